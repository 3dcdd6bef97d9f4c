//! A position as text.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::words::{Word, Words, number};
use super::{TextError, TextFault};
use crate::{BySide, Position, Setup, SetupError, Side, Variant};

/// `modiar 7,7,7/7,7,7 0-0 S opening`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ring = self.variant().rules().ring;
        write!(f, "{}", self.variant())?;
        for pit in ring.all() {
            let before = match pit.index() {
                0 => ' ',
                place if place == ring.pits_per_row() => '/',
                _ => ',',
            };
            f.write_char(before)?;
            write!(f, "{}", self.board().seeds(pit))?;
        }
        let captured = self.captured();
        let turn = match self.turn() {
            Side::South => 'S',
            Side::North => 'N',
        };
        write!(f, " {}-{} {turn}", captured.south, captured.north)?;
        if self.opening() {
            f.write_str(" opening")?;
        }
        Ok(())
    }
}

/// Reads what `Display` writes.
impl FromStr for Position {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut words = Words::new(text)?;
        let variant = variant(words.next())?;
        let position = after_variant(variant, &mut words)?;
        end(words.next())?;
        Ok(position)
    }
}

/// Reads the name of a variant.
pub(super) fn variant(word: Word<'_>) -> Result<Variant, TextError> {
    Variant::from_id(word.text).ok_or_else(|| word.fault(TextFault::UnknownVariant))
}

/// Makes sure that nothing more comes.
pub(super) fn end(word: Word<'_>) -> Result<(), TextError> {
    if word.text.is_empty() {
        Ok(())
    } else {
        Err(word.fault(TextFault::Unexpected))
    }
}

/// Reads what follows the variant in a position.
#[inline(never)]
pub(super) fn after_variant(
    variant: Variant,
    words: &mut Words<'_>,
) -> Result<Position, TextError> {
    let board = words.next();
    let captured = words.next();
    let turn = words.next();
    let opening = words.peek();
    let opens = opening.text.eq_ignore_ascii_case("opening");
    let setup = Setup {
        variant,
        seeds: read_seeds(variant, board)?,
        captured: read_captured(captured)?,
        turn: read_turn(turn)?,
        opening: opens,
    };
    if opens {
        words.next();
    }
    setup.validate().map_err(|error| {
        let word = match error {
            SetupError::PitCount { .. } | SetupError::SeedTotal { .. } => board,
            SetupError::OddCapture { .. } => captured,
            SetupError::NoOpeningRule | SetupError::NorthOpens => opening,
        };
        word.fault(TextFault::Setup(error))
    })
}

#[inline(never)]
fn read_seeds(variant: Variant, word: Word<'_>) -> Result<Vec<u8>, TextError> {
    let bad = || word.fault(TextFault::BadBoard);
    let (south, north) = halves(word.text, b'/').ok_or_else(bad)?;
    let pits_per_row = variant.rules().ring.pits_per_row();
    let mut seeds = Vec::with_capacity(2 * pits_per_row);
    for row in [south, north] {
        let before = seeds.len();
        for count in row.split(|&byte| byte == b',') {
            seeds.push(seeds_in(count).ok_or_else(bad)?);
        }
        let found = seeds.len() - before;
        if found != pits_per_row {
            return Err(word.fault(TextFault::BadRow {
                pits_per_row,
                found,
            }));
        }
    }
    Ok(seeds)
}

fn read_captured(word: Word<'_>) -> Result<BySide<u8>, TextError> {
    pair(word.text).ok_or_else(|| word.fault(TextFault::BadCaptured))
}

fn read_turn(word: Word<'_>) -> Result<Side, TextError> {
    match word.text {
        "S" | "s" => Ok(Side::South),
        "N" | "n" => Ok(Side::North),
        _ => Err(word.fault(TextFault::BadTurn)),
    }
}

/// Two numbers of seeds, South's and North's: `20-22`.
#[inline(never)]
pub(super) fn pair(text: &str) -> Option<BySide<u8>> {
    let (south, north) = halves(text, b'-')?;
    Some(BySide {
        south: seeds_in(south)?,
        north: seeds_in(north)?,
    })
}

/// What stands before and behind the first of these signs.
#[inline(never)]
fn halves(text: &str, sign: u8) -> Option<(&[u8], &[u8])> {
    let mut halves = text.as_bytes().splitn(2, |&byte| byte == sign);
    Some((halves.next()?, halves.next()?))
}

fn seeds_in(digits: &[u8]) -> Option<u8> {
    u8::try_from(number(digits)?).ok()
}
