// Structures by value through a table of functions.
struct point { int x, y, z; };
typedef struct point (*step)(struct point, int);

__attribute__((noinline)) static struct point add(struct point p, int k) {
    p.x += k;
    p.y += 2 * k;
    p.z += 3 * k;
    return p;
}
__attribute__((noinline)) static struct point scale(struct point p, int k) {
    p.x *= k;
    p.y *= k;
    p.z ^= k;
    return p;
}
// Structures of fewer bytes than a word, which are copied to the stack.
struct one { signed char a; };
struct three { unsigned char a, b, c; };
__attribute__((noinline)) static int small(struct one a, struct three b, int k) {
    b.c += k;
    a.a ^= b.c;
    return a.a * 100 + b.a - b.b + b.c;
}

static const step steps[2] = {add, scale};
static volatile int count = 9;

int main(void) {
    struct point p = {1, 2, 3};
    for (int i = 0; i < count; i++)
        p = steps[i & 1](p, i + 1);
    struct one a = {-7};
    struct three b[2] = {{1, 200, 3}, {4, 5, 250}};
    for (int i = 0; i < count; i++)
        p.x += small(a, b[i & 1], i);
    return p.x * 31 + p.y * 17 + p.z;
}
