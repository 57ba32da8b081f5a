// Vectors of every width and element: arithmetic, comparisons, shuffles, conversions, lanes by number, arguments and results,
// and loops that the compiler turns into vectors; prints hashes of what they compute. Compiled with -fno-math-errno; -O3 with
// -mavx2.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
#define VECTOR(name, type, bytes) typedef type name __attribute__((vector_size(bytes)))

VECTOR(f32x2, float, 8);
VECTOR(i32x2, int32_t, 8);
VECTOR(u8x4, uint8_t, 4);
VECTOR(u8x8, uint8_t, 8);
VECTOR(u8x16, uint8_t, 16);
VECTOR(i8x16, int8_t, 16);
VECTOR(i16x4, int16_t, 8);
VECTOR(i16x8, int16_t, 16);
VECTOR(u16x8, uint16_t, 16);
VECTOR(i32x4, int32_t, 16);
VECTOR(u32x4, uint32_t, 16);
VECTOR(i64x2, int64_t, 16);
VECTOR(f32x4, float, 16);
VECTOR(f64x2, double, 16);
VECTOR(u8x32, uint8_t, 32);
VECTOR(i32x8, int32_t, 32);
VECTOR(f32x8, float, 32);
VECTOR(f64x4, double, 32);
VECTOR(i64x8, int64_t, 64);
VECTOR(u16x32, uint16_t, 64);

static uint64_t state = 88172645463325252u;
NOINLINE static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}
static uint64_t hash = 14695981039346656037u;
NOINLINE static void mix(const void *bytes, int n) {
    for (int at = 0; at < n; at++)
        hash = (hash ^ ((const uint8_t *)bytes)[at]) * 1099511628211u;
}
#define MIX(x) mix(&(x), sizeof(x))
NOINLINE static void fill(void *bytes, int n) {
    for (int at = 0; at < n; at++)
        ((uint8_t *)bytes)[at] = (uint8_t)(next() >> 24);
}
NOINLINE static float number(void) { return (float)(int)(next() >> 40 & 0xFFFF) * 0.25f - 7000; }

// Arguments and results in registers, on the stack, and in memory.
NOINLINE f32x4 mixed(f32x4 a, f64x2 b, u8x16 c, int n, i16x8 d, i32x4 e, i64x2 f, f32x4 g, double x, f32x4 h, f32x4 i) {
    f32x4 sum = a + g * h - i;
    sum[0] += (float)b[0] + (float)x;
    sum[1] += c[n & 15];
    sum[2] += (float)(d[2] + e[1]);
    sum[3] += (float)(f[1] & 0xFF);
    return sum;
}
NOINLINE f32x2 pair(f32x2 a, f32x2 b) { return a * b + a; }
NOINLINE i32x2 pair_of_ints(i32x2 a, i32x2 b) { return a * b + (a > b); }
struct two {
    f32x4 a, b;
};
NOINLINE struct two exchange(struct two x, f32x4 y) {
    struct two r = {x.b + y, x.a - y};
    return r;
}
NOINLINE static f64x4 wide(f64x4 a, f64x4 b) { return a * b - b; }
NOINLINE static i64x8 wider(i64x8 a, i32x8 b) { return (a ^ __builtin_convertvector(b, i64x8)) + a; }

// Lane-wise operations.
NOINLINE u8x16 bytes(u8x16 a, u8x16 b) {
    u8x16 r = (a & b) + (a > b) * 3 - (a == b);
    return r ^ (a >> 3) ^ (b << 2) ^ (a * b) ^ (a / (b | 1)) ^ (a % (b | 1));
}
NOINLINE i8x16 signed_bytes(i8x16 a, i8x16 b) { return (a >> 2) + (a < b) - (a / ((b & 7) | 1)) + -b; }
NOINLINE i16x8 shorts(i16x8 a, i16x8 b) { return a * b + (a >> 3) + (a <= b) + a / ((b & 63) | 1); }
NOINLINE i32x4 words(i32x4 a, i32x4 b) {
    i32x4 less = a < b;
    return (less & (a >> 1)) | (~less & (a % ((b & 0xFFFF) | 1)));
}
NOINLINE i64x2 longs(i64x2 a, i64x2 b) { return a * b ^ (a > b) ^ (a >> 7); }
NOINLINE static f32x8 floats(f32x8 a, f32x8 b) {
    f32x8 r = a / b + -a;
    for (int at = 0; at < 8; at++)
        r[at] = a[at] < b[at] ? __builtin_sqrtf(__builtin_fabsf(a[at])) : __builtin_floorf(b[at]);
    return r;
}
NOINLINE static u16x32 widest(u16x32 a, u16x32 b) { return (a + b) ^ (a >> (b & 15)) ^ (a != b); }

// Shuffles: of one vector and of two, to fewer and to more lanes.
NOINLINE void shuffles(u8x16 a, u8x16 b, i32x4 c, i32x4 d) {
    u8x16 r[10];
    r[0] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    r[1] = __builtin_shufflevector(a, b, 24, 8, 25, 9, 26, 10, 27, 11, 28, 12, 29, 13, 30, 14, 31, 15);
    r[2] = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    r[3] = __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
    r[4] = __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    r[5] = __builtin_shufflevector(a, b, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20);
    r[6] = __builtin_shufflevector(a, b, 0, 17, 2, 19, 20, 5, 6, 23, 8, 25, 10, 27, 12, 29, 14, 31);
    r[7] = __builtin_shufflevector(a, b, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
    r[8] = __builtin_shufflevector(a, b, 31, 3, 7, 19, 0, 0, 28, 9, 1, 16, 14, 22, 5, 30, 11, 2);
    r[9] = __builtin_shufflevector(b, b, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
    MIX(r);
    i32x8 joined = __builtin_shufflevector(c, d, 7, 0, 1, 2, 3, 4, 5, 6);
    i32x4 upper = __builtin_shufflevector(joined, joined, 4, 5, 6, 7);
    i32x2 few = __builtin_shufflevector(joined, joined, 6, 1);
    i32x4 rotated = __builtin_shufflevector(c, c, 1, 2, 3, 0);
    i32x4 chosen = __builtin_shufflevector(c, d, 3, 6, 0, 5);
    u8x32 twice = __builtin_shufflevector(a, b, 0, 31, 1, 30, 2, 29, 3, 28, 4, 27, 5, 26, 6, 25, 7, 24, 8, 23, 9, 22, 10,
                                          21, 11, 20, 12, 19, 13, 18, 14, 17, 15, 16);
    MIX(joined), MIX(upper), MIX(few), MIX(rotated), MIX(chosen), MIX(twice);
}

// Lanes whose numbers are not constant.
NOINLINE static i32x8 by_number(i32x8 a, int from, int to) {
    a[to & 7] ^= a[from & 7];
    return a;
}
NOINLINE u8x16 byte_by_number(u8x16 a, int from, int to) {
    a[to & 15] += a[from & 15];
    return a;
}

// Conversions between elements and widths, and reinterpretations.
NOINLINE void conversions(u8x8 a, i16x8 b, i32x4 c, f32x4 d, f64x2 e) {
    u16x8 wider = __builtin_convertvector(a, u16x8);
    i32x8 signed_words = __builtin_convertvector(b, i32x8);
    u8x8 narrow = __builtin_convertvector(b, u8x8);
    f32x4 from_ints = __builtin_convertvector(c, f32x4);
    f32x4 from_unsigned = __builtin_convertvector((u32x4)c, f32x4);
    i32x4 from_floats = __builtin_convertvector(d, i32x4);
    f64x4 doubles = __builtin_convertvector(d, f64x4);
    f32x2 singles = __builtin_convertvector(e, f32x2);
    f32x8 of_bytes = __builtin_convertvector(a, f32x8);
    i64x2 bits = (i64x2)d;
    uint64_t low;
    memcpy(&low, &a, 8);
    unsigned __int128 all;
    memcpy(&all, &b, 16);
    all = all * 3 + low;
    u8x4 four;
    memcpy(&four, &low, 4);
    four = four * four + 1;
    MIX(wider), MIX(signed_words), MIX(narrow), MIX(from_ints), MIX(from_unsigned), MIX(from_floats);
    MIX(doubles), MIX(singles), MIX(of_bytes), MIX(bits), MIX(all), MIX(four);
}

// Loops that become vectors.
NOINLINE int32_t sum(const int16_t *a, const int16_t *b, int n) {
    int32_t total = 0;
    for (int at = 0; at < n; at++)
        total += a[at] * b[at];
    return total;
}
NOINLINE int largest(const uint8_t *a, int n) {
    int most = 0;
    for (int at = 0; at < n; at++)
        most = a[at] > most ? a[at] : most;
    return most;
}
NOINLINE int count(const int32_t *a, int n, int32_t below) {
    int found = 0;
    for (int at = 0; at < n; at++)
        found += a[at] < below && (a[at] & 1);
    return found;
}
NOINLINE void scale(float *restrict y, const float *restrict x, float a, int n) {
    for (int at = 0; at < n; at++)
        y[at] = x[at] > 0 ? a * x[at] + y[at] : y[at];
}
NOINLINE void every_second(uint8_t *restrict to, const uint8_t *restrict from, int n) {
    for (int at = 0; at < n; at++)
        to[at] = (uint8_t)(from[2 * at] + (from[2 * at + 1] >> 1));
}
NOINLINE uint64_t mask(const uint8_t *a, int n) {
    uint64_t bits = 0;
    for (int at = 0; at < n; at++)
        bits |= (uint64_t)(a[at] == 7 || a[at] > 200) << at;
    return bits;
}

#define RANDOM(type, name) \
    type name;             \
    fill(&name, sizeof name)

int main(void) {
    for (int round = 0; round < 20; round++) {
        RANDOM(u8x16, a);
        RANDOM(u8x16, b);
        RANDOM(i16x8, c);
        RANDOM(i16x8, d);
        RANDOM(i32x4, e);
        RANDOM(i32x4, f);
        RANDOM(i64x2, g);
        RANDOM(i64x2, h);
        RANDOM(u16x32, i);
        RANDOM(u16x32, j);
        RANDOM(i32x8, k);
        RANDOM(i64x8, l);
        RANDOM(u8x8, m);
        RANDOM(i32x2, n);
        RANDOM(i32x2, o);
        f32x4 p = {number(), number(), number(), number()}, q = {number(), number(), number(), number()};
        f64x2 r = {number(), number()};
        f32x2 s = {number(), number()}, t = {number(), number()};
        f32x8 u, v;
        for (int at = 0; at < 8; at++)
            u[at] = number(), v[at] = number() + 0.125f;
        f64x4 w = {number(), number(), number(), number()};

        f32x4 r1 = mixed(p, r, a, round, c, e, g, q, number(), p - q, q + p);
        f32x2 r2 = pair(s, t);
        i32x2 r3 = pair_of_ints(n, o);
        struct two two = {p, q};
        two = exchange(two, r1);
        f64x4 r4 = wide(w, w + 3);
        i64x8 r5 = wider(l, k);
        MIX(r1), MIX(r2), MIX(r3), MIX(two), MIX(r4), MIX(r5);
        u8x16 r6 = bytes(a, b);
        i8x16 r7 = signed_bytes((i8x16)a, (i8x16)b);
        i16x8 r8 = shorts(c, d);
        i32x4 r9 = words(e, f);
        i64x2 r10 = longs(g, h);
        f32x8 r11 = floats(u, v);
        u16x32 r12 = widest(i, j);
        MIX(r6), MIX(r7), MIX(r8), MIX(r9), MIX(r10), MIX(r11), MIX(r12);
        shuffles(a, b, e, f);
        i32x8 r13 = by_number(k, round, round * 3);
        u8x16 r14 = byte_by_number(a, round * 5, round * 7);
        MIX(r13), MIX(r14);
        conversions(m, c, e, p, r);

        uint8_t more[600];
        int16_t left[150], right[150];
        int32_t ints[150];
        float x[70], y[70];
        fill(more, sizeof more), fill(left, sizeof left), fill(right, sizeof right), fill(ints, sizeof ints);
        for (int at = 0; at < 70; at++)
            x[at] = number(), y[at] = number();
        int32_t numbers[3] = {sum(left, right, 100 + round), largest(more, 200 + round), count(ints, 130 + round, 1 << 28)};
        scale(y, x, 1.5f, 50 + round);
        every_second(more, more + 200, 150 + round);
        uint64_t found = mask(more, 45 + round % 19);
        MIX(numbers), MIX(y), MIX(more), MIX(found);
        printf("%d %lx\n", round, (unsigned long)hash);
    }
    return 0;
}
