//! Random SQL, and the tables that it reads.
//!
//! In: a seed. Out: batches of all types with NULLs, zeros of both signs, ends of ranges and, for half of the seeds, NaNs
//! and infinities; expressions in the grammar of SQL, for which DataFusion chooses conversions and functions.
//! Invariant: the same seed gives the same batches and expressions.
//! Not here: running them (see `random`).

use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::datatypes::{DataType as Arrow, Field, Schema, TimeUnit as Unit};
use datafusion::common::ScalarValue;
use kernelsmith::query::random::{Rng, value};
use kernelsmith::query::{DataType, TimeUnit, Value};
use std::sync::Arc;

/// Name, type, and class of each column.
const COLUMNS: [(&str, Class); 19] = [
    ("b", Class::Bool),
    ("i8", Class::Number),
    ("i16", Class::Number),
    ("i32", Class::Number),
    ("i64", Class::Number),
    ("u8", Class::Number),
    ("u16", Class::Number),
    ("u32", Class::Number),
    ("u64", Class::Number),
    ("f32", Class::Float),
    ("f64", Class::Float),
    ("n7", Class::Number),
    ("n15", Class::Number),
    ("n30", Class::Number),
    ("d", Class::Date),
    ("ts", Class::Time),
    ("v", Class::Text),
    ("s", Class::Text),
    ("g", Class::Text),
];

/// What an expression results in. Numbers may be floats, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Bool,
    Number,
    Float,
    Date,
    Time,
    Text,
}

fn types(name: &str) -> (Arrow, DataType) {
    let decimal =
        |precision, scale| (Arrow::Decimal128(precision, scale), DataType::Decimal { precision, scale: scale as u8 });
    match name {
        "b" => (Arrow::Boolean, DataType::Bool),
        "i8" => (Arrow::Int8, DataType::Int8),
        "i16" => (Arrow::Int16, DataType::Int16),
        "i32" => (Arrow::Int32, DataType::Int32),
        "i64" => (Arrow::Int64, DataType::Int64),
        "u8" => (Arrow::UInt8, DataType::UInt8),
        "u16" => (Arrow::UInt16, DataType::UInt16),
        "u32" => (Arrow::UInt32, DataType::UInt32),
        "u64" => (Arrow::UInt64, DataType::UInt64),
        "f32" => (Arrow::Float32, DataType::Float32),
        "f64" => (Arrow::Float64, DataType::Float64),
        "n7" => decimal(7, 2),
        "n15" => decimal(15, 2),
        "n30" => decimal(30, 8),
        "d" => (Arrow::Date32, DataType::Date),
        "ts" => (Arrow::Timestamp(Unit::Microsecond, None), DataType::Timestamp(TimeUnit::Micro)),
        "v" => (Arrow::Utf8View, DataType::String),
        "g" => (Arrow::Dictionary(Box::new(Arrow::Int16), Box::new(Arrow::Utf8)), DataType::String),
        _ => (Arrow::Utf8, DataType::String),
    }
}

fn scalar(value: Value, ty: &Arrow) -> ScalarValue {
    let int = |value: &Value| if let Value::Int(value) = value { Some(*value) } else { None };
    let number = int(&value);
    match (value, ty) {
        (Value::Null, ty) => ScalarValue::try_from(ty).unwrap(),
        (Value::Bool(value), _) => ScalarValue::Boolean(Some(value)),
        (Value::Float32(value), _) => ScalarValue::Float32(Some(value)),
        (Value::Float64(value), _) => ScalarValue::Float64(Some(value)),
        (Value::Bytes(text), ty) => {
            let text = Some(String::from_utf8(text.to_vec()).unwrap());
            match ty {
                Arrow::Utf8View => ScalarValue::Utf8View(text),
                Arrow::Dictionary(keys, _) => ScalarValue::Dictionary(keys.clone(), Box::new(ScalarValue::Utf8(text))),
                _ => ScalarValue::Utf8(text),
            }
        }
        (Value::Int(value), Arrow::Decimal128(precision, scale)) => {
            ScalarValue::Decimal128(Some(value), *precision, *scale)
        }
        (_, Arrow::Int8) => ScalarValue::Int8(number.map(|x| x as i8)),
        (_, Arrow::Int16) => ScalarValue::Int16(number.map(|x| x as i16)),
        (_, Arrow::Int32) => ScalarValue::Int32(number.map(|x| x as i32)),
        (_, Arrow::Int64) => ScalarValue::Int64(number.map(|x| x as i64)),
        (_, Arrow::UInt8) => ScalarValue::UInt8(number.map(|x| x as u8)),
        (_, Arrow::UInt16) => ScalarValue::UInt16(number.map(|x| x as u16)),
        (_, Arrow::UInt32) => ScalarValue::UInt32(number.map(|x| x as u32)),
        (_, Arrow::UInt64) => ScalarValue::UInt64(number.map(|x| x as u64)),
        (_, Arrow::Date32) => ScalarValue::Date32(number.map(|x| x as i32)),
        (_, Arrow::Timestamp(..)) => ScalarValue::TimestampMicrosecond(number.map(|x| x as i64), None),
        (value, ty) => panic!("{value:?} of {ty}"),
    }
}

/// A table in several batches, whose arrays start anywhere in the bytes of bitmaps. Floats are finite if `is_calm`.
pub(crate) fn table(rng: &mut Rng, is_calm: bool) -> Vec<RecordBatch> {
    let rows = 1 + rng.below(90);
    let offset = rng.below(10);
    let mut fields = Vec::new();
    let mut arrays = Vec::new();
    for (name, _) in COLUMNS {
        let (arrow, ty) = types(name);
        let is_nullable = rng.one_in(2);
        fields.push(Field::new(name, arrow.clone(), is_nullable));
        let values = (0..offset + rows).map(|_| match value(rng, ty) {
            _ if is_nullable && rng.one_in(5) => ScalarValue::try_from(&arrow).unwrap(),
            Value::Float32(x) if is_calm && !x.is_finite() => ScalarValue::Float32(Some(0.5)),
            Value::Float64(x) if is_calm && !x.is_finite() => ScalarValue::Float64(Some(-0.5)),
            // Years that Arrow can print.
            Value::Int(x) if ty == DataType::Date => scalar(Value::Int(x % 40_000), &arrow),
            Value::Int(x) if matches!(ty, DataType::Timestamp(_)) => {
                scalar(Value::Int(x % 4_000_000_000_000_000), &arrow)
            }
            value => scalar(value, &arrow),
        });
        arrays.push(ScalarValue::iter_to_array(values.collect::<Vec<_>>()).unwrap());
    }
    let batch = RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays).unwrap().slice(offset, rows);
    let first = rng.below(rows + 1);
    vec![batch.slice(0, first), batch.slice(first, rows - first)]
}

/// Makes expressions.
pub(crate) struct Generator<'r> {
    pub(crate) rng: &'r mut Rng,
    /// Whether floats occur.
    pub(crate) floats: bool,
}

impl Generator<'_> {
    fn column(&mut self, class: Class) -> String {
        let is_wanted = |is: Class| is == class || class == Class::Number && self.floats && is == Class::Float;
        let all: Vec<&str> = COLUMNS.iter().filter(|(_, is)| is_wanted(*is)).map(|(name, _)| *name).collect();
        self.rng.pick(&all).to_owned()
    }

    fn constant(&mut self, class: Class) -> String {
        let numbers = ["0", "1", "2", "-1", "-3", "7", "100", "127", "-128", "40000", "2147483647", "5000000000"];
        let decimals = ["cast(1.25 as decimal(10,2))", "cast(-0.07 as decimal(5,2))", "cast(3 as decimal(20,4))"];
        let floats = ["0.5", "-2.25", "1e10", "0.0", "-0.0", "cast('NaN' as double)", "cast(1.5 as float)"];
        let texts = ["''", "'a'", "'aä'", "'b%'", "'abäab'", "'a long text of many bytes'"];
        let text = match class {
            Class::Bool => self.rng.pick(&["true", "false", "null"]),
            Class::Number if self.floats && self.rng.one_in(3) => self.rng.pick(&floats),
            Class::Float => self.rng.pick(&floats),
            Class::Number if self.rng.one_in(4) => self.rng.pick(&decimals),
            Class::Number => self.rng.pick(&numbers),
            Class::Date => self.rng.pick(&["date '1995-03-15'", "date '1969-12-31'", "date '2000-02-29'"]),
            Class::Time => self.rng.pick(&["timestamp '1995-03-15 12:00:01.5'", "timestamp '1960-01-01 00:00:00'"]),
            Class::Text => self.rng.pick(&texts),
        };
        if self.rng.one_in(25) { format!("nullif({text}, {text})") } else { text.to_owned() }
    }

    /// An expression; `depth` limits the operations above each other.
    pub(crate) fn expression(&mut self, class: Class, depth: usize) -> String {
        if depth == 0 || self.rng.one_in(6) {
            return if self.rng.one_in(4) { self.constant(class) } else { self.column(class) };
        }
        if self.rng.one_in(5) {
            return self.choice(class, depth - 1);
        }
        match class {
            Class::Bool => self.condition(depth - 1),
            Class::Number | Class::Float => self.number(class, depth - 1),
            Class::Date => match self.rng.below(2) {
                0 => format!("cast({} as date)", self.expression(Class::Time, depth - 1)),
                _ => self.column(Class::Date),
            },
            Class::Time => match self.rng.below(2) {
                0 => format!("cast({} as timestamp)", self.expression(Class::Date, depth - 1)),
                _ => self.column(Class::Time),
            },
            Class::Text => match self.rng.below(3) {
                0 => format!("substr({}, {}, {})", self.column(Class::Text), 1 + self.rng.below(4), self.rng.below(5)),
                _ => self.column(Class::Text),
            },
        }
    }

    fn choice(&mut self, class: Class, depth: usize) -> String {
        let [a, b] = [(); 2].map(|()| self.expression(class, depth));
        match self.rng.below(4) {
            0 => format!("coalesce({a}, {b})"),
            1 => format!("nullif({a}, {b})"),
            2 => format!("case when {} then {a} else {b} end", self.expression(Class::Bool, depth)),
            _ => {
                let [first, second] = [(); 2].map(|()| self.expression(Class::Bool, depth));
                format!("case when {first} then {a} when {second} then {b} end")
            }
        }
    }

    fn any(&mut self) -> Class {
        let classes = [Class::Number, Class::Number, Class::Number, Class::Date, Class::Time, Class::Text, Class::Bool];
        self.rng.pick(&classes)
    }

    fn condition(&mut self, depth: usize) -> String {
        let class = self.any();
        let comparisons = ["=", "<>", "<", "<=", ">", ">=", "is distinct from", "is not distinct from"];
        match self.rng.below(12) {
            0 | 1 => {
                let [a, b] = [(); 2].map(|()| self.expression(Class::Bool, depth));
                format!("({a} and {b})")
            }
            2 => {
                let [a, b] = [(); 2].map(|()| self.expression(Class::Bool, depth));
                format!("({a} or {b})")
            }
            3 => format!("(not {})", self.expression(Class::Bool, depth)),
            4 => format!("({} is {}null)", self.expression(class, depth), self.rng.pick(&["", "not "])),
            5 => {
                let test = self.rng.pick(&["true", "false", "unknown", "not true", "not false", "not unknown"]);
                format!("({} is {test})", self.expression(Class::Bool, depth))
            }
            6 => {
                let [a, low, high] = [(); 3].map(|()| self.expression(class, depth));
                format!("({a} {}between {low} and {high})", self.rng.pick(&["", "not "]))
            }
            7 => {
                let list: Vec<String> = (0..1 + self.rng.below(5)).map(|_| self.constant(class)).collect();
                let not = self.rng.pick(&["", "not "]);
                format!("({} {not}in ({}))", self.expression(class, depth), list.join(", "))
            }
            8 => {
                let pattern = self.rng.pick(&["'a%'", "'%b'", "'%ä%'", "'a_b%'", "'_'", "''"]);
                format!("({} {}like {pattern})", self.expression(Class::Text, depth), self.rng.pick(&["", "not "]))
            }
            _ => {
                let [a, b] = [(); 2].map(|()| self.expression(class, depth));
                format!("({a} {} {b})", self.rng.pick(&comparisons))
            }
        }
    }

    fn number(&mut self, class: Class, depth: usize) -> String {
        let a = self.expression(class, depth);
        match self.rng.below(14) {
            0..=6 => {
                let operator = self.rng.pick(&["+", "+", "-", "-", "*", "*", "/", "%"]);
                let b = self.expression(class, depth);
                format!("({a} {operator} {b})")
            }
            7 => format!("(- {a})"),
            8 => format!("abs({a})"),
            9 | 10 if self.floats => format!("{}({a})", self.rng.pick(&["sqrt", "floor", "ceil", "trunc"])),
            9 => format!(
                "date_part('{}', {})",
                self.rng.pick(&["year", "month", "day", "dow"]),
                self.column(Class::Date)
            ),
            10 => format!("length({})", self.column(Class::Text)),
            _ => {
                let exact = ["tinyint", "smallint", "int", "bigint", "int unsigned", "decimal(12,2)", "decimal(38,4)"];
                let floats = ["double", "float"];
                let ty = if self.floats && self.rng.one_in(2) { self.rng.pick(&floats) } else { self.rng.pick(&exact) };
                format!("{}({a} as {ty})", self.rng.pick(&["cast", "try_cast"]))
            }
        }
    }

    /// An expression of any class.
    pub(crate) fn any_expression(&mut self, depth: usize) -> String {
        let class = self.any();
        self.expression(class, depth)
    }
}
