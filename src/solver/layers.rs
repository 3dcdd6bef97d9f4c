//! Single-lap variants: the same method as the generic solver's, sixteen
//! boards at once.
//!
//! For one row of the mover, a move is a fixed change of that row and of the
//! opponent's, so along a run of opponent's rows the boards it leads to have
//! consecutive numbers. Those it starts from have not: their numbers count
//! the mover's rows fastest. So each layer is kept twice, once in the order
//! of the numbers and once with the rows changed about.

use super::Index;
use super::lanes::{FIRST, LANES, Replies, best, load};
use super::plans::{Glide, Plans};
use super::rows::{NO_RUN, Run};
use super::table::{EVEN, byte, negative};
use crate::{Margin, Position, Variant};

/// Sweeps over the whole layer, before only runs are looked at that a change
/// has touched. After these hardly any board changes.
const WHOLE_SWEEPS: u32 = 5;

/// The solver of one single-lap variant.
pub(super) struct Layers<'a> {
    variant: Variant,
    index: &'a Index,
    plans: Plans,
    parents: Parents,
    layer: Layer,
}

/// From which boards quiet moves lead to a board.
struct Parents {
    /// By the opponent's row after the move.
    of: Vec<usize>,
    all: Vec<Parent>,
}

/// The mover's row before a quiet move, and the shift the move makes.
#[derive(Clone, Copy)]
struct Parent {
    row: u16,
    shift: u8,
}

/// The layer being solved. Lists by board are padded.
#[derive(Default)]
struct Layer {
    /// The values in the order of the numbers.
    values: Vec<u8>,
    /// The values with the opponent's rows counted fastest.
    by_mover: Vec<u8>,
    /// In the same order: what a board is worth without its quiet moves, 0
    /// if it has no others.
    floor: Vec<u8>,
    /// By the mover's row: the runs of opponent's rows to look at, as bits.
    touched: Vec<u128>,
}

/// Where a quiet move leads.
#[derive(Clone, Copy)]
struct Track<'a> {
    /// Where the values of the boards with the mover's row after the move
    /// begin.
    base: usize,
    /// By run: the rank of its first row after the move.
    starts: &'a [u16],
    /// By rank: all ones where the move is a quiet one.
    mask: &'a [u8],
}

/// Where the boards of a block with one row of the mover lie.
#[derive(Clone, Copy)]
struct Line<'a> {
    /// The runs of opponent's rows.
    runs: &'a [Run],
    /// The first board in the order with the opponent's rows counted fastest.
    by_mover: usize,
    /// The number of the first board, and how much the next ones' are higher.
    number: usize,
    step: usize,
}

impl<'a> Layers<'a> {
    pub(super) fn new(variant: Variant, index: &'a Index, plans: Plans) -> Self {
        let parents = Parents::new(&plans);
        let layer = Layer::default();
        Self {
            variant,
            index,
            plans,
            parents,
            layer,
        }
    }

    /// Solves the boards with so many seeds, all boards with fewer being
    /// solved. `values` holds a byte for each board and is padded.
    pub(super) fn solve_layer(&mut self, seeds: u8, values: &mut [u8]) {
        let range = self.index.layer(seeds);
        self.layer.begin(range.len(), self.plans.of.len());
        for theirs in 0..=seeds {
            self.find_captures(seeds, theirs, values);
        }
        let mut sweep = 0;
        let mut changing = true;
        while changing {
            sweep += 1;
            if sweep <= WHOLE_SWEEPS {
                self.layer.touched.fill(u128::MAX);
            }
            let touch = sweep >= WHOLE_SWEEPS;
            changing = !touch;
            for theirs in 0..=seeds {
                changing |= self.improve(seeds, theirs, touch);
            }
        }
        let solved = &self.layer.values[..range.len()];
        values[range].copy_from_slice(solved);
    }

    /// Finds the floor of a block: all that leads to boards with fewer seeds,
    /// and the ends of games.
    fn find_captures(&mut self, seeds: u8, theirs: u8, values: &[u8]) {
        let Self {
            variant,
            index,
            plans,
            layer,
            ..
        } = self;
        let block = index.block(seeds, theirs) - index.block(seeds, 0);
        let runs = plans.rows.runs_of(theirs);
        let first_row = plans.rows.first[usize::from(theirs)];
        let first_run = plans.rows.first_run[usize::from(theirs)];
        let width = index.rows(theirs);
        let own = plans.rows.first[usize::from(seeds - theirs)];
        for rank in 0..index.rows(seeds - theirs) {
            let plan = &plans.of[own + rank];
            let floor = &mut layer.floor[block + rank * width..][..width + LANES];
            for glide in &plans.glides[plan.own.clone()] {
                let after = seeds - glide.taken;
                let base = index.block(after, glide.row.seeds)
                    + usize::from(glide.row.rank) * index.rows(after - glide.row.seeds);
                let track = Track {
                    base,
                    starts: &plans.shifts[usize::from(glide.shift)].starts[first_run..],
                    mask: &plans.masks[usize::from(glide.mask)].bytes[first_row..],
                };
                for (number, run) in runs.iter().enumerate() {
                    let replies = track.replies(values, number, run.start, glide.taken);
                    let before = load(floor, run.start);
                    let value = u128::from_le_bytes(best(before, [replies]));
                    let before = u128::from_le_bytes(*before);
                    let value = before ^ ((before ^ value) & FIRST[run.len]);
                    floor[run.start..run.start + LANES].copy_from_slice(&value.to_le_bytes());
                }
            }
            for raid in &plans.raids[plan.raids.clone()] {
                let prey = &plans.preys[usize::from(raid.prey)];
                for caught in &prey.rows[usize::from(theirs)] {
                    let after = raid.row.seeds + caught.seeds_after;
                    let number = index.block(after, raid.row.seeds)
                        + usize::from(raid.row.rank) * index.rows(caught.seeds_after)
                        + usize::from(caught.rank_after);
                    let floor = &mut floor[usize::from(caught.rank)];
                    *floor = (*floor).max(seeds - after + negative(values[number]));
                }
            }
            let Some(allowed) = &plan.allowed else {
                continue;
            };
            for (theirs, floor) in floor[..width].iter_mut().enumerate() {
                let row = first_row + theirs;
                let may = |&(shift, classes): &(u8, u32)| {
                    classes >> plans.shifts[usize::from(shift)].classes[row] & 1 == 1
                };
                if !allowed.iter().any(may) {
                    let ring = index.ring();
                    let theirs = plans.rows.boards[row].turned(ring);
                    let board = plans.rows.boards[own + rank].plus(theirs);
                    let position = Position::with_board(*variant, board);
                    let outcome = position.outcome().expect("no move is allowed");
                    *floor = byte(Margin::gathered(&outcome, position.turn()));
                }
            }
        }
    }

    /// Looks once at the touched runs of a block. Touches those from which a
    /// move leads to a board that changed, if asked to, and tells whether
    /// there are any.
    fn improve(&mut self, seeds: u8, theirs: u8, touch: bool) -> bool {
        let Self {
            index,
            plans,
            parents,
            layer,
            ..
        } = self;
        let block = |theirs| index.block(seeds, theirs) - index.block(seeds, 0);
        let first_row = plans.rows.first[usize::from(theirs)];
        let first_run = plans.rows.first_run[usize::from(theirs)];
        let runs = plans.rows.runs_of(theirs);
        let every_run = u128::MAX >> (128 - runs.len());
        let own = plans.rows.first[usize::from(seeds - theirs)];
        let step = index.rows(seeds - theirs);
        let mut touched_any = false;
        for rank in 0..step {
            let row = own + rank;
            let todo = std::mem::take(&mut layer.touched[row]) & every_run;
            if todo == 0 {
                continue;
            }
            let line = Line {
                runs,
                by_mover: block(theirs) + rank * index.rows(theirs),
                number: block(theirs) + rank,
                step,
            };
            let track = |glide: &Glide| Track {
                base: block(glide.row.seeds)
                    + usize::from(glide.row.rank) * index.rows(seeds - glide.row.seeds),
                starts: &plans.shifts[usize::from(glide.shift)].starts[first_run..],
                mask: &plans.masks[usize::from(glide.mask)].bytes[first_row..],
            };
            let mut changed = |touched: &mut [u128], rank: usize| {
                if touch {
                    for parent in parents.of(first_row + rank) {
                        let run = plans.shifts[usize::from(parent.shift)].back[row];
                        if run != NO_RUN {
                            touched[usize::from(parent.row)] |= 1 << run;
                            touched_any = true;
                        }
                    }
                }
            };
            match &plans.glides[plans.of[row].quiet.clone()] {
                [] => layer.improve(line, todo, [], &mut changed),
                [a] => layer.improve(line, todo, [track(a)], &mut changed),
                [a, b] => layer.improve(line, todo, [track(a), track(b)], &mut changed),
                [a, b, c] => {
                    let moves = [track(a), track(b), track(c)];
                    layer.improve(line, todo, moves, &mut changed);
                }
                _ => unreachable!("a row has at most three pits"),
            }
        }
        touched_any
    }
}

impl Track<'_> {
    /// What the move makes of the boards of a run, the first of which is at
    /// `start` in its line.
    #[inline(always)]
    fn replies<'r>(&'r self, values: &'r [u8], run: usize, start: usize, taken: u8) -> Replies<'r> {
        Replies {
            values: load(values, self.base + usize::from(self.starts[run])),
            mask: load(self.mask, start),
            taken,
        }
    }
}

impl Layer {
    /// Makes ready for a layer with so many boards.
    fn begin(&mut self, boards: usize, rows: usize) {
        for (list, byte) in [
            (&mut self.values, EVEN),
            (&mut self.by_mover, EVEN),
            (&mut self.floor, 0),
        ] {
            list.clear();
            list.resize(boards + LANES, byte);
        }
        self.touched.resize(rows, 0);
    }

    /// Looks once at these runs of a line and reports the rank of every
    /// opponent's row with which the value changed.
    #[inline(always)]
    fn improve<const MOVES: usize>(
        &mut self,
        line: Line<'_>,
        mut todo: u128,
        moves: [Track<'_>; MOVES],
        changed: &mut impl FnMut(&mut [u128], usize),
    ) {
        let line_floor = &self.floor[line.by_mover..];
        let line_values = &mut self.by_mover[line.by_mover..];
        while todo != 0 {
            let number = todo.trailing_zeros() as usize;
            todo &= todo - 1;
            let Run { start, len } = line.runs[number];
            let floor = load(line_floor, start);
            // A plain loop: closures over arrays are not inlined here.
            let mut replies = [Replies::none(floor); MOVES];
            for (reply, track) in replies.iter_mut().zip(&moves) {
                *reply = track.replies(&self.values, number, start, 0);
            }
            let value = best(floor, replies);
            let before = &mut line_values[start..start + LANES];
            let old = u128::from_le_bytes(*load(before, 0));
            let difference = (u128::from_le_bytes(value) ^ old) & FIRST[len];
            if difference == 0 {
                continue;
            }
            before.copy_from_slice(&(old ^ difference).to_le_bytes());
            // Word by word: sixteen bytes at once are slow to take apart.
            for (first, mut word) in [(0, difference as u64), (8, (difference >> 64) as u64)] {
                while word != 0 {
                    let lane = word.trailing_zeros() as usize / 8;
                    word &= !(0xff << (8 * lane));
                    let rank = start + first + lane;
                    self.values[line.number + rank * line.step] = value[first + lane];
                    changed(&mut self.touched, rank);
                }
            }
        }
    }
}

impl Parents {
    fn new(plans: &Plans) -> Self {
        let rows = &plans.rows;
        let mut lists = vec![Vec::new(); rows.boards.len()];
        for (row, plan) in plans.of.iter().enumerate() {
            for glide in &plans.glides[plan.quiet.clone()] {
                let after = rows.first[usize::from(glide.row.seeds)] + usize::from(glide.row.rank);
                lists[after].push(Parent {
                    row: row as u16,
                    shift: glide.shift,
                });
            }
        }
        let mut parents = Self {
            of: vec![0],
            all: Vec::new(),
        };
        for list in lists {
            parents.all.extend(list);
            parents.of.push(parents.all.len());
        }
        parents
    }

    /// Those of the boards with this opponent's row.
    #[inline(always)]
    fn of(&self, row: usize) -> &[Parent] {
        &self.all[self.of[row]..self.of[row + 1]]
    }
}
