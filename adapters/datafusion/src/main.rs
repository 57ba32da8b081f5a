//! `kernelsmith-query`: SQL over files.
//!
//! In: a statement, tables in Parquet or CSV files. Out: the result as a table, CSV or Parquet; or the plan, or a comparison
//! of times and results with kernelsmith and without. Exit code 0 on success, 1 if the query failed, 2 if the command
//! is wrong.
//! Not here: how queries run.
#![forbid(unsafe_code)]

mod command;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match command::arguments::parse(std::env::args_os().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            print!("{}", command::arguments::HELP);
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("error: {message}\n\nTry `kernelsmith-query --help`.");
            return ExitCode::from(2);
        }
    };
    // A panic of a library on a corrupt file is one more failed query, and its place is of no use to the user.
    std::panic::set_hook(Box::new(|_| {}));
    let done = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(async { tokio::spawn(async move { command::run(&arguments).await }).await }),
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(1);
        }
    };
    match done {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        Ok(Ok(false)) => ExitCode::from(1),
        Ok(Err(error)) => {
            eprintln!("error: {}", error.strip_backtrace());
            ExitCode::from(1)
        }
        Err(error) => {
            let panic = error.try_into_panic().ok();
            let text = panic.as_deref().and_then(|panic| {
                panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied())
            });
            eprintln!("error: the query panicked: {}", text.unwrap_or("without a message"));
            ExitCode::from(1)
        }
    }
}
