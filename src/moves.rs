//! A move, and the moves a player may choose from.

use crate::{Pit, Pits};

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays this pit.
    Sow(Pit),
    /// Lets the turn pass (T4).
    Pass,
}

/// The moves allowed in a position; iterates over them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// Any of these pits, or none: then the game has ended.
    Pits(Pits),
    /// Only a pass (T4).
    Pass,
}

impl Moves {
    /// No move at all.
    pub(crate) const NONE: Self = Self::Pits(Pits::NONE);

    /// Whether this move is among them.
    #[must_use]
    pub fn contains(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::Pits(pits), Move::Sow(pit)) => pits.contains(pit),
            (Self::Pass, Move::Pass) => true,
            _ => false,
        }
    }

    /// Whether there is no move.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match self {
            Self::Pits(pits) => pits.next().map(Move::Sow),
            Self::Pass => {
                *self = Self::NONE;
                Some(Move::Pass)
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match self {
            Self::Pits(pits) => Pits::len(*pits),
            Self::Pass => 1,
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}
