//! Text forms of expressions: for readers, and as keys.
//!
//! In: an expression. Out: a form like SQL's, and bytes that determine the expression.
//! Invariant: equal keys, equal expressions; floats are written by their bits.
//! Not here: parsing.

use super::{ArithmeticOperator, CastMode, ComparisonOperator, Expression, Node};
use crate::types::Value;
use std::fmt;

impl Expression {
    /// Appends bytes that determine the expression: equal bytes, equal expressions.
    pub fn write_key(&self, key: &mut Vec<u8>) {
        let text = format!("{:?} {:?};", self.node_name(), self.ty);
        key.extend_from_slice(text.as_bytes());
        self.node.for_each_operand(|operand| operand.write_key(key));
        key.push(b'.');
    }

    /// The operation without its operands.
    fn node_name(&self) -> String {
        match &self.node {
            Node::Column(number) => format!("column {number}"),
            Node::Literal(value) => value_text(value),
            Node::Arithmetic { operator, overflow, .. } => format!("{operator:?} {overflow:?}"),
            Node::Negate { overflow, .. } => format!("negate {overflow:?}"),
            Node::Math { function, .. } => format!("{function:?}"),
            Node::Compare { operator, .. } => format!("compare {operator:?}"),
            Node::And(_) => "and".to_owned(),
            Node::Or(_) => "or".to_owned(),
            Node::Not(_) => "not".to_owned(),
            Node::IsNull(_) => "is null".to_owned(),
            Node::Truth { test, .. } => format!("is {test:?}"),
            Node::Cast { mode, .. } => format!("cast {mode:?}"),
            Node::Case { branches, otherwise } => format!("case {} {}", branches.len(), otherwise.is_some()),
            Node::Coalesce(operands) => format!("coalesce {}", operands.len()),
            Node::NullIf(_) => "null if".to_owned(),
            Node::InList { values, has_null, .. } => {
                let values: Vec<String> = values.iter().map(value_text).collect();
                format!("in {values:?} {has_null}")
            }
            Node::DatePart { part, .. } => format!("part {part:?}"),
            Node::Matches { pattern, .. } => format!("matches {pattern:?}"),
            Node::Length { in_bytes, .. } => format!("length {in_bytes}"),
            Node::Substring { start, length, .. } => format!("substring {start} {length:?}"),
        }
    }
}

/// The bits of a value.
fn value_text(value: &Value) -> String {
    match value {
        Value::Float32(value) => format!("f32 {:x}", value.to_bits()),
        Value::Float64(value) => format!("f64 {:x}", value.to_bits()),
        value => format!("{value:?}"),
    }
}

impl fmt::Display for ArithmeticOperator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ArithmeticOperator::Add => "+",
            ArithmeticOperator::Subtract => "-",
            ArithmeticOperator::Multiply => "*",
            ArithmeticOperator::Divide => "/",
            ArithmeticOperator::Remainder => "%",
        })
    }
}

impl fmt::Display for ComparisonOperator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ComparisonOperator::Equal => "=",
            ComparisonOperator::NotEqual => "<>",
            ComparisonOperator::Less => "<",
            ComparisonOperator::LessOrEqual => "<=",
            ComparisonOperator::Greater => ">",
            ComparisonOperator::GreaterOrEqual => ">=",
            ComparisonOperator::NotDistinct => "is not distinct from",
            ComparisonOperator::Distinct => "is distinct from",
        })
    }
}

/// Writes a value like a literal.
fn write_value(value: &Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match value {
        Value::Null => f.write_str("null"),
        Value::Bool(value) => write!(f, "{value}"),
        Value::Int(value) => write!(f, "{value}"),
        Value::Float32(value) => write!(f, "{value:?}"),
        Value::Float64(value) => write!(f, "{value:?}"),
        Value::Bytes(bytes) => write!(f, "'{}'", String::from_utf8_lossy(bytes).escape_debug()),
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.node {
            Node::Column(number) => write!(f, "#{number}"),
            Node::Literal(value) => write_value(value, f),
            Node::Arithmetic { operator, operands, .. } => write!(f, "({} {operator} {})", operands[0], operands[1]),
            Node::Negate { operand, .. } => write!(f, "(-{operand})"),
            Node::Math { function, operand } => write!(f, "{function:?}({operand})"),
            Node::Compare { operator, operands } => write!(f, "({} {operator} {})", operands[0], operands[1]),
            Node::And(operands) => write!(f, "({} and {})", operands[0], operands[1]),
            Node::Or(operands) => write!(f, "({} or {})", operands[0], operands[1]),
            Node::Not(operand) => write!(f, "(not {operand})"),
            Node::IsNull(operand) => write!(f, "({operand} is null)"),
            Node::Truth { test, operand } => write!(f, "({operand} is {test:?})"),
            Node::Cast { mode, operand } => {
                let name = if *mode == CastMode::Checked { "cast" } else { "try_cast" };
                write!(f, "{name}({operand} as {})", self.ty)
            }
            Node::Case { branches, otherwise } => {
                f.write_str("case")?;
                branches.iter().try_for_each(|[condition, value]| write!(f, " when {condition} then {value}"))?;
                otherwise.iter().try_for_each(|otherwise| write!(f, " else {otherwise}"))?;
                f.write_str(" end")
            }
            Node::Coalesce(operands) => {
                f.write_str("coalesce(")?;
                for (at, operand) in operands.iter().enumerate() {
                    let separator = if at == 0 { "" } else { ", " };
                    write!(f, "{separator}{operand}")?;
                }
                f.write_str(")")
            }
            Node::NullIf(operands) => write!(f, "nullif({}, {})", operands[0], operands[1]),
            Node::InList { operand, values, has_null } => {
                write!(f, "({operand} in (")?;
                for (at, value) in values.iter().enumerate() {
                    f.write_str(if at == 0 { "" } else { ", " })?;
                    write_value(value, f)?;
                }
                f.write_str(if *has_null && !values.is_empty() {
                    ", null"
                } else if *has_null {
                    "null"
                } else {
                    ""
                })?;
                f.write_str("))")
            }
            Node::DatePart { part, operand } => write!(f, "{part:?}({operand})"),
            Node::Matches { pattern, operand } => write!(f, "({operand} like {pattern})"),
            Node::Length { in_bytes, operand } => {
                write!(f, "{}({operand})", if *in_bytes { "octet_length" } else { "character_length" })
            }
            Node::Substring { start, length, operand } => {
                write!(f, "substring({operand}, {}", u64::from(*start) + 1)?;
                length.iter().try_for_each(|length| write!(f, ", {length}"))?;
                f.write_str(")")
            }
        }
    }
}
