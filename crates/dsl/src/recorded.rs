//! What a recording keeps of functions of the language: data alone.
//!
//! In: nothing. Out: [`Recorded`], a function, and [`Inlined`], one that a kernel calls.
//! Not here: recording and calling them (see `function`).

use crate::contract::{Checked, Needs};
use crate::error::Place;
use crate::position::LocalArray;
use kernelsmith_exec::SymbolTable;
use kernelsmith_ir::Function;
use std::sync::Arc;

/// What was recorded of a function.
#[derive(Debug)]
pub(crate) struct Recorded {
    pub(crate) function: Function,
    /// A Rust line for each operation.
    pub(crate) places: Vec<Place>,
    pub(crate) arrays: Vec<LocalArray>,
    pub(crate) symbols: SymbolTable,
    pub(crate) checks: Vec<Checked>,
    pub(crate) needs: Needs,
    /// The architecture that a precompiled function in it is for.
    pub(crate) arch: Option<Box<str>>,
}

/// A function whose calls are in the kernel, with the first of its slots and of its checks, which all calls share.
#[derive(Debug)]
pub(crate) struct Inlined {
    pub(crate) recorded: Arc<Recorded>,
    pub(crate) first_slot: u32,
    pub(crate) first_check: u32,
}
