/* Compresses a file with lz4, fast, well, and as frames, and decompresses it. */
#include "round_trip.h"
#include "lz4.h"
#include "lz4frame.h"
#include "lz4hc.h"

int main(int argc, char **argv)
{
    unsigned char *in;
    int n = argc > 1 ? (int)read_file(argv[1], &in) : 0;
    int bound = LZ4_compressBound(n) + 100;
    char *packed = malloc((size_t)bound), *out = malloc((size_t)n + 1);
    for (int level = -8; level <= 12; level += 4) {
        int size = level < 1 ? LZ4_compress_fast((char *)in, packed, n, bound, 1 - level)
                             : LZ4_compress_HC((char *)in, packed, n, bound, level);
        int n_out = LZ4_decompress_safe(packed, out, size, n);
        report(level, (unsigned char *)packed, (size_t)size, in, (size_t)n, (unsigned char *)out, (size_t)n_out);
        LZ4F_preferences_t preferences = { .compressionLevel = level };
        preferences.frameInfo.contentChecksumFlag = LZ4F_contentChecksumEnabled;
        size_t room = LZ4F_compressFrameBound((size_t)n, &preferences);
        char *frame = malloc(room);
        size_t n_frame = LZ4F_compressFrame(frame, room, in, (size_t)n, &preferences), n_read = n_frame;
        LZ4F_dctx *context;
        size_t n_whole = (size_t)n;
        if (LZ4F_isError(n_frame) || LZ4F_isError(LZ4F_createDecompressionContext(&context, LZ4F_VERSION)) ||
            LZ4F_decompress(context, out, &n_whole, frame, &n_read, 0) != 0)
            return 4;
        report(100 + level, (unsigned char *)frame, n_frame, in, (size_t)n, (unsigned char *)out, n_whole);
        LZ4F_freeDecompressionContext(context);
        free(frame);
    }
    return 0;
}
