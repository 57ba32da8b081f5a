// Results of type `long double`, of x86-64: see extended_caller.c.
#include <math.h>

struct one {
    long double x;
};

long double half(long double x) { return x / 2; }
struct one wrapped(int n) {
    struct one made = {n / 7.0L};
    return made;
}
_Complex long double turned(_Complex long double z, int n) {
    _Complex long double i = {0, 1};
    return z * i + n;
}
long double chosen(long double (*f)(long double), long double x) { return f(f(x)) + 1; }
_Complex long double chosen_complex(_Complex long double (*f)(_Complex long double), _Complex long double z) { return f(z); }
long double sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    long double total = 0;
    for (int i = 0; i < n; i++)
        total += __builtin_va_arg(list, long double);
    __builtin_va_end(list);
    return total;
}
// The memory of the array is freed before the result is where the caller takes it.
long double last(int n) {
    long double list[n];
    for (int i = 0; i < n; i++)
        list[i] = i ? list[i - 1] * 3 + i : 0.25L;
    return list[n - 1];
}
long double deep(int n, long double x) { return n == 0 ? x : deep(n - 1, x * 1.5L) - n; }
