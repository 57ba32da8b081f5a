//! Any bytes: what decodes, encodes to an instruction that decodes the same.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kernelsmith_filetests::fuzzing::decode(bytes));
