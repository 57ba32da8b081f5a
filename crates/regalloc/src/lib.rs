//! Linear-scan register allocation and its checker.
pub mod allocation;
pub mod error;
pub mod checker;
mod intervals;
mod moves;
pub mod problem;
pub mod regset;
mod scan;
#[cfg(test)]
mod testing;
pub mod text;
mod validate;

pub use allocation::{Alloc, Allocation, Allocator, Edit, EditKind, Loc, Place, Point, SlotId, SlotInfo, Stats};
pub use checker::{CheckError, check};
pub use error::AllocError;
pub use problem::{
    ClassId, Constraint, Flow, Inst, Label, LoopInfo, Operand, OperandKind, Options, Problem, RegClass, RegEnv, Remat,
    VReg, VRegInfo,
};
pub use regset::{MAX_BANKS, PReg, RegSet, UNITS_PER_BANK};
pub use scan::LinearScan;
pub use validate::min_registers;
