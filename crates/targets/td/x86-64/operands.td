//===-- operands.td - operands, conditions, features and instruction shapes of x86-64 ------------------------===//

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
def i32imm : X86Imm<i32, 32, 1>;
def u32imm : X86Imm<i32, 32, 0>;
def i64imm : X86Imm<i64, 64, 1>;
def i16i8imm : X86Imm<i16, 8, 1>;
def i32i8imm : X86Imm<i32, 8, 1>;
def i64i8imm : X86Imm<i64, 8, 1>;
def i32u8imm : X86Imm<i32, 8, 0>;
def i64u8imm : X86Imm<i64, 8, 0>;
def i64i32imm : X86Imm<i64, 32, 1>;

class X86Label<int width> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Width = width;
}
def brtarget8 : X86Label<8>;
def brtarget32 : X86Label<32>;

//===-- Memory: one operand, base + scale * index + displacement; MemBits = 0 is an address without access ---===//

class X86Mem<int size> : Operand<iPTR> {
  let OperandType = "OPERAND_MEMORY";
  let MemBits = size;
}
def lea64mem : X86Mem<0>;
foreach b = [8, 16, 32, 64, 128, 256] in def i#b#mem : X86Mem<b>;
foreach b = [32, 64, 128, 256] in def f#b#mem : X86Mem<b>;

def addr : ComplexPattern<iPTR, 1, "SelectAddr">;

//===-- Conditions -------------------------------------------------------------------------------------------===//

def ccode : Operand<i8> {
  let OperandType = "OPERAND_CONDITION";
  let Width = 4;
  let Signed = 0;
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

// After cmp, and after test with zero as the right-hand side. The opposite condition is the code with its lowest bit flipped.
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

//===-- Features ---------------------------------------------------------------------------------------------===//

class X86Feature<string n, string has, string d, list<SubtargetFeature> implies = []>
    : SubtargetFeature<n, has, "true", d, implies>;
def FeatureSSE3 : X86Feature<"sse3", "HasSSE3", "SSE3 instructions">;
def FeatureSSSE3 : X86Feature<"ssse3", "HasSSSE3", "SSSE3 instructions", [FeatureSSE3]>;
def FeatureSSE41 : X86Feature<"sse4.1", "HasSSE41", "SSE 4.1 instructions", [FeatureSSSE3]>;
def FeatureSSE42 : X86Feature<"sse4.2", "HasSSE42", "SSE 4.2 instructions", [FeatureSSE41]>;
def FeaturePOPCNT : X86Feature<"popcnt", "HasPOPCNT", "population count">;
def FeatureAVX : X86Feature<"avx", "HasAVX", "AVX instructions", [FeatureSSE42]>;
def FeatureAVX2 : X86Feature<"avx2", "HasAVX2", "AVX2 instructions", [FeatureAVX]>;
def FeatureFMA : X86Feature<"fma", "HasFMA", "fused multiply-add with three operands", [FeatureAVX]>;
def FeatureF16C : X86Feature<"f16c", "HasF16C", "conversions of half floats", [FeatureAVX]>;
def FeatureBMI : X86Feature<"bmi", "HasBMI", "bit manipulation, first set">;
def FeatureBMI2 : X86Feature<"bmi2", "HasBMI2", "bit manipulation, second set">;
def FeatureLZCNT : X86Feature<"lzcnt", "HasLZCNT", "leading zero count">;
def FeatureMOVBE : X86Feature<"movbe", "HasMOVBE", "loads and stores that swap bytes">;
def FeatureX86_64_V2 : X86Feature<"x86-64-v2", "HasX86_64_V2", "the level x86-64-v2", [FeatureSSE42, FeaturePOPCNT]>;
def FeatureX86_64_V3 : X86Feature<"x86-64-v3", "HasX86_64_V3", "the level x86-64-v3",
    [FeatureX86_64_V2, FeatureAVX2, FeatureFMA, FeatureF16C, FeatureBMI, FeatureBMI2, FeatureLZCNT, FeatureMOVBE]>;

def HasPOPCNT : HasFeature<FeaturePOPCNT>;
def HasAVX : HasFeature<FeatureAVX>;
def HasAVX2 : HasFeature<FeatureAVX2>;
def HasFMA : HasFeature<FeatureFMA>;
def HasF16C : HasFeature<FeatureF16C>;
def HasBMI : HasFeature<FeatureBMI>;
def HasBMI2 : HasFeature<FeatureBMI2>;
def HasLZCNT : HasFeature<FeatureLZCNT>;
def HasMOVBE : HasFeature<FeatureMOVBE>;

//===-- Shapes of instructions -------------------------------------------------------------------------------===//

// Integer instructions: what they read and write besides their operands is said where they are defined.
class I<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : X86Inst<o, f, i, outs, ins, asm> {
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

// VEX instructions. OpMap and OpPrefix come from a `let` around the family.
class V<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : I<o, f, i, outs, ins, asm> {
  let OpEnc = EncVEX;
  let Predicates = [HasAVX];
}

// What the four integer widths have in common: suffix of names, class, memory operand, immediate, prefixes.
class X86Width<string name, RegisterClass rc, Operand mem, Operand imm, string immName, ImmType immType, Operand imm8,
               bit os16, bit w, bit rex8> {
  string Name = name;
  RegisterClass RC = rc;
  Operand Mem = mem;
  Operand Imm = imm;
  string ImmName = immName;      // the 64-bit forms are called ri32: their immediate has 32 bits
  ImmType ImmT = immType;
  Operand ImmS8 = imm8;          // an immediate of 8 bits that is sign-extended
  bit OpSize16 = os16;
  bit REX_W = w;
  bit REX8 = rex8;
}
def W8 : X86Width<"8", GR8, i8mem, i8imm, "i", Imm8, i8imm, 0, 0, 1>;
def W16 : X86Width<"16", GR16, i16mem, i16imm, "i", Imm16, i16i8imm, 1, 0, 0>;
def W32 : X86Width<"32", GR32, i32mem, i32imm, "i", Imm32, i32i8imm, 0, 0, 0>;
def W64 : X86Width<"64", GR64, i64mem, i64i32imm, "i32", Imm32S, i64i8imm, 0, 1, 0>;
