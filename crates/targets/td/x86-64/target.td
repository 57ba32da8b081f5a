//===-- target.td - x86-64 from SSE to AVX-512: the root of the description ----------------------------------===//

include "Target.td"
include "formats.td"
include "features.td"
include "regs.td"
include "operands.td"
include "insts_int.td"
include "insts_system.td"
include "shapes_vec.td"
include "insts_float.td"
include "insts_fma.td"
include "insts_vec_move.td"
include "insts_vec_int.td"
include "insts_sse.td"
include "insts_avx_more.td"
include "insts_short.td"
include "shapes_evex.td"
include "insts_evex_float.td"
include "insts_evex_int.td"
include "insts_evex_move.td"
include "insts_mask.td"
include "insts_legacy.td"
include "insts_atomic.td"
include "insts_x87.td"
include "insts_mmx.td"
include "callconv.td"
include "patterns_int.td"
include "patterns_float.td"
include "patterns_vec_int.td"
include "patterns_vec_move.td"
include "patterns_shuffle.td"
include "patterns_sse.td"
include "patterns_mask.td"
include "patterns_evex_arith.td"
include "patterns_evex_move.td"

def X86 : Target<"x86-64"> {
  let Encoding = "prefixed";
  let Conventions = [SysV, Win64];
  let MaskForm = "bits";
  let ProgramCounter = RIP;
  let LoadLatency = 5;
  let WordBytes = 2;
  let ELFMachine = 62;
  let AddressRelocations = [14, 12, 10, 1];    // R_X86_64_8, _16, _32, _64
  let DistanceRelocations = [15, 13, 2, 24];   // R_X86_64_PC8, _PC16, _PC32, _PC64
}
