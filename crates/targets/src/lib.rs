//! Machine descriptions and the tables generated from them.
//!
//! The [`TargetDesc`] of every machine in kernelsmith, compiled into the program. The descriptions are the `.td` files
//! in this crate; [`DESCRIPTIONS`] lists the root file of each target.
//!
//! Not here: loading descriptions at run time (`kernelsmith-describe`), and target properties that tables cannot
//! express (the compiler).
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

/// A description in this crate, and the tables generated from it.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The root file, relative to this crate's directory.
    pub root: &'static str,
    /// The include directories, relative to this crate's directory.
    pub include_dirs: &'static [&'static str],
    /// The prefix of the names of generated files in `src/generated`.
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

/// RV64GC with vectors, bit manipulation and 16-bit floats.
pub fn riscv64() -> &'static TargetDesc {
    &riscv64_tables::DESC
}

/// NaplesPU, an accelerator with 16-lane vectors and a scratchpad.
pub fn naplespu() -> &'static TargetDesc {
    &naplespu_tables::DESC
}
