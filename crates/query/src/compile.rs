//! Compiled pipelines.
//!
//! In: a [`Pipeline`], a [`Layout`], a [`Backend`] that compiles. Out: [`PipelineCode`], one kernel that filters,
//! computes and aggregates a batch.
//! Code computes integers and decimals in 64 bits. It reports a batch in which a row fails, or a number needs more bits,
//! and the interpreter then computes that batch: code need not know which row failed, and results are always those of the
//! interpreter, except for the order in which floats are summed.
//! Invariant: a kernel writes nothing that the caller uses unless it succeeds for the whole batch.
//! Not here: when code is compiled and how long it is kept; that is the manager's concern.

mod call;
mod checks;
mod hashed;
mod inputs;
mod lower;
mod masks;
mod narrow;
pub(crate) mod plan;
mod record;
mod support;

use crate::batch::Batch;
use crate::pipeline::Pipeline;
use kernelsmith_dsl::{BuildErrors, KernelSource};
use kernelsmith_exec::DynKernel;
use std::fmt;

pub(crate) use call::{order_of, unordered, words_of};
pub(crate) use hashed::PREFETCH_DISTANCE;
pub use support::Unsupported;

/// The maximum number of groups that have a mask each. Accumulators of more groups do not fit the registers of any
/// machine.
pub const MAX_CODE_GROUPS: usize = 8;

/// What code is specialised to, besides the pipeline.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Layout {
    /// The numbers of the columns that may have NULLs. Code does not suit a batch with NULLs in another column.
    pub nullable: Vec<usize>,
    /// The maximum number of groups; ignored without keys. Up to [`MAX_CODE_GROUPS`], each group has a mask, and a batch
    /// with another group is interpreted. Above, the code finds and adds groups in a hash table, whatever their number.
    pub max_groups: usize,
}

/// Compiles recorded kernels to callable ones.
pub trait Backend {
    /// The error of the backend.
    type Error;

    /// Returns a callable kernel: records and compiles it, or publishes code that was compiled from the same recording
    /// earlier, without recording.
    ///
    /// # Errors
    /// Why there is no kernel.
    fn kernel(
        &self,
        record: impl FnOnce() -> Result<KernelSource<()>, BuildErrors>,
    ) -> Result<DynKernel, CompileError<Self::Error>>;
}

/// Why there is no code for a pipeline.
#[derive(Debug)]
pub enum CompileError<E> {
    /// The pipeline has an operation that is only interpreted.
    Unsupported(Unsupported),
    /// The kernel could not be recorded: the pipeline exceeds the limits of kernels, or this crate has a bug.
    Build(BuildErrors),
    /// The error of the backend.
    Backend(E),
}

impl<E: fmt::Display> fmt::Display for CompileError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Unsupported(unsupported) => unsupported.fmt(f),
            CompileError::Build(errors) => write!(f, "the pipeline cannot be recorded: {errors}"),
            CompileError::Backend(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for CompileError<E> {}

/// The code of a pipeline.
pub struct PipelineCode {
    layout: Layout,
    plan: plan::Plan,
    kernel: DynKernel,
    pipeline: Pipeline,
}

impl fmt::Debug for PipelineCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PipelineCode").field("layout", &self.layout).field("kernel", &self.kernel).finish()
    }
}

impl Pipeline {
    /// Whether the pipeline can be compiled.
    ///
    /// # Errors
    /// What is only interpreted.
    pub fn supports_code(&self) -> Result<(), Unsupported> {
        support::pipeline(self)
    }

    /// The kernel of the pipeline.
    ///
    /// # Errors
    /// Why it cannot be recorded.
    pub fn record(&self, layout: &Layout) -> Result<KernelSource<()>, CompileError<std::convert::Infallible>> {
        support::pipeline(self).map_err(CompileError::Unsupported)?;
        record::record(self, &plan::Plan::new(self, layout)).map_err(CompileError::Build)
    }
}

impl PipelineCode {
    /// Compiles a pipeline.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn compile<B: Backend>(
        pipeline: &Pipeline,
        layout: &Layout,
        backend: &B,
    ) -> Result<PipelineCode, CompileError<B::Error>> {
        support::pipeline(pipeline).map_err(CompileError::Unsupported)?;
        let plan = plan::Plan::new(pipeline, layout);
        let kernel = backend.kernel(|| record::record(pipeline, &plan))?;
        Ok(PipelineCode { layout: layout.clone(), plan, kernel, pipeline: pipeline.clone() })
    }

    /// The pipeline.
    pub(crate) fn pipeline(&self) -> &Pipeline {
        &self.pipeline
    }

    /// Whether the code can run on a batch: it is for this pipeline, no column has an unexpected NULL, and numbers have
    /// plain layouts.
    pub(crate) fn suits(&self, pipeline: &Pipeline, batch: &Batch<'_>) -> bool {
        self.pipeline == *pipeline && self.plan.fits(batch)
    }
}
