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
@expressions = global { ptr, ptr, i64, i64, ptr addrspace(1), ptr } { ptr getelementptr inbounds (%named, ptr @named, i64 0, i32 1, i64 2), ptr inttoptr (i64 4096 to ptr), i64 add (i64 ptrtoint (ptr @named to i64), i64 12), i64 xor (i64 ptrtoint (ptr @1 to i64), i64 -1), ptr addrspace(1) addrspacecast (ptr @named to ptr addrspace(1)), ptr blockaddress(@jumps, %target) }
@vectors = global { <4 x i32>, <4 x float>, <2 x ptr>, <4 x i1>, <2 x i8> } { <4 x i32> splat (i32 9), <4 x float> <float 1.0, float undef, float poison, float 2.0>, <2 x ptr> <ptr @1, ptr null>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <2 x i8> undef }
@numbered_block = global ptr blockaddress(@numbers, %3)
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

define i32 @arithmetic(i32 %a, i32 %b, <4 x i32> %v, i1 %c) local_unnamed_addr #0 align 32 {
entry:
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, -7
  %mul = mul nuw i32 %sub, %a
  %udiv = udiv exact i32 %mul, 3
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, 2147483647
  %srem = srem i32 %urem, -2147483648
  %shl = shl nuw nsw i32 %srem, 1
  %lshr = lshr exact i32 %shl, 2
  %ashr = ashr i32 %lshr, 3
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  %vadd = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %vmax = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %vadd, <4 x i32> splat (i32 5))
  %lane = extractelement <4 x i32> %vmax, i64 2
  %insert = insertelement <4 x i32> %vmax, i32 %lane, i32 %xor
  %shuffle = shufflevector <4 x i32> %insert, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %first = extractelement <2 x i32> %shuffle, i8 0
  %cmp = icmp samesign ult i32 %first, %a
  %vcmp = icmp sge <4 x i32> %v, zeroinitializer
  %pcmp = icmp eq ptr @1, null
  %sel = select i1 %cmp, i32 %a, i32 %b
  %vsel = select <4 x i1> %vcmp, <4 x i32> %v, <4 x i32> %insert
  %l0 = extractelement <4 x i32> %vsel, i32 0
  %frozen = freeze i32 %l0
  %logic = select i1 %c, i1 %pcmp, i1 false
  %ext = zext nneg i32 %frozen to i64
  %wide = sext i32 %sel to i128
  %tr = trunc nuw nsw i64 %ext to i16
  %tr1 = trunc i128 %wide to i1
  %e16 = sext i16 %tr to i32
  %over = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %e16, i32 3)
  %value = extractvalue { i32, i1 } %over, 0
  %agg = insertvalue { i32, { i1, [2 x i8] } } undef, i32 %value, 0
  %agg2 = insertvalue { i32, { i1, [2 x i8] } } %agg, i8 4, 1, 1, 1
  %back = extractvalue { i32, { i1, [2 x i8] } } %agg2, 1, 1
  %x = extractvalue [2 x i8] %back, 1
  %x32 = zext i8 %x to i32
  ret i32 %x32
}

define double @floating(float %a, double %b, half %h) strictfp {
  %neg = fneg fast float %a
  %add = fadd nnan ninf nsz float %neg, 1.250000e+00
  %sub = fsub reassoc arcp contract afn float %add, 0x3FB99999A0000000
  %mul = fmul float %sub, %a
  %div = fdiv float %mul, 3.0
  %rem = frem float %div, %a
  %cmp = fcmp fast olt float %rem, %a
  %never = fcmp false double %b, 0.0
  %uno = fcmp uno double %b, %b
  %sel = select nnan i1 %cmp, float %rem, float %a
  %ext = fpext float %sel to double
  %tr = fptrunc fast double %ext to half
  %i = fptosi double %ext to i32
  %u = fptoui half %tr to i8
  %f = sitofp i32 %i to double
  %g = uitofp nneg i8 %u to double
  %sum = call double @llvm.experimental.constrained.fadd.f64(double %f, double %g, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %bits = bitcast double %sum to <2 x i32>
  %back = bitcast <2 x i32> %bits to double
  %phi.in = fadd double %back, undef
  ret double %phi.in
}

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
  %r1 = atomicrmw volatile fadd ptr %p, float 1.0 monotonic, align 4
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
  store ptr blockaddress(@jumps, %target), ptr %k, align 8
  ret void
}

define i32 @jumps(ptr %where, i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %target
    i32 -1, label %loop
  ]
target:                                           ; preds = %entry
  indirectbr ptr %where, [label %target2, label %loop]
target2:
  br label %loop
loop:
  %i = phi i32 [ 0, %target ], [ %next, %loop ], [ 1, %target2 ], [ %n, %entry ]
  %j = phi i32 [ %i, %loop ], [ 5, %entry ], [ 6, %target ], [ 7, %target2 ]
  %next = add i32 %i, %j
  %done = icmp ugt i32 %next, 100
  br i1 %done, label %other, label %loop
other:
  %r = phi i32 [ %next, %loop ], [ 0, %entry ]
  switch i32 %r, label %end []
end:
  ret i32 %r
}

define i32 @numbers(i32, ptr %1) {
  br label %3

3:
  %4 = phi i32 [ %0, %2 ], [ %7, %6 ]
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %"quoted label", label %6

6:
  %7 = sub i32 %4, 1
  store i32 %7, ptr %1
  br label %3

"quoted label":
  unreachable
}

define void @calls(ptr %f, i32 %n, ...) strictfp personality ptr @personality {
  %va = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %va)
  tail call void @plain() #0
  %a = call i32 (ptr, ...) @variadic(ptr noundef @0, double 1.5, i64 7)
  %b = notail call zeroext i1 @truth()
  notail call void @extended(ptr sret(%named) align 16 @named, i8 signext 1, i16 zeroext inreg 2, ptr byval(%0) align 8 %f) nounwind
  %c = call fastcc i64 (i64, i32) @fast(i64 1, i32 %n)
  %d = call i32 %f(i32 %n, i8 3)
  call cc 10 void @haskell()
  %e = call i32 asm sideeffect inteldialect "mov eax, 1", "={ax},~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void asm "", "r,~{memory}"(ptr %f)
  call void @extended(ptr sret(%named) %f, i8 1, i16 2, ptr byval(%0) %f)
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 8), "nonnull"(ptr %f) ]
  %s = call i32 @setjmp(ptr %f) #2
  %fl = call fast float %f(float 1.0)
  %g = invoke i32 @variadic(ptr %f) to label %normal unwind label %pad
normal:
  musttail call void (ptr, i32, ...) %f(ptr %f, i32 %n, ...)
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr @1 filter [1 x ptr] [ptr @named]
  resume { ptr, i32 } %l
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %v, ptr %p) {
  %a = load <vscale x 4 x i32>, ptr %p, align 16
  %b = add <vscale x 4 x i32> %a, splat (i32 3)
  %c = shufflevector <vscale x 4 x i32> %b, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %c
}

define target("spirv.Image", void, 1, 0) @target_type(target("spirv.Image", void, 1, 0) %x) {
  ret target("spirv.Image", void, 1, 0) %x
}

define weak_odr hidden void @properties() unnamed_addr section "text.special" comdat($group) gc "shadow-stack" prefix i32 9 prologue i8 1 {
  ret void, !unknown !{!"x", i32 1}
}

attributes #0 = { noinline nounwind optnone uwtable(sync) alignstack=16 "frame-pointer"="all" "no-trapping-math" }
attributes #1 = { nofree memory(read, argmem: readwrite) }
attributes #2 = { returns_twice strictfp willreturn }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !"}"}
