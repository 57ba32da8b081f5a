//! The groups of a pipeline in a hash table of words.
//!
//! In: groups, from code that finds and updates them, or as values and states. Out: the same as values and states, or as
//! columns.
//! A slot has the first word of its group, or -1; collisions take the next slot (linear probing). Groups follow each other
//! in the order in which they were added, so that they stay where they are when the slots are made anew.
//! Invariants: at most half of the slots are taken; words behind the last group are zero.
//! Not here: the code (see `compile/hashed.rs`), what a group's words are (see `GroupWords`).

use crate::aggregate::State;
use crate::batch::Array;
use crate::compile::plan::{Accumulated, GroupWords, HASH_FACTOR, HASH_SHIFT, Kind, Use, VECTOR_WORDS, key_words};
use crate::compile::{PREFETCH_DISTANCE, order_of, unordered, words_of};
use crate::evaluate::{Result, Values, Vector, array};
use crate::expression::Expression;
use crate::pipeline::Aggregate;
use crate::types::{self, DataType, Representation, Value, representation};
use kernelsmith_rows::INLINE_BYTES;

/// The number of groups that the first table has space for.
const FIRST_GROUPS: usize = 64;
/// More rows of a group are only reached by merging, and stay with the interpreter. Batches add too few to exceed a word.
const MAX_GROUP_ROWS: u64 = 1 << 62;
const WORD_BYTES: usize = size_of::<i64>();

/// A hash table of groups.
#[derive(Clone, Debug)]
pub(crate) struct GroupTable {
    keys: Vec<DataType>,
    layout: GroupWords,
    accumulated: Accumulated,
    pub(crate) slots: Vec<i64>,
    pub(crate) words: Vec<i64>,
    /// The words of all groups.
    pub(crate) used: usize,
    /// Space for code: a value for each row in each.
    pub(crate) scratch: Vec<Vec<i64>>,
}

/// The sum in two words.
fn wide(low: i64, high: i64) -> i128 {
    i128::from(high) << 64 | i128::from(low as u64)
}

fn hash_of(nulls: i64, words: &[i64]) -> i64 {
    let mixed = |word: i64| {
        let product = word.wrapping_mul(HASH_FACTOR);
        product ^ (product as u64 >> HASH_SHIFT) as i64
    };
    mixed(words.iter().fold(nulls, |hash, word| mixed(hash ^ word)))
}

impl GroupTable {
    pub(crate) fn new(keys: &[Expression], aggregates: &[Aggregate]) -> GroupTable {
        let accumulated = Accumulated::of(aggregates);
        let layout = GroupWords::new(keys, &accumulated);
        let (slots, words) = (vec![-1; 2 * FIRST_GROUPS], vec![0; FIRST_GROUPS * layout.total()]);
        let keys = keys.iter().map(Expression::ty).collect();
        GroupTable { keys, layout, accumulated, slots, words, used: 0, scratch: Vec::new() }
    }

    pub(crate) fn n_groups(&self) -> usize {
        self.used / self.layout.total()
    }

    /// The number of bytes that the table uses.
    pub(crate) fn bytes(&self) -> usize {
        let scratch: usize = self.scratch.iter().map(Vec::capacity).sum();
        WORD_BYTES * (self.slots.capacity() + self.words.capacity() + scratch)
    }

    /// The maximum number of bytes that the table uses while it gets so many rows of new groups.
    pub(crate) fn bytes_after(&self, rows: usize) -> usize {
        let capacity = self.capacity();
        let wanted = self.n_groups().saturating_add(rows);
        let per_row = self.layout.total() * WORD_BYTES;
        // Padded rows fill a vector.
        let scratch = rows.saturating_add(PREFETCH_DISTANCE + VECTOR_WORDS).saturating_mul(per_row);
        let now = self.bytes().saturating_add(scratch);
        if wanted <= capacity {
            return now;
        }
        // The old words exist until they are copied.
        let new = wanted.next_power_of_two().saturating_mul(self.layout.total() + 2).saturating_mul(WORD_BYTES);
        now.saturating_add(new)
    }

    /// The number of groups that have a place.
    pub(crate) fn capacity(&self) -> usize {
        self.words.len() / self.layout.total()
    }

    /// Whether groups may use so many words after some were added.
    pub(crate) fn can_use(&self, words: usize) -> bool {
        (self.used..=self.words.len()).contains(&words) && words.is_multiple_of(self.layout.total())
    }

    /// Doubles the space for groups.
    pub(crate) fn grow(&mut self) {
        let n_words = 2 * self.words.len();
        self.words.reserve_exact(n_words - self.words.len());
        self.words.resize(n_words, 0);
        let mut slots = vec![-1; 2 * self.slots.len()];
        for base in (0..self.used).step_by(self.layout.total()) {
            let mut slot = self.words[base + self.layout.hash()] as usize & (slots.len() - 1);
            while slots[slot] >= 0 {
                slot = (slot + 1) & (slots.len() - 1);
            }
            slots[slot] = base as i64;
        }
        self.slots = slots;
    }

    /// The first word of the group with these keys, added if there is none.
    fn find(&mut self, nulls: i64, keys: &[i64]) -> usize {
        if self.used + self.layout.total() > self.words.len() {
            self.grow();
        }
        let hash = hash_of(nulls, keys);
        let mut slot = hash as usize & (self.slots.len() - 1);
        while let Ok(base) = usize::try_from(self.slots[slot]) {
            let group = &self.words[base..base + self.layout.total()];
            if group[self.layout.nulls()] == nulls && group[self.layout.key(0)..][..keys.len()] == *keys {
                return base;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        let base = self.used;
        self.slots[slot] = base as i64;
        self.used += self.layout.total();
        let group = &mut self.words[base..self.used];
        group[self.layout.hash()] = hash;
        group[self.layout.nulls()] = nulls;
        group[self.layout.key(0)..][..keys.len()].copy_from_slice(keys);
        for (number, (kind, _)) in self.accumulated.accumulators.iter().enumerate() {
            match kind {
                Kind::Minimum => group[self.layout.accumulator(number)] = i64::MAX,
                Kind::Maximum => group[self.layout.accumulator(number)] = i64::MIN,
                Kind::Float | Kind::Whole | Kind::Narrow | Kind::Wide => {}
            }
        }
        base
    }

    /// Whether the keys, the number of rows and the states of a group have words.
    pub(crate) fn has_words(&self, keys: &[Value], rows: u64, states: &[State]) -> bool {
        let is_word = |state: &State| match state {
            State::Extreme(value) => *value == Value::Null || order_of(value).is_some(),
            State::Moments(..) => false,
            State::Count(_) | State::Whole(..) | State::Float(..) => true,
        };
        rows <= MAX_GROUP_ROWS && keys.iter().all(|key| words_of(key).is_some()) && states.iter().all(is_word)
    }

    /// Adds rows of a group that were aggregated elsewhere, and whose keys and states have words.
    pub(crate) fn add(&mut self, keys: &[Value], rows: u64, states: &[State]) {
        let (mut nulls, mut words) = (0, Vec::new());
        for (number, (key, ty)) in keys.iter().zip(&self.keys).enumerate() {
            nulls |= i64::from(*key == Value::Null) << number;
            words.extend(&words_of(key).unwrap_or_default()[..key_words(*ty)]);
        }
        let base = self.find(nulls, &words);
        let (layout, accumulated) = (&self.layout, &self.accumulated);
        let group = &mut self.words[base..base + layout.total()];
        group[layout.rows()] = group[layout.rows()].wrapping_add(rows as i64);
        // Several aggregates may share an accumulator, and the number of values. A minimum or maximum only tells whether
        // there are values.
        let mut counts: Vec<Option<u64>> = vec![None; accumulated.arguments.len()];
        for (used, state) in accumulated.uses.iter().zip(states) {
            let Some(argument) = used.argument else { continue };
            match state {
                State::Count(n) | State::Whole(_, n) | State::Float(_, n) => counts[argument] = Some(*n),
                State::Extreme(value) => {
                    counts[argument] = counts[argument].or(Some(if *value == Value::Null { 0 } else { rows }));
                }
                State::Moments(..) => {}
            }
        }
        for (argument, count) in counts.iter().enumerate() {
            let nulls = &mut group[layout.argument_nulls(argument)];
            *nulls = nulls.wrapping_add(rows.wrapping_sub(count.unwrap_or(rows)) as i64);
        }
        let mut has_accumulator = vec![false; accumulated.accumulators.len()];
        for (used, state) in accumulated.uses.iter().zip(states) {
            let Some(number) = used.accumulator else { continue };
            if std::mem::replace(&mut has_accumulator[number], true) {
                continue;
            }
            let word = layout.accumulator(number);
            match (accumulated.accumulators[number].0, state) {
                (Kind::Float, State::Float(sum, _)) => {
                    group[word] = (f64::from_bits(group[word] as u64) + sum).to_bits() as i64;
                }
                (Kind::Whole | Kind::Narrow, State::Whole(sum, _)) => {
                    group[word] = group[word].wrapping_add(*sum as i64)
                }
                (Kind::Wide, State::Whole(sum, _)) => {
                    let sum = wide(group[word], group[word + 1]).wrapping_add(*sum);
                    (group[word], group[word + 1]) = (sum as i64, (sum >> 64) as i64);
                }
                (Kind::Minimum, State::Extreme(value)) => {
                    group[word] = group[word].min(order_of(value).unwrap_or(i64::MAX));
                }
                (Kind::Maximum, State::Extreme(value)) => {
                    group[word] = group[word].max(order_of(value).unwrap_or(i64::MIN));
                }
                _ => unreachable!("states suit their aggregates"),
            }
        }
    }

    /// The words of each group.
    fn groups(&self) -> impl ExactSizeIterator<Item = &[i64]> + Clone {
        self.words[..self.used].chunks_exact(self.layout.total())
    }

    /// Calls a function with the keys, the number of rows and the states of each group.
    pub(crate) fn for_each(&self, aggregates: &[Aggregate], mut call: impl FnMut(Vec<Value>, u64, &[State])) {
        for group in self.groups() {
            let states: Vec<State> = self
                .accumulated
                .uses
                .iter()
                .zip(aggregates)
                .map(|(used, aggregate)| self.state(group, used, aggregate))
                .collect();
            let keys = (0..self.keys.len()).map(|key| self.key(group, key)).collect();
            call(keys, group[self.layout.rows()] as u64, &states);
        }
    }

    /// The keys of each group.
    pub(crate) fn keys(&self) -> Vec<Vec<Value>> {
        let keys = |group| (0..self.keys.len()).map(|key| self.key(group, key)).collect();
        self.groups().map(keys).collect()
    }

    /// The first word of a key.
    fn key_word(&self, key: usize) -> usize {
        self.layout.key(self.keys[..key].iter().map(|ty| key_words(*ty)).sum())
    }

    fn key(&self, group: &[i64], key: usize) -> Value {
        let word = group[self.key_word(key)];
        if group[self.layout.nulls()] >> key & 1 != 0 {
            return Value::Null;
        }
        match representation(self.keys[key]) {
            Representation::Bool => Value::Bool(word != 0),
            Representation::Int | Representation::Wide => Value::Int(word.into()),
            Representation::Float32 => Value::Float32(f32::from_bits(word as u32)),
            Representation::Float64 => Value::Float64(f64::from_bits(word as u64)),
            Representation::Text => {
                let (view, len) = self.text(group, key);
                Value::Bytes(view[4..4 + len].to_vec())
            }
        }
    }

    /// The view of a text, which is in the view itself, and its length.
    fn text(&self, group: &[i64], key: usize) -> ([u8; 16], usize) {
        let word = self.key_word(key);
        let mut view = [0; 16];
        view[..8].copy_from_slice(&group[word].to_ne_bytes());
        view[8..].copy_from_slice(&group[word + 1].to_ne_bytes());
        (view, (group[word] as u32 as usize).min(INLINE_BYTES))
    }

    /// The number of values of an argument; of rows without one.
    fn count(&self, group: &[i64], argument: Option<usize>) -> u64 {
        let rows = group[self.layout.rows()];
        argument.map_or(rows, |argument| rows.wrapping_sub(group[self.layout.argument_nulls(argument)])) as u64
    }

    fn state(&self, group: &[i64], used: &Use, aggregate: &Aggregate) -> State {
        let count = self.count(group, used.argument);
        let Some(number) = used.accumulator else { return State::Count(count) };
        let word = self.layout.accumulator(number);
        match self.accumulated.accumulators[number].0 {
            Kind::Float => State::Float(f64::from_bits(group[word] as u64), count),
            Kind::Whole | Kind::Narrow => State::Whole(group[word].into(), count),
            Kind::Wide => State::Whole(wide(group[word], group[word + 1]), count),
            Kind::Minimum | Kind::Maximum => {
                let ty = aggregate.argument().map(Expression::ty).filter(|_| count > 0);
                State::Extreme(ty.map_or(Value::Null, |ty| unordered(group[word], ty)))
            }
        }
    }

    /// A column for each key.
    ///
    /// # Errors
    /// The texts of a column exceed 2 GiB.
    pub(crate) fn key_columns(&self) -> Result<Vec<Array>> {
        (0..self.keys.len()).map(|key| self.key_column(key)).collect()
    }

    fn key_column(&self, key: usize) -> Result<Array> {
        let (ty, word, groups) = (self.keys[key], self.key_word(key), self.groups());
        let rows = groups.len();
        let words = groups.clone().map(|group| group[word]);
        let texts: Vec<([u8; 16], usize)> = match representation(ty) {
            Representation::Text => groups.clone().map(|group| self.text(group, key)).collect(),
            _ => Vec::new(),
        };
        let values = match representation(ty) {
            Representation::Bool => Values::Bool(words.map(|word| word != 0).collect()),
            Representation::Int => Values::Int(words.collect()),
            Representation::Wide => Values::Wide(words.map(i128::from).collect()),
            Representation::Float32 => Values::Float32(words.map(|word| f32::from_bits(word as u32)).collect()),
            Representation::Float64 => Values::Float64(words.map(|word| f64::from_bits(word as u64)).collect()),
            Representation::Text => Values::Text(texts.iter().map(|(view, len)| &view[4..4 + len]).collect()),
        };
        let valid = groups.map(|group| group[self.layout.nulls()] >> key & 1 == 0).collect();
        array(&Vector { values, valid: Some(valid) }, ty, rows, None)
    }

    /// A column for each aggregate.
    ///
    /// # Errors
    /// None: no result is a text.
    pub(crate) fn result_columns(&self, aggregates: &[Aggregate]) -> Result<Vec<Array>> {
        let columns = self.accumulated.uses.iter().zip(aggregates);
        columns.map(|(used, aggregate)| self.result_column(used, aggregate)).collect()
    }

    fn result_column(&self, used: &Use, aggregate: &Aggregate) -> Result<Array> {
        let (function, ty) = (aggregate.function(), aggregate.ty());
        let results = self.groups().map(|group| self.state(group, used, aggregate).result(function));
        let whole = |value: Value| if let Value::Int(value) = value { types::wrapped(value, ty) } else { 0 };
        let (mut valid, rows) = (Vec::with_capacity(results.len()), results.len());
        let results = results.inspect(|value| valid.push(*value != Value::Null));
        let values = match representation(ty) {
            Representation::Int => Values::Int(results.map(|value| whole(value) as i64).collect()),
            Representation::Wide => Values::Wide(results.map(whole).collect()),
            Representation::Float32 => Values::Float32(
                results.map(|value| if let Value::Float32(value) = value { value } else { 0.0 }).collect(),
            ),
            Representation::Float64 => Values::Float64(
                results.map(|value| if let Value::Float64(value) = value { value } else { 0.0 }).collect(),
            ),
            Representation::Bool | Representation::Text => {
                unreachable!("code has no such aggregates: `support` refuses them")
            }
        };
        array(&Vector { values, valid: Some(valid) }, ty, rows, None)
    }
}

#[cfg(test)]
mod tests {
    use super::hash_of;
    use std::collections::HashSet;

    /// The number of slots of all keys in a table that has twice as many.
    fn n_slots(keys: impl Iterator<Item = i64>) -> (usize, usize) {
        let hashes: Vec<i64> = keys.map(|key| hash_of(0, &[key])).collect();
        let slots: HashSet<i64> = hashes.iter().map(|hash| hash & (2 * hashes.len() as i64 - 1)).collect();
        (slots.len(), hashes.len())
    }

    /// Keys whose bits differ in few places have slots like random ones, of which 79 % would be different.
    #[test]
    fn regular_keys_have_different_slots() {
        let check = |name: &str, (n_slots, n_keys): (usize, usize)| {
            assert!(10 * n_slots > 7 * n_keys, "{name}: {n_slots} slots of {n_keys} keys");
        };
        let numbers = || 0..1i64 << 14;
        for shift in 0..50 {
            check("multiples", n_slots(numbers().map(|n| n << shift)));
            check("odd multiples", n_slots(numbers().map(|n| n.wrapping_mul(1 << shift | 1))));
        }
        for unit in [1.0, 0.25, -1000.0, 0.01] {
            check("floats", n_slots(numbers().map(|n| (n as f64 * unit).to_bits() as i64)));
        }
        let text = |n: i64| {
            let letter = |at: u32| b'a'.wrapping_add((n >> (4 * at) & 15) as u8);
            i64::from_le_bytes([4, 0, 0, 0, letter(0), letter(1), letter(2), letter(3)])
        };
        check("short texts", n_slots(numbers().map(text)));
    }
}
