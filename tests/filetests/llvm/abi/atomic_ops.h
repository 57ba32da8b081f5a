// Atomic accesses of every size, operation and order; the file that includes this says how its functions are called.
#include <stdatomic.h>
#include <stdint.h>

// An update: what was there, or for comparisons whether it was the expected value; x is expected, y is new.
typedef uint64_t Update(void *at, uint64_t x, uint64_t y);
typedef struct {
    const char *name;
    int bytes;
    Update *update;
} Entry;

#define FETCH(T, NAME, OP, ORDER)                                                                                   \
    static uint64_t OP##_##NAME##_##ORDER(void *at, uint64_t x, uint64_t y) {                                       \
        return (uint64_t)(T)__atomic_##OP((T *)at, (T)(x ^ y), __ATOMIC_##ORDER);                                   \
    }
#define COMPARE(T, NAME, WEAK, ORDER, FAILURE)                                                                      \
    static uint64_t compare_##WEAK##_##NAME##_##ORDER##_##FAILURE(void *at, uint64_t x, uint64_t y) {               \
        T expected = (T)x;                                                                                          \
        uint64_t done = __atomic_compare_exchange_n((T *)at, &expected, (T)y, WEAK, __ATOMIC_##ORDER, __ATOMIC_##FAILURE); \
        return done << 63 ^ (uint64_t)expected;                                                                     \
    }
#define LOAD(T, NAME, ORDER)                                                                                        \
    static uint64_t load_##NAME##_##ORDER(void *at, uint64_t x, uint64_t y) {                                       \
        return (uint64_t)__atomic_load_n((T *)at, __ATOMIC_##ORDER) + x + y;                                        \
    }
#define STORE(T, NAME, ORDER)                                                                                       \
    static uint64_t store_##NAME##_##ORDER(void *at, uint64_t x, uint64_t y) {                                      \
        __atomic_store_n((T *)at, (T)(x - y), __ATOMIC_##ORDER);                                                    \
        return x;                                                                                                   \
    }
#define FENCE(ORDER)                                                                                                \
    static uint64_t fence_##ORDER(void *at, uint64_t x, uint64_t y) {                                               \
        *(uint8_t *)at = (uint8_t)x;                                                                                \
        __atomic_thread_fence(__ATOMIC_##ORDER);                                                                    \
        __atomic_signal_fence(__ATOMIC_##ORDER);                                                                    \
        return *(uint8_t *)at + y;                                                                                  \
    }
#define OPERATIONS(M, T, NAME, ORDER)                                                                               \
    M(T, NAME, exchange_n, ORDER) M(T, NAME, fetch_add, ORDER) M(T, NAME, fetch_sub, ORDER)                         \
    M(T, NAME, fetch_and, ORDER) M(T, NAME, fetch_or, ORDER) M(T, NAME, fetch_xor, ORDER)                           \
    M(T, NAME, fetch_nand, ORDER) M(T, NAME, fetch_min, ORDER) M(T, NAME, fetch_max, ORDER)
#define ORDERS(F, C, L, S, T, NAME)                                                                                 \
    OPERATIONS(F, T, NAME, RELAXED) OPERATIONS(F, T, NAME, ACQUIRE) OPERATIONS(F, T, NAME, RELEASE)                 \
    OPERATIONS(F, T, NAME, ACQ_REL) OPERATIONS(F, T, NAME, SEQ_CST)                                                 \
    C(T, NAME, 0, RELAXED, RELAXED) C(T, NAME, 1, RELAXED, ACQUIRE) C(T, NAME, 0, RELAXED, SEQ_CST)                 \
    C(T, NAME, 1, ACQUIRE, RELAXED) C(T, NAME, 0, ACQUIRE, ACQUIRE) C(T, NAME, 1, RELEASE, RELAXED)                 \
    C(T, NAME, 0, RELEASE, ACQUIRE) C(T, NAME, 1, ACQ_REL, RELAXED) C(T, NAME, 0, ACQ_REL, ACQUIRE)                 \
    C(T, NAME, 1, SEQ_CST, RELAXED) C(T, NAME, 0, SEQ_CST, SEQ_CST)                                                 \
    L(T, NAME, RELAXED) L(T, NAME, ACQUIRE) L(T, NAME, SEQ_CST)                                                     \
    S(T, NAME, RELAXED) S(T, NAME, RELEASE) S(T, NAME, SEQ_CST)
#define TYPES(F, C, L, S)                                                                                           \
    ORDERS(F, C, L, S, int8_t, i8) ORDERS(F, C, L, S, uint8_t, u8) ORDERS(F, C, L, S, int16_t, i16)                 \
    ORDERS(F, C, L, S, uint16_t, u16) ORDERS(F, C, L, S, int32_t, i32) ORDERS(F, C, L, S, uint32_t, u32)            \
    ORDERS(F, C, L, S, int64_t, i64) ORDERS(F, C, L, S, uint64_t, u64)

TYPES(FETCH, COMPARE, LOAD, STORE)
FENCE(ACQUIRE) FENCE(RELEASE) FENCE(ACQ_REL) FENCE(SEQ_CST)

#define FETCH_ENTRY(T, NAME, OP, ORDER) {#OP " " #NAME " " #ORDER, sizeof(T), OP##_##NAME##_##ORDER},
#define COMPARE_ENTRY(T, NAME, WEAK, ORDER, FAILURE)                                                                \
    {"compare " #WEAK " " #NAME " " #ORDER " " #FAILURE, sizeof(T), compare_##WEAK##_##NAME##_##ORDER##_##FAILURE},
#define LOAD_ENTRY(T, NAME, ORDER) {"load " #NAME " " #ORDER, sizeof(T), load_##NAME##_##ORDER},
#define STORE_ENTRY(T, NAME, ORDER) {"store " #NAME " " #ORDER, sizeof(T), store_##NAME##_##ORDER},

// What eight threads do together: a function does its part with these objects.
typedef struct {
    uint64_t mark; // With the address, so that each is in a line of its own.
    _Atomic uint64_t it;
    uint64_t more[6];
} Line;
typedef struct {
    Line lock[3], flag[2], turn, x, y, head, counter[4];
    uint64_t guarded[4];
    uint8_t bytes[8];
    uint16_t halves[4];
    uint32_t next[65];
} Shared;
typedef struct {
    void (*count)(Shared *shared, int thread, int n);
    void (*hurry)(Shared *shared, int n);
    void (*push)(Shared *shared, uint32_t node);
    uint32_t (*pop)(Shared *shared);
    void (*peterson)(Shared *shared, int me, int n);
    uint64_t (*buffer)(Shared *shared, int me, int with_fence);
} Functions;

void wait_a_moment(void);

// QEMU 7.2 lets a load pass a store of another variable, though both are sequentially consistent (`stlr`, then `ldar`).
#if defined(__aarch64__)
enum { ORDERS_ALL = 0 };
#else
enum { ORDERS_ALL = 1 };
#endif

static void count(Shared *s, int thread, int n) {
    for (int i = 0; i < n; i++) {
        // A lock by exchanges, one by comparisons, and one by bits of a byte.
        while (atomic_exchange_explicit(&s->lock[0].it, 1, memory_order_acquire)) wait_a_moment();
        s->guarded[0]++;
        atomic_store_explicit(&s->lock[0].it, 0, memory_order_release);
        uint64_t open = 0;
        while (!atomic_compare_exchange_weak(&s->lock[1].it, &open, 7)) {
            open = 0;
            wait_a_moment();
        }
        s->guarded[1] += i;
        atomic_store(&s->lock[1].it, 0);
        while (__atomic_fetch_or((uint8_t *)&s->lock[2].it, 0x40, __ATOMIC_ACQUIRE) & 0x40) wait_a_moment();
        s->guarded[2] ^= 0x9e3779b97f4a7c15u * (i + thread);
        __atomic_fetch_and((uint8_t *)&s->lock[2].it, (uint8_t)~0x40, __ATOMIC_RELEASE);
        // Neighbours in a word: no update may lose another one.
        __atomic_fetch_add(&s->bytes[thread], 3, __ATOMIC_RELAXED);
        __atomic_fetch_sub(&s->halves[thread & 3], 5, __ATOMIC_SEQ_CST);
        __atomic_fetch_xor(&s->halves[(thread + 1) & 3], 0, __ATOMIC_ACQ_REL);
        atomic_fetch_add_explicit(&s->counter[0].it, i, memory_order_relaxed);
        __atomic_fetch_add((uint32_t *)&s->counter[1].it, 0x10001, __ATOMIC_RELEASE);
        __atomic_fetch_max((int64_t *)&s->counter[2].it, (int64_t)i * (thread + 1), __ATOMIC_RELAXED);
        __atomic_fetch_nand((uint16_t *)&s->counter[3].it, 0xffff, __ATOMIC_SEQ_CST);
    }
}

// Updates of the same words and of their parts, without locks.
static void hurry(Shared *s, int n) {
    for (int i = 0; i < n; i++) {
        __atomic_fetch_add((uint8_t *)&s->x.it + 4, 1, __ATOMIC_RELAXED);
        __atomic_fetch_add((uint16_t *)&s->x.it, 1, __ATOMIC_SEQ_CST);
        __atomic_fetch_add((uint16_t *)&s->x.it + 3, 3, __ATOMIC_ACQ_REL);
        __atomic_fetch_add((uint32_t *)&s->y.it, 1, __ATOMIC_ACQUIRE);
        atomic_fetch_add_explicit(&s->turn.it, 1, memory_order_release);
        // What is taken away is put into the sum.
        uint64_t old = atomic_exchange(&s->flag[0].it, 1);
        atomic_fetch_add(&s->flag[1].it, old);
        uint8_t part = __atomic_exchange_n((uint8_t *)&s->y.it + 6, 1, __ATOMIC_ACQ_REL);
        __atomic_fetch_add((uint16_t *)&s->head.it + 1, part, __ATOMIC_RELAXED);
        uint16_t half = __atomic_load_n((uint16_t *)&s->head.it, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n((uint16_t *)&s->head.it, &half, (uint16_t)(half + 1), 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    }
}

// A list of nodes; the upper half of its head is a number that changes.
static void push(Shared *s, uint32_t node) {
    uint64_t old = atomic_load_explicit(&s->head.it, memory_order_relaxed);
    do __atomic_store_n(&s->next[node], (uint32_t)old, __ATOMIC_RELAXED);
    while (!atomic_compare_exchange_weak_explicit(&s->head.it, &old, ((old >> 32) + 1) << 32 | node, memory_order_release,
                                                  memory_order_relaxed));
}

static uint32_t pop(Shared *s) {
    uint64_t old = atomic_load_explicit(&s->head.it, memory_order_acquire), new;
    do {
        if (!(uint32_t)old) return 0;
        new = ((old >> 32) + 1) << 32 | __atomic_load_n(&s->next[(uint32_t)old], __ATOMIC_RELAXED);
    } while (!atomic_compare_exchange_strong_explicit(&s->head.it, &old, new, memory_order_acq_rel, memory_order_acquire));
    return (uint32_t)old;
}

// A lock for two by loads and stores alone, which needs one order of all of them.
static void peterson(Shared *s, int me, int n) {
    for (int i = 0; i < n; i++) {
        atomic_store(&s->flag[me].it, 1);
        atomic_store(&s->turn.it, !me);
        if (!ORDERS_ALL) atomic_thread_fence(memory_order_seq_cst);
        while (atomic_load(&s->flag[!me].it) && atomic_load(&s->turn.it) == !me) wait_a_moment();
        s->guarded[3]++;
        atomic_store_explicit(&s->flag[me].it, 0, memory_order_release);
    }
}

// Of two threads that store and then load what the other one stores, one sees the other's store.
static uint64_t buffer(Shared *s, int me, int with_fence) {
    _Atomic uint64_t *mine = me ? &s->x.it : &s->y.it, *other = me ? &s->y.it : &s->x.it;
    if (!with_fence && ORDERS_ALL) {
        atomic_store(mine, 1);
        return atomic_load(other);
    }
    atomic_store_explicit(mine, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    return atomic_load_explicit(other, memory_order_relaxed);
}
