//! How fast the engine is, and how many times faster than the plain
//! reference. Engine and reference take turns of equal length, so that
//! whatever else the machine does meets both alike; the ratio is the figure to
//! trust.

mod workload;

use daga::Variant;
use daga::solver::solve;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use workload::{Player, depth, leaves, play_outs};

const REPETITIONS: usize = 31;
const TURN: Duration = Duration::from_millis(10);
const GAMES: u64 = 10;

fn main() {
    println!("medians of {REPETITIONS}                   engine reference     ratio");
    for variant in Variant::ALL {
        let depth = depth(variant);
        report(variant, "M leaves/s", 1e6, |player| {
            leaves(player, variant, depth)
        });
        let plies = play_outs(Player::Engine, variant, GAMES) as f64 / GAMES as f64;
        report(variant, "k play-outs/s", 1e3 * plies, |player| {
            play_outs(player, variant, GAMES)
        });
    }
    report_solution();
    report_search();
}

/// A search of the start of Sadeqa III: to a depth that the plain one can
/// reach too, and as far as a million positions carry it.
fn report_search() {
    const DEPTH: u8 = 6;
    let reference = seconds(|| {
        drop(black_box(workload::search_plainly(
            Variant::SadeqaIii,
            DEPTH,
        )))
    });
    let engine = (0..REPETITIONS).map(|_| {
        seconds(|| {
            drop(black_box(workload::search(
                Variant::SadeqaIii,
                DEPTH,
                u64::MAX,
            )))
        })
    });
    let engine = median(engine.collect());
    println!(
        "{:15} {:13} {:9.2} {:9.2} {:9.1}\u{d7}",
        Variant::SadeqaIii.id(),
        format!("ms to ply {DEPTH}"),
        1e3 * engine,
        1e3 * reference,
        reference / engine
    );
    let begin = Instant::now();
    let report = workload::search(Variant::SadeqaIii, 60, 1_000_000);
    println!(
        "{:15} looks {} plies ahead within a million positions, {:.1} million a second",
        Variant::SadeqaIii.id(),
        report.depth,
        1.0 / begin.elapsed().as_secs_f64()
    );
}

/// All of Modiar: the reference once, the solver before and after it.
fn report_solution() {
    let mut engine = Vec::new();
    for _ in 0..3 {
        engine.push(seconds(solve_modiar));
    }
    let reference = seconds(workload::solve_modiar_plainly);
    for _ in 0..2 {
        engine.push(seconds(solve_modiar));
    }
    let engine = median(engine);
    println!(
        "{:15} {:13} {engine:9.3} {reference:9.3} {:9.1}\u{d7}",
        "modiar",
        "s to solve",
        reference / engine
    );
}

fn solve_modiar() {
    let table = solve(Variant::Modiar, 42, &mut |_| ControlFlow::Continue(()));
    black_box(table.expect("nothing breaks it off"));
}

fn seconds(work: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64()
}

fn report(variant: Variant, unit: &str, scale: f64, work: impl Fn(Player) -> u64) {
    assert_eq!(
        work(Player::Engine),
        work(Player::Reference),
        "both must do the same work"
    );
    let mut engine = Vec::new();
    let mut reference = Vec::new();
    let mut ratio = Vec::new();
    for _ in 0..REPETITIONS {
        let by_engine = rate(Player::Engine, &work);
        let by_reference = rate(Player::Reference, &work);
        engine.push(by_engine);
        reference.push(by_reference);
        ratio.push(by_engine / by_reference);
    }
    println!(
        "{:15} {unit:13} {:9.2} {:9.2} {:9.1}\u{d7}",
        variant.id(),
        median(engine) / scale,
        median(reference) / scale,
        median(ratio)
    );
}

/// What is done in a second.
fn rate(player: Player, work: impl Fn(Player) -> u64) -> f64 {
    let begin = Instant::now();
    let mut done = 0;
    while begin.elapsed() < TURN {
        done += black_box(work(black_box(player)));
    }
    done as f64 / begin.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
