// Vectors of 16 words, the builtins of the machine, and the same in loops on the host.
#ifdef NPU_HOST
typedef int npu_v16i32 __attribute__((vector_size(64)));
typedef unsigned npu_v16u32 __attribute__((vector_size(64)));
typedef float npu_v16f32 __attribute__((vector_size(64)));
typedef npu_v16i32 V;
typedef npu_v16f32 F;
static int lanes = 0xFFFF;
#define LOOP for (int n = 0; n < 16; n++)
static V __builtin_npu_makevectori32(int a) { V r; LOOP r[n] = a; return r; }
static V __builtin_npu_shufflei32(V a, V b) { V r; LOOP r[n] = a[b[n]]; return r; }
static V __builtin_npu_vector_mixi32(V a, V b) { V r; LOOP r[n] = lanes >> n & 1 ? a[n] : b[n]; return r; }
static V __builtin_npu_clzv16i32(V a) { V r; LOOP r[n] = a[n] ? __builtin_clz(a[n]) : 32; return r; }
static V __builtin_npu_ctzv16i32(V a) { V r; LOOP r[n] = a[n] ? __builtin_ctz(a[n]) : 32; return r; }
static int __builtin_npu_clzi32(int a) { return a ? __builtin_clz(a) : 32; }
static int __builtin_npu_createmaskv16i32(V a) { int r = 0; LOOP r |= (a[n] & 1) << n; return r; }
static int __builtin_npu_read_mask_reg(void) { return lanes; }
static void __builtin_npu_write_mask_reg(int a) { lanes = a & 0xFFFF; }
static int __builtin_npu_mask_cmpi32_slt(V a, V b) { int r = 0; LOOP r |= (a[n] < b[n]) << n; return r; }
static int __builtin_npu_mask_cmpi32_uge(V a, V b) { int r = 0; LOOP r |= ((unsigned)a[n] >= (unsigned)b[n]) << n; return r; }
static int __builtin_npu_mask_cmpi32_ne(V a, V b) { int r = 0; LOOP r |= (a[n] != b[n]) << n; return r; }
static int __builtin_npu_mask_cmpf32_le(F a, F b) { int r = 0; LOOP r |= (a[n] <= b[n]) << n; return r; }
static V __builtin_npu_block_loadv16i8(const void *p) { V r; LOOP r[n] = ((const signed char *)p)[n]; return r; }
static V __builtin_npu_block_loadv16u8(const void *p) { V r; LOOP r[n] = ((const unsigned char *)p)[n]; return r; }
static V __builtin_npu_block_loadv16i16(const void *p) { V r; LOOP r[n] = ((const short *)p)[n]; return r; }
static V __builtin_npu_block_loadv16u16(const void *p) { V r; LOOP r[n] = ((const unsigned short *)p)[n]; return r; }
static V __builtin_npu_block_loadv16i32_masked(const void *p) { V r; LOOP r[n] = lanes >> n & 1 ? ((const int *)p)[n] : 0; return r; }
static void __builtin_npu_block_storev16i8(void *p, V a) { LOOP ((signed char *)p)[n] = (signed char)a[n]; }
static void __builtin_npu_block_storev16i16_masked(void *p, V a) { LOOP if (lanes >> n & 1) ((short *)p)[n] = (short)a[n]; }
static void __builtin_npu_block_storev16i32_masked(void *p, V a) { LOOP if (lanes >> n & 1) ((int *)p)[n] = a[n]; }
#else
#include "naplespu.h"
#endif

typedef struct {
    npu_v16i32 a, b;
    int n;
} Pair;

static unsigned hash = 7;
static void add(npu_v16i32 v) {
    for (int n = 0; n < 16; n++)
        hash = hash * 33u ^ (unsigned)v[n];
}
static void add_number(int n) { hash = hash * 31u + (unsigned)n; }

static __attribute__((noinline)) npu_v16i32 scaled(npu_v16i32 v, int by, npu_v16i32 w) { return v * by + w; }
static __attribute__((noinline)) Pair swapped(Pair p) {
    Pair q = {p.b, p.a, p.n + 1};
    return q;
}

// Leaves the mask of its caller alone.
static __attribute__((noinline)) npu_v16i32 masked(npu_v16i32 a, npu_v16i32 b, int mask) {
#ifdef NPU_HOST
    int saved = lanes;
    lanes = 0xFFFF;
#endif
    add_number(__builtin_npu_read_mask_reg());
    __builtin_npu_write_mask_reg(mask);
    npu_v16i32 r = __builtin_npu_vector_mixi32(a, b);
#ifdef NPU_HOST
    lanes = saved;
#endif
    return r;
}

static int words[48] __attribute__((aligned(64)));
static short halves[32] __attribute__((aligned(64)));
static signed char bytes[32] __attribute__((aligned(64)));

int main(void) {
    unsigned seed = 5;
    npu_v16i32 a, b = __builtin_npu_makevectori32(1000003);
    for (int n = 0; n < 16; n++) {
        seed = seed * 1664525u + 1013904223u;
        a[n] = (int)seed;
        b[n] ^= (int)(seed >> 11) * n;
        halves[n] = (short)(seed >> 5);
        halves[16 + n] = (short)n;
        bytes[n] = (signed char)(seed >> 9);
        words[n] = words[16 + n] = (int)(seed * 3u);
    }
    for (int round = 0; round < 3; round++) {
        add(a + b), add(a - b), add(a * b), add(a & b), add(a | b), add(a ^ b), add(~a), add(-b);
        add(a << (b & 31)), add(a >> (b & 31)), add((npu_v16i32)((npu_v16u32)a >> (npu_v16u32)(b & 31)));
        add(a / (b | 1)), add(a % (b | 1)), add(a < b), add(a == b), add((npu_v16i32)((npu_v16u32)a > (npu_v16u32)b));
        add((a & (a < b)) | (b & ~(a < b)));
        npu_v16f32 f = __builtin_convertvector(a >> 12, npu_v16f32), g = __builtin_convertvector(b >> 12, npu_v16f32);
        add(__builtin_convertvector(f + g, npu_v16i32)), add(f < g), add((npu_v16i32)f);
        add_number(__builtin_npu_mask_cmpf32_le(f, g));
        add(__builtin_shufflevector(a, b, 0, 17, 2, 19, 4, 21, 6, 23, 8, 25, 10, 27, 12, 29, 14, 31));
        add(__builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
        add(__builtin_npu_shufflei32(a, b & 15));
        add(__builtin_npu_clzv16i32(a >> 9)), add(__builtin_npu_ctzv16i32(b)), add_number(__builtin_npu_clzi32(a[3]));
        add_number(__builtin_npu_createmaskv16i32(a)), add_number(__builtin_npu_mask_cmpi32_slt(a, b));
        add_number(__builtin_npu_mask_cmpi32_uge(a, b)), add_number(__builtin_npu_mask_cmpi32_ne(a, a & b));
        add(masked(a, b, (int)(seed >> 7)));
        add(scaled(a, round + 3, b));
        add_number(__builtin_reduce_add(a) ^ __builtin_reduce_max(b));
        Pair p = {a, b, round};
        p = swapped(p);
        add(p.a - p.b), add_number(p.n);
        add(__builtin_npu_block_loadv16i8(bytes)), add(__builtin_npu_block_loadv16u8(bytes));
        add(__builtin_npu_block_loadv16i16(halves)), add(__builtin_npu_block_loadv16u16(halves));
        __builtin_npu_write_mask_reg((int)(seed >> 3));
        add(__builtin_npu_block_loadv16i32_masked(words) & __builtin_npu_vector_mixi32(a, a - a));
        __builtin_npu_block_storev16i32_masked(words + 16, a);
        __builtin_npu_block_storev16i16_masked(halves, b);
        __builtin_npu_write_mask_reg(-1);
        __builtin_npu_block_storev16i8(bytes, a);
        int at = (int)(seed >> 20) & 15;
        b[at] = a[15 - at] + round;
        a = __builtin_npu_shufflei32(a ^ (int)seed, (b + round) & 15);
    }
    for (int n = 0; n < 48; n++)
        add_number(words[n] + halves[n & 31] + bytes[n & 31]);
    return (int)hash;
}
