//! The work that is timed: the engine and the plain reference do exactly the
//! same, natively and in WebAssembly.

use daga::{Position, Variant};
use std::hint::black_box;

#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/support/random.rs"]
mod random;
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/support/reference.rs"]
mod reference;

#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/support/solver.rs"]
mod solver;

#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/support/negamax.rs"]
mod negamax;

use random::Random;

/// A play-out that has not ended goes on no longer than this: without a
/// record nobody sees a repetition, and Tihbat ends by nothing else.
const MOST_PLIES: u64 = 100;

/// Who does the work.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// The engine of this package.
    Engine,
    /// Arrays, one seed at a time.
    Reference,
}

fn reference_start(variant: Variant) -> reference::Position {
    let game = reference::Game::named(variant.id()).expect("the reference knows every variant");
    reference::Position::start(game)
}

/// The depth to which leaves are counted, so that it takes a few milliseconds at most.
pub fn depth(variant: Variant) -> u32 {
    match variant {
        Variant::Modiar => 8,
        Variant::Tihbat => 12,
        Variant::SadeqaIii | Variant::SadeqaGame91 => 4,
    }
}

/// The leaves of the move tree at a depth of at least 1.
pub fn leaves(player: Player, variant: Variant, depth: u32) -> u64 {
    match player {
        Player::Engine => engine_leaves(&Position::start(variant), depth),
        Player::Reference => reference_start(variant).leaves(depth),
    }
}

fn engine_leaves(position: &Position, depth: u32) -> u64 {
    let mut count = 0;
    if depth == 1 {
        // A leaf is made, not only counted.
        position.successors(&mut |_, after| {
            black_box(after);
            count += 1;
        });
    } else {
        position.successors(&mut |_, after| count += engine_leaves(&after, depth - 1));
    }
    count
}

/// Plays so many games of random moves and gives all their plies.
pub fn play_outs(player: Player, variant: Variant, games: u64) -> u64 {
    let mut random = Random::new(games);
    (0..games)
        .map(|_| match player {
            Player::Engine => engine_play_out(variant, &mut random),
            Player::Reference => reference_play_out(variant, &mut random),
        })
        .sum()
}

/// Each move takes the place of the one chosen before it with the chance that
/// makes all equally likely.
fn engine_play_out(variant: Variant, random: &mut Random) -> u64 {
    let mut position = Position::start(variant);
    let mut plies = 0;
    while plies < MOST_PLIES {
        let mut seen = 0;
        let mut chosen = None;
        position.successors(&mut |_, after| {
            seen += 1;
            if random.below(seen) == 0 {
                chosen = Some(after);
            }
        });
        let Some(next) = chosen else { break };
        position = next;
        plies += 1;
    }
    plies
}

fn reference_play_out(variant: Variant, random: &mut Random) -> u64 {
    let mut position = reference_start(variant);
    let mut plies = 0;
    while plies < MOST_PLIES {
        let mut chosen = None;
        for (seen, (_, after)) in (1..).zip(position.children()) {
            if random.below(seen) == 0 {
                chosen = Some(after);
            }
        }
        let Some(next) = chosen else { break };
        position = next;
        plies += 1;
    }
    plies
}

/// All of Modiar by the plain reference solver.
#[allow(dead_code)]
pub fn solve_modiar_plainly() {
    black_box(solver::solve(reference::Game::Modiar, 42));
}

/// A search of the start, as far as depth and positions go.
#[allow(dead_code)]
pub fn search(variant: Variant, depth: u8, nodes: u64) -> daga::search::Report {
    let record = daga::Record::new(Position::start(variant));
    let limits = daga::search::Limits { depth, nodes };
    let go_on = &mut |_: daga::search::Progress<'_>| std::ops::ControlFlow::Continue(());
    daga::search::best(&record, None, limits, &[], go_on).expect("a start has moves")
}

/// The same by the plain search: the margin of every move.
#[allow(dead_code)]
pub fn search_plainly(variant: Variant, depth: u8) -> Vec<i32> {
    negamax::values(&mut vec![Position::start(variant)], u32::from(depth), None)
}
