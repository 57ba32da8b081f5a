// Integers: widths, bit fields, rotations, overflow checks, 128 bits, switches.
typedef unsigned int u32;
typedef unsigned long long u64;

struct Packed {
  unsigned tag : 3;
  int value : 21;
  unsigned long long wide : 40;
};

static const unsigned char table[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
static const u64 large[3] = {0x123456789abcdef0ull, 1, 0xffffffffffffffffull};
static const short steps[] = {-1, 2, -300, 32767};

u32 rotate(u32 x, int n) { return x << (n & 31) | x >> (-n & 31); }

int checked(int a, int b, int *out) {
  return __builtin_mul_overflow(a, b, out) || __builtin_add_overflow(*out, 7, out);
}

int unpack(struct Packed *p) {
  p->value += p->tag;
  return (int)p->wide + p->value;
}

__int128 multiply(__int128 a, u64 b) { return a * b + ((__int128)1 << 100); }
u64 upper(u64 a, u64 b) { return (u64)((unsigned __int128)a * b >> 64); }

int dense(int n) {
  switch (n) {
  case 0: return 11;
  case 1: return table[3];
  case 2: return steps[2];
  case 3: return -4;
  case 4: return 100;
  case 5: return 3;
  case 9: return 8;
  default: return 0;
  }
}

int sparse(u64 n) {
  switch (n) {
  case 1: return rotate((u32)n, 3);
  case 1000: return 2;
  case 0x8000000000000000ull: return dense((int)n);
  case 77: return 4;
  }
  return (int)large[n % 3];
}

u32 hash(const unsigned char *p, long n) {
  u32 h = 2166136261u;
  for (long i = 0; i < n; i++) h = (h ^ p[i] ^ table[i & 15]) * 16777619u;
  return h;
}

int counts(u64 x) {
  if (x == 0) return -1;
  return __builtin_clzll(x) + __builtin_ctzll(x) * 64 + __builtin_popcountll(x) * 4096 +
         (int)(__builtin_bswap64(x) & 1);
}
