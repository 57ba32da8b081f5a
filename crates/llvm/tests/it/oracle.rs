//! `llvm-as`, `llvm-dis` and `opt`, where they are installed.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs a tool on an input; `None` if it is not installed, an error with its message if it fails.
pub(crate) fn run(tool: &str, args: &[&str], input: &[u8]) -> Option<Result<Vec<u8>, String>> {
    let mut command = Command::new(tool);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(_) => {
            let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!is_ci, "{tool} must be installed in CI");
            eprintln!("skipped: {tool} not found");
            return None;
        }
    };
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the tool ends");
    // A tool that refuses its input may not read all of it.
    let _ = writer.join().expect("no panic");
    if output.status.success() {
        return Some(Ok(output.stdout));
    }
    Some(Err(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// Text as bitcode.
pub(crate) fn assemble(text: &[u8]) -> Option<Result<Vec<u8>, String>> {
    run("llvm-as-22", &["-o", "-", "-"], text)
}

/// Bitcode as text.
pub(crate) fn disassemble(bitcode: &[u8]) -> Option<Result<Vec<u8>, String>> {
    run("llvm-dis-22", &["-o", "-", "-"], bitcode)
}
