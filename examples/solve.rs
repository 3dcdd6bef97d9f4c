//! Solves a game, or its endgames, and tells who wins:
//! `cargo run --release --example solve -- modiar`, `-- sadeqa-iii 8`.

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;

use daga::solver::{Table, solve};
use daga::{Lead, Margin, Move, Position, Record, Variant, Verdict};

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
    let mut best: Option<Margin> = None;
    for (mv, verdict) in table.moves(&Record::new(start)) {
        let (Move::Sow(pit), Verdict::Exact(margin)) = (mv, verdict) else {
            return;
        };
        println!("  opening {}: {:+}", start.name(pit), margin.seeds());
        best = best.max(Some(margin));
    }
    match best.map(|margin| margin.lead(&start)) {
        Some(Lead::Win { side, by }) => println!("  with best play {side} wins by {by}"),
        Some(Lead::Draw) => println!("  with best play the game is drawn"),
        None => {}
    }
}
