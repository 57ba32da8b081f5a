//! Groups in a hash table.
//!
//! In: the rows of a batch, a table of groups. Out: the table with the states of all rows added.
//! A first loop over full vectors computes the filter, and for the rows that pass it the arguments, the words of the keys
//! and their hashes, which it stores one after the other. If a row fails, nothing else happens, so that the interpreter
//! can compute the batch. A second loop over what is stored finds or adds the group of each and updates its states. Where
//! the table is full, it stops; the caller makes the table larger, and calls again from that row on.
//! The caller copies the last rows to a separate vector, like for masks, and adds rows when all are stored.
//! Invariant: states are updated in the order of the rows, so that sums of floats are those of the interpreter.
//! Not here: the table's memory (see `group_table`), expressions (see `lower`).

use super::checks::Checks;
use super::lower::{ColumnParams, Lanes, Lowered, Lowering};
use super::masks::ordered;
use super::plan::{
    FAILED_WORD, GroupWords, HASH_FACTOR, HASH_SHIFT, Hashed, Kind, LANES_WORD, Plan, SELECTED_WORD, STOPPED_WORD,
    USED_WORD, VECTOR_WORDS,
};
use crate::expression::Expression;
use crate::pipeline::Pipeline;
use kernelsmith_dsl::{Expr, InputOutput, K, Mask, Params, Var, Vector};
use kernelsmith_rows::INLINE_BYTES;
use std::collections::HashMap;

/// The number of rows between the one that is added and the one whose slot is prefetched. A row takes some nanoseconds,
/// memory about a hundred.
pub(crate) const PREFETCH_DISTANCE: usize = 16;
/// The same for the words of its group, whose place is in the slot, which is there by then.
const GROUP_DISTANCE: usize = 8;

type Words<'k> = InputOutput<'k, i64>;

/// The words of a key, zero where it is NULL.
fn key_words<'k>(key: &Lowered<'k>) -> Vec<Vector<'k, i64>> {
    let words = match key.lanes {
        Lanes::Bool(a) => vec![a.select(1i64, 0i64)],
        Lanes::Int(a) => vec![a.vector],
        // By their bits, like all equality of floats here.
        Lanes::Float32(a) => vec![a.bitcast::<i32>().cast::<i64>()],
        Lanes::Float64(a) => vec![a.bitcast::<i64>()],
        Lanes::Text(a) => vec![a.low, a.high],
    };
    let valid = |word: Vector<'k, i64>| key.valid.map_or(word, |valid| valid.select(word, 0i64));
    words.into_iter().map(valid).collect()
}

/// The words of an argument, with the bits that change no state where it is NULL.
fn value_words<'k>(kind: Kind, value: &Lowered<'k>) -> Vector<'k, i64> {
    let (word, neutral) = match (kind, value.lanes) {
        (Kind::Float, Lanes::Float64(a)) => (a.bitcast::<i64>(), 0),
        (Kind::Float, Lanes::Float32(a)) => (a.cast::<f64>().bitcast::<i64>(), 0),
        (Kind::Minimum, lanes) => (ordered(lanes), i64::MAX),
        (Kind::Maximum, lanes) => (ordered(lanes), i64::MIN),
        (_, Lanes::Int(a)) => (a.vector, 0),
        _ => unreachable!("the plan chooses accumulators by the type of the argument"),
    };
    value.valid.map_or(word, |valid| valid.select(word, neutral))
}

/// What the second loop must do besides.
#[derive(Default)]
struct Found {
    /// Whether a key may be NULL.
    has_null_keys: bool,
    /// The arguments that may be NULL.
    nullable: Vec<bool>,
}

fn store_rows<'k, 'p>(
    mut lowering: Lowering<'k, 'p>,
    pipeline: &'p Pipeline,
    keys: &'p [Expression],
    plan: &'p Plan,
    hashed: &Hashed,
    selected: Var<'k, isize>,
) -> Found {
    let (k, live) = (lowering.k, lowering.k.mask_from_bits(lowering.params.scalar::<u64>(hashed.live)));
    let Some(filter) = pipeline.filter() else {
        let to = Rows { lowering, selection: live, first: None };
        return to.store(keys, plan, hashed);
    };
    let value = lowering.lower_one(filter, Some(live));
    let selection = live & lowering.is_true(value);
    let mut found = Found::default();
    // Filters often remove most rows.
    k.if_(selection.any(), || {
        let to = Rows { lowering, selection, first: Some(selected.get()) };
        found = to.store(keys, plan, hashed);
        selected.set(selected + selection.count());
    });
    found
}

/// Where the rows of a vector go.
struct Rows<'k, 'p> {
    lowering: Lowering<'k, 'p>,
    selection: Mask<'k>,
    /// The place of the first row that passes the filter; without one, rows stay in their places.
    first: Option<Expr<'k, isize>>,
}

impl<'k, 'p> Rows<'k, 'p> {
    fn put(&self, param: usize, words: Vector<'k, i64>) {
        let to = self.lowering.params.in_out::<i64>(param);
        match self.first {
            Some(first) => {
                to.store_compressed(first, words, self.selection);
            }
            None => to.store(self.lowering.at, words),
        }
    }

    fn store(mut self, keys: &'p [Expression], plan: &'p Plan, hashed: &Hashed) -> Found {
        let selection = Some(self.selection);
        let mut found = Found::default();
        let mut nulls = self.lowering.k.splat(0i64);
        let mut words = Vec::new();
        for (number, key) in self.lowering.lower_all(keys, selection).into_iter().enumerate() {
            if let Lanes::Text(text) = key.lanes {
                // Views of longer texts differ where the texts are equal.
                let is_long = (text.low & 0xffff_ffffi64).gt(INLINE_BYTES as i64);
                self.lowering.fail(is_long, super::lower::both(selection, key.valid));
            }
            if let Some(valid) = key.valid {
                nulls = nulls | valid.select(0i64, 1i64 << number);
                found.has_null_keys = true;
            }
            words.extend(key_words(&key));
        }
        let mixed = |word: Vector<'k, i64>| {
            let product = word * HASH_FACTOR;
            product ^ (product.bitcast::<u64>() >> HASH_SHIFT).bitcast::<i64>()
        };
        // Once more behind the last word: the lower bits depend on its upper ones only then.
        let hash = mixed(words.iter().fold(nulls, |hash, word| mixed(hash ^ *word)));
        self.put(hashed.hash, hash);
        if found.has_null_keys {
            self.put(hashed.nulls, nulls);
        }
        hashed.keys.iter().zip(words).for_each(|(param, word)| self.put(*param, word));
        let values = self.lowering.lower_all(&plan.accumulated.arguments, selection);
        for (value, param) in values.iter().zip(&hashed.argument_nulls) {
            found.nullable.push(value.valid.is_some());
            if let Some(valid) = value.valid {
                self.put(*param, valid.select(0i64, 1i64));
            }
        }
        for ((kind, argument), param) in plan.accumulated.accumulators.iter().zip(&hashed.values) {
            let mut value = values[*argument];
            if matches!(kind, Kind::Minimum | Kind::Maximum) {
                value = self.lowering.observed(&plan.accumulated.arguments[*argument], value, selection);
            }
            self.put(*param, value_words(*kind, &value));
        }
        found
    }
}

/// The second loop.
struct Update<'k, 'p> {
    k: K<'k>,
    plan: &'p Plan,
    hashed: &'p Hashed,
    found: Found,
    hash: Words<'k>,
    nulls: Words<'k>,
    keys: Vec<Words<'k>>,
    values: Vec<Words<'k>>,
    argument_nulls: Vec<Words<'k>>,
    slots: Words<'k>,
    words: Words<'k>,
    /// The words of all groups so far.
    used: Var<'k, isize>,
    /// The row that found no place for its group.
    stopped: Var<'k, isize>,
}

impl<'k> Update<'k, '_> {
    fn layout(&self) -> &GroupWords {
        &self.hashed.layout
    }

    /// Adds the group of row `j` behind the last one.
    fn add_group(&self, base: Expr<'k, isize>, j: Expr<'k, isize>) {
        let layout = self.layout();
        let put = |word: usize, value: Expr<'k, i64>| self.words.store(base + word as isize, value);
        put(layout.hash(), self.hash.load(j));
        if self.found.has_null_keys {
            put(layout.nulls(), self.nulls.load(j));
        }
        self.keys.iter().enumerate().for_each(|(number, key)| put(layout.key(number), key.load(j)));
        for (number, (kind, _)) in self.plan.accumulated.accumulators.iter().enumerate() {
            match kind {
                Kind::Minimum => put(layout.accumulator(number), self.k.value(i64::MAX)),
                Kind::Maximum => put(layout.accumulator(number), self.k.value(i64::MIN)),
                // All words are zero until a group uses them.
                Kind::Float | Kind::Whole | Kind::Narrow | Kind::Wide => {}
            }
        }
        self.used.set(base + layout.total() as isize);
    }

    /// Whether the group is that of row `j`.
    fn is_group(&self, base: Expr<'k, isize>, j: Expr<'k, isize>) -> Expr<'k, bool> {
        let layout = self.layout();
        let word = |word: usize| self.words.load(base + word as isize);
        // Without NULLs in this batch: the group may be that of a NULL.
        let nulls = if self.found.has_null_keys { self.nulls.load(j) } else { self.k.value(0i64) };
        let mut is_equal = word(layout.nulls()).eq(nulls);
        for (number, key) in self.keys.iter().enumerate() {
            is_equal = is_equal & word(layout.key(number)).eq(key.load(j));
        }
        is_equal
    }

    /// Whether a group can be there. The comparisons prove that its words are in the table, without a check of each.
    fn is_place(&self, base: Expr<'k, isize>) -> Expr<'k, bool> {
        base.ge(0isize) & base.le(self.words.len() - self.layout().total() as isize)
    }

    /// The first word of the group of row `j`; leaves the loop around it if there is no place for it.
    fn group(&self, j: Expr<'k, isize>) -> Expr<'k, isize> {
        let (k, slots) = (self.k, self.slots);
        let mask = slots.len() - 1;
        slots.prefetch(self.hash.load(j + PREFETCH_DISTANCE as isize).cast::<isize>() & mask);
        let ahead = self.hash.load(j + GROUP_DISTANCE as isize).cast::<isize>() & mask;
        self.words.prefetch(slots.load_checked(ahead).cast::<isize>());
        let slot = k.var(self.hash.load(j).cast::<isize>() & mask);
        let base = k.var(0isize);
        k.loop_(|| {
            let place = slot.get();
            let found = slots.load_checked(place).cast::<isize>();
            base.set(found);
            k.if_(self.is_place(found), || k.break_if_(1, self.is_group(found, j))).else_(|| {
                let new = self.used.get();
                base.set(new);
                k.if_(self.is_place(new), || {
                    slots.store_checked(place, new.cast::<i64>());
                    self.add_group(new, j);
                    k.break_(1);
                });
                self.stopped.set(j);
                k.break_(2);
            });
            slot.set((place + 1) & mask);
        });
        base.get()
    }

    /// Updates the states of a group by row `j`.
    fn update(&self, base: Expr<'k, isize>, j: Expr<'k, isize>) {
        let layout = self.layout();
        let change = |word: usize, new: &dyn Fn(Expr<'k, i64>) -> Expr<'k, i64>| {
            let at = base + word as isize;
            self.words.store(at, new(self.words.load(at)));
        };
        change(layout.rows(), &|rows| rows + 1);
        for (number, nulls) in self.argument_nulls.iter().enumerate().filter(|(number, _)| self.found.nullable[*number])
        {
            change(layout.argument_nulls(number), &|n| n + nulls.load(j));
        }
        for (number, (kind, _)) in self.plan.accumulated.accumulators.iter().enumerate() {
            let word = layout.accumulator(number);
            let value = self.values[number].load(j);
            match kind {
                Kind::Float => {
                    change(word, &|sum| (sum.bitcast::<f64>() + value.bitcast::<f64>()).bitcast::<i64>());
                }
                Kind::Whole | Kind::Narrow => change(word, &|sum| sum + value),
                Kind::Wide => {
                    let low = self.words.load(base + word as isize) + value;
                    self.words.store(base + word as isize, low);
                    let has_carry = low.bitcast::<u64>().lt(value.bitcast::<u64>());
                    change(word + 1, &|high| high + (value >> 63) + has_carry.select(1i64, 0i64));
                }
                Kind::Minimum => change(word, &|least| least.min(value)),
                Kind::Maximum => change(word, &|greatest| greatest.max(value)),
            }
        }
    }
}

/// Records the kernel.
pub(super) fn record<'k>(
    k: K<'k>,
    params: Params<'k>,
    pipeline: &Pipeline,
    keys: &[Expression],
    plan: &Plan,
    hashed: &Hashed,
) {
    let columns: HashMap<usize, ColumnParams> = plan.columns.iter().copied().collect();
    let n = params.scalar::<isize>(0);
    let (first, end) = (params.scalar::<isize>(hashed.first), params.scalar::<isize>(hashed.end));
    let record = params.in_out::<u64>(plan.record).require_len(plan.record_words());
    let checks = Checks::new(k);
    let selected = k.var(record.get(SELECTED_WORD as isize).cast::<isize>());
    let mut found = Found::default();
    k.for_each_full_vector_of::<i64>(n, |at| {
        let lowering = Lowering::new(params, at, &columns, &checks, pipeline.nans(), k);
        found = store_rows(lowering, pipeline, keys, plan, hashed, selected);
    });
    let words = |param: &usize| params.in_out::<i64>(*param);
    let update = Update {
        k,
        plan,
        hashed,
        found,
        hash: words(&hashed.hash),
        nulls: words(&hashed.nulls),
        keys: hashed.keys.iter().map(words).collect(),
        values: hashed.values.iter().map(words).collect(),
        argument_nulls: hashed.argument_nulls.iter().map(words).collect(),
        slots: words(&hashed.slots),
        words: words(&hashed.words),
        used: k.var(record.get(USED_WORD as isize).cast::<isize>()),
        stopped: k.var(-1isize),
    };
    let has_failed = checks.failed();
    k.if_(has_failed.eq(0u64), || {
        k.for_range_(first, end, |j| {
            let base = update.group(j);
            // Every group that was found is a place.
            k.if_(update.is_place(base), || update.update(base, j));
        });
    });
    record.store(FAILED_WORD as isize, has_failed);
    k.for_each_full_vector_of::<i64>(VECTOR_WORDS as isize, |_| {
        record.store(LANES_WORD as isize, k.splat(0i64).lanes().cast::<u64>());
    });
    record.store(SELECTED_WORD as isize, selected.get().cast::<u64>());
    record.store(USED_WORD as isize, update.used.get().cast::<u64>());
    record.store(STOPPED_WORD as isize, update.stopped.get().cast::<u64>());
}
