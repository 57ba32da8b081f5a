// Pointers in memory, next to what a store of them must not touch.
struct Node {
    struct Node *next;
    int value;
    void (*change)(struct Node *);
    short count;
};

static void twice(struct Node *node) { node->value *= 2; }
static void count(struct Node *node) { node->count++; }

static struct Node nodes[9];
static int numbers[6] = {3, 1, 4, 1, 5, 9};
static int *places[7];
static int guard = 0x12345678;

int main(void) {
    volatile int n = 9;
    for (int at = n; at-- > 0;) {
        nodes[at].value = at * 7;
        nodes[at].count = (short)-at;
        nodes[at].change = at & 1 ? twice : count;
        nodes[at].next = at + 3 < n ? &nodes[at + 3] : 0;
    }
    for (int at = 6; at >= 0; at--)
        places[at] = at < 6 ? &numbers[(at * 5) % 6] : 0;
    struct {
        int before;
        int *volatile place;
        int after;
    } local = {17, 0, 23};
    local.place = &local.before;
    unsigned hash = (unsigned)local.after;
    *local.place += 4;
    for (int first = 0; first < 3; first++)
        for (struct Node *node = &nodes[first]; node; node = node->next) {
            node->change(node);
            hash = hash * 33u + (unsigned)node->value * 5u + (unsigned)node->count;
        }
    for (int **place = places; *place; place++)
        hash = hash * 31u ^ (unsigned)**place;
    return (int)(hash + (unsigned)local.before + (unsigned)local.after + (unsigned)guard);
}
