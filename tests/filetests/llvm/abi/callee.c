#include "arguments.h"

f32x4 many(f32x4 a, f64x2 b, u8x16 c, i16x8 d, i32x4 e, i64x2 f, f32x4 g, f32x4 h, f32x4 i, f32x4 j) {
    f32x4 sum = a + g * h - i / j;
    sum[0] += (float)b[0];
    sum[1] += c[3];
    sum[2] += (float)(d[2] + (e[1] & 0xFFFF));
    sum[3] += (float)(f[1] & 0xFFFF);
    return sum;
}
f64x2 with_scalars(f64x2 a, double x, f64x2 b, int n) { return a * x + b * (double)n; }
u8x16 bytes(u8x16 a, u8x16 b, int i) {
    a[i & 15] ^= b[(i + 3) & 15];
    return (u8x16)(a > b) ^ __builtin_shufflevector(a, b, 0, 17, 2, 19, 4, 21, 6, 23, 31, 9, 29, 11, 27, 13, 25, 15);
}
i16x8 shorts(i16x8 a, i16x8 b) { return a * b + (a >> 3); }
i64x2 longs(i64x2 a, i64x2 b) { return a * b ^ (a > b); }
f32x2 pair(f32x2 a, f32x2 b) { return a * b + a; }
i32x2 pair_of_ints(i32x2 a, i32x2 b) { return a + b * a; }
struct two structures(struct two x, f32x4 y) {
    struct two result = {x.b + y, x.a * y};
    return result;
}
f32x4 all(int a, f32x4 x, double d, f32x4 y, struct three z) {
    f32x4 more = {z.a, z.b, z.c, 1};
    return x * (float)a + y * (float)d + more;
}

float three_after_six(float a, float b, float c, float d, float e, float f, struct three g, float h, float i) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g.a * 7 + g.b * 8 + g.c * 9 + h * 10 + i * 11;
}
f32x4 two_after_seven(f32x4 a, f32x4 b, f32x4 c, f32x4 d, f32x4 e, f32x4 f, f32x4 g, struct two h, f32x4 i, double j) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h.a * 8 + h.b * 9 + i * (float)j;
}
long pair_after_seven(long a, long b, long c, long d, long e, long f, long g, struct pair h, long i, float j) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h.a * 8 + h.b * 9 + i * 10 + (long)j;
}
static long both(u128 x) { return (long)(x >> 64) * 31 + (long)x; }
long wide_after_one(long a, u128 b, long c) { return a + both(b) * 3 + c * 5; }
long wide_after_five(long a, long b, long c, long d, long e, u128 f, long g, long h) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + both(f) * 6 + g * 7 + h * 8;
}
long wide_after_seven(int a, long b, long c, long d, long e, long f, long g, u128 h, char i, u128 j) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + both(h) * 8 + i * 9 + both(j) * 10;
}
