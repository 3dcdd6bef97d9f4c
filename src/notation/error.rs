//! What is wrong with a text, and where.

use std::error::Error;
use std::fmt;

use crate::{BySide, IllegalMove, SetupError, Side, Variant};

/// The longest piece of a text that an error repeats, in characters.
const LONGEST_QUOTE: usize = 24;

/// A text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// Where the word begins that cannot be read, in characters from 1.
    pub column: usize,
    /// The word, shortened if it is long; empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub fault: TextFault,
}

/// What is wrong with a word of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// The text is longer than [`LONGEST_TEXT`](super::LONGEST_TEXT).
    TooLong,
    /// A character that is not printable ASCII.
    NotAscii,
    /// No game has this name.
    UnknownVariant,
    /// Not the seeds of two rows, such as `7,7,7/7,7,7`.
    BadBoard,
    /// Rows of another length than the game's.
    BadRow {
        /// The pits in a row.
        pits_per_row: usize,
        /// The pits in this row.
        found: usize,
    },
    /// Not two numbers of captured seeds, such as `0-0`.
    BadCaptured,
    /// Neither `S` nor `N`.
    BadTurn,
    /// Not a number from 0 to 4,294,967,295 after `chance=`.
    BadChance,
    /// A word where the text should end, or a colon.
    Unexpected,
    /// Neither a pit, nor `pass`, nor a result.
    BadMove,
    /// The move may not be made.
    Illegal {
        /// Which move of the game it is, from 1.
        ply: usize,
        /// Whose turn it is.
        mover: Side,
        /// Why not.
        illegal: IllegalMove,
    },
    /// The result is not what the moves lead to.
    WrongResult {
        /// The seeds of each side at the end; none if the game goes on.
        right: Option<BySide<u8>>,
    },
    /// The set-up is no position of its game.
    Setup(SetupError),
}

impl TextError {
    #[inline(never)]
    pub(super) fn new(column: usize, found: &str, fault: TextFault) -> Self {
        Self {
            column,
            found: found.chars().take(LONGEST_QUOTE).collect(),
            fault,
        }
    }
}

impl TextFault {
    /// The stable name in interfaces, such as `unknown-variant`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "text-too-long",
            Self::NotAscii => "text-not-ascii",
            Self::UnknownVariant => "unknown-variant",
            Self::BadBoard => "bad-board",
            Self::BadRow { .. } => "bad-row",
            Self::BadCaptured => "bad-captured",
            Self::BadTurn => "bad-turn",
            Self::BadChance => "bad-chance",
            Self::Unexpected => "unexpected-word",
            Self::BadMove => "bad-move",
            Self::Illegal { .. } => "illegal-move",
            Self::WrongResult { .. } => "wrong-result",
            Self::Setup(error) => error.code(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        if self.found.is_empty() {
            f.write_str("the text ends, ")?;
        } else {
            write!(f, "\u{201c}{}\u{201d}, ", self.found)?;
        }
        match &self.fault {
            TextFault::TooLong => write!(f, "it is longer than {}", super::LONGEST_TEXT),
            TextFault::NotAscii => f.write_str("only plain letters, digits and signs may be used"),
            TextFault::UnknownVariant => {
                f.write_str("where the name of a game should be: ")?;
                let [first, others @ ..] = Variant::ALL;
                f.write_str(first.id())?;
                others
                    .into_iter()
                    .try_for_each(|variant| write!(f, ", {variant}"))
            }
            TextFault::BadBoard => f.write_str("where the seeds should be, such as 7,7,7/7,7,7"),
            TextFault::BadRow {
                pits_per_row,
                found,
            } => write!(f, "a row has {pits_per_row} pits, not {found}"),
            TextFault::BadCaptured => {
                f.write_str("where the captured seeds should be, such as 0-0")
            }
            TextFault::BadTurn => f.write_str("where S or N should say who is to move"),
            TextFault::BadChance => write!(f, "where a number up to {} should be", u32::MAX),
            TextFault::Unexpected => f.write_str("where nothing more should come"),
            TextFault::BadMove => f.write_str("where a pit, pass or a result should be"),
            TextFault::Illegal {
                ply,
                mover,
                illegal,
            } => write!(f, "move {ply}, by {mover}: {illegal}"),
            TextFault::WrongResult { right: Some(right) } => {
                write!(f, "but the moves lead to {}-{}", right.south, right.north)
            }
            TextFault::WrongResult { right: None } => {
                f.write_str("but after these moves the game goes on")
            }
            TextFault::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for TextError {}
