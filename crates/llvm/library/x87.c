// Floats of 80 bits (`x86_fp80`, C's `long double` on x86-64), as integer arithmetic.
//
// A float is two words: 64 bits of the significand, with its first bit, and the sign above 15 bits of the exponent.
// Compiled by stock Clang to `x87.ll`, of which a module gets the functions that it needs (see `lower/x87.rs`).
// Invariants: results are those of the processor in its usual mode (64 bits of precision, to nearest, ties to even); what
// it calls an invalid operand is a NaN; conversions to integers saturate, and a NaN becomes 0. No function calls another.

typedef unsigned long long u64;
typedef unsigned __int128 u128;

struct extended {
    u64 low, high;
};

#define ONE (1ull << 63)
#define BIAS 16383
#define LARGEST 0x7FFF
#define INLINE static inline __attribute__((always_inline))

INLINE struct extended made(u64 sign, u64 exponent, u64 significand) {
    return (struct extended){significand, sign << 15 | exponent};
}

INLINE u64 sign_of(u64 high) { return high >> 15 & 1; }

// That of numbers without a first bit is that of the smallest ones with it.
INLINE int exponent_of(u64 high) { return (high & LARGEST) == 0 ? 1 : (int)(high & LARGEST); }

// Also what is no encoding of a number.
INLINE int is_nan(u64 low, u64 high) {
    if ((high & LARGEST) == LARGEST)
        return low != ONE;
    return (high & LARGEST) != 0 && !(low & ONE);
}

INLINE int is_infinite(u64 low, u64 high) { return (high & LARGEST) == LARGEST && low == ONE; }

INLINE struct extended invalid(void) { return made(1, LARGEST, 3ull << 62); }

// The NaN with the larger significand.
INLINE struct extended nan_of(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    int is_invalid = (a_high & LARGEST) != 0 && !(a_low & ONE);
    if (is_invalid || ((b_high & LARGEST) != 0 && !(b_low & ONE)))
        return invalid();
    int takes_a = is_nan(a_low, a_high) && (!is_nan(b_low, b_high) || a_low >= b_low);
    u64 low = takes_a ? a_low : b_low, high = takes_a ? a_high : b_high;
    return (struct extended){low | 3ull << 62, high & 0xFFFF};
}

// Rounds `significand + rest / 2^64`, whose first bit is set unless the value is zero. The lowest bit of `rest` is also set for
// whatever is below it.
INLINE struct extended rounded(u64 sign, int exponent, u64 significand, u64 rest) {
    if (significand == 0)
        return made(sign, 0, 0);
    if (exponent <= 0) {
        int shift = 1 - exponent;
        u64 lost = rest != 0;
        if (shift > 65) {
            significand = 0;
            rest = 1;
        } else if (shift > 64) {
            rest = significand >> 1 | (significand & 1) | lost;
            significand = 0;
        } else if (shift == 64) {
            rest = significand | lost;
            significand = 0;
        } else {
            rest = significand << (64 - shift) | lost;
            significand >>= shift;
        }
        exponent = 0;
    }
    if (rest > ONE || (rest == ONE && (significand & 1))) {
        significand++;
        if (significand == 0) {
            significand = ONE;
            exponent++;
        }
    }
    if (exponent == 0 && (significand & ONE))
        exponent = 1;
    if (exponent >= LARGEST)
        return made(sign, LARGEST, ONE);
    return made(sign, exponent, significand);
}

INLINE struct extended normal(u64 sign, int exponent, u64 significand, u64 rest) {
    if (significand == 0) {
        significand = rest;
        rest = 0;
        exponent -= 64;
    }
    if (significand == 0)
        return made(sign, 0, 0);
    int shift = __builtin_clzll(significand);
    if (shift != 0) {
        significand = significand << shift | rest >> (64 - shift);
        rest <<= shift;
    }
    return rounded(sign, exponent - shift, significand, rest);
}

INLINE struct extended sum(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    if (is_nan(a_low, a_high) || is_nan(b_low, b_high))
        return nan_of(a_low, a_high, b_low, b_high);
    if (is_infinite(a_low, a_high)) {
        if (is_infinite(b_low, b_high) && sign_of(a_high) != sign_of(b_high))
            return invalid();
        return made(sign_of(a_high), LARGEST, ONE);
    }
    if (is_infinite(b_low, b_high))
        return made(sign_of(b_high), LARGEST, ONE);
    int a_exponent = exponent_of(a_high), b_exponent = exponent_of(b_high);
    if (a_exponent < b_exponent || (a_exponent == b_exponent && a_low < b_low)) {
        u64 low = a_low, high = a_high;
        a_low = b_low, a_high = b_high;
        b_low = low, b_high = high;
        int exponent = a_exponent;
        a_exponent = b_exponent;
        b_exponent = exponent;
    }
    int distance = a_exponent - b_exponent;
    u64 significand = b_low, rest = 0;
    if (distance >= 128) {
        rest = significand != 0;
        significand = 0;
    } else if (distance >= 64) {
        rest = distance == 64 ? significand
                              : significand >> (distance - 64) | ((significand << (128 - distance)) != 0);
        significand = 0;
    } else if (distance > 0) {
        rest = significand << (64 - distance);
        significand >>= distance;
    }
    u64 sign = sign_of(a_high);
    if (sign == sign_of(b_high)) {
        u64 total = a_low + significand;
        if (total < a_low) {
            rest = total << 63 | rest >> 1 | (rest & 1);
            return rounded(sign, a_exponent + 1, total >> 1 | ONE, rest);
        }
        return normal(sign, a_exponent, total, rest);
    }
    u64 total = a_low - significand - (rest != 0);
    rest = -rest;
    // A difference of equal numbers is positive.
    return normal((total | rest) != 0 ? sign : 0, a_exponent, total, rest);
}

struct extended __kernelsmith_x87_add(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    return sum(a_low, a_high, b_low, b_high);
}

struct extended __kernelsmith_x87_sub(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    return sum(a_low, a_high, b_low, is_nan(b_low, b_high) ? b_high : b_high ^ 0x8000);
}

struct extended __kernelsmith_x87_mul(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    if (is_nan(a_low, a_high) || is_nan(b_low, b_high))
        return nan_of(a_low, a_high, b_low, b_high);
    u64 sign = sign_of(a_high) ^ sign_of(b_high);
    int is_large = is_infinite(a_low, a_high) || is_infinite(b_low, b_high);
    if (a_low == 0 || b_low == 0)
        return is_large ? invalid() : made(sign, 0, 0);
    if (is_large)
        return made(sign, LARGEST, ONE);
    u128 product = (u128)a_low * b_low;
    return normal(sign, exponent_of(a_high) + exponent_of(b_high) - BIAS + 1, product >> 64, (u64)product);
}

struct extended __kernelsmith_x87_div(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    if (is_nan(a_low, a_high) || is_nan(b_low, b_high))
        return nan_of(a_low, a_high, b_low, b_high);
    u64 sign = sign_of(a_high) ^ sign_of(b_high);
    if (is_infinite(a_low, a_high))
        return is_infinite(b_low, b_high) ? invalid() : made(sign, LARGEST, ONE);
    if (is_infinite(b_low, b_high))
        return made(sign, 0, 0);
    if (b_low == 0)
        return a_low == 0 ? invalid() : made(sign, LARGEST, ONE);
    if (a_low == 0)
        return made(sign, 0, 0);
    int a_shift = __builtin_clzll(a_low), b_shift = __builtin_clzll(b_low);
    a_low <<= a_shift;
    b_low <<= b_shift;
    int exponent = exponent_of(a_high) - a_shift - (exponent_of(b_high) - b_shift) + BIAS;
    // The first bit of the quotient is set; the rest of the dividend is less than the divisor.
    u64 left = a_low - b_low;
    if (a_low < b_low) {
        left = (a_low << 1) - b_low;
        exponent--;
    }
    u64 quotient = 1;
    for (int bit = 0; bit < 63; bit++) {
        u64 carry = left >> 63;
        left <<= 1;
        quotient <<= 1;
        if (carry || left >= b_low) {
            left -= b_low;
            quotient |= 1;
        }
    }
    u64 carry = left >> 63, half = 0;
    left <<= 1;
    if (carry || left >= b_low) {
        left -= b_low;
        half = ONE;
    }
    return rounded(sign, exponent, quotient, half | (left != 0));
}

// -1, 0 or 1; 2 if one of them is no number.
int __kernelsmith_x87_compare(u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
    if (is_nan(a_low, a_high) || is_nan(b_low, b_high))
        return 2;
    if ((a_low | b_low) == 0)
        return 0;
    u64 sign = sign_of(a_high);
    if (sign != sign_of(b_high))
        return sign ? -1 : 1;
    int a_exponent = exponent_of(a_high), b_exponent = exponent_of(b_high);
    if (a_exponent == b_exponent && a_low == b_low)
        return 0;
    int is_less = a_exponent < b_exponent || (a_exponent == b_exponent && a_low < b_low);
    return is_less != (int)sign ? -1 : 1;
}

struct extended __kernelsmith_x87_of_double(u64 bits) {
    u64 sign = bits >> 63, fraction = bits << 12 >> 1;
    int exponent = (int)(bits >> 52 & 0x7FF);
    if (exponent == 0x7FF)
        return made(sign, LARGEST, fraction == 0 ? ONE : fraction | 3ull << 62);
    if (exponent == 0)
        return normal(sign, BIAS - 1022, fraction, 0);
    return made(sign, exponent - 1023 + BIAS, fraction | ONE);
}

INLINE u64 narrowed(u64 low, u64 high, int fraction_bits, int exponent_bits) {
    int bias = (1 << (exponent_bits - 1)) - 1, largest = (1 << exponent_bits) - 1;
    u64 sign = sign_of(high) << (fraction_bits + exponent_bits);
    u64 infinite = (u64)largest << fraction_bits;
    if (is_nan(low, high)) {
        struct extended nan = nan_of(low, high, low, high);
        return sign_of(nan.high) << (fraction_bits + exponent_bits) | infinite | nan.low << 1 >> (64 - fraction_bits);
    }
    if (is_infinite(low, high))
        return sign | infinite;
    int exponent = exponent_of(high) - BIAS + bias, shift = 63 - fraction_bits;
    if (low == 0)
        return sign;
    if (exponent >= largest)
        return sign | infinite;
    if (exponent <= 0) {
        shift += 1 - exponent;
        exponent = 1;
        if (shift > 64)
            return sign;
    }
    u64 significand = shift == 64 ? 0 : low >> shift;
    u64 rest = low << (64 - shift & 63);
    significand += rest > ONE || (rest == ONE && (significand & 1));
    // The first bit, and the carry into it, count up the exponent.
    return sign | (((u64)(exponent - 1) << fraction_bits) + significand);
}

u64 __kernelsmith_x87_to_double(u64 low, u64 high) { return narrowed(low, high, 52, 11); }

unsigned __kernelsmith_x87_to_float(u64 low, u64 high) { return (unsigned)narrowed(low, high, 23, 8); }

struct extended __kernelsmith_x87_of_unsigned(u64 value) { return normal(0, BIAS + 63, value, 0); }

struct extended __kernelsmith_x87_of_signed(u64 value) {
    u64 sign = value >> 63;
    return normal(sign, BIAS + 63, sign ? -value : value, 0);
}

u64 __kernelsmith_x87_to_unsigned(u64 low, u64 high) {
    int exponent = exponent_of(high) - BIAS;
    if (is_nan(low, high) || sign_of(high) || exponent < 0)
        return 0;
    return exponent > 63 ? ~0ull : low >> (63 - exponent);
}

u64 __kernelsmith_x87_to_signed(u64 low, u64 high) {
    int exponent = exponent_of(high) - BIAS;
    u64 sign = sign_of(high);
    if (is_nan(low, high) || exponent < 0)
        return 0;
    if (exponent >= 63)
        return sign ? ONE : ONE - 1;
    u64 value = low >> (63 - exponent);
    return sign ? -value : value;
}
