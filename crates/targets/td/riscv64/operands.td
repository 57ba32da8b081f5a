//===-- operands.td - operands of RISC-V ---------------------------------------------------------------------===//

class RISCVImm<ValueType ty, int width, bit signed> : Operand<ty> {
  let OperandType = "OPERAND_IMMEDIATE";
  let Width = width;
  let Signed = signed;
}
foreach n = [2, 3, 4, 5, 6, 10, 12] in def uimm#n : RISCVImm<i64, n, 0>;
foreach n = [5, 6] in def simm#n : RISCVImm<i64, n, 1>;

// Parts of addresses: the upper 20 bits, rounded because the lower 12 bits are signed. The lower part of a pc-relative
// address refers to the label of the instruction with the upper part.
class High<string text, int relocation> : Modifier<"%"#text#"(", relocation, 12, 20, 0x800>;
class Low<string text, int relocation> : Modifier<"%"#text#"(", relocation, 0, 12>;
class OfSymbol<string text, int relocation> : Modifier<"%"#text#"(", relocation>;
defvar AbsoluteHigh = [High<"hi", 26>, OfSymbol<"tprel_hi", 29>];                                    // R_RISCV_HI20, _TPREL_HI20
defvar RelativeHigh = [OfSymbol<"pcrel_hi", 23>, OfSymbol<"got_pcrel_hi", 20>, OfSymbol<"tls_ie_pcrel_hi", 21>,
                       OfSymbol<"tls_gd_pcrel_hi", 22>, OfSymbol<"tlsdesc_hi", 62>];
defvar LoadLow = [Low<"lo", 27>, OfSymbol<"pcrel_lo", 24>, OfSymbol<"tprel_lo", 30>, OfSymbol<"tlsdesc_load_lo", 63>,
                  OfSymbol<"tlsdesc_add_lo", 64>];                                                   // R_RISCV_LO12_I ...
defvar StoreLow = [Low<"lo", 28>, OfSymbol<"pcrel_lo", 25>, OfSymbol<"tprel_lo", 31>];               // R_RISCV_LO12_S ...

def simm12 : RISCVImm<i64, 12, 1> { let Modifiers = LoadLow; }
def uimm20_lui : RISCVImm<i64, 20, 0> { let Modifiers = AbsoluteHigh; }
def uimm20_auipc : RISCVImm<i64, 20, 0> { let Modifiers = RelativeHigh; }
def uimm32 : RISCVImm<i64, 32, 0>;
def simm32 : RISCVImm<i64, 32, 1>;
def simm6nonzero : RISCVImm<i64, 6, 1> { let NonZero = 1; }
def uimm6nonzero : RISCVImm<i64, 6, 0> { let NonZero = 1; }
def uimm10nonzero : RISCVImm<i64, 10, 0> { let NonZero = 1; }
def simm10nonzero : RISCVImm<i64, 10, 1> { let NonZero = 1; }
// The upper immediate of c.lui is sign-extended; assembly shows it like that of lui.
def c_lui_imm : RISCVImm<i64, 6, 1> { let NonZero = 1; let TextWidth = 20; }

class RISCVLabel<int width, int bias = 0, int relocation = 0> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let Width = width;
  let Bias = bias;
  let Relocation = relocation;
}
def simm9_lsb0 : RISCVLabel<9, 0, 44>;     // R_RISCV_RVC_BRANCH
def simm12_lsb0 : RISCVLabel<12, 0, 45>;   // R_RISCV_RVC_JUMP
def simm13_lsb0 : RISCVLabel<13, 0, 16>;   // R_RISCV_BRANCH
def simm21_lsb0 : RISCVLabel<21, 0, 17>;   // R_RISCV_JAL

// disp(base)
class RISCVMem<int width, bit signed, int size, RegisterClass base = GPR> : Operand<iPTR> {
  let OperandType = "OPERAND_MEMORY";
  let MIOperandInfo = (ops base);
  let Width = width;
  let Signed = signed;
  let MemBits = size;
  let AddressText = "$disp($base)";
}
foreach b = [8, 16, 32, 64] in {
  def mem#b : RISCVMem<12, 1, b> { let Modifiers = LoadLow; }
  def smem#b : RISCVMem<12, 1, b> { let Modifiers = StoreLow; }
}
// An address without a displacement.
class RISCVMemZero<int size, RegisterClass base = GPR> : RISCVMem<0, 0, size, base> { let AddressText = "{0}($base)"; }
def memz32 : RISCVMemZero<32>;
def memz64 : RISCVMemZero<64>;
def memreg : RISCVMem<0, 0, 0> { let AddressText = "$base"; }
def memzv : RISCVMemZero<0>;

def sub_mask : SubRegIndex<64>;
def addr : ComplexPattern<iPTR, 1, "SelectAddr">;

//===-- Named operands ---------------------------------------------------------------------------------------===//

class RISCVNames<int width, list<string> names> : Operand<i8> {
  let OperandType = "OPERAND_CONDITION";
  let Width = width;
  let Signed = 0;
  let Names = names;
}
// The rounding mode of a float operation; by default the control register's.
def frmarg : RISCVNames<3, [", rne", ", rtz", ", rdn", ", rup", ", rmm", "", "", "|, dyn"]>;
// For exact operations, whose default is to nearest.
def frmexact : RISCVNames<3, ["|, rne", ", rtz", ", rdn", ", rup", ", rmm", "", "", ", dyn"]>;
def fencearg : RISCVNames<4, ["0", "w", "r", "rw", "o", "ow", "or", "orw", "i", "iw", "ir", "irw", "io", "iow", "ior", "iorw"]>;
