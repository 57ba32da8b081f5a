//===-- insts_system.td - bits, conditions, control flow, stack, fences --------------------------------------===//

//===-- Bit manipulation: VEX-encoded general registers (BMI1, BMI2) -----------------------------------------===//

class GV<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : V<o, f, i, outs, ins, asm> {
  let hasVEX_4V = 1;
}

// (reg <- r/m shifted by vvvv): flags unchanged.
multiclass ShiftX<string mn, X86Width t> {
  let OpMap = T8, hasREX_W = t.REX_W, Predicates = [HasBMI2] in {
    def NAME#t.Name#"rr" : GV<0xF7, MRMSrcReg4VOp3, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                              mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : GV<0xF7, MRMSrcMem4VOp3, NoImm, (outs t.RC:$dst), (ins t.Mem:$src1, t.RC:$src2),
                              mn#"\t$dst, $src1, $src2">;
  }
}
multiclass BitX<bits<8> o, string mn, X86Width t, Predicate pred, int lat> {
  let OpMap = T8, hasREX_W = t.REX_W, Predicates = [pred], Latency = lat, Defs = [EFLAGS] in {
    def NAME#t.Name#"rr" : GV<o, MRMSrcReg4VOp3, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                              mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : GV<o, MRMSrcMem4VOp3, NoImm, (outs t.RC:$dst), (ins t.Mem:$src1, t.RC:$src2),
                              mn#"\t$dst, $src1, $src2">;
  }
}
multiclass Bits3<bits<8> o, string mn, X86Width t, Predicate pred, list<Register> defs, int lat> {
  let OpMap = T8, hasREX_W = t.REX_W, Predicates = [pred], Latency = lat, Defs = defs in {
    let FoldLast = NAME#t.Name#"rm" in
    def NAME#t.Name#"rr" : GV<o, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                              mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : GV<o, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2),
                              mn#"\t$dst, $src1, $src2">;
  }
}
multiclass Bls<Format Rn, Format Mn, string mn, X86Width t> {
  let OpMap = T8, hasREX_W = t.REX_W, Predicates = [HasBMI], Defs = [EFLAGS] in {
    let FoldLast = NAME#t.Name#"rm" in
    def NAME#t.Name#"rr" : GV<0xF3, Rn, NoImm, (outs t.RC:$dst), (ins t.RC:$src), mn#"\t$dst, $src">;
    let mayLoad = 1 in def NAME#t.Name#"rm" : GV<0xF3, Mn, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), mn#"\t$dst, $src">;
  }
}
multiclass Rorx<X86Width t> {
  let OpMap = TA, OpPrefix = XD, hasREX_W = t.REX_W, Predicates = [HasBMI2] in {
    let FoldLast = NAME#t.Name#"mi" in
    def NAME#t.Name#"ri" : V<0xF0, MRMSrcReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, u8imm:$src2), "rorx\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"mi" : V<0xF0, MRMSrcMem, Imm8, (outs t.RC:$dst), (ins t.Mem:$src1, u8imm:$src2), "rorx\t$dst, $src1, $src2">;
  }
}
// The second result is the low half; equal result registers hold the high half.
multiclass Mulx<X86Width t, Register factor> {
  let OpMap = T8, OpPrefix = XD, hasREX_W = t.REX_W, Predicates = [HasBMI2], Uses = [factor], Latency = 4 in {
    let FoldLast = NAME#t.Name#"rm" in
    def NAME#t.Name#"rr" : GV<0xF6, MRMSrcReg, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.RC:$src), "mulx\t$dst1, $dst2, $src">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : GV<0xF6, MRMSrcMem, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.Mem:$src), "mulx\t$dst1, $dst2, $src">;
  }
}
foreach w = [W32, W64] in {
  let OpPrefix = PD in defm SHLX : ShiftX<"shlx", w>;
  let OpPrefix = XD in defm SHRX : ShiftX<"shrx", w>;
  let OpPrefix = XS in defm SARX : ShiftX<"sarx", w>;
  defm RORX : Rorx<w>;
  defm ANDN : Bits3<0xF2, "andn", w, HasBMI, [EFLAGS], 1>;
  let OpPrefix = XD in defm PDEP : Bits3<0xF5, "pdep", w, HasBMI2, [], 3>;
  let OpPrefix = XS in defm PEXT : Bits3<0xF5, "pext", w, HasBMI2, [], 3>;
  defm BEXTR : BitX<0xF7, "bextr", w, HasBMI, 2>;
  defm BZHI : BitX<0xF5, "bzhi", w, HasBMI2, 1>;
  defm BLSR : Bls<MRM1r, MRM1m, "blsr", w>;
  defm BLSMSK : Bls<MRM2r, MRM2m, "blsmsk", w>;
  defm BLSI : Bls<MRM3r, MRM3m, "blsi", w>;
}
defm MULX : Mulx<W32, EDX>;
defm MULX : Mulx<W64, RDX>;

//===-- Bit manipulation: legacy encodings -------------------------------------------------------------------===//

multiclass Scan<bits<8> o, string mn, X86Width t, list<Predicate> preds, int lat> {
  let OpMap = TB, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, Predicates = preds, Defs = [EFLAGS], Latency = lat in {
    let FoldLast = NAME#t.Name#"rm" in
    def NAME#t.Name#"rr" : I<o, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src), mn#"\t$dst, $src">;
    let mayLoad = 1 in def NAME#t.Name#"rm" : I<o, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), mn#"\t$dst, $src">;
  }
}
multiclass BitTest<X86Width t> {
  let OpMap = TB, hasREX_W = t.REX_W, Defs = [EFLAGS] in {
    def NAME#t.Name#"rr" : I<0xA3, MRMDestReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "bt\t$src1, $src2">;
    def NAME#t.Name#"ri8" : I<0xBA, MRM4r, Imm8, (outs), (ins t.RC:$src1, u8imm:$src2), "bt\t$src1, $src2">;
  }
}
multiclass Movbe<X86Width t> {
  let OpMap = T8, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, Predicates = [HasMOVBE], Latency = 1 in {
    let mayLoad = 1 in def NAME#t.Name#"rm" : I<0xF0, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.Mem:$src), "movbe\t$dst, $src">;
    let mayStore = 1 in def NAME#t.Name#"mr" : I<0xF1, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), "movbe\t$dst, $src">;
  }
}
multiclass Xchg<X86Width t> {
  let hasREX_W = t.REX_W, Constraints = "$src1 = $dst1, $src2 = $dst2", Latency = 2 in
  def NAME#t.Name#"rr" : I<0x87, MRMSrcReg, NoImm, (outs t.RC:$dst1, t.RC:$dst2), (ins t.RC:$src1, t.RC:$src2),
                           "xchg\t$dst1, $dst2">;
  let hasREX_W = t.REX_W, Constraints = "$val = $dst", mayLoad = 1, mayStore = 1, hasSideEffects = 1, Latency = 18 in
  def NAME#t.Name#"rm" : I<0x87, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$val, t.Mem:$ptr), "xchg\t$ptr, $dst">;
}
foreach w = [W16, W32, W64] in {
  let OpPrefix = XS in {
    defm LZCNT : Scan<0xBD, "lzcnt", w, [HasLZCNT], 1>;
    defm TZCNT : Scan<0xBC, "tzcnt", w, [HasBMI], 1>;
    defm POPCNT : Scan<0xB8, "popcnt", w, [HasPOPCNT], 2>;
  }
  defm MOVBE : Movbe<w>;
}
foreach w = [W32, W64] in {
  defm BSF : Scan<0xBC, "bsf", w, [], 3>;
  defm BSR : Scan<0xBD, "bsr", w, [], 3>;
  defm BT : BitTest<w>;
  defm XCHG : Xchg<w>;
}
let OpMap = TB, Constraints = "$src = $dst" in {
  def BSWAP32r : I<0xC8, AddRegFrm, NoImm, (outs GR32:$dst), (ins GR32:$src), "bswap\t$dst">;
  let hasREX_W = 1, Latency = 2 in def BSWAP64r : I<0xC8, AddRegFrm, NoImm, (outs GR64:$dst), (ins GR64:$src), "bswap\t$dst">;
}

//===-- Conditions -------------------------------------------------------------------------------------------===//

multiclass Cmov<X86Width t> {
  let OpMap = TB, Uses = [EFLAGS], hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, Constraints = "$src1 = $dst" in {
    let FoldLast = NAME#t.Name#"rm" in
    def NAME#t.Name#"rr" : I<0x40, MRMSrcRegCC, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2, ccode:$cond),
                             "cmov${cond}\t$dst, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : I<0x40, MRMSrcMemCC, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2, ccode:$cond),
                             "cmov${cond}\t$dst, $src2">;
  }
}
foreach w = [W16, W32, W64] in defm CMOV : Cmov<w>;
let OpMap = TB, Uses = [EFLAGS] in {
  let needsREX8 = 1 in def SETCCr : I<0x90, MRMXrCC, NoImm, (outs GR8:$dst), (ins ccode:$cond), "set${cond}\t$dst">;
  let mayStore = 1 in def SETCCm : I<0x90, MRMXmCC, NoImm, (outs), (ins i8mem:$dst, ccode:$cond), "set${cond}\t$dst">;
}

//===-- Control flow -----------------------------------------------------------------------------------------===//

// The short and the long form of a jump have the same operands: branch relaxation replaces one by the other.
let isBranch = 1, isTerminator = 1 in {
  let Uses = [EFLAGS] in {
    def JCC_1 : I<0x70, RawFrmCC, Imm8PCRel, (outs), (ins brtarget8:$dst, ccode:$cond), "j${cond}\t$dst">;
    let OpMap = TB in
    def JCC_4 : I<0x80, RawFrmCC, Imm32PCRel, (outs), (ins brtarget32:$dst, ccode:$cond), "j${cond}\t$dst">;
  }
  let isBarrier = 1 in {
    def JMP_1 : I<0xEB, RawFrm, Imm8PCRel, (outs), (ins brtarget8:$dst), "jmp\t$dst">;
    def JMP_4 : I<0xE9, RawFrm, Imm32PCRel, (outs), (ins brtarget32:$dst), "jmp\t$dst">;
    def JMP64r : I<0xFF, MRM4r, NoImm, (outs), (ins GR64:$dst), "jmp\t$dst">;
    let mayLoad = 1 in def JMP64m : I<0xFF, MRM4m, NoImm, (outs), (ins i64mem:$dst), "jmp\t$dst">;
  }
}
// The calling convention defines the registers that a call overwrites.
let isCall = 1, hasSideEffects = 1, Uses = [RSP], Defs = [RSP] in {
  def CALL64pcrel32 : I<0xE8, RawFrm, Imm32PCRel, (outs), (ins brtarget32:$dst), "call\t$dst">;
  def CALL64r : I<0xFF, MRM2r, NoImm, (outs), (ins GR64:$dst), "call\t$dst">;
  let mayLoad = 1 in def CALL64m : I<0xFF, MRM2m, NoImm, (outs), (ins i64mem:$dst), "call\t$dst">;
}
let isReturn = 1, isTerminator = 1, isBarrier = 1, hasSideEffects = 1, Uses = [RSP], Defs = [RSP] in {
  def RET64 : I<0xC3, RawFrm, NoImm, (outs), (ins), "ret">;
  def RETI64 : I<0xC2, RawFrm, Imm16, (outs), (ins u16imm:$amount), "ret\t$amount">;
}

//===-- Stack, fences, hints ---------------------------------------------------------------------------------===//

let Uses = [RSP], Defs = [RSP], hasSideEffects = 1 in {
  let mayStore = 1 in def PUSH64r : I<0x50, AddRegFrm, NoImm, (outs), (ins GR64:$reg), "push\t$reg">;
  let mayLoad = 1 in def POP64r : I<0x58, AddRegFrm, NoImm, (outs GR64:$reg), (ins), "pop\t$reg">;
}
let hasSideEffects = 1 in {
  def NOOP : I<0x90, RawFrm, NoImm, (outs), (ins), "nop">;
  // A no-op of two bytes; "nop" assembles to the one of a single byte.
  let isCodeGenOnly = 1, ForceDisassemble = 1, hasOpSize16 = 1 in
  def NOOP_66 : I<0x90, RawFrm, NoImm, (outs), (ins), "nop">;
  let OpMap = TB in {
    // The long no-op: any length from three bytes on, depending on its address.
    let hasOpSize16 = 1 in def NOOPW : I<0x1F, MRM0m, NoImm, (outs), (ins i16mem:$zero), "nop\t$zero">;
    def NOOPL : I<0x1F, MRM0m, NoImm, (outs), (ins i32mem:$zero), "nop\t$zero">;
    def TRAP : I<0x0B, RawFrm, NoImm, (outs), (ins), "ud2"> { let isTerminator = 1; let isBarrier = 1; }
    def LFENCE : I<0xAE, MRM5X, NoImm, (outs), (ins), "lfence">;
    def MFENCE : I<0xAE, MRM6X, NoImm, (outs), (ins), "mfence">;
    def SFENCE : I<0xAE, MRM7X, NoImm, (outs), (ins), "sfence">;
    let Defs = [RAX, RDX] in def RDTSC : I<0x31, RawFrm, NoImm, (outs), (ins), "rdtsc">;
    let Uses = [EAX, ECX], Defs = [RAX, RBX, RCX, RDX] in def CPUID : I<0xA2, RawFrm, NoImm, (outs), (ins), "cpuid">;
    let mayLoad = 1 in {
      def PREFETCHNTA : I<0x18, MRM0m, NoImm, (outs), (ins i8mem:$src), "prefetchnta\t$src">;
      def PREFETCHT0 : I<0x18, MRM1m, NoImm, (outs), (ins i8mem:$src), "prefetcht0\t$src">;
      def PREFETCHT1 : I<0x18, MRM2m, NoImm, (outs), (ins i8mem:$src), "prefetcht1\t$src">;
      def PREFETCHT2 : I<0x18, MRM3m, NoImm, (outs), (ins i8mem:$src), "prefetcht2\t$src">;
    }
  }
  def INT3 : I<0xCC, RawFrm, NoImm, (outs), (ins), "int3">;
  let isAsmParserOnly = 1 in def INTi3 : I<0xCC, RawFrm, NoImm, (outs), (ins), "int\t3">;
}
