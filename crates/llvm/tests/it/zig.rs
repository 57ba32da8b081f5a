//! A module that Zig's own writer of bitcode wrote (`programs/zig.zig`): valid streams that LLVM's writer does not make.

use super::corpus;
use super::run::interpret;
use kernelsmith_llvm::Module;

#[test]
fn bitcode_of_another_writer_is_read() {
    let programs = corpus::dir().join("programs");
    let bytes = std::fs::read(programs.join("zig.bc")).expect("readable");
    let wanted = std::fs::read_to_string(programs.join("zig.out")).expect("a text");
    for lower in [Module::lower, Module::lower_fast] {
        let mut module = Module::parse("zig.bc", &bytes).unwrap_or_else(|failure| panic!("{failure}"));
        let lowered = lower(&mut module).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!(interpret(&lowered), (wanted.clone(), 0));
    }
}
