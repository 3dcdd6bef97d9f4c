//! How fast the engine is, and how many times faster than the plain
//! reference. Engine and reference take turns, so that whatever else the
//! machine does meets both; the ratio is the figure to trust.

mod workload;

use daga::Variant;
use std::hint::black_box;
use std::time::Instant;
use workload::{Player, depth, leaves, play_outs};

// Short turns, and many: a turn that something else interrupts is an outlier.
const REPETITIONS: usize = 51;
const GAMES: u64 = 25;

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
}

fn report(variant: Variant, unit: &str, scale: f64, work: impl Fn(Player) -> u64) {
    let mut engine = Vec::new();
    let mut reference = Vec::new();
    let mut ratio = Vec::new();
    for _ in 0..REPETITIONS {
        let (by_engine, done) = rate(Player::Engine, &work);
        let (by_reference, same) = rate(Player::Reference, &work);
        assert_eq!(done, same, "both must do the same work");
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

/// What was done in a second, and what was done.
fn rate(player: Player, work: impl Fn(Player) -> u64) -> (f64, u64) {
    let begin = Instant::now();
    let done = black_box(work(black_box(player)));
    (done as f64 / begin.elapsed().as_secs_f64(), done)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
