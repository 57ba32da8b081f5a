//===-- insts_float.td - F, D and Zfh: floats of 32, 64 and 16 bits ------------------------------------------===//

// Common properties of the three widths: suffix, format number, class, memory operand, extension.
class FloatWidth<string suffix, bits<2> fmt, RegisterClass rc, bits<3> width, Operand mem, list<Predicate> has> {
  string Suffix = suffix; string Name = !toupper(suffix); bits<2> Fmt = fmt; RegisterClass RC = rc; bits<3> Width = width;
  Operand Mem = mem; list<Predicate> Has = has;
}
def FW_S : FloatWidth<"s", 0b00, FPR32, 0b010, mem32, [HasStdExtF]>;
def FW_D : FloatWidth<"d", 0b01, FPR64, 0b011, mem64, [HasStdExtD]>;
def FW_H : FloatWidth<"h", 0b10, FPR16, 0b001, mem16, [HasStdExtZfh]>;

class FP_rr_frm<bits<5> funct5, FloatWidth w, string name>
    : RVInstRFrm<!add(!shl(funct5, 2), w.Fmt), 0b1010011, (outs w.RC:$rd), (ins w.RC:$rs1, w.RC:$rs2, frmarg:$frm),
                 name#"."#w.Suffix#"\t$rd, $rs1, $rs2$frm">;
class FP_rr<bits<5> funct5, bits<3> funct3, FloatWidth w, string name, RegisterClass out = w.RC>
    : RVInstR<!add(!shl(funct5, 2), w.Fmt), funct3, 0b1010011, (outs out:$rd), (ins w.RC:$rs1, w.RC:$rs2),
              name#"."#w.Suffix#"\t$rd, $rs1, $rs2">;
class FP_rrr_frm<bits<7> opcode, FloatWidth w, string name>
    : RVInstR4Frm<w.Fmt, opcode, (outs w.RC:$rd), (ins w.RC:$rs1, w.RC:$rs2, w.RC:$rs3, frmarg:$frm),
                  name#"."#w.Suffix#"\t$rd, $rs1, $rs2, $rs3$frm">;
// One source; the field of the second one selects the operation.
class FP_r_frm<bits<5> funct5, bits<2> fmt, bits<5> what, RegisterClass out, RegisterClass from, Operand frm, string name>
    : RVInstRFrm<!add(!shl(funct5, 2), fmt), 0b1010011, (outs out:$rd), (ins from:$rs1, frm:$frm), name#"\t$rd, $rs1$frm"> {
  let rs2 = what;
}
class FP_r<bits<5> funct5, bits<2> fmt, bits<5> what, bits<3> funct3, RegisterClass out, RegisterClass from, string name>
    : RVInstR<!add(!shl(funct5, 2), fmt), funct3, 0b1010011, (outs out:$rd), (ins from:$rs1), name#"\t$rd, $rs1"> {
  let rs2 = what;
}
// The same register in both sources.
class FP_same<bits<5> funct5, bits<3> funct3, FloatWidth w, string name>
    : RVInst<0b1010011, (outs w.RC:$rd), (ins w.RC:$rs), name#"."#w.Suffix#"\t$rd, $rs"> {
  bits<5> rs; bits<5> rd;
  let Inst{31-27} = funct5; let Inst{26-25} = w.Fmt; let Inst{24-20} = rs; let Inst{19-15} = rs; let Inst{14-12} = funct3;
  let Inst{11-7} = rd;
}

// Signed and unsigned integers of 32 and 64 bits, by their number in conversions.
class IntKind<string name, bits<5> what> { string Name = name; string Suffix = !tolower(name); bits<5> What = what; }
def Int_W : IntKind<"W", 0>; def Int_WU : IntKind<"WU", 1>; def Int_L : IntKind<"L", 2>; def Int_LU : IntKind<"LU", 3>;

foreach w = [FW_S, FW_D, FW_H] in let Predicates = w.Has in {
  let Latency = 4 in {
    def FADD_#w.Name : FP_rr_frm<0b00000, w, "fadd"> { let isCommutable = 1; }
    def FSUB_#w.Name : FP_rr_frm<0b00001, w, "fsub">;
    def FMUL_#w.Name : FP_rr_frm<0b00010, w, "fmul"> { let isCommutable = 1; }
    def FMADD_#w.Name : FP_rrr_frm<0b1000011, w, "fmadd">;
    def FMSUB_#w.Name : FP_rrr_frm<0b1000111, w, "fmsub">;
    def FNMSUB_#w.Name : FP_rrr_frm<0b1001011, w, "fnmsub">;
    def FNMADD_#w.Name : FP_rrr_frm<0b1001111, w, "fnmadd">;
  }
  let Latency = 15 in {
    def FDIV_#w.Name : FP_rr_frm<0b00011, w, "fdiv">;
    def FSQRT_#w.Name : FP_r_frm<0b01011, w.Fmt, 0, w.RC, w.RC, frmarg, "fsqrt."#w.Suffix>;
  }
  def FSGNJ_#w.Name : FP_rr<0b00100, 0b000, w, "fsgnj">;
  def FSGNJN_#w.Name : FP_rr<0b00100, 0b001, w, "fsgnjn">;
  def FSGNJX_#w.Name : FP_rr<0b00100, 0b010, w, "fsgnjx">;
  def FMIN_#w.Name : FP_rr<0b00101, 0b000, w, "fmin"> { let isCommutable = 1; }
  def FMAX_#w.Name : FP_rr<0b00101, 0b001, w, "fmax"> { let isCommutable = 1; }
  def FEQ_#w.Name : FP_rr<0b10100, 0b010, w, "feq", GPR>;
  def FLT_#w.Name : FP_rr<0b10100, 0b001, w, "flt", GPR>;
  def FLE_#w.Name : FP_rr<0b10100, 0b000, w, "fle", GPR>;
  def FCLASS_#w.Name : FP_r<0b11100, w.Fmt, 0, 0b001, GPR, w.RC, "fclass."#w.Suffix>;
  def FMV_#w.Name : FP_same<0b00100, 0b000, w, "fmv"> { let isMoveReg = 1; }
  def FNEG_#w.Name : FP_same<0b00100, 0b001, w, "fneg">;
  def FABS_#w.Name : FP_same<0b00100, 0b010, w, "fabs">;

  foreach kind = [Int_W, Int_WU, Int_L, Int_LU] in {
    // Every 32-bit integer is exact as a 64-bit float.
    defvar isExact = !and(!eq(w.Name, "D"), !lt(kind.What, 2));
    def FCVT_#kind.Name#"_"#w.Name : FP_r_frm<0b11000, w.Fmt, kind.What, GPR, w.RC, frmarg,
                                             "fcvt."#kind.Suffix#"."#w.Suffix>;
    def FCVT_#w.Name#"_"#kind.Name : FP_r_frm<0b11010, w.Fmt, kind.What, w.RC, GPR, !if(isExact, frmexact, frmarg),
                                             "fcvt."#w.Suffix#"."#kind.Suffix>;
  }
}

// Loads, stores and bit moves require fewer extensions than arithmetic.
foreach w = [FW_S, FW_D, FW_H] in let Predicates = !if(!eq(w.Name, "H"), [HasStdExtZfhmin], w.Has) in {
  defvar x = !cond(!eq(w.Name, "S") : "W", true : w.Name);
  defvar lx = !tolower(x);
  def FL#x : RVInstILoad<w.Width, 0b0000111, (outs w.RC:$rd), (ins w.Mem:$addr), "fl"#lx#"\t$rd, $addr">;
  def FS#x : RVInstS<w.Width, 0b0100111, (outs), (ins w.RC:$rs2, !cast<Operand>("s"#w.Mem):$addr), "fs"#lx#"\t$rs2, $addr">;
  def FMV_X_#x : FP_r<0b11100, w.Fmt, 0, 0b000, GPR, w.RC, "fmv.x."#lx>;
  def FMV_#x#_X : FP_r<0b11110, w.Fmt, 0, 0b000, w.RC, GPR, "fmv."#lx#".x">;
}

// Conversions between floats.
def FCVT_S_D : FP_r_frm<0b01000, 0b00, 0b00001, FPR32, FPR64, frmarg, "fcvt.s.d"> { let Predicates = [HasStdExtD]; }
def FCVT_D_S : FP_r_frm<0b01000, 0b01, 0b00000, FPR64, FPR32, frmexact, "fcvt.d.s"> { let Predicates = [HasStdExtD]; }
let Predicates = [HasStdExtZfhmin] in {
  def FCVT_S_H : FP_r_frm<0b01000, 0b00, 0b00010, FPR32, FPR16, frmexact, "fcvt.s.h">;
  def FCVT_H_S : FP_r_frm<0b01000, 0b10, 0b00000, FPR16, FPR32, frmarg, "fcvt.h.s">;
}
let Predicates = [HasStdExtZfhmin, HasStdExtD] in {
  def FCVT_D_H : FP_r_frm<0b01000, 0b01, 0b00010, FPR64, FPR16, frmexact, "fcvt.d.h">;
  def FCVT_H_D : FP_r_frm<0b01000, 0b10, 0b00001, FPR16, FPR64, frmarg, "fcvt.h.d">;
}
