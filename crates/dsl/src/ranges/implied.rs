//! What conditions imply about values: a search for a proof that a polynomial is not negative.
//!
//! In: a polynomial, and others that are not negative where it is evaluated. Out: whether it is not negative there.
//! Invariants: every step replaces a term by a lower bound of it, so an answer of yes is a proof; arithmetic is checked;
//! the work is limited. Failing to find a proof means nothing.
//! Not here: which conditions hold where (see `conditions` and `assume`).

use super::{Atom, AtomKind, Extent, Poly, Product, Ranges};
use kernelsmith_exec::Rounding;

/// Maximum number of polynomials that a search looks at.
const BUDGET: u32 = 48;

/// Maximum number of atoms that are looked through for one that a condition is about.
const MAX_RELATED: usize = 32;

/// The conditions of a search, and the work that is left.
struct Search<'a> {
    ranges: &'a Ranges,
    conditions: &'a [Poly],
    budget: u32,
}

impl Ranges {
    /// Whether the value is never negative where none of the conditions is.
    pub(crate) fn is_implied(&self, value: &Poly, conditions: &[Poly]) -> bool {
        Search { ranges: self, conditions, budget: BUDGET }.is_natural(value)
    }

    /// Whether a condition may say something about the value: one has an atom of the value, or of the bounds of its atoms.
    /// If none has, no step of a search uses a condition.
    pub(crate) fn may_concern(&self, value: &Poly, conditions: &[Poly]) -> bool {
        self.is_related([value], |atom| conditions.iter().any(|condition| has_atom(condition, atom)))
    }

    /// Whether an element may be proved to be before the end of a slice of this length by a search: the element's position,
    /// a condition, or a bound of their atoms has an atom of the length. If none has, the length could be 0 for all that
    /// they say; only where conditions contradict each other could a search have an answer.
    pub(crate) fn may_be_before(&self, position: &Poly, len: &Poly, conditions: &[Poly]) -> bool {
        len.terms.is_empty()
            || self.is_related([position].into_iter().chain(conditions), |atom| has_atom(len, atom))
            || conditions.iter().any(|condition| self.numeric(condition).is_none_or(|(_, high)| high < 0))
    }

    /// Whether an atom of the values, or of the bounds of their atoms, is one that is looked for.
    fn is_related<'v>(&self, values: impl IntoIterator<Item = &'v Poly>, is_wanted: impl Fn(Atom) -> bool) -> bool {
        let mut related = Vec::new();
        values.into_iter().for_each(|value| add_atoms(value, &mut related));
        let mut at = 0;
        while let Some(&atom) = related.get(at) {
            if at == MAX_RELATED || is_wanted(atom) {
                return true;
            }
            match &self.atoms[atom as usize].kind {
                AtomKind::Between(low, high) => [low, high].into_iter().for_each(|end| add_bounds(end, &mut related)),
                AtomKind::Quotient(dividend, ..) => add_atoms(dividend, &mut related),
                AtomKind::Term(_) | AtomKind::Opaque => {}
            }
            at += 1;
        }
        false
    }
}

fn has_atom(value: &Poly, atom: Atom) -> bool {
    value.terms.iter().any(|(product, _)| product.atoms().contains(&atom))
}

fn add_atoms(value: &Poly, atoms: &mut Vec<Atom>) {
    for &atom in value.terms.iter().flat_map(|(product, _)| product.atoms()) {
        if !atoms.contains(&atom) {
            atoms.push(atom);
        }
    }
}

fn add_bounds(extent: &Extent, atoms: &mut Vec<Atom>) {
    match extent {
        Extent::Poly(bound) => add_atoms(bound, atoms),
        Extent::Min(parts) | Extent::Max(parts) => parts.iter().for_each(|part| add_bounds(part, atoms)),
    }
}

impl Search<'_> {
    fn is_natural(&mut self, value: &Poly) -> bool {
        if self.ranges.is_at_least(value, 0) {
            return true;
        }
        let Some(budget) = self.budget.checked_sub(1) else { return false };
        self.budget = budget;
        // Bounds of later atoms refer to earlier ones.
        value.terms.iter().rev().any(|(product, factor)| {
            self.is_natural_by_condition(value, product, *factor) || self.is_natural_by_range(value, product, *factor)
        })
    }

    /// Subtracts a multiple of a condition, so that the term of `product` disappears.
    fn is_natural_by_condition(&mut self, value: &Poly, product: &Product, factor: i64) -> bool {
        self.conditions.iter().any(|condition| {
            let own = condition.terms.iter().find(|(other, _)| other == product).map(|(_, own)| *own);
            let times = own.filter(|&own| factor.checked_rem(own) == Some(0));
            let times = times.and_then(|own| factor.checked_div(own)).filter(|times| *times > 0);
            let less = times.and_then(|times| value.add_scaled(condition, times.checked_neg()?));
            less.is_some_and(|less| self.is_natural(&less))
        })
    }

    /// Replaces the term of an atom by its bound.
    fn is_natural_by_range(&mut self, value: &Poly, product: &Product, factor: i64) -> bool {
        let &[atom] = product.atoms() else { return false };
        let Some((_, rest)) = value.split_linear(atom) else { return false };
        let ranges = self.ranges;
        match &ranges.atoms[atom as usize].kind {
            AtomKind::Between(low, high) => self.is_natural_with(&rest, factor, if factor > 0 { low } else { high }),
            AtomKind::Quotient(dividend, divisor, rounding) if factor % divisor == 0 => {
                // The quotient is at most the dividend by the divisor, and above that less one.
                let is_rounded_down = *rounding == Rounding::Down || ranges.is_at_least(dividend, 0);
                let bound = match factor > 0 {
                    true => dividend.plus(1 - divisor),
                    false => is_rounded_down.then(|| dividend.clone()),
                };
                let less = bound.and_then(|bound| rest.add_scaled(&bound, factor / divisor));
                less.is_some_and(|less| self.is_natural(&less))
            }
            AtomKind::Quotient(..) | AtomKind::Term(_) | AtomKind::Opaque => false,
        }
    }

    /// Whether `rest + factor * extent` is never negative.
    fn is_natural_with(&mut self, rest: &Poly, factor: i64, extent: &Extent) -> bool {
        match extent {
            Extent::Poly(bound) => rest.add_scaled(bound, factor).is_some_and(|less| self.is_natural(&less)),
            // A multiple of a minimum is above a bound if all parts are; it is below one if any part is.
            Extent::Min(parts) if factor > 0 => parts.iter().all(|part| self.is_natural_with(rest, factor, part)),
            Extent::Max(parts) if factor < 0 => parts.iter().all(|part| self.is_natural_with(rest, factor, part)),
            Extent::Min(parts) | Extent::Max(parts) => {
                parts.iter().any(|part| self.is_natural_with(rest, factor, part))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranges::End;
    use kernelsmith_ir::Elem;

    /// Whether an element of a slice of `len` elements exists where conditions hold; all made from an unknown index, a
    /// parameter and the length.
    #[track_caller]
    fn check(make: impl FnOnce(&mut Ranges, &Poly, &Poly, &Poly) -> (Poly, Vec<Poly>), want: bool) {
        let mut ranges = Ranges::default();
        let (n, len) = (ranges.param(0, Elem::Index).unwrap(), ranges.len(1, 1));
        let i = ranges.unknown(Elem::U32).unwrap();
        let (element, conditions) = make(&mut ranges, &i, &n, &len);
        let room = len.sub(&element).and_then(|room| room.plus(-1));
        let got =
            ranges.is_implied(&element, &conditions) && room.is_some_and(|room| ranges.is_implied(&room, &conditions));
        assert_eq!(got, want);
    }

    /// `a < b`.
    fn below(a: &Poly, b: &Poly) -> Poly {
        b.sub(a).unwrap().plus(-1).unwrap()
    }

    #[test]
    fn a_comparison_with_the_length_suffices() {
        check(|_, i, _, len| (i.clone(), vec![below(i, len)]), true);
        check(|_, i, _, len| (i.plus(1).unwrap(), vec![below(i, len)]), false);
        check(|_, i, _, len| (i.plus(1).unwrap(), vec![below(i, &len.plus(-1).unwrap())]), true);
        check(|_, i, _, len| (i.plus(-1).unwrap(), vec![below(i, len)]), false);
        check(|_, i, n, _| (i.clone(), vec![below(i, n)]), false);
        check(|_, i, n, len| (i.clone(), vec![below(i, n), below(n, len)]), true);
    }

    #[test]
    fn quotients_of_the_length_bound_multiples() {
        let eight = |r: &mut Ranges, i: &Poly, len: &Poly, further: i64| {
            let eighth = r.quotient(len, 8, Rounding::Down);
            (i.mul(&Poly::constant(8)).unwrap().plus(further).unwrap(), vec![below(i, &eighth)])
        };
        check(|r, i, _, len| eight(r, i, len, 7), true);
        check(|r, i, _, len| eight(r, i, len, 8), false);
        check(
            |r, i, _, len| {
                // Nine times a number below an eighth.
                let (_, conditions) = eight(r, i, len, 0);
                (i.mul(&Poly::constant(9)).unwrap(), conditions)
            },
            false,
        );
    }

    /// A quotient of a negative number that is rounded towards zero exceeds the exact one.
    #[test]
    fn roundings_differ_for_negative_numbers() {
        for (rounding, want) in [(Rounding::Down, true), (Rounding::TowardsZero, false)] {
            let mut ranges = Ranges::default();
            let n = ranges.param(0, Elem::Index).unwrap();
            let quotient = ranges.quotient(&n, 8, rounding);
            let difference = n.sub(&quotient.mul(&Poly::constant(8)).unwrap()).unwrap();
            assert_eq!(ranges.is_implied(&difference, &[]), want);
        }
    }

    #[test]
    fn loops_inside_a_condition_inherit_it() {
        check(
            |r, i, _, len| {
                let inner = r.between(&Poly::constant(0), i);
                (inner, vec![below(i, len)])
            },
            true,
        );
        check(
            |r, i, n, len| {
                let least = r.extremum(End::Low, i, n);
                (least.clone(), vec![below(i, len), n.clone()])
            },
            true,
        );
        check(
            |r, i, n, len| {
                let greatest = r.extremum(End::High, i, n);
                (greatest.clone(), vec![below(i, len), n.clone()])
            },
            false,
        );
    }

    /// A condition concerns what is bounded by a value that it compares, and nothing else.
    #[test]
    fn conditions_concern_related_values() {
        let mut ranges = Ranges::default();
        let (n, len) = (ranges.param(0, Elem::Index).unwrap(), ranges.len(1, 1));
        let [i, other] = [0; 2].map(|_| ranges.unknown(Elem::U32).unwrap());
        let inner = ranges.between(&Poly::constant(0), &i);
        let eighth = ranges.quotient(&inner, 8, Rounding::Down);
        let condition = [below(&i, &n)];
        for related in [&i, &n, &inner, &eighth, &eighth.mul(&other).unwrap()] {
            assert!(ranges.may_concern(related, &condition));
        }
        for unrelated in [&len, &other, &Poly::constant(-1)] {
            assert!(!ranges.may_concern(unrelated, &condition));
        }
    }

    /// Where nothing says that a slice has elements, no search for a proof is needed.
    #[test]
    fn an_element_may_be_before_an_end_that_something_concerns() {
        let mut ranges = Ranges::default();
        let (n, len) = (ranges.param(0, Elem::Index).unwrap(), ranges.len(1, 1));
        let [i, other] = [0; 2].map(|_| ranges.unknown(Elem::U32).unwrap());
        let inside = ranges.between(&Poly::constant(0), &len);
        let eighth = ranges.quotient(&len, 8, Rounding::Down);
        for condition in [below(&i, &len), below(&i, &eighth), below(&n, &inside), below(&len, &n)] {
            assert!(ranges.may_be_before(&i, &len, &[below(&i, &n), condition]));
        }
        assert!(ranges.may_be_before(&inside.add(&i).unwrap(), &len, &[below(&i, &n)]));
        assert!(ranges.may_be_before(&i, &Poly::constant(8), &[below(&i, &n)]));
        // Such code never runs.
        assert!(ranges.may_be_before(&i, &len, &[Poly::constant(-1)]));
        assert!(!ranges.may_be_before(&i, &len, &[below(&i, &n), below(&n, &other)]));
    }

    #[test]
    fn extreme_factors_do_not_overflow() {
        check(
            |_, i, n, _| {
                let least = n.mul(&Poly::constant(i64::MIN)).unwrap();
                (least, vec![Poly::constant(0).sub(n).unwrap(), i.clone(), n.clone()])
            },
            false,
        );
    }
}
