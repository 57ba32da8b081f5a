//! `ks-distributed-worker`: a worker of datafusion-distributed that compiles its part of each query.
//!
//! In: options. Out: a worker that runs until it gets Ctrl+C or is ended. Exit code 0 after Ctrl+C, 1 if the worker failed, 2
//! if the command is wrong.
//! Not here: how plans are rewritten and run.
#![forbid(unsafe_code)]

use datafusion_distributed::{Worker, WorkerQueryContext};
use kernelsmith_cache::{DiskCache, DiskLimits};
use kernelsmith_distributed::{Engine, Options, WithKernelsmithWorker};
use kernelsmith_exec::trusted;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use tonic::transport::Server;

const HELP: &str = "\
usage: ks-distributed-worker [OPTION]...

A worker of datafusion-distributed that compiles expressions of queries for this machine.

  --bind IP:PORT  the address of this machine that others connect to (default 127.0.0.1:8080)
  --name NAME     the name in EXPLAIN ANALYZE (default: the address)
  --min-rows N    the number of rows of a partition that are left to DataFusion before anything is compiled
                  (default 10000)
  --wait          each partition waits for its code, instead of being left to DataFusion until the code is ready
  --cache DIR     keep compiled code in a directory that only this user can write; workers of this machine may share it
  --off           without kernelsmith
  --help          this text
";

/// A parsed command line.
struct Arguments {
    bind: SocketAddr,
    name: Option<String>,
    options: Options,
    cache: Option<PathBuf>,
    is_off: bool,
}

/// Parses a command line; `None` asks for help.
fn parse(words: impl Iterator<Item = OsString>) -> Result<Option<Arguments>, String> {
    let mut parser = lexopt::Parser::from_args(words);
    let bind = SocketAddr::from(([127, 0, 0, 1], 8080));
    let mut arguments = Arguments { bind, name: None, options: Options::default(), cache: None, is_off: false };
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("help") | Short('h') => return Ok(None),
            Long("bind") => {
                let given = value(&mut parser)?;
                let address = given.parse().ok().filter(|address: &SocketAddr| address.port() > 0);
                arguments.bind = address.ok_or_else(|| format!("--bind is {given}, wanted IP:PORT"))?;
            }
            Long("name") => arguments.name = Some(value(&mut parser)?),
            Long("min-rows") => {
                let given = value(&mut parser)?;
                let rows: Option<u32> = given.parse().ok();
                let wrong = || format!("--min-rows is {given}, wanted a number from 0");
                arguments.options.min_rows = rows.ok_or_else(wrong)? as usize;
            }
            Long("wait") => arguments.options.wait = true,
            Long("cache") => arguments.cache = Some(parser.value().map_err(|error| error.to_string())?.into()),
            Long("off") => arguments.is_off = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    if arguments.is_off && arguments.cache.is_some() {
        return Err("--cache needs kernelsmith, but there is --off".to_owned());
    }
    Ok(Some(arguments))
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().and_then(|value| value.string()).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    let arguments = match parse(std::env::args_os().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("error: {message}\n\nTry `ks-distributed-worker --help`.");
            return ExitCode::from(2);
        }
    };
    let done = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(run(&arguments)).map_err(|error| error_text(&error)),
        Err(error) => Err(error.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(1)
        }
    }
}

/// An error with its causes: tonic's own text is only "transport error".
fn error_text(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

/// The engine; without a cache where its directory cannot be used. Who starts the worker vouches for that directory.
fn engine(arguments: &Arguments) -> Arc<Engine> {
    let open = |path: &PathBuf| {
        let opened = DiskCache::open(path, DiskLimits::default());
        opened.inspect_err(|error| eprintln!("warning: {error}; continuing without a cache")).ok()
    };
    let saved = arguments.cache.as_ref().and_then(open).map(|cache| trusted::saved_objects(cache));
    let name = arguments.name.clone().unwrap_or_else(|| arguments.bind.to_string());
    Engine::of_executor(arguments.options, &name, saved)
}

async fn run(arguments: &Arguments) -> Result<(), tonic::transport::Error> {
    let worker = if arguments.is_off {
        Worker::default()
    } else {
        let engine = engine(arguments);
        Worker::from_session_builder(move |context: WorkerQueryContext| {
            let session = context.builder.with_kernelsmith_worker(Arc::clone(&engine)).build();
            async move { Ok(session) }
        })
    };
    let ended = async {
        // Where signals cannot be received, the worker runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    Server::builder().add_service(worker.into_worker_server()).serve_with_shutdown(arguments.bind, ended).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Option<Arguments>, String> {
        parse(words.iter().map(OsString::from))
    }

    #[test]
    fn options_are_read() {
        let words = ["--bind", "[::1]:7", "--name", "w", "--min-rows", "0", "--wait", "--cache", "d"];
        let arguments = parsed(&words).unwrap().unwrap();
        assert_eq!((arguments.bind.to_string().as_str(), arguments.name.as_deref()), ("[::1]:7", Some("w")));
        assert_eq!((arguments.options.min_rows, arguments.options.wait), (0, true));
        assert_eq!(arguments.cache, Some("d".into()));
    }

    #[test]
    fn wrong_commands_have_messages() {
        for (words, wanted) in [
            (&["--bind", "host:1"][..], "--bind is host:1, wanted IP:PORT"),
            (&["--bind", "1.2.3.4:0"], "--bind is 1.2.3.4:0, wanted IP:PORT"),
            (&["--min-rows", "-1"], "--min-rows is -1, wanted a number from 0"),
            (&["--off", "--cache", "d"], "--cache needs kernelsmith, but there is --off"),
            (&["select 1"], "unexpected argument \"select 1\""),
        ] {
            assert_eq!(parsed(words).err().unwrap(), wanted);
        }
        assert!(parsed(&["--help"]).unwrap().is_none());
    }
}
