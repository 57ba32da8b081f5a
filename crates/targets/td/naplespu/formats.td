//===-- formats.td - instruction formats of NaplesPU ---------------------------------------------------------===//
//
// Every word has 32 bits; its highest bits determine the format. FMT bits mark vector operands. Bit 0, m, appears in
// the text (.m) but has no effect: every vector write is masked by rm anyway. For a compiler, the masked form keeps the
// old value of inactive lanes, so that value is an additional input.
// An address is one operand: its number has the displacement in the low bits and the base from bit 32 on.
//===---------------------------------------------------------------------------------------------------------===//

class NPUInst<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "NPU";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Size = 4;
  field bits<32> Inst;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

//  31 30 29     24 23  18 17  12 11   6  5   4    3    2    1    0
// | 0 0 |   op    | dst  | src0 | src1 | 0 | L |FMT2|FMT1|FMT0| m |     FMT2: dst, FMT1: src0, FMT0: src1
class FormatR<bits<6> op, bits<3> fmt, bit masked, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> dst; bits<6> src0; bits<6> src1;
  let Inst{31-30} = 0b00; let Inst{29-24} = op; let Inst{23-18} = dst; let Inst{17-12} = src0; let Inst{11-6} = src1;
  let Inst{5-4} = 0; let Inst{3-1} = fmt; let Inst{0} = masked;
}

//  31 29 28     24 23  18 17  12 11       3  2    1    0
// | 010 |   op    | dst  | src  |   imm9   |FMT1|FMT0| m |              FMT1: dst, FMT0: src
class FormatI<bits<5> op, bits<2> fmt, bit masked, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> dst; bits<6> src0; bits<9> imm;
  let Inst{31-29} = 0b010; let Inst{28-24} = op; let Inst{23-18} = dst; let Inst{17-12} = src0; let Inst{11-3} = imm;
  let Inst{2-1} = fmt; let Inst{0} = masked;
}

//  31  27 26   24 23  18 17          2  1   0
// | 01100 |  op  | dst  |   imm16     |FMT| m |
class FormatMoveI<bits<3> op, bit fmt, bit masked, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> dst; bits<16> imm;
  let Inst{31-27} = 0b01100; let Inst{26-24} = op; let Inst{23-18} = dst; let Inst{17-2} = imm; let Inst{1} = fmt;
  let Inst{0} = masked;
}

//  31  27 26   24 23  18 17  12 11          0
// | 01101 |  op  | src0 | src1 |     0       |
class FormatC<bits<3> op, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> src0; bits<6> src1;
  let Inst{31-27} = 0b01101; let Inst{26-24} = op; let Inst{23-18} = src0; let Inst{17-12} = src1; let Inst{11-0} = 0;
  let hasSideEffects = 1;
}

//  31  27 26   24 23  18 17                 0
// | 01110 |  op  | reg  |     offset18       |
class FormatJR<bits<3> op, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> reg; bits<18> offset;
  let Inst{31-27} = 0b01110; let Inst{26-24} = op; let Inst{23-18} = reg; let Inst{17-0} = offset;
}

//  31  27 26   24 23  18 17                 0
// | 01111 |  op  |  -   |     offset18       |                          the machine does not look at 23 to 18
class FormatJ<bits<3> op, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> ignored; bits<18> offset;
  let Inst{31-27} = 0b01111; let Inst{26-24} = op; let Inst{23-18} = ignored; let Inst{17-0} = offset;
}

//  31 30 29     24 23  18 17  12 11       3  2   1   0
// | 1 0 |   op    | reg  | base |   off9   | L | s | m |                s: scratchpad
class FormatM<bits<6> op, bit scratchpad, bit masked, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> reg; bits<40> addr;
  let Inst{31-30} = 0b10; let Inst{29-24} = op; let Inst{23-18} = reg; let Inst{17-12} = addr{37-32};
  let Inst{11-3} = addr{8-0}; let Inst{2} = 0; let Inst{1} = scratchpad; let Inst{0} = masked;
}
// With a label instead of the address: the distance from the instruction in bytes.
class FormatMLabel<bits<6> op, dag outs, dag ins, string asm> : NPUInst<outs, ins, asm> {
  bits<6> reg; bits<9> imm;
  let Inst{31-30} = 0b10; let Inst{29-24} = op; let Inst{23-18} = reg; let Inst{17-12} = PC.HWEncoding{5-0};
  let Inst{11-3} = imm; let Inst{2-0} = 0;
}
