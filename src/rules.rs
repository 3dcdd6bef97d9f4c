//! The questions that a rule sheet answers.

use crate::Ring;

/// How a clause of the rules is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The written source says so.
    Recorded,
    /// The sources are silent or disagree; this is our decision.
    Ruling,
    /// Recorded, with a detail that is our decision.
    Partly,
}

/// A clause of the rules, by the id that code, tests and rule pages share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The id, such as `M4`: a letter for the game, a number.
    pub id: &'static str,
    /// How the clause is known.
    pub status: Status,
}

impl Clause {
    pub(crate) const fn recorded(id: &'static str) -> Self {
        let status = Status::Recorded;
        Self { id, status }
    }

    pub(crate) const fn ruling(id: &'static str) -> Self {
        let status = Status::Ruling;
        Self { id, status }
    }

    pub(crate) const fn partly(id: &'static str) -> Self {
        let status = Status::Partly;
        Self { id, status }
    }

    /// A line of a rule sheet: an answer, and the clause that gives it.
    pub(crate) const fn says<T: Copy>(self, answer: T) -> Rule<T> {
        Rule {
            answer,
            clause: self,
        }
    }
}

/// The answer to one question, and the clause that gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule<T> {
    /// The answer.
    pub answer: T,
    /// Where it is written.
    pub clause: Clause,
}

/// Which pit the first seed of a handful falls into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSeed {
    /// The pit the handful was lifted from.
    Origin,
    /// The pit after it.
    NextPit,
}

impl FirstSeed {
    /// How many pits, counted from the origin, the first seed skips.
    pub(crate) const fn skipped(self) -> usize {
        match self {
            Self::Origin => 0,
            Self::NextPit => 1,
        }
    }
}

/// When a sowing stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laps {
    /// When the handful is sown.
    Single,
    /// When a last seed falls in an empty pit; until then the pit it fell in
    /// is lifted and sown on. A relay that never stops may not be begun, by
    /// the clause named here.
    Relay {
        /// The clause that forbids endless sowing.
        endless: Clause,
    },
}

/// The seeds that a landing may capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// Those of the pit where the last seed fell, if it then holds one of
    /// these counts.
    Landing {
        /// The counts that are captured.
        counts: Counts,
        /// In whose row.
        reach: Reach,
    },
    /// Those of the facing pit, if the last seed fell in an empty pit of the
    /// mover's own row.
    Facing,
}

/// In whose row a landing captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// In either row.
    BothRows,
    /// Only in the mover's own row.
    OwnRow,
}

/// Whether a capture goes on to the pits before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chain {
    /// Only the one pit is captured.
    None,
    /// Backward along the sowing path while each pit holds a captured count,
    /// one full circle at most.
    Backward,
}

/// What the first move of the game may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The same as any other move.
    Captures,
    /// Nothing.
    TakesNothing(Clause),
}

/// Whether a capture may empty the opponent's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrandSlam {
    /// It may.
    Allowed,
    /// A move that does so may not be made.
    Forbidden(Clause),
}

/// Whether an opponent without seeds must be given some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feeding {
    /// No.
    Free,
    /// Yes, if a move can.
    Required(Clause),
}

/// What happens when the player to move has no allowed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// The turn passes, unless the board is empty: then the game ends.
    Pass {
        /// The clause that ends the game on an empty board.
        empty_board: Clause,
    },
    /// The game ends and the seeds on the board are gathered.
    End(Gather),
}

/// Who gets the seeds on the board when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gather {
    /// Each player those of the own row.
    OwnRow,
    /// The player who made the last move, all of them.
    LastMover,
}

/// A set of counts of seeds, below 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(u16);

impl Counts {
    /// The set of these counts.
    pub(crate) const fn new(counts: &[u8]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < counts.len() {
            assert!(counts[index] < 16);
            set |= 1 << counts[index];
            index += 1;
        }
        Self(set)
    }

    /// Whether a pit with so many seeds is captured.
    #[inline]
    #[must_use]
    pub const fn contains(self, seeds: u8) -> bool {
        seeds < 16 && self.0 >> seeds & 1 == 1
    }

    /// Whether all counts are even, so that seeds leave the board in pairs.
    #[must_use]
    pub const fn all_even(self) -> bool {
        self.0 & 0xaaaa == 0
    }
}

/// A rule sheet: how one game is played, whatever the seeds it starts with.
#[derive(Debug)]
pub struct Rules {
    /// The board.
    pub ring: Ring,
    /// The fewest seeds a pit must hold to be played.
    pub smallest_handful: Rule<u8>,
    /// Where the first seed falls.
    pub first_seed: Rule<FirstSeed>,
    /// When the sowing stops.
    pub laps: Rule<Laps>,
    /// What is captured.
    pub capture: Rule<Capture>,
    /// How far the capture goes.
    pub chain: Rule<Chain>,
    /// What the first move may take.
    pub opening: Opening,
    /// Whether the opponent's row may be emptied.
    pub grand_slam: GrandSlam,
    /// Whether the opponent must be fed.
    pub feeding: Feeding,
    /// What happens when no move is left.
    pub no_move: Rule<NoMove>,
    /// The clause by which a position that comes back ends the game: the
    /// seeds on the board are shared equally, an odd one stays.
    pub repetition: Clause,
    /// Every clause of the game, in order.
    pub clauses: &'static [Clause],
}

impl Rules {
    /// Whether captures always take an even number of seeds.
    #[must_use]
    pub const fn captures_in_pairs(&self) -> bool {
        match self.capture.answer {
            Capture::Landing { counts, .. } => counts.all_even(),
            Capture::Facing => false,
        }
    }
}
