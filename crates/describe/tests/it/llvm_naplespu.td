// NaplesPU as in the records of its LLVM port: widths, signs and texts of operands are in functions that the records name.
// Written for these tests, with one instruction for each format and operand.

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
  field bits<32> Inst = 0;
}
class FormatR<bits<6> op, bits<3> kinds, bit mask, dag outs, dag ins, string asm> : Format<outs, ins, asm> {
  bits<6> dst; bits<6> src0; bits<6> src1;
  let Inst{29-24} = op; let Inst{23-18} = dst; let Inst{17-12} = src0; let Inst{11-6} = src1;
  let Inst{3-1} = kinds; let Inst{0} = mask;
}
class FormatI<bits<5> op, bits<2> kinds, bit mask, dag outs, dag ins, string asm> : Format<outs, ins, asm> {
  bits<6> dst; bits<6> src; bits<9> imm;
  let Inst{31-29} = 0b010; let Inst{28-24} = op; let Inst{23-18} = dst; let Inst{17-12} = src; let Inst{11-3} = imm;
  let Inst{2-1} = kinds; let Inst{0} = mask;
}
class FormatMOVEI<bits<3> op, bit kind, dag outs, dag ins, string asm> : Format<outs, ins, asm> {
  bits<6> dst; bits<16> imm;
  let Inst{31-27} = 0b01100; let Inst{26-24} = op; let Inst{23-18} = dst; let Inst{17-2} = imm; let Inst{1} = kind;
}
class FormatM<bits<6> op, bit scratchpad, bit mask, dag outs, dag ins, string asm> : Format<outs, ins, asm> {
  bits<6> dstsrc; bits<15> addr;
  let Inst{31-30} = 0b10; let Inst{29-24} = op; let Inst{23-18} = dstsrc;
  let Inst{17-12} = addr{5-0}; let Inst{11-3} = addr{14-6}; let Inst{1} = scratchpad; let Inst{0} = mask;
}
class FormatJR<bits<3> op, dag ins, string asm> : Format<(outs), ins, asm> {
  bits<6> cond; bits<18> addr;
  let Inst{31-27} = 0b01110; let Inst{26-24} = op; let Inst{23-18} = cond; let Inst{17-0} = addr;
}
class FormatJ<bits<3> op, dag ins, string asm> : Format<(outs), ins, asm> {
  bits<18> addr;
  let Inst{31-27} = 0b01111; let Inst{26-24} = op; let Inst{17-0} = addr;
}

def ADDSS : FormatR<4, 0b000, 0, (outs GPR32:$dst), (ins GPR32:$src0, GPR32:$src1), "add_i32 $dst, $src0, $src1">;
let Constraints = "$dst = $oldvalue" in
def ADDVV_M : FormatR<4, 0b111, 1, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$src1, VR512W:$oldvalue),
                      "add_i32.m $dst, $src0, $src1">;
def ADDSI : FormatI<4, 0b00, 0, (outs GPR32:$dst), (ins GPR32:$src, SIMM9OP:$imm), "addi $dst, $src, $imm">;
def ADDVI : FormatI<4, 0b11, 0, (outs VR512W:$dst), (ins VR512W:$src, SIMM9OP:$imm), "addi $dst, $src, $imm">;
def MOVEIS : FormatMOVEI<2, 0, (outs GPR32:$dst), (ins SIMM16OP:$imm), "movei $dst, $imm">;
def L32W : FormatM<2, 0, 0, (outs GPR32:$dstsrc), (ins MEMri:$addr), "load32 $dstsrc, $addr">;
def S32W : FormatM<34, 0, 0, (outs), (ins GPR32:$dstsrc, MEMri:$addr), "store32 $dstsrc, $addr">;
def GATHER : FormatM<16, 1, 0, (outs VR512W:$dstsrc), (ins V16MEMri:$addr), "loadg32_scratchpad $dstsrc, $addr">;
def BEQZ : FormatJR<5, (ins GPR32:$cond, brtarget:$addr), "beqz $cond, $addr">;
def JMPSR : FormatJ<1, (ins calltarget:$addr), "jmpsr $addr">;
let isAsmParserOnly = 1 in {
  def LEA : Format<(outs GPR32:$dst), (ins LEAri:$addr), "_lea $dst, $addr"> {
    bits<6> dst; bits<16> addr;
    let Inst{31-29} = 0b010; let Inst{28-24} = 4; let Inst{23-18} = dst; let Inst{17-2} = addr;
  }
  def LEAH : FormatMOVEI<1, 0, (outs GPR32:$dst), (ins ABSh:$imm), "leah $dst, $imm">;
  def LEAL : FormatMOVEI<0, 0, (outs GPR32:$dst), (ins ABSl:$imm), "leal $dst, $imm">;
}

def NaplesPU : Target;
