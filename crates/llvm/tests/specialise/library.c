// Forty functions in the style of C libraries, of which random arguments are bound: mathematics, strings, hashes, tables.
// Their LLVM IR is checked in, so that tests need no compiler:
//   clang-22 -O1 -ffp-contract=off -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -fno-builtin -fwrapv \
//     --target=x86_64-unknown-linux-gnu -S -emit-llvm library.c -o library.ll
// Every function ends for all arguments and stays inside its memory, whose sizes the table in kernelsmith/tests/it/specialise_agreement.rs has.
typedef unsigned char u8;
typedef unsigned u32;
typedef unsigned long u64;
typedef int i32;
typedef long i64;

static u64 bits_of(double x) { union { double f; u64 u; } v = {x}; return v.u; }
static double of_bits(u64 u) { union { u64 u; double f; } v = {u}; return v.f; }

// Mathematics.

double ks_horner(const double *c, i64 n, double x) {
  double y = 0;
  for (i64 i = n - 1; i >= 0; i--) y = y * x + c[i];
  return y;
}

// Clenshaw's recurrence for Chebyshev polynomials.
double ks_chebyshev(const double *c, i64 n, double x) {
  double b1 = 0, b2 = 0;
  for (i64 i = n - 1; i > 0; i--) { double b = 2 * x * b1 - b2 + c[i]; b2 = b1; b1 = b; }
  return n > 0 ? x * b1 - b2 + c[0] : 0;
}

double ks_scalbn(double x, i32 n) {
  double y = x;
  if (n > 1023) {
    y *= 0x1p1023; n -= 1023;
    if (n > 1023) { y *= 0x1p1023; n -= 1023; if (n > 1023) n = 1023; }
  } else if (n < -1022) {
    y *= 0x1p-1022 * 0x1p53; n += 1022 - 53;
    if (n < -1022) { y *= 0x1p-1022 * 0x1p53; n += 1022 - 53; if (n < -1022) n = -1022; }
  }
  return y * of_bits((u64)(0x3ff + n) << 52);
}

// Long division of significands.
double ks_fmod(double x, double y) {
  u64 ux = bits_of(x), uy = bits_of(y), sign = ux >> 63;
  i32 ex = ux >> 52 & 0x7ff, ey = uy >> 52 & 0x7ff;
  if (uy << 1 == 0 || y != y || ex == 0x7ff) return (x * y) / (x * y);
  if (ux << 1 <= uy << 1) return ux << 1 == uy << 1 ? 0 * x : x;
  if (!ex) { for (u64 i = ux << 12; i >> 63 == 0; ex--, i <<= 1); ux <<= -ex + 1; }
  else { ux &= -1UL >> 12; ux |= 1UL << 52; }
  if (!ey) { for (u64 i = uy << 12; i >> 63 == 0; ey--, i <<= 1); uy <<= -ey + 1; }
  else { uy &= -1UL >> 12; uy |= 1UL << 52; }
  for (; ex > ey; ex--) {
    u64 i = ux - uy;
    if (i >> 63 == 0) { if (i == 0) return 0 * x; ux = i; }
    ux <<= 1;
  }
  u64 i = ux - uy;
  if (i >> 63 == 0) { if (i == 0) return 0 * x; ux = i; }
  for (; ux >> 52 == 0; ux <<= 1, ex--);
  if (ex > 0) { ux -= 1UL << 52; ux |= (u64)ex << 52; } else ux >>= -ex + 1;
  return of_bits(ux | sign << 63);
}

double ks_frexp(double x, i32 *e) {
  u64 u = bits_of(x);
  i32 ee = u >> 52 & 0x7ff;
  if (!ee) {
    if (x) { x = ks_frexp(x * 0x1p64, e); *e -= 64; } else *e = 0;
    return x;
  }
  if (ee == 0x7ff) return x;
  *e = ee - 0x3fe;
  return of_bits((u & 0x800fffffffffffffUL) | 0x3fe0000000000000UL);
}

double ks_powi(double x, i32 n) {
  u32 m = n < 0 ? -(u32)n : (u32)n;
  double r = 1;
  while (m) { if (m & 1) r *= x; x *= x; m >>= 1; }
  return n < 0 ? 1 / r : r;
}

double ks_sin(double x, i32 terms) {
  double sum = x, term = x;
  for (i32 k = 1; k < terms; k++) { term *= -x * x / ((2 * k) * (2 * k + 1)); sum += term; }
  return sum;
}

// A table of powers, then a polynomial.
static const double powers[8] = {1, 1.0905077326652577, 1.189207115002721, 1.2968395546510096,
                                 1.4142135623730951, 1.5422108254079407, 1.681792830507429, 1.8340080864093424};
double ks_exp2(double x) {
  if (!(x > -1000 && x < 1000)) return x != x ? x : x < 0 ? 0 : 1e308 * 10;
  double shifted = x * 8 + 0x1.8p52;
  i64 k = (i64)(bits_of(shifted) << 12) >> 12;
  k -= (i64)(bits_of(0x1.8p52) << 12) >> 12;
  double r = x - (shifted - 0x1.8p52) / 8;
  double p = 1 + r * (0.6931471805599453 + r * (0.2402265069591007 + r * 0.05550410866482158));
  return ks_scalbn(powers[k & 7] * p, (i32)(k >> 3));
}

float ks_cbrtf(float x) {
  union { float f; u32 u; } v = {x};
  u32 h = v.u & 0x7fffffff;
  if (h >= 0x7f800000) return x + x;
  if (h < 0x00800000) { if (h == 0) return x; v.f = x * 0x1p24f; h = v.u & 0x7fffffff; h = h / 3 + 642849266; }
  else h = h / 3 + 709958130;
  v.u = (v.u & 0x80000000) | h;
  double t = v.f;
  for (int i = 0; i < 2; i++) { double r = t * t * t; t = t * ((double)x + x + r) / (x + r + r); }
  return t;
}

u64 ks_isqrt(u64 n) {
  u64 root = 0;
  for (int shift = 62; shift >= 0; shift -= 2) {
    u64 next = root + (1UL << shift);
    root >>= 1;
    if (n >= next) { n -= next; root += 1UL << shift; }
  }
  return root;
}

u64 ks_gcd(u64 a, u64 b) { while (b) { u64 t = a % b; a = b; b = t; } return a; }

u64 ks_modpow(u64 base, u32 exponent, u32 modulus) {
  if (modulus == 0) return 0;
  u64 r = 1 % modulus;
  base %= modulus;
  for (; exponent; exponent >>= 1) { if (exponent & 1) r = r * base % modulus; base = base * base % modulus; }
  return r;
}

// Strings.

i64 ks_length(const u8 *s, i64 max) { i64 n = 0; while (n < max && s[n]) n++; return n; }

i32 ks_compare(const u8 *a, const u8 *b, i64 n) {
  for (; n; n--, a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

i64 ks_find(const u8 *pattern, i64 m, const u8 *text, i64 n) {
  for (i64 i = 0; i + m <= n; i++) {
    i64 j = 0;
    while (j < m && text[i + j] == pattern[j]) j++;
    if (j == m) return i;
  }
  return -1;
}

// With shifts by the last character, after Horspool.
i64 ks_horspool(const u8 *pattern, i64 m, const u8 *text, i64 n) {
  u8 shift[16];
  if (m == 0) return 0;
  for (int i = 0; i < 16; i++) shift[i] = m;
  for (i64 i = 0; i < m - 1; i++) shift[pattern[i] & 15] = m - 1 - i;
  for (i64 i = 0; i + m <= n; i += shift[text[i + m - 1] & 15]) {
    i64 j = m - 1;
    while (j >= 0 && text[i + j] == pattern[j]) j--;
    if (j < 0) return i;
  }
  return -1;
}

i64 ks_span(const u8 *set, i64 m, const u8 *text, i64 n) {
  u64 members[4] = {0};
  for (i64 i = 0; i < m; i++) members[set[i] >> 6] |= 1UL << (set[i] & 63);
  i64 i = 0;
  while (i < n && members[text[i] >> 6] >> (text[i] & 63) & 1) i++;
  return i;
}

i64 ks_parse(const u8 *s, i64 n, i32 base) {
  u64 value = 0;
  i64 i = 0, negative = 0;
  if (n > 0 && (s[0] & 1)) { negative = 1; i++; }
  for (; i < n; i++) {
    i32 digit = s[i] % 36;
    if (digit >= base) break;
    value = value * base + digit;
  }
  return negative ? -value : value;
}

i64 ks_format(u8 *out, u64 value, i32 base) {
  u8 digits[64];
  i64 n = 0;
  if (base < 2) return 0;
  do { digits[n++] = "0123456789abcdefghijklmnopqrstuvwxyz"[value % base]; value /= base; } while (value && n < 64);
  for (i64 i = 0; i < n; i++) out[i] = digits[n - 1 - i];
  return n;
}

// Characters * and ?, without recursion.
i32 ks_wildcard(const u8 *pattern, i64 m, const u8 *text, i64 n) {
  i64 i = 0, j = 0, star = -1, mark = 0;
  while (j < n) {
    if (i < m && (pattern[i] & 3) == 1) { star = i++; mark = j; }
    else if (i < m && ((pattern[i] & 3) == 2 || pattern[i] >> 4 == text[j] >> 4)) { i++; j++; }
    else if (star >= 0) { i = star + 1; j = ++mark; }
    else return 0;
  }
  while (i < m && (pattern[i] & 3) == 1) i++;
  return i == m;
}

i32 ks_levenshtein(const u8 *a, i64 m, const u8 *b, i64 n) {
  i32 row[17];
  for (i64 j = 0; j <= n; j++) row[j] = j;
  for (i64 i = 1; i <= m; i++) {
    i32 corner = row[0];
    row[0] = i;
    for (i64 j = 1; j <= n; j++) {
      i32 change = corner + ((a[i - 1] & 7) != (b[j - 1] & 7));
      corner = row[j];
      i32 best = row[j] < row[j - 1] ? row[j] + 1 : row[j - 1] + 1;
      row[j] = best < change ? best : change;
    }
  }
  return row[n];
}

i64 ks_utf8_count(const u8 *s, i64 n) {
  i64 count = 0;
  for (i64 i = 0; i < n;) {
    u8 c = s[i];
    i64 len = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
    if (len == 0 || i + len > n) return -1 - i;
    for (i64 k = 1; k < len; k++) if ((s[i + k] & 0xc0) != 0x80) return -1 - i;
    i += len;
    count++;
  }
  return count;
}

i64 ks_base64(const u8 *alphabet, const u8 *in, i64 n, u8 *out) {
  i64 o = 0;
  for (i64 i = 0; i < n; i += 3) {
    u32 v = in[i] << 16 | (i + 1 < n ? in[i + 1] << 8 : 0) | (i + 2 < n ? in[i + 2] : 0);
    out[o++] = alphabet[v >> 18];
    out[o++] = alphabet[v >> 12 & 63];
    if (i + 1 < n) out[o++] = alphabet[v >> 6 & 63];
    if (i + 2 < n) out[o++] = alphabet[v & 63];
  }
  return o;
}

// Hashes.

u32 ks_crc32(u32 polynomial, u32 crc, const u8 *s, i64 n) {
  crc = ~crc;
  for (i64 i = 0; i < n; i++) {
    crc ^= s[i];
    for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (-(crc & 1) & polynomial);
  }
  return ~crc;
}

u32 ks_crc32_table(const u32 *table, const u8 *s, i64 n) {
  u32 crc = -1;
  for (i64 i = 0; i < n; i++) crc = crc >> 4 ^ table[(crc ^ s[i]) & 15], crc = crc >> 4 ^ table[(crc ^ s[i] >> 4) & 15];
  return ~crc;
}

u32 ks_adler32(const u8 *s, i64 n) {
  u32 a = 1, b = 0;
  for (i64 i = 0; i < n; i++) { a = (a + s[i]) % 65521; b = (b + a) % 65521; }
  return b << 16 | a;
}

u64 ks_fnv1a(u64 seed, u64 prime, const u8 *s, i64 n) {
  for (i64 i = 0; i < n; i++) seed = (seed ^ s[i]) * prime;
  return seed;
}

static u32 rotate(u32 x, int n) { return x << n | x >> (32 - n); }
u32 ks_murmur3(const u8 *s, i64 n, u32 seed) {
  u32 h = seed;
  i64 i = 0;
  for (; i + 4 <= n; i += 4) {
    u32 k = s[i] | s[i + 1] << 8 | s[i + 2] << 16 | (u32)s[i + 3] << 24;
    h ^= rotate(k * 0xcc9e2d51, 15) * 0x1b873593;
    h = rotate(h, 13) * 5 + 0xe6546b64;
  }
  u32 k = 0;
  switch (n & 3) {
  case 3: k ^= s[i + 2] << 16;
  case 2: k ^= s[i + 1] << 8;
  case 1: k ^= s[i]; h ^= rotate(k * 0xcc9e2d51, 15) * 0x1b873593;
  }
  h ^= n;
  h = (h ^ h >> 16) * 0x85ebca6b;
  h = (h ^ h >> 13) * 0xc2b2ae35;
  return h ^ h >> 16;
}

static u64 rotate64(u64 x, int n) { return x << n | x >> (64 - n); }
u64 ks_siphash(const u64 *key, u64 message, i32 c_rounds, i32 d_rounds) {
  u64 v[4] = {key[0] ^ 0x736f6d6570736575, key[1] ^ 0x646f72616e646f6d, key[0] ^ 0x6c7967656e657261,
              key[1] ^ 0x7465646279746573 ^ message};
  for (i32 i = 0; i < c_rounds + d_rounds; i++) {
    if (i == c_rounds) { v[0] ^= message; v[2] ^= 0xff; }
    v[0] += v[1]; v[1] = rotate64(v[1], 13) ^ v[0]; v[0] = rotate64(v[0], 32);
    v[2] += v[3]; v[3] = rotate64(v[3], 16) ^ v[2];
    v[0] += v[3]; v[3] = rotate64(v[3], 21) ^ v[0];
    v[2] += v[1]; v[1] = rotate64(v[1], 17) ^ v[2]; v[2] = rotate64(v[2], 32);
  }
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

u64 ks_xorshift(u64 x, const u8 *shifts, i32 n) {
  for (i32 i = 0; i < n; i++) {
    x ^= x << (shifts[0] & 63);
    x ^= x >> (shifts[1] & 63);
    x ^= x << (shifts[2] & 63);
  }
  return x;
}

// Tables and programs.

// An automaton with 8 states and 4 classes of characters.
i32 ks_automaton(const u8 *table, const u8 *classes, const u8 *text, i64 n) {
  i32 state = 0;
  for (i64 i = 0; i < n; i++) state = table[state * 4 + (classes[text[i] & 15] & 3)] & 7;
  return state;
}

// A machine with 4 registers, at most `fuel` steps.
i64 ks_machine(const u8 *program, i64 n, i64 *regs, i32 fuel) {
  i64 at = 0;
  while (at + 1 < n && fuel-- > 0) {
    u8 op = program[at] & 7, a = program[at] >> 3 & 3, b = program[at] >> 5 & 3, value = program[at + 1];
    at += 2;
    switch (op) {
    case 0: regs[a] = (signed char)value; break;
    case 1: regs[a] += regs[b]; break;
    case 2: regs[a] -= regs[b]; break;
    case 3: regs[a] *= regs[b]; break;
    case 4: regs[a] ^= regs[b] >> (value & 63); break;
    case 5: if (regs[a] < regs[b]) at = value % n & ~1; break;
    case 6: if (regs[a]) { regs[a]--; at = value % n & ~1; } break;
    default: return regs[a];
    }
  }
  return at;
}

// Postfix notation on a stack of 8 doubles.
double ks_postfix(const u8 *program, i64 n, const double *constants, double x, double y) {
  double stack[8] = {0};
  u32 top = 0;
  for (i64 i = 0; i < n; i++) {
    u32 a = (top - 1) & 7, b = (top - 2) & 7;
    switch (program[i] % 9) {
    case 0: stack[top++ & 7] = x; break;
    case 1: stack[top++ & 7] = y; break;
    case 2: stack[top++ & 7] = constants[program[i] >> 4 & 3]; break;
    case 3: stack[b] += stack[a]; top--; break;
    case 4: stack[b] -= stack[a]; top--; break;
    case 5: stack[b] *= stack[a]; top--; break;
    case 6: stack[a] = -stack[a]; break;
    case 7: stack[b] = stack[b] < stack[a] ? stack[b] : stack[a]; top--; break;
    default: stack[top & 7] = stack[a]; top++; break;
    }
  }
  return stack[(top - 1) & 7];
}

void ks_convolve(const float *filter, i64 size, const float *in, float *out, i64 n) {
  for (i64 i = 0; i + size <= n; i++) {
    float sum = 0;
    for (i64 k = 0; k < size; k++) sum += filter[k] * in[i + k];
    out[i] = sum;
  }
}

i64 ks_search(const i32 *sorted, i64 n, i32 key) {
  i64 low = 0, high = n;
  while (low < high) {
    i64 mid = low + (high - low) / 2;
    if (sorted[mid] < key) low = mid + 1; else high = mid;
  }
  return low;
}

double ks_interpolate(const double *x, const double *y, i64 n, double at) {
  if (n == 0) return 0;
  i64 i = 0;
  while (i + 1 < n && !(at < x[i + 1])) i++;
  if (i + 1 >= n) return y[n - 1];
  return y[i] + (y[i + 1] - y[i]) * ((at - x[i]) / (x[i + 1] - x[i]));
}

u64 ks_permute_bits(const u8 *table, u64 x) {
  u64 r = 0;
  for (int i = 0; i < 64; i++) r |= (x >> (table[i] & 63) & 1) << i;
  return r;
}

void ks_network(const u8 *pairs, i64 n, i32 *values) {
  for (i64 i = 0; i < n; i++) {
    u8 a = pairs[i] & 7, b = pairs[i] >> 3 & 7;
    i32 x = values[a], y = values[b];
    if (x > y) { values[a] = y; values[b] = x; }
  }
}

// Decision trees in an array: feature, limit, left, right.
i32 ks_trees(const i32 *nodes, i64 n_trees, const i32 *features) {
  i32 votes = 0;
  for (i64 t = 0; t < n_trees; t++) {
    const i32 *tree = nodes + t * 28;
    i32 at = 0;
    for (int depth = 0; depth < 3; depth++) {
      const i32 *node = tree + at * 4;
      at = at * 2 + 1 + (features[node[0] & 7] >= node[1]);
      votes += node[at & 1 ? 2 : 3];
    }
  }
  return votes;
}

u8 ks_gf256(u8 a, u8 b, u32 polynomial) {
  u32 r = 0, x = a;
  for (int i = 0; i < 8; i++) { if (b >> i & 1) r ^= x; x <<= 1; if (x & 0x100) x ^= polynomial & 0x1ff; }
  return r;
}

// Days since 1970 of a date.
i64 ks_days(i32 year, i32 month, i32 day) {
  i64 y = (i64)year - (month <= 2);
  i64 era = (y >= 0 ? y : y - 399) / 400;
  u64 yoe = y - era * 400;
  u64 doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  u64 doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
  return era * 146097 + (i64)doe - 719468;
}
