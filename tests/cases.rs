//! The rule cases of `tests/cases`, played by the engine and by the reference.
#![allow(missing_docs)]

mod support;

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use support::cases::{Case, Table, read};
use support::engine_table::EngineTable;
use support::reference_table::ReferenceTable;

fn all() -> Vec<Case> {
    [
        ("modiar.txt", include_str!("cases/modiar.txt")),
        ("tihbat.txt", include_str!("cases/tihbat.txt")),
        ("sadeqa.txt", include_str!("cases/sadeqa.txt")),
    ]
    .into_iter()
    .flat_map(|(file, text)| read(file, text))
    .collect()
}

fn play_all<T: Table>() {
    let failures: Vec<String> = all()
        .iter()
        .filter_map(|case| {
            catch_unwind(|| case.run::<T>())
                .unwrap_or_else(|_| {
                    Err(format!(
                        "{} {} ({}): panicked",
                        case.clause, case.title, case.place
                    ))
                })
                .err()
        })
        .collect();
    assert!(failures.is_empty(), "\n{}\n", failures.join("\n"));
}

#[test]
fn the_engine_plays_every_case() {
    play_all::<EngineTable>();
}

#[test]
fn the_reference_plays_every_case() {
    play_all::<ReferenceTable>();
}

#[test]
fn every_clause_has_a_case() {
    let cases = all();
    let found: BTreeSet<&str> = cases.iter().map(|case| case.clause.as_str()).collect();
    let clauses: Vec<String> = [('M', 9), ('T', 6), ('S', 7)]
        .into_iter()
        .flat_map(|(letter, last)| (1..=last).map(move |number| format!("{letter}{number}")))
        .collect();
    let expected: BTreeSet<&str> = clauses.iter().map(String::as_str).collect();
    assert_eq!(found, expected);
}

#[test]
fn every_reason_has_a_case() {
    let cases = all();
    let found: BTreeSet<&str> = cases.iter().flat_map(Case::reasons).collect();
    let expected = [
        "other-row",
        "empty",
        "singleton",
        "grand-slam",
        "must-feed",
        "endless",
    ];
    assert_eq!(found, BTreeSet::from(expected));
}
