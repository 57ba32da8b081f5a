//===-- patterns_sse.td - what 128 bits do without AVX2 ------------------------------------------------------===//
//
// All patterns name VEX instructions. A machine without AVX gets the older form of each: the same operation, which overwrites
// its first input and wants vectors in memory aligned. Where only newer machines have one instruction for something, here
// is how older ones do it with several; the pattern of the single instruction comes first.
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

  // Older machines have eight predicates; the others are those with the operands exchanged, or two of them.
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
}
