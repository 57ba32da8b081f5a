//! What a statement did, and how two sessions differ in that.
//!
//! In: batches and errors. Out: [`Outcome`]s, and the [`Difference`] of two.
//! Invariant: values are compared by their exact text; that floats differ in their last bits, or rows in their order, is
//! named, not hidden.
//! Not here: running statements.

use datafusion::arrow::array::RecordBatch;
use datafusion::common::{DataFusionError, Result};
use kernelsmith_datafusion::results::{Cell, cells, difference};

/// What a statement did.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// The names and types of the columns, and the rows.
    Rows(Vec<String>, Vec<Vec<Cell>>),
    /// The first line of the message.
    Error(String),
    Panic(String),
    /// It was given up.
    Endless,
}

/// How two outcomes differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    None,
    /// The same rows in another order.
    Order,
    /// The last bits of floats.
    LastBits,
    /// Both failed, with other messages.
    Message(String),
    /// Anything else.
    Other(String),
}

impl Outcome {
    pub(crate) fn of_batches(batches: &[RecordBatch]) -> Result<Outcome> {
        let columns = batches.first().map(|batch| {
            let schema = batch.schema();
            schema.fields().iter().map(|field| format!("{}: {}", field.name(), field.data_type())).collect()
        });
        Ok(Outcome::Rows(columns.unwrap_or_default(), cells(batches)?))
    }

    pub(crate) fn of_error(error: &DataFusionError) -> Outcome {
        let text = error.strip_backtrace();
        Outcome::Error(text.lines().next().unwrap_or_default().to_owned())
    }

    /// How this outcome of a session with kernelsmith differs from the wanted one.
    pub(crate) fn differs_from(&self, wanted: &Outcome) -> Difference {
        match (wanted, self) {
            (Outcome::Rows(wanted_columns, wanted), Outcome::Rows(columns, given)) => {
                // A result without batches has no types.
                if !wanted.is_empty() && !given.is_empty() && wanted_columns != columns {
                    return Difference::Other(format!("columns {columns:?}, wanted {wanted_columns:?}"));
                }
                compare(wanted, given)
            }
            (Outcome::Error(wanted), Outcome::Error(given)) if wanted == given => Difference::None,
            (Outcome::Error(wanted), Outcome::Error(given)) => {
                let texts = format!("{given}, wanted {wanted}");
                match kind(wanted) == kind(given) {
                    true => Difference::Message(texts),
                    false => Difference::Other(texts),
                }
            }
            (Outcome::Panic(_), Outcome::Panic(_)) | (Outcome::Endless, Outcome::Endless) => Difference::None,
            _ => Difference::Other(format!("{}, wanted {}", self.text(), wanted.text())),
        }
    }

    fn text(&self) -> String {
        match self {
            Outcome::Rows(_, rows) => format!("{} rows", rows.len()),
            Outcome::Error(text) => format!("the error {text}"),
            Outcome::Panic(text) => format!("the panic {text}"),
            Outcome::Endless => "no end".to_owned(),
        }
    }
}

/// The kinds of an error: the words before the message.
fn kind(message: &str) -> &str {
    message.split_once(": ").map_or(message, |(kind, _)| kind)
}

fn compare(wanted: &[Vec<Cell>], given: &[Vec<Cell>]) -> Difference {
    let exact = |rows: &[Vec<Cell>]| -> Vec<String> {
        rows.iter().map(|row| row.iter().map(Cell::to_string).collect::<Vec<_>>().join("\t")).collect()
    };
    let (mut wanted_texts, mut given_texts) = (exact(wanted), exact(given));
    if wanted_texts == given_texts {
        return Difference::None;
    }
    let Some(text) = difference(wanted, given) else {
        return match has_other_zeros(wanted, given) {
            true => Difference::Other("the sign of a zero".to_owned()),
            false => Difference::LastBits,
        };
    };
    wanted_texts.sort();
    given_texts.sort();
    if wanted_texts == given_texts {
        return Difference::Order;
    }
    let sorted = kernelsmith_datafusion::results::sorted;
    match difference(&sorted(wanted.to_vec()), &sorted(given.to_vec())) {
        None => Difference::Order,
        Some(_) => Difference::Other(text),
    }
}

fn has_other_zeros(wanted: &[Vec<Cell>], given: &[Vec<Cell>]) -> bool {
    wanted.iter().flatten().zip(given.iter().flatten()).any(|cells| match cells {
        (Cell::Float(a), Cell::Float(b)) => *a == 0.0 && *b == 0.0 && a.is_sign_negative() != b.is_sign_negative(),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(values: &[f64]) -> Outcome {
        Outcome::Rows(vec!["x: Float64".to_owned()], values.iter().map(|value| vec![Cell::Float(*value)]).collect())
    }

    #[test]
    fn differences_are_named() {
        let wanted = rows(&[1.0, 2.0, 0.0]);
        assert_eq!(rows(&[1.0, 2.0, 0.0]).differs_from(&wanted), Difference::None);
        assert_eq!(rows(&[2.0, 1.0, 0.0]).differs_from(&wanted), Difference::Order);
        assert_eq!(rows(&[1.0 + 1e-15, 2.0, 0.0]).differs_from(&wanted), Difference::LastBits);
        for other in [&[1.0, 2.0, -0.0][..], &[1.0, 2.0], &[1.0, 2.5, 0.0]] {
            assert!(matches!(rows(other).differs_from(&wanted), Difference::Other(_)), "{other:?}");
        }
        let error = |text: &str| Outcome::Error(text.to_owned());
        assert_eq!(error("Arrow error: a").differs_from(&error("Arrow error: a")), Difference::None);
        assert!(matches!(error("Arrow error: b").differs_from(&error("Arrow error: a")), Difference::Message(_)));
        for other in [error("Execution error: a"), Outcome::Panic("a".to_owned()), Outcome::Endless, rows(&[])] {
            assert!(matches!(other.differs_from(&error("Arrow error: a")), Difference::Other(_)), "{other:?}");
        }
    }
}
