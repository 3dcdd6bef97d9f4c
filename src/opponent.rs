//! The computer as a player: five levels, made for people.
//!
//! Every level values the moves it could make, exactly where the game is
//! solved, else by a search. Level 5 plays one of the best. The others choose
//! by chance, the likelier the more a move is worth, so that they make
//! natural mistakes, seldom large ones. The same game, level and seed give
//! the same move.

use std::ops::ControlFlow;

use crate::search::{self, Judged, Limits, Progress, Report};
use crate::solver::Table;
use crate::{Move, Record, Variant, Verdict};

/// How strongly the computer plays, the same in each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Loses to a child who has just learnt the rules.
    One,
    /// Sees what a move takes, and often takes less.
    Two,
    /// Sees the reply.
    Three,
    /// Plays well, with slips.
    Four,
    /// The strongest we have: perfect where the game is solved.
    Five,
}

/// How a level below the highest plays.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// The plies it looks ahead where it has no exact values.
    depth: u8,
    /// How much less likely a move becomes with every seed that it is worse
    /// than the best: so many 256ths.
    patience: u64,
}

/// The positions to look at for a move within a second, in a browser on a
/// small laptop.
pub const NODES: u64 = 3_000_000;

/// A move, and what it was chosen by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What the computer knew of its moves.
    pub report: Report,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The level with this number, 1 to 5.
    #[must_use]
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// Its number, 1 to 5.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// How it plays; none for the highest, which plays as well as it can.
    const fn manner(self, variant: Variant) -> Option<Manner> {
        let (depth, patience) = match (variant, self) {
            (_, Self::Five) => return None,
            (Variant::Tihbat, Self::One) => (1, 252),
            (Variant::Tihbat, Self::Two) => (2, 215),
            (Variant::Tihbat, Self::Three) => (4, 170),
            (Variant::Tihbat, Self::Four) => (6, 110),
            (Variant::Modiar, Self::One) => (1, 254),
            (Variant::Modiar, Self::Two) => (2, 240),
            (Variant::Modiar, Self::Three) => (4, 210),
            (Variant::Modiar, Self::Four) => (6, 150),
            (_, Self::One) => (1, 240),
            (_, Self::Two) => (1, 160),
            (_, Self::Three) => (3, 140),
            (_, Self::Four) => (6, 100),
        };
        Some(Manner { depth, patience })
    }
}

/// The move of the computer, found by looking at no more than `nodes`
/// positions ([`NODES`] if nothing else is wanted); none if the game has
/// ended. `watch` is told how it comes on, and if it breaks off, the move is
/// chosen by what was found so far.
///
/// A table makes the highest level perfect as far as it reaches. The levels
/// below use one only if it covers the whole game.
pub fn choose(
    record: &Record,
    table: Option<&Table>,
    level: Level,
    seed: u64,
    nodes: u64,
    watch: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Option<Choice> {
    let position = record.position();
    let mut chance = Chance::new(seed, record.ply());
    let Some(manner) = level.manner(position.variant()) else {
        let mut order: Vec<Move> = position.legal_moves().collect();
        chance.shuffle(&mut order);
        let limits = Limits {
            depth: search::DEEPEST,
            nodes,
        };
        let report = search::best(record, table, limits, &order, watch)?;
        let best = &report.moves[0];
        let equal =
            |judged: &&Judged| (judged.verdict, judged.sure_in) == (best.verdict, best.sure_in);
        let equals: Vec<Move> = report
            .moves
            .iter()
            .filter(equal)
            .map(|judged| judged.mv)
            .collect();
        let mv = equals[chance.below(equals.len() as u64) as usize];
        return Some(Choice { mv, report });
    };
    let limits = Limits {
        depth: manner.depth,
        nodes,
    };
    let whole = table.filter(|table| table.index().has(position.variant().seeds()));
    let report = search::analyse(record, whole, limits, watch)?;
    let weights: Vec<u64> = weights(&report.moves, manner.patience);
    let mut drawn = chance.below(weights.iter().sum());
    let mut mv = report.moves[0].mv;
    for (judged, weight) in report.moves.iter().zip(weights) {
        if drawn < weight {
            mv = judged.mv;
            break;
        }
        drawn -= weight;
    }
    Some(Choice { mv, report })
}

/// How likely each move is, the best first.
fn weights(moves: &[Judged], patience: u64) -> Vec<u64> {
    let worth = |judged: &Judged| match judged.verdict {
        Verdict::Exact(margin)
        | Verdict::AtLeast(margin)
        | Verdict::AtMost(margin)
        | Verdict::Estimate { margin, .. } => i32::from(margin.seeds()),
        Verdict::Unknown => 0,
    };
    let most = moves.iter().map(worth).max().unwrap_or(0);
    let weight = |judged: &Judged| {
        let seeds_less = most - worth(judged);
        (0..seeds_less).fold(1_u64 << 20, |weight, _| weight * patience / 256)
    };
    moves.iter().map(weight).collect()
}

/// Chance, from a seed. SplitMix64: the whole state is one word, and every
/// seed gives a good sequence.
struct Chance(u64);

impl Chance {
    /// For a ply of a game.
    fn new(seed: u64, ply: usize) -> Self {
        let mut chance = Self(seed);
        Self(chance.next() ^ ply as u64)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `bound`, which is at least 1.
    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn shuffle(&mut self, moves: &mut [Move]) {
        for last in (1..moves.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            moves.swap(last, other);
        }
    }
}
