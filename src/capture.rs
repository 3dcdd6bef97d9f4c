//! Capturing: what a landing takes.

use crate::rules::{Capture, Chain, Counts, Reach, Rules};
use crate::{Board, Pit, Pits, Side};

/// What a capture leaves.
pub(crate) struct Captured {
    /// The board after it.
    pub board: Board,
    /// The seeds it took.
    pub seeds: u8,
    /// The pits it took them from.
    pub pits: Pits,
}

impl Captured {
    #[inline(always)]
    pub(crate) const fn nothing(board: Board) -> Self {
        Self {
            board,
            seeds: 0,
            pits: Pits::NONE,
        }
    }

    #[inline(always)]
    fn take(&mut self, pit: Pit, observe: &mut impl FnMut(Pit, u8)) {
        let seeds = self.board.seeds(pit);
        observe(pit, seeds);
        self.board = self.board.without(pit);
        self.seeds += seeds;
        self.pits = self.pits.with(pit);
    }
}

/// Captures what a landing in `last` gives the mover (M3, M4, T3, S4).
#[inline(always)]
pub(crate) fn capture(
    rules: &'static Rules,
    board: Board,
    last: Pit,
    mover: Side,
    observe: &mut impl FnMut(Pit, u8),
) -> Captured {
    let in_own_row = rules.ring.owner(last) == mover;
    match rules.capture.answer {
        Capture::Landing { counts, reach } => {
            if reach == Reach::OwnRow && !in_own_row {
                return Captured::nothing(board);
            }
            capture_landing(rules, board, last, counts, observe)
        }
        Capture::Facing => {
            let mut captured = Captured::nothing(board);
            let facing = rules.ring.facing(last);
            if in_own_row && board.seeds(facing) > 0 {
                captured.take(facing, observe);
            }
            captured
        }
    }
}

/// Captures the landing pit and, where the rules chain, those before it.
#[inline(always)]
fn capture_landing(
    rules: &'static Rules,
    board: Board,
    last: Pit,
    counts: Counts,
    observe: &mut impl FnMut(Pit, u8),
) -> Captured {
    let mut captured = Captured::nothing(board);
    let mut pit = last;
    // A captured pit is empty, which is no captured count: the loop ends by
    // itself after a full circle.
    while counts.contains(captured.board.seeds(pit)) {
        captured.take(pit, observe);
        match rules.chain.answer {
            Chain::None => break,
            Chain::Backward => pit = rules.ring.before(pit),
        }
    }
    captured
}
