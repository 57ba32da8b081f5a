//===-- patterns_evex_arith.td - selection for AVX-512 arithmetic --------------------------------------------===//
//
// 512-bit vectors, and operations that shorter vectors lack before AVX-512. Other patterns for shorter vectors are
// those of older instructions: a compiler with more than 16 registers uses the EVEX form where necessary.
//===---------------------------------------------------------------------------------------------------------===//

defvar ZInt = [v64i8, v32i16, v16i32, v8i64];
defvar ZFp = [v16f32, v8f64];

multiclass ZBin<SDNode op, string inst, list<ValueType> types> {
  let Predicates = [HasBWI] in foreach t = types in defm : BinPat<op, inst#"Z", t, VR512>;
}
multiclass ZBinBWDQ<SDNode op, string inst> {
  defm : ZBin<op, inst#"B", [v64i8]>;
  defm : ZBin<op, inst#"W", [v32i16]>;
  defm : ZBin<op, inst#"D", [v16i32]>;
  defm : ZBin<op, inst#"Q", [v8i64]>;
}
// All vector widths of an element type.
multiclass EvexBin<SDNode op, string inst, list<EvexVector> vectors> {
  foreach v = vectors in defm : BinPat<op, inst#v.W, v.VT, v.RC>;
}
multiclass EvexUn<SDNode op, string inst, list<EvexVector> vectors> {
  foreach v = vectors in {
    def : Pat<(v.VT (op v.VT:$a)), (!cast<Instruction>(inst#v.W#"rr") v.RC:$a)>;
    if v.IsFull then def : Pat<(v.VT (op (v.VT (ld addr:$a)))), (!cast<Instruction>(inst#v.W#"rm") addr:$a)>;
  }
}
defvar EvexB = EvexVectors<["i8"]>.All;
defvar EvexW = EvexVectors<["i16"]>.All;
defvar EvexD = EvexVectors<["i32"]>.All;
defvar EvexQ = EvexVectors<["i64"]>.All;

//===-- Integers ---------------------------------------------------------------------------------------------===//

defm : ZBinBWDQ<add, "VPADD">;
defm : ZBinBWDQ<sub, "VPSUB">;
defm : ZBin<mul, "VPMULLW", [v32i16]>;
defm : ZBin<mul, "VPMULLD", [v16i32]>;
defm : ZBinBWDQ<smin, "VPMINS">;
defm : ZBinBWDQ<smax, "VPMAXS">;
defm : ZBinBWDQ<umin, "VPMINU">;
defm : ZBinBWDQ<umax, "VPMAXU">;
defm : ZBin<and, "VPANDQ", ZInt>;
defm : ZBin<or, "VPORQ", ZInt>;
defm : ZBin<xor, "VPXORQ", ZInt>;
defm : ZBin<mulhs, "VPMULHW", [v32i16]>;
defm : ZBin<mulhu, "VPMULHUW", [v32i16]>;
foreach n = [["B", "v64i8"], ["W", "v32i16"]] in {
  defvar L = !head(n); defvar T = !cast<ValueType>(!head(!tail(n)));
  defm : ZBin<saddsat, "VPADDS"#L, [T]>;
  defm : ZBin<uaddsat, "VPADDUS"#L, [T]>;
  defm : ZBin<ssubsat, "VPSUBS"#L, [T]>;
  defm : ZBin<usubsat, "VPSUBUS"#L, [T]>;
  defm : ZBin<avgceilu, "VPAVG"#L, [T]>;
}
defm : ZBin<lookup, "VPSHUFB", [v64i8]>;
let Predicates = [HasAVX512] in {
  defm : MulEven<smul_even, "VPMULDQZ", v8i64, v16i32, VR512>;
  defm : MulEven<umul_even, "VPMULUDQZ", v8i64, v16i32, VR512>;
}
let Predicates = [HasDQI, HasVLX] in defm : EvexBin<mul, "VPMULLQ", EvexQ>;
let Predicates = [HasAVX512, HasVLX] in {
  foreach v = EvexVectors<["i64"], 128, 256>.All in {
    defm : EvexBin<smin, "VPMINSQ", [v]>;
    defm : EvexBin<smax, "VPMAXSQ", [v]>;
    defm : EvexBin<umin, "VPMINUQ", [v]>;
    defm : EvexBin<umax, "VPMAXUQ", [v]>;
  }
  defm : EvexUn<abs, "VPABSQ", EvexQ>;
  // Any function of three inputs, by its truth table: 0x55 is the complement of the third input.
  let AddedComplexity = 1 in
  foreach v = EvexInts in
  def : Pat<(v.VT (not v.VT:$a)), (!cast<Instruction>("VPTERNLOGQ"#v.W#"rri") v.RC:$a, v.RC:$a, v.RC:$a, 0x55)>;
  // Two operations fused; a bitwise select. The table is the operations applied to the inputs' tables f0, cc and aa.
  foreach v = EvexInts in {
    defvar t = v.VT; defvar rc = v.RC;
    defvar Tern = !cast<Instruction>("VPTERNLOGQ"#v.W#"rri");
    foreach inner = ["and", "or", "xor"] in foreach outer = ["and", "or", "xor"] in if !ne(inner, outer) then {
      defvar In = !cast<SDNode>(inner); defvar Out = !cast<SDNode>(outer);
      defvar f = !cond(!eq(inner, "and") : 0xc0, !eq(inner, "or") : 0xfc, true : 0x3c);
      defvar table = !cond(!eq(outer, "and") : !and(f, 0xaa), !eq(outer, "or") : !or(f, 0xaa), true : !xor(f, 0xaa));
      def : Pat<(t (Out (t (In t:$a, t:$b)), t:$c)), (Tern rc:$a, rc:$b, rc:$c, table)>;
    }
    def : Pat<(t (xor (t (xor t:$a, t:$b)), t:$c)), (Tern rc:$a, rc:$b, rc:$c, 0x96)>;
    def : Pat<(t (or (t (and t:$a, t:$b)), (t (and (t (not t:$a)), t:$c)))), (Tern rc:$a, rc:$b, rc:$c, 0xca)>;
  }
}
let Predicates = [HasBWI] in {
  foreach t = ZInt in {
    def : Pat<(t (and (t (not t:$a)), t:$b)), (VPANDNQZrr VR512:$a, VR512:$b)>;
    def : Pat<(t (and (t (not t:$a)), (t (ld addr:$b)))), (VPANDNQZrm VR512:$a, addr:$b)>;
  }
  foreach v = EvexVectors<["i8", "i16", "i32", "i64"], 512>.All in
  def : Pat<(v.VT (ineg v.VT:$a)), (!cast<Instruction>("VPSUB"#v.Letter#"Zrr") (V_SET0), VR512:$a)>;
  defm : EvexUn<abs, "VPABSB", [EV_v64i8]>;
  defm : EvexUn<abs, "VPABSW", [EV_v32i16]>;
  defm : EvexUn<abs, "VPABSD", [EV_v16i32]>;
}

//===-- Counts of bits ---------------------------------------------------------------------------------------===//

let Predicates = [HasCDI, HasVLX] in {
  defm : EvexUn<ctlz, "VPLZCNTD", EvexD>;
  defm : EvexUn<ctlz, "VPLZCNTQ", EvexQ>;
}
let Predicates = [HasVPOPCNTDQ, HasVLX] in {
  defm : EvexUn<ctpop, "VPOPCNTD", EvexD>;
  defm : EvexUn<ctpop, "VPOPCNTQ", EvexQ>;
}
let Predicates = [HasBITALG, HasVLX] in {
  defm : EvexUn<ctpop, "VPOPCNTB", EvexB>;
  defm : EvexUn<ctpop, "VPOPCNTW", EvexW>;
}

//===-- Shifts and rotations ---------------------------------------------------------------------------------===//

multiclass EvexShiftImm<SDNode op, string inst, EvexVector v, SDPatternOperator count> {
  def : Pat<(v.VT (op v.VT:$a, (v.VT (splat (v.Elt count:$n))))),
            (!cast<Instruction>(inst#v.Letter#v.W#"ri") v.RC:$a, count:$n)>;
}
foreach o = [["shl", "shlv", "VPSLL"], ["srl", "srlv", "VPSRL"], ["sra", "srav", "VPSRA"]] in {
  defvar Inst = !head(!tail(!tail(o)));
  foreach name = [!head(o), !head(!tail(o))] in {
    defvar Op = !cast<SDNode>(name);
    let Predicates = [HasBWI] in {
      defm : EvexShiftImm<Op, Inst, EV_v32i16, shamt16>;
      defm : EvexShiftImm<Op, Inst, EV_v16i32, shamt32>;
      defm : EvexShiftImm<Op, Inst, EV_v8i64, shamt64>;
    }
  }
  defvar OpV = !cast<SDNode>(!head(!tail(o)));
  let Predicates = [HasBWI], AddedComplexity = 1 in {
    def : Pat<(v16i32 (OpV v16i32:$a, (v16i32 (splat GR32:$n)))),
              (!cast<Instruction>(Inst#"DZrr") VR512:$a, (VMOVDI2PDIrr GR32:$n))>;
    def : Pat<(v32i16 (OpV v32i16:$a, (v32i16 (splat (i16 (trunc GR32:$n)))))),
              (!cast<Instruction>(Inst#"WZrr") VR512:$a, (VMOVDI2PDIrr (MOVZX32rr16 (EXTRACT_SUBREG GR32:$n, sub_16bit))))>;
    def : Pat<(v8i64 (OpV v8i64:$a, (v8i64 (splat GR64:$n)))),
              (!cast<Instruction>(Inst#"QZrr") VR512:$a, (VMOV64toPQIrr GR64:$n))>;
  }
  let Predicates = [HasBWI, HasVLX] in defm : EvexBin<OpV, Inst#"VW", EvexW>;
  let Predicates = [HasAVX512] in {
    defm : EvexBin<OpV, Inst#"VD", [EV_v16i32]>;
    defm : EvexBin<OpV, Inst#"VQ", [EV_v8i64]>;
  }
}
// Arithmetic right shifts of 64-bit lanes.
let Predicates = [HasAVX512, HasVLX] in {
  foreach v = [EV_v2i64, EV_v4i64] in {
    defm : EvexShiftImm<sra, "VPSRA", v, shamt64>;
    defm : EvexShiftImm<srav, "VPSRA", v, shamt64>;
    let AddedComplexity = 1 in
    def : Pat<(v.VT (srav v.VT:$a, (v.VT (splat GR64:$n)))),
              (!cast<Instruction>("VPSRAQ"#v.W#"rr") v.RC:$a, (VMOV64toPQIrr GR64:$n))>;
  }
  defm : EvexBin<srav, "VPSRAVQ", [EV_v2i64, EV_v4i64]>;
  // Counts are modulo the width, as in rotations.
  foreach o = [["rotl", "VPROL"], ["rotr", "VPROR"]] in {
    defvar Op = !cast<SDNode>(!head(o));
    defvar Inst = !head(!tail(o));
    defm : EvexBin<Op, Inst#"VD", EvexD>;
    defm : EvexBin<Op, Inst#"VQ", EvexQ>;
    foreach v = EvexD in defm : EvexShiftImm<Op, Inst, v, shamt32>;
    foreach v = EvexQ in defm : EvexShiftImm<Op, Inst, v, shamt64>;
  }
}

//===-- Floats -----------------------------------------------------------------------------------------------===//

foreach o = [["fadd", "VADD"], ["fsub", "VSUB"], ["fmul", "VMUL"], ["fdiv", "VDIV"], ["fminlt", "VMIN"], ["fmaxgt", "VMAX"]] in {
  defvar Op = !cast<SDNode>(!head(o));
  defm : ZBin<Op, !head(!tail(o))#"PS", [v16f32]>;
  defm : ZBin<Op, !head(!tail(o))#"PD", [v8f64]>;
}
let Predicates = [HasDQI] in {
  foreach v = [EV_v16f32, EV_v8f64] in {
    defvar t = v.VT;
    def : Pat<(t (fsqrt t:$a)), (!cast<Instruction>("VSQRT"#v.FpLetters#"Zr") VR512:$a)>;
    def : Pat<(t (fsqrt (t (ld addr:$a)))), (!cast<Instruction>("VSQRT"#v.FpLetters#"Zm") addr:$a)>;
    def : Pat<(t (frecip t:$a)), (!cast<Instruction>("VRCP14"#v.FpLetters#"Zr") VR512:$a)>;
    def : Pat<(t (frsqrt t:$a)), (!cast<Instruction>("VRSQRT14"#v.FpLetters#"Zr") VR512:$a)>;
    foreach r = [["froundeven", "8"], ["ffloor", "9"], ["fceil", "10"], ["ftrunc", "11"]] in {
      defvar Op = !cast<SDNode>(!head(r));
      defvar Mode = !cond(!eq(!head(!tail(r)), "8") : 8, !eq(!head(!tail(r)), "9") : 9, !eq(!head(!tail(r)), "10") : 10, true : 11);
      def : Pat<(t (Op t:$a)), (!cast<Instruction>("VRNDSCALE"#v.FpLetters#"Zrri") VR512:$a, Mode)>;
      def : Pat<(t (Op (t (ld addr:$a)))), (!cast<Instruction>("VRNDSCALE"#v.FpLetters#"Zrmi") addr:$a, Mode)>;
    }
  }
  // Signs, with a mask computed in registers.
  def : Pat<(v16f32 (fneg v16f32:$a)), (VXORPSZrr VR512:$a, (VPBROADCASTDrZrr (MOV32ri -2147483648)))>;
  def : Pat<(v16f32 (fabs v16f32:$a)), (VANDPSZrr VR512:$a, (VPBROADCASTDrZrr (MOV32ri 0x7fffffff)))>;
  def : Pat<(v8f64 (fneg v8f64:$a)), (VXORPDZrr VR512:$a, (VPSLLQZri (VPBROADCASTQrZrr (MOV64ri32 -1)), 63))>;
  def : Pat<(v8f64 (fabs v8f64:$a)), (VANDPDZrr VR512:$a, (VPSRLQZri (VPBROADCASTQrZrr (MOV64ri32 -1)), 1))>;
  foreach o = [["and", "VAND"], ["or", "VOR"], ["xor", "VXOR"]] in {
    defm : FpLogic<!cast<SDNode>(!head(o)), !head(!tail(o))#"PSZ", v16f32, v16i32, VR512, HasDQI>;
    defm : FpLogic<!cast<SDNode>(!head(o)), !head(!tail(o))#"PDZ", v8f64, v8i64, VR512, HasDQI>;
  }
}
defm : FmaPats<"PSZ", v16f32, VR512, HasAVX512>;
defm : FmaPats<"PDZ", v8f64, VR512, HasAVX512>;

//===-- Dot products -----------------------------------------------------------------------------------------===//

defm : DotWords<v16i32, v32i16, VR512, "Z", HasBWI>;
// `s` is the type of the multiplicands; a 32-bit group of them may be broadcast from memory.
multiclass EvexDot<SDNode op, string inst, EvexVector v, ValueType s, bit commutes> {
  defvar t = v.VT; defvar rc = v.RC; defvar I = inst#v.W;
  def : Pat<(t (op t:$c, s:$a, s:$b)), (!cast<Instruction>(I#"r") rc:$c, rc:$a, rc:$b)>;
  // The memory operand may have any element type.
  foreach e = ["i", "f"] in {
    defvar groups = !cast<ValueType>("v"#t.nElem#e#"32");
    defvar word = !cast<ValueType>(e#"32");
    def : Pat<(t (op t:$c, s:$a, (s (bitconvert (groups (splat (word (ld addr:$b)))))))),
              (!cast<Instruction>(I#"mb") rc:$c, rc:$a, addr:$b)>;
    if commutes then
    def : Pat<(t (op t:$c, (s (bitconvert (groups (splat (word (ld addr:$a)))))), s:$b)),
              (!cast<Instruction>(I#"mb") rc:$c, rc:$b, addr:$a)>;
  }
  if v.IsFull then {
    def : Pat<(t (op t:$c, s:$a, (s (ld addr:$b)))), (!cast<Instruction>(I#"m") rc:$c, rc:$a, addr:$b)>;
    if commutes then
    def : Pat<(t (op t:$c, (s (ld addr:$a)), s:$b)), (!cast<Instruction>(I#"m") rc:$c, rc:$b, addr:$a)>;
  }
}
let AddedComplexity = 1 in
foreach v = EvexD in {
  defvar words = !cast<ValueType>("v"#!mul(v.VT.nElem, 2)#"i16");
  defvar bytes = !cast<ValueType>("v"#!mul(v.VT.nElem, 4)#"i8");
  let Predicates = [HasVNNI, HasVLX] in {
    defm : EvexDot<sdot_words, "VPDPWSSD", v, words, 1>;
    defm : EvexDot<usdot_bytes, "VPDPBUSD", v, bytes, 0>;
  }
  let Predicates = [HasBF16, HasVLX] in
  defm : EvexDot<bfdot, "VDPBF16PS", !cast<EvexVector>("EV_v"#v.VT.nElem#"f32"), words, 1>;
}

//===-- Masked operations, and broadcasts from memory --------------------------------------------------------===//

// The result of an operation where the mask bit is set, else another value or zero.
multiclass EvexMaskedBin<SDNode op, string inst, EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC; defvar I = inst#v.W;
  def : Pat<(t (vselect m:$m, (t (op t:$a, t:$b)), t:$c)), (!cast<Instruction>(I#"rrk") rc:$c, VKWM:$m, rc:$a, rc:$b)>;
  def : Pat<(t (vselect m:$m, (t (op t:$a, t:$b)), (t immzero))), (!cast<Instruction>(I#"rrkz") VKWM:$m, rc:$a, rc:$b)>;
  if !and(v.IsFull, !ge(v.Elt.Size, 32)) then
  def : Pat<(t (op t:$a, (t (splat (v.Elt (ld addr:$b)))))), (!cast<Instruction>(I#"rmb") rc:$a, addr:$b)>;
}
let Predicates = [HasAVX512, HasBWI, HasDQI, HasVLX] in {
  foreach o = [["add", "VPADD"], ["sub", "VPSUB"], ["smin", "VPMINS"], ["smax", "VPMAXS"], ["umin", "VPMINU"],
               ["umax", "VPMAXU"]] in
    foreach v = EvexInts in defm : EvexMaskedBin<!cast<SDNode>(!head(o)), !head(!tail(o))#v.Letter, v>;
  foreach o = [["and", "VPAND"], ["or", "VPOR"], ["xor", "VPXOR"], ["mul", "VPMULL"]] in
    foreach v = !listconcat(EvexD, EvexQ) in defm : EvexMaskedBin<!cast<SDNode>(!head(o)), !head(!tail(o))#v.Letter, v>;
  foreach v = EvexW in defm : EvexMaskedBin<mul, "VPMULLW", v>;
  foreach o = [["fadd", "VADD"], ["fsub", "VSUB"], ["fmul", "VMUL"], ["fdiv", "VDIV"], ["fminlt", "VMIN"],
               ["fmaxgt", "VMAX"]] in
    foreach v = EvexFps in defm : EvexMaskedBin<!cast<SDNode>(!head(o)), !head(!tail(o))#v.FpLetters, v>;
  foreach v = EvexFps in {
    defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
    defvar F231 = "VFMADD231"#v.FpLetters#v.W; defvar F213 = "VFMADD213"#v.FpLetters#v.W;
    // Masked accumulators, and masked multiplicands.
    def : Pat<(t (vselect m:$m, (t (fma t:$a, t:$b, t:$c)), t:$c)),
              (!cast<Instruction>(F231#"rk") rc:$c, VKWM:$m, rc:$a, rc:$b)>;
    def : Pat<(t (vselect m:$m, (t (fma t:$a, t:$b, t:$c)), t:$a)),
              (!cast<Instruction>(F213#"rk") rc:$a, VKWM:$m, rc:$b, rc:$c)>;
    def : Pat<(t (vselect m:$m, (t (fma t:$a, t:$b, t:$c)), (t immzero))),
              (!cast<Instruction>(F231#"rkz") rc:$c, VKWM:$m, rc:$a, rc:$b)>;
    if v.IsFull then {
      def : Pat<(t (fma t:$a, (t (splat (v.Elt (ld addr:$b)))), t:$c)),
                (!cast<Instruction>(F231#"mb") rc:$c, rc:$a, addr:$b)>;
      def : Pat<(t (fma (t (splat (v.Elt (ld addr:$a)))), t:$b, t:$c)),
                (!cast<Instruction>(F231#"mb") rc:$c, rc:$b, addr:$a)>;
      def : Pat<(t (fma t:$a, t:$b, (t (splat (v.Elt (ld addr:$c)))))),
                (!cast<Instruction>(F213#"mb") rc:$a, rc:$b, addr:$c)>;
    }
  }
}
