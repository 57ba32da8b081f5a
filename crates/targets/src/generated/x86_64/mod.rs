//! Tables of x86-64.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

mod insts_a;
mod insts_vc;
mod insts_vfm;
mod insts_vg;
mod insts_vpc;
mod insts_vpm;
mod insts_vps;
mod insts_vs;
mod lists;
mod machine;
mod patterns_0;
mod patterns_1;
mod patterns_2;
mod patterns_3;
mod patterns_4;
mod shapes;

tables! {
    insts: [insts_a, insts_vc, insts_vfm, insts_vg, insts_vpc, insts_vpm, insts_vps, insts_vs],
    patterns: [patterns_0, patterns_1, patterns_2, patterns_3, patterns_4],
}
