//! The statements of `tests/corpus`, with the rule.
//!
//! In: statements with the results of DuckDB, or with a reason why DuckDB and DataFusion differ; then DataFusion without
//! the rule decides. Out: equal results, and equal messages of errors.
//! Invariant: tables come in batches of many lengths, whose arrays start within bytes of bitmaps.
//! Not here: how statements are generated (`generate.py`).

use crate::support::{By, run, session};
use datafusion::arrow::array::{ArrayRef, RecordBatch, StringArray};
use datafusion::arrow::compute::{cast, concat_batches};
use datafusion::arrow::datatypes::{DataType, Field, Schema, TimeUnit};
use datafusion::common::Result;
use datafusion::datasource::MemTable;
use datafusion::physical_plan::{ExecutionPlan, collect};
use datafusion::prelude::SessionContext;
use kernelsmith_datafusion::KernelsmithExec;
use kernelsmith_datafusion::results::{Cell, cells, difference, without_zeros};
use std::sync::Arc;

const CORPUS: &str = include_str!("../corpus/statements.txt");
/// Lengths of batches: around bytes of bitmaps and lanes of vectors, and an empty one.
const LENGTHS: [usize; 10] = [1, 7, 0, 8, 9, 64, 65, 100, 2, 300];

struct Statement<'a> {
    sql: &'a str,
    /// The rows as DuckDB printed them; `None` if it returned an error.
    rows: Option<&'a str>,
    reason: Option<&'a str>,
}

struct Corpus<'a> {
    columns: Vec<(&'a str, DataType)>,
    rows: Vec<Vec<Option<String>>>,
    /// The statement that makes the table `big` of the table `t`.
    big: &'a str,
    statements: Vec<Statement<'a>>,
}

fn parse() -> Corpus<'static> {
    let mut corpus = Corpus { columns: Vec::new(), rows: Vec::new(), big: "", statements: Vec::new() };
    let mut lines = CORPUS.lines().filter(|line| !line.starts_with("# "));
    while let Some(line) = lines.next() {
        if let Some(columns) = line.strip_prefix("columns ") {
            let column = |column: &'static str| column.split_once(':').map(|(name, ty)| (name, type_of(name, ty)));
            corpus.columns = columns.split(' ').map(|text| column(text).unwrap()).collect();
        } else if let Some(row) = line.strip_prefix("row ") {
            corpus.rows.push(row.split(',').map(|cell| (cell != "NULL").then(|| unescaped(cell))).collect());
        } else if let Some(big) = line.strip_prefix("big ") {
            corpus.big = big.strip_prefix("CREATE TABLE big AS ").unwrap();
        } else {
            let result = lines.next().expect("a result follows each statement");
            let (result, reason) =
                result.split_once('~').map_or((result, None), |(rows, why)| (rows.trim_end(), Some(why)));
            let rows = result.strip_prefix('=').map(str::trim_start);
            corpus.statements.push(Statement { sql: line, rows, reason });
        }
    }
    corpus
}

/// The type of a column in Arrow: text comes in three layouts.
fn type_of(name: &str, ty: &str) -> DataType {
    match (name, ty) {
        ("g", _) => DataType::Dictionary(Box::new(DataType::Int16), Box::new(DataType::Utf8)),
        ("v", _) => DataType::Utf8View,
        (_, "VARCHAR") => DataType::Utf8,
        (_, "INTEGER") => DataType::Int32,
        (_, "BOOLEAN") => DataType::Boolean,
        (_, "TINYINT") => DataType::Int8,
        (_, "SMALLINT") => DataType::Int16,
        (_, "BIGINT") => DataType::Int64,
        (_, "UINTEGER") => DataType::UInt32,
        (_, "REAL") => DataType::Float32,
        (_, "DOUBLE") => DataType::Float64,
        (_, "DECIMAL(15,2)") => DataType::Decimal128(15, 2),
        (_, "DECIMAL(30,6)") => DataType::Decimal128(30, 6),
        (_, "DATE") => DataType::Date32,
        (_, "TIMESTAMP") => DataType::Timestamp(TimeUnit::Microsecond, None),
        _ => panic!("{ty} is unknown"),
    }
}

fn unescaped(cell: &str) -> String {
    let (mut text, mut chars) = (String::new(), cell.chars());
    while let Some(char) = chars.next() {
        match char {
            '\\' => match chars.next() {
                Some('s') => text.push(' '),
                Some('c') => text.push(','),
                Some('e') => {}
                other => text.extend(other),
            },
            char => text.push(char),
        }
    }
    text
}

/// The table `t`: its arrays start at an odd offset.
fn table(corpus: &Corpus<'_>) -> RecordBatch {
    const OFFSET: usize = 3;
    let fields = corpus.columns.iter().map(|(name, ty)| Field::new(*name, ty.clone(), *name != "k"));
    let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
    let column = |(at, (_, ty)): (usize, &(&str, DataType))| -> ArrayRef {
        let rows = corpus.rows[..OFFSET].iter().chain(&corpus.rows);
        let texts: ArrayRef = Arc::new(StringArray::from_iter(rows.map(|row| row[at].as_deref())));
        cast(&texts, ty).unwrap().slice(OFFSET, corpus.rows.len())
    };
    RecordBatch::try_new(schema, corpus.columns.iter().enumerate().map(column).collect()).unwrap()
}

/// Slices of a batch.
fn pieces(batch: &RecordBatch) -> Vec<RecordBatch> {
    let (mut pieces, mut at) = (Vec::new(), 0);
    for length in LENGTHS.iter().cycle() {
        if at == batch.num_rows() {
            break;
        }
        let length = (*length).min(batch.num_rows() - at);
        pieces.push(batch.slice(at, length));
        at += length;
    }
    pieces
}

async fn register(sessions: &[&SessionContext], corpus: &Corpus<'_>) -> Result<()> {
    let t = table(corpus);
    let plain = session(1, 8192, By::DataFusion);
    plain.register_batch("t", t.clone())?;
    let frame = plain.sql(&format!("SELECT * FROM ({}) ORDER BY k", corpus.big)).await?;
    let schema = Arc::new(frame.schema().as_arrow().clone());
    let big = pieces(&concat_batches(&schema, &frame.collect().await?)?);
    for session in sessions {
        session.register_batch("t", t.clone())?;
        let n = session.state().config().target_partitions();
        let partition = |at: usize| big.iter().skip(at).step_by(n).cloned().collect();
        let table = MemTable::try_new(Arc::clone(&schema), (0..n).map(partition).collect())?;
        session.register_table("big", Arc::new(table))?;
    }
    Ok(())
}

/// DuckDB's rows; floats where DataFusion's result has floats.
fn stored(text: &str, like: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    let rows = text.split(' ').filter(|row| !row.is_empty()).enumerate();
    let cell = |(column, cell): (usize, &str), row: usize| match cell {
        "NULL" => Cell::Null,
        // A column is one of floats if any row shows it.
        _ if like.iter().any(|row| matches!(row.get(column), Some(Cell::Float(_)))) => {
            cell.parse().map_or_else(|_| Cell::Text(cell.to_owned()), Cell::Float)
        }
        _ if matches!(like.get(row).and_then(|row| row.get(column)), Some(Cell::Text(text)) if *text == unescaped(cell)) => {
            Cell::Text(unescaped(cell))
        }
        _ if cell.parse::<f64>().is_ok() => Cell::Text(without_zeros(cell).to_owned()),
        _ => Cell::Text(unescaped(cell)),
    };
    rows.map(|(at, row)| row.split(',').enumerate().map(|column| cell(column, at)).collect()).collect()
}

/// The number of nodes of a plan that compute something with kernelsmith.
fn compiled_nodes(plan: &Arc<dyn ExecutionPlan>) -> usize {
    // Filters and projections are recognised as what they were, so the text decides.
    let text = datafusion::physical_plan::displayable(plan.as_ref()).indent(false).to_string();
    let compiled = format!("{}: compiled=", KernelsmithExec::static_name());
    text.matches(&compiled).count() - text.matches(&format!("{compiled}0,")).count()
}

async fn run_compiled(session: &SessionContext, sql: &str) -> Result<(Vec<Vec<Cell>>, usize)> {
    let plan = session.sql(sql).await?.create_physical_plan().await?;
    let compiled = compiled_nodes(&plan);
    Ok((cells(&collect(plan, session.task_ctx()).await?)?, compiled))
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

#[test]
fn there_are_600_statements_with_duckdbs_results() {
    let corpus = parse();
    let n_stored = corpus.statements.iter().filter(|statement| statement.rows.is_some() && statement.reason.is_none());
    assert!(n_stored.count() >= 600);
    assert!(corpus.statements.iter().all(|statement| statement.rows.is_some() || statement.reason.is_some()));
}

#[test]
fn a_changed_result_is_found() {
    let stored_rows = stored("1,2.50,abc 2,NULL,\\e", &[]);
    assert_eq!(difference(&stored_rows, &stored("1,2.5,abc 2,NULL,\\e", &[])), None);
    for changed in
        ["1,2.51,abc 2,NULL,\\e", "1,2.50,abc 2,0,\\e", "1,2.50,ab 2,NULL,\\e", "1,2.50,abc", "2,2.50,abc 2,NULL,\\e"]
    {
        assert!(difference(&stored_rows, &stored(changed, &[])).is_some(), "{changed}");
    }
}

/// Runs every `n`-th statement, from the `of`-th on. Several tests do, so that threads share the work.
fn check(of: usize, n: usize, by: By) {
    let corpus = parse();
    runtime().block_on(async {
        // A session's batch size divides results of joins and filters; small ones make more batches.
        let sessions = [(1, 8192), (2, 50)];
        let with = sessions.map(|(partitions, batch_size)| session(partitions, batch_size, by));
        let plain = sessions.map(|(partitions, batch_size)| session(partitions, batch_size, By::DataFusion));
        register(&with.iter().chain(&plain).collect::<Vec<_>>(), &corpus).await.unwrap();
        let (mut compiled, mut failures) = (0, Vec::new());
        for (at, statement) in corpus.statements.iter().enumerate().skip(of).step_by(n) {
            // Which of several partitions fails first is a matter of chance.
            let choice = if statement.reason == Some("error") { 0 } else { at / n % sessions.len() };
            let given = run_compiled(&with[choice], statement.sql).await;
            compiled += usize::from(given.as_ref().is_ok_and(|(_, compiled)| *compiled > 0));
            let given = given.map(|(rows, _)| rows).map_err(|error| error.to_string());
            let wanted = match (statement.reason, &given) {
                (None, Ok(given)) => Ok(stored(statement.rows.unwrap(), given)),
                _ => run(&plain[choice], statement.sql).await.map_err(|error| error.to_string()),
            };
            let difference = match (&wanted, &given) {
                (Ok(wanted), Ok(given)) => difference(wanted, given),
                (wanted, given) => (wanted.as_ref().err() != given.as_ref().err())
                    .then(|| format!("{:?}, wanted {:?}", given.as_ref().err(), wanted.as_ref().err())),
            };
            failures.extend(difference.map(|difference| format!("{}\n    {difference}", statement.sql)));
        }
        assert!(failures.is_empty(), "{} statements fail:\n{}", failures.len(), failures.join("\n"));
        let n_statements = corpus.statements.len() / n;
        assert!(compiled * 2 > n_statements, "{compiled} of {n_statements} statements have compiled nodes");
    });
}

#[test]
fn compiled_statements_have_stored_results_part_1() {
    check(0, 2, By::Code);
}

#[test]
fn compiled_statements_have_stored_results_part_2() {
    check(1, 2, By::Code);
}

#[test]
fn interpreted_statements_have_stored_results_part_1() {
    check(0, 2, By::Interpreter);
}

#[test]
fn interpreted_statements_have_stored_results_part_2() {
    check(1, 2, By::Interpreter);
}

/// DataFusion without the rule agrees with DuckDB, except where a reason is stated. Slow; run it after `generate.py`.
#[test]
#[ignore = "needed when the statements change"]
fn duckdb_and_datafusion_agree() {
    let corpus = parse();
    runtime().block_on(async {
        let plain = session(1, 8192, By::DataFusion);
        register(&[&plain], &corpus).await.unwrap();
        let mut failures = Vec::new();
        for statement in corpus.statements.iter().filter(|statement| statement.reason.is_none()) {
            let difference = match run(&plain, statement.sql).await {
                Ok(given) => difference(&stored(statement.rows.unwrap(), &given), &given),
                Err(error) => Some(error.to_string().lines().next().unwrap_or_default().to_owned()),
            };
            failures.extend(difference.map(|difference| format!("{}\n    {difference}", statement.sql)));
        }
        assert!(failures.is_empty(), "{} statements differ:\n{}", failures.len(), failures.join("\n"));
    });
}
