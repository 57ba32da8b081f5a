// A library with more thread-local memory than a program reserves for libraries that it loads.

__thread long big[20000] = {5};
__thread int zero;
static __thread int internal = 3;

long next(int n) {
  for (int i = 0; i < n; i++)
    big[i] += i + internal;
  zero++;
  internal++;
  return big[n - 1] + big[0] + zero;
}
