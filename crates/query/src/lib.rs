//! Typed expressions and pipelines over columns, with SQL's semantics.
//!
//! For: query engines that hold columns in Arrow's memory layout. An [`Expression`] is checked when it is built; a
//! [`Batch`] borrows the engine's buffers as slices; [`evaluate`] is the interpreter, which defines the results.
//! Not for: parsing queries, planning them, joins.
//!
//! | item | purpose |
//! |---|---|
//! | [`DataType`], [`Value`] | types and single values |
//! | [`Column`], [`Batch`], [`Array`] | borrowed columns, owned results |
//! | [`Expression`], [`Pattern`] | what to compute |
//! | [`evaluate`], [`evaluate_rows`] | the interpreter of expressions |
//! | [`Pipeline`], [`Aggregation`] | a filter, then a projection or aggregates |
//! | [`PipelineCode`], [`Backend`] | compiled pipelines |
//! | [`NormalisedKeys`] | bytes with the order of rows, for sorts and joins |
#![forbid(unsafe_code)]

pub mod random;

mod aggregate;
mod batch;
mod compile;
mod evaluate;
mod expression;
mod group_table;
mod keys;
mod like;
mod pipeline;
mod run;
mod types;

pub use batch::{Array, ArrayData, Batch, BatchError, Bits, Column, Data, MAX_ROWS};
pub use compile::{Backend, CompileError, Layout, MAX_CODE_GROUPS, PipelineCode, Unsupported};
pub use evaluate::{EvaluateError, RowErrorKind, evaluate, evaluate_rows};
pub use expression::{
    ArithmeticOperator, CastMode, ComparisonOperator, DatePart, Expression, ExpressionError, MAX_DEPTH, MAX_NODES,
    MathFunction, Node, Overflow, TruthTest,
};
pub use keys::{NormalisedKeys, SortKey};
pub use like::Pattern;
pub use pipeline::{Aggregate, AggregateFunction, ComputedNans, Output, Pipeline, Projected};
pub use run::{Aggregation, Groups};
pub use types::{DataType, MAX_PRECISION, TimeUnit, Value};
