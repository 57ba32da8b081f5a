/* Compresses a file with zlib at each level and strategy, at once and in pieces, and decompresses it. */
#include "round_trip.h"
#include "zlib.h"

static size_t pieces(unsigned char *packed, size_t bound, const unsigned char *in, size_t n, int level, int strategy)
{
    z_stream stream = { 0 };
    if (deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, strategy) != Z_OK)
        exit(4);
    stream.next_out = packed;
    stream.avail_out = (uInt)bound;
    for (size_t at = 0; at < n;) {
        size_t here = n - at < 10007 ? n - at : 10007;
        stream.next_in = (unsigned char *)in + at;
        stream.avail_in = (uInt)here;
        if (deflate(&stream, at % 3 ? Z_NO_FLUSH : Z_SYNC_FLUSH) != Z_OK)
            exit(4);
        at += here;
    }
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        exit(4);
    deflateEnd(&stream);
    return stream.total_out;
}

int main(int argc, char **argv)
{
    unsigned char *in;
    size_t n = argc > 1 ? read_file(argv[1], &in) : 0;
    size_t bound = 2 * n + 100000;
    unsigned char *packed = malloc(bound), *out = malloc(n + 1);
    for (int level = 0; level <= 9; level++) {
        uLongf n_packed = bound, n_out = n;
        if (compress2(packed, &n_packed, in, n, level) != Z_OK || uncompress(out, &n_out, packed, n_packed) != Z_OK)
            return 4;
        report(level, packed, n_packed, in, n, out, n_out);
        for (int strategy = 0; strategy <= Z_FIXED; strategy++) {
            n_packed = pieces(packed, bound, in, n, level, strategy);
            z_stream stream = { .next_in = packed, .avail_in = (uInt)n_packed };
            if (inflateInit2(&stream, 47) != Z_OK)
                return 4;
            int status = Z_OK;
            while (status == Z_OK) {
                stream.next_out = out + stream.total_out;
                stream.avail_out = (uInt)(n - stream.total_out < 5003 ? n - stream.total_out : 5003);
                status = inflate(&stream, Z_NO_FLUSH);
            }
            report(10 * level + strategy, packed, n_packed, in, n, out, stream.total_out);
            inflateEnd(&stream);
        }
    }
    printf("%08lx %08lx\n", crc32(0, in, (uInt)n), adler32(1, in, (uInt)n));
    return 0;
}
