// Atomic accesses of each size and ordering, and fences, on one thread: prints what they return and leave.
// With an argument, four threads count together.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

#define NOINLINE __attribute__((noinline))

#define SIZE(T, NAME)                                                                                               \
    NOINLINE static void NAME(_Atomic T *at, T x, T y) {                                                            \
        atomic_store_explicit(at, x, memory_order_release);                                                         \
        T a = atomic_load_explicit(at, memory_order_acquire);                                                       \
        T b = atomic_fetch_add(at, y);                                                                              \
        T c = atomic_fetch_sub_explicit(at, (T)(x ^ 3), memory_order_relaxed);                                      \
        T d = atomic_fetch_and_explicit(at, (T)~(y >> 1), memory_order_acquire);                                    \
        T e = atomic_fetch_or_explicit(at, (T)(x >> 2), memory_order_release);                                      \
        T f = atomic_fetch_xor_explicit(at, y, memory_order_acq_rel);                                               \
        T g = __atomic_fetch_nand((T *)at, x, __ATOMIC_SEQ_CST);                                                    \
        T h = atomic_exchange(at, (T)(x + y));                                                                      \
        T expected = x;                                                                                             \
        int first = atomic_compare_exchange_strong(at, &expected, y);                                               \
        T found = expected;                                                                                         \
        int second = atomic_compare_exchange_strong_explicit(at, &expected, (T)-1, memory_order_release,            \
                                                             memory_order_acquire);                                 \
        atomic_thread_fence(memory_order_seq_cst);                                                                  \
        atomic_signal_fence(memory_order_acq_rel);                                                                  \
        T last = atomic_load(at);                                                                                   \
        uint64_t all[] = {a, b, c, d, e, f, g, h, found, last};                                                     \
        printf(#NAME " %d %d", first, second);                                                                      \
        for (int i = 0; i < 10; i++) printf(" %llx", (unsigned long long)all[i]);                                   \
        printf("\n");                                                                                               \
    }
SIZE(uint8_t, bytes)
SIZE(uint16_t, shorts)
SIZE(uint32_t, words)
SIZE(uint64_t, longs)

static _Atomic uint8_t byte;
static struct {
    uint16_t before;
    _Atomic uint16_t it;
    uint32_t after;
} half = {0xaaaa, 0, 0xbbbbbbbb};
static _Atomic uint32_t word;
static _Atomic uint64_t whole;

static _Atomic double number = 1.5;
static int numbers[4] = {10, 20, 30, 40};
static int *_Atomic pointer = numbers;

// An update that no instruction does: a loop of exchanges.
NOINLINE static double scale(double by) {
    double old = atomic_load(&number);
    while (!atomic_compare_exchange_weak(&number, &old, old * by)) {
    }
    return old;
}

static _Atomic int counter, lock;
static long guarded, sum;
static void *count(void *arg) {
    for (int i = 0; i < 200000; i++) {
        atomic_fetch_add(&counter, 1);
        int open = 0;
        while (!atomic_compare_exchange_weak_explicit(&lock, &open, 1, memory_order_acquire, memory_order_relaxed))
            open = 0;
        guarded++;
        sum += i & *(int *)arg;
        atomic_store_explicit(&lock, 0, memory_order_release);
    }
    return NULL;
}

int main(int argc, char **argv) {
    (void)argv;
    for (unsigned i = 1; i < 5; i++) {
        uint64_t x = 0x9e3779b97f4a7c15u * i, y = 0xc2b2ae3d27d4eb4fu * i;
        bytes(&byte, (uint8_t)x, (uint8_t)y);
        shorts(&half.it, (uint16_t)x, (uint16_t)y);
        words(&word, (uint32_t)x, (uint32_t)y);
        longs(&whole, x, y);
    }
    printf("%x %x\n", half.before, half.after);
    for (int i = 2; i < 5; i++) printf("%f\n", scale(i));
    printf("%f\n", atomic_exchange(&number, 0.25) + atomic_load(&number));
    atomic_fetch_add(&pointer, 2);
    printf("%d\n", *atomic_load(&pointer));
    printf("%d\n", *atomic_exchange(&pointer, &numbers[1]) + *pointer);
    if (argc > 1) {
        pthread_t threads[4];
        int all = -1;
        for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, count, &all);
        for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
        printf("%d %ld %ld\n", counter, guarded, sum);
    }
    return 0;
}
