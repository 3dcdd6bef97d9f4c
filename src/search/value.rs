//! Margins while they are searched for.

use crate::Margin;

/// A margin and whether it is proved. Wider than a [`Margin`], so that the
/// bounds of a search may lie beyond every margin that a game can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// Seeds still to be won by the player to move, minus the opponent's.
    pub(super) margin: i16,
    /// Whether every line that the value rests on ends with the game, or in
    /// the endgame table.
    pub(super) proven: bool,
}

impl Value {
    pub(super) const fn proven(margin: i16) -> Self {
        Self {
            margin,
            proven: true,
        }
    }

    pub(super) const fn estimated(margin: i16) -> Self {
        Self {
            margin,
            proven: false,
        }
    }

    /// The value before a move that captured `seeds`, from the value after it
    /// as its mover sees it.
    #[inline]
    pub(super) const fn before(self, seeds: i16) -> Self {
        Self {
            margin: seeds - self.margin,
            ..self
        }
    }

    pub(super) const fn margin(self) -> Margin {
        Margin::new(self.margin as i8)
    }
}

/// On which side of a searched value the true one may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// On neither: they are the same.
    Exact,
    /// The true value is this or more.
    AtLeast,
    /// The true value is this or less.
    AtMost,
}

/// The margins a search is asked about: it need only tell apart those between
/// `alpha` and `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) alpha: i16,
    pub(super) beta: i16,
}

impl Window {
    /// Wider than any margin.
    pub(super) const FULL: Self = Self {
        alpha: -128,
        beta: 128,
    };

    /// The same window after a move that captured `seeds`, seen from there.
    #[inline]
    pub(super) const fn after(self, seeds: i16) -> Self {
        Self {
            alpha: seeds - self.beta,
            beta: seeds - self.alpha,
        }
    }

    /// The narrowest window, which asks only whether a margin is above
    /// `alpha`.
    #[inline]
    pub(super) const fn above(alpha: i16) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether margins inside it are told apart.
    #[inline]
    pub(super) const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// What a value found within this window bounds.
    #[inline]
    pub(super) const fn bound(self, margin: i16) -> Bound {
        if margin >= self.beta {
            Bound::AtLeast
        } else if margin <= self.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}
