//! The target `teir_compiled` of the table of fuzz targets.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kernelsmith_fuzzing::check("teir_compiled", bytes));
