//! The engine at the table where the rule cases are played.

use super::cases::{Happened, Table};
use daga::{IllegalMove, Move, PitName, Position, Reason, Record, Step, Variant};

pub struct EngineTable(Record);

impl EngineTable {
    fn read_move(&self, text: &str) -> Result<Move, String> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        PitName::find(self.0.position().variant().rules().ring, text)
            .map(Move::Sow)
            .ok_or_else(|| "no such pit".to_string())
    }
}

/// As a move is named in a case.
fn name(position: &Position, mv: Move) -> String {
    match mv {
        Move::Sow(pit) => position.name(pit).to_string(),
        Move::Pass => "pass".to_string(),
    }
}

impl Table for EngineTable {
    fn open(position: &str) -> Result<Self, String> {
        let position = match Variant::from_id(position) {
            Some(variant) => Position::start(variant),
            None => position
                .parse()
                .map_err(|error: daga::notation::TextError| error.to_string())?,
        };
        Ok(EngineTable(Record::new(position)))
    }

    fn allowed(&self) -> Vec<String> {
        if self.0.outcome().is_some() {
            return Vec::new();
        }
        let position = self.0.position();
        position
            .legal_moves()
            .map(|mv| name(position, mv))
            .collect()
    }

    fn refusal(&self, pit: &str) -> Option<String> {
        let Ok(Move::Sow(pit)) = self.read_move(pit) else {
            return Some("no such pit".to_string());
        };
        match self.0.position().refusal(pit)? {
            IllegalMove::Refused(refusal) => {
                let returns = match refusal.reason {
                    Reason::Endless {
                        returns_after: Some(laps),
                    } => format!(", returns after {laps} laps"),
                    Reason::Endless {
                        returns_after: None,
                    } => ", no return within the bound".to_string(),
                    _ => String::new(),
                };
                Some(format!(
                    "{} {} {}{returns}",
                    refusal.name,
                    refusal.reason.code(),
                    refusal.clause.id
                ))
            }
            other => Some(other.to_string()),
        }
    }

    fn play(&mut self, mv: &str) -> Result<Happened, String> {
        let mv = self.read_move(mv)?;
        let position = *self.0.position();
        let mut happened = Happened {
            laps: 0,
            captures: Vec::new(),
        };
        self.0
            .play_observed(mv, &mut |step| match step {
                Step::Lap(_) => happened.laps += 1,
                Step::Capture { pit, seeds, .. } => happened
                    .captures
                    .push((position.name(pit).to_string(), seeds)),
                Step::Pass { .. } | Step::Gather { .. } | Step::Share { .. } => (),
            })
            .map_err(|error| error.to_string())?;
        Ok(happened)
    }

    fn undo(&mut self) -> Result<(), String> {
        self.0.undo().map_err(|error| error.to_string())
    }

    fn position(&self) -> String {
        self.0.position().to_string()
    }

    fn outcome(&self) -> Option<String> {
        let outcome = self.0.outcome()?;
        Some(format!(
            "{} {}, {}-{}, gathered {}-{}, left {}",
            outcome.ending.code(),
            outcome.clause.id,
            outcome.totals.south,
            outcome.totals.north,
            outcome.gathered.south,
            outcome.gathered.north,
            outcome.left
        ))
    }
}
