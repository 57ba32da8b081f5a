.text
.globl f
.type f, @function
f:
1:
    .p2align 4, 0x90
    .balign 32, 0xcc, 7
    .set here, . - f
    .if here
    .byte 1, -1, 'a', 1b - f
    .else
    .error
    .endif
2:  .4byte 2b - 1b, 1f - 2b
1:  .quad f + 8, (1 << 40) - 1, ~0 & 0xff00 | 7 ^ 3
.size f, . - f
.section .rodata.str, "aMS", @progbits, 1
.asciz "a\n\x41\101", "é"
.ascii "b" , "c"
.bss
.skip 64, 0
.zero 1 << 10
.data
.weak w
w = 7
.word w, outside - 4
.previous
