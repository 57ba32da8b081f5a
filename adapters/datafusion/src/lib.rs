//! Queries of Apache DataFusion whose filters, projections and aggregations kernelsmith compiles while they run.
//!
//! For: programs that run SQL by DataFusion. One call when a session is built; queries stay as they are:
//!
//! ```
//! use datafusion::execution::SessionStateBuilder;
//! use datafusion::prelude::SessionContext;
//! use kernelsmith_datafusion::{Options, WithKernelsmith};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> datafusion::common::Result<()> {
//! let state = SessionStateBuilder::new().with_default_features().with_kernelsmith(Options::default()).build();
//! let context = SessionContext::new_with_state(state);
//! let answer = context.sql("select sum(x * x) from generate_series(1, 10) as t(x) where x % 2 = 0").await?;
//! assert_eq!(answer.to_string().await?.lines().nth(3), Some("| 220            |"));
//! # Ok(())
//! # }
//! ```
//!
//! `EXPLAIN` names each [`KernelsmithExec`] node, the number of operations that it computes, and the sub-expressions that
//! are left to DataFusion, with the reason. `EXPLAIN ANALYZE` adds how many rows were compiled, interpreted and left.
//! Not here: the expressions and their meaning, which are those of `kernelsmith::query`.
#![forbid(unsafe_code)]

mod aggregate;
mod columns;
pub mod command;
mod counters;
mod engine;
mod expression;
mod fallback;
mod in_place;
mod lower;
mod node;
mod program;
pub mod results;
mod rule;
mod udf;

pub use engine::Engine;
pub use lower::Refusal;
pub use node::KernelsmithExec;
pub use rule::CompileRule;
pub use udf::KernelUdf;

use datafusion::execution::SessionStateBuilder;
use kernelsmith::query;
use std::sync::Arc;

/// Who aggregates an input with groups. Results are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Grouping {
    /// Both do for some ten thousand rows, then the faster one. Where almost each row is a group, it is DataFusion.
    #[default]
    Measured,
    /// Code, wherever it can.
    Compiled,
    /// Code for the first rows, then DataFusion for all, as if it had been faster: for tests.
    Left,
}

/// What kernelsmith takes over, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Predicates of filters.
    pub filters: bool,
    /// Expressions of projections.
    pub projections: bool,
    /// Aggregations, with the filters and projections below them; of two stages the first.
    pub aggregations: bool,
    /// Aggregations with groups, too.
    pub groups: bool,
    /// The number of rows of a partition from which on expressions are compiled. DataFusion computes the rows before them,
    /// so that short queries never wait for a compiler.
    pub min_rows: usize,
    /// Who aggregates inputs with groups.
    pub grouping: Grouping,
    /// Waits for code instead of leaving batches to DataFusion while a thread compiles: the same rows are compiled in each
    /// run, for tests and measurements.
    pub wait: bool,
    /// Interprets expressions instead of compiling them: slow, for tests of the meaning of expressions.
    pub interpret: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            filters: true,
            projections: true,
            aggregations: true,
            groups: true,
            min_rows: 10_000,
            grouping: Grouping::Measured,
            wait: false,
            interpret: false,
        }
    }
}

/// Sessions whose queries kernelsmith compiles.
pub trait WithKernelsmith {
    /// Adds [`CompileRule`] as the last rule of the physical optimizer.
    fn with_kernelsmith(self, options: Options) -> Self;

    /// The same with an engine that several sessions share, or that has a store of code.
    fn with_kernelsmith_engine(self, engine: Arc<Engine>) -> Self;
}

impl WithKernelsmith for SessionStateBuilder {
    fn with_kernelsmith(self, options: Options) -> SessionStateBuilder {
        self.with_kernelsmith_engine(Engine::new(options))
    }

    fn with_kernelsmith_engine(self, engine: Arc<Engine>) -> SessionStateBuilder {
        self.with_physical_optimizer_rule(Arc::new(CompileRule::new(engine)))
    }
}
