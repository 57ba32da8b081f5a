//===-- SelectionNodes.td - the nodes of selection patterns --------------------------------------------------===//
//
// Operand 0 of a type profile is the result. Names of integer nodes contain the signedness; the IR's types do too.

def SDTIntBinOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisInt<0>]>;
def SDTFPBinOp : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisFP<0>]>;
def SDTFPUnaryOp : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisFP<0>]>;
def SDTIntUnaryOp : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisInt<0>]>;
def SDTFPTernaryOp : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisFP<0>]>;
def SDTConvert : SDTypeProfile<1, 1, []>;
def SDTSetCC : SDTypeProfile<1, 3, [SDTCisSameAs<1, 2>, SDTCisVT<3, OtherVT>]>;
def SDTCompare : SDTypeProfile<1, 2, [SDTCisVT<0, FlagVT>, SDTCisSameAs<1, 2>]>;
def SDTSelect : SDTypeProfile<1, 3, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>]>;
def SDTLoad : SDTypeProfile<1, 1, [SDTCisPtrTy<1>]>;
def SDTStore : SDTypeProfile<0, 2, [SDTCisPtrTy<1>]>;           // value, address
def SDTMaskedLoad : SDTypeProfile<1, 2, [SDTCisPtrTy<1>]>;      // address, mask
def SDTMaskedStore : SDTypeProfile<0, 3, [SDTCisPtrTy<1>]>;     // value, address, mask
def SDTExtractElt : SDTypeProfile<1, 2, []>;                    // vector, lane (imm)
def SDTInsertElt : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>]>;   // vector, scalar, lane (imm)
def SDTBrCond : SDTypeProfile<0, 2, []>;

def imm : SDNode<"ISD::Constant", SDTypeProfile<1, 0, []>>;
def fpimm : SDNode<"ISD::ConstantFP", SDTypeProfile<1, 0, []>>;
def immzero : SDNode<"ISD::ZERO", SDTypeProfile<1, 0, []>>;       // scalar or vector, all bits zero
def immones : SDNode<"ISD::ONES", SDTypeProfile<1, 0, []>>;       // scalar or vector, all bits one
def bb : SDNode<"ISD::BasicBlock", SDTypeProfile<1, 0, [SDTCisVT<0, OtherVT>]>>;

def add : SDNode<"ISD::ADD", SDTIntBinOp, [SDNPCommutative]>;
def sub : SDNode<"ISD::SUB", SDTIntBinOp>;
def mul : SDNode<"ISD::MUL", SDTIntBinOp, [SDNPCommutative]>;
def and : SDNode<"ISD::AND", SDTIntBinOp, [SDNPCommutative]>;
def or : SDNode<"ISD::OR", SDTIntBinOp, [SDNPCommutative]>;
def xor : SDNode<"ISD::XOR", SDTIntBinOp, [SDNPCommutative]>;
def ineg : SDNode<"ISD::NEG", SDTIntUnaryOp>;
def not : SDNode<"ISD::NOT", SDTIntUnaryOp>;
def abs : SDNode<"ISD::ABS", SDTIntUnaryOp>;
def shl : SDNode<"ISD::SHL", SDTIntBinOp>;          // amounts modulo the element width, as in the IR
def srl : SDNode<"ISD::SRL", SDTIntBinOp>;
def sra : SDNode<"ISD::SRA", SDTIntBinOp>;
// (ours) shifts by a vector of amounts that are known to be below the element width.
def shlv : SDNode<"ISD::SHLV", SDTIntBinOp>;
def srlv : SDNode<"ISD::SRLV", SDTIntBinOp>;
def srav : SDNode<"ISD::SRAV", SDTIntBinOp>;
def smin : SDNode<"ISD::SMIN", SDTIntBinOp, [SDNPCommutative]>;
def smax : SDNode<"ISD::SMAX", SDTIntBinOp, [SDNPCommutative]>;
def umin : SDNode<"ISD::UMIN", SDTIntBinOp, [SDNPCommutative]>;
def umax : SDNode<"ISD::UMAX", SDTIntBinOp, [SDNPCommutative]>;

def sdiv : SDNode<"ISD::SDIV", SDTIntBinOp>;        // as in the IR: division by zero returns zero, MIN / -1 returns MIN
def udiv : SDNode<"ISD::UDIV", SDTIntBinOp>;
def srem : SDNode<"ISD::SREM", SDTIntBinOp>;
def urem : SDNode<"ISD::UREM", SDTIntBinOp>;

def mulhs : SDNode<"ISD::MULHS", SDTIntBinOp, [SDNPCommutative]>;   // the upper half of the product
def mulhu : SDNode<"ISD::MULHU", SDTIntBinOp, [SDNPCommutative]>;
def saddsat : SDNode<"ISD::SADDSAT", SDTIntBinOp, [SDNPCommutative]>;
def uaddsat : SDNode<"ISD::UADDSAT", SDTIntBinOp, [SDNPCommutative]>;
def ssubsat : SDNode<"ISD::SSUBSAT", SDTIntBinOp>;
def usubsat : SDNode<"ISD::USUBSAT", SDTIntBinOp>;
def avgceils : SDNode<"ISD::AVGCEILS", SDTIntBinOp, [SDNPCommutative]>;
def avgceilu : SDNode<"ISD::AVGCEILU", SDTIntBinOp, [SDNPCommutative]>;
def avgfloors : SDNode<"ISD::AVGFLOORS", SDTIntBinOp, [SDNPCommutative]>;
def avgflooru : SDNode<"ISD::AVGFLOORU", SDTIntBinOp, [SDNPCommutative]>;
def rotl : SDNode<"ISD::ROTL", SDTIntBinOp>;
def rotr : SDNode<"ISD::ROTR", SDTIntBinOp>;
def ctpop : SDNode<"ISD::CTPOP", SDTIntUnaryOp>;
def ctlz : SDNode<"ISD::CTLZ", SDTIntUnaryOp>;
def cttz : SDNode<"ISD::CTTZ", SDTIntUnaryOp>;
def bswap : SDNode<"ISD::BSWAP", SDTIntUnaryOp>;
def bitreverse : SDNode<"ISD::BITREVERSE", SDTIntUnaryOp>;
// (ours) full products of even-numbered lanes of half the width; table lookup of bytes in blocks of 16.
def smul_even : SDNode<"ISD::SMUL_EVEN", SDTypeProfile<1, 2, [SDTCisSameAs<1, 2>]>, [SDNPCommutative]>;
def umul_even : SDNode<"ISD::UMUL_EVEN", SDTypeProfile<1, 2, [SDTCisSameAs<1, 2>]>, [SDNPCommutative]>;
def bit_extract : SDNode<"ISD::BIT_EXTRACT", SDTIntBinOp>;
def bit_deposit : SDNode<"ISD::BIT_DEPOSIT", SDTIntBinOp>;
def fp16_to_fp : SDNode<"ISD::FP16_TO_FP", SDTConvert>;       // half floats as integers of 16 bits
def fp_to_fp16 : SDNode<"ISD::FP_TO_FP16", SDTConvert>;
def truncssat : SDNode<"ISD::TRUNCATE_SSAT_S", SDTConvert>;   // signed to signed, saturating
def truncusatu : SDNode<"ISD::TRUNCATE_USAT_U", SDTConvert>;  // unsigned to unsigned, saturating
def truncusat : SDNode<"ISD::TRUNCATE_SSAT_U", SDTConvert>;   // signed to unsigned, saturating
// (ours) sum, words, words: the sum plus the products of the two words in each lane.
def sdot_words : SDNode<"ISD::SDOT_WORDS", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<2, 3>]>>;
// (ours) sum, unsigned bytes, signed bytes: the sum plus the products of the four bytes in each lane.
def usdot_bytes : SDNode<"ISD::USDOT_BYTES", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<2, 3>]>>;
// (ours) sum of f32, words, words: the sum plus the products of the two bf16 in each lane.
def bfdot : SDNode<"ISD::BFDOT", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<2, 3>]>>;
def st_nt : SDNode<"ISD::STORE_NT", SDTStore, [SDNPHasChain, SDNPMayStore]>;  // non-temporal, aligned
// (ours) shuffles. An immediate contains lane numbers within each block of 128 bits (shuffle4: 32-bit words; shufps:
// two of the first operand, two of the second; shufpd: one of each) or of 256 (permute4: 64 bits).
def SDTShuffle1 : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>]>;
def SDTShuffle2 : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;
def shuffle4 : SDNode<"ISD::SHUFFLE4", SDTShuffle1>;
def permute4 : SDNode<"ISD::PERMUTE4", SDTShuffle1>;
def shufps : SDNode<"ISD::SHUFPS", SDTShuffle2>;
def shufpd : SDNode<"ISD::SHUFPD", SDTShuffle2>;
def align : SDNode<"ISD::ALIGN", SDTShuffle2>;      // bytes of (second, first) shifted right by this number
def permute : SDNode<"ISD::PERMUTE", SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>]>>;
def permute2 : SDNode<"ISD::PERMUTE2", SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>>;   // of both
// 128-bit blocks. For vectors of two blocks: four bits each, over both sources; of four: two bits each, two per source.
def blocks : SDNode<"ISD::BLOCKS", SDTShuffle2>;
def SDTInterleave : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;
def unpack_low : SDNode<"ISD::UNPACK_LOW", SDTInterleave>;     // within each block of 128 bits
def unpack_high : SDNode<"ISD::UNPACK_HIGH", SDTInterleave>;
def interleave_low : SDNode<"ISD::INTERLEAVE_LOW", SDTInterleave>;
def interleave_high : SDNode<"ISD::INTERLEAVE_HIGH", SDTInterleave>;
def lookup : SDNode<"ISD::LOOKUP", SDTIntBinOp>;

def fadd : SDNode<"ISD::FADD", SDTFPBinOp, [SDNPCommutative]>;
def fsub : SDNode<"ISD::FSUB", SDTFPBinOp>;
def fmul : SDNode<"ISD::FMUL", SDTFPBinOp, [SDNPCommutative]>;
def fdiv : SDNode<"ISD::FDIV", SDTFPBinOp>;
def fminlt : SDNode<"ISD::FMIN_LT", SDTFPBinOp>;    // a < b ? a : b
def fmaxgt : SDNode<"ISD::FMAX_GT", SDTFPBinOp>;    // a > b ? a : b
def fma : SDNode<"ISD::FMA", SDTFPTernaryOp>;       // a * b + c
def fneg : SDNode<"ISD::FNEG", SDTFPUnaryOp>;
def fabs : SDNode<"ISD::FABS", SDTFPUnaryOp>;
def fsqrt : SDNode<"ISD::FSQRT", SDTFPUnaryOp>;
def frecip : SDNode<"ISD::FRECIP", SDTFPUnaryOp>;   // (ours) estimates
def frsqrt : SDNode<"ISD::FRSQRT", SDTFPUnaryOp>;
def ffloor : SDNode<"ISD::FFLOOR", SDTFPUnaryOp>;
def fceil : SDNode<"ISD::FCEIL", SDTFPUnaryOp>;
def ftrunc : SDNode<"ISD::FTRUNC", SDTFPUnaryOp>;
def froundeven : SDNode<"ISD::FROUNDEVEN", SDTFPUnaryOp>;

def fp_to_sint_sat : SDNode<"ISD::FP_TO_SINT_SAT", SDTConvert>;   // saturating, zero for NaN
def fp_to_uint_sat : SDNode<"ISD::FP_TO_UINT_SAT", SDTConvert>;
def fminimum : SDNode<"ISD::FMINIMUM", SDTFPBinOp, [SDNPCommutative]>;   // NaN if one operand is NaN, -0 below 0
def fmaximum : SDNode<"ISD::FMAXIMUM", SDTFPBinOp, [SDNPCommutative]>;
def abds : SDNode<"ISD::ABDS", SDTIntBinOp, [SDNPCommutative]>;
def abdu : SDNode<"ISD::ABDU", SDTIntBinOp, [SDNPCommutative]>;
def even_lanes : SDNode<"ISD::EVEN_LANES", SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>>;   // (ours) of two vectors
def odd_lanes : SDNode<"ISD::ODD_LANES", SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>>;

def sext : SDNode<"ISD::SIGN_EXTEND", SDTConvert>;
def zext : SDNode<"ISD::ZERO_EXTEND", SDTConvert>;
def trunc : SDNode<"ISD::TRUNCATE", SDTConvert>;
def sint_to_fp : SDNode<"ISD::SINT_TO_FP", SDTConvert>;
def uint_to_fp : SDNode<"ISD::UINT_TO_FP", SDTConvert>;
def fp_to_sint : SDNode<"ISD::FP_TO_SINT", SDTConvert>;        // any value if out of range
def fp_to_uint : SDNode<"ISD::FP_TO_UINT", SDTConvert>;
def fpextend : SDNode<"ISD::FP_EXTEND", SDTConvert>;
def fpround : SDNode<"ISD::FP_ROUND", SDTConvert>;
def bitconvert : SDNode<"ISD::BITCAST", SDTConvert>;

def ld : SDNode<"ISD::LOAD", SDTLoad, [SDNPHasChain, SDNPMayLoad]>;
def st : SDNode<"ISD::STORE", SDTStore, [SDNPHasChain, SDNPMayStore]>;
def masked_ld : SDNode<"ISD::MLOAD", SDTMaskedLoad, [SDNPHasChain, SDNPMayLoad]>;    // inactive lanes are zero
def SDTMaskedLoadOver : SDTypeProfile<1, 3, [SDTCisPtrTy<1>, SDTCisSameAs<0, 3>]>;   // address, mask, other
def masked_ld_over : SDNode<"ISD::MLOAD_OVER", SDTMaskedLoadOver, [SDNPHasChain, SDNPMayLoad]>;   // (ours) inactive lanes of it
def masked_st : SDNode<"ISD::MSTORE", SDTMaskedStore, [SDNPHasChain, SDNPMayStore]>;
// (ours) gather and scatter: address with a vector index, that vector, mask, and the values of inactive lanes; for a
// scatter the value comes first. 32-bit indices are signed.
def SDTGather : SDTypeProfile<1, 4, [SDTCisPtrTy<1>, SDTCisSameAs<0, 4>]>;
def SDTScatter : SDTypeProfile<0, 4, [SDTCisPtrTy<1>]>;
def gather : SDNode<"ISD::GATHER", SDTGather, [SDNPHasChain, SDNPMayLoad]>;
def scatter : SDNode<"ISD::SCATTER", SDTScatter, [SDNPHasChain, SDNPMayStore]>;
def addrof : SDNode<"ISD::ADDRESS", SDTypeProfile<1, 1, []>>;  // an address as a value

def splat : SDNode<"ISD::SPLAT_VECTOR", SDTConvert>;
def extractelt : SDNode<"ISD::EXTRACT_VECTOR_ELT", SDTExtractElt>;
def insertelt : SDNode<"ISD::INSERT_VECTOR_ELT", SDTInsertElt>;
def lower_half : SDNode<"ISD::LOWER_HALF", SDTConvert>;        // v8f32 -> v4f32
def upper_half : SDNode<"ISD::UPPER_HALF", SDTConvert>;
def concat : SDNode<"ISD::CONCAT_VECTORS", SDTypeProfile<1, 2, [SDTCisSameAs<1, 2>]>>;
def twice : SDNode<"ISD::TWICE", SDTConvert>;                 // concatenates a vector that is no mask with itself

class CondCode;
def SETEQ : CondCode; def SETNE : CondCode;
def SETLT : CondCode; def SETLE : CondCode; def SETGT : CondCode; def SETGE : CondCode;
def SETULT : CondCode; def SETULE : CondCode; def SETUGT : CondCode; def SETUGE : CondCode;
def SETO : CondCode; def SETUO : CondCode; def SETONE : CondCode; def SETUEQ : CondCode;
// (floats) ordered, except SETNE and those with U in the name, which are true for NaN. For integers, U means unsigned.
def setcc : SDNode<"ISD::SETCC", SDTSetCC>;          // lane mask in the machine's representation
def vselect : SDNode<"ISD::VSELECT", SDTSelect>;     // mask, then, else
def cmpflags : SDNode<"ISD::CMP_FLAGS", SDTCompare>; // integer comparison that sets the machine's flags
def fcmpflags : SDNode<"ISD::FCMP_FLAGS", SDTCompare>;
def testflags : SDNode<"ISD::TEST_FLAGS", SDTCompare>; // flags of a & b
def movemask : SDNode<"ISD::MOVEMASK", SDTConvert>;  // one bit per lane, lane 0 lowest
def mask_of_bits : SDNode<"ISD::MASK_OF_BITS", SDTConvert>;    // the inverse, for as many bits as there are lanes
// (ours) compress: the lanes in a mask become contiguous, followed by zeros; expand: the inverse.
def SDTCompress : SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>]>;
def compress : SDNode<"ISD::COMPRESS", SDTCompress>;
def expand : SDNode<"ISD::EXPAND", SDTCompress>;
