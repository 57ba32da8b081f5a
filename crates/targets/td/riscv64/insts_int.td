//===-- insts_int.td - RV64I, M, Zba, Zbb, Zbs, Zicsr, Zifencei ----------------------------------------------===//

class ALU_rr<bits<7> funct7, bits<3> funct3, string name, bits<7> opcode = 0b0110011>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), name#"\t$rd, $rs1, $rs2">;
class ALUW_rr<bits<7> funct7, bits<3> funct3, string name> : ALU_rr<funct7, funct3, name, 0b0111011>;
class ALU_ri<bits<3> funct3, string name, bits<7> opcode = 0b0010011>
    : RVInstI<funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), name#"\t$rd, $rs1, $imm12">;
class Shift_ri<bits<6> funct6, bits<3> funct3, string name, bits<7> opcode = 0b0010011>
    : RVInstIShift<funct6, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1, uimm6:$shamt), name#"\t$rd, $rs1, $shamt">;
class ShiftW_ri<bits<7> funct7, bits<3> funct3, string name>
    : RVInstIShiftW<funct7, funct3, 0b0011011, (outs GPR:$rd), (ins GPR:$rs1, uimm5:$shamt), name#"\t$rd, $rs1, $shamt">;
class Unary_r<bits<12> imm, bits<3> funct3, string name, bits<7> opcode = 0b0010011>
    : RVInstIUnary<imm, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1), name#"\t$rd, $rs1">;

//===-- Arithmetic -------------------------------------------------------------------------------------------===//

def LUI : RVInstU<0b0110111, (outs GPR:$rd), (ins uimm20_lui:$imm20), "lui\t$rd, $imm20"> { let isReMaterializable = 1; }
def AUIPC : RVInstU<0b0010111, (outs GPR:$rd), (ins uimm20_auipc:$imm20), "auipc\t$rd, $imm20">;

def ADDI : ALU_ri<0b000, "addi">;
def SLTI : ALU_ri<0b010, "slti">;
def SLTIU : ALU_ri<0b011, "sltiu">;
def XORI : ALU_ri<0b100, "xori">;
def ORI : ALU_ri<0b110, "ori">;
def ANDI : ALU_ri<0b111, "andi">;
def SLLI : Shift_ri<0b000000, 0b001, "slli">;
def SRLI : Shift_ri<0b000000, 0b101, "srli">;
def SRAI : Shift_ri<0b010000, 0b101, "srai">;
def ADD : ALU_rr<0b0000000, 0b000, "add"> { let isCommutable = 1; }
def SUB : ALU_rr<0b0100000, 0b000, "sub">;
def SLL : ALU_rr<0b0000000, 0b001, "sll">;
def SLT : ALU_rr<0b0000000, 0b010, "slt">;
def SLTU : ALU_rr<0b0000000, 0b011, "sltu">;
def XOR : ALU_rr<0b0000000, 0b100, "xor"> { let isCommutable = 1; }
def SRL : ALU_rr<0b0000000, 0b101, "srl">;
def SRA : ALU_rr<0b0100000, 0b101, "sra">;
def OR : ALU_rr<0b0000000, 0b110, "or"> { let isCommutable = 1; }
def AND : ALU_rr<0b0000000, 0b111, "and"> { let isCommutable = 1; }

// On 32 bits; the results are sign-extended.
def ADDIW : ALU_ri<0b000, "addiw", 0b0011011>;
def SLLIW : ShiftW_ri<0b0000000, 0b001, "slliw">;
def SRLIW : ShiftW_ri<0b0000000, 0b101, "srliw">;
def SRAIW : ShiftW_ri<0b0100000, 0b101, "sraiw">;
def ADDW : ALUW_rr<0b0000000, 0b000, "addw"> { let isCommutable = 1; }
def SUBW : ALUW_rr<0b0100000, 0b000, "subw">;
def SLLW : ALUW_rr<0b0000000, 0b001, "sllw">;
def SRLW : ALUW_rr<0b0000000, 0b101, "srlw">;
def SRAW : ALUW_rr<0b0100000, 0b101, "sraw">;

let Predicates = [HasStdExtM] in {
  let isCommutable = 1, Latency = 3 in {
    def MUL : ALU_rr<0b0000001, 0b000, "mul">;
    def MULH : ALU_rr<0b0000001, 0b001, "mulh">;
    def MULHU : ALU_rr<0b0000001, 0b011, "mulhu">;
    def MULW : ALUW_rr<0b0000001, 0b000, "mulw">;
  }
  let Latency = 3 in def MULHSU : ALU_rr<0b0000001, 0b010, "mulhsu">;
  let Latency = 20 in {
    def DIV : ALU_rr<0b0000001, 0b100, "div">;
    def DIVU : ALU_rr<0b0000001, 0b101, "divu">;
    def REM : ALU_rr<0b0000001, 0b110, "rem">;
    def REMU : ALU_rr<0b0000001, 0b111, "remu">;
    def DIVW : ALUW_rr<0b0000001, 0b100, "divw">;
    def DIVUW : ALUW_rr<0b0000001, 0b101, "divuw">;
    def REMW : ALUW_rr<0b0000001, 0b110, "remw">;
    def REMUW : ALUW_rr<0b0000001, 0b111, "remuw">;
  }
}

//===-- Memory -----------------------------------------------------------------------------------------------===//

class Load<bits<3> funct3, string name, Operand mem>
    : RVInstILoad<funct3, 0b0000011, (outs GPR:$rd), (ins mem:$addr), name#"\t$rd, $addr">;
class Store<bits<3> funct3, string name, Operand mem>
    : RVInstS<funct3, 0b0100011, (outs), (ins GPR:$rs2, mem:$addr), name#"\t$rs2, $addr">;
def LB : Load<0b000, "lb", mem8>;
def LH : Load<0b001, "lh", mem16>;
def LW : Load<0b010, "lw", mem32>;
def LD : Load<0b011, "ld", mem64>;
def LBU : Load<0b100, "lbu", mem8>;
def LHU : Load<0b101, "lhu", mem16>;
def LWU : Load<0b110, "lwu", mem32>;
def SB : Store<0b000, "sb", smem8>;
def SH : Store<0b001, "sh", smem16>;
def SW : Store<0b010, "sw", smem32>;
def SD : Store<0b011, "sd", smem64>;

//===-- Control ----------------------------------------------------------------------------------------------===//

class Branch<bits<3> funct3, string name>
    : RVInstB<funct3, 0b1100011, (outs), (ins GPR:$rs1, GPR:$rs2, simm13_lsb0:$imm12), name#"\t$rs1, $rs2, $imm12"> {
  let isBranch = 1; let isTerminator = 1;
}
def BEQ : Branch<0b000, "beq">;
def BNE : Branch<0b001, "bne">;
def BLT : Branch<0b100, "blt">;
def BGE : Branch<0b101, "bge">;
def BLTU : Branch<0b110, "bltu">;
def BGEU : Branch<0b111, "bgeu">;

let isCall = 1 in {
  def JAL : RVInstJ<0b1101111, (outs GPR:$rd), (ins simm21_lsb0:$imm20), "jal\t$rd, $imm20">;
  def JALR : RVInst<0b1100111, (outs GPR:$rd), (ins mem64:$addr), "jalr\t$rd, $addr"> {
    bits<40> addr; bits<5> rd;
    let Inst{31-20} = addr{11-0}; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0; let Inst{11-7} = rd;
  }
}

def FENCE : RVInst<0b0001111, (outs), (ins fencearg:$pred, fencearg:$succ), "fence\t$pred, $succ"> {
  bits<4> pred; bits<4> succ;
  let Inst{31-28} = 0; let Inst{27-24} = pred; let Inst{23-20} = succ; let Inst{19-7} = 0;
  let hasSideEffects = 1;
}
class Fixed<bits<25> high, bits<7> opcode, string asm> : RVInst<opcode, (outs), (ins), asm> {
  let Inst{31-7} = high;
  let hasSideEffects = 1;
}
def FENCE_TSO : Fixed<0b1000001100110000000000000, 0b0001111, "fence.tso">;
def FENCE_I : Fixed<0b0000000000000000000100000, 0b0001111, "fence.i"> { let Predicates = [HasStdExtZifencei]; }
// As Linux defines it: the first argument, the number, five more; the result.
let Uses = [X10, X17, X11, X12, X13, X14, X15], Defs = [X10] in def ECALL : Fixed<0, 0b1110011, "ecall">;
def EBREAK : Fixed<0b0000000000010000000000000, 0b1110011, "ebreak">;
def UNIMP : Fixed<0b1100000000000000000100000, 0b1110011, "unimp">;

let hasSideEffects = 1, Predicates = [HasStdExtZicsr] in {
  class CSR_r<bits<3> funct3, string name>
      : RVInstI<funct3, 0b1110011, (outs GPR:$rd), (ins csr:$imm12, GPR:$rs1), name#"\t$rd, $imm12, $rs1">;
  class CSR_i<bits<3> funct3, string name>
      : RVInstI<funct3, 0b1110011, (outs GPR:$rd), (ins csr:$imm12, uimm5:$rs1), name#"\t$rd, $imm12, $rs1">;
  def CSRRW : CSR_r<0b001, "csrrw">;
  def CSRRS : CSR_r<0b010, "csrrs">;
  def CSRRC : CSR_r<0b011, "csrrc">;
  def CSRRWI : CSR_i<0b101, "csrrwi">;
  def CSRRSI : CSR_i<0b110, "csrrsi">;
  def CSRRCI : CSR_i<0b111, "csrrci">;
}

//===-- Zba, Zbb, Zbs ----------------------------------------------------------------------------------------===//

let Predicates = [HasStdExtZba] in {
  def SH1ADD : ALU_rr<0b0010000, 0b010, "sh1add">;
  def SH2ADD : ALU_rr<0b0010000, 0b100, "sh2add">;
  def SH3ADD : ALU_rr<0b0010000, 0b110, "sh3add">;
  def ADD_UW : ALUW_rr<0b0000100, 0b000, "add.uw">;
  def SH1ADD_UW : ALUW_rr<0b0010000, 0b010, "sh1add.uw">;
  def SH2ADD_UW : ALUW_rr<0b0010000, 0b100, "sh2add.uw">;
  def SH3ADD_UW : ALUW_rr<0b0010000, 0b110, "sh3add.uw">;
  def SLLI_UW : Shift_ri<0b000010, 0b001, "slli.uw", 0b0011011>;
}

let Predicates = [HasStdExtZbb] in {
  def ANDN : ALU_rr<0b0100000, 0b111, "andn">;
  def ORN : ALU_rr<0b0100000, 0b110, "orn">;
  def XNOR : ALU_rr<0b0100000, 0b100, "xnor"> { let isCommutable = 1; }
  def CLZ : Unary_r<0b011000000000, 0b001, "clz">;
  def CTZ : Unary_r<0b011000000001, 0b001, "ctz">;
  def CPOP : Unary_r<0b011000000010, 0b001, "cpop">;
  def SEXT_B : Unary_r<0b011000000100, 0b001, "sext.b">;
  def SEXT_H : Unary_r<0b011000000101, 0b001, "sext.h">;
  def CLZW : Unary_r<0b011000000000, 0b001, "clzw", 0b0011011>;
  def CTZW : Unary_r<0b011000000001, 0b001, "ctzw", 0b0011011>;
  def CPOPW : Unary_r<0b011000000010, 0b001, "cpopw", 0b0011011>;
  def ZEXT_H : Unary_r<0b000010000000, 0b100, "zext.h", 0b0111011>;
  def ORC_B : Unary_r<0b001010000111, 0b101, "orc.b">;
  def REV8 : Unary_r<0b011010111000, 0b101, "rev8">;
  let isCommutable = 1 in {
    def MIN : ALU_rr<0b0000101, 0b100, "min">;
    def MINU : ALU_rr<0b0000101, 0b101, "minu">;
    def MAX : ALU_rr<0b0000101, 0b110, "max">;
    def MAXU : ALU_rr<0b0000101, 0b111, "maxu">;
  }
  def ROL : ALU_rr<0b0110000, 0b001, "rol">;
  def ROR : ALU_rr<0b0110000, 0b101, "ror">;
  def RORI : Shift_ri<0b011000, 0b101, "rori">;
  def ROLW : ALUW_rr<0b0110000, 0b001, "rolw">;
  def RORW : ALUW_rr<0b0110000, 0b101, "rorw">;
  def RORIW : ShiftW_ri<0b0110000, 0b101, "roriw">;
}

let Predicates = [HasStdExtZbs] in {
  def BCLR : ALU_rr<0b0100100, 0b001, "bclr">;
  def BEXT : ALU_rr<0b0100100, 0b101, "bext">;
  def BINV : ALU_rr<0b0110100, 0b001, "binv">;
  def BSET : ALU_rr<0b0010100, 0b001, "bset">;
  def BCLRI : Shift_ri<0b010010, 0b001, "bclri">;
  def BEXTI : Shift_ri<0b010010, 0b101, "bexti">;
  def BINVI : Shift_ri<0b011010, 0b001, "binvi">;
  def BSETI : Shift_ri<0b001010, 0b001, "bseti">;
}

//===-- Atomics ----------------------------------------------------------------------------------------------===//

// Memory ordering of an atomic operation: none, acquire, release, or both.
class AtomicOrder<string name, bits<2> aqrl, string suffix> { string Name = name; bits<2> AqRl = aqrl; string Suffix = suffix; }
def Relaxed : AtomicOrder<"", 0b00, "">; def Release : AtomicOrder<"_RL", 0b01, ".rl">;
def Acquire : AtomicOrder<"_AQ", 0b10, ".aq">; def AcqRel : AtomicOrder<"_AQRL", 0b11, ".aqrl">;
class AtomicWidth<string name, bits<3> funct3, Operand mem> { string Name = name; bits<3> Funct3 = funct3; Operand Mem = mem; }
def Atomic32 : AtomicWidth<"W", 0b010, memz32>; def Atomic64 : AtomicWidth<"D", 0b011, memz64>;
class AtomicOp<string name, bits<5> funct5> { string Name = name; bits<5> Funct5 = funct5; }
foreach op = [AtomicOp<"SC", 0b00011>, AtomicOp<"AMOSWAP", 0b00001>, AtomicOp<"AMOADD", 0b00000>, AtomicOp<"AMOXOR", 0b00100>,
              AtomicOp<"AMOAND", 0b01100>, AtomicOp<"AMOOR", 0b01000>, AtomicOp<"AMOMIN", 0b10000>,
              AtomicOp<"AMOMAX", 0b10100>, AtomicOp<"AMOMINU", 0b11000>, AtomicOp<"AMOMAXU", 0b11100>] in
  foreach width = [Atomic32, Atomic64] in
    foreach order = [Relaxed, Release, Acquire, AcqRel] in
      let Predicates = [HasStdExtA], mayLoad = 1, mayStore = 1, hasSideEffects = 1 in
        def op.Name#"_"#width.Name#order.Name : RVInstRAtomic<op.Funct5, order.AqRl, width.Funct3, (outs GPR:$rd),
            (ins GPR:$rs2, width.Mem:$addr), !tolower(op.Name#"."#width.Name)#order.Suffix#"\t$rd, $rs2, $addr">;
foreach width = [Atomic32, Atomic64] in
  foreach order = [Relaxed, Release, Acquire, AcqRel] in
    let Predicates = [HasStdExtA], mayLoad = 1, hasSideEffects = 1 in
      def LR_#width.Name#order.Name : RVInstRAtomic<0b00010, order.AqRl, width.Funct3, (outs GPR:$rd), (ins width.Mem:$addr),
                                                    "lr."#!tolower(width.Name)#order.Suffix#"\t$rd, $addr"> {
        let Inst{24-20} = 0;
      }

//===-- Names for special cases, which assembly and compilers prefer -----------------------------------------===//

def NOP : Fixed<0, 0b0010011, "nop"> { let hasSideEffects = 0; }
def RET : Fixed<0b0000000000000000100000000, 0b1100111, "ret"> {
  let isReturn = 1; let isTerminator = 1; let isBarrier = 1;
}
def MV : RVInstIUnary<0, 0b000, 0b0010011, (outs GPR:$rd), (ins GPR:$rs1), "mv\t$rd, $rs1"> { let isMoveReg = 1; }
def NOT : RVInstIUnary<0xfff, 0b100, 0b0010011, (outs GPR:$rd), (ins GPR:$rs1), "not\t$rd, $rs1">;
def SEQZ : RVInstIUnary<1, 0b011, 0b0010011, (outs GPR:$rd), (ins GPR:$rs1), "seqz\t$rd, $rs1">;
def SEXT_W : RVInstIUnary<0, 0b000, 0b0011011, (outs GPR:$rd), (ins GPR:$rs1), "sext.w\t$rd, $rs1">;
def ZEXT_B : RVInstIUnary<0xff, 0b111, 0b0010011, (outs GPR:$rd), (ins GPR:$rs1), "zext.b\t$rd, $rs1">;
def LI : RVInstI<0b000, 0b0010011, (outs GPR:$rd), (ins simm12:$imm12), "li\t$rd, $imm12"> {
  let rs1 = 0;
  let isMoveImm = 1; let isReMaterializable = 1; let isAsCheapAsAMove = 1;
}
// Operations with x0 as the first or the second source.
class ZeroFirst<bits<7> funct7, bits<3> funct3, bits<7> opcode, string name>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs2), name#"\t$rd, $rs2"> { let rs1 = 0; }
class ZeroSecond<bits<7> funct7, bits<3> funct3, bits<7> opcode, string name>
    : RVInstR<funct7, funct3, opcode, (outs GPR:$rd), (ins GPR:$rs1), name#"\t$rd, $rs1"> { let rs2 = 0; }
def NEG : ZeroFirst<0b0100000, 0b000, 0b0110011, "neg">;
def NEGW : ZeroFirst<0b0100000, 0b000, 0b0111011, "negw">;
def SNEZ : ZeroFirst<0, 0b011, 0b0110011, "snez">;
def SGTZ : ZeroFirst<0, 0b010, 0b0110011, "sgtz">;
def SLTZ : ZeroSecond<0, 0b010, 0b0110011, "sltz">;
def ZEXT_W : ZeroSecond<0b0000100, 0b000, 0b0111011, "zext.w"> { let Predicates = [HasStdExtZba]; }

class BranchZeroSecond<bits<3> funct3, string name>
    : RVInstB<funct3, 0b1100011, (outs), (ins GPR:$rs1, simm13_lsb0:$imm12), name#"\t$rs1, $imm12"> {
  let rs2 = 0; let isBranch = 1; let isTerminator = 1;
}
class BranchZeroFirst<bits<3> funct3, string name>
    : RVInstB<funct3, 0b1100011, (outs), (ins GPR:$rs2, simm13_lsb0:$imm12), name#"\t$rs2, $imm12"> {
  let rs1 = 0; let isBranch = 1; let isTerminator = 1;
}
def BEQZ : BranchZeroSecond<0b000, "beqz">;
def BNEZ : BranchZeroSecond<0b001, "bnez">;
def BLTZ : BranchZeroSecond<0b100, "bltz">;
def BGEZ : BranchZeroSecond<0b101, "bgez">;
def BLEZ : BranchZeroFirst<0b101, "blez">;
def BGTZ : BranchZeroFirst<0b100, "bgtz">;

class Jump<bits<5> link, string name> : RVInstJ<0b1101111, (outs), (ins simm21_lsb0:$imm20), name#"\t$imm20"> {
  let rd = link;
}
def J : Jump<0, "j"> { let isBranch = 1; let isBarrier = 1; let isTerminator = 1; }
def JAL_RA : Jump<1, "jal"> { let isCall = 1; }
class JumpReg<bits<5> link, string name> : RVInst<0b1100111, (outs), (ins memreg:$addr), name#"\t$addr"> {
  bits<40> addr;
  let Inst{31-20} = 0; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0; let Inst{11-7} = link;
}
def JR : JumpReg<0, "jr"> { let isBranch = 1; let isBarrier = 1; let isTerminator = 1; }
def JALR_RA : JumpReg<1, "jalr"> { let isCall = 1; }

let hasSideEffects = 1, Predicates = [HasStdExtZicsr] in {
  def CSRR : RVInstI<0b010, 0b1110011, (outs GPR:$rd), (ins csr:$imm12), "csrr\t$rd, $imm12"> { let rs1 = 0; }
  class CSR_w<bits<3> funct3, string name>
      : RVInstI<funct3, 0b1110011, (outs), (ins csr:$imm12, GPR:$rs1), name#"\t$imm12, $rs1"> { let rd = 0; }
  class CSR_wi<bits<3> funct3, string name>
      : RVInstI<funct3, 0b1110011, (outs), (ins csr:$imm12, uimm5:$rs1), name#"\t$imm12, $rs1"> { let rd = 0; }
  def CSRW : CSR_w<0b001, "csrw">;
  def CSRS : CSR_w<0b010, "csrs">;
  def CSRC : CSR_w<0b011, "csrc">;
  def CSRWI : CSR_wi<0b101, "csrwi">;
  def CSRSI : CSR_wi<0b110, "csrsi">;
  def CSRCI : CSR_wi<0b111, "csrci">;
}
