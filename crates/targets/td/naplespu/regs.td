//===-- regs.td - registers and register classes of NaplesPU -------------------------------------------------===//
//
// 64 scalar registers of 32 bits, which hold integers and floats, and 64 vector registers of 16 lanes of 32 bits. The
// last six scalar registers have special purposes: rm is the lane mask, with one bit per lane, for every write of a
// vector register. tr has none in hardware; it is reserved for addresses and distances that do not fit an instruction.
// A mask value is a 16-bit number in a scalar register.
//===---------------------------------------------------------------------------------------------------------===//

class NPUReg<string n, bits<16> enc> : Register<n> {
  let Namespace = "NPU";
  let HWEncoding = enc;
}

foreach n = 0-57 in
  let DwarfNumbers = [n] in def S#n : NPUReg<"s"#n, n>;
let isReserved = 1 in {
  let DwarfNumbers = [58] in def TR : NPUReg<"tr", 58>;
  let DwarfNumbers = [59] in def RM : NPUReg<"rm", 59>;
  let DwarfNumbers = [60] in def FP : NPUReg<"fp", 60>;
  let DwarfNumbers = [61] in def SP : NPUReg<"sp", 61>;
  let DwarfNumbers = [62] in def RA : NPUReg<"ra", 62>;
  let DwarfNumbers = [63] in def PC : NPUReg<"pc", 63>;
}
// The published hardware takes some writes of v63 for jumps, and a write of v59 sets rm, too.
foreach n = 0-63 in
  let DwarfNumbers = [!add(64, n)], Predicates = !if(!or(!eq(n, 59), !eq(n, 63)), [HasAllVectors], []<Predicate>) in
    def V#n : NPUReg<"v"#n, n>;

class NPUClass<list<ValueType> types, int align, dag members, string move, string load, string store>
    : RegisterClass<"NPU", types, align, members> {
  let MoveInst = move;
  let LoadInst = load;
  let StoreInst = store;
}
def GPR32 : NPUClass<[i32, iPTR, f32, v16i1], 32, (add (sequence "S%u", 0, 57), TR, RM, FP, SP, RA, PC),
                     "MOVE_SS", "LOAD32", "STORE32">;
// Each 8- or 16-bit lane is kept in 32 bits, extended according to its type.
def VR512W : NPUClass<[v16i32, v16f32, v16i16, v16i8], 512, (sequence "V%u", 0, 63), "MOVE_VV", "LOAD_V16I32", "STORE_V16I32">;
