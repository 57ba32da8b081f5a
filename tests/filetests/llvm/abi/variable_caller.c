#include "variable.h"

#define NOTHING
#define ONE 1, 1.5,
#define TWO ONE 2, 2.5,
#define THREE TWO 3, 3.5,
#define FOUR THREE 4, 4.5,
#define FIVE FOUR 5, 5.5,
#define SIX FIVE 6, 6.5,
#define SEVEN SIX 7, 7.5,
#define EIGHT SEVEN 8, 8.5,
#define EACH(kind, x, y) \
    CALL(0, NOTHING, kind, x, y); CALL(1, ONE, kind, x, y); CALL(2, TWO, kind, x, y); CALL(3, THREE, kind, x, y); \
    CALL(4, FOUR, kind, x, y); CALL(5, FIVE, kind, x, y); CALL(6, SIX, kind, x, y); CALL(7, SEVEN, kind, x, y); \
    CALL(8, EIGHT, kind, x, y)
#define CALL(n, before, kind, x, y) printf("%d after %d: %ld\n", kind, n, take(n, kind, 2, before x, y))

int main(void) {
    i128 wide = ((i128)0x123456789abcdefL << 64) + 987654321;
    EACH(0, wide, -wide);
    struct words words[2] = {{1, 2}, {30, 40}};
    EACH(1, words[0], words[1]);
    struct aligned_words aligned[2] = {{1, 2}, {30, 40}};
    EACH(2, aligned[0], aligned[1]);
    struct shorts shorts[2] = {{1, -2, 3}, {30, 40, -50}};
    EACH(3, shorts[0], shorts[1]);
    struct bytes bytes[2] = {{1, -2, 3}, {30, 40, -50}};
    EACH(4, bytes[0], bytes[1]);
    struct floats floats[2] = {{1.5f, 2, 3}, {30, 40.25f, 50}};
    EACH(5, floats[0], floats[1]);
    struct doubles doubles[2] = {{1.5, 2, 3, 4}, {30, 40.25, 50, 60}};
    EACH(6, doubles[0], doubles[1]);
    struct mixed mixed[2] = {{1.5, 2}, {30, 40}};
    EACH(7, mixed[0], mixed[1]);
    struct large large[2] = {{{1, 2, 3, 4, 5}}, {{10, 20, 30, 40, 50}}};
    EACH(8, large[0], large[1]);
#ifndef __riscv
    f32x4 vectors[2] = {{1.5f, 2, 3, 4}, {30, 40.25f, 50, 60}};
    EACH(9, vectors[0], vectors[1]);
    f32x2 pairs[2] = {{1.5f, 2}, {30, 40.25f}};
    EACH(10, pairs[0], pairs[1]);
    _Float16 halves[2] = {1.5f16, 300};
    EACH(12, halves[0], halves[1]);
#endif
    long double extended[2] = {1.5L, 300};
    EACH(11, extended[0], extended[1]);
    return 0;
}
