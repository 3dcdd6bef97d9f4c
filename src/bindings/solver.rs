//! The solver as JavaScript sees it.

use std::ops::ControlFlow;
use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{Fault, whole_number};
use super::shapes::side_name;
use super::{Game, text, to_js};
use crate::search;
use crate::solver::{Progress, Table, solve};
use crate::{Lead, Margin, Position, Variant, Verdict};

/// The exact margins of all boards of a game, or of those with few seeds.
#[wasm_bindgen]
pub struct Solution {
    pub(super) table: Rc<Table>,
}

/// A margin, and how the game ends if it comes true.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct WorthShape {
    margin: i8,
    winner: Option<&'static str>,
    by: u8,
}

#[derive(Serialize)]
struct ProgressShape {
    seeds: u8,
    boards: usize,
    of: usize,
}

#[wasm_bindgen]
impl Solution {
    /// Solves every board with up to so many seeds. `progress` is called
    /// after each layer; if it throws, so does this.
    ///
    /// # Errors
    ///
    /// `unknown-variant`, `bad-seeds`.
    pub fn solve(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
        #[wasm_bindgen(js_name = mostSeeds, unchecked_param_type = "number")] most_seeds: JsValue,
        #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")] progress: &Function,
    ) -> Result<Self, JsValue> {
        let variant = named(&variant)?;
        let most = variant.seeds().min(Table::MOST_SEEDS);
        let seeds = whole_number(&most_seeds)
            .and_then(|seeds| u8::try_from(seeds).ok())
            .filter(|&seeds| seeds <= most)
            .ok_or_else(|| Fault::bad_seeds(&most_seeds, most))?;
        let mut thrown = JsValue::UNDEFINED;
        let mut report = |Progress { seeds, boards, of }| {
            let shape = to_js(&ProgressShape { seeds, boards, of });
            match shape.and_then(|shape| progress.call1(&JsValue::NULL, &shape)) {
                Ok(_) => ControlFlow::Continue(()),
                Err(error) => {
                    thrown = error;
                    ControlFlow::Break(())
                }
            }
        };
        match solve(variant, seeds, &mut report) {
            Some(table) => Ok(Self {
                table: Rc::new(table),
            }),
            None => Err(thrown),
        }
    }

    /// The solution whose bytes were kept.
    ///
    /// # Errors
    ///
    /// `unknown-variant`, `not-bytes`, `not-a-table`, `table-format`, `table-variant`,
    /// `table-length`, `table-damaged`.
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
    ) -> Result<Self, JsValue> {
        let variant = named(&variant)?;
        let bytes: &Uint8Array = bytes.dyn_ref().ok_or_else(|| Fault::not_bytes(bytes))?;
        let table = Table::from_bytes(variant, bytes.to_vec()).map_err(Fault::from)?;
        Ok(Self {
            table: Rc::new(table),
        })
    }

    /// Bytes to keep.
    pub fn bytes(&self) -> Uint8Array {
        Uint8Array::from(self.table.as_bytes())
    }

    /// How many boards it solves.
    pub fn boards(&self) -> usize {
        self.table.index().len()
    }

    /// What the position of the game is worth with best play; at the opening
    /// ply too. Null if the solution does not reach so far, if the game is
    /// over, or if an earlier position may come back and spoil what it says.
    ///
    /// # Errors
    ///
    /// None that can be mended.
    #[wasm_bindgen(unchecked_return_type = "Worth | null")]
    pub fn value(&self, game: &Game) -> Result<JsValue, JsValue> {
        let position = game.record.position();
        let verdict = search::judge(&game.record, &self.table).map(|report| report.verdict());
        to_js(&match verdict {
            Some(Verdict::Exact(margin)) => Some(WorthShape::new(margin, position)),
            _ => None,
        })
    }
}

impl WorthShape {
    pub(super) fn new(margin: Margin, position: &Position) -> Self {
        let (winner, by) = match margin.lead(position) {
            Lead::Win { side, by } => (Some(side), by),
            Lead::Draw => (None, 0),
        };
        Self {
            margin: margin.seeds(),
            winner: winner.map(side_name),
            by,
        }
    }
}

fn named(variant: &JsValue) -> Result<Variant, JsValue> {
    let id = text(variant)?;
    Ok(Variant::from_id(&id).ok_or_else(|| Fault::unknown_variant(&id))?)
}
