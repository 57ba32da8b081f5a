// The start of a program for 32-bit x86 under Linux without a C library: prints what `main` returns.
int main(void);

static int call(int number, int a, const void *b, unsigned c) {
    int result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(number), "b"(a), "c"(b), "d"(c) : "memory");
    return result;
}

void _start(void) {
    unsigned value = (unsigned)main();
    char text[] = "result 0x00000000\n";
    // Without zeros in front, as the simulator prints it.
    int n = 9;
    for (int shift = 28; shift >= 0; shift -= 4)
        if (n > 9 || shift == 0 || value >> shift)
            text[n++] = "0123456789abcdef"[value >> shift & 15];
    text[n++] = '\n';
    call(4, 1, text, (unsigned)n);
    for (;;)
        call(1, 0, 0, 0);
}

void *memcpy(void *to, const void *from, __SIZE_TYPE__ n) {
    for (__SIZE_TYPE__ at = 0; at < n; at++)
        ((volatile char *)to)[at] = ((const char *)from)[at];
    return to;
}

void *memset(void *to, int byte, __SIZE_TYPE__ n) {
    for (__SIZE_TYPE__ at = 0; at < n; at++)
        ((volatile char *)to)[at] = (char)byte;
    return to;
}
