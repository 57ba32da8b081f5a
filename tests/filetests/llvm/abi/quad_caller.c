// Calls of functions with floats of 128 bits as arguments and results, of quad_callee.c and of C's library; prints the bits.
#include "quad.h"
#include <stdio.h>
#include <string.h>

static void show(const char *what, quad x) {
    unsigned long words[2];
    memcpy(words, &x, sizeof words);
    printf("%s %016lx%016lx\n", what, words[1], words[0]);
}
static quad mirrored(quad a, quad b, quad c, quad d, quad e, quad f, quad g, quad h, quad i, quad j) {
    return ten(j, i, h, g, f, e, d, c, b, a) - 1;
}

int main(void) {
    for (int n = 0; n < 5; n++) {
        quad x = (n - 2) / (quad)3 + n;
        show("ten", ten(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7, x + 8, x + 9));
        show("in turn", in_turn(n, x, 2, x + 1, 3, x + 2, -4, x + 3, 5, x + 4, 6.5, x + 5));
        show("after words", after_words(1, n, 3, 4, -5, 6, 7, x, x + 1, n));
        show("after pairs", after_pairs(1, n, x, 3, x + 1, 4, x + 2));
        show("one", make_one(x).x);
        struct two two = make_two(x);
        show("two", two.x - two.y * 2);
        struct three three = make_three(x);
        show("three", three.x - three.y * 2 + three.z * 3);
        struct five five = make_five(x);
        show("five", five.x[0] - five.x[4] * 2);
        struct mixed mixed = make_mixed(x);
        show("mixed", mixed.x * mixed.n);
        complex_quad z;
        __real__ z = x;
        __imag__ z = x * -3 + 1;
        complex_quad y = product(z, z, n);
        show("product", __real__ y);
        show("product", __imag__ y);
        y = quotient(z, y);
        show("quotient", __real__ y);
        show("quotient", __imag__ y);
        show("ones", ones(make_one(x), n, make_one(-x), 0.5, make_one(x + 1)));
        show("twos", twos(two, make_two(x + 1), n, make_two(x + 2), make_two(x + 3), make_two(x + 4)));
        show("others", others(x, three, mixed, five, make_one(x), 1.5f));
        show("called", called(ten, x));
        show("called", called(mirrored, x));
        show("deep", deep(n * 3, x));
        show("variable", variable("qiqdlqqqqqqqqidq", x, n, x, 2.5, 7L, x, -x, x, x, -x, x, x, x + 1, 4, 1.5, x));
        show("variable", variable("iqiqiiqlq", 1, x, 2, x, 3, 4, x, 5L, x));
        show("variable", variable("12m3q1", make_one(x), two, mixed, three, x, make_one(-x)));
        show("variable", variable("i1i2im3i2", 1, make_one(x), 2, two, 3, mixed, three, 7, two));
        show("variable", variable_after(n, x, x + 1, "qidq1", x, 3, 0.5, x, make_one(x)));
#ifndef __x86_64__
        char text[200];
        snprintf(text, sizeof text, "%d %.30Lg %s %Lf %.3f", n, x, "text", x * 100, 1.5);
        puts(text);
#endif
    }
}
