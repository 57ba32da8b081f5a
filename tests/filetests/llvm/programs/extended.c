// Floats of 80 bits (`long double` on x86-64): arithmetic, comparisons, conversions, arguments; prints what they compute.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

static uint64_t state = 88172645463325252u;
NOINLINE static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}
static uint64_t hash = 14695981039346656037u;
NOINLINE static void mix(uint64_t x) { hash = (hash ^ x) * 1099511628211u; }

static void mix_float(long double x) {
    uint64_t words[2] = {0, 0};
    memcpy(words, &x, 10);
    // Signs and payloads of what is no number differ between compilers.
    if (x != x)
        words[0] = words[1] = 1;
    mix(words[0]);
    mix(words[1]);
}

static long double made(uint64_t significand, uint64_t high) {
    uint64_t words[2] = {significand, high & 0xFFFF};
    long double x;
    memcpy(&x, words, sizeof x);
    return x;
}

// All classes of numbers, mostly close to each other.
NOINLINE static long double number(void) {
    uint64_t bits = next(), high = next() & 0x8000, first = 1ull << 63;
    switch (next() & 15) {
    case 0: return made(0, high);
    case 1: return made(first, high | 0x7FFF);
    case 2: return made(bits | first, 0x7FFF);
    case 3: return made(bits >> (bits & 63), high);
    case 4: return made(bits | first, high | (next() % 0x7FFF + 1 == 0x7FFF ? 1 : next() % 0x7FFE + 1));
    case 5: return made(bits | first, high | (0x7FFE - (next() & 1)));
    case 6: return made(bits | first, high | (16383 - 1074 + next() % 60));
    case 7: return made(bits << 40 | first, high | (16383 - 149 + next() % 30));
    case 8: case 9: return (long double)(int64_t)(bits >> (bits & 63));
    case 10: return made(~0ull << (bits & 63) | first, high | (16383 + next() % 66));
    default: return made(bits | first, high | (16383 - 33 + next() % 66));
    }
}

struct part {
    char a;
    long double b;
    int c;
};
NOINLINE static int many(int a, long double b, double c, long double d, struct part e, long double *out) {
    *out = b * d - (long double)c + e.b;
    return a + e.c;
}

static long double table[4] = {1.0L, -0.1L, 1e4000L, 0x1p-16400L};

NOINLINE static int relations(long double a, long double b) {
    return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a < b) << 6 |
           !(a >= b) << 7 | __builtin_isunordered(a, b) << 8 | __builtin_islessgreater(a, b) << 9;
}

int main(void) {
    for (int i = 0; i < 4000; i++) {
        long double a = number(), b = (i & 7) == 0 ? a : (i & 7) == 1 ? -a : number();
        mix_float(a + b);
        mix_float(a - b);
        mix_float(a * b);
        mix_float(a / b);
        mix_float(-a);
        mix_float(__builtin_fabsl(a));
        mix_float(__builtin_copysignl(a, b));
        mix(relations(a, b));
        double d = (double)a;
        float f = (float)b;
        mix_float(d);
        mix_float(f);
        mix_float(a < b ? a : b);
        if (a > -9e18L && a < 9e18L)
            mix((uint64_t)(int64_t)a), mix((uint32_t)(int16_t)(int64_t)a);
        if (a > -1 && a < 1.8e19L)
            mix((uint64_t)a);
        if (a > -2e9L && a < 2e9L)
            mix((uint32_t)(int32_t)a);
        uint64_t word = next() >> (next() & 63);
        mix_float((long double)word);
        mix_float((long double)(int64_t)word);
        mix_float((long double)(int8_t)word);
        mix_float((long double)(uint16_t)word);
        table[i & 3] = table[i & 3] / 3 + a;
        if (table[i & 3] != table[i & 3])
            table[i & 3] = i;
    }
    printf("numbers %016llx\n", (unsigned long long)hash);
    long double out;
    int count = many(3, table[0], 0.5, table[1], (struct part){1, 1e-3L, 4}, &out);
    mix_float(out);
    // A long series: rounding errors add up.
    long double e = 1, term = 1;
    for (int i = 1; i < 40; i++)
        e += term /= i;
    mix_float(e);
    printf("calls %d %016llx %.15f\n", count, (unsigned long long)hash, (double)e);
    return 0;
}
