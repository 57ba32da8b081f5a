//===-- insts_mask.td - mask registers: moves, logic, shifts, tests ------------------------------------------===//
//
// The letter is the number of bits: B 8 (AVX-512 DQ), W 16, D 32 and Q 64 (BW).
//===---------------------------------------------------------------------------------------------------------===//

// Mask width, memory operand, the prefix and W of most instructions, and of those with a general register.
class MaskWidth<string name, Operand mem, Prefix prefix, bit w, Predicate p, RegisterClass gr, Prefix grPrefix, bit grW> {
  string Name = name; Operand Mem = mem; Prefix OpPrefix = prefix; bit W = w; Predicate P = p;
  RegisterClass GR = gr; Prefix GRPrefix = grPrefix; bit GRW = grW;
}
def MaskB : MaskWidth<"B", i8mem, PD, 0, HasDQI, GR32, PD, 0>;
def MaskW : MaskWidth<"W", i16mem, NoPrfx, 0, HasAVX512, GR32, NoPrfx, 0>;
def MaskD : MaskWidth<"D", i32mem, PD, 1, HasBWI, GR32, XD, 0>;
def MaskQ : MaskWidth<"Q", i64mem, NoPrfx, 1, HasBWI, GR64, XD, 1>;
defvar MaskWidths = [MaskB, MaskW, MaskD, MaskQ];

class KV<bits<8> o, Format f, dag outs, dag ins, MaskWidth m, string asm> : V<o, f, NoImm, outs, ins, asm> {
  let OpMap = TB;
  let OpPrefix = m.OpPrefix;
  let hasREX_W = m.W;
  let Predicates = [m.P];
}

foreach m = MaskWidths in {
  defvar mn = "kmov"#!tolower(m.Name);
  let isMoveReg = 1 in def KMOV#m.Name#kk : KV<0x90, MRMSrcReg, (outs VK:$dst), (ins VK:$src), m, mn#"\t$dst, $src">;
  let mayLoad = 1, Latency = 2 in
  def KMOV#m.Name#km : KV<0x90, MRMSrcMem, (outs VK:$dst), (ins m.Mem:$src), m, mn#"\t$dst, $src">;
  let mayStore = 1 in def KMOV#m.Name#mk : KV<0x91, MRMDestMem, (outs), (ins m.Mem:$dst, VK:$src), m, mn#"\t$dst, $src">;
  let OpPrefix = m.GRPrefix, hasREX_W = m.GRW, Latency = 3 in {
    def KMOV#m.Name#kr : KV<0x92, MRMSrcReg, (outs VK:$dst), (ins m.GR:$src), m, mn#"\t$dst, $src">;
    def KMOV#m.Name#rk : KV<0x93, MRMSrcReg, (outs m.GR:$dst), (ins VK:$src), m, mn#"\t$dst, $src">;
  }
}

multiclass KBin<bits<8> o, string mn, bit comm, list<MaskWidth> widths = MaskWidths> {
  foreach m = widths in
  let hasVEX_4V = 1, hasVEX_L = 1, isCommutable = comm in
  def NAME#m.Name#"rr" : KV<o, MRMSrcReg, (outs VK:$dst), (ins VK:$src1, VK:$src2), m, mn#!tolower(m.Name)#"\t$dst, $src1, $src2">;
}
defm KAND : KBin<0x41, "kand", 1>;
defm KANDN : KBin<0x42, "kandn", 0>;
defm KOR : KBin<0x45, "kor", 1>;
defm KXNOR : KBin<0x46, "kxnor", 1>;
defm KXOR : KBin<0x47, "kxor", 1>;
let Latency = 4, Predicates = [HasDQI] in defm KADD : KBin<0x4A, "kadd", 1, [MaskB, MaskW]>;
let Latency = 4 in defm KADD : KBin<0x4A, "kadd", 1, [MaskD, MaskQ]>;
foreach m = MaskWidths in
def KNOT#m.Name#rr : KV<0x44, MRMSrcReg, (outs VK:$dst), (ins VK:$src), m, "knot"#!tolower(m.Name)#"\t$dst, $src">;

// The concatenation of both sources, the second one in the low bits.
multiclass KUnpack<string mn, MaskWidth m, Prefix prefix, bit w, Predicate p> {
  let hasVEX_4V = 1, hasVEX_L = 1, OpPrefix = prefix, hasREX_W = w, Predicates = [p], Latency = 4 in
  def rr : KV<0x4B, MRMSrcReg, (outs VK:$dst), (ins VK:$src1, VK:$src2), m, mn#"\t$dst, $src1, $src2">;
}
defm KUNPCKBW : KUnpack<"kunpckbw", MaskB, PD, 0, HasAVX512>;
defm KUNPCKWD : KUnpack<"kunpckwd", MaskW, NoPrfx, 0, HasBWI>;
defm KUNPCKDQ : KUnpack<"kunpckdq", MaskQ, NoPrfx, 1, HasBWI>;

// Zero flag if all bits of the or are clear, carry if all are set; ktest: for the and, and for the and-not.
multiclass KTest<bits<8> o, string mn> {
  foreach m = MaskWidths in
  let Defs = [EFLAGS], isCompare = 1 in
  def NAME#m.Name#"rr" : KV<o, MRMSrcReg, (outs), (ins VK:$src1, VK:$src2), m, mn#!tolower(m.Name)#"\t$src1, $src2">;
}
defm KORTEST : KTest<0x98, "kortest">;
let Predicates = [HasDQI] in defm KTEST : KTest<0x99, "ktest">;

multiclass KShift<bits<8> o, string mn> {
  foreach m = MaskWidths in
  let OpMap = TA, OpPrefix = PD, hasREX_W = !or(!eq(m.Name, "W"), !eq(m.Name, "Q")), Predicates = [m.P], Latency = 4 in
  def NAME#m.Name#"ri" : V<!add(o, m.W), MRMSrcReg, Imm8, (outs VK:$dst), (ins VK:$src, u8imm:$imm),
                           mn#!tolower(m.Name)#"\t$dst, $src, $imm">;
}
defm KSHIFTR : KShift<0x30, "kshiftr">;
defm KSHIFTL : KShift<0x32, "kshiftl">;
