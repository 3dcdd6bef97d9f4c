//! The search: what a position is worth as far as one can look ahead.
//!
//! [`analyse`] judges each move of a position, [`best`] looks for the best
//! one. Where a table of exact margins knows every move, they take it from
//! there. Otherwise they deepen ply by ply until the value is proved, the
//! limits are reached or the watcher stops them, and answer with the last
//! depth they finished. The same record, table and limits give the same
//! answer after the same number of positions, always.
//!
//! The value at a depth is that of a plain search by the full rules which
//! takes 0 for the margin where it stops. It is called
//! [`Exact`](Verdict::Exact) only if every line it rests on ends with the
//! game or in the endgame table, and only of this very game: the modules
//! `negamax` and `secure` tell why it holds in spite of repetition.

mod by_table;
mod evaluate;
mod line;
mod negamax;
mod order;
mod secure;
mod transposition;
mod value;

pub use by_table::judge;

use std::ops::ControlFlow;

use crate::solver::Table;
use crate::{Move, Position, Record, Verdict};
use line::{Line, Since};
use negamax::{Searcher, Stopped};
use transposition::Transpositions;
use value::{Value, Window};

/// How far a search may go. Both limits are counts, so that the answer does
/// not depend on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most plies to look ahead; 0 counts as 1.
    pub depth: u8,
    /// The most positions to look at; the first ply is always finished.
    pub nodes: u64,
}

/// What a watcher is told while a search goes on.
#[derive(Debug)]
pub enum Progress<'a> {
    /// So many positions have been looked at.
    Nodes(u64),
    /// A depth is finished.
    Depth(&'a Report),
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The moves of the position, the best first. After a search for the best
    /// one only that one has a verdict.
    pub moves: Vec<Judged>,
    /// The plies looked ahead; 0 if a table knew everything.
    pub depth: u8,
    /// The positions looked at by the search.
    pub nodes: u64,
}

/// A move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// The margin that the move leads to, seen from the player who makes it.
    pub verdict: Verdict,
    /// Whether the move brings a position of the game back, which ends it.
    pub repeats: bool,
    /// For a winning margin that a table knows: the plies after the move in
    /// which it can be made sure, by a move that cannot be taken back.
    pub sure_in: Option<u32>,
    /// The best play found from the move on, the move included. It may be
    /// short: what was looked up has no line.
    pub line: Vec<Move>,
}

/// More plies than a search ever gets to see.
pub const DEEPEST: u8 = 60;

/// The pairs of slots for the boards met, as a power of two: 12 MiB for a
/// deep search, little for a shallow one, which would not fill more.
const fn memory_bits(depth: u8) -> u32 {
    if depth <= 8 { 12 } else { 18 }
}

/// The best move and its value; none if the game has ended. A table that
/// covers the position decides; it judges every move.
///
/// Of moves that a search finds equal the first in `order` is the best; moves
/// that are not in it come last.
pub fn best(
    record: &Record,
    table: Option<&Table>,
    limits: Limits,
    order: &[Move],
    watch: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Option<Report> {
    table
        .and_then(|table| judge(record, table))
        .or_else(|| deepen(record, table, limits, order, Ask::Best, watch))
}

/// The value of every move; none if the game has ended.
pub fn analyse(
    record: &Record,
    table: Option<&Table>,
    limits: Limits,
    watch: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Option<Report> {
    table
        .and_then(|table| judge(record, table))
        .or_else(|| deepen(record, table, limits, &[], Ask::Every, watch))
}

/// What is asked about the moves of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Best,
    Every,
}

fn deepen(
    record: &Record,
    table: Option<&Table>,
    limits: Limits,
    order: &[Move],
    ask: Ask,
    watch: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Option<Report> {
    if record.outcome().is_some() {
        return None;
    }
    let (line, since) = Line::of(record);
    let memory = Transpositions::new(memory_bits(limits.depth));
    let mut searcher = Searcher::new(table, memory, line, watch);
    let mut roots = Root::all(record, order);
    let mut report = None;
    for depth in 1..=limits.depth.max(1) {
        if searcher
            .judge(record.position(), &mut roots, ask, depth, since)
            .is_err()
        {
            break;
        }
        // From now on: the first ply is finished whatever the limit.
        searcher.allow(limits.nodes);
        let now = Report::of(&roots, ask, depth, searcher.nodes);
        let stop = (searcher.watch)(Progress::Depth(&now)).is_break();
        let done = now.is_proven(ask);
        report = Some(now);
        if done || stop {
            break;
        }
    }
    report
}

/// A move of the position that is searched.
struct Root {
    mv: Move,
    after: Position,
    repeats: bool,
    value: Value,
    line: Vec<Move>,
}

impl Root {
    fn all(record: &Record, wanted: &[Move]) -> Vec<Self> {
        let mut roots = Vec::new();
        record.position().successors(&mut |mv, after| {
            roots.push(Self {
                mv,
                after,
                repeats: record.repeats(&after),
                value: Value::estimated(0),
                line: vec![mv],
            });
        });
        order::sort(&mut roots, |root| {
            let place = wanted.iter().position(|&mv| mv == root.mv);
            place.unwrap_or(wanted.len())
        });
        roots
    }
}

impl Searcher<'_> {
    /// Values the moves of a position, the last of the line, by a search of
    /// `depth` plies: all of them or the best, which is brought to the front.
    /// If it is stopped, the values are those of no depth.
    fn judge(
        &mut self,
        position: &Position,
        roots: &mut [Root],
        ask: Ask,
        depth: u8,
        since: Since,
    ) -> Result<(), Stopped> {
        let mut alpha = Window::FULL.alpha;
        let mut best = 0;
        for (at, root) in roots.iter_mut().enumerate() {
            let full = Window {
                alpha: if ask == Ask::Best {
                    alpha
                } else {
                    Window::FULL.alpha
                },
                ..Window::FULL
            };
            let scout = ask == Ask::Best && at > 0;
            let first = if scout { Window::above(alpha) } else { full };
            let mut value = self.after(position, &root.after, first, depth, since)?;
            if scout && value.margin > alpha {
                value = self.after(position, &root.after, full, depth, since)?;
            }
            root.value = value;
            if value.margin > alpha || at == 0 {
                alpha = alpha.max(value.margin);
                best = at;
                root.line.clear();
                root.line.push(root.mv);
                root.line.extend(self.line_after().rev());
            } else if ask == Ask::Every {
                root.line.clear();
                root.line.push(root.mv);
                root.line.extend(self.line_after().rev());
            }
        }
        match ask {
            Ask::Best => roots[..=best].rotate_right(1),
            // Stable: equals stay in order.
            Ask::Every => order::sort(roots, |root| -root.value.margin),
        }
        Ok(())
    }
}

impl Report {
    fn of(roots: &[Root], ask: Ask, depth: u8, nodes: u64) -> Self {
        let all_proven = roots.iter().all(|root| root.value.proven);
        let judged = |(at, root): (usize, &Root)| {
            let margin = root.value.margin();
            let verdict = match ask {
                // The rest are known only not to be better.
                Ask::Best if at > 0 => Verdict::Unknown,
                Ask::Best if all_proven => Verdict::Exact(margin),
                Ask::Every if root.value.proven => Verdict::Exact(margin),
                _ => Verdict::Estimate {
                    margin,
                    depth: u32::from(depth),
                },
            };
            Judged {
                mv: root.mv,
                verdict,
                repeats: root.repeats,
                sure_in: None,
                line: root.line.clone(),
            }
        };
        Self {
            moves: roots.iter().enumerate().map(judged).collect(),
            depth,
            nodes,
        }
    }

    /// The verdict on the position: the best move's, unless one that is only
    /// bounded may be worth more.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let best = self.moves[0].verdict;
        let Verdict::Exact(margin) = best else {
            return best;
        };
        let may_be_more =
            |judged: &Judged| matches!(judged.verdict, Verdict::AtMost(most) if most > margin);
        if self.moves.iter().any(may_be_more) {
            Verdict::AtLeast(margin)
        } else {
            best
        }
    }

    fn is_proven(&self, ask: Ask) -> bool {
        let asked = match ask {
            Ask::Best => &self.moves[..1],
            Ask::Every => &self.moves[..],
        };
        asked
            .iter()
            .all(|judged| matches!(judged.verdict, Verdict::Exact(_)))
    }
}
