//! The conventions of the machine that a module was written for.
//!
//! In: the triple. Out: [`Machine`]. Not here: the machine that the code is compiled for, which must be the same.

use crate::module::Module;

/// The machine that a module is for: what its conventions depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Machine {
    X86,
    Arm,
    RiscV,
    /// Another one, with addresses of 32 bits.
    Small,
}

impl Machine {
    pub(crate) fn of(triple: &[u8], pointer_bits: u32) -> Machine {
        match () {
            () if triple.starts_with(b"aarch64") || triple.starts_with(b"arm64") => Machine::Arm,
            () if triple.starts_with(b"riscv64") => Machine::RiscV,
            () if pointer_bits == 32 => Machine::Small,
            () => Machine::X86,
        }
    }

    /// Whether `fmuladd` rounds once.
    pub(crate) fn fuses(self) -> bool {
        matches!(self, Machine::Arm | Machine::RiscV)
    }

    /// Size in bytes of a `va_list`.
    pub(crate) fn va_list_bytes(self) -> u32 {
        match self {
            Machine::X86 => 24,
            Machine::Arm => 32,
            Machine::RiscV => 8,
            Machine::Small => 4,
        }
    }

    /// Whether two floats are passed in one register.
    pub(crate) fn packs_floats(self) -> bool {
        self == Machine::X86
    }
}

impl Module {
    /// The architecture that the module was compiled for, from its triple; none if it has no triple.
    pub fn arch(&self) -> Option<&str> {
        let triple = std::str::from_utf8(self.triple()?).ok()?;
        match triple.split('-').next()? {
            "arm64" => Some("aarch64"),
            "amd64" => Some("x86_64"),
            name => Some(name),
        }
    }
}
