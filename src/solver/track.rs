//! Where a move leads from each of the boards with one row of the mover.

use super::lanes::{Replies, load};
use super::plans::{Glide, Plans};
use super::rows::First;

/// The boards a move leads to that takes nothing from the opponent's row.
#[derive(Clone, Copy)]
pub(super) struct Track<'a> {
    /// Where the values of the boards with the mover's row after the move
    /// begin.
    base: usize,
    /// By run of opponent's rows: the rank of its first row after the move.
    starts: &'a [u16],
    /// By the rank of the opponent's row: all ones where it is such a move.
    mask: &'a [u8],
}

impl<'a> Track<'a> {
    /// The track of a move from boards with the opponent's rows that begin at
    /// `first` to the block that begins at `block`, in which an opponent's row
    /// comes with `width` rows of the mover.
    #[inline(always)]
    pub(super) fn new(
        plans: &'a Plans,
        first: First,
        glide: &Glide,
        block: usize,
        width: usize,
    ) -> Self {
        Self {
            base: block + usize::from(glide.row.rank) * width,
            starts: &plans.shifts[usize::from(glide.shift)].starts[first.run..],
            mask: &plans.masks[usize::from(glide.mask)].bytes[first.row..],
        }
    }

    /// What the move makes of the boards of a run, the first of which has the
    /// opponent's row of rank `start`.
    #[inline(always)]
    pub(super) fn replies<'r>(
        &'r self,
        values: &'r [u8],
        run: usize,
        start: usize,
        taken: u8,
    ) -> Replies<'r> {
        Replies {
            values: load(values, self.base + usize::from(self.starts[run])),
            mask: load(self.mask, start),
            taken,
        }
    }
}
