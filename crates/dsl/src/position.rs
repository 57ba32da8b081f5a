//! Positions in memory: which slice, which element, which lanes.
//!
//! In: nothing. Out: plain data that the handles fill and that accesses are recorded from.
//! Invariant: the fact of a position describes its register, without the displacement.
//! Not here: how an access is proved safe (see `access`), the handles that users see (see `slices`, `lane_index`).

use crate::error::Place;
use crate::facts::FactId;
use kernelsmith_ir::{Lanes, VReg};

/// How an access is proved safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// By the contract if the range is known, otherwise by a check.
    Known,
    /// By a check in the generated code.
    Checked,
    /// By the caller of the kernel, who uses `unsafe`.
    Unchecked,
}

/// The memory that a handle represents.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    pub(crate) base: VReg,
    /// The length of a slice; `None` for a raw pointer.
    pub(crate) len: Option<VReg>,
    /// The parameter, or [`FIRST_ARRAY`] plus the number of the local array.
    pub(crate) param: u32,
    pub(crate) alias: u16,
    /// The address space.
    pub(crate) space: u8,
}

/// The number of the first local array among the memory of a kernel: parameters have lower numbers.
pub(crate) const FIRST_ARRAY: u32 = 1 << 16;

/// A local array of the kernel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalArray {
    /// Its number of elements.
    pub(crate) len: i64,
    /// Its size on the stack.
    pub(crate) bytes: u64,
    /// The Rust line of its declaration.
    pub(crate) place: Place,
}

impl Region {
    /// The number of the local array; `None` if the region is a parameter.
    pub(crate) fn array(&self) -> Option<usize> {
        self.param.checked_sub(FIRST_ARRAY).map(|number| number as usize)
    }
}

/// Which elements an access covers, starting at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Span {
    /// One element.
    One,
    /// One element per active lane of the loop over data; the fact about the position holds for each of them.
    Active,
    /// This many elements; the fact about the position holds for the first.
    Lanes(Lanes),
    /// The first elements of a vector with these lanes; the register holds their number.
    First(Lanes, VReg),
}

impl Span {
    /// The lanes of a vector with this span; `of_loop` are those of the loop over data.
    pub(crate) fn lanes(self, of_loop: Lanes) -> Lanes {
        match self {
            Span::One | Span::Active => of_loop,
            Span::Lanes(lanes) | Span::First(lanes, _) => lanes,
        }
    }
}

/// The position of an access in its region: `reg + disp` elements, known to equal `fact + disp`.
#[derive(Clone, Copy, Debug)]
pub struct At {
    pub(crate) reg: VReg,
    pub(crate) disp: i64,
    pub(crate) fact: FactId,
    pub(crate) span: Span,
}

/// The spacing of an access's elements: the stride, and the number of further elements that each one touches after
/// itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) stride: i64,
    pub(crate) after: i64,
}

impl Step {
    /// Contiguous elements.
    pub(crate) const ONE: Step = Step { stride: 1, after: 0 };
}
