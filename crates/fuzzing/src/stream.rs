//! Bitcode as a tree of blocks and records, and changes of it.
//!
//! In: bitcode, for changes also a random generator. Out: the tree; bitcode again. Invariants: an unchanged tree is written as
//! bitcode with the same meaning: records keep their abbreviations, and lengths of blocks are computed; a changed tree may be
//! anything, but the reader of this project, of which nothing is used here, gets to its records.
//! Not here: changes of bytes (`mutate`).

use kernelsmith_random::Rng;
use std::collections::HashMap;
use std::sync::Arc;

/// What a stream begins with, in bits.
const MAGIC: &[u8] = b"BC\xc0\xde";
/// The block of abbreviations for other blocks, and the record that says for which block.
const INFO_BLOCK: u64 = 0;
const SET_BLOCK: u64 = 1;
/// Deepest nesting that is read; clang's modules have 4 levels.
const MAX_DEPTH: usize = 16;
/// Maximum number of operands and of items that a change adds.
const MAX_ADDED: u32 = 14;

/// An operand of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Literal(u64),
    Fixed(u64),
    Vbr(u64),
    Array,
    Char6,
    Blob,
}

type Abbreviation = Arc<Vec<Form>>;

/// A part of a block.
#[derive(Clone, PartialEq, Debug)]
enum Item {
    /// A block; `longer` is added to its length in words.
    Block { id: u64, width: u32, longer: i32, items: Vec<Item> },
    /// The definition of an abbreviation.
    Define(Abbreviation),
    /// A record, the first number is its code; with the abbreviation that it was written with.
    Record { id: u64, form: Option<Abbreviation>, numbers: Vec<u64>, blob: Vec<u8> },
}

/// The blocks of a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tree {
    items: Vec<Item>,
}

const CHARS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

struct Reader<'a> {
    bytes: &'a [u8],
    at: u64,
    info: HashMap<u64, Vec<Abbreviation>>,
}

impl Reader<'_> {
    fn fixed(&mut self, width: u64) -> Option<u64> {
        let mut value = 0;
        for bit in 0..width {
            let byte = self.bytes.get((self.at / 8) as usize)?;
            value |= u64::from(byte >> (self.at % 8) & 1).checked_shl(bit as u32)?;
            self.at += 1;
        }
        Some(value)
    }

    fn vbr(&mut self, width: u64) -> Option<u64> {
        // Changed abbreviations have any width.
        let more = 1 << width.checked_sub(1).filter(|bits| (1..64).contains(bits))?;
        let (mut value, mut shift) = (0, 0);
        loop {
            let group = self.fixed(width)?;
            value |= (group & (more - 1)).checked_shl(shift)?;
            shift += width as u32 - 1;
            if group & more == 0 {
                return Some(value);
            }
        }
    }

    fn scalar(&mut self, form: Form) -> Option<u64> {
        match form {
            Form::Literal(value) => Some(value),
            Form::Fixed(width) => self.fixed(width),
            Form::Vbr(width) => self.vbr(width),
            Form::Char6 => self.fixed(6).map(|at| u64::from(CHARS[at as usize])),
            Form::Array | Form::Blob => None,
        }
    }

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }

    fn abbreviation(&mut self) -> Option<Abbreviation> {
        let n = self.vbr(5)?;
        let form = |reader: &mut Self| {
            if reader.fixed(1)? == 1 {
                return reader.vbr(8).map(Form::Literal);
            }
            Some(match reader.fixed(3)? {
                1 => Form::Fixed(reader.vbr(5)?),
                2 => Form::Vbr(reader.vbr(5)?),
                3 => Form::Array,
                4 => Form::Char6,
                5 => Form::Blob,
                _ => return None,
            })
        };
        (0..n).map(|_| form(self)).collect::<Option<Vec<_>>>().map(Arc::new)
    }

    fn record(&mut self, id: u64, abbreviations: &[Abbreviation]) -> Option<Item> {
        let (mut numbers, mut blob) = (Vec::new(), Vec::new());
        if id == 3 {
            numbers.push(self.vbr(6)?);
            for _ in 0..self.vbr(6)? {
                numbers.push(self.vbr(6)?);
            }
            return Some(Item::Record { id, form: None, numbers, blob });
        }
        let form = abbreviations.get(id.checked_sub(4)? as usize)?.clone();
        let mut forms = form.iter();
        while let Some(&next) = forms.next() {
            match next {
                Form::Array => {
                    let n = self.vbr(6)?;
                    let element = *forms.next()?;
                    for _ in 0..n {
                        numbers.push(self.scalar(element)?);
                    }
                }
                Form::Blob => {
                    let n = self.vbr(6)? as usize;
                    self.align();
                    let start = (self.at / 8) as usize;
                    blob = self.bytes.get(start..start.checked_add(n)?)?.to_vec();
                    self.at += 8 * n as u64;
                    self.align();
                }
                next => numbers.push(self.scalar(next)?),
            }
        }
        Some(Item::Record { id, form: Some(form), numbers, blob })
    }

    fn block(&mut self, id: u64, width: u32, depth: usize) -> Option<Vec<Item>> {
        let mut abbreviations = self.info.get(&id).cloned().unwrap_or_default();
        let (mut items, mut of_block) = (Vec::new(), None);
        loop {
            match self.fixed(width.into())? {
                0 => {
                    self.align();
                    return Some(items);
                }
                1 => items.push(self.inner(depth)?),
                2 => {
                    let abbreviation = self.abbreviation()?;
                    items.push(Item::Define(abbreviation.clone()));
                    match of_block {
                        Some(block) if id == INFO_BLOCK => self.info.entry(block).or_default().push(abbreviation),
                        _ => abbreviations.push(abbreviation),
                    }
                }
                number => {
                    let record = self.record(number, &abbreviations)?;
                    if let (INFO_BLOCK, Item::Record { numbers, .. }) = (id, &record)
                        && let [SET_BLOCK, block, ..] = numbers[..]
                    {
                        of_block = Some(block);
                    }
                    items.push(record);
                }
            }
        }
    }

    /// A block after its first word.
    fn inner(&mut self, depth: usize) -> Option<Item> {
        let (id, width) = (self.vbr(8)?, self.vbr(4)? as u32);
        self.align();
        self.fixed(32)?;
        let depth = depth.checked_sub(1)?;
        Some(Item::Block { id, width, longer: 0, items: self.block(id, width, depth)? })
    }
}

/// Bits as they are written.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    n_bits: u64,
}

impl Writer {
    fn fixed(&mut self, value: u64, width: u64) {
        for bit in 0..width {
            if self.n_bits.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let value = value.checked_shr(bit as u32).unwrap_or(0) & 1;
            let last = self.bytes.len() - 1;
            self.bytes[last] |= (value as u8) << (self.n_bits % 8);
            self.n_bits += 1;
        }
    }

    fn vbr(&mut self, mut value: u64, width: u64) {
        let width = width.clamp(2, 32);
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        self.fixed(0, self.n_bits.next_multiple_of(32) - self.n_bits);
    }

    fn scalar(&mut self, form: Form, value: u64) {
        match form {
            Form::Fixed(width) => self.fixed(value, width.min(64)),
            Form::Vbr(width) => self.vbr(value, width),
            Form::Char6 => {
                let at = CHARS.iter().position(|&char| u64::from(char) == value);
                self.fixed(at.unwrap_or(0) as u64, 6);
            }
            Form::Literal(_) | Form::Array | Form::Blob => {}
        }
    }

    fn items(&mut self, items: &[Item], width: u32) {
        for item in items {
            match item {
                Item::Block { id, width: inner, longer, items } => {
                    self.fixed(1, width.into());
                    self.vbr(*id, 8);
                    self.vbr((*inner).into(), 4);
                    self.align();
                    let at = self.bytes.len();
                    self.fixed(0, 32);
                    self.items(items, *inner);
                    self.fixed(0, (*inner).into());
                    self.align();
                    let words = ((self.bytes.len() - at - 4) / 4) as u32;
                    self.bytes[at..at + 4].copy_from_slice(&words.wrapping_add_signed(*longer).to_le_bytes());
                }
                Item::Define(abbreviation) => {
                    self.fixed(2, width.into());
                    self.vbr(abbreviation.len() as u64, 5);
                    abbreviation.iter().for_each(|form| self.form(*form));
                }
                Item::Record { id, form, numbers, blob } => match form {
                    Some(form) => {
                        self.fixed(*id, width.into());
                        self.abbreviated(form, numbers, blob);
                    }
                    None => {
                        self.fixed(3, width.into());
                        let (code, operands) = numbers.split_first().unwrap_or((&0, &[]));
                        self.vbr(*code, 6);
                        self.vbr(operands.len() as u64, 6);
                        operands.iter().for_each(|&operand| self.vbr(operand, 6));
                    }
                },
            }
        }
    }

    fn form(&mut self, form: Form) {
        let (is_literal, kind, value) = match form {
            Form::Literal(value) => (1, 0, Some((value, 8))),
            Form::Fixed(width) => (0, 1, Some((width, 5))),
            Form::Vbr(width) => (0, 2, Some((width, 5))),
            Form::Array => (0, 3, None),
            Form::Char6 => (0, 4, None),
            Form::Blob => (0, 5, None),
        };
        self.fixed(is_literal, 1);
        if is_literal == 0 {
            self.fixed(kind, 3);
        }
        if let Some((value, width)) = value {
            self.vbr(value, width);
        }
    }

    fn abbreviated(&mut self, forms: &[Form], numbers: &[u64], blob: &[u8]) {
        let (mut forms, mut numbers) = (forms.iter(), numbers.iter());
        while let Some(&form) = forms.next() {
            match form {
                Form::Array => {
                    self.vbr(numbers.len() as u64, 6);
                    let element = forms.next().copied().unwrap_or(Form::Array);
                    numbers.by_ref().for_each(|&number| self.scalar(element, number));
                }
                Form::Blob => {
                    self.vbr(blob.len() as u64, 6);
                    self.align();
                    blob.iter().for_each(|&byte| self.fixed(byte.into(), 8));
                    self.align();
                }
                form => self.scalar(form, numbers.next().copied().unwrap_or(0)),
            }
        }
    }
}

impl Tree {
    /// The tree of bitcode; `None` if it is not read to its end.
    pub(crate) fn read(bytes: &[u8]) -> Option<Tree> {
        let mut reader = Reader { bytes: bytes.strip_prefix(MAGIC)?, at: 0, info: HashMap::new() };
        let mut items = Vec::new();
        while (reader.at / 8) < reader.bytes.len() as u64 {
            if reader.fixed(2)? != 1 {
                return None;
            }
            items.push(reader.inner(MAX_DEPTH)?);
        }
        Some(Tree { items })
    }

    /// The bitcode.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        writer.items(&self.items, 2);
        [MAGIC, &writer.bytes].concat()
    }

    /// A change of one item; `other` gives items.
    pub(crate) fn change(&mut self, other: &Tree, number: impl Fn(&mut Rng) -> u64, rng: &mut Rng) {
        let (id, at) = place(&self.items, rng);
        let Some((list, at)) = at_place(&mut self.items, &at) else { return };
        match rng.below(16) {
            0 => drop(list.remove(at)),
            1 => {
                let copy = list[at].clone();
                let to = rng.below(list.len() + 1);
                list.insert(to, copy);
            }
            2 => {
                let to = rng.below(list.len());
                list.swap(at, to);
            }
            3 => {
                let n = (1usize << rng.below(MAX_ADDED as usize)).min((1 << 16) / size(&list[at]));
                let copies = vec![list[at].clone(); n];
                list.splice(at..at, copies);
            }
            4 | 5 => {
                // An item of another module, which often comes from a block of the same kind.
                let found = (0..8).map(|_| place(&other.items, rng)).find(|(of, _)| *of == id);
                let found = found.and_then(|(_, path)| item(&other.items, &path));
                if let Some(found) = found {
                    let end = at + rng.below(2);
                    list.splice(at..end, [found.clone()]);
                }
            }
            _ => change_item(&mut list[at], &number, rng),
        }
    }
}

/// A lower bound of an item's size in bytes.
fn size(item: &Item) -> usize {
    match item {
        Item::Block { items, .. } => 8 + items.iter().map(size).sum::<usize>(),
        Item::Define(forms) => 1 + forms.len(),
        Item::Record { numbers, blob, .. } => 1 + numbers.len() + blob.len(),
    }
}

/// The path to a random item, and the number of its block; blocks are chosen less often than what is in them.
fn place(items: &[Item], rng: &mut Rng) -> (u64, Vec<usize>) {
    let (mut items, mut id, mut path) = (items, u64::MAX, Vec::new());
    loop {
        let at = rng.below(items.len().max(1));
        path.push(at);
        match items.get(at) {
            Some(Item::Block { id: inner, items: inside, .. }) if !inside.is_empty() && !rng.one_in(8) => {
                (id, items) = (*inner, inside);
            }
            _ => return (id, path),
        }
    }
}

fn item<'a>(items: &'a [Item], path: &[usize]) -> Option<&'a Item> {
    match (items.get(*path.first()?)?, &path[1..]) {
        (found, []) => Some(found),
        (Item::Block { items, .. }, rest) => item(items, rest),
        _ => None,
    }
}

fn at_place<'a>(items: &'a mut Vec<Item>, path: &[usize]) -> Option<(&'a mut Vec<Item>, usize)> {
    let (&at, rest) = path.split_first()?;
    if rest.is_empty() {
        return (at < items.len()).then_some((items, at));
    }
    match items.get_mut(at)? {
        Item::Block { items, .. } => at_place(items, rest),
        _ => None,
    }
}

fn change_item(item: &mut Item, number: &impl Fn(&mut Rng) -> u64, rng: &mut Rng) {
    match item {
        Item::Block { id, width, longer, items } => match rng.below(5) {
            0 => *id = number(rng) % 40,
            1 => *width = 2 + rng.below(31) as u32,
            2 => *longer = rng.between(-3, 3) as i32,
            3 => *longer = number(rng) as i32,
            _ => {
                // Deep nesting: the writer of a block is recursive.
                for _ in 0..1 << rng.below(9) {
                    let inside = std::mem::take(items);
                    items.push(Item::Block { id: *id, width: *width, longer: 0, items: inside });
                }
            }
        },
        Item::Define(forms) => {
            let forms = Arc::make_mut(forms);
            let at = rng.below(forms.len() + 1);
            let new = match rng.below(6) {
                0 => Form::Literal(number(rng)),
                1 => Form::Fixed(number(rng) % 70),
                2 => Form::Vbr(number(rng) % 70),
                3 => Form::Array,
                4 => Form::Char6,
                _ => Form::Blob,
            };
            let end = (at + rng.below(2)).min(forms.len());
            forms.splice(at..end, [new]);
        }
        Item::Record { form, numbers, blob, .. } => {
            // The abbreviation may not have room for what changes.
            if blob.is_empty() && rng.one_in(2) {
                *form = None;
            }
            let at = rng.below(numbers.len() + 1);
            let value = match rng.below(4) {
                0 => number(rng),
                1 => rng.below(70) as u64,
                2 => numbers.get(rng.below(numbers.len().max(1))).copied().unwrap_or(0),
                _ => numbers.get(at).copied().unwrap_or(0).wrapping_add_signed(rng.between(-4, 4)),
            };
            match rng.below(8) {
                0 => numbers.insert(at, value),
                1 => numbers.truncate(at),
                2 if at < numbers.len() => drop(numbers.remove(at)),
                3 => {
                    let n = 1 << rng.below(MAX_ADDED as usize);
                    numbers.splice(at..at, std::iter::repeat_n(value, n));
                }
                4 if !blob.is_empty() => {
                    let at = rng.below(blob.len());
                    blob[at] = value as u8;
                }
                5 if !blob.is_empty() => blob.truncate(rng.below(blob.len())),
                _ if at < numbers.len() => numbers[at] = value,
                _ => numbers.push(value),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeds() -> Vec<Vec<u8>> {
        crate::corpus::files("fuzz/corpus/llvm_bitcode")
    }

    #[test]
    fn clangs_modules_are_written_as_they_were_read() {
        let same = seeds().iter().filter(|seed| Tree::read(seed).is_some_and(|tree| tree.write() == **seed)).count();
        assert_eq!(same, seeds().len());
    }

    #[test]
    fn many_changed_modules_are_still_trees() {
        let trees: Vec<Tree> = seeds().iter().map(|seed| Tree::read(seed).unwrap()).collect();
        let mut rng = Rng::new(1);
        let n_trees = (0..200)
            .filter(|n| {
                let mut tree = trees[n % trees.len()].clone();
                tree.change(&trees[0], Rng::bits, &mut rng);
                Tree::read(&tree.write()).is_some()
            })
            .count();
        assert!(n_trees > 50, "{n_trees}");
    }
}
