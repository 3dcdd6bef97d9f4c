//! What is said of a move in words is so.
#![allow(missing_docs)]

mod support;

use std::ops::ControlFlow;

use daga::search::{self, Limits, Progress};
use daga::{Fact, Move, Outcome, Pit, Position, Record, Side, Variant, facts};
use support::random::Random;

fn judged(record: &Record, depth: u8) -> Option<search::Report> {
    let limits = Limits {
        depth,
        nodes: 20_000,
    };
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    search::analyse(record, None, limits, go_on)
}

fn facts_of(game: &str, pit: u8) -> Vec<Fact> {
    let record: Record = game.parse().expect("a game");
    let report = judged(&record, 40).expect("it goes on");
    facts(&record, &report, Move::Sow(Pit::new(pit))).expect("an allowed move")
}

#[test]
fn a_repetition_is_named() {
    let found = facts_of("tihbat 1,0/0,1 12-14 S: a *", 3);
    assert_eq!(found, [Fact::OnlyMove, Fact::Repeats, Fact::Wins { by: 2 }]);
}

#[test]
fn the_last_capture_is_named() {
    // The single seed goes to b, facing the two seeds of A.
    let found = facts_of("sadeqa-iii 0,0,0,0,0,0,1,0/2,0,0,0,0,0,0,0 46-47 S: *", 6);
    assert_eq!(
        found,
        [
            Fact::OnlyMove,
            Fact::Captures { seeds: 2 },
            Fact::Ends,
            Fact::Wins { by: 2 }
        ]
    );
}

#[test]
fn feeding_is_named() {
    let found = facts_of("modiar 0,0,4/0,0,0 18-20 S: *", 2);
    assert!(found.contains(&Fact::Feeds { seeds: 3 }), "{found:?}");
}

/// On random positions of every game, each fact is compared with the moves.
#[test]
fn every_fact_is_true() {
    let mut random = Random::new(21);
    let mut seen = 0;
    for round in 0..400 {
        let mut record = Record::new(Position::start(Variant::ALL[round % 4]));
        for _ in 0..random.below(40) {
            if record.outcome().is_none() {
                let moves: Vec<Move> = record.position().legal_moves().collect();
                record.play(*random.pick(&moves)).expect("it is allowed");
            }
        }
        let Some(report) = judged(&record, 2) else {
            continue;
        };
        let position = record.position();
        let side = position.turn();
        for mv in position.legal_moves() {
            let mut game = record.clone();
            game.play(mv).expect("it is allowed");
            let after = game.position();
            let taken = |before: &Position, after: &Position, side: Side| {
                after.captured()[side] - before.captured()[side]
            };
            let captures = taken(position, after, side);
            let found = facts(&record, &report, mv).expect("an allowed move");
            let has = |fact| found.contains(&fact);
            assert_eq!(
                has(Fact::Captures { seeds: captures }),
                captures > 0,
                "{record} {mv:?}"
            );
            assert_eq!(has(Fact::OnlyMove), position.legal_moves().len() == 1);
            let most = position
                .legal_moves()
                .filter(|&other| other != mv)
                .map(|other| taken(position, &position.play(other).expect("allowed"), side))
                .max();
            assert_eq!(
                has(Fact::CapturesMost),
                captures > 0 && most.is_some_and(|most| most < captures)
            );
            let replies = |outcome: Option<Outcome>| {
                outcome.is_none()
                    && after.legal_moves().all(|reply| {
                        taken(after, &after.play(reply).expect("allowed"), side.opponent()) == 0
                    })
            };
            assert_eq!(has(Fact::LeavesNothing), replies(game.outcome()));
            let ends = game.outcome().is_some();
            assert_eq!(
                has(Fact::Ends) || has(Fact::Repeats),
                ends,
                "{record} {mv:?}"
            );
            seen += found.len();
        }
    }
    assert!(seen > 500);
}
