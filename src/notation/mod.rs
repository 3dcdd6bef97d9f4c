//! Positions and games as one line of printable ASCII, to read aloud and to
//! type by hand.
//!
//! **Pits.** South's are `a b c …` and North's `A B C …`, each from its own
//! player's left: the lower row in lower case, the upper row in upper case.
//! A sowing runs through the letters in order, `a b c A B C` and round again.
//!
//! **A position** is four or five words: the variant, the seeds (South's
//! pits, a slash, North's pits), the captured seeds (South's, North's), who
//! is to move (`S` or `N`), and `opening` if the first move, which takes
//! nothing (M5), is still to come.
//!
//! ```text
//! modiar 7,7,7/7,7,7 0-0 S opening
//! sadeqa-iii 0,7,7,7,7,7,7,6/0,7,7,7,7,7,7,6 2-10 N
//! ```
//!
//! **A game** is a variant, or a position it started from, then a colon, the
//! moves, and the result: South's seeds and North's, or `*` while the game
//! goes on. A pass (T4) is written `pass`.
//!
//! ```text
//! modiar: c A b C *
//! tihbat 1,0/0,1 14-12 N: B a B 15-13
//! ```
//!
//! If the computer has played, `chance=` and the number from which its
//! choices were drawn stand before the colon, so that with the same levels it
//! can be asked to play the same again:
//!
//! ```text
//! modiar chance=48217: c A b C *
//! ```
//!
//! Small and capital letters mean different things only in pit names. Words
//! may stand any number of blanks or line breaks apart. Games longer than
//! [`LONGEST_TEXT`] are refused.
//!
//! **Other notations.** There is no standard for mancala games. Oware
//! programs mostly write South's pits in capitals and North's in small
//! letters; we give the capitals to North, because then the case of a letter
//! shows in which row to look. Records of Toguz Kumalak, and after them some
//! of Oware, number the pits and add the pit where the sowing ends and the
//! captor's pile to each move; with relays of many laps those are results,
//! not choices, and a reader would have to trust or recompute them, so we
//! write only the choice, and the result at the end as a check.

mod error;
mod game;
mod position;
mod words;

pub use error::{TextError, TextFault};

use std::fmt::{self, Write};

use crate::{Pit, Ring, Side};

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 65_536;

/// The name of a pit: `a b c …` for South's, `A B C …` for North's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PitName(char);

impl PitName {
    /// The name of this pit on this board.
    #[must_use]
    pub fn new(ring: Ring, pit: Pit) -> Self {
        let place = (pit.index() % ring.pits_per_row()) as u8;
        let first = match ring.owner(pit) {
            Side::South => b'a',
            Side::North => b'A',
        };
        Self(char::from(first + place))
    }

    /// The pit with this name on this board.
    #[must_use]
    pub fn find(ring: Ring, name: &str) -> Option<Pit> {
        ring.all()
            .find(|&pit| name.chars().eq([Self::new(ring, pit).0]))
    }
}

impl fmt::Display for PitName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.0)
    }
}
