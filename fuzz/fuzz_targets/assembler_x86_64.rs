//! The target `assembler_x86_64` of the table of fuzz targets.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kernelsmith_fuzzing::check("assembler_x86_64", bytes));
