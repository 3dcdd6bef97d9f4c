//! A game as text.

use std::fmt;
use std::str::FromStr;

use super::position::{after_variant, end, pair, variant};
use super::words::{Word, Words, number};
use super::{PitName, TextError, TextFault};
use crate::{Move, Position, Record};

/// What stands before the number from which choices are drawn.
const CHANCE: &str = "chance=";

/// `modiar: c A b C *`. Moves that were taken back are written too.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.start();
        if *start == Position::start(start.variant()) {
            write!(f, "{}", start.variant())?;
        } else {
            write!(f, "{start}")?;
        }
        if let Some(chance) = self.chance() {
            write!(f, " {CHANCE}{chance}")?;
        }
        f.write_str(":")?;
        for &mv in self.moves() {
            match mv {
                Move::Sow(pit) => write!(f, " {}", start.name(pit))?,
                Move::Pass => f.write_str(" pass")?,
            }
        }
        match self.outcome_at(self.moves().len()) {
            Some(end) => write!(f, " {}-{}", end.totals.south, end.totals.north),
            None => f.write_str(" *"),
        }
    }
}

/// Reads a game, or a position as a game without moves. The result may be
/// left out.
impl FromStr for Record {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut words = Words::new(text)?;
        let variant = variant(words.next())?;
        let start = match words.peek().text {
            ":" | "" => Position::start(variant),
            word if chance(word).is_some() => Position::start(variant),
            _ => after_variant(variant, &mut words)?,
        };
        let mut record = Self::new(start);
        if let Some(number) = chance(words.peek().text) {
            let word = words.next();
            let number = number.ok_or_else(|| word.fault(TextFault::BadChance))?;
            record.draw_from(number);
        }
        let colon = words.next();
        if colon.text != ":" {
            end(colon)?;
            return Ok(record);
        }
        loop {
            let word = words.next();
            if word.text.is_empty() {
                return Ok(record);
            }
            if word.text == "*" || word.text.as_bytes().contains(&b'-') {
                check_result(&record, word)?;
                end(words.next())?;
                return Ok(record);
            }
            play(&mut record, word)?;
        }
    }
}

/// The number in a word such as `chance=48217`; an inner none if it is not a
/// number that choices can be drawn from, an outer one if the word is another.
fn chance(word: &str) -> Option<Option<u32>> {
    let (name, digits) = word.split_at_checked(CHANCE.len())?;
    name.eq_ignore_ascii_case(CHANCE)
        .then(|| number(digits.as_bytes()))
}

fn play(record: &mut Record, word: Word<'_>) -> Result<(), TextError> {
    let ring = record.start().variant().rules().ring;
    let mv = match PitName::find(ring, word.text) {
        Some(pit) => Move::Sow(pit),
        None if word.text.eq_ignore_ascii_case("pass") => Move::Pass,
        None => return Err(word.fault(TextFault::BadMove)),
    };
    let ply = record.ply() + 1;
    let mover = record.position().turn();
    record.play(mv).map_err(|illegal| {
        word.fault(TextFault::Illegal {
            ply,
            mover,
            illegal,
        })
    })
}

fn check_result(record: &Record, word: Word<'_>) -> Result<(), TextError> {
    let right = record.outcome().map(|outcome| outcome.totals);
    let stated = if word.text == "*" {
        None
    } else {
        Some(pair(word.text).ok_or_else(|| word.fault(TextFault::BadMove))?)
    };
    if stated == right {
        Ok(())
    } else {
        Err(word.fault(TextFault::WrongResult { right }))
    }
}
