//===-- insts_codegen.td - codegen-only instruction pairs ----------------------------------------------------===//
//
// 32-bit numbers and distances consist of an upper part of 20 bits and a sign-extended lower part of 12 bits; so the
// upper part is computed from the number plus 0x800, and the lower part's highest bit is inverted by that addition.
// x31 holds temporary addresses.
//===---------------------------------------------------------------------------------------------------------===//

def li32imm : RISCVImm<i64, 32, 1> { let Bias = 0x800; }
def pcrel32 : RISCVLabel<32, 0x800, 23> { let SecondRelocation = 24; let SecondNamesFirst = 1; }   // R_RISCV_PCREL_HI20, _LO12_I
def call32 : RISCVLabel<32, 0x800, 19>;   // R_RISCV_CALL_PLT
// A jump that is the second of two instructions.
def jump_second : RISCVLabel<21, -4>;

// The maximum number of lanes; the result of vsetvli is not used.
def VSETVLI_MAX : RVInst<0b1010111, (outs), (ins vtype:$vtype), "vsetvli\tt6, zero, $vtype"> {
  bits<8> vtype;
  let Inst{31-28} = 0; let Inst{27-20} = vtype; let Inst{19-15} = 0; let Inst{14-12} = 0b111; let Inst{11-7} = 31;
  let Predicates = [HasStdExtV];
  let hasSideEffects = 1;
  let isCodeGenOnly = 1;
}

// | second instruction (63-32) | first instruction (31-0) |
class RVPair<dag outs, dag ins, string asm> : RISCVInst<outs, ins, asm> {
  let Size = 8;
  field bits<64> Inst;
  let isCodeGenOnly = 1;
}

// An upper immediate and what adds the lower one to it: lui or auipc, then an instruction of format I.
class UpperLower<bits<7> first, bits<7> second, bits<3> funct3, dag outs, dag ins, string asm> : RVPair<outs, ins, asm> {
  bits<5> rd; bits<32> value;
  let Inst{6-0} = first; let Inst{11-7} = rd; let Inst{31-12} = value{31-12};
  let Inst{38-32} = second; let Inst{43-39} = rd; let Inst{46-44} = funct3; let Inst{51-47} = rd;
  let Inst{63-52} = value{11-0};
  let Inverted{63} = 1;
}
def LI32 : UpperLower<0b0110111, 0b0011011, 0b000, (outs GPR:$rd), (ins li32imm:$value), "li\t$rd, $value"> {
  let isMoveImm = 1; let isReMaterializable = 1;
}
def LA_PCREL : UpperLower<0b0010111, 0b0010011, 0b000, (outs GPR:$rd), (ins pcrel32:$value), "lla\t$rd, $value">;
def LA : UpperLower<0b0010111, 0b0010011, 0b000, (outs GPR:$rd), (ins pcrel32:$value), "la\t$rd, $value">;
class LoadPcrel<bits<3> funct3, string name>
    : UpperLower<0b0010111, 0b0000011, funct3, (outs GPR:$rd), (ins pcrel32:$value), name#"\t$rd, $value"> { let mayLoad = 1; }
def LB_PCREL : LoadPcrel<0b000, "lb">;
def LH_PCREL : LoadPcrel<0b001, "lh">;
def LW_PCREL : LoadPcrel<0b010, "lw">;
def LD_PCREL : LoadPcrel<0b011, "ld">;
def LBU_PCREL : LoadPcrel<0b100, "lbu">;
def LHU_PCREL : LoadPcrel<0b101, "lhu">;
def LWU_PCREL : LoadPcrel<0b110, "lwu">;
class FloatPcrel<bits<3> width, RegisterClass rc, string asm>
    : UpperLower<0b0010111, 0b0000111, width, (outs rc:$fd), (ins pcrel32:$value), asm#"\t$fd, $value, t6"> {
  bits<5> fd;
  let rd = 31; let Inst{43-39} = fd;
  let mayLoad = 1;
}
def FLW_PCREL : FloatPcrel<0b010, FPR32, "flw">;
def FLD_PCREL : FloatPcrel<0b011, FPR64, "fld">;
def FLH_PCREL : FloatPcrel<0b001, FPR16, "flh"> { let Predicates = [HasStdExtZfhmin]; }

// Calls and jumps with unlimited range: through $rd, linking to $link.
class FarCall<dag outs, string asm> : UpperLower<0b0010111, 0b1100111, 0b000, outs, (ins call32:$value), asm> { let isCall = 1; }
def CALL_PCREL : FarCall<(outs), "call\t$value"> { let rd = 1; }
def CALLreg_PCREL : FarCall<(outs GPR:$rd), "call\t$rd, $value">;
def TAIL_PCREL : FarCall<(outs), "tail\t$value"> { let rd = 6; let Inst{43-39} = 0; }
def JUMP_PCREL : FarCall<(outs GPR:$rd), "jump\t$value, $rd"> { let Inst{43-39} = 0; }

// Branches with the range of jumps: the inverse branch skips a jump.
class BranchFar<bits<3> opposite, string asm>
    : RVPair<(outs), (ins GPR:$rs1, GPR:$rs2, jump_second:$imm12), asm#"\t$rs1, $rs2, $imm12"> {
  bits<5> rs1; bits<5> rs2; bits<21> imm12;
  let Inst{6-0} = 0b1100011; let Inst{11-7} = 0b01000; let Inst{14-12} = opposite; let Inst{19-15} = rs1; let Inst{24-20} = rs2;
  let Inst{31-25} = 0;
  let Inst{38-32} = 0b1101111; let Inst{43-39} = 0; let Inst{63} = imm12{20}; let Inst{62-53} = imm12{10-1};
  let Inst{52} = imm12{11}; let Inst{51-44} = imm12{19-12};
  let isBranch = 1; let isTerminator = 1;
}
class BranchFarZeroSecond<bits<3> opposite, string asm> : BranchFar<opposite, asm> {
  let InOperandList = (ins GPR:$rs1, jump_second:$imm12); let AsmString = asm#"\t$rs1, $imm12"; let rs2 = 0;
}
class BranchFarZeroFirst<bits<3> opposite, string asm> : BranchFar<opposite, asm> {
  let InOperandList = (ins GPR:$rs2, jump_second:$imm12); let AsmString = asm#"\t$rs2, $imm12"; let rs1 = 0;
}
def BEQ_FAR : BranchFar<0b001, "beq">;
def BNE_FAR : BranchFar<0b000, "bne">;
def BLT_FAR : BranchFar<0b101, "blt">;
def BGE_FAR : BranchFar<0b100, "bge">;
def BLTU_FAR : BranchFar<0b111, "bltu">;
def BGEU_FAR : BranchFar<0b110, "bgeu">;
def BEQZ_FAR : BranchFarZeroSecond<0b001, "beqz">;
def BNEZ_FAR : BranchFarZeroSecond<0b000, "bnez">;
def BLTZ_FAR : BranchFarZeroSecond<0b101, "bltz">;
def BGEZ_FAR : BranchFarZeroSecond<0b100, "bgez">;
def BLEZ_FAR : BranchFarZeroFirst<0b100, "blez">;
def BGTZ_FAR : BranchFarZeroFirst<0b101, "bgtz">;

// Loops of lr and sc, in which nothing may come between the two: expanded after allocation. $order is the number of the
// order. The loops write their results before they have read all inputs. Those of bytes and halves (MASKED) have the aligned
// word at the address, of which $mask are the bits.
class ExclusiveLoop<dag outs, dag inputs, string asm> : RISCVInst<outs, !con(inputs, (ins simm12:$order)), asm#", $order"> {
  let isPseudo = 1; let isCodeGenOnly = 1; let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1;
}
let Constraints = "@earlyclobber $old,@earlyclobber $status" in
foreach width = [Atomic32, Atomic64] in
  def COMPARE_EXCHANGE_#width.Name : ExclusiveLoop<(outs GPR:$old, GPR:$status), (ins GPR:$expected, GPR:$value, width.Mem:$addr),
      "compare_exchange\t$old, $status, $expected, $value, $addr">;
let Constraints = "@earlyclobber $old,@earlyclobber $new,@earlyclobber $change" in
  foreach name = ["EXCHANGE", "FETCH_ADD"] in
    def name#_MASKED : ExclusiveLoop<(outs GPR:$old, GPR:$new, GPR:$change), (ins GPR:$value, GPR:$mask, memz32:$addr),
        !tolower(name)#"\t$old, $new, $change, $value, $mask, $addr">;
// $change are the bits that differ.
let Constraints = "@earlyclobber $old,@earlyclobber $status" in
def COMPARE_EXCHANGE_MASKED : ExclusiveLoop<(outs GPR:$old, GPR:$status),
    (ins GPR:$expected, GPR:$change, GPR:$mask, memz32:$addr),
    "compare_exchange\t$old, $status, $expected, $change, $mask, $addr">;

// A call through a function pointer in memory: load the address into x31, then jalr.
def CALL : RISCVInst<(outs), (ins mem64:$addr), "call\t$addr"> { let isPseudo = 1; let isCall = 1; }
// Floats with all bits zero.
class FloatZero<bits<7> funct7, RegisterClass rc, string asm>
    : RVInstR<funct7, 0b000, 0b1010011, (outs rc:$rd), (ins), asm#"\t$rd, zero"> {
  let rs1 = 0; let rs2 = 0; let isCodeGenOnly = 1; let isMoveImm = 1; let isReMaterializable = 1;
}
def FZERO_S : FloatZero<0b1111000, FPR32, "fmv.w.x"> { let Predicates = [HasStdExtF]; }
def FZERO_D : FloatZero<0b1111001, FPR64, "fmv.d.x"> { let Predicates = [HasStdExtD]; }
