//! The seeds in the pits, a byte for each pit.

use std::fmt;

use crate::pit::MAX_PITS;
use crate::{Pit, Pits, Ring};

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// The seeds in up to sixteen pits.
///
/// Two words hold a byte for each pit, pit 0 lowest. No pit ever holds more
/// than 127 seeds, so sums of bytes never spill into a neighbour and a whole
/// lap is one addition to each word. Two words rather than one `u128`: the
/// halves never carry into each other, and both machine code and WebAssembly
/// add them faster apart.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    low: u64,
    high: u64,
}

impl Board {
    /// A board without seeds.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// The board with these seeds in pits 0, 1, 2, … and none in the rest.
    ///
    /// # Panics
    ///
    /// If there are more than 16 pits, or more than 127 seeds in all.
    #[must_use]
    pub const fn new(seeds: &[u8]) -> Self {
        assert!(seeds.len() <= MAX_PITS, "a board has at most 16 pits");
        let mut board = Self::EMPTY;
        let mut total = 0;
        let mut index = 0;
        while index < seeds.len() {
            total += seeds[index] as usize;
            board = board.plus(Self::seeds_in(Pit::new(index as u8), seeds[index]));
            index += 1;
        }
        assert!(total <= 127, "a board holds at most 127 seeds");
        board
    }

    /// These seeds in this pit, and nothing elsewhere.
    #[inline]
    pub(crate) const fn seeds_in(pit: Pit, seeds: u8) -> Self {
        let index = pit.index();
        let word = (seeds as u64) << (8 * (index & 7));
        if index < 8 {
            Self { low: word, high: 0 }
        } else {
            Self { low: 0, high: word }
        }
    }

    /// Pit by pit the sum. Differences may be added too: they wrap.
    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self {
            low: self.low.wrapping_add(other.low),
            high: self.high.wrapping_add(other.high),
        }
    }

    /// Pit by pit the difference, wrapping.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self {
            low: self.low.wrapping_sub(other.low),
            high: self.high.wrapping_sub(other.high),
        }
    }

    /// The seeds in the pits where `mask` is all ones.
    #[inline]
    pub(crate) const fn and(self, mask: Self) -> Self {
        Self {
            low: self.low & mask.low,
            high: self.high & mask.high,
        }
    }

    /// Everything `times` over, wrapping.
    #[inline]
    pub(crate) const fn times(self, times: u8) -> Self {
        Self {
            low: self.low.wrapping_mul(times as u64),
            high: self.high.wrapping_mul(times as u64),
        }
    }

    /// The seeds in this pit.
    #[inline]
    #[must_use]
    pub const fn seeds(self, pit: Pit) -> u8 {
        let index = pit.index();
        let word = if index < 8 { self.low } else { self.high };
        (word >> (8 * (index & 7))) as u8
    }

    /// The board with this pit emptied.
    #[inline]
    #[must_use]
    pub const fn without(self, pit: Pit) -> Self {
        let keep = Self::seeds_in(pit, 0xff);
        Self {
            low: self.low & !keep.low,
            high: self.high & !keep.high,
        }
    }

    /// All seeds on the board.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        // The product's top byte is the sum of the bytes.
        (self.low.wrapping_add(self.high).wrapping_mul(ONES) >> 56) as u8
    }

    /// The seeds in these pits.
    #[must_use]
    pub fn total_in(self, pits: Pits) -> u8 {
        pits.map(|pit| self.seeds(pit)).sum()
    }

    /// The pits that hold at least `seeds` seeds, which must be 1 to 128.
    #[inline]
    #[must_use]
    pub const fn holding(self, seeds: u8) -> Pits {
        let lift = ONES.wrapping_mul(0x80 - seeds as u64);
        Pits::from_bits(
            top_bits(self.low.wrapping_add(lift)) as u16
                | (top_bits(self.high.wrapping_add(lift)) as u16) << 8,
        )
    }

    /// The pits that hold a seed.
    #[inline]
    #[must_use]
    pub const fn occupied(self) -> Pits {
        self.holding(1)
    }

    /// The board as the other player sees it: the rows change places.
    #[inline]
    #[must_use]
    pub const fn turned(self, ring: Ring) -> Self {
        let row = 8 * ring.pits_per_row() as u32;
        if row == 64 {
            return Self {
                low: self.high,
                high: self.low,
            };
        }
        let both = self.low as u128 | (self.high as u128) << 64;
        let turned = both >> row | (both & ((1 << row) - 1)) << row;
        Self {
            low: turned as u64,
            high: (turned >> 64) as u64,
        }
    }

    /// A number that hardly two boards of a game share, for tables of boards.
    #[inline]
    #[must_use]
    pub(crate) const fn hash(self) -> u64 {
        let mixed = self.low.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ self
                .high
                .wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
                .rotate_left(32);
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    /// The seeds pit by pit; pits beyond the board are empty.
    #[must_use]
    pub fn to_array(self) -> [u8; MAX_PITS] {
        let mut seeds = [0; MAX_PITS];
        seeds[..8].copy_from_slice(&self.low.to_le_bytes());
        seeds[8..].copy_from_slice(&self.high.to_le_bytes());
        seeds
    }
}

/// The top bit of each byte, gathered into one byte, lowest byte first.
#[inline]
const fn top_bits(word: u64) -> u8 {
    (((word & TOPS) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.to_array()).finish()
    }
}
