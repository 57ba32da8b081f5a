//===-- callconv.td - calling convention ---------------------------------------------------------------------===//
//
// The caller extends narrow integers according to their type. Scalars and vectors are counted separately.
// rm is all ones on entry and on return.
//===---------------------------------------------------------------------------------------------------------===//

def CC_NPU : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32, f32, iPTR], CCAssignToReg<[S0, S1, S2, S3, S4, S5, S6, S7]>>,
  CCIfType<[i32, f32, iPTR], CCAssignToStack<4, 4>>,
  CCIfType<[v16i8, v16i16], CCPromoteToType<v16i32>>,
  CCIfType<[v16i32, v16f32], CCAssignToReg<[V0, V1, V2, V3, V4, V5, V6, V7]>>,
  CCIfType<[v16i32, v16f32], CCAssignToStack<64, 64>>
]>;
def RetCC_NPU : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[i32, f32, iPTR], CCAssignToReg<[S0, S1, S2, S3, S4, S5]>>,
  CCIfType<[v16i8, v16i16], CCPromoteToType<v16i32>>,
  CCIfType<[v16i32, v16f32], CCAssignToReg<[V0, V1, V2, V3, V4, V5]>>
]>;
def CSR_NPU : CalleeSavedRegs<(add (sequence "S%u", 50, 57), FP, (sequence "V%u", 56, 63))>;

def NPUCall : Convention<"naplespu", CC_NPU, RetCC_NPU, CSR_NPU> {
  let StackPointer = SP;
  let FramePointer = FP;
  let StackAlignment = 64;
  let ReturnAddressBytes = 0;
}
