//! The search against the plain one, against the tables, and against itself.
#![allow(missing_docs)]

mod support;

use std::ops::ControlFlow;

use daga::search::{self, Judged, Limits, Progress, Report};
use daga::solver::{self, Table};
use daga::{Margin, Move, Position, Record, Setup, Variant, Verdict};
use support::negamax::{values, way};
use support::players::Player;
use support::random::Random;

const NODES: u64 = 1 << 40;

fn solved(variant: Variant, seeds: u8) -> Table {
    solver::solve(variant, seeds, &mut |_| ControlFlow::Continue(())).expect("nobody breaks off")
}

fn seeds(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Exact(margin) | Verdict::Estimate { margin, .. } => i32::from(margin.seeds()),
        other => panic!("{other:?} is no value"),
    }
}

/// A game after so many random moves, or as far as it went.
fn played(variant: Variant, plies: usize, random: &mut Random) -> Record {
    let mut record = Record::new(Position::start(variant));
    for _ in 0..plies {
        if record.outcome().is_some() {
            break;
        }
        let mv = Player::Random.choose(&record, None, random);
        record.play(mv).expect("it is allowed");
    }
    record
}

/// A position with so many seeds thrown at random into the pits.
fn thrown(variant: Variant, on_board: u8, random: &mut Random) -> Position {
    let mut setup = Setup::from(Position::start(variant));
    setup.seeds.fill(0);
    for _ in 0..on_board {
        let pit = random.below(setup.seeds.len());
        setup.seeds[pit] += 1;
    }
    setup.opening = false;
    setup.captured.south = (variant.seeds() - on_board) / 4 * 2;
    setup.captured.north = variant.seeds() - on_board - setup.captured.south;
    setup.validate().expect("a position")
}

/// The reports of every depth up to the limit.
fn reports(record: &Record, table: Option<&Table>, depth: u8, every: bool) -> Vec<Report> {
    let mut reports = Vec::new();
    let limits = Limits {
        depth,
        nodes: NODES,
    };
    let mut watch = |progress: Progress<'_>| {
        if let Progress::Depth(report) = progress {
            reports.push(report.clone());
        }
        ControlFlow::Continue(())
    };
    if every {
        search::analyse(record, table, limits, &mut watch);
    } else {
        search::best(record, table, limits, &[], &mut watch);
    }
    reports
}

fn agrees_with_the_plain_search(record: &Record, table: Option<&Table>, deepest: u8) {
    let moves: Vec<Move> = record.position().legal_moves().collect();
    let mut way = way(record);
    let best = reports(record, table, deepest, false);
    let every = reports(record, table, deepest, true);
    // A table that knows every move needs no search.
    assert!(record.outcome().is_some() || table.is_some() || !every.is_empty());
    for report in &every {
        let plain = values(&mut way, u32::from(report.depth), table);
        for judged in &report.moves {
            let at = moves.iter().position(|&mv| mv == judged.mv);
            let found = seeds(judged.verdict);
            assert_eq!(
                found,
                plain[at.expect("a move of the position")],
                "{record}, depth {}, {:?}",
                report.depth,
                judged.mv
            );
        }
    }
    for report in &best {
        let plain = values(&mut way, u32::from(report.depth), table);
        let most = plain.iter().max().copied();
        assert_eq!(
            Some(seeds(report.verdict())),
            most,
            "{record}, depth {}",
            report.depth
        );
    }
    // What is called exact stays so, however deep one looks.
    for judged in every.last().map_or(&[][..], |report| &report.moves) {
        if let Verdict::Exact(margin) = judged.verdict {
            let at = moves.iter().position(|&mv| mv == judged.mv);
            let plain = values(&mut way, u32::from(deepest) + 1, table);
            assert_eq!(
                i32::from(margin.seeds()),
                plain[at.expect("a move")],
                "{record}, {:?}",
                judged.mv
            );
        }
    }
}

#[test]
fn equals_the_plain_search_at_every_depth() {
    let depths = [
        (Variant::Modiar, 6),
        (Variant::Tihbat, 8),
        (Variant::SadeqaIii, 4),
        (Variant::SadeqaGame91, 4),
    ];
    let mut random = Random::new(1);
    for (variant, depth) in depths {
        for plies in 0..40 {
            let record = played(variant, plies, &mut random);
            agrees_with_the_plain_search(&record, None, depth);
        }
    }
}

/// Few seeds: games end, positions come back, the table is near.
#[test]
fn equals_the_plain_search_near_the_end() {
    let mut random = Random::new(2);
    let table = solved(Variant::SadeqaIii, 5);
    for round in 0..120 {
        let variant = Variant::ALL[round % 4];
        let on_board = match variant {
            Variant::Modiar | Variant::Tihbat => 2 + 2 * random.below(4) as u8,
            Variant::SadeqaIii | Variant::SadeqaGame91 => 6 + random.below(4) as u8,
        };
        let mut record = Record::new(thrown(variant, on_board, &mut random));
        for _ in 0..random.below(5) {
            if record.outcome().is_none() {
                let mv = Player::Random.choose(&record, None, &mut random);
                record.play(mv).expect("it is allowed");
            }
        }
        let depth = if variant == Variant::Tihbat { 9 } else { 5 };
        agrees_with_the_plain_search(&record, None, depth);
        if record.position().board().total() > 5 {
            agrees_with_the_plain_search(&record, Some(&table), depth);
        }
    }
}

/// A search without a table proves what the table says.
#[test]
fn proves_what_the_tables_say() {
    let mut random = Random::new(3);
    let tables = [
        solved(Variant::Modiar, 12),
        solved(Variant::Tihbat, 12),
        solved(Variant::SadeqaIii, 5),
    ];
    let mut proved = 0;
    for round in 0..300 {
        let table = &tables[round % 3];
        let variant = table.variant();
        let most = if variant == Variant::SadeqaIii { 5 } else { 12 };
        let on_board = match variant {
            Variant::SadeqaIii => 1 + random.below(most) as u8,
            _ => 2 + 2 * random.below(most / 2) as u8,
        };
        let record = Record::new(thrown(variant, on_board, &mut random));
        let limits = Limits {
            depth: 40,
            nodes: 20_000,
        };
        let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
        let Some(report) = search::best(&record, None, limits, &[], go_on) else {
            continue;
        };
        if let Verdict::Exact(margin) = report.verdict() {
            proved += 1;
            assert_eq!(Some(margin), table.value(record.position()), "{record}");
        }
    }
    assert!(proved > 150, "only {proved} were proved");
}

/// The exact values by the full rules, each line to its end.
fn to_the_end(way: &mut Vec<Position>) -> Vec<i32> {
    values(way, u32::MAX, None)
}

/// In a game with a past, a table's verdicts are those of the full rules, or
/// bounds where the past leaves more than one value possible.
#[test]
fn judges_by_the_table_what_the_past_allows() {
    let mut random = Random::new(4);
    let table = solved(Variant::Tihbat, 6);
    let mut verdicts = [0; 2];
    for _ in 0..2_000 {
        let on_board = 2 + 2 * random.below(3) as u8;
        let mut record = Record::new(thrown(Variant::Tihbat, on_board, &mut random));
        for _ in 0..random.below(6) {
            if record.outcome().is_none() {
                let mv = Player::Random.choose(&record, None, &mut random);
                record.play(mv).expect("it is allowed");
            }
        }
        let limits = Limits { depth: 1, nodes: 1 };
        let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
        let Some(report) = search::analyse(&record, Some(&table), limits, go_on) else {
            continue;
        };
        assert_eq!(report.depth, 0, "the table knows every move");
        let moves: Vec<Move> = record.position().legal_moves().collect();
        let exact = to_the_end(&mut way(&record));
        let check = |value: i32, verdict: Verdict| {
            let holds = match verdict {
                Verdict::Exact(margin) => value == i32::from(margin.seeds()),
                Verdict::AtLeast(margin) => value >= i32::from(margin.seeds()),
                Verdict::AtMost(margin) => value <= i32::from(margin.seeds()),
                Verdict::Estimate { .. } | Verdict::Unknown => false,
            };
            assert!(holds, "{record}: {verdict:?}, but it is {value}");
        };
        // The position itself: no more is claimed than its moves bear out.
        let whole = report.verdict();
        check(*exact.iter().max().expect("a move"), whole);
        for Judged { mv, verdict, .. } in report.moves {
            let at = moves.iter().position(|&other| other == mv);
            check(exact[at.expect("a move")], verdict);
            verdicts[usize::from(matches!(verdict, Verdict::Exact(_)))] += 1;
        }
    }
    let [bounds, exact] = verdicts;
    assert!(exact > 20 * bounds.max(1), "{exact} exact, {bounds} bounds");
}

/// A move back to a position of the game is the equal split, and said to be.
#[test]
fn a_repetition_is_even_and_marked() {
    let table = solved(Variant::Tihbat, 4);
    let record: Record = "tihbat 1,1/1,1 12-12 S: a A 14-14".parse().expect("a game");
    assert!(
        record.outcome().is_some(),
        "a single counter stays where it is"
    );
    let record: Record = "tihbat 1,1/1,1 12-12 S: a *".parse().expect("a game");
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    let limits = Limits {
        depth: 4,
        nodes: NODES,
    };
    for table in [None, Some(&table)] {
        let report = search::analyse(&record, table, limits, go_on).expect("it goes on");
        for judged in report.moves {
            assert!(judged.repeats);
            assert_eq!(judged.verdict, Verdict::Exact(Margin::EVEN));
        }
    }
}

#[test]
fn looks_one_ply_ahead_at_least() {
    let record = Record::new(Position::start(Variant::SadeqaIii));
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    for nodes in [0, NODES] {
        let search = |depth, go_on: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>| {
            search::analyse(&record, None, Limits { depth, nodes }, go_on)
        };
        let report = search(0, go_on).expect("it goes on");
        assert_eq!(report.depth, 1);
        assert_eq!(Some(report), search(1, go_on));
    }
}

/// The known values of both openings, one ply of search above the table (M5).
#[test]
fn judges_the_opening_of_the_solved_games() {
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    let limits = Limits { depth: 1, nodes: 1 };
    for (variant, known) in [
        (Variant::Tihbat, &[-2, -2][..]),
        (Variant::Modiar, &[-2, -4, -18][..]),
    ] {
        let table = solved(variant, variant.seeds());
        let record = Record::new(Position::start(variant));
        let report = search::analyse(&record, Some(&table), limits, go_on).expect("it goes on");
        let verdicts: Vec<Verdict> = report.moves.iter().map(|judged| judged.verdict).collect();
        let known: Vec<Verdict> = known
            .iter()
            .map(|&seeds| Verdict::Exact(Margin::new(seeds)))
            .collect();
        assert_eq!(verdicts, known, "{variant}");
    }
}

/// The effort is part of the contract: a change of it is meant or a mistake.
#[test]
fn looks_at_the_same_positions_every_time() {
    let positions = [
        ("modiar", 12, MODIAR_NODES),
        ("tihbat", 14, TIHBAT_NODES),
        ("sadeqa-iii", 9, SADEQA_III_NODES),
        ("sadeqa-game-91", 9, GAME_91_NODES),
    ];
    for (id, depth, nodes) in positions {
        let variant = Variant::from_id(id).expect("a variant");
        let record = Record::new(Position::start(variant));
        let first = reports(&record, None, depth, false);
        assert_eq!(first, reports(&record, None, depth, false), "{id}");
        assert_eq!(first.last().map(|report| report.nodes), Some(nodes), "{id}");
    }
}

const MODIAR_NODES: u64 = 5586;
const TIHBAT_NODES: u64 = 2821;
const SADEQA_III_NODES: u64 = 35_388;
const GAME_91_NODES: u64 = 32_007;

/// Limits and the watcher stop a search; it answers with what it finished.
#[test]
fn stops_when_told_to() {
    let record = Record::new(Position::start(Variant::SadeqaIii));
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    let limits = Limits {
        depth: 60,
        nodes: 30_000,
    };
    let report = search::best(&record, None, limits, &[], go_on).expect("it goes on");
    assert!(report.nodes <= 30_000 && report.depth > 4, "{report:?}");
    let mut told = 0;
    let mut watch = |progress: Progress<'_>| match progress {
        Progress::Nodes(nodes) => {
            assert!(nodes > told);
            told = nodes;
            ControlFlow::Break(())
        }
        Progress::Depth(_) => ControlFlow::Continue(()),
    };
    let limits = Limits {
        depth: 60,
        nodes: NODES,
    };
    let stopped = search::best(&record, None, limits, &[], &mut watch).expect("it goes on");
    assert!(stopped.nodes < told + 20_000, "it went on");
    let no_time = Limits {
        depth: 60,
        nodes: 0,
    };
    let report = search::analyse(&record, None, no_time, go_on).expect("it goes on");
    assert_eq!(report.depth, 1, "the first ply is always finished");
}

/// Every line found is a line of allowed moves.
#[test]
fn lines_can_be_played() {
    let mut random = Random::new(5);
    for variant in Variant::ALL {
        for plies in 0..12 {
            let record = played(variant, plies, &mut random);
            for report in reports(&record, None, 5, true) {
                for judged in &report.moves {
                    assert_eq!(judged.line.first(), Some(&judged.mv));
                    let mut game = record.clone();
                    for &mv in &judged.line {
                        game.play(mv).expect("the line is allowed");
                    }
                }
            }
        }
    }
}

/// What is only bounded may be worth more than the best that is sure.
#[test]
fn claims_no_more_of_a_position_than_its_moves_bear_out() {
    let of = |verdicts: &[Verdict]| {
        let judged = |&verdict| Judged {
            mv: Move::Pass,
            verdict,
            repeats: false,
            sure_in: None,
            line: vec![Move::Pass],
        };
        let moves = verdicts.iter().map(judged).collect();
        let (depth, nodes) = (0, 0);
        Report {
            moves,
            depth,
            nodes,
        }
        .verdict()
    };
    let [two, four] = [2, 4].map(Margin::new);
    assert_eq!(
        of(&[Verdict::Exact(two), Verdict::AtMost(two)]),
        Verdict::Exact(two)
    );
    assert_eq!(
        of(&[Verdict::Exact(two), Verdict::AtMost(four)]),
        Verdict::AtLeast(two)
    );
    assert_eq!(
        of(&[Verdict::AtMost(four), Verdict::AtMost(two)]),
        Verdict::AtMost(four)
    );
    let record: Record = "tihbat: a A a A b A a B b A *".parse().expect("a game");
    let table = solved(Variant::Tihbat, 28);
    assert_eq!(table.value(record.position()), Some(two));
    let report = search::judge(&record, &table).expect("it goes on");
    assert_eq!(report.verdict(), Verdict::AtMost(two));
}
