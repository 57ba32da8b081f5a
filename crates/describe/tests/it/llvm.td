// A machine as in LLVM's records: widths, signs and texts of operands are in functions that the records name in strings.
// Written for these tests; the functions are those of RISC-V.

class Target { string InstructionSet = ""; }
class SubtargetFeature<string n, string d, list<SubtargetFeature> i = []> {
  string Name = n; string Desc = d; list<SubtargetFeature> Implies = i;
}
class AssemblerPredicate<dag cond> { dag AssemblerCondDag = cond; }
def all_of; def any_of; def not; def add; def sequence; def outs; def ins; def ops;
class SubRegIndex<int size, int offset = 0> { int Size = size; int Offset = offset; }
def sub_32 : SubRegIndex<32>;
class RegAltNameIndex;
def ABIRegAltName : RegAltNameIndex;
class Register<bits<16> number, string name, list<string> other, list<Register> parts = []> {
  string AsmName = name; list<string> AltNames = other; list<RegAltNameIndex> RegAltNameIndices = [ABIRegAltName];
  list<Register> SubRegs = parts; list<SubRegIndex> SubRegIndices = !foreach(part, parts, sub_32);
  bits<16> HWEncoding = number;
}
class DAGOperand;
class RegisterClass<dag members> : DAGOperand { dag MemberList = members; }
class Operand : DAGOperand {
  string EncoderMethod = ""; string DecoderMethod = ""; string PrintMethod = "printOperand"; string OperandType = "";
  dag MIOperandInfo = (ops);
}
class RegisterOperand<RegisterClass regs, string printer> : DAGOperand {
  RegisterClass RegClass = regs; string EncoderMethod = ""; string DecoderMethod = ""; string PrintMethod = printer;
}
class Instruction<bits<4> op, dag outs, dag ins, string asm> {
  string Namespace = "Toy"; string DecoderNamespace = ""; string Constraints = ""; string PostEncoderMethod = "";
  dag OutOperandList = outs; dag InOperandList = ins; string AsmString = asm;
  list<AssemblerPredicate> Predicates = [];
  bit isPseudo = 0; bit isCodeGenOnly = 0; bit isAsmParserOnly = 0;
  bits<3> rd; bits<3> rs; bits<4> imm;
  field bits<16> Inst = 0;
  let Inst{15-12} = op;
}

def FeatureF : SubtargetFeature<"f", "floats">;
def FeatureD : SubtargetFeature<"d", "wide floats", [FeatureF]>;
def FeatureX : SubtargetFeature<"x", "floats in other registers">;
def HasF : AssemblerPredicate<(all_of FeatureF)>;
def HasFOrX : AssemblerPredicate<(any_of FeatureF, FeatureX)>;
def HasX : AssemblerPredicate<(all_of FeatureX, (not FeatureF))>;
// A nested condition, and a feature that implies all others.
def FeatureAll : SubtargetFeature<"all", "everything">;
def HasDOrX : AssemblerPredicate<(any_of FeatureAll, FeatureD, (all_of FeatureX, (not FeatureF)))>;

foreach n = 0-7 in {
  defvar abi = !if(!lt(n, 2), "s"#n, "a"#!sub(n, 2));
  def X#n : Register<n, "x"#n, [abi]>;
  def F#n#_F : Register<n, "f"#n, ["f"#abi]>;
  def F#n#_D : Register<n, "f"#n, ["f"#abi], [!cast<Register>("F"#n#"_F")]>;
}
def GPR : RegisterClass<(add (sequence "X%u", 0, 7))>;
def FPR32 : RegisterClass<(add (sequence "F%u_F", 0, 7))>;
def FPR64 : RegisterClass<(add (sequence "F%u_D", 0, 7))>;
def GPRMem : RegisterOperand<GPR, "printZeroOffsetMemOp">;
def simm4 : Operand { let DecoderMethod = "decodeSImmOperand<4>"; }
def uimm4_nonzero : Operand { let DecoderMethod = "decodeUImmNonZeroOperand<4>"; }
def target : Operand { let DecoderMethod = "decodeSImmOperandAndLsl1<8>"; let PrintMethod = "printBranchOperand"; }
def frm : Operand { let DecoderMethod = "decodeFRMArg"; let PrintMethod = "printFRMArg"; }
def fence : Operand { let DecoderMethod = "decodeUImmOperand<4>"; let PrintMethod = "printFenceArg"; }
def odd : Operand { let EncoderMethod = "getOdd"; let PrintMethod = "printOdd"; }

class RR<bits<4> op, dag outs, dag ins, string asm> : Instruction<op, outs, ins, asm> {
  let Inst{10-8} = rd; let Inst{6-4} = rs;
}
def ADD : RR<1, (outs GPR:$rd), (ins GPR:$rs, simm4:$imm), "add\t$rd, $rs, $imm"> { let Inst{3-0} = imm; }
def ADDN : RR<2, (outs GPR:$rd), (ins GPR:$rs, uimm4_nonzero:$imm), "addn\t$rd, $rs, $imm"> { let Inst{3-0} = imm; }
def AMO : RR<3, (outs GPR:$rd), (ins GPRMem:$rs), "amo\t$rd, $rs">;
def BNZ : Instruction<4, (outs), (ins GPR:$rs, target:$to), "bnz\t$rs, $to"> {
  bits<7> to; let Inst{10-8} = rs; let Inst{6-0} = to;
}
def FADD_S : RR<5, (outs FPR32:$rd), (ins FPR32:$rs, frm:$imm), "fadd.s\t$rd, $rs$imm"> {
  let Inst{2-0} = imm{2-0}; let Predicates = [HasFOrX];
}
def FADD_D : RR<6, (outs FPR64:$rd), (ins FPR64:$rs, frm:$imm), "fadd.d\t$rd, $rs$imm"> {
  let Inst{2-0} = imm{2-0}; let Predicates = [HasF];
}
// The same word on machines without the other feature.
def XADD : RR<6, (outs GPR:$rd), (ins GPR:$rs, frm:$imm), "xadd\t$rd, $rs$imm"> {
  let Inst{2-0} = imm{2-0}; let Predicates = [HasX]; let DecoderNamespace = "Other";
}
def FENCE : Instruction<7, (outs), (ins fence:$imm), "fence\t$imm"> { let Inst{3-0} = imm; }
def INC : Instruction<8, (outs GPR:$rd), (ins GPR:$rd_in), "inc\t$rd"> {
  let Inst{10-8} = rd; let Constraints = "$rd_in = $rd";
}
// An entry of an operand list that is not an operand.
def RET : Instruction<9, (outs), (ins GPR:$rs), "ret"> { let rs = 0; let Inst{6-4} = rs; }
def ODD : Instruction<10, (outs), (ins odd:$imm), "odd\t$imm"> { let Inst{3-0} = imm; }
def LOST : Instruction<11, (outs), (ins GPR:$rs), "lost\t$rs"> { let Inst{2-0} = rd; }
def POST : Instruction<12, (outs), (ins), "post"> { let PostEncoderMethod = "fixIt"; }
def MADE : Instruction<13, (outs), (ins), "made"> { let isPseudo = 1; }
def EITHER : Instruction<14, (outs), (ins), "either"> { let Predicates = [HasDOrX]; }
class RVVConstraint<bits<3> value> { bits<3> Value = value; }
def WIDEN : RR<15, (outs GPR:$rd), (ins GPR:$rs), "widen\t$rd, $rs"> { RVVConstraint RVVConstraint = RVVConstraint<1>; }
def zero_reg;
class InstAlias<string text, dag result, int priority = 1> {
  string AsmString = text; dag ResultInst = result; int EmitPriority = priority;
  list<AssemblerPredicate> Predicates = [];
}
def : InstAlias<"mv\t$rd, $rs", (ADD GPR:$rd, GPR:$rs, 0)>;
def : InstAlias<"li\t$rd, $imm", (ADD GPR:$rd, X0, simm4:$imm)>;
def : InstAlias<"bump{\t$r|.r\t$r}, $imm", (ADD GPR:$r, GPR:$r, simm4:$imm), 0>;
def : InstAlias<"up\t$rd", (INC GPR:$rd)>;
def : InstAlias<"rise\t$rs", (BNZ GPR:$rs)>;

def Toy : Target;
