//! Descriptions written for LLVM: data from `Inst` and the operand lists, data from hooks, omitted instructions.

use expect_test::{Expect, expect};
use kernelsmith_describe::{LeftOut, Loaded, load_partly};
use kernelsmith_machine::asm::{Assembler, disassemble};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::{FeatureSet, TargetDesc};
use kernelsmith_tablegen::Session;

/// The parts of LLVM's `Target.td` that matter here, and a machine with operands of every kind.
fn sample() -> Loaded {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/llvm.td");
    load_partly(&Session::new(), path).unwrap_or_else(|error| panic!("{error}"))
}

fn code_of(desc: &TargetDesc, line: &str) -> String {
    match Assembler::new(desc).assemble(line) {
        Ok(program) => program.code().iter().map(|byte| format!("{byte:02x}")).collect(),
        Err(errors) => format!("{}", errors[0]),
    }
}

/// The bytes of a line, and the disassembly of those bytes on a machine with these features.
#[track_caller]
fn check(line: &str, features: &str, want: Expect) {
    let Loaded { desc, .. } = sample();
    let bytes = code_of(&desc, line);
    let parsed: Option<Vec<u8>> =
        (0..bytes.len() / 2).map(|at| u8::from_str_radix(&bytes[2 * at..2 * at + 2], 16).ok()).collect();
    let Some(code) = parsed.filter(|code| !code.is_empty()) else { return want.assert_eq(&bytes) };
    let features = FeatureSet::parse(&desc, features).expect("these features exist");
    let listing = disassemble(&Decoder::with_features(&desc, &features), &desc, &code);
    want.assert_eq(&format!("{bytes}: {}", listing.text.trim()));
}

#[test]
fn registers_have_the_names_of_assembly() {
    check("add x2, s1, 5", "", expect!["1512: add	a0, s1, 5"]);
    check("add a0, f1, 5", "", expect!["expected a register of class GPR"]);
    // Registers of two widths with the same name.
    check("fadd.s f2, fs1", "f", expect!["1752: fadd.s	fa0, fs1"]);
    check("fadd.d f2, fs1", "f", expect!["1762: fadd.d	fa0, fs1"]);
}

#[test]
fn numbers_have_the_range_of_their_decoder() {
    check("add s0, s0, -8", "", expect!["0810: li	s0, -8"]);
    check("add s0, s0, 8", "", expect!["immediate 8 is not in -8..=7"]);
    check("addn s0, s0, 15", "", expect!["0f20: addn	s0, s0, 15"]);
    check("addn s0, s0, 0", "", expect!["immediate 0 is not in 0..=15"]);
}

#[test]
fn operands_have_the_text_of_their_printer() {
    check("amo a0, (a1)", "", expect!["3032: amo	a0, (a1)"]);
    check("bnz a0, -128", "", expect!["4042: bnz	a0, -128"]);
    check("bnz a0, 3", "", expect!["no encoding accepts these operands"]);
    check("fadd.s f2, fs1, rtz", "f", expect!["1152: fadd.s	fa0, fs1, rtz"]);
    check("fence iorw", "", expect!["0f70: fence	iorw"]);
    check("fence ow", "", expect!["0570: fence	ow"]);
    check("inc a5", "", expect!["0087: up	a5"]);
    check("ret", "", expect!["0090: ret"]);
}

#[test]
fn aliases_are_texts_for_instructions() {
    check("mv a0, a1", "", expect!["3012: mv	a0, a1"]);
    check("li a5, -3", "", expect!["0d17: li	a5, -3"]);
    // One operand in two fields, and the second variant of its text.
    check("bump a1, 2", "", expect!["3213: add	a1, a1, 2"]);
    check("bump.r a1, 2", "", expect!["3213: add	a1, a1, 2"]);
    check("li a5, 9", "", expect!["immediate 9 is not in -8..=7"]);
    check("up a2", "", expect!["0084: up	a2"]);
    // An incomplete alias is omitted.
    check("rise a2", "", expect!["unknown instruction `rise`"]);
}

#[test]
fn features_select_the_meaning_of_a_word() {
    check("fadd.d f2, fs1, rne", "d", expect!["1062: fadd.d	fa0, fs1, rne"]);
    check("fadd.d f2, fs1, rne", "x", expect!["1062: xadd	a0, s1, rne"]);
    check("fadd.s f2, fs1, rne", "x", expect!["1052: fadd.s	fa0, fs1, rne"]);
    check("fadd.s f2, fs1, rne", "", expect!["1052: "]);
    let desc = sample().desc;
    assert_eq!(FeatureSet::parse(&desc, "+d,-g"), Err("g".to_owned()));
    // A feature cannot be present without those it implies.
    assert_eq!(FeatureSet::parse(&desc, "+d,-f"), FeatureSet::parse(&desc, ""));
}

/// The result of assembling a line for a machine with these features.
#[track_caller]
fn check_machine(line: &str, features: &str, want: Expect) {
    let desc = sample().desc;
    let features = FeatureSet::parse(&desc, features).expect("these features exist");
    want.assert_eq(&match Assembler::with_features(&desc, features).assemble(line) {
        Ok(program) => program.code().iter().map(|byte| format!("{byte:02x}")).collect(),
        Err(errors) => errors[0].to_string(),
    });
}

#[test]
fn instructions_without_their_feature_are_errors() {
    check_machine("xadd a0, s1", "x", expect!["1762"]);
    check_machine("xadd a0, s1", "", expect!["the instruction is for machines with the feature `x`"]);
    check_machine("xadd a0, s1", "x,f", expect!["the instruction is for machines without the feature `f`"]);
    check_machine(".option arch, +x\nxadd a0, s1", "", expect!["1762"]);
    check_machine(
        ".option arch, -x\nxadd a0, s1",
        "x",
        expect!["the instruction is for machines with the feature `x`"],
    );
    // One of several features, or all.
    check_machine("either", "", expect!["the instruction is for machines with the feature `d` or `x`"]);
    check_machine("either", "f,x", expect!["the instruction is for machines with the feature `d` or `!f`"]);
    check_machine("either", "x", expect!["00e0"]);
    check_machine("either", "d,x", expect!["00e0"]);
    check_machine("either", "all", expect!["00e0"]);
}

#[test]
fn operands_that_must_not_be_the_result_are_refused() {
    check("widen a0, a1", "", expect!["30f2: widen	a0, a1"]);
    check("widen a0, a0", "", expect!["expected a register that is not the result"]);
    check("amo a0, 0(a1)", "", expect!["3032: amo	a0, (a1)"]);
    check("amo a0, 1(a1)", "", expect!["expected `(`"]);
}

#[test]
fn untranslatable_instructions_are_omitted_with_a_reason() {
    let lines =
        sample().left_out.into_iter().map(|LeftOut { instruction, reason }| format!("{instruction}: {reason}\n"));
    expect![[r#"
        LOST: operand `rs` is not in `Inst`
        ODD: operand `odd`: no hook for encoder `getOdd`, decoder ``, printer `printOdd` (an OperandHook)
        POST: no hook for the encoder `fixIt` of the instruction
    "#]]
    .assert_eq(&lines.collect::<String>());
    let names: Vec<String> = sample()
        .desc
        .insts()
        .filter(|inst| !inst.flags().is_codegen_only())
        .map(|inst| inst.name().to_owned())
        .collect();
    expect!["ADD ADDN AMO BNZ EITHER FADD_D FADD_S FENCE INC RET WIDEN XADD"].assert_eq(&names.join(" "));
}
