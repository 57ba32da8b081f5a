//===-- insts_evex_float.td - AVX-512: float arithmetic, comparisons and conversions -------------------------===//

//===-- Arithmetic -------------------------------------------------------------------------------------------===//

defm VADD : EFpArith<0x58, "vadd", 1, 4, 4, RC>;
defm VMUL : EFpArith<0x59, "vmul", 1, 4, 4, RC>;
defm VSUB : EFpArith<0x5C, "vsub", 0, 4, 4, RC>;
defm VMIN : EFpArith<0x5D, "vmin", 0, 4, 4, SAE>;
defm VDIV : EFpArith<0x5E, "vdiv", 0, 11, 13, RC>;
defm VMAX : EFpArith<0x5F, "vmax", 0, 4, 4, SAE>;

let OpMap = TB in {
  defm VAND : EFpBin<0x54, "vand", [HasDQI], 1>;
  defm VANDN : EFpBin<0x55, "vandn", [HasDQI]>;
  defm VOR : EFpBin<0x56, "vor", [HasDQI], 1>;
  defm VXOR : EFpBin<0x57, "vxor", [HasDQI], 1>;

  defm VSQRTPS : EUn<0x51, "vsqrtps", "D", [HasAVX512], 12, RC, AllWidths, "r", "m">;
  let OpPrefix = PD in defm VSQRTPD : EUn<0x51, "vsqrtpd", "Q", [HasAVX512], 18, RC, AllWidths, "r", "m">;
  let OpPrefix = XS in defm VSQRTSS : EBin<0x51, "vsqrtss", "SS", [HasAVX512], 0, 12, RC, Scalar, "SS", Merged, "r", "m">;
  let OpPrefix = XD in defm VSQRTSD : EBin<0x51, "vsqrtsd", "SD", [HasAVX512], 0, 18, RC, Scalar, "SD", Merged, "r", "m">;
}
let OpMap = T_MAP5 in {
  defm VSQRTPH : EUn<0x51, "vsqrtph", "H", [HasFP16], 12, RC, AllWidths, "r", "m">;
  let OpPrefix = XS in defm VSQRTSH : EBin<0x51, "vsqrtsh", "SH", [HasFP16], 0, 12, RC, Scalar, "SH", Merged, "r", "m">;
}

// Operations whose packed and scalar forms differ by one opcode: estimates, exponents, scaling.
multiclass EEstimate<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD in {
    defm "14PS" : EUn<o, mn#"14ps", "D", [HasAVX512], 4, NoRounding, AllWidths, "r", "m">;
    defm "14PD" : EUn<o, mn#"14pd", "Q", [HasAVX512], 4, NoRounding, AllWidths, "r", "m">;
    defm "14SS" : EBin<!add(o, 1), mn#"14ss", "SS", [HasAVX512], 0, 4, NoRounding, Scalar>;
    defm "14SD" : EBin<!add(o, 1), mn#"14sd", "SD", [HasAVX512], 0, 4, NoRounding, Scalar>;
  }
  let OpMap = T_MAP6, OpPrefix = PD in {
    defm PH : EUn<o, mn#"ph", "H", [HasFP16], 4, NoRounding, AllWidths, "r", "m">;
    defm SH : EBin<!add(o, 1), mn#"sh", "SH", [HasFP16], 0, 4, NoRounding, Scalar>;
  }
}
defm VRCP : EEstimate<0x4C, "vrcp">;
defm VRSQRT : EEstimate<0x4E, "vrsqrt">;

multiclass EGetExp<bits<8> o, string mn> {
  let OpMap = T8, OpPrefix = PD in {
    defm PS : EUn<o, mn#"ps", "D", [HasAVX512], 4, SAE, AllWidths, "r", "m">;
    defm PD : EUn<o, mn#"pd", "Q", [HasAVX512], 4, SAE, AllWidths, "r", "m">;
    defm SS : EBin<!add(o, 1), mn#"ss", "SS", [HasAVX512], 0, 4, SAE, Scalar, "SS", Merged, "r", "m">;
    defm SD : EBin<!add(o, 1), mn#"sd", "SD", [HasAVX512], 0, 4, SAE, Scalar, "SD", Merged, "r", "m">;
  }
  let OpMap = T_MAP6, OpPrefix = PD in {
    defm PH : EUn<o, mn#"ph", "H", [HasFP16], 4, SAE, AllWidths, "r", "m">;
    defm SH : EBin<!add(o, 1), mn#"sh", "SH", [HasFP16], 0, 4, SAE, Scalar, "SH", Merged, "r", "m">;
  }
}
defm VGETEXP : EGetExp<0x42, "vgetexp">;

let OpPrefix = PD in {
  let OpMap = T8 in {
    defm VSCALEFPS : EBin<0x2C, "vscalefps", "D", [HasAVX512], 0, 4, RC>;
    defm VSCALEFPD : EBin<0x2C, "vscalefpd", "Q", [HasAVX512], 0, 4, RC>;
    defm VSCALEFSS : EBin<0x2D, "vscalefss", "SS", [HasAVX512], 0, 4, RC, Scalar>;
    defm VSCALEFSD : EBin<0x2D, "vscalefsd", "SD", [HasAVX512], 0, 4, RC, Scalar>;
  }
  let OpMap = T_MAP6 in {
    defm VSCALEFPH : EBin<0x2C, "vscalefph", "H", [HasFP16], 0, 4, RC>;
    defm VSCALEFSH : EBin<0x2D, "vscalefsh", "SH", [HasFP16], 0, 4, RC, Scalar>;
  }
}

// With an immediate that selects the variant.
multiclass EScalarImm<bits<8> o, string mn, list<Predicate> p, int lat> {
  defm SS : EBinI<o, mn#"ss", "SS", p, lat, SAE, Scalar>;
  defm SD : EBinI<o, mn#"sd", "SD", p, lat, SAE, Scalar>;
}
multiclass EUnImm<bits<8> o, string mn, list<Predicate> p, int lat> {
  let OpMap = TA in {
    let OpPrefix = PD in {
      defm PS : EUnI<o, mn#"ps", "D", p, lat, SAE, AllWidths, "rr", "rm">;
      defm PD : EUnI<o, mn#"pd", "Q", p, lat, SAE, AllWidths, "rr", "rm">;
      defm "" : EScalarImm<!add(o, 1), mn, p, lat>;
    }
    defm PH : EUnI<o, mn#"ph", "H", [HasFP16], lat, SAE, AllWidths, "rr", "rm">;
    defm SH : EBinI<!add(o, 1), mn#"sh", "SH", [HasFP16], lat, SAE, Scalar>;
  }
}
defm VGETMANT : EUnImm<0x26, "vgetmant", [HasAVX512], 4>;
defm VREDUCE : EUnImm<0x56, "vreduce", [HasDQI], 4>;
let OpMap = TA in {
  let OpPrefix = PD in {
    defm VRNDSCALEPS : EUnI<0x08, "vrndscaleps", "D", [HasAVX512], 8, SAE, AllWidths, "rr", "rm">;
    defm VRNDSCALEPD : EUnI<0x09, "vrndscalepd", "Q", [HasAVX512], 8, SAE, AllWidths, "rr", "rm">;
    defm VRNDSCALESS : EBinI<0x0A, "vrndscaless", "SS", [HasAVX512], 8, SAE, Scalar>;
    defm VRNDSCALESD : EBinI<0x0B, "vrndscalesd", "SD", [HasAVX512], 8, SAE, Scalar>;
    defm VRANGEPS : EBinI<0x50, "vrangeps", "D", [HasDQI], 4, SAE>;
    defm VRANGEPD : EBinI<0x50, "vrangepd", "Q", [HasDQI], 4, SAE>;
    defm VRANGE : EScalarImm<0x51, "vrange", [HasDQI], 4>;
    defm VFIXUPIMMPS : ETriI<0x54, "vfixupimmps", "D", [HasAVX512], 4, SAE>;
    defm VFIXUPIMMPD : ETriI<0x54, "vfixupimmpd", "Q", [HasAVX512], 4, SAE>;
    defm VFIXUPIMMSS : ETriI<0x55, "vfixupimmss", "SS", [HasAVX512], 4, SAE, Scalar>;
    defm VFIXUPIMMSD : ETriI<0x55, "vfixupimmsd", "SD", [HasAVX512], 4, SAE, Scalar>;
    defm VFPCLASSPS : EUnI<0x66, "vfpclassps", "D", [HasDQI], 3, NoRounding, AllWidths, "r", "m", ToMask>;
    defm VFPCLASSPD : EUnI<0x66, "vfpclasspd", "Q", [HasDQI], 3, NoRounding, AllWidths, "r", "m", ToMask>;
    defm VFPCLASSSS : EUnI<0x67, "vfpclassss", "SS", [HasDQI], 3, NoRounding, Scalar, "r", "m", ToMask>;
    defm VFPCLASSSD : EUnI<0x67, "vfpclasssd", "SD", [HasDQI], 3, NoRounding, Scalar, "r", "m", ToMask>;
  }
  defm VRNDSCALEPH : EUnI<0x08, "vrndscaleph", "H", [HasFP16], 8, SAE, AllWidths, "rr", "rm">;
  defm VRNDSCALESH : EBinI<0x0A, "vrndscalesh", "SH", [HasFP16], 8, SAE, Scalar>;
  defm VFPCLASSPH : EUnI<0x66, "vfpclassph", "H", [HasFP16], 3, NoRounding, AllWidths, "r", "m", ToMask>;
  defm VFPCLASSSH : EUnI<0x67, "vfpclasssh", "SH", [HasFP16], 3, NoRounding, Scalar, "r", "m", ToMask>;
}

//===-- Fused multiply-add: the digits as in insts_fma.td ----------------------------------------------------===//

multiclass EFmaForm<bits<8> o, string mn, bit scalars> {
  let OpPrefix = PD in {
    let OpMap = T8 in {
      defm PS : ETri<o, mn#"ps", "D", [HasAVX512], 4, RC>;
      defm PD : ETri<o, mn#"pd", "Q", [HasAVX512], 4, RC>;
      if scalars then {
        defm SS : ETri<!add(o, 1), mn#"ss", "SS", [HasAVX512], 4, RC, Scalar>;
        defm SD : ETri<!add(o, 1), mn#"sd", "SD", [HasAVX512], 4, RC, Scalar>;
      }
    }
    let OpMap = T_MAP6 in {
      defm PH : ETri<o, mn#"ph", "H", [HasFP16], 4, RC>;
      if scalars then defm SH : ETri<!add(o, 1), mn#"sh", "SH", [HasFP16], 4, RC, Scalar>;
    }
  }
}
multiclass EFma<bits<8> o, string mn, bit scalars = 1> {
  defm "132" : EFmaForm<o, mn#"132", scalars>;
  defm "213" : EFmaForm<!add(o, 0x10), mn#"213", scalars>;
  defm "231" : EFmaForm<!add(o, 0x20), mn#"231", scalars>;
}
defm VFMADDSUB : EFma<0x96, "vfmaddsub", 0>;
defm VFMSUBADD : EFma<0x97, "vfmsubadd", 0>;
defm VFMADD : EFma<0x98, "vfmadd">;
defm VFMSUB : EFma<0x9A, "vfmsub">;
defm VFNMADD : EFma<0x9C, "vfnmadd">;
defm VFNMSUB : EFma<0x9E, "vfnmsub">;

// Complex multiplication of pairs of halves, in lanes of single floats; the result must differ from the other inputs.
multiclass EComplex<bits<8> o, string mn> {
  defm ADDCPH : ETri<o, mn#"addcph", "D", [HasFP16], 4, RC>;
  defm ADDCSH : ETri<!add(o, 1), mn#"addcsh", "SS", [HasFP16], 4, RC, Scalar>;
}
let OpMap = T_MAP6 in {
  let OpPrefix = XS in {
    defm VFM : EComplex<0x56, "vfm">;
    defm VFMULCPH : EBin<0xD6, "vfmulcph", "D", [HasFP16], 1, 4, RC>;
    defm VFMULCSH : EBin<0xD7, "vfmulcsh", "SS", [HasFP16], 1, 4, RC, Scalar>;
  }
  let OpPrefix = XD in {
    defm VFCM : EComplex<0x56, "vfcm">;
    defm VFCMULCPH : EBin<0xD6, "vfcmulcph", "D", [HasFP16], 0, 4, RC>;
    defm VFCMULCSH : EBin<0xD7, "vfcmulcsh", "SS", [HasFP16], 0, 4, RC, Scalar>;
  }
}

//===-- Comparisons ------------------------------------------------------------------------------------------===//

let OpMap = TB in {
  defm VCMPPS : EBinI<0xC2, "vcmpps", "D", [HasAVX512], 4, SAE, AllWidths, "D", ToMask>;
  let OpPrefix = PD in defm VCMPPD : EBinI<0xC2, "vcmppd", "Q", [HasAVX512], 4, SAE, AllWidths, "Q", ToMask>;
  let OpPrefix = XS in defm VCMPSS : EBinI<0xC2, "vcmpss", "SS", [HasAVX512], 4, SAE, Scalar, "SS", ToMask>;
  let OpPrefix = XD in defm VCMPSD : EBinI<0xC2, "vcmpsd", "SD", [HasAVX512], 4, SAE, Scalar, "SD", ToMask>;
}
let OpMap = TA in {
  defm VCMPPH : EBinI<0xC2, "vcmpph", "H", [HasFP16], 4, SAE, AllWidths, "H", ToMask>;
  let OpPrefix = XS in defm VCMPSH : EBinI<0xC2, "vcmpsh", "SH", [HasFP16], 4, SAE, Scalar, "SH", ToMask>;
}
multiclass EUcomi<bits<8> o, string mn, string t, Predicate p> {
  defvar T = !cast<EvexType>("EVT_"#t#"Z");
  let Defs = [EFLAGS], isCompare = 1, Latency = 3, Predicates = [p], hasREX_W = T.W in {
    let FoldLast = NAME#"Zrm" in
    def NAME#"Zrr" : E<o, MRMSrcReg, NoImm, (outs), (ins T.RC:$src1, T.RC:$src2), mn#"\t$src1, $src2">;
    let mayLoad = 1 in
    def NAME#"Zrm" : E<o, MRMSrcMem, NoImm, (outs), (ins T.RC:$src1, T.Mem:$src2), mn#"\t$src1, $src2">;
    let hasEVEX_B = 1 in
    def NAME#"Zrrb" : E<o, MRMSrcReg, NoImm, (outs), (ins T.RC:$src1, T.RC:$src2), mn#"\t$src1, $src2, \\{sae\\}">;
  }
}
multiclass EUcomis<bits<8> o, string mn> {
  let OpMap = TB in {
    defm SS : EUcomi<o, mn#"ss", "SS", HasAVX512>;
    let OpPrefix = PD in defm SD : EUcomi<o, mn#"sd", "SD", HasAVX512>;
  }
  let OpMap = T_MAP5 in defm SH : EUcomi<o, mn#"sh", "SH", HasFP16>;
}
defm VUCOMI : EUcomis<0x2E, "vucomi">;
defm VCOMI : EUcomis<0x2F, "vcomi">;

//===-- Conversions between vectors: to, from, map, prefix, opcode -------------------------------------------===//

let OpMap = TB in {
  defm VCVTPS2UDQ : EConvert<0x79, "vcvtps2udq", "D", "D", [HasAVX512], 4, RC>;
  defm VCVTPD2UDQ : EConvert<0x79, "vcvtpd2udq", "DofQ", "Q", [HasAVX512], 7, RC>;
  defm VCVTTPS2UDQ : EConvert<0x78, "vcvttps2udq", "D", "D", [HasAVX512], 4, SAE>;
  defm VCVTTPD2UDQ : EConvert<0x78, "vcvttpd2udq", "DofQ", "Q", [HasAVX512], 7, SAE>;
  defm VCVTDQ2PS : EConvert<0x5B, "vcvtdq2ps", "D", "D", [HasAVX512], 4, RC>;
  defm VCVTQQ2PS : EConvert<0x5B, "vcvtqq2ps", "DofQ", "Q", [HasDQI], 7, RC>;
  defm VCVTPS2PD : EConvert<0x5A, "vcvtps2pd", "Q", "DofQ", [HasAVX512], 7, SAE>;
  let OpPrefix = PD in {
    defm VCVTPD2PS : EConvert<0x5A, "vcvtpd2ps", "DofQ", "Q", [HasAVX512], 7, RC>;
    defm VCVTPS2DQ : EConvert<0x5B, "vcvtps2dq", "D", "D", [HasAVX512], 4, RC>;
    defm VCVTTPD2DQ : EConvert<0xE6, "vcvttpd2dq", "DofQ", "Q", [HasAVX512], 7, SAE>;
    defm VCVTTPS2UQQ : EConvert<0x78, "vcvttps2uqq", "Q", "DofQ", [HasDQI], 7, SAE>;
    defm VCVTTPD2UQQ : EConvert<0x78, "vcvttpd2uqq", "Q", "Q", [HasDQI], 4, SAE>;
    defm VCVTPS2UQQ : EConvert<0x79, "vcvtps2uqq", "Q", "DofQ", [HasDQI], 7, RC>;
    defm VCVTPD2UQQ : EConvert<0x79, "vcvtpd2uqq", "Q", "Q", [HasDQI], 4, RC>;
    defm VCVTTPS2QQ : EConvert<0x7A, "vcvttps2qq", "Q", "DofQ", [HasDQI], 7, SAE>;
    defm VCVTTPD2QQ : EConvert<0x7A, "vcvttpd2qq", "Q", "Q", [HasDQI], 4, SAE>;
    defm VCVTPS2QQ : EConvert<0x7B, "vcvtps2qq", "Q", "DofQ", [HasDQI], 7, RC>;
    defm VCVTPD2QQ : EConvert<0x7B, "vcvtpd2qq", "Q", "Q", [HasDQI], 4, RC>;
  }
  let OpPrefix = XS in {
    defm VCVTTPS2DQ : EConvert<0x5B, "vcvttps2dq", "D", "D", [HasAVX512], 4, SAE>;
    defm VCVTUDQ2PD : EConvert<0x7A, "vcvtudq2pd", "Q", "DofQ", [HasAVX512], 7>;
    defm VCVTUQQ2PD : EConvert<0x7A, "vcvtuqq2pd", "Q", "Q", [HasDQI], 4, RC>;
    defm VCVTDQ2PD : EConvert<0xE6, "vcvtdq2pd", "Q", "DofQ", [HasAVX512], 7>;
    defm VCVTQQ2PD : EConvert<0xE6, "vcvtqq2pd", "Q", "Q", [HasDQI], 4, RC>;
  }
  let OpPrefix = XD in {
    defm VCVTUDQ2PS : EConvert<0x7A, "vcvtudq2ps", "D", "D", [HasAVX512], 4, RC>;
    defm VCVTUQQ2PS : EConvert<0x7A, "vcvtuqq2ps", "DofQ", "Q", [HasDQI], 7, RC>;
    defm VCVTPD2DQ : EConvert<0xE6, "vcvtpd2dq", "DofQ", "Q", [HasAVX512], 7, RC>;
  }
}
let OpMap = T8 in {
  let OpPrefix = XS in defm VCVTNEPS2BF16 : EConvert<0x72, "vcvtneps2bf16", "WofD", "D", [HasBF16], 7>;
  let OpPrefix = XD in defm VCVTNE2PS2BF16 : EBin<0x72, "vcvtne2ps2bf16", "D", [HasBF16], 0, 7>;
  let OpPrefix = PD in defm VCVTPH2PS : EConvert<0x13, "vcvtph2ps", "D", "WofD", [HasAVX512], 7, SAE>;
}
let OpMap = T_MAP5 in {
  defm VCVTDQ2PH : EConvert<0x5B, "vcvtdq2ph", "HofD", "D", [HasFP16], 7, RC>;
  defm VCVTQQ2PH : EConvert<0x5B, "vcvtqq2ph", "HofQ", "Q", [HasFP16], 7, RC>;
  defm VCVTPH2PD : EConvert<0x5A, "vcvtph2pd", "Q", "HofQ", [HasFP16], 7, SAE>;
  defm VCVTPH2UDQ : EConvert<0x79, "vcvtph2udq", "D", "HofD", [HasFP16], 7, RC>;
  defm VCVTTPH2UDQ : EConvert<0x78, "vcvttph2udq", "D", "HofD", [HasFP16], 7, SAE>;
  defm VCVTPH2UW : EConvert<0x7D, "vcvtph2uw", "H", "H", [HasFP16], 4, RC>;
  defm VCVTTPH2UW : EConvert<0x7C, "vcvttph2uw", "H", "H", [HasFP16], 4, SAE>;
  let OpPrefix = PD in {
    defm VCVTPD2PH : EConvert<0x5A, "vcvtpd2ph", "HofQ", "Q", [HasFP16], 7, RC>;
    defm VCVTPS2PHX : EConvert<0x1D, "vcvtps2phx", "HofD", "D", [HasFP16], 7, RC>;
    defm VCVTPH2DQ : EConvert<0x5B, "vcvtph2dq", "D", "HofD", [HasFP16], 7, RC>;
    defm VCVTPH2QQ : EConvert<0x7B, "vcvtph2qq", "Q", "HofQ", [HasFP16], 7, RC>;
    defm VCVTTPH2QQ : EConvert<0x7A, "vcvttph2qq", "Q", "HofQ", [HasFP16], 7, SAE>;
    defm VCVTPH2UQQ : EConvert<0x79, "vcvtph2uqq", "Q", "HofQ", [HasFP16], 7, RC>;
    defm VCVTTPH2UQQ : EConvert<0x78, "vcvttph2uqq", "Q", "HofQ", [HasFP16], 7, SAE>;
    defm VCVTPH2W : EConvert<0x7D, "vcvtph2w", "H", "H", [HasFP16], 4, RC>;
    defm VCVTTPH2W : EConvert<0x7C, "vcvttph2w", "H", "H", [HasFP16], 4, SAE>;
  }
  let OpPrefix = XS in {
    defm VCVTTPH2DQ : EConvert<0x5B, "vcvttph2dq", "D", "HofD", [HasFP16], 7, SAE>;
    defm VCVTW2PH : EConvert<0x7D, "vcvtw2ph", "H", "H", [HasFP16], 4, RC>;
  }
  let OpPrefix = XD in {
    defm VCVTUDQ2PH : EConvert<0x7A, "vcvtudq2ph", "HofD", "D", [HasFP16], 7, RC>;
    defm VCVTUQQ2PH : EConvert<0x7A, "vcvtuqq2ph", "HofQ", "Q", [HasFP16], 7, RC>;
    defm VCVTUW2PH : EConvert<0x7D, "vcvtuw2ph", "H", "H", [HasFP16], 4, RC>;
  }
}
let OpMap = T_MAP6, OpPrefix = PD in defm VCVTPH2PSX : EConvert<0x13, "vcvtph2psx", "D", "HofD", [HasFP16], 7, SAE>;

// To half precision with a rounding mode in the immediate; the result may be in memory.
foreach w = AllWidths in {
  defvar From = !cast<EvexType>("EVT_D"#w);
  defvar To = !cast<EvexType>("EVT_WofD"#w);
  let OpMap = TA, OpPrefix = PD, Latency = 7, hasVEX_L = From.L, hasEVEX_L2 = From.L2,
      Predicates = !listconcat([HasAVX512], From.Predicates) in {
    defm VCVTPS2PH#w#rr : EMask<0x1D, MRMDestReg, Imm8, Merged, To.RC, (ins From.RC:$src, u8imm:$imm), "vcvtps2ph", "$src, $imm">;
    defm VCVTPS2PH#w#mr : EMaskStore<0x1D, Imm8, To.Mem, (ins From.RC:$src, u8imm:$imm), "vcvtps2ph", "$src, $imm">;
    if From.Rounds then
    let hasEVEX_B = 1, hasEVEX_L2 = 0 in
    defm VCVTPS2PH#w#rrb : EMask<0x1D, MRMDestReg, Imm8, Merged, To.RC, (ins From.RC:$src, u8imm:$imm), "vcvtps2ph",
                                 "$src, \\{sae\\}, $imm">;
  }
}

//===-- Conversions between scalars --------------------------------------------------------------------------===//

// Other lanes come from src1, which has the class of the result.
multiclass EScalarConvert<bits<8> o, string mn, string d, string s, list<Predicate> p, int rounding> {
  defvar To = !cast<EvexType>("EVT_"#d#"Z");
  let hasVEX_4V = 1 in
  defm Z : EForms<o, mn, NoImm, To, To.RC, !cast<EvexType>("EVT_"#s#"Z"), Merged, (ins To.RC:$src1), "$src1, ", (ins), "", p, 5,
                  rounding, 0, "rr", "rm", "">;
}
let OpMap = TB in {
  let OpPrefix = XS in defm VCVTSS2SD : EScalarConvert<0x5A, "vcvtss2sd", "SD", "SS", [HasAVX512], SAE>;
  let OpPrefix = XD in defm VCVTSD2SS : EScalarConvert<0x5A, "vcvtsd2ss", "SS", "SD", [HasAVX512], RC>;
}
let OpMap = T_MAP5 in {
  defm VCVTSS2SH : EScalarConvert<0x1D, "vcvtss2sh", "SH", "SS", [HasFP16], RC>;
  let OpPrefix = XS in defm VCVTSH2SD : EScalarConvert<0x5A, "vcvtsh2sd", "SD", "SH", [HasFP16], SAE>;
  let OpPrefix = XD in defm VCVTSD2SH : EScalarConvert<0x5A, "vcvtsd2sh", "SH", "SD", [HasFP16], RC>;
}
let OpMap = T_MAP6 in defm VCVTSH2SS : EScalarConvert<0x13, "vcvtsh2ss", "SS", "SH", [HasFP16], SAE>;

// Between general registers and floats: 32- or 64-bit integers, signed or unsigned.
multiclass EToInt<bits<8> o, string mn, string t, list<Predicate> p, int rounding> {
  defvar T = !cast<EvexType>("EVT_"#t#"Z");
  defvar Text = !if(!eq(rounding, RC), "\\{${rc}-sae\\}", "\\{sae\\}");
  foreach g = [W32, W64] in {
    defvar N = NAME#!if(!eq(g.Name, "64"), "64", "")#"Z";
    let hasREX_W = g.REX_W, Predicates = p, Latency = 6 in {
      let FoldLast = N#"rm" in def N#"rr" : E<o, MRMSrcReg, NoImm, (outs g.RC:$dst), (ins T.RC:$src), mn#"\t$dst, $src">;
      let mayLoad = 1 in def N#"rm" : E<o, MRMSrcMem, NoImm, (outs g.RC:$dst), (ins T.Mem:$src), mn#"\t$dst, $src">;
      let hasEVEX_B = 1, hasEVEX_RC = !eq(rounding, RC) in
      def N#"rrb" : E<o, MRMSrcReg, NoImm, (outs g.RC:$dst),
                      !con((ins T.RC:$src), !if(!eq(rounding, RC), (ins AVX512RC:$rc), (ins))), mn#"\t$dst, $src, "#Text>;
    }
  }
}
multiclass EFromInt<bits<8> o, string mn, string t, string name, list<Predicate> p> {
  defvar T = !cast<EvexType>("EVT_"#t#"Z");
  foreach g = [W32, W64] in {
    defvar N = NAME#!if(!eq(g.Name, "64"), "64", "")#"2"#name#"Z";
    let hasREX_W = g.REX_W, Predicates = p, Latency = 5, hasVEX_4V = 1 in {
      let FoldLast = N#"rm" in
      def N#"rr" : E<o, MRMSrcReg, NoImm, (outs T.RC:$dst), (ins T.RC:$src1, g.RC:$src2), mn#"\t$dst, $src1, $src2">;
      let mayLoad = 1 in
      def N#"rm" : E<o, MRMSrcMem, NoImm, (outs T.RC:$dst), (ins T.RC:$src1, g.Mem:$src2), mn#"\t$dst, $src1, $src2">;
      // 32-bit integers are exact in double precision.
      if !not(!and(!eq(t, "SD"), !eq(g.Name, "32"))) then
      let hasEVEX_B = 1, hasEVEX_RC = 1 in
      def N#"rrb" : E<o, MRMSrcReg, NoImm, (outs T.RC:$dst), (ins T.RC:$src1, g.RC:$src2, AVX512RC:$rc),
                      mn#"\t$dst, $src1, \\{${rc}-sae\\}, $src2">;
    }
  }
}
multiclass EScalarInts<string t, string name, list<Predicate> p> {
  defm VCVTT#NAME#2SI : EToInt<0x2C, "vcvtt"#name#"2si", t, p, SAE>;
  defm VCVT#NAME#2SI : EToInt<0x2D, "vcvt"#name#"2si", t, p, RC>;
  defm VCVTT#NAME#2USI : EToInt<0x78, "vcvtt"#name#"2usi", t, p, SAE>;
  defm VCVT#NAME#2USI : EToInt<0x79, "vcvt"#name#"2usi", t, p, RC>;
}
multiclass EFromInts<bits<8> o, string mn> {
  let OpMap = TB, OpPrefix = XS in defm "" : EFromInt<o, mn#"2ss", "SS", "SS", [HasAVX512]>;
  let OpMap = TB, OpPrefix = XD in defm "" : EFromInt<o, mn#"2sd", "SD", "SD", [HasAVX512]>;
  let OpMap = T_MAP5, OpPrefix = XS in defm "" : EFromInt<o, mn#"2sh", "SH", "SH", [HasFP16]>;
}
let OpMap = TB, OpPrefix = XS in defm SS : EScalarInts<"SS", "ss", [HasAVX512]>;
let OpMap = TB, OpPrefix = XD in defm SD : EScalarInts<"SD", "sd", [HasAVX512]>;
let OpMap = T_MAP5, OpPrefix = XS in defm SH : EScalarInts<"SH", "sh", [HasFP16]>;
defm VCVTSI : EFromInts<0x2A, "vcvtsi">;
defm VCVTUSI : EFromInts<0x7B, "vcvtusi">;
