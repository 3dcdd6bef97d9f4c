//! A table checks itself.

use super::Table;
use crate::{Margin, Position};

impl Table {
    /// The first position whose value is not the best over its moves, or not
    /// what is gathered where the game ends; none in a correct table.
    ///
    /// Asks [`Position`] about every board, and so shares nothing with the
    /// fast solver but the index.
    #[must_use]
    pub fn first_flaw(&self) -> Option<Position> {
        let boards = self.index().layers();
        boards
            .flat_map(|seeds| self.index().boards(seeds))
            .map(|board| Position::with_board(self.variant(), board))
            .find(|position| self.value(position) != self.best_over_moves(position))
    }

    /// What the moves of a position are worth to its mover, or its end.
    fn best_over_moves(&self, position: &Position) -> Option<Margin> {
        let mut best = None;
        position.successors(&mut |_, after| {
            let taken = position.board().total() - after.board().total();
            best = best.max(self.value(&after).map(|theirs| (-theirs).plus(taken)));
        });
        let gathered = || {
            let outcome = position.outcome()?;
            Some(Margin::gathered(&outcome, position.turn()))
        };
        best.or_else(gathered)
    }
}
