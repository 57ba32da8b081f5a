// The option prices of the cookbook in C, whose loop gcc vectorises with glibc's libmvec: a peer of `bench examples
// --libraries`.
//
// In: lines `time black-scholes MILLISECONDS`. Out: lines `ok MIN MEDIAN N SUM`, nanoseconds and the sum of the results.
// Invariant: the data are those of `twins.rs`.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 4096 + 5, MAX_TIMES = 1 << 20 };

static uint64_t state = 8;
static float spot[N], strike[N], years[N], price[N];
static double times[MAX_TIMES];

static float between(float low, float high) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return low + (high - low) * (float)((uint32_t)(state >> 32) >> 8) / (float)(1 << 24);
}

static float normal(float x) {
  static const float c[5] = {0.31938154f, -0.35656378f, 1.7814779f, -1.8212559f, 1.3302745f};
  float t = 1.0f / (1.0f + 0.2316419f * fabsf(x));
  float sum = ((((c[4] * t + c[3]) * t + c[2]) * t + c[1]) * t + c[0]) * t;
  float beyond = 0.3989423f * expf(-0.5f * x * x) * sum;
  return x < 0.0f ? beyond : 1.0f - beyond;
}

static void __attribute__((noinline)) prices(float rate, float volatility) {
  for (int i = 0; i < N; i++) {
    float deviation = volatility * sqrtf(years[i]);
    float d1 = (logf(spot[i] / strike[i]) + (rate + 0.5f * volatility * volatility) * years[i]) / deviation;
    float d2 = d1 - deviation;
    price[i] = spot[i] * normal(d1) - strike[i] * expf(-rate * years[i]) * normal(d2);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(void) {
  for (int i = 0; i < N; i++) spot[i] = between(5.0f, 30.0f);
  for (int i = 0; i < N; i++) strike[i] = between(1.0f, 100.0f);
  for (int i = 0; i < N; i++) years[i] = between(0.25f, 10.0f);
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    char name[64];
    double milliseconds;
    if (sscanf(line, "time %63s %lf", name, &milliseconds) != 2 || strcmp(name, "black-scholes") != 0) {
      puts("error no such request");
    } else {
      int n = 0;
      double end = now() + 1e6 * milliseconds;
      do {
        double start = now();
        prices(0.02f, 0.3f);
        times[n++] = now() - start;
      } while (now() < end && n < MAX_TIMES);
      qsort(times, (size_t)n, sizeof times[0], ascending);
      double sum = 0;
      for (int i = 0; i < N; i++) sum += price[i];
      printf("ok %.0f %.0f %d %.9g\n", times[0], times[n / 2], n, sum);
    }
    fflush(stdout);
  }
  return 0;
}
