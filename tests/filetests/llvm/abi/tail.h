// Functions that continue in place of each other, in two files.
#include <stdarg.h>
#include <stdio.h>

#define TAIL __attribute__((musttail)) return
// More steps than frames that a stack has space for.
#define STEPS 600000

#ifdef __riscv
// LLVM has no tail calls with values in memory of the caller: vectors without instructions for them, and structures.
#define MEMORY_TAIL return
#define MEMORY_STEPS 20
#else
#define MEMORY_TAIL TAIL
#define MEMORY_STEPS STEPS
#endif

typedef float lanes __attribute__((vector_size(16)));
typedef long (*word)(const unsigned char *code, long *stack, long top, long n);
struct large { long x[7]; };
struct pair { long a; double b; };

long step(long n, long sum);
long step_back(long n, long sum);
double floats(double a, float b, int n, double c);
double floats_back(double a, float b, int n, double c);
lanes vectors(lanes a, lanes b, int n);
lanes vectors_back(lanes a, lanes b, int n);
_Bool even(unsigned n);
_Bool odd(unsigned n);
signed char narrow(signed char x, unsigned short n);
signed char narrow_back(signed char x, unsigned short n);
__int128 wide(__int128 x, int n);
__int128 wide_back(__int128 x, int n);
struct large large(int n, long x);
struct large large_back(int n, long x);
struct pair pair(struct pair p, int n);
struct pair pair_back(struct pair p, int n);
long many(long a, long b, long c, long d, long e, long f);
long many_back(long a, long b, long c, long d, long e, long f);
void nothing(int n, long *sum);
void nothing_back(int n, long *sum);
long big_frame(int n, long sum);
long aligned_frame(int n, long sum);
long address(word f, const unsigned char *code, long *stack, long n);
int after_variable(int n, ...);
int chosen(int n);
extern const word words[4];
