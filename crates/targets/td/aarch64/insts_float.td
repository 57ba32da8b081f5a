//===-- insts_float.td - floats ------------------------------------------------------------------------------===//

// Common properties of the widths: letter in names, ftype, class, bits, features.
class A64Float<string name, bits<2> ftype, RegisterClass rc, int nbits, list<Predicate> p> {
  string Name = name; bits<2> FType = ftype; RegisterClass RC = rc; int Bits = nbits; list<Predicate> Needs = p;
}
def FH : A64Float<"H", 3, FPR16, 16, [HasFullFP16]>;
def FS : A64Float<"S", 0, FPR32, 32, [HasFPARMv8]>;
def FD : A64Float<"D", 1, FPR64, 64, [HasFPARMv8]>;

//  31      24 23 22 21 20  15 14    10 9  5 4  0
// | 00011110 |ftype| 1|opcode| 1 0 0 0 0| Rn | Rd |
class FloatOne<bits<2> ftype, bits<6> opcode, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn;
  let Inst{31-24} = 0b00011110; let Inst{23-22} = ftype; let Inst{21} = 1; let Inst{20-15} = opcode; let Inst{14-10} = 0b10000;
  let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Latency = 3;
}
//  31      24 23 22 21 20 16 15  12 11 10 9  5 4  0
// | 00011110 |ftype| 1|  Rm  |opcode| 1 0 | Rn | Rd |
class FloatTwo<bits<2> ftype, bits<4> opcode, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm;
  let Inst{31-24} = 0b00011110; let Inst{23-22} = ftype; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-12} = opcode;
  let Inst{11-10} = 0b10; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
}
//  31      24 23 22 21 20 16 15 14 10 9  5 4  0
// | 00011111 |ftype|o1|  Rm  |o0| Ra | Rn | Rd |
class FloatThree<bits<2> ftype, bits<1> o1, bits<1> o0, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<5> Ra;
  let Inst{31-24} = 0b00011111; let Inst{23-22} = ftype; let Inst{21} = o1; let Inst{20-16} = Rm; let Inst{15} = o0;
  let Inst{14-10} = Ra; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Latency = 4;
}
//  31      24 23 22 21 20 16 15 14 13     10 9  5 4      0
// | 00011110 |ftype| 1|  Rm  | 0 0| 1 0 0 0 | Rn |opcode2|
class FloatCompare<bits<2> ftype, bits<5> opcode2, dag ins, string asm> : A64Inst<(outs), ins, asm> {
  bits<5> Rn; bits<5> Rm;
  let Inst{31-24} = 0b00011110; let Inst{23-22} = ftype; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-10} = 0b001000;
  let Inst{9-5} = Rn; let Inst{4-0} = opcode2;
  let Defs = [NZCV]; let isCompare = 1; let Latency = 2;
}
//  31 30     24 23 22 21 20 19 18 16 15   10 9  5 4  0
// |sf| 0011110 |ftype| 1|rmode|opcode| scale  | Rn | Rd |      bit 21 is 0 and scale counts where there are bits behind the point
class FloatInt<bits<1> sf, bits<2> ftype, bits<1> whole, bits<2> rmode, bits<3> opcode, dag outs, dag ins, string asm>
    : A64Inst<outs, ins, asm> {
  bits<5> Rd; bits<5> Rn; bits<6> scale;
  let Inst{31} = sf; let Inst{30-24} = 0b0011110; let Inst{23-22} = ftype; let Inst{21} = whole; let Inst{20-19} = rmode;
  let Inst{18-16} = opcode; let Inst{15-10} = !if(whole, 0, scale); let Inst{9-5} = Rn; let Inst{4-0} = Rd;
  let Latency = 4;
}

multiclass FloatUnary<string name, string mnemonic, bits<6> opcode, int latency> {
  foreach w = [FH, FS, FD] in let Predicates = w.Needs, Latency = latency in
  def name#w.Name#r : FloatOne<w.FType, opcode, (outs w.RC:$Rd), (ins w.RC:$Rn), mnemonic#"\t$Rd, $Rn">;
}
defm "" : FloatUnary<"FABS", "fabs", 1, 2>;
defm "" : FloatUnary<"FNEG", "fneg", 2, 2>;
defm "" : FloatUnary<"FSQRT", "fsqrt", 3, 12>;
foreach r = [["N", "n"], ["P", "p"], ["M", "m"], ["Z", "z"], ["A", "a"], ["X", "x"], ["I", "i"]] in {
  defvar N = !head(r);
  defm "" : FloatUnary<"FRINT"#N, "frint"#!head(!tail(r)),
    !cond(!eq(N, "N") : 8, !eq(N, "P") : 9, !eq(N, "M") : 10, !eq(N, "Z") : 11, !eq(N, "A") : 12, !eq(N, "X") : 14, true : 15), 3>;
}
foreach w = [FH, FS, FD] in let Predicates = !if(!eq(w.Name, "H"), [HasFullFP16], [HasFPARMv8]), Latency = 2, isMoveReg = 1 in
def FMOV#w.Name#r : FloatOne<w.FType, 0, (outs w.RC:$Rd), (ins w.RC:$Rn), "fmov\t$Rd, $Rn">;
foreach b = [["RINT32Z", "rint32z"], ["RINT32X", "rint32x"], ["RINT64Z", "rint64z"], ["RINT64X", "rint64x"]] in {
  defvar N = !head(b); defvar opcode = !cond(!eq(N, "RINT32Z") : 16, !eq(N, "RINT32X") : 17, !eq(N, "RINT64Z") : 18, true : 19);
  foreach w = [FS, FD] in let Predicates = [HasFRInt3264] in
  def F#N#w.Name#r : FloatOne<w.FType, opcode, (outs w.RC:$Rd), (ins w.RC:$Rn), "f"#!head(!tail(b))#"\t$Rd, $Rn">;
}

// Moves for compilers: they copy more than the low part, with instructions that every machine has.
let isMoveReg = 1, isCodeGenOnly = 1 in {
  def MOVBr : FloatOne<0, 0, (outs FPR8:$Rd), (ins FPR8:$Rn), "fmov\t$Rd, $Rn">;
  def MOVHr : FloatOne<0, 0, (outs FPR16:$Rd), (ins FPR16:$Rn), "fmov\t$Rd, $Rn">;
}

// Between widths: the opcode contains the result type.
foreach to = [FH, FS, FD] in
foreach from = [FH, FS, FD] in
if !ne(to.Name, from.Name) then
def FCVT#to.Name#from.Name#r : FloatOne<from.FType, !add(4, !cond(!eq(to.Name, "H") : 3, !eq(to.Name, "S") : 0, true : 1)),
                                        (outs to.RC:$Rd), (ins from.RC:$Rn), "fcvt\t$Rd, $Rn">;
let Predicates = [HasBF16] in
def BFCVT : FloatOne<1, 6, (outs FPR16:$Rd), (ins FPR32:$Rn), "bfcvt\t$Rd, $Rn">;

multiclass FloatBinary<string name, string mnemonic, bits<4> opcode, int latency, bit commutes> {
  foreach w = [FH, FS, FD] in let Predicates = w.Needs, Latency = latency, isCommutable = commutes in
  def name#w.Name#rr : FloatTwo<w.FType, opcode, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"\t$Rd, $Rn, $Rm">;
}
defm "" : FloatBinary<"FMUL", "fmul", 0, 3, 1>;
defm "" : FloatBinary<"FDIV", "fdiv", 1, 10, 0>;
defm "" : FloatBinary<"FADD", "fadd", 2, 3, 1>;
defm "" : FloatBinary<"FSUB", "fsub", 3, 3, 0>;
defm "" : FloatBinary<"FMAX", "fmax", 4, 2, 1>;
defm "" : FloatBinary<"FMIN", "fmin", 5, 2, 1>;
defm "" : FloatBinary<"FMAXNM", "fmaxnm", 6, 2, 1>;
defm "" : FloatBinary<"FMINNM", "fminnm", 7, 2, 1>;
defm "" : FloatBinary<"FNMUL", "fnmul", 8, 3, 1>;

foreach w = [FH, FS, FD] in let Predicates = w.Needs in {
  foreach o = [["FMADD", "fmadd"], ["FMSUB", "fmsub"], ["FNMADD", "fnmadd"], ["FNMSUB", "fnmsub"]] in {
    defvar N = !head(o);
    def N#w.Name#rrr : FloatThree<w.FType, !or(!eq(N, "FNMADD"), !eq(N, "FNMSUB")), !or(!eq(N, "FMSUB"), !eq(N, "FNMSUB")),
                                  (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, w.RC:$Ra), !head(!tail(o))#"\t$Rd, $Rn, $Rm, $Ra">;
  }
  def FCMP#w.Name#rr : FloatCompare<w.FType, 0b00000, (ins w.RC:$Rn, w.RC:$Rm), "fcmp\t$Rn, $Rm">;
  def FCMPE#w.Name#rr : FloatCompare<w.FType, 0b10000, (ins w.RC:$Rn, w.RC:$Rm), "fcmpe\t$Rn, $Rm">;
  let Rm = 0 in {
    def FCMP#w.Name#ri : FloatCompare<w.FType, 0b01000, (ins w.RC:$Rn), "fcmp\t$Rn, #0.0">;
    def FCMPE#w.Name#ri : FloatCompare<w.FType, 0b11000, (ins w.RC:$Rn), "fcmpe\t$Rn, #0.0">;
  }
  //  31      24 23 22 21 20 16 15 12 11 10 9  5 4  3   0
  // | 00011110 |ftype| 1|  Rm  |cond| 0  1 | Rn |op|nzcv|
  foreach e = [0, 1] in
  def FCCMP#!if(e, "E", "")#w.Name#rr : A64Inst<(outs), (ins w.RC:$Rn, w.RC:$Rm, uimm4:$flags, ccode:$cond),
                                                "fccmp"#!if(e, "e", "")#"\t$Rn, $Rm, #$flags, $cond"> {
    bits<5> Rn; bits<5> Rm; bits<4> flags; bits<4> cond;
    let Inst{31-24} = 0b00011110; let Inst{23-22} = w.FType; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-12} = cond;
    let Inst{11-10} = 0b01; let Inst{9-5} = Rn; let Inst{4} = e; let Inst{3-0} = flags;
    let Uses = [NZCV]; let Defs = [NZCV]; let isCompare = 1;
  }
  //  31      24 23 22 21 20 16 15 12 11 10 9  5 4  0
  // | 00011110 |ftype| 1|  Rm  |cond| 1  1 | Rn | Rd |
  def FCSEL#w.Name#rrr : A64Inst<(outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, ccode:$cond), "fcsel\t$Rd, $Rn, $Rm, $cond"> {
    bits<5> Rd; bits<5> Rn; bits<5> Rm; bits<4> cond;
    let Inst{31-24} = 0b00011110; let Inst{23-22} = w.FType; let Inst{21} = 1; let Inst{20-16} = Rm; let Inst{15-12} = cond;
    let Inst{11-10} = 0b11; let Inst{9-5} = Rn; let Inst{4-0} = Rd;
    let Uses = [NZCV]; let Latency = 2;
  }
  //  31      24 23 22 21 20    13 12 10 9       5 4  0
  // | 00011110 |ftype| 1|  imm8  |1 0 0| 0 0 0 0 0| Rd |
  let isMoveImm = 1, isReMaterializable = 1 in
  def FMOV#w.Name#i : A64Inst<(outs w.RC:$Rd), (ins float8:$imm), "fmov\t$Rd, #$imm"> {
    bits<5> Rd; bits<8> imm;
    let Inst{31-24} = 0b00011110; let Inst{23-22} = w.FType; let Inst{21} = 1; let Inst{20-13} = imm; let Inst{12-10} = 0b100;
    let Inst{9-5} = 0; let Inst{4-0} = Rd;
  }
  // From and to integers: the rounding mode is in the mnemonic.
  foreach i = [WW, WX] in {
    foreach c = [["NS", "ns"], ["NU", "nu"], ["PS", "ps"], ["PU", "pu"], ["MS", "ms"],
                 ["MU", "mu"], ["ZS", "zs"], ["ZU", "zu"], ["AS", "as"], ["AU", "au"]] in {
      defvar N = !head(c); defvar u = !or(!eq(N, "NU"), !eq(N, "PU"), !eq(N, "MU"), !eq(N, "ZU"), !eq(N, "AU"));
      defvar away = !or(!eq(N, "AS"), !eq(N, "AU"));
      defvar mode = !cond(!or(!eq(N, "PS"), !eq(N, "PU")) : 1, !or(!eq(N, "MS"), !eq(N, "MU")) : 2, !or(!eq(N, "ZS"), !eq(N, "ZU")) : 3, true : 0);
      def FCVT#N#U#i.Name#w.Name#r : FloatInt<i.SF, w.FType, 1, mode, !add(u, !if(away, 4, 0)), (outs i.RC:$Rd), (ins w.RC:$Rn),
                                              "fcvt"#!head(!tail(c))#"\t$Rd, $Rn">;
    }
    foreach u = [0, 1] in {
      defvar S = !if(u, "U", "S"); defvar s = !if(u, "u", "s");
      def S#CVTFU#i.Name#w.Name#ri : FloatInt<i.SF, w.FType, 1, 0, !add(2, u), (outs w.RC:$Rd), (ins i.RC:$Rn), s#"cvtf\t$Rd, $Rn">;
      def S#CVTFS#i.Name#w.Name#ri : FloatInt<i.SF, w.FType, 0, 0, !add(2, u), (outs w.RC:$Rd), (ins i.RC:$Rn, i.Fixed:$scale), s#"cvtf\t$Rd, $Rn, #$scale"> {
        let Inst{15-10} = !if(i.SF, scale, {1, scale{4-0}});
      }
      def FCVTZ#S#S#i.Name#w.Name#ri : FloatInt<i.SF, w.FType, 0, 3, u, (outs i.RC:$Rd), (ins w.RC:$Rn, i.Fixed:$scale), "fcvtz"#s#"\t$Rd, $Rn, #$scale"> {
        let Inst{15-10} = !if(i.SF, scale, {1, scale{4-0}});
      }
    }
  }
}
// Bit moves between the two register files.
foreach N = ["WS", "XD", "WH", "XH"] in {
  defvar i = !if(!or(!eq(N, "WS"), !eq(N, "WH")), WW, WX); defvar f = !cond(!eq(N, "WS") : FS, !eq(N, "XD") : FD, true : FH);
  let Predicates = f.Needs in {
    def FMOV#N#r : FloatInt<i.SF, f.FType, 1, 0, 7, (outs f.RC:$Rd), (ins i.RC:$Rn), "fmov\t$Rd, $Rn">;
    def FMOV#f.Name#i.Name#r : FloatInt<i.SF, f.FType, 1, 0, 6, (outs i.RC:$Rd), (ins f.RC:$Rn), "fmov\t$Rd, $Rn">;
  }
}
let Constraints = "$Rs = $Rd" in
def FMOVXDHighr : FloatInt<1, 2, 1, 1, 7, (outs VR:$Rd), (ins VR:$Rs, GPR64:$Rn), "fmov\t$Rd.d[1], $Rn">;
def FMOVDXHighr : FloatInt<1, 2, 1, 1, 6, (outs GPR64:$Rd), (ins VR:$Rn), "fmov\t$Rd, $Rn.d[1]">;
