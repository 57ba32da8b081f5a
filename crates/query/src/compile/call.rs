//! Calls of a pipeline's code.
//!
//! In: a batch that suits the code. Out: the columns of a projection, or the states of aggregates; `None` if the code
//! leaves the batch to the interpreter.
//! A backend may publish code that was damaged where it was stored. What it reports is checked, so that it is refused
//! where it cannot be, and nothing panics.
//! Invariant: results are new memory, so that nothing is lost if the code gives up.
//! Not here: what the code does (see `record`).

use super::PipelineCode;
use super::hashed::PREFETCH_DISTANCE;
use super::inputs::{Input, inputs};
use super::lower::view_words;
use super::plan::{
    FAILED_WORD, HEAD_WORDS, KEY_WORDS, Kind, LANES_WORD, SELECTED_WORD, STOPPED_WORD, USED_WORD, Use, VECTOR_WORDS,
};
use crate::aggregate::State;
use crate::batch::{Array, ArrayData, Batch, pack};
use crate::expression::Expression;
use crate::group_table::GroupTable;
use crate::pipeline::{Aggregate, Output, Pipeline, Projected};
use crate::types::{DataType, Value};
use kernelsmith_exec::DynArg;
use kernelsmith_rows::INLINE_BYTES;
use std::ops::Range;

/// A number of values that the code did not count, because no argument was NULL.
const NOT_COUNTED: u64 = u64::MAX;

/// The words of a key, and whether it is NULL; `None` if code cannot compare with it.
pub(crate) fn words_of(value: &Value) -> Option<[i64; KEY_WORDS]> {
    Some(match value {
        Value::Null => [0, 0, 1],
        Value::Bool(value) => [i64::from(*value), 0, 0],
        Value::Int(value) => [i64::try_from(*value).ok()?, 0, 0],
        Value::Float32(value) => [i64::from(value.to_bits() as i32), 0, 0],
        Value::Float64(value) => [value.to_bits() as i64, 0, 0],
        Value::Bytes(text) => {
            let [low, high] = (text.len() <= INLINE_BYTES).then(|| view_words(text))?;
            [low, high, 0]
        }
    })
}

/// What a call of code with a hash table does.
struct Part {
    /// The number of rows to compute, and the bits of those in the first vector that exist.
    rows: usize,
    live: u64,
    /// The number in the batch of the first of them.
    from: usize,
    /// The rows to add.
    add: Range<usize>,
}

/// Space for the values of a column.
fn space(ty: DataType, rows: usize, has_filter: bool) -> ArrayData {
    match ty {
        DataType::Bool => ArrayData::Bool(vec![0; if has_filter { rows } else { rows.div_ceil(8) }]),
        DataType::Int8 => ArrayData::Int8(vec![0; rows]),
        DataType::Int16 => ArrayData::Int16(vec![0; rows]),
        DataType::Int32 | DataType::Date => ArrayData::Int32(vec![0; rows]),
        DataType::UInt8 => ArrayData::UInt8(vec![0; rows]),
        DataType::UInt16 => ArrayData::UInt16(vec![0; rows]),
        DataType::UInt32 => ArrayData::UInt32(vec![0; rows]),
        DataType::UInt64 => ArrayData::UInt64(vec![0; rows]),
        DataType::Float32 => ArrayData::Float32(vec![0.0; rows]),
        DataType::Float64 => ArrayData::Float64(vec![0.0; rows]),
        DataType::Int64 | DataType::Timestamp(_) | DataType::Int128 | DataType::Decimal { .. } => {
            ArrayData::Int64(vec![0; rows])
        }
        DataType::Binary | DataType::String => ArrayData::Text { offsets: vec![0; rows + 1], bytes: Vec::new() },
    }
}

/// The space as an argument.
fn argument(data: &mut ArrayData) -> DynArg<'_> {
    match data {
        ArrayData::Bool(values) => DynArg::slice_mut::<u8>(values),
        ArrayData::Int8(values) => DynArg::slice_mut::<i8>(values),
        ArrayData::Int16(values) => DynArg::slice_mut::<i16>(values),
        ArrayData::Int32(values) => DynArg::slice_mut::<i32>(values),
        ArrayData::Int64(values) => DynArg::slice_mut::<i64>(values),
        ArrayData::UInt8(values) => DynArg::slice_mut::<u8>(values),
        ArrayData::UInt16(values) => DynArg::slice_mut::<u16>(values),
        ArrayData::UInt32(values) => DynArg::slice_mut::<u32>(values),
        ArrayData::UInt64(values) => DynArg::slice_mut::<u64>(values),
        ArrayData::Float32(values) => DynArg::slice_mut::<f32>(values),
        ArrayData::Float64(values) => DynArg::slice_mut::<f64>(values),
        ArrayData::Int128(_) | ArrayData::Text { .. } => unreachable!("`space` returns no such values"),
    }
}

/// Keeps the first rows, and gives values their final form.
fn finished(data: ArrayData, ty: DataType, rows: usize, has_filter: bool) -> ArrayData {
    macro_rules! cut {
        ($data:ident, $($Variant:ident)*) => {
            match $data {
                $(ArrayData::$Variant(mut values) => {
                    values.truncate(rows);
                    ArrayData::$Variant(values)
                })*
                data => data,
            }
        };
    }
    match (data, ty) {
        (ArrayData::Int64(values), DataType::Int128 | DataType::Decimal { .. }) => {
            ArrayData::Int128(values[..rows].iter().map(|&value| value.into()).collect())
        }
        (ArrayData::Bool(bytes), _) if has_filter => ArrayData::Bool(pack_bytes(&bytes[..rows])),
        (ArrayData::Bool(bits), _) => ArrayData::Bool(bits),
        (data, _) => cut!(data, Int8 Int16 Int32 Int64 UInt8 UInt16 UInt32 UInt64 Float32 Float64),
    }
}

fn pack_bytes(bytes: &[u8]) -> Vec<u8> {
    pack(&bytes.iter().map(|&byte| byte != 0).collect::<Vec<_>>())
}

/// The bitmap if a row is NULL.
fn validity(bits: Vec<u8>, rows: usize) -> Option<Vec<u8>> {
    let n_valid: usize = bits.iter().map(|byte| byte.count_ones() as usize).sum();
    (n_valid < rows).then_some(bits)
}

impl PipelineCode {
    /// Calls the code with parts of a batch; `None` if it leaves the batch to the interpreter.
    fn call(
        &self,
        rows: usize,
        live: u64,
        inputs: &[&[u8]],
        table: &[i64],
        results: &mut [(ArrayData, Vec<u8>)],
        record: &mut [u64],
    ) -> Option<()> {
        let mut args = Vec::with_capacity(inputs.len() + 2 * results.len() + 4);
        args.push(DynArg::Scalar(rows as u64));
        args.extend(self.plan.live.map(|_| DynArg::Scalar(live)));
        args.extend(inputs.iter().map(|bytes| DynArg::Slice(bytes)));
        if self.plan.table.is_some() {
            args.push(DynArg::slice::<i64>(table));
        }
        for (values, valid) in results {
            args.push(argument(values));
            args.push(DynArg::SliceMut(valid));
        }
        args.push(DynArg::slice_mut::<u64>(record));
        // A rejected call wrote nothing that is used.
        self.kernel.call(&mut args).ok()?;
        drop(args);
        (record[FAILED_WORD] == 0 && record[LANES_WORD] <= VECTOR_WORDS as u64).then_some(())
    }

    pub(crate) fn project(&self, pipeline: &Pipeline, batch: &Batch<'_>) -> Option<Projected> {
        if !self.suits(pipeline, batch) {
            return None;
        }
        let Output::Project(expressions) = pipeline.output() else { return None };
        let (rows, has_filter) = (batch.rows(), self.plan.has_filter);
        // Validity of columns without NULLs is not written.
        let unwritten = |rows: usize| if has_filter { vec![1; rows] } else { vec![0xff; rows.div_ceil(8)] };
        let mut results: Vec<(ArrayData, Vec<u8>)> =
            expressions.iter().map(|expression| (space(expression.ty(), rows, has_filter), unwritten(rows))).collect();
        let inputs = inputs(&self.plan, batch)?;
        let all: Vec<&[u8]> = inputs.iter().map(Input::bytes).collect();
        let mut record = vec![0; self.plan.record_words()];
        self.call(rows, 0, &all, &[], &mut results, &mut record)?;
        let rows = if has_filter { selected(&record, rows)? } else { rows };
        let column = |(expression, (data, valid)): (&Expression, (ArrayData, Vec<u8>))| {
            let bits = if has_filter { pack_bytes(&valid[..rows]) } else { clean(valid, rows) };
            let ty = expression.ty();
            let data = finished(data, ty, rows, has_filter);
            Array { ty, rows, data, validity: validity(bits, rows) }
        };
        let columns = expressions.iter().zip(results).map(column).collect();
        Some(Projected { rows, columns, is_compiled: true })
    }

    /// The number of rows and the states of each group; `keys` are those of the known groups.
    pub(crate) fn aggregate(
        &self,
        aggregates: &[Aggregate],
        batch: &Batch<'_>,
        keys: &[&[Value]],
    ) -> Option<Vec<(u64, Vec<State>)>> {
        let mut table = Vec::new();
        if self.plan.table.is_some() {
            if keys.is_empty() || keys.len() > self.plan.groups {
                return None;
            }
            // Unused places repeat the first group; what they collect is not used.
            for group in 0..self.plan.groups {
                for (value, is_nullable) in keys.get(group).unwrap_or(&keys[0]).iter().zip(&self.plan.nullable_keys) {
                    if *value == Value::Null && !is_nullable {
                        // No row of the batch is in this group, but code would compare the value of a NULL.
                        return None;
                    }
                    table.extend(words_of(value)?);
                }
            }
        }
        let inputs = inputs(&self.plan, batch)?;
        let rows = batch.rows();
        let mut record = vec![0; self.plan.record_words()];
        // The code marks what it counts.
        record[HEAD_WORDS..self.plan.vectors()].fill(NOT_COUNTED);
        let mut last = record.clone();
        let add = |groups: &mut Vec<(u64, Vec<State>)>, others: Vec<(u64, Vec<State>)>| {
            for ((rows, states), (more, others)) in groups.iter_mut().zip(others) {
                *rows = rows.saturating_add(more);
                let all = states.iter_mut().zip(&others).zip(aggregates);
                all.for_each(|((state, other), aggregate)| state.merge(other, aggregate.function()));
            }
        };
        let part_of = |rows: Range<usize>| inputs.iter().map(|input| input.part(rows.clone())).collect::<Vec<_>>();
        let max_rows = self.plan.max_rows();
        let first = rows.min(max_rows);
        self.call(first, u64::MAX, &part_of(0..first), &table, &mut [], &mut record)?;
        let mut groups = self.states(aggregates, &record);
        for start in (first..rows).step_by(max_rows) {
            let part = start..rows.min(start + max_rows);
            self.call(part.len(), u64::MAX, &part_of(part.clone()), &table, &mut [], &mut record)?;
            add(&mut groups, self.states(aggregates, &record));
        }
        let n_lanes = record[LANES_WORD] as usize;
        let n_last = rows % n_lanes.max(1);
        if n_last > 0 {
            let padded: Vec<Vec<u8>> = inputs.iter().map(|input| input.padded(rows - n_last..rows, n_lanes)).collect();
            let padded: Vec<&[u8]> = padded.iter().map(Vec::as_slice).collect();
            self.call(n_lanes, (1 << n_last) - 1, &padded, &table, &mut [], &mut last)?;
            add(&mut groups, self.states(aggregates, &last));
        }
        Some(groups)
    }

    /// Adds the rows of a batch to a hash table, and returns how many passed the filter; `None` if the batch is left to
    /// the interpreter. The table is then as before.
    pub(crate) fn add_to(&self, batch: &Batch<'_>, table: &mut GroupTable) -> Option<usize> {
        let hashed = self.plan.hashed.as_ref()?;
        let inputs = inputs(&self.plan, batch)?;
        let rows = batch.rows();
        table.scratch.resize_with(hashed.n_scratch(), Vec::new);
        // Space for the padded rows and for the hash of a row ahead.
        let wanted = rows + VECTOR_WORDS + PREFETCH_DISTANCE;
        for scratch in table.scratch.iter_mut().filter(|scratch| scratch.len() < wanted) {
            scratch.resize(wanted, 0);
        }
        let mut record = vec![0; self.plan.record_words()];
        let whole: Vec<&[u8]> = inputs.iter().map(Input::bytes).collect();
        // One call does everything if there are no last rows in a separate vector, and all rows have places.
        let all = if rows.is_multiple_of(VECTOR_WORDS) && !self.plan.has_filter { rows } else { 0 };
        let mut part = Part { rows, live: u64::MAX, from: 0, add: 0..all };
        self.call_hashed(&part, &whole, table, &mut record)?;
        let mut n_selected = rows;
        if all < rows {
            let n_lanes = record[LANES_WORD] as usize;
            let n_last = rows % n_lanes.max(1);
            if n_last > 0 {
                let last = rows - n_last;
                let padded: Vec<Vec<u8>> = inputs.iter().map(|input| input.padded(last..rows, n_lanes)).collect();
                let padded: Vec<&[u8]> = padded.iter().map(Vec::as_slice).collect();
                let from = if self.plan.has_filter { 0 } else { last };
                part = Part { rows: n_lanes, live: (1 << n_last) - 1, from, add: 0..0 };
                self.call_hashed(&part, &padded, table, &mut record)?;
            }
            if self.plan.has_filter {
                n_selected = selected(&record, rows)?;
            }
            part = Part { rows: 0, live: 0, from: 0, add: 0..n_selected };
            self.call_hashed(&part, &whole, table, &mut record)?;
        }
        let max_groups = table.n_groups() + n_selected;
        while record[STOPPED_WORD] != u64::MAX {
            if table.capacity() > max_groups || record[STOPPED_WORD] >= n_selected as u64 {
                return None;
            }
            table.grow();
            part = Part { rows: 0, live: 0, from: 0, add: record[STOPPED_WORD] as usize..n_selected };
            self.call_hashed(&part, &whole, table, &mut record)?;
        }
        Some(n_selected)
    }

    /// Computes some rows of a batch, then adds some. `None` if a row failed; then none has been added.
    fn call_hashed(&self, part: &Part, inputs: &[&[u8]], table: &mut GroupTable, record: &mut [u64]) -> Option<()> {
        record[USED_WORD] = table.used as u64;
        let mut args = Vec::with_capacity(inputs.len() + table.scratch.len() + 7);
        let scalars = [part.rows as u64, part.live, part.add.start as u64, part.add.end as u64];
        args.extend(scalars.map(DynArg::Scalar));
        args.extend(inputs.iter().map(|bytes| DynArg::Slice(bytes)));
        args.extend(table.scratch.iter_mut().map(|scratch| DynArg::slice_mut::<i64>(&mut scratch[part.from..])));
        args.extend([DynArg::slice_mut::<i64>(&mut table.slots), DynArg::slice_mut::<i64>(&mut table.words)]);
        args.push(DynArg::slice_mut::<u64>(record));
        let outcome = self.kernel.call(&mut args);
        drop(args);
        outcome.ok()?;
        let used = usize::try_from(record[USED_WORD]).ok().filter(|used| table.can_use(*used))?;
        table.used = used;
        (record[FAILED_WORD] == 0 && record[LANES_WORD] <= VECTOR_WORDS as u64).then_some(())
    }

    /// Whether the groups are in a hash table.
    pub(crate) fn is_hashed(&self) -> bool {
        self.plan.hashed.is_some()
    }

    /// The number of rows and the states of each group in a record.
    fn states(&self, aggregates: &[Aggregate], record: &[u64]) -> Vec<(u64, Vec<State>)> {
        let (plan, n_lanes) = (&self.plan, record[LANES_WORD] as usize);
        let n_words = plan.accumulated.words();
        let group = |number: usize| {
            let first = HEAD_WORDS + number * plan.group_words();
            let rows = record[first];
            let values = |argument: Option<usize>| match argument.map(|argument| record[first + 1 + argument]) {
                None | Some(NOT_COUNTED) => rows,
                Some(count) => count,
            };
            let lanes = |word: usize| {
                let first = plan.vectors() + VECTOR_WORDS * (number * n_words + word);
                &record[first..first + n_lanes]
            };
            let state = |(used, aggregate): (&Use, &Aggregate)| {
                let count = values(used.argument);
                let Some(accumulator) = used.accumulator else { return State::Count(count) };
                let word = plan.accumulated.first_word(accumulator);
                let whole = |word: usize| lanes(word).iter().map(|&lane| i128::from(lane as i64));
                let extreme = |number: Option<&u64>| {
                    let ty = aggregate.argument().map(Expression::ty).filter(|_| count > 0);
                    let value = number.zip(ty).map(|(&number, ty)| unordered(number as i64, ty));
                    State::Extreme(value.unwrap_or(Value::Null))
                };
                match plan.accumulated.accumulators[accumulator].0 {
                    Kind::Float => State::Float(lanes(word).iter().map(|&lane| f64::from_bits(lane)).sum(), count),
                    Kind::Whole | Kind::Narrow => State::Whole(whole(word).sum(), count),
                    Kind::Wide => {
                        State::Whole(whole(word).sum::<i128>() + (whole(word + 1).sum::<i128>() << 32), count)
                    }
                    Kind::Minimum => extreme(lanes(word).iter().min_by_key(|&&lane| lane as i64)),
                    Kind::Maximum => extreme(lanes(word).iter().max_by_key(|&&lane| lane as i64)),
                }
            };
            (rows, plan.accumulated.uses.iter().zip(aggregates).map(state).collect())
        };
        (0..plan.groups).map(group).collect()
    }
}

/// The value with a number in the order of its type; the inverse of `ordered` in `masks`.
pub(crate) fn unordered(number: i64, ty: DataType) -> Value {
    match ty {
        DataType::Float64 => Value::Float64(f64::from_bits((number ^ (((number >> 63) as u64) >> 1) as i64) as u64)),
        DataType::Float32 => {
            let number = number as i32;
            Value::Float32(f32::from_bits((number ^ (((number >> 31) as u32) >> 1) as i32) as u32))
        }
        _ => Value::Int(number.into()),
    }
}

/// The number with the order of a value; `None` if it has more than 64 bits. The inverse of [`unordered`].
pub(crate) fn order_of(value: &Value) -> Option<i64> {
    match value {
        Value::Int(value) => i64::try_from(*value).ok(),
        Value::Float64(value) => {
            let bits = value.to_bits() as i64;
            Some(bits ^ (((bits >> 63) as u64) >> 1) as i64)
        }
        Value::Float32(value) => {
            let bits = value.to_bits() as i32;
            Some((bits ^ (((bits >> 31) as u32) >> 1) as i32).into())
        }
        Value::Null | Value::Bool(_) | Value::Bytes(_) => None,
    }
}

/// The number of rows that passed the filter; `None` if there cannot be so many.
fn selected(record: &[u64], rows: usize) -> Option<usize> {
    usize::try_from(record[SELECTED_WORD]).ok().filter(|selected| *selected <= rows)
}

/// A bitmap with zeros after the last row.
fn clean(mut bits: Vec<u8>, rows: usize) -> Vec<u8> {
    if let Some(last) = bits.last_mut().filter(|_| !rows.is_multiple_of(8)) {
        *last &= (1 << (rows % 8)) - 1;
    }
    bits
}
