//===-- patterns_int.td - selection for integer scalars: 32 and 64 bits, memory from 8 bits on ---------------===//

//===-- Immediates -------------------------------------------------------------------------------------------===//

def i16immSExt8 : ImmRange<i16, -128, 127>;
def i32immSExt8 : ImmRange<i32, -128, 127>;
def i64immSExt8 : ImmRange<i64, -128, 127>;
def i64immSExt32 : ImmRange<i64, -2147483648, 2147483647>;
def i64immZExt31 : ImmRange<i64, 0, 2147483647>;
def shamt16 : ImmRange<i16, 0, 15>;
def shamt32 : ImmRange<i32, 0, 31>;
def shamt64 : ImmRange<i64, 0, 63>;
foreach hi = [1, 3, 7, 15] in def lane#hi : ImmRange<i32, 0, hi>;

// Properties of a width for patterns: type, class, memory, and the immediates that instructions can encode.
class PatWidth<string name, ValueType vt, RegisterClass rc, SDPatternOperator imm8, SDPatternOperator imm32, string immName> {
  string Name = name; ValueType VT = vt; RegisterClass RC = rc;
  SDPatternOperator Imm8 = imm8; SDPatternOperator Imm32 = imm32; string ImmName = immName;
}
def i32immAny : ImmRange<i32, -2147483648, 2147483647>;
def P32 : PatWidth<"32", i32, GR32, i32immSExt8, i32immAny, "i">;
def P64 : PatWidth<"64", i64, GR64, i64immSExt8, i64immSExt32, "i32">;

//===-- Constants --------------------------------------------------------------------------------------------===//

def : Pat<(i32 imm:$v), (MOV32ri imm:$v)>;
def : Pat<(i64 imm:$v), (MOV64ri imm:$v)>;
let AddedComplexity = 1 in def : Pat<(i64 i64immSExt32:$v), (MOV64ri32 i64immSExt32:$v)>;
let AddedComplexity = 2 in def : Pat<(i64 i64immZExt31:$v), (SUBREG_TO_REG (MOV32ri i64immZExt31:$v), sub_32bit)>;
def : Pat<(i32 immzero), (MOV32ri 0)>;
def : Pat<(i64 immzero), (SUBREG_TO_REG (MOV32ri 0), sub_32bit)>;
def : Pat<(i32 immones), (MOV32ri -1)>;
def : Pat<(i64 immones), (MOV64ri32 -1)>;

//===-- Arithmetic with two operands -------------------------------------------------------------------------===//

multiclass AluPats<SDNode op, string inst, PatWidth w> {
  defvar I = inst#w.Name;
  defvar t = w.VT;
  def : Pat<(t (op w.RC:$a, w.RC:$b)), (!cast<Instruction>(I#"rr") w.RC:$a, w.RC:$b)>;
  def : Pat<(t (op w.RC:$a, (t (ld addr:$b)))), (!cast<Instruction>(I#"rm") w.RC:$a, addr:$b)>;
  let AddedComplexity = 1 in
  def : Pat<(t (op w.RC:$a, (t w.Imm8:$b))), (!cast<Instruction>(I#"ri8") w.RC:$a, w.Imm8:$b)>;
  def : Pat<(t (op w.RC:$a, (t w.Imm32:$b))), (!cast<Instruction>(I#"r"#w.ImmName) w.RC:$a, w.Imm32:$b)>;
  // Read-modify-write.
  def : Pat<(st (t (op (t (ld addr:$p)), w.RC:$v)), addr:$p), (!cast<Instruction>(I#"mr") addr:$p, w.RC:$v)>;
  let AddedComplexity = 1 in
  def : Pat<(st (t (op (t (ld addr:$p)), (t w.Imm8:$v))), addr:$p), (!cast<Instruction>(I#"mi8") addr:$p, w.Imm8:$v)>;
  def : Pat<(st (t (op (t (ld addr:$p)), (t w.Imm32:$v))), addr:$p),
            (!cast<Instruction>(I#"m"#w.ImmName) addr:$p, w.Imm32:$v)>;
}
multiclass IntPats<PatWidth w> {
  defvar t = w.VT;
  defvar n = w.Name;
  defm : AluPats<add, "ADD", w>;
  defm : AluPats<sub, "SUB", w>;
  defm : AluPats<and, "AND", w>;
  defm : AluPats<or, "OR", w>;
  defm : AluPats<xor, "XOR", w>;

  def : Pat<(t (mul w.RC:$a, w.RC:$b)), (!cast<Instruction>("IMUL"#n#"rr") w.RC:$a, w.RC:$b)>;
  def : Pat<(t (mul w.RC:$a, (t (ld addr:$b)))), (!cast<Instruction>("IMUL"#n#"rm") w.RC:$a, addr:$b)>;
  def : Pat<(t (mul w.RC:$a, (t w.Imm32:$b))), (!cast<Instruction>("IMUL"#n#"rr"#w.ImmName) w.RC:$a, w.Imm32:$b)>;
  def : Pat<(t (mul (t (ld addr:$a)), (t w.Imm32:$b))), (!cast<Instruction>("IMUL"#n#"rm"#w.ImmName) addr:$a, w.Imm32:$b)>;
  let AddedComplexity = 1 in {
    def : Pat<(t (mul w.RC:$a, (t w.Imm8:$b))), (!cast<Instruction>("IMUL"#n#"rri8") w.RC:$a, w.Imm8:$b)>;
    def : Pat<(t (mul (t (ld addr:$a)), (t w.Imm8:$b))), (!cast<Instruction>("IMUL"#n#"rmi8") addr:$a, w.Imm8:$b)>;
  }

  def : Pat<(t (ineg w.RC:$a)), (!cast<Instruction>("NEG"#n#"r") w.RC:$a)>;
  def : Pat<(t (not w.RC:$a)), (!cast<Instruction>("NOT"#n#"r") w.RC:$a)>;
  let Predicates = [HasBMI] in {
    def : Pat<(t (and (t (not w.RC:$a)), w.RC:$b)), (!cast<Instruction>("ANDN"#n#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(t (and (t (not w.RC:$a)), (t (ld addr:$b)))), (!cast<Instruction>("ANDN"#n#"rm") w.RC:$a, addr:$b)>;
  }

  // Comparisons.
  def : Pat<(cmpflags w.RC:$a, w.RC:$b), (!cast<Instruction>("CMP"#n#"rr") w.RC:$a, w.RC:$b)>;
  def : Pat<(cmpflags w.RC:$a, (t (ld addr:$b))), (!cast<Instruction>("CMP"#n#"rm") w.RC:$a, addr:$b)>;
  def : Pat<(cmpflags (t (ld addr:$a)), w.RC:$b), (!cast<Instruction>("CMP"#n#"mr") addr:$a, w.RC:$b)>;
  def : Pat<(cmpflags w.RC:$a, (t w.Imm32:$b)), (!cast<Instruction>("CMP"#n#"r"#w.ImmName) w.RC:$a, w.Imm32:$b)>;
  def : Pat<(cmpflags (t (ld addr:$a)), (t w.Imm32:$b)), (!cast<Instruction>("CMP"#n#"m"#w.ImmName) addr:$a, w.Imm32:$b)>;
  let AddedComplexity = 1 in {
    def : Pat<(cmpflags w.RC:$a, (t w.Imm8:$b)), (!cast<Instruction>("CMP"#n#"ri8") w.RC:$a, w.Imm8:$b)>;
    def : Pat<(cmpflags (t (ld addr:$a)), (t w.Imm8:$b)), (!cast<Instruction>("CMP"#n#"mi8") addr:$a, w.Imm8:$b)>;
  }
  let AddedComplexity = 2 in
  def : Pat<(cmpflags w.RC:$a, (t 0)), (!cast<Instruction>("TEST"#n#"rr") w.RC:$a, w.RC:$a)>;
  def : Pat<(testflags w.RC:$a, w.RC:$b), (!cast<Instruction>("TEST"#n#"rr") w.RC:$a, w.RC:$b)>;
  def : Pat<(testflags (t (ld addr:$a)), w.RC:$b), (!cast<Instruction>("TEST"#n#"mr") addr:$a, w.RC:$b)>;
  def : Pat<(testflags w.RC:$a, (t w.Imm32:$b)), (!cast<Instruction>("TEST"#n#"r"#w.ImmName) w.RC:$a, w.Imm32:$b)>;
  def : Pat<(testflags (t (ld addr:$a)), (t w.Imm32:$b)), (!cast<Instruction>("TEST"#n#"m"#w.ImmName) addr:$a, w.Imm32:$b)>;

  // Memory.
  def : Pat<(t (ld addr:$a)), (!cast<Instruction>("MOV"#n#"rm") addr:$a)>;
  def : Pat<(st (t w.RC:$v), addr:$p), (!cast<Instruction>("MOV"#n#"mr") addr:$p, w.RC:$v)>;
  def : Pat<(st (t w.Imm32:$v), addr:$p), (!cast<Instruction>("MOV"#n#"m"#w.ImmName) addr:$p, w.Imm32:$v)>;
  def : Pat<(st (t immzero), addr:$p), (!cast<Instruction>("MOV"#n#"m"#w.ImmName) addr:$p, 0)>;
}
foreach w = [P32, P64] in defm : IntPats<w>;

// Bytes and words in memory, compared with numbers that both the memory and the immediate hold.
def i8immSExt8 : ImmRange<i8, -128, 127>;
def : Pat<(cmpflags (i8 (ld addr:$a)), (i8 i8immSExt8:$b)), (CMP8mi addr:$a, i8immSExt8:$b)>;
def : Pat<(cmpflags (i16 (ld addr:$a)), (i16 i16immSExt8:$b)), (CMP16mi8 addr:$a, i16immSExt8:$b)>;
def : Pat<(testflags (i8 (ld addr:$a)), (i8 i8immSExt8:$b)), (TEST8mi addr:$a, i8immSExt8:$b)>;

// A test with a number of seven bits is one of the lowest byte: the flags are the same, in three bytes of code less.
multiclass ByteTests<ValueType t, RegisterClass rc, ImmRange imm> {
  def : Pat<(testflags rc:$a, (t imm:$b)), (TEST8ri (EXTRACT_SUBREG rc:$a, sub_8bit), imm:$b)>;
  def : Pat<(testflags (t (ld addr:$a)), (t imm:$b)), (TEST8mi addr:$a, imm:$b)>;
}
def i32imm7 : ImmRange<i32, 0, 127>;
def i64imm7 : ImmRange<i64, 0, 127>;
let AddedComplexity = 1 in {
  defm : ByteTests<i32, GR32, i32imm7>;
  defm : ByteTests<i64, GR64, i64imm7>;
}

let AddedComplexity = 2 in {
  def : Pat<(i32 (add GR32:$a, (i32 1))), (INC32r GR32:$a)>;
  def : Pat<(i32 (add GR32:$a, (i32 -1))), (DEC32r GR32:$a)>;
  def : Pat<(i64 (add GR64:$a, (i64 1))), (INC64r GR64:$a)>;
  def : Pat<(i64 (add GR64:$a, (i64 -1))), (DEC64r GR64:$a)>;
}
def : Pat<(i64 (addrof addr:$a)), (LEA64r addr:$a)>;
// A mask of the low bits is a zero extension.
let AddedComplexity = 3 in {
  def : Pat<(i32 (and GR32:$a, (i32 255))), (MOVZX32rr8 (EXTRACT_SUBREG GR32:$a, sub_8bit))>;
  def : Pat<(i32 (and GR32:$a, (i32 65535))), (MOVZX32rr16 (EXTRACT_SUBREG GR32:$a, sub_16bit))>;
}

//===-- Shifts: counts modulo the width, like those of the nodes ---------------------------------------------===//

multiclass ShiftPats<SDNode op, string inst, string instX> {
  def : Pat<(i32 (op GR32:$a, (i32 shamt32:$n))), (!cast<Instruction>(inst#"32ri") GR32:$a, shamt32:$n)>;
  def : Pat<(i64 (op GR64:$a, (i64 shamt64:$n))), (!cast<Instruction>(inst#"64ri") GR64:$a, shamt64:$n)>;
  // The count must be in cl: the implicit input comes last.
  let AddedComplexity = -20 in {
    def : Pat<(i32 (op GR32:$a, GR32:$n)), (!cast<Instruction>(inst#"32rCL") GR32:$a, (EXTRACT_SUBREG GR32:$n, sub_8bit))>;
    def : Pat<(i64 (op GR64:$a, GR64:$n)), (!cast<Instruction>(inst#"64rCL") GR64:$a, (EXTRACT_SUBREG GR64:$n, sub_8bit))>;
  }
  let Predicates = [HasBMI2] in {
    def : Pat<(i32 (op GR32:$a, GR32:$n)), (!cast<Instruction>(instX#"32rr") GR32:$a, GR32:$n)>;
    def : Pat<(i64 (op GR64:$a, GR64:$n)), (!cast<Instruction>(instX#"64rr") GR64:$a, GR64:$n)>;
    def : Pat<(i32 (op (i32 (ld addr:$a)), GR32:$n)), (!cast<Instruction>(instX#"32rm") addr:$a, GR32:$n)>;
    def : Pat<(i64 (op (i64 (ld addr:$a)), GR64:$n)), (!cast<Instruction>(instX#"64rm") addr:$a, GR64:$n)>;
  }
}
defm : ShiftPats<shl, "SHL", "SHLX">;
defm : ShiftPats<srl, "SHR", "SHRX">;
defm : ShiftPats<sra, "SAR", "SARX">;

//===-- Rotations and bit counts -----------------------------------------------------------------------------===//

multiclass BitPats<PatWidth w, SDPatternOperator shamt, int width> {
  defvar t = w.VT;
  defvar n = w.Name;
  let Predicates = [HasBMI2] in {
    def : Pat<(t (rotr w.RC:$a, (t shamt:$n))), (!cast<Instruction>("RORX"#n#"ri") w.RC:$a, shamt:$n)>;
    def : Pat<(t (rotr (t (ld addr:$a)), (t shamt:$n))), (!cast<Instruction>("RORX"#n#"mi") addr:$a, shamt:$n)>;
  }
  let Predicates = [HasBMI2] in {
    def : Pat<(t (bit_extract w.RC:$a, w.RC:$b)), (!cast<Instruction>("PEXT"#n#"rr") w.RC:$a, w.RC:$b)>;
    def : Pat<(t (bit_deposit w.RC:$a, w.RC:$b)), (!cast<Instruction>("PDEP"#n#"rr") w.RC:$a, w.RC:$b)>;
  }
  def : Pat<(t (rotl w.RC:$a, (t shamt:$n))), (!cast<Instruction>("ROL"#n#"ri") w.RC:$a, shamt:$n)>;
  let AddedComplexity = -20 in
  def : Pat<(t (rotr w.RC:$a, (t shamt:$n))), (!cast<Instruction>("ROR"#n#"ri") w.RC:$a, shamt:$n)>;
  foreach o = [["rotl", "ROL"], ["rotr", "ROR"]] in
  def : Pat<(t (!cast<SDNode>(!head(o)) w.RC:$a, w.RC:$b)),
            (!cast<Instruction>(!head(!tail(o))#n#"rCL") w.RC:$a, (EXTRACT_SUBREG w.RC:$b, sub_8bit))>;
  def : Pat<(t (bswap w.RC:$a)), (!cast<Instruction>("BSWAP"#n#"r") w.RC:$a)>;
  foreach o = [["ctpop", "POPCNT"], ["ctlz", "LZCNT"], ["cttz", "TZCNT"]] in {
    defvar Op = !cast<SDNode>(!head(o));
    defvar Inst = !head(!tail(o))#n;
    let Predicates = [!cast<Predicate>(!cond(!eq(!head(o), "ctpop") : "HasPOPCNT", !eq(!head(o), "ctlz") : "HasLZCNT",
                                             true : "HasBMI"))] in {
      def : Pat<(t (Op w.RC:$a)), (!cast<Instruction>(Inst#"rr") w.RC:$a)>;
      def : Pat<(t (Op (t (ld addr:$a)))), (!cast<Instruction>(Inst#"rm") addr:$a)>;
    }
  }
}
defm : BitPats<P32, shamt32, 32>;
defm : BitPats<P64, shamt64, 64>;

//===-- Widths -----------------------------------------------------------------------------------------------===//

// mov r32, r32 clears the upper half: MOV32rr_REV, which is not a register move, so that it is never coalesced.
def : Pat<(i64 (zext GR32:$a)), (SUBREG_TO_REG (MOV32rr_REV GR32:$a), sub_32bit)>;
def : Pat<(i64 (sext GR32:$a)), (MOVSX64rr32 GR32:$a)>;
def : Pat<(i32 (trunc GR64:$a)), (EXTRACT_SUBREG GR64:$a, sub_32bit)>;
def : Pat<(i64 (zext (i32 (trunc GR64:$a)))), (SUBREG_TO_REG (MOV32rr_REV (EXTRACT_SUBREG GR64:$a, sub_32bit)), sub_32bit)>;
def : Pat<(i64 (sext (i32 (trunc GR64:$a)))), (MOVSX64rr32 (EXTRACT_SUBREG GR64:$a, sub_32bit))>;
def : Pat<(i64 (zext (i32 (ld addr:$a)))), (SUBREG_TO_REG (MOV32rm addr:$a), sub_32bit)>;
def : Pat<(i64 (sext (i32 (ld addr:$a)))), (MOVSX64rm32 addr:$a)>;

// 8 and 16 bits: extending loads, extension in registers, truncating stores.
multiclass NarrowPats<ValueType t, string n, SubRegIndex index> {
  def : Pat<(i32 (zext (t (ld addr:$a)))), (!cast<Instruction>("MOVZX32rm"#n) addr:$a)>;
  def : Pat<(i32 (sext (t (ld addr:$a)))), (!cast<Instruction>("MOVSX32rm"#n) addr:$a)>;
  def : Pat<(i64 (zext (t (ld addr:$a)))), (SUBREG_TO_REG (!cast<Instruction>("MOVZX32rm"#n) addr:$a), sub_32bit)>;
  def : Pat<(i64 (sext (t (ld addr:$a)))), (!cast<Instruction>("MOVSX64rm"#n) addr:$a)>;
  def : Pat<(i32 (zext (t (trunc GR32:$a)))), (!cast<Instruction>("MOVZX32rr"#n) (EXTRACT_SUBREG GR32:$a, index))>;
  def : Pat<(i32 (sext (t (trunc GR32:$a)))), (!cast<Instruction>("MOVSX32rr"#n) (EXTRACT_SUBREG GR32:$a, index))>;
  def : Pat<(i32 (zext (t (trunc GR64:$a)))), (!cast<Instruction>("MOVZX32rr"#n) (EXTRACT_SUBREG GR64:$a, index))>;
  def : Pat<(i32 (sext (t (trunc GR64:$a)))), (!cast<Instruction>("MOVSX32rr"#n) (EXTRACT_SUBREG GR64:$a, index))>;
  def : Pat<(i64 (zext (t (trunc GR32:$a)))),
            (SUBREG_TO_REG (!cast<Instruction>("MOVZX32rr"#n) (EXTRACT_SUBREG GR32:$a, index)), sub_32bit)>;
  def : Pat<(i64 (sext (t (trunc GR32:$a)))), (!cast<Instruction>("MOVSX64rr"#n) (EXTRACT_SUBREG GR32:$a, index))>;
  def : Pat<(i64 (zext (t (trunc GR64:$a)))),
            (SUBREG_TO_REG (!cast<Instruction>("MOVZX32rr"#n) (EXTRACT_SUBREG GR64:$a, index)), sub_32bit)>;
  def : Pat<(i64 (sext (t (trunc GR64:$a)))), (!cast<Instruction>("MOVSX64rr"#n) (EXTRACT_SUBREG GR64:$a, index))>;
  def : Pat<(st (t (trunc GR32:$v)), addr:$p), (!cast<Instruction>("MOV"#n#"mr") addr:$p, (EXTRACT_SUBREG GR32:$v, index))>;
  def : Pat<(st (t (trunc GR64:$v)), addr:$p), (!cast<Instruction>("MOV"#n#"mr") addr:$p, (EXTRACT_SUBREG GR64:$v, index))>;
  def : Pat<(st (t imm:$v), addr:$p), (!cast<Instruction>("MOV"#n#"mi") addr:$p, imm:$v)>;
}
defm : NarrowPats<i8, "8", sub_8bit>;
defm : NarrowPats<i16, "16", sub_16bit>;
def : Pat<(st (i32 (trunc GR64:$v)), addr:$p), (MOV32mr addr:$p, (EXTRACT_SUBREG GR64:$v, sub_32bit))>;
