; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@bodies = internal global [5 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 0x4043BD3CC9BE45DE }, %struct.Body { [3 x double] [double 0x40135DA0343CD92C, double 0xBFF290ABC01FDB7C, double 0xBFBA86F96C25EBF0], [3 x double] [double 0x3FE367069B93CCBC, double 0x40067EF2F57D949B, double 0xBF99D2D79A5A0715], double 0x3FA34C95D9AB33D8 }, %struct.Body { [3 x double] [double 0x4020AFCDC332CA67, double 0x40107FCB31DE01B0, double 0xBFD9D353E1EB467C], [3 x double] [double 0xBFF02C21B8879437, double 0x3FFD35E9BF1F8F0B, double 0x3F813C485F1123B2], double 0x3F871D490D07C639 }, %struct.Body { [3 x double] [double 0x4029C9EACEA7D9CF, double 0xC02E38E8D626667E, double 0xBFCC9557BE257DA0], [3 x double] [double 0x3FF1531CA9911C04, double 0x3FEBCC7F3E54BBC3, double 0xBF862F6BFAF23E67], double 0x3F5C3DD29CF41EB3 }, %struct.Body { [3 x double] [double 0x402EC267A905572A, double 0xC039EB5833C8A220, double 0x3FC6F1F393ABE540], [3 x double] [double 0x3FEF54B61659BC4A, double 0x3FE307C631C4FBA1, double 0xBFA1CB88587665F5], double 0x3F60A8F3531799AC }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12f\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %11 = load i32, ptr %4, align 4
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %18

13:                                               ; preds = %2
  %14 = load ptr, ptr %5, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 1
  %16 = load ptr, ptr %15, align 8
  %17 = call i32 @atoi(ptr noundef %16) #4
  br label %19

18:                                               ; preds = %2
  br label %19

19:                                               ; preds = %18, %13
  %20 = phi i32 [ %17, %13 ], [ 300, %18 ]
  store i32 %20, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %21

21:                                               ; preds = %56, %19
  %22 = load i32, ptr %7, align 4
  %23 = icmp slt i32 %22, 3
  br i1 %23, label %24, label %59

24:                                               ; preds = %21
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %25

25:                                               ; preds = %45, %24
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %26, 5
  br i1 %27, label %28, label %48

28:                                               ; preds = %25
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %30
  %32 = getelementptr inbounds nuw %struct.Body, ptr %31, i32 0, i32 1
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.Body, ptr %39, i32 0, i32 2
  %41 = load double, ptr %40, align 8
  %42 = fmul double %36, %41
  %43 = load double, ptr %8, align 8
  %44 = fadd double %43, %42
  store double %44, ptr %8, align 8
  br label %45

45:                                               ; preds = %28
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %9, align 4
  br label %25, !llvm.loop !5

48:                                               ; preds = %25
  %49 = load double, ptr %8, align 8
  %50 = fneg double %49
  %51 = load double, ptr getelementptr inbounds nuw (%struct.Body, ptr @bodies, i32 0, i32 2), align 16
  %52 = fdiv double %50, %51
  %53 = load i32, ptr %7, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x double], ptr getelementptr inbounds nuw (%struct.Body, ptr @bodies, i32 0, i32 1), i64 0, i64 %54
  store double %52, ptr %55, align 8
  br label %56

56:                                               ; preds = %48
  %57 = load i32, ptr %7, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %7, align 4
  br label %21, !llvm.loop !7

59:                                               ; preds = %21
  %60 = call double @energy()
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %60)
  store i32 0, ptr %10, align 4
  br label %62

62:                                               ; preds = %67, %59
  %63 = load i32, ptr %10, align 4
  %64 = load i32, ptr %6, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %62
  call void @advance(double noundef 1.000000e-02)
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %10, align 4
  br label %62, !llvm.loop !8

70:                                               ; preds = %62
  %71 = call double @energy()
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %71)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @energy() #0 {
  %1 = alloca double, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  store double 0.000000e+00, ptr %1, align 8
  store i32 0, ptr %2, align 4
  br label %8

8:                                                ; preds = %103, %0
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %9, 5
  br i1 %10, label %11, label %106

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %13
  store ptr %14, ptr %3, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds nuw %struct.Body, ptr %15, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = fmul double 5.000000e-01, %17
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds nuw %struct.Body, ptr %19, i32 0, i32 1
  %21 = getelementptr inbounds [3 x double], ptr %20, i64 0, i64 0
  %22 = load double, ptr %21, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds nuw %struct.Body, ptr %23, i32 0, i32 1
  %25 = getelementptr inbounds [3 x double], ptr %24, i64 0, i64 0
  %26 = load double, ptr %25, align 8
  %27 = fmul double %22, %26
  %28 = load ptr, ptr %3, align 8
  %29 = getelementptr inbounds nuw %struct.Body, ptr %28, i32 0, i32 1
  %30 = getelementptr inbounds [3 x double], ptr %29, i64 0, i64 1
  %31 = load double, ptr %30, align 8
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds nuw %struct.Body, ptr %32, i32 0, i32 1
  %34 = getelementptr inbounds [3 x double], ptr %33, i64 0, i64 1
  %35 = load double, ptr %34, align 8
  %36 = fmul double %31, %35
  %37 = fadd double %27, %36
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds nuw %struct.Body, ptr %38, i32 0, i32 1
  %40 = getelementptr inbounds [3 x double], ptr %39, i64 0, i64 2
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %3, align 8
  %43 = getelementptr inbounds nuw %struct.Body, ptr %42, i32 0, i32 1
  %44 = getelementptr inbounds [3 x double], ptr %43, i64 0, i64 2
  %45 = load double, ptr %44, align 8
  %46 = fmul double %41, %45
  %47 = fadd double %37, %46
  %48 = fmul double %18, %47
  %49 = load double, ptr %1, align 8
  %50 = fadd double %49, %48
  store double %50, ptr %1, align 8
  %51 = load i32, ptr %2, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %4, align 4
  br label %53

53:                                               ; preds = %99, %11
  %54 = load i32, ptr %4, align 4
  %55 = icmp slt i32 %54, 5
  br i1 %55, label %56, label %102

56:                                               ; preds = %53
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %57

57:                                               ; preds = %81, %56
  %58 = load i32, ptr %6, align 4
  %59 = icmp slt i32 %58, 3
  br i1 %59, label %60, label %84

60:                                               ; preds = %57
  %61 = load ptr, ptr %3, align 8
  %62 = getelementptr inbounds nuw %struct.Body, ptr %61, i32 0, i32 0
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [3 x double], ptr %62, i64 0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = load i32, ptr %4, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %68
  %70 = getelementptr inbounds nuw %struct.Body, ptr %69, i32 0, i32 0
  %71 = load i32, ptr %6, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [3 x double], ptr %70, i64 0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fsub double %66, %74
  store double %75, ptr %7, align 8
  %76 = load double, ptr %7, align 8
  %77 = load double, ptr %7, align 8
  %78 = fmul double %76, %77
  %79 = load double, ptr %5, align 8
  %80 = fadd double %79, %78
  store double %80, ptr %5, align 8
  br label %81

81:                                               ; preds = %60
  %82 = load i32, ptr %6, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %6, align 4
  br label %57, !llvm.loop !9

84:                                               ; preds = %57
  %85 = load ptr, ptr %3, align 8
  %86 = getelementptr inbounds nuw %struct.Body, ptr %85, i32 0, i32 2
  %87 = load double, ptr %86, align 8
  %88 = load i32, ptr %4, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.Body, ptr %90, i32 0, i32 2
  %92 = load double, ptr %91, align 8
  %93 = fmul double %87, %92
  %94 = load double, ptr %5, align 8
  %95 = call double @sqrt(double noundef %94) #5
  %96 = fdiv double %93, %95
  %97 = load double, ptr %1, align 8
  %98 = fsub double %97, %96
  store double %98, ptr %1, align 8
  br label %99

99:                                               ; preds = %84
  %100 = load i32, ptr %4, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %4, align 4
  br label %53, !llvm.loop !10

102:                                              ; preds = %53
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %2, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %2, align 4
  br label %8, !llvm.loop !11

106:                                              ; preds = %8
  %107 = load double, ptr %1, align 8
  ret double %107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @advance(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [3 x double], align 16
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store double %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %117, %1
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 5
  br i1 %16, label %17, label %120

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %20

20:                                               ; preds = %113, %17
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %21, 5
  br i1 %22, label %23, label %116

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %25
  store ptr %26, ptr %5, align 8
  %27 = load i32, ptr %4, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %28
  store ptr %29, ptr %6, align 8
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %30

30:                                               ; preds = %61, %23
  %31 = load i32, ptr %9, align 4
  %32 = icmp slt i32 %31, 3
  br i1 %32, label %33, label %64

33:                                               ; preds = %30
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds nuw %struct.Body, ptr %34, i32 0, i32 0
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x double], ptr %35, i64 0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds nuw %struct.Body, ptr %40, i32 0, i32 0
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x double], ptr %41, i64 0, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fsub double %39, %45
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %48
  store double %46, ptr %49, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %53, %57
  %59 = load double, ptr %8, align 8
  %60 = fadd double %59, %58
  store double %60, ptr %8, align 8
  br label %61

61:                                               ; preds = %33
  %62 = load i32, ptr %9, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %9, align 4
  br label %30, !llvm.loop !12

64:                                               ; preds = %30
  %65 = load double, ptr %2, align 8
  %66 = load double, ptr %8, align 8
  %67 = load double, ptr %8, align 8
  %68 = call double @sqrt(double noundef %67) #5
  %69 = fmul double %66, %68
  %70 = fdiv double %65, %69
  store double %70, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %71

71:                                               ; preds = %109, %64
  %72 = load i32, ptr %11, align 4
  %73 = icmp slt i32 %72, 3
  br i1 %73, label %74, label %112

74:                                               ; preds = %71
  %75 = load i32, ptr %11, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %6, align 8
  %80 = getelementptr inbounds nuw %struct.Body, ptr %79, i32 0, i32 2
  %81 = load double, ptr %80, align 8
  %82 = fmul double %78, %81
  %83 = load double, ptr %10, align 8
  %84 = fmul double %82, %83
  %85 = load ptr, ptr %5, align 8
  %86 = getelementptr inbounds nuw %struct.Body, ptr %85, i32 0, i32 1
  %87 = load i32, ptr %11, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [3 x double], ptr %86, i64 0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fsub double %90, %84
  store double %91, ptr %89, align 8
  %92 = load i32, ptr %11, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = load ptr, ptr %5, align 8
  %97 = getelementptr inbounds nuw %struct.Body, ptr %96, i32 0, i32 2
  %98 = load double, ptr %97, align 8
  %99 = fmul double %95, %98
  %100 = load double, ptr %10, align 8
  %101 = fmul double %99, %100
  %102 = load ptr, ptr %6, align 8
  %103 = getelementptr inbounds nuw %struct.Body, ptr %102, i32 0, i32 1
  %104 = load i32, ptr %11, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [3 x double], ptr %103, i64 0, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fadd double %107, %101
  store double %108, ptr %106, align 8
  br label %109

109:                                              ; preds = %74
  %110 = load i32, ptr %11, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %11, align 4
  br label %71, !llvm.loop !13

112:                                              ; preds = %71
  br label %113

113:                                              ; preds = %112
  %114 = load i32, ptr %4, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %4, align 4
  br label %20, !llvm.loop !14

116:                                              ; preds = %20
  br label %117

117:                                              ; preds = %116
  %118 = load i32, ptr %3, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %3, align 4
  br label %14, !llvm.loop !15

120:                                              ; preds = %14
  store i32 0, ptr %12, align 4
  br label %121

121:                                              ; preds = %152, %120
  %122 = load i32, ptr %12, align 4
  %123 = icmp slt i32 %122, 5
  br i1 %123, label %124, label %155

124:                                              ; preds = %121
  store i32 0, ptr %13, align 4
  br label %125

125:                                              ; preds = %148, %124
  %126 = load i32, ptr %13, align 4
  %127 = icmp slt i32 %126, 3
  br i1 %127, label %128, label %151

128:                                              ; preds = %125
  %129 = load double, ptr %2, align 8
  %130 = load i32, ptr %12, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %131
  %133 = getelementptr inbounds nuw %struct.Body, ptr %132, i32 0, i32 1
  %134 = load i32, ptr %13, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [3 x double], ptr %133, i64 0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fmul double %129, %137
  %139 = load i32, ptr %12, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [5 x %struct.Body], ptr @bodies, i64 0, i64 %140
  %142 = getelementptr inbounds nuw %struct.Body, ptr %141, i32 0, i32 0
  %143 = load i32, ptr %13, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [3 x double], ptr %142, i64 0, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fadd double %146, %138
  store double %147, ptr %145, align 8
  br label %148

148:                                              ; preds = %128
  %149 = load i32, ptr %13, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %13, align 4
  br label %125, !llvm.loop !16

151:                                              ; preds = %125
  br label %152

152:                                              ; preds = %151
  %153 = load i32, ptr %12, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %12, align 4
  br label %121, !llvm.loop !17

155:                                              ; preds = %121
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }
attributes #5 = { nounwind }

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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
