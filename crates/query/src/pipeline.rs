//! Pipelines: a filter, then a projection or aggregates.
//!
//! In: expressions over the columns of a batch. Out: a [`Pipeline`].
//! Invariant: aggregates suit the types of their arguments.
//! Not here: running a pipeline (see `run`), its code (see `compile`).

use crate::batch::Array;
use crate::expression::{Expression, ExpressionError};
use crate::types::{self, DataType, MAX_PRECISION};
use std::fmt;
use std::sync::Arc;

/// A function of all values of an expression. NULLs are ignored; without a value the result is NULL, that of `Count` 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AggregateFunction {
    /// The number of values.
    Count,
    /// The sum: of signed integers an [`DataType::Int64`], of unsigned ones a [`DataType::UInt64`], both wrapping; of
    /// floats a [`DataType::Float64`], in an unspecified order; of decimals a decimal with 10 more digits that wraps at
    /// 128 bits.
    Sum,
    /// The minimum; of floats by the total order.
    Minimum,
    /// The maximum; of floats by the total order.
    Maximum,
    /// The mean of floats.
    Average,
    /// The population variance of floats.
    PopulationVariance,
    /// The sample variance of floats; NULL of fewer than two values.
    SampleVariance,
}

/// An aggregate of the rows of a group.
#[derive(Clone, PartialEq, Debug)]
pub struct Aggregate {
    function: AggregateFunction,
    argument: Option<Expression>,
    ty: DataType,
}

impl Aggregate {
    /// `COUNT(*)`: the number of rows.
    pub fn count_rows() -> Aggregate {
        Aggregate { function: AggregateFunction::Count, argument: None, ty: DataType::Int64 }
    }

    /// A function of an expression.
    ///
    /// # Errors
    /// The function has no meaning for the type.
    pub fn new(function: AggregateFunction, argument: Expression) -> Result<Aggregate, ExpressionError> {
        let from = argument.ty();
        let ty = match (function, from) {
            (AggregateFunction::Count, _) => Some(DataType::Int64),
            (AggregateFunction::Minimum | AggregateFunction::Maximum, _) => Some(from),
            (AggregateFunction::Sum, DataType::Decimal { precision, scale }) => {
                Some(DataType::Decimal { precision: precision.saturating_add(10).min(MAX_PRECISION), scale })
            }
            (AggregateFunction::Sum, _) if types::is_float(from) => Some(DataType::Float64),
            (AggregateFunction::Sum, DataType::Int128) => Some(from),
            (AggregateFunction::Sum, _) if types::is_integer(from) => {
                let is_unsigned = types::range(from).is_some_and(|(min, _)| min == 0);
                Some(if is_unsigned { DataType::UInt64 } else { DataType::Int64 })
            }
            (AggregateFunction::Sum, _) => None,
            (_, DataType::Float64) => Some(DataType::Float64),
            _ => None,
        };
        match ty {
            Some(ty) => Ok(Aggregate { function, argument: Some(argument), ty }),
            None => Err(ExpressionError::new(format!("{function:?} has no meaning for {from}"))),
        }
    }

    /// The function.
    pub fn function(&self) -> AggregateFunction {
        self.function
    }

    /// The expression; `None` for the number of rows.
    pub fn argument(&self) -> Option<&Expression> {
        self.argument.as_ref()
    }

    /// The type of the result.
    pub fn ty(&self) -> DataType {
        self.ty
    }
}

impl fmt::Display for Aggregate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.argument {
            Some(argument) => write!(f, "{:?}({argument})", self.function),
            None => f.write_str("Count(*)"),
        }
    }
}

/// What a pipeline computes from the rows that pass its filter.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// A column for each expression.
    Project(Vec<Expression>),
    /// Groups of rows with equal keys (equal as by `IS NOT DISTINCT FROM`), and aggregates of each; without keys there
    /// is one group.
    Aggregate {
        /// The keys.
        keys: Vec<Expression>,
        /// The aggregates.
        aggregates: Vec<Aggregate>,
    },
}

/// What code does with a NaN that an operation on floats computed, where a comparison, a choice (CASE, COALESCE, NULLIF), a
/// minimum, a maximum or an output takes it.
///
/// Signs of computed NaNs differ among machines, and the total order of floats sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ComputedNans {
    /// It is the positive quiet NaN without a payload, like in the interpreter. So are sums, averages and variances that
    /// are NaN.
    #[default]
    Positive,
    /// The code leaves the batch to its caller, which computes it by its own arithmetic. Sums and averages that are NaN
    /// have the sign that the machine gives them.
    Left,
}

/// A filter, then a projection or aggregates.
///
/// ```
/// use kernelsmith::query::*;
///
/// // select sum(#0 * #0) where #0 > 1
/// let x = Expression::column(0, DataType::Float64);
/// let one = Expression::literal(1.0.into(), DataType::Float64)?;
/// let filter = x.clone().compare(ComparisonOperator::Greater, one)?;
/// let square = x.clone().arithmetic(ArithmeticOperator::Multiply, Overflow::Checked, x)?;
/// let sum = Aggregate::new(AggregateFunction::Sum, square)?;
/// let output = Output::Aggregate { keys: vec![], aggregates: vec![sum] };
/// let pipeline = Pipeline::new(Some(filter), output)?;
///
/// let bytes: Vec<u8> = [1.0f64, 2.0, 3.0].iter().flat_map(|x| x.to_ne_bytes()).collect();
/// let batch = Batch::new(3, vec![Column::new(DataType::Float64, 3, Data::Values(&bytes), None)?])?;
/// let mut aggregation = Aggregation::new(&pipeline)?;
/// aggregation.update(&batch, None)?;
/// assert_eq!(aggregation.finish()?.aggregates[0].value(0), 13.0.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Two pipelines are equal if all their parts are, to the last bit of constants: a NaN equals itself, and -0.0 is not 0.0.
#[derive(Clone, Debug)]
pub struct Pipeline {
    filter: Option<Expression>,
    output: Output,
    nans: ComputedNans,
    /// Determines the other fields.
    key: Arc<[u8]>,
}

impl PartialEq for Pipeline {
    fn eq(&self, other: &Pipeline) -> bool {
        self.key == other.key
    }
}

impl Eq for Pipeline {}

/// The result of a projection.
#[derive(Clone, PartialEq, Debug)]
pub struct Projected {
    /// The number of rows that passed the filter.
    pub rows: usize,
    /// A column for each expression.
    pub columns: Vec<Array>,
    /// Whether compiled code computed them.
    pub is_compiled: bool,
}

impl Pipeline {
    /// A pipeline.
    ///
    /// # Errors
    /// The filter is no truth value.
    pub fn new(filter: Option<Expression>, output: Output) -> Result<Pipeline, ExpressionError> {
        match filter.as_ref().map(Expression::ty) {
            None | Some(DataType::Bool) => Ok(Pipeline::of(filter, output, ComputedNans::default())),
            Some(ty) => Err(ExpressionError::new(format!("a filter needs bool, not {ty}"))),
        }
    }

    fn of(filter: Option<Expression>, output: Output, nans: ComputedNans) -> Pipeline {
        let mut pipeline = Pipeline { filter, output, nans, key: Arc::default() };
        pipeline.key = pipeline.parts_key().into();
        pipeline
    }

    /// The same pipeline with another rule for NaNs.
    #[must_use]
    pub fn with_nans(self, nans: ComputedNans) -> Pipeline {
        Pipeline::of(self.filter, self.output, nans)
    }

    /// What code does with computed NaNs.
    pub fn nans(&self) -> ComputedNans {
        self.nans
    }

    /// The filter.
    pub fn filter(&self) -> Option<&Expression> {
        self.filter.as_ref()
    }

    /// What it computes.
    pub fn output(&self) -> &Output {
        &self.output
    }

    /// The columns that all expressions read, with their types.
    pub fn columns(&self) -> Vec<(usize, DataType)> {
        let mut columns: Vec<_> = self.expressions().flat_map(Expression::columns).collect();
        columns.sort_by_key(|(number, _)| *number);
        columns.dedup();
        columns
    }

    /// The filter, then the expressions of the output.
    pub(crate) fn expressions(&self) -> impl Iterator<Item = &Expression> {
        let (projected, aggregates) = match &self.output {
            Output::Project(expressions) => (expressions, &[][..]),
            Output::Aggregate { keys, aggregates } => (keys, aggregates.as_slice()),
        };
        let arguments = aggregates.iter().filter_map(Aggregate::argument);
        self.filter.iter().chain(projected).chain(arguments)
    }

    /// Appends bytes that determine the pipeline.
    pub fn write_key(&self, key: &mut Vec<u8>) {
        key.extend_from_slice(&self.key);
    }

    fn parts_key(&self) -> Vec<u8> {
        let mut key = vec![u8::from(self.filter.is_some()), u8::from(self.nans == ComputedNans::Left)];
        match &self.output {
            Output::Project(expressions) => key.extend(format!("project {};", expressions.len()).bytes()),
            Output::Aggregate { keys, aggregates } => {
                key.extend(format!("aggregate {};", keys.len()).bytes());
                for aggregate in aggregates {
                    key.extend(format!("{:?} {};", aggregate.function, aggregate.argument.is_some()).bytes());
                }
            }
        }
        self.expressions().for_each(|expression| expression.write_key(&mut key));
        key
    }
}
