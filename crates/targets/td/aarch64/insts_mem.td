//===-- insts_mem.td - loads and stores ----------------------------------------------------------------------===//
//
// Suffixes name the addressing mode: ui is a register plus a number of elements, i (LDUR, STUR) a register plus a
// number of bytes, roX a register plus another, roXs the same with the other scaled by the element size, roW with an
// extended one, pre and post update the base register, l is a label.

class Access<dag outs, dag ins, string asm, bit isLoad> : A64Inst<outs, ins, asm> {
  let mayLoad = isLoad;
  let mayStore = !not(isLoad);
  let Latency = 1;
}

//  31 30 29 27 26 25 24 23 22 21      10 9  5 4  0
// |size |1 1 1| V| 0 1 | opc |  imm12   | Rn | Rt |
class LoadStoreUnsigned<bits<2> sz, bits<1> v, bits<2> opc, int log2, dag outs, dag ins, string asm, bit isLoad>
    : Access<outs, ins, asm, isLoad> {
  bits<5> Rt; bits<50> addr;
  let Inst{31-30} = sz; let Inst{29-27} = 0b111; let Inst{26} = v; let Inst{25-24} = 0b01; let Inst{23-22} = opc;
  let Inst{21-10} = !cond(!eq(log2, 0) : addr{11-0}, !eq(log2, 1) : addr{12-1}, !eq(log2, 2) : addr{13-2},
                          !eq(log2, 3) : addr{14-3}, true : addr{15-4});
  let Inst{9-5} = addr{36-32}; let Inst{4-0} = Rt;
}
//  31 30 29 27 26 25 24 23 22 21 20  12 11 10 9  5 4  0
// |size |1 1 1| V| 0 0 | opc | 0| imm9 | 0  0| Rn | Rt |
class LoadStoreUnscaled<bits<2> sz, bits<1> v, bits<2> opc, dag outs, dag ins, string asm, bit isLoad>
    : Access<outs, ins, asm, isLoad> {
  bits<5> Rt; bits<50> addr;
  let Inst{31-30} = sz; let Inst{29-27} = 0b111; let Inst{26} = v; let Inst{25-24} = 0b00; let Inst{23-22} = opc;
  let Inst{21} = 0; let Inst{20-12} = addr{8-0}; let Inst{11-10} = 0; let Inst{9-5} = addr{36-32}; let Inst{4-0} = Rt;
}
//  31 30 29 27 26 25 24 23 22 21 20  12 11 10 9  5 4  0
// |size |1 1 1| V| 0 0 | opc | 0| imm9 |pre 1| Rn | Rt |
class LoadStoreIndexed<bits<2> sz, bits<1> v, bits<2> opc, bits<1> pre, dag outs, dag ins, string asm, bit isLoad>
    : Access<outs, ins, asm, isLoad> {
  bits<5> Rt; bits<5> Rn; bits<9> offset;
  let Inst{31-30} = sz; let Inst{29-27} = 0b111; let Inst{26} = v; let Inst{25-24} = 0b00; let Inst{23-22} = opc;
  let Inst{21} = 0; let Inst{20-12} = offset; let Inst{11} = pre; let Inst{10} = 1; let Inst{9-5} = Rn; let Inst{4-0} = Rt;
  let Constraints = "$wback = $Rn, @earlyclobber $wback";
  // The same register as base and result would be unpredictable.
  let isAsmParserOnly = 1;
}
//  31 30 29 27 26 25 24 23 22 21 20 16 15  13 12 11 10 9  5 4  0
// |size |1 1 1| V| 0 0 | opc | 1|  Rm  |option| S| 1  0| Rn | Rt |
class LoadStoreRegister<bits<2> sz, bits<1> v, bits<2> opc, bits<3> ext, bits<1> s, dag outs, dag ins, string asm, bit isLoad>
    : Access<outs, ins, asm, isLoad> {
  bits<5> Rt; bits<50> addr;
  let Inst{31-30} = sz; let Inst{29-27} = 0b111; let Inst{26} = v; let Inst{25-24} = 0b00; let Inst{23-22} = opc;
  let Inst{21} = 1; let Inst{20-16} = addr{44-40}; let Inst{15-13} = ext; let Inst{12} = s; let Inst{11-10} = 0b10;
  let Inst{9-5} = addr{36-32}; let Inst{4-0} = Rt;
}
class LoadStoreExtended<bits<2> sz, bits<1> v, bits<2> opc, bits<1> s, dag outs, dag ins, string asm, bit isLoad>
    : LoadStoreRegister<sz, v, opc, 0, s, outs, ins, asm, isLoad> {
  bits<5> Rn; bits<5> Rm; bits<3> ext;
  let Inst{20-16} = Rm; let Inst{15-13} = ext; let Inst{9-5} = Rn;
}

// One register: mnemonic after ld or st, size, opcodes, class, base-2 logarithm of the access size in bytes.
multiclass LoadStore<string name, string suffix, string mnemonic, bits<2> sz, bits<1> v, bits<2> opc, RegisterClass rc, int log2, bit isLoad> {
  defvar first = !if(isLoad, "ld", "st");
  defvar scaled = first#"r"#mnemonic; defvar unscaled = first#"ur"#mnemonic;
  defvar results = !if(isLoad, (outs rc:$Rt), (outs)); defvar values = !if(isLoad, (ins), (ins rc:$Rt));
  defvar changed = !if(isLoad, (outs rc:$Rt, GPR64sp:$wback), (outs GPR64sp:$wback));
  def name#ui : LoadStoreUnsigned<sz, v, opc, log2, results, !con(values, (ins !cast<Operand>("am_ui"#log2):$addr)), scaled#"\t$Rt, $addr", isLoad>;
  def suffix#i : LoadStoreUnscaled<sz, v, opc, results, !con(values, (ins !cast<Operand>("am_ur"#log2):$addr)), unscaled#"\t$Rt, $addr", isLoad>;
  def name#pre : LoadStoreIndexed<sz, v, opc, 1, changed, !con(values, (ins GPR64sp:$Rn, simm9:$offset)), scaled#"\t$Rt, [$Rn, #$offset]!", isLoad>;
  def name#post : LoadStoreIndexed<sz, v, opc, 0, changed, !con(values, (ins GPR64sp:$Rn, simm9:$offset)), scaled#"\t$Rt, [$Rn], #$offset", isLoad>;
  def name#roX : LoadStoreRegister<sz, v, opc, 0b011, 0, results, !con(values, (ins !cast<Operand>("am_ro"#log2):$addr)), scaled#"\t$Rt, $addr", isLoad>;
  def name#roXs : LoadStoreRegister<sz, v, opc, 0b011, 1, results, !con(values, (ins !cast<Operand>("am_rs"#log2):$addr)), scaled#"\t$Rt, $addr", isLoad>;
  def name#roW : LoadStoreExtended<sz, v, opc, 0, results, !con(values, (ins GPR64sp:$Rn, GPR32:$Rm, wordExtend:$ext)), scaled#"\t$Rt, [$Rn, $Rm, $ext]", isLoad>;
  def name#roWs : LoadStoreExtended<sz, v, opc, 1, results, !con(values, (ins GPR64sp:$Rn, GPR32:$Rm, wordExtend:$ext)),
                                    scaled#"\t$Rt, [$Rn, $Rm, $ext #"#log2#"]", isLoad>;
  def name#roS : LoadStoreExtended<sz, v, opc, 0, results, !con(values, (ins GPR64sp:$Rn, GPR64:$Rm)), scaled#"\t$Rt, [$Rn, $Rm, sxtx]", isLoad> { let ext = 7; }
  def name#roSs : LoadStoreExtended<sz, v, opc, 1, results, !con(values, (ins GPR64sp:$Rn, GPR64:$Rm)), scaled#"\t$Rt, [$Rn, $Rm, sxtx #"#log2#"]", isLoad> { let ext = 7; }
}

// The integers.
defm "" : LoadStore<"STRBB", "STURBB", "b", 0, 0, 0, GPR32, 0, 0>;
defm "" : LoadStore<"LDRBB", "LDURBB", "b", 0, 0, 1, GPR32, 0, 1>;
defm "" : LoadStore<"LDRSBX", "LDURSBX", "sb", 0, 0, 2, GPR64, 0, 1>;
defm "" : LoadStore<"LDRSBW", "LDURSBW", "sb", 0, 0, 3, GPR32, 0, 1>;
defm "" : LoadStore<"STRHH", "STURHH", "h", 1, 0, 0, GPR32, 1, 0>;
defm "" : LoadStore<"LDRHH", "LDURHH", "h", 1, 0, 1, GPR32, 1, 1>;
defm "" : LoadStore<"LDRSHX", "LDURSHX", "sh", 1, 0, 2, GPR64, 1, 1>;
defm "" : LoadStore<"LDRSHW", "LDURSHW", "sh", 1, 0, 3, GPR32, 1, 1>;
defm "" : LoadStore<"STRW", "STURW", "", 2, 0, 0, GPR32, 2, 0>;
defm "" : LoadStore<"LDRW", "LDURW", "", 2, 0, 1, GPR32, 2, 1>;
defm "" : LoadStore<"LDRSW", "LDURSW", "sw", 2, 0, 2, GPR64, 2, 1>;
defm "" : LoadStore<"STRX", "STURX", "", 3, 0, 0, GPR64, 3, 0>;
defm "" : LoadStore<"LDRX", "LDURX", "", 3, 0, 1, GPR64, 3, 1>;
// Floats and vectors.
foreach L = ["B", "H", "S", "D", "Q"] in {
  defvar log2 = !cond(!eq(L, "B") : 0, !eq(L, "H") : 1, !eq(L, "S") : 2, !eq(L, "D") : 3, true : 4);
  defvar rc = !cond(!eq(L, "B") : FPR8, !eq(L, "H") : FPR16, !eq(L, "S") : FPR32, !eq(L, "D") : FPR64, true : FPR128);
  defvar sz = !if(!eq(L, "Q"), 0, log2); defvar high = !if(!eq(L, "Q"), 2, 0);
  defm "" : LoadStore<"STR"#L, "STUR"#L, "", sz, 1, high, rc, log2, 0>;
  defm "" : LoadStore<"LDR"#L, "LDUR"#L, "", sz, 1, !add(high, 1), rc, log2, 1>;
}

let hasSideEffects = 1, mayLoad = 0 in {
  def PRFMui : LoadStoreUnsigned<3, 0, 2, 3, (outs), (ins prefetchOp:$Rt, am_ui3:$addr), "prfm\t$Rt, $addr", 1>;
  def PRFUMi : LoadStoreUnscaled<3, 0, 2, (outs), (ins prefetchOp:$Rt, am_ur3:$addr), "prfum\t$Rt, $addr", 1>;
  def PRFMroX : LoadStoreRegister<3, 0, 2, 0b011, 0, (outs), (ins prefetchIndexedOp:$Rt, am_ro3:$addr), "prfm\t$Rt, $addr", 1>;
  def PRFMroXs : LoadStoreRegister<3, 0, 2, 0b011, 1, (outs), (ins prefetchIndexedOp:$Rt, am_rs3:$addr), "prfm\t$Rt, $addr", 1>;
}

//  31 30 29 27 26 25 24 23         5 4  0
// | opc |0 1 1| V| 0 0 |   imm19    | Rt |
class LoadLiteral<bits<2> opc, bits<1> v, RegisterClass rc, string mnemonic>
    : Access<(outs rc:$Rt), (ins literal21:$label), mnemonic#"\t$Rt, $label", 1> {
  bits<5> Rt; bits<21> label;
  let Inst{31-30} = opc; let Inst{29-27} = 0b011; let Inst{26} = v; let Inst{25-24} = 0; let Inst{23-5} = label{20-2}; let Inst{4-0} = Rt;
}
def LDRWl : LoadLiteral<0, 0, GPR32, "ldr">;
def LDRXl : LoadLiteral<1, 0, GPR64, "ldr">;
def LDRSWl : LoadLiteral<2, 0, GPR64, "ldrsw">;
def LDRSl : LoadLiteral<0, 1, FPR32, "ldr">;
def LDRDl : LoadLiteral<1, 1, FPR64, "ldr">;
def LDRQl : LoadLiteral<2, 1, FPR128, "ldr">;

//===-- Pairs ------------------------------------------------------------------------------------------------===//

//  31 30 29 27 26 25  23 22 21  15 14 10 9  5 4  0
// | opc |1 0 1| V| mode | L| imm7 | Rt2 | Rn | Rt |
class Pair<bits<2> opc, bits<1> v, bits<3> mode, int log2, dag outs, dag ins, string asm, bit isLoad> : Access<outs, ins, asm, isLoad> {
  bits<5> Rt; bits<5> Rt2;
  let Inst{31-30} = opc; let Inst{29-27} = 0b101; let Inst{26} = v; let Inst{25-23} = mode; let Inst{22} = isLoad;
  let Inst{14-10} = Rt2; let Inst{4-0} = Rt;
}
class PairOffset<bits<2> opc, bits<1> v, bits<3> mode, int log2, dag outs, dag ins, string asm, bit isLoad>
    : Pair<opc, v, mode, log2, outs, ins, asm, isLoad> {
  bits<50> addr;
  let Inst{21-15} = !cond(!eq(log2, 2) : addr{8-2}, !eq(log2, 3) : addr{9-3}, true : addr{10-4}); let Inst{9-5} = addr{36-32};
}
class PairIndexed<bits<2> opc, bits<1> v, bits<3> mode, int log2, dag outs, dag ins, string asm, bit isLoad>
    : Pair<opc, v, mode, log2, outs, ins, asm, isLoad> {
  bits<5> Rn; bits<12> offset;
  let Inst{21-15} = !cond(!eq(log2, 2) : offset{8-2}, !eq(log2, 3) : offset{9-3}, true : offset{10-4}); let Inst{9-5} = Rn;
  let Constraints = "$wback = $Rn, @earlyclobber $wback";
  let isAsmParserOnly = 1;
}
multiclass Pairs<string name, string letter, string mnemonic, bits<2> opc, bits<1> v, RegisterClass rc, int log2, bit isLoad> {
  defvar results = !if(isLoad, (outs rc:$Rt, rc:$Rt2), (outs)); defvar values = !if(isLoad, (ins), (ins rc:$Rt, rc:$Rt2));
  defvar changed = !con(results, (outs GPR64sp:$wback));
  defvar am = !cast<Operand>("am_pair"#log2); defvar simm = !cast<Operand>("simm7s"#log2);
  def name#letter#i : PairOffset<opc, v, 2, log2, results, !con(values, (ins am:$addr)), mnemonic#"\t$Rt, $Rt2, $addr", isLoad>;
  def name#letter#pre : PairIndexed<opc, v, 3, log2, changed, !con(values, (ins GPR64sp:$Rn, simm:$offset)), mnemonic#"\t$Rt, $Rt2, [$Rn, #$offset]!", isLoad>;
  def name#letter#post : PairIndexed<opc, v, 1, log2, changed, !con(values, (ins GPR64sp:$Rn, simm:$offset)), mnemonic#"\t$Rt, $Rt2, [$Rn], #$offset", isLoad>;
}
foreach l = [0, 1] in {
  defvar name = !if(l, "LDP", "STP"); defvar mnemonic = !if(l, "ldp", "stp");
  defm "" : Pairs<name, "W", mnemonic, 0, 0, GPR32, 2, l>;
  defm "" : Pairs<name, "X", mnemonic, 2, 0, GPR64, 3, l>;
  defm "" : Pairs<name, "S", mnemonic, 0, 1, FPR32, 2, l>;
  defm "" : Pairs<name, "D", mnemonic, 1, 1, FPR64, 3, l>;
  defm "" : Pairs<name, "Q", mnemonic, 2, 1, FPR128, 4, l>;
  // Non-temporal.
  foreach L = ["W", "X", "S", "D", "Q"] in {
    defvar v = !not(!or(!eq(L, "W"), !eq(L, "X")));
    defvar rc = !cond(!eq(L, "W") : GPR32, !eq(L, "X") : GPR64, !eq(L, "S") : FPR32, !eq(L, "D") : FPR64, true : FPR128);
    defvar log2 = !cond(!eq(L, "W") : 2, !eq(L, "S") : 2, !eq(L, "Q") : 4, true : 3);
    defvar opc = !cond(!eq(L, "D") : 1, !or(!eq(L, "X"), !eq(L, "Q")) : 2, true : 0);
    def !if(l, "LDNP", "STNP")#L#i : PairOffset<opc, v, 0, log2, !if(l, (outs rc:$Rt, rc:$Rt2), (outs)),
        !con(!if(l, (ins), (ins rc:$Rt, rc:$Rt2)), (ins !cast<Operand>("am_pair"#log2):$addr)), !if(l, "ldnp", "stnp")#"\t$Rt, $Rt2, $addr", l>;
  }
}
defm "" : Pairs<"LDPSW", "", "ldpsw", 1, 0, GPR64, 2, 1>;

//===-- Atomic accesses --------------------------------------------------------------------------------------===//

//  31 30 29        24 23 22 21 20 16 15 14 10 9  5 4  0
// |size | 0 0 1 0 0 0|o2| L|o1|  Rs  |o0| Rt2 | Rn | Rt |
class Exclusive<bits<2> sz, bits<1> o2, bits<1> l, bits<1> o1, bits<1> o0, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rs; bits<5> Rt2; bits<5> Rt; bits<50> addr;
  let Inst{31-30} = sz; let Inst{29-24} = 0b001000; let Inst{23} = o2; let Inst{22} = l; let Inst{21} = o1; let Inst{20-16} = Rs;
  let Inst{15} = o0; let Inst{14-10} = Rt2; let Inst{9-5} = addr{36-32}; let Inst{4-0} = Rt;
  let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1;
}
//  31 30 29  27 26 25 24 23 22 21 20 16 15 14  12 11 10 9  5 4  0
// |size | 1 1 1| 0| 0  0| A| R| 1|  Rs  |o3| opc | 0  0| Rn | Rt |
class AtomicMemory<bits<2> sz, bits<1> a, bits<1> r, bits<1> o3, bits<3> opc, dag outs, dag ins, string asm> : A64Inst<outs, ins, asm> {
  bits<5> Rs; bits<5> Rt; bits<50> addr;
  let Inst{31-30} = sz; let Inst{29-24} = 0b111000; let Inst{23} = a; let Inst{22} = r; let Inst{21} = 1; let Inst{20-16} = Rs;
  let Inst{15} = o3; let Inst{14-12} = opc; let Inst{11-10} = 0; let Inst{9-5} = addr{36-32}; let Inst{4-0} = Rt;
  let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1;
}
foreach s = [0, 1, 2, 3] in {
  defvar N = !cond(!eq(s, 0) : "B", !eq(s, 1) : "H", !eq(s, 2) : "W", true : "X");
  defvar m = !cond(!eq(s, 0) : "b", !eq(s, 1) : "h", true : "");
  defvar rc = !if(!eq(s, 3), GPR64, GPR32); defvar am = !cast<Operand>("am_base"#s);
  // Acquire and release: for loads, for stores, for both.
  foreach o = [0, 1] in {
    let Rs = 31, Rt2 = 31 in
    def LD#!if(o, "A", "")#XR#N : Exclusive<s, 0, 1, 0, o, (outs rc:$Rt), (ins am:$addr), "ld"#!if(o, "a", "")#"xr"#m#"\t$Rt, $addr">;
    let Rt2 = 31, Constraints = "@earlyclobber $Rs" in
    def ST#!if(o, "L", "")#XR#N : Exclusive<s, 0, 0, 0, o, (outs GPR32:$Rs), (ins rc:$Rt, am:$addr), "st"#!if(o, "l", "")#"xr"#m#"\t$Rs, $Rt, $addr">;
  }
  let Rs = 31, Rt2 = 31 in {
    def LDAR#N : Exclusive<s, 1, 1, 0, 1, (outs rc:$Rt), (ins am:$addr), "ldar"#m#"\t$Rt, $addr">;
    def STLR#N : Exclusive<s, 1, 0, 0, 1, (outs), (ins rc:$Rt, am:$addr), "stlr"#m#"\t$Rt, $addr">;
  }
  let Predicates = [HasLSE] in
  foreach a = [0, 1] in
  foreach r = [0, 1] in {
    defvar O = !if(a, "A", "")#!if(r, "L", ""); defvar o = !if(a, "a", "")#!if(r, "l", "");
    let Rt2 = 31, Constraints = "$out = $Rs" in
    def CAS#O#N : Exclusive<s, 1, a, 1, r, (outs rc:$out), (ins rc:$Rs, rc:$Rt, am:$addr), "cas"#o#m#"\t$Rs, $Rt, $addr">;
    def SWP#O#N : AtomicMemory<s, a, r, 1, 0, (outs rc:$Rt), (ins rc:$Rs, am:$addr), "swp"#o#m#"\t$Rs, $Rt, $addr">;
    foreach f = [["ADD", "add"], ["CLR", "clr"], ["EOR", "eor"], ["SET", "set"], ["SMAX", "smax"], ["SMIN", "smin"], ["UMAX", "umax"], ["UMIN", "umin"]] in {
      defvar F = !head(f); defvar name = !head(!tail(f));
      defvar opc = !cond(!eq(F, "ADD") : 0, !eq(F, "CLR") : 1, !eq(F, "EOR") : 2, !eq(F, "SET") : 3, !eq(F, "SMAX") : 4,
                         !eq(F, "SMIN") : 5, !eq(F, "UMAX") : 6, true : 7);
      def LD#F#O#N : AtomicMemory<s, a, r, 0, opc, (outs rc:$Rt), (ins rc:$Rs, am:$addr), "ld"#name#o#m#"\t$Rs, $Rt, $addr">;
      // Without a result.
      if !not(a) then let Rt = 31 in
      def ST#F#O#N : AtomicMemory<s, a, r, 0, opc, (outs), (ins rc:$Rs, am:$addr), "st"#name#o#m#"\t$Rs, $addr">;
    }
  }
}

// Loops of an exclusive load and an exclusive store, in which nothing may come between the two: expanded after allocation.
// $order is the number of the order. The loops write their results before they have read all inputs.
class ExclusiveLoop<dag outs, dag inputs, string asm> : A64Inst<outs, !con(inputs, (ins any32:$order)), asm#", $order"> {
  let isPseudo = 1; let isCodeGenOnly = 1; let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1;
}
foreach s = [0, 1, 2, 3] in {
  defvar N = !cond(!eq(s, 0) : "B", !eq(s, 1) : "H", !eq(s, 2) : "W", true : "X");
  defvar rc = !if(!eq(s, 3), GPR64, GPR32); defvar am = !cast<Operand>("am_base"#s);
  let Constraints = "@earlyclobber $old,@earlyclobber $status" in {
    def EXCHANGE_#N : ExclusiveLoop<(outs rc:$old, GPR32:$status), (ins rc:$value, am:$addr),
        "exchange\t$old, $status, $value, $addr">;
    let Defs = [NZCV] in
    def COMPARE_EXCHANGE_#N : ExclusiveLoop<(outs rc:$old, GPR32:$status), (ins rc:$expected, rc:$value, am:$addr),
        "compare_exchange\t$old, $status, $expected, $value, $addr">;
  }
  let Constraints = "@earlyclobber $old,@earlyclobber $status,@earlyclobber $new" in
  def FETCH_ADD_#N : ExclusiveLoop<(outs rc:$old, GPR32:$status, rc:$new), (ins rc:$value, am:$addr),
      "fetch_add\t$old, $status, $new, $value, $addr">;
}

//===-- Prefetches of ranges ---------------------------------------------------------------------------------===//

//  31                   21 20 16 15 14 13 12 11 10 9  5 4 3 2  0
// | 1 1 1 1 1 0 0 0 1 0 1 | Rm  |o5| 1|o4|o3| 1 0 | Rn | 1 1| o2-0|
def RPRFM : A64Inst<(outs), (ins rangeOp:$op, GPR64:$Rm, GPR64sp:$Rn), "rprfm\t$op, $Rm, [$Rn]"> {
  bits<6> op; bits<5> Rm; bits<5> Rn;
  let Inst{31-21} = 0b11111000101; let Inst{20-16} = Rm; let Inst{15} = op{5}; let Inst{14} = 1; let Inst{13-12} = op{4-3};
  let Inst{11-10} = 0b10; let Inst{9-5} = Rn; let Inst{4-3} = 0b11; let Inst{2-0} = op{2-0};
  let hasSideEffects = 1;
}
