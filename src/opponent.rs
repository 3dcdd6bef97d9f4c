//! The computer as a player.

use crate::{Move, Record};

/// The move of a computer that takes the most it can now, chance deciding
/// among equals; `None` if the game has ended.
///
/// The same record and seed give the same move.
#[must_use]
pub fn choose(record: &Record, seed: u64) -> Option<Move> {
    if record.outcome().is_some() {
        return None;
    }
    let position = record.position();
    let taken = |mv: Move| {
        let after = position.play(mv).ok()?;
        let side = position.turn();
        Some(after.captured()[side] - position.captured()[side])
    };
    let most = position.legal_moves().filter_map(taken).max()?;
    let best: Vec<Move> = position
        .legal_moves()
        .filter(|&mv| taken(mv) == Some(most))
        .collect();
    let chosen = scramble(seed.wrapping_add(record.ply() as u64)) % best.len() as u64;
    Some(best[chosen as usize])
}

/// The finaliser of SplitMix64: every bit of the seed reaches every bit of
/// the result.
fn scramble(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
