//===-- patterns_mask.td - selection for mask registers ------------------------------------------------------===//
//
// A mask of n lanes is in the lowest n bits of a mask register; the bits above are undefined. So an instruction may
// have more lanes than the mask, unless it accesses memory or moves the bits: then they are cleared first.
// Patterns for older machines represent masks as vectors: the types differ, so these patterns never match.
//===---------------------------------------------------------------------------------------------------------===//

// Properties of a vector type for patterns: instruction names contain the width and the letters of its elements.
class EvexVector<ValueType t> {
  ValueType VT = t;
  ValueType Elt = t.ElementType;
  ValueType Mask = !cast<ValueType>("v"#t.nElem#"i1");
  bit IsFull = !ge(t.Size, 128);          // fills a register
  string W = !cond(!eq(t.Size, 512) : "Z", !eq(t.Size, 256) : "Z256", true : "Z128");
  RegisterClass RC = !cond(!eq(t.Size, 512) : VR512, !eq(t.Size, 256) : VR256X, true : VR128X);
  string Letter = !cond(!eq(Elt.Size, 8) : "B", !eq(Elt.Size, 16) : "W", !eq(Elt.Size, 32) : "D", true : "Q");
  string FpLetters = !if(!eq(Elt.Size, 32), "PS", "PD");
  string Move = !if(t.isFP, "VMOVU"#FpLetters, "VMOVDQU"#Elt.Size)#W;
  string Blend = !if(t.isFP, "VBLENDM"#FpLetters, "VPBLENDM"#Letter)#W;
  // The mask with zeros above the lanes.
  dag Clean = !cond(IsFull : (VKWM $m), !eq(t.nElem, 8) : (KMOVBkk VKWM:$m),
                    true : (KSHIFTRBri (KSHIFTLBri VKWM:$m, !sub(8, t.nElem)), !sub(8, t.nElem)));
}
foreach e = ["i8", "i16", "i32", "i64", "f32", "f64"] in
  foreach n = [2, 4, 8, 16, 32, 64] in
    if !le(!cast<ValueType>("v"#n#e).Size, 512) then def EV_v#n#e : EvexVector<!cast<ValueType>("v"#n#e)>;
class EvexVectors<list<string> elements, int least = 16, int most = 512> {
  list<EvexVector> All = !foldl([]<EvexVector>, elements, all, e, !listconcat(all,
      !foldl([]<EvexVector>, [2, 4, 8, 16, 32, 64], some, n, !listconcat(some,
          !if(!le(!cast<ValueType>("v"#n#e).Size, most),
              !if(!ge(!cast<ValueType>("v"#n#e).Size, least), [!cast<EvexVector>("EV_v"#n#e)], []<EvexVector>), []<EvexVector>)))));
}
defvar EvexInts = EvexVectors<["i8", "i16", "i32", "i64"]>.All;
defvar EvexFps = EvexVectors<["f32", "f64"]>.All;
defvar EvexAll = !listconcat(EvexInts, EvexFps);

class IntPredicate<CondCode cc, string u, int imm> { CondCode CC = cc; string U = u; int Imm = imm; }
defvar IntPredicates = [IntPredicate<SETNE, "", 4>, IntPredicate<SETLT, "", 1>, IntPredicate<SETLE, "", 2>,
                        IntPredicate<SETGE, "", 5>, IntPredicate<SETULT, "U", 1>, IntPredicate<SETULE, "U", 2>,
                        IntPredicate<SETUGT, "U", 6>, IntPredicate<SETUGE, "U", 5>];

let Predicates = [HasAVX512, HasBWI, HasDQI, HasVLX] in {

//===-- Logic, width of masks, masks as numbers --------------------------------------------------------------===//

foreach n = [2, 4, 8, 16, 32, 64] in {
  defvar t = !cast<ValueType>("v"#n#"i1");
  defvar L = !cond(!le(n, 8) : "B", !eq(n, 16) : "W", !eq(n, 32) : "D", true : "Q");
  defvar And = !cast<Instruction>("KAND"#L#"rr");
  defvar Andn = !cast<Instruction>("KANDN"#L#"rr");
  defvar Or = !cast<Instruction>("KOR"#L#"rr");
  def : Pat<(t (and t:$a, t:$b)), (And VK:$a, VK:$b)>;
  def : Pat<(t (or t:$a, t:$b)), (Or VK:$a, VK:$b)>;
  def : Pat<(t (xor t:$a, t:$b)), (!cast<Instruction>("KXOR"#L#"rr") VK:$a, VK:$b)>;
  def : Pat<(t (not t:$a)), (!cast<Instruction>("KNOT"#L#"rr") VK:$a)>;
  def : Pat<(t (and (t (not t:$a)), t:$b)), (Andn VK:$a, VK:$b)>;
  def : Pat<(t (not (t (xor t:$a, t:$b)))), (!cast<Instruction>("KXNOR"#L#"rr") VK:$a, VK:$b)>;
  def : Pat<(t (vselect t:$m, t:$a, t:$b)), (Or (And VK:$m, VK:$a), (Andn VK:$m, VK:$b))>;
  if !lt(n, 64) then {
    defvar whole = !cast<ValueType>("v"#!mul(n, 2)#"i1");
    defvar WL = !cond(!le(n, 4) : "B", !eq(n, 8) : "W", !eq(n, 16) : "D", true : "Q");
    def : Pat<(t (lower_half whole:$a)), (COPY_TO_REGCLASS VK:$a, VK)>;
    def : Pat<(t (upper_half whole:$a)), (!cast<Instruction>("KSHIFTR"#WL#"ri") VK:$a, n)>;
  }
}
foreach n = [2, 4] in {
  defvar half = !cast<ValueType>("v"#n#"i1");
  defvar whole = !cast<ValueType>("v"#!mul(n, 2)#"i1");
  defvar above = !sub(8, n);
  def : Pat<(whole (concat half:$a, half:$b)),
            (KORBrr (KSHIFTRBri (KSHIFTLBri VK:$a, above), above), (KSHIFTLBri VK:$b, n))>;
  def : Pat<(i64 (movemask half:$m)), (SUBREG_TO_REG (AND32ri8 (KMOVBrk VK:$m), !sub(!shl(1, n), 1)), sub_32bit)>;
  def : Pat<(half (mask_of_bits GR64:$a)), (KMOVBkr (EXTRACT_SUBREG GR64:$a, sub_32bit))>;
}
def : Pat<(v16i1 (concat v8i1:$a, v8i1:$b)), (KUNPCKBWrr VK:$b, VK:$a)>;
def : Pat<(v32i1 (concat v16i1:$a, v16i1:$b)), (KUNPCKWDrr VK:$b, VK:$a)>;
def : Pat<(v64i1 (concat v32i1:$a, v32i1:$b)), (KUNPCKDQrr VK:$b, VK:$a)>;
def : Pat<(i64 (movemask v8i1:$m)), (SUBREG_TO_REG (KMOVBrk VK:$m), sub_32bit)>;
def : Pat<(i64 (movemask v16i1:$m)), (SUBREG_TO_REG (KMOVWrk VK:$m), sub_32bit)>;
def : Pat<(i64 (movemask v32i1:$m)), (SUBREG_TO_REG (KMOVDrk VK:$m), sub_32bit)>;
def : Pat<(i64 (movemask v64i1:$m)), (KMOVQrk VK:$m)>;
def : Pat<(v8i1 (mask_of_bits GR64:$a)), (KMOVBkr (EXTRACT_SUBREG GR64:$a, sub_32bit))>;
def : Pat<(v16i1 (mask_of_bits GR64:$a)), (KMOVWkr (EXTRACT_SUBREG GR64:$a, sub_32bit))>;
def : Pat<(v32i1 (mask_of_bits GR64:$a)), (KMOVDkr (EXTRACT_SUBREG GR64:$a, sub_32bit))>;
def : Pat<(v64i1 (mask_of_bits GR64:$a)), (KMOVQkr GR64:$a)>;

//===-- Comparisons ------------------------------------------------------------------------------------------===//

multiclass EvexIntCompare<EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
  foreach p = [["EQ", "SETEQ"], ["GT", "SETGT"]] in {
    defvar CC = !cast<CondCode>(!head(!tail(p)));
    defvar I = "VPCMP"#!head(p)#v.Letter#v.W;
    def : Pat<(m (setcc t:$a, t:$b, CC)), (!cast<Instruction>(I#"rr") rc:$a, rc:$b)>;
    if v.IsFull then
    def : Pat<(m (setcc t:$a, (t (ld addr:$b)), CC)), (!cast<Instruction>(I#"rm") rc:$a, addr:$b)>;
  }
  foreach p = IntPredicates in {
    defvar I = "VPCMP"#p.U#v.Letter#v.W;
    def : Pat<(m (setcc t:$a, t:$b, p.CC)), (!cast<Instruction>(I#"rri") rc:$a, rc:$b, p.Imm)>;
    if v.IsFull then
    def : Pat<(m (setcc t:$a, (t (ld addr:$b)), p.CC)), (!cast<Instruction>(I#"rmi") rc:$a, addr:$b, p.Imm)>;
  }
}
foreach v = EvexInts in defm : EvexIntCompare<v>;
// Whether there are common bits.
multiclass EvexTest<EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
  foreach p = [["VPTESTM", "SETNE"], ["VPTESTNM", "SETEQ"]] in {
    defvar CC = !cast<CondCode>(!head(!tail(p)));
    defvar I = !head(p)#v.Letter#v.W;
    def : Pat<(m (setcc (t (and t:$a, t:$b)), (t immzero), CC)), (!cast<Instruction>(I#"rr") rc:$a, rc:$b)>;
    if v.IsFull then
    def : Pat<(m (setcc (t (and t:$a, (t (ld addr:$b)))), (t immzero), CC)),
              (!cast<Instruction>(I#"rm") rc:$a, addr:$b)>;
  }
}
foreach v = EvexInts in defm : EvexTest<v>;
multiclass EvexFpCompare<EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask;
  foreach p = FpPredicates in {
    def : Pat<(m (setcc t:$a, t:$b, p.CC)), (!cast<Instruction>("VCMP"#v.FpLetters#v.W#"rri") v.RC:$a, v.RC:$b, p.Imm)>;
    if v.IsFull then
    def : Pat<(m (setcc t:$a, (t (ld addr:$b)), p.CC)),
              (!cast<Instruction>("VCMP"#v.FpLetters#v.W#"rmi") v.RC:$a, addr:$b, p.Imm)>;
  }
}
foreach v = EvexFps in defm : EvexFpCompare<v>;

//===-- Choosing, memory under a mask, compression -----------------------------------------------------------===//

multiclass EvexMasked<EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
  def : Pat<(t (vselect m:$m, t:$a, t:$b)), (!cast<Instruction>(v.Blend#"rrk") VKWM:$m, rc:$b, rc:$a)>;
  def : Pat<(t (vselect m:$m, t:$a, (t immzero))), (!cast<Instruction>(v.Move#"rrkz") VKWM:$m, rc:$a)>;
  if v.IsFull then {
    def : Pat<(t (vselect m:$m, (t (ld addr:$a)), t:$b)), (!cast<Instruction>(v.Blend#"rmk") VKWM:$m, rc:$b, addr:$a)>;
    def : Pat<(t (masked_ld addr:$a, m:$m)), (!cast<Instruction>(v.Move#"rmkz") VKWM:$m, addr:$a)>;
    def : Pat<(t (masked_ld_over addr:$a, m:$m, t:$b)), (!cast<Instruction>(v.Move#"rmk") rc:$b, VKWM:$m, addr:$a)>;
    def : Pat<(masked_st t:$v, addr:$p, m:$m), (!cast<Instruction>(v.Move#"mrk") addr:$p, VKWM:$m, rc:$v)>;
  } else {
    def : Pat<(t (masked_ld addr:$a, m:$m)), (!cast<Instruction>(v.Move#"rmkz") v.Clean, addr:$a)>;
    def : Pat<(t (masked_ld_over addr:$a, m:$m, t:$b)), (!cast<Instruction>(v.Move#"rmk") rc:$b, v.Clean, addr:$a)>;
    def : Pat<(masked_st t:$v, addr:$p, m:$m), (!cast<Instruction>(v.Move#"mrk") addr:$p, v.Clean, rc:$v)>;
  }
}
foreach v = EvexAll in defm : EvexMasked<v>;

// Gather and scatter, with 32- or 64-bit indices; the wider of index and element determines the instruction's width.
multiclass EvexByIndex<EvexVector v, string width, string letter> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
  defvar Index = !cast<ValueType>("v"#t.nElem#"i"#width);
  defvar W = !cond(!eq(!mul(t.nElem, !if(!eq(letter, "Q"), 64, v.Elt.Size)), 512) : "Z",
                   !eq(!mul(t.nElem, !if(!eq(letter, "Q"), 64, v.Elt.Size)), 256) : "Z256", true : "Z128");
  defvar Kind = letter#!if(t.isFP, v.FpLetters, v.Letter)#W;
  defvar G = !cast<Instruction>(!if(t.isFP, "VGATHER", "VPGATHER")#Kind#"rm");
  defvar S = !cast<Instruction>(!if(t.isFP, "VSCATTER", "VPSCATTER")#Kind#"mr");
  if v.IsFull then {
    def : Pat<(t (gather addr:$a, Index:$i, m:$m, t:$b)), (G rc:$b, VKWM:$m, addr:$a)>;
    def : Pat<(scatter t:$v, addr:$a, Index:$i, m:$m), (S addr:$a, VKWM:$m, rc:$v)>;
  } else {
    def : Pat<(t (gather addr:$a, Index:$i, m:$m, t:$b)), (G rc:$b, v.Clean, addr:$a)>;
    def : Pat<(scatter t:$v, addr:$a, Index:$i, m:$m), (S addr:$a, v.Clean, rc:$v)>;
  }
}
foreach v = EvexVectors<["i32", "f32", "i64", "f64"], 64>.All in defm : EvexByIndex<v, "32", "D">;
foreach v = EvexVectors<["i32", "f32"], 64, 256>.All in defm : EvexByIndex<v, "64", "Q">;
foreach v = EvexVectors<["i64", "f64"], 64>.All in defm : EvexByIndex<v, "64", "Q">;
}

multiclass EvexCompress<EvexVector v> {
  defvar t = v.VT; defvar m = v.Mask; defvar rc = v.RC;
  defvar Name = !if(v.VT.isFP, v.FpLetters, v.Letter)#v.W#"rrkz";
  defvar P = !if(v.VT.isFP, "V", "VP");
  if v.IsFull then {
    def : Pat<(t (compress t:$a, m:$m)), (!cast<Instruction>(P#"COMPRESS"#Name) VKWM:$m, rc:$a)>;
    def : Pat<(t (expand t:$a, m:$m)), (!cast<Instruction>(P#"EXPAND"#Name) VKWM:$m, rc:$a)>;
  } else {
    def : Pat<(t (compress t:$a, m:$m)), (!cast<Instruction>(P#"COMPRESS"#Name) v.Clean, rc:$a)>;
    def : Pat<(t (expand t:$a, m:$m)), (!cast<Instruction>(P#"EXPAND"#Name) v.Clean, rc:$a)>;
  }
}
let Predicates = [HasAVX512, HasDQI, HasVLX] in
foreach v = EvexVectors<["i32", "i64", "f32", "f64"]>.All in defm : EvexCompress<v>;
let Predicates = [HasVBMI2, HasDQI, HasVLX] in foreach v = EvexVectors<["i8", "i16"]>.All in defm : EvexCompress<v>;
