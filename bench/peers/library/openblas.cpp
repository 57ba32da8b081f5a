// OpenBLAS's products of matrices, on one thread. PyPI's builds give their names a prefix.

#include <cblas.h>

#include "library.h"

#ifndef PREFIX
#define PREFIX
#endif
#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)
#define OF_BLAS(name) NAMED(PREFIX, name)

using namespace library;

namespace {

void multiply(const Gemm& g, const float* a, const float* b, float* c) {
  OF_BLAS(cblas_sgemm)(CblasColMajor, CblasNoTrans, CblasNoTrans, g.m, g.n, g.k * g.br, 1, a, g.m, b, g.k * g.br, g.beta, c, g.m);
}

void multiply(const Gemm& g, const double* a, const double* b, double* c) {
  OF_BLAS(cblas_dgemm)(CblasColMajor, CblasNoTrans, CblasNoTrans, g.m, g.n, g.k * g.br, 1, a, g.m, b, g.k * g.br, g.beta, c, g.m);
}

template <typename T>
Case product(const Gemm& g) {
  if (!g.after.empty()) throw Unsupported("OpenBLAS fuses nothing");
  long k = g.k * g.br;
  auto a = std::make_shared<Buffer<T>>(g.m * k, kInput);
  Buffer<T> by_pair(k * g.n, kWeights);
  auto b = std::make_shared<Buffer<T>>(k * g.n);
  for (long batch = 0; batch < g.br; ++batch)
    for (long j = 0; j < g.n; ++j)
      for (long p = 0; p < g.k; ++p) (*b)[j * k + batch * g.k + p] = by_pair[batch * g.k * g.n + j * g.k + p];
  auto c = std::make_shared<Buffer<T>>(g.m * g.n, kOutput);
  return {[=](size_t n) {
            for (size_t i = 0; i < n; ++i) multiply(g, a->data(), b->data(), c->data());
          },
          [c] { return floats(*c); }};
}

}  // namespace

int main() {
  OF_BLAS(openblas_set_num_threads)(1);
  auto variants = [](const std::string& family) { return family == "gemm" || family == "tiny" ? "plain" : ""; };
  return converse(OF_BLAS(openblas_get_config)(), variants, [](const std::string&, const Spec& spec) {
    Gemm g(spec);
    if (g.type == "f32") return product<float>(g);
    if (g.type == "f64") return product<double>(g);
    throw Unsupported(g.type);
  });
}
