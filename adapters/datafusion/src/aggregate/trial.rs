//! Which of kernelsmith and DataFusion groups rows faster.
//!
//! In: the first batches, which kernelsmith has added already. Out: DataFusion's nodes, after they have read these batches,
//! and the time that each batch took.
//! DataFusion reads the rest of the input behind a gate, so that nothing is computed again if it is faster. Only times tell:
//! its tables are written for some types of keys, and caches, filters and expressions decide the rest.
//! Invariant: results do not depend on the choice.
//! Not here: the choice (see `run`).

use crate::fallback::StreamExec;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::Result;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use futures::channel::oneshot;
use futures::future::{Either, select};
use futures::stream::{self, BoxStream, Fuse, StreamExt};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The rest of an input.
pub(super) type Rest = BoxStream<'static, Result<RecordBatch>>;

/// DataFusion's nodes that wait for the rest of their input.
pub(super) struct Trial {
    nodes: Fuse<SendableRecordBatchStream>,
    /// What they returned before all first batches were read.
    early: Vec<RecordBatch>,
    rest: oneshot::Sender<Rest>,
    /// The time for all first batches but one, which pays for the start.
    pub(super) time: Duration,
}

impl Trial {
    /// Runs the nodes that this function puts over the first batches.
    ///
    /// # Errors
    /// Those of the nodes.
    pub(super) async fn new(
        nodes: impl FnOnce(Arc<dyn ExecutionPlan>) -> Result<Arc<dyn ExecutionPlan>>,
        schema: SchemaRef,
        batches: Vec<RecordBatch>,
        context: Arc<TaskContext>,
    ) -> Result<Trial> {
        let (rest, opened) = oneshot::channel::<Rest>();
        let (reached, mut at_gate) = oneshot::channel::<()>();
        let times: Arc<Mutex<Vec<Instant>>> = Arc::default();
        let read = Arc::clone(&times);
        let note = move || read.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
        let noted = note.clone();
        let first = stream::iter(batches).map(move |batch| {
            noted();
            Ok(batch)
        });
        let behind = async move {
            note();
            let _ = reached.send(());
            // Without a sender the nodes are not polled any more.
            opened.await.unwrap_or_else(|_| stream::empty().boxed())
        };
        let input = first.chain(stream::once(behind).flatten());
        let input = Box::pin(RecordBatchStreamAdapter::new(schema, input));
        let nodes = nodes(Arc::new(StreamExec::new(input)))?;
        let mut nodes = nodes.execute(0, context)?.fuse();
        let mut early = Vec::new();
        // Until the nodes do not need the rest, or the gate is reached.
        while let Either::Left((Some(batch), _)) = select(nodes.next(), &mut at_gate).await {
            early.push(batch?);
        }
        let times = times.lock().unwrap_or_else(PoisonError::into_inner);
        let time = match times[..] {
            [_, second, .., last] => last - second,
            _ => Duration::ZERO,
        };
        drop(times);
        Ok(Trial { nodes, early, rest, time })
    }

    /// What the nodes return for all of the input.
    pub(super) fn with_rest(self, rest: Rest) -> Rest {
        // The receiver lives in the nodes.
        let _ = self.rest.send(rest);
        stream::iter(self.early.into_iter().map(Ok)).chain(self.nodes).boxed()
    }
}
