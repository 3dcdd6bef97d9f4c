//! The positions that led here: those of the game, then those of the search.

use crate::{Board, Position, Record};

/// The boards on the way to a position, one for each ply. Sides alternate, a
/// pass being a ply, so boards an even number of plies apart have the same
/// player to move.
pub(super) struct Line {
    boards: Vec<Board>,
}

/// Where, in a [`Line`], the boards begin that can still come back. A capture
/// moves it on: captured seeds never return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Since(usize);

impl Line {
    /// The line of a game as it stands, its position last.
    pub(super) fn of(record: &Record) -> (Self, Since) {
        let mut line = Self { boards: Vec::new() };
        let mut since = Since(0);
        for ply in 0..=record.ply() {
            let position = record.position_at(ply).expect("a ply of the record");
            let before = ply.checked_sub(1).and_then(|ply| record.position_at(ply));
            if before.is_some_and(|before| irreversible(before, position)) {
                since = line.fresh();
            }
            line.push(position.board());
        }
        (line, since)
    }

    #[inline]
    pub(super) fn push(&mut self, board: Board) {
        self.boards.push(board);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.boards.pop();
    }

    /// The mark if nothing before the next board can come back.
    #[inline]
    pub(super) fn fresh(&self) -> Since {
        Since(self.boards.len())
    }

    /// Whether no board before the last one can come back.
    #[inline]
    pub(super) fn starts_afresh(&self, since: Since) -> bool {
        since.0 + 1 >= self.boards.len()
    }

    /// Whether this board, were it next, would have been there before with
    /// the same player to move.
    #[inline]
    pub(super) fn repeats(&self, board: Board, since: Since) -> bool {
        let reversible = &self.boards[since.0..];
        reversible
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .any(|&earlier| earlier == board)
    }
}

/// Whether the position before can never come back after this move.
#[inline]
pub(super) fn irreversible(before: &Position, after: &Position) -> bool {
    before.opening() || before.board().total() != after.board().total()
}
