//! States of aggregates.
//!
//! In: values, or states of other rows. Out: the result of an aggregate.
//! Invariant: merging the states of two sets of rows gives the state of all of them, except for the rounding of floats.
//! Numbers of rows stop at their maximum, which merging an aggregation with itself reaches in 64 steps.
//! Not here: groups (see `run`), code that aggregates (see `compile`).

use crate::evaluate::{Values, Vector};
use crate::pipeline::{Aggregate, AggregateFunction};
use crate::types::{Representation, Value, representation};
use std::cmp::Ordering;

/// The state of an aggregate in a group.
#[derive(Clone, Debug)]
pub(crate) enum State {
    Count(u64),
    /// The sum as wrapping 128 bits, and the number of values.
    Whole(i128, u64),
    Float(f64, u64),
    /// The minimum or maximum so far.
    Extreme(Value),
    /// The number of values, their mean, and the sum of squared differences from it.
    Moments(u64, f64, f64),
}

fn ordering(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Float32(a), Value::Float32(b)) => a.total_cmp(b),
        (Value::Float64(a), Value::Float64(b)) => a.total_cmp(b),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        _ => Ordering::Equal,
    }
}

impl State {
    pub(crate) fn new(aggregate: &Aggregate) -> State {
        let argument = aggregate.argument().map(|argument| representation(argument.ty()));
        match aggregate.function() {
            AggregateFunction::Count => State::Count(0),
            AggregateFunction::Minimum | AggregateFunction::Maximum => State::Extreme(Value::Null),
            AggregateFunction::Sum => match argument {
                Some(Representation::Float32 | Representation::Float64) => State::Float(0.0, 0),
                _ => State::Whole(0, 0),
            },
            AggregateFunction::Average => State::Float(0.0, 0),
            AggregateFunction::PopulationVariance | AggregateFunction::SampleVariance => State::Moments(0, 0.0, 0.0),
        }
    }

    /// Adds the state of other rows of the same group.
    pub(crate) fn merge(&mut self, other: &State, function: AggregateFunction) {
        match (self, other) {
            (State::Count(n), State::Count(more)) => *n = n.saturating_add(*more),
            (State::Whole(sum, n), State::Whole(other, more)) => {
                (*sum, *n) = (sum.wrapping_add(*other), n.saturating_add(*more));
            }
            (State::Float(sum, n), State::Float(other, more)) => (*sum, *n) = (*sum + other, n.saturating_add(*more)),
            (State::Extreme(value), State::Extreme(other)) => {
                let wanted = if function == AggregateFunction::Minimum { Ordering::Less } else { Ordering::Greater };
                let is_new = *value == Value::Null || ordering(other, value) == wanted;
                if *other != Value::Null && is_new {
                    *value = other.clone();
                }
            }
            (State::Moments(n, mean, squares), State::Moments(more, other_mean, other_squares)) if *more > 0 => {
                let (a, b) = (*n as f64, *more as f64);
                let (total, difference) = (a + b, other_mean - *mean);
                *squares += other_squares + difference * difference * a * b / total;
                *mean += difference * b / total;
                *n = n.saturating_add(*more);
            }
            _ => {}
        }
    }

    pub(crate) fn result(&self, function: AggregateFunction) -> Value {
        match self {
            State::Count(n) => Value::Int((*n).min(i64::MAX as u64).into()),
            State::Whole(_, 0) | State::Float(_, 0) | State::Moments(0, ..) => Value::Null,
            State::Whole(sum, _) => Value::Int(*sum),
            State::Float(sum, n) if function == AggregateFunction::Average => Value::Float64(sum / *n as f64),
            State::Float(sum, _) => Value::Float64(*sum),
            State::Extreme(value) => value.clone(),
            State::Moments(n, _, squares) if function == AggregateFunction::PopulationVariance => {
                Value::Float64(squares / *n as f64)
            }
            State::Moments(1, ..) => Value::Null,
            State::Moments(n, _, squares) => Value::Float64(squares / (n - 1) as f64),
        }
    }
}

/// Adds a valid value.
pub(crate) fn add(state: &mut State, vector: &Vector<'_>, row: usize, function: AggregateFunction) {
    match (state, &vector.values) {
        (State::Count(n), _) => *n = n.saturating_add(1),
        (State::Whole(sum, n), Values::Int(values)) => {
            (*sum, *n) = (sum.wrapping_add(values[row].into()), n.saturating_add(1))
        }
        (State::Whole(sum, n), Values::Wide(values)) => {
            (*sum, *n) = (sum.wrapping_add(values[row]), n.saturating_add(1))
        }
        (State::Float(sum, n), Values::Float64(values)) => (*sum, *n) = (*sum + values[row], n.saturating_add(1)),
        (State::Float(sum, n), Values::Float32(values)) => {
            (*sum, *n) = (*sum + f64::from(values[row]), n.saturating_add(1))
        }
        (State::Moments(n, mean, squares), Values::Float64(values)) => {
            // Welford's update.
            *n = n.saturating_add(1);
            let difference = values[row] - *mean;
            *mean += difference / *n as f64;
            *squares += difference * (values[row] - *mean);
        }
        (state @ State::Extreme(_), _) => state.merge(&State::Extreme(value_at(vector, row)), function),
        _ => unreachable!("states suit their aggregates"),
    }
}

/// The value of a row.
pub(crate) fn value_at(vector: &Vector<'_>, row: usize) -> Value {
    if !vector.is_valid(row) {
        return Value::Null;
    }
    match &vector.values {
        Values::Bool(values) => values[row].into(),
        Values::Int(values) => values[row].into(),
        Values::Wide(values) => values[row].into(),
        Values::Float32(values) => values[row].into(),
        Values::Float64(values) => values[row].into(),
        Values::Text(values) => values[row].into(),
    }
}
