//===-- features.td - extensions of RISC-V, and the levels that are sets of them -----------------------------===//

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

//===-- Levels -----------------------------------------------------------------------------------------------===//

defvar RV64GC = [FeatureM, FeatureA, FeatureD, FeatureC, FeatureZicsr, FeatureZifencei];
defvar RV64GCB = !listconcat(RV64GC, [FeatureZba, FeatureZbb, FeatureZbs]);
def : Processor<"rv64gc", RV64GC>;
def : Processor<"rv64gcv", !listconcat(RV64GCB, [FeatureV])>;
