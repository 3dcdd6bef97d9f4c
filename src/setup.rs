//! A position that somebody set up, before it is known to be possible.

use std::error::Error;
use std::fmt;

use crate::pit::MAX_PITS;
use crate::rules::Opening;
use crate::{Board, BySide, Position, Side, Variant};

/// An unchecked position, to build or to parse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Which game.
    pub variant: Variant,
    /// The seeds in each pit, South's pits first.
    pub seeds: Vec<u8>,
    /// The seeds each side has captured.
    pub captured: BySide<u8>,
    /// Who is to move.
    pub turn: Side,
    /// Whether this is the first ply, which takes nothing (M5).
    pub opening: bool,
}

/// Why a set-up is no position of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The board has another number of pits.
    PitCount {
        /// The pits of the game's board.
        expected: usize,
        /// The pits of the set-up.
        found: usize,
    },
    /// Pits and captured piles together do not hold the game's seeds.
    SeedTotal {
        /// The seeds of the game.
        expected: u8,
        /// The seeds of the set-up.
        found: usize,
    },
    /// A side has captured an odd number of seeds in a game where seeds
    /// leave the board in pairs (M3, T3).
    OddCapture {
        /// The side.
        side: Side,
        /// Its captured seeds.
        captured: u8,
    },
    /// An opening ply in a game whose first move is like any other.
    NoOpeningRule,
    /// An opening ply with North to move (M5).
    NorthOpens,
}

impl Setup {
    /// The position that was set up.
    ///
    /// # Errors
    ///
    /// The first invariant that does not hold.
    pub fn validate(&self) -> Result<Position, SetupError> {
        self.has_every_pit()?;
        self.keeps_every_seed()?;
        self.captured_in_pairs()?;
        self.may_open()?;
        Ok(Position {
            board: Board::new(&self.seeds),
            captured: self.captured,
            variant: self.variant,
            turn: self.turn,
            opening: self.opening,
        })
    }

    fn has_every_pit(&self) -> Result<(), SetupError> {
        let expected = self.variant.rules().ring.pits();
        let found = self.seeds.len();
        if found == expected {
            Ok(())
        } else {
            Err(SetupError::PitCount { expected, found })
        }
    }

    fn keeps_every_seed(&self) -> Result<(), SetupError> {
        let captured = [self.captured.south, self.captured.north];
        let found = self
            .seeds
            .iter()
            .chain(&captured)
            .map(|&seeds| usize::from(seeds))
            .sum();
        let expected = self.variant.seeds();
        if found == usize::from(expected) {
            Ok(())
        } else {
            Err(SetupError::SeedTotal { expected, found })
        }
    }

    fn captured_in_pairs(&self) -> Result<(), SetupError> {
        if !self.variant.rules().captures_in_pairs() {
            return Ok(());
        }
        for side in Side::BOTH {
            let captured = self.captured[side];
            if captured % 2 == 1 {
                return Err(SetupError::OddCapture { side, captured });
            }
        }
        Ok(())
    }

    fn may_open(&self) -> Result<(), SetupError> {
        match self.variant.rules().opening {
            _ if !self.opening => Ok(()),
            Opening::Captures => Err(SetupError::NoOpeningRule),
            Opening::TakesNothing(_) if self.turn == Side::North => Err(SetupError::NorthOpens),
            Opening::TakesNothing(_) => Ok(()),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let pits = position.variant.rules().ring.pits();
        let seeds: [u8; MAX_PITS] = position.board.to_array();
        Self {
            variant: position.variant,
            seeds: seeds[..pits].to_vec(),
            captured: position.captured,
            turn: position.turn,
            opening: position.opening,
        }
    }
}

impl SetupError {
    /// The stable name in interfaces, such as `seed-total`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PitCount { .. } => "pit-count",
            Self::SeedTotal { .. } => "seed-total",
            Self::OddCapture { .. } => "odd-capture",
            Self::NoOpeningRule => "no-opening-rule",
            Self::NorthOpens => "north-opens",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PitCount { expected, found } => {
                write!(f, "the board has {expected} pits, not {found}")
            }
            Self::SeedTotal { expected, found } => write!(
                f,
                "pits and captured piles hold {found} seeds together; the game has {expected}"
            ),
            Self::OddCapture { side, captured } => write!(
                f,
                "{side} has captured {captured} seeds, but in this game captures are even"
            ),
            Self::NoOpeningRule => f.write_str("this game has no rule for the opening move"),
            Self::NorthOpens => f.write_str("only South opens a game"),
        }
    }
}

impl Error for SetupError {}
