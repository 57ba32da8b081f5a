// Products of matrices by what has the interface of BLAS, OpenBLAS or (with `BLIS` defined) BLIS, on one thread. PyPI's builds of
// OpenBLAS give their names a prefix.

#ifdef BLIS
#include <blis.h>
#endif
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

auto transposed(bool is_other) { return is_other ? CblasTrans : CblasNoTrans; }

template <typename T>
void multiply(const Gemm& g, const T* a, const T* b, T* c) {
  auto order = g.c_rows ? CblasRowMajor : CblasColMajor;
  auto ta = transposed(g.a_rows != g.c_rows), tb = transposed(g.b_rows != g.c_rows);
  long k = g.k * g.br, lda = g.a_rows ? k : g.m, ldb = g.b_rows ? g.n : k, ldc = g.c_rows ? g.n : g.m;
  if constexpr (sizeof(T) == 4)
    OF_BLAS(cblas_sgemm)(order, ta, tb, g.m, g.n, k, 1, a, lda, b, ldb, g.beta, c, ldc);
  else
    OF_BLAS(cblas_dgemm)(order, ta, tb, g.m, g.n, k, 1, a, lda, b, ldb, g.beta, c, ldc);
}

template <typename T>
Case product(const Gemm& g) {
  if (!g.after.empty()) throw Unsupported("nothing is fused");
  auto a = joined_a<T>(g), b = joined_b<T>(g);
  auto c = std::make_shared<Buffer<T>>(g.m * g.n, kOutput);
  return {[=](size_t n) {
            for (size_t i = 0; i < n; ++i) multiply(g, a->data(), b->data(), c->data());
          },
          [c] { return floats(*c); }};
}

#ifndef BLIS
Case copy(const Matrix& x) {
  if (x.function != "copy" || x.type != "f32") throw Unsupported(x.function + " of " + x.type);
  auto [a, b] = operands<float>(x);
  auto transposition = x.is_transposed ? CblasTrans : CblasNoTrans;
  return {[=, a = a, b = b](size_t n) {
            for (size_t i = 0; i < n; ++i)
              OF_BLAS(cblas_somatcopy)(CblasColMajor, transposition, x.m, x.n, 1, a->data(), x.lda, b->data(), x.ldb);
          },
          [b = b] { return floats(*b); }};
}
#endif

#ifdef BLIS
std::string version() {
  bli_thread_set_num_threads(1);
  return std::string(bli_info_get_version_str()) + " for " + bli_arch_string(bli_arch_query_id());
}
#else
std::string version() {
  OF_BLAS(openblas_set_num_threads)(1);
  return OF_BLAS(openblas_get_config)();
}
#endif

}  // namespace

int main() {
  auto variants = [](const std::string& family) { return family == "matrix" || family == "gemm" || family == "storage" || family == "large" || family == "tiny" ? "plain" : ""; };
  return converse(version(), variants, [](const std::string&, const Spec& spec) {
    if (spec[0] == "matrix") {
#ifndef BLIS
      return copy(Matrix(spec));
#else
      throw Unsupported("copies");
#endif
    }
    Gemm g(spec);
    if (g.type == "f32") return product<float>(g);
    if (g.type == "f64") return product<double>(g);
    throw Unsupported(g.type);
  });
}
