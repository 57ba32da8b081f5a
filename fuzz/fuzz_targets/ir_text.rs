//! Any text: the parser of the IR does not panic, and what it accepts prints and parses again.
#![no_main]
libfuzzer_sys::fuzz_target!(|text: &str| kernelsmith_filetests::fuzzing::ir_text(text));
