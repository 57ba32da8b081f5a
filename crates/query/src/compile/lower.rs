//! Records expressions.
//!
//! In: an expression, the lanes for which errors matter. Out: operations on vectors of one row per lane.
//! Every integer is 64 bits wide, with limits that are known while recording; checks are recorded only where an exact
//! result may exceed its limits. A check that fails sets bits in a vector variable of the kernel.
//! Invariant: where no bit was set, valid lanes have the interpreter's results.
//! Not here: conversions (see `cast`), parts of dates (see `dates`), comparisons of floats and NaNs (see `float`), loops and
//! results (see `record`).

mod cast;
mod dates;
mod float;

use super::checks::{Checks, FACTOR_BITS};
use super::narrow::{NARROW_BITS, is_narrow};
use crate::evaluate::decimal_factors;
use crate::expression::{ArithmeticOperator, ComparisonOperator, Expression, MathFunction, Node, Overflow, TruthTest};
use crate::pipeline::ComputedNans;
use crate::types::{self, DataType, Value, range};
use kernelsmith_dsl::{Input, K, Lane, LaneIndex, Mask, MemoryElement, Params, Vector};
use kernelsmith_rows::INLINE_BYTES;
use std::collections::HashMap;

use float::compared_with_number;
pub(super) use float::{order_of_f32, order_of_f64};

/// The bits of a product that is computed exactly.
const PRODUCT_BITS: u32 = 2 * FACTOR_BITS;

const I64: (i128, i128) = (i64::MIN as i128, i64::MAX as i128);

/// Integers within limits.
#[derive(Clone, Copy)]
pub(super) struct Int<'k> {
    pub(super) vector: Vector<'k, i64>,
    low: i128,
    high: i128,
}

/// Texts as Arrow's views: the length and the first 4 bytes, then the other bytes if there are at most 12.
#[derive(Clone, Copy)]
pub(super) struct Text<'k> {
    pub(super) low: Vector<'k, i64>,
    pub(super) high: Vector<'k, i64>,
    /// The number of bytes of a constant.
    len: Option<usize>,
}

#[derive(Clone, Copy)]
pub(super) enum Lanes<'k> {
    Text(Text<'k>),
    Bool(Mask<'k>),
    Int(Int<'k>),
    Float32(Vector<'k, f32>),
    Float64(Vector<'k, f64>),
}

/// Values, and the lanes that are not NULL; `None` if all are.
#[derive(Clone, Copy)]
pub(super) struct Lowered<'k> {
    pub(super) lanes: Lanes<'k>,
    pub(super) valid: Option<Mask<'k>>,
}

/// The parameters of a column.
#[derive(Clone, Copy, Debug)]
pub(super) struct ColumnParams {
    pub(super) ty: DataType,
    pub(super) values: usize,
    pub(super) validity: Option<usize>,
}

/// Records the operations on the rows of one position.
pub(super) struct Lowering<'k, 'p> {
    pub(super) k: K<'k>,
    pub(super) params: Params<'k>,
    pub(super) at: LaneIndex<'k>,
    pub(super) columns: &'p HashMap<usize, ColumnParams>,
    loaded: HashMap<usize, Lowered<'k>>,
    /// What was recorded for the rows of the outermost expression: aggregates often share terms, and each has checks.
    recorded: Vec<(&'p Expression, Lowered<'k>)>,
    /// The number of conditions on rows around what is being recorded.
    conditions: usize,
    nans: ComputedNans,
    checks: &'p Checks<'k>,
}

/// Whether two expressions are the same to the last bit: 0.0 and -0.0 are equal, but not the same.
pub(super) fn is_same(a: &Expression, b: &Expression) -> bool {
    let key = |expression: &Expression| {
        let mut key = Vec::new();
        expression.write_key(&mut key);
        key
    };
    a == b && key(a) == key(b)
}

/// The intersection of two masks, of which `None` has all lanes.
pub(super) fn both<'k>(a: Option<Mask<'k>>, b: Option<Mask<'k>>) -> Option<Mask<'k>> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a & b),
        (a, b) => a.or(b),
    }
}

/// The number of bits of the greatest magnitude.
fn bits((low, high): (i128, i128)) -> u32 {
    128 - low.unsigned_abs().max(high.unsigned_abs()).leading_zeros()
}

fn is_within(inner: (i128, i128), outer: (i128, i128)) -> bool {
    outer.0 <= inner.0 && inner.1 <= outer.1
}

/// The limits of a type's numbers in code.
fn limits(ty: DataType) -> (i128, i128) {
    let (low, high) = range(ty).unwrap_or(I64);
    (low.max(I64.0), high.min(I64.1))
}

/// The words of a text's view. Those of long texts have no buffer; of texts beyond 4 GiB the length is cut to the maximum.
pub(super) fn view_words(text: &[u8]) -> [i64; 2] {
    let mut view = [0; 16];
    view[..4].copy_from_slice(&u32::try_from(text.len()).unwrap_or(u32::MAX).to_ne_bytes());
    let n_bytes = if text.len() <= INLINE_BYTES { text.len() } else { 4 };
    view[4..4 + n_bytes].copy_from_slice(&text[..n_bytes]);
    let (words, _) = view.as_chunks::<8>();
    [i64::from_ne_bytes(words[0]), i64::from_ne_bytes(words[1])]
}

impl<'k, 'p> Lowering<'k, 'p> {
    pub(super) fn new(
        params: Params<'k>,
        at: LaneIndex<'k>,
        columns: &'p HashMap<usize, ColumnParams>,
        checks: &'p Checks<'k>,
        nans: ComputedNans,
        k: K<'k>,
    ) -> Lowering<'k, 'p> {
        Lowering { k, params, at, columns, loaded: HashMap::new(), recorded: Vec::new(), conditions: 0, nans, checks }
    }

    fn all(&self) -> Mask<'k> {
        self.k.mask_from_bits(u64::MAX)
    }

    fn none(&self) -> Mask<'k> {
        self.k.mask_from_bits(0)
    }

    /// Leaves the batch to the interpreter if a lane of `mask` is in `guard`.
    pub(super) fn fail(&self, mask: Mask<'k>, guard: Option<Mask<'k>>) {
        let mask = guard.map_or(mask, |guard| mask & guard);
        self.checks.fail_by_bits(self.k.splat(1u64), Some(mask));
    }

    fn int(&self, vector: Vector<'k, i64>, (low, high): (i128, i128)) -> Int<'k> {
        Int { vector, low: low.max(I64.0), high: high.min(I64.1) }
    }

    fn constant(&self, value: i128) -> Int<'k> {
        Int { vector: self.k.splat(value as i64), low: value, high: value }
    }

    fn text(&self, text: &[u8]) -> Text<'k> {
        let [low, high] = view_words(text);
        Text { low: self.k.splat(low), high: self.k.splat(high), len: Some(text.len()) }
    }

    /// The lanes with equal texts. Where lengths and first bytes are equal, but not all bytes are in the views, the batch
    /// is left to the interpreter.
    fn equal_texts(&self, a: Text<'k>, b: Text<'k>, guard: Option<Mask<'k>>) -> Mask<'k> {
        let starts_equal = a.low.eq(b.low);
        let is_short = |text: Text<'k>| text.len.is_some_and(|len| len <= INLINE_BYTES);
        if !is_short(a) && !is_short(b) {
            let len = a.low & 0xffff_ffffi64;
            self.fail(starts_equal & len.gt(INLINE_BYTES as i64), guard);
        }
        starts_equal & a.high.eq(b.high)
    }

    fn load<T: MemoryElement<Number = T> + Lane>(&self, param: usize) -> Vector<'k, T> {
        let slice: Input<'k, T> = self.params.input::<T>(param);
        slice.load(self.at)
    }

    fn column(&mut self, number: usize) -> Lowered<'k> {
        if let Some(loaded) = self.loaded.get(&number) {
            return *loaded;
        }
        let ColumnParams { ty, values, validity } = self.columns[&number];
        let valid = validity.map(|param| self.params.input::<u8>(param).load_mask(self.at));
        let whole = |vector| Lanes::Int(self.int(vector, limits(ty)));
        let lanes = match ty {
            DataType::Bool => Lanes::Bool(self.params.input::<u8>(values).load_mask(self.at)),
            DataType::Int8 => whole(self.load::<i8>(values).cast()),
            DataType::Int16 => whole(self.load::<i16>(values).cast()),
            DataType::Int32 | DataType::Date => whole(self.load::<i32>(values).cast()),
            DataType::Int64 | DataType::Timestamp(_) => whole(self.load::<i64>(values)),
            DataType::UInt8 => whole(self.load::<u8>(values).cast()),
            DataType::UInt16 => whole(self.load::<u16>(values).cast()),
            DataType::UInt32 => whole(self.load::<u32>(values).cast()),
            DataType::UInt64 => {
                let vector = self.load::<u64>(values).bitcast::<i64>();
                self.fail(vector.lt(0), valid);
                whole(vector)
            }
            DataType::Int128 | DataType::Decimal { .. } => {
                // Two words, of which the upper one must be the sign of the lower one.
                let words = self.params.input::<i64>(values);
                let place = self.at.strided(2);
                let (low, high) = (words.load(place), words.load(place + 1));
                self.checks.fail_by_bits((high ^ (low >> 63)).bitcast::<u64>(), valid);
                let whole = self.int(low, limits(ty));
                if is_narrow(ty) {
                    // Arrow does not check digits.
                    self.checks.fail_above(low, NARROW_BITS, valid);
                    Lanes::Int(Int { low: -1 << NARROW_BITS, high: (1 << NARROW_BITS) - 1, ..whole })
                } else {
                    Lanes::Int(whole)
                }
            }
            DataType::Float32 => Lanes::Float32(self.load::<f32>(values)),
            DataType::Float64 => Lanes::Float64(self.load::<f64>(values)),
            DataType::Binary | DataType::String => {
                let views = self.params.input::<i64>(values);
                let place = self.at.strided(2);
                Lanes::Text(Text { low: views.load(place), high: views.load(place + 1), len: None })
            }
        };
        let lowered = Lowered { lanes, valid };
        self.loaded.insert(number, lowered);
        lowered
    }

    fn literal(&self, value: &Value, ty: DataType) -> Lowered<'k> {
        let valid = (*value == Value::Null).then(|| self.none());
        let lanes = match (value, ty) {
            (Value::Bool(true), _) => Lanes::Bool(self.all()),
            (_, DataType::Bool) => Lanes::Bool(self.none()),
            (Value::Float32(value), _) => Lanes::Float32(self.k.splat(*value)),
            (Value::Float64(value), _) => Lanes::Float64(self.k.splat(*value)),
            (_, DataType::Float32) => Lanes::Float32(self.k.splat(0.0f32)),
            (_, DataType::Float64) => Lanes::Float64(self.k.splat(0.0f64)),
            (Value::Int(value), _) if *value < I64.0 || *value > I64.1 => {
                // No lane has this value; every batch with rows is interpreted.
                self.fail(self.all(), None);
                Lanes::Int(self.constant(0))
            }
            (Value::Int(value), _) => Lanes::Int(self.constant(*value)),
            (Value::Bytes(text), _) => Lanes::Text(self.text(text)),
            (_, DataType::String | DataType::Binary) => Lanes::Text(self.text(&[])),
            _ => Lanes::Int(self.constant(0)),
        };
        Lowered { lanes, valid }
    }

    /// Records expressions for the same rows: terms that they share are recorded once. Errors of lanes outside of `live`
    /// do not matter.
    pub(super) fn lower_all(
        &mut self,
        expressions: impl IntoIterator<Item = &'p Expression>,
        live: Option<Mask<'k>>,
    ) -> Vec<Lowered<'k>> {
        self.recorded.clear();
        let all = expressions.into_iter().map(|expression| self.lower(expression, live)).collect();
        self.recorded.clear();
        all
    }

    /// [`Lowering::lower_all`] of one expression.
    pub(super) fn lower_one(&mut self, expression: &'p Expression, live: Option<Mask<'k>>) -> Lowered<'k> {
        self.recorded.clear();
        let lowered = self.lower(expression, live);
        self.recorded.clear();
        lowered
    }

    /// Records an expression for rows that meet a condition.
    fn lower_guarded(&mut self, expression: &'p Expression, live: Option<Mask<'k>>) -> Lowered<'k> {
        self.conditions += 1;
        let lowered = self.lower(expression, live);
        self.conditions -= 1;
        lowered
    }

    /// Records an expression whose value a row gets if it meets a condition.
    fn lower_value(&mut self, expression: &'p Expression, live: Option<Mask<'k>>) -> Lowered<'k> {
        let lowered = self.lower_guarded(expression, live);
        self.observed(expression, lowered, live)
    }

    /// Records an expression. Errors of lanes outside of `live` do not matter.
    fn lower(&mut self, expression: &'p Expression, live: Option<Mask<'k>>) -> Lowered<'k> {
        let is_shared = self.conditions == 0
            && matches!(
                expression.node(),
                Node::Arithmetic { .. } | Node::Cast { .. } | Node::Math { .. } | Node::DatePart { .. }
            );
        if !is_shared {
            return self.lower_node(expression, live);
        }
        if let Some((_, lowered)) = self.recorded.iter().find(|(other, _)| is_same(other, expression)) {
            return *lowered;
        }
        let lowered = self.lower_node(expression, live);
        self.recorded.push((expression, lowered));
        lowered
    }

    fn lower_node(&mut self, expression: &'p Expression, live: Option<Mask<'k>>) -> Lowered<'k> {
        let ty = expression.ty();
        match expression.node() {
            Node::Column(number) => self.column(*number),
            Node::Literal(value) => self.literal(value, ty),
            Node::Arithmetic { operator, overflow, operands } => {
                let [a, b] = self.pair(operands, live);
                let valid = both(a.valid, b.valid);
                let types = [operands[0].ty(), operands[1].ty(), ty];
                let lanes = self.arithmetic(*operator, *overflow, types, a.lanes, b.lanes, both(live, valid));
                Lowered { lanes, valid }
            }
            Node::Negate { overflow, operand } => {
                let Lowered { lanes, valid } = self.lower(operand, live);
                let guard = both(live, valid);
                let lanes = match lanes {
                    Lanes::Int(a) => {
                        let zero = self.constant(0);
                        let types = [ty; 3];
                        let minus = ArithmeticOperator::Subtract;
                        self.arithmetic(minus, *overflow, types, Lanes::Int(zero), Lanes::Int(a), guard)
                    }
                    Lanes::Float32(a) => Lanes::Float32(-a),
                    Lanes::Float64(a) => Lanes::Float64(-a),
                    lanes => lanes,
                };
                Lowered { lanes, valid }
            }
            Node::Math { function, operand } => {
                let Lowered { lanes, valid } = self.lower(operand, live);
                Lowered { lanes: self.math(*function, ty, lanes, both(live, valid)), valid }
            }
            Node::Compare { operator, operands } => self.comparison(*operator, operands, live),
            Node::And(operands) => {
                let a = self.lower(&operands[0], live);
                let false_a = self.is_false(a);
                let b = self.lower_guarded(&operands[1], both(live, Some(!false_a)));
                let value = self.mask(a) & self.mask(b);
                let valid = match (a.valid, b.valid) {
                    (None, None) => None,
                    (a_valid, b_valid) => {
                        let both = both(a_valid, b_valid).unwrap_or_else(|| self.all());
                        Some(both | false_a | self.is_false(b))
                    }
                };
                Lowered { lanes: Lanes::Bool(value), valid }
            }
            Node::Or(operands) => {
                let a = self.lower(&operands[0], live);
                let true_a = self.is_true(a);
                let b = self.lower_guarded(&operands[1], both(live, Some(!true_a)));
                let (value, valid) = match (a.valid, b.valid) {
                    (None, None) => (self.mask(a) | self.mask(b), None),
                    (a_valid, b_valid) => {
                        let true_b = self.is_true(b);
                        let both = both(a_valid, b_valid).unwrap_or_else(|| self.all());
                        (true_a | true_b, Some(both | true_a | true_b))
                    }
                };
                Lowered { lanes: Lanes::Bool(value), valid }
            }
            Node::Not(operand) => {
                let a = self.lower(operand, live);
                Lowered { lanes: Lanes::Bool(!self.mask(a)), valid: a.valid }
            }
            Node::IsNull(operand) => {
                let valid = self.lower(operand, live).valid;
                self.known(valid.map_or_else(|| self.none(), |valid| !valid))
            }
            Node::Truth { test, operand } => {
                let a = self.lower(operand, live);
                self.known(match test {
                    TruthTest::True => self.is_true(a),
                    TruthTest::False => self.is_false(a),
                    TruthTest::Unknown => a.valid.map_or_else(|| self.none(), |valid| !valid),
                })
            }
            Node::Cast { mode, operand } => {
                let a = self.lower(operand, live);
                self.cast(operand.ty(), ty, *mode, a, live)
            }
            Node::Case { branches, otherwise } => {
                let mut rest = live;
                let mut taken = Vec::with_capacity(branches.len());
                for [condition, value] in branches {
                    let condition = self.lower_guarded(condition, rest);
                    let is_true = self.is_true(condition);
                    let value = self.lower_value(value, both(rest, Some(is_true)));
                    taken.push((is_true, value));
                    rest = both(rest, Some(!is_true));
                }
                let last = match otherwise {
                    Some(otherwise) => self.lower_value(otherwise, rest),
                    None => self.literal(&Value::Null, ty),
                };
                taken.into_iter().rev().fold(last, |rest, (mask, value)| self.select(mask, value, rest))
            }
            Node::Coalesce(operands) => {
                let mut rest = live;
                let mut values = Vec::with_capacity(operands.len());
                for operand in operands {
                    let value = self.lower_value(operand, rest);
                    values.push(value);
                    match value.valid {
                        // Nothing after it is evaluated.
                        None => break,
                        Some(valid) => rest = both(rest, Some(!valid)),
                    }
                }
                let last = self.literal(&Value::Null, ty);
                values.into_iter().rev().fold(last, |rest, value| match value.valid {
                    None => value,
                    Some(valid) => self.select(valid, value, rest),
                })
            }
            Node::NullIf(operands) => {
                let [a, b] = self.pair(operands, live);
                let a = self.observed(&operands[0], a, live);
                let b = self.observed(&operands[1], b, live);
                let equal = self.compare(ComparisonOperator::Equal, a.lanes, b.lanes);
                let equal = both(both(a.valid, b.valid), Some(equal)).unwrap_or(equal);
                Lowered { lanes: a.lanes, valid: both(a.valid, Some(!equal)) }
            }
            Node::DatePart { part, operand } => {
                let a = self.lower(operand, live);
                self.date_part(*part, operand.ty(), a)
            }
            Node::InList { operand, values, has_null } => {
                let a = self.lower(operand, live);
                let a = self.observed(operand, a, live);
                let mut found = self.none();
                for value in values {
                    found = found | self.equals(a.lanes, value, both(live, a.valid));
                }
                let valid = if *has_null { both(a.valid, Some(found)) } else { a.valid };
                Lowered { lanes: Lanes::Bool(found), valid }
            }
            _ => unreachable!("`support` refuses other operations"),
        }
    }

    fn pair(&mut self, operands: &'p [Expression; 2], live: Option<Mask<'k>>) -> [Lowered<'k>; 2] {
        let a = self.lower(&operands[0], live);
        [a, self.lower(&operands[1], live)]
    }

    fn known(&self, mask: Mask<'k>) -> Lowered<'k> {
        Lowered { lanes: Lanes::Bool(mask), valid: None }
    }

    /// The value of a truth value, whether valid or not.
    pub(super) fn mask(&self, a: Lowered<'k>) -> Mask<'k> {
        match a.lanes {
            Lanes::Bool(mask) => mask,
            _ => unreachable!("constructors check that this is a truth value"),
        }
    }

    pub(super) fn is_true(&self, a: Lowered<'k>) -> Mask<'k> {
        let mask = self.mask(a);
        a.valid.map_or(mask, |valid| mask & valid)
    }

    fn is_false(&self, a: Lowered<'k>) -> Mask<'k> {
        let mask = !self.mask(a);
        a.valid.map_or(mask, |valid| mask & valid)
    }

    /// `a` in the lanes of the mask, `b` elsewhere.
    fn select(&self, mask: Mask<'k>, a: Lowered<'k>, b: Lowered<'k>) -> Lowered<'k> {
        let lanes = match (a.lanes, b.lanes) {
            (Lanes::Bool(a), Lanes::Bool(b)) => Lanes::Bool(mask & a | !mask & b),
            (Lanes::Int(a), Lanes::Int(b)) => {
                let vector = mask.select(a.vector, b.vector);
                Lanes::Int(Int { vector, low: a.low.min(b.low), high: a.high.max(b.high) })
            }
            (Lanes::Float32(a), Lanes::Float32(b)) => Lanes::Float32(mask.select(a, b)),
            (Lanes::Float64(a), Lanes::Float64(b)) => Lanes::Float64(mask.select(a, b)),
            _ => unreachable!("constructors check that values have one type"),
        };
        let valid = match (a.valid, b.valid) {
            (None, None) => None,
            (a, b) => {
                let a = a.map_or(mask, |a| mask & a);
                let b = b.map_or(!mask, |b| !mask & b);
                Some(a | b)
            }
        };
        Lowered { lanes, valid }
    }

    /// Fails in lanes whose magnitude has more than `bits` bits, and limits the number to them.
    fn narrowed(&self, a: Int<'k>, bits: u32, guard: Option<Mask<'k>>) -> Int<'k> {
        let end = 1i128 << bits;
        if is_within((a.low, a.high), (-end, end - 1)) {
            return a;
        }
        self.checks.fail_above(a.vector, bits, guard);
        Int { vector: a.vector, low: a.low.max(-end), high: a.high.min(end - 1) }
    }

    /// Fails in lanes of `live` whose integers have more than [`NARROW_BITS`] bits.
    pub(super) fn narrow_value(&self, value: Lowered<'k>, live: Option<Mask<'k>>) -> Lowered<'k> {
        let lanes = match value.lanes {
            Lanes::Int(a) => Lanes::Int(self.narrowed(a, NARROW_BITS, both(live, value.valid))),
            lanes => lanes,
        };
        Lowered { lanes, ..value }
    }

    /// The exact product; where it might exceed 64 bits, lanes with large operands fail.
    fn product(&self, a: Int<'k>, b: Int<'k>, guard: Option<Mask<'k>>) -> Int<'k> {
        let (bits_a, bits_b) = (bits((a.low, a.high)), bits((b.low, b.high)));
        let (mut a, mut b) = (a, b);
        if bits_a + bits_b > PRODUCT_BITS {
            let (max_a, max_b) = match (bits_a, bits_b) {
                (_, ..=FACTOR_BITS) => (PRODUCT_BITS - bits_b, bits_b),
                (..=FACTOR_BITS, _) => (bits_a, PRODUCT_BITS - bits_a),
                _ => (FACTOR_BITS, FACTOR_BITS),
            };
            (a, b) = (self.narrowed(a, max_a, guard), self.narrowed(b, max_b, guard));
        }
        let ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
        let (low, high) = ends.iter().fold((i128::MAX, i128::MIN), |(low, high), end| (low.min(*end), high.max(*end)));
        Int { vector: a.vector * b.vector, low, high }
    }

    /// The exact sum or difference; lanes that exceed 64 bits fail.
    fn sum(&self, a: Int<'k>, b: Int<'k>, is_difference: bool, guard: Option<Mask<'k>>) -> Int<'k> {
        let (vector, low, high) = match is_difference {
            false => (a.vector + b.vector, a.low + b.low, a.high + b.high),
            true => (a.vector - b.vector, a.low - b.high, a.high - b.low),
        };
        if !is_within((low, high), I64) {
            let overflow = match is_difference {
                false => (a.vector ^ vector) & (b.vector ^ vector),
                true => (a.vector ^ b.vector) & (a.vector ^ vector),
            };
            self.fail(overflow.lt(0), guard);
        }
        self.int(vector, (low, high))
    }

    /// An exact result in its type: wrapped, or lanes outside of the type fail.
    fn settled(&self, a: Int<'k>, ty: DataType, wraps: bool, guard: Option<Mask<'k>>) -> Int<'k> {
        let (low, high) = limits(ty);
        if is_within((a.low, a.high), (low, high)) {
            return a;
        }
        let width = 8 * ty.cell_bytes() as i64;
        if wraps && width < 64 {
            let up = a.vector << (64 - width);
            let vector =
                if low < 0 { up >> (64 - width) } else { (up.bitcast::<u64>() >> (64 - width) as u64).bitcast() };
            return Int { vector, low, high };
        }
        self.limited(a, (low, high), guard)
    }

    /// Lanes outside of the limits fail.
    fn limited(&self, a: Int<'k>, (low, high): (i128, i128), guard: Option<Mask<'k>>) -> Int<'k> {
        if a.low < low {
            self.fail(a.vector.lt(low as i64), guard);
        }
        if a.high > high {
            self.fail(a.vector.gt(high as i64), guard);
        }
        self.int(a.vector, (a.low.max(low), a.high.min(high)))
    }

    fn arithmetic(
        &self,
        operator: ArithmeticOperator,
        overflow: Overflow,
        types: [DataType; 3],
        a: Lanes<'k>,
        b: Lanes<'k>,
        guard: Option<Mask<'k>>,
    ) -> Lanes<'k> {
        macro_rules! float {
            ($a:ident, $b:ident) => {
                match operator {
                    ArithmeticOperator::Add => $a + $b,
                    ArithmeticOperator::Subtract => $a - $b,
                    ArithmeticOperator::Multiply => $a * $b,
                    _ => $a / $b,
                }
            };
        }
        match (a, b) {
            (Lanes::Float32(a), Lanes::Float32(b)) => Lanes::Float32(float!(a, b)),
            (Lanes::Float64(a), Lanes::Float64(b)) => Lanes::Float64(float!(a, b)),
            (Lanes::Int(a), Lanes::Int(b)) => Lanes::Int(self.whole(operator, overflow, types, a, b, guard)),
            _ => unreachable!("constructors check the types of operands"),
        }
    }

    fn whole(
        &self,
        operator: ArithmeticOperator,
        overflow: Overflow,
        types: [DataType; 3],
        a: Int<'k>,
        b: Int<'k>,
        guard: Option<Mask<'k>>,
    ) -> Int<'k> {
        let ty = types[2];
        let (mut a, mut b) = (a, b);
        if types::is_decimal(ty) {
            match decimal_factors(operator, types) {
                Some((up_a, up_b)) if up_a.max(up_b) <= 1i128 << 60 => {
                    a = if up_a == 1 { a } else { self.product(a, self.constant(up_a), guard) };
                    b = if up_b == 1 { b } else { self.product(b, self.constant(up_b), guard) };
                }
                // Not in 64 bits.
                _ => self.fail(self.all(), guard),
            }
        }
        let wraps = overflow == Overflow::Wrapping && types::is_integer(ty) && ty != DataType::Int128;
        // The lower bits of a sum or product are those of the exact one.
        let wrapped = |vector| match ty {
            DataType::UInt64 => {
                self.fail(Vector::<i64>::lt(vector, 0), guard);
                self.int(vector, (0, I64.1))
            }
            _ => self.settled(Int { vector, low: I64.0 * 2, high: I64.1 * 2 }, ty, true, guard),
        };
        match operator {
            ArithmeticOperator::Add | ArithmeticOperator::Subtract | ArithmeticOperator::Multiply
                if wraps && limits(ty) == I64 =>
            {
                self.int(self.lower_bits(operator, a, b), I64)
            }
            ArithmeticOperator::Add | ArithmeticOperator::Subtract | ArithmeticOperator::Multiply if wraps => {
                wrapped(self.lower_bits(operator, a, b))
            }
            ArithmeticOperator::Add => self.settled(self.sum(a, b, false, guard), ty, false, guard),
            ArithmeticOperator::Subtract => self.settled(self.sum(a, b, true, guard), ty, false, guard),
            ArithmeticOperator::Multiply => self.settled(self.product(a, b, guard), ty, false, guard),
            ArithmeticOperator::Divide => {
                if b.low <= 0 && b.high >= 0 {
                    self.fail(b.vector.eq(0), guard);
                }
                let end = a.low.abs().max(a.high.abs());
                if end > I64.1 && b.low <= -1 && b.high >= -1 {
                    self.fail(a.vector.eq(i64::MIN) & b.vector.eq(-1), guard);
                }
                self.settled(self.int(a.vector / b.vector, (-end, end)), ty, false, guard)
            }
            ArithmeticOperator::Remainder => {
                if b.low <= 0 && b.high >= 0 {
                    self.fail(b.vector.eq(0), guard);
                }
                let end = a.low.abs().max(a.high.abs());
                let low = if a.low < 0 { -end } else { 0 };
                self.int(a.vector % b.vector, (low, end))
            }
        }
    }

    fn lower_bits(&self, operator: ArithmeticOperator, a: Int<'k>, b: Int<'k>) -> Vector<'k, i64> {
        match operator {
            ArithmeticOperator::Add => a.vector + b.vector,
            ArithmeticOperator::Subtract => a.vector - b.vector,
            _ => a.vector * b.vector,
        }
    }

    fn math(&self, function: MathFunction, ty: DataType, a: Lanes<'k>, guard: Option<Mask<'k>>) -> Lanes<'k> {
        macro_rules! float {
            ($a:ident) => {
                match function {
                    MathFunction::Absolute => $a.abs(),
                    MathFunction::SquareRoot => $a.sqrt(),
                    MathFunction::Floor => $a.floor(),
                    MathFunction::Ceil => $a.ceil(),
                    MathFunction::Truncate => $a.trunc(),
                }
            };
        }
        match a {
            Lanes::Float32(a) => Lanes::Float32(float!(a)),
            Lanes::Float64(a) => Lanes::Float64(float!(a)),
            Lanes::Int(a) => {
                let low = limits(ty).0.max(-I64.1);
                let a = self.limited(a, (low, I64.1), guard);
                let end = a.low.abs().max(a.high.abs());
                let result = Int { vector: a.vector.abs(), low: 0, high: end };
                Lanes::Int(self.settled(result, ty, false, guard))
            }
            Lanes::Bool(_) | Lanes::Text(_) => unreachable!("constructors check the types of operands"),
        }
    }

    fn comparison(
        &mut self,
        operator: ComparisonOperator,
        operands: &'p [Expression; 2],
        live: Option<Mask<'k>>,
    ) -> Lowered<'k> {
        let [a, b] = self.pair(operands, live);
        let has_positive_nans = self.nans == ComputedNans::Positive && operands[0].may_compute_nan();
        if let Node::Literal(constant) = operands[1].node()
            && has_positive_nans
            && let Some(value) = compared_with_number(operator, a.lanes, constant)
        {
            return Lowered { lanes: Lanes::Bool(value), valid: both(a.valid, b.valid) };
        }
        let a = self.observed(&operands[0], a, live);
        let b = self.observed(&operands[1], b, live);
        let value = match (a.lanes, b.lanes, operands[1].node()) {
            (Lanes::Text(x), Lanes::Text(y), _) => {
                let equal = self.equal_texts(x, y, both(live, both(a.valid, b.valid)));
                let is_equality = matches!(operator, ComparisonOperator::Equal | ComparisonOperator::NotDistinct);
                if is_equality { equal } else { !equal }
            }
            (_, _, Node::Literal(value @ (Value::Float64(_) | Value::Float32(_)))) => {
                self.compare_with_float(operator, a.lanes, value)
            }
            _ => self.compare(operator, a.lanes, b.lanes),
        };
        let is_distinct = match operator {
            ComparisonOperator::Distinct => true,
            ComparisonOperator::NotDistinct => false,
            _ => return Lowered { lanes: Lanes::Bool(value), valid: both(a.valid, b.valid) },
        };
        if a.valid.is_none() && b.valid.is_none() {
            return self.known(value);
        }
        let (valid_a, valid_b) = (a.valid.unwrap_or_else(|| self.all()), b.valid.unwrap_or_else(|| self.all()));
        let both = valid_a & valid_b;
        let null_result = if is_distinct { valid_a ^ valid_b } else { !(valid_a ^ valid_b) };
        self.known(both & value | !both & null_result)
    }

    fn compare(&self, operator: ComparisonOperator, a: Lanes<'k>, b: Lanes<'k>) -> Mask<'k> {
        match (a, b) {
            (Lanes::Bool(a), Lanes::Bool(b)) => match operator {
                ComparisonOperator::Equal | ComparisonOperator::NotDistinct => !(a ^ b),
                ComparisonOperator::NotEqual | ComparisonOperator::Distinct => a ^ b,
                ComparisonOperator::Less => !a & b,
                ComparisonOperator::LessOrEqual => !a | b,
                ComparisonOperator::Greater => a & !b,
                ComparisonOperator::GreaterOrEqual => a | !b,
            },
            (Lanes::Int(a), Lanes::Int(b)) => compared(operator, a.vector, b.vector),
            (Lanes::Float32(a), Lanes::Float32(b)) => compared(operator, order_of_f32(a), order_of_f32(b)),
            (Lanes::Float64(a), Lanes::Float64(b)) => compared(operator, order_of_f64(a), order_of_f64(b)),
            _ => unreachable!("constructors check that operands have one type"),
        }
    }

    /// The lanes that equal a constant.
    fn equals(&self, a: Lanes<'k>, value: &Value, guard: Option<Mask<'k>>) -> Mask<'k> {
        match (a, value) {
            (Lanes::Text(a), Value::Bytes(text)) => self.equal_texts(a, self.text(text), guard),
            (Lanes::Bool(a), Value::Bool(value)) => {
                if *value {
                    a
                } else {
                    !a
                }
            }
            (Lanes::Int(_), Value::Int(value)) if *value < I64.0 || *value > I64.1 => self.none(),
            (Lanes::Int(a), Value::Int(value)) => a.vector.eq(*value as i64),
            (Lanes::Float32(_) | Lanes::Float64(_), value) => {
                self.compare_with_float(ComparisonOperator::Equal, a, value)
            }
            _ => unreachable!("constructors check that values have one type"),
        }
    }
}

fn compared<'k, T: Lane>(operator: ComparisonOperator, a: Vector<'k, T>, b: Vector<'k, T>) -> Mask<'k> {
    match operator {
        ComparisonOperator::Equal | ComparisonOperator::NotDistinct => a.eq(b),
        ComparisonOperator::NotEqual | ComparisonOperator::Distinct => a.ne(b),
        ComparisonOperator::Less => a.lt(b),
        ComparisonOperator::LessOrEqual => a.le(b),
        ComparisonOperator::Greater => a.gt(b),
        ComparisonOperator::GreaterOrEqual => a.ge(b),
    }
}
