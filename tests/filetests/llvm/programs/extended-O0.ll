; ModuleID = 'extended.c'
source_filename = "extended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.part = type { i8, x86_fp80, i32 }

@table = internal global [4 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKBFFBCCCCCCCCCCCCCCCD, x86_fp80 0xK73E6D1BA8323FE558C61, x86_fp80 0xK00000000200000000000], align 16
@.str = private unnamed_addr constant [17 x i8] c"numbers %016llx\0A\00", align 1
@hash = internal global i64 -3750763034362895579, align 8
@.str.1 = private unnamed_addr constant [24 x i8] c"calls %d %016llx %.15f\0A\00", align 1
@state = internal global i64 88172645463325252, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  %5 = alloca double, align 8
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  %8 = alloca x86_fp80, align 16
  %9 = alloca i32, align 4
  %10 = alloca %struct.part, align 16
  %11 = alloca x86_fp80, align 16
  %12 = alloca x86_fp80, align 16
  %13 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %14

14:                                               ; preds = %155, %0
  %15 = load i32, ptr %2, align 4
  %16 = icmp slt i32 %15, 4000
  br i1 %16, label %17, label %158

17:                                               ; preds = %14
  %18 = call x86_fp80 @number()
  store x86_fp80 %18, ptr %3, align 16
  %19 = load i32, ptr %2, align 4
  %20 = and i32 %19, 7
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %17
  %23 = load x86_fp80, ptr %3, align 16
  br label %35

24:                                               ; preds = %17
  %25 = load i32, ptr %2, align 4
  %26 = and i32 %25, 7
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = load x86_fp80, ptr %3, align 16
  %30 = fneg x86_fp80 %29
  br label %33

31:                                               ; preds = %24
  %32 = call x86_fp80 @number()
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi x86_fp80 [ %30, %28 ], [ %32, %31 ]
  br label %35

35:                                               ; preds = %33, %22
  %36 = phi x86_fp80 [ %23, %22 ], [ %34, %33 ]
  store x86_fp80 %36, ptr %4, align 16
  %37 = load x86_fp80, ptr %3, align 16
  %38 = load x86_fp80, ptr %4, align 16
  %39 = fadd x86_fp80 %37, %38
  call void @mix_float(x86_fp80 noundef %39)
  %40 = load x86_fp80, ptr %3, align 16
  %41 = load x86_fp80, ptr %4, align 16
  %42 = fsub x86_fp80 %40, %41
  call void @mix_float(x86_fp80 noundef %42)
  %43 = load x86_fp80, ptr %3, align 16
  %44 = load x86_fp80, ptr %4, align 16
  %45 = fmul x86_fp80 %43, %44
  call void @mix_float(x86_fp80 noundef %45)
  %46 = load x86_fp80, ptr %3, align 16
  %47 = load x86_fp80, ptr %4, align 16
  %48 = fdiv x86_fp80 %46, %47
  call void @mix_float(x86_fp80 noundef %48)
  %49 = load x86_fp80, ptr %3, align 16
  %50 = fneg x86_fp80 %49
  call void @mix_float(x86_fp80 noundef %50)
  %51 = load x86_fp80, ptr %3, align 16
  %52 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %51)
  call void @mix_float(x86_fp80 noundef %52)
  %53 = load x86_fp80, ptr %3, align 16
  %54 = load x86_fp80, ptr %4, align 16
  %55 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %53, x86_fp80 %54)
  call void @mix_float(x86_fp80 noundef %55)
  %56 = load x86_fp80, ptr %3, align 16
  %57 = load x86_fp80, ptr %4, align 16
  %58 = call i32 @relations(x86_fp80 noundef %56, x86_fp80 noundef %57)
  %59 = sext i32 %58 to i64
  call void @mix(i64 noundef %59)
  %60 = load x86_fp80, ptr %3, align 16
  %61 = fptrunc x86_fp80 %60 to double
  store double %61, ptr %5, align 8
  %62 = load x86_fp80, ptr %4, align 16
  %63 = fptrunc x86_fp80 %62 to float
  store float %63, ptr %6, align 4
  %64 = load double, ptr %5, align 8
  %65 = fpext double %64 to x86_fp80
  call void @mix_float(x86_fp80 noundef %65)
  %66 = load float, ptr %6, align 4
  %67 = fpext float %66 to x86_fp80
  call void @mix_float(x86_fp80 noundef %67)
  %68 = load x86_fp80, ptr %3, align 16
  %69 = load x86_fp80, ptr %4, align 16
  %70 = fcmp olt x86_fp80 %68, %69
  br i1 %70, label %71, label %73

71:                                               ; preds = %35
  %72 = load x86_fp80, ptr %3, align 16
  br label %75

73:                                               ; preds = %35
  %74 = load x86_fp80, ptr %4, align 16
  br label %75

75:                                               ; preds = %73, %71
  %76 = phi x86_fp80 [ %72, %71 ], [ %74, %73 ]
  call void @mix_float(x86_fp80 noundef %76)
  %77 = load x86_fp80, ptr %3, align 16
  %78 = fcmp ogt x86_fp80 %77, 0xKC03DF9CCD8A1C5080000
  br i1 %78, label %79, label %90

79:                                               ; preds = %75
  %80 = load x86_fp80, ptr %3, align 16
  %81 = fcmp olt x86_fp80 %80, 0xK403DF9CCD8A1C5080000
  br i1 %81, label %82, label %90

82:                                               ; preds = %79
  %83 = load x86_fp80, ptr %3, align 16
  %84 = fptosi x86_fp80 %83 to i64
  call void @mix(i64 noundef %84)
  %85 = load x86_fp80, ptr %3, align 16
  %86 = fptosi x86_fp80 %85 to i64
  %87 = trunc i64 %86 to i16
  %88 = sext i16 %87 to i32
  %89 = zext i32 %88 to i64
  call void @mix(i64 noundef %89)
  br label %90

90:                                               ; preds = %82, %79, %75
  %91 = load x86_fp80, ptr %3, align 16
  %92 = fcmp ogt x86_fp80 %91, 0xKBFFF8000000000000000
  br i1 %92, label %93, label %99

93:                                               ; preds = %90
  %94 = load x86_fp80, ptr %3, align 16
  %95 = fcmp olt x86_fp80 %94, 0xK403EF9CCD8A1C5080000
  br i1 %95, label %96, label %99

96:                                               ; preds = %93
  %97 = load x86_fp80, ptr %3, align 16
  %98 = fptoui x86_fp80 %97 to i64
  call void @mix(i64 noundef %98)
  br label %99

99:                                               ; preds = %96, %93, %90
  %100 = load x86_fp80, ptr %3, align 16
  %101 = fcmp ogt x86_fp80 %100, 0xKC01DEE6B280000000000
  br i1 %101, label %102, label %109

102:                                              ; preds = %99
  %103 = load x86_fp80, ptr %3, align 16
  %104 = fcmp olt x86_fp80 %103, 0xK401DEE6B280000000000
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = load x86_fp80, ptr %3, align 16
  %107 = fptosi x86_fp80 %106 to i32
  %108 = zext i32 %107 to i64
  call void @mix(i64 noundef %108)
  br label %109

109:                                              ; preds = %105, %102, %99
  %110 = call i64 @next()
  %111 = call i64 @next()
  %112 = and i64 %111, 63
  %113 = lshr i64 %110, %112
  store i64 %113, ptr %7, align 8
  %114 = load i64, ptr %7, align 8
  %115 = uitofp i64 %114 to x86_fp80
  call void @mix_float(x86_fp80 noundef %115)
  %116 = load i64, ptr %7, align 8
  %117 = sitofp i64 %116 to x86_fp80
  call void @mix_float(x86_fp80 noundef %117)
  %118 = load i64, ptr %7, align 8
  %119 = trunc i64 %118 to i8
  %120 = sitofp i8 %119 to x86_fp80
  call void @mix_float(x86_fp80 noundef %120)
  %121 = load i64, ptr %7, align 8
  %122 = trunc i64 %121 to i16
  %123 = uitofp i16 %122 to x86_fp80
  call void @mix_float(x86_fp80 noundef %123)
  %124 = load i32, ptr %2, align 4
  %125 = and i32 %124, 3
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x x86_fp80], ptr @table, i64 0, i64 %126
  %128 = load x86_fp80, ptr %127, align 16
  %129 = fdiv x86_fp80 %128, 0xK4000C000000000000000
  %130 = load x86_fp80, ptr %3, align 16
  %131 = fadd x86_fp80 %129, %130
  %132 = load i32, ptr %2, align 4
  %133 = and i32 %132, 3
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [4 x x86_fp80], ptr @table, i64 0, i64 %134
  store x86_fp80 %131, ptr %135, align 16
  %136 = load i32, ptr %2, align 4
  %137 = and i32 %136, 3
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [4 x x86_fp80], ptr @table, i64 0, i64 %138
  %140 = load x86_fp80, ptr %139, align 16
  %141 = load i32, ptr %2, align 4
  %142 = and i32 %141, 3
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [4 x x86_fp80], ptr @table, i64 0, i64 %143
  %145 = load x86_fp80, ptr %144, align 16
  %146 = fcmp une x86_fp80 %140, %145
  br i1 %146, label %147, label %154

147:                                              ; preds = %109
  %148 = load i32, ptr %2, align 4
  %149 = sitofp i32 %148 to x86_fp80
  %150 = load i32, ptr %2, align 4
  %151 = and i32 %150, 3
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [4 x x86_fp80], ptr @table, i64 0, i64 %152
  store x86_fp80 %149, ptr %153, align 16
  br label %154

154:                                              ; preds = %147, %109
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %2, align 4
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %2, align 4
  br label %14, !llvm.loop !6

158:                                              ; preds = %14
  %159 = load i64, ptr @hash, align 8
  %160 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %159)
  %161 = load x86_fp80, ptr @table, align 16
  %162 = load x86_fp80, ptr getelementptr inbounds ([4 x x86_fp80], ptr @table, i64 0, i64 1), align 16
  %163 = getelementptr inbounds nuw %struct.part, ptr %10, i32 0, i32 0
  store i8 1, ptr %163, align 16
  %164 = getelementptr i8, ptr %10, i64 1
  call void @llvm.memset.p0.i64(ptr align 1 %164, i8 0, i64 15, i1 false)
  %165 = getelementptr inbounds nuw %struct.part, ptr %10, i32 0, i32 1
  store x86_fp80 0xK3FF583126E978D4FDF3B, ptr %165, align 16
  %166 = getelementptr inbounds nuw %struct.part, ptr %10, i32 0, i32 2
  store i32 4, ptr %166, align 16
  %167 = getelementptr i8, ptr %10, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %167, i8 0, i64 12, i1 false)
  %168 = call i32 @many(i32 noundef 3, x86_fp80 noundef %161, double noundef 5.000000e-01, x86_fp80 noundef %162, ptr noundef byval(%struct.part) align 16 %10, ptr noundef %8)
  store i32 %168, ptr %9, align 4
  %169 = load x86_fp80, ptr %8, align 16
  call void @mix_float(x86_fp80 noundef %169)
  store x86_fp80 0xK3FFF8000000000000000, ptr %11, align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %12, align 16
  store i32 1, ptr %13, align 4
  br label %170

170:                                              ; preds = %180, %158
  %171 = load i32, ptr %13, align 4
  %172 = icmp slt i32 %171, 40
  br i1 %172, label %173, label %183

173:                                              ; preds = %170
  %174 = load i32, ptr %13, align 4
  %175 = sitofp i32 %174 to x86_fp80
  %176 = load x86_fp80, ptr %12, align 16
  %177 = fdiv x86_fp80 %176, %175
  store x86_fp80 %177, ptr %12, align 16
  %178 = load x86_fp80, ptr %11, align 16
  %179 = fadd x86_fp80 %178, %177
  store x86_fp80 %179, ptr %11, align 16
  br label %180

180:                                              ; preds = %173
  %181 = load i32, ptr %13, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %13, align 4
  br label %170, !llvm.loop !8

183:                                              ; preds = %170
  %184 = load x86_fp80, ptr %11, align 16
  call void @mix_float(x86_fp80 noundef %184)
  %185 = load i32, ptr %9, align 4
  %186 = load i64, ptr @hash, align 8
  %187 = load x86_fp80, ptr %11, align 16
  %188 = fptrunc x86_fp80 %187 to double
  %189 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %185, i64 noundef %186, double noundef %188)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal x86_fp80 @number() #0 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = call i64 @next()
  store i64 %5, ptr %2, align 8
  %6 = call i64 @next()
  %7 = and i64 %6, 32768
  store i64 %7, ptr %3, align 8
  store i64 -9223372036854775808, ptr %4, align 8
  %8 = call i64 @next()
  %9 = and i64 %8, 15
  switch i64 %9, label %97 [
    i64 0, label %10
    i64 1, label %13
    i64 2, label %18
    i64 3, label %23
    i64 4, label %30
    i64 5, label %48
    i64 6, label %58
    i64 7, label %68
    i64 8, label %79
    i64 9, label %79
    i64 10, label %85
  ]

10:                                               ; preds = %0
  %11 = load i64, ptr %3, align 8
  %12 = call x86_fp80 @made(i64 noundef 0, i64 noundef %11)
  store x86_fp80 %12, ptr %1, align 16
  br label %107

13:                                               ; preds = %0
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %3, align 8
  %16 = or i64 %15, 32767
  %17 = call x86_fp80 @made(i64 noundef %14, i64 noundef %16)
  store x86_fp80 %17, ptr %1, align 16
  br label %107

18:                                               ; preds = %0
  %19 = load i64, ptr %2, align 8
  %20 = load i64, ptr %4, align 8
  %21 = or i64 %19, %20
  %22 = call x86_fp80 @made(i64 noundef %21, i64 noundef 32767)
  store x86_fp80 %22, ptr %1, align 16
  br label %107

23:                                               ; preds = %0
  %24 = load i64, ptr %2, align 8
  %25 = load i64, ptr %2, align 8
  %26 = and i64 %25, 63
  %27 = lshr i64 %24, %26
  %28 = load i64, ptr %3, align 8
  %29 = call x86_fp80 @made(i64 noundef %27, i64 noundef %28)
  store x86_fp80 %29, ptr %1, align 16
  br label %107

30:                                               ; preds = %0
  %31 = load i64, ptr %2, align 8
  %32 = load i64, ptr %4, align 8
  %33 = or i64 %31, %32
  %34 = load i64, ptr %3, align 8
  %35 = call i64 @next()
  %36 = urem i64 %35, 32767
  %37 = add i64 %36, 1
  %38 = icmp eq i64 %37, 32767
  br i1 %38, label %39, label %40

39:                                               ; preds = %30
  br label %44

40:                                               ; preds = %30
  %41 = call i64 @next()
  %42 = urem i64 %41, 32766
  %43 = add i64 %42, 1
  br label %44

44:                                               ; preds = %40, %39
  %45 = phi i64 [ 1, %39 ], [ %43, %40 ]
  %46 = or i64 %34, %45
  %47 = call x86_fp80 @made(i64 noundef %33, i64 noundef %46)
  store x86_fp80 %47, ptr %1, align 16
  br label %107

48:                                               ; preds = %0
  %49 = load i64, ptr %2, align 8
  %50 = load i64, ptr %4, align 8
  %51 = or i64 %49, %50
  %52 = load i64, ptr %3, align 8
  %53 = call i64 @next()
  %54 = and i64 %53, 1
  %55 = sub i64 32766, %54
  %56 = or i64 %52, %55
  %57 = call x86_fp80 @made(i64 noundef %51, i64 noundef %56)
  store x86_fp80 %57, ptr %1, align 16
  br label %107

58:                                               ; preds = %0
  %59 = load i64, ptr %2, align 8
  %60 = load i64, ptr %4, align 8
  %61 = or i64 %59, %60
  %62 = load i64, ptr %3, align 8
  %63 = call i64 @next()
  %64 = urem i64 %63, 60
  %65 = add i64 15309, %64
  %66 = or i64 %62, %65
  %67 = call x86_fp80 @made(i64 noundef %61, i64 noundef %66)
  store x86_fp80 %67, ptr %1, align 16
  br label %107

68:                                               ; preds = %0
  %69 = load i64, ptr %2, align 8
  %70 = shl i64 %69, 40
  %71 = load i64, ptr %4, align 8
  %72 = or i64 %70, %71
  %73 = load i64, ptr %3, align 8
  %74 = call i64 @next()
  %75 = urem i64 %74, 30
  %76 = add i64 16234, %75
  %77 = or i64 %73, %76
  %78 = call x86_fp80 @made(i64 noundef %72, i64 noundef %77)
  store x86_fp80 %78, ptr %1, align 16
  br label %107

79:                                               ; preds = %0, %0
  %80 = load i64, ptr %2, align 8
  %81 = load i64, ptr %2, align 8
  %82 = and i64 %81, 63
  %83 = lshr i64 %80, %82
  %84 = sitofp i64 %83 to x86_fp80
  store x86_fp80 %84, ptr %1, align 16
  br label %107

85:                                               ; preds = %0
  %86 = load i64, ptr %2, align 8
  %87 = and i64 %86, 63
  %88 = shl i64 -1, %87
  %89 = load i64, ptr %4, align 8
  %90 = or i64 %88, %89
  %91 = load i64, ptr %3, align 8
  %92 = call i64 @next()
  %93 = urem i64 %92, 66
  %94 = add i64 16383, %93
  %95 = or i64 %91, %94
  %96 = call x86_fp80 @made(i64 noundef %90, i64 noundef %95)
  store x86_fp80 %96, ptr %1, align 16
  br label %107

97:                                               ; preds = %0
  %98 = load i64, ptr %2, align 8
  %99 = load i64, ptr %4, align 8
  %100 = or i64 %98, %99
  %101 = load i64, ptr %3, align 8
  %102 = call i64 @next()
  %103 = urem i64 %102, 66
  %104 = add i64 16350, %103
  %105 = or i64 %101, %104
  %106 = call x86_fp80 @made(i64 noundef %100, i64 noundef %105)
  store x86_fp80 %106, ptr %1, align 16
  br label %107

107:                                              ; preds = %97, %85, %79, %68, %58, %48, %44, %23, %18, %13, %10
  %108 = load x86_fp80, ptr %1, align 16
  ret x86_fp80 %108
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix_float(x86_fp80 noundef %0) #0 {
  %2 = alloca x86_fp80, align 16
  %3 = alloca [2 x i64], align 16
  store x86_fp80 %0, ptr %2, align 16
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false)
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %2, i64 10, i1 false)
  %5 = load x86_fp80, ptr %2, align 16
  %6 = load x86_fp80, ptr %2, align 16
  %7 = fcmp une x86_fp80 %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  store i64 1, ptr %10, align 16
  br label %11

11:                                               ; preds = %8, %1
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  %13 = load i64, ptr %12, align 16
  call void @mix(i64 noundef %13)
  %14 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1
  %15 = load i64, ptr %14, align 8
  call void @mix(i64 noundef %15)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @hash, align 8
  %4 = load i64, ptr %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, ptr @hash, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @relations(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca x86_fp80, align 16
  store x86_fp80 %0, ptr %3, align 16
  store x86_fp80 %1, ptr %4, align 16
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = fcmp olt x86_fp80 %5, %6
  %8 = zext i1 %7 to i32
  %9 = load x86_fp80, ptr %3, align 16
  %10 = load x86_fp80, ptr %4, align 16
  %11 = fcmp ole x86_fp80 %9, %10
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %8, %13
  %15 = load x86_fp80, ptr %3, align 16
  %16 = load x86_fp80, ptr %4, align 16
  %17 = fcmp ogt x86_fp80 %15, %16
  %18 = zext i1 %17 to i32
  %19 = shl i32 %18, 2
  %20 = or i32 %14, %19
  %21 = load x86_fp80, ptr %3, align 16
  %22 = load x86_fp80, ptr %4, align 16
  %23 = fcmp oge x86_fp80 %21, %22
  %24 = zext i1 %23 to i32
  %25 = shl i32 %24, 3
  %26 = or i32 %20, %25
  %27 = load x86_fp80, ptr %3, align 16
  %28 = load x86_fp80, ptr %4, align 16
  %29 = fcmp oeq x86_fp80 %27, %28
  %30 = zext i1 %29 to i32
  %31 = shl i32 %30, 4
  %32 = or i32 %26, %31
  %33 = load x86_fp80, ptr %3, align 16
  %34 = load x86_fp80, ptr %4, align 16
  %35 = fcmp une x86_fp80 %33, %34
  %36 = zext i1 %35 to i32
  %37 = shl i32 %36, 5
  %38 = or i32 %32, %37
  %39 = load x86_fp80, ptr %3, align 16
  %40 = load x86_fp80, ptr %4, align 16
  %41 = fcmp olt x86_fp80 %39, %40
  %42 = xor i1 %41, true
  %43 = zext i1 %42 to i32
  %44 = shl i32 %43, 6
  %45 = or i32 %38, %44
  %46 = load x86_fp80, ptr %3, align 16
  %47 = load x86_fp80, ptr %4, align 16
  %48 = fcmp oge x86_fp80 %46, %47
  %49 = xor i1 %48, true
  %50 = zext i1 %49 to i32
  %51 = shl i32 %50, 7
  %52 = or i32 %45, %51
  %53 = load x86_fp80, ptr %3, align 16
  %54 = load x86_fp80, ptr %4, align 16
  %55 = fcmp uno x86_fp80 %53, %54
  %56 = zext i1 %55 to i32
  %57 = shl i32 %56, 8
  %58 = or i32 %52, %57
  %59 = load x86_fp80, ptr %3, align 16
  %60 = load x86_fp80, ptr %4, align 16
  %61 = fcmp one x86_fp80 %59, %60
  %62 = zext i1 %61 to i32
  %63 = shl i32 %62, 9
  %64 = or i32 %58, %63
  ret i32 %64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
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

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @many(i32 noundef %0, x86_fp80 noundef %1, double noundef %2, x86_fp80 noundef %3, ptr noundef byval(%struct.part) align 16 %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca x86_fp80, align 16
  %9 = alloca double, align 8
  %10 = alloca x86_fp80, align 16
  %11 = alloca ptr, align 8
  store i32 %0, ptr %7, align 4
  store x86_fp80 %1, ptr %8, align 16
  store double %2, ptr %9, align 8
  store x86_fp80 %3, ptr %10, align 16
  store ptr %5, ptr %11, align 8
  %12 = load x86_fp80, ptr %8, align 16
  %13 = load x86_fp80, ptr %10, align 16
  %14 = fmul x86_fp80 %12, %13
  %15 = load double, ptr %9, align 8
  %16 = fpext double %15 to x86_fp80
  %17 = fsub x86_fp80 %14, %16
  %18 = getelementptr inbounds nuw %struct.part, ptr %4, i32 0, i32 1
  %19 = load x86_fp80, ptr %18, align 16
  %20 = fadd x86_fp80 %17, %19
  %21 = load ptr, ptr %11, align 8
  store x86_fp80 %20, ptr %21, align 16
  %22 = load i32, ptr %7, align 4
  %23 = getelementptr inbounds nuw %struct.part, ptr %4, i32 0, i32 2
  %24 = load i32, ptr %23, align 16
  %25 = add nsw i32 %22, %24
  ret i32 %25
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal x86_fp80 @made(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  %6 = alloca x86_fp80, align 16
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load i64, ptr %3, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i64, ptr %5, i64 1
  %9 = load i64, ptr %4, align 8
  %10 = and i64 %9, 65535
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %11, i64 16, i1 false)
  %12 = load x86_fp80, ptr %6, align 16
  ret x86_fp80 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

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
