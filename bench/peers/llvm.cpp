// The peer LLVM: kernels in its IR through a default pipeline into an LLJIT, one with a target machine of its own for each
// level that is kept. The text of a kernel is parsed outside the timed section, so building its IR is not counted.
//
//   version                            -> ok VERSION
//   compile KERNEL LEVEL MILLISECONDS  -> ok MINIMUM MEDIAN COUNT (nanoseconds) BYTES; levels are 0 and 2
//   code KERNEL FILE LENGTH MILLISECONDS
//        -> ok NANOSECONDS NANOSECONDS INSTRUCTIONS INSTRUCTIONS: the code in FILE, whose first LENGTH bytes are
//           instructions, and LLVM's at level 2; both are checked, then run in turns on the same data
//   listing KERNEL                     -> LLVM's code at level 2, then ok

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/Disassembler.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Object.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <llvm/Config/llvm-config.h>
#include <sys/mman.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "peer.h"

namespace {

constexpr const char* kTriple = "x86_64-unknown-linux-gnu";

const char* cpu() { return peer::lanes == 8 ? "x86-64-v3" : "x86-64-v4"; }

void must(LLVMErrorRef error) {
  if (!error) return;
  char* text = LLVMGetErrorMessage(error);
  std::string message = text;
  LLVMDisposeErrorMessage(text);
  throw std::runtime_error(message);
}

// The IR of the kernels, written as a compiler for C would write it: loops with one test at their top, values in SSA form,
// addresses in bounds, no overflow of indices.
class Text {
 public:
  std::string of(const std::string& kernel, bool has_masked_rest = false) {
    text_.clear();
    if (kernel == "sum") {
      text_ = "define i64 @kernel(i64 %a, i64 %b) nounwind {\n  %sum = add i64 %a, %b\n  ret i64 %sum\n}\n";
    } else if (kernel == "sort") {
      sort();
    } else if (kernel == "maxpool") {
      maxpool();
    } else if (peer::degree(kernel) >= 0) {
      polynomial(peer::degree(kernel), has_masked_rest);
    } else if (peer::outputs(kernel) >= 0) {
      depthwise(peer::outputs(kernel));
    } else if (kernel == "blur") {
      blur();
    } else if (kernel == "exp") {
      exponential();
    } else if (kernel == "axpy") {
      axpy();
    } else if (kernel == "dot") {
      dot();
    } else {
      throw std::runtime_error("LLVM has no kernel " + kernel);
    }
    text_ +=
           "declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)\n"
           "declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)\n"
           "declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)\n"
           "declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>)\n";
    if (peer::lanes != 8) widen();
    return text_;
  }

 private:
  // The texts have 8 lanes. LLVM takes vectors of 512 bits apart unless it is told that they are wanted.
  void widen() {
    std::string lanes = std::to_string(peer::lanes);
    replace("<8 x ", "<" + lanes + " x ");
    replace(".v8", ".v" + lanes);
    std::string numbers = "i32 0";
    for (int i = 1; i < peer::lanes; ++i) numbers += ", i32 " + std::to_string(i);
    replace("i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7", numbers);
    replace(" nounwind {", " nounwind \"min-legal-vector-width\"=\"512\" \"prefer-vector-width\"=\"512\" {");
  }

  void replace(const std::string& from, const std::string& to) {
    for (size_t at = text_.find(from); at != std::string::npos; at = text_.find(from, at + to.size()))
      text_.replace(at, from.size(), to);
  }

  void line(const std::string& text) { text_ += text + "\n"; }

  // A vector of equal floats: constants of the IR are written as doubles' bits.
  static std::string splat(float value) { return "splat (float " + constant(value) + ")"; }

  static std::string constant(float value) {
    double wide = value;
    uint64_t bits;
    std::memcpy(&bits, &wide, 8);
    char text[32];
    std::snprintf(text, sizeof text, "0x%016llX", static_cast<unsigned long long>(bits));
    return text;
  }

  void sort() {
    line(R"(define void @kernel(ptr %a, i64 %n) nounwind {
entry:
  %last = add nsw i64 %n, -1
  br label %outer
outer:
  %cur = phi i64 [ 0, %entry ], [ %following, %swap ]
  %more = icmp slt i64 %cur, %last
  br i1 %more, label %first, label %done
first:
  %start = add nsw i64 %cur, 1
  br label %inner
inner:
  %s = phi i64 [ %start, %first ], [ %after, %next ]
  %min = phi i64 [ %cur, %first ], [ %least, %next ]
  %within = icmp slt i64 %s, %n
  br i1 %within, label %look, label %swap
look:
  %min.at = getelementptr inbounds i32, ptr %a, i64 %min
  %min.value = load i32, ptr %min.at, align 4
  %s.at = getelementptr inbounds i32, ptr %a, i64 %s
  %s.value = load i32, ptr %s.at, align 4
  %is.less = icmp slt i32 %s.value, %min.value
  br i1 %is.less, label %less, label %next
less:
  br label %next
next:
  %least = phi i64 [ %s, %less ], [ %min, %look ]
  %after = add nsw i64 %s, 1
  br label %inner
swap:
  %x.at = getelementptr inbounds i32, ptr %a, i64 %cur
  %x = load i32, ptr %x.at, align 4
  %y.at = getelementptr inbounds i32, ptr %a, i64 %min
  %y = load i32, ptr %y.at, align 4
  store i32 %y, ptr %x.at, align 4
  store i32 %x, ptr %y.at, align 4
  %following = add nsw i64 %cur, 1
  br label %outer
done:
  ret void
})");
  }

  // Opens `name`, a loop of %name.c in steps up to %end, after block `before`.
  void open(const std::string& name, const std::string& before, const std::string& from, const std::string& end, int step,
            const std::string& more_phis = "") {
    std::string c = "%" + name + ".c";
    line("  br label %" + name);
    line(name + ":");
    line("  " + c + " = phi i64 [ " + from + ", %" + before + " ], [ " + c + ".next, %" + name + ".body ]");
    text_ += more_phis;
    line("  " + c + ".more = icmp slt i64 " + c + ", " + end);
    line("  br i1 " + c + ".more, label %" + name + ".body, label %" + name + ".end");
    line(name + ".body:");
    line("  " + c + ".next = add nsw i64 " + c + ", " + std::to_string(step));
  }

  void close(const std::string& name) {
    line("  br label %" + name);
    line(name + ".end:");
  }

  // %name: the element of %base at %index, plus so many.
  void at(const std::string& name, const std::string& base, const std::string& index, int offset) {
    line("  %" + name + ".at = getelementptr inbounds float, ptr %" + base + ", i64 " + index);
    line("  %" + name + " = getelementptr inbounds i8, ptr %" + name + ".at, i64 " + std::to_string(offset * 4));
  }

  void maxpool() {
    line("define void @kernel(ptr %in, ptr %out, i64 %n) nounwind {\nentry:");
    open("loop", "entry", "0", "%n", peer::lanes);
    for (int i = 0; i < 3; ++i) {
      std::string k = std::to_string(i);
      at("p" + k, "in", "%loop.c", i);
      line("  %x" + k + " = load <8 x float>, ptr %p" + k + ", align 4");
    }
    line(R"(  %is.more = fcmp ogt <8 x float> %x0, %x1
  %most = select <8 x i1> %is.more, <8 x float> %x0, <8 x float> %x1
  %is.most = fcmp ogt <8 x float> %most, %x2
  %max = select <8 x i1> %is.most, <8 x float> %most, <8 x float> %x2)");
    at("q", "out", "%loop.c", 0);
    line("  store <8 x float> %max, ptr %q, align 4");
    close("loop");
    line("  ret void\n}");
  }

  // Vectors, then one by one, as the kernels whose compilation is timed; or the rest under a mask, as those that run.
  void polynomial(int degree, bool has_masked_rest) {
    line("define void @kernel(ptr %x, ptr %y, i64 %n) nounwind {\nentry:");
    auto body = [&](const std::string& name, const std::string& type, const std::function<std::string(float)>& constant) {
      std::string dot = "%" + name + ".", power = dot + "x", result = constant(peer::kCoefficients[0]);
      for (int i = 1; i <= degree; ++i) {
        std::string k = std::to_string(i);
        line("  " + dot + "term" + k + " = fmul " + type + " " + power + ", " + constant(peer::kCoefficients[i]));
        line("  " + dot + "sum" + k + " = fadd " + type + " " + result + ", " + dot + "term" + k);
        result = dot + "sum" + k;
        if (i == degree) break;
        line("  " + dot + "power" + k + " = fmul " + type + " " + power + ", " + dot + "x");
        power = dot + "power" + k;
      }
      return result;
    };
    if (has_masked_rest) {
      vectors([&](const std::string& name, const std::string& index, bool is_masked) {
        load(name + ".x", "x", index, 0, is_masked);
        store(body(name, "<8 x float>", splat), name, index, is_masked);
      });
      return line("  ret void\n}");
    }
    line("  %end = add nsw i64 %n, " + std::to_string(1 - peer::lanes));
    for (bool is_vector : {true, false}) {
      std::string name = is_vector ? "v" : "s", type = is_vector ? "<8 x float>" : "float";
      if (is_vector) {
        open(name, "entry", "0", "%end", peer::lanes);
      } else {
        open(name, "v.end", "%v.c", "%n", 1);
      }
      at(name + ".p", "x", "%" + name + ".c", 0);
      line("  %" + name + ".x = load " + type + ", ptr %" + name + ".p, align 4");
      std::string result = body(name, type, is_vector ? splat : constant);
      at(name + ".q", "y", "%" + name + ".c", 0);
      line("  store " + type + " " + result + ", ptr %" + name + ".q, align 4");
      close(name);
    }
    line("  ret void\n}");
  }

  void depthwise(int n_outputs) {
    line("define void @kernel(ptr %in, ptr %weights, ptr %out) nounwind {\nentry:");
    auto load = [this](const std::string& name, const std::string& base, int index) {
      at(name + ".p", base, "0", index * peer::lanes);
      line("  %" + name + " = load <8 x float>, ptr %" + name + ".p, align 4");
    };
    for (int t = 0; t < peer::kTaps; ++t) load("w" + std::to_string(t), "weights", t);
    for (int i = 0; i < peer::kTaps - 1; ++i) load("x" + std::to_string(i), "in", i);
    for (int j = 0; j < n_outputs; ++j) {
      load("x" + std::to_string(j + peer::kTaps - 1), "in", j + peer::kTaps - 1);
      std::string sum = "%s" + std::to_string(j) + ".";
      line("  " + sum + "0 = fmul <8 x float> %x" + std::to_string(j) + ", %w0");
      for (int t = 1; t < peer::kTaps; ++t) fma(sum + std::to_string(t), j + t, t, sum + std::to_string(t - 1));
      std::string q = "q" + std::to_string(j);
      at(q, "out", "0", j * peer::lanes);
      line("  store <8 x float> " + sum + std::to_string(peer::kTaps - 1) + ", ptr %" + q + ", align 4");
    }
    line("  ret void\n}");
  }

  void fma(const std::string& name, int x, int w, const std::string& sum) {
    line("  " + name + " = call <8 x float> @llvm.fma.v8f32(<8 x float> %x" + std::to_string(x) + ", <8 x float> %w" +
         std::to_string(w) + ", <8 x float> " + sum + ")");
  }

  // A loop over all full vectors below %n, then once more under a mask if elements are left: `body` is given the prefix
  // of its names, the index, and whether there is %mask.
  void vectors(const std::function<void(const std::string&, const std::string&, bool)>& body,
               const std::string& phis = "", const std::string& value = "") {
    line("  %full = and i64 %n, -" + std::to_string(peer::lanes));
    open("v", "entry", "0", "%full", peer::lanes, phis);
    body("v", "%v.c", false);
    close("v");
    line(R"(  %has.rest = icmp slt i64 %full, %n
  br i1 %has.rest, label %rest, label %end
rest:
  %left = sub nsw i64 %n, %full
  %left.32 = trunc i64 %left to i32
  %left.one = insertelement <8 x i32> poison, i32 %left.32, i64 0
  %left.all = shufflevector <8 x i32> %left.one, <8 x i32> poison, <8 x i32> zeroinitializer
  %mask = icmp slt <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %left.all)");
    body("r", "%full", true);
    line("  br label %end\nend:");
    text_ += value;
  }

  void load(const std::string& name, const std::string& base, const std::string& index, int offset, bool is_masked) {
    at(name + ".p", base, index, offset);
    line("  %" + name + " = " +
         (is_masked ? "call <8 x float> @llvm.masked.load.v8f32.p0(ptr %" + name +
                          ".p, i32 4, <8 x i1> %mask, <8 x float> zeroinitializer)"
                    : "load <8 x float>, ptr %" + name + ".p, align 4"));
  }

  void store(const std::string& value, const std::string& name, const std::string& index, bool is_masked) {
    at(name + ".q", "y", index, 0);
    line(is_masked ? "  call void @llvm.masked.store.v8f32.p0(<8 x float> " + value + ", ptr %" + name +
                         ".q, i32 4, <8 x i1> %mask)"
                   : "  store <8 x float> " + value + ", ptr %" + name + ".q, align 4");
  }

  void blur() {
    line("define void @kernel(ptr noalias %x, i64 %nx, ptr noalias %y, i64 %n) nounwind {\nentry:");
    vectors([this](const std::string& name, const std::string& index, bool is_masked) {
      std::string sum;
      for (int t = 0; t < peer::kBlurTaps; ++t) {
        std::string k = std::to_string(t), x = name + ".x" + k, next = "%" + name + ".sum" + k;
        load(x, "x", index, t, is_masked);
        line("  " + next + " = " +
             (t == 0 ? "fmul <8 x float> %" + x + ", " + splat(peer::kBlur[0])
                     : "call <8 x float> @llvm.fma.v8f32(<8 x float> %" + x + ", <8 x float> " + splat(peer::kBlur[t]) +
                           ", <8 x float> " + sum + ")"));
        sum = next;
      }
      store(sum, name, index, is_masked);
    });
    line("  ret void\n}");
  }

  // As crates/dsl/src/math/exp.rs, operation by operation.
  void exponential() {
    line("define void @kernel(ptr noalias %x, i64 %nx, ptr noalias %y, i64 %n) nounwind {\nentry:");
    vectors([this](const std::string& name, const std::string& index, bool is_masked) {
      const std::string type = "<8 x float> ", ints = "<8 x i32> ", dot = "%" + name + ".";
      auto fma = [&](const std::string& result, const std::string& a, const std::string& b, const std::string& c) {
        line("  " + dot + result + " = call <8 x float> @llvm.fma.v8f32(" + type + a + ", " + type + b + ", " + type + c + ")");
        return dot + result;
      };
      auto op = [&](const std::string& result, const std::string& what, const std::string& a, const std::string& b) {
        line("  " + dot + result + " = " + what + " " + a + ", " + b);
        return dot + result;
      };
      auto clamp = [&](const std::string& result, const std::string& relation, const std::string& limit, const std::string& x) {
        op(result + ".is", "fcmp " + relation + " <8 x float>", limit, x);
        line("  " + dot + result + " = select <8 x i1> " + dot + result + ".is, " + type + limit + ", " + type + x);
        return dot + result;
      };
      auto bits = [&](const std::string& result, const std::string& from, const std::string& value, const std::string& to) {
        line("  " + dot + result + " = bitcast " + from + value + " to " + to);
        return dot + result;
      };
      load(name + ".x", "x", index, 0, is_masked);
      std::string x = clamp("high", "olt", splat(peer::kExpRange[1]), dot + "x");
      x = clamp("low", "ogt", splat(peer::kExpRange[0]), x);
      std::string shifted = fma("shifted", x, splat(peer::kLog2e), splat(peer::kShifter));
      std::string n = op("n", "fsub <8 x float>", shifted, splat(peer::kShifter));
      std::string most = fma("most", n, splat(-peer::kLn2[0]), x);
      std::string r = fma("r", n, splat(-peer::kLn2[1]), most);
      std::string square = op("square", "fmul <8 x float>", r, r), p = splat(peer::kExp[peer::kExpTerms - 1]);
      for (int i = peer::kExpTerms - 2; i >= 0; --i) p = fma("p" + std::to_string(i), p, r, splat(peer::kExp[i]));
      std::string line_ = op("line", "fmul <8 x float>", square, p);
      std::string q = op("above", "fadd <8 x float>", most, fma("rest", n, splat(-peer::kLn2[1]), line_));
      std::string all = bits("all", type, shifted, "<8 x i32>");
      std::string half = op("half", "lshr <8 x i32>", all, "splat (i32 1)");
      std::string other = op("other", "sub <8 x i32>", all, half);
      std::string first = bits("first", ints, op("e1", "shl <8 x i32>", half, "splat (i32 23)"), "<8 x float>");
      std::string second = bits("second", ints, op("e2", "shl <8 x i32>", other, "splat (i32 23)"), "<8 x float>");
      store(op("result", "fmul <8 x float>", fma("scaled", q, first, first), second), name, index, is_masked);
    });
    line("  ret void\n}");
  }

  void axpy() {
    line("define void @kernel(float %a, ptr noalias %x, i64 %nx, ptr noalias %y, i64 %ny) nounwind {\nentry:");
    line("  %n = add i64 %nx, 0");
    line("  %a.one = insertelement <8 x float> poison, float %a, i64 0");
    line("  %a.all = shufflevector <8 x float> %a.one, <8 x float> poison, <8 x i32> zeroinitializer");
    vectors([this](const std::string& name, const std::string& index, bool is_masked) {
      load(name + ".x", "x", index, 0, is_masked);
      load(name + ".y", "y", index, 0, is_masked);
      line("  %" + name + ".sum = call <8 x float> @llvm.fma.v8f32(<8 x float> %" + name + ".x, <8 x float> %a.all, <8 x float> %" +
           name + ".y)");
      store("%" + name + ".sum", name, index, is_masked);
    });
    line("  ret void\n}");
  }

  void dot() {
    line("define float @kernel(ptr noalias %x, i64 %n, ptr noalias %y, i64 %ny) nounwind {\nentry:");
    vectors(
        [this](const std::string& name, const std::string& index, bool is_masked) {
          load(name + ".x", "x", index, 0, is_masked);
          load(name + ".y", "y", index, 0, is_masked);
          line("  %" + name + ".sum = call <8 x float> @llvm.fma.v8f32(<8 x float> %" + name + ".x, <8 x float> %" + name +
               ".y, <8 x float> %v.acc)");
        },
        "  %v.acc = phi <8 x float> [ zeroinitializer, %entry ], [ %v.sum, %v.body ]\n",
        "  %acc = phi <8 x float> [ %v.acc, %v.end ], [ %r.sum, %rest ]\n"
        "  %total = call reassoc float @llvm.vector.reduce.fadd.v8f32(float 0.0, <8 x float> %acc)\n");
    line("  ret float %total\n}");
  }

  std::string text_;
};

// LLVM at one level.
class Level {
 public:
  explicit Level(int level) : passes_(level == 0 ? "default<O0>" : "default<O2>") {
    machine_ = make_machine(level);
    LLVMOrcLLJITBuilderRef builder = LLVMOrcCreateLLJITBuilder();
    LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(
        builder, LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(make_machine(level)));
    must(LLVMOrcCreateLLJIT(&jit_, builder));
    options_ = LLVMCreatePassBuilderOptions();
  }

  struct Made {
    LLVMOrcResourceTrackerRef tracker;
    void* code;
    peer::Nanos time;
  };

  // From parsed IR to a callable pointer.
  Made compile(const std::string& text) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, text);
    // Modules that live together need different names for their functions.
    std::string name = "kernel" + std::to_string(number_++);
    LLVMSetValueName2(LLVMGetNamedFunction(module, "kernel"), name.data(), name.size());
    LLVMOrcThreadSafeContextRef safe = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
    Made made;
    made.tracker = LLVMOrcJITDylibCreateResourceTracker(LLVMOrcLLJITGetMainJITDylib(jit_));
    peer::Nanos start = peer::now();
    must(LLVMRunPasses(module, passes_, machine_, options_));
    LLVMOrcThreadSafeModuleRef whole = LLVMOrcCreateNewThreadSafeModule(module, safe);
    must(LLVMOrcLLJITAddLLVMIRModuleWithRT(jit_, made.tracker, whole));
    LLVMOrcExecutorAddress address;
    must(LLVMOrcLLJITLookup(jit_, &address, name.c_str()));
    made.time = peer::now() - start;
    made.code = reinterpret_cast<void*>(address);
    LLVMOrcDisposeThreadSafeContext(safe);
    return made;
  }

  void free(const Made& made) {
    must(LLVMOrcResourceTrackerRemove(made.tracker));
    LLVMOrcReleaseResourceTracker(made.tracker);
  }

  // The instructions alone.
  std::vector<uint8_t> bytes(const std::string& text) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, text);
    must(LLVMRunPasses(module, passes_, machine_, options_));
    char* message = nullptr;
    LLVMMemoryBufferRef object = nullptr;
    if (LLVMTargetMachineEmitToMemoryBuffer(machine_, module, LLVMObjectFile, &message, &object))
      throw std::runtime_error(message);
    LLVMBinaryRef binary = LLVMCreateBinary(object, context, &message);
    if (!binary) throw std::runtime_error(message);
    std::vector<uint8_t> bytes;
    LLVMSectionIteratorRef section = LLVMObjectFileCopySectionIterator(binary);
    for (; !LLVMObjectFileIsSectionIteratorAtEnd(binary, section); LLVMMoveToNextSection(section)) {
      const char* name = LLVMGetSectionName(section);
      if (!name || std::strcmp(name, ".text") != 0) continue;
      const char* start = LLVMGetSectionContents(section);
      bytes.assign(start, start + LLVMGetSectionSize(section));
    }
    LLVMDisposeSectionIterator(section);
    LLVMDisposeBinary(binary);
    LLVMDisposeMemoryBuffer(object);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
    return bytes;
  }

 private:
  static LLVMTargetMachineRef make_machine(int level) {
    LLVMTargetRef target;
    char* message = nullptr;
    if (LLVMGetTargetFromTriple(kTriple, &target, &message)) throw std::runtime_error(message);
    return LLVMCreateTargetMachine(target, kTriple, cpu(), "", level == 0 ? LLVMCodeGenLevelNone : LLVMCodeGenLevelDefault,
                                   LLVMRelocStatic, LLVMCodeModelSmall);
  }

  LLVMModuleRef parse(LLVMContextRef context, const std::string& text) {
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text.data(), text.size(), "kernel");
    LLVMModuleRef module = nullptr;
    char* message = nullptr;
    if (LLVMParseIRInContext(context, buffer, &module, &message)) throw std::runtime_error(message);
    LLVMSetTarget(module, kTriple);
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine_);
    LLVMSetModuleDataLayout(module, layout);
    LLVMDisposeTargetData(layout);
    return module;
  }

  const char* passes_;
  LLVMTargetMachineRef machine_;
  LLVMOrcLLJITRef jit_;
  LLVMPassBuilderOptionsRef options_;
  uint64_t number_ = 0;
};

// The instructions in the bytes, one a line, without padding.
std::vector<std::string> disassemble(std::vector<uint8_t> bytes) {
  LLVMDisasmContextRef context = LLVMCreateDisasmCPU(kTriple, cpu(), nullptr, 0, nullptr, nullptr);
  LLVMSetDisasmOptions(context, LLVMDisassembler_Option_AsmPrinterVariant | LLVMDisassembler_Option_PrintImmHex);
  std::vector<std::string> lines;
  for (size_t at = 0; at < bytes.size();) {
    char text[256];
    size_t size = LLVMDisasmInstruction(context, &bytes[at], bytes.size() - at, at, text, sizeof text);
    if (size == 0) throw std::runtime_error("no instruction at offset " + std::to_string(at));
    std::string instruction = text;
    if (instruction.find("\tnop") == std::string::npos) {
      char offset[24];
      std::snprintf(offset, sizeof offset, "%6zx", at);
      lines.push_back(offset + instruction);
    }
    at += size;
  }
  LLVMDisasmDispose(context);
  return lines;
}

// Code of somebody else, made callable.
void* publish(const std::vector<uint8_t>& bytes) {
  void* pages = mmap(nullptr, bytes.size(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) throw std::runtime_error("no memory for code");
  std::memcpy(pages, bytes.data(), bytes.size());
  if (mprotect(pages, bytes.size(), PROT_READ | PROT_EXEC) != 0) throw std::runtime_error("no executable memory");
  return pages;
}

class Peer {
 public:
  std::string answer(std::istringstream& words) {
    std::string request, kernel;
    words >> request >> kernel;
    if (request == "version") return "ok " LLVM_VERSION_STRING;
    if (request == "compile") {
      int level;
      double milliseconds;
      words >> level >> milliseconds;
      return compile(kernel, level == 0 ? none_ : full_, milliseconds);
    }
    if (request == "code") {
      std::string file;
      size_t length;
      double milliseconds;
      words >> file >> length >> milliseconds;
      return code(kernel, file, length, milliseconds);
    }
    if (request == "listing") {
      std::string text;
      for (const std::string& line : disassemble(full_.bytes(text_.of(kernel, true)))) text += line + "\n";
      return text + "ok";
    }
    return "error no such request: " + request;
  }

 private:
  std::string compile(const std::string& kernel, Level& level, double milliseconds) {
    std::string text = text_.of(kernel);
    Level::Made made = level.compile(text);
    bool is_right = peer::check(kernel, made.code, data_);
    level.free(made);
    if (!is_right) return "error LLVM's " + kernel + " gives another result than plain C++";
    std::string times = peer::measure(milliseconds, [&] {
      Level::Made again = level.compile(text);
      level.free(again);
      return again.time;
    });
    return "ok " + times + " " + std::to_string(level.bytes(text).size());
  }

  std::string code(const std::string& kernel, const std::string& file, size_t length, double milliseconds) {
    std::ifstream stream(file, std::ios::binary);
    std::vector<uint8_t> bytes{std::istreambuf_iterator<char>(stream), {}};
    if (bytes.empty() || bytes.size() < length) return "error cannot read " + file;
    std::string text = text_.of(kernel, true);
    Level::Made made = full_.compile(text);
    void* contenders[2] = {publish(bytes), made.code};
    const char* names[2] = {"kernelsmith", "LLVM"};
    for (int who : {0, 1}) {
      if (!peer::check(kernel, contenders[who], data_))
        return std::string("error ") + names[who] + "'s " + kernel + " gives another result than plain C++";
    }
    constexpr int kBatch = 20;
    double least[2] = {1e30, 1e30};
    for (peer::Nanos end = peer::now() + milliseconds * 1e6; peer::now() < end;) {
      for (int who : {0, 1}) {
        peer::Nanos start = peer::now();
        for (int i = 0; i < kBatch; ++i) peer::run(kernel, contenders[who], data_);
        least[who] = std::min(least[who], (peer::now() - start) / kBatch);
      }
    }
    munmap(contenders[0], bytes.size());
    full_.free(made);
    bytes.resize(length);
    std::ostringstream answer;
    answer << "ok " << least[0] << ' ' << least[1] << ' ' << disassemble(bytes).size() << ' '
           << disassemble(full_.bytes(text)).size();
    return answer.str();
  }

  Text text_;
  Level none_{0}, full_{2};
  peer::Data data_;
};

}  // namespace

int main(int n, char** words) {
  if (n > 1) peer::lanes = std::atoi(words[1]);
  peer::keep_heap();
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeX86AsmParser();
  LLVMInitializeX86Disassembler();
  try {
    Peer peer;
    return peer::serve([&peer](std::istringstream& words) {
      try {
        return peer.answer(words);
      } catch (const std::exception& error) {
        return std::string("error ") + error.what();
      }
    });
  } catch (const std::exception& error) {
    std::cout << "error " << error.what() << std::endl;
    return 1;
  }
}
