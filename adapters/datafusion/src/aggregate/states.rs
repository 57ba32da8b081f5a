//! The pipeline of a first stage, and its states.
//!
//! In: an aggregation as expressions of DataFusion. Out: a pipeline of kernelsmith; from its groups the states that
//! DataFusion's second stage merges.
//! Invariant: the states have the types of the original's schema.
//! Not here: which aggregations become pipelines, batches.

use super::matching::{Aggregate as Matched, Function, Matched as Aggregation};
use crate::columns;
use crate::lower::{Input, Inputs, Refusal};
use crate::query::{
    Aggregate, AggregateFunction, Array, ArrayData, ComputedNans, DataType, Expression, ExpressionError, Groups,
    Output, Pipeline,
};
use datafusion::arrow::array::{Array as _, ArrayRef, Float64Array, UInt64Array};
use datafusion::arrow::datatypes::{DataType as ArrowType, Schema, SchemaRef};
use datafusion::arrow::record_batch::RecordBatch;
use datafusion::common::{Result, internal_datafusion_err};
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_expr_common::physical_expr::is_volatile;
use datafusion::physical_plan::displayable;
use std::sync::Arc;

/// A pipeline of kernelsmith for a first stage.
#[derive(Debug)]
pub(crate) struct Stage {
    pub(crate) pipeline: Arc<Pipeline>,
    pub(crate) inputs: Vec<Input>,
    n_keys: usize,
    functions: Vec<Function>,
    pub(crate) operations: usize,
    pub(crate) refusals: Vec<Refusal>,
    /// What tells this aggregation from others whose inputs have other groups: its pipeline, columns and input.
    pub(crate) key: Vec<u8>,
}

impl Stage {
    /// The pipeline of an aggregation whose states have this schema, or why there is none.
    pub(crate) fn new(matched: &Aggregation, schema: &Schema, interprets: bool) -> std::result::Result<Stage, String> {
        let input_schema = matched.input.schema();
        let mut lowering = Lowering { inputs: Inputs::new(interprets), schema: &input_schema, operations: 0 };
        let filter = matched.predicate.as_ref().map(|predicate| lowering.expression(predicate)).transpose()?;
        let mut keys = Vec::with_capacity(matched.keys.len());
        for key in &matched.keys {
            keys.push(lowering.key(key)?);
        }
        let mut aggregates = Vec::new();
        for aggregate in &matched.aggregates {
            aggregates.extend(lowering.aggregates(aggregate)?);
        }
        let n_keys = keys.len();
        let pipeline = Pipeline::new(filter, Output::Aggregate { keys, aggregates }).map_err(text)?;
        // DataFusion's NaNs have the signs that the machine gives them.
        let pipeline = pipeline.with_nans(ComputedNans::Left);
        if !interprets {
            pipeline.supports_code().map_err(|unsupported| unsupported.to_string())?;
        }
        let mut key = Vec::new();
        pipeline.write_key(&mut key);
        for input in lowering.inputs.inputs() {
            let name = match input {
                Input::Column(index) => input_schema.field(*index).name().clone(),
                Input::Computed(expression) => expression.to_string(),
            };
            key.extend(name.bytes().chain([0]));
        }
        key.extend(displayable(matched.input.as_ref()).one_line().to_string().bytes());
        let stage = Stage {
            key,
            pipeline: Arc::new(pipeline),
            inputs: lowering.inputs.inputs().to_vec(),
            n_keys,
            functions: matched.aggregates.iter().map(|aggregate| aggregate.function).collect(),
            // Each aggregate is an operation, too.
            operations: lowering.operations + matched.aggregates.len(),
            refusals: lowering.inputs.refusals().to_vec(),
        };
        stage.check_types(schema)?;
        Ok(stage)
    }

    /// Whether rows are grouped.
    pub(crate) fn has_keys(&self) -> bool {
        self.n_keys > 0
    }

    /// Whether the results have the types of the states.
    fn check_types(&self, schema: &Schema) -> std::result::Result<(), String> {
        let Output::Aggregate { keys, aggregates } = self.pipeline.output() else { return Err("no aggregates".into()) };
        let types = keys.iter().map(Expression::ty).chain(aggregates.iter().map(Aggregate::ty));
        if types.clone().count() != schema.fields().len() {
            return Err("the states have other columns".to_owned());
        }
        for (ty, field) in types.zip(schema.fields()) {
            let fits = match (ty, columns::data_type(field.data_type())) {
                // Numbers of values.
                (DataType::Int64, Some(DataType::UInt64)) => true,
                (DataType::Decimal { scale, .. }, Some(DataType::Decimal { scale: wanted, .. })) => scale == wanted,
                (ty, wanted) => wanted == Some(ty),
            };
            if !fits {
                return Err(format!("the state {} has type {}", field.name(), field.data_type()));
            }
        }
        Ok(())
    }

    /// The states of groups as a batch.
    ///
    /// # Errors
    /// A fault of this crate: types were checked when the plan was made.
    pub(crate) fn output(&self, groups: Groups, schema: &SchemaRef) -> Result<RecordBatch> {
        let mut fields = schema.fields().iter();
        let mut state = |array: Array| {
            let ty = fields.next().map(|field| field.data_type());
            arrow(array, ty.ok_or_else(|| internal_datafusion_err!("more states than columns"))?)
        };
        let mut states: Vec<ArrayRef> = groups.keys.into_iter().map(&mut state).collect::<Result<_>>()?;
        let mut aggregates = groups.aggregates.into_iter();
        let mut next = || aggregates.next().ok_or_else(|| internal_datafusion_err!("fewer results than aggregates"));
        for function in &self.functions {
            match function {
                Function::Count | Function::Sum | Function::Min | Function::Max => states.push(state(next()?)?),
                Function::Average => states.extend(average([state(next()?)?, state(next()?)?])?),
                Function::Variance => {
                    let (count, mean, variance) = (next()?, next()?, next()?);
                    states.extend(moments([state(count)?, state(mean)?, state(variance)?])?);
                }
            }
        }
        Ok(RecordBatch::try_new(Arc::clone(schema), states)?)
    }
}

/// The states of an average: without a value both are NULL. A number that is zero would be divided by.
fn average([count, sum]: [ArrayRef; 2]) -> Result<[ArrayRef; 2]> {
    let counts = count.as_any().downcast_ref::<UInt64Array>();
    let counts = counts.ok_or_else(|| internal_datafusion_err!("an average has other states"))?;
    Ok([Arc::new(UInt64Array::new(counts.values().clone(), sum.nulls().cloned())), sum])
}

/// The states of a variance: number, mean, and sum of squared differences instead of the population variance.
fn moments([count, mean, variance]: [ArrayRef; 3]) -> Result<[ArrayRef; 3]> {
    let fault = || internal_datafusion_err!("a variance has other states");
    let counts = count.as_any().downcast_ref::<UInt64Array>().ok_or_else(fault)?;
    let means = mean.as_any().downcast_ref::<Float64Array>().ok_or_else(fault)?;
    let variances = variance.as_any().downcast_ref::<Float64Array>().ok_or_else(fault)?;
    // Without a value both are zero, not NULL.
    let mean: Float64Array = means.iter().map(|mean| Some(mean.unwrap_or(0.0))).collect();
    let squares = variances.iter().zip(counts.values());
    let squares: Float64Array = squares.map(|(variance, &n)| Some(variance.unwrap_or(0.0) * n as f64)).collect();
    Ok([count, Arc::new(mean), Arc::new(squares)])
}

fn arrow(mut array: Array, ty: &ArrowType) -> Result<ArrayRef> {
    match columns::data_type(ty) {
        Some(DataType::UInt64) => {
            if let ArrayData::Int64(counts) = array.data {
                array.data = ArrayData::UInt64(counts.into_iter().map(|count| count as u64).collect());
                array.ty = DataType::UInt64;
            }
        }
        // The same number with more or fewer digits.
        Some(wanted @ DataType::Decimal { .. }) => array.ty = wanted,
        _ => {}
    }
    columns::into_arrow(array, ty)
}

fn text(error: ExpressionError) -> String {
    error.to_string()
}

struct Lowering<'a> {
    inputs: Inputs,
    schema: &'a Schema,
    operations: usize,
}

impl Lowering<'_> {
    fn expression(&mut self, expression: &Arc<dyn PhysicalExpr>) -> std::result::Result<Expression, String> {
        let lowered = self.inputs.lower(expression, self.schema);
        let lowered = lowered.ok_or_else(|| format!("{expression} has a type without columns, or a varying value"))?;
        self.operations += lowered.operations;
        Ok(lowered.expression)
    }

    /// A key; DataFusion computes texts, and floats, whose NaNs have several bit patterns.
    fn key(&mut self, key: &Arc<dyn PhysicalExpr>) -> std::result::Result<Expression, String> {
        let ty = key.data_type(self.schema).ok().and_then(|ty| columns::data_type(&ty));
        let is_computed =
            matches!(ty, None | Some(DataType::String | DataType::Binary | DataType::Float32 | DataType::Float64));
        if !is_computed && !is_volatile(key) {
            return self.expression(key);
        }
        self.inputs.input(key, self.schema).ok_or_else(|| format!("the key {key} has no columns"))
    }

    /// The aggregates whose results are the states of one of DataFusion.
    fn aggregates(&mut self, matched: &Matched) -> std::result::Result<Vec<Aggregate>, String> {
        let argument = matched.argument.as_ref().map(|argument| self.expression(argument)).transpose()?;
        let filter = matched.filter.as_ref().map(|filter| self.expression(filter)).transpose()?;
        // A row that the filter removes has no value.
        let argument = match (argument, filter) {
            (argument, None) => argument,
            (argument, Some(filter)) => {
                let value = match argument {
                    Some(argument) => argument,
                    None => Expression::literal(true.into(), DataType::Bool).map_err(text)?,
                };
                Some(Expression::case(vec![[filter, value]], None).map_err(text)?)
            }
        };
        let Some(argument) = argument else { return Ok(vec![Aggregate::count_rows()]) };
        let functions: &[AggregateFunction] = match matched.function {
            Function::Count => &[AggregateFunction::Count],
            Function::Sum => &[AggregateFunction::Sum],
            Function::Min => &[AggregateFunction::Minimum],
            Function::Max => &[AggregateFunction::Maximum],
            Function::Average => &[AggregateFunction::Count, AggregateFunction::Sum],
            Function::Variance => {
                &[AggregateFunction::Count, AggregateFunction::Average, AggregateFunction::PopulationVariance]
            }
        };
        functions.iter().map(|function| Aggregate::new(*function, argument.clone()).map_err(text)).collect()
    }
}
