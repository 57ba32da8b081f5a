; ModuleID = 'copies.c'
source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Three = type { i64, i64, i64 }
%struct.Nine = type { [9 x i32], [12 x i8] }
%struct.Small = type { [5 x i8] }
%struct.Point = type { double, double, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.t = private unnamed_addr constant %struct.Three { i64 1, i64 -2, i64 3000000000 }, align 8
@__const.main.nine = private unnamed_addr constant %struct.Nine { [9 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 -9], [12 x i8] zeroinitializer }, align 16
@__const.main.small = private unnamed_addr constant %struct.Small { [5 x i8] c"abcd\00" }, align 1
@__const.main.point = private unnamed_addr constant %struct.Point { double 1.500000e+00, double 2.000000e+01, double -3.000000e+02 }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Three, align 8
  %3 = alloca %struct.Nine, align 16
  %4 = alloca %struct.Small, align 1
  %5 = alloca %struct.Point, align 8
  %6 = alloca i40, align 8
  %7 = alloca i40, align 8
  %8 = alloca i40, align 8
  %9 = alloca i40, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.t, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.nine, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.small, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.point, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %10, i64 5, i1 false)
  %11 = load i40, ptr %6, align 8
  %12 = call i64 (i32, ...) @sum(i32 noundef 1, ptr noundef byval(%struct.Three) align 8 %2, i32 noundef 5, ptr noundef byval(%struct.Nine) align 16 %3, double noundef 2.500000e+00, i40 %11, ptr noundef byval(%struct.Point) align 8 %5)
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %12)
  %14 = getelementptr inbounds nuw %struct.Three, ptr %2, i32 0, i32 0
  store i64 77, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.Nine, ptr %3, i32 0, i32 0
  %16 = getelementptr inbounds [9 x i32], ptr %15, i64 0, i64 3
  store i32 100, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.Point, ptr %5, i32 0, i32 2
  store double 4.000000e+00, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 1 %18, i64 5, i1 false)
  %19 = load i40, ptr %7, align 8
  %20 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 1 %20, i64 5, i1 false)
  %21 = load i40, ptr %8, align 8
  %22 = getelementptr inbounds nuw %struct.Small, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 1 %22, i64 5, i1 false)
  %23 = load i40, ptr %9, align 8
  %24 = call i64 (i32, ...) @sum(i32 noundef 3, ptr noundef byval(%struct.Three) align 8 %2, i32 noundef 6, ptr noundef byval(%struct.Nine) align 16 %3, double noundef -2.500000e+00, i40 %19, ptr noundef byval(%struct.Point) align 8 %5, ptr noundef byval(%struct.Three) align 8 %2, i32 noundef 7, ptr noundef byval(%struct.Nine) align 16 %3, double noundef 1.000000e+06, i40 %21, ptr noundef byval(%struct.Point) align 8 %5, ptr noundef byval(%struct.Three) align 8 %2, i32 noundef 8, ptr noundef byval(%struct.Nine) align 16 %3, double noundef 9.000000e+00, i40 %23, ptr noundef byval(%struct.Point) align 8 %5)
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %24)
  %26 = call i64 @aligned(i32 noundef 3)
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %26)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Three, align 8
  %7 = alloca %struct.Nine, align 16
  %8 = alloca i32, align 4
  %9 = alloca %struct.Small, align 1
  %10 = alloca i32, align 4
  %11 = alloca %struct.Point, align 8
  store i32 %0, ptr %2, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %12)
  store i64 0, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %13

13:                                               ; preds = %148, %1
  %14 = load i32, ptr %5, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %151

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr i8, ptr %20, i32 24
  store ptr %21, ptr %19, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %20, i64 24, i1 false)
  %22 = load i64, ptr %4, align 8
  %23 = mul nsw i64 %22, 7
  %24 = getelementptr inbounds nuw %struct.Three, ptr %6, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %23, %25
  %27 = getelementptr inbounds nuw %struct.Three, ptr %6, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 2, %28
  %30 = add nsw i64 %26, %29
  %31 = getelementptr inbounds nuw %struct.Three, ptr %6, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 3, %32
  %34 = add nsw i64 %30, %33
  store i64 %34, ptr %4, align 8
  %35 = load i64, ptr %4, align 8
  %36 = mul nsw i64 %35, 7
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %38 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 0
  %39 = load i32, ptr %38, align 16
  %40 = icmp ule i32 %39, 40
  br i1 %40, label %41, label %46

41:                                               ; preds = %17
  %42 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 3
  %43 = load ptr, ptr %42, align 16
  %44 = getelementptr i8, ptr %43, i32 %39
  %45 = add i32 %39, 8
  store i32 %45, ptr %38, align 16
  br label %50

46:                                               ; preds = %17
  %47 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %37, i32 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr i8, ptr %48, i32 8
  store ptr %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %46, %41
  %51 = phi ptr [ %44, %41 ], [ %48, %46 ]
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %36, %53
  store i64 %54, ptr %4, align 8
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %56 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %55, i32 0, i32 2
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %57, i32 15
  %59 = call ptr @llvm.ptrmask.p0.i64(ptr %58, i64 -16)
  %60 = getelementptr i8, ptr %59, i32 48
  store ptr %60, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 %59, i64 48, i1 false)
  store i32 0, ptr %8, align 4
  br label %61

61:                                               ; preds = %74, %50
  %62 = load i32, ptr %8, align 4
  %63 = icmp slt i32 %62, 9
  br i1 %63, label %64, label %77

64:                                               ; preds = %61
  %65 = load i64, ptr %4, align 8
  %66 = mul nsw i64 %65, 3
  %67 = getelementptr inbounds nuw %struct.Nine, ptr %7, i32 0, i32 0
  %68 = load i32, ptr %8, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [9 x i32], ptr %67, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = add nsw i64 %66, %72
  store i64 %73, ptr %4, align 8
  br label %74

74:                                               ; preds = %64
  %75 = load i32, ptr %8, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %8, align 4
  br label %61, !llvm.loop !6

77:                                               ; preds = %61
  %78 = load i64, ptr %4, align 8
  %79 = mul nsw i64 %78, 7
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %81 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 1
  %82 = load i32, ptr %81, align 4
  %83 = icmp ule i32 %82, 160
  br i1 %83, label %84, label %89

84:                                               ; preds = %77
  %85 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 3
  %86 = load ptr, ptr %85, align 16
  %87 = getelementptr i8, ptr %86, i32 %82
  %88 = add i32 %82, 16
  store i32 %88, ptr %81, align 4
  br label %93

89:                                               ; preds = %77
  %90 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %80, i32 0, i32 2
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr i8, ptr %91, i32 8
  store ptr %92, ptr %90, align 8
  br label %93

93:                                               ; preds = %89, %84
  %94 = phi ptr [ %87, %84 ], [ %91, %89 ]
  %95 = load double, ptr %94, align 8
  %96 = fptosi double %95 to i64
  %97 = add nsw i64 %79, %96
  store i64 %97, ptr %4, align 8
  %98 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %99 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %98, i32 0, i32 0
  %100 = load i32, ptr %99, align 16
  %101 = icmp ule i32 %100, 40
  br i1 %101, label %102, label %107

102:                                              ; preds = %93
  %103 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %98, i32 0, i32 3
  %104 = load ptr, ptr %103, align 16
  %105 = getelementptr i8, ptr %104, i32 %100
  %106 = add i32 %100, 8
  store i32 %106, ptr %99, align 16
  br label %111

107:                                              ; preds = %93
  %108 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %98, i32 0, i32 2
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr i8, ptr %109, i32 8
  store ptr %110, ptr %108, align 8
  br label %111

111:                                              ; preds = %107, %102
  %112 = phi ptr [ %105, %102 ], [ %109, %107 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %112, i64 5, i1 false)
  store i32 0, ptr %10, align 4
  br label %113

113:                                              ; preds = %126, %111
  %114 = load i32, ptr %10, align 4
  %115 = icmp slt i32 %114, 5
  br i1 %115, label %116, label %129

116:                                              ; preds = %113
  %117 = load i64, ptr %4, align 8
  %118 = mul nsw i64 %117, 3
  %119 = getelementptr inbounds nuw %struct.Small, ptr %9, i32 0, i32 0
  %120 = load i32, ptr %10, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [5 x i8], ptr %119, i64 0, i64 %121
  %123 = load i8, ptr %122, align 1
  %124 = sext i8 %123 to i64
  %125 = add nsw i64 %118, %124
  store i64 %125, ptr %4, align 8
  br label %126

126:                                              ; preds = %116
  %127 = load i32, ptr %10, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %10, align 4
  br label %113, !llvm.loop !8

129:                                              ; preds = %113
  %130 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %131 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %130, i32 0, i32 2
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr i8, ptr %132, i32 24
  store ptr %133, ptr %131, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %132, i64 24, i1 false)
  %134 = load i64, ptr %4, align 8
  %135 = mul nsw i64 %134, 7
  %136 = getelementptr inbounds nuw %struct.Point, ptr %11, i32 0, i32 0
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw %struct.Point, ptr %11, i32 0, i32 1
  %139 = load double, ptr %138, align 8
  %140 = fmul double 2.000000e+00, %139
  %141 = fadd double %137, %140
  %142 = getelementptr inbounds nuw %struct.Point, ptr %11, i32 0, i32 2
  %143 = load double, ptr %142, align 8
  %144 = fmul double 3.000000e+00, %143
  %145 = fadd double %141, %144
  %146 = fptosi double %145 to i64
  %147 = add nsw i64 %135, %146
  store i64 %147, ptr %4, align 8
  br label %148

148:                                              ; preds = %129
  %149 = load i32, ptr %5, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %5, align 4
  br label %13, !llvm.loop !9

151:                                              ; preds = %13
  %152 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %152)
  %153 = load i64, ptr %4, align 8
  ret i64 %153
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @aligned(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x i8], align 1
  %4 = alloca [200 x i8], align 128
  %5 = alloca [4096 x i8], align 4096
  %6 = alloca i32, align 1024
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %9 = getelementptr inbounds [3 x i8], ptr %3, i64 0, i64 0
  %10 = call i64 @touch(ptr noundef %9, i32 noundef 3, i64 noundef 1)
  %11 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 0
  %12 = call i64 @touch(ptr noundef %11, i32 noundef 200, i64 noundef 128)
  %13 = add nsw i64 %10, %12
  %14 = getelementptr inbounds [4096 x i8], ptr %5, i64 0, i64 0
  %15 = call i64 @touch(ptr noundef %14, i32 noundef 4096, i64 noundef 4096)
  %16 = add nsw i64 %13, %15
  %17 = call i64 @touch(ptr noundef %6, i32 noundef 4, i64 noundef 1024)
  %18 = add nsw i64 %16, %17
  store i64 %18, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %19

19:                                               ; preds = %31, %1
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %20, 3
  br i1 %21, label %22, label %34

22:                                               ; preds = %19
  %23 = load i64, ptr %7, align 8
  %24 = mul nsw i64 %23, 31
  %25 = load i32, ptr %8, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [3 x i8], ptr %3, i64 0, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = sext i8 %28 to i64
  %30 = add nsw i64 %24, %29
  store i64 %30, ptr %7, align 8
  br label %31

31:                                               ; preds = %22
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %8, align 4
  br label %19, !llvm.loop !10

34:                                               ; preds = %19
  %35 = load i32, ptr %2, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load i64, ptr %7, align 8
  br label %62

39:                                               ; preds = %34
  %40 = load i64, ptr %7, align 8
  %41 = mul nsw i64 %40, 31
  %42 = load i32, ptr %2, align 4
  %43 = sub nsw i32 %42, 1
  %44 = call i64 @aligned(i32 noundef %43)
  %45 = add nsw i64 %41, %44
  %46 = load i32, ptr %2, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [200 x i8], ptr %4, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = sext i8 %49 to i64
  %51 = add nsw i64 %45, %50
  %52 = load i32, ptr %2, align 4
  %53 = sub nsw i32 4095, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4096 x i8], ptr %5, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i64
  %58 = add nsw i64 %51, %57
  %59 = load i32, ptr %6, align 1024
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %58, %60
  br label %62

62:                                               ; preds = %39, %37
  %63 = phi i64 [ %38, %37 ], [ %61, %39 ]
  ret i64 %63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @touch(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = ptrtoint ptr %11 to i64
  %13 = load i64, ptr %6, align 8
  %14 = urem i64 %12, %13
  store i64 %14, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %15

15:                                               ; preds = %27, %3
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %5, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %30

19:                                               ; preds = %15
  %20 = load i32, ptr %8, align 4
  %21 = mul nsw i32 %20, 7
  %22 = trunc i32 %21 to i8
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  store i8 %22, ptr %26, align 1
  br label %27

27:                                               ; preds = %19
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %8, align 4
  br label %15, !llvm.loop !11

30:                                               ; preds = %15
  %31 = load i64, ptr %7, align 8
  store i64 %31, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %46, %30
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %5, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %32
  %37 = load i64, ptr %9, align 8
  %38 = mul nsw i64 %37, 31
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i64
  %45 = add nsw i64 %38, %44
  store i64 %45, ptr %9, align 8
  br label %46

46:                                               ; preds = %36
  %47 = load i32, ptr %10, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %10, align 4
  br label %32, !llvm.loop !12

49:                                               ; preds = %32
  %50 = load i64, ptr %9, align 8
  ret i64 %50
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
