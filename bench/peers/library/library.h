// What the peers of `bench kernels` share: data, timing, and the conversation.
//
// A peer is a program that reads requests from its input, one a line, and ends each answer with a line "ok ..." or
// "error ...":
//
//   version              -> ok VERSION
//   variants FAMILY      -> ok NAMES: the ways in which this peer does a family, if any
//   case VARIANT SPEC    -> ok: prepared; SPEC is the name of the row, read by Spec below
//   output VARIANT FILE  -> ok: one call on fresh data, its results written to FILE as floats
//   time VARIANT         -> ok NANOSECONDS: one call, the tenth part from below of 3 to 60 batches of 0.2 ms
//   clear                -> ok: no case is prepared any more
//
// Data are multiples of 1/64 from -1 to 1: exact in every type that is measured, and so small that sums of their products
// are exact, in any order. Two libraries therefore agree in every bit, or one of them is wrong.

#pragma once

#include <sys/mman.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace library {

inline double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Numbers of 16 bits: the high half of a float, exact for the data that are used.
struct bf16 {
  uint16_t bits = 0;
  bf16() = default;
  explicit bf16(float value) {
    uint32_t word;
    std::memcpy(&word, &value, 4);
    bits = uint16_t(word >> 16);
  }
  explicit operator float() const {
    uint32_t word = uint32_t(bits) << 16;
    float value;
    std::memcpy(&value, &word, 4);
    return value;
  }
};

// Bytes: (x + 1) 64 without a sign, 64 x with one, and sums of their products as multiples of 1/64. Results without a sign are
// compared as parts of 256.
struct u8 {
  uint8_t byte = 0;
  u8() = default;
  explicit u8(float value) : byte(uint8_t((value + 1) * 64)) {}
  explicit operator float() const { return float(byte) / 256; }
};
struct i8 {
  int8_t byte = 0;
  i8() = default;
  explicit i8(float value) : byte(int8_t(value * 64)) {}
};
struct i32 {
  int32_t sum = 0;
  i32() = default;
  explicit i32(float value) : sum(int32_t(value * 64)) {}
  explicit operator float() const { return float(sum) / 64; }
};

// Memory at a cache line; large blocks on large pages.
template <typename T>
class Buffer {
 public:
  explicit Buffer(size_t n, uint64_t seed = 0) : size_(n) {
    size_t bytes = (n * sizeof(T) + 63) / 64 * 64;
    bool large = bytes >= (1 << 20);
    size_t align = large ? 1 << 21 : 64;
    // Small ones lie in one page.
    while (bytes <= 2048 && align < bytes) align *= 2;
    data_ = static_cast<T*>(std::aligned_alloc(align, (bytes + align) / align * align));
    if (large) madvise(data_, bytes, MADV_HUGEPAGE);
    for (size_t i = 0; i < n; ++i) data_[i] = T(0.0f);
    if (seed) fill(seed);
  }
  ~Buffer() { std::free(data_); }
  Buffer(const Buffer&) = delete;
  void fill(uint64_t state) {
    for (size_t i = 0; i < size_; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      data_[i] = T(float(int(state >> 33) % 128) / 64.0f - 1.0f);
    }
  }
  T* data() { return data_; }
  size_t size() const { return size_; }
  T& operator[](size_t at) { return data_[at]; }

 private:
  size_t size_;
  T* data_;
};

// Seeds of the data, by what they are.
enum Seed : uint64_t { kInput = 1, kWeights = 2, kOutput = 3, kBias = 4 };

// A row's name taken apart: words, and numbers written KEY=VALUE.
struct Spec {
  std::vector<std::string> words;
  explicit Spec(std::istream& line) {
    for (std::string word; line >> word;) words.push_back(word);
  }
  const std::string& operator[](size_t at) const {
    if (at >= words.size()) throw std::runtime_error("too few words");
    return words[at];
  }
  bool has(const std::string& word) const { return std::find(words.begin(), words.end(), word) != words.end(); }
  long number(const std::string& key, long otherwise) const {
    for (auto& word : words)
      if (word.rfind(key + "=", 0) == 0) return std::atol(word.c_str() + key.size() + 1);
    return otherwise;
  }
  // The numbers of the word AxBxC at a place.
  std::vector<long> sizes(size_t at) const {
    std::vector<long> sizes;
    std::istringstream word((*this)[at]);
    for (std::string part; std::getline(word, part, 'x');) sizes.push_back(std::atol(part.c_str()));
    return sizes;
  }
};

// `gemm TYPE MxNxK [a=row] [b=row] [c=row] [br=N] [beta=0|1] [relu|sigmoid]`, column-major where it is not said otherwise; with
// a word of the last, also a bias a row. Products of `u8` are of bytes without a sign in A and with one in B, summed in 32 bits.
// Data lie in memory as they were made, in any storage.
struct Gemm {
  std::string type, after;
  long m, n, k, br;
  // Whether elements of a row lie side by side.
  bool a_rows, b_rows, c_rows;
  float beta;
  explicit Gemm(const Spec& spec) : type(spec[1]) {
    auto sizes = spec.sizes(2);
    if (sizes.size() != 3) throw std::runtime_error("wanted MxNxK");
    m = sizes[0], n = sizes[1], k = sizes[2];
    br = spec.number("br", 1);
    a_rows = spec.has("a=row"), b_rows = spec.has("b=row"), c_rows = spec.has("c=row");
    beta = float(spec.number("beta", 1));
    for (auto word : {"relu", "sigmoid"})
      if (spec.has(word)) after = word;
  }
};

// `maxpool|avgpool|pyramid|depthwise|conv TYPE CxHxW k=N [s=N] [p=N] [d=N] [out=N]`: images of one batch, given and answered as
// NCHW; those of one row have windows of one row. Convolutions have a bias. Images of `u8` are (x + 1) 64 for each number x of
// the data; weights and a bias then are 64 x, and sums become bytes by a factor of 1/1024. A pyramid is maxima of three windows behind each other, each by 4 longer than the last;
// peers make the second and third from the first and second, by the same window of 5.
struct Image {
  std::string type;
  long c, h, w, k, s, p, d, out;
  // Window, stride, padding and dilation of columns: of a single row there are none.
  long kv, sv, pv, dv;
  explicit Image(const Spec& spec) : type(spec[1]) {
    auto sizes = spec.sizes(2);
    if (sizes.size() != 3) throw std::runtime_error("wanted CxHxW");
    c = sizes[0], h = sizes[1], w = sizes[2];
    k = spec.number("k", 1), s = spec.number("s", 1), p = spec.number("p", 0), out = spec.number("out", c);
    d = spec.number("d", 1);
    kv = h == 1 ? 1 : k, sv = h == 1 ? 1 : s, pv = h == 1 ? 0 : p, dv = h == 1 ? 1 : d;
  }
  long out_h() const { return (h + 2 * pv - (kv - 1) * dv - 1) / sv + 1; }
  long out_w() const { return (w + 2 * p - (k - 1) * d - 1) / s + 1; }
  // Whether windows are squares of neighbours.
  bool is_plain() const { return kv == k && d == 1; }
};

// `matrix copy|FUNCTION TYPE MxN [lda=N] [ldb=N] [transposed]`: columns of A that are `lda` apart to columns of B that are `ldb`
// apart, with the last to rows. Bytes are (x + 1) 64 for each number x of the data.
struct Matrix {
  std::string function, type;
  long m, n, lda, ldb;
  bool is_transposed;
  explicit Matrix(const Spec& spec) : function(spec[1]), type(spec[2]) {
    auto sizes = spec.sizes(3);
    if (sizes.size() != 2) throw std::runtime_error("wanted MxN");
    m = sizes[0], n = sizes[1], is_transposed = spec.has("transposed");
    lda = spec.number("lda", m), ldb = spec.number("ldb", is_transposed ? n : m);
  }
  long n_in() const { return lda * n; }
  long n_out() const { return ldb * (is_transposed ? m : n); }
};

// What is measured: so many calls in a row, and how results are had afterwards.
struct Case {
  std::function<void(size_t)> calls;
  std::function<std::vector<float>()> results;
};

// Time of a call, as said above.
inline double measure(const std::function<void(size_t)>& calls) {
  constexpr double kBatch = 2e5, kBudget = 2e7;
  size_t n = 1;
  for (;;) {
    double before = now();
    calls(n);
    double took = now() - before;
    if (took >= kBatch / 2 || n >= (size_t(1) << 24)) {
      n = std::max(size_t(1), size_t(double(n) * std::max(0.5, kBatch / std::max(took, 1.0))));
      break;
    }
    n *= 2;
  }
  std::vector<double> times;
  double start = now();
  while (times.size() < 3 || (times.size() < 60 && now() - start < kBudget)) {
    double before = now();
    calls(n);
    times.push_back((now() - before) / double(n));
  }
  std::sort(times.begin(), times.end());
  return times[std::max(size_t(1), times.size() / 10)];  // never the least
}

// Converses until the input ends. `variants` is asked for a family, `make` for a case.
inline int converse(const std::string& version, const std::function<std::string(const std::string&)>& variants,
                    const std::function<Case(const std::string&, const Spec&)>& make) {
  std::map<std::string, Case> cases;
  for (std::string text; std::getline(std::cin, text);) {
    std::istringstream line(text);
    std::string what, word;
    line >> what;
    try {
      if (what == "version") {
        std::cout << "ok " << version << std::endl;
      } else if (what == "variants") {
        line >> word;
        std::cout << "ok " << variants(word) << std::endl;
      } else if (what == "clear") {
        cases.clear();
        std::cout << "ok" << std::endl;
      } else if (what == "case") {
        line >> word;
        cases.erase(word);
        cases[word] = make(word, Spec(line));
        std::cout << "ok" << std::endl;
      } else if (what == "output") {
        line >> word;
        auto& made = cases.at(word);
        line >> word;
        made.calls(1);
        auto values = made.results();
        std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen(word.c_str(), "wb"), std::fclose);
        if (!file || std::fwrite(values.data(), 4, values.size(), file.get()) != values.size())
          throw std::runtime_error("cannot write " + word);
        file.reset();
        std::cout << "ok" << std::endl;
      } else if (what == "time") {
        line >> word;
        std::cout << "ok " << measure(cases.at(word).calls) << std::endl;
      } else {
        std::cout << "error no such request: " << text << std::endl;
      }
    } catch (const std::exception& error) {
      std::cout << "error " << error.what() << std::endl;
    }
  }
  return 0;
}

template <typename T>
std::vector<float> floats(Buffer<T>& buffer) {
  std::vector<float> values(buffer.size());
  for (size_t i = 0; i < buffer.size(); ++i) values[i] = float(buffer[i]);
  return values;
}

// The data of a matrix, and memory for results.
template <typename T>
std::pair<std::shared_ptr<Buffer<T>>, std::shared_ptr<Buffer<T>>> operands(const Matrix& x) {
  Buffer<float> values(x.n_in(), kInput);
  auto a = std::make_shared<Buffer<T>>(x.n_in()), b = std::make_shared<Buffer<T>>(x.n_out());
  for (long at = 0; at < x.n_in(); ++at) (*a)[at] = sizeof(T) == 1 ? T((values[at] + 1) * 64) : T(values[at]);
  return {a, b};
}

// The matrices of a batch as one with so many times as many products of a sum, for libraries that do one product of all.
template <typename T>
std::shared_ptr<Buffer<T>> joined(const Gemm& g, long outer, bool side_by_side, Seed seed) {
  long k = g.k * g.br;
  auto all = std::make_shared<Buffer<T>>(k * outer, seed);
  if (g.br == 1 || !side_by_side) return all;
  // Products of a sum lie side by side: those of a pair behind those of the last.
  Buffer<T> by_pair(k * outer, seed);
  for (long batch = 0; batch < g.br; ++batch)
    for (long i = 0; i < outer; ++i)
      for (long p = 0; p < g.k; ++p) (*all)[i * k + batch * g.k + p] = by_pair[batch * g.k * outer + i * g.k + p];
  return all;
}

template <typename T>
std::shared_ptr<Buffer<T>> joined_a(const Gemm& g) {
  return joined<T>(g, g.m, g.a_rows, kInput);
}

template <typename T>
std::shared_ptr<Buffer<T>> joined_b(const Gemm& g) {
  return joined<T>(g, g.n, !g.b_rows, kWeights);
}

// Keeps the compiler from leaving out what nobody reads.
inline void escape(const void* memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

}  // namespace library
