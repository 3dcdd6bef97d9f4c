//! The solver against known values, the recorded vectors, plain search of the
//! real rules, and itself.
#![allow(missing_docs)]

mod support;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use daga::search::{Judged, judge};
use daga::solver::{Index, Progress, Table, TableError, solve, solve_plainly};
use daga::{Board, BySide, Lead, Margin, Move, Position, Record, Setup, Side, Variant, Verdict};

use support::random::Random;
use support::{reference, vectors};

fn solved(variant: Variant, most_seeds: u8) -> Table {
    solve(variant, most_seeds, &mut |_| ControlFlow::Continue(())).expect("nothing breaks it off")
}

static MODIAR: LazyLock<Table> = LazyLock::new(|| solved(Variant::Modiar, 42));
static TIHBAT: LazyLock<Table> = LazyLock::new(|| solved(Variant::Tihbat, 28));
static SADEQA: LazyLock<Table> = LazyLock::new(|| solved(Variant::SadeqaIii, 8));

/// This board with South to move, South having captured what is missing.
fn with_board(variant: Variant, board: Board) -> Position {
    let setup = Setup {
        variant,
        seeds: board.to_array()[..variant.rules().ring.pits()].to_vec(),
        captured: BySide {
            south: variant.seeds() - board.total(),
            north: 0,
        },
        turn: Side::South,
        opening: false,
    };
    setup.validate().expect("every seed is somewhere")
}

/// What the table says of each move of a fresh game, the best first.
fn openings(table: &Table) -> Vec<Verdict> {
    let game = Record::new(Position::start(table.variant()));
    let report = judge(&game, table).expect("it reaches so far");
    report.moves.iter().map(|judged| judged.verdict).collect()
}

fn exact(margins: &[i8]) -> Vec<Verdict> {
    let exact = |&seeds: &i8| Verdict::Exact(Margin::new(seeds));
    margins.iter().map(exact).collect()
}

#[test]
fn tihbat_is_won_by_the_second_player_by_two() {
    assert_eq!(TIHBAT.index().len(), 19_160);
    assert_eq!(openings(&TIHBAT), exact(&[-2, -2]));
    let start = Position::start(Variant::Tihbat);
    let margin = TIHBAT.value(&start).unwrap();
    let side = Side::North;
    assert_eq!(margin.lead(&start), Lead::Win { side, by: 2 });
    assert_eq!(margin.lead(&start).margin(&start), margin);
}

#[test]
fn modiar_is_won_by_the_second_player_by_two() {
    assert_eq!(MODIAR.index().len(), 6_540_556);
    assert_eq!(openings(&MODIAR), exact(&[-2, -4, -18]));
    // The first ply has a rule of its own; the same board later has not.
    let start = Position::start(Variant::Modiar);
    assert_eq!(MODIAR.value(&start), None);
    let mut later = Setup::from(start);
    later.opening = false;
    let later = later.validate().unwrap();
    assert!(MODIAR.value(&later).is_some());
}

#[test]
fn reproduces_every_recorded_value() {
    let mut compared = 0;
    for (game, table) in [
        (reference::Game::Modiar, &*MODIAR),
        (reference::Game::Tihbat, &*TIHBAT),
    ] {
        for vector in vectors::of_game(game) {
            let Some(value) = vector.value else { continue };
            let position: Position = vector.position().to_string().parse().unwrap();
            assert_eq!(
                table.value(&position),
                Some(Margin::new(value)),
                "{position}"
            );
            compared += 1;
        }
    }
    assert!(compared > 900, "only {compared} vectors have a value");
}

#[test]
fn both_solvers_agree_on_every_board() {
    for (variant, seeds) in [(Variant::Modiar, 42), (Variant::Tihbat, 28)] {
        let plain = solve_plainly(variant, seeds, &mut |_| ControlFlow::Continue(())).unwrap();
        assert!(solved(variant, seeds).as_bytes() == plain.as_bytes());
    }
    // Small tables too, where lists are hardly longer than sixteen boards.
    for variant in [Variant::Modiar, Variant::Tihbat] {
        for seeds in 0..8 {
            let plain = solve_plainly(variant, seeds, &mut |_| ControlFlow::Continue(())).unwrap();
            assert!(solved(variant, seeds).as_bytes() == plain.as_bytes());
        }
    }
}

/// The digest in each header. The test of the built module has the same ones:
/// there the fast solver looks at boards in another way.
#[test]
fn every_machine_makes_the_same_tables() {
    for (table, digest) in [
        (&*MODIAR, 0xb18d_b1c8_f092_91fb),
        (&*TIHBAT, 0x1a77_4d63_265e_4ff9),
        (&*SADEQA, 0x4f10_7417_1ea2_befd),
    ] {
        let found = table.as_bytes()[8..].first_chunk().expect("a header");
        assert_eq!(u64::from_le_bytes(*found), digest, "{}", table.variant());
    }
}

#[test]
fn agrees_with_the_plain_reference_solver() {
    for (game, table, most_seeds) in [
        (reference::Game::Tihbat, &*TIHBAT, 28),
        (reference::Game::Modiar, &*MODIAR, 18),
    ] {
        let rules = table.variant().rules();
        let index = Index::new(rules.ring, most_seeds, true);
        let values = support::solver::solve(game, most_seeds);
        for board in index.layers().flat_map(|seeds| index.boards(seeds)) {
            let value = values.value(&board.to_array()[..rules.ring.pits()]);
            let position = with_board(table.variant(), board);
            assert_eq!(
                table.value(&position),
                Some(Margin::new(value)),
                "{position}"
            );
        }
    }
}

#[test]
fn every_value_is_the_best_over_its_moves() {
    for table in [&*MODIAR, &*TIHBAT, &*SADEQA] {
        assert_eq!(table.first_flaw(), None);
    }
}

#[test]
fn a_wrong_value_is_found() {
    let mut bytes = TIHBAT.as_bytes().to_vec();
    let index = TIHBAT.index();
    let board = index.boards(10).nth(100).unwrap();
    let number = index.rank(board, Side::South).unwrap();
    bytes[16 + number] += 1;
    // The digest, FNV-1a over eight bytes at a time, leaves its own place out.
    let mut words: Vec<[u8; 8]> = vec![bytes[..8].try_into().unwrap()];
    for chunk in bytes[16..].chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        words.push(word);
    }
    let digest = words
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |digest, word| {
            (digest ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3)
        });
    bytes[8..16].copy_from_slice(&digest.to_le_bytes());
    let table = Table::from_bytes(Variant::Tihbat, bytes).expect("the digest is right");
    assert!(table.first_flaw().is_some());
}

#[test]
fn damaged_bytes_are_refused() {
    let variant = Variant::Tihbat;
    let bytes = TIHBAT.as_bytes().to_vec();
    let whole = Table::from_bytes(variant, bytes.clone()).expect("the bytes of a table");
    assert_eq!(whole.as_bytes(), bytes);
    let fault = |variant, bytes: &[u8]| Table::from_bytes(variant, bytes.to_vec()).err();
    assert_eq!(
        fault(Variant::Modiar, &bytes),
        Some(TableError::OtherVariant)
    );
    for at in [16, 5_000, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 2;
        assert_eq!(fault(variant, &damaged), Some(TableError::Damaged));
    }
    let short = fault(variant, &bytes[..bytes.len() - 1]);
    assert!(matches!(short, Some(TableError::Length { .. })));
    assert_eq!(fault(variant, &[]), Some(TableError::NotATable));
    let mut older = bytes.clone();
    older[4] += 1;
    assert_eq!(fault(variant, &older), Some(TableError::OtherFormat));
}

/// Plays everything out by the reference engine, repetition included: the
/// margin from here on as the player to move sees it.
fn search(game: &mut reference::Record, best: i32, enough: i32) -> i32 {
    let position = game.position();
    if let Some(outcome) = game.outcome() {
        let gathered = outcome.gathered.map(i32::from);
        return gathered[position.turn] - gathered[1 - position.turn];
    }
    let mut best = best;
    for (_, after) in position.children() {
        let taken = i32::from(position.on_board() - after.on_board());
        game.push(after);
        let value = taken - search(game, taken - enough, taken - best);
        game.undo();
        best = best.max(value);
        if best >= enough {
            break;
        }
    }
    best
}

#[test]
fn agrees_with_exhaustive_search_of_the_real_rules() {
    let mut compared = 0;
    for (table, most_seeds) in [(&*MODIAR, 6), (&*TIHBAT, 10), (&*SADEQA, 2)] {
        for seeds in table.index().layers().filter(|&seeds| seeds <= most_seeds) {
            for board in table.index().boards(seeds) {
                let position = with_board(table.variant(), board);
                let plain = reference::Position::read(&position.to_string()).unwrap();
                let margin = search(&mut reference::Record::new(plain), -127, 127);
                let value = table.value(&position).map(|value| i32::from(value.seeds()));
                assert_eq!(value, Some(margin), "{position}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000, "only {compared} boards");
}

#[test]
fn numbers_every_board_once() {
    for (variant, most_seeds, boards) in [
        (Variant::Tihbat, 28, 19_160),
        (Variant::Modiar, 42, 6_540_556),
        (Variant::SadeqaIii, 8, 735_471),
    ] {
        let rules = variant.rules();
        let index = Index::new(rules.ring, most_seeds, rules.captures_in_pairs());
        assert_eq!(index.len(), boards);
        let mut number = 0;
        for seeds in index.layers() {
            assert_eq!(index.layer(seeds).start, number);
            for board in index.boards(seeds) {
                assert_eq!(board.total(), seeds);
                assert_eq!(index.rank(board, Side::South), Some(number));
                let turned = board.turned(rules.ring);
                assert_eq!(index.rank(turned, Side::North), Some(number));
                number += 1;
            }
            assert_eq!(index.layer(seeds).end, number);
        }
        assert_eq!(number, boards);
    }
}

#[test]
fn numbers_nothing_else() {
    let table = &*MODIAR;
    let tihbat = Position::start(Variant::Tihbat);
    assert_eq!(table.value(&tihbat), None);
    let game_91 = Position::start(Variant::SadeqaGame91);
    assert_eq!(SADEQA.value(&game_91), None);
    let small = "sadeqa-game-91 1,0,0,0,0,0,0,3/0,0,2,0,0,0,0,0 28-30 S";
    let small: Position = small.parse().unwrap();
    assert!(SADEQA.value(&small).is_some(), "it has the same rules");
}

#[test]
fn a_move_back_is_an_equal_split() {
    // Single counters that stay where they are (T1, T2).
    let start: Position = "tihbat 1,0/0,1 14-12 S".parse().unwrap();
    let mut game = Record::new(start);
    let pit = |index| Move::Sow(daga::Pit::new(index));
    game.play(pit(0)).unwrap();
    let report = judge(&game, &TIHBAT).expect("it goes on");
    let [only] = &report.moves[..] else {
        panic!("{report:?}");
    };
    assert_eq!((only.mv, only.verdict), (pit(3), exact(&[0])[0]));
    game.play(pit(3)).unwrap();
    assert!(game.outcome().is_some());
    assert_eq!(judge(&game, &TIHBAT), None);

    // In random games, every move that ends one by repetition.
    let mut random = Random::new(1);
    let mut repeated = 0;
    let mut differs = 0;
    for _ in 0..300 {
        let mut game = Record::new(Position::start(Variant::Tihbat));
        while game.outcome().is_none() {
            for Judged { mv, verdict, .. } in judge(&game, &TIHBAT).expect("it goes on").moves {
                let after = game.position().play(mv).unwrap();
                if game.repeats(&after) {
                    assert_eq!(verdict, Verdict::Exact(Margin::EVEN));
                    repeated += 1;
                    differs += usize::from(TIHBAT.value(&after) != Some(Margin::EVEN));
                }
            }
            let moves: Vec<Move> = game.position().legal_moves().collect();
            game.play(*random.pick(&moves)).unwrap();
        }
    }
    assert!(repeated > 0 && differs > 0, "{repeated}, {differs}");
}

#[test]
fn tells_how_far_it_is_and_breaks_off() {
    let mut seen = BTreeMap::new();
    let mut note = |progress: Progress| {
        seen.insert(progress.seeds, progress.boards);
        assert_eq!(progress.of, 19_160);
        ControlFlow::Continue(())
    };
    assert!(solve(Variant::Tihbat, 28, &mut note).is_some());
    assert_eq!(seen.len(), 15);
    assert_eq!(seen.get(&28), Some(&19_160));

    let mut layers = 0;
    let mut stop = |_| {
        layers += 1;
        ControlFlow::Break(())
    };
    assert!(solve(Variant::Modiar, 42, &mut stop).is_none());
    assert_eq!(layers, 1);
}
