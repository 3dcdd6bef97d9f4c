//! The solver against known values and plain search.
#![allow(missing_docs)]

use std::ops::ControlFlow;

use daga::solver::{Table, solve};
use daga::{Margin, Position, Variant};

fn solved(variant: Variant, most_seeds: u8) -> Table {
    solve(variant, most_seeds, &mut |_| ControlFlow::Continue(())).expect("nothing breaks it off")
}

#[test]
fn solves_tihbat() {
    let table = solved(Variant::Tihbat, 28);
    assert_eq!(table.index().len(), 19_160);
    let start = Position::start(Variant::Tihbat);
    assert_eq!(table.value(&start), Some(Margin::new(-2)));
    for mv in start.legal_moves() {
        let after = start.play(mv).unwrap();
        assert_eq!(table.value(&after), Some(Margin::new(2)));
    }
}

#[test]
fn solves_modiar() {
    let table = solved(Variant::Modiar, 42);
    assert_eq!(table.index().len(), 6_540_556);
    let start = Position::start(Variant::Modiar);
    assert_eq!(table.value(&start), None);
    let openings: Vec<_> = start
        .legal_moves()
        .map(|mv| table.value(&start.play(mv).unwrap()).map(|v| v.seeds()))
        .collect();
    assert_eq!(openings, [Some(18), Some(4), Some(2)]);
}
