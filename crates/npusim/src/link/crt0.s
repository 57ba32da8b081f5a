# Start-up code: every thread of every core begins at _start.
#
# Before `main`, each thread gets its status, a full lane mask and a separate stack. The first thread of the first core
# calls the constructors; the first thread of each core copies the initial scratchpad, and all threads of the core wait
# for it at barrier 31 of the core's 32. The result of `main` goes to control register 13.

.section .vectors, "ax"
    jmpsr isr0                          # the trap handler for misaligned accesses

.text
.globl _start
_start:
    movei s0, 5                         # booting
    movei s1, 11
    write_cr s0, s1
    movei s0, 65535
    move_i32 rm, s0
    movei s1, 0
    read_cr s50, s1                     # the core
    movei s1, 2
    read_cr s51, s1                     # the thread
    movei s1, 12
    read_cr s52, s1                     # argc, before a kernel overwrites it with its output size
    movei s1, 13
    read_cr s53, s1                     # argv

    lea s0, cores
    movei s1, 35
    write_cr s0, s1                     # no register of the hardware has their number, so kernels read it there

    lea s0, threads_per_core            # sp = stacks_base + (core * threads_per_core + thread + 1) * stacks_dim
    mull_i32 s0, s50, s0
    add_i32 s0, s0, s51
    addi s0, s0, 1
    lea s1, stacks_dim
    mull_i32 s0, s0, s1
    lea s1, stacks_base
    add_i32 sp, s1, s0
    move_i32 fp, sp

    or_i32 s0, s50, s51
    bnez s0, .Lscratchpad
    lea s54, __init_array_start
    lea s55, __init_array_end
.Lconstructor:
    cmpult_i32 s0, s54, s55
    beqz s0, .Lscratchpad
    load32 s0, (s54)
    addi s54, s54, 4
    addi ra, pc, 8                      # a call: `jmpsr s0` returns to the wrong address on the hardware
    jmp s0
    jmp .Lconstructor

.Lscratchpad:
    bnez s51, .Lready
    lea s0, __scratchpad_data_start
    lea s1, __scratchpad_data_end
    movei s2, 0                         # the offset in the scratchpad
.Lblocks:
    sub_i32 s3, s1, s0
    cmpulti s4, s3, 64
    bnez s4, .Lwords
    load_v16i32 v0, (s0)
    store_v16i32_scratchpad v0, (s2)
    addi s0, s0, 64
    addi s2, s2, 64
    jmp .Lblocks
.Lwords:
    sub_i32 s3, s1, s0
    cmpulti s4, s3, 4
    bnez s4, .Lbytes
    load32 s4, (s0)
    store32_scratchpad s4, (s2)
    addi s0, s0, 4
    addi s2, s2, 4
    jmp .Lwords
.Lbytes:
    sub_i32 s3, s1, s0
    beqz s3, .Lready
    load32_u8 s4, (s0)
    store32_8_scratchpad s4, (s2)
    addi s0, s0, 1
    addi s2, s2, 1
    jmp .Lbytes

.Lready:
    movei s0, 6
    read_cr s0, s0                      # the bit set of the core's threads
    movei s1, 0
.Lcount:
    beqz s0, .Lcounted
    subi s2, s0, 1
    and_i32 s0, s0, s2
    addi s1, s1, 1
    jmp .Lcount
.Lcounted:
    subi s1, s1, 1
    shli s0, s50, 5
    ori s0, s0, 31
    barrier s0, s1

    movei s0, 1                         # running
    movei s1, 11
    write_cr s0, s1
    move_i32 s0, s52
    move_i32 s1, s53
    lea s2, main                        # it may be further away than `jmpsr` reaches
    addi ra, pc, 8
    jmp s2

    movei s1, 13
    write_cr s0, s1
    movei s0, 0                         # signals the host that this thread has finished
    moveih s1, 65535
    moveil s1, 65472
    store32 s0, (s1)
    flush s1
    movei s0, 2                         # end
    movei s1, 11
    write_cr s0, s1
.Lend:
    jmp .Lend

.weak isr0
isr0:
    movei s0, 3                         # trapped
    movei s1, 11
    write_cr s0, s1
.Ltrapped:
    jmp .Ltrapped
