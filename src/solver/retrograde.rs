//! Any variant, one layer at a time.

use super::Index;
use super::table::{byte, negative};
use crate::{Margin, Position, Variant};

/// Solves the boards with so many seeds, all boards with fewer being solved.
/// `values` holds a byte for each board, this layer's being margins of 0.
pub(super) fn solve_layer(variant: Variant, index: &Index, seeds: u8, values: &mut [u8]) {
    let layer = index.layer(seeds);
    let (fewer, values) = values[..layer.end].split_at_mut(layer.start);
    // What each board is worth without the moves that take nothing, 0 if it
    // has no others; and where those moves lead.
    let mut captures = Vec::with_capacity(values.len());
    let mut quiet = Vec::new();
    let mut ends = Vec::with_capacity(values.len());
    for board in index.boards(seeds) {
        let position = Position::with_board(variant, board);
        let moves = position.legal_moves();
        let mut best = 0;
        if moves.is_empty()
            && let Some(outcome) = position.outcome()
        {
            best = byte(Margin::gathered(&outcome, position.turn()));
        }
        for mv in moves {
            let after = position.play(mv).expect("the move is among the legal ones");
            let taken = seeds - after.board().total();
            let child = index
                .rank(after.board(), after.turn())
                .expect("a move adds no seeds");
            if taken > 0 {
                best = best.max(taken + negative(fewer[child]));
            } else {
                quiet.push((child - layer.start) as u32);
            }
        }
        captures.push(best);
        ends.push(quiet.len() as u32);
    }
    // Improve every value in place until a sweep changes nothing.
    let mut changed = true;
    while changed {
        changed = false;
        let mut begin = 0;
        for (board, (&best, &end)) in captures.iter().zip(&ends).enumerate() {
            let value = quiet[begin..end as usize]
                .iter()
                .map(|&child| negative(values[child as usize]))
                .fold(best, u8::max);
            begin = end as usize;
            changed |= values[board] != value;
            values[board] = value;
        }
    }
}
