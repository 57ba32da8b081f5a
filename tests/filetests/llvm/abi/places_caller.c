#include "places.h"

void *volatile kept;
void touch(void *p) { kept = p; }

static int is_in(const void *place, void (*function)(void)) {
    return (const char *)place > (char *)function && (const char *)place < (char *)function + 4000;
}

__attribute__((noinline)) static void one(void) { printf("%d\n", is_in(at_once(), one)); }
__attribute__((noinline)) static void two(void) {
    printf("%d %d\n", is_in(after_calls(0), two), is_in(after_calls(30), two));
}
__attribute__((noinline)) static void three(void) {
    double x[12] = {1, 2, 3};
    long y[24] = {4, 5, 6};
    printf("%d\n", is_in(under_pressure(x, y), three));
}
__attribute__((noinline)) static void four(void) {
    int x = 0;
    printf("%d %d\n", is_in(of_variable(0), four),
           is_in(of_variable(9, &x, &x, &x, &x, &x, &x, &x, &x, &x), four));
}

int main(void) {
    char outer = 0;
    touch(&outer);
    one();
    two();
    three();
    four();
    char room[96];
    printf("%d\n", announce(room, room + sizeof room));
    printf("%d %d\n", frame_is_between(&outer), outer_places());
    return 0;
}
