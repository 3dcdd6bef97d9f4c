//! The rows of a board: numbers, runs and classes.

use super::index::{self, Index};
use super::lanes::LANES;
use crate::rules::Counts;
use crate::{Board, Pit, Ring};

/// Up to sixteen rows with consecutive ranks, in which seed by seed the first
/// pit fills and the second empties. Whatever is added to all of them, they
/// stay consecutive.
#[derive(Clone, Copy)]
pub(super) struct Run {
    /// The rank of the first row.
    pub start: usize,
    /// How many rows they are.
    pub len: usize,
}

/// Every row with up to so many seeds, numbered by seeds and then by rank.
pub(super) struct Rows {
    pub boards: Vec<Board>,
    /// The class of each.
    pub classes: Vec<u8>,
    /// The number of the first row with so many seeds.
    pub first: Vec<usize>,
    /// The runs of all rows, as long as can be.
    pub runs: Vec<Run>,
    /// The first run of rows with so many seeds.
    pub first_run: Vec<usize>,
}

/// Where the rows with so many seeds begin.
#[derive(Clone, Copy)]
pub(super) struct First {
    /// The number of the first row.
    pub row: usize,
    /// The number of the first run.
    pub run: usize,
}

impl Rows {
    pub(super) fn new(ring: Ring, counts: Counts, most_seeds: u8) -> Self {
        let mut rows = Self {
            boards: Vec::new(),
            classes: Vec::new(),
            first: vec![0],
            runs: Vec::new(),
            first_run: vec![0],
        };
        for seeds in 0..=most_seeds {
            let boards = index::rows(ring, seeds);
            for (start, row) in boards.iter().enumerate() {
                match rows.runs[rows.first_run[usize::from(seeds)]..].last_mut() {
                    Some(run) if row.seeds(Pit::new(0)) > 0 && run.len < LANES => run.len += 1,
                    _ => rows.runs.push(Run { start, len: 1 }),
                }
            }
            let class = |&row: &Board| class(ring, counts, row) as u8;
            rows.classes.extend(boards.iter().map(class));
            rows.boards.extend(boards);
            rows.first.push(rows.boards.len());
            rows.first_run.push(rows.runs.len());
        }
        rows
    }

    /// Where the rows with so many seeds begin.
    pub(super) fn first(&self, seeds: u8) -> First {
        First {
            row: self.first[usize::from(seeds)],
            run: self.first_run[usize::from(seeds)],
        }
    }

    /// The rows with so many seeds, by rank.
    pub(super) fn of(&self, seeds: u8) -> &[Board] {
        let seeds = usize::from(seeds);
        &self.boards[self.first[seeds]..self.first[seeds + 1]]
    }

    /// The runs of rows with so many seeds, by rank.
    pub(super) fn runs_of(&self, seeds: u8) -> &[Run] {
        let seeds = usize::from(seeds);
        &self.runs[self.first_run[seeds]..self.first_run[seeds + 1]]
    }
}

/// How many classes of rows there are: a pit is empty, holds a count that is
/// captured, or another.
pub(super) fn classes(ring: Ring) -> usize {
    3_usize.pow(ring.pits_per_row() as u32)
}

/// The class of a row. That of an empty row is 0.
pub(super) fn class(ring: Ring, counts: Counts, row: Board) -> usize {
    (0..ring.pits_per_row()).fold(0, |class, pit| {
        let state = match row.seeds(Pit::new(pit as u8)) {
            0 => 0,
            seeds if counts.contains(seeds) => 1,
            _ => 2,
        };
        3 * class + state
    })
}

/// A set of classes.
pub(super) type Classes = u32;

/// No run leads there.
pub(super) const NO_RUN: u8 = u8::MAX;

/// What a lap adds to the opponent's row, and what that does to each row.
pub(super) struct Shift {
    /// The seeds added.
    pub added: Board,
    /// By run before: the rank of its first row after.
    pub starts: Vec<u16>,
    /// By row after: the run it was in before, counted among the rows with as
    /// many seeds, or [`NO_RUN`].
    pub back: Vec<u8>,
    /// By row before: the class after.
    pub classes: Vec<u8>,
    /// By class after and by the parity of the seeds before: the row before
    /// with the fewest seeds.
    pub examples: Vec<[Option<Board>; 2]>,
}

impl Shift {
    #[inline(never)]
    pub(super) fn new(index: &Index, rows: &Rows, added: Board) -> Self {
        let mut shift = Self {
            added,
            starts: vec![0; rows.runs.len()],
            back: vec![NO_RUN; rows.boards.len()],
            classes: vec![0; rows.boards.len()],
            examples: vec![[None; 2]; classes(index.ring())],
        };
        for before in 0..=index.most_seeds() - added.total() {
            let after = usize::from(before + added.total());
            let boards = rows.of(before);
            for (number, run) in rows.runs_of(before).iter().enumerate() {
                let (start, _) = index.rank_row(boards[run.start].plus(added), 0);
                shift.starts[rows.first_run[usize::from(before)] + number] = start as u16;
                let first = rows.first[usize::from(before)] + run.start;
                let first_after = rows.first[after] + start;
                shift.back[first_after..][..run.len].fill(number as u8);
                let classes = &rows.classes[first_after..][..run.len];
                shift.classes[first..][..run.len].copy_from_slice(classes);
                for (row, &class) in rows.boards[first..].iter().zip(classes) {
                    let example = &mut shift.examples[usize::from(class)];
                    example[usize::from(before % 2)].get_or_insert(*row);
                }
            }
        }
        shift
    }
}
