//===-- insts_mem.td - format M: main memory and the scratchpad ----------------------------------------------===//
//
// Accesses are naturally aligned, vector accesses to the full vector size. The scratchpad is a separate memory.
//===---------------------------------------------------------------------------------------------------------===//

class Load<bits<6> op, bit s, bit m, RegisterClass rc, dag ins, string asm>
    : FormatM<op, s, m, (outs rc:$reg), ins, asm#" $reg, $addr"> { let mayLoad = 1; }
class Store<bits<6> op, bit s, bit m, RegisterClass rc, Operand mem, string asm>
    : FormatM<op, s, m, (outs), (ins rc:$reg, mem:$addr), asm#" $reg, $addr"> { let mayStore = 1; }

multiclass ScalarLoad<bits<6> op, string name, Operand mem, Operand label> {
  def "" : Load<op, 0, 0, GPR32, (ins mem:$addr), name>;
  def _SCRATCHPAD : Load<op, 1, 0, GPR32, (ins mem:$addr), name#"_scratchpad">;
  let isCodeGenOnly = 1, mayLoad = 1 in def _PC : FormatMLabel<op, (outs GPR32:$reg), (ins label:$imm), name#" $reg, $imm">;
}
multiclass ScalarStore<bits<6> op, string name, Operand mem, Operand label> {
  def "" : Store<op, 0, 0, GPR32, mem, name>;
  def _SCRATCHPAD : Store<op, 1, 0, GPR32, mem, name#"_scratchpad">;
  let isCodeGenOnly = 1, mayStore = 1 in def _PC : FormatMLabel<op, (outs), (ins GPR32:$reg, label:$imm), name#" $reg, $imm">;
}
// Inactive lanes keep their old values.
class MaskedLoad<bits<6> op, bit s, Operand mem, string asm>
    : Load<op, s, 1, VR512W, (ins mem:$addr, VR512W:$old), asm#".m"> {
  let Uses = [RM];
  let Constraints = "$old = $reg";
}
multiclass VectorLoad<bits<6> op, string name, Operand mem> {
  def "" : Load<op, 0, 0, VR512W, (ins mem:$addr), name>, Vector;
  def _M : MaskedLoad<op, 0, mem, name>;
  def _SCRATCHPAD : Load<op, 1, 0, VR512W, (ins mem:$addr), name#"_scratchpad">, Vector;
  def _SCRATCHPAD_M : MaskedLoad<op, 1, mem, name#"_scratchpad">;
}
multiclass VectorStore<bits<6> op, string name, Operand mem> {
  def "" : Store<op, 0, 0, VR512W, mem, name>, Vector;
  def _M : Store<op, 0, 1, VR512W, mem, name#".m">, Vector;
  def _SCRATCHPAD : Store<op, 1, 0, VR512W, mem, name#"_scratchpad">, Vector;
  def _SCRATCHPAD_M : Store<op, 1, 1, VR512W, mem, name#"_scratchpad.m">, Vector;
}

defm LOAD32_S8 : ScalarLoad<0, "load32_s8", mem8, pcrel_ext>;
defm LOAD32_S16 : ScalarLoad<1, "load32_s16", mem16, pcrel_ext>;
defm LOAD32 : ScalarLoad<2, "load32", mem32, pcrel_mem>;
defm LOAD32_U8 : ScalarLoad<4, "load32_u8", mem8, pcrel_ext>;
defm LOAD32_U16 : ScalarLoad<5, "load32_u16", mem16, pcrel_ext>;
defm LOAD_V16I8 : VectorLoad<7, "load_v16i8", mem128>;
defm LOAD_V16I16 : VectorLoad<8, "load_v16i16", mem256>;
defm LOAD_V16I32 : VectorLoad<9, "load_v16i32", mem512>;
defm LOAD_V16U8 : VectorLoad<11, "load_v16u8", mem128>;
defm LOAD_V16U16 : VectorLoad<12, "load_v16u16", mem256>;
// One scratchpad word per lane.
def LOADG32_SCRATCHPAD : Load<16, 1, 0, VR512W, (ins memv:$addr), "loadg32_scratchpad">, Vector;
def LOADG32_SCRATCHPAD_M : MaskedLoad<16, 1, memv, "loadg32_scratchpad">;

defm STORE32_8 : ScalarStore<32, "store32_8", mem8, pcrel_mem>;
defm STORE32_16 : ScalarStore<33, "store32_16", mem16, pcrel_mem>;
defm STORE32 : ScalarStore<34, "store32", mem32, pcrel_mem>;
defm STORE_V16I8 : VectorStore<36, "store_v16i8", mem128>;
defm STORE_V16I16 : VectorStore<37, "store_v16i16", mem256>;
defm STORE_V16I32 : VectorStore<38, "store_v16i32", mem512>;
def STORES32_SCRATCHPAD : Store<42, 1, 0, VR512W, memv, "stores32_scratchpad">, Vector;
def STORES32_SCRATCHPAD_M : Store<42, 1, 1, VR512W, memv, "stores32_scratchpad.m">, Vector;
