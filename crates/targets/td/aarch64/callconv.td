//===-- callconv.td - calling conventions: AAPCS64 and Apple's -----------------------------------------------===//
//
// Integers of 8 and 16 bits are extended to 32 bits by the caller on Darwin; elsewhere they are not. Pointers are i64.
//===---------------------------------------------------------------------------------------------------------===//

defvar VectorArguments = [v4f32, v2f64, v16i8, v8i16, v4i32, v2i64, v8f16, v2f32, v8i8, v4i16, v2i32, v4f16, v4i8, v2i16, v2i8];

class InRegisters<list<CCAction> rest> {
  list<CCAction> Actions = !listconcat([
    CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
    CCIfType<[i32], CCAssignToReg<[W0, W1, W2, W3, W4, W5, W6, W7]>>,
    CCIfType<[i64, iPTR], CCAssignToReg<[X0, X1, X2, X3, X4, X5, X6, X7]>>,
    CCIfType<[f16, bf16], CCAssignToReg<[H0, H1, H2, H3, H4, H5, H6, H7]>>,
    CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3, S4, S5, S6, S7]>>,
    CCIfType<[f64], CCAssignToReg<[D0, D1, D2, D3, D4, D5, D6, D7]>>,
    CCIfType<VectorArguments, CCAssignToReg<[Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7]>>], rest);
}

def RetCC_AArch64 : CallingConv<InRegisters<[]>.Actions>;
def CSR_AArch64 : CalleeSavedRegs<(add (sequence "X%u", 19, 28), (sequence "D%u", 8, 15))>;

class A64Convention<string name, CallingConv args> : Convention<name, args, RetCC_AArch64, CSR_AArch64> {
  let StackPointer = SP;
  let FramePointer = X29;
  let ReturnAddressBytes = 0;
}

// Every argument on the stack takes 8 bytes, vectors 16.
def CC_AArch64 : CallingConv<InRegisters<[
  CCIfType<[i32, i64, iPTR, f16, bf16, f32, f64], CCAssignToStack<8, 8>>,
  CCIfType<VectorArguments, CCAssignToStack<16, 16>>]>.Actions>;
def AAPCS64 : A64Convention<"aapcs64", CC_AArch64>;

// Stack arguments have their natural size.
def CC_AArch64_Darwin : CallingConv<InRegisters<[
  CCIfType<[f16, bf16], CCAssignToStack<2, 2>>,
  CCIfType<[i32, f32], CCAssignToStack<4, 4>>,
  CCIfType<[i64, iPTR, f64], CCAssignToStack<8, 8>>,
  CCIfType<VectorArguments, CCAssignToStack<16, 16>>]>.Actions>;
def Darwin : A64Convention<"darwin", CC_AArch64_Darwin> { let RedZone = 128; }
