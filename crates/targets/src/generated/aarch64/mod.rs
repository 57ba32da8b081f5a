//! Tables of aarch64.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

mod insts_a;
mod insts_s;
mod lists;
mod machine;
mod patterns_0;
mod patterns_1;
mod shapes;

tables! {
    insts: [insts_a, insts_s],
    patterns: [patterns_0, patterns_1],
}
