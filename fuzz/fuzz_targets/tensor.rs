//! The target `tensor` of the table of fuzz targets.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kernelsmith_fuzzing::check("tensor", bytes));
