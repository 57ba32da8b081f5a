//===-- callconv.td - calling convention LP64D ---------------------------------------------------------------===//
//
// The caller extends integers narrower than a register: to 32 bits according to their type, from there by the sign.
// Floats without a free float register are passed like integers.
//===---------------------------------------------------------------------------------------------------------===//

defvar IntArgs = [X10, X11, X12, X13, X14, X15, X16, X17];
defvar FloatArgs = [F10, F11, F12, F13, F14, F15, F16, F17];

def CC_LP64D : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[f32, f64], CCAssignToReg<FloatArgs>>,
  CCIfType<[f32], CCBitConvertToType<i32>>,
  CCIfType<[f64], CCBitConvertToType<i64>>,
  CCIfType<[i32, i64, iPTR], CCAssignToReg<IntArgs>>,
  CCIfType<[i32, i64, iPTR], CCAssignToStack<8, 8>>
]>;
def RetCC_LP64D : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32, i64, iPTR], CCAssignToReg<[X10, X11]>>,
  CCIfType<[f32, f64], CCAssignToReg<[F10, F11]>>
]>;
def CSR_LP64D : CalleeSavedRegs<(add X8, X9, (sequence "X%u", 18, 27), F8, F9, (sequence "F%u", 18, 27))>;

def LP64D : Convention<"lp64d", CC_LP64D, RetCC_LP64D, CSR_LP64D> {
  let StackPointer = X2;
  let FramePointer = X8;
  let ReturnAddressBytes = 0;
}
