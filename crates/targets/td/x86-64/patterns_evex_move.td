//===-- patterns_evex_move.td - selection for AVX-512 memory, broadcasts, lanes, widths ----------------------===//

//===-- Memory, constants, broadcasts ------------------------------------------------------------------------===//

let Predicates = [HasAVX512] in {
  foreach t = [v64i8, v32i16, v16i32, v8i64] in {
    defm : MemPats<t, "VMOVDQU64Z", VR512>;
    def : Pat<(st_nt t:$v, addr:$p), (VMOVNTDQZmr addr:$p, VR512:$v)>;
    def : Pat<(t immzero), (SUBREG_TO_REG (V_SET0), sub_xmm)>;
  }
  foreach t = [v16f32, v8f64] in def : Pat<(t immzero), (SUBREG_TO_REG (V_SET0), sub_xmm)>;
  defm : MemPats<v16f32, "VMOVUPSZ", VR512>;
  defm : MemPats<v8f64, "VMOVUPDZ", VR512>;
  def : Pat<(st_nt v16f32:$v, addr:$p), (VMOVNTPSZmr addr:$p, VR512:$v)>;
  def : Pat<(st_nt v8f64:$v, addr:$p), (VMOVNTPDZmr addr:$p, VR512:$v)>;
}

// Broadcast from a general register without a vector register in between.
let Predicates = [HasBWI, HasVLX], AddedComplexity = 1 in {
  foreach v = EvexB in
  def : Pat<(v.VT (splat (i8 (trunc GR32:$a)))), (!cast<Instruction>("VPBROADCASTBr"#v.W#"rr") GR32:$a)>;
  foreach v = EvexW in
  def : Pat<(v.VT (splat (i16 (trunc GR32:$a)))), (!cast<Instruction>("VPBROADCASTWr"#v.W#"rr") GR32:$a)>;
  foreach v = EvexD in def : Pat<(v.VT (splat GR32:$a)), (!cast<Instruction>("VPBROADCASTDr"#v.W#"rr") GR32:$a)>;
  foreach v = EvexQ in def : Pat<(v.VT (splat GR64:$a)), (!cast<Instruction>("VPBROADCASTQr"#v.W#"rr") GR64:$a)>;
}
let Predicates = [HasBWI] in {
  foreach v = [EV_v64i8, EV_v32i16, EV_v16i32, EV_v8i64] in {
    defvar I = "VPBROADCAST"#v.Letter#"Z";
    def : Pat<(v.VT (splat (v.Elt (ld addr:$a)))), (!cast<Instruction>(I#"rm") addr:$a)>;
    foreach from = EvexVectors<["i"#v.Elt.Size], 16, 128>.All in
    def : Pat<(v.VT (splat (v.Elt (extractelt from.VT:$a, (i32 0))))), (!cast<Instruction>(I#"rr") VR128X:$a)>;
  }
  defm : SplatFp<"VBROADCASTSS", "VPBROADCASTD", "Z", v16f32, f32, FR32, [v2f32, v4f32]>;
  defm : SplatFp<"VBROADCASTSD", "VPBROADCASTQ", "Z", v8f64, f64, FR64, [v2f64]>;
}

//===-- Halves -----------------------------------------------------------------------------------------------===//

multiclass EvexHalf<ValueType z, ValueType y, ValueType x, string c> {
  def : Pat<(z (twice y:$a)),
            (!cast<Instruction>("VINSERT"#c#"64X4Zrri") (SUBREG_TO_REG VR256X:$a, sub_ymm), VR256X:$a, 1)>;
  def : Pat<(z (twice (y (ld addr:$a)))), (!cast<Instruction>("VBROADCAST"#c#"64X4Zrm") addr:$a)>;
  def : Pat<(z (twice (y (twice (x (ld addr:$a)))))), (!cast<Instruction>("VBROADCAST"#c#"32X4Zrm") addr:$a)>;
  def : Pat<(y (lower_half z:$a)), (EXTRACT_SUBREG VR512:$a, sub_ymm)>;
  def : Pat<(y (upper_half z:$a)), (!cast<Instruction>("VEXTRACT"#c#"64X4Zrri") VR512:$a, 1)>;
  def : Pat<(st (y (upper_half z:$a)), addr:$p), (!cast<Instruction>("VEXTRACT"#c#"64X4Zmri") addr:$p, VR512:$a, 1)>;
  def : Pat<(z (concat y:$a, y:$b)),
            (!cast<Instruction>("VINSERT"#c#"64X4Zrri") (SUBREG_TO_REG VR256X:$a, sub_ymm), VR256X:$b, 1)>;
  def : Pat<(z (concat y:$a, (y (ld addr:$b)))),
            (!cast<Instruction>("VINSERT"#c#"64X4Zrmi") (SUBREG_TO_REG VR256X:$a, sub_ymm), addr:$b, 1)>;
}
let Predicates = [HasAVX512] in {
  defm : EvexHalf<v64i8, v32i8, v16i8, "I">;
  defm : EvexHalf<v32i16, v16i16, v8i16, "I">;
  defm : EvexHalf<v16i32, v8i32, v4i32, "I">;
  defm : EvexHalf<v8i64, v4i64, v2i64, "I">;
  defm : EvexHalf<v16f32, v8f32, v4f32, "F">;
  defm : EvexHalf<v8f64, v4f64, v2f64, "F">;
}

//===-- Wider and narrower lanes -----------------------------------------------------------------------------===//

multiclass EvexExtend<string n, ValueType s, ValueType d, RegisterClass rc> {
  def : Pat<(d (sext s:$a)), (!cast<Instruction>("VPMOVSX"#n#"Zrr") rc:$a)>;
  def : Pat<(d (zext s:$a)), (!cast<Instruction>("VPMOVZX"#n#"Zrr") rc:$a)>;
  def : Pat<(d (sext (s (ld addr:$a)))), (!cast<Instruction>("VPMOVSX"#n#"Zrm") addr:$a)>;
  def : Pat<(d (zext (s (ld addr:$a)))), (!cast<Instruction>("VPMOVZX"#n#"Zrm") addr:$a)>;
}
let Predicates = [HasBWI] in {
  defm : EvexExtend<"BW", v32i8, v32i16, VR256X>;
  defm : EvexExtend<"BD", v16i8, v16i32, VR128X>;
  defm : EvexExtend<"BQ", v8i8, v8i64, VR128X>;
  defm : EvexExtend<"WD", v16i16, v16i32, VR256X>;
  defm : EvexExtend<"WQ", v8i16, v8i64, VR128X>;
  defm : EvexExtend<"DQ", v8i32, v8i64, VR256X>;
}
// Truncating or saturating; stores narrow directly to memory if the stored value is the result.
multiclass EvexNarrow<string n, string from, string to> {
  foreach v = EvexVectors<[from]>.All in {
    defvar d = !cast<ValueType>("v"#v.VT.nElem#to);
    foreach o = [["trunc", "VPMOV"], ["truncssat", "VPMOVS"], ["truncusatu", "VPMOVUS"]] in {
      defvar Op = !cast<SDNode>(!head(o));
      defvar I = !head(!tail(o))#n#v.W;
      def : Pat<(d (Op v.VT:$a)), (!cast<Instruction>(I#"rr") v.RC:$a)>;
      if v.IsFull then def : Pat<(st (d (Op v.VT:$a)), addr:$p), (!cast<Instruction>(I#"mr") addr:$p, v.RC:$a)>;
    }
  }
}
let Predicates = [HasBWI, HasVLX], AddedComplexity = 1 in {
  defm : EvexNarrow<"WB", "i16", "i8">;
  defm : EvexNarrow<"DB", "i32", "i8">;
  defm : EvexNarrow<"QB", "i64", "i8">;
  defm : EvexNarrow<"DW", "i32", "i16">;
  defm : EvexNarrow<"QW", "i64", "i16">;
  defm : EvexNarrow<"QD", "i64", "i32">;
}

//===-- Integers and floats ----------------------------------------------------------------------------------===//

// Named after the wider type, whose lanes fill the register.
multiclass EvexConvert<SDNode op, string inst, string to, string from, bit every> {
  foreach n = !if(every, [2, 4, 8, 16], [8, 16]) in {
    defvar d = !cast<ValueType>("v"#n#to);
    defvar s = !cast<ValueType>("v"#n#from);
    defvar Most = !if(!gt(d.Size, s.Size), d.Size, s.Size);
    defvar W = !cond(!eq(Most, 512) : "Z", !eq(Most, 256) : "Z256", true : "Z128");
    defvar RC = !cond(!eq(s.Size, 512) : VR512, !eq(s.Size, 256) : VR256X, true : VR128X);
    if !and(!le(Most, 512), !or(every, !eq(Most, 512))) then {
      def : Pat<(d (op s:$a)), (!cast<Instruction>(inst#W#"rr") RC:$a)>;
      if !ge(Most, 128) then def : Pat<(d (op (s (ld addr:$a)))), (!cast<Instruction>(inst#W#"rm") addr:$a)>;
    }
  }
}
let Predicates = [HasAVX512, HasDQI, HasVLX] in {
  defm : EvexConvert<sint_to_fp, "VCVTDQ2PS", "f32", "i32", 0>;
  defm : EvexConvert<sint_to_fp, "VCVTDQ2PD", "f64", "i32", 0>;
  defm : EvexConvert<fp_to_sint, "VCVTTPS2DQ", "i32", "f32", 0>;
  defm : EvexConvert<fp_to_sint, "VCVTTPD2DQ", "i32", "f64", 0>;
  defm : EvexConvert<fpextend, "VCVTPS2PD", "f64", "f32", 0>;
  defm : EvexConvert<fpround, "VCVTPD2PS", "f32", "f64", 0>;
  defm : EvexConvert<uint_to_fp, "VCVTUDQ2PS", "f32", "i32", 1>;
  defm : EvexConvert<uint_to_fp, "VCVTUDQ2PD", "f64", "i32", 1>;
  defm : EvexConvert<fp_to_uint, "VCVTTPS2UDQ", "i32", "f32", 1>;
  defm : EvexConvert<fp_to_uint, "VCVTTPD2UDQ", "i32", "f64", 1>;
  defm : EvexConvert<sint_to_fp, "VCVTQQ2PS", "f32", "i64", 1>;
  defm : EvexConvert<sint_to_fp, "VCVTQQ2PD", "f64", "i64", 1>;
  defm : EvexConvert<uint_to_fp, "VCVTUQQ2PS", "f32", "i64", 1>;
  defm : EvexConvert<uint_to_fp, "VCVTUQQ2PD", "f64", "i64", 1>;
  defm : EvexConvert<fp_to_sint, "VCVTTPS2QQ", "i64", "f32", 1>;
  defm : EvexConvert<fp_to_sint, "VCVTTPD2QQ", "i64", "f64", 1>;
  defm : EvexConvert<fp_to_uint, "VCVTTPS2UQQ", "i64", "f32", 1>;
  defm : EvexConvert<fp_to_uint, "VCVTTPD2UQQ", "i64", "f64", 1>;
  def : Pat<(v16f32 (fp16_to_fp v16i16:$a)), (VCVTPH2PSZrr VR256X:$a)>;
  def : Pat<(v16i16 (fp_to_fp16 v16f32:$a)), (VCVTPS2PHZrr VR512:$a, 0)>;
  def : Pat<(v16f32 (fp16_to_fp (v16i16 (ld addr:$a)))), (VCVTPH2PSZrm addr:$a)>;
  def : Pat<(st (v16i16 (fp_to_fp16 v16f32:$a)), addr:$p), (VCVTPS2PHZmr addr:$p, VR512:$a, 0)>;
}
// Scalars, unsigned.
let Predicates = [HasAVX512] in {
  def : Pat<(f32 (uint_to_fp GR32:$a)), (VCVTUSI2SSZrr (IMPLICIT_DEF), GR32:$a)>;
  def : Pat<(f64 (uint_to_fp GR32:$a)), (VCVTUSI2SDZrr (IMPLICIT_DEF), GR32:$a)>;
  def : Pat<(f32 (uint_to_fp GR64:$a)), (VCVTUSI642SSZrr (IMPLICIT_DEF), GR64:$a)>;
  def : Pat<(f64 (uint_to_fp GR64:$a)), (VCVTUSI642SDZrr (IMPLICIT_DEF), GR64:$a)>;
  def : Pat<(i32 (fp_to_uint FR32:$a)), (VCVTTSS2USIZrr FR32:$a)>;
  def : Pat<(i32 (fp_to_uint FR64:$a)), (VCVTTSD2USIZrr FR64:$a)>;
  def : Pat<(i64 (fp_to_uint FR32:$a)), (VCVTTSS2USI64Zrr FR32:$a)>;
  def : Pat<(i64 (fp_to_uint FR64:$a)), (VCVTTSD2USI64Zrr FR64:$a)>;
}

//===-- Shuffles ---------------------------------------------------------------------------------------------===//

let Predicates = [HasBWI] in {
  defm : Shuffle4<[v16i32, v8i64], "VPSHUFDZ", VR512>;
  defm : Shuffle4<[v16f32, v8f64], "VPERMILPSZ", VR512>;
  defm : Shuffle2<shufps, [v16i32, v16f32], "VSHUFPSZ", VR512>;
  defm : Shuffle2<shufpd, [v8i64, v8f64], "VSHUFPDZ", VR512>;
  def : Pat<(v8i64 (permute4 v8i64:$a, (i32 uimm8:$n))), (VPERMQZri VR512:$a, uimm8:$n)>;
  def : Pat<(v8f64 (permute4 v8f64:$a, (i32 uimm8:$n))), (VPERMPDZri VR512:$a, uimm8:$n)>;
  defm : Unpack<v32i16, "VPUNPCKLWDZ", "VPUNPCKHWDZ", VR512, HasBWI>;
  defm : Unpack<v16i32, "VPUNPCKLDQZ", "VPUNPCKHDQZ", VR512, HasBWI>;
  defm : Unpack<v8i64, "VPUNPCKLQDQZ", "VPUNPCKHQDQZ", VR512, HasBWI>;
  defm : Unpack<v16f32, "VUNPCKLPSZ", "VUNPCKHPSZ", VR512, HasBWI>;
  defm : Unpack<v8f64, "VUNPCKLPDZ", "VUNPCKHPDZ", VR512, HasBWI>;
}

// With lane numbers in a register, of which the machine uses the necessary low bits.
multiclass EvexPermute<string types, string inst, int least> {
  foreach v = EvexVectors<[types], least>.All in {
    defvar i = !cast<ValueType>("v"#v.VT.nElem#"i"#v.Elt.Size);
    def : Pat<(v.VT (permute v.VT:$a, i:$i)), (!cast<Instruction>(inst#v.W#"rr") v.RC:$i, v.RC:$a)>;
    def : Pat<(v.VT (permute (v.VT (ld addr:$a)), i:$i)), (!cast<Instruction>(inst#v.W#"rm") v.RC:$i, addr:$a)>;
  }
}
let Predicates = [HasBWI, HasVLX], AddedComplexity = 1 in {
  defm : EvexPermute<"i16", "VPERMW", 128>;
  defm : EvexPermute<"i32", "VPERMD", 512>;
  defm : EvexPermute<"i64", "VPERMQ", 256>;
  defm : EvexPermute<"f32", "VPERMPS", 512>;
  defm : EvexPermute<"f64", "VPERMPD", 256>;
}
let Predicates = [HasVBMI, HasVLX], AddedComplexity = 1 in defm : EvexPermute<"i8", "VPERMB", 128>;

// With lane numbers in a register for two vectors; there is a form for each of the three inputs to overwrite.
multiclass EvexPermute2<string types, string letters> {
  foreach v = EvexVectors<[types], 128>.All in {
    defvar i = !cast<ValueType>("v"#v.VT.nElem#"i"#v.Elt.Size);
    defvar T = "VPERMT2"#letters#v.W; defvar I = "VPERMI2"#letters#v.W;
    def : Pat<(v.VT (permute2 v.VT:$a, v.VT:$b, i:$i)), (!cast<Instruction>(T#"rr") v.RC:$a, v.RC:$i, v.RC:$b)>;
    def : Pat<(v.VT (permute2 v.VT:$a, v.VT:$b, i:$i)), (!cast<Instruction>(I#"rr") v.RC:$i, v.RC:$a, v.RC:$b)>;
    if v.IsFull then
    def : Pat<(v.VT (permute2 v.VT:$a, (v.VT (ld addr:$b)), i:$i)),
              (!cast<Instruction>(T#"rm") v.RC:$a, v.RC:$i, addr:$b)>;
  }
}
let Predicates = [HasBWI, HasVLX] in {
  defm : EvexPermute2<"i16", "W">;
  defm : EvexPermute2<"i32", "D">;
  defm : EvexPermute2<"i64", "Q">;
  defm : EvexPermute2<"f32", "PS">;
  defm : EvexPermute2<"f64", "PD">;
}
let Predicates = [HasVBMI, HasVLX] in defm : EvexPermute2<"i8", "B">;

// Four blocks of 128 bits.
let Predicates = [HasAVX512] in
foreach t = [v64i8, v32i16, v16i32, v8i64, v16f32, v8f64] in {
  def : Pat<(t (blocks t:$a, t:$b, (i32 uimm8:$n))), (VSHUFF64X2Zrri VR512:$a, VR512:$b, uimm8:$n)>;
  def : Pat<(t (blocks t:$a, (t (ld addr:$b)), (i32 uimm8:$n))), (VSHUFF64X2Zrmi VR512:$a, addr:$b, uimm8:$n)>;
}

// Two concatenated vectors, from some lane on; the node counts in bytes.
let Predicates = [HasAVX512, HasVLX], AddedComplexity = 1 in
foreach v = EvexVectors<["i8", "i16", "i32", "i64", "f32", "f64"], 256>.All in {
  defvar size = !div(v.Elt.Size, 8);
  defvar Inst = !cast<Instruction>(!if(!eq(size, 8), "VALIGNQ", "VALIGND")#v.W#"rri");
  foreach n = !range(!if(!gt(size, 4), size, 4), !mul(size, v.VT.nElem), !if(!gt(size, 4), size, 4)) in
  def : Pat<(v.VT (align v.VT:$a, v.VT:$b, (i32 n))), (Inst v.RC:$b, v.RC:$a, !div(n, !if(!eq(size, 8), 8, 4)))>;
}
// Between two 32-bit words: first the blocks at or before the byte and one block further, then within blocks.
let Predicates = [HasBWI] in
foreach t = [v64i8, v32i16] in
foreach n = !range(!div(t.ElementType.Size, 8), 64, !div(t.ElementType.Size, 8)) in
if !ne(!and(n, 3), 0) then {
  defvar q = !shl(!srl(n, 4), 1);
  defvar rest = !and(n, 15);
  if !eq(q, 0) then
  def : Pat<(t (align t:$a, t:$b, (i32 n))), (VPALIGNRZrri (VALIGNQZrri VR512:$b, VR512:$a, 2), VR512:$a, rest)>;
  else if !eq(q, 6) then
  def : Pat<(t (align t:$a, t:$b, (i32 n))), (VPALIGNRZrri VR512:$b, (VALIGNQZrri VR512:$b, VR512:$a, 6), rest)>;
  else
  def : Pat<(t (align t:$a, t:$b, (i32 n))),
            (VPALIGNRZrri (VALIGNQZrri VR512:$b, VR512:$a, !add(q, 2)), (VALIGNQZrri VR512:$b, VR512:$a, q), rest)>;
}
