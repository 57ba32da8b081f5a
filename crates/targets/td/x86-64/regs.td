//===-- regs.td - registers and register classes of x86-64 ---------------------------------------------------===//
//
// al, ax, eax and rax share one register unit, xmm0, ymm0 and zmm0 another; writing a 32-bit register clears the upper
// half of the 64-bit one, and a VEX instruction that writes an xmm register clears the upper bits of the ymm one. The
// high byte registers (ah, ...) have the encoding numbers of spl etc.; the flag HIGH_BYTE, not part of the encoding,
// distinguishes them. They are only for the assembler and the disassembler, without super-registers.
//
// Classes list the registers in allocation order: those that are caller-saved in every convention come first.
//===---------------------------------------------------------------------------------------------------------===//

def sub_8bit : SubRegIndex<8>;
def sub_16bit : SubRegIndex<16>;
def sub_32bit : SubRegIndex<32>;
def sub_xmm : SubRegIndex<128>;
def sub_ymm : SubRegIndex<256>;

class X86Reg<string n, bits<16> enc> : Register<n> {
  let Namespace = "X86";
  let HWEncoding = enc;
}
class X86Sub<string n, bits<16> enc, Register sub, SubRegIndex index> : X86Reg<n, enc> {
  let SubRegs = [sub];
  let SubRegIndices = [index];
}

// A general register with its parts: names from wide to narrow, encoding number, DWARF number.
multiclass GPR<string r, string e, string w, string b, bits<16> enc, int dwarf> {
  defvar R = !toupper(r); defvar E = !toupper(e); defvar W = !toupper(w); defvar B = !toupper(b);
  defvar Reserved = !eq(r, "rsp");
  let isReserved = Reserved in {
    def B : X86Reg<b, enc>;
    def W : X86Sub<w, enc, !cast<Register>(B), sub_8bit>;
    def E : X86Sub<e, enc, !cast<Register>(W), sub_16bit>;
    let DwarfNumbers = [dwarf] in def R : X86Sub<r, enc, !cast<Register>(E), sub_32bit>;
  }
}
defm "" : GPR<"rax", "eax", "ax", "al", 0, 0>;
defm "" : GPR<"rcx", "ecx", "cx", "cl", 1, 2>;
defm "" : GPR<"rdx", "edx", "dx", "dl", 2, 1>;
defm "" : GPR<"rbx", "ebx", "bx", "bl", 3, 3>;
defm "" : GPR<"rsp", "esp", "sp", "spl", 4, 7>;
defm "" : GPR<"rbp", "ebp", "bp", "bpl", 5, 6>;
defm "" : GPR<"rsi", "esi", "si", "sil", 6, 4>;
defm "" : GPR<"rdi", "edi", "di", "dil", 7, 5>;
let isReserved = 1 in {
  def AH : X86Reg<"ah", 0x24>;
  def CH : X86Reg<"ch", 0x25>;
  def DH : X86Reg<"dh", 0x26>;
  def BH : X86Reg<"bh", 0x27>;
}
foreach n = 8-15 in defm "" : GPR<"r"#n, "r"#n#"d", "r"#n#"w", "r"#n#"b", n, n>;

foreach n = 0-31 in
  let DwarfNumbers = [!if(!lt(n, 16), !add(17, n), !add(51, n))], Predicates = !if(!lt(n, 16), []<Predicate>, [HasAVX512]) in {
    def XMM#n : X86Reg<"xmm"#n, n>;
    def YMM#n : X86Sub<"ymm"#n, n, !cast<Register>("XMM"#n), sub_xmm>;
    let Predicates = [HasAVX512] in def ZMM#n : X86Sub<"zmm"#n, n, !cast<Register>("YMM"#n), sub_ymm>;
  }

// Masks: one bit per lane.
foreach n = 0-7 in
  let DwarfNumbers = [!add(118, n)], Predicates = [HasAVX512] in def K#n : X86Reg<"k"#n, n>;

let isReserved = 1 in {
  def EFLAGS : X86Reg<"flags", 0> { let DwarfNumbers = [49]; }
  def EIP : X86Reg<"eip", 0>;
  def RIP : X86Sub<"rip", 0, EIP, sub_32bit> { let DwarfNumbers = [16]; }
}

//===-- Classes ----------------------------------------------------------------------------------------------===//

class X86Class<list<ValueType> types, int align, dag members, string move, string load, string store>
    : RegisterClass<"X86", types, align, members> {
  let MoveInst = move;
  let LoadInst = load;
  let StoreInst = store;
}

def GR64 : X86Class<[i64, iPTR], 64,
    (add RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11, RBX, R14, R15, R12, R13, RBP, RSP), "MOV64rr", "MOV64rm", "MOV64mr">;
def GR32 : X86Class<[i32], 32,
    (add EAX, ECX, EDX, ESI, EDI, R8D, R9D, R10D, R11D, EBX, R14D, R15D, R12D, R13D, EBP, ESP),
    "MOV32rr", "MOV32rm", "MOV32mr">;
def GR16 : X86Class<[i16], 16,
    (add AX, CX, DX, SI, DI, R8W, R9W, R10W, R11W, BX, R14W, R15W, R12W, R13W, BP, SP), "MOV16rr", "MOV16rm", "MOV16mr">;
def GR8 : X86Class<[i8], 8,
    (add AL, CL, DL, SIL, DIL, R8B, R9B, R10B, R11B, BL, R14B, R15B, R12B, R13B, BPL, SPL, AH, CH, DH, BH),
    "MOV8rr", "MOV8rm", "MOV8mr">;
// The registers that can be the index of an address.
def GR64_NOSP : X86Class<[i64], 64, (sub GR64, RSP), "MOV64rr", "MOV64rm", "MOV64mr">;

// Four views of one register file: scalars use the lowest lane, and the bits above it are undefined.
def FR32 : X86Class<[f32], 32, (sequence "XMM%u", 0, 15), "VMOVAPSrr", "VMOVSSrm", "VMOVSSmr">;
def FR64 : X86Class<[f64], 64, (sequence "XMM%u", 0, 15), "VMOVAPSrr", "VMOVSDrm", "VMOVSDmr">;
// Vectors of less than 128 bits are in the low lanes.
def VR128 : X86Class<[v4f32, v2f64, v16i8, v8i16, v4i32, v2i64, v2f32, v8i8, v4i16, v2i32, v4i8, v2i16, v2i8], 128,
    (sequence "XMM%u", 0, 15), "VMOVAPSrr", "VMOVUPSrm", "VMOVUPSmr"> { let Size = 128; }
def VR256 : X86Class<[v8f32, v4f64, v32i8, v16i16, v8i32, v4i64], 256,
    (sequence "YMM%u", 0, 15), "VMOVAPSYrr", "VMOVUPSYrm", "VMOVUPSYmr"> { let Size = 256; }

// With the registers that only EVEX can encode; machines without AVX-512 only have the first half.
defvar XMM = (sequence "XMM%u", 0, 31);
def FR16X : X86Class<[f16], 16, XMM, "VMOVAPSZ128rr", "VMOVSHZrm", "VMOVSHZmr">;
def FR32X : X86Class<[f32], 32, XMM, "VMOVAPSZ128rr", "VMOVSSZrm", "VMOVSSZmr">;
def FR64X : X86Class<[f64], 64, XMM, "VMOVAPSZ128rr", "VMOVSDZrm", "VMOVSDZmr">;
def VR128X : X86Class<!listconcat(VR128.RegTypes, [v8f16]), 128, XMM, "VMOVAPSZ128rr", "VMOVUPSZ128rm", "VMOVUPSZ128mr"> {
  let Size = 128;
}
def VR256X : X86Class<!listconcat(VR256.RegTypes, [v16f16]), 256, (sequence "YMM%u", 0, 31),
    "VMOVAPSZ256rr", "VMOVUPSZ256rm", "VMOVUPSZ256mr"> { let Size = 256; }
def VR512 : X86Class<[v16f32, v8f64, v64i8, v32i16, v16i32, v8i64, v32f16], 512, (sequence "ZMM%u", 0, 31),
    "VMOVAPSZrr", "VMOVUPSZrm", "VMOVUPSZmr"> { let Size = 512; }

// k0 as the mask of an instruction means no mask, so it comes last in allocation order.
def VK : X86Class<[v1i1, v2i1, v4i1, v8i1, v16i1, v32i1, v64i1], 64, (add (sequence "K%u", 1, 7), K0),
    "KMOVQkk", "KMOVQkm", "KMOVQmk"> { let Size = 64; }
def VKWM : X86Class<VK.RegTypes, 64, (sub VK, K0), "KMOVQkk", "KMOVQkm", "KMOVQmk"> { let Size = 64; }

let isAllocatable = 0 in {
  def CCR : RegisterClass<"X86", [FlagVT], 32, (add EFLAGS)>;
  def RIPC : RegisterClass<"X86", [i64], 64, (add RIP)>;
}
