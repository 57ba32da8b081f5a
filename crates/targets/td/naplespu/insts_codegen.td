//===-- insts_codegen.td - what compilers write: pairs of instructions that belong together ------------------===//

// | second instruction (63-32) | first instruction (31-0) |
class NPUPair<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "NPU";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Size = 8;
  field bits<64> Inst;
  let isCodeGenOnly = 1;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

// moveih, moveil
class HighLow<Operand value> : NPUPair<(outs GPR32:$dst), (ins value:$value), ""> {
  bits<6> dst; bits<32> value;
  let Inst{31-24} = 0x61; let Inst{23-18} = dst; let Inst{17-2} = value{31-16}; let Inst{1-0} = 0;
  let Inst{63-56} = 0x60; let Inst{55-50} = dst; let Inst{49-34} = value{15-0}; let Inst{33-32} = 0;
}
def imm32 : NPUImm<i32, 32, 1>;
def LI32 : HighLow<imm32> { let AsmString = "li $dst, $value"; let isMoveImm = 1; let isReMaterializable = 1; }
def LEA : HighLow<abs_whole> { let AsmString = "lea $dst, $value"; }
// The distance from the end, where pc is added to it.
def pcrel32 : NPULabel<32, 0, -8>;
def DISTANCE : HighLow<pcrel32> { let AsmString = "distance $dst, $value"; }
