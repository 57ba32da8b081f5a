//===-- insts_int.td - integers ------------------------------------------------------------------------------===//
//
// Preferred aliases (mov, cmp, lsl, cset, ...) are separate instructions with some operands fixed: the decoder selects
// the one with the most fixed bits.

//===-- Addition and subtraction -----------------------------------------------------------------------------===//

multiclass AddSub<string name, string mnemonic, bits<1> op> {
  foreach w = [WW, WX] in {
    defvar N = name#w.Name;
    defvar S = name#"S"#w.Name;
    def N#ri : AddSubImm<w.SF, op, 0, 0, (outs w.SP:$Rd), (ins w.SP:$Rn, w.AddSub:$imm), mnemonic#"\t$Rd, $Rn, #$imm">;
    def N#ri12 : AddSubImm<w.SF, op, 0, 1, (outs w.SP:$Rd), (ins w.SP:$Rn, w.AddSubHigh:$imm), mnemonic#"\t$Rd, $Rn, #$imm, lsl #12">;
    def N#rr : AddSubShifted<w.SF, op, 0, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
      let sh = 0; let amount = 0; let isCommutable = !eq(op, 0);
    }
    def N#rs : AddSubShifted<w.SF, op, 0, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, addShift:$sh, w.Shift:$amount),
                             mnemonic#"\t$Rd, $Rn, $Rm, $sh #$amount">;
    def N#rx : AddSubExtended<w.SF, op, 0, (outs w.SP:$Rd),
                              (ins w.SP:$Rn, GPR32:$Rm, !if(w.SF, extendW, extend32):$ext, extendBy:$amount),
                              mnemonic#"\t$Rd, $Rn, $Rm, $ext$amount">;
    let Defs = [NZCV] in {
      def S#ri : AddSubImm<w.SF, op, 1, 0, (outs w.RC:$Rd), (ins w.SP:$Rn, w.AddSub:$imm), mnemonic#"s\t$Rd, $Rn, #$imm">;
      def S#ri12 : AddSubImm<w.SF, op, 1, 1, (outs w.RC:$Rd), (ins w.SP:$Rn, w.AddSubHigh:$imm), mnemonic#"s\t$Rd, $Rn, #$imm, lsl #12">;
      def S#rr : AddSubShifted<w.SF, op, 1, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"s\t$Rd, $Rn, $Rm"> {
        let sh = 0; let amount = 0;
      }
      def S#rs : AddSubShifted<w.SF, op, 1, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, addShift:$sh, w.Shift:$amount),
                               mnemonic#"s\t$Rd, $Rn, $Rm, $sh #$amount">;
      def S#rx : AddSubExtended<w.SF, op, 1, (outs w.RC:$Rd),
                                (ins w.SP:$Rn, GPR32:$Rm, !if(w.SF, extendW, extend32):$ext, extendBy:$amount),
                                mnemonic#"s\t$Rd, $Rn, $Rm, $ext$amount">;
    }
    let Defs = [NZCV] in
    def S#rxn : AddSubExtended<w.SF, op, 1, (outs w.RC:$Rd), (ins w.Stack:$Rn, w.RC:$Rm, stackBy:$amount),
                               mnemonic#"s\t$Rd, $Rn, $Rm$amount"> { let ext = !if(w.SF, 3, 2); let Inst{9-5} = 31; }
    // If the stack pointer is an operand, the extension without effect is printed as a shift.
    def N#rxd : AddSubExtended<w.SF, op, 0, (outs w.Stack:$Rd), (ins w.SP:$Rn, w.RC:$Rm, stackBy:$amount),
                               mnemonic#"\t$Rd, $Rn, $Rm$amount"> { let ext = !if(w.SF, 3, 2); let Inst{4-0} = 31; }
    def N#rxn : AddSubExtended<w.SF, op, 0, (outs w.SP:$Rd), (ins w.Stack:$Rn, w.RC:$Rm, stackBy:$amount),
                               mnemonic#"\t$Rd, $Rn, $Rm$amount"> { let ext = !if(w.SF, 3, 2); let Inst{9-5} = 31; }
  }
  def name#Xrx64 : AddSubExtended<1, op, 0, (outs GPR64sp:$Rd), (ins GPR64sp:$Rn, GPR64:$Rm, extendX:$ext, extendBy:$amount),
                                  mnemonic#"\t$Rd, $Rn, $Rm, $ext$amount">;
  let Defs = [NZCV] in
  def name#SXrx64 : AddSubExtended<1, op, 1, (outs GPR64:$Rd), (ins GPR64sp:$Rn, GPR64:$Rm, extendX:$ext, extendBy:$amount),
                                   mnemonic#"s\t$Rd, $Rn, $Rm, $ext$amount">;
}
defm "" : AddSub<"ADD", "add", 0>;
defm "" : AddSub<"SUB", "sub", 1>;

multiclass Compares<string name, string mnemonic, bits<1> op> {
  foreach w = [WW, WX] in {
    defvar N = name#w.Name;
    let Defs = [NZCV], isCompare = 1, Rd = 31 in {
      def N#ri : AddSubImm<w.SF, op, 1, 0, (outs), (ins w.SP:$Rn, w.AddSub:$imm), mnemonic#"\t$Rn, #$imm">;
      def N#ri12 : AddSubImm<w.SF, op, 1, 1, (outs), (ins w.SP:$Rn, w.AddSubHigh:$imm), mnemonic#"\t$Rn, #$imm, lsl #12">;
      let sh = 0, amount = 0 in
      def N#rr : AddSubShifted<w.SF, op, 1, (outs), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"\t$Rn, $Rm">;
      def N#rs : AddSubShifted<w.SF, op, 1, (outs), (ins w.RC:$Rn, w.RC:$Rm, addShift:$sh, w.Shift:$amount),
                               mnemonic#"\t$Rn, $Rm, $sh #$amount">;
      def N#rxn : AddSubExtended<w.SF, op, 1, (outs), (ins w.Stack:$Rn, w.RC:$Rm, stackBy:$amount), mnemonic#"\t$Rn, $Rm$amount"> {
        let ext = !if(w.SF, 3, 2); let Inst{9-5} = 31;
      }
      if w.SF then
      def N#rx64 : AddSubExtended<1, op, 1, (outs), (ins GPR64sp:$Rn, GPR64:$Rm, extendX:$ext, extendBy:$amount),
                                  mnemonic#"\t$Rn, $Rm, $ext$amount">;
      def N#rx : AddSubExtended<w.SF, op, 1, (outs), (ins w.SP:$Rn, GPR32:$Rm, !if(w.SF, extendW, extend32):$ext, extendBy:$amount),
                                mnemonic#"\t$Rn, $Rm, $ext$amount">;
    }
  }
}
defm "" : Compares<"CMP", "cmp", 1>;
defm "" : Compares<"CMN", "cmn", 0>;

foreach w = [WW, WX] in {
  let Rn = 31 in {
    let sh = 0, amount = 0 in {
      def NEG#w.Name#r : AddSubShifted<w.SF, 1, 0, (outs w.RC:$Rd), (ins w.RC:$Rm), "neg\t$Rd, $Rm">;
      let Defs = [NZCV] in def NEGS#w.Name#r : AddSubShifted<w.SF, 1, 1, (outs w.RC:$Rd), (ins w.RC:$Rm), "negs\t$Rd, $Rm">;
    }
    def NEG#w.Name#rs : AddSubShifted<w.SF, 1, 0, (outs w.RC:$Rd), (ins w.RC:$Rm, addShift:$sh, w.Shift:$amount),
                                      "neg\t$Rd, $Rm, $sh #$amount">;
    let Defs = [NZCV] in
    def NEGS#w.Name#rs : AddSubShifted<w.SF, 1, 1, (outs w.RC:$Rd), (ins w.RC:$Rm, addShift:$sh, w.Shift:$amount),
                                       "negs\t$Rd, $Rm, $sh #$amount">;
  }
  // To and from the stack pointer.
  let imm = 0 in {
    let Rd = 31 in def MOV#w.Name#tosp : AddSubImm<w.SF, 0, 0, 0, (outs w.Stack:$sp), (ins w.SP:$Rn), "mov\t$sp, $Rn">;
    let Rn = 31 in def MOV#w.Name#fromsp : AddSubImm<w.SF, 0, 0, 0, (outs w.SP:$Rd), (ins w.Stack:$sp), "mov\t$Rd, $sp">;
  }
}

foreach o = [["ADC", "adc"], ["SBC", "sbc"]] in {
  defvar name = !head(o); defvar mnemonic = !head(!tail(o)); defvar op = !eq(name, "SBC");
  foreach w = [WW, WX] in {
    def name#w.Name#r : AddSubCarry<w.SF, op, 0, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"\t$Rd, $Rn, $Rm">;
    let Defs = [NZCV] in
    def name#S#w.Name#r : AddSubCarry<w.SF, op, 1, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"s\t$Rd, $Rn, $Rm">;
  }
}
foreach w = [WW, WX] in let Rn = 31 in {
  def NGC#w.Name#r : AddSubCarry<w.SF, 1, 0, (outs w.RC:$Rd), (ins w.RC:$Rm), "ngc\t$Rd, $Rm">;
  let Defs = [NZCV] in def NGCS#w.Name#r : AddSubCarry<w.SF, 1, 1, (outs w.RC:$Rd), (ins w.RC:$Rm), "ngcs\t$Rd, $Rm">;
}

// Additions for compilers: a negative number is subtracted.
let isCodeGenOnly = 1 in
foreach w = [WW, WX] in {
  def ADD#w.Name#ni : AddSubImm<w.SF, 1, 0, 0, (outs w.SP:$Rd), (ins w.SP:$Rn, w.Negated:$imm), "sub\t$Rd, $Rn, #$imm">;
  let Defs = [NZCV], isCompare = 1, Rd = 31 in
  def CMP#w.Name#ni : AddSubImm<w.SF, 0, 1, 0, (outs), (ins w.SP:$Rn, w.Negated:$imm), "cmn\t$Rn, #$imm">;
}

//===-- Logic ------------------------------------------------------------------------------------------------===//

multiclass Logic<string name, string mnemonic, bits<2> opc, bits<1> n> {
  foreach w = [WW, WX] in {
    defvar N = name#w.Name;
    def N#rr : LogicalShifted<w.SF, opc, n, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), mnemonic#"\t$Rd, $Rn, $Rm"> {
      let sh = 0; let amount = 0; let isCommutable = !eq(n, 0);
    }
    def N#rs : LogicalShifted<w.SF, opc, n, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, logicalShift:$sh, w.Shift:$amount),
                              mnemonic#"\t$Rd, $Rn, $Rm, $sh #$amount">;
  }
}
defm "" : Logic<"AND", "and", 0b00, 0>;
defm "" : Logic<"BIC", "bic", 0b00, 1>;
defm "" : Logic<"ORR", "orr", 0b01, 0>;
defm "" : Logic<"ORN", "orn", 0b01, 1>;
defm "" : Logic<"EOR", "eor", 0b10, 0>;
defm "" : Logic<"EON", "eon", 0b10, 1>;
let Defs = [NZCV] in {
  defm "" : Logic<"ANDS", "ands", 0b11, 0>;
  defm "" : Logic<"BICS", "bics", 0b11, 1>;
}
foreach w = [WW, WX] in {
  defvar N = w.Name;
  def AND#N#ri : LogicalImm<w.SF, 0b00, (outs w.SP:$Rd), (ins w.RC:$Rn, w.Logical:$imm), "and\t$Rd, $Rn, #$imm">;
  def ORR#N#ri : LogicalImm<w.SF, 0b01, (outs w.SP:$Rd), (ins w.RC:$Rn, w.Logical:$imm), "orr\t$Rd, $Rn, #$imm">;
  def EOR#N#ri : LogicalImm<w.SF, 0b10, (outs w.SP:$Rd), (ins w.RC:$Rn, w.Logical:$imm), "eor\t$Rd, $Rn, #$imm">;
  let Defs = [NZCV] in
  def ANDS#N#ri : LogicalImm<w.SF, 0b11, (outs w.RC:$Rd), (ins w.RC:$Rn, w.Logical:$imm), "ands\t$Rd, $Rn, #$imm">;
  let Defs = [NZCV], isCompare = 1, Rd = 31 in {
    def TST#N#ri : LogicalImm<w.SF, 0b11, (outs), (ins w.RC:$Rn, w.Logical:$imm), "tst\t$Rn, #$imm">;
    let sh = 0, amount = 0 in
    def TST#N#rr : LogicalShifted<w.SF, 0b11, 0, (outs), (ins w.RC:$Rn, w.RC:$Rm), "tst\t$Rn, $Rm">;
    def TST#N#rs : LogicalShifted<w.SF, 0b11, 0, (outs), (ins w.RC:$Rn, w.RC:$Rm, logicalShift:$sh, w.Shift:$amount),
                                  "tst\t$Rn, $Rm, $sh #$amount">;
  }
  let Rn = 31 in {
    let sh = 0, amount = 0 in {
      let isMoveReg = 1 in
      def MOV#N#r : LogicalShifted<w.SF, 0b01, 0, (outs w.RC:$Rd), (ins w.RC:$Rm), "mov\t$Rd, $Rm">;
      def MVN#N#r : LogicalShifted<w.SF, 0b01, 1, (outs w.RC:$Rd), (ins w.RC:$Rm), "mvn\t$Rd, $Rm">;
    }
    def MVN#N#rs : LogicalShifted<w.SF, 0b01, 1, (outs w.RC:$Rd), (ins w.RC:$Rm, logicalShift:$sh, w.Shift:$amount),
                                  "mvn\t$Rd, $Rm, $sh #$amount">;
    let isMoveImm = 1, isReMaterializable = 1 in
    def MOV#N#lo : LogicalImm<w.SF, 0b01, (outs w.SP:$Rd), (ins w.LogicalOnly:$imm), "mov\t$Rd, #$imm">;
  }
}

//===-- Constants --------------------------------------------------------------------------------------------===//

foreach w = [WW, WX] in {
  defvar N = w.Name;
  let isMoveImm = 1, isReMaterializable = 1, isAsCheapAsAMove = 1 in {
    def MOV#N#wi : MoveWide<w.SF, 0b10, (outs w.RC:$Rd), (ins w.Wide:$imm), "mov\t$Rd, #$imm">;
    def MOV#N#ni : MoveWide<w.SF, 0b00, (outs w.RC:$Rd), (ins w.WideNot:$imm), "mov\t$Rd, #$imm">;
  }
}
// With explicit bits: sh is a multiple of 16.
class MoveWideBits<bits<1> sf, bits<2> opc, dag outs, dag ins, string asm> : MoveWide<sf, opc, outs, ins, asm> {
  bits<16> im; bits<6> sh;
  let imm{15-0} = im; let imm{17-16} = sh{5-4};
}
foreach w = [WW, WX] in {
  defvar N = w.Name; defvar Sh = !if(w.SF, uimm6, uimm5);
  let isAsmParserOnly = 1 in {
    def MOVZ#N#i : MoveWideBits<w.SF, 0b10, (outs w.RC:$Rd), (ins uimm16:$im, Sh:$sh), "movz\t$Rd, #$im, lsl #$sh">;
    def MOVN#N#i : MoveWideBits<w.SF, 0b00, (outs w.RC:$Rd), (ins uimm16:$im, Sh:$sh), "movn\t$Rd, #$im, lsl #$sh">;
    // Without the shift only in hand-written code.
    let sh = 0, isCodeGenOnly = 1, isAsmParserOnly = 0 in {
      def MOVZ#N#i0 : MoveWideBits<w.SF, 0b10, (outs w.RC:$Rd), (ins uimm16:$im), "movz\t$Rd, #$im">;
      def MOVN#N#i0 : MoveWideBits<w.SF, 0b00, (outs w.RC:$Rd), (ins uimm16:$im), "movn\t$Rd, #$im">;
    }
  }
  let Constraints = "$Rs = $Rd" in {
    def MOVK#N#i : MoveWideBits<w.SF, 0b11, (outs w.RC:$Rd), (ins w.RC:$Rs, uimm16:$im, Sh:$sh), "movk\t$Rd, #$im, lsl #$sh">;
    let sh = 0 in def MOVK#N#i0 : MoveWideBits<w.SF, 0b11, (outs w.RC:$Rd), (ins w.RC:$Rs, uimm16:$im), "movk\t$Rd, #$im">;
  }
}
// With a part of an address, which determines the position.
class MoveAddressPart<bits<1> sf, bits<2> opc, dag outs, dag ins, string asm, int half> : MoveWide<sf, opc, outs, ins, asm> {
  bits<16> part;
  let imm{15-0} = part; let imm{17-16} = half;
  let isCodeGenOnly = 1;
}
foreach name = ["abs", "prel", "gottprel", "dtprel", "tprel"] in
  foreach form = ["g0", "g0_nc", "g0_s", "g1", "g1_nc", "g1_s", "g2", "g2_nc", "g2_s", "g3"] in
    if !exists<AddressPart>(name#"_"#form) then
      foreach w = [WW, WX] in {
        defvar part = !cast<AddressPart>(name#"_"#form);
        if !or(w.SF, !lt(part.Half, 2)) then {
          defvar text = "$Rd, #:"#part.Text#":$part";
          // For thread-local addresses, the linker selects `movz` or `movn`.
          defvar opc = !if(!and(!ge(!find(name, "tprel"), 0), !lt(!find(form, "_nc"), 0)), 0b00, 0b10);
          def MOVZ#w.Name#_#name#_#form : MoveAddressPart<w.SF, opc, (outs w.RC:$Rd), (ins part:$part), "movz\t"#text, part.Half>;
          def MOVN#w.Name#_#name#_#form : MoveAddressPart<w.SF, 0b00, (outs w.RC:$Rd), (ins part:$part), "movn\t"#text, part.Half>;
          let Constraints = "$Rs = $Rd" in
          def MOVK#w.Name#_#name#_#form : MoveAddressPart<w.SF, 0b11, (outs w.RC:$Rd), (ins w.RC:$Rs, part:$part), "movk\t"#text, part.Half>;
        }
      }

// Any constant, with as many instructions as necessary.
class Pseudo<dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> { let isPseudo = 1; let isCodeGenOnly = 1; }
let isMoveImm = 1, isReMaterializable = 1 in {
  def MOVi32imm : Pseudo<(outs GPR32:$Rd), (ins any32:$imm), "mov\t$Rd, #$imm">;
  def MOVi64imm : Pseudo<(outs GPR64:$Rd), (ins any64:$imm), "mov\t$Rd, #$imm">;
}

//===-- Bit fields, shifts -----------------------------------------------------------------------------------===//

foreach w = [WW, WX] in {
  defvar N = w.Name;
  foreach o = [["SBFM", "sbfm"], ["UBFM", "ubfm"]] in {
    defvar opc = !if(!eq(!head(o), "SBFM"), 0b00, 0b10);
    let isAsmParserOnly = 1 in
    def !head(o)#N#ri : Bitfield<w.SF, opc, (outs w.RC:$Rd), (ins w.RC:$Rn, w.Shift:$immr, w.Shift:$imms),
                                 !head(!tail(o))#"\t$Rd, $Rn, #$immr, #$imms"> {
      bits<6> immr; bits<6> imms; let bf{11-6} = immr; let bf{5-0} = imms;
    }
  }
  let isAsmParserOnly = 1, Constraints = "$Rs = $Rd" in
  def BFM#N#ri : Bitfield<w.SF, 0b01, (outs w.RC:$Rd), (ins w.RC:$Rs, w.RC:$Rn, w.Shift:$immr, w.Shift:$imms), "bfm\t$Rd, $Rn, #$immr, #$imms"> {
    bits<6> immr; bits<6> imms; let bf{11-6} = immr; let bf{5-0} = imms;
  }
  foreach o = [["S", "s"], ["U", "u"]] in {
    defvar opc = !if(!eq(!head(o), "S"), 0b00, 0b10); defvar s = !head(!tail(o));
    def !head(o)#BFX#N#ri : Bitfield<w.SF, opc, (outs w.RC:$Rd), (ins w.RC:$Rn, w.Extract:$bf), s#"bfx\t$Rd, $Rn, #$bf">;
    def !head(o)#BFIZ#N#ri : Bitfield<w.SF, opc, (outs w.RC:$Rd), (ins w.RC:$Rn, w.Insert:$bf), s#"bfiz\t$Rd, $Rn, #$bf">;
  }
  let Constraints = "$Rs = $Rd" in {
    def BFXIL#N#ri : Bitfield<w.SF, 0b01, (outs w.RC:$Rd), (ins w.RC:$Rs, w.RC:$Rn, w.Extract:$bf), "bfxil\t$Rd, $Rn, #$bf">;
    def BFI#N#ri : Bitfield<w.SF, 0b01, (outs w.RC:$Rd), (ins w.RC:$Rs, w.RC:$Rn, w.Insert:$bf), "bfi\t$Rd, $Rn, #$bf">;
  }
  def LSL#N#ri : Bitfield<w.SF, 0b10, (outs w.RC:$Rd), (ins w.RC:$Rn, w.ShiftLeft:$bf), "lsl\t$Rd, $Rn, #$bf">;
  foreach o = [["LSR", "lsr"], ["ASR", "asr"]] in
  def !head(o)#N#ri : Bitfield<w.SF, !if(!eq(!head(o), "ASR"), 0b00, 0b10), (outs w.RC:$Rd), (ins w.RC:$Rn, w.Shift:$amount),
                               !head(!tail(o))#"\t$Rd, $Rn, #$amount"> {
    bits<6> amount; let bf{11-6} = amount; let bf{5-0} = !if(w.SF, 63, 31);
  }
  def EXTR#N#rri : Extr<w.SF, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, w.Shift:$lsb), "extr\t$Rd, $Rn, $Rm, #$lsb">;
  def ROR#N#ri : Extr<w.SF, (outs w.RC:$Rd), (ins w.RC:$Rn, w.Shift:$lsb), "ror\t$Rd, $Rn, #$lsb"> { let Inst{20-16} = Rn; }
  foreach o = [["B", "b"], ["H", "h"], ["W", "w"]] in {
    defvar top = !cond(!eq(!head(o), "B") : 7, !eq(!head(o), "H") : 15, true : 31);
    if !or(w.SF, !not(!eq(!head(o), "W"))) then
      def SXT#!head(o)#N#r : Bitfield<w.SF, 0b00, (outs w.RC:$Rd), (ins GPR32:$Rn), "sxt"#!head(!tail(o))#"\t$Rd, $Rn"> { let bf = top; }
    if !not(!or(w.SF, !eq(!head(o), "W"))) then
      def UXT#!head(o)#N#r : Bitfield<w.SF, 0b10, (outs w.RC:$Rd), (ins GPR32:$Rn), "uxt"#!head(!tail(o))#"\t$Rd, $Rn"> { let bf = top; }
  }
  foreach o = [["LSL", "lsl"], ["LSR", "lsr"], ["ASR", "asr"], ["ROR", "ror"]] in
  def !head(o)#V#N#r : TwoSource<w.SF, !cond(!eq(!head(o), "LSL") : 8, !eq(!head(o), "LSR") : 9, !eq(!head(o), "ASR") : 10, true : 11),
                                 (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), !head(!tail(o))#"\t$Rd, $Rn, $Rm">;
}

//===-- One source -------------------------------------------------------------------------------------------===//

multiclass OneSources<string name, string mnemonic, bits<6> opcode32, bits<6> opcode64> {
  def name#Wr : OneSource<0, opcode32, (outs GPR32:$Rd), (ins GPR32:$Rn), mnemonic#"\t$Rd, $Rn">;
  def name#Xr : OneSource<1, opcode64, (outs GPR64:$Rd), (ins GPR64:$Rn), mnemonic#"\t$Rd, $Rn">;
}
defm "" : OneSources<"RBIT", "rbit", 0, 0>;
defm "" : OneSources<"REV16", "rev16", 1, 1>;
defm "" : OneSources<"REV", "rev", 2, 3>;
defm "" : OneSources<"CLZ", "clz", 4, 4>;
defm "" : OneSources<"CLS", "cls", 5, 5>;
def REV32Xr : OneSource<1, 2, (outs GPR64:$Rd), (ins GPR64:$Rn), "rev32\t$Rd, $Rn">;

//===-- Multiplication, division, checks ---------------------------------------------------------------------===//

foreach w = [WW, WX] in {
  defvar N = w.Name;
  let Latency = 12 in {
    def UDIV#N#r : TwoSource<w.SF, 2, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), "udiv\t$Rd, $Rn, $Rm">;
    def SDIV#N#r : TwoSource<w.SF, 3, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), "sdiv\t$Rd, $Rn, $Rm">;
  }
  def MADD#N#rrr : ThreeSource<w.SF, 0, 0, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, w.RC:$Ra), "madd\t$Rd, $Rn, $Rm, $Ra">;
  def MSUB#N#rrr : ThreeSource<w.SF, 0, 1, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, w.RC:$Ra), "msub\t$Rd, $Rn, $Rm, $Ra">;
  let Ra = 31 in {
    let isCommutable = 1 in
    def MUL#N#rr : ThreeSource<w.SF, 0, 0, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), "mul\t$Rd, $Rn, $Rm">;
    def MNEG#N#rr : ThreeSource<w.SF, 0, 1, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm), "mneg\t$Rd, $Rn, $Rm">;
  }
}
foreach o = [["S", "s"], ["U", "u"]] in {
  defvar N = !head(o); defvar n = !head(!tail(o)); defvar u = !if(!eq(N, "U"), 4, 0);
  def N#MADDLrrr : ThreeSource<1, !add(1, u), 0, (outs GPR64:$Rd), (ins GPR32:$Rn, GPR32:$Rm, GPR64:$Ra), n#"maddl\t$Rd, $Rn, $Rm, $Ra">;
  def N#MSUBLrrr : ThreeSource<1, !add(1, u), 1, (outs GPR64:$Rd), (ins GPR32:$Rn, GPR32:$Rm, GPR64:$Ra), n#"msubl\t$Rd, $Rn, $Rm, $Ra">;
  let Ra = 31 in {
    def N#MULLrr : ThreeSource<1, !add(1, u), 0, (outs GPR64:$Rd), (ins GPR32:$Rn, GPR32:$Rm), n#"mull\t$Rd, $Rn, $Rm">;
    def N#MNEGLrr : ThreeSource<1, !add(1, u), 1, (outs GPR64:$Rd), (ins GPR32:$Rn, GPR32:$Rm), n#"mnegl\t$Rd, $Rn, $Rm">;
    let isCommutable = 1 in
    def N#MULHrr : ThreeSource<1, !add(2, u), 0, (outs GPR64:$Rd), (ins GPR64:$Rn, GPR64:$Rm), n#"mulh\t$Rd, $Rn, $Rm">;
  }
}
let Predicates = [HasCRC] in {
  foreach c = ["", "C"] in {
    defvar m = !if(!eq(c, "C"), "crc32c", "crc32"); defvar k = !if(!eq(c, "C"), 4, 0);
    def CRC32#c#Brr : TwoSource<0, !add(16, k), (outs GPR32:$Rd), (ins GPR32:$Rn, GPR32:$Rm), m#"b\t$Rd, $Rn, $Rm">;
    def CRC32#c#Hrr : TwoSource<0, !add(17, k), (outs GPR32:$Rd), (ins GPR32:$Rn, GPR32:$Rm), m#"h\t$Rd, $Rn, $Rm">;
    def CRC32#c#Wrr : TwoSource<0, !add(18, k), (outs GPR32:$Rd), (ins GPR32:$Rn, GPR32:$Rm), m#"w\t$Rd, $Rn, $Rm">;
    def CRC32#c#Xrr : TwoSource<1, !add(19, k), (outs GPR32:$Rd), (ins GPR32:$Rn, GPR64:$Rm), m#"x\t$Rd, $Rn, $Rm">;
  }
}

//===-- Conditions -------------------------------------------------------------------------------------------===//

multiclass Selects<string name, string mnemonic, bits<1> op, bits<2> op2> {
  foreach w = [WW, WX] in
  def name#w.Name#r : CondSelect<w.SF, op, op2, (outs w.RC:$Rd), (ins w.RC:$Rn, w.RC:$Rm, ccode:$cond), mnemonic#"\t$Rd, $Rn, $Rm, $cond">;
}
defm "" : Selects<"CSEL", "csel", 0, 0>;
defm "" : Selects<"CSINC", "csinc", 0, 1>;
defm "" : Selects<"CSINV", "csinv", 1, 0>;
defm "" : Selects<"CSNEG", "csneg", 1, 1>;
foreach w = [WW, WX] in {
  defvar N = w.Name;
  let Rn = 31, Rm = 31 in {
    def CSET#N#r : CondSelect<w.SF, 0, 1, (outs w.RC:$Rd), (ins invccode:$cond), "cset\t$Rd, $cond">;
    def CSETM#N#r : CondSelect<w.SF, 1, 0, (outs w.RC:$Rd), (ins invccode:$cond), "csetm\t$Rd, $cond">;
  }
  foreach o = [["CINC", "cinc"], ["CINV", "cinv"], ["CNEG", "cneg"]] in {
    defvar op = !ne(!head(o), "CINC"); defvar op2 = !if(!eq(!head(o), "CINV"), 0, 1);
    def !head(o)#N#r : CondSelect<w.SF, op, op2, (outs w.RC:$Rd), (ins !if(!eq(!head(o), "CNEG"), w.RC, w.Only):$Rn, invccode:$cond), !head(!tail(o))#"\t$Rd, $Rn, $cond"> {
      let Inst{20-16} = Rn;
    }
  }
  foreach o = [["CCMP", "ccmp"], ["CCMN", "ccmn"]] in {
    defvar op = !eq(!head(o), "CCMP");
    def !head(o)#N#r : CondCompare<w.SF, op, 0, (ins w.RC:$Rn, w.RC:$Rm, uimm4:$flags, ccode:$cond), !head(!tail(o))#"\t$Rn, $Rm, #$flags, $cond">;
    def !head(o)#N#i : CondCompare<w.SF, op, 1, (ins w.RC:$Rn, uimm5:$Rm, uimm4:$flags, ccode:$cond), !head(!tail(o))#"\t$Rn, #$Rm, #$flags, $cond">;
  }
}
