// Floats, vectors and atomics.
#include <stdatomic.h>

typedef float f32x4 __attribute__((vector_size(16)));
typedef int i32x4 __attribute__((vector_size(16)));
typedef short i16x8 __attribute__((vector_size(16)));

double polynomial(double x) {
  static const double c[] = {1.0, -0.5, 0.25, 1e300, -0.0, 0x1.8p-1060, 3.14159265358979};
  double r = 0;
  for (int i = 6; i >= 0; i--) r = r * x + c[i];
  return r;
}

float clamp(float x) { return x < 0.1f ? 0.1f : x > 3e38f ? 3e38f : x; }
int convert(double d, float f) { return (int)d + (unsigned char)f + (int)(long long)(d * f); }
double back(unsigned long long u, signed char c) { return (double)u + c; }
int classify(double d) { return __builtin_isnan(d) ? 1 : __builtin_isinf(d) ? 2 : __builtin_signbit(d) ? 3 : 0; }
long double wide(long double x) { return x * 1.5L + 0.1L; }
_Float16 half(_Float16 a, float b) { return a * (_Float16)b + (_Float16)1.5; }

f32x4 blend(f32x4 a, f32x4 b, i32x4 mask) {
  f32x4 r = a * b + (f32x4){1, 2, 3, 4};
  return (f32x4)(((i32x4)r & mask) | ((i32x4)a & ~mask));
}
f32x4 reverse(f32x4 a, f32x4 b) { return __builtin_shufflevector(a, b, 3, 6, 1, 4); }
int lanes(i16x8 v, int i) { return v[i & 7] + v[2]; }
i32x4 compare(f32x4 a) { return a > (f32x4){0, 0, 0, 0}; }

void saxpy(float *restrict y, const float *restrict x, float a, int n) {
  for (int i = 0; i < n; i++) y[i] += a * x[i];
}
float dot(const float *x, const float *y, int n) {
#pragma clang fp reassociate(on)
  float s = 0;
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}

int exchange(_Atomic int *p, int v) {
  int expected = 3;
  atomic_fetch_add_explicit(p, v, memory_order_relaxed);
  atomic_compare_exchange_strong(p, &expected, v);
  atomic_thread_fence(memory_order_acquire);
  atomic_store_explicit(p, 5, memory_order_release);
  return atomic_exchange(p, 9) + atomic_load(p) + expected;
}
