//===-- insts_mmx.td - 64-bit vectors, and four-operand vector instructions (FMA4) ----------------------------===//
//
// Only for the assembler and the disassembler, like insts_legacy.td.
//===---------------------------------------------------------------------------------------------------------===//

foreach n = 0-7 in def MM#n : X86Reg<"mm"#n, n>;
def VR64 : RegisterClass<"X86", [untyped], 64, (sequence "MM%u", 0, 7)> {
  let Size = 64;
  let isAllocatable = 0;
}

multiclass MmxBin<bits<8> o, string mn, Operand mem = i64mem, list<Predicate> p = [HasMMX]> {
  let Constraints = "$src1 = $dst", Predicates = p in {
    def rr : I<o, MRMSrcReg, NoImm, (outs VR64:$dst), (ins VR64:$src1, VR64:$src2), mn#"\t$dst, $src2">;
    let mayLoad = 1 in def rm : I<o, MRMSrcMem, NoImm, (outs VR64:$dst), (ins VR64:$src1, mem:$src2), mn#"\t$dst, $src2">;
  }
}
multiclass MmxShift<bits<8> o, bits<8> oImm, int n, string mn> {
  defm "" : MmxBin<o, mn>;
  let Constraints = "$src1 = $dst", Predicates = [HasMMX] in
  def ri : I<oImm, !cast<Format>("MRM"#n#"r"), Imm8, (outs VR64:$dst), (ins VR64:$src1, u8imm:$src2), mn#"\t$dst, $src2">;
}
multiclass MmxUn<bits<8> o, string mn, RegisterClass d, RegisterClass s, Operand mem, Predicate p> {
  let Predicates = [HasMMX, p] in {
    def rr : I<o, MRMSrcReg, NoImm, (outs d:$dst), (ins s:$src), mn#"\t$dst, $src">;
    let mayLoad = 1 in def rm : I<o, MRMSrcMem, NoImm, (outs d:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  }
}

let OpMap = TB in {
  defm MMX_PUNPCKLBW : MmxBin<0x60, "punpcklbw", i32mem>;
  defm MMX_PUNPCKLWD : MmxBin<0x61, "punpcklwd", i32mem>;
  defm MMX_PUNPCKLDQ : MmxBin<0x62, "punpckldq", i32mem>;
  defm MMX_PACKSSWB : MmxBin<0x63, "packsswb">;
  defm MMX_PCMPGTB : MmxBin<0x64, "pcmpgtb">;
  defm MMX_PCMPGTW : MmxBin<0x65, "pcmpgtw">;
  defm MMX_PCMPGTD : MmxBin<0x66, "pcmpgtd">;
  defm MMX_PACKUSWB : MmxBin<0x67, "packuswb">;
  defm MMX_PUNPCKHBW : MmxBin<0x68, "punpckhbw">;
  defm MMX_PUNPCKHWD : MmxBin<0x69, "punpckhwd">;
  defm MMX_PUNPCKHDQ : MmxBin<0x6A, "punpckhdq">;
  defm MMX_PACKSSDW : MmxBin<0x6B, "packssdw">;
  defm MMX_PCMPEQB : MmxBin<0x74, "pcmpeqb">;
  defm MMX_PCMPEQW : MmxBin<0x75, "pcmpeqw">;
  defm MMX_PCMPEQD : MmxBin<0x76, "pcmpeqd">;
  defm MMX_PSRLW : MmxShift<0xD1, 0x71, 2, "psrlw">;
  defm MMX_PSRLD : MmxShift<0xD2, 0x72, 2, "psrld">;
  defm MMX_PSRLQ : MmxShift<0xD3, 0x73, 2, "psrlq">;
  defm MMX_PSRAW : MmxShift<0xE1, 0x71, 4, "psraw">;
  defm MMX_PSRAD : MmxShift<0xE2, 0x72, 4, "psrad">;
  defm MMX_PSLLW : MmxShift<0xF1, 0x71, 6, "psllw">;
  defm MMX_PSLLD : MmxShift<0xF2, 0x72, 6, "pslld">;
  defm MMX_PSLLQ : MmxShift<0xF3, 0x73, 6, "psllq">;
  defm MMX_PADDQ : MmxBin<0xD4, "paddq">;
  defm MMX_PMULLW : MmxBin<0xD5, "pmullw">;
  defm MMX_PSUBUSB : MmxBin<0xD8, "psubusb">;
  defm MMX_PSUBUSW : MmxBin<0xD9, "psubusw">;
  defm MMX_PMINUB : MmxBin<0xDA, "pminub">;
  defm MMX_PAND : MmxBin<0xDB, "pand">;
  defm MMX_PADDUSB : MmxBin<0xDC, "paddusb">;
  defm MMX_PADDUSW : MmxBin<0xDD, "paddusw">;
  defm MMX_PMAXUB : MmxBin<0xDE, "pmaxub">;
  defm MMX_PANDN : MmxBin<0xDF, "pandn">;
  defm MMX_PAVGB : MmxBin<0xE0, "pavgb">;
  defm MMX_PAVGW : MmxBin<0xE3, "pavgw">;
  defm MMX_PMULHUW : MmxBin<0xE4, "pmulhuw">;
  defm MMX_PMULHW : MmxBin<0xE5, "pmulhw">;
  defm MMX_PSUBSB : MmxBin<0xE8, "psubsb">;
  defm MMX_PSUBSW : MmxBin<0xE9, "psubsw">;
  defm MMX_PMINSW : MmxBin<0xEA, "pminsw">;
  defm MMX_POR : MmxBin<0xEB, "por">;
  defm MMX_PADDSB : MmxBin<0xEC, "paddsb">;
  defm MMX_PADDSW : MmxBin<0xED, "paddsw">;
  defm MMX_PMAXSW : MmxBin<0xEE, "pmaxsw">;
  defm MMX_PXOR : MmxBin<0xEF, "pxor">;
  defm MMX_PMULUDQ : MmxBin<0xF4, "pmuludq">;
  defm MMX_PMADDWD : MmxBin<0xF5, "pmaddwd">;
  defm MMX_PSADBW : MmxBin<0xF6, "psadbw">;
  defm MMX_PSUBB : MmxBin<0xF8, "psubb">;
  defm MMX_PSUBW : MmxBin<0xF9, "psubw">;
  defm MMX_PSUBD : MmxBin<0xFA, "psubd">;
  defm MMX_PSUBQ : MmxBin<0xFB, "psubq">;
  defm MMX_PADDB : MmxBin<0xFC, "paddb">;
  defm MMX_PADDW : MmxBin<0xFD, "paddw">;
  defm MMX_PADDD : MmxBin<0xFE, "paddd">;
}
let OpMap = T8 in {
  defm MMX_PSHUFB : MmxBin<0x00, "pshufb", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHADDW : MmxBin<0x01, "phaddw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHADDD : MmxBin<0x02, "phaddd", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHADDSW : MmxBin<0x03, "phaddsw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PMADDUBSW : MmxBin<0x04, "pmaddubsw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHSUBW : MmxBin<0x05, "phsubw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHSUBD : MmxBin<0x06, "phsubd", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PHSUBSW : MmxBin<0x07, "phsubsw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PSIGNB : MmxBin<0x08, "psignb", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PSIGNW : MmxBin<0x09, "psignw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PSIGND : MmxBin<0x0A, "psignd", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PMULHRSW : MmxBin<0x0B, "pmulhrsw", i64mem, [HasMMX, HasSSSE3]>;
  defm MMX_PABSB : MmxUn<0x1C, "pabsb", VR64, VR64, i64mem, HasSSSE3>;
  defm MMX_PABSW : MmxUn<0x1D, "pabsw", VR64, VR64, i64mem, HasSSSE3>;
  defm MMX_PABSD : MmxUn<0x1E, "pabsd", VR64, VR64, i64mem, HasSSSE3>;
}

//===-- Permutations, lanes, moves ---------------------------------------------------------------------------===//

let Predicates = [HasMMX] in {
  let OpMap = TA, Constraints = "$src1 = $dst" in {
    def MMX_PALIGNRrri : I<0x0F, MRMSrcReg, Imm8, (outs VR64:$dst), (ins VR64:$src1, VR64:$src2, u8imm:$src3),
                           "palignr\t$dst, $src2, $src3">;
    let mayLoad = 1 in
    def MMX_PALIGNRrmi : I<0x0F, MRMSrcMem, Imm8, (outs VR64:$dst), (ins VR64:$src1, i64mem:$src2, u8imm:$src3),
                           "palignr\t$dst, $src2, $src3">;
  }
  let OpMap = TB in {
    def MMX_PSHUFWri : I<0x70, MRMSrcReg, Imm8, (outs VR64:$dst), (ins VR64:$src1, u8imm:$src2), "pshufw\t$dst, $src1, $src2">;
    let Constraints = "$src1 = $dst" in {
      def MMX_PINSRWrri : I<0xC4, MRMSrcReg, Imm8, (outs VR64:$dst), (ins VR64:$src1, GR32:$src2, u8imm:$src3),
                            "pinsrw\t$dst, $src2, $src3">;
      let mayLoad = 1 in
      def MMX_PINSRWrmi : I<0xC4, MRMSrcMem, Imm8, (outs VR64:$dst), (ins VR64:$src1, i16mem:$src2, u8imm:$src3),
                            "pinsrw\t$dst, $src2, $src3">;
    }
    def MMX_PEXTRWri : I<0xC5, MRMSrcReg, Imm8, (outs GR32:$dst), (ins VR64:$src1, u8imm:$src2), "pextrw\t$dst, $src1, $src2">;
    def MMX_PMOVMSKBrr : I<0xD7, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR64:$src), "pmovmskb\t$dst, $src">;
    def MMX_MOVD64rr : I<0x6E, MRMSrcReg, NoImm, (outs VR64:$dst), (ins GR32:$src), "movd\t$dst, $src">;
    def MMX_MOVD64grr : I<0x7E, MRMDestReg, NoImm, (outs GR32:$dst), (ins VR64:$src), "movd\t$dst, $src">;
    let hasREX_W = 1 in {
      def MMX_MOVD64to64rr : I<0x6E, MRMSrcReg, NoImm, (outs VR64:$dst), (ins GR64:$src), "movq\t$dst, $src">;
      def MMX_MOVD64from64rr : I<0x7E, MRMDestReg, NoImm, (outs GR64:$dst), (ins VR64:$src), "movq\t$dst, $src">;
    }
    def MMX_MOVQ64rr : I<0x6F, MRMSrcReg, NoImm, (outs VR64:$dst), (ins VR64:$src), "movq\t$dst, $src">;
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def MMX_MOVQ64rr_REV : I<0x7F, MRMDestReg, NoImm, (outs VR64:$dst), (ins VR64:$src), "movq\t$dst, $src">;
    let mayLoad = 1 in {
      def MMX_PSHUFWmi : I<0x70, MRMSrcMem, Imm8, (outs VR64:$dst), (ins i64mem:$src1, u8imm:$src2), "pshufw\t$dst, $src1, $src2">;
      def MMX_MOVD64rm : I<0x6E, MRMSrcMem, NoImm, (outs VR64:$dst), (ins i32mem:$src), "movd\t$dst, $src">;
      def MMX_MOVQ64rm : I<0x6F, MRMSrcMem, NoImm, (outs VR64:$dst), (ins i64mem:$src), "movq\t$dst, $src">;
      let isCodeGenOnly = 1, ForceDisassemble = 1, hasREX_W = 1 in
      def MMX_MOVD64to64rm : I<0x6E, MRMSrcMem, NoImm, (outs VR64:$dst), (ins i64mem:$src), "movq\t$dst, $src">;
    }
    let mayStore = 1 in {
      def MMX_MOVD64mr : I<0x7E, MRMDestMem, NoImm, (outs), (ins i32mem:$dst, VR64:$src), "movd\t$dst, $src">;
      def MMX_MOVQ64mr : I<0x7F, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR64:$src), "movq\t$dst, $src">;
      def MMX_MOVNTQmr : I<0xE7, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR64:$src), "movntq\t$dst, $src">;
      def MMX_MASKMOVQ64 : I<0xF7, MRMSrcReg, NoImm, (outs), (ins VR64:$src, VR64:$mask), "maskmovq\t$src, $mask">;
      let isCodeGenOnly = 1, ForceDisassemble = 1, hasREX_W = 1 in
      def MMX_MOVD64from64mr : I<0x7E, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR64:$src), "movq\t$dst, $src">;
    }
    def MMX_EMMS : Bare<0x77, "emms">;
    let OpPrefix = XS in def MMX_MOVQ2DQrr : I<0xD6, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR64:$src), "movq2dq\t$dst, $src">;
    let OpPrefix = XD in def MMX_MOVDQ2Qrr : I<0xD6, MRMSrcReg, NoImm, (outs VR64:$dst), (ins VR128:$src), "movdq2q\t$dst, $src">;
  }
}
let OpMap = TB in {
  let Constraints = "$src1 = $dst", Predicates = [HasMMX] in {
    def MMX_CVTPI2PSrr : I<0x2A, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR64:$src2), "cvtpi2ps\t$dst, $src2">;
    let mayLoad = 1 in
    def MMX_CVTPI2PSrm : I<0x2A, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, i64mem:$src2), "cvtpi2ps\t$dst, $src2">;
  }
  defm MMX_CVTTPS2PI : MmxUn<0x2C, "cvttps2pi", VR64, VR128, f64mem, HasMMX>;
  defm MMX_CVTPS2PI : MmxUn<0x2D, "cvtps2pi", VR64, VR128, f64mem, HasMMX>;
  let OpPrefix = PD in {
    defm MMX_CVTPI2PD : MmxUn<0x2A, "cvtpi2pd", VR128, VR64, i64mem, HasMMX>;
    defm MMX_CVTTPD2PI : MmxUn<0x2C, "cvttpd2pi", VR64, VR128, f128mem, HasMMX>;
    defm MMX_CVTPD2PI : MmxUn<0x2D, "cvtpd2pi", VR64, VR128, f128mem, HasMMX>;
  }
}

// 64-bit moves between register files in the longer encoding, which is not used for memory.
let OpMap = TB, OpPrefix = PD, hasREX_W = 1, isCodeGenOnly = 1, ForceDisassemble = 1 in {
  let mayLoad = 1 in {
    def MOV64toPQIrm : I<0x6E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i64mem:$src), "movq\t$dst, $src">;
    def VMOV64toPQIrm : V<0x6E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i64mem:$src), "vmovq\t$dst, $src">;
    let OpEnc = EncEVEX, Predicates = [HasAVX512] in
    def VMOV64toPQIZrm : V<0x6E, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins i64mem:$src), "vmovq\t$dst, $src">;
  }
  let mayStore = 1 in {
    def MOVPQIto64mr : I<0x7E, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128:$src), "movq\t$dst, $src">;
    def VMOVPQIto64mr : V<0x7E, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128:$src), "vmovq\t$dst, $src">;
    let OpEnc = EncEVEX, Predicates = [HasAVX512] in
    def VMOVPQIto64Zmr : V<0x7E, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128X:$src), "vmovq\t$dst, $src">;
  }
}

//===-- FMA4: dst <- src1 * src2 + src3 ----------------------------------------------------------------------===//

// Either of the last two operands may be memory; one of the two encodings for registers is decode only.
multiclass Fma4Of<bits<8> o, string mn, RegisterClass rc, Operand mem, bit l> {
  let OpMap = TA, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = l, Predicates = [HasFMA4] in {
    let hasREX_W = 1 in {
      def rr : V<o, MRMSrcReg, Imm8Reg, (outs rc:$dst), (ins rc:$src1, rc:$src3, rc:$src2), mn#"\t$dst, $src1, $src2, $src3">;
      let mayLoad = 1 in
      def rm : V<o, MRMSrcMem, Imm8Reg, (outs rc:$dst), (ins rc:$src1, mem:$src3, rc:$src2), mn#"\t$dst, $src1, $src2, $src3">;
    }
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def rr_REV : V<o, MRMSrcReg, Imm8Reg, (outs rc:$dst), (ins rc:$src1, rc:$src2, rc:$src3), mn#"\t$dst, $src1, $src2, $src3">;
    let mayLoad = 1 in
    def mr : V<o, MRMSrcMem, Imm8Reg, (outs rc:$dst), (ins rc:$src1, mem:$src2, rc:$src3), mn#"\t$dst, $src1, $src2, $src3">;
  }
}
multiclass Fma4Packed<bits<8> o, string mn> {
  defm PS4 : Fma4Of<o, mn#"ps", VR128, f128mem, 0>;
  defm PD4 : Fma4Of<!or(o, 1), mn#"pd", VR128, f128mem, 0>;
  defm PS4Y : Fma4Of<o, mn#"ps", VR256, f256mem, 1>;
  defm PD4Y : Fma4Of<!or(o, 1), mn#"pd", VR256, f256mem, 1>;
}
multiclass Fma4<bits<8> o, string mn> : Fma4Packed<o, mn> {
  defm SS4 : Fma4Of<!or(o, 2), mn#"ss", VR128, f32mem, 0>;
  defm SD4 : Fma4Of<!or(o, 3), mn#"sd", VR128, f64mem, 0>;
}
defm VFMADDSUB : Fma4Packed<0x5C, "vfmaddsub">;
defm VFMSUBADD : Fma4Packed<0x5E, "vfmsubadd">;
defm VFMADD : Fma4<0x68, "vfmadd">;
defm VFMSUB : Fma4<0x6C, "vfmsub">;
defm VFNMADD : Fma4<0x78, "vfnmadd">;
defm VFNMSUB : Fma4<0x7C, "vfnmsub">;
