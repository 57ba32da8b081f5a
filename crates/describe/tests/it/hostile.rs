//! Hostile descriptions: reading them always ends soon, without a panic, and with a message.

use std::fmt::Write;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use kernelsmith_describe::fuzzing;

use crate::errors::describe_text;

const HEAD: &str = r##"
foreach n = 0-3 in def R#n : Register<"r"#n> { let HWEncoding = n; }
def R : RegisterClass<"T", [i8, i16, iPTR], 8, (sequence "R%u", 0, 3)>;
class I<dag outs, dag ins, string asm, list<dag> pattern = []> : Instruction {
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pattern;
  field bits<8> Inst = 0;
}
def T : Target<"t">;
"##;

/// Translates a text on another thread, so that an endless translation is a test failure instead of a hang.
#[track_caller]
fn check(text: &str, want: &str) {
    let (done, result) = mpsc::channel();
    // If the text has a target, remove the other one.
    let head = if text.contains(": Target<") { HEAD.replace("def T : Target<\"t\">;", "") } else { HEAD.to_owned() };
    let text = format!("{head}{text}");
    std::thread::spawn(move || done.send(describe_text(&text).map(|_| ())));
    let result = result.recv_timeout(Duration::from_secs(120)).expect("ends in time, without a panic");
    let messages = result.expect_err("the description is wrong");
    assert!(messages.contains(want), "wanted '{want}' in:\n{}", &messages[..messages.len().min(2000)]);
}

#[test]
fn records_that_contain_themselves_are_read_once() {
    // Each record refers to itself twice, so there are 2^64 paths.
    let itself = |class: &str, name: &str| format!("[!cast<{class}>(\"{name}\"), !cast<{class}>(\"{name}\")]");
    let feature = itself("SubtargetFeature", "F");
    check(&format!("def F : SubtargetFeature<\"f\", \"F\", \"\", \"\", {feature}>;"), "implies itself");
    let register = itself("Register", "A");
    let sub = "let SubRegIndices = [s, s];";
    let text = format!("def s : SubRegIndex<8>; def A : Register<\"a\"> {{ let SubRegs = {register}; {sub} }}");
    check(&text, "contains itself");
    // A hundred paths on each of seven levels.
    let mut lists = String::from("def L0 : CallingConv<[CCAssignToStack<8, 8>]>;");
    for i in 0..7 {
        let action = format!("CCDelegateTo<L{i}>");
        write!(lists, "def L{} : CallingConv<[{}]>;", i + 1, vec![action; 100].join(", ")).expect("to a string");
    }
    let convention = "def S : CalleeSavedRegs<(add R0)>; def C : Convention<\"c\", L7, L0, S>;";
    let target = "def T : Target<\"t\"> { let Conventions = [C]; }";
    check(&format!("{lists} {convention} {target}"), "more than 1024 rules");
    let vector = "def v : ValueType<64> { let isVector = 1; let nElem = 2; let ElementType = !cast<ValueType>(\"v\"); } def B : RegisterClass<\"T\", [v], 8, (add R0)>;";
    check(vector, "are vectors");
}

#[test]
fn shared_parts_are_bounded() {
    let mut sets = String::from("defvar s0 = (add R0);");
    for i in 0..60 {
        write!(sets, "defvar s{} = (add s{i}, s{i});", i + 1).expect("to a string");
    }
    check(&format!("{sets} def B : RegisterClass<\"T\", [i8], 8, s60>;"), "set expressions take more than");
    let mut fragments = String::from("def g0 : PatFrag<(ops node:$a), (not $a)>;");
    for i in 0..20 {
        write!(fragments, "def g{} : PatFrag<(ops node:$a), (add (g{i} $a), (g{i} $a))>;", i + 1).expect("to a string");
    }
    check(
        &format!("{fragments} def X : I<(outs R:$d), (ins R:$a), \"x\", [(set R:$d, (g20 R:$a))]>;"),
        "the pattern has more than",
    );
    let mut dags = String::from("defvar d0 = (not R:$a);");
    for i in 0..60 {
        write!(dags, "defvar d{} = (add d{i}, d{i});", i + 1).expect("to a string");
    }
    check(
        &format!("{dags} def X : I<(outs R:$d), (ins R:$a), \"x\", [(set R:$d, d60)]>;"),
        "the pattern has more than",
    );
    // A list of many registers in many instructions.
    let text = "defvar many = !listsplat(R0, 400000); foreach i = 0-999 in def X#i : I<(outs), (ins), \"x\"> { let Uses = many; }";
    check(text, "the description has more than");
}

#[test]
fn numbers_fit_the_tables() {
    check("def C9 : ConditionCode<255, \"x\">; def C8 : ConditionCode<255, \"y\">;", "have the number 255");
    check("def E : Register<\"e\"> { let HWEncoding = 99999; }", "error");
    check(
        "def v : ValueType<70000> { let isInteger = 1; } def B : RegisterClass<\"T\", [v], 8, (add R0)>;",
        "`Size` must be 0 to 4095",
    );
    check("def o : Operand<i32> { let OperandType = \"OPERAND_IMMEDIATE\"; let Width = 4000; }", "1 to 64 bits");
    let wide = |width: u32| {
        format!(
            "def X : I<(outs), (ins R:$a), \"x $a\"> {{ bits<300> a; field bits<{width}> Inst = 0; let Inst{{0}} = a{{299}}; }}"
        )
    };
    check(&wide(8), "error");
    let long =
        "let OutOperandList = (outs); let InOperandList = (ins); let AsmString = \"x\"; field bits<4096> Inst = 0;";
    check(&format!("def X : Instruction {{ {long} }}"), "`Inst` has 4096 bits");
    let operands: Vec<String> = (0..5000).map(|i| format!("R:$a{i}")).collect();
    check(&format!("def X : I<(outs), (ins {}), \"x\">;", operands.join(", ")), "operands, at most");
    check("foreach i = !range(70000) in def Z#i : Register<\"z\"#i>;", "at most 65000 are possible");
    check(
        "foreach i = !range(600) in def F#i : SubtargetFeature<\"f\"#i, \"f\", \"\", \"\">;",
        "at most 512 are possible",
    );
}

/// Mutated descriptions for one second; with `KERNELSMITH_SLOW`, the number in `KERNELSMITH_FUZZ_INPUTS`.
#[test]
fn changed_descriptions_never_panic() {
    let is_slow = std::env::var_os("KERNELSMITH_SLOW").is_some();
    let n_inputs = std::env::var("KERNELSMITH_FUZZ_INPUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let start = Instant::now();
    // The minimum number of inputs, however busy the machine is.
    let n_at_least = 30;
    for seed in 0..n_inputs {
        if seed >= n_at_least && !is_slow && start.elapsed() > Duration::from_secs(1) {
            break;
        }
        fuzzing::td_target_seed(seed);
    }
    assert_eq!(fuzzing::texts().len(), 4);
    fuzzing::td_target(b"\xff\x00include \"Target.td\"\ndef T : Target<\"t\">;");
}
