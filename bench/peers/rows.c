// Projections as they are written without code generation, and as a compiler makes them when the schemas are known to it:
// what `bench rows` compares with. The schemas come as a header that the benchmark writes:
//   STRIDE_FROM, STRIDE_TO, NULLS_TO, BLOCK_BYTES, N_COLUMNS, N_TEXTS, VIEWS;
//   COLUMNS(CELL, BIT, TEXT): for each column one of these, of (index, kind, from, to, bytes, from_null, to_null, values, validity).
// Usage: rows FILE ARENA ROWS MILLISECONDS; the files have the rows and the bytes that their cells name.
// Answers lines NAME NANOSECONDS-PER-ROW CHECKSUM.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;
enum { BOOL, W1, W2, W4, W8, W16, TEXTS };
// Offsets; null bits as bit numbers from the start of the row, or -1; where a block has the column.
struct column { int kind, from, to, bytes, from_null, to_null, values, validity; };

#include SCHEMAS

#define INLINE static inline __attribute__((always_inline))
#define LISTED(index, kind, from, to, bytes, from_null, to_null, values, validity) \
  {kind, from, to, bytes, from_null, to_null, values, validity},
static const struct column columns[] = {COLUMNS(LISTED, LISTED, LISTED)};

// Read at run time, as the columns are: a loop of known length is unrolled, and each copy of a switch then predicted by itself.
static volatile size_t n_columns_of_schema = N_COLUMNS;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

INLINE int bit_at(const u8* row, int bit) { return bit >= 0 && (row[bit >> 3] >> (bit & 7) & 1); }
INLINE void set_bit(u8* bits, size_t i, int bit) { bits[i >> 3] = (bits[i >> 3] & ~(1 << (i & 7))) | bit << (i & 7); }
INLINE u32 word(const u8* at) { u32 value; memcpy(&value, at, 4); return value; }
INLINE void put_word(u8* at, u32 value) { memcpy(at, &value, 4); }

// The bytes of texts, which end somewhere, and how many there is room for. What is in `from` has 32 bytes behind it.
struct texts { const u8* from; u8* to; size_t end, room; };
typedef void mover(struct texts*, const u8* text, size_t len);
static const u8* arena;
static size_t arena_bytes;
static u8* data;
static size_t data_room, data_end;

// With a look at the room each time: no bytes have been counted before.
INLINE void move_checked(struct texts* t, const u8* text, size_t len) {
  if (t->room - t->end < len) abort();
  memcpy(t->to + t->end, text, len);
  t->end += len;
}
INLINE void move_counted(struct texts* t, const u8* text, size_t len) {
  memcpy(t->to + t->end, text, len);
  t->end += len;
}
// In a piece that is longer than most texts.
INLINE void move_piece(struct texts* t, const u8* text, size_t len) {
  if (__builtin_expect(len <= 32, 1)) memcpy(t->to + t->end, text, 32);
  else memcpy(t->to + t->end, text, len);
  t->end += len;
}

INLINE u32 length_of(const u8* cell, const u8* row, int null) { return bit_at(row, null) ? 0 : word(cell + 4); }
INLINE void text_to_cell(u8* to, const u8* cell, u32 len, struct texts* t, mover* move) {
  put_word(to, len ? t->end : 0);
  put_word(to + 4, len);
  move(t, t->from + word(cell), len);
}
INLINE size_t counted(u32 len) { return VIEWS && len <= 12 ? 0 : len; }
// The texts of a column begin at `start`, from which offsets count.
INLINE void text_to_block(u8* values, size_t i, const u8* cell, u32 len, struct texts* t, size_t start, mover* move) {
  const u8* text = t->from + word(cell);
  if (!VIEWS) {
    move(t, text, len);
    put_word(values + 4 * i + 4, t->end - start);
    return;
  }
  u8 view[16] = {0};
  put_word(view, len);
  if (len <= 12) {
    memcpy(view + 4, text, len);
  } else {
    memcpy(view + 4, text, 4);
    put_word(view + 12, t->end);
    move(t, text, len);
  }
  memcpy(values + 16 * i, view, 16);
}

static size_t count_rows(const u8* from, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  size_t sum = 0;
  for (size_t i = 0; i < n && N_TEXTS; i++, from += STRIDE_FROM)
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      if (col->kind == TEXTS) sum += length_of(from + col->from, from, col->from_null);
    }
  return sum;
}

// For each cell the size decides.
static void memcpy_rows(const u8* from, u8* to, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  struct texts t = {arena, data, 0, data_room};
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      const u8* cell = from + col->from;
      if (N_TEXTS && col->kind == TEXTS) text_to_cell(to + col->to, cell, length_of(cell, from, col->from_null), &t, move_checked);
      else memcpy(to + col->to, cell, col->bytes);
      if (bit_at(from, col->from_null)) to[col->to_null >> 3] |= 1 << (col->to_null & 7);
    }
  }
  data_end = t.end;
}

// For each cell the type decides.
INLINE void cell(u8* to, const u8* from, int kind) {
  switch (kind) {
    case BOOL: case W1: *to = *from; break;
    case W2: memcpy(to, from, 2); break;
    case W4: memcpy(to, from, 4); break;
    case W8: memcpy(to, from, 8); break;
    case W16: memcpy(to, from, 16); break;
  }
}

static void switch_rows(const u8* from, u8* to, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  struct texts t = {arena, data, 0, data_room};
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      const u8* at = from + col->from;
      const int kind = col->kind;
      if (N_TEXTS && kind == TEXTS) text_to_cell(to + col->to, at, length_of(at, from, col->from_null), &t, move_checked);
      else cell(to + col->to, at, kind);
      if (bit_at(from, col->from_null)) to[col->to_null >> 3] |= 1 << (col->to_null & 7);
    }
  }
  data_end = t.end;
}

// The same, but that of what is NULL nothing is copied: a branch for each cell that nobody can predict.
static void skipping_rows(const u8* from, u8* to, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  struct texts t = {arena, data, 0, data_room};
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      const u8* at = from + col->from;
      const int kind = col->kind;
      if (bit_at(from, col->from_null)) {
        to[col->to_null >> 3] |= 1 << (col->to_null & 7);
        __asm__ volatile("");
      } else if (N_TEXTS && kind == TEXTS) {
        text_to_cell(to + col->to, at, word(at + 4), &t, move_checked);
      } else {
        cell(to + col->to, at, kind);
      }
    }
  }
  data_end = t.end;
}

// Where the texts of each column of a block begin: in the order of the columns.
static struct texts ends[N_COLUMNS];
static size_t starts[N_COLUMNS], text_bytes[N_COLUMNS];
enum { GAP = 32 };
static void begin_texts(u8* block, const size_t* sums) {
  size_t start = 0;
  for (size_t c = 0; c < N_COLUMNS && N_TEXTS; c++) {
    if (columns[c].kind != TEXTS) continue;
    starts[c] = start;
    ends[c] = (struct texts){arena, data, start, data_room};
    if (!VIEWS) put_word(block + columns[c].values, 0);
    text_bytes[c] = sums[c];
    start += sums[c] + GAP;
  }
  if (start > data_room) abort();
  data_end = start;
}
static void count_columns(const u8* from, u8* block, size_t n) {
  const size_t n_columns = n_columns_of_schema;
  size_t sums[N_COLUMNS] = {0};
  for (size_t i = 0; i < n && N_TEXTS; i++, from += STRIDE_FROM)
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      if (col->kind == TEXTS) sums[c] += counted(length_of(from + col->from, from, col->from_null));
    }
  begin_texts(block, sums);
}

INLINE void interpreted_block(const u8* from, u8* block, size_t n, int is_switch) {
  const size_t n_columns = n_columns_of_schema;
  count_columns(from, block, n);
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM)
    for (size_t c = 0; c < n_columns; c++) {
      const volatile struct column* col = &columns[c];
      const int kind = col->kind;
      const u8* at = from + col->from;
      if (col->validity >= 0) set_bit(block + col->validity, i, !bit_at(from, col->from_null));
      if (kind == BOOL) set_bit(block + col->values, i, *at & 1);
      else if (N_TEXTS && kind == TEXTS)
        text_to_block(block + col->values, i, at, length_of(at, from, col->from_null), &ends[c], starts[c], move_checked);
      else if (is_switch) cell(block + col->values + i * col->bytes, at, kind);
      else memcpy(block + col->values + i * col->bytes, at, col->bytes);
    }
}
static void memcpy_block(const u8* from, u8* block, size_t n) { interpreted_block(from, block, n, 0); }
static void switch_block(const u8* from, u8* block, size_t n) { interpreted_block(from, block, n, 1); }

// Straight-line code for the schemas.
#define NOTHING(...)
#define NULL_TO_ROW(from_null, to_null) \
  if (from_null >= 0) to[to_null / 8] |= (from[from_null / 8] >> (from_null & 7) & 1) << (to_null & 7);
#define CELL_TO_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  memcpy(to + b, from + a, bytes); NULL_TO_ROW(from_null, to_null)
#define TEXT_TO_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  text_to_cell(to + b, from + a, length_of(from + a, from, from_null), t, move); NULL_TO_ROW(from_null, to_null)
INLINE void row_to_row(const u8* restrict from, u8* restrict to, struct texts* t, mover* move) {
  memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
  COLUMNS(CELL_TO_ROW, CELL_TO_ROW, TEXT_TO_ROW)
}
INLINE void spec(const u8* from, u8* to, size_t n, mover* move) {
  struct texts t = {arena, data, 0, data_room};
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) row_to_row(from, to, &t, move);
  data_end = t.end;
}
#define COUNT_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) sum += length_of(from + a, from, from_null);
INLINE void counted_spec(const u8* rows, u8* to, size_t n, mover* move) {
  size_t sum = 0;
  const u8* from = rows;
  for (size_t i = 0; i < n && N_TEXTS; i++, from += STRIDE_FROM) { COLUMNS(NOTHING, NOTHING, COUNT_ROW) }
  if (sum > data_room) abort();
  spec(rows, to, n, move);
}
static void spec_rows(const u8* from, u8* to, size_t n) { spec(from, to, n, move_checked); }
static void spec_counted_rows(const u8* from, u8* to, size_t n) { counted_spec(from, to, n, move_counted); }
static void spec_piece_rows(const u8* from, u8* to, size_t n) { counted_spec(from, to, n, move_piece); }

// Not a projection: reading where rows are and writing as many bytes as new ones have is the least that any takes.
static void bound_rows(const u8* from, u8* to, size_t n) {
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM, to += STRIDE_TO) memcpy(to, from, STRIDE_TO);
}

#define COUNT_COLUMN(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  sums[index] += counted(length_of(from + a, from, from_null));
static void count_texts(const u8* from, u8* block, size_t n) {
  size_t sums[N_COLUMNS] = {0};
  for (size_t i = 0; i < n && N_TEXTS; i++, from += STRIDE_FROM) { COLUMNS(NOTHING, NOTHING, COUNT_COLUMN) }
  begin_texts(block, sums);
}

#define VALID_TO_BLOCK(from_null, validity) if (validity >= 0) set_bit(block + validity, i, !bit_at(from, from_null));
#define CELL_TO_BLOCK(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  memcpy(block + values + i * bytes, from + a, bytes); VALID_TO_BLOCK(from_null, validity)
#define BIT_TO_BLOCK(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  set_bit(block + values, i, from[a] & 1); VALID_TO_BLOCK(from_null, validity)
#define TEXT_TO_BLOCK(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  text_to_block(block + values, i, from + a, length_of(from + a, from, from_null), &t[index], starts[index], move); \
  VALID_TO_BLOCK(from_null, validity)
INLINE void row_to_block(const u8* restrict from, u8* restrict block, size_t i, struct texts* t, mover* move) {
  COLUMNS(CELL_TO_BLOCK, BIT_TO_BLOCK, TEXT_TO_BLOCK)
}

// With one indirect call a row, or with the loop inside.
static __attribute__((noinline)) void one_row(const u8* from, u8* block, size_t i) { row_to_block(from, block, i, ends, move_checked); }
static void (*volatile row_function)(const u8*, u8*, size_t) = one_row;
static void per_row_block(const u8* from, u8* block, size_t n) {
  count_texts(from, block, n);
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM) row_function(from, block, i);
}
static void loop_block(const u8* from, u8* block, size_t n) {
  struct texts t[N_COLUMNS];
  count_texts(from, block, n);
  memcpy(t, ends, sizeof t);
  for (size_t i = 0; i < n; i++, from += STRIDE_FROM) row_to_block(from, block, i, t, move_counted);
}

// Eight rows at a time, so that bytes of bits are written whole.
#define BITS_OF(index, kind, a, b, bytes, from_null, to_null, values, validity) u8 valid##index = 0, bits##index = 0;
#define CELL_OF(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  memcpy(block + values + (i + j) * bytes, from + a, bytes); valid##index |= !bit_at(from, from_null) << j;
#define BIT_OF(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  bits##index |= (from[a] & 1) << j; valid##index |= !bit_at(from, from_null) << j;
#define TEXT_OF(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  text_to_block(block + values, i + j, from + a, length_of(from + a, from, from_null), &t[index], starts[index], move); \
  valid##index |= !bit_at(from, from_null) << j;
#define FLUSH(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  if (validity >= 0) block[validity + i / 8] = valid##index; if (kind == BOOL) block[values + i / 8] = bits##index;
INLINE void rows_to_block(const u8* restrict from, u8* restrict block, size_t n, mover* move) {
  struct texts t[N_COLUMNS];
  count_texts(from, block, n);
  memcpy(t, ends, sizeof t);
  for (size_t i = 0; i < n; i += 8) {
    COLUMNS(BITS_OF, BITS_OF, BITS_OF)
    for (int j = 0; j < 8; j++, from += STRIDE_FROM) { COLUMNS(CELL_OF, BIT_OF, TEXT_OF) }
    COLUMNS(FLUSH, FLUSH, FLUSH)
  }
}
static void best_block(const u8* from, u8* block, size_t n) { rows_to_block(from, block, n, move_counted); }
static void piece_block(const u8* from, u8* block, size_t n) { rows_to_block(from, block, n, move_piece); }

// The way back, of the block that was made: the same columns.
#define VALID_TO_ROW(to_null, validity) \
  if (validity >= 0) to[to_null / 8] |= (~block[validity + i / 8] >> (i & 7) & 1) << (to_null & 7);
#define VALUE_TO_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  memcpy(to + b, block + values + i * bytes, bytes); VALID_TO_ROW(to_null, validity)
#define VALUE_BIT_TO_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  to[b] = block[values + i / 8] >> (i & 7) & 1; VALID_TO_ROW(to_null, validity)
#define VALUE_TEXT_TO_ROW(index, kind, a, b, bytes, from_null, to_null, values, validity) \
  block_text_to_cell(to + b, block + values, i, starts[index], &t, move); VALID_TO_ROW(to_null, validity)
INLINE void block_text_to_cell(u8* to, const u8* values, size_t i, size_t start, struct texts* t, mover* move) {
  const u8* view = values + 16 * i;
  u32 len = VIEWS ? word(view) : word(values + 4 * i + 4) - word(values + 4 * i);
  const u8* text = VIEWS ? (len <= 12 ? view + 4 : t->from + word(view + 12)) : t->from + start + word(values + 4 * i);
  put_word(to, len ? t->end : 0);
  put_word(to + 4, len);
  move(t, text, len);
}
// The texts of the block, and where they go.
static u8* block_data;
INLINE void spec_unblock(const u8* restrict block, u8* restrict to, size_t n, mover* move) {
  struct texts t = {block_data, data, 0, data_room};
  for (size_t i = 0; i < n; i++, to += STRIDE_TO) {
    memset(to + NULLS_TO, 0, STRIDE_TO - NULLS_TO);
    COLUMNS(VALUE_TO_ROW, VALUE_BIT_TO_ROW, VALUE_TEXT_TO_ROW)
  }
  data_end = t.end;
}
static void spec_block_rows(const u8* block, u8* to, size_t n) { spec_unblock(block, to, n, move_checked); }
static void counted_block_rows(const u8* block, u8* to, size_t n) { spec_unblock(block, to, n, move_counted); }
static void piece_block_rows(const u8* block, u8* to, size_t n) { spec_unblock(block, to, n, move_piece); }

static int by_value(const void* a, const void* b) {
  double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static u64 summed(u64 sum, const u8* bytes, size_t n) {
  for (size_t i = 0; i < n; i++) sum = (sum ^ bytes[i]) * 0x100000001b3u;
  return sum;
}

static void measure(const char* name, void (*f)(const u8*, u8*, size_t), const u8* from, u8* to, size_t bytes, size_t n, double budget) {
  const int is_block = !strncmp(name, "block", 5);
  static double times[100000];
  size_t count = 0;
  memset(to, 0, bytes);
  data_end = 0;
  double start = now();
  do {
    double before = now();
    f(from, to, n);
    __asm__ volatile("" : : "r"(to) : "memory");
    times[count++] = now() - before;
  } while (count < 20 || (count < 100000 && now() - start < budget * 1e6));
  u64 sum = summed(0xcbf29ce484222325u, to, bytes);
  if (!is_block) sum = summed(sum, data, data_end);
  for (size_t c = 0; c < N_COLUMNS && is_block && !VIEWS; c++) sum = summed(sum, data + starts[c], text_bytes[c]);
  qsort(times, count, sizeof *times, by_value);
  printf("%s %.4f %llu\n", name, times[count / 10] / n, (unsigned long long)sum);
}

static u8* memory(size_t bytes) { return aligned_alloc(1 << 21, ((bytes + 64) >> 21) + 1 << 21); }

static u8* file_bytes(const char* path, size_t* n) {
  FILE* file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) exit(1);
  *n = ftell(file);
  u8* bytes = memory(*n);
  if (!bytes || fseek(file, 0, SEEK_SET) || fread(bytes, 1, *n, file) != *n) exit(1);
  return bytes;
}

int main(int argc, char** argv) {
  if (argc != 5) return 1;
  size_t n = strtoull(argv[3], 0, 10), from_bytes;
  double budget = strtod(argv[4], 0);
  const u8* from = file_bytes(argv[1], &from_bytes);
  arena = file_bytes(argv[2], &arena_bytes);
  if (from_bytes != n * STRIDE_FROM) return 1;
  u8* rows = memory(n * STRIDE_TO);
  u8* block = memory(BLOCK_BYTES);
  data_room = count_rows(from, n) + GAP * N_COLUMNS;
  data = memory(data_room);
  size_t to = n * STRIDE_TO;
  measure("rows/bound", bound_rows, from, rows, to, n, budget);
  measure("rows/memcpy", memcpy_rows, from, rows, to, n, budget);
  measure("rows/switch", switch_rows, from, rows, to, n, budget);
  measure("rows/skipping", skipping_rows, from, rows, to, n, budget);
  measure("rows/spec", spec_rows, from, rows, to, n, budget);
  if (N_TEXTS) {
    measure("rows/counted", spec_counted_rows, from, rows, to, n, budget);
    measure("rows/piece", spec_piece_rows, from, rows, to, n, budget);
  }
  measure("block/memcpy", memcpy_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/switch", switch_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/per-row", per_row_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/loop", loop_block, from, block, BLOCK_BYTES, n, budget);
  if (N_TEXTS) measure("block/piece", piece_block, from, block, BLOCK_BYTES, n, budget);
  measure("block/best", best_block, from, block, BLOCK_BYTES, n, budget);
  block_data = memory(data_end);
  memcpy(block_data, data, data_end);
  measure("unblock/spec", spec_block_rows, block, rows, to, n, budget);
  if (N_TEXTS) {
    measure("unblock/counted", counted_block_rows, block, rows, to, n, budget);
    measure("unblock/piece", piece_block_rows, block, rows, to, n, budget);
  }
  return 0;
}
