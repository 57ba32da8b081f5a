//===-- patterns_vec_int.td - selection for vector integers, comparisons, blends -----------------------------===//

defvar X8 = [v2i8, v4i8, v8i8, v16i8];
defvar X16 = [v2i16, v4i16, v8i16];
defvar X32 = [v2i32, v4i32];
defvar X64 = [v2i64];
defvar XInt = !listconcat(X8, X16, X32, X64);
defvar YInt = [v32i8, v16i16, v8i32, v4i64];

//===-- Element by element -----------------------------------------------------------------------------------===//

multiclass IntPat<SDNode op, string inst, list<ValueType> xs, list<ValueType> ys> {
  let Predicates = [HasAVX] in foreach t = xs in defm : BinPat<op, inst, t, VR128>;
  let Predicates = [HasAVX2] in foreach t = ys in defm : BinPat<op, inst#"Y", t, VR256>;
}
multiclass IntPatBWD<SDNode op, string inst> {
  defm : IntPat<op, inst#"B", X8, [v32i8]>;
  defm : IntPat<op, inst#"W", X16, [v16i16]>;
  defm : IntPat<op, inst#"D", X32, [v8i32]>;
}
defm : IntPatBWD<add, "VPADD">;
defm : IntPat<add, "VPADDQ", X64, [v4i64]>;
defm : IntPatBWD<sub, "VPSUB">;
defm : IntPat<sub, "VPSUBQ", X64, [v4i64]>;
defm : IntPat<mul, "VPMULLW", X16, [v16i16]>;
defm : IntPat<mul, "VPMULLD", X32, [v8i32]>;
defm : IntPatBWD<smin, "VPMINS">;
defm : IntPatBWD<smax, "VPMAXS">;
defm : IntPatBWD<umin, "VPMINU">;
defm : IntPatBWD<umax, "VPMAXU">;
defm : IntPat<and, "VPAND", XInt, YInt>;
defm : IntPat<or, "VPOR", XInt, YInt>;
defm : IntPat<xor, "VPXOR", XInt, YInt>;

defm : IntPat<mulhs, "VPMULHW", X16, [v16i16]>;
defm : IntPat<mulhu, "VPMULHUW", X16, [v16i16]>;
foreach n = [["B", "8"], ["W", "16"]] in {
  defvar I = !head(n);
  defvar Xs = !if(!eq(I, "B"), X8, X16);
  defvar Ys = !if(!eq(I, "B"), [v32i8], [v16i16]);
  defm : IntPat<saddsat, "VPADDS"#I, Xs, Ys>;
  defm : IntPat<uaddsat, "VPADDUS"#I, Xs, Ys>;
  defm : IntPat<ssubsat, "VPSUBS"#I, Xs, Ys>;
  defm : IntPat<usubsat, "VPSUBUS"#I, Xs, Ys>;
  defm : IntPat<avgceilu, "VPAVG"#I, Xs, Ys>;
}
defm : IntPat<lookup, "VPSHUFB", [v16i8], [v32i8]>;
multiclass MulEven<SDNode op, string inst, ValueType t, ValueType s, RegisterClass rc> {
  def : Pat<(t (op s:$a, s:$b)), (!cast<Instruction>(inst#"rr") rc:$a, rc:$b)>;
  def : Pat<(t (op s:$a, (s (ld addr:$b)))), (!cast<Instruction>(inst#"rm") rc:$a, addr:$b)>;
}
let Predicates = [HasAVX] in {
  defm : MulEven<smul_even, "VPMULDQ", v2i64, v4i32, VR128>;
  defm : MulEven<umul_even, "VPMULUDQ", v2i64, v4i32, VR128>;
}
let Predicates = [HasAVX2] in {
  defm : MulEven<smul_even, "VPMULDQY", v4i64, v8i32, VR256>;
  defm : MulEven<umul_even, "VPMULUDQY", v4i64, v8i32, VR256>;
}

multiclass NotPats<ValueType t, RegisterClass rc, string y, Instruction ones> {
  def : Pat<(t (not t:$a)), (!cast<Instruction>("VPXOR"#y#"rr") rc:$a, (ones))>;
  def : Pat<(t (and (t (not t:$a)), t:$b)), (!cast<Instruction>("VPANDN"#y#"rr") rc:$a, rc:$b)>;
  if !ge(t.Size, 128) then
  def : Pat<(t (and (t (not t:$a)), (t (ld addr:$b)))), (!cast<Instruction>("VPANDN"#y#"rm") rc:$a, addr:$b)>;
}
let Predicates = [HasAVX] in foreach t = XInt in defm : NotPats<t, VR128, "", V_SETALLONES>;
let Predicates = [HasAVX2] in foreach t = YInt in defm : NotPats<t, VR256, "Y", AVX2_SETALLONES>;

multiclass UnaryPats<string n, list<ValueType> xs, ValueType y, bit hasAbs> {
  let Predicates = [HasAVX] in foreach t = xs in {
    def : Pat<(t (ineg t:$a)), (!cast<Instruction>("VPSUB"#n#"rr") (V_SET0), VR128:$a)>;
    if hasAbs then def : Pat<(t (abs t:$a)), (!cast<Instruction>("VPABS"#n#"rr") VR128:$a)>;
  }
  let Predicates = [HasAVX2] in {
    def : Pat<(y (ineg y:$a)), (!cast<Instruction>("VPSUB"#n#"Yrr") (AVX_SET0), VR256:$a)>;
    if hasAbs then {
      def : Pat<(y (abs y:$a)), (!cast<Instruction>("VPABS"#n#"Yrr") VR256:$a)>;
      def : Pat<(y (abs (y (ld addr:$a)))), (!cast<Instruction>("VPABS"#n#"Yrm") addr:$a)>;
    }
  }
}
defm : UnaryPats<"B", X8, v32i8, 1>;
defm : UnaryPats<"W", X16, v16i16, 1>;
defm : UnaryPats<"D", X32, v8i32, 1>;
defm : UnaryPats<"Q", X64, v4i64, 0>;

//===-- Logic of floats: the same bits in the float unit -----------------------------------------------------===//

multiclass FpLogic<SDNode op, string inst, ValueType f, ValueType i, RegisterClass rc, Predicate p = HasAVX> {
  let Predicates = [p] in {
    def : Pat<(f (bitconvert (i (op (i (bitconvert f:$a)), (i (bitconvert f:$b)))))),
              (!cast<Instruction>(inst#"rr") rc:$a, rc:$b)>;
    def : Pat<(f (bitconvert (i (op (i (bitconvert f:$a)), (i (ld addr:$b)))))),
              (!cast<Instruction>(inst#"rm") rc:$a, addr:$b)>;
  }
}
foreach o = [["and", "VAND"], ["or", "VOR"], ["xor", "VXOR"]] in {
  defvar Op = !cast<SDNode>(!head(o));
  defvar Inst = !head(!tail(o));
  defm : FpLogic<Op, Inst#"PS", v4f32, v4i32, VR128>;
  defm : FpLogic<Op, Inst#"PSY", v8f32, v8i32, VR256>;
  defm : FpLogic<Op, Inst#"PD", v2f64, v2i64, VR128>;
  defm : FpLogic<Op, Inst#"PDY", v4f64, v4i64, VR256>;
}

//===-- Shifts -----------------------------------------------------------------------------------------------===//

multiclass ShiftImm<SDNode op, string inst, list<ValueType> xs, ValueType y, ValueType e, SDPatternOperator count> {
  let Predicates = [HasAVX] in foreach t = xs in
  def : Pat<(t (op t:$a, (t (splat (e count:$n))))), (!cast<Instruction>(inst#"ri") VR128:$a, count:$n)>;
  let Predicates = [HasAVX2] in
  def : Pat<(y (op y:$a, (y (splat (e count:$n))))), (!cast<Instruction>(inst#"Yri") VR256:$a, count:$n)>;
}
// The plain nodes accept any count, the *v nodes only counts below the width: an immediate is both.
foreach o = [["shl", "shlv", "VPSLL"], ["srl", "srlv", "VPSRL"], ["sra", "srav", "VPSRA"]] in {
  defvar Inst = !head(!tail(!tail(o)));
  foreach name = [!head(o), !head(!tail(o))] in {
    defvar Op = !cast<SDNode>(name);
    defm : ShiftImm<Op, Inst#"W", X16, v16i16, i16, shamt16>;
    defm : ShiftImm<Op, Inst#"D", X32, v8i32, i32, shamt32>;
    if !ne(Inst, "VPSRA") then defm : ShiftImm<Op, Inst#"Q", X64, v4i64, i64, shamt64>;
  }
  // All lanes by one count in a register.
  defvar OpV = !cast<SDNode>(!head(!tail(o)));
  let Predicates = [HasAVX], AddedComplexity = 1 in {
    foreach t = X32 in
    def : Pat<(t (OpV t:$a, (t (splat GR32:$n)))), (!cast<Instruction>(Inst#"Drr") VR128:$a, (VMOVDI2PDIrr GR32:$n))>;
    foreach t = X16 in
    def : Pat<(t (OpV t:$a, (t (splat (i16 (trunc GR32:$n)))))),
              (!cast<Instruction>(Inst#"Wrr") VR128:$a, (VMOVDI2PDIrr (MOVZX32rr16 (EXTRACT_SUBREG GR32:$n, sub_16bit))))>;
  }
  let Predicates = [HasAVX2], AddedComplexity = 1 in {
    def : Pat<(v8i32 (OpV v8i32:$a, (v8i32 (splat GR32:$n)))),
              (!cast<Instruction>(Inst#"DYrr") VR256:$a, (VMOVDI2PDIrr GR32:$n))>;
    def : Pat<(v16i16 (OpV v16i16:$a, (v16i16 (splat (i16 (trunc GR32:$n)))))),
              (!cast<Instruction>(Inst#"WYrr") VR256:$a, (VMOVDI2PDIrr (MOVZX32rr16 (EXTRACT_SUBREG GR32:$n, sub_16bit))))>;
    if !ne(Inst, "VPSRA") then {
      def : Pat<(v2i64 (OpV v2i64:$a, (v2i64 (splat GR64:$n)))),
                (!cast<Instruction>(Inst#"Qrr") VR128:$a, (VMOV64toPQIrr GR64:$n))>;
      def : Pat<(v4i64 (OpV v4i64:$a, (v4i64 (splat GR64:$n)))),
                (!cast<Instruction>(Inst#"QYrr") VR256:$a, (VMOV64toPQIrr GR64:$n))>;
    }
  }
}
// A count for each lane: counts beyond the width would produce zero, so only for nodes that exclude them.
let Predicates = [HasAVX2] in {
  foreach t = X32 in {
    defm : BinPat<shlv, "VPSLLVD", t, VR128>;
    defm : BinPat<srlv, "VPSRLVD", t, VR128>;
    defm : BinPat<srav, "VPSRAVD", t, VR128>;
  }
  defm : BinPat<shlv, "VPSLLVDY", v8i32, VR256>;
  defm : BinPat<srlv, "VPSRLVDY", v8i32, VR256>;
  defm : BinPat<srav, "VPSRAVDY", v8i32, VR256>;
  defm : BinPat<shlv, "VPSLLVQ", v2i64, VR128>;
  defm : BinPat<srlv, "VPSRLVQ", v2i64, VR128>;
  defm : BinPat<shlv, "VPSLLVQY", v4i64, VR256>;
  defm : BinPat<srlv, "VPSRLVQY", v4i64, VR256>;
}

//===-- Comparisons ------------------------------------------------------------------------------------------===//

// The machine has == and signed >; the others use minimum, maximum and complement.
multiclass IntCompare<string n, ValueType t, RegisterClass rc, string y, Instruction ones, bit hasMinMax> {
  defvar EQ = !strconcat("VPCMPEQ", n, y, "r");
  defvar GT = !strconcat("VPCMPGT", n, y, "r");
  defvar XOR = !cast<Instruction>("VPXOR"#y#"rr");
  def : Pat<(t (setcc t:$a, t:$b, SETEQ)), (!cast<Instruction>(EQ#"r") rc:$a, rc:$b)>;
  def : Pat<(t (setcc t:$a, t:$b, SETGT)), (!cast<Instruction>(GT#"r") rc:$a, rc:$b)>;
  def : Pat<(t (setcc t:$a, t:$b, SETLT)), (!cast<Instruction>(GT#"r") rc:$b, rc:$a)>;
  def : Pat<(t (setcc t:$a, t:$b, SETNE)), (XOR (!cast<Instruction>(EQ#"r") rc:$a, rc:$b), (ones))>;
  if !ge(t.Size, 128) then {
    def : Pat<(t (setcc t:$a, (t (ld addr:$b)), SETEQ)), (!cast<Instruction>(EQ#"m") rc:$a, addr:$b)>;
    def : Pat<(t (setcc t:$a, (t (ld addr:$b)), SETGT)), (!cast<Instruction>(GT#"m") rc:$a, addr:$b)>;
    def : Pat<(t (setcc (t (ld addr:$a)), t:$b, SETLT)), (!cast<Instruction>(GT#"m") rc:$b, addr:$a)>;
  }
  if hasMinMax then {
    defvar MAXS = !cast<Instruction>("VPMAXS"#n#y#"rr");
    defvar MINS = !cast<Instruction>("VPMINS"#n#y#"rr");
    defvar MAXU = !cast<Instruction>("VPMAXU"#n#y#"rr");
    defvar MINU = !cast<Instruction>("VPMINU"#n#y#"rr");
    def : Pat<(t (setcc t:$a, t:$b, SETGE)), (!cast<Instruction>(EQ#"r") (MAXS rc:$a, rc:$b), rc:$a)>;
    def : Pat<(t (setcc t:$a, t:$b, SETLE)), (!cast<Instruction>(EQ#"r") (MINS rc:$a, rc:$b), rc:$a)>;
    def : Pat<(t (setcc t:$a, t:$b, SETUGE)), (!cast<Instruction>(EQ#"r") (MAXU rc:$a, rc:$b), rc:$a)>;
    def : Pat<(t (setcc t:$a, t:$b, SETULE)), (!cast<Instruction>(EQ#"r") (MINU rc:$a, rc:$b), rc:$a)>;
    def : Pat<(t (setcc t:$a, t:$b, SETUGT)), (XOR (!cast<Instruction>(EQ#"r") (MINU rc:$a, rc:$b), rc:$a), (ones))>;
    def : Pat<(t (setcc t:$a, t:$b, SETULT)), (XOR (!cast<Instruction>(EQ#"r") (MAXU rc:$a, rc:$b), rc:$a), (ones))>;
  } else {
    def : Pat<(t (setcc t:$a, t:$b, SETGE)), (XOR (!cast<Instruction>(GT#"r") rc:$b, rc:$a), (ones))>;
    def : Pat<(t (setcc t:$a, t:$b, SETLE)), (XOR (!cast<Instruction>(GT#"r") rc:$a, rc:$b), (ones))>;
  }
}
let Predicates = [HasAVX] in {
  foreach t = X8 in defm : IntCompare<"B", t, VR128, "", V_SETALLONES, 1>;
  foreach t = X16 in defm : IntCompare<"W", t, VR128, "", V_SETALLONES, 1>;
  foreach t = X32 in defm : IntCompare<"D", t, VR128, "", V_SETALLONES, 1>;
  defm : IntCompare<"Q", v2i64, VR128, "", V_SETALLONES, 0>;
}
let Predicates = [HasAVX2] in {
  defm : IntCompare<"B", v32i8, VR256, "Y", AVX2_SETALLONES, 1>;
  defm : IntCompare<"W", v16i16, VR256, "Y", AVX2_SETALLONES, 1>;
  defm : IntCompare<"D", v8i32, VR256, "Y", AVX2_SETALLONES, 1>;
  defm : IntCompare<"Q", v4i64, VR256, "Y", AVX2_SETALLONES, 0>;
}

class FpPredicate<CondCode cc, int imm> { CondCode CC = cc; int Imm = imm; }
defvar FpPredicates = [FpPredicate<SETEQ, 0>, FpPredicate<SETNE, 4>, FpPredicate<SETLT, 1>, FpPredicate<SETLE, 2>,
                       FpPredicate<SETGT, 14>, FpPredicate<SETGE, 13>,
                       FpPredicate<SETULT, 9>, FpPredicate<SETULE, 10>, FpPredicate<SETUGT, 6>, FpPredicate<SETUGE, 5>,
                       FpPredicate<SETO, 7>, FpPredicate<SETUO, 3>, FpPredicate<SETONE, 12>, FpPredicate<SETUEQ, 8>];
multiclass FpCompare<string inst, ValueType f, ValueType i, RegisterClass rc> {
  let Predicates = [HasAVX] in foreach p = FpPredicates in {
    def : Pat<(i (setcc f:$a, f:$b, p.CC)), (!cast<Instruction>(inst#"rri") rc:$a, rc:$b, p.Imm)>;
    if !ge(f.Size, 128) then
    def : Pat<(i (setcc f:$a, (f (ld addr:$b)), p.CC)), (!cast<Instruction>(inst#"rmi") rc:$a, addr:$b, p.Imm)>;
  }
}
defm : FpCompare<"VCMPPS", v2f32, v2i32, VR128>;
defm : FpCompare<"VCMPPS", v4f32, v4i32, VR128>;
defm : FpCompare<"VCMPPD", v2f64, v2i64, VR128>;
defm : FpCompare<"VCMPPSY", v8f32, v8i32, VR256>;
defm : FpCompare<"VCMPPDY", v4f64, v4i64, VR256>;

//===-- Selection by a lane mask -----------------------------------------------------------------------------===//

multiclass BlendPat<string inst, ValueType t, ValueType m, RegisterClass rc> {
  def : Pat<(t (vselect m:$m, t:$a, t:$b)), (!cast<Instruction>(inst#"rrr") rc:$b, rc:$a, rc:$m)>;
  if !ge(t.Size, 128) then
  def : Pat<(t (vselect m:$m, (t (ld addr:$a)), t:$b)), (!cast<Instruction>(inst#"rmr") rc:$b, addr:$a, rc:$m)>;
}
let Predicates = [HasAVX] in {
  foreach t = !listconcat(X8, X16) in defm : BlendPat<"VPBLENDVB", t, t, VR128>;
  foreach t = X32 in defm : BlendPat<"VBLENDVPS", t, t, VR128>;
  defm : BlendPat<"VBLENDVPS", v2f32, v2i32, VR128>;
  defm : BlendPat<"VBLENDVPS", v4f32, v4i32, VR128>;
  defm : BlendPat<"VBLENDVPD", v2i64, v2i64, VR128>;
  defm : BlendPat<"VBLENDVPD", v2f64, v2i64, VR128>;
  defm : BlendPat<"VBLENDVPSY", v8i32, v8i32, VR256>;
  defm : BlendPat<"VBLENDVPSY", v8f32, v8i32, VR256>;
  defm : BlendPat<"VBLENDVPDY", v4i64, v4i64, VR256>;
  defm : BlendPat<"VBLENDVPDY", v4f64, v4i64, VR256>;
}
let Predicates = [HasAVX2] in foreach t = [v32i8, v16i16] in defm : BlendPat<"VPBLENDVBY", t, t, VR256>;

//===-- Masks as bits ----------------------------------------------------------------------------------------===//

let Predicates = [HasAVX2] in {
  def : Pat<(i64 (movemask v8i32:$m)), (SUBREG_TO_REG (VMOVMSKPSYrr VR256:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v4i64:$m)), (SUBREG_TO_REG (VMOVMSKPDYrr VR256:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v32i8:$m)), (SUBREG_TO_REG (VPMOVMSKBYrr VR256:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v16i16:$m)), (SUBREG_TO_REG (VPMOVMSKBrr (VPACKSSWBrr (EXTRACT_SUBREG VR256:$m, sub_xmm), (VEXTRACTI128rri VR256:$m, 1))), sub_32bit)>;
  def : Pat<(i64 (movemask v4i32:$m)), (SUBREG_TO_REG (VMOVMSKPSrr VR128:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v2i64:$m)), (SUBREG_TO_REG (VMOVMSKPDrr VR128:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v16i8:$m)), (SUBREG_TO_REG (VPMOVMSKBrr VR128:$m), sub_32bit)>;
  def : Pat<(i64 (movemask v8i16:$m)), (SUBREG_TO_REG (VPMOVMSKBrr (VPACKSSWBrr VR128:$m, (V_SET0))), sub_32bit)>;
  // Absent lanes must be ignored: before the patterns of full registers, which also match narrower vectors.
  let AddedComplexity = 1 in {
  def : Pat<(i64 (movemask v2i32:$m)), (SUBREG_TO_REG (AND32ri8 (VMOVMSKPSrr VR128:$m), 3), sub_32bit)>;
  def : Pat<(i64 (movemask v8i8:$m)), (SUBREG_TO_REG (MOVZX32rr8 (EXTRACT_SUBREG (VPMOVMSKBrr VR128:$m), sub_8bit)), sub_32bit)>;
  def : Pat<(i64 (movemask v4i8:$m)), (SUBREG_TO_REG (AND32ri8 (VPMOVMSKBrr VR128:$m), 15), sub_32bit)>;
  def : Pat<(i64 (movemask v2i8:$m)), (SUBREG_TO_REG (AND32ri8 (VPMOVMSKBrr VR128:$m), 3), sub_32bit)>;
  def : Pat<(i64 (movemask v4i16:$m)), (SUBREG_TO_REG (AND32ri8 (VPMOVMSKBrr (VPACKSSWBrr VR128:$m, (V_SET0))), 15), sub_32bit)>;
  def : Pat<(i64 (movemask v2i16:$m)), (SUBREG_TO_REG (AND32ri8 (VPMOVMSKBrr (VPACKSSWBrr VR128:$m, (V_SET0))), 3), sub_32bit)>;
  }
}
