//===-- features.td - what code may rely on ------------------------------------------------------------------===//
//
// The published hardware differs from the documented machine. Each feature is a property of the documented machine that
// the published hardware lacks: code without it avoids the defect, and is right on both.
//===---------------------------------------------------------------------------------------------------------===//

class NPUFeature<string n, string has, string d> : SubtargetFeature<n, has, "true", d>;

def FeatureMaskedStores : NPUFeature<"masked-stores", "HasMaskedStores", "stores of vectors to main memory write only the active lanes">;
def FeatureAllVectors : NPUFeature<"all-vectors", "HasAllVectors", "v59 and v63 are ordinary registers">;
def FeatureIndirectCalls : NPUFeature<"indirect-calls", "HasIndirectCalls", "jmpsr to a register returns to the instruction behind it">;
def FeatureConversions : NPUFeature<"conversions", "HasConversions", "itof and ftoi are right for every number">;
def FeatureNarrowVectors : NPUFeature<"narrow-vectors", "HasNarrowVectors", "loads of bytes and halves from main memory read contiguous lanes">;
def FeatureNarrowScratchpad : NPUFeature<"narrow-scratchpad", "HasNarrowScratchpad", "bytes and halves in the scratchpad are contiguous lanes">;
def FeatureSlowBranches : NPUFeature<"slow-before-branch", "HasSlowBranches", "a branch may directly follow a slow instruction">;
def FeatureFloatCompares : NPUFeature<"float-compares", "HasFloatCompares", "comparisons of floats are those of IEEE 754">;
// Not a property of the documented machine.
def FeatureInvalidation : NPUFeature<"invalidation", "HasInvalidation", "dcacheinv, which only the published hardware has">;
def FeatureScratchpad : NPUFeature<"scratchpad", "HasScratchpad", "a scratchpad">;

def HasAllVectors : HasFeature<FeatureAllVectors>;
def HasInvalidation : HasFeature<FeatureInvalidation>;
def HasFloatCompares : HasFeature<FeatureFloatCompares>;

// The default: right on the published hardware and on the documented machine. The system with one core has no scratchpad.
def : Processor<"naplespu", [FeatureScratchpad]>;
def : Processor<"naplespu-single-core", []>;
def : Processor<"naplespu-documented", [FeatureMaskedStores, FeatureAllVectors, FeatureIndirectCalls, FeatureConversions,
                                        FeatureNarrowVectors, FeatureNarrowScratchpad, FeatureSlowBranches,
                                        FeatureFloatCompares, FeatureScratchpad]>;
