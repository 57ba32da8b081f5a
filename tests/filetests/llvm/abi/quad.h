// Floats of 128 bits: `long double` but on x86-64. Used by quad_callee.c and quad_caller.c.
#include <stdarg.h>

#ifdef __x86_64__
typedef __float128 quad;
typedef _Complex float __attribute__((mode(TC))) complex_quad;
#else
typedef long double quad;
typedef _Complex long double complex_quad;
#endif

struct one {
    quad x;
};
struct two {
    quad x, y;
};
struct three {
    quad x, y, z;
};
struct five {
    quad x[5];
};
struct mixed {
    int n;
    quad x;
};

quad ten(quad, quad, quad, quad, quad, quad, quad, quad, quad, quad);
quad in_turn(int, quad, long, quad, char, quad, int, quad, short, quad, double, quad);
quad after_words(long, long, long, long, long, long, long, quad, quad, int);
quad after_pairs(int, __int128, quad, int, quad, int, quad);
struct one make_one(quad);
struct two make_two(quad);
struct three make_three(quad);
struct five make_five(quad);
struct mixed make_mixed(quad);
complex_quad product(complex_quad, complex_quad, int);
complex_quad quotient(complex_quad, complex_quad);
quad ones(struct one, int, struct one, double, struct one);
quad twos(struct two, struct two, int, struct two, struct two, struct two);
quad others(quad, struct three, struct mixed, struct five, struct one, float);
quad called(quad (*)(quad, quad, quad, quad, quad, quad, quad, quad, quad, quad), quad);
quad deep(int, quad);
quad variable(const char *, ...);
quad variable_after(int, quad, quad, const char *, ...);
