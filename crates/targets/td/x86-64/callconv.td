//===-- callconv.td - calling conventions: System V and Windows ----------------------------------------------===//
//
// The caller extends integers of 8 and 16 bits to 32 bits. Pointers are i64.
//===---------------------------------------------------------------------------------------------------------===//

defvar Vec128 = [v4f32, v2f64, v16i8, v8i16, v4i32, v2i64, v2f32, v8i8, v4i16, v2i32, v4i8, v2i16, v2i8];
defvar Vec256 = [v8f32, v4f64, v32i8, v16i16, v8i32, v4i64];
defvar Vec512 = [v16f32, v8f64, v64i8, v32i16, v16i32, v8i64];

//===-- System V ---------------------------------------------------------------------------------------------===//

def CC_X86_64_SysV : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX, R8D, R9D]>>,
  CCIfType<[i64, iPTR], CCAssignToReg<[RDI, RSI, RDX, RCX, R8, R9]>>,
  CCIfType<!listconcat([f32, f64], Vec128), CCAssignToReg<[XMM0, XMM1, XMM2, XMM3, XMM4, XMM5, XMM6, XMM7]>>,
  CCIfType<Vec256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3, YMM4, YMM5, YMM6, YMM7]>>,
  CCIfType<Vec512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3, ZMM4, ZMM5, ZMM6, ZMM7]>>,
  CCIfType<[i32, i64, iPTR, f32, f64], CCAssignToStack<8, 8>>,
  CCIfType<Vec128, CCAssignToStack<16, 16>>,
  CCIfType<Vec256, CCAssignToStack<32, 32>>,
  CCIfType<Vec512, CCAssignToStack<64, 64>>
]>;
// The ABI has two registers of a kind; LLVM uses more for results that no language has.
def RetCC_X86_64_SysV : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
  CCIfType<[i64, iPTR], CCAssignToReg<[RAX, RDX, RCX]>>,
  CCIfType<[f32, f64], CCAssignToReg<[XMM0, XMM1]>>,
  CCIfType<Vec128, CCAssignToReg<[XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<Vec256, CCAssignToReg<[YMM0, YMM1, YMM2, YMM3]>>,
  CCIfType<Vec512, CCAssignToReg<[ZMM0, ZMM1, ZMM2, ZMM3]>>
]>;
def CSR_X86_64_SysV : CalleeSavedRegs<(add RBX, R12, R13, R14, R15, RBP)>;

def SysV : Convention<"sysv", CC_X86_64_SysV, RetCC_X86_64_SysV, CSR_X86_64_SysV> {
  let StackPointer = RSP;
  let FramePointer = RBP;
  let RedZone = 128;
}

//===-- Windows: the position of an argument decides, whatever its kind --------------------------------------===//

def CC_X86_Win64 : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<!listconcat(Vec128, Vec256), CCPassIndirect<i64>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[ECX, EDX, R8D, R9D], [XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[i64, iPTR], CCAssignToRegWithShadow<[RCX, RDX, R8, R9], [XMM0, XMM1, XMM2, XMM3]>>,
  CCIfType<[f32, f64], CCAssignToRegWithShadow<[XMM0, XMM1, XMM2, XMM3], [RCX, RDX, R8, R9]>>,
  CCIfType<[i32, i64, iPTR, f32, f64], CCAssignToStack<8, 8>>
]>;
def RetCC_X86_Win64 : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32], CCAssignToReg<[EAX]>>,
  CCIfType<[i64, iPTR], CCAssignToReg<[RAX]>>,
  CCIfType<!listconcat([f32, f64], Vec128), CCAssignToReg<[XMM0]>>,
  CCIfType<Vec256, CCAssignToReg<[YMM0]>>
]>;
// The upper halves of ymm6 to ymm15 are caller-saved.
def CSR_X86_Win64 : CalleeSavedRegs<(add RBX, RDI, RSI, R12, R13, R14, R15, RBP, (sequence "XMM%u", 6, 15))>;

def Win64 : Convention<"win64", CC_X86_Win64, RetCC_X86_Win64, CSR_X86_Win64> {
  let StackPointer = RSP;
  let FramePointer = RBP;
  let ShadowSpace = 32;
}
