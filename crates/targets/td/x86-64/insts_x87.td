//===-- insts_x87.td - the register stack of eight 80-bit floats ---------------------------------------------===//
//
// Only for the assembler and the disassembler, like insts_legacy.td. The stack top is `st` as an implicit operand, and
// `st(n)` as an explicit one; the upper five bits of ModRM belong to the opcode.
//===---------------------------------------------------------------------------------------------------------===//

foreach n = 0-7 in def ST#n : X86Reg<"st("#n#")", n>;
def RST : RegisterClass<"X86", [untyped], 80, (sequence "ST%u", 0, 7)> {
  let Size = 80;
  let isAllocatable = 0;
}

class X87<bits<8> o, Format f, dag ins, string asm> : I<o, f, NoImm, (outs), ins, asm> { let hasSideEffects = 1; }
class X87Mem<bits<8> o, int n, Operand mem, string mn> : X87<o, !cast<Format>("MRM"#n#"m"), (ins mem:$mem), mn#"\t$mem"> {
  let mayLoad = 1;
  let mayStore = 1;
}
class X87Reg<bits<8> o, int n, string asm> : X87<o, !cast<Format>("MRM"#n#"r"), (ins RST:$st), asm>;
class X87Bare<bits<8> o, int n, bits<3> rm, string text> : X87<o, !cast<Format>("MRM"#n#"X"), (ins), text> { let RM = rm; }

//===-- Arithmetic -------------------------------------------------------------------------------------------===//

// With a float or an integer from memory, st with st(n), st(n) with st, and the last with a pop.
// The last two have other numbers for operations that are not commutative.
multiclass X87Arith<int n, int reverse, string mn> {
  def F32m : X87Mem<0xD8, n, f32mem, "f"#mn>;
  def F64m : X87Mem<0xDC, n, f64mem, "f"#mn>;
  def I32m : X87Mem<0xDA, n, i32mem, "fi"#mn>;
  def I16m : X87Mem<0xDE, n, i16mem, "fi"#mn>;
  def ST0r : X87Reg<0xD8, n, "f"#mn#"\tst, $st">;
  // If both operands are st, assemblers use the form whose destination is st.
  let isAsmParserOnly = 1 in def ST00 : X87Bare<0xD8, n, 0, "f"#mn#"\tst(0), st">;
  let isCodeGenOnly = 1, ForceDisassemble = 1 in def rST0 : X87Reg<0xDC, reverse, "f"#mn#"\t$st, st">;
  def PrST0 : X87Reg<0xDE, reverse, "f"#mn#"p\t$st, st">;
}
defm FADD : X87Arith<0, 0, "add">;
defm FMUL : X87Arith<1, 1, "mul">;
defm FSUB : X87Arith<4, 5, "sub">;
defm FSUBR : X87Arith<5, 4, "subr">;
defm FDIV : X87Arith<6, 7, "div">;
defm FDIVR : X87Arith<7, 6, "divr">;

multiclass X87Compare<int n, string mn> {
  def F32m : X87Mem<0xD8, n, f32mem, "f"#mn>;
  def F64m : X87Mem<0xDC, n, f64mem, "f"#mn>;
  def I32m : X87Mem<0xDA, n, i32mem, "fi"#mn>;
  def I16m : X87Mem<0xDE, n, i16mem, "fi"#mn>;
  def ST0r : X87Reg<0xD8, n, "f"#mn#"\t$st">;
}
defm FCOM : X87Compare<2, "com">;
defm FCOMP : X87Compare<3, "comp">;
def FUCOMr : X87Reg<0xDD, 4, "fucom\t$st">;
def FUCOMPr : X87Reg<0xDD, 5, "fucomp\t$st">;
def FCOMPP : X87Bare<0xDE, 3, 1, "fcompp">;
def FUCOMPP : X87Bare<0xDA, 5, 1, "fucompp">;
// Comparisons that set the flags.
def FUCOMIr : X87Reg<0xDB, 5, "fucomi\tst, $st">;
def FCOMIr : X87Reg<0xDB, 6, "fcomi\tst, $st">;
def FUCOMIPr : X87Reg<0xDF, 5, "fucompi\tst, $st">;
def FCOMIPr : X87Reg<0xDF, 6, "fcompi\tst, $st">;
foreach cond = ["b", "e", "be", "u"] in {
  defvar n = !cond(!eq(cond, "b"): 0, !eq(cond, "e"): 1, !eq(cond, "be"): 2, true: 3);
  def FCMOV#!toupper(cond)#"r" : X87Reg<0xDA, n, "fcmov"#cond#"\tst, $st">;
  def FCMOVN#!toupper(cond)#"r" : X87Reg<0xDB, n, "fcmovn"#cond#"\tst, $st">;
}

//===-- Loads, stores, the stack -----------------------------------------------------------------------------===//

def LD_F32m : X87Mem<0xD9, 0, f32mem, "fld">;
def LD_F64m : X87Mem<0xDD, 0, f64mem, "fld">;
def LD_F80m : X87Mem<0xDB, 5, i80mem, "fld">;
def ILD_F16m : X87Mem<0xDF, 0, i16mem, "fild">;
def ILD_F32m : X87Mem<0xDB, 0, i32mem, "fild">;
def ILD_F64m : X87Mem<0xDF, 5, i64mem, "fild">;
def FBLDm : X87Mem<0xDF, 4, i80mem, "fbld">;
def ST_F32m : X87Mem<0xD9, 2, f32mem, "fst">;
def ST_F64m : X87Mem<0xDD, 2, f64mem, "fst">;
def ST_FP32m : X87Mem<0xD9, 3, f32mem, "fstp">;
def ST_FP64m : X87Mem<0xDD, 3, f64mem, "fstp">;
def ST_FP80m : X87Mem<0xDB, 7, i80mem, "fstp">;
def IST_F16m : X87Mem<0xDF, 2, i16mem, "fist">;
def IST_F32m : X87Mem<0xDB, 2, i32mem, "fist">;
def IST_FP16m : X87Mem<0xDF, 3, i16mem, "fistp">;
def IST_FP32m : X87Mem<0xDB, 3, i32mem, "fistp">;
def IST_FP64m : X87Mem<0xDF, 7, i64mem, "fistp">;
let Predicates = [HasSSE3] in {
  def ISTT_FP16m : X87Mem<0xDF, 1, i16mem, "fisttp">;
  def ISTT_FP32m : X87Mem<0xDB, 1, i32mem, "fisttp">;
  def ISTT_FP64m : X87Mem<0xDD, 1, i64mem, "fisttp">;
}
def FBSTPm : X87Mem<0xDF, 6, i80mem, "fbstp">;
def LD_Frr : X87Reg<0xD9, 0, "fld\t$st">;
def XCH_F : X87Reg<0xD9, 1, "fxch\t$st">;
def FFREE : X87Reg<0xDD, 0, "ffree\t$st">;
def FFREEP : X87Reg<0xDF, 0, "ffreep\t$st">;
def ST_Frr : X87Reg<0xDD, 2, "fst\t$st">;
def ST_FPrr : X87Reg<0xDD, 3, "fstp\t$st">;

//===-- Constants, functions, the machine's words ------------------------------------------------------------===//

foreach it = ["fnop 2 0", "fchs 4 0", "fabs 4 1", "ftst 4 4", "fxam 4 5", "fld1 5 0", "fldl2t 5 1", "fldl2e 5 2", "fldpi 5 3",
              "fldlg2 5 4", "fldln2 5 5", "fldz 5 6", "f2xm1 6 0", "fyl2x 6 1", "fptan 6 2", "fpatan 6 3", "fxtract 6 4",
              "fprem1 6 5", "fdecstp 6 6", "fincstp 6 7", "fprem 7 0", "fyl2xp1 7 1", "fsqrt 7 2", "fsincos 7 3", "frndint 7 4",
              "fscale 7 5", "fsin 7 6", "fcos 7 7"] in {
  defvar len = !sub(!size(it), 4);
  defvar mn = !substr(it, 0, len);
  defvar digits = "01234567";
  def !toupper(mn) : X87Bare<0xD9, !find(digits, !substr(it, !add(len, 1), 1)), !find(digits, !substr(it, !add(len, 3), 1)), mn>;
}
def FNCLEX : X87Bare<0xDB, 4, 2, "fnclex">;
def FNINIT : X87Bare<0xDB, 4, 3, "fninit">;
def FNSTSW16r : X87Bare<0xDF, 4, 0, "fnstsw\tax">;
def FNSTSWm : X87Mem<0xDD, 7, i16mem, "fnstsw">;
def FLDCW16m : X87Mem<0xD9, 5, i16mem, "fldcw">;
def FNSTCW16m : X87Mem<0xD9, 7, i16mem, "fnstcw">;
def FLDENVm : X87Mem<0xD9, 4, lea64mem, "fldenv">;
def FSTENVm : X87Mem<0xD9, 6, lea64mem, "fnstenv">;
def FRSTORm : X87Mem<0xDD, 4, lea64mem, "frstor">;
def FSAVEm : X87Mem<0xDD, 6, lea64mem, "fnsave">;
