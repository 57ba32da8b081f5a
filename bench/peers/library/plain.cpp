// What one writes without a library, as a compiler makes it: `naive` is the definition, `auto` the same by loops that
// compilers turn into vectors, with every size known only when it runs; `fixed` knows what it can when it is compiled.

#include "library.h"

using namespace library;

namespace {

using F = float;

template <typename Element, typename Body>
Case repeat(std::shared_ptr<Buffer<Element>> out, Body body) {
  return {[=](size_t n) {
            for (size_t i = 0; i < n; ++i) {
              body();
              escape(out->data());
            }
          },
          [out] { return floats(*out); }};
}

#define NOINLINE __attribute__((noinline))

NOINLINE void maxpool_naive(const F* x, F* y, Image i) {
  for (long c = 0; c < i.c; ++c)
    for (long oy = 0; oy < i.out_h(); ++oy)
      for (long ox = 0; ox < i.out_w(); ++ox) {
        F best = -INFINITY;
        for (long ky = 0; ky < i.k; ++ky)
          for (long kx = 0; kx < i.k; ++kx) {
            long iy = oy * i.s + ky - i.p, ix = ox * i.s + kx - i.p;
            if (iy >= 0 && iy < i.h && ix >= 0 && ix < i.w) best = std::max(best, x[(c * i.h + iy) * i.w + ix]);
          }
        y[(c * i.out_h() + oy) * i.out_w() + ox] = best;
      }
}

// First along rows, then along columns; inner loops over the places of a row.
NOINLINE void maxpool_separable(const F* __restrict x, F* __restrict y, F* __restrict rows, F* __restrict padded, Image i) {
  long out_h = i.out_h(), out_w = i.out_w(), wide = i.w + 2 * i.p;
  for (long c = 0; c < i.c; ++c) {
    for (long iy = 0; iy < i.h; ++iy) {
      std::fill(padded, padded + wide, -INFINITY);
      std::copy(x + (c * i.h + iy) * i.w, x + (c * i.h + iy) * i.w + i.w, padded + i.p);
      F* row = rows + iy * out_w;
      for (long ox = 0; ox < out_w; ++ox) row[ox] = padded[ox * i.s];
      for (long kx = 1; kx < i.k; ++kx)
        for (long ox = 0; ox < out_w; ++ox) row[ox] = row[ox] > padded[ox * i.s + kx] ? row[ox] : padded[ox * i.s + kx];
    }
    for (long oy = 0; oy < out_h; ++oy) {
      long first = std::max(0L, oy * i.s - i.p), last = std::min(i.h, oy * i.s - i.p + i.k);
      F* to = y + (c * out_h + oy) * out_w;
      for (long ox = 0; ox < out_w; ++ox) to[ox] = rows[first * out_w + ox];
      for (long iy = first + 1; iy < last; ++iy)
        for (long ox = 0; ox < out_w; ++ox) to[ox] = to[ox] > rows[iy * out_w + ox] ? to[ox] : rows[iy * out_w + ox];
    }
  }
}

#if defined(__AVX512F__) || defined(__F16C__)
// In half precision: every value is converted, and the greatest back.
NOINLINE void maxpool_naive_half(const _Float16* x, _Float16* y, Image i) {
  for (long c = 0; c < i.c; ++c)
    for (long oy = 0; oy < i.out_h(); ++oy)
      for (long ox = 0; ox < i.out_w(); ++ox) {
        F best = -INFINITY;
        for (long ky = 0; ky < i.k; ++ky)
          for (long kx = 0; kx < i.k; ++kx) {
            long iy = oy * i.s + ky - i.p, ix = ox * i.s + kx - i.p;
            if (iy >= 0 && iy < i.h && ix >= 0 && ix < i.w) best = std::max(best, F(x[(c * i.h + iy) * i.w + ix]));
          }
        y[(c * i.out_h() + oy) * i.out_w() + ox] = _Float16(best);
      }
}
#endif

NOINLINE void avgpool_naive(const F* x, F* y, Image i) {
  for (long c = 0; c < i.c; ++c)
    for (long oy = 0; oy < i.out_h(); ++oy)
      for (long ox = 0; ox < i.out_w(); ++ox) {
        F sum = 0, n = 0;
        for (long ky = 0; ky < i.k; ++ky)
          for (long kx = 0; kx < i.k; ++kx) {
            long iy = oy * i.s + ky - i.p, ix = ox * i.s + kx - i.p;
            if (iy >= 0 && iy < i.h && ix >= 0 && ix < i.w) sum += x[(c * i.h + iy) * i.w + ix], n += 1;
          }
        y[(c * i.out_h() + oy) * i.out_w() + ox] = sum / n;
      }
}

NOINLINE void depthwise_naive(const F* x, const F* w, const F* bias, F* y, Image i, bool is_relu) {
  for (long c = 0; c < i.c; ++c)
    for (long oy = 0; oy < i.out_h(); ++oy)
      for (long ox = 0; ox < i.out_w(); ++ox) {
        F sum = bias[c];
        for (long ky = 0; ky < i.k; ++ky)
          for (long kx = 0; kx < i.k; ++kx) {
            long iy = oy * i.s + ky - i.p, ix = ox * i.s + kx - i.p;
            if (iy >= 0 && iy < i.h && ix >= 0 && ix < i.w) sum += w[(c * i.k + ky) * i.k + kx] * x[(c * i.h + iy) * i.w + ix];
          }
        y[(c * i.out_h() + oy) * i.out_w() + ox] = is_relu && sum < 0 ? 0 : sum;
      }
}

// A row of outputs at a time, a tap at a time.
NOINLINE void depthwise_rows(const F* __restrict x, const F* __restrict w, const F* bias, F* __restrict y, Image i, bool is_relu) {
  long out_h = i.out_h(), out_w = i.out_w();
  for (long c = 0; c < i.c; ++c)
    for (long oy = 0; oy < out_h; ++oy) {
      F* __restrict to = y + (c * out_h + oy) * out_w;
      for (long ox = 0; ox < out_w; ++ox) to[ox] = bias[c];
      for (long ky = 0; ky < i.k; ++ky) {
        long iy = oy * i.s + ky - i.p;
        if (iy < 0 || iy >= i.h) continue;
        for (long kx = 0; kx < i.k; ++kx) {
          const F* __restrict from = x + (c * i.h + iy) * i.w + kx - i.p;
          F tap = w[(c * i.k + ky) * i.k + kx];
          long first = kx < i.p ? (i.p - kx + i.s - 1) / i.s : 0;
          long last = std::min(out_w, (i.w - 1 - kx + i.p) / i.s + 1);
          if (i.s == 1)
            for (long ox = first; ox < last; ++ox) to[ox] += tap * from[ox];
          else
            for (long ox = first; ox < last; ++ox) to[ox] += tap * from[ox * i.s];
        }
      }
      if (is_relu)
        for (long ox = 0; ox < out_w; ++ox) to[ox] = to[ox] < 0 ? 0 : to[ox];
    }
}

// The degree comes from memory that changes behind the compiler's back: it must not make a copy for each.
NOINLINE void horner(const F* x, F* y, long n, const F* coefficients, const volatile long* degree) {
  for (long i = 0; i < n; ++i) {
    F sum = coefficients[*degree];
    for (long d = *degree - 1; d >= 0; --d) sum = sum * x[i] + coefficients[d];
    y[i] = sum;
  }
}

template <int kDegree>
NOINLINE void horner_fixed(const F* __restrict x, F* __restrict y, long n, const F* __restrict coefficients) {
  for (long i = 0; i < n; ++i) {
    F sum = coefficients[kDegree];
    for (int d = kDegree - 1; d >= 0; --d) sum = sum * x[i] + coefficients[d];
    y[i] = sum;
  }
}

template <typename Function>
NOINLINE void map(const F* __restrict x, F* __restrict y, long n, Function function) {
  for (long i = 0; i < n; ++i) y[i] = function(x[i]);
}

// Weights row by row; the result has its middle over the weights' middle, and is as much smaller. Bytes have integers for
// weights, which are scaled.
struct Floats {
  using Pixel = F;
  using Sum = F;
  F finished(F sum) const { return sum; }
};
struct Bytes {
  using Pixel = uint8_t;
  using Sum = int;
  F scale;
  uint8_t finished(int sum) const { return uint8_t(std::min(std::max(F(sum) * scale + 0.5f, 0.0f), 255.0f)); }
};

// Without a side of its own it is known only at run time.
template <int kSide, typename Kind>
NOINLINE void stencil_loops(const typename Kind::Pixel* __restrict x, typename Kind::Pixel* __restrict y, long h, long w,
                            const typename Kind::Sum* __restrict weights, long any_side, Kind kind) {
  const long side = kSide ? kSide : any_side;
  for (long oy = 0; oy < h - side + 1; ++oy)
    for (long ox = 0; ox < w - side + 1; ++ox) {
      typename Kind::Sum sum = 0;
      for (long ky = 0; ky < side; ++ky)
        for (long kx = 0; kx < side; ++kx) sum += weights[ky * side + kx] * x[(oy + ky) * w + ox + kx];
      y[oy * (w - side + 1) + ox] = kind.finished(sum);
    }
}

Case pooling(const std::string& variant, const Image& i, bool is_average) {
  if (!i.is_plain()) throw Unsupported("windows");
  if (i.type == "f16" && variant == "naive" && !is_average) {
    auto x = std::make_shared<Buffer<_Float16>>(i.c * i.h * i.w, kInput);
    auto y = std::make_shared<Buffer<_Float16>>(i.c * i.out_h() * i.out_w());
    return {[=](size_t n) {
              for (size_t at = 0; at < n; ++at) maxpool_naive_half(x->data(), y->data(), i);
            },
            [y] { return floats(*y); }};
  }
  if (i.type != "f32") throw Unsupported(i.type);
  auto x = std::make_shared<Buffer<F>>(i.c * i.h * i.w, kInput);
  auto y = std::make_shared<Buffer<F>>(i.c * i.out_h() * i.out_w());
  auto rows = std::make_shared<Buffer<F>>(i.h * i.out_w()), padded = std::make_shared<Buffer<F>>(i.w + 2 * i.p);
  if (is_average && variant == "auto") throw Unsupported("averages");
  if (is_average) return repeat(y, [=] { avgpool_naive(x->data(), y->data(), i); });
  if (variant == "naive") return repeat(y, [=] { maxpool_naive(x->data(), y->data(), i); });
  return repeat(y, [=] { maxpool_separable(x->data(), y->data(), rows->data(), padded->data(), i); });
}

Case depthwise(const std::string& variant, const Image& i, bool is_relu) {
  if (!i.is_plain() || i.out != i.c) throw Unsupported("windows");
  if (i.type != "f32") throw Unsupported(i.type);
  auto x = std::make_shared<Buffer<F>>(i.c * i.h * i.w, kInput);
  auto w = std::make_shared<Buffer<F>>(i.k * i.k * i.c, kWeights);
  auto bias = std::make_shared<Buffer<F>>(i.c, kBias), y = std::make_shared<Buffer<F>>(i.c * i.out_h() * i.out_w());
  if (variant == "naive") return repeat(y, [=] { depthwise_naive(x->data(), w->data(), bias->data(), y->data(), i, is_relu); });
  return repeat(y, [=] { depthwise_rows(x->data(), w->data(), bias->data(), y->data(), i, is_relu); });
}

Case polynomial(const std::string& variant, long degree, long n) {
  auto x = std::make_shared<Buffer<F>>(n, kInput), y = std::make_shared<Buffer<F>>(n);
  auto coefficients = std::make_shared<Buffer<F>>(degree + 1, kWeights);
  auto loop = [&](auto function) {
    return repeat(y, [=] { function(x->data(), y->data(), n, coefficients->data()); });
  };
  if (variant == "auto") {
    static volatile long run_time_degree;
    run_time_degree = degree;
    return repeat(y, [=] { horner(x->data(), y->data(), n, coefficients->data(), &run_time_degree); });
  }
  switch (degree) {
    case 1: return loop(horner_fixed<1>);
    case 2: return loop(horner_fixed<2>);
    case 3: return loop(horner_fixed<3>);
    case 5: return loop(horner_fixed<5>);
    case 8: return loop(horner_fixed<8>);
    case 11: return loop(horner_fixed<11>);
    case 16: return loop(horner_fixed<16>);
  }
  throw Unsupported("this degree");
}

Case mapping(const std::string& name, long n) {
  auto x = std::make_shared<Buffer<F>>(n, kInput), y = std::make_shared<Buffer<F>>(n);
  auto loop = [&](auto function) {
    return repeat(y, [=] { map(x->data(), y->data(), n, function); });
  };
  if (name == "relu") return loop([](F x) { return x > 0 ? x : 0; });
  if (name == "sigmoid") return loop([](F x) { return 1 / (1 + expf(-x)); });
  if (name == "tanh") return loop([](F x) { return tanhf(x); });
  if (name == "gelu") return loop([](F x) { return x / 2 * (1 + erff(x * F(M_SQRT1_2))); });
  if (name == "exp") return loop([](F x) { return expf(x); });
  throw Unsupported(name);
}

template <typename T, typename Function>
NOINLINE void map_matrix(const T* __restrict a, T* __restrict b, Matrix x, Function function) {
  for (long j = 0; j < x.n; ++j)
    for (long i = 0; i < x.m; ++i) b[j * x.ldb + i] = function(a[j * x.lda + i]);
}

// What is written is next to each other.
template <typename T, typename Function>
NOINLINE void map_transposed(const T* __restrict a, T* __restrict b, Matrix x, Function function) {
  for (long i = 0; i < x.m; ++i)
    for (long j = 0; j < x.n; ++j) b[i * x.ldb + j] = function(a[j * x.lda + i]);
}

template <typename T>
Case matrix(const Matrix& x) {
  auto [a, b] = operands<T>(x);
  auto loop = [&, a = a, b = b](auto function) -> Case {
    auto results = [b] { return floats(*b); };
    auto calls = [=](auto body) {
      return [=](size_t n) {
        for (size_t i = 0; i < n; ++i) {
          body(a->data(), b->data(), x, function);
          escape(b->data());
        }
      };
    };
    if (x.is_transposed) return {calls(map_transposed<T, decltype(function)>), results};
    return {calls(map_matrix<T, decltype(function)>), results};
  };
  if (x.function == "copy") return loop([](T x) { return x; });
  if constexpr (std::is_same_v<T, F>) {
    if (x.function == "relu") return loop([](F x) { return x > 0 ? x : 0; });
    if (x.function == "sigmoid") return loop([](F x) { return 1 / (1 + expf(-x)); });
    if (x.function == "tanh") return loop([](F x) { return tanhf(x); });
    if (x.function == "gelu") return loop([](F x) { return x / 2 * (1 + erff(x * F(M_SQRT1_2))); });
    if (x.function == "exp") return loop([](F x) { return expf(x); });
  }
  throw Unsupported(x.function);
}

template <typename Kind, typename Element>
Case stencil(const std::string& variant, long side, long h, long w, const std::vector<typename Kind::Sum>& weights, Kind kind) {
  auto x = std::make_shared<Buffer<Element>>(h * w, kInput), y = std::make_shared<Buffer<Element>>((h - side + 1) * (w - side + 1));
  auto loop = [&](auto function) {
    auto run = [=] {
      using Pixel = typename Kind::Pixel;
      function(reinterpret_cast<const Pixel*>(x->data()), reinterpret_cast<Pixel*>(y->data()), h, w, weights.data(), side, kind);
    };
    return repeat(y, run);
  };
  if (variant == "naive") return loop(stencil_loops<0, Kind>);
  if (side == 3) return loop(stencil_loops<3, Kind>);
  if (side == 5) return loop(stencil_loops<5, Kind>);
  if (side == 7) return loop(stencil_loops<7, Kind>);
  throw Unsupported("this size");
}

// `stencil box|gauss|sobel|full SIDE HxW [u8]`: weights that are equal, products, slopes, any.
Case stencil(const std::string& variant, const Spec& spec) {
  long side = std::atol(spec[2].c_str());
  auto sizes = spec.sizes(3);
  std::vector<int> column(side, 1), row(side, 1);
  if (spec[1] == "gauss") {
    if (side == 3) column = {1, 2, 1};
    if (side == 5) column = {1, 4, 6, 4, 1};
    if (side == 7) column = {2, 7, 14, 18, 14, 7, 2};
    row = column;
  }
  F all = 0;
  for (int a : column)
    for (int b : row) all += F(a * b);
  if (spec[1] == "sobel") column = {1, 2, 1}, row = {-1, 0, 1}, all = 1;
  std::vector<int> integers;
  std::vector<F> weights;
  for (int a : column)
    for (int b : row) integers.push_back(a * b), weights.push_back(F(a * b) / all);
  Buffer<F> any(side * side, kWeights);
  if (spec[1] == "full") weights.assign(any.data(), any.data() + side * side);
  if (spec.has("u8")) return stencil<Bytes, u8>(variant, side, sizes.at(0), sizes.at(1), integers, Bytes{1 / all});
  return stencil<Floats, F>(variant, side, sizes.at(0), sizes.at(1), weights, Floats{});
}

}  // namespace

int main() {
  auto variants = [](const std::string& family) {
    if (family == "pool" || family == "depthwise") return "naive auto";
    if (family == "poly") return "auto fixed";
    if (family == "activation" || family == "matrix") return "auto";
    return family == "stencil" ? "naive fixed" : "";
  };
  return converse(__VERSION__, variants, [](const std::string& variant, const Spec& spec) {
    bool is_relu = spec.has("relu");
    if (spec[0] == "maxpool" || spec[0] == "avgpool") return pooling(variant, Image(spec), spec[0] == "avgpool");
    if (spec[0] == "depthwise") return depthwise(variant, Image(spec), is_relu);
    if (spec[0] == "poly") return polynomial(variant, std::atol(spec[1].c_str()), std::atol(spec[2].c_str()));
    if (spec[0] == "map" && spec[2] == "f32") return mapping(spec[1], spec.sizes(3)[0]);
    if (spec[0] == "stencil") return stencil(variant, spec);
    if (spec[0] == "matrix" && spec[2] == "f32") return matrix<F>(Matrix(spec));
    if (spec[0] == "matrix" && spec[2] == "bf16") return matrix<bf16>(Matrix(spec));
    if (spec[0] == "matrix" && spec[2] == "u8") return matrix<uint8_t>(Matrix(spec));
    throw Unsupported(spec[0]);
  });
}
