//===-- patterns_int.td - scalar integers of 32 and 64 bits --------------------------------------------------===//
//
// 32-bit values are kept sign-extended, signed or unsigned, so that 64-bit comparisons and bitwise operations also work
// for them.
//===---------------------------------------------------------------------------------------------------------===//

def imm12_i32 : ImmRange<i32, -2048, 2047>;
def imm12_i64 : ImmRange<i64, -2048, 2047>;
def shamt_i32 : ImmRange<i32, 0, 31>;
def shamt_i64 : ImmRange<i64, 0, 63>;

class PatBin<ValueType vt, SDNode op, Instruction inst> : Pat<(vt (op GPR:$a, GPR:$b)), (inst GPR:$a, GPR:$b)>;
class PatImm<ValueType vt, SDNode op, Instruction inst, ImmRange imm> : Pat<(vt (op GPR:$a, imm:$b)), (inst GPR:$a, imm:$b)>;
class PatUn<ValueType vt, SDNode op, Instruction inst> : Pat<(vt (op GPR:$a)), (inst GPR:$a)>;

def : PatBin<i64, add, ADD>;
def : PatBin<i32, add, ADDW>;
def : PatImm<i64, add, ADDI, imm12_i64>;
def : PatImm<i32, add, ADDIW, imm12_i32>;
def : PatBin<i64, sub, SUB>;
def : PatBin<i32, sub, SUBW>;
def : PatUn<i64, ineg, NEG>;
def : PatUn<i32, ineg, NEGW>;
foreach vt = [i32, i64] in {
  defvar imm = !if(!eq(vt.Size, 32), imm12_i32, imm12_i64);
  def : PatBin<vt, and, AND>;
  def : PatBin<vt, or, OR>;
  def : PatBin<vt, xor, XOR>;
  def : PatImm<vt, and, ANDI, imm>;
  def : PatImm<vt, or, ORI, imm>;
  def : PatImm<vt, xor, XORI, imm>;
  def : PatUn<vt, not, NOT>;
  let Predicates = [HasStdExtZbb] in {
    def : PatBin<vt, smin, MIN>;
    def : PatBin<vt, smax, MAX>;
    def : PatBin<vt, umin, MINU>;
    def : PatBin<vt, umax, MAXU>;
    def : Pat<(vt (and GPR:$a, (not GPR:$b))), (ANDN GPR:$a, GPR:$b)>;
    def : Pat<(vt (or GPR:$a, (not GPR:$b))), (ORN GPR:$a, GPR:$b)>;
    def : Pat<(vt (not (xor GPR:$a, GPR:$b))), (XNOR GPR:$a, GPR:$b)>;
  }
}

// Shift amounts are modulo the width, like in the machine.
def : PatBin<i64, shl, SLL>;
def : PatBin<i64, srl, SRL>;
def : PatBin<i64, sra, SRA>;
def : PatBin<i32, shl, SLLW>;
def : PatBin<i32, srl, SRLW>;
def : PatBin<i32, sra, SRAW>;
def : PatImm<i64, shl, SLLI, shamt_i64>;
def : PatImm<i64, srl, SRLI, shamt_i64>;
def : PatImm<i64, sra, SRAI, shamt_i64>;
def : PatImm<i32, shl, SLLIW, shamt_i32>;
def : PatImm<i32, srl, SRLIW, shamt_i32>;
def : PatImm<i32, sra, SRAIW, shamt_i32>;

let Predicates = [HasStdExtM] in {
  def : PatBin<i64, mul, MUL>;
  def : PatBin<i32, mul, MULW>;
  def : PatBin<i64, mulhs, MULH>;
  def : PatBin<i64, mulhu, MULHU>;
}
let Predicates = [HasStdExtZba] in {
  def : Pat<(i64 (add (shl GPR:$a, 1), GPR:$b)), (SH1ADD GPR:$a, GPR:$b)>;
  def : Pat<(i64 (add (shl GPR:$a, 2), GPR:$b)), (SH2ADD GPR:$a, GPR:$b)>;
  def : Pat<(i64 (add (shl GPR:$a, 3), GPR:$b)), (SH3ADD GPR:$a, GPR:$b)>;
}
let Predicates = [HasStdExtZbb] in {
  def : PatBin<i64, rotl, ROL>;
  def : PatBin<i64, rotr, ROR>;
  def : PatBin<i32, rotl, ROLW>;
  def : PatBin<i32, rotr, RORW>;
  def : PatImm<i64, rotr, RORI, shamt_i64>;
  def : PatImm<i32, rotr, RORIW, shamt_i32>;
  def : PatUn<i64, ctlz, CLZ>;
  def : PatUn<i32, ctlz, CLZW>;
  def : PatUn<i64, cttz, CTZ>;
  def : PatUn<i32, cttz, CTZW>;
  def : PatUn<i64, ctpop, CPOP>;
  def : PatUn<i32, ctpop, CPOPW>;
  def : PatUn<i64, bswap, REV8>;
  def : Pat<(i32 (bswap GPR:$a)), (SRAI (REV8 GPR:$a), 32)>;
  def : Pat<(i64 (abs GPR:$a)), (MAX GPR:$a, (NEG GPR:$a))>;
  def : Pat<(i32 (abs GPR:$a)), (MAX GPR:$a, (NEGW GPR:$a))>;
}

def : Pat<(i64 (ld addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (ld addr:$a)), (LW addr:$a)>;
def : Pat<(st (i64 GPR:$v), addr:$a), (SD GPR:$v, addr:$a)>;
def : Pat<(st (i32 GPR:$v), addr:$a), (SW GPR:$v, addr:$a)>;
