// The peer asmjit: its Compiler (virtual registers, allocation, encoding), from the first builder call to a callable
// pointer. Runtime, code holder and compiler are kept, as a program that makes many functions would.
//
//   version                       -> ok VERSION
//   compile KERNEL MILLISECONDS   -> ok MINIMUM MEDIAN COUNT (nanoseconds) BYTES

#include <asmjit/x86.h>

#include "peer.h"

using namespace asmjit;
using x86::Gp;
using x86::Vec;

namespace {

class Peer {
 public:
  std::string answer(std::istringstream& words) {
    std::string request, kernel;
    double milliseconds = 0;
    words >> request >> kernel >> milliseconds;
    if (request == "version") {
      std::ostringstream text;
      text << "ok " << (ASMJIT_LIBRARY_VERSION >> 16) << '.' << (ASMJIT_LIBRARY_VERSION >> 8 & 255) << '.'
           << (ASMJIT_LIBRARY_VERSION & 255);
      return text.str();
    }
    if (request != "compile") return "error no such request: " + request;
    void* code = compile(kernel);
    if (!code) return "error asmjit does not compile " + kernel;
    bool is_right = peer::check(kernel, code, data_);
    runtime_.release(code);
    if (!is_right) return "error asmjit's " + kernel + " gives another result than plain C++";
    std::string times = peer::measure(milliseconds, [&] {
      peer::Nanos start = peer::now();
      void* made = compile(kernel);
      peer::Nanos end = peer::now();
      runtime_.release(made);
      return end - start;
    });
    return "ok " + times + " " + std::to_string(holder_.codeSize());
  }

 private:
  void* compile(const std::string& kernel) {
    holder_.reset();
    holder_.init(runtime_.environment());
    holder_.attach(&cc_);
    if (kernel == "sum") {
      sum();
    } else if (kernel == "sort") {
      sort();
    } else if (kernel == "maxpool") {
      maxpool();
    } else if (peer::degree(kernel) >= 0) {
      polynomial(peer::degree(kernel));
    } else if (peer::outputs(kernel) >= 0) {
      depthwise(peer::outputs(kernel));
    } else {
      return nullptr;
    }
    cc_.endFunc();
    void* code = nullptr;
    if (cc_.finalize() != kErrorOk || runtime_.add(&code, &holder_) != kErrorOk) return nullptr;
    return code;
  }

  template <typename... Args>
  FuncNode* start() {
    FuncNode* func = cc_.addFunc(FuncSignatureT<Args...>());
    func->frame().setAvxEnabled();
    func->frame().setAvxCleanup();
    return func;
  }

  void sum() {
    FuncNode* func = cc_.addFunc(FuncSignatureT<int64_t, int64_t, int64_t>());
    Gp a = cc_.newInt64(), b = cc_.newInt64();
    func->setArg(0, a);
    func->setArg(1, b);
    cc_.add(a, b);
    cc_.ret(a);
  }

  void sort() {
    FuncNode* func = cc_.addFunc(FuncSignatureT<void, void*, int64_t>());
    Gp a = cc_.newIntPtr(), n = cc_.newInt64(), last = cc_.newInt64();
    Gp cur = cc_.newInt64(), min = cc_.newInt64(), s = cc_.newInt64(), x = cc_.newInt32(), y = cc_.newInt32();
    func->setArg(0, a);
    func->setArg(1, n);
    Label outer = cc_.newLabel(), inner = cc_.newLabel(), next = cc_.newLabel(), swap = cc_.newLabel(), done = cc_.newLabel();
    cc_.lea(last, x86::ptr(n, -1));
    cc_.xor_(cur, cur);
    cc_.bind(outer);
    cc_.cmp(cur, last);
    cc_.jge(done);
    cc_.mov(min, cur);
    cc_.lea(s, x86::ptr(cur, 1));
    cc_.bind(inner);
    cc_.cmp(s, n);
    cc_.jge(swap);
    cc_.mov(x, x86::dword_ptr(a, min, 2));
    cc_.mov(y, x86::dword_ptr(a, s, 2));
    cc_.cmp(y, x);
    cc_.jge(next);
    cc_.mov(min, s);
    cc_.bind(next);
    cc_.inc(s);
    cc_.jmp(inner);
    cc_.bind(swap);
    cc_.mov(x, x86::dword_ptr(a, cur, 2));
    cc_.mov(y, x86::dword_ptr(a, min, 2));
    cc_.mov(x86::dword_ptr(a, cur, 2), y);
    cc_.mov(x86::dword_ptr(a, min, 2), x);
    cc_.inc(cur);
    cc_.jmp(outer);
    cc_.bind(done);
    cc_.ret();
  }

  void maxpool() {
    FuncNode* func = start<void, void*, void*, int64_t>();
    Gp in = cc_.newIntPtr(), out = cc_.newIntPtr(), n = cc_.newInt64(), c = cc_.newInt64();
    func->setArg(0, in);
    func->setArg(1, out);
    func->setArg(2, n);
    Label loop = cc_.newLabel(), done = cc_.newLabel();
    cc_.xor_(c, c);
    cc_.bind(loop);
    cc_.cmp(c, n);
    cc_.jge(done);
    Vec x = cc_.newYmm(), y = cc_.newYmm(), z = cc_.newYmm();
    cc_.vmovups(x, x86::ymmword_ptr(in, c, 2));
    cc_.vmovups(y, x86::ymmword_ptr(in, c, 2, 4));
    cc_.vmovups(z, x86::ymmword_ptr(in, c, 2, 8));
    cc_.vmaxps(x, x, y);
    cc_.vmaxps(x, x, z);
    cc_.vmovups(x86::ymmword_ptr(out, c, 2), x);
    cc_.add(c, peer::lanes);
    cc_.jmp(loop);
    cc_.bind(done);
    cc_.ret();
  }

  void polynomial(int degree) {
    FuncNode* func = start<void, void*, void*, int64_t>();
    Gp in = cc_.newIntPtr(), out = cc_.newIntPtr(), n = cc_.newInt64(), c = cc_.newInt64(), end = cc_.newInt64();
    func->setArg(0, in);
    func->setArg(1, out);
    func->setArg(2, n);
    std::vector<Vec> k(degree + 1);
    for (int i = 0; i <= degree; ++i) {
      k[i] = cc_.newYmm();
      cc_.vbroadcastss(k[i], cc_.newFloatConst(ConstPoolScope::kLocal, peer::kCoefficients[i]));
    }
    cc_.xor_(c, c);
    cc_.lea(end, x86::ptr(n, 1 - peer::lanes));
    for (bool is_vector : {true, false}) {
      Label loop = cc_.newLabel(), done = cc_.newLabel();
      auto as = [is_vector](const Vec& v) { return is_vector ? v : Vec(v.xmm()); };
      cc_.bind(loop);
      cc_.cmp(c, is_vector ? end : n);
      cc_.jge(done);
      Vec x = cc_.newYmm(), power = cc_.newYmm(), result = cc_.newYmm(), term = cc_.newYmm();
      if (is_vector) {
        cc_.vmovups(x, x86::ymmword_ptr(in, c, 2));
      } else {
        cc_.vmovss(x.xmm(), x86::dword_ptr(in, c, 2));
      }
      for (int i = 1; i <= degree; ++i) {
        const Vec& factor = i == 1 ? x : power;
        const Vec& before = i == 1 ? k[0] : result;
        cc_.emit(is_vector ? x86::Inst::kIdVmulps : x86::Inst::kIdVmulss, as(term), as(factor), as(k[i]));
        cc_.emit(is_vector ? x86::Inst::kIdVaddps : x86::Inst::kIdVaddss, as(result), as(before), as(term));
        if (i < degree)
          cc_.emit(is_vector ? x86::Inst::kIdVmulps : x86::Inst::kIdVmulss, as(power), as(factor), as(x));
      }
      if (is_vector) {
        cc_.vmovups(x86::ymmword_ptr(out, c, 2), result);
      } else {
        cc_.vmovss(x86::dword_ptr(out, c, 2), result.xmm());
      }
      cc_.add(c, is_vector ? peer::lanes : 1);
      cc_.jmp(loop);
      cc_.bind(done);
    }
    cc_.ret();
  }

  void depthwise(int n_outputs) {
    FuncNode* func = start<void, void*, void*, void*>();
    Gp in = cc_.newIntPtr(), weights = cc_.newIntPtr(), out = cc_.newIntPtr();
    func->setArg(0, in);
    func->setArg(1, weights);
    func->setArg(2, out);
    auto load = [this](const Gp& base, int index) {
      Vec v = cc_.newYmm();
      cc_.vmovups(v, x86::ymmword_ptr(base, index * peer::lanes * 4));
      return v;
    };
    std::vector<Vec>&w = weights_, &x = inputs_;
    w.clear();
    x.clear();
    for (int t = 0; t < peer::kTaps; ++t) w.push_back(load(weights, t));
    for (int i = 0; i < peer::kTaps - 1; ++i) x.push_back(load(in, i));
    for (int j = 0; j < n_outputs; ++j) {
      x.push_back(load(in, j + peer::kTaps - 1));
      Vec sum = cc_.newYmm();
      cc_.vmulps(sum, x[j], w[0]);
      for (int t = 1; t < peer::kTaps; ++t) cc_.vfmadd231ps(sum, x[j + t], w[t]);
      cc_.vmovups(x86::ymmword_ptr(out, j * peer::lanes * 4), sum);
    }
    cc_.ret();
  }

  JitRuntime runtime_;
  CodeHolder holder_;
  x86::Compiler cc_;
  std::vector<Vec> weights_, inputs_;
  peer::Data data_;
};

}  // namespace

int main() {
  peer::keep_heap();
  Peer peer;
  return peer::serve([&peer](std::istringstream& words) { return peer.answer(words); });
}
