; Every instruction and constant expression that the reader knows, in forms that compilers rarely print.
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$group = comdat any
$"odd name" = comdat nodeduplicate

%0 = type { i32, ptr }
%named = type { %0, [3 x <2 x float>], <{ i8, i64 }> }
%opaque = type opaque
%"quoted type" = type { i1, i24, i128 }
%empty = type {}

@0 = private unnamed_addr constant [5 x i8] c"a\00\22\\b", align 1
@1 = internal global i32 7
@named = global %named zeroinitializer, section "special", align 16
@"odd name" = linkonce_odr hidden global %"quoted type" { i1 true, i24 -5, i128 170141183460469231731687303715884105727 }, comdat
@grouped = weak_odr constant [2 x %0] [%0 { i32 1, ptr @1 }, %0 { i32 u0xFF, ptr null }], comdat($group)
@packed = global <{ i8, i64, <2 x i16> }> <{ i8 -1, i64 -9223372036854775808, <2 x i16> <i16 1, i16 2> }>
@floats = global { half, bfloat, float, double, x86_fp80, fp128, float, float, double } { half 0xH3C00, bfloat 0xR3F80, float 1.500000e+00, double -0.0, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, float 0x7FF0000000000000, float 0x36A0000000000000, double 1.0e-3 }
@bits = global { i1, i3, i30, i56, i80, i96, i8 } { i1 false, i3 3, i30 536870911, i56 -36028797018963968, i80 -1, i96 79228162514264337593543950335, i8 255 }
@relocated = internal constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @1 to i64), i64 ptrtoint (ptr @relocated to i64)) to i32), i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @named, i64 4) to i64), i64 ptrtoint (ptr @relocated to i64)) to i32)]
@vectors = global { <4 x i32>, <4 x float>, <2 x ptr>, <4 x i1>, <2 x i8> } { <4 x i32> splat (i32 9), <4 x float> <float 1.0, float undef, float poison, float 2.0>, <2 x ptr> <ptr @1, ptr null>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <2 x i8> undef }
@undefined = global { i32, [2 x i8], i64 } { i32 undef, [2 x i8] poison, i64 3 }
@external = external global i32, align 4
@weak_external = extern_weak global i8
@far = external addrspace(3) global [4 x i32]
@local = thread_local(initialexec) global i32 1
@dynamic = internal thread_local global i32 0
@shared = common global [4 x i64] zeroinitializer, align 16
@available = available_externally dllimport global i32 1
@exported = dllexport global i32 3
@preempted = dso_local protected local_unnamed_addr externally_initialized global i64 12
@llvm.used = appending global [1 x ptr] [ptr @named], section "llvm.metadata"
@same = alias i32, ptr @1
@inside = hidden alias i8, getelementptr inbounds (i8, ptr @named, i64 8)
@chosen = ifunc void (), ptr @resolver

declare void @plain()
declare i32 @variadic(ptr noundef readonly captures(none), ...) #1
declare zeroext i1 @truth()
declare void @extended(ptr sret(%named) align 16, i8 signext, i16 zeroext inreg, ptr byval(%0) align 8) nounwind
declare noalias nonnull ptr @allocate(i64 noundef) allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="x"
declare fastcc i64 @fast(i64, i32)
declare cc 10 void @haskell()
declare coldcc void @cold() cold noreturn
declare i32 @setjmp(ptr) returns_twice
declare i32 @personality(...)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.assume(i1)

define internal ptr @resolver() {
  ret ptr @plain
}
attributes #1 = { nofree memory(read, argmem: readwrite) }
