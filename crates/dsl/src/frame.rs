//! The body of a loop over data that is being recorded: its lanes, which of them are active, and masks of them.
//!
//! In: what the loop computes before its body. Out: plain data.
//! Not here: the loop (see `vector_loop`), accesses and operations under a mask (see `active`).

use crate::scopes::Block;
use kernelsmith_ir::{Elem, Lanes, VReg};

/// The element types of masks, one per width.
pub(crate) const MASKS: [Elem; 4] = [Elem::M8, Elem::M16, Elem::M32, Elem::M64];

/// The vector loop whose body is being recorded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorFrame {
    pub(crate) lanes: Lanes,
    /// The block of the body.
    pub(crate) block: Block,
    /// The number of active lanes.
    pub(crate) active: VReg,
    pub(crate) is_remainder: bool,
    /// The masks that the body used for full vectors; the remainder needs them.
    pub(crate) wanted: [bool; 4],
    /// The masks of the remainder, computed at the start of its block.
    pub(crate) masks: [VReg; 4],
}
