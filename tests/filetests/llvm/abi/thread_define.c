// Thread-local variables that another file uses: initialised and zero, small and large, of all linkages and alignments.

struct large {
  long words[100];
};

__thread int counter = 42;
__thread char zeros[1000];
__thread long aligned __attribute__((aligned(256))) = 7;
__thread int aligned_zero __attribute__((aligned(1024)));
__thread short weak_one __attribute__((weak)) = 9;
__thread struct large large = {{1, 2, 3}};
__thread int *pointer;
__thread double real = 1.5;
__thread const char *text = "text";
static __thread int internal = 5;
__attribute__((visibility("hidden"))) __thread int hidden = 77;
__attribute__((tls_model("initial-exec"))) __thread int initial = 3;

int *address_of_internal(void) { return &internal; }

int next_hidden(void) { return ++hidden; }

long sum(void) {
  long total = 0;
  for (int i = 0; i < 100; i++)
    total += large.words[i];
  return total + counter + aligned + internal + weak_one + (long)real + initial;
}
