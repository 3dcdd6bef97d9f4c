//! Sowing: lift a pit, sow its seeds, relay.

use crate::pit::MAX_PITS;
use crate::rules::{FirstSeed, Laps, Rules};
use crate::step::Lap;
use crate::{Board, Pit, Ring};

/// A sowing still going after so many laps counts as endless (S6).
pub const MOST_LAPS: u32 = 16_384;

/// The laps before a sowing is watched for a return. Hardly any sowing goes
/// so far, and any later state of a cycle recurs as well as its first.
const UNWATCHED_LAPS: u32 = 128;

/// Where a sowing ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    /// The last seed falls in this pit and rests there.
    In(Pit),
    /// Never (S6).
    Endless,
}

/// What a handful changes on the board, by handful and origin.
///
/// An entry holds one seed for each pit the handful reaches, minus the
/// handful at its origin, as one wrapping number: added to a board it is the
/// whole lap. Handfuls below the number of pits have an entry each; longer
/// ones add full rounds to it.
struct Changes<const PITS: usize>([[Board; PITS]; PITS]);

impl<const PITS: usize> Changes<PITS> {
    const fn new(first_seed: FirstSeed) -> Self {
        let ring = Ring::new((PITS / 2) as u8);
        let mut changes = [[Board::EMPTY; PITS]; PITS];
        let mut handful = 1;
        while handful < PITS {
            let mut origin = 0;
            while origin < PITS {
                let pit = Pit::new(origin as u8);
                let mut change = Board::EMPTY.minus(Board::seeds_in(pit, handful as u8));
                let mut seed = 0;
                while seed < handful {
                    let reached = ring.after(pit, first_seed.skipped() + seed);
                    change = change.plus(Board::seeds_in(reached, 1));
                    seed += 1;
                }
                changes[handful][origin] = change;
                origin += 1;
            }
            handful += 1;
        }
        Self(changes)
    }

    /// The board after the lap that sows `handful` seeds, all of `origin`.
    #[inline(always)]
    fn lap(&self, board: Board, origin: Pit, handful: u8) -> Board {
        let handful = usize::from(handful);
        let at = origin.index() % PITS;
        if handful < PITS {
            return board.plus(self.0[handful][at]);
        }
        let rounds = (handful / PITS) as u8;
        let one_round = Self::ONE_EACH.minus(Board::seeds_in(origin, PITS as u8));
        board
            .plus(self.0[handful % PITS][at])
            .plus(one_round.times(rounds))
    }

    const ONE_EACH: Board = {
        let ones = [1; MAX_PITS];
        Board::new(ones.split_at(PITS).0)
    };
}

static FOUR_PITS: Changes<4> = Changes::new(FirstSeed::Origin);
static SIX_PITS: Changes<6> = Changes::new(FirstSeed::Origin);
static SIXTEEN_PITS: Changes<16> = Changes::new(FirstSeed::NextPit);

/// One lap, and what it leads to.
struct Sown {
    board: Board,
    last: Pit,
    /// The seeds in the pit where the last seed fell.
    there: u8,
}

#[inline(always)]
fn lap(rules: &Rules, board: Board, origin: Pit, handful: u8) -> Sown {
    let after = match (rules.ring.pits(), rules.first_seed.answer) {
        (4, FirstSeed::Origin) => FOUR_PITS.lap(board, origin, handful),
        (6, FirstSeed::Origin) => SIX_PITS.lap(board, origin, handful),
        (16, FirstSeed::NextPit) => SIXTEEN_PITS.lap(board, origin, handful),
        _ => unreachable!("no table of laps for this rule sheet"),
    };
    let first = rules.first_seed.answer.skipped();
    let last = rules.ring.after(origin, first + usize::from(handful) - 1);
    let comes_back = usize::from(handful) + first > rules.ring.pits();
    let there = if comes_back || first == 0 {
        after.seeds(last)
    } else {
        // The same number, but known before the lap is added.
        board.seeds(last) + 1
    };
    Sown {
        board: after,
        last,
        there,
    }
}

/// Lifts an occupied pit and sows it as the rules say (M2, T2, S2, S3, S6).
#[inline(always)]
pub(crate) fn sow(
    rules: &'static Rules,
    board: Board,
    pit: Pit,
    observe: &mut impl FnMut(Lap),
) -> (Board, Landing) {
    let mut handful = board.seeds(pit);
    debug_assert!(handful > 0, "an empty pit cannot be sown");
    observe(Lap::new(rules, pit, handful));
    let mut sown = lap(rules, board, pit, handful);
    if matches!(rules.laps.answer, Laps::Relay { .. }) {
        let mut laps = 1;
        while sown.there > 1 {
            if laps == UNWATCHED_LAPS {
                return sow_watched(rules, sown, observe);
            }
            handful = sown.there;
            observe(Lap::new(rules, sown.last, handful));
            sown = lap(rules, sown.board, sown.last, handful);
            laps += 1;
        }
    }
    (sown.board, Landing::In(sown.last))
}

/// Goes on with a long relay until it stops, comes back to where it stands
/// now, or has had [`MOST_LAPS`].
///
/// The lap map is a permutation of (board, pit) states, so a relay that never
/// stops returns to every state it has been in.
#[cold]
#[inline(never)]
fn sow_watched(
    rules: &'static Rules,
    watched: Sown,
    observe: &mut impl FnMut(Lap),
) -> (Board, Landing) {
    let mut sown = Sown { ..watched };
    for _ in UNWATCHED_LAPS..MOST_LAPS {
        observe(Lap::new(rules, sown.last, sown.there));
        sown = lap(rules, sown.board, sown.last, sown.there);
        if sown.there == 1 {
            return (sown.board, Landing::In(sown.last));
        }
        if sown.last == watched.last && sown.board == watched.board {
            return (sown.board, Landing::Endless);
        }
    }
    (sown.board, Landing::Endless)
}

/// After how many laps an endless sowing is back at its beginning, if that
/// is within [`MOST_LAPS`].
#[must_use]
pub(crate) fn returns_after(rules: &Rules, board: Board, pit: Pit) -> Option<u32> {
    let mut sown = lap(rules, board, pit, board.seeds(pit));
    for laps in 1..=MOST_LAPS {
        if sown.last == pit && sown.board == board {
            return Some(laps);
        }
        sown = lap(rules, sown.board, sown.last, sown.there);
    }
    None
}
