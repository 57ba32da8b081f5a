//! What a recording keeps of functions of the language: data alone.
//!
//! In: nothing. Out: [`Recorded`], a function; [`Inlined`] and [`Called`], one that a kernel calls.
//! Not here: recording and calling them (see `function`).

use crate::contract::{Checked, Needs};
use crate::error::Place;
use crate::position::LocalArray;
use kernelsmith_exec::SymbolTable;
use kernelsmith_ir::{Function, SymbolId};
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
    /// The functions that its operations call.
    pub(crate) called: Vec<Called>,
}

/// Whether calls of a function are calls in the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Calling {
    /// By the sizes of the function and of the kernel.
    #[default]
    Automatic,
    /// Never: a call inserts the operations.
    Inlined,
    /// Wherever the machine can.
    Called,
}

/// A function that is called in the code.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub(crate) recorded: Arc<Recorded>,
    /// Its symbol in the function that calls it; the name of the symbol is its number.
    pub(crate) symbol: SymbolId,
    /// Whether it may be inlined if it has one call only.
    pub(crate) is_optional: bool,
}

/// A function whose calls are in the kernel, with the first of its slots and of its checks, which all calls share.
#[derive(Debug)]
pub(crate) struct Inlined {
    pub(crate) recorded: Arc<Recorded>,
    pub(crate) first_slot: u32,
    pub(crate) first_check: u32,
}
