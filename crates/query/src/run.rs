//! Runs pipelines, batch by batch: interpreted, or by code where there is some.
//!
//! In: a [`Pipeline`], batches. Out: the columns of a projection, or a row per group, in the order in which the groups
//! first appeared.
//! Invariants: a projection or an argument is evaluated only for rows that pass the filter; a batch that fails changes
//! nothing.
//! Not here: expressions (see `evaluate`), calls of code (see `compile`).

use crate::aggregate::{State, add, value_at};
use crate::batch::{Array, Batch};
use crate::compile::PipelineCode;
use crate::evaluate::{EvaluateError, Live, Result, Values, Vector, array, eval, is_same_kind};
use crate::expression::Expression;
use crate::pipeline::{Aggregate, Output, Pipeline, Projected};
use crate::types::{self, DataType, Representation, Value, representation};
use std::collections::HashMap;

impl Pipeline {
    /// Runs a projection on a batch, with the code if it suits the batch. Code that meets a row that fails, or a number
    /// that it cannot represent, leaves the batch to the interpreter.
    ///
    /// # Errors
    /// The error of a row, a column that the batch lacks, or the pipeline has aggregates.
    pub fn project(&self, batch: &Batch<'_>, code: Option<&PipelineCode>) -> Result<Projected> {
        let Output::Project(expressions) = self.output() else { return Err(EvaluateError::WrongPipeline) };
        if let Some(projected) = code.and_then(|code| code.project(self, batch)) {
            return Ok(projected);
        }
        let selected = self.selected(batch)?;
        let (mask, chosen) = match &selected {
            None => (None, None),
            Some(mask) => (Some(mask.as_slice()), Some((0..batch.rows()).filter(|&row| mask[row]).collect::<Vec<_>>())),
        };
        let rows = chosen.as_ref().map_or(batch.rows(), Vec::len);
        let column = |expression: &Expression| {
            let vector = eval(expression, batch, Live(mask))?;
            array(&vector, expression.ty(), batch.rows(), chosen.as_deref())
        };
        let columns = expressions.iter().map(column).collect::<Result<Vec<_>>>()?;
        Ok(Projected { rows, columns, is_compiled: false })
    }

    /// The rows that pass the filter; `None` without a filter.
    fn selected(&self, batch: &Batch<'_>) -> Result<Option<Vec<bool>>> {
        let Some(filter) = self.filter() else { return Ok(None) };
        let vector = eval(filter, batch, Live(None))?;
        Ok(Some((0..batch.rows()).map(|row| vector.is_true(row)).collect()))
    }

    /// Whether the batch has all columns.
    fn check_columns(&self, batch: &Batch<'_>) -> Result<()> {
        for (column, wanted) in self.columns() {
            let given = batch.columns().get(column).map(|column| column.ty());
            if !given.is_some_and(|given| is_same_kind(given, wanted)) {
                return Err(EvaluateError::Column { column, wanted, given });
            }
        }
        Ok(())
    }
}

/// One group.
#[derive(Clone, Debug)]
struct Group {
    keys: Vec<Value>,
    rows: u64,
    states: Vec<State>,
}

/// The results of an [`Aggregation`]: a row per group.
#[derive(Clone, PartialEq, Debug)]
pub struct Groups {
    /// A column for each key.
    pub keys: Vec<Array>,
    /// A column for each aggregate.
    pub aggregates: Vec<Array>,
    /// The number of groups; 1 without keys, even if there was no row.
    pub rows: usize,
}

/// The groups of a pipeline and the states of their aggregates.
#[derive(Clone, Debug)]
pub struct Aggregation<'p> {
    pipeline: &'p Pipeline,
    aggregates: &'p [Aggregate],
    groups: Vec<Group>,
    /// The numbers of groups by the bytes of their keys.
    numbers: HashMap<Vec<u8>, usize>,
}

/// Appends bytes that determine a value of a vector, and where they end.
fn write_key(vector: &Vector<'_>, row: usize, key: &mut Vec<u8>) {
    if !vector.is_valid(row) {
        return key.push(0);
    }
    key.push(1);
    match &vector.values {
        Values::Bool(values) => key.push(values[row].into()),
        Values::Int(values) => key.extend(values[row].to_le_bytes()),
        Values::Wide(values) => key.extend(values[row].to_le_bytes()),
        Values::Float32(values) => key.extend(values[row].to_bits().to_le_bytes()),
        Values::Float64(values) => key.extend(values[row].to_bits().to_le_bytes()),
        Values::Text(values) => {
            key.extend((values[row].len() as u64).to_le_bytes());
            key.extend(values[row]);
        }
    }
}

impl<'p> Aggregation<'p> {
    /// No rows yet.
    ///
    /// # Errors
    /// The pipeline is a projection.
    pub fn new(pipeline: &'p Pipeline) -> Result<Aggregation<'p>> {
        let Output::Aggregate { keys, aggregates } = pipeline.output() else {
            return Err(EvaluateError::WrongPipeline);
        };
        let mut aggregation = Aggregation { pipeline, aggregates, groups: Vec::new(), numbers: HashMap::new() };
        if keys.is_empty() {
            aggregation.add_group(Vec::new());
        }
        Ok(aggregation)
    }

    fn keys(&self) -> &'p [Expression] {
        match self.pipeline.output() {
            Output::Aggregate { keys, .. } => keys,
            Output::Project(_) => &[],
        }
    }

    fn add_group(&mut self, keys: Vec<Value>) -> usize {
        self.groups.push(Group { keys, rows: 0, states: self.aggregates.iter().map(State::new).collect() });
        self.groups.len() - 1
    }

    /// The number of groups so far, including those without a row that passed the filter.
    pub fn n_groups(&self) -> usize {
        self.groups.len()
    }

    /// Adds the rows of a batch, with the code if it suits the batch. Returns whether the code ran.
    ///
    /// # Errors
    /// The error of a row, or a column that the batch lacks; then the groups are as before.
    pub fn update(&mut self, batch: &Batch<'_>, code: Option<&PipelineCode>) -> Result<bool> {
        if let Some(code) = code
            && self.update_compiled(batch, code)?
        {
            return Ok(true);
        }
        let selected = self.pipeline.selected(batch)?;
        let live = Live(selected.as_deref());
        let rows = batch.rows();
        let is_in = |row: usize| live.has(row);
        let keys = self.keys().iter().map(|key| eval(key, batch, live)).collect::<Result<Vec<_>>>()?;
        let arguments: Vec<Option<Vector<'_>>> = self
            .aggregates
            .iter()
            .map(|aggregate| aggregate.argument().map(|argument| eval(argument, batch, live)).transpose())
            .collect::<Result<_>>()?;
        let numbers = self.group_numbers(&keys, rows, is_in);
        (0..rows).filter(|&row| is_in(row)).for_each(|row| self.groups[numbers[row]].rows += 1);
        for (at, argument) in arguments.iter().enumerate() {
            let function = self.aggregates[at].function();
            for row in (0..rows).filter(|&row| is_in(row)) {
                let state = &mut self.groups[numbers[row]].states[at];
                match argument {
                    None => state.merge(&State::Count(1), function),
                    Some(vector) if vector.is_valid(row) => add(state, vector, row, function),
                    Some(_) => {}
                }
            }
        }
        Ok(false)
    }

    /// The group of each row that `is_in` accepts.
    fn group_numbers(&mut self, keys: &[Vector<'_>], rows: usize, is_in: impl Fn(usize) -> bool) -> Vec<usize> {
        if keys.is_empty() {
            return vec![0; rows];
        }
        let mut bytes = Vec::new();
        let mut numbers = vec![0; rows];
        // Rows of one group often follow each other.
        let mut last: Option<(Vec<u8>, usize)> = None;
        for row in (0..rows).filter(|&row| is_in(row)) {
            bytes.clear();
            keys.iter().for_each(|key| write_key(key, row, &mut bytes));
            if let Some((_, number)) = last.as_ref().filter(|(key, _)| *key == bytes) {
                numbers[row] = *number;
                continue;
            }
            let number = match self.numbers.get(&bytes) {
                Some(number) => *number,
                None => {
                    let number = self.add_group(keys.iter().map(|key| value_at(key, row)).collect());
                    self.numbers.insert(bytes.clone(), number);
                    number
                }
            };
            numbers[row] = number;
            last = Some((bytes.clone(), number));
        }
        numbers
    }

    /// Runs the code; `false` if it does not suit the batch or the groups.
    fn update_compiled(&mut self, batch: &Batch<'_>, code: &PipelineCode) -> Result<bool> {
        if !code.suits(self.pipeline, batch) {
            return Ok(false);
        }
        self.pipeline.check_columns(batch)?;
        let keys: Vec<&[Value]> = self.groups.iter().map(|group| group.keys.as_slice()).collect();
        let Some(groups) = code.aggregate(self.aggregates, batch, &keys) else { return Ok(false) };
        for (group, (rows, states)) in self.groups.iter_mut().zip(&groups) {
            group.rows += rows;
            let all = group.states.iter_mut().zip(states).zip(self.aggregates);
            all.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
        }
        Ok(true)
    }

    /// Adds the groups of another aggregation of the same pipeline.
    ///
    /// # Errors
    /// The pipelines differ; nothing was added.
    pub fn merge(&mut self, other: &Aggregation<'_>) -> Result<()> {
        // A pipeline with a NaN does not equal itself.
        if !std::ptr::eq(self.pipeline, other.pipeline) && self.pipeline != other.pipeline {
            return Err(EvaluateError::WrongPipeline);
        }
        let mut ours = vec![0; other.groups.len()];
        if !self.keys().is_empty() {
            for (key, &number) in &other.numbers {
                ours[number] = usize::MAX;
                if let Some(&own) = self.numbers.get(key) {
                    ours[number] = own;
                }
            }
            // New groups in the order of the other aggregation.
            let mut new: Vec<(&Vec<u8>, usize)> = other
                .numbers
                .iter()
                .filter(|(_, number)| ours[**number] == usize::MAX)
                .map(|(key, n)| (key, *n))
                .collect();
            new.sort_by_key(|(_, number)| *number);
            for (key, number) in new {
                ours[number] = self.add_group(other.groups[number].keys.clone());
                self.numbers.insert(key.clone(), ours[number]);
            }
        }
        for (group, &own) in other.groups.iter().zip(&ours) {
            let to = &mut self.groups[own];
            to.rows += group.rows;
            let all = to.states.iter_mut().zip(&group.states).zip(self.aggregates);
            all.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
        }
        Ok(())
    }

    /// The results.
    ///
    /// # Errors
    /// The texts of a column exceed 2 GiB.
    pub fn finish(&self) -> Result<Groups> {
        let groups: Vec<&Group> = self.groups.iter().filter(|group| group.rows > 0 || self.keys().is_empty()).collect();
        let key = |(at, key): (usize, &Expression)| {
            column(key.ty(), groups.iter().map(|group| group.keys[at].clone()).collect())
        };
        let keys = self.keys().iter().enumerate().map(key).collect::<Result<_>>()?;
        let result = |(at, aggregate): (usize, &Aggregate)| {
            let values = groups.iter().map(|group| group.states[at].result(aggregate.function()));
            let wrapped = values.map(|value| match value {
                Value::Int(value) => Value::Int(types::wrapped(value, aggregate.ty())),
                value => value,
            });
            column(aggregate.ty(), wrapped.collect())
        };
        let aggregates = self.aggregates.iter().enumerate().map(result).collect::<Result<_>>()?;
        Ok(Groups { keys, aggregates, rows: groups.len() })
    }
}

/// A column of values.
fn column(ty: DataType, values: Vec<Value>) -> Result<Array> {
    let rows = values.len();
    let int = |value: &Value| if let Value::Int(value) = value { *value } else { 0 };
    let vector = Vector {
        values: match representation(ty) {
            Representation::Bool => Values::Bool(values.iter().map(|value| *value == Value::Bool(true)).collect()),
            Representation::Int => Values::Int(values.iter().map(|value| int(value) as i64).collect()),
            Representation::Wide => Values::Wide(values.iter().map(int).collect()),
            Representation::Float32 => Values::Float32(
                values.iter().map(|value| if let Value::Float32(x) = value { *x } else { 0.0 }).collect(),
            ),
            Representation::Float64 => Values::Float64(
                values.iter().map(|value| if let Value::Float64(x) = value { *x } else { 0.0 }).collect(),
            ),
            Representation::Text => Values::Text(
                values.iter().map(|value| if let Value::Bytes(text) = value { text.as_slice() } else { &[] }).collect(),
            ),
        },
        valid: Some(values.iter().map(|value| *value != Value::Null).collect()),
    };
    array(&vector, ty, rows, None)
}
