# What kernels call to learn of the machine and to wait for each other, by the calling convention.

.globl npu_thread, npu_threads, npu_core, npu_barrier, npu_read_control, npu_write_control, npu_put_character
npu_thread:                             # the number of this thread on its core
    movei s0, 2
    read_cr s0, s0
    jret
npu_threads:                            # the threads of a core
    movei s0, 14
    read_cr s0, s0
    jret
npu_core:                               # the number of the core
    movei s0, 0
    read_cr s0, s0
    jret
npu_barrier:                            # (number, threads that take part, less one)
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
