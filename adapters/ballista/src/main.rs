//! `ks-ballista-executor`: an executor of Ballista that compiles its part of each query.
//!
//! In: options. Out: an executor that runs until it gets SIGTERM or Ctrl+C; with `--report`, a line for each task. Exit code
//! 0 after a signal, 1 if the executor failed, 2 if the command is wrong.
//! Not here: how plans are rewritten and run.
#![forbid(unsafe_code)]

use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use kernelsmith_ballista::{Engine, KernelsmithEngine, Options};
use kernelsmith_cache::{DiskCache, DiskLimits};
use kernelsmith_exec::trusted;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

const HELP: &str = "\
usage: ks-ballista-executor [OPTION]...

An executor of Ballista that compiles expressions of queries for this machine.

  --scheduler HOST:PORT  the scheduler (default localhost:50050)
  --bind HOST            the address of this machine that others connect to (default 127.0.0.1)
  --port N               the port for data (default 50051)
  --grpc-port N          the port for tasks (default 50052)
  --vcores N             the number of tasks at a time (default: as many as the machine has processors)
  --work-dir DIR         the folder for shuffled data (default: a temporary one)
  --heartbeat SECONDS    the time between two messages to the scheduler (default 60)
  --min-rows N           the number of rows of a partition that are left to DataFusion before anything is compiled
                         (default 10000)
  --wait                 each partition waits for its code, instead of being interpreted until the code is ready
  --cache DIR            keep compiled code in a directory that only this user can write; executors of this machine may
                         share it
  --report               print a line for each task: how many rows were compiled, in which time, from which cache
  --off                  without kernelsmith
  --help                 this text
";

/// A parsed command line.
struct Arguments {
    config: ExecutorProcessConfig,
    options: Options,
    cache: Option<PathBuf>,
    has_report: bool,
    is_off: bool,
}

/// Parses a command line; `None` asks for help.
fn parse(words: impl Iterator<Item = OsString>) -> Result<Option<Arguments>, String> {
    let mut parser = lexopt::Parser::from_args(words);
    let config = ExecutorProcessConfig { scheduler_connect_timeout_seconds: 30, ..ExecutorProcessConfig::default() };
    let mut arguments =
        Arguments { config, options: Options::default(), cache: None, has_report: false, is_off: false };
    let config = &mut arguments.config;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("help") | Short('h') => return Ok(None),
            Long("scheduler") => {
                let given = value(&mut parser)?;
                let parts = given.rsplit_once(':').filter(|(host, _)| !host.is_empty());
                let parts = parts.and_then(|(host, port)| Some((host.to_owned(), port.parse().ok()?)));
                let wrong = || format!("--scheduler is {given}, wanted HOST:PORT");
                (config.scheduler_host, config.scheduler_port) = parts.ok_or_else(wrong)?;
            }
            Long("bind") => {
                config.bind_host = value(&mut parser)?;
                config.external_host = Some(config.bind_host.clone());
            }
            Long("port") => config.port = number(&mut parser, "--port", 1)?,
            Long("grpc-port") => config.grpc_port = number(&mut parser, "--grpc-port", 1)?,
            Long("vcores") => config.vcores = number(&mut parser, "--vcores", 1u16)?.into(),
            Long("work-dir") => config.work_dir = Some(value(&mut parser)?),
            Long("heartbeat") => {
                config.executor_heartbeat_interval_seconds = number(&mut parser, "--heartbeat", 1u16)?.into();
            }
            Long("min-rows") => arguments.options.min_rows = number(&mut parser, "--min-rows", 0u32)? as usize,
            Long("wait") => arguments.options.wait = true,
            Long("cache") => arguments.cache = Some(parser.value().map_err(|error| error.to_string())?.into()),
            Long("report") => arguments.has_report = true,
            Long("off") => arguments.is_off = true,
            other => return Err(other.unexpected().to_string()),
        }
    }
    for (option, is_given) in [("--report", arguments.has_report), ("--cache", arguments.cache.is_some())] {
        if arguments.is_off && is_given {
            return Err(format!("{option} needs kernelsmith, but there is --off"));
        }
    }
    Ok(Some(arguments))
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().and_then(|value| value.string()).map_err(|error| error.to_string())
}

fn number<N>(parser: &mut lexopt::Parser, option: &str, minimum: N) -> Result<N, String>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let given = value(parser)?;
    let number = given.parse().ok().filter(|number| *number >= minimum);
    number.ok_or_else(|| format!("{option} is {given}, wanted a number from {minimum}"))
}

fn main() -> ExitCode {
    let arguments = match parse(std::env::args_os().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("error: {message}\n\nTry `ks-ballista-executor --help`.");
            return ExitCode::from(2);
        }
    };
    let done = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(run(arguments)).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(1)
        }
    }
}

/// The cache; none where its directory cannot be used.
fn open(path: &Path) -> Option<Arc<DiskCache>> {
    let opened = DiskCache::open(path, DiskLimits::default());
    opened.inspect_err(|error| eprintln!("warning: {error}; continuing without a cache")).ok()
}

/// The engine. Who starts the executor vouches for the directory of its cache.
fn engine(options: Options, name: &str, cache: Option<Arc<DiskCache>>, has_report: bool) -> KernelsmithEngine {
    let saved = cache.clone().map(|cache| trusted::saved_objects(cache));
    let engine = KernelsmithEngine::with_engine(Engine::of_executor(options, name, saved));
    if !has_report {
        return engine;
    }
    engine.with_reporter(move |report| {
        println!("{report}");
        if let Some(cache) = &cache {
            println!("cache: {:?}", cache.stats());
        }
    })
}

async fn run(arguments: Arguments) -> ballista_core::error::Result<()> {
    let mut config = arguments.config;
    if !arguments.is_off {
        let cache = arguments.cache.as_deref().and_then(open);
        let name = format!("{}:{}", config.external_host.as_deref().unwrap_or(&config.bind_host), config.port);
        let engine = engine(arguments.options, &name, cache, arguments.has_report);
        config.override_execution_engine = Some(Arc::new(engine));
    }
    start_executor_process(Arc::new(config)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &[&str]) -> Result<Option<Arguments>, String> {
        parse(words.iter().map(OsString::from))
    }

    #[test]
    fn options_are_read() {
        let words =
            ["--scheduler", "[::1]:7", "--port", "8", "--vcores", "2", "--min-rows", "0", "--report", "--cache", "d"];
        let arguments = parsed(&words).unwrap().unwrap();
        assert_eq!((&*arguments.config.scheduler_host, arguments.config.scheduler_port), ("[::1]", 7));
        assert_eq!((arguments.config.port, arguments.config.vcores), (8, 2));
        assert_eq!((arguments.options.min_rows, arguments.has_report), (0, true));
        assert_eq!(arguments.cache, Some("d".into()));
    }

    #[test]
    fn wrong_commands_have_messages() {
        for (words, wanted) in [
            (&["--scheduler", "host"][..], "--scheduler is host, wanted HOST:PORT"),
            (&["--scheduler", ":1"], "--scheduler is :1, wanted HOST:PORT"),
            (&["--scheduler", "a:65536"], "--scheduler is a:65536, wanted HOST:PORT"),
            (&["--port", "0"], "--port is 0, wanted a number from 1"),
            (&["--vcores", "-1"], "--vcores is -1, wanted a number from 1"),
            (&["--off", "--cache", "d"], "--cache needs kernelsmith, but there is --off"),
            (&["--off", "--report"], "--report needs kernelsmith, but there is --off"),
            (&["select 1"], "unexpected argument \"select 1\""),
        ] {
            assert_eq!(parsed(words).err().unwrap(), wanted);
        }
        assert!(parsed(&["--help"]).unwrap().is_none());
    }
}
