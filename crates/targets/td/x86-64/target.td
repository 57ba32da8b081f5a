//===-- target.td - x86-64 with AVX2 and FMA: the root of the description ------------------------------------===//

include "Target.td"
include "formats.td"
include "regs.td"
include "operands.td"
include "insts_int.td"
include "insts_system.td"
include "shapes_vec.td"
include "insts_float.td"
include "insts_fma.td"
include "insts_vec_move.td"
include "insts_vec_int.td"
include "insts_half.td"
include "insts_short.td"
include "callconv.td"
include "patterns_int.td"
include "patterns_float.td"
include "patterns_vec_int.td"
include "patterns_vec_move.td"
include "patterns_shuffle.td"

def X86 : Target<"x86-64"> {
  let Encoding = "prefixed";
  let Conventions = [SysV, Win64];
  let MaskForm = "lanes";
  let ProgramCounter = RIP;
  let LoadLatency = 5;
}
