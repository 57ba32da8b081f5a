// Quicksort and heapsort of records through a comparison that is a pointer to a function, and a table of functions.
struct Record {
    int key;
    short weight;
    char name[6];
};
enum { N = 150 };
typedef int Order(const struct Record *, const struct Record *);

static int by_key(const struct Record *a, const struct Record *b) { return (a->key > b->key) - (a->key < b->key); }
static int by_weight(const struct Record *a, const struct Record *b) {
    return a->weight != b->weight ? a->weight - b->weight : by_key(a, b);
}
static int by_name(const struct Record *a, const struct Record *b) {
    for (int at = 0; at < 6; at++)
        if (a->name[at] != b->name[at])
            return a->name[at] - b->name[at];
    return by_weight(a, b);
}

static void swap(struct Record *a, struct Record *b) {
    struct Record t = *a;
    *a = *b;
    *b = t;
}

static void quick(struct Record *v, int n, Order *order) {
    while (n > 1) {
        struct Record pivot = v[n / 2];
        int i = 0, j = n - 1;
        while (i <= j) {
            while (order(&v[i], &pivot) < 0)
                i++;
            while (order(&v[j], &pivot) > 0)
                j--;
            if (i <= j)
                swap(&v[i++], &v[j--]);
        }
        quick(v, j + 1, order);
        v += i;
        n -= i;
    }
}

static void sift(struct Record *v, int at, int n, Order *order) {
    for (int child; (child = 2 * at + 1) < n; at = child) {
        if (child + 1 < n && order(&v[child], &v[child + 1]) < 0)
            child++;
        if (order(&v[at], &v[child]) >= 0)
            return;
        swap(&v[at], &v[child]);
    }
}

static void heap(struct Record *v, int n, Order *order) {
    for (int at = n / 2; at-- > 0;)
        sift(v, at, n, order);
    while (n-- > 1) {
        swap(&v[0], &v[n]);
        sift(v, 0, n, order);
    }
}

typedef void Sort(struct Record *, int, Order *);
static Sort *const sorts[] = {quick, heap};
static Order *const orders[] = {by_key, by_weight, by_name};
static struct Record records[N];

int main(void) {
    unsigned seed = 99, hash = 3;
    for (int round = 0; round < 6; round++) {
        for (int n = 0; n < N; n++) {
            seed = seed * 1664525u + 1013904223u;
            struct Record record = {(int)seed >> 8, (short)(seed >> 27), {0}};
            for (int at = 0; at < 5; at++)
                record.name[at] = (char)('a' + (seed >> (4 * at + 2)) % 3);
            records[n] = record;
        }
        sorts[round & 1](records, N, orders[round % 3]);
        for (int n = 0; n < N; n++)
            hash = hash * 31u + (unsigned)records[n].key + (unsigned)records[n].name[n % 5];
    }
    return (int)hash;
}
