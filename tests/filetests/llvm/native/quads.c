// Floats of 128 bits (`__float128` on x86-64): arithmetic, comparisons, conversions, functions; prints sums of what they compute.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))
typedef __float128 quad;
typedef __int128 wide;
typedef unsigned __int128 unsigned_wide;

static uint64_t state = 88172645463325252u;
NOINLINE static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}
static uint64_t hash;
static void mix(uint64_t x) { hash = (hash ^ x) * 1099511628211u; }
static void mix_wide(unsigned_wide x) { mix((uint64_t)x), mix((uint64_t)(x >> 64)); }
NOINLINE static void mix_quad(quad x) {
    uint64_t words[2];
    memcpy(words, &x, sizeof words);
    // Signs and payloads of what is no number differ between processors.
    if (x != x)
        words[0] = words[1] = 1;
    mix(words[0]), mix(words[1]);
}
static void show(const char *what) {
    printf("%s %016llx\n", what, (unsigned long long)hash);
    hash = 14695981039346656037u;
}

static quad made(uint64_t low, uint64_t high) {
    uint64_t words[2] = {low, high};
    quad x;
    memcpy(&x, words, sizeof x);
    return x;
}

// All classes of numbers, mostly close to each other.
NOINLINE static quad number(void) {
    uint64_t low = next(), high = next(), sign = high & 1ull << 63;
    switch (next() & 15) {
    case 0: return made(0, sign);
    case 1: return made(0, sign | 0x7FFFull << 48);
    case 2: return made(low, 0x7FFFull << 48 | 1ull << 47);
    case 3: return made(low, sign | high >> 20);
    case 4: return made(low, high);
    case 5: return made(low & 1, sign | 0x7FFEFFFFFFFFFFFF);
    case 6: return made(0, sign | (uint64_t)(16383 + high % 130) << 48);
    case 7: return made(0, sign | (uint64_t)(16383 + high % 20) << 48 | (low & 0xFFull << 40));
    case 8: return made(-(low & 1), sign | 0x3FFFFFFFFFFFFFFF);
    default: return made(low & -(high & 1), sign | (uint64_t)(16383 - 40 + high % 170) << 48 | low >> 16);
    }
}

NOINLINE static int compared(quad a, quad b) {
    int less = __builtin_isless(a, b), order = __builtin_isunordered(a, b);
    int other = __builtin_islessgreater(a, b);
    return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a < b) << 6 |
           !(a <= b) << 7 | !(a > b) << 8 | !(a >= b) << 9 | less << 10 | order << 11 | !order << 12 | other << 13 |
           !other << 14;
}
NOINLINE static int branched(quad a, quad b) {
    int found = 0;
    while (a > b && found < 3)
        a = b, found++;
    if (!(a <= b))
        found |= 4;
    return a == b ? found | 8 : found;
}
NOINLINE static int classes(quad x) {
    return !!__builtin_isnan(x) | !!__builtin_isinf(x) << 1 | !!__builtin_isfinite(x) << 2 |
           !!__builtin_isnormal(x) << 3 | !!__builtin_signbit(x) << 4;
}

static const quad constants[] = {0.1q, -0x1.23456789abcdefp-16000q, 3.14159265358979323846264338327950288q, 1e4900q};
static volatile quad variable = -2.5q;

int main(void) {
    for (int n = 0; n < 4000; n++) {
        quad a = number(), b = n % 7 ? number() : a;
        mix_quad(a + b), mix_quad(a - b), mix_quad(a * b), mix_quad(a / b);
        if (n % 100 == 0)
            mix_quad(__builtin_fmodf128(a, b));
    }
    show("arithmetic");
    for (int n = 0; n < 4000; n++) {
        quad a = number(), b = n % 7 ? number() : a;
        mix(compared(a, b)), mix(branched(a, b)), mix(classes(a));
        mix_quad(-a), mix_quad(__builtin_fabsf128(a)), mix_quad(__builtin_copysignf128(a, b));
    }
    show("comparisons");
    for (int n = 0; n < 4000; n++) {
        quad x = number();
        mix_quad((double)x), mix_quad((float)x), mix_quad((long double)x), mix_quad((_Float16)x);
        quad y = x < 0 ? -x : x;
        if (y < 100)
            mix((uint64_t)(int8_t)x), mix((uint8_t)y), mix((uint64_t)(int16_t)x), mix((uint16_t)y);
        if (y < 2e9q)
            mix((uint64_t)(int)x), mix((unsigned)(y * 2));
        if (y < 9e18q)
            mix((uint64_t)(int64_t)x), mix((uint64_t)(y * 2));
        if (y < 1.7e38q)
            mix_wide((unsigned_wide)(wide)x), mix_wide((unsigned_wide)(y * 2));
    }
    show("to others");
    for (int n = 0; n < 4000; n++) {
        unsigned_wide x = ((unsigned_wide)next() << 64 | next()) >> (next() & 127);
        mix_quad(x), mix_quad((wide)x), mix_quad((uint64_t)x), mix_quad((int64_t)x), mix_quad((unsigned)x);
        mix_quad((int)x), mix_quad((uint16_t)x), mix_quad((int16_t)x), mix_quad((uint8_t)x), mix_quad((int8_t)x);
        mix_quad((_Float16)(x >> 112)), mix_quad((_Float16)(wide)x), mix_quad((_Float16)x);
        mix_wide((unsigned_wide)(_Float16)(x % 60000)), mix_wide((unsigned_wide)(wide)(_Float16)(int)(x % 120001 - 60000));
    }
    show("from others");
    for (int n = 0; n < 400; n++) {
        quad a = number(), b = number(), c = number();
        mix_quad(__builtin_sqrtf128(a)), mix_quad(__builtin_floorf128(a)), mix_quad(__builtin_ceilf128(a));
        mix_quad(__builtin_truncf128(a)), mix_quad(__builtin_rintf128(a)), mix_quad(__builtin_nearbyintf128(a));
        mix_quad(__builtin_roundf128(a)), mix_quad(__builtin_fmaf128(a, b, c));
        mix_quad(__builtin_fminf128(a, b) + 0), mix_quad(__builtin_fmaxf128(a, b) + 0);
    }
    show("functions");
    for (int n = 0; n < 4; n++)
        variable = variable * constants[n] + n;
    mix_quad(variable);
    show("constants");
    return 0;
}
