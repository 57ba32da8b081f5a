//! Exhaustive test of machines with fixed-size words: a decoded word encodes to itself, and the reference decoder
//! agrees.
//!
//! In: all words, or one of 64. The selection is fixed; a multiplication spreads it over all words. The reference
//! decoder tests a smaller part, because it takes microseconds per word.
//! A word that decodes here agrees if the reference accepts it and its text assembles here to the same word. A word
//! that does not decode here agrees if its reference text, if there is one, does not assemble here to that word.

use crate::oracle;
use kernelsmith_machine::asm::Assembler;
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::{Column, EncodingStyle, TargetDesc};
use std::collections::BTreeMap;
use std::ops::Range;

/// Instructions, by name prefix, for which the reference prints a syntax that is not supported here, and the reason.
const OTHER_WORDS: &[(&str, &str, &str)] =
    &[("riscv64", "CSR", "control registers that programs cannot use have no names here, but numbers")];

const THREADS: u64 = 2;
/// Maximum number of failures to print.
const SHOWN: usize = 40;

/// The machines with words of four bytes, some also of two.
fn machines() -> impl Iterator<Item = &'static TargetDesc> {
    let all = kernelsmith_targets::DESCRIPTIONS.iter().map(|description| (description.tables)());
    all.filter(|desc| desc.encoding_style() == EncodingStyle::Fixed && desc.is_little_endian())
}

/// The result of a sweep.
#[derive(Default)]
struct Found {
    accepted: u64,
    failures: Vec<String>,
}

/// Decodes one of `one_in` words in each of `parts` (sixteenths of all words), and encodes them again.
fn sweep(desc: &TargetDesc, one_in: u64, parts: Range<u64>) -> Found {
    let (decoder, mut code, mut found) = (Decoder::new(desc), CodeBuffer::new(), Found::default());
    let n = (1u64 << 32) / one_in;
    for index in parts.start * n / 16..parts.end * n / 16 {
        // An odd factor makes this a permutation of all words, and spreads any part over all of them.
        let word = if one_in == 1 { index as u32 } else { (index as u32).wrapping_mul(0x9e37_79b1) };
        let Ok(decoded) = decoder.decode(&word.to_le_bytes()) else { continue };
        found.accepted += 1;
        code.clear();
        let is_same = encode(desc, decoded.inst, decoded.operands(), &mut code).is_ok()
            && code.bytes() == &word.to_le_bytes()[..decoded.len];
        if !is_same && found.failures.len() < SHOWN {
            let name = desc.inst(decoded.inst).name();
            found.failures.push(format!("{word:08x}: {name} encodes to {:02x?}", code.bytes()));
        }
    }
    found
}

/// The sweep on several threads.
fn sweep_all(desc: &TargetDesc, one_in: u64) -> Found {
    std::thread::scope(|scope| {
        let parts = |thread: u64| thread * 16 / THREADS..(thread + 1) * 16 / THREADS;
        let threads: Vec<_> = (0..THREADS).map(|at| scope.spawn(move || sweep(desc, one_in, parts(at)))).collect();
        threads.into_iter().fold(Found::default(), |mut all, thread| {
            let found = thread.join().expect("no panic");
            all.accepted += found.accepted;
            all.failures.extend(found.failures);
            all
        })
    })
}

fn check(one_in: u64) {
    let wanted = std::env::var("KERNELSMITH_SWEEP").unwrap_or_default();
    for desc in machines().filter(|desc| wanted.is_empty() || wanted == desc.name()) {
        let found = sweep_all(desc, one_in);
        let words = (1u64 << 32) / one_in;
        println!("{}: {words} words, {} decode and encode to themselves", desc.name(), found.accepted);
        assert!(found.failures.is_empty(), "{}:\n{}", desc.name(), found.failures.join("\n"));
        assert!(found.accepted > words / 100, "{}: {} words decode", desc.name(), found.accepted);
    }
}

#[test]
fn decoded_words_encode_to_themselves() {
    check(if std::env::var_os("KERNELSMITH_EMULATOR").is_some() { 4096 } else { 64 });
}

#[test]
#[ignore = "takes minutes: cargo xtask sweep"]
fn all() {
    check(1);
    others(2_000_000);
}

#[test]
fn the_other_decoder_agrees() {
    if oracle::is_there() {
        others(30_000);
    }
}

fn others(n_words: u32) {
    let wanted = std::env::var("KERNELSMITH_SWEEP").unwrap_or_default();
    for desc in machines().filter(|desc| oracle::knows(desc)).filter(|desc| wanted.is_empty() || wanted == desc.name())
    {
        let failures = compare(desc, n_words);
        let lines: Vec<String> =
            failures.iter().map(|(kind, (n, first))| format!("{n} times {kind}: {first}")).collect();
        assert!(failures.is_empty(), "{}:\n{}", desc.name(), lines.join("\n"));
    }
}

/// Differences by kind: count, and the first one.
type Differences = BTreeMap<String, (usize, String)>;

/// Compares with the reference decoder: half of the words are consecutive, half are words that decode here.
fn compare(desc: &TargetDesc, n_words: u32) -> Differences {
    let (decoder, assembler) = (Decoder::new(desc), Assembler::new(desc));
    let mut all = (0..u32::MAX).map(|index| index.wrapping_mul(0x9e37_79b1).wrapping_add(0x1234_5678));
    let is_full_size = |word: &u32| decoder.decode(&word.to_le_bytes()).map_or(4, |decoded| decoded.len) == 4;
    let mut words: Vec<u32> = all.by_ref().filter(is_full_size).take(n_words as usize / 2).collect();
    let decodes = |word: &u32| decoder.decode(&word.to_le_bytes()).is_ok_and(|decoded| decoded.len == 4);
    words.extend(all.filter(decodes).take(n_words as usize / 2));
    let mut differences = Differences::new();
    let mut add = |kind: String, first: String| {
        differences.entry(kind).and_modify(|entry| entry.0 += 1).or_insert((1, first));
    };
    let (mut both, mut neither, mut undescribed, mut other_words) = (0, 0, 0, 0);
    for batch in words.chunks(20_000) {
        let bytes: Vec<Vec<u8>> = batch.iter().map(|word| word.to_le_bytes().to_vec()).collect();
        for (word, theirs) in batch.iter().zip(oracle::decodings(desc, &bytes)) {
            let ours = decoder.decode(&word.to_le_bytes());
            let back = theirs.as_ref().and_then(|text| {
                let parsed = assembler.parse(text, &mut |name| panic!("label {name}")).ok()?;
                let mut code = CodeBuffer::new();
                // The shortest encoding may differ from the decoded one.
                parsed
                    .iter()
                    .map(|one| {
                        code.clear();
                        encode(desc, one.inst, &one.operands, &mut code).ok().map(|()| code.bytes().to_vec())
                    })
                    .find(|bytes| bytes.as_deref() == Some(&word.to_le_bytes()[..]))
            });
            match (ours, theirs, back) {
                (Err(_), None, _) => neither += 1,
                (Err(_), Some(_), None) => undescribed += 1,
                (Ok(_), Some(_), Some(_)) => both += 1,
                (Err(error), Some(text), Some(_)) => {
                    let mnemonic = text.split_whitespace().next().unwrap_or_default();
                    add(format!("refused here, {mnemonic}"), format!("{word:08x} is `{text}`, but {error}"));
                }
                (Ok(decoded), theirs, _) => {
                    let name = desc.inst(decoded.inst).name();
                    let is_known = |(of, start, _): &(&str, &str, &str)| desc.name() == *of && name.starts_with(start);
                    if theirs.is_some() && OTHER_WORDS.iter().any(is_known) {
                        other_words += 1;
                        continue;
                    }
                    add(name.to_owned(), format!("{word:08x} is {theirs:?} there"));
                }
            }
        }
    }
    let n = words.len();
    println!("{}: of {n} words {both} agree, {neither} are none, {undescribed} are not described", desc.name());
    for (_, start, why) in OTHER_WORDS.iter().filter(|(of, ..)| *of == desc.name()) {
        println!("  {other_words} times {start}..: {why}");
    }
    differences
}

/// A sweep over no machines would pass.
#[test]
fn there_are_machines_of_words() {
    assert!(machines().count() >= 2 && machines().all(|desc| desc.rows(Column::Insts) > 200));
}
