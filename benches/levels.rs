//! The levels of the computer measured against each other, a random player
//! and a greedy one. Prints a table for each game.
//!
//! ```text
//! cargo bench --bench levels -- [variant] [starts] [level-1 … level-5] [--quick] [--perfect]
//!     [against-greedy] [plies-0]
//! ```
//!
//! With `--quick` the highest level looks at a tenth of its positions where
//! the game is not solved: what it reaches so, it reaches with all of them.
//!
//! Each start is a position after some random moves, played twice with the
//! sides exchanged. "Starts" counts which player got more seeds out of both
//! games together: where a position decides who wins, that is what shows who
//! plays better.
#![allow(missing_docs)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use daga::opponent::{self, Level};
use daga::solver::{self, Table};
use daga::{Margin, Position, Record, Side, Variant};
use support::players::{Player, play};
use support::random::Random;

/// Threads that play at once.
const THREADS: usize = 2;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    let variants: Vec<Variant> = match words.iter().find_map(|word| Variant::from_id(word)) {
        Some(variant) => vec![variant],
        None => Variant::ALL.to_vec(),
    };
    let starts = words.iter().find_map(|word| word.parse().ok());
    let quick = words.iter().any(|word| word == "--quick");
    let perfect = words.iter().any(|word| word == "--perfect");
    for variant in variants {
        let table = table(variant);
        let whole = table.index().has(variant.seeds());
        if perfect && whole {
            never_below_exact(variant, &table, starts.unwrap_or(500));
            continue;
        }
        println!("{variant}");
        println!(
            "  player    against   starts won         games won          won  drawn  lost  margin"
        );
        let chosen = words.iter().find_map(|word| word.strip_prefix("level-"));
        let rival = words.iter().find_map(|word| word.strip_prefix("against-"));
        let plies = words
            .iter()
            .find_map(|word| word.strip_prefix("plies-")?.parse().ok());
        for (player, against, default) in pairs(whole, quick) {
            if chosen.is_some_and(|level| {
                player.name() != format!("level {level}")
                    && !(level == "5" && matches!(player, Player::Limited(_)))
            }) {
                continue;
            }
            if rival.is_some_and(|rival| against.name() != rival.replace('-', " ")) {
                continue;
            }
            let starts = starts.unwrap_or(default);
            println!(
                "{}",
                Match::new(variant, &table, player, against, starts, plies)
            );
        }
    }
}

/// The whole game, or the endgame up to 8 seeds.
fn table(variant: Variant) -> Table {
    let seeds = match variant {
        Variant::Modiar | Variant::Tihbat => variant.seeds(),
        Variant::SadeqaIii | Variant::SadeqaGame91 => 8,
    };
    solver::solve(variant, seeds, &mut |_| ControlFlow::Continue(())).expect("nobody breaks off")
}

/// Who plays whom, from how many starts.
fn pairs(whole: bool, quick: bool) -> Vec<(Player, Player, usize)> {
    let mut pairs = Vec::new();
    let mut below = None;
    for level in Level::ALL {
        let mut player = Player::Level(level);
        let slow = level == Level::Five && !whole;
        if slow && quick {
            player = Player::Limited(opponent::NODES / 10);
        }
        let starts = if slow { 50 } else { 400 };
        pairs.push((player, Player::Random, starts));
        pairs.push((player, Player::Greedy, starts));
        if let Some(below) = below {
            pairs.push((player, below, starts));
        }
        if slow {
            pairs.push((player, Player::Depth(5), starts));
        }
        below = Some(player);
    }
    pairs
}

/// A game that has begun with random moves, so many or a few, and is not over.
fn start(variant: Variant, plies: Option<usize>, random: &mut Random) -> Record {
    let plies = plies.unwrap_or_else(|| match variant {
        Variant::Modiar => 2 + random.below(8),
        Variant::Tihbat => 2 + random.below(6),
        Variant::SadeqaIii | Variant::SadeqaGame91 => 2,
    });
    loop {
        let mut record = Record::new(Position::start(variant));
        for _ in 0..plies {
            if record.outcome().is_none() {
                let mv = Player::Random.choose(&record, None, random);
                record.play(mv).expect("it is allowed");
            }
        }
        if record.outcome().is_none() {
            // Without what came before: both games begin here.
            return Record::new(*record.position());
        }
    }
}

struct Match {
    player: Player,
    against: Player,
    won: usize,
    drawn: usize,
    lost: usize,
    starts_won: usize,
    starts_lost: usize,
    /// Seeds more than the opponent, in all games together.
    margin: i32,
}

impl Match {
    fn new(
        variant: Variant,
        table: &Table,
        player: Player,
        against: Player,
        starts: usize,
        plies: Option<usize>,
    ) -> Self {
        let leads = each(starts, |number| {
            let mut random = Random::new(number as u64 * 1_000_003);
            let record = start(variant, plies, &mut random);
            let south = play(
                &mut record.clone(),
                player,
                against,
                Some(table),
                &mut random,
            );
            let north = -play(
                &mut record.clone(),
                against,
                player,
                Some(table),
                &mut random,
            );
            let before = record.position().captured();
            let before = i32::from(before.south) - i32::from(before.north);
            // The lead from the start on; who was ahead before is no merit.
            [(south, south - before), (north, north + before)]
        });
        let mut result = Self {
            player,
            against,
            won: 0,
            drawn: 0,
            lost: 0,
            starts_won: 0,
            starts_lost: 0,
            margin: 0,
        };
        for games in leads {
            for (lead, gained) in games {
                result.won += usize::from(lead > 0);
                result.drawn += usize::from(lead == 0);
                result.lost += usize::from(lead < 0);
                result.margin += gained;
            }
            let together = games[0].1 + games[1].1;
            result.starts_won += usize::from(together > 0);
            result.starts_lost += usize::from(together < 0);
        }
        result
    }
}

impl std::fmt::Display for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games = self.won + self.drawn + self.lost;
        write!(
            f,
            "  {:<9} {:<9} {}  {}  {:>4} {:>6} {:>5} {:>+7.1}",
            self.player.name(),
            self.against.name(),
            share(self.starts_won, self.starts_won + self.starts_lost),
            share(self.won, self.won + self.lost),
            self.won,
            self.drawn,
            self.lost,
            f64::from(self.margin) / games as f64,
        )
    }
}

/// A share with Wilson's interval of 95 %.
fn share(won: usize, of: usize) -> String {
    if of == 0 {
        return "none decided    ".to_owned();
    }
    let (n, z) = (of as f64, 1.96_f64);
    let p = won as f64 / n;
    let centre = p + z * z / (2.0 * n);
    let reach = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    format!(
        "{:>3.0} % ({:>3.0}…{:>3.0})",
        100.0 * p,
        ((centre - reach) * scale).max(0.0),
        (centre + reach) * scale
    )
}

/// The answers for 0, 1, 2, …, worked out by several threads.
fn each<T: Send>(count: usize, answer: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let mut all: Vec<(usize, T)> = thread::scope(|scope| {
        let work = || {
            let mut mine = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return mine;
                }
                mine.push((number, answer(number)));
            }
        };
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a game went wrong"))
            .collect()
    });
    all.sort_by_key(|&(number, _)| number);
    all.into_iter().map(|(_, answer)| answer).collect()
}

/// The highest level against all others from random positions: its lead must
/// never be below the exact value.
fn never_below_exact(variant: Variant, table: &Table, starts: usize) {
    let five = Player::Level(Level::Five);
    let others = [
        Player::Random,
        Player::Greedy,
        Player::Level(Level::One),
        Player::Level(Level::Three),
        Player::Level(Level::Four),
        five,
    ];
    let results = each(starts, |number| {
        let mut random = Random::new(number as u64 * 7_919);
        let record = start(variant, None, &mut random);
        let position = record.position();
        let margin = table.value(position).expect("the whole game is solved");
        let other = others[number % others.len()];
        let exact = i32::from(margin.lead(position).ahead(Side::South));
        let south = play(&mut record.clone(), five, other, Some(table), &mut random);
        let north = play(&mut record.clone(), other, five, Some(table), &mut random);
        [
            (margin > Margin::EVEN, south - exact),
            (margin < Margin::EVEN, exact - north),
        ]
    });
    let games = results.iter().flatten();
    let below = games.clone().filter(|(_, gained)| *gained < 0).count();
    let above = games.filter(|(_, gained)| *gained > 0).count();
    println!(
        "{variant}: level 5 in {} games: {below} below the exact value, {above} above",
        2 * starts
    );
}
