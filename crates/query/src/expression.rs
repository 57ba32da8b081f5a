//! Typed expressions.
//!
//! In: columns by number, literals, operations. Out: an [`Expression`] whose operands have the types that its operation
//! needs.
//! Invariants: constructors check types, so that evaluation meets no type error; depth and size are limited, so that
//! recursion over an expression is.
//! Not here: text forms (see `text`), conversions that a query language inserts by itself; callers write them as [`Expression::cast`].

mod text;

use crate::like::Pattern;
use crate::types::{self, DataType, MAX_PRECISION, Value};
use std::fmt;

/// The maximum depth of an expression.
pub const MAX_DEPTH: u32 = 128;
/// The maximum number of operations in an expression.
pub const MAX_NODES: u32 = 10_000;

/// An arithmetic operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArithmeticOperator {
    /// The sum.
    Add,
    /// The difference.
    Subtract,
    /// The product.
    Multiply,
    /// The quotient; of integers, truncated towards zero.
    Divide,
    /// The remainder of the truncated quotient.
    Remainder,
}

/// What an integer operation does if its result does not fit its type. Floats and decimals ignore it: floats become
/// infinite, and decimals that exceed 128 bits are errors. The remainder of the minimum and -1 is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overflow {
    /// Keeps the lower bits. A quotient that does not fit is an error all the same.
    Wrapping,
    /// Is an error.
    Checked,
    /// Gives the nearest number of the type.
    Saturating,
}

/// A comparison. Floats compare by IEEE 754's total order, like in Arrow: -0.0 is less than 0.0, a NaN equals itself and
/// is greater than all numbers (less, if its sign bit is set). Texts compare by their bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ComparisonOperator {
    /// `=`
    Equal,
    /// `<>`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
    /// `IS NOT DISTINCT FROM`: equality for which two NULLs are equal; never NULL.
    NotDistinct,
    /// `IS DISTINCT FROM`: the opposite of `NotDistinct`.
    Distinct,
}

/// What a conversion does with a value that the wanted type cannot represent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastMode {
    /// `CAST`: is an error.
    Checked,
    /// `TRY_CAST`: gives NULL.
    OrNull,
}

/// A part of a date or a timestamp, an [`DataType::Int32`]. The calendar is the Gregorian one, timestamps are in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DatePart {
    /// The year.
    Year,
    /// The quarter, from 1.
    Quarter,
    /// The month, from 1.
    Month,
    /// The week of ISO 8601, from 1.
    Week,
    /// The day of the month, from 1.
    Day,
    /// The day of the week; 0 is Sunday.
    DayOfWeek,
    /// The day of the year, from 1.
    DayOfYear,
    /// The hour of the day.
    Hour,
    /// The minute of the hour.
    Minute,
    /// The second of the minute.
    Second,
}

impl DatePart {
    /// All parts.
    pub const ALL: [DatePart; 10] = [
        DatePart::Year,
        DatePart::Quarter,
        DatePart::Month,
        DatePart::Week,
        DatePart::Day,
        DatePart::DayOfWeek,
        DatePart::DayOfYear,
        DatePart::Hour,
        DatePart::Minute,
        DatePart::Second,
    ];
}

/// A function of one number. Floats except for `Absolute`, which also takes integers and decimals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MathFunction {
    /// The magnitude. That of the minimum of an integer type is an error.
    Absolute,
    /// The square root; NaN of a negative number.
    SquareRoot,
    /// The next integer towards negative infinity.
    Floor,
    /// The next integer towards positive infinity.
    Ceil,
    /// The next integer towards zero.
    Truncate,
}

/// A test of a truth value that is never NULL.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TruthTest {
    /// `IS TRUE`
    True,
    /// `IS FALSE`
    False,
    /// `IS UNKNOWN`
    Unknown,
}

/// An operation with its operands, whose types its constructor checked.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Node {
    /// The value of a column.
    Column(usize),
    /// A constant.
    Literal(Value),
    /// See [`Expression::arithmetic`].
    Arithmetic {
        /// The operation.
        operator: ArithmeticOperator,
        /// What an integer operation does if its result does not fit.
        overflow: Overflow,
        /// Left and right.
        operands: Box<[Expression; 2]>,
    },
    /// See [`Expression::negate`].
    Negate {
        /// What happens to the minimum of an integer type.
        overflow: Overflow,
        /// The number.
        operand: Box<Expression>,
    },
    /// See [`Expression::math`].
    Math {
        /// The function.
        function: MathFunction,
        /// The number.
        operand: Box<Expression>,
    },
    /// See [`Expression::compare`].
    Compare {
        /// The comparison.
        operator: ComparisonOperator,
        /// Left and right.
        operands: Box<[Expression; 2]>,
    },
    /// See [`Expression::and`].
    And(Box<[Expression; 2]>),
    /// See [`Expression::or`].
    Or(Box<[Expression; 2]>),
    /// See [`Expression::not`].
    Not(Box<Expression>),
    /// See [`Expression::is_null`].
    IsNull(Box<Expression>),
    /// See [`Expression::truth`].
    Truth {
        /// The test.
        test: TruthTest,
        /// The truth value.
        operand: Box<Expression>,
    },
    /// See [`Expression::cast`].
    Cast {
        /// What happens to values that do not fit.
        mode: CastMode,
        /// The value.
        operand: Box<Expression>,
    },
    /// See [`Expression::case`].
    Case {
        /// Pairs of a condition and a value.
        branches: Vec<[Expression; 2]>,
        /// The value if no condition is true.
        otherwise: Option<Box<Expression>>,
    },
    /// See [`Expression::coalesce`].
    Coalesce(Vec<Expression>),
    /// See [`Expression::null_if`].
    NullIf(Box<[Expression; 2]>),
    /// See [`Expression::in_list`].
    InList {
        /// The value.
        operand: Box<Expression>,
        /// The list without NULLs.
        values: Vec<Value>,
        /// Whether the list has a NULL.
        has_null: bool,
    },
    /// See [`Expression::date_part`].
    DatePart {
        /// The part.
        part: DatePart,
        /// The date or timestamp.
        operand: Box<Expression>,
    },
    /// See [`Expression::matches`].
    Matches {
        /// The pattern.
        pattern: Pattern,
        /// The text.
        operand: Box<Expression>,
    },
    /// See [`Expression::character_length`] and [`Expression::byte_length`].
    Length {
        /// Bytes instead of characters.
        in_bytes: bool,
        /// The text.
        operand: Box<Expression>,
    },
    /// See [`Expression::substring`].
    Substring {
        /// The first character, from 0.
        start: u32,
        /// The maximum number of characters.
        length: Option<u32>,
        /// The text.
        operand: Box<Expression>,
    },
}

/// A typed expression over the columns of a batch.
///
/// ```
/// use kernelsmith::query::*;
///
/// let quantity = Expression::column(0, DataType::Int32);
/// let few = quantity.compare(ComparisonOperator::Less, Expression::literal(24.into(), DataType::Int32)?)?;
/// assert_eq!(few.ty(), DataType::Bool);
/// assert_eq!(few.to_string(), "(#0 < 24)");
/// let error = few.clone().compare(ComparisonOperator::Equal, Expression::column(1, DataType::Date)).unwrap_err();
/// assert_eq!(error.to_string(), "comparison needs operands of one type, not bool and date");
/// # Ok::<(), ExpressionError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Expression {
    node: Node,
    ty: DataType,
    depth: u32,
    nodes: u32,
}

/// Why operands do not form an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    message: String,
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ExpressionError {}

type Result<T> = std::result::Result<T, ExpressionError>;

impl ExpressionError {
    pub(crate) fn new(message: String) -> ExpressionError {
        ExpressionError { message }
    }
}

fn error<T>(message: String) -> Result<T> {
    Err(ExpressionError { message })
}

fn need(ty: DataType, wanted: DataType, what: &str) -> Result<()> {
    if ty == wanted { Ok(()) } else { error(format!("{what} needs {wanted}, not {ty}")) }
}

fn need_one_type(a: DataType, b: DataType, what: &str) -> Result<()> {
    if a == b { Ok(()) } else { error(format!("{what} needs operands of one type, not {a} and {b}")) }
}

fn need_text(ty: DataType, what: &str) -> Result<()> {
    let is_text = matches!(ty, DataType::String | DataType::Binary);
    if is_text { Ok(()) } else { error(format!("{what} needs text, not {ty}")) }
}

impl Expression {
    fn new(node: Node, ty: DataType) -> Result<Expression> {
        let mut size = (0, 1u32);
        node.for_each_operand(|operand| size = (size.0.max(operand.depth), size.1.saturating_add(operand.nodes)));
        let (depth, nodes) = (size.0 + 1, size.1);
        if depth > MAX_DEPTH {
            return error(format!("an expression has a depth of {depth}; the maximum is {MAX_DEPTH}"));
        }
        if nodes > MAX_NODES {
            return error(format!("an expression has {nodes} operations; the maximum is {MAX_NODES}"));
        }
        Ok(Expression { node, ty, depth, nodes })
    }

    fn leaf(node: Node, ty: DataType) -> Expression {
        Expression { node, ty, depth: 1, nodes: 1 }
    }

    /// The operation.
    pub fn node(&self) -> &Node {
        &self.node
    }

    /// The type of the result.
    pub fn ty(&self) -> DataType {
        self.ty
    }

    /// The value of a column.
    pub fn column(number: usize, ty: DataType) -> Expression {
        Expression::leaf(Node::Column(number), ty)
    }

    /// A constant; [`Value::Null`] is one of every type.
    ///
    /// # Errors
    /// The value does not fit the type.
    pub fn literal(value: Value, ty: DataType) -> Result<Expression> {
        if !value.fits(ty) {
            return error(format!("{value:?} is no value of type {ty}"));
        }
        Ok(Expression::leaf(Node::Literal(value), ty))
    }

    /// An arithmetic operation on two integers or floats of one type, or on two decimals.
    ///
    /// The sum and the difference of decimals have the greater scale, a product the sum of the scales, a quotient the
    /// scale of the dividend plus 4; precisions follow, up to 38. These are Arrow's rules.
    ///
    /// # Errors
    /// The types of the operands.
    pub fn arithmetic(self, operator: ArithmeticOperator, overflow: Overflow, other: Expression) -> Result<Expression> {
        let ty = match (self.ty, other.ty) {
            (DataType::Decimal { precision: p1, scale: s1 }, DataType::Decimal { precision: p2, scale: s2 }) => {
                decimal_result(operator, (p1, s1), (p2, s2))?
            }
            (a, b) => {
                need_one_type(a, b, "arithmetic")?;
                if !types::is_number(a) {
                    return error(format!("arithmetic needs numbers, not {a}"));
                }
                a
            }
        };
        Expression::new(Node::Arithmetic { operator, overflow, operands: Box::new([self, other]) }, ty)
    }

    /// The number with the opposite sign.
    ///
    /// # Errors
    /// The operand is no number.
    pub fn negate(self, overflow: Overflow) -> Result<Expression> {
        let ty = self.ty;
        if !types::is_number(ty) {
            return error(format!("negation needs a number, not {ty}"));
        }
        Expression::new(Node::Negate { overflow, operand: Box::new(self) }, ty)
    }

    /// A function of a number.
    ///
    /// # Errors
    /// The operand is no number, or no float and the function needs one.
    pub fn math(self, function: MathFunction) -> Result<Expression> {
        let ty = self.ty;
        let fits = types::is_float(ty) || function == MathFunction::Absolute && types::is_number(ty);
        if !fits {
            return error(format!("{function:?} has no meaning for {ty}"));
        }
        Expression::new(Node::Math { function, operand: Box::new(self) }, ty)
    }

    /// A comparison of values of one type. Decimals need one scale, their precisions may differ.
    ///
    /// # Errors
    /// The types differ.
    pub fn compare(self, operator: ComparisonOperator, other: Expression) -> Result<Expression> {
        need_comparable(self.ty, other.ty, "comparison")?;
        Expression::new(Node::Compare { operator, operands: Box::new([self, other]) }, DataType::Bool)
    }

    /// `BETWEEN low AND high`; `self` is evaluated twice.
    ///
    /// # Errors
    /// The types differ.
    pub fn between(self, low: Expression, high: Expression) -> Result<Expression> {
        let above = self.clone().compare(ComparisonOperator::GreaterOrEqual, low)?;
        above.and(self.compare(ComparisonOperator::LessOrEqual, high)?)
    }

    /// The conjunction. The right operand is evaluated only for rows where the left one is not false.
    ///
    /// # Errors
    /// An operand is no truth value.
    pub fn and(self, other: Expression) -> Result<Expression> {
        need(self.ty, DataType::Bool, "AND")?;
        need(other.ty, DataType::Bool, "AND")?;
        Expression::new(Node::And(Box::new([self, other])), DataType::Bool)
    }

    /// The disjunction. The right operand is evaluated only for rows where the left one is not true.
    ///
    /// # Errors
    /// An operand is no truth value.
    pub fn or(self, other: Expression) -> Result<Expression> {
        need(self.ty, DataType::Bool, "OR")?;
        need(other.ty, DataType::Bool, "OR")?;
        Expression::new(Node::Or(Box::new([self, other])), DataType::Bool)
    }

    /// The negation of a truth value.
    ///
    /// # Errors
    /// The operand is no truth value.
    #[allow(clippy::should_implement_trait, reason = "an operator could not return an error")]
    pub fn not(self) -> Result<Expression> {
        need(self.ty, DataType::Bool, "NOT")?;
        Expression::new(Node::Not(Box::new(self)), DataType::Bool)
    }

    /// Whether the operand is NULL.
    ///
    /// # Errors
    /// The expression is too large.
    pub fn is_null(self) -> Result<Expression> {
        Expression::new(Node::IsNull(Box::new(self)), DataType::Bool)
    }

    /// Whether a truth value is true, false or unknown.
    ///
    /// # Errors
    /// The operand is no truth value.
    pub fn truth(self, test: TruthTest) -> Result<Expression> {
        need(self.ty, DataType::Bool, "a test of truth")?;
        Expression::new(Node::Truth { test, operand: Box::new(self) }, DataType::Bool)
    }

    /// A conversion. Between numbers and from and to `bool`; from dates and timestamps to integers of their width and
    /// back; from dates to timestamps and back, and between timestamps (rounded down). A float becomes an integer by
    /// truncation, a decimal another decimal by rounding half away from zero and an integer by truncation.
    ///
    /// # Errors
    /// There is no such conversion.
    pub fn cast(self, ty: DataType, mode: CastMode) -> Result<Expression> {
        let from = self.ty;
        if from == ty {
            return Ok(self);
        }
        let is_time = |ty| matches!(ty, DataType::Date | DataType::Timestamp(_));
        let bits = |time, integer| match time {
            DataType::Date => integer == DataType::Int32 || integer == DataType::Int64,
            _ => integer == DataType::Int64,
        };
        let fits = match (from, ty) {
            (DataType::Bool, _) => types::is_integer(ty) || types::is_float(ty),
            (_, DataType::Bool) => types::is_integer(from) || types::is_float(from),
            _ if types::is_number(from) && types::is_number(ty) => true,
            _ if is_time(from) && is_time(ty) => true,
            _ if is_time(from) => bits(from, ty),
            _ if is_time(ty) => bits(ty, from),
            (DataType::String, DataType::Binary) => true,
            _ => false,
        };
        if !fits {
            return error(format!("{from} cannot be converted to {ty}"));
        }
        Expression::new(Node::Cast { mode, operand: Box::new(self) }, ty)
    }

    /// `CASE`: the value of the first pair whose condition is true, otherwise `otherwise`, or NULL. A condition or a
    /// value is evaluated only for rows that reach it.
    ///
    /// # Errors
    /// A condition is no truth value, or values have several types.
    pub fn case(branches: Vec<[Expression; 2]>, otherwise: Option<Expression>) -> Result<Expression> {
        let Some([_, first]) = branches.first() else { return error("CASE needs a branch".to_owned()) };
        let ty = first.ty;
        for [condition, value] in &branches {
            need(condition.ty, DataType::Bool, "a condition of CASE")?;
            need_one_type(ty, value.ty, "CASE")?;
        }
        if let Some(otherwise) = &otherwise {
            need_one_type(ty, otherwise.ty, "CASE")?;
        }
        Expression::new(Node::Case { branches, otherwise: otherwise.map(Box::new) }, ty)
    }

    /// The first operand that is not NULL, otherwise NULL. An operand is evaluated only for rows that reach it.
    ///
    /// # Errors
    /// There is no operand, or they have several types.
    pub fn coalesce(operands: Vec<Expression>) -> Result<Expression> {
        let Some(first) = operands.first() else { return error("COALESCE needs an operand".to_owned()) };
        let ty = first.ty;
        operands.iter().try_for_each(|operand| need_one_type(ty, operand.ty, "COALESCE"))?;
        Expression::new(Node::Coalesce(operands), ty)
    }

    /// NULL where both are equal, otherwise the first.
    ///
    /// # Errors
    /// The types differ.
    pub fn null_if(self, other: Expression) -> Result<Expression> {
        let ty = self.ty;
        need_comparable(ty, other.ty, "NULLIF")?;
        Expression::new(Node::NullIf(Box::new([self, other])), ty)
    }

    /// `IN` a list of constants.
    ///
    /// # Errors
    /// A value does not fit the type.
    pub fn in_list(self, values: Vec<Value>) -> Result<Expression> {
        let ty = self.ty;
        if let Some(value) = values.iter().find(|value| !value.fits(ty)) {
            return error(format!("{value:?} is no value of type {ty}"));
        }
        let has_null = values.contains(&Value::Null);
        let values = values.into_iter().filter(|value| *value != Value::Null).collect();
        Expression::new(Node::InList { operand: Box::new(self), values, has_null }, DataType::Bool)
    }

    /// A part of a date or a timestamp. NULL if the year is outside of -262143 to 262142.
    ///
    /// # Errors
    /// The operand is neither a date nor a timestamp, or a date and the part is a time.
    pub fn date_part(self, part: DatePart) -> Result<Expression> {
        if !matches!(self.ty, DataType::Date | DataType::Timestamp(_)) {
            return error(format!("{part:?} has no meaning for {}", self.ty));
        }
        Expression::new(Node::DatePart { part, operand: Box::new(self) }, DataType::Int32)
    }

    /// Whether a text matches a pattern.
    ///
    /// # Errors
    /// The operand is no text.
    pub fn matches(self, pattern: Pattern) -> Result<Expression> {
        need_text(self.ty, "a pattern")?;
        Expression::new(Node::Matches { pattern, operand: Box::new(self) }, DataType::Bool)
    }

    /// The number of characters of a text, of type [`DataType::Int32`].
    ///
    /// # Errors
    /// The operand is no text.
    pub fn character_length(self) -> Result<Expression> {
        need(self.ty, DataType::String, "a number of characters")?;
        Expression::new(Node::Length { in_bytes: false, operand: Box::new(self) }, DataType::Int32)
    }

    /// The number of bytes of a text, of type [`DataType::Int32`].
    ///
    /// # Errors
    /// The operand is no text.
    pub fn byte_length(self) -> Result<Expression> {
        need_text(self.ty, "a number of bytes")?;
        Expression::new(Node::Length { in_bytes: true, operand: Box::new(self) }, DataType::Int32)
    }

    /// At most `length` characters of a text, from character `start` on, which counts from 0.
    ///
    /// # Errors
    /// The operand is no text.
    pub fn substring(self, start: u32, length: Option<u32>) -> Result<Expression> {
        need(self.ty, DataType::String, "a part of a text")?;
        Expression::new(Node::Substring { start, length, operand: Box::new(self) }, DataType::String)
    }

    /// The columns that the expression reads, with their types.
    pub fn columns(&self) -> Vec<(usize, DataType)> {
        let mut columns = Vec::new();
        self.collect_columns(&mut columns);
        columns.sort_by_key(|(number, _)| *number);
        columns.dedup();
        columns
    }

    /// Whether a NaN may be the result of an operation on floats, and not a value of a column or a constant. Signs of such
    /// NaNs differ among machines; negations and absolute values change the sign of what they get, and nothing else.
    pub(crate) fn may_compute_nan(&self) -> bool {
        types::is_float(self.ty)
            && match &self.node {
                Node::Arithmetic { .. } => true,
                Node::Negate { operand, .. } | Node::Math { function: MathFunction::Absolute, operand } => {
                    operand.may_compute_nan()
                }
                Node::Math { .. } => true,
                Node::Cast { operand, .. } => {
                    types::is_float(operand.ty) && (operand.ty != self.ty || operand.may_compute_nan())
                }
                _ => false,
            }
    }

    fn collect_columns(&self, columns: &mut Vec<(usize, DataType)>) {
        if let Node::Column(number) = self.node {
            columns.push((number, self.ty));
        }
        self.node.for_each_operand(|operand| operand.collect_columns(columns));
    }
}

fn need_comparable(a: DataType, b: DataType, what: &str) -> Result<()> {
    match (a, b) {
        (DataType::Decimal { scale: a, .. }, DataType::Decimal { scale: b, .. }) if a == b => Ok(()),
        _ => need_one_type(a, b, what),
    }
}

/// The type of a result of decimals with these precisions and scales.
fn decimal_result(operator: ArithmeticOperator, (p1, s1): (u8, u8), (p2, s2): (u8, u8)) -> Result<DataType> {
    let signed = |number: u8| i32::from(number);
    let (d1, d2) = (signed(p1) - signed(s1), signed(p2) - signed(s2));
    let (precision, scale) = match operator {
        ArithmeticOperator::Add | ArithmeticOperator::Subtract => {
            (signed(s1.max(s2)) + d1.max(d2) + 1, signed(s1.max(s2)))
        }
        ArithmeticOperator::Multiply => (signed(p1) + signed(p2) + 1, signed(s1) + signed(s2)),
        ArithmeticOperator::Divide => {
            let scale = (signed(s1) + 4).min(signed(MAX_PRECISION));
            (signed(p1) - signed(s1) + signed(s2) + scale, scale)
        }
        ArithmeticOperator::Remainder => (signed(s1.max(s2)) + d1.min(d2), signed(s1.max(s2))),
    };
    if scale > signed(MAX_PRECISION) {
        return error(format!("the result has {scale} fractional digits; the maximum is {MAX_PRECISION}"));
    }
    let precision = precision.clamp(1, signed(MAX_PRECISION));
    Ok(DataType::Decimal { precision: precision as u8, scale: scale as u8 })
}

impl Node {
    /// The operands in the order of evaluation.
    pub fn for_each_operand<'a>(&'a self, mut visit: impl FnMut(&'a Expression)) {
        match self {
            Node::Column(_) | Node::Literal(_) => {}
            Node::Arithmetic { operands, .. } | Node::Compare { operands, .. } => operands.iter().for_each(visit),
            Node::And(operands) | Node::Or(operands) | Node::NullIf(operands) => operands.iter().for_each(visit),
            Node::Not(operand) | Node::IsNull(operand) => visit(operand),
            Node::Negate { operand, .. }
            | Node::Math { operand, .. }
            | Node::Truth { operand, .. }
            | Node::Cast { operand, .. }
            | Node::InList { operand, .. }
            | Node::DatePart { operand, .. }
            | Node::Matches { operand, .. }
            | Node::Length { operand, .. }
            | Node::Substring { operand, .. } => visit(operand),
            Node::Case { branches, otherwise } => {
                branches.iter().flatten().for_each(&mut visit);
                otherwise.iter().for_each(|otherwise| visit(otherwise));
            }
            Node::Coalesce(operands) => operands.iter().for_each(visit),
        }
    }
}
