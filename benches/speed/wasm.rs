//! The timed work as a WebAssembly module of its own, so that the shipped
//! one need not carry it. `speed.mjs` calls it.
#![cfg(target_arch = "wasm32")]

mod workload;

use daga::Variant;
use wasm_bindgen::prelude::wasm_bindgen;
use workload::Player;

fn player(engine: bool) -> Player {
    if engine {
        Player::Engine
    } else {
        Player::Reference
    }
}

/// The ids of the variants; the other functions count along this list.
#[wasm_bindgen]
pub fn ids() -> Vec<String> {
    Variant::ALL.map(|variant| variant.id().to_string()).into()
}

/// The leaves of the move tree at the timed depth.
#[wasm_bindgen]
pub fn leaves(engine: bool, variant: usize) -> f64 {
    let variant = Variant::ALL[variant];
    workload::leaves(player(engine), variant, workload::depth(variant)) as f64
}

/// The plies of so many games of random moves.
#[wasm_bindgen]
pub fn play_outs(engine: bool, variant: usize, games: u32) -> f64 {
    workload::play_outs(player(engine), Variant::ALL[variant], games.into()) as f64
}
