// Blocks and lanes of the scratchpad under masks, vectors of other elements, and vectors at any address; loops on the host.
#ifdef NPU_HOST
#define NPU_SCRATCHPAD
typedef int npu_v16i32 __attribute__((vector_size(64)));
typedef float npu_v16f32 __attribute__((vector_size(64)));
typedef npu_v16i32 V;
typedef npu_v16f32 F;
static int lanes = 0xFFFF;
#define IS_SET(n) (lanes >> n & 1)
#define EACH for (int n = 0; n < 16; n++)
#define LOAD(NAME, T, R)                                                                                               \
    static R __builtin_npu_block_load##NAME##_scratchpad(const void *p) { R r; EACH r[n] = ((const T *)p)[n]; return r; } \
    static R __builtin_npu_block_load##NAME##_scratchpad_masked(const void *p) {                                       \
        R r;                                                                                                           \
        EACH r[n] = IS_SET(n) ? ((const T *)p)[n] : 0;                                                                 \
        return r;                                                                                                      \
    }
#define STORE(NAME, T, R)                                                                                              \
    static void __builtin_npu_block_store##NAME##_scratchpad(void *p, R a) { EACH((T *)p)[n] = (T)a[n]; }              \
    static void __builtin_npu_block_store##NAME##_scratchpad_masked(void *p, R a) { EACH if (IS_SET(n))((T *)p)[n] = (T)a[n]; }
LOAD(v16i8, signed char, V) LOAD(v16u8, unsigned char, V) LOAD(v16i16, short, V) LOAD(v16u16, unsigned short, V)
LOAD(v16i32, int, V) LOAD(v16f32, float, F)
STORE(v16i8, signed char, V) STORE(v16i16, short, V) STORE(v16i32, int, V) STORE(v16f32, float, F)
static void __builtin_npu_write_mask_reg(int a) { lanes = a & 0xFFFF; }
// Addresses are those of the table.
static int table[64];
#define ADDRESS(n) (*(int *)((char *)table + (n)))
static V __builtin_npu_gather_loadi32_scratchpad(V at) { V r; EACH r[n] = ADDRESS(at[n]); return r; }
static V __builtin_npu_gather_loadi32_scratchpad_masked(V at) { V r; EACH r[n] = IS_SET(n) ? ADDRESS(at[n]) : 0; return r; }
static void __builtin_npu_scatter_storei32_scratchpad(V at, V a) { EACH ADDRESS(at[n]) = a[n]; }
static void __builtin_npu_scatter_storei32_scratchpad_masked(V at, V a) { EACH if (IS_SET(n)) ADDRESS(at[n]) = a[n]; }
#define START 0
#else
#include "naplespu.h"
#define START ((int)(__UINTPTR_TYPE__)table)
#endif

typedef unsigned char v64u8 __attribute__((vector_size(64)));
typedef short v32i16 __attribute__((vector_size(64)));
typedef long long v8i64 __attribute__((vector_size(64)));
typedef double v8f64 __attribute__((vector_size(64)));
typedef npu_v16i32 loose __attribute__((aligned(4)));

static NPU_SCRATCHPAD __attribute__((aligned(64))) int table[64];
static NPU_SCRATCHPAD __attribute__((aligned(64))) float floats[16];
static NPU_SCRATCHPAD __attribute__((aligned(64))) short halves[16];
static NPU_SCRATCHPAD __attribute__((aligned(64))) signed char bytes[16];
static NPU_SCRATCHPAD npu_v16i32 kept;
static int words[64];

static unsigned hash = 3;
static void add_number(int n) { hash = hash * 31u + (unsigned)n; }
static void add(npu_v16i32 v) {
    for (int n = 0; n < 16; n++)
        add_number(v[n]);
}

static __attribute__((noinline)) v64u8 bytes_of(v64u8 a, v64u8 b) { return (a * 3 + b) ^ (a >> 2); }
static __attribute__((noinline)) v32i16 halves_of(v32i16 a, v32i16 b) { return (v32i16)(a < b) & (a - b * 5); }
static __attribute__((noinline)) v8i64 longs_of(v8i64 a, v8i64 b) { return a * b + (a >> 7); }
static __attribute__((noinline)) v8f64 doubles_of(v8f64 a, v8f64 b) { return a * b - a; }
static __attribute__((noinline)) void move(loose *to, const loose *from, int n) { to[0] = from[0] + n; }

int main(void) {
    unsigned seed = 11;
    for (int n = 0; n < 64; n++) {
        seed = seed * 1664525u + 1013904223u;
        table[n] = words[n] = (int)seed;
    }
    for (int n = 0; n < 16; n++)
        floats[n] = (float)(words[n] >> 10), halves[n] = (short)words[16 + n], bytes[n] = (signed char)words[32 + n];
    npu_v16i32 a, at;
    for (int n = 0; n < 16; n++)
        a[n] = words[n + 7] * 5, at[n] = START + ((n * 5 & 15) + (n & 1) * 32) * 4;
    for (int round = 0; round < 3; round++) {
        add(__builtin_npu_block_loadv16i8_scratchpad(bytes)), add(__builtin_npu_block_loadv16u8_scratchpad(bytes));
        add(__builtin_npu_block_loadv16i16_scratchpad(halves)), add(__builtin_npu_block_loadv16u16_scratchpad(halves));
        npu_v16f32 f = __builtin_npu_block_loadv16f32_scratchpad(floats);
        add((npu_v16i32)(f + 1.5f));
        __builtin_npu_block_storev16f32_scratchpad(floats, f * 0.5f);
        add(__builtin_npu_gather_loadi32_scratchpad(at));
        __builtin_npu_scatter_storei32_scratchpad(at, a);
        __builtin_npu_block_storev16i32_scratchpad((table + 48), a + round);
        __builtin_npu_write_mask_reg((int)(seed >> round));
        npu_v16i32 zero = a - a;
        npu_v16i32 set = __builtin_npu_block_loadv16i32_scratchpad_masked(table);
        for (int n = 0; n < 16; n++)
            zero[n] = seed >> round >> n & 1 ? -1 : 0;
        add(set & zero), add(__builtin_npu_gather_loadi32_scratchpad_masked(at) & zero);
        add(__builtin_npu_block_loadv16i16_scratchpad_masked(halves) & zero);
        add(__builtin_npu_block_loadv16u8_scratchpad_masked(bytes) & zero);
        __builtin_npu_scatter_storei32_scratchpad_masked(at, a ^ 77);
        __builtin_npu_block_storev16i8_scratchpad_masked(bytes, a);
        __builtin_npu_block_storev16i16_scratchpad_masked(halves, a >> 3);
        __builtin_npu_block_storev16i32_scratchpad_masked((table + 16), a);
        __builtin_npu_write_mask_reg(0xFFFF);
        kept = a * 3;
        move((loose *)(words + 3 + round), (const loose *)(words + 21 + 2 * round), round);
        a ^= kept + *(const loose *)(words + 2 + round);
        v64u8 b = bytes_of((v64u8)a, (v64u8)kept);
        v32i16 h = halves_of((v32i16)a, (v32i16)b);
        v8i64 l = longs_of((v8i64)h, (v8i64)a);
        v8f64 d = doubles_of(__builtin_convertvector(l >> 20, v8f64), __builtin_convertvector((v8i64)a >> 40, v8f64));
        add((npu_v16i32)b), add((npu_v16i32)h), add((npu_v16i32)l), add((npu_v16i32)d);
    }
    for (int n = 0; n < 64; n++)
        add_number(words[n] ^ table[n] + halves[n & 15] * bytes[n & 15]);
    return (int)hash;
}
