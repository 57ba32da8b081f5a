// libxsmm's products of matrices. `LIBXSMM_TARGET=hsw` in the environment asks for code without AVX-512.

#include <libxsmm.h>

#include "library.h"

using namespace library;

namespace {

template <typename T>
struct Kernels;

template <>
struct Kernels<float> {
  using Out = float;
  static auto plain(const Gemm& g, const int* flags, const float* beta, int ldc) {
    float alpha = 1;
    int m = g.m, k = g.k;
    return libxsmm_smmdispatch(m, g.n, k, &m, &k, &ldc, &alpha, beta, flags, nullptr);
  }
  static auto strided(const Gemm& g, const int* flags, const float* beta) {
    float alpha = 1;
    int m = g.m, k = g.k;
    return libxsmm_smmdispatch_reducebatch_strd(m, g.n, k, 4 * m * k, 4 * k * g.n, &m, &k, &m, &alpha, beta, flags, nullptr);
  }
};

template <>
struct Kernels<double> {
  using Out = double;
  static auto plain(const Gemm& g, const int* flags, const float* beta, int ldc) {
    double alpha = 1, scale = *beta;
    int m = g.m, k = g.k;
    return libxsmm_dmmdispatch(m, g.n, k, &m, &k, &ldc, &alpha, &scale, flags, nullptr);
  }
  static auto strided(const Gemm& g, const int* flags, const float* beta) {
    double alpha = 1, scale = *beta;
    int m = g.m, k = g.k;
    return libxsmm_dmmdispatch_reducebatch_strd(m, g.n, k, 8 * m * k, 8 * k * g.n, &m, &k, &m, &alpha, &scale, flags, nullptr);
  }
};

template <>
struct Kernels<bf16> {
  using Out = float;
  static auto plain(const Gemm& g, const int* flags, const float* beta, int ldc) {
    float alpha = 1;
    int m = g.m, k = g.k;
    return libxsmm_bsmmdispatch(m, g.n, k, &m, &k, &ldc, &alpha, beta, flags, nullptr);
  }
  static auto strided(const Gemm& g, const int* flags, const float* beta) {
    float alpha = 1;
    int m = g.m, k = g.k;
    return libxsmm_bsmmdispatch_reducebatch_strd(m, g.n, k, 2 * m * k, 2 * k * g.n, &m, &k, &m, &alpha, beta, flags, nullptr);
  }
};

// Pairs of a column's neighbours side by side, as instructions for 16 bits want them.
void pair_columns(Buffer<bf16>& a, const Gemm& g) {
  std::vector<bf16> old(a.data(), a.data() + a.size());
  for (long batch = 0; batch < g.br; ++batch)
    for (long p = 0; p < g.k; ++p)
      for (long i = 0; i < g.m; ++i)
        a[batch * g.m * g.k + (p / 2) * 2 * g.m + 2 * i + p % 2] = old[batch * g.m * g.k + p * g.m + i];
}

template <typename T>
Case product(const std::string& variant, const Gemm& g) {
  using Out = typename Kernels<T>::Out;
  if (!g.after.empty()) throw Unsupported("libxsmm 1.17 fuses nothing");
  bool is_half = sizeof(T) == 2;
  if (is_half && g.k % 2) throw Unsupported("an odd depth in bf16");
  int flags = is_half ? LIBXSMM_GEMM_FLAG_VNNI_A : LIBXSMM_GEMM_FLAG_NONE;
  float beta = g.beta;
  auto a = std::make_shared<Buffer<T>>(g.m * g.k * g.br, kInput);
  auto b = std::make_shared<Buffer<T>>(g.k * g.n * g.br, kWeights);
  auto c = std::make_shared<Buffer<Out>>(g.m * g.n, kOutput);
  if constexpr (sizeof(T) == 2) pair_columns(*a, g);
  auto results = [c] { return floats(*c); };
  auto raw = [](const T* from) {
    if constexpr (sizeof(T) == 2) return reinterpret_cast<const libxsmm_bfloat16*>(from);
    else return from;
  };
  auto *pa = raw(a->data()), *pb = raw(b->data());
  Out* pc = c->data();
  if (g.br > 1) {
    auto kernel = Kernels<T>::strided(g, &flags, &beta);
    if (!kernel) throw Unsupported("no kernel for this shape");
    unsigned long long count = g.br;
    return {[=, keep = std::make_tuple(a, b, c)](size_t n) {
              for (size_t i = 0; i < n; ++i) kernel(pa, pb, pc, &count);
            },
            results};
  }
  auto kernel = Kernels<T>::plain(g, &flags, &beta, g.m);
  if (!kernel) throw Unsupported("no kernel for this shape");
  if (variant == "lookup")
    return {[=, keep = std::make_tuple(a, b, c)](size_t n) {
              for (size_t i = 0; i < n; ++i) Kernels<T>::plain(g, &flags, &beta, g.m)(pa, pb, pc);
            },
            results};
  return {[=, keep = std::make_tuple(a, b, c)](size_t n) {
            for (size_t i = 0; i < n; ++i) kernel(pa, pb, pc);
          },
          results};
}

// Copies, transposed or not, and the greater of an element and zero.
template <typename T>
Case moving(const Matrix& x, libxsmm_datatype type) {
  auto [a, b] = operands<T>(x);
  auto results = [b = b] { return floats(*b); };
  if (x.is_transposed) {
    if (x.function != "copy") throw Unsupported("a function of what is transposed");
    libxsmm_descriptor_blob blob;
    auto kernel = libxsmm_dispatch_trans(libxsmm_trans_descriptor_init(&blob, sizeof(T), x.m, x.n, x.ldb));
    if (!kernel) throw Unsupported("no kernel for this shape");
    unsigned lda = x.lda, ldb = x.ldb;
    return {[=, a = a, b = b](size_t n) {
              for (size_t i = 0; i < n; ++i) kernel(a->data(), &lda, b->data(), &ldb);
            },
            results};
  }
  libxsmm_blasint lda = x.lda, ldb = x.ldb;
  if (x.function == "copy") {
    auto kernel = libxsmm_dispatch_meltw_copy(x.m, x.n, &lda, &ldb, type, type);
    if (!kernel) throw Unsupported("no kernel for this shape");
    return {[=, a = a, b = b](size_t n) {
              libxsmm_meltw_copy_param operands = {a->data(), b->data()};
              for (size_t i = 0; i < n; ++i) kernel(&operands);
            },
            results};
  }
  if (x.function != "relu") throw Unsupported(x.function);
  auto kernel = libxsmm_dispatch_meltw_relu(x.m, x.n, &lda, &ldb, type, type);
  if (!kernel) throw Unsupported("no kernel for this shape");
  return {[=, a = a, b = b](size_t n) {
            libxsmm_meltw_relu_param operands = {a->data(), nullptr, b->data()};
            for (size_t i = 0; i < n; ++i) kernel(&operands);
          },
          results};
}

// Making a kernel that was never made: every call has another distance between columns of C.
Case compile(const Gemm& g) {
  auto ldc = std::make_shared<int>(g.m);
  return {[=](size_t n) {
            int flags = 0;
            float beta = g.beta;
            for (size_t i = 0; i < n; ++i) {
              auto kernel = Kernels<float>::plain(g, &flags, &beta, ++*ldc);
              if (!kernel) throw Unsupported("no kernel for this shape");
              escape(reinterpret_cast<void*>(kernel));
            }
          },
          [] { return std::vector<float>(); }};
}

}  // namespace

int main() {
  libxsmm_init();
  std::string version = std::string(LIBXSMM_VERSION) + " for " + libxsmm_get_target_arch();
  auto variants = [](const std::string& family) {
    return family == "matrix" || family == "gemm" || family == "large" || family == "fused" ? "direct" : family == "tiny" ? "direct lookup" : family == "compile" ? "fresh" : "";
  };
  return converse(version, variants, [](const std::string& variant, const Spec& spec) {
    if (spec[0] == "matrix") {
      Matrix x(spec);
      if (x.type == "f32") return moving<float>(x, LIBXSMM_DATATYPE_F32);
      if (x.type == "bf16") return moving<bf16>(x, LIBXSMM_DATATYPE_BF16);
      if (x.type == "u8") return moving<uint8_t>(x, LIBXSMM_DATATYPE_I8);
      throw Unsupported(x.type);
    }
    Gemm g(spec);
    if (variant == "fresh") return compile(g);
    if (g.type == "f32") return product<float>(variant, g);
    if (g.type == "f64") return product<double>(variant, g);
    if (g.type == "bf16") return product<bf16>(variant, g);
    throw Unsupported(g.type);
  });
}
