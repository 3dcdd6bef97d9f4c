//! The search to a fixed depth.
//!
//! **What is searched for.** The margin still to come, seen from the mover: a
//! move is worth what it captures minus what the opponent then gets. What was
//! captured before does not matter, so the board as its mover sees it says
//! everything, but for repetition.
//!
//! **Repetition.** A move to a position that was there before, in the game or
//! in the line being searched, ends the game and is worth 0. So the value of
//! a board can depend on the way there, and a table of boards would mix the
//! ways up. It cannot just after a capture, since captured seeds never come
//! back: only there are values taken from the table or put into it, of the
//! transpositions and of the endgame alike. Elsewhere the transposition table
//! gives only the move to try first. In this way the value at a depth is that
//! of the plain search by the full rules, and a proven one holds in this very
//! game.

use std::ops::ControlFlow;

use super::Progress;
use super::evaluate::{ended, evaluate};
use super::line::{Line, Since, irreversible};
use super::order::{Children, captured_by};
use super::transposition::Transpositions;
use super::value::{Bound, Value, Window};
use crate::solver::Table;
use crate::{Board, Move, Position, Side};

/// The least depth whose values are kept: below it, looking up costs more
/// than searching again, and a kept move would displace better captures.
const LEAST_KEPT: u8 = 3;

/// After so many positions the watcher is asked whether to go on.
const WATCH_EVERY: u64 = 1 << 14;

/// The search was told to stop, or has had all its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// A search on its way.
pub(super) struct Searcher<'a> {
    table: Option<&'a Table>,
    memory: Transpositions,
    line: Line,
    /// The positions looked at.
    pub(super) nodes: u64,
    /// The positions that may be looked at.
    limit: u64,
    pub(super) watch: &'a mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
    /// The best line from each ply of the search on, last move first.
    best: Vec<Vec<Move>>,
    ply: usize,
    watched: u64,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        table: Option<&'a Table>,
        memory: Transpositions,
        line: Line,
        watch: &'a mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
    ) -> Self {
        Self {
            table,
            memory,
            line,
            nodes: 0,
            limit: u64::MAX,
            watch,
            best: vec![Vec::new()],
            ply: 0,
            watched: WATCH_EVERY,
        }
    }

    /// Sets how many positions may be looked at in all.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.limit = nodes;
        self.watched = self.watched.min(nodes);
    }

    /// The value of a position, the last of the line, by a search of `depth`
    /// plies.
    ///
    /// Needs `depth` of at least 1 and a window that holds a margin. Within
    /// the window the value is that of a search without bounds; at `beta` or
    /// above, that value is at least this one; at `alpha` or below, at most.
    /// `proven` says that this holds of the game itself, not only of a search
    /// so deep.
    pub(super) fn negamax(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
        since: Since,
    ) -> Result<Value, Stopped> {
        debug_assert!(depth >= 1);
        debug_assert!(window.alpha < window.beta);
        // 1. Count, and stop if told to.
        self.count(1)?;
        self.best[self.ply].clear();
        // 2. Nobody can win more than the seeds left.
        let seeds = i16::from(position.board().total());
        if window.alpha >= seeds {
            return Ok(Value::proven(seeds));
        }
        if window.beta <= -seeds {
            return Ok(Value::proven(-seeds));
        }
        // 3. Look the board up, if the way there does not matter.
        let board = seen_by_mover(position);
        let afresh = self.line.starts_afresh(since) && !position.opening();
        if afresh && let Some(margin) = self.table.and_then(|table| table.value(position)) {
            return Ok(Value::proven(i16::from(margin.seeds())));
        }
        let mut best = None;
        if depth >= LEAST_KEPT
            && let Some(entry) = self.memory.get(board)
        {
            if afresh && let Some((bound, value)) = entry.value(depth) {
                let answers = match bound {
                    Bound::Exact => true,
                    Bound::AtLeast => value.margin >= window.beta,
                    Bound::AtMost => value.margin <= window.alpha,
                };
                if answers {
                    return Ok(value);
                }
            }
            best = entry.best();
        }
        // 4. The last ply needs no positions of its own.
        if depth == 1 {
            return self.last_ply(position, window, since);
        }
        // 5. Try the moves.
        let (value, chosen) = self.try_moves(position, window, depth, since, best)?;
        debug_assert!((-seeds..=seeds).contains(&value.margin));
        // 6. Keep what was found.
        if depth >= LEAST_KEPT && !position.opening() {
            let found = afresh.then(|| (window.bound(value.margin), value));
            self.memory.put(board, depth, found, chosen);
        }
        Ok(value)
    }

    /// The value by its moves, and the place of the best one. The contract of
    /// [`negamax`](Self::negamax), with `depth` of at least 2.
    fn try_moves(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
        since: Since,
        best: Option<u8>,
    ) -> Result<(Value, Option<u8>), Stopped> {
        debug_assert!(depth >= 2);
        let children = Children::ordered(position, best);
        if children.as_slice().is_empty() {
            let value = ended(position).expect("a position without a move has ended");
            return Ok((value, None));
        }
        let mut inner = window;
        let mut found: Option<Value> = None;
        let mut chosen = None;
        let mut all_proven = true;
        for child in children.as_slice() {
            // The first move gets the whole window. The rest are asked only
            // whether they are better, and searched again if they are.
            let narrow = Window::above(inner.alpha);
            let scout = found.is_some() && inner.is_open();
            let first = if scout { narrow } else { inner };
            let mut value = self.after(position, &child.position, first, depth, since)?;
            if scout && value.margin > inner.alpha && value.margin < inner.beta {
                value = self.after(position, &child.position, inner, depth, since)?;
            }
            all_proven &= value.proven;
            if found.is_none_or(|best| value.margin > best.margin) {
                found = Some(value);
                chosen = Some(child.place);
                if value.margin > inner.alpha {
                    self.extend_line(child.mv);
                }
            }
            if value.margin >= window.beta {
                // This one move proves the bound.
                return Ok((value, chosen));
            }
            inner.alpha = inner.alpha.max(value.margin);
        }
        let margin = found.expect("there was a move").margin;
        let proven = all_proven;
        Ok((Value { margin, proven }, chosen))
    }

    /// The value of a position by a move, from the position after it.
    /// `depth` counts this move.
    pub(super) fn after(
        &mut self,
        position: &Position,
        after: &Position,
        window: Window,
        depth: u8,
        since: Since,
    ) -> Result<Value, Stopped> {
        let captured = captured_by(position, after);
        self.ply += 1;
        if self.best.len() == self.ply {
            self.best.push(Vec::new());
        }
        let fresh = irreversible(position, after);
        let value = if depth == 1 || !fresh && self.line.repeats(after.board(), since) {
            self.best[self.ply].clear();
            let value = self.stand(position, after, since);
            self.count(1).map(|()| value)
        } else {
            let since = if fresh { self.line.fresh() } else { since };
            self.line.push(after.board());
            let value = self.negamax(after, window.after(captured), depth - 1, since);
            self.line.pop();
            value
        };
        self.ply -= 1;
        value.map(|value| value.before(captured))
    }

    /// The value by a search of one ply. The contract of
    /// [`negamax`](Self::negamax).
    fn last_ply(
        &mut self,
        position: &Position,
        window: Window,
        since: Since,
    ) -> Result<Value, Stopped> {
        let mut found: Option<Value> = None;
        let mut chosen = Move::Pass;
        let mut all_proven = true;
        let mut seen = 0;
        let mut cut = false;
        position.successors(&mut |mv, after| {
            if cut {
                return;
            }
            seen += 1;
            let captured = captured_by(position, &after);
            let value = self.stand(position, &after, since).before(captured);
            all_proven &= value.proven;
            if found.is_none_or(|best| value.margin > best.margin) {
                found = Some(value);
                chosen = mv;
                cut = value.margin >= window.beta;
            }
        });
        self.count(seen)?;
        let Some(found) = found else {
            return Ok(ended(position).expect("a position without a move has ended"));
        };
        if found.margin > window.alpha {
            self.best[self.ply].push(chosen);
        }
        Ok(Value {
            proven: if cut { found.proven } else { all_proven },
            ..found
        })
    }

    /// The value, without looking ahead, of a position after a move.
    #[inline]
    fn stand(&self, before: &Position, after: &Position, since: Since) -> Value {
        if irreversible(before, after) {
            if let Some(margin) = self.table.and_then(|table| table.value(after)) {
                return Value::proven(i16::from(margin.seeds()));
            }
        } else if self.line.repeats(after.board(), since) {
            return Value::proven(0);
        }
        evaluate(after)
    }

    /// The best line after the move that was looked at last, last move first.
    pub(super) fn line_after(&self) -> impl DoubleEndedIterator<Item = Move> {
        self.best[self.ply + 1].iter().copied()
    }

    /// Makes the best line from here on this move and what follows it.
    fn extend_line(&mut self, mv: Move) {
        let (here, below) = self.best.split_at_mut(self.ply + 1);
        let line = &mut here[self.ply];
        line.clear();
        if let Some(below) = below.first() {
            line.extend_from_slice(below);
        }
        line.push(mv);
    }

    #[inline]
    fn count(&mut self, positions: u64) -> Result<(), Stopped> {
        self.nodes += positions;
        if self.nodes < self.watched {
            return Ok(());
        }
        self.watched = (self.nodes + WATCH_EVERY).min(self.limit);
        if self.nodes >= self.limit || (self.watch)(Progress::Nodes(self.nodes)).is_break() {
            return Err(Stopped);
        }
        Ok(())
    }
}

/// The board with the mover's row in South's place.
#[inline]
fn seen_by_mover(position: &Position) -> Board {
    match position.turn() {
        Side::South => position.board(),
        Side::North => position.board().turned(position.variant().rules().ring),
    }
}
