//! What a kernel of a pipeline is called with.
//!
//! In: a pipeline, a layout. Out: a [`Plan`]: the parameters of the kernel, and what it accumulates.
//! Invariant: the plan alone determines the parameters and the words of the record; `record` and `call` follow it.
//! Not here: the kernel (see `record`), its arguments (see `call`).

use super::lower::{ColumnParams, is_same};
use super::narrow::{NARROW_ROWS, is_narrow};
use super::{Layout, MAX_CODE_GROUPS};
use crate::batch::{Batch, Data};
use crate::evaluate::is_same_kind;
use crate::expression::{ArithmeticOperator, Expression, Node};
use crate::pipeline::{Aggregate, AggregateFunction, Output, Pipeline};
use crate::types::{self, DataType};
use kernelsmith_exec::{ParamKind, ScalarType, Signature};

/// The word of the record with a bit for each lane that failed.
pub(super) const FAILED_WORD: usize = 0;
/// The word of the record with the number of rows that passed the filter; code with a hash table adds to it.
pub(super) const SELECTED_WORD: usize = 1;
/// The word of the record with the number of lanes.
pub(super) const LANES_WORD: usize = 2;
/// The word of the record with the words that the groups of a hash table use.
pub(super) const USED_WORD: usize = 3;
/// The word of the record with the row for whose group a hash table had no place; -1 if all had one.
pub(super) const STOPPED_WORD: usize = 4;
/// The words of the record before those of aggregates.
pub(super) const HEAD_WORDS: usize = 5;
/// The words of a key of a group: two for its value, then whether it is NULL.
pub(super) const KEY_WORDS: usize = 3;
/// The words of a vector in the record. No machine has more lanes of 64 bits.
pub(crate) const VECTOR_WORDS: usize = 16;

/// The golden ratio in 64 bits, odd: the product's upper bits depend on all bits of a word.
pub(crate) const HASH_FACTOR: i64 = 0x9e37_79b9_7f4a_7c15u64 as i64;
/// Slots are chosen by the lower bits of a hash, into which the upper ones are mixed.
pub(crate) const HASH_SHIFT: u64 = 32;

/// How the values of an argument are accumulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Float,
    /// A sum of 64 bits that wraps.
    Whole,
    /// A sum of 128 bits.
    Wide,
    /// A sum in 64 bits of [narrow](super::narrow) values; in code with a mask for each group, which has half as many
    /// accumulators then.
    Narrow,
    Minimum,
    Maximum,
}

impl Kind {
    /// The words of the accumulator, which are its vectors in code with a mask for each group.
    pub(crate) fn words(self) -> usize {
        if self == Kind::Wide { 2 } else { 1 }
    }
}

/// What an aggregate is computed from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    /// The number of the argument; none for the number of rows.
    pub(crate) argument: Option<usize>,
    /// The number of the accumulator; none for numbers of rows or values.
    pub(crate) accumulator: Option<usize>,
}

/// What the aggregates of a pipeline accumulate: each argument is computed once, and accumulated once in each way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Accumulated {
    pub(crate) arguments: Vec<Expression>,
    /// How, and the number of the argument.
    pub(crate) accumulators: Vec<(Kind, usize)>,
    /// Of each aggregate.
    pub(crate) uses: Vec<Use>,
}

impl Accumulated {
    pub(crate) fn of(aggregates: &[Aggregate]) -> Accumulated {
        let mut all = Accumulated::default();
        for aggregate in aggregates {
            let argument = aggregate.argument().map(|argument| position(&mut all.arguments, argument, is_same));
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
            let accumulator = kind
                .zip(argument)
                .map(|(kind, argument)| position(&mut all.accumulators, &(kind, argument), PartialEq::eq));
            all.uses.push(Use { argument, accumulator });
        }
        all
    }

    /// With sums in 64 bits where values are narrow: those of few digits, and products, whose factors code narrows, too.
    /// Others may have more bits in ordinary data, which would leave whole batches to the interpreter.
    fn narrowed(mut self) -> Accumulated {
        for (kind, argument) in self.accumulators.iter_mut().filter(|(kind, _)| *kind == Kind::Wide) {
            let argument = &self.arguments[*argument];
            let is_product = matches!(argument.node(), Node::Arithmetic { operator: ArithmeticOperator::Multiply, .. });
            if is_product || is_narrow(argument.ty()) {
                *kind = Kind::Narrow;
            }
        }
        self
    }

    /// The words of all accumulators.
    pub(crate) fn words(&self) -> usize {
        self.accumulators.iter().map(|(kind, _)| kind.words()).sum()
    }

    /// The first word of an accumulator among those of all.
    pub(crate) fn first_word(&self, accumulator: usize) -> usize {
        self.accumulators[..accumulator].iter().map(|(kind, _)| kind.words()).sum()
    }
}

/// The position of an item in a list, appended if it is not there.
fn position<T: Clone>(all: &mut Vec<T>, item: &T, is_same: impl Fn(&T, &T) -> bool) -> usize {
    all.iter().position(|other| is_same(other, item)).unwrap_or_else(|| {
        all.push(item.clone());
        all.len() - 1
    })
}

/// The words of a group in a hash table: its hash, a bit for each key that is NULL, the words of its keys, its number of
/// rows, the number of NULLs of each argument, the accumulators. They depend on the pipeline alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GroupWords {
    n_keys: usize,
    n_arguments: usize,
    /// The first word of each accumulator after those of the arguments.
    accumulators: Vec<usize>,
    n_accumulated: usize,
}

impl GroupWords {
    pub(crate) fn new(keys: &[Expression], accumulated: &Accumulated) -> GroupWords {
        GroupWords {
            n_keys: keys.iter().map(|key| key_words(key.ty())).sum(),
            n_arguments: accumulated.arguments.len(),
            accumulators: (0..accumulated.accumulators.len()).map(|number| accumulated.first_word(number)).collect(),
            n_accumulated: accumulated.words(),
        }
    }

    pub(crate) fn hash(&self) -> usize {
        0
    }

    pub(crate) fn nulls(&self) -> usize {
        1
    }

    /// A word of all keys.
    pub(crate) fn key(&self, number: usize) -> usize {
        2 + number
    }

    pub(crate) fn n_keys(&self) -> usize {
        self.n_keys
    }

    pub(crate) fn rows(&self) -> usize {
        2 + self.n_keys
    }

    pub(crate) fn argument_nulls(&self, argument: usize) -> usize {
        self.rows() + 1 + argument
    }

    pub(crate) fn accumulator(&self, number: usize) -> usize {
        self.rows() + 1 + self.n_arguments + self.accumulators[number]
    }

    pub(crate) fn total(&self) -> usize {
        self.rows() + 1 + self.n_arguments + self.n_accumulated
    }
}

/// The words of a key of this type in a hash table.
pub(crate) fn key_words(ty: DataType) -> usize {
    if is_text(ty) { 2 } else { 1 }
}

/// The parameters of a kernel with a hash table. All but the first are words.
#[derive(Clone, Debug)]
pub(super) struct Hashed {
    pub(super) layout: GroupWords,
    /// A bit for each lane of the first vector that has a row.
    pub(super) live: usize,
    /// The first row to add, and the one behind the last.
    pub(super) first: usize,
    pub(super) end: usize,
    /// Hashes, NULLs of keys, and the words of keys, of the rows that pass the filter.
    pub(super) hash: usize,
    pub(super) nulls: usize,
    pub(super) keys: Vec<usize>,
    /// The values of each accumulator.
    pub(super) values: Vec<usize>,
    /// Of each argument, whether it is NULL.
    pub(super) argument_nulls: Vec<usize>,
    /// The slots of the table: the first word of a group, or -1.
    pub(super) slots: usize,
    /// The words of the groups.
    pub(super) words: usize,
}

impl Hashed {
    /// The number of slices with an element for each row.
    pub(super) fn n_scratch(&self) -> usize {
        self.keys.len() + self.values.len() + self.argument_nulls.len() + 2
    }

    fn n_slices(&self) -> usize {
        self.n_scratch() + 2
    }
}

/// The parameters of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) columns: Vec<(usize, ColumnParams)>,
    /// The parameter with a bit for each lane of the first vector that has a row, if the pipeline aggregates.
    pub(super) live: Option<usize>,
    /// The parameter with the keys of the known groups.
    pub(super) table: Option<usize>,
    /// Of each key, whether code compares it with NULL: columns without validity are compared by their values alone.
    pub(super) nullable_keys: Vec<bool>,
    /// The parameters of a hash table, instead of known groups.
    pub(super) hashed: Option<Hashed>,
    /// The first parameter of the results: two for each column, its values and its validity.
    pub(super) results: usize,
    /// The parameter with the record.
    pub(super) record: usize,
    pub(super) groups: usize,
    pub(super) has_filter: bool,
    pub(super) accumulated: Accumulated,
}

pub(crate) fn is_text(ty: DataType) -> bool {
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
        let (keys, accumulated) = match pipeline.output() {
            Output::Project(_) => (&[][..], Accumulated::default()),
            Output::Aggregate { keys, aggregates } => (keys.as_slice(), Accumulated::of(aggregates)),
        };
        let is_hashed = !keys.is_empty() && layout.max_groups > MAX_CODE_GROUPS;
        let accumulated = if is_hashed { accumulated } else { accumulated.narrowed() };
        let is_aggregation = matches!(pipeline.output(), Output::Aggregate { .. });
        let live = is_aggregation.then(&mut param);
        let range = is_hashed.then(|| [param(), param()]);
        let mut columns = Vec::new();
        for (number, ty) in pipeline.columns() {
            let values = param();
            let validity = layout.nullable.contains(&number).then(&mut param);
            columns.push((number, ColumnParams { ty, values, validity }));
        }
        let table = (!keys.is_empty() && !is_hashed).then(&mut param);
        let is_nullable = |key: &Expression| match key.node() {
            Node::Column(column) => columns
                .iter()
                .any(|(number, params): &(usize, ColumnParams)| number == column && params.validity.is_some()),
            // An operation may return NULL.
            _ => true,
        };
        let nullable_keys = keys.iter().map(is_nullable).collect();
        let hashed = range.zip(live).map(|([first, end], live)| {
            let layout = GroupWords::new(keys, &accumulated);
            let mut params = |n: usize| (0..n).map(|_| param()).collect::<Vec<_>>();
            let (keys, values) = (params(layout.n_keys()), params(accumulated.accumulators.len()));
            let argument_nulls = params(accumulated.arguments.len());
            let [hash, nulls, slots, words] = [param(), param(), param(), param()];
            Hashed { layout, live, first, end, hash, nulls, keys, values, argument_nulls, slots, words }
        });
        let results = param();
        let n_results = if let Output::Project(expressions) = pipeline.output() { 2 * expressions.len() } else { 0 };
        let groups = if is_hashed {
            0
        } else if keys.is_empty() {
            1
        } else {
            layout.max_groups.clamp(1, MAX_CODE_GROUPS)
        };
        let has_filter = pipeline.filter().is_some();
        let record = results + n_results;
        Plan { columns, live, table, nullable_keys, hashed, results, record, groups, has_filter, accumulated }
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
        if self.hashed.is_some() {
            params.extend([ParamKind::Scalar(ScalarType::Index); 2]);
        }
        for (_, column) in &self.columns {
            params.push(ParamKind::input(element(column.ty)));
            params.extend(column.validity.map(|_| ParamKind::input(ScalarType::U8)));
        }
        params.extend(self.table.map(|_| ParamKind::input(ScalarType::I64)));
        if let Some(hashed) = &self.hashed {
            params.extend((0..hashed.n_slices()).map(|_| ParamKind::in_out(ScalarType::I64)));
        }
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
        HEAD_WORDS + if self.live.is_some() { self.groups * self.group_words() } else { 0 }
    }

    /// The maximum number of rows of a call.
    pub(super) fn max_rows(&self) -> usize {
        let is_narrow = self.accumulated.accumulators.iter().any(|(kind, _)| *kind == Kind::Narrow);
        if is_narrow { NARROW_ROWS } else { usize::MAX }
    }

    pub(super) fn record_words(&self) -> usize {
        self.vectors() + VECTOR_WORDS * self.groups * self.accumulated.words()
    }
}
