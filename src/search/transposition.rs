//! What earlier lines found out about a board, in a table of fixed size.

use super::value::{Bound, Value};
use crate::Board;

/// What is known about a board, seen by its mover as South.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    board: Board,
    margin: i8,
    /// The plies that were searched; 0 in an empty slot.
    depth: u8,
    /// None if only the move is worth keeping.
    bound: Option<Bound>,
    proven: bool,
    /// The place in the row of the best move.
    best: Option<u8>,
}

const NOTHING: Entry = Entry {
    board: Board::EMPTY,
    margin: 0,
    depth: 0,
    bound: None,
    proven: false,
    best: None,
};

impl Entry {
    /// The place in the row of the move that was best.
    pub(super) const fn best(&self) -> Option<u8> {
        self.best
    }

    /// The value at exactly this depth, and what it bounds.
    ///
    /// A proven value of fewer plies counts too: its lines all end by then,
    /// so a deeper search would find the same. An unproven value of more
    /// plies does not: with it, the value at a depth would depend on the
    /// order in which boards were met.
    pub(super) fn value(&self, depth: u8) -> Option<(Bound, Value)> {
        let fits = self.depth == depth || self.proven && self.depth < depth;
        let value = Value {
            margin: i16::from(self.margin),
            proven: self.proven,
        };
        self.bound.filter(|_| fits).map(|bound| (bound, value))
    }
}

/// A table of boards. Each board has two slots: one is kept for the deepest
/// search, the other takes whatever comes.
pub(super) struct Transpositions {
    slots: Vec<[Entry; 2]>,
}

impl Transpositions {
    /// A table of 2^`bits` pairs of slots, 48 bytes each.
    pub(super) fn new(bits: u32) -> Self {
        Self {
            slots: vec![[NOTHING; 2]; 1 << bits],
        }
    }

    /// What is known about this board.
    #[inline]
    pub(super) fn get(&self, board: Board) -> Option<&Entry> {
        self.slots[self.index(board)]
            .iter()
            .find(|entry| entry.depth > 0 && entry.board == board)
    }

    /// Keeps the value of a board at this depth, at least 1; without a bound,
    /// only the move.
    #[inline]
    pub(super) fn put(
        &mut self,
        board: Board,
        depth: u8,
        found: Option<(Bound, Value)>,
        best: Option<u8>,
    ) {
        debug_assert!(depth > 0, "depth 0 marks an empty slot");
        let value = found.map_or(Value::proven(0), |(_, value)| value);
        let entry = Entry {
            board,
            margin: value.margin as i8,
            depth,
            bound: found.map(|(bound, _)| bound),
            proven: value.proven && found.is_some(),
            best,
        };
        let index = self.index(board);
        let [deepest, latest] = &mut self.slots[index];
        if deepest.board == board || deepest.depth <= depth {
            if deepest.board != board {
                *latest = *deepest;
            }
            *deepest = entry;
        } else {
            *latest = entry;
        }
    }

    #[inline]
    fn index(&self, board: Board) -> usize {
        // The length is a power of two.
        board.hash() as usize & (self.slots.len() - 1)
    }
}
