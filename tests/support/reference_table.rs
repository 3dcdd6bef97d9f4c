//! The reference engine at the table where the rule cases are played.

use super::cases::{Happened, Table};
use super::reference::{Game, Position, Record};

pub struct ReferenceTable(Record);

impl ReferenceTable {
    fn game(&self) -> Game {
        self.0.position().game
    }
}

impl Table for ReferenceTable {
    fn open(position: &str) -> Result<Self, String> {
        let position = match Game::named(position) {
            Some(game) => Position::start(game),
            None => Position::read(position).ok_or("this is not a position of the game")?,
        };
        Ok(ReferenceTable(Record::new(position)))
    }

    fn allowed(&self) -> Vec<String> {
        if self.0.outcome().is_some() {
            return Vec::new();
        }
        let moves = self.0.position().children();
        moves
            .into_iter()
            .map(|(mv, _)| mv.name(self.game()))
            .collect()
    }

    fn refusal(&self, pit: &str) -> Option<String> {
        let position = self.0.position();
        let reason = position.refusal(position.game.pit_named(pit)?)?;
        let clause = reason.clause(position.game);
        let returns = match (reason.name(), reason.laps()) {
            ("endless", Some(laps)) => format!(", returns after {laps} laps"),
            ("endless", None) => ", no return within the bound".to_string(),
            _ => String::new(),
        };
        Some(format!("{pit} {} {clause}{returns}", reason.name()))
    }

    fn play(&mut self, mv: &str) -> Result<Happened, String> {
        if self.0.outcome().is_some() {
            return Err("the game is over".to_string());
        }
        let position = self.0.position();
        if mv == "pass" {
            if !position.must_pass() {
                return Err("there is a move to make".to_string());
            }
            self.0.push(position.pass());
            return Ok(Happened {
                laps: 0,
                captures: Vec::new(),
            });
        }
        let pit = position.game.pit_named(mv).ok_or("no such pit")?;
        let played = position
            .play(pit)
            .map_err(|reason| reason.name().to_string())?;
        self.0.push(played.after);
        Ok(Happened {
            laps: played.laps,
            captures: played
                .captures
                .iter()
                .map(|&(pit, seeds)| (position.game.pit_name(pit).to_string(), seeds))
                .collect(),
        })
    }

    fn undo(&mut self) -> Result<(), String> {
        if self.0.undo() {
            Ok(())
        } else {
            Err("there is nothing to take back".to_string())
        }
    }

    fn position(&self) -> String {
        self.0.position().to_string()
    }

    fn outcome(&self) -> Option<String> {
        let outcome = self.0.outcome()?;
        let [south, north] = outcome.totals;
        let [from_south, from_north] = outcome.gathered;
        Some(format!(
            "{} {}, {south}-{north}, gathered {from_south}-{from_north}, left {}",
            outcome.ending.name(),
            outcome.clause,
            outcome.left
        ))
    }
}
