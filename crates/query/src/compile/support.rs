//! What can be compiled.
//!
//! In: a pipeline. Out: the first operation that is only interpreted.
//! Invariant: `lower` and `record` accept what is accepted here.

use crate::expression::{ArithmeticOperator, ComparisonOperator, Expression, Node};
use crate::pipeline::{AggregateFunction, Output, Pipeline};
use crate::types::{self, DataType};
use std::fmt;

/// Comparisons with a list's values follow each other; longer lists are better searched.
const MAX_LIST: usize = 32;
/// Larger expressions compile slowly.
const MAX_OPERATIONS: usize = 400;

/// A word of a group has a bit for each key.
const MAX_KEYS: usize = u64::BITS as usize;

/// An operation that is only interpreted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    operation: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is interpreted, not compiled", self.operation)
    }
}

impl std::error::Error for Unsupported {}

type Result = std::result::Result<(), Unsupported>;

fn unsupported(operation: impl Into<String>) -> Result {
    Err(Unsupported { operation: operation.into() })
}

fn has_lanes(ty: DataType) -> Result {
    match ty {
        DataType::String | DataType::Binary => unsupported("text"),
        _ => Ok(()),
    }
}

/// Texts are columns and constants, compared for equality.
fn text(expression: &Expression) -> Result {
    match expression.node() {
        Node::Column(_) | Node::Literal(_) => Ok(()),
        _ => unsupported("an operation on text"),
    }
}

fn expression(expression: &Expression) -> Result {
    has_lanes(expression.ty())?;
    let is_text = |operand: &Expression| matches!(operand.ty(), DataType::String | DataType::Binary);
    match expression.node() {
        Node::Compare { operator, operands } if is_text(&operands[0]) => {
            let is_equality = matches!(
                operator,
                ComparisonOperator::Equal
                    | ComparisonOperator::NotEqual
                    | ComparisonOperator::Distinct
                    | ComparisonOperator::NotDistinct
            );
            if !is_equality {
                return unsupported("an ordering of text");
            }
            return operands.iter().try_for_each(text);
        }
        Node::InList { operand, values, .. } if is_text(operand) && values.len() <= MAX_LIST => return text(operand),
        Node::IsNull(operand) if is_text(operand) => return text(operand),
        _ => {}
    }
    let mut operands = Ok(());
    expression.node().for_each_operand(|operand| {
        if operands.is_ok() {
            operands = self::expression(operand);
        }
    });
    operands?;
    match expression.node() {
        Node::Arithmetic { operator: ArithmeticOperator::Remainder, .. } if types::is_float(expression.ty()) => {
            unsupported("the remainder of floats")
        }
        Node::InList { values, .. } if values.len() > MAX_LIST => {
            unsupported(format!("a list of {} values", values.len()))
        }
        Node::Matches { .. } | Node::Length { .. } | Node::Substring { .. } => unsupported("text"),
        _ => Ok(()),
    }
}

fn count(expression: &Expression) -> usize {
    let mut n = 1;
    expression.node().for_each_operand(|operand| n += count(operand));
    n
}

pub(super) fn pipeline(pipeline: &Pipeline) -> Result {
    pipeline.filter().map_or(Ok(()), expression)?;
    let mut n = pipeline.filter().map_or(0, count);
    match pipeline.output() {
        Output::Project(expressions) => {
            n += expressions.iter().map(count).sum::<usize>();
            expressions.iter().try_for_each(expression)?;
        }
        Output::Aggregate { keys, aggregates } => {
            if keys.len() > MAX_KEYS {
                return unsupported(format!("an aggregation by {} keys", keys.len()));
            }
            for key in keys.iter().filter(|key| !matches!(key.node(), Node::Column(_))) {
                if types::is_float(key.ty()) {
                    // Keys are equal by their bits, which a NaN may have many of.
                    return unsupported("a key that is a computed float");
                }
                n += count(key);
                expression(key)?;
            }
            for aggregate in aggregates {
                match (aggregate.function(), aggregate.argument()) {
                    (AggregateFunction::PopulationVariance | AggregateFunction::SampleVariance, _) => {
                        return unsupported("a variance");
                    }
                    (AggregateFunction::Minimum | AggregateFunction::Maximum, Some(argument))
                        if argument.ty() == DataType::Bool =>
                    {
                        return unsupported("a minimum or maximum of bool");
                    }
                    (_, Some(argument)) => {
                        n += count(argument);
                        expression(argument)?;
                    }
                    (_, None) => {}
                }
            }
        }
    }
    if n > MAX_OPERATIONS { unsupported(format!("a pipeline of {n} operations")) } else { Ok(()) }
}
