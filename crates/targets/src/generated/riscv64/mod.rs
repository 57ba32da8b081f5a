//! Tables of riscv64.
//!
//! Generated from the description by `cargo xtask codegen`; do not edit.

mod insts_a;
mod lists;
mod machine;
mod patterns_0;
mod shapes;

tables! {
    insts: [insts_a],
    patterns: [patterns_0],
}
