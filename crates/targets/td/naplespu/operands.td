//===-- operands.td - operands of NaplesPU -------------------------------------------------------------------===//

class NPUImm<ValueType ty, int width, bit signed> : Operand<ty> {
  let OperandType = "OPERAND_IMMEDIATE";
  let Width = width;
  let Signed = signed;
}
def simm9 : NPUImm<i32, 9, 1>;
// Printed signed, parsed signed or unsigned.
def imm16 : NPUImm<i16, 16, 1>;
// The ignored bits of a jump.
def ignored6 : NPUImm<i32, 6, 0>;

// Distances in bytes from the instruction itself, and addresses.
class NPULabel<int width, int relocation, int bias = 0> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Width = width;
  let Relocation = relocation;
  let Bias = bias;
}
def brtarget : NPULabel<18, 2>;        // R_NPU_BRANCH
def pcrel_mem : NPULabel<9, 3>;        // R_NPU_PCREL_MEM
def pcrel_lea : NPULabel<9, 4>;        // R_NPU_PCREL_LEA
def pcrel_ext : NPULabel<9, 5>;        // R_NPU_PCREL_EXT
let isAbsolute = 1 in {
  def abs_high : NPULabel<32, 6>;      // R_NPU_ABS_HIGH_LEA
  def abs_low : NPULabel<32, 7>;       // R_NPU_ABS_LOW_LEA
  def abs_whole : NPULabel<32, 6> { let SecondRelocation = 7; }
}

// disp(base)
class NPUMem<int size, RegisterClass base = GPR32> : Operand<iPTR> {
  let OperandType = "OPERAND_MEMORY";
  let MIOperandInfo = (ops base);
  let Width = 9;
  let Signed = 1;
  let MemBits = size;
  let AddressText = "{$disp}($base)";
}
foreach b = [8, 16, 32, 128, 256, 512] in def mem#b : NPUMem<b>;
def memv : NPUMem<512, VR512W>;

def addr : ComplexPattern<iPTR, 1, "SelectAddr">;
