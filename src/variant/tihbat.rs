//! Tihbat: children of the Taourirt region, north-eastern Morocco; seen in
//! Flix, Catalonia, in February 2006 by Lalo Kinast, who passed the rules to
//! Víktor Bautista i Roca.

use crate::Ring;
use crate::rules::{
    Capture, Chain, Clause, Counts, Feeding, FirstSeed, GrandSlam, Laps, NoMove, Opening, Reach,
    Rules,
};

const T1: Clause = Clause::partly("T1");
const T2: Clause = Clause::partly("T2");
const T3: Clause = Clause::recorded("T3");
const T4: Clause = Clause::recorded("T4");
const T5: Clause = Clause::recorded("T5");
const T6: Clause = Clause::recorded("T6");

pub(super) const RULES: Rules = Rules {
    ring: Ring::new(2),
    smallest_handful: T1.says(1),
    first_seed: T2.says(FirstSeed::Origin),
    laps: T2.says(Laps::Single),
    capture: T3.says(Capture::Landing {
        counts: Counts::new(&[2, 4, 6, 8]),
        reach: Reach::OwnRow,
    }),
    chain: T3.says(Chain::None),
    opening: Opening::Captures,
    grand_slam: GrandSlam::Allowed,
    feeding: Feeding::Free,
    no_move: T4.says(NoMove::Pass { empty_board: T5 }),
    repetition: T6,
    clauses: &[T1, T2, T3, T4, T5, T6],
};
