// A machine with operands of the usual kinds, whose records name functions that this project does not know, and hooks for
// them. Written for these tests; it continues llvm_naplespu.td.

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
// A field of which the machine uses the low half; an instruction with a bit without a value.
def near : Operand { let EncoderMethod = "getNear"; }
def JN : Word<8, (outs), (ins near:$imm), "jn $imm"> { let Inst{23-16} = 0; let Inst{15-0} = imm; }
def DOZE : Word<9, (outs), (ins), "doze"> { let Inst{23-0} = 0; let Inst{4} = ?; }
// Other names of ADD and ORU, in a table that no decoder uses, and for assemblers alone.
let DecoderNamespace = "Extra" in
def ADDX : Word<4, (outs), (ins), "addx"> { let Inst{23-0} = 7; }
let isAsmParserOnly = 1 in def ORX : Word<10, (outs), (ins), "orx"> { let Inst{23-0} = 0; }
// Registers with a mark in front.
def mark : Operand { let PrintMethod = "printMark"; let MIOperandInfo = (ops GPR32); }
def POP : Word<12, (outs), (ins mark:$imm), "pop $imm"> { let Inst{23-6} = 0; let Inst{5-0} = imm{5-0}; }
// A pair of registers that is a result and an input.
def pair : Operand { let PrintMethod = "printPair"; }
let Constraints = "$src = $rd" in
def INC : Word<13, (outs pair:$rd), (ins pair:$src, uimm16:$imm), "inc $rd, $imm"> {
  let Inst{23-18} = 0; let Inst{17-16} = rd{1-0}; let Inst{15-0} = imm;
}
// Hooks.
def offset : HookNumber<12, 1, 6, 2> { let Names = ["0="]; }
def : OperandHook<["getRiMemoryOpValue"], [HookRegister<6>, offset], "$1($0)">;
// By the operand's name, which counts more than its functions.
def : OperandHook<["memrr", "getSecret"], [HookRegister<6, 10, 0>, HookRegister<6, 4, 1>], "[$0 + $1]">;
def : OperandHook<["getBranchTarget"], [HookLabel<18, 2, 5>]>;
def : OperandHook<["printCC"], [HookNames<2, ["|a", "eq|z", "", "ne"]>]>;
def : OperandHook<["decodeShifted"], [HookNumber<32, 1, 0, 16>]>;
def : OperandHook<["printPair"], [HookNames<2, ["s0:s1", "s2:s3", "", "s6:s7"]>]>;
def : OperandHook<["printMark"], [HookRegister<6>], "@$0+">;
def : OperandHook<["getNear"], [HookIgnored<8, 8>, HookLabel<8>]>;
def : HookMacro<"addk2 $n", ["addk $n", "$here: addk $n", "ba $here"]>;
def : TargetHook { let PointerBits = 32; let ELFMachine = 99; let Comment = ";"; let UnusedDecoders = ["Extra"]; }
