//! Calls of a pipeline's code.
//!
//! In: a batch that suits the code. Out: the columns of a projection, or the states of aggregates; `None` if the code
//! leaves the batch to the interpreter.
//! Invariant: results are new memory, so that nothing is lost if the code gives up.
//! Not here: what the code does (see `record`).

use super::PipelineCode;
use super::lower::view_words;
use super::record::{HEAD_WORDS, KEY_WORDS, Plan, STATE_WORDS};
use crate::aggregate::State;
use crate::batch::{Array, ArrayData, Batch, Bits, Data, pack};
use crate::evaluate::{Values, Vector, load};
use crate::pipeline::{Aggregate, AggregateFunction, Output, Pipeline, Projected};
use crate::types::{DataType, Value, is_float};
use kernelsmith_exec::call::SafeArg;
use kernelsmith_exec::{DynArg, In, InOut};
use kernelsmith_rows::INLINE_BYTES;
use std::borrow::Cow;

/// The size of a view.
const VIEW_BYTES: usize = 16;

/// The bytes of the columns in the order of the plan; `None` if a column has unexpected NULLs.
fn inputs<'b>(plan: &Plan, batch: &'b Batch<'_>) -> Option<Vec<Cow<'b, [u8]>>> {
    let rows = batch.rows();
    let mut inputs = Vec::new();
    let bitmap = |bits: Bits<'b>| match bits.parts() {
        (bytes, 0) => Cow::Borrowed(&bytes[..rows.div_ceil(8)]),
        _ => Cow::Owned(bits.aligned(rows)),
    };
    for (number, params) in &plan.columns {
        let column = &batch.columns()[*number];
        let mut validity = column.validity().map(bitmap);
        inputs.push(match column.data() {
            Data::Bits(bits) => bitmap(bits),
            Data::Values(bytes) => {
                let size = crate::types::value_bytes(params.ty).unwrap_or(1);
                Cow::Borrowed(&bytes[..rows * size])
            }
            Data::Views { views, .. } => Cow::Borrowed(&views[..rows * VIEW_BYTES]),
            _ => {
                // Other layouts of text become views; a dictionary may have NULLs itself.
                let vector = load(column);
                validity = vector.valid.as_ref().map(|valid| Cow::Owned(pack(valid)));
                Cow::Owned(views(&vector))
            }
        });
        match (params.validity, validity) {
            (Some(_), Some(bits)) => inputs.push(bits),
            (Some(_), None) => inputs.push(Cow::Owned(vec![0xff; rows.div_ceil(8)])),
            (None, Some(_)) => return None,
            (None, None) => {}
        }
    }
    Some(inputs)
}

fn views(vector: &Vector<'_>) -> Vec<u8> {
    let Values::Text(texts) = &vector.values else { return Vec::new() };
    texts.iter().flat_map(|text| view_words(text)).flat_map(i64::to_ne_bytes).collect()
}

/// The words of a group's key in the table of known groups; `None` if code cannot compare with it.
fn key_words(value: &Value) -> Option<[i64; KEY_WORDS]> {
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
        ArrayData::Bool(values) => InOut::<u8>::data(values),
        ArrayData::Int8(values) => InOut::<i8>::data(values),
        ArrayData::Int16(values) => InOut::<i16>::data(values),
        ArrayData::Int32(values) => InOut::<i32>::data(values),
        ArrayData::Int64(values) => InOut::<i64>::data(values),
        ArrayData::UInt8(values) => InOut::<u8>::data(values),
        ArrayData::UInt16(values) => InOut::<u16>::data(values),
        ArrayData::UInt32(values) => InOut::<u32>::data(values),
        ArrayData::UInt64(values) => InOut::<u64>::data(values),
        ArrayData::Float32(values) => InOut::<f32>::data(values),
        ArrayData::Float64(values) => InOut::<f64>::data(values),
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
    /// Runs the code; returns the record. `None` if it leaves the batch to the interpreter.
    fn run(
        &self,
        batch: &Batch<'_>,
        table: &[i64],
        results: &mut [(ArrayData, Vec<u8>)],
        pipeline: &Pipeline,
    ) -> Option<Vec<u64>> {
        let mut record = vec![0u64; self.plan.record_words(pipeline)];
        let inputs = inputs(&self.plan, batch)?;
        let mut args = Vec::with_capacity(inputs.len() + 2 * results.len() + 3);
        args.push(DynArg::Scalar(batch.rows() as u64));
        args.extend(inputs.iter().map(|bytes| DynArg::Slice(bytes)));
        if self.plan.table.is_some() {
            args.push(In::<i64>::data(table));
        }
        for (values, valid) in results {
            args.push(argument(values));
            args.push(DynArg::SliceMut(valid));
        }
        args.push(InOut::<u64>::data(&mut record));
        // A rejected call wrote nothing that is used.
        self.kernel.call(&mut args).ok()?;
        drop(args);
        (record[0] == 0).then_some(record)
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
        let record = self.run(batch, &[], &mut results, pipeline)?;
        let rows = if has_filter { record[1] as usize } else { rows };
        let column = |(expression, (data, valid)): (&crate::expression::Expression, (ArrayData, Vec<u8>))| {
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
                for value in *keys.get(group).unwrap_or(&keys[0]) {
                    table.extend(key_words(value)?);
                }
            }
        }
        let record = self.run(batch, &table, &mut [], &self.pipeline)?;
        let words_per_group = 1 + STATE_WORDS * aggregates.len();
        let group = |words: &[u64]| {
            let (states, _) = words[1..].as_chunks::<STATE_WORDS>();
            let all = aggregates.iter().zip(states);
            (words[0], all.map(|(aggregate, words)| state(aggregate, *words)).collect())
        };
        Some(record[HEAD_WORDS..].chunks_exact(words_per_group).map(group).collect())
    }
}

/// The state in the words of an aggregate.
fn state(aggregate: &Aggregate, [low, high, count]: [u64; STATE_WORDS]) -> State {
    let ty = aggregate.argument().map(crate::expression::Expression::ty);
    match (aggregate.function(), ty) {
        (AggregateFunction::Count, _) => State::Count(count),
        (AggregateFunction::Minimum | AggregateFunction::Maximum, Some(ty)) if count > 0 => {
            State::Extreme(unordered(low as i64, ty))
        }
        (AggregateFunction::Minimum | AggregateFunction::Maximum, _) => State::Extreme(Value::Null),
        (_, Some(ty)) if is_float(ty) => State::Float(f64::from_bits(low), count),
        (_, Some(DataType::Decimal { .. } | DataType::Int128)) => {
            State::Whole(i128::from(low) + (i128::from(high as i64) << 32), count)
        }
        _ => State::Whole(i128::from(low as i64), count),
    }
}

/// The value with a number in the order of its type; the inverse of `ordered` in `record`.
fn unordered(number: i64, ty: DataType) -> Value {
    match ty {
        DataType::Float64 => Value::Float64(f64::from_bits((number ^ (((number >> 63) as u64) >> 1) as i64) as u64)),
        DataType::Float32 => {
            let number = number as i32;
            Value::Float32(f32::from_bits((number ^ (((number >> 31) as u32) >> 1) as i32) as u32))
        }
        _ => Value::Int(number.into()),
    }
}

/// A bitmap with zeros after the last row.
fn clean(mut bits: Vec<u8>, rows: usize) -> Vec<u8> {
    if let Some(last) = bits.last_mut().filter(|_| !rows.is_multiple_of(8)) {
        *last &= (1 << (rows % 8)) - 1;
    }
    bits
}
