//! The witness is checked before it bears witness: the plain engine of
//! `tests/support/reference.rs` against every vector and the known leaf counts.
#![allow(missing_docs)]

mod support;

use support::reference::{GAMES, Game, MOST_LAPS, Move, Position, Reason};
use support::vectors;

#[test]
fn plays_every_vector() {
    for game in GAMES {
        for vector in vectors::of_game(game) {
            let position = vector.position();
            let legal: Vec<usize> = vector.moves.keys().copied().collect();
            assert_eq!(vector.legal, legal, "the vector contradicts itself");
            let found: Vec<usize> = position
                .children()
                .into_iter()
                .filter_map(|(mv, _)| match mv {
                    Move::Sow(pit) => Some(pit),
                    Move::Pass => None,
                })
                .collect();
            assert_eq!(found, legal, "{position}");
            for (&pit, sowing) in &vector.moves {
                let played = position.play(pit).expect("the vector plays it");
                assert_eq!(played.laps, sowing.laps, "{position}, pit {pit}");
                assert_eq!(
                    played.seeds_captured(),
                    sowing.captured,
                    "{position}, pit {pit}"
                );
                assert_eq!(
                    played.after.pits[..game.pits()],
                    sowing.after,
                    "{position}, pit {pit}"
                );
            }
            for (&pit, reason) in &vector.illegal {
                let name = position.refusal(pit).map(Reason::name);
                assert_eq!(
                    name,
                    Some(reason.trim_end_matches("-sowing")),
                    "{position}, pit {pit}"
                );
            }
        }
    }
}

#[test]
fn plays_every_long_sowing() {
    for vector in vectors::long_sowings() {
        let position = vector.position();
        match position.play(vector.pit) {
            Ok(played) => {
                assert!(!vector.endless, "{position}");
                assert_eq!(Some(played.laps), vector.laps, "{position}");
                assert_eq!(Some(played.seeds_captured()), vector.captured, "{position}");
                assert_eq!(Some(played.after.pits.to_vec()), vector.after, "{position}");
            }
            Err(reason) => {
                assert!(vector.endless, "{position}");
                let returns = vector.returns_after_laps.filter(|&laps| laps <= MOST_LAPS);
                assert_eq!(reason, Reason::Endless { returns }, "{position}");
            }
        }
    }
}

#[test]
fn counts_the_known_leaves() {
    let known: [(Game, &[u64]); 4] = [
        (
            Game::Modiar,
            &[3, 9, 26, 72, 187, 522, 1364, 3477, 8685, 21169, 51294],
        ),
        (
            Game::Tihbat,
            &[
                2, 4, 8, 16, 32, 64, 126, 251, 499, 976, 1920, 3771, 7403, 14490, 28384,
            ],
        ),
        (Game::SadeqaIii, &[8, 56, 375, 2562, 17206, 114_786]),
        (Game::SadeqaGame91, &[8, 58, 370, 2418, 15582, 100_503]),
    ];
    for (game, counts) in known {
        for (depth, &leaves) in (1..).zip(counts) {
            assert_eq!(
                Position::start(game).leaves(depth),
                leaves,
                "{game:?}, depth {depth}"
            );
        }
    }
}
