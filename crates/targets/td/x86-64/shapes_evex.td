//===-- shapes_evex.td - families of EVEX instructions -------------------------------------------------------===//
//
// Names follow LLVM: Z, Z256, Z128 for the width, then r and m for the operands as in older instructions, b for a
// broadcast (rmb), or for rounding or suppressed exceptions (rrb), i for an immediate, last k for a merging mask and kz
// for a zeroing one. One line of a family (EBin, EUn, ETri, ECmp, ...) defines all forms.
//===---------------------------------------------------------------------------------------------------------===//

class E<bits<8> o, Format f, ImmType i, dag outs, dag ins, string asm> : I<o, f, i, outs, ins, asm> {
  let OpEnc = EncEVEX;
  let Predicates = [HasAVX512];
}

//===-- Lanes of an operand ----------------------------------------------------------------------------------===//

// Bits of the vector, bits of a lane, number of lanes; the instruction's width determines L and the required features.
class EvexType<string width, int size, int element, int lanes, RegisterClass rc, bit broadcasts> {
  string Width = width;
  RegisterClass RC = rc;
  Operand Mem = !cast<Operand>("i"#size#"mem");
  Operand Sparse = !cast<Operand>(!if(!or(!lt(size, 128), !eq(lanes, 1)), "i"#size#"mem", "i"#size#"mem_e"#element));
  Operand Element = !cast<Operand>("i"#element#"mem");
  string To = "\\{1to"#lanes#"\\}";
  bit Broadcasts = broadcasts;
  bit Rounds = !or(!eq(width, "Z"), !eq(lanes, 1));    // may have a static rounding mode
  bit W = !eq(element, 64);
  bit L = !eq(width, "Z256");
  bit L2 = !and(!eq(width, "Z"), !ne(lanes, 1));
  list<Predicate> Predicates = !if(!eq(width, "Z"), []<Predicate>, [HasVLX]);
}
// B, W, D, Q and H (half floats, the only broadcast 16-bit type) fill a register of the width; L and M are D and Q
// without broadcast; DofQ has as many D lanes as there are Q lanes in the register, and so on.
foreach w = ["Z", "Z256", "Z128"] in {
  defvar Bits = !cond(!eq(w, "Z") : 512, !eq(w, "Z256") : 256, true : 128);
  foreach whole = [8, 16, 32, 64] in
    foreach part = [8, 16, 32, 64] in {
      defvar Lanes = !div(Bits, whole);
      defvar PartBits = !mul(Lanes, part);
      defvar RC = !cond(!eq(PartBits, 512) : VR512, !eq(PartBits, 256) : VR256X, true : VR128X);
      defvar Letter = !cond(!eq(part, 8) : "B", !eq(part, 16) : "W", !eq(part, 32) : "D", true : "Q");
      defvar Of = !cond(!eq(part, whole) : "", !eq(whole, 16) : "ofW", !eq(whole, 32) : "ofD", true : "ofQ");
      if !le(part, whole) then
        def EVT_#Letter#Of#w : EvexType<w, PartBits, part, Lanes, RC, !ge(part, 32)>;
      if !and(!eq(part, 16), !le(part, whole)) then
        def EVT_H#Of#w : EvexType<w, PartBits, part, Lanes, RC, 1>;
      if !and(!ge(part, 32), !le(part, whole)) then
        def EVT_#!if(!eq(part, 32), "L", "M")#Of#w : EvexType<w, PartBits, part, Lanes, RC, 0>;
    }
}
// One lane in a vector register.
def EVT_SHZ : EvexType<"Z", 16, 16, 1, FR16X, 0>;
def EVT_SSZ : EvexType<"Z", 32, 32, 1, FR32X, 0>;
def EVT_SDZ : EvexType<"Z", 64, 64, 1, FR64X, 0>;
// A 128-bit vector, independent of the width: shift counts.
foreach w = ["Z", "Z256", "Z128"] in def EVT_X#w : EvexType<w, 128, 128, 1, VR128X, 0>;

defvar AllWidths = ["Z", "Z256", "Z128"];
defvar Wide = ["Z", "Z256"];
defvar Scalar = ["Z"];

//===-- An instruction and its masked forms ------------------------------------------------------------------===//

// Kinds of results.
defvar Merged = 0;      // a masked form keeps lanes of src0, which is the destination
defvar Tied = 1;        // the destination is the first input of every form
defvar ToMask = 2;      // a mask register, masked by another
defvar Unmasked = 3;    // no masked forms
defvar Blend = 4;       // no zeroing form; the mask selects between the inputs

multiclass EMask<bits<8> o, Format f, ImmType i, int kind, RegisterClass rc, dag inputs, string mn, string args,
                 string fold = "", bit comm = 0> {
  if !eq(kind, Tied) then {
    let Constraints = "$src1 = $dst", FoldLast = fold in {
      def NAME : E<o, f, i, (outs rc:$dst), !con((ins rc:$src1), inputs), mn#"\t$dst, "#args>;
      let hasEVEX_K = 1, FoldLast = !if(!empty(fold), "", fold#"k") in
      def NAME#"k" : E<o, f, i, (outs rc:$dst), !con((ins rc:$src1, VKWM:$mask), inputs), mn#"\t$dst \\{$mask\\}, "#args>;
      let hasEVEX_K = 1, hasEVEX_Z = 1, FoldLast = !if(!empty(fold), "", fold#"kz") in
      def NAME#"kz" : E<o, f, i, (outs rc:$dst), !con((ins rc:$src1, VKWM:$mask), inputs),
                        mn#"\t$dst \\{$mask\\} \\{z\\}, "#args>;
    }
  } else {
    let isCommutable = comm, FoldLast = fold in
    def NAME : E<o, f, i, (outs rc:$dst), inputs, mn#"\t$dst, "#args>;
    let hasEVEX_K = 1, FoldLast = !if(!empty(fold), "", fold#"k") in {
      if !eq(kind, Merged) then
      let Constraints = "$src0 = $dst" in
      def NAME#"k" : E<o, f, i, (outs rc:$dst), !con((ins rc:$src0, VKWM:$mask), inputs), mn#"\t$dst \\{$mask\\}, "#args>;
      if !or(!eq(kind, ToMask), !eq(kind, Blend)) then
      def NAME#"k" : E<o, f, i, (outs rc:$dst), !con((ins VKWM:$mask), inputs), mn#"\t$dst \\{$mask\\}, "#args>;
    }
    if !or(!eq(kind, Merged), !eq(kind, Blend)) then
    let hasEVEX_K = 1, hasEVEX_Z = 1, FoldLast = !if(!empty(fold), "", fold#"kz") in
    def NAME#"kz" : E<o, f, i, (outs rc:$dst), !con((ins VKWM:$mask), inputs), mn#"\t$dst \\{$mask\\} \\{z\\}, "#args>;
  }
}

// Stores and other memory writes: no zeroing.
multiclass EMaskStore<bits<8> o, ImmType i, Operand mem, dag inputs, string mn, string args> {
  let mayStore = 1 in {
    def NAME : E<o, MRMDestMem, i, (outs), !con((ins mem:$dst), inputs), mn#"\t$dst, "#args>;
    let hasEVEX_K = 1, mayLoad = 1 in
    def NAME#"k" : E<o, MRMDestMem, i, (outs), !con((ins mem:$dst, VKWM:$mask), inputs), mn#"\t$dst \\{$mask\\}, "#args>;
  }
}

//===-- A family: registers, memory, broadcast, rounding -----------------------------------------------------===//

// Static rounding of register forms, for 512 bits and scalars.
defvar NoRounding = 0;
defvar RC = 1;          // {rn-sae}
defvar SAE = 2;         // {sae}

// `width` is the type that determines the vector length, `d` the class of the result, `s` the type of the memory
// source; `pre` and `post` are the operands around it. Names are NAME#r#x, NAME#m#x, NAME#m"b"#x, NAME#r"b"#x.
multiclass EForms<bits<8> o, string mn, ImmType i, EvexType width, RegisterClass d, EvexType s, int kind, dag pre,
                  string preText, dag post, string postText, list<Predicate> p, int lat, int rounding, bit comm, string r,
                  string m, string x> {
  let hasVEX_L = width.L, hasEVEX_L2 = width.L2, hasREX_W = s.W, Latency = lat, Predicates = !listconcat(p, width.Predicates) in {
    defm NAME#r#x : EMask<o, MRMSrcReg, i, kind, d, !con(pre, (ins s.RC:$src), post), mn, preText#"$src"#postText, NAME#m#x,
                          comm>;
    let mayLoad = 1 in {
      defm NAME#m#x : EMask<o, MRMSrcMem, i, kind, d, !con(pre, (ins s.Mem:$src), post), mn, preText#"$src"#postText>;
      if s.Broadcasts then
      let hasEVEX_B = 1 in
      defm NAME#m#"b"#x : EMask<o, MRMSrcMem, i, kind, d, !con(pre, (ins s.Element:$src), post), mn,
                                preText#"$src"#s.To#postText>;
    }
    if !and(width.Rounds, !eq(rounding, RC)) then
    let hasEVEX_B = 1, hasEVEX_RC = 1 in
    defm NAME#r#"b"#x : EMask<o, MRMSrcReg, i, kind, d, !con(pre, (ins s.RC:$src, AVX512RC:$rc), post), mn,
                              preText#"$src, \\{${rc}-sae\\}"#postText>;
    if !and(width.Rounds, !eq(rounding, SAE)) then
    let hasEVEX_B = 1, hasEVEX_L2 = 0 in
    defm NAME#r#"b"#x : EMask<o, MRMSrcReg, i, kind, d, !con(pre, (ins s.RC:$src), post), mn,
                              preText#"$src, \\{sae\\}"#postText>;
  }
}

// dst <- src: with both types, because conversions have two; the wider one determines the length.
multiclass EConvert<bits<8> o, string mn, string d, string s, list<Predicate> p = [HasAVX512], int lat = 1,
                    int rounding = NoRounding, list<string> widths = AllWidths, string r = "rr", string m = "rm",
                    int kind = Merged> {
  foreach w = widths in
  defm w : EForms<o, mn, NoImm, !cast<EvexType>("EVT_"#!if(!gt(!size(s), !size(d)), d, s)#w),
                  !cast<EvexType>("EVT_"#d#w).RC, !cast<EvexType>("EVT_"#s#w), kind, (ins), "", (ins), "", p, lat, rounding, 0,
                  r, m, "">;
}
multiclass EUn<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], int lat = 1, int rounding = NoRounding,
               list<string> widths = AllWidths, string r = "rr", string m = "rm", int kind = Merged>
    : EConvert<o, mn, t, t, p, lat, rounding, widths, r, m, kind>;
// dst <- src, imm8
multiclass EUnI<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], int lat = 1, int rounding = NoRounding,
                list<string> widths = AllWidths, string r = "r", string m = "m", int kind = Merged> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    defm w : EForms<o, mn, Imm8, T, !if(!eq(kind, ToMask), VK, T.RC), T, kind, (ins), "", (ins u8imm:$imm), ", $imm", p, lat,
                    rounding, 0, r, m, "i">;
  }
}
// dst <- src1, src2; in shifts the second source has another type than the others.
multiclass EBin<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], bit comm = 0, int lat = 1,
                int rounding = NoRounding, list<string> widths = AllWidths, string t2 = t, int kind = Merged, string r = "rr",
                string m = "rm"> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_4V = 1 in
    defm w : EForms<o, mn, NoImm, T, !if(!eq(kind, ToMask), VK, T.RC), !cast<EvexType>("EVT_"#t2#w), kind, (ins T.RC:$src1),
                    "$src1, ", (ins), "", p, lat, rounding, comm, r, m, "">;
  }
}
// dst <- src1, src2, imm8
multiclass EBinI<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], int lat = 1, int rounding = NoRounding,
                 list<string> widths = AllWidths, string t2 = t, int kind = Merged> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_4V = 1 in
    defm w : EForms<o, mn, Imm8, T, !if(!eq(kind, ToMask), VK, T.RC), !cast<EvexType>("EVT_"#t2#w), kind, (ins T.RC:$src1),
                    "$src1, ", (ins u8imm:$imm), ", $imm", p, lat, rounding, 0, "rr", "rm", "i">;
  }
}
// dst <- dst, src2, src3
multiclass ETri<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], int lat = 1, int rounding = NoRounding,
                list<string> widths = AllWidths, string r = "r", string m = "m"> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_4V = 1 in
    defm w : EForms<o, mn, NoImm, T, T.RC, T, Tied, (ins T.RC:$src2), "$src2, ", (ins), "", p, lat, rounding, 0, r, m, "">;
  }
}
// dst <- dst, src2, src3, imm8
multiclass ETriI<bits<8> o, string mn, string t, list<Predicate> p = [HasAVX512], int lat = 1, int rounding = NoRounding,
                 list<string> widths = AllWidths> {
  foreach w = widths in {
    defvar T = !cast<EvexType>("EVT_"#t#w);
    let hasVEX_4V = 1 in
    defm w : EForms<o, mn, Imm8, T, T.RC, T, Tied, (ins T.RC:$src2), "$src2, ", (ins u8imm:$imm), ", $imm", p, lat, rounding,
                    0, "rr", "rm", "i">;
  }
}

// Both precisions; the type determines W.
multiclass EFpBin<bits<8> o, string mn, list<Predicate> p = [HasAVX512], bit comm = 0, int lat = 1, int rounding = NoRounding> {
  defm PS : EBin<o, mn#"ps", "D", p, comm, lat, rounding>;
  let OpPrefix = PD in defm PD : EBin<o, mn#"pd", "Q", p, comm, lat, rounding>;
}
// Arithmetic in all six types.
multiclass EFpArith<bits<8> o, string mn, bit comm, int latS, int latD, int rounding> {
  let OpMap = TB in {
    defm PS : EBin<o, mn#"ps", "D", [HasAVX512], comm, latS, rounding>;
    let OpPrefix = PD in defm PD : EBin<o, mn#"pd", "Q", [HasAVX512], comm, latD, rounding>;
    let OpPrefix = XS in defm SS : EBin<o, mn#"ss", "SS", [HasAVX512], comm, latS, rounding, Scalar>;
    let OpPrefix = XD in defm SD : EBin<o, mn#"sd", "SD", [HasAVX512], comm, latD, rounding, Scalar>;
  }
  let OpMap = T_MAP5 in {
    defm PH : EBin<o, mn#"ph", "H", [HasFP16], comm, latS, rounding>;
    let OpPrefix = XS in defm SH : EBin<o, mn#"sh", "SH", [HasFP16], comm, latS, rounding, Scalar>;
  }
}
