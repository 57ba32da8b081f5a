// Prints what a kernel returns; the kernels' `main` is renamed.
int printf(const char *, ...);
int kernel(void);

int main(void) {
    printf("result %#x\n", (unsigned)kernel());
    return 0;
}
