//! Tables of x86-64.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

use kernelsmith_machine::TargetDesc;

#[path = "x86_64_part_0.rs"]
mod part_0;
#[path = "x86_64_part_1.rs"]
mod part_1;
#[path = "x86_64_part_2.rs"]
mod part_2;
#[path = "x86_64_part_3.rs"]
mod part_3;
#[path = "x86_64_part_4.rs"]
mod part_4;

/// The description.
pub(crate) static DESC: TargetDesc = TargetDesc::from_static(
    part_0::STRINGS,
    [
        &part_1::LISTS,
        &part_2::INFO,
        &part_2::FEATURES,
        &part_2::PROCESSORS,
        &part_2::SUB_INDICES,
        &part_2::REGS,
        &part_2::CLASSES,
        &part_2::KINDS,
        &part_2::INSTS,
        &part_3::ENCODINGS,
        &part_3::SHAPES,
        &part_3::NODES,
        &part_3::COMPLEXES,
        &part_3::COND_CODES,
        &part_4::PATTERNS,
        &part_4::CONVENTIONS,
        &part_4::BITCASTS,
        &part_4::BRANCH_CONDS,
        &part_4::INST_NAMES,
        &part_4::REG_NAMES,
        &part_4::SHORT_FORMS,
        &part_4::MACROS,
    ],
);
