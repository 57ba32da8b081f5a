//! Register allocation for run-time compilers.
//!
//! The input is a linear sequence of instructions with operands and constraints ([`Problem`]) and a register file
//! ([`RegEnv`]); the output is a place for every operand and the moves, loads and stores to insert ([`Allocation`]).
//! [`LinearScan`] makes two forward passes, liveness and allocation, in time linear in the size of the problem; a warm
//! allocator allocates no memory. [`check`] verifies a result with an independent algorithm; run it in tests, and in
//! production when wrong code would cost more than slow compilation.
//!
//! It supports fixed, tied and early-clobber operands; clobbers; operands in a register or in memory; per-operand subsets
//! of a class; aligned groups of registers; rematerialised constants; values with a home in memory; state registers (flags,
//! vector length, lane mask).
//!
//! **Boundary:** it knows neither IR nor machines: classes, banks and instructions are numbers. It does not lay out the
//! frame (slots have sizes and alignments, not offsets), emits no code, and removes no dead code. It does not support
//! irreducible control flow. It trades the last percent of quality for speed: it allocates in microseconds.
//!
//! ```
//! use kernelsmith_regalloc::*;
//!
//! // Two registers of one class.
//! let class = RegClass {
//!     name: "int", bank: 0, allowed: 0b11, order: vec![0, 1], group: 1, spill_size: 8, spill_align: 8, spillable: true,
//! };
//! let env = RegEnv::new(vec![class], RegSet::EMPTY);
//!
//! // op def %0@a0, def %1@a1;  op use %0, any %1, def %2=0 (two-address);  exit use %2@a0
//! let (a0, a1) = (PReg::new(0, 0), PReg::new(0, 1));
//! let operands = [
//!     Operand::fixed_def(VReg(0), a0), Operand::fixed_def(VReg(1), a1),
//!     Operand::reg_use(VReg(0)), Operand::any_use(VReg(1)), Operand::tied_def(VReg(2), 0),
//!     Operand::fixed_use(VReg(2), a0),
//! ];
//! let inst = |first_operand, n_operands, flow| Inst { first_operand, n_operands, clobbers: 0, flow };
//! let insts = [inst(0, 2, Flow::Normal), inst(2, 3, Flow::Normal), inst(5, 1, Flow::Exit)];
//! let problem = Problem {
//!     insts: &insts, operands: &operands, vregs: &[VRegInfo::new(ClassId(0)); 3],
//!     loops: &[], n_labels: 0, clobbers: &[], subsets: &[],
//! };
//!
//! let mut scan = LinearScan::new(); // kept between functions
//! let mut out = Allocation::default();
//! scan.allocate(&problem, &env, &Options::default(), &mut out)?;
//! assert_eq!(out.allocs[4].as_reg(), Some(a0));
//! assert!(out.edits.is_empty());
//! assert_eq!(check(&problem, &env, &out), Ok(()));
//! # Ok::<(), AllocError>(())
//! ```

mod allocation;
mod checker;
mod error;
mod intervals;
mod moves;
pub mod problem;
mod regset;
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
