//===-- insts_system.td - branches, barriers, system registers -----------------------------------------------===//

//  31 30      26 25               0
// |op| 0 0 1 0 1|      imm26       |
class BranchImm<bits<1> op, string mnemonic, Operand kind = branch28> : A64Inst<(outs), (ins kind:$target), mnemonic#"\t$target"> {
  bits<28> target;
  let Inst{31} = op; let Inst{30-26} = 0b00101; let Inst{25-0} = target{27-2};
}
let isBranch = 1, isTerminator = 1, isBarrier = 1 in def B : BranchImm<0, "b">;
let isCall = 1, Defs = [X30] in def BL : BranchImm<1, "bl", call28>;

let isBranch = 1, isTerminator = 1 in {
  //  31             24 23         5 4 3  0
  // | 0 1 0 1 0 1 0 0 |   imm19    |0|cond|
  let Uses = [NZCV] in
  def Bcc : A64Inst<(outs), (ins branch21:$target, ccode:$cond), "b.$cond\t$target"> {
    bits<21> target; bits<4> cond;
    let Inst{31-24} = 0b01010100; let Inst{23-5} = target{20-2}; let Inst{4} = 0; let Inst{3-0} = cond;
  }
  foreach w = [WW, WX] in
  foreach o = [0, 1] in {
    //  31 30        25 24 23         5 4  0
    // |sf| 0 1 1 0 1 0|op|   imm19    | Rt |
    def !if(o, "CBNZ", "CBZ")#w.Name : A64Inst<(outs), (ins w.RC:$Rt, branch21:$target), !if(o, "cbnz", "cbz")#"\t$Rt, $target"> {
      bits<5> Rt; bits<21> target;
      let Inst{31} = w.SF; let Inst{30-25} = 0b011010; let Inst{24} = o; let Inst{23-5} = target{20-2}; let Inst{4-0} = Rt;
    }
    //  31 30        25 24 23 19 18       5 4  0
    // |b5| 0 1 1 0 1 1|op| b40 |  imm14   | Rt |
    def !if(o, "TBNZ", "TBZ")#w.Name : A64Inst<(outs), (ins w.RC:$Rt, !if(w.SF, uimm6, uimm5):$bit_, branch16:$target),
                                               !if(o, "tbnz", "tbz")#"\t$Rt, #$bit_, $target"> {
      bits<5> Rt; bits<6> bit_; bits<16> target;
      let Inst{31-30} = !if(w.SF, {bit_{5}, 0}, {0, 0}); let Inst{29-25} = 0b11011; let Inst{24} = o; let Inst{23-19} = bit_{4-0}; let Inst{18-5} = target{15-2};
      let Inst{4-0} = Rt;
    }
  }
}

//  31           25 24  21 20      16 15        10 9  5 4      0
// | 1 1 0 1 0 1 1 | opc  | 1 1 1 1 1| 0 0 0 0 0 0| Rn | 00000 |
class BranchReg<bits<4> opc, dag ins, string asm> : A64Inst<(outs), ins, asm> {
  bits<5> Rn;
  let Inst{31-25} = 0b1101011; let Inst{24-21} = opc; let Inst{20-16} = 31; let Inst{15-10} = 0; let Inst{9-5} = Rn; let Inst{4-0} = 0;
}
let isBranch = 1, isTerminator = 1, isBarrier = 1 in def BR : BranchReg<0, (ins GPR64:$Rn), "br\t$Rn">;
let isCall = 1, Defs = [X30] in def BLR : BranchReg<1, (ins GPR64:$Rn), "blr\t$Rn">;
let isReturn = 1, isTerminator = 1, isBarrier = 1 in {
  def RETr : BranchReg<2, (ins GPR64:$Rn), "ret\t$Rn">;
  let Rn = 30 in def RET : BranchReg<2, (ins), "ret">;
}

//  31 30 29 28      24 23         5 4  0
// |op|lo | 1 0 0 0 0 |   immhi    | Rd |
def ADR : A64Inst<(outs GPR64:$Rd), (ins adrLabel:$label), "adr\t$Rd, $label"> {
  bits<5> Rd; bits<21> label;
  let Inst{31} = 0; let Inst{30-29} = label{1-0}; let Inst{28-24} = 0b10000; let Inst{23-5} = label{20-2}; let Inst{4-0} = Rd;
}
def ADRP : A64Inst<(outs GPR64:$Rd), (ins adrpLabel:$label), "adrp\t$Rd, $label"> {
  bits<5> Rd; bits<33> label;
  let Inst{31} = 1; let Inst{30-29} = label{13-12}; let Inst{28-24} = 0b10000; let Inst{23-5} = label{32-14}; let Inst{4-0} = Rd;
}

//  31             24 23 21 20      5 4   2 1 0
// | 1 1 0 1 0 1 0 0 | opc |  imm16  | op2 | LL|
class Exception<bits<3> opc, bits<2> ll, string mnemonic> : A64Inst<(outs), (ins hex16:$imm), mnemonic#"\t#$imm"> {
  bits<16> imm;
  let Inst{31-24} = 0b11010100; let Inst{23-21} = opc; let Inst{20-5} = imm; let Inst{4-2} = 0; let Inst{1-0} = ll;
  let hasSideEffects = 1;
}
// As Linux defines it: the first argument, the number, five more; the result.
let Uses = [X0, X8, X1, X2, X3, X4, X5], Defs = [X0] in def SVC : Exception<0, 1, "svc">;
def BRK : Exception<1, 0, "brk">;
def HLT : Exception<2, 0, "hlt">;
def HVC : Exception<0, 2, "hvc">;
def SMC : Exception<0, 3, "smc">;
foreach level = [1, 2, 3] in
  def DCPS#level : A64Inst<(outs), (ins), "dcps"#level> {
    let Inst{31-21} = 0b11010100101; let Inst{20-2} = 0; let Inst{1-0} = level; let hasSideEffects = 1;
  }
foreach r = [["ERET", "eret"], ["DRPS", "drps"]] in
  def !head(r) : A64Inst<(outs), (ins), !head(!tail(r))> {
    let Inst{31-21} = !if(!eq(!head(r), "ERET"), 0b11010110100, 0b11010110101); let Inst{20-16} = 31;
    let Inst{15-10} = 0; let Inst{9-5} = 31; let Inst{4-0} = 0;
    let isReturn = 1; let isBarrier = 1; let isTerminator = 1; let hasSideEffects = 1;
  }
def UDF : A64Inst<(outs), (ins uimm16:$imm), "udf\t#$imm"> {
  bits<16> imm; let Inst{31-16} = 0; let Inst{15-0} = imm; let hasSideEffects = 1;
}

//  31                 22 21 20 19 18 16 15 12 11  8 7  5 4  0
// | 1 1 0 1 0 1 0 1 0 0 | L| op0 | op1 | CRn | CRm | op2| Rt |
class System<bits<1> l, bits<2> op0, bits<3> op1, bits<4> crn, bits<4> crm, bits<3> op2, dag outs, dag ins, string asm>
    : A64Inst<outs, ins, asm> {
  bits<5> Rt;
  let Inst{31-22} = 0b1101010100; let Inst{21} = l; let Inst{20-19} = op0; let Inst{18-16} = op1; let Inst{15-12} = crn;
  let Inst{11-8} = crm; let Inst{7-5} = op2; let Inst{4-0} = Rt;
  let hasSideEffects = 1;
}
let Rt = 31 in {
  foreach h = [["NOP", "nop"], ["YIELD", "yield"], ["WFE", "wfe"], ["WFI", "wfi"], ["SEV", "sev"], ["SEVL", "sevl"]] in {
    defvar N = !head(h);
    defvar n = !cond(!eq(N, "NOP") : 0, !eq(N, "YIELD") : 1, !eq(N, "WFE") : 2, !eq(N, "WFI") : 3, !eq(N, "SEV") : 4, true : 5);
    let hasSideEffects = !ne(N, "NOP") in def N : System<0, 0, 3, 2, 0, n, (outs), (ins), !head(!tail(h))>;
  }
  def CLREX : System<0, 0, 3, 3, 15, 2, (outs), (ins), "clrex">;
  foreach b = [["DMB", "dmb"], ["DSB", "dsb"]] in
  def !head(b) : System<0, 0, 3, 3, 0, !if(!eq(!head(b), "DMB"), 5, 4), (outs), (ins barrierOp:$op), !head(!tail(b))#"\t$op"> {
    bits<4> op; let Inst{11-8} = op;
  }
  def ISB : System<0, 0, 3, 3, 15, 6, (outs), (ins), "isb">;
}
// System registers: op1, CRn, CRm, op2 of those used by applications.
class SysReg<string n, bits<3> op1, bits<4> crn, bits<4> crm, bits<3> op2, bit writable> {
  string Name = n; bits<3> Op1 = op1; bits<4> CRn = crn; bits<4> CRm = crm; bits<3> Op2 = op2; bit Writable = writable;
}
def SysNZCV : SysReg<"NZCV", 3, 4, 2, 0, 1>;
def SysFPCR : SysReg<"FPCR", 3, 4, 4, 0, 1>;
def SysFPSR : SysReg<"FPSR", 3, 4, 4, 1, 1>;
def SysTPIDR : SysReg<"TPIDR_EL0", 3, 13, 0, 2, 1>;
def SysCTR : SysReg<"CTR_EL0", 3, 0, 0, 1, 0>;
def SysDCZID : SysReg<"DCZID_EL0", 3, 0, 0, 7, 0>;
def SysCNTFRQ : SysReg<"CNTFRQ_EL0", 3, 14, 0, 0, 0>;
def SysCNTVCT : SysReg<"CNTVCT_EL0", 3, 14, 0, 2, 0>;
foreach r = [SysNZCV, SysFPCR, SysFPSR, SysTPIDR, SysCTR, SysDCZID, SysCNTFRQ, SysCNTVCT] in {
  def MRS_#r.Name : System<1, 3, r.Op1, r.CRn, r.CRm, r.Op2, (outs GPR64:$Rt), (ins), "mrs\t$Rt, "#r.Name>;
  if r.Writable then def MSR_#r.Name : System<0, 3, r.Op1, r.CRn, r.CRm, r.Op2, (outs), (ins GPR64:$Rt), "msr\t"#r.Name#", $Rt">;
}
// All other system registers, and operations with or without names.
class Moved<bits<1> l, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rt; bits<16> reg;
  let Inst{31-22} = 0b1101010100; let Inst{21} = l; let Inst{20-5} = reg; let Inst{4-0} = Rt;
  let hasSideEffects = 1;
}
def MRS : Moved<1, (outs GPR64:$Rt), (ins readRegister:$reg), "mrs\t$Rt, $reg">;
def MSR : Moved<0, (outs), (ins writtenRegister:$reg, GPR64:$Rt), "msr\t$reg, $Rt">;
// Fields of the processor state: op1, op2.
class StateField<string state, bits<3> op1, bits<3> op2>
    : System<0, 0, op1, 4, 0, op2, (outs), (ins uimm4:$imm), "msr\t"#state#", #$imm"> {
  bits<4> imm; let Inst{11-8} = imm; let Rt = 31;
}
def MSR_SPSel : StateField<"SPSel", 0, 5>;
def MSR_DAIFSet : StateField<"DAIFSet", 3, 6>;
def MSR_DAIFClr : StateField<"DAIFClr", 3, 7>;
def MSR_PAN : StateField<"PAN", 0, 4>;
def MSR_UAO : StateField<"UAO", 0, 3>;
def MSR_DIT : StateField<"DIT", 3, 2>;
def MSR_SSBS : StateField<"SSBS", 3, 1>;
def MSR_TCO : StateField<"TCO", 3, 4>;
// One-bit fields, which are selected by the bits above them.
class StateBit<string state, bits<3> op1, bits<3> op2, bits<3> more = 0>
    : System<0, 0, op1, 4, 0, op2, (outs), (ins uimm1:$imm), "msr\t"#state#", #$imm"> {
  bits<1> imm; let Inst{11-9} = more; let Inst{8} = imm; let Rt = 31;
}
def MSR_ALLINT : StateBit<"ALLINT", 1, 0>;
def MSR_PM : StateBit<"PM", 1, 0, 1>;
// Flag format conversions for other architectures.
let Rt = 31 in {
  def CFINV : System<0, 0, 0, 4, 0, 0, (outs), (ins), "cfinv">;
  def XAFLAG : System<0, 0, 0, 4, 0, 1, (outs), (ins), "xaflag">;
  def AXFLAG : System<0, 0, 0, 4, 0, 2, (outs), (ins), "axflag">;
  def SB : System<0, 0, 3, 3, 0, 7, (outs), (ins), "sb">;
  def SSBB : System<0, 0, 3, 3, 0, 4, (outs), (ins), "ssbb">;
  def PSSBB : System<0, 0, 3, 3, 4, 4, (outs), (ins), "pssbb">;
  // A barrier with another architecture's option, or with any number.
  def ISB_OPTION : System<0, 0, 3, 3, 0, 6, (outs), (ins isbOp:$op), "isb\t$op"> { bits<4> op; let Inst{11-8} = op; }
  def CLREX_NUMBER : System<0, 0, 3, 3, 0, 2, (outs), (ins uimm4:$op), "clrex\t#$op"> { bits<4> op; let Inst{11-8} = op; }
  // Barriers for only one kind of access.
  def DSB_NXS : System<0, 0, 3, 3, 2, 1, (outs), (ins barrierNxs:$op), "dsb\t$op"> { bits<2> op; let Inst{11-10} = op; }
}
// No-ops on processors that do not implement them.
class Hint<string asm, bits<7> number> : System<0, 0, 3, 2, 0, 0, (outs), (ins), asm> {
  let Rt = 31; let Inst{11-8} = number{6-3}; let Inst{7-5} = number{2-0};
}
def HINT_DGH : Hint<"dgh", 6>;
def HINT_XPACLRI : Hint<"xpaclri", 7>;
def HINT_PACIA1716 : Hint<"pacia1716", 8>;
def HINT_PACIB1716 : Hint<"pacib1716", 10>;
def HINT_AUTIA1716 : Hint<"autia1716", 12>;
def HINT_AUTIB1716 : Hint<"autib1716", 14>;
def HINT_ESB : Hint<"esb", 16>;
def HINT_PSB_CSYNC : Hint<"psb\tcsync", 17>;
def HINT_TSB_CSYNC : Hint<"tsb\tcsync", 18>;
def HINT_CSDB : Hint<"csdb", 20>;
def HINT_CLRBHB : Hint<"clrbhb", 22>;
def HINT_PACIAZ : Hint<"paciaz", 24>;
def HINT_PACIASP : Hint<"paciasp", 25>;
def HINT_PACIBZ : Hint<"pacibz", 26>;
def HINT_PACIBSP : Hint<"pacibsp", 27>;
def HINT_AUTIAZ : Hint<"autiaz", 28>;
def HINT_AUTIASP : Hint<"autiasp", 29>;
def HINT_AUTIBZ : Hint<"autibz", 30>;
def HINT_AUTIBSP : Hint<"autibsp", 31>;
def HINT_GCSB : Hint<"gcsb\tdsync", 19>;
def HINT_PACM : Hint<"pacm", 39>;
def HINT_CHKFEAT : Hint<"chkfeat\tx16", 40>;
def HINT_BTI : Hint<"bti", 32>;
def HINT_BTI_C : Hint<"bti\tc", 34>;
def HINT_BTI_J : Hint<"bti\tj", 36>;
def HINT_BTI_JC : Hint<"bti\tjc", 38>;
def HINT : System<0, 0, 3, 2, 0, 0, (outs), (ins uimm7:$imm), "hint\t#$imm"> {
  bits<7> imm; let Inst{11-8} = imm{6-3}; let Inst{7-5} = imm{2-0}; let Rt = 31;
}
// System operations without a name: op1, CRn, CRm, op2.
class Sys<bits<1> l, dag outs, dag ins, string asm> : System<l, 1, 0, 0, 0, 0, outs, ins, asm> {
  bits<3> op1; bits<4> Cn; bits<4> Cm; bits<3> op2;
  let Inst{18-16} = op1; let Inst{15-12} = Cn; let Inst{11-8} = Cm; let Inst{7-5} = op2;
}
def SYS : Sys<0, (outs), (ins uimm3:$op1, systemCr:$Cn, systemCr:$Cm, uimm3:$op2, GPR64:$Rt), "sys\t#$op1, $Cn, $Cm, #$op2, $Rt">;
def SYS_ALONE : Sys<0, (outs), (ins uimm3:$op1, systemCr:$Cn, systemCr:$Cm, uimm3:$op2), "sys\t#$op1, $Cn, $Cm, #$op2"> { let Rt = 31; }
// Operations with names.
class NamedSys<bits<1> l, bits<4> crm, bits<3> op2, dag outs, dag ins, string asm, bits<3> op1 = 3>
    : System<l, 1, op1, 7, crm, op2, outs, ins, asm>;
foreach op = [["cfp", "4"], ["dvp", "5"], ["cosp", "6"], ["cpp", "7"]] in
  def !toupper(op[0])#"_RCTX" : NamedSys<0, 3, !cond(!eq(op[1], "4") : 4, !eq(op[1], "5") : 5, !eq(op[1], "6") : 6, true : 7),
                                         (outs), (ins GPR64:$Rt), op[0]#"\trctx, $Rt">;
def TRCIT : NamedSys<0, 2, 7, (outs), (ins GPR64:$Rt), "trcit\t$Rt">;
def GCSPUSHM : NamedSys<0, 7, 0, (outs), (ins GPR64:$Rt), "gcspushm\t$Rt">;
def GCSSS1 : NamedSys<0, 7, 2, (outs), (ins GPR64:$Rt), "gcsss1\t$Rt">;
def GCSSS2 : NamedSys<1, 7, 3, (outs GPR64:$Rt), (ins), "gcsss2\t$Rt">;
def GCSPOPM : NamedSys<1, 7, 1, (outs GPR64:$Rt), (ins), "gcspopm\t$Rt">;
let Rt = 31 in {
  def GCSPOPM_ALONE : NamedSys<1, 7, 1, (outs), (ins), "gcspopm">;
  def GCSPUSHX : NamedSys<0, 7, 4, (outs), (ins), "gcspushx", 0>;
  def GCSPOPCX : NamedSys<0, 7, 5, (outs), (ins), "gcspopcx", 0>;
  def GCSPOPX : NamedSys<0, 7, 6, (outs), (ins), "gcspopx", 0>;
  def BRB_IALL : NamedSys<0, 2, 4, (outs), (ins), "brb\tiall", 1>;
  def BRB_INJ : NamedSys<0, 2, 5, (outs), (ins), "brb\tinj", 1>;
  def DFB : System<0, 0, 3, 3, 12, 4, (outs), (ins), "dfb">;
}
// The streaming mode of the matrix extension, and its storage.
class Streaming<bits<4> crm, string asm> : System<0, 0, 3, 4, crm, 3, (outs), (ins), asm> { let Rt = 31; }
def SMSTOP_SM : Streaming<2, "smstop\tsm">; def SMSTART_SM : Streaming<3, "smstart\tsm">;
def SMSTOP_ZA : Streaming<4, "smstop\tza">; def SMSTART_ZA : Streaming<5, "smstart\tza">;
def SMSTOP : Streaming<6, "smstop">; def SMSTART : Streaming<7, "smstart">;
def WFET : System<0, 0, 3, 1, 0, 0, (outs), (ins GPR64:$Rt), "wfet\t$Rt">;
def WFIT : System<0, 0, 3, 1, 0, 1, (outs), (ins GPR64:$Rt), "wfit\t$Rt">;
def SYSL : Sys<1, (outs GPR64:$Rt), (ins uimm3:$op1, systemCr:$Cn, systemCr:$Cm, uimm3:$op2), "sysl\t$Rt, #$op1, $Cn, $Cm, #$op2">;
