// Instructions that only the processor has: its clock, the modes of its floats, fences, and lines of its cache.
#include <stdio.h>
#include <x86intrin.h>

static volatile float small = 1.5e-38f;
static volatile double third = 3.0;

int main(void) {
    unsigned long long first = __rdtsc();
    unsigned processor = 1u << 31;
    unsigned long long second = __rdtscp(&processor);
    _mm_lfence();
    unsigned long long last = __builtin_readcyclecounter();
    printf("%d %d %d\n", first != 0, first <= second && second <= last, processor < 1u << 31);

    unsigned mode = _mm_getcsr();
    printf("%d\n", (mode & 0xff80) == 0x1f80);
    printf("%d\n", small / 2 > 0);
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
    printf("%d %d\n", small / 2 > 0, (_mm_getcsr() & _MM_FLUSH_ZERO_MASK) != 0);
    _mm_setcsr(mode);
    printf("%d\n", small / 2 > 0);
    _MM_SET_ROUNDING_MODE(_MM_ROUND_UP);
    double up = 1 / third;
    _MM_SET_ROUNDING_MODE(_MM_ROUND_DOWN);
    double down = 1 / third;
    _mm_setcsr(mode);
    printf("%a %a\n", up, down);

    static int line[16];
    line[3] = 42;
    _mm_clflush(line);
    _mm_mfence();
    _mm_sfence();
    _mm_pause();
    printf("%d\n", line[3]);
    return 0;
}
