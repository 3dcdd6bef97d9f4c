//! A played game: where it started, its moves, where it stands.

use std::error::Error;
use std::fmt;

use crate::{IllegalMove, Move, Outcome, Pit, Position, Reason, Refusal, Step};

/// A game as it was played, with the moves that were taken back until
/// another is played in their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position before each ply, and the last one.
    positions: Vec<Position>,
    moves: Vec<Move>,
    ply: usize,
    chance: Option<u32>,
}

/// Why a record cannot be moved through as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSuchPly {
    /// The game is at its start.
    NothingToUndo,
    /// The game is at its last move.
    NothingToRedo,
    /// The game has fewer moves.
    Beyond {
        /// The ply that was asked for.
        ply: usize,
        /// The plies of the game.
        plies: usize,
    },
}

impl Record {
    /// A game that starts here, without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            ply: 0,
            chance: None,
        }
    }

    /// The number from which the computer's choices are drawn
    /// ([`opponent::choose`](crate::opponent::choose)), if it has played.
    #[must_use]
    pub fn chance(&self) -> Option<u32> {
        self.chance
    }

    /// Notes that the computer's choices are drawn from this number.
    pub fn draw_from(&mut self, chance: u32) {
        self.chance = Some(chance);
    }

    /// The position the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The position after so many plies, moves taken back included.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// How many moves led to the position now.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// All moves, those taken back included.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply)
    }

    /// How the game had ended after so many plies, if it had.
    #[must_use]
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        let position = self.positions.get(ply)?;
        if self.repeats_at(position, ply) {
            Some(Outcome::by_repetition(position))
        } else {
            position.outcome()
        }
    }

    /// Whether this position has been there in the game up to now, so that a
    /// move to it ends the game (M9, T6, S7).
    #[must_use]
    pub fn repeats(&self, position: &Position) -> bool {
        self.repeats_at(position, self.ply + 1)
    }

    /// Captured seeds never come back, so equal positions have equal captured
    /// piles, and the whole position can be compared.
    fn repeats_at(&self, position: &Position, plies: usize) -> bool {
        self.positions[..plies.min(self.positions.len())].contains(position)
    }

    /// Plays a move; moves that were taken back are forgotten.
    ///
    /// # Errors
    ///
    /// If the move may not be made; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_observed(mv, &mut |_| ())
    }

    /// Plays a move and reports each step, the gathering at the end of the
    /// game included.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play); nothing is reported then.
    pub fn play_observed(
        &mut self,
        mv: Move,
        observe: &mut dyn FnMut(Step),
    ) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(self.game_over(&outcome, mv));
        }
        let after = self.position().play_observed(mv, observe)?;
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.moves.push(mv);
        self.positions.push(after);
        self.ply += 1;
        if let Some(outcome) = self.outcome() {
            outcome.report(self.position(), observe);
        }
        Ok(())
    }

    /// Why this pit may not be played now; `None` if it may.
    #[must_use]
    pub fn refusal(&self, pit: Pit) -> Option<IllegalMove> {
        self.refusal_after(self.outcome().as_ref(), pit)
    }

    /// Why pits may not be played now, for every pit that may not.
    pub fn refusals(&self) -> impl Iterator<Item = IllegalMove> {
        // Worked out once: it may take as long as all refusals together.
        let outcome = self.outcome();
        let pits = self.position().variant().rules().ring.all();
        pits.filter_map(move |pit| self.refusal_after(outcome.as_ref(), pit))
    }

    fn refusal_after(&self, outcome: Option<&Outcome>, pit: Pit) -> Option<IllegalMove> {
        match outcome {
            Some(outcome) => Some(self.game_over(outcome, Move::Sow(pit))),
            None => self.position().refusal(pit),
        }
    }

    fn game_over(&self, outcome: &Outcome, mv: Move) -> IllegalMove {
        match mv {
            Move::Sow(pit) => IllegalMove::Refused(Refusal {
                pit,
                name: self.position().name(pit),
                reason: Reason::GameOver,
                clause: outcome.clause,
            }),
            Move::Pass => IllegalMove::NoPass(outcome.clause),
        }
    }

    /// Reports the steps of the move that leads to this ply, 1 or more;
    /// nothing changes.
    ///
    /// # Errors
    ///
    /// If the game has no such ply.
    pub fn replay(&self, ply: usize, observe: &mut dyn FnMut(Step)) -> Result<(), NoSuchPly> {
        let plies = self.moves.len();
        if ply == 0 || ply > plies {
            return Err(NoSuchPly::Beyond { ply, plies });
        }
        let again = self.positions[ply - 1].play_observed(self.moves[ply - 1], observe);
        debug_assert_eq!(again, Ok(self.positions[ply]));
        if let Some(outcome) = self.outcome_at(ply) {
            outcome.report(&self.positions[ply], observe);
        }
        Ok(())
    }

    /// Takes the last move back.
    ///
    /// # Errors
    ///
    /// At the start of the game.
    pub fn undo(&mut self) -> Result<(), NoSuchPly> {
        self.ply = self.ply.checked_sub(1).ok_or(NoSuchPly::NothingToUndo)?;
        Ok(())
    }

    /// Plays the move again that was taken back last.
    ///
    /// # Errors
    ///
    /// If none was.
    pub fn redo(&mut self) -> Result<(), NoSuchPly> {
        if self.ply == self.moves.len() {
            return Err(NoSuchPly::NothingToRedo);
        }
        self.ply += 1;
        Ok(())
    }

    /// Goes to the position after so many plies.
    ///
    /// # Errors
    ///
    /// If the game has fewer.
    pub fn jump(&mut self, ply: usize) -> Result<(), NoSuchPly> {
        let plies = self.moves.len();
        if ply > plies {
            return Err(NoSuchPly::Beyond { ply, plies });
        }
        self.ply = ply;
        Ok(())
    }
}

impl NoSuchPly {
    /// The stable name in interfaces, such as `nothing-to-undo`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::Beyond { .. } => "no-such-ply",
        }
    }
}

impl fmt::Display for NoSuchPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingToUndo => f.write_str("the game is at its start"),
            Self::NothingToRedo => f.write_str("no move has been taken back"),
            Self::Beyond { ply, plies } => write!(f, "the game has {plies} moves, not {ply}"),
        }
    }
}

impl Error for NoSuchPly {}
