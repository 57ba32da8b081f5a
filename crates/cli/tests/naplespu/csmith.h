// What the random programs of csmith need, without a C library: checked arithmetic, a checksum, the end of `main`.
//
// Our own text: the results of operations that C leaves undefined may be any, if they are the same everywhere.
#ifndef CSMITH_H
#define CSMITH_H
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;

// The first operand stands for an undefined result.
#define SIGNED(T, BITS, MIN, MAX)                                                                                      \
    static T safe_unary_minus_func_##T##_s(T a) { return a == MIN ? a : (T)-a; }                                       \
    static T safe_add_func_##T##_s_s(T a, T b) { return (a > 0 && b > MAX - a) || (a < 0 && b < MIN - a) ? a : (T)(a + b); } \
    static T safe_sub_func_##T##_s_s(T a, T b) { return (b < 0 && a > MAX + b) || (b > 0 && a < MIN + b) ? a : (T)(a - b); } \
    static T safe_mul_func_##T##_s_s(T a, T b) {                                                                       \
        T product;                                                                                                     \
        return __builtin_mul_overflow(a, b, &product) ? a : product;                                                   \
    }                                                                                                                  \
    static T safe_mod_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a % b); }           \
    static T safe_div_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a / b); }           \
    static T safe_lshift_func_##T##_s_s(T a, int b) { return a < 0 || b < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b); } \
    static T safe_lshift_func_##T##_s_u(T a, unsigned b) { return a < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b); } \
    static T safe_rshift_func_##T##_s_s(T a, int b) { return a < 0 || b < 0 || b >= 32 ? a : (T)(a >> b); }            \
    static T safe_rshift_func_##T##_s_u(T a, unsigned b) { return a < 0 || b >= 32 ? a : (T)(a >> b); }

#define UNSIGNED(T, MAX)                                                                                               \
    static T safe_unary_minus_func_##T##_u(T a) { return (T)-a; }                                                      \
    static T safe_add_func_##T##_u_u(T a, T b) { return (T)(a + b); }                                                  \
    static T safe_sub_func_##T##_u_u(T a, T b) { return (T)(a - b); }                                                  \
    static T safe_mul_func_##T##_u_u(T a, T b) { return (T)((1u * a) * b); }                                           \
    static T safe_mod_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a % b); }                                     \
    static T safe_div_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a / b); }                                     \
    static T safe_lshift_func_##T##_u_s(T a, int b) { return b < 0 || b >= 32 || a > (MAX >> b) ? a : (T)(a << b); }   \
    static T safe_lshift_func_##T##_u_u(T a, unsigned b) { return b >= 32 || a > (MAX >> b) ? a : (T)(a << b); }       \
    static T safe_rshift_func_##T##_u_s(T a, int b) { return b < 0 || b >= 32 ? a : (T)(a >> b); }                     \
    static T safe_rshift_func_##T##_u_u(T a, unsigned b) { return b >= 32 ? a : (T)(a >> b); }

SIGNED(int8_t, 8, -128, 127)
SIGNED(int16_t, 16, -32768, 32767)
SIGNED(int32_t, 32, (-2147483647 - 1), 2147483647)
SIGNED(int64_t, 64, (-9223372036854775807ll - 1), 9223372036854775807ll)
UNSIGNED(uint8_t, 255)
UNSIGNED(uint16_t, 65535)
UNSIGNED(uint32_t, 4294967295u)
UNSIGNED(uint64_t, 18446744073709551615ull)

static uint32_t crc32_context = 0xFFFFFFFFu;

static void platform_main_begin(void) {}
static void crc32_gentab(void) {}

static void transparent_crc(uint64_t value, const char *name, int is_shown) {
    (void)name, (void)is_shown;
    for (int at = 0; at < 8; at++, value >>= 8) {
        crc32_context ^= (uint8_t)value;
        for (int bit = 0; bit < 8; bit++)
            crc32_context = crc32_context >> 1 ^ (crc32_context & 1 ? 0xEDB88320u : 0);
    }
}

static uint32_t checksum;
static void platform_main_end(uint32_t crc, int is_shown) { checksum = crc, (void)is_shown; }

void *memset(void *, int, __SIZE_TYPE__);
void *memcpy(void *, const void *, __SIZE_TYPE__);
static inline int strcmp(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a - *b;
}
#define printf(...) ((void)0)
#endif
