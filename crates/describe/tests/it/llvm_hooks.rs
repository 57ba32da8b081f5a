//! Operands of descriptions written for LLVM whose meaning is in hooks of the description itself, or in LLVM's common code.

use expect_test::{Expect, expect};
use kernelsmith_machine::asm::{Assembler, disassemble};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_tablegen::Session;

use crate::llvm_naplespu::{load_text, try_load};

/// A machine with operands of the usual kinds: every one names functions that this project does not know.
const MACHINE: &str = r##"
include "llvm_naplespu.td"
include "OperandHooks.td"
class Word<bits<8> op, dag outs, dag ins, string asm> : Format<outs, ins, asm> {
  bits<5> rd; bits<5> rs; bits<21> addr; bits<16> imm;
  let Inst{31-24} = op;
}
class ImmLeaf<string predicate> { string ImmediateCode = predicate; }
// A base and an offset in words, with eight bits that the machine does not use.
def mem : Operand {
  let EncoderMethod = "getRiMemoryOpValue"; let PrintMethod = "printMemRiOperand"; let MIOperandInfo = (ops GPR32, i32imm);
}
// Two registers.
def memrr : Operand { let EncoderMethod = "getRrMemoryOpValue"; let MIOperandInfo = (ops GPR32, GPR32); }
def target : Operand { let EncoderMethod = "getBranchTarget"; let OperandType = "OPERAND_PCREL"; }
def cond : Operand { let PrintMethod = "printCC"; }
def hi16 : Operand { let DecoderMethod = "decodeShifted"; }
def simm12 : Operand, ImmLeaf<"return isInt<12>(Imm);">;
def uimm16 : Operand;
def secret : Operand { let EncoderMethod = "getSecret"; }
class WithAddress<bits<8> op, Operand kind, string asm> : Word<op, (outs GPR32:$rd), (ins kind:$addr), asm> {
  bits<6> reg; let Inst{23-21} = 0; let Inst{20-0} = addr;
}
def LD : Word<1, (outs), (ins mem:$addr), "ld $addr"> { let Inst{23-21} = 0; let Inst{20-0} = addr; }
def LDX : Word<2, (outs), (ins memrr:$addr), "ldx $addr"> { let Inst{23-21} = 0; let Inst{20-0} = addr; }
def BR : Word<3, (outs), (ins cond:$rd, target:$imm), "b$rd $imm"> {
  let Inst{23-21} = 0; let Inst{20-16} = rd; let Inst{15-0} = imm;
}
def ADD : Word<4, (outs), (ins simm12:$imm), "addk $imm"> { let Inst{23-12} = 0; let Inst{11-0} = imm{11-0}; }
def ORU : Word<5, (outs), (ins uimm16:$imm), "oru $imm"> { let Inst{23-16} = 0; let Inst{15-0} = imm; }
def HI : Word<6, (outs), (ins hi16:$imm), "hi $imm"> { let Inst{23-16} = 0; let Inst{15-0} = imm; }
def SECRET : Word<7, (outs), (ins secret:$imm), "secret $imm"> { let Inst{23-16} = 0; let Inst{15-0} = imm; }
"##;

const HOOKS: &str = r##"
def offset : HookNumber<12, 1, 6, 2> { let Names = ["0="]; }
def : OperandHook<["getRiMemoryOpValue"], [HookRegister<6>, offset], "$1($0)">;
// By the operand's name, which counts more than its functions.
def : OperandHook<["memrr", "getSecret"], [HookRegister<6, 10, 0>, HookRegister<6, 4, 1>], "[$0 + $1]">;
def : OperandHook<["getBranchTarget"], [HookLabel<18, 2, 5>]>;
def : OperandHook<["printCC"], [HookNames<2, ["|a", "eq|z", "", "ne"]>]>;
def : OperandHook<["decodeShifted"], [HookNumber<32, 1, 0, 16>]>;
def : TargetHook { let PointerBits = 32; let ELFMachine = 99; let Comment = ";"; }
"##;

fn session() -> Session {
    let folder = |path| format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    Session::new().include_dir(folder("tests/it")).include_dir(folder("../targets/td/include"))
}

/// The word of a line, and the disassembly of that word.
#[track_caller]
fn check(line: &str, want: Expect) {
    let desc = load_text(&session(), &format!("{MACHINE}{HOOKS}")).desc;
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
    check("ldx [s3 + v1]", expect!["expected a register of class GPR32"]);
}

#[test]
fn distances_are_from_the_instruction() {
    check("beq -4", expect!["0301ffff: beq -4"]);
    check("bz 131068", expect!["03017fff: beq 131068"]);
    check("ba 2", expect!["no encoding accepts these operands"]);
    check("ba 131072", expect!["immediate 131072 is not in -131072..=131071"]);
    let desc = load_text(&session(), &format!("{MACHINE}{HOOKS}")).desc;
    let program = Assembler::new(&desc).assemble_object("here: ba here ; a comment\n bne there").expect("it assembles");
    let relocations: Vec<_> = program.sections[0].relocations.iter().map(|r| (r.at, r.number)).collect();
    assert_eq!(relocations, [(4, 5)]);
    let file = kernelsmith_machine::object::write(&desc, &program).expect("a number for ELF");
    assert_eq!((file[4], file[18]), (1, 99));
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
fn operands_without_a_hook_say_which_it_would_be() {
    let reasons = |text: &str| -> Vec<String> {
        let left_out = load_text(&session(), text).left_out;
        left_out.into_iter().map(|left| format!("{}: {}", left.instruction, left.reason)).collect()
    };
    expect![[r#"
        BR: operand `cond`: no hook for encoder ``, decoder ``, printer `printCC` (an OperandHook)
        HI: operand `hi16`: no hook for encoder ``, decoder `decodeShifted`, printer `printOperand` (an OperandHook)
        LD: operand `mem`: no hook for encoder `getRiMemoryOpValue`, decoder ``, printer `printMemRiOperand` (an OperandHook)
        LDX: operand `memrr`: no hook for encoder `getRrMemoryOpValue`, decoder ``, printer `printOperand` (an OperandHook)
        SECRET: operand `secret`: no hook for encoder `getSecret`, decoder ``, printer `printOperand` (an OperandHook)"#]].assert_eq(&reasons(MACHINE).join("\n"));
    expect!["SECRET: operand `secret`: its hook wants a register as sub-operand 0"]
        .assert_eq(&reasons(&format!("{MACHINE}{HOOKS}")).join("\n"));
    // A field without room for the parts, and no register where one is meant.
    let small = HOOKS.replace("[HookLabel<18, 2, 5>]", "[HookLabel<20, 2, 5>]");
    let other = small.replace("HookRegister<6>, offset", "HookRegister<6, 0, 1>, offset");
    expect![[r#"
        BR: operand `target`: its hook has 18 bits, its field 16
        LD: operand `mem`: its hook wants a register as sub-operand 1
        SECRET: operand `secret`: its hook wants a register as sub-operand 0"#]]
    .assert_eq(&reasons(&format!("{MACHINE}{other}")).join("\n"));
}

#[test]
fn wrong_hooks_are_errors() {
    #[track_caller]
    fn check(hook: &str, want: &str) {
        let error = try_load(&session(), &format!("{MACHINE}{hook}")).expect_err("it is wrong");
        assert!(error.contains(want), "wanted `{want}` in:\n{error}");
    }
    check("def : OperandHook<[\"a\"], [HookNumber<0>]>;", "`Width` is 0, not 1 to 64");
    check("def : OperandHook<[\"a\"], [HookNumber<65>]>;", "`Width` is 65, not 1 to 64");
    check("def : OperandHook<[\"a\"], [HookLabel<4, 4>]>;", "`Shift` is 4, not 0 to 3");
    check("def : OperandHook<[\"a\"], [HookLabel<4, 0, -1>]>;", "`Relocation` is -1");
    check("def : OperandHook<[\"a\"], [HookNumber<4, 0, 64>]>;", "`FirstBit` is 64, not 0 to 63");
    check("def : OperandHook<[\"a\"], [HookNumber<4>, HookNumber<4, 0, 3>]>;", "two parts have the same bits");
    check("def : OperandHook<[\"a\"], [HookPart<1, 0, 0>]>;", "a part is a HookNumber");
    check("def : OperandHook<[\"\"], []>;", "an operand or function has a name");
    check("def : OperandHook<[\"a\"], []>; def : OperandHook<[\"b\", \"a\"], []>;", "two hooks are for `a`");
    check("def : TargetHook; def : TargetHook;", "two records of class `TargetHook`");
    check("def : TargetHook { let PointerBits = 33; }", "8, 16, 32 or 64 bits");
    check("def : TargetHook { let AddressRelocations = [1]; }", "has four numbers");
    let parts = vec!["HookNumber<1>"; 99].join(", ");
    check(&format!("def : OperandHook<[\"a\"], [{parts}]>;"), "at most");
}

#[test]
fn a_text_that_names_no_part_leaves_the_instruction_out() {
    let hooks = HOOKS.replace("\"$1($0)\"", "\"$2($0)\"");
    let left_out = load_text(&session(), &format!("{MACHINE}{hooks}")).left_out;
    expect![[r#"
        there is no part `$2`
        operand `secret`: its hook wants a register as sub-operand 0"#]]
    .assert_eq(&left_out.iter().map(|left| left.reason.as_str()).collect::<Vec<_>>().join("\n"));
}
