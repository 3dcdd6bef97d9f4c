//! The engine as JavaScript sees it: convert in, call, convert out.
//!
//! Nothing here decides anything about a game, and no argument can make it
//! panic: numbers and texts come in as untyped values and are checked.

mod error;
mod shapes;
#[cfg(feature = "thinking")]
mod solver;
#[cfg(feature = "thinking")]
mod thinker;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{Move, Record, Variant};
use error::{Fault, whole_number};
use shapes::{Played, Replayed, StateShape, StepShape, VariantShape};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("types.d.ts");

/// Runs once when the module is loaded.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The games, in the order of the menu.
///
/// # Errors
///
/// None that can be mended.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> Result<JsValue, JsValue> {
    to_js(&Variant::ALL.map(VariantShape::from))
}

/// A game that is being played.
#[wasm_bindgen]
pub struct Game {
    record: Record,
}

#[wasm_bindgen]
impl Game {
    /// A new game of this variant.
    ///
    /// # Errors
    ///
    /// `unknown-variant`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: JsValue,
    ) -> Result<Self, JsValue> {
        let id = text(&variant)?;
        let variant = Variant::from_id(&id).ok_or_else(|| Fault::unknown_variant(&id))?;
        Ok(Self {
            record: Record::new(crate::Position::start(variant)),
        })
    }

    /// The game or position that a line of text tells.
    ///
    /// # Errors
    ///
    /// The code of what is wrong, with `column` and `found`.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(
        #[wasm_bindgen(unchecked_param_type = "string")] line: JsValue,
    ) -> Result<Self, JsValue> {
        let record = text(&line)?.parse::<Record>().map_err(Fault::from)?;
        Ok(Self { record })
    }

    /// Notes in the game what the computer's choices are drawn from.
    ///
    /// # Errors
    ///
    /// `bad-seed`.
    #[wasm_bindgen(js_name = drawFrom)]
    pub fn draw_from(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    ) -> Result<(), JsValue> {
        let chance = whole_number(&seed)
            .and_then(|seed| u32::try_from(seed).ok())
            .ok_or_else(|| Fault::bad_seed(&seed))?;
        self.record.draw_from(chance);
        Ok(())
    }

    /// The game as it stands.
    ///
    /// # Errors
    ///
    /// None that can be mended.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        to_js(&StateShape::from(&self.record))
    }

    /// Plays a pit.
    ///
    /// # Errors
    ///
    /// `bad-pit`, or the reason why the pit may not be played.
    #[wasm_bindgen(unchecked_return_type = "Played")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] pit: JsValue,
    ) -> Result<JsValue, JsValue> {
        let mv = self.sowing(&pit)?;
        self.make(mv)
    }

    /// The steps that playing a pit would have; nothing changes.
    ///
    /// # Errors
    ///
    /// As `play`.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] pit: JsValue,
    ) -> Result<JsValue, JsValue> {
        let mv = self.sowing(&pit)?;
        to_js(&played(&mut self.record.clone(), mv)?)
    }

    /// Lets the turn pass.
    ///
    /// # Errors
    ///
    /// `no-pass`.
    #[wasm_bindgen(unchecked_return_type = "Played")]
    pub fn pass(&mut self) -> Result<JsValue, JsValue> {
        self.make(Move::Pass)
    }

    /// Takes the last move back.
    ///
    /// # Errors
    ///
    /// `nothing-to-undo`.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn undo(&mut self) -> Result<JsValue, JsValue> {
        self.record.undo().map_err(Fault::from)?;
        self.state()
    }

    /// Plays the move again that was taken back last.
    ///
    /// # Errors
    ///
    /// `nothing-to-redo`.
    #[wasm_bindgen(unchecked_return_type = "Played")]
    pub fn redo(&mut self) -> Result<JsValue, JsValue> {
        self.record.redo().map_err(Fault::from)?;
        let steps = self.steps(self.record.ply())?;
        let state = StateShape::from(&self.record);
        to_js(&Played { steps, state })
    }

    /// Goes to the position after so many moves.
    ///
    /// # Errors
    ///
    /// `no-such-ply`.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn jump(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
    ) -> Result<JsValue, JsValue> {
        let ply = self.ply(&ply)?;
        self.record.jump(ply).map_err(Fault::from)?;
        self.state()
    }

    /// The steps of the move that leads to this ply, and the game before and
    /// after it; nothing changes.
    ///
    /// # Errors
    ///
    /// `no-such-ply`.
    #[wasm_bindgen(unchecked_return_type = "Replayed")]
    pub fn replay(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
    ) -> Result<JsValue, JsValue> {
        let ply = self.ply(&ply)?;
        let steps = self.steps(ply)?;
        to_js(&Replayed {
            before: StateShape::at(&self.record, ply - 1),
            steps,
            state: StateShape::at(&self.record, ply),
        })
    }
}

impl Game {
    fn make(&mut self, mv: Move) -> Result<JsValue, JsValue> {
        let steps = played(&mut self.record, mv)?;
        let state = StateShape::from(&self.record);
        to_js(&Played { steps, state })
    }

    fn sowing(&self, pit: &JsValue) -> Result<Move, Fault> {
        let ring = self.record.start().variant().rules().ring;
        whole_number(pit)
            .and_then(|index| ring.pit(index))
            .map(Move::Sow)
            .ok_or_else(|| Fault::bad_pit(pit, ring.pits()))
    }

    fn steps(&self, ply: usize) -> Result<Vec<StepShape>, Fault> {
        let mut steps = Vec::new();
        self.record
            .replay(ply, &mut |step| steps.push(StepShape::from(step)))?;
        Ok(steps)
    }

    fn ply(&self, ply: &JsValue) -> Result<usize, Fault> {
        whole_number(ply).ok_or_else(|| Fault::no_such_ply(ply, self.record.moves().len()))
    }
}

/// Plays a move and writes its steps down.
fn played(record: &mut Record, mv: Move) -> Result<Vec<StepShape>, Fault> {
    let mut steps = Vec::new();
    record.play_observed(mv, &mut |step| steps.push(StepShape::from(step)))?;
    Ok(steps)
}

fn text(value: &JsValue) -> Result<String, Fault> {
    value.as_string().ok_or_else(|| Fault::not_text(value))
}

fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    // A flattened struct counts as a map.
    let serializer = serde_wasm_bindgen::Serializer::new()
        .serialize_missing_as_null(true)
        .serialize_maps_as_objects(true);
    Ok(value.serialize(&serializer)?)
}
