// See tail_caller.c.
#include "tail.h"

long step(long n, long sum) { if (n <= 0) return sum; TAIL step_back(n - 1, sum + n); }
double floats(double a, float b, int n, double c) { if (n <= 0) return a * b - c; TAIL floats_back(a + b, b, n - 1, c + 0.5); }
lanes vectors(lanes a, lanes b, int n) { if (n <= 0) return a; MEMORY_TAIL vectors_back(a + b, b, n - 1); }
_Bool odd(unsigned n) { if (!n) return 0; TAIL even(n - 1); }
signed char narrow(signed char x, unsigned short n) { if (!n) return x; TAIL narrow_back(x * 3, n - 1); }
__int128 wide(__int128 x, int n) { if (n <= 0) return x; TAIL wide_back(x * 3 + n, n - 1); }
struct large large(int n, long x) {
    if (n <= 0) return (struct large){{x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6}};
    MEMORY_TAIL large_back(n - 1, x + n);
}
struct pair pair(struct pair p, int n) {
    if (n <= 0) return p;
    p.a += n;
    TAIL pair_back(p, n - 1);
}
long many(long a, long b, long c, long d, long e, long f) {
    if (a <= 0) return b - 2 * c + 3 * d - 4 * e + 5 * f;
    TAIL many_back(a - 1, f, b, c, d, e);
}
void nothing(int n, long *sum) {
    *sum += n;
    if (n <= 0) return;
    TAIL nothing_back(n - 1, sum);
}

// Frames that need more than one instruction, and registers that functions preserve.
long big_frame(int n, long sum) {
    volatile char bytes[5000];
    bytes[n % 5000] = n;
    long a = step(3, n), b = step(4, a), c = step(5, b);
    sum += bytes[n % 5000] + a + b + c;
    if (n <= 0) return sum;
    TAIL aligned_frame(n - 1, sum);
}
long aligned_frame(int n, long sum) {
    _Alignas(128) volatile long values[16];
    values[n % 16] = sum + ((unsigned long)values & 127);
    sum = values[n % 16] ^ step(2, n);
    if (n <= 0) return sum;
    TAIL big_frame(n - 1, sum);
}

// Through addresses.
static long push(const unsigned char *code, long *stack, long top, long n) {
    *stack++ = top;
    TAIL words[code[1]](code + 1, stack, n, n);
}
static long add(const unsigned char *code, long *stack, long top, long n) {
    top += *--stack;
    TAIL words[code[1]](code + 1, stack, top, n);
}
static long again(const unsigned char *code, long *stack, long top, long n) {
    code = n > 0 ? code - 3 : code;
    TAIL words[code[1]](code + 1, stack, top, n - 1);
}
static long end(const unsigned char *code, long *stack, long top, long n) { return top + n; }
const word words[4] = {push, add, again, end};
long address(word f, const unsigned char *code, long *stack, long n) {
    if (!f) return 0;
    // The address is in a register that functions preserve.
    long a = step(3, n), b = step(4, a);
    return f(code, stack, a - b, n);
}

// Calls that may be such ones, and need not.
int after_variable(int n, ...) {
    va_list list;
    va_start(list, n);
    int sum = 0;
    for (int i = 0; i < n; i++) sum += va_arg(list, int);
    va_end(list);
    return chosen(sum);
}
int chosen(int n) {
    switch (n) {
    case 0: return puts("zero");
    case 1: return putchar('1');
    case 2: return printf("two %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7);
    case 3: return printf("three %g\n", 3.5);
    case 4: { char line[32]; snprintf(line, sizeof line, "line %d", n); return puts(line); }
    default: return n > 100 ? n : chosen(n * 3);
    }
}
