//! Part 8 of the tour: rows of flights, projected to columns.
//!
//! In: real rows with missing values, and the selected columns. Out: a block with these columns.
//! Invariant: every cell of the block equals the row's, widened if requested.

use super::show::{Guide, micros};
use crate::output::Failure;
use kernelsmith::Error;
use kernelsmith::rows::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

const FLIGHTS: &str = include_str!("../../assets/flights.csv");
/// Number of copies of the rows, so that the batch is large enough to measure.
const COPIES: usize = 32;
const ROUNDS: usize = 50;

const COLUMNS: [(&str, DataType, bool); 19] = [
    ("year", DataType::Int16, false),
    ("month", DataType::Int8, false),
    ("day", DataType::Int8, false),
    ("dep_time", DataType::Int16, true),
    ("sched_dep_time", DataType::Int16, false),
    ("dep_delay", DataType::Int16, true),
    ("arr_time", DataType::Int16, true),
    ("sched_arr_time", DataType::Int16, false),
    ("arr_delay", DataType::Int16, true),
    ("carrier", DataType::String, false),
    ("flight", DataType::Int32, false),
    ("tailnum", DataType::String, true),
    ("origin", DataType::String, false),
    ("dest", DataType::String, false),
    ("air_time", DataType::Int16, true),
    ("distance", DataType::Int16, false),
    ("hour", DataType::Int8, false),
    ("minute", DataType::Int8, false),
    ("time_hour", DataType::String, false),
];

fn flights() -> Result<RowBatch, Failure> {
    let columns = COLUMNS.map(|(name, ty, is_nullable)| {
        let column = Column::new(name, ty);
        if is_nullable { column.nullable() } else { column }
    });
    let mut rows = RowBatch::new(&Schema::new(columns).map_err(broken)?);
    for _ in 0..COPIES {
        for line in FLIGHTS.lines().skip(1) {
            let value = |(field, (_, ty, _)): (&str, (&str, DataType, bool))| match (field, ty) {
                ("", _) => Ok(Value::Null),
                (text, DataType::String) => Ok(Value::from(text)),
                (number, _) => number.parse().map(Value::Int),
            };
            let values: Result<Vec<Value>, _> = line.split(',').zip(COLUMNS).map(value).collect();
            rows.push(&values.map_err(broken)?).map_err(broken)?;
        }
    }
    Ok(rows)
}

fn broken(error: impl std::fmt::Display) -> Failure {
    Failure::internal(format!("the flights of the tour: {error}"))
}

/// The selected columns: delays and distances as wide numbers, the carrier, and a column that was added later.
fn wanted() -> Result<Schema, SchemaError> {
    Schema::new([
        Column::new("carrier", DataType::String),
        Column::new("tailnum", DataType::String).nullable(),
        Column::new("month", DataType::Int32),
        Column::new("distance", DataType::Float64),
        Column::new("dep_delay", DataType::Int32).nullable(),
        Column::new("arr_delay", DataType::Float32).nullable(),
        Column::new("air_time", DataType::Int16).nullable(),
        Column::new("sched_dep_time", DataType::Int16),
        Column::new("diverted", DataType::Bool).read_default(false),
    ])
}

/// Part 8.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "Rows of flights projected to columns in Arrow's layout",
        "Which columns exist and which are selected is known when the program runs; the loop is compiled for both.",
    )?;
    let rows = flights()?;
    let wanted = wanted().map_err(broken)?;
    let projection = Projection::new(rows.schema(), &wanted, Purpose::Read).map_err(broken)?;
    let make =
        |guide: &Guide<'_>| guide.jit().rows_to_block(&projection, rows.len(), BytesForm::Offsets, Choice::Range);
    let start = Instant::now();
    let projector = make(guide)?;
    let first = start.elapsed();
    let (of, n) = (rows.schema().columns().len(), wanted.columns().len());
    guide.line(&format!("   {n} columns from {of}, {} rows of {} bytes", rows.len(), rows.layout().row_bytes()))?;
    if guide.is_native() {
        let warm = (0..ROUNDS).map(|_| time(|| make(guide).map(drop))).collect::<Result<Vec<_>, Error>>()?;
        let warm = warm.into_iter().min().unwrap_or(first);
        guide.line(&format!(
            "     compiled in {} at first, {} warm (recording included)",
            micros(first),
            micros(warm)
        ))?;
    }
    let block = || Block::new(&wanted, rows.len(), BytesForm::Offsets).map_err(broken);
    let (mut compiled, mut interpreted) = (block()?, block()?);
    let all = Rows::Range(0..rows.len());
    let refused = |error: ProjectError| Failure::internal(error.to_string());
    projector.project(&rows, &all, &mut compiled).map_err(refused)?;
    compare(&rows, &projection, &compiled)?;
    guide.line(&format!("     equals the rows: yes, {} cells, {} of them NULL", n * rows.len(), nulls(&compiled)))?;
    if !guide.is_native() {
        return Ok(());
    }
    let call = || projector.project(black_box(&rows), &all, &mut compiled).map_err(refused);
    guide.race(rows.len(), "a row", "interpreted, column by column,", call, || {
        let done = interpret::rows_to_block(&projection, black_box(&rows), &all, &mut interpreted);
        debug_assert!(done.is_ok());
    })
}

fn time<E>(work: impl FnOnce() -> Result<(), E>) -> Result<Duration, E> {
    let start = Instant::now();
    work().map(|()| start.elapsed())
}

fn nulls(block: &Block) -> usize {
    let columns = 0..block.schema().columns().len();
    columns.map(|column| (0..block.len()).filter(|&row| block.is_null(row, column)).count()).sum()
}

/// Compares every cell with its row.
fn compare(rows: &RowBatch, projection: &Projection, block: &Block) -> Result<(), Failure> {
    for (index, step) in projection.steps().iter().enumerate() {
        for row in 0..rows.len() {
            let expected = match step {
                Step::Default(value) => value.clone(),
                Step::From { column, .. } => {
                    match (rows.value(row, *column), projection.wanted().columns()[index].ty()) {
                        (Value::Int(value), DataType::Float32) => Value::Float32(value as f32),
                        (Value::Int(value), DataType::Float64) => Value::Float64(value as f64),
                        (value, _) => value,
                    }
                }
            };
            let is = block.value(row, index);
            if !is.is_same(&expected) {
                return Err(Failure::internal(format!("row {row}, column {index}: {is:?} instead of {expected:?}")));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flights_have_missing_values() {
        let rows = flights().expect("rows");
        assert_eq!((rows.len(), rows.layout().row_bytes()), (500 * COPIES, 69));
        assert_eq!(rows.value(4, 3), Value::Null);
        assert_eq!(rows.value(0, 11), "N14228".into());
    }
}
