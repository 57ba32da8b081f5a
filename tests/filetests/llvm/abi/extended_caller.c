// Calls of functions with results of type `long double`, of extended_callee.c, of this file, and of C's library; prints them.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct one {
    long double x;
};
long double half(long double);
struct one wrapped(int);
_Complex long double turned(_Complex long double, int);
long double chosen(long double (*)(long double), long double);
_Complex long double chosen_complex(_Complex long double (*)(_Complex long double), _Complex long double);
long double sum(int, ...);
long double last(int);
long double deep(int, long double);

static long double third(long double x) { return x / 3; }
static long double cube(long double x) { return x * x * x; }
static _Complex long double mirrored(_Complex long double z) { return ~z; }
static long double (*const table[])(long double) = {third, cube, half, floorl};

static void show(const char *what, long double x) { printf("%s %.21Lg\n", what, x); }
static void show_both(const char *what, _Complex long double z) {
    printf("%s %.21Lg %.21Lg\n", what, __real__ z, __imag__ z);
}

__attribute__((noinline)) static void library(long double x, int n) {
    int exponent;
    long double whole;
    show("sqrt", __builtin_sqrtl(x < 0 ? -x : x));
    show("floor", __builtin_floorl(x));
    show("ceil", __builtin_ceill(x));
    show("trunc", __builtin_truncl(x));
    show("rint", __builtin_rintl(x));
    show("round", __builtin_roundl(x));
    show("min", __builtin_fminl(x, 1.5L));
    show("max", __builtin_fmaxl(x, 1.5L));
    show("rest", __builtin_fmodl(x, 0.75L));
    show("fma", __builtin_fmal(x, x, 0.1L));
    show("power", __builtin_powil(x, n));
    show("scaled", __builtin_ldexpl(x, n));
    show("fraction", __builtin_frexpl(x, &exponent));
    show("part", __builtin_modfl(x, &whole));
    show("whole", whole);
    printf("%d %ld %lld\n", exponent, __builtin_lroundl(x), __builtin_llrintl(x));
    show("sine", __builtin_sinl(x));
    __int128 big = (__int128)(x * 1e25L);
    unsigned __int128 positive = (unsigned __int128)((x < 0 ? -x : x) * 1e25L);
    show("wide", (long double)big);
    show("wide", (long double)(positive * 3));
    printf("%llx %llx\n", (unsigned long long)(big >> 64), (unsigned long long)big);
    printf("%d %d %d %d\n", __builtin_isnormal(x), __builtin_isinf(x * 1e4000L * 1e4000L), __builtin_isnan(x - x),
           __builtin_isfinite(x));
}

int main(void) {
    for (int n = 1; n <= 5; n++) {
        long double x = n * 1.1L - 3;
        _Complex long double z = {x, n};
        show("half", half(x));
        show("wrapped", wrapped(n).x);
        show_both("turned", turned(z, n));
        show_both("product", turned(z, 1) * turned(z, 2) / turned(z, 3));
        for (int i = 0; i < 4; i++)
            show("chosen", chosen(table[i], x) + table[i](x));
        show_both("mirrored", chosen_complex(mirrored, z));
        show("sum", sum(3, x, x * x, 1.0L));
        show("last", last(n));
        show("deep", deep(n, x));
        half(x);
        show("text", strtold("1.25e-4930", NULL) * n);
        library(x, n);
    }
    return 0;
}
