//! What the tests and the benchmarks share. Every test file is a crate of its
//! own and uses a part of it only.
#![allow(dead_code, unreachable_pub, unused_imports, missing_docs)]

pub mod cases;
pub mod engine;
pub mod engine_table;
pub mod negamax;
pub mod players;
pub mod random;
pub mod reference;
pub mod reference_table;
pub mod replay;
pub mod solver;
pub mod vectors;
