// Floats of 64 bits: a Runge-Kutta integration, a Newton iteration, conversions, comparisons, variable arguments.
typedef unsigned long long u64;

static u64 bits_of(double value) {
    union { double value; u64 bits; } both = {value};
    return both.bits;
}

static u64 hash = 14695981039346656037ull;
static void add(double value) { hash = (hash ^ bits_of(value)) * 1099511628211ull; }

static double sum(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    double total = 0;
    for (int at = 0; at < n; at++) {
        double value = __builtin_va_arg(list, double);
        total += value * __builtin_va_arg(list, int);
    }
    __builtin_va_end(list);
    return total;
}

struct Body {
    double x, y, vx, vy;
    int steps;
};

static struct Body step(struct Body body, double h) {
    double r2 = body.x * body.x + body.y * body.y, r = __builtin_sqrt(r2);
    body.vx -= h * body.x / (r2 * r);
    body.vy -= h * body.y / (r2 * r);
    body.x += h * body.vx;
    body.y += h * body.vy;
    body.steps++;
    return body;
}

static double values[12] = {0, -0.0, 1, -1.5, 1e300, 1e-300, 123456789.125, -0.1, 4294967296.5, 1e-310, 2.5, -3.5};

int main(void) {
    struct Body body = {1, 0, 0, 1, 0};
    for (int n = 0; n < 20; n++) {
        body = step(body, 0.01);
        add(body.x), add(body.y), add(body.vx * body.steps);
    }
    double root = 1;
    for (int n = 0; n < 8; n++)
        root = (root + 2 / root) / 2;
    add(root), add(root * root - 2);
    for (int i = 0; i < 12; i++)
        for (int j = 0; j < 12; j++) {
            double a = values[i], b = values[j];
            add(a + b), add(a - b), add(a * b), add(b != 0 ? a / b : 0);
            add((a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) + 32 * (a >= b));
            add(a < b ? a : -b);
        }
    for (int i = 0; i < 12; i++) {
        double a = values[i];
        add((float)a), add(__builtin_fabs(a)), add(__builtin_copysign(3, a));
        add(__builtin_floor(a)), add(__builtin_ceil(a)), add(__builtin_trunc(a)), add(__builtin_rint(a));
        if (a > -1e9 && a < 1e9)
            add((int)a), add((double)(long long)(a * 1e9)), add((double)(u64)(a < 0 ? -a : a));
    }
    for (unsigned n = 1; n < 1u << 30; n *= 3)
        add(n), add((int)n), add((double)((u64)n << 31 | n)), add((float)n);
    add(sum(3, 0.5, 7, -1.25, -3, 1e10, 2));
    return (int)(hash ^ hash >> 32);
}
