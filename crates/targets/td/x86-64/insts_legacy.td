//===-- insts_legacy.td - general instructions that only the assembler uses ----------------------------------===//
//
// Instructions of system binaries that are not in insts_int.td and insts_system.td: atomic accesses, bits in memory,
// strings, stack, flags, system calls. They are only for the assembler and the disassembler, so their implicit operands
// are not listed. Repetition and LOCK are prefixes (machine::Prefixes), not instructions.
//
// If a text has two encodings, the one that assemblers choose is an instruction; the other one is isCodeGenOnly and
// ForceDisassemble, so that it is only decoded.
//===---------------------------------------------------------------------------------------------------------===//

// An instruction without operands; several names are several instructions with one encoding.
class Bare<bits<8> o, string text> : I<o, RawFrm, NoImm, (outs), (ins), text> { let hasSideEffects = 1; }

// Common forms of a family of read-modify-write operations.
multiclass ReadWrite<bits<8> o, string mn, X86Width t> {
  defvar op = !or(o, !if(t.REX8, 0, 1));
  let OpMap = TB, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, needsREX8 = t.REX8, hasSideEffects = 1 in {
    def NAME#t.Name#"rr" : I<op, MRMDestReg, NoImm, (outs), (ins t.RC:$dst, t.RC:$src), mn#"\t$dst, $src">;
    let mayLoad = 1, mayStore = 1 in
    def NAME#t.Name#"rm" : I<op, MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src), mn#"\t$dst, $src">;
  }
}
foreach w = [W8, W16, W32, W64] in {
  defm CMPXCHG : ReadWrite<0xB0, "cmpxchg", w>;
  defm XADD : ReadWrite<0xC0, "xadd", w>;
}
let OpMap = TB, hasSideEffects = 1, mayLoad = 1, mayStore = 1 in {
  def CMPXCHG8B : I<0xC7, MRM1m, NoImm, (outs), (ins i64mem:$dst), "cmpxchg8b\t$dst">;
  let hasREX_W = 1, Predicates = [HasCX16] in
  def CMPXCHG16B : I<0xC7, MRM1m, NoImm, (outs), (ins i128mem:$dst), "cmpxchg16b\t$dst">;
}
// xchg in the widths that the compiler does not use.
let hasSideEffects = 1 in {
  let Constraints = "$src1 = $dst1, $src2 = $dst2" in {
    let needsREX8 = 1 in
    def XCHG8rr : I<0x86, MRMSrcReg, NoImm, (outs GR8:$dst1, GR8:$dst2), (ins GR8:$src1, GR8:$src2), "xchg\t$dst1, $dst2">;
    let hasOpSize16 = 1 in
    def XCHG16rr : I<0x87, MRMSrcReg, NoImm, (outs GR16:$dst1, GR16:$dst2), (ins GR16:$src1, GR16:$src2), "xchg\t$dst1, $dst2">;
  }
  let Constraints = "$val = $dst", mayLoad = 1, mayStore = 1 in {
    let needsREX8 = 1 in
    def XCHG8rm : I<0x86, MRMSrcMem, NoImm, (outs GR8:$dst), (ins GR8:$val, i8mem:$ptr), "xchg\t$ptr, $dst">;
    let hasOpSize16 = 1 in
    def XCHG16rm : I<0x87, MRMSrcMem, NoImm, (outs GR16:$dst), (ins GR16:$val, i16mem:$ptr), "xchg\t$ptr, $dst">;
  }
}
def GR16_NOAX : X86Class<[i16], 16, (sub GR16, AX), "MOV16rr", "MOV16rm", "MOV16mr"> { let isAllocatable = 0; }
let hasOpSize16 = 1 in {
  def XCHG16ar : XchgAcc<GR16_NOAX, AX, "xchg\tax, $dst">;
  def XCHG16ra : XchgAcc<GR16_NOAX, AX, "xchg\t$dst, ax">;
}
// Exchange of the accumulator with itself, like XCHG64aa.
let isAsmParserOnly = 1, hasOpSize16 = 1 in def XCHG16aa : I<0x90, RawFrm, NoImm, (outs), (ins), "xchg\tax, ax">;

//===-- Bits, shifts -----------------------------------------------------------------------------------------===//

// insts_system.td has the register tests of bt.
multiclass Bits<int n, bits<8> o, string mn, X86Width t, bit tests> {
  defvar Rn = !cast<Format>("MRM"#n#"r");
  defvar Mn = !cast<Format>("MRM"#n#"m");
  let OpMap = TB, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, hasSideEffects = 1 in {
    if !or(!not(tests), t.OpSize16) then {
      def NAME#t.Name#"rr" : I<o, MRMDestReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), mn#"\t$src1, $src2">;
      def NAME#t.Name#"ri8" : I<0xBA, Rn, Imm8, (outs), (ins t.RC:$src1, u8imm:$src2), mn#"\t$src1, $src2">;
    }
    let mayLoad = 1, mayStore = !not(tests) in {
      def NAME#t.Name#"mr" : I<o, MRMDestMem, NoImm, (outs), (ins t.Mem:$src1, t.RC:$src2), mn#"\t$src1, $src2">;
      def NAME#t.Name#"mi8" : I<0xBA, Mn, Imm8, (outs), (ins t.Mem:$src1, u8imm:$src2), mn#"\t$src1, $src2">;
    }
  }
}
multiclass DoubleShiftMore<bits<8> o, string mn, X86Width t> {
  let OpMap = TB, hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, hasSideEffects = 1 in {
    let Constraints = "$src1 = $dst" in {
      if t.OpSize16 then
      def NAME#t.Name#"rri8" : I<o, MRMDestReg, Imm8, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2, u8imm:$src3),
                                 mn#"\t$dst, $src2, $src3">;
      def NAME#t.Name#"rrCL" : I<!or(o, 1), MRMDestReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2),
                                 mn#"\t$dst, $src2, cl">;
    }
    let mayLoad = 1, mayStore = 1 in {
      def NAME#t.Name#"mri8" : I<o, MRMDestMem, Imm8, (outs), (ins t.Mem:$dst, t.RC:$src2, u8imm:$src3),
                                 mn#"\t$dst, $src2, $src3">;
      def NAME#t.Name#"mrCL" : I<!or(o, 1), MRMDestMem, NoImm, (outs), (ins t.Mem:$dst, t.RC:$src2), mn#"\t$dst, $src2, cl">;
    }
  }
}
foreach w = [W16, W32, W64] in {
  defm BT : Bits<4, 0xA3, "bt", w, 1>;
  defm BTS : Bits<5, 0xAB, "bts", w, 0>;
  defm BTR : Bits<6, 0xB3, "btr", w, 0>;
  defm BTC : Bits<7, 0xBB, "btc", w, 0>;
  defm SHLD : DoubleShiftMore<0xA4, "shld", w>;
  defm SHRD : DoubleShiftMore<0xAC, "shrd", w>;
}
foreach w = [W8, W16, W32, W64] in {
  defm RCL : Shift<2, "rcl", w>;
  defm RCR : Shift<3, "rcr", w>;
}
defm RCL : ShiftMem1<2, "rcl">;
defm RCR : ShiftMem1<3, "rcr">;
defm BSF : Scan<0xBC, "bsf", W16, [], 3>;
defm BSR : Scan<0xBD, "bsr", W16, [], 3>;

//===-- Multiplication and division of narrow numbers, extensions --------------------------------------------===//

multiclass NarrowMulDiv<int n, string mn, X86Width t> {
  defvar op = !if(t.REX8, 0xF6, 0xF7);
  let hasOpSize16 = t.OpSize16, needsREX8 = t.REX8, hasSideEffects = 1 in {
    def NAME#t.Name#"r" : I<op, !cast<Format>("MRM"#n#"r"), NoImm, (outs), (ins t.RC:$src), mn#"\t$src">;
    let mayLoad = 1, needsREX8 = 0 in
    def NAME#t.Name#"m" : I<op, !cast<Format>("MRM"#n#"m"), NoImm, (outs), (ins t.Mem:$src), mn#"\t$src">;
  }
}
foreach w = [W8, W16] in {
  defm MUL : NarrowMulDiv<4, "mul", w>;
  defm IMUL : NarrowMulDiv<5, "imul", w>;
  defm DIV : NarrowMulDiv<6, "div", w>;
  defm IDIV : NarrowMulDiv<7, "idiv", w>;
}
let hasOpSize16 = 1 in {
  def CBW : Bare<0x98, "cbw">;
  def CWD : Bare<0x99, "cwd">;
}
def CWDE : Bare<0x98, "cwde">;
let hasOpSize16 = 1 in def LEA16r : I<0x8D, MRMSrcMem, NoImm, (outs GR16:$dst), (ins lea64mem:$src), "lea\t$dst, $src">;
multiclass Adx<Prefix p, string mn, X86Width t> {
  let OpMap = T8, OpPrefix = p, hasREX_W = t.REX_W, Predicates = [HasADX], Constraints = "$src1 = $dst" in {
    def NAME#t.Name#"rr" : I<0xF6, MRMSrcReg, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.RC:$src2), mn#"\t$dst, $src2">;
    let mayLoad = 1 in
    def NAME#t.Name#"rm" : I<0xF6, MRMSrcMem, NoImm, (outs t.RC:$dst), (ins t.RC:$src1, t.Mem:$src2), mn#"\t$dst, $src2">;
  }
}
foreach w = [W32, W64] in {
  defm ADCX : Adx<PD, "adcx", w>;
  defm ADOX : Adx<XS, "adox", w>;
}

//===-- Stack, jumps -----------------------------------------------------------------------------------------===//

let hasSideEffects = 1 in {
  let mayStore = 1 in {
    def PUSH64i8 : I<0x6A, RawFrm, Imm8, (outs), (ins i64i8imm:$imm), "push\t$imm">;
    def PUSH64i32 : I<0x68, RawFrm, Imm32S, (outs), (ins i64i32imm:$imm), "push\t$imm">;
    def PUSH64rmm : I<0xFF, MRM6m, NoImm, (outs), (ins i64mem:$src), "push\t$src">;
    let hasOpSize16 = 1 in {
      def PUSH16r : I<0x50, AddRegFrm, NoImm, (outs), (ins GR16:$reg), "push\t$reg">;
      def PUSH16rmm : I<0xFF, MRM6m, NoImm, (outs), (ins i16mem:$src), "push\t$src">;
    }
    let isCodeGenOnly = 1, ForceDisassemble = 1 in {
      def PUSH64rmr : I<0xFF, MRM6r, NoImm, (outs), (ins GR64:$src), "push\t$src">;
      let hasOpSize16 = 1 in {
        def PUSH16rmr : I<0xFF, MRM6r, NoImm, (outs), (ins GR16:$src), "push\t$src">;
      }
    }
  }
  let mayLoad = 1 in {
    let mayStore = 1 in def POP64rmm : I<0x8F, MRM0m, NoImm, (outs), (ins i64mem:$dst), "pop\t$dst">;
    let hasOpSize16 = 1 in {
      def POP16r : I<0x58, AddRegFrm, NoImm, (outs GR16:$reg), (ins), "pop\t$reg">;
      let mayStore = 1 in def POP16rmm : I<0x8F, MRM0m, NoImm, (outs), (ins i16mem:$dst), "pop\t$dst">;
    }
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def POP64rmr : I<0x8F, MRM0r, NoImm, (outs GR64:$dst), (ins), "pop\t$dst">;
  }
}
def PUSHF64 : Bare<0x9C, "pushfq">;
def POPF64 : Bare<0x9D, "popfq">;
def LEAVE64 : Bare<0xC9, "leave">;
let isBranch = 1, isTerminator = 1 in {
  def LOOPNE : I<0xE0, RawFrm, Imm8PCRel, (outs), (ins brtarget8:$dst), "loopne\t$dst">;
  def LOOPE : I<0xE1, RawFrm, Imm8PCRel, (outs), (ins brtarget8:$dst), "loope\t$dst">;
  def LOOP : I<0xE2, RawFrm, Imm8PCRel, (outs), (ins brtarget8:$dst), "loop\t$dst">;
  def JRCXZ : I<0xE3, RawFrm, Imm8PCRel, (outs), (ins brtarget8:$dst), "jrcxz\t$dst">;
}
let isReturn = 1, isTerminator = 1, isBarrier = 1 in {
  def LRET32 : Bare<0xCB, "retf">;
  let hasREX_W = 1 in def LRET64 : Bare<0xCB, "retfq">;
  def IRET32 : Bare<0xCF, "iretd">;
  let hasREX_W = 1 in def IRET64 : Bare<0xCF, "iretq">;
}

//===-- Strings: one element, or repeated by a prefix --------------------------------------------------------===//

// The text names the implicit operands; they are optional in assembly.
multiclass String<bits<8> o, string mn, string operands8, string operands16, string operands32, string operands64> {
  defvar wide = !or(o, 1);
  def B : Bare<o, mn#"b\t"#operands8>;
  def D : Bare<wide, mn#"d\t"#operands32>;
  let hasOpSize16 = 1 in def W : Bare<wide, mn#"w\t"#operands16>;
  if !ne(operands64, "") then let hasREX_W = 1 in def Q : Bare<wide, mn#"q\t"#operands64>;
  let isAsmParserOnly = 1 in {
    def B_short : Bare<o, mn#"b">;
    def D_short : Bare<wide, mn#"d">;
    let hasOpSize16 = 1 in def W_short : Bare<wide, mn#"w">;
    if !ne(operands64, "") then let hasREX_W = 1 in def Q_short : Bare<wide, mn#"q">;
  }
}
defm MOVS : String<0xA4, "movs", "byte ptr es:[rdi], byte ptr [rsi]", "word ptr es:[rdi], word ptr [rsi]",
                   "dword ptr es:[rdi], dword ptr [rsi]", "qword ptr es:[rdi], qword ptr [rsi]">;
defm CMPS : String<0xA6, "cmps", "byte ptr [rsi], byte ptr es:[rdi]", "word ptr [rsi], word ptr es:[rdi]",
                   "dword ptr [rsi], dword ptr es:[rdi]", "qword ptr [rsi], qword ptr es:[rdi]">;
defm STOS : String<0xAA, "stos", "byte ptr es:[rdi], al", "word ptr es:[rdi], ax", "dword ptr es:[rdi], eax",
                   "qword ptr es:[rdi], rax">;
defm LODS : String<0xAC, "lods", "al, byte ptr [rsi]", "ax, word ptr [rsi]", "eax, dword ptr [rsi]", "rax, qword ptr [rsi]">;
defm SCAS : String<0xAE, "scas", "al, byte ptr es:[rdi]", "ax, word ptr es:[rdi]", "eax, dword ptr es:[rdi]",
                   "rax, qword ptr es:[rdi]">;
defm INS : String<0x6C, "ins", "byte ptr es:[rdi], dx", "word ptr es:[rdi], dx", "dword ptr es:[rdi], dx", "">;
defm OUTS : String<0x6E, "outs", "dx, byte ptr [rsi]", "dx, word ptr [rsi]", "dx, dword ptr [rsi]", "">;
def XLAT : Bare<0xD7, "xlatb">;

//===-- Flags, ports, processor state ------------------------------------------------------------------------===//

def WAIT : Bare<0x9B, "wait">;
def SAHF : Bare<0x9E, "sahf">;
def LAHF : Bare<0x9F, "lahf">;
def HLT : Bare<0xF4, "hlt">;
def CMC : Bare<0xF5, "cmc">;
def CLC : Bare<0xF8, "clc">;
def STC : Bare<0xF9, "stc">;
def CLI : Bare<0xFA, "cli">;
def STI : Bare<0xFB, "sti">;
def CLD : Bare<0xFC, "cld">;
def STD : Bare<0xFD, "std">;
let hasSideEffects = 1 in {
  def INT : I<0xCD, RawFrm, Imm8, (outs), (ins u8imm:$number), "int\t$number">;
  def IN8ri : I<0xE4, RawFrm, Imm8, (outs), (ins u8imm:$port), "in\tal, $port">;
  def OUT8ir : I<0xE6, RawFrm, Imm8, (outs), (ins u8imm:$port), "out\t$port, al">;
  def IN32ri : I<0xE5, RawFrm, Imm8, (outs), (ins u8imm:$port), "in\teax, $port">;
  def OUT32ir : I<0xE7, RawFrm, Imm8, (outs), (ins u8imm:$port), "out\t$port, eax">;
  let hasOpSize16 = 1 in {
    def IN16ri : I<0xE5, RawFrm, Imm8, (outs), (ins u8imm:$port), "in\tax, $port">;
    def OUT16ir : I<0xE7, RawFrm, Imm8, (outs), (ins u8imm:$port), "out\t$port, ax">;
  }
}
def IN8rr : Bare<0xEC, "in\tal, dx">;
def IN32rr : Bare<0xED, "in\teax, dx">;
def OUT8rr : Bare<0xEE, "out\tdx, al">;
def OUT32rr : Bare<0xEF, "out\tdx, eax">;
let hasOpSize16 = 1 in {
  def IN16rr : Bare<0xED, "in\tax, dx">;
  def OUT16rr : Bare<0xEF, "out\tdx, ax">;
}
let OpPrefix = XS in def PAUSE : Bare<0x90, "pause">;
let OpMap = TB in {
  // As systems like Linux define it: the number, six arguments; the result, and what the processor overwrites.
  let Uses = [RAX, RDI, RSI, RDX, R10, R8, R9], Defs = [RAX, RCX, R11] in def SYSCALL : Bare<0x05, "syscall">;
  def CLTS : Bare<0x06, "clts">;
  def SYSRET : Bare<0x07, "sysret">;
  let hasREX_W = 1 in def SYSRET64 : Bare<0x07, "sysretq">;
  def INVD : Bare<0x08, "invd">;
  def WBINVD : Bare<0x09, "wbinvd">;
  def WRMSR : Bare<0x30, "wrmsr">;
  def RDMSR : Bare<0x32, "rdmsr">;
  let Uses = [ECX], Defs = [RAX, RDX] in def RDPMC : Bare<0x33, "rdpmc">;
  def SYSENTER : Bare<0x34, "sysenter">;
  def SYSEXIT : Bare<0x35, "sysexit">;
  let hasREX_W = 1 in def SYSEXIT64 : Bare<0x35, "sysexitq">;
}

// 0F 01 with a constant second byte: ModRM is 11, n, m.
class System<Format form, bits<3> rm, string text> : I<0x01, form, NoImm, (outs), (ins), text> {
  let OpMap = TB;
  let RM = rm;
  let hasSideEffects = 1;
}
def VMCALL : System<MRM0X, 1, "vmcall">;
def MONITOR : System<MRM1X, 0, "monitor">;
def MWAIT : System<MRM1X, 1, "mwait">;
def CLAC : System<MRM1X, 2, "clac">;
def STAC : System<MRM1X, 3, "stac">;
let Uses = [ECX], Defs = [RAX, RDX] in def XGETBV : System<MRM2X, 0, "xgetbv">;
def XSETBV : System<MRM2X, 1, "xsetbv">;
let Predicates = [HasRTM] in {
  def XEND : System<MRM2X, 5, "xend">;
  def XTEST : System<MRM2X, 6, "xtest">;
}
def SERIALIZE : System<MRM5X, 0, "serialize"> { let Predicates = [HasSERIALIZE]; }
let Predicates = [HasPKU] in {
  def RDPKRU : System<MRM5X, 6, "rdpkru">;
  def WRPKRU : System<MRM5X, 7, "wrpkru">;
}
def SWAPGS : System<MRM7X, 0, "swapgs">;
let Defs = [RAX, RDX, RCX] in def RDTSCP : System<MRM7X, 1, "rdtscp">;
let hasSideEffects = 1, Predicates = [HasRTM] in {
  def XABORT : I<0xC6, MRM7X, Imm8, (outs), (ins i8imm:$imm), "xabort\t$imm">;
  let isBranch = 1 in def XBEGIN_4 : I<0xC7, MRM7X, Imm32PCRel, (outs), (ins brtarget32:$dst), "xbegin\t$dst">;
}

// Shadow stacks and branch targets (CET); both are no-ops on older processors.
let OpMap = TB, OpPrefix = XS in {
  let hasSideEffects = 1 in {
    def ENDBR32 : I<0x1E, MRM7X, NoImm, (outs), (ins), "endbr32"> { let RM = 3; }
    def ENDBR64 : I<0x1E, MRM7X, NoImm, (outs), (ins), "endbr64"> { let RM = 2; }
    let Predicates = [HasSHSTK] in {
      def RDSSPD : I<0x1E, MRM1r, NoImm, (outs GR32:$dst), (ins GR32:$src), "rdsspd\t$dst"> { let Constraints = "$src = $dst"; }
      def INCSSPD : I<0xAE, MRM5r, NoImm, (outs), (ins GR32:$src), "incsspd\t$src">;
      let hasREX_W = 1 in {
        def RDSSPQ : I<0x1E, MRM1r, NoImm, (outs GR64:$dst), (ins GR64:$src), "rdsspq\t$dst"> { let Constraints = "$src = $dst"; }
        def INCSSPQ : I<0xAE, MRM5r, NoImm, (outs), (ins GR64:$src), "incsspq\t$src">;
      }
    }
    let Predicates = [HasRDPID] in def RDPID64 : I<0xC7, MRM7r, NoImm, (outs GR64:$dst), (ins), "rdpid\t$dst">;
  }
}
multiclass FsGs<int n, string mn, bit reads> {
  defvar form = !cast<Format>("MRM"#n#"r");
  let OpMap = TB, OpPrefix = XS, Predicates = [HasFSGSBASE], hasSideEffects = 1 in
  foreach t = [W32, W64] in let hasREX_W = t.REX_W in
  def !if(t.REX_W, "64", "") : I<0xAE, form, NoImm, !if(reads, (outs t.RC:$reg), (outs)), !if(reads, (ins), (ins t.RC:$reg)), mn#"\t$reg">;
}
defm RDFSBASE : FsGs<0, "rdfsbase", 1>;
defm RDGSBASE : FsGs<1, "rdgsbase", 1>;
defm WRFSBASE : FsGs<2, "wrfsbase", 0>;
defm WRGSBASE : FsGs<3, "wrgsbase", 0>;
multiclass Random<int n, string mn, Predicate p> {
  let OpMap = TB, Predicates = [p], hasSideEffects = 1 in
  foreach t = [W16, W32, W64] in let hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W in
  def t.Name#"r" : I<0xC7, !cast<Format>("MRM"#n#"r"), NoImm, (outs t.RC:$dst), (ins), mn#"\t$dst">;
}
defm RDRAND : Random<6, "rdrand", HasRDRAND>;
defm RDSEED : Random<7, "rdseed", HasRDSEED>;

// Processor state, in memory of unspecified size.
class State<bits<8> o, Format f, string mn> : I<o, f, NoImm, (outs), (ins lea64mem:$mem), mn#"\t$mem"> {
  let OpMap = TB;
  let mayLoad = 1;
  let mayStore = 1;
  let hasSideEffects = 1;
}
multiclass States<bits<8> o, int n, string mn, list<Predicate> p = []> {
  let Predicates = p in {
    def "" : State<o, !cast<Format>("MRM"#n#"m"), mn>;
    let hasREX_W = 1 in def "64" : State<o, !cast<Format>("MRM"#n#"m"), mn#"64">;
  }
}
defm FXSAVE : States<0xAE, 0, "fxsave">;
defm FXRSTOR : States<0xAE, 1, "fxrstor">;
defm XSAVE : States<0xAE, 4, "xsave", [HasXSAVE]>;
defm XRSTOR : States<0xAE, 5, "xrstor", [HasXSAVE]>;
defm XSAVEOPT : States<0xAE, 6, "xsaveopt", [HasXSAVEOPT]>;
defm XRSTORS : States<0xC7, 3, "xrstors", [HasXSAVES]>;
defm XSAVEC : States<0xC7, 4, "xsavec", [HasXSAVEC]>;
defm XSAVES : States<0xC7, 5, "xsaves", [HasXSAVES]>;

// Cache-line operations.
class Line<bits<8> o, Format f, string mn> : I<o, f, NoImm, (outs), (ins i8mem:$mem), mn#"\t$mem"> {
  let OpMap = TB;
  let mayLoad = 1;
  let hasSideEffects = 1;
}
def PREFETCH : Line<0x0D, MRM0m, "prefetch">;
def PREFETCHW : Line<0x0D, MRM1m, "prefetchw">;
def PREFETCHWT1 : Line<0x0D, MRM2m, "prefetchwt1">;
def CLFLUSH : Line<0xAE, MRM7m, "clflush">;
let OpPrefix = PD in {
  def CLFLUSHOPT : Line<0xAE, MRM7m, "clflushopt"> { let Predicates = [HasCLFLUSHOPT]; }
  def CLWB : Line<0xAE, MRM6m, "clwb"> { let Predicates = [HasCLWB]; }
}
def INVLPG : Line<0x01, MRM7m, "invlpg">;

// The other forms of the long no-op.
let OpMap = TB in {
  let hasSideEffects = 1 in {
    let hasREX_W = 1 in {
      def NOOPQ : I<0x1F, MRM0m, NoImm, (outs), (ins i64mem:$zero), "nop\t$zero">;
      def NOOPQr : I<0x1F, MRM0r, NoImm, (outs), (ins GR64:$zero), "nop\t$zero">;
    }
    def NOOPLr : I<0x1F, MRM0r, NoImm, (outs), (ins GR32:$zero), "nop\t$zero">;
    let hasOpSize16 = 1 in def NOOPWr : I<0x1F, MRM0r, NoImm, (outs), (ins GR16:$zero), "nop\t$zero">;
    foreach t = [W16, W32, W64] in let hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, mayLoad = 1 in {
      def UD1#t.Name#"r" : I<0xB9, MRMSrcReg, NoImm, (outs), (ins t.RC:$src1, t.RC:$src2), "ud1\t$src1, $src2">;
      def UD1#t.Name#"m" : I<0xB9, MRMSrcMem, NoImm, (outs), (ins t.RC:$src1, t.Mem:$src2), "ud1\t$src1, $src2">;
    }
  }
}
