; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.two = type { <4 x float>, <4 x float> }

@.str = private unnamed_addr constant [8 x i8] c"%d %lx\0A\00", align 1
@hash = internal global i64 -3750763034362895579, align 8
@state = internal global i64 88172645463325252, align 8

; Function Attrs: noinline nounwind optnone
define dso_local <4 x float> @mixed(<4 x float> noundef %0, <2 x double> noundef %1, <16 x i8> noundef %2, i32 noundef %3, <8 x i16> noundef %4, <4 x i32> noundef %5, <2 x i64> noundef %6, <4 x float> noundef %7, double noundef %8, <4 x float> noundef %9, <4 x float> noundef %10) #0 {
  %12 = alloca <4 x float>, align 16
  %13 = alloca <2 x double>, align 16
  %14 = alloca <16 x i8>, align 16
  %15 = alloca i32, align 4
  %16 = alloca <8 x i16>, align 16
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <2 x i64>, align 16
  %19 = alloca <4 x float>, align 16
  %20 = alloca double, align 8
  %21 = alloca <4 x float>, align 16
  %22 = alloca <4 x float>, align 16
  %23 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %12, align 16
  store <2 x double> %1, ptr %13, align 16
  store <16 x i8> %2, ptr %14, align 16
  store i32 %3, ptr %15, align 4
  store <8 x i16> %4, ptr %16, align 16
  store <4 x i32> %5, ptr %17, align 16
  store <2 x i64> %6, ptr %18, align 16
  store <4 x float> %7, ptr %19, align 16
  store double %8, ptr %20, align 8
  store <4 x float> %9, ptr %21, align 16
  store <4 x float> %10, ptr %22, align 16
  %24 = load <4 x float>, ptr %12, align 16
  %25 = load <4 x float>, ptr %19, align 16
  %26 = load <4 x float>, ptr %21, align 16
  %27 = fmul <4 x float> %25, %26
  %28 = fadd <4 x float> %24, %27
  %29 = load <4 x float>, ptr %22, align 16
  %30 = fsub <4 x float> %28, %29
  store <4 x float> %30, ptr %23, align 16
  %31 = load <2 x double>, ptr %13, align 16
  %32 = extractelement <2 x double> %31, i32 0
  %33 = fptrunc double %32 to float
  %34 = load double, ptr %20, align 8
  %35 = fptrunc double %34 to float
  %36 = fadd float %33, %35
  %37 = load <4 x float>, ptr %23, align 16
  %38 = extractelement <4 x float> %37, i32 0
  %39 = fadd float %38, %36
  %40 = load <4 x float>, ptr %23, align 16
  %41 = insertelement <4 x float> %40, float %39, i32 0
  store <4 x float> %41, ptr %23, align 16
  %42 = load <16 x i8>, ptr %14, align 16
  %43 = load i32, ptr %15, align 4
  %44 = and i32 %43, 15
  %45 = extractelement <16 x i8> %42, i32 %44
  %46 = zext i8 %45 to i32
  %47 = sitofp i32 %46 to float
  %48 = load <4 x float>, ptr %23, align 16
  %49 = extractelement <4 x float> %48, i32 1
  %50 = fadd float %49, %47
  %51 = load <4 x float>, ptr %23, align 16
  %52 = insertelement <4 x float> %51, float %50, i32 1
  store <4 x float> %52, ptr %23, align 16
  %53 = load <8 x i16>, ptr %16, align 16
  %54 = extractelement <8 x i16> %53, i32 2
  %55 = sext i16 %54 to i32
  %56 = load <4 x i32>, ptr %17, align 16
  %57 = extractelement <4 x i32> %56, i32 1
  %58 = add nsw i32 %55, %57
  %59 = sitofp i32 %58 to float
  %60 = load <4 x float>, ptr %23, align 16
  %61 = extractelement <4 x float> %60, i32 2
  %62 = fadd float %61, %59
  %63 = load <4 x float>, ptr %23, align 16
  %64 = insertelement <4 x float> %63, float %62, i32 2
  store <4 x float> %64, ptr %23, align 16
  %65 = load <2 x i64>, ptr %18, align 16
  %66 = extractelement <2 x i64> %65, i32 1
  %67 = and i64 %66, 255
  %68 = sitofp i64 %67 to float
  %69 = load <4 x float>, ptr %23, align 16
  %70 = extractelement <4 x float> %69, i32 3
  %71 = fadd float %70, %68
  %72 = load <4 x float>, ptr %23, align 16
  %73 = insertelement <4 x float> %72, float %71, i32 3
  store <4 x float> %73, ptr %23, align 16
  %74 = load <4 x float>, ptr %23, align 16
  ret <4 x float> %74
}

; Function Attrs: noinline nounwind optnone
define dso_local double @pair(double noundef %0, double noundef %1) #1 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  %5 = alloca <2 x float>, align 8
  %6 = alloca <2 x float>, align 8
  %7 = alloca <2 x float>, align 8
  store double %0, ptr %4, align 8
  %8 = load <2 x float>, ptr %4, align 8
  store double %1, ptr %5, align 8
  %9 = load <2 x float>, ptr %5, align 8
  store <2 x float> %8, ptr %6, align 8
  store <2 x float> %9, ptr %7, align 8
  %10 = load <2 x float>, ptr %6, align 8
  %11 = load <2 x float>, ptr %7, align 8
  %12 = fmul <2 x float> %10, %11
  %13 = load <2 x float>, ptr %6, align 8
  %14 = fadd <2 x float> %12, %13
  store <2 x float> %14, ptr %3, align 8
  %15 = load double, ptr %3, align 8
  ret double %15
}

; Function Attrs: noinline nounwind optnone
define dso_local double @pair_of_ints(double noundef %0, double noundef %1) #1 {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca <2 x i32>, align 8
  store double %0, ptr %4, align 8
  %8 = load <2 x i32>, ptr %4, align 8
  store double %1, ptr %5, align 8
  %9 = load <2 x i32>, ptr %5, align 8
  store <2 x i32> %8, ptr %6, align 8
  store <2 x i32> %9, ptr %7, align 8
  %10 = load <2 x i32>, ptr %6, align 8
  %11 = load <2 x i32>, ptr %7, align 8
  %12 = mul <2 x i32> %10, %11
  %13 = load <2 x i32>, ptr %6, align 8
  %14 = load <2 x i32>, ptr %7, align 8
  %15 = icmp sgt <2 x i32> %13, %14
  %16 = sext <2 x i1> %15 to <2 x i32>
  %17 = add <2 x i32> %12, %16
  store <2 x i32> %17, ptr %3, align 8
  %18 = load double, ptr %3, align 8
  ret double %18
}

; Function Attrs: noinline nounwind optnone
define dso_local void @exchange(ptr dead_on_unwind noalias writable sret(%struct.two) align 16 %0, ptr noundef byval(%struct.two) align 16 %1, <4 x float> noundef %2) #0 {
  %4 = alloca <4 x float>, align 16
  store <4 x float> %2, ptr %4, align 16
  %5 = getelementptr inbounds nuw %struct.two, ptr %0, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.two, ptr %1, i32 0, i32 1
  %7 = load <4 x float>, ptr %6, align 16
  %8 = load <4 x float>, ptr %4, align 16
  %9 = fadd <4 x float> %7, %8
  store <4 x float> %9, ptr %5, align 16
  %10 = getelementptr inbounds nuw %struct.two, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.two, ptr %1, i32 0, i32 0
  %12 = load <4 x float>, ptr %11, align 16
  %13 = load <4 x float>, ptr %4, align 16
  %14 = fsub <4 x float> %12, %13
  store <4 x float> %14, ptr %10, align 16
  ret void
}

; Function Attrs: noinline nounwind optnone
define dso_local <16 x i8> @bytes(<16 x i8> noundef %0, <16 x i8> noundef %1) #0 {
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca <16 x i8>, align 16
  store <16 x i8> %0, ptr %3, align 16
  store <16 x i8> %1, ptr %4, align 16
  %6 = load <16 x i8>, ptr %3, align 16
  %7 = load <16 x i8>, ptr %4, align 16
  %8 = and <16 x i8> %6, %7
  %9 = load <16 x i8>, ptr %3, align 16
  %10 = load <16 x i8>, ptr %4, align 16
  %11 = icmp ugt <16 x i8> %9, %10
  %12 = sext <16 x i1> %11 to <16 x i8>
  %13 = mul <16 x i8> %12, splat (i8 3)
  %14 = add <16 x i8> %8, %13
  %15 = load <16 x i8>, ptr %3, align 16
  %16 = load <16 x i8>, ptr %4, align 16
  %17 = icmp eq <16 x i8> %15, %16
  %18 = sext <16 x i1> %17 to <16 x i8>
  %19 = sub <16 x i8> %14, %18
  store <16 x i8> %19, ptr %5, align 16
  %20 = load <16 x i8>, ptr %5, align 16
  %21 = load <16 x i8>, ptr %3, align 16
  %22 = lshr <16 x i8> %21, splat (i8 3)
  %23 = xor <16 x i8> %20, %22
  %24 = load <16 x i8>, ptr %4, align 16
  %25 = shl <16 x i8> %24, splat (i8 2)
  %26 = xor <16 x i8> %23, %25
  %27 = load <16 x i8>, ptr %3, align 16
  %28 = load <16 x i8>, ptr %4, align 16
  %29 = mul <16 x i8> %27, %28
  %30 = xor <16 x i8> %26, %29
  %31 = load <16 x i8>, ptr %3, align 16
  %32 = load <16 x i8>, ptr %4, align 16
  %33 = or <16 x i8> %32, splat (i8 1)
  %34 = udiv <16 x i8> %31, %33
  %35 = xor <16 x i8> %30, %34
  %36 = load <16 x i8>, ptr %3, align 16
  %37 = load <16 x i8>, ptr %4, align 16
  %38 = or <16 x i8> %37, splat (i8 1)
  %39 = urem <16 x i8> %36, %38
  %40 = xor <16 x i8> %35, %39
  ret <16 x i8> %40
}

; Function Attrs: noinline nounwind optnone
define dso_local <16 x i8> @signed_bytes(<16 x i8> noundef %0, <16 x i8> noundef %1) #0 {
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  store <16 x i8> %0, ptr %3, align 16
  store <16 x i8> %1, ptr %4, align 16
  %5 = load <16 x i8>, ptr %3, align 16
  %6 = ashr <16 x i8> %5, splat (i8 2)
  %7 = load <16 x i8>, ptr %3, align 16
  %8 = load <16 x i8>, ptr %4, align 16
  %9 = icmp slt <16 x i8> %7, %8
  %10 = sext <16 x i1> %9 to <16 x i8>
  %11 = add <16 x i8> %6, %10
  %12 = load <16 x i8>, ptr %3, align 16
  %13 = load <16 x i8>, ptr %4, align 16
  %14 = and <16 x i8> %13, splat (i8 7)
  %15 = or <16 x i8> %14, splat (i8 1)
  %16 = sdiv <16 x i8> %12, %15
  %17 = sub <16 x i8> %11, %16
  %18 = load <16 x i8>, ptr %4, align 16
  %19 = sub <16 x i8> zeroinitializer, %18
  %20 = add <16 x i8> %17, %19
  ret <16 x i8> %20
}

; Function Attrs: noinline nounwind optnone
define dso_local <8 x i16> @shorts(<8 x i16> noundef %0, <8 x i16> noundef %1) #0 {
  %3 = alloca <8 x i16>, align 16
  %4 = alloca <8 x i16>, align 16
  store <8 x i16> %0, ptr %3, align 16
  store <8 x i16> %1, ptr %4, align 16
  %5 = load <8 x i16>, ptr %3, align 16
  %6 = load <8 x i16>, ptr %4, align 16
  %7 = mul <8 x i16> %5, %6
  %8 = load <8 x i16>, ptr %3, align 16
  %9 = ashr <8 x i16> %8, splat (i16 3)
  %10 = add <8 x i16> %7, %9
  %11 = load <8 x i16>, ptr %3, align 16
  %12 = load <8 x i16>, ptr %4, align 16
  %13 = icmp sle <8 x i16> %11, %12
  %14 = sext <8 x i1> %13 to <8 x i16>
  %15 = add <8 x i16> %10, %14
  %16 = load <8 x i16>, ptr %3, align 16
  %17 = load <8 x i16>, ptr %4, align 16
  %18 = and <8 x i16> %17, splat (i16 63)
  %19 = or <8 x i16> %18, splat (i16 1)
  %20 = sdiv <8 x i16> %16, %19
  %21 = add <8 x i16> %15, %20
  ret <8 x i16> %21
}

; Function Attrs: noinline nounwind optnone
define dso_local <4 x i32> @words(<4 x i32> noundef %0, <4 x i32> noundef %1) #0 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16
  store <4 x i32> %1, ptr %4, align 16
  %6 = load <4 x i32>, ptr %3, align 16
  %7 = load <4 x i32>, ptr %4, align 16
  %8 = icmp slt <4 x i32> %6, %7
  %9 = sext <4 x i1> %8 to <4 x i32>
  store <4 x i32> %9, ptr %5, align 16
  %10 = load <4 x i32>, ptr %5, align 16
  %11 = load <4 x i32>, ptr %3, align 16
  %12 = ashr <4 x i32> %11, splat (i32 1)
  %13 = and <4 x i32> %10, %12
  %14 = load <4 x i32>, ptr %5, align 16
  %15 = xor <4 x i32> %14, splat (i32 -1)
  %16 = load <4 x i32>, ptr %3, align 16
  %17 = load <4 x i32>, ptr %4, align 16
  %18 = and <4 x i32> %17, splat (i32 65535)
  %19 = or <4 x i32> %18, splat (i32 1)
  %20 = srem <4 x i32> %16, %19
  %21 = and <4 x i32> %15, %20
  %22 = or <4 x i32> %13, %21
  ret <4 x i32> %22
}

; Function Attrs: noinline nounwind optnone
define dso_local <2 x i64> @longs(<2 x i64> noundef %0, <2 x i64> noundef %1) #0 {
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  store <2 x i64> %0, ptr %3, align 16
  store <2 x i64> %1, ptr %4, align 16
  %5 = load <2 x i64>, ptr %3, align 16
  %6 = load <2 x i64>, ptr %4, align 16
  %7 = mul <2 x i64> %5, %6
  %8 = load <2 x i64>, ptr %3, align 16
  %9 = load <2 x i64>, ptr %4, align 16
  %10 = icmp sgt <2 x i64> %8, %9
  %11 = sext <2 x i1> %10 to <2 x i64>
  %12 = xor <2 x i64> %7, %11
  %13 = load <2 x i64>, ptr %3, align 16
  %14 = ashr <2 x i64> %13, splat (i64 7)
  %15 = xor <2 x i64> %12, %14
  ret <2 x i64> %15
}

; Function Attrs: noinline nounwind optnone
define dso_local void @shuffles(<16 x i8> noundef %0, <16 x i8> noundef %1, <4 x i32> noundef %2, <4 x i32> noundef %3) #0 {
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca [10 x <16 x i8>], align 16
  %10 = alloca <8 x i32>, align 32
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <2 x i32>, align 8
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <32 x i8>, align 32
  store <16 x i8> %0, ptr %5, align 16
  store <16 x i8> %1, ptr %6, align 16
  store <4 x i32> %2, ptr %7, align 16
  store <4 x i32> %3, ptr %8, align 16
  %16 = load <16 x i8>, ptr %5, align 16
  %17 = load <16 x i8>, ptr %6, align 16
  %18 = shufflevector <16 x i8> %16, <16 x i8> %17, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %19 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 0
  store <16 x i8> %18, ptr %19, align 16
  %20 = load <16 x i8>, ptr %5, align 16
  %21 = load <16 x i8>, ptr %6, align 16
  %22 = shufflevector <16 x i8> %20, <16 x i8> %21, <16 x i32> <i32 24, i32 8, i32 25, i32 9, i32 26, i32 10, i32 27, i32 11, i32 28, i32 12, i32 29, i32 13, i32 30, i32 14, i32 31, i32 15>
  %23 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 1
  store <16 x i8> %22, ptr %23, align 16
  %24 = load <16 x i8>, ptr %5, align 16
  %25 = load <16 x i8>, ptr %6, align 16
  %26 = shufflevector <16 x i8> %24, <16 x i8> %25, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %27 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 2
  store <16 x i8> %26, ptr %27, align 16
  %28 = load <16 x i8>, ptr %5, align 16
  %29 = load <16 x i8>, ptr %6, align 16
  %30 = shufflevector <16 x i8> %28, <16 x i8> %29, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %31 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 3
  store <16 x i8> %30, ptr %31, align 16
  %32 = load <16 x i8>, ptr %5, align 16
  %33 = load <16 x i8>, ptr %5, align 16
  %34 = shufflevector <16 x i8> %32, <16 x i8> %33, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %35 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 4
  store <16 x i8> %34, ptr %35, align 16
  %36 = load <16 x i8>, ptr %5, align 16
  %37 = load <16 x i8>, ptr %6, align 16
  %38 = shufflevector <16 x i8> %36, <16 x i8> %37, <16 x i32> <i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20>
  %39 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 5
  store <16 x i8> %38, ptr %39, align 16
  %40 = load <16 x i8>, ptr %5, align 16
  %41 = load <16 x i8>, ptr %6, align 16
  %42 = shufflevector <16 x i8> %40, <16 x i8> %41, <16 x i32> <i32 0, i32 17, i32 2, i32 19, i32 20, i32 5, i32 6, i32 23, i32 8, i32 25, i32 10, i32 27, i32 12, i32 29, i32 14, i32 31>
  %43 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 6
  store <16 x i8> %42, ptr %43, align 16
  %44 = load <16 x i8>, ptr %5, align 16
  %45 = load <16 x i8>, ptr %6, align 16
  %46 = shufflevector <16 x i8> %44, <16 x i8> %45, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 11, i32 10, i32 9, i32 8, i32 15, i32 14, i32 13, i32 12>
  %47 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 7
  store <16 x i8> %46, ptr %47, align 16
  %48 = load <16 x i8>, ptr %5, align 16
  %49 = load <16 x i8>, ptr %6, align 16
  %50 = shufflevector <16 x i8> %48, <16 x i8> %49, <16 x i32> <i32 31, i32 3, i32 7, i32 19, i32 0, i32 0, i32 28, i32 9, i32 1, i32 16, i32 14, i32 22, i32 5, i32 30, i32 11, i32 2>
  %51 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 8
  store <16 x i8> %50, ptr %51, align 16
  %52 = load <16 x i8>, ptr %6, align 16
  %53 = load <16 x i8>, ptr %6, align 16
  %54 = shufflevector <16 x i8> %52, <16 x i8> %53, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %55 = getelementptr inbounds [10 x <16 x i8>], ptr %9, i64 0, i64 9
  store <16 x i8> %54, ptr %55, align 16
  call void @mix(ptr noundef %9, i32 noundef 160)
  %56 = load <4 x i32>, ptr %7, align 16
  %57 = load <4 x i32>, ptr %8, align 16
  %58 = shufflevector <4 x i32> %56, <4 x i32> %57, <8 x i32> <i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  store <8 x i32> %58, ptr %10, align 32
  %59 = load <8 x i32>, ptr %10, align 32
  %60 = load <8 x i32>, ptr %10, align 32
  %61 = shufflevector <8 x i32> %59, <8 x i32> %60, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %61, ptr %11, align 16
  %62 = load <8 x i32>, ptr %10, align 32
  %63 = load <8 x i32>, ptr %10, align 32
  %64 = shufflevector <8 x i32> %62, <8 x i32> %63, <2 x i32> <i32 6, i32 1>
  store <2 x i32> %64, ptr %12, align 8
  %65 = load <4 x i32>, ptr %7, align 16
  %66 = load <4 x i32>, ptr %7, align 16
  %67 = shufflevector <4 x i32> %65, <4 x i32> %66, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store <4 x i32> %67, ptr %13, align 16
  %68 = load <4 x i32>, ptr %7, align 16
  %69 = load <4 x i32>, ptr %8, align 16
  %70 = shufflevector <4 x i32> %68, <4 x i32> %69, <4 x i32> <i32 3, i32 6, i32 0, i32 5>
  store <4 x i32> %70, ptr %14, align 16
  %71 = load <16 x i8>, ptr %5, align 16
  %72 = load <16 x i8>, ptr %6, align 16
  %73 = shufflevector <16 x i8> %71, <16 x i8> %72, <32 x i32> <i32 0, i32 31, i32 1, i32 30, i32 2, i32 29, i32 3, i32 28, i32 4, i32 27, i32 5, i32 26, i32 6, i32 25, i32 7, i32 24, i32 8, i32 23, i32 9, i32 22, i32 10, i32 21, i32 11, i32 20, i32 12, i32 19, i32 13, i32 18, i32 14, i32 17, i32 15, i32 16>
  store <32 x i8> %73, ptr %15, align 32
  call void @mix(ptr noundef %10, i32 noundef 32)
  call void @mix(ptr noundef %11, i32 noundef 16)
  call void @mix(ptr noundef %12, i32 noundef 8)
  call void @mix(ptr noundef %13, i32 noundef 16)
  call void @mix(ptr noundef %14, i32 noundef 16)
  call void @mix(ptr noundef %15, i32 noundef 32)
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal void @mix(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %20, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = load i64, ptr @hash, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i64
  %18 = xor i64 %11, %17
  %19 = mul i64 %18, 1099511628211
  store i64 %19, ptr @hash, align 8
  br label %20

20:                                               ; preds = %10
  %21 = load i32, ptr %5, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %5, align 4
  br label %6, !llvm.loop !5

23:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind optnone
define dso_local <16 x i8> @byte_by_number(<16 x i8> noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca <16 x i8>, align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store <16 x i8> %0, ptr %4, align 16
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load <16 x i8>, ptr %4, align 16
  %8 = load i32, ptr %5, align 4
  %9 = and i32 %8, 15
  %10 = extractelement <16 x i8> %7, i32 %9
  %11 = zext i8 %10 to i32
  %12 = load i32, ptr %6, align 4
  %13 = and i32 %12, 15
  %14 = load <16 x i8>, ptr %4, align 16
  %15 = extractelement <16 x i8> %14, i32 %13
  %16 = zext i8 %15 to i32
  %17 = add nsw i32 %16, %11
  %18 = trunc i32 %17 to i8
  %19 = load <16 x i8>, ptr %4, align 16
  %20 = insertelement <16 x i8> %19, i8 %18, i32 %13
  store <16 x i8> %20, ptr %4, align 16
  %21 = load <16 x i8>, ptr %4, align 16
  ret <16 x i8> %21
}

; Function Attrs: noinline nounwind optnone
define dso_local void @conversions(double noundef %0, <8 x i16> noundef %1, <4 x i32> noundef %2, <4 x float> noundef %3, <2 x double> noundef %4) #0 {
  %6 = alloca <8 x i8>, align 8
  %7 = alloca <8 x i8>, align 8
  %8 = alloca <8 x i16>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <2 x double>, align 16
  %12 = alloca <8 x i16>, align 16
  %13 = alloca <8 x i32>, align 32
  %14 = alloca <8 x i8>, align 8
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x double>, align 32
  %19 = alloca <2 x float>, align 8
  %20 = alloca <8 x float>, align 32
  %21 = alloca <2 x i64>, align 16
  %22 = alloca i64, align 8
  %23 = alloca i128, align 16
  %24 = alloca <4 x i8>, align 4
  store double %0, ptr %6, align 8
  %25 = load <8 x i8>, ptr %6, align 8
  store <8 x i8> %25, ptr %7, align 8
  store <8 x i16> %1, ptr %8, align 16
  store <4 x i32> %2, ptr %9, align 16
  store <4 x float> %3, ptr %10, align 16
  store <2 x double> %4, ptr %11, align 16
  %26 = load <8 x i8>, ptr %7, align 8
  %27 = zext <8 x i8> %26 to <8 x i16>
  store <8 x i16> %27, ptr %12, align 16
  %28 = load <8 x i16>, ptr %8, align 16
  %29 = sext <8 x i16> %28 to <8 x i32>
  store <8 x i32> %29, ptr %13, align 32
  %30 = load <8 x i16>, ptr %8, align 16
  %31 = trunc <8 x i16> %30 to <8 x i8>
  store <8 x i8> %31, ptr %14, align 8
  %32 = load <4 x i32>, ptr %9, align 16
  %33 = sitofp <4 x i32> %32 to <4 x float>
  store <4 x float> %33, ptr %15, align 16
  %34 = load <4 x i32>, ptr %9, align 16
  %35 = uitofp <4 x i32> %34 to <4 x float>
  store <4 x float> %35, ptr %16, align 16
  %36 = load <4 x float>, ptr %10, align 16
  %37 = fptosi <4 x float> %36 to <4 x i32>
  store <4 x i32> %37, ptr %17, align 16
  %38 = load <4 x float>, ptr %10, align 16
  %39 = fpext <4 x float> %38 to <4 x double>
  store <4 x double> %39, ptr %18, align 32
  %40 = load <2 x double>, ptr %11, align 16
  %41 = fptrunc <2 x double> %40 to <2 x float>
  store <2 x float> %41, ptr %19, align 8
  %42 = load <8 x i8>, ptr %7, align 8
  %43 = uitofp <8 x i8> %42 to <8 x float>
  store <8 x float> %43, ptr %20, align 32
  %44 = load <4 x float>, ptr %10, align 16
  %45 = bitcast <4 x float> %44 to <2 x i64>
  store <2 x i64> %45, ptr %21, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %7, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %23, ptr align 16 %8, i64 16, i1 false)
  %46 = load i128, ptr %23, align 16
  %47 = mul i128 %46, 3
  %48 = load i64, ptr %22, align 8
  %49 = zext i64 %48 to i128
  %50 = add i128 %47, %49
  store i128 %50, ptr %23, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 8 %22, i64 4, i1 false)
  %51 = load <4 x i8>, ptr %24, align 4
  %52 = load <4 x i8>, ptr %24, align 4
  %53 = mul <4 x i8> %51, %52
  %54 = add <4 x i8> %53, splat (i8 1)
  store <4 x i8> %54, ptr %24, align 4
  call void @mix(ptr noundef %12, i32 noundef 16)
  call void @mix(ptr noundef %13, i32 noundef 32)
  call void @mix(ptr noundef %14, i32 noundef 8)
  call void @mix(ptr noundef %15, i32 noundef 16)
  call void @mix(ptr noundef %16, i32 noundef 16)
  call void @mix(ptr noundef %17, i32 noundef 16)
  call void @mix(ptr noundef %18, i32 noundef 32)
  call void @mix(ptr noundef %19, i32 noundef 8)
  call void @mix(ptr noundef %20, i32 noundef 32)
  call void @mix(ptr noundef %21, i32 noundef 16)
  call void @mix(ptr noundef %23, i32 noundef 16)
  call void @mix(ptr noundef %24, i32 noundef 4)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone
define dso_local i32 @sum(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %29, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %32

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i16, ptr %14, i64 %16
  %18 = load i16, ptr %17, align 2
  %19 = sext i16 %18 to i32
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %20, i64 %22
  %24 = load i16, ptr %23, align 2
  %25 = sext i16 %24 to i32
  %26 = mul nsw i32 %19, %25
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %7, align 4
  br label %29

29:                                               ; preds = %13
  %30 = load i32, ptr %8, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %8, align 4
  br label %9, !llvm.loop !7

32:                                               ; preds = %9
  %33 = load i32, ptr %7, align 4
  ret i32 %33
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @largest(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %31, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = load i32, ptr %5, align 4
  %19 = icmp sgt i32 %17, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %11
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  br label %29

27:                                               ; preds = %11
  %28 = load i32, ptr %5, align 4
  br label %29

29:                                               ; preds = %27, %20
  %30 = phi i32 [ %26, %20 ], [ %28, %27 ]
  store i32 %30, ptr %5, align 4
  br label %31

31:                                               ; preds = %29
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %6, align 4
  br label %7, !llvm.loop !8

34:                                               ; preds = %7
  %35 = load i32, ptr %5, align 4
  ret i32 %35
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @count(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %34, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %37

13:                                               ; preds = %9
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %29

21:                                               ; preds = %13
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  br label %29

29:                                               ; preds = %21, %13
  %30 = phi i1 [ false, %13 ], [ %28, %21 ]
  %31 = zext i1 %30 to i32
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr %7, align 4
  br label %34

34:                                               ; preds = %29
  %35 = load i32, ptr %8, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %8, align 4
  br label %9, !llvm.loop !9

37:                                               ; preds = %9
  %38 = load i32, ptr %7, align 4
  ret i32 %38
}

; Function Attrs: noinline nounwind optnone
define dso_local void @scale(ptr noalias noundef %0, ptr noalias noundef %1, float noundef %2, i32 noundef %3) #1 {
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

10:                                               ; preds = %47, %4
  %11 = load i32, ptr %9, align 4
  %12 = load i32, ptr %8, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %50

14:                                               ; preds = %10
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %9, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp ogt float %19, 0.000000e+00
  br i1 %20, label %21, label %35

21:                                               ; preds = %14
  %22 = load float, ptr %7, align 4
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fmul float %22, %27
  %29 = load ptr, ptr %5, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fadd float %28, %33
  br label %41

35:                                               ; preds = %14
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  br label %41

41:                                               ; preds = %35, %21
  %42 = phi float [ %34, %21 ], [ %40, %35 ]
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %9, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  store float %42, ptr %46, align 4
  br label %47

47:                                               ; preds = %41
  %48 = load i32, ptr %9, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %9, align 4
  br label %10, !llvm.loop !10

50:                                               ; preds = %10
  ret void
}

; Function Attrs: noinline nounwind optnone
define dso_local void @every_second(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %35, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %38

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %7, align 4
  %15 = mul nsw i32 2, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %13, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul nsw i32 2, %21
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = ashr i32 %27, 1
  %29 = add nsw i32 %19, %28
  %30 = trunc i32 %29 to i8
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  store i8 %30, ptr %34, align 1
  br label %35

35:                                               ; preds = %12
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %8, !llvm.loop !11

38:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind optnone
define dso_local i64 @mask(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %36, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %39

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 7
  br i1 %18, label %27, label %19

19:                                               ; preds = %11
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp sgt i32 %25, 200
  br label %27

27:                                               ; preds = %19, %11
  %28 = phi i1 [ true, %11 ], [ %26, %19 ]
  %29 = zext i1 %28 to i32
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %6, align 4
  %32 = zext i32 %31 to i64
  %33 = shl i64 %30, %32
  %34 = load i64, ptr %5, align 8
  %35 = or i64 %34, %33
  store i64 %35, ptr %5, align 8
  br label %36

36:                                               ; preds = %27
  %37 = load i32, ptr %6, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %6, align 4
  br label %7, !llvm.loop !12

39:                                               ; preds = %7
  %40 = load i64, ptr %5, align 8
  ret i64 %40
}

; Function Attrs: noinline nounwind optnone
define dso_local i32 @main() #3 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca <8 x i16>, align 16
  %6 = alloca <8 x i16>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <2 x i64>, align 16
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <32 x i16>, align 64
  %12 = alloca <32 x i16>, align 64
  %13 = alloca <8 x i32>, align 32
  %14 = alloca <8 x i64>, align 64
  %15 = alloca <8 x i8>, align 8
  %16 = alloca <2 x i32>, align 8
  %17 = alloca <2 x i32>, align 8
  %18 = alloca <4 x float>, align 16
  %19 = alloca <4 x float>, align 16
  %20 = alloca <2 x double>, align 16
  %21 = alloca <2 x float>, align 8
  %22 = alloca <2 x float>, align 8
  %23 = alloca <8 x float>, align 32
  %24 = alloca <8 x float>, align 32
  %25 = alloca i32, align 4
  %26 = alloca <4 x double>, align 32
  %27 = alloca <4 x float>, align 16
  %28 = alloca <2 x float>, align 8
  %29 = alloca <2 x float>, align 8
  %30 = alloca <2 x float>, align 8
  %31 = alloca <2 x float>, align 8
  %32 = alloca <2 x i32>, align 8
  %33 = alloca <2 x i32>, align 8
  %34 = alloca <2 x i32>, align 8
  %35 = alloca <2 x i32>, align 8
  %36 = alloca %struct.two, align 16
  %37 = alloca %struct.two, align 16
  %38 = alloca <4 x double>, align 32
  %39 = alloca <4 x double>, align 32
  %40 = alloca <4 x double>, align 32
  %41 = alloca <8 x i64>, align 64
  %42 = alloca <8 x i64>, align 64
  %43 = alloca <8 x i32>, align 32
  %44 = alloca <16 x i8>, align 16
  %45 = alloca <16 x i8>, align 16
  %46 = alloca <8 x i16>, align 16
  %47 = alloca <4 x i32>, align 16
  %48 = alloca <2 x i64>, align 16
  %49 = alloca <8 x float>, align 32
  %50 = alloca <8 x float>, align 32
  %51 = alloca <8 x float>, align 32
  %52 = alloca <32 x i16>, align 64
  %53 = alloca <32 x i16>, align 64
  %54 = alloca <32 x i16>, align 64
  %55 = alloca <8 x i32>, align 32
  %56 = alloca <8 x i32>, align 32
  %57 = alloca <16 x i8>, align 16
  %58 = alloca <8 x i8>, align 8
  %59 = alloca [600 x i8], align 16
  %60 = alloca [150 x i16], align 16
  %61 = alloca [150 x i16], align 16
  %62 = alloca [150 x i32], align 16
  %63 = alloca [70 x float], align 16
  %64 = alloca [70 x float], align 16
  %65 = alloca i32, align 4
  %66 = alloca [3 x i32], align 4
  %67 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %68

68:                                               ; preds = %266, %0
  %69 = load i32, ptr %2, align 4
  %70 = icmp slt i32 %69, 20
  br i1 %70, label %71, label %269

71:                                               ; preds = %68
  call void @fill(ptr noundef %3, i32 noundef 16)
  call void @fill(ptr noundef %4, i32 noundef 16)
  call void @fill(ptr noundef %5, i32 noundef 16)
  call void @fill(ptr noundef %6, i32 noundef 16)
  call void @fill(ptr noundef %7, i32 noundef 16)
  call void @fill(ptr noundef %8, i32 noundef 16)
  call void @fill(ptr noundef %9, i32 noundef 16)
  call void @fill(ptr noundef %10, i32 noundef 16)
  call void @fill(ptr noundef %11, i32 noundef 64)
  call void @fill(ptr noundef %12, i32 noundef 64)
  call void @fill(ptr noundef %13, i32 noundef 32)
  call void @fill(ptr noundef %14, i32 noundef 64)
  call void @fill(ptr noundef %15, i32 noundef 8)
  call void @fill(ptr noundef %16, i32 noundef 8)
  call void @fill(ptr noundef %17, i32 noundef 8)
  %72 = call float @number()
  %73 = insertelement <4 x float> poison, float %72, i32 0
  %74 = call float @number()
  %75 = insertelement <4 x float> %73, float %74, i32 1
  %76 = call float @number()
  %77 = insertelement <4 x float> %75, float %76, i32 2
  %78 = call float @number()
  %79 = insertelement <4 x float> %77, float %78, i32 3
  store <4 x float> %79, ptr %18, align 16
  %80 = call float @number()
  %81 = insertelement <4 x float> poison, float %80, i32 0
  %82 = call float @number()
  %83 = insertelement <4 x float> %81, float %82, i32 1
  %84 = call float @number()
  %85 = insertelement <4 x float> %83, float %84, i32 2
  %86 = call float @number()
  %87 = insertelement <4 x float> %85, float %86, i32 3
  store <4 x float> %87, ptr %19, align 16
  %88 = call float @number()
  %89 = fpext float %88 to double
  %90 = insertelement <2 x double> poison, double %89, i32 0
  %91 = call float @number()
  %92 = fpext float %91 to double
  %93 = insertelement <2 x double> %90, double %92, i32 1
  store <2 x double> %93, ptr %20, align 16
  %94 = call float @number()
  %95 = insertelement <2 x float> poison, float %94, i32 0
  %96 = call float @number()
  %97 = insertelement <2 x float> %95, float %96, i32 1
  store <2 x float> %97, ptr %21, align 8
  %98 = call float @number()
  %99 = insertelement <2 x float> poison, float %98, i32 0
  %100 = call float @number()
  %101 = insertelement <2 x float> %99, float %100, i32 1
  store <2 x float> %101, ptr %22, align 8
  store i32 0, ptr %25, align 4
  br label %102

102:                                              ; preds = %115, %71
  %103 = load i32, ptr %25, align 4
  %104 = icmp slt i32 %103, 8
  br i1 %104, label %105, label %118

105:                                              ; preds = %102
  %106 = call float @number()
  %107 = load i32, ptr %25, align 4
  %108 = load <8 x float>, ptr %23, align 32
  %109 = insertelement <8 x float> %108, float %106, i32 %107
  store <8 x float> %109, ptr %23, align 32
  %110 = call float @number()
  %111 = fadd float %110, 1.250000e-01
  %112 = load i32, ptr %25, align 4
  %113 = load <8 x float>, ptr %24, align 32
  %114 = insertelement <8 x float> %113, float %111, i32 %112
  store <8 x float> %114, ptr %24, align 32
  br label %115

115:                                              ; preds = %105
  %116 = load i32, ptr %25, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %25, align 4
  br label %102, !llvm.loop !13

118:                                              ; preds = %102
  %119 = call float @number()
  %120 = fpext float %119 to double
  %121 = insertelement <4 x double> poison, double %120, i32 0
  %122 = call float @number()
  %123 = fpext float %122 to double
  %124 = insertelement <4 x double> %121, double %123, i32 1
  %125 = call float @number()
  %126 = fpext float %125 to double
  %127 = insertelement <4 x double> %124, double %126, i32 2
  %128 = call float @number()
  %129 = fpext float %128 to double
  %130 = insertelement <4 x double> %127, double %129, i32 3
  store <4 x double> %130, ptr %26, align 32
  %131 = load <4 x float>, ptr %18, align 16
  %132 = load <2 x double>, ptr %20, align 16
  %133 = load <16 x i8>, ptr %3, align 16
  %134 = load i32, ptr %2, align 4
  %135 = load <8 x i16>, ptr %5, align 16
  %136 = load <4 x i32>, ptr %7, align 16
  %137 = load <2 x i64>, ptr %9, align 16
  %138 = load <4 x float>, ptr %19, align 16
  %139 = call float @number()
  %140 = fpext float %139 to double
  %141 = load <4 x float>, ptr %18, align 16
  %142 = load <4 x float>, ptr %19, align 16
  %143 = fsub <4 x float> %141, %142
  %144 = load <4 x float>, ptr %19, align 16
  %145 = load <4 x float>, ptr %18, align 16
  %146 = fadd <4 x float> %144, %145
  %147 = call <4 x float> @mixed(<4 x float> noundef %131, <2 x double> noundef %132, <16 x i8> noundef %133, i32 noundef %134, <8 x i16> noundef %135, <4 x i32> noundef %136, <2 x i64> noundef %137, <4 x float> noundef %138, double noundef %140, <4 x float> noundef %143, <4 x float> noundef %146)
  store <4 x float> %147, ptr %27, align 16
  %148 = load <2 x float>, ptr %21, align 8
  %149 = load <2 x float>, ptr %22, align 8
  store <2 x float> %148, ptr %29, align 8
  %150 = load double, ptr %29, align 8
  store <2 x float> %149, ptr %30, align 8
  %151 = load double, ptr %30, align 8
  %152 = call double @pair(double noundef %150, double noundef %151)
  store double %152, ptr %31, align 8
  %153 = load <2 x float>, ptr %31, align 8
  store <2 x float> %153, ptr %28, align 8
  %154 = load <2 x i32>, ptr %16, align 8
  %155 = load <2 x i32>, ptr %17, align 8
  store <2 x i32> %154, ptr %33, align 8
  %156 = load double, ptr %33, align 8
  store <2 x i32> %155, ptr %34, align 8
  %157 = load double, ptr %34, align 8
  %158 = call double @pair_of_ints(double noundef %156, double noundef %157)
  store double %158, ptr %35, align 8
  %159 = load <2 x i32>, ptr %35, align 8
  store <2 x i32> %159, ptr %32, align 8
  %160 = getelementptr inbounds nuw %struct.two, ptr %36, i32 0, i32 0
  %161 = load <4 x float>, ptr %18, align 16
  store <4 x float> %161, ptr %160, align 16
  %162 = getelementptr inbounds nuw %struct.two, ptr %36, i32 0, i32 1
  %163 = load <4 x float>, ptr %19, align 16
  store <4 x float> %163, ptr %162, align 16
  %164 = load <4 x float>, ptr %27, align 16
  call void @exchange(ptr dead_on_unwind writable sret(%struct.two) align 16 %37, ptr noundef byval(%struct.two) align 16 %36, <4 x float> noundef %164)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %36, ptr align 16 %37, i64 32, i1 false)
  %165 = load <4 x double>, ptr %26, align 32
  %166 = load <4 x double>, ptr %26, align 32
  %167 = fadd <4 x double> %166, splat (double 3.000000e+00)
  store <4 x double> %165, ptr %39, align 32
  store <4 x double> %167, ptr %40, align 32
  %168 = call <4 x double> @wide(ptr noundef byval(<4 x double>) align 32 %39, ptr noundef byval(<4 x double>) align 32 %40)
  store <4 x double> %168, ptr %38, align 32
  %169 = load <8 x i64>, ptr %14, align 64
  %170 = load <8 x i32>, ptr %13, align 32
  store <8 x i64> %169, ptr %42, align 64
  store <8 x i32> %170, ptr %43, align 32
  %171 = call <8 x i64> @wider(ptr noundef byval(<8 x i64>) align 64 %42, ptr noundef byval(<8 x i32>) align 32 %43)
  store <8 x i64> %171, ptr %41, align 64
  call void @mix(ptr noundef %27, i32 noundef 16)
  call void @mix(ptr noundef %28, i32 noundef 8)
  call void @mix(ptr noundef %32, i32 noundef 8)
  call void @mix(ptr noundef %36, i32 noundef 32)
  call void @mix(ptr noundef %38, i32 noundef 32)
  call void @mix(ptr noundef %41, i32 noundef 64)
  %172 = load <16 x i8>, ptr %3, align 16
  %173 = load <16 x i8>, ptr %4, align 16
  %174 = call <16 x i8> @bytes(<16 x i8> noundef %172, <16 x i8> noundef %173)
  store <16 x i8> %174, ptr %44, align 16
  %175 = load <16 x i8>, ptr %3, align 16
  %176 = load <16 x i8>, ptr %4, align 16
  %177 = call <16 x i8> @signed_bytes(<16 x i8> noundef %175, <16 x i8> noundef %176)
  store <16 x i8> %177, ptr %45, align 16
  %178 = load <8 x i16>, ptr %5, align 16
  %179 = load <8 x i16>, ptr %6, align 16
  %180 = call <8 x i16> @shorts(<8 x i16> noundef %178, <8 x i16> noundef %179)
  store <8 x i16> %180, ptr %46, align 16
  %181 = load <4 x i32>, ptr %7, align 16
  %182 = load <4 x i32>, ptr %8, align 16
  %183 = call <4 x i32> @words(<4 x i32> noundef %181, <4 x i32> noundef %182)
  store <4 x i32> %183, ptr %47, align 16
  %184 = load <2 x i64>, ptr %9, align 16
  %185 = load <2 x i64>, ptr %10, align 16
  %186 = call <2 x i64> @longs(<2 x i64> noundef %184, <2 x i64> noundef %185)
  store <2 x i64> %186, ptr %48, align 16
  %187 = load <8 x float>, ptr %23, align 32
  %188 = load <8 x float>, ptr %24, align 32
  store <8 x float> %187, ptr %50, align 32
  store <8 x float> %188, ptr %51, align 32
  %189 = call <8 x float> @floats(ptr noundef byval(<8 x float>) align 32 %50, ptr noundef byval(<8 x float>) align 32 %51)
  store <8 x float> %189, ptr %49, align 32
  %190 = load <32 x i16>, ptr %11, align 64
  %191 = load <32 x i16>, ptr %12, align 64
  store <32 x i16> %190, ptr %53, align 64
  store <32 x i16> %191, ptr %54, align 64
  %192 = call <32 x i16> @widest(ptr noundef byval(<32 x i16>) align 64 %53, ptr noundef byval(<32 x i16>) align 64 %54)
  store <32 x i16> %192, ptr %52, align 64
  call void @mix(ptr noundef %44, i32 noundef 16)
  call void @mix(ptr noundef %45, i32 noundef 16)
  call void @mix(ptr noundef %46, i32 noundef 16)
  call void @mix(ptr noundef %47, i32 noundef 16)
  call void @mix(ptr noundef %48, i32 noundef 16)
  call void @mix(ptr noundef %49, i32 noundef 32)
  call void @mix(ptr noundef %52, i32 noundef 64)
  %193 = load <16 x i8>, ptr %3, align 16
  %194 = load <16 x i8>, ptr %4, align 16
  %195 = load <4 x i32>, ptr %7, align 16
  %196 = load <4 x i32>, ptr %8, align 16
  call void @shuffles(<16 x i8> noundef %193, <16 x i8> noundef %194, <4 x i32> noundef %195, <4 x i32> noundef %196)
  %197 = load <8 x i32>, ptr %13, align 32
  %198 = load i32, ptr %2, align 4
  %199 = load i32, ptr %2, align 4
  %200 = mul nsw i32 %199, 3
  store <8 x i32> %197, ptr %56, align 32
  %201 = call <8 x i32> @by_number(ptr noundef byval(<8 x i32>) align 32 %56, i32 noundef %198, i32 noundef %200)
  store <8 x i32> %201, ptr %55, align 32
  %202 = load <16 x i8>, ptr %3, align 16
  %203 = load i32, ptr %2, align 4
  %204 = mul nsw i32 %203, 5
  %205 = load i32, ptr %2, align 4
  %206 = mul nsw i32 %205, 7
  %207 = call <16 x i8> @byte_by_number(<16 x i8> noundef %202, i32 noundef %204, i32 noundef %206)
  store <16 x i8> %207, ptr %57, align 16
  call void @mix(ptr noundef %55, i32 noundef 32)
  call void @mix(ptr noundef %57, i32 noundef 16)
  %208 = load <8 x i8>, ptr %15, align 8
  %209 = load <8 x i16>, ptr %5, align 16
  %210 = load <4 x i32>, ptr %7, align 16
  %211 = load <4 x float>, ptr %18, align 16
  %212 = load <2 x double>, ptr %20, align 16
  store <8 x i8> %208, ptr %58, align 8
  %213 = load double, ptr %58, align 8
  call void @conversions(double noundef %213, <8 x i16> noundef %209, <4 x i32> noundef %210, <4 x float> noundef %211, <2 x double> noundef %212)
  %214 = getelementptr inbounds [600 x i8], ptr %59, i64 0, i64 0
  call void @fill(ptr noundef %214, i32 noundef 600)
  %215 = getelementptr inbounds [150 x i16], ptr %60, i64 0, i64 0
  call void @fill(ptr noundef %215, i32 noundef 300)
  %216 = getelementptr inbounds [150 x i16], ptr %61, i64 0, i64 0
  call void @fill(ptr noundef %216, i32 noundef 300)
  %217 = getelementptr inbounds [150 x i32], ptr %62, i64 0, i64 0
  call void @fill(ptr noundef %217, i32 noundef 600)
  store i32 0, ptr %65, align 4
  br label %218

218:                                              ; preds = %230, %118
  %219 = load i32, ptr %65, align 4
  %220 = icmp slt i32 %219, 70
  br i1 %220, label %221, label %233

221:                                              ; preds = %218
  %222 = call float @number()
  %223 = load i32, ptr %65, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [70 x float], ptr %63, i64 0, i64 %224
  store float %222, ptr %225, align 4
  %226 = call float @number()
  %227 = load i32, ptr %65, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [70 x float], ptr %64, i64 0, i64 %228
  store float %226, ptr %229, align 4
  br label %230

230:                                              ; preds = %221
  %231 = load i32, ptr %65, align 4
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %65, align 4
  br label %218, !llvm.loop !14

233:                                              ; preds = %218
  %234 = getelementptr inbounds [150 x i16], ptr %60, i64 0, i64 0
  %235 = getelementptr inbounds [150 x i16], ptr %61, i64 0, i64 0
  %236 = load i32, ptr %2, align 4
  %237 = add nsw i32 100, %236
  %238 = call i32 @sum(ptr noundef %234, ptr noundef %235, i32 noundef %237)
  store i32 %238, ptr %66, align 4
  %239 = getelementptr inbounds i32, ptr %66, i64 1
  %240 = getelementptr inbounds [600 x i8], ptr %59, i64 0, i64 0
  %241 = load i32, ptr %2, align 4
  %242 = add nsw i32 200, %241
  %243 = call i32 @largest(ptr noundef %240, i32 noundef %242)
  store i32 %243, ptr %239, align 4
  %244 = getelementptr inbounds i32, ptr %66, i64 2
  %245 = getelementptr inbounds [150 x i32], ptr %62, i64 0, i64 0
  %246 = load i32, ptr %2, align 4
  %247 = add nsw i32 130, %246
  %248 = call i32 @count(ptr noundef %245, i32 noundef %247, i32 noundef 268435456)
  store i32 %248, ptr %244, align 4
  %249 = getelementptr inbounds [70 x float], ptr %64, i64 0, i64 0
  %250 = getelementptr inbounds [70 x float], ptr %63, i64 0, i64 0
  %251 = load i32, ptr %2, align 4
  %252 = add nsw i32 50, %251
  call void @scale(ptr noundef %249, ptr noundef %250, float noundef 1.500000e+00, i32 noundef %252)
  %253 = getelementptr inbounds [600 x i8], ptr %59, i64 0, i64 0
  %254 = getelementptr inbounds [600 x i8], ptr %59, i64 0, i64 0
  %255 = getelementptr inbounds i8, ptr %254, i64 200
  %256 = load i32, ptr %2, align 4
  %257 = add nsw i32 150, %256
  call void @every_second(ptr noundef %253, ptr noundef %255, i32 noundef %257)
  %258 = getelementptr inbounds [600 x i8], ptr %59, i64 0, i64 0
  %259 = load i32, ptr %2, align 4
  %260 = srem i32 %259, 19
  %261 = add nsw i32 45, %260
  %262 = call i64 @mask(ptr noundef %258, i32 noundef %261)
  store i64 %262, ptr %67, align 8
  call void @mix(ptr noundef %66, i32 noundef 12)
  call void @mix(ptr noundef %64, i32 noundef 280)
  call void @mix(ptr noundef %59, i32 noundef 600)
  call void @mix(ptr noundef %67, i32 noundef 8)
  %263 = load i32, ptr %2, align 4
  %264 = load i64, ptr @hash, align 8
  %265 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %263, i64 noundef %264)
  br label %266

266:                                              ; preds = %233
  %267 = load i32, ptr %2, align 4
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %2, align 4
  br label %68, !llvm.loop !15

269:                                              ; preds = %68
  ret i32 0
}

; Function Attrs: noinline nounwind optnone
define internal void @fill(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %18, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %21

10:                                               ; preds = %6
  %11 = call i64 @next()
  %12 = lshr i64 %11, 24
  %13 = trunc i64 %12 to i8
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %14, i64 %16
  store i8 %13, ptr %17, align 1
  br label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %5, align 4
  br label %6, !llvm.loop !16

21:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind optnone
define internal float @number() #1 {
  %1 = call i64 @next()
  %2 = lshr i64 %1, 40
  %3 = and i64 %2, 65535
  %4 = trunc i64 %3 to i32
  %5 = sitofp i32 %4 to float
  %6 = fmul float %5, 2.500000e-01
  %7 = fsub float %6, 7.000000e+03
  ret float %7
}

; Function Attrs: noinline nounwind optnone
define internal <4 x double> @wide(ptr noundef byval(<4 x double>) align 32 %0, ptr noundef byval(<4 x double>) align 32 %1) #4 {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  %5 = load <4 x double>, ptr %0, align 32
  %6 = load <4 x double>, ptr %1, align 32
  store <4 x double> %5, ptr %3, align 32
  store <4 x double> %6, ptr %4, align 32
  %7 = load <4 x double>, ptr %3, align 32
  %8 = load <4 x double>, ptr %4, align 32
  %9 = fmul <4 x double> %7, %8
  %10 = load <4 x double>, ptr %4, align 32
  %11 = fsub <4 x double> %9, %10
  ret <4 x double> %11
}

; Function Attrs: noinline nounwind optnone
define internal <8 x i64> @wider(ptr noundef byval(<8 x i64>) align 64 %0, ptr noundef byval(<8 x i32>) align 32 %1) #3 {
  %3 = alloca <8 x i64>, align 64
  %4 = alloca <8 x i32>, align 32
  %5 = load <8 x i64>, ptr %0, align 64
  %6 = load <8 x i32>, ptr %1, align 32
  store <8 x i64> %5, ptr %3, align 64
  store <8 x i32> %6, ptr %4, align 32
  %7 = load <8 x i64>, ptr %3, align 64
  %8 = load <8 x i32>, ptr %4, align 32
  %9 = sext <8 x i32> %8 to <8 x i64>
  %10 = xor <8 x i64> %7, %9
  %11 = load <8 x i64>, ptr %3, align 64
  %12 = add <8 x i64> %10, %11
  ret <8 x i64> %12
}

; Function Attrs: noinline nounwind optnone
define internal <8 x float> @floats(ptr noundef byval(<8 x float>) align 32 %0, ptr noundef byval(<8 x float>) align 32 %1) #4 {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca i32, align 4
  %7 = load <8 x float>, ptr %0, align 32
  %8 = load <8 x float>, ptr %1, align 32
  store <8 x float> %7, ptr %3, align 32
  store <8 x float> %8, ptr %4, align 32
  %9 = load <8 x float>, ptr %3, align 32
  %10 = load <8 x float>, ptr %4, align 32
  %11 = fdiv <8 x float> %9, %10
  %12 = load <8 x float>, ptr %3, align 32
  %13 = fneg <8 x float> %12
  %14 = fadd <8 x float> %11, %13
  store <8 x float> %14, ptr %5, align 32
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %42, %2
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %16, 8
  br i1 %17, label %18, label %45

18:                                               ; preds = %15
  %19 = load <8 x float>, ptr %3, align 32
  %20 = load i32, ptr %6, align 4
  %21 = extractelement <8 x float> %19, i32 %20
  %22 = load <8 x float>, ptr %4, align 32
  %23 = load i32, ptr %6, align 4
  %24 = extractelement <8 x float> %22, i32 %23
  %25 = fcmp olt float %21, %24
  br i1 %25, label %26, label %32

26:                                               ; preds = %18
  %27 = load <8 x float>, ptr %3, align 32
  %28 = load i32, ptr %6, align 4
  %29 = extractelement <8 x float> %27, i32 %28
  %30 = call float @llvm.fabs.f32(float %29)
  %31 = call float @llvm.sqrt.f32(float %30)
  br label %37

32:                                               ; preds = %18
  %33 = load <8 x float>, ptr %4, align 32
  %34 = load i32, ptr %6, align 4
  %35 = extractelement <8 x float> %33, i32 %34
  %36 = call float @llvm.floor.f32(float %35)
  br label %37

37:                                               ; preds = %32, %26
  %38 = phi float [ %31, %26 ], [ %36, %32 ]
  %39 = load i32, ptr %6, align 4
  %40 = load <8 x float>, ptr %5, align 32
  %41 = insertelement <8 x float> %40, float %38, i32 %39
  store <8 x float> %41, ptr %5, align 32
  br label %42

42:                                               ; preds = %37
  %43 = load i32, ptr %6, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %6, align 4
  br label %15, !llvm.loop !17

45:                                               ; preds = %15
  %46 = load <8 x float>, ptr %5, align 32
  ret <8 x float> %46
}

; Function Attrs: noinline nounwind optnone
define internal <32 x i16> @widest(ptr noundef byval(<32 x i16>) align 64 %0, ptr noundef byval(<32 x i16>) align 64 %1) #3 {
  %3 = alloca <32 x i16>, align 64
  %4 = alloca <32 x i16>, align 64
  %5 = load <32 x i16>, ptr %0, align 64
  %6 = load <32 x i16>, ptr %1, align 64
  store <32 x i16> %5, ptr %3, align 64
  store <32 x i16> %6, ptr %4, align 64
  %7 = load <32 x i16>, ptr %3, align 64
  %8 = load <32 x i16>, ptr %4, align 64
  %9 = add <32 x i16> %7, %8
  %10 = load <32 x i16>, ptr %3, align 64
  %11 = load <32 x i16>, ptr %4, align 64
  %12 = and <32 x i16> %11, splat (i16 15)
  %13 = lshr <32 x i16> %10, %12
  %14 = xor <32 x i16> %9, %13
  %15 = load <32 x i16>, ptr %3, align 64
  %16 = load <32 x i16>, ptr %4, align 64
  %17 = icmp ne <32 x i16> %15, %16
  %18 = sext <32 x i1> %17 to <32 x i16>
  %19 = xor <32 x i16> %14, %18
  ret <32 x i16> %19
}

; Function Attrs: noinline nounwind optnone
define internal <8 x i32> @by_number(ptr noundef byval(<8 x i32>) align 32 %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = load <8 x i32>, ptr %0, align 32
  store <8 x i32> %7, ptr %4, align 32
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load <8 x i32>, ptr %4, align 32
  %9 = load i32, ptr %5, align 4
  %10 = and i32 %9, 7
  %11 = extractelement <8 x i32> %8, i32 %10
  %12 = load i32, ptr %6, align 4
  %13 = and i32 %12, 7
  %14 = load <8 x i32>, ptr %4, align 32
  %15 = extractelement <8 x i32> %14, i32 %13
  %16 = xor i32 %15, %11
  %17 = load <8 x i32>, ptr %4, align 32
  %18 = insertelement <8 x i32> %17, i32 %16, i32 %13
  store <8 x i32> %18, ptr %4, align 32
  %19 = load <8 x i32>, ptr %4, align 32
  ret <8 x i32> %19
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: noinline nounwind optnone
define internal i64 @next() #1 {
  %1 = load i64, ptr @state, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @state, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @state, align 8
  %5 = load i64, ptr @state, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @state, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @state, align 8
  %9 = load i64, ptr @state, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @state, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @state, align 8
  ret i64 %12
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #6

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
