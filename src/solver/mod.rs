//! Exact margins for whole games and for endgames.
//!
//! **Layers.** No move adds seeds to the board. So the boards are solved in
//! layers, fewest seeds first; when a layer's turn comes, all that captures
//! lead to is known, and what is left to find is the play within the layer.
//!
//! **Within a layer** moves that take nothing can go round in circles. Such
//! play ends by repetition with an equal split (M9, T6, S7), so its margin
//! is 0: neither player wins anything more. Every value starts at 0, and
//!
//! > V(board) = the best of: what a capture takes, minus V of the board after
//! > it; minus V of the board after any other move; at the end of the game,
//! > what is gathered
//!
//! is applied in place, in any order, until nothing changes. That finds the
//! true margins, circles included:
//!
//! 1. *Every value stays between 0 and the true margin m.* Say it holds for
//!    all boards and one is renewed. A quiet move of true worth w now looks
//!    worth something between 0 and w, a capture exactly what it is. If
//!    m ≥ 0, no move looks better than m, and the best one does not look
//!    worse than 0. If m < 0, no move looks better than 0, and the best one
//!    does not look worse than m. So a margin of 0 is right from the start.
//! 2. *Values only move away from 0*, by the same reasoning, so it ends.
//! 3. *When nothing changes any more, all values are true.* If not, let m be
//!    the largest size of a true margin where the value is wrong. On a wrong
//!    board of margin m every best move is quiet and leads to a wrong board
//!    of margin -m; otherwise its value would be m. On a wrong board of
//!    margin -m some quiet move leads to a wrong board of margin m; otherwise
//!    its value would be -m, larger sizes being right. So the weaker player
//!    can keep the stronger among wrong boards for ever, which is worth 0,
//!    or make them settle for less than m. Then m was not the margin.
//!
//! Values do not depend on the captured piles, because a margin counts only
//! what is still to come, nor on the path, because best play may always treat
//! a circle as the split it ends in. What they leave out: the first ply,
//! which has a rule of its own (M5) and is one move of search above the table
//! (`search::judge`); and that in a given game a position may have been
//! there *before*, so that a single move ends the game.
//!
//! **Two solvers.** [`solve_plainly`] asks [`Position`](crate::Position) for
//! every move of every board. [`solve`] does the same sixteen boards at once
//! where the game has single laps, having asked about one board of each kind.

mod check;
mod floor;
mod index;
mod lanes;
mod layers;
mod plans;
mod retrograde;
mod rows;
mod table;
mod track;

pub use index::Index;
pub use table::{Table, TableError};

use std::ops::ControlFlow;

use crate::Variant;
use layers::Layers;
use plans::Plans;

/// How far a solution has come: reported after each layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The seeds on the boards of the layer just solved.
    pub seeds: u8,
    /// The boards solved so far.
    pub boards: usize,
    /// The boards there are.
    pub of: usize,
}

/// Solves every board of the variant with up to `most_seeds` seeds. None if
/// `progress` breaks off.
///
/// ```
/// use std::ops::ControlFlow;
/// use daga::solver::solve;
/// use daga::{Margin, Position, Variant};
///
/// let table = solve(Variant::Tihbat, 28, &mut |_| ControlFlow::Continue(())).unwrap();
/// let start = Position::start(Variant::Tihbat);
/// assert_eq!(table.value(&start), Some(Margin::new(-2)));
/// ```
///
/// # Panics
///
/// If the game has fewer seeds than `most_seeds`, or that is 64 or more.
pub fn solve(
    variant: Variant,
    most_seeds: u8,
    progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
) -> Option<Table> {
    let Some(counts) = Plans::counts(variant) else {
        return solve_plainly(variant, most_seeds, progress);
    };
    let mut table = Table::new(variant, most_seeds);
    let (index, values) = table.values_mut();
    let mut layers = Layers::new(variant, index, Plans::new(variant, counts, index));
    let solve_layer = &mut |seeds, values: &mut [u8]| layers.solve_layer(seeds, values);
    in_layers(index, values, solve_layer, progress)?;
    Some(table.seal())
}

/// What [`solve`] does, slower, taking nothing for granted about the rules.
///
/// # Panics
///
/// As [`solve`].
pub fn solve_plainly(
    variant: Variant,
    most_seeds: u8,
    progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
) -> Option<Table> {
    let mut table = Table::new(variant, most_seeds);
    let (index, values) = table.values_mut();
    let solve_layer = &mut |seeds, values: &mut [u8]| {
        retrograde::solve_layer(variant, index, seeds, values);
    };
    in_layers(index, values, solve_layer, progress)?;
    Some(table.seal())
}

/// Solves one layer after another; none if `progress` breaks off.
fn in_layers(
    index: &Index,
    values: &mut [u8],
    solve_layer: &mut impl FnMut(u8, &mut [u8]),
    progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
) -> Option<()> {
    for seeds in index.layers() {
        solve_layer(seeds, values);
        let done = Progress {
            seeds,
            boards: index.layer(seeds).end,
            of: index.len(),
        };
        if progress(done).is_break() {
            return None;
        }
    }
    Some(())
}
