#include "places.h"

void *at_once(void) { return __builtin_return_address(0); }
void *after_calls(int n) {
    long room[40];
    for (int i = 0; i < n; i++)
        touch(room + i);
    return __builtin_return_address(0);
}
void *under_pressure(const double *x, const long *y) {
    double a[12];
    long b[24];
    for (int i = 0; i < 12; i++)
        a[i] = x[i] * 2;
    for (int i = 0; i < 24; i++)
        b[i] = y[i] ^ y[23 - i];
    touch(a);
    long sum = 0;
    for (int i = 0; i < 24; i++)
        sum += b[i] * b[23 - i] + (long)a[i / 2];
    return (char *)__builtin_return_address(0) + (sum == 12345 ? 1 << 20 : 0);
}
void *of_variable(int n, ...) {
    va_list list;
    va_start(list, n);
    while (n--)
        touch(va_arg(list, void *));
    va_end(list);
    return __builtin_extract_return_addr(__builtin_return_address(0));
}
int frame_is_between(const char *outer) {
    char own = 0;
    touch(&own);
    const char *frame = __builtin_frame_address(0);
    return outer >= frame && frame >= &own;
}
int announce(char *start, char *end) {
    __builtin___clear_cache(start, end);
    return end - start;
}
int outer_places(void) { return __builtin_return_address(0) != 0; }
