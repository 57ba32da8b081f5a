//! The program behind `cargo xtask bench`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rest = words.get(1..).unwrap_or_default();
    let ended = |done: Result<(), String>| match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
    };
    match words.first().map(String::as_str) {
        Some("tablegen") => ended(kernelsmith_bench::tablegen::run(rest)),
        Some("measure") => ended(kernelsmith_bench::tablegen::measure_one(rest)),
        Some("tblgen") => ExitCode::from(kernelsmith_bench::tablegen::tblgen(rest)),
        Some("compile") => ended(kernelsmith_bench::compile::run().map(|table| print!("{table}"))),
        _ => {
            eprintln!("usage: kernelsmith-bench compile | tablegen");
            ExitCode::from(2)
        }
    }
}
