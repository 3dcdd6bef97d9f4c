//! Whether a winning margin of the endgame table can be had in this game.
//!
//! A table value holds when nothing has been there before. In a game, the
//! player who would rather draw may have earlier positions to go back to. So
//! a margin above 0 is sure only if its player can force the next
//! irreversible move without coming through a position of the game; after
//! that, nothing old can come back and the table holds again. A margin of 0
//! needs no such care: a repetition is worth the same.
//!
//! It is enough to look for a forced way of so many plies that avoids the
//! positions of the game. Whether it would repeat itself need not be asked:
//! along the shortest way the plies left grow fewer with every move, so no
//! position can come twice.

use std::collections::BTreeMap;

use super::line::irreversible;
use crate::solver::Table;
use crate::{Board, Margin, Move, Position, Record, Side};

/// The longest way that is looked for, in plies.
const LONGEST: u32 = 64;

/// Looks for ways to secure a margin.
pub(super) struct Secure<'a> {
    table: &'a Table,
    record: &'a Record,
    /// Who has the margin.
    side: Side,
    margin: Margin,
    /// For each position the plies that are enough, if they are known, and
    /// those that are too few.
    known: BTreeMap<(Board, Side), Known>,
    /// How many more positions may be looked at.
    left: u32,
}

#[derive(Clone, Copy, Default)]
struct Known {
    enough: Option<u32>,
    too_few: u32,
}

impl<'a> Secure<'a> {
    /// For the margin above 0 that the table gives `side` in this game, with
    /// at most `nodes` positions looked at.
    pub(super) fn new(
        record: &'a Record,
        table: &'a Table,
        side: Side,
        margin: Margin,
        nodes: u32,
    ) -> Self {
        debug_assert!(margin > Margin::EVEN);
        Self {
            table,
            record,
            side,
            margin,
            known: BTreeMap::new(),
            left: nodes,
        }
    }

    /// How many plies after this move of the game's position an irreversible
    /// move can be forced; none if no way was found.
    pub(super) fn plies_after(&mut self, mv: Move) -> Option<u32> {
        let position = self.record.position();
        let after = position.play(mv).ok()?;
        (0..=LONGEST).find(|&plies| self.holds_after(position, &after, plies))
    }

    /// Whether the margin is secured, after a move, within so many plies.
    fn holds_after(&mut self, before: &Position, after: &Position, plies: u32) -> bool {
        if irreversible(before, after) {
            return true;
        }
        plies > 0 && !self.record.repeats(after) && self.holds(after, plies)
    }

    /// Whether the margin can be secured from here within so many plies, at
    /// least 1.
    fn holds(&mut self, position: &Position, plies: u32) -> bool {
        debug_assert!(plies > 0);
        let key = (position.board(), position.turn());
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.enough.is_some_and(|enough| enough <= plies) {
            return true;
        }
        if plies <= known.too_few || self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mut moves = Vec::new();
        position.successors(&mut |_, after| moves.push(after));
        let holds = if position.turn() == self.side {
            // An end of the game keeps what the table promised.
            moves.is_empty()
                || moves.iter().any(|after| {
                    self.keeps(position, after) && self.holds_after(position, after, plies - 1)
                })
        } else {
            // The table has seen to it that no reply costs anything.
            moves
                .iter()
                .all(|after| self.holds_after(position, after, plies - 1))
        };
        let known = self.known.entry(key).or_default();
        if holds {
            known.enough = Some(plies);
        } else if self.left > 0 {
            known.too_few = plies;
        }
        holds
    }

    /// Whether a move of the side keeps the margin, by the table.
    fn keeps(&self, before: &Position, after: &Position) -> bool {
        let taken = after.captured()[self.side] - before.captured()[self.side];
        self.table
            .value(after)
            .is_some_and(|margin| (-margin).plus(taken) >= self.margin)
    }
}
