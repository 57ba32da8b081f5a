#include "arguments.h"
#include <stdio.h>

static unsigned long long state = 88172645463325252ull;
static unsigned next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 11);
}
static void fill(void *bytes, int n) {
    for (int at = 0; at < n; at++)
        ((unsigned char *)bytes)[at] = (unsigned char)next();
}
static float number(void) { return (float)((int)(next() % 2000) - 1000); }
static f32x4 numbers(void) {
    f32x4 r = {number(), number(), number(), number()};
    return r;
}
static void show(const char *name, void *bytes, int n) {
    printf("%s", name);
    for (int at = 0; at < n; at++)
        printf(" %02x", ((unsigned char *)bytes)[at]);
    puts("");
}
#define RANDOM(type, name) \
    type name;             \
    fill(&name, sizeof name)
#define SHOW(type, name, call)            \
    do {                                  \
        type result = call;               \
        show(#name, &result, sizeof result); \
    } while (0)

int main(void) {
    for (int round = 0; round < 20; round++) {
        RANDOM(u8x16, a);
        RANDOM(u8x16, b);
        RANDOM(i16x8, c);
        RANDOM(i16x8, d);
        RANDOM(i32x4, e);
        RANDOM(i64x2, f);
        RANDOM(i64x2, g);
        RANDOM(i32x2, h);
        RANDOM(i32x2, i);
        f32x4 p = numbers(), q = numbers(), r = numbers(), s = numbers() + 3000;
        f64x2 t = {number(), number()}, u = {number(), number()};
        f32x2 v = {number(), number()}, w = {number(), number()};
        struct two two = {p, q};
        struct three three = {1, 2, (float)round};
        SHOW(f32x4, many, many(p, t, a, c, e, f, q, r, p + q, s));
        SHOW(f64x2, with_scalars, with_scalars(t, number(), u, round));
        SHOW(u8x16, bytes, bytes(a, b, round));
        SHOW(i16x8, shorts, shorts(c, d));
        SHOW(i64x2, longs, longs(f, g));
        SHOW(f32x2, pair, pair(v, w));
        SHOW(i32x2, pair_of_ints, pair_of_ints(h, i));
        SHOW(struct two, structures, structures(two, r));
        SHOW(f32x4, all, all(round, p, 2.5, q, three));
        long k = next(), l = next(), m = next(), n = next();
        struct pair longs = {k * 3, l * 5};
        u128 wide = (u128)k << 70 | l;
        SHOW(float, three_after_six, three_after_six(1, 2, 3, 4, number(), 6, three, number(), 7));
        SHOW(f32x4, two_after_seven, two_after_seven(p, q, r, s, p + 1, q + 2, r + 3, two, s, number()));
        SHOW(long, pair_after_seven, pair_after_seven(k, l, m, n, 5, 6, 7, longs, k + n, number()));
        SHOW(long, wide_after_one, wide_after_one(k, wide, l));
        SHOW(long, wide_after_five, wide_after_five(k, l, m, n, 5, wide, k - l, m - n));
        SHOW(long, wide_after_seven, wide_after_seven(-7, l, m, n, 5, 6, k, wide, -3, wide * 7));
    }
    return 0;
}
