//! The search played the plainest way: every move, no bounds, no memory, the
//! whole way remembered.

use daga::solver::Table;
use daga::{Margin, Position, Record};

/// The positions of a game up to now, the last one included.
pub fn way(record: &Record) -> Vec<Position> {
    (0..=record.ply())
        .map(|ply| *record.position_at(ply).expect("a ply of the record"))
        .collect()
}

/// The margin of each move of the position that the way ends with, in order.
/// `depth` counts the move; where it is used up the margin is taken for 0.
/// The table is asked just after a seed has left the board, and after a first
/// ply, which both never come back.
pub fn values(way: &mut Vec<Position>, depth: u32, table: Option<&Table>) -> Vec<i32> {
    let position = *way.last().expect("a way has a last position");
    let side = position.turn();
    let mut found = Vec::new();
    for mv in position.legal_moves() {
        let after = position.play(mv).expect("it is allowed");
        let taken = i32::from(after.captured()[side]) - i32::from(position.captured()[side]);
        let theirs = if way.contains(&after) {
            0
        } else if let Some(margin) = table
            .filter(|_| taken > 0 || position.opening())
            .and_then(|table| table.value(&after))
        {
            i32::from(margin.seeds())
        } else if let Some(outcome) = after.outcome() {
            // With no depth left an end that only shows in the moves, all of
            // them endless or slams, is not looked for.
            if depth > 1 || !after.has_handful() {
                i32::from(Margin::gathered(&outcome, after.turn()).seeds())
            } else {
                0
            }
        } else if depth == 1 {
            0
        } else {
            way.push(after);
            let best = values(way, depth - 1, table).into_iter().max();
            way.pop();
            best.expect("a game that goes on has a move")
        };
        found.push(taken - theirs);
    }
    found
}
