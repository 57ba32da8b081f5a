//! Ranges of integer values, tracked while a kernel is recorded: exact polynomials over its parameters and loops.
//!
//! In: arithmetic on tracked values. Out: the minimum and maximum of a value as [`Bound`]s over parameters and slice
//! lengths alone, or nothing if they cannot be expressed.
//! Invariants: a polynomial is the mathematical value; the generated code computes it modulo 2^64, or modulo 2^32 on a
//! machine with such indices. Code that compares such a value (a loop, a minimum) first makes sure that it does not wrap
//! ([`Ranges::fits`]). A polynomial for which that is known of 64 bits only is marked ([`Poly::is_wide`]), and so is each
//! one that is computed from it. Bounds are over-approximations.
//! Not here: which accesses there are (see `access`).

mod bounds;
mod implied;

pub(crate) use bounds::{constant_of, distance, plus_exact, sum};
use bounds::{extreme, nesting, product};
use kernelsmith_exec::{Affine, Bound, IndexWidth, Rounding, Term};
use kernelsmith_ir::Elem;

/// Maximum work for the bounds of one value; a value that exceeds it gets a run-time check.
const BUDGET: u32 = 96;
/// A contract nests at most 16 deep; this leaves some levels for later additions to a bound.
const MAX_NESTING: usize = 12;
const MAX_TERMS: usize = 24;
const MAX_DEGREE: usize = 4;
/// Maximum number of terms in all facts of a kernel, 56 bytes each: about 200 MB. Later values count as unknown.
pub(crate) const MAX_KEPT_TERMS: usize = 4 << 20;

/// A variable of polynomials; bounds of later atoms refer to earlier ones only.
pub(crate) type Atom = u32;

/// A product of at most [`MAX_DEGREE`] atoms, sorted. Unused entries are zero, so that products compare like their
/// lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
struct Product {
    atoms: [Atom; MAX_DEGREE],
    len: usize,
}

impl Product {
    fn of(atom: Atom) -> Product {
        let mut product = Product { len: 1, ..Product::default() };
        product.atoms[0] = atom;
        product
    }

    fn atoms(&self) -> &[Atom] {
        &self.atoms[..self.len]
    }

    fn times(&self, other: &Product) -> Option<Product> {
        let mut product = Product { len: self.len + other.len, ..*self };
        product.atoms.get_mut(self.len..product.len)?.copy_from_slice(other.atoms());
        product.atoms[..product.len].sort_unstable();
        Some(product)
    }

    /// The product divided by one occurrence of an atom.
    fn without(&self, atom: Atom) -> Product {
        let mut product = Product { len: self.len - 1, ..Product::default() };
        let others = self.atoms().iter().filter(|&&other| other != atom);
        product.atoms.iter_mut().zip(others).for_each(|(to, from)| *to = *from);
        product
    }
}

/// `constant + sum(coefficient * product of atoms)`, with terms sorted and all coefficients non-zero.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Poly {
    terms: Vec<(Product, i64)>,
    pub(crate) constant: i64,
    is_wide: bool,
}

/// One end of an atom's range: minima and maxima of polynomials over earlier atoms.
#[derive(Clone, Debug)]
pub(crate) enum Extent {
    Poly(Poly),
    Min(Vec<Extent>),
    Max(Vec<Extent>),
}

#[derive(Clone, Debug)]
enum AtomKind {
    Term(Term),
    /// A value between two ends, both inclusive.
    Between(Extent, Extent),
    /// The quotient of a polynomial over earlier atoms and a positive number.
    Quotient(Poly, i64, Rounding),
    /// A value with only a numeric range.
    Opaque,
}

/// An interval that contains a value for all arguments, both ends inclusive; `None` if 128 bits cannot hold its ends.
type Interval = Option<(i128, i128)>;

#[derive(Clone, Debug)]
struct AtomData {
    kind: AtomKind,
    /// The interval, and the one on machines with indices of 32 bits.
    numeric: [Interval; 2],
    /// What it is the remainder of, if it is one.
    division: Option<Box<Division>>,
}

/// `dividend = divisor * quotient + remainder`, exactly.
#[derive(Clone, Debug)]
struct Division {
    dividend: Poly,
    divisor: i64,
    rounding: Rounding,
}

impl Extent {
    fn n_terms(&self) -> usize {
        match self {
            Extent::Poly(poly) => poly.n_terms(),
            Extent::Min(parts) | Extent::Max(parts) => parts.iter().map(Extent::n_terms).sum(),
        }
    }

    fn is_wide(&self) -> bool {
        match self {
            Extent::Poly(poly) => poly.is_wide,
            Extent::Min(parts) | Extent::Max(parts) => parts.iter().any(Extent::is_wide),
        }
    }
}

impl AtomKind {
    fn is_wide(&self) -> bool {
        match self {
            AtomKind::Between(low, high) => low.is_wide() || high.is_wide(),
            AtomKind::Quotient(dividend, ..) => dividend.is_wide,
            AtomKind::Term(_) | AtomKind::Opaque => false,
        }
    }
}

/// The lower or the upper end of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Low,
    High,
}

impl Poly {
    pub(crate) fn constant(value: i64) -> Poly {
        Poly { terms: Vec::new(), constant: value, is_wide: false }
    }

    fn atom(atom: Atom) -> Poly {
        Poly { terms: vec![(Product::of(atom), 1)], constant: 0, is_wide: false }
    }

    /// Whether the register has this value only if indices have 64 bits.
    pub(crate) fn is_wide(&self) -> bool {
        self.is_wide
    }

    /// The same value, which the register has only if indices have 64 bits, unless `is_exact`.
    pub(crate) fn wide_unless(mut self, is_exact: bool) -> Poly {
        self.is_wide |= !is_exact;
        self
    }

    /// The memory that it takes, in terms: its terms and one for the constant.
    pub(crate) fn n_terms(&self) -> usize {
        self.terms.len() + 1
    }

    pub(crate) fn as_constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.constant)
    }

    pub(crate) fn add(&self, other: &Poly) -> Option<Poly> {
        self.add_scaled(other, 1)
    }

    pub(crate) fn sub(&self, other: &Poly) -> Option<Poly> {
        self.add_scaled(other, -1)
    }

    pub(crate) fn plus(&self, constant: i64) -> Option<Poly> {
        let (terms, is_wide) = (self.terms.clone(), self.is_wide);
        Some(Poly { terms, constant: self.constant.checked_add(constant)?, is_wide })
    }

    fn add_scaled(&self, other: &Poly, factor: i64) -> Option<Poly> {
        let constant = self.constant.checked_add(other.constant.checked_mul(factor)?)?;
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut a, mut b) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let order = match (a.peek(), b.peek()) {
                (Some(x), Some(y)) => x.0.cmp(&y.0),
                (Some(_), None) => core::cmp::Ordering::Less,
                (None, Some(_)) => core::cmp::Ordering::Greater,
                (None, None) => break,
            };
            let left = if order.is_le() { a.next() } else { None };
            let right = if order.is_ge() { b.next() } else { None };
            let right_part = match right {
                Some(term) => term.1.checked_mul(factor)?,
                None => 0,
            };
            let sum = left.map_or(0, |term| term.1).checked_add(right_part)?;
            if let (true, Some(term)) = (sum != 0, left.or(right)) {
                terms.push((term.0, sum));
            }
        }
        let is_wide = self.is_wide || other.is_wide;
        (terms.len() <= MAX_TERMS).then_some(Poly { terms, constant, is_wide })
    }

    pub(crate) fn mul(&self, other: &Poly) -> Option<Poly> {
        match (self.as_constant(), other.as_constant()) {
            (_, Some(factor)) => self.scaled(factor),
            (Some(factor), _) => other.scaled(factor),
            _ => {
                let mut product = other.scaled(self.constant)?;
                for term in &self.terms {
                    product = product.add(&other.times(term)?)?;
                }
                Some(product.wide_unless(!self.is_wide && !other.is_wide))
            }
        }
    }

    fn scaled(&self, factor: i64) -> Option<Poly> {
        if factor == 0 {
            return Some(Poly::default());
        }
        let scaled = |(atoms, own): &(Product, i64)| Some((*atoms, own.checked_mul(factor)?));
        let terms = self.terms.iter().map(scaled).collect::<Option<_>>()?;
        Some(Poly { terms, constant: self.constant.checked_mul(factor)?, is_wide: self.is_wide })
    }

    fn times(&self, (atoms, factor): &(Product, i64)) -> Option<Poly> {
        let mut product = Poly::default();
        if self.constant != 0 {
            product.terms.push((*atoms, self.constant.checked_mul(*factor)?));
        }
        for (others, other) in &self.terms {
            product.terms.push((atoms.times(others)?, factor.checked_mul(*other)?));
        }
        product.terms.sort_unstable();
        Some(product)
    }

    /// Returns `(factor, q)` with self = factor * atom + q and no atom in q, if that is possible, as it nearly always
    /// is.
    fn split_linear(&self, atom: Atom) -> Option<(i64, Poly)> {
        let mut holding = self.terms.iter().enumerate().filter(|(_, (atoms, _))| atoms.atoms().contains(&atom));
        let (Some((at, (Product { len: 1, .. }, factor))), None) = (holding.next(), holding.next()) else {
            return None;
        };
        let terms = [&self.terms[..at], &self.terms[at + 1..]].concat();
        Some((*factor, Poly { terms, constant: self.constant, is_wide: self.is_wide }))
    }

    /// Returns `(p, q)` with self = atom * p + q and no atom in either.
    fn split(&self, atom: Atom) -> Option<(Poly, Poly)> {
        let (mut p, mut q) = (Poly::default(), Poly::constant(self.constant));
        for (atoms, factor) in &self.terms {
            match atoms.atoms().iter().filter(|&&a| a == atom).count() {
                0 => q.terms.push((*atoms, *factor)),
                1 if atoms.len == 1 => p.constant = *factor,
                1 => p.terms.push((atoms.without(atom), *factor)),
                _ => return None,
            }
        }
        p.terms.sort();
        Some((p, q))
    }
}

/// The known ranges of all atoms of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ranges {
    atoms: Vec<AtomData>,
    /// Number of terms in the ranges of atoms, at most [`MAX_KEPT_TERMS`].
    n_terms: usize,
}

impl Ranges {
    /// Forgets all atoms; keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.atoms.clear();
        self.n_terms = 0;
    }

    fn push(&mut self, mut kind: AtomKind, numeric: [Interval; 2]) -> Poly {
        let is_wide = kind.is_wide();
        self.n_terms += match &kind {
            AtomKind::Between(low, high) => low.n_terms() + high.n_terms(),
            AtomKind::Quotient(dividend, ..) => dividend.n_terms(),
            AtomKind::Term(_) | AtomKind::Opaque => 0,
        };
        if self.n_terms > MAX_KEPT_TERMS && !matches!(kind, AtomKind::Term(_)) {
            kind = AtomKind::Opaque;
        }
        self.atoms.push(AtomData { kind, numeric, division: None });
        Poly::atom(self.atoms.len() as Atom - 1).wide_unless(!is_wide)
    }

    /// An integer parameter.
    pub(crate) fn param(&mut self, idx: usize, elem: Elem) -> Option<Poly> {
        let numeric = WIDTHS.map(|width| numeric_of(elem, width));
        numeric[0].is_some().then(|| self.push(AtomKind::Term(Term::Param(idx)), numeric))
    }

    /// The length of a slice parameter with elements of `bytes` bytes.
    pub(crate) fn len(&mut self, idx: usize, bytes: u32) -> Poly {
        // A slice has at most `isize::MAX` bytes, of the machine that it is on.
        let max_len = |max_bytes: i64| Some((0, i128::from(max_bytes / i64::from(bytes.max(1)))));
        self.push(AtomKind::Term(Term::Len(idx)), [max_len(i64::MAX), max_len(i32::MAX.into())])
    }

    /// A new value between two others, both inclusive.
    pub(crate) fn between(&mut self, low: &Poly, high: &Poly) -> Poly {
        // If the low end exceeds the high one, the range is empty and nothing is computed.
        let numeric = WIDTHS.map(|width| {
            let ends = self.interval(low, width).zip(self.interval(high, width));
            ends.map(|(low, high)| (low.0, high.1.max(low.0)))
        });
        self.push(AtomKind::Between(Extent::Poly(low.clone()), Extent::Poly(high.clone())), numeric)
    }

    /// A new value with the range of another, which is a new value itself.
    pub(crate) fn another(&mut self, value: &Poly) -> Poly {
        match value.terms[..] {
            [(Product { len: 1, atoms: [atom, ..] }, 1)] if value.constant == 0 => {
                let AtomData { kind, numeric, .. } = &self.atoms[atom as usize];
                let (kind, numeric) = (kind.clone(), *numeric);
                self.push(kind, numeric)
            }
            _ => self.between(value, value),
        }
    }

    /// The minimum or maximum of two values.
    pub(crate) fn extremum(&mut self, which: End, a: &Poly, b: &Poly) -> Poly {
        let parts = vec![Extent::Poly(a.clone()), Extent::Poly(b.clone())];
        let ends = WIDTHS.map(|width| self.interval(a, width).zip(self.interval(b, width)));
        let (extent, numeric) = match which {
            End::Low => (Extent::Min(parts), ends.map(|ends| ends.map(|(a, b)| (a.0.min(b.0), a.1.min(b.1))))),
            End::High => (Extent::Max(parts), ends.map(|ends| ends.map(|(a, b)| (a.0.max(b.0), a.1.max(b.1))))),
        };
        self.push(AtomKind::Between(extent.clone(), extent), numeric)
    }

    /// A value that equals one of two others.
    pub(crate) fn either(&mut self, a: &Poly, b: &Poly) -> Poly {
        let ends = WIDTHS.map(|width| self.interval(a, width).zip(self.interval(b, width)));
        let numeric = ends.map(|ends| ends.map(|(a, b)| (a.0.min(b.0), a.1.max(b.1))));
        let parts = vec![Extent::Poly(a.clone()), Extent::Poly(b.clone())];
        self.push(AtomKind::Between(Extent::Min(parts.clone()), Extent::Max(parts)), numeric)
    }

    /// A new number of a narrow type, of which only the range of the type is known. No contract depends on it: a byte
    /// that a kernel loads may be 255, but need not be.
    pub(crate) fn narrow(&mut self, elem: Elem) -> Option<Poly> {
        if elem.bits() <= 16 { self.unknown(elem) } else { None }
    }

    /// A new integer of which only the range of this type is known.
    pub(crate) fn unknown(&mut self, elem: Elem) -> Option<Poly> {
        let numeric = WIDTHS.map(|width| numeric_of(elem, width));
        // The memory of an atom, in terms.
        self.n_terms += 3;
        (numeric[0].is_some() && self.n_terms <= MAX_KEPT_TERMS).then(|| self.push(AtomKind::Opaque, numeric))
    }

    /// The quotient of a value and a positive number.
    pub(crate) fn quotient(&mut self, dividend: &Poly, divisor: i64, rounding: Rounding) -> Poly {
        let divide = |value: i128| rounding.divide(value, i128::from(divisor).max(1));
        let numeric = WIDTHS.map(|width| self.interval(dividend, width).map(|(low, high)| (divide(low), divide(high))));
        self.push(AtomKind::Quotient(dividend.clone(), divisor, rounding), numeric)
    }

    /// The remainder of a value, which fits its type for all arguments, and a positive number.
    pub(crate) fn remainder(&mut self, dividend: &Poly, divisor: i64, rounding: Rounding) -> Option<Poly> {
        let last = divisor.checked_sub(1)?;
        let first = if rounding == Rounding::Down || self.is_at_least(dividend, 0) { 0 } else { -last };
        let is_term = |atom: &Atom| matches!(self.atoms[*atom as usize].kind, AtomKind::Term(_));
        // Without ranges in it, it has one value for each call; otherwise its range is that of all remainders.
        let (low, high) = if dividend.terms.iter().all(|(atoms, _)| atoms.atoms().iter().all(is_term)) {
            let multiple = self.quotient(dividend, divisor, rounding).scaled(divisor);
            let exact = multiple.and_then(|multiple| dividend.sub(&multiple))?;
            (exact.clone(), exact)
        } else {
            (Poly::constant(first), Poly::constant(last))
        };
        let kind = AtomKind::Between(Extent::Poly(low), Extent::Poly(high));
        let interval = Some((first.into(), last.into()));
        let remainder = self.push(kind, [interval; 2]).wide_unless(!dividend.is_wide);
        self.n_terms += dividend.n_terms();
        if self.n_terms <= MAX_KEPT_TERMS
            && let Some(atom) = self.atoms.last_mut()
        {
            atom.division = Some(Box::new(Division { dividend: dividend.clone(), divisor, rounding }));
        }
        Some(remainder)
    }

    /// The difference of two values. Without its remainder, a value is a multiple of the divisor.
    pub(crate) fn difference(&mut self, a: &Poly, b: &Poly) -> Option<Poly> {
        let as_remainder = match &b.terms[..] {
            [(Product { len: 1, atoms: [atom, ..] }, 1)] if b.constant == 0 => {
                self.atoms[*atom as usize].division.as_deref()
            }
            _ => None,
        };
        if let Some(Division { dividend, divisor, rounding }) = as_remainder.cloned()
            && let Some(more) = a.sub(&dividend).and_then(|difference| difference.as_constant())
        {
            let multiple = self.quotient(&dividend, divisor, rounding).scaled(divisor)?.plus(more)?;
            return Some(multiple.wide_unless(!a.is_wide && !b.is_wide));
        }
        a.sub(b)
    }

    /// The numeric interval of a value over all arguments, computed exactly; `None` if it does not fit.
    pub(crate) fn numeric(&self, poly: &Poly) -> Interval {
        self.interval(poly, IndexWidth::Bits64)
    }

    /// The numeric interval of a value over all arguments that a machine with such indices accepts.
    fn interval(&self, poly: &Poly, width: IndexWidth) -> Interval {
        let constant = i128::from(poly.constant);
        poly.terms.iter().try_fold((constant, constant), |sum, (atoms, factor)| {
            // Most values are sums of atoms; products of 128 bits take longer.
            if let (1, &[atom]) = (factor, atoms.atoms()) {
                let (low, high) = self.atoms[atom as usize].numeric[width as usize]?;
                return Some((sum.0.checked_add(low)?, sum.1.checked_add(high)?));
            }
            let factor = i128::from(*factor);
            let product = atoms.atoms().iter().try_fold((factor, factor), |(low, high), &atom| {
                let (other_low, other_high) = self.atoms[atom as usize].numeric[width as usize]?;
                let (a, b) = (low.checked_mul(other_low)?, low.checked_mul(other_high)?);
                let (c, d) = (high.checked_mul(other_low)?, high.checked_mul(other_high)?);
                Some((a.min(b).min(c).min(d), a.max(b).max(c).max(d)))
            })?;
            Some((sum.0.checked_add(product.0)?, sum.1.checked_add(product.1)?))
        })
    }

    /// Whether the value is at least `min` for all arguments.
    pub(crate) fn is_at_least(&self, poly: &Poly, min: i128) -> bool {
        self.numeric(poly).is_some_and(|(low, _)| low >= min)
    }

    /// Whether the value fits the element type for all arguments.
    pub(crate) fn fits(&self, poly: &Poly, elem: Elem) -> bool {
        let range = numeric_of(elem, IndexWidth::Bits64).zip(self.numeric(poly));
        range.is_some_and(|((min, max), (low, high))| low >= min && high <= max)
    }

    /// Whether the value is never below the minimum, and never above the maximum, of an index of this width, for all
    /// arguments that a machine with such indices accepts.
    pub(crate) fn fits_index(&self, poly: &Poly, width: IndexWidth) -> (bool, bool) {
        let (min, max) = match width {
            IndexWidth::Bits32 if poly.is_wide => return (false, false),
            IndexWidth::Bits32 => (i32::MIN.into(), i32::MAX.into()),
            IndexWidth::Bits64 => (i64::MIN.into(), i64::MAX.into()),
        };
        self.interval(poly, width).map_or((false, false), |(low, high)| (low >= min, high <= max))
    }

    /// Whether an index of 32 bits has this value for all arguments that a machine with such indices accepts.
    pub(crate) fn is_narrow(&self, poly: &Poly) -> bool {
        self.fits_index(poly, IndexWidth::Bits32) == (true, true)
    }

    /// The minimum and the maximum as bounds over parameters and lengths alone.
    pub(crate) fn ends(&self, poly: &Poly) -> Option<(Bound, Bound)> {
        let mut budget = BUDGET;
        let low = self.end(poly, End::Low, &mut budget)?;
        let high = self.end(poly, End::High, &mut budget)?;
        (nesting(&low) <= MAX_NESTING && nesting(&high) <= MAX_NESTING).then_some((low, high))
    }

    /// The maximum as a bound over parameters and lengths alone.
    pub(crate) fn high(&self, poly: &Poly) -> Option<Bound> {
        self.end(poly, End::High, &mut { BUDGET }).filter(|high| nesting(high) <= MAX_NESTING)
    }

    fn end(&self, poly: &Poly, end: End, budget: &mut u32) -> Option<Bound> {
        *budget = budget.checked_sub(1)?;
        // Replaces the latest atom first, because its range may refer to earlier ones.
        let atoms = poly.terms.iter().flat_map(|(atoms, _)| atoms.atoms());
        let is_no_term = |atom: &&Atom| !matches!(self.atoms[**atom as usize].kind, AtomKind::Term(_));
        let Some(&atom) = atoms.filter(is_no_term).max() else { return Some(self.bound(poly)) };
        if let Some((factor, remainder)) = poly.split_linear(atom) {
            let is_high = (factor > 0) == (end == End::High);
            return match &self.atoms[atom as usize].kind {
                AtomKind::Between(low, high) => {
                    self.replace(if is_high { high } else { low }, factor, &remainder, end, budget)
                }
                AtomKind::Quotient(dividend, divisor, rounding) => {
                    // Both roundings are monotone.
                    let dividend = self.end(dividend, if is_high { End::High } else { End::Low }, budget)?;
                    let quotient = Bound::quotient(dividend, *divisor, *rounding);
                    let quotient = product(Bound::constant(factor), quotient);
                    Some(sum(quotient, self.end(&remainder, end, budget)?))
                }
                AtomKind::Term(_) | AtomKind::Opaque => None,
            };
        }
        let (p, q) = poly.split(atom)?;
        let value = Poly::atom(atom);
        let value_ends = [self.end(&value, End::Low, budget)?, self.end(&value, End::High, budget)?];
        let factor_ends = [self.end(&p, End::Low, budget)?, self.end(&p, End::High, budget)?];
        let (factor_low, factor_high) = self.numeric(&p).unwrap_or((i128::MIN, i128::MAX));
        let up = usize::from(end == End::High);
        let mut products = Vec::new();
        for (at, value) in value_ends.iter().enumerate() {
            let hopeless = if factor_low >= 0 { at != up } else { factor_high <= 0 && at == up };
            for (nth, factor) in factor_ends.iter().enumerate() {
                if !hopeless && (nth == 0 || *factor != factor_ends[0]) {
                    products.push(product(factor.clone(), value.clone()));
                }
            }
        }
        let best = extreme(end, products);
        let remainder = self.end(&q, end, budget)?;
        Some(sum(best, remainder))
    }

    /// The end of `factor * extent + remainder`.
    fn replace(&self, extent: &Extent, factor: i64, remainder: &Poly, end: End, budget: &mut u32) -> Option<Bound> {
        let (parts, which) = match extent {
            Extent::Poly(poly) => return self.end(&remainder.add_scaled(poly, factor)?, end, budget),
            Extent::Min(parts) => (parts, if factor > 0 { End::Low } else { End::High }),
            Extent::Max(parts) => (parts, if factor > 0 { End::High } else { End::Low }),
        };
        let ends =
            parts.iter().map(|part| self.replace(part, factor, remainder, end, budget)).collect::<Option<Vec<_>>>()?;
        Some(extreme(which, ends))
    }

    /// Converts a polynomial over parameters and lengths alone to a bound.
    fn bound(&self, poly: &Poly) -> Bound {
        let mut affine = Affine { constant: poly.constant, terms: Vec::with_capacity(poly.terms.len()) };
        let mut products = Vec::new();
        for (atoms, factor) in &poly.terms {
            let terms = atoms.atoms().iter().filter_map(|&atom| match self.atoms[atom as usize].kind {
                AtomKind::Term(term) => Some(term),
                // The caller has already replaced these.
                AtomKind::Between(..) | AtomKind::Quotient(..) | AtomKind::Opaque => None,
            });
            if atoms.len == 1 {
                affine.terms.extend(terms.map(|term| (*factor, term)));
                continue;
            }
            let factors = terms.enumerate().map(|(at, term)| {
                let coefficient = if at == 0 { *factor } else { 1 };
                Bound::Affine(Affine { constant: 0, terms: vec![(coefficient, term)] })
            });
            products.push(Bound::Product(factors.collect()));
        }
        products.into_iter().fold(Bound::Affine(affine), sum)
    }
}

/// The widths of indices, in the order of intervals.
const WIDTHS: [IndexWidth; 2] = [IndexWidth::Bits64, IndexWidth::Bits32];

/// The range of an integer element type.
fn numeric_of(elem: Elem, width: IndexWidth) -> Interval {
    if !elem.is_int() {
        return None;
    }
    let bits = elem.bits_on(match width {
        IndexWidth::Bits64 => 64,
        IndexWidth::Bits32 => 32,
    });
    Some(match elem.is_signed() {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bound: &Bound) -> String {
        let join =
            |name: &str, parts: &[Bound]| format!("{name}({})", parts.iter().map(text).collect::<Vec<_>>().join(", "));
        match bound {
            Bound::Affine(affine) => {
                let mut out = affine.constant.to_string();
                for (factor, term) in &affine.terms {
                    let (Term::Param(idx) | Term::Len(idx)) = term;
                    out += &format!("{factor:+}*{}{idx}", if matches!(term, Term::Len(_)) { "len" } else { "p" });
                }
                out
            }
            Bound::Min(parts) => join("min", parts),
            Bound::Max(parts) => join("max", parts),
            Bound::Sum(parts) => join("sum", parts),
            Bound::Product(parts) => join("product", parts),
            Bound::Quotient(quotient) => {
                format!("{}/{}", join("", core::slice::from_ref(&quotient.dividend)), quotient.divisor)
            }
        }
    }

    #[track_caller]
    fn check(make: impl FnOnce(&mut Ranges, &Poly, &Poly) -> Option<Poly>, want: &str) {
        let mut ranges = Ranges::default();
        let n = ranges.param(0, Elem::Index).unwrap();
        let len = ranges.len(1, 4);
        let poly = make(&mut ranges, &n, &len);
        let got = match poly.and_then(|poly| ranges.ends(&poly)) {
            Some((low, high)) => format!("{} .. {}", text(&low), text(&high)),
            None => "unknown".to_owned(),
        };
        assert_eq!(got, want);
    }

    fn up_to(ranges: &mut Ranges, low: &Poly, end: &Poly) -> Poly {
        ranges.between(low, &end.plus(-1).unwrap())
    }

    #[test]
    fn affine_values() {
        check(|_, n, _| n.plus(3), "3+1*p0 .. 3+1*p0");
        check(|_, n, len| n.mul(&Poly::constant(-2))?.add(len), "0-2*p0+1*len1 .. 0-2*p0+1*len1");
        check(|_, n, _| n.sub(n), "0 .. 0");
    }

    #[test]
    fn loops_end_where_they_end() {
        check(|r, n, _| Some(up_to(r, &Poly::constant(0), n)), "0 .. -1+1*p0");
        check(|r, n, _| up_to(r, &Poly::constant(0), n).mul(&Poly::constant(-3)), "3-3*p0 .. 0");
    }

    #[test]
    fn an_inner_loop_may_start_at_the_outer_one() {
        let triangle = |r: &mut Ranges, n: &Poly| {
            let outer = up_to(r, &Poly::constant(0), &n.plus(-1).unwrap());
            let inner = up_to(r, &outer.plus(1).unwrap(), n);
            (outer, inner)
        };
        check(|r, n, _| Some(triangle(r, n).1), "1 .. -1+1*p0");
        // The difference cancels, because both ends depend on the same atom.
        check(
            |r, n, _| {
                let (outer, inner) = triangle(r, n);
                inner.sub(&outer)
            },
            "1 .. -1+1*p0",
        );
    }

    #[test]
    fn rows_times_a_width() {
        check(
            |r, n, len| {
                let row = up_to(r, &Poly::constant(0), n);
                row.mul(len)
            },
            "0 .. product(0+1*len1, -1+1*p0)",
        );
        check(
            |r, n, _| {
                let row = up_to(r, &Poly::constant(1), &Poly::constant(9));
                row.mul(n)?.sub(n)
            },
            "sum(0-1*p0, min(0+1*p0, product(0+1*p0, 8))) .. sum(0-1*p0, max(0+1*p0, product(0+1*p0, 8)))",
        );
    }

    #[test]
    fn clamped_values_stay_inside() {
        check(
            |r, n, _| {
                let i = up_to(r, &Poly::constant(0), n);
                let above = r.extremum(End::High, &i.plus(-1)?, &Poly::constant(0));
                Some(r.extremum(End::Low, &above, &n.plus(-1)?))
            },
            "min(0, -1+1*p0) .. min(max(-2+1*p0, 0), -1+1*p0)",
        );
    }

    #[test]
    fn squares_of_loops_are_unknown() {
        check(
            |r, n, _| {
                let i = up_to(r, &Poly::constant(0), n);
                i.mul(&i)
            },
            "unknown",
        );
    }

    #[test]
    fn numbers_that_fit_whatever_the_arguments() {
        let mut ranges = Ranges::default();
        let (n, small, len) =
            (ranges.param(0, Elem::Index).unwrap(), ranges.param(1, Elem::U32).unwrap(), ranges.len(2, 4));
        assert!(ranges.fits(&n, Elem::Index) && !ranges.fits(&n.plus(-1).unwrap(), Elem::Index));
        assert!(ranges.fits(&len.plus(-9).unwrap(), Elem::Index));
        assert!(ranges.fits(&small.mul(&Poly::constant(4)).unwrap(), Elem::Index));
        assert!(!ranges.fits(&small.plus(1).unwrap(), Elem::U32));
    }
}
