//! Any seed: machine code agrees with the interpreter.
#![no_main]
libfuzzer_sys::fuzz_target!(|seed: u64| kernelsmith_filetests::fuzzing::differential(seed));
