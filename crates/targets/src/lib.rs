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

#![cfg_attr(
    not(feature = "all"),
    allow(dead_code, unused_imports, unused_macros, reason = "what only some machines use")
)]
#![allow(long_running_const_eval, reason = "the compiler links tables of thousands of rows in fractions of a second")]

use kernelsmith_machine::TargetDesc;

/// The static tables of a machine, linked by the compiler from the groups of instructions and patterns.
macro_rules! tables {
    (insts: [$($insts:ident),*], patterns: [$($patterns:ident),*],) => {
        use kernelsmith_machine::link::{self, Index, Source};
        use kernelsmith_machine::{Column, TargetDesc};

        const SOURCE: Source<'static> = Source {
            columns: machine::COLUMNS,
            n_text_bytes: machine::text!().len(),
            keys: machine::KEYS,
            lists: lists::ROWS,
            shapes: shapes::ROWS,
            insts: &[$($insts::ROWS),*],
            patterns: &[$($patterns::ROWS),*],
            items: &[$($patterns::ITEMS),*],
            results: &[$($patterns::RESULTS),*],
            refs: &[$($patterns::REFS),*],
        };
        const SLOTS: [u64; SOURCE.n_slots()] = {
            let mut slots = [0; SOURCE.n_slots()];
            link::fill_slots(&SOURCE, &mut slots);
            slots
        };
        const INDEX: Index<'static> = Index::new(&SLOTS);
        const N_INSTS: usize = SOURCE.n_insts();
        const INST_COLUMNS: ([u32; N_INSTS * Column::Insts.stride()], [u32; N_INSTS * Column::Encodings.stride()]) = {
            let (mut rows, mut encodings) = ([0; _], [0; _]);
            link::insts(&SOURCE, INDEX, &mut rows, &mut encodings);
            (rows, encodings)
        };
        static INSTS: [u32; N_INSTS * Column::Insts.stride()] = INST_COLUMNS.0;
        static ENCODINGS: [u32; N_INSTS * Column::Encodings.stride()] = INST_COLUMNS.1;
        static LISTS: [u32; SOURCE.n_list_words()] = {
            let mut words = [0; _];
            link::lists(&SOURCE, INDEX, &mut words);
            words
        };
        static SHAPES: [u32; SOURCE.n_shapes() * Column::Shapes.stride()] = {
            let mut words = [0; _];
            link::shapes(&SOURCE, INDEX, &mut words);
            words
        };
        static PATTERNS: [u32; SOURCE.n_patterns() * Column::Patterns.stride()] = {
            let mut words = [0; _];
            link::patterns(&SOURCE, INDEX, &mut words);
            words
        };
        static REFS: [u32; link::total(SOURCE.refs)] = {
            let mut words = [0; _];
            link::refs(&SOURCE, INDEX, &mut words);
            words
        };
        static ITEMS: [u32; link::total(SOURCE.items)] = {
            let mut words = [0; _];
            link::join(SOURCE.items, &mut words);
            words
        };
        static RESULTS: [u32; link::total(SOURCE.results)] = {
            let mut words = [0; _];
            link::join(SOURCE.results, &mut words);
            words
        };
        const fn words<const N: usize>(column: Column) -> [u32; N] {
            let mut words = [0; N];
            words.copy_from_slice(SOURCE.columns[column as usize]);
            words
        }
        static CLASSES: [u32; SOURCE.columns[Column::Classes as usize].len()] = {
            let mut words = words(Column::Classes);
            link::instruction_keys(Column::Classes, link::CLASS_INSTS, INDEX, &mut words);
            words
        };
        static SHORT_FORMS: [u32; SOURCE.columns[Column::ShortForms as usize].len()] = {
            let mut words = words(Column::ShortForms);
            link::instruction_keys(Column::ShortForms, link::SHORT_FORM_INSTS, INDEX, &mut words);
            words
        };
        static NODES: [u32; SOURCE.columns[Column::Nodes as usize].len()] = {
            let mut words = words(Column::Nodes);
            link::first_patterns(&mut words);
            words
        };
        pub(crate) static DESC: TargetDesc = {
            let mut columns = SOURCE.columns;
            columns[Column::Insts as usize] = &INSTS;
            columns[Column::Encodings as usize] = &ENCODINGS;
            columns[Column::Lists as usize] = &LISTS;
            columns[Column::Shapes as usize] = &SHAPES;
            columns[Column::Patterns as usize] = &PATTERNS;
            columns[Column::Items as usize] = &ITEMS;
            columns[Column::Results as usize] = &RESULTS;
            columns[Column::Refs as usize] = &REFS;
            columns[Column::Classes as usize] = &CLASSES;
            columns[Column::ShortForms as usize] = &SHORT_FORMS;
            columns[Column::Nodes as usize] = &NODES;
            TargetDesc::from_static(concat!(machine::text!(), lists::text!() $(, $insts::text!())*), columns)
        };
    };
}

#[cfg(feature = "aarch64")]
#[path = "generated/aarch64/mod.rs"]
mod aarch64_tables;
#[cfg(feature = "naplespu")]
#[path = "generated/naplespu/mod.rs"]
mod naplespu_tables;
#[cfg(feature = "riscv64")]
#[path = "generated/riscv64/mod.rs"]
mod riscv64_tables;
#[cfg(feature = "x86-64")]
#[path = "generated/x86_64/mod.rs"]
mod x86_64_tables;

/// A description in this crate, and the tables generated from it.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The root file, relative to this crate's directory.
    pub root: &'static str,
    /// The include directories, relative to this crate's directory.
    pub include_dirs: &'static [&'static str],
    /// The folder of the generated files in `src/generated`.
    pub stem: &'static str,
    /// The compiled-in tables.
    pub tables: fn() -> &'static TargetDesc,
}

/// All descriptions whose feature is on.
pub const DESCRIPTIONS: &[Description] = &[
    #[cfg(feature = "x86-64")]
    Description {
        root: "td/x86-64/target.td",
        include_dirs: &["td/include", "td/x86-64"],
        stem: "x86_64",
        tables: x86_64,
    },
    #[cfg(feature = "aarch64")]
    Description {
        root: "td/aarch64/target.td",
        include_dirs: &["td/include", "td/aarch64"],
        stem: "aarch64",
        tables: aarch64,
    },
    #[cfg(feature = "riscv64")]
    Description {
        root: "td/riscv64/target.td",
        include_dirs: &["td/include", "td/riscv64"],
        stem: "riscv64",
        tables: riscv64,
    },
    #[cfg(feature = "naplespu")]
    Description {
        root: "td/naplespu/target.td",
        include_dirs: &["td/include", "td/naplespu"],
        stem: "naplespu",
        tables: naplespu,
    },
];

/// AArch64 with NEON.
#[cfg(feature = "aarch64")]
pub fn aarch64() -> &'static TargetDesc {
    &aarch64_tables::DESC
}

/// x86-64 with AVX2 and FMA.
#[cfg(feature = "x86-64")]
pub fn x86_64() -> &'static TargetDesc {
    &x86_64_tables::DESC
}

/// RV64GC with vectors, bit manipulation and 16-bit floats.
#[cfg(feature = "riscv64")]
pub fn riscv64() -> &'static TargetDesc {
    &riscv64_tables::DESC
}

/// NaplesPU, an accelerator with 16-lane vectors and a scratchpad.
#[cfg(feature = "naplespu")]
pub fn naplespu() -> &'static TargetDesc {
    &naplespu_tables::DESC
}
