// Allocations whose size or number is not known: arrays of variable length in loops, `alloca`, and what is too large for a frame;
// prints hashes of their contents.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

static uint64_t hash = 14695981039346656037u;
NOINLINE static void mix(const void *bytes, long n) {
    for (long at = 0; at < n; at++)
        hash = (hash ^ ((const uint8_t *)bytes)[at]) * 1099511628211u;
}

// Arrays of an iteration end with it; that of the function stays.
NOINLINE static long rows(int n) {
    long all[n];
    for (int row = 0; row < n; row++) {
        int cells[row + 1][3];
        for (int at = 0; at <= row; at++)
            for (int column = 0; column < 3; column++)
                cells[at][column] = at * row - column;
        if (row % 5 == 4)
            continue;
        mix(cells, sizeof cells);
        all[row] = cells[row][row % 3] + (long)sizeof cells;
        if (row == 40)
            return all[row / 2];
    }
    return all[0];
}
// Memory of `alloca` lives until the function returns.
NOINLINE static int list(int n) {
    struct node {
        struct node *next;
        int value;
    } *first = 0;
    for (int at = 0; at < n; at++) {
        struct node *node = __builtin_alloca(sizeof(struct node) + at);
        node->next = first;
        node->value = at * at;
        first = node;
    }
    int sum = 0;
    for (; first; first = first->next)
        sum += first->value;
    return sum;
}
NOINLINE static int aligned(int n) {
    struct {
        _Alignas(64) char bytes[64];
    } blocks[n];
    memset(blocks, n, sizeof blocks);
    mix(blocks, sizeof blocks);
    return (int)((uintptr_t)blocks % 64);
}
// Recursion, each call with its own array.
NOINLINE static int deep(int n) {
    if (n == 0)
        return 1;
    short own[n];
    for (int at = 0; at < n; at++)
        own[at] = (short)(at ^ n);
    int below = deep(n - 1);
    mix(own, sizeof own);
    return below * 3 + own[n / 2];
}
NOINLINE static void fill(uint32_t *to, long n) {
    for (long at = 0; at < n; at++)
        to[at] = (uint32_t)(at * 2654435761u);
}
NOINLINE static uint32_t large(void) {
    uint32_t words[1 << 19];
    fill(words, 1 << 19);
    mix(words + 500000, 4096);
    return words[123456];
}

int main(void) {
    printf("%ld %lx\n", rows(30), (unsigned long)hash);
    printf("%ld %lx\n", rows(60), (unsigned long)hash);
    printf("%d\n", list(100));
    printf("%d %d %lx\n", aligned(3), aligned(11), (unsigned long)hash);
    printf("%d %lx\n", deep(50), (unsigned long)hash);
    printf("%u %lx\n", large(), (unsigned long)hash);
    return 0;
}
