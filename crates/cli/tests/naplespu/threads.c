// A matrix product in the scratchpad by all threads of the core, which wait for each other.
#ifdef NPU_HOST
#define NPU_SCRATCHPAD
enum { NPU_THREAD = 2, NPU_THREADS_ENABLED = 6 };
static int __builtin_npu_read_control_reg(int n) { return n == NPU_THREAD ? 0 : 1; }
static void __builtin_npu_barrier(int id, int others) { (void)id, (void)others; }
#else
#include "naplespu.h"
#endif
enum { N = 24 };

static NPU_SCRATCHPAD int tile[N][N];
static NPU_SCRATCHPAD int start[4] = {3, 5, 7, 11};
static int a[N][N], b[N][N], c[N][N];

int main(void) {
    int thread = __builtin_npu_read_control_reg(NPU_THREAD);
    int threads = __builtin_popcount((unsigned)__builtin_npu_read_control_reg(NPU_THREADS_ENABLED));
    for (int y = thread; y < N; y += threads)
        for (int x = 0; x < N; x++)
            a[y][x] = y * 31 - x * start[x & 3], b[y][x] = (y ^ x) + start[y & 3];
    __builtin_npu_barrier(5, threads - 1);
    for (int y = thread; y < N; y += threads)
        for (int x = 0; x < N; x++)
            tile[y][x] = b[x][y];
    __builtin_npu_barrier(6, threads - 1);
    for (int y = thread; y < N; y += threads)
        for (int x = 0; x < N; x++) {
            int sum = 0;
            for (int k = 0; k < N; k++)
                sum += a[y][k] * tile[x][k];
            c[y][x] = sum;
        }
    __builtin_npu_barrier(5, threads - 1);
    unsigned hash = 1;
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++)
            hash = hash * 33u ^ (unsigned)c[y][x];
    return (int)hash;
}
