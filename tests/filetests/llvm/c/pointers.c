// Addresses: structures, function tables, variadic functions, recursion, strings, thread-local and weak symbols.
#include <stdarg.h>
#include <stddef.h>

struct Node {
  struct Node *left, *right;
  int key;
  char name[12];
};
union Number {
  double d;
  unsigned long long bits;
};
struct Big {
  long values[5];
};

extern int external(const char *text, ...) __attribute__((weak));
extern struct Node *const shared;
static struct Node leaf = {0, 0, 7, "leaf"};
struct Node root = {&leaf, &root, 9, "root"};
const char *const names[] = {"one", "two", "three", (const char *)&root + 4};
__thread int counter = 3;
_Thread_local static long hidden;
int common_like;

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
int (*operations[])(int, int) = {add, sub, 0};

int apply(int op, int a, int b) { return operations[op] ? operations[op](a, b) : counter++; }

int depth(const struct Node *n) {
  if (!n) return 0;
  int l = depth(n->left), r = depth(n->right);
  return 1 + (l > r ? l : r);
}

int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  long total = hidden;
  for (int i = 0; i < n; i++) total += i & 1 ? (long)va_arg(list, double) : va_arg(list, int);
  va_end(list);
  return (int)total;
}

struct Big twice(struct Big b) {
  for (int i = 0; i < 5; i++) b.values[i] *= 2;
  return b;
}

long use(long x) {
  struct Big b = {{x, 2, 3, 4, x}};
  b = twice(b);
  return b.values[0] + b.values[4] + (external ? external("%ld %s\n", x, names[x & 3]) : 0);
}

int dispatch(const unsigned char *code) {
  static const void *const labels[] = {&&halt, &&increment, &&twofold, &&jump};
  int acc = 0;
  goto *labels[*code & 3];
increment:
  acc++;
  goto *labels[*++code & 3];
twofold:
  acc *= 2;
  goto *labels[*++code & 3];
jump:
  code += code[1];
  goto *labels[*++code & 3];
halt:
  return acc;
}

ptrdiff_t distance(struct Node *a, struct Node *b) { return a - b; }
unsigned long long bits(double d) { return ((union Number){.d = d}).bits; }
void fence(volatile int *p) {
  *p = 1;
  __asm__ volatile("" ::: "memory");
  *p += 2;
}
