//! What a caller can do with safe calls alone: lengths that cannot be, data that no producer would write, extreme types,
//! code that is not that of the pipeline. Each ends with an error, or with the interpreter's results.

use kernelsmith::{BuildOptions, Jit, ParamKind, ScalarType, Signature};
use kernelsmith_dsl::{BuildErrors, KernelSource};
use kernelsmith_exec::DynKernel;
use kernelsmith_query::*;

/// The compiler of this machine, if it has one.
fn jit() -> Option<Jit> {
    Jit::host().map_err(|error| println!("skipped: {error}")).ok()
}

fn column(number: usize, ty: DataType) -> Expression {
    Expression::column(number, ty)
}

fn text(value: &str) -> Expression {
    Expression::literal(value.into(), DataType::String).unwrap()
}

fn layout(max_groups: usize) -> Layout {
    Layout { nullable: (0..100).collect(), max_groups }
}

fn projection(expressions: Vec<Expression>) -> Pipeline {
    Pipeline::new(None, Output::Project(expressions)).unwrap()
}

fn counts(keys: Vec<Expression>) -> Pipeline {
    Pipeline::new(None, Output::Aggregate { keys, aggregates: vec![Aggregate::count_rows()] }).unwrap()
}

/// The bytes of a view with a text of at most 12 bytes, and what follows it.
fn short_view(text: &[u8], padding: u8) -> Vec<u8> {
    let mut view = (text.len() as u32).to_ne_bytes().to_vec();
    view.extend(text);
    view.resize(16, padding);
    view
}

fn long_view(len: u32, prefix: &[u8; 4], buffer: u32, start: u32) -> Vec<u8> {
    let mut view = len.to_ne_bytes().to_vec();
    view.extend(prefix);
    view.extend(buffer.to_ne_bytes());
    view.extend(start.to_ne_bytes());
    view
}

#[test]
fn numbers_of_rows_are_limited() {
    for rows in [usize::MAX, usize::MAX - 7, 1 << 62, i32::MAX as usize + 1] {
        let offsets = Data::Offsets { offsets: &[0], bytes: &[] };
        let large = Data::LargeOffsets { offsets: &[], bytes: &[] };
        for data in [offsets, large, Data::Views { views: &[], buffers: &[] }] {
            assert!(Column::new(DataType::String, rows, data, None).is_err(), "{rows} rows");
        }
        let bits = Bits::new(&[], usize::MAX);
        assert!(Column::new(DataType::Bool, rows, Data::Bits(bits), Some(bits)).is_err(), "{rows} rows");
        assert_eq!(Batch::new(rows, vec![]).unwrap_err(), BatchError::TooManyRows { rows });
    }
    let bits = vec![0; 1 << 28];
    let data = Data::Bits(Bits::new(&bits, 0));
    let error = Column::new(DataType::Bool, 1 << 31, data, None).unwrap_err();
    assert_eq!(error, BatchError::TooManyRows { rows: 1 << 31 });
    assert!(Column::new(DataType::Bool, MAX_ROWS, data, None).is_ok());
}

/// Views that Arrow does not allow: code must read the texts that the interpreter reads.
#[test]
fn invalid_views_have_one_meaning() {
    let Some(jit) = jit() else { return };
    let first = *b"a text of 24 bytes, long";
    let buffers: [&[u8]; 2] = [&first, b""];
    let views = [
        short_view(b"ab", 0),
        short_view(b"ab", 7),
        short_view(b"", 1),
        long_view(24, b"a te", 0, 0),
        long_view(24, b"b te", 0, 0),
        long_view(24, b"a te", 2, 0),
        long_view(24, b"a te", 0, 1),
        long_view(24, b"a te", 0, u32::MAX),
        long_view(u32::MAX, b"a te", 0, 0),
        long_view(0x8000_0000, &[0; 4], 1, 0),
        long_view(13, &[0; 4], 1, 0),
        short_view(b"", 0),
    ];
    let bytes: Vec<u8> = views.concat();
    let constants = ["", "ab", "ab\x07", "a text of 24 bytes, long", "b text of 24 bytes, long"];
    let is_equal =
        |constant: &&str| column(0, DataType::String).compare(ComparisonOperator::Equal, text(constant)).unwrap();
    let mut expressions: Vec<Expression> = constants.iter().map(is_equal).collect();
    let list = constants.iter().map(|&constant| constant.into()).collect();
    expressions.push(column(0, DataType::String).in_list(list).unwrap());
    let other = column(1, DataType::String);
    expressions.push(column(0, DataType::String).compare(ComparisonOperator::Distinct, other).unwrap());
    let pipelines = [projection(expressions), counts(vec![column(0, DataType::String)])];
    // All views, and each alone, twice, and next to a valid one.
    let parts = std::iter::once(bytes.clone()).chain(views.iter().map(|view| [&views[0][..], view, view].concat()));
    for (bytes, valid) in parts.flat_map(|bytes| [(bytes.clone(), 0xff), (bytes, 0x55)]) {
        let rows = bytes.len() / 16;
        let valid = [valid; 2];
        let validity = Some(Bits::new(&valid, 0));
        let views = Column::new(DataType::String, rows, Data::Views { views: &bytes, buffers: &buffers }, validity);
        let (empty, zeros) = ([short_view(b"", 0)].concat(), vec![0u8; rows]);
        let empty = Column::new(DataType::String, 1, Data::Views { views: &empty, buffers: &[] }, None).unwrap();
        let data = Data::Dictionary { keys: &zeros, key_type: DataType::UInt8, values: &empty };
        let other = Column::new(DataType::String, rows, data, None);
        let batch = Batch::new(rows, vec![views.unwrap(), other.unwrap()]).unwrap();
        let [projection, groups] = &pipelines;
        let code = jit.pipeline(projection, &layout(0)).unwrap();
        let is = projection.project(&batch, Some(&code)).unwrap();
        assert_eq!(is.columns, projection.project(&batch, None).unwrap().columns, "{bytes:?}");
        for max_groups in [MAX_CODE_GROUPS, usize::MAX] {
            let code = jit.pipeline(groups, &layout(max_groups)).unwrap();
            let (mut is, mut should) = (Aggregation::new(groups).unwrap(), Aggregation::new(groups).unwrap());
            for _ in 0..2 {
                is.update(&batch, Some(&code)).unwrap();
                should.update(&batch, None).unwrap();
            }
            let sorted = |groups: Groups| {
                let row = |row| (groups.keys[0].value(row), groups.aggregates[0].value(row));
                let mut rows: Vec<_> = (0..groups.rows).map(row).collect();
                rows.sort_by_key(|row| format!("{row:?}"));
                rows
            };
            assert_eq!(sorted(is.finish().unwrap()), sorted(should.finish().unwrap()), "{bytes:?}");
        }
    }
}

/// Bytes behind a text and views of long texts are no reason to interpret.
#[test]
fn code_computes_valid_views() {
    let Some(jit) = jit() else { return };
    let buffers: [&[u8]; 1] = [b"a text of 24 bytes, long"];
    let views = [short_view(b"ab", 0), long_view(24, b"a te", 0, 0), long_view(14, b"a te", 0, 0)].concat();
    let nulls = [views, short_view(b"a", 9), long_view(99, b"abcd", 7, 7)].concat();
    let valid = [0b00111];
    let data = Data::Views { views: &nulls, buffers: &buffers };
    let column = Column::new(DataType::String, 5, data, Some(Bits::new(&valid, 0))).unwrap();
    let batch = Batch::new(5, vec![column]).unwrap();
    let is_ab = self::column(0, DataType::String).compare(ComparisonOperator::Equal, text("ab")).unwrap();
    let pipeline = projection(vec![is_ab]);
    let code = jit.pipeline(&pipeline, &layout(0)).unwrap();
    let is = pipeline.project_compiled(&batch, &code).expect("code computes it");
    assert_eq!(is.columns, pipeline.project(&batch, None).unwrap().columns);
}

/// The length of a text in a view has 32 bits, and results of lengths are numbers of 32 bits.
#[test]
#[cfg(target_pointer_width = "64")]
fn lengths_beyond_32_bits_are_not_cut() {
    // Never touched, but for a few bytes. A system may refuse so many.
    if Vec::<u8>::new().try_reserve_exact(1 << 32).is_err() {
        return;
    }
    let bytes = vec![0; 1 << 32];
    let offsets = [0, 1 << 32];
    let column = Column::new(DataType::Binary, 1, Data::LargeOffsets { offsets: &offsets, bytes: &bytes }, None);
    let batch = Batch::new(1, vec![column.unwrap()]).unwrap();
    let key = self::column(0, DataType::Binary);
    let error = evaluate(&key.clone().byte_length().unwrap(), &batch).unwrap_err();
    assert_eq!(error, EvaluateError::Row { row: 0, kind: RowErrorKind::Overflow });
    let Some(jit) = jit() else { return };
    let empty = Expression::literal(Value::Bytes(Vec::new()), DataType::Binary).unwrap();
    let pipeline = projection(vec![key.clone().compare(ComparisonOperator::Equal, empty).unwrap()]);
    let code = jit.pipeline(&pipeline, &layout(0)).unwrap();
    assert_eq!(pipeline.project(&batch, Some(&code)).unwrap().columns[0].value(0), false.into());
    let pipeline = counts(vec![key]);
    let code = jit.pipeline(&pipeline, &layout(usize::MAX)).unwrap();
    assert!(!Aggregation::new(&pipeline).unwrap().update_compiled(&batch, &code).unwrap());
}

/// A word has a bit for each key that is NULL.
#[test]
fn more_keys_than_bits_are_interpreted() {
    let Some(jit) = jit() else { return };
    let (zeros, ones) = ([0u8; 2], [0xffu8]);
    for n in [64, 65, 66, 300] {
        let pipeline = counts((0..n).map(|number| column(number, DataType::UInt8)).collect());
        // Key 0 is NULL in one row, the last key in the other.
        let valid = |number: usize| -> &[u8] {
            match number {
                0 => &[0b01],
                _ if number == n - 1 => &[0b10],
                _ => &ones,
            }
        };
        let column =
            |number| Column::new(DataType::UInt8, 2, Data::Values(&zeros), Some(Bits::new(valid(number), 0))).unwrap();
        let batch = Batch::new(2, (0..n).map(column).collect()).unwrap();
        for max_groups in [MAX_CODE_GROUPS, usize::MAX] {
            let layout = Layout { nullable: (0..n).collect(), max_groups };
            let code = jit.pipeline(&pipeline, &layout);
            assert_eq!(code.is_ok(), n <= 64, "{n} keys: {:?}", code.err());
            let mut aggregation = Aggregation::new(&pipeline).unwrap();
            aggregation.update(&batch, code.as_ref().ok()).unwrap();
            assert_eq!(aggregation.finish().unwrap().rows, 2, "{n} keys");
        }
    }
}

#[test]
fn numbers_of_rows_do_not_wrap() {
    let x = column(0, DataType::Float64);
    let functions = [
        AggregateFunction::Count,
        AggregateFunction::Sum,
        AggregateFunction::Minimum,
        AggregateFunction::Average,
        AggregateFunction::SampleVariance,
    ];
    for (n_keys, n_functions) in [(0, 5), (1, 5), (1, 4)] {
        let mut aggregates = vec![Aggregate::count_rows()];
        let functions = functions[..n_functions].iter();
        aggregates.extend(functions.map(|function| Aggregate::new(*function, x.clone()).unwrap()));
        let sum = Aggregate::new(AggregateFunction::Sum, column(1, DataType::UInt8)).unwrap();
        aggregates.push(sum);
        let keys = vec![column(1, DataType::UInt8); n_keys];
        let pipeline = Pipeline::new(None, Output::Aggregate { keys, aggregates }).unwrap();
        let values = 1.5f64.to_ne_bytes();
        let columns = [(DataType::Float64, &values[..]), (DataType::UInt8, &[7])];
        let columns = columns.map(|(ty, bytes)| Column::new(ty, 1, Data::Values(bytes), None).unwrap());
        let batch = Batch::new(1, columns.to_vec()).unwrap();
        for max_groups in [MAX_CODE_GROUPS, usize::MAX] {
            let code = jit().and_then(|jit| jit.pipeline(&pipeline, &layout(max_groups)).ok());
            let mut all = Aggregation::new(&pipeline).unwrap();
            all.update(&batch, None).unwrap();
            for round in 0..150 {
                let other = all.clone();
                all.merge(&other).unwrap();
                if round % 20 == 7 {
                    all.update(&batch, code.as_ref()).unwrap();
                }
            }
            let groups = all.finish().unwrap();
            assert_eq!((groups.rows, all.rows()), (1, u64::MAX));
            assert_eq!(groups.aggregates[3].value(0), 1.5.into());
        }
    }
}

#[test]
fn impossible_decimals_are_no_panic() {
    let types = [(255, 0), (246, 255), (0, 0), (0, 255), (38, 39), (39, 38), (1, 255), (38, 38)];
    let types = types.map(|(precision, scale)| DataType::Decimal { precision, scale });
    let bytes = [0xff; 48];
    for ty in types {
        let column = Column::new(ty, 3, Data::Values(&bytes), None).unwrap();
        let batch = Batch::new(3, vec![column]).unwrap();
        let x = self::column(0, ty);
        let _ = evaluate(&x.clone().negate(Overflow::Checked).unwrap(), &batch);
        let _ = evaluate(&x.clone().math(MathFunction::Absolute).unwrap(), &batch);
        let sum = Aggregate::new(AggregateFunction::Sum, x.clone()).unwrap();
        let DataType::Decimal { precision, .. } = sum.ty() else { panic!("{}", sum.ty()) };
        assert!((10..=MAX_PRECISION).contains(&precision), "{precision}");
        let mut expressions = vec![x.clone()];
        for other in types.into_iter().chain([DataType::Int8, DataType::Float32, DataType::Float64, DataType::Int128]) {
            for mode in [CastMode::Checked, CastMode::OrNull] {
                expressions.extend(x.clone().cast(other, mode));
                expressions.extend(Expression::column(1, other).cast(ty, mode));
            }
            for operator in [ArithmeticOperator::Add, ArithmeticOperator::Multiply, ArithmeticOperator::Divide] {
                expressions.extend(x.clone().arithmetic(operator, Overflow::Checked, Expression::column(0, other)));
            }
        }
        let aggregate = |function| Aggregate::new(function, x.clone()).unwrap();
        let aggregates = vec![aggregate(AggregateFunction::Sum), aggregate(AggregateFunction::Minimum)];
        let keys = vec![x.clone()];
        let mut pipelines = vec![Pipeline::new(None, Output::Aggregate { keys, aggregates }).unwrap()];
        pipelines.extend(expressions.into_iter().map(|expression| projection(vec![expression])));
        for pipeline in &pipelines {
            let code = jit().map(|jit| jit.pipeline(pipeline, &layout(100)).unwrap());
            if let Ok(mut aggregation) = Aggregation::new(pipeline) {
                aggregation.update(&batch, code.as_ref()).unwrap();
                assert_eq!(aggregation.finish().unwrap().rows, 1);
                continue;
            }
            let text = |code: Option<&PipelineCode>| {
                let projected = pipeline.project(&batch, code)?;
                Ok::<_, EvaluateError>(format!("{:?}", [0, 1, 2].map(|row| projected.columns[0].value(row))))
            };
            assert_eq!(text(code.as_ref()), text(None), "{:?}", pipeline.output());
        }
    }
}

#[test]
fn keys_of_a_dictionary_have_any_integer_type() {
    let values: Vec<u8> = [10i32, 20, 30].iter().flat_map(|value| value.to_ne_bytes()).collect();
    let dictionary = Column::new(DataType::Int32, 3, Data::Values(&values), None).unwrap();
    let keys = [2i128, 0, 3, -1, 1 << 64, i128::MAX, i128::MIN, 1];
    let cut = |n: usize| keys.iter().flat_map(|key| key.to_le_bytes()[..n].to_vec()).collect::<Vec<u8>>();
    let types =
        [DataType::Int8, DataType::UInt16, DataType::Int32, DataType::UInt64, DataType::Int64, DataType::Int128];
    for key_type in types {
        let size = key_type.cell_bytes();
        let keys: Vec<u8> = cut(size);
        let data = Data::Dictionary { keys: &keys, key_type, values: &dictionary };
        let column = Column::new(DataType::Int32, 8, data, None).unwrap();
        let batch = Batch::new(8, vec![column]).unwrap();
        let is = evaluate(&self::column(0, DataType::Int32), &batch).unwrap();
        let mut should =
            vec![30.into(), 10.into(), Value::Null, Value::Null, Value::Null, Value::Null, Value::Null, 20.into()];
        if size < 16 {
            // The lower bits of the numbers that do not fit are 0, except for one that is -1.
            (should[4], should[6]) = (10.into(), 10.into());
        }
        assert_eq!((0..8).map(|row| is.value(row)).collect::<Vec<_>>(), should, "{key_type}");
    }
}

/// A backend that ignores what is recorded: its kernel stores numbers in the record, which is the last parameter.
struct Liar {
    signature: Signature,
    words: Vec<(usize, u64)>,
}

impl Backend for Liar {
    type Error = kernelsmith::Error;

    fn kernel(
        &self,
        _: impl FnOnce() -> Result<KernelSource<()>, BuildErrors>,
    ) -> Result<DynKernel, CompileError<kernelsmith::Error>> {
        let record = self.signature.params.len() - 1;
        let source = kernelsmith::build_dyn("lies", &self.signature, &BuildOptions::default(), |k, params| {
            let record = params.in_out::<u64>(record);
            self.words.iter().for_each(|(word, value)| record.store(*word as isize, *value));
            k.results(())
        });
        let jit = Jit::host().map_err(CompileError::Backend)?;
        jit.compile_dyn(&source.unwrap()).map_err(CompileError::Backend)
    }
}

/// A backend may publish code that was damaged, or is that of another pipeline with the same signature. Its results are
/// wrong then, but nothing panics, and nothing takes memory without end.
#[test]
fn code_that_lies_is_no_panic() {
    if jit().is_none() {
        return;
    }
    let (index, word) = (ParamKind::Scalar(ScalarType::Index), ParamKind::Scalar(ScalarType::U64));
    let (input, output) = (ParamKind::input(ScalarType::I64), ParamKind::in_out(ScalarType::I64));
    let (bytes, record) = (ParamKind::in_out(ScalarType::U8), ParamKind::in_out(ScalarType::U64));
    let values: Vec<u8> = (0..37i64).flat_map(|value| value.to_ne_bytes()).collect();
    let column = Column::new(DataType::Int64, 37, Data::Values(&values), None).unwrap();
    let batch = Batch::new(37, vec![column]).unwrap();
    let x = self::column(0, DataType::Int64);
    let filter =
        x.clone().compare(ComparisonOperator::Greater, Expression::literal(3.into(), DataType::Int64).unwrap());
    let filtered = Pipeline::new(Some(filter.unwrap()), Output::Project(vec![x.clone()])).unwrap();
    let grouped = counts(vec![x.clone()]);
    let minimum = Aggregate::new(AggregateFunction::Minimum, x).unwrap();
    let one = Pipeline::new(None, Output::Aggregate { keys: vec![], aggregates: vec![minimum] }).unwrap();
    let of_project = Signature::new([index, input, output, bytes, record], None);
    let of_table =
        Signature::new([index, word, index, index, input, output, output, output, output, output, record], None);
    let of_masks = Signature::new([index, word, input, input, record], None);
    let of_one = Signature::new([index, word, input, record], None);
    let cases = [(&filtered, of_project, 0), (&grouped, of_table, 99), (&grouped, of_masks, 8), (&one, of_one, 0)];
    for (pipeline, signature, max_groups) in cases {
        let first_lies =
            (1..5).flat_map(|word| [0, 1, 16, 17, 38, 64, 1 << 40, u64::MAX].map(|value| vec![(word, value)]));
        let lies = first_lies.chain([vec![(1, 3), (2, u64::MAX)], vec![(2, 16), (3, 1 << 50)], vec![(2, 8), (4, 36)]]);
        for words in lies {
            let backend = Liar { signature: signature.clone(), words: words.clone() };
            let layout = Layout { nullable: vec![], max_groups };
            let code = PipelineCode::compile(pipeline, &layout, &backend).unwrap();
            let _ = code.agrees(&batch);
            let Ok(mut aggregation) = Aggregation::new(pipeline) else {
                let _ = pipeline.project(&batch, Some(&code));
                continue;
            };
            for n in 0..4 {
                aggregation.update(&batch, (n != 1).then_some(&code)).unwrap();
                aggregation.finish().unwrap();
            }
            assert!(aggregation.bytes() < 1 << 24, "{words:?}: {} bytes", aggregation.bytes());
        }
    }
}

/// Recursion over the deepest expression fits the stack of a thread.
#[test]
fn the_deepest_expressions_fit_the_stack() {
    type Step = fn(Expression) -> Result<Expression, ExpressionError>;
    let steps: [Step; 6] = [
        |x| x.negate(Overflow::Wrapping),
        |x| Expression::coalesce(vec![Expression::column(1, DataType::Int64), x]),
        |x| Expression::case(vec![[Expression::column(2, DataType::Bool), x]], None),
        |x| x.null_if(Expression::column(1, DataType::Int64)),
        |x| {
            x.cast(DataType::Decimal { precision: 38, scale: 0 }, CastMode::OrNull)?
                .cast(DataType::Int64, CastMode::OrNull)
        },
        |x| {
            let test = x.compare(ComparisonOperator::Distinct, Expression::column(1, DataType::Int64))?;
            let test = test.and(Expression::column(2, DataType::Bool))?;
            Expression::case(
                vec![[test, Expression::column(1, DataType::Int64)]],
                Some(Expression::column(0, DataType::Int64)),
            )
        },
    ];
    for step in steps {
        let mut deepest = column(0, DataType::Int64);
        while let Ok(deeper) = step(deepest.clone()) {
            deepest = deeper;
        }
        let check = move || {
            let pipeline = projection(vec![deepest.clone()]);
            let (values, bits) = ([0x7f; 40], [0x15]);
            let ints = Column::new(DataType::Int64, 5, Data::Values(&values), Some(Bits::new(&bits, 0))).unwrap();
            let bools = Column::new(DataType::Bool, 5, Data::Bits(Bits::new(&bits, 1)), None).unwrap();
            let batch = Batch::new(5, vec![ints, ints, bools]).unwrap();
            let values = |code: Option<&PipelineCode>| {
                let projected = pipeline.project(&batch, code)?;
                Ok::<_, EvaluateError>((0..5).map(|row| projected.columns[0].value(row)).collect::<Vec<_>>())
            };
            let code = jit().and_then(|jit| jit.pipeline(&pipeline, &layout(0)).ok());
            assert_eq!(values(code.as_ref()), values(None));
            format!("{deepest} {deepest:?}").len()
        };
        assert!(std::thread::spawn(check).join().unwrap() > 1_000);
    }
}

/// A table finds the group of a row in few steps, also for keys with equal lower bits.
#[test]
fn keys_with_equal_lower_bits_have_different_slots() {
    let Some(jit) = jit() else { return };
    let rows = 1 << 16;
    let pipeline = counts(vec![column(0, DataType::Int64)]);
    let code = jit.pipeline(&pipeline, &layout(usize::MAX)).unwrap();
    let time = |shift: u32| {
        let values: Vec<u8> = (0..rows as i64).flat_map(|row| (row << shift).to_ne_bytes()).collect();
        let column = Column::new(DataType::Int64, rows, Data::Values(&values), None).unwrap();
        let batch = Batch::new(rows, vec![column]).unwrap();
        let mut aggregation = Aggregation::new(&pipeline).unwrap();
        let start = std::time::Instant::now();
        assert!(aggregation.update_compiled(&batch, &code).unwrap());
        let time = start.elapsed();
        assert_eq!(aggregation.finish().unwrap().rows, rows);
        time
    };
    // With one slot for all, it is a thousand times as long.
    let (usual, regular) = (time(0).min(time(0)), time(47).min(time(47)));
    assert!(regular < 50 * usual, "{regular:?} instead of {usual:?}");
}
