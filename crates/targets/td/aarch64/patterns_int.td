//===-- patterns_int.td - selection for integer scalars ------------------------------------------------------===//

def shamt32 : ImmRange<i32, 0, 31>;
def shamt64 : ImmRange<i64, 0, 63>;

foreach w = [WW, WX] in {
  defvar N = w.Name; defvar t = w.VT; defvar rc = w.RC;
  defvar shamt = !cast<SDPatternOperator>("shamt"#w.Bits);

  //===-- Arithmetic -----------------------------------------------------------------------------------------===//

  foreach o = [["add", "ADD"], ["sub", "SUB"], ["and", "AND"], ["or", "ORR"], ["xor", "EOR"]] in {
    defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o))#N;
    def : Pat<(t (op rc:$a, rc:$b)), (!cast<Instruction>(I#"rr") rc:$a, rc:$b)>;
    // With a shifted second operand.
    foreach s = [["shl", "0"], ["srl", "1"], ["sra", "2"]] in {
      defvar shift = !cast<SDNode>(!head(s)); defvar how = !cond(!eq(!head(s), "shl") : 0, !eq(!head(s), "srl") : 1, true : 2);
      def : Pat<(t (op rc:$a, (t (shift rc:$b, (t shamt:$n))))), (!cast<Instruction>(I#"rs") rc:$a, rc:$b, how, shamt:$n)>;
      if !ne(!head(o), "sub") then
      def : Pat<(t (op (t (shift rc:$b, (t shamt:$n))), rc:$a)), (!cast<Instruction>(I#"rs") rc:$a, rc:$b, how, shamt:$n)>;
    }
  }
  foreach o = [["add", "ADD"], ["sub", "SUB"]] in {
    defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o))#N;
    def : Pat<(t (op rc:$a, (t w.AddSub:$b))), (!cast<Instruction>(I#"ri") rc:$a, w.AddSub:$b)>;
    def : Pat<(t (op rc:$a, (t w.AddSubHigh:$b))), (!cast<Instruction>(I#"ri12") rc:$a, w.AddSubHigh:$b)>;
  }
  def : Pat<(t (add rc:$a, (t w.Negated:$b))), (!cast<Instruction>("ADD"#N#"ni") rc:$a, w.Negated:$b)>;
  foreach o = [["and", "AND", "BIC"], ["or", "ORR", "ORN"], ["xor", "EOR", "EON"]] in {
    defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o))#N; defvar J = !head(!tail(!tail(o)))#N;
    def : Pat<(t (op rc:$a, (t w.Logical:$b))), (!cast<Instruction>(I#"ri") rc:$a, w.Logical:$b)>;
    def : Pat<(t (op rc:$a, (t (not rc:$b)))), (!cast<Instruction>(J#"rr") rc:$a, rc:$b)>;
    def : Pat<(t (op (t (not rc:$b)), rc:$a)), (!cast<Instruction>(J#"rr") rc:$a, rc:$b)>;
  }
  def : Pat<(t (ineg rc:$a)), (!cast<Instruction>("NEG"#N#"r") rc:$a)>;
  def : Pat<(t (not rc:$a)), (!cast<Instruction>("MVN"#N#"r") rc:$a)>;

  def : Pat<(t (mul rc:$a, rc:$b)), (!cast<Instruction>("MUL"#N#"rr") rc:$a, rc:$b)>;
  def : Pat<(t (add rc:$c, (t (mul rc:$a, rc:$b)))), (!cast<Instruction>("MADD"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (add (t (mul rc:$a, rc:$b)), rc:$c)), (!cast<Instruction>("MADD"#N#"rrr") rc:$a, rc:$b, rc:$c)>;
  def : Pat<(t (sub rc:$c, (t (mul rc:$a, rc:$b)))), (!cast<Instruction>("MSUB"#N#"rrr") rc:$a, rc:$b, rc:$c)>;

  //===-- Shifts: amounts modulo the width, like those of the nodes --------------------------------------------===//

  foreach o = [["shl", "LSL"], ["srl", "LSR"], ["sra", "ASR"], ["rotr", "ROR"]] in {
    defvar op = !cast<SDNode>(!head(o)); defvar I = !head(!tail(o));
    def : Pat<(t (op rc:$a, rc:$n)), (!cast<Instruction>(I#"V"#N#"r") rc:$a, rc:$n)>;
    def : Pat<(t (op rc:$a, (t shamt:$n))), (!cast<Instruction>(I#N#"ri") rc:$a, shamt:$n)>;
  }
  def : Pat<(t (rotl rc:$a, rc:$n)), (!cast<Instruction>("RORV"#N#"r") rc:$a, (!cast<Instruction>("NEG"#N#"r") rc:$n))>;

  //===-- Bits -----------------------------------------------------------------------------------------------===//

  def : Pat<(t (ctlz rc:$a)), (!cast<Instruction>("CLZ"#N#"r") rc:$a)>;
  def : Pat<(t (cttz rc:$a)), (!cast<Instruction>("CLZ"#N#"r") (!cast<Instruction>("RBIT"#N#"r") rc:$a))>;
  def : Pat<(t (bswap rc:$a)), (!cast<Instruction>("REV"#N#"r") rc:$a)>;
  def : Pat<(t (bitreverse rc:$a)), (!cast<Instruction>("RBIT"#N#"r") rc:$a)>;

  //===-- Comparisons ----------------------------------------------------------------------------------------===//

  def : Pat<(cmpflags rc:$a, rc:$b), (!cast<Instruction>("CMP"#N#"rr") rc:$a, rc:$b)>;
  def : Pat<(cmpflags rc:$a, (t w.AddSub:$b)), (!cast<Instruction>("CMP"#N#"ri") rc:$a, w.AddSub:$b)>;
  def : Pat<(cmpflags rc:$a, (t w.AddSubHigh:$b)), (!cast<Instruction>("CMP"#N#"ri12") rc:$a, w.AddSubHigh:$b)>;
  def : Pat<(cmpflags rc:$a, (t w.Negated:$b)), (!cast<Instruction>("CMP"#N#"ni") rc:$a, w.Negated:$b)>;
  def : Pat<(testflags rc:$a, rc:$b), (!cast<Instruction>("TST"#N#"rr") rc:$a, rc:$b)>;
  def : Pat<(testflags rc:$a, (t w.Logical:$b)), (!cast<Instruction>("TST"#N#"ri") rc:$a, w.Logical:$b)>;

  //===-- Memory ---------------------------------------------------------------------------------------------===//

  def : Pat<(t (ld addr:$p)), (!cast<Instruction>("LDR"#N#"ui") addr:$p)>;
  def : Pat<(st (t rc:$v), addr:$p), (!cast<Instruction>("STR"#N#"ui") rc:$v, addr:$p)>;
}
def : Pat<(i64 (mulhs GPR64:$a, GPR64:$b)), (SMULHrr GPR64:$a, GPR64:$b)>;
def : Pat<(i64 (mulhu GPR64:$a, GPR64:$b)), (UMULHrr GPR64:$a, GPR64:$b)>;

//===-- Widths -----------------------------------------------------------------------------------------------===//

def : Pat<(i64 (sext GPR32:$a)), (SXTWXr GPR32:$a)>;
def : Pat<(i64 (zext GPR32:$a)), (SUBREG_TO_REG (MOVWr GPR32:$a), sub_32)>;
def : Pat<(i32 (trunc GPR64:$a)), (EXTRACT_SUBREG GPR64:$a, sub_32)>;
def : Pat<(i64 (sext (i32 (ld addr:$p)))), (LDRSWui addr:$p)>;
def : Pat<(i64 (zext (i32 (ld addr:$p)))), (SUBREG_TO_REG (LDRWui addr:$p), sub_32)>;
def : Pat<(i64 (sext (i8 (ld addr:$p)))), (LDRSBXui addr:$p)>;
def : Pat<(i64 (zext (i8 (ld addr:$p)))), (SUBREG_TO_REG (LDRBBui addr:$p), sub_32)>;
def : Pat<(i64 (sext (i16 (ld addr:$p)))), (LDRSHXui addr:$p)>;
def : Pat<(i64 (zext (i16 (ld addr:$p)))), (SUBREG_TO_REG (LDRHHui addr:$p), sub_32)>;
def : Pat<(st (i32 (trunc GPR64:$v)), addr:$p), (STRWui (EXTRACT_SUBREG GPR64:$v, sub_32), addr:$p)>;
// Products and sums of extended operands.
foreach o = [["sext", "S"], ["zext", "U"]] in {
  defvar ext = !cast<SDNode>(!head(o)); defvar S = !head(!tail(o));
  def : Pat<(i64 (mul (i64 (ext GPR32:$a)), (i64 (ext GPR32:$b)))), (!cast<Instruction>(S#"MULLrr") GPR32:$a, GPR32:$b)>;
  def : Pat<(i64 (add GPR64:$a, (i64 (ext GPR32:$b)))), (ADDXrx GPR64:$a, GPR32:$b, !if(!eq(S, "S"), 6, 2), 0)>;
}
