//===-- insts_atomic.td - atomic accesses that the compiler uses ----------------------------------------------===//
//
// Their LOCK prefix is part of the instruction, and their implicit operands are listed; the assembler and the disassembler
// have the instructions of insts_legacy.td, with a prefix. An exchange with memory (XCHGrm) is always atomic.

class AtomicWidth<X86Width t, Register acc> {
  X86Width T = t;
  Register Acc = acc;      // holds what cmpxchg compares with, and then what was in memory
}
let isCodeGenOnly = 1, hasLock = 1, OpMap = TB, hasSideEffects = 1, mayLoad = 1, mayStore = 1, Latency = 18 in
foreach w = [AtomicWidth<W8, AL>, AtomicWidth<W16, AX>, AtomicWidth<W32, EAX>, AtomicWidth<W64, RAX>] in {
  defvar t = w.T;
  defvar op = !if(t.REX8, 0, 1);
  let hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, needsREX8 = t.REX8 in {
    let Defs = [EFLAGS], Constraints = "$val = $dst" in
    def LOCK_XADD#t.Name#rm : I<!or(0xC0, op), MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$val, t.Mem:$ptr),
                                "lock xadd\t$ptr, $dst">;
    let Uses = [w.Acc], Defs = [w.Acc, EFLAGS] in
    def LOCK_CMPXCHG#t.Name#mr : I<!or(0xB0, op), MRMDestMem, NoImm, (outs), (ins t.Mem:$ptr, t.RC:$new),
                                   "lock cmpxchg\t$ptr, $new">;
  }
}
