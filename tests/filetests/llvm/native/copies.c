// Copies of structures as variable arguments, and locals with large alignments.
#include <stdarg.h>
#include <stdio.h>

typedef struct { long a, b, c; } Three;
typedef struct { char text[5]; } Small;
typedef struct { int n[9]; } __attribute__((aligned(16))) Nine;
typedef struct { double x, y, z; } Point;

__attribute__((noinline)) static long sum(int n, ...) {
    va_list list;
    va_start(list, n);
    long total = 0;
    for (int i = 0; i < n; i++) {
        Three t = va_arg(list, Three);
        total = total * 7 + t.a + 2 * t.b + 3 * t.c;
        total = total * 7 + va_arg(list, int);
        Nine nine = va_arg(list, Nine);
        for (int k = 0; k < 9; k++) total = total * 3 + nine.n[k];
        total = total * 7 + (long)va_arg(list, double);
        Small small = va_arg(list, Small);
        for (int k = 0; k < 5; k++) total = total * 3 + small.text[k];
        Point point = va_arg(list, Point);
        total = total * 7 + (long)(point.x + 2 * point.y + 3 * point.z);
    }
    va_end(list);
    return total;
}

__attribute__((noinline)) static long touch(char* place, int bytes, unsigned long align) {
    long misplaced = (unsigned long)place % align;
    for (int i = 0; i < bytes; i++) place[i] = (char)(i * 7);
    long total = misplaced;
    for (int i = 0; i < bytes; i++) total = total * 31 + place[i];
    return total;
}

__attribute__((noinline)) static long aligned(int depth) {
    char before[3];
    __attribute__((aligned(128))) char line[200];
    __attribute__((aligned(4096))) char page[4096];
    __attribute__((aligned(1024))) int one;
    long total = touch(before, 3, 1) + touch(line, 200, 128) + touch(page, 4096, 4096) + touch((char*)&one, 4, 1024);
    for (int i = 0; i < 3; i++) total = total * 31 + before[i];
    return depth == 0 ? total : total * 31 + aligned(depth - 1) + line[depth] + page[4095 - depth] + one;
}

int main(void) {
    Three t = {1, -2, 3000000000};
    Nine nine = {{1, 2, 3, 4, 5, 6, 7, 8, -9}};
    Small small = {"abcd"};
    Point point = {1.5, 20, -300};
    printf("%ld\n", sum(1, t, 5, nine, 2.5, small, point));
    t.a = 77, nine.n[3] = 100, point.z = 4;
    printf("%ld\n", sum(3, t, 6, nine, -2.5, small, point, t, 7, nine, 1e6, small, point, t, 8, nine, 9.0, small, point));
    printf("%ld\n", aligned(3));
    return 0;
}
