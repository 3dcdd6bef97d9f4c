//! What a spectator sees of a move.

use crate::rules::Rules;
use crate::{Pit, Ring, Side};

/// One thing that happens on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A pit is lifted and its seeds are sown.
    Lap(Lap),
    /// The seeds of a pit are captured; a chain is several of these in a row.
    Capture {
        /// The pit, empty afterwards.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
        /// The captor.
        by: Side,
    },
    /// A player without seeds lets the turn pass.
    Pass {
        /// The player.
        side: Side,
    },
    /// At the end of the game, the seeds of a pit go to a player.
    Gather {
        /// The pit, empty afterwards.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
        /// The player who gets them.
        to: Side,
    },
    /// At an end by repetition, the seeds on the board are shared.
    Share {
        /// How many seeds each player gets.
        each: u8,
        /// The odd seed that stays on the board, 0 or 1.
        left: u8,
    },
}

/// One lap: all seeds of a pit, sown one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// The pit that is lifted.
    pub from: Pit,
    /// How many seeds it held.
    pub seeds: u8,
    /// The pit the first seed falls into.
    pub first: Pit,
    /// The board.
    pub ring: Ring,
}

impl Lap {
    /// The lap that sows so many seeds, all of this pit (M2, T2, S2).
    #[inline(always)]
    pub(crate) fn new(rules: &Rules, from: Pit, seeds: u8) -> Self {
        Self {
            from,
            seeds,
            first: rules.ring.after(from, rules.first_seed.answer.skipped()),
            ring: rules.ring,
        }
    }

    /// The pits the seeds fall into, one after another.
    pub fn drops(self) -> impl ExactSizeIterator<Item = Pit> {
        (0..usize::from(self.seeds)).map(move |seed| self.ring.after(self.first, seed))
    }
}
