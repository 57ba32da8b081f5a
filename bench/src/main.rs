//! The program behind `cargo xtask bench`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("compile") => match kernelsmith_bench::compile::run() {
            Ok(table) => {
                print!("{table}");
                ExitCode::SUCCESS
            }
            Err(what) => {
                eprintln!("{what}");
                ExitCode::from(1)
            }
        },
        _ => {
            eprintln!("usage: kernelsmith-bench compile");
            ExitCode::from(2)
        }
    }
}
