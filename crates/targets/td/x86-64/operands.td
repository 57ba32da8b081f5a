//===-- operands.td - operands, conditions and instruction shapes of x86-64 ----------------------------------===//

//===-- Immediates: width in the encoding, and whether the machine sign-extends ------------------------------===//

class X86Imm<ValueType ty, int width, bit signed> : Operand<ty> {
  let OperandType = "OPERAND_IMMEDIATE";
  let Width = width;
  let Signed = signed;
}
def i8imm : X86Imm<i8, 8, 1>;
def u8imm : X86Imm<i8, 8, 0>;
def i16imm : X86Imm<i16, 16, 1>;
def u16imm : X86Imm<i16, 16, 0>;
// The address of a symbol.
class Offset<int relocation> : Modifier<"offset", relocation>;
def i32imm : X86Imm<i32, 32, 1> { let Modifiers = [Offset<10>]; }        // R_X86_64_32
def u32imm : X86Imm<i32, 32, 0> { let Modifiers = [Offset<10>]; }
def i64imm : X86Imm<i64, 64, 1> { let Modifiers = [Offset<1>]; }         // R_X86_64_64
def i16i8imm : X86Imm<i16, 8, 1>;
def i32i8imm : X86Imm<i32, 8, 1>;
def i64i8imm : X86Imm<i64, 8, 1>;
def i32u8imm : X86Imm<i32, 8, 0>;
def i64u8imm : X86Imm<i64, 8, 0>;
def i64i32imm : X86Imm<i64, 32, 1> { let Modifiers = [Offset<11>]; }     // R_X86_64_32S

class X86Label<int width> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Width = width;
}
def brtarget8 : X86Label<8> { let Relocation = 15; }    // R_X86_64_PC8
def brtarget32 : X86Label<32> {  // R_X86_64_PLT32
  let Relocation = 4;
  let Modifiers = [Modifier<"@PLT", 4>];
}

//===-- Memory: one operand, base + scale * index + displacement; MemBits = 0 is an address without access ---===//

class X86Mem<int size> : Operand<iPTR> {
  let OperandType = "OPERAND_MEMORY";
  let MemBits = size;
  let Relocation = 2;   // R_X86_64_PC32
  // Entries in linker-generated tables: R_X86_64_GOTPCREL, _GOTTPOFF, _TLSGD, _TLSLD.
  // What linkers may replace by the address itself is written like the first: _GOTPCRELX, _REX_GOTPCRELX.
  let Modifiers = [Modifier<"@GOTPCREL", 9>, Modifier<"@GOTTPOFF", 22>, Modifier<"@TLSGD", 19>, Modifier<"@TLSLD", 20>,
                   Modifier<"@GOTPCREL", 41>, Modifier<"@GOTPCREL", 42>];
}
def lea64mem : X86Mem<0>;
foreach b = [8, 16, 32, 64, 80, 128, 256, 512] in def i#b#mem : X86Mem<b>;
foreach b = [32, 64, 128, 256] in def f#b#mem : X86Mem<b>;

// Contiguous elements whose number depends on a mask (compress, expand): i512mem_e32.
class X86ElementMem<int size, int element> : X86Mem<size> { let ElementBits = element; }
foreach b = [128, 256, 512] in
  foreach e = [8, 16, 32, 64] in def i#b#mem_e#e : X86ElementMem<b, e>;

// Gather and scatter: the index is a vector, the size is that of an element. vx32mem: indices in an xmm register.
class X86VectorMem<int element, RegisterClass index> : X86Mem<element> {
  let isVectorIndex = 1;
  let MIOperandInfo = (ops GR64, index);
}
foreach e = [32, 64] in {
  def vx#e#mem : X86VectorMem<e, VR128>;        // for VEX encodings
  def vy#e#mem : X86VectorMem<e, VR256>;
  def vx#e#xmem : X86VectorMem<e, VR128X>;
  def vy#e#xmem : X86VectorMem<e, VR256X>;
  def vz#e#xmem : X86VectorMem<e, VR512>;
}

def addr : ComplexPattern<iPTR, 1, "SelectAddr">;

//===-- Conditions -------------------------------------------------------------------------------------------===//

def ccode : Operand<i8> {
  let OperandType = "OPERAND_CONDITION";
  let Width = 4;
  let Signed = 0;
}

// EVEX rounding modes: to nearest, down, up, to zero. In assembly {rn-sae} etc.
def AVX512RC : Operand<i8> {
  let OperandType = "OPERAND_CONDITION";
  let Width = 2;
  let Signed = 0;
  let Names = ["rn", "rd", "ru", "rz"];
}

class X86CondCode<bits<8> enc, string name, list<string> altNames = []> : ConditionCode<enc, name, altNames>;
def X86_COND_O : X86CondCode<0, "o">;
def X86_COND_NO : X86CondCode<1, "no">;
def X86_COND_B : X86CondCode<2, "b", ["c", "nae"]>;
def X86_COND_AE : X86CondCode<3, "ae", ["nc", "nb"]>;
def X86_COND_E : X86CondCode<4, "e", ["z"]>;
def X86_COND_NE : X86CondCode<5, "ne", ["nz"]>;
def X86_COND_BE : X86CondCode<6, "be", ["na"]>;
def X86_COND_A : X86CondCode<7, "a", ["nbe"]>;
def X86_COND_S : X86CondCode<8, "s">;
def X86_COND_NS : X86CondCode<9, "ns">;
def X86_COND_P : X86CondCode<10, "p", ["pe"]>;
def X86_COND_NP : X86CondCode<11, "np", ["po"]>;
def X86_COND_L : X86CondCode<12, "l", ["nge"]>;
def X86_COND_GE : X86CondCode<13, "ge", ["nl"]>;
def X86_COND_LE : X86CondCode<14, "le", ["ng"]>;
def X86_COND_G : X86CondCode<15, "g", ["nle"]>;

// After cmp, and after test with zero as the right-hand side. The inverse condition has the lowest bit flipped.
def : BranchCond<SETEQ, "int", X86_COND_E>;
def : BranchCond<SETNE, "int", X86_COND_NE>;
def : BranchCond<SETLT, "int", X86_COND_L>;
def : BranchCond<SETLE, "int", X86_COND_LE>;
def : BranchCond<SETGT, "int", X86_COND_G>;
def : BranchCond<SETGE, "int", X86_COND_GE>;
def : BranchCond<SETULT, "int", X86_COND_B>;
def : BranchCond<SETULE, "int", X86_COND_BE>;
def : BranchCond<SETUGT, "int", X86_COND_A>;
def : BranchCond<SETUGE, "int", X86_COND_AE>;
// After vucomiss and vucomisd: unordered sets carry, zero and parity, so "less" is "greater" of the swapped operands.
def : BranchCond<SETGT, "float", X86_COND_A>;
def : BranchCond<SETGE, "float", X86_COND_AE>;
def : BranchCond<SETLT, "float", X86_COND_A, 1>;
def : BranchCond<SETLE, "float", X86_COND_AE, 1>;
def : BranchCond<SETUGT, "float", X86_COND_B, 1>;
def : BranchCond<SETUGE, "float", X86_COND_BE, 1>;
def : BranchCond<SETULT, "float", X86_COND_B>;
def : BranchCond<SETULE, "float", X86_COND_BE>;
def : BranchCond<SETO, "float", X86_COND_NP>;
def : BranchCond<SETUO, "float", X86_COND_P>;
def : BranchCond<SETONE, "float", X86_COND_NE>;
def : BranchCond<SETUEQ, "float", X86_COND_E>;
def : BranchCondPair<SETEQ, "float", "and", X86_COND_E, X86_COND_NP>;
def : BranchCondPair<SETNE, "float", "or", X86_COND_NE, X86_COND_P>;

//===-- Shapes of instructions -------------------------------------------------------------------------------===//

// Integer instructions: implicit operands are listed at their definitions.
class I<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : X86Inst<o, f, i, outs, ins, asm> {
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

// VEX instructions. A `let` around the family sets OpMap and OpPrefix.
class V<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : I<o, f, i, outs, ins, asm> {
  let OpEnc = EncVEX;
  let Predicates = [HasAVX];
}

// Common properties of the four integer widths: suffix, class, memory operand, immediate, prefixes.
class X86Width<string name, RegisterClass rc, Operand mem, Operand imm, string immName, ImmType immType, Operand imm8,
               bit os16, bit w, bit rex8> {
  string Name = name;
  RegisterClass RC = rc;
  Operand Mem = mem;
  Operand Imm = imm;
  string ImmName = immName;      // the 64-bit forms are called ri32: their immediate has 32 bits
  ImmType ImmT = immType;
  Operand ImmS8 = imm8;          // a sign-extended 8-bit immediate
  bit OpSize16 = os16;
  bit REX_W = w;
  bit REX8 = rex8;
}
def W8 : X86Width<"8", GR8, i8mem, i8imm, "i", Imm8, i8imm, 0, 0, 1>;
def W16 : X86Width<"16", GR16, i16mem, i16imm, "i", Imm16, i16i8imm, 1, 0, 0>;
def W32 : X86Width<"32", GR32, i32mem, i32imm, "i", Imm32, i32i8imm, 0, 0, 0>;
def W64 : X86Width<"64", GR64, i64mem, i64i32imm, "i32", Imm32S, i64i8imm, 0, 1, 0>;
