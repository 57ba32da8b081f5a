//===-- target.td - NaplesPU, an accelerator with 16 lanes: the root of the description ----------------------===//

include "Target.td"
include "features.td"
include "regs.td"
include "operands.td"
include "formats.td"
include "insts_arith.td"
include "insts_mem.td"
include "insts_control.td"
include "insts_codegen.td"
include "callconv.td"
include "patterns.td"

def NaplesPU : Target<"naplespu"> {
  let PointerBits = 32;
  let Conventions = [NPUCall];
  let MaskForm = "numbers";
  let LoadLatency = 4;
  let ELFMachine = 9876;
  let AddressRelocations = [0, 0, 1, 0];          // R_NPU_ABS32
}
