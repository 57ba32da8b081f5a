//! The tables in stable form, and the functions that link them.
//!
//! In tables that a program reads, rows refer to each other by number and to texts by offset, so one more instruction
//! changes thousands of numbers. The stable form is what descriptions are generated to: rows refer to each other by
//! *keys* (hashes of names or contents), a list is stored once, the texts of instructions are in the order of
//! the rows, and instructions and patterns come in groups. One more instruction is one more row.
//!
//! In: a [`Source`]. Out: the words of the columns that depend on instructions. All functions are `const`: the compiler
//! links the tables that are part of the program, and the same functions link tables that are loaded at run time.
//! Invariants: groups follow each other in the order of the ids; linking copies each word once and looks up each key in
//! one hash table, because the compiler evaluates about ten simple operations per microsecond.
//! Not here: the assignment of keys (`build`), the text of the generated files (`kernelsmith-describe`).

use crate::desc::{Column, LIST_LEN_BITS, NONE, STR_LEN_BITS};

/// Length of the text after the name of an instruction, if it is the text of the instruction before.
pub const SAME_TEXT: u64 = 0xffff;
/// Numbers in the row of an instruction: the keys of the instruction and its shape; the encoding; the lengths of name
/// and text, and the distance to the form with a folded load.
pub const INST_NUMBERS: usize = 3;
/// Numbers in the row of a shape; each but the last holds two words.
pub const SHAPE_NUMBERS: usize = 6;

/// Numbers in the row of a pattern: its head, its complexity.
pub const PATTERN_NUMBERS: usize = 2;

/// The meaning of the elements of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListKind {
    /// Words.
    Words,
    /// Lengths of texts.
    Texts,
    /// Lengths of texts, and words with the highest of 32 bits set.
    Asm,
    /// Keys of features.
    Keys,
    /// Words whose upper half is the row of a key: the key is in the upper 32 bits.
    Operands,
}

/// A list in front of its elements.
#[derive(Clone, Copy, Debug)]
pub struct ListHead {
    /// The list's key.
    pub key: u32,
    /// The meaning of its elements.
    pub kind: ListKind,
    /// The number of its elements.
    pub n: usize,
}

impl ListHead {
    /// As a number of the stable form.
    pub const fn pack(self) -> u64 {
        self.key as u64 | (self.kind as u64) << 32 | (self.n as u64) << 40
    }

    /// From a number of the stable form.
    pub const fn unpack(number: u64) -> Self {
        let kind = match number >> 32 & 0xff {
            0 => ListKind::Words,
            1 => ListKind::Texts,
            2 => ListKind::Asm,
            3 => ListKind::Keys,
            _ => ListKind::Operands,
        };
        ListHead { key: number as u32, kind, n: (number >> 40) as usize }
    }
}

/// The sizes of a pattern.
#[derive(Clone, Copy, Debug)]
pub struct PatternHead {
    /// The key of the list of required features.
    pub features: u32,
    /// Number of items of the matched tree.
    pub n_items: u8,
    /// Number of items of the result tree.
    pub n_results: u8,
    /// Number of slots.
    pub n_slots: u8,
    /// Number of instructions and ranges that the items refer to.
    pub n_refs: u8,
}

impl PatternHead {
    /// As a number of the stable form.
    pub const fn pack(self) -> u64 {
        let sizes = u32::from_le_bytes([self.n_items, self.n_results, self.n_slots, self.n_refs]);
        self.features as u64 | (sizes as u64) << 32
    }

    /// From a number of the stable form.
    pub const fn unpack(number: u64) -> Self {
        let [n_items, n_results, n_slots, n_refs] = ((number >> 32) as u32).to_le_bytes();
        PatternHead { features: number as u32, n_items, n_results, n_slots, n_refs }
    }
}

/// The stable form of a description.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The columns by number. Those that depend on instructions are empty, except: `Lists` has the lists of the other
    /// columns, `Classes` and `ShortForms` have keys of instructions, `Nodes` has numbers of patterns only.
    pub columns: [&'a [u32]; Column::ALL.len()],
    /// The texts of these columns, in bytes.
    pub n_text_bytes: usize,
    /// The keys of the rows of `Features`, `Kinds`, `Classes` and `Nodes`.
    pub keys: [&'a [u32]; 4],
    /// The lists of shapes and patterns, each once: [`ListHead`] and elements.
    pub lists: &'a [u64],
    /// The shapes.
    pub shapes: &'a [u64],
    /// The groups of instructions.
    pub insts: &'a [&'a [u64]],
    /// The groups of patterns: [`PatternHead`] and complexity.
    pub patterns: &'a [&'a [u64]],
    /// The rows of `Items` of these patterns.
    pub items: &'a [&'a [u32]],
    /// The rows of `Results` of these patterns.
    pub results: &'a [&'a [u32]],
    /// The keys of the instructions and ranges that these rows refer to.
    pub refs: &'a [&'a [u32]],
}

impl Source<'_> {
    /// Number of instructions.
    pub const fn n_insts(&self) -> usize {
        total(self.insts) / INST_NUMBERS
    }

    /// Number of shapes.
    pub const fn n_shapes(&self) -> usize {
        self.shapes.len() / SHAPE_NUMBERS
    }

    /// Number of patterns.
    pub const fn n_patterns(&self) -> usize {
        total(self.patterns) / PATTERN_NUMBERS
    }

    /// Words of the column `Lists`.
    pub const fn n_list_words(&self) -> usize {
        let (mut n, mut at) = (self.columns[Column::Lists as usize].len(), 0);
        while at < self.lists.len() {
            let list = ListHead::unpack(self.lists[at]);
            n += list.n;
            at += 1 + list.n;
        }
        n
    }

    /// Size of the hash table for an [`Index`].
    pub const fn n_slots(&self) -> usize {
        // A list has at least one element.
        let n = self.n_insts() + self.n_shapes() + self.lists.len() / 2;
        let [a, b, c, d] = self.keys;
        // Sparse, so that most keys are in the first slot.
        (4 * (n + a.len() + b.len() + c.len() + d.len()) + 2).next_power_of_two()
    }
}

/// Number of elements of all groups.
pub const fn total<T>(groups: &[&[T]]) -> usize {
    let (mut n, mut group) = (0, 0);
    while group < groups.len() {
        n += groups[group].len();
        group += 1;
    }
    n
}

/// The numbers that keys refer to: rows, and packed references of lists.
#[derive(Clone, Copy, Debug)]
pub struct Index<'a> {
    /// Key in the lower half, number in the upper half; 0 if the slot is empty, because no key is 0.
    slots: &'a [u64],
    mask: usize,
}

impl<'a> Index<'a> {
    /// An index over slots that [`fill_slots`] filled.
    pub const fn new(slots: &'a [u64]) -> Self {
        Index { slots, mask: slots.len() - 1 }
    }

    #[cold]
    const fn get_late(self, key: u32) -> u32 {
        let mut at = key as usize & self.mask;
        loop {
            let slot = self.slots[at];
            if slot as u32 == key {
                return (slot >> 32) as u32;
            }
            assert!(slot != 0, "a key has no row");
            at = (at + 1) & self.mask;
        }
    }
}

/// The number of a key. A macro, because calls take the compiler's interpreter longer than the lookup.
macro_rules! get {
    ($index:ident, $key:expr) => {{
        let key = $key;
        let slot = $index.slots[key as usize & $index.mask];
        if slot as u32 == key { (slot >> 32) as u32 } else { $index.get_late(key) }
    }};
}

/// Stores the number of a key.
macro_rules! set {
    ($slots:ident, $mask:ident, $key:expr, $number:expr) => {{
        let key = $key;
        let number = $number;
        let at = key as usize & $mask;
        if $slots[at] == 0 {
            $slots[at] = key as u64 | (number as u64) << 32;
        } else {
            set_late($slots, key, number);
        }
    }};
}

#[cold]
const fn set_late(slots: &mut [u64], key: u32, number: u32) {
    let mask = slots.len() - 1;
    let mut at = key as usize & mask;
    while slots[at] != 0 {
        assert!(slots[at] as u32 != key, "two rows have the same key");
        at = (at + 1) & mask;
    }
    slots[at] = key as u64 | (number as u64) << 32;
}

/// Fills the hash table of an [`Index`], which has [`Source::n_slots`] slots.
pub const fn fill_slots(source: &Source<'_>, slots: &mut [u64]) {
    let mask = slots.len() - 1;
    let mut table = 0;
    while table < source.keys.len() {
        let (keys, mut row) = (source.keys[table], 0);
        while row < keys.len() {
            set!(slots, mask, keys[row], row as u32);
            row += 1;
        }
        table += 1;
    }
    let (mut at, mut start) = (0, source.columns[Column::Lists as usize].len());
    while at < source.lists.len() {
        let list = ListHead::unpack(source.lists[at]);
        set!(slots, mask, list.key, (start << LIST_LEN_BITS | list.n) as u32);
        start += list.n;
        at += 1 + list.n;
    }
    let (mut at, mut row) = (0, 0);
    while at < source.shapes.len() {
        set!(slots, mask, source.shapes[at] as u32, row);
        row += 1;
        at += SHAPE_NUMBERS;
    }
    let (mut group, mut row) = (0, 0);
    while group < source.insts.len() {
        let (numbers, mut at) = (source.insts[group], 0);
        while at < numbers.len() {
            let key = numbers[at] as u32;
            if key != 0 {
                set!(slots, mask, key, row);
            }
            row += 1;
            at += INST_NUMBERS;
        }
        group += 1;
    }
}

/// Writes the column `Lists`.
pub const fn lists(source: &Source<'_>, index: Index<'_>, words: &mut [u32]) {
    let others = source.columns[Column::Lists as usize];
    words.split_at_mut(others.len()).0.copy_from_slice(others);
    let (mut at, mut to, mut text) = (0, others.len(), source.n_text_bytes as u32);
    while at < source.lists.len() {
        let list = ListHead::unpack(source.lists[at]);
        at += 1;
        let end = at + list.n;
        while at < end {
            let number = source.lists[at];
            words[to] = match list.kind {
                ListKind::Words => number as u32,
                ListKind::Keys => get!(index, number as u32),
                ListKind::Operands => number as u32 | get!(index, (number >> 32) as u32) << 16,
                ListKind::Asm if number >> 31 != 0 => number as u32,
                ListKind::Asm | ListKind::Texts => {
                    let start = text;
                    text += number as u32;
                    start << STR_LEN_BITS | number as u32
                }
            };
            at += 1;
            to += 1;
        }
    }
    assert!(to == words.len(), "the column has another size");
}

/// Writes the columns `Insts` and `Encodings`.
pub const fn insts(source: &Source<'_>, index: Index<'_>, rows: &mut [u32], encodings: &mut [u32]) {
    let (rows, encodings) = (rows.as_chunks_mut::<4>().0, encodings.as_chunks_mut::<2>().0);
    let mut text = source.n_text_bytes as u32 + list_text_bytes(source);
    let (mut group, mut id, mut same) = (0, 0, 0);
    while group < source.insts.len() {
        let (numbers, mut at) = (source.insts[group].as_chunks::<INST_NUMBERS>().0, 0);
        while at < numbers.len() {
            let [keys, bits, texts] = numbers[at];
            let name = texts as u32 & 0xffff;
            let len = texts as u32 >> 16;
            let start = text;
            text += name;
            if len as u64 != SAME_TEXT {
                same = text << STR_LEN_BITS | len;
                text += len;
            }
            let distance = (texts >> 32) as u32;
            let folded = if distance == 0 { NONE } else { (id as u32).wrapping_add(distance) };
            rows[id] = [start << STR_LEN_BITS | name, same, folded, get!(index, (keys >> 32) as u32)];
            encodings[id] = [bits as u32, (bits >> 32) as u32];
            at += 1;
            id += 1;
        }
        group += 1;
    }
}

const fn list_text_bytes(source: &Source<'_>) -> u32 {
    let (mut at, mut n) = (0, 0);
    while at < source.lists.len() {
        let list = ListHead::unpack(source.lists[at]);
        at += 1;
        let end = at + list.n;
        match list.kind {
            ListKind::Asm | ListKind::Texts => {
                while at < end {
                    if source.lists[at] >> 31 == 0 {
                        n += source.lists[at] as u32;
                    }
                    at += 1;
                }
            }
            _ => at = end,
        }
    }
    n
}

/// The packed reference of a list; key 0 is the empty list.
macro_rules! list {
    ($index:ident, $key:expr) => {{
        let key = $key;
        if key == 0 { 0 } else { get!($index, key) }
    }};
}

/// Writes the column `Shapes`.
pub const fn shapes(source: &Source<'_>, index: Index<'_>, rows: &mut [u32]) {
    let (shapes, rows) = (source.shapes.as_chunks::<SHAPE_NUMBERS>().0, rows.as_chunks_mut::<10>().0);
    let mut row = 0;
    while row < shapes.len() {
        let [flags, operands, tail, defs, pieces, size] = shapes[row];
        rows[row] = [
            (flags >> 32) as u32,
            list!(index, operands as u32),
            list!(index, (operands >> 32) as u32),
            list!(index, tail as u32),
            list!(index, (tail >> 32) as u32),
            list!(index, defs as u32),
            list!(index, (defs >> 32) as u32),
            list!(index, pieces as u32),
            (pieces >> 32) as u32,
            size as u32,
        ];
        row += 1;
    }
}

/// Writes the column `Patterns`.
pub const fn patterns(source: &Source<'_>, index: Index<'_>, rows: &mut [u32]) {
    let rows = rows.as_chunks_mut::<6>().0;
    let (mut group, mut row, mut item, mut result, mut of) = (0, 0, 0, 0, 0);
    while group < source.patterns.len() {
        let (numbers, mut at) = (source.patterns[group].as_chunks::<PATTERN_NUMBERS>().0, 0);
        while at < numbers.len() {
            let [head, complexity] = numbers[at];
            let sizes = (head >> 32) as u32;
            rows[row] = [item, result, sizes, complexity as u32, list!(index, head as u32), of];
            item += sizes & 0xff;
            result += sizes >> 8 & 0xff;
            of += sizes >> 24;
            at += 1;
            row += 1;
        }
        group += 1;
    }
}

/// Writes the column `Refs`.
pub const fn refs(source: &Source<'_>, index: Index<'_>, words: &mut [u32]) {
    let (mut group, mut to) = (0, 0);
    while group < source.refs.len() {
        let (keys, mut at) = (source.refs[group], 0);
        while at < keys.len() {
            words[to] = get!(index, keys[at]);
            at += 1;
            to += 1;
        }
        group += 1;
    }
}

/// Concatenates groups.
pub const fn join(groups: &[&[u32]], words: &mut [u32]) {
    let (mut tail, mut group) = (words, 0);
    while group < groups.len() {
        let (words, others) = tail.split_at_mut(groups[group].len());
        words.copy_from_slice(groups[group]);
        tail = others;
        group += 1;
    }
}

/// Replaces keys of instructions in a column by their ids, in these fields of each row.
pub const fn instruction_keys(column: Column, fields: &[usize], index: Index<'_>, words: &mut [u32]) {
    let mut row = 0;
    while row < words.len() {
        let mut field = 0;
        while field < fields.len() {
            let at = row + fields[field];
            if words[at] != NONE {
                words[at] = get!(index, words[at]);
            }
            field += 1;
        }
        row += column.stride();
    }
}

/// The fields of a row of `Classes` that refer to instructions.
pub const CLASS_INSTS: &[usize] = &[6, 7, 8];
/// The fields of a row of `ShortForms` that refer to instructions.
pub const SHORT_FORM_INSTS: &[usize] = &[0, 1];

/// Writes the first pattern of each row of `Nodes`, whose last word is the number of its patterns.
pub const fn first_patterns(words: &mut [u32]) {
    let (mut row, mut first) = (0, 0);
    while row < words.len() {
        words[row + 2] = first;
        first += words[row + 3];
        row += Column::Nodes.stride();
    }
}
