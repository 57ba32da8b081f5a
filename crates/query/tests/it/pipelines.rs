//! Pipelines compared with their definition, on random batches.

use crate::reference::value_of;
use kernelsmith_query::random::{Case, Content};
use kernelsmith_query::*;
use std::cmp::Ordering;

/// The result of an aggregate of these values, none of them NULL, by its definition.
fn aggregated(aggregate: &Aggregate, values: &[Value]) -> Value {
    let order = |a: &&Value, b: &&Value| match (a, b) {
        (Value::Float64(a), Value::Float64(b)) => a.total_cmp(b),
        (Value::Float32(a), Value::Float32(b)) => a.total_cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        _ => Ordering::Equal,
    };
    let float = |value: &Value| match value {
        Value::Float32(value) => f64::from(*value),
        Value::Float64(value) => *value,
        value => panic!("{value:?} is no float"),
    };
    let n = values.len();
    let sum: f64 = if matches!(values.first(), Some(Value::Float32(_) | Value::Float64(_))) {
        values.iter().map(float).sum()
    } else {
        0.0
    };
    let mean = sum / n as f64;
    let squares = || values.iter().map(|value| (float(value) - mean).powi(2)).sum::<f64>();
    match aggregate.function() {
        AggregateFunction::Count => Value::from(n as i64),
        AggregateFunction::Minimum => values.iter().min_by(order).cloned().unwrap_or(Value::Null),
        AggregateFunction::Maximum => values.iter().max_by(order).cloned().unwrap_or(Value::Null),
        _ if n == 0 => Value::Null,
        AggregateFunction::Average => Value::Float64(mean),
        AggregateFunction::PopulationVariance => Value::Float64(squares() / n as f64),
        AggregateFunction::SampleVariance if n == 1 => Value::Null,
        AggregateFunction::SampleVariance => Value::Float64(squares() / (n - 1) as f64),
        AggregateFunction::Sum => match values[0] {
            Value::Int(_) => {
                let all = values.iter().map(|value| if let Value::Int(value) = value { *value } else { 0 });
                let sum = all.fold(0, i128::wrapping_add);
                Value::Int(match aggregate.ty() {
                    DataType::Int64 => (sum as i64).into(),
                    DataType::UInt64 => (sum as u64).into(),
                    _ => sum,
                })
            }
            _ => Value::Float64(sum),
        },
    }
}

/// Equal, or floats that differ by the rounding of sums in another order.
pub(crate) fn is_close(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Float64(a), Value::Float64(b)) => {
            // Sums of values of up to 1e19 of both signs may cancel.
            a == b || a.to_bits() == b.to_bits() || (a - b).abs() <= 1e-9 * a.abs().max(b.abs()) + 1e-6
        }
        (a, b) => a.is_same(b),
    }
}

/// Whether floats of an aggregate may be large or not finite, so that the order of a sum matters.
fn has_large(values: &[Value]) -> bool {
    values.iter().any(|value| match value {
        Value::Float32(value) => !value.is_finite() || value.abs() > 1e6,
        Value::Float64(value) => !value.is_finite() || value.abs() > 1e6,
        _ => false,
    })
}

type Row = Vec<Value>;

/// The rows of a case and those that pass the filter; `None` if one fails.
fn passing(case: &Case, pipeline: &Pipeline) -> Option<Vec<Row>> {
    let rows = (0..case.rows).map(|row| case.columns.iter().map(|column| column.values[row].clone()).collect::<Row>());
    let mut passing = Vec::new();
    for row in rows {
        let passes = pipeline.filter().map_or(Ok(Value::Bool(true)), |filter| value_of(filter, &row)).ok()?;
        if passes == Value::Bool(true) {
            passing.push(row);
        }
    }
    Some(passing)
}

fn all_values(expression: &Expression, rows: &[&Row]) -> Option<Vec<Value>> {
    rows.iter().map(|row| value_of(expression, row).ok()).collect()
}

#[test]
fn projections_equal_their_definition() {
    let mut compared = 0;
    for seed in 0..8_000 {
        let case = Case::new(seed, 60, Content::Numbers);
        let pipeline = case.pipeline(seed, false);
        let Output::Project(expressions) = pipeline.output() else { panic!("a projection") };
        let should = passing(&case, &pipeline).and_then(|rows| {
            let rows: Vec<&Row> = rows.iter().collect();
            let columns = expressions.iter().map(|expression| all_values(expression, &rows));
            Some((rows.len(), columns.collect::<Option<Vec<_>>>()?))
        });
        let is = case.with_batch(|batch| pipeline.project(batch, None));
        assert_eq!(is.is_err(), should.is_none(), "seed {seed}: {is:?}");
        let (Ok(is), Some((rows, columns))) = (is, should) else { continue };
        compared += 1;
        assert_eq!(is.rows, rows, "seed {seed}");
        for (array, column) in is.columns.iter().zip(&columns) {
            for (row, should) in column.iter().enumerate() {
                let value = array.value(row);
                assert!(is_close(&value, should), "seed {seed}, row {row}: {value:?}, wanted {should:?}");
            }
        }
    }
    assert!(compared > 4_000, "{compared}");
}

#[test]
fn aggregates_equal_their_definition() {
    let (mut compared, mut groups) = (0, 0);
    for seed in 0..8_000 {
        let case = Case::new(seed, 60, Content::Numbers);
        let pipeline = case.pipeline(seed, true);
        let Output::Aggregate { keys, aggregates } = pipeline.output() else { panic!("aggregates") };
        let rows = passing(&case, &pipeline);
        // Groups in the order of their first rows; values are compared by their bits.
        let mut by_key: Vec<(Vec<Value>, Vec<&Row>)> = Vec::new();
        if keys.is_empty() {
            by_key.push((Vec::new(), Vec::new()));
        }
        let mut fails = rows.is_none();
        for row in rows.iter().flatten() {
            let Ok(key) = keys.iter().map(|key| value_of(key, row)).collect::<Result<Vec<Value>, _>>() else {
                fails = true;
                break;
            };
            let is_equal = |other: &Vec<Value>| other.iter().zip(&key).all(|(a, b)| a.is_same(b));
            match by_key.iter_mut().find(|(other, _)| is_equal(other)) {
                Some((_, rows)) => rows.push(row),
                None => by_key.push((key, vec![row])),
            }
        }
        for aggregate in aggregates {
            let argument = aggregate.argument();
            fails |= argument.is_some_and(|a| by_key.iter().any(|(_, rows)| all_values(a, rows).is_none()));
        }
        let result = case.with_batch(|batch| {
            // In two parts, which are merged.
            let mut first = Aggregation::new(&pipeline)?;
            let updated = first.update(batch, None)?;
            let second = Aggregation::new(&pipeline)?;
            let mut merged = second.clone();
            merged.merge(&first)?;
            assert!(!updated);
            merged.finish()
        });
        assert_eq!(result.is_err(), fails, "seed {seed}");
        let Ok(result) = result else { continue };
        compared += 1;
        groups += result.rows;
        assert_eq!(result.rows, by_key.len(), "seed {seed}");
        for (number, (key, rows)) in by_key.iter().enumerate() {
            for (array, should) in result.keys.iter().zip(key) {
                assert!(array.value(number).is_same(should), "seed {seed}, group {number}");
            }
            for (array, aggregate) in result.aggregates.iter().zip(aggregates) {
                let values = match aggregate.argument() {
                    Some(argument) => all_values(argument, rows).expect("no row failed"),
                    None => vec![Value::Bool(true); rows.len()],
                };
                let values: Vec<Value> = values.into_iter().filter(|value| *value != Value::Null).collect();
                if has_large(&values)
                    && !matches!(
                        aggregate.function(),
                        AggregateFunction::Minimum | AggregateFunction::Maximum | AggregateFunction::Count
                    )
                {
                    continue;
                }
                let (is, should) = (array.value(number), aggregated(aggregate, &values));
                assert!(is_close(&is, &should), "seed {seed}, {aggregate}: {is:?}, wanted {should:?} of {values:?}");
            }
        }
    }
    assert!(compared > 4_000 && groups > 8_000, "{compared}, {groups} groups");
}

#[test]
fn pipelines_are_not_confused() {
    let x = Expression::column(0, DataType::Int64);
    let sum = |keys| {
        let aggregates = vec![Aggregate::new(AggregateFunction::Sum, x.clone()).unwrap()];
        Pipeline::new(None, Output::Aggregate { keys, aggregates }).unwrap()
    };
    let plus = |number: f64| {
        let number = Expression::literal(Value::Float64(number), DataType::Float64).unwrap();
        let x = Expression::column(0, DataType::Float64);
        let sum = x.arithmetic(ArithmeticOperator::Add, Overflow::Checked, number).unwrap();
        Pipeline::new(None, Output::Project(vec![sum])).unwrap()
    };
    assert!(plus(0.0) == plus(0.0) && plus(0.0) != plus(-0.0), "zeros differ by their sign");
    assert!(plus(f64::NAN) == plus(f64::NAN) && plus(f64::NAN) != plus(-f64::NAN), "a NaN equals itself");
    assert_ne!(plus(0.0), plus(0.0).with_nans(ComputedNans::Left));
    let (grouped, whole) = (sum(vec![x.clone()]), sum(Vec::new()));
    let projection = Pipeline::new(None, Output::Project(vec![x.clone()])).unwrap();
    let bytes = 7i64.to_ne_bytes();
    let column = Column::new(DataType::Int64, 1, Data::Values(&bytes), None).unwrap();
    let batch = Batch::new(1, vec![column]).unwrap();
    let wrong = Err(EvaluateError::WrongPipeline);
    assert_eq!(Aggregation::new(&projection).map(|_| ()), wrong);
    assert_eq!(whole.project(&batch, None).map(|_| ()), wrong);
    let (mut groups, mut sums) = (Aggregation::new(&grouped).unwrap(), Aggregation::new(&whole).unwrap());
    sums.update(&batch, None).unwrap();
    assert_eq!(groups.merge(&sums), wrong);
    assert_eq!(sums.merge(&groups), wrong);
    assert_eq!(sums.finish().unwrap().aggregates[0].value(0), Value::from(7i64));
}
