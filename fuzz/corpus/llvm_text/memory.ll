; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%0 = type { i32, ptr }
%named = type { %0, [3 x <2 x float>], <{ i8, i64 }> }

define void @memory(ptr %p, ptr addrspace(1) %q, i64 %n, <2 x ptr> %vp) {
  %slot = alloca i32, align 4
  %many = alloca [4 x i8], i64 %n, align 16
  %a = load i32, ptr %p, align 4
  %b = load volatile i64, ptr addrspace(1) %q, align 1
  %c = load atomic i32, ptr %p monotonic, align 4
  %d = load atomic volatile i8, ptr %p syncscope("singlethread") acquire, align 1
  store i32 %a, ptr %slot, align 4
  store volatile i64 %b, ptr %p, align 8
  store atomic i32 %c, ptr %p syncscope("agent") release, align 4
  store atomic i8 %d, ptr %p seq_cst, align 1
  fence acq_rel
  fence syncscope("singlethread") seq_cst
  %x = cmpxchg ptr %p, i32 %a, i32 5 acq_rel monotonic, align 4
  %y = cmpxchg weak volatile ptr %p, i64 %b, i64 6 syncscope("singlethread") seq_cst seq_cst, align 8
  %r0 = atomicrmw xchg ptr %p, i32 1 seq_cst, align 4
  %r1 = atomicrmw volatile fadd ptr %p, float 1.000000e+00 monotonic, align 4
  %r2 = atomicrmw uinc_wrap ptr %p, i32 8 syncscope("agent") acquire, align 4
  %r3 = atomicrmw nand ptr %p, i64 3 release, align 8
  %g0 = getelementptr inbounds nuw i8, ptr %p, i64 8
  %g1 = getelementptr %named, ptr %g0, i64 %n, i32 1, i32 2
  %g2 = getelementptr nusw i32, ptr %g1, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %g3 = getelementptr i8, <2 x ptr> %vp, i64 %n
  %i = ptrtoint ptr %g0 to i64
  %j = inttoptr i64 %i to ptr
  %k = addrspacecast ptr addrspace(1) %q to ptr
  %va = va_arg ptr %j, i32
  store ptr inttoptr (i32 1 to ptr), ptr %k, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
