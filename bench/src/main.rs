//! The program behind `cargo xtask bench`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let run = match words.first().map(String::as_str) {
        Some("compile") => kernelsmith_bench::compile::run,
        Some("encode") => kernelsmith_bench::encode::run,
        _ => {
            eprintln!("usage: kernelsmith-bench compile | encode");
            return ExitCode::from(2);
        }
    };
    match run() {
        Ok(table) => {
            print!("{table}");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
    }
}
