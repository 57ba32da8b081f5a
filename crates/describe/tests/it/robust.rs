//! Arbitrary bytes and text produce a result or an error.

use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_inst, print_prefixed};
use kernelsmith_machine::decode::{DecodeError, Decoder};
use kernelsmith_machine::encode::{CodeBuffer, encode_prefixed};
use kernelsmith_machine::random::{self, Rng};

use crate::oracle;

/// Random bytes, with prefixes and escapes more often than by chance.
fn bytes(rng: &mut Rng) -> Vec<u8> {
    const LIKELY: [u8; 23] = [
        0x66, 0xf2, 0xf3, 0x40, 0x48, 0x4f, 0x0f, 0x38, 0x3a, 0xc4, 0xc5, 0xe2, 0x62, 0xf1, 0x7d, 0x80, 0x05, 0x24,
        0x2e, 0x64, 0x67, 0xf0, 0xd9,
    ];
    let n = rng.below(17);
    (0..n).map(|_| if rng.one_in(2) { LIKELY[rng.below(LIKELY.len())] } else { rng.bits() as u8 }).collect()
}

#[test]
fn random_bytes_decode_or_fail() {
    let desc = kernelsmith_targets::x86_64();
    let decoder = Decoder::new(desc);
    let assembler = Assembler::new(desc);
    let mut rng = Rng::new(42);
    let (mut n_decoded, mut n_longer, mut n_equal) = (0, 0, 0);
    for _ in 0..400_000 {
        let bytes = bytes(&mut rng);
        // Append bytes, because the end of the input has a separate decoding path.
        let followed = [&bytes[..], &[0xcc; 24]].concat();
        let (alone, followed) = (decoder.decode(&bytes), decoder.decode(&followed));
        assert!(alone == followed || alone == Err(DecodeError::Truncated), "{bytes:02x?}: {alone:?}, {followed:?}");
        let Ok(decoded) = alone else { continue };
        n_decoded += 1;
        assert!(1 <= decoded.len && decoded.len <= bytes.len().min(15));
        // A decoded instruction is legal, and never needs more bytes when encoded (its displacement may have been wider
        // than necessary).
        let mut code = CodeBuffer::new();
        encode_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &mut code)
            .unwrap_or_else(|e| panic!("{bytes:02x?}: {}", e.describe(desc)));
        n_longer += usize::from(code.bytes().len() > decoded.len);
        n_equal += usize::from(code.bytes() == &bytes[..decoded.len]);
        // Without the last byte, the bytes do not decode, or to a shorter instruction.
        let cut = decoder.decode(&bytes[..decoded.len - 1]);
        assert_eq!(cut, Err(DecodeError::Truncated), "{bytes:02x?}");
        if n_decoded % 16 == 0 {
            let mut text = String::new();
            print_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &NumberedLabels, &mut text)
                .unwrap();
            let parsed = assembler.parse(&text, &mut |name| panic!("label {name}"));
            assert!(parsed.is_ok(), "{text}: {parsed:?}");
        }
    }
    println!("{n_decoded} decoded, {n_equal} to the same bytes again");
    assert!(n_decoded > 10_000 && n_equal > n_decoded / 4, "{n_decoded} {n_equal}");
    assert_eq!(n_longer, 0);
}

/// Random bytes after an EVEX, VEX or legacy head that is mostly valid.
fn likely_bytes(rng: &mut Rng) -> Vec<u8> {
    let any = |rng: &mut Rng| rng.bits() as u8;
    let mut bytes = match rng.below(4) {
        0 | 1 => {
            let map = [1, 2, 3, 5, 6][rng.below(5)];
            vec![0x62, any(rng) & 0xf0 | map, any(rng) | 4, any(rng)]
        }
        2 => vec![0xc4, any(rng) & 0xe0 | (1 + rng.below(3) as u8), any(rng)],
        _ => {
            let mut bytes: Vec<u8> = [&[][..], &[0x66], &[0xf3], &[0xf2]][rng.below(4)].to_vec();
            bytes.extend([0x40 | any(rng) & 0xf, 0x0f]);
            bytes.extend([&[][..], &[0x38], &[0x3a]][rng.below(3)]);
            bytes
        }
    };
    bytes.extend((0..12).map(|_| any(rng)));
    bytes
}

/// Removes the name of an index that adds nothing, which the reference prints and this project does not.
fn without_null_index(text: &str) -> String {
    let forms = [" + riz", " + 2*riz", " + 4*riz", " + 8*riz", "2*riz + ", "4*riz + ", "8*riz + ", "riz + "];
    let text = forms.iter().fold(text.to_owned(), |text, form| text.replace(form, ""));
    ["2*riz - ", "4*riz - ", "8*riz - ", "riz - "].iter().fold(text, |text, form| text.replace(form, "-"))
}

#[test]
fn decoded_bytes_agree_with_the_reference_decoder() {
    if !oracle::is_there() {
        return;
    }
    let desc = kernelsmith_targets::x86_64();
    let decoder = Decoder::new(desc);
    let mut rng = Rng::new(99);
    let mut found = Vec::new();
    while found.len() < 20_000 {
        let mut bytes = likely_bytes(&mut rng);
        let Ok(decoded) = decoder.decode(&bytes) else { continue };
        bytes.truncate(decoded.len);
        let mut text = String::new();
        print_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &NumberedLabels, &mut text).unwrap();
        let is_nop = desc.inst(decoded.inst).name().starts_with("NOOP");
        if !desc.inst(decoded.inst).flags().is_branch() && !is_nop {
            found.push((bytes, text));
        }
    }
    let all: Vec<Vec<u8>> = found.iter().map(|(bytes, _)| bytes.clone()).collect();
    let theirs = oracle::decodings(desc, &all);
    let mut failures = Vec::new();
    let mut pairs = String::new();
    let mut paired = Vec::new();
    for ((bytes, ours), theirs) in found.iter().zip(&theirs) {
        match theirs {
            Some(theirs) => {
                pairs.push_str(&format!("{ours}\n{}\n", without_null_index(theirs)));
                paired.push((bytes, ours, theirs));
            }
            None => failures.push(format!("{bytes:02x?} is `{ours}` here and nothing there")),
        }
    }
    let encoded = oracle::encodings(desc, &pairs).unwrap_or_else(|errors| panic!("texts are rejected:\n{errors}"));
    for ((bytes, ours, theirs), encoded) in paired.iter().zip(encoded.chunks(2)) {
        if encoded[0] != encoded[1] {
            failures.push(format!("{bytes:02x?} is `{ours}` here and `{theirs}` there"));
        }
    }
    println!("{} random instructions mean the same there", paired.len());
    assert!(failures.is_empty(), "{} differ\n{}", failures.len(), failures[..failures.len().min(20)].join("\n"));
}

#[test]
fn damaged_text_is_an_error_with_a_place_in_it() {
    let desc = kernelsmith_targets::x86_64();
    let assembler = Assembler::new(desc);
    let ids: Vec<_> = desc.insts().filter(|i| !i.flags().is_pseudo()).map(|i| i.id).collect();
    let mut rng = Rng::new(7);
    for _ in 0..20_000 {
        let inst = ids[rng.below(ids.len())];
        let operands = random::operands(desc, inst, &mut rng).unwrap();
        let mut text = String::new();
        print_inst(desc, inst, &operands, &NumberedLabels, &mut text).unwrap();
        let mut damaged: Vec<char> = text.chars().collect();
        let at = rng.below(damaged.len());
        match rng.below(3) {
            0 => drop(damaged.remove(at)),
            1 => damaged[at] = ['[', '*', ',', '9', 'x', '\u{e9}', '-'][rng.below(7)],
            _ => damaged.insert(at, ['+', ']', ':', '0', 'q', ' ', '.'][rng.below(7)]),
        }
        let damaged: String = damaged.into_iter().collect();
        if let Err(errors) = assembler.assemble(&damaged) {
            for error in errors {
                assert!(damaged.get(error.range.clone()).is_some(), "{error:?} in `{damaged}`");
                assert!(!error.to_string().is_empty());
            }
        }
    }
}
