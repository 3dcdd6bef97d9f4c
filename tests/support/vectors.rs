//! The recorded test vectors in `tests/vectors`, one JSON object a line.

use super::reference::{Game, Position};
use serde::Deserialize;
use std::collections::BTreeMap;

/// One position with every move of it.
#[derive(Debug, Deserialize)]
pub struct Vector {
    game: String,
    pits: Vec<u8>,
    to_move: String,
    opening: bool,
    pub legal: Vec<usize>,
    pub moves: BTreeMap<usize, Sowing>,
    /// Own pits that may not be played, with the reason.
    pub illegal: BTreeMap<usize, String>,
    /// Seeds won from here on by the player to move minus the opponent's, with
    /// best play on both sides. Modiar and Tihbat only.
    pub value: Option<i8>,
}

#[derive(Debug, Deserialize)]
pub struct Sowing {
    pub laps: u32,
    pub captured: u8,
    pub after: Vec<u8>,
}

/// One very long or endless sowing of Sadeqa.
#[derive(Debug, Deserialize)]
pub struct LongSowing {
    game: String,
    pits: Vec<u8>,
    to_move: String,
    pub pit: usize,
    pub endless: bool,
    /// When the sowing returns; above the bound it is for information.
    pub returns_after_laps: Option<u32>,
    pub laps: Option<u32>,
    pub captured: Option<u8>,
    pub after: Option<Vec<u8>>,
}

impl Vector {
    /// The flag is set on the first ply of every game; only Modiar's rules ask.
    pub fn position(&self) -> Position {
        let mut position = position(&self.game, &self.pits, &self.to_move);
        position.opening = self.opening && position.game == Game::Modiar;
        position
    }
}

impl LongSowing {
    pub fn position(&self) -> Position {
        position(&self.game, &self.pits, &self.to_move)
    }
}

/// The vectors say nothing about the captured piles: the missing seeds are
/// shared out so that both piles stay even in the games of even captures.
fn position(game: &str, pits: &[u8], to_move: &str) -> Position {
    let mut position = Position::start(Game::named(game).expect("a known game"));
    position.pits[..pits.len()].copy_from_slice(pits);
    position.turn = ["south", "north"]
        .iter()
        .position(|side| *side == to_move)
        .expect("south or north");
    let captured = position.game.seeds() - position.on_board();
    let south = captured / 4 * 2;
    position.captured = [south, captured - south];
    position.opening = false;
    position
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty())
}

pub fn of_game(game: Game) -> Vec<Vector> {
    let text = match game {
        Game::Modiar => include_str!("../vectors/modiar.jsonl"),
        Game::Tihbat => include_str!("../vectors/tihbat.jsonl"),
        Game::SadeqaIii => include_str!("../vectors/sadeqa-iii.jsonl"),
        Game::SadeqaGame91 => include_str!("../vectors/sadeqa-game-91.jsonl"),
    };
    lines(text)
        .map(|line| serde_json::from_str(line).expect("a vector"))
        .collect()
}

pub fn long_sowings() -> Vec<LongSowing> {
    lines(include_str!("../vectors/sadeqa-long-sowings.jsonl"))
        .map(|line| serde_json::from_str(line).expect("a long sowing"))
        .collect()
}
