//! The levels of the computer: they keep to the rules, to their seed and to
//! their strength. `benches/levels.rs` measures the strength in full.
#![allow(missing_docs)]

mod support;

use std::ops::ControlFlow;

use daga::opponent::{self, Choice, Level};
use daga::search::Progress;
use daga::solver::{self, Table};
use daga::{Move, Position, Record, Side, Variant};
use support::players::{Player, play};
use support::random::Random;

/// Enough for a test; the strongest play has more.
const NODES: u64 = 5_000;

fn solved(variant: Variant) -> Table {
    solver::solve(variant, variant.seeds(), &mut |_| ControlFlow::Continue(()))
        .expect("nobody breaks off")
}

fn choice(record: &Record, table: Option<&Table>, level: Level, seed: u64) -> Option<Choice> {
    let go_on = &mut |_: Progress<'_>| ControlFlow::Continue(());
    opponent::choose(record, table, level, seed, NODES, go_on)
}

/// A game that has begun with some random moves and is not over.
fn begun(variant: Variant, random: &mut Random) -> Record {
    loop {
        let mut record = Record::new(Position::start(variant));
        for _ in 0..2 + random.below(8) {
            if record.outcome().is_none() {
                let mv = Player::Random.choose(&record, None, random);
                record.play(mv).expect("it is allowed");
            }
        }
        if record.outcome().is_none() {
            return Record::new(*record.position());
        }
    }
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for variant in Variant::ALL {
        for level in Level::ALL {
            let mut record = Record::new(Position::start(variant));
            while record.outcome().is_none() {
                let choice = choice(&record, None, level, 7).expect("the game goes on");
                assert!(record.position().legal_moves().contains(choice.mv));
                assert_eq!(
                    choice.report.moves.len(),
                    record.position().legal_moves().len()
                );
                record.play(choice.mv).expect("it is allowed");
            }
            assert_eq!(choice(&record, None, level, 7), None, "{record}");
        }
    }
}

#[test]
fn the_seed_decides() {
    let mut random = Random::new(11);
    let table = solved(Variant::Tihbat);
    for variant in Variant::ALL {
        let table = (variant == Variant::Tihbat).then_some(&table);
        for level in Level::ALL {
            let record = begun(variant, &mut random);
            let seed = random.next();
            assert_eq!(
                choice(&record, table, level, seed),
                choice(&record, table, level, seed)
            );
        }
    }
    // Where several first moves are about as good, games differ.
    let start = Record::new(Position::start(Variant::SadeqaGame91));
    for level in [Level::One, Level::Three] {
        let first = |seed| choice(&start, None, level, seed).expect("it goes on").mv;
        assert!((1..20).any(|seed| first(seed) != first(0)), "{level:?}");
    }
}

/// Of equal best moves the highest level plays now one, now another.
#[test]
fn the_highest_level_varies_among_equals() {
    let table = solved(Variant::Tihbat);
    let start = Record::new(Position::start(Variant::Tihbat));
    let moves: Vec<Move> = (0..20)
        .map(|seed| {
            choice(&start, Some(&table), Level::Five, seed)
                .expect("it goes on")
                .mv
        })
        .collect();
    for mv in start.position().legal_moves() {
        assert!(moves.contains(&mv), "both openings are worth -2");
    }
}

/// The highest level never ends below the exact value of where it began.
#[test]
fn the_highest_level_is_perfect_where_the_game_is_solved() {
    let mut random = Random::new(12);
    let others = [
        Player::Random,
        Player::Greedy,
        Player::Level(Level::Two),
        Player::Level(Level::Four),
        Player::Level(Level::Five),
    ];
    let five = Player::Level(Level::Five);
    for variant in [Variant::Tihbat, Variant::Modiar] {
        let table = solved(variant);
        for number in 0..100 {
            let record = begun(variant, &mut random);
            let position = record.position();
            let margin = table.value(position).expect("it is solved");
            let exact = i32::from(margin.lead(position).ahead(Side::South));
            let other = others[number % others.len()];
            let table = Some(&table);
            let south = play(&mut record.clone(), five, other, table, &mut random);
            assert!(
                south >= exact,
                "{record}: {south} as South against {other:?}"
            );
            let north = play(&mut record.clone(), other, five, table, &mut random);
            assert!(
                north <= exact,
                "{record}: {north} as North against {other:?}"
            );
        }
    }
}

/// From how many of these starts the player got more seeds than the other,
/// playing both sides.
fn starts_won(variant: Variant, table: &Table, player: Player, other: Player) -> (usize, usize) {
    let mut random = Random::new(13);
    let mut won = (0, 0);
    for _ in 0..60 {
        let record = begun(variant, &mut random);
        let south = play(&mut record.clone(), player, other, Some(table), &mut random);
        let north = play(&mut record.clone(), other, player, Some(table), &mut random);
        match south - north {
            1.. => won.0 += 1,
            0 => {}
            _ => won.1 += 1,
        }
    }
    won
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    for variant in [Variant::Tihbat, Variant::Modiar] {
        let table = solved(variant);
        for pair in Level::ALL.windows(2) {
            let (lower, higher) = (Player::Level(pair[0]), Player::Level(pair[1]));
            let (won, lost) = starts_won(variant, &table, higher, lower);
            assert!(won > lost, "{variant}, {pair:?}: {won} to {lost}");
        }
        let (won, lost) = starts_won(variant, &table, Player::Level(Level::One), Player::Greedy);
        assert!(
            2 * won < lost,
            "{variant}: level 1 beats greedy {won} to {lost}"
        );
    }
}

#[test]
fn levels_have_numbers() {
    for (number, level) in (1..).zip(Level::ALL) {
        assert_eq!(Level::from_number(number), Some(level));
        assert_eq!(level.number(), number);
    }
    assert_eq!(Level::from_number(0), None);
    assert_eq!(Level::from_number(6), None);
}
