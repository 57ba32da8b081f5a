; Every atomic update of every type on edge values, with each ordering, aligned and not: prints a hash of what was there and
; what is there then. Expected: what clang 22 prints.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@mem = global [48 x i8] zeroinitializer, align 16
@sum = global i64 0, align 8
@format = constant [9 x i8] c"%s %llx\0A\00"
declare i32 @printf(ptr, ...)

@i8s = constant [6 x i8] [i8 0, i8 1, i8 -1, i8 127, i8 -128, i8 5]
@i16s = constant [6 x i16] [i16 0, i16 1, i16 -1, i16 32767, i16 -32768, i16 300]
@i32s = constant [6 x i32] [i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648, i32 77777]
@i64s = constant [6 x i64] [i64 0, i64 1, i64 -1, i64 9223372036854775807, i64 -9223372036854775808, i64 4294967296]
@i128s = constant [6 x i128] [i128 0, i128 1, i128 -1, i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 18446744073709551616]
@floats = constant [5 x float] [float 0x0000000000000000, float 0x3FF0000000000000, float 0xC004000000000000, float 0x47EFFFFFE0000000, float 0x3810000000000000]
@doubles = constant [5 x double] [double 0.0, double 1.0, double -2.5, double 0x7FEFFFFFFFFFFFFF, double 0x0010000000000000]
@halfs = constant [5 x half] [half 0xH0000, half 0xH3C00, half 0xHC100, half 0xH7BFF, half 0xH0400]
@ptrs = constant [3 x ptr] [ptr null, ptr inttoptr (i64 1 to ptr), ptr inttoptr (i64 -1 to ptr)]

define internal void @mix(i64 %value) noinline {
  %sum = load i64, ptr @sum
  %both = xor i64 %sum, %value
  %next = mul i64 %both, 1099511628211
  store i64 %next, ptr @sum
  ret void
}

define internal void @mix_i8(i8 %x) noinline {
  %z = zext i8 %x to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_i16(i16 %x) noinline {
  %z = zext i16 %x to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_i32(i32 %x) noinline {
  %z = zext i32 %x to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_i64(i64 %x) noinline {
  call void @mix(i64 %x)
  ret void
}

define internal void @mix_i128(i128 %x) noinline {
  %h = lshr i128 %x, 64
  %t = trunc i128 %h to i64
  call void @mix(i64 %t)
  %z = trunc i128 %x to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_float(float %x) noinline {
  %b = bitcast float %x to i32
  %z = zext i32 %b to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_double(double %x) noinline {
  %b = bitcast double %x to i64
  call void @mix(i64 %b)
  ret void
}

define internal void @mix_half(half %x) noinline {
  %b = bitcast half %x to i16
  %z = zext i16 %b to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @mix_ptr(ptr %x) noinline {
  %z = ptrtoint ptr %x to i64
  call void @mix(i64 %z)
  ret void
}

define internal void @i8_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, i8 %x monotonic, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_add() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw add ptr @mem, i8 %x acquire, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_sub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw sub ptr @mem, i8 %x release, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_and() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw and ptr @mem, i8 %x acq_rel, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_nand() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw nand ptr @mem, i8 %x seq_cst, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_or() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw or ptr @mem, i8 %x monotonic, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_xor() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw xor ptr @mem, i8 %x acquire, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_max() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw max ptr @mem, i8 %x release, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_min() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw min ptr @mem, i8 %x acq_rel, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_umax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw umax ptr @mem, i8 %x seq_cst, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_umin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw umin ptr @mem, i8 %x monotonic, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_uinc_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw uinc_wrap ptr @mem, i8 %x acquire, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_udec_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw udec_wrap ptr @mem, i8 %x release, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_usub_cond() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw usub_cond ptr @mem, i8 %x acq_rel, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_usub_sat() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = atomicrmw usub_sat ptr @mem, i8 %x seq_cst, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = load atomic i8, ptr @mem unordered, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  store atomic i8 %x, ptr @mem unordered, align 1
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = load atomic i8, ptr @mem monotonic, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  store atomic i8 %x, ptr @mem monotonic, align 1
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = load atomic i8, ptr @mem acquire, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  store atomic i8 %x, ptr @mem release, align 1
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %r = load atomic i8, ptr @mem seq_cst, align 1
  call void @mix_i8(i8 %r)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  store atomic i8 %x, ptr @mem seq_cst, align 1
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i8 %x, i8 %y monotonic monotonic, align 1
  %r = extractvalue { i8, i1 } %c, 0
  %s = extractvalue { i8, i1 } %c, 1
  call void @mix_i8(i8 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i8 %x, i8 %y acquire acquire, align 1
  %r = extractvalue { i8, i1 } %c, 0
  %s = extractvalue { i8, i1 } %c, 1
  call void @mix_i8(i8 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i8 %x, i8 %y release seq_cst, align 1
  %r = extractvalue { i8, i1 } %c, 0
  %s = extractvalue { i8, i1 } %c, 1
  call void @mix_i8(i8 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i8 %x, i8 %y acq_rel monotonic, align 1
  %r = extractvalue { i8, i1 } %c, 0
  %s = extractvalue { i8, i1 } %c, 1
  call void @mix_i8(i8 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i8_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i8, ptr @i8s, i64 %i0
  %m = load i8, ptr %p0
  %p1 = getelementptr i8, ptr @i8s, i64 %i1
  %x = load i8, ptr %p1
  %p2 = getelementptr i8, ptr @i8s, i64 %i2
  %y = load i8, ptr %p2
  store i8 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i8 %x, i8 %y seq_cst acquire, align 1
  %r = extractvalue { i8, i1 } %c, 0
  %s = extractvalue { i8, i1 } %c, 1
  call void @mix_i8(i8 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i8, ptr @mem, align 1
  call void @mix_i8(i8 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, i16 %x monotonic, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_add() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw add ptr @mem, i16 %x acquire, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_sub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw sub ptr @mem, i16 %x release, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_and() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw and ptr @mem, i16 %x acq_rel, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_nand() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw nand ptr @mem, i16 %x seq_cst, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_or() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw or ptr @mem, i16 %x monotonic, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_xor() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw xor ptr @mem, i16 %x acquire, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_max() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw max ptr @mem, i16 %x release, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_min() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw min ptr @mem, i16 %x acq_rel, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_umax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw umax ptr @mem, i16 %x seq_cst, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_umin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw umin ptr @mem, i16 %x monotonic, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_uinc_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw uinc_wrap ptr @mem, i16 %x acquire, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_udec_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw udec_wrap ptr @mem, i16 %x release, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_usub_cond() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw usub_cond ptr @mem, i16 %x acq_rel, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_usub_sat() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = atomicrmw usub_sat ptr @mem, i16 %x seq_cst, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_xchg_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = atomicrmw xchg ptr getelementptr (i8, ptr @mem, i64 1), i16 %x monotonic, align 1
  call void @mix_i16(i16 %r)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_sub_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = atomicrmw sub ptr getelementptr (i8, ptr @mem, i64 1), i16 %x acquire, align 1
  call void @mix_i16(i16 %r)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_min_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = atomicrmw min ptr getelementptr (i8, ptr @mem, i64 1), i16 %x release, align 1
  call void @mix_i16(i16 %r)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = load atomic i16, ptr @mem unordered, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  store atomic i16 %x, ptr @mem unordered, align 2
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = load atomic i16, ptr @mem monotonic, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  store atomic i16 %x, ptr @mem monotonic, align 2
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = load atomic i16, ptr @mem acquire, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  store atomic i16 %x, ptr @mem release, align 2
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %r = load atomic i16, ptr @mem seq_cst, align 2
  call void @mix_i16(i16 %r)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  store atomic i16 %x, ptr @mem seq_cst, align 2
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i16 %x, i16 %y acq_rel seq_cst, align 2
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i16 %x, i16 %y seq_cst monotonic, align 2
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i16 %x, i16 %y monotonic acquire, align 2
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i16 %x, i16 %y acquire seq_cst, align 2
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i16 %x, i16 %y release monotonic, align 2
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr @mem, align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = load atomic i16, ptr getelementptr (i8, ptr @mem, i64 1) unordered, align 1
  call void @mix_i16(i16 %r)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  store atomic i16 %x, ptr getelementptr (i8, ptr @mem, i64 1) unordered, align 1
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = load atomic i16, ptr getelementptr (i8, ptr @mem, i64 1) monotonic, align 1
  call void @mix_i16(i16 %r)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  store atomic i16 %x, ptr getelementptr (i8, ptr @mem, i64 1) monotonic, align 1
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 1), i16 %x, i16 %y acq_rel acquire, align 1
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i16_cmpxchg1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i16, ptr @i16s, i64 %i0
  %m = load i16, ptr %p0
  %p1 = getelementptr i16, ptr @i16s, i64 %i1
  %x = load i16, ptr %p1
  %p2 = getelementptr i16, ptr @i16s, i64 %i2
  %y = load i16, ptr %p2
  store i16 %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 1), i16 %x, i16 %y seq_cst seq_cst, align 1
  %r = extractvalue { i16, i1 } %c, 0
  %s = extractvalue { i16, i1 } %c, 1
  call void @mix_i16(i16 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i16, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_i16(i16 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, i32 %x monotonic, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_add() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw add ptr @mem, i32 %x acquire, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_sub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw sub ptr @mem, i32 %x release, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_and() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw and ptr @mem, i32 %x acq_rel, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_nand() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw nand ptr @mem, i32 %x seq_cst, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_or() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw or ptr @mem, i32 %x monotonic, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_xor() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw xor ptr @mem, i32 %x acquire, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_max() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw max ptr @mem, i32 %x release, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_min() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw min ptr @mem, i32 %x acq_rel, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_umax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw umax ptr @mem, i32 %x seq_cst, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_umin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw umin ptr @mem, i32 %x monotonic, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_uinc_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw uinc_wrap ptr @mem, i32 %x acquire, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_udec_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw udec_wrap ptr @mem, i32 %x release, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_usub_cond() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw usub_cond ptr @mem, i32 %x acq_rel, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_usub_sat() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = atomicrmw usub_sat ptr @mem, i32 %x seq_cst, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_xchg_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = atomicrmw xchg ptr getelementptr (i8, ptr @mem, i64 2), i32 %x monotonic, align 2
  call void @mix_i32(i32 %r)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_sub_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = atomicrmw sub ptr getelementptr (i8, ptr @mem, i64 2), i32 %x acquire, align 2
  call void @mix_i32(i32 %r)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_min_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = atomicrmw min ptr getelementptr (i8, ptr @mem, i64 2), i32 %x release, align 2
  call void @mix_i32(i32 %r)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = load atomic i32, ptr @mem acquire, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  store atomic i32 %x, ptr @mem release, align 4
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = load atomic i32, ptr @mem seq_cst, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  store atomic i32 %x, ptr @mem seq_cst, align 4
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = load atomic i32, ptr @mem unordered, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  store atomic i32 %x, ptr @mem unordered, align 4
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %r = load atomic i32, ptr @mem monotonic, align 4
  call void @mix_i32(i32 %r)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  store atomic i32 %x, ptr @mem monotonic, align 4
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i32 %x, i32 %y acq_rel monotonic, align 4
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i32 %x, i32 %y seq_cst acquire, align 4
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i32 %x, i32 %y monotonic seq_cst, align 4
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i32 %x, i32 %y acquire monotonic, align 4
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i32 %x, i32 %y release acquire, align 4
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr @mem, align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = load atomic i32, ptr getelementptr (i8, ptr @mem, i64 2) acquire, align 2
  call void @mix_i32(i32 %r)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  store atomic i32 %x, ptr getelementptr (i8, ptr @mem, i64 2) release, align 2
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = load atomic i32, ptr getelementptr (i8, ptr @mem, i64 2) seq_cst, align 2
  call void @mix_i32(i32 %r)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  store atomic i32 %x, ptr getelementptr (i8, ptr @mem, i64 2) seq_cst, align 2
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 2), i32 %x, i32 %y acq_rel seq_cst, align 2
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i32_cmpxchg1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i32, ptr @i32s, i64 %i0
  %m = load i32, ptr %p0
  %p1 = getelementptr i32, ptr @i32s, i64 %i1
  %x = load i32, ptr %p1
  %p2 = getelementptr i32, ptr @i32s, i64 %i2
  %y = load i32, ptr %p2
  store i32 %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 2), i32 %x, i32 %y seq_cst monotonic, align 2
  %r = extractvalue { i32, i1 } %c, 0
  %s = extractvalue { i32, i1 } %c, 1
  call void @mix_i32(i32 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i32, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_i32(i32 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, i64 %x monotonic, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_add() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw add ptr @mem, i64 %x acquire, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_sub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw sub ptr @mem, i64 %x release, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_and() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw and ptr @mem, i64 %x acq_rel, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_nand() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw nand ptr @mem, i64 %x seq_cst, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_or() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw or ptr @mem, i64 %x monotonic, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_xor() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw xor ptr @mem, i64 %x acquire, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_max() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw max ptr @mem, i64 %x release, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_min() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw min ptr @mem, i64 %x acq_rel, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_umax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw umax ptr @mem, i64 %x seq_cst, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_umin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw umin ptr @mem, i64 %x monotonic, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_uinc_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw uinc_wrap ptr @mem, i64 %x acquire, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_udec_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw udec_wrap ptr @mem, i64 %x release, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_usub_cond() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw usub_cond ptr @mem, i64 %x acq_rel, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_usub_sat() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = atomicrmw usub_sat ptr @mem, i64 %x seq_cst, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_xchg_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = atomicrmw xchg ptr getelementptr (i8, ptr @mem, i64 4), i64 %x monotonic, align 4
  call void @mix_i64(i64 %r)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_sub_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = atomicrmw sub ptr getelementptr (i8, ptr @mem, i64 4), i64 %x acquire, align 4
  call void @mix_i64(i64 %r)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_min_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = atomicrmw min ptr getelementptr (i8, ptr @mem, i64 4), i64 %x release, align 4
  call void @mix_i64(i64 %r)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = load atomic i64, ptr @mem unordered, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  store atomic i64 %x, ptr @mem unordered, align 8
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = load atomic i64, ptr @mem monotonic, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  store atomic i64 %x, ptr @mem monotonic, align 8
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = load atomic i64, ptr @mem acquire, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  store atomic i64 %x, ptr @mem release, align 8
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %r = load atomic i64, ptr @mem seq_cst, align 8
  call void @mix_i64(i64 %r)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  store atomic i64 %x, ptr @mem seq_cst, align 8
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i64 %x, i64 %y acq_rel acquire, align 8
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i64 %x, i64 %y seq_cst seq_cst, align 8
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i64 %x, i64 %y monotonic monotonic, align 8
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i64 %x, i64 %y acquire acquire, align 8
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i64 %x, i64 %y release seq_cst, align 8
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr @mem, align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic i64, ptr getelementptr (i8, ptr @mem, i64 4) unordered, align 4
  call void @mix_i64(i64 %r)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic i64 %x, ptr getelementptr (i8, ptr @mem, i64 4) unordered, align 4
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic i64, ptr getelementptr (i8, ptr @mem, i64 4) monotonic, align 4
  call void @mix_i64(i64 %r)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic i64 %x, ptr getelementptr (i8, ptr @mem, i64 4) monotonic, align 4
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 4), i64 %x, i64 %y acq_rel monotonic, align 4
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i64_cmpxchg1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i64, ptr @i64s, i64 %i0
  %m = load i64, ptr %p0
  %p1 = getelementptr i64, ptr @i64s, i64 %i1
  %x = load i64, ptr %p1
  %p2 = getelementptr i64, ptr @i64s, i64 %i2
  %y = load i64, ptr %p2
  store i64 %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 4), i64 %x, i64 %y seq_cst acquire, align 4
  %r = extractvalue { i64, i1 } %c, 0
  %s = extractvalue { i64, i1 } %c, 1
  call void @mix_i64(i64 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i64, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_i64(i64 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, i128 %x monotonic, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_add() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw add ptr @mem, i128 %x acquire, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_sub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw sub ptr @mem, i128 %x release, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_and() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw and ptr @mem, i128 %x acq_rel, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_nand() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw nand ptr @mem, i128 %x seq_cst, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_or() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw or ptr @mem, i128 %x monotonic, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_xor() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw xor ptr @mem, i128 %x acquire, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_max() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw max ptr @mem, i128 %x release, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_min() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw min ptr @mem, i128 %x acq_rel, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_umax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw umax ptr @mem, i128 %x seq_cst, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_umin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw umin ptr @mem, i128 %x monotonic, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_uinc_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw uinc_wrap ptr @mem, i128 %x acquire, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_udec_wrap() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw udec_wrap ptr @mem, i128 %x release, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_usub_cond() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw usub_cond ptr @mem, i128 %x acq_rel, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_usub_sat() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = atomicrmw usub_sat ptr @mem, i128 %x seq_cst, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_xchg_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %r = atomicrmw xchg ptr getelementptr (i8, ptr @mem, i64 8), i128 %x monotonic, align 8
  call void @mix_i128(i128 %r)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_sub_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %r = atomicrmw sub ptr getelementptr (i8, ptr @mem, i64 8), i128 %x acquire, align 8
  call void @mix_i128(i128 %r)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_min_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %r = atomicrmw min ptr getelementptr (i8, ptr @mem, i64 8), i128 %x release, align 8
  call void @mix_i128(i128 %r)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = load atomic i128, ptr @mem acquire, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  store atomic i128 %x, ptr @mem release, align 16
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = load atomic i128, ptr @mem seq_cst, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  store atomic i128 %x, ptr @mem seq_cst, align 16
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = load atomic i128, ptr @mem unordered, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  store atomic i128 %x, ptr @mem unordered, align 16
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %r = load atomic i128, ptr @mem monotonic, align 16
  call void @mix_i128(i128 %r)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  store atomic i128 %x, ptr @mem monotonic, align 16
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i128 %x, i128 %y acq_rel seq_cst, align 16
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i128 %x, i128 %y seq_cst monotonic, align 16
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i128 %x, i128 %y monotonic acquire, align 16
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i128 %x, i128 %y acquire seq_cst, align 16
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, i128 %x, i128 %y release monotonic, align 16
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr @mem, align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %r = load atomic i128, ptr getelementptr (i8, ptr @mem, i64 8) acquire, align 8
  call void @mix_i128(i128 %r)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  store atomic i128 %x, ptr getelementptr (i8, ptr @mem, i64 8) release, align 8
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %r = load atomic i128, ptr getelementptr (i8, ptr @mem, i64 8) seq_cst, align 8
  call void @mix_i128(i128 %r)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  store atomic i128 %x, ptr getelementptr (i8, ptr @mem, i64 8) seq_cst, align 8
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 8), i128 %x, i128 %y acq_rel acquire, align 8
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @i128_cmpxchg1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 6
  %d1 = udiv i64 %i, 6
  %i1 = urem i64 %d1, 6
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 6
  %p0 = getelementptr i128, ptr @i128s, i64 %i0
  %m = load i128, ptr %p0
  %p1 = getelementptr i128, ptr @i128s, i64 %i1
  %x = load i128, ptr %p1
  %p2 = getelementptr i128, ptr @i128s, i64 %i2
  %y = load i128, ptr %p2
  store i128 %m, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 8), i128 %x, i128 %y seq_cst seq_cst, align 8
  %r = extractvalue { i128, i1 } %c, 0
  %s = extractvalue { i128, i1 } %c, 1
  call void @mix_i128(i128 %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load i128, ptr getelementptr (i8, ptr @mem, i64 8), align 1
  call void @mix_i128(i128 %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 36
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, float %x monotonic, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fadd() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fadd ptr @mem, float %x acquire, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fsub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fsub ptr @mem, float %x release, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fmax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fmax ptr @mem, float %x acq_rel, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fmin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fmin ptr @mem, float %x seq_cst, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fmaximum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fmaximum ptr @mem, float %x monotonic, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fminimum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = atomicrmw fminimum ptr @mem, float %x acquire, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_fadd_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = atomicrmw fadd ptr getelementptr (i8, ptr @mem, i64 2), float %x release, align 2
  call void @mix_float(float %r)
  %after = load float, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = load atomic float, ptr @mem unordered, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  store atomic float %x, ptr @mem unordered, align 4
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = load atomic float, ptr @mem monotonic, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  store atomic float %x, ptr @mem monotonic, align 4
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = load atomic float, ptr @mem acquire, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  store atomic float %x, ptr @mem release, align 4
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  %r = load atomic float, ptr @mem seq_cst, align 4
  call void @mix_float(float %r)
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr @mem, align 1
  store atomic float %x, ptr @mem seq_cst, align 4
  %after = load float, ptr @mem, align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = load atomic float, ptr getelementptr (i8, ptr @mem, i64 2) unordered, align 2
  call void @mix_float(float %r)
  %after = load float, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  store atomic float %x, ptr getelementptr (i8, ptr @mem, i64 2) unordered, align 2
  %after = load float, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  %r = load atomic float, ptr getelementptr (i8, ptr @mem, i64 2) monotonic, align 2
  call void @mix_float(float %r)
  %after = load float, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @float_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr float, ptr @floats, i64 %i0
  %m = load float, ptr %p0
  %p1 = getelementptr float, ptr @floats, i64 %i1
  %x = load float, ptr %p1
  %p2 = getelementptr float, ptr @floats, i64 %i2
  %y = load float, ptr %p2
  store float %m, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  store atomic float %x, ptr getelementptr (i8, ptr @mem, i64 2) monotonic, align 2
  %after = load float, ptr getelementptr (i8, ptr @mem, i64 2), align 1
  call void @mix_float(float %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, double %x acq_rel, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fadd() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fadd ptr @mem, double %x seq_cst, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fsub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fsub ptr @mem, double %x monotonic, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fmax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fmax ptr @mem, double %x acquire, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fmin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fmin ptr @mem, double %x release, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fmaximum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fmaximum ptr @mem, double %x acq_rel, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fminimum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = atomicrmw fminimum ptr @mem, double %x seq_cst, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_fadd_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = atomicrmw fadd ptr getelementptr (i8, ptr @mem, i64 4), double %x monotonic, align 4
  call void @mix_double(double %r)
  %after = load double, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = load atomic double, ptr @mem acquire, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  store atomic double %x, ptr @mem release, align 8
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = load atomic double, ptr @mem seq_cst, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  store atomic double %x, ptr @mem seq_cst, align 8
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = load atomic double, ptr @mem unordered, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  store atomic double %x, ptr @mem unordered, align 8
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  %r = load atomic double, ptr @mem monotonic, align 8
  call void @mix_double(double %r)
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr @mem, align 1
  store atomic double %x, ptr @mem monotonic, align 8
  %after = load double, ptr @mem, align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic double, ptr getelementptr (i8, ptr @mem, i64 4) acquire, align 4
  call void @mix_double(double %r)
  %after = load double, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic double %x, ptr getelementptr (i8, ptr @mem, i64 4) release, align 4
  %after = load double, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic double, ptr getelementptr (i8, ptr @mem, i64 4) seq_cst, align 4
  call void @mix_double(double %r)
  %after = load double, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @double_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr double, ptr @doubles, i64 %i0
  %m = load double, ptr %p0
  %p1 = getelementptr double, ptr @doubles, i64 %i1
  %x = load double, ptr %p1
  %p2 = getelementptr double, ptr @doubles, i64 %i2
  %y = load double, ptr %p2
  store double %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic double %x, ptr getelementptr (i8, ptr @mem, i64 4) seq_cst, align 4
  %after = load double, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_double(double %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, half %x acquire, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fadd() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fadd ptr @mem, half %x release, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fsub() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fsub ptr @mem, half %x acq_rel, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fmax() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fmax ptr @mem, half %x seq_cst, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fmin() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fmin ptr @mem, half %x monotonic, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fmaximum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fmaximum ptr @mem, half %x acquire, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fminimum() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = atomicrmw fminimum ptr @mem, half %x release, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_fadd_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = atomicrmw fadd ptr getelementptr (i8, ptr @mem, i64 1), half %x acq_rel, align 1
  call void @mix_half(half %r)
  %after = load half, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = load atomic half, ptr @mem unordered, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  store atomic half %x, ptr @mem unordered, align 2
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = load atomic half, ptr @mem monotonic, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  store atomic half %x, ptr @mem monotonic, align 2
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = load atomic half, ptr @mem acquire, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  store atomic half %x, ptr @mem release, align 2
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  %r = load atomic half, ptr @mem seq_cst, align 2
  call void @mix_half(half %r)
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr @mem, align 1
  store atomic half %x, ptr @mem seq_cst, align 2
  %after = load half, ptr @mem, align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = load atomic half, ptr getelementptr (i8, ptr @mem, i64 1) unordered, align 1
  call void @mix_half(half %r)
  %after = load half, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  store atomic half %x, ptr getelementptr (i8, ptr @mem, i64 1) unordered, align 1
  %after = load half, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  %r = load atomic half, ptr getelementptr (i8, ptr @mem, i64 1) monotonic, align 1
  call void @mix_half(half %r)
  %after = load half, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @half_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 5
  %d1 = udiv i64 %i, 5
  %i1 = urem i64 %d1, 5
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 5
  %p0 = getelementptr half, ptr @halfs, i64 %i0
  %m = load half, ptr %p0
  %p1 = getelementptr half, ptr @halfs, i64 %i1
  %x = load half, ptr %p1
  %p2 = getelementptr half, ptr @halfs, i64 %i2
  %y = load half, ptr %p2
  store half %m, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  store atomic half %x, ptr getelementptr (i8, ptr @mem, i64 1) monotonic, align 1
  %after = load half, ptr getelementptr (i8, ptr @mem, i64 1), align 1
  call void @mix_half(half %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 25
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_xchg() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %r = atomicrmw xchg ptr @mem, ptr %x seq_cst, align 8
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_xchg_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = atomicrmw xchg ptr getelementptr (i8, ptr @mem, i64 4), ptr %x monotonic, align 4
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %r = load atomic ptr, ptr @mem acquire, align 8
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  store atomic ptr %x, ptr @mem release, align 8
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %r = load atomic ptr, ptr @mem seq_cst, align 8
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  store atomic ptr %x, ptr @mem seq_cst, align 8
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %r = load atomic ptr, ptr @mem unordered, align 8
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  store atomic ptr %x, ptr @mem unordered, align 8
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %r = load atomic ptr, ptr @mem monotonic, align 8
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  store atomic ptr %x, ptr @mem monotonic, align 8
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg0() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, ptr %x, ptr %y acquire monotonic, align 8
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg1() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, ptr %x, ptr %y release acquire, align 8
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg2() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, ptr %x, ptr %y acq_rel seq_cst, align 8
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg3() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, ptr %x, ptr %y seq_cst monotonic, align 8
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg4() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr @mem, align 1
  %c = cmpxchg ptr @mem, ptr %x, ptr %y monotonic acquire, align 8
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr @mem, align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic ptr, ptr getelementptr (i8, ptr @mem, i64 4) acquire, align 4
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic ptr %x, ptr getelementptr (i8, ptr @mem, i64 4) release, align 4
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_load1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %r = load atomic ptr, ptr getelementptr (i8, ptr @mem, i64 4) seq_cst, align 4
  call void @mix_ptr(ptr %r)
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_store1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  store atomic ptr %x, ptr getelementptr (i8, ptr @mem, i64 4) seq_cst, align 4
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg0_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 4), ptr %x, ptr %y acquire seq_cst, align 4
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

define internal void @ptr_cmpxchg1_unaligned() noinline {
  br label %l
l:
  %i = phi i64 [0, %0], [%n, %l]
  %i0 = urem i64 %i, 3
  %d1 = udiv i64 %i, 3
  %i1 = urem i64 %d1, 3
  %i2m = mul i64 %i, 5
  %i2 = urem i64 %i2m, 3
  %p0 = getelementptr ptr, ptr @ptrs, i64 %i0
  %m = load ptr, ptr %p0
  %p1 = getelementptr ptr, ptr @ptrs, i64 %i1
  %x = load ptr, ptr %p1
  %p2 = getelementptr ptr, ptr @ptrs, i64 %i2
  %y = load ptr, ptr %p2
  store ptr %m, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  %c = cmpxchg ptr getelementptr (i8, ptr @mem, i64 4), ptr %x, ptr %y release monotonic, align 4
  %r = extractvalue { ptr, i1 } %c, 0
  %s = extractvalue { ptr, i1 } %c, 1
  call void @mix_ptr(ptr %r)
  %z1 = zext i1 %s to i64
  call void @mix(i64 %z1)
  %after = load ptr, ptr getelementptr (i8, ptr @mem, i64 4), align 1
  call void @mix_ptr(ptr %after)
  %n = add i64 %i, 1
  %e = icmp eq i64 %n, 9
  br i1 %e, label %d, label %l
d:
  ret void
}

@name_i8_xchg = constant [8 x i8] c"i8_xchg\00"
@name_i8_add = constant [7 x i8] c"i8_add\00"
@name_i8_sub = constant [7 x i8] c"i8_sub\00"
@name_i8_and = constant [7 x i8] c"i8_and\00"
@name_i8_nand = constant [8 x i8] c"i8_nand\00"
@name_i8_or = constant [6 x i8] c"i8_or\00"
@name_i8_xor = constant [7 x i8] c"i8_xor\00"
@name_i8_max = constant [7 x i8] c"i8_max\00"
@name_i8_min = constant [7 x i8] c"i8_min\00"
@name_i8_umax = constant [8 x i8] c"i8_umax\00"
@name_i8_umin = constant [8 x i8] c"i8_umin\00"
@name_i8_uinc_wrap = constant [13 x i8] c"i8_uinc_wrap\00"
@name_i8_udec_wrap = constant [13 x i8] c"i8_udec_wrap\00"
@name_i8_usub_cond = constant [13 x i8] c"i8_usub_cond\00"
@name_i8_usub_sat = constant [12 x i8] c"i8_usub_sat\00"
@name_i8_load0 = constant [9 x i8] c"i8_load0\00"
@name_i8_store0 = constant [10 x i8] c"i8_store0\00"
@name_i8_load1 = constant [9 x i8] c"i8_load1\00"
@name_i8_store1 = constant [10 x i8] c"i8_store1\00"
@name_i8_load2 = constant [9 x i8] c"i8_load2\00"
@name_i8_store2 = constant [10 x i8] c"i8_store2\00"
@name_i8_load3 = constant [9 x i8] c"i8_load3\00"
@name_i8_store3 = constant [10 x i8] c"i8_store3\00"
@name_i8_cmpxchg0 = constant [12 x i8] c"i8_cmpxchg0\00"
@name_i8_cmpxchg1 = constant [12 x i8] c"i8_cmpxchg1\00"
@name_i8_cmpxchg2 = constant [12 x i8] c"i8_cmpxchg2\00"
@name_i8_cmpxchg3 = constant [12 x i8] c"i8_cmpxchg3\00"
@name_i8_cmpxchg4 = constant [12 x i8] c"i8_cmpxchg4\00"
@name_i16_xchg = constant [9 x i8] c"i16_xchg\00"
@name_i16_add = constant [8 x i8] c"i16_add\00"
@name_i16_sub = constant [8 x i8] c"i16_sub\00"
@name_i16_and = constant [8 x i8] c"i16_and\00"
@name_i16_nand = constant [9 x i8] c"i16_nand\00"
@name_i16_or = constant [7 x i8] c"i16_or\00"
@name_i16_xor = constant [8 x i8] c"i16_xor\00"
@name_i16_max = constant [8 x i8] c"i16_max\00"
@name_i16_min = constant [8 x i8] c"i16_min\00"
@name_i16_umax = constant [9 x i8] c"i16_umax\00"
@name_i16_umin = constant [9 x i8] c"i16_umin\00"
@name_i16_uinc_wrap = constant [14 x i8] c"i16_uinc_wrap\00"
@name_i16_udec_wrap = constant [14 x i8] c"i16_udec_wrap\00"
@name_i16_usub_cond = constant [14 x i8] c"i16_usub_cond\00"
@name_i16_usub_sat = constant [13 x i8] c"i16_usub_sat\00"
@name_i16_xchg_unaligned = constant [19 x i8] c"i16_xchg_unaligned\00"
@name_i16_sub_unaligned = constant [18 x i8] c"i16_sub_unaligned\00"
@name_i16_min_unaligned = constant [18 x i8] c"i16_min_unaligned\00"
@name_i16_load0 = constant [10 x i8] c"i16_load0\00"
@name_i16_store0 = constant [11 x i8] c"i16_store0\00"
@name_i16_load1 = constant [10 x i8] c"i16_load1\00"
@name_i16_store1 = constant [11 x i8] c"i16_store1\00"
@name_i16_load2 = constant [10 x i8] c"i16_load2\00"
@name_i16_store2 = constant [11 x i8] c"i16_store2\00"
@name_i16_load3 = constant [10 x i8] c"i16_load3\00"
@name_i16_store3 = constant [11 x i8] c"i16_store3\00"
@name_i16_cmpxchg0 = constant [13 x i8] c"i16_cmpxchg0\00"
@name_i16_cmpxchg1 = constant [13 x i8] c"i16_cmpxchg1\00"
@name_i16_cmpxchg2 = constant [13 x i8] c"i16_cmpxchg2\00"
@name_i16_cmpxchg3 = constant [13 x i8] c"i16_cmpxchg3\00"
@name_i16_cmpxchg4 = constant [13 x i8] c"i16_cmpxchg4\00"
@name_i16_load0_unaligned = constant [20 x i8] c"i16_load0_unaligned\00"
@name_i16_store0_unaligned = constant [21 x i8] c"i16_store0_unaligned\00"
@name_i16_load1_unaligned = constant [20 x i8] c"i16_load1_unaligned\00"
@name_i16_store1_unaligned = constant [21 x i8] c"i16_store1_unaligned\00"
@name_i16_cmpxchg0_unaligned = constant [23 x i8] c"i16_cmpxchg0_unaligned\00"
@name_i16_cmpxchg1_unaligned = constant [23 x i8] c"i16_cmpxchg1_unaligned\00"
@name_i32_xchg = constant [9 x i8] c"i32_xchg\00"
@name_i32_add = constant [8 x i8] c"i32_add\00"
@name_i32_sub = constant [8 x i8] c"i32_sub\00"
@name_i32_and = constant [8 x i8] c"i32_and\00"
@name_i32_nand = constant [9 x i8] c"i32_nand\00"
@name_i32_or = constant [7 x i8] c"i32_or\00"
@name_i32_xor = constant [8 x i8] c"i32_xor\00"
@name_i32_max = constant [8 x i8] c"i32_max\00"
@name_i32_min = constant [8 x i8] c"i32_min\00"
@name_i32_umax = constant [9 x i8] c"i32_umax\00"
@name_i32_umin = constant [9 x i8] c"i32_umin\00"
@name_i32_uinc_wrap = constant [14 x i8] c"i32_uinc_wrap\00"
@name_i32_udec_wrap = constant [14 x i8] c"i32_udec_wrap\00"
@name_i32_usub_cond = constant [14 x i8] c"i32_usub_cond\00"
@name_i32_usub_sat = constant [13 x i8] c"i32_usub_sat\00"
@name_i32_xchg_unaligned = constant [19 x i8] c"i32_xchg_unaligned\00"
@name_i32_sub_unaligned = constant [18 x i8] c"i32_sub_unaligned\00"
@name_i32_min_unaligned = constant [18 x i8] c"i32_min_unaligned\00"
@name_i32_load0 = constant [10 x i8] c"i32_load0\00"
@name_i32_store0 = constant [11 x i8] c"i32_store0\00"
@name_i32_load1 = constant [10 x i8] c"i32_load1\00"
@name_i32_store1 = constant [11 x i8] c"i32_store1\00"
@name_i32_load2 = constant [10 x i8] c"i32_load2\00"
@name_i32_store2 = constant [11 x i8] c"i32_store2\00"
@name_i32_load3 = constant [10 x i8] c"i32_load3\00"
@name_i32_store3 = constant [11 x i8] c"i32_store3\00"
@name_i32_cmpxchg0 = constant [13 x i8] c"i32_cmpxchg0\00"
@name_i32_cmpxchg1 = constant [13 x i8] c"i32_cmpxchg1\00"
@name_i32_cmpxchg2 = constant [13 x i8] c"i32_cmpxchg2\00"
@name_i32_cmpxchg3 = constant [13 x i8] c"i32_cmpxchg3\00"
@name_i32_cmpxchg4 = constant [13 x i8] c"i32_cmpxchg4\00"
@name_i32_load0_unaligned = constant [20 x i8] c"i32_load0_unaligned\00"
@name_i32_store0_unaligned = constant [21 x i8] c"i32_store0_unaligned\00"
@name_i32_load1_unaligned = constant [20 x i8] c"i32_load1_unaligned\00"
@name_i32_store1_unaligned = constant [21 x i8] c"i32_store1_unaligned\00"
@name_i32_cmpxchg0_unaligned = constant [23 x i8] c"i32_cmpxchg0_unaligned\00"
@name_i32_cmpxchg1_unaligned = constant [23 x i8] c"i32_cmpxchg1_unaligned\00"
@name_i64_xchg = constant [9 x i8] c"i64_xchg\00"
@name_i64_add = constant [8 x i8] c"i64_add\00"
@name_i64_sub = constant [8 x i8] c"i64_sub\00"
@name_i64_and = constant [8 x i8] c"i64_and\00"
@name_i64_nand = constant [9 x i8] c"i64_nand\00"
@name_i64_or = constant [7 x i8] c"i64_or\00"
@name_i64_xor = constant [8 x i8] c"i64_xor\00"
@name_i64_max = constant [8 x i8] c"i64_max\00"
@name_i64_min = constant [8 x i8] c"i64_min\00"
@name_i64_umax = constant [9 x i8] c"i64_umax\00"
@name_i64_umin = constant [9 x i8] c"i64_umin\00"
@name_i64_uinc_wrap = constant [14 x i8] c"i64_uinc_wrap\00"
@name_i64_udec_wrap = constant [14 x i8] c"i64_udec_wrap\00"
@name_i64_usub_cond = constant [14 x i8] c"i64_usub_cond\00"
@name_i64_usub_sat = constant [13 x i8] c"i64_usub_sat\00"
@name_i64_xchg_unaligned = constant [19 x i8] c"i64_xchg_unaligned\00"
@name_i64_sub_unaligned = constant [18 x i8] c"i64_sub_unaligned\00"
@name_i64_min_unaligned = constant [18 x i8] c"i64_min_unaligned\00"
@name_i64_load0 = constant [10 x i8] c"i64_load0\00"
@name_i64_store0 = constant [11 x i8] c"i64_store0\00"
@name_i64_load1 = constant [10 x i8] c"i64_load1\00"
@name_i64_store1 = constant [11 x i8] c"i64_store1\00"
@name_i64_load2 = constant [10 x i8] c"i64_load2\00"
@name_i64_store2 = constant [11 x i8] c"i64_store2\00"
@name_i64_load3 = constant [10 x i8] c"i64_load3\00"
@name_i64_store3 = constant [11 x i8] c"i64_store3\00"
@name_i64_cmpxchg0 = constant [13 x i8] c"i64_cmpxchg0\00"
@name_i64_cmpxchg1 = constant [13 x i8] c"i64_cmpxchg1\00"
@name_i64_cmpxchg2 = constant [13 x i8] c"i64_cmpxchg2\00"
@name_i64_cmpxchg3 = constant [13 x i8] c"i64_cmpxchg3\00"
@name_i64_cmpxchg4 = constant [13 x i8] c"i64_cmpxchg4\00"
@name_i64_load0_unaligned = constant [20 x i8] c"i64_load0_unaligned\00"
@name_i64_store0_unaligned = constant [21 x i8] c"i64_store0_unaligned\00"
@name_i64_load1_unaligned = constant [20 x i8] c"i64_load1_unaligned\00"
@name_i64_store1_unaligned = constant [21 x i8] c"i64_store1_unaligned\00"
@name_i64_cmpxchg0_unaligned = constant [23 x i8] c"i64_cmpxchg0_unaligned\00"
@name_i64_cmpxchg1_unaligned = constant [23 x i8] c"i64_cmpxchg1_unaligned\00"
@name_i128_xchg = constant [10 x i8] c"i128_xchg\00"
@name_i128_add = constant [9 x i8] c"i128_add\00"
@name_i128_sub = constant [9 x i8] c"i128_sub\00"
@name_i128_and = constant [9 x i8] c"i128_and\00"
@name_i128_nand = constant [10 x i8] c"i128_nand\00"
@name_i128_or = constant [8 x i8] c"i128_or\00"
@name_i128_xor = constant [9 x i8] c"i128_xor\00"
@name_i128_max = constant [9 x i8] c"i128_max\00"
@name_i128_min = constant [9 x i8] c"i128_min\00"
@name_i128_umax = constant [10 x i8] c"i128_umax\00"
@name_i128_umin = constant [10 x i8] c"i128_umin\00"
@name_i128_uinc_wrap = constant [15 x i8] c"i128_uinc_wrap\00"
@name_i128_udec_wrap = constant [15 x i8] c"i128_udec_wrap\00"
@name_i128_usub_cond = constant [15 x i8] c"i128_usub_cond\00"
@name_i128_usub_sat = constant [14 x i8] c"i128_usub_sat\00"
@name_i128_xchg_unaligned = constant [20 x i8] c"i128_xchg_unaligned\00"
@name_i128_sub_unaligned = constant [19 x i8] c"i128_sub_unaligned\00"
@name_i128_min_unaligned = constant [19 x i8] c"i128_min_unaligned\00"
@name_i128_load0 = constant [11 x i8] c"i128_load0\00"
@name_i128_store0 = constant [12 x i8] c"i128_store0\00"
@name_i128_load1 = constant [11 x i8] c"i128_load1\00"
@name_i128_store1 = constant [12 x i8] c"i128_store1\00"
@name_i128_load2 = constant [11 x i8] c"i128_load2\00"
@name_i128_store2 = constant [12 x i8] c"i128_store2\00"
@name_i128_load3 = constant [11 x i8] c"i128_load3\00"
@name_i128_store3 = constant [12 x i8] c"i128_store3\00"
@name_i128_cmpxchg0 = constant [14 x i8] c"i128_cmpxchg0\00"
@name_i128_cmpxchg1 = constant [14 x i8] c"i128_cmpxchg1\00"
@name_i128_cmpxchg2 = constant [14 x i8] c"i128_cmpxchg2\00"
@name_i128_cmpxchg3 = constant [14 x i8] c"i128_cmpxchg3\00"
@name_i128_cmpxchg4 = constant [14 x i8] c"i128_cmpxchg4\00"
@name_i128_load0_unaligned = constant [21 x i8] c"i128_load0_unaligned\00"
@name_i128_store0_unaligned = constant [22 x i8] c"i128_store0_unaligned\00"
@name_i128_load1_unaligned = constant [21 x i8] c"i128_load1_unaligned\00"
@name_i128_store1_unaligned = constant [22 x i8] c"i128_store1_unaligned\00"
@name_i128_cmpxchg0_unaligned = constant [24 x i8] c"i128_cmpxchg0_unaligned\00"
@name_i128_cmpxchg1_unaligned = constant [24 x i8] c"i128_cmpxchg1_unaligned\00"
@name_float_xchg = constant [11 x i8] c"float_xchg\00"
@name_float_fadd = constant [11 x i8] c"float_fadd\00"
@name_float_fsub = constant [11 x i8] c"float_fsub\00"
@name_float_fmax = constant [11 x i8] c"float_fmax\00"
@name_float_fmin = constant [11 x i8] c"float_fmin\00"
@name_float_fmaximum = constant [15 x i8] c"float_fmaximum\00"
@name_float_fminimum = constant [15 x i8] c"float_fminimum\00"
@name_float_fadd_unaligned = constant [21 x i8] c"float_fadd_unaligned\00"
@name_float_load0 = constant [12 x i8] c"float_load0\00"
@name_float_store0 = constant [13 x i8] c"float_store0\00"
@name_float_load1 = constant [12 x i8] c"float_load1\00"
@name_float_store1 = constant [13 x i8] c"float_store1\00"
@name_float_load2 = constant [12 x i8] c"float_load2\00"
@name_float_store2 = constant [13 x i8] c"float_store2\00"
@name_float_load3 = constant [12 x i8] c"float_load3\00"
@name_float_store3 = constant [13 x i8] c"float_store3\00"
@name_float_load0_unaligned = constant [22 x i8] c"float_load0_unaligned\00"
@name_float_store0_unaligned = constant [23 x i8] c"float_store0_unaligned\00"
@name_float_load1_unaligned = constant [22 x i8] c"float_load1_unaligned\00"
@name_float_store1_unaligned = constant [23 x i8] c"float_store1_unaligned\00"
@name_double_xchg = constant [12 x i8] c"double_xchg\00"
@name_double_fadd = constant [12 x i8] c"double_fadd\00"
@name_double_fsub = constant [12 x i8] c"double_fsub\00"
@name_double_fmax = constant [12 x i8] c"double_fmax\00"
@name_double_fmin = constant [12 x i8] c"double_fmin\00"
@name_double_fmaximum = constant [16 x i8] c"double_fmaximum\00"
@name_double_fminimum = constant [16 x i8] c"double_fminimum\00"
@name_double_fadd_unaligned = constant [22 x i8] c"double_fadd_unaligned\00"
@name_double_load0 = constant [13 x i8] c"double_load0\00"
@name_double_store0 = constant [14 x i8] c"double_store0\00"
@name_double_load1 = constant [13 x i8] c"double_load1\00"
@name_double_store1 = constant [14 x i8] c"double_store1\00"
@name_double_load2 = constant [13 x i8] c"double_load2\00"
@name_double_store2 = constant [14 x i8] c"double_store2\00"
@name_double_load3 = constant [13 x i8] c"double_load3\00"
@name_double_store3 = constant [14 x i8] c"double_store3\00"
@name_double_load0_unaligned = constant [23 x i8] c"double_load0_unaligned\00"
@name_double_store0_unaligned = constant [24 x i8] c"double_store0_unaligned\00"
@name_double_load1_unaligned = constant [23 x i8] c"double_load1_unaligned\00"
@name_double_store1_unaligned = constant [24 x i8] c"double_store1_unaligned\00"
@name_half_xchg = constant [10 x i8] c"half_xchg\00"
@name_half_fadd = constant [10 x i8] c"half_fadd\00"
@name_half_fsub = constant [10 x i8] c"half_fsub\00"
@name_half_fmax = constant [10 x i8] c"half_fmax\00"
@name_half_fmin = constant [10 x i8] c"half_fmin\00"
@name_half_fmaximum = constant [14 x i8] c"half_fmaximum\00"
@name_half_fminimum = constant [14 x i8] c"half_fminimum\00"
@name_half_fadd_unaligned = constant [20 x i8] c"half_fadd_unaligned\00"
@name_half_load0 = constant [11 x i8] c"half_load0\00"
@name_half_store0 = constant [12 x i8] c"half_store0\00"
@name_half_load1 = constant [11 x i8] c"half_load1\00"
@name_half_store1 = constant [12 x i8] c"half_store1\00"
@name_half_load2 = constant [11 x i8] c"half_load2\00"
@name_half_store2 = constant [12 x i8] c"half_store2\00"
@name_half_load3 = constant [11 x i8] c"half_load3\00"
@name_half_store3 = constant [12 x i8] c"half_store3\00"
@name_half_load0_unaligned = constant [21 x i8] c"half_load0_unaligned\00"
@name_half_store0_unaligned = constant [22 x i8] c"half_store0_unaligned\00"
@name_half_load1_unaligned = constant [21 x i8] c"half_load1_unaligned\00"
@name_half_store1_unaligned = constant [22 x i8] c"half_store1_unaligned\00"
@name_ptr_xchg = constant [9 x i8] c"ptr_xchg\00"
@name_ptr_xchg_unaligned = constant [19 x i8] c"ptr_xchg_unaligned\00"
@name_ptr_load0 = constant [10 x i8] c"ptr_load0\00"
@name_ptr_store0 = constant [11 x i8] c"ptr_store0\00"
@name_ptr_load1 = constant [10 x i8] c"ptr_load1\00"
@name_ptr_store1 = constant [11 x i8] c"ptr_store1\00"
@name_ptr_load2 = constant [10 x i8] c"ptr_load2\00"
@name_ptr_store2 = constant [11 x i8] c"ptr_store2\00"
@name_ptr_load3 = constant [10 x i8] c"ptr_load3\00"
@name_ptr_store3 = constant [11 x i8] c"ptr_store3\00"
@name_ptr_cmpxchg0 = constant [13 x i8] c"ptr_cmpxchg0\00"
@name_ptr_cmpxchg1 = constant [13 x i8] c"ptr_cmpxchg1\00"
@name_ptr_cmpxchg2 = constant [13 x i8] c"ptr_cmpxchg2\00"
@name_ptr_cmpxchg3 = constant [13 x i8] c"ptr_cmpxchg3\00"
@name_ptr_cmpxchg4 = constant [13 x i8] c"ptr_cmpxchg4\00"
@name_ptr_load0_unaligned = constant [20 x i8] c"ptr_load0_unaligned\00"
@name_ptr_store0_unaligned = constant [21 x i8] c"ptr_store0_unaligned\00"
@name_ptr_load1_unaligned = constant [20 x i8] c"ptr_load1_unaligned\00"
@name_ptr_store1_unaligned = constant [21 x i8] c"ptr_store1_unaligned\00"
@name_ptr_cmpxchg0_unaligned = constant [23 x i8] c"ptr_cmpxchg0_unaligned\00"
@name_ptr_cmpxchg1_unaligned = constant [23 x i8] c"ptr_cmpxchg1_unaligned\00"

define i32 @main() {
  store i64 0, ptr @sum
  call void @i8_xchg()
  %s0 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_xchg, i64 %s0)
  store i64 0, ptr @sum
  call void @i8_add()
  %s1 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_add, i64 %s1)
  store i64 0, ptr @sum
  call void @i8_sub()
  %s2 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_sub, i64 %s2)
  store i64 0, ptr @sum
  call void @i8_and()
  %s3 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_and, i64 %s3)
  store i64 0, ptr @sum
  call void @i8_nand()
  %s4 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_nand, i64 %s4)
  store i64 0, ptr @sum
  call void @i8_or()
  %s5 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_or, i64 %s5)
  store i64 0, ptr @sum
  call void @i8_xor()
  %s6 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_xor, i64 %s6)
  store i64 0, ptr @sum
  call void @i8_max()
  %s7 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_max, i64 %s7)
  store i64 0, ptr @sum
  call void @i8_min()
  %s8 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_min, i64 %s8)
  store i64 0, ptr @sum
  call void @i8_umax()
  %s9 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_umax, i64 %s9)
  store i64 0, ptr @sum
  call void @i8_umin()
  %s10 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_umin, i64 %s10)
  store i64 0, ptr @sum
  call void @i8_uinc_wrap()
  %s11 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_uinc_wrap, i64 %s11)
  store i64 0, ptr @sum
  call void @i8_udec_wrap()
  %s12 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_udec_wrap, i64 %s12)
  store i64 0, ptr @sum
  call void @i8_usub_cond()
  %s13 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_usub_cond, i64 %s13)
  store i64 0, ptr @sum
  call void @i8_usub_sat()
  %s14 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_usub_sat, i64 %s14)
  store i64 0, ptr @sum
  call void @i8_load0()
  %s15 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_load0, i64 %s15)
  store i64 0, ptr @sum
  call void @i8_store0()
  %s16 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_store0, i64 %s16)
  store i64 0, ptr @sum
  call void @i8_load1()
  %s17 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_load1, i64 %s17)
  store i64 0, ptr @sum
  call void @i8_store1()
  %s18 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_store1, i64 %s18)
  store i64 0, ptr @sum
  call void @i8_load2()
  %s19 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_load2, i64 %s19)
  store i64 0, ptr @sum
  call void @i8_store2()
  %s20 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_store2, i64 %s20)
  store i64 0, ptr @sum
  call void @i8_load3()
  %s21 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_load3, i64 %s21)
  store i64 0, ptr @sum
  call void @i8_store3()
  %s22 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_store3, i64 %s22)
  store i64 0, ptr @sum
  call void @i8_cmpxchg0()
  %s23 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_cmpxchg0, i64 %s23)
  store i64 0, ptr @sum
  call void @i8_cmpxchg1()
  %s24 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_cmpxchg1, i64 %s24)
  store i64 0, ptr @sum
  call void @i8_cmpxchg2()
  %s25 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_cmpxchg2, i64 %s25)
  store i64 0, ptr @sum
  call void @i8_cmpxchg3()
  %s26 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_cmpxchg3, i64 %s26)
  store i64 0, ptr @sum
  call void @i8_cmpxchg4()
  %s27 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i8_cmpxchg4, i64 %s27)
  store i64 0, ptr @sum
  call void @i16_xchg()
  %s28 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_xchg, i64 %s28)
  store i64 0, ptr @sum
  call void @i16_add()
  %s29 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_add, i64 %s29)
  store i64 0, ptr @sum
  call void @i16_sub()
  %s30 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_sub, i64 %s30)
  store i64 0, ptr @sum
  call void @i16_and()
  %s31 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_and, i64 %s31)
  store i64 0, ptr @sum
  call void @i16_nand()
  %s32 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_nand, i64 %s32)
  store i64 0, ptr @sum
  call void @i16_or()
  %s33 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_or, i64 %s33)
  store i64 0, ptr @sum
  call void @i16_xor()
  %s34 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_xor, i64 %s34)
  store i64 0, ptr @sum
  call void @i16_max()
  %s35 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_max, i64 %s35)
  store i64 0, ptr @sum
  call void @i16_min()
  %s36 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_min, i64 %s36)
  store i64 0, ptr @sum
  call void @i16_umax()
  %s37 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_umax, i64 %s37)
  store i64 0, ptr @sum
  call void @i16_umin()
  %s38 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_umin, i64 %s38)
  store i64 0, ptr @sum
  call void @i16_uinc_wrap()
  %s39 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_uinc_wrap, i64 %s39)
  store i64 0, ptr @sum
  call void @i16_udec_wrap()
  %s40 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_udec_wrap, i64 %s40)
  store i64 0, ptr @sum
  call void @i16_usub_cond()
  %s41 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_usub_cond, i64 %s41)
  store i64 0, ptr @sum
  call void @i16_usub_sat()
  %s42 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_usub_sat, i64 %s42)
  store i64 0, ptr @sum
  call void @i16_xchg_unaligned()
  %s43 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_xchg_unaligned, i64 %s43)
  store i64 0, ptr @sum
  call void @i16_sub_unaligned()
  %s44 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_sub_unaligned, i64 %s44)
  store i64 0, ptr @sum
  call void @i16_min_unaligned()
  %s45 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_min_unaligned, i64 %s45)
  store i64 0, ptr @sum
  call void @i16_load0()
  %s46 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load0, i64 %s46)
  store i64 0, ptr @sum
  call void @i16_store0()
  %s47 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store0, i64 %s47)
  store i64 0, ptr @sum
  call void @i16_load1()
  %s48 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load1, i64 %s48)
  store i64 0, ptr @sum
  call void @i16_store1()
  %s49 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store1, i64 %s49)
  store i64 0, ptr @sum
  call void @i16_load2()
  %s50 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load2, i64 %s50)
  store i64 0, ptr @sum
  call void @i16_store2()
  %s51 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store2, i64 %s51)
  store i64 0, ptr @sum
  call void @i16_load3()
  %s52 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load3, i64 %s52)
  store i64 0, ptr @sum
  call void @i16_store3()
  %s53 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store3, i64 %s53)
  store i64 0, ptr @sum
  call void @i16_cmpxchg0()
  %s54 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg0, i64 %s54)
  store i64 0, ptr @sum
  call void @i16_cmpxchg1()
  %s55 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg1, i64 %s55)
  store i64 0, ptr @sum
  call void @i16_cmpxchg2()
  %s56 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg2, i64 %s56)
  store i64 0, ptr @sum
  call void @i16_cmpxchg3()
  %s57 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg3, i64 %s57)
  store i64 0, ptr @sum
  call void @i16_cmpxchg4()
  %s58 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg4, i64 %s58)
  store i64 0, ptr @sum
  call void @i16_load0_unaligned()
  %s59 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load0_unaligned, i64 %s59)
  store i64 0, ptr @sum
  call void @i16_store0_unaligned()
  %s60 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store0_unaligned, i64 %s60)
  store i64 0, ptr @sum
  call void @i16_load1_unaligned()
  %s61 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_load1_unaligned, i64 %s61)
  store i64 0, ptr @sum
  call void @i16_store1_unaligned()
  %s62 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_store1_unaligned, i64 %s62)
  store i64 0, ptr @sum
  call void @i16_cmpxchg0_unaligned()
  %s63 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg0_unaligned, i64 %s63)
  store i64 0, ptr @sum
  call void @i16_cmpxchg1_unaligned()
  %s64 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i16_cmpxchg1_unaligned, i64 %s64)
  store i64 0, ptr @sum
  call void @i32_xchg()
  %s65 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_xchg, i64 %s65)
  store i64 0, ptr @sum
  call void @i32_add()
  %s66 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_add, i64 %s66)
  store i64 0, ptr @sum
  call void @i32_sub()
  %s67 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_sub, i64 %s67)
  store i64 0, ptr @sum
  call void @i32_and()
  %s68 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_and, i64 %s68)
  store i64 0, ptr @sum
  call void @i32_nand()
  %s69 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_nand, i64 %s69)
  store i64 0, ptr @sum
  call void @i32_or()
  %s70 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_or, i64 %s70)
  store i64 0, ptr @sum
  call void @i32_xor()
  %s71 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_xor, i64 %s71)
  store i64 0, ptr @sum
  call void @i32_max()
  %s72 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_max, i64 %s72)
  store i64 0, ptr @sum
  call void @i32_min()
  %s73 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_min, i64 %s73)
  store i64 0, ptr @sum
  call void @i32_umax()
  %s74 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_umax, i64 %s74)
  store i64 0, ptr @sum
  call void @i32_umin()
  %s75 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_umin, i64 %s75)
  store i64 0, ptr @sum
  call void @i32_uinc_wrap()
  %s76 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_uinc_wrap, i64 %s76)
  store i64 0, ptr @sum
  call void @i32_udec_wrap()
  %s77 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_udec_wrap, i64 %s77)
  store i64 0, ptr @sum
  call void @i32_usub_cond()
  %s78 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_usub_cond, i64 %s78)
  store i64 0, ptr @sum
  call void @i32_usub_sat()
  %s79 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_usub_sat, i64 %s79)
  store i64 0, ptr @sum
  call void @i32_xchg_unaligned()
  %s80 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_xchg_unaligned, i64 %s80)
  store i64 0, ptr @sum
  call void @i32_sub_unaligned()
  %s81 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_sub_unaligned, i64 %s81)
  store i64 0, ptr @sum
  call void @i32_min_unaligned()
  %s82 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_min_unaligned, i64 %s82)
  store i64 0, ptr @sum
  call void @i32_load0()
  %s83 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load0, i64 %s83)
  store i64 0, ptr @sum
  call void @i32_store0()
  %s84 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store0, i64 %s84)
  store i64 0, ptr @sum
  call void @i32_load1()
  %s85 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load1, i64 %s85)
  store i64 0, ptr @sum
  call void @i32_store1()
  %s86 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store1, i64 %s86)
  store i64 0, ptr @sum
  call void @i32_load2()
  %s87 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load2, i64 %s87)
  store i64 0, ptr @sum
  call void @i32_store2()
  %s88 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store2, i64 %s88)
  store i64 0, ptr @sum
  call void @i32_load3()
  %s89 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load3, i64 %s89)
  store i64 0, ptr @sum
  call void @i32_store3()
  %s90 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store3, i64 %s90)
  store i64 0, ptr @sum
  call void @i32_cmpxchg0()
  %s91 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg0, i64 %s91)
  store i64 0, ptr @sum
  call void @i32_cmpxchg1()
  %s92 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg1, i64 %s92)
  store i64 0, ptr @sum
  call void @i32_cmpxchg2()
  %s93 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg2, i64 %s93)
  store i64 0, ptr @sum
  call void @i32_cmpxchg3()
  %s94 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg3, i64 %s94)
  store i64 0, ptr @sum
  call void @i32_cmpxchg4()
  %s95 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg4, i64 %s95)
  store i64 0, ptr @sum
  call void @i32_load0_unaligned()
  %s96 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load0_unaligned, i64 %s96)
  store i64 0, ptr @sum
  call void @i32_store0_unaligned()
  %s97 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store0_unaligned, i64 %s97)
  store i64 0, ptr @sum
  call void @i32_load1_unaligned()
  %s98 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_load1_unaligned, i64 %s98)
  store i64 0, ptr @sum
  call void @i32_store1_unaligned()
  %s99 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_store1_unaligned, i64 %s99)
  store i64 0, ptr @sum
  call void @i32_cmpxchg0_unaligned()
  %s100 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg0_unaligned, i64 %s100)
  store i64 0, ptr @sum
  call void @i32_cmpxchg1_unaligned()
  %s101 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i32_cmpxchg1_unaligned, i64 %s101)
  store i64 0, ptr @sum
  call void @i64_xchg()
  %s102 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_xchg, i64 %s102)
  store i64 0, ptr @sum
  call void @i64_add()
  %s103 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_add, i64 %s103)
  store i64 0, ptr @sum
  call void @i64_sub()
  %s104 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_sub, i64 %s104)
  store i64 0, ptr @sum
  call void @i64_and()
  %s105 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_and, i64 %s105)
  store i64 0, ptr @sum
  call void @i64_nand()
  %s106 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_nand, i64 %s106)
  store i64 0, ptr @sum
  call void @i64_or()
  %s107 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_or, i64 %s107)
  store i64 0, ptr @sum
  call void @i64_xor()
  %s108 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_xor, i64 %s108)
  store i64 0, ptr @sum
  call void @i64_max()
  %s109 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_max, i64 %s109)
  store i64 0, ptr @sum
  call void @i64_min()
  %s110 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_min, i64 %s110)
  store i64 0, ptr @sum
  call void @i64_umax()
  %s111 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_umax, i64 %s111)
  store i64 0, ptr @sum
  call void @i64_umin()
  %s112 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_umin, i64 %s112)
  store i64 0, ptr @sum
  call void @i64_uinc_wrap()
  %s113 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_uinc_wrap, i64 %s113)
  store i64 0, ptr @sum
  call void @i64_udec_wrap()
  %s114 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_udec_wrap, i64 %s114)
  store i64 0, ptr @sum
  call void @i64_usub_cond()
  %s115 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_usub_cond, i64 %s115)
  store i64 0, ptr @sum
  call void @i64_usub_sat()
  %s116 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_usub_sat, i64 %s116)
  store i64 0, ptr @sum
  call void @i64_xchg_unaligned()
  %s117 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_xchg_unaligned, i64 %s117)
  store i64 0, ptr @sum
  call void @i64_sub_unaligned()
  %s118 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_sub_unaligned, i64 %s118)
  store i64 0, ptr @sum
  call void @i64_min_unaligned()
  %s119 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_min_unaligned, i64 %s119)
  store i64 0, ptr @sum
  call void @i64_load0()
  %s120 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load0, i64 %s120)
  store i64 0, ptr @sum
  call void @i64_store0()
  %s121 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store0, i64 %s121)
  store i64 0, ptr @sum
  call void @i64_load1()
  %s122 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load1, i64 %s122)
  store i64 0, ptr @sum
  call void @i64_store1()
  %s123 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store1, i64 %s123)
  store i64 0, ptr @sum
  call void @i64_load2()
  %s124 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load2, i64 %s124)
  store i64 0, ptr @sum
  call void @i64_store2()
  %s125 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store2, i64 %s125)
  store i64 0, ptr @sum
  call void @i64_load3()
  %s126 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load3, i64 %s126)
  store i64 0, ptr @sum
  call void @i64_store3()
  %s127 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store3, i64 %s127)
  store i64 0, ptr @sum
  call void @i64_cmpxchg0()
  %s128 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg0, i64 %s128)
  store i64 0, ptr @sum
  call void @i64_cmpxchg1()
  %s129 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg1, i64 %s129)
  store i64 0, ptr @sum
  call void @i64_cmpxchg2()
  %s130 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg2, i64 %s130)
  store i64 0, ptr @sum
  call void @i64_cmpxchg3()
  %s131 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg3, i64 %s131)
  store i64 0, ptr @sum
  call void @i64_cmpxchg4()
  %s132 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg4, i64 %s132)
  store i64 0, ptr @sum
  call void @i64_load0_unaligned()
  %s133 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load0_unaligned, i64 %s133)
  store i64 0, ptr @sum
  call void @i64_store0_unaligned()
  %s134 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store0_unaligned, i64 %s134)
  store i64 0, ptr @sum
  call void @i64_load1_unaligned()
  %s135 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_load1_unaligned, i64 %s135)
  store i64 0, ptr @sum
  call void @i64_store1_unaligned()
  %s136 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_store1_unaligned, i64 %s136)
  store i64 0, ptr @sum
  call void @i64_cmpxchg0_unaligned()
  %s137 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg0_unaligned, i64 %s137)
  store i64 0, ptr @sum
  call void @i64_cmpxchg1_unaligned()
  %s138 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i64_cmpxchg1_unaligned, i64 %s138)
  store i64 0, ptr @sum
  call void @i128_xchg()
  %s139 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_xchg, i64 %s139)
  store i64 0, ptr @sum
  call void @i128_add()
  %s140 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_add, i64 %s140)
  store i64 0, ptr @sum
  call void @i128_sub()
  %s141 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_sub, i64 %s141)
  store i64 0, ptr @sum
  call void @i128_and()
  %s142 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_and, i64 %s142)
  store i64 0, ptr @sum
  call void @i128_nand()
  %s143 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_nand, i64 %s143)
  store i64 0, ptr @sum
  call void @i128_or()
  %s144 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_or, i64 %s144)
  store i64 0, ptr @sum
  call void @i128_xor()
  %s145 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_xor, i64 %s145)
  store i64 0, ptr @sum
  call void @i128_max()
  %s146 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_max, i64 %s146)
  store i64 0, ptr @sum
  call void @i128_min()
  %s147 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_min, i64 %s147)
  store i64 0, ptr @sum
  call void @i128_umax()
  %s148 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_umax, i64 %s148)
  store i64 0, ptr @sum
  call void @i128_umin()
  %s149 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_umin, i64 %s149)
  store i64 0, ptr @sum
  call void @i128_uinc_wrap()
  %s150 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_uinc_wrap, i64 %s150)
  store i64 0, ptr @sum
  call void @i128_udec_wrap()
  %s151 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_udec_wrap, i64 %s151)
  store i64 0, ptr @sum
  call void @i128_usub_cond()
  %s152 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_usub_cond, i64 %s152)
  store i64 0, ptr @sum
  call void @i128_usub_sat()
  %s153 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_usub_sat, i64 %s153)
  store i64 0, ptr @sum
  call void @i128_xchg_unaligned()
  %s154 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_xchg_unaligned, i64 %s154)
  store i64 0, ptr @sum
  call void @i128_sub_unaligned()
  %s155 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_sub_unaligned, i64 %s155)
  store i64 0, ptr @sum
  call void @i128_min_unaligned()
  %s156 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_min_unaligned, i64 %s156)
  store i64 0, ptr @sum
  call void @i128_load0()
  %s157 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load0, i64 %s157)
  store i64 0, ptr @sum
  call void @i128_store0()
  %s158 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store0, i64 %s158)
  store i64 0, ptr @sum
  call void @i128_load1()
  %s159 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load1, i64 %s159)
  store i64 0, ptr @sum
  call void @i128_store1()
  %s160 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store1, i64 %s160)
  store i64 0, ptr @sum
  call void @i128_load2()
  %s161 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load2, i64 %s161)
  store i64 0, ptr @sum
  call void @i128_store2()
  %s162 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store2, i64 %s162)
  store i64 0, ptr @sum
  call void @i128_load3()
  %s163 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load3, i64 %s163)
  store i64 0, ptr @sum
  call void @i128_store3()
  %s164 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store3, i64 %s164)
  store i64 0, ptr @sum
  call void @i128_cmpxchg0()
  %s165 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg0, i64 %s165)
  store i64 0, ptr @sum
  call void @i128_cmpxchg1()
  %s166 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg1, i64 %s166)
  store i64 0, ptr @sum
  call void @i128_cmpxchg2()
  %s167 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg2, i64 %s167)
  store i64 0, ptr @sum
  call void @i128_cmpxchg3()
  %s168 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg3, i64 %s168)
  store i64 0, ptr @sum
  call void @i128_cmpxchg4()
  %s169 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg4, i64 %s169)
  store i64 0, ptr @sum
  call void @i128_load0_unaligned()
  %s170 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load0_unaligned, i64 %s170)
  store i64 0, ptr @sum
  call void @i128_store0_unaligned()
  %s171 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store0_unaligned, i64 %s171)
  store i64 0, ptr @sum
  call void @i128_load1_unaligned()
  %s172 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_load1_unaligned, i64 %s172)
  store i64 0, ptr @sum
  call void @i128_store1_unaligned()
  %s173 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_store1_unaligned, i64 %s173)
  store i64 0, ptr @sum
  call void @i128_cmpxchg0_unaligned()
  %s174 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg0_unaligned, i64 %s174)
  store i64 0, ptr @sum
  call void @i128_cmpxchg1_unaligned()
  %s175 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_i128_cmpxchg1_unaligned, i64 %s175)
  store i64 0, ptr @sum
  call void @float_xchg()
  %s176 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_xchg, i64 %s176)
  store i64 0, ptr @sum
  call void @float_fadd()
  %s177 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fadd, i64 %s177)
  store i64 0, ptr @sum
  call void @float_fsub()
  %s178 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fsub, i64 %s178)
  store i64 0, ptr @sum
  call void @float_fmax()
  %s179 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fmax, i64 %s179)
  store i64 0, ptr @sum
  call void @float_fmin()
  %s180 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fmin, i64 %s180)
  store i64 0, ptr @sum
  call void @float_fmaximum()
  %s181 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fmaximum, i64 %s181)
  store i64 0, ptr @sum
  call void @float_fminimum()
  %s182 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fminimum, i64 %s182)
  store i64 0, ptr @sum
  call void @float_fadd_unaligned()
  %s183 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_fadd_unaligned, i64 %s183)
  store i64 0, ptr @sum
  call void @float_load0()
  %s184 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load0, i64 %s184)
  store i64 0, ptr @sum
  call void @float_store0()
  %s185 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store0, i64 %s185)
  store i64 0, ptr @sum
  call void @float_load1()
  %s186 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load1, i64 %s186)
  store i64 0, ptr @sum
  call void @float_store1()
  %s187 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store1, i64 %s187)
  store i64 0, ptr @sum
  call void @float_load2()
  %s188 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load2, i64 %s188)
  store i64 0, ptr @sum
  call void @float_store2()
  %s189 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store2, i64 %s189)
  store i64 0, ptr @sum
  call void @float_load3()
  %s190 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load3, i64 %s190)
  store i64 0, ptr @sum
  call void @float_store3()
  %s191 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store3, i64 %s191)
  store i64 0, ptr @sum
  call void @float_load0_unaligned()
  %s192 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load0_unaligned, i64 %s192)
  store i64 0, ptr @sum
  call void @float_store0_unaligned()
  %s193 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store0_unaligned, i64 %s193)
  store i64 0, ptr @sum
  call void @float_load1_unaligned()
  %s194 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_load1_unaligned, i64 %s194)
  store i64 0, ptr @sum
  call void @float_store1_unaligned()
  %s195 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_float_store1_unaligned, i64 %s195)
  store i64 0, ptr @sum
  call void @double_xchg()
  %s196 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_xchg, i64 %s196)
  store i64 0, ptr @sum
  call void @double_fadd()
  %s197 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fadd, i64 %s197)
  store i64 0, ptr @sum
  call void @double_fsub()
  %s198 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fsub, i64 %s198)
  store i64 0, ptr @sum
  call void @double_fmax()
  %s199 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fmax, i64 %s199)
  store i64 0, ptr @sum
  call void @double_fmin()
  %s200 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fmin, i64 %s200)
  store i64 0, ptr @sum
  call void @double_fmaximum()
  %s201 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fmaximum, i64 %s201)
  store i64 0, ptr @sum
  call void @double_fminimum()
  %s202 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fminimum, i64 %s202)
  store i64 0, ptr @sum
  call void @double_fadd_unaligned()
  %s203 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_fadd_unaligned, i64 %s203)
  store i64 0, ptr @sum
  call void @double_load0()
  %s204 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load0, i64 %s204)
  store i64 0, ptr @sum
  call void @double_store0()
  %s205 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store0, i64 %s205)
  store i64 0, ptr @sum
  call void @double_load1()
  %s206 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load1, i64 %s206)
  store i64 0, ptr @sum
  call void @double_store1()
  %s207 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store1, i64 %s207)
  store i64 0, ptr @sum
  call void @double_load2()
  %s208 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load2, i64 %s208)
  store i64 0, ptr @sum
  call void @double_store2()
  %s209 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store2, i64 %s209)
  store i64 0, ptr @sum
  call void @double_load3()
  %s210 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load3, i64 %s210)
  store i64 0, ptr @sum
  call void @double_store3()
  %s211 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store3, i64 %s211)
  store i64 0, ptr @sum
  call void @double_load0_unaligned()
  %s212 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load0_unaligned, i64 %s212)
  store i64 0, ptr @sum
  call void @double_store0_unaligned()
  %s213 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store0_unaligned, i64 %s213)
  store i64 0, ptr @sum
  call void @double_load1_unaligned()
  %s214 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_load1_unaligned, i64 %s214)
  store i64 0, ptr @sum
  call void @double_store1_unaligned()
  %s215 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_double_store1_unaligned, i64 %s215)
  store i64 0, ptr @sum
  call void @half_xchg()
  %s216 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_xchg, i64 %s216)
  store i64 0, ptr @sum
  call void @half_fadd()
  %s217 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fadd, i64 %s217)
  store i64 0, ptr @sum
  call void @half_fsub()
  %s218 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fsub, i64 %s218)
  store i64 0, ptr @sum
  call void @half_fmax()
  %s219 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fmax, i64 %s219)
  store i64 0, ptr @sum
  call void @half_fmin()
  %s220 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fmin, i64 %s220)
  store i64 0, ptr @sum
  call void @half_fmaximum()
  %s221 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fmaximum, i64 %s221)
  store i64 0, ptr @sum
  call void @half_fminimum()
  %s222 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fminimum, i64 %s222)
  store i64 0, ptr @sum
  call void @half_fadd_unaligned()
  %s223 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_fadd_unaligned, i64 %s223)
  store i64 0, ptr @sum
  call void @half_load0()
  %s224 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load0, i64 %s224)
  store i64 0, ptr @sum
  call void @half_store0()
  %s225 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store0, i64 %s225)
  store i64 0, ptr @sum
  call void @half_load1()
  %s226 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load1, i64 %s226)
  store i64 0, ptr @sum
  call void @half_store1()
  %s227 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store1, i64 %s227)
  store i64 0, ptr @sum
  call void @half_load2()
  %s228 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load2, i64 %s228)
  store i64 0, ptr @sum
  call void @half_store2()
  %s229 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store2, i64 %s229)
  store i64 0, ptr @sum
  call void @half_load3()
  %s230 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load3, i64 %s230)
  store i64 0, ptr @sum
  call void @half_store3()
  %s231 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store3, i64 %s231)
  store i64 0, ptr @sum
  call void @half_load0_unaligned()
  %s232 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load0_unaligned, i64 %s232)
  store i64 0, ptr @sum
  call void @half_store0_unaligned()
  %s233 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store0_unaligned, i64 %s233)
  store i64 0, ptr @sum
  call void @half_load1_unaligned()
  %s234 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_load1_unaligned, i64 %s234)
  store i64 0, ptr @sum
  call void @half_store1_unaligned()
  %s235 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_half_store1_unaligned, i64 %s235)
  store i64 0, ptr @sum
  call void @ptr_xchg()
  %s236 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_xchg, i64 %s236)
  store i64 0, ptr @sum
  call void @ptr_xchg_unaligned()
  %s237 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_xchg_unaligned, i64 %s237)
  store i64 0, ptr @sum
  call void @ptr_load0()
  %s238 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load0, i64 %s238)
  store i64 0, ptr @sum
  call void @ptr_store0()
  %s239 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store0, i64 %s239)
  store i64 0, ptr @sum
  call void @ptr_load1()
  %s240 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load1, i64 %s240)
  store i64 0, ptr @sum
  call void @ptr_store1()
  %s241 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store1, i64 %s241)
  store i64 0, ptr @sum
  call void @ptr_load2()
  %s242 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load2, i64 %s242)
  store i64 0, ptr @sum
  call void @ptr_store2()
  %s243 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store2, i64 %s243)
  store i64 0, ptr @sum
  call void @ptr_load3()
  %s244 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load3, i64 %s244)
  store i64 0, ptr @sum
  call void @ptr_store3()
  %s245 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store3, i64 %s245)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg0()
  %s246 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg0, i64 %s246)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg1()
  %s247 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg1, i64 %s247)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg2()
  %s248 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg2, i64 %s248)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg3()
  %s249 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg3, i64 %s249)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg4()
  %s250 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg4, i64 %s250)
  store i64 0, ptr @sum
  call void @ptr_load0_unaligned()
  %s251 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load0_unaligned, i64 %s251)
  store i64 0, ptr @sum
  call void @ptr_store0_unaligned()
  %s252 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store0_unaligned, i64 %s252)
  store i64 0, ptr @sum
  call void @ptr_load1_unaligned()
  %s253 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_load1_unaligned, i64 %s253)
  store i64 0, ptr @sum
  call void @ptr_store1_unaligned()
  %s254 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_store1_unaligned, i64 %s254)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg0_unaligned()
  %s255 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg0_unaligned, i64 %s255)
  store i64 0, ptr @sum
  call void @ptr_cmpxchg1_unaligned()
  %s256 = load i64, ptr @sum
  call i32 (ptr, ...) @printf(ptr @format, ptr @name_ptr_cmpxchg1_unaligned, i64 %s256)
  ret i32 0
}
