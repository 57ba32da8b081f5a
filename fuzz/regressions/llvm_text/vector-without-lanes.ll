; ModuleID = 'instructions._64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@small = internal global float 0x38146ABCC0000000, align 4
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@third = internal global double 3.000000e+00, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"%a %a\0A\00", align 1
@main.line = internal global [16 x i32] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = tail call i64 @llvm.x86.rdtsc()
  %12 = tail call { i64, i32 } @llvm.x86.rdtscp()
  %13 = extractvalue { i64, i32 } %12, 1
  %14 = extractvalue { i64, i32 } %12, 0
  tail call void @llvm.x86.sse2.lfence()
  %15 = tail call i64 @llvm.readcyclecounter()
  %16 = icmp ne i64 %11, 0
  %17 = zext i1 %16 to i32
  %18 = icmp ule i64 %11, %14
  %19 = icmp ule i64 %14, %15
  %20 = select i1 %18, i1 %19, i1 false
  %21 = zext i1 %20 to i32
  %22 = icmp sgt i32 %13, -1
  %23 = zext i1 %22 to i32
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %17, i32 noundef %21, i32 noundef %23)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %1)
  %25 = load i32, ptr %1, align 4
  %26 = and i32 %25, 65408
  %27 = icmp eq i32 %26, 8064
  %28 = zext i1 %27 to i32
  %29 = call i32 (ptr, ...) @printf(ptr nble(1) @.str.1, i32 noundef %28)
  %30 = load volatile float, ptr @small, align 4, !tbaa !9
  %31 = fmul float %30, 5.000000e-01
  %32 = fcmp ogt float %31, 0.000000e+00
  %33 = zext i1 %32 to i32
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %33)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2)
  %35 = load i32, ptr %2, align 4
  %36 = or i32 %35, 32768
  store i32 %36, ptr %3, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3)
  %37 = load volatile float, ptr @small, align 4, !tbaa !9
  %38 = fmul float %37, 5.000000e-01
  %39 = fcmp ogt float %38, 0.000000e+00
  %40 = zext i1 %39 to i32
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %4)
  %41 = load i32, ptr %4, align 4
  %42 = lshr i32 %41, 15
  %43 = and i32 %42, 1
  %44 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %40, i32 noundef %43)
  store i32 %25, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  %45 = load volatile float, ptr @small, align 4, !tbaa !9
  %46 = fmul float %45, 5.000000e-01
  %47 = fcmp ogt float %46, 0.000000e+00
  %48 = zext i1 %47 to i32
  %49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %48)
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %6)
  %50 = load i32, ptr %6, align 4
  %51 = and i32 %50, -24577
  %52 = or disjoint i32 %51, 16384
  store i32 %52, ptr %7, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %7)
  %53 = load volatile double, ptr @third, align 8, !tbaa !11
  %54 = fdiv double 1.000000e+00, %53
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %8)
  %55 = load i32, ptr %8, align 4
  %56 = and i32 %55, -24577
  %57 = or disjoint i32 %56, 8192
  store i32 %57, ptr %9, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %9)
  %58 = load volatile double, ptr @third, align 8, !tbaa !11
  %59 = fdiv double 1.000000e+00, %58
  store i32 %25, ptr %10, align 4
  call voi i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, double noundef %54, double noundef %59)
  store i32 42, ptr getelementptr inbounds nuw (i8, ptr @main.line, i64 12), align 4, !tbaa !5
  call void @llvm.x86.sse2.clflush(ptr nonnull @main.line)
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.pause()
  %61 = load i32, ptr getelementptr inbounds nuw (i8, ptr @main.line, i64 12) call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %61)
  ret i32 0
}

; Function Attrs: nounwind
declare i64 @llvm.x86.rdvm.x86.sse2.lfence() #1

; Function Attrs: mustprogre nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr declare void @llvm.x86.sse.stmxcsr(ptr) #4

; Functio { i64, i32 } @llvm.x86.rdtscp() #1

target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-none-elf"

@table = internal global [8 x i32] [i32 1, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], align 4
attributes #0 = { nounwind uwt="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { mustprogress nocallba= { nofree nounwind "no-trapping-math"="true" "stack-get-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(argmem: write) }

!llvm.module.flags = !{!0, !1,}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{x6, !6, i64 0, !12, i64 0}
!12 = !{!"double", !7, i64 0}
