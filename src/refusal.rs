//! Why a pit may not be played.

use std::error::Error;
use std::fmt;

use crate::Pit;
use crate::notation::PitName;
use crate::rules::{Clause, Feeding, GrandSlam, Laps, Rules};

/// The reasons, in the order in which they are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// The pit lies in the opponent's row.
    OtherRow,
    /// The pit holds no seed.
    Empty,
    /// The pit holds one seed, and one may not be played (M1).
    Singleton,
    /// The sowing would never stop (S6).
    Endless {
        /// After so many laps it is back at its beginning; none if it was
        /// still going at the bound.
        returns_after: Option<u32>,
    },
    /// The move would capture the last seeds of the opponent's row (M6).
    GrandSlam,
    /// The opponent has no seeds, and another move gives some (M7).
    MustFeed,
}

impl Reason {
    /// The stable name in interfaces, such as `grand-slam`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::OtherRow => "other-row",
            Self::Empty => "empty",
            Self::Singleton => "singleton",
            Self::Endless { .. } => "endless",
            Self::GrandSlam => "grand-slam",
            Self::MustFeed => "must-feed",
        }
    }

    /// The clause of this rule sheet behind a reason that a position has. The
    /// end of a game has its own, see [`Outcome`](crate::Outcome).
    pub(crate) const fn clause(self, rules: &Rules) -> Clause {
        match (self, rules.laps.answer, rules.grand_slam, rules.feeding) {
            (Self::Endless { .. }, Laps::Relay { endless }, ..) => endless,
            (Self::GrandSlam, _, GrandSlam::Forbidden(clause), _)
            | (Self::MustFeed, .., Feeding::Required(clause)) => clause,
            _ => rules.smallest_handful.clause,
        }
    }
}

/// A pit that may not be played, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The pit.
    pub pit: Pit,
    /// Its name on the board.
    pub name: PitName,
    /// Why it may not be played.
    pub reason: Reason,
    /// The clause that says so.
    pub clause: Clause,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} may not be played: ", self.name)?;
        match self.reason {
            Reason::GameOver => f.write_str("the game is over"),
            Reason::OtherRow => f.write_str("it is in the opponent's row"),
            Reason::Empty => f.write_str("it is empty"),
            Reason::Singleton => f.write_str("it holds a single seed"),
            Reason::Endless {
                returns_after: Some(laps),
            } => write!(
                f,
                "the sowing would never stop, it is back at its beginning after {laps} laps"
            ),
            Reason::Endless {
                returns_after: None,
            } => f.write_str("the sowing would not stop"),
            Reason::GrandSlam => f.write_str("it would capture all seeds in the opponent's row"),
            Reason::MustFeed => {
                f.write_str("the opponent has no seeds and another pit would give some")
            }
        }?;
        write!(f, " (rule {})", self.clause.id)
    }
}

impl Error for Refusal {}

/// A move that may not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The pit may not be played.
    Refused(Refusal),
    /// A pass where there is something to play, or nothing to pass on; with
    /// the clause that says when a turn is passed, or how the game has ended.
    NoPass(Clause),
    /// The board has no such pit.
    NoSuchPit,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(f),
            Self::NoPass(clause) => {
                write!(f, "the turn may not be passed here (rule {})", clause.id)
            }
            Self::NoSuchPit => f.write_str("the board has no such pit"),
        }
    }
}

impl Error for IllegalMove {}
