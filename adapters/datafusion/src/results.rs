//! Results as text that can be compared.
//!
//! In: batches. Out: rows of [`Cell`]s, compared with a bound for floats and exactly for everything else.
//! Not here: running queries.

use datafusion::arrow::array::{Array, AsArray, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Float32Type, Float64Type};
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use datafusion::common::Result;
use std::fmt;

/// The greatest relative difference of floats: sums in another order differ in their last bits.
pub const FLOAT_BOUND: f64 = 1e-9;

/// A value of a result.
#[derive(Clone, Debug)]
pub enum Cell {
    /// NULL.
    Null,
    /// A float of either width.
    Float(f64),
    /// Anything else.
    Text(String),
}

impl Cell {
    /// Floats within the bound, everything else exactly; decimals may have another number of zeros at their end.
    pub fn matches(&self, other: &Cell) -> bool {
        match (self, other) {
            (Cell::Null, Cell::Null) => true,
            (Cell::Float(a), Cell::Float(b)) => {
                a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= FLOAT_BOUND * a.abs().max(b.abs())
            }
            (Cell::Text(a), Cell::Text(b)) => a == b,
            _ => false,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Null => f.write_str("NULL"),
            Cell::Float(value) => write!(f, "{value:?}"),
            Cell::Text(text) => f.write_str(text),
        }
    }
}

/// A decimal's text without zeros at the end of its fraction.
pub fn without_zeros(decimal: &str) -> &str {
    match decimal.contains('.') {
        true => decimal.trim_end_matches('0').trim_end_matches('.'),
        false => decimal,
    }
}

/// The rows of a result.
///
/// # Errors
/// A type has no text.
pub fn cells(batches: &[RecordBatch]) -> Result<Vec<Vec<Cell>>> {
    let options = FormatOptions::default();
    let mut rows = Vec::new();
    for batch in batches {
        let formatters = batch.columns().iter().map(|column| ArrayFormatter::try_new(column.as_ref(), &options));
        let formatters = formatters.collect::<std::result::Result<Vec<_>, _>>()?;
        for row in 0..batch.num_rows() {
            let cell = |(column, formatter): (&dyn Array, &ArrayFormatter<'_>)| match column.data_type() {
                _ if column.is_null(row) => Cell::Null,
                DataType::Float32 => Cell::Float(column.as_primitive::<Float32Type>().value(row).into()),
                DataType::Float64 => Cell::Float(column.as_primitive::<Float64Type>().value(row)),
                DataType::Decimal128(..) => Cell::Text(without_zeros(&formatter.value(row).to_string()).to_owned()),
                _ => Cell::Text(formatter.value(row).to_string()),
            };
            let columns = batch.columns().iter().map(|column| column.as_ref());
            rows.push(columns.zip(&formatters).map(cell).collect());
        }
    }
    Ok(rows)
}

/// Why two results differ, if they do.
pub fn difference(wanted: &[Vec<Cell>], given: &[Vec<Cell>]) -> Option<String> {
    if wanted.len() != given.len() {
        return Some(format!("{} rows, wanted {}", given.len(), wanted.len()));
    }
    let text = |row: &[Cell]| row.iter().map(Cell::to_string).collect::<Vec<_>>().join(", ");
    let differs =
        |(a, b): &(&Vec<Cell>, &Vec<Cell>)| a.len() != b.len() || !a.iter().zip(*b).all(|(a, b)| a.matches(b));
    let (row, (wanted, given)) = wanted.iter().zip(given).enumerate().find(|(_, rows)| differs(rows))?;
    Some(format!("row {row} is {}, wanted {}", text(given), text(wanted)))
}

/// Rows in an order that the values determine: floats, which may differ in their last bits, count least.
pub fn sorted(mut rows: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let key = |row: &Vec<Cell>| {
        let exact = row.iter().map(|cell| if let Cell::Float(_) = cell { String::new() } else { cell.to_string() });
        let floats =
            row.iter().map(|cell| if let Cell::Float(value) = cell { format!("{value:.6e}") } else { String::new() });
        (exact.collect::<Vec<_>>(), floats.collect::<Vec<_>>())
    };
    rows.sort_by_cached_key(key);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[Cell]) -> Vec<Vec<Cell>> {
        vec![cells.to_vec()]
    }

    #[test]
    fn differences_are_found() {
        let text = |text: &str| Cell::Text(text.to_owned());
        let wanted = row(&[Cell::Float(1.0), text("5"), Cell::Null]);
        assert_eq!(difference(&wanted, &row(&[Cell::Float(1.0 + 1e-12), text("5"), Cell::Null])), None);
        for given in [
            [Cell::Float(1.0 + 1e-6), text("5"), Cell::Null],
            [Cell::Float(1.0), text("6"), Cell::Null],
            [Cell::Float(1.0), text("5"), text("0")],
            [text("1"), text("5"), Cell::Null],
        ] {
            assert!(difference(&wanted, &row(&given)).is_some_and(|text| text.starts_with("row 0 is ")), "{given:?}");
        }
        assert_eq!(difference(&wanted, &[]).as_deref(), Some("0 rows, wanted 1"));
    }

    #[test]
    fn zeros_after_the_point_do_not_count() {
        assert_eq!(["1.50", "100", "2.000", "0.05"].map(without_zeros), ["1.5", "100", "2", "0.05"]);
    }
}
