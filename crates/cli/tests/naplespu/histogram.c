// A histogram of bytes, and its running sum.
static unsigned char data[1000];
static unsigned short counts[256];

int main(void) {
    unsigned seed = 5;
    for (int i = 0; i < 1000; i++) {
        seed = seed * 1664525u + 1013904223u;
        data[i] = (unsigned char)(seed >> 24 & seed >> 16);
    }
    for (int i = 0; i < 1000; i++)
        counts[data[i]]++;
    unsigned sum = 0, hash = 0;
    for (int i = 0; i < 256; i++) {
        sum += counts[i];
        hash = (hash << 5 | hash >> 27) ^ sum;
    }
    return (int)hash;
}
