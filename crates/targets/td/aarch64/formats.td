//===-- formats.td - instruction formats of AArch64, and common properties of the two integer widths ---------===//

class A64Inst<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "AArch64";
  let Size = 4;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
  bits<32> Inst;
}

// Common properties of the two integer widths: letter in names, bit 31, classes, immediates.
class A64Width<string name, bits<1> sf, RegisterClass rc, RegisterClass rcsp, RegisterClass only, RegisterClass stack,
               ValueType vt, int nbits> {
  string Name = name;
  bits<1> SF = sf;
  RegisterClass RC = rc;
  RegisterClass SP = rcsp;         // with the stack pointer instead of zero
  RegisterClass Only = only;       // with neither of them
  RegisterClass Stack = stack;     // the stack pointer
  ValueType VT = vt;
  int Bits = nbits;
  Operand AddSub = !cast<Operand>("addsub"#nbits);
  Operand Negated = !cast<Operand>("negated"#nbits);
  Operand AddSubHigh = !cast<Operand>("addsubHigh"#nbits);
  Operand Logical = !cast<Operand>("logical"#nbits);
  Operand LogicalOnly = !cast<Operand>("logicalOnly"#nbits);
  Operand Wide = !cast<Operand>("wide"#nbits);
  Operand WideNot = !cast<Operand>("wideNot"#nbits);
  Operand Shift = !cast<Operand>("shift"#nbits);
  Operand ShiftLeft = !cast<Operand>("lsl"#nbits);
  Operand Extract = !cast<Operand>("extract"#nbits);
  Operand Insert = !cast<Operand>("insert"#nbits);
  Operand Fixed = !cast<Operand>("fixed"#nbits);
}
def WW : A64Width<"W", 0, GPR32, GPR32sp, GPR32only, WSPonly, i32, 32>;
def WX : A64Width<"X", 1, GPR64, GPR64sp, GPR64only, SPonly, i64, 64>;

//===-- Integers ---------------------------------------------------------------------------------------------===//

//  31 30 29 28     23 22 21        10 9  5 4  0
// |sf|op| S| 1 0 0 0 1 0|sh|   imm12   | Rn | Rd |
class AddSubImm<bits<1> sf, bits<1> op, bits<1> s, bits<1> sh, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<24> imm;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = s; let Inst{28-23} = 0b100010; let Inst{22} = sh;
  let Inst{21-10} = !if(sh, imm{23-12}, imm{11-0}); let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28       24 23 22 21 20 16 15   10 9  5 4  0
// |sf|op| S| 0 1 0 1 1|shift| 0|  Rm  | imm6  | Rn | Rd |
class AddSubShifted<bits<1> sf, bits<1> op, bits<1> s, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<2> sh; bits<6> amount;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = s; let Inst{28-24} = 0b01011; let Inst{23-22} = sh; let Inst{21} = 0;
  let Inst{20-16} = Rm; let Inst{15-10} = amount; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28              21 20 16 15  13 12 10 9  5 4  0
// |sf|op| S| 0 1 0 1 1 0 0 1 |  Rm  |option| imm3| Rn | Rd |
class AddSubExtended<bits<1> sf, bits<1> op, bits<1> s, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<3> ext; bits<3> amount;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = s; let Inst{28-21} = 0b01011001; let Inst{20-16} = Rm;
  let Inst{15-13} = ext; let Inst{12-10} = amount; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28        23 22 21  16 15  10 9  5 4  0
// |sf|opc | 1 0 0 1 0 0 | N| immr | imms | Rn | Rd |
class LogicalImm<bits<1> sf, bits<2> opc, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<13> imm;
  let Inst{31} = sf; let Inst{30-29} = opc; let Inst{28-23} = 0b100100; let Inst{22-10} = !if(sf, imm, {0, imm{11-0}});
  let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28      24 23 22 21 20 16 15   10 9  5 4  0
// |sf|opc | 0 1 0 1 0|shift| N|  Rm  | imm6  | Rn | Rd |
class LogicalShifted<bits<1> sf, bits<2> opc, bits<1> n, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<2> sh; bits<6> amount;
  let Inst{31} = sf; let Inst{30-29} = opc; let Inst{28-24} = 0b01010; let Inst{23-22} = sh; let Inst{21} = n;
  let Inst{20-16} = Rm; let Inst{15-10} = amount; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28        23 22 21 20        5 4  0
// |sf|opc | 1 0 0 1 0 1 | hw |   imm16    | Rd |
class MoveWide<bits<1> sf, bits<2> opc, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<18> imm;
  let Inst{31} = sf; let Inst{30-29} = opc; let Inst{28-23} = 0b100101; let Inst{22-21} = imm{17-16};
  let Inst{20-5} = imm{15-0}; let Inst{4-0} = Rd;
}

//  31 30 29 28        23 22 21  16 15  10 9  5 4  0
// |sf|opc | 1 0 0 1 1 0 | N| immr | imms | Rn | Rd |       N = sf
class Bitfield<bits<1> sf, bits<2> opc, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<12> bf;
  let Inst{31} = sf; let Inst{30-29} = opc; let Inst{28-23} = 0b100110; let Inst{22} = sf;
  let Inst{21-10} = bf; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28                21 20 16 15   10 9  5 4  0
// |sf| 0| 0| 1 0 0 1 1 1 | N| 0 |  Rm  | imms  | Rn | Rd |
class Extr<bits<1> sf, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<6> lsb;
  let Inst{31} = sf; let Inst{30-23} = 0b00100111; let Inst{22} = sf; let Inst{21} = 0; let Inst{20-16} = Rm;
  let Inst{15-10} = lsb; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28              21 20    16 15    10 9  5 4  0
// |sf| 1| S| 1 1 0 1 0 1 1 0 | opcode2 | opcode | Rn | Rd |
class OneSource<bits<1> sf, bits<6> opcode, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn;
  let Inst{31} = sf; let Inst{30-21} = 0b1011010110; let Inst{20-16} = 0; let Inst{15-10} = opcode;
  let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28              21 20 16 15    10 9  5 4  0
// |sf| 0| S| 1 1 0 1 0 1 1 0 |  Rm  | opcode | Rn | Rd |
class TwoSource<bits<1> sf, bits<6> opcode, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm;
  let Inst{31} = sf; let Inst{30-21} = 0b0011010110; let Inst{20-16} = Rm; let Inst{15-10} = opcode;
  let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}

//  31 30 29 28      24 23 21 20 16 15 14 10 9  5 4  0
// |sf| 0 0 | 1 1 0 1 1|op31 |  Rm  |o0| Ra | Rn | Rd |
class ThreeSource<bits<1> sf, bits<3> op31, bits<1> o0, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<5> Ra;
  let Inst{31} = sf; let Inst{30-24} = 0b0011011; let Inst{23-21} = op31; let Inst{20-16} = Rm; let Inst{15} = o0;
  let Inst{14-10} = Ra; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Latency = 3;
}

//  31 30 29 28              21 20 16 15        10 9  5 4  0
// |sf|op| S| 1 1 0 1 0 0 0 0 |  Rm  | 0 0 0 0 0 0| Rn | Rd |
class AddSubCarry<bits<1> sf, bits<1> op, bits<1> s, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = s; let Inst{28-21} = 0b11010000; let Inst{20-16} = Rm;
  let Inst{15-10} = 0; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Uses = [NZCV];
}

//  31 30 29 28              21 20 16 15 12 11 10 9  5 4  0
// |sf|op| S| 1 1 0 1 0 1 0 0 |  Rm  |cond| o2   | Rn | Rd |
class CondSelect<bits<1> sf, bits<1> op, bits<2> op2, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<4> cond;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = 0; let Inst{28-21} = 0b11010100; let Inst{20-16} = Rm;
  let Inst{15-12} = cond; let Inst{11-10} = op2; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Uses = [NZCV];
}

//  31 30 29 28              21 20   16 15 12 11 10 9  5 4 3   0
// |sf|op| 1| 1 1 0 1 0 0 1 0 |Rm/imm5|cond|i| 0  | Rn |0|nzcv|
class CondCompare<bits<1> sf, bits<1> op, bits<1> i, dag ins, string asm> : A64Inst<(outs), ins, asm> {
  bits<5> Rn; bits<5> Rm; bits<4> cond; bits<4> flags;
  let Inst{31} = sf; let Inst{30} = op; let Inst{29} = 1; let Inst{28-21} = 0b11010010; let Inst{20-16} = Rm;
  let Inst{15-12} = cond; let Inst{11} = i; let Inst{10} = 0; let Inst{9-5} = Rn; let Inst{4} = 0; let Inst{3-0} = flags;
  let Uses = [NZCV]; let Defs = [NZCV]; let isCompare = 1;
}
