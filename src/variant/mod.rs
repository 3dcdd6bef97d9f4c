//! The games on record, each with its rule sheet.

mod modiar;
mod sadeqa;
mod tihbat;

use std::fmt;

use crate::Board;
use crate::pit::MAX_PITS;
use crate::rules::Rules;

/// A game: a rule sheet and the seeds it starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// 2×3, seven in each pit; Tangier, Morocco.
    Modiar,
    /// 2×2, seven in each pit; Taourirt, Morocco.
    Tihbat,
    /// 2×8, six in each pit; Welega, Ethiopia.
    SadeqaIii,
    /// Sadeqa III with four in each pit.
    SadeqaGame91,
}

impl Variant {
    /// Every variant, in the order of the menu.
    pub const ALL: [Self; 4] = [
        Self::Modiar,
        Self::Tihbat,
        Self::SadeqaIii,
        Self::SadeqaGame91,
    ];

    /// The name in texts and interfaces, such as `sadeqa-iii`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Modiar => "modiar",
            Self::Tihbat => "tihbat",
            Self::SadeqaIii => "sadeqa-iii",
            Self::SadeqaGame91 => "sadeqa-game-91",
        }
    }

    /// The variant with this id, in capital or small letters.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|variant| variant.id().eq_ignore_ascii_case(id))
    }

    /// The rule sheet.
    #[inline(always)]
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::Modiar => &modiar::RULES,
            Self::Tihbat => &tihbat::RULES,
            Self::SadeqaIii | Self::SadeqaGame91 => &sadeqa::RULES,
        }
    }

    /// Whether both are played by one rule sheet, so that they differ only in
    /// the seeds they start with.
    #[inline]
    #[must_use]
    pub const fn shares_rules_with(self, other: Self) -> bool {
        match self {
            Self::Modiar => matches!(other, Self::Modiar),
            Self::Tihbat => matches!(other, Self::Tihbat),
            Self::SadeqaIii | Self::SadeqaGame91 => {
                matches!(other, Self::SadeqaIii | Self::SadeqaGame91)
            }
        }
    }

    /// The seeds in each pit at the start.
    #[must_use]
    pub const fn seeds_per_pit(self) -> u8 {
        match self {
            Self::Modiar | Self::Tihbat => 7,
            Self::SadeqaIii => 6,
            Self::SadeqaGame91 => 4,
        }
    }

    /// All seeds of the game.
    #[must_use]
    pub const fn seeds(self) -> u8 {
        self.seeds_per_pit() * self.rules().ring.pits() as u8
    }

    /// The board at the start.
    #[must_use]
    pub const fn opening_board(self) -> Board {
        let seeds = [self.seeds_per_pit(); MAX_PITS];
        Board::new(seeds.split_at(self.rules().ring.pits()).0)
    }
}

/// The [`id`](Variant::id).
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
