//! Aggregations with groups in one stage.
//!
//! In: the states of groups, or results of DataFusion. Out: results.
//! The states of kernelsmith usually have each group once; then DataFusion's accumulators make results of them without
//! grouping them again. Where parts of the input were left to DataFusion, a second stage merges the states.
//! Invariant: what a stream sends is either states or results.
//! Not here: what is left to DataFusion, and when (see `run`).

use super::over;
use crate::fallback::StreamExec;
use datafusion::arrow::datatypes::{DataType, SchemaRef};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::Result;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::logical_expr::EmitTo;
use datafusion::physical_expr::aggregate::AggregateFunctionExpr;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::aggregates::{AggregateExec, AggregateMode};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use futures::stream::{self, BoxStream, StreamExt, TryStreamExt};
use std::sync::Arc;

/// What the work of a stream sends.
pub(super) enum Message {
    States(RecordBatch),
    Results(RecordBatch),
}

impl Message {
    pub(super) fn into_batch(self) -> RecordBatch {
        match self {
            Message::States(batch) | Message::Results(batch) => batch,
        }
    }
}

/// An aggregation in one stage, whose first half is a pipeline.
#[derive(Debug)]
pub(crate) struct Whole {
    /// The first of two stages.
    pub(super) first: Arc<dyn ExecutionPlan>,
    second: Arc<dyn ExecutionPlan>,
    functions: Vec<Arc<AggregateFunctionExpr>>,
    n_keys: usize,
    /// Whether kernelsmith and DataFusion distinguish the same keys: they may differ in NaNs and zeros of floats.
    has_equal_keys: bool,
    schema: SchemaRef,
}

impl Whole {
    /// `None` if two stages have another result.
    pub(super) fn new(aggregate: &AggregateExec, first: &Arc<dyn ExecutionPlan>) -> Result<Option<Whole>> {
        let mode = match aggregate.mode() {
            AggregateMode::Single => AggregateMode::Final,
            AggregateMode::SinglePartitioned => AggregateMode::FinalPartitioned,
            _ => return Ok(None),
        };
        let second = AggregateExec::try_new(
            mode,
            aggregate.group_expr().as_final(),
            aggregate.aggr_expr().to_vec(),
            aggregate.filter_expr().to_vec(),
            Arc::clone(first),
            aggregate.input_schema(),
        )?;
        let (schema, functions) = (aggregate.schema(), aggregate.aggr_expr().to_vec());
        let n_keys = aggregate.group_expr().expr().len();
        let keys = schema.fields().iter().take(n_keys);
        let has_floats = keys.clone().any(|key| matches!(key.data_type(), DataType::Float32 | DataType::Float64));
        let has_accumulators = functions.iter().all(|function| function.groups_accumulator_supported());
        Ok((second.schema() == schema).then(|| Whole {
            first: Arc::clone(first),
            second: Arc::new(second),
            functions,
            n_keys,
            has_equal_keys: !has_floats && has_accumulators,
            schema,
        }))
    }

    /// Whether [`Self::finish`] does what a second stage does, if no group is there twice.
    pub(super) fn can_finish(&self) -> bool {
        self.has_equal_keys
    }

    /// The results of states that have each group once.
    ///
    /// # Errors
    /// Those of DataFusion, such as a sum that overflows.
    pub(super) fn finish(&self, states: &RecordBatch) -> Result<RecordBatch> {
        let rows = states.num_rows();
        let groups: Vec<usize> = (0..rows).collect();
        let (keys, mut rest) = states.columns().split_at(self.n_keys);
        let mut columns = keys.to_vec();
        for function in &self.functions {
            let (states, others) = rest.split_at(function.state_fields()?.len());
            rest = others;
            let mut accumulator = function.create_groups_accumulator()?;
            accumulator.merge_batch(states, &groups, rows)?;
            columns.push(accumulator.evaluate(EmitTo::All)?);
        }
        Ok(RecordBatch::try_new(Arc::clone(&self.schema), columns)?)
    }

    /// The results of what the work sends.
    pub(super) async fn results(
        self: Arc<Self>,
        mut messages: BoxStream<'static, Result<Message>>,
        context: Arc<TaskContext>,
    ) -> Result<SendableRecordBatchStream> {
        let first = messages.try_next().await?;
        let has_states = matches!(first, Some(Message::States(_)));
        let batches = stream::iter(first.map(Ok)).chain(messages).map_ok(Message::into_batch);
        if !has_states {
            return Ok(Box::pin(RecordBatchStreamAdapter::new(Arc::clone(&self.schema), batches)));
        }
        let states = Box::pin(RecordBatchStreamAdapter::new(self.first.schema(), batches));
        over(&self.second, 1, Arc::new(StreamExec::new(states)))?.execute(0, context)
    }
}
