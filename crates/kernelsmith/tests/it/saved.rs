//! Compiled pipelines that outlive the process: in a directory, found by other managers and processes, and compared with
//! the interpreter before they are used.
#![cfg(all(target_os = "linux", not(miri)))]

use crate::compilers::{careful, every_width};
use kernelsmith::manager::{
    Artifact, CodeRef, Compile, DiskCache, DiskLimits, DiskStats, Hints, Manager, Response, Stats,
};
use kernelsmith::query::random::{Case, Content};
use kernelsmith::query::*;
use kernelsmith::{Jit, JitOptions, ObjectStore};
use kernelsmith_exec::trusted;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

/// A directory that is removed at the end of a test.
struct Place(PathBuf);

impl Place {
    fn new(test: &str) -> Place {
        let path = std::env::temp_dir().join(format!("kernelsmith-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A manager, with its cache.
fn open(place: &Path, jit: Jit) -> (Manager<Jit>, Arc<DiskCache>) {
    let cache = DiskCache::open(place, DiskLimits::default()).expect("a private directory");
    let store: Arc<dyn ObjectStore> = cache.clone();
    let builder = Manager::<Jit>::builder().max_workers(0).sync_budget(Duration::ZERO);
    (builder.saved(trusted::saved_objects(store)).build(jit), cache)
}

fn make(manager: &Manager<Jit>, spec: &PipelineSpec) -> CodeRef<PipelineSpec> {
    match manager.request(spec, Hints::default()) {
        Response::Ready(code) => code,
        Response::Pending(ticket) => ticket.wait().expect("code"),
        Response::Fallback(reason) => panic!("{reason}"),
    }
}

/// `select sum(#0) where #0 > limit`.
fn sum_above(limit: i64) -> PipelineSpec {
    let x = Expression::column(0, DataType::Int64);
    let limit = Expression::literal(limit.into(), DataType::Int64).unwrap();
    let filter = x.clone().compare(ComparisonOperator::Greater, limit).unwrap();
    let output =
        Output::Aggregate { keys: vec![], aggregates: vec![Aggregate::new(AggregateFunction::Sum, x).unwrap()] };
    PipelineSpec::new(Arc::new(Pipeline::new(Some(filter), output).unwrap()), Layout::default())
}

fn with_batch<R>(run: impl FnOnce(&Batch<'_>) -> R) -> R {
    let bytes: Vec<u8> = (0..1000i64).flat_map(i64::to_ne_bytes).collect();
    let column = Column::new(DataType::Int64, 1000, Data::Values(&bytes), None).unwrap();
    run(&Batch::new(1000, vec![column]).unwrap())
}

/// Runs a batch as users do: with code that agrees with the interpreter, or else interpreted.
fn run(code: &CodeRef<PipelineSpec>, spec: &PipelineSpec) -> Value {
    with_batch(|batch| {
        let is_usable = code.check(|code| code.agrees(batch));
        let mut sum = Aggregation::new(spec.pipeline()).unwrap();
        sum.update(batch, is_usable.then_some(&**code)).unwrap();
        sum.finish().unwrap().aggregates[0].value(0)
    })
}

fn wanted(limit: i64) -> Value {
    Value::Int((limit + 1..1000).map(i128::from).sum())
}

/// What the worker prints.
fn line(stats: &Stats, disk: &DiskStats) -> String {
    format!("loaded {}, hits {}, misses {}, stored {}", stats.loaded, disk.hits, disk.misses, disk.stored)
}

const DIRECTORY: &str = "KERNELSMITH_TEST_CACHE";

#[test]
#[ignore = "a process that another test starts"]
fn worker() {
    let Some(place) = std::env::var_os(DIRECTORY) else { return };
    let Some(jit) = careful() else { return };
    let (manager, cache) = open(Path::new(&place), jit);
    for limit in 0..5 {
        assert_eq!(run(&make(&manager, &sum_above(limit)), &sum_above(limit)), wanted(limit));
    }
    println!("worker: {}", line(&manager.stats(), &cache.stats()));
}

#[test]
fn another_process_finds_the_code() {
    if careful().is_none() {
        return;
    }
    let place = Place::new("processes");
    let start = || {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "saved::worker", "--ignored", "--nocapture"]).env(DIRECTORY, &place.0);
        command.stdout(std::process::Stdio::piped()).spawn().unwrap()
    };
    let end = |process: std::process::Child| {
        let output = process.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(end(start()).contains("worker: loaded 0, hits 0, misses 5, stored 5\n"));
    // Several at once, which only read.
    let processes = [start(), start(), start()];
    for process in processes {
        let output = end(process);
        assert!(output.contains("worker: loaded 5, hits 5, misses 0, stored 0\n"), "{output}");
    }
}

#[test]
fn other_settings_levels_and_pipelines_have_entries_of_their_own() {
    let place = Place::new("settings");
    let mut n_stored = 0;
    let mut fingerprints = Vec::new();
    let spilling = Jit::host_with(JitOptions::new().spill_all(true)).into_iter();
    for jit in every_width().into_iter().chain(spilling) {
        fingerprints.push(jit.fingerprint());
        for limit in [1, 2] {
            let (manager, cache) = open(&place.0, jit.clone());
            assert_eq!(run(&make(&manager, &sum_above(limit)), &sum_above(limit)), wanted(limit));
            assert_eq!((manager.stats().loaded, cache.stats().stored), (0, 1));
            n_stored += 1;
        }
    }
    assert_eq!(fs::read_dir(&place.0).map_or(0, Iterator::count), n_stored);
    fingerprints.dedup();
    assert_eq!(2 * fingerprints.len(), n_stored);
}

#[test]
fn code_of_another_pipeline_is_dropped_and_the_interpreter_is_right() {
    let Some(jit) = careful() else { return };
    let place = Place::new("wrong");
    let (manager, cache) = open(&place.0, jit.clone());
    // Whoever writes the directory could do this: the right key, the code of another filter.
    let wrong = manager.objects(&sum_above(500)).unwrap();
    let store: Arc<dyn ObjectStore> = cache.clone();
    trusted::saved_objects(store).put(&manager.full_key(&sum_above(3)), &wrong);
    let code = make(&manager, &sum_above(3));
    assert!(code.is_saved());
    assert_eq!(run(&code, &sum_above(3)), wanted(3));
    assert_eq!((code.is_quarantined(), manager.stats().mismatches, cache.stats().removed), (true, 1, 1));
    assert_eq!(run(&code, &sum_above(3)), wanted(3), "it is not used again");
    let code = make(&manager, &sum_above(3));
    assert_eq!((run(&code, &sum_above(3)), code.is_saved()), (wanted(3), false));
    let (manager, _) = open(&place.0, jit);
    let code = make(&manager, &sum_above(3));
    assert_eq!((run(&code, &sum_above(3)), code.is_saved(), code.is_verified()), (wanted(3), true, true));
}

#[test]
fn files_that_were_changed_cost_no_result() {
    let Some(jit) = careful() else { return };
    let place = Place::new("changed");
    let (manager, _) = open(&place.0, jit.clone());
    make(&manager, &sum_above(3));
    let file = fs::read_dir(&place.0).unwrap().next().unwrap().unwrap().path();
    let good = fs::read(&file).unwrap();
    for at in (0..good.len()).step_by(97) {
        let mut changed = good.clone();
        changed[at] ^= 0x10;
        fs::write(&file, if at % 2 == 0 { &changed } else { &good[..at] }).unwrap();
        let (manager, cache) = open(&place.0, jit.clone());
        let code = make(&manager, &sum_above(3));
        assert_eq!((run(&code, &sum_above(3)), code.is_saved()), (wanted(3), false), "{at}");
        let stats = cache.stats();
        assert_eq!((stats.damaged + stats.foreign, stats.stored), (1, 1), "{at}: {stats:?}");
    }
    // The file was repaired each time.
    assert_eq!(fs::read(&file).unwrap(), good);
}

/// Correct code agrees with the interpreter on random pipelines and batches.
#[test]
fn correct_code_agrees() {
    let Some(jit) = careful() else { return };
    let (mut n_compared, mut n_left) = (0, 0);
    for seed in 0..1_000 {
        let case = Case::new(seed, 150, Content::Equality);
        for has_aggregates in [false, true] {
            let pipeline = case.pipeline(seed, has_aggregates);
            let max_groups = if (seed / 3).is_multiple_of(2) { MAX_CODE_GROUPS } else { usize::MAX };
            let layout = Layout { nullable: (0..case.columns.len()).collect(), max_groups };
            let Ok(code) = jit.pipeline(&pipeline, &layout) else { continue };
            match case.with_batch(|batch| code.agrees(batch)) {
                Some(agrees) => assert!(agrees, "seed {seed}: {:?}", pipeline.output()),
                None => n_left += 1,
            }
            n_compared += 1;
        }
    }
    assert!(n_compared > 1_000 && n_left < n_compared / 2, "{n_left} of {n_compared}");
}

/// Code of another pipeline, whose kernel has the same parameters, does not agree where results differ.
#[test]
fn wrong_code_does_not_agree() {
    let Some(jit) = careful() else { return };
    let mut n_noticed = 0;
    let places = [(DataType::Int64, 1), (DataType::Float64, 2), (DataType::Int32, 3)];
    let column = |at: usize| Expression::column(at, places[at].0);
    let literal = |value: i64, at: usize| Expression::literal(Value::Int(value.into()), places[at].0);
    let specs = |max_groups: usize, keys: Vec<Expression>| {
        let output = |function, at| Aggregate::new(function, column(at)).unwrap();
        let functions = [
            (AggregateFunction::Sum, AggregateFunction::Average),
            (AggregateFunction::Minimum, AggregateFunction::Sum),
        ];
        let mut specs = Vec::new();
        for limit in [5, 6] {
            for (first, second) in functions {
                let filter = column(2).compare(ComparisonOperator::Greater, literal(limit, 2).unwrap()).unwrap();
                let aggregates = vec![Aggregate::count_rows(), output(first, 0), output(second, 1)];
                let output = Output::Aggregate { keys: keys.clone(), aggregates };
                let layout = Layout { nullable: vec![], max_groups };
                specs.push(PipelineSpec::new(Arc::new(Pipeline::new(Some(filter), output).unwrap()), layout));
            }
            let filter = column(2).compare(ComparisonOperator::Less, literal(limit, 2).unwrap()).unwrap();
            let pipeline = Pipeline::new(Some(filter), Output::Project(vec![column(0), column(1)])).unwrap();
            specs.push(PipelineSpec::new(Arc::new(pipeline), Layout::default()));
        }
        specs
    };
    let manager = Manager::<Jit>::builder().build(jit.clone());
    let rows = 500usize;
    // Without zeros, which are also what lanes without rows sum up to.
    let longs: Vec<u8> = (0..rows as i64).flat_map(|row| (row % 7 + 3).to_ne_bytes()).collect();
    let floats: Vec<u8> = (0..rows).flat_map(|row| (row as f64 * 0.1).to_ne_bytes()).collect();
    let ints: Vec<u8> = (0..rows as i32).flat_map(|row| (row % 12).to_ne_bytes()).collect();
    let columns = [&longs, &floats, &ints].into_iter().zip(places);
    let columns = columns.map(|(bytes, (ty, _))| Column::new(ty, rows, Data::Values(bytes), None).unwrap()).collect();
    let batch = Batch::new(rows, columns).unwrap();
    for (max_groups, keys) in [(0, vec![]), (8, vec![column(0)]), (usize::MAX, vec![column(0)])] {
        let specs = specs(max_groups, keys);
        for (own, spec) in specs.iter().enumerate() {
            for (other, of) in specs.iter().enumerate() {
                let objects = manager.objects(of).unwrap();
                let Ok(code) = spec.publish(&jit, &objects) else { continue };
                match code.agrees(&batch) {
                    Some(agrees) if own == other => assert!(agrees, "{max_groups}: {own}"),
                    Some(agrees) => {
                        n_noticed += 1;
                        assert!(!agrees, "{max_groups}: {own} by the code of {other}");
                    }
                    None => assert_ne!(own, other, "{max_groups}: its own code runs"),
                }
            }
        }
    }
    assert!(n_noticed >= 6, "{n_noticed} wrong kernels ran");
}
