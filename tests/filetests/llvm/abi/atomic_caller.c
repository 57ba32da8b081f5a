// Calls atomic accesses of another file on edge values; then eight threads use those and the same ones of this file together.
#include "atomic_ops.h"
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

extern const Entry entries[];
extern const int n_entries;
extern const Functions functions;
static const Functions own = {count, hurry, push, pop, peterson, buffer};

void wait_a_moment(void) { sched_yield(); }

static const uint64_t values[] = {0, 1, ~0ull, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0x7fffffff, 0x80000000, 0xffffffff, 1ull << 63, ~0ull >> 1, 0x1234567890abcdef};
enum { N = sizeof values / sizeof values[0], THREADS = 8, TIMES = 1500, NODES = 64, ROUNDS = 20000 };

static void call_all(void) {
    for (int at = 0; at < n_entries; at++) {
        uint64_t hash = 0;
        for (int a = 0; a < N; a++)
            for (int b = 0; b < N; b++)
                for (int c = 0; c < N; c++)
                    for (int place = 0; place < 8; place += entries[at].bytes) {
                        // Neighbours in the same word.
                        _Alignas(16) uint8_t memory[24];
                        memset(memory, 0xa5, sizeof memory);
                        memcpy(memory + 8 + place, &values[a], entries[at].bytes);
                        uint64_t old = entries[at].update(memory + 8 + place, values[b], values[c]), words[3];
                        memcpy(words, memory, sizeof words);
                        hash = (hash ^ old) * 0x100000001b3u + words[0];
                        hash = (hash ^ words[1]) * 0x100000001b3u + words[2];
                        hash ^= hash >> 31;
                    }
        printf("%s %016llx\n", entries[at].name, (unsigned long long)hash);
    }
}

static Shared shared;
static Line ready[2];
static uint64_t seen[2];
static long popped[THREADS], failures;

static const Functions *of(int thread) { return thread & 1 ? &own : &functions; }

static void *together(void *arg) {
    int thread = (int)(intptr_t)arg;
    of(thread)->count(&shared, thread, TIMES);
    for (int i = 0; i < TIMES; i++) {
        uint32_t node = of(thread)->pop(&shared);
        if (!node) continue;
        popped[thread]++;
        of(thread + i)->push(&shared, node);
    }
    return NULL;
}

static Shared hurried;
static void *hurrying(void *arg) {
    of((int)(intptr_t)arg)->hurry(&hurried, TIMES * 4);
    return NULL;
}

static void *in_turn(void *arg) {
    int me = (int)(intptr_t)arg;
    of(me)->peterson(&shared, me, TIMES * 2);
    return NULL;
}

static void meet(int me, uint64_t round) {
    atomic_store(&ready[me].it, round);
    // Both go on at almost the same time.
    for (int i = 1; atomic_load(&ready[!me].it) < round; i++)
        if (i % 2000 == 0) sched_yield();
}

static void *store_and_load(void *arg) {
    int me = (int)(intptr_t)arg;
    for (int i = 0; i < ROUNDS; i++) {
        if (me) atomic_store(&shared.x.it, 0), atomic_store(&shared.y.it, 0);
        meet(me, 3 * i + 1);
        seen[me] = of(me + i / 2)->buffer(&shared, me, i & 1);
        meet(me, 3 * i + 2);
        if (me && !seen[0] && !seen[1]) failures++;
        meet(me, 3 * i + 3);
    }
    return NULL;
}

static void start(int n, void *function(void *)) {
    pthread_t threads[THREADS];
    for (int i = 0; i < n; i++) pthread_create(&threads[i], NULL, function, (void *)(intptr_t)i);
    for (int i = 0; i < n; i++) pthread_join(threads[i], NULL);
}

int main(void) {
    call_all();
    for (int i = 1; i <= NODES; i++) of(i)->push(&shared, i);
    start(THREADS, together);
    printf("guarded %llu %llu %llx\n", (unsigned long long)shared.guarded[0], (unsigned long long)shared.guarded[1], (unsigned long long)shared.guarded[2]);
    for (int i = 0; i < 8; i++) printf("%d ", shared.bytes[i]);
    for (int i = 0; i < 4; i++) printf("%d %llx ", shared.halves[i], (unsigned long long)shared.counter[i].it);
    int left = 0, is_there[NODES + 1] = {0}, twice = 0;
    for (uint32_t node; (node = own.pop(&shared)); left++) twice += is_there[node]++;
    printf("\n%d nodes, %d twice\n", left, twice);
    start(THREADS, hurrying);
    hurried.flag[1].it += hurried.flag[0].it;
    const Line *lines[] = {&hurried.x, &hurried.y, &hurried.turn, &hurried.head, &hurried.flag[1]};
    for (int i = 0; i < 5; i++) printf("%llx ", (unsigned long long)lines[i]->it);
    printf("\n");
    start(2, in_turn);
    printf("Peterson %llu\n", (unsigned long long)shared.guarded[3]);
    start(2, store_and_load);
    printf("neither store seen: %ld\n", failures);
    return 0;
}
