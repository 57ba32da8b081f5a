//===-- insts_arith.td - formats R, I and MOVEI --------------------------------------------------------------===//
//
// S and V in the names of instructions mark scalars and vectors; the result comes first, only where it may be either. I
// is an immediate, M the masked form.
//===---------------------------------------------------------------------------------------------------------===//

// Every vector instruction reads the mask, including those whose assembly is not marked as masked.
class Vector { list<Register> Uses = [RM]; }
class Masked : Vector { string Constraints = "$old = $dst"; }

// Two sources: the second one of a vector operation may be a scalar, which is broadcast to all lanes.
multiclass Two<bits<6> op, string name, bit commutes = 0> {
  let isCommutable = commutes in {
    def _SS : FormatR<op, 0b000, 0, (outs GPR32:$dst), (ins GPR32:$src0, GPR32:$src1), name#" $dst, $src0, $src1">;
    def _VV : FormatR<op, 0b111, 0, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$src1), name#" $dst, $src0, $src1">, Vector;
  }
  def _VS : FormatR<op, 0b110, 0, (outs VR512W:$dst), (ins VR512W:$src0, GPR32:$src1), name#" $dst, $src0, $src1">, Vector;
  def _VS_M : FormatR<op, 0b110, 1, (outs VR512W:$dst), (ins VR512W:$src0, GPR32:$src1, VR512W:$old),
                      name#".m $dst, $src0, $src1">, Masked;
  def _VV_M : FormatR<op, 0b111, 1, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$src1, VR512W:$old),
                      name#".m $dst, $src0, $src1">, Masked;
}
// With an immediate; the opcode is the low part of the register form's.
multiclass TwoImm<bits<6> op, string name> {
  def _SI : FormatI<op{4-0}, 0b00, 0, (outs GPR32:$dst), (ins GPR32:$src0, simm9:$imm), name#"i $dst, $src0, $imm">;
  def _VI : FormatI<op{4-0}, 0b11, 0, (outs VR512W:$dst), (ins VR512W:$src0, simm9:$imm), name#"i $dst, $src0, $imm">, Vector;
  def _VI_M : FormatI<op{4-0}, 0b11, 1, (outs VR512W:$dst), (ins VR512W:$src0, simm9:$imm, VR512W:$old),
                      name#"i.m $dst, $src0, $imm">, Masked;
}
multiclass Int<bits<6> op, string name, bit commutes = 0> : Two<op, name#"_i32", commutes>, TwoImm<op, name>;

multiclass One<bits<6> op, string name> {
  let src1 = 0 in {
    def _S : FormatR<op, 0b000, 0, (outs GPR32:$dst), (ins GPR32:$src0), name#" $dst, $src0">;
    def _V : FormatR<op, 0b110, 0, (outs VR512W:$dst), (ins VR512W:$src0), name#" $dst, $src0">, Vector;
    def _V_M : FormatR<op, 0b110, 1, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$old), name#".m $dst, $src0">, Masked;
  }
}

// For vectors, the result is a mask in a scalar register, independent of rm.
multiclass Compare<bits<6> op, string name> {
  def _SS : FormatR<op, 0b000, 0, (outs GPR32:$dst), (ins GPR32:$src0, GPR32:$src1), name#" $dst, $src0, $src1">;
  def _VS : FormatR<op, 0b010, 0, (outs GPR32:$dst), (ins VR512W:$src0, GPR32:$src1), name#" $dst, $src0, $src1">, Vector;
  def _VV : FormatR<op, 0b011, 0, (outs GPR32:$dst), (ins VR512W:$src0, VR512W:$src1), name#" $dst, $src0, $src1">, Vector;
}
multiclass CompareImm<bits<6> op, string name> {
  def _SI : FormatI<op{4-0}, 0b00, 0, (outs GPR32:$dst), (ins GPR32:$src0, simm9:$imm), name#"i $dst, $src0, $imm">;
  def _VI : FormatI<op{4-0}, 0b01, 0, (outs GPR32:$dst), (ins VR512W:$src0, simm9:$imm), name#"i $dst, $src0, $imm">, Vector;
}

defm OR : Int<1, "or", 1>;
defm AND : Int<2, "and", 1>;
defm XOR : Int<3, "xor", 1>;
defm ADD : Int<4, "add", 1>;
defm SUB : Int<5, "sub">;
let Latency = 3 in {
  defm MULL : Int<6, "mull", 1>;
  defm MULHS : Int<7, "mulhs", 1>;
  defm MULHU : Int<8, "mulhu", 1>;
}
defm ASHR : Int<9, "ashr">;
defm SHR : Int<10, "shr">;
defm SHL : Int<11, "shl">;
defm CLZ : One<12, "clz_i32">;
defm CTZ : One<13, "ctz_i32">;

// Signed, except those with U in the name.
defvar Conditions = ["eq", "ne", "gt", "ge", "lt", "le", "ugt", "uge", "ult", "ule"];
foreach n = 0-9 in {
  defvar c = Conditions[n];
  defm CMP#!toupper(c) : Compare<!add(14, n), "cmp"#c#"_i32">;
  defm CMP#!toupper(c) : CompareImm<!add(14, n), "cmp"#c>;
}

def SHUFFLE_VV : FormatR<24, 0b111, 0, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$src1), "shuffle_i32 $dst, $src0, $src1">, Vector;
def GETLANE_VS : FormatR<25, 0b010, 0, (outs GPR32:$dst), (ins VR512W:$src0, GPR32:$src1), "getlane_i32 $dst, $src0, $src1">, Vector;
def GETLANE_VI : FormatI<25, 0b01, 0, (outs GPR32:$dst), (ins VR512W:$src0, simm9:$imm), "getlanei $dst, $src0, $imm">, Vector;

let src1 = 0, isMoveReg = 1 in {
  def MOVE_SS : FormatR<32, 0b000, 0, (outs GPR32:$dst), (ins GPR32:$src0), "move_i32 $dst, $src0">;
  def MOVE_VV : FormatR<32, 0b110, 0, (outs VR512W:$dst), (ins VR512W:$src0), "move_i32 $dst, $src0">, Vector;
}
let src1 = 0 in
  def MOVE_VS : FormatR<32, 0b100, 0, (outs VR512W:$dst), (ins GPR32:$src0), "move_i32 $dst, $src0">, Vector;

let Latency = 4 in {
  defm FADD : Two<33, "fadd_f32", 1>;
  defm FSUB : Two<34, "fsub_f32">;
  defm FMUL : Two<35, "fmul_f32", 1>;
  let Latency = 17 in defm FDIV : Two<36, "fdiv_f32">;
}
// True is 0x0000ffff for scalars, a lane mask for vectors.
foreach n = 0-5 in {
  defvar c = Conditions[n];
  defm CMPF#!toupper(c) : Compare<!add(37, n), "cmpf"#c#"_f32">;
}
defm SEXT8 : One<43, "sext8_i32">;
defm SEXT16 : One<44, "sext16_i32">;
let Latency = 4 in {
  defm ITOF : One<48, "itof_i32">;
  defm FTOI : One<49, "ftoi_i32">;
}
let src1 = 0 in
  def CRT_MASK_V : FormatR<50, 0b010, 0, (outs GPR32:$dst), (ins VR512W:$src0), "crt_mask_i32 $dst, $src0">, Vector;
// It has an opcode, but no execution unit.
def CRP_VV : FormatR<63, 0b111, 0, (outs VR512W:$dst), (ins VR512W:$src0, VR512W:$src1), "crp $dst, $src0, $src1">, Vector;

//===-- MOVEI ------------------------------------------------------------------------------------------------===//

// Sets half a register: the other half is an input.
multiclass MoveHalf<bits<3> op, string name> {
  let Constraints = "$old = $dst" in
    def _S : FormatMoveI<op, 0, 0, (outs GPR32:$dst), (ins GPR32:$old, imm16:$imm), name#" $dst, $imm">;
  def _V : FormatMoveI<op, 1, 0, (outs VR512W:$dst), (ins VR512W:$old, imm16:$imm), name#" $dst, $imm">, Masked;
  def _V_M : FormatMoveI<op, 1, 1, (outs VR512W:$dst), (ins VR512W:$old, imm16:$imm), name#".m $dst, $imm">, Masked;
}
defm MOVEIL : MoveHalf<0, "moveil">;
defm MOVEIH : MoveHalf<1, "moveih">;
// The number is zero-extended.
let isMoveImm = 1, isReMaterializable = 1 in {
  def MOVEI_S : FormatMoveI<2, 0, 0, (outs GPR32:$dst), (ins imm16:$imm), "movei $dst, $imm">;
  def MOVEI_V : FormatMoveI<2, 1, 0, (outs VR512W:$dst), (ins imm16:$imm), "movei $dst, $imm">, Vector;
}
def MOVEI_V_M : FormatMoveI<2, 1, 1, (outs VR512W:$dst), (ins VR512W:$old, imm16:$imm), "movei.m $dst, $imm">, Masked;

def NOP : NPUInst<(outs), (ins), "nop"> { let Inst = 0xffffffff; }
// Printed but not parsed.
def NOP_ORI : NPUInst<(outs), (ins), "nop"> { let Inst = 0x41000000; let isAsmParserOnly = 1; }

//===-- Aliases ----------------------------------------------------------------------------------------------===//

let isCodeGenOnly = 1 in {
  let src1 = 0 in {
    def READ_MR : FormatR<32, 0b000, 0, (outs GPR32:$dst), (ins), "read_mr $dst"> { let src0 = RM.HWEncoding{5-0}; }
    def WRITE_MR : FormatR<32, 0b000, 0, (outs), (ins GPR32:$src0), "write_mr $src0"> {
      let dst = RM.HWEncoding{5-0}; let hasSideEffects = 1; let Defs = [RM];
    }
  }
  class Lea<dag ins, string asm> : NPUInst<(outs GPR32:$dst), ins, asm> {
    bits<6> dst; bits<40> addr;
    let Inst{31-29} = 0b010; let Inst{28-24} = 4; let Inst{23-18} = dst; let Inst{17-12} = addr{37-32};
    let Inst{11-3} = addr{8-0}; let Inst{2-0} = 0;
  }
  def _LEA : Lea<(ins mem32:$addr), "_lea $dst, $addr">;
  def _LEA_PC : FormatI<4, 0b00, 0, (outs GPR32:$dst), (ins pcrel_lea:$imm), "_lea $dst, $imm"> { let src0 = PC.HWEncoding{5-0}; }
  // Half of an address: | 01100 | op | dst | half | 00 |
  class LeaHalf<bits<3> op, string name, Operand label> : NPUInst<(outs GPR32:$dst), (ins GPR32:$old, label:$address), name#" $dst, $address"> {
    bits<6> dst; bits<32> address;
    let Inst{31-27} = 0b01100; let Inst{26-24} = op; let Inst{23-18} = dst; let Inst{1-0} = 0;
    let Constraints = "$old = $dst";
  }
  def LEAH : LeaHalf<1, "leah", abs_high> { let Inst{17-2} = address{31-16}; }
  def LEAL : LeaHalf<0, "leal", abs_low> { let Inst{17-2} = address{15-0}; }
}
