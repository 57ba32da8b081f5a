// Loops that clang makes loops over vectors of unknown length: with masks, reductions, strides, conversions, recurrences.
int printf(const char*, ...);
#define LOOP __attribute__((noinline)) static
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;

LOOP void axpy(float a, const float* restrict x, float* restrict y, long n) { for (long i = 0; i < n; i++) y[i] += a * x[i]; }
LOOP int dot(const int* x, const int* y, long n) { int s = 0; for (long i = 0; i < n; i++) s += x[i] * y[i]; return s; }
LOOP void condition(const int* restrict x, int* restrict y, long n) { for (long i = 0; i < n; i++) if (x[i] > 3) y[i] = x[i] * 2; }
LOOP long sum_bytes(const u8* x, long n) { long s = 0; for (long i = 0; i < n; i++) s += x[i]; return s; }
LOOP void indices(int* x, int n) { for (int i = 0; i < n; i++) x[i] = i * 3; }
LOOP void gather(const float* restrict x, const int* restrict p, float* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[p[i] & 63]; }
LOOP void scatter(const int* restrict x, const int* restrict p, int* restrict y, long n) { for (long i = 0; i < n; i++) y[p[i] & 63] = x[i]; }
LOOP void pairs(const short* restrict x, short* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[2 * i] + x[2 * i + 1]; }
LOOP void triples(const int* restrict x, int* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[3 * i] ^ x[3 * i + 2]; }
LOOP void spread(const int* restrict x, int* restrict y, long n) { for (long i = 0; i < n; i++) { y[2 * i] = x[i]; y[2 * i + 1] = -x[i]; } }
LOOP double largest(const double* x, long n) { double m = x[0]; for (long i = 1; i < n; i++) m = x[i] > m ? x[i] : m; return m; }
LOOP void to_double(const int* restrict x, double* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[i]; }
LOOP void to_int(const float* restrict x, short* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = (short)(int)x[i]; }
LOOP void backwards(const int* restrict x, int* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[n - 1 - i]; }
LOOP int any(const int* x, long n) { int r = 0; for (long i = 0; i < n; i++) r |= x[i] == 7; return r; }
LOOP int greatest(const int* x, long n) { int m = x[0]; for (long i = 1; i < n; i++) m = x[i] > m ? x[i] : m; return m; }
LOOP u32 least(const u32* x, long n) { u32 m = x[0]; for (long i = 1; i < n; i++) m = x[i] < m ? x[i] : m; return m; }
LOOP u32 letters(const u8* x, long n) { u32 c = 0; for (long i = 0; i < n; i++) c += x[i] >= 'a' && x[i] <= 'z'; return c; }
LOOP float sum(const float* x, long n) { float s = 0; for (long i = 0; i < n; i++) s += x[i]; return s; }
LOOP void differences(const int* restrict x, int* restrict y, long n) { int last = 5; for (long i = 0; i < n; i++) { y[i] = x[i] - last; last = x[i]; } }
LOOP void average(const u8* restrict x, const u8* restrict z, u8* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = (x[i] + z[i] + 1) >> 1; }
LOOP void saturate(const short* restrict x, u8* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[i] < 0 ? 0 : x[i] > 255 ? 255 : x[i]; }
LOOP void divide(const int* restrict x, const int* restrict z, int* restrict y, long n) { for (long i = 0; i < n; i++) if (z[i]) y[i] = x[i] / z[i]; }
LOOP void shift(const u64* restrict x, u64* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[i] >> (i & 31) | x[i] << 7; }
LOOP void root(const double* restrict x, double* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = __builtin_sqrt(__builtin_fabs(x[i])) - __builtin_copysign(1.0, x[i]); }
LOOP u64 mixed(const u8* x, const u16* y, const u32* z, long n) { u64 s = 1; for (long i = 0; i < n; i++) s ^= (u64)x[i] * y[i] + z[i]; return s; }
LOOP long count(const u64* x, long n) { long s = 0; for (long i = 0; i < n; i++) s += __builtin_popcountl(x[i]); return s; }
LOOP void masked(const float* restrict x, float* restrict y, const u8* restrict m, long n) { for (long i = 0; i < n; i++) if (m[i] & 1) y[i] = x[i] * 3 - y[i]; }
LOOP int all(const u8* x, long n) { int r = 1; for (long i = 0; i < n; i++) r &= x[i] < 250; return r; }
LOOP void absolute(const signed char* restrict x, signed char* restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[i] < 0 ? -x[i] : x[i]; }

static u32 state = 1;
static u64 x[256], y[256], z[256];

__attribute__((noinline)) static void fill(int kind) {
    for (int i = 0; i < 512; i++) {
        state = state * 1664525 + 1013904223;
        ((u32*)x)[i] = kind == 0 ? state : kind == 1 ? state >> 26 : state >> 2 & 0x3fffffff;
        ((u32*)z)[i] = kind == 1 ? state >> 13 & 15 : state >> 3 ^ state << 11;
        ((u32*)y)[i] = i;
        if (kind == 2) ((float*)x)[i] = (float)((int)(state >> 16) - 32768) / 16;
        if (kind == 2) ((float*)y)[i] = (float)(state >> 20) / 8;
    }
    if (kind == 3) for (int i = 0; i < 256; i++) ((double*)x)[i] = (double)((int)(state = state * 1664525 + 1013904223)) / 1024;
}

static u64 digest;

__attribute__((noinline)) static void add(u64 value) {
    digest = digest * 31 + value;
    for (int i = 0; i < 256; i++) digest = digest * 31 + y[i];
}

__attribute__((noinline)) static void show(const char* name) {
    printf("%s %016lx\n", name, digest);
    digest = 0;
}

static const int lengths[] = {0, 1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 65, 100};

#define EACH(name, kind, operation)                    \
    _Pragma("clang loop unroll(disable)")              \
    for (int i = 0; i < 16; i++) {                     \
        long n = lengths[i];                           \
        fill(kind);                                    \
        add((u64)(operation));                         \
    }                                                  \
    show(name)

static u64 bits(double value) {
    u64 word;
    __builtin_memcpy(&word, &value, 8);
    return word;
}

int main(void) {
    EACH("axpy", 2, (axpy(1.5f, (void*)x, (void*)y, n), 0));
    EACH("dot", 0, dot((void*)x, (void*)z, n));
    EACH("condition", 1, (condition((void*)x, (void*)y, n), 0));
    EACH("sum of bytes", 0, sum_bytes((void*)x, n));
    EACH("indices", 0, (indices((void*)y, (int)n), 0));
    EACH("gather", 2, (gather((void*)x, (void*)z, (void*)y, n), 0));
    EACH("scatter", 0, (scatter((void*)x, (void*)z, (void*)y, n), 0));
    EACH("pairs", 0, (pairs((void*)x, (void*)y, n), 0));
    EACH("triples", 0, (triples((void*)x, (void*)y, n), 0));
    EACH("spread", 0, (spread((void*)x, (void*)y, n), 0));
    EACH("largest", 3, bits(largest((void*)x, n)));
    EACH("to double", 0, (to_double((void*)x, (void*)y, n), 0));
    EACH("to int", 2, (to_int((void*)x, (void*)y, n), 0));
    EACH("backwards", 0, (backwards((void*)x, (void*)y, n), 0));
    EACH("any", 1, any((void*)x, n));
    EACH("greatest", 0, greatest((void*)x, n));
    EACH("least", 0, least((void*)x, n));
    EACH("letters", 0, letters((void*)x, n));
    EACH("sum", 2, bits(sum((void*)x, n)));
    EACH("differences", 0, (differences((void*)x, (void*)y, n), 0));
    EACH("average", 0, (average((void*)x, (void*)z, (void*)y, n), 0));
    EACH("saturate", 0, (saturate((void*)x, (void*)y, n), 0));
    EACH("divide", 1, (divide((void*)x, (void*)z, (void*)y, n), 0));
    EACH("shift", 0, (shift((void*)x, (void*)y, n), 0));
    EACH("root", 3, (root((void*)x, (void*)y, n), 0));
    EACH("mixed", 0, mixed((void*)x, (void*)z, (void*)x, n));
    EACH("count", 0, count((void*)x, n));
    EACH("masked", 2, (masked((void*)x, (void*)y, (void*)z, n), 0));
    EACH("all", 1, all((void*)x, n));
    EACH("absolute", 0, (absolute((void*)x, (void*)y, n), 0));
    return 0;
}
