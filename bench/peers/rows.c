// Projections as they are written without code generation, and as a compiler makes them when the schemas are known to it:
// what `bench rows` compares with. The schemas come as a header that the benchmark writes:
//   STRIDE_FROM, STRIDE_TO, BLOCK_BYTES, columns[], row_to_row, row_to_block, rows_to_block
// Usage: rows FILE ROWS MILLISECONDS; FILE has the rows. Answers lines NAME NANOSECONDS-PER-ROW CHECKSUM.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
enum { BOOL, W1, W2, W4, W8 };
// Offsets; null bits as bit numbers from the start of the row, or -1; where a block has the column.
struct column { int from, to, kind, bytes, from_null, to_null, values, validity; };

#define COPY(to, from, n) memcpy(to, from, n)
#include SCHEMAS

// Read at run time, as the columns are: a loop of known length is unrolled, and each copy of a switch then predicted by itself.
static volatile size_t n_columns_of_schema = N_COLUMNS;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static inline int is_null(const u8* row, int bit) { return bit >= 0 && (row[bit >> 3] >> (bit & 7) & 1); }

// For each cell the size decides.
static void memcpy_rows(const u8* from, u8* to, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      memcpy(to + col->to, from + col->from, col->bytes);
      if (is_null(from, col->from_null)) to[col->to_null >> 3] |= 1 << (col->to_null & 7);
    }
  }
}

// For each cell the type decides.
static inline void cell(u8* to, const u8* from, int kind) {
  switch (kind) {
    case BOOL: case W1: *to = *from; break;
    case W2: memcpy(to, from, 2); break;
    case W4: memcpy(to, from, 4); break;
    case W8: memcpy(to, from, 8); break;
  }
}

static void switch_rows(const u8* from, u8* to, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      cell(to + col->to, from + col->from, col->kind);
      if (is_null(from, col->from_null)) to[col->to_null >> 3] |= 1 << (col->to_null & 7);
    }
  }
}

static void set_bit(u8* bits, size_t i, int bit) { bits[i >> 3] = (bits[i >> 3] & ~(1 << (i & 7))) | bit << (i & 7); }

static void memcpy_block(const u8* from, u8* block, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM)
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      if (col->validity >= 0) set_bit(block + col->validity, i, !is_null(from, col->from_null));
      if (col->kind == BOOL) set_bit(block + col->values, i, from[col->from] & 1);
      else memcpy(block + col->values + i * col->bytes, from + col->from, col->bytes);
    }
}

static void switch_block(const u8* from, u8* block, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM)
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      if (col->validity >= 0) set_bit(block + col->validity, i, !is_null(from, col->from_null));
      if (col->kind == BOOL) set_bit(block + col->values, i, from[col->from] & 1);
      else cell(block + col->values + i * col->bytes, from + col->from, col->kind);
    }
}

// Straight-line code for the schemas: with the loop inside, or one indirect call a row.
static void spec_rows(const u8* from, u8* to, size_t n) {
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) row_to_row(from, to);
}

// Not a projection: reading where rows are and writing as many bytes as new ones have is the least that any takes.
static void bound_rows(const u8* from, u8* to, size_t n) {
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) memcpy(to, from, STRIDE_TO);
}

static __attribute__((noinline)) void one_row(const u8* from, u8* block, size_t i) { row_to_block(from, block, i); }
static void (*volatile row_function)(const u8*, u8*, size_t) = one_row;
static void per_row_block(const u8* from, u8* block, size_t n) {
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM) row_function(from, block, i);
}

static void loop_block(const u8* from, u8* block, size_t n) {
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM) row_to_block(from, block, i);
}

static int by_value(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static void measure(const char* name, void (*f)(const u8*, u8*, size_t), const u8* from, u8* to, size_t bytes, size_t n, double budget) {
  static double times[100000];
  size_t count = 0;
  memset(to, 0, bytes);
  double start = now();
  do {
    double before = now();
    f(from, to, n);
    __asm__ volatile("" : : "r"(to) : "memory");
    times[count++] = now() - before;
  } while (count < 20 || (count < 100000 && now() - start < budget * 1e6));
  uint64_t sum = 0xcbf29ce484222325u;
  for (size_t i = 0; i < bytes; i++) sum = (sum ^ to[i]) * 0x100000001b3u;
  qsort(times, count, sizeof *times, by_value);
  printf("%s %.4f %llu\n", name, times[count / 10] / n, (unsigned long long)sum);
}

int main(int argc, char** argv) {
  if (argc != 4) return 1;
  size_t n = strtoull(argv[2], 0, 10);
  double budget = strtod(argv[3], 0);
  u8* from = aligned_alloc(1 << 21, ((n * STRIDE_FROM) >> 21) + 1 << 21);
  FILE* file = fopen(argv[1], "rb");
  if (!from || !file || fread(from, 1, n * STRIDE_FROM, file) != n * STRIDE_FROM) return 1;
  u8* rows = aligned_alloc(1 << 21, ((n * STRIDE_TO) >> 21) + 1 << 21);
  u8* block = aligned_alloc(1 << 21, ((size_t)BLOCK_BYTES >> 21) + 1 << 21);
  size_t to = n * STRIDE_TO;
  measure("rows/bound", bound_rows, from, rows, to, n, budget);
  measure("rows/memcpy", memcpy_rows, from, rows, to, n, budget);
  measure("rows/switch", switch_rows, from, rows, to, n, budget);
  measure("rows/spec", spec_rows, from, rows, to, n, budget);
  measure("block/memcpy", memcpy_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/switch", switch_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/per-row", per_row_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/loop", loop_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/best", rows_to_block, from, block, BLOCK_BYTES, n, budget);
  return 0;
}
