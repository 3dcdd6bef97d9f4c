//! Every recorded vector of `tests/vectors`, through the engine.
#![allow(missing_docs)]

mod support;

use daga::{IllegalMove, MOST_LAPS, Move, Pit, Position, Reason, Step};
use support::engine::position_of;
use support::reference::GAMES;
use support::vectors;

/// A pit given by its number.
fn pit(index: usize) -> Pit {
    Pit::new(u8::try_from(index).expect("a pit"))
}

/// Laps, seeds captured and the board after a move.
fn sown(position: &Position, index: usize) -> Result<(u32, u8, Vec<u8>), IllegalMove> {
    let (mut laps, mut captured) = (0, 0);
    let after = position.play_observed(Move::Sow(pit(index)), &mut |step| match step {
        Step::Lap(_) => laps += 1,
        Step::Capture { seeds, .. } => captured += seeds,
        other => panic!("{position} shows {other:?}"),
    })?;
    let mover = position.turn();
    assert_eq!(
        after.captured()[mover],
        position.captured()[mover] + captured
    );
    let pits = position.variant().rules().ring.pits();
    Ok((laps, captured, after.board().to_array()[..pits].to_vec()))
}

fn reason(position: &Position, index: usize) -> Reason {
    match position.refusal(pit(index)) {
        Some(IllegalMove::Refused(refusal)) => refusal.reason,
        other => panic!("{position}, pit {index}: {other:?}"),
    }
}

#[test]
fn every_move_and_every_refusal() {
    let mut positions = 0;
    for game in GAMES {
        for vector in vectors::of_game(game) {
            positions += 1;
            let position = position_of(&vector.position());
            let legal: Vec<usize> = position.playable().map(Pit::index).collect();
            assert_eq!(legal, vector.legal, "{position}");
            for (&index, sowing) in &vector.moves {
                let expected = (sowing.laps, sowing.captured, sowing.after.clone());
                assert_eq!(sown(&position, index), Ok(expected), "{position}, {index}");
            }
            for (&index, expected) in &vector.illegal {
                let expected = match expected.as_str() {
                    "endless-sowing" => "endless",
                    other => other,
                };
                assert_eq!(reason(&position, index).code(), expected, "{position}");
            }
        }
    }
    assert_eq!(positions, 2_000);
}

#[test]
fn every_long_and_endless_sowing() {
    let vectors = vectors::long_sowings();
    assert_eq!(vectors.len(), 41);
    for vector in vectors {
        let position = position_of(&vector.position());
        if vector.endless {
            let returns_after = vector.returns_after_laps.filter(|&laps| laps <= MOST_LAPS);
            let expected = Reason::Endless { returns_after };
            assert_eq!(reason(&position, vector.pit), expected, "{position}");
        } else {
            let expected = (
                vector.laps.expect("laps of a sowing that ends"),
                vector.captured.expect("what it captures"),
                vector.after.expect("the board after it"),
            );
            assert_eq!(sown(&position, vector.pit), Ok(expected), "{position}");
        }
    }
}
