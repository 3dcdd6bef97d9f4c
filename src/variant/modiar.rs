//! Modiar: children of farming villages around Tangier, Morocco; recorded
//! December 2012 by Jordi Climent, informant Loubna Charrabi of Chrarba.

use crate::Ring;
use crate::rules::{
    Capture, Chain, Clause, Counts, Feeding, FirstSeed, Gather, GrandSlam, Laps, NoMove, Opening,
    Reach, Rules,
};

const M1: Clause = Clause::recorded("M1");
const M2: Clause = Clause::partly("M2");
const M3: Clause = Clause::recorded("M3");
const M4: Clause = Clause::partly("M4");
const M5: Clause = Clause::recorded("M5");
const M6: Clause = Clause::recorded("M6");
const M7: Clause = Clause::partly("M7");
const M8: Clause = Clause::recorded("M8");
const M9: Clause = Clause::ruling("M9");

pub(super) const RULES: Rules = Rules {
    ring: Ring::new(3),
    smallest_handful: M1.says(2),
    first_seed: M2.says(FirstSeed::Origin),
    laps: M2.says(Laps::Single),
    capture: M3.says(Capture::Landing {
        counts: Counts::new(&[2, 4, 6]),
        reach: Reach::BothRows,
    }),
    chain: M4.says(Chain::Backward),
    opening: Opening::TakesNothing(M5),
    grand_slam: GrandSlam::Forbidden(M6),
    feeding: Feeding::Required(M7),
    no_move: M8.says(NoMove::End(Gather::OwnRow)),
    repetition: M9,
    clauses: &[M1, M2, M3, M4, M5, M6, M7, M8, M9],
};
