//===-- insts_sse.td - vectors and scalar floats without VEX: SSE to SSE4.2, AES ----------------------------===//
//
// The destination is the first source of two-source operations. Other lanes keep their values, and the upper halves of
// wider registers are not cleared. Vectors in memory must be aligned, except for unaligned loads and stores.
//===---------------------------------------------------------------------------------------------------------===//

// dst <- src
multiclass S1<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s, Operand mem, list<Predicate> p = [],
              int lat = 1> {
  let Predicates = p, Latency = lat in {
    let FoldLast = NAME#m in def NAME#r : I<o, MRMSrcReg, NoImm, (outs d:$dst), (ins s:$src), mn#"\t$dst, $src">;
    let mayLoad = 1 in def NAME#m : I<o, MRMSrcMem, NoImm, (outs d:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  }
}
// dst <- src, imm8
multiclass S1I<bits<8> o, string mn, RegisterClass d, Operand mem, list<Predicate> p = [], int lat = 1> {
  let Predicates = p, Latency = lat in {
    let FoldLast = NAME#"mi" in
    def NAME#"ri" : I<o, MRMSrcReg, Imm8, (outs d:$dst), (ins d:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayLoad = 1 in
    def NAME#"mi" : I<o, MRMSrcMem, Imm8, (outs d:$dst), (ins mem:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
// dst <- dst, src2
multiclass S2<bits<8> o, string mn, RegisterClass d, RegisterClass s, Operand mem, list<Predicate> p = [], bit comm = 0,
              int lat = 1> {
  let Predicates = p, Latency = lat, Constraints = "$src1 = $dst" in {
    let FoldLast = NAME#"rm", isCommutable = comm in
    def NAME#"rr" : I<o, MRMSrcReg, NoImm, (outs d:$dst), (ins d:$src1, s:$src2), mn#"\t$dst, $src2">;
    let mayLoad = 1 in def NAME#"rm" : I<o, MRMSrcMem, NoImm, (outs d:$dst), (ins d:$src1, mem:$src2), mn#"\t$dst, $src2">;
  }
}
// The lowest lane comes from src2, the others from dst; scalars use only the lowest lane.
multiclass SLow<bits<8> o, string mn, string r, string m, RegisterClass d, RegisterClass s, Operand mem, int lat> {
  let Latency = lat, Constraints = "$src1 = $dst" in {
    let FoldLast = NAME#m in def NAME#r : I<o, MRMSrcReg, NoImm, (outs d:$dst), (ins d:$src1, s:$src2), mn#"\t$dst, $src2">;
    let mayLoad = 1 in def NAME#m : I<o, MRMSrcMem, NoImm, (outs d:$dst), (ins d:$src1, mem:$src2), mn#"\t$dst, $src2">;
  }
}
multiclass SLowI<bits<8> o, string mn, RegisterClass d, Operand mem> {
  let Latency = 8, Predicates = [HasSSE41], Constraints = "$src1 = $dst" in {
    let FoldLast = NAME#"mi" in
    def NAME#"ri" : I<o, MRMSrcReg, Imm8, (outs d:$dst), (ins d:$src1, d:$src2, u8imm:$src3), mn#"\t$dst, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"mi" : I<o, MRMSrcMem, Imm8, (outs d:$dst), (ins d:$src1, mem:$src2, u8imm:$src3), mn#"\t$dst, $src2, $src3">;
  }
}
// dst <- dst, src2, imm8
multiclass S2I<bits<8> o, string mn, RegisterClass d, RegisterClass s, Operand mem, list<Predicate> p = [], int lat = 1> {
  let Predicates = p, Latency = lat, Constraints = "$src1 = $dst" in {
    let FoldLast = NAME#"rmi" in
    def NAME#"rri" : I<o, MRMSrcReg, Imm8, (outs d:$dst), (ins d:$src1, s:$src2, u8imm:$src3), mn#"\t$dst, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"rmi" : I<o, MRMSrcMem, Imm8, (outs d:$dst), (ins d:$src1, mem:$src2, u8imm:$src3), mn#"\t$dst, $src2, $src3">;
  }
}
multiclass SUn<bits<8> o, string mn, list<Predicate> p = [], int lat = 1, string r = "rr", string m = "rm">
    : S1<o, mn, r, m, VR128, VR128, i128mem, p, lat>;
multiclass SBin<bits<8> o, string mn, list<Predicate> p = [], bit comm = 0, int lat = 1>
    : S2<o, mn, VR128, VR128, i128mem, p, comm, lat>;
multiclass SBinI<bits<8> o, string mn, list<Predicate> p = [], int lat = 1> : S2I<o, mn, VR128, VR128, i128mem, p, lat>;
multiclass SPacked<bits<8> o, string mn, bit comm, int latS, int latD> {
  let OpMap = TB in {
    defm PS : SBin<o, mn#"ps", [], comm, latS>;
    let OpPrefix = PD in defm PD : SBin<o, mn#"pd", [], comm, latD>;
  }
}
multiclass SArith<bits<8> o, string mn, bit comm, int latS, int latD> : SPacked<o, mn, comm, latS, latD> {
  let OpMap = TB in {
    let OpPrefix = XS in defm SS : S2<o, mn#"ss", FR32, FR32, f32mem, [], comm, latS>;
    let OpPrefix = XD in defm SD : S2<o, mn#"sd", FR64, FR64, f64mem, [], comm, latD>;
  }
}

//===-- Float arithmetic -------------------------------------------------------------------------------------===//

defm ADD : SArith<0x58, "add", 1, 4, 4>;
defm MUL : SArith<0x59, "mul", 1, 4, 4>;
defm SUB : SArith<0x5C, "sub", 0, 4, 4>;
defm MIN : SArith<0x5D, "min", 0, 4, 4>;
defm DIV : SArith<0x5E, "div", 0, 11, 13>;
defm MAX : SArith<0x5F, "max", 0, 4, 4>;
defm AND : SPacked<0x54, "and", 1, 1, 1>;
defm ANDN : SPacked<0x55, "andn", 0, 1, 1>;
defm OR : SPacked<0x56, "or", 1, 1, 1>;
defm XOR : SPacked<0x57, "xor", 1, 1, 1>;
defm UNPCKL : SPacked<0x14, "unpckl", 0, 1, 1>;
defm UNPCKH : SPacked<0x15, "unpckh", 0, 1, 1>;
let OpMap = TB in {
  defm SQRTPS : SUn<0x51, "sqrtps", [], 12, "r", "m">;
  defm RSQRTPS : SUn<0x52, "rsqrtps", [], 4, "r", "m">;
  defm RCPPS : SUn<0x53, "rcpps", [], 4, "r", "m">;
  let OpPrefix = PD in defm SQRTPD : SUn<0x51, "sqrtpd", [], 18, "r", "m">;
  let OpPrefix = XS in {
    defm SQRTSS : SLow<0x51, "sqrtss", "r", "m", FR32, FR32, f32mem, 12>;
    defm RSQRTSS : SLow<0x52, "rsqrtss", "r", "m", FR32, FR32, f32mem, 4>;
    defm RCPSS : SLow<0x53, "rcpss", "r", "m", FR32, FR32, f32mem, 4>;
  }
  let OpPrefix = XD in defm SQRTSD : SLow<0x51, "sqrtsd", "r", "m", FR64, FR64, f64mem, 18>;
  let OpPrefix = XD in {
    defm HADDPS : SBin<0x7C, "haddps", [HasSSE3], 0, 6>;
    defm HSUBPS : SBin<0x7D, "hsubps", [HasSSE3], 0, 6>;
    defm ADDSUBPS : SBin<0xD0, "addsubps", [HasSSE3], 0, 4>;
  }
  let OpPrefix = PD in {
    defm HADDPD : SBin<0x7C, "haddpd", [HasSSE3], 0, 6>;
    defm HSUBPD : SBin<0x7D, "hsubpd", [HasSSE3], 0, 6>;
    defm ADDSUBPD : SBin<0xD0, "addsubpd", [HasSSE3], 0, 4>;
  }
  defm SHUFPS : SBinI<0xC6, "shufps">;
  let OpPrefix = PD in defm SHUFPD : SBinI<0xC6, "shufpd">;

  defm CMPPS : SBinI<0xC2, "cmpps", [], 4>;
  let OpPrefix = PD in defm CMPPD : SBinI<0xC2, "cmppd", [], 4>;
  let OpPrefix = XS in defm CMPSS : S2I<0xC2, "cmpss", FR32, FR32, f32mem, [], 4>;
  let OpPrefix = XD in defm CMPSD : S2I<0xC2, "cmpsd", FR64, FR64, f64mem, [], 4>;
}
multiclass SUcomi<bits<8> o, string mn, RegisterClass rc, Operand mem> {
  let OpMap = TB, Defs = [EFLAGS], isCompare = 1, Latency = 3 in {
    let FoldLast = NAME#"rm" in
    def NAME#"rr" : I<o, MRMSrcReg, NoImm, (outs), (ins rc:$src1, rc:$src2), mn#"\t$src1, $src2">;
    let mayLoad = 1 in def NAME#"rm" : I<o, MRMSrcMem, NoImm, (outs), (ins rc:$src1, mem:$src2), mn#"\t$src1, $src2">;
  }
}
defm UCOMISS : SUcomi<0x2E, "ucomiss", FR32, f32mem>;
defm COMISS : SUcomi<0x2F, "comiss", FR32, f32mem>;
let OpPrefix = PD in {
  defm UCOMISD : SUcomi<0x2E, "ucomisd", FR64, f64mem>;
  defm COMISD : SUcomi<0x2F, "comisd", FR64, f64mem>;
}
let OpMap = T8, OpPrefix = PD, Predicates = [HasSSE41], Defs = [EFLAGS], isCompare = 1, Latency = 4 in {
  let FoldLast = "PTESTrm" in
  def PTESTrr : I<0x17, MRMSrcReg, NoImm, (outs), (ins VR128:$src1, VR128:$src2), "ptest\t$src1, $src2">;
  let mayLoad = 1 in def PTESTrm : I<0x17, MRMSrcMem, NoImm, (outs), (ins VR128:$src1, i128mem:$src2), "ptest\t$src1, $src2">;
}
let OpMap = TA, OpPrefix = PD in {
  defm ROUNDPS : S1I<0x08, "roundps", VR128, f128mem, [HasSSE41], 8>;
  defm ROUNDPD : S1I<0x09, "roundpd", VR128, f128mem, [HasSSE41], 8>;
  defm ROUNDSS : SLowI<0x0A, "roundss", FR32, f32mem>;
  defm ROUNDSD : SLowI<0x0B, "roundsd", FR64, f64mem>;
  defm BLENDPS : SBinI<0x0C, "blendps", [HasSSE41]>;
  defm BLENDPD : SBinI<0x0D, "blendpd", [HasSSE41]>;
  defm DPPS : SBinI<0x40, "dpps", [HasSSE41], 13>;
  defm DPPD : SBinI<0x41, "dppd", [HasSSE41], 9>;
  let FoldLast = "" in defm INSERTPS : S2I<0x21, "insertps", VR128, VR128, f32mem, [HasSSE41]>;
}
// The mask is in xmm0.
multiclass SBlendV<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD, Predicates = [HasSSE41], Uses = [XMM0], Constraints = "$src1 = $dst", Latency = 2 in {
    let FoldLast = NAME#"rm0" in
    def NAME#"rr0" : I<o, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), mn#"\t$dst, $src2, xmm0">;
    let mayLoad = 1 in
    def NAME#"rm0" : I<o, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, i128mem:$src2), mn#"\t$dst, $src2, xmm0">;
  }
}
defm PBLENDVB : SBlendV<0x10, "pblendvb">;
defm BLENDVPS : SBlendV<0x14, "blendvps">;
defm BLENDVPD : SBlendV<0x15, "blendvpd">;

//===-- Conversions ------------------------------------------------------------------------------------------===//

multiclass SScalarInts<string t, RegisterClass rc, Operand mem> {
  foreach g = [W32, W64] in {
    defvar n = !if(!eq(g.Name, "64"), "64", "");
    let OpMap = TB, hasREX_W = g.REX_W in {
      defm CVTSI#n#"2"#!toupper(t) : SLow<0x2A, "cvtsi2"#t, "rr", "rm", rc, g.RC, g.Mem, 5>;
      defm CVTT#!toupper(t)#"2SI"#n : S1<0x2C, "cvtt"#t#"2si", "rr", "rm", g.RC, rc, mem, [], 6>;
      defm CVT#!toupper(t)#"2SI"#n : S1<0x2D, "cvt"#t#"2si", "rr", "rm", g.RC, rc, mem, [], 6>;
    }
  }
}
let OpPrefix = XS in defm "" : SScalarInts<"ss", FR32, f32mem>;
let OpPrefix = XD in defm "" : SScalarInts<"sd", FR64, f64mem>;
let OpMap = TB in {
  let OpPrefix = XS in {
    defm CVTSS2SD : SLow<0x5A, "cvtss2sd", "rr", "rm", FR64, FR32, f32mem, 5>;
    defm CVTTPS2DQ : SUn<0x5B, "cvttps2dq", [], 4>;
    defm CVTDQ2PD : S1<0xE6, "cvtdq2pd", "rr", "rm", VR128, VR128, i64mem, [], 5>;
  }
  let OpPrefix = XD in {
    defm CVTSD2SS : SLow<0x5A, "cvtsd2ss", "rr", "rm", FR32, FR64, f64mem, 5>;
    defm CVTPD2DQ : SUn<0xE6, "cvtpd2dq", [], 5>;
  }
  let OpPrefix = PD in {
    defm CVTPD2PS : SUn<0x5A, "cvtpd2ps", [], 5>;
    defm CVTPS2DQ : SUn<0x5B, "cvtps2dq", [], 4>;
    defm CVTTPD2DQ : SUn<0xE6, "cvttpd2dq", [], 5>;
  }
  defm CVTPS2PD : S1<0x5A, "cvtps2pd", "rr", "rm", VR128, VR128, f64mem, [], 5>;
  defm CVTDQ2PS : SUn<0x5B, "cvtdq2ps", [], 4>;
}

//===-- Integers ---------------------------------------------------------------------------------------------===//

let OpMap = TB, OpPrefix = PD in {
  defm PUNPCKLBW : SBin<0x60, "punpcklbw">;
  defm PUNPCKLWD : SBin<0x61, "punpcklwd">;
  defm PUNPCKLDQ : SBin<0x62, "punpckldq">;
  defm PACKSSWB : SBin<0x63, "packsswb">;
  defm PCMPGTB : SBin<0x64, "pcmpgtb">;
  defm PCMPGTW : SBin<0x65, "pcmpgtw">;
  defm PCMPGTD : SBin<0x66, "pcmpgtd">;
  defm PACKUSWB : SBin<0x67, "packuswb">;
  defm PUNPCKHBW : SBin<0x68, "punpckhbw">;
  defm PUNPCKHWD : SBin<0x69, "punpckhwd">;
  defm PUNPCKHDQ : SBin<0x6A, "punpckhdq">;
  defm PACKSSDW : SBin<0x6B, "packssdw">;
  defm PUNPCKLQDQ : SBin<0x6C, "punpcklqdq">;
  defm PUNPCKHQDQ : SBin<0x6D, "punpckhqdq">;
  defm PCMPEQB : SBin<0x74, "pcmpeqb", [], 1>;
  defm PCMPEQW : SBin<0x75, "pcmpeqw", [], 1>;
  defm PCMPEQD : SBin<0x76, "pcmpeqd", [], 1>;
  defm PADDQ : SBin<0xD4, "paddq", [], 1>;
  defm PMULLW : SBin<0xD5, "pmullw", [], 1, 4>;
  defm PSUBUSB : SBin<0xD8, "psubusb">;
  defm PSUBUSW : SBin<0xD9, "psubusw">;
  defm PMINUB : SBin<0xDA, "pminub", [], 1>;
  defm PAND : SBin<0xDB, "pand", [], 1>;
  defm PADDUSB : SBin<0xDC, "paddusb", [], 1>;
  defm PADDUSW : SBin<0xDD, "paddusw", [], 1>;
  defm PMAXUB : SBin<0xDE, "pmaxub", [], 1>;
  defm PANDN : SBin<0xDF, "pandn">;
  defm PAVGB : SBin<0xE0, "pavgb", [], 1>;
  defm PAVGW : SBin<0xE3, "pavgw", [], 1>;
  defm PMULHUW : SBin<0xE4, "pmulhuw", [], 1, 4>;
  defm PMULHW : SBin<0xE5, "pmulhw", [], 1, 4>;
  defm PSUBSB : SBin<0xE8, "psubsb">;
  defm PSUBSW : SBin<0xE9, "psubsw">;
  defm PMINSW : SBin<0xEA, "pminsw", [], 1>;
  defm POR : SBin<0xEB, "por", [], 1>;
  defm PADDSB : SBin<0xEC, "paddsb", [], 1>;
  defm PADDSW : SBin<0xED, "paddsw", [], 1>;
  defm PMAXSW : SBin<0xEE, "pmaxsw", [], 1>;
  defm PXOR : SBin<0xEF, "pxor", [], 1>;
  defm PMULUDQ : SBin<0xF4, "pmuludq", [], 1, 4>;
  defm PMADDWD : SBin<0xF5, "pmaddwd", [], 1, 4>;
  defm PSADBW : SBin<0xF6, "psadbw", [], 1, 3>;
  defm PSUBB : SBin<0xF8, "psubb">;
  defm PSUBW : SBin<0xF9, "psubw">;
  defm PSUBD : SBin<0xFA, "psubd">;
  defm PSUBQ : SBin<0xFB, "psubq">;
  defm PADDB : SBin<0xFC, "paddb", [], 1>;
  defm PADDW : SBin<0xFD, "paddw", [], 1>;
  defm PADDD : SBin<0xFE, "paddd", [], 1>;
  defm PSHUFD : S1I<0x70, "pshufd", VR128, i128mem>;
}
let OpMap = TB, OpPrefix = XS in defm PSHUFHW : S1I<0x70, "pshufhw", VR128, i128mem>;
let OpMap = TB, OpPrefix = XD in defm PSHUFLW : S1I<0x70, "pshuflw", VR128, i128mem>;
let OpMap = T8, OpPrefix = PD in {
  defm PSHUFB : SBin<0x00, "pshufb", [HasSSSE3]>;
  defm PHADDW : SBin<0x01, "phaddw", [HasSSSE3], 0, 3>;
  defm PHADDD : SBin<0x02, "phaddd", [HasSSSE3], 0, 3>;
  defm PHADDSW : SBin<0x03, "phaddsw", [HasSSSE3], 0, 3>;
  defm PMADDUBSW : SBin<0x04, "pmaddubsw", [HasSSSE3], 0, 4>;
  defm PHSUBW : SBin<0x05, "phsubw", [HasSSSE3], 0, 3>;
  defm PHSUBD : SBin<0x06, "phsubd", [HasSSSE3], 0, 3>;
  defm PHSUBSW : SBin<0x07, "phsubsw", [HasSSSE3], 0, 3>;
  defm PSIGNB : SBin<0x08, "psignb", [HasSSSE3]>;
  defm PSIGNW : SBin<0x09, "psignw", [HasSSSE3]>;
  defm PSIGND : SBin<0x0A, "psignd", [HasSSSE3]>;
  defm PMULHRSW : SBin<0x0B, "pmulhrsw", [HasSSSE3], 1, 4>;
  defm PABSB : SUn<0x1C, "pabsb", [HasSSSE3]>;
  defm PABSW : SUn<0x1D, "pabsw", [HasSSSE3]>;
  defm PABSD : SUn<0x1E, "pabsd", [HasSSSE3]>;
  defm PMULDQ : SBin<0x28, "pmuldq", [HasSSE41], 1, 4>;
  defm PCMPEQQ : SBin<0x29, "pcmpeqq", [HasSSE41], 1>;
  defm PACKUSDW : SBin<0x2B, "packusdw", [HasSSE41]>;
  defm PCMPGTQ : SBin<0x37, "pcmpgtq", [HasSSE42], 0, 3>;
  defm PMINSB : SBin<0x38, "pminsb", [HasSSE41], 1>;
  defm PMINSD : SBin<0x39, "pminsd", [HasSSE41], 1>;
  defm PMINUW : SBin<0x3A, "pminuw", [HasSSE41], 1>;
  defm PMINUD : SBin<0x3B, "pminud", [HasSSE41], 1>;
  defm PMAXSB : SBin<0x3C, "pmaxsb", [HasSSE41], 1>;
  defm PMAXSD : SBin<0x3D, "pmaxsd", [HasSSE41], 1>;
  defm PMAXUW : SBin<0x3E, "pmaxuw", [HasSSE41], 1>;
  defm PMAXUD : SBin<0x3F, "pmaxud", [HasSSE41], 1>;
  defm PMULLD : SBin<0x40, "pmulld", [HasSSE41], 1, 8>;
  defm PHMINPOSUW : SUn<0x41, "phminposuw", [HasSSE41], 4>;
  defm AESIMC : SUn<0xDB, "aesimc", [HasAES], 4>;
  defm AESENC : SBin<0xDC, "aesenc", [HasAES], 0, 4>;
  defm AESENCLAST : SBin<0xDD, "aesenclast", [HasAES], 0, 4>;
  defm AESDEC : SBin<0xDE, "aesdec", [HasAES], 0, 4>;
  defm AESDECLAST : SBin<0xDF, "aesdeclast", [HasAES], 0, 4>;
  defm GF2P8MULB : SBin<0xCF, "gf2p8mulb", [HasGFNI], 1, 5>;
}
let OpMap = TA, OpPrefix = PD in {
  defm PBLENDW : SBinI<0x0E, "pblendw", [HasSSE41]>;
  defm PALIGNR : SBinI<0x0F, "palignr", [HasSSSE3]>;
  defm MPSADBW : SBinI<0x42, "mpsadbw", [HasSSE41], 4>;
  defm PCLMULQDQ : SBinI<0x44, "pclmulqdq", [HasPCLMUL], 4>;
  defm GF2P8AFFINEQB : SBinI<0xCE, "gf2p8affineqb", [HasGFNI], 5>;
  defm GF2P8AFFINEINVQB : SBinI<0xCF, "gf2p8affineinvqb", [HasGFNI], 5>;
  defm AESKEYGENASSIST128 : S1I<0xDF, "aeskeygenassist", VR128, i128mem, [HasAES], 4>;
}
multiclass SShift<bits<8> o, bits<8> oImm, int n, string mn> {
  let OpMap = TB, OpPrefix = PD in {
    defm "" : SBin<o, mn, [], 0, 2>;
    let Constraints = "$src1 = $dst" in
    def NAME#"ri" : I<oImm, !cast<Format>("MRM"#n#"r"), Imm8, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2),
                      mn#"\t$dst, $src2">;
  }
}
defm PSRLW : SShift<0xD1, 0x71, 2, "psrlw">;
defm PSRLD : SShift<0xD2, 0x72, 2, "psrld">;
defm PSRLQ : SShift<0xD3, 0x73, 2, "psrlq">;
defm PSRAW : SShift<0xE1, 0x71, 4, "psraw">;
defm PSRAD : SShift<0xE2, 0x72, 4, "psrad">;
defm PSLLW : SShift<0xF1, 0x71, 6, "psllw">;
defm PSLLD : SShift<0xF2, 0x72, 6, "pslld">;
defm PSLLQ : SShift<0xF3, 0x73, 6, "psllq">;
let OpMap = TB, OpPrefix = PD, Constraints = "$src1 = $dst" in {
  def PSRLDQri : I<0x73, MRM3r, Imm8, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2), "psrldq\t$dst, $src2">;
  def PSLLDQri : I<0x73, MRM7r, Imm8, (outs VR128:$dst), (ins VR128:$src1, u8imm:$src2), "pslldq\t$dst, $src2">;
}
multiclass SExtend<bits<8> sx, string suffix, Operand mem> {
  let OpMap = T8, OpPrefix = PD in {
    defm PMOVSX#NAME : S1<sx, "pmovsx"#suffix, "rr", "rm", VR128, VR128, mem, [HasSSE41]>;
    defm PMOVZX#NAME : S1<!or(sx, 0x10), "pmovzx"#suffix, "rr", "rm", VR128, VR128, mem, [HasSSE41]>;
  }
}
defm BW : SExtend<0x20, "bw", i64mem>;
defm BD : SExtend<0x21, "bd", i32mem>;
defm BQ : SExtend<0x22, "bq", i16mem>;
defm WD : SExtend<0x23, "wd", i64mem>;
defm WQ : SExtend<0x24, "wq", i32mem>;
defm DQ : SExtend<0x25, "dq", i64mem>;

//===-- Text: compares strings, explicit lengths in eax and edx ----------------------------------------------===//

// The result index is in ecx, the result mask in xmm0. Both here and with VEX.
multiclass StringCompare<string prefix, bits<8> o, string mn, list<Register> uses, list<Register> defs, Enc enc, Predicate p> {
  let OpMap = TA, OpPrefix = PD, OpEnc = enc, Predicates = [p], Uses = uses, Defs = defs, Latency = 10 in {
    let FoldLast = NAME#"rmi" in
    def NAME#"rri" : I<o, MRMSrcReg, Imm8, (outs), (ins VR128:$src1, VR128:$src2, u8imm:$imm), prefix#mn#"\t$src1, $src2, $imm">;
    let mayLoad = 1 in
    def NAME#"rmi" : I<o, MRMSrcMem, Imm8, (outs), (ins VR128:$src1, i128mem:$src2, u8imm:$imm),
                       prefix#mn#"\t$src1, $src2, $imm">;
  }
}
multiclass StringCompares<string prefix, Enc enc, Predicate p> {
  defm PCMPESTRM : StringCompare<prefix, 0x60, "pcmpestrm", [EAX, EDX], [XMM0, EFLAGS], enc, p>;
  defm PCMPESTRI : StringCompare<prefix, 0x61, "pcmpestri", [EAX, EDX], [ECX, EFLAGS], enc, p>;
  defm PCMPISTRM : StringCompare<prefix, 0x62, "pcmpistrm", [], [XMM0, EFLAGS], enc, p>;
  defm PCMPISTRI : StringCompare<prefix, 0x63, "pcmpistri", [], [ECX, EFLAGS], enc, p>;
}
defm "" : StringCompares<"", EncNormal, HasSSE42>;
defm V : StringCompares<"v", EncVEX, HasAVX>;

//===-- Checksums --------------------------------------------------------------------------------------------===//

multiclass Crc<X86Width to, X86Width from, bits<8> o> {
  let OpMap = T8, OpPrefix = XD, hasREX_W = to.REX_W, hasOpSize16 = from.OpSize16, Predicates = [HasSSE42], Latency = 3,
      Constraints = "$src1 = $dst" in {
    let needsREX8 = from.REX8, FoldLast = NAME#to.Name#"m"#from.Name in
    def NAME#to.Name#"r"#from.Name : I<o, MRMSrcReg, NoImm, (outs to.RC:$dst), (ins to.RC:$src1, from.RC:$src2),
                                       "crc32\t$dst, $src2">;
    let mayLoad = 1 in
    def NAME#to.Name#"m"#from.Name : I<o, MRMSrcMem, NoImm, (outs to.RC:$dst), (ins to.RC:$src1, from.Mem:$src2),
                                       "crc32\t$dst, $src2">;
  }
}
defm CRC32r : Crc<W32, W8, 0xF0>;
defm CRC32r : Crc<W32, W16, 0xF1>;
defm CRC32r : Crc<W32, W32, 0xF1>;
defm CRC32r : Crc<W64, W8, 0xF0>;
defm CRC32r : Crc<W64, W64, 0xF1>;

//===-- Moves ------------------------------------------------------------------------------------------------===//

multiclass SMov<bits<8> load, bits<8> store, string mn> {
  let OpMap = TB in {
    let isMoveReg = 1 in def NAME#"rr" : I<load, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src), mn#"\t$dst, $src">;
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def NAME#"rr_REV" : I<store, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src), mn#"\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def NAME#"rm" : I<load, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i128mem:$src), mn#"\t$dst, $src">;
    let mayStore = 1 in def NAME#"mr" : I<store, MRMDestMem, NoImm, (outs), (ins i128mem:$dst, VR128:$src), mn#"\t$dst, $src">;
  }
}
defm MOVUPS : SMov<0x10, 0x11, "movups">;
defm MOVAPS : SMov<0x28, 0x29, "movaps">;
let OpPrefix = PD in {
  defm MOVUPD : SMov<0x10, 0x11, "movupd">;
  defm MOVAPD : SMov<0x28, 0x29, "movapd">;
  defm MOVDQA : SMov<0x6F, 0x7F, "movdqa">;
}
let OpPrefix = XS in defm MOVDQU : SMov<0x6F, 0x7F, "movdqu">;

multiclass SMovScalar<string mn, RegisterClass rc, Operand mem> {
  let Constraints = "$src1 = $dst" in {
    def NAME#"rr" : I<0x10, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), mn#"\t$dst, $src2">;
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def NAME#"rr_REV" : I<0x11, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), mn#"\t$dst, $src2">;
  }
  let mayLoad = 1, Latency = 0 in
  def NAME#"rm" : I<0x10, MRMSrcMem, NoImm, (outs rc:$dst), (ins mem:$src), mn#"\t$dst, $src">;
  let mayStore = 1 in def NAME#"mr" : I<0x11, MRMDestMem, NoImm, (outs), (ins mem:$dst, rc:$src), mn#"\t$dst, $src">;
}
multiclass SMovHalf<bits<8> o, string mn> {
  let OpMap = TB in {
    let mayLoad = 1, Constraints = "$src1 = $dst" in
    def NAME#"rm" : I<o, MRMSrcMem, NoImm, (outs VR128:$dst), (ins VR128:$src1, f64mem:$src2), mn#"\t$dst, $src2">;
    let mayStore = 1 in
    def NAME#"mr" : I<!add(o, 1), MRMDestMem, NoImm, (outs), (ins f64mem:$dst, VR128:$src), mn#"\t$dst, $src">;
  }
}
defm MOVLPS : SMovHalf<0x12, "movlps">;
defm MOVHPS : SMovHalf<0x16, "movhps">;
let OpPrefix = PD in {
  defm MOVLPD : SMovHalf<0x12, "movlpd">;
  defm MOVHPD : SMovHalf<0x16, "movhpd">;
}
let OpMap = TB in {
  let OpPrefix = XS in defm MOVSS : SMovScalar<"movss", FR32, f32mem>;
  let OpPrefix = XD in defm MOVSD : SMovScalar<"movsd", FR64, f64mem>;
  let Constraints = "$src1 = $dst" in {
    def MOVHLPSrr : I<0x12, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "movhlps\t$dst, $src2">;
    def MOVLHPSrr : I<0x16, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src1, VR128:$src2), "movlhps\t$dst, $src2">;
  }
  let OpPrefix = XS in {
    defm MOVSLDUP : SUn<0x12, "movsldup", [HasSSE3]>;
    defm MOVSHDUP : SUn<0x16, "movshdup", [HasSSE3]>;
    def MOVZPQILo2PQIrr : I<0x7E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins VR128:$src), "movq\t$dst, $src">;
    let mayLoad = 1, Latency = 0 in
    def MOVQI2PQIrm : I<0x7E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i64mem:$src), "movq\t$dst, $src">;
  }
  let OpPrefix = XD in {
    defm MOVDDUP : S1<0x12, "movddup", "rr", "rm", VR128, VR128, f64mem, [HasSSE3]>;
    let mayLoad = 1, Latency = 0, Predicates = [HasSSE3] in
    def LDDQUrm : I<0xF0, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i128mem:$src), "lddqu\t$dst, $src">;
  }
  let OpPrefix = PD in {
    let Latency = 2 in {
      let FoldLast = "MOVDI2PDIrm" in
      def MOVDI2PDIrr : I<0x6E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins GR32:$src), "movd\t$dst, $src">;
      def MOVPDI2DIrr : I<0x7E, MRMDestReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "movd\t$dst, $src">;
      let hasREX_W = 1 in {
        let FoldLast = "MOVQI2PQIrm" in
        def MOV64toPQIrr : I<0x6E, MRMSrcReg, NoImm, (outs VR128:$dst), (ins GR64:$src), "movq\t$dst, $src">;
        def MOVPQIto64rr : I<0x7E, MRMDestReg, NoImm, (outs GR64:$dst), (ins VR128:$src), "movq\t$dst, $src">;
      }
    }
    let mayLoad = 1, Latency = 0 in
    def MOVDI2PDIrm : I<0x6E, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i32mem:$src), "movd\t$dst, $src">;
    let mayStore = 1 in {
      def MOVPDI2DImr : I<0x7E, MRMDestMem, NoImm, (outs), (ins i32mem:$dst, VR128:$src), "movd\t$dst, $src">;
      def MOVPQI2QImr : I<0xD6, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128:$src), "movq\t$dst, $src">;
    }
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def MOVPQI2QIrr : I<0xD6, MRMDestReg, NoImm, (outs VR128:$dst), (ins VR128:$src), "movq\t$dst, $src">;
  }
  let Latency = 3 in {
    def MOVMSKPSrr : I<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "movmskps\t$dst, $src">;
    let OpPrefix = PD in {
      def MOVMSKPDrr : I<0x50, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "movmskpd\t$dst, $src">;
      def PMOVMSKBrr : I<0xD7, MRMSrcReg, NoImm, (outs GR32:$dst), (ins VR128:$src), "pmovmskb\t$dst, $src">;
    }
  }
  // Non-temporal.
  let mayStore = 1, hasSideEffects = 1 in {
    def MOVNTPSmr : I<0x2B, MRMDestMem, NoImm, (outs), (ins i128mem:$dst, VR128:$src), "movntps\t$dst, $src">;
    def MOVNTImr : I<0xC3, MRMDestMem, NoImm, (outs), (ins i32mem:$dst, GR32:$src), "movnti\t$dst, $src">;
    let hasREX_W = 1 in def MOVNTI_64mr : I<0xC3, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, GR64:$src), "movnti\t$dst, $src">;
    let OpPrefix = PD in {
      def MOVNTPDmr : I<0x2B, MRMDestMem, NoImm, (outs), (ins i128mem:$dst, VR128:$src), "movntpd\t$dst, $src">;
      def MOVNTDQmr : I<0xE7, MRMDestMem, NoImm, (outs), (ins i128mem:$dst, VR128:$src), "movntdq\t$dst, $src">;
    }
  }
  let hasSideEffects = 1 in {
    let mayLoad = 1 in def LDMXCSR : I<0xAE, MRM2m, NoImm, (outs), (ins i32mem:$src), "ldmxcsr\t$src">;
    let mayStore = 1 in def STMXCSR : I<0xAE, MRM3m, NoImm, (outs), (ins i32mem:$dst), "stmxcsr\t$dst">;
  }
}
let OpMap = T8, OpPrefix = PD, mayLoad = 1, Latency = 0, Predicates = [HasSSE41] in
def MOVNTDQArm : I<0x2A, MRMSrcMem, NoImm, (outs VR128:$dst), (ins i128mem:$src), "movntdqa\t$dst, $src">;

// Constants that need no memory; their inputs are the result register, with any value.
let isCodeGenOnly = 1, isReMaterializable = 1, isAsCheapAsAMove = 1, isMoveImm = 1, OpMap = TB, OpPrefix = PD in {
  def SSE_SET0 : I<0xEF, MRMInitReg, NoImm, (outs VR128:$dst), (ins), "pxor\t$dst, $dst">;
  def SSE_SETALLONES : I<0x76, MRMInitReg, NoImm, (outs VR128:$dst), (ins), "pcmpeqd\t$dst, $dst">;
}

//===-- Single lanes -----------------------------------------------------------------------------------------===//

multiclass SPExtr<bits<8> o, string mn, RegisterClass rc, Operand mem> {
  let OpMap = TA, OpPrefix = PD, Predicates = [HasSSE41] in {
    let Latency = 3 in
    def NAME#"rri" : I<o, MRMDestReg, Imm8, (outs rc:$dst), (ins VR128:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"mri" : I<o, MRMDestMem, Imm8, (outs), (ins mem:$dst, VR128:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
defm PEXTRB : SPExtr<0x14, "pextrb", GR32, i8mem>;
defm PEXTRD : SPExtr<0x16, "pextrd", GR32, i32mem>;
let hasREX_W = 1 in defm PEXTRQ : SPExtr<0x16, "pextrq", GR64, i64mem>;
defm EXTRACTPS : SPExtr<0x17, "extractps", GR32, i32mem>;
let OpPrefix = PD in {
  let OpMap = TB in {
    let Latency = 3 in
    def PEXTRWrri : I<0xC5, MRMSrcReg, Imm8, (outs GR32:$dst), (ins VR128:$src1, u8imm:$src2), "pextrw\t$dst, $src1, $src2">;
    defm PINSRW : S2I<0xC4, "pinsrw", VR128, GR32, i16mem, [], 3>;
  }
  let OpMap = TA in {
    let mayStore = 1, Predicates = [HasSSE41] in
    def PEXTRWmri : I<0x15, MRMDestMem, Imm8, (outs), (ins i16mem:$dst, VR128:$src1, u8imm:$src2),
                      "pextrw\t$dst, $src1, $src2">;
    defm PINSRB : S2I<0x20, "pinsrb", VR128, GR32, i8mem, [HasSSE41], 3>;
    defm PINSRD : S2I<0x22, "pinsrd", VR128, GR32, i32mem, [HasSSE41], 3>;
    let hasREX_W = 1 in defm PINSRQ : S2I<0x22, "pinsrq", VR128, GR64, i64mem, [HasSSE41], 3>;
  }
}
