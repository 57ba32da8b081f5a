/* What the round trips share: the file to compress, and a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t read_file(const char *path, unsigned char **bytes)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END))
        exit(2);
    size_t n = (size_t)ftell(file);
    rewind(file);
    *bytes = malloc(n + 1);
    if (!*bytes || fread(*bytes, 1, n, file) != n)
        exit(2);
    fclose(file);
    return n;
}

static unsigned long long checksum(const unsigned char *bytes, size_t n)
{
    unsigned long long sum = 14695981039346656037ull;
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ bytes[i]) * 1099511628211ull;
    return sum;
}

/* Prints a compressed text, and ends the program if the other one is not equal to the input. */
static void report(int level, const unsigned char *packed, size_t n_packed, const unsigned char *in, size_t n,
                   const unsigned char *out, size_t n_out)
{
    printf("level %d: %zu bytes, %016llx\n", level, n_packed, checksum(packed, n_packed));
    if (n != n_out || memcmp(in, out, n)) {
        printf("another text\n");
        exit(3);
    }
}
