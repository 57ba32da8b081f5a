//===-- patterns_vec_move.td - selection for vector memory, broadcasts, lanes, widths ------------------------===//

//===-- Memory -----------------------------------------------------------------------------------------------===//

multiclass MemPats<ValueType t, string inst, RegisterClass rc> {
  def : Pat<(t (ld addr:$a)), (!cast<Instruction>(inst#"rm") addr:$a)>;
  def : Pat<(st t:$v, addr:$p), (!cast<Instruction>(inst#"mr") addr:$p, rc:$v)>;
}
let Predicates = [HasAVX] in {
  defm : MemPats<f32, "VMOVSS", FR32>;
  defm : MemPats<f64, "VMOVSD", FR64>;
  defm : MemPats<v4f32, "VMOVUPS", VR128>;
  defm : MemPats<v2f64, "VMOVUPD", VR128>;
  foreach t = [v16i8, v8i16, v4i32, v2i64] in defm : MemPats<t, "VMOVDQU", VR128>;
  defm : MemPats<v8f32, "VMOVUPSY", VR256>;
  defm : MemPats<v4f64, "VMOVUPDY", VR256>;
  foreach t = [v32i8, v16i16, v8i32, v4i64] in defm : MemPats<t, "VMOVDQUY", VR256>;
  foreach t = [v8i8, v4i16, v2i32, v2f32] in {
    def : Pat<(t (ld addr:$a)), (VMOVQI2PQIrm addr:$a)>;
    def : Pat<(st t:$v, addr:$p), (VMOVPQI2QImr addr:$p, VR128:$v)>;
  }
  foreach t = [v4i8, v2i16] in {
    def : Pat<(t (ld addr:$a)), (VMOVDI2PDIrm addr:$a)>;
    def : Pat<(st t:$v, addr:$p), (VMOVPDI2DImr addr:$p, VR128:$v)>;
  }
  def : Pat<(v2i8 (ld addr:$a)), (VMOVDI2PDIrr (MOVZX32rm16 addr:$a))>;
  def : Pat<(st v2i8:$v, addr:$p), (VPEXTRWmri addr:$p, VR128:$v, 0)>;
}
let Predicates = [HasAVX] in {
  def : Pat<(st_nt v4f32:$v, addr:$p), (VMOVNTPSmr addr:$p, VR128:$v)>;
  def : Pat<(st_nt v2f64:$v, addr:$p), (VMOVNTPDmr addr:$p, VR128:$v)>;
  def : Pat<(st_nt v8f32:$v, addr:$p), (VMOVNTPSYmr addr:$p, VR256:$v)>;
  def : Pat<(st_nt v4f64:$v, addr:$p), (VMOVNTPDYmr addr:$p, VR256:$v)>;
  foreach t = [v16i8, v8i16, v4i32, v2i64] in def : Pat<(st_nt t:$v, addr:$p), (VMOVNTDQmr addr:$p, VR128:$v)>;
  foreach t = [v32i8, v16i16, v8i32, v4i64] in def : Pat<(st_nt t:$v, addr:$p), (VMOVNTDQYmr addr:$p, VR256:$v)>;
}
// Upper halves are stored directly.
multiclass StoreHalf<ValueType y, ValueType x, Instruction store, Predicate p> {
  let Predicates = [p] in def : Pat<(st (x (upper_half y:$v)), addr:$p), (store addr:$p, VR256:$v, 1)>;
}
defm : StoreHalf<v8f32, v4f32, VEXTRACTF128mri, HasAVX>;
defm : StoreHalf<v4f64, v2f64, VEXTRACTF128mri, HasAVX>;
defm : StoreHalf<v32i8, v16i8, VEXTRACTI128mri, HasAVX2>;
defm : StoreHalf<v16i16, v8i16, VEXTRACTI128mri, HasAVX2>;
defm : StoreHalf<v8i32, v4i32, VEXTRACTI128mri, HasAVX2>;
defm : StoreHalf<v4i64, v2i64, VEXTRACTI128mri, HasAVX2>;

multiclass MaskedPats<ValueType t, ValueType m, string inst, RegisterClass rc, Predicate p> {
  let Predicates = [p] in {
    def : Pat<(t (masked_ld addr:$a, m:$m)), (!cast<Instruction>(inst#"rm") rc:$m, addr:$a)>;
    def : Pat<(masked_st t:$v, addr:$p, m:$m), (!cast<Instruction>(inst#"mr") addr:$p, rc:$m, rc:$v)>;
  }
}
defm : MaskedPats<v4f32, v4i32, "VMASKMOVPS", VR128, HasAVX>;
defm : MaskedPats<v8f32, v8i32, "VMASKMOVPSY", VR256, HasAVX>;
defm : MaskedPats<v2f64, v2i64, "VMASKMOVPD", VR128, HasAVX>;
defm : MaskedPats<v4f64, v4i64, "VMASKMOVPDY", VR256, HasAVX>;
defm : MaskedPats<v4i32, v4i32, "VPMASKMOVD", VR128, HasAVX2>;
defm : MaskedPats<v8i32, v8i32, "VPMASKMOVDY", VR256, HasAVX2>;
defm : MaskedPats<v2i64, v2i64, "VPMASKMOVQ", VR128, HasAVX2>;
defm : MaskedPats<v4i64, v4i64, "VPMASKMOVQY", VR256, HasAVX2>;

// Gather and scatter. Two 32-bit lanes with 32-bit indices would access four lanes.
class GatherPat<ValueType t, ValueType m, ValueType i, string inst, RegisterClass rc>
  : Pat<(t (gather addr:$a, i:$i, m:$m, t:$b)), (!cast<Instruction>(inst#"rm") rc:$b, addr:$a, rc:$m)>;
let Predicates = [HasAVX2] in {
  foreach e = [["i", "VPGATHER", "D", "Q"], ["f", "VGATHER", "PS", "PD"]] in {
    defvar D = !cast<ValueType>("v4"#!head(e)#"32"); defvar DY = !cast<ValueType>("v8"#!head(e)#"32");
    defvar Q = !cast<ValueType>("v2"#!head(e)#"64"); defvar QY = !cast<ValueType>("v4"#!head(e)#"64");
    defvar I = !head(!tail(e)); defvar d = !head(!tail(!tail(e))); defvar q = !head(!tail(!tail(!tail(e))));
    def : GatherPat<D, v4i32, v4i32, I#"D"#d, VR128>;
    def : GatherPat<DY, v8i32, v8i32, I#"D"#d#"Y", VR256>;
    def : GatherPat<Q, v2i64, v2i32, I#"D"#q, VR128>;
    def : GatherPat<QY, v4i64, v4i32, I#"D"#q#"Y", VR256>;
    def : GatherPat<!cast<ValueType>("v2"#!head(e)#"32"), v2i32, v2i64, I#"Q"#d, VR128>;
    def : GatherPat<D, v4i32, v4i64, I#"Q"#d#"Y", VR128>;
    def : GatherPat<Q, v2i64, v2i64, I#"Q"#q, VR128>;
    def : GatherPat<QY, v4i64, v4i64, I#"Q"#q#"Y", VR256>;
  }
}

//===-- Constants and reinterpretation -----------------------------------------------------------------------===//

defvar XAll = !listconcat(XInt, [v2f32, v4f32, v2f64]);
defvar YAll = !listconcat(YInt, [v8f32, v4f64]);
let Predicates = [HasAVX] in {
  def : Pat<(f32 immzero), (COPY_TO_REGCLASS (V_SET0), FR32)>;
  def : Pat<(f64 immzero), (COPY_TO_REGCLASS (V_SET0), FR64)>;
  foreach t = XAll in def : Pat<(t immzero), (V_SET0)>;
  foreach t = XInt in def : Pat<(t immones), (V_SETALLONES)>;
}
let Predicates = [HasAVX2] in {
  foreach t = YAll in def : Pat<(t immzero), (AVX_SET0)>;
  foreach t = YInt in def : Pat<(t immones), (AVX2_SETALLONES)>;
}

let Predicates = [HasAVX] in {
  def : Pat<(i32 (bitconvert FR32:$a)), (VMOVPDI2DIrr (COPY_TO_REGCLASS FR32:$a, VR128))>;
  def : Pat<(i64 (bitconvert FR64:$a)), (VMOVPQIto64rr (COPY_TO_REGCLASS FR64:$a, VR128))>;
  def : Pat<(f32 (bitconvert GR32:$a)), (COPY_TO_REGCLASS (VMOVDI2PDIrr GR32:$a), FR32)>;
  def : Pat<(f64 (bitconvert GR64:$a)), (COPY_TO_REGCLASS (VMOV64toPQIrr GR64:$a), FR64)>;
  // Values that are only copied in memory need no register of the other file.
  def : Pat<(f32 (bitconvert (i32 (ld addr:$a)))), (VMOVSSrm addr:$a)>;
  def : Pat<(f64 (bitconvert (i64 (ld addr:$a)))), (VMOVSDrm addr:$a)>;
  def : Pat<(i32 (bitconvert (f32 (ld addr:$a)))), (MOV32rm addr:$a)>;
  def : Pat<(i64 (bitconvert (f64 (ld addr:$a)))), (MOV64rm addr:$a)>;
  foreach t = [v8i8, v4i16, v2i32, v2f32] in {
    def : Pat<(i64 (bitconvert t:$a)), (VMOVPQIto64rr VR128:$a)>;
    def : Pat<(t (bitconvert GR64:$a)), (VMOV64toPQIrr GR64:$a)>;
    def : Pat<(f64 (bitconvert t:$a)), (COPY_TO_REGCLASS VR128:$a, FR64)>;
    def : Pat<(t (bitconvert FR64:$a)), (COPY_TO_REGCLASS FR64:$a, VR128)>;
  }
  foreach t = [v4i8, v2i16] in {
    def : Pat<(i32 (bitconvert t:$a)), (VMOVPDI2DIrr VR128:$a)>;
    def : Pat<(t (bitconvert GR32:$a)), (VMOVDI2PDIrr GR32:$a)>;
    def : Pat<(f32 (bitconvert t:$a)), (COPY_TO_REGCLASS VR128:$a, FR32)>;
    def : Pat<(t (bitconvert FR32:$a)), (COPY_TO_REGCLASS FR32:$a, VR128)>;
  }
}

//===-- Broadcasts -------------------------------------------------------------------------------------------===//

// From a general register, from memory, from the lowest lane of a vector.
multiclass SplatInt<string n, ValueType t, RegisterClass s, string y, ValueType e, Instruction movd, list<ValueType> from> {
  def : Pat<(t (splat (e (ld addr:$a)))), (!cast<Instruction>("VPBROADCAST"#n#y#"rm") addr:$a)>;
  foreach v = from in
  def : Pat<(t (splat (e (extractelt v:$a, (i32 0))))), (!cast<Instruction>("VPBROADCAST"#n#y#"rr") VR128:$a)>;
  if !ge(e.Size, 32) then
  def : Pat<(t (splat s:$a)), (!cast<Instruction>("VPBROADCAST"#n#y#"rr") (movd s:$a))>;
  else
  def : Pat<(t (splat (e (trunc s:$a)))), (!cast<Instruction>("VPBROADCAST"#n#y#"rr") (movd s:$a))>;
}
// `m` is the memory form: the integer one if possible, because on Zen 4 the other one uses a multiply or shuffle unit
// in addition to the load.
multiclass SplatFp<string x, string m, string y, ValueType t, ValueType e, RegisterClass s, list<ValueType> from> {
  def : Pat<(t (splat s:$a)), (!cast<Instruction>(x#y#"rr") (COPY_TO_REGCLASS s:$a, VR128))>;
  def : Pat<(t (splat (e (ld addr:$a)))), (!cast<Instruction>(m#y#"rm") addr:$a)>;
  foreach v = from in
  def : Pat<(t (splat (e (extractelt v:$a, (i32 0))))), (!cast<Instruction>(x#y#"rr") VR128:$a)>;
}
let Predicates = [HasAVX2] in {
  foreach t = X8 in defm : SplatInt<"B", t, GR32, "", i8, VMOVDI2PDIrr, X8>;
  foreach t = X16 in defm : SplatInt<"W", t, GR32, "", i16, VMOVDI2PDIrr, X16>;
  foreach t = X32 in defm : SplatInt<"D", t, GR32, "", i32, VMOVDI2PDIrr, X32>;
  defm : SplatInt<"Q", v2i64, GR64, "", i64, VMOV64toPQIrr, X64>;
  defm : SplatInt<"B", v32i8, GR32, "Y", i8, VMOVDI2PDIrr, X8>;
  defm : SplatInt<"W", v16i16, GR32, "Y", i16, VMOVDI2PDIrr, X16>;
  defm : SplatInt<"D", v8i32, GR32, "Y", i32, VMOVDI2PDIrr, X32>;
  defm : SplatInt<"Q", v4i64, GR64, "Y", i64, VMOV64toPQIrr, X64>;
  foreach t = [v2f32, v4f32] in defm : SplatFp<"VBROADCASTSS", "VPBROADCASTD", "", t, f32, FR32, [v2f32, v4f32]>;
  defm : SplatFp<"VBROADCASTSS", "VPBROADCASTD", "Y", v8f32, f32, FR32, [v2f32, v4f32]>;
  defm : SplatFp<"VMOVDDUP", "VMOVDDUP", "", v2f64, f64, FR64, [v2f64]>;
  defm : SplatFp<"VBROADCASTSD", "VPBROADCASTQ", "Y", v4f64, f64, FR64, [v2f64]>;
}

//===-- Lanes within 128 bits --------------------------------------------------------------------------------===//

let Predicates = [HasAVX] in {
  foreach p = [[v2i8, v2i16], [v4i8, v4i16], [v8i8, v8i16]] in {
    defvar b = !head(p);
    defvar w = !head(!tail(p));
    defvar lanes = !cast<SDPatternOperator>("lane"#!sub(b.nElem, 1));
    def : Pat<(i32 (zext (i8 (extractelt b:$a, (i32 lanes:$n))))), (VPEXTRBrri VR128:$a, lanes:$n)>;
    def : Pat<(i32 (zext (i16 (extractelt w:$a, (i32 lanes:$n))))), (VPEXTRWrri VR128:$a, lanes:$n)>;
    def : Pat<(i32 (sext (i8 (extractelt b:$a, (i32 lanes:$n))))),
              (MOVSX32rr8 (EXTRACT_SUBREG (VPEXTRBrri VR128:$a, lanes:$n), sub_8bit))>;
    def : Pat<(i32 (sext (i16 (extractelt w:$a, (i32 lanes:$n))))),
              (MOVSX32rr16 (EXTRACT_SUBREG (VPEXTRWrri VR128:$a, lanes:$n), sub_16bit))>;
    def : Pat<(st (i8 (extractelt b:$a, (i32 lanes:$n))), addr:$p), (VPEXTRBmri addr:$p, VR128:$a, lanes:$n)>;
    def : Pat<(st (i16 (extractelt w:$a, (i32 lanes:$n))), addr:$p), (VPEXTRWmri addr:$p, VR128:$a, lanes:$n)>;
    def : Pat<(b (insertelt b:$a, (i8 (trunc GR32:$s)), (i32 lanes:$n))), (VPINSRBrri VR128:$a, GR32:$s, lanes:$n)>;
    def : Pat<(w (insertelt w:$a, (i16 (trunc GR32:$s)), (i32 lanes:$n))), (VPINSRWrri VR128:$a, GR32:$s, lanes:$n)>;
    def : Pat<(b (insertelt b:$a, (i8 (ld addr:$s)), (i32 lanes:$n))), (VPINSRBrmi VR128:$a, addr:$s, lanes:$n)>;
    def : Pat<(w (insertelt w:$a, (i16 (ld addr:$s)), (i32 lanes:$n))), (VPINSRWrmi VR128:$a, addr:$s, lanes:$n)>;
  }
  def : Pat<(i32 (zext (i8 (extractelt v16i8:$a, (i32 lane15:$n))))), (VPEXTRBrri VR128:$a, lane15:$n)>;
  def : Pat<(i32 (sext (i8 (extractelt v16i8:$a, (i32 lane15:$n))))),
            (MOVSX32rr8 (EXTRACT_SUBREG (VPEXTRBrri VR128:$a, lane15:$n), sub_8bit))>;
  def : Pat<(st (i8 (extractelt v16i8:$a, (i32 lane15:$n))), addr:$p), (VPEXTRBmri addr:$p, VR128:$a, lane15:$n)>;
  def : Pat<(v16i8 (insertelt v16i8:$a, (i8 (trunc GR32:$s)), (i32 lane15:$n))), (VPINSRBrri VR128:$a, GR32:$s, lane15:$n)>;
  def : Pat<(v16i8 (insertelt v16i8:$a, (i8 (ld addr:$s)), (i32 lane15:$n))), (VPINSRBrmi VR128:$a, addr:$s, lane15:$n)>;

  foreach t = X32 in {
    defvar lanes = !cast<SDPatternOperator>("lane"#!sub(t.nElem, 1));
    let AddedComplexity = 1 in def : Pat<(i32 (extractelt t:$a, (i32 0))), (VMOVPDI2DIrr VR128:$a)>;
    def : Pat<(i32 (extractelt t:$a, (i32 lanes:$n))), (VPEXTRDrri VR128:$a, lanes:$n)>;
    def : Pat<(st (i32 (extractelt t:$a, (i32 lanes:$n))), addr:$p), (VPEXTRDmri addr:$p, VR128:$a, lanes:$n)>;
    def : Pat<(t (insertelt t:$a, GR32:$s, (i32 lanes:$n))), (VPINSRDrri VR128:$a, GR32:$s, lanes:$n)>;
    def : Pat<(t (insertelt t:$a, (i32 (ld addr:$s)), (i32 lanes:$n))), (VPINSRDrmi VR128:$a, addr:$s, lanes:$n)>;
  }
  let AddedComplexity = 1 in def : Pat<(i64 (extractelt v2i64:$a, (i32 0))), (VMOVPQIto64rr VR128:$a)>;
  def : Pat<(i64 (extractelt v2i64:$a, (i32 lane1:$n))), (VPEXTRQrri VR128:$a, lane1:$n)>;
  def : Pat<(st (i64 (extractelt v2i64:$a, (i32 lane1:$n))), addr:$p), (VPEXTRQmri addr:$p, VR128:$a, lane1:$n)>;
  def : Pat<(v2i64 (insertelt v2i64:$a, GR64:$s, (i32 lane1:$n))), (VPINSRQrri VR128:$a, GR64:$s, lane1:$n)>;
  def : Pat<(v2i64 (insertelt v2i64:$a, (i64 (ld addr:$s)), (i32 lane1:$n))), (VPINSRQrmi VR128:$a, addr:$s, lane1:$n)>;

  foreach t = [v2f32, v4f32] in {
    let AddedComplexity = 1 in {
      def : Pat<(f32 (extractelt t:$a, (i32 0))), (COPY_TO_REGCLASS VR128:$a, FR32)>;
      def : Pat<(f32 (extractelt t:$a, (i32 1))), (COPY_TO_REGCLASS (VMOVSHDUPrr VR128:$a), FR32)>;
      def : Pat<(t (insertelt t:$a, FR32:$s, (i32 0))), (VBLENDPSrri VR128:$a, (COPY_TO_REGCLASS FR32:$s, VR128), 1)>;
    }
    foreach n = !range(1, t.nElem) in {
      def : Pat<(t (insertelt t:$a, FR32:$s, (i32 n))),
                (VINSERTPSrri VR128:$a, (COPY_TO_REGCLASS FR32:$s, VR128), !shl(n, 4))>;
      def : Pat<(t (insertelt t:$a, (f32 (ld addr:$s)), (i32 n))), (VINSERTPSrmi VR128:$a, addr:$s, !shl(n, 4))>;
    }
  }
  def : Pat<(f32 (extractelt v4f32:$a, (i32 lane3:$n))), (COPY_TO_REGCLASS (VPERMILPSri VR128:$a, lane3:$n), FR32)>;
  def : Pat<(st (f32 (extractelt v4f32:$a, (i32 lane3:$n))), addr:$p), (VEXTRACTPSmri addr:$p, VR128:$a, lane3:$n)>;
  def : Pat<(f64 (extractelt v2f64:$a, (i32 0))), (COPY_TO_REGCLASS VR128:$a, FR64)>;
  def : Pat<(f64 (extractelt v2f64:$a, (i32 1))), (COPY_TO_REGCLASS (VUNPCKHPDrr VR128:$a, VR128:$a), FR64)>;
  def : Pat<(st (f64 (extractelt v2f64:$a, (i32 1))), addr:$p), (VMOVHPSmr addr:$p, VR128:$a)>;
  def : Pat<(v2f64 (insertelt v2f64:$a, FR64:$s, (i32 0))), (VBLENDPDrri VR128:$a, (COPY_TO_REGCLASS FR64:$s, VR128), 1)>;
  def : Pat<(v2f64 (insertelt v2f64:$a, FR64:$s, (i32 1))), (VUNPCKLPDrr VR128:$a, (COPY_TO_REGCLASS FR64:$s, VR128))>;
  def : Pat<(v2f64 (insertelt v2f64:$a, (f64 (ld addr:$s)), (i32 1))), (VMOVHPSrm VR128:$a, addr:$s)>;
}

//===-- Halves -----------------------------------------------------------------------------------------------===//

multiclass HalfPats<ValueType y, ValueType x, string extract, string insert, string broadcast, Predicate p> {
  let Predicates = [p] in {
    def : Pat<(y (twice x:$a)), (!cast<Instruction>(insert#"rri") (SUBREG_TO_REG VR128:$a, sub_xmm), VR128:$a, 1)>;
    def : Pat<(y (twice (x (ld addr:$a)))), (!cast<Instruction>(broadcast#"rm") addr:$a)>;
    def : Pat<(x (lower_half y:$a)), (EXTRACT_SUBREG VR256:$a, sub_xmm)>;
    def : Pat<(x (upper_half y:$a)), (!cast<Instruction>(extract#"rri") VR256:$a, 1)>;
    def : Pat<(y (concat x:$a, x:$b)), (!cast<Instruction>(insert#"rri") (SUBREG_TO_REG VR128:$a, sub_xmm), VR128:$b, 1)>;
    def : Pat<(y (concat x:$a, (x (ld addr:$b)))),
              (!cast<Instruction>(insert#"rmi") (SUBREG_TO_REG VR128:$a, sub_xmm), addr:$b, 1)>;
  }
}
defm : HalfPats<v8f32, v4f32, "VEXTRACTF128", "VINSERTF128", "VBROADCASTF128", HasAVX>;
defm : HalfPats<v4f64, v2f64, "VEXTRACTF128", "VINSERTF128", "VBROADCASTF128", HasAVX>;
defm : HalfPats<v32i8, v16i8, "VEXTRACTI128", "VINSERTI128", "VBROADCASTI128", HasAVX2>;
defm : HalfPats<v16i16, v8i16, "VEXTRACTI128", "VINSERTI128", "VBROADCASTI128", HasAVX2>;
defm : HalfPats<v8i32, v4i32, "VEXTRACTI128", "VINSERTI128", "VBROADCASTI128", HasAVX2>;
defm : HalfPats<v4i64, v2i64, "VEXTRACTI128", "VINSERTI128", "VBROADCASTI128", HasAVX2>;

// Within a register: a shuffle that moves the upper half down, and one that concatenates two halves.
multiclass SmallHalfPats<ValueType t, ValueType h, dag upper, Instruction join> {
  let Predicates = [HasAVX] in {
    def : Pat<(h (lower_half t:$a)), (COPY_TO_REGCLASS VR128:$a, VR128)>;
    def : Pat<(h (upper_half t:$a)), upper>;
    def : Pat<(t (concat h:$a, h:$b)), (join VR128:$a, VR128:$b)>;
    def : Pat<(t (twice h:$a)), (join VR128:$a, VR128:$a)>;
  }
}
defm : SmallHalfPats<v4f32, v2f32, (VMOVHLPSrr VR128:$a, VR128:$a), VMOVLHPSrr>;
defm : SmallHalfPats<v4i32, v2i32, (VPSHUFDri VR128:$a, 0xEE), VPUNPCKLQDQrr>;
defm : SmallHalfPats<v8i16, v4i16, (VPSHUFDri VR128:$a, 0xEE), VPUNPCKLQDQrr>;
defm : SmallHalfPats<v16i8, v8i8, (VPSHUFDri VR128:$a, 0xEE), VPUNPCKLQDQrr>;
defm : SmallHalfPats<v4i16, v2i16, (VPSHUFDri VR128:$a, 0x55), VPUNPCKLDQrr>;
defm : SmallHalfPats<v8i8, v4i8, (VPSHUFDri VR128:$a, 0x55), VPUNPCKLDQrr>;
defm : SmallHalfPats<v4i8, v2i8, (VPSRLDri VR128:$a, 16), VPUNPCKLWDrr>;

//===-- Wider elements ---------------------------------------------------------------------------------------===//

multiclass ExtendPats<string n, list<list<ValueType>> pairs> {
  foreach p = pairs in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    defvar y = !if(!eq(d.Size, 256), "Y", "");
    let Predicates = [!if(!eq(d.Size, 256), HasAVX2, HasAVX)] in {
      def : Pat<(d (sext s:$a)), (!cast<Instruction>("VPMOVSX"#n#y#"rr") VR128:$a)>;
      def : Pat<(d (zext s:$a)), (!cast<Instruction>("VPMOVZX"#n#y#"rr") VR128:$a)>;
      // The memory form reads exactly the source only if the result fills the register.
      if !ge(d.Size, 128) then {
        def : Pat<(d (sext (s (ld addr:$a)))), (!cast<Instruction>("VPMOVSX"#n#y#"rm") addr:$a)>;
        def : Pat<(d (zext (s (ld addr:$a)))), (!cast<Instruction>("VPMOVZX"#n#y#"rm") addr:$a)>;
      }
    }
  }
}
defm : ExtendPats<"BW", [[v2i8, v2i16], [v4i8, v4i16], [v8i8, v8i16], [v16i8, v16i16]]>;
defm : ExtendPats<"BD", [[v2i8, v2i32], [v4i8, v4i32], [v8i8, v8i32]]>;
defm : ExtendPats<"BQ", [[v2i8, v2i64], [v4i8, v4i64]]>;
defm : ExtendPats<"WD", [[v2i16, v2i32], [v4i16, v4i32], [v8i16, v8i32]]>;
defm : ExtendPats<"WQ", [[v2i16, v2i64], [v4i16, v4i64]]>;
defm : ExtendPats<"DQ", [[v2i32, v2i64], [v4i32, v4i64]]>;

//===-- Narrower elements ------------------------------------------------------------------------------------===//

// Packing saturates, so clear the upper bits first: unsigned packing then changes nothing.
let Predicates = [HasAVX2] in {
  // 16 -> 8
  foreach p = [[v2i16, v2i8], [v4i16, v4i8], [v8i16, v8i8]] in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    def : Pat<(d (trunc s:$a)), (VPACKUSWBrr (VPSRLWri (VPSLLWri VR128:$a, 8), 8), (V_SET0))>;
  }
  // Packs work within 128 bits: the two results are quads 0 and 2.
  def : Pat<(v16i8 (trunc v16i16:$a)),
            (EXTRACT_SUBREG
              (VPERMQYri (VPACKUSWBYrr (VPSRLWYri (VPSLLWYri VR256:$a, 8), 8), (AVX_SET0)), 0x08), sub_xmm)>;
  // 32 -> 16: every other word of zero
  foreach p = [[v2i32, v2i16], [v4i32, v4i16]] in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    def : Pat<(d (trunc s:$a)), (VPACKUSDWrr (VPBLENDWrri VR128:$a, (V_SET0), 0xAA), (V_SET0))>;
  }
  def : Pat<(v8i16 (trunc v8i32:$a)),
            (EXTRACT_SUBREG
              (VPERMQYri (VPACKUSDWYrr (VPBLENDWYrri VR256:$a, (AVX_SET0), 0xAA), (AVX_SET0)), 0x08), sub_xmm)>;
  // 32 -> 8: clear to 8 bits, then pack twice
  foreach p = [[v2i32, v2i8], [v4i32, v4i8]] in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    def : Pat<(d (trunc s:$a)),
              (VPACKUSWBrr (VPACKUSDWrr (VPSRLDri (VPSLLDri VR128:$a, 24), 24), (V_SET0)), (V_SET0))>;
  }
  def : Pat<(v8i8 (trunc v8i32:$a)),
            (VPACKUSWBrr
              (EXTRACT_SUBREG
                (VPERMQYri (VPACKUSDWYrr (VPSRLDYri (VPSLLDYri VR256:$a, 24), 24), (AVX_SET0)), 0x08), sub_xmm),
              (V_SET0))>;
  // 64 -> 32: even lanes
  def : Pat<(v2i32 (trunc v2i64:$a)), (VPSHUFDri VR128:$a, 0x08)>;
  def : Pat<(v4i32 (trunc v4i64:$a)),
            (VSHUFPSrri (EXTRACT_SUBREG VR256:$a, sub_xmm), (VEXTRACTI128rri VR256:$a, 1), 0x88)>;
  // 64 -> 16 and 8: even lanes, then like 32 bits
  def : Pat<(v2i16 (trunc v2i64:$a)), (VPSHUFLWri (VPSHUFDri VR128:$a, 0x08), 0x08)>;
  def : Pat<(v4i16 (trunc v4i64:$a)),
            (VPACKUSDWrr
              (VPBLENDWrri (VSHUFPSrri (EXTRACT_SUBREG VR256:$a, sub_xmm), (VEXTRACTI128rri VR256:$a, 1), 0x88),
                           (V_SET0), 0xAA),
              (V_SET0))>;
  def : Pat<(v2i8 (trunc v2i64:$a)), (VPUNPCKLBWrr VR128:$a, (VPSHUFDri VR128:$a, 0x0E))>;
  def : Pat<(v4i8 (trunc v4i64:$a)),
            (VPACKUSWBrr
              (VPACKUSDWrr
                (VPSRLDri (VPSLLDri (VSHUFPSrri (EXTRACT_SUBREG VR256:$a, sub_xmm), (VEXTRACTI128rri VR256:$a, 1), 0x88),
                                    24), 24),
                (V_SET0)),
              (V_SET0))>;
}

//===-- Narrower elements, saturating ------------------------------------------------------------------------===//

multiclass SaturatePats<SDNode op, string toBytes, string toWords> {
  foreach p = [[v2i16, v2i8], [v4i16, v4i8], [v8i16, v8i8]] in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    def : Pat<(d (op s:$a)), (!cast<Instruction>(toBytes#"rr") VR128:$a, VR128:$a)>;
  }
  foreach p = [[v2i32, v2i16], [v4i32, v4i16]] in {
    defvar s = !head(p);
    defvar d = !head(!tail(p));
    def : Pat<(d (op s:$a)), (!cast<Instruction>(toWords#"rr") VR128:$a, VR128:$a)>;
  }
  def : Pat<(v16i8 (op v16i16:$a)),
            (!cast<Instruction>(toBytes#"rr") (EXTRACT_SUBREG VR256:$a, sub_xmm), (VEXTRACTI128rri VR256:$a, 1))>;
  def : Pat<(v8i16 (op v8i32:$a)),
            (!cast<Instruction>(toWords#"rr") (EXTRACT_SUBREG VR256:$a, sub_xmm), (VEXTRACTI128rri VR256:$a, 1))>;
}
let Predicates = [HasAVX2] in {
  defm : SaturatePats<truncssat, "VPACKSSWB", "VPACKSSDW">;
  defm : SaturatePats<truncusat, "VPACKUSWB", "VPACKUSDW">;
}

multiclass DotWords<ValueType t, ValueType s, RegisterClass rc, string y, Predicate p> {
  let Predicates = [p] in {
    def : Pat<(t (sdot_words t:$c, s:$a, s:$b)),
              (!cast<Instruction>("VPADDD"#y#"rr") (!cast<Instruction>("VPMADDWD"#y#"rr") rc:$a, rc:$b), rc:$c)>;
    let AddedComplexity = 1 in
    def : Pat<(t (sdot_words (t immzero), s:$a, s:$b)), (!cast<Instruction>("VPMADDWD"#y#"rr") rc:$a, rc:$b)>;
  }
}
defm : DotWords<v2i32, v4i16, VR128, "", HasAVX>;
defm : DotWords<v4i32, v8i16, VR128, "", HasAVX>;
defm : DotWords<v8i32, v16i16, VR256, "Y", HasAVX2>;
