//! What a kernel of a pipeline is called with.
//!
//! In: a pipeline, a layout. Out: a [`Plan`]: the parameters of the kernel, and what it accumulates.
//! Invariant: the plan alone determines the parameters and the words of the record; `record` and `call` follow it.
//! Not here: the kernel (see `record`), its arguments (see `call`).

use super::lower::ColumnParams;
use super::{Layout, MAX_CODE_GROUPS};
use crate::batch::{Batch, Data};
use crate::evaluate::is_same_kind;
use crate::expression::Expression;
use crate::pipeline::{Aggregate, AggregateFunction, Output, Pipeline};
use crate::types::{self, DataType};
use kernelsmith_exec::{ParamKind, ScalarType, Signature};

/// The word of the record with a bit for each lane that failed.
pub(super) const FAILED_WORD: usize = 0;
/// The word of the record with the number of rows that passed the filter.
pub(super) const SELECTED_WORD: usize = 1;
/// The word of the record with the number of lanes.
pub(super) const LANES_WORD: usize = 2;
/// The words of the record before those of aggregates.
pub(super) const HEAD_WORDS: usize = 3;
/// The words of a key of a group: two for its value, then whether it is NULL.
pub(super) const KEY_WORDS: usize = 3;
/// The words of a vector in the record. No machine has more lanes of 64 bits.
pub(super) const VECTOR_WORDS: usize = 16;

/// How the values of an argument are accumulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Float,
    /// A sum of 64 bits that wraps.
    Whole,
    /// A sum of 128 bits.
    Wide,
    Minimum,
    Maximum,
}

impl Kind {
    /// The words of the accumulator, which are its vectors in code with a mask for each group.
    pub(super) fn words(self) -> usize {
        if self == Kind::Wide { 2 } else { 1 }
    }
}

/// What an aggregate is computed from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    /// The number of the argument; none for the number of rows.
    pub(super) argument: Option<usize>,
    /// The number of the accumulator; none for numbers of rows or values.
    pub(super) accumulator: Option<usize>,
}

/// What the aggregates of a pipeline accumulate: each argument is computed once, and accumulated once in each way.
#[derive(Clone, Debug, Default)]
pub(super) struct Accumulated {
    pub(super) arguments: Vec<Expression>,
    /// How, and the number of the argument.
    pub(super) accumulators: Vec<(Kind, usize)>,
    /// Of each aggregate.
    pub(super) uses: Vec<Use>,
}

impl Accumulated {
    fn of(aggregates: &[Aggregate]) -> Accumulated {
        let mut all = Accumulated::default();
        for aggregate in aggregates {
            let argument = aggregate.argument().map(|argument| position(&mut all.arguments, argument));
            let ty = aggregate.argument().map(Expression::ty);
            let kind = match (aggregate.function(), ty) {
                (AggregateFunction::Minimum, _) => Some(Kind::Minimum),
                (AggregateFunction::Maximum, _) => Some(Kind::Maximum),
                (AggregateFunction::Sum | AggregateFunction::Average, Some(ty)) if types::is_float(ty) => {
                    Some(Kind::Float)
                }
                (AggregateFunction::Sum, Some(DataType::Decimal { .. } | DataType::Int128)) => Some(Kind::Wide),
                (AggregateFunction::Sum, Some(_)) => Some(Kind::Whole),
                _ => None,
            };
            let accumulator =
                kind.zip(argument).map(|(kind, argument)| position(&mut all.accumulators, &(kind, argument)));
            all.uses.push(Use { argument, accumulator });
        }
        all
    }

    /// The words of all accumulators.
    pub(super) fn words(&self) -> usize {
        self.accumulators.iter().map(|(kind, _)| kind.words()).sum()
    }

    /// The first word of an accumulator among those of all.
    pub(super) fn first_word(&self, accumulator: usize) -> usize {
        self.accumulators[..accumulator].iter().map(|(kind, _)| kind.words()).sum()
    }
}

/// The position of an item in a list, appended if it is not there.
fn position<T: PartialEq + Clone>(all: &mut Vec<T>, item: &T) -> usize {
    all.iter().position(|other| other == item).unwrap_or_else(|| {
        all.push(item.clone());
        all.len() - 1
    })
}

/// The parameters of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) columns: Vec<(usize, ColumnParams)>,
    /// The parameter with a bit for each lane of the first vector that has a row, if the pipeline aggregates.
    pub(super) live: Option<usize>,
    /// The parameter with the keys of the known groups.
    pub(super) table: Option<usize>,
    /// The first parameter of the results: two for each column, its values and its validity.
    pub(super) results: usize,
    /// The parameter with the record.
    pub(super) record: usize,
    pub(super) groups: usize,
    pub(super) has_filter: bool,
    pub(super) accumulated: Accumulated,
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
        let (keys, live, accumulated) = match pipeline.output() {
            Output::Project(_) => (&[][..], None, Accumulated::default()),
            Output::Aggregate { keys, aggregates } => (keys.as_slice(), Some(param()), Accumulated::of(aggregates)),
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
        let record = results + n_results;
        Plan { columns, live, table, results, record, groups, has_filter, accumulated }
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

    pub(super) fn signature(&self, pipeline: &Pipeline) -> Signature {
        let mut params = vec![ParamKind::Scalar(ScalarType::Index)];
        params.extend(self.live.map(|_| ParamKind::Scalar(ScalarType::U64)));
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

    /// The words of a group: its number of rows, and of values of each argument.
    pub(super) fn group_words(&self) -> usize {
        1 + self.accumulated.arguments.len()
    }

    /// The first word of the vectors of accumulators, those of group 0 first.
    pub(super) fn vectors(&self) -> usize {
        let is_aggregation = self.live.is_some();
        HEAD_WORDS + if is_aggregation { self.groups * self.group_words() } else { 0 }
    }

    pub(super) fn record_words(&self) -> usize {
        self.vectors() + VECTOR_WORDS * self.groups * self.accumulated.words()
    }
}
