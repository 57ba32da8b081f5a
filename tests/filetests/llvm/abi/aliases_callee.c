#include "aliases.h"

long counter = 40;
extern long counter_again __attribute__((alias("counter")));
int table[8] = {0, 1, 4, 9, 16, 25, 36, 49};
static const char text[] = "other names";
extern const char text_again[sizeof text] __attribute__((alias("text")));
int sum(int a, int b) {
    counter_again++;
    return a + b;
}
int sum_again(int a, int b) __attribute__((alias("sum")));
int weak_again(int a, int b) __attribute__((weak, alias("sum_again")));
long *counter_here(void) { return &counter_again; }
