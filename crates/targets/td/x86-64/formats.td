//===-- formats.td - instruction formats of x86-64 ------------------------------------------------------------===//
//
//  legacy: [prefixes] [66/F2/F3] [REX] [0F | 0F38 | 0F3A] opcode [ModRM [SIB] [disp]] [imm]
//  VEX:    C5 RvvvvLpp | C4 RXBmmmmm WvvvvLpp, opcode ModRM [SIB] [disp] [imm | is4]
//  EVEX:   62 RXBR'0mmm Wvvvv1pp zL'LbV'aaa, opcode ModRM [SIB] [disp8*N | disp32] [imm]
//
// In EVEX, z means that masked lanes become zero, aaa is the mask register, b means a broadcast from memory or, for
// register operands, a static rounding mode (in L'L) or suppressed exceptions. One-byte displacements are scaled by the
// size of the memory operand, or of its elements for gather and scatter.
//
// The form assigns operands to fields: MRMSrcReg is (reg <- r/m), MRMDestReg is (r/m <- reg), MRMnr/MRMnm have the
// opcode extension n in ModRM.reg; with hasVEX_4V the second field is VEX.vvvv; Imm8Reg is a register in imm8[7:4].
// With hasEVEX_K the mask follows the first operand (in a scatter, which writes back the mask, it is first); with
// hasEVEX_RC the rounding mode is last.
// A tied operand has no field. All fields, results first, then inputs:
//   MRMSrcReg, MRMSrcMem   reg [vvvv] r/m [imm]          MRMSrcReg4VOp3, MRMSrcMem4VOp3   reg r/m vvvv
//   MRMDestReg, MRMDestMem r/m [vvvv] reg [imm]          MRMnr, MRMnm                     [vvvv] r/m [imm]
//   MRMSrcRegCC, MRMSrcMemCC reg r/m condition           MRMXrCC, MRMXmCC                 r/m condition
//   AddRegFrm              register [imm]                RawFrmCC                         label condition

class Format<bits<7> val> { bits<7> Value = val; }
def RawFrm : Format<0>;        // no ModRM; operands are immediates, labels, or implied
def AddRegFrm : Format<1>;     // register in the low three bits of the opcode
def MRMDestReg : Format<2>;
def MRMDestMem : Format<3>;
def MRMSrcReg : Format<4>;
def MRMSrcMem : Format<5>;
def RawFrmCC : Format<6>;      // condition code in the low four bits of the opcode, label operand
def MRMXrCC : Format<7>;       // condition code in the opcode, register r/m (setcc)
def MRMSrcRegCC : Format<8>;   // condition code in the opcode, reg <- r/m (cmovcc)
def MRMSrcMemCC : Format<9>;
def MRMXmCC : Format<10>;
def MRMSrcReg4VOp3 : Format<11>;   // (reg <- r/m, VEX.vvvv): shifts without flags
def MRMSrcMem4VOp3 : Format<12>;
def MRMInitReg : Format<13>;   // one operand, the destination, in every register field: x = x ^ x
foreach n = 0-7 in { def MRM#n#X : Format<!add(32, n)>; }   // no operand: ModRM is 0b11, n, RM
foreach n = 0-7 in { def MRM#n#r : Format<!add(16, n)>; def MRM#n#m : Format<!add(24, n)>; }

class Map<bits<3> val> { bits<3> Value = val; }
def OB : Map<0>; def TB : Map<1>; def T8 : Map<2>; def TA : Map<3>; def T_MAP5 : Map<5>; def T_MAP6 : Map<6>;
class Prefix<bits<3> val> { bits<3> Value = val; }
def NoPrfx : Prefix<0>; def PD : Prefix<1>; def XS : Prefix<2>; def XD : Prefix<3>;   // none, 66, F3, F2
class Enc<bits<2> val> { bits<2> Value = val; }
def EncNormal : Enc<0>; def EncVEX : Enc<1>; def EncEVEX : Enc<2>;
class ImmType<bits<4> val> { bits<4> Value = val; }
def NoImm : ImmType<0>; def Imm8 : ImmType<1>; def Imm16 : ImmType<2>; def Imm32 : ImmType<3>; def Imm32S : ImmType<4>;
def Imm64 : ImmType<5>; def Imm8PCRel : ImmType<6>; def Imm32PCRel : ImmType<7>; def Imm8Reg : ImmType<8>;

class X86Inst<bits<8> opcod, Format f, ImmType i, dag outs, dag ins, string asm, list<dag> pattern = []> : Instruction {
  let Namespace = "X86";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  bits<8> Opcode = opcod;
  Format Form = f;
  ImmType ImmT = i;
  Map OpMap = OB;
  Prefix OpPrefix = NoPrfx;
  Enc OpEnc = EncNormal;
  bits<3> RM = 0;              // forms MRMnX: the low bits of ModRM
  bit hasREX_W = 0;            // REX.W, VEX.W or EVEX.W
  bit hasVEX_4V = 0;
  bit hasVEX_L = 0;
  bit hasEVEX_L2 = 0;          // 512 bits
  bit hasEVEX_K = 0;           // has a mask operand
  bit hasEVEX_Z = 0;           // masked lanes become zero
  bit hasEVEX_B = 0;           // broadcast, rounding or suppressed exceptions
  bit hasEVEX_RC = 0;          // has a rounding operand
  bit hasOpSize16 = 0;         // operand-size prefix 66 that is not part of the opcode
  bit hasLock = 0;             // the LOCK prefix is part of the instruction
  bit ForceDisassemble = 0;    // decoded, although isCodeGenOnly excludes it from the assembler
  bit needsREX8 = 0;           // has an 8-bit register operand: spl, bpl, sil, dil need a REX prefix
}
