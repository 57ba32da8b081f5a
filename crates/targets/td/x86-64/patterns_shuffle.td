//===-- patterns_shuffle.td - selection for shuffles ---------------------------------------------------------===//

def uimm8 : ImmRange<i32, 0, 255>;

// With an immediate, within blocks of 128 bits.
multiclass Shuffle4<list<ValueType> types, string inst, RegisterClass rc> {
  foreach t = types in {
    def : Pat<(t (shuffle4 t:$a, (i32 uimm8:$n))), (!cast<Instruction>(inst#"ri") rc:$a, uimm8:$n)>;
    if !ge(t.Size, 128) then
    def : Pat<(t (shuffle4 (t (ld addr:$a)), (i32 uimm8:$n))), (!cast<Instruction>(inst#"mi") addr:$a, uimm8:$n)>;
  }
}
multiclass Shuffle2<SDNode op, list<ValueType> types, string inst, RegisterClass rc> {
  foreach t = types in {
    def : Pat<(t (op t:$a, t:$b, (i32 uimm8:$n))), (!cast<Instruction>(inst#"rri") rc:$a, rc:$b, uimm8:$n)>;
    def : Pat<(t (op t:$a, (t (ld addr:$b)), (i32 uimm8:$n))), (!cast<Instruction>(inst#"rmi") rc:$a, addr:$b, uimm8:$n)>;
  }
}
let Predicates = [HasAVX] in {
  defm : Shuffle4<[v2i32, v4i32, v2i64], "VPSHUFD", VR128>;
  defm : Shuffle4<[v2f32, v4f32, v2f64], "VPERMILPS", VR128>;
  defm : Shuffle4<[v8f32, v4f64], "VPERMILPSY", VR256>;
  defm : Shuffle2<shufps, [v4i32, v4f32], "VSHUFPS", VR128>;
  defm : Shuffle2<shufps, [v8i32, v8f32], "VSHUFPSY", VR256>;
  defm : Shuffle2<shufpd, [v2i64, v2f64], "VSHUFPD", VR128>;
  defm : Shuffle2<shufpd, [v4i64, v4f64], "VSHUFPDY", VR256>;
}
let Predicates = [HasAVX2] in {
  defm : Shuffle4<[v8i32, v4i64], "VPSHUFDY", VR256>;
  def : Pat<(v4i64 (permute4 v4i64:$a, (i32 uimm8:$n))), (VPERMQYri VR256:$a, uimm8:$n)>;
  def : Pat<(v4f64 (permute4 v4f64:$a, (i32 uimm8:$n))), (VPERMPDYri VR256:$a, uimm8:$n)>;
  def : Pat<(v4i64 (permute4 (v4i64 (ld addr:$a)), (i32 uimm8:$n))), (VPERMQYmi addr:$a, uimm8:$n)>;
  def : Pat<(v4f64 (permute4 (v4f64 (ld addr:$a)), (i32 uimm8:$n))), (VPERMPDYmi addr:$a, uimm8:$n)>;
}

// With lane numbers in a register, modulo the number of lanes.
let Predicates = [HasAVX] in {
  def : Pat<(v4i32 (permute v4i32:$a, v4i32:$i)), (VPERMILPSrr VR128:$a, VR128:$i)>;
  def : Pat<(v4f32 (permute v4f32:$a, v4i32:$i)), (VPERMILPSrr VR128:$a, VR128:$i)>;
}
let Predicates = [HasAVX2] in {
  def : Pat<(v8i32 (permute v8i32:$a, v8i32:$i)), (VPERMDYrr VR256:$i, VR256:$a)>;
  def : Pat<(v8f32 (permute v8f32:$a, v8i32:$i)), (VPERMPSYrr VR256:$i, VR256:$a)>;
  def : Pat<(v8i32 (permute (v8i32 (ld addr:$a)), v8i32:$i)), (VPERMDYrm VR256:$i, addr:$a)>;
  def : Pat<(v8f32 (permute (v8f32 (ld addr:$a)), v8i32:$i)), (VPERMPSYrm VR256:$i, addr:$a)>;
}

// Two concatenated vectors, from some byte on.
let Predicates = [HasAVX] in
foreach t = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64] in
def : Pat<(t (align t:$a, t:$b, (i32 lane15:$n))), (VPALIGNRrri VR128:$b, VR128:$a, lane15:$n)>;
// First the block between the two, then within blocks.
let Predicates = [HasAVX2] in
foreach t = [v32i8, v16i16, v8i32, v4i64, v8f32, v4f64] in {
  def : Pat<(t (align t:$a, t:$b, (i32 16))), (VPERM2I128rri VR256:$a, VR256:$b, 0x21)>;
  foreach n = !range(!div(t.ElementType.Size, 8), 16, !div(t.ElementType.Size, 8)) in {
    def : Pat<(t (align t:$a, t:$b, (i32 n))), (VPALIGNRYrri (VPERM2I128rri VR256:$a, VR256:$b, 0x21), VR256:$a, n)>;
    def : Pat<(t (align t:$a, t:$b, (i32 !add(n, 16)))),
              (VPALIGNRYrri VR256:$b, (VPERM2I128rri VR256:$a, VR256:$b, 0x21), n)>;
  }
}

// Blocks of 128 bits.
let Predicates = [HasAVX] in
foreach t = [v32i8, v16i16, v8i32, v4i64, v8f32, v4f64] in {
  def : Pat<(t (blocks t:$a, t:$b, (i32 uimm8:$n))), (VPERM2F128rri VR256:$a, VR256:$b, uimm8:$n)>;
  def : Pat<(t (blocks t:$a, (t (ld addr:$b)), (i32 uimm8:$n))), (VPERM2F128rmi VR256:$a, addr:$b, uimm8:$n)>;
}

//===-- Interleaving of two vectors --------------------------------------------------------------------------===//

multiclass Interleave<ValueType t, string low, string high> {
  let Predicates = [HasAVX] in {
    def : Pat<(t (interleave_low t:$a, t:$b)), (!cast<Instruction>(low#"rr") VR128:$a, VR128:$b)>;
    def : Pat<(t (interleave_high t:$a, t:$b)), (!cast<Instruction>(high#"rr") VR128:$a, VR128:$b)>;
    def : Pat<(t (interleave_low t:$a, (t (ld addr:$b)))), (!cast<Instruction>(low#"rm") VR128:$a, addr:$b)>;
    def : Pat<(t (interleave_high t:$a, (t (ld addr:$b)))), (!cast<Instruction>(high#"rm") VR128:$a, addr:$b)>;
  }
}
defm : Interleave<v16i8, "VPUNPCKLBW", "VPUNPCKHBW">;
defm : Interleave<v8i16, "VPUNPCKLWD", "VPUNPCKHWD">;
defm : Interleave<v4i32, "VPUNPCKLDQ", "VPUNPCKHDQ">;
defm : Interleave<v2i64, "VPUNPCKLQDQ", "VPUNPCKHQDQ">;
defm : Interleave<v4f32, "VUNPCKLPS", "VUNPCKHPS">;
defm : Interleave<v2f64, "VUNPCKLPD", "VUNPCKHPD">;

// Below 128 bits both results are in one register, the lower one first.
class HighPat<ValueType t, dag result> : Pat<(t (interleave_high t:$a, t:$b)), result>;
let Predicates = [HasAVX] in {
  foreach p = [[v8i8, v4i8], [v4i16, v2i16]] in {
    defvar Inst = !if(!eq(!head(p), v8i8), VPUNPCKLBWrr, VPUNPCKLWDrr);
    defvar a = !head(p);
    defvar b = !head(!tail(p));
    foreach t = p in def : Pat<(t (interleave_low t:$a, t:$b)), (Inst VR128:$a, VR128:$b)>;
    def : HighPat<a, (VPSHUFDri (Inst VR128:$a, VR128:$b), 0xEE)>;
    def : HighPat<b, (VPSHUFDri (Inst VR128:$a, VR128:$b), 0x55)>;
  }
  def : Pat<(v2i8 (interleave_low v2i8:$a, v2i8:$b)), (VPUNPCKLBWrr VR128:$a, VR128:$b)>;
  def : HighPat<v2i8, (VPSRLDri (VPUNPCKLBWrr VR128:$a, VR128:$b), 16)>;
  def : Pat<(v2i32 (interleave_low v2i32:$a, v2i32:$b)), (VPUNPCKLDQrr VR128:$a, VR128:$b)>;
  def : HighPat<v2i32, (VPSHUFDri (VPUNPCKLDQrr VR128:$a, VR128:$b), 0xEE)>;
  def : Pat<(v2f32 (interleave_low v2f32:$a, v2f32:$b)), (VUNPCKLPSrr VR128:$a, VR128:$b)>;
  def : HighPat<v2f32, (VPERMILPSri (VUNPCKLPSrr VR128:$a, VR128:$b), 0xEE)>;
}

multiclass Unpack<ValueType t, string low, string high, RegisterClass rc, Predicate p> {
  let Predicates = [p] in {
    def : Pat<(t (unpack_low t:$a, t:$b)), (!cast<Instruction>(low#"rr") rc:$a, rc:$b)>;
    def : Pat<(t (unpack_high t:$a, t:$b)), (!cast<Instruction>(high#"rr") rc:$a, rc:$b)>;
    def : Pat<(t (unpack_low t:$a, (t (ld addr:$b)))), (!cast<Instruction>(low#"rm") rc:$a, addr:$b)>;
    def : Pat<(t (unpack_high t:$a, (t (ld addr:$b)))), (!cast<Instruction>(high#"rm") rc:$a, addr:$b)>;
  }
}
defm : Unpack<v8i16, "VPUNPCKLWD", "VPUNPCKHWD", VR128, HasAVX>;
defm : Unpack<v4i32, "VPUNPCKLDQ", "VPUNPCKHDQ", VR128, HasAVX>;
defm : Unpack<v2i64, "VPUNPCKLQDQ", "VPUNPCKHQDQ", VR128, HasAVX>;
defm : Unpack<v4f32, "VUNPCKLPS", "VUNPCKHPS", VR128, HasAVX>;
defm : Unpack<v2f64, "VUNPCKLPD", "VUNPCKHPD", VR128, HasAVX>;
defm : Unpack<v16i16, "VPUNPCKLWDY", "VPUNPCKHWDY", VR256, HasAVX2>;
defm : Unpack<v8i32, "VPUNPCKLDQY", "VPUNPCKHDQY", VR256, HasAVX2>;
defm : Unpack<v4i64, "VPUNPCKLQDQY", "VPUNPCKHQDQY", VR256, HasAVX2>;
defm : Unpack<v8f32, "VUNPCKLPSY", "VUNPCKHPSY", VR256, HasAVX>;
defm : Unpack<v4f64, "VUNPCKLPDY", "VUNPCKHPDY", VR256, HasAVX>;
