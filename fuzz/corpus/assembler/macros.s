.macro put a, b=2, c
    .byte \a, \b
    .ifdef \c
    .byte 9
    .endif
.L\@:
    .4byte .L\@ - .L\@
.endm
.equ known, 1
put 1
put 1, c=known
.rept 3
.rept 2
.byte 0
.endr
.endr
.irp reg, 1, 2, (3, 4), "5,6"
.ascii "\reg"
.endr
.purgem put
