//! Plans whose bytes were changed on the way to an executor.
//!
//! In: plans as protobuf, with random changes; `KERNELSMITH_FUZZ` of them from seed `KERNELSMITH_SEED` on. Out: the rows of
//! the decoded plan, with its nodes compiled and as they are.
//! Invariants: a plan that runs without kernelsmith has the same rows with it; compiling never panics. What the decoder or
//! the plan itself does wrong is no fault of ours.
//! Not here: connections; plans that hold batches, for whose claimed lengths arrow's IPC reader aborts the process.

use crate::files::Folder;
use datafusion::arrow::array::{
    Array, BooleanArray, Decimal128Array, Float64Array, Int64Array, RecordBatch, StringArray,
};
use datafusion::arrow::array::{ArrayRef, Date32Array};
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::physical_plan::{ExecutionPlan, ExecutionPlanProperties, collect};
use datafusion::prelude::{ParquetReadOptions, SessionConfig, SessionContext};
use datafusion_proto::bytes::{physical_plan_from_bytes, physical_plan_to_bytes};
use kernelsmith_ballista::{Engine, Options};
use kernelsmith_datafusion::results::{Cell, cells, difference, sorted};
use std::fs::File;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;

/// The number of changed plans in a test.
const N_PLANS: u64 = 1500;
/// How long a changed plan may run: it can ask for any amount of work.
const LIMIT: Duration = Duration::from_secs(5);
/// The most partitions of a node, each of which costs memory.
const MAX_PARTITIONS: usize = 16;
const THREAD: &str = "changed plan";

/// Panics in our sources, which are caught where plans are compiled and run.
static OURS: AtomicUsize = AtomicUsize::new(0);

const STATEMENTS: &[&str] = &[
    "select a + b * 2 as x, f / 3 as y from t where a > 5 and f < 40",
    "select sum(a * 2), count(*), min(f), avg(f), max(d) from t where b <> 3",
    "select b, sum(a), sum(d * d), count(f) from t where day > date '1970-01-09' group by b",
    "select s, count(*), sum(f) from t where s like 'b%' or flag group by s",
    "select case when a > b then a else null end as x, coalesce(b, 7) as y from t where s in ('a1', 'b2', 'c3')",
    "select max(x) from (select sum(a) as x, b from t where not flag group by b) where x > 3",
    "select t.a, u.b from t join t as u on t.a = u.a where t.b + u.b > 4",
    "select stddev(f), var_pop(a) from t where a between 3 and 50",
];

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Changes one place or two.
fn changed(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(2) {
        let at = random.below(bytes.len());
        match random.below(6) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.next() as u8,
            // Small numbers are columns, types and operators.
            2 | 3 => bytes[at] = random.below(12) as u8,
            4 => {
                let from = random.below(bytes.len());
                bytes[at] = bytes[from];
            }
            _ => drop(bytes.remove(at)),
        }
    }
    bytes
}

fn batch() -> RecordBatch {
    let n = 64;
    let some = |row: i64, value: i64| (row % 7 != 3).then_some(value);
    let rows = || 0..n;
    let decimals: Decimal128Array = rows().map(|row| some(row + 1, row * 37 - 400).map(i128::from)).collect();
    let columns: [(&str, ArrayRef); 7] = [
        ("a", Arc::new(Int64Array::from_iter_values(rows()))),
        ("b", Arc::new(rows().map(|row| some(row, row % 5)).collect::<Int64Array>())),
        (
            "f",
            Arc::new(rows().map(|row| some(row + 2, row).map(|value| value as f64 * 0.75)).collect::<Float64Array>()),
        ),
        ("d", Arc::new(decimals.with_precision_and_scale(12, 2).unwrap())),
        ("day", Arc::new(rows().map(|row| Some(row as i32 % 20)).collect::<Date32Array>())),
        (
            "s",
            Arc::new(
                rows()
                    .map(|row| Some(format!("{}{}", ["a", "b", "c"][row as usize % 3], row % 4)))
                    .collect::<StringArray>(),
            ),
        ),
        ("flag", Arc::new(rows().map(|row| some(row, row).map(|row| row % 2 == 0)).collect::<BooleanArray>())),
    ];
    debug_assert!(columns.iter().all(|(_, column)| column.len() == n as usize));
    RecordBatch::try_from_iter_with_nullable(columns.map(|(name, column)| (name, column, name != "a"))).unwrap()
}

/// How a plan ended.
#[derive(Debug)]
enum End {
    Rows(Vec<Vec<Cell>>),
    Failed,
    Panicked,
    Late,
}

/// Runs a plan.
fn run(runtime: &Runtime, session: &SessionContext, plan: Arc<dyn ExecutionPlan>) -> End {
    let context = session.task_ctx();
    let task = runtime.spawn(async move { cells(&collect(plan, context).await?) });
    match runtime.block_on(async { tokio::time::timeout(LIMIT, task).await }) {
        Ok(Ok(Ok(rows))) => End::Rows(sorted(rows)),
        Ok(Ok(Err(_))) => End::Failed,
        Ok(Err(_)) => End::Panicked,
        Err(_) => End::Late,
    }
}

/// Whether a plan has few partitions everywhere.
fn is_small(plan: &Arc<dyn ExecutionPlan>) -> bool {
    plan.output_partitioning().partition_count() <= MAX_PARTITIONS && plan.children().into_iter().all(is_small)
}

/// A number that the environment may set.
fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).map_or(default, |text| text.parse().expect("a number"))
}

#[test]
fn changed_plans_have_equal_rows() {
    let before = panic::take_hook();
    // Changed plans make DataFusion panic; nobody needs to read where.
    panic::set_hook(Box::new(move |info| {
        let is_ours =
            info.location().is_some_and(|at| !["registry", "rustc"].iter().any(|part| at.file().contains(part)));
        let is_changed_plan = std::thread::current().name() == Some(THREAD);
        OURS.fetch_add(usize::from(is_changed_plan && is_ours), Ordering::Relaxed);
        if is_ours || !is_changed_plan {
            before(info);
        }
    }));
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).thread_name(THREAD).enable_all().build().unwrap();
    let session = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(2));
    let folder = Folder::new("changed");
    let rows = batch();
    for (name, part) in [("a.parquet", rows.slice(0, 40)), ("b.parquet", rows.slice(40, 24))] {
        let file = File::create(folder.path().join(name)).unwrap();
        let mut writer = ArrowWriter::try_new(file, rows.schema(), None).unwrap();
        writer.write(&part).unwrap();
        writer.close().unwrap();
    }
    let path = folder.path().to_str().unwrap();
    runtime.block_on(session.register_parquet("t", path, ParquetReadOptions::default())).unwrap();
    let plan = |sql: &&str| {
        let plan = runtime.block_on(async { session.sql(sql).await?.create_physical_plan().await }).unwrap();
        physical_plan_to_bytes(plan).unwrap()
    };
    let plans: Vec<_> = STATEMENTS.iter().map(plan).collect();
    let mut options = Options::default();
    (options.min_rows, options.wait) = (0, true);
    let engine = Engine::new(options);
    let decode = |bytes: &[u8]| {
        let (bytes, context) = (bytes.to_vec(), session.task_ctx());
        let decoded = runtime.spawn(async move { physical_plan_from_bytes(&bytes, &context) });
        runtime.block_on(decoded).ok().and_then(Result::ok).filter(is_small)
    };
    let (mut n_decoded, mut n_compared, mut n_only_ours) = (0, 0, 0);
    let first = number("KERNELSMITH_SEED", 0);
    for seed in first..first + number("KERNELSMITH_FUZZ", N_PLANS) {
        let mut random = Random(seed);
        let bytes = &plans[random.below(plans.len())];
        // Some plans stay as they are: they must run.
        let is_changed = seed % 50 != 0;
        let bytes = if is_changed { changed(bytes, &mut random) } else { bytes.to_vec() };
        let (Some(original), Some(plan)) = (decode(&bytes), decode(&bytes)) else {
            assert!(is_changed, "seed {seed}: the plan was refused");
            continue;
        };
        assert_eq!(OURS.load(Ordering::Relaxed), 0, "before seed {seed}");
        n_decoded += 1;
        let compiling = Arc::clone(&engine);
        let compiled = runtime.spawn(async move { compiling.compile_in_place(&plan) });
        let compiled = runtime.block_on(compiled).unwrap_or_else(|_| panic!("seed {seed}: compiling panicked"));
        let End::Rows(wanted) = run(&runtime, &session, original) else {
            assert!(is_changed, "seed {seed}: the plan failed");
            n_only_ours += usize::from(matches!(run(&runtime, &session, compiled), End::Rows(_)));
            continue;
        };
        match run(&runtime, &session, compiled) {
            End::Rows(given) => assert_eq!(difference(&wanted, &given), None, "seed {seed}"),
            end => panic!("seed {seed}: {end:?} with compiled nodes, {} rows without", wanted.len()),
        }
        n_compared += 1;
    }
    println!("{n_decoded} plans decoded, {n_compared} compared, {n_only_ours} with rows from compiled nodes alone");
    assert!(n_compared > 0);
}
