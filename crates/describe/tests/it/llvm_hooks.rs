//! Operands of descriptions written for LLVM whose meaning is in hooks of the description itself, or in LLVM's common code.

use expect_test::{Expect, expect};
use kernelsmith_machine::asm::{Assembler, disassemble};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_tablegen::Session;

use crate::llvm_naplespu::{load_text, try_load};

const TEXT: &str = include_str!("llvm_hooks.td");

/// The machine of the file, and its hooks.
fn machine_and_hooks() -> (String, &'static str) {
    let (machine, hooks) = TEXT.split_once("// Hooks.\n").expect("two parts");
    (format!("include \"llvm_naplespu.td\"\n{machine}"), hooks)
}

/// The machine with its hooks.
fn with_hooks() -> String {
    let (machine, hooks) = machine_and_hooks();
    machine + hooks
}

fn session() -> Session {
    let folder = |path| format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    Session::new().include_dir(folder("tests/it")).include_dir(folder("../targets/td/include"))
}

/// The word of a line, and the disassembly of that word.
#[track_caller]
fn check(line: &str, want: Expect) {
    let desc = load_text(&session(), &with_hooks()).desc;
    let code = match Assembler::new(&desc).assemble(line) {
        Ok(program) => program.code().to_vec(),
        Err(errors) => return want.assert_eq(&errors[0].to_string()),
    };
    let word = u32::from_le_bytes(code.clone().try_into().expect("one word"));
    let listing = disassemble(&Decoder::new(&desc), &desc, &code);
    want.assert_eq(&format!("{word:08x}: {}", listing.text.trim().replace('\t', " ")));
}

#[test]
fn addresses_have_several_sub_operands() {
    check("ld 8(s3)", expect!["01000083: ld 8(s3)"]);
    check("ld -2048(pc)", expect!["0100803f: ld -2048(pc)"]);
    check("ld (s3)", expect!["01000003: ld (s3)"]);
    check("ld 2(s3)", expect!["no encoding accepts these operands"]);
    check("ld 2048(s3)", expect!["immediate 2048 is not in -2048..=2047"]);
    check("ldx [s3 + pc]", expect!["02000ff0: ldx [s3 + pc]"]);
    check("pop @s3+", expect!["0c000003: pop @s3+"]);
    check("pop s3+", expect!["expected `@`"]);
    check("inc s6:s7, 5", expect!["0d030005: inc s6:s7, 5"]);
    check("inc s4:s5, 5", expect!["expected a condition"]);
    check("ldx [s3 + v1]", expect!["expected a register of class GPR32"]);
}

#[test]
fn distances_are_from_the_instruction() {
    check("beq -4", expect!["0301ffff: beq -4"]);
    check("bz 131068", expect!["03017fff: beq 131068"]);
    check("ba 2", expect!["no encoding accepts these operands"]);
    check("ba 131072", expect!["immediate 131072 is not in -131072..=131071"]);
    let desc = load_text(&session(), &with_hooks()).desc;
    let program = Assembler::new(&desc).assemble_object("here: ba here ; a comment\n bne there").expect("it assembles");
    let relocations: Vec<_> = program.sections[0].relocations.iter().map(|r| (r.at, r.number)).collect();
    assert_eq!(relocations, [(4, 5)]);
    let file = kernelsmith_machine::object::write(&desc, &program).expect("a number for ELF");
    assert_eq!((file[4], file[18]), (1, 99));
}

/// Many machines count from the next instruction.
#[test]
fn distances_may_be_from_elsewhere() {
    let from_next = "def FromNext : HookLabel<18, 2, 5> { let Bias = -4; }";
    let (machine, hooks) = machine_and_hooks();
    let text = format!("{machine}{from_next}{}", hooks.replace("[HookLabel<18, 2, 5>]", "[FromNext]"));
    let desc = load_text(&session(), &text).desc;
    let word = |line: &str| match Assembler::new(&desc).assemble(line) {
        Ok(program) => format!("{:02x?}", program.code()),
        Err(errors) => errors[0].to_string(),
    };
    assert_eq!(word("ba 4"), "[00, 00, 00, 03]");
    assert_eq!(word("here: ba here"), "[ff, ff, 00, 03]");
    assert_eq!(word("ba next\nnext: ba next"), "[00, 00, 00, 03, ff, ff, 00, 03]");
    // The end of the range is that of the field.
    assert_eq!(word("ba 131072"), "[ff, 7f, 00, 03]");
    assert_eq!(word("ba -131068"), "[00, 80, 00, 03]");
    assert_eq!(word("ba -131072"), "immediate -131072 is not in -131068..=131075");
    for (code, shown) in [([0, 0, 0, 3], "b 4"), ([0xff, 0x7f, 0, 3], "b 131072"), ([0, 0x80, 0, 3], "b -131068")] {
        assert_eq!(disassemble(&Decoder::new(&desc), &desc, &code).text.trim().replace('\t', " "), shown);
    }
    let object = Assembler::new(&desc).assemble_object("ba elsewhere").expect("it assembles");
    let open: Vec<_> = object.sections[0].relocations.iter().map(|r| (r.number, r.addend)).collect();
    assert_eq!(open, [(5, 0)]);
}

#[test]
fn numbers_without_functions_have_the_bits_of_their_field() {
    check("addk -2048", expect!["04000800: addk -2048"]);
    check("addk 2048", expect!["immediate 2048 is not in -2048..=2047"]);
    check("oru 65535", expect!["0500ffff: oru 65535"]);
    check("oru -1", expect!["immediate -1 is not in 0..=65535"]);
    check("hi -65536", expect!["0600ffff: hi -65536"]);
    check("hi 1", expect!["no encoding accepts these operands"]);
}

#[test]
fn decoders_ignore_bits_and_instructions() {
    let desc = load_text(&session(), &with_hooks()).desc;
    let shown =
        |word: u32| disassemble(&Decoder::new(&desc), &desc, &word.to_le_bytes()).text.trim().replace('\t', " ");
    check("jn -128", expect!["08000080: jn -128"]);
    check("jn 128", expect!["immediate 128 is not in -128..=127"]);
    assert_eq!(shown(0x0800_ff80), "jn -128");
    check("doze", expect!["09000000: doze"]);
    assert_eq!(shown(0x0900_0010), "doze");
    assert!(Decoder::new(&desc).decode(&[0x30, 0, 0, 9]).is_err(), "a bit that is zero");
    check("addx", expect!["04000007: addk 7"]);
    assert_eq!(Assembler::new(&desc).assemble("orx").expect("it assembles").code(), [0, 0, 0, 10]);
    assert!(Decoder::new(&desc).decode(&[0, 0, 0, 10]).is_err(), "an instruction for assemblers");
    // Without the list, the instruction with fewer free bits is shown.
    let all = load_text(&session(), &with_hooks().replace("[\"Extra\"]", "[]")).desc;
    assert!(disassemble(&Decoder::new(&all), &all, &[7, 0, 0, 4]).text.contains("addx"));
}

/// Registers with two sets of names, whose number is in a field of the back end's own.
const REGISTERS: &str = r##"
include "OperandHooks.td"
class Target { string InstructionSet = ""; }
class RegAltNameIndex; def Plain : RegAltNameIndex; def Roles : RegAltNameIndex;
class Register<bits<4> n, list<string> names> {
  string AsmName = "r"#!cast<int>(n); list<string> AltNames = names; list<RegAltNameIndex> RegAltNameIndices = [Plain, Roles];
  list<Register> SubRegs = []; list<RegAltNameIndex> SubRegIndices = []; bits<16> HWEncoding = 0;
  bits<4> Num = n;
}
class DAGOperand; class RegisterClass<dag members> : DAGOperand { dag MemberList = members; }
class Instruction; class InstAlias<string text, dag result> {
  string AsmString = text; dag ResultInst = result; int EmitPriority = 1; list<Register> Predicates = [];
}
def add; def outs; def ins;
def R0 : Register<0, ["n0", "zero"]>; def R5 : Register<5, ["n5", ""]>; def R9 : Register<9, ["n9", "sp"]>;
def GPR : RegisterClass<(add R0, R5, R9)>;
def MOVE : Instruction {
  dag OutOperandList = (outs GPR:$d); dag InOperandList = (ins GPR:$s); string AsmString = "move $d, $s";
  bits<4> d; bits<4> s; bits<8> Inst; let Inst{7-4} = d; let Inst{3-0} = s;
}
def : InstAlias<"clear $d", (MOVE GPR:$d, R0)>;
def : InstAlias<"reset $d", (MOVE GPR:$d, R9)>;
def Small : Target;
"##;

#[test]
fn registers_have_the_names_and_numbers_of_the_back_end() {
    #[track_caller]
    fn check(hook: &str, line: &str, want: Expect) {
        let desc = load_text(&session(), &format!("{REGISTERS}def : TargetHook {{ {hook} }}")).desc;
        let code = match Assembler::new(&desc).assemble(line) {
            Ok(program) => program.code().to_vec(),
            Err(errors) => return want.assert_eq(&errors[0].to_string()),
        };
        let listing = disassemble(&Decoder::new(&desc), &desc, &code);
        want.assert_eq(&format!("{code:02x?}: {}", listing.text.trim().replace('\t', " ")));
    }
    let number = "let RegisterNumber = \"Num\";";
    check(number, "move r9, n5", expect!["[95]: move r9, r5"]);
    check(number, "move zero, r0", expect!["[00]: clear r0"]);
    check(number, "reset r5", expect!["[59]: reset r5"]);
    let words = &format!("{number} let RegisterPrefix = \"$\"; let RegisterNames = \"Roles\";");
    check(words, "move $n9, $r5", expect!["[95]: move $sp, $r5"]);
    check(words, "move $sp, $zero", expect!["[90]: clear $sp"]);
    check(words, "move sp, zero", expect!["expected a register of class GPR"]);
    let texts = &format!("{number} let RegisterPrefix = \"%\"; let RegisterNames = \"Plain\";");
    check(texts, "move %sp, %n5", expect!["[95]: move %n9, %n5"]);
    check(texts, "clear %r9", expect!["[90]: clear %n9"]);
    check(texts, "move sp, n5", expect!["expected `%`"]);
    // Without the field's name all numbers are zero.
    let left_out = load_text(&session(), &format!("{REGISTERS}def : TargetHook;")).left_out;
    expect!["registers `R0` and `R5` of class `GPR` have one number"].assert_eq(&left_out[0].reason);
}

/// `Inst` may be as long as the longest instruction of the machine.
#[test]
fn instructions_have_their_size() {
    let insts = r#"
class Sized<int size, string asm> : Instruction {
  let Namespace = "NaplesPU"; string AsmString = asm; int Size = size; field bits<48> Inst;
  dag OutOperandList = (outs); dag InOperandList = (ins);
}
def SHORT : Sized<2, "short"> { let Inst{15-0} = 0x1234; }
def LONG : Sized<6, "long"> { let Inst{47-0} = 0x0708090a4321; }
def MORE : Sized<2, "more"> { let Inst{16-0} = 0x11234; }
def LESS : Sized<8, "less"> { let Inst{47-0} = 0; }
"#;
    let loaded = load_text(&session(), &format!("{}{insts}", machine_and_hooks().0));
    let desc = &loaded.desc;
    let code = Assembler::new(desc).assemble("short\nlong\nshort").expect("it assembles").code().to_vec();
    assert_eq!(code, [0x34, 0x12, 0x21, 0x43, 0x0a, 9, 8, 7, 0x34, 0x12]);
    assert_eq!(
        disassemble(&Decoder::new(desc), desc, &code).text.split_whitespace().collect::<Vec<_>>(),
        ["short", "long", "short"]
    );
    let reason =
        |name: &str| loaded.left_out.iter().find(|left| left.instruction == name).map(|left| left.reason.as_str());
    assert_eq!(reason("MORE"), Some("`Size` is 2 bytes, `Inst` has 48 bits"));
    assert_eq!(reason("LESS"), Some("`Size` is 8 bytes, `Inst` has 48 bits"));
}

#[test]
fn macros_of_hooks_are_several_lines() {
    let desc = load_text(&session(), &with_hooks()).desc;
    let code = Assembler::new(&desc).assemble("addk2 -3\naddk2 4").expect("it assembles").code().to_vec();
    let words: Vec<u32> =
        code.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("a word"))).collect();
    let back = 0x0300_ffff;
    assert_eq!(words, [0x0400_0ffd, 0x0400_0ffd, back, 0x0400_0004, 0x0400_0004, back]);
}

/// What a second argument means differs between back ends: an offset, a shift.
#[test]
fn functions_with_other_arguments_or_encoders_are_not_guessed() {
    let machine = machine_and_hooks().0;
    for (functions, is_known) in [
        ("let DecoderMethod = \"decodeSImmOperand<16>\";", true),
        ("let DecoderMethod = \"decodeSImmOperand<16>\"; let EncoderMethod = \"getImmOpValue\";", true),
        ("let DecoderMethod = \"decodeSImmOperand<16, 2>\";", false),
        ("let DecoderMethod = \"decodeUImmOperand<16, 1>\";", false),
        ("let DecoderMethod = \"decodeUImmOperand<16>\"; let EncoderMethod = \"getImmOpValueSub1\";", false),
        ("let DecoderMethod = \"decodeSImmOperandAndLsl1<17, 3>\"; let PrintMethod = \"printBranchOperand\";", false),
    ] {
        let inst =
            "def LI : Word<11, (outs), (ins some:$imm), \"li $imm\"> { let Inst{23-16} = 0; let Inst{15-0} = imm; }";
        let text = format!("{machine}def some : Operand {{ {functions} }}\n{inst}");
        let left_out = load_text(&session(), &text).left_out;
        assert_eq!(left_out.iter().all(|left| left.instruction != "LI"), is_known, "{functions}");
    }
}

#[test]
fn operands_without_a_hook_say_which_it_would_be() {
    let (machine, hooks) = machine_and_hooks();
    let reasons = |text: &str| -> Vec<String> {
        let left_out = load_text(&session(), text).left_out;
        left_out.into_iter().map(|left| format!("{}: {}", left.instruction, left.reason)).collect()
    };
    expect![[r#"
        BR: operand `cond`: no hook for encoder ``, decoder ``, printer `printCC` (an OperandHook)
        HI: operand `hi16`: no hook for encoder ``, decoder `decodeShifted`, printer `printOperand` (an OperandHook)
        INC: operand `pair`: no hook for encoder ``, decoder ``, printer `printPair` (an OperandHook)
        JN: operand `near`: no hook for encoder `getNear`, decoder ``, printer `printOperand` (an OperandHook)
        LD: operand `mem`: no hook for encoder `getRiMemoryOpValue`, decoder ``, printer `printMemRiOperand` (an OperandHook)
        LDX: operand `memrr`: no hook for encoder `getRrMemoryOpValue`, decoder ``, printer `printOperand` (an OperandHook)
        POP: operand `mark`: no hook for encoder ``, decoder ``, printer `printMark` (an OperandHook)
        SECRET: operand `secret`: no hook for encoder `getSecret`, decoder ``, printer `printOperand` (an OperandHook)"#]].assert_eq(&reasons(&machine).join("\n"));
    expect!["SECRET: operand `secret`: its hook wants a register as sub-operand 0"]
        .assert_eq(&reasons(&format!("{machine}{hooks}")).join("\n"));
    // A field without room for the parts, and no register where one is meant.
    let small = hooks.replace("[HookLabel<18, 2, 5>]", "[HookLabel<20, 2, 5>]");
    let other = small.replace("HookRegister<6>, offset", "HookRegister<6, 0, 1>, offset");
    expect![[r#"
        BR: operand `target`: its hook has 18 bits, its field 16
        LD: operand `mem`: its hook wants a register as sub-operand 1
        SECRET: operand `secret`: its hook wants a register as sub-operand 0"#]]
    .assert_eq(&reasons(&format!("{machine}{other}")).join("\n"));
}

#[test]
fn wrong_hooks_are_errors() {
    #[track_caller]
    fn check(hook: &str, want: &str) {
        let error = try_load(&session(), &format!("{}{hook}", machine_and_hooks().0)).expect_err("it is wrong");
        assert!(error.contains(want), "wanted `{want}` in:\n{error}");
    }
    check("def : OperandHook<[\"a\"], [HookNumber<0>]>;", "`Width` is 0, not 1 to 64");
    check("def : OperandHook<[\"a\"], [HookNumber<65>]>;", "`Width` is 65, not 1 to 64");
    check("def : OperandHook<[\"a\"], [HookLabel<4, 4>]>;", "`Shift` is 4, not 0 to 3");
    check("def : OperandHook<[\"a\"], [HookLabel<4, 0, -1>]>;", "`Relocation` is -1");
    check("def far : HookLabel<9> { let Bias = 256; } def : OperandHook<[\"a\"], [far]>;", "`Bias` is 256, not -255");
    check("def : OperandHook<[\"a\"], [HookNumber<4, 0, 64>]>;", "`FirstBit` is 64, not 0 to 63");
    check("def : OperandHook<[\"a\"], [HookNumber<4>, HookNumber<4, 0, 3>]>;", "two parts have the same bits");
    check("def : OperandHook<[\"a\"], [HookPart<1, 0, 0>]>;", "a part is a HookNumber");
    check("def : OperandHook<[\"\"], []>;", "an operand or function has a name");
    check("def : OperandHook<[\"a\"], []>; def : OperandHook<[\"b\", \"a\"], []>;", "two hooks are for `a`");
    check("def : TargetHook; def : TargetHook;", "two records of class `TargetHook`");
    check("def : TargetHook { let PointerBits = 33; }", "8, 16, 32 or 64 bits");
    check("def : TargetHook { let AddressRelocations = [1]; }", "has four numbers");
    check("def : TargetHook { let UnusedDecoders = [?]; }", "UnusedDecoders");
    check("def : HookMacro<\"two $n\", []>;", "`two $n` has no expansion");
    check("def : HookMacro<\"two $n\", [\"addk $m\"]>;", "`two $n` has no operand `m`");
    check("def : OperandHook<[\"a\"], [HookIgnored<4>, HookNumber<4, 0, 3>]>;", "two parts have the same bits");
    let parts = vec!["HookNumber<1>"; 99].join(", ");
    check(&format!("def : OperandHook<[\"a\"], [{parts}]>;"), "at most");
}

#[test]
fn a_text_that_names_no_part_leaves_the_instruction_out() {
    let text = with_hooks().replace("\"$1($0)\"", "\"$2($0)\"");
    let left_out = load_text(&session(), &text).left_out;
    expect![[r#"
        there is no part `$2`
        operand `secret`: its hook wants a register as sub-operand 0"#]]
    .assert_eq(&left_out.iter().map(|left| left.reason.as_str()).collect::<Vec<_>>().join("\n"));
}
