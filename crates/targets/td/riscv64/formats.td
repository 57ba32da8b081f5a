//===-- formats.td - instruction formats of RISC-V -----------------------------------------------------------===//
//
// 32-bit words end in 0b11, 16-bit words do not. The bits of immediates are scattered so that the sign is always in bit
// 31 and most bits have the same position in all formats. An address is one operand: its number has the displacement in
// the low bits and the base from bit 32 on.
//===---------------------------------------------------------------------------------------------------------===//

class RISCVInst<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "RISCV";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

class RVInst<bits<7> opcode, dag outs, dag ins, string asm> : RISCVInst<outs, ins, asm> {
  let Size = 4;
  field bits<32> Inst;
  let Inst{6-0} = opcode;
}

//  31    25 24 20 19 15 14  12 11  7 6      0
// | funct7 | rs2 | rs1 |funct3|  rd | opcode |
class RVInstR<bits<7> funct7, bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm>
    : RVInst<opcode, outs, ins, asm> {
  bits<5> rs2; bits<5> rs1; bits<5> rd;
  let Inst{31-25} = funct7; let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
}

// With the rounding mode instead of funct3.
class RVInstRFrm<bits<7> funct7, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<5> rs2; bits<5> rs1; bits<3> frm; bits<5> rd;
  let Inst{31-25} = funct7; let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = frm; let Inst{11-7} = rd;
}

//  31 27 26 25 24 20 19 15 14  12 11  7 6      0
// | rs3 | fmt | rs2 | rs1 |  rm  |  rd | opcode |
class RVInstR4Frm<bits<2> fmt, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<5> rs3; bits<5> rs2; bits<5> rs1; bits<3> frm; bits<5> rd;
  let Inst{31-27} = rs3; let Inst{26-25} = fmt; let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = frm;
  let Inst{11-7} = rd;
}

// Atomics: | funct5 | aq rl | rs2 | rs1 | funct3 | rd | opcode |
class RVInstRAtomic<bits<5> funct5, bits<2> aqrl, bits<3> funct3, dag outs, dag ins, string asm>
    : RVInst<0b0101111, outs, ins, asm> {
  bits<5> rs2; bits<40> addr; bits<5> rd;
  let Inst{31-27} = funct5; let Inst{26-25} = aqrl; let Inst{24-20} = rs2; let Inst{19-15} = addr{36-32};
  let Inst{14-12} = funct3; let Inst{11-7} = rd;
}

//  31        20 19 15 14  12 11  7 6      0
// |  imm[11:0] | rs1 |funct3|  rd | opcode |
class RVInstI<bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<12> imm12; bits<5> rs1; bits<5> rd;
  let Inst{31-20} = imm12; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
}

// With a constant instead of the immediate: operations on one register.
class RVInstIUnary<bits<12> imm, bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm>
    : RVInst<opcode, outs, ins, asm> {
  bits<5> rs1; bits<5> rd;
  let Inst{31-20} = imm; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
}

// Shifts by a constant: | funct6 | shamt[5:0] | rs1 | funct3 | rd | opcode |
class RVInstIShift<bits<6> funct6, bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm>
    : RVInst<opcode, outs, ins, asm> {
  bits<6> shamt; bits<5> rs1; bits<5> rd;
  let Inst{31-26} = funct6; let Inst{25-20} = shamt; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
}
class RVInstIShiftW<bits<7> funct7, bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm>
    : RVInst<opcode, outs, ins, asm> {
  bits<5> shamt; bits<5> rs1; bits<5> rd;
  let Inst{31-25} = funct7; let Inst{24-20} = shamt; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
}

// Loads: imm and rs1 are the displacement and the base of the address.
class RVInstILoad<bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<40> addr; bits<5> rd;
  let Inst{31-20} = addr{11-0}; let Inst{19-15} = addr{36-32}; let Inst{14-12} = funct3; let Inst{11-7} = rd;
  let mayLoad = 1;
}

//  31      25 24 20 19 15 14  12 11     7 6      0
// | imm[11:5]| rs2 | rs1 |funct3|imm[4:0]| opcode |
class RVInstS<bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<5> rs2; bits<40> addr;
  let Inst{31-25} = addr{11-5}; let Inst{24-20} = rs2; let Inst{19-15} = addr{36-32}; let Inst{14-12} = funct3;
  let Inst{11-7} = addr{4-0};
  let mayStore = 1;
}

//  31 30      25 24 20 19 15 14  12 11     8  7 6      0
// |12|imm[10:5] | rs2 | rs1 |funct3|imm[4:1]|11| opcode |
class RVInstB<bits<3> funct3, bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<13> imm12; bits<5> rs2; bits<5> rs1;
  let Inst{31} = imm12{12}; let Inst{30-25} = imm12{10-5}; let Inst{24-20} = rs2; let Inst{19-15} = rs1;
  let Inst{14-12} = funct3; let Inst{11-8} = imm12{4-1}; let Inst{7} = imm12{11};
}

//  31       12 11  7 6      0
// | imm[31:12]|  rd | opcode |
class RVInstU<bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<20> imm20; bits<5> rd;
  let Inst{31-12} = imm20; let Inst{11-7} = rd;
}

//  31 30      21 20 19    12 11  7 6      0
// |20|imm[10:1] |11|imm[19:12]|  rd | opcode |
class RVInstJ<bits<7> opcode, dag outs, dag ins, string asm> : RVInst<opcode, outs, ins, asm> {
  bits<21> imm20; bits<5> rd;
  let Inst{31} = imm20{20}; let Inst{30-21} = imm20{10-1}; let Inst{20} = imm20{11}; let Inst{19-12} = imm20{19-12};
  let Inst{11-7} = rd;
}

//===-- 16 bits ----------------------------------------------------------------------------------------------===//

class RVInst16<bits<3> funct3, bits<2> opcode, dag outs, dag ins, string asm> : RISCVInst<outs, ins, asm> {
  let Size = 2;
  field bits<16> Inst;
  let Inst{15-13} = funct3; let Inst{1-0} = opcode;
  let Predicates = [HasStdExtC];
}
