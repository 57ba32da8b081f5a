/* Compresses a file with bzip2 at three levels, and decompresses it in both ways. */
#include "round_trip.h"
#include "bzlib.h"

void bz_internal_error(int code)
{
    exit(code);
}

int main(int argc, char **argv)
{
    unsigned char *in;
    size_t n = argc > 1 ? read_file(argv[1], &in) : 0;
    size_t bound = n + n / 50 + 1000;
    unsigned char *packed = malloc(bound), *out = malloc(n + 1);
    for (int level = 1; level <= 9; level += 4)
        for (int small = 0; small < 2; small++) {
            unsigned n_packed = (unsigned)bound, n_out = (unsigned)n;
            if (BZ2_bzBuffToBuffCompress((char *)packed, &n_packed, (char *)in, (unsigned)n, level, 0, small * 30) ||
                BZ2_bzBuffToBuffDecompress((char *)out, &n_out, (char *)packed, n_packed, small, 0))
                return 4;
            report(level, packed, n_packed, in, n, out, n_out);
        }
    return 0;
}
