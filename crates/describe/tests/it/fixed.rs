//! A small machine with instruction words of fixed size, from its description to bytes.

use expect_test::{Expect, expect};
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Assembler, NumberedLabels, disassemble, print_inst};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::random::{self, Rng};

use crate::errors::describe_text;

const MACHINE: &str = r##"
foreach n = 0-15 in def R#n : Register<"r"#n> { let HWEncoding = n; }
def R : RegisterClass<"Demo", [i32, iPTR], 32, (sequence "R%u", 0, 15)>;
def simm12 : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 12; }
def target : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; let Width = 13; }
class I<bits<6> op, dag outs, dag ins, string asm, list<dag> pattern = []> : Instruction {
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  field bits<32> Inst;
  let Inst{31-26} = op;
}
def ADD : I<1, (outs R:$rd), (ins R:$rs, R:$rt), "add\t$rd, $rs, $rt", [(set R:$rd, (add R:$rs, R:$rt))]> {
  bits<4> rd; bits<4> rs; bits<4> rt;
  let Inst{25-22} = rd; let Inst{21-18} = rs; let Inst{17-14} = rt; let Inst{13-0} = 0;
}
def ADDI : I<2, (outs R:$rd), (ins R:$rs, simm12:$imm), "addi\t$rd, $rs, $imm",
             [(set R:$rd, (add R:$rs, simm12:$imm))]> {
  bits<4> rd; bits<4> rs; bits<12> imm;
  let Inst{25-22} = rd; let Inst{21-18} = rs; let Inst{17-12} = imm{5-0}; let Inst{11-6} = imm{11-6}; let Inst{5-0} = 0;
}
def LOAD : I<3, (outs R:$rd), (ins simm12:$imm, R:$rs), "load\t$rd, $imm($rs)"> {
  bits<4> rd; bits<4> rs; bits<12> imm;
  let Inst{25-22} = rd; let Inst{21-18} = rs; let Inst{17-6} = imm; let Inst{5-0} = 0;
}
// Like on many machines, the target is in units of halfwords, and its bits are scattered.
def BNZ : I<4, (outs), (ins R:$rs, target:$to), "bnz\t$rs, $to"> {
  bits<4> rs; bits<13> to;
  let isBranch = 1; let isTerminator = 1;
  let Inst{25-22} = rs; let Inst{21-18} = to{4-1}; let Inst{17} = to{12}; let Inst{16-10} = to{11-5}; let Inst{9-0} = 0;
}
def NOP : I<0, (outs), (ins), "nop"> { let Inst{25-0} = 0; }
def Demo : Target<"demo"> { let PointerBits = 32; }
"##;

fn machine() -> TargetDesc {
    describe_text(MACHINE).unwrap_or_else(|e| panic!("{e}"))
}

#[track_caller]
fn check(program: &str, want: Expect) {
    let desc = machine();
    let assembler = Assembler::new(&desc);
    let shown = match assembler.assemble(program) {
        Ok(assembled) => {
            let listing = disassemble(&Decoder::new(&desc), &desc, assembled.code());
            let again = assembler.assemble(&listing.text.replace(".L", "again")).map(|p| p.code().to_vec());
            // A distance to a position without a label stays a number, which means the same distance.
            assert_eq!(again.as_deref(), Ok(assembled.code()));
            let words = assembled.code().chunks(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]));
            words.map(|w| format!("{w:08x}\n")).collect::<String>() + &listing.text
        }
        Err(errors) => errors.iter().map(|e| format!("`{}`: {e}\n", &program[e.range.clone()])).collect(),
    };
    want.assert_eq(&shown);
}

#[test]
fn assembles() {
    check(
        "add r1, r2, r15\n\taddi r3, r0, -1 # all ones\nload R4, 2047(r5)\n.p2align 3\nnop",
        expect![[r#"
            044bc000
            08c3ffc0
            0d15ffc0
            00000000
            00000000
            	add	r1, r2, r15
            	addi	r3, r0, -1
            	load	r4, 2047(r5)
            	nop
            	nop
        "#]],
    );
    check(
        "loop: addi r1, r1, -1\nbnz r1, loop\nbnz r2, end\nnop\nend: nop",
        expect![[r#"
            0847ffc0
            107bfc00
            10900000
            00000000
            00000000
            .L0:
            	addi	r1, r1, -1
            	bnz	r1, .L0
            	bnz	r2, .L16
            	nop
            .L16:
            	nop
        "#]],
    );
}

#[test]
fn reports_operand_errors() {
    check(
        "addi r1, r2, 2048\nad r1, r2, r3\nadd r1, r2\nadd r1, r16, r3\nbnz r1, nowhere\nnop nop\nload r1, 4[r2]\nx: x: nop\n.foo",
        expect![[r#"
            `2048`: immediate 2048 is not in -2048..=2047
            `ad`: unknown instruction `ad`, did you mean `add`
            ``: expected `,`
            `r16`: expected a register of class R
            `bnz r1, nowhere`: label not defined
            `nop`: the instruction ends before this
            `[`: expected `(`
            `x`: label defined twice
            `.foo`: unknown directive
        "#]],
    );
    let far = format!("bnz r1, far\n{}far: nop", "nop\n".repeat(1100));
    check(
        &far,
        expect![[r#"
        `bnz r1, far`: the label is too far away
    "#]],
    );
}

#[test]
fn everything_round_trips() {
    let desc = machine();
    let (decoder, assembler) = (Decoder::new(&desc), Assembler::new(&desc));
    let mut rng = Rng::new(3);
    for inst in desc.insts() {
        for _ in 0..500 {
            let Some(operands) = random::operands(&desc, inst.id, &mut rng) else { panic!("{}", inst.name()) };
            let mut code = CodeBuffer::new();
            encode(&desc, inst.id, &operands, &mut code).unwrap();
            let decoded = decoder.decode(code.bytes()).unwrap();
            assert_eq!((decoded.inst, decoded.operands()), (inst.id, &operands[..]), "{}", inst.name());
            let mut text = String::new();
            print_inst(&desc, inst.id, &operands, &NumberedLabels, &mut text).unwrap();
            let parsed = assembler.parse(&text, &mut |name| panic!("label {name}")).unwrap();
            assert_eq!((parsed[0].inst, &parsed[0].operands), (inst.id, &operands), "{text}");
        }
    }
}

#[test]
fn patterns_are_typed() {
    let desc = machine();
    let patterns: String =
        desc.patterns().map(|pattern| desc.dump_pattern(pattern.id).trim_start().to_owned()).collect();
    expect![[r#"
        15 (ISD::ADD*:i32 $0:i32/R $1:i32=-2048..=2047) => (ADDI $0 $1)
        15 (ISD::ADD*:i32 $0:i32=-2048..=2047 $1:i32/R) => (ADDI $1 $0)
        10 (ISD::ADD*:i32 $0:i32/R $1:i32/R) => (ADD $0 $1)
    "#]]
    .assert_eq(&patterns);
}
