//===-- operands.td - immediates, addresses, labels and conditions of AArch64 --------------------------------===//

//===-- Immediates: width in the encoding, how they are encoded ----------------------------------------------===//

class A64Imm<ValueType ty, int width, string codec = "", bit signed = 0> : Operand<ty> {
  let OperandType = "OPERAND_IMMEDIATE";
  let Width = width;
  let Signed = signed;
  let EncoderMethod = codec;
}
foreach w = [1, 2, 3, 4, 5, 6, 7, 8, 12, 16] in def uimm#w : A64Imm<i32, w>;
def hex16 : A64Imm<i32, 16, "hexadecimal">;
def simm9 : A64Imm<i64, 9, "", 1>;
// Offsets of pairs with base update, in units of the register size.
foreach s = [2, 3, 4] in def simm7s#s : A64Imm<i64, !add(7, s), "", 1>;

// Numbers to add: 12 bits, optionally shifted left by 12.
// Or the lower 12 bits of an address, which complete its page address, also of thread-local addresses.
class PageOffset<string text, int relocation> : Modifier<":"#text#":", relocation, 0, 12>;
class OfSymbol<string text, int relocation> : Modifier<":"#text#":", relocation>;
defvar AddedOffsets = [PageOffset<"lo12", 277>, OfSymbol<"tprel_lo12", 550>, OfSymbol<"tprel_lo12_nc", 551>,
                       OfSymbol<"dtprel_lo12", 529>, OfSymbol<"dtprel_lo12_nc", 530>, OfSymbol<"tlsdesc_lo12", 564>];
def addsub32 : A64Imm<i32, 12> { let Modifiers = AddedOffsets; }
def addsub64 : A64Imm<i64, 12> { let Modifiers = AddedOffsets; }
// The negated number, for which the inverse operation is used.
def negated32 : A64Imm<i32, 12, "negated">;
def negated64 : A64Imm<i64, 12, "negated">;
def addsubHigh32 : A64Imm<i32, 12, "shifted12">;
def addsubHigh64 : A64Imm<i64, 12, "shifted12">;

// Runs of ones; shifted 16-bit numbers.
def logical32 : A64Imm<i32, 32, "logical", 1>;
def logical64 : A64Imm<i64, 64, "logical", 1>;
def logicalOnly32 : A64Imm<i32, 32, "logicalOnly", 1>;
def logicalOnly64 : A64Imm<i64, 64, "logicalOnly", 1>;
def wide32 : A64Imm<i32, 32, "wide", 1>;
def wide64 : A64Imm<i64, 64, "wide", 1>;
def wideNot32 : A64Imm<i32, 32, "wideNot", 1>;
def wideNot64 : A64Imm<i64, 64, "wideNot", 1>;

def any32 : A64Imm<i32, 32, "", 1>;
def any64 : A64Imm<i64, 64, "", 1>;

// Shift amounts and bit fields of registers.
def shift32 : A64Imm<i32, 5>;
def shift64 : A64Imm<i64, 6>;
def lsl32 : A64Imm<i32, 32, "shiftLeft">;
def lsl64 : A64Imm<i64, 64, "shiftLeft">;
foreach w = [32, 64] in {
  def extract#w : A64Imm<OtherVT, w, "extract">;
  def insert#w : A64Imm<OtherVT, w, "insert">;
  def fixed#w : A64Imm<i32, !if(!eq(w, 32), 5, 6), "fromMax">;   // fraction bits
}
// Shift amounts of lanes.
foreach w = [8, 16, 32, 64] in {
  defvar log2 = !cond(!eq(w, 8) : 3, !eq(w, 16) : 4, !eq(w, 32) : 5, true : 6);
  def shl#w : A64Imm<!if(!eq(w, 64), i64, i32), log2>;
  def shr#w : A64Imm<!if(!eq(w, 64), i64, i32), log2, "fromMax">;
}

def float8 : A64Imm<f64, 64, "float8">;
def byteMask : A64Imm<i64, 64, "byteMask", 1>;

//===-- Addresses --------------------------------------------------------------------------------------------===//

class A64Mem<int nbits, int width, bit signed, string text> : Operand<iPTR> {
  let OperandType = "OPERAND_MEMORY";
  let MemBits = nbits;
  let Width = width;
  let Signed = signed;
  let AddressText = text;
  let MIOperandInfo = (ops GPR64sp, GPR64);
}
// By the base-2 logarithm of the access size in bytes.
foreach s = [0, 1, 2, 3, 4] in {
  defvar nbits = !shl(8, s);
  def am_ui#s : A64Mem<nbits, !add(12, s), 0, "[$base{, #$disp}]"> {
    let Modifiers = !listconcat(
        [PageOffset<"lo12", !cond(!eq(s, 0) : 278, !eq(s, 1) : 284, !eq(s, 2) : 285, !eq(s, 3) : 286, true : 299)>],
        // Thread-local addresses, by size.
        [OfSymbol<"dtprel_lo12", !if(!eq(s, 4), 572, !add(531, !shl(s, 1)))>,
         OfSymbol<"dtprel_lo12_nc", !if(!eq(s, 4), 573, !add(532, !shl(s, 1)))>,
         OfSymbol<"tprel_lo12", !if(!eq(s, 4), 570, !add(552, !shl(s, 1)))>,
         OfSymbol<"tprel_lo12_nc", !if(!eq(s, 4), 571, !add(553, !shl(s, 1)))>],
        !if(!eq(s, 3), [OfSymbol<"got_lo12", 312>, OfSymbol<"gotpage_lo15", 313>, OfSymbol<"gottprel_lo12", 542>,
                        OfSymbol<"tlsdesc_lo12", 563>], []));
  }
  def am_ur#s : A64Mem<nbits, 9, 1, "[$base{, #$disp}]">;
  def am_pair#s : A64Mem<!shl(nbits, 1), !add(7, s), 1, "[$base{, #$disp}]">;
  def am_ro#s : A64Mem<nbits, 0, 0, "[$base, $index]">;
  // The index is scaled by the element size.
  def am_rs#s : A64Mem<nbits, 0, 0, "[$base, $index, lsl #"#s#"]">;
  def am_base#s : A64Mem<nbits, 0, 0, "[$base]">;
}

def addr : ComplexPattern<iPTR, 1, "SelectAddr">;

//===-- Labels -----------------------------------------------------------------------------------------------===//

class A64Label<int width, int relocation> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Names = ["#"];
  let Width = width;
  let Relocation = relocation;
}
def branch16 : A64Label<16, 279>;    // tbz: 14 bits, in words: R_AARCH64_TSTBR14
def branch21 : A64Label<21, 280>;    // conditional branches: R_AARCH64_CONDBR19
def branch28 : A64Label<28, 282>;    // R_AARCH64_JUMP26
def call28 : A64Label<28, 283>;      // R_AARCH64_CALL26
def literal21 : A64Label<21, 273>;   // R_AARCH64_LD_PREL_LO19
def adrLabel : A64Label<21, 274>;    // in bytes: R_AARCH64_ADR_PREL_LO21
def adrpLabel : A64Label<33, 275> {  // in pages: R_AARCH64_ADR_PREL_PG_HI21
  let Modifiers = [OfSymbol<"pg_hi21", 275>, OfSymbol<"pg_hi21_nc", 276>, OfSymbol<"got", 311>, OfSymbol<"gottprel", 541>,
                   OfSymbol<"tlsdesc", 562>];
}

// 16 bits of an address or distance: assembly syntax, relocation, which 16 bits.
class AddressPart<string text, int relocation, int half> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Width = 16;
  let isAbsolute = 1;
  let Relocation = relocation;
  string Text = text; int Half = half;
}
foreach half = [0, 1, 2, 3] in {
  defvar checked = !if(!eq(half, 3), 269, !add(263, !shl(half, 1)));
  def abs_g#half : AddressPart<"abs_g"#half, checked, half>;
  def prel_g#half : AddressPart<"prel_g"#half, !add(checked, 24), half>;
  if !lt(half, 3) then {
    def abs_g#half#_nc : AddressPart<"abs_g"#half#"_nc", !add(checked, 1), half>;
    def prel_g#half#_nc : AddressPart<"prel_g"#half#"_nc", !add(checked, 25), half>;
    def abs_g#half#_s : AddressPart<"abs_g"#half#"_s", !add(270, half), half>;
  }
}
// 16 bits of a thread-local address.
def gottprel_g1 : AddressPart<"gottprel_g1", 539, 1>; def gottprel_g0_nc : AddressPart<"gottprel_g0_nc", 540, 0>;
def dtprel_g2 : AddressPart<"dtprel_g2", 523, 2>; def dtprel_g1 : AddressPart<"dtprel_g1", 524, 1>;
def dtprel_g1_nc : AddressPart<"dtprel_g1_nc", 525, 1>; def dtprel_g0 : AddressPart<"dtprel_g0", 526, 0>;
def dtprel_g0_nc : AddressPart<"dtprel_g0_nc", 527, 0>; def tprel_g2 : AddressPart<"tprel_g2", 544, 2>;
def tprel_g1 : AddressPart<"tprel_g1", 545, 1>; def tprel_g1_nc : AddressPart<"tprel_g1_nc", 546, 1>;
def tprel_g0 : AddressPart<"tprel_g0", 547, 0>; def tprel_g0_nc : AddressPart<"tprel_g0_nc", 548, 0>;

//===-- Conditions and other named operands ------------------------------------------------------------------===//

class A64Names<int width, list<string> names> : Operand<i8> {
  let OperandType = "OPERAND_CONDITION";
  let Width = width;
  let Signed = 0;
  let Names = names;
}
class A64Cond<bits<8> enc, string name, list<string> altNames = []> : ConditionCode<enc, name, altNames>;
def A64_EQ : A64Cond<0, "eq">;
def A64_NE : A64Cond<1, "ne">;
def A64_HS : A64Cond<2, "hs", ["cs"]>;
def A64_LO : A64Cond<3, "lo", ["cc"]>;
def A64_MI : A64Cond<4, "mi">;
def A64_PL : A64Cond<5, "pl">;
def A64_VS : A64Cond<6, "vs">;
def A64_VC : A64Cond<7, "vc">;
def A64_HI : A64Cond<8, "hi">;
def A64_LS : A64Cond<9, "ls">;
def A64_GE : A64Cond<10, "ge">;
def A64_LT : A64Cond<11, "lt">;
def A64_GT : A64Cond<12, "gt">;
def A64_LE : A64Cond<13, "le">;
def A64_AL : A64Cond<14, "al">;
def A64_NV : A64Cond<15, "nv">;
def ccode : A64Names<4, []>;
// The inverse of the encoded condition; `always` has none.
def invccode : A64Names<4, ["ne", "eq", "lo|cc", "hs|cs", "pl", "mi", "vc", "vs", "ls", "hi", "lt", "ge", "le", "gt", "", ""]>;

// After cmp, and after fcmp: unordered sets carry and overflow. The inverse condition has the lowest bit flipped.
foreach f = ["int", "float"] in {
  def : BranchCond<SETEQ, f, A64_EQ>;
  def : BranchCond<SETNE, f, A64_NE>;
  def : BranchCond<SETGT, f, A64_GT>;
  def : BranchCond<SETGE, f, A64_GE>;
}
def : BranchCond<SETLT, "int", A64_LT>;
def : BranchCond<SETLE, "int", A64_LE>;
def : BranchCond<SETULT, "int", A64_LO>;
def : BranchCond<SETULE, "int", A64_LS>;
def : BranchCond<SETUGT, "int", A64_HI>;
def : BranchCond<SETUGE, "int", A64_HS>;
def : BranchCond<SETLT, "float", A64_MI>;
def : BranchCond<SETLE, "float", A64_LS>;
def : BranchCond<SETULT, "float", A64_LT>;
def : BranchCond<SETULE, "float", A64_LE>;
def : BranchCond<SETUGT, "float", A64_HI>;
def : BranchCond<SETUGE, "float", A64_PL>;
def : BranchCond<SETO, "float", A64_VC>;
def : BranchCond<SETUO, "float", A64_VS>;
def : BranchCondPair<SETONE, "float", "or", A64_MI, A64_GT>;
def : BranchCondPair<SETUEQ, "float", "or", A64_EQ, A64_VS>;

// Shifts of the second operand: in additions, in logical operations.
def addShift : A64Names<2, ["lsl", "lsr", "asr"]>;
def logicalShift : A64Names<2, ["lsl", "lsr", "asr", "ror"]>;
// Extensions of the second operand, and the shift after them.
def extend32 : A64Names<3, ["uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"]>;
def extendW : A64Names<3, ["uxtb", "uxth", "uxtw", "", "sxtb", "sxth", "sxtw", ""]>;
def extendX : A64Names<3, ["", "", "", "uxtx", "", "", "", "sxtx"]>;
def extendBy : A64Names<3, ["| #0", " #1", " #2", " #3", " #4", "", "", ""]>;
def stackBy : A64Names<3, ["|, lsl #0", ", lsl #1", ", lsl #2", ", lsl #3", ", lsl #4", "", "", ""]>;
// Extensions of an index register.
def wordExtend : A64Names<3, ["", "", "uxtw", "", "", "", "sxtw", ""]>;

def prefetchOp : A64Names<5, ["pldl1keep|#0", "pldl1strm|#1", "pldl2keep|#2", "pldl2strm|#3", "pldl3keep|#4",
  "pldl3strm|#5", "pldslckeep|#6", "pldslcstrm|#7", "plil1keep|#8", "plil1strm|#9", "plil2keep|#10", "plil2strm|#11",
  "plil3keep|#12", "plil3strm|#13", "plislckeep|#14", "plislcstrm|#15", "pstl1keep|#16", "pstl1strm|#17", "pstl2keep|#18",
  "pstl2strm|#19", "pstl3keep|#20", "pstl3strm|#21", "pstslckeep|#22", "pstslcstrm|#23", "#24", "#25", "#26", "#27", "#28", "#29", "#30", "#31"]>;
// With an index register, the other operations are range prefetches.
def prefetchIndexedOp : A64Names<5, !foreach(n, !range(0, 24), prefetchOp.Names[n])>;
def rangeOp : A64Names<6, !foreach(n, !range(0, 64), !cond(
  !eq(n, 0) : "pldkeep|#0", !eq(n, 1) : "pstkeep|#1", !eq(n, 4) : "pldstrm|#4", !eq(n, 5) : "pststrm|#5", true : "#"#n))>;
def barrierOp : A64Names<4, ["#0", "oshld|#1", "oshst|#2", "osh|#3", "#4", "nshld|#5", "nshst|#6", "nsh|#7", "#8",
  "ishld|#9", "ishst|#10", "ish|#11", "#12", "ld|#13", "st|#14", "sy|#15"]>;
def barrierNxs : A64Names<2, ["oshnxs|#16", "nshnxs|#20", "ishnxs|#24", "synxs|#28"]>;
def isbOp : A64Names<4, ["#0", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8", "#9", "#10", "#11", "#12", "#13", "#14", "sy|#15"]>;
def systemCr : A64Names<4, !foreach(n, !range(16), "c"#n)>;
