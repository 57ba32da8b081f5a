//===-- regs.td - registers and register classes of RISC-V ---------------------------------------------------===//
//
// 32 integer registers, of which x0 is zero; 32 float registers, each as wide as the widest float, with narrower ones
// in the low bits; 32 vector registers. Assembly uses their names in the calling convention.
// x31 is reserved for addresses that do not fit an instruction; ra, sp, gp and tp have special purposes.
//
// Classes list the registers in allocation order: caller-saved registers that 16-bit instructions can encode come
// first.
//===---------------------------------------------------------------------------------------------------------===//

class RISCVReg<string n, bits<16> enc, list<string> alt = []> : Register<n, alt> {
  let Namespace = "RISCV";
  let HWEncoding = enc;
}

defvar IntNames = ["zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5",
                   "a6", "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6"];
foreach n = 0-31 in
  let DwarfNumbers = [n], isConstant = !eq(n, 0), isReserved = !or(!lt(n, 5), !eq(n, 31)) in
    def X#n : RISCVReg<IntNames[n], n, !if(!eq(n, 8), ["x8", "fp"], ["x"#n])>;

defvar FloatNames = ["ft0", "ft1", "ft2", "ft3", "ft4", "ft5", "ft6", "ft7", "fs0", "fs1", "fa0", "fa1", "fa2", "fa3", "fa4",
                     "fa5", "fa6", "fa7", "fs2", "fs3", "fs4", "fs5", "fs6", "fs7", "fs8", "fs9", "fs10", "fs11", "ft8",
                     "ft9", "ft10", "ft11"];
foreach n = 0-31 in
  let DwarfNumbers = [!add(32, n)] in def F#n : RISCVReg<FloatNames[n], n, ["f"#n]>;

let Predicates = [HasStdExtV] in
  foreach n = 0-31 in let DwarfNumbers = [!add(96, n)] in def V#n : RISCVReg<"v"#n, n>;

//===-- Classes ----------------------------------------------------------------------------------------------===//

class RISCVClass<list<ValueType> types, int align, dag members, string move = "", string load = "", string store = "">
    : RegisterClass<"RISCV", types, align, members> {
  let MoveInst = move;
  let LoadInst = load;
  let StoreInst = store;
}

// 32-bit values are kept sign-extended, whatever their type; narrower ones are extended according to their type.
def GPR : RISCVClass<[i64, iPTR, i32], 64,
    (add (sequence "X%u", 10, 15), X16, X17, X5, X6, X7, X28, X29, X30, X8, X9, (sequence "X%u", 18, 27),
         X0, X1, X2, X3, X4, X31), "MV", "LD", "SD">;
let isAllocatable = 0 in {
  def GPRNoX0 : RISCVClass<[i64], 64, (sub GPR, X0)>;
  def GPRNoX0X2 : RISCVClass<[i64], 64, (sub GPR, X0, X2)>;
  def GPRC : RISCVClass<[i64], 64, (sequence "X%u", 8, 15)>;
  def GPRX0 : RISCVClass<[i64], 64, (add X0)>;
  def RA : RISCVClass<[i64], 64, (add X1)>;
  def SP : RISCVClass<[i64], 64, (add X2)>;
}

defvar F = (add (sequence "F%u", 15, 10), F16, F17, (sequence "F%u", 0, 7), (sequence "F%u", 28, 31), F8, F9,
                (sequence "F%u", 18, 27));
def FPR16 : RISCVClass<[f16], 16, F, "FMV_H", "FLH", "FSH">;
def FPR32 : RISCVClass<[f32], 32, F, "FMV_S", "FLW", "FSW">;
def FPR64 : RISCVClass<[f64], 64, F, "FMV_D", "FLD", "FSD">;
let isAllocatable = 0 in {
  def FPR64C : RISCVClass<[f64], 64, (sequence "F%u", 8, 15)>;
}
