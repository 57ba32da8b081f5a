#include "aliases.h"

/* Not known to the compiler, which takes other names for other places. */
__attribute__((noinline)) static int same(const void *volatile a, const void *volatile b) { return a == b; }

int main(void) {
    counter_again += 2;
    printf("%ld %d\n", *(volatile long *)&counter, same(&counter, &counter_again) && same(counter_here(), &counter));
    printf("%d %d\n", sum_again(3, 4), weak_again(5, 6));
    printf("%d %d\n", same(sum, sum_again), same(sum, weak_again));
    printf("%ld %s\n", *(volatile long *)&counter, text_again);
    return table[3] - 9;
}
