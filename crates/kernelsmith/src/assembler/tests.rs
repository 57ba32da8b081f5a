//! Every row of every table: disassembling the bytes prints the text of the operands, and two assemblers produce the
//! same bytes from that text.
//!
//! Not here: whether the encoder is correct for all operands (the tests of the descriptions compare millions).

use super::error::AssemblerErrorKind;
use super::{Assembler, Form, Label, Machine, OperandType, aarch64, riscv64, x86_64};
use kernelsmith_machine::asm::{LabelNames, print_inst};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::{LabelId, Operand, OperandClass};
use std::fmt;
use std::process::{Command, Stdio};

/// The numbers of sample operands; every number field accepts one of them.
pub(super) const NUMBERS: [i64; 11] = [16, 1, 3, 8, 64, 0, 32, 48, 24, 4, 2];

/// The number of samples of each row.
const ROUNDS: usize = 12;

/// Bytes between the last instruction that refers to a label and the label: beyond the range of a short jump.
const GAP: usize = 1024;

/// A row of a table.
pub(super) struct Row<M> {
    /// The text before the operands.
    pub(super) template: String,
    pub(super) insts: &'static [&'static str],
    /// Appends the instruction with sample operands number `n`, and returns its text.
    pub(super) emit: fn(&mut Assembler<M>, usize, &str) -> String,
}

/// An operand to try.
pub(super) trait Sample<M: Machine>: OperandType<M> {
    fn sample(a: &mut Assembler<M>, n: usize) -> Self;
}

/// The operands of a row.
pub(super) trait Samples<M: Machine>: Sized {
    fn samples(a: &mut Assembler<M>, n: usize) -> Self;
}

macro_rules! tuples {
    ($($($A:ident $n:literal)*;)*) => {$(
        impl<M: Machine, $($A: Sample<M>),*> Samples<M> for ($($A,)*) {
            #[allow(clippy::unused_unit, reason = "no operands")]
            fn samples(_a: &mut Assembler<M>, _n: usize) -> Self {
                ($($A::sample(_a, _n + 2 * $n),)*)
            }
        }
    )*};
}
tuples! {
    ;
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
}

impl<M: Machine> Sample<M> for i64 {
    fn sample(_: &mut Assembler<M>, n: usize) -> i64 {
        NUMBERS[n % NUMBERS.len()]
    }
}

impl<M: Machine> Sample<M> for f64 {
    fn sample(_: &mut Assembler<M>, n: usize) -> f64 {
        [1.0, 0.5, -2.0, 31.0][n % 4]
    }
}

/// The first label of the assembler.
impl<M: Machine> Sample<M> for Label {
    fn sample(a: &mut Assembler<M>, _: usize) -> Label {
        Label { owner: a.owner, id: LabelId(0) }
    }
}

/// The assembly text of a method's instruction before its operands.
pub(super) fn template(name: &str, overrides: &[&str]) -> String {
    overrides.first().map_or_else(|| name.replace('_', "."), |text| (*text).to_owned())
}

pub(super) fn emit<Op, T: Form<Op, M> + Samples<M>, M: Machine>(
    a: &mut Assembler<M>,
    n: usize,
    template: &str,
) -> String {
    let operands = T::samples(a, n);
    let mut texts = operands.texts();
    let mut text = template.to_owned();
    if template.contains("{}") {
        text = template.replace("{}", &texts.remove(0));
    }
    a.emit::<Op, T>(operands);
    if texts.is_empty() { text } else { format!("{text}\t{}", texts.join(", ")) }
}

/// Names the only label of the program.
struct Only;

impl LabelNames for Only {
    fn write(&self, _: LabelId, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(".L0")
    }
}

/// The disassembly of one instruction.
fn printed<M: Machine>(decoder: &Decoder<'_>, bytes: &[u8]) -> String {
    let desc = M::desc();
    let decoded = decoder.decode(bytes).unwrap_or_else(|error| panic!("{error}: {bytes:02x?}"));
    assert_eq!(decoded.len, bytes.len());
    let inst = desc.inst(decoded.inst);
    let label = |(&operand, class)| match (operand, class) {
        (Operand::Imm(_), OperandClass::Label(_)) => Operand::Label(LabelId(0)),
        _ => operand,
    };
    let operands: Vec<Operand> =
        decoded.operands().iter().zip(inst.operands().map(|info| info.class())).map(label).collect();
    let mut text = String::new();
    print_inst(desc, decoded.inst, &operands, &Only, &mut text).unwrap();
    text
}

/// An instruction of the long program: its text and its bytes.
struct Line {
    text: String,
    start: usize,
    end: usize,
}

#[track_caller]
fn check<M: Machine>(rows: &[Row<M>], triple: &[&str]) {
    let mut a = Assembler::<M>::new();
    let label = a.label();
    // The instructions that refer to the label come last, within its range.
    let names_label = |row: &&Row<M>| {
        let mut scratch = Assembler::<M>::new();
        scratch.label();
        (row.emit)(&mut scratch, 0, &row.template).contains(".L0")
    };
    let (near, others): (Vec<&Row<M>>, Vec<&Row<M>>) = rows.iter().partition(names_label);
    let mut lines = Vec::new();
    let mut unused = Vec::new();
    for row in others.into_iter().chain(near) {
        let mut n_fitting = 0;
        for n in 0..ROUNDS {
            let start = a.len_bytes();
            let text = (row.emit)(&mut a, n, &row.template);
            match a.error.take() {
                None => lines.push(Line { text, start, end: a.len_bytes() }),
                Some(error) => {
                    let is_allowed = matches!(
                        error.kind(),
                        AssemblerErrorKind::OutOfRange { .. }
                            | AssemblerErrorKind::NotMultiple { .. }
                            | AssemblerErrorKind::NotEncodable { .. }
                            | AssemblerErrorKind::Register
                    ) || text.contains("ror #");
                    assert!(is_allowed, "{error}: {text}");
                    assert_eq!(a.len_bytes(), start);
                    continue;
                }
            }
            n_fitting += 1;
        }
        if n_fitting == 0 {
            unused.push(format!("{} {:?}", row.template, row.insts));
        }
    }
    assert_eq!(unused, [""; 0], "rows that take none of their samples");
    a.bytes(&[0; GAP]);
    a.bind(label);
    let code = a.code().unwrap_or_else(|error| panic!("{error}"));

    // Assemblers encode some vector copies with swapped operands to save a byte; those rows are compared as bytes.
    let assembler = kernelsmith_machine::asm::Assembler::new(M::desc());
    let decoder = Decoder::new(M::desc());
    let statement = |line: &Line| {
        let bytes = &code[line.start..line.end];
        if !line.text.starts_with("vmov") {
            return format!("{}\n", line.text);
        }
        let best =
            assembler.parse(&line.text, &mut |_| LabelId(0)).unwrap_or_else(|error| panic!("{error}: {}", line.text));
        let is_copy = best.iter().any(|other| other.len < bytes.len());
        if !is_copy {
            return format!("{}\n", line.text);
        }
        assert_eq!(printed::<M>(&decoder, bytes), line.text);
        bytes.iter().map(|byte| format!(".byte {byte}\n")).collect()
    };
    let program: String = lines.iter().map(statement).collect();
    let program = format!("{program}.zero {GAP}\n.L0:\n");
    // Where compressed instructions exist, assemblers select them unless an option disables that.
    if !M::desc().features().any(|feature| feature.name() == "c") {
        let ours = assembler.assemble(&program);
        let ours = ours.unwrap_or_else(|errors| {
            let error = &errors[0];
            panic!("{error}: {}", &program[error.range.start..].lines().next().unwrap_or(""))
        });
        compare(&lines, &code, ours.code(), "our assembler");
    }
    let mut n_same = 0;
    for line in &lines {
        let printed = printed::<M>(&decoder, &code[line.start..line.end]);
        if printed == line.text {
            n_same += 1;
        } else {
            // An alias, or swapped operands: another text for the same bytes, but never a compressed instruction.
            let same = assembler.assemble(&format!("{printed}\n.zero {GAP}\n.L0:")).unwrap();
            if !printed.contains(".L0") && same.code().len() == line.end - line.start + GAP {
                assert_eq!(
                    same.code()[..line.end - line.start],
                    code[line.start..line.end],
                    "{printed} for {}",
                    line.text
                );
            }
        }
    }
    println!("{}: {} rows, {} instructions, {n_same} print as written", M::NAME, rows.len(), lines.len());
    assert!(n_same * 10 > lines.len() * 9, "{n_same} of {}", lines.len());

    if let Some(theirs) = oracle(triple, &M::desc().features().map(|f| f.name()).collect::<Vec<_>>(), &program) {
        compare(&lines, &code, &theirs, "llvm-mc");
    }
}

#[track_caller]
fn compare(lines: &[Line], code: &[u8], other: &[u8], who: &str) {
    // Distances to the label depend on all later lines, so report differences in other lines first.
    let (labels, others): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(|line| line.text.contains(".L0"));
    for line in others.into_iter().chain(labels) {
        let (one, two) = (&code[line.start..line.end], other.get(line.start..line.end).unwrap_or(&[]));
        assert_eq!(one, two, "`{}` and {who}", line.text);
    }
    assert_eq!(code.len(), other.len());
}

/// The code that LLVM's assembler produces from a text; `None` if it is not installed.
fn oracle(triple: &[&str], features: &[&str], text: &str) -> Option<Vec<u8>> {
    const LLVM_MC: &str = "llvm-mc-22";
    if !Command::new(LLVM_MC).arg("--version").output().is_ok_and(|output| output.status.success()) {
        println!("skipped: {LLVM_MC} not found");
        assert!(std::env::var("CI").as_deref() != Ok("true"), "{LLVM_MC} not found and CI=true");
        return None;
    }
    // Disables compressed instructions, which the assembler never selects.
    let features = features.iter().filter(|name| **name != "c" && !name.starts_with("zc"));
    let features: Vec<String> = features.map(|name| format!("+{name}")).collect();
    let mut child = Command::new(LLVM_MC)
        .args(triple)
        .arg(format!("-mattr={}", features.join(",")))
        .arg("-filetype=obj")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = text.to_owned();
    let writer = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, text.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "llvm-mc refuses:\n{}", errors.lines().take(30).collect::<Vec<_>>().join("\n"));
    let object = kernelsmith_machine::object::read(&output.stdout).unwrap();
    let text = object.sections.into_iter().find(|section| section.name == ".text").unwrap();
    Some(text.bytes.to_vec())
}

#[test]
fn every_row_of_aarch64() {
    check(&aarch64::rows(), &["--triple=aarch64"]);
}

#[test]
fn every_row_of_riscv64() {
    check(&riscv64::rows(), &["--triple=riscv64"]);
}

#[test]
fn every_row_of_x86_64() {
    check(&x86_64::rows(), &["--triple=x86_64", "--x86-asm-syntax=intel"]);
}
