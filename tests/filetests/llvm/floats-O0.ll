; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@polynomial.c = internal constant [7 x double] [double 1.000000e+00, double -5.000000e-01, double 2.500000e-01, double 1.000000e+300, double -0.000000e+00, double 1.214220e-319, double 0x400921FB54442D11], align 16

; Function Attrs: noinline nounwind
define dso_local double @polynomial(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store double 0.000000e+00, ptr %3, align 8
  store i32 6, ptr %4, align 4
  br label %5

5:                                                ; preds = %17, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %5
  %9 = load double, ptr %3, align 8
  %10 = load double, ptr %2, align 8
  %11 = fmul double %9, %10
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [7 x double], ptr @polynomial.c, i64 0, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fadd double %11, %15
  store double %16, ptr %3, align 8
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr %4, align 4
  br label %5, !llvm.loop !2

20:                                               ; preds = %5
  %21 = load double, ptr %3, align 8
  ret double %21
}

; Function Attrs: noinline nounwind
define dso_local float @clamp(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fcmp olt float %3, 0x3FB99999A0000000
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %14

6:                                                ; preds = %1
  %7 = load float, ptr %2, align 4
  %8 = fcmp ogt float %7, 0x47EC363CC0000000
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  br label %12

10:                                               ; preds = %6
  %11 = load float, ptr %2, align 4
  br label %12

12:                                               ; preds = %10, %9
  %13 = phi float [ 0x47EC363CC0000000, %9 ], [ %11, %10 ]
  br label %14

14:                                               ; preds = %12, %5
  %15 = phi float [ 0x3FB99999A0000000, %5 ], [ %13, %12 ]
  ret float %15
}

; Function Attrs: noinline nounwind
define dso_local i32 @convert(double noundef %0, float noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca float, align 4
  store double %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load double, ptr %3, align 8
  %6 = fptosi double %5 to i32
  %7 = load float, ptr %4, align 4
  %8 = fptoui float %7 to i8
  %9 = zext i8 %8 to i32
  %10 = add nsw i32 %6, %9
  %11 = load double, ptr %3, align 8
  %12 = load float, ptr %4, align 4
  %13 = fpext float %12 to double
  %14 = fmul double %11, %13
  %15 = fptosi double %14 to i64
  %16 = trunc i64 %15 to i32
  %17 = add nsw i32 %10, %16
  ret i32 %17
}

; Function Attrs: noinline nounwind
define dso_local double @back(i64 noundef %0, i8 noundef signext %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  store i64 %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load i64, ptr %3, align 8
  %6 = uitofp i64 %5 to double
  %7 = load i8, ptr %4, align 1
  %8 = sext i8 %7 to i32
  %9 = sitofp i32 %8 to double
  %10 = fadd double %6, %9
  ret double %10
}

; Function Attrs: noinline nounwind
define dso_local i32 @classify(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call i1 @llvm.is.fpclass.f64(double %3, i32 3)
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %18

6:                                                ; preds = %1
  %7 = load double, ptr %2, align 8
  %8 = call i1 @llvm.is.fpclass.f64(double %7, i32 516)
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  br label %16

10:                                               ; preds = %6
  %11 = load double, ptr %2, align 8
  %12 = bitcast double %11 to i64
  %13 = icmp slt i64 %12, 0
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 3, i32 0
  br label %16

16:                                               ; preds = %10, %9
  %17 = phi i32 [ 2, %9 ], [ %15, %10 ]
  br label %18

18:                                               ; preds = %16, %5
  %19 = phi i32 [ 1, %5 ], [ %17, %16 ]
  ret i32 %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

; Function Attrs: noinline nounwind
define dso_local x86_fp80 @wide(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %2, align 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = fmul x86_fp80 %3, 0xK3FFFC000000000000000
  %5 = fadd x86_fp80 %4, 0xK3FFBCCCCCCCCCCCCCCCD
  ret x86_fp80 %5
}

; Function Attrs: noinline nounwind
define dso_local half @half(half noundef %0, float noundef %1) #0 {
  %3 = alloca half, align 2
  %4 = alloca float, align 4
  store half %0, ptr %3, align 2
  store float %1, ptr %4, align 4
  %5 = load half, ptr %3, align 2
  %6 = fpext half %5 to float
  %7 = load float, ptr %4, align 4
  %8 = fptrunc float %7 to half
  %9 = fpext half %8 to float
  %10 = fmul float %6, %9
  %11 = fadd float %10, 1.500000e+00
  %12 = fptrunc float %11 to half
  ret half %12
}

; Function Attrs: noinline nounwind
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) #2 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16
  store <4 x float> %1, ptr %5, align 16
  store <4 x i32> %2, ptr %6, align 16
  %9 = load <4 x float>, ptr %4, align 16
  %10 = load <4 x float>, ptr %5, align 16
  %11 = fmul <4 x float> %9, %10
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %8, align 16
  %12 = load <4 x float>, ptr %8, align 16
  %13 = fadd <4 x float> %11, %12
  store <4 x float> %13, ptr %7, align 16
  %14 = load <4 x float>, ptr %7, align 16
  %15 = bitcast <4 x float> %14 to <4 x i32>
  %16 = load <4 x i32>, ptr %6, align 16
  %17 = and <4 x i32> %15, %16
  %18 = load <4 x float>, ptr %4, align 16
  %19 = bitcast <4 x float> %18 to <4 x i32>
  %20 = load <4 x i32>, ptr %6, align 16
  %21 = xor <4 x i32> %20, splat (i32 -1)
  %22 = and <4 x i32> %19, %21
  %23 = or <4 x i32> %17, %22
  %24 = bitcast <4 x i32> %23 to <4 x float>
  ret <4 x float> %24
}

; Function Attrs: noinline nounwind
define dso_local <4 x float> @reverse(<4 x float> noundef %0, <4 x float> noundef %1) #2 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16
  store <4 x float> %1, ptr %4, align 16
  %5 = load <4 x float>, ptr %3, align 16
  %6 = load <4 x float>, ptr %4, align 16
  %7 = shufflevector <4 x float> %5, <4 x float> %6, <4 x i32> <i32 3, i32 6, i32 1, i32 4>
  ret <4 x float> %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @lanes(<8 x i16> noundef %0, i32 noundef %1) #2 {
  %3 = alloca <8 x i16>, align 16
  %4 = alloca i32, align 4
  store <8 x i16> %0, ptr %3, align 16
  store i32 %1, ptr %4, align 4
  %5 = load <8 x i16>, ptr %3, align 16
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 7
  %8 = extractelement <8 x i16> %5, i32 %7
  %9 = sext i16 %8 to i32
  %10 = load <8 x i16>, ptr %3, align 16
  %11 = extractelement <8 x i16> %10, i32 2
  %12 = sext i16 %11 to i32
  %13 = add nsw i32 %9, %12
  ret i32 %13
}

; Function Attrs: noinline nounwind
define dso_local <4 x i32> @compare(<4 x float> noundef %0) #2 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16
  %4 = load <4 x float>, ptr %2, align 16
  store <4 x float> zeroinitializer, ptr %3, align 16
  %5 = load <4 x float>, ptr %3, align 16
  %6 = fcmp ogt <4 x float> %4, %5
  %7 = sext <4 x i1> %6 to <4 x i32>
  ret <4 x i32> %7
}

; Function Attrs: noinline nounwind
define dso_local void @saxpy(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %10

10:                                               ; preds = %28, %4
  %11 = load i32, ptr %9, align 4
  %12 = load i32, ptr %8, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %31

14:                                               ; preds = %10
  %15 = load float, ptr %7, align 4
  %16 = load ptr, ptr %6, align 8
  %17 = load i32, ptr %9, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = fmul float %15, %20
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fadd float %26, %21
  store float %27, ptr %25, align 4
  br label %28

28:                                               ; preds = %14
  %29 = load i32, ptr %9, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %9, align 4
  br label %10, !llvm.loop !4

31:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind
define dso_local float @dot(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store float 0.000000e+00, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %27, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %30

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fmul reassoc float %18, %23
  %25 = load float, ptr %7, align 4
  %26 = fadd reassoc float %25, %24
  store float %26, ptr %7, align 4
  br label %27

27:                                               ; preds = %13
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %8, align 4
  br label %9, !llvm.loop !5

30:                                               ; preds = %9
  %31 = load float, ptr %7, align 4
  ret float %31
}

; Function Attrs: noinline nounwind
define dso_local i32 @exchange(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 3, ptr %5, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %4, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = atomicrmw add ptr %14, i32 %16 monotonic, align 4
  store i32 %17, ptr %7, align 4
  %18 = load i32, ptr %7, align 4
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  store i32 %20, ptr %8, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %8, align 4
  %23 = cmpxchg ptr %19, i32 %21, i32 %22 seq_cst seq_cst, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  br i1 %25, label %27, label %26

26:                                               ; preds = %2
  store i32 %24, ptr %5, align 4
  br label %27

27:                                               ; preds = %26, %2
  %28 = zext i1 %25 to i8
  store i8 %28, ptr %9, align 1
  %29 = load i8, ptr %9, align 1
  %30 = trunc i8 %29 to i1
  fence acquire
  %31 = load ptr, ptr %3, align 8
  store i32 5, ptr %10, align 4
  %32 = load i32, ptr %10, align 4
  store atomic i32 %32, ptr %31 release, align 4
  %33 = load ptr, ptr %3, align 8
  store i32 9, ptr %11, align 4
  %34 = load i32, ptr %11, align 4
  %35 = atomicrmw xchg ptr %33, i32 %34 seq_cst, align 4
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %12, align 4
  %37 = load ptr, ptr %3, align 8
  %38 = load atomic i32, ptr %37 seq_cst, align 4
  store i32 %38, ptr %13, align 4
  %39 = load i32, ptr %13, align 4
  %40 = add nsw i32 %36, %39
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %40, %41
  ret i32 %42
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = distinct !{!5, !3}
