//! Programs from other compilers: every instruction decodes, with the same meaning as in the reference decoder.
//!
//! In: the libraries and programs installed on the system, if they are 64-bit ELF.
//! The reference decoder tests a sample of each instruction with each set of prefixes, because it takes microseconds
//! per instruction.
//! Not here: random bytes (`robust`).

use crate::oracle;
use kernelsmith_machine::OperandTag;
use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_prefixed};
use kernelsmith_machine::decode::{Decoded, Decoder};
use kernelsmith_machine::encode::{CodeBuffer, encode_prefixed};
use std::collections::HashMap;
use std::fmt::Write;

const FOLDERS: [&str; 4] = ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/bin"];
const NAMES: [&str; 5] = ["libc.so.6", "libm.so.6", "libstdc++.so.6", "bash", "python3"];
/// Number of samples per instruction for the reference decoder.
const EACH: usize = 4;

/// The code of the installed programs, by name.
fn programs() -> Vec<(&'static str, Vec<u8>)> {
    let read = |name: &'static str| {
        let mut files = FOLDERS.iter().filter_map(|folder| std::fs::read(format!("{folder}/{name}")).ok());
        files.find_map(|file| Some((name, oracle::section(&file, ".text")?.to_vec())))
    };
    NAMES.into_iter().filter_map(read).collect()
}

#[test]
fn system_programs_decode() {
    let desc = kernelsmith_targets::x86_64();
    let (decoder, assembler) = (Decoder::new(desc), Assembler::new(desc));
    let mut seen = HashMap::new();
    let mut samples = Vec::new();
    let programs = programs();
    if programs.is_empty() {
        println!("skipped: none of {NAMES:?} is here");
        assert!(std::env::var("CI").as_deref() != Ok("true"), "no system programs and CI=true");
    }
    for (name, code) in programs {
        let (mut at, mut n, mut unknown) = (0, 0usize, Vec::new());
        while at < code.len() {
            let Ok(decoded) = decoder.decode(&code[at..]) else {
                unknown.push(code[at..code.len().min(at + 16)].to_vec());
                at += 1;
                continue;
            };
            let times = seen.entry((decoded.inst, decoded.prefixes)).or_insert(0);
            *times += 1;
            if *times <= EACH {
                let mut text = String::new();
                print_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &NumberedLabels, &mut text)
                    .unwrap();
                samples.push((code[at..at + decoded.len].to_vec(), decoded, text));
            }
            (at, n) = (at + decoded.len, n + 1);
        }
        println!("{name}: {n} instructions, {} bytes in none", unknown.len());
        // There may be tables within the code.
        assert!(unknown.len() * 10_000 <= n, "{name}: {:02x?}", &unknown[..unknown.len().min(20)]);
    }
    for (bytes, decoded, text) in &samples {
        let parsed =
            assembler.parse(text, &mut |name| panic!("label {name}")).unwrap_or_else(|e| panic!("{text}: {e}"));
        let [mut ours, mut again] = [CodeBuffer::new(), CodeBuffer::new()];
        encode_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &mut ours).unwrap();
        encode_prefixed(desc, parsed[0].prefixes, parsed[0].inst, &parsed[0].operands, &mut again).unwrap();
        // The encoding omits prefixes without effect and shortens displacements.
        assert!(again.bytes().len() <= ours.bytes().len() && ours.bytes().len() <= bytes.len(), "{text}: {bytes:02x?}");
    }
    if oracle::is_there() {
        // The reference treats distances in its input as addresses.
        let has_label = |decoded: &Decoded| {
            desc.inst(decoded.inst).operands().any(|operand| operand.class().tag() == OperandTag::Label)
        };
        let with_text = |(bytes, _, text): &(Vec<u8>, Decoded, String)| (bytes.clone(), text.clone());
        // A `nop` separates samples in the reference's output.
        let is_compared = |(_, decoded, text): &&(Vec<u8>, Decoded, String)| !has_label(decoded) && text != "nop";
        compare(&samples.iter().filter(is_compared).map(with_text).collect::<Vec<_>>());
    }
}

/// Whether both texts are the same integer comparison into a mask, one with a number and one with a name for the
/// predicate.
fn is_comparison(ours: &str, theirs: &str) -> bool {
    let operands = |text: &str| text.strip_prefix("vpcmp").and_then(|text| Some(text.split_once(' ')?.1.to_owned()));
    let named = ours.rsplit_once(", ").and_then(|(text, _)| operands(text));
    named.is_some() && named == operands(theirs)
}

/// Checks that the texts are equal, or assemble to the same bytes.
fn compare(samples: &[(Vec<u8>, String)]) {
    let desc = kernelsmith_targets::x86_64();
    let all: Vec<Vec<u8>> = samples.iter().map(|(bytes, _)| bytes.clone()).collect();
    let plain = |text: &str| {
        let text = text.split('#').next().unwrap_or_default();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let (mut pairs, mut other, mut failures) = (String::new(), Vec::new(), Vec::new());
    let (mut n_same, mut n_comparisons) = (0, 0);
    for ((bytes, ours), theirs) in samples.iter().zip(oracle::decodings(desc, &all)) {
        // The reference does not print the `notrack` prefix.
        let ours = plain(ours).replace("notrack ", "");
        match theirs.as_deref().map(plain) {
            Some(theirs) if theirs == ours => n_same += 1,
            // The reference has named comparisons, some of which parse as other, equivalent instructions.
            Some(theirs) if is_comparison(&ours, &theirs) => n_comparisons += 1,
            Some(theirs) => {
                let _ = write!(pairs, "{ours}\n{theirs}\n");
                other.push((bytes, ours, theirs));
            }
            None => failures.push(format!("{bytes:02x?} is `{ours}` here and nothing there")),
        }
    }
    let encoded = oracle::encodings(desc, &pairs).unwrap_or_else(|errors| panic!("texts are rejected:\n{errors}"));
    for ((bytes, ours, theirs), encoded) in other.iter().zip(encoded.chunks(2)) {
        if encoded[0] != encoded[1] {
            failures.push(format!("{bytes:02x?} is `{ours}` here and `{theirs}` there"));
        }
    }
    let n_other = n_comparisons + other.len();
    println!("{} instructions: {n_same} with the text of the other decoder, {n_other} mean the same", samples.len());
    assert!(failures.is_empty(), "{} differ\n{}", failures.len(), failures[..failures.len().min(30)].join("\n"));
}
