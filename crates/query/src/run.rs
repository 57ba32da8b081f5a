//! Runs pipelines, batch by batch: interpreted, or by code where there is some.
//!
//! In: a [`Pipeline`], batches. Out: the columns of a projection, or a row per group.
//! Invariants: a projection or an argument is evaluated only for rows that pass the filter; a batch that fails changes
//! nothing.
//! Not here: expressions (see `evaluate`), calls of code (see `compile`).

mod agreement;

use crate::aggregate::{State, add, value_at};
use crate::batch::{Array, ArrayData, Batch};
use crate::compile::{MAX_CODE_GROUPS, PipelineCode};
use crate::evaluate::{COMPUTED_NAN_64, EvaluateError, Live, Result, Values, Vector, array, eval, is_same_kind};
use crate::expression::Expression;
use crate::group_table::GroupTable;
use crate::pipeline::{Aggregate, AggregateFunction, ComputedNans, Output, Pipeline, Projected};
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
        if let Some(projected) = code.and_then(|code| self.project_compiled(batch, code)) {
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

    /// Runs a projection on a batch by code alone. `None` if the code does not suit the batch, or must leave it to its
    /// caller.
    pub fn project_compiled(&self, batch: &Batch<'_>, code: &PipelineCode) -> Option<Projected> {
        code.project(self, batch)
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
    /// The number of rows that passed the filter.
    rows: u64,
    groups: Vec<Group>,
    /// The numbers of groups by the bytes of their keys.
    numbers: HashMap<Vec<u8>, usize>,
    /// Groups that code added to. One group may be here and there.
    table: Option<GroupTable>,
}

/// Adds to a number of rows, which stops at its maximum.
fn add_rows(rows: &mut u64, more: u64) {
    *rows = rows.saturating_add(more);
}

/// Appends the bytes of [`write_key`] for a value of its type.
fn write_value(value: &Value, ty: DataType, key: &mut Vec<u8>) {
    key.push(u8::from(*value != Value::Null));
    match (value, representation(ty)) {
        (Value::Null, _) => {}
        (Value::Bool(value), _) => key.push(u8::from(*value)),
        (Value::Int(value), Representation::Int) => key.extend((*value as i64).to_le_bytes()),
        (Value::Int(value), _) => key.extend(value.to_le_bytes()),
        (Value::Float32(value), _) => key.extend(value.to_bits().to_le_bytes()),
        (Value::Float64(value), _) => key.extend(value.to_bits().to_le_bytes()),
        (Value::Bytes(text), _) => {
            key.extend((text.len() as u64).to_le_bytes());
            key.extend(text);
        }
    }
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
        let mut aggregation =
            Aggregation { pipeline, aggregates, rows: 0, groups: Vec::new(), numbers: HashMap::new(), table: None };
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

    /// The number of groups so far, including those without a row that passed the filter. Groups that both code and the
    /// interpreter added to may count twice.
    pub fn n_groups(&self) -> usize {
        self.groups.len() + self.table.as_ref().map_or(0, GroupTable::n_groups)
    }

    /// The number of rows so far that passed the filter.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The number of bytes that groups use, about.
    pub fn bytes(&self) -> usize {
        self.table.as_ref().map_or(0, GroupTable::bytes) + self.groups.len() * self.interpreted_bytes()
    }

    /// The maximum number of bytes that groups use while a batch of so many rows is added, about. Reserve them before.
    pub fn bytes_after(&self, rows: usize) -> usize {
        let table = match &self.table {
            Some(table) => table.bytes_after(rows),
            None if self.keys().is_empty() => 0,
            None => GroupTable::new(self.keys(), self.aggregates).bytes_after(rows.saturating_add(self.groups.len())),
        };
        let interpreted = self.groups.len().saturating_add(rows).saturating_mul(self.interpreted_bytes());
        // A new group is in one of them.
        table.max(interpreted).saturating_add(self.bytes())
    }

    /// The memory of a group that the interpreter added, with short texts as keys.
    fn interpreted_bytes(&self) -> usize {
        const KEY_BYTES: usize = size_of::<Value>() + 48;
        size_of::<Group>() + self.keys().len() * KEY_BYTES + self.aggregates.len() * size_of::<State>() + 64
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
        for row in (0..rows).filter(|&row| is_in(row)) {
            add_rows(&mut self.groups[numbers[row]].rows, 1);
            add_rows(&mut self.rows, 1);
        }
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

    /// Adds the rows of a batch by code alone. Returns `false` if the code does not suit the batch or the groups, or must
    /// leave the batch to the interpreter; then the groups are as before.
    ///
    /// # Errors
    /// A column that the batch lacks; then the groups are as before, too.
    pub fn update_compiled(&mut self, batch: &Batch<'_>, code: &PipelineCode) -> Result<bool> {
        if !code.suits(self.pipeline, batch) {
            return Ok(false);
        }
        self.pipeline.check_columns(batch)?;
        if code.is_hashed() {
            return Ok(self.add_to_table(batch, code));
        }
        if self.n_groups() > MAX_CODE_GROUPS {
            return Ok(false);
        }
        // One of both: a group that is here and there would get its rows twice.
        if self.table.is_some() && !self.fill_table() {
            return Ok(false);
        }
        let in_table = self.table.as_ref().map_or(Vec::new(), GroupTable::keys);
        let keys = self.groups.iter().map(|group| &group.keys).chain(&in_table);
        let keys: Vec<&[Value]> = keys.map(Vec::as_slice).collect();
        let Some(added) = code.aggregate(self.aggregates, batch, &keys) else { return Ok(false) };
        added.iter().take(keys.len()).for_each(|(rows, _)| add_rows(&mut self.rows, *rows));
        if let Some(table) = &mut self.table {
            for (keys, (rows, states)) in in_table.iter().zip(&added) {
                table.add(keys, *rows, states);
            }
            return Ok(true);
        }
        for (group, (rows, states)) in self.groups.iter_mut().zip(&added) {
            add_rows(&mut group.rows, *rows);
            let all = group.states.iter_mut().zip(states).zip(self.aggregates);
            all.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
        }
        Ok(true)
    }

    /// Moves what the interpreter added to the hash table, made if there is none. Returns whether all groups are there:
    /// some keys and states have no place in it.
    fn fill_table(&mut self) -> bool {
        let (keys, aggregates) = (self.keys(), self.aggregates);
        let table = self.table.get_or_insert_with(|| GroupTable::new(keys, aggregates));
        if !self.groups.iter().all(|group| table.has_words(&group.keys, group.rows, &group.states)) {
            return false;
        }
        for group in self.groups.drain(..).filter(|group| group.rows > 0) {
            table.add(&group.keys, group.rows, &group.states);
        }
        self.numbers.clear();
        true
    }

    /// Adds the rows of a batch to the hash table; `false` if the batch must be interpreted.
    fn add_to_table(&mut self, batch: &Batch<'_>, code: &PipelineCode) -> bool {
        // A group that the interpreter keeps may be in the table, too: the result merges them.
        self.fill_table();
        let added = self.table.as_mut().and_then(|table| code.add_to(batch, table));
        add_rows(&mut self.rows, added.unwrap_or(0) as u64);
        added.is_some()
    }

    /// All groups as those of the interpreter.
    fn interpreted(&self) -> Aggregation<'p> {
        let mut all = Aggregation { table: None, ..self.clone() };
        let Some(table) = &self.table else { return all };
        table.for_each(self.aggregates, |keys, rows, states| {
            let mut bytes = Vec::new();
            let typed = keys.iter().zip(self.keys());
            typed.for_each(|(value, key)| write_value(value, key.ty(), &mut bytes));
            let number = match all.numbers.get(&bytes) {
                Some(number) => *number,
                None => {
                    let number = all.add_group(keys);
                    all.numbers.insert(bytes, number);
                    number
                }
            };
            let group = &mut all.groups[number];
            add_rows(&mut group.rows, rows);
            let states = group.states.iter_mut().zip(states).zip(all.aggregates);
            states.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
        });
        all
    }

    /// Adds the groups of another aggregation of the same pipeline.
    ///
    /// # Errors
    /// The pipelines differ; nothing was added.
    pub fn merge(&mut self, other: &Aggregation<'_>) -> Result<()> {
        if self.pipeline != other.pipeline {
            return Err(EvaluateError::WrongPipeline);
        }
        if self.table.is_some() {
            *self = self.interpreted();
        }
        let interpreted = other.table.is_some().then(|| other.interpreted());
        let other = interpreted.as_ref().unwrap_or(other);
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
        add_rows(&mut self.rows, other.rows);
        for (group, &own) in other.groups.iter().zip(&ours) {
            let to = &mut self.groups[own];
            add_rows(&mut to.rows, group.rows);
            let all = to.states.iter_mut().zip(&group.states).zip(self.aggregates);
            all.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
        }
        Ok(())
    }

    /// The results, in any order of the groups.
    ///
    /// # Errors
    /// The texts of a column exceed 2 GiB.
    pub fn finish(&self) -> Result<Groups> {
        let mut groups = self.results()?;
        if self.pipeline.nans() == ComputedNans::Positive {
            for (aggregate, column) in self.aggregates.iter().zip(&mut groups.aggregates) {
                // Minima and maxima are values that have their bits already.
                let is_value = matches!(aggregate.function(), AggregateFunction::Minimum | AggregateFunction::Maximum);
                if let (ArrayData::Float64(values), false) = (&mut column.data, is_value) {
                    values.iter_mut().filter(|value| value.is_nan()).for_each(|value| *value = COMPUTED_NAN_64);
                }
            }
        }
        Ok(groups)
    }

    fn results(&self) -> Result<Groups> {
        match &self.table {
            None => {}
            Some(table) if self.groups.is_empty() => {
                let aggregates = table.result_columns(self.aggregates)?;
                return Ok(Groups { keys: table.key_columns()?, aggregates, rows: table.n_groups() });
            }
            Some(_) => return self.interpreted().results(),
        }
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
