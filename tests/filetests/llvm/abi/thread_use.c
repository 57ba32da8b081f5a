// Uses the variables of another file in several threads.

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

struct large {
  long words[100];
};

extern __thread int counter;
extern __thread char zeros[1000];
extern __thread long aligned __attribute__((aligned(256)));
extern __thread int aligned_zero __attribute__((aligned(1024)));
extern __thread short weak_one;
extern __thread struct large large;
extern __thread int *pointer;
extern __thread double real;
extern __thread const char *text;
extern __attribute__((tls_model("initial-exec"))) __thread int initial;
static __thread int mine = 3;

int *address_of_internal(void);
int next_hidden(void);
long sum(void);

enum { THREADS = 7 };

static void use(long n) {
  static char lines[THREADS + 1][512];
  counter += n;
  aligned *= n;
  aligned_zero += n;
  weak_one += n;
  large.words[50] = n;
  real += n * 2.5;
  mine += n;
  initial *= n + 1;
  // The address is the same in every iteration.
  for (int i = 0; i < 1000; i++)
    zeros[i] += i + n;
  pointer = &counter;
  *address_of_internal() += n;
  long total = sum();
  int all = 0;
  for (int i = 0; i < 1000; i++)
    all += zeros[i];
  *pointer += 1;
  errno = n;
  int misplaced = ((uintptr_t)&aligned & 255) + ((uintptr_t)&aligned_zero & 1023);
  int first = next_hidden(), second = next_hidden();
  sprintf(lines[n], "%ld: %d %ld %d %d %g %s %ld %d %d %d %d %d %d %d", n, counter, aligned, aligned_zero, weak_one,
          real, text, total, all, mine, misplaced, first, second, errno, initial);
  pointer = (int *)lines[n];
}

static void *run(void *n) {
  use((long)n);
  return pointer;
}

int main(void) {
  pthread_t threads[THREADS];
  for (long n = 0; n < THREADS; n++)
    pthread_create(&threads[n], 0, run, (void *)(n + 1));
  for (int n = 0; n < THREADS; n++) {
    void *line;
    pthread_join(threads[n], &line);
    puts(line);
  }
  use(0);
  puts((char *)pointer);
  return 0;
}
