//! Machine descriptions and the tables generated from them.
//!
//! What it is for: every machine that comes with kernelsmith as a [`TargetDesc`] that is compiled into the program.
//! The descriptions themselves are the `.td` files beside this crate's sources; [`DESCRIPTIONS`] says which file
//! belongs to which target.
//!
//! What it is not for: loading descriptions at run time, which is `kernelsmith-describe`'s, and anything that a table
//! cannot say, which is the compiler's.
//!
//! ```
//! let desc = kernelsmith_targets::x86_64();
//! let add = desc.inst_by_name("VADDPSYrr").unwrap();
//! assert_eq!(desc.inst(add).operands().len(), 3);
//! ```

use kernelsmith_machine::TargetDesc;

#[path = "generated/aarch64.rs"]
mod aarch64_tables;
#[path = "generated/naplespu.rs"]
mod naplespu_tables;
#[path = "generated/riscv64.rs"]
mod riscv64_tables;
#[path = "generated/x86_64.rs"]
mod x86_64_tables;

/// A description in this crate's folder and the tables that are generated from it.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The root file, relative to this crate's folder.
    pub root: &'static str,
    /// The folders where included files are, relative to this crate's folder.
    pub include_dirs: &'static [&'static str],
    /// The name that generated files in `src/generated` start with.
    pub stem: &'static str,
    /// The compiled-in tables.
    pub tables: fn() -> &'static TargetDesc,
}

/// All descriptions.
pub const DESCRIPTIONS: &[Description] = &[
    Description {
        root: "td/x86-64/target.td",
        include_dirs: &["td/include", "td/x86-64"],
        stem: "x86_64",
        tables: x86_64,
    },
    Description {
        root: "td/aarch64/target.td",
        include_dirs: &["td/include", "td/aarch64"],
        stem: "aarch64",
        tables: aarch64,
    },
    Description {
        root: "td/riscv64/target.td",
        include_dirs: &["td/include", "td/riscv64"],
        stem: "riscv64",
        tables: riscv64,
    },
    Description {
        root: "td/naplespu/target.td",
        include_dirs: &["td/include", "td/naplespu"],
        stem: "naplespu",
        tables: naplespu,
    },
];

/// AArch64 with NEON.
pub fn aarch64() -> &'static TargetDesc {
    &aarch64_tables::DESC
}

/// x86-64 with AVX2 and FMA.
pub fn x86_64() -> &'static TargetDesc {
    &x86_64_tables::DESC
}

/// RV64GC with vectors, bit manipulation and floats of 16 bits.
pub fn riscv64() -> &'static TargetDesc {
    &riscv64_tables::DESC
}

/// NaplesPU, an accelerator with vectors of 16 lanes and a scratchpad.
pub fn naplespu() -> &'static TargetDesc {
    &naplespu_tables::DESC
}
