// Integers of 64 bits: arithmetic, shifts, comparisons, divisions, conversions, switches, variables, bit-fields.
typedef unsigned long long u64;
typedef long long s64;

static u64 state = 0x9E3779B97F4A7C15ull;
static u64 random64(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

static u64 hash = 14695981039346656037ull;
static void add(u64 value) { hash = (hash ^ value) * 1099511628211ull; }

struct Packed {
    u64 low : 5, middle : 37, high : 22;
    s64 sign : 40;
};

static int kind(s64 value) {
    switch (value) {
    case 0: return 3;
    case 1ll << 40: return 5;
    case -7: return 11;
    case 4294967297ll: return 13;
    default: return 17;
    }
}

static u64 fibonacci(int n) { return n < 2 ? (u64)n : fibonacci(n - 1) + fibonacci(n - 2) * 0x100000001ull; }

static __attribute__((noinline)) s64 many(s64 a, int b, s64 c, short d, s64 e, u64 f, int g) {
    return a * b - c + d + (e ^ (s64)f) - g;
}

static s64 table[8] = {1, -1, 1ll << 40, -(1ll << 50), 0x7FFFFFFFFFFFFFFFll, (s64)(1ull << 63), 4294967295ll, -4294967296ll};

int main(void) {
    for (int n = 0; n < 60; n++) {
        u64 a = random64() >> (random64() % 64), b = random64() >> (random64() % 64);
        s64 x = (s64)a * (n & 1 ? -1 : 1), y = (s64)b * (n & 2 ? -1 : 1);
        int amount = (int)(random64() % 64);
        add(a + b), add(a - b), add(a * b), add((u64)(x * y)), add(a << amount), add(a >> amount), add((u64)(x >> amount));
        add(a & b), add(a | b), add(a ^ b), add(~a);
        if (b)
            add(a / b), add(a % b);
        if (y && y != -1)
            add((u64)(x / y)), add((u64)(x % y)), add((u64)(x / 10)), add(a % 1000003);
        add((u64)(a < b) | (u64)(a <= b) << 1 | (u64)(x < y) << 2 | (u64)(x >= y) << 3 | (u64)(a == b) << 4);
        add((u64)(int)a), add((u64)(unsigned)x), add((u64)(signed char)b), add((u64)(short)y);
        add((u64)__builtin_popcountll(a)), add(a ? (u64)__builtin_clzll(a) + 100 * (u64)__builtin_ctzll(a) : 0);
        add(__builtin_bswap64(a)), add(a << 13 | a >> 51), add((u64)(x > y ? x : y)), add((u64)(a ? 1 : 0));
        s64 product, sum;
        add((u64)__builtin_mul_overflow(x, y, &product)), add((u64)product);
        add((u64)__builtin_add_overflow(x, y, &sum)), add((u64)sum);
        add((u64)__builtin_mul_overflow(a, b, &state)), state |= 1;
        float f = (float)(x >> 20);
        add((u64)(s64)f), add((u64)(int)(f / 1048576.0f)), add((u64)(float)(a >> 8));
        struct Packed packed = {(unsigned)a & 31, b >> 27, a >> 42, x >> 24};
        packed.middle += packed.high;
        add(packed.low), add(packed.middle), add(packed.high), add((u64)packed.sign);
        add((u64)many(x, (int)b, y, (short)a, table[n & 7], b, n));
        table[n & 7] += x;
        add((u64)kind(table[n & 7])), add((u64)kind(n == 5 ? 1ll << 40 : n == 6 ? -7 : n == 7 ? 4294967297ll : 0));
    }
    add(fibonacci(15));
    u64 parts[4] = {hash, ~hash, hash << 1, hash >> 1}, copy[4];
    __builtin_memcpy(copy, parts, sizeof copy);
    for (int n = 0; n < 4; n++)
        add(copy[n]);
    return (int)(hash ^ hash >> 32);
}
