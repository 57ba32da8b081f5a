// Calls of the system and requests to Valgrind, whose instructions are text.
#include "system.h"

#if defined(__x86_64__)
long system_call(long number, const long *arguments) {
    long result;
    register long fourth __asm__("r10") = arguments[3];
    register long fifth __asm__("r8") = arguments[4];
    register long sixth __asm__("r9") = arguments[5];
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                     "r"(fourth), "r"(fifth), "r"(sixth) : "rcx", "r11", "memory");
    return result;
}
long short_call(long number, void *pointer, int length) {
    __asm__ volatile("syscall" : "+a"(number) : "D"(1), "S"(pointer), "d"(length) : "rcx", "r11", "memory");
    return number;
}
unsigned long request(unsigned long usual, const void *arguments) {
    __asm__ volatile("rolq $3,  %%rdi ; rolq $13, %%rdi\n\trolq $61, %%rdi ; rolq $51, %%rdi\n\txchgq %%rbx,%%rbx"
                     : "=d"(usual) : "a"(arguments), "0"(usual) : "cc", "memory");
    return usual;
}
unsigned features(void) {
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low ^ high;
}
int later(void) {
    unsigned long a, b, c, d;
    __asm__ volatile("rdtsc" : "=a"(a), "=d"(b));
    __asm__ volatile("rdtsc" : "=a"(c), "=d"(d));
    return (c | d << 32) > (a | b << 32);
}
#elif defined(__aarch64__)
long system_call(long number, const long *arguments) {
    register long name __asm__("x8") = number;
    register long result __asm__("x0") = arguments[0];
    register long second __asm__("x1") = arguments[1];
    register long third __asm__("x2") = arguments[2];
    register long fourth __asm__("x3") = arguments[3];
    register long fifth __asm__("x4") = arguments[4];
    register long sixth __asm__("x5") = arguments[5];
    __asm__ volatile("svc #0" : "+r"(result) : "r"(name), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory", "cc");
    return result;
}
long short_call(long number, void *pointer, int length) {
    register long name __asm__("x8") = number;
    register long result __asm__("x0") = 1;
    register void *second __asm__("x1") = pointer;
    register int third __asm__("x2") = length;
    __asm__ volatile("svc 0" : "+r"(result) : "r"(name), "r"(second), "r"(third) : "memory");
    return result;
}
unsigned long request(unsigned long usual, const void *arguments) {
    register unsigned long result __asm__("x3") = usual;
    register const void *list __asm__("x4") = arguments;
    __asm__ volatile("ror x12, x12, #3  ;  ror x12, x12, #13 \n\tror x12, x12, #51 ;  ror x12, x12, #61\n\t"
                     "orr x10, x10, x10" : "+r"(result) : "r"(list) : "cc", "memory");
    return result;
}
unsigned features(void) { return 0; }
int later(void) { return 1; }
#else
long system_call(long number, const long *arguments) {
    register long name __asm__("a7") = number;
    register long result __asm__("a0") = arguments[0];
    register long second __asm__("a1") = arguments[1];
    register long third __asm__("a2") = arguments[2];
    register long fourth __asm__("a3") = arguments[3];
    register long fifth __asm__("a4") = arguments[4];
    register long sixth __asm__("a5") = arguments[5];
    __asm__ volatile("ecall" : "+r"(result) : "r"(name), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory");
    return result;
}
long short_call(long number, void *pointer, int length) {
    register long name __asm__("a7") = number;
    register long result __asm__("a0") = 1;
    register void *second __asm__("a1") = pointer;
    register long third __asm__("a2") = length;
    __asm__ volatile("ecall" : "+r"(result) : "r"(name), "r"(second), "r"(third) : "memory");
    return result;
}
unsigned long request(unsigned long usual, const void *arguments) {
    register unsigned long result __asm__("a3") = usual;
    register const void *list __asm__("a4") = arguments;
    __asm__ volatile(".option push\n\t.option norvc\n\tsrli zero, zero, 3\n\tsrli zero, zero, 13\n\t"
                     "srli zero, zero, 51\n\tsrli zero, zero, 61\n\tor a0, a0, a0\n\t.option pop"
                     : "+r"(result) : "r"(list) : "memory");
    return result;
}
unsigned features(void) { return 0; }
int later(void) { return 1; }
#endif
