//! The stream of a first stage.
//!
//! In: batches of the input. Out: the states of kernelsmith at the end of the input, and those of DataFusion for what was
//! left to it: short inputs, batches in which a row failed, and everything after too many groups.
//! Invariants: memory is reserved in DataFusion's pool; if the pool refuses, the states so far become output, and new ones
//! start empty. Dropping the stream ends the work: between two batches nothing runs.
//! Not here: the states.

use super::Aggregation;
use super::states::Stage;
use crate::columns;
use crate::counters::Counters;
use crate::engine::Engine;
use crate::fallback::StreamExec;
use crate::program::{Code, arrays};
use crate::query;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::Result;
use datafusion::execution::memory_pool::{MemoryConsumer, MemoryReservation};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::metrics::{BaselineMetrics, RecordOutput};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use futures::SinkExt;
use futures::channel::mpsc;
use futures::stream::{self, StreamExt, TryStreamExt};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What a stream shares with its node.
pub(super) struct Run {
    pub(super) stage: Arc<Stage>,
    pub(super) code: Arc<Code>,
    pub(super) engine: Arc<Engine>,
    pub(super) counters: Arc<Counters>,
    /// The replaced nodes, over any input.
    pub(super) original: Arc<dyn ExecutionPlan>,
    pub(super) depth: usize,
    pub(super) context: Arc<TaskContext>,
    pub(super) baseline: BaselineMetrics,
    output: mpsc::Sender<RecordBatch>,
    reservation: MemoryReservation,
    schema: SchemaRef,
}

/// What became of a part of a batch.
#[derive(Clone, Copy)]
enum Added {
    Compiled,
    Interpreted,
    /// A row failed; the states are as before.
    No,
    /// There is no code, nor will there be.
    Refused,
    /// There are more groups than code distinguishes; the part has been added.
    TooManyGroups,
}

/// How many rows are added at once. A part with a new group is interpreted, which takes a hundred times as long; so parts
/// start small and grow while they have none.
struct Pace {
    rows: usize,
    n_compiled: usize,
    n_interpreted: usize,
    interprets: bool,
}

impl Pace {
    /// The rows of the first part, and of one after a new group.
    const START: usize = 1024;
    /// The number of interpreted parts that may exceed that of compiled ones.
    const MAX_INTERPRETED: usize = 4;

    fn new(has_groups: bool, interprets: bool) -> Pace {
        let rows = if has_groups && !interprets { Pace::START } else { usize::MAX };
        Pace { rows, n_compiled: 0, n_interpreted: 0, interprets }
    }

    fn next(&mut self, added: Added) {
        if let Added::Compiled = added {
            (self.rows, self.n_compiled) = (self.rows.saturating_mul(2), self.n_compiled + 1);
        } else {
            // Without groups parts are whole batches, and stay so.
            self.rows = if self.rows == usize::MAX { usize::MAX } else { Pace::START };
            self.n_interpreted += 1;
        }
    }

    /// Whether most parts are interpreted, because of their keys or values: then DataFusion is faster.
    fn is_too_slow(&self) -> bool {
        !self.interprets && self.n_interpreted > self.n_compiled + Pace::MAX_INTERPRETED
    }
}

pub(super) fn execute(
    aggregation: &Aggregation,
    original: &Arc<dyn ExecutionPlan>,
    engine: &Arc<Engine>,
    partition: usize,
    context: Arc<TaskContext>,
) -> Result<SendableRecordBatchStream> {
    let input = aggregation.input.execute(partition, Arc::clone(&context))?;
    let consumer = MemoryConsumer::new(format!("KernelsmithExec[{partition}]"));
    let (output, batches) = mpsc::channel(1);
    let run = Run {
        stage: Arc::clone(&aggregation.stage),
        code: Arc::clone(&aggregation.code),
        engine: Arc::clone(engine),
        counters: Arc::clone(&aggregation.counters),
        original: Arc::clone(original),
        depth: aggregation.depth,
        baseline: BaselineMetrics::new(&aggregation.metrics, partition),
        reservation: consumer.register(context.memory_pool()),
        schema: original.schema(),
        output,
        context,
    };
    let schema = original.schema();
    // The work runs when the stream is polled, and returns nothing but its error; the batches come through the channel.
    let work = stream::once(run.run(input)).filter_map(|done| async { done.err().map(Err) });
    let batches = stream::select(batches.map(Ok), work).fuse();
    Ok(Box::pin(RecordBatchStreamAdapter::new(schema, batches)))
}

impl Run {
    async fn run(mut self, mut input: SendableRecordBatchStream) -> Result<()> {
        let min_rows = self.engine.options().min_rows;
        let (mut early, mut rows) = (Vec::new(), 0);
        while rows < min_rows {
            match input.try_next().await? {
                Some(batch) => {
                    rows += batch.num_rows();
                    early.push(batch);
                }
                // A short input is not worth code.
                None => {
                    let schema = input.schema();
                    drop(input);
                    return self.leave(schema, stream::iter(early.into_iter().map(Ok))).await;
                }
            }
        }
        let stage = Arc::clone(&self.stage);
        let mut groups = query::Aggregation::new(&stage.pipeline).map_err(columns::fault)?;
        let mut early = early.into_iter();
        let mut pace = Pace::new(stage.max_groups() > 0, self.engine.options().interpret);
        loop {
            let batch = match early.next() {
                Some(batch) => Some(batch),
                None => input.try_next().await?,
            };
            let Some(batch) = batch else { break };
            let mut from = 0;
            while from < batch.num_rows() {
                let part = batch.slice(from, pace.rows.min(batch.num_rows() - from));
                from += part.num_rows();
                let added = self.add(&mut groups, &part)?;
                match added {
                    Added::Compiled | Added::Interpreted => pace.next(added),
                    Added::No => self.leave(part.schema(), stream::iter([Ok(part.clone())])).await?,
                    Added::TooManyGroups | Added::Refused => {}
                }
                if matches!(added, Added::TooManyGroups | Added::Refused) || pace.is_too_slow() {
                    if let Added::Refused = added {
                        from -= part.num_rows();
                    }
                    self.emit(&groups).await?;
                    let rest = batch.slice(from, batch.num_rows() - from);
                    let (schema, rest) = (input.schema(), stream::iter([rest].into_iter().chain(early).map(Ok)));
                    return self.leave(schema, rest.chain(input)).await;
                }
                if self.reservation.try_resize(stage.bytes(groups.n_groups())).is_err() {
                    self.emit(&groups).await?;
                    groups = query::Aggregation::new(&stage.pipeline).map_err(columns::fault)?;
                    self.reservation.try_resize(stage.bytes(groups.n_groups()))?;
                }
            }
        }
        // Release what the input holds before the result is used.
        drop(input);
        self.emit(&groups).await
    }

    /// Adds a batch to the groups.
    fn add(&self, groups: &mut query::Aggregation<'_>, batch: &RecordBatch) -> Result<Added> {
        let elapsed = self.baseline.elapsed_compute().clone();
        let _timer = elapsed.timer();
        let Ok(arrays) = arrays(&self.stage.inputs, batch) else { return Ok(Added::No) };
        let (stage, interprets) = (&self.stage, self.engine.options().interpret);
        let code = match interprets {
            true => None,
            false => {
                let code = self.code.of(&self.engine, &stage.pipeline, stage.max_groups(), &arrays, &self.counters);
                let Some(code) = code else { return Ok(Added::Refused) };
                Some(code)
            }
        };
        let before = groups.clone();
        let update = |batch: &query::Batch<'_>| groups.update(batch, code.as_deref());
        let update = || columns::with_batch(&arrays, batch.num_rows(), update);
        let Ok(updated) = catch_unwind(AssertUnwindSafe(update)) else {
            Counters::add(&self.counters.failures, 1);
            // The groups may hold a part of the batch.
            *groups = before;
            return Ok(Added::Refused);
        };
        let Ok(is_compiled) = updated? else { return Ok(Added::No) };
        let counter = if is_compiled { &self.counters.rows_compiled } else { &self.counters.rows_interpreted };
        Counters::add(counter, batch.num_rows());
        let has_too_many = !interprets && groups.n_groups() > stage.max_groups().max(1);
        Ok(match is_compiled {
            _ if has_too_many => Added::TooManyGroups,
            true => Added::Compiled,
            false => Added::Interpreted,
        })
    }

    /// Makes the groups so far output.
    async fn emit(&mut self, groups: &query::Aggregation<'_>) -> Result<()> {
        let states = self.stage.output(groups.finish().map_err(columns::fault)?, &self.schema)?;
        self.send(states).await
    }

    async fn send(&mut self, batch: RecordBatch) -> Result<()> {
        // The receiver belongs to the stream that polls this; if it is gone, so is the work.
        let _ = self.output.send(batch.record_output(&self.baseline)).await;
        Ok(())
    }

    /// Leaves batches to DataFusion's nodes.
    async fn leave(
        &mut self,
        schema: SchemaRef,
        batches: impl futures::Stream<Item = Result<RecordBatch>> + Send + 'static,
    ) -> Result<()> {
        let counters = Arc::clone(&self.counters);
        let counted = batches.inspect_ok(move |batch| Counters::add(&counters.rows_left, batch.num_rows()));
        let batches = Box::pin(RecordBatchStreamAdapter::new(schema, counted));
        let original = super::over(&self.original, self.depth, Arc::new(StreamExec::new(batches)))?;
        let mut states = original.execute(0, Arc::clone(&self.context))?;
        while let Some(batch) = states.try_next().await? {
            self.send(batch).await?;
        }
        Ok(())
    }
}
