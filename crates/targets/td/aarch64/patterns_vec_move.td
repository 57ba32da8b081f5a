//===-- patterns_vec_move.td - selection for vector memory, lanes, halves ------------------------------------===//

//===-- Memory -----------------------------------------------------------------------------------------------===//

foreach t = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64] in {
  def : Pat<(t (ld addr:$p)), (LDRQui addr:$p)>;
  def : Pat<(st t:$v, addr:$p), (STRQui VR:$v, addr:$p)>;
  def : Pat<(st_nt t:$v, addr:$p), (STRQui VR:$v, addr:$p)>;
}
foreach t = [v8i8, v4i16, v2i32, v2f32] in {
  def : Pat<(t (ld addr:$p)), (SUBREG_TO_REG (LDRDui addr:$p), dsub)>;
  def : Pat<(st t:$v, addr:$p), (STRDui (EXTRACT_SUBREG VR:$v, dsub), addr:$p)>;
}
foreach t = [v4i8, v2i16] in {
  def : Pat<(t (ld addr:$p)), (SUBREG_TO_REG (LDRSui addr:$p), ssub)>;
  def : Pat<(st t:$v, addr:$p), (STRSui (EXTRACT_SUBREG VR:$v, ssub), addr:$p)>;
}
def : Pat<(v2i8 (ld addr:$p)), (SUBREG_TO_REG (LDRHui addr:$p), hsub)>;
def : Pat<(st v2i8:$v, addr:$p), (STRHui (EXTRACT_SUBREG VR:$v, hsub), addr:$p)>;

//===-- Bitcasts ---------------------------------------------------------------------------------------------===//

foreach t = [v8i8, v4i16, v2i32, v2f32] in {
  def : Pat<(i64 (bitconvert t:$a)), (FMOVDXr (EXTRACT_SUBREG VR:$a, dsub))>;
  def : Pat<(t (bitconvert GPR64:$a)), (SUBREG_TO_REG (FMOVXDr GPR64:$a), dsub)>;
  def : Pat<(f64 (bitconvert t:$a)), (COPY_TO_REGCLASS VR:$a, FPR64)>;
  def : Pat<(t (bitconvert FPR64:$a)), (COPY_TO_REGCLASS FPR64:$a, VR)>;
}
foreach t = [v4i8, v2i16] in {
  def : Pat<(i32 (bitconvert t:$a)), (FMOVSWr (EXTRACT_SUBREG VR:$a, ssub))>;
  def : Pat<(t (bitconvert GPR32:$a)), (SUBREG_TO_REG (FMOVWSr GPR32:$a), ssub)>;
  def : Pat<(f32 (bitconvert t:$a)), (COPY_TO_REGCLASS VR:$a, FPR32)>;
  def : Pat<(t (bitconvert FPR32:$a)), (COPY_TO_REGCLASS FPR32:$a, VR)>;
}

//===-- Broadcasts, single lanes -----------------------------------------------------------------------------===//

foreach t = !listconcat(Bytes, Words, Longs, [v2i64]) in {
  defvar N = IntName<t>.N; defvar e = t.ElementType; defvar rc = !if(!eq(e, i64), GPR64, GPR32); defvar E = e.Size;
  defvar lane = !cast<SDPatternOperator>("lane"#!add(t.nElem, -1));
  if !ge(E, 32) then {
    def : Pat<(t (splat rc:$a)), (!cast<Instruction>("DUP"#N#"gpr") rc:$a)>;
    def : Pat<(e (extractelt t:$a, (i32 lane:$n))), (!cast<Instruction>("UMOVvi"#E) VR:$a, lane:$n)>;
    def : Pat<(t (insertelt t:$a, rc:$s, (i32 lane:$n))), (!cast<Instruction>("INSvi"#E#"gpr") VR:$a, lane:$n, rc:$s)>;
  } else {
    def : Pat<(t (splat (e (trunc rc:$a)))), (!cast<Instruction>("DUP"#N#"gpr") rc:$a)>;
    def : Pat<(i32 (zext (e (extractelt t:$a, (i32 lane:$n))))), (!cast<Instruction>("UMOVvi"#E) VR:$a, lane:$n)>;
    def : Pat<(t (insertelt t:$a, (e (trunc rc:$s)), (i32 lane:$n))), (!cast<Instruction>("INSvi"#E#"gpr") VR:$a, lane:$n, rc:$s)>;
  }
  def : Pat<(t (splat (e (extractelt t:$a, (i32 lane:$n))))), (!cast<Instruction>("DUP"#N#"lane") VR:$a, lane:$n)>;
}
foreach t = [v2f32, v4f32, v2f64] in {
  defvar N = IntName<t>.N; defvar e = t.ElementType; defvar rc = !if(!eq(e, f64), FPR64, FPR32); defvar E = e.Size;
  defvar lane = !cast<SDPatternOperator>("lane"#!add(t.nElem, -1));
  def : Pat<(t (splat rc:$a)), (!cast<Instruction>("DUP"#N#"lane") (COPY_TO_REGCLASS rc:$a, VR), 0)>;
  def : Pat<(e (extractelt t:$a, (i32 lane:$n))), (!cast<Instruction>("DUPi"#E) VR:$a, lane:$n)>;
  let AddedComplexity = 1 in
  def : Pat<(e (extractelt t:$a, (i32 0))), (COPY_TO_REGCLASS VR:$a, rc)>;
  def : Pat<(t (insertelt t:$a, rc:$s, (i32 lane:$n))), (!cast<Instruction>("INSvi"#E#"lane") VR:$a, lane:$n, (COPY_TO_REGCLASS rc:$s, VR), 0)>;
  def : Pat<(t (splat (e (extractelt t:$a, (i32 lane:$n))))), (!cast<Instruction>("DUP"#N#"lane") VR:$a, lane:$n)>;
}

//===-- Halves, interleaving ---------------------------------------------------------------------------------===//

// A type with its half: the upper half is a lane of that width; two halves are two adjacent lanes.
class Half<ValueType t, ValueType h, string lanes> { ValueType T = t; ValueType H = h; string N = lanes; }
foreach p = [Half<v4f32, v2f32, "v2i64">, Half<v4i32, v2i32, "v2i64">, Half<v8i16, v4i16, "v2i64">, Half<v16i8, v8i8, "v2i64">,
             Half<v4i16, v2i16, "v4i32">, Half<v8i8, v4i8, "v4i32">, Half<v4i8, v2i8, "v8i16">] in {
  defvar t = p.T; defvar h = p.H;
  def : Pat<(h (lower_half t:$a)), (COPY_TO_REGCLASS VR:$a, VR)>;
  def : Pat<(h (upper_half t:$a)), (!cast<Instruction>("DUP"#p.N#"lane") VR:$a, 1)>;
  def : Pat<(t (concat h:$a, h:$b)), (!cast<Instruction>("ZIP1"#p.N) VR:$a, VR:$b)>;
  def : Pat<(t (twice h:$a)), (!cast<Instruction>("ZIP1"#p.N) VR:$a, VR:$a)>;
}
foreach t = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64] in {
  defvar N = IntName<t>.N;
  foreach o = ["interleave", "unpack"] in {
    if !or(!eq(o, "interleave"), !ne(t, v16i8)) then {
      def : Pat<(t (!cast<SDNode>(o#"_low") t:$a, t:$b)), (!cast<Instruction>("ZIP1"#N) VR:$a, VR:$b)>;
      def : Pat<(t (!cast<SDNode>(o#"_high") t:$a, t:$b)), (!cast<Instruction>("ZIP2"#N) VR:$a, VR:$b)>;
    }
  }
  def : Pat<(t (align t:$a, t:$b, (i32 lane15:$n))), (EXTv16i8 VR:$a, VR:$b, lane15:$n)>;
  def : Pat<(t (even_lanes t:$a, t:$b)), (!cast<Instruction>("UZP1"#N) VR:$a, VR:$b)>;
  def : Pat<(t (odd_lanes t:$a, t:$b)), (!cast<Instruction>("UZP2"#N) VR:$a, VR:$b)>;
}
foreach t = [v8i8, v4i16, v2i32, v2f32] in {
  defvar N = !cond(!eq(t, v8i8) : "v8i8", !eq(t, v4i16) : "v4i16", true : "v2i32");
  def : Pat<(t (interleave_low t:$a, t:$b)), (!cast<Instruction>("ZIP1"#N) VR:$a, VR:$b)>;
  def : Pat<(t (interleave_high t:$a, t:$b)), (!cast<Instruction>("ZIP2"#N) VR:$a, VR:$b)>;
  def : Pat<(t (even_lanes t:$a, t:$b)), (!cast<Instruction>("UZP1"#N) VR:$a, VR:$b)>;
  def : Pat<(t (odd_lanes t:$a, t:$b)), (!cast<Instruction>("UZP2"#N) VR:$a, VR:$b)>;
}
foreach t = [v4i8, v2i16, v2i8] in {
  defvar N = IntName<t>.N;
  def : Pat<(t (interleave_low t:$a, t:$b)), (!cast<Instruction>("ZIP1"#N) VR:$a, VR:$b)>;
  // Both results are in one register, first the lower one, then the upper one.
  def : Pat<(t (interleave_high t:$a, t:$b)), (!cast<Instruction>(!if(!eq(t, v2i8), "DUPv8i16lane", "DUPv4i32lane")) (!cast<Instruction>("ZIP1"#N) VR:$a, VR:$b), 1)>;
}

//===-- Bits of scalars --------------------------------------------------------------------------------------===//

// Count ones per byte, then add the counts.
class Ones<dag value> { dag R = (FMOVSWr (COPY_TO_REGCLASS (ADDVv8i8 (CNTv8i8 (COPY_TO_REGCLASS value, VR))), FPR32)); }
def : Pat<(i32 (ctpop GPR32:$a)), Ones<(FMOVWSr GPR32:$a)>.R>;
def : Pat<(i64 (ctpop GPR64:$a)), (SUBREG_TO_REG Ones<(FMOVXDr GPR64:$a)>.R, sub_32)>;
