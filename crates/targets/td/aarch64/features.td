//===-- features.td - features of AArch64 machines -----------------------------------------------------------===//

class A64Feature<string n, string desc, list<SubtargetFeature> implies = []> : SubtargetFeature<n, "Has"#n, "true", desc, implies>;

def FeatureFPARMv8 : A64Feature<"fp-armv8", "floats">;
def FeatureNEON : A64Feature<"neon", "vectors of 128 bits", [FeatureFPARMv8]>;
def FeatureFullFP16 : A64Feature<"fullfp16", "arithmetic on floats of 16 bits", [FeatureFPARMv8]>;
def FeatureFP16FML : A64Feature<"fp16fml", "products of floats of 16 bits added to floats of 32 bits", [FeatureFullFP16, FeatureNEON]>;
def FeatureDotProd : A64Feature<"dotprod", "sums of four products of bytes", [FeatureNEON]>;
def FeatureBF16 : A64Feature<"bf16", "brain floats of 16 bits", [FeatureNEON]>;
def FeatureI8MM : A64Feature<"i8mm", "products of matrices of bytes", [FeatureNEON]>;
def FeatureCRC : A64Feature<"crc", "cyclic redundancy checks">;
def FeatureLSE : A64Feature<"lse", "atomic operations in one instruction">;
def FeatureRDM : A64Feature<"rdm", "rounding doubling products that accumulate", [FeatureNEON]>;
def FeatureComplxNum : A64Feature<"complxnum", "complex numbers", [FeatureNEON]>;
def FeatureFRInt3264 : A64Feature<"fptoint", "rounding floats to integers of 32 and 64 bits", [FeatureFPARMv8]>;
def FeatureFlagM : A64Feature<"flagm", "changing flags">;
def FeatureBTI : A64Feature<"bti", "branch targets">;

foreach f = ["FPARMv8", "NEON", "FullFP16", "FP16FML", "DotProd", "BF16", "I8MM", "CRC", "LSE", "RDM", "ComplxNum", "FRInt3264"] in
  def Has#f : HasFeature<!cast<SubtargetFeature>("Feature"#f)>;

// The baseline of 64-bit machines, and the features of recent servers and phones.
def : Processor<"armv8-a", [FeatureFPARMv8, FeatureNEON]>;
def : Processor<"armv8.2-a", [FeatureNEON, FeatureFullFP16, FeatureDotProd, FeatureCRC, FeatureLSE, FeatureRDM]>;
def : Processor<"armv8.6-a", [FeatureNEON, FeatureFullFP16, FeatureFP16FML, FeatureDotProd, FeatureBF16, FeatureI8MM, FeatureCRC,
                              FeatureLSE, FeatureRDM, FeatureComplxNum, FeatureFRInt3264]>;
