//===-- insts_short.td - short encodings that only the assembler uses ----------------------------------------===//
//
// A text has one meaning and often several encodings; assemblers choose the shortest. The forms here require a certain
// register, which a compiler would have to request from its allocator. (The other short forms, 8-bit immediates and
// shifts by one, are defined with their families.)
//===---------------------------------------------------------------------------------------------------------===//

// al, ax, eax or rax with an immediate.
class AccImm<bits<8> o, string mn, X86Width t, Register acc, string name, bit writes>
    : I<!or(o, !if(t.REX8, 0, 1)), RawFrm, t.ImmT, (outs), (ins t.Imm:$src), mn#"\t"#name#", $src"> {
  let hasOpSize16 = t.OpSize16;
  let hasREX_W = t.REX_W;
  let isAsmParserOnly = 1;
  let Defs = !if(writes, [EFLAGS, acc], [EFLAGS]);
  let Uses = !if(!or(!eq(mn, "adc"), !eq(mn, "sbb")), [EFLAGS, acc], [acc]);
}
multiclass AccImms<bits<8> o, string mn, bit writes> {
  def 8i8 : AccImm<o, mn, W8, AL, "al", writes>;
  def 16i16 : AccImm<o, mn, W16, AX, "ax", writes>;
  def 32i32 : AccImm<o, mn, W32, EAX, "eax", writes>;
  def 64i32 : AccImm<o, mn, W64, RAX, "rax", writes>;
}
defm ADD : AccImms<0x04, "add", 1>;
defm OR : AccImms<0x0C, "or", 1>;
defm ADC : AccImms<0x14, "adc", 1>;
defm SBB : AccImms<0x1C, "sbb", 1>;
defm AND : AccImms<0x24, "and", 1>;
defm SUB : AccImms<0x2C, "sub", 1>;
defm XOR : AccImms<0x34, "xor", 1>;
defm CMP : AccImms<0x3C, "cmp", 0>;
defm TEST : AccImms<0xA8, "test", 0>;

// Shifts of memory by one.
multiclass ShiftMem1<int n, string mn> {
  foreach t = [W8, W16, W32, W64] in
  let Defs = [EFLAGS], hasOpSize16 = t.OpSize16, hasREX_W = t.REX_W, mayLoad = 1, mayStore = 1, isAsmParserOnly = 1 in
  def t.Name#"m1" : I<!if(t.REX8, 0xD0, 0xD1), !cast<Format>("MRM"#n#"m"), NoImm, (outs), (ins t.Mem:$dst), mn#"\t$dst, 1">;
}
defm ROL : ShiftMem1<0, "rol">;
defm ROR : ShiftMem1<1, "ror">;
defm SHL : ShiftMem1<4, "shl">;
defm SHR : ShiftMem1<5, "shr">;
defm SAR : ShiftMem1<7, "sar">;

// An exchange with eax or rax. Exchanged with itself, the encoding would be that of nop, which is wrong for eax,
// because xchg clears the upper half, and correct for rax.
def GR32_NOAX : X86Class<[i32], 32, (sub GR32, EAX), "MOV32rr", "MOV32rm", "MOV32mr"> { let isAllocatable = 0; }
class XchgAcc<RegisterClass rc, Register acc, string text> : I<0x90, AddRegFrm, NoImm, (outs rc:$dst), (ins rc:$src), text> {
  let Constraints = "$src = $dst";
  let isAsmParserOnly = 1;
  let Uses = [acc];
  let Defs = [acc];
  let Latency = 2;
}
def XCHG32ar : XchgAcc<GR32_NOAX, EAX, "xchg\teax, $dst">;
def XCHG32ra : XchgAcc<GR32_NOAX, EAX, "xchg\t$dst, eax">;
def GR64_NOAX : X86Class<[i64], 64, (sub GR64, RAX), "MOV64rr", "MOV64rm", "MOV64mr"> { let isAllocatable = 0; }
let hasREX_W = 1 in {
  def XCHG64ar : XchgAcc<GR64_NOAX, RAX, "xchg\trax, $dst">;
  def XCHG64ra : XchgAcc<GR64_NOAX, RAX, "xchg\t$dst, rax">;
}
let isAsmParserOnly = 1 in def XCHG64aa : I<0x90, RawFrm, NoImm, (outs), (ins), "xchg\trax, rax">;

// Register moves with the source in ModRM.reg: two-byte VEX if only the source is an extended register.
let isCodeGenOnly = 1, ForceDisassemble = 1 in {
  let OpMap = TB, hasVEX_4V = 1 in {
    let OpPrefix = XS in
    def VMOVSSrr_REV : V<0x11, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "vmovss\t$dst, $src1, $src2">;
    let OpPrefix = XD in
    def VMOVSDrr_REV : V<0x11, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "vmovsd\t$dst, $src1, $src2">;
  }
  let OpMap = TB, OpPrefix = PD in
  def VMOVPQI2QIrr : V<0xD6, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src), "vmovq\t$dst, $src">;
}
