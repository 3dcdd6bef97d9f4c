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
            let found = found.to_string();
            return Err(TextError::new(index + 1, &found, TextFault::NotAscii));
        }
        Ok(Self {
            rest: text,
            column: 1,
        })
    }

    /// The next word, or the end of the text as an empty word.
    // Reading is rare and asked for in many places: one copy is enough.
    #[inline(never)]
    pub(super) fn next(&mut self) -> Word<'t> {
        let word = self.peek();
        let skipped = self.rest.len() - self.rest.trim_ascii_start().len();
        self.rest = &self.rest[skipped + word.text.len()..];
        self.column = word.column + word.text.len();
        word
    }

    /// The next word without reading on.
    pub(super) fn peek(&self) -> Word<'t> {
        let trimmed = self.rest.trim_ascii_start();
        let column = self.column + self.rest.len() - trimmed.len();
        // A colon ends the word it stands behind and is a word of its own.
        let length = match trimmed.find(|c: char| c.is_ascii_whitespace() || c == ':') {
            Some(0) => 1,
            Some(length) => length,
            None => trimmed.len(),
        };
        Word {
            text: &trimmed[..length],
            column,
        }
    }
}
