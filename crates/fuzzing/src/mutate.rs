//! Mutation of inputs.
//!
//! In: seed inputs, a dictionary, a seed and a number. Out: the input with this number.
//! Invariants: equal corpus, seed and number produce the same input; an input is not longer than the target's limit.
//! Not here: the use of the inputs.

use crate::stream::Tree;
use crate::targets::{Form, Target};
use kernelsmith_random::Rng;

/// Maximum number of mutations of one input, not counting the copies of a repetition.
const MAX_CHANGES: usize = 8;

/// Numbers that often cause errors.
const NUMBERS: [u64; 20] = [
    0,
    1,
    2,
    7,
    8,
    63,
    64,
    127,
    128,
    255,
    256,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    u64::MAX,
];

/// Seed inputs and dictionary for mutations.
#[derive(Clone, Debug)]
pub struct Mutator {
    seeds: Vec<Vec<u8>>,
    /// The seeds that are bitcode, as trees.
    trees: Vec<Tree>,
    words: Vec<Vec<u8>>,
    form: Form,
    max_len: usize,
}

impl Mutator {
    /// A mutator for a target's inputs; without seed inputs it starts from the empty input.
    pub fn new(target: &Target, mut seeds: Vec<Vec<u8>>) -> Mutator {
        for seed in &mut seeds {
            seed.truncate(target.max_len);
        }
        if seeds.is_empty() {
            seeds.push(Vec::new());
        }
        let words = target.dictionary.split_ascii_whitespace().map(|word| word.replace("\\n", "\n").into_bytes());
        let trees = seeds.iter().filter(|_| target.form == Form::Bitcode).filter_map(|seed| Tree::read(seed)).collect();
        Mutator { seeds, trees, words: words.collect(), form: target.form, max_len: target.max_len }
    }

    /// The input with this number.
    pub fn input(&self, seed: u64, number: u64) -> Vec<u8> {
        // The finaliser of splitmix64, so that consecutive numbers produce unrelated inputs.
        let mut mixed =
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mut rng = Rng::new(mixed ^ (mixed >> 29));
        let has_tree = !self.trees.is_empty() && !rng.one_in(4);
        let mut bytes = if has_tree { self.changed_tree(&mut rng) } else { self.seed(&mut rng).to_vec() };
        // Bytes of a changed tree are changed in one input of four.
        let n_changes = if has_tree && !rng.one_in(4) { 0 } else { 1 + rng.below(MAX_CHANGES) };
        for _ in 0..n_changes {
            match self.form {
                Form::Binary | Form::Bitcode => self.change(&mut bytes, &mut rng),
                Form::Text if rng.one_in(3) => self.change(&mut bytes, &mut rng),
                Form::Text => self.change_text(&mut bytes, &mut rng),
            }
            bytes.truncate(self.max_len);
        }
        bytes
    }

    fn seed(&self, rng: &mut Rng) -> &[u8] {
        &self.seeds[rng.below(self.seeds.len())]
    }

    /// Bitcode with changed records and blocks.
    fn changed_tree(&self, rng: &mut Rng) -> Vec<u8> {
        let mut tree = self.trees[rng.below(self.trees.len())].clone();
        for _ in 0..1 + rng.below(MAX_CHANGES) {
            let other = &self.trees[rng.below(self.trees.len())];
            tree.change(other, |rng| rng.pick(&NUMBERS), rng);
        }
        let mut bytes = tree.write();
        bytes.truncate(self.max_len);
        bytes
    }

    fn word(&self, rng: &mut Rng) -> Vec<u8> {
        match (rng.below(8), self.words.is_empty()) {
            (0, _) | (_, true) => number(rng).into_bytes(),
            _ => self.words[rng.below(self.words.len())].clone(),
        }
    }

    /// A mutation of bytes.
    fn change(&self, bytes: &mut Vec<u8>, rng: &mut Rng) {
        let (from, to) = range(bytes.len(), rng);
        match rng.below(12) {
            0 => drop(bytes.drain(from..to)),
            1 => {
                let copy = bytes[from..to].to_vec();
                let at = rng.below(bytes.len() + 1);
                bytes.splice(at..at, copy);
            }
            2 | 3 => {
                let other = self.seed(rng);
                let (other_from, other_to) = range(other.len(), rng);
                bytes.splice(from..to, other[other_from..other_to].iter().copied());
            }
            // Copy from the same position of another input, which often has the same meaning.
            4 => {
                let other = self.seed(rng);
                let end = to.min(other.len());
                if from < end {
                    bytes[from..end].copy_from_slice(&other[from..end]);
                }
            }
            5 => bytes.truncate(if rng.one_in(4) { from } else { bytes.len() }),
            6 | 7 if !bytes.is_empty() => {
                let width = 1 << rng.below(4);
                let at = from.min(bytes.len() - 1);
                // Fields in files are aligned.
                let at = if rng.one_in(2) { at & !(width - 1) } else { at };
                let mut value = NUMBERS[rng.below(NUMBERS.len())];
                if rng.one_in(3) {
                    value = value.wrapping_add(rng.below(9) as u64).wrapping_sub(4);
                }
                let field = value.to_le_bytes();
                bytes.iter_mut().skip(at).zip(&field[..width]).for_each(|(byte, value)| *byte = *value);
            }
            8 if !bytes.is_empty() => {
                let at = from.min(bytes.len() - 1);
                bytes[at] = bytes[at].wrapping_add(rng.below(7) as u8).wrapping_sub(3);
            }
            9 => {
                let word = self.word(rng);
                bytes.splice(from..from, word);
            }
            10 => self.repeat(bytes, rng),
            _ if !bytes.is_empty() => {
                let at = from.min(bytes.len() - 1);
                bytes[at] ^= 1 << rng.below(8);
            }
            _ => bytes.push(rng.bits() as u8),
        }
    }

    /// A mutation of tokens or lines.
    fn change_text(&self, bytes: &mut Vec<u8>, rng: &mut Rng) {
        let (from, to) = token(bytes, rng.below(bytes.len() + 1));
        match rng.below(12) {
            0..=3 => {
                let word = self.word(rng);
                bytes.splice(from..to, word);
            }
            4 => {
                let other = self.seed(rng);
                let (other_from, other_to) = token(other, rng.below(other.len() + 1));
                bytes.splice(from..to, other[other_from..other_to].iter().copied());
            }
            5 => {
                let text = number(rng);
                bytes.splice(from..to, text.into_bytes());
            }
            6 => {
                let mut word = self.word(rng);
                word.push(b' ');
                bytes.splice(from..from, word);
            }
            7 => drop(bytes.drain(from..to)),
            8 => {
                let (from, to) = line(bytes, from);
                let copy = bytes[from..to].to_vec();
                let (at, _) = line(bytes, rng.below(bytes.len() + 1));
                if rng.one_in(2) {
                    bytes.splice(at..at, copy);
                } else if at <= from {
                    bytes.drain(from..to);
                    bytes.splice(at..at, copy);
                }
            }
            9 => {
                let (from, to) = line(bytes, from);
                drop(bytes.drain(from..to));
            }
            10 => {
                let other = self.seed(rng);
                let (other_from, mut other_to) = line(other, rng.below(other.len() + 1));
                for _ in 0..rng.below(4) {
                    other_to = line(other, other_to).1;
                }
                let (at, _) = line(bytes, from);
                bytes.splice(at..at, other[other_from..other_to].iter().copied());
            }
            _ => self.repeat(bytes, rng),
        }
    }

    /// Repeats a part many times, for deep nesting and long lists.
    fn repeat(&self, bytes: &mut Vec<u8>, rng: &mut Rng) {
        let (from, to) = range(bytes.len(), rng);
        let part = if rng.one_in(2) { self.word(rng) } else { bytes[from..to].to_vec() };
        let max_bytes = if rng.one_in(16) { self.max_len } else { 256 };
        let n = (1 << rng.below(17)).min(max_bytes / part.len().max(1));
        bytes.splice(from..from, part.repeat(n));
    }
}

/// A number as text, at or next to the limit of some width.
fn number(rng: &mut Rng) -> String {
    let value = NUMBERS[rng.below(NUMBERS.len())];
    match rng.below(5) {
        0 => format!("-{value}"),
        1 => format!("{value:#x}"),
        2 => value.wrapping_add(1).to_string(),
        3 => rng.below(300).to_string(),
        _ => value.to_string(),
    }
}

/// A random range, more often a short one.
fn range(len: usize, rng: &mut Rng) -> (usize, usize) {
    let from = rng.below(len + 1);
    let max_len = 1 << rng.below(12);
    (from, (from + rng.below(max_len + 1)).min(len))
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'%' | b'@') || byte >= 0x80
}

/// The token at a position: a word, or one other byte.
fn token(bytes: &[u8], at: usize) -> (usize, usize) {
    match bytes.get(at) {
        Some(&byte) if is_word(byte) => {
            let from = bytes[..at].iter().rposition(|&byte| !is_word(byte)).map_or(0, |before| before + 1);
            let to = bytes[at..].iter().position(|&byte| !is_word(byte)).map_or(bytes.len(), |len| at + len);
            (from, to)
        }
        Some(_) => (at, at + 1),
        None => (bytes.len(), bytes.len()),
    }
}

/// The line at a position, including its end.
fn line(bytes: &[u8], at: usize) -> (usize, usize) {
    let at = at.min(bytes.len());
    let from = bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |before| before + 1);
    let to = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |len| at + len + 1);
    (from, to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_depend_on_seed_and_number_only() {
        let target = crate::find("ir_text").unwrap();
        let mutator = Mutator::new(target, vec![b"func @f() {\n    return\n}\n".to_vec(), b"x".to_vec()]);
        let inputs = |seed| (0..200).map(|n| mutator.input(seed, n)).collect::<Vec<_>>();
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
        assert!(inputs(3).iter().all(|input| input.len() <= target.max_len));
        let mut different = inputs(1);
        different.sort();
        different.dedup();
        assert!(different.len() > 150, "{}", different.len());
    }

    #[test]
    fn tokens_and_lines() {
        assert_eq!(token(b"a %12, b", 3), (2, 5));
        assert_eq!(token(b"a %12, b", 5), (5, 6));
        assert_eq!(token(b"", 0), (0, 0));
        assert_eq!(line(b"a\nbc\nd", 3), (2, 5));
        assert_eq!(line(b"a\nbc\nd", 6), (5, 6));
    }
}
