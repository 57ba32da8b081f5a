// Functions that kernels call: see helpers.rs, whose functions of the same names compute the same.
// clang-22 -O1 -ffp-contract=off -fno-stack-protector -fno-pic -fno-builtin -S -emit-llvm helpers.c -o helpers.ll,
// without the lines that name the target and with the attributes' features removed: sizes are those of every 64-bit machine.
typedef unsigned char u8;
typedef signed char i8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;

static int clamp(long x, long low, long high) { return x < low ? low : x > high ? high : x; }

int saturate(int a, int b) { return clamp((long)a + b, -2147483648L, 2147483647L); }
u8 blend(u8 a, u8 b, u8 alpha) { return (a * alpha + b * (255 - alpha) + 127) / 255; }
i8 narrow(i8 a, short b, u16 c) { return a * b - c; }
_Bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
u32 collatz(u32 n) {
  u32 steps = 0;
  while (n > 1 && steps < 1000) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}
u64 mix(u64 x, _Bool again) {
  for (int i = 0; i < 3 + again; i++) {
    x ^= x >> 31;
    x *= 0x9e3779b97f4a7c15;
  }
  return x;
}
double horner(double x, float a) {
  double c[4] = {1.5, -0.25, a, 3};
  double y = 0;
  for (int i = 0; i < 4; i++) y = y * x + c[i];
  return y;
}
int unit(int kind, int value) {
  switch (kind) {
  case 0: return value;
  case 1: return value * 1000;
  case 2: return value << 10;
  case 7: return -value;
  default: return 0;
  }
}
u32 fibonacci(u32 n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
u32 five(u32 x) { return x + fibonacci(5); }

// These access memory.
float total(const float *x, long n) {
  float sum = 0;
  for (long i = 0; i < n; i++) sum += x[i];
  return sum;
}
void fill(int *x, long n, int value) {
  for (long i = 0; i < n; i++) x[i] = value++;
}
int digits(u32 x, u32 at) {
  int digits[16];
  for (u32 i = 0; i < 16; i++, x /= 10) digits[i] = x % 10;
  return digits[at % 16];
}

// These cannot be helpers.
static const int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
int prime(u32 n) { return primes[n % 8]; }
u32 calls_fibonacci(u32 n) { return fibonacci(n) + 1; }
double sine(double x);
double calls_sine(double x) { return sine(x) + 1; }
int through(int (*f)(int), int x) { return f(x); }
int list(int n, ...) { return n; }
