//===-- regs.td - registers and register classes of AArch64 --------------------------------------------------===//
//
// w0 is the lower half of x0: one register unit, and writing w0 clears the upper half. b0, h0, s0 and d0 are the lower
// parts of q0, also one unit, and writing them clears the upper bits. Vector instructions use the other name of q0, v0.
// Number 31 is the stack pointer or zero, depending on the class of the operand.
//
// Classes list the registers in allocation order: those that are caller-saved in every convention come first.
//===---------------------------------------------------------------------------------------------------------===//

def sub_32 : SubRegIndex<32>;
def bsub : SubRegIndex<8>;
def hsub : SubRegIndex<16>;
def ssub : SubRegIndex<32>;
def dsub : SubRegIndex<64>;

class A64Reg<string n, bits<16> enc, list<string> alt = []> : Register<n, alt> {
  let Namespace = "AArch64";
  let HWEncoding = enc;
}
class A64Sub<string n, bits<16> enc, Register sub, SubRegIndex index, list<string> alt = []> : A64Reg<n, enc, alt> {
  let SubRegs = [sub];
  let SubRegIndices = [index];
}

// x16 is the compiler's scratch register for addresses that instructions cannot encode, and linker veneers overwrite
// it; x18 belongs to the platform, x29 is the frame pointer, x30 the return address.
foreach n = 0-30 in
  let isReserved = !or(!eq(n, 16), !eq(n, 18), !eq(n, 29), !eq(n, 30)), DwarfNumbers = [n] in {
    def W#n : A64Reg<"w"#n, n>;
    def X#n : A64Sub<"x"#n, n, !cast<Register>("W"#n), sub_32, !cond(!eq(n, 29) : ["fp"], !eq(n, 30) : ["lr"], true : []<string>)>;
  }
let isReserved = 1 in {
  def WSP : A64Reg<"wsp", 31>;
  let DwarfNumbers = [31] in def SP : A64Sub<"sp", 31, WSP, sub_32>;
  let isConstant = 1 in {
    def WZR : A64Reg<"wzr", 31>;
    def XZR : A64Sub<"xzr", 31, WZR, sub_32>;
  }
  def NZCV : A64Reg<"nzcv", 0>;
}

foreach n = 0-31 in
  let DwarfNumbers = [!add(64, n)] in {
    def B#n : A64Reg<"b"#n, n>;
    def H#n : A64Sub<"h"#n, n, !cast<Register>("B"#n), bsub>;
    def S#n : A64Sub<"s"#n, n, !cast<Register>("H"#n), hsub>;
    def D#n : A64Sub<"d"#n, n, !cast<Register>("S"#n), ssub>;
    def Q#n : A64Sub<"q"#n, n, !cast<Register>("D"#n), dsub, ["v"#n]>;
  }

//===-- Classes ----------------------------------------------------------------------------------------------===//

class A64Class<list<ValueType> types, int align, dag members, string move, string load, string store>
    : RegisterClass<"AArch64", types, align, members> {
  let MoveInst = move;
  let LoadInst = load;
  let StoreInst = store;
}

defvar GeneralX = (add (sequence "X%u", 0, 15), X17, (sequence "X%u", 19, 28), X16, X18, X29, X30);
defvar GeneralW = (add (sequence "W%u", 0, 15), W17, (sequence "W%u", 19, 28), W16, W18, W29, W30);
def GPR64 : A64Class<[i64, iPTR], 64, (add GeneralX, XZR), "MOVXr", "LDRXui", "STRXui">;
def GPR32 : A64Class<[i32], 32, (add GeneralW, WZR), "MOVWr", "LDRWui", "STRWui">;
// With the stack pointer instead of zero.
def GPR64sp : A64Class<[i64], 64, (add GeneralX, SP), "MOVXr", "LDRXui", "STRXui">;
def GPR32sp : A64Class<[i32], 32, (add GeneralW, WSP), "MOVWr", "LDRWui", "STRWui">;
// Even-numbered registers, as names of register pairs.
let isAllocatable = 0 in {
  def GPR64only : RegisterClass<"AArch64", [i64], 64, (add GeneralX)>;
  def GPR32only : RegisterClass<"AArch64", [i32], 32, (add GeneralW)>;
  def SPonly : RegisterClass<"AArch64", [i64], 64, (add SP)>;
  def WSPonly : RegisterClass<"AArch64", [i32], 32, (add WSP)>;
  def LRonly : RegisterClass<"AArch64", [i64], 64, (add X30)>;
  def CCR : RegisterClass<"AArch64", [FlagVT], 32, (add NZCV)>;
}

// Views of one register file. Allocation starts with caller-saved registers.
class FloatRegs<string letter> {
  dag All = (add (sequence letter#"%u", 0, 7), (sequence letter#"%u", 16, 31), (sequence letter#"%u", 8, 15));
}
def FPR8 : A64Class<[untyped], 8, FloatRegs<"B">.All, "MOVBr", "LDRBui", "STRBui"> { let Size = 8; }
def FPR16 : A64Class<[f16, bf16], 16, FloatRegs<"H">.All, "MOVHr", "LDRHui", "STRHui">;
def FPR32 : A64Class<[f32], 32, FloatRegs<"S">.All, "FMOVSr", "LDRSui", "STRSui">;
def FPR64 : A64Class<[f64], 64, FloatRegs<"D">.All, "FMOVDr", "LDRDui", "STRDui">;
// Vectors of less than 128 bits are in the low lanes.
defvar VectorTypes = [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64, v8f16, v8i8, v4i16, v2i32, v2f32, v4f16, v4i8, v2i16, v2i8, v2f16];
def VR : A64Class<VectorTypes, 128, FloatRegs<"Q">.All, "MOVv16b", "LDRQui", "STRQui"> { let Size = 128; let AltName = 1; }
def FPR128 : A64Class<VectorTypes, 128, FloatRegs<"Q">.All, "MOVv16b", "LDRQui", "STRQui"> { let Size = 128; }
// The registers that instructions with a 16-bit lane index can encode.
def VRlow : A64Class<VectorTypes, 128, (add (sequence "Q%u", 0, 7), (sequence "Q%u", 8, 15)), "MOVv16b", "LDRQui", "STRQui"> {
  let Size = 128;
  let AltName = 1;
}
