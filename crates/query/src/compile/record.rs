//! Records the kernel of a pipeline.
//!
//! In: a pipeline, a [`Plan`]. Out: one loop over the rows of a batch.
//! The parameters are the number of rows, the columns with their validity bitmaps, the keys of the known groups, the
//! results, and a record of words: whether the batch is left to the interpreter, how many rows passed the filter, and the
//! states of the aggregates. A row whose keys are not those of a known group leaves the batch to the interpreter, too.
//! Invariant: the plan determines the parameters; `call` passes arguments in the same order.
//! Not here: expressions (see `lower`).

use super::lower::{ColumnParams, Lanes, Lowered, Lowering, both, order_of_f32, order_of_f64};
use super::{Layout, MAX_CODE_GROUPS};
use crate::batch::{Batch, Data};
use crate::evaluate::is_same_kind;
use crate::expression::Expression;
use crate::pipeline::{Aggregate, AggregateFunction, Output, Pipeline};
use crate::types::{self, DataType};
use kernelsmith_dsl::{
    BuildErrors, BuildOptions, Expr, InputOutput, K, KernelSource, Lane, LaneIndex, Mask, MemoryElement, Params, Var,
    Vector, VectorVar, build_dyn,
};
use kernelsmith_exec::{ParamKind, ScalarType, Signature};
use std::cell::Cell;
use std::collections::HashMap;

/// The words of the record before those of the first group.
pub(super) const HEAD_WORDS: usize = 2;
/// The words of a key of a group: two for its value, then whether it is NULL.
pub(super) const KEY_WORDS: usize = 3;
/// The words of an aggregate: two of its state, then the number of values.
pub(super) const STATE_WORDS: usize = 3;

/// The parameters of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) columns: Vec<(usize, ColumnParams)>,
    /// The parameter with the keys of the known groups.
    pub(super) table: Option<usize>,
    /// The first parameter of the results: two for each column, its values and its validity.
    pub(super) results: usize,
    /// The parameter with the record.
    pub(super) record: usize,
    pub(super) groups: usize,
    pub(super) has_filter: bool,
}

pub(super) fn is_text(ty: DataType) -> bool {
    matches!(ty, DataType::Binary | DataType::String)
}

/// The type of a column's elements in kernels. Decimals, 128-bit integers and texts, which are views, are two elements
/// each, `bool` is a bitmap.
pub(super) fn element(ty: DataType) -> ScalarType {
    match ty {
        DataType::Int8 => ScalarType::I8,
        DataType::Int16 => ScalarType::I16,
        DataType::Int32 | DataType::Date => ScalarType::I32,
        DataType::Bool | DataType::UInt8 => ScalarType::U8,
        DataType::UInt16 => ScalarType::U16,
        DataType::UInt32 => ScalarType::U32,
        DataType::UInt64 => ScalarType::U64,
        DataType::Float32 => ScalarType::F32,
        DataType::Float64 => ScalarType::F64,
        DataType::Int64 | DataType::Timestamp(_) | DataType::Int128 | DataType::Decimal { .. } => ScalarType::I64,
        DataType::Binary | DataType::String => ScalarType::I64,
    }
}

impl Plan {
    pub(super) fn new(pipeline: &Pipeline, layout: &Layout) -> Plan {
        let mut next = 1;
        let mut param = || {
            next += 1;
            next - 1
        };
        let keys = match pipeline.output() {
            Output::Project(_) => &[],
            Output::Aggregate { keys, .. } => keys.as_slice(),
        };
        let mut columns = Vec::new();
        for (number, ty) in pipeline.columns() {
            let values = param();
            let validity = layout.nullable.contains(&number).then(&mut param);
            columns.push((number, ColumnParams { ty, values, validity }));
        }
        let table = (!keys.is_empty()).then(&mut param);
        let results = param();
        let n_results = if let Output::Project(expressions) = pipeline.output() { 2 * expressions.len() } else { 0 };
        let groups = if keys.is_empty() { 1 } else { layout.max_groups.clamp(1, MAX_CODE_GROUPS) };
        let has_filter = pipeline.filter().is_some();
        Plan { columns, table, results, record: results + n_results, groups, has_filter }
    }

    /// Whether a batch has the columns in plain layouts, and no unexpected NULLs.
    pub(super) fn fits(&self, batch: &Batch<'_>) -> bool {
        self.columns.iter().all(|(number, params)| {
            let column = batch.columns().get(*number);
            column.is_some_and(|column| {
                is_same_kind(column.ty(), params.ty)
                    && (matches!(column.data(), Data::Values(_) | Data::Bits(_)) || is_text(params.ty))
                    && (column.validity().is_none() || params.validity.is_some())
            })
        })
    }

    fn signature(&self, pipeline: &Pipeline) -> Signature {
        let mut params = vec![ParamKind::Scalar(ScalarType::Index)];
        for (_, column) in &self.columns {
            params.push(ParamKind::input(element(column.ty)));
            params.extend(column.validity.map(|_| ParamKind::input(ScalarType::U8)));
        }
        params.extend(self.table.map(|_| ParamKind::input(ScalarType::I64)));
        if let Output::Project(expressions) = pipeline.output() {
            for expression in expressions {
                params.push(ParamKind::in_out(element(expression.ty())));
                params.push(ParamKind::in_out(ScalarType::U8));
            }
        }
        params.push(ParamKind::in_out(ScalarType::U64));
        Signature::new(params, None)
    }

    pub(super) fn record_words(&self, pipeline: &Pipeline) -> usize {
        let n_aggregates =
            if let Output::Aggregate { aggregates, .. } = pipeline.output() { aggregates.len() } else { 0 };
        HEAD_WORDS + self.groups * (1 + STATE_WORDS * n_aggregates)
    }
}

/// The accumulators of an aggregate in a group.
enum Accumulators<'k> {
    /// Only the number of values.
    Count,
    Whole(VectorVar<'k, i64>),
    /// Sums of the lower 32 bits and of the upper ones.
    Wide([VectorVar<'k, i64>; 2]),
    Float(VectorVar<'k, f64>),
    Minimum(VectorVar<'k, i64>),
    Maximum(VectorVar<'k, i64>),
}

struct Accumulator<'k> {
    sums: Accumulators<'k>,
    /// The number of values that are not NULL, if some may be.
    count: Var<'k, u64>,
    is_counted: Cell<bool>,
}

/// A group's number of rows and its accumulators.
struct GroupState<'k> {
    rows: Var<'k, u64>,
    accumulators: Vec<Accumulator<'k>>,
}

fn accumulator<'k>(k: K<'k>, aggregate: &Aggregate) -> Accumulator<'k> {
    let sums = match (aggregate.function(), aggregate.argument().map(Expression::ty)) {
        (AggregateFunction::Minimum, _) => Accumulators::Minimum(k.vector_var(i64::MAX)),
        (AggregateFunction::Maximum, _) => Accumulators::Maximum(k.vector_var(i64::MIN)),
        (AggregateFunction::Sum | AggregateFunction::Average, Some(ty)) if types::is_float(ty) => {
            Accumulators::Float(k.vector_var(0.0f64))
        }
        (AggregateFunction::Sum, Some(DataType::Decimal { .. } | DataType::Int128)) => {
            Accumulators::Wide([k.vector_var(0i64), k.vector_var(0i64)])
        }
        (AggregateFunction::Sum, Some(_)) => Accumulators::Whole(k.vector_var(0i64)),
        _ => Accumulators::Count,
    };
    Accumulator { sums, count: k.var(0u64), is_counted: Cell::new(false) }
}

impl<'k> Accumulator<'k> {
    /// Adds the values of the lanes in `mask`; of all active lanes if there is none.
    fn add(&self, value: Option<&Lowered<'k>>, mask: Option<Mask<'k>>) {
        /// In lanes outside of the mask the accumulator keeps its bits: adding 0.0 would change -0.0.
        macro_rules! update {
            ($var:expr, $new:expr) => {{
                let new = $new;
                match mask {
                    Some(mask) => $var.set(mask.select(new, $var.get())),
                    None => $var.set(new),
                }
            }};
        }
        let Some(value) = value else { return };
        match (&self.sums, value.lanes) {
            (Accumulators::Whole(sum), Lanes::Int(a)) => update!(sum, sum.get() + a.vector),
            (Accumulators::Wide([low, high]), Lanes::Int(a)) => {
                update!(low, low.get() + (a.vector & 0xffff_ffffi64));
                update!(high, high.get() + (a.vector >> 32));
            }
            (Accumulators::Float(sum), Lanes::Float64(a)) => update!(sum, sum.get() + a),
            (Accumulators::Float(sum), Lanes::Float32(a)) => update!(sum, sum.get() + a.cast::<f64>()),
            (Accumulators::Minimum(least), lanes) => update!(least, least.get().min(ordered(lanes))),
            (Accumulators::Maximum(greatest), lanes) => update!(greatest, greatest.get().max(ordered(lanes))),
            _ => {}
        }
    }
}

/// Integers with the order of the values.
fn ordered(lanes: Lanes<'_>) -> Vector<'_, i64> {
    match lanes {
        Lanes::Int(a) => a.vector,
        Lanes::Float64(a) => order_of_f64(a),
        Lanes::Float32(a) => order_of_f32(a).cast(),
        Lanes::Bool(a) => a.select(1i64, 0i64),
        Lanes::Text(_) => unreachable!("`support` refuses minima and maxima of text"),
    }
}

pub(super) fn record(pipeline: &Pipeline, plan: &Plan) -> Result<KernelSource<()>, BuildErrors> {
    let columns: HashMap<usize, ColumnParams> = plan.columns.iter().copied().collect();
    build_dyn("pipeline", &plan.signature(pipeline), &BuildOptions::default(), |k, params| {
        let n = params.scalar::<isize>(0);
        let record = params.in_out::<u64>(plan.record).require_len(plan.record_words(pipeline));
        let failed = k.var(0u64);
        let selected = k.var(0u64);
        let lowering = |at| Lowering { k, params, at, columns: &columns, loaded: HashMap::new(), failed };
        match pipeline.output() {
            Output::Project(expressions) => {
                k.for_each_vector_of::<i64>(n, |at| {
                    project(lowering(at), pipeline, plan, expressions, selected);
                });
            }
            Output::Aggregate { keys, aggregates } => {
                let known = known_groups(params, plan, keys.len());
                let group = |_| GroupState {
                    rows: k.var(0u64),
                    accumulators: aggregates.iter().map(|aggregate| accumulator(k, aggregate)).collect(),
                };
                let groups: Vec<GroupState<'_>> = (0..plan.groups).map(group).collect();
                k.for_each_vector_of::<i64>(n, |at| {
                    aggregate(lowering(at), pipeline, &known, &groups);
                });
                store_states(k, record, groups);
            }
        }
        record.store(0isize, failed.get());
        record.store(1isize, selected.get());
        k.results(())
    })
}

/// Stores the states of all groups after the head of the record.
fn store_states<'k>(k: K<'k>, record: InputOutput<'k, u64>, groups: Vec<GroupState<'k>>) {
    let mut words: Vec<Expr<'k, u64>> = Vec::new();
    for group in groups {
        words.push(group.rows.get());
        for Accumulator { sums, count, is_counted } in group.accumulators {
            let zero = k.value(0u64);
            words.extend(match sums {
                Accumulators::Count => [zero, zero],
                Accumulators::Whole(sum) => [sum.reduce_add().bitcast(), zero],
                Accumulators::Wide([low, high]) => [low.reduce_add().bitcast(), high.reduce_add().bitcast()],
                Accumulators::Float(sum) => [sum.reduce_add().bitcast(), zero],
                Accumulators::Minimum(least) => [least.reduce_min().bitcast(), zero],
                Accumulators::Maximum(greatest) => [greatest.reduce_max().bitcast(), zero],
            });
            words.push(if is_counted.get() { count.get() } else { group.rows.get() });
        }
    }
    for (at, word) in words.into_iter().enumerate() {
        record.store((HEAD_WORDS + at) as isize, word);
    }
}

/// The keys of each known group.
fn known_groups<'k>(params: Params<'k>, plan: &Plan, n_keys: usize) -> Vec<Vec<[Expr<'k, i64>; KEY_WORDS]>> {
    let Some(param) = plan.table else { return Vec::new() };
    let n_words = plan.groups * n_keys * KEY_WORDS;
    let table = params.input::<i64>(param).require_len(n_words);
    let words = |group: usize, key: usize| {
        let first = ((group * n_keys + key) * KEY_WORDS) as isize;
        [0, 1, 2].map(|word| table.get(first + word))
    };
    (0..plan.groups).map(|group| (0..n_keys).map(|key| words(group, key)).collect()).collect()
}

/// The lanes whose keys are those of a known group.
fn is_member<'k>(k: K<'k>, keys: &[Lowered<'k>], known: &[[Expr<'k, i64>; KEY_WORDS]]) -> Mask<'k> {
    let mut member: Option<Mask<'k>> = None;
    for (key, [low, high, null]) in keys.iter().zip(known) {
        let equal = match key.lanes {
            Lanes::Bool(a) => a.select(1i64, 0i64).eq(*low),
            Lanes::Int(a) => a.vector.eq(*low),
            // By their bits, like all equality of floats here.
            Lanes::Float32(a) => a.bitcast::<i32>().cast::<i64>().eq(*low),
            Lanes::Float64(a) => a.bitcast::<i64>().eq(*low),
            // Known texts are short, so that equal views are equal texts.
            Lanes::Text(a) => a.low.eq(*low) & a.high.eq(*high),
        };
        let equal = match key.valid {
            None => equal,
            Some(valid) => {
                let wants_null = k.splat::<i64>(*null).ne(0);
                equal & valid & !wants_null | !valid & wants_null
            }
        };
        member = both(member, Some(equal));
    }
    member.unwrap_or_else(|| k.mask_from_bits(u64::MAX))
}

fn count<'k>(var: Var<'k, u64>, mask: Mask<'k>) {
    var.set(var + mask.count().cast::<u64>());
}

fn aggregate<'k>(
    mut lowering: Lowering<'k, '_>,
    pipeline: &Pipeline,
    known: &[Vec<[Expr<'k, i64>; KEY_WORDS]>],
    groups: &[GroupState<'k>],
) {
    let Output::Aggregate { keys, aggregates } = pipeline.output() else { return };
    let k = lowering.k;
    let selection = pipeline.filter().map(|filter| {
        let value = lowering.lower(filter, None);
        lowering.is_true(value)
    });
    let values: Vec<Option<Lowered<'k>>> = aggregates
        .iter()
        .map(|aggregate| aggregate.argument().map(|argument| lowering.lower(argument, selection)))
        .collect();
    let all = || k.mask_from_bits(u64::MAX);
    let values_of_keys: Vec<Lowered<'k>> = keys.iter().map(|key| lowering.lower(key, None)).collect();
    let members: Vec<Mask<'k>> = known.iter().map(|known| is_member(k, &values_of_keys, known)).collect();
    if let Some(any) = members.iter().copied().reduce(|a, b| a | b) {
        let unknown = selection.map_or(!any, |selection| selection & !any);
        lowering.failed.set(lowering.failed | unknown.to_bits());
    }
    for (number, group) in groups.iter().enumerate() {
        let mask = both(selection, members.get(number).copied());
        count(group.rows, mask.unwrap_or_else(all));
        for (accumulator, value) in group.accumulators.iter().zip(&values) {
            let valid = value.as_ref().and_then(|value| value.valid);
            let mask = both(mask, valid);
            // Without NULLs there are as many values as rows.
            if let Some(mask) = mask.filter(|_| valid.is_some()) {
                count(accumulator.count, mask);
                accumulator.is_counted.set(true);
            }
            accumulator.add(value.as_ref(), mask);
        }
    }
}

/// Computes the columns of a projection. Without a filter, values stay in their rows and truth values are bits; with one,
/// rows are compressed, and truth values are bytes.
fn project<'k>(
    mut lowering: Lowering<'k, '_>,
    pipeline: &Pipeline,
    plan: &Plan,
    expressions: &[Expression],
    selected: Var<'k, u64>,
) {
    let (at, params) = (lowering.at, lowering.params);
    let selection = pipeline.filter().map(|filter| {
        let value = lowering.lower(filter, None);
        lowering.is_true(value)
    });
    let first = selected.get().cast::<isize>();
    for (number, expression) in expressions.iter().enumerate() {
        let Lowered { lanes, valid } = lowering.lower(expression, selection);
        let (values, validity) = (plan.results + 2 * number, plan.results + 2 * number + 1);
        let to = Destination { params, at, first, selection };
        to.put_lanes(values, expression.ty(), lanes);
        if let Some(valid) = valid {
            to.put_mask(validity, valid);
        }
    }
    if let Some(selection) = selection {
        count(selected, selection);
    }
}

/// Where the rows of a projection go.
struct Destination<'k> {
    params: Params<'k>,
    at: LaneIndex<'k>,
    /// The first row of the compressed result.
    first: Expr<'k, isize>,
    selection: Option<Mask<'k>>,
}

impl<'k> Destination<'k> {
    fn put_mask(&self, param: usize, mask: Mask<'k>) {
        let bytes = self.params.in_out::<u8>(param);
        match self.selection {
            None => bytes.store_mask(self.at, mask),
            Some(selection) => {
                bytes.store_compressed(self.first, mask.select(1u8, 0u8), selection);
            }
        }
    }

    fn put<T>(&self, param: usize, value: Vector<'k, T>)
    where
        T: MemoryElement<Number = T> + Lane,
    {
        let slice = self.params.in_out::<T>(param);
        match self.selection {
            None => slice.store(self.at, value),
            Some(selection) => {
                slice.store_compressed(self.first, value, selection);
            }
        }
    }

    fn put_lanes(&self, param: usize, ty: DataType, lanes: Lanes<'k>) {
        match (lanes, element(ty)) {
            (Lanes::Bool(mask), _) => self.put_mask(param, mask),
            (Lanes::Text(_), _) => unreachable!("`support` refuses projections of text"),
            (Lanes::Float32(value), _) => self.put(param, value),
            (Lanes::Float64(value), _) => self.put(param, value),
            (Lanes::Int(value), ScalarType::I8) => self.put(param, value.vector.cast::<i8>()),
            (Lanes::Int(value), ScalarType::I16) => self.put(param, value.vector.cast::<i16>()),
            (Lanes::Int(value), ScalarType::I32) => self.put(param, value.vector.cast::<i32>()),
            (Lanes::Int(value), ScalarType::U8) => self.put(param, value.vector.cast::<u8>()),
            (Lanes::Int(value), ScalarType::U16) => self.put(param, value.vector.cast::<u16>()),
            (Lanes::Int(value), ScalarType::U32) => self.put(param, value.vector.cast::<u32>()),
            (Lanes::Int(value), ScalarType::U64) => self.put(param, value.vector.bitcast::<u64>()),
            // The lower words of 128 bits; the caller extends their signs.
            (Lanes::Int(value), _) => self.put(param, value.vector),
        }
    }
}
