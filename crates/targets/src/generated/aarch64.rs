//! Tables of aarch64.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

use kernelsmith_machine::TargetDesc;

#[path = "aarch64_part_0.rs"]
mod part_0;
#[path = "aarch64_part_1.rs"]
mod part_1;

/// The description.
pub(crate) static DESC: TargetDesc = TargetDesc::from_static(
    part_0::STRINGS,
    [
        &part_0::LISTS,
        &part_0::INFO,
        &part_0::FEATURES,
        &part_0::PROCESSORS,
        &part_0::SUB_INDICES,
        &part_0::REGS,
        &part_0::CLASSES,
        &part_0::KINDS,
        &part_0::INSTS,
        &part_0::ENCODINGS,
        &part_1::SHAPES,
        &part_1::NODES,
        &part_1::COMPLEXES,
        &part_1::COND_CODES,
        &part_1::PATTERNS,
        &part_1::CONVENTIONS,
        &part_1::BITCASTS,
        &part_1::BRANCH_CONDS,
        &part_1::INST_NAMES,
        &part_1::REG_NAMES,
        &part_1::SHORT_FORMS,
        &part_1::MACROS,
    ],
);
