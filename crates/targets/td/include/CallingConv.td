//===-- CallingConv.td - calling conventions as lists of actions ---------------------------------------------===//

class CCAction;
class CallingConv;
class CCPredicateAction<CCAction a> : CCAction { CCAction SubAction = a; }
class CCIfType<list<ValueType> vts, CCAction a> : CCPredicateAction<a> { list<ValueType> VTs = vts; }
class CCAssignToReg<list<Register> regs> : CCAction { list<Register> RegList = regs; }
// The next free register of the first list; the register at the same position in the other list becomes used too.
class CCAssignToRegWithShadow<list<Register> regs, list<Register> shadows> : CCAction {
  list<Register> RegList = regs; list<Register> ShadowRegList = shadows;
}
class CCAssignToStack<int size, int align> : CCAction { int Size = size; int Align = align; }
// Passes the address of a copy; the address itself is an argument of type ptrTy.
class CCPassIndirect<ValueType ptrTy> : CCAction { ValueType PtrTy = ptrTy; }
class CCPromoteToType<ValueType destTy> : CCAction { ValueType DestTy = destTy; }
class CCBitConvertToType<ValueType destTy> : CCAction { ValueType DestTy = destTy; }
class CCDelegateTo<CallingConv cc> : CCAction { CallingConv CC = cc; }
class CallingConv<list<CCAction> actions> { list<CCAction> Actions = actions; }
class CalleeSavedRegs<dag saves> { dag SaveList = saves; }

// (ours) all properties of a calling convention that a compiler needs, in one record.
class Convention<string name, CallingConv args, CallingConv ret, CalleeSavedRegs saved> {
  string Name = name;
  CallingConv Arguments = args;
  CallingConv Results = ret;
  CalleeSavedRegs Saved = saved;
  Register StackPointer = ?;
  Register FramePointer = ?;
  int StackAlignment = 16;
  int ShadowSpace = 0;         // shadow space in bytes
  int RedZone = 0;
  int ReturnAddressBytes = 8;  // size in bytes of the return address that a call pushes
}

// (ours) properties of the target; exactly one record derives from it.
class Target<string name> {
  string Name = name;
  int PointerBits = 64;
  bit IsLittleEndian = 1;
  string Encoding = "fixed";   // "fixed": the Inst field; "prefixed": opcode, ModRM and prefixes by fields
  list<Convention> Conventions = [];
  int LoadLatency = 4;         // latency in cycles of an L1D hit; not included in Instruction.Latency
  Register ProgramCounter = ?; // the base of pc-relative addresses, if the machine has one
  string CommentMark = "#";    // starts a comment in assembly, in addition to `//`
  // Assembly: size of `.word` in bytes; whether `.align 3` means eight bytes.
  int WordBytes = 4;
  bit AlignIsLogarithm = 0;
  // ELF: machine number and flags; the relocations for data of 1, 2, 4 and 8 bytes that hold an address, and for data
  // that hold the distance from their own position to an address. 0 for none.
  int ELFMachine = 0;
  int ELFFlags = 0;
  list<int> AddressRelocations = [0, 0, 0, 0];
  list<int> DistanceRelocations = [0, 0, 0, 0];
  string MaskForm = "lanes";   // masks as vectors as wide as the lanes ("lanes"); as bits where a class of i1 vectors has registers ("bits"); as bits in scalar registers ("numbers"): then every vector has as many lanes as a register, whatever their width
}
