//! The moves of a position judged by a table of exact margins.

use std::cmp::Reverse;

use super::line::irreversible;
use super::order::captured_by;
use super::secure::Secure;
use super::{Judged, Report};
use crate::solver::Table;
use crate::{Margin, Position, Record, Verdict};

/// The positions that one question of [`Secure`] may look at.
const SECURE_NODES: u32 = 50_000;

/// Every move by the table alone, the best first; of winning moves of equal
/// margin, the one that is sure soonest. None if the table does not know every
/// move, or the game has ended.
///
/// The game's past counts: a move to a position that has been there is worth
/// the equal split, and a margin that an earlier position may still spoil is
/// called a bound.
#[must_use]
pub fn judge(record: &Record, table: &Table) -> Option<Report> {
    if record.outcome().is_some() {
        return None;
    }
    let position = record.position();
    let mut judged = Vec::new();
    let mut unknown = false;
    position.successors(&mut |mv, after| {
        let repeats = record.repeats(&after);
        let (verdict, sure_in) = if repeats {
            (Verdict::Exact(Margin::EVEN), None)
        } else if let Some(theirs) = table.value(&after) {
            let margin = (-theirs).plus(captured_by(position, &after) as u8);
            verdict(record, table, mv, &after, margin)
        } else {
            unknown = true;
            (Verdict::Unknown, None)
        };
        let line = vec![mv];
        judged.push(Judged {
            mv,
            verdict,
            repeats,
            sure_in,
            line,
        });
    });
    if unknown {
        return None;
    }
    super::order::sort(&mut judged, |judged| {
        let (least, most) = range(judged.verdict);
        (Reverse(least), Reverse(most), judged.sure_in)
    });
    Some(Report {
        moves: judged,
        depth: 0,
        nodes: 0,
    })
}

/// What a move that repeats nothing is worth in this game, with the plies
/// after which a winning margin is sure; `margin` is what the table says.
fn verdict(
    record: &Record,
    table: &Table,
    mv: crate::Move,
    after: &Position,
    margin: Margin,
) -> (Verdict, Option<u32>) {
    let position = record.position();
    if margin == Margin::EVEN || irreversible(position, after) {
        return (Verdict::Exact(margin), (margin > Margin::EVEN).then_some(0));
    }
    let (side, theirs) = if margin > Margin::EVEN {
        (position.turn(), margin)
    } else {
        (after.turn(), -margin)
    };
    let plies = Secure::new(record, table, side, theirs, SECURE_NODES).plies_after(mv);
    let verdict = match plies {
        Some(_) => Verdict::Exact(margin),
        // The other player holds it to the table's margin or, by going back
        // to a position of the game, to 0.
        None if margin > Margin::EVEN => Verdict::AtMost(margin),
        None => Verdict::AtLeast(margin),
    };
    (verdict, plies.filter(|_| margin > Margin::EVEN))
}

/// The least and the most a move that was judged here can be worth.
fn range(verdict: Verdict) -> (Margin, Margin) {
    match verdict {
        Verdict::Exact(margin) | Verdict::Estimate { margin, .. } => (margin, margin),
        Verdict::AtLeast(margin) => (margin, Margin::EVEN),
        Verdict::AtMost(margin) => (Margin::EVEN, margin),
        Verdict::Unknown => (Margin::EVEN, Margin::EVEN),
    }
}
