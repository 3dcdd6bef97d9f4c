//! Makes the plans: each move is asked about on one board of its kind, and what
//! was asked once is remembered.

use std::rc::Rc;

use super::{Caught, Glide, Mask, Plan, Plans, Prey, Raid, Row};
use crate::rules::Counts;
use crate::solver::Index;
use crate::solver::lanes::LANES;
use crate::solver::rows::{Classes, Shift, class, classes};
use crate::{Board, Lap, Move, Pit, Position, Ring, Side, Variant};

/// What a move does, by the class of the opponent's row after sowing.
#[derive(Clone, Default)]
struct Pattern {
    /// The classes that were asked about; the others cannot occur.
    asked: Classes,
    allowed: Classes,
    /// The pits that are not captured, all ones, and in which classes.
    kept: Vec<(Board, Classes)>,
    /// The same as plans are made of.
    effects: Vec<Effect>,
}

/// One thing a move can do, according to the opponent's row.
#[derive(Clone, Copy)]
struct Effect {
    /// The pits that are not captured, all ones.
    kept: Board,
    /// On which opponent's rows it does.
    when: When,
}

#[derive(Clone, Copy)]
enum When {
    /// It takes nothing from them: the number of the mask.
    Glide(u8),
    /// It takes something: the number of the prey.
    Raid(u16),
}

/// Asks [`Position`] and puts the answers down.
pub(super) struct Planner<'a> {
    variant: Variant,
    ring: Ring,
    counts: Counts,
    index: &'a Index,
    /// All ones in South's row.
    south: Board,
    plans: Plans,
    /// By what is sown.
    sowings: Vec<Option<Sowing>>,
    /// By the parity of the mover's seeds, the class of the mover's row after
    /// sowing and what is sown.
    patterns: [Vec<Vec<Option<Rc<Pattern>>>>; 2],
    /// Of the row being planned: the moves that take from the mover's row only.
    own: Vec<Glide>,
    /// Of the row being planned: by shift, the classes where a move is allowed.
    allowed: Vec<(u8, Classes)>,
}

/// What a handful adds.
#[derive(Clone, Copy)]
struct Sowing {
    /// To the mover's row.
    ours: Board,
    /// To the opponent's row, as a shift.
    shift: u8,
}

/// All ones in these pits.
fn ones(pits: impl Iterator<Item = Pit>) -> Board {
    pits.fold(Board::EMPTY, |ones, pit| {
        ones.plus(Board::seeds_in(pit, 0xff))
    })
}

impl<'a> Planner<'a> {
    /// Begins with plans that have nothing but their rows.
    pub(super) fn new(variant: Variant, counts: Counts, index: &'a Index, plans: Plans) -> Self {
        let sown = (1 + index.ring().pits_per_row()) * (1 + usize::from(index.most_seeds()));
        Self {
            variant,
            ring: index.ring(),
            counts,
            index,
            south: ones(index.ring().row(Side::South)),
            plans,
            sowings: vec![None; sown],
            patterns: [(); 2].map(|()| vec![vec![None; sown]; classes(index.ring())]),
            own: Vec::new(),
            allowed: Vec::new(),
        }
    }

    /// Plans every row.
    pub(super) fn finish(mut self) -> Plans {
        // Fewest seeds first: where no example of a pattern fits on the board
        // then, none fits later.
        for number in 0..self.plans.rows.boards.len() {
            let plan = self.plan(self.plans.rows.boards[number]);
            self.plans.of.push(plan);
        }
        self.plans
    }

    /// All moves from a row.
    #[inline(never)]
    fn plan(&mut self, row: Board) -> Plan {
        let first_quiet = self.plans.glides.len();
        let first_raid = self.plans.raids.len();
        self.own.clear();
        self.allowed.clear();
        let mut everywhere = false;
        let pits = self.ring.row(Side::South).filter(|&pit| row.seeds(pit) > 0);
        for mv in pits.map(Move::Sow).chain([Move::Pass]) {
            let Sowing { ours, shift } = self.sowing(row, mv);
            let ours = match mv {
                Move::Sow(pit) => row.without(pit).plus(ours),
                Move::Pass => row,
            };
            let pattern = self.pattern(mv, row, ours, shift);
            if pattern.allowed == 0 {
                continue;
            }
            everywhere |= pattern.allowed == pattern.asked;
            self.allowed.push((shift, pattern.allowed));
            for &Effect { kept, when } in &pattern.effects {
                let (rank, seeds) = self.index.rank_row(ours.and(kept), 0);
                let row = Row {
                    seeds,
                    rank: rank as u16,
                };
                let taken = ours.total() - seeds;
                match when {
                    When::Raid(prey) => self.plans.raids.push(Raid { row, prey }),
                    When::Glide(mask) => {
                        let moves = match taken {
                            0 => &mut self.plans.glides,
                            _ => &mut self.own,
                        };
                        moves.push(Glide {
                            row,
                            shift,
                            mask,
                            taken,
                        });
                    }
                }
            }
        }
        let first_own = self.plans.glides.len();
        self.plans.glides.append(&mut self.own);
        Plan {
            quiet: first_quiet..first_own,
            own: first_own..self.plans.glides.len(),
            raids: first_raid..self.plans.raids.len(),
            allowed: (!everywhere).then(|| self.allowed.clone()),
        }
    }

    /// Numbers what the move sows of the row: a pit and its handful, or none.
    fn sown(&self, row: Board, mv: Move) -> usize {
        match mv {
            Move::Sow(pit) => {
                let width = 1 + usize::from(self.index.most_seeds());
                (1 + pit.index()) * width + usize::from(row.seeds(pit))
            }
            Move::Pass => 0,
        }
    }

    /// What sowing this pit of the row adds.
    fn sowing(&mut self, row: Board, mv: Move) -> Sowing {
        let sown = self.sown(row, mv);
        if let Some(sowing) = self.sowings[sown] {
            return sowing;
        }
        let added = match mv {
            Move::Sow(pit) => Lap::new(self.variant.rules(), pit, row.seeds(pit))
                .drops()
                .map(|pit| Board::seeds_in(pit, 1))
                .fold(Board::EMPTY, Board::plus),
            Move::Pass => Board::EMPTY,
        };
        let sowing = Sowing {
            ours: added.and(self.south),
            shift: self.shift(added.turned(self.ring).and(self.south)),
        };
        self.sowings[sown] = Some(sowing);
        sowing
    }

    /// What the move does with the rows in each class.
    #[inline(never)]
    fn pattern(&mut self, mv: Move, row: Board, ours: Board, shift: u8) -> Rc<Pattern> {
        let sown = self.sown(row, mv);
        let class = class(self.ring, self.counts, ours);
        let odd = usize::from(row.total() % 2);
        let known = self.patterns[odd][class][sown].clone();
        let pattern = known.unwrap_or_else(|| {
            let mut pattern = Pattern::default();
            for class in 1..classes(self.ring) {
                self.ask(mv, row, ours, shift, class, &mut pattern);
            }
            self.find_effects(shift, &mut pattern);
            let pattern = Rc::new(pattern);
            self.patterns[odd][class][sown] = Some(Rc::clone(&pattern));
            pattern
        });
        // Class 0 means that the opponent's row was and stays empty. Then
        // what may be played depends on the mover's other pits too (M7).
        if self.example(row, shift, 0).is_none() {
            return pattern;
        }
        let mut pattern = Pattern::clone(&pattern);
        self.ask(mv, row, ours, shift, 0, &mut pattern);
        self.find_effects(shift, &mut pattern);
        Rc::new(pattern)
    }

    /// What the pattern comes to with this shift.
    #[inline(never)]
    fn find_effects(&mut self, shift: u8, pattern: &mut Pattern) {
        pattern.effects.clear();
        for &(kept, classes) in &pattern.kept {
            let of_theirs = kept.turned(self.ring).and(self.south);
            if of_theirs == self.south {
                let when = When::Glide(self.mask(shift, classes, pattern.asked));
                pattern.effects.push(Effect { kept, when });
                continue;
            }
            for class in (0..32).filter(|class| classes >> class & 1 == 1) {
                let when = When::Raid(self.prey(shift, class, of_theirs));
                pattern.effects.push(Effect { kept, when });
            }
        }
    }

    /// An opponent's row for which the shift leads to the class, with as many
    /// seeds as fit on the board beside the mover's row.
    fn example(&self, row: Board, shift: u8, class: usize) -> Option<Board> {
        let odd = usize::from(row.total() % 2);
        let fits = |theirs: &Board| row.total() + theirs.total() <= self.index.most_seeds();
        self.plans.shifts[usize::from(shift)].examples[class][odd].filter(fits)
    }

    /// Asks what the move does in one class.
    #[inline(never)]
    fn ask(
        &self,
        mv: Move,
        row: Board,
        ours: Board,
        shift: u8,
        class: usize,
        pattern: &mut Pattern,
    ) {
        let Some(theirs) = self.example(row, shift, class) else {
            return;
        };
        let added = self.plans.shifts[usize::from(shift)].added;
        pattern.asked |= 1 << class;
        let board = row.plus(theirs.turned(self.ring));
        let Ok(after) = Position::with_board(self.variant, board).play(mv) else {
            return;
        };
        pattern.allowed |= 1 << class;
        let sown = ours.plus(theirs.plus(added).turned(self.ring));
        let keeps = |&pit: &Pit| after.board().seeds(pit) == sown.seeds(pit);
        let kept = ones(self.ring.all().filter(keeps));
        match pattern.kept.iter_mut().find(|(same, _)| *same == kept) {
            Some((_, classes)) => *classes |= 1 << class,
            None => pattern.kept.push((kept, 1 << class)),
        }
    }

    #[inline(never)]
    fn shift(&mut self, added: Board) -> u8 {
        let Plans { rows, shifts, .. } = &mut self.plans;
        let found = shifts.iter().position(|shift| shift.added == added);
        found.unwrap_or_else(|| {
            shifts.push(Shift::new(self.index, rows, added));
            shifts.len() - 1
        }) as u8
    }

    /// The mask of these classes; classes not asked about do not matter.
    #[inline(never)]
    fn mask(&mut self, shift: u8, classes: Classes, asked: Classes) -> u8 {
        let masks = &mut self.plans.masks;
        let found = masks
            .iter()
            .position(|mask| mask.shift == shift && mask.classes & asked == classes);
        found.unwrap_or_else(|| {
            let of_row = &self.plans.shifts[usize::from(shift)].classes;
            let byte = |&class: &u8| if classes >> class & 1 == 1 { 0xff } else { 0 };
            let mut bytes: Vec<u8> = of_row.iter().map(byte).collect();
            bytes.extend([0; LANES]);
            masks.push(Mask {
                shift,
                classes,
                bytes,
            });
            masks.len() - 1
        }) as u8
    }

    #[inline(never)]
    fn prey(&mut self, shift: u8, class: u8, kept: Board) -> u16 {
        let preys = &mut self.plans.preys;
        let same = |prey: &Prey| (prey.shift, prey.class, prey.kept) == (shift, class, kept);
        let found = preys.iter().position(same);
        found.unwrap_or_else(|| {
            let rows = &self.plans.rows;
            let Shift { added, classes, .. } = &self.plans.shifts[usize::from(shift)];
            let caught = |seeds: u8| {
                let first = rows.first[usize::from(seeds)];
                let boards = rows.of(seeds).iter().enumerate();
                boards
                    .filter(|&(rank, _)| classes[first + rank] == class)
                    .map(|(rank, row)| {
                        let left = row.plus(*added).and(kept);
                        let (rank_after, seeds_after) = self.index.rank_row(left, 0);
                        Caught {
                            rank: rank as u16,
                            rank_after: rank_after as u16,
                            seeds_after,
                        }
                    })
                    .collect()
            };
            let rows = (0..=self.index.most_seeds() - added.total())
                .map(caught)
                .collect();
            preys.push(Prey {
                shift,
                class,
                kept,
                rows,
            });
            preys.len() - 1
        }) as u16
    }
}
