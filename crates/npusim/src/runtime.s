# Run-time functions for kernels, with the calling convention: thread and core numbers, barriers, control registers.

.globl npu_thread, npu_threads, npu_core, npu_barrier, npu_read_control, npu_write_control, npu_put_character
npu_thread:                             # the thread number on its core
    movei s0, 2
    read_cr s0, s0
    jret
npu_threads:                            # the number of enabled threads of the core; register 14 of the hardware is always 8
    movei s1, 6
    read_cr s1, s1                      # a bit for each
    movei s0, 0
.Lcount:
    addi s0, s0, 1
    subi s2, s1, 1
    and_i32 s1, s1, s2                  # without the lowest bit; the calling thread is enabled
    bnez s1, .Lcount
    jret
npu_core:                               # the core number
    movei s0, 0
    read_cr s0, s0
    jret
npu_barrier:                            # (number, participating threads minus one)
    barrier s0, s1
    jret
npu_read_control:                       # (number) -> value
    read_cr s0, s0
    jret
npu_write_control:                      # (value, number)
    write_cr s0, s1
    jret
npu_put_character:                      # (character)
    movei s1, 0
    moveih s1, 65280
    store32 s0, (s1)
    jret
