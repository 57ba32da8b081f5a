//! The queries of `bench query`, and what the peer is asked for the same.
//!
//! In: parameters. Out: a pipeline, and a request to `peers/query.c`.
//! Not here: data, times.

use super::sample::{DAY, DECIMAL, DECIMALS, DISCOUNT, FLAG, KEY, PRICE, QUANTITY, STATUS, TAX};
use kernelsmith::query::{
    Aggregate, AggregateFunction, ArithmeticOperator, ComparisonOperator, DataType, Expression, ExpressionError,
    Groups, Layout, MAX_CODE_GROUPS, Output, Overflow, Pipeline, Value,
};

const FIRST_DAY: i64 = 8766;
const LAST_DAY: i64 = 9131;
const Q1_DAY: i64 = 10_471;

/// How the numbers are represented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Numbers {
    Floats,
    Decimals,
}

/// A query.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    /// The revenue of items of a year with a range of discounts and a quantity below a limit.
    Q6 {
        numbers: Numbers,
        quantity: u64,
        /// The share of NULLs in per cent, if quantities and discounts may be NULL.
        nulls: Option<u64>,
    },
    /// Five sums and a count for each of four pairs of flags: with a mask for each group, or a hash table.
    Q1 { numbers: Numbers, has_table: bool },
    /// A sum and a count for each of `n` keys of 64 bits, in a hash table.
    Groups { n: u64 },
}

fn literal(hundredths: i64, numbers: Numbers) -> Result<Expression, ExpressionError> {
    match numbers {
        Numbers::Floats => Expression::literal(Value::Float64(hundredths as f64 / 100.0), DataType::Float64),
        Numbers::Decimals => Expression::literal(hundredths.into(), DECIMAL),
    }
}

fn column(number: usize, numbers: Numbers) -> Expression {
    match numbers {
        Numbers::Floats => Expression::column(number, DataType::Float64),
        Numbers::Decimals => Expression::column(number + DECIMALS, DECIMAL),
    }
}

fn day(operator: ComparisonOperator, day: i64) -> Result<Expression, ExpressionError> {
    Expression::column(DAY, DataType::Date).compare(operator, Expression::literal(day.into(), DataType::Date)?)
}

fn sum(argument: Expression) -> Result<Aggregate, ExpressionError> {
    Aggregate::new(AggregateFunction::Sum, argument)
}

impl Case {
    pub(super) fn name(self) -> String {
        let of = |numbers| if numbers == Numbers::Floats { "f64" } else { "Decimal128" };
        match self {
            Case::Q6 { numbers, quantity, nulls } => {
                let nulls = nulls.map_or(String::new(), |nulls| format!(", {nulls} % NULL"));
                format!("Q6 {}, quantity < {quantity}{nulls}", of(numbers))
            }
            Case::Q1 { numbers, has_table } => {
                format!("Q1 {}, 4 groups{}", of(numbers), if has_table { ", hash table" } else { "" })
            }
            Case::Groups { n } => format!("{n} group{}", if n == 1 { "" } else { "s" }),
        }
    }

    pub(super) fn pipeline(self) -> Result<Pipeline, ExpressionError> {
        let arithmetic = |a: Expression, operator, b| a.arithmetic(operator, Overflow::Checked, b);
        let (minus, plus) = (ArithmeticOperator::Subtract, ArithmeticOperator::Add);
        let times = ArithmeticOperator::Multiply;
        let (filter, keys, aggregates) = match self {
            Case::Q6 { numbers, quantity, .. } => {
                let column = |number| column(number, numbers);
                let filter = day(ComparisonOperator::GreaterOrEqual, FIRST_DAY)?
                    .and(day(ComparisonOperator::Less, LAST_DAY)?)?
                    .and(column(DISCOUNT).compare(ComparisonOperator::GreaterOrEqual, literal(5, numbers)?)?)?
                    .and(column(DISCOUNT).compare(ComparisonOperator::LessOrEqual, literal(7, numbers)?)?)?
                    .and(
                        column(QUANTITY).compare(ComparisonOperator::Less, literal(100 * quantity as i64, numbers)?)?,
                    )?;
                (Some(filter), vec![], vec![sum(arithmetic(column(PRICE), times, column(DISCOUNT))?)?])
            }
            Case::Q1 { numbers, .. } => {
                let column = |number| column(number, numbers);
                let one = || literal(100, numbers);
                let discounted = arithmetic(column(PRICE), times, arithmetic(one()?, minus, column(DISCOUNT))?)?;
                let charge = arithmetic(discounted.clone(), times, arithmetic(one()?, plus, column(TAX))?)?;
                let all = [column(QUANTITY), column(PRICE), discounted, charge, column(DISCOUNT)];
                let mut aggregates = all.into_iter().map(sum).collect::<Result<Vec<_>, _>>()?;
                aggregates.push(Aggregate::count_rows());
                let keys = [FLAG, STATUS].map(|number| Expression::column(number, DataType::UInt8));
                (Some(day(ComparisonOperator::LessOrEqual, Q1_DAY)?), keys.to_vec(), aggregates)
            }
            Case::Groups { .. } => {
                let aggregates = vec![sum(column(PRICE, Numbers::Floats))?, Aggregate::count_rows()];
                (None, vec![Expression::column(KEY, DataType::Int64)], aggregates)
            }
        };
        Pipeline::new(filter, Output::Aggregate { keys, aggregates })
    }

    pub(super) fn layout(self) -> Layout {
        let (mut nullable, max_groups) = match self {
            Case::Q6 { numbers, nulls, .. } => {
                let up = if numbers == Numbers::Floats { 0 } else { DECIMALS };
                (if nulls.is_some() { vec![QUANTITY + up, DISCOUNT + up] } else { vec![] }, 1)
            }
            Case::Q1 { has_table: false, .. } => (vec![], 4),
            Case::Q1 { .. } | Case::Groups { .. } => (vec![], usize::MAX),
        };
        nullable.sort_unstable();
        Layout { nullable, max_groups }
    }

    /// Whether code needs to know the groups: it has a mask for each.
    pub(super) fn has_masks(self) -> bool {
        matches!(self, Case::Q1 { .. }) && self.layout().max_groups <= MAX_CODE_GROUPS
    }

    pub(super) fn is_nullable(self) -> bool {
        matches!(self, Case::Q6 { nulls: Some(_), .. })
    }

    /// The share of NULLs, and the number of groups, of the data.
    pub(super) fn data(self) -> (u64, u64) {
        match self {
            Case::Q6 { nulls, .. } => (nulls.unwrap_or(0), 1),
            Case::Q1 { .. } => (0, 1),
            Case::Groups { n } => (0, n),
        }
    }

    /// The request to the peer, for its loop of this name.
    pub(super) fn request(self, how: &str) -> String {
        let width = |numbers| if numbers == Numbers::Floats { 64 } else { 128 };
        match self {
            Case::Q6 { numbers, quantity, nulls } => {
                format!("q6 {how} {} {quantity} {}", width(numbers), u8::from(nulls.is_some()))
            }
            Case::Q1 { numbers, .. } => format!("q1 {how} {}", width(numbers)),
            Case::Groups { n } => format!("groups {how} {n}"),
        }
    }

    /// Our results as the two numbers that the peer answers.
    pub(super) fn answer(self, groups: &Groups) -> [f64; 2] {
        let number = |value: Value| match value {
            Value::Float64(x) => x,
            Value::Int(x) => x as f64,
            _ => 0.0,
        };
        let column = |at: usize| (0..groups.rows).map(|row| number(groups.aggregates[at].value(row))).sum::<f64>();
        match self {
            Case::Q6 { .. } => [column(0), 0.0],
            Case::Q1 { .. } => [column(3), [0, 1, 2, 4, 5].map(column).iter().sum()],
            Case::Groups { .. } => [column(0), groups.rows as f64],
        }
    }
}
