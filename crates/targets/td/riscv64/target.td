//===-- target.td - RISC-V, 64 bits, from RV64GC to vectors: the root of the description ---------------------===//

include "Target.td"
include "features.td"
include "formats.td"
include "regs.td"
include "operands.td"
include "csrs.td"
include "insts_int.td"
include "insts_float.td"
include "insts_c.td"
include "shapes_v.td"
include "insts_v.td"
include "insts_vmem.td"
include "insts_codegen.td"
include "insts_ext.td"
include "macros.td"
include "callconv.td"
include "patterns_int.td"
include "patterns_float.td"
include "patterns_v.td"

def RISCV64 : Target<"riscv64"> {
  let Conventions = [LP64D];
  let MaskForm = "bits";
  let LoadLatency = 3;
  let AlignIsLogarithm = 1;
  let ELFMachine = 243;
  let ELFFlags = 5;                               // compressed instructions; floats of 64 bits in registers
  let AddressRelocations = [0, 0, 1, 2];          // R_RISCV_32, _64
  let DistanceRelocations = [0, 0, 57, 0];        // R_RISCV_32_PCREL
}
