// Blocks of memory: copies and fills of constant and of other sizes, aligned and not, overlapping, and of structures.
typedef __SIZE_TYPE__ size;
void *memcpy(void *, const void *, size);
void *memmove(void *, const void *, size);
void *memset(void *, int, size);
int memcmp(const void *, const void *, size);
size strlen(const char *);

struct Part {
    char name[13];
    short number;
    int values[5];
    long long wide;
    double real;
};

static unsigned hash = 17;
static void add(const void *bytes, size n) {
    for (size at = 0; at < n; at++)
        hash = hash * 33u ^ ((const unsigned char *)bytes)[at];
}

static __attribute__((noinline)) struct Part changed(struct Part part, int by) {
    part.values[2] += by;
    part.wide <<= 3;
    part.real *= 1.5;
    part.name[by & 7] = (char)by;
    return part;
}

static unsigned char buffer[256], other[256];

int main(void) {
    for (int n = 0; n < 256; n++)
        buffer[n] = (unsigned char)(n * 7 + 3);
    unsigned char small[29];
    memset(small, 0x5A, sizeof small);
    add(small, sizeof small);
    memset(small + 1, 0xC3, 24);
    memset(small + 4, 0x81, 7);
    add(small, sizeof small);
    volatile size n_bytes = 61;
    for (size at = 0; at < 6; at++) {
        memset(other + at, (int)(0x70 + at), n_bytes);
        memcpy(other + 96 + at, buffer + 2 * at, n_bytes + at);
        memmove(other + 10, other + 7 + at, n_bytes);
        memmove(other + 100 + at, other + 103, n_bytes);
        memcpy(other + 200, buffer + at, 17);
        add(other, sizeof other);
    }
    hash += (unsigned)(memcmp(buffer, other, n_bytes) > 0) + 2u * (unsigned)(memcmp(buffer, buffer, 9) == 0);
    hash += (unsigned)strlen("a text of some length");
    struct Part part = {"a name", -7, {1, 2, 3, 4, 5}, 0x123456789ABCDEFll, 2.5}, copy = part;
    for (int n = 0; n < 5; n++) {
        copy = changed(copy, n + (int)n_bytes);
        add(copy.name, sizeof copy.name);
        add(copy.values, sizeof copy.values);
        add(&copy.wide, sizeof copy.wide);
        add(&copy.real, sizeof copy.real);
    }
    return (int)(hash + (unsigned)part.number);
}
