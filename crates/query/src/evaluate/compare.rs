//! Comparisons, and lists of constants.
//!
//! In: vectors of one representation. Out: truth values; NULL where an operand is NULL, unless the comparison tests for
//! distinctness.
//! Not here: patterns (see `text`).

use super::{Values, Vector, both_valid};
use crate::expression::ComparisonOperator;
use crate::types::Value;
use std::cmp::Ordering;
use std::collections::HashSet;

fn holds(operator: ComparisonOperator, ordering: Ordering) -> bool {
    match operator {
        ComparisonOperator::Equal | ComparisonOperator::NotDistinct => ordering.is_eq(),
        ComparisonOperator::NotEqual | ComparisonOperator::Distinct => ordering.is_ne(),
        ComparisonOperator::Less => ordering.is_lt(),
        ComparisonOperator::LessOrEqual => ordering.is_le(),
        ComparisonOperator::Greater => ordering.is_gt(),
        ComparisonOperator::GreaterOrEqual => ordering.is_ge(),
    }
}

pub(super) fn compare<'a>(operator: ComparisonOperator, left: Vector<'a>, right: Vector<'a>) -> Vector<'a> {
    fn each<T>(a: &[T], b: &[T], order: impl Fn(&T, &T) -> Ordering, operator: ComparisonOperator) -> Vec<bool> {
        a.iter().zip(b).map(|(a, b)| holds(operator, order(a, b))).collect()
    }
    let mut values = match (&left.values, &right.values) {
        (Values::Bool(a), Values::Bool(b)) => each(a, b, Ord::cmp, operator),
        (Values::Int(a), Values::Int(b)) => each(a, b, Ord::cmp, operator),
        (Values::Wide(a), Values::Wide(b)) => each(a, b, Ord::cmp, operator),
        (Values::Float32(a), Values::Float32(b)) => each(a, b, f32::total_cmp, operator),
        (Values::Float64(a), Values::Float64(b)) => each(a, b, f64::total_cmp, operator),
        (Values::Text(a), Values::Text(b)) => each(a, b, Ord::cmp, operator),
        _ => unreachable!("constructors check that operands have one type"),
    };
    if !matches!(operator, ComparisonOperator::Distinct | ComparisonOperator::NotDistinct) {
        return Vector { values: Values::Bool(values), valid: both_valid(left.valid, right.valid) };
    }
    if left.valid.is_some() || right.valid.is_some() {
        for (row, value) in values.iter_mut().enumerate() {
            let (a, b) = (left.is_valid(row), right.is_valid(row));
            if !(a && b) {
                *value = (a == b) == (operator == ComparisonOperator::NotDistinct);
            }
        }
    }
    Vector { values: Values::Bool(values), valid: None }
}

/// Whether values are in a list. If not, and the list has a NULL, the result is NULL.
pub(super) fn in_list<'a>(operand: Vector<'a>, values: &[Value], has_null: bool) -> Vector<'a> {
    let ints = || values.iter().filter_map(|value| if let Value::Int(value) = value { Some(*value) } else { None });
    let found: Vec<bool> = match &operand.values {
        Values::Bool(a) => a.iter().map(|a| values.contains(&Value::Bool(*a))).collect(),
        Values::Int(a) => {
            let set: HashSet<i64> = ints().map(|value| value as i64).collect();
            a.iter().map(|a| set.contains(a)).collect()
        }
        Values::Wide(a) => {
            let set: HashSet<i128> = ints().collect();
            a.iter().map(|a| set.contains(a)).collect()
        }
        Values::Float32(a) => {
            let bits = |value: &Value| if let Value::Float32(value) = value { Some(value.to_bits()) } else { None };
            let set: HashSet<u32> = values.iter().filter_map(bits).collect();
            a.iter().map(|a| set.contains(&a.to_bits())).collect()
        }
        Values::Float64(a) => {
            let bits = |value: &Value| if let Value::Float64(value) = value { Some(value.to_bits()) } else { None };
            let set: HashSet<u64> = values.iter().filter_map(bits).collect();
            a.iter().map(|a| set.contains(&a.to_bits())).collect()
        }
        Values::Text(a) => {
            let mut set: HashSet<&[u8]> = HashSet::new();
            for value in values {
                if let Value::Bytes(text) = value {
                    set.insert(text);
                }
            }
            a.iter().map(|a| set.contains(a)).collect()
        }
    };
    let mut valid = operand.valid;
    if has_null {
        let valid = valid.get_or_insert_with(|| vec![true; found.len()]);
        valid.iter_mut().zip(&found).for_each(|(valid, found)| *valid &= found);
    }
    Vector { values: Values::Bool(found), valid }
}
