//! The words of a text, each with its column.

use super::{LONGEST_TEXT, TextError, TextFault};

/// A word and where it begins.
#[derive(Clone, Copy)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    /// Counted in characters from 1.
    pub column: usize,
}

impl Word<'_> {
    pub(super) fn fault(&self, fault: TextFault) -> TextError {
        TextError::new(self.column, self.text, fault)
    }
}

/// Reads a text word by word.
pub(super) struct Words<'t> {
    rest: &'t str,
    column: usize,
}

impl<'t> Words<'t> {
    /// Begins to read a text.
    pub(super) fn new(text: &'t str) -> Result<Self, TextError> {
        if text.len() > LONGEST_TEXT {
            return Err(TextError::new(LONGEST_TEXT + 1, "", TextFault::TooLong));
        }
        let printable = |c: char| c.is_ascii_graphic() || c.is_ascii_whitespace();
        if let Some((index, found)) = text.chars().enumerate().find(|&(_, c)| !printable(c)) {
            let mut buffer = [0; 4];
            let found = found.encode_utf8(&mut buffer);
            return Err(TextError::new(index + 1, found, TextFault::NotAscii));
        }
        Ok(Self {
            rest: text,
            column: 1,
        })
    }

    /// The next word, or the end of the text as an empty word.
    pub(super) fn next(&mut self) -> Word<'t> {
        let (word, rest) = self.split();
        self.rest = rest;
        self.column = word.column + word.text.len();
        word
    }

    /// The next word without reading on.
    pub(super) fn peek(&self) -> Word<'t> {
        self.split().0
    }

    /// The next word, and what stands behind it.
    // Reading is rare and asked for in many places: one copy is enough.
    #[inline(never)]
    fn split(&self) -> (Word<'t>, &'t str) {
        let trimmed = self.rest.trim_ascii_start();
        let column = self.column + self.rest.len() - trimmed.len();
        // A colon ends the word it stands behind and is a word of its own.
        let ends = |c: u8| c.is_ascii_whitespace() || c == b':';
        let length = match trimmed.bytes().position(ends) {
            Some(0) => 1,
            Some(length) => length,
            None => trimmed.len(),
        };
        // All characters are ASCII, so that no cut can fail.
        let (text, rest) = trimmed.split_at_checked(length).unwrap_or_default();
        (Word { text, column }, rest)
    }
}

/// The number that these digits are, if it fits 32 bits. Digits only: the
/// standard parser would let a sign pass.
#[inline(never)]
pub(super) fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u32, |number, digit| {
        let value = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(value)
    })
}
