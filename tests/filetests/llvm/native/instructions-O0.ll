; ModuleID = 'instructions.c'
source_filename = "instructions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@small = internal global float 0x38146ABCC0000000, align 4
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@third = internal global double 3.000000e+00, align 8
@.str.3 = private unnamed_addr constant [7 x i8] c"%a %a\0A\00", align 1
@main.line = internal global [16 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  %20 = call i64 @llvm.x86.rdtsc()
  store i64 %20, ptr %3, align 8
  store i32 -2147483648, ptr %4, align 4
  store ptr %4, ptr %1, align 8
  %21 = load ptr, ptr %1, align 8
  %22 = call { i64, i32 } @llvm.x86.rdtscp()
  %23 = extractvalue { i64, i32 } %22, 1
  store i32 %23, ptr %21, align 4
  %24 = extractvalue { i64, i32 } %22, 0
  store i64 %24, ptr %5, align 8
  call void @llvm.x86.sse2.lfence()
  %25 = call i64 @llvm.readcyclecounter()
  store i64 %25, ptr %6, align 8
  %26 = load i64, ptr %3, align 8
  %27 = icmp ne i64 %26, 0
  %28 = zext i1 %27 to i32
  %29 = load i64, ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = icmp ule i64 %29, %30
  br i1 %31, label %32, label %36

32:                                               ; preds = %0
  %33 = load i64, ptr %5, align 8
  %34 = load i64, ptr %6, align 8
  %35 = icmp ule i64 %33, %34
  br label %36

36:                                               ; preds = %32, %0
  %37 = phi i1 [ false, %0 ], [ %35, %32 ]
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %4, align 4
  %40 = icmp ult i32 %39, -2147483648
  %41 = zext i1 %40 to i32
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %28, i32 noundef %38, i32 noundef %41)
  call void @llvm.x86.sse.stmxcsr(ptr %8)
  %43 = load i32, ptr %8, align 4
  store i32 %43, ptr %7, align 4
  %44 = load i32, ptr %7, align 4
  %45 = and i32 %44, 65408
  %46 = icmp eq i32 %45, 8064
  %47 = zext i1 %46 to i32
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %47)
  %49 = load volatile float, ptr @small, align 4
  %50 = fdiv float %49, 2.000000e+00
  %51 = fcmp ogt float %50, 0.000000e+00
  %52 = zext i1 %51 to i32
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %52)
  call void @llvm.x86.sse.stmxcsr(ptr %9)
  %54 = load i32, ptr %9, align 4
  %55 = and i32 %54, -32769
  %56 = or i32 %55, 32768
  store i32 %56, ptr %10, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %10)
  %57 = load volatile float, ptr @small, align 4
  %58 = fdiv float %57, 2.000000e+00
  %59 = fcmp ogt float %58, 0.000000e+00
  %60 = zext i1 %59 to i32
  call void @llvm.x86.sse.stmxcsr(ptr %11)
  %61 = load i32, ptr %11, align 4
  %62 = and i32 %61, 32768
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %60, i32 noundef %64)
  %66 = load i32, ptr %7, align 4
  store i32 %66, ptr %12, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %12)
  %67 = load volatile float, ptr @small, align 4
  %68 = fdiv float %67, 2.000000e+00
  %69 = fcmp ogt float %68, 0.000000e+00
  %70 = zext i1 %69 to i32
  %71 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %70)
  call void @llvm.x86.sse.stmxcsr(ptr %13)
  %72 = load i32, ptr %13, align 4
  %73 = and i32 %72, -24577
  %74 = or i32 %73, 16384
  store i32 %74, ptr %14, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %14)
  %75 = load volatile double, ptr @third, align 8
  %76 = fdiv double 1.000000e+00, %75
  store double %76, ptr %15, align 8
  call void @llvm.x86.sse.stmxcsr(ptr %16)
  %77 = load i32, ptr %16, align 4
  %78 = and i32 %77, -24577
  %79 = or i32 %78, 8192
  store i32 %79, ptr %17, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %17)
  %80 = load volatile double, ptr @third, align 8
  %81 = fdiv double 1.000000e+00, %80
  store double %81, ptr %18, align 8
  %82 = load i32, ptr %7, align 4
  store i32 %82, ptr %19, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr %19)
  %83 = load double, ptr %15, align 8
  %84 = load double, ptr %18, align 8
  %85 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %83, double noundef %84)
  store i32 42, ptr getelementptr inbounds ([16 x i32], ptr @main.line, i64 0, i64 3), align 4
  call void @llvm.x86.sse2.clflush(ptr @main.line)
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.pause()
  %86 = load i32, ptr getelementptr inbounds ([16 x i32], ptr @main.line, i64 0, i64 3), align 4
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %86)
  ret i32 0
}

; Function Attrs: nounwind
declare i64 @llvm.x86.rdtsc() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.lfence() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #4

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.clflush(ptr) #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.mfence() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse.sfence() #1

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #1

; Function Attrs: nounwind
declare { i64, i32 } @llvm.x86.rdtscp() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
