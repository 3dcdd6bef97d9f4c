//! The moves of a position, the most promising first.

use crate::{Move, Position};

/// Sorts a list, equals staying in order. Lists of moves are short, and the
/// standard library's sort is a tenth of the module that the page loads.
pub(super) fn sort<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The most moves a position can have: one for each pit of a row.
const MOST: usize = 8;

/// A move and where it leads.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) mv: Move,
    /// The place of the pit in its row; 0 for a pass, which has no rival.
    pub(super) place: u8,
    pub(super) position: Position,
    rank: u16,
}

/// The moves of one position.
pub(super) struct Children {
    list: [Child; MOST],
    len: usize,
}

impl Children {
    /// Every move of the position, in this order: the move that was best
    /// before, captures by their size, the rest along the sowing path.
    #[inline]
    pub(super) fn ordered(position: &Position, best: Option<u8>) -> Self {
        let mut children = Self {
            list: [Child {
                mv: Move::Pass,
                place: 0,
                position: *position,
                rank: 0,
            }; MOST],
            len: 0,
        };
        position.successors(&mut |mv, after| {
            let place = place(position, mv);
            let rank = if best == Some(place) {
                u16::MAX
            } else {
                captured_by(position, &after) as u16
            };
            children.insert(Child {
                mv,
                place,
                position: after,
                rank,
            });
        });
        children
    }

    /// Keeps the list sorted; equals stay in the order they came.
    #[inline]
    fn insert(&mut self, child: Child) {
        let mut at = self.len;
        while at > 0 && self.list[at - 1].rank < child.rank {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = child;
        self.len += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Child] {
        &self.list[..self.len]
    }
}

/// The seeds that left the board between a position and the next.
#[inline]
pub(super) fn captured_by(before: &Position, after: &Position) -> i16 {
    let side = before.turn();
    i16::from(after.captured()[side]) - i16::from(before.captured()[side])
}

/// The place of a move's pit in its row; 0 for a pass.
#[inline]
pub(super) fn place(position: &Position, mv: Move) -> u8 {
    match mv {
        Move::Sow(pit) => (pit.index() % position.variant().rules().ring.pits_per_row()) as u8,
        Move::Pass => 0,
    }
}
