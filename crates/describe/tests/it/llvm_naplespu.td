// NaplesPU as in the records of its LLVM port: widths, signs and texts of operands are in functions that the records name.
// Written for these tests. The test adds every form of an instruction; those below have a shape of their own.

class Target { string InstructionSet = ""; }
class SubtargetFeature<string n, string d> { string Name = n; string Desc = d; list<SubtargetFeature> Implies = []; }
def add; def sequence; def outs; def ins; def ops;
class RegAltNameIndex;
class SubRegIndex<int size, int offset = 0> { int Size = size; int Offset = offset; }
class Register<bits<16> number, string name> {
  string Namespace = "NaplesPU";
  string AsmName = name; list<string> AltNames = []; list<RegAltNameIndex> RegAltNameIndices = [];
  list<Register> SubRegs = []; list<SubRegIndex> SubRegIndices = [];
  bits<16> HWEncoding = number;
}
class DAGOperand;
class RegisterClass<dag members> : DAGOperand { dag MemberList = members; }
class Operand : DAGOperand {
  string EncoderMethod = ""; string DecoderMethod = ""; string PrintMethod = "printOperand"; string OperandType = "";
  dag MIOperandInfo = (ops);
}
class Instruction { string Namespace = ""; }

foreach n = 0-57 in def S#n : Register<n, "s"#n>;
def TR : Register<58, "tr">;
def RM : Register<59, "rm">;
def FP : Register<60, "fp">;
def SP : Register<61, "sp">;
def RA : Register<62, "ra">;
def PC : Register<63, "pc">;
foreach n = 0-63 in def V#n : Register<n, "v"#n>;
def GPR32 : RegisterClass<(add (sequence "S%u", 0, 57), TR, RM, FP, SP, RA, PC)>;
def VR512W : RegisterClass<(add (sequence "V%u", 0, 63))>;
def i32imm : Operand;
def variable_ops;
def symref : Operand;

def SIMM9OP : Operand { let DecoderMethod = "decodeSimm9Value"; }
def SIMM16OP : Operand { let DecoderMethod = "decodeSimm16Value"; }
class Memory<string encoder, string decoder, RegisterClass base> : Operand {
  let EncoderMethod = encoder; let DecoderMethod = decoder; let PrintMethod = "printMemOperand";
  let MIOperandInfo = (ops base, i32imm);
}
def MEMri : Memory<"encodeMemoryOpValue", "decodeScalarMemoryOpValue", GPR32>;
def V16MEMri : Memory<"encodeMemoryOpValue", "decodeVectorWMemoryOpValue", VR512W>;
def LEAri : Memory<"encodeLEAValue", "", GPR32>;
def ABSh : Operand { let EncoderMethod = "encodeABShValue"; let PrintMethod = "printMemOperand"; let MIOperandInfo = (ops i32imm); }
def ABSl : Operand { let EncoderMethod = "encodeABSlValue"; let PrintMethod = "printMemOperand"; let MIOperandInfo = (ops i32imm); }
class Branch : Operand {
  let EncoderMethod = "encodeBranchTargetOpValue"; let DecoderMethod = "decodeBranchTargetOpValue";
}
def brtarget : Branch;
def calltarget : Branch;

class Format<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "NaplesPU";
  string DecoderNamespace = ""; string Constraints = ""; string PostEncoderMethod = "";
  dag OutOperandList = outs; dag InOperandList = ins; string AsmString = asm;
  list<SubtargetFeature> Predicates = [];
  bit isPseudo = 0; bit isCodeGenOnly = 0; bit isAsmParserOnly = 0;
  field bits<32> Inst;
}

let isAsmParserOnly = 1 in {
  def LEA : Format<(outs GPR32:$dst), (ins LEAri:$addr), "_lea $dst, $addr"> {
    bits<6> dst; bits<16> addr;
    let Inst{31-24} = 0x44; let Inst{23-18} = dst; let Inst{17-2} = addr; let Inst{1-0} = 0;
  }
  class Half<bits<8> op, dag ins, string asm> : Format<(outs GPR32:$dst), ins, asm> {
    bits<6> dst; bits<16> addr;
    let Inst{31-24} = op; let Inst{23-18} = dst; let Inst{17-2} = addr; let Inst{1-0} = 0;
  }
  def LEAH : Half<0x61, (ins ABSh:$addr), "leah $dst, $addr">;
  let Constraints = "$dst = $high" in def LEAL : Half<0x60, (ins GPR32:$high, ABSl:$addr), "leal $dst, $addr">;
}
// A second record of a move, which keeps the lanes that are off.
let isAsmParserOnly = 1, Constraints = "$dst = $oldvalue" in
def MOVE_M : Format<(outs VR512W:$dst), (ins GPR32:$src, VR512W:$oldvalue), "move_i32 $dst, $src"> {
  bits<6> dst; bits<6> src; let Inst{31-24} = 0x20; let Inst{23-18} = dst; let Inst{17-12} = src; let Inst{11-0} = 8;
}
let isPseudo = 1 in def LEA_SYM : Format<(outs GPR32:$dst), (ins symref:$label), "lea $dst, $label">;
// Moves with a constant register, in decoder tables of their own.
let DecoderNamespace = "Read_SPR" in def READMR : Format<(outs GPR32:$dst), (ins), "read_mr $dst"> {
  bits<6> dst; let Inst{31-24} = 0x20; let Inst{23-18} = dst; let Inst{17-12} = 59; let Inst{11-0} = 0;
}
let DecoderNamespace = "Write_SPR" in def WRITEMR : Format<(outs), (ins GPR32:$src), "write_mr $src"> {
  bits<6> src; let Inst{31-24} = 0x20; let Inst{23-18} = 59; let Inst{17-12} = src; let Inst{11-0} = 0;
}

def NaplesPU : Target;
