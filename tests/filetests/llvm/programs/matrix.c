// Products of square matrices of doubles; prints sums. Arguments: the size, the number of products.
#include <stdio.h>
#include <stdlib.h>

static void multiply(const double *a, const double *b, double *c, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) c[i * n + j] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            double x = a[i * n + k];
            for (int j = 0; j < n; j++) c[i * n + j] += x * b[k * n + j];
        }
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 24, rounds = argc > 2 ? atoi(argv[2]) : 2;
    double *a = malloc(sizeof(double) * n * n), *b = malloc(sizeof(double) * n * n), *c = malloc(sizeof(double) * n * n);
    for (int i = 0; i < n * n; i++) {
        a[i] = (i % 17) * 0.25 - 1.5;
        b[i] = (i % 13) * 0.5 - 2.75;
    }
    for (int t = 0; t < rounds; t++) {
        multiply(a, b, c, n);
        double sum = 0, weighted = 0;
        for (int i = 0; i < n * n; i++) {
            sum += c[i];
            weighted += c[i] * ((i % 7) - 3);
        }
        printf("%.9f %.9f\n", sum, weighted);
        for (int i = 0; i < n * n; i++) a[i] = c[i] / (1 + i % 5) * 0.001;
    }
    free(a);
    free(b);
    free(c);
    return 0;
}
