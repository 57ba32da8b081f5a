//===-- target.td - AArch64 with NEON: the root of the description -------------------------------------------===//

include "Target.td"
include "features.td"
include "regs.td"
include "operands.td"
include "formats.td"
include "insts_int.td"
include "insts_mem.td"
include "sysregs.td"
include "insts_system.td"
include "sysops.td"
include "insts_float.td"
include "formats_simd.td"
include "insts_simd_arith.td"
include "insts_simd_move.td"
include "insts_simd_mem.td"
include "macros.td"
include "callconv.td"
include "patterns_int.td"
include "patterns_float.td"
include "patterns_vec.td"
include "patterns_vec_move.td"

def AArch64 : Target<"aarch64"> {
  let Encoding = "fixed";
  let Conventions = [AAPCS64, Darwin];
  let MaskForm = "lanes";
  let LoadLatency = 4;
  let CommentMark = "";
  let AlignIsLogarithm = 1;
  let ELFMachine = 183;
  let AddressRelocations = [0, 259, 258, 257];    // R_AARCH64_ABS16, _ABS32, _ABS64
  let DistanceRelocations = [0, 262, 261, 260];   // R_AARCH64_PREL16, _PREL32, _PREL64
}
