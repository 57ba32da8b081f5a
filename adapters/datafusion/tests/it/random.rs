//! Random statements over random batches: DataFusion, code and the interpreter have the same results to the last bit.
//!
//! In: seeds. Out: equal rows, or equal errors.
//! Invariants: the interpreter is compared where there are no floats, because its NaNs are positive on every machine.
//! Not here: statements (see `statements`).

use crate::statements::{Class, Generator, table};
use crate::support::{By, session};
use datafusion::arrow::array::{Array, AsArray, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Float32Type, Float64Type};
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use datafusion::datasource::MemTable;
use datafusion::prelude::SessionContext;
use kernelsmith::query::random::Rng;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// Expressions of a statement.
const N_EXPRESSIONS: usize = 3;
/// Seeds between two entries of the log.
const STEP: u64 = 500;

/// The cells of each row: floats by their bits.
fn rows(batches: &[RecordBatch]) -> Vec<Vec<String>> {
    let options = FormatOptions::default().with_null("NULL");
    let mut rows = Vec::new();
    for batch in batches {
        let formatters: Vec<_> =
            batch.columns().iter().map(|column| ArrayFormatter::try_new(column.as_ref(), &options).unwrap()).collect();
        for row in 0..batch.num_rows() {
            let cell = |(column, formatter): (&Arc<dyn Array>, &ArrayFormatter<'_>)| match column.data_type() {
                _ if column.is_null(row) => "NULL".to_owned(),
                DataType::Float32 => format!("{:08x}", column.as_primitive::<Float32Type>().value(row).to_bits()),
                DataType::Float64 => format!("{:016x}", column.as_primitive::<Float64Type>().value(row).to_bits()),
                _ => formatter.value(row).to_string(),
            };
            rows.push(batch.columns().iter().zip(&formatters).map(cell).collect());
        }
    }
    rows
}

struct Sessions {
    runtime: tokio::runtime::Runtime,
    /// DataFusion, code, the interpreter.
    all: [SessionContext; 3],
}

/// What happened.
#[derive(Default, Debug)]
struct Counts {
    statements: usize,
    expressions: usize,
    failed: usize,
}

impl Sessions {
    fn new() -> Sessions {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Sessions { runtime, all: [By::DataFusion, By::Code, By::Interpreter].map(|by| session(1, 64, by)) }
    }

    fn run(&self, session: &SessionContext, sql: &str, is_sorted: bool) -> Result<Vec<Vec<String>>, String> {
        let collected = self.runtime.block_on(async { session.sql(sql).await?.collect().await });
        let mut rows = rows(&collected.map_err(|error| error.strip_backtrace())?);
        if is_sorted {
            rows.sort();
        }
        Ok(rows)
    }

    /// Compares the results of a statement; returns whether there are some.
    fn compare(&self, sql: &str, floats: bool, is_sorted: bool, seed: u64) -> bool {
        let [wanted, code] = [0, 1].map(|at| self.run(&self.all[at], sql, is_sorted));
        assert_same(&wanted, &code, "code", sql, seed);
        if !floats {
            assert_same(&wanted, &self.run(&self.all[2], sql, is_sorted), "the interpreter", sql, seed);
        }
        wanted.is_ok()
    }

    fn check(&self, seed: u64, counts: &mut Counts) {
        let mut rng = Rng::new(seed);
        let (floats, is_calm) = (!seed.is_multiple_of(3), seed.is_multiple_of(2));
        let batches = table(&mut rng, is_calm);
        for session in &self.all {
            session.deregister_table("t").unwrap();
            let table = MemTable::try_new(batches[0].schema(), vec![batches.clone()]).unwrap();
            session.register_table("t", Arc::new(table)).unwrap();
        }
        let mut generator = Generator { rng: &mut rng, floats };
        let filter = match generator.rng.one_in(2) {
            true => format!(" where {}", generator.expression(Class::Bool, 3)),
            false => String::new(),
        };
        let mut check = |what: &[String], rest: &str, is_sorted| {
            counts.statements += 1;
            counts.expressions += what.len();
            let sql = format!("select {} from t{rest}", what.join(", "));
            let has_results = self.compare(&sql, floats, is_sorted, seed);
            if !has_results {
                counts.failed += 1;
                // One of them fails, which hides the others.
                for what in what {
                    self.compare(&format!("select {what} from t{rest}"), floats, is_sorted, seed);
                }
            }
        };
        if seed % 5 < 3 {
            let all: Vec<String> = (0..N_EXPRESSIONS).map(|_| generator.any_expression(4)).collect();
            check(&all, &filter, false);
        } else {
            // Sums of floats depend on the order of rows.
            let mut all = vec![format!("count({})", generator.any_expression(3))];
            let key = generator.rng.pick(&["", "", "b", "i8", "g", "v", "n7", "d"]);
            // DataFusion's minima and maxima of groups depend on the order of NaNs, and of zeros of both signs.
            generator.floats &= key.is_empty();
            for function in ["min", "max"] {
                all.push(format!("{function}({})", generator.any_expression(3)));
            }
            generator.floats = false;
            all.push(format!("sum(cast({} as decimal(20,2)))", generator.expression(Class::Number, 2)));
            let group = if key.is_empty() { String::new() } else { format!(" group by {key}") };
            check(&all, &format!("{filter}{group}"), true);
        }
    }
}

#[track_caller]
fn assert_same(
    wanted: &Result<Vec<Vec<String>>, String>,
    given: &Result<Vec<Vec<String>>, String>,
    who: &str,
    sql: &str,
    seed: u64,
) {
    match (wanted, given) {
        (Ok(wanted), Ok(given)) => {
            assert_eq!(wanted.len(), given.len(), "seed {seed}: rows of {who}\n{sql}");
            for (row, (wanted, given)) in wanted.iter().zip(given).enumerate() {
                assert_eq!(wanted, given, "seed {seed}: row {row} of {who}\n{sql}");
            }
        }
        (Err(_), Err(_)) => {}
        (wanted, given) => {
            let text = |result: &Result<Vec<Vec<String>>, String>| match result {
                Ok(_) => "results".to_owned(),
                Err(error) => error.clone(),
            };
            panic!("seed {seed}: {who} has {}, wanted {}\n{sql}", text(given), text(wanted));
        }
    }
}

#[test]
fn random_statements_have_equal_results() {
    let (sessions, mut counts) = (Sessions::new(), Counts::default());
    (0..250).for_each(|seed| sessions.check(seed, &mut counts));
    assert!(counts.failed < counts.statements / 2, "{counts:?}");
}

#[test]
#[ignore = "runs for long: cargo xtask soak datafusion"]
fn soak() {
    let wanted: u64 = std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/soak/datafusion"));
    fs::create_dir_all(&folder).unwrap();
    let mut log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap();
    let state = folder.join("next");
    let mut next: u64 = fs::read_to_string(&state).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    let sessions = Sessions::new();
    while next < wanted {
        let (start, until, mut counts) = (Instant::now(), (next + STEP).min(wanted), Counts::default());
        (next..until).for_each(|seed| sessions.check(seed, &mut counts));
        let Counts { statements, expressions, failed } = counts;
        let line = format!(
            "seeds {next}..{until} right: {statements} statements, {failed} of them with an error, {expressions} expressions, {:.1} s",
            start.elapsed().as_secs_f64()
        );
        println!("{line}");
        writeln!(log, "{line}").unwrap();
        fs::write(&state, until.to_string()).unwrap();
        next = until;
    }
    println!("seeds 0..{next} right");
}
