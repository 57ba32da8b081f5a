//! Every instruction with random operands, compared with the reference assembler.
//!
//! For each vector: the printed text assembles to the same bytes in both assemblers; the encoded bytes decode to the
//! same text; the reference's bytes decode to text that assembles to them again.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use kernelsmith_machine::asm::{Assembler, Mention, NumberedLabels, print_prefixed};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, Encoder, encode, encode_prefixed, encode_short};
use kernelsmith_machine::random::{self, Rng};
use kernelsmith_machine::{
    AsmPiece, Column, EncodingStyle, FeatureSet, InstId, InstRef, Mem, Operand, OperandTag, Prefixes, Segment,
    TargetDesc,
};

use crate::oracle;

/// Number of vectors per instruction in a round; `KERNELSMITH_VECTORS` sets the number of vectors of a soak.
const EACH: usize = 2;
const SOAK_VECTORS: usize = 2_200_000;
const BATCH: usize = 16_000;

struct Vector {
    inst: InstId,
    text: String,
    direct: Vec<u8>,
}

fn text_of(desc: &TargetDesc, prefixes: Prefixes, inst: InstId, operands: &[Operand]) -> String {
    let mut text = String::new();
    print_prefixed(desc, prefixes, inst, operands, &NumberedLabels, &mut text).unwrap();
    text
}

fn bytes_of(desc: &TargetDesc, prefixes: Prefixes, inst: InstId, operands: &[Operand]) -> Vec<u8> {
    let mut code = CodeBuffer::new();
    encode_prefixed(desc, prefixes, inst, operands, &mut code).unwrap_or_else(|e| panic!("{}", e.describe(desc)));
    code.bytes().to_vec()
}

/// Assembles a line with the preferred encoding.
fn assemble(assembler: &Assembler<'_>, desc: &TargetDesc, line: &str) -> Result<Vec<u8>, String> {
    let mut no_label = |name: Mention<'_>| panic!("no label is expected, but there is `{name}`");
    let parsed = assembler.parse(line, &mut no_label).map_err(|e| format!("{e} in `{line}`"))?;
    Ok(bytes_of(desc, parsed[0].prefixes, parsed[0].inst, &parsed[0].operands))
}

/// Random prefixes that the instruction allows, on machines with prefixes.
fn prefixes(desc: &TargetDesc, inst: InstRef<'_>, operands: &[Operand], rng: &mut Rng) -> Prefixes {
    let mut all = Prefixes::NONE;
    if desc.encoding_style() != EncodingStyle::Prefixed || !rng.one_in(8) {
        return all;
    }
    let address = operands.iter().find_map(|operand| match operand {
        Operand::Mem(mem) => Some(mem),
        _ => None,
    });
    if let Some(mem) = address {
        const SEGMENTS: [Segment; 4] = [Segment::Cs, Segment::Es, Segment::Fs, Segment::Gs];
        all = Prefixes::of_segment(SEGMENTS[rng.below(4)]);
        // The reference assembler cannot parse its own output for 32-bit addresses without registers.
        let narrow = |reg: &kernelsmith_machine::RegId| desc.reg(*reg).half_address().is_some();
        if mem.base.as_ref().or(mem.index.as_ref()).is_some_and(narrow) && rng.one_in(2) {
            all = all.with(Prefixes::ADDR32);
        }
        let flags = inst.flags();
        if flags.may_load() && flags.may_store() && !flags.is_branch() && rng.one_in(2) {
            all = all.with(Prefixes::LOCK);
        }
    } else if operands.is_empty()
        && inst.asm().any(|piece| matches!(piece, AsmPiece::Literal(text) if text.contains("[r")))
    {
        all = [Prefixes::REP, Prefixes::REPNE][rng.below(2)];
    }
    all
}

/// The vectors of a round; each round has different operands.
fn vectors(desc: &TargetDesc, round: u64) -> Vec<Vector> {
    let has_label = |id: InstId| desc.inst(id).operands().any(|o| o.class().tag() == OperandTag::Label);
    // On machines with fixed-size words, codegen-only instructions have no text.
    let is_written = |i: &InstRef<'_>| {
        let hidden = desc.encoding_style() == EncodingStyle::Fixed && i.flags().is_codegen_only();
        !i.flags().is_pseudo() && !hidden && !has_label(i.id)
    };
    let insts = desc.insts().filter(is_written).map(|i| i.id);
    let (encoder, mut trusted) = (Encoder::new(desc), CodeBuffer::new());
    let mut all = Vec::new();
    for inst in insts {
        let mut rng = Rng::new(round << 16 | (u64::from(inst.0) + 1));
        for _ in 0..EACH {
            let operands = random::operands(desc, inst, &mut rng).expect("every instruction has legal operands");
            let direct = bytes_of(desc, Prefixes::NONE, inst, &operands);
            trusted.clear();
            encoder.encode(inst, operands.as_slice(), &mut trusted).expect("the operands are legal");
            assert_eq!(trusted.bytes(), direct, "{}", desc.inst(inst).name());
            all.push(Vector { inst, text: text_of(desc, Prefixes::NONE, inst, &operands), direct });
            let prefixes = prefixes(desc, desc.inst(inst), &operands, &mut rng);
            let mut code = CodeBuffer::new();
            if !prefixes.is_none() && encode_prefixed(desc, prefixes, inst, &operands, &mut code).is_ok() {
                all.push(Vector {
                    inst,
                    text: text_of(desc, prefixes, inst, &operands),
                    direct: code.bytes().to_vec(),
                });
            }
        }
    }
    all
}

/// Differences by instruction, with the first one of each.
#[derive(Default)]
struct Differences(BTreeMap<String, (usize, String)>);

impl Differences {
    fn add(&mut self, name: &str, example: impl FnOnce() -> String) {
        self.0.entry(name.to_owned()).and_modify(|e| e.0 += 1).or_insert_with(|| (1, example()));
    }

    fn check(self) {
        let mut report = String::new();
        for (name, (n, first)) in self.0.iter().take(60) {
            let _ = writeln!(report, "{name}: {n} times, first: {first}");
        }
        assert!(self.0.is_empty(), "{} instructions differ\n{report}", self.0.len());
    }
}

/// The result of a round: number of instructions and vectors, and the number of vectors with the reference's encoding
/// (for the others there is a shorter encoding, which both assemblers choose for the text).
struct Round {
    n_insts: usize,
    n_vectors: usize,
    n_direct: usize,
    differences: Differences,
}

fn round(desc: &TargetDesc, assembler: &Assembler<'_>, decoder: &Decoder<'_>, number: u64) -> Round {
    let vectors = vectors(desc, number);
    let mut insts: Vec<InstId> = vectors.iter().map(|v| v.inst).collect();
    insts.dedup();
    let mut result =
        Round { n_insts: insts.len(), n_vectors: vectors.len(), n_direct: 0, differences: Differences::default() };
    let batches: Vec<(usize, Differences)> = std::thread::scope(|scope| {
        let handles: Vec<_> = vectors
            .chunks(BATCH)
            .map(|batch| scope.spawn(move || compare_all(desc, assembler, decoder, batch)))
            .collect();
        handles.into_iter().map(|h| h.join().expect("no panic")).collect()
    });
    for (n_direct, differences) in batches {
        result.n_direct += n_direct;
        result.differences.0.extend(differences.0);
    }
    result
}

fn compare_all(
    desc: &TargetDesc,
    assembler: &Assembler<'_>,
    decoder: &Decoder<'_>,
    batch: &[Vector],
) -> (usize, Differences) {
    let text: String = batch.iter().map(|v| format!("{}\n", v.text)).collect();
    let theirs = oracle::encodings(desc, &text);
    let theirs = theirs.unwrap_or_else(|errors| panic!("the other assembler rejects:\n{errors}"));
    assert_eq!(batch.len(), theirs.len());
    let (mut n_direct, mut differences) = (0, Differences::default());
    for (vector, theirs) in batch.iter().zip(theirs) {
        n_direct += usize::from(vector.direct == theirs);
        if let Err(difference) = compare(desc, assembler, decoder, vector, &theirs) {
            differences.add(desc.inst(vector.inst).name(), || difference);
        }
    }
    (n_direct, differences)
}

#[test]
fn agrees_with_the_other_assembler() {
    if !oracle::is_there() {
        return;
    }
    for description in kernelsmith_targets::DESCRIPTIONS {
        let desc = (description.tables)();
        if !oracle::knows(desc) {
            continue;
        }
        let (assembler, decoder) = (Assembler::new(desc), Decoder::new(desc));
        let Round { n_insts, n_vectors, n_direct, differences } = round(desc, &assembler, &decoder, 0);
        let name = desc.name();
        println!("{name}: {n_insts} instructions, {n_vectors} vectors, {n_direct} encoded as the other assembler does");
        differences.check();
    }
}

/// The compiler's short-form rows agree with the description. The operands favour short forms: few registers, results
/// in an input's register, small numbers.
#[test]
fn short_forms_are_the_same_both_ways() {
    let desc = kernelsmith_targets::riscv64();
    let all = FeatureSet::all(desc);
    let encoder = Encoder::new(desc).with_short_forms(&all);
    let (mut n_short, mut n_long) = (0, 0);
    for inst in desc.insts().filter(|inst| desc.short_forms(inst.id).next().is_some()) {
        let has_label = inst.operands().any(|operand| operand.class().tag() == OperandTag::Label);
        let mut rng = Rng::new(u64::from(inst.id.0) + 1);
        for round in 0..400 {
            let mut operands = random::operands(desc, inst.id, &mut rng).expect("every instruction has operands");
            if let [Operand::Reg(first), Operand::Reg(second), ..] = operands.as_mut_slice()
                && round % 2 == 0
            {
                *second = *first;
            }
            for operand in &mut operands {
                match operand {
                    Operand::Imm(number) if round % 4 < 2 => *number %= 64,
                    Operand::Mem(mem) if round % 4 < 2 => mem.disp = (mem.disp % 64) & !7,
                    _ => {}
                }
            }
            let [mut ours, mut theirs] = [CodeBuffer::new(), CodeBuffer::new()];
            if encode(desc, inst.id, &operands, &mut theirs).is_err() {
                continue;
            }
            theirs.clear();
            let wanted = encode_short(desc, &all, inst.id, &operands, &mut theirs).is_some();
            let is_short = encoder.encode_short(inst.id, &operands, &mut ours);
            // The compiler chooses distances.
            if !has_label {
                assert_eq!((is_short, ours.bytes()), (wanted, theirs.bytes()), "{} {operands:?}", inst.name());
            }
            *(if is_short { &mut n_short } else { &mut n_long }) += 1;
        }
    }
    println!("{n_short} short forms, {n_long} without");
    assert!(n_short > 1000 && n_long > 1000, "{n_short} {n_long}");
}

/// Operands without labels are compared in the other tests.
#[test]
fn labels_are_the_same_both_ways() {
    for description in kernelsmith_targets::DESCRIPTIONS {
        let desc = (description.tables)();
        let encoder = Encoder::new(desc);
        let (mut n_branches, mut n_addresses) = (0, 0);
        for inst in desc.insts().filter(|inst| !inst.flags().is_pseudo()) {
            let named = |operand: kernelsmith_machine::OperandInfo| {
                matches!(operand.class().tag(), OperandTag::Label | OperandTag::Mem)
            };
            let Some(place) = inst.operands().position(named) else { continue };
            let mut rng = Rng::new(u64::from(inst.id.0) + 1);
            for round in 0..8 {
                let mut operands = random::operands(desc, inst.id, &mut rng).expect("every instruction has operands");
                let [mut ours, mut theirs] = [CodeBuffer::new(), CodeBuffer::new()];
                if round % 2 == 0 {
                    let label = ours.new_label();
                    assert_eq!(label, theirs.new_label());
                    ours.bind(label);
                    theirs.bind(label);
                    operands[place] = match operands[place] {
                        Operand::Mem(_) => Operand::Mem(Mem { disp: round, ..Mem::label(label) }),
                        _ => Operand::Label(label),
                    };
                }
                // Not every address may be a label.
                if encode(desc, inst.id, &operands, &mut theirs).is_err() {
                    continue;
                }
                match operands[place] {
                    Operand::Mem(_) => n_addresses += 1,
                    _ => n_branches += 1,
                }
                encoder.encode(inst.id, operands.as_slice(), &mut ours).expect("the operands are legal");
                // A linker fills in absolute addresses.
                let [ours, theirs] = [ours, theirs].map(|mut code| (code.finish(), code.bytes().to_vec()));
                assert_eq!(ours, theirs, "{}: {} {operands:?}", desc.name(), inst.name());
            }
        }
        println!("{}: {n_branches} branches and {n_addresses} addresses", desc.name());
        assert_ne!(n_branches, 0, "{}", desc.name());
    }
}

/// `cargo xtask soak vectors [--target NAME] [N]`: continues from the state stored in the build directory.
#[test]
#[ignore = "takes minutes: cargo xtask soak vectors"]
fn soak() {
    if !oracle::is_there() {
        return;
    }
    let only = std::env::var("KERNELSMITH_TARGET").ok();
    for description in kernelsmith_targets::DESCRIPTIONS {
        let desc = (description.tables)();
        if only.as_deref().is_none_or(|name| name == desc.name()) && oracle::knows(desc) {
            soak_machine(desc);
        }
    }
}

fn soak_machine(desc: &TargetDesc) {
    let (assembler, decoder) = (Assembler::new(desc), Decoder::new(desc));
    let wanted = std::env::var("KERNELSMITH_VECTORS").ok().and_then(|n| n.parse().ok()).unwrap_or(SOAK_VECTORS);
    let state = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("vectors-{}.txt", desc.name()));
    // The state belongs to one version of a description; another version starts over.
    let stamp = desc.rows(Column::Insts) as u64;
    let text = std::fs::read_to_string(&state).unwrap_or_default();
    let known: Vec<u64> = text.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    let (mut next, mut done) = match known[..] {
        [known, next, done] if known == stamp && (done as usize) < wanted => (next, done as usize),
        _ => (1, 0),
    };
    while done < wanted {
        let Round { n_insts, n_vectors, differences, .. } = round(desc, &assembler, &decoder, next);
        differences.check();
        (next, done) = (next + 1, done + n_vectors);
        std::fs::write(&state, format!("{stamp} {next} {done}\n")).unwrap();
        println!("{} round {}: {n_insts} instructions, {done} vectors, 0 differences", desc.name(), next - 1);
    }
}

fn compare(
    desc: &TargetDesc,
    assembler: &Assembler<'_>,
    decoder: &Decoder<'_>,
    vector: &Vector,
    theirs: &[u8],
) -> Result<(), String> {
    let text = &vector.text;
    let ours = assemble(assembler, desc, text)?;
    if ours != theirs {
        return Err(format!("`{text}` is {ours:02x?} here and {theirs:02x?} there"));
    }
    for bytes in [&vector.direct[..], theirs] {
        let decoded = decoder.decode(bytes).map_err(|e| format!("`{text}`: {bytes:02x?}: {e}"))?;
        // Append bytes, because the end of the input has a separate decoding path.
        let followed = [bytes, &[0xcc; 24]].concat();
        if decoder.decode(&followed) != Ok(decoded) {
            return Err(format!("`{text}`: {bytes:02x?} is another instruction where more follows"));
        }
        if decoded.len != bytes.len() {
            return Err(format!("`{text}`: of {bytes:02x?} only {} bytes are decoded", decoded.len));
        }
        let again = text_of(desc, decoded.prefixes, decoded.inst, decoded.operands());
        let reassembled = assemble(assembler, desc, &again)?;
        // Both disassemblers print `xchg ax, ax` as `nop`, which has a shorter encoding.
        if reassembled != ours && (bytes, again.as_str()) != (&[0x66, 0x90][..], "nop") {
            return Err(format!("`{text}`: {bytes:02x?} decodes to `{again}`, which is {reassembled:02x?}"));
        }
        let reencoded = bytes_of(desc, decoded.prefixes, decoded.inst, decoded.operands());
        if reencoded != bytes {
            return Err(format!("`{text}`: {bytes:02x?} decodes to `{again}`, which encodes to {reencoded:02x?}"));
        }
    }
    Ok(())
}
