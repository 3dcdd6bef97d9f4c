//! What boards are worth without their quiet moves: captures lead to layers
//! that are solved, and where no move is allowed the game ends.

use super::Index;
use super::lanes::{FIRST, LANES, best, load};
use super::plans::{Glide, Plan, Plans, Raid};
use super::rows::Classes;
use super::table::{byte, negative};
use super::track::Track;
use crate::{Board, Margin, Position, Variant};

/// The boards of a layer with so many seeds in the opponent's row.
#[derive(Clone, Copy)]
pub(super) struct Floor<'a> {
    pub variant: Variant,
    pub index: &'a Index,
    pub plans: &'a Plans,
    /// The seeds on the board.
    pub seeds: u8,
    /// Those in the opponent's row.
    pub theirs: u8,
    /// The values of all boards with fewer seeds, padded.
    pub values: &'a [u8],
}

impl Floor<'_> {
    /// Finds the floor of the boards with this row of the mover, by opponent's
    /// row. The list comes filled with 0 and is padded.
    pub(super) fn find(self, row: usize, floor: &mut [u8]) {
        let plan = &self.plans.of[row];
        for glide in &self.plans.glides[plan.own.clone()] {
            self.take_from_own_row(glide, floor);
        }
        for raid in &self.plans.raids[plan.raids.clone()] {
            self.take_from_both_rows(raid, floor);
        }
        if let Plan {
            allowed: Some(allowed),
            ..
        } = plan
        {
            self.end_games(self.plans.rows.boards[row], allowed, floor);
        }
    }

    #[inline(never)]
    fn take_from_own_row(self, glide: &Glide, floor: &mut [u8]) {
        let after = self.seeds - glide.taken;
        let base = self.index.block(after, glide.row.seeds);
        let width = self.index.rows(after - glide.row.seeds);
        let first = self.plans.rows.first(self.theirs);
        let track = Track::new(self.plans, first, glide, base, width);
        for (number, run) in self.plans.rows.runs_of(self.theirs).iter().enumerate() {
            let replies = track.replies(self.values, number, run.start, glide.taken);
            let before = load(floor, run.start);
            let value = u128::from_le_bytes(best(before, [replies], run.len));
            let before = u128::from_le_bytes(*before);
            let value = before ^ ((before ^ value) & FIRST[run.len]);
            floor[run.start..run.start + LANES].copy_from_slice(&value.to_le_bytes());
        }
    }

    #[inline(never)]
    fn take_from_both_rows(self, raid: &Raid, floor: &mut [u8]) {
        let prey = &self.plans.preys[usize::from(raid.prey)];
        for caught in &prey.rows[usize::from(self.theirs)] {
            let after = raid.row.seeds + caught.seeds_after;
            let number = self.index.block(after, raid.row.seeds)
                + usize::from(raid.row.rank) * self.index.rows(caught.seeds_after)
                + usize::from(caught.rank_after);
            let floor = &mut floor[usize::from(caught.rank)];
            *floor = (*floor).max(self.seeds - after + negative(self.values[number]));
        }
    }

    fn end_games(self, own: Board, allowed: &[(u8, Classes)], floor: &mut [u8]) {
        let rows = &self.plans.rows;
        let first = rows.first[usize::from(self.theirs)];
        for (rank, theirs) in rows.of(self.theirs).iter().enumerate() {
            let may = |&(shift, classes): &(u8, Classes)| {
                let class = self.plans.shifts[usize::from(shift)].classes[first + rank];
                classes >> class & 1 == 1
            };
            if !allowed.iter().any(may) {
                let board = own.plus(theirs.turned(self.index.ring()));
                let position = Position::with_board(self.variant, board);
                let outcome = position.outcome().expect("no move is allowed");
                floor[rank] = byte(Margin::gathered(&outcome, position.turn()));
            }
        }
    }
}
