//! Every error that leaves the engine, as an `Error` with a stable `code`.

use js_sys::{Error, JsString, Number, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::shapes::side_name;
use crate::notation::{TextError, TextFault};
#[cfg(feature = "thinking")]
use crate::solver::TableError;
use crate::{IllegalMove, NoSuchPly, Reason, SetupError};

/// What is thrown: a code, a sentence, and details by name.
pub(super) struct Fault {
    code: &'static str,
    message: String,
    details: Vec<(&'static str, JsValue)>,
}

impl Fault {
    fn new(code: &'static str, message: String) -> Self {
        Self {
            code,
            message,
            details: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, value: impl Into<JsValue>) -> Self {
        self.details.push((name, value.into()));
        self
    }

    pub(super) fn unknown_variant(id: &str) -> Self {
        let id: String = id.chars().take(40).collect();
        Self::new("unknown-variant", format!("no game is called “{id}”"))
    }

    pub(super) fn not_text(value: &JsValue) -> Self {
        Self::new("not-text", format!("{} is not a text", kind(value)))
    }

    pub(super) fn bad_pit(value: &JsValue, pits: usize) -> Self {
        let last = pits - 1;
        let message = format!("{} is not a pit; pits are 0 to {last}", kind(value));
        Self::new("bad-pit", message)
    }

    pub(super) fn no_such_ply(value: &JsValue, plies: usize) -> Self {
        let message = format!("{} is not a ply of this game of {plies}", kind(value));
        Self::new("no-such-ply", message)
    }

    fn with_move(self, illegal: IllegalMove) -> Self {
        let refusal = match illegal {
            IllegalMove::Refused(refusal) => refusal,
            IllegalMove::NoPass(clause) => {
                return self.with("reason", "no-pass").with("clause", clause.id);
            }
            IllegalMove::NoSuchPit => return self,
        };
        let fault = self
            .with("pit", refusal.pit.index() as u32)
            .with("reason", refusal.reason.code())
            .with("clause", refusal.clause.id);
        match refusal.reason {
            Reason::Endless {
                returns_after: Some(laps),
            } => fault.with("laps", laps),
            _ => fault,
        }
    }

    pub(super) fn bad_seed(value: &JsValue) -> Self {
        let message = format!(
            "{} is not a seed of chance; those are whole numbers from 0",
            kind(value)
        );
        Self::new("bad-seed", message)
    }
}

/// What only solver and search refuse.
#[cfg(feature = "thinking")]
impl Fault {
    pub(super) fn not_bytes(value: &JsValue) -> Self {
        Self::new("not-bytes", format!("{} is not a Uint8Array", kind(value)))
    }

    pub(super) fn bad_seeds(value: &JsValue, most: u8) -> Self {
        let message = format!("{} is not a number of seeds from 0 to {most}", kind(value));
        Self::new("bad-seeds", message)
    }

    pub(super) fn bad_level(value: &JsValue) -> Self {
        let message = format!("{} is not a level; levels are 1 to 5", kind(value));
        Self::new("bad-level", message)
    }

    pub(super) fn bad_nodes(value: &JsValue) -> Self {
        let message = format!(
            "{} is not a number of positions to look at; such numbers are whole, from 0",
            kind(value)
        );
        Self::new("bad-nodes", message)
    }

    pub(super) fn game_over() -> Self {
        Self::new("game-over", "the game is over".to_owned())
    }
}

impl From<IllegalMove> for Fault {
    fn from(illegal: IllegalMove) -> Self {
        let code = match illegal {
            IllegalMove::Refused(refusal) => refusal.reason.code(),
            IllegalMove::NoPass(_) => "no-pass",
            IllegalMove::NoSuchPit => "bad-pit",
        };
        Self::new(code, illegal.to_string()).with_move(illegal)
    }
}

impl From<NoSuchPly> for Fault {
    fn from(error: NoSuchPly) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

#[cfg(feature = "thinking")]
impl From<TableError> for Fault {
    fn from(error: TableError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<TextError> for Fault {
    fn from(error: TextError) -> Self {
        let fault = Self::new(error.fault.code(), error.to_string())
            .with("column", error.column as u32)
            .with("found", error.found.as_str());
        match error.fault {
            TextFault::Illegal {
                ply,
                mover,
                illegal,
            } => fault
                .with("ply", ply as u32)
                .with("mover", side_name(mover))
                .with_move(illegal),
            TextFault::BadRow { pits_per_row, .. } => fault.with("expected", pits_per_row as u32),
            TextFault::Setup(SetupError::SeedTotal { expected, .. }) => {
                fault.with("expected", expected)
            }
            _ => fault,
        }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        let error = Error::new(&fault.message);
        let details = fault.details.into_iter();
        for (name, value) in details.chain([("code", fault.code.into())]) {
            // Setting a property of a plain object we just made cannot fail.
            let _ = Reflect::set(&error, &name.into(), &value);
        }
        error.into()
    }
}

/// A whole number from 0 that fits 32 bits.
pub(super) fn whole_number(value: &JsValue) -> Option<usize> {
    let number = value.as_f64()?;
    let whole = number >= 0.0 && number <= f64::from(u32::MAX) && number.fract() == 0.0;
    whole.then_some(number as usize)
}

/// The value in few words, for a message: a number, or a type.
fn kind(value: &JsValue) -> String {
    // JavaScript writes the number: Rust's own writer is 12 KB of the module.
    let written = match value.dyn_ref::<Number>() {
        Some(number) => number.to_string_with_radix(10).ok(),
        None => value.js_typeof().dyn_into::<JsString>().ok(),
    };
    written.map(String::from).unwrap_or_default()
}
