// The compiler's library for NaplesPU: blocks of memory, integers of 64 bits, floats of 64 bits, as integer arithmetic.
//
// Names, results and special cases are those of the libraries of GCC and LLVM. Compiled by stock Clang for i386 to
// `naplespu.ll` (see `library.rs`), of which `kernelsmith link` adds the functions that a program lacks.
// Invariants: no function uses an operation that is itself a call of this file without an end; conversions to integers
// saturate, and a NaN becomes 0.

typedef unsigned u32;
typedef int s32;
typedef unsigned char u8;
typedef unsigned long long u64;
typedef long long s64;
typedef __SIZE_TYPE__ size;

#define SIGN (1ull << 63)
#define INFINITE (0x7FFull << 52)
#define QUIET (1ull << 51)
#define HIDDEN (1ull << 52)

// Blocks of memory. Words are copied where both addresses allow it.

static int is_word(const void *a) { return ((u32)a & 3) == 0; }

void *memcpy(void *to, const void *from, size n) {
    u8 *t = to;
    const u8 *f = from;
    if (is_word(t) && is_word(f))
        for (; n >= 4; n -= 4, t += 4, f += 4)
            *(u32 *)t = *(const u32 *)f;
    for (; n; n--)
        *t++ = *f++;
    return to;
}

void *memmove(void *to, const void *from, size n) {
    u8 *t = to;
    const u8 *f = from;
    if ((u32)t - (u32)f >= n)
        return memcpy(to, from, n);
    while (n--)
        t[n] = f[n];
    return to;
}

void *memset(void *to, int byte, size n) {
    u8 *t = to;
    u32 word = (u8)byte * 0x01010101u;
    for (; n && !is_word(t); n--)
        *t++ = (u8)word;
    for (; n >= 4; n -= 4, t += 4)
        *(u32 *)t = word;
    for (; n; n--)
        *t++ = (u8)word;
    return to;
}

int memcmp(const void *a, const void *b, size n) {
    const u8 *x = a, *y = b;
    for (; n; n--, x++, y++)
        if (*x != *y)
            return *x - *y;
    return 0;
}

size strlen(const char *text) {
    size n = 0;
    while (text[n])
        n++;
    return n;
}

// Stops the thread: the simulator reports a program that does not end.
_Noreturn void abort(void) {
    for (volatile int stop = 1; stop;)
        ;
    __builtin_unreachable();
}

// Integers of 64 bits.

static int leading_zeros(u64 a) {
    u32 high = (u32)(a >> 32);
    if (high)
        return __builtin_clz(high);
    return (u32)a ? 32 + __builtin_clz((u32)a) : 64;
}

static u64 divide(u64 a, u64 b, u64 *rest) {
    if (!(a >> 32) && !(b >> 32)) {
        // A divisor of zero is undefined behaviour; the machine's operation returns 0.
        *rest = (u32)a % (u32)b;
        return (u32)a / (u32)b;
    }
    if (a < b || b == 0) {
        *rest = a;
        return 0;
    }
    int shift = leading_zeros(b) - leading_zeros(a);
    u64 quotient = 0;
    b <<= shift;
    for (; shift >= 0; shift--, b >>= 1) {
        quotient <<= 1;
        if (a >= b) {
            a -= b;
            quotient |= 1;
        }
    }
    *rest = a;
    return quotient;
}

u64 __udivdi3(u64 a, u64 b) {
    u64 rest;
    return divide(a, b, &rest);
}

u64 __umoddi3(u64 a, u64 b) {
    u64 rest;
    divide(a, b, &rest);
    return rest;
}

static u64 magnitude(s64 a) { return a < 0 ? -(u64)a : (u64)a; }

s64 __divdi3(s64 a, s64 b) {
    u64 rest, quotient = divide(magnitude(a), magnitude(b), &rest);
    return (s64)((a ^ b) < 0 ? -quotient : quotient);
}

s64 __moddi3(s64 a, s64 b) {
    u64 rest;
    divide(magnitude(a), magnitude(b), &rest);
    return (s64)(a < 0 ? -rest : rest);
}

// The upper half of a product of 128 bits; the lower one in `low`.
static u64 product(u64 a, u64 b, u64 *low) {
    u64 al = (u32)a, ah = a >> 32, bl = (u32)b, bh = b >> 32;
    u64 ll = al * bl, lh = al * bh, hl = ah * bl;
    u64 middle = (ll >> 32) + (u32)lh + (u32)hl;
    *low = middle << 32 | (u32)ll;
    return ah * bh + (lh >> 32) + (hl >> 32) + (middle >> 32);
}

s64 __mulodi4(s64 a, s64 b, int *overflows) {
    u64 low, high = product(magnitude(a), magnitude(b), &low);
    u64 most = (a ^ b) < 0 ? SIGN : SIGN - 1;
    *overflows = high != 0 || low > most;
    return (s64)((u64)a * (u64)b);
}

// Floats of 64 bits.

static u64 bits_of(double value) {
    union { double value; u64 bits; } both = {value};
    return both.bits;
}

static double double_of(u64 bits) {
    union { u64 bits; double value; } both = {bits};
    return both.value;
}

static u32 bits_of_float(float value) {
    union { float value; u32 bits; } both = {value};
    return both.bits;
}

static float float_of(u32 bits) {
    union { u32 bits; float value; } both = {bits};
    return both.value;
}

// Shifts to the right; the last bit stays set if a bit is lost.
static u64 shift_sticky(u64 a, int n) {
    if (n >= 64)
        return a != 0;
    if (n == 0)
        return a;
    return a >> n | ((a << (64 - n)) != 0);
}

// A number whose mantissa has its first bit at position 62, rounded to the nearest, ties to even.
static u64 packed(u64 sign, int exponent, u64 mantissa) {
    if (exponent >= 2047)
        return sign | INFINITE;
    if (exponent <= 0) {
        mantissa = shift_sticky(mantissa, 1 - exponent);
        exponent = 1;
    }
    u32 lost = (u32)mantissa & 1023;
    u64 bits = mantissa >> 10;
    // The first bit of the mantissa adds one to the exponent, as does a carry of rounding.
    u64 result = ((u64)(u32)(exponent - 1) << 52) + bits;
    result += lost > 512 || (lost == 512 && (bits & 1));
    return sign | result;
}

// Exponent and mantissa of a finite number that is not zero, with the first bit at position 52.
static int unpacked(u64 bits, u64 *mantissa) {
    int exponent = (int)(u32)(bits >> 52) & 2047;
    u64 fraction = bits & (HIDDEN - 1);
    if (exponent == 0) {
        int shift = leading_zeros(fraction) - 11;
        *mantissa = fraction << shift;
        return 1 - shift;
    }
    *mantissa = fraction | HIDDEN;
    return exponent;
}

static u64 sum(u64 a, u64 b) {
    u64 x = a & ~SIGN, y = b & ~SIGN;
    if (x > INFINITE)
        return a | QUIET;
    if (y > INFINITE)
        return b | QUIET;
    if (x == INFINITE)
        return y == INFINITE && a != b ? INFINITE | QUIET : a;
    if (y == INFINITE)
        return b;
    if (x == 0 && y == 0)
        return a & b;
    if (y == 0)
        return a;
    if (x == 0)
        return b;
    if (x < y) {
        u64 other = a;
        a = b;
        b = other;
    }
    u64 large, small;
    int exponent = unpacked(a, &large), distance = exponent - unpacked(b, &small);
    large <<= 10;
    small = shift_sticky(small << 10, distance);
    if ((a ^ b) & SIGN)
        large -= small;
    else
        large += small;
    if (large == 0)
        return 0;
    int shift = leading_zeros(large) - 1;
    large = shift < 0 ? shift_sticky(large, 1) : large << shift;
    return packed(a & SIGN, exponent - shift, large);
}

double __adddf3(double a, double b) { return double_of(sum(bits_of(a), bits_of(b))); }

double __subdf3(double a, double b) {
    u64 bits = bits_of(b);
    // The sign of a NaN stays.
    return double_of(sum(bits_of(a), (bits & ~SIGN) > INFINITE ? bits : bits ^ SIGN));
}

double __muldf3(double first, double second) {
    u64 a = bits_of(first), b = bits_of(second);
    u64 x = a & ~SIGN, y = b & ~SIGN, sign = (a ^ b) & SIGN;
    if (x > INFINITE)
        return double_of(a | QUIET);
    if (y > INFINITE)
        return double_of(b | QUIET);
    if (x == INFINITE || y == INFINITE)
        return double_of(x == 0 || y == 0 ? INFINITE | QUIET : sign | INFINITE);
    if (x == 0 || y == 0)
        return double_of(sign);
    int exponent = unpacked(x, &x) + unpacked(y, &y) - 1022;
    u64 low, high = product(x << 10, y << 11, &low);
    if (!(high >> 62)) {
        high = high << 1 | low >> 63;
        low <<= 1;
        exponent--;
    }
    return double_of(packed(sign, exponent, high | (low != 0)));
}

double __divdf3(double first, double second) {
    u64 a = bits_of(first), b = bits_of(second);
    u64 x = a & ~SIGN, y = b & ~SIGN, sign = (a ^ b) & SIGN;
    if (x > INFINITE)
        return double_of(a | QUIET);
    if (y > INFINITE)
        return double_of(b | QUIET);
    if (x == INFINITE)
        return double_of(y == INFINITE ? INFINITE | QUIET : sign | INFINITE);
    if (y == INFINITE)
        return double_of(sign);
    if (y == 0)
        return double_of(x == 0 ? INFINITE | QUIET : sign | INFINITE);
    if (x == 0)
        return double_of(sign);
    int exponent = unpacked(x, &x) - unpacked(y, &y) + 1023;
    if (x < y) {
        x <<= 1;
        exponent--;
    }
    u64 quotient = 0;
    // 55 bits of the quotient, the first of which is set, and whether there are more.
    for (int n = 0; n < 55; n++) {
        quotient <<= 1;
        if (x >= y) {
            x -= y;
            quotient |= 1;
        }
        x <<= 1;
    }
    return double_of(packed(sign, exponent, quotient << 8 | (x != 0)));
}

// -1, 0 or 1; `unordered` if an operand is no number.
static int order(double first, double second, int unordered) {
    u64 a = bits_of(first), b = bits_of(second);
    u64 x = a & ~SIGN, y = b & ~SIGN;
    if (x > INFINITE || y > INFINITE)
        return unordered;
    if ((x | y) == 0 || a == b)
        return 0;
    int is_less = (a ^ b) & SIGN ? (a & SIGN) != 0 : (x < y) != ((a & SIGN) != 0);
    return is_less ? -1 : 1;
}

int __eqdf2(double a, double b) { return order(a, b, 1); }
int __nedf2(double a, double b) { return order(a, b, 1); }
int __ltdf2(double a, double b) { return order(a, b, 1); }
int __ledf2(double a, double b) { return order(a, b, 1); }
int __gtdf2(double a, double b) { return order(a, b, -1); }
int __gedf2(double a, double b) { return order(a, b, -1); }
int __unorddf2(double a, double b) { return order(a, b, 2) == 2; }

// Conversions.

static u32 packed_float(u32 sign, int exponent, u32 mantissa) {
    if (exponent >= 255)
        return sign | 0x7F800000u;
    if (exponent <= 0) {
        int n = 1 - exponent;
        mantissa = n >= 32 ? mantissa != 0 : mantissa >> n | ((mantissa << (32 - n)) != 0);
        exponent = 1;
    }
    u32 lost = mantissa & 127, bits = mantissa >> 7;
    u32 result = ((u32)(exponent - 1) << 23) + bits;
    result += lost > 64 || (lost == 64 && (bits & 1));
    return sign | result;
}

static u64 extended(u32 bits) {
    u64 sign = (u64)(bits & 0x80000000u) << 32;
    u32 rest = bits & 0x7FFFFFFFu;
    if (rest >= 0x7F800000u)
        return sign | INFINITE | (u64)(rest & 0x7FFFFFu) << 29 | (rest > 0x7F800000u ? QUIET : 0);
    if (rest == 0)
        return sign;
    int shift = rest >> 23 ? 0 : __builtin_clz(rest) - 8;
    u32 mantissa = rest << shift & 0x7FFFFFu;
    int exponent = shift ? 1 - shift : (int)(rest >> 23);
    return sign | (u64)(u32)(exponent + 1023 - 127) << 52 | (u64)mantissa << 29;
}

double __extendsfdf2(float value) { return double_of(extended(bits_of_float(value))); }

float __truncdfsf2(double value) {
    u64 bits = bits_of(value), x = bits & ~SIGN;
    u32 sign = (u32)(bits >> 32) & 0x80000000u;
    if (x > INFINITE)
        return float_of(sign | 0x7FC00000u | ((u32)(x >> 29) & 0x3FFFFFu));
    if (x == INFINITE)
        return float_of(sign | 0x7F800000u);
    if (x == 0)
        return float_of(sign);
    u64 mantissa;
    int exponent = unpacked(x, &mantissa) - 1023 + 127;
    return float_of(packed_float(sign, exponent, (u32)(mantissa >> 22) | (((u32)mantissa & 0x3FFFFFu) != 0)));
}

// The magnitude as an integer, rounded to zero; at most `most`.
static u64 integer(u64 bits, u64 most) {
    u64 x = bits & ~SIGN;
    int exponent = (int)(x >> 52) - 1023;
    if (x > INFINITE || exponent < 0)
        return 0;
    if (exponent >= 64)
        return most;
    u64 mantissa = (x & (HIDDEN - 1)) | HIDDEN;
    u64 value = exponent > 52 ? mantissa << (exponent - 52) : mantissa >> (52 - exponent);
    return value < most ? value : most;
}

static s64 signed_integer(u64 bits, u64 most) {
    u64 value = integer(bits, bits & SIGN ? most + 1 : most);
    return (s64)(bits & SIGN ? -value : value);
}

static u64 unsigned_integer(u64 bits, u64 most) { return bits & SIGN ? 0 : integer(bits, most); }

s32 __fixdfsi(double value) { return (s32)signed_integer(bits_of(value), 0x7FFFFFFFu); }
u32 __fixunsdfsi(double value) { return (u32)unsigned_integer(bits_of(value), 0xFFFFFFFFu); }
s64 __fixdfdi(double value) { return signed_integer(bits_of(value), ~SIGN); }
u64 __fixunsdfdi(double value) { return unsigned_integer(bits_of(value), ~0ull); }
s64 __fixsfdi(float value) { return signed_integer(extended(bits_of_float(value)), ~SIGN); }
u64 __fixunssfdi(float value) { return unsigned_integer(extended(bits_of_float(value)), ~0ull); }

static u64 converted(u64 sign, u64 value) {
    if (value == 0)
        return 0;
    int shift = leading_zeros(value) - 1;
    value = shift < 0 ? shift_sticky(value, 1) : value << shift;
    return packed(sign, 1023 + 62 - shift, value);
}

static u32 converted_to_float(u32 sign, u64 value) {
    if (value == 0)
        return 0;
    int zeros = leading_zeros(value);
    value <<= zeros;
    return packed_float(sign, 127 + 63 - zeros, (u32)(value >> 33) | ((value << 31) != 0));
}

double __floatunsidf(u32 value) { return double_of(converted(0, value)); }
double __floatundidf(u64 value) { return double_of(converted(0, value)); }
double __floatsidf(s32 value) { return double_of(converted(value < 0 ? SIGN : 0, magnitude(value))); }
double __floatdidf(s64 value) { return double_of(converted(value < 0 ? SIGN : 0, magnitude(value))); }
float __floatundisf(u64 value) { return float_of(converted_to_float(0, value)); }
float __floatdisf(s64 value) { return float_of(converted_to_float(value < 0 ? 0x80000000u : 0, magnitude(value))); }

// Functions of C's library that compilers call for single instructions.

double sqrt(double value) {
    u64 bits = bits_of(value), x = bits & ~SIGN;
    if (x > INFINITE)
        return double_of(bits | QUIET);
    if (x == 0 || bits == INFINITE)
        return value;
    if (bits & SIGN)
        return double_of(INFINITE | QUIET);
    u64 mantissa;
    int exponent = unpacked(x, &mantissa) - 1023;
    // An even exponent, and two digits before the point of the radicand.
    mantissa <<= 10 + (exponent & 1);
    exponent >>= 1;
    u64 root = 0, rest = 0;
    for (int n = 0; n < 55; n++) {
        rest = rest << 2 | mantissa >> 62;
        mantissa <<= 2;
        u64 trial = root << 2 | 1;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1;
        }
    }
    return double_of(packed(0, exponent + 1023, root << 8 | (rest != 0)));
}

// Rounds to an integer: down for -1, up for 1, to zero for 0, to the nearest even for 2, away from zero for 3.
static double rounded(double value, int mode) {
    u64 bits = bits_of(value), x = bits & ~SIGN;
    int exponent = (int)(x >> 52) - 1023;
    if (x > INFINITE)
        return double_of(bits | QUIET);
    if (exponent >= 52 || x == 0)
        return value;
    int is_negative = (bits & SIGN) != 0, lost = exponent < 0 ? 53 : 52 - exponent;
    u64 unit = lost == 53 ? 0 : 1ull << lost, mask = lost == 53 ? ~SIGN : unit - 1;
    u64 rest = x & mask, whole = x & ~mask;
    int is_up;
    if (mode == 2 || mode == 3) {
        u64 half = lost == 53 ? 1022ull << 52 : unit >> 1;
        int is_odd = lost != 53 && (lost == 52 ? 1 : (whole & unit) != 0);
        is_up = rest > half || (rest == half && (mode == 3 || is_odd));
    } else {
        is_up = rest != 0 && mode == (is_negative ? -1 : 1);
    }
    if (is_up)
        whole = lost == 53 ? 1023ull << 52 : whole + unit;
    return double_of((bits & SIGN) | whole);
}

double floor(double value) { return rounded(value, -1); }
double ceil(double value) { return rounded(value, 1); }
double trunc(double value) { return rounded(value, 0); }
double rint(double value) { return rounded(value, 2); }
double nearbyint(double value) { return rounded(value, 2); }
double roundeven(double value) { return rounded(value, 2); }
double round(double value) { return rounded(value, 3); }

double fmin(double a, double b) {
    if (__unorddf2(a, b))
        return (bits_of(a) & ~SIGN) > INFINITE ? b : a;
    return order(a, b, 0) < 0 || (bits_of(a) & SIGN && order(a, b, 0) == 0) ? a : b;
}

double fmax(double a, double b) {
    if (__unorddf2(a, b))
        return (bits_of(a) & ~SIGN) > INFINITE ? b : a;
    return order(a, b, 0) > 0 || (!(bits_of(a) & SIGN) && order(a, b, 0) == 0) ? a : b;
}

double fmod(double first, double second) {
    u64 a = bits_of(first), b = bits_of(second);
    u64 x = a & ~SIGN, y = b & ~SIGN;
    if (x > INFINITE)
        return double_of(a | QUIET);
    if (y > INFINITE)
        return double_of(b | QUIET);
    if (x == INFINITE || y == 0)
        return double_of(INFINITE | QUIET);
    if (x < y)
        return first;
    int exponent = unpacked(x, &x), end = unpacked(y, &y);
    for (; exponent > end; exponent--) {
        if (x >= y)
            x -= y;
        x <<= 1;
    }
    if (x >= y)
        x -= y;
    if (x == 0)
        return double_of(a & SIGN);
    int shift = leading_zeros(x) - 11;
    x <<= shift;
    return double_of(packed(a & SIGN, end - shift, x << 10));
}
