//! The `kernelsmith` command.
fn main() {}
