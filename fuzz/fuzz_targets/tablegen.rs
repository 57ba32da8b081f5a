//! Any text: the evaluator of TableGen gives records or diagnostics.
#![no_main]
libfuzzer_sys::fuzz_target!(|text: &str| drop(kernelsmith_tablegen::Session::new().parse_text("fuzz.td", text)));
