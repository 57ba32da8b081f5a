//! The stream of a first stage.
//!
//! In: batches of the input. Out: the states of kernelsmith at the end of the input, and those of DataFusion for what was
//! left to it: short inputs, batches that code could not compute, and the rest of an input with almost as many groups as
//! rows.
//! Code with a hash table adds the groups, whatever their number. If there are few after some rows, a thread compiles code
//! with a mask for each, which needs a fraction of the time; batches with another group still go to the hash table.
//! Invariants: memory is reserved in DataFusion's pool before a batch is added; if the pool refuses, the states so far
//! become output, and new ones start empty. Dropping the stream ends the work: between two batches nothing runs.
//! Not here: the states.

use super::Aggregation;
use super::states::Stage;
use crate::columns;
use crate::counters::Counters;
use crate::engine::Engine;
use crate::fallback::StreamExec;
use crate::program::{Code, Found, arrays};
use crate::query::{self, MAX_CODE_GROUPS};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::{Result, internal_err};
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
    pub(super) few: Arc<Code>,
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

/// The number of rows that are added at once.
const PART_ROWS: usize = 16_384;
/// The number of rows after which code for few groups is worth its compilation.
const FEW_AFTER: usize = 32_768;
/// The number of rows after which the number of groups is judged: DataFusion stops grouping there, too.
const JUDGED_AFTER: usize = 100_000;
/// The number of parts that code could not add and that may exceed that of the others.
const MAX_LEFT: usize = 4;

/// What became of a part of a batch.
#[derive(Clone, Copy)]
enum Added {
    Yes,
    /// Code cannot compute it; the states are as before.
    No,
    /// There is no code, nor will there be.
    Refused,
}

/// The states so far.
struct Progress<'s> {
    groups: query::Aggregation<'s>,
    /// The rows that they hold.
    rows: usize,
    n_added: usize,
    n_left: usize,
}

impl Progress<'_> {
    /// Whether DataFusion is faster for the rest: most parts are left to it, or grouping hardly saves rows.
    fn is_hopeless(&self) -> bool {
        let has_many_groups = self.rows > JUDGED_AFTER && 2 * self.groups.n_groups() > self.rows;
        has_many_groups || self.n_left > self.n_added + MAX_LEFT
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
        few: Arc::clone(&aggregation.few),
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
                    if rows >= min_rows / 2 {
                        self.prepare(&batch);
                    }
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
        let new = || query::Aggregation::new(&stage.pipeline).map_err(columns::fault);
        let mut progress = Progress { groups: new()?, rows: 0, n_added: 0, n_left: 0 };
        let mut early = early.into_iter();
        loop {
            let batch = match early.next() {
                Some(batch) => Some(batch),
                None => input.try_next().await?,
            };
            let Some(batch) = batch else { break };
            let mut from = 0;
            while from < batch.num_rows() {
                let part = batch.slice(from, PART_ROWS.min(batch.num_rows() - from));
                let wanted = progress.groups.bytes_after(part.num_rows());
                let mut is_reserved = self.reservation.try_resize(wanted).is_ok();
                if !is_reserved && progress.rows > 0 {
                    self.emit(&progress.groups).await?;
                    (progress.groups, progress.rows) = (new()?, 0);
                    is_reserved = self.reservation.try_resize(progress.groups.bytes_after(part.num_rows())).is_ok();
                }
                // DataFusion knows what to do without memory.
                let added = if is_reserved { self.add(&mut progress, &part)? } else { Added::No };
                if !matches!(added, Added::Refused) {
                    from += part.num_rows();
                }
                if let Added::No = added {
                    self.reservation.try_resize(progress.groups.bytes())?;
                    self.leave(part.schema(), stream::iter([Ok(part)])).await?;
                }
                if matches!(added, Added::Refused) || progress.is_hopeless() && !self.engine.options().interpret {
                    self.emit(&progress.groups).await?;
                    drop(progress);
                    self.reservation.free();
                    let rest = batch.slice(from, batch.num_rows() - from);
                    let (schema, rest) = (input.schema(), stream::iter([rest].into_iter().chain(early).map(Ok)));
                    return self.leave(schema, rest.chain(input)).await;
                }
            }
        }
        // Release what the input holds before the result is used.
        drop(input);
        self.emit(&progress.groups).await
    }

    /// The number of groups that the first code is for: as many as there are, or the only one.
    fn max_groups(&self) -> usize {
        if self.stage.has_keys() { usize::MAX } else { 0 }
    }

    /// Requests the code, so that it is compiled while more of the input is read.
    fn prepare(&self, batch: &RecordBatch) {
        if let Some(arrays) = arrays(&self.stage.inputs, batch).ok().filter(|_| !self.engine.options().interpret) {
            self.code.of(&self.engine, &self.stage.pipeline, self.max_groups(), &arrays, &self.counters, false);
        }
    }

    /// Adds a batch to the groups.
    fn add(&self, progress: &mut Progress<'_>, batch: &RecordBatch) -> Result<Added> {
        let elapsed = self.baseline.elapsed_compute().clone();
        let _timer = elapsed.timer();
        let Ok(arrays) = arrays(&self.stage.inputs, batch) else { return Ok(Added::No) };
        let (options, pipeline, groups) = (self.engine.options(), &self.stage.pipeline, &mut progress.groups);
        let code = |code: &Code, max_groups, waits| match code.of(
            &self.engine,
            pipeline,
            max_groups,
            &arrays,
            &self.counters,
            waits,
        ) {
            Found::Ready(code) => Some(code),
            Found::Pending | Found::Refused => None,
        };
        let (mut all, mut few) = (None, None);
        if !options.interpret {
            // Without this code there would be nothing to add rows to.
            all = code(&self.code, self.max_groups(), true);
            if all.is_none() {
                return Ok(Added::Refused);
            }
            let n_groups = groups.n_groups();
            if self.stage.has_keys() && progress.rows >= FEW_AFTER && (1..=MAX_CODE_GROUPS).contains(&n_groups) {
                few = code(&self.few, n_groups.next_power_of_two(), options.wait);
            }
        }
        let update = |batch: &query::Batch<'_>| {
            for code in few.iter().chain(&all) {
                // Stored code that computes something else is not used; the next batch has new code.
                if code.check(|code| code.agrees(batch)) && groups.update_compiled(batch, code)? {
                    return Ok(true);
                }
            }
            if options.interpret { groups.update(batch, None).map(|_| true) } else { Ok(false) }
        };
        let update = || columns::with_batch(&arrays, batch.num_rows(), update);
        let updated: Result<std::result::Result<bool, query::EvaluateError>> = catch_unwind(AssertUnwindSafe(update))
            // The groups may hold a part of the batch.
            .unwrap_or_else(|_| internal_err!("kernelsmith panicked while it added a batch to groups"));
        let rows = batch.num_rows();
        if !updated?.unwrap_or(false) {
            progress.n_left += 1;
            return Ok(Added::No);
        }
        (progress.n_added, progress.rows) = (progress.n_added + 1, progress.rows + rows);
        let counter = if options.interpret { &self.counters.rows_interpreted } else { &self.counters.rows_compiled };
        Counters::add(counter, rows);
        Ok(Added::Yes)
    }

    /// Makes the groups so far output.
    async fn emit(&mut self, groups: &query::Aggregation<'_>) -> Result<()> {
        let states = self.stage.output(groups.finish().map_err(columns::fault)?, &self.schema)?;
        let batch_size = self.context.session_config().batch_size().max(1);
        let mut from = 0;
        // An empty batch, too: it tells of no group.
        loop {
            let part = states.slice(from, batch_size.min(states.num_rows() - from));
            from += part.num_rows();
            self.send(part).await?;
            if from == states.num_rows() {
                return Ok(());
            }
        }
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
