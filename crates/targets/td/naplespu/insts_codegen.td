//===-- insts_codegen.td - codegen-only instruction sequences ------------------------------------------------===//

// | second instruction (63-32) | first instruction (31-0) |
class NPUPair<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "NPU";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Size = 8;
  field bits<64> Inst;
  let isCodeGenOnly = 1;
  let mayLoad = 0;
  let mayStore = 0;
  let hasSideEffects = 0;
}

// moveih, moveil
class HighLow<Operand value, RegisterClass rc = GPR32, bit vector = 0> : NPUPair<(outs rc:$dst), (ins value:$value), ""> {
  bits<6> dst; bits<32> value;
  let Inst{31-24} = 0x61; let Inst{23-18} = dst; let Inst{17-2} = value{31-16}; let Inst{1} = vector; let Inst{0} = 0;
  let Inst{63-56} = 0x60; let Inst{55-50} = dst; let Inst{49-34} = value{15-0}; let Inst{33} = vector; let Inst{32} = 0;
}
def imm32 : NPUImm<i32, 32, 1>;
def LI32 : HighLow<imm32> { let AsmString = "li $dst, $value"; let isMoveImm = 1; let isReMaterializable = 1; }
def LI32_V : HighLow<imm32, VR512W, 1>, Vector { let AsmString = "li $dst, $value"; let isMoveImm = 1; let isReMaterializable = 1; }
def LEA : HighLow<abs_whole> { let AsmString = "lea $dst, $value"; }
// The distance in bytes from the end, where pc is added to it.
def pcrel32 : NPULabel<32, 0, -8>;
def DISTANCE : HighLow<pcrel32> { let AsmString = "distance $dst, $value"; }

//===-- Under a mask -----------------------------------------------------------------------------------------===//
//
// rm is all ones outside of these sequences: copy the mask to rm, execute the instruction, set rm to all ones. Nothing
// may come between, not even a reload, so each is a single instruction until registers are allocated.

class UnderMask<dag outs, dag ins, string asm> : NPUPair<outs, ins, asm> {
  let isPseudo = 1;
  let Size = 0;
  let Inst = 0;
  let Constraints = "$old = $dst";
}
// Lanes of a vector, or one scalar broadcast to the lanes.
def CHOOSE_V : UnderMask<(outs VR512W:$dst), (ins VR512W:$old, VR512W:$new, GPR32:$mask), "choose $dst, $new, $mask">;
def CHOOSE_S : UnderMask<(outs VR512W:$dst), (ins VR512W:$old, GPR32:$new, GPR32:$mask), "choose $dst, $new, $mask">;
class MaskedLoadFrom<Operand mem> : UnderMask<(outs VR512W:$dst), (ins VR512W:$old, mem:$addr, GPR32:$mask), "load $dst, $addr, $mask"> { let mayLoad = 1; }
class MaskedStoreTo<Operand mem> : UnderMask<(outs), (ins VR512W:$src, mem:$addr, GPR32:$mask), "store $src, $addr, $mask"> {
  let mayStore = 1; let Constraints = "";
}
foreach s = ["", "_SCRATCHPAD"] in {
  def MLOAD_I8#s : MaskedLoadFrom<mem128>;
  def MLOAD_U8#s : MaskedLoadFrom<mem128>;
  def MLOAD_I16#s : MaskedLoadFrom<mem256>;
  def MLOAD_U16#s : MaskedLoadFrom<mem256>;
  def MLOAD_I32#s : MaskedLoadFrom<mem512>;
  def MSTORE_I8#s : MaskedStoreTo<mem128>;
  def MSTORE_I16#s : MaskedStoreTo<mem256>;
  def MSTORE_I32#s : MaskedStoreTo<mem512>;
}

//===-- Lane by lane -----------------------------------------------------------------------------------------===//
//
// Vectors in memory without vector accesses, for machines whose vector accesses are not contiguous or ignore the mask: a
// loop over the active lanes. left are the lanes to do, lane is the address of one, value its content.

class EachLane<dag outs, dag ins, string asm, string tie = ""> : NPUPair<outs, ins, asm> {
  let isPseudo = 1;
  let Size = 0;
  let Inst = 0;
  let Constraints = "@earlyclobber $left,@earlyclobber $lane,@earlyclobber $value"#tie;
}
class StoreEach<Operand mem> : EachLane<(outs GPR32:$left, GPR32:$lane, GPR32:$value), (ins VR512W:$src, mem:$addr, GPR32:$mask),
    "store_each $src, $addr, $mask, $left, $lane, $value"> { let mayStore = 1; }
// All lanes: with one instruction if the address is aligned.
class StoreAligned<Operand mem> : EachLane<(outs GPR32:$left, GPR32:$lane, GPR32:$value), (ins VR512W:$src, mem:$addr),
    "store_aligned $src, $addr, $left, $lane, $value"> { let mayStore = 1; }
class LoadEach<Operand mem> : EachLane<(outs VR512W:$dst, GPR32:$left, GPR32:$lane, GPR32:$value),
    (ins VR512W:$old, mem:$addr, GPR32:$mask), "load_each $dst, $addr, $mask, $left, $lane, $value", ",$old = $dst"> { let mayLoad = 1; }
foreach s = ["", "_SCRATCHPAD"] in {
  foreach w = ["I8", "U8"] in def LOAD_EACH_#w#s : LoadEach<mem8>;
  foreach w = ["I16", "U16"] in def LOAD_EACH_#w#s : LoadEach<mem16>;
  def STORE_EACH_I8#s : StoreEach<mem8>;
  def STORE_EACH_I16#s : StoreEach<mem16>;
}
def STORE_EACH_I32 : StoreEach<mem32>;
def STORE_ALIGNED_I8 : StoreAligned<mem128>;
def STORE_ALIGNED_I16 : StoreAligned<mem256>;
def STORE_ALIGNED_I32 : StoreAligned<mem512>;

// A call through a function pointer in memory.
def CALL : NPUPair<(outs), (ins mem32:$addr), "call $addr"> { let isPseudo = 1; let Size = 0; let Inst = 0; let isCall = 1; let Defs = [RA]; }
// A call of a function that `jmpsr` reaches: the address is that of the function.
def CALL_NEAR : NPUPair<(outs), (ins mem32:$addr), "callnear $addr"> { let isPseudo = 1; let Size = 0; let Inst = 0; let isCall = 1; let Defs = [RA]; }

//===-- Extension with zeros ---------------------------------------------------------------------------------===//

let isCodeGenOnly = 1, imm = 255 in {
  def ZEXT8_S : FormatI<2, 0b00, 0, (outs GPR32:$dst), (ins GPR32:$src0), "andi $dst, $src0, 255">;
  def ZEXT8_V : FormatI<2, 0b11, 0, (outs VR512W:$dst), (ins VR512W:$src0), "andi $dst, $src0, 255">, Vector;
}
// shli, shri by 16
class ZeroExtendHalf<bits<2> fmt, RegisterClass rc> : NPUPair<(outs rc:$dst), (ins rc:$src), "zext16 $dst, $src"> {
  bits<6> dst; bits<6> src;
  let Inst{31-24} = 0x4b; let Inst{23-18} = dst; let Inst{17-12} = src; let Inst{11-3} = 16; let Inst{2-1} = fmt; let Inst{0} = 0;
  let Inst{63-56} = 0x4a; let Inst{55-50} = dst; let Inst{49-44} = dst; let Inst{43-35} = 16; let Inst{34-33} = fmt; let Inst{32} = 0;
}
def ZEXT16_S : ZeroExtendHalf<0b00, GPR32>;
def ZEXT16_V : ZeroExtendHalf<0b11, VR512W>;
