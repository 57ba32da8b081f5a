// Programs that specialisation is tested with. Their LLVM IR is checked in, so that tests need no compiler:
//   clang-22 -O1 -ffp-contract=off -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic \
//     --target=x86_64-unknown-linux-gnu -S -emit-llvm programs.c -o programs.ll
typedef long i64;
typedef unsigned char u8;

// An interpreter of expressions in postfix notation: an operator and its operand for each step.
enum { CONSTANT, VARIABLE, ADD, SUB, MUL, NEG, DUP, LESS, JUMP_IF_ZERO, JUMP, SET };
struct step { int op; int operand; };

i64 evaluate(const struct step *program, i64 n, i64 *variables) {
  i64 stack[32];
  int top = 0;
  i64 at = 0;
  while (at < n) {
    struct step step = program[at++];
    switch (step.op) {
    case CONSTANT: stack[top++] = step.operand; break;
    case VARIABLE: stack[top++] = variables[step.operand]; break;
    case ADD: top--; stack[top - 1] += stack[top]; break;
    case SUB: top--; stack[top - 1] -= stack[top]; break;
    case MUL: top--; stack[top - 1] *= stack[top]; break;
    case NEG: stack[top - 1] = -stack[top - 1]; break;
    case DUP: stack[top] = stack[top - 1]; top++; break;
    case LESS: top--; stack[top - 1] = stack[top - 1] < stack[top]; break;
    case JUMP_IF_ZERO: if (stack[--top] == 0) at = step.operand; break;
    case JUMP: at = step.operand; break;
    case SET: variables[step.operand] = stack[--top]; break;
    default: return -1;
    }
  }
  return top > 0 ? stack[top - 1] : 0;
}

// Kernighan and Pike's matcher of regular expressions, with lengths instead of zeros at the end.
static int match_here(const u8 *pattern, i64 n, const u8 *text, i64 len);

static int match_star(u8 c, const u8 *pattern, i64 n, const u8 *text, i64 len) {
  for (;;) {
    if (match_here(pattern, n, text, len)) return 1;
    if (len == 0 || !(*text == c || c == '.')) return 0;
    text++;
    len--;
  }
}

static int match_here(const u8 *pattern, i64 n, const u8 *text, i64 len) {
  if (n == 0) return 1;
  if (n > 1 && pattern[1] == '*') return match_star(pattern[0], pattern + 2, n - 2, text, len);
  if (pattern[0] == '$' && n == 1) return len == 0;
  if (len > 0 && (pattern[0] == '.' || pattern[0] == *text)) return match_here(pattern + 1, n - 1, text + 1, len - 1);
  return 0;
}

int match(const u8 *pattern, i64 n, const u8 *text, i64 len) {
  if (n > 0 && pattern[0] == '^') return match_here(pattern + 1, n - 1, text, len);
  for (;;) {
    if (match_here(pattern, n, text, len)) return 1;
    if (len == 0) return 0;
    text++;
    len--;
  }
}

// A convolution of rows with a filter of odd size; the border is left out.
void convolve(const float *restrict in, float *restrict out, i64 rows, i64 columns, const float *filter, i64 size) {
  for (i64 y = 0; y + size <= rows; y++)
    for (i64 x = 0; x + size <= columns; x++) {
      float sum = 0;
      for (i64 v = 0; v < size; v++)
        for (i64 u = 0; u < size; u++)
          if (filter[v * size + u] != 0) sum += filter[v * size + u] * in[(y + v) * columns + x + u];
      out[y * columns + x] = sum;
    }
}

// A tree of decisions with pointers.
struct node { int feature; float limit; const struct node *less; const struct node *more; float value; };

float decide(const struct node *node, const float *features) {
  while (node->feature >= 0) node = features[node->feature] < node->limit ? node->less : node->more;
  return node->value;
}

// Recursion that ends only for known arguments, and a call that stays.
i64 power(i64 base, unsigned n) {
  if (n == 0) return 1;
  i64 half = power(base, n / 2);
  return n % 2 ? half * half * base : half * half;
}

// A function that is called through a table.
static i64 add(i64 a, i64 b) { return a + b; }
static i64 mul(i64 a, i64 b) { return a * b; }
static i64 (*const operations[])(i64, i64) = {add, mul};

i64 apply(unsigned which, i64 a, i64 b) { return operations[which & 1](a, b); }

// A structure on the stack, of which a helper changes a part.
struct point { int x, y; double weight; };

static void scale(struct point *point, int by) {
  point->x *= by;
  point->y += by;
  if (by > 3) point->weight *= by;
}

double weigh(int x, int y, double weight, int by) {
  struct point point = {x, y, weight};
  for (int i = 0; i < by; i++) scale(&point, by);
  return point.weight + point.x - point.y;
}
