//! The engine's values in the shapes that `types.d.ts` promises.

use js_sys::Uint8Array;
use serde::Serialize;

use crate::rules::{Clause, Status};
use crate::{
    BySide, IllegalMove, Move, Outcome, Pit, Position, Reason, Record, Refusal, Side, Step, Variant,
};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct VariantShape {
    id: &'static str,
    pits_per_row: usize,
    seeds_per_pit: u8,
    seeds: u8,
    clauses: Vec<ClauseShape>,
}

impl From<Variant> for VariantShape {
    fn from(variant: Variant) -> Self {
        let rules = variant.rules();
        Self {
            id: variant.id(),
            pits_per_row: rules.ring.pits_per_row(),
            seeds_per_pit: variant.seeds_per_pit(),
            seeds: variant.seeds(),
            clauses: rules
                .clauses
                .iter()
                .map(|&clause| ClauseShape::from(clause))
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct ClauseShape {
    id: &'static str,
    status: &'static str,
}

impl From<Clause> for ClauseShape {
    fn from(clause: Clause) -> Self {
        let status = match clause.status {
            Status::Recorded => "recorded",
            Status::Ruling => "ruling",
            Status::Partly => "partly",
        };
        Self {
            id: clause.id,
            status,
        }
    }
}

#[derive(Clone, Copy, Serialize)]
struct BothSides {
    south: u8,
    north: u8,
}

impl From<BySide<u8>> for BothSides {
    fn from(seeds: BySide<u8>) -> Self {
        Self {
            south: seeds.south,
            north: seeds.north,
        }
    }
}

pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::South => "south",
        Side::North => "north",
    }
}

/// None for a pass.
pub(super) fn pit_index(mv: Move) -> Option<usize> {
    match mv {
        Move::Sow(pit) => Some(pit.index()),
        Move::Pass => None,
    }
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum StepShape {
    Lap {
        from: usize,
        seeds: u8,
        #[serde(with = "serde_wasm_bindgen::preserve")]
        drops: Uint8Array,
    },
    Capture {
        pit: usize,
        seeds: u8,
        by: &'static str,
    },
    Pass {
        side: &'static str,
    },
    Gather {
        pit: usize,
        seeds: u8,
        to: &'static str,
    },
    Share {
        each: u8,
        left: u8,
    },
}

impl From<Step> for StepShape {
    fn from(step: Step) -> Self {
        match step {
            Step::Lap(lap) => Self::Lap {
                from: lap.from.index(),
                seeds: lap.seeds,
                drops: bytes(lap.drops()),
            },
            Step::Capture { pit, seeds, by } => Self::Capture {
                pit: pit.index(),
                seeds,
                by: side_name(by),
            },
            Step::Pass { side } => Self::Pass {
                side: side_name(side),
            },
            Step::Gather { pit, seeds, to } => Self::Gather {
                pit: pit.index(),
                seeds,
                to: side_name(to),
            },
            Step::Share { each, left } => Self::Share { each, left },
        }
    }
}

fn bytes(pits: impl Iterator<Item = Pit>) -> Uint8Array {
    let indices: Vec<u8> = pits.map(|pit| pit.index() as u8).collect();
    Uint8Array::from(indices.as_slice())
}

#[derive(Serialize)]
struct RefusalShape {
    pit: usize,
    reason: &'static str,
    clause: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    laps: Option<u32>,
}

impl From<Refusal> for RefusalShape {
    fn from(refusal: Refusal) -> Self {
        let laps = match refusal.reason {
            Reason::Endless { returns_after } => returns_after,
            _ => None,
        };
        Self {
            pit: refusal.pit.index(),
            reason: refusal.reason.code(),
            clause: refusal.clause.id,
            laps,
        }
    }
}

#[derive(Serialize)]
struct OutcomeShape {
    winner: Option<&'static str>,
    ending: &'static str,
    clause: &'static str,
    totals: BothSides,
    gathered: BothSides,
    left: u8,
}

impl From<Outcome> for OutcomeShape {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner().map(side_name),
            ending: outcome.ending.code(),
            clause: outcome.clause.id,
            totals: outcome.totals.into(),
            gathered: outcome.gathered.into(),
            left: outcome.left,
        }
    }
}

#[derive(Serialize)]
struct PlayedMoveShape {
    side: &'static str,
    pit: Option<usize>,
    name: String,
    captured: u8,
}

impl PlayedMoveShape {
    fn new(before: &Position, mv: Move, after: &Position) -> Self {
        let side = before.turn();
        let name = match mv {
            Move::Sow(pit) => before.name(pit).to_string(),
            Move::Pass => "pass".to_owned(),
        };
        Self {
            side: side_name(side),
            pit: pit_index(mv),
            name,
            captured: after.captured()[side] - before.captured()[side],
        }
    }
}

#[derive(Serialize)]
struct LastMoveShape {
    side: &'static str,
    pit: Option<usize>,
    name: String,
    captured: u8,
    landing: Option<usize>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    taken: Uint8Array,
}

impl LastMoveShape {
    /// The move that led to this ply, of which the game has as many.
    fn new(record: &Record, ply: usize, played: &PlayedMoveShape) -> Self {
        let mut landing = None;
        let mut taken = Vec::new();
        let _ = record.replay(ply, &mut |step| match step {
            Step::Lap(lap) => landing = lap.drops().last(),
            Step::Capture { pit, .. } => taken.push(pit),
            Step::Pass { .. } | Step::Gather { .. } | Step::Share { .. } => (),
        });
        Self {
            side: played.side,
            pit: played.pit,
            name: played.name.clone(),
            captured: played.captured,
            landing: landing.map(Pit::index),
            taken: bytes(taken.into_iter()),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StateShape {
    variant: &'static str,
    ply: usize,
    plies: usize,
    turn: &'static str,
    opening: bool,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    seeds: Uint8Array,
    captured: BothSides,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    legal: Uint8Array,
    refusals: Vec<RefusalShape>,
    must_pass: bool,
    outcome: Option<OutcomeShape>,
    moves: Vec<PlayedMoveShape>,
    last_move: Option<LastMoveShape>,
    position: String,
    game: String,
    chance: Option<u32>,
}

impl From<&Record> for StateShape {
    fn from(record: &Record) -> Self {
        Self::at(record, record.ply())
    }
}

impl StateShape {
    /// The game as it stood after so many plies, of which it has as many.
    pub(super) fn at(record: &Record, ply: usize) -> Self {
        let mut record = record.clone();
        let _ = record.jump(ply);
        let position = record.position();
        let outcome = record.outcome();
        let ring = position.variant().rules().ring;
        let refusals = record
            .refusals()
            .filter_map(|illegal| match illegal {
                IllegalMove::Refused(refusal) => Some(RefusalShape::from(refusal)),
                _ => None,
            })
            .collect();
        let legal = match outcome {
            Some(_) => Uint8Array::new_with_length(0),
            None => bytes(position.playable()),
        };
        let moves = played_moves(&record);
        Self {
            variant: position.variant().id(),
            ply,
            plies: moves.len(),
            turn: side_name(position.turn()),
            opening: position.opening(),
            seeds: Uint8Array::from(&position.board().to_array()[..ring.pits()]),
            captured: position.captured().into(),
            legal,
            refusals,
            must_pass: outcome.is_none() && position.must_pass(),
            outcome: outcome.map(OutcomeShape::from),
            last_move: ply
                .checked_sub(1)
                .map(|last| LastMoveShape::new(&record, ply, &moves[last])),
            moves,
            position: position.to_string(),
            game: record.to_string(),
            chance: record.chance(),
        }
    }
}

fn played_moves(record: &Record) -> Vec<PlayedMoveShape> {
    let positions = (0..).map_while(|ply| record.position_at(ply));
    let moves = record.moves().iter();
    positions
        .clone()
        .zip(moves)
        .zip(positions.skip(1))
        .map(|((before, &mv), after)| PlayedMoveShape::new(before, mv, after))
        .collect()
}

/// A move that was made, and where it led.
#[derive(Serialize)]
pub(super) struct Played {
    pub steps: Vec<StepShape>,
    pub state: StateShape,
}

/// A move shown again.
#[derive(Serialize)]
pub(super) struct Replayed {
    pub before: StateShape,
    pub steps: Vec<StepShape>,
    pub state: StateShape,
}
