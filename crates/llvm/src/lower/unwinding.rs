//! What the lowering of a function knows about its exceptions (see `exceptions`).
//!
//! In: nothing. Out: [`Unwinding`]. Not here: instructions.

use crate::index::{Block, Symbol};
use kernelsmith_ir::VReg;
use std::collections::HashMap;

/// The state of a function.
#[derive(Debug, Default)]
pub(super) struct Unwinding {
    /// Exception and selector.
    pub(super) variables: Option<[VReg; 2]>,
    /// By landing pad, the number of its landing.
    pub(super) landings: HashMap<Block, u32>,
    /// The types by number.
    pub(super) types: Vec<Option<Symbol>>,
    /// The landing of the call that is lowered.
    pub(super) landing: Option<u32>,
}
