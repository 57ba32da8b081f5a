//===-- insts_evex_int.td - AVX-512: integer arithmetic, comparisons, shifts, permutations -------------------===//

// Lanes of 32 and 64 bits with the same opcode; W distinguishes them.
multiclass EDQ<bits<8> o, string mn, list<Predicate> p = [HasAVX512], bit comm = 0, int lat = 1> {
  defm D : EBin<o, mn#"d", "D", p, comm, lat>;
  defm Q : EBin<o, mn#"q", "Q", p, comm, lat>;
}
multiclass EUnDQ<bits<8> o, string mn, list<Predicate> p, int lat = 1> {
  defm D : EUn<o, mn#"d", "D", p, lat>;
  defm Q : EUn<o, mn#"q", "Q", p, lat>;
}
multiclass EUnBW<bits<8> o, string mn, list<Predicate> p, int lat = 1> {
  defm B : EUn<o, mn#"b", "B", p, lat>;
  let hasREX_W = 1 in defm W : EUn<o, mn#"w", "W", p, lat>;
}
multiclass EBW<bits<8> o, string mn, list<Predicate> p, int lat = 1> {
  defm B : EBin<o, mn#"b", "B", p, 0, lat>;
  let hasREX_W = 1 in defm W : EBin<o, mn#"w", "W", p, 0, lat>;
}
multiclass ETriDQ<bits<8> o, string mn, list<Predicate> p, int lat, string r, string m> {
  defm D : ETri<o, mn#"d", "D", p, lat, NoRounding, AllWidths, r, m>;
  defm Q : ETri<o, mn#"q", "Q", p, lat, NoRounding, AllWidths, r, m>;
}

//===-- Arithmetic and logic ---------------------------------------------------------------------------------===//

let OpMap = TB, OpPrefix = PD in {
  defm VPADDB : EBin<0xFC, "vpaddb", "B", [HasBWI], 1>;
  defm VPADDW : EBin<0xFD, "vpaddw", "W", [HasBWI], 1>;
  defm VPADDD : EBin<0xFE, "vpaddd", "D", [HasAVX512], 1>;
  defm VPADDQ : EBin<0xD4, "vpaddq", "Q", [HasAVX512], 1>;
  defm VPSUBB : EBin<0xF8, "vpsubb", "B", [HasBWI]>;
  defm VPSUBW : EBin<0xF9, "vpsubw", "W", [HasBWI]>;
  defm VPSUBD : EBin<0xFA, "vpsubd", "D">;
  defm VPSUBQ : EBin<0xFB, "vpsubq", "Q">;
  defm VPADDSB : EBin<0xEC, "vpaddsb", "B", [HasBWI], 1>;
  defm VPADDSW : EBin<0xED, "vpaddsw", "W", [HasBWI], 1>;
  defm VPADDUSB : EBin<0xDC, "vpaddusb", "B", [HasBWI], 1>;
  defm VPADDUSW : EBin<0xDD, "vpaddusw", "W", [HasBWI], 1>;
  defm VPSUBSB : EBin<0xE8, "vpsubsb", "B", [HasBWI]>;
  defm VPSUBSW : EBin<0xE9, "vpsubsw", "W", [HasBWI]>;
  defm VPSUBUSB : EBin<0xD8, "vpsubusb", "B", [HasBWI]>;
  defm VPSUBUSW : EBin<0xD9, "vpsubusw", "W", [HasBWI]>;
  defm VPMULLW : EBin<0xD5, "vpmullw", "W", [HasBWI], 1, 4>;
  defm VPMULHW : EBin<0xE5, "vpmulhw", "W", [HasBWI], 1, 4>;
  defm VPMULHUW : EBin<0xE4, "vpmulhuw", "W", [HasBWI], 1, 4>;
  defm VPMULUDQ : EBin<0xF4, "vpmuludq", "Q", [HasAVX512], 1, 4>;
  defm VPMADDWD : EBin<0xF5, "vpmaddwd", "W", [HasBWI], 1, 4>;
  defm VPSADBW : EBin<0xF6, "vpsadbw", "B", [HasBWI], 1, 3, NoRounding, AllWidths, "B", Unmasked>;
  defm VPAVGB : EBin<0xE0, "vpavgb", "B", [HasBWI], 1>;
  defm VPAVGW : EBin<0xE3, "vpavgw", "W", [HasBWI], 1>;
  defm VPMINSW : EBin<0xEA, "vpminsw", "W", [HasBWI], 1>;
  defm VPMINUB : EBin<0xDA, "vpminub", "B", [HasBWI], 1>;
  defm VPMAXSW : EBin<0xEE, "vpmaxsw", "W", [HasBWI], 1>;
  defm VPMAXUB : EBin<0xDE, "vpmaxub", "B", [HasBWI], 1>;
  defm VPAND : EDQ<0xDB, "vpand", [HasAVX512], 1>;
  defm VPANDN : EDQ<0xDF, "vpandn">;
  defm VPOR : EDQ<0xEB, "vpor", [HasAVX512], 1>;
  defm VPXOR : EDQ<0xEF, "vpxor", [HasAVX512], 1>;
}
let OpMap = T8, OpPrefix = PD in {
  defm VPMINSB : EBin<0x38, "vpminsb", "B", [HasBWI], 1>;
  defm VPMINS : EDQ<0x39, "vpmins", [HasAVX512], 1>;
  defm VPMINUW : EBin<0x3A, "vpminuw", "W", [HasBWI], 1>;
  defm VPMINU : EDQ<0x3B, "vpminu", [HasAVX512], 1>;
  defm VPMAXSB : EBin<0x3C, "vpmaxsb", "B", [HasBWI], 1>;
  defm VPMAXS : EDQ<0x3D, "vpmaxs", [HasAVX512], 1>;
  defm VPMAXUW : EBin<0x3E, "vpmaxuw", "W", [HasBWI], 1>;
  defm VPMAXU : EDQ<0x3F, "vpmaxu", [HasAVX512], 1>;
  defm VPMULLD : EBin<0x40, "vpmulld", "D", [HasAVX512], 1, 8>;
  defm VPMULLQ : EBin<0x40, "vpmullq", "Q", [HasDQI], 1, 12>;
  defm VPMULDQ : EBin<0x28, "vpmuldq", "Q", [HasAVX512], 1, 4>;
  defm VPMULHRSW : EBin<0x0B, "vpmulhrsw", "W", [HasBWI], 1, 4>;
  defm VPMADDUBSW : EBin<0x04, "vpmaddubsw", "W", [HasBWI], 0, 4>;
  defm VPABSB : EUn<0x1C, "vpabsb", "B", [HasBWI]>;
  defm VPABSW : EUn<0x1D, "vpabsw", "W", [HasBWI]>;
  defm VPABSD : EUn<0x1E, "vpabsd", "D">;
  defm VPABSQ : EUn<0x1F, "vpabsq", "Q">;

  defm VPLZCNT : EUnDQ<0x44, "vplzcnt", [HasCDI], 4>;
  defm VPCONFLICT : EUnDQ<0xC4, "vpconflict", [HasCDI], 12>;
  defm VPOPCNT : EUnDQ<0x55, "vpopcnt", [HasVPOPCNTDQ], 3>;
  defm VPOPCNT : EUnBW<0x54, "vpopcnt", [HasBITALG], 3>;

  // Dot products.
  defm VPDPBUSD : ETri<0x50, "vpdpbusd", "D", [HasVNNI], 5>;
  defm VPDPBUSDS : ETri<0x51, "vpdpbusds", "D", [HasVNNI], 5>;
  defm VPDPWSSD : ETri<0x52, "vpdpwssd", "D", [HasVNNI], 5>;
  defm VPDPWSSDS : ETri<0x53, "vpdpwssds", "D", [HasVNNI], 5>;
  defm VPMADD52LUQ : ETri<0xB4, "vpmadd52luq", "Q", [HasIFMA], 4>;
  defm VPMADD52HUQ : ETri<0xB5, "vpmadd52huq", "Q", [HasIFMA], 4>;
}
let OpMap = T8, OpPrefix = XS in defm VDPBF16PS : ETri<0x52, "vdpbf16ps", "D", [HasBF16], 6>;
let OpMap = TA, OpPrefix = PD in {
  defm VDBPSADBW : EBinI<0x42, "vdbpsadbw", "W", [HasBWI], 3>;
  defm VPTERNLOGD : ETriI<0x25, "vpternlogd", "D">;
  defm VPTERNLOGQ : ETriI<0x25, "vpternlogq", "Q">;
}

// Galois fields, AES, carry-less multiplication.
let OpMap = T8, OpPrefix = PD in {
  defm VGF2P8MULB : EBin<0xCF, "vgf2p8mulb", "B", [HasAVX512, HasGFNI], 1, 5>;
  defm VAESENC : EBin<0xDC, "vaesenc", "B", [HasAVX512, HasVAES], 0, 4, NoRounding, AllWidths, "B", Unmasked>;
  defm VAESENCLAST : EBin<0xDD, "vaesenclast", "B", [HasAVX512, HasVAES], 0, 4, NoRounding, AllWidths, "B", Unmasked>;
  defm VAESDEC : EBin<0xDE, "vaesdec", "B", [HasAVX512, HasVAES], 0, 4, NoRounding, AllWidths, "B", Unmasked>;
  defm VAESDECLAST : EBin<0xDF, "vaesdeclast", "B", [HasAVX512, HasVAES], 0, 4, NoRounding, AllWidths, "B", Unmasked>;
}
let OpMap = TA, OpPrefix = PD in {
  defm VGF2P8AFFINEQB : EBinI<0xCE, "vgf2p8affineqb", "Q", [HasAVX512, HasGFNI], 5>;
  defm VGF2P8AFFINEINVQB : EBinI<0xCF, "vgf2p8affineinvqb", "Q", [HasAVX512, HasGFNI], 5>;
  defm VPCLMULQDQ : EBinI<0x44, "vpclmulqdq", "B", [HasAVX512, HasVPCLMULQDQ], 4, NoRounding, AllWidths, "B", Unmasked>;
}

//===-- Comparisons into masks -------------------------------------------------------------------------------===//

multiclass ECmp<bits<8> o, string mn, string t, Predicate p, bit comm = 0>
    : EBin<o, mn, t, [p], comm, 3, NoRounding, AllWidths, t, ToMask>;
// Predicates: 0 equal, 1 less, 2 less or equal, 4 not equal, 5 not less, 6 greater.
multiclass ECmpI<bits<8> o, string mn, string t, Predicate p> : EBinI<o, mn, t, [p], 3, NoRounding, AllWidths, t, ToMask>;

let OpPrefix = PD in {
  let OpMap = TB in {
    defm VPCMPEQB : ECmp<0x74, "vpcmpeqb", "B", HasBWI, 1>;
    defm VPCMPEQW : ECmp<0x75, "vpcmpeqw", "W", HasBWI, 1>;
    defm VPCMPEQD : ECmp<0x76, "vpcmpeqd", "D", HasAVX512, 1>;
    defm VPCMPGTB : ECmp<0x64, "vpcmpgtb", "B", HasBWI>;
    defm VPCMPGTW : ECmp<0x65, "vpcmpgtw", "W", HasBWI>;
    defm VPCMPGTD : ECmp<0x66, "vpcmpgtd", "D", HasAVX512>;
  }
  let OpMap = T8 in {
    defm VPCMPEQQ : ECmp<0x29, "vpcmpeqq", "Q", HasAVX512, 1>;
    defm VPCMPGTQ : ECmp<0x37, "vpcmpgtq", "Q", HasAVX512>;
    defm VPSHUFBITQMB : ECmp<0x8F, "vpshufbitqmb", "B", HasBITALG>;
  }
  let OpMap = TA in {
    defm VPCMPUB : ECmpI<0x3E, "vpcmpub", "B", HasBWI>;
    defm VPCMPB : ECmpI<0x3F, "vpcmpb", "B", HasBWI>;
    let hasREX_W = 1 in {
      defm VPCMPUW : ECmpI<0x3E, "vpcmpuw", "W", HasBWI>;
      defm VPCMPW : ECmpI<0x3F, "vpcmpw", "W", HasBWI>;
    }
    defm VPCMPUD : ECmpI<0x1E, "vpcmpud", "D", HasAVX512>;
    defm VPCMPD : ECmpI<0x1F, "vpcmpd", "D", HasAVX512>;
    defm VPCMPUQ : ECmpI<0x1E, "vpcmpuq", "Q", HasAVX512>;
    defm VPCMPQ : ECmpI<0x1F, "vpcmpq", "Q", HasAVX512>;
  }
}
// Whether common bits exist (testm), or not (testnm).
multiclass ETest<string mn> {
  let OpMap = T8 in {
    defm B : ECmp<0x26, mn#"b", "B", HasBWI, 1>;
    let hasREX_W = 1 in defm W : ECmp<0x26, mn#"w", "W", HasBWI, 1>;
    defm D : ECmp<0x27, mn#"d", "D", HasAVX512, 1>;
    defm Q : ECmp<0x27, mn#"q", "Q", HasAVX512, 1>;
  }
}
let OpPrefix = PD in defm VPTESTM : ETest<"vptestm">;
let OpPrefix = XS in defm VPTESTNM : ETest<"vptestnm">;

//===-- Shifts -----------------------------------------------------------------------------------------------===//

// By an immediate: the destination is vvvv, the source r/m.
multiclass EShiftImm<bits<8> o, int n, string mn, string t, list<Predicate> p = [HasAVX512], int kind = Merged> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = TB, OpPrefix = PD, hasVEX_4V = 1, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W,
        Predicates = !listconcat(p, T.Predicates) in {
      defm w#"ri" : EMask<o, !cast<Format>("MRM"#n#"r"), Imm8, kind, T.RC, (ins T.RC:$src, u8imm:$imm), mn, "$src, $imm",
                          NAME#w#"mi">;
      let mayLoad = 1 in {
        defm w#"mi" : EMask<o, !cast<Format>("MRM"#n#"m"), Imm8, kind, T.RC, (ins T.Mem:$src, u8imm:$imm), mn, "$src, $imm">;
        if T.Broadcasts then
        let hasEVEX_B = 1 in
        defm w#"mbi" : EMask<o, !cast<Format>("MRM"#n#"m"), Imm8, kind, T.RC, (ins T.Element:$src, u8imm:$imm), mn,
                             "$src"#T.To#", $imm">;
      }
    }
  }
}
// With one count for all lanes, in a vector register or in 128 bits of memory.
multiclass EShift<bits<8> o, bits<8> oImm, int n, string mn, string t, list<Predicate> p = [HasAVX512]> {
  let OpMap = TB, OpPrefix = PD, hasREX_W = !eq(t, "Q") in
  defm "" : EBin<o, mn, t, p, 0, 2, NoRounding, AllWidths, "X">;
  defm "" : EShiftImm<oImm, n, mn, t, p>;
}
defm VPSRLW : EShift<0xD1, 0x71, 2, "vpsrlw", "W", [HasBWI]>;
defm VPSRLD : EShift<0xD2, 0x72, 2, "vpsrld", "D">;
defm VPSRLQ : EShift<0xD3, 0x73, 2, "vpsrlq", "Q">;
defm VPSRAW : EShift<0xE1, 0x71, 4, "vpsraw", "W", [HasBWI]>;
defm VPSRAD : EShift<0xE2, 0x72, 4, "vpsrad", "D">;
defm VPSRAQ : EShift<0xE2, 0x72, 4, "vpsraq", "Q">;
defm VPSLLW : EShift<0xF1, 0x71, 6, "vpsllw", "W", [HasBWI]>;
defm VPSLLD : EShift<0xF2, 0x72, 6, "vpslld", "D">;
defm VPSLLQ : EShift<0xF3, 0x73, 6, "vpsllq", "Q">;
defm VPRORD : EShiftImm<0x72, 0, "vprord", "D">;
defm VPRORQ : EShiftImm<0x72, 0, "vprorq", "Q">;
defm VPROLD : EShiftImm<0x72, 1, "vprold", "D">;
defm VPROLQ : EShiftImm<0x72, 1, "vprolq", "Q">;
defm VPSRLDQ : EShiftImm<0x73, 3, "vpsrldq", "B", [HasBWI], Unmasked>;
defm VPSLLDQ : EShiftImm<0x73, 7, "vpslldq", "B", [HasBWI], Unmasked>;

// With a count for each lane.
let OpMap = T8, OpPrefix = PD in {
  let hasREX_W = 1 in {
    defm VPSRLVW : EBin<0x10, "vpsrlvw", "W", [HasBWI]>;
    defm VPSRAVW : EBin<0x11, "vpsravw", "W", [HasBWI]>;
    defm VPSLLVW : EBin<0x12, "vpsllvw", "W", [HasBWI]>;
  }
  defm VPRORV : EDQ<0x14, "vprorv">;
  defm VPROLV : EDQ<0x15, "vprolv">;
  defm VPSRLV : EDQ<0x45, "vpsrlv">;
  defm VPSRAV : EDQ<0x46, "vpsrav">;
  defm VPSLLV : EDQ<0x47, "vpsllv">;
  let hasREX_W = 1 in {
    defm VPSHLDVW : ETri<0x70, "vpshldvw", "W", [HasVBMI2]>;
    defm VPSHRDVW : ETri<0x72, "vpshrdvw", "W", [HasVBMI2]>;
  }
  defm VPSHLDV : ETriDQ<0x71, "vpshldv", [HasVBMI2], 1, "r", "m">;
  defm VPSHRDV : ETriDQ<0x73, "vpshrdv", [HasVBMI2], 1, "r", "m">;
  let hasREX_W = 1 in defm VPMULTISHIFTQB : EBin<0x83, "vpmultishiftqb", "Q", [HasVBMI], 0, 3>;
}
// The upper half of two concatenated lanes after a shift.
let OpMap = TA, OpPrefix = PD in {
  let hasREX_W = 1 in {
    defm VPSHLDW : EBinI<0x70, "vpshldw", "W", [HasVBMI2]>;
    defm VPSHRDW : EBinI<0x72, "vpshrdw", "W", [HasVBMI2]>;
  }
  defm VPSHLDD : EBinI<0x71, "vpshldd", "D", [HasVBMI2]>;
  defm VPSHLDQ : EBinI<0x71, "vpshldq", "Q", [HasVBMI2]>;
  defm VPSHRDD : EBinI<0x73, "vpshrdd", "D", [HasVBMI2]>;
  defm VPSHRDQ : EBinI<0x73, "vpshrdq", "Q", [HasVBMI2]>;
}

//===-- Packing, interleaving, shuffling within 128 bits -----------------------------------------------------===//

let OpMap = TB, OpPrefix = PD in {
  defm VPACKSSWB : EBin<0x63, "vpacksswb", "W", [HasBWI]>;
  defm VPACKSSDW : EBin<0x6B, "vpackssdw", "D", [HasBWI]>;
  defm VPACKUSWB : EBin<0x67, "vpackuswb", "W", [HasBWI]>;
  defm VPUNPCKLBW : EBin<0x60, "vpunpcklbw", "B", [HasBWI]>;
  defm VPUNPCKLWD : EBin<0x61, "vpunpcklwd", "W", [HasBWI]>;
  defm VPUNPCKLDQ : EBin<0x62, "vpunpckldq", "D">;
  defm VPUNPCKLQDQ : EBin<0x6C, "vpunpcklqdq", "Q">;
  defm VPUNPCKHBW : EBin<0x68, "vpunpckhbw", "B", [HasBWI]>;
  defm VPUNPCKHWD : EBin<0x69, "vpunpckhwd", "W", [HasBWI]>;
  defm VPUNPCKHDQ : EBin<0x6A, "vpunpckhdq", "D">;
  defm VPUNPCKHQDQ : EBin<0x6D, "vpunpckhqdq", "Q">;
  defm VPSHUFD : EUnI<0x70, "vpshufd", "D">;
}
let OpMap = TB, OpPrefix = XS in defm VPSHUFHW : EUnI<0x70, "vpshufhw", "W", [HasBWI]>;
let OpMap = TB, OpPrefix = XD in defm VPSHUFLW : EUnI<0x70, "vpshuflw", "W", [HasBWI]>;
let OpMap = T8, OpPrefix = PD in {
  defm VPACKUSDW : EBin<0x2B, "vpackusdw", "D", [HasBWI]>;
  defm VPSHUFB : EBin<0x00, "vpshufb", "B", [HasBWI]>;
}
let OpMap = TB in {
  defm VUNPCKL : EFpBin<0x14, "vunpckl">;
  defm VUNPCKH : EFpBin<0x15, "vunpckh">;
  defm VSHUFPS : EBinI<0xC6, "vshufps", "D">;
  let OpPrefix = PD in defm VSHUFPD : EBinI<0xC6, "vshufpd", "Q">;
  let OpPrefix = XS in {
    defm VMOVSLDUP : EUn<0x12, "vmovsldup", "B">;
    defm VMOVSHDUP : EUn<0x16, "vmovshdup", "B">;
  }
}
let OpMap = T8, OpPrefix = PD in {
  defm VPERMILPS : EBin<0x0C, "vpermilps", "D">;
  defm VPERMILPD : EBin<0x0D, "vpermilpd", "Q">;
}
let OpMap = TA, OpPrefix = PD in {
  defm VPERMILPS : EUnI<0x04, "vpermilps", "D">;
  defm VPERMILPD : EUnI<0x05, "vpermilpd", "Q">;
  defm VPALIGNR : EBinI<0x0F, "vpalignr", "B", [HasBWI]>;
}

//===-- Across the full vector -------------------------------------------------------------------------------===//

let OpMap = TA, OpPrefix = PD in {
  defm VALIGND : EBinI<0x03, "valignd", "D", [HasAVX512], 3>;
  defm VALIGNQ : EBinI<0x03, "valignq", "Q", [HasAVX512], 3>;
  defm VSHUFF32X4 : EBinI<0x23, "vshuff32x4", "D", [HasAVX512], 3, NoRounding, Wide>;
  defm VSHUFF64X2 : EBinI<0x23, "vshuff64x2", "Q", [HasAVX512], 3, NoRounding, Wide>;
  defm VSHUFI32X4 : EBinI<0x43, "vshufi32x4", "D", [HasAVX512], 3, NoRounding, Wide>;
  defm VSHUFI64X2 : EBinI<0x43, "vshufi64x2", "Q", [HasAVX512], 3, NoRounding, Wide>;
  defm VPERMQ : EUnI<0x00, "vpermq", "Q", [HasAVX512], 3, NoRounding, Wide>;
  defm VPERMPD : EUnI<0x01, "vpermpd", "Q", [HasAVX512], 3, NoRounding, Wide>;
}
let OpMap = T8, OpPrefix = PD in {
  defm VPERMPS : EBin<0x16, "vpermps", "D", [HasAVX512], 0, 3, NoRounding, Wide>;
  defm VPERMPD : EBin<0x16, "vpermpd", "Q", [HasAVX512], 0, 3, NoRounding, Wide>;
  defm VPERMD : EBin<0x36, "vpermd", "D", [HasAVX512], 0, 3, NoRounding, Wide>;
  defm VPERMQ : EBin<0x36, "vpermq", "Q", [HasAVX512], 0, 3, NoRounding, Wide>;
  defm VPERMB : EBin<0x8D, "vpermb", "B", [HasVBMI], 0, 3>;
  let hasREX_W = 1 in defm VPERMW : EBin<0x8D, "vpermw", "W", [HasBWI], 0, 3>;
}
// From two vectors: i2 overwrites the indices, t2 the first vector.
multiclass EPermute2<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD in {
    defm B : ETri<!sub(o, 1), mn#"b", "B", [HasVBMI], 3, NoRounding, AllWidths, "rr", "rm">;
    let hasREX_W = 1 in defm W : ETri<!sub(o, 1), mn#"w", "W", [HasBWI], 3, NoRounding, AllWidths, "rr", "rm">;
    defm "" : ETriDQ<o, mn, [HasAVX512], 3, "rr", "rm">;
    defm PS : ETri<!add(o, 1), mn#"ps", "D", [HasAVX512], 3, NoRounding, AllWidths, "rr", "rm">;
    defm PD : ETri<!add(o, 1), mn#"pd", "Q", [HasAVX512], 3, NoRounding, AllWidths, "rr", "rm">;
  }
}
defm VPERMI2 : EPermute2<0x76, "vpermi2">;
defm VPERMT2 : EPermute2<0x7E, "vpermt2">;

// Each lane comes from the second source where the mask bit is set, else from the first.
multiclass EBlend<bits<8> o, string mn, string t, Predicate p = HasAVX512>
    : EBin<o, mn, t, [p], 0, 1, NoRounding, AllWidths, t, Blend>;
let OpMap = T8, OpPrefix = PD in {
  defm VPBLENDMD : EBlend<0x64, "vpblendmd", "D">;
  defm VPBLENDMQ : EBlend<0x64, "vpblendmq", "Q">;
  defm VBLENDMPS : EBlend<0x65, "vblendmps", "D">;
  defm VBLENDMPD : EBlend<0x65, "vblendmpd", "Q">;
  defm VPBLENDMB : EBlend<0x66, "vpblendmb", "B", HasBWI>;
  let hasREX_W = 1 in defm VPBLENDMW : EBlend<0x66, "vpblendmw", "W", HasBWI>;
}

//===-- Wider and narrower lanes -----------------------------------------------------------------------------===//

multiclass EExtend<bits<8> sx, string t, string from, Predicate p> {
  let OpMap = T8, OpPrefix = PD, hasREX_W = 0 in {
    defm VPMOVSX#NAME : EConvert<sx, "vpmovsx"#!tolower(NAME), t, from, [p], 3>;
    defm VPMOVZX#NAME : EConvert<!or(sx, 0x10), "vpmovzx"#!tolower(NAME), t, from, [p], 3>;
  }
}
defm BW : EExtend<0x20, "W", "BofW", HasBWI>;
defm BD : EExtend<0x21, "D", "BofD", HasAVX512>;
defm BQ : EExtend<0x22, "Q", "BofQ", HasAVX512>;
defm WD : EExtend<0x23, "D", "WofD", HasAVX512>;
defm WQ : EExtend<0x24, "Q", "WofQ", HasAVX512>;
defm DQ : EExtend<0x25, "Q", "LofQ", HasAVX512>;

// Truncation: plain, with signed saturation, with unsigned saturation.
multiclass ENarrow<bits<8> o, string mn, string t, string to, Predicate p> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    defvar To = !cast<EvexType>("EVT_"#to#w);
    let OpMap = T8, OpPrefix = XS, Latency = 4, hasVEX_L = T.L, hasEVEX_L2 = T.L2,
        Predicates = !listconcat([p], T.Predicates) in {
      defm w#"rr" : EMask<o, MRMDestReg, NoImm, Merged, To.RC, (ins T.RC:$src), mn, "$src">;
      defm w#"mr" : EMaskStore<o, NoImm, To.Mem, (ins T.RC:$src), mn, "$src">;
    }
  }
}
multiclass ENarrows<bits<4> o, string t, string to, Predicate p> {
  defm VPMOV#NAME : ENarrow<!or(0x30, o), "vpmov"#!tolower(NAME), t, to, p>;
  defm VPMOVS#NAME : ENarrow<!or(0x20, o), "vpmovs"#!tolower(NAME), t, to, p>;
  defm VPMOVUS#NAME : ENarrow<!or(0x10, o), "vpmovus"#!tolower(NAME), t, to, p>;
}
defm WB : ENarrows<0, "W", "BofW", HasBWI>;
defm DB : ENarrows<1, "D", "BofD", HasAVX512>;
defm QB : ENarrows<2, "Q", "BofQ", HasAVX512>;
defm DW : ENarrows<3, "D", "WofD", HasAVX512>;
defm QW : ENarrows<4, "Q", "WofQ", HasAVX512>;
defm QD : ENarrows<5, "Q", "DofQ", HasAVX512>;
