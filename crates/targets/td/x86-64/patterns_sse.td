//===-- patterns_sse.td - 128-bit operations without AVX2 ----------------------------------------------------===//
//
// All patterns use VEX instructions. On a machine without AVX, each is replaced by the older form: the same operation,
// which overwrites its first input and requires aligned vectors in memory. The patterns here use several older
// instructions for operations that newer machines do in one; the pattern with the single instruction comes first.
//===---------------------------------------------------------------------------------------------------------===//

let Predicates = [HasAVX], AddedComplexity = -20 in {

//===-- Broadcasts -------------------------------------------------------------------------------------------===//

  foreach t = X32 in {
    def : Pat<(t (splat GR32:$a)), (VPSHUFDri (VMOVDI2PDIrr GR32:$a), 0)>;
    def : Pat<(t (splat (i32 (ld addr:$a)))), (VPSHUFDri (VMOVDI2PDIrm addr:$a), 0)>;
    foreach v = X32 in def : Pat<(t (splat (i32 (extractelt v:$a, (i32 0))))), (VPSHUFDri VR128:$a, 0)>;
  }
  def : Pat<(v2i64 (splat GR64:$a)), (VPSHUFDri (VMOV64toPQIrr GR64:$a), 0x44)>;
  def : Pat<(v2i64 (splat (i64 (ld addr:$a)))), (VMOVDDUPrm addr:$a)>;
  def : Pat<(v2i64 (splat (i64 (extractelt v2i64:$a, (i32 0))))), (VPSHUFDri VR128:$a, 0x44)>;
  foreach t = X16 in {
    def : Pat<(t (splat (i16 (trunc GR32:$a)))), (VPSHUFDri (VPSHUFLWri (VMOVDI2PDIrr GR32:$a), 0), 0)>;
    foreach v = X16 in
    def : Pat<(t (splat (i16 (extractelt v:$a, (i32 0))))), (VPSHUFDri (VPSHUFLWri VR128:$a, 0), 0)>;
  }
  foreach t = X8 in {
    def : Pat<(t (splat (i8 (trunc GR32:$a)))), (VPSHUFBrr (VMOVDI2PDIrr GR32:$a), (V_SET0))>;
    foreach v = X8 in def : Pat<(t (splat (i8 (extractelt v:$a, (i32 0))))), (VPSHUFBrr VR128:$a, (V_SET0))>;
  }
  foreach t = [v2f32, v4f32] in {
    def : Pat<(t (splat FR32:$a)), (VPSHUFDri (COPY_TO_REGCLASS FR32:$a, VR128), 0)>;
    foreach v = [v2f32, v4f32] in def : Pat<(t (splat (f32 (extractelt v:$a, (i32 0))))), (VPSHUFDri VR128:$a, 0)>;
  }

//===-- Comparisons of floats --------------------------------------------------------------------------------===//

  // Older machines have eight predicates; the others need exchanged operands, or two comparisons.
  foreach c = [[v2f32, v2i32], [v4f32, v4i32], [v2f64, v2i64]] in {
    defvar f = !head(c);
    defvar i = !head(!tail(c));
    defvar S = !if(!eq(f, v2f64), "PD", "PS");
    defvar Cmp = !cast<Instruction>("VCMP"#S#"rri");
    foreach p = [FpPredicate<SETGT, 1>, FpPredicate<SETGE, 2>, FpPredicate<SETULT, 6>, FpPredicate<SETULE, 5>] in
    def : Pat<(i (setcc f:$a, f:$b, p.CC)), (Cmp VR128:$b, VR128:$a, p.Imm)>;
    def : Pat<(i (setcc f:$a, f:$b, SETONE)),
              (!cast<Instruction>("VAND"#S#"rr") (Cmp VR128:$a, VR128:$b, 4), (Cmp VR128:$a, VR128:$b, 7))>;
    def : Pat<(i (setcc f:$a, f:$b, SETUEQ)),
              (!cast<Instruction>("VOR"#S#"rr") (Cmp VR128:$a, VR128:$b, 0), (Cmp VR128:$a, VR128:$b, 3))>;
  }

//===-- A count for each lane --------------------------------------------------------------------------------===//

  // 2^n as a float (1.0 is shifted all ones), as an integer, as a multiplicand; the largest converts correctly.
  foreach t = X32 in
  def : Pat<(t (shlv t:$a, t:$n)),
            (VPMULLDrr VR128:$a,
              (VCVTTPS2DQrr (VPADDDrr (VPSLLDri VR128:$n, 23), (VPSLLDri (VPSRLDri (V_SETALLONES), 25), 23))))>;
  // Shift all lanes by each count, in the low half of a register; then select the lane of that count from each result.
  foreach o = [["srlv", "VPSRLD"], ["srav", "VPSRAD"]] in {
    defvar Op = !cast<SDNode>(!head(o));
    defvar Shift = !cast<Instruction>(!head(!tail(o))#"rr");
    foreach t = X32 in {
      defvar first = (VPBLENDWrri
        (Shift VR128:$a, (VPMOVZXDQrr VR128:$n)), (Shift VR128:$a, (VPSRLQri VR128:$n, 32)), 0x0C);
      if !eq(t.nElem, 2) then def : Pat<(t (Op t:$a, t:$n)), first>;
      else
      def : Pat<(t (Op t:$a, t:$n)),
                (VPBLENDWrri first,
                  (VPBLENDWrri (Shift VR128:$a, (VPUNPCKHDQrr VR128:$n, (V_SET0))), (Shift VR128:$a, (VPSRLDQri VR128:$n, 12)), 0xC0),
                  0xF0)>;
    }
  }
  foreach o = [["shlv", "VPSLLQ"], ["srlv", "VPSRLQ"]] in {
    defvar Shift = !cast<Instruction>(!head(!tail(o))#"rr");
    def : Pat<(v2i64 (!cast<SDNode>(!head(o)) v2i64:$a, v2i64:$n)),
              (VPBLENDWrri (Shift VR128:$a, VR128:$n), (Shift VR128:$a, (VPSRLDQri VR128:$n, 8)), 0xF0)>;
  }
}
