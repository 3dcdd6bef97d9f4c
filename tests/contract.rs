//! What holds in every game of every variant, asked in thousands of random
//! games. A failure names the game; its text can be played again.
#![allow(missing_docs)]

mod support;

use daga::{IllegalMove, Move, NoSuchPly, Position, Reason, Record, Setup, Side, Step, Variant};
use support::engine::{MOST_PLIES, pits, position_of, random_game, random_start, reference_of};
use support::random::Random;
use support::reference;
use support::replay::Replay;

/// Games of each variant for each question.
const GAMES: u64 = 1_000;

/// Every position of many random games, and the game it is from.
fn each_position(variant: Variant, mut ask: impl FnMut(&Position, &Record)) {
    for seed in 0..GAMES {
        let game = random_game(variant, seed);
        for ply in 0..=game.moves().len() {
            ask(game.position_at(ply).expect("a ply of the game"), &game);
        }
    }
}

fn steps_are_the_move(variant: Variant) {
    for seed in 0..GAMES {
        let game = random_game(variant, seed);
        let mut again = Record::new(*game.start());
        for (ply, &mv) in (1..).zip(game.moves()) {
            let before = reference_of(again.position());
            let mut replay = Replay::new(&before);
            let mut steps = Vec::new();
            again
                .play_observed(mv, &mut |step| {
                    replay.step(step);
                    steps.push(step);
                })
                .expect("the move was played before");
            let after = reference_of(again.position());
            let refusals = pits(variant).filter_map(|pit| again.refusal(pit));
            assert!(refusals.eq(again.refusals()), "{again}");
            match again.outcome() {
                None => {
                    assert_eq!(replay.pits, after.pits, "ply {ply} of {game}");
                    assert_eq!(replay.captured, after.captured, "ply {ply} of {game}");
                }
                // The position stands as it was before gathering.
                Some(outcome) => {
                    assert_eq!(replay.pits, [0; 16], "ply {ply} of {game}");
                    let totals = [outcome.totals.south, outcome.totals.north];
                    assert_eq!(replay.captured, totals, "ply {ply} of {game}");
                    assert_eq!(replay.left, outcome.left, "ply {ply} of {game}");
                }
            }
            let mut shown = Vec::new();
            game.replay(ply, &mut |step| shown.push(step))
                .expect("a ply of the game");
            assert_eq!(shown, steps, "ply {ply} of {game}");
            assert_ne!(before.turn, after.turn, "ply {ply} of {game}");
        }
        assert_eq!(again, game);
        let plies = game.moves().len();
        for ply in [0, plies + 1] {
            let nothing = game.replay(ply, &mut |step| panic!("{step:?} is shown"));
            assert_eq!(nothing, Err(NoSuchPly::Beyond { ply, plies }));
        }
    }
}

fn legal_is_playable(variant: Variant) {
    each_position(variant, |position, game| {
        let legal: Vec<Move> = position.legal_moves().collect();
        assert_eq!(legal.is_empty(), position.outcome().is_some(), "{position}");
        for pit in pits(variant) {
            let mv = Move::Sow(pit);
            let listed = legal.contains(&mv);
            assert_eq!(listed, position.legal_moves().contains(mv), "{game}");
            assert_eq!(listed, position.playable().contains(pit), "{position}");
            assert_eq!(listed, position.play(mv).is_ok(), "{position}, {pit:?}");
            assert_eq!(listed, position.refusal(pit).is_none(), "{position}");
            let mut steps = 0;
            let observed = position.play_observed(mv, &mut |_| steps += 1);
            assert_eq!(observed, position.play(mv), "{position}, {pit:?}");
            assert_eq!(listed, steps > 0, "a refused move is not shown: {position}");
            if let Err(IllegalMove::Refused(refusal)) = observed {
                assert_eq!(refusal.pit, pit);
                let clauses = variant.rules().clauses;
                assert!(clauses.contains(&refusal.clause), "{refusal}");
            }
        }
        let mut shown = Vec::new();
        position.successors(&mut |mv, after| shown.push((mv, Ok(after))));
        let played: Vec<_> = legal.iter().map(|&mv| (mv, position.play(mv))).collect();
        assert_eq!(shown, played, "{position}");
        assert!(position.has_handful() || position.playable().is_empty());
        let may_pass = legal.contains(&Move::Pass);
        assert_eq!(may_pass, position.must_pass(), "{position}");
        assert_eq!(may_pass, position.play(Move::Pass).is_ok(), "{position}");
        assert!(!may_pass || legal.len() == 1, "{position}");
    });
}

fn agrees_with_the_reference(variant: Variant) {
    each_position(variant, |position, _| {
        let witness = reference_of(position);
        let expected: Vec<_> = witness
            .children()
            .into_iter()
            .map(|(mv, after)| (mv, Some(position_of(&after))))
            .collect();
        let found: Vec<_> = position
            .legal_moves()
            .map(|mv| {
                let as_witness = match mv {
                    Move::Sow(pit) => reference::Move::Sow(pit.index()),
                    Move::Pass => reference::Move::Pass,
                };
                (as_witness, position.play(mv).ok())
            })
            .collect();
        assert_eq!(found, expected, "{position}");
        for pit in pits(variant) {
            match witness.play(pit.index()) {
                Ok(played) => same_move(position, Move::Sow(pit), &played),
                Err(reason) => same_refusal(position, position.refusal(pit), reason),
            }
        }
    });
}

fn same_move(position: &Position, mv: Move, played: &reference::Played) {
    let mut laps = 0;
    let mut captures = Vec::new();
    position
        .play_observed(mv, &mut |step| match step {
            Step::Lap(_) => laps += 1,
            Step::Capture { pit, seeds, by } => {
                assert_eq!(by, position.turn());
                captures.push((pit.index(), seeds));
            }
            other => panic!("{position} shows {other:?}"),
        })
        .expect("the reference plays it");
    assert_eq!(laps, played.laps, "{position}, {mv:?}");
    assert_eq!(captures, played.captures, "{position}, {mv:?}");
}

fn same_refusal(position: &Position, found: Option<IllegalMove>, expected: reference::Reason) {
    let Some(IllegalMove::Refused(refusal)) = found else {
        panic!("{position}: expected {expected:?}, found {found:?}");
    };
    let laps = match refusal.reason {
        Reason::Endless { returns_after } => returns_after,
        _ => None,
    };
    let clause = expected.clause(support::engine::game_of(position.variant()));
    assert_eq!(
        (refusal.reason.code(), refusal.clause.id, laps),
        (expected.name(), clause.as_str(), expected.laps()),
        "{position}"
    );
}

fn ends_as_the_reference_says(variant: Variant) {
    for seed in 0..GAMES {
        let game = random_game(variant, seed);
        let mut witness = reference::Record::new(reference_of(game.start()));
        for ply in 0..=game.moves().len() {
            if ply > 0 {
                witness.push(reference_of(game.position_at(ply).expect("a ply")));
            }
            let found = game.outcome_at(ply).map(|outcome| {
                let winner = match outcome.totals.south.cmp(&outcome.totals.north) {
                    std::cmp::Ordering::Less => Some(Side::North),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Side::South),
                };
                assert_eq!(outcome.winner(), winner, "{game}");
                (
                    outcome.ending.code(),
                    outcome.clause.id.to_string(),
                    [outcome.totals.south, outcome.totals.north],
                    [outcome.gathered.south, outcome.gathered.north],
                    outcome.left,
                )
            });
            let expected = witness.outcome().map(|outcome| {
                (
                    outcome.ending.name(),
                    outcome.clause,
                    outcome.totals,
                    outcome.gathered,
                    outcome.left,
                )
            });
            assert_eq!(found, expected, "ply {ply} of {game}");
            let last = ply == game.moves().len();
            assert_eq!(found.is_some(), last, "the game ends once: {game}");
        }
    }
}

fn text_says_it_all(variant: Variant) {
    each_position(variant, |position, _| {
        let text = position.to_string();
        assert_eq!(text, reference_of(position).to_string());
        assert_eq!(text.parse().as_ref(), Ok(position));
        assert_eq!(Setup::from(*position).validate().as_ref(), Ok(position));
    });
    for seed in 0..GAMES {
        let mut game = random_game(variant, seed);
        assert_eq!(game.to_string().parse().as_ref(), Ok(&game), "{game}");
        // Half a game, and one whose last moves were taken back.
        let half = game.moves().len() / 2;
        let mut unfinished = Record::new(*game.start());
        for &mv in &game.moves()[..half] {
            unfinished.play(mv).expect("the move was played before");
        }
        assert_eq!(unfinished.to_string().parse().as_ref(), Ok(&unfinished));
        let text = game.to_string();
        game.jump(half).expect("a ply of the game");
        assert_eq!(game.to_string(), text, "moves taken back are written too");
    }
}

fn turning_the_board_swaps_the_sides(variant: Variant) {
    let ring = variant.rules().ring;
    each_position(variant, |position, _| {
        let Some(turned) = position.turned() else {
            assert!(position.opening(), "{position}");
            return;
        };
        assert_eq!(
            reference_of(&turned),
            reference_of(position).turned(),
            "{position}"
        );
        assert_eq!(turned.turned().as_ref(), Some(position));
        assert_eq!(turned.must_pass(), position.must_pass(), "{position}");
        for pit in pits(variant) {
            let there = ring.turned(pit);
            let after = position.play(Move::Sow(pit)).ok();
            let after_turned = turned.play(Move::Sow(there)).ok();
            let expected = after.map(|after| after.turned().expect("not an opening"));
            assert_eq!(after_turned, expected, "{position}, {pit:?}");
        }
        let totals = position.outcome().map(|outcome| outcome.totals.swapped());
        let totals_turned = turned.outcome().map(|outcome| outcome.totals);
        assert_eq!(totals_turned, totals, "{position}");
    });
}

/// Any mix of play, undo, redo and jump is the list of moves played again.
fn walking_about_is_replaying(variant: Variant) {
    for seed in 0..GAMES {
        let mut random = Random::new(seed ^ 0xdaca);
        let start = random_start(variant, &mut random);
        let mut game = Record::new(start);
        let mut moves: Vec<Move> = Vec::new();
        let mut ply: usize = 0;
        for _ in 0..60 {
            match random.below(8) {
                0 => {
                    let expected = ply.checked_sub(1).ok_or(NoSuchPly::NothingToUndo);
                    assert_eq!(game.undo(), expected.map(|_| ()));
                    ply = expected.unwrap_or(ply);
                }
                1 if ply == moves.len() => {
                    assert_eq!(game.redo(), Err(NoSuchPly::NothingToRedo));
                }
                1 => {
                    assert_eq!(game.redo(), Ok(()));
                    ply += 1;
                }
                2 => {
                    let asked = random.below(moves.len() + 3);
                    let plies = moves.len();
                    let beyond = NoSuchPly::Beyond { ply: asked, plies };
                    let expected = if asked <= plies { Ok(()) } else { Err(beyond) };
                    assert_eq!(game.jump(asked), expected);
                    ply = if asked <= plies { asked } else { ply };
                }
                _ => {
                    let legal: Vec<Move> = game.position().legal_moves().collect();
                    if game.outcome().is_some() {
                        refuses_to_go_on(&mut game);
                    } else {
                        let mv = *random.pick(&legal);
                        game.play(mv).expect("a legal move");
                        moves.truncate(ply);
                        moves.push(mv);
                        ply += 1;
                    }
                }
            }
            let mut replayed = Record::new(start);
            for &mv in &moves {
                replayed.play(mv).expect("the move was played before");
            }
            replayed.jump(ply).expect("a ply of the game");
            assert_eq!(game, replayed);
            assert_eq!((game.ply(), game.moves()), (ply, &moves[..]));
            assert_eq!(game.outcome(), replayed.outcome());
        }
        game.jump(0).expect("the start");
        assert_eq!(game.position(), &start, "with its opening flag");
    }
}

fn refuses_to_go_on(game: &mut Record) {
    let outcome = game.outcome().expect("the game is over");
    let before = game.clone();
    for pit in pits(game.position().variant()) {
        let refused = game.play(Move::Sow(pit)).expect_err("the game is over");
        assert_eq!(Some(refused), game.refusal(pit));
        let IllegalMove::Refused(refusal) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(refusal.reason, Reason::GameOver);
        assert_eq!(refusal.clause, outcome.clause);
    }
    assert_eq!(
        game.play(Move::Pass),
        Err(IllegalMove::NoPass(outcome.clause))
    );
    assert_eq!(game, &before);
}

/// Many more games, with nothing asked but that they end.
fn every_game_ends(variant: Variant) {
    for seed in GAMES..5 * GAMES {
        let game = random_game(variant, seed);
        assert!(game.moves().len() < MOST_PLIES);
        let outcome = game.outcome().expect("the game is over");
        let totals = outcome.totals.south + outcome.totals.north + outcome.left;
        assert_eq!(totals, variant.seeds(), "{game}");
    }
}

macro_rules! contract {
    ($($name:ident: $variant:expr),+ $(,)?) => {$(
        mod $name {
            use super::*;

            #[test]
            fn steps_are_the_move() {
                super::steps_are_the_move($variant);
            }

            #[test]
            fn legal_is_playable() {
                super::legal_is_playable($variant);
            }

            #[test]
            fn agrees_with_the_reference() {
                super::agrees_with_the_reference($variant);
            }

            #[test]
            fn ends_as_the_reference_says() {
                super::ends_as_the_reference_says($variant);
            }

            #[test]
            fn text_says_it_all() {
                super::text_says_it_all($variant);
            }

            #[test]
            fn turning_the_board_swaps_the_sides() {
                super::turning_the_board_swaps_the_sides($variant);
            }

            #[test]
            fn walking_about_is_replaying() {
                super::walking_about_is_replaying($variant);
            }

            #[test]
            fn every_game_ends() {
                super::every_game_ends($variant);
            }
        }
    )+};
}

contract! {
    modiar: Variant::Modiar,
    tihbat: Variant::Tihbat,
    sadeqa_iii: Variant::SadeqaIii,
    sadeqa_game_91: Variant::SadeqaGame91,
}
