//! The two players, named after where they sit.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A player, and the row of pits in front of that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Sits below the board and moves first.
    South,
    /// Sits above the board.
    North,
}

impl Side {
    /// Both sides, in the order in which they move.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The player on the other side of the board.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

/// `south` or `north`.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "south",
            Self::North => "north",
        })
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> BySide<T> {
    /// A value for each side, made from the side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self {
            south: value(Side::South),
            north: value(Side::North),
        }
    }

    /// The same values with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            south: self.north,
            north: self.south,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
