//! A position: everything about the present, nothing about the past.

use crate::capture::{Captured, capture};
use crate::rules::{Feeding, GrandSlam, Laps, NoMove, Opening, Rules};
use crate::sow::{Landing, returns_after, sow};
use crate::{
    Board, BySide, IllegalMove, Move, Moves, Outcome, Pit, PitName, Pits, Reason, Refusal, Side,
    Step, Variant,
};

/// Calls something with the rule sheet of a variant, named as a constant: each
/// sheet gets code of its own, in which its questions are already answered.
macro_rules! with_rules {
    ($variant:expr, |$rules:ident| $call:expr) => {
        match $variant {
            Variant::Modiar => {
                let $rules = Variant::Modiar.rules();
                $call
            }
            Variant::Tihbat => {
                let $rules = Variant::Tihbat.rules();
                $call
            }
            Variant::SadeqaIii | Variant::SadeqaGame91 => {
                let $rules = Variant::SadeqaIii.rules();
                $call
            }
        }
    };
}

/// The seeds in the pits and with the players, and who is to move.
///
/// Always within the rules: made by [`Position::start`], by playing moves, or
/// by [`Setup::validate`](crate::Setup::validate).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) captured: BySide<u8>,
    pub(crate) variant: Variant,
    pub(crate) turn: Side,
    pub(crate) opening: bool,
}

const _: () = assert!(size_of::<Position>() == 24);

impl Position {
    /// The position at the start of a game: South is to move.
    #[must_use]
    pub const fn start(variant: Variant) -> Self {
        Self {
            board: variant.opening_board(),
            captured: BySide { south: 0, north: 0 },
            variant,
            turn: Side::South,
            opening: matches!(variant.rules().opening, Opening::TakesNothing(_)),
        }
    }

    /// A position some time after the first ply with this board and South to
    /// move. The missing seeds are captured, about as many by each side.
    pub(crate) fn with_board(variant: Variant, board: Board) -> Self {
        let missing = variant.seeds() - board.total();
        let south = missing / 4 * 2;
        let position = Self {
            board,
            captured: BySide {
                south,
                north: missing - south,
            },
            variant,
            turn: Side::South,
            opening: false,
        };
        debug_assert_eq!(crate::Setup::from(position).validate(), Ok(position));
        position
    }

    /// Which game it is.
    #[inline]
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The seeds in the pits.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The seeds each side has captured.
    #[inline]
    #[must_use]
    pub const fn captured(&self) -> BySide<u8> {
        self.captured
    }

    /// Who is to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Whether this is the first ply of a game whose first move takes
    /// nothing (M5).
    #[inline]
    #[must_use]
    pub const fn opening(&self) -> bool {
        self.opening
    }

    /// The name of a pit of this board.
    #[must_use]
    pub fn name(&self, pit: Pit) -> PitName {
        PitName::new(self.variant.rules().ring, pit)
    }

    /// The same position seen by the other player: the rows, the captured
    /// piles and the turn change places.
    ///
    /// Only South opens a game, so the first ply cannot be turned round.
    #[must_use]
    pub fn turned(&self) -> Option<Self> {
        (!self.opening).then(|| Self {
            board: self.board.turned(self.variant.rules().ring),
            captured: self.captured.swapped(),
            turn: self.turn.opponent(),
            ..*self
        })
    }

    /// Every move the player may choose from; none if the game has ended.
    #[inline]
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        if self.must_pass() {
            Moves::Pass
        } else {
            Moves::Pits(self.playable())
        }
    }

    /// The pits that may be played.
    #[must_use]
    pub fn playable(&self) -> Pits {
        with_rules!(self.variant, |rules| self.playable_by(rules))
    }

    /// Whether the only move is to let the turn pass (T4).
    #[inline]
    #[must_use]
    pub fn must_pass(&self) -> bool {
        let rules = self.variant.rules();
        matches!(rules.no_move.answer, NoMove::Pass { .. })
            && self.board.total() > 0
            && self.row_is_empty(rules, self.turn)
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// If the move may not be made, the reason and the clause.
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        match mv {
            Move::Sow(pit) => with_rules!(self.variant, |rules| self.sow_by(rules, pit))
                .map_err(|reason| self.refuse(pit, reason)),
            Move::Pass if self.must_pass() => Ok(Self {
                turn: self.turn.opponent(),
                ..*self
            }),
            Move::Pass => Err(IllegalMove::NoPass(self.variant.rules().no_move.clause)),
        }
    }

    /// The position after a move, with every step of it reported.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play); then nothing is reported.
    pub fn play_observed(
        &self,
        mv: Move,
        observe: &mut dyn FnMut(Step),
    ) -> Result<Self, IllegalMove> {
        let after = self.play(mv)?;
        match mv {
            // Only now is it sure that the move is allowed, so it is carried
            // out once more for the observer.
            Move::Sow(pit) => {
                let again = self.carry_out(self.variant.rules(), pit, &mut |step| observe(step));
                debug_assert_eq!(again, Ok(after));
            }
            Move::Pass => observe(Step::Pass { side: self.turn }),
        }
        Ok(after)
    }

    /// Shows every allowed move with the position after it, each worked out
    /// once; shows nothing if the game has ended.
    #[inline]
    pub fn successors(&self, visit: &mut impl FnMut(Move, Self)) {
        with_rules!(self.variant, |rules| self.successors_by(rules, visit));
    }

    /// Whether the mover's row holds a handful large enough to be played.
    /// If not, the player passes or the game has ended.
    #[inline]
    #[must_use]
    pub fn has_handful(&self) -> bool {
        !self.candidates(self.variant.rules()).is_empty()
    }

    /// Why this pit may not be played; `None` if it may.
    #[must_use]
    pub fn refusal(&self, pit: Pit) -> Option<IllegalMove> {
        self.play(Move::Sow(pit)).err()
    }

    /// How the game ended, if this position ends it. A repetition is known
    /// only to the [`Record`](crate::Record).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.legal_moves()
            .is_empty()
            .then(|| Outcome::without_move(self))
    }

    #[inline(always)]
    fn row_is_empty(&self, rules: &Rules, side: Side) -> bool {
        self.board.occupied().and(rules.ring.row(side)).is_empty()
    }

    /// The pits of the mover that hold enough seeds (M1, T1, S1).
    #[inline(always)]
    fn candidates(&self, rules: &'static Rules) -> Pits {
        let enough = self.board.holding(rules.smallest_handful.answer);
        enough.and(rules.ring.row(self.turn))
    }

    #[inline(always)]
    fn playable_by(&self, rules: &'static Rules) -> Pits {
        let candidates = self.candidates(rules);
        let always_allowed = matches!(rules.laps.answer, Laps::Single)
            && rules.grand_slam == GrandSlam::Allowed
            && rules.feeding == Feeding::Free;
        if always_allowed {
            return candidates;
        }
        let mut allowed = Pits::NONE;
        let mut feeding = Pits::NONE;
        for pit in candidates {
            if let Ok(after) = self.carry_out(rules, pit, &mut unobserved) {
                allowed = allowed.with(pit);
                if !after.row_is_empty(rules, after.turn) {
                    feeding = feeding.with(pit);
                }
            }
        }
        if self.must_feed(rules) && !feeding.is_empty() {
            feeding
        } else {
            allowed
        }
    }

    #[inline(always)]
    fn successors_by(&self, rules: &'static Rules, visit: &mut impl FnMut(Move, Self)) {
        if self.must_pass() {
            let turn = self.turn.opponent();
            visit(Move::Pass, Self { turn, ..*self });
            return;
        }
        let pits = if self.must_feed(rules) {
            self.playable_by(rules)
        } else {
            self.candidates(rules)
        };
        for pit in pits {
            if let Ok(after) = self.carry_out(rules, pit, &mut unobserved) {
                visit(Move::Sow(pit), after);
            }
        }
    }

    #[inline(always)]
    fn sow_by(&self, rules: &'static Rules, pit: Pit) -> Result<Self, Reason> {
        if !rules.ring.row(self.turn).contains(pit) {
            return Err(Reason::OtherRow);
        }
        let seeds = self.board.seeds(pit);
        if seeds < rules.smallest_handful.answer {
            return Err(if seeds == 0 {
                Reason::Empty
            } else {
                Reason::Singleton
            });
        }
        let after = self.carry_out(rules, pit, &mut unobserved)?;
        if self.must_feed(rules)
            && after.row_is_empty(rules, after.turn)
            && !self.playable_by(rules).contains(pit)
        {
            return Err(Reason::MustFeed);
        }
        Ok(after)
    }

    /// Whether the opponent has no seeds and the rules care (M7).
    #[inline(always)]
    fn must_feed(&self, rules: &'static Rules) -> bool {
        matches!(rules.feeding, Feeding::Required(_))
            && self.row_is_empty(rules, self.turn.opponent())
    }

    /// Plays a pit with enough seeds of the mover's row and reports each
    /// step: the one place where a move happens. Refuses what can only be
    /// told by carrying it out (S6, M6); the observer must then forget what
    /// it has seen.
    #[inline(always)]
    fn carry_out(
        &self,
        rules: &'static Rules,
        pit: Pit,
        observe: &mut impl FnMut(Step),
    ) -> Result<Self, Reason> {
        let mover = self.turn;
        let (sown, landing) = sow(rules, self.board, pit, &mut |lap| observe(Step::Lap(lap)));
        let Landing::In(last) = landing else {
            return Err(Reason::Endless {
                returns_after: None,
            });
        };
        let taken = if self.opening {
            Captured::nothing(sown)
        } else {
            capture(rules, sown, last, mover, &mut |pit, seeds| {
                observe(Step::Capture {
                    pit,
                    seeds,
                    by: mover,
                });
            })
        };
        let mut after = Self {
            board: taken.board,
            captured: self.captured,
            variant: self.variant,
            turn: mover.opponent(),
            opening: false,
        };
        after.captured[mover] += taken.seeds;
        if matches!(rules.grand_slam, GrandSlam::Forbidden(_))
            && !taken.pits.and(rules.ring.row(mover.opponent())).is_empty()
            && after.row_is_empty(rules, mover.opponent())
        {
            return Err(Reason::GrandSlam);
        }
        Ok(after)
    }

    /// A refusal in full, worked out only when somebody is going to read it.
    #[cold]
    fn refuse(&self, pit: Pit, reason: Reason) -> IllegalMove {
        let rules = self.variant.rules();
        if rules.ring.pit(pit.index()).is_none() {
            return IllegalMove::NoSuchPit;
        }
        let reason = match reason {
            Reason::Endless { .. } => Reason::Endless {
                returns_after: returns_after(rules, self.board, pit),
            },
            other => other,
        };
        IllegalMove::Refused(Refusal {
            pit,
            name: self.name(pit),
            reason,
            clause: reason.clause(rules),
        })
    }
}

/// The observer where nobody looks.
fn unobserved(_: Step) {}
