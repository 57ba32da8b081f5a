//===-- features.td - extensions of RISC-V, and named levels -------------------------------------------------===//

class RISCVExtension<string n, string has, string d, list<SubtargetFeature> implies = []>
    : SubtargetFeature<n, has, "true", d, implies>;

def FeatureM : RISCVExtension<"m", "HasStdExtM", "multiplication and division">;
def FeatureA : RISCVExtension<"a", "HasStdExtA", "atomic memory operations">;
def FeatureZicsr : RISCVExtension<"zicsr", "HasStdExtZicsr", "control and status registers">;
def FeatureZifencei : RISCVExtension<"zifencei", "HasStdExtZifencei", "order of stores and instruction fetches">;
def FeatureF : RISCVExtension<"f", "HasStdExtF", "floats of 32 bits", [FeatureZicsr]>;
def FeatureD : RISCVExtension<"d", "HasStdExtD", "floats of 64 bits", [FeatureF]>;
def FeatureC : RISCVExtension<"c", "HasStdExtC", "instructions of 16 bits">;
def FeatureZba : RISCVExtension<"zba", "HasStdExtZba", "addresses: shift and add">;
def FeatureZbb : RISCVExtension<"zbb", "HasStdExtZbb", "bits: counts, rotations, minima, extensions">;
def FeatureZbs : RISCVExtension<"zbs", "HasStdExtZbs", "single bits">;
def FeatureZfhmin : RISCVExtension<"zfhmin", "HasStdExtZfhmin", "floats of 16 bits: moves and conversions", [FeatureF]>;
def FeatureZfh : RISCVExtension<"zfh", "HasStdExtZfh", "floats of 16 bits", [FeatureZfhmin]>;
def FeatureV : RISCVExtension<"v", "HasStdExtV", "vectors of at least 128 bits", [FeatureD]>;
def FeatureZvfhmin : RISCVExtension<"zvfhmin", "HasStdExtZvfhmin", "conversions of vectors of floats of 16 bits">;
def FeatureZvfh : RISCVExtension<"zvfh", "HasStdExtZvfh", "vectors of floats of 16 bits", [FeatureZvfhmin, FeatureZfhmin]>;
def FeatureZvfbfmin : RISCVExtension<"zvfbfmin", "HasStdExtZvfbfmin", "conversions of vectors of bfloats">;
def FeatureZvfbfwma : RISCVExtension<"zvfbfwma", "HasStdExtZvfbfwma", "products of bfloats added to floats", [FeatureZvfbfmin]>;
def FeatureZvbb : RISCVExtension<"zvbb", "HasStdExtZvbb", "bits of lanes: counts, rotations, reversals">;
// Extensions for hand-written code (insts_ext.td).
def FeatureZicond : RISCVExtension<"zicond", "HasStdExtZicond", "choices of integers">;
def FeatureZbc : RISCVExtension<"zbc", "HasStdExtZbc", "products without carries">;
def FeatureZbkb : RISCVExtension<"zbkb", "HasStdExtZbkb", "bits for cryptography">;
def FeatureZbkx : RISCVExtension<"zbkx", "HasStdExtZbkx", "permutations of parts">;
def FeatureZknd : RISCVExtension<"zknd", "HasStdExtZknd", "AES, decryption">;
def FeatureZkne : RISCVExtension<"zkne", "HasStdExtZkne", "AES, encryption">;
def FeatureZknh : RISCVExtension<"zknh", "HasStdExtZknh", "SHA-2">;
def FeatureZksed : RISCVExtension<"zksed", "HasStdExtZksed", "SM4">;
def FeatureZksh : RISCVExtension<"zksh", "HasStdExtZksh", "SM3">;
def FeatureZimop : RISCVExtension<"zimop", "HasStdExtZimop", "operations that may be">;
def FeatureZabha : RISCVExtension<"zabha", "HasStdExtZabha", "atomic operations on bytes and halves">;
def FeatureZacas : RISCVExtension<"zacas", "HasStdExtZacas", "compare and swap">;
def FeatureZawrs : RISCVExtension<"zawrs", "HasStdExtZawrs", "waiting for a reservation">;
def FeatureZicbom : RISCVExtension<"zicbom", "HasStdExtZicbom", "management of caches">;
def FeatureZicboz : RISCVExtension<"zicboz", "HasStdExtZicboz", "zeroing of cache blocks">;
def FeatureZicbop : RISCVExtension<"zicbop", "HasStdExtZicbop", "prefetches">;
def FeatureZihintpause : RISCVExtension<"zihintpause", "HasStdExtZihintpause", "pauses">;
def FeatureZihintntl : RISCVExtension<"zihintntl", "HasStdExtZihintntl", "how long accesses are needed">;
def FeatureSvinval : RISCVExtension<"svinval", "HasStdExtSvinval", "invalidation of translations">;
def FeatureH : RISCVExtension<"h", "HasStdExtH", "guests of hypervisors">;
def FeatureZfa : RISCVExtension<"zfa", "HasStdExtZfa", "additional operations on floats">;
def FeatureZfbfmin : RISCVExtension<"zfbfmin", "HasStdExtZfbfmin", "conversions of bfloats">;
def FeatureZvbc : RISCVExtension<"zvbc", "HasStdExtZvbc", "products of lanes without carries">;

def HasStdExtM : HasFeature<FeatureM>;
def HasStdExtA : HasFeature<FeatureA>;
def HasStdExtZicsr : HasFeature<FeatureZicsr>;
def HasStdExtZifencei : HasFeature<FeatureZifencei>;
def HasStdExtF : HasFeature<FeatureF>;
def HasStdExtD : HasFeature<FeatureD>;
def HasStdExtC : HasFeature<FeatureC>;
def HasStdExtZba : HasFeature<FeatureZba>;
def HasStdExtZbb : HasFeature<FeatureZbb>;
def HasStdExtZbs : HasFeature<FeatureZbs>;
def HasStdExtZfhmin : HasFeature<FeatureZfhmin>;
def HasStdExtZfh : HasFeature<FeatureZfh>;
def HasStdExtV : HasFeature<FeatureV>;
def HasStdExtZvfh : HasFeature<FeatureZvfh>;
def HasStdExtZvfhmin : HasFeature<FeatureZvfhmin>;
def HasStdExtZvfbfmin : HasFeature<FeatureZvfbfmin>;
def HasStdExtZvfbfwma : HasFeature<FeatureZvfbfwma>;
def HasStdExtZvbb : HasFeature<FeatureZvbb>;
def HasStdExtZicond : HasFeature<FeatureZicond>;
def HasStdExtZbc : HasFeature<FeatureZbc>;
def HasStdExtZbkb : HasFeature<FeatureZbkb>;
def HasStdExtZbkx : HasFeature<FeatureZbkx>;
def HasStdExtZknd : HasFeature<FeatureZknd>;
def HasStdExtZkne : HasFeature<FeatureZkne>;
def HasStdExtZknh : HasFeature<FeatureZknh>;
def HasStdExtZksed : HasFeature<FeatureZksed>;
def HasStdExtZksh : HasFeature<FeatureZksh>;
def HasStdExtZimop : HasFeature<FeatureZimop>;
def HasStdExtZabha : HasFeature<FeatureZabha>;
def HasStdExtZacas : HasFeature<FeatureZacas>;
def HasStdExtZawrs : HasFeature<FeatureZawrs>;
def HasStdExtZicbom : HasFeature<FeatureZicbom>;
def HasStdExtZicboz : HasFeature<FeatureZicboz>;
def HasStdExtZicbop : HasFeature<FeatureZicbop>;
def HasStdExtZihintpause : HasFeature<FeatureZihintpause>;
def HasStdExtZihintntl : HasFeature<FeatureZihintntl>;
def HasStdExtSvinval : HasFeature<FeatureSvinval>;
def HasStdExtH : HasFeature<FeatureH>;
def HasStdExtZfa : HasFeature<FeatureZfa>;
def HasStdExtZfbfmin : HasFeature<FeatureZfbfmin>;
def HasStdExtZvbc : HasFeature<FeatureZvbc>;

//===-- Levels -----------------------------------------------------------------------------------------------===//

defvar RV64GC = [FeatureM, FeatureA, FeatureD, FeatureC, FeatureZicsr, FeatureZifencei];
defvar RV64GCB = !listconcat(RV64GC, [FeatureZba, FeatureZbb, FeatureZbs]);
def : Processor<"rv64gc", RV64GC>;
def : Processor<"rv64gcv", !listconcat(RV64GCB, [FeatureV])>;
