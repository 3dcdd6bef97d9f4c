//! What each move does, asked of [`Position`] once for all boards on which
//! it does the same.
//!
//! The only thing taken for granted about the rules: after a single lap they
//! look at a pit only for whether it is empty, holds a captured count, or
//! another ([`Classes`]); an opponent's row that was empty before the move is
//! asked about for itself where the move leaves it empty. A test compares
//! every board with the generic solver, which takes nothing for granted.

mod planner;

use std::ops::Range;

use super::Index;
use super::rows::{Classes, Rows, Shift, classes};
use crate::rules::{Capture, Counts, Laps};
use crate::{Board, Variant};
use planner::Planner;

/// A row of the mover after a move, as its opponent will have it.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub seeds: u8,
    pub rank: u16,
}

/// A move where it takes nothing from the opponent's row.
pub(super) struct Glide {
    pub row: Row,
    /// What it adds to the opponent's row.
    pub shift: u8,
    /// On which opponent's rows it is such a move.
    pub mask: u8,
    /// What it takes from the mover's row.
    pub taken: u8,
}

/// A move where it takes something from the opponent's row.
pub(super) struct Raid {
    pub row: Row,
    /// From which opponent's rows it takes what.
    pub prey: u16,
}

/// All moves from one row of the mover.
pub(super) struct Plan {
    /// Those that take nothing at all.
    pub quiet: Range<usize>,
    /// Those that take from the mover's row only.
    pub own: Range<usize>,
    /// Those that take from the opponent's row.
    pub raids: Range<usize>,
    /// Where a move is allowed: by its shift, the classes; none if there is a
    /// move that is allowed everywhere.
    pub allowed: Option<Vec<(u8, Classes)>>,
}

/// On which opponent's rows a move with this shift is of one kind.
pub(super) struct Mask {
    shift: u8,
    classes: Classes,
    /// By the opponent's row: all ones, or 0.
    pub bytes: Vec<u8>,
}

/// From which opponent's rows moves with this shift take the same pits.
pub(super) struct Prey {
    shift: u8,
    class: u8,
    kept: Board,
    /// By seeds of the opponent's row.
    pub rows: Vec<Vec<Caught>>,
}

/// An opponent's row before and after such a move.
#[derive(Clone, Copy)]
pub(super) struct Caught {
    pub rank: u16,
    pub rank_after: u16,
    pub seeds_after: u8,
}

/// Every move from every row of the mover.
pub(super) struct Plans {
    pub rows: Rows,
    pub shifts: Vec<Shift>,
    pub masks: Vec<Mask>,
    pub preys: Vec<Prey>,
    pub glides: Vec<Glide>,
    pub raids: Vec<Raid>,
    /// By the mover's row.
    pub of: Vec<Plan>,
}

impl Plans {
    /// The captured counts of a game that can be planned: laps are single, a
    /// landing captures by count, and classes fit.
    pub(super) fn counts(variant: Variant) -> Option<Counts> {
        let rules = variant.rules();
        match (rules.laps.answer, rules.capture.answer) {
            (Laps::Single, Capture::Landing { counts, .. })
                if classes(rules.ring) <= Classes::BITS as usize =>
            {
                Some(counts)
            }
            _ => None,
        }
    }

    /// Asks for every move from every row of the mover.
    pub(super) fn new(variant: Variant, counts: Counts, index: &Index) -> Self {
        let plans = Self {
            rows: Rows::new(index.ring(), counts, index.most_seeds()),
            shifts: Vec::new(),
            masks: Vec::new(),
            preys: Vec::new(),
            glides: Vec::new(),
            raids: Vec::new(),
            of: Vec::new(),
        };
        Planner::new(variant, counts, index, plans).finish()
    }
}
