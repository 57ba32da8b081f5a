//! Two workloads in DataFusion with kernelsmith and without: clicks on web pages, and a star schema.
//!
//! In: options. Out: the times of each query and their geometric mean; or, with `--check`, whether all results are equal in
//! batches of many and few rows, from memory and from files, with NULLs and with texts in any layout.
//! Invariants: runs with and without kernelsmith alternate; a time is the lower quartile of the processor times of all
//! threads, of the compiler, too.
//! Not here: tables and queries (see `tests/workloads`).
#![forbid(unsafe_code)]

#[path = "../../tests/workloads/mod.rs"]
mod workloads;

mod arguments;

use arguments::Arguments;
use datafusion::common::{DataFusionError, Result};
use datafusion::physical_plan::{ExecutionPlan, collect, displayable};
use datafusion::prelude::SessionContext;
use kernelsmith_datafusion::KernelsmithExec;
use nix::time::{ClockId, clock_gettime};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use workloads::compare::{How, compare, differences, register, session};
use workloads::{Settings, Texts};

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
    let runtime = match arguments.partitions {
        1 => tokio::runtime::Builder::new_current_thread().enable_all().build(),
        _ => tokio::runtime::Builder::new_multi_thread().enable_all().build(),
    };
    let run = async {
        match arguments.check {
            true => check(&arguments).await,
            false => measure(&arguments).await,
        }
    };
    match runtime.map_err(DataFusionError::from).and_then(|runtime| runtime.block_on(run)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(1)
        }
    }
}

/// Compares all queries in many ways; returns whether all results were equal.
async fn check(arguments: &Arguments) -> Result<bool> {
    let all = &arguments.settings;
    let few = Settings { rows: (all.rows / 10).max(100), batch: 7, ..all.clone() };
    let with = |nulls, texts, seed| Settings { nulls, texts, seed, ..all.clone() };
    let ways = [
        (all.clone(), How::Default, 1, false),
        (all.clone(), How::Code, 1, false),
        (all.clone(), How::Code, 3, true),
        (all.clone(), How::Default, 3, true),
        (all.clone(), How::Left, 2, false),
        (all.clone(), How::Interpreted, 1, false),
        (few.clone(), How::Code, 1, false),
        (few, How::Code, 3, false),
        (with(100, Texts::Views, 2), How::Code, 2, false),
        (with(500, Texts::Views, 3), How::Default, 1, true),
        (with(20, Texts::Offsets, 4), How::Code, 1, false),
        (with(20, Texts::Dictionaries, 5), How::Code, 2, false),
        (with(980, Texts::Views, 6), How::Code, 1, false),
    ];
    let (mut n, mut n_different) = (0, 0);
    for name in &arguments.workloads {
        for (settings, how, partitions, is_parquet) in &ways {
            let folder = is_parquet.then(|| {
                std::env::temp_dir().join(format!(
                    "kernelsmith-workload-{name}-{}-{}",
                    settings.seed,
                    std::process::id()
                ))
            });
            if let Some(folder) = &folder {
                std::fs::create_dir_all(folder)?;
            }
            let found = differences(name, settings, *how, *partitions, folder.as_deref()).await;
            if let Some(folder) = &folder {
                // The system removes temporary files that are left.
                let _ = std::fs::remove_dir_all(folder);
            }
            let (found, n_queries) = found?;
            (n, n_different) = (n + n_queries, n_different + found.len());
            println!(
                "{name}: {} of {n_queries} queries differ: {how:?}, {partitions} partitions, {}, {settings:?}",
                found.len(),
                if *is_parquet { "files" } else { "memory" }
            );
            found.iter().for_each(|(query, reason)| println!("  {query}: {reason}"));
        }
    }
    println!("{} of {n} results are equal", n - n_different);
    Ok(n_different == 0)
}

fn now() -> Result<Duration> {
    let time = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID);
    time.map(Duration::from).map_err(|error| DataFusionError::Execution(error.to_string()))
}

/// What the nodes of a plan left to DataFusion.
#[derive(Default)]
struct Left {
    operations: usize,
    rows_compiled: usize,
    rows_left: usize,
    reasons: Vec<String>,
}

impl Left {
    fn add(&mut self, plan: &dyn ExecutionPlan) {
        // Filters and projections are recognised as what they were, so their text tells.
        if plan.name() == KernelsmithExec::static_name() {
            let text = displayable(plan).one_line().to_string();
            let found = text.split_once("compiled=").and_then(|(_, rest)| rest.split_once("; "));
            let (counts, _) = found.unwrap_or_default();
            self.operations += counts.split(',').next().and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
            let left = counts.split_once('[').map_or("", |(_, left)| left);
            self.reasons.extend(left.split("; ").filter_map(|left| Some(left.rsplit_once(": ")?.1.replace(']', ""))));
            let metrics = plan.metrics();
            let count = |name: &str| {
                let metric = metrics.as_ref().and_then(|metrics| metrics.sum_by_name(name));
                metric.map_or(0, |metric| metric.as_usize())
            };
            self.rows_compiled += count("rows_compiled");
            self.rows_left += count("rows_datafusion");
        }
        plan.children().into_iter().for_each(|child| self.add(child.as_ref()));
    }
}

/// Milliseconds without kernelsmith and with it.
async fn times(sessions: &[SessionContext; 2], sql: &str, rounds: usize) -> Result<[f64; 2]> {
    let mut all = [Vec::new(), Vec::new()];
    for round in 0..=rounds {
        for (session, times) in sessions.iter().zip(&mut all) {
            let before = now()?;
            session.sql(sql).await?.collect().await?;
            if round > 0 {
                times.push((now()? - before).as_secs_f64() * 1e3);
            }
        }
    }
    Ok(all.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 4]
    }))
}

/// Prints times; returns whether all results were equal.
async fn measure(arguments: &Arguments) -> Result<bool> {
    let mut is_equal = true;
    let mut reasons = BTreeMap::<String, usize>::new();
    for name in &arguments.workloads {
        let mut workload = workloads::workload(name, &arguments.settings).expect("the name was checked");
        let text = arguments.statements.as_ref().map(std::fs::read_to_string).transpose()?;
        if let Some(text) = &text {
            workload.queries = workloads::queries(text.clone().leak());
        }
        let sessions =
            [How::Without, How::Default].map(|how| session(how, arguments.partitions, arguments.settings.batch));
        for session in &sessions {
            register(session, &workload, arguments.parquet.as_deref()).await?;
        }
        println!("milliseconds of processor time, {:?}, {} partitions", arguments.settings, arguments.partitions);
        println!("query    DataFusion  kernelsmith   speed-up   operations  rows compiled, left");
        let mut ratios = Vec::new();
        for (query, sql) in &workload.queries {
            if arguments.queries.as_ref().is_some_and(|wanted| !wanted.iter().any(|wanted| wanted == query)) {
                continue;
            }
            match compare([&sessions[0], &sessions[1]], sql).await {
                Ok(None) => {}
                Ok(Some(reason)) => {
                    println!("{query}: results differ: {reason}");
                    is_equal = false;
                }
                Err(error) => {
                    println!("{query}: {error}");
                    continue;
                }
            }
            let [without, with] = times(&sessions, sql, arguments.rounds).await?;
            let plan = sessions[1].sql(sql).await?.create_physical_plan().await?;
            collect(Arc::clone(&plan), sessions[1].state().task_ctx()).await?;
            let mut left = Left::default();
            left.add(plan.as_ref());
            ratios.push((without / with, *query));
            println!(
                "{query:6}{without:13.2}{with:13.2}{:11.2}{:13}  {}, {}",
                without / with,
                left.operations,
                left.rows_compiled,
                left.rows_left
            );
            left.reasons.sort();
            left.reasons.dedup();
            left.reasons.into_iter().for_each(|reason| *reasons.entry(reason).or_default() += 1);
        }
        ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mean = (ratios.iter().map(|(ratio, _)| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
        println!("{name}: geometric mean {mean:.3}");
        if let [(worst, slow), .., (best, fast)] = ratios[..] {
            println!("slowest {slow} {worst:.2}, fastest {fast} {best:.2}");
        }
    }
    if arguments.reasons {
        let mut reasons: Vec<_> = reasons.into_iter().collect();
        reasons.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        reasons.iter().for_each(|(reason, n)| println!("{n:4} queries: {reason}"));
    }
    Ok(is_equal)
}
