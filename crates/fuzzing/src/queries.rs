//! Queries over random batches that no producer would write.
//!
//! In: a seed. Out: nothing, or a panic: code and interpreter differ, a call panics, or touches memory outside of its
//! slices, which ends the process.
//! Invariant: only safe calls.
//! Not here: the batches (see `batches`), the definition of expressions (see the tests of kernelsmith-query).

mod batches;

use batches::Columns;
use kernelsmith::query::random::{Content, Generator, TYPES};
use kernelsmith::query::{
    Aggregate, AggregateFunction, Aggregation, Array, Batch, ComparisonOperator, ComputedNans, DataType, EvaluateError,
    Expression, Groups, Layout, MAX_CODE_GROUPS, MAX_PRECISION, NormalisedKeys, Output, Pipeline, PipelineCode,
    SortKey, TimeUnit, Value, evaluate, evaluate_rows,
};
use kernelsmith::{ErrorKind, Jit};
use kernelsmith_random::Rng;
use std::cmp::Ordering;

/// Types of columns alone.
const ODD_TYPES: &[DataType] = &[
    DataType::Binary,
    DataType::Decimal { precision: 0, scale: 0 },
    DataType::Decimal { precision: 255, scale: 255 },
    DataType::Decimal { precision: MAX_PRECISION, scale: MAX_PRECISION },
    DataType::Timestamp(TimeUnit::Milli),
];

struct Case {
    types: Vec<DataType>,
    pipelines: Vec<Pipeline>,
    code: Vec<Option<PipelineCode>>,
    /// Whether sums of floats are those of the interpreter to the last bit.
    has_order: bool,
}

/// What happened in a case.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counts {
    /// Pipelines with code.
    pub compiled: usize,
    /// Batches that the code computed.
    pub ran: usize,
    /// Batches that were interpreted.
    pub interpreted: usize,
    /// Batches with a row that fails, or without a column.
    pub failed: usize,
    /// Slices that are no batch.
    pub refused: usize,
}

/// The query of the seed in the first eight bytes has the results of the interpreter, or the same errors, on each of its
/// batches.
///
/// # Panics
/// If it does not.
pub fn check(bytes: &[u8]) {
    check_seed(crate::checks::seed(bytes));
}

/// [`check`] for a seed.
///
/// # Panics
/// Like [`check`].
pub fn check_seed(seed: u64) -> Counts {
    thread_local! {
        static JIT: Option<Jit> = Jit::host().ok();
    }
    let mut rng = Rng::new(seed);
    JIT.with(|jit| {
        let case = Case::new(&mut rng, jit.as_ref());
        let mut counts = Counts { compiled: usize::from(case.code[0].is_some()), ..Counts::default() };
        match case.pipelines[0].output() {
            Output::Project(expressions) => case.project(&mut rng, expressions, &mut counts),
            Output::Aggregate { .. } => case.aggregate(&mut rng, &mut counts),
        }
        counts
    })
}

impl Counts {
    fn note(&mut self, ran: bool) {
        *(if ran { &mut self.ran } else { &mut self.interpreted }) += 1;
    }
}

fn pipeline(rng: &mut Rng, types: &[DataType], content: Content) -> Pipeline {
    let expression =
        |rng: &mut Rng, ty: DataType, depth: usize| Generator::new(rng, types.to_vec(), content).expression(ty, depth);
    let filter = rng.one_in(2).then(|| expression(rng, DataType::Bool, 2));
    let output = if rng.one_in(3) {
        let mut expressions = Vec::new();
        for _ in 0..1 + rng.below(3) {
            let (ty, depth) = (rng.pick(TYPES), rng.below(4));
            let ty = if content == Content::Equality && ty == DataType::String { DataType::Bool } else { ty };
            expressions.push(expression(rng, ty, depth));
        }
        Output::Project(expressions)
    } else {
        let n_keys = if rng.one_in(300) { 62 + rng.below(6) } else { rng.pick(&[0, 1, 1, 2, 3]) };
        let column = |number: usize| Expression::column(number, types[number]);
        let mut keys: Vec<Expression> = (0..n_keys).map(|_| column(rng.below(types.len()))).collect();
        if !keys.is_empty() && rng.one_in(20) {
            let ty = rng.pick(TYPES);
            keys[0] = expression(rng, ty, 1);
        }
        let mut aggregates = vec![Aggregate::count_rows()];
        while aggregates.len() < 1 + rng.below(4) {
            let function = rng.pick(&[
                AggregateFunction::Count,
                AggregateFunction::Sum,
                AggregateFunction::Sum,
                AggregateFunction::Minimum,
                AggregateFunction::Maximum,
                AggregateFunction::Average,
                AggregateFunction::SampleVariance,
            ]);
            let argument = if rng.one_in(2) {
                column(rng.below(types.len()))
            } else {
                let (ty, depth) = (rng.pick(TYPES), rng.below(3));
                expression(rng, ty, depth)
            };
            aggregates.extend(Aggregate::new(function, argument));
        }
        Output::Aggregate { keys, aggregates }
    };
    let pipeline = Pipeline::new(filter, output).expect("the filter is a truth value");
    if rng.one_in(8) { pipeline.with_nans(ComputedNans::Left) } else { pipeline }
}

/// Comparisons of texts, or groups by all columns of text.
fn text_pipeline(rng: &mut Rng, types: &[DataType]) -> Pipeline {
    let column = |number: usize| Expression::column(number, types[number]);
    let texts: Vec<usize> = (0..types.len()).filter(|&number| types[number] == DataType::String).collect();
    let literal = |rng: &mut Rng| {
        let text = batches::any_text(rng);
        if std::str::from_utf8(text).is_ok() { text.into() } else { Value::from("") }
    };
    let output = if texts.is_empty() || rng.one_in(2) {
        let keys = texts.iter().copied().filter(|_| !rng.one_in(5)).map(column).collect();
        Output::Aggregate { keys, aggregates: vec![Aggregate::count_rows()] }
    } else {
        let mut expressions = Vec::new();
        for _ in 0..3 {
            let text = column(rng.pick(&texts));
            let operator =
                rng.pick(&[ComparisonOperator::Equal, ComparisonOperator::NotEqual, ComparisonOperator::Distinct]);
            let other = Expression::literal(literal(rng), DataType::String).expect("a text");
            expressions.extend(match rng.below(4) {
                0 => text.in_list((0..3).map(|_| literal(rng)).collect()),
                1 => text.compare(operator, column(rng.pick(&texts))),
                _ => text.compare(operator, other),
            });
        }
        Output::Project(expressions)
    };
    Pipeline::new(None, output).expect("there is no filter")
}

impl Case {
    fn new(rng: &mut Rng, jit: Option<&Jit>) -> Case {
        let mut types: Vec<DataType> = (0..1 + rng.below(5)).map(|_| rng.pick(TYPES)).collect();
        let is_about_text = rng.one_in(4);
        if is_about_text {
            types.iter_mut().filter(|_| rng.one_in(2)).for_each(|ty| *ty = DataType::String);
        }
        if rng.one_in(6) {
            types.push(rng.pick(ODD_TYPES));
        }
        let content = if rng.one_in(5) { Content::All } else { Content::Equality };
        let layout = |rng: &mut Rng| {
            let is_sure = !rng.one_in(4);
            let nullable = (0..types.len()).filter(|_| is_sure || rng.one_in(2)).collect();
            Layout { nullable, max_groups: rng.pick(&[0, 1, 3, MAX_CODE_GROUPS, MAX_CODE_GROUPS + 1, usize::MAX]) }
        };
        let mut case = Case { types: types.clone(), pipelines: Vec::new(), code: Vec::new(), has_order: true };
        // The code of the others is not used.
        for _ in 0..1 + usize::from(rng.one_in(10)) {
            let pipeline = if is_about_text { text_pipeline(rng, &types) } else { pipeline(rng, &types, content) };
            let layout = layout(rng);
            if case.pipelines.is_empty() {
                case.has_order = layout.max_groups > MAX_CODE_GROUPS
                    && matches!(pipeline.output(), Output::Aggregate { keys, .. } if !keys.is_empty());
            }
            let code = jit.and_then(|jit| match jit.pipeline(&pipeline, &layout) {
                Ok(code) => Some(code),
                Err(error) => {
                    let is_unsupported = pipeline.supports_code().is_err() && error.kind() == ErrorKind::Unsupported;
                    assert!(is_unsupported || error.kind() == ErrorKind::Limit, "{error}: {:?}", pipeline.output());
                    None
                }
            });
            case.code.push(code);
            case.pipelines.push(pipeline);
        }
        case
    }

    fn columns(&self, rng: &mut Rng) -> Columns {
        let rows = match rng.below(40) {
            0 => 8_192 + rng.below(1_000),
            1..4 => 0,
            4..10 => rng.pick(&[1, 7, 8, 9, 15, 16, 17, 63, 64, 65]),
            _ => 1 + rng.below(150),
        };
        Columns::new(rng, &self.types, rows)
    }

    /// The code of this pipeline, sometimes that of another one.
    fn code(&self, rng: &mut Rng) -> Option<&PipelineCode> {
        self.code[if rng.one_in(2) { self.code.len() - 1 } else { 0 }].as_ref()
    }

    fn project(&self, rng: &mut Rng, expressions: &[Expression], counts: &mut Counts) {
        let pipeline = &self.pipelines[0];
        for _ in 0..1 + rng.below(2) {
            let columns = self.columns(rng);
            let is_batch = columns.with_batch(|batch| {
                let should = pipeline.project(batch, None);
                for code in [self.code(rng), self.code[0].as_ref()] {
                    match (pipeline.project(batch, code), &should) {
                        (Ok(is), Ok(should)) => {
                            counts.note(is.is_compiled);
                            assert_eq!(is.rows, should.rows, "{:?}", pipeline.output());
                            same_columns(&is.columns, &should.columns, pipeline);
                        }
                        (is, should) => {
                            counts.failed += 1;
                            assert_eq!(is.err().as_ref(), should.as_ref().err(), "{:?}", pipeline.output());
                        }
                    }
                }
                agrees(self.code[0].as_ref(), batch, pipeline);
                orders(rng, expressions, batch);
            });
            counts.refused += usize::from(!is_batch);
            assert!(columns.are_intact(), "{:?}", pipeline.output());
        }
    }

    fn aggregate(&self, rng: &mut Rng, counts: &mut Counts) {
        let pipeline = &self.pipelines[0];
        let new = || Aggregation::new(pipeline).expect("a pipeline with aggregates");
        let (mut is, mut should) = (new(), new());
        let mut n_calls = 0;
        for _ in 0..1 + rng.below(4) {
            let columns = self.columns(rng);
            let is_batch = columns.with_batch(|batch| {
                let code = if rng.one_in(6) { None } else { self.code(rng) };
                let known = should.clone();
                let (ran, wanted) = (is.update(batch, code), should.update(batch, None));
                match ran {
                    Ok(ran) => counts.note(ran),
                    Err(_) => counts.failed += 1,
                }
                assert_eq!(ran.err(), wanted.err(), "{:?}", pipeline.output());
                n_calls += 1;
                if rng.one_in(4) {
                    // The same rows once more, by way of another aggregation.
                    let mut other = if rng.one_in(2) { new() } else { known };
                    let mut same = other.clone();
                    assert_eq!(other.update(batch, code).err(), same.update(batch, None).err());
                    assert_eq!((is.merge(&other), should.merge(&same)), (Ok(()), Ok(())));
                    n_calls += 2;
                }
                agrees(self.code[0].as_ref(), batch, pipeline);
            });
            counts.refused += usize::from(!is_batch);
            assert!(columns.are_intact(), "{:?}", pipeline.output());
            assert_eq!(is.rows(), should.rows(), "{:?}", pipeline.output());
            let results = (is.finish().expect("little text"), should.finish().expect("little text"));
            same_groups(&results.0, &results.1, pipeline, self.has_order && n_calls == 1);
        }
        if let Some(other) = self.pipelines.get(1).filter(|other| *other != pipeline)
            && let Ok(other) = Aggregation::new(other)
        {
            assert_eq!(is.merge(&other), Err(EvaluateError::WrongPipeline));
        }
    }
}

fn agrees(code: Option<&PipelineCode>, batch: &Batch<'_>, pipeline: &Pipeline) {
    let agrees = code.and_then(|code| code.agrees(batch));
    assert_ne!(agrees, Some(false), "{:?}", pipeline.output());
}

fn same_columns(is: &[Array], should: &[Array], pipeline: &Pipeline) {
    assert_eq!(is.len(), should.len());
    for (is, should) in is.iter().zip(should) {
        assert_eq!((is.ty, is.rows), (should.ty, should.rows), "{:?}", pipeline.output());
        for row in 0..is.rows {
            let (is, should) = (is.value(row), should.value(row));
            assert!(is.is_same(&should), "row {row}: {is:?}, wanted {should:?}: {:?}", pipeline.output());
        }
    }
}

/// The rows of groups, each as its keys and its results, in the order of the keys.
fn sorted(groups: &Groups) -> Vec<(String, Vec<Value>)> {
    let values = |columns: &[Array], row: usize| columns.iter().map(|column| column.value(row)).collect::<Vec<_>>();
    let key = |values: Vec<Value>| {
        let bits = |value: &Value| match value {
            Value::Float32(value) => format!("{:x};", value.to_bits()),
            Value::Float64(value) => format!("{:x};", value.to_bits()),
            value => format!("{value:?};"),
        };
        values.iter().map(bits).collect::<String>()
    };
    let row = |row| (key(values(&groups.keys, row)), values(&groups.aggregates, row));
    let mut rows: Vec<_> = (0..groups.rows).map(row).collect();
    rows.sort_by(|(a, _), (b, _)| a.cmp(b));
    rows
}

fn same_groups(is: &Groups, should: &Groups, pipeline: &Pipeline, has_order: bool) {
    let Output::Aggregate { aggregates, .. } = pipeline.output() else { return };
    let (is, should) = (sorted(is), sorted(should));
    let keys = |rows: &[(String, Vec<Value>)]| rows.iter().map(|(keys, _)| keys.clone()).collect::<Vec<_>>();
    assert_eq!(keys(&is), keys(&should), "{:?}", pipeline.output());
    for ((keys, is), (_, should)) in is.iter().zip(&should) {
        for ((is, should), aggregate) in is.iter().zip(should).zip(aggregates) {
            // The order of sums may change every bit of a float: `agrees` compares them, with bounds.
            let is_extreme = matches!(aggregate.function(), AggregateFunction::Minimum | AggregateFunction::Maximum);
            let is_close = match (is, should) {
                (Value::Float64(_), Value::Float64(_)) if !is_extreme && !has_order => true,
                (Value::Float64(a), Value::Float64(b)) if a.is_nan() && b.is_nan() => {
                    is_extreme && a.to_bits() == b.to_bits()
                        || pipeline.nans() == ComputedNans::Left
                        || is.is_same(should)
                }
                _ => is.is_same(should),
            };
            assert!(is_close, "{keys} {aggregate}: {is:?}, wanted {should:?}: {:?}", pipeline.output());
        }
    }
}

fn compare(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Float32(a), Value::Float32(b)) => a.total_cmp(b),
        (Value::Float64(a), Value::Float64(b)) => a.total_cmp(b),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        _ => (*a != Value::Null).cmp(&(*b != Value::Null)),
    }
}

/// Keys of orders have the order of values, and rows without errors their values.
fn orders(rng: &mut Rng, expressions: &[Expression], batch: &Batch<'_>) {
    let key = |expression: &Expression, descending| SortKey {
        expression: expression.clone(),
        descending,
        nulls_first: !descending,
    };
    let keys: Vec<SortKey> = expressions.iter().map(|expression| key(expression, rng.one_in(2))).collect();
    let values: Result<Vec<Array>, EvaluateError> =
        expressions.iter().map(|expression| evaluate(expression, batch)).collect();
    let normalised = NormalisedKeys::new(&keys, batch);
    assert_eq!(normalised.as_ref().err(), values.as_ref().err());
    let (Ok(normalised), Ok(values)) = (normalised, values) else {
        let live: Vec<bool> = (0..batch.rows()).map(|_| rng.one_in(8)).collect();
        let _ = evaluate_rows(&expressions[0], batch, &live);
        return;
    };
    for row in 1..batch.rows().min(60) {
        let order = |(array, key): (&Array, &SortKey)| {
            let order = compare(&array.value(row - 1), &array.value(row));
            if key.descending { order.reverse() } else { order }
        };
        let should = values.iter().zip(&keys).map(order).fold(Ordering::Equal, Ordering::then);
        assert_eq!(normalised.row(row - 1).cmp(normalised.row(row)), should, "row {row}");
    }
}
