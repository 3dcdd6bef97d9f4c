//! The leaves of the move tree by depth, to the depths that are known. A pass
//! is a move, finished games have no children, repetition is not applied.
#![allow(missing_docs)]

use daga::{Position, Variant};

/// The positions exactly `depth` moves on, counted once for each way there.
fn leaves(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.legal_moves().len() as u64;
    }
    let mut count = 0;
    position.successors(&mut |_, after| count += leaves(&after, depth - 1));
    count
}

fn check(variant: Variant, known: &[u64]) {
    for (depth, &expected) in (1..).zip(known) {
        let found = leaves(&Position::start(variant), depth);
        assert_eq!(found, expected, "{variant}, depth {depth}");
    }
}

#[test]
fn modiar() {
    check(
        Variant::Modiar,
        &[
            3, 9, 26, 72, 187, 522, 1_364, 3_477, 8_685, 21_169, 51_294, 122_453, 290_483, 684_129,
        ],
    );
}

#[test]
fn tihbat() {
    check(
        Variant::Tihbat,
        &[
            2, 4, 8, 16, 32, 64, 126, 251, 499, 976, 1_920, 3_771, 7_403, 14_490, 28_384, 55_462,
            108_203, 210_581, 409_458, 794_283,
        ],
    );
}

#[test]
fn sadeqa_iii() {
    check(
        Variant::SadeqaIii,
        &[
            8, 56, 375, 2_562, 17_206, 114_786, 760_026, 5_013_849, 32_945_519,
        ],
    );
}

#[test]
fn sadeqa_game_91() {
    check(
        Variant::SadeqaGame91,
        &[
            8, 58, 370, 2_418, 15_582, 100_503, 642_030, 4_072_814, 25_671_221,
        ],
    );
}
