//! Players for matches: the computer's levels and the plain ones they are
//! measured against.

use std::ops::ControlFlow;

use daga::opponent::{self, Level};
use daga::search::{self, Limits};
use daga::solver::Table;
use daga::{Move, Record, Side};

use super::random::Random;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any allowed move.
    Random,
    /// Takes the most it can now.
    Greedy,
    /// A search to a fixed depth, without the endgame table.
    Depth(u8),
    Level(Level),
    /// The highest level, looking at so many positions only.
    Limited(u64),
}

impl Player {
    pub fn name(self) -> String {
        match self {
            Player::Random => "random".to_owned(),
            Player::Greedy => "greedy".to_owned(),
            Player::Depth(depth) => format!("{depth} plies"),
            Player::Level(level) => format!("level {}", level.number()),
            Player::Limited(nodes) => format!("5, {} k", nodes / 1000),
        }
    }

    pub fn choose(self, record: &Record, table: Option<&Table>, random: &mut Random) -> Move {
        let position = record.position();
        let mut moves: Vec<Move> = position.legal_moves().collect();
        let go_on = &mut |_: search::Progress<'_>| ControlFlow::Continue(());
        match self {
            Player::Random => *random.pick(&moves),
            Player::Greedy => {
                let taken = |mv: Move| {
                    let after = position.play(mv).expect("it is allowed");
                    after.captured()[position.turn()]
                };
                let most = moves.iter().map(|&mv| taken(mv)).max().expect("a move");
                moves.retain(|&mv| taken(mv) == most);
                *random.pick(&moves)
            }
            Player::Depth(depth) => {
                for last in (1..moves.len()).rev() {
                    moves.swap(last, random.below(last + 1));
                }
                let nodes = u64::MAX;
                let report = search::best(record, None, Limits { depth, nodes }, &moves, go_on);
                report.expect("the game goes on").moves[0].mv
            }
            Player::Level(_) | Player::Limited(_) => {
                let (level, nodes) = match self {
                    Player::Level(level) => (level, opponent::NODES),
                    Player::Limited(nodes) => (Level::Five, nodes),
                    _ => unreachable!("the others are no levels"),
                };
                opponent::choose(record, table, level, random.next(), nodes, go_on)
                    .expect("the game goes on")
                    .mv
            }
        }
    }
}

/// Plays a game to its end; gives South's lead in seeds.
pub fn play(
    record: &mut Record,
    south: Player,
    north: Player,
    table: Option<&Table>,
    random: &mut Random,
) -> i32 {
    loop {
        if let Some(outcome) = record.outcome() {
            return i32::from(outcome.totals.south) - i32::from(outcome.totals.north);
        }
        let player = match record.position().turn() {
            Side::South => south,
            Side::North => north,
        };
        let mv = player.choose(record, table, random);
        record.play(mv).expect("players keep to the rules");
    }
}
