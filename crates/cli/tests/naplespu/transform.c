// A Fourier transform of 64 numbers modulo 12289 and back, by division and remainder.
enum { N = 64, P = 12289 };
static unsigned x[N], y[N];

static unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;
    for (; exponent; exponent >>= 1, base = base * base % P)
        if (exponent & 1)
            result = result * base % P;
    return result;
}
static void transform(unsigned *v, unsigned root) {
    for (unsigned i = 1, j = 0; i < N; i++) {
        unsigned bit = N >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            unsigned t = v[i];
            v[i] = v[j];
            v[j] = t;
        }
    }
    for (unsigned size = 2; size <= N; size *= 2) {
        unsigned step = power(root, N / size);
        for (unsigned i = 0; i < N; i += size)
            for (unsigned k = 0, w = 1; k < size / 2; k++, w = w * step % P) {
                unsigned even = v[i + k], odd = v[i + k + size / 2] * w % P;
                v[i + k] = (even + odd) % P;
                v[i + k + size / 2] = (even + P - odd) % P;
            }
    }
}

int main(void) {
    for (unsigned i = 0; i < N; i++)
        x[i] = y[i] = i * i * 7 % P;
    unsigned root = power(11, (P - 1) / N);
    transform(y, root);
    unsigned hash = 0;
    for (int i = 0; i < N; i++)
        hash = hash * 31 + y[i];
    transform(y, power(root, P - 2));
    for (int i = 0; i < N; i++)
        hash += y[i] * power(N, P - 2) % P == x[i];
    return (int)hash;
}
