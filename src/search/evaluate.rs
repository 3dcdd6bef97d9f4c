//! What a position is worth where the search stops.
//!
//! Nothing, unless the game has ended: the margin is the seeds still to come,
//! and over many games neither player can hope for more of them than the
//! other but for what the next move takes. Looking one ply further finds that
//! out at less cost than a share of the largest capture, or captures played
//! out to the end: at equal time both lost to this. Seeds and occupied pits of
//! both rows tell next to nothing of what deeper searches find.

use super::value::Value;
use crate::{Margin, Position};

/// The margin of a position without looking ahead: proven if the game has
/// ended because the mover has nothing large enough to play, otherwise 0.
#[inline]
pub(super) fn evaluate(position: &Position) -> Value {
    if !position.has_handful()
        && let Some(ended) = ended(position)
    {
        return ended;
    }
    Value::estimated(0)
}

/// The margin of a position that ends the game; none if it does not.
#[cold]
pub(super) fn ended(position: &Position) -> Option<Value> {
    let outcome = position.outcome()?;
    let margin = Margin::gathered(&outcome, position.turn());
    Some(Value::proven(i16::from(margin.seeds())))
}
