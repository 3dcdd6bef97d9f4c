//! Single-lap variants: the same method as the generic solver's, sixteen
//! boards at once.
//!
//! For one row of the mover, a move is a fixed change of that row and of the
//! opponent's, so along a run of opponent's rows the boards it leads to have
//! consecutive numbers. Those it starts from have not: their numbers count
//! the mover's rows fastest. So each layer is kept twice, once among all values
//! in the order of the numbers and once with the rows changed about.
//!
//! A browser runs a function slowly until it has compiled it a second time,
//! and turns to the better code only with the function's next call. So the
//! functions in which the time goes are not inlined into one that is called
//! once: a first solution took half as long again when they were.

use super::Index;
use super::floor::Floor;
use super::lanes::{FIRST, LANES, Replies, best, load};
use super::plans::{Glide, Plans};
use super::rows::{NO_RUN, Run};
use super::table::EVEN;
use super::track::Track;
use crate::Variant;

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
#[derive(Clone, Copy, Default)]
struct Parent {
    row: u16,
    shift: u8,
}

/// The layer being solved. Lists by board are padded.
struct Layer {
    /// The values with the opponent's rows counted fastest.
    by_mover: Vec<u8>,
    /// In the same order: what a board is worth without its quiet moves, 0
    /// if it has no others.
    floor: Vec<u8>,
    /// By the mover's row: the runs of opponent's rows to look at, as bits.
    touched: Vec<u128>,
    /// By the seeds in the opponent's row.
    blocks: Vec<Block>,
}

/// The boards of the layer with so many seeds in the opponent's row.
#[derive(Clone, Copy)]
struct Block {
    /// The first board.
    begin: usize,
    /// With how many rows of the mover each row of the opponent comes.
    own: usize,
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

/// Touches the boards from which a move leads to one that changed.
struct Touch<'a> {
    plans: &'a Plans,
    parents: &'a Parents,
    /// The opponent's first row of the block, and the mover's row.
    first_row: usize,
    row: usize,
    wanted: bool,
    /// Whether a board was touched.
    any: bool,
}

impl Touch<'_> {
    /// The value with this rank of the opponent's row changed.
    #[inline(always)]
    fn changed(&mut self, touched: &mut [u128], rank: usize) {
        if !self.wanted {
            return;
        }
        for parent in self.parents.of(self.first_row + rank) {
            let run = self.plans.shifts[usize::from(parent.shift)].back[self.row];
            if run != NO_RUN {
                touched[usize::from(parent.row)] |= 1 << run;
                self.any = true;
            }
        }
    }
}

impl<'a> Layers<'a> {
    pub(super) fn new(variant: Variant, index: &'a Index, plans: Plans) -> Self {
        let parents = Parents::new(&plans);
        let layer = Layer::new(index);
        Self {
            variant,
            index,
            plans,
            parents,
            layer,
        }
    }

    /// Solves the boards with so many seeds, all boards with fewer being
    /// solved. `values` holds a byte for each board, a margin of 0 for those
    /// not solved yet, and is padded.
    pub(super) fn solve_layer(&mut self, seeds: u8, values: &mut [u8]) {
        self.layer.begin(self.index, seeds, self.plans.of.len());
        self.find_floor(seeds, values);
        let range = self.index.layer(seeds);
        let values = &mut values[range.start..range.end + LANES];
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
                changing |= self.improve(seeds, theirs, values, touch);
            }
        }
    }

    /// Finds what all boards of the layer are worth without quiet moves.
    fn find_floor(&mut self, seeds: u8, values: &[u8]) {
        let mut line = 0;
        for theirs in 0..=seeds {
            let floor = Floor {
                variant: self.variant,
                index: self.index,
                plans: &self.plans,
                seeds,
                theirs,
                values,
            };
            let width = self.index.rows(theirs);
            let own = self.plans.rows.first[usize::from(seeds - theirs)];
            for rank in 0..self.index.rows(seeds - theirs) {
                let list = &mut self.layer.floor[line..][..width + LANES];
                floor.find(own + rank, list);
                line += width;
            }
        }
    }

    /// Looks once at the touched runs of a block. Touches those from which a
    /// move leads to a board that changed, if asked to, and tells whether
    /// there are any. `values` are those of the layer.
    #[inline(never)]
    fn improve(&mut self, seeds: u8, theirs: u8, values: &mut [u8], touch: bool) -> bool {
        let Self {
            index,
            plans,
            parents,
            layer,
            ..
        } = self;
        let first = plans.rows.first(theirs);
        let runs = plans.rows.runs_of(theirs);
        assert!(runs.len() <= 128, "runs are told apart by bits");
        let every_run = u128::MAX >> (128 - runs.len());
        let own = plans.rows.first(seeds - theirs).row;
        let block = layer.blocks[usize::from(theirs)];
        let mut touched_any = false;
        for rank in 0..block.own {
            let row = own + rank;
            let todo = std::mem::take(&mut layer.touched[row]) & every_run;
            if todo == 0 {
                continue;
            }
            let line = Line {
                runs,
                by_mover: block.begin + rank * index.rows(theirs),
                number: block.begin + rank,
                step: block.own,
            };
            let blocks = &layer.blocks;
            let track = |glide: &Glide| {
                let Block { begin, own } = blocks[usize::from(glide.row.seeds)];
                Track::new(plans, first, glide, begin, own)
            };
            let mut touch = Touch {
                plans,
                parents,
                first_row: first.row,
                row,
                wanted: touch,
                any: false,
            };
            match &plans.glides[plans.of[row].quiet.clone()] {
                [] => layer.improve(line, todo, [], values, &mut touch),
                [a] => layer.improve(line, todo, [track(a)], values, &mut touch),
                [a, b] => {
                    let moves = [track(a), track(b)];
                    layer.improve(line, todo, moves, values, &mut touch);
                }
                [a, b, c] => {
                    let moves = [track(a), track(b), track(c)];
                    layer.improve(line, todo, moves, values, &mut touch);
                }
                _ => unreachable!("a row has at most three pits"),
            }
            touched_any |= touch.any;
        }
        touched_any
    }
}

impl Layer {
    /// Has room for the largest layer.
    fn new(index: &Index) -> Self {
        let room = || Vec::with_capacity(index.layer(index.most_seeds()).len() + LANES);
        Self {
            by_mover: room(),
            floor: room(),
            touched: Vec::new(),
            blocks: Vec::new(),
        }
    }

    /// Makes ready for the layer with so many seeds.
    fn begin(&mut self, index: &Index, seeds: u8, rows: usize) {
        for (list, byte) in [(&mut self.by_mover, EVEN), (&mut self.floor, 0)] {
            list.clear();
            list.resize(index.layer(seeds).len() + LANES, byte);
        }
        self.touched.resize(rows, 0);
        let block = |theirs| Block {
            begin: index.block(seeds, theirs) - index.block(seeds, 0),
            own: index.rows(seeds - theirs),
        };
        self.blocks.clear();
        self.blocks.extend((0..=seeds).map(block));
    }

    /// Looks once at these runs of a line and reports the rank of every
    /// opponent's row with which the value changed.
    #[inline(never)]
    fn improve<const MOVES: usize>(
        &mut self,
        line: Line<'_>,
        todo: u128,
        moves: [Track<'_>; MOVES],
        values: &mut [u8],
        touch: &mut Touch<'_>,
    ) {
        let line_floor = &self.floor[line.by_mover..];
        let line_values = &mut self.by_mover[line.by_mover..];
        // Word by word: sixteen bytes at once are slow to take apart.
        for (half, mut todo) in words(todo).into_iter().enumerate() {
            while todo != 0 {
                let number = 64 * half + todo.trailing_zeros() as usize;
                todo &= todo - 1;
                let Run { start, len } = line.runs[number];
                let floor = load(line_floor, start);
                // A plain loop: closures over arrays are not inlined here.
                let mut replies = [Replies::none(floor); MOVES];
                for (reply, track) in replies.iter_mut().zip(&moves) {
                    *reply = track.replies(values, number, start, 0);
                }
                let value = best(floor, replies, len);
                let before = &mut line_values[start..start + LANES];
                let old = u128::from_le_bytes(*load(before, 0));
                let difference = (u128::from_le_bytes(value) ^ old) & FIRST[len];
                if difference == 0 {
                    continue;
                }
                before.copy_from_slice(&(old ^ difference).to_le_bytes());
                for (first, mut word) in [0, LANES / 2].into_iter().zip(words(difference)) {
                    while word != 0 {
                        let lane = word.trailing_zeros() as usize / 8;
                        word &= !(0xff << (8 * lane));
                        let rank = start + first + lane;
                        values[line.number + rank * line.step] = value[first + lane];
                        touch.changed(&mut self.touched, rank);
                    }
                }
            }
        }
    }
}

/// The lower half of the bits, and the upper.
#[inline(always)]
fn words(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

impl Parents {
    fn new(plans: &Plans) -> Self {
        let rows = &plans.rows;
        let after =
            |glide: &Glide| rows.first[usize::from(glide.row.seeds)] + usize::from(glide.row.rank);
        let mut of = vec![0; rows.boards.len() + 1];
        for plan in &plans.of {
            for glide in &plans.glides[plan.quiet.clone()] {
                of[after(glide)] += 1;
            }
        }
        let mut end = 0;
        for place in &mut of {
            end += *place;
            *place = end;
        }
        // Each list is filled from its end, so that its place comes to be its beginning.
        let mut all = vec![Parent::default(); end];
        for (row, plan) in plans.of.iter().enumerate() {
            for glide in &plans.glides[plan.quiet.clone()] {
                let place = &mut of[after(glide)];
                *place -= 1;
                all[*place] = Parent {
                    row: row as u16,
                    shift: glide.shift,
                };
            }
        }
        Self { of, all }
    }

    /// Those of the boards with this opponent's row.
    #[inline(always)]
    fn of(&self, row: usize) -> &[Parent] {
        &self.all[self.of[row]..self.of[row + 1]]
    }
}
