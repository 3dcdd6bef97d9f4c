//! Sadeqa III and Game 91: Oromo herders of Welega, western Ethiopia; games
//! 92 and 91 in Richard Pankhurst, *Gabata and Related Board Games of
//! Ethiopia and the Horn of Africa* (1971).

use crate::Ring;
use crate::rules::{
    Capture, Chain, Clause, Feeding, FirstSeed, Gather, GrandSlam, Laps, NoMove, Opening, Rules,
};

const S1: Clause = Clause::recorded("S1");
const S2: Clause = Clause::partly("S2");
const S3: Clause = Clause::recorded("S3");
const S4: Clause = Clause::recorded("S4");
const S5: Clause = Clause::partly("S5");
const S6: Clause = Clause::ruling("S6");
const S7: Clause = Clause::ruling("S7");

pub(super) const RULES: Rules = Rules {
    ring: Ring::new(8),
    smallest_handful: S1.says(1),
    first_seed: S2.says(FirstSeed::NextPit),
    laps: S3.says(Laps::Relay { endless: S6 }),
    capture: S4.says(Capture::Facing),
    chain: S4.says(Chain::None),
    opening: Opening::Captures,
    grand_slam: GrandSlam::Allowed,
    feeding: Feeding::Free,
    no_move: S5.says(NoMove::End(Gather::LastMover)),
    repetition: S7,
    clauses: &[S1, S2, S3, S4, S5, S6, S7],
};
