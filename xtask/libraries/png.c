/* Decodes PNG files to pixels of 32 bits, and writes each again; errors return by longjmp. */
#include "round_trip.h"
#include "png.h"

static unsigned char *packed;
static size_t n_packed, room;

static void append(png_structp png, png_bytep bytes, size_t n)
{
    (void)png;
    if (n_packed + n > room) {
        room = 2 * (n_packed + n);
        packed = realloc(packed, room);
    }
    memcpy(packed + n_packed, bytes, n);
    n_packed += n;
}

static void flush(png_structp png)
{
    (void)png;
}

static void quiet(png_structp png, png_const_charp message)
{
    (void)png;
    printf("(%s) ", message);
}

static void file(const char *path)
{
    FILE *input = fopen(path, "rb");
    if (!input)
        exit(2);
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, quiet);
    png_infop info = png_create_info_struct(png);
    unsigned char *volatile pixels = NULL;
    png_bytepp volatile rows = NULL;
    if (setjmp(png_jmpbuf(png))) {
        printf("no image\n");
    } else {
        png_init_io(png, input);
        png_read_info(png, info);
        png_uint_32 width = png_get_image_width(png, info), height = png_get_image_height(png, info);
        png_set_expand(png);
        png_set_scale_16(png);
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
        png_set_gamma(png, 2.2, 0.45455);
        png_set_interlace_handling(png);
        png_read_update_info(png, info);
        size_t stride = png_get_rowbytes(png, info);
        pixels = malloc(stride * height);
        rows = malloc(height * sizeof *rows);
        for (png_uint_32 y = 0; y < height; y++)
            rows[y] = pixels + stride * y;
        png_read_image(png, rows);
        png_read_end(png, NULL);
        printf("%u x %u, %016llx, ", width, height, checksum(pixels, stride * height));
        n_packed = 0;
        png_structp out = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, quiet);
        png_infop out_info = png_create_info_struct(out);
        if (!setjmp(png_jmpbuf(out))) {
            png_set_write_fn(out, NULL, append, flush);
            png_set_IHDR(out, out_info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_ADAM7, 0, 0);
            png_set_rows(out, out_info, rows);
            png_write_png(out, out_info, 0, NULL);
            printf("%zu bytes, %016llx\n", n_packed, checksum(packed, n_packed));
        }
        png_destroy_write_struct(&out, &out_info);
    }
    free(pixels);
    free(rows);
    png_destroy_read_struct(&png, &info, NULL);
    fclose(input);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        file(argv[i]);
    return 0;
}
