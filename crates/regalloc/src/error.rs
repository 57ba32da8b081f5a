//! Allocation errors. Each kind has the position, the requirement and the actual state.

use core::fmt;

use crate::problem::{ClassId, PReg, VReg};

/// A failed allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AllocError {
    /// An instruction needs more registers of a class than exist, even with everything else spilled.
    OutOfRegisters {
        /// The instruction.
        inst: u32,
        /// The class.
        class: ClassId,
        /// Units of the class's bank that the instruction needs at once.
        needed: u32,
    },
    /// An instruction overwrites a state register with a live value.
    Unspillable {
        /// The instruction.
        inst: u32,
        /// The live value.
        vreg: VReg,
        /// Its register.
        preg: PReg,
    },
    /// The problem breaks a rule of [`crate::problem`].
    Malformed {
        /// The instruction, or the number of instructions when the fault is not in one.
        inst: u32,
        /// The broken rule.
        what: &'static str,
    },
    /// The register environment contradicts itself.
    Environment {
        /// The broken rule.
        what: &'static str,
    },
}

impl fmt::Display for AllocError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AllocError::OutOfRegisters { inst, class, needed } => {
                write!(f, "instruction {inst} needs {needed} registers of the bank of {class}, more than it may use")
            }
            AllocError::Unspillable { inst, vreg, preg } => {
                write!(f, "instruction {inst} overwrites {preg}, where the state {vreg} is still needed")
            }
            AllocError::Malformed { inst, what } => write!(f, "instruction {inst}: {what}"),
            AllocError::Environment { what } => write!(f, "register environment: {what}"),
        }
    }
}

impl core::error::Error for AllocError {}
