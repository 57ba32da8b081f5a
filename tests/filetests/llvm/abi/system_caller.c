// What calls of the system return, and that they see and change memory.
#include "system.h"
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    long pages[6] = {0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0};
    long address = system_call(SYS_mmap, pages);
    char *memory = (char *)address;
    strcpy(memory + 5000, "written\n");
    fflush(stdout);
    long written = short_call(SYS_write, memory + 5000, 8);
    int ends[2] = {0, 0};
    long pipe[6] = {(long)ends, 0};
    long made = system_call(SYS_pipe2, pipe);
    long give[6] = {ends[1], (long)"through", 8};
    long take[6] = {ends[0], address, 8};
    long given = system_call(SYS_write, give), taken = system_call(SYS_read, take);
    printf("%d %ld %ld %ld %ld %s\n", address > 0, written, made, given, taken, memory);
    printf("%d %ld\n", system_call(SYS_getpid, pages) == getpid(), system_call(SYS_close, (long[6]){-1}));
    printf("%lu %u %d\n", request(4711, pages), features(), later());
    return 0;
}
