//! Analysis, hints and the computer's moves as JavaScript sees them.

use std::ops::ControlFlow;
use std::rc::Rc;

use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{Fault, whole_number};
use super::shapes::pit_index;
use super::solver::{Solution, WorthShape};
use super::{Game, to_js};
use crate::opponent::{self, Level};
use crate::search::{self, Judged, Limits, Progress, Report};
use crate::solver::Table;
use crate::{Fact, Position, Verdict, facts};

/// Thinks about games, with the help of a solution if it is given one. Its
/// answers take a while: it is meant for a worker of its own.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    table: Option<Rc<Table>>,
}

#[wasm_bindgen]
impl Thinker {
    /// A thinker without a solution.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives it a solution, in place of any other.
    pub fn learn(&mut self, solution: &Solution) {
        self.table = Some(Rc::clone(&solution.table));
    }

    /// What each move of the game's position leads to, found by looking at no
    /// more than `nodes` positions. `progress` is called now and then, with
    /// the analysis after each depth and with null in between; if it answers
    /// false, the last depth that was finished is the answer.
    ///
    /// # Errors
    ///
    /// `bad-nodes`, `game-over`.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn analyse(
        &self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
        #[wasm_bindgen(unchecked_param_type = "(analysis: Analysis | null) => boolean")]
        progress: &Function,
    ) -> Result<JsValue, JsValue> {
        let report = self.report(game, &nodes, progress)?;
        to_js(&AnalysisShape::new(game.record.position(), &report))
    }

    /// The best move of the game's position, with what can be said of it.
    ///
    /// # Errors
    ///
    /// As [`analyse`](Self::analyse).
    #[wasm_bindgen(unchecked_return_type = "Hint")]
    pub fn hint(
        &self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
        #[wasm_bindgen(unchecked_param_type = "(analysis: Analysis | null) => boolean")]
        progress: &Function,
    ) -> Result<JsValue, JsValue> {
        let report = self.report(game, &nodes, progress)?;
        let best = &report.moves[0];
        let facts = facts(&game.record, &report, best.mv).unwrap_or_default();
        to_js(&HintShape {
            judged: JudgedShape::new(game.record.position(), best),
            facts: facts.into_iter().map(FactShape::from).collect(),
        })
    }

    /// What the computer plays at a level, 1 to 5: a pit, or null for a pass.
    /// The same game, level, seed and nodes give the same move.
    ///
    /// # Errors
    ///
    /// `bad-level`, `bad-seed`, `bad-nodes`, `game-over`.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn choose(
        &self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "number")] level: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
        #[wasm_bindgen(unchecked_param_type = "(analysis: Analysis | null) => boolean")]
        progress: &Function,
    ) -> Result<JsValue, JsValue> {
        let level = whole_number(&level)
            .and_then(Level::from_number)
            .ok_or_else(|| Fault::bad_level(&level))?;
        let seed = whole_number(&seed).ok_or_else(|| Fault::bad_seed(&seed))?;
        let nodes = whole_number(&nodes).ok_or_else(|| Fault::bad_nodes(&nodes))?;
        let table = self.table.as_deref();
        watched(game, progress, |watch| {
            opponent::choose(&game.record, table, level, seed as u64, nodes as u64, watch)
        })
        .map(|choice| pit_index(choice.mv).map_or(JsValue::NULL, JsValue::from))
    }
}

impl Thinker {
    fn report(&self, game: &Game, nodes: &JsValue, progress: &Function) -> Result<Report, JsValue> {
        let nodes = whole_number(nodes).ok_or_else(|| Fault::bad_nodes(nodes))?;
        let limits = Limits {
            depth: search::DEEPEST,
            nodes: nodes as u64,
        };
        let table = self.table.as_deref();
        watched(game, progress, |watch| {
            search::analyse(&game.record, table, limits, watch)
        })
    }
}

/// The answer of a search that tells `progress` how it comes on. What
/// `progress` throws is thrown on.
fn watched<T>(
    game: &Game,
    progress: &Function,
    search: impl FnOnce(&mut dyn FnMut(Progress<'_>) -> ControlFlow<()>) -> Option<T>,
) -> Result<T, JsValue> {
    let mut thrown = None;
    let mut watch = |now: Progress<'_>| {
        let told = match now {
            Progress::Nodes(_) => Ok(JsValue::NULL),
            Progress::Depth(report) => to_js(&AnalysisShape::new(game.record.position(), report)),
        };
        match told.and_then(|told| progress.call1(&JsValue::NULL, &told)) {
            Ok(answer) if answer == JsValue::FALSE => ControlFlow::Break(()),
            Ok(_) => ControlFlow::Continue(()),
            Err(error) => {
                thrown = Some(error);
                ControlFlow::Break(())
            }
        }
    };
    let found = search(&mut watch);
    match thrown {
        Some(error) => Err(error),
        None => found.ok_or_else(|| Fault::game_over().into()),
    }
}

#[derive(Serialize)]
struct AnalysisShape {
    depth: u8,
    nodes: u64,
    known: &'static str,
    moves: Vec<JudgedShape>,
}

impl AnalysisShape {
    fn new(position: &Position, report: &Report) -> Self {
        let judged = |judged| JudgedShape::new(position, judged);
        Self {
            depth: report.depth,
            nodes: report.nodes,
            known: sureness(report.verdict()),
            moves: report.moves.iter().map(judged).collect(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct JudgedShape {
    pit: Option<usize>,
    known: &'static str,
    worth: Option<WorthShape>,
    depth: Option<u32>,
    repeats: bool,
    sure_in: Option<u32>,
    line: Vec<Option<usize>>,
}

impl JudgedShape {
    fn new(position: &Position, judged: &Judged) -> Self {
        let (margin, depth) = match judged.verdict {
            Verdict::Exact(margin) | Verdict::AtLeast(margin) | Verdict::AtMost(margin) => {
                (Some(margin), None)
            }
            Verdict::Estimate { margin, depth } => (Some(margin), Some(depth)),
            Verdict::Unknown => (None, None),
        };
        Self {
            pit: pit_index(judged.mv),
            known: sureness(judged.verdict),
            worth: margin.map(|margin| WorthShape::new(margin, position)),
            depth,
            repeats: judged.repeats,
            sure_in: judged.sure_in,
            line: judged.line.iter().map(|&mv| pit_index(mv)).collect(),
        }
    }
}

fn sureness(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Exact(_) => "exact",
        Verdict::AtLeast(_) => "at-least",
        Verdict::AtMost(_) => "at-most",
        Verdict::Estimate { .. } => "estimate",
        Verdict::Unknown => "unknown",
    }
}

#[derive(Serialize)]
struct HintShape {
    #[serde(flatten)]
    judged: JudgedShape,
    facts: Vec<FactShape>,
}

#[derive(Serialize)]
struct FactShape {
    kind: &'static str,
    seeds: Option<u8>,
}

impl From<Fact> for FactShape {
    fn from(fact: Fact) -> Self {
        let (kind, seeds) = match fact {
            Fact::OnlyMove => ("only-move", None),
            Fact::Captures { seeds } => ("captures", Some(seeds)),
            Fact::CapturesMost => ("captures-most", None),
            Fact::Feeds { seeds } => ("feeds", Some(seeds)),
            Fact::LeavesNothing => ("leaves-nothing", None),
            Fact::Repeats => ("repeats", None),
            Fact::Ends => ("ends", None),
            Fact::Wins { by } => ("wins", Some(by)),
            Fact::Draws => ("draws", None),
            Fact::Loses { by } => ("loses", Some(by)),
            Fact::OnlyOneThatHolds => ("only-one-that-holds", None),
            Fact::LosesLeast => ("loses-least", None),
        };
        Self { kind, seeds }
    }
}
