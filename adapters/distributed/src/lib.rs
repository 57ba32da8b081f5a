//! Workers of datafusion-distributed that compile their part of each query for their own processor.
//!
//! For: programs that run SQL by [`datafusion_distributed`]. Coordinators and plans stay as they are; each worker decides
//! for itself, so workers with and without kernelsmith, and of different processors, work on one query.
//! `ks-distributed-worker` is such a worker. A program that starts its own needs these lines:
//!
//! ```no_run
#![doc = include_str!("../examples/worker.rs")]
//! ```
//!
//! Invariants: no code and no plan of ours travels; a rewritten plan has the nodes and edges of the decoded one, whose
//! metrics the coordinator adds by their positions.
//! Not here: what is compiled, and when (see `kernelsmith_datafusion`).
#![forbid(unsafe_code)]

mod addresses;

pub use addresses::Workers;
pub use kernelsmith_datafusion::{Engine, Options};

use datafusion::common::Result;
use datafusion::execution::SessionStateBuilder;
use datafusion_distributed::{DistributedExt, WorkerPlanRewriteEvent, WorkerPlanRewriteEventResponse};
use std::sync::Arc;

/// Sessions of workers whose plans kernelsmith compiles.
pub trait WithKernelsmithWorker {
    /// Compiles each plan that a worker decodes, by an engine that its sessions share.
    fn with_kernelsmith_worker(self, engine: Arc<Engine>) -> Self;
}

impl WithKernelsmithWorker for SessionStateBuilder {
    fn with_kernelsmith_worker(self, engine: Arc<Engine>) -> SessionStateBuilder {
        self.with_distributed_worker_plan_rewrite_handler(
            move |event: WorkerPlanRewriteEvent<'_>| -> Result<WorkerPlanRewriteEventResponse> {
                Ok(WorkerPlanRewriteEventResponse::new(engine.compile_in_place(&event.plan)))
            },
        )
    }
}
