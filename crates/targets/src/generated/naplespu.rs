//! Tables of naplespu.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

use kernelsmith_machine::TargetDesc;

#[path = "naplespu_part_0.rs"]
mod part_0;

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
        &part_0::SHAPES,
        &part_0::NODES,
        &part_0::COMPLEXES,
        &part_0::COND_CODES,
        &part_0::PATTERNS,
        &part_0::CONVENTIONS,
        &part_0::BITCASTS,
        &part_0::BRANCH_CONDS,
        &part_0::INST_NAMES,
        &part_0::REG_NAMES,
        &part_0::SHORT_FORMS,
        &part_0::MACROS,
    ],
);
