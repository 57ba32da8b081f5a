// Functions of this file and of tail_callee.c continue in place of each other, so often that frames would not fit.
#include "tail.h"

long step_back(long n, long sum) { if (n <= 0) return -sum; TAIL step(n - 1, sum - 2 * n); }
double floats_back(double a, float b, int n, double c) { if (n <= 0) return a - b + c; TAIL floats(a - 0.25, b, n - 1, c); }
lanes vectors_back(lanes a, lanes b, int n) { if (n <= 0) return b; MEMORY_TAIL vectors(a, b * 1.0000001f, n - 1); }
_Bool even(unsigned n) { if (!n) return 1; TAIL odd(n - 1); }
signed char narrow_back(signed char x, unsigned short n) { if (!n) return -x; TAIL narrow(x - 1, n - 1); }
__int128 wide_back(__int128 x, int n) { if (n <= 0) return -x; TAIL wide(x ^ n, n - 1); }
struct large large_back(int n, long x) {
    if (n <= 0) return (struct large){{-x, 1, 2, 3, 4, 5, 6}};
    MEMORY_TAIL large(n - 1, x * 3);
}
struct pair pair_back(struct pair p, int n) {
    if (n <= 0) return p;
    p.b += n;
    TAIL pair(p, n - 1);
}
long many_back(long a, long b, long c, long d, long e, long f) {
    if (a <= 0) return b + c + d + e + f;
    TAIL many(a - 1, b + 1, c, d, e, f);
}
void nothing_back(int n, long *sum) {
    *sum -= 3;
    if (n <= 0) return;
    TAIL nothing(n - 1, sum);
}

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    for (int odd_one = 0; odd_one < 2; odd_one++) {
        int n = STEPS + odd_one;
        printf("%ld %g %d %d\n", step(n, 1), floats(1, 2, n, 3), odd(n), narrow(5, n));
        lanes v = vectors((lanes){1, 2, 3, 4}, (lanes){0.5f, 1, 2, 4}, MEMORY_STEPS + odd_one);
        printf("%g %g %g %g\n", v[0], v[1], v[2], v[3]);
        __int128 w = wide(7, n);
        printf("%lx %lx\n", (long)(w >> 64), (long)w);
        struct large l = large(MEMORY_STEPS + odd_one, 2);
        struct pair p = pair((struct pair){1, 2}, n);
        printf("%ld %ld %ld %g\n", l.x[0], l.x[6], p.a, p.b);
        long sum = 0;
        nothing(n, &sum);
        printf("%ld %ld %ld %ld\n", many(n, 1, 2, 3, 4, 5), sum, big_frame(n, 9), aligned_frame(n, 9));
        long stack[4];
        const unsigned char code[] = {0, 1, 2, 3};
        printf("%ld\n", address(words[code[0]], code, stack, n));
        printf("%d\n", after_variable(3, odd_one, n % 3, 1));
    }
    for (int n = 0; n < 6; n++) printf("%d\n", chosen(n));
}
