// libxsmm's products of matrices. `LIBXSMM_TARGET=hsw` in the environment asks for code without AVX-512.

#include <libxsmm.h>

#include <type_traits>

#include "library.h"

using namespace library;

namespace {

// A, B and C as libxsmm sees them, which wants C column-major: of a row-major one the transposed product is computed.
struct Shape {
  int m, n, k, lda, ldb, ldc, flags;
  explicit Shape(const Gemm& g) {
    m = g.c_rows ? g.n : g.m, n = g.c_rows ? g.m : g.n, k = g.k;
    bool a_rows = g.c_rows ? !g.b_rows : g.a_rows, b_rows = g.c_rows ? !g.a_rows : g.b_rows;
    lda = a_rows ? k : m, ldb = b_rows ? n : k, ldc = m;
    flags = (a_rows ? LIBXSMM_GEMM_FLAG_TRANS_A : 0) | (b_rows ? LIBXSMM_GEMM_FLAG_TRANS_B : 0);
  }
};

// The types that a kernel is called with, how many products of a sum it wants side by side, and how it is made.
template <typename A>
struct Kernels;

#define KERNELS(A_, B_, C_, SCALE, RAW_A, RAW_B, RAW_C, MEMBERS, NAME)                                                  \
  template <>                                                                                                          \
  struct Kernels<A_> {                                                                                                 \
    using B = B_;                                                                                                      \
    using C = C_;                                                                                                      \
    using RawA = RAW_A;                                                                                                \
    using RawB = RAW_B;                                                                                                \
    using RawC = RAW_C;                                                                                                \
    static constexpr long members = MEMBERS;                                                                           \
    static auto plain(const Shape& s, float beta) {                                                                    \
      SCALE one = 1, scale = SCALE(beta);                                                                              \
      return libxsmm_##NAME##dispatch(s.m, s.n, s.k, &s.lda, &s.ldb, &s.ldc, &one, &scale, &s.flags, nullptr);         \
    }                                                                                                                  \
    static auto strided(const Shape& s, float beta) {                                                                  \
      SCALE one = 1, scale = SCALE(beta);                                                                              \
      int a = sizeof(A_) * s.m * s.k, b = sizeof(B_) * s.k * s.n;                                                      \
      return libxsmm_##NAME##dispatch_reducebatch_strd(s.m, s.n, s.k, a, b, &s.lda, &s.ldb, &s.ldc, &one, &scale,      \
                                                       &s.flags, nullptr);                                             \
    }                                                                                                                  \
  };
KERNELS(float, float, float, float, float, float, float, 1, smm)
KERNELS(double, double, double, double, double, double, double, 1, dmm)
KERNELS(bf16, bf16, float, float, libxsmm_bfloat16, libxsmm_bfloat16, float, 2, bsmm)
KERNELS(u8, i8, i32, int, unsigned char, char, int, 4, usbimm)
#undef KERNELS

// Members of a group of a column's neighbours side by side, as instructions for less than 32 bits want them.
template <typename T>
void group_columns(Buffer<T>& a, const Gemm& g, long members) {
  std::vector<T> old(a.data(), a.data() + a.size());
  for (long batch = 0; batch < g.br; ++batch)
    for (long p = 0; p < g.k; ++p)
      for (long i = 0; i < g.m; ++i)
        a[batch * g.m * g.k + p / members * members * g.m + members * i + p % members] = old[batch * g.m * g.k + p * g.m + i];
}

template <typename T>
Case product(const std::string& variant, const Gemm& g) {
  using Of = Kernels<T>;
  using B = typename Of::B;
  using C = typename Of::C;
  Shape shape(g);
  if (!g.after.empty()) throw Unsupported("libxsmm 1.17 fuses nothing");
  // There is code for some of what it makes no kernels of, which computes something else.
  if (shape.flags & LIBXSMM_GEMM_FLAG_TRANS_A) throw Unsupported("products of a sum side by side in what rows are of");
  if (Of::members > 1) {
    if (g.k % Of::members) throw Unsupported("a depth with a rest");
    if (g.a_rows || g.b_rows || g.c_rows) throw Unsupported("column-major alone");
    shape.flags = LIBXSMM_GEMM_FLAG_VNNI_A;
  }
  auto a = std::make_shared<Buffer<T>>(g.m * g.k * g.br, kInput);
  auto b = std::make_shared<Buffer<B>>(g.k * g.n * g.br, kWeights);
  auto c = std::make_shared<Buffer<C>>(g.m * g.n, kOutput);
  if (Of::members > 1) group_columns(*a, g, Of::members);
  auto results = [c] { return floats(*c); };
  auto keep = std::make_tuple(a, b, c);
  auto call = [&](auto pa, auto pb) -> Case {
    auto* pc = reinterpret_cast<typename Of::RawC*>(c->data());
    if (g.br > 1) {
      auto kernel = Of::strided(shape, g.beta);
      if (!kernel) throw Unsupported("no kernel for this shape");
      unsigned long long count = g.br;
      return {[=, keep = keep](size_t n) {
                for (size_t i = 0; i < n; ++i) kernel(pa, pb, pc, &count);
              },
              results};
    }
    auto kernel = Of::plain(shape, g.beta);
    if (!kernel) throw Unsupported("no kernel for this shape");
    if (variant == "lookup")
      return {[=, keep = keep](size_t n) {
                for (size_t i = 0; i < n; ++i) Of::plain(shape, g.beta)(pa, pb, pc);
              },
              results};
    return {[=, keep = keep](size_t n) {
              for (size_t i = 0; i < n; ++i) kernel(pa, pb, pc);
            },
            results};
  };
  if constexpr (std::is_same_v<typename Of::RawA, typename Of::RawB>) {
    auto* pa = reinterpret_cast<const typename Of::RawA*>(a->data());
    auto* pb = reinterpret_cast<const typename Of::RawA*>(b->data());
    return g.c_rows ? call(pb, pa) : call(pa, pb);
  } else {
    return call(reinterpret_cast<const typename Of::RawA*>(a->data()), reinterpret_cast<const typename Of::RawB*>(b->data()));
  }
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
            Shape shape(g);
            for (size_t i = 0; i < n; ++i) {
              shape.ldc = ++*ldc;
              auto kernel = Kernels<float>::plain(shape, g.beta);
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
    return family == "matrix" || family == "gemm" || family == "storage" || family == "large" || family == "fused" ? "direct" : family == "tiny" ? "direct lookup" : family == "compile" ? "fresh" : "";
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
    if (g.type == "u8") return product<u8>(variant, g);
    throw Unsupported(g.type);
  });
}
