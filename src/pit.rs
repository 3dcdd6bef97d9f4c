//! Pits by number, and sets of pits.

use crate::Side;

/// The most pits a board can have.
pub const MAX_PITS: usize = 16;

/// A pit, by its place on the sowing path: never a count of seeds.
///
/// South owns `0 … n-1`, left to right as South sees them, North `n … 2n-1`,
/// left to right as North sees them, `n` being the pits in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(u8);

impl Pit {
    /// The pit with this index, which must be below [`MAX_PITS`].
    ///
    /// # Panics
    ///
    /// If the index is out of range.
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_PITS, "a board has at most 16 pits");
        Self(index)
    }

    /// The place on the sowing path, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The ring of pits of a board with two rows, along which seeds are sown.
///
/// Pits given to its methods must be on the board, as those from
/// [`Ring::pit`] are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    pits_per_row: u8,
}

impl Ring {
    /// A board of two rows of `pits_per_row` pits, one to eight.
    ///
    /// # Panics
    ///
    /// If the row is empty or too long.
    #[must_use]
    pub const fn new(pits_per_row: u8) -> Self {
        assert!(pits_per_row >= 1 && pits_per_row as usize * 2 <= MAX_PITS);
        Self { pits_per_row }
    }

    /// The pits in one row.
    #[inline]
    #[must_use]
    pub const fn pits_per_row(self) -> usize {
        self.pits_per_row as usize
    }

    /// The pits in both rows.
    #[inline]
    #[must_use]
    pub const fn pits(self) -> usize {
        self.pits_per_row as usize * 2
    }

    /// All pits, South's first.
    #[must_use]
    pub const fn all(self) -> Pits {
        Pits(((1u32 << self.pits()) - 1) as u16)
    }

    /// The pits of one side.
    #[inline]
    #[must_use]
    pub const fn row(self, side: Side) -> Pits {
        let south = (1u16 << self.pits_per_row) - 1;
        match side {
            Side::South => Pits(south),
            Side::North => Pits(south << self.pits_per_row),
        }
    }

    /// The side in whose row the pit lies.
    #[inline]
    #[must_use]
    pub const fn owner(self, pit: Pit) -> Side {
        if pit.0 < self.pits_per_row {
            Side::South
        } else {
            Side::North
        }
    }

    /// The pit opposite.
    #[inline]
    #[must_use]
    pub const fn facing(self, pit: Pit) -> Pit {
        Pit(self.pits_per_row * 2 - 1 - pit.0)
    }

    /// The pit `steps` further along the sowing path, counter-clockwise.
    #[inline]
    #[must_use]
    pub const fn after(self, pit: Pit, steps: usize) -> Pit {
        Pit(((pit.index() + steps) % self.pits()) as u8)
    }

    /// The pit just before this one on the sowing path.
    #[inline]
    #[must_use]
    pub const fn before(self, pit: Pit) -> Pit {
        if pit.0 == 0 {
            Pit(self.pits_per_row * 2 - 1)
        } else {
            Pit(pit.0 - 1)
        }
    }

    /// The pit in the same place of the other player's row, seen from there:
    /// where this pit goes when the board is turned round.
    #[inline]
    #[must_use]
    pub const fn turned(self, pit: Pit) -> Pit {
        self.after(pit, self.pits_per_row())
    }

    /// The pit with this index, if the board has it.
    #[must_use]
    pub fn pit(self, index: usize) -> Option<Pit> {
        (index < self.pits()).then_some(Pit(index as u8))
    }
}

/// A set of pits; iterates along the sowing path from pit 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pits(u16);

impl Pits {
    /// No pit.
    pub const NONE: Self = Self(0);

    /// The set in which bit `i` stands for pit `i`.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Whether the set has this pit.
    #[inline]
    #[must_use]
    pub const fn contains(self, pit: Pit) -> bool {
        self.0 >> pit.0 & 1 == 1
    }

    /// Whether the set has no pit.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pits the set has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pits that both sets have.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set with this pit added.
    #[inline]
    #[must_use]
    pub const fn with(self, pit: Pit) -> Self {
        Self(self.0 | 1 << pit.0)
    }
}

impl FromIterator<Pit> for Pits {
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> Self {
        pits.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Iterator for Pits {
    type Item = Pit;

    #[inline]
    fn next(&mut self) -> Option<Pit> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Pit(lowest))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        // Not `self.len()`, which here would be the iterator's and call back.
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Pits {}
