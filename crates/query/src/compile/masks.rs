//! Groups with a mask each.
//!
//! In: the keys of the known groups, the rows of a vector. Out: in the record, the rows of each group, the values of each
//! argument if some may be NULL, and the vectors of accumulators, whose lanes the caller adds up.
//! A row whose keys are not those of a known group leaves the batch to the interpreter.
//! The loop runs for full vectors only: the caller copies the last rows to a separate vector, in which `live` has the
//! bits of the lanes with a row. A masked remainder would double the code.
//! Invariant: in lanes outside of a group's mask, accumulators keep their bits.
//! Not here: expressions (see `lower`), what the caller makes of the record (see `call`).

use super::lower::{Lanes, Lowered, Lowering, both, order_of_f32, order_of_f64};
use super::plan::{HEAD_WORDS, KEY_WORDS, Kind, LANES_WORD, Plan, VECTOR_WORDS, is_text};
use crate::expression::Expression;
use crate::pipeline::Pipeline;
use kernelsmith_dsl::{Expr, InputOutput, K, Lane, Mask, Params, Var, Vector, VectorVar};
use std::cell::Cell;

/// The bits of the widest keys that are packed.
const MAX_PACKED_BITS: i64 = 32;

/// The accumulators of an argument in a group.
enum Accumulator<'k> {
    Whole(VectorVar<'k, i64>),
    /// Sums of the lower 32 bits and of the upper ones.
    Wide([VectorVar<'k, i64>; 2]),
    Float(VectorVar<'k, f64>),
    Minimum(VectorVar<'k, i64>),
    Maximum(VectorVar<'k, i64>),
}

/// The number of values of an argument that are not NULL, if some may be.
struct Counter<'k> {
    count: Var<'k, u64>,
    is_used: Cell<bool>,
}

struct Group<'k> {
    rows: Var<'k, u64>,
    counters: Vec<Counter<'k>>,
    accumulators: Vec<Accumulator<'k>>,
    keys: Vec<Key<'k>>,
}

/// A key of a known group.
struct Key<'k> {
    low: Expr<'k, i64>,
    /// Of a text.
    high: Option<Expr<'k, i64>>,
    /// Whether it is NULL, if it may be.
    null: Option<Expr<'k, i64>>,
}

/// The groups of a kernel.
pub(super) struct Groups<'k> {
    groups: Vec<Group<'k>>,
}

fn accumulator(k: K<'_>, kind: Kind) -> Accumulator<'_> {
    match kind {
        Kind::Minimum => Accumulator::Minimum(k.vector_var(i64::MAX)),
        Kind::Maximum => Accumulator::Maximum(k.vector_var(i64::MIN)),
        Kind::Float => Accumulator::Float(k.vector_var(0.0f64)),
        Kind::Wide => Accumulator::Wide([k.vector_var(0i64), k.vector_var(0i64)]),
        Kind::Whole | Kind::Narrow => Accumulator::Whole(k.vector_var(0i64)),
    }
}

/// The values of an argument as an accumulator needs them, the same for all groups.
enum Term<'k> {
    Int(Vector<'k, i64>),
    Halves([Vector<'k, i64>; 2]),
    Float(Vector<'k, f64>),
}

fn term<'k>(kind: Kind, value: Lanes<'k>) -> Term<'k> {
    match (kind, value) {
        (Kind::Wide, Lanes::Int(a)) => Term::Halves([a.vector & 0xffff_ffffi64, a.vector >> 32]),
        (Kind::Whole | Kind::Narrow, Lanes::Int(a)) => Term::Int(a.vector),
        (Kind::Float, Lanes::Float64(a)) => Term::Float(a),
        (Kind::Float, Lanes::Float32(a)) => Term::Float(a.cast()),
        (_, lanes) => Term::Int(ordered(lanes)),
    }
}

impl<'k> Accumulator<'k> {
    /// Adds the values of the lanes in `mask`. The other lanes keep what they have, which is one instruction where
    /// machines have masked arithmetic.
    fn add(&self, term: &Term<'k>, mask: Mask<'k>) {
        fn change<'k, T: Lane>(var: &VectorVar<'k, T>, mask: Mask<'k>, new: impl Fn(Vector<'k, T>) -> Vector<'k, T>) {
            let old = var.get();
            var.set(mask.select(new(old), old));
        }
        match (self, term) {
            (Accumulator::Whole(sum), Term::Int(a)) => change(sum, mask, |old| old + *a),
            (Accumulator::Wide(sums), Term::Halves(halves)) => {
                sums.iter().zip(halves).for_each(|(sum, half)| change(sum, mask, |old| old + *half));
            }
            (Accumulator::Float(sum), Term::Float(a)) => change(sum, mask, |old| old + *a),
            (Accumulator::Minimum(least), Term::Int(a)) => change(least, mask, |old| old.min(*a)),
            (Accumulator::Maximum(greatest), Term::Int(a)) => change(greatest, mask, |old| old.max(*a)),
            _ => unreachable!("the plan chooses accumulators by the type of the argument"),
        }
    }
}

/// Integers with the order of the values.
pub(super) fn ordered(lanes: Lanes<'_>) -> Vector<'_, i64> {
    match lanes {
        Lanes::Int(a) => a.vector,
        Lanes::Float64(a) => order_of_f64(a),
        Lanes::Float32(a) => order_of_f32(a).cast(),
        Lanes::Bool(a) => a.select(1i64, 0i64),
        Lanes::Text(_) => unreachable!("`support` refuses minima and maxima of text"),
    }
}

/// Keys of rows, small integers packed into one word, so that they are compared at once.
struct Packed<'k> {
    word: Vector<'k, i64>,
    /// The numbers of the keys, their lowest bits in the word, and their numbers of bits.
    places: Vec<(usize, i64, i64)>,
}

impl<'k> Packed<'k> {
    /// `None` if there are not two keys to pack.
    fn new(keys: &[Expression], values: &[Lowered<'k>]) -> Option<Packed<'k>> {
        let mut word: Option<Vector<'k, i64>> = None;
        let (mut places, mut used) = (Vec::new(), 0);
        for (number, (key, value)) in keys.iter().zip(values).enumerate() {
            let bits = 8 * key.ty().cell_bytes() as i64;
            if value.valid.is_some() || bits > MAX_PACKED_BITS || used + bits > i64::from(u64::BITS) {
                continue;
            }
            let part = match value.lanes {
                Lanes::Bool(a) => a.select(1i64, 0i64),
                Lanes::Int(a) => a.vector & lowest(bits),
                _ => continue,
            };
            word = Some(word.map_or(part, |word| word | part << used));
            places.push((number, used, bits));
            used += bits;
        }
        word.filter(|_| places.len() > 1).map(|word| Packed { word, places })
    }

    fn has(&self, number: usize) -> bool {
        self.places.iter().any(|(packed, ..)| *packed == number)
    }

    /// The packed keys are not NULL in any row; a group in which one is NULL has none of the rows, though its word may be theirs.
    fn is_member(&self, k: K<'k>, known: &[Key<'k>]) -> Option<Mask<'k>> {
        let parts = self.places.iter().map(|&(number, first, bits)| (known[number].low & lowest(bits)) << first);
        let equal = parts.reduce(|all, part| all | part).map(|wanted| self.word.eq(wanted));
        let nulls = self.places.iter().filter_map(|(number, ..)| known[*number].null).reduce(|any, null| any | null);
        both(equal, nulls.map(|any| k.splat::<i64>(any).eq(0)))
    }
}

/// The lowest bits of a word, at most [`MAX_PACKED_BITS`].
fn lowest(bits: i64) -> i64 {
    (1 << bits) - 1
}

/// The lanes whose keys are those of a group.
fn is_member<'k>(k: K<'k>, keys: &[Lowered<'k>], packed: Option<&Packed<'k>>, known: &[Key<'k>]) -> Option<Mask<'k>> {
    let mut member = packed.and_then(|packed| packed.is_member(k, known));
    for (number, (key, known)) in keys.iter().zip(known).enumerate() {
        if packed.is_some_and(|packed| packed.has(number)) {
            continue;
        }
        let equal = match key.lanes {
            Lanes::Bool(a) => a.select(1i64, 0i64).eq(known.low),
            Lanes::Int(a) => a.vector.eq(known.low),
            // By their bits, like all equality of floats here.
            Lanes::Float32(a) => a.bitcast::<i32>().cast::<i64>().eq(known.low),
            Lanes::Float64(a) => a.bitcast::<i64>().eq(known.low),
            // Known texts are short, so that equal views are equal texts.
            Lanes::Text(a) => {
                let low = a.low.eq(known.low);
                known.high.map_or(low, |high| low & a.high.eq(high))
            }
        };
        let equal = match (key.valid, known.null) {
            (Some(valid), Some(null)) => {
                let wants_null = k.splat::<i64>(null).ne(0);
                equal & valid & !wants_null | !valid & wants_null
            }
            (None, Some(null)) => equal & k.splat::<i64>(null).eq(0),
            _ => equal,
        };
        member = both(member, Some(equal));
    }
    member
}

fn count<'k>(mut var: Var<'k, u64>, mask: Mask<'k>) {
    var += mask.count().cast::<u64>();
}

impl<'k> Groups<'k> {
    pub(super) fn new(k: K<'k>, params: Params<'k>, plan: &Plan, keys: &[Expression]) -> Groups<'k> {
        let table = plan.table.map(|param| params.input::<i64>(param));
        let table = table.map(|table| table.require_len(plan.groups * keys.len() * KEY_WORDS));
        let key = |group: usize, number: usize, key: &Expression| {
            let first = ((group * keys.len() + number) * KEY_WORDS) as isize;
            table.map(|table| Key {
                low: table.get(first),
                high: is_text(key.ty()).then(|| table.get(first + 1)),
                null: plan.nullable_keys[number].then(|| table.get(first + 2)),
            })
        };
        let group = |number: usize| Group {
            rows: k.var(0u64),
            counters: plan
                .accumulated
                .arguments
                .iter()
                .map(|_| Counter { count: k.var(0u64), is_used: Cell::new(false) })
                .collect(),
            accumulators: plan.accumulated.accumulators.iter().map(|(kind, _)| accumulator(k, *kind)).collect(),
            keys: keys.iter().enumerate().filter_map(|(at, expression)| key(number, at, expression)).collect(),
        };
        Groups { groups: (0..plan.groups).map(group).collect() }
    }

    /// Adds the rows of a vector.
    pub(super) fn add<'p>(
        &self,
        mut lowering: Lowering<'k, 'p>,
        pipeline: &'p Pipeline,
        plan: &'p Plan,
        keys: &'p [Expression],
    ) {
        let k = lowering.k;
        let live = plan.live.map(|param| k.mask_from_bits(lowering.params.scalar::<u64>(param)));
        let mut selection = live.unwrap_or_else(|| k.mask_from_bits(u64::MAX));
        if let Some(filter) = pipeline.filter() {
            let value = lowering.lower_one(filter, Some(selection));
            selection = selection & lowering.is_true(value);
        }
        let values = lowering.lower_all(&plan.accumulated.arguments, Some(selection));
        let values_of_keys = lowering.lower_all(keys, Some(selection));
        let packed = Packed::new(keys, &values_of_keys);
        let member = |group: &Group<'k>| is_member(k, &values_of_keys, packed.as_ref(), &group.keys);
        let members: Vec<Option<Mask<'k>>> = self.groups.iter().map(member).collect();
        if let Some(any) = members.iter().copied().flatten().reduce(|a, b| a | b) {
            lowering.fail(!any, Some(selection));
        }
        let accumulators = &plan.accumulated.accumulators;
        let term = |&(kind, argument): &(Kind, usize)| {
            let observed = match kind {
                Kind::Minimum | Kind::Maximum => {
                    lowering.observed(&plan.accumulated.arguments[argument], values[argument], Some(selection))
                }
                Kind::Narrow => lowering.narrow_value(values[argument], Some(selection)),
                Kind::Float | Kind::Whole | Kind::Wide => values[argument],
            };
            term(kind, observed.lanes)
        };
        let terms: Vec<Term<'k>> = accumulators.iter().map(term).collect();
        for (group, member) in self.groups.iter().zip(&members) {
            let mask = member.map_or(selection, |member| selection & member);
            count(group.rows, mask);
            let masks: Vec<Mask<'k>> =
                values.iter().map(|value| value.valid.map_or(mask, |valid| mask & valid)).collect();
            for ((counter, value), mask) in group.counters.iter().zip(&values).zip(&masks) {
                // Without NULLs there are as many values as rows.
                if value.valid.is_some() {
                    count(counter.count, *mask);
                    counter.is_used.set(true);
                }
            }
            for ((accumulator, term), (_, argument)) in group.accumulators.iter().zip(&terms).zip(accumulators) {
                accumulator.add(term, masks[*argument]);
            }
        }
    }

    /// Stores the number of lanes, and everything after the head of the record.
    pub(super) fn store(self, k: K<'k>, plan: &Plan, record: InputOutput<'k, u64>) {
        let mut word = HEAD_WORDS;
        for group in &self.groups {
            record.store(word as isize, group.rows.get());
            for (at, counter) in group.counters.iter().enumerate().filter(|(_, counter)| counter.is_used.get()) {
                record.store((word + 1 + at) as isize, counter.count.get());
            }
            word += plan.group_words();
        }
        // Machines with fewer lanes store each vector several times, one copy after the other.
        k.for_each_full_vector_of::<i64>(VECTOR_WORDS as isize, |at| {
            record.store(LANES_WORD as isize, k.splat(0i64).lanes().cast::<u64>());
            let vectors = self.groups.iter().flat_map(|group| &group.accumulators).flat_map(vectors);
            for (number, vector) in vectors.enumerate() {
                record.store(at + (plan.vectors() + VECTOR_WORDS * number) as isize, vector);
            }
        });
    }
}

/// The bits of an accumulator's vectors.
fn vectors<'k>(accumulator: &Accumulator<'k>) -> Vec<Vector<'k, u64>> {
    match accumulator {
        Accumulator::Whole(all) | Accumulator::Minimum(all) | Accumulator::Maximum(all) => {
            vec![all.get().bitcast()]
        }
        Accumulator::Wide(all) => all.iter().map(|part| part.get().bitcast()).collect(),
        Accumulator::Float(sum) => vec![sum.get().bitcast()],
    }
}
