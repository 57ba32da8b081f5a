//===-- patterns.td - selection patterns ---------------------------------------------------------------------===//
//
// Patterns use 16 lanes of 32 bits: shorter vectors use the first lanes, narrow lanes are extended to 32 bits.
//===---------------------------------------------------------------------------------------------------------===//

def simm9_i32 : ImmRange<i32, -256, 255>;

multiclass IntPatterns<SDNode op, string name> {
  def : Pat<(i32 (op GPR32:$a, GPR32:$b)), (!cast<Instruction>(name#"_SS") GPR32:$a, GPR32:$b)>;
  def : Pat<(i32 (op GPR32:$a, simm9_i32:$b)), (!cast<Instruction>(name#"_SI") GPR32:$a, simm9_i32:$b)>;
  def : Pat<(v16i32 (op v16i32:$a, v16i32:$b)), (!cast<Instruction>(name#"_VV") VR512W:$a, VR512W:$b)>;
  def : Pat<(v16i32 (op v16i32:$a, (splat (i32 GPR32:$b)))), (!cast<Instruction>(name#"_VS") VR512W:$a, GPR32:$b)>;
}
defm : IntPatterns<add, "ADD">;
defm : IntPatterns<sub, "SUB">;
defm : IntPatterns<mul, "MULL">;
defm : IntPatterns<mulhs, "MULHS">;
defm : IntPatterns<mulhu, "MULHU">;
defm : IntPatterns<and, "AND">;
defm : IntPatterns<or, "OR">;
defm : IntPatterns<xor, "XOR">;
def : Pat<(i32 (not GPR32:$a)), (XOR_SI GPR32:$a, -1)>;
def : Pat<(v16i32 (not v16i32:$a)), (XOR_VI VR512W:$a, -1)>;
def : Pat<(i32 (ctlz GPR32:$a)), (CLZ_S GPR32:$a)>;
def : Pat<(v16i32 (ctlz v16i32:$a)), (CLZ_V VR512W:$a)>;
def : Pat<(i32 (cttz GPR32:$a)), (CTZ_S GPR32:$a)>;
def : Pat<(v16i32 (cttz v16i32:$a)), (CTZ_V VR512W:$a)>;

multiclass FloatPatterns<SDNode op, string name> {
  def : Pat<(f32 (op GPR32:$a, GPR32:$b)), (!cast<Instruction>(name#"_SS") GPR32:$a, GPR32:$b)>;
  def : Pat<(v16f32 (op v16f32:$a, v16f32:$b)), (!cast<Instruction>(name#"_VV") VR512W:$a, VR512W:$b)>;
  def : Pat<(v16f32 (op v16f32:$a, (splat (f32 GPR32:$b)))), (!cast<Instruction>(name#"_VS") VR512W:$a, GPR32:$b)>;
}
defm : FloatPatterns<fadd, "FADD">;
defm : FloatPatterns<fsub, "FSUB">;
defm : FloatPatterns<fmul, "FMUL">;
defm : FloatPatterns<fdiv, "FDIV">;
def : Pat<(f32 (sint_to_fp (i32 GPR32:$a))), (ITOF_S GPR32:$a)>;
def : Pat<(v16f32 (sint_to_fp v16i32:$a)), (ITOF_V VR512W:$a)>;
def : Pat<(i32 (fp_to_sint (f32 GPR32:$a))), (FTOI_S GPR32:$a)>;
def : Pat<(v16i32 (fp_to_sint v16f32:$a)), (FTOI_V VR512W:$a)>;

// Masks are integers in scalar registers.
class PatCmp<CondCode cc, ValueType vt, Instruction inst>
    : Pat<(v16i1 (setcc vt:$a, vt:$b, cc)), (inst VR512W:$a, VR512W:$b)>;
def : PatCmp<SETEQ, v16i32, CMPEQ_VV>;
def : PatCmp<SETNE, v16i32, CMPNE_VV>;
def : PatCmp<SETGT, v16i32, CMPGT_VV>;
def : PatCmp<SETGE, v16i32, CMPGE_VV>;
def : PatCmp<SETLT, v16i32, CMPLT_VV>;
def : PatCmp<SETLE, v16i32, CMPLE_VV>;
def : PatCmp<SETUGT, v16i32, CMPUGT_VV>;
def : PatCmp<SETUGE, v16i32, CMPUGE_VV>;
def : PatCmp<SETULT, v16i32, CMPULT_VV>;
def : PatCmp<SETULE, v16i32, CMPULE_VV>;
let Predicates = [HasFloatCompares] in {
  def : PatCmp<SETEQ, v16f32, CMPFEQ_VV>;
  def : PatCmp<SETNE, v16f32, CMPFNE_VV>;
  def : PatCmp<SETGT, v16f32, CMPFGT_VV>;
  def : PatCmp<SETGE, v16f32, CMPFGE_VV>;
  def : PatCmp<SETLT, v16f32, CMPFLT_VV>;
  def : PatCmp<SETLE, v16f32, CMPFLE_VV>;
}
def : Pat<(v16i1 (and v16i1:$a, v16i1:$b)), (AND_SS GPR32:$a, GPR32:$b)>;
def : Pat<(v16i1 (or v16i1:$a, v16i1:$b)), (OR_SS GPR32:$a, GPR32:$b)>;
def : Pat<(v16i1 (xor v16i1:$a, v16i1:$b)), (XOR_SS GPR32:$a, GPR32:$b)>;
def : Pat<(v16i1 (not v16i1:$a)), (XOR_SI GPR32:$a, -1)>;
foreach vt = [v16i32, v16f32, v16i16, v16i8] in
  def : Pat<(vt (vselect v16i1:$m, vt:$a, vt:$b)), (CHOOSE_V VR512W:$b, VR512W:$a, GPR32:$m)>;
def : Pat<(v16i32 (splat (i32 GPR32:$a))), (MOVE_VS GPR32:$a)>;
def : Pat<(v16f32 (splat (f32 GPR32:$a))), (MOVE_VS GPR32:$a)>;

foreach vt = [i32, f32] in {
  def : Pat<(vt (ld addr:$a)), (LOAD32 addr:$a)>;
  def : Pat<(st (vt GPR32:$v), addr:$a), (STORE32 GPR32:$v, addr:$a)>;
}
