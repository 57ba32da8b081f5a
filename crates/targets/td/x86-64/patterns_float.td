//===-- patterns_float.td - selection for float arithmetic, scalar and packed --------------------------------===//
//
// Vectors of less than 128 bits are computed in full registers: their upper lanes are undefined. Their loads cannot be
// folded, because the memory form would read too many bytes.
//===---------------------------------------------------------------------------------------------------------===//

multiclass BinPat<SDNode op, string inst, ValueType t, RegisterClass rc> {
  def : Pat<(t (op t:$a, t:$b)), (!cast<Instruction>(inst#"rr") rc:$a, rc:$b)>;
  if !ge(t.Size, !if(t.isVector, 128, 0)) then
  def : Pat<(t (op t:$a, (t (ld addr:$b)))), (!cast<Instruction>(inst#"rm") rc:$a, addr:$b)>;
}
multiclass FpBinPats<SDNode op, string inst> {
  let Predicates = [HasAVX] in {
    defm : BinPat<op, inst#"SS", f32, FR32>;
    defm : BinPat<op, inst#"SD", f64, FR64>;
    foreach t = [v2f32, v4f32] in defm : BinPat<op, inst#"PS", t, VR128>;
    defm : BinPat<op, inst#"PD", v2f64, VR128>;
    defm : BinPat<op, inst#"PSY", v8f32, VR256>;
    defm : BinPat<op, inst#"PDY", v4f64, VR256>;
  }
}
defm : FpBinPats<fadd, "VADD">;
defm : FpBinPats<fsub, "VSUB">;
defm : FpBinPats<fmul, "VMUL">;
defm : FpBinPats<fdiv, "VDIV">;
defm : FpBinPats<fminlt, "VMIN">;
defm : FpBinPats<fmaxgt, "VMAX">;

let Predicates = [HasAVX] in {
  def : Pat<(f32 (fsqrt FR32:$a)), (VSQRTSSr FR32:$a, FR32:$a)>;
  def : Pat<(f64 (fsqrt FR64:$a)), (VSQRTSDr FR64:$a, FR64:$a)>;
  foreach t = [v2f32, v4f32] in def : Pat<(t (fsqrt t:$a)), (VSQRTPSr VR128:$a)>;
  def : Pat<(v2f64 (fsqrt v2f64:$a)), (VSQRTPDr VR128:$a)>;
  def : Pat<(v8f32 (fsqrt v8f32:$a)), (VSQRTPSYr VR256:$a)>;
  def : Pat<(v4f64 (fsqrt v4f64:$a)), (VSQRTPDYr VR256:$a)>;
  def : Pat<(v4f32 (fsqrt (v4f32 (ld addr:$a)))), (VSQRTPSm addr:$a)>;
  def : Pat<(v2f64 (fsqrt (v2f64 (ld addr:$a)))), (VSQRTPDm addr:$a)>;
  def : Pat<(v8f32 (fsqrt (v8f32 (ld addr:$a)))), (VSQRTPSYm addr:$a)>;
  def : Pat<(v4f64 (fsqrt (v4f64 (ld addr:$a)))), (VSQRTPDYm addr:$a)>;
}

// Estimates; a scalar is in the lowest lane.
multiclass EstimatePats<SDNode op, string inst> {
  let Predicates = [HasAVX] in {
    def : Pat<(f32 (op FR32:$a)),
              (COPY_TO_REGCLASS (!cast<Instruction>(inst#"r") (COPY_TO_REGCLASS FR32:$a, VR128)), FR32)>;
    foreach t = [v2f32, v4f32] in def : Pat<(t (op t:$a)), (!cast<Instruction>(inst#"r") VR128:$a)>;
    def : Pat<(v8f32 (op v8f32:$a)), (!cast<Instruction>(inst#"Yr") VR256:$a)>;
    def : Pat<(v4f32 (op (v4f32 (ld addr:$a)))), (!cast<Instruction>(inst#"m") addr:$a)>;
    def : Pat<(v8f32 (op (v8f32 (ld addr:$a)))), (!cast<Instruction>(inst#"Ym") addr:$a)>;
  }
}
defm : EstimatePats<frecip, "VRCPPS">;
defm : EstimatePats<frsqrt, "VRSQRTPS">;

// Bit 3 of the mode: suppress the inexact exception.
multiclass RoundPats<SDNode op, int mode> {
  let Predicates = [HasAVX] in {
    def : Pat<(f32 (op FR32:$a)), (VROUNDSSri FR32:$a, FR32:$a, mode)>;
    def : Pat<(f64 (op FR64:$a)), (VROUNDSDri FR64:$a, FR64:$a, mode)>;
    foreach t = [v2f32, v4f32] in def : Pat<(t (op t:$a)), (VROUNDPSri VR128:$a, mode)>;
    def : Pat<(v2f64 (op v2f64:$a)), (VROUNDPDri VR128:$a, mode)>;
    def : Pat<(v8f32 (op v8f32:$a)), (VROUNDPSYri VR256:$a, mode)>;
    def : Pat<(v4f64 (op v4f64:$a)), (VROUNDPDYri VR256:$a, mode)>;
    def : Pat<(v4f32 (op (v4f32 (ld addr:$a)))), (VROUNDPSmi addr:$a, mode)>;
    def : Pat<(v2f64 (op (v2f64 (ld addr:$a)))), (VROUNDPDmi addr:$a, mode)>;
    def : Pat<(v8f32 (op (v8f32 (ld addr:$a)))), (VROUNDPSYmi addr:$a, mode)>;
    def : Pat<(v4f64 (op (v4f64 (ld addr:$a)))), (VROUNDPDYmi addr:$a, mode)>;
  }
}
defm : RoundPats<froundeven, 8>;
defm : RoundPats<ffloor, 9>;
defm : RoundPats<fceil, 10>;
defm : RoundPats<ftrunc, 11>;

// Signs, with a mask computed in registers. A compiler with the mask as a constant does not use these.
let Predicates = [HasAVX2] in {
  def : Pat<(f32 (fneg FR32:$a)),
            (COPY_TO_REGCLASS (VXORPSrr (COPY_TO_REGCLASS FR32:$a, VR128), (VPSLLDri (V_SETALLONES), 31)), FR32)>;
  def : Pat<(f64 (fneg FR64:$a)),
            (COPY_TO_REGCLASS (VXORPDrr (COPY_TO_REGCLASS FR64:$a, VR128), (VPSLLQri (V_SETALLONES), 63)), FR64)>;
  def : Pat<(f32 (fabs FR32:$a)),
            (COPY_TO_REGCLASS (VANDPSrr (COPY_TO_REGCLASS FR32:$a, VR128), (VPSRLDri (V_SETALLONES), 1)), FR32)>;
  def : Pat<(f64 (fabs FR64:$a)),
            (COPY_TO_REGCLASS (VANDPDrr (COPY_TO_REGCLASS FR64:$a, VR128), (VPSRLQri (V_SETALLONES), 1)), FR64)>;
  foreach t = [v2f32, v4f32] in {
    def : Pat<(t (fneg t:$a)), (VXORPSrr VR128:$a, (VPSLLDri (V_SETALLONES), 31))>;
    def : Pat<(t (fabs t:$a)), (VANDPSrr VR128:$a, (VPSRLDri (V_SETALLONES), 1))>;
  }
  def : Pat<(v2f64 (fneg v2f64:$a)), (VXORPDrr VR128:$a, (VPSLLQri (V_SETALLONES), 63))>;
  def : Pat<(v2f64 (fabs v2f64:$a)), (VANDPDrr VR128:$a, (VPSRLQri (V_SETALLONES), 1))>;
  def : Pat<(v8f32 (fneg v8f32:$a)), (VXORPSYrr VR256:$a, (VPSLLDYri (AVX2_SETALLONES), 31))>;
  def : Pat<(v8f32 (fabs v8f32:$a)), (VANDPSYrr VR256:$a, (VPSRLDYri (AVX2_SETALLONES), 1))>;
  def : Pat<(v4f64 (fneg v4f64:$a)), (VXORPDYrr VR256:$a, (VPSLLQYri (AVX2_SETALLONES), 63))>;
  def : Pat<(v4f64 (fabs v4f64:$a)), (VANDPDYrr VR256:$a, (VPSRLQYri (AVX2_SETALLONES), 1))>;
}

//===-- Fused multiply-add -----------------------------------------------------------------------------------===//

// The result is tied to the addend (231), or, if that is in memory, to a multiplicand (213).
multiclass FmaPats<string inst, ValueType t, RegisterClass rc, Predicate p = HasFMA> {
  defvar MADD = !strconcat("VFMADD231", inst); defvar MADD213 = !strconcat("VFMADD213", inst);
  defvar MSUB = !strconcat("VFMSUB231", inst); defvar MSUB213 = !strconcat("VFMSUB213", inst);
  defvar NMADD = !strconcat("VFNMADD231", inst); defvar NMADD213 = !strconcat("VFNMADD213", inst);
  defvar NMSUB = !strconcat("VFNMSUB231", inst); defvar NMSUB213 = !strconcat("VFNMSUB213", inst);
  let Predicates = [p] in {
    def : Pat<(t (fma t:$a, t:$b, t:$c)), (!cast<Instruction>(MADD#"r") rc:$c, rc:$a, rc:$b)>;
    // Overwrites a multiplicand that is dead, if the addend is live, such as a constant.
    def : Pat<(t (fma t:$a, t:$b, t:$c)), (!cast<Instruction>(MADD213#"r") rc:$a, rc:$b, rc:$c)>;
    def : Pat<(t (fma t:$a, t:$b, t:$c)), (!cast<Instruction>(MADD213#"r") rc:$b, rc:$a, rc:$c)>;
    def : Pat<(t (fma t:$a, t:$b, (t (fneg t:$c)))), (!cast<Instruction>(MSUB#"r") rc:$c, rc:$a, rc:$b)>;
    def : Pat<(t (fma (t (fneg t:$a)), t:$b, t:$c)), (!cast<Instruction>(NMADD#"r") rc:$c, rc:$a, rc:$b)>;
    def : Pat<(t (fma t:$a, (t (fneg t:$b)), t:$c)), (!cast<Instruction>(NMADD#"r") rc:$c, rc:$a, rc:$b)>;
    def : Pat<(t (fma (t (fneg t:$a)), t:$b, (t (fneg t:$c)))), (!cast<Instruction>(NMSUB#"r") rc:$c, rc:$a, rc:$b)>;
    def : Pat<(t (fma t:$a, (t (fneg t:$b)), (t (fneg t:$c)))), (!cast<Instruction>(NMSUB#"r") rc:$c, rc:$a, rc:$b)>;
    if !ge(t.Size, !if(t.isVector, 128, 0)) then {
      // With a multiplicand in memory.
      def : Pat<(t (fma t:$a, (t (ld addr:$b)), t:$c)), (!cast<Instruction>(MADD#"m") rc:$c, rc:$a, addr:$b)>;
      def : Pat<(t (fma (t (ld addr:$a)), t:$b, t:$c)), (!cast<Instruction>(MADD#"m") rc:$c, rc:$b, addr:$a)>;
      def : Pat<(t (fma t:$a, (t (ld addr:$b)), (t (fneg t:$c)))), (!cast<Instruction>(MSUB#"m") rc:$c, rc:$a, addr:$b)>;
      def : Pat<(t (fma (t (ld addr:$a)), t:$b, (t (fneg t:$c)))), (!cast<Instruction>(MSUB#"m") rc:$c, rc:$b, addr:$a)>;
      def : Pat<(t (fma (t (fneg t:$a)), (t (ld addr:$b)), t:$c)), (!cast<Instruction>(NMADD#"m") rc:$c, rc:$a, addr:$b)>;
      def : Pat<(t (fma (t (ld addr:$a)), (t (fneg t:$b)), t:$c)), (!cast<Instruction>(NMADD#"m") rc:$c, rc:$b, addr:$a)>;
      def : Pat<(t (fma (t (fneg t:$a)), (t (ld addr:$b)), (t (fneg t:$c)))),
                (!cast<Instruction>(NMSUB#"m") rc:$c, rc:$a, addr:$b)>;
      def : Pat<(t (fma (t (ld addr:$a)), (t (fneg t:$b)), (t (fneg t:$c)))),
                (!cast<Instruction>(NMSUB#"m") rc:$c, rc:$b, addr:$a)>;
      // With the addend in memory.
      def : Pat<(t (fma t:$a, t:$b, (t (ld addr:$c)))), (!cast<Instruction>(MADD213#"m") rc:$a, rc:$b, addr:$c)>;
      def : Pat<(t (fma t:$a, t:$b, (t (fneg (t (ld addr:$c)))))), (!cast<Instruction>(MSUB213#"m") rc:$a, rc:$b, addr:$c)>;
      def : Pat<(t (fma (t (fneg t:$a)), t:$b, (t (ld addr:$c)))), (!cast<Instruction>(NMADD213#"m") rc:$a, rc:$b, addr:$c)>;
      def : Pat<(t (fma t:$a, (t (fneg t:$b)), (t (ld addr:$c)))), (!cast<Instruction>(NMADD213#"m") rc:$a, rc:$b, addr:$c)>;
      def : Pat<(t (fma (t (fneg t:$a)), t:$b, (t (fneg (t (ld addr:$c)))))),
                (!cast<Instruction>(NMSUB213#"m") rc:$a, rc:$b, addr:$c)>;
      def : Pat<(t (fma t:$a, (t (fneg t:$b)), (t (fneg (t (ld addr:$c)))))),
                (!cast<Instruction>(NMSUB213#"m") rc:$a, rc:$b, addr:$c)>;
    }
  }
}
defm : FmaPats<"SS", f32, FR32>;
defm : FmaPats<"SD", f64, FR64>;
foreach t = [v2f32, v4f32] in defm : FmaPats<"PS", t, VR128>;
defm : FmaPats<"PD", v2f64, VR128>;
defm : FmaPats<"PSY", v8f32, VR256>;
defm : FmaPats<"PDY", v4f64, VR256>;

//===-- Comparisons that set the flags -----------------------------------------------------------------------===//

let Predicates = [HasAVX] in {
  def : Pat<(fcmpflags FR32:$a, FR32:$b), (VUCOMISSrr FR32:$a, FR32:$b)>;
  def : Pat<(fcmpflags FR64:$a, FR64:$b), (VUCOMISDrr FR64:$a, FR64:$b)>;
  def : Pat<(fcmpflags FR32:$a, (f32 (ld addr:$b))), (VUCOMISSrm FR32:$a, addr:$b)>;
  def : Pat<(fcmpflags FR64:$a, (f64 (ld addr:$b))), (VUCOMISDrm FR64:$a, addr:$b)>;

//===-- Conversions of scalars -------------------------------------------------------------------------------===//

  // 32-bit integers use the packed conversion, which has no dependency on an older register value.
  def : Pat<(f32 (sint_to_fp GR32:$a)), (COPY_TO_REGCLASS (VCVTDQ2PSrr (VMOVDI2PDIrr GR32:$a)), FR32)>;
  def : Pat<(f64 (sint_to_fp GR32:$a)), (COPY_TO_REGCLASS (VCVTDQ2PDrr (VMOVDI2PDIrr GR32:$a)), FR64)>;
  def : Pat<(f32 (sint_to_fp (i32 (ld addr:$a)))), (COPY_TO_REGCLASS (VCVTDQ2PSrr (VMOVDI2PDIrm addr:$a)), FR32)>;
  def : Pat<(f64 (sint_to_fp (i32 (ld addr:$a)))), (COPY_TO_REGCLASS (VCVTDQ2PDrr (VMOVDI2PDIrm addr:$a)), FR64)>;
  def : Pat<(f32 (sint_to_fp GR64:$a)), (VCVTSI642SSrr (COPY_TO_REGCLASS (V_SET0), FR32), GR64:$a)>;
  def : Pat<(f64 (sint_to_fp GR64:$a)), (VCVTSI642SDrr (COPY_TO_REGCLASS (V_SET0), FR64), GR64:$a)>;
  def : Pat<(f32 (sint_to_fp (i64 (ld addr:$a)))), (VCVTSI642SSrm (COPY_TO_REGCLASS (V_SET0), FR32), addr:$a)>;
  def : Pat<(f64 (sint_to_fp (i64 (ld addr:$a)))), (VCVTSI642SDrm (COPY_TO_REGCLASS (V_SET0), FR64), addr:$a)>;
  // Unsigned 32-bit integers are converted as signed 64-bit integers.
  def : Pat<(f32 (uint_to_fp GR32:$a)),
            (VCVTSI642SSrr (COPY_TO_REGCLASS (V_SET0), FR32), (SUBREG_TO_REG (MOV32rr_REV GR32:$a), sub_32bit))>;
  def : Pat<(f64 (uint_to_fp GR32:$a)),
            (VCVTSI642SDrr (COPY_TO_REGCLASS (V_SET0), FR64), (SUBREG_TO_REG (MOV32rr_REV GR32:$a), sub_32bit))>;
  def : Pat<(i32 (fp_to_sint FR32:$a)), (VCVTTSS2SIrr FR32:$a)>;
  def : Pat<(i32 (fp_to_sint FR64:$a)), (VCVTTSD2SIrr FR64:$a)>;
  def : Pat<(i64 (fp_to_sint FR32:$a)), (VCVTTSS2SI64rr FR32:$a)>;
  def : Pat<(i64 (fp_to_sint FR64:$a)), (VCVTTSD2SI64rr FR64:$a)>;
  def : Pat<(i32 (fp_to_sint (f32 (ld addr:$a)))), (VCVTTSS2SIrm addr:$a)>;
  def : Pat<(i32 (fp_to_sint (f64 (ld addr:$a)))), (VCVTTSD2SIrm addr:$a)>;
  def : Pat<(i64 (fp_to_sint (f32 (ld addr:$a)))), (VCVTTSS2SI64rm addr:$a)>;
  def : Pat<(i64 (fp_to_sint (f64 (ld addr:$a)))), (VCVTTSD2SI64rm addr:$a)>;
  def : Pat<(f64 (fpextend FR32:$a)), (VCVTSS2SDrr (COPY_TO_REGCLASS FR32:$a, FR64), FR32:$a)>;
  def : Pat<(f32 (fpround FR64:$a)), (VCVTSD2SSrr (COPY_TO_REGCLASS FR64:$a, FR32), FR64:$a)>;
}

//===-- Conversions of vectors -------------------------------------------------------------------------------===//

multiclass CvtPat<SDNode op, ValueType to, ValueType from, string inst, RegisterClass rc, bit fold = 1> {
  let Predicates = [HasAVX] in {
    def : Pat<(to (op from:$a)), (!cast<Instruction>(inst#"rr") rc:$a)>;
    if fold then def : Pat<(to (op (from (ld addr:$a)))), (!cast<Instruction>(inst#"rm") addr:$a)>;
  }
}
defm : CvtPat<sint_to_fp, v2f32, v2i32, "VCVTDQ2PS", VR128, 0>;
defm : CvtPat<sint_to_fp, v4f32, v4i32, "VCVTDQ2PS", VR128>;
defm : CvtPat<sint_to_fp, v8f32, v8i32, "VCVTDQ2PSY", VR256>;
defm : CvtPat<sint_to_fp, v2f64, v2i32, "VCVTDQ2PD", VR128>;
defm : CvtPat<sint_to_fp, v4f64, v4i32, "VCVTDQ2PDY", VR128>;
defm : CvtPat<fp_to_sint, v2i32, v2f32, "VCVTTPS2DQ", VR128, 0>;
defm : CvtPat<fp_to_sint, v4i32, v4f32, "VCVTTPS2DQ", VR128>;
defm : CvtPat<fp_to_sint, v8i32, v8f32, "VCVTTPS2DQY", VR256>;
defm : CvtPat<fp_to_sint, v2i32, v2f64, "VCVTTPD2DQ", VR128>;
defm : CvtPat<fp_to_sint, v4i32, v4f64, "VCVTTPD2DQY", VR256>;
defm : CvtPat<fpextend, v2f64, v2f32, "VCVTPS2PD", VR128>;
defm : CvtPat<fpextend, v4f64, v4f32, "VCVTPS2PDY", VR128>;
defm : CvtPat<fpround, v2f32, v2f64, "VCVTPD2PS", VR128>;
defm : CvtPat<fpround, v4f32, v4f64, "VCVTPD2PSY", VR256>;

// Half floats; the immediate 0 rounds to nearest even, independent of the control register.
let Predicates = [HasF16C] in {
  def : Pat<(v2f32 (fp16_to_fp v2i16:$a)), (VCVTPH2PSrr VR128:$a)>;
  def : Pat<(v4f32 (fp16_to_fp v4i16:$a)), (VCVTPH2PSrr VR128:$a)>;
  def : Pat<(v8f32 (fp16_to_fp v8i16:$a)), (VCVTPH2PSYrr VR128:$a)>;
  def : Pat<(v2i16 (fp_to_fp16 v2f32:$a)), (VCVTPS2PHrr VR128:$a, 0)>;
  def : Pat<(v4i16 (fp_to_fp16 v4f32:$a)), (VCVTPS2PHrr VR128:$a, 0)>;
  def : Pat<(v8i16 (fp_to_fp16 v8f32:$a)), (VCVTPS2PHYrr VR256:$a, 0)>;
  def : Pat<(v4f32 (fp16_to_fp (v4i16 (ld addr:$a)))), (VCVTPH2PSrm addr:$a)>;
  def : Pat<(v8f32 (fp16_to_fp (v8i16 (ld addr:$a)))), (VCVTPH2PSYrm addr:$a)>;
  def : Pat<(st (v4i16 (fp_to_fp16 v4f32:$a)), addr:$p), (VCVTPS2PHmr addr:$p, VR128:$a, 0)>;
  def : Pat<(st (v8i16 (fp_to_fp16 v8f32:$a)), addr:$p), (VCVTPS2PHYmr addr:$p, VR256:$a, 0)>;
}
