//===-- patterns_vec.td - selection for vector arithmetic, comparisons, widths -------------------------------===//
//
// Vectors of less than 128 bits are computed in full registers: their upper lanes are undefined. The patterns for full
// registers also serve them; only operations that depend on the number of lanes have separate patterns.

defvar Bytes = [v2i8, v4i8, v8i8, v16i8];
defvar Words = [v2i16, v4i16, v8i16];
defvar Longs = [v2i32, v4i32];
defvar Ints = [v16i8, v8i16, v4i32, v2i64];
defvar Floats = [v4f32, v2f64];
// The name of a type in instruction names: floats are moved like integers.
class IntName<ValueType t> { string N = !cond(!eq(t.ElementType.Size, 8) : "v16i8", !eq(t.ElementType.Size, 16) : "v8i16", !eq(t.ElementType.Size, 32) : "v4i32", true : "v2i64"); }
class NameOf<ValueType t> { string N = !cond(!eq(t, v4f32) : "v4f32", !eq(t, v2f64) : "v2f64", true : IntName<t>.N); }

foreach hi = [1, 3, 7, 15] in def lane#hi : ImmRange<i32, 0, hi>;

//===-- Integers ---------------------------------------------------------------------------------------------===//

class Binary<SDNode op, ValueType t, string inst> : Pat<(t (op t:$a, t:$b)), (!cast<Instruction>(inst) VR:$a, VR:$b)>;
class Unary<SDNode op, ValueType t, string inst> : Pat<(t (op t:$a)), (!cast<Instruction>(inst) VR:$a)>;
foreach t = Ints in {
  defvar N = IntName<t>.N;
  foreach o = [["add", "ADD"], ["sub", "SUB"], ["saddsat", "SQADD"], ["uaddsat", "UQADD"], ["ssubsat", "SQSUB"], ["usubsat", "UQSUB"]] in
  def : Binary<!cast<SDNode>(!head(o)), t, !head(!tail(o))#N>;
  def : Unary<ineg, t, "NEG"#N>;
  def : Unary<abs, t, "ABS"#N>;
  if !ne(N, "v2i64") then {
    foreach o = [["mul", "MUL"], ["smin", "SMIN"], ["smax", "SMAX"], ["umin", "UMIN"], ["umax", "UMAX"], ["avgceils", "SRHADD"], ["avgceilu", "URHADD"],
                 ["avgfloors", "SHADD"], ["avgflooru", "UHADD"], ["abds", "SABD"], ["abdu", "UABD"]] in
    def : Binary<!cast<SDNode>(!head(o)), t, !head(!tail(o))#N>;
    def : Unary<ctlz, t, "CLZ"#N>;
    def : Pat<(t (add t:$c, (t (mul t:$a, t:$b)))), (!cast<Instruction>("MLA"#N) VR:$c, VR:$a, VR:$b)>;
    def : Pat<(t (add (t (mul t:$a, t:$b)), t:$c)), (!cast<Instruction>("MLA"#N) VR:$c, VR:$a, VR:$b)>;
    def : Pat<(t (sub t:$c, (t (mul t:$a, t:$b)))), (!cast<Instruction>("MLS"#N) VR:$c, VR:$a, VR:$b)>;
    // The upper halves of full products.
    defvar W = !cond(!eq(N, "v16i8") : "v8i16", !eq(N, "v8i16") : "v4i32", true : "v2i64");
    foreach o = [["mulhs", "S"], ["mulhu", "U"]] in
    def : Pat<(t (!cast<SDNode>(!head(o)) t:$a, t:$b)),
              (!cast<Instruction>("UZP2"#N) (!cast<Instruction>(!head(!tail(o))#"MULL"#W) VR:$a, VR:$b), (!cast<Instruction>(!head(!tail(o))#"MULL2"#W) VR:$a, VR:$b))>;
  }
}
foreach t = !listconcat(Bytes, Words, Longs, [v2i64]) in {
  foreach o = [["and", "AND", "BIC"], ["or", "ORR", "ORN"]] in {
    def : Binary<!cast<SDNode>(!head(o)), t, !head(!tail(o))#"v16i8">;
    def : Pat<(t (!cast<SDNode>(!head(o)) t:$a, (t (not t:$b)))), (!cast<Instruction>(!head(!tail(!tail(o)))#"v16i8") VR:$a, VR:$b)>;
    def : Pat<(t (!cast<SDNode>(!head(o)) (t (not t:$b)), t:$a)), (!cast<Instruction>(!head(!tail(!tail(o)))#"v16i8") VR:$a, VR:$b)>;
  }
  def : Binary<xor, t, "EORv16i8">;
  def : Unary<not, t, "NOTv16i8">;
}
def : Unary<ctpop, v16i8, "CNTv16i8">;
def : Unary<bitreverse, v16i8, "RBITv16i8">;
def : Pat<(v16i8 (cttz v16i8:$a)), (CLZv16i8 (RBITv16i8 VR:$a))>;
foreach t = [v8i16, v4i32, v2i64] in {
  defvar Rev = !cond(!eq(t, v8i16) : REV16v16i8, !eq(t, v4i32) : REV32v16i8, true : REV64v16i8);
  def : Pat<(t (bswap t:$a)), (Rev VR:$a)>;
  def : Pat<(t (bitreverse t:$a)), (Rev (RBITv16i8 VR:$a))>;
  if !ne(t, v2i64) then
  def : Pat<(t (cttz t:$a)), (!cast<Instruction>("CLZ"#IntName<t>.N) (Rev (RBITv16i8 VR:$a)))>;
}
def : Pat<(v8i16 (ctpop v8i16:$a)), (UADDLPv16i8 (CNTv16i8 VR:$a))>;
def : Pat<(v4i32 (ctpop v4i32:$a)), (UADDLPv8i16 (UADDLPv16i8 (CNTv16i8 VR:$a)))>;
def : Pat<(v2i64 (ctpop v2i64:$a)), (UADDLPv4i32 (UADDLPv8i16 (UADDLPv16i8 (CNTv16i8 VR:$a))))>;
// Full products of even lanes: the even lanes after reinterpreting as lanes of twice the width.
foreach o = [["smul_even", "S"], ["umul_even", "U"]] in
foreach t = [v8i16, v4i32, v2i64] in {
  defvar N = IntName<t>.N; defvar s = !cond(!eq(t, v8i16) : v16i8, !eq(t, v4i32) : v8i16, true : v4i32);
  def : Pat<(t (!cast<SDNode>(!head(o)) s:$a, s:$b)),
            (!cast<Instruction>(!head(!tail(o))#"MULL"#N) (!cast<Instruction>("XTN"#N) VR:$a), (!cast<Instruction>("XTN"#N) VR:$b))>;
}
def : Pat<(v4i32 (sdot_words v4i32:$c, v8i16:$a, v8i16:$b)), (ADDv4i32 VR:$c, (ADDPv4i32 (SMULLv4i32 VR:$a, VR:$b), (SMULL2v4i32 VR:$a, VR:$b)))>;
def : Pat<(v2i32 (sdot_words v2i32:$c, v4i16:$a, v4i16:$b)), (ADDv4i32 VR:$c, (ADDPv4i32 (SMULLv4i32 VR:$a, VR:$b), (SMULLv4i32 VR:$a, VR:$b)))>;
let Predicates = [HasI8MM] in {
  def : Pat<(v4i32 (usdot_bytes v4i32:$c, v16i8:$a, v16i8:$b)), (USDOTv4i32 VR:$c, VR:$a, VR:$b)>;
  def : Pat<(v2i32 (usdot_bytes v2i32:$c, v8i8:$a, v8i8:$b)), (USDOTv4i32 VR:$c, VR:$a, VR:$b)>;
}

//===-- Shifts -----------------------------------------------------------------------------------------------===//

foreach e = [8, 16, 32, 64] in {
  def shlAmount#e : ImmRange<!cast<ValueType>("i"#e), 0, !add(e, -1)>;
  def shrAmount#e : ImmRange<!cast<ValueType>("i"#e), 1, !add(e, -1)>;
}
foreach t = !listconcat(Bytes, Words, Longs, [v2i64]) in {
  defvar N = IntName<t>.N; defvar e = t.ElementType; defvar left = !cast<SDPatternOperator>("shlAmount"#e.Size); defvar right = !cast<SDPatternOperator>("shrAmount"#e.Size);
  // The plain nodes accept any count, the *v nodes only counts below the width: an immediate is both.
  foreach op = [shl, shlv] in
  def : Pat<(t (op t:$a, (t (splat (e left:$n))))), (!cast<Instruction>("SHL"#N#"_shift") VR:$a, left:$n)>;
  foreach op = [srl, srlv] in
  def : Pat<(t (op t:$a, (t (splat (e right:$n))))), (!cast<Instruction>("USHR"#N#"_shift") VR:$a, right:$n)>;
  foreach op = [sra, srav] in
  def : Pat<(t (op t:$a, (t (splat (e right:$n))))), (!cast<Instruction>("SSHR"#N#"_shift") VR:$a, right:$n)>;
  // A negative count shifts right.
  def : Pat<(t (shlv t:$a, t:$b)), (!cast<Instruction>("USHL"#N) VR:$a, VR:$b)>;
  def : Pat<(t (srlv t:$a, t:$b)), (!cast<Instruction>("USHL"#N) VR:$a, (!cast<Instruction>("NEG"#N) VR:$b))>;
  def : Pat<(t (srav t:$a, t:$b)), (!cast<Instruction>("SSHL"#N) VR:$a, (!cast<Instruction>("NEG"#N) VR:$b))>;
}

//===-- Floats -----------------------------------------------------------------------------------------------===//

foreach t = Floats in {
  defvar N = NameOf<t>.N; defvar e = t.ElementType; defvar rc = !if(!eq(t, v4f32), FPR32, FPR64); defvar i = !if(!eq(t, v4f32), v4i32, v2i64);
  foreach o = [["fadd", "FADD"], ["fsub", "FSUB"], ["fmul", "FMUL"], ["fdiv", "FDIV"]] in
  def : Binary<!cast<SDNode>(!head(o)), t, !head(!tail(o))#N>;
  foreach o = [["fneg", "FNEG"], ["fabs", "FABS"], ["fsqrt", "FSQRT"], ["ffloor", "FRINTM"], ["fceil", "FRINTP"], ["ftrunc", "FRINTZ"], ["froundeven", "FRINTN"]] in
  def : Unary<!cast<SDNode>(!head(o)), t, !head(!tail(o))#N>;
  // Selects the second operand if the two are equal or unordered; the machine's minimum differs.
  def : Pat<(t (fminlt t:$a, t:$b)), (BSLv16i8 (!cast<Instruction>("FCMGT"#N) VR:$b, VR:$a), VR:$a, VR:$b)>;
  def : Pat<(t (fmaxgt t:$a, t:$b)), (BSLv16i8 (!cast<Instruction>("FCMGT"#N) VR:$a, VR:$b), VR:$a, VR:$b)>;
  def : Pat<(t (fma t:$a, t:$b, t:$c)), (!cast<Instruction>("FMLA"#N) VR:$c, VR:$a, VR:$b)>;
  def : Pat<(t (fma (t (fneg t:$a)), t:$b, t:$c)), (!cast<Instruction>("FMLS"#N) VR:$c, VR:$a, VR:$b)>;
  def : Pat<(t (fma t:$a, (t (fneg t:$b)), t:$c)), (!cast<Instruction>("FMLS"#N) VR:$c, VR:$a, VR:$b)>;
  // With one multiplicand broadcast to all lanes.
  def : Pat<(t (fma t:$a, (t (splat rc:$b)), t:$c)), (!cast<Instruction>("FMLA"#N#"_indexed") VR:$c, VR:$a, (COPY_TO_REGCLASS rc:$b, VR), 0)>;
  def : Pat<(t (fma (t (splat rc:$b)), t:$a, t:$c)), (!cast<Instruction>("FMLA"#N#"_indexed") VR:$c, VR:$a, (COPY_TO_REGCLASS rc:$b, VR), 0)>;
  def : Pat<(t (fmul t:$a, (t (splat rc:$b)))), (!cast<Instruction>("FMUL"#N#"_indexed") VR:$a, (COPY_TO_REGCLASS rc:$b, VR), 0)>;
  def : Pat<(t (fmul (t (splat rc:$b)), t:$a)), (!cast<Instruction>("FMUL"#N#"_indexed") VR:$a, (COPY_TO_REGCLASS rc:$b, VR), 0)>;
  defvar lane = !cast<SDPatternOperator>("lane"#!add(t.nElem, -1));
  def : Pat<(t (fma t:$a, (t (splat (e (extractelt t:$b, (i32 lane:$n))))), t:$c)), (!cast<Instruction>("FMLA"#N#"_indexed") VR:$c, VR:$a, VR:$b, lane:$n)>;
  def : Pat<(t (fmul t:$a, (t (splat (e (extractelt t:$b, (i32 lane:$n))))))), (!cast<Instruction>("FMUL"#N#"_indexed") VR:$a, VR:$b, lane:$n)>;

  def : Pat<(t (sint_to_fp i:$a)), (!cast<Instruction>("SCVTF"#N) VR:$a)>;
  def : Pat<(t (uint_to_fp i:$a)), (!cast<Instruction>("UCVTF"#N) VR:$a)>;
  foreach op = [fp_to_sint, fp_to_sint_sat] in
  def : Pat<(i (op t:$a)), (!cast<Instruction>("FCVTZS"#N) VR:$a)>;
  foreach op = [fp_to_uint, fp_to_uint_sat] in
  def : Pat<(i (op t:$a)), (!cast<Instruction>("FCVTZU"#N) VR:$a)>;
  def : Binary<fminimum, t, "FMIN"#N>;
  def : Binary<fmaximum, t, "FMAX"#N>;

  //===-- Comparisons of floats ------------------------------------------------------------------------------===//

  defvar EQ = !cast<Instruction>("FCMEQ"#N); defvar GT = !cast<Instruction>("FCMGT"#N); defvar GE = !cast<Instruction>("FCMGE"#N);
  def : Pat<(i (setcc t:$a, t:$b, SETEQ)), (EQ VR:$a, VR:$b)>;
  def : Pat<(i (setcc t:$a, t:$b, SETGT)), (GT VR:$a, VR:$b)>;
  def : Pat<(i (setcc t:$a, t:$b, SETGE)), (GE VR:$a, VR:$b)>;
  def : Pat<(i (setcc t:$a, t:$b, SETLT)), (GT VR:$b, VR:$a)>;
  def : Pat<(i (setcc t:$a, t:$b, SETLE)), (GE VR:$b, VR:$a)>;
  def : Pat<(i (setcc t:$a, t:$b, SETNE)), (NOTv16i8 (EQ VR:$a, VR:$b))>;
  def : Pat<(i (setcc t:$a, t:$b, SETULT)), (NOTv16i8 (GE VR:$a, VR:$b))>;
  def : Pat<(i (setcc t:$a, t:$b, SETULE)), (NOTv16i8 (GT VR:$a, VR:$b))>;
  def : Pat<(i (setcc t:$a, t:$b, SETUGT)), (NOTv16i8 (GE VR:$b, VR:$a))>;
  def : Pat<(i (setcc t:$a, t:$b, SETUGE)), (NOTv16i8 (GT VR:$b, VR:$a))>;
  def : Pat<(i (setcc t:$a, t:$b, SETO)), (ORRv16i8 (GE VR:$a, VR:$b), (GT VR:$b, VR:$a))>;
  def : Pat<(i (setcc t:$a, t:$b, SETUO)), (NOTv16i8 (ORRv16i8 (GE VR:$a, VR:$b), (GT VR:$b, VR:$a)))>;
  def : Pat<(i (setcc t:$a, t:$b, SETONE)), (ORRv16i8 (GT VR:$a, VR:$b), (GT VR:$b, VR:$a))>;
  def : Pat<(i (setcc t:$a, t:$b, SETUEQ)), (NOTv16i8 (ORRv16i8 (GT VR:$a, VR:$b), (GT VR:$b, VR:$a)))>;
}
def : Pat<(v2f64 (sint_to_fp v2i32:$a)), (SCVTFv2f64 (SXTLv2i64 VR:$a))>;
def : Pat<(v2f64 (uint_to_fp v2i32:$a)), (UCVTFv2f64 (UXTLv2i64 VR:$a))>;
def : Pat<(v2i32 (fp_to_sint v2f64:$a)), (XTNv2i64 (FCVTZSv2f64 VR:$a))>;
def : Pat<(v2i32 (fp_to_uint v2f64:$a)), (XTNv2i64 (FCVTZUv2f64 VR:$a))>;
// To and from other widths: saturating in two steps is equivalent to one.
foreach o = [["fp_to_sint_sat", "S"], ["fp_to_uint_sat", "U"]] in {
  defvar op = !cast<SDNode>(!head(o)); defvar S = !head(!tail(o));
  defvar F32 = !cast<Instruction>("FCVTZ"#S#"v4f32"); defvar F64 = !cast<Instruction>("FCVTZ"#S#"v2f64");
  defvar H = !cast<Instruction>(S#"QXTNv4i32"); defvar B = !cast<Instruction>(S#"QXTNv8i16"); defvar D = !cast<Instruction>(S#"QXTNv2i64");
  def : Pat<(v4i16 (op v4f32:$a)), (H (F32 VR:$a))>;
  def : Pat<(v4i8 (op v4f32:$a)), (B (H (F32 VR:$a)))>;
  def : Pat<(v2i16 (op v2f32:$a)), (H (F32 VR:$a))>;
  def : Pat<(v2i8 (op v2f32:$a)), (B (H (F32 VR:$a)))>;
  def : Pat<(v2i32 (op v2f64:$a)), (D (F64 VR:$a))>;
  def : Pat<(v2i16 (op v2f64:$a)), (H (D (F64 VR:$a)))>;
  def : Pat<(v2i8 (op v2f64:$a)), (B (H (D (F64 VR:$a))))>;
  def : Pat<(v2i64 (op v2f32:$a)), (F64 (FCVTLv2i32 VR:$a))>;
}
def : Pat<(v2f64 (fpextend v2f32:$a)), (FCVTLv2i32 VR:$a)>;
def : Pat<(v2f32 (fpround v2f64:$a)), (FCVTNv2i32 VR:$a)>;
def : Pat<(v4f32 (fp16_to_fp v4i16:$a)), (FCVTLv4i16 VR:$a)>;
def : Pat<(v2f32 (fp16_to_fp v2i16:$a)), (FCVTLv4i16 VR:$a)>;
def : Pat<(v4i16 (fp_to_fp16 v4f32:$a)), (FCVTNv4i16 VR:$a)>;
def : Pat<(v2i16 (fp_to_fp16 v2f32:$a)), (FCVTNv4i16 VR:$a)>;

//===-- Comparisons of integers, selection by masks ----------------------------------------------------------===//

foreach t = !listconcat(Bytes, Words, Longs, [v2i64]) in {
  defvar N = IntName<t>.N;
  foreach c = [["SETEQ", "CMEQ"], ["SETGT", "CMGT"], ["SETGE", "CMGE"], ["SETUGT", "CMHI"], ["SETUGE", "CMHS"]] in
  def : Pat<(t (setcc t:$a, t:$b, !cast<CondCode>(!head(c)))), (!cast<Instruction>(!head(!tail(c))#N) VR:$a, VR:$b)>;
  foreach c = [["SETLT", "CMGT"], ["SETLE", "CMGE"], ["SETULT", "CMHI"], ["SETULE", "CMHS"]] in
  def : Pat<(t (setcc t:$a, t:$b, !cast<CondCode>(!head(c)))), (!cast<Instruction>(!head(!tail(c))#N) VR:$b, VR:$a)>;
  def : Pat<(t (setcc t:$a, t:$b, SETNE)), (NOTv16i8 (!cast<Instruction>("CMEQ"#N) VR:$a, VR:$b))>;
  foreach c = [["SETEQ", "CMEQ"], ["SETGT", "CMGT"], ["SETGE", "CMGE"], ["SETLT", "CMLT"], ["SETLE", "CMLE"]] in
  def : Pat<(t (setcc t:$a, (t immzero), !cast<CondCode>(!head(c)))), (!cast<Instruction>(!head(!tail(c))#N#"rz") VR:$a)>;
  def : Pat<(t (setcc t:$a, (t immzero), SETNE)), (!cast<Instruction>("CMTST"#N) VR:$a, VR:$a)>;
}
// Three forms, which overwrite the mask, the value for false, or the value for true.
foreach t = !listconcat(Bytes, Words, Longs, [v2i64, v2f32, v4f32, v2f64]) in {
  defvar m = !cond(!eq(t, v2f32) : v2i32, !eq(t, v4f32) : v4i32, !eq(t, v2f64) : v2i64, true : t);
  def : Pat<(t (vselect m:$m, t:$a, t:$b)), (BSLv16i8 VR:$m, VR:$a, VR:$b)>;
  def : Pat<(t (vselect m:$m, t:$a, t:$b)), (BITv16i8 VR:$b, VR:$a, VR:$m)>;
  def : Pat<(t (vselect m:$m, t:$a, t:$b)), (BIFv16i8 VR:$a, VR:$b, VR:$m)>;
}

//===-- Wider and narrower lanes -----------------------------------------------------------------------------===//

// 8 to 16, 16 to 32, 32 to 64 bits, for each number of lanes; wider ones in several steps.
foreach o = [["sext", "SXTL"], ["zext", "UXTL"]] in {
  defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o));
  defvar B = !cast<Instruction>(I#"v8i16"); defvar H = !cast<Instruction>(I#"v4i32"); defvar S = !cast<Instruction>(I#"v2i64");
  def : Pat<(v8i16 (op v8i8:$a)), (B VR:$a)>;
  def : Pat<(v4i16 (op v4i8:$a)), (B VR:$a)>;
  def : Pat<(v2i16 (op v2i8:$a)), (B VR:$a)>;
  def : Pat<(v4i32 (op v4i16:$a)), (H VR:$a)>;
  def : Pat<(v2i32 (op v2i16:$a)), (H VR:$a)>;
  def : Pat<(v2i64 (op v2i32:$a)), (S VR:$a)>;
  def : Pat<(v4i32 (op v4i8:$a)), (H (B VR:$a))>;
  def : Pat<(v2i32 (op v2i8:$a)), (H (B VR:$a))>;
  def : Pat<(v2i64 (op v2i16:$a)), (S (H VR:$a))>;
  def : Pat<(v2i64 (op v2i8:$a)), (S (H (B VR:$a)))>;
}
foreach o = [["trunc", "XTN"], ["truncssat", "SQXTN"], ["truncusat", "SQXTUN"], ["truncusatu", "UQXTN"]] in {
  defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o));
  defvar B = !cast<Instruction>(I#"v8i16"); defvar H = !cast<Instruction>(I#"v4i32"); defvar S = !cast<Instruction>(I#"v2i64");
  def : Pat<(v8i8 (op v8i16:$a)), (B VR:$a)>;
  def : Pat<(v4i8 (op v4i16:$a)), (B VR:$a)>;
  def : Pat<(v2i8 (op v2i16:$a)), (B VR:$a)>;
  def : Pat<(v4i16 (op v4i32:$a)), (H VR:$a)>;
  def : Pat<(v2i16 (op v2i32:$a)), (H VR:$a)>;
  def : Pat<(v2i32 (op v2i64:$a)), (S VR:$a)>;
}
def : Pat<(v4i8 (trunc v4i32:$a)), (XTNv8i16 (XTNv4i32 VR:$a))>;
def : Pat<(v2i8 (trunc v2i32:$a)), (XTNv8i16 (XTNv4i32 VR:$a))>;
def : Pat<(v2i16 (trunc v2i64:$a)), (XTNv4i32 (XTNv2i64 VR:$a))>;
def : Pat<(v2i8 (trunc v2i64:$a)), (XTNv8i16 (XTNv4i32 (XTNv2i64 VR:$a)))>;

// A lookup in a one-register table returns 0 for indices out of range.
def : Pat<(v16i8 (lookup v16i8:$a, v16i8:$i)), (TBLv16i8One VR:$a, (ANDv16i8 VR:$i, (MOVIv16i8 0x8f)))>;
