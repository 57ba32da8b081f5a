/* Overflow of integers that fill no register, which clang makes of operands with and without a sign; tables of addresses,
   which it stores as vectors of constant expressions. */
#include <stdio.h>

typedef _BitInt(65) i65;
typedef _BitInt(100) i100;
typedef unsigned _BitInt(100) u100;

static const long numbers[] = {0, 1, -1, 2, -3, 1L << 31, 3037000500L, -3037000500L, 1L << 62, (long)(1UL << 63), ~0L >> 1};
#define N ((int)(sizeof numbers / sizeof *numbers))

static unsigned long hash = 14695981039346656037ul;
static void mix(unsigned long word) { hash = (hash ^ word) * 1099511628211ul; }

#define EACH(type, x, y) \
    do { \
        type z; \
        mix((unsigned long)__builtin_add_overflow(x, y, &z)); mix((unsigned long)z); mix((unsigned long)(z >> 40)); \
        mix((unsigned long)__builtin_sub_overflow(x, y, &z)); mix((unsigned long)z); mix((unsigned long)(z >> 40)); \
        mix((unsigned long)__builtin_mul_overflow(x, y, &z)); mix((unsigned long)z); mix((unsigned long)(z >> 40)); \
    } while (0)

static void mixed(long a, unsigned long b) {
    EACH(long, a, b);
    EACH(unsigned long, a, b);
    EACH(long, b, b);
    EACH(unsigned long, a, a);
}

static void odd(long a, long b) {
    EACH(i65, (i65)a * 2, (i65)b);
    EACH(i65, (i65)a, (i65)b + b);
    EACH(i100, (i100)a << 35, (i100)b);
    EACH(i100, (i100)a * 3, (i100)b << 30);
    EACH(u100, (u100)(unsigned long)a << 36, (u100)(unsigned long)b);
    EACH(u100, (u100)(unsigned long)a, (u100)(unsigned long)b << 20);
}

float floats[64];
float *places[30];
int steps[30];
static const char text[] = "constants";
static const char *ends[4];

int main(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            mixed(numbers[i], (unsigned long)numbers[j]);
            odd(numbers[i], numbers[j]);
        }
    printf("%lx\n", hash);
    for (int i = 0; i < 30; i++)
        places[i] = floats + i, steps[i] = i;
    for (int i = 0; i < 4; i++)
        ends[i] = text + 2 * i;
    float *volatile *p = places;
    for (int i = 0; i < 30; i++)
        printf("%d ", (int)(p[i] - floats) - steps[29 - i]);
    const char *volatile *q = ends;
    for (int i = 0; i < 4; i++)
        printf("%s ", q[i]);
    printf("\n");
    return 0;
}
