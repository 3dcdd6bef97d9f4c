//! What a position is worth.
//!
//! A [`Margin`] is seen from the player to move and looks ahead; a [`Lead`]
//! is absolute and counts the captured seeds too. [`Margin::lead`] and
//! [`Lead::margin`] are the only bridge between them.

use std::ops::Neg;

use crate::{BySide, Outcome, Position, Side};

/// The seeds that the player to move wins from here on, minus those that the
/// opponent wins; seeds captured before do not count. A game has fewer than
/// 128 seeds, so margins of games never overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Margin(i8);

impl Margin {
    /// As many seeds for one as for the other.
    pub const EVEN: Self = Self(0);

    /// So many seeds more for the player to move; fewer, if negative.
    #[must_use]
    pub const fn new(seeds: i8) -> Self {
        Self(seeds)
    }

    /// How many seeds more the player to move wins.
    #[must_use]
    pub const fn seeds(self) -> i8 {
        self.0
    }

    /// The margin at the end of a game, in the position that ended it: what
    /// was gathered.
    #[must_use]
    pub const fn gathered(outcome: &Outcome, turn: Side) -> Self {
        Self(difference(outcome.gathered, turn))
    }

    /// The margin before a move that captured `seeds`, from the margin after
    /// it as its mover sees it.
    #[must_use]
    pub const fn plus(self, seeds: u8) -> Self {
        Self(self.0 + seeds as i8)
    }

    /// By how much who wins in the end, if this margin comes true.
    #[must_use]
    pub fn lead(self, position: &Position) -> Lead {
        let ahead = difference(position.captured(), position.turn()) + self.0;
        Lead::of(position.turn(), ahead)
    }
}

/// The same margin as the opponent sees it.
impl Neg for Margin {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Who has more seeds at the end of a game, and how many more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lead {
    /// This side wins.
    Win {
        /// The side.
        side: Side,
        /// How many seeds more it has, 1 or more.
        by: u8,
    },
    /// Both have equally many.
    Draw,
}

impl Lead {
    /// The end of a finished game.
    #[must_use]
    pub fn at_end(outcome: &Outcome) -> Self {
        Self::of(Side::South, difference(outcome.totals, Side::South))
    }

    /// The margin that leads from this position to this end.
    #[must_use]
    pub fn margin(self, position: &Position) -> Margin {
        let ahead = self.ahead(position.turn()) as i8;
        Margin(ahead - difference(position.captured(), position.turn()))
    }

    /// How many seeds more this side has at the end; fewer, if negative.
    #[must_use]
    pub fn ahead(self, side: Side) -> i16 {
        match self {
            Self::Win { side: winner, by } if winner == side => i16::from(by),
            Self::Win { by, .. } => -i16::from(by),
            Self::Draw => 0,
        }
    }

    fn of(side: Side, ahead: i8) -> Self {
        let by = ahead.unsigned_abs();
        match ahead {
            0 => Self::Draw,
            1.. => Self::Win { side, by },
            _ => Self::Win {
                side: side.opponent(),
                by,
            },
        }
    }
}

/// The seeds of one side minus those of the other. A game has fewer than 128.
const fn difference(seeds: BySide<u8>, side: Side) -> i8 {
    let south = seeds.south as i8 - seeds.north as i8;
    match side {
        Side::South => south,
        Side::North => -south,
    }
}

/// What is known about the margin of a position. It never claims more than
/// was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Best play on both sides gives this margin.
    Exact(Margin),
    /// The player to move can have this margin or a better one.
    AtLeast(Margin),
    /// The opponent can keep the player to move to this margin or a worse one.
    AtMost(Margin),
    /// Nothing is proved; a search so many plies deep arrived at this margin.
    Estimate {
        /// The margin.
        margin: Margin,
        /// The plies looked ahead.
        depth: u32,
    },
    /// Nothing is known.
    Unknown,
}

/// What is known, as the opponent sees it.
impl Neg for Verdict {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Exact(margin) => Self::Exact(-margin),
            Self::AtLeast(margin) => Self::AtMost(-margin),
            Self::AtMost(margin) => Self::AtLeast(-margin),
            Self::Estimate { margin, depth } => Self::Estimate {
                margin: -margin,
                depth,
            },
            Self::Unknown => Self::Unknown,
        }
    }
}
