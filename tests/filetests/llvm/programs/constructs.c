// One function for each construct that lowering treats; prints what they compute.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

// Numbers that the compiler does not know.
static uint64_t state = 88172645463325252u;
NOINLINE static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}
static uint64_t hash = 14695981039346656037u;
NOINLINE static void mix(uint64_t x) { hash = (hash ^ x) * 1099511628211u; }
static void show(const char *name) {
    printf("%s %016llx\n", name, (unsigned long long)hash);
    hash = 14695981039346656037u;
}

// Irreducible: two entries into a loop.
NOINLINE static int two_entries(int n, int where) {
    int sum = 0;
    if (where & 1) goto middle;
top:
    sum += n * 3;
    if (sum > 1000) return sum;
middle:
    sum += n + where;
    n--;
    if (n > 0) goto top;
    if (where & 2) {
        where -= 2;
        n = 5;
        goto middle;
    }
    return sum;
}

// A state machine that reads, with jumps into a switch.
NOINLINE static int machine(const uint8_t *p, int n, int start) {
    int acc = 0, i = 0;
    switch (start) {
    again:
        case 0:
            if (i >= n) break;
            acc += p[i++];
            // falls through
        case 1:
            acc ^= 0x55;
            if (i < n && (p[i] & 3) == 1) {
                i++;
                goto again;
            }
            // falls through
        case 2:
            acc = acc * 7 + 1;
            if (i < n && p[i++] > 40) goto again;
            break;
        case 7 ... 9: acc = -start; break;
        case -3: acc = 99; break;
        default: acc = start * 2; goto again;
    }
    return acc;
}

// Swaps and lost copies.
NOINLINE static unsigned fibonacci(int n) {
    unsigned a = 0, b = 1;
    for (int i = 0; i < n; i++) {
        unsigned t = a;
        a = b;
        b = t;
        if (i % 3) b += a;
    }
    return a * 65599 + b;
}
NOINLINE static int lost(int n) {
    int x = 1, y;
    do {
        y = x;
        x = x + 1;
    } while (x < n);
    return y * 1000 + x;
}
NOINLINE static unsigned rotate3(int n) {
    unsigned a = 1, b = 2, c = 3;
    while (n-- > 0) {
        unsigned t = a;
        a = b;
        b = c;
        c = t;
        if (n == 4) c += b;
    }
    return a * 10000 + b * 100 + c;
}

struct Bits {
    unsigned a : 3, b : 7;
    signed c : 11, d : 5;
    uint64_t e : 40;
    signed f : 1;
    unsigned g : 24;
};
struct Pair {
    long a, b;
};
struct Mixed {
    double d;
    int i;
};
struct Large {
    int v[12];
};
struct Bytes3 {
    char c[3];
};
struct Floats {
    float x, y;
};
union Both {
    double d;
    uint64_t u;
    float f[2];
};

NOINLINE static struct Pair swap(struct Pair p) { return (struct Pair){p.b + 1, p.a - 1}; }
NOINLINE static struct Mixed mixed(struct Mixed m, int k) { return (struct Mixed){m.d * k, m.i + k}; }
NOINLINE static struct Large large(struct Large l, int k) {
    for (int i = 0; i < 12; i++) l.v[i] += k * i;
    return l;
}
NOINLINE static struct Bytes3 bytes3(struct Bytes3 b) { return (struct Bytes3){{b.c[2], b.c[0], b.c[1]}}; }
NOINLINE static struct Floats floats(struct Floats f) { return (struct Floats){f.y * 2, f.x - 1}; }
NOINLINE static long many(char a, short b, int c, long d, unsigned char e, unsigned short f, unsigned g, float h, double i,
                          long j, long k, double l, int8_t m, struct Pair n, struct Large o, int p) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + (long)(h * 8) + (long)(i * 9) + j * 10 + k * 11 + (long)(l * 12) +
           m * 13 + n.a * 14 + n.b * 15 + o.v[3] * 16 + p * 17;
}

typedef unsigned __int128 u128;
typedef __int128 i128;
NOINLINE static void mix128(u128 x) {
    mix((uint64_t)x);
    mix((uint64_t)(x >> 64));
}
NOINLINE static u128 wide(u128 a, u128 b, int s) {
    mix128(a + b);
    mix128(a - b);
    mix128(a * b);
    mix128(a / (b | 1));
    mix128(a % (b | 1));
    mix128((u128)((i128)a / (i128)(b | 1)));
    mix128((u128)((i128)a % (i128)(b | 1)));
    mix128(a << s);
    mix128(a >> s);
    mix128((u128)((i128)a >> s));
    mix((a < b) | (a <= b) << 1 | ((i128)a < (i128)b) << 2 | ((i128)a >= (i128)b) << 3 | (a == b) << 4);
    mix128(a & b);
    mix128(a | ~b);
    mix128(-(a ^ b));
    mix128((u128)(int64_t)(uint64_t)a);
    return a ^ b;
}

NOINLINE static void integers(void) {
    for (int t = 0; t < 60; t++) {
        int64_t a = (int64_t)next() >> (t & 63), b = (int64_t)next();
        b >>= next() & 63;
        int32_t c = (int32_t)next(), d = (int32_t)next();
        d = d >> (next() & 31) | 1;
        int16_t e = (int16_t)next();
        int8_t f = (int8_t)next();
        uint8_t g = (uint8_t)next();
        uint16_t h = (uint16_t)next();
        b += b == 0;
        mix(a + b), mix(a - b), mix(a * b), mix(a / b), mix(a % b), mix((uint64_t)a / (uint64_t)b), mix((uint64_t)a % (uint64_t)b);
        mix(c / d), mix(c % d), mix((uint32_t)c / (uint32_t)d), mix((uint32_t)c % (uint32_t)d), mix(c * d), mix((uint32_t)c + (uint32_t)d);
        mix(a >> (t & 63)), mix((uint64_t)a >> (t & 63)), mix((uint64_t)a << (t & 63)), mix(c >> (t & 31)), mix((uint32_t)c << (t & 31));
        mix((int16_t)(e * f)), mix((uint8_t)(g + f)), mix((int8_t)(g >> 3)), mix(e >> 2), mix(h >> 2), mix((uint16_t)(h << 3)), mix(f / 3), mix(g % 7);
        mix((a < b) + 2 * (c < d) + 4 * (e < f) + 8 * (g < h) + 16 * ((uint64_t)a < (uint64_t)b) + 32 * (f < (int8_t)g) + 64 * (h <= (uint16_t)e));
        mix(c > d ? c : d), mix(a < b ? a : b), mix(g > h ? g : h), mix(f < 0 ? -f : f);
        mix((uint32_t)c >> 7 | (uint32_t)c << 25), mix((uint64_t)a << 13 | (uint64_t)a >> 51), mix((uint8_t)(g << 3 | g >> 5));
        mix(__builtin_popcountll(a)), mix(__builtin_clz(c | 1)), mix(__builtin_ctzll(b)), mix(__builtin_bswap32(c)), mix(__builtin_bswap64(a)), mix(__builtin_bswap16(h));
        int r;
        long q;
        mix(__builtin_add_overflow(c, d, &r)), mix(r), mix(__builtin_mul_overflow(c, d, &r)), mix(r), mix(__builtin_sub_overflow(a, b, &q)), mix(q);
        unsigned u;
        mix(__builtin_mul_overflow((unsigned)c, (unsigned)d, &u)), mix(u), mix(__builtin_mul_overflow(a, b, &q)), mix(q);
    }
    show("integers");
}

NOINLINE static void reals(void) {
    for (int t = 0; t < 40; t++) {
        double a = (double)(int64_t)next() / 1e15, b = (double)(uint32_t)next() * 0.001 + 1;
        float c = (float)(int32_t)next() / 3e5f, d = (float)(uint64_t)next();
        union Both u;
        u.d = a * b;
        mix(u.u), u.d = a / b, mix(u.u), u.d = a - b, mix(u.u), u.d = -a, mix(u.u), u.d = (double)c, mix(u.u), u.d = __builtin_fabs(a), mix(u.u);
        u.u = 0, u.f[0] = c + d, mix(u.u), u.f[1] = (float)a, mix(u.u), u.f[0] = c * 0.5f - d, mix(u.u);
        mix((int64_t)a), mix((int32_t)c), mix((uint64_t)b), mix((uint32_t)(b * 10)), mix((int16_t)(a / 100)), mix((uint8_t)(b / 1e5));
        mix((a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | (c > d) << 4 | !(c >= d) << 5);
        double nan = __builtin_nan(""), zero = 0, x = t % 3 ? a : nan;
        mix((x < b) | !(x < b) << 1 | (x == x) << 2 | (x != b) << 3 | !(x >= b) << 4 | !(x > a) << 5 | __builtin_isnan(x) << 6 | (x > b || x < b) << 7);
        u.d = __builtin_sqrt(b), mix(u.u), u.d = __builtin_copysign(b, a), mix(u.u), u.d = zero * a, mix(u.u);
        mix(__builtin_signbit(a) != 0);
        u.d = x > b ? x : b, mix(u.u);
        u.d = (double)(u128)((u128)next() << 20), mix(u.u);
    }
    show("reals");
}

NOINLINE static void memory(void) {
    struct Bits bits;
    memset(&bits, 0, sizeof bits);
    for (int t = 0; t < 30; t++) {
        bits.a += next(), bits.b ^= next(), bits.c -= next(), bits.d = next(), bits.e += next(), bits.f = next(), bits.g = next();
        mix(bits.a), mix(bits.b), mix(bits.c), mix(bits.d), mix(bits.e), mix(bits.f), mix(bits.g);
    }
    uint8_t block[100];
    for (int i = 0; i < 100; i++) block[i] = next();
    for (int t = 0; t < 20; t++) {
        size_t from = next() % 40, to = next() % 40, n = next() % 50;
        memmove(block + to, block + from, n);
        uint32_t x;
        memcpy(&x, block + from + 1, 4);
        uint64_t y;
        memcpy(&y, block + to + 3, 8);
        uint16_t z;
        memcpy(&z, block + n, 2);
        mix(x), mix(y), mix(z);
        memmove(block + 3, block + 1, 13);
        memset(block + from, (int)y, n % 20);
        memset(block + to, 0x5a, 11);
    }
    for (int i = 0; i < 100; i++) mix(block[i]);
    volatile int v = 5;
    v += 3;
    v *= v;
    mix(v);
    _Bool flags[5] = {1, 0, 1};
    for (int i = 0; i < 5; i++) flags[i] ^= next() & 1, mix(flags[i] + 2 * !flags[i]);
    int grid[6][7];
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 7; j++) grid[i][j] = i * 10 - j;
    int *cell = &grid[2][3];
    mix(cell[8] + cell[-5]), mix(*(*(grid + 4) + 2));
    show("memory");
}

typedef int (*Operation)(int, int);
NOINLINE static int op_add(int a, int b) { return a + b; }
NOINLINE static int op_sub(int a, int b) { return a - b; }
NOINLINE static int op_mul(int a, int b) { return a * b; }
static const struct {
    const char *name;
    Operation operation;
    const int *data;
} operations[] = {{"add", op_add, 0}, {"sub", op_sub, (const int *)&operations[1]}, {"mul", op_mul, (const int *)((const char *)operations + 8)}};

NOINLINE static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

static const int table[] = {3, 1, 4, 1, 5, 9, 2, 6};
static const void *const computed_targets[1] = {0};
NOINLINE static int computed(const uint8_t *code, int n) {
    static const void *const labels[] = {&&add, &&sub, &&dup, &&end};
    int acc = n, i = 0;
    goto *labels[code[i++]];
add:
    acc += table[i & 7];
    goto *labels[code[i++]];
sub:
    acc -= 100;
    goto *labels[code[i++]];
dup:
    acc *= 2;
    goto *labels[code[i++]];
end:
    return acc + (computed_targets[0] == 0);
}

int main(void) {
    for (int n = 0; n < 9; n++)
        for (int w = 0; w < 4; w++) mix(two_entries(n, w));
    show("two entries");
    uint8_t bytes[64];
    for (int i = 0; i < 64; i++) bytes[i] = next() % 97;
    for (int s = -4; s < 12; s++) mix(machine(bytes, 10 + s, s));
    show("machine");
    for (int n = 0; n < 12; n++) mix(fibonacci(n)), mix(lost(n)), mix(rotate3(n));
    show("copies");
    struct Pair p = {3, 9};
    struct Mixed m = {1.5, 7};
    struct Large l = {{1, 2, 3}};
    struct Bytes3 b3 = {"abc"};
    struct Floats f = {1.25f, -3.5f};
    for (int i = 0; i < 5; i++) {
        p = swap(p), m = mixed(m, i + 1), l = large(l, i), b3 = bytes3(b3), f = floats(f);
        mix(p.a), mix(p.b), mix((uint64_t)(int64_t)(m.d * 4)), mix(m.i), mix(l.v[11] + l.v[0]), mix(b3.c[0] * 256 + b3.c[2]), mix((int64_t)(f.x * 16)), mix((int64_t)(f.y * 16));
        mix(many(-3, -300, i, 1l << 40, 200, 60000, 4000000000u, 1.5f, -2.5, i, 2, 3.25, -7, p, l, i));
    }
    show("structures");
    u128 x = 1;
    for (int t = 0; t < 24; t++) {
        u128 y = next();
        y <<= next() & 63;
        y |= next();
        int s = next() & 127, r = next() & 127;
        x = wide(x << 3 ^ y, y >> r, s) + t;
    }
    show("wide");
    integers();
    reals();
    memory();
    for (int i = 0; i < 9; i++) mix(operations[i % 3].operation(i * 7, i - 3)), mix(operations[i % 3].name[0]), mix(operations[i % 3].data == 0);
    mix(((const char *)operations[2].data - (const char *)operations)), mix(ackermann(2, 3));
    show("pointers");
    static const uint8_t code[] = {0, 2, 1, 0, 0, 2, 3};
    mix(computed(code, 5));
    show("computed");
    printf("%d %u %lld %s %c %5d|%08x %f\n", -5, 4000000000u, -1234567890123ll, "text", 'x', 42, 0xabc, 1.5);
    return 0;
}
