//! Every instruction with random operands against another assembler.
//!
//! For each vector: the text that is printed for the operands assembles, here and there, to the same bytes; the bytes
//! of the operands decode to the same text; the other assembler's bytes decode to text that assembles to them again.

use std::collections::BTreeMap;
use std::fmt::Write;

use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_inst};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::random::{self, Rng};
use kernelsmith_machine::{InstId, Operand, OperandTag, TargetDesc};

use crate::oracle;

const VECTORS: usize = 210_000;
const BATCH: usize = 35_000;

struct Vector {
    inst: InstId,
    text: String,
    direct: Vec<u8>,
}

fn text_of(desc: &TargetDesc, inst: InstId, operands: &[Operand]) -> String {
    let mut text = String::new();
    print_inst(desc, inst, operands, &NumberedLabels, &mut text).unwrap();
    text
}

fn bytes_of(desc: &TargetDesc, inst: InstId, operands: &[Operand]) -> Vec<u8> {
    let mut code = CodeBuffer::new();
    encode(desc, inst, operands, &mut code).unwrap_or_else(|e| panic!("{}", e.describe(desc)));
    code.bytes().to_vec()
}

/// What an assembler makes of a line: the preferred encoding.
fn assemble(assembler: &Assembler<'_>, desc: &TargetDesc, line: &str) -> Result<Vec<u8>, String> {
    let mut no_label = |name: &str| panic!("no label is expected, but there is `{name}`");
    let parsed = assembler.parse(line, &mut no_label).map_err(|e| format!("{e} in `{line}`"))?;
    Ok(bytes_of(desc, parsed[0].inst, &parsed[0].operands))
}

fn vectors(desc: &TargetDesc) -> Vec<Vector> {
    let has_label = |id: InstId| desc.inst(id).operands().any(|o| o.class().tag() == OperandTag::Label);
    let insts: Vec<InstId> =
        desc.insts().filter(|i| !i.flags().is_pseudo() && !has_label(i.id)).map(|i| i.id).collect();
    let each = VECTORS.div_ceil(insts.len());
    let mut all = Vec::new();
    for &inst in &insts {
        let mut rng = Rng::new(u64::from(inst.0) + 1);
        for _ in 0..each {
            let operands = random::operands(desc, inst, &mut rng).expect("every instruction has legal operands");
            let direct = bytes_of(desc, inst, &operands);
            all.push(Vector { inst, text: text_of(desc, inst, &operands), direct });
        }
    }
    all
}

/// Differences by instruction, with the first of each.
#[derive(Default)]
struct Differences(BTreeMap<String, (usize, String)>);

impl Differences {
    fn add(&mut self, name: &str, what: impl FnOnce() -> String) {
        self.0.entry(name.to_owned()).and_modify(|e| e.0 += 1).or_insert_with(|| (1, what()));
    }

    fn check(self) {
        let mut report = String::new();
        for (name, (n, first)) in self.0.iter().take(60) {
            let _ = writeln!(report, "{name}: {n} times, first: {first}");
        }
        assert!(self.0.is_empty(), "{} instructions differ\n{report}", self.0.len());
    }
}

#[test]
fn agrees_with_the_other_assembler() {
    if !oracle::is_there() {
        return;
    }
    let desc = kernelsmith_targets::x86_64();
    let vectors = vectors(desc);
    let (assembler, decoder) = (Assembler::new(desc), Decoder::new(desc));
    let batches: Vec<&[Vector]> = vectors.chunks(BATCH).collect();
    let theirs: Vec<Result<Vec<Vec<u8>>, String>> = std::thread::scope(|scope| {
        let run = |batch: &[Vector]| {
            let text: String = batch.iter().map(|v| format!("{}\n", v.text)).collect();
            oracle::encodings(desc, &text)
        };
        let handles: Vec<_> = batches.iter().map(|batch| scope.spawn(move || run(batch))).collect();
        handles.into_iter().map(|h| h.join().expect("no panic")).collect()
    });
    let mut differences = Differences::default();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (batch, theirs) in batches.into_iter().zip(theirs) {
        let theirs = theirs.unwrap_or_else(|errors| panic!("the other assembler rejects:\n{errors}"));
        assert_eq!(batch.len(), theirs.len());
        for (vector, theirs) in batch.iter().zip(theirs) {
            let name = desc.inst(vector.inst).name();
            let count = counts.entry(name).or_default();
            count.0 += 1;
            count.1 += usize::from(vector.direct == theirs);
            if let Err(what) = compare(desc, &assembler, &decoder, vector, &theirs) {
                differences.add(name, || what);
            }
        }
    }
    let direct: usize = counts.values().map(|c| c.1).sum();
    for (name, (n, same)) in &counts {
        println!("{name} {n} {same}");
    }
    println!("{} instructions, {} vectors, {direct} encoded as the other assembler does", counts.len(), vectors.len());
    differences.check();
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
        if decoded.len != bytes.len() {
            return Err(format!("`{text}`: of {bytes:02x?} only {} bytes are decoded", decoded.len));
        }
        let again = text_of(desc, decoded.inst, decoded.operands());
        let reassembled = assemble(assembler, desc, &again)?;
        if reassembled != ours {
            return Err(format!("`{text}`: {bytes:02x?} decodes to `{again}`, which is {reassembled:02x?}"));
        }
        let reencoded = bytes_of(desc, decoded.inst, decoded.operands());
        if reencoded != bytes {
            return Err(format!("`{text}`: {bytes:02x?} decodes to `{again}`, which encodes to {reencoded:02x?}"));
        }
    }
    Ok(())
}
