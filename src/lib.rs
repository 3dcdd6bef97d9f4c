//! The rules engine of Daga: historic mancala games of Morocco and Ethiopia.
//!
//! ```
//! use daga::{Move, Record, Position, Variant};
//!
//! let mut game = Record::new(Position::start(Variant::Modiar));
//! while let Some(mv) = game.position().legal_moves().next() {
//!     if game.outcome().is_some() {
//!         break;
//!     }
//!     game.play(mv)?;
//! }
//! println!("{game}");
//! # Ok::<(), daga::IllegalMove>(())
//! ```
//!
//! The modules, each using only those before it where the language lets it:
//! the board ([`Side`], [`Pit`], [`Board`]), the rule sheets ([`rules`],
//! [`Variant`]), what happens in a move ([`Step`], [`Position`]), how it ends
//! ([`Outcome`]), a whole game ([`Record`]), their texts ([`notation`]), what a
//! position is worth ([`Margin`], [`Verdict`]), the exact solution of small
//! games and of endgames ([`solver`]), looking ahead in the others
//! ([`search`]), what can be said of a move in words ([`Fact`]), and the
//! computer as a player ([`opponent`]).

mod side;

mod pit;

mod board;

pub mod rules;

mod variant;

mod moves;
mod step;

mod capture;
mod sow;

mod refusal;

mod outcome;
mod position;

mod setup;

mod record;

pub mod notation;

mod score;

pub mod solver;

pub mod search;

mod facts;

pub mod opponent;

#[cfg(target_arch = "wasm32")]
mod bindings;

pub use board::Board;
pub use facts::{Fact, facts};
pub use moves::{Move, Moves};
pub use notation::PitName;
pub use outcome::{Ending, Outcome};
pub use pit::{MAX_PITS, Pit, Pits, Ring};
pub use position::Position;
pub use record::{NoSuchPly, Record};
pub use refusal::{IllegalMove, Reason, Refusal};
pub use score::{Lead, Margin, Verdict};
pub use setup::{Setup, SetupError};
pub use side::{BySide, Side};
pub use sow::MOST_LAPS;
pub use step::{Lap, Step};
pub use variant::Variant;
