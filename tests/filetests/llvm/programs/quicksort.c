// Sorts numbers, by a function of its own and by one with a comparison; prints a checksum. Arguments: how many, how often.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void sort(int32_t *a, long lo, long hi) {
    while (lo < hi) {
        int32_t pivot = a[lo + (hi - lo) / 2];
        long i = lo, j = hi;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int32_t t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        if (j - lo < hi - i) {
            sort(a, lo, j);
            lo = i;
        } else {
            sort(a, i, hi);
            hi = j;
        }
    }
}

static int compare(const void *a, const void *b) {
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

// Heap sort of elements of any size.
__attribute__((noinline)) static void sort_by(char *a, size_t n, size_t size, int (*less)(const void *, const void *)) {
    for (size_t end = n, start = n / 2; end > 1;) {
        if (start > 0)
            start--;
        else {
            end--;
            for (size_t k = 0; k < size; k++) {
                char t = a[k];
                a[k] = a[end * size + k];
                a[end * size + k] = t;
            }
        }
        for (size_t root = start, child; (child = 2 * root + 1) < end; root = child) {
            if (child + 1 < end && less(a + child * size, a + (child + 1) * size) < 0) child++;
            if (less(a + root * size, a + child * size) >= 0) break;
            for (size_t k = 0; k < size; k++) {
                char t = a[root * size + k];
                a[root * size + k] = a[child * size + k];
                a[child * size + k] = t;
            }
        }
    }
}

int main(int argc, char **argv) {
    long n = argc > 1 ? atol(argv[1]) : 1500;
    int rounds = argc > 2 ? atoi(argv[2]) : 2;
    int32_t *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    uint32_t x = 99;
    for (int t = 0; t < rounds; t++) {
        for (long i = 0; i < n; i++) a[i] = b[i] = (int32_t)(x = x * 1103515245u + 12345u) >> (t & 3);
        sort(a, 0, n - 1);
        sort_by((char *)b, n, sizeof *b, compare);
        uint64_t sum = 0;
        for (long i = 0; i < n; i++) {
            if (a[i] != b[i] || (i > 0 && a[i - 1] > a[i])) {
                printf("wrong at %ld\n", i);
                return 1;
            }
            sum = sum * 31 + (uint32_t)a[i];
        }
        printf("%016llx\n", (unsigned long long)sum);
    }
    free(a);
    free(b);
    return 0;
}
