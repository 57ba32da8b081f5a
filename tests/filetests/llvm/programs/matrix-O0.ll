; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%.9f %.9f\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %17 = load i32, ptr %4, align 4
  %18 = icmp sgt i32 %17, 1
  br i1 %18, label %19, label %24

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds ptr, ptr %20, i64 1
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @atoi(ptr noundef %22) #5
  br label %25

24:                                               ; preds = %2
  br label %25

25:                                               ; preds = %24, %19
  %26 = phi i32 [ %23, %19 ], [ 24, %24 ]
  store i32 %26, ptr %6, align 4
  %27 = load i32, ptr %4, align 4
  %28 = icmp sgt i32 %27, 2
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds ptr, ptr %30, i64 2
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 @atoi(ptr noundef %32) #5
  br label %35

34:                                               ; preds = %25
  br label %35

35:                                               ; preds = %34, %29
  %36 = phi i32 [ %33, %29 ], [ 2, %34 ]
  store i32 %36, ptr %7, align 4
  %37 = load i32, ptr %6, align 4
  %38 = sext i32 %37 to i64
  %39 = mul i64 8, %38
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = call noalias ptr @malloc(i64 noundef %42) #6
  store ptr %43, ptr %8, align 8
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = mul i64 8, %45
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = mul i64 %46, %48
  %50 = call noalias ptr @malloc(i64 noundef %49) #6
  store ptr %50, ptr %9, align 8
  %51 = load i32, ptr %6, align 4
  %52 = sext i32 %51 to i64
  %53 = mul i64 8, %52
  %54 = load i32, ptr %6, align 4
  %55 = sext i32 %54 to i64
  %56 = mul i64 %53, %55
  %57 = call noalias ptr @malloc(i64 noundef %56) #6
  store ptr %57, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %58

58:                                               ; preds = %83, %35
  %59 = load i32, ptr %11, align 4
  %60 = load i32, ptr %6, align 4
  %61 = load i32, ptr %6, align 4
  %62 = mul nsw i32 %60, %61
  %63 = icmp slt i32 %59, %62
  br i1 %63, label %64, label %86

64:                                               ; preds = %58
  %65 = load i32, ptr %11, align 4
  %66 = srem i32 %65, 17
  %67 = sitofp i32 %66 to double
  %68 = fmul double %67, 2.500000e-01
  %69 = fsub double %68, 1.500000e+00
  %70 = load ptr, ptr %8, align 8
  %71 = load i32, ptr %11, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  store double %69, ptr %73, align 8
  %74 = load i32, ptr %11, align 4
  %75 = srem i32 %74, 13
  %76 = sitofp i32 %75 to double
  %77 = fmul double %76, 5.000000e-01
  %78 = fsub double %77, 2.750000e+00
  %79 = load ptr, ptr %9, align 8
  %80 = load i32, ptr %11, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  store double %78, ptr %82, align 8
  br label %83

83:                                               ; preds = %64
  %84 = load i32, ptr %11, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %11, align 4
  br label %58, !llvm.loop !5

86:                                               ; preds = %58
  store i32 0, ptr %12, align 4
  br label %87

87:                                               ; preds = %155, %86
  %88 = load i32, ptr %12, align 4
  %89 = load i32, ptr %7, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %158

91:                                               ; preds = %87
  %92 = load ptr, ptr %8, align 8
  %93 = load ptr, ptr %9, align 8
  %94 = load ptr, ptr %10, align 8
  %95 = load i32, ptr %6, align 4
  call void @multiply(ptr noundef %92, ptr noundef %93, ptr noundef %94, i32 noundef %95)
  store double 0.000000e+00, ptr %13, align 8
  store double 0.000000e+00, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %96

96:                                               ; preds = %122, %91
  %97 = load i32, ptr %15, align 4
  %98 = load i32, ptr %6, align 4
  %99 = load i32, ptr %6, align 4
  %100 = mul nsw i32 %98, %99
  %101 = icmp slt i32 %97, %100
  br i1 %101, label %102, label %125

102:                                              ; preds = %96
  %103 = load ptr, ptr %10, align 8
  %104 = load i32, ptr %15, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = load double, ptr %13, align 8
  %109 = fadd double %108, %107
  store double %109, ptr %13, align 8
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %15, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %110, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = load i32, ptr %15, align 4
  %116 = srem i32 %115, 7
  %117 = sub nsw i32 %116, 3
  %118 = sitofp i32 %117 to double
  %119 = fmul double %114, %118
  %120 = load double, ptr %14, align 8
  %121 = fadd double %120, %119
  store double %121, ptr %14, align 8
  br label %122

122:                                              ; preds = %102
  %123 = load i32, ptr %15, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %15, align 4
  br label %96, !llvm.loop !7

125:                                              ; preds = %96
  %126 = load double, ptr %13, align 8
  %127 = load double, ptr %14, align 8
  %128 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %126, double noundef %127)
  store i32 0, ptr %16, align 4
  br label %129

129:                                              ; preds = %151, %125
  %130 = load i32, ptr %16, align 4
  %131 = load i32, ptr %6, align 4
  %132 = load i32, ptr %6, align 4
  %133 = mul nsw i32 %131, %132
  %134 = icmp slt i32 %130, %133
  br i1 %134, label %135, label %154

135:                                              ; preds = %129
  %136 = load ptr, ptr %10, align 8
  %137 = load i32, ptr %16, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %136, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = load i32, ptr %16, align 4
  %142 = srem i32 %141, 5
  %143 = add nsw i32 1, %142
  %144 = sitofp i32 %143 to double
  %145 = fdiv double %140, %144
  %146 = fmul double %145, 1.000000e-03
  %147 = load ptr, ptr %8, align 8
  %148 = load i32, ptr %16, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr %147, i64 %149
  store double %146, ptr %150, align 8
  br label %151

151:                                              ; preds = %135
  %152 = load i32, ptr %16, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %16, align 4
  br label %129, !llvm.loop !8

154:                                              ; preds = %129
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %12, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %12, align 4
  br label %87, !llvm.loop !9

158:                                              ; preds = %87
  %159 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %159) #7
  %160 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %160) #7
  %161 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %161) #7
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @multiply(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %37, %4
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %40

19:                                               ; preds = %15
  store i32 0, ptr %10, align 4
  br label %20

20:                                               ; preds = %33, %19
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %36

24:                                               ; preds = %20
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load i32, ptr %10, align 4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %25, i64 %31
  store double 0.000000e+00, ptr %32, align 8
  br label %33

33:                                               ; preds = %24
  %34 = load i32, ptr %10, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %10, align 4
  br label %20, !llvm.loop !10

36:                                               ; preds = %20
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %9, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %9, align 4
  br label %15, !llvm.loop !11

40:                                               ; preds = %15
  store i32 0, ptr %11, align 4
  br label %41

41:                                               ; preds = %94, %40
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %8, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %97

45:                                               ; preds = %41
  store i32 0, ptr %12, align 4
  br label %46

46:                                               ; preds = %90, %45
  %47 = load i32, ptr %12, align 4
  %48 = load i32, ptr %8, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %93

50:                                               ; preds = %46
  %51 = load ptr, ptr %5, align 8
  %52 = load i32, ptr %11, align 4
  %53 = load i32, ptr %8, align 4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %51, i64 %57
  %59 = load double, ptr %58, align 8
  store double %59, ptr %13, align 8
  store i32 0, ptr %14, align 4
  br label %60

60:                                               ; preds = %86, %50
  %61 = load i32, ptr %14, align 4
  %62 = load i32, ptr %8, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %89

64:                                               ; preds = %60
  %65 = load double, ptr %13, align 8
  %66 = load ptr, ptr %6, align 8
  %67 = load i32, ptr %12, align 4
  %68 = load i32, ptr %8, align 4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %14, align 4
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %66, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %65, %74
  %76 = load ptr, ptr %7, align 8
  %77 = load i32, ptr %11, align 4
  %78 = load i32, ptr %8, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %14, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %76, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fadd double %84, %75
  store double %85, ptr %83, align 8
  br label %86

86:                                               ; preds = %64
  %87 = load i32, ptr %14, align 4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %14, align 4
  br label %60, !llvm.loop !12

89:                                               ; preds = %60
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %12, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %12, align 4
  br label %46, !llvm.loop !13

93:                                               ; preds = %46
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %11, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %11, align 4
  br label %41, !llvm.loop !14

97:                                               ; preds = %41
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
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
