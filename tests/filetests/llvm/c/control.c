// Control flow: nested loops, several exits, irreducible regions, state machines, setjmp.
#include <setjmp.h>

extern int read_byte(void);
extern void *allocate(unsigned long) __attribute__((malloc));
static jmp_buf env;

int search(const int *rows, int n, int m, int wanted) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      int v = rows[i * m + j];
      if (v == wanted) return i * m + j;
      if (v < 0) break;
      if (v == 1) continue;
      if (v == 99) goto out;
    }
  }
out:
  return -1;
}

int irreducible(int n, int start) {
  int acc = 0;
  if (start) goto middle;
top:
  acc += 3;
  if (acc > 1000) return acc;
middle:
  acc += n;
  if (--n > 0) goto top;
  return acc;
}

int machine(int state) {
  int total = 0;
  for (;;) {
    int c = read_byte();
    switch (state) {
    case 0: if (c == '/') state = 1; else if (c < 0) return total; break;
    case 1: if (c == '*') { state = 2; break; } state = 0; /* fall through */
    case 3: total += c;
      if (c == '*') goto closing;
      break;
    case 2: if (c != '*') break;
    closing: state = 4; break;
    case 4: state = c == '/' ? 0 : 2; total++; break;
    default: __builtin_unreachable();
    }
    do { total ^= c; c >>= 1; } while (c > 3);
  }
}

int guarded(int n) {
  volatile int count = 0;
  if (setjmp(env)) return count;
  while (n--) {
    count++;
    if (n == 3) longjmp(env, 1);
  }
  return -count;
}

void swap_loop(int *a, int n) {
  int x = a[0], y = a[1];
  while (n-- > 0) { int t = x; x = y; y = t; if (x > y) y++; }
  a[0] = x; a[1] = y;
}

int collatz(unsigned long n) { int s = 0; while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; s++; } return s; }
long ackermann(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
char *buffer(int n) { char *p = allocate((unsigned long)n); for (int i = 0; p && i < n; i++) p[i] = (char)(i * 7); return p; }
