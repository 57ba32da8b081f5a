// Products of matrices by crates, on one thread: see `crates/src/lib.rs`.

#include "library.h"

using namespace library;

extern "C" {
void products_f32(uint32_t which, size_t calls, size_t m, size_t n, size_t k, const float* a, const float* b, float* c, float beta);
void products_f64(uint32_t which, size_t calls, size_t m, size_t n, size_t k, const double* a, const double* b, double* c, double beta);
}

namespace {

void multiply(uint32_t which, size_t calls, const Gemm& g, const float* a, const float* b, float* c) {
  products_f32(which, calls, g.m, g.n, g.k * g.br, a, b, c, g.beta);
}

void multiply(uint32_t which, size_t calls, const Gemm& g, const double* a, const double* b, double* c) {
  products_f64(which, calls, g.m, g.n, g.k * g.br, a, b, c, g.beta);
}

template <typename T>
Case product(uint32_t which, const Gemm& g) {
  if (!g.after.empty()) throw Unsupported("nothing is fused");
  if (g.a_rows || g.b_rows || g.c_rows) throw Unsupported("column-major alone is asked for");
  auto a = std::make_shared<Buffer<T>>(g.m * g.k * g.br, kInput);
  auto b = joined_b<T>(g);
  auto c = std::make_shared<Buffer<T>>(g.m * g.n, kOutput);
  return {[=](size_t n) { multiply(which, n, g, a->data(), b->data(), c->data()); }, [c] { return floats(*c); }};
}

}  // namespace

int main() {
  const std::vector<std::string> names = {"nano-gemm", "gemm", "matrixmultiply"};
  auto variants = [](const std::string& family) {
    return family == "gemm" || family == "large" || family == "tiny" ? "nano-gemm gemm matrixmultiply" : "";
  };
  return converse("nano-gemm 0.2, gemm 0.19, matrixmultiply 0.3", variants, [&](const std::string& variant, const Spec& spec) {
    Gemm g(spec);
    uint32_t which = uint32_t(std::find(names.begin(), names.end(), variant) - names.begin());
    if (g.type == "f32") return product<float>(which, g);
    if (g.type == "f64") return product<double>(which, g);
    throw Unsupported(g.type);
  });
}
