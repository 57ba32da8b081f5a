// Thread-local variables: zeros, numbers, structures with addresses, of functions, of another alignment.
#include <pthread.h>
#include <stdio.h>

static _Thread_local int zero;
static _Thread_local long number = 40;
_Thread_local double visible = 2.5;

struct Node {
    struct Node* next;
    const char* name;
    int values[5];
};
static struct Node last = {0, "last", {1, 2, 3, 4, 5}};
static _Thread_local struct Node first = {&last, "first", {9, 8, 7}};
static _Thread_local char aligned[100] __attribute__((aligned(64))) = "text";

__attribute__((noinline)) int* counter(void) {
    static _Thread_local int count = 100;
    count++;
    return &count;
}

__attribute__((noinline)) static long use(int n) {
    long sum = 0;
    for (int i = 0; i < n; i++) {
        zero += i;
        number += zero;
        first.values[i % 5] += i;
        aligned[i % 50] ^= 1;
        sum += *counter();
    }
    visible *= n;
    return sum + zero + number + first.values[2] + aligned[1] + ((unsigned long)aligned % 64 != 0);
}

static void* run(void* argument) {
    long n = (long)argument;
    long result = use((int)n);
    first.next = &first;
    return (void*)(result + (first.next == &first) + (long)visible);
}

int main() {
    pthread_t threads[8];
    int* mine = counter();
    for (long i = 0; i < 8; i++) pthread_create(&threads[i], 0, run, (void*)(i * 10 + 3));
    for (int i = 0; i < 8; i++) {
        void* result;
        pthread_join(threads[i], &result);
        printf("%d %ld\n", i, (long)result);
    }
    printf("%d %ld %g %s %s %s %d\n", zero, number, visible, first.name, first.next->name, aligned, *mine);
    printf("%ld %d\n", use(7), *counter());
    return 0;
}
