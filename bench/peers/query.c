// The loops of `bench query` as a person would write them: with AVX-512 intrinsics where the compiler has them, and as
// plain C for its vectoriser.
//
// In: the number of rows, and that of runs per request; then a request per line. Out: a line per request: `ok`, the
// nanoseconds of processor time of one run, and two results; or `error` and why.
//   make NULLS GROUPS           the columns, as src/query/sample.rs makes them
//   q6 hand|plain WIDTH QUANTITY NULLABLE
//   q1 hand|plain WIDTH
//   groups hand|plain N
// WIDTH is 64 for floats and 128 for decimals.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#if defined(__AVX512F__) && defined(__AVX512DQ__) && defined(__AVX512VL__) && defined(__AVX512BW__)
#include <immintrin.h>
#define HAS_HAND 1
#else
#define HAS_HAND 0
#endif

typedef uint64_t u64;
typedef int64_t i64;

enum { FIRST_DAY = 8766, LAST_DAY = 9131, Q1_DAY = 10471, OPEN_DAY = 9298, N_FLAGS = 4 };
static const uint8_t FLAGS[N_FLAGS][2] = {{'A', 'F'}, {'N', 'F'}, {'N', 'O'}, {'R', 'F'}};

static size_t n;
static int32_t* day;
static double *quantity, *price, *discount, *tax;
// Two words each; the upper one is the sign.
static i64 *quantity_d, *price_d, *discount_d, *tax_d;
static uint8_t *flag, *status, *valid_quantity, *valid_discount;
static i64* key;

static u64 mix(u64 x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

static u64 draw(size_t row, u64 column, u64 below) { return (mix(row * 16 + column) >> 32) * below >> 32; }

// Memory in large pages, as our own program has it.
static void* memory(size_t bytes) {
  size_t size = (((bytes + 256) >> 21) + 1) << 21;
  void* at = aligned_alloc(1 << 21, size);
#ifdef MADV_HUGEPAGE
  if (at) madvise(at, size, MADV_HUGEPAGE);
#endif
  return at;
}

static void make(u64 nulls, u64 groups) {
  static int is_made;
  if (!is_made) {
    is_made = 1;
    day = memory(4 * n);
    quantity = memory(8 * n), price = memory(8 * n), discount = memory(8 * n), tax = memory(8 * n);
    quantity_d = memory(16 * n), price_d = memory(16 * n), discount_d = memory(16 * n), tax_d = memory(16 * n);
    flag = memory(n), status = memory(n), key = memory(8 * n);
    valid_quantity = memory(n / 8 + 1), valid_discount = memory(n / 8 + 1);
    for (size_t i = 0; i < n; i++) {
      day[i] = 8036 + (int32_t)draw(i, 0, 2526);
      i64 q = 1 + (i64)draw(i, 1, 50), d = draw(i, 2, 11), t = draw(i, 3, 9), p = q * (90000 + (i64)draw(i, 4, 110001));
      quantity[i] = q, discount[i] = d / 100.0, tax[i] = t / 100.0, price[i] = p / 100.0;
      quantity_d[2 * i] = 100 * q, discount_d[2 * i] = d, tax_d[2 * i] = t, price_d[2 * i] = p;
      quantity_d[2 * i + 1] = discount_d[2 * i + 1] = tax_d[2 * i + 1] = price_d[2 * i + 1] = 0;
      int is_open = day[i] > OPEN_DAY;
      flag[i] = is_open || draw(i, 5, 76) == 0 ? 'N' : draw(i, 6, 2) ? 'A' : 'R';
      status[i] = is_open ? 'O' : 'F';
    }
  }
  memset(valid_quantity, 0, n / 8 + 1), memset(valid_discount, 0, n / 8 + 1);
  for (size_t i = 0; i < n; i++) {
    valid_quantity[i / 8] |= (draw(i, 7, 100) >= nulls) << i % 8;
    valid_discount[i / 8] |= (draw(i, 8, 100) >= nulls) << i % 8;
    key[i] = (i64)(mix(draw(i, 9, groups)) >> 1);
  }
}

// Results: the sum of the revenue; the sum of charges and the number of rows; a sum over all groups and their number.
typedef struct {
  double a, b;
} Result;

static Result q6_plain(double below, int nullable) {
  double sum = 0;
  for (size_t i = 0; i < n; i++) {
    int is_in = (day[i] >= FIRST_DAY) & (day[i] < LAST_DAY) & (discount[i] >= 0.05) & (discount[i] <= 0.07) &
                (quantity[i] < below);
    if (nullable) is_in &= valid_quantity[i / 8] >> i % 8 & valid_discount[i / 8] >> i % 8 & 1;
    sum += is_in ? price[i] * discount[i] : 0;
  }
  return (Result){sum, 0};
}

static Result q6_decimal_plain(i64 below, int nullable) {
  i64 sum = 0;
  for (size_t i = 0; i < n; i++) {
    i64 d = discount_d[2 * i];
    int is_in = (day[i] >= FIRST_DAY) & (day[i] < LAST_DAY) & (d >= 5) & (d <= 7) & (quantity_d[2 * i] < below);
    if (nullable) is_in &= valid_quantity[i / 8] >> i % 8 & valid_discount[i / 8] >> i % 8 & 1;
    sum += is_in ? price_d[2 * i] * d : 0;
  }
  return (Result){(double)sum, 0};
}

// A slot for each pair of flags, found through a table of bytes.
static uint8_t slot_of[256][256];

static void make_slots(void) {
  for (int g = 0; g < N_FLAGS; g++) slot_of[FLAGS[g][0]][FLAGS[g][1]] = g;
}

static Result q1_plain(void) {
  struct {
    double quantity, price, discounted, charge, discount;
    u64 rows;
  } sums[N_FLAGS] = {0};
  make_slots();
  for (size_t i = 0; i < n; i++) {
    if (day[i] > Q1_DAY) continue;
    double discounted = price[i] * (1 - discount[i]);
    __typeof__(sums[0])* to = &sums[slot_of[flag[i]][status[i]]];
    to->quantity += quantity[i], to->price += price[i], to->discounted += discounted;
    to->charge += discounted * (1 + tax[i]), to->discount += discount[i], to->rows++;
  }
  Result all = {0};
  for (int g = 0; g < N_FLAGS; g++) {
    all.a += sums[g].charge;
    all.b += sums[g].quantity + sums[g].price + sums[g].discounted + sums[g].discount + sums[g].rows;
  }
  return all;
}

static Result q1_decimal_plain(void) {
  struct {
    i64 quantity, price, discounted, discount;
    __int128 charge;
    u64 rows;
  } sums[N_FLAGS] = {0};
  make_slots();
  for (size_t i = 0; i < n; i++) {
    if (day[i] > Q1_DAY) continue;
    i64 discounted = price_d[2 * i] * (100 - discount_d[2 * i]);
    __typeof__(sums[0])* to = &sums[slot_of[flag[i]][status[i]]];
    to->quantity += quantity_d[2 * i], to->price += price_d[2 * i], to->discounted += discounted;
    to->charge += discounted * (100 + tax_d[2 * i]), to->discount += discount_d[2 * i], to->rows++;
  }
  Result all = {0};
  for (int g = 0; g < N_FLAGS; g++) {
    all.a += (double)sums[g].charge;
    all.b += (double)(sums[g].quantity + sums[g].price + sums[g].discounted + sums[g].discount + (i64)sums[g].rows);
  }
  return all;
}

// A hash table with linear probing for a known number of groups.
static Result groups_plain(u64 n_groups) {
  struct Group {
    i64 key, rows;
    double sum;
  };
  size_t room = 16;
  while (room < 2 * n_groups) room *= 2;
  struct Group* groups = memory(room * sizeof *groups);
  memset(groups, 0, room * sizeof *groups);
  for (size_t i = 0; i < n; i++) {
    u64 hash = (u64)key[i] * 0x9e3779b97f4a7c15;
    size_t at = (hash ^ hash >> 32) & (room - 1);
    while (groups[at].rows && groups[at].key != key[i]) at = (at + 1) & (room - 1);
    groups[at].key = key[i], groups[at].rows++, groups[at].sum += price[i];
  }
  Result all = {0};
  for (size_t i = 0; i < room; i++) all.a += groups[i].sum, all.b += groups[i].rows != 0;
  free(groups);
  return all;
}

#if HAS_HAND
static __mmask8 tail(size_t i) { return n - i >= 8 ? 0xff : (1u << (n - i)) - 1; }

static __mmask8 days(size_t i, __mmask8 live) {
  __m256i d = _mm256_maskz_loadu_epi32(live, day + i);
  live = _mm256_mask_cmpge_epi32_mask(live, d, _mm256_set1_epi32(FIRST_DAY));
  return _mm256_mask_cmplt_epi32_mask(live, d, _mm256_set1_epi32(LAST_DAY));
}

static inline __attribute__((always_inline)) Result q6_of(double below, int nullable) {
  __m512d sums[4] = {_mm512_setzero_pd(), _mm512_setzero_pd(), _mm512_setzero_pd(), _mm512_setzero_pd()};
  for (size_t i = 0; i < n; i += 32) {
#pragma GCC unroll 4
    for (size_t u = 0; u < 4; u++) {
      size_t at = i + 8 * u;
      if (at >= n) break;
      __mmask8 live = days(at, tail(at));
      if (nullable) live &= valid_quantity[at / 8] & valid_discount[at / 8];
      __m512d d = _mm512_loadu_pd(discount + at);
      live = _mm512_mask_cmp_pd_mask(live, d, _mm512_set1_pd(0.05), _CMP_GE_OQ);
      live = _mm512_mask_cmp_pd_mask(live, d, _mm512_set1_pd(0.07), _CMP_LE_OQ);
      live = _mm512_mask_cmp_pd_mask(live, _mm512_loadu_pd(quantity + at), _mm512_set1_pd(below), _CMP_LT_OQ);
      sums[u] = _mm512_mask3_fmadd_pd(_mm512_loadu_pd(price + at), d, sums[u], live);
    }
  }
  __m512d sum = _mm512_add_pd(_mm512_add_pd(sums[0], sums[1]), _mm512_add_pd(sums[2], sums[3]));
  return (Result){_mm512_reduce_add_pd(sum), 0};
}

static Result q6_hand(double below, int nullable) { return nullable ? q6_of(below, 1) : q6_of(below, 0); }

// The lower words of eight decimals.
static inline __m512i lower(const i64* from) {
  const __m512i even = _mm512_setr_epi64(0, 2, 4, 6, 8, 10, 12, 14);
  return _mm512_permutex2var_epi64(_mm512_loadu_si512(from), even, _mm512_loadu_si512(from + 8));
}

static inline __attribute__((always_inline)) Result q6_decimal_of(i64 below, int nullable) {
  __m512i sums[4] = {_mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512()};
  for (size_t i = 0; i < n; i += 32) {
#pragma GCC unroll 4
    for (size_t u = 0; u < 4; u++) {
      size_t at = i + 8 * u;
      if (at >= n) break;
      __mmask8 live = days(at, tail(at));
      if (nullable) live &= valid_quantity[at / 8] & valid_discount[at / 8];
      __m512i d = lower(discount_d + 2 * at);
      live = _mm512_mask_cmpge_epi64_mask(live, d, _mm512_set1_epi64(5));
      live = _mm512_mask_cmple_epi64_mask(live, d, _mm512_set1_epi64(7));
      live = _mm512_mask_cmplt_epi64_mask(live, lower(quantity_d + 2 * at), _mm512_set1_epi64(below));
      // Both factors have 32 bits.
      __m512i product = _mm512_mul_epu32(lower(price_d + 2 * at), d);
      sums[u] = _mm512_mask_add_epi64(sums[u], live, sums[u], product);
    }
  }
  __m512i sum = _mm512_add_epi64(_mm512_add_epi64(sums[0], sums[1]), _mm512_add_epi64(sums[2], sums[3]));
  return (Result){(double)_mm512_reduce_add_epi64(sum), 0};
}

static Result q6_decimal_hand(i64 below, int nullable) {
  return nullable ? q6_decimal_of(below, 1) : q6_decimal_of(below, 0);
}

// One mask for each pair of flags.
static __mmask8 pair_mask(size_t i, int g, __mmask8 live) {
  __m128i f = _mm_loadl_epi64((const void*)(flag + i)), s = _mm_loadl_epi64((const void*)(status + i));
  return live & (__mmask8)_mm_cmpeq_epi8_mask(f, _mm_set1_epi8(FLAGS[g][0])) &
         (__mmask8)_mm_cmpeq_epi8_mask(s, _mm_set1_epi8(FLAGS[g][1]));
}

static Result q1_hand(void) {
  __m512d sums[N_FLAGS][5];
  u64 rows[N_FLAGS] = {0};
  for (int g = 0; g < N_FLAGS; g++)
    for (int s = 0; s < 5; s++) sums[g][s] = _mm512_setzero_pd();
  const __m512d one = _mm512_set1_pd(1);
  for (size_t i = 0; i < n; i += 8) {
    __m256i d = _mm256_loadu_si256((const void*)(day + i));
    __mmask8 live = _mm256_mask_cmple_epi32_mask(tail(i), d, _mm256_set1_epi32(Q1_DAY));
    __m512d p = _mm512_loadu_pd(price + i), less = _mm512_loadu_pd(discount + i), q = _mm512_loadu_pd(quantity + i);
    __m512d discounted = _mm512_mul_pd(p, _mm512_sub_pd(one, less));
    __m512d charge = _mm512_mul_pd(discounted, _mm512_add_pd(one, _mm512_loadu_pd(tax + i)));
    const __m512d terms[5] = {q, p, discounted, charge, less};
#pragma GCC unroll 4
    for (int g = 0; g < N_FLAGS; g++) {
      __mmask8 mask = pair_mask(i, g, live);
      rows[g] += __builtin_popcount(mask);
#pragma GCC unroll 5
      for (int s = 0; s < 5; s++) sums[g][s] = _mm512_mask_add_pd(sums[g][s], mask, sums[g][s], terms[s]);
    }
  }
  Result all = {0};
  for (int g = 0; g < N_FLAGS; g++) {
    all.b += rows[g];
    for (int s = 0; s < 5; s++) *(s == 3 ? &all.a : &all.b) += _mm512_reduce_add_pd(sums[g][s]);
  }
  return all;
}

static Result q1_decimal_hand(void) {
  // Sums of charges fit 64 bits for up to 80 million rows.
  __m512i sums[N_FLAGS][5];
  u64 rows[N_FLAGS] = {0};
  for (int g = 0; g < N_FLAGS; g++)
    for (int s = 0; s < 5; s++) sums[g][s] = _mm512_setzero_si512();
  const __m512i hundred = _mm512_set1_epi64(100);
  for (size_t i = 0; i < n; i += 8) {
    __m256i d = _mm256_loadu_si256((const void*)(day + i));
    __mmask8 live = _mm256_mask_cmple_epi32_mask(tail(i), d, _mm256_set1_epi32(Q1_DAY));
    __m512i p = lower(price_d + 2 * i), less = lower(discount_d + 2 * i), q = lower(quantity_d + 2 * i);
    __m512i discounted = _mm512_mul_epu32(p, _mm512_sub_epi64(hundred, less));
    __m512i charge = _mm512_mullo_epi64(discounted, _mm512_add_epi64(hundred, lower(tax_d + 2 * i)));
    const __m512i terms[5] = {q, p, discounted, charge, less};
#pragma GCC unroll 4
    for (int g = 0; g < N_FLAGS; g++) {
      __mmask8 mask = pair_mask(i, g, live);
      rows[g] += __builtin_popcount(mask);
#pragma GCC unroll 5
      for (int s = 0; s < 5; s++) sums[g][s] = _mm512_mask_add_epi64(sums[g][s], mask, sums[g][s], terms[s]);
    }
  }
  Result all = {0};
  i64 rest = 0, charges = 0;
  for (int g = 0; g < N_FLAGS; g++) {
    rest += rows[g];
    for (int s = 0; s < 5; s++) *(s == 3 ? &charges : &rest) += _mm512_reduce_add_epi64(sums[g][s]);
  }
  all.a = (double)charges, all.b = (double)rest;
  return all;
}
#endif

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e9 * time.tv_sec + time.tv_nsec;
}

int main(int argc, char** argv) {
  if (argc != 3) return 1;
  n = strtoull(argv[1], 0, 10);
  size_t n_runs = strtoull(argv[2], 0, 10);
  char line[200], what[20], how[20];
  while (fgets(line, sizeof line, stdin)) {
    u64 a = 0, b = 0, c = 0;
    int is_hand, n_words = sscanf(line, "%19s", what);
    Result result = {0};
    double start;
    if (n_words == 1 && !strcmp(what, "make") && sscanf(line, "%*s %lu %lu", &a, &b) == 2) {
      start = now();
      make(a, b);
    } else if (sscanf(line, "%*s %19s %lu %lu %lu", how, &a, &b, &c) >= 1) {
      is_hand = !strcmp(how, "hand");
      if (is_hand && (!HAS_HAND || !strcmp(what, "groups"))) {
        printf("error no such loop\n");
        fflush(stdout);
        continue;
      }
      start = now();
      for (size_t run = 0; run < n_runs; run++) {
#if HAS_HAND
        if (is_hand && !strcmp(what, "q6")) result = a == 64 ? q6_hand(b, c) : q6_decimal_hand(100 * b, c);
        if (is_hand && !strcmp(what, "q1")) result = a == 64 ? q1_hand() : q1_decimal_hand();
#endif
        if (!is_hand && !strcmp(what, "q6")) result = a == 64 ? q6_plain(b, c) : q6_decimal_plain(100 * b, c);
        if (!is_hand && !strcmp(what, "q1")) result = a == 64 ? q1_plain() : q1_decimal_plain();
        if (!is_hand && !strcmp(what, "groups")) result = groups_plain(a);
        // Each run reads the columns again.
        __asm__ volatile("" : : : "memory");
      }
    } else {
      printf("error what is `%s`?\n", what);
      fflush(stdout);
      continue;
    }
    double nanos = (now() - start) / n_runs;
    printf("ok %.0f %.17g %.17g\n", nanos, result.a, result.b);
    fflush(stdout);
  }
  return 0;
}
