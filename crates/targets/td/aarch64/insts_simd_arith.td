//===-- insts_simd_arith.td - arithmetic on vectors ----------------------------------------------------------===//

// Operands of a three-register operation with this arrangement; the first is also read if `tied`.
class Three<string mnemonic, string text, bit tied> {
  dag Ins = !if(tied, (ins VR:$Rs, VR:$Rn, VR:$Rm), (ins VR:$Rn, VR:$Rm));
  string Asm = mnemonic#"\t$Rd."#text#", $Rn."#text#", $Rm."#text;
  string Tie = !if(tied, "$Rs = $Rd", "");
}

//===-- Integers, three registers ----------------------------------------------------------------------------===//

multiclass IntThree<string name, string mnemonic, bits<1> u, bits<5> opcode, list<Lanes> lanes, bit commutes = 0, bit tied = 0> {
  foreach l = lanes in let Constraints = Three<"", "", tied>.Tie, isCommutable = commutes in
  def name#l.Name : SimdThree<l.Q, u, l.Size, opcode, 0, (outs VR:$Rd), Three<mnemonic, l.Text, tied>.Ins, Three<mnemonic, l.Text, tied>.Asm>;
}
multiclass IntThreeScalar<string name, string mnemonic, bits<1> u, bits<5> opcode, list<Lane> lanes> {
  foreach l = lanes in
  def name#l.Name : SimdThree<1, u, l.Size, opcode, 1, (outs l.RC:$Rd), (ins l.RC:$Rn, l.RC:$Rm), mnemonic#"\t$Rd, $Rn, $Rm">;
}
foreach u = [0, 1] in {
  defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
  defm "" : IntThree<S#"HADD", s#"hadd", u, 0b00000, LanesBHS, 1>;
  defm "" : IntThree<S#"QADD", s#"qadd", u, 0b00001, LanesAll, 1>;
  defm "" : IntThree<S#"RHADD", s#"rhadd", u, 0b00010, LanesBHS, 1>;
  defm "" : IntThree<S#"HSUB", s#"hsub", u, 0b00100, LanesBHS>;
  defm "" : IntThree<S#"QSUB", s#"qsub", u, 0b00101, LanesAll>;
  defm "" : IntThree<S#"SHL", s#"shl", u, 0b01000, LanesAll>;
  defm "" : IntThree<S#"QSHL", s#"qshl", u, 0b01001, LanesAll>;
  defm "" : IntThree<S#"RSHL", s#"rshl", u, 0b01010, LanesAll>;
  defm "" : IntThree<S#"QRSHL", s#"qrshl", u, 0b01011, LanesAll>;
  defm "" : IntThree<S#"MAX", s#"max", u, 0b01100, LanesBHS, 1>;
  defm "" : IntThree<S#"MIN", s#"min", u, 0b01101, LanesBHS, 1>;
  defm "" : IntThree<S#"ABD", s#"abd", u, 0b01110, LanesBHS, 1>;
  defm "" : IntThree<S#"ABA", s#"aba", u, 0b01111, LanesBHS, 0, 1>;
  defm "" : IntThree<S#"MAXP", s#"maxp", u, 0b10100, LanesBHS>;
  defm "" : IntThree<S#"MINP", s#"minp", u, 0b10101, LanesBHS>;
  defm "" : IntThreeScalar<S#"QADD", s#"qadd", u, 0b00001, [Lb, Lh, Ls, Ld]>;
  defm "" : IntThreeScalar<S#"QSUB", s#"qsub", u, 0b00101, [Lb, Lh, Ls, Ld]>;
  defm "" : IntThreeScalar<S#"SHL", s#"shl", u, 0b01000, [Ld]>;
  defm "" : IntThreeScalar<S#"QSHL", s#"qshl", u, 0b01001, [Lb, Lh, Ls, Ld]>;
  defm "" : IntThreeScalar<S#"RSHL", s#"rshl", u, 0b01010, [Ld]>;
  defm "" : IntThreeScalar<S#"QRSHL", s#"qrshl", u, 0b01011, [Lb, Lh, Ls, Ld]>;
}
defm "" : IntThree<"CMGT", "cmgt", 0, 0b00110, LanesAll>;
defm "" : IntThree<"CMGE", "cmge", 0, 0b00111, LanesAll>;
defm "" : IntThree<"CMHI", "cmhi", 1, 0b00110, LanesAll>;
defm "" : IntThree<"CMHS", "cmhs", 1, 0b00111, LanesAll>;
defm "" : IntThree<"ADD", "add", 0, 0b10000, LanesAll, 1>;
defm "" : IntThree<"SUB", "sub", 1, 0b10000, LanesAll>;
defm "" : IntThree<"CMTST", "cmtst", 0, 0b10001, LanesAll, 1>;
defm "" : IntThree<"CMEQ", "cmeq", 1, 0b10001, LanesAll, 1>;
let Latency = 4 in {
  defm "" : IntThree<"MLA", "mla", 0, 0b10010, LanesBHS, 0, 1>;
  defm "" : IntThree<"MLS", "mls", 1, 0b10010, LanesBHS, 0, 1>;
  defm "" : IntThree<"MUL", "mul", 0, 0b10011, LanesBHS, 1>;
  defm "" : IntThree<"PMUL", "pmul", 1, 0b10011, LanesB, 1>;
  defm "" : IntThree<"SQDMULH", "sqdmulh", 0, 0b10110, LanesHS, 1>;
  defm "" : IntThree<"SQRDMULH", "sqrdmulh", 1, 0b10110, LanesHS, 1>;
}
defm "" : IntThree<"ADDP", "addp", 0, 0b10111, LanesAll>;
foreach o = [["CMGT", "cmgt"], ["CMGE", "cmge"], ["CMHI", "cmhi"], ["CMHS", "cmhs"], ["ADD", "add"], ["SUB", "sub"], ["CMTST", "cmtst"], ["CMEQ", "cmeq"]] in {
  defvar N = !head(o);
  defvar u = !or(!eq(N, "CMHI"), !eq(N, "CMHS"), !eq(N, "SUB"), !eq(N, "CMEQ"));
  defvar opcode = !cond(!or(!eq(N, "CMGT"), !eq(N, "CMHI")) : 6, !or(!eq(N, "CMGE"), !eq(N, "CMHS")) : 7, !or(!eq(N, "ADD"), !eq(N, "SUB")) : 16, true : 17);
  defm "" : IntThreeScalar<N, !head(!tail(o)), u, opcode, [Ld]>;
}
defm "" : IntThreeScalar<"SQDMULH", "sqdmulh", 0, 0b10110, [Lh, Ls]>;
defm "" : IntThreeScalar<"SQRDMULH", "sqrdmulh", 1, 0b10110, [Lh, Ls]>;

// Logic: the size field is part of the opcode.
multiclass Logical<string name, string mnemonic, bits<1> u, bits<2> size, bit tied = 0, bit commutes = 0> {
  foreach l = LanesB in let Constraints = Three<"", "", tied>.Tie, isCommutable = commutes, Latency = 1 in
  def name#l.Name : SimdThree<l.Q, u, size, 0b00011, 0, (outs VR:$Rd), Three<mnemonic, l.Text, tied>.Ins, Three<mnemonic, l.Text, tied>.Asm>;
}
defm "" : Logical<"AND", "and", 0, 0, 0, 1>;
defm "" : Logical<"BIC", "bic", 0, 1>;
defm "" : Logical<"ORR", "orr", 0, 2, 0, 1>;
defm "" : Logical<"ORN", "orn", 0, 3>;
defm "" : Logical<"EOR", "eor", 1, 0, 0, 1>;
defm "" : Logical<"BSL", "bsl", 1, 1, 1>;
defm "" : Logical<"BIT", "bit", 1, 2, 1>;
defm "" : Logical<"BIF", "bif", 1, 3, 1>;
// A move is the or of a register with itself.
foreach l = LanesB in let isMoveReg = 1, Latency = 1 in
def MOVv#l.Text : SimdThree<l.Q, 0, 2, 0b00011, 0, (outs VR:$Rd), (ins VR:$Rn), "mov\t$Rd."#l.Text#", $Rn."#l.Text> {
  let Inst{20-16} = Rn;
}

//===-- Floats, three registers ------------------------------------------------------------------------------===//

multiclass FloatThreeSame<string name, string mnemonic, bits<1> u, bits<1> a, bits<5> opcode, int latency, bit commutes = 0, bit tied = 0> {
  let Constraints = Three<"", "", tied>.Tie, isCommutable = commutes, Latency = latency in {
    foreach l = FLanesAll in
    def name#l.Name : SimdThree<l.Q, u, !add(!if(a, 2, 0), l.Sz), opcode, 0, (outs VR:$Rd), Three<mnemonic, l.Text, tied>.Ins, Three<mnemonic, l.Text, tied>.Asm>;
    foreach l = FLanesHalf in
    def name#l.Name : SimdThreeHalf<l.Q, u, a, opcode{2-0}, 0, (outs VR:$Rd), Three<mnemonic, l.Text, tied>.Ins, Three<mnemonic, l.Text, tied>.Asm>;
  }
}
multiclass FloatThreeScalar<string name, string mnemonic, bits<1> u, bits<1> a, bits<5> opcode> {
  foreach l = [F4s, F2d] in
  def name#l.Elem : SimdThree<1, u, !add(!if(a, 2, 0), l.Sz), opcode, 1, (outs l.Scalar:$Rd), (ins l.Scalar:$Rn, l.Scalar:$Rm), mnemonic#"\t$Rd, $Rn, $Rm">;
  def name#16 : SimdThreeHalf<1, u, a, opcode{2-0}, 1, (outs FPR16:$Rd), (ins FPR16:$Rn, FPR16:$Rm), mnemonic#"\t$Rd, $Rn, $Rm">;
}
defm "" : FloatThreeSame<"FMAXNM", "fmaxnm", 0, 0, 0b11000, 2, 1>;
defm "" : FloatThreeSame<"FMLA", "fmla", 0, 0, 0b11001, 4, 0, 1>;
defm "" : FloatThreeSame<"FADD", "fadd", 0, 0, 0b11010, 3, 1>;
defm "" : FloatThreeSame<"FMULX", "fmulx", 0, 0, 0b11011, 3, 1>;
defm "" : FloatThreeSame<"FCMEQ", "fcmeq", 0, 0, 0b11100, 2, 1>;
defm "" : FloatThreeSame<"FMAX", "fmax", 0, 0, 0b11110, 2, 1>;
defm "" : FloatThreeSame<"FRECPS", "frecps", 0, 0, 0b11111, 4>;
defm "" : FloatThreeSame<"FMINNM", "fminnm", 0, 1, 0b11000, 2, 1>;
defm "" : FloatThreeSame<"FMLS", "fmls", 0, 1, 0b11001, 4, 0, 1>;
defm "" : FloatThreeSame<"FSUB", "fsub", 0, 1, 0b11010, 3>;
defm "" : FloatThreeSame<"FMIN", "fmin", 0, 1, 0b11110, 2, 1>;
defm "" : FloatThreeSame<"FRSQRTS", "frsqrts", 0, 1, 0b11111, 4>;
defm "" : FloatThreeSame<"FMAXNMP", "fmaxnmp", 1, 0, 0b11000, 2>;
defm "" : FloatThreeSame<"FADDP", "faddp", 1, 0, 0b11010, 3>;
defm "" : FloatThreeSame<"FMUL", "fmul", 1, 0, 0b11011, 3, 1>;
defm "" : FloatThreeSame<"FCMGE", "fcmge", 1, 0, 0b11100, 2>;
defm "" : FloatThreeSame<"FACGE", "facge", 1, 0, 0b11101, 2>;
defm "" : FloatThreeSame<"FMAXP", "fmaxp", 1, 0, 0b11110, 2>;
defm "" : FloatThreeSame<"FDIV", "fdiv", 1, 0, 0b11111, 12>;
defm "" : FloatThreeSame<"FMINNMP", "fminnmp", 1, 1, 0b11000, 2>;
defm "" : FloatThreeSame<"FABD", "fabd", 1, 1, 0b11010, 3, 1>;
defm "" : FloatThreeSame<"FCMGT", "fcmgt", 1, 1, 0b11100, 2>;
defm "" : FloatThreeSame<"FACGT", "facgt", 1, 1, 0b11101, 2>;
defm "" : FloatThreeSame<"FMINP", "fminp", 1, 1, 0b11110, 2>;
defm "" : FloatThreeScalar<"FMULX", "fmulx", 0, 0, 0b11011>;
defm "" : FloatThreeScalar<"FCMEQ", "fcmeq", 0, 0, 0b11100>;
defm "" : FloatThreeScalar<"FRECPS", "frecps", 0, 0, 0b11111>;
defm "" : FloatThreeScalar<"FRSQRTS", "frsqrts", 0, 1, 0b11111>;
defm "" : FloatThreeScalar<"FCMGE", "fcmge", 1, 0, 0b11100>;
defm "" : FloatThreeScalar<"FACGE", "facge", 1, 0, 0b11101>;
defm "" : FloatThreeScalar<"FABD", "fabd", 1, 1, 0b11010>;
defm "" : FloatThreeScalar<"FCMGT", "fcmgt", 1, 1, 0b11100>;
defm "" : FloatThreeScalar<"FACGT", "facgt", 1, 1, 0b11101>;

//===-- Products of narrow lanes added to wide ones ----------------------------------------------------------===//

multiclass Dot<string name, string mnemonic, bits<1> u, bits<2> size, bits<4> opcode, string from, Predicate p> {
  foreach l = LanesS in let Constraints = "$Rs = $Rd", Predicates = [p], Latency = 3 in
  def name#l.Name : SimdThreeExtra<l.Q, u, size, opcode, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm),
                                   mnemonic#"\t$Rd."#l.Text#", $Rn."#!if(l.Q, !if(!eq(from, "b"), "16b", "8h"), !if(!eq(from, "b"), "8b", "4h"))
                                   #", $Rm."#!if(l.Q, !if(!eq(from, "b"), "16b", "8h"), !if(!eq(from, "b"), "8b", "4h"))>;
}
defm "" : Dot<"SDOT", "sdot", 0, 2, 0b0010, "b", HasDotProd>;
defm "" : Dot<"UDOT", "udot", 1, 2, 0b0010, "b", HasDotProd>;
defm "" : Dot<"USDOT", "usdot", 0, 2, 0b0011, "b", HasI8MM>;
defm "" : Dot<"BFDOT", "bfdot", 1, 1, 0b1111, "h", HasBF16>;
let Constraints = "$Rs = $Rd", Latency = 4 in {
  class MatrixMul<bits<1> u, bits<2> size, bits<4> opcode, string mnemonic, string from, string to = "4s"> : SimdThreeExtra<1, u, size, opcode, 0,
      (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm), mnemonic#"\t$Rd."#to#", $Rn."#from#", $Rm."#from>;
  let Predicates = [HasI8MM] in {
    def SMMLA : MatrixMul<0, 2, 0b0100, "smmla", "16b">;
    def UMMLA : MatrixMul<1, 2, 0b0100, "ummla", "16b">;
    def USMMLA : MatrixMul<0, 2, 0b0101, "usmmla", "16b">;
  }
  let Predicates = [HasBF16] in {
    def BFMMLA : MatrixMul<1, 1, 0b1101, "bfmmla", "8h">;
    def BFMLALB : MatrixMul<1, 3, 0b1111, "bfmlalb", "8h"> { let Inst{30} = 0; }
    def BFMLALT : MatrixMul<1, 3, 0b1111, "bfmlalt", "8h">;
  }
  let Predicates = [HasRDM] in
  foreach l = LanesHS in
  foreach o = [["SQRDMLAH", "sqrdmlah"], ["SQRDMLSH", "sqrdmlsh"]] in
  def !head(o)#l.Name : SimdThreeExtra<l.Q, 1, l.Size, !if(!eq(!head(o), "SQRDMLAH"), 0, 1), 0, (outs VR:$Rd),
                                       Three<!head(!tail(o)), l.Text, 1>.Ins, Three<!head(!tail(o)), l.Text, 1>.Asm>;
  // Halves: the lower or the upper halves of the multiplicands.
  let Predicates = [HasFP16FML] in
  foreach q = [0, 1] in
  foreach s = [0, 1] in {
    defvar to = !if(q, "4s", "2s"); defvar from = !if(q, "4h", "2h"); defvar m = !if(s, "fmlsl", "fmlal");
    def !if(s, "FMLSL", "FMLAL")#!if(q, "v8f16", "v4f16") : SimdThree<q, 0, !if(s, 2, 0), 0b11101, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm),
        m#"\t$Rd."#to#", $Rn."#from#", $Rm."#from>;
    def !if(s, "FMLSL2", "FMLAL2")#!if(q, "v8f16", "v4f16") : SimdThree<q, 1, !if(s, 2, 0), 0b11001, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm),
        m#"2\t$Rd."#to#", $Rn."#from#", $Rm."#from>;
  }
}

//===-- Between widths, three registers ----------------------------------------------------------------------===//

// A wide arrangement with the two narrow ones of its sources: the lower half, and the upper half of a full register.
class Widening<string wide, string low, string high, bits<2> size, string name> {
  string Wide = wide; string Low = low; string High = high; bits<2> Size = size; string Name = name;
}
def Wb : Widening<"8h", "8b", "16b", 0, "v8i16">;
def Wh : Widening<"4s", "4h", "8h", 1, "v4i32">;
def Ws : Widening<"2d", "2s", "4s", 2, "v2i64">;

// Wide of narrow and narrow.
multiclass Long<string name, string mnemonic, bits<1> u, bits<4> opcode, list<Widening> sizes, bit tied = 0, bit commutes = 0> {
  foreach w = sizes in
  foreach q = [0, 1] in {
    defvar from = !if(q, w.High, w.Low);
    let Constraints = Three<"", "", tied>.Tie, Latency = !if(!ge(opcode, 8), 4, 2), isCommutable = commutes in
    def name#!if(q, "2", "")#w.Name : SimdLong<q, u, w.Size, opcode, 0, (outs VR:$Rd), Three<"", "", tied>.Ins,
        mnemonic#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#from#", $Rm."#from>;
  }
}
// Wide of wide and narrow.
multiclass Wide<string name, string mnemonic, bits<1> u, bits<4> opcode> {
  foreach w = [Wb, Wh, Ws] in
  foreach q = [0, 1] in
  def name#!if(q, "2", "")#w.Name : SimdLong<q, u, w.Size, opcode, 0, (outs VR:$Rd), (ins VR:$Rn, VR:$Rm),
      mnemonic#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#w.Wide#", $Rm."#!if(q, w.High, w.Low)>;
}
// The upper halves of wide lanes: into the lower half of the result, or into the upper half of the destination.
multiclass HighNarrow<string name, string mnemonic, bits<1> u, bits<4> opcode> {
  foreach w = [Wb, Wh, Ws] in {
    def name#w.Name : SimdLong<0, u, w.Size, opcode, 0, (outs VR:$Rd), (ins VR:$Rn, VR:$Rm), mnemonic#"\t$Rd."#w.Low#", $Rn."#w.Wide#", $Rm."#w.Wide>;
    let Constraints = "$Rs = $Rd" in
    def name#2#w.Name : SimdLong<1, u, w.Size, opcode, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm),
                                 mnemonic#"2\t$Rd."#w.High#", $Rn."#w.Wide#", $Rm."#w.Wide>;
  }
}
foreach u = [0, 1] in {
  defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
  defm "" : Long<S#"ADDL", s#"addl", u, 0b0000, [Wb, Wh, Ws], 0, 1>;
  defm "" : Wide<S#"ADDW", s#"addw", u, 0b0001>;
  defm "" : Long<S#"SUBL", s#"subl", u, 0b0010, [Wb, Wh, Ws]>;
  defm "" : Wide<S#"SUBW", s#"subw", u, 0b0011>;
  defm "" : Long<S#"ABAL", s#"abal", u, 0b0101, [Wb, Wh, Ws], 1>;
  defm "" : Long<S#"ABDL", s#"abdl", u, 0b0111, [Wb, Wh, Ws], 0, 1>;
  defm "" : Long<S#"MLAL", s#"mlal", u, 0b1000, [Wb, Wh, Ws], 1>;
  defm "" : Long<S#"MLSL", s#"mlsl", u, 0b1010, [Wb, Wh, Ws], 1>;
  defm "" : Long<S#"MULL", s#"mull", u, 0b1100, [Wb, Wh, Ws], 0, 1>;
  defm "" : HighNarrow<!if(u, "RADDHN", "ADDHN"), !if(u, "raddhn", "addhn"), u, 0b0100>;
  defm "" : HighNarrow<!if(u, "RSUBHN", "SUBHN"), !if(u, "rsubhn", "subhn"), u, 0b0110>;
}
defm "" : Long<"SQDMLAL", "sqdmlal", 0, 0b1001, [Wh, Ws], 1>;
defm "" : Long<"SQDMLSL", "sqdmlsl", 0, 0b1011, [Wh, Ws], 1>;
defm "" : Long<"SQDMULL", "sqdmull", 0, 0b1101, [Wh, Ws], 0, 1>;
defm "" : Long<"PMULL", "pmull", 0, 0b1110, [Wb], 0, 1>;

//===-- Two registers ----------------------------------------------------------------------------------------===//

// A lane-wise operation; `end` is appended to the assembly (`, #0`).
multiclass IntTwo<string name, string mnemonic, bits<1> u, bits<5> opcode, list<Lanes> lanes, string end = "", bit tied = 0> {
  foreach l = lanes in let Constraints = Three<"", "", tied>.Tie in
  def name#l.Name#!if(!eq(end, ""), "", "rz") : SimdTwo<l.Q, u, l.Size, 0b10000, opcode, 0, (outs VR:$Rd), !if(tied, (ins VR:$Rs, VR:$Rn), (ins VR:$Rn)),
      mnemonic#"\t$Rd."#l.Text#", $Rn."#l.Text#end>;
}
multiclass IntTwoScalar<string name, string mnemonic, bits<1> u, bits<5> opcode, list<Lane> lanes, string end = "", bit tied = 0> {
  foreach l = lanes in let Constraints = Three<"", "", tied>.Tie in
  def name#l.Name#!if(!eq(end, ""), "", "rz") : SimdTwo<1, u, l.Size, 0b10000, opcode, 1, (outs l.RC:$Rd), !if(tied, (ins l.RC:$Rs, l.RC:$Rn), (ins l.RC:$Rn)),
      mnemonic#"\t$Rd, $Rn"#end>;
}
defm "" : IntTwo<"REV64", "rev64", 0, 0b00000, LanesBHS>;
defm "" : IntTwo<"REV32", "rev32", 1, 0b00000, [L8b, L16b, L4h, L8h]>;
defm "" : IntTwo<"REV16", "rev16", 0, 0b00001, LanesB>;
defm "" : IntTwo<"CLS", "cls", 0, 0b00100, LanesBHS>;
defm "" : IntTwo<"CLZ", "clz", 1, 0b00100, LanesBHS>;
defm "" : IntTwo<"CNT", "cnt", 0, 0b00101, LanesB>;
defm "" : IntTwo<"SUQADD", "suqadd", 0, 0b00011, LanesAll, "", 1>;
defm "" : IntTwo<"USQADD", "usqadd", 1, 0b00011, LanesAll, "", 1>;
defm "" : IntTwo<"SQABS", "sqabs", 0, 0b00111, LanesAll>;
defm "" : IntTwo<"SQNEG", "sqneg", 1, 0b00111, LanesAll>;
defm "" : IntTwo<"ABS", "abs", 0, 0b01011, LanesAll>;
defm "" : IntTwo<"NEG", "neg", 1, 0b01011, LanesAll>;
defm "" : IntTwo<"CMGT", "cmgt", 0, 0b01000, LanesAll, ", #0">;
defm "" : IntTwo<"CMEQ", "cmeq", 0, 0b01001, LanesAll, ", #0">;
defm "" : IntTwo<"CMLT", "cmlt", 0, 0b01010, LanesAll, ", #0">;
defm "" : IntTwo<"CMGE", "cmge", 1, 0b01000, LanesAll, ", #0">;
defm "" : IntTwo<"CMLE", "cmle", 1, 0b01001, LanesAll, ", #0">;
defm "" : IntTwoScalar<"SUQADD", "suqadd", 0, 0b00011, [Lb, Lh, Ls, Ld], "", 1>;
defm "" : IntTwoScalar<"USQADD", "usqadd", 1, 0b00011, [Lb, Lh, Ls, Ld], "", 1>;
defm "" : IntTwoScalar<"SQABS", "sqabs", 0, 0b00111, [Lb, Lh, Ls, Ld]>;
defm "" : IntTwoScalar<"SQNEG", "sqneg", 1, 0b00111, [Lb, Lh, Ls, Ld]>;
defm "" : IntTwoScalar<"ABS", "abs", 0, 0b01011, [Ld]>;
defm "" : IntTwoScalar<"NEG", "neg", 1, 0b01011, [Ld]>;
defm "" : IntTwoScalar<"CMGT", "cmgt", 0, 0b01000, [Ld], ", #0">;
defm "" : IntTwoScalar<"CMEQ", "cmeq", 0, 0b01001, [Ld], ", #0">;
defm "" : IntTwoScalar<"CMLT", "cmlt", 0, 0b01010, [Ld], ", #0">;
defm "" : IntTwoScalar<"CMGE", "cmge", 1, 0b01000, [Ld], ", #0">;
defm "" : IntTwoScalar<"CMLE", "cmle", 1, 0b01001, [Ld], ", #0">;
foreach l = LanesB in let Latency = 1 in {
  def NOT#l.Name : SimdTwo<l.Q, 1, 0, 0b10000, 0b00101, 0, (outs VR:$Rd), (ins VR:$Rn), "mvn\t$Rd."#l.Text#", $Rn."#l.Text>;
  def RBIT#l.Name : SimdTwo<l.Q, 1, 1, 0b10000, 0b00101, 0, (outs VR:$Rd), (ins VR:$Rn), "rbit\t$Rd."#l.Text#", $Rn."#l.Text>;
}
// Pairwise sums in lanes of twice the width.
foreach l = LanesBHS in {
  defvar to = !cond(!eq(l.Text, "8b") : "4h", !eq(l.Text, "16b") : "8h", !eq(l.Text, "4h") : "2s", !eq(l.Text, "8h") : "4s", !eq(l.Text, "2s") : "1d", true : "2d");
  foreach u = [0, 1] in {
    defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
    def S#ADDLP#l.Name : SimdTwo<l.Q, u, l.Size, 0b10000, 0b00010, 0, (outs VR:$Rd), (ins VR:$Rn), s#"addlp\t$Rd."#to#", $Rn."#l.Text>;
    let Constraints = "$Rs = $Rd" in
    def S#ADALP#l.Name : SimdTwo<l.Q, u, l.Size, 0b10000, 0b00110, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn), s#"adalp\t$Rd."#to#", $Rn."#l.Text>;
  }
}
// Narrowing.
foreach w = [Wb, Wh, Ws] in
foreach o = [["XTN", "xtn"], ["SQXTUN", "sqxtun"], ["SQXTN", "sqxtn"], ["UQXTN", "uqxtn"]] in {
  defvar N = !head(o); defvar m = !head(!tail(o));
  defvar u = !or(!eq(N, "SQXTUN"), !eq(N, "UQXTN")); defvar opcode = !if(!or(!eq(N, "XTN"), !eq(N, "SQXTUN")), 0b10010, 0b10100);
  def N#w.Name : SimdTwo<0, u, w.Size, 0b10000, opcode, 0, (outs VR:$Rd), (ins VR:$Rn), m#"\t$Rd."#w.Low#", $Rn."#w.Wide>;
  let Constraints = "$Rs = $Rd" in
  def N#2#w.Name : SimdTwo<1, u, w.Size, 0b10000, opcode, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn), m#"2\t$Rd."#w.High#", $Rn."#w.Wide>;
}
foreach w = [Wb, Wh, Ws] in
foreach q = [0, 1] in
def SHLL#!if(q, "2", "")#w.Name : SimdTwo<q, 1, w.Size, 0b10000, 0b10011, 0, (outs VR:$Rd), (ins VR:$Rn),
    "shll"#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#!if(q, w.High, w.Low)#", #"#!cond(!eq(w.Name, "v8i16") : "8", !eq(w.Name, "v4i32") : "16", true : "32")>;

multiclass FloatTwoSame<string name, string mnemonic, bits<1> u, bits<1> a, bits<5> opcode, int latency, string end = ""> {
  defvar z = !if(!eq(end, ""), "", "rz");
  let Latency = latency in {
    foreach l = FLanesAll in
    def name#l.Name#z : SimdTwo<l.Q, u, !add(!if(a, 2, 0), l.Sz), 0b10000, opcode, 0, (outs VR:$Rd), (ins VR:$Rn), mnemonic#"\t$Rd."#l.Text#", $Rn."#l.Text#end>;
    foreach l = FLanesHalf in let Predicates = [HasNEON, HasFullFP16] in
    def name#l.Name#z : SimdTwo<l.Q, u, !if(a, 3, 1), 0b11100, opcode, 0, (outs VR:$Rd), (ins VR:$Rn), mnemonic#"\t$Rd."#l.Text#", $Rn."#l.Text#end>;
  }
}
multiclass FloatTwoScalar<string name, string mnemonic, bits<1> u, bits<1> a, bits<5> opcode, string end = ""> {
  defvar z = !if(!eq(end, ""), "", "rz");
  foreach l = [F4s, F2d] in
  def name#v1i#l.Elem#z : SimdTwo<1, u, !add(!if(a, 2, 0), l.Sz), 0b10000, opcode, 1, (outs l.Scalar:$Rd), (ins l.Scalar:$Rn), mnemonic#"\t$Rd, $Rn"#end>;
  let Predicates = [HasNEON, HasFullFP16] in
  def name#v1i16#z : SimdTwo<1, u, !if(a, 3, 1), 0b11100, opcode, 1, (outs FPR16:$Rd), (ins FPR16:$Rn), mnemonic#"\t$Rd, $Rn"#end>;
}
defm "" : FloatTwoSame<"FABS", "fabs", 0, 1, 0b01111, 2>;
defm "" : FloatTwoSame<"FNEG", "fneg", 1, 1, 0b01111, 2>;
defm "" : FloatTwoSame<"FSQRT", "fsqrt", 1, 1, 0b11111, 14>;
defm "" : FloatTwoSame<"FRINTN", "frintn", 0, 0, 0b11000, 3>;
defm "" : FloatTwoSame<"FRINTM", "frintm", 0, 0, 0b11001, 3>;
defm "" : FloatTwoSame<"FRINTP", "frintp", 0, 1, 0b11000, 3>;
defm "" : FloatTwoSame<"FRINTZ", "frintz", 0, 1, 0b11001, 3>;
defm "" : FloatTwoSame<"FRINTA", "frinta", 1, 0, 0b11000, 3>;
defm "" : FloatTwoSame<"FRINTX", "frintx", 1, 0, 0b11001, 3>;
defm "" : FloatTwoSame<"FRINTI", "frinti", 1, 1, 0b11001, 3>;
foreach o = [["FCVTN", "fcvtn"], ["FCVTM", "fcvtm"], ["FCVTA", "fcvta"], ["FCVTP", "fcvtp"], ["FCVTZ", "fcvtz"]] in
foreach u = [0, 1] in {
  defvar N = !head(o); defvar a = !or(!eq(N, "FCVTP"), !eq(N, "FCVTZ"));
  defvar opcode = !cond(!or(!eq(N, "FCVTN"), !eq(N, "FCVTP")) : 0b11010, !eq(N, "FCVTA") : 0b11100, true : 0b11011);
  defm "" : FloatTwoSame<N#!if(u, "U", "S"), !head(!tail(o))#!if(u, "u", "s"), u, a, opcode, 3>;
  defm "" : FloatTwoScalar<N#!if(u, "U", "S"), !head(!tail(o))#!if(u, "u", "s"), u, a, opcode>;
}
defm "" : FloatTwoSame<"SCVTF", "scvtf", 0, 0, 0b11101, 3>;
defm "" : FloatTwoSame<"UCVTF", "ucvtf", 1, 0, 0b11101, 3>;
defm "" : FloatTwoScalar<"SCVTF", "scvtf", 0, 0, 0b11101>;
defm "" : FloatTwoScalar<"UCVTF", "ucvtf", 1, 0, 0b11101>;
defm "" : FloatTwoSame<"FRECPE", "frecpe", 0, 1, 0b11101, 3>;
defm "" : FloatTwoSame<"FRSQRTE", "frsqrte", 1, 1, 0b11101, 3>;
defm "" : FloatTwoScalar<"FRECPE", "frecpe", 0, 1, 0b11101>;
defm "" : FloatTwoScalar<"FRSQRTE", "frsqrte", 1, 1, 0b11101>;
defm "" : FloatTwoScalar<"FRECPX", "frecpx", 0, 1, 0b11111>;
foreach c = [["FCMGT", "fcmgt"], ["FCMEQ", "fcmeq"], ["FCMLT", "fcmlt"], ["FCMGE", "fcmge"], ["FCMLE", "fcmle"]] in {
  defvar N = !head(c); defvar u = !or(!eq(N, "FCMGE"), !eq(N, "FCMLE"));
  defvar opcode = !cond(!or(!eq(N, "FCMGT"), !eq(N, "FCMGE")) : 0b01100, !eq(N, "FCMLT") : 0b01110, true : 0b01101);
  defm "" : FloatTwoSame<N, !head(!tail(c)), u, 1, opcode, 2, ", #0.0">;
  defm "" : FloatTwoScalar<N, !head(!tail(c)), u, 1, opcode, ", #0.0">;
}
foreach l = LanesS in {
  def URECPE#l.Name : SimdTwo<l.Q, 0, 2, 0b10000, 0b11100, 0, (outs VR:$Rd), (ins VR:$Rn), "urecpe\t$Rd."#l.Text#", $Rn."#l.Text>;
  def URSQRTE#l.Name : SimdTwo<l.Q, 1, 2, 0b10000, 0b11100, 0, (outs VR:$Rd), (ins VR:$Rn), "ursqrte\t$Rd."#l.Text#", $Rn."#l.Text>;
}
let Predicates = [HasFRInt3264] in
foreach l = FLanesAll in
foreach o = [["FRINT32Z", "frint32z"], ["FRINT32X", "frint32x"], ["FRINT64Z", "frint64z"], ["FRINT64X", "frint64x"]] in {
  defvar N = !head(o);
  def N#l.Name : SimdTwo<l.Q, !or(!eq(N, "FRINT32X"), !eq(N, "FRINT64X")), !if(l.Sz, 1, 0), 0b10000, !if(!or(!eq(N, "FRINT32Z"), !eq(N, "FRINT32X")), 0b11110, 0b11111), 0,
                         (outs VR:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd."#l.Text#", $Rn."#l.Text>;
}
// Between widths of floats: to the lower or the upper half, from the lower or the upper half.
foreach w = [["v4i16", "4h", "8h", "4s"], ["v2i32", "2s", "4s", "2d"]] in {
  defvar size = !if(!eq(!head(w), "v4i16"), 0, 1); defvar low = !head(!tail(w)); defvar high = !head(!tail(!tail(w))); defvar wide = !head(!tail(!tail(!tail(w))));
  let Latency = 4 in {
    def FCVTN#!head(w) : SimdTwo<0, 0, size, 0b10000, 0b10110, 0, (outs VR:$Rd), (ins VR:$Rn), "fcvtn\t$Rd."#low#", $Rn."#wide>;
    def FCVTL#!head(w) : SimdTwo<0, 0, size, 0b10000, 0b10111, 0, (outs VR:$Rd), (ins VR:$Rn), "fcvtl\t$Rd."#wide#", $Rn."#low>;
    def FCVTL2#!head(w) : SimdTwo<1, 0, size, 0b10000, 0b10111, 0, (outs VR:$Rd), (ins VR:$Rn), "fcvtl2\t$Rd."#wide#", $Rn."#high>;
    let Constraints = "$Rs = $Rd" in
    def FCVTN2#!head(w) : SimdTwo<1, 0, size, 0b10000, 0b10110, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn), "fcvtn2\t$Rd."#high#", $Rn."#wide>;
  }
}
def FCVTXNv2f32 : SimdTwo<0, 1, 1, 0b10000, 0b10110, 0, (outs VR:$Rd), (ins VR:$Rn), "fcvtxn\t$Rd.2s, $Rn.2d">;
let Predicates = [HasBF16] in {
  def BFCVTN : SimdTwo<0, 0, 2, 0b10000, 0b10110, 0, (outs VR:$Rd), (ins VR:$Rn), "bfcvtn\t$Rd.4h, $Rn.4s">;
  let Constraints = "$Rs = $Rd" in
  def BFCVTN2 : SimdTwo<1, 0, 2, 0b10000, 0b10110, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn), "bfcvtn2\t$Rd.8h, $Rn.4s">;
}

//===-- All lanes of a register ------------------------------------------------------------------------------===//

foreach l = [L8b, L16b, L4h, L8h, L4s] in {
  defvar one = !cond(!eq(l.Elem, 8) : FPR8, !eq(l.Elem, 16) : FPR16, true : FPR32);
  defvar wide = !cond(!eq(l.Elem, 8) : FPR16, !eq(l.Elem, 16) : FPR32, true : FPR64);
  let Latency = 4 in {
    def ADDV#l.Name : SimdTwo<l.Q, 0, l.Size, 0b11000, 0b11011, 0, (outs one:$Rd), (ins VR:$Rn), "addv\t$Rd, $Rn."#l.Text>;
    foreach u = [0, 1] in {
      defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
      def S#MAXV#l.Name : SimdTwo<l.Q, u, l.Size, 0b11000, 0b01010, 0, (outs one:$Rd), (ins VR:$Rn), s#"maxv\t$Rd, $Rn."#l.Text>;
      def S#MINV#l.Name : SimdTwo<l.Q, u, l.Size, 0b11000, 0b11010, 0, (outs one:$Rd), (ins VR:$Rn), s#"minv\t$Rd, $Rn."#l.Text>;
      def S#ADDLV#l.Name : SimdTwo<l.Q, u, l.Size, 0b11000, 0b00011, 0, (outs wide:$Rd), (ins VR:$Rn), s#"addlv\t$Rd, $Rn."#l.Text>;
    }
  }
}
foreach o = [["FMAXNMV", "fmaxnmv"], ["FMAXV", "fmaxv"], ["FMINNMV", "fminnmv"], ["FMINV", "fminv"]] in {
  defvar N = !head(o); defvar a = !if(!or(!eq(N, "FMINNMV"), !eq(N, "FMINV")), 2, 0);
  defvar opcode = !if(!or(!eq(N, "FMAXNMV"), !eq(N, "FMINNMV")), 0b01100, 0b01111);
  def N#v4f32 : SimdTwo<1, 1, a, 0b11000, opcode, 0, (outs FPR32:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd, $Rn.4s">;
  foreach l = FLanesHalf in let Predicates = [HasNEON, HasFullFP16] in
  def N#l.Name : SimdTwo<l.Q, 0, a, 0b11000, opcode, 0, (outs FPR16:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd, $Rn."#l.Text>;
}
// The two lanes of a register.
def ADDPv2i64p : SimdTwo<1, 0, 3, 0b11000, 0b11011, 1, (outs FPR64:$Rd), (ins VR:$Rn), "addp\t$Rd, $Rn.2d">;
foreach o = [["FADDP", "faddp"], ["FMAXNMP", "fmaxnmp"], ["FMAXP", "fmaxp"], ["FMINNMP", "fminnmp"], ["FMINP", "fminp"]] in {
  defvar N = !head(o); defvar a = !if(!or(!eq(N, "FMINNMP"), !eq(N, "FMINP")), 2, 0);
  defvar opcode = !cond(!eq(N, "FADDP") : 0b01101, !or(!eq(N, "FMAXNMP"), !eq(N, "FMINNMP")) : 0b01100, true : 0b01111);
  def N#v2i32p : SimdTwo<1, 1, a, 0b11000, opcode, 1, (outs FPR32:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd, $Rn.2s">;
  def N#v2i64p : SimdTwo<1, 1, !add(a, 1), 0b11000, opcode, 1, (outs FPR64:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd, $Rn.2d">;
  let Predicates = [HasNEON, HasFullFP16] in
  def N#v2i16p : SimdTwo<1, 0, a, 0b11000, opcode, 1, (outs FPR16:$Rd), (ins VR:$Rn), !head(!tail(o))#"\t$Rd, $Rn.2h">;
}

//===-- Shifts by a number -----------------------------------------------------------------------------------===//

multiclass ShiftBy<string name, string mnemonic, bits<1> u, bits<5> opcode, bit left, list<Lanes> lanes, bit tied = 0> {
  foreach l = lanes in let Constraints = Three<"", "", tied>.Tie in
  def name#l.Name#_shift : SimdShift<l.Q, u, l.Elem, opcode, 0, (outs VR:$Rd),
      !con(!if(tied, (ins VR:$Rs), (ins)), (ins VR:$Rn, !cast<Operand>(!if(left, "shl", "shr")#l.Elem):$imm)), mnemonic#"\t$Rd."#l.Text#", $Rn."#l.Text#", #$imm">;
}
multiclass ShiftScalar<string name, string mnemonic, bits<1> u, bits<5> opcode, bit left, list<Lane> lanes, bit tied = 0> {
  foreach l = lanes in let Constraints = Three<"", "", tied>.Tie in
  def name#l.Letter : SimdShift<1, u, l.Elem, opcode, 1, (outs l.RC:$Rd),
      !con(!if(tied, (ins l.RC:$Rs), (ins)), (ins l.RC:$Rn, !cast<Operand>(!if(left, "shl", "shr")#l.Elem):$imm)), mnemonic#"\t$Rd, $Rn, #$imm">;
}
foreach u = [0, 1] in {
  defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
  foreach o = [["SHR", "shr"], ["SRA", "sra"], ["RSHR", "rshr"], ["RSRA", "rsra"]] in {
    defvar N = !head(o); defvar t = !or(!eq(N, "SRA"), !eq(N, "RSRA"));
    defvar opcode = !cond(!eq(N, "SHR") : 0, !eq(N, "SRA") : 2, !eq(N, "RSHR") : 4, true : 6);
    defm "" : ShiftBy<S#N, s#!head(!tail(o)), u, opcode, 0, LanesAll, t>;
    defm "" : ShiftScalar<S#N, s#!head(!tail(o)), u, opcode, 0, [Ld], t>;
  }
  defm "" : ShiftBy<S#"QSHL", s#"qshl", u, 0b01110, 1, LanesAll>;
  defm "" : ShiftScalar<S#"QSHL", s#"qshl", u, 0b01110, 1, [Lb, Lh, Ls, Ld]>;
}
defm "" : ShiftBy<"SHL", "shl", 0, 0b01010, 1, LanesAll>;
defm "" : ShiftScalar<"SHL", "shl", 0, 0b01010, 1, [Ld]>;
defm "" : ShiftBy<"SRI", "sri", 1, 0b01000, 0, LanesAll, 1>;
defm "" : ShiftScalar<"SRI", "sri", 1, 0b01000, 0, [Ld], 1>;
defm "" : ShiftBy<"SLI", "sli", 1, 0b01010, 1, LanesAll, 1>;
defm "" : ShiftScalar<"SLI", "sli", 1, 0b01010, 1, [Ld], 1>;
defm "" : ShiftBy<"SQSHLU", "sqshlu", 1, 0b01100, 1, LanesAll>;
defm "" : ShiftScalar<"SQSHLU", "sqshlu", 1, 0b01100, 1, [Lb, Lh, Ls, Ld]>;
// Shift and narrow; widen and shift.
foreach w = [Wb, Wh, Ws] in {
  defvar elem = !cond(!eq(w.Low, "8b") : 8, !eq(w.Low, "4h") : 16, true : 32);
  foreach o = [["SHRN", "shrn"], ["RSHRN", "rshrn"], ["SQSHRN", "sqshrn"], ["SQRSHRN", "sqrshrn"], ["SQSHRUN", "sqshrun"], ["SQRSHRUN", "sqrshrun"],
               ["UQSHRN", "uqshrn"], ["UQRSHRN", "uqrshrn"]] in {
    defvar N = !head(o); defvar m = !head(!tail(o));
    defvar u = !or(!eq(N, "SQSHRUN"), !eq(N, "SQRSHRUN"), !eq(N, "UQSHRN"), !eq(N, "UQRSHRN"));
    defvar opcode = !cond(!or(!eq(N, "SHRN"), !eq(N, "SQSHRUN")) : 16, !or(!eq(N, "RSHRN"), !eq(N, "SQRSHRUN")) : 17, !or(!eq(N, "SQSHRN"), !eq(N, "UQSHRN")) : 18, true : 19);
    defvar imm = !cast<Operand>("shr"#elem);
    def N#w.Name#_shift : SimdShift<0, u, elem, opcode, 0, (outs VR:$Rd), (ins VR:$Rn, imm:$imm), m#"\t$Rd."#w.Low#", $Rn."#w.Wide#", #$imm">;
    let Constraints = "$Rs = $Rd" in
    def N#2#w.Name#_shift : SimdShift<1, u, elem, opcode, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, imm:$imm), m#"2\t$Rd."#w.High#", $Rn."#w.Wide#", #$imm">;
  }
  foreach u = [0, 1] in
  foreach q = [0, 1] in {
    def !if(u, "U", "S")#SHLL#!if(q, "2", "")#w.Name#_shift : SimdShift<q, u, elem, 0b10100, 0, (outs VR:$Rd), (ins VR:$Rn, !cast<Operand>("shl"#elem):$imm),
        !if(u, "u", "s")#"shll"#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#!if(q, w.High, w.Low)#", #$imm">;
    let imm = 0 in
    // Assemblers print the shift by zero.
    let isCodeGenOnly = 1 in
    def !if(u, "U", "S")#XTL#!if(q, "2", "")#w.Name : SimdShift<q, u, elem, 0b10100, 0, (outs VR:$Rd), (ins VR:$Rn),
        !if(u, "u", "s")#"xtl"#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#!if(q, w.High, w.Low)>;
  }
}
// Conversions between floats and fixed-point integers.
foreach l = [F2s, F4s, F2d, F4h, F8h] in
foreach o = [["SCVTF", "scvtf"], ["UCVTF", "ucvtf"], ["FCVTZS", "fcvtzs"], ["FCVTZU", "fcvtzu"]] in {
  defvar N = !head(o);
  let Predicates = !if(!eq(l.Elem, 16), [HasNEON, HasFullFP16], [HasNEON]) in
  def N#l.Name#_shift : SimdShift<l.Q, !or(!eq(N, "UCVTF"), !eq(N, "FCVTZU")), l.Elem, !if(!or(!eq(N, "SCVTF"), !eq(N, "UCVTF")), 0b11100, 0b11111), 0,
      (outs VR:$Rd), (ins VR:$Rn, !cast<Operand>("shr"#l.Elem):$imm), !head(!tail(o))#"\t$Rd."#l.Text#", $Rn."#l.Text#", #$imm">;
}

//===-- By one lane ------------------------------------------------------------------------------------------===//

class LaneIndex<int elem> { Operand Kind = !cond(!eq(elem, 16) : uimm3, !eq(elem, 32) : uimm2, true : uimm1); RegisterClass RC = !if(!eq(elem, 16), VRlow, VR); }

multiclass IntByLane<string name, string mnemonic, bits<1> u, bits<4> opcode, bit tied = 0> {
  foreach l = LanesHS in let Constraints = Three<"", "", tied>.Tie, Latency = 4 in
  def name#l.Name#_indexed : SimdLane<l.Q, u, l.Size, opcode, l.Elem, 0, (outs VR:$Rd),
      !con(!if(tied, (ins VR:$Rs), (ins)), (ins VR:$Rn, LaneIndex<l.Elem>.RC:$Rm, LaneIndex<l.Elem>.Kind:$idx)),
      mnemonic#"\t$Rd."#l.Text#", $Rn."#l.Text#", $Rm."#!if(!eq(l.Elem, 16), "h", "s")#"[$idx]">;
}
multiclass LongByLane<string name, string mnemonic, bits<1> u, bits<4> opcode, bit tied = 0> {
  foreach w = [Wh, Ws] in
  foreach q = [0, 1] in {
    defvar elem = !if(!eq(w.Low, "4h"), 16, 32);
    let Constraints = Three<"", "", tied>.Tie, Latency = 4 in
    def name#!if(q, "2", "")#w.Name#_indexed : SimdLane<q, u, w.Size, opcode, elem, 0, (outs VR:$Rd),
        !con(!if(tied, (ins VR:$Rs), (ins)), (ins VR:$Rn, LaneIndex<elem>.RC:$Rm, LaneIndex<elem>.Kind:$idx)),
        mnemonic#!if(q, "2", "")#"\t$Rd."#w.Wide#", $Rn."#!if(q, w.High, w.Low)#", $Rm."#!if(!eq(elem, 16), "h", "s")#"[$idx]">;
  }
}
defm "" : IntByLane<"MUL", "mul", 0, 0b1000>;
defm "" : IntByLane<"MLA", "mla", 1, 0b0000, 1>;
defm "" : IntByLane<"MLS", "mls", 1, 0b0100, 1>;
defm "" : IntByLane<"SQDMULH", "sqdmulh", 0, 0b1100>;
defm "" : IntByLane<"SQRDMULH", "sqrdmulh", 0, 0b1101>;
let Predicates = [HasRDM] in {
  defm "" : IntByLane<"SQRDMLAH", "sqrdmlah", 1, 0b1101, 1>;
  defm "" : IntByLane<"SQRDMLSH", "sqrdmlsh", 1, 0b1111, 1>;
}
foreach u = [0, 1] in {
  defm "" : LongByLane<!if(u, "UMLAL", "SMLAL"), !if(u, "umlal", "smlal"), u, 0b0010, 1>;
  defm "" : LongByLane<!if(u, "UMLSL", "SMLSL"), !if(u, "umlsl", "smlsl"), u, 0b0110, 1>;
  defm "" : LongByLane<!if(u, "UMULL", "SMULL"), !if(u, "umull", "smull"), u, 0b1010>;
}
defm "" : LongByLane<"SQDMLAL", "sqdmlal", 0, 0b0011, 1>;
defm "" : LongByLane<"SQDMLSL", "sqdmlsl", 0, 0b0111, 1>;
defm "" : LongByLane<"SQDMULL", "sqdmull", 0, 0b1011>;
foreach o = [["FMLA", "fmla"], ["FMLS", "fmls"], ["FMUL", "fmul"], ["FMULX", "fmulx"]] in {
  defvar N = !head(o); defvar m = !head(!tail(o)); defvar t = !or(!eq(N, "FMLA"), !eq(N, "FMLS"));
  defvar opcode = !cond(!eq(N, "FMLA") : 0b0001, !eq(N, "FMLS") : 0b0101, true : 0b1001); defvar u = !eq(N, "FMULX");
  foreach l = [F2s, F4s, F2d, F4h, F8h] in
  let Constraints = Three<"", "", t>.Tie, Latency = 4, Predicates = !if(!eq(l.Elem, 16), [HasNEON, HasFullFP16], [HasNEON]) in
  def N#l.Name#_indexed : SimdLane<l.Q, u, !cond(!eq(l.Elem, 16) : 0, !eq(l.Elem, 32) : 2, true : 3), opcode, l.Elem, 0, (outs VR:$Rd),
      !con(!if(t, (ins VR:$Rs), (ins)), (ins VR:$Rn, LaneIndex<l.Elem>.RC:$Rm, LaneIndex<l.Elem>.Kind:$idx)),
      m#"\t$Rd."#l.Text#", $Rn."#l.Text#", $Rm."#!cond(!eq(l.Elem, 16) : "h", !eq(l.Elem, 32) : "s", true : "d")#"[$idx]">;
  foreach l = [F4s, F2d, F8h] in
  let Constraints = Three<"", "", t>.Tie, Latency = 4, Predicates = !if(!eq(l.Elem, 16), [HasNEON, HasFullFP16], [HasNEON]) in
  def N#v1i#l.Elem#_indexed : SimdLane<1, u, !cond(!eq(l.Elem, 16) : 0, !eq(l.Elem, 32) : 2, true : 3), opcode, l.Elem, 1, (outs l.Scalar:$Rd),
      !con(!if(t, (ins l.Scalar:$Rs), (ins)), (ins l.Scalar:$Rn, LaneIndex<l.Elem>.RC:$Rm, LaneIndex<l.Elem>.Kind:$idx)),
      m#"\t$Rd, $Rn, $Rm."#!cond(!eq(l.Elem, 16) : "h", !eq(l.Elem, 32) : "s", true : "d")#"[$idx]">;
}
// Four bytes, or two halves, of the lane.
multiclass DotByLane<string name, string mnemonic, bits<1> u, bits<2> size, bits<4> opcode, bit bytes, Predicate p> {
  foreach l = LanesS in let Constraints = "$Rs = $Rd", Predicates = [p], Latency = 3 in
  def name#lane#l.Name : SimdLane<l.Q, u, size, opcode, 32, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VR:$Rm, uimm2:$idx),
      mnemonic#"\t$Rd."#l.Text#", $Rn."#!if(bytes, !if(l.Q, "16b", "8b"), !if(l.Q, "8h", "4h"))#", $Rm."#!if(bytes, "4b", "2h")#"[$idx]">;
}
defm "" : DotByLane<"SDOT", "sdot", 0, 2, 0b1110, 1, HasDotProd>;
defm "" : DotByLane<"UDOT", "udot", 1, 2, 0b1110, 1, HasDotProd>;
defm "" : DotByLane<"USDOT", "usdot", 0, 2, 0b1111, 1, HasI8MM>;
defm "" : DotByLane<"SUDOT", "sudot", 0, 0, 0b1111, 1, HasI8MM>;
defm "" : DotByLane<"BFDOT", "bfdot", 0, 1, 0b1111, 0, HasBF16>;
let Constraints = "$Rs = $Rd", Predicates = [HasBF16], Latency = 4 in
foreach q = [0, 1] in
def BFMLAL#!if(q, "T", "B")#Idx : SimdLane<q, 0, 3, 0b1111, 16, 0, (outs VR:$Rd), (ins VR:$Rs, VR:$Rn, VRlow:$Rm, uimm3:$idx),
    "bfmlal"#!if(q, "t", "b")#"\t$Rd.4s, $Rn.8h, $Rm.h[$idx]">;
let Constraints = "$Rs = $Rd", Predicates = [HasFP16FML], Latency = 4 in
foreach q = [0, 1] in
foreach s = [0, 1] in
foreach high = [0, 1] in
def !if(s, "FMLSL", "FMLAL")#!if(high, "2", "")#lane#!if(q, "v8f16", "v4f16") : SimdLane<q, high, 2, !add(!if(high, 8, 0), !if(s, 4, 0)), 16, 0, (outs VR:$Rd),
    (ins VR:$Rs, VR:$Rn, VRlow:$Rm, uimm3:$idx),
    !if(s, "fmlsl", "fmlal")#!if(high, "2", "")#"\t$Rd."#!if(q, "4s", "2s")#", $Rn."#!if(q, "4h", "2h")#", $Rm.h[$idx]">;
