// Vectors, structures and wide integers as arguments and results: what `caller.c` calls and `callee.c` defines.
#define VECTOR(name, type, bytes) typedef type name __attribute__((vector_size(bytes)))

VECTOR(f32x2, float, 8);
VECTOR(i32x2, int, 8);
VECTOR(f32x4, float, 16);
VECTOR(f64x2, double, 16);
VECTOR(u8x16, unsigned char, 16);
VECTOR(i16x8, short, 16);
VECTOR(i32x4, int, 16);
VECTOR(i64x2, long long, 16);

struct two {
    f32x4 a, b;
};
struct three {
    float a, b, c;
};
struct pair {
    long a, b;
};
typedef unsigned __int128 u128;

// More vectors than registers.
f32x4 many(f32x4 a, f64x2 b, u8x16 c, i16x8 d, i32x4 e, i64x2 f, f32x4 g, f32x4 h, f32x4 i, f32x4 j);
f64x2 with_scalars(f64x2 a, double x, f64x2 b, int n);
u8x16 bytes(u8x16 a, u8x16 b, int i);
i16x8 shorts(i16x8 a, i16x8 b);
i64x2 longs(i64x2 a, i64x2 b);
f32x2 pair(f32x2 a, f32x2 b);
i32x2 pair_of_ints(i32x2 a, i32x2 b);
struct two structures(struct two x, f32x4 y);
f32x4 all(int a, f32x4 x, double d, f32x4 y, struct three z);

// Arguments of several registers of which too few are left: what comes after them is elsewhere on each machine.
float three_after_six(float a, float b, float c, float d, float e, float f, struct three g, float h, float i);
f32x4 two_after_seven(f32x4 a, f32x4 b, f32x4 c, f32x4 d, f32x4 e, f32x4 f, f32x4 g, struct two h, f32x4 i, double j);
long pair_after_seven(long a, long b, long c, long d, long e, long f, long g, struct pair h, long i, float j);
long wide_after_one(long a, u128 b, long c);
long wide_after_five(long a, long b, long c, long d, long e, u128 f, long g, long h);
long wide_after_seven(int a, long b, long c, long d, long e, long f, long g, u128 h, char i, u128 j);
