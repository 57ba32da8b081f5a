#include <stdarg.h>
#include <stdio.h>

typedef __int128 i128;
typedef float f32x4 __attribute__((vector_size(16)));
typedef float f32x2 __attribute__((vector_size(8)));
struct words { long a, b; };
struct __attribute__((aligned(16))) aligned_words { long a, b; };
struct shorts { short a, b, c; };
struct bytes { char a, b, c; };
struct floats { float a, b, c; };
struct doubles { double a, b, c, d; };
struct mixed { double a; long b; };
struct large { long a[5]; };

/* Takes `before` integers, as many doubles, then a value of each kind in turn, `n` of them. */
long take(int before, int kind, int n, ...);
