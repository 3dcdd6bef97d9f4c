//! What can be said in words about a move: only what was found to be so.

use crate::search::{Judged, Report};
use crate::{Lead, Move, Position, Record, Side, Verdict};

/// Something that is true of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// There is no other move.
    OnlyMove,
    /// It captures so many seeds, at least 1.
    Captures {
        /// The seeds.
        seeds: u8,
    },
    /// No other move captures as many.
    CapturesMost,
    /// It gives seeds to an opponent who has none.
    Feeds {
        /// The seeds in the opponent's row after the move.
        seeds: u8,
    },
    /// The opponent's next move can capture nothing.
    LeavesNothing,
    /// It ends the game by bringing a position back: the seeds on the board
    /// are shared.
    Repeats,
    /// It ends the game.
    Ends,
    /// With best play its player wins by so many seeds; this is proved.
    Wins {
        /// The lead at the end.
        by: u8,
    },
    /// With best play the game is drawn; this is proved.
    Draws,
    /// With best play its player loses by so many seeds; this is proved.
    Loses {
        /// The opponent's lead at the end.
        by: u8,
    },
    /// Every other move gives away the win or the draw; this is proved.
    OnlyOneThatHolds,
    /// Every move loses, and none by fewer seeds; this is proved.
    LosesLeast,
}

/// The facts about a move of the game's position, by what was found out about
/// all of its moves. None if the report has no such move.
#[must_use]
pub fn facts(record: &Record, report: &Report, mv: Move) -> Option<Vec<Fact>> {
    let position = record.position();
    let judged = report.moves.iter().find(|judged| judged.mv == mv)?;
    let after = position.play(mv).ok()?;
    let side = position.turn();
    let taken = |mv: Move| {
        let after = position.play(mv).ok()?;
        Some(captured(position, &after, side))
    };
    let captures = captured(position, &after, side);
    let others = || report.moves.iter().filter(|other| other.mv != mv);
    let mut facts = Vec::new();
    if others().next().is_none() {
        facts.push(Fact::OnlyMove);
    }
    if captures > 0 {
        facts.push(Fact::Captures { seeds: captures });
        let fewer = |other: &Judged| taken(other.mv).is_some_and(|seeds| seeds < captures);
        if others().next().is_some() && others().all(fewer) {
            facts.push(Fact::CapturesMost);
        }
    }
    let theirs = position.variant().rules().ring.row(side.opponent());
    let given = after.board().total_in(theirs);
    if position.board().total_in(theirs) == 0 && given > 0 {
        facts.push(Fact::Feeds { seeds: given });
    }
    if judged.repeats {
        facts.push(Fact::Repeats);
    } else if after.outcome().is_some() {
        facts.push(Fact::Ends);
    } else if takes_nothing(&after) {
        facts.push(Fact::LeavesNothing);
    }
    push_verdict(&mut facts, position, report, judged);
    Some(facts)
}

/// What is proved of the end.
fn push_verdict(facts: &mut Vec<Fact>, position: &Position, report: &Report, judged: &Judged) {
    let side = position.turn();
    let Verdict::Exact(margin) = judged.verdict else {
        return;
    };
    let others = || report.moves.iter().filter(|other| other.mv != judged.mv);
    let worse = |holds: fn(i16) -> bool| {
        let gives_away =
            |other: &Judged| most(other.verdict, position).is_some_and(|most| !holds(most));
        others().next().is_some() && others().all(gives_away)
    };
    match margin.lead(position) {
        Lead::Win { side: winner, by } if winner == side => {
            facts.push(Fact::Wins { by });
            if worse(|ahead| ahead > 0) {
                facts.push(Fact::OnlyOneThatHolds);
            }
        }
        Lead::Draw => {
            facts.push(Fact::Draws);
            if worse(|ahead| ahead >= 0) {
                facts.push(Fact::OnlyOneThatHolds);
            }
        }
        Lead::Win { by, .. } => {
            facts.push(Fact::Loses { by });
            let no_better = |other: &Judged| {
                most(other.verdict, position).is_some_and(|most| most <= -i16::from(by))
            };
            if others().next().is_some() && others().all(no_better) {
                facts.push(Fact::LosesLeast);
            }
        }
    }
}

/// The best lead at the end that a move can still bring its player, if there
/// is a proof of it.
fn most(verdict: Verdict, position: &Position) -> Option<i16> {
    match verdict {
        Verdict::Exact(margin) | Verdict::AtMost(margin) => {
            Some(margin.lead(position).ahead(position.turn()))
        }
        Verdict::AtLeast(_) | Verdict::Estimate { .. } | Verdict::Unknown => None,
    }
}

fn captured(before: &Position, after: &Position, side: Side) -> u8 {
    after.captured()[side] - before.captured()[side]
}

/// Whether no move of this position captures anything.
fn takes_nothing(position: &Position) -> bool {
    let mut nothing = true;
    position.successors(&mut |_, after| {
        nothing &= captured(position, &after, position.turn()) == 0;
    });
    nothing
}
