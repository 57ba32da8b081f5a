//===-- features.td - processor features, and named levels ----------------------------------------------------===//

class X86Feature<string n, string has, string d, list<SubtargetFeature> implies = []>
    : SubtargetFeature<n, has, "true", d, implies>;

//===-- Features ---------------------------------------------------------------------------------------------===//

def FeatureSSE3 : X86Feature<"sse3", "HasSSE3", "SSE3 instructions">;
def FeatureSSSE3 : X86Feature<"ssse3", "HasSSSE3", "SSSE3 instructions", [FeatureSSE3]>;
def FeatureSSE41 : X86Feature<"sse4.1", "HasSSE41", "SSE 4.1 instructions", [FeatureSSSE3]>;
def FeatureSSE42 : X86Feature<"sse4.2", "HasSSE42", "SSE 4.2 instructions", [FeatureSSE41]>;
def FeaturePOPCNT : X86Feature<"popcnt", "HasPOPCNT", "population count">;
def FeatureCX16 : X86Feature<"cx16", "HasCX16", "exchange of 16 bytes">;
def FeatureAES : X86Feature<"aes", "HasAES", "AES rounds">;
def FeaturePCLMUL : X86Feature<"pclmul", "HasPCLMUL", "carry-less multiplication">;
def FeatureAVX : X86Feature<"avx", "HasAVX", "AVX instructions", [FeatureSSE42]>;
def FeatureAVX2 : X86Feature<"avx2", "HasAVX2", "AVX2 instructions", [FeatureAVX]>;
def FeatureFMA : X86Feature<"fma", "HasFMA", "fused multiply-add with three operands", [FeatureAVX]>;
def FeatureF16C : X86Feature<"f16c", "HasF16C", "conversions of half precision", [FeatureAVX]>;
def FeatureBMI : X86Feature<"bmi", "HasBMI", "bit manipulation, first set">;
def FeatureBMI2 : X86Feature<"bmi2", "HasBMI2", "bit manipulation, second set">;
def FeatureLZCNT : X86Feature<"lzcnt", "HasLZCNT", "leading zero count">;
def FeatureMOVBE : X86Feature<"movbe", "HasMOVBE", "loads and stores that swap bytes">;
def FeatureGFNI : X86Feature<"gfni", "HasGFNI", "arithmetic on bytes as Galois field", [FeatureSSE42]>;
def FeatureVAES : X86Feature<"vaes", "HasVAES", "AES rounds on wide vectors", [FeatureAES, FeatureAVX2]>;
def FeatureVPCLMULQDQ
    : X86Feature<"vpclmulqdq", "HasVPCLMULQDQ", "carry-less multiplication of wide vectors", [FeatureAVX, FeaturePCLMUL]>;
def FeatureAVXVNNI : X86Feature<"avxvnni", "HasAVXVNNI", "dot products of bytes and words with VEX", [FeatureAVX2]>;

def FeatureAVX512 : X86Feature<"avx512f", "HasAVX512", "AVX-512 foundation", [FeatureAVX2, FeatureFMA, FeatureF16C]>;
class X512<string n, string has, string d, list<SubtargetFeature> implies = [FeatureAVX512]> : X86Feature<n, has, d, implies>;
def FeatureCDI : X512<"avx512cd", "HasCDI", "conflicts and leading zeros">;
def FeatureBWI : X512<"avx512bw", "HasBWI", "lanes of bytes and words">;
def FeatureDQI : X512<"avx512dq", "HasDQI", "more on double and quad words">;
def FeatureVLX : X512<"avx512vl", "HasVLX", "128 and 256 bits with EVEX">;
def FeatureVNNI : X512<"avx512vnni", "HasVNNI", "dot products of bytes and words">;
def FeatureBF16 : X512<"avx512bf16", "HasBF16", "conversions and dot products of bfloat16", [FeatureBWI]>;
def FeatureFP16 : X512<"avx512fp16", "HasFP16", "arithmetic of half precision", [FeatureBWI]>;
def FeatureVBMI : X512<"avx512vbmi", "HasVBMI", "permutations of bytes", [FeatureBWI]>;
def FeatureVBMI2 : X512<"avx512vbmi2", "HasVBMI2", "compression of bytes, funnel shifts", [FeatureBWI]>;
def FeatureBITALG : X512<"avx512bitalg", "HasBITALG", "bit counts of bytes and words", [FeatureBWI]>;
def FeatureVPOPCNTDQ : X512<"avx512vpopcntdq", "HasVPOPCNTDQ", "bit counts of double and quad words">;
def FeatureIFMA : X512<"avx512ifma", "HasIFMA", "multiply-add of 52-bit integers">;

// Features that only the assembler uses.
def FeatureMMX : X86Feature<"mmx", "HasMMX", "vectors of 64 bits">;
def FeatureFMA4 : X86Feature<"fma4", "HasFMA4", "multiply-add with four operands", [FeatureAVX]>;
def FeatureADX : X86Feature<"adx", "HasADX", "additions with two carries">;
def FeatureRTM : X86Feature<"rtm", "HasRTM", "transactions in memory">;
def FeaturePKU : X86Feature<"pku", "HasPKU", "keys of pages">;
def FeatureSHSTK : X86Feature<"shstk", "HasSHSTK", "shadow stacks">;
def FeatureRDPID : X86Feature<"rdpid", "HasRDPID", "the number of the processor">;
def FeatureFSGSBASE : X86Feature<"fsgsbase", "HasFSGSBASE", "bases of segments">;
def FeatureRDRAND : X86Feature<"rdrnd", "HasRDRAND", "random numbers">;
def FeatureRDSEED : X86Feature<"rdseed", "HasRDSEED", "seeds of random numbers">;
def FeatureXSAVE : X86Feature<"xsave", "HasXSAVE", "state of the processor in memory">;
def FeatureXSAVEOPT : X86Feature<"xsaveopt", "HasXSAVEOPT", "the same, where it changed">;
def FeatureXSAVEC : X86Feature<"xsavec", "HasXSAVEC", "the same, packed">;
def FeatureXSAVES : X86Feature<"xsaves", "HasXSAVES", "the same of systems">;
def FeatureCLFLUSHOPT : X86Feature<"clflushopt", "HasCLFLUSHOPT", "lines of the cache, flushed in any order">;
def FeatureCLWB : X86Feature<"clwb", "HasCLWB", "lines of the cache, written back">;
def FeatureSERIALIZE : X86Feature<"serialize", "HasSERIALIZE", "waiting for all before">;

foreach f = [FeatureSSE3, FeatureSSSE3, FeatureSSE41, FeatureSSE42, FeaturePOPCNT, FeatureCX16, FeatureAES,
             FeaturePCLMUL, FeatureAVX, FeatureAVX2, FeatureFMA, FeatureF16C, FeatureBMI, FeatureBMI2, FeatureLZCNT,
             FeatureMOVBE, FeatureGFNI, FeatureVAES, FeatureVPCLMULQDQ, FeatureAVXVNNI, FeatureAVX512, FeatureCDI, FeatureBWI,
             FeatureDQI, FeatureVLX, FeatureVNNI, FeatureBF16, FeatureFP16, FeatureVBMI, FeatureVBMI2, FeatureBITALG,
             FeatureVPOPCNTDQ, FeatureIFMA,
             FeatureMMX, FeatureFMA4, FeatureADX, FeatureRTM, FeaturePKU, FeatureSHSTK,
             FeatureRDPID, FeatureFSGSBASE, FeatureRDRAND, FeatureRDSEED, FeatureXSAVE,
             FeatureXSAVEOPT, FeatureXSAVEC, FeatureXSAVES, FeatureCLFLUSHOPT, FeatureCLWB,
             FeatureSERIALIZE] in
  def f.FieldName : HasFeature<f>;

//===-- Levels -----------------------------------------------------------------------------------------------===//

defvar V2 = [FeatureSSE42, FeaturePOPCNT, FeatureCX16];
defvar V3 = !listconcat(V2, [FeatureAVX2, FeatureFMA, FeatureF16C, FeatureBMI, FeatureBMI2, FeatureLZCNT, FeatureMOVBE]);
defvar V4 = !listconcat(V3, [FeatureAVX512, FeatureCDI, FeatureBWI, FeatureDQI, FeatureVLX]);
def : Processor<"x86-64", []>;
def : Processor<"x86-64-v2", V2>;
def : Processor<"x86-64-v3", V3>;
def : Processor<"x86-64-v4", V4>;
