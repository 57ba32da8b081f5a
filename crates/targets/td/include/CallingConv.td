//===-- CallingConv.td - calling conventions as lists of actions ---------------------------------------------===//

class CCAction;
class CallingConv;
class CCPredicateAction<CCAction a> : CCAction { CCAction SubAction = a; }
class CCIfType<list<ValueType> vts, CCAction a> : CCPredicateAction<a> { list<ValueType> VTs = vts; }
class CCAssignToReg<list<Register> regs> : CCAction { list<Register> RegList = regs; }
// A register and, for every one used, the shadowed one of the other list: position counts for both.
class CCAssignToRegWithShadow<list<Register> regs, list<Register> shadows> : CCAction {
  list<Register> RegList = regs; list<Register> ShadowRegList = shadows;
}
class CCAssignToStack<int size, int align> : CCAction { int Size = size; int Align = align; }
// By the address of a copy, which is an argument of type ptrTy itself.
class CCPassIndirect<ValueType ptrTy> : CCAction { ValueType PtrTy = ptrTy; }
class CCPromoteToType<ValueType destTy> : CCAction { ValueType DestTy = destTy; }
class CCBitConvertToType<ValueType destTy> : CCAction { ValueType DestTy = destTy; }
class CCDelegateTo<CallingConv cc> : CCAction { CallingConv CC = cc; }
class CallingConv<list<CCAction> actions> { list<CCAction> Actions = actions; }
class CalleeSavedRegs<dag saves> { dag SaveList = saves; }

// (ours) everything a compiler needs to know of a convention in one record.
class Convention<string name, CallingConv args, CallingConv ret, CalleeSavedRegs saved> {
  string Name = name;
  CallingConv Arguments = args;
  CallingConv Results = ret;
  CalleeSavedRegs Saved = saved;
  Register StackPointer = ?;
  Register FramePointer = ?;
  int StackAlignment = 16;
  int ShadowSpace = 0;         // bytes below the stack arguments that the callee may write
  int RedZone = 0;
  int ReturnAddressBytes = 8;  // bytes that a call pushes
}

// (ours) the target as a whole; exactly one record derives from it.
class Target<string name> {
  string Name = name;
  int PointerBits = 64;
  bit IsLittleEndian = 1;
  string Encoding = "fixed";   // "fixed": the Inst field; "prefixed": opcode, ModRM and prefixes by fields
  list<Convention> Conventions = [];
  int LoadLatency = 4;         // cycles of a load that hits the first cache; Instruction.Latency does not count it
  Register ProgramCounter = ?; // the base of pc-relative addresses, if the machine has one
  string CommentMark = "#";    // what starts a comment in assembly, besides `;` and `//`
  // Assembly: bytes of `.word`; whether `.align 3` means eight bytes.
  int WordBytes = 4;
  bit AlignIsLogarithm = 0;
  // ELF: the machine's number and flags; the relocations for data of 1, 2, 4 and 8 bytes that hold an address, and for
  // those that hold the distance from their own place to it. 0 where there is none.
  int ELFMachine = 0;
  int ELFFlags = 0;
  list<int> AddressRelocations = [0, 0, 0, 0];
  list<int> DistanceRelocations = [0, 0, 0, 0];
  string MaskForm = "lanes";   // masks as vectors as wide as the lanes ("lanes"); as bits where a class of i1 vectors has registers ("bits"); as bits in scalar registers ("numbers"): then every vector has as many lanes as a register, whatever their width
}
