// What every peer of the benchmark shares: data, plain versions of the kernels, timing, and the conversation.
//
// A peer is a program that reads requests from its input, one a line, and answers each in lines of its output; the last
// line of an answer starts with "ok" or "error". It measures itself, so that no call crosses a language boundary.
// Kernels, sizes and data are those of src/kernels.rs and src/code.rs.

#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <malloc.h>
#include <sstream>
#include <string>
#include <vector>

namespace peer {

// Floats in a vector: 8, or 16 if the program's first word says so.
inline int lanes = 8;
constexpr int kTaps = 24;
constexpr int kSortLength = 256;
constexpr int kPoolLength = 4096;
constexpr int kLength = 4093;  // more than full vectors: there is a tail
constexpr int kBlurTaps = 5;
constexpr float kBlur[kBlurTaps] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
constexpr float kScale = 0.75f;
constexpr float kCoefficients[] = {0.5f,  -1.25f, 0.75f,   2.0f,    -0.125f, 0.0625f,
                                   1.5f, -0.875f, 0.3125f, -0.0625f, 0.375f, 1.125f};

using Nanos = double;

inline Nanos now() {
  using namespace std::chrono;
  return duration<double, std::nano>(steady_clock::now().time_since_epoch()).count();
}

// Memory aligned to 16 bytes and to no more, as the ordinary allocator's.
template <typename T>
class Buffer {
 public:
  explicit Buffer(size_t n) : block_(n * sizeof(T) + 128), size_(n) {
    auto address = reinterpret_cast<uintptr_t>(block_.data());
    data_ = reinterpret_cast<T*>((address + 63) / 64 * 64 + 16);
    std::fill(data_, data_ + n, T());
  }
  Buffer(const Buffer&) = delete;
  T* data() { return data_; }
  size_t size() const { return size_; }
  T& operator[](size_t at) { return data_[at]; }

 private:
  std::vector<char> block_;
  size_t size_;
  T* data_;
};

// The kernels' inputs and outputs.
struct Data {
  Buffer<float> input{16 * 700}, weights{16 * 32}, y{kLength}, out{16 * 700}, want{16 * 700};
  Buffer<int32_t> values{kSortLength}, sorted{kSortLength};
  float sum = 0;

  Data() {
    uint64_t state = 42;
    auto next = [&state] {
      state = state * 6364136223846793005u + 1442695040888963407u;
      return state >> 33;
    };
    auto real = [&next] { return float(next() % 2000) / 1000.0f - 1.0f; };
    for (size_t i = 0; i < input.size(); ++i) input[i] = real();
    for (size_t i = 0; i < weights.size(); ++i) weights[i] = real();
    for (size_t i = 0; i < values.size(); ++i) values[i] = int32_t(next());
    for (size_t i = 0; i < y.size(); ++i) y[i] = real();
  }
};

// The number behind a name such as "poly8", or -1.
inline int degree(const std::string& kernel) {
  return kernel.rfind("poly", 0) == 0 ? std::atoi(kernel.c_str() + 4) : -1;
}

inline int outputs(const std::string& kernel) { return kernel == "dw2k" ? 75 : kernel == "dw10k" ? 383 : -1; }

// The exponential function of crates/dsl/src/math/exp.rs.
constexpr float kExpRange[2] = {-104.0f, 89.0f};
constexpr float kShifter = 12582912.0f + 254.0f;
constexpr float kLog2e = 1.44269504f;
constexpr float kLn2[2] = {0.6931472f, -1.9046542e-09f};
constexpr int kExpTerms = 5;
constexpr float kExp[kExpTerms] = {0.49999997f, 0.16666539f, 0.041667737f, 0.0083670346f, 0.0013841138f};

inline float exponential(float x) {
  x = std::min(x, kExpRange[1]);
  x = std::max(x, kExpRange[0]);
  float shifted = std::fma(x, kLog2e, kShifter), n = shifted - kShifter;
  float most = std::fma(n, -kLn2[0], x), r = std::fma(n, -kLn2[1], most), p = kExp[kExpTerms - 1];
  for (int i = kExpTerms - 2; i >= 0; --i) p = std::fma(p, r, kExp[i]);
  float q = most + std::fma(n, -kLn2[1], (r * r) * p);
  uint32_t bits, powers[2];
  std::memcpy(&bits, &shifted, 4);
  powers[0] = bits >> 1 << 23;
  powers[1] = (bits - (bits >> 1)) << 23;
  float first, second;
  std::memcpy(&first, &powers[0], 4);
  std::memcpy(&second, &powers[1], 4);
  return std::fma(q, first, first) * second;
}

// One run of a kernel's code; false if there is no such kernel.
inline bool run(const std::string& kernel, void* code, Data& d) {
  long n = kLength;
  if (kernel == "sum") {
    d.sum = float(reinterpret_cast<long (*)(long, long)>(code)(40, 2));
  } else if (kernel == "sort") {
    std::memcpy(d.sorted.data(), d.values.data(), kSortLength * 4);
    reinterpret_cast<void (*)(int32_t*, long)>(code)(d.sorted.data(), kSortLength);
  } else if (kernel == "maxpool") {
    reinterpret_cast<void (*)(float*, float*, long)>(code)(d.input.data(), d.out.data(), kPoolLength);
  } else if (degree(kernel) >= 0) {
    reinterpret_cast<void (*)(float*, float*, long)>(code)(d.input.data(), d.out.data(), n);
  } else if (outputs(kernel) >= 0) {
    reinterpret_cast<void (*)(float*, float*, float*)>(code)(d.input.data(), d.weights.data(), d.out.data());
  } else if (kernel == "blur") {
    auto call = reinterpret_cast<void (*)(float*, long, float*, long)>(code);
    call(d.input.data(), n + kBlurTaps - 1, d.out.data(), n);
  } else if (kernel == "dot") {
    d.sum = reinterpret_cast<float (*)(float*, long, float*, long)>(code)(d.input.data(), n, d.y.data(), n);
  } else if (kernel == "exp") {
    reinterpret_cast<void (*)(float*, long, float*, long)>(code)(d.input.data(), n, d.out.data(), n);
  } else if (kernel == "axpy") {
    reinterpret_cast<void (*)(float, float*, long, float*, long)>(code)(kScale, d.input.data(), n, d.out.data(), n);
  } else {
    return false;
  }
  return true;
}

// Whether the code computes what plain C++ does: to the bit where every operation is fixed. The multiplications of
// plain C++ must not be contracted (-ffp-contract=off).
inline bool check(const std::string& kernel, void* code, Data& d) {
  std::fill(d.out.data(), d.out.data() + d.out.size(), 0.5f);
  std::fill(d.want.data(), d.want.data() + d.want.size(), 0.5f);
  float *x = d.input.data(), *want = d.want.data();
  if (!run(kernel, code, d)) return false;
  if (kernel == "sum") return d.sum == 42;
  if (kernel == "sort") {
    std::vector<int32_t> sorted(d.values.data(), d.values.data() + kSortLength);
    std::sort(sorted.begin(), sorted.end());
    return std::equal(sorted.begin(), sorted.end(), d.sorted.data());
  }
  if (kernel == "dot") {
    double sum = 0;
    for (int i = 0; i < kLength; ++i) sum += double(x[i]) * d.y[i];
    return std::fabs(sum - d.sum) < 1e-3;
  }
  if (kernel == "maxpool") {
    for (int i = 0; i < kPoolLength; ++i) want[i] = std::max(std::max(x[i], x[i + 1]), x[i + 2]);
  } else if (degree(kernel) >= 0) {
    for (int i = 0; i < kLength; ++i) {
      float power = x[i], result = kCoefficients[0];
      for (int k = 1; k <= degree(kernel); ++k) {
        float term = power * kCoefficients[k];
        result = result + term;
        power = power * x[i];
      }
      want[i] = result;
    }
  } else if (kernel == "blur") {
    for (int i = 0; i < kLength; ++i) {
      want[i] = x[i] * kBlur[0];
      for (int t = 1; t < kBlurTaps; ++t) want[i] = std::fma(x[i + t], kBlur[t], want[i]);
    }
  } else if (kernel == "exp") {
    for (int i = 0; i < kLength; ++i) want[i] = exponential(x[i]);
  } else if (kernel == "axpy") {
    for (int i = 0; i < kLength; ++i) want[i] = std::fma(x[i], kScale, want[i]);
  } else {
    for (int i = 0; i < outputs(kernel) * lanes; ++i) {
      want[i] = x[i] * d.weights[i % lanes];
      for (int t = 1; t < kTaps; ++t) want[i] = std::fma(x[i + t * lanes], d.weights[i % lanes + t * lanes], want[i]);
    }
  }
  return std::memcmp(d.out.data(), want, d.out.size() * 4) == 0;
}

// The least and the middle of the times that `work` gives, at least one, until so many milliseconds have passed.
inline std::string measure(double milliseconds, const std::function<Nanos()>& work) {
  std::vector<Nanos> all;
  Nanos end = now() + milliseconds * 1e6;
  do all.push_back(work());
  while (now() < end && all.size() < 5000);
  std::sort(all.begin(), all.end());
  std::ostringstream text;
  text << uint64_t(all[0]) << ' ' << uint64_t(all[all.size() / 2]) << ' ' << all.size();
  return text.str();
}

// Pages that the heap has stay: giving them back and taking them again is most of a small compilation's time.
inline void keep_heap() {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
}

// Answers requests until there are no more. The answer is what `answer` returns, without the first word.
inline int serve(const std::function<std::string(std::istringstream&)>& answer) {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::cout << answer(words) << std::endl;
  }
  return 0;
}

}  // namespace peer
