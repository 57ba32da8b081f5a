//! The command `kernelsmith-query`: SQL over files, on this machine or on a cluster.
//!
//! In: a statement, tables in Parquet or CSV files. Out: the result as a table, CSV or Parquet; or the plan, or a comparison
//! of times and results with kernelsmith and without. Exit code 0 on success, 1 if the query failed, 2 if the command
//! is wrong.
//! A cluster needs the program of an adapter of its engine, which passes [`Connect`]; the others start that program.
//! Not here: the command line, the progress bar, formats, clusters.

mod arguments;
mod executors;
mod output;
mod progress;

use crate::results::{cells, difference, sorted};
use crate::{Engine, Options, WithKernelsmith};
use arguments::{Action, Arguments};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::{Result, plan_datafusion_err};
use datafusion::execution::SessionStateBuilder;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::physical_plan::{ExecutionPlan, collect, execute_stream};
use datafusion::prelude::{CsvReadOptions, ParquetReadOptions, SessionConfig, SessionContext};
use futures::future::BoxFuture;
use kernelsmith::manager::{DiskCache, DiskLimits};
use kernelsmith_exec::trusted;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Engines whose clusters run queries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distributed {
    /// Apache DataFusion Ballista, at the address of its scheduler.
    Ballista,
    /// datafusion-distributed, at the addresses of its workers, separated by commas.
    Workers,
}

impl Distributed {
    const fn option(self) -> &'static str {
        match self {
            Distributed::Ballista => "--cluster",
            Distributed::Workers => "--workers",
        }
    }

    const fn program(self) -> &'static str {
        match self {
            Distributed::Ballista => "ks-ballista-query",
            Distributed::Workers => "ks-distributed-query",
        }
    }
}

/// Makes a session whose queries run on the cluster at an address, with so many partitions or as many as the engine likes.
pub type Connect = fn(String, Option<usize>) -> BoxFuture<'static, Result<SessionContext>>;

/// Runs the command that the words of the process state, with clusters of one engine if that is given.
pub fn main(connect: Option<(Distributed, Connect)>) -> ExitCode {
    let arguments = match arguments::parse(std::env::args_os().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            print!("{}", arguments::HELP);
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("error: {message}\n\nTry `--help`.");
            return ExitCode::from(2);
        }
    };
    let connect = match (&arguments.cluster, connect) {
        (Some((wanted, _)), Some((engine, connect))) if *wanted == engine => Some(connect),
        (Some((wanted, _)), _) => return delegate(*wanted),
        (None, _) => None,
    };
    // A panic of a library on a corrupt file is one more failed query, and its place is of no use to the user.
    std::panic::set_hook(Box::new(|_| {}));
    let done = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(async { tokio::spawn(async move { run(&arguments, connect).await }).await }),
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

/// Runs the program of an adapter with the words of this process: the one next to this program, or that of the search path.
fn delegate(engine: Distributed) -> ExitCode {
    let (option, program) = (engine.option(), engine.program());
    let own = std::env::current_exe().ok();
    let beside = own.and_then(|own| Some(own.parent()?.join(program).with_extension(std::env::consts::EXE_EXTENSION)));
    let path = beside.filter(|path| path.exists()).unwrap_or_else(|| program.into());
    match Command::new(&path).args(std::env::args_os().skip(1)).status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("error: {option} needs the program {program} next to this one or in the search path: {error}");
            ExitCode::from(1)
        }
    }
}

/// Runs a command.
///
/// # Errors
/// The error of the query, of a file or of a table.
async fn run(arguments: &Arguments, connect: Option<Connect>) -> Result<bool> {
    let cache = cache(arguments);
    let session = match (connect, &arguments.cluster) {
        (Some(connect), Some((_, address))) => {
            let session = connect(address.clone(), arguments.threads).await?;
            register(&session, arguments).await?;
            session
        }
        _ => {
            let engine = (!arguments.is_off).then(|| engine(cache.clone()));
            session(arguments, engine).await?
        }
    };
    match arguments.action {
        Action::Run => {
            let plan = plan(&session, &arguments.sql).await?;
            let progress = arguments.has_progress.then(|| progress::show(Arc::clone(&plan)));
            let stream = execute_stream(plan, session.task_ctx())?;
            let result = output::write(stream, arguments, progress).await;
            return result.map(|()| true);
        }
        Action::Explain => print_plan(&session, &format!("EXPLAIN FORMAT INDENT {}", arguments.sql)).await?,
        Action::Analyze => {
            print_plan(&session, &format!("EXPLAIN ANALYZE {}", arguments.sql)).await?;
            if let Some(cache) = cache {
                println!("cache: {:?}", cache.stats());
            }
        }
        Action::Compare => return compare(arguments, &session).await,
    }
    Ok(true)
}

/// A session with the tables of the command, with an engine or with DataFusion alone.
async fn session(arguments: &Arguments, engine: Option<Arc<Engine>>) -> Result<SessionContext> {
    let mut config = SessionConfig::new().with_information_schema(true);
    if let Some(threads) = arguments.threads {
        config = config.with_target_partitions(threads);
    }
    let mut environment = RuntimeEnvBuilder::new();
    if let Some(mib) = arguments.memory_mib {
        environment = environment.with_memory_limit(mib << 20, 1.0);
    }
    let builder = SessionStateBuilder::new().with_default_features().with_config(config);
    let builder = builder.with_runtime_env(environment.build_arc()?);
    let builder = match engine {
        Some(engine) => builder.with_kernelsmith_engine(engine),
        None => builder,
    };
    let session = SessionContext::new_with_state(builder.build());
    register(&session, arguments).await?;
    Ok(session)
}

/// Registers the tables of the command. All processes of a cluster find their files by these paths.
async fn register(session: &SessionContext, arguments: &Arguments) -> Result<()> {
    for (name, file) in &arguments.tables {
        // DataFusion takes a file that does not exist for an empty table.
        if !Path::new(file).exists() && !file.contains("://") {
            return Err(plan_datafusion_err!("table {name}: the file {file} does not exist"));
        }
        let path = match &arguments.cluster {
            Some(_) if !file.contains("://") => std::path::absolute(file)?.to_string_lossy().into_owned(),
            _ => file.clone(),
        };
        if file.ends_with(".csv") {
            session.register_csv(name, &path, CsvReadOptions::default()).await?;
        } else {
            session.register_parquet(name, &path, ParquetReadOptions::default()).await?;
        }
    }
    Ok(())
}

/// The cache of the command; without one where its directory cannot be used.
fn cache(arguments: &Arguments) -> Option<Arc<DiskCache>> {
    let path = arguments.cache.as_ref().filter(|_| !arguments.is_off)?;
    let opened = DiskCache::open(path, DiskLimits::default());
    opened.inspect_err(|error| eprintln!("warning: {error}; continuing without a cache")).ok()
}

/// The engine. Who starts the command vouches for the directory of its cache.
fn engine(cache: Option<Arc<DiskCache>>) -> Arc<Engine> {
    match cache {
        Some(cache) => Engine::with_saved(Options::default(), trusted::saved_objects(cache)),
        None => Engine::new(Options::default()),
    }
}

async fn plan(session: &SessionContext, sql: &str) -> Result<Arc<dyn ExecutionPlan>> {
    session.sql(sql).await?.create_physical_plan().await
}

/// Prints the text of a plan, one node per line.
async fn print_plan(session: &SessionContext, sql: &str) -> Result<()> {
    let batches = session.sql(sql).await?.collect().await?;
    let mut counts = executors::Counts::default();
    for row in cells(&batches)? {
        // The first column names the plan.
        if let [name, text] = &row[..] {
            println!("{}:", name.to_string().replace('_', " "));
            counts.take(&text.to_string()).lines().for_each(|line| println!("  {line}"));
        }
    }
    print!("{counts}");
    Ok(())
}

/// Runs a query alternately with and without kernelsmith.
async fn compare(arguments: &Arguments, with: &SessionContext) -> Result<bool> {
    let without = session(arguments, None).await?;
    let mut times = [Vec::new(), Vec::new()];
    let mut results: [Vec<RecordBatch>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..arguments.runs {
        for (at, session) in [with, &without].into_iter().enumerate() {
            let started = Instant::now();
            let plan = plan(session, &arguments.sql).await?;
            results[at] = collect(plan, session.task_ctx()).await?;
            times[at].push(started.elapsed());
        }
    }
    let [with, without] = times.map(|mut times| {
        times.sort();
        (times[0], times[times.len() / 2])
    });
    println!("{:<24} {:>12} {:>12}", format!("{} runs", arguments.runs), "minimum", "median");
    println!("{:<24} {:>12} {:>12}", "kernelsmith", milliseconds(with.0), milliseconds(with.1));
    println!("{:<24} {:>12} {:>12}", "DataFusion", milliseconds(without.0), milliseconds(without.1));
    let ratio = |without: Duration, with: Duration| format!("{:.2}x", without.as_secs_f64() / with.as_secs_f64());
    println!("{:<24} {:>12} {:>12}", "speed-up", ratio(without.0, with.0), ratio(without.1, with.1));
    let [with, without] = results;
    let difference = difference(&sorted(cells(&without)?), &sorted(cells(&with)?));
    match &difference {
        None => println!("equal results: {} rows", with.iter().map(RecordBatch::num_rows).sum::<usize>()),
        Some(difference) => println!("the results differ: {difference}"),
    }
    Ok(difference.is_none())
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
