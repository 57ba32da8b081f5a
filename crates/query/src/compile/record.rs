//! Records the kernel of a pipeline.
//!
//! In: a pipeline, a [`Plan`]. Out: one loop over the rows of a batch.
//! The parameters are the number of rows, the columns with their validity bitmaps, the keys of the known groups, the
//! results, and a record of words: whether the batch is left to the interpreter, how many rows passed the filter, and the
//! states of the aggregates.
//! Invariant: the plan determines the parameters; `call` passes arguments in the same order.
//! Not here: expressions (see `lower`), aggregates (see `masks`).

use super::checks::Checks;
use super::lower::{ColumnParams, Lanes, Lowered, Lowering};
use super::plan::{FAILED_WORD, Plan, SELECTED_WORD, element};
use super::{hashed, masks};
use crate::expression::Expression;
use crate::pipeline::{Output, Pipeline};
use crate::types::DataType;
use kernelsmith_dsl::{
    BuildErrors, BuildOptions, Expr, KernelSource, Lane, LaneIndex, Mask, MemoryElement, Params, Var, Vector, build_dyn,
};
use kernelsmith_exec::ScalarType;
use std::collections::HashMap;

pub(super) fn record(pipeline: &Pipeline, plan: &Plan) -> Result<KernelSource<()>, BuildErrors> {
    let columns: HashMap<usize, ColumnParams> = plan.columns.iter().copied().collect();
    build_dyn("pipeline", &plan.signature(pipeline), &BuildOptions::default(), |k, params| {
        if let (Output::Aggregate { keys, .. }, Some(hashed)) = (pipeline.output(), &plan.hashed) {
            hashed::record(k, params, pipeline, keys, plan, hashed);
            return k.results(());
        }
        let n = params.scalar::<isize>(0);
        let record = params.in_out::<u64>(plan.record).require_len(plan.record_words());
        let checks = Checks::new(k);
        let lowering = |at| Lowering::new(params, at, &columns, &checks, pipeline.nans(), k);
        match pipeline.output() {
            Output::Project(expressions) => {
                let selected = k.var(0u64);
                k.for_each_vector_of::<i64>(n, |at| {
                    project(lowering(at), pipeline, plan, expressions, selected);
                });
                record.store(SELECTED_WORD as isize, selected.get());
            }
            Output::Aggregate { keys, .. } => {
                let groups = masks::Groups::new(k, params, plan, keys);
                k.for_each_full_vector_of::<i64>(n, |at| {
                    groups.add(lowering(at), pipeline, plan, keys);
                });
                groups.store(k, plan, record);
            }
        }
        record.store(FAILED_WORD as isize, checks.failed());
        k.results(())
    })
}

/// Computes the columns of a projection. Without a filter, values stay in their rows and truth values are bits; with one,
/// rows are compressed, and truth values are bytes.
fn project<'k, 'p>(
    mut lowering: Lowering<'k, 'p>,
    pipeline: &'p Pipeline,
    plan: &Plan,
    expressions: &'p [Expression],
    selected: Var<'k, u64>,
) {
    let (at, params) = (lowering.at, lowering.params);
    let selection = pipeline.filter().map(|filter| {
        let value = lowering.lower_one(filter, None);
        lowering.is_true(value)
    });
    let first = selected.get().cast::<isize>();
    let all = lowering.lower_all(expressions, selection);
    for (number, (expression, Lowered { lanes, valid })) in expressions.iter().zip(all).enumerate() {
        let (values, validity) = (plan.results + 2 * number, plan.results + 2 * number + 1);
        let Lowered { lanes, .. } = lowering.observed(expression, Lowered { lanes, valid }, selection);
        let to = Destination { params, at, first, selection };
        to.put_lanes(values, expression.ty(), lanes);
        if let Some(valid) = valid {
            to.put_mask(validity, valid);
        }
    }
    if let Some(selection) = selection {
        selected.set(selected + selection.count().cast::<u64>());
    }
}

/// Where the rows of a projection go.
struct Destination<'k> {
    params: Params<'k>,
    at: LaneIndex<'k>,
    /// The first row of the compressed result.
    first: Expr<'k, isize>,
    selection: Option<Mask<'k>>,
}

impl<'k> Destination<'k> {
    fn put_mask(&self, param: usize, mask: Mask<'k>) {
        let bytes = self.params.in_out::<u8>(param);
        match self.selection {
            None => bytes.store_mask(self.at, mask),
            Some(selection) => {
                bytes.store_compressed(self.first, mask.select(1u8, 0u8), selection);
            }
        }
    }

    fn put<T>(&self, param: usize, value: Vector<'k, T>)
    where
        T: MemoryElement<Number = T> + Lane,
    {
        let slice = self.params.in_out::<T>(param);
        match self.selection {
            None => slice.store(self.at, value),
            Some(selection) => {
                slice.store_compressed(self.first, value, selection);
            }
        }
    }

    fn put_lanes(&self, param: usize, ty: DataType, lanes: Lanes<'k>) {
        match (lanes, element(ty)) {
            (Lanes::Bool(mask), _) => self.put_mask(param, mask),
            (Lanes::Text(_), _) => unreachable!("`support` refuses projections of text"),
            (Lanes::Float32(value), _) => self.put(param, value),
            (Lanes::Float64(value), _) => self.put(param, value),
            (Lanes::Int(value), ScalarType::I8) => self.put(param, value.vector.cast::<i8>()),
            (Lanes::Int(value), ScalarType::I16) => self.put(param, value.vector.cast::<i16>()),
            (Lanes::Int(value), ScalarType::I32) => self.put(param, value.vector.cast::<i32>()),
            (Lanes::Int(value), ScalarType::U8) => self.put(param, value.vector.cast::<u8>()),
            (Lanes::Int(value), ScalarType::U16) => self.put(param, value.vector.cast::<u16>()),
            (Lanes::Int(value), ScalarType::U32) => self.put(param, value.vector.cast::<u32>()),
            (Lanes::Int(value), ScalarType::U64) => self.put(param, value.vector.bitcast::<u64>()),
            // The lower words of 128 bits; the caller extends their signs.
            (Lanes::Int(value), _) => self.put(param, value.vector),
        }
    }
}
