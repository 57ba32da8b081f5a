// A product of matrices of 16 x 16 integers.
enum { N = 16 };
static int a[N * N], b[N * N], product[N * N];

int main(void) {
    unsigned seed = 1;
    for (int i = 0; i < N * N; i++) {
        seed = seed * 1103515245u + 12345u;
        a[i] = (int)(seed >> 16) % 100;
        b[i] = (int)(seed >> 8 & 127) - 50;
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int sum = 0;
            for (int k = 0; k < N; k++)
                sum += a[i * N + k] * b[k * N + j];
            product[i * N + j] = sum;
        }
    unsigned hash = 0;
    for (int i = 0; i < N * N; i++)
        hash = hash * 31u + (unsigned)product[i];
    return (int)hash;
}
