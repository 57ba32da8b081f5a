//! What the command does.
//!
//! In: [`Arguments`]. Out: text on standard output, files; `false` if a comparison found a difference.
//! Not here: the command line, the progress bar, formats.

pub(crate) mod arguments;
mod output;
mod progress;

use arguments::{Action, Arguments};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::{Result, plan_datafusion_err};
use datafusion::execution::SessionStateBuilder;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::physical_plan::{ExecutionPlan, collect, execute_stream};
use datafusion::prelude::{CsvReadOptions, ParquetReadOptions, SessionConfig, SessionContext};
use kernelsmith::manager::{DiskCache, DiskLimits};
use kernelsmith_datafusion::results::{cells, difference, sorted};
use kernelsmith_datafusion::{Engine, Options, WithKernelsmith};
use kernelsmith_exec::trusted;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Runs a command.
///
/// # Errors
/// The error of the query, of a file or of a table.
pub(crate) async fn run(arguments: &Arguments) -> Result<bool> {
    let cache = cache(arguments);
    let engine = (!arguments.is_off).then(|| engine(cache.clone()));
    let session = session(arguments, engine).await?;
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
    for (name, file) in &arguments.tables {
        // DataFusion takes a file that does not exist for an empty table.
        if !Path::new(file).exists() && !file.contains("://") {
            return Err(plan_datafusion_err!("table {name}: the file {file} does not exist"));
        }
        if file.ends_with(".csv") {
            session.register_csv(name, file, CsvReadOptions::default()).await?;
        } else {
            session.register_parquet(name, file, ParquetReadOptions::default()).await?;
        }
    }
    Ok(session)
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
    for row in cells(&batches)? {
        // The first column names the plan.
        if let [name, text] = &row[..] {
            println!("{}:", name.to_string().replace('_', " "));
            text.to_string().lines().for_each(|line| println!("  {line}"));
        }
    }
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
