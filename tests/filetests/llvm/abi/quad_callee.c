// Functions with floats of 128 bits as arguments and results: see quad_caller.c.
#include "quad.h"

quad ten(quad a, quad b, quad c, quad d, quad e, quad f, quad g, quad h, quad i, quad j) {
    return a - b * 2 + c * 3 - d * 4 + e * 5 - f * 6 + g * 7 - h * 8 + i * 9 - j * 10;
}
quad in_turn(int n, quad a, long o, quad b, char p, quad c, int q, quad d, short r, quad e, double s, quad f) {
    return a * n + b * o - c * p + d * q - e * r + f * s;
}
quad after_words(long a, long b, long c, long d, long e, long f, long g, quad x, quad y, int n) {
    return x * (a + b + c + d) - y * (e + f + g) + n;
}
quad after_pairs(int a, __int128 b, quad x, int c, quad y, int d, quad z) { return x * a + y * (long)b - z * c + d; }
struct one make_one(quad x) { return (struct one){x * 2}; }
struct two make_two(quad x) { return (struct two){x * 2, x + 1}; }
struct three make_three(quad x) { return (struct three){x * 2, x + 1, -x}; }
struct five make_five(quad x) { return (struct five){{x, x + 1, x + 2, x + 3, x + 4}}; }
struct mixed make_mixed(quad x) { return (struct mixed){5, x}; }
complex_quad product(complex_quad a, complex_quad b, int n) { return a * b + n; }
complex_quad quotient(complex_quad a, complex_quad b) { return a / b; }
quad ones(struct one a, int n, struct one b, double x, struct one c) { return a.x * n - b.x + c.x * x; }
quad twos(struct two a, struct two b, int n, struct two c, struct two d, struct two e) {
    return a.x - a.y * 2 + b.x * 3 - b.y * 4 + c.x * n - c.y * 5 + d.x * 7 - d.y * 11 + e.x * 13 - e.y * 17;
}
quad others(quad x, struct three a, struct mixed b, struct five c, struct one d, float y) {
    return x + a.x * 2 - a.y * 3 + a.z * 5 - b.n + b.x * 7 + c.x[0] - c.x[4] * 3 + d.x * y;
}
quad called(quad (*f)(quad, quad, quad, quad, quad, quad, quad, quad, quad, quad), quad x) {
    return f(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7, x + 8, x + 9);
}
quad deep(int n, quad x) { return n ? deep(n - 1, x * 1.5 + n) - x : x; }

static quad sum(quad x, const char *kinds, va_list list) {
    for (; *kinds; kinds++) {
        switch (*kinds) {
        case 'i': x = x * 2 + va_arg(list, int); break;
        case 'l': x = x * 2 + va_arg(list, long); break;
        case 'd': x = x * 2 + va_arg(list, double); break;
        case 'q': x = x * 3 + va_arg(list, quad); break;
        case '1': x = x * 3 - va_arg(list, struct one).x; break;
        case '2': {
            struct two pair = va_arg(list, struct two);
            x = x * 3 + pair.x - pair.y;
            break;
        }
        case '3': {
            struct three triple = va_arg(list, struct three);
            x = x * 3 + triple.x - triple.y * triple.z;
            break;
        }
        default: {
            struct mixed both = va_arg(list, struct mixed);
            x = x * 3 + both.n - both.x;
        }
        }
    }
    return x;
}
quad variable(const char *kinds, ...) {
    va_list list;
    va_start(list, kinds);
    quad x = sum(0, kinds, list);
    va_end(list);
    return x;
}
quad variable_after(int n, quad x, quad y, const char *kinds, ...) {
    va_list list;
    va_start(list, kinds);
    x = sum(x * n - y, kinds, list);
    va_end(list);
    return x;
}
