//! Solves a game, or its endgames, and tells who wins:
//! `cargo run --release --example solve -- modiar`, `-- sadeqa-iii 8`.

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;

use daga::search::{Judged, judge};
use daga::solver::{Table, solve};
use daga::{Lead, Move, Position, Record, Variant, Verdict};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let variant = words.first().and_then(|id| Variant::from_id(id));
    let Some(variant) = variant else {
        eprintln!(
            "Name a game: modiar, tihbat, or with a number of seeds sadeqa-iii, sadeqa-game-91."
        );
        return ExitCode::FAILURE;
    };
    let seeds = words
        .get(1)
        .map_or(Ok(variant.seeds()), |word| word.parse());
    let Some(seeds) = seeds
        .ok()
        .filter(|&seeds| seeds <= variant.seeds().min(Table::MOST_SEEDS))
    else {
        eprintln!("Name a number of seeds: no more than the game has, nor than 63.");
        return ExitCode::FAILURE;
    };
    let start = Instant::now();
    let table = solve(variant, seeds, &mut |_| ControlFlow::Continue(())).expect("never stopped");
    let time = start.elapsed();
    let boards = table.index().len();
    println!(
        "{variant}: {boards} boards solved in {:.3} s",
        time.as_secs_f64()
    );
    tell_openings(&table);
    ExitCode::SUCCESS
}

/// Prints what each first move is worth, if the table reaches so far.
fn tell_openings(table: &Table) {
    let start = Position::start(table.variant());
    let Some(report) = judge(&Record::new(start), table) else {
        return;
    };
    for Judged { mv, verdict, .. } in &report.moves {
        if let (Move::Sow(pit), Verdict::Exact(margin)) = (mv, verdict) {
            println!("  opening {}: {:+}", start.name(*pit), margin.seeds());
        }
    }
    let Verdict::Exact(best) = report.verdict() else {
        return;
    };
    match best.lead(&start) {
        Lead::Win { side, by } => println!("  with best play {side} wins by {by}"),
        Lead::Draw => println!("  with best play the game is drawn"),
    }
}
