//! Any variant, one layer at a time.

use super::Index;
use super::table::{byte, negative};
use crate::{Board, Margin, Position, Variant};

/// Some boards of a layer with consecutive numbers. Small parts waste little
/// memory while their lists grow.
struct Part {
    /// What each board is worth without its quiet moves, which take nothing;
    /// 0 if it has no others.
    floors: Vec<u8>,
    /// How many quiet moves each board has.
    counts: Vec<u8>,
    /// Where they lead: numbers within the layer, in three bytes.
    quiet: Vec<[u8; 3]>,
}

const PART: usize = 1 << 16;

/// Solves the boards with so many seeds, all boards with fewer being solved.
/// `values` holds a byte for each board, this layer's being margins of 0.
pub(super) fn solve_layer(variant: Variant, index: &Index, seeds: u8, values: &mut [u8]) {
    let layer = index.layer(seeds);
    assert!(layer.len() < 1 << 24, "a number must fit in three bytes");
    let (fewer, values) = values[..layer.end].split_at_mut(layer.start);
    let mut boards = index.boards(seeds).peekable();
    let mut parts = Vec::new();
    while boards.peek().is_some() {
        let mut part = Part {
            floors: Vec::new(),
            counts: Vec::new(),
            quiet: Vec::new(),
        };
        for board in boards.by_ref().take(PART) {
            part.add(variant, index, board, fewer);
        }
        part.quiet.shrink_to_fit();
        parts.push(part);
    }
    // Renew every value in place until a sweep changes nothing.
    let mut changed = true;
    while changed {
        changed = false;
        for (number, part) in parts.iter().enumerate() {
            changed |= part.renew(number * PART, values);
        }
    }
}

impl Part {
    /// Asks for the moves of the next board.
    fn add(&mut self, variant: Variant, index: &Index, board: Board, fewer: &[u8]) {
        let position = Position::with_board(variant, board);
        let mut floor = 0;
        let mut quiet = 0;
        let mut moves = 0;
        position.successors(&mut |_, after| {
            moves += 1;
            let taken = board.total() - after.board().total();
            let child = index.rank(after.board(), after.turn());
            let child = child.expect("a move adds no seeds");
            if taken > 0 {
                floor = floor.max(taken + negative(fewer[child]));
            } else {
                let [a, b, c, _] = ((child - fewer.len()) as u32).to_le_bytes();
                self.quiet.push([a, b, c]);
                quiet += 1;
            }
        });
        if moves == 0 {
            let outcome = position.outcome().expect("no move is allowed");
            floor = byte(Margin::gathered(&outcome, position.turn()));
        }
        self.floors.push(floor);
        self.counts.push(quiet);
    }

    /// Renews the values of these boards, the first of which has this number
    /// within the layer, and tells whether one changed.
    fn renew(&self, first: usize, values: &mut [u8]) -> bool {
        let mut changed = false;
        let mut quiet = self.quiet.as_slice();
        for (board, (&floor, &count)) in self.floors.iter().zip(&self.counts).enumerate() {
            let (own, rest) = quiet.split_at(usize::from(count));
            quiet = rest;
            let value = own
                .iter()
                .map(|&[a, b, c]| u32::from_le_bytes([a, b, c, 0]))
                .map(|child| negative(values[child as usize]))
                .fold(floor, u8::max);
            changed |= values[first + board] != value;
            values[first + board] = value;
        }
        changed
    }
}
