//===-- insts_ext.td - further extensions, for hand-written code --------------------------------------------===//
//
// The compiler never selects these: conditional integer moves, byte atomics, cryptography, system instructions.
//===---------------------------------------------------------------------------------------------------------===//

//===-- Integers ---------------------------------------------------------------------------------------------===//

let Predicates = [HasStdExtZicond] in {
  def CZERO_EQZ : ALU_rr<0b0000111, 0b101, "czero.eqz">;
  def CZERO_NEZ : ALU_rr<0b0000111, 0b111, "czero.nez">;
}
let Predicates = [HasStdExtZbc] in {
  def CLMUL : ALU_rr<0b0000101, 0b001, "clmul">;
  def CLMULR : ALU_rr<0b0000101, 0b010, "clmulr">;
  def CLMULH : ALU_rr<0b0000101, 0b011, "clmulh">;
}
let Predicates = [HasStdExtZbkb] in {
  def PACK : ALU_rr<0b0000100, 0b100, "pack">;
  def PACKH : ALU_rr<0b0000100, 0b111, "packh">;
  def PACKW : ALUW_rr<0b0000100, 0b100, "packw">;
  def BREV8 : Unary_r<0b011010000111, 0b101, "brev8">;
}
let Predicates = [HasStdExtZbkx] in {
  def XPERM4 : ALU_rr<0b0010100, 0b010, "xperm4">;
  def XPERM8 : ALU_rr<0b0010100, 0b100, "xperm8">;
}

// Cipher rounds.
def rnum : RISCVNames<4, !foreach(n, !range(0, 11), ""#n)>;
let Predicates = [HasStdExtZknd] in {
  def AES64DS : ALU_rr<0b0011101, 0b000, "aes64ds">;
  def AES64DSM : ALU_rr<0b0011111, 0b000, "aes64dsm">;
  def AES64IM : Unary_r<0b001100000000, 0b001, "aes64im">;
}
let Predicates = [HasStdExtZkne] in {
  def AES64ES : ALU_rr<0b0011001, 0b000, "aes64es">;
  def AES64ESM : ALU_rr<0b0011011, 0b000, "aes64esm">;
  def AES64KS2 : ALU_rr<0b0111111, 0b000, "aes64ks2">;
  def AES64KS1I : RVInst<0b0010011, (outs GPR:$rd), (ins GPR:$rs1, rnum:$rnum), "aes64ks1i\t$rd, $rs1, $rnum"> {
    bits<4> rnum; bits<5> rs1; bits<5> rd;
    let Inst{31-24} = 0b00110001; let Inst{23-20} = rnum; let Inst{19-15} = rs1; let Inst{14-12} = 0b001; let Inst{11-7} = rd;
  }
}
// A named number.
class NumberOf<string name, int value> { string Name = name; int Value = value; }
let Predicates = [HasStdExtZknh] in
  foreach hash = [NumberOf<"sha256sum0", 0>, NumberOf<"sha256sum1", 1>, NumberOf<"sha256sig0", 2>, NumberOf<"sha256sig1", 3>,
                  NumberOf<"sha512sum0", 4>, NumberOf<"sha512sum1", 5>, NumberOf<"sha512sig0", 6>, NumberOf<"sha512sig1", 7>] in
    def !toupper(hash.Name) : Unary_r<!or(0b000100000000, hash.Value), 0b001, hash.Name>;
let Predicates = [HasStdExtZksh] in {
  def SM3P0 : Unary_r<0b000100001000, 0b001, "sm3p0">;
  def SM3P1 : Unary_r<0b000100001001, 0b001, "sm3p1">;
}
class SM4<bits<5> funct5, string name>
    : RVInst<0b0110011, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2, uimm2:$bs), name#"\t$rd, $rs1, $rs2, $bs"> {
  bits<2> bs; bits<5> rs2; bits<5> rs1; bits<5> rd;
  let Inst{31-30} = bs; let Inst{29-25} = funct5; let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = 0;
  let Inst{11-7} = rd; let Predicates = [HasStdExtZksed];
}
def SM4ED : SM4<0b11000, "sm4ed">;
def SM4KS : SM4<0b11010, "sm4ks">;

// May-be-operations (Zimop): no-ops until an extension redefines them.
class MayBeOp_r<bits<5> n> : RVInst<0b1110011, (outs GPR:$rd), (ins GPR:$rs1), "mop.r."#!cast<int>(n)#"\t$rd, $rs1"> {
  bits<5> rs1; bits<5> rd;
  let Inst{31} = 1; let Inst{30} = n{4}; let Inst{29-28} = 0; let Inst{27-26} = n{3-2}; let Inst{25-22} = 0b0111;
  let Inst{21-20} = n{1-0}; let Inst{19-15} = rs1; let Inst{14-12} = 0b100; let Inst{11-7} = rd;
}
class MayBeOp_rr<bits<3> n>
    : RVInst<0b1110011, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "mop.rr."#!cast<int>(n)#"\t$rd, $rs1, $rs2"> {
  bits<5> rs2; bits<5> rs1; bits<5> rd;
  let Inst{31} = 1; let Inst{30} = n{2}; let Inst{29-28} = 0; let Inst{27-26} = n{1-0}; let Inst{25} = 1;
  let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = 0b100; let Inst{11-7} = rd;
}
let Predicates = [HasStdExtZimop] in {
  foreach n = !range(32) in def MOP_R_#n : MayBeOp_r<n>;
  foreach n = !range(8) in def MOP_RR_#n : MayBeOp_rr<n>;
}

//===-- Memory -----------------------------------------------------------------------------------------------===//

def memz8 : RISCVMemZero<8> { let AddressText = "{0}($base)"; }
def memz16 : RISCVMemZero<16> { let AddressText = "{0}($base)"; }
def memz128 : RISCVMemZero<128> { let AddressText = "{0}($base)"; }
def Atomic8 : AtomicWidth<"B", 0b000, memz8>; def Atomic16 : AtomicWidth<"H", 0b001, memz16>;
foreach op = [AtomicOp<"AMOSWAP", 0b00001>, AtomicOp<"AMOADD", 0b00000>, AtomicOp<"AMOXOR", 0b00100>,
              AtomicOp<"AMOAND", 0b01100>, AtomicOp<"AMOOR", 0b01000>, AtomicOp<"AMOMIN", 0b10000>,
              AtomicOp<"AMOMAX", 0b10100>, AtomicOp<"AMOMINU", 0b11000>, AtomicOp<"AMOMAXU", 0b11100>] in
  foreach width = [Atomic8, Atomic16] in
    foreach order = [Relaxed, Release, Acquire, AcqRel] in
      let Predicates = [HasStdExtZabha], mayLoad = 1, mayStore = 1, hasSideEffects = 1 in
        def op.Name#"_"#width.Name#order.Name : RVInstRAtomic<op.Funct5, order.AqRl, width.Funct3, (outs GPR:$rd),
            (ins GPR:$rs2, width.Mem:$addr), !tolower(op.Name#"."#width.Name)#order.Suffix#"\t$rd, $rs2, $addr">;
// Compare and swap; the first register of a pair is even.
let isAllocatable = 0 in def GPREven : RISCVClass<[untyped], 64, (decimate (sequence "X%u", 0, 31), 2)>;
foreach width = [Atomic8, Atomic16, Atomic32, Atomic64, AtomicWidth<"Q", 0b100, memz128>] in
  foreach order = [Relaxed, Release, Acquire, AcqRel] in {
    defvar rc = !if(!eq(width.Name, "Q"), GPREven, GPR);
    let Predicates = !if(!lt(width.Funct3, 0b010), [HasStdExtZabha, HasStdExtZacas], [HasStdExtZacas]),
        mayLoad = 1, mayStore = 1, hasSideEffects = 1, Constraints = "$rd_in = $rd" in
      def AMOCAS_#width.Name#order.Name : RVInstRAtomic<0b00101, order.AqRl, width.Funct3, (outs rc:$rd),
          (ins rc:$rd_in, rc:$rs2, width.Mem:$addr), "amocas."#!tolower(width.Name)#order.Suffix#"\t$rd, $rs2, $addr">;
  }
let Predicates = [HasStdExtZawrs] in {
  def WRS_NTO : Fixed<0b0000000011010000000000000, 0b1110011, "wrs.nto">;
  def WRS_STO : Fixed<0b0000000111010000000000000, 0b1110011, "wrs.sto">;
}

class CacheOp<bits<12> what, string name> : RVInst<0b0001111, (outs), (ins memzv:$addr), name#"\t$addr"> {
  bits<40> addr;
  let Inst{31-20} = what; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0b010; let Inst{11-7} = 0;
  let hasSideEffects = 1;
}
let Predicates = [HasStdExtZicbom] in {
  def CBO_INVAL : CacheOp<0, "cbo.inval">;
  def CBO_CLEAN : CacheOp<1, "cbo.clean">;
  def CBO_FLUSH : CacheOp<2, "cbo.flush">;
}
def CBO_ZERO : CacheOp<4, "cbo.zero"> { let Predicates = [HasStdExtZicboz]; }
def memblock : RISCVMem<12, 1, 0>;
class Prefetch<bits<5> what, string name> : RVInst<0b0010011, (outs), (ins memblock:$addr), name#"\t$addr"> {
  bits<40> addr;
  let Inst{31-25} = addr{11-5}; let Inst{24-20} = what; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0b110; let Inst{11-7} = 0;
  let hasSideEffects = 1; let Predicates = [HasStdExtZicbop];
}
def PREFETCH_I : Prefetch<0, "prefetch.i">;
def PREFETCH_R : Prefetch<1, "prefetch.r">;
def PREFETCH_W : Prefetch<3, "prefetch.w">;
// Cache hints for the next access, encoded as additions to x0.
let Predicates = [HasStdExtZihintntl] in
  foreach hint = [NumberOf<"p1", 2>, NumberOf<"pall", 3>, NumberOf<"s1", 4>, NumberOf<"all", 5>] in {
    def NTL_#!toupper(hint.Name) : RVInstR<0, 0, 0b0110011, (outs), (ins), "ntl."#hint.Name> {
      let rs2 = hint.Value; let rs1 = 0; let rd = 0; let hasSideEffects = 1;
    }
    def C_NTL_#!toupper(hint.Name) : RVInst16<0b100, 0b10, (outs), (ins), "c.ntl."#hint.Name> {
      let Inst{12-7} = 0b100000; let Inst{6-2} = hint.Value; let hasSideEffects = 1;
      let Predicates = [HasStdExtC, HasStdExtZihintntl];
    }
  }

//===-- Systems ----------------------------------------------------------------------------------------------===//

def SRET : Fixed<0b0001000000100000000000000, 0b1110011, "sret">;
def MRET : Fixed<0b0011000000100000000000000, 0b1110011, "mret">;
def WFI : Fixed<0b0001000001010000000000000, 0b1110011, "wfi">;
class TableFence<bits<7> funct7, dag ins, string asm> : RVInstR<funct7, 0, 0b1110011, (outs), ins, asm> {
  let rd = 0; let hasSideEffects = 1;
}
multiclass TableFences<bits<7> funct7, string name> {
  def "" : TableFence<funct7, (ins GPR:$rs1, GPR:$rs2), name#"\t$rs1, $rs2">;
  let rs2 = 0 in {
    def _ADDR : TableFence<funct7, (ins GPR:$rs1), name#"\t$rs1">;
    let rs1 = 0 in def _ALL : TableFence<funct7, (ins), name>;
  }
}
defm SFENCE_VMA : TableFences<0b0001001, "sfence.vma">;
let Predicates = [HasStdExtSvinval] in {
  def SINVAL_VMA : TableFence<0b0001011, (ins GPR:$rs1, GPR:$rs2), "sinval.vma\t$rs1, $rs2">;
  def SFENCE_W_INVAL : Fixed<0b0001100000000000000000000, 0b1110011, "sfence.w.inval">;
  def SFENCE_INVAL_IR : Fixed<0b0001100000010000000000000, 0b1110011, "sfence.inval.ir">;
}
let Predicates = [HasStdExtH] in {
  defm HFENCE_VVMA : TableFences<0b0010001, "hfence.vvma">;
  defm HFENCE_GVMA : TableFences<0b0110001, "hfence.gvma">;
}
let Predicates = [HasStdExtH, HasStdExtSvinval] in {
  def HINVAL_VVMA : TableFence<0b0010011, (ins GPR:$rs1, GPR:$rs2), "hinval.vvma\t$rs1, $rs2">;
  def HINVAL_GVMA : TableFence<0b0110011, (ins GPR:$rs1, GPR:$rs2), "hinval.gvma\t$rs1, $rs2">;
}
// Guest loads and stores (hypervisor).
class GuestAccess<bits<7> funct7, bits<5> what, dag outs, dag ins, string asm> : RVInst<0b1110011, outs, ins, asm> {
  bits<40> addr;
  let Inst{31-25} = funct7; let Inst{24-20} = what; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0b100;
  let hasSideEffects = 1; let Predicates = [HasStdExtH];
}
class GuestLoad<bits<7> funct7, bits<5> what, Operand mem, string name>
    : GuestAccess<funct7, what, (outs GPR:$rd), (ins mem:$addr), name#"\t$rd, $addr"> {
  bits<5> rd; let Inst{11-7} = rd; let mayLoad = 1;
}
class GuestStore<bits<7> funct7, Operand mem, string name>
    : GuestAccess<funct7, 0, (outs), (ins GPR:$rs2, mem:$addr), name#"\t$rs2, $addr"> {
  bits<5> rs2; let Inst{24-20} = rs2; let Inst{11-7} = 0; let mayStore = 1;
}
def HLV_B : GuestLoad<0b0110000, 0, memz8, "hlv.b">;
def HLV_BU : GuestLoad<0b0110000, 1, memz8, "hlv.bu">;
def HLV_H : GuestLoad<0b0110010, 0, memz16, "hlv.h">;
def HLV_HU : GuestLoad<0b0110010, 1, memz16, "hlv.hu">;
def HLVX_HU : GuestLoad<0b0110010, 3, memz16, "hlvx.hu">;
def HLV_W : GuestLoad<0b0110100, 0, memz32, "hlv.w">;
def HLV_WU : GuestLoad<0b0110100, 1, memz32, "hlv.wu">;
def HLVX_WU : GuestLoad<0b0110100, 3, memz32, "hlvx.wu">;
def HLV_D : GuestLoad<0b0110110, 0, memz64, "hlv.d">;
def HSV_B : GuestStore<0b0110001, memz8, "hsv.b">;
def HSV_H : GuestStore<0b0110011, memz16, "hsv.h">;
def HSV_W : GuestStore<0b0110101, memz32, "hsv.w">;
def HSV_D : GuestStore<0b0110111, memz64, "hsv.d">;

//===-- Floats -----------------------------------------------------------------------------------------------===//

def constant : RISCVNames<5, ["-1.0", "min", "1.52587890625e-05", "3.0517578125e-05", "0.00390625", "0.0078125", "0.0625",
  "0.125", "0.25", "0.3125", "0.375", "0.4375", "0.5", "0.625", "0.75", "0.875", "1.0", "1.25", "1.5", "1.75", "2.0", "2.5", "3.0",
  "4.0", "8.0", "16.0", "128.0", "256.0", "32768.0", "65536.0", "inf", "nan"]>;
foreach w = [FW_S, FW_D, FW_H] in {
  let Predicates = !listconcat(w.Has, [HasStdExtZfa]) in {
    def FLI_#w.Name : RVInstR<!add(0b1111000, w.Fmt), 0b000, 0b1010011, (outs w.RC:$rd), (ins constant:$rs1),
                              "fli."#w.Suffix#"\t$rd, $rs1"> { let rs2 = 0b00001; }
    def FMINM_#w.Name : FP_rr<0b00101, 0b010, w, "fminm">;
    def FMAXM_#w.Name : FP_rr<0b00101, 0b011, w, "fmaxm">;
    def FROUND_#w.Name : FP_r_frm<0b01000, w.Fmt, 0b00100, w.RC, w.RC, frmarg, "fround."#w.Suffix>;
    def FROUNDNX_#w.Name : FP_r_frm<0b01000, w.Fmt, 0b00101, w.RC, w.RC, frmarg, "froundnx."#w.Suffix>;
    def FLEQ_#w.Name : FP_rr<0b10100, 0b100, w, "fleq", GPR>;
    def FLTQ_#w.Name : FP_rr<0b10100, 0b101, w, "fltq", GPR>;
  }
  // Comparisons with exchanged operands.
  foreach what = [NumberOf<"fge", 0>, NumberOf<"fgt", 1>, NumberOf<"fgeq", 4>, NumberOf<"fgtq", 5>] in
    let Predicates = !listconcat(w.Has, !if(!lt(what.Value, 4), [], [HasStdExtZfa])), isAsmParserOnly = 1 in
      def !toupper(what.Name)#"_"#w.Name : RVInstR<!add(0b1010000, w.Fmt), what.Value, 0b1010011, (outs GPR:$rd),
          (ins w.RC:$rs2, w.RC:$rs1), what.Name#"."#w.Suffix#"\t$rd, $rs2, $rs1">;
}
def FCVTMOD_W_D : FP_r<0b11000, 0b01, 0b01000, 0b001, GPR, FPR64, "fcvtmod.w.d"> {
  let AsmString = "fcvtmod.w.d\t$rd, $rs1, rtz"; let Predicates = [HasStdExtZfa, HasStdExtD];
}
let Predicates = [HasStdExtZfbfmin] in {
  def FCVT_BF16_S : FP_r_frm<0b01000, 0b10, 0b01000, FPR16, FPR32, frmarg, "fcvt.bf16.s">;
  def FCVT_S_BF16 : FP_r_frm<0b01000, 0b00, 0b00110, FPR32, FPR16, frmexact, "fcvt.s.bf16">;
}

// The floating-point control register, and counters.
let Predicates = [HasStdExtZicsr], hasSideEffects = 1 in {
  class NamedCSR<bits<12> csr, bits<3> funct3, dag outs, dag ins, string asm> : RVInstI<funct3, 0b1110011, outs, ins, asm> {
    let imm12 = csr;
  }
  foreach csr = [NumberOf<"frflags", 1>, NumberOf<"frrm", 2>, NumberOf<"frcsr", 3>, NumberOf<"rdcycle", 0xc00>,
                 NumberOf<"rdtime", 0xc01>, NumberOf<"rdinstret", 0xc02>] in
    def !toupper(csr.Name) : NamedCSR<csr.Value, 0b010, (outs GPR:$rd), (ins), csr.Name#"\t$rd"> { let rs1 = 0; }
  foreach csr = [NumberOf<"fsflags", 1>, NumberOf<"fsrm", 2>, NumberOf<"fscsr", 3>] in {
    def !toupper(csr.Name) : NamedCSR<csr.Value, 0b001, (outs GPR:$rd), (ins GPR:$rs1), csr.Name#"\t$rd, $rs1">;
    def !toupper(csr.Name)#"_ONLY" : NamedCSR<csr.Value, 0b001, (outs), (ins GPR:$rs1), csr.Name#"\t$rs1"> { let rd = 0; }
  }
  foreach csr = [NumberOf<"fsflagsi", 1>, NumberOf<"fsrmi", 2>] in {
    def !toupper(csr.Name) : NamedCSR<csr.Value, 0b101, (outs GPR:$rd), (ins uimm5:$rs1), csr.Name#"\t$rd, $rs1">;
    def !toupper(csr.Name)#"_ONLY" : NamedCSR<csr.Value, 0b101, (outs), (ins uimm5:$rs1), csr.Name#"\t$rs1"> { let rd = 0; }
  }
}

//===-- Aliases ----------------------------------------------------------------------------------------------===//

def FENCE_ALL : Fixed<0b0000111111110000000000000, 0b0001111, "fence">;
def PAUSE : Fixed<0b0000000100000000000000000, 0b0001111, "pause"> { let Predicates = [HasStdExtZihintpause]; }
let isAsmParserOnly = 1 in {
  // Branches and comparisons with exchanged operands.
  class BranchBack<bits<3> funct3, string name>
      : RVInstB<funct3, 0b1100011, (outs), (ins GPR:$rs2, GPR:$rs1, simm13_lsb0:$imm12), name#"\t$rs2, $rs1, $imm12">;
  def BGT : BranchBack<0b100, "bgt">;
  def BLE : BranchBack<0b101, "ble">;
  def BGTU : BranchBack<0b110, "bgtu">;
  def BLEU : BranchBack<0b111, "bleu">;
  class CompareBack<bits<3> funct3, string name>
      : RVInstR<0, funct3, 0b0110011, (outs GPR:$rd), (ins GPR:$rs2, GPR:$rs1), name#"\t$rd, $rs2, $rs1">;
  def SGT : CompareBack<0b010, "sgt">;
  def SGTU : CompareBack<0b011, "sgtu">;
  // Older names, and immediate operations without the `i` in their names.
  def MOVE : RVInstIUnary<0, 0b000, 0b0010011, (outs GPR:$rd), (ins GPR:$rs1), "move\t$rd, $rs1">;
  def SCALL : Fixed<0, 0b1110011, "scall">;
  def SBREAK : Fixed<0b0000000000010000000000000, 0b1110011, "sbreak">;
  let Predicates = [HasStdExtF] in {
    def FMV_X_S : FP_r<0b11100, 0b00, 0, 0b000, GPR, FPR32, "fmv.x.s">;
    def FMV_S_X : FP_r<0b11110, 0b00, 0, 0b000, FPR32, GPR, "fmv.s.x">;
  }
  foreach op = [NumberOf<"add", 0>, NumberOf<"slt", 2>, NumberOf<"sltu", 3>, NumberOf<"xor", 4>, NumberOf<"or", 6>,
                NumberOf<"and", 7>] in
    def !toupper(op.Name)#"_NUMBER" : ALU_ri<op.Value, op.Name>;
  def ADDW_NUMBER : ALU_ri<0b000, "addw", 0b0011011>;
  def SLL_NUMBER : Shift_ri<0b000000, 0b001, "sll">;
  def SRL_NUMBER : Shift_ri<0b000000, 0b101, "srl">;
  def SRA_NUMBER : Shift_ri<0b010000, 0b101, "sra">;
  def SLLW_NUMBER : ShiftW_ri<0b0000000, 0b001, "sllw">;
  def SRLW_NUMBER : ShiftW_ri<0b0000000, 0b101, "srlw">;
  def SRAW_NUMBER : ShiftW_ri<0b0100000, 0b101, "sraw">;
  let Predicates = [HasStdExtZbb] in {
    def ROR_NUMBER : Shift_ri<0b011000, 0b101, "ror">;
    def RORW_NUMBER : ShiftW_ri<0b0110000, 0b101, "rorw">;
  }
  let Predicates = [HasStdExtZbs] in {
    def BCLR_NUMBER : Shift_ri<0b010010, 0b001, "bclr">;
    def BEXT_NUMBER : Shift_ri<0b010010, 0b101, "bext">;
    def BINV_NUMBER : Shift_ri<0b011010, 0b001, "binv">;
    def BSET_NUMBER : Shift_ri<0b001010, 0b001, "bset">;
  }
}
def : ShortForm<MOVE, C_MV, ["rd", "rs1"]>;
def : ShortForm<MOVE, C_LI, ["rd", ""]>;
def : ShortForm<SBREAK, C_EBREAK>;
foreach short = [C_NOP, C_ADDI16SP, C_ADDI4SPN, C_ADDI, C_LI] in def : ShortForm<ADD_NUMBER, short>;
def : ShortForm<ADD_NUMBER, C_MV, ["rd", "rs1"]>;
def : ShortForm<AND_NUMBER, C_ANDI, ["rd", "rs1", "imm12"]>;
foreach short = [C_ADDIW, C_LI] in def : ShortForm<ADDW_NUMBER, short>;
foreach name = ["SLL", "SRL", "SRA"] in def : ShortForm<!cast<Instruction>(name#"_NUMBER"), !cast<Instruction>("C_"#name#"I")>;

// Jumps to a register plus a distance.
class JumpFar<bits<5> link, string name> : RVInst<0b1100111, (outs), (ins mem64:$addr), name#"\t$addr"> {
  bits<40> addr;
  let Inst{31-20} = addr{11-0}; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0; let Inst{11-7} = link;
}
def JR_FAR : JumpFar<0, "jr"> { let isBranch = 1; let isBarrier = 1; let isTerminator = 1; }
def JALR_RA_FAR : JumpFar<1, "jalr"> { let isCall = 1; }
def JALR_REG : RVInst<0b1100111, (outs GPR:$rd), (ins memreg:$addr), "jalr\t$rd, $addr"> {
  bits<40> addr; bits<5> rd;
  let Inst{31-20} = 0; let Inst{19-15} = addr{36-32}; let Inst{14-12} = 0; let Inst{11-7} = rd; let isCall = 1;
}

def : ShortForm<JR_FAR, C_JR>;
def : ShortForm<JALR_RA_FAR, C_JALR>;
foreach short = [C_JR, C_JALR] in def : ShortForm<JALR_REG, short>;

//===-- Vectors ----------------------------------------------------------------------------------------------===//

let Predicates = [HasStdExtZvbc] in {
  defm VCLMUL : VM_VV_VX<0b001100, "vclmul">;
  defm VCLMULH : VM_VV_VX<0b001101, "vclmulh">;
}
defm VNOT_V : VUn<0b001011, 0b11111, OPIVI, "vnot.v">;
defm VNEG_V : VUn<0b000011, 0, OPIVX, "vneg.v">;
defm VWCVT_X_X_V : VUn<0b110001, 0, OPMVX, "vwcvt.x.x.v", 1>;
defm VWCVTU_X_X_V : VUn<0b110000, 0, OPMVX, "vwcvtu.x.x.v", 1>;
defm VNCVT_X_X_W : VUn<0b101100, 0, OPIVX, "vncvt.x.x.w">;
// The same register in both sources.
class VFSameMasked<bits<6> funct6, string name>
    : RVInst<0b1010111, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, VR:$vs, VMV0:$vm), name#"\t$vd, $vs, $vm"> {
  bits<5> vs; bits<5> vd;
  let Inst{31-26} = funct6; let Inst{25} = 0; let Inst{24-20} = vs; let Inst{19-15} = vs; let Inst{14-12} = OPFVV.Value;
  let Inst{11-7} = vd; let Predicates = [HasStdExtV]; let Constraints = "$passthru = $vd";
}
def VFNEG_MASKED : VFSameMasked<0b001001, "vfneg.v">;
def VFABS_MASKED : VFSameMasked<0b001010, "vfabs.v">;

//===-- .insn: any instruction by its fields -----------------------------------------------------------------===//

def majorOpcode : RISCVImm<i64, 7, 0> {
  let Names = ["3=LOAD", "7=LOAD_FP", "11=CUSTOM_0", "15=MISC_MEM", "19=OP_IMM", "23=AUIPC", "27=OP_IMM_32", "35=STORE", "39=STORE_FP",
    "43=CUSTOM_1", "47=AMO", "51=OP", "55=LUI", "59=OP_32", "67=MADD", "71=MSUB", "75=NMSUB", "79=NMADD", "83=OP_FP", "87=OP_V",
    "91=CUSTOM_2", "99=BRANCH", "103=JALR", "111=JAL", "115=SYSTEM", "119=OP_VE", "123=CUSTOM_3"];
}
def shortOpcode : RISCVImm<i64, 2, 0> { let Names = ["0=C0", "1=C1", "2=C2"]; }
foreach n = [7, 8] in def uimm#n : RISCVImm<i64, n, 0>;
// A register of any kind.
defvar RegisterNames = [
  "zero|x0|ft0|f0", "ra|x1|ft1|f1", "sp|x2|ft2|f2", "gp|x3|ft3|f3", "tp|x4|ft4|f4", "t0|x5|ft5|f5", "t1|x6|ft6|f6",
  "t2|x7|ft7|f7", "s0|fp|x8|fs0|f8", "s1|x9|fs1|f9", "a0|x10|fa0|f10", "a1|x11|fa1|f11", "a2|x12|fa2|f12",
  "a3|x13|fa3|f13", "a4|x14|fa4|f14", "a5|x15|fa5|f15", "a6|x16|fa6|f16", "a7|x17|fa7|f17", "s2|x18|fs2|f18",
  "s3|x19|fs3|f19", "s4|x20|fs4|f20", "s5|x21|fs5|f21", "s6|x22|fs6|f22", "s7|x23|fs7|f23", "s8|x24|fs8|f24",
  "s9|x25|fs9|f25", "s10|x26|fs10|f26", "s11|x27|fs11|f27", "t3|x28|ft8|f28", "t4|x29|ft9|f29", "t5|x30|ft10|f30",
  "t6|x31|ft11|f31"];
def AnyReg : RISCVNames<5, RegisterNames>;
def AnyRegC : RISCVNames<3, !foreach(n, !range(8, 16), RegisterNames[n])>;
let isCodeGenOnly = 1, hasSideEffects = 1 in {
  class InsnLong<dag outs, dag others, string format, string operands>
      : RISCVInst<outs, !con((ins majorOpcode:$opcode), others), ".insn\t"#format#" $opcode, "#operands> {
    let Size = 4;
    field bits<32> Inst;
    bits<7> opcode; bits<3> funct3; bits<5> rd;
    let Inst{6-0} = opcode;
  }
  class InsnR<string format> : InsnLong<(outs), (ins AnyReg:$rd, uimm3:$funct3, uimm7:$funct7, AnyReg:$rs1, AnyReg:$rs2),
                                format, "$funct3, $funct7, $rd, $rs1, $rs2"> {
    bits<7> funct7; bits<5> rs1; bits<5> rs2;
    let Inst{31-25} = funct7; let Inst{24-20} = rs2; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
  }
  def INSN_R : InsnR<"r">;
  foreach format = ["r", "r4"] in
    def INSN_R4_#format : InsnLong<(outs), (ins AnyReg:$rd, uimm3:$funct3, uimm2:$funct2, AnyReg:$rs1, AnyReg:$rs2, AnyReg:$rs3),
                                   format, "$funct3, $funct2, $rd, $rs1, $rs2, $rs3"> {
      bits<2> funct2; bits<5> rs1; bits<5> rs2; bits<5> rs3;
      let Inst{31-27} = rs3; let Inst{26-25} = funct2; let Inst{24-20} = rs2; let Inst{19-15} = rs1;
      let Inst{14-12} = funct3; let Inst{11-7} = rd;
    }
  def INSN_I : InsnLong<(outs), (ins AnyReg:$rd, uimm3:$funct3, AnyReg:$rs1, simm12:$imm12), "i", "$funct3, $rd, $rs1, $imm12"> {
    bits<5> rs1; bits<12> imm12;
    let Inst{31-20} = imm12; let Inst{19-15} = rs1; let Inst{14-12} = funct3; let Inst{11-7} = rd;
  }
  def INSN_I_MEM : InsnLong<(outs), (ins AnyReg:$rd, uimm3:$funct3, mem64:$addr), "i", "$funct3, $rd, $addr"> {
    bits<40> addr;
    let Inst{31-20} = addr{11-0}; let Inst{19-15} = addr{36-32}; let Inst{14-12} = funct3; let Inst{11-7} = rd;
  }
  def INSN_S : InsnLong<(outs), (ins uimm3:$funct3, AnyReg:$rd, smem64:$addr), "s", "$funct3, $rd, $addr"> {
    bits<40> addr;
    let Inst{31-25} = addr{11-5}; let Inst{24-20} = rd; let Inst{19-15} = addr{36-32}; let Inst{14-12} = funct3;
    let Inst{11-7} = addr{4-0};
  }
  foreach format = ["b", "sb"] in
    def INSN_B_#format : InsnLong<(outs), (ins uimm3:$funct3, AnyReg:$rs1, AnyReg:$rs2, simm13_lsb0:$imm12), format,
                                  "$funct3, $rs1, $rs2, $imm12"> {
      bits<13> imm12; bits<5> rs2; bits<5> rs1;
      let Inst{31} = imm12{12}; let Inst{30-25} = imm12{10-5}; let Inst{24-20} = rs2; let Inst{19-15} = rs1;
      let Inst{14-12} = funct3; let Inst{11-8} = imm12{4-1}; let Inst{7} = imm12{11};
    }
  def INSN_U : InsnLong<(outs), (ins AnyReg:$rd, uimm20_lui:$imm20), "u", "$rd, $imm20"> {
    bits<20> imm20; let Inst{31-12} = imm20; let Inst{11-7} = rd;
  }
  foreach format = ["j", "uj"] in
    def INSN_J_#format : InsnLong<(outs), (ins AnyReg:$rd, simm21_lsb0:$imm20), format, "$rd, $imm20"> {
      bits<21> imm20;
      let Inst{31} = imm20{20}; let Inst{30-21} = imm20{10-1}; let Inst{20} = imm20{11}; let Inst{19-12} = imm20{19-12};
      let Inst{11-7} = rd;
    }

  class InsnShort<dag outs, dag others, string format, string operands>
      : RISCVInst<outs, !con((ins shortOpcode:$opcode), others), ".insn\t"#format#" $opcode, "#operands> {
    let Size = 2;
    field bits<16> Inst;
    bits<2> opcode; bits<3> funct3; bits<5> rd;
    let Inst{15-13} = funct3; let Inst{1-0} = opcode;
    let Predicates = [HasStdExtC];
  }
  def INSN_CR : InsnShort<(outs), (ins AnyReg:$rd, uimm4:$funct4, AnyReg:$rs2), "cr", "$funct4, $rd, $rs2"> {
    bits<4> funct4; bits<5> rs2; let Inst{15-12} = funct4; let Inst{11-7} = rd; let Inst{6-2} = rs2;
  }
  def INSN_CI : InsnShort<(outs), (ins AnyReg:$rd, uimm3:$funct3, simm6:$imm), "ci", "$funct3, $rd, $imm"> {
    bits<6> imm; let Inst{12} = imm{5}; let Inst{11-7} = rd; let Inst{6-2} = imm{4-0};
  }
  def INSN_CIW : InsnShort<(outs), (ins AnyRegC:$rd, uimm3:$funct3, uimm8:$imm), "ciw", "$funct3, $rd, $imm"> {
    bits<8> imm; let Inst{12-5} = imm; let Inst{4-2} = rd{2-0};
  }
  def INSN_CSS : InsnShort<(outs), (ins uimm3:$funct3, AnyReg:$rs2, uimm6:$imm), "css", "$funct3, $rs2, $imm"> {
    bits<6> imm; bits<5> rs2; let Inst{12-7} = imm; let Inst{6-2} = rs2;
  }
  class InsnAccess<dag outs, dag others, string format>
      : InsnShort<outs, !con((ins uimm3:$funct3), others, (ins uimm5:$imm, AnyRegC:$rs1)), format, "$funct3, $rd, ${imm}(${rs1})"> {
    bits<5> imm; bits<5> rs1;
    let Inst{12-10} = imm{4-2}; let Inst{9-7} = rs1{2-0}; let Inst{6-5} = imm{1-0}; let Inst{4-2} = rd{2-0};
  }
  def INSN_CL : InsnAccess<(outs), (ins AnyRegC:$rd), "cl">;
  def INSN_CS : InsnAccess<(outs), (ins AnyRegC:$rd), "cs">;
  def INSN_CA : InsnShort<(outs), (ins AnyRegC:$rd, uimm6:$funct6, uimm2:$funct2, AnyRegC:$rs2), "ca", "$funct6, $funct2, $rd, $rs2"> {
    bits<6> funct6; bits<2> funct2; bits<5> rs2;
    let Inst{15-10} = funct6; let Inst{9-7} = rd{2-0}; let Inst{6-5} = funct2; let Inst{4-2} = rs2{2-0};
  }
  def INSN_CB : InsnShort<(outs), (ins uimm3:$funct3, AnyRegC:$rs1, simm9_lsb0:$imm12), "cb", "$funct3, $rs1, $imm12"> {
    bits<9> imm12; bits<5> rs1;
    let Inst{12} = imm12{8}; let Inst{11-10} = imm12{4-3}; let Inst{9-7} = rs1{2-0}; let Inst{6-5} = imm12{7-6};
    let Inst{4-3} = imm12{2-1}; let Inst{2} = imm12{5};
  }
  def INSN_CJ : InsnShort<(outs), (ins uimm3:$funct3, simm12_lsb0:$imm20), "cj", "$funct3, $imm20"> {
    bits<12> imm20;
    let Inst{12} = imm20{11}; let Inst{11} = imm20{4}; let Inst{10-9} = imm20{9-8}; let Inst{8} = imm20{10};
    let Inst{7} = imm20{6}; let Inst{6} = imm20{7}; let Inst{5-3} = imm20{3-1}; let Inst{2} = imm20{5};
  }
}
