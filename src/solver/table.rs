//! The margins of all boards with few enough seeds.

use std::error::Error;
use std::fmt;

use super::Index;
use super::lanes::LANES;
use crate::{Margin, Position, Variant};

/// The exact margins of all boards of a variant up to a number of seeds.
///
/// A value holds for the board, whatever was captured before and whatever
/// the path to it. Where the game so far matters, because a move would bring
/// a position back, ask [`Record::repeats`](crate::Record::repeats) first:
/// such a move is worth the equal split, [`Margin::EVEN`].
#[derive(Clone, Debug)]
pub struct Table {
    variant: Variant,
    index: Index,
    /// The header, then a byte a board.
    bytes: Vec<u8>,
}

/// A margin of 0 as a byte; other margins are added to it. Bytes of margins
/// are 1 to 127, so 0 can stand for none yet, below all margins.
pub(super) const EVEN: u8 = 64;

/// The byte of a margin as the opponent sees it.
#[inline(always)]
pub(super) const fn negative(byte: u8) -> u8 {
    (2 * EVEN).wrapping_sub(byte)
}

const HEADER: usize = 16;
const MAGIC: [u8; 4] = *b"Daga";
/// Changes whenever the order or the meaning of the bytes does.
const FORMAT: u8 = 1;

impl Table {
    /// The most seeds a table can be asked for: margins have seven bits.
    pub const MOST_SEEDS: u8 = EVEN - 1;

    /// A table with a margin of 0 everywhere, to be filled and sealed.
    pub(super) fn new(variant: Variant, most_seeds: u8) -> Self {
        assert!(most_seeds <= variant.seeds(), "{variant} has fewer seeds");
        assert!(most_seeds <= Self::MOST_SEEDS, "too many seeds");
        let rules = variant.rules();
        let index = Index::new(rules.ring, most_seeds, rules.captures_in_pairs());
        let mut bytes = vec![EVEN; HEADER + index.len() + LANES];
        bytes[..4].copy_from_slice(&MAGIC);
        bytes[4..8].copy_from_slice(&[FORMAT, number(variant), most_seeds, 0]);
        Self {
            variant,
            index,
            bytes,
        }
    }

    /// Which game it solves.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// How the boards are numbered, and up to how many seeds.
    #[must_use]
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// The margin of a position with best play on both sides; none if the
    /// position is not in the table: another variant, too many seeds, or a
    /// first ply, which has a rule of its own (M5).
    #[inline]
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Margin> {
        // The seeds first: during a search most positions have too many.
        if !self.index.has(position.board().total())
            || !self.variant.shares_rules_with(position.variant())
            || position.opening()
        {
            return None;
        }
        let number = self.index.rank(position.board(), position.turn())?;
        Some(margin(self.bytes[HEADER + number]))
    }

    /// The values, by the numbers of their boards; until the table is
    /// sealed they are padded.
    pub(super) fn values_mut(&mut self) -> (&Index, &mut [u8]) {
        (&self.index, &mut self.bytes[HEADER..])
    }

    /// The finished table: without padding, with a digest.
    pub(super) fn seal(mut self) -> Self {
        self.bytes.truncate(HEADER + self.index.len());
        let digest = digest(&self.bytes).to_le_bytes();
        self.bytes[8..HEADER].copy_from_slice(&digest);
        self
    }

    /// The table as bytes, to keep: what [`from_bytes`](Self::from_bytes)
    /// reads.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A table from bytes that were kept.
    ///
    /// # Errors
    ///
    /// If they are not the bytes of a table of this variant, whole and
    /// undamaged.
    pub fn from_bytes(variant: Variant, bytes: Vec<u8>) -> Result<Self, TableError> {
        if bytes.len() < HEADER || bytes[..4] != MAGIC {
            return Err(TableError::NotATable);
        }
        if bytes[4] != FORMAT {
            return Err(TableError::OtherFormat);
        }
        if bytes[5] != number(variant) {
            return Err(TableError::OtherVariant);
        }
        if bytes[6] > variant.seeds().min(Self::MOST_SEEDS) {
            return Err(TableError::Damaged);
        }
        let rules = variant.rules();
        let index = Index::new(rules.ring, bytes[6], rules.captures_in_pairs());
        let expected = HEADER + index.len();
        if bytes.len() != expected {
            return Err(TableError::Length {
                expected,
                found: bytes.len(),
            });
        }
        if bytes[8..HEADER] != digest(&bytes).to_le_bytes() {
            return Err(TableError::Damaged);
        }
        Ok(Self {
            variant,
            index,
            bytes,
        })
    }
}

/// A margin from its byte.
pub(super) fn margin(byte: u8) -> Margin {
    Margin::new(byte.wrapping_sub(EVEN) as i8)
}

/// The byte of a margin.
pub(super) fn byte(margin: Margin) -> u8 {
    EVEN.wrapping_add(margin.seeds() as u8)
}

/// The number of a variant in the header.
fn number(variant: Variant) -> u8 {
    match variant {
        Variant::Modiar => 1,
        Variant::Tihbat => 2,
        Variant::SadeqaIii => 3,
        Variant::SadeqaGame91 => 4,
    }
}

/// A digest of a table, its own place left out: FNV-1a with 64 bits, which
/// takes eight bytes at a time here.
fn digest(bytes: &[u8]) -> u64 {
    let (header, values) = bytes.split_at(HEADER);
    let (words, rest) = values.as_chunks();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let header = header.first_chunk().expect("the header is longer");
    [header]
        .into_iter()
        .chain(words)
        .chain((!rest.is_empty()).then_some(&last))
        .fold(0xcbf2_9ce4_8422_2325, |digest, &word| {
            (digest ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// Why bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// They do not begin as a table does.
    NotATable,
    /// They are a table as another version of this program writes it.
    OtherFormat,
    /// They are a table of another variant.
    OtherVariant,
    /// They are too few or too many.
    Length {
        /// The bytes of the whole table.
        expected: usize,
        /// The bytes there are.
        found: usize,
    },
    /// They have changed since they were written.
    Damaged,
}

impl TableError {
    /// The stable name in interfaces, such as `table-damaged`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotATable => "not-a-table",
            Self::OtherFormat => "table-format",
            Self::OtherVariant => "table-variant",
            Self::Length { .. } => "table-length",
            Self::Damaged => "table-damaged",
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => f.write_str("this is no table of margins"),
            Self::OtherFormat => f.write_str("another version wrote the table; solve again"),
            Self::OtherVariant => f.write_str("the table belongs to another game"),
            Self::Length { expected, found } => write!(
                f,
                "the table should have {expected} bytes and has {found}; solve again"
            ),
            Self::Damaged => f.write_str("the table is damaged; solve again"),
        }
    }
}

impl Error for TableError {}
