//! Evaluation of one lowered expression for the batches of a node.
//!
//! In: batches of DataFusion. Out: the values of the expression, or none, which leaves the batch to DataFusion.
//! Invariants: a batch has a result only if no row of it failed; a panic or a refused compilation ends the use of a
//! program, not of a query.
//! Not here: which expressions are lowered (see `lower`).

use crate::columns;
use crate::counters::Counters;
use crate::engine::{Engine, NodeSpec, Shared};
use crate::lower::{Input, Inputs};
use crate::query::{Batch, ComputedNans, Expression, ExpressionError, Layout, Output, Pipeline};
use datafusion::arrow::array::{Array, ArrayRef};
use datafusion::arrow::datatypes::DataType as ArrowType;
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::Result;
use kernelsmith::manager::{Reason, Response, Ticket};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The code of a pipeline, specialised to the columns that have had NULLs so far, and to a number of groups.
#[derive(Debug, Default)]
pub(crate) struct Code {
    current: Mutex<Option<(Layout, State)>>,
}

#[derive(Debug)]
enum State {
    Pending(Ticket<NodeSpec>),
    Ready(Shared),
    Refused,
}

impl State {
    /// Whether the code gave other results than the interpreter: it was stored, and must be compiled.
    fn is_quarantined(&self) -> bool {
        matches!(self, State::Ready(code) if code.is_quarantined())
    }
}

/// Whether there is code.
pub(crate) enum Found {
    Ready(Shared),
    /// It is being compiled.
    Pending,
    /// There is none, nor will there be.
    Refused,
}

impl Code {
    /// The code for a batch of these arrays, requested if it is not; `waits` tells whether to wait for it.
    pub(crate) fn of(
        &self,
        engine: &Engine,
        pipeline: &Arc<Pipeline>,
        max_groups: usize,
        arrays: &[ArrayRef],
        counters: &Arc<Counters>,
        waits: bool,
    ) -> Found {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        let known = current.as_ref().map_or(&[][..], |(layout, _)| &layout.nullable);
        let has_nulls = |at: &usize| known.contains(at) || arrays[*at].null_count() > 0;
        let layout = Layout { nullable: (0..arrays.len()).filter(has_nulls).collect(), max_groups };
        let state = current.take().filter(|(known, state)| *known == layout && !state.is_quarantined());
        let state = state.map(|(_, state)| state);
        let state = state.unwrap_or_else(|| match engine.request(pipeline, layout.clone(), counters) {
            Some(Response::Ready(code)) => State::Ready(code),
            Some(Response::Pending(ticket)) => State::Pending(ticket),
            Some(Response::Fallback(_)) | None => State::Refused,
        });
        let done = |outcome: std::result::Result<Shared, Reason>| {
            Counters::add(&counters.failures, usize::from(outcome.is_err()));
            Counters::add(&counters.disk_hits, usize::from(outcome.as_ref().is_ok_and(Shared::is_saved)));
            outcome.map_or(State::Refused, State::Ready)
        };
        let state = match state {
            State::Pending(ticket) if waits => done(ticket.wait()),
            State::Pending(ticket) => match ticket.try_get() {
                Some(outcome) => done(outcome),
                None => State::Pending(ticket),
            },
            state => state,
        };
        let found = match &state {
            State::Ready(code) => Found::Ready(code.clone()),
            State::Pending(_) => Found::Pending,
            State::Refused => Found::Refused,
        };
        *current = Some((layout, state));
        found
    }
}

/// A lowered expression, ready to run.
#[derive(Debug)]
pub(crate) struct Program {
    pipeline: Arc<Pipeline>,
    inputs: Vec<Input>,
    ty: ArrowType,
    engine: Arc<Engine>,
    counters: Arc<Counters>,
    rows: AtomicUsize,
    code: Code,
    n_computed: AtomicUsize,
    n_left: AtomicUsize,
    /// Whether all further batches are left to DataFusion.
    has_failed: AtomicBool,
}

impl Program {
    /// The number of batches that code could not compute and that may exceed that of the others.
    const MAX_LEFT: usize = 4;

    pub(crate) fn new(
        expression: Expression,
        inputs: &Inputs,
        ty: ArrowType,
        engine: &Arc<Engine>,
        counters: &Arc<Counters>,
    ) -> std::result::Result<Program, ExpressionError> {
        Ok(Program {
            // DataFusion's NaNs have the signs that the machine gives them.
            pipeline: Arc::new(Pipeline::new(None, Output::Project(vec![expression]))?.with_nans(ComputedNans::Left)),
            inputs: inputs.inputs().to_vec(),
            ty,
            engine: Arc::clone(engine),
            counters: Arc::clone(counters),
            rows: AtomicUsize::new(0),
            code: Code::default(),
            n_computed: AtomicUsize::new(0),
            n_left: AtomicUsize::new(0),
            has_failed: AtomicBool::new(false),
        })
    }

    /// The values for a batch; `None` if DataFusion must compute them.
    pub(crate) fn evaluate(&self, batch: &RecordBatch) -> Option<ArrayRef> {
        let rows = batch.num_rows();
        let is_early = self.rows.fetch_add(rows, Ordering::Relaxed) + rows < self.engine.options().min_rows;
        let result = match is_early || rows == 0 || self.has_failed.load(Ordering::Relaxed) {
            true => None,
            false => self.try_evaluate(batch),
        };
        if result.is_none() {
            Counters::add(&self.counters.rows_left, rows);
        }
        result
    }

    fn try_evaluate(&self, batch: &RecordBatch) -> Option<ArrayRef> {
        let arrays = arrays(&self.inputs, batch).ok()?;
        let code = match self.engine.options().interpret {
            true => None,
            false => {
                let waits = self.engine.options().wait;
                match self.code.of(&self.engine, &self.pipeline, 0, &arrays, &self.counters, waits) {
                    Found::Ready(code) => Some(code),
                    // DataFusion computes the batches until there is code.
                    Found::Pending => return None,
                    Found::Refused => {
                        self.has_failed.store(true, Ordering::Relaxed);
                        return None;
                    }
                }
            }
        };
        let run = |batch: &Batch<'_>| match &code {
            // The batch that stored code fails on is left to DataFusion; the next one has new code.
            Some(code) if !code.check(|code| code.agrees(batch)) => None,
            Some(code) => self.pipeline.project_compiled(batch, code),
            None => self.pipeline.project(batch, None).ok(),
        };
        let run = || columns::with_batch(&arrays, batch.num_rows(), run);
        let projected = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
            self.has_failed.store(true, Ordering::Relaxed);
            Counters::add(&self.counters.failures, 1);
            Ok(None)
        });
        let Some(mut projected) = projected.ok()? else {
            let n_left = self.n_left.fetch_add(1, Ordering::Relaxed) + 1;
            let is_hopeless = n_left > self.n_computed.load(Ordering::Relaxed) + Program::MAX_LEFT;
            self.has_failed.fetch_or(is_hopeless, Ordering::Relaxed);
            return None;
        };
        let array = columns::into_arrow(projected.columns.pop()?, &self.ty).ok()?;
        let is_compiled = projected.is_compiled;
        let counter = if is_compiled { &self.counters.rows_compiled } else { &self.counters.rows_interpreted };
        Counters::add(counter, batch.num_rows());
        self.n_computed.fetch_add(1, Ordering::Relaxed);
        Some(array)
    }
}

/// The inputs of a program for a batch.
///
/// # Errors
/// A sub-expression that DataFusion computes has failed.
pub(crate) fn arrays(inputs: &[Input], batch: &RecordBatch) -> Result<Vec<ArrayRef>> {
    let array = |input: &Input| match input {
        Input::Column(index) => Ok(Arc::clone(batch.column(*index))),
        Input::Computed(expression) => expression.evaluate(batch)?.into_array(batch.num_rows()),
    };
    inputs.iter().map(array).collect()
}
