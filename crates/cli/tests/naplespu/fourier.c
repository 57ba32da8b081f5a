// A complex Fourier transform of 64 numbers in fixed point, with products of 64 bits, forth and back.
typedef long long s64;
enum { N = 64, ONE = 1 << 30 };
struct Complex {
    int re, im;
};

// cos and sin of 2 pi / 64, 2 pi / 32, ..., 2 pi / 2.
static const struct Complex roots[6] = {
    {-ONE, 0}, {0, ONE}, {759250125, 759250125}, {992008094, 410903207}, {1053110176, 209476638}, {1068571464, 105245103},
};

static int product(int a, int b) { return (int)(((s64)a * b + (1 << 29)) >> 30); }

static struct Complex times(struct Complex a, struct Complex b) {
    struct Complex c = {product(a.re, b.re) - product(a.im, b.im), product(a.re, b.im) + product(a.im, b.re)};
    return c;
}

static void transform(struct Complex *v, int is_inverse) {
    for (unsigned i = 1, j = 0; i < N; i++) {
        unsigned bit = N >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            struct Complex t = v[i];
            v[i] = v[j];
            v[j] = t;
        }
    }
    for (int level = 0; level < 6; level++) {
        struct Complex step = roots[level];
        if (is_inverse)
            step.im = -step.im;
        for (int i = 0; i < N; i += 2 << level) {
            struct Complex w = {ONE, 0};
            for (int k = 0; k < 1 << level; k++, w = times(w, step)) {
                struct Complex *even = &v[i + k], *odd = even + (1 << level), t = times(*odd, w), e = *even;
                even->re = (e.re + t.re) >> 1, even->im = (e.im + t.im) >> 1;
                odd->re = (e.re - t.re) >> 1, odd->im = (e.im - t.im) >> 1;
            }
        }
    }
}

static struct Complex values[N];

int main(void) {
    for (int n = 0; n < N; n++)
        values[n].re = n * n * 65537 - 90000000, values[n].im = (n ^ 21) * 1048583;
    unsigned hash = 5;
    for (int pass = 0; pass < 2; pass++) {
        transform(values, pass);
        for (int n = 0; n < N; n++)
            hash = (hash ^ (unsigned)values[n].re) * 16777619u + (unsigned)values[n].im;
    }
    return (int)hash;
}
