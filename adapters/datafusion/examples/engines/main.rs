//! Queries in DataFusion with kernelsmith and without, next to arrow-rs' kernels, DuckDB and Polars.
//!
//! In: options. Out: tables of milliseconds: TPC-H's Q1 and Q6 over floats and decimals, a query of 1 000 rows that runs
//! once, and the 22 queries with the shares of what their nodes do.
//! Invariants: all engines have the same rows in memory, and use one thread; runs with and without kernelsmith alternate;
//! a time is the lower quartile of the processor times of all threads, of the compiler, too; results are equal.
//! Not here: loops by hand (see `bench query` of the workspace).
#![forbid(unsafe_code)]

#[path = "../../tests/it/tables.rs"]
mod tables;

mod arguments;
mod kernels;
mod profile;
mod record;

use arguments::Arguments;
use datafusion::arrow::array::{ArrayRef, RecordBatch};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::common::{DataFusionError, Result};
use datafusion::dataframe::DataFrameWriteOptions;
use datafusion::datasource::MemTable;
use datafusion::execution::SessionStateBuilder;
use datafusion::physical_plan::collect;
use datafusion::prelude::{SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{Cell, cells, difference, sorted};
use kernelsmith_datafusion::{Options, WithKernelsmith};
use nix::time::{ClockId, clock_gettime};
use record::Record;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::time::Duration;

/// The columns of lineitem that Q1 and Q6 read.
const COLUMNS: [&str; 7] =
    ["l_shipdate", "l_quantity", "l_extendedprice", "l_discount", "l_tax", "l_returnflag", "l_linestatus"];

fn main() -> ExitCode {
    let arguments = match arguments::parse() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            print!("{}", arguments::HELP);
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("error: {error}\n\n{}", arguments::HELP);
            return ExitCode::from(2);
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done = runtime.map_err(DataFusionError::from).and_then(|runtime| runtime.block_on(run(&arguments)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(1)
        }
    }
}

/// DataFusion alone, and with kernelsmith: new sessions, whose caches of code are empty.
fn sessions(tables: &[(&str, Vec<RecordBatch>)]) -> Result<[SessionContext; 2]> {
    let session = |with: bool| -> Result<SessionContext> {
        let config = SessionConfig::new().with_target_partitions(1);
        let builder = SessionStateBuilder::new().with_default_features().with_config(config);
        let builder = if with { builder.with_kernelsmith(Options::default()) } else { builder };
        let context = SessionContext::new_with_state(builder.build());
        for (name, batches) in tables {
            let table = MemTable::try_new(batches[0].schema(), vec![batches.clone()])?;
            context.register_table(*name, Arc::new(table))?;
        }
        Ok(context)
    };
    Ok([session(false)?, session(true)?])
}

fn now() -> Result<Duration> {
    let time = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID);
    time.map(Duration::from).map_err(|error| DataFusionError::Execution(error.to_string()))
}

async fn rows(session: &SessionContext, sql: &str) -> Result<Vec<Vec<Cell>>> {
    cells(&session.sql(sql).await?.collect().await?)
}

/// Milliseconds of a first run and the lower quartile of the others, without kernelsmith and with it.
async fn times(sessions: &[SessionContext; 2], sql: &str, rounds: usize) -> Result<[[f64; 2]; 2]> {
    let mut all = [Vec::new(), Vec::new()];
    let mut results = [Vec::new(), Vec::new()];
    for _ in 0..=rounds {
        for at in 0..2 {
            let before = now()?;
            results[at] = rows(&sessions[at], sql).await?;
            all[at].push((now()? - before).as_secs_f64() * 1e3);
        }
    }
    let [wanted, given] = results.map(sorted);
    if let Some(difference) = difference(&wanted, &given) {
        return Err(DataFusionError::Execution(format!("results differ: {difference}\n{sql}")));
    }
    Ok(all.map(|mut times| {
        let first = times.remove(0);
        times.sort_by(f64::total_cmp);
        [first, times[times.len() / 4]]
    }))
}

/// Lineitem with the decimals as floats.
fn floats(batch: &RecordBatch) -> Result<RecordBatch> {
    let (mut fields, mut arrays) = (Vec::new(), Vec::<ArrayRef>::new());
    for (field, array) in batch.schema().fields().iter().zip(batch.columns()) {
        let is_decimal = matches!(array.data_type(), DataType::Decimal128(..));
        let array = if is_decimal { cast(array, &DataType::Float64)? } else { Arc::clone(array) };
        fields.push(Field::new(field.name(), array.data_type().clone(), field.is_nullable()));
        arrays.push(array);
    }
    Ok(RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)?)
}

/// A query of TPC-H over a table with another name.
fn query(name: &str, table: &str) -> String {
    let (_, sql) = tables::queries().find(|(known, _)| *known == name).expect("q1 and q6 are queries of TPC-H");
    sql.replace("lineitem", table)
}

async fn run(arguments: &Arguments) -> Result<()> {
    println!("milliseconds of processor time, one thread, scale factor {}", arguments.scale);
    let mut tables = tables::tables(arguments.scale);
    let lineitem = &tables[0].1;
    let project = |batch: &RecordBatch| {
        let at = COLUMNS.map(|name| batch.schema().index_of(name));
        let at = at.into_iter().collect::<std::result::Result<Vec<_>, _>>()?;
        Ok(batch.project(&at)?)
    };
    let decimals = lineitem.iter().map(project).collect::<Result<Vec<_>>>()?;
    let floats = decimals.iter().map(floats).collect::<Result<Vec<_>>>()?;
    let few = vec![floats[0].slice(0, floats[0].num_rows().min(1000))];
    let names = [("decimals", decimals), ("floats", floats), ("few", few)];
    tables.extend(names);
    let sessions = sessions(&tables)?;

    let mut record = Record::default();
    println!("\nquery             DataFusion  kernelsmith   speed-up  first run  arrow-rs kernels");
    for (table, batches) in &tables[8..10] {
        for name in ["q6", "q1"] {
            let [without, with] = times(&sessions, &query(name, table), arguments.rounds).await?;
            let mut kernels = Vec::new();
            for _ in 0..if name == "q6" { arguments.rounds } else { 0 } {
                let before = now()?;
                std::hint::black_box(kernels::q6(batches)?);
                kernels.push((now()? - before).as_secs_f64() * 1e3);
            }
            kernels.sort_by(f64::total_cmp);
            let kernels = kernels.get(kernels.len() / 4);
            let row = format!("{name} {table}");
            record.add(&row, with[1], "DataFusion", without[1]);
            kernels.inspect(|time| record.add(&row, with[1], "arrow-rs kernels", **time));
            record.times.push((row, with[1]));
            let kernels = kernels.map_or("-".to_owned(), |time| format!("{time:.1}"));
            println!(
                "{name} {table:12}{:12.2}{:13.2}{:11.2}{:11.2}{kernels:>18}",
                without[1],
                with[1],
                without[1] / with[1],
                with[0]
            );
        }
    }
    if arguments.peers {
        peers(&sessions[0], &mut record).await?;
    }
    one_shot(&tables[8..], arguments.rounds, &mut record).await?;
    tpch(&sessions, arguments, &mut record).await?;
    arguments.csv.as_deref().map_or(Ok(()), |path| record.write(path))
}

/// Q1 and Q6 of 1 000 rows in sessions that have run nothing.
async fn one_shot(tables: &[(&str, Vec<RecordBatch>)], rounds: usize, record: &mut Record) -> Result<()> {
    println!("\nthe first query of a session, 1 000 rows");
    for name in ["q6", "q1"] {
        let mut all = [Vec::new(), Vec::new()];
        for _ in 0..4 * rounds {
            let sessions = sessions(tables)?;
            for (session, times) in sessions.iter().zip(&mut all) {
                let before = now()?;
                rows(session, &query(name, "few")).await?;
                times.push((now()? - before).as_secs_f64() * 1e3);
            }
        }
        let [without, with] = all.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 4]
        });
        println!("{name}: {without:.3} without, {with:.3} with: {:.2}", without / with);
        record.add(&format!("{name}, first query of a session, 1 000 rows"), with, "DataFusion", without);
    }
    Ok(())
}

/// The 22 queries, and what their nodes do.
async fn tpch(sessions: &[SessionContext; 2], arguments: &Arguments, record: &mut Record) -> Result<()> {
    println!(
        "\nTPC-H   DataFusion  kernelsmith   speed-up   shares of DataFusion's nodes, and of those with kernelsmith"
    );
    let (mut product, mut n) = (0.0, 0.0);
    for (name, sql) in tables::queries() {
        if arguments.queries.as_ref().is_some_and(|wanted| !wanted.iter().any(|wanted| wanted == name)) {
            continue;
        }
        let [without, with] = times(sessions, sql, arguments.rounds).await?;
        let speedup = without[1] / with[1];
        (product, n) = (product + speedup.ln(), n + 1.0);
        record.add(&format!("{name} of TPC-H"), with[1], "DataFusion", without[1]);
        let mut shares = String::new();
        for session in sessions {
            let state = session.state();
            let plan = session.sql(sql).await?.create_physical_plan().await?;
            collect(Arc::clone(&plan), state.task_ctx()).await?;
            let times = profile::profile(plan.as_ref());
            let all: f64 = times.iter().sum();
            let share = |(name, time): (&str, &f64)| format!(" {name} {:.0} %", 100.0 * time / all);
            let shown = profile::CLASSES.into_iter().zip(&times).filter(|(_, time)| **time > 0.05 * all).map(share);
            shares += &format!(" |{}", shown.collect::<String>());
        }
        println!("{name:6}{:12.2}{:13.2}{speedup:11.2}  {shares}", without[1], with[1]);
    }
    println!("geometric mean of speed-ups: {:.3}", (product / n).exp());
    record.mean(&format!("geometric mean of {n} queries of TPC-H"), (product / n).exp());
    Ok(())
}

/// DuckDB and Polars over the same rows, through Parquet files.
async fn peers(session: &SessionContext, record: &mut Record) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("kernelsmith-engines-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    for table in ["floats", "decimals"] {
        let path = folder.join(format!("{table}.parquet"));
        let table = session.table(table).await?;
        table.write_parquet(&path.display().to_string(), DataFrameWriteOptions::new(), None).await?;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/engines/peers.py");
    let checkout = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/peers");
    let environment = std::env::var_os("KERNELSMITH_PEERS").map_or(PathBuf::from(checkout), PathBuf::from);
    let python = Some(environment.join("bin/python3")).filter(|path| path.exists()).unwrap_or("python3".into());
    let output = Command::new(&python).arg(script).arg(&folder).output();
    let _ = std::fs::remove_dir_all(&folder);
    match output {
        Ok(output) if output.status.success() => {
            let text = String::from_utf8_lossy(&output.stdout);
            print!("\n{text}");
            record.add_peers(&text);
        }
        Ok(output) => println!("\nother engines: {}", String::from_utf8_lossy(&output.stderr).trim_end()),
        Err(error) => println!("\nother engines: {}: {error}", python.display()),
    }
    Ok(())
}
