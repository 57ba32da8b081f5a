// Loads a library and calls its function in several threads.

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

enum { THREADS = 3 };

static long (*next)(int);
static char lines[THREADS + 1][80];

static void *run(void *number) {
  long n = (long)number, first = next(10 + n);
  sprintf(lines[n], "%ld %ld", first, next(20));
  return 0;
}

int main(int n_words, char **words) {
  void *library = dlopen(words[1], RTLD_NOW);
  if (!library) {
    puts(dlerror());
    return 1;
  }
  *(void **)&next = dlsym(library, "next");
  pthread_t threads[THREADS];
  for (long n = 0; n < THREADS; n++)
    pthread_create(&threads[n], 0, run, (void *)n);
  for (int n = 0; n < THREADS; n++)
    pthread_join(threads[n], 0);
  run((void *)THREADS);
  for (int n = 0; n <= THREADS; n++)
    puts(lines[n]);
  return 0;
}
