// The Mandelbrot set, in doubles.
enum { W = 14, H = 9, MOST = 24 };

int main(void) {
    unsigned hash = 1;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            double re = -2.2 + 3.2 * x / W, im = -1.2 + 2.4 * y / H, a = 0, b = 0;
            int n = 0;
            while (n < MOST && a * a + b * b <= 4.0) {
                double next = a * a - b * b + re;
                b = 2 * a * b + im;
                a = next;
                n++;
            }
            hash = hash * 31u + (unsigned)n;
        }
    return (int)hash;
}
