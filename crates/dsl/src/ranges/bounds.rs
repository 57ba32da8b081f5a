//! Arithmetic of bounds: sums, products and extremes, as short as they can be.
//!
//! In: bounds over parameters and lengths. Out: bounds.
//! Invariant: the result is the mathematical one; what does not fold stays a sum or a product.
//! Not here: where bounds come from (see `ranges`).

use super::End;
use kernelsmith_exec::{Affine, Bound};

pub(super) fn nesting(bound: &Bound) -> usize {
    match bound {
        Bound::Affine(_) => 0,
        Bound::Quotient(quotient) => 1 + nesting(&quotient.dividend),
        Bound::Min(parts) | Bound::Max(parts) | Bound::Sum(parts) | Bound::Product(parts) => {
            1 + parts.iter().map(nesting).max().unwrap_or(0)
        }
    }
}

pub(crate) fn constant_of(bound: &Bound) -> Option<i64> {
    match bound {
        Bound::Affine(affine) if affine.terms.is_empty() => Some(affine.constant),
        _ => None,
    }
}

/// `a + b`, folded if both are affine.
pub(crate) fn sum(a: Bound, b: Bound) -> Bound {
    match (a, b) {
        (Bound::Affine(mut a), Bound::Affine(b)) => match add_affine(&mut a, &b) {
            Some(()) => Bound::Affine(a),
            None => Bound::Sum(vec![Bound::Affine(a), Bound::Affine(b)]),
        },
        (a, b) if constant_of(&a) == Some(0) => b,
        (a, b) if constant_of(&b) == Some(0) => a,
        (Bound::Sum(mut a), b @ Bound::Affine(_)) => match a.iter().position(|part| matches!(part, Bound::Affine(_))) {
            Some(at) => {
                let old = a.remove(at);
                match sum(old, b) {
                    Bound::Sum(parts) => a.extend(parts),
                    folded if constant_of(&folded) == Some(0) => {}
                    folded => a.insert(0, folded),
                }
                if a.len() == 1 { a.remove(0) } else { Bound::Sum(a) }
            }
            None => {
                a.insert(0, b);
                Bound::Sum(a)
            }
        },
        (a @ Bound::Affine(_), b @ Bound::Sum(_)) => sum(b, a),
        (Bound::Sum(mut a), b) => {
            a.push(b);
            Bound::Sum(a)
        }
        (a @ Bound::Affine(_), b) => Bound::Sum(vec![a, b]),
        (a, b @ Bound::Affine(_)) => Bound::Sum(vec![b, a]),
        (a, b) => Bound::Sum(vec![a, b]),
    }
}

/// Adds `b` to `a`. If a number does not fit, `a` stays as it is.
fn add_affine(a: &mut Affine, b: &Affine) -> Option<()> {
    let constant = a.constant.checked_add(b.constant)?;
    if !b.terms.is_empty() {
        let mut terms = a.terms.clone();
        for &(factor, term) in &b.terms {
            match terms.iter_mut().find(|(_, other)| *other == term) {
                Some(found) => found.0 = found.0.checked_add(factor)?,
                None => terms.push((factor, term)),
            }
        }
        terms.retain(|&(factor, _)| factor != 0);
        a.terms = terms;
    }
    a.constant = constant;
    Some(())
}

/// `bound + constant`, exactly.
pub(crate) fn plus_exact(bound: Bound, constant: i128) -> Bound {
    let (mut bound, mut remaining) = (bound, constant);
    loop {
        // One step suffices for any constant that an affine bound holds; a displacement plus a distance takes two.
        let part = remaining.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        bound = plus(bound, part);
        remaining -= i128::from(part);
        if remaining == 0 {
            return bound;
        }
    }
}

/// `bound + constant`, folded into the leaves of the bound.
fn plus(bound: Bound, constant: i64) -> Bound {
    let each = |parts: Vec<Bound>| parts.into_iter().map(|part| plus(part, constant)).collect();
    match bound {
        Bound::Min(parts) => Bound::Min(each(parts)),
        Bound::Max(parts) => Bound::Max(each(parts)),
        other => sum(other, Bound::constant(constant)),
    }
}

pub(super) fn product(a: Bound, b: Bound) -> Bound {
    match (constant_of(&a), constant_of(&b)) {
        (Some(0), _) | (_, Some(0)) => Bound::constant(0),
        (Some(1), _) => b,
        (_, Some(1)) => a,
        _ => Bound::Product(vec![a, b]),
    }
}

/// The minimum or maximum of several bounds; of those that differ only by a constant, one is kept.
pub(super) fn extreme(end: End, bounds: Vec<Bound>) -> Bound {
    let mut parts: Vec<Bound> = Vec::with_capacity(bounds.len());
    let mut offer = |bound: Bound| {
        let known = parts.iter_mut().find_map(|part| distance(part, &bound).map(|distance| (part, distance)));
        match known {
            Some((part, distance)) if (distance < 0) == (end == End::Low) => *part = bound,
            Some(_) => {}
            None => parts.push(bound),
        }
    };
    for bound in bounds {
        match bound {
            Bound::Min(nested) if end == End::Low => nested.into_iter().for_each(&mut offer),
            Bound::Max(nested) if end == End::High => nested.into_iter().for_each(&mut offer),
            other => offer(other),
        }
    }
    match parts.len() {
        1 => parts.remove(0),
        _ if end == End::Low => Bound::Min(parts),
        _ => Bound::Max(parts),
    }
}

/// `b - a`, if it is the same for all arguments.
pub(crate) fn distance(a: &Bound, b: &Bound) -> Option<i64> {
    match (a, b) {
        (Bound::Affine(a), Bound::Affine(b)) if a.terms == b.terms => b.constant.checked_sub(a.constant),
        (Bound::Min(a), Bound::Min(b)) | (Bound::Max(a), Bound::Max(b)) if a.len() == b.len() => {
            let mut distances = a.iter().zip(b).map(|(a, b)| distance(a, b));
            let first = distances.next()??;
            distances.all(|other| other == Some(first)).then_some(first)
        }
        (Bound::Sum(a), Bound::Sum(b)) if a.len() == b.len() => {
            a.iter().zip(b).try_fold(0i64, |sum, (a, b)| sum.checked_add(distance(a, b)?))
        }
        (a, b) => (a == b).then_some(0),
    }
}
