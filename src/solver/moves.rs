//! What each move is worth, in a position and in a game.

use super::Table;
use crate::{Margin, Move, Position, Record, Verdict};

impl Table {
    /// What a move is worth to its mover, by the position after it.
    pub(super) fn value_before(&self, position: &Position, after: &Position) -> Option<Margin> {
        let taken = position.board().total() - after.board().total();
        Some((-self.value(after)?).plus(taken))
    }

    /// What every move of the game's position is worth to the mover; nothing
    /// if the game is over.
    ///
    /// A move to a position that has been there ends the game with an equal
    /// split, whatever the table says of it (M9, T6, S7).
    #[must_use]
    pub fn moves(&self, game: &Record) -> Vec<(Move, Verdict)> {
        let mut moves = Vec::new();
        if game.outcome().is_some() {
            return moves;
        }
        game.position().successors(&mut |mv, after| {
            let value = if game.repeats(&after) {
                Some(Margin::EVEN)
            } else {
                self.value_before(game.position(), &after)
            };
            moves.push((mv, value.map_or(Verdict::Unknown, Verdict::Exact)));
        });
        moves
    }
}
