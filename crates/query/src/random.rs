//! Random batches and expressions, for tests.
//!
//! In: a seed. Out: a [`Case`], the same for the same seed on every machine.
//! Most numbers are small, so that arithmetic often succeeds; some are ends of ranges, zeros of both signs and NaNs.
//! Not here: comparing results.

use crate::batch::{Batch, Bits, Column, Data};
use crate::expression::{
    ArithmeticOperator, CastMode, ComparisonOperator, DatePart, Expression, MathFunction, Overflow, TruthTest,
};
use crate::like::Pattern;
use crate::pipeline::{Aggregate, AggregateFunction, Output, Pipeline};
use crate::types::{self, DataType, MAX_PRECISION, TimeUnit, Value};

pub use kernelsmith_random::Rng;

/// How a column of text is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Plain,
    Large,
    Views,
    Dictionary,
}

/// A random column.
#[derive(Clone, Debug)]
pub struct RandomColumn {
    /// The type.
    pub ty: DataType,
    /// The value of each row.
    pub values: Vec<Value>,
    form: Form,
    /// Whether the column has a validity bitmap, and the position of its first bit.
    validity: Option<(Vec<u8>, usize)>,
    bytes: Vec<u8>,
    offsets: Vec<i32>,
    large: Vec<i64>,
    keys: Vec<u8>,
}

/// A random batch, and an expression over it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of rows.
    pub rows: usize,
    /// The columns.
    pub columns: Vec<RandomColumn>,
    /// The expression.
    pub expression: Expression,
    content: Content,
}

/// The types of columns and of what is computed; those that matter more occur twice.
pub const TYPES: &[DataType] = &[
    DataType::Bool,
    DataType::Int8,
    DataType::Int16,
    DataType::Int32,
    DataType::Int64,
    DataType::Int64,
    DataType::UInt8,
    DataType::UInt16,
    DataType::UInt32,
    DataType::UInt64,
    DataType::Int128,
    DataType::Float32,
    DataType::Float64,
    DataType::Float64,
    DataType::Date,
    DataType::Timestamp(TimeUnit::Second),
    DataType::Timestamp(TimeUnit::Micro),
    DataType::Timestamp(TimeUnit::Nano),
    DataType::Decimal { precision: 7, scale: 2 },
    DataType::Decimal { precision: 15, scale: 2 },
    DataType::Decimal { precision: 30, scale: 8 },
    DataType::String,
    DataType::String,
];

/// A value of a type, never NULL.
pub fn value(rng: &mut Rng, ty: DataType) -> Value {
    let is_extreme = rng.one_in(12);
    match ty {
        DataType::Bool => rng.one_in(2).into(),
        DataType::Float32 | DataType::Float64 => {
            let number = match (is_extreme, rng.below(10)) {
                (true, 0) => f64::NAN,
                (true, 1) => -f64::NAN,
                (true, 2) => f64::INFINITY,
                (true, 3) => f64::NEG_INFINITY,
                (true, 4) => -0.0,
                (true, 5) => 3e9,
                (true, 6) => 1e19,
                (true, 7) => -9_223_372_036_854_775_808.0,
                (true, _) => 0.0,
                (false, _) => rng.between(-40, 40) as f64 * 0.25,
            };
            if ty == DataType::Float64 { number.into() } else { (number as f32).into() }
        }
        DataType::String | DataType::Binary => {
            let n = if is_extreme { rng.below(40) } else { rng.below(5) };
            let text: String = (0..n).map(|_| rng.pick(&['a', 'b', 'ä', '%'])).collect();
            text.as_str().into()
        }
        _ => {
            let (mut min, mut max) = types::range(ty).unwrap_or((0, 0));
            if let DataType::Decimal { precision, .. } = ty {
                max = types::power_of_ten(precision.into()).unwrap_or(1) - 1;
                min = -max;
            }
            let number = match (is_extreme, rng.below(4)) {
                (true, 0) => min,
                (true, 1) => max,
                (true, 2) => min + 1,
                (true, _) => i128::from(rng.bits() as i64) % max.max(1),
                (false, _) => match ty {
                    DataType::Date => rng.between(-20_000, 40_000).into(),
                    DataType::Timestamp(_) => i128::from(rng.between(-1 << 40, 1 << 40)) << rng.below(20),
                    _ => rng.between(-12, 120).into(),
                },
            };
            Value::Int(number.clamp(min, max))
        }
    }
}

fn cell(value: &Value, ty: DataType, bytes: &mut Vec<u8>) {
    match value {
        Value::Float32(value) => bytes.extend(value.to_ne_bytes()),
        Value::Float64(value) => bytes.extend(value.to_ne_bytes()),
        // The bits of a NULL row are arbitrary.
        value => {
            let number = if let Value::Int(value) = value { *value } else { 0x55 };
            let all = number.to_le_bytes();
            let mut all = all[..types::value_bytes(ty).unwrap_or(0)].to_vec();
            if cfg!(target_endian = "big") {
                all.reverse();
            }
            bytes.extend(all);
        }
    }
}

fn bitmap(bits: &[bool], offset: usize) -> Vec<u8> {
    let mut bytes = vec![0xa5; (bits.len() + offset).div_ceil(8)];
    for (at, bit) in bits.iter().enumerate().map(|(row, bit)| (row + offset, *bit)) {
        bytes[at / 8] = bytes[at / 8] & !(1 << (at % 8)) | u8::from(bit) << (at % 8);
    }
    bytes
}

impl RandomColumn {
    /// A column of a type. Text has any layout if `any_form`, otherwise offsets.
    pub fn new(rng: &mut Rng, ty: DataType, rows: usize, any_form: bool) -> RandomColumn {
        let is_text = matches!(ty, DataType::String | DataType::Binary);
        let form = match (any_form, is_text) {
            (true, true) => rng.pick(&[Form::Plain, Form::Large, Form::Views, Form::Dictionary]),
            (true, false) if ty != DataType::Bool && rng.one_in(6) => Form::Dictionary,
            _ => Form::Plain,
        };
        let percent_null = rng.pick(&[0, 0, 15, 100]);
        let mut dictionary = Vec::new();
        if form == Form::Dictionary {
            dictionary.extend((0..7).map(|_| value(rng, ty)));
        }
        let mut keys = Vec::new();
        let values: Vec<Value> = (0..rows)
            .map(|_| {
                keys.push(rng.below(7) as u8);
                match dictionary.get(usize::from(keys[keys.len() - 1])) {
                    _ if rng.percent(percent_null) => Value::Null,
                    Some(value) => value.clone(),
                    None => value(rng, ty),
                }
            })
            .collect();
        let has_null = values.contains(&Value::Null);
        let valid: Vec<bool> = values.iter().map(|value| *value != Value::Null).collect();
        let offset = rng.below(11);
        let validity = (has_null || rng.one_in(4)).then(|| (bitmap(&valid, offset), offset));
        let mut column =
            RandomColumn { ty, form, validity, bytes: Vec::new(), offsets: vec![0], large: vec![0], keys, values };
        let stored = if form == Form::Dictionary { &dictionary } else { &column.values };
        if ty == DataType::Bool {
            let bits: Vec<bool> = stored.iter().map(|value| *value == Value::Bool(true)).collect();
            column.bytes = bitmap(&bits, 0);
        } else if form == Form::Views {
            // All texts are in one buffer, after the views.
            let mut data: Vec<u8> = Vec::new();
            for value in stored {
                let text: &[u8] = if let Value::Bytes(text) = value { text } else { &[] };
                let mut view = [0; 16];
                view[..4].copy_from_slice(&(text.len() as u32).to_ne_bytes());
                if text.len() <= 12 {
                    view[4..4 + text.len()].copy_from_slice(text);
                } else {
                    view[4..8].copy_from_slice(&text[..4]);
                    view[12..].copy_from_slice(&(data.len() as u32).to_ne_bytes());
                    data.extend(text);
                }
                column.bytes.extend(view);
            }
            column.keys = data;
        } else {
            for value in stored {
                match value {
                    Value::Bytes(text) => column.bytes.extend(text),
                    _ if is_text => {}
                    value => match (ty, value) {
                        (DataType::Float32, Value::Null) => column.bytes.extend(f32::NAN.to_ne_bytes()),
                        (DataType::Float64, Value::Null) => column.bytes.extend(f64::NAN.to_ne_bytes()),
                        _ => cell(value, ty, &mut column.bytes),
                    },
                }
                column.offsets.push(column.bytes.len() as i32);
                column.large.push(column.bytes.len() as i64);
            }
        }
        column
    }

    fn parts<'a>(&'a self, buffers: &'a [&'a [u8]], values: Option<&'a Column<'a>>) -> Column<'a> {
        let rows = self.values.len();
        let data = match (self.form, values) {
            (Form::Dictionary, Some(values)) => {
                Data::Dictionary { keys: &self.keys, key_type: DataType::UInt8, values }
            }
            (Form::Views, _) => Data::Views { views: &self.bytes, buffers },
            (Form::Large, _) => Data::LargeOffsets { offsets: &self.large, bytes: &self.bytes },
            _ if matches!(self.ty, DataType::String | DataType::Binary) => {
                Data::Offsets { offsets: &self.offsets, bytes: &self.bytes }
            }
            _ if self.ty == DataType::Bool => Data::Bits(Bits::new(&self.bytes, 0)),
            _ => Data::Values(&self.bytes),
        };
        let validity = self.validity.as_ref().map(|(bytes, offset)| Bits::new(bytes, *offset));
        Column::new(self.ty, rows, data, validity).expect("slices of sufficient length")
    }

    fn dictionary(&self) -> Option<Column<'_>> {
        let data = match self.ty {
            _ if self.form != Form::Dictionary => return None,
            DataType::String | DataType::Binary => Data::Offsets { offsets: &self.offsets, bytes: &self.bytes },
            _ => Data::Values(&self.bytes),
        };
        Some(Column::new(self.ty, 7, data, None).expect("slices of sufficient length"))
    }
}

/// Runs `f` on a batch of these columns.
pub fn with_batch<R>(rows: usize, columns: &[RandomColumn], f: impl FnOnce(&Batch<'_>) -> R) -> R {
    let buffers: Vec<[&[u8]; 1]> = columns.iter().map(|column| [column.keys.as_slice()]).collect();
    let dictionaries: Vec<Option<Column<'_>>> = columns.iter().map(RandomColumn::dictionary).collect();
    let all = columns.iter().zip(&buffers).zip(&dictionaries);
    let columns = all.map(|((column, buffers), values)| column.parts(buffers, values.as_ref())).collect();
    f(&Batch::new(rows, columns).expect("columns of one length"))
}

/// What expressions of a case contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// Every type and operation.
    All,
    /// No text and no dictionaries.
    Numbers,
    /// Numbers, and texts that are compared for equality.
    Equality,
}

/// Generates expressions over columns.
#[derive(Debug)]
pub struct Generator<'r> {
    rng: &'r mut Rng,
    types: Vec<DataType>,
    content: Content,
}

impl Case {
    /// The case of a seed, with at most `max_rows` rows.
    pub fn new(seed: u64, max_rows: usize, content: Content) -> Case {
        let mut rng = Rng::new(seed);
        let rows = if rng.one_in(20) { 0 } else { 1 + rng.below(max_rows) };
        let n_columns = 1 + rng.below(5);
        let mut types: Vec<DataType> = (0..n_columns).map(|_| rng.pick(TYPES)).collect();
        types.retain(|ty| content != Content::Numbers || *ty != DataType::String);
        types.push(DataType::Int32);
        let any_form = |ty| content == Content::All || ty == DataType::String;
        let columns = types.iter().map(|ty| RandomColumn::new(&mut rng, *ty, rows, any_form(*ty))).collect();
        let depth = 1 + rng.below(5);
        let mut generator = Generator { rng: &mut rng, types, content };
        let ty = generator.any_type();
        let expression = generator.expression(ty, depth);
        Case { rows, columns, expression, content }
    }

    /// A random truth value over the columns of the case.
    pub fn filter(&self, seed: u64) -> Expression {
        let mut rng = Rng::new(seed);
        let types = self.columns.iter().map(|column| column.ty).collect();
        Generator::new(&mut rng, types, self.content).expression(DataType::Bool, 2)
    }

    /// A random pipeline over the columns of the case: its expression with other ones, or aggregates, of groups if
    /// `seed` is a multiple of 3.
    pub fn pipeline(&self, seed: u64, aggregates: bool) -> Pipeline {
        let mut rng = Rng::new(seed);
        let filter = (!rng.one_in(3)).then(|| self.filter(seed));
        let types: Vec<DataType> = self.columns.iter().map(|column| column.ty).collect();
        let n = 1 + rng.below(4);
        if !aggregates {
            let mut generator = Generator::new(&mut rng, types, self.content);
            let mut expressions = vec![self.expression.clone()];
            for _ in 1..n {
                let ty = generator.any_type();
                expressions.push(generator.expression(ty, 2));
            }
            return built_pipeline(filter, Output::Project(expressions));
        }
        let n_keys = if seed.is_multiple_of(3) { 1 + rng.below(2) } else { 0 };
        let key = |rng: &mut Rng| {
            let at = rng.below(types.len());
            if rng.one_in(2) {
                return Expression::column(at, types[at]);
            }
            let depth = 1 + rng.below(2);
            Generator::new(rng, types.clone(), self.content).expression(types[at], depth)
        };
        let keys = (0..n_keys).map(|_| key(&mut rng)).collect();
        let mut list = vec![Aggregate::count_rows()];
        while list.len() <= n {
            let function = rng.pick(&[
                AggregateFunction::Count,
                AggregateFunction::Sum,
                AggregateFunction::Sum,
                AggregateFunction::Minimum,
                AggregateFunction::Maximum,
                AggregateFunction::Average,
                AggregateFunction::PopulationVariance,
                AggregateFunction::SampleVariance,
            ]);
            let depth = rng.below(3);
            let mut generator = Generator::new(&mut rng, types.clone(), self.content);
            let ty = generator.any_type();
            if let Ok(aggregate) = Aggregate::new(function, generator.expression(ty, depth)) {
                list.push(aggregate);
            }
        }
        built_pipeline(filter, Output::Aggregate { keys, aggregates: list })
    }

    /// Runs `f` on the batch.
    pub fn with_batch<R>(&self, f: impl FnOnce(&Batch<'_>) -> R) -> R {
        with_batch(self.rows, &self.columns, f)
    }
}

fn built(result: Result<Expression, crate::expression::ExpressionError>) -> Expression {
    result.expect("operands of the types that the operation needs")
}

fn built_pipeline(filter: Option<Expression>, output: Output) -> Pipeline {
    Pipeline::new(filter, output).expect("a filter that is a truth value")
}

impl<'r> Generator<'r> {
    /// A generator of expressions over columns of these types.
    pub fn new(rng: &'r mut Rng, types: Vec<DataType>, content: Content) -> Generator<'r> {
        Generator { rng, types, content }
    }

    fn any_type(&mut self) -> DataType {
        if self.rng.one_in(3) {
            return DataType::Bool;
        }
        let ty = self.rng.pick(TYPES);
        match self.content {
            Content::All | Content::Equality => ty,
            Content::Numbers if ty == DataType::String => DataType::Bool,
            Content::Numbers => ty,
        }
    }

    /// A type whose values can be ordered.
    fn ordered_type(&mut self) -> DataType {
        let ty = self.any_type();
        if self.content == Content::Equality && ty == DataType::String { DataType::Int64 } else { ty }
    }

    fn leaf(&mut self, ty: DataType) -> Expression {
        let columns: Vec<usize> = (0..self.types.len()).filter(|&at| self.types[at] == ty).collect();
        if !columns.is_empty() && !self.rng.one_in(4) {
            return Expression::column(self.rng.pick(&columns), ty);
        }
        if !self.rng.one_in(3)
            && let Some(column) = self.convertible(ty)
        {
            return column;
        }
        let value = if self.rng.one_in(15) { Value::Null } else { value(self.rng, ty) };
        built(Expression::literal(value, ty))
    }

    /// A column converted to a type.
    fn convertible(&mut self, ty: DataType) -> Option<Expression> {
        let number = self.rng.below(self.types.len());
        let mode = self.rng.pick(&[CastMode::Checked, CastMode::OrNull, CastMode::OrNull]);
        Expression::column(number, self.types[number]).cast(ty, mode).ok()
    }

    /// An expression of a type.
    pub fn expression(&mut self, ty: DataType, depth: usize) -> Expression {
        if depth == 0 || (self.content == Content::Equality && ty == DataType::String) {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        match self.rng.below(10) {
            0 => return self.leaf(ty),
            1 => {
                let branches = (0..1 + self.rng.below(2))
                    .map(|_| [self.expression(DataType::Bool, depth), self.expression(ty, depth)]);
                let branches = branches.collect();
                let otherwise = self.rng.one_in(2).then(|| self.expression(ty, depth));
                return built(Expression::case(branches, otherwise));
            }
            2 => {
                let operands = (0..1 + self.rng.below(3)).map(|_| self.expression(ty, depth)).collect();
                return built(Expression::coalesce(operands));
            }
            3 if self.rng.one_in(2) => {
                let (a, b) = (self.expression(ty, depth), self.expression(ty, depth));
                return built(a.null_if(b));
            }
            3 => {
                let from = self.any_type();
                let mode = self.rng.pick(&[CastMode::Checked, CastMode::OrNull, CastMode::OrNull]);
                if let Ok(cast) = self.expression(from, depth).cast(ty, mode) {
                    return cast;
                }
            }
            _ => {}
        }
        match ty {
            DataType::Bool => self.truth(depth),
            DataType::String if self.rng.one_in(2) => {
                let (start, length) = (self.rng.below(4) as u32, self.rng.below(4) as u32);
                let length = (!self.rng.one_in(3)).then_some(length);
                built(self.expression(ty, depth).substring(start, length))
            }
            DataType::Int32 if self.rng.one_in(4) => self.measure(depth),
            DataType::Decimal { .. } => self.decimal(ty, depth),
            _ if types::is_number(ty) => self.number(ty, depth),
            _ => self.leaf(ty),
        }
    }

    fn truth(&mut self, depth: usize) -> Expression {
        let ty = DataType::Bool;
        match self.rng.below(9) {
            0 => built(self.expression(ty, depth).and(self.expression(ty, depth))),
            1 => built(self.expression(ty, depth).or(self.expression(ty, depth))),
            2 => built(self.expression(ty, depth).not()),
            3 => {
                let of = self.any_type();
                built(self.expression(of, depth).is_null())
            }
            4 => {
                let test = self.rng.pick(&[TruthTest::True, TruthTest::False, TruthTest::Unknown]);
                built(self.expression(ty, depth).truth(test))
            }
            5 => {
                let of = self.any_type();
                let values = (0..self.rng.below(5))
                    .map(|_| if self.rng.one_in(10) { Value::Null } else { value(self.rng, of) })
                    .collect();
                built(self.expression(of, depth).in_list(values))
            }
            6 if self.content == Content::All => {
                let text: String = (0..self.rng.below(4)).map(|_| self.rng.pick(&['a', 'b', 'ä', '%', '_'])).collect();
                let pattern = match self.rng.below(4) {
                    0 => Pattern::prefix(&text),
                    1 => Pattern::suffix(&text),
                    2 => Pattern::contains(&text),
                    _ => Pattern::like(&text, Some('\\')),
                };
                built(self.expression(DataType::String, depth).matches(pattern))
            }
            7 => {
                let of = self.ordered_type();
                let (a, b, c) = (self.expression(of, depth), self.leaf(of), self.leaf(of));
                built(a.between(b, c))
            }
            _ => {
                let of = self.any_type();
                let operators = [
                    ComparisonOperator::Equal,
                    ComparisonOperator::NotEqual,
                    ComparisonOperator::Distinct,
                    ComparisonOperator::NotDistinct,
                    ComparisonOperator::Less,
                    ComparisonOperator::LessOrEqual,
                    ComparisonOperator::Greater,
                    ComparisonOperator::GreaterOrEqual,
                ];
                let is_text = self.content == Content::Equality && of == DataType::String;
                let operator = self.rng.pick(if is_text { &operators[..4] } else { &operators });
                built(self.expression(of, depth).compare(operator, self.expression(of, depth)))
            }
        }
    }

    /// An `Int32` that measures a value of another type.
    fn measure(&mut self, depth: usize) -> Expression {
        match self.rng.below(3) {
            0 if self.content == Content::All => built(self.expression(DataType::String, depth).character_length()),
            1 if self.content == Content::All => built(self.expression(DataType::String, depth).byte_length()),
            _ => {
                let part = self.rng.pick(&DatePart::ALL);
                let of = self.rng.pick(&[
                    DataType::Date,
                    DataType::Timestamp(TimeUnit::Second),
                    DataType::Timestamp(TimeUnit::Micro),
                ]);
                built(self.expression(of, depth).date_part(part))
            }
        }
    }

    fn operator(&mut self) -> ArithmeticOperator {
        self.rng.pick(&[
            ArithmeticOperator::Add,
            ArithmeticOperator::Subtract,
            ArithmeticOperator::Multiply,
            ArithmeticOperator::Divide,
            ArithmeticOperator::Remainder,
        ])
    }

    fn overflow(&mut self) -> Overflow {
        self.rng.pick(&[Overflow::Wrapping, Overflow::Wrapping, Overflow::Checked, Overflow::Saturating])
    }

    fn number(&mut self, ty: DataType, depth: usize) -> Expression {
        let overflow = self.overflow();
        match self.rng.below(8) {
            0 => built(self.expression(ty, depth).negate(overflow)),
            1 => {
                let function = self.rng.pick(&[
                    MathFunction::Absolute,
                    MathFunction::SquareRoot,
                    MathFunction::Floor,
                    MathFunction::Ceil,
                    MathFunction::Truncate,
                ]);
                let function = if types::is_float(ty) { function } else { MathFunction::Absolute };
                built(self.expression(ty, depth).math(function))
            }
            _ => {
                let operator = self.operator();
                built(self.expression(ty, depth).arithmetic(operator, overflow, self.expression(ty, depth)))
            }
        }
    }

    /// A decimal: an operation on decimals, converted.
    fn decimal(&mut self, ty: DataType, depth: usize) -> Expression {
        let other = DataType::Decimal { precision: 1 + self.rng.below(18) as u8, scale: 0 };
        let (a, b) = (self.expression(ty, depth), self.expression(other, depth.min(1)));
        let (a, b) = if self.rng.one_in(2) { (a, b) } else { (b, a) };
        let operator = self.operator();
        let result = built(a.arithmetic(operator, Overflow::Checked, b));
        let mode = self.rng.pick(&[CastMode::Checked, CastMode::OrNull]);
        let wide = DataType::Decimal { precision: MAX_PRECISION, scale: 4 };
        let result = if self.rng.one_in(3) { built(result.cast(wide, mode)) } else { result };
        built(result.cast(ty, mode))
    }
}
