/* Compresses a file with zstd at several levels, with a trained dictionary too, and decompresses it. */
#include "round_trip.h"
#include "zdict.h"
#include "zstd.h"

int main(int argc, char **argv)
{
    unsigned char *in;
    size_t n = argc > 1 ? read_file(argv[1], &in) : 0, bound = ZSTD_compressBound(n);
    unsigned char *packed = malloc(bound), *out = malloc(n + 1);
    for (int level = -3; level <= 19; level += level < 3 ? 1 : 4) {
        size_t size = ZSTD_compress(packed, bound, in, n, level);
        if (ZSTD_isError(size))
            return 4;
        report(level, packed, size, in, n, out, ZSTD_decompress(out, n + 1, packed, size));
    }
    enum { N_SAMPLES = 400, SAMPLE = 1000, DICTIONARY = 16384 };
    static size_t sizes[N_SAMPLES];
    static unsigned char dictionary[DICTIONARY];
    for (int i = 0; i < N_SAMPLES; i++)
        sizes[i] = SAMPLE;
    size_t n_dictionary = ZDICT_trainFromBuffer(dictionary, DICTIONARY, in, sizes, N_SAMPLES);
    if (ZDICT_isError(n_dictionary))
        return 5;
    ZSTD_CCtx *packer = ZSTD_createCCtx();
    ZSTD_DCtx *unpacker = ZSTD_createDCtx();
    size_t size = ZSTD_compress_usingDict(packer, packed, bound, in, SAMPLE, dictionary, n_dictionary, 9);
    size_t n_out = ZSTD_decompress_usingDict(unpacker, out, n, packed, size, dictionary, n_dictionary);
    report(100, packed, size, in, SAMPLE, out, n_out);
    return 0;
}
