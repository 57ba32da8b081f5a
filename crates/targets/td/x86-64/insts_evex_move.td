//===-- insts_evex_move.td - AVX-512: moves, broadcasts, parts, compression, gather and scatter --------------===//

//===-- Full registers ---------------------------------------------------------------------------------------===//

// The element size determines the mask's lanes. *_REV are alternative encodings of register forms: decode only.
multiclass EMov<bits<8> load, bits<8> store, string mn, string t, list<Predicate> p = [HasAVX512]> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W, Predicates = !listconcat(p, T.Predicates) in {
      let isMoveReg = 1 in def NAME#w#"rr" : E<load, MRMSrcReg, NoImm, (outs T.RC:$dst), (ins T.RC:$src), mn#"\t$dst, $src">;
      let hasEVEX_K = 1 in {
        let Constraints = "$src0 = $dst" in
        def NAME#w#"rrk" : E<load, MRMSrcReg, NoImm, (outs T.RC:$dst), (ins T.RC:$src0, VKWM:$mask, T.RC:$src),
                             mn#"\t$dst \\{$mask\\}, $src">;
        let hasEVEX_Z = 1 in
        def NAME#w#"rrkz" : E<load, MRMSrcReg, NoImm, (outs T.RC:$dst), (ins VKWM:$mask, T.RC:$src),
                              mn#"\t$dst \\{$mask\\} \\{z\\}, $src">;
      }
      let isCodeGenOnly = 1, ForceDisassemble = 1 in
      defm w#"rr_REV" : EMask<store, MRMDestReg, NoImm, Merged, T.RC, (ins T.RC:$src), mn, "$src">;
      let mayLoad = 1, Latency = 0 in
      defm w#"rm" : EMask<load, MRMSrcMem, NoImm, Merged, T.RC, (ins T.Mem:$src), mn, "$src">;
      defm w#"mr" : EMaskStore<store, NoImm, T.Mem, (ins T.RC:$src), mn, "$src">;
    }
  }
}
// Non-temporal.
multiclass EMovNT<bits<8> o, string mn, string t> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W, Predicates = !listconcat([HasAVX512], T.Predicates), mayStore = 1,
        hasSideEffects = 1 in
    def NAME#w#"mr" : E<o, MRMDestMem, NoImm, (outs), (ins T.Mem:$dst, T.RC:$src), mn#"\t$dst, $src">;
  }
}
let OpMap = TB in {
  defm VMOVUPS : EMov<0x10, 0x11, "vmovups", "D">;
  defm VMOVAPS : EMov<0x28, 0x29, "vmovaps", "D">;
  defm VMOVNTPS : EMovNT<0x2B, "vmovntps", "D">;
  let OpPrefix = PD in {
    defm VMOVUPD : EMov<0x10, 0x11, "vmovupd", "Q">;
    defm VMOVAPD : EMov<0x28, 0x29, "vmovapd", "Q">;
    defm VMOVDQA32 : EMov<0x6F, 0x7F, "vmovdqa32", "D">;
    defm VMOVDQA64 : EMov<0x6F, 0x7F, "vmovdqa64", "Q">;
    defm VMOVNTPD : EMovNT<0x2B, "vmovntpd", "Q">;
    defm VMOVNTDQ : EMovNT<0xE7, "vmovntdq", "B">;
  }
  let OpPrefix = XS in {
    defm VMOVDQU32 : EMov<0x6F, 0x7F, "vmovdqu32", "D">;
    defm VMOVDQU64 : EMov<0x6F, 0x7F, "vmovdqu64", "Q">;
  }
  let OpPrefix = XD in {
    defm VMOVDQU8 : EMov<0x6F, 0x7F, "vmovdqu8", "B", [HasBWI]>;
    let hasREX_W = 1 in defm VMOVDQU16 : EMov<0x6F, 0x7F, "vmovdqu16", "W", [HasBWI]>;
  }
}
foreach w = AllWidths in {
  defvar T = !cast<EvexType>("EVT_B"#w);
  let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, Predicates = !listconcat([HasAVX512], T.Predicates),
      mayLoad = 1, Latency = 0 in
  def VMOVNTDQA#w#rm : E<0x2A, MRMSrcMem, NoImm, (outs T.RC:$dst), (ins T.Mem:$src), "vmovntdqa\t$dst, $src">;
}

//===-- Lowest lanes -----------------------------------------------------------------------------------------===//

multiclass EMovScalar<string mn, string t, Predicate p> {
  defvar T = !cast<EvexType>("EVT_"#t#"Z");
  let hasREX_W = T.W, Predicates = [p] in {
    let hasVEX_4V = 1 in {
      defm Zrr : EMask<0x10, MRMSrcReg, NoImm, Merged, VR128X, (ins VR128X:$src1, VR128X:$src2), mn, "$src1, $src2">;
      let isCodeGenOnly = 1, ForceDisassemble = 1 in
      defm Zrr_REV : EMask<0x11, MRMDestReg, NoImm, Merged, VR128X, (ins VR128X:$src1, VR128X:$src2), mn, "$src1, $src2">;
    }
    let mayLoad = 1, Latency = 0 in defm Zrm : EMask<0x10, MRMSrcMem, NoImm, Merged, T.RC, (ins T.Mem:$src), mn, "$src">;
    defm Zmr : EMaskStore<0x11, NoImm, T.Mem, (ins T.RC:$src), mn, "$src">;
  }
}
let OpMap = TB, OpPrefix = XS in defm VMOVSS : EMovScalar<"vmovss", "SS", HasAVX512>;
let OpMap = TB, OpPrefix = XD in defm VMOVSD : EMovScalar<"vmovsd", "SD", HasAVX512>;
let OpMap = T_MAP5, OpPrefix = XS in defm VMOVSH : EMovScalar<"vmovsh", "SH", HasFP16>;

// Between general and vector registers; the upper bits of the vector register become zero.
let OpMap = TB, OpPrefix = PD in {
  let Latency = 2 in {
    let FoldLast = "VMOVDI2PDIZrm" in
    def VMOVDI2PDIZrr : E<0x6E, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins GR32:$src), "vmovd\t$dst, $src">;
    def VMOVPDI2DIZrr : E<0x7E, MRMDestReg, NoImm, (outs GR32:$dst), (ins VR128X:$src), "vmovd\t$dst, $src">;
    let hasREX_W = 1 in {
      let FoldLast = "VMOVQI2PQIZrm" in
      def VMOV64toPQIZrr : E<0x6E, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins GR64:$src), "vmovq\t$dst, $src">;
      def VMOVPQIto64Zrr : E<0x7E, MRMDestReg, NoImm, (outs GR64:$dst), (ins VR128X:$src), "vmovq\t$dst, $src">;
    }
  }
  let mayLoad = 1, Latency = 0 in
  def VMOVDI2PDIZrm : E<0x6E, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins i32mem:$src), "vmovd\t$dst, $src">;
  let mayStore = 1 in {
    def VMOVPDI2DIZmr : E<0x7E, MRMDestMem, NoImm, (outs), (ins i32mem:$dst, VR128X:$src), "vmovd\t$dst, $src">;
    let hasREX_W = 1 in
    def VMOVPQI2QIZmr : E<0xD6, MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128X:$src), "vmovq\t$dst, $src">;
  }
}
let OpMap = TB, OpPrefix = XS, hasREX_W = 1 in {
  def VMOVZPQILo2PQIZrr : E<0x7E, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src), "vmovq\t$dst, $src">;
  let mayLoad = 1, Latency = 0 in
  def VMOVQI2PQIZrm : E<0x7E, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins i64mem:$src), "vmovq\t$dst, $src">;
}
let OpMap = T_MAP5, OpPrefix = PD, Predicates = [HasFP16] in {
  let Latency = 2 in {
    def VMOVW2SHrr : E<0x6E, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins GR32:$src), "vmovw\t$dst, $src">;
    def VMOVSH2Wrr : E<0x7E, MRMDestReg, NoImm, (outs GR32:$dst), (ins VR128X:$src), "vmovw\t$dst, $src">;
  }
  let mayLoad = 1, Latency = 0 in
  def VMOVWrm : E<0x6E, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins i16mem:$src), "vmovw\t$dst, $src">;
  let mayStore = 1 in
  def VMOVWmr : E<0x7E, MRMDestMem, NoImm, (outs), (ins i16mem:$dst, VR128X:$src), "vmovw\t$dst, $src">;
}

// 64-bit halves.
multiclass EMovHalf<bits<8> o, string mn, bit w> {
  let OpMap = TB, hasREX_W = w in {
    let hasVEX_4V = 1, mayLoad = 1 in
    def NAME#"Z128rm" : E<o, MRMSrcMem, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, i64mem:$src2), mn#"\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"Z128mr" : E<!add(o, 1), MRMDestMem, NoImm, (outs), (ins i64mem:$dst, VR128X:$src), mn#"\t$dst, $src">;
  }
}
defm VMOVLPS : EMovHalf<0x12, "vmovlps", 0>;
defm VMOVHPS : EMovHalf<0x16, "vmovhps", 0>;
let OpPrefix = PD in {
  defm VMOVLPD : EMovHalf<0x12, "vmovlpd", 1>;
  defm VMOVHPD : EMovHalf<0x16, "vmovhpd", 1>;
}
let OpMap = TB, hasVEX_4V = 1 in {
  def VMOVHLPSZrr : E<0x12, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, VR128X:$src2),
                      "vmovhlps\t$dst, $src1, $src2">;
  def VMOVLHPSZrr : E<0x16, MRMSrcReg, NoImm, (outs VR128X:$dst), (ins VR128X:$src1, VR128X:$src2),
                      "vmovlhps\t$dst, $src1, $src2">;
}
let OpMap = TB, OpPrefix = XD, hasREX_W = 1 in {
  defm VMOVDDUP : EUn<0x12, "vmovddup", "M", [HasAVX512], 1, NoRounding, Wide>;
  let Predicates = [HasAVX512, HasVLX] in {
    defm VMOVDDUPZ128rr : EMask<0x12, MRMSrcReg, NoImm, Merged, VR128X, (ins VR128X:$src), "vmovddup", "$src", "VMOVDDUPZ128rm">;
    let mayLoad = 1 in
    defm VMOVDDUPZ128rm : EMask<0x12, MRMSrcMem, NoImm, Merged, VR128X, (ins i64mem:$src), "vmovddup", "$src">;
  }
}

//===-- Single lanes -----------------------------------------------------------------------------------------===//

multiclass EPExtr<bits<8> o, string mn, RegisterClass rc, Operand mem, Predicate p> {
  let OpMap = TA, OpPrefix = PD, Predicates = [p] in {
    let Latency = 3 in
    def NAME#"Zrri" : E<o, MRMDestReg, Imm8, (outs rc:$dst), (ins VR128X:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def NAME#"Zmri" : E<o, MRMDestMem, Imm8, (outs), (ins mem:$dst, VR128X:$src1, u8imm:$src2), mn#"\t$dst, $src1, $src2">;
  }
}
multiclass EPInsr<bits<8> o, string mn, RegisterClass rc, Operand mem, Predicate p> {
  let OpPrefix = PD, hasVEX_4V = 1, Latency = 3, Predicates = [p] in {
    let FoldLast = NAME#"Zrmi" in
    def NAME#"Zrri" : E<o, MRMSrcReg, Imm8, (outs VR128X:$dst), (ins VR128X:$src1, rc:$src2, u8imm:$src3),
                        mn#"\t$dst, $src1, $src2, $src3">;
    let mayLoad = 1 in
    def NAME#"Zrmi" : E<o, MRMSrcMem, Imm8, (outs VR128X:$dst), (ins VR128X:$src1, mem:$src2, u8imm:$src3),
                        mn#"\t$dst, $src1, $src2, $src3">;
  }
}
defm VPEXTRB : EPExtr<0x14, "vpextrb", GR32, i8mem, HasBWI>;
defm VPEXTRD : EPExtr<0x16, "vpextrd", GR32, i32mem, HasDQI>;
let hasREX_W = 1 in defm VPEXTRQ : EPExtr<0x16, "vpextrq", GR64, i64mem, HasDQI>;
defm VEXTRACTPS : EPExtr<0x17, "vextractps", GR32, i32mem, HasAVX512>;
let OpPrefix = PD, Predicates = [HasBWI] in {
  let OpMap = TB, Latency = 3 in
  def VPEXTRWZrri : E<0xC5, MRMSrcReg, Imm8, (outs GR32:$dst), (ins VR128X:$src1, u8imm:$src2), "vpextrw\t$dst, $src1, $src2">;
  let OpMap = TA in {
    let isCodeGenOnly = 1, ForceDisassemble = 1 in
    def VPEXTRWZrri_REV : E<0x15, MRMDestReg, Imm8, (outs GR32:$dst), (ins VR128X:$src1, u8imm:$src2),
                            "vpextrw\t$dst, $src1, $src2">;
    let mayStore = 1 in
    def VPEXTRWZmri : E<0x15, MRMDestMem, Imm8, (outs), (ins i16mem:$dst, VR128X:$src1, u8imm:$src2),
                        "vpextrw\t$dst, $src1, $src2">;
  }
}
let OpMap = TA in {
  defm VPINSRB : EPInsr<0x20, "vpinsrb", GR32, i8mem, HasBWI>;
  defm VPINSRD : EPInsr<0x22, "vpinsrd", GR32, i32mem, HasDQI>;
  let hasREX_W = 1 in defm VPINSRQ : EPInsr<0x22, "vpinsrq", GR64, i64mem, HasDQI>;
  // The memory form loads one lane, so it is not the folded form of the register form for every immediate.
  let FoldLast = "" in defm VINSERTPS : EPInsr<0x21, "vinsertps", VR128X, i32mem, HasAVX512>;
}
let OpMap = TB in defm VPINSRW : EPInsr<0xC4, "vpinsrw", GR32, i16mem, HasBWI>;

//===-- Parts of a vector ------------------------------------------------------------------------------------===//

// x4: 128-bit part with 32-bit elements, x8: 256-bit part, and so on: `part` is the width of the part.
multiclass EInsertPart<bits<8> o, string mn, string t, string part, list<string> widths, Predicate p> {
  defvar P = !cast<EvexType>("EVT_"#!if(!eq(t, "D"), "L", "M")#part);
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_4V = 1, OpMap = TA, OpPrefix = PD in
    defm w : EForms<o, mn, Imm8, T, T.RC, P, Merged, (ins T.RC:$src1), "$src1, ", (ins u8imm:$imm), ", $imm", [p], 3, NoRounding,
                    0, "rr", "rm", "i">;
  }
}
multiclass EExtractPart<bits<8> o, string mn, string t, string part, list<string> widths, Predicate p> {
  defvar P = !cast<EvexType>("EVT_"#t#part);
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = TA, OpPrefix = PD, Latency = 3, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W,
        Predicates = !listconcat([p], T.Predicates) in {
      defm w#"rri" : EMask<o, MRMDestReg, Imm8, Merged, P.RC, (ins T.RC:$src, u8imm:$imm), mn, "$src, $imm">;
      defm w#"mri" : EMaskStore<o, Imm8, P.Mem, (ins T.RC:$src, u8imm:$imm), mn, "$src, $imm">;
    }
  }
}
multiclass EParts<bits<8> insert, bits<8> extract, string c> {
  defm VINSERT#NAME#"32X4" : EInsertPart<insert, "vinsert"#c#"32x4", "D", "Z128", Wide, HasAVX512>;
  defm VINSERT#NAME#"64X2" : EInsertPart<insert, "vinsert"#c#"64x2", "Q", "Z128", Wide, HasDQI>;
  defm VINSERT#NAME#"32X8" : EInsertPart<!add(insert, 2), "vinsert"#c#"32x8", "D", "Z256", ["Z"], HasDQI>;
  defm VINSERT#NAME#"64X4" : EInsertPart<!add(insert, 2), "vinsert"#c#"64x4", "Q", "Z256", ["Z"], HasAVX512>;
  defm VEXTRACT#NAME#"32X4" : EExtractPart<extract, "vextract"#c#"32x4", "D", "Z128", Wide, HasAVX512>;
  defm VEXTRACT#NAME#"64X2" : EExtractPart<extract, "vextract"#c#"64x2", "Q", "Z128", Wide, HasDQI>;
  defm VEXTRACT#NAME#"32X8" : EExtractPart<!add(extract, 2), "vextract"#c#"32x8", "D", "Z256", ["Z"], HasDQI>;
  defm VEXTRACT#NAME#"64X4" : EExtractPart<!add(extract, 2), "vextract"#c#"64x4", "Q", "Z256", ["Z"], HasAVX512>;
}
defm F : EParts<0x18, 0x19, "f">;
defm I : EParts<0x38, 0x39, "i">;

//===-- Broadcasts -------------------------------------------------------------------------------------------===//

// From the lowest lane of a vector register, or from memory.
multiclass EBroadcast<bits<8> o, string mn, string t, Operand mem, list<string> widths = AllWidths, Predicate p = HasAVX512,
                      int lat = 3> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W,
        Predicates = !listconcat([p], T.Predicates) in {
      let Latency = lat in defm w#"rr" : EMask<o, MRMSrcReg, NoImm, Merged, T.RC, (ins VR128X:$src), mn, "$src", NAME#w#"rm">;
      let mayLoad = 1, Latency = 0 in defm w#"rm" : EMask<o, MRMSrcMem, NoImm, Merged, T.RC, (ins mem:$src), mn, "$src">;
    }
  }
}
defm VBROADCASTSS : EBroadcast<0x18, "vbroadcastss", "D", i32mem>;
defm VBROADCASTSD : EBroadcast<0x19, "vbroadcastsd", "Q", i64mem, Wide>;
defm VBROADCASTF32X2 : EBroadcast<0x19, "vbroadcastf32x2", "D", i64mem, Wide, HasDQI>;
defm VBROADCASTI32X2 : EBroadcast<0x59, "vbroadcasti32x2", "D", i64mem, AllWidths, HasDQI>;
defm VPBROADCASTD : EBroadcast<0x58, "vpbroadcastd", "D", i32mem>;
defm VPBROADCASTQ : EBroadcast<0x59, "vpbroadcastq", "Q", i64mem>;
defm VPBROADCASTB : EBroadcast<0x78, "vpbroadcastb", "B", i8mem, AllWidths, HasBWI>;
defm VPBROADCASTW : EBroadcast<0x79, "vpbroadcastw", "W", i16mem, AllWidths, HasBWI>;

// Parts of several lanes: from memory only.
multiclass EBroadcastPart<bits<8> o, string mn, string t, Operand mem, list<string> widths, Predicate p> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W, mayLoad = 1, Latency = 0,
        Predicates = !listconcat([p], T.Predicates) in
    defm w#"rm" : EMask<o, MRMSrcMem, NoImm, Merged, T.RC, (ins mem:$src), mn, "$src">;
  }
}
multiclass EBroadcastParts<bits<8> o, string mn> {
  defm "32X4" : EBroadcastPart<o, mn#"32x4", "D", i128mem, Wide, HasAVX512>;
  defm "64X2" : EBroadcastPart<o, mn#"64x2", "Q", i128mem, Wide, HasDQI>;
  defm "32X8" : EBroadcastPart<!add(o, 1), mn#"32x8", "D", i256mem, ["Z"], HasDQI>;
  defm "64X4" : EBroadcastPart<!add(o, 1), mn#"64x4", "Q", i256mem, ["Z"], HasAVX512>;
}
defm VBROADCASTF : EBroadcastParts<0x1A, "vbroadcastf">;
defm VBROADCASTI : EBroadcastParts<0x5A, "vbroadcasti">;

// From a general register, and from a mask.
multiclass EBroadcastGeneral<bits<8> o, string mn, string t, RegisterClass rc, Predicate p> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = T.W, Latency = 3,
        Predicates = !listconcat([p], T.Predicates) in
    defm w#"rr" : EMask<o, MRMSrcReg, NoImm, Merged, T.RC, (ins rc:$src), mn, "$src">;
  }
}
defm VPBROADCASTBr : EBroadcastGeneral<0x7A, "vpbroadcastb", "B", GR32, HasBWI>;
defm VPBROADCASTWr : EBroadcastGeneral<0x7B, "vpbroadcastw", "W", GR32, HasBWI>;
defm VPBROADCASTDr : EBroadcastGeneral<0x7C, "vpbroadcastd", "D", GR32, HasAVX512>;
defm VPBROADCASTQr : EBroadcastGeneral<0x7C, "vpbroadcastq", "Q", GR64, HasAVX512>;

// Between masks and vectors; these have no masked forms.
multiclass EMaskVector<bits<8> o, string mn, string t, Predicate p, bit toMask, bit w1> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = T8, OpPrefix = XS, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = w1, Latency = 3,
        Predicates = !listconcat([p], T.Predicates) in
    def NAME#w#"rr" : E<o, MRMSrcReg, NoImm, !if(toMask, (outs VK:$dst), (outs T.RC:$dst)),
                        !if(toMask, (ins T.RC:$src), (ins VK:$src)), mn#"\t$dst, $src">;
  }
}
defm VPMOVM2B : EMaskVector<0x28, "vpmovm2b", "B", HasBWI, 0, 0>;
defm VPMOVM2W : EMaskVector<0x28, "vpmovm2w", "W", HasBWI, 0, 1>;
defm VPMOVB2M : EMaskVector<0x29, "vpmovb2m", "B", HasBWI, 1, 0>;
defm VPMOVW2M : EMaskVector<0x29, "vpmovw2m", "W", HasBWI, 1, 1>;
defm VPMOVM2D : EMaskVector<0x38, "vpmovm2d", "D", HasDQI, 0, 0>;
defm VPMOVM2Q : EMaskVector<0x38, "vpmovm2q", "Q", HasDQI, 0, 1>;
defm VPMOVD2M : EMaskVector<0x39, "vpmovd2m", "D", HasDQI, 1, 0>;
defm VPMOVQ2M : EMaskVector<0x39, "vpmovq2m", "Q", HasDQI, 1, 1>;
defm VPBROADCASTMB2Q : EMaskVector<0x2A, "vpbroadcastmb2q", "Q", HasCDI, 0, 1>;
defm VPBROADCASTMW2D : EMaskVector<0x3A, "vpbroadcastmw2d", "D", HasCDI, 0, 0>;

//===-- Compression: the lanes of the mask become contiguous -------------------------------------------------===//

multiclass ECompress<bits<8> compress, bits<8> expand, string c, string e, string t, bit w1, Predicate p> {
  foreach w = AllWidths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = w1, Latency = 4,
        Predicates = !listconcat([p], T.Predicates) in {
      defm !toupper(c)#w#"rr" : EMask<compress, MRMDestReg, NoImm, Merged, T.RC, (ins T.RC:$src), c, "$src">;
      defm !toupper(c)#w#"mr" : EMaskStore<compress, NoImm, T.Sparse, (ins T.RC:$src), c, "$src">;
      defm !toupper(e)#w#"rr" : EMask<expand, MRMSrcReg, NoImm, Merged, T.RC, (ins T.RC:$src), e, "$src">;
      let mayLoad = 1 in
      defm !toupper(e)#w#"rm" : EMask<expand, MRMSrcMem, NoImm, Merged, T.RC, (ins T.Sparse:$src), e, "$src">;
    }
  }
}
defm "" : ECompress<0x63, 0x62, "vpcompressb", "vpexpandb", "B", 0, HasVBMI2>;
defm "" : ECompress<0x63, 0x62, "vpcompressw", "vpexpandw", "W", 1, HasVBMI2>;
defm "" : ECompress<0x8A, 0x88, "vcompressps", "vexpandps", "D", 0, HasAVX512>;
defm "" : ECompress<0x8A, 0x88, "vcompresspd", "vexpandpd", "Q", 1, HasAVX512>;
defm "" : ECompress<0x8B, 0x89, "vpcompressd", "vpexpandd", "D", 0, HasAVX512>;
defm "" : ECompress<0x8B, 0x89, "vpcompressq", "vpexpandq", "Q", 1, HasAVX512>;

//===-- Gather and scatter -----------------------------------------------------------------------------------===//

// Lanes are processed one by one, and their mask bits are cleared. The first letter is the index type, the other the
// element type; if their widths differ, the narrower one fills half a register.
multiclass EGatherOne<bits<8> gather, bits<8> scatter, string mn, string w, RegisterClass rc, Operand mem, bit w1> {
  defvar T = !cast<EvexType>("EVT_B"#w);
  let OpMap = T8, OpPrefix = PD, hasVEX_L = T.L, hasEVEX_L2 = T.L2, hasREX_W = w1, hasEVEX_K = 1,
      Predicates = !listconcat([HasAVX512], T.Predicates) in {
    let Constraints = "@earlyclobber $dst, $src = $dst, $mask = $mask_wb", mayLoad = 1, Latency = 12 in
    def !subst("#", "GATHER", !toupper(mn))#w#"rm" : E<gather, MRMSrcMem, NoImm, (outs rc:$dst, VKWM:$mask_wb),
        (ins rc:$src, VKWM:$mask, mem:$ptr), !subst("#", "gather", mn)#"\t$dst \\{$mask\\}, $ptr">;
    let Constraints = "$mask = $mask_wb", mayStore = 1 in
    def !subst("#", "SCATTER", !toupper(mn))#w#"mr" : E<scatter, MRMDestMem, NoImm, (outs VKWM:$mask_wb),
        (ins mem:$ptr, VKWM:$mask, rc:$src), !subst("#", "scatter", mn)#"\t$ptr \\{$mask\\}, $src">;
  }
}
multiclass EGather<bits<8> gather, bits<8> scatter, string v, string d, string q> {
  defm "" : EGatherOne<gather, scatter, v#"#d"#d, "Z", VR512, vz32xmem, 0>;
  defm "" : EGatherOne<gather, scatter, v#"#d"#d, "Z256", VR256X, vy32xmem, 0>;
  defm "" : EGatherOne<gather, scatter, v#"#d"#d, "Z128", VR128X, vx32xmem, 0>;
  defm "" : EGatherOne<gather, scatter, v#"#d"#q, "Z", VR512, vy64xmem, 1>;
  defm "" : EGatherOne<gather, scatter, v#"#d"#q, "Z256", VR256X, vx64xmem, 1>;
  defm "" : EGatherOne<gather, scatter, v#"#d"#q, "Z128", VR128X, vx64xmem, 1>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#d, "Z", VR256X, vz32xmem, 0>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#d, "Z256", VR128X, vy32xmem, 0>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#d, "Z128", VR128X, vx32xmem, 0>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#q, "Z", VR512, vz64xmem, 1>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#q, "Z256", VR256X, vy64xmem, 1>;
  defm "" : EGatherOne<!add(gather, 1), !add(scatter, 1), v#"#q"#q, "Z128", VR128X, vx64xmem, 1>;
}
defm "" : EGather<0x90, 0xA0, "vp", "d", "q">;
defm "" : EGather<0x92, 0xA2, "v", "ps", "pd">;
