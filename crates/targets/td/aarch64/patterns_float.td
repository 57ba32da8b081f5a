//===-- patterns_float.td - selection for float scalars ------------------------------------------------------===//

foreach w = [FS, FD] in {
  defvar N = w.Name; defvar t = !if(!eq(N, "S"), f32, f64); defvar rc = w.RC;
  foreach o = [["fadd", "FADD"], ["fsub", "FSUB"], ["fmul", "FMUL"], ["fdiv", "FDIV"]] in
  def : Pat<(t (!cast<SDNode>(!head(o)) rc:$a, rc:$b)), (!cast<Instruction>(!head(!tail(o))#N#"rr") rc:$a, rc:$b)>;
  foreach o = [["fneg", "FNEG"], ["fabs", "FABS"], ["fsqrt", "FSQRT"], ["ffloor", "FRINTM"], ["fceil", "FRINTP"], ["ftrunc", "FRINTZ"],
               ["froundeven", "FRINTN"]] in
  def : Pat<(t (!cast<SDNode>(!head(o)) rc:$a)), (!cast<Instruction>(!head(!tail(o))#N#"r") rc:$a)>;
  def : Pat<(t (fneg (t (fmul rc:$a, rc:$b)))), (!cast<Instruction>("FNMUL"#N#"rr") rc:$a, rc:$b)>;
  def : Pat<(t (fma rc:$a, rc:$b, rc:$c)), (!cast<Instruction>("FMADD"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (fma (t (fneg rc:$a)), rc:$b, rc:$c)), (!cast<Instruction>("FMSUB"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (fma rc:$a, (t (fneg rc:$b)), rc:$c)), (!cast<Instruction>("FMSUB"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (fma rc:$a, rc:$b, (t (fneg rc:$c)))), (!cast<Instruction>("FNMSUB"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (fma (t (fneg rc:$a)), rc:$b, (t (fneg rc:$c)))), (!cast<Instruction>("FNMADD"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (fma rc:$a, (t (fneg rc:$b)), (t (fneg rc:$c)))), (!cast<Instruction>("FNMADD"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(fcmpflags rc:$a, rc:$b), (!cast<Instruction>("FCMP"#N#"rr") rc:$a, rc:$b)>;

  def : Pat<(t (ld addr:$p)), (!cast<Instruction>("LDR"#N#"ui") addr:$p)>;
  def : Pat<(st (t rc:$v), addr:$p), (!cast<Instruction>("STR"#N#"ui") rc:$v, addr:$p)>;

  def : Pat<(t (fminimum rc:$a, rc:$b)), (!cast<Instruction>("FMIN"#N#"rr") rc:$a, rc:$b)>;
  def : Pat<(t (fmaximum rc:$a, rc:$b)), (!cast<Instruction>("FMAX"#N#"rr") rc:$a, rc:$b)>;

  foreach i = [WW, WX] in {
    def : Pat<(t (sint_to_fp i.RC:$a)), (!cast<Instruction>("SCVTFU"#i.Name#N#"ri") i.RC:$a)>;
    def : Pat<(t (uint_to_fp i.RC:$a)), (!cast<Instruction>("UCVTFU"#i.Name#N#"ri") i.RC:$a)>;
    foreach op = [fp_to_sint, fp_to_sint_sat] in
    def : Pat<(i.VT (op rc:$a)), (!cast<Instruction>("FCVTZSU"#i.Name#N#"r") rc:$a)>;
    foreach op = [fp_to_uint, fp_to_uint_sat] in
    def : Pat<(i.VT (op rc:$a)), (!cast<Instruction>("FCVTZUU"#i.Name#N#"r") rc:$a)>;
  }
}
def : Pat<(f64 (fpextend FPR32:$a)), (FCVTDSr FPR32:$a)>;
def : Pat<(f32 (fpround FPR64:$a)), (FCVTSDr FPR64:$a)>;

def : Pat<(i32 (bitconvert FPR32:$a)), (FMOVSWr FPR32:$a)>;
def : Pat<(i64 (bitconvert FPR64:$a)), (FMOVDXr FPR64:$a)>;
def : Pat<(f32 (bitconvert GPR32:$a)), (FMOVWSr GPR32:$a)>;
def : Pat<(f64 (bitconvert GPR64:$a)), (FMOVXDr GPR64:$a)>;
// Values that are only copied in memory need no register of the other file.
def : Pat<(f32 (bitconvert (i32 (ld addr:$p)))), (LDRSui addr:$p)>;
def : Pat<(f64 (bitconvert (i64 (ld addr:$p)))), (LDRDui addr:$p)>;
def : Pat<(i32 (bitconvert (f32 (ld addr:$p)))), (LDRWui addr:$p)>;
def : Pat<(i64 (bitconvert (f64 (ld addr:$p)))), (LDRXui addr:$p)>;
