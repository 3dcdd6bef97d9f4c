//! How a game ended.

use crate::rules::{Clause, Gather, NoMove};
use crate::{BySide, Position, Side, Step};

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player to move has no allowed move (M8, S5).
    NoMove,
    /// No seed is left on the board (T5).
    BoardEmpty,
    /// A position came back (M9, T6, S7).
    Repetition,
}

impl Ending {
    /// The stable name in interfaces, such as `no-move`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoMove => "no-move",
            Self::BoardEmpty => "board-empty",
            Self::Repetition => "repetition",
        }
    }
}

/// The end of a game, in absolute terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What ended the game.
    pub ending: Ending,
    /// The clause that says so.
    pub clause: Clause,
    /// The seeds each side gets from the board at the end.
    pub gathered: BySide<u8>,
    /// All seeds of each side, gathered ones included.
    pub totals: BySide<u8>,
    /// The odd seed that stays on the board when the rest is shared (S7).
    pub left: u8,
}

impl Outcome {
    /// The side with more seeds, if there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.totals[side] > self.totals[side.opponent()])
    }

    /// The end of a position whose player to move has no move.
    pub(crate) fn without_move(position: &Position) -> Self {
        let rules = position.variant().rules();
        let NoMove::End(gather) = rules.no_move.answer else {
            let NoMove::Pass { empty_board } = rules.no_move.answer else {
                unreachable!("a game without moves either ends or passes")
            };
            return Self::new(position, Ending::BoardEmpty, empty_board, BySide::default());
        };
        let gathered = BySide::from_fn(|side| match gather {
            Gather::OwnRow => position.board().total_in(rules.ring.row(side)),
            Gather::LastMover if side != position.turn() => position.board().total(),
            Gather::LastMover => 0,
        });
        Self::new(position, Ending::NoMove, rules.no_move.clause, gathered)
    }

    /// The end of a position that has been there before.
    pub(crate) fn by_repetition(position: &Position) -> Self {
        let each = position.board().total() / 2;
        let clause = position.variant().rules().repetition;
        Self::new(
            position,
            Ending::Repetition,
            clause,
            BySide::from_fn(|_| each),
        )
    }

    fn new(position: &Position, ending: Ending, clause: Clause, gathered: BySide<u8>) -> Self {
        Self {
            ending,
            clause,
            gathered,
            totals: BySide::from_fn(|side| position.captured()[side] + gathered[side]),
            left: position.board().total() - gathered.south - gathered.north,
        }
    }

    /// Reports how the seeds on the board leave it.
    pub(crate) fn report(&self, position: &Position, observe: &mut dyn FnMut(Step)) {
        if self.ending == Ending::Repetition {
            observe(Step::Share {
                each: self.gathered.south,
                left: self.left,
            });
            return;
        }
        let rules = position.variant().rules();
        for pit in position.board().occupied() {
            let to = match rules.no_move.answer {
                NoMove::End(Gather::LastMover) => position.turn().opponent(),
                NoMove::End(Gather::OwnRow) | NoMove::Pass { .. } => rules.ring.owner(pit),
            };
            let seeds = position.board().seeds(pit);
            observe(Step::Gather { pit, seeds, to });
        }
    }
}
