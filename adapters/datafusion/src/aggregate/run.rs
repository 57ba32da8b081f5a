//! The stream of an aggregation, or of its first stage.
//!
//! In: batches of the input. Out: the states of kernelsmith at the end of the input, and those of DataFusion for what was
//! left to it: short inputs, batches that code could not compute, and the rest of an input with almost as many groups as
//! rows. The first batches are kept until it is known how many groups they have, and who groups them faster; DataFusion
//! may then compute all of the input instead.
//! Code with a hash table adds the groups, whatever their number. If there are few after some rows, a thread compiles code
//! with a mask for each, which needs a fraction of the time; batches with another group still go to the hash table.
//! Invariants: memory is reserved in DataFusion's pool before a batch is added; if the pool refuses, the states so far
//! become output, and new ones start empty. Dropping the stream ends the work: between two batches nothing runs.
//! Not here: the states.

use super::Aggregation;
use super::choice::Choice;
use super::states::Stage;
use super::trial::Trial;
use super::whole::{Message, Whole};
use crate::Grouping;
use crate::columns;
use crate::counters::Counters;
use crate::engine::Engine;
use crate::fallback::StreamExec;
use crate::program::{Code, Found, arrays};
use crate::query::{self, MAX_CODE_GROUPS};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::{DataFusionError, Result, internal_err};
use datafusion::execution::memory_pool::{MemoryConsumer, MemoryReservation};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::execution_plan::replace_children_if_necessary;
use datafusion::physical_plan::metrics::{BaselineMetrics, RecordOutput};
use datafusion::physical_plan::spill::get_record_batch_memory_size;
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use futures::SinkExt;
use futures::channel::mpsc;
use futures::stream::{self, BoxStream, StreamExt, TryStreamExt};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a stream shares with its node.
pub(super) struct Run {
    pub(super) stage: Arc<Stage>,
    pub(super) code: Arc<Code>,
    pub(super) few: Arc<Code>,
    pub(super) engine: Arc<Engine>,
    pub(super) counters: Arc<Counters>,
    /// The replaced nodes, over any input.
    pub(super) original: Arc<dyn ExecutionPlan>,
    /// If they are an aggregation in one stage.
    pub(super) whole: Option<Arc<Whole>>,
    pub(super) depth: usize,
    pub(super) context: Arc<TaskContext>,
    pub(super) baseline: BaselineMetrics,
    output: mpsc::Sender<Message>,
    /// Whether states were sent.
    has_states: bool,
    /// Whether the input is too short for code.
    is_short: bool,
    reservation: MemoryReservation,
    /// The schema of states.
    schema: SchemaRef,
}

/// The number of rows that are added at once.
const PART_ROWS: usize = 16_384;
/// The number of rows after which code for few groups is worth its compilation.
const FEW_AFTER: usize = 32_768;
/// The number of rows after which the number of groups is judged: DataFusion stops grouping there, too.
const JUDGED_AFTER: u64 = 100_000;
/// Where there are more groups than this share of the rows, kernelsmith saves nothing: it is slower where the table
/// exceeds caches, and in the first of two stages it only delays what the second does.
const MAX_GROUPS: f64 = 0.5;
/// The number of rows after which it is decided who groups the input, which passed the filter, and those before the filter.
const DECIDED_AFTER: u64 = 16_384;
const KEPT_ROWS: usize = 49_152;
/// The number of batches that the decision needs: the first one pays for the start.
const KEPT_BATCHES: usize = 3;
/// The time of code compared with that of DataFusion that pays for the decision itself.
const MIN_GAIN: f64 = 0.9;
/// The number of parts that code could not add and that may exceed that of the others.
const MAX_LEFT: usize = 4;

/// What a batch of DataFusion's nodes is.
type ToMessage = fn(RecordBatch) -> Message;

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

/// The first batches, and the time of code for all but the first one.
#[derive(Default)]
struct Kept {
    batches: Vec<RecordBatch>,
    rows: usize,
    bytes: usize,
    time: Duration,
}

impl Kept {
    fn push(&mut self, batch: &RecordBatch) {
        self.rows += batch.num_rows();
        self.bytes = self.bytes.saturating_add(get_record_batch_memory_size(batch));
        self.batches.push(batch.clone());
    }
}

fn has_many_groups(groups: &query::Aggregation<'_>) -> bool {
    groups.n_groups() as f64 > MAX_GROUPS * groups.rows() as f64
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
        whole: aggregation.whole.clone(),
        depth: aggregation.depth,
        baseline: BaselineMetrics::new(&aggregation.metrics, partition),
        reservation: consumer.register(context.memory_pool()),
        schema: aggregation.whole.as_ref().map_or_else(|| original.schema(), |whole| whole.first.schema()),
        output,
        has_states: false,
        is_short: false,
        context: Arc::clone(&context),
    };
    let (schema, whole) = (original.schema(), aggregation.whole.clone());
    let baseline = BaselineMetrics::new(&aggregation.metrics, partition);
    // The work runs when the stream is polled, and returns nothing but its error; the batches come through the channel.
    let work = stream::once(run.run(input)).filter_map(|done| async { done.err().map(Err) });
    let messages = stream::select(batches.map(Ok), work).fuse();
    let results = match whole {
        None => messages.map_ok(Message::into_batch).boxed(),
        Some(whole) => stream::once(whole.results(messages.boxed(), context)).try_flatten().boxed(),
    };
    let counted = results.map_ok(move |batch| batch.record_output(&baseline));
    Ok(Box::pin(RecordBatchStreamAdapter::new(schema, counted)))
}

impl Run {
    async fn run(mut self, mut input: SendableRecordBatchStream) -> Result<()> {
        let choice = self.choice();
        if choice == Some(Choice::DataFusion) {
            let schema = input.schema();
            return self.leave(schema, input, true).await;
        }
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
                    self.is_short = true;
                    return self.leave(schema, stream::iter(early.into_iter().map(Ok)), true).await;
                }
            }
        }
        let stage = Arc::clone(&self.stage);
        let new = || query::Aggregation::new(&stage.pipeline).map_err(columns::fault);
        let mut progress = Progress { groups: new()?, rows: 0, n_added: 0, n_left: 0 };
        let mut early = VecDeque::from(early);
        // What DataFusion would have to compute again.
        let is_decided =
            !self.stage.has_keys() || choice.is_some() || self.engine.options().grouping == Grouping::Compiled;
        let mut kept = (!is_decided && !self.engine.options().interpret).then(Kept::default);
        loop {
            let batch = match early.pop_front() {
                Some(batch) => Some(batch),
                None => input.try_next().await?,
            };
            let Some(mut batch) = batch else { break };
            if batch.num_rows() == 0 {
                continue;
            }
            if batch.num_rows() > PART_ROWS {
                early.push_front(batch.slice(PART_ROWS, batch.num_rows() - PART_ROWS));
                batch = batch.slice(0, PART_ROWS);
            }
            kept.iter_mut().for_each(|kept| kept.push(&batch));
            let wanted = progress.groups.bytes_after(batch.num_rows());
            let kept_bytes = kept.as_ref().map_or(0, |kept| kept.bytes);
            let mut is_reserved = self.reservation.try_resize(wanted.saturating_add(kept_bytes)).is_ok();
            if !is_reserved && kept.take().is_some() {
                is_reserved = self.reservation.try_resize(wanted).is_ok();
            }
            if !is_reserved && progress.rows > 0 {
                let groups = std::mem::replace(&mut progress.groups, new()?);
                progress.rows = 0;
                self.emit(groups).await?;
                is_reserved = self.reservation.try_resize(progress.groups.bytes_after(batch.num_rows())).is_ok();
            }
            // DataFusion knows what to do without memory.
            let started = Instant::now();
            let added = if is_reserved { self.add(&mut progress, &batch)? } else { Added::No };
            if let Some(kept) = kept.as_mut().filter(|kept| kept.batches.len() > 1) {
                kept.time += started.elapsed();
            }
            // What code cannot compute from the beginning, it will not compute later.
            let is_unsuited = progress.n_added == 0 && kept.is_some();
            if matches!(added, Added::Refused) || is_unsuited || self.is_hopeless(&progress) {
                let (schema, all) = (input.schema(), kept.take());
                let is_all = all.is_some();
                if is_reserved {
                    self.remember(Choice::DataFusion);
                }
                let first = match all {
                    Some(all) => all.batches,
                    None => {
                        self.emit(progress.groups).await?;
                        if let Added::Yes = added { Vec::new() } else { vec![batch] }
                    }
                };
                self.reservation.free();
                let rest = stream::iter(first.into_iter().chain(early).map(Ok)).chain(input);
                return self.leave(schema, rest, is_all).await;
            }
            if let Added::No = added {
                kept = None;
                self.reservation.try_resize(progress.groups.bytes())?;
                self.leave(batch.schema(), stream::iter([Ok(batch)]), false).await?;
            }
            let has_rows = |kept: &Kept| progress.groups.rows() >= DECIDED_AFTER || kept.rows >= KEPT_ROWS;
            let is_enough = |kept: &Kept| kept.batches.len() >= KEPT_BATCHES && has_rows(kept);
            if let Some(first) = kept.take_if(|kept| is_enough(kept))
                && let Some(trial) = self.is_slower(&progress, first, input.schema()).await?
            {
                drop(progress);
                self.reservation.free();
                let counters = Arc::clone(&self.counters);
                let rest = stream::iter(early.into_iter().map(Ok)).chain(input);
                let rest = rest.inspect_ok(move |batch| Counters::add(&counters.rows_left, batch.num_rows()));
                return self.forward(trial.with_rest(rest.boxed()), true).await;
            }
        }
        // Release what the input holds before the result is used.
        drop((input, kept));
        self.finish(progress.groups).await
    }

    /// Whether DataFusion is faster for the rest: most parts are left to it, or grouping hardly saves rows.
    fn is_hopeless(&self, progress: &Progress<'_>) -> bool {
        if self.engine.options().interpret || self.engine.options().grouping == Grouping::Compiled {
            return false;
        }
        // A second stage that is there anyway groups them. Another one would cost more than many groups.
        let is_late = self.whole.is_none() && progress.groups.rows() > JUDGED_AFTER;
        is_late && has_many_groups(&progress.groups) || progress.n_left > progress.n_added + MAX_LEFT
    }

    /// DataFusion's nodes, which have read the first batches, if they are faster.
    async fn is_slower(&self, progress: &Progress<'_>, kept: Kept, schema: SchemaRef) -> Result<Option<Trial>> {
        let is_forced = self.engine.options().grouping == Grouping::Left;
        // A mask for each group is faster, but is only compiled when there are more rows.
        if progress.groups.n_groups() <= MAX_CODE_GROUPS && !is_forced {
            self.remember(Choice::Code);
            return Ok(None);
        }
        let rows = kept.rows;
        let nodes = |input| self.nodes_over(true, input);
        let trial = Trial::new(nodes, schema, kept.batches, Arc::clone(&self.context)).await;
        let trial = match trial {
            // There may be memory for one of them.
            Err(error) if matches!(error.find_root(), DataFusionError::ResourcesExhausted(_)) => return Ok(None),
            trial => trial?,
        };
        let is_slower = kept.time.as_secs_f64() > MIN_GAIN * trial.time.as_secs_f64();
        if is_forced || is_slower || has_many_groups(&progress.groups) {
            Counters::add(&self.counters.rows_left, rows);
            self.remember(Choice::DataFusion);
            return Ok(Some(trial));
        }
        self.remember(Choice::Code);
        Ok(None)
    }

    /// Who was faster when this aggregation ran before.
    fn choice(&self) -> Option<Choice> {
        let options = self.engine.options();
        let is_measured = options.grouping == Grouping::Measured && self.stage.has_keys() && !options.interpret;
        is_measured.then(|| self.engine.choices().get(&self.stage.key)).flatten()
    }

    fn remember(&self, choice: Choice) {
        if self.engine.options().grouping == Grouping::Measured && self.stage.has_keys() {
            self.engine.choices().set(&self.stage.key, choice);
        }
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

    /// The states of groups.
    fn states(&self, groups: &query::Aggregation<'_>) -> Result<RecordBatch> {
        let elapsed = self.baseline.elapsed_compute().clone();
        let _timer = elapsed.timer();
        self.stage.output(groups.finish().map_err(columns::fault)?, &self.schema)
    }

    /// Sends the states of the groups so far. Who receives them needs memory for its own, so that of the groups is released
    /// first.
    async fn emit(&mut self, groups: query::Aggregation<'_>) -> Result<()> {
        let states = self.states(&groups)?;
        drop(groups);
        self.reservation.free();
        self.has_states = true;
        self.send(states, Message::States).await
    }

    /// Sends all groups, as results if the aggregation has one stage.
    async fn finish(mut self, groups: query::Aggregation<'_>) -> Result<()> {
        let whole = self.whole.clone().filter(|whole| !self.has_states && whole.can_finish());
        let Some(whole) = whole else { return self.emit(groups).await };
        let states = self.states(&groups)?;
        drop(groups);
        // Accumulators may need as much as states.
        if self.reservation.try_resize(2 * get_record_batch_memory_size(&states)).is_err() {
            self.reservation.free();
            return self.send(states, Message::States).await;
        }
        let elapsed = self.baseline.elapsed_compute().clone();
        let results = {
            let _timer = elapsed.timer();
            whole.finish(&states)?
        };
        drop(states);
        self.reservation.try_resize(get_record_batch_memory_size(&results))?;
        self.send(results, Message::Results).await
    }

    async fn send(&mut self, batch: RecordBatch, message: fn(RecordBatch) -> Message) -> Result<()> {
        let batch_size = self.context.session_config().batch_size().max(1);
        let mut from = 0;
        // An empty batch, too: it tells of no group.
        loop {
            let part = batch.slice(from, batch_size.min(batch.num_rows() - from));
            from += part.num_rows();
            // The receiver belongs to the stream that polls this; if it is gone, so is the work.
            let _ = self.output.send(message(part)).await;
            if from == batch.num_rows() {
                return Ok(());
            }
        }
    }

    /// Leaves batches to DataFusion's nodes; `is_all` tells whether they are the whole input, and nothing was sent.
    async fn leave(
        &mut self,
        schema: SchemaRef,
        batches: impl futures::Stream<Item = Result<RecordBatch>> + Send + 'static,
        is_all: bool,
    ) -> Result<()> {
        let counters = Arc::clone(&self.counters);
        let counted = batches.inspect_ok(move |batch| Counters::add(&counters.rows_left, batch.num_rows()));
        let batches = Box::pin(RecordBatchStreamAdapter::new(schema, counted));
        let nodes = self.nodes_over(is_all, Arc::new(StreamExec::new(batches)))?;
        let nodes = nodes.execute(0, Arc::clone(&self.context))?;
        self.forward(nodes.boxed(), is_all).await
    }

    /// DataFusion's nodes for all of the input or for a part, and what they return.
    fn nodes(&self, is_all: bool) -> (&Arc<dyn ExecutionPlan>, ToMessage) {
        match &self.whole {
            Some(_) if is_all => (&self.original, Message::Results),
            Some(whole) => (&whole.first, Message::States),
            None => (&self.original, Message::States),
        }
    }

    /// DataFusion's nodes over an input. Only the aggregation is left to it: filters and projections below are compiled.
    fn nodes_over(&self, is_all: bool, input: Arc<dyn ExecutionPlan>) -> Result<Arc<dyn ExecutionPlan>> {
        let nodes = super::over(self.nodes(is_all).0, self.depth, input)?;
        if self.depth == 1 || self.is_short || self.engine.options().interpret {
            return Ok(nodes);
        }
        let below = self.engine.compile_below(nodes.children()[0], self.depth - 1, &self.counters)?;
        replace_children_if_necessary(nodes, vec![below])
    }

    /// Sends what DataFusion's nodes return.
    async fn forward(&mut self, mut batches: BoxStream<'static, Result<RecordBatch>>, is_all: bool) -> Result<()> {
        let (_, message) = self.nodes(is_all);
        self.has_states |= !is_all;
        while let Some(batch) = batches.try_next().await? {
            let _ = self.output.send(message(batch)).await;
        }
        Ok(())
    }
}
