//===-- patterns_float.td - scalar floats of 32 and 64 bits --------------------------------------------------===//
//
// Operations use the rounding mode of the control register (7), which is to nearest; exact operations use mode 0.
//===---------------------------------------------------------------------------------------------------------===//

multiclass FloatPatterns<ValueType vt, RegisterClass rc, string s> {
  defvar MADD = !cast<Instruction>("FMADD_"#s);
  foreach op = [fadd, fsub, fmul, fdiv] in {
    defvar name = !cond(!eq(op, fadd) : "FADD_", !eq(op, fsub) : "FSUB_", !eq(op, fmul) : "FMUL_", true : "FDIV_");
    def : Pat<(vt (op rc:$a, rc:$b)), (!cast<Instruction>(name#s) rc:$a, rc:$b, 7)>;
  }
  def : Pat<(vt (fsqrt rc:$a)), (!cast<Instruction>("FSQRT_"#s) rc:$a, 7)>;
  def : Pat<(vt (fneg rc:$a)), (!cast<Instruction>("FNEG_"#s) rc:$a)>;
  def : Pat<(vt (fabs rc:$a)), (!cast<Instruction>("FABS_"#s) rc:$a)>;
  def : Pat<(vt (fma rc:$a, rc:$b, rc:$c)), (MADD rc:$a, rc:$b, rc:$c, 7)>;
  def : Pat<(vt (fma rc:$a, rc:$b, (fneg rc:$c))), (!cast<Instruction>("FMSUB_"#s) rc:$a, rc:$b, rc:$c, 7)>;
  def : Pat<(vt (fma (fneg rc:$a), rc:$b, rc:$c)), (!cast<Instruction>("FNMSUB_"#s) rc:$a, rc:$b, rc:$c, 7)>;
  defvar exact = !if(!eq(s, "D"), 0, 7);
  def : Pat<(vt (sint_to_fp (i32 GPR:$a))), (!cast<Instruction>("FCVT_"#s#"_W") GPR:$a, exact)>;
  def : Pat<(vt (uint_to_fp (i32 GPR:$a))), (!cast<Instruction>("FCVT_"#s#"_WU") GPR:$a, exact)>;
  def : Pat<(vt (sint_to_fp (i64 GPR:$a))), (!cast<Instruction>("FCVT_"#s#"_L") GPR:$a, 7)>;
  def : Pat<(vt (uint_to_fp (i64 GPR:$a))), (!cast<Instruction>("FCVT_"#s#"_LU") GPR:$a, 7)>;
  defvar x = !if(!eq(s, "D"), "D", "W");
  defvar ivt = !if(!eq(s, "D"), i64, i32);
  def : Pat<(vt (bitconvert (ivt GPR:$a))), (!cast<Instruction>("FMV_"#x#"_X") GPR:$a)>;
  def : Pat<(ivt (bitconvert (vt rc:$a))), (!cast<Instruction>("FMV_X_"#x) rc:$a)>;
  def : Pat<(vt (ld addr:$a)), (!cast<Instruction>("FL"#x) addr:$a)>;
  def : Pat<(st (vt rc:$v), addr:$a), (!cast<Instruction>("FS"#x) rc:$v, addr:$a)>;
}
defm : FloatPatterns<f32, FPR32, "S">;
defm : FloatPatterns<f64, FPR64, "D">;
def : Pat<(f64 (fpextend (f32 FPR32:$a))), (FCVT_D_S FPR32:$a, 0)>;
def : Pat<(f32 (fpround (f64 FPR64:$a))), (FCVT_S_D FPR64:$a, 7)>;
