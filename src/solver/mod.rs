//! Exact margins for whole games and for endgames.

mod index;
mod retrograde;
mod table;

pub use index::Index;
pub use table::{Table, TableError};

use std::ops::ControlFlow;

use crate::Variant;

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

/// Solves every board of the variant with up to `most_seeds` seeds, but the
/// opening ply. None if `progress` breaks off.
///
/// # Panics
///
/// If the game has fewer seeds than `most_seeds`.
pub fn solve(
    variant: Variant,
    most_seeds: u8,
    progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
) -> Option<Table> {
    assert!(most_seeds <= variant.seeds(), "{variant} has fewer seeds");
    let mut table = Table::new(variant, most_seeds);
    let (index, values) = table.values_mut();
    for seeds in index.layers() {
        let end = index.layer(seeds).end;
        retrograde::solve_layer(variant, index, seeds, &mut values[..end]);
        let done = Progress {
            seeds,
            boards: end,
            of: index.len(),
        };
        if progress(done).is_break() {
            return None;
        }
    }
    table.seal();
    Some(table)
}
