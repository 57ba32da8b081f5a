; ModuleID = 'odd.c'
source_filename = "odd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@numbers = internal constant [11 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 -3, i64 2147483648, i64 3037000500, i64 -3037000500, i64 4611686018427387904, i64 -9223372036854775808, i64 -1], align 16
@.str = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@hash = internal global i64 -3750763034362895579, align 8
@floats = dso_local global [64 x float] zeroinitializer, align 16
@places = dso_local global [30 x ptr] zeroinitializer, align 16
@steps = dso_local global [30 x i32] zeroinitializer, align 16
@text = internal constant [10 x i8] c"constants\00", align 1
@ends = internal global [4 x ptr] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %10

10:                                               ; preds = %38, %0
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %11, 11
  br i1 %12, label %13, label %41

13:                                               ; preds = %10
  store i32 0, ptr %3, align 4
  br label %14

14:                                               ; preds = %34, %13
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 11
  br i1 %16, label %17, label %37

17:                                               ; preds = %14
  %18 = load i32, ptr %2, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [11 x i64], ptr @numbers, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [11 x i64], ptr @numbers, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  call void @mixed(i64 noundef %21, i64 noundef %25)
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [11 x i64], ptr @numbers, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [11 x i64], ptr @numbers, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  call void @odd(i64 noundef %29, i64 noundef %33)
  br label %34

34:                                               ; preds = %17
  %35 = load i32, ptr %3, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %3, align 4
  br label %14, !llvm.loop !6

37:                                               ; preds = %14
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %2, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %2, align 4
  br label %10, !llvm.loop !8

41:                                               ; preds = %10
  %42 = load i64, ptr @hash, align 8
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %42)
  store i32 0, ptr %4, align 4
  br label %44

44:                                               ; preds = %58, %41
  %45 = load i32, ptr %4, align 4
  %46 = icmp slt i32 %45, 30
  br i1 %46, label %47, label %61

47:                                               ; preds = %44
  %48 = load i32, ptr %4, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr @floats, i64 %49
  %51 = load i32, ptr %4, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [30 x ptr], ptr @places, i64 0, i64 %52
  store ptr %50, ptr %53, align 8
  %54 = load i32, ptr %4, align 4
  %55 = load i32, ptr %4, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [30 x i32], ptr @steps, i64 0, i64 %56
  store i32 %54, ptr %57, align 4
  br label %58

58:                                               ; preds = %47
  %59 = load i32, ptr %4, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %4, align 4
  br label %44, !llvm.loop !9

61:                                               ; preds = %44
  store i32 0, ptr %5, align 4
  br label %62

62:                                               ; preds = %73, %61
  %63 = load i32, ptr %5, align 4
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %65, label %76

65:                                               ; preds = %62
  %66 = load i32, ptr %5, align 4
  %67 = mul nsw i32 2, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr @text, i64 %68
  %70 = load i32, ptr %5, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x ptr], ptr @ends, i64 0, i64 %71
  store ptr %69, ptr %72, align 8
  br label %73

73:                                               ; preds = %65
  %74 = load i32, ptr %5, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %5, align 4
  br label %62, !llvm.loop !10

76:                                               ; preds = %62
  store ptr @places, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %77

77:                                               ; preds = %97, %76
  %78 = load i32, ptr %7, align 4
  %79 = icmp slt i32 %78, 30
  br i1 %79, label %80, label %100

80:                                               ; preds = %77
  %81 = load ptr, ptr %6, align 8
  %82 = load i32, ptr %7, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds ptr, ptr %81, i64 %83
  %85 = load volatile ptr, ptr %84, align 8
  %86 = ptrtoint ptr %85 to i64
  %87 = sub i64 %86, ptrtoint (ptr @floats to i64)
  %88 = sdiv exact i64 %87, 4
  %89 = trunc i64 %88 to i32
  %90 = load i32, ptr %7, align 4
  %91 = sub nsw i32 29, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [30 x i32], ptr @steps, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = sub nsw i32 %89, %94
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %95)
  br label %97

97:                                               ; preds = %80
  %98 = load i32, ptr %7, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %7, align 4
  br label %77, !llvm.loop !11

100:                                              ; preds = %77
  store ptr @ends, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %101

101:                                              ; preds = %111, %100
  %102 = load i32, ptr %9, align 4
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %104, label %114

104:                                              ; preds = %101
  %105 = load ptr, ptr %8, align 8
  %106 = load i32, ptr %9, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load volatile ptr, ptr %108, align 8
  %110 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %109)
  br label %111

111:                                              ; preds = %104
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %9, align 4
  br label %101, !llvm.loop !12

114:                                              ; preds = %101
  %115 = call i32 (ptr, ...) @printf(ptr noundef @.str.3)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mixed(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br label %9

9:                                                ; preds = %2
  %10 = load i64, ptr %3, align 8
  %11 = load i64, ptr %4, align 8
  %12 = sext i64 %10 to i65
  %13 = zext i64 %11 to i65
  %14 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %12, i65 %13)
  %15 = extractvalue { i65, i1 } %14, 1
  %16 = extractvalue { i65, i1 } %14, 0
  %17 = trunc i65 %16 to i64
  %18 = sext i64 %17 to i65
  %19 = icmp ne i65 %16, %18
  %20 = or i1 %15, %19
  store i64 %17, ptr %5, align 8
  %21 = zext i1 %20 to i64
  call void @mix(i64 noundef %21)
  %22 = load i64, ptr %5, align 8
  call void @mix(i64 noundef %22)
  %23 = load i64, ptr %5, align 8
  %24 = ashr i64 %23, 40
  call void @mix(i64 noundef %24)
  %25 = load i64, ptr %3, align 8
  %26 = load i64, ptr %4, align 8
  %27 = sext i64 %25 to i65
  %28 = zext i64 %26 to i65
  %29 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %27, i65 %28)
  %30 = extractvalue { i65, i1 } %29, 1
  %31 = extractvalue { i65, i1 } %29, 0
  %32 = trunc i65 %31 to i64
  %33 = sext i64 %32 to i65
  %34 = icmp ne i65 %31, %33
  %35 = or i1 %30, %34
  store i64 %32, ptr %5, align 8
  %36 = zext i1 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = load i64, ptr %5, align 8
  call void @mix(i64 noundef %37)
  %38 = load i64, ptr %5, align 8
  %39 = ashr i64 %38, 40
  call void @mix(i64 noundef %39)
  %40 = load i64, ptr %3, align 8
  %41 = load i64, ptr %4, align 8
  %42 = icmp slt i64 %40, 0
  %43 = sub i64 0, %40
  %44 = select i1 %42, i64 %43, i64 %40
  %45 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %44, i64 %41)
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  %48 = zext i1 %42 to i64
  %49 = add i64 9223372036854775807, %48
  %50 = icmp ugt i64 %47, %49
  %51 = or i1 %46, %50
  %52 = sub i64 0, %47
  %53 = select i1 %42, i64 %52, i64 %47
  store i64 %53, ptr %5, align 8
  %54 = zext i1 %51 to i64
  call void @mix(i64 noundef %54)
  %55 = load i64, ptr %5, align 8
  call void @mix(i64 noundef %55)
  %56 = load i64, ptr %5, align 8
  %57 = ashr i64 %56, 40
  call void @mix(i64 noundef %57)
  br label %58

58:                                               ; preds = %9
  br label %59

59:                                               ; preds = %58
  %60 = load i64, ptr %3, align 8
  %61 = load i64, ptr %4, align 8
  %62 = sext i64 %60 to i65
  %63 = zext i64 %61 to i65
  %64 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %62, i65 %63)
  %65 = extractvalue { i65, i1 } %64, 1
  %66 = extractvalue { i65, i1 } %64, 0
  %67 = trunc i65 %66 to i64
  %68 = zext i64 %67 to i65
  %69 = icmp ne i65 %66, %68
  %70 = or i1 %65, %69
  store i64 %67, ptr %6, align 8
  %71 = zext i1 %70 to i64
  call void @mix(i64 noundef %71)
  %72 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %72)
  %73 = load i64, ptr %6, align 8
  %74 = lshr i64 %73, 40
  call void @mix(i64 noundef %74)
  %75 = load i64, ptr %3, align 8
  %76 = load i64, ptr %4, align 8
  %77 = sext i64 %75 to i65
  %78 = zext i64 %76 to i65
  %79 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %77, i65 %78)
  %80 = extractvalue { i65, i1 } %79, 1
  %81 = extractvalue { i65, i1 } %79, 0
  %82 = trunc i65 %81 to i64
  %83 = zext i64 %82 to i65
  %84 = icmp ne i65 %81, %83
  %85 = or i1 %80, %84
  store i64 %82, ptr %6, align 8
  %86 = zext i1 %85 to i64
  call void @mix(i64 noundef %86)
  %87 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %87)
  %88 = load i64, ptr %6, align 8
  %89 = lshr i64 %88, 40
  call void @mix(i64 noundef %89)
  %90 = load i64, ptr %3, align 8
  %91 = load i64, ptr %4, align 8
  %92 = icmp slt i64 %90, 0
  %93 = sub i64 0, %90
  %94 = select i1 %92, i64 %93, i64 %90
  %95 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %94, i64 %91)
  %96 = extractvalue { i64, i1 } %95, 1
  %97 = extractvalue { i64, i1 } %95, 0
  %98 = icmp ne i64 %97, 0
  %99 = and i1 %92, %98
  %100 = or i1 %96, %99
  %101 = sub i64 0, %97
  %102 = select i1 %92, i64 %101, i64 %97
  store i64 %102, ptr %6, align 8
  %103 = zext i1 %100 to i64
  call void @mix(i64 noundef %103)
  %104 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %104)
  %105 = load i64, ptr %6, align 8
  %106 = lshr i64 %105, 40
  call void @mix(i64 noundef %106)
  br label %107

107:                                              ; preds = %59
  br label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %4, align 8
  %110 = load i64, ptr %4, align 8
  %111 = zext i64 %109 to i65
  %112 = zext i64 %110 to i65
  %113 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %111, i65 %112)
  %114 = extractvalue { i65, i1 } %113, 1
  %115 = extractvalue { i65, i1 } %113, 0
  %116 = trunc i65 %115 to i64
  %117 = sext i64 %116 to i65
  %118 = icmp ne i65 %115, %117
  %119 = or i1 %114, %118
  store i64 %116, ptr %7, align 8
  %120 = zext i1 %119 to i64
  call void @mix(i64 noundef %120)
  %121 = load i64, ptr %7, align 8
  call void @mix(i64 noundef %121)
  %122 = load i64, ptr %7, align 8
  %123 = ashr i64 %122, 40
  call void @mix(i64 noundef %123)
  %124 = load i64, ptr %4, align 8
  %125 = load i64, ptr %4, align 8
  %126 = zext i64 %124 to i65
  %127 = zext i64 %125 to i65
  %128 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %126, i65 %127)
  %129 = extractvalue { i65, i1 } %128, 1
  %130 = extractvalue { i65, i1 } %128, 0
  %131 = trunc i65 %130 to i64
  %132 = sext i64 %131 to i65
  %133 = icmp ne i65 %130, %132
  %134 = or i1 %129, %133
  store i64 %131, ptr %7, align 8
  %135 = zext i1 %134 to i64
  call void @mix(i64 noundef %135)
  %136 = load i64, ptr %7, align 8
  call void @mix(i64 noundef %136)
  %137 = load i64, ptr %7, align 8
  %138 = ashr i64 %137, 40
  call void @mix(i64 noundef %138)
  %139 = load i64, ptr %4, align 8
  %140 = load i64, ptr %4, align 8
  %141 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %139, i64 %140)
  %142 = extractvalue { i64, i1 } %141, 1
  %143 = extractvalue { i64, i1 } %141, 0
  %144 = icmp ugt i64 %143, 9223372036854775807
  %145 = or i1 %142, %144
  store i64 %143, ptr %7, align 8
  %146 = zext i1 %145 to i64
  call void @mix(i64 noundef %146)
  %147 = load i64, ptr %7, align 8
  call void @mix(i64 noundef %147)
  %148 = load i64, ptr %7, align 8
  %149 = ashr i64 %148, 40
  call void @mix(i64 noundef %149)
  br label %150

150:                                              ; preds = %108
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %3, align 8
  %153 = load i64, ptr %3, align 8
  %154 = sext i64 %152 to i65
  %155 = sext i64 %153 to i65
  %156 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %154, i65 %155)
  %157 = extractvalue { i65, i1 } %156, 1
  %158 = extractvalue { i65, i1 } %156, 0
  %159 = trunc i65 %158 to i64
  %160 = zext i64 %159 to i65
  %161 = icmp ne i65 %158, %160
  %162 = or i1 %157, %161
  store i64 %159, ptr %8, align 8
  %163 = zext i1 %162 to i64
  call void @mix(i64 noundef %163)
  %164 = load i64, ptr %8, align 8
  call void @mix(i64 noundef %164)
  %165 = load i64, ptr %8, align 8
  %166 = lshr i64 %165, 40
  call void @mix(i64 noundef %166)
  %167 = load i64, ptr %3, align 8
  %168 = load i64, ptr %3, align 8
  %169 = sext i64 %167 to i65
  %170 = sext i64 %168 to i65
  %171 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %169, i65 %170)
  %172 = extractvalue { i65, i1 } %171, 1
  %173 = extractvalue { i65, i1 } %171, 0
  %174 = trunc i65 %173 to i64
  %175 = zext i64 %174 to i65
  %176 = icmp ne i65 %173, %175
  %177 = or i1 %172, %176
  store i64 %174, ptr %8, align 8
  %178 = zext i1 %177 to i64
  call void @mix(i64 noundef %178)
  %179 = load i64, ptr %8, align 8
  call void @mix(i64 noundef %179)
  %180 = load i64, ptr %8, align 8
  %181 = lshr i64 %180, 40
  call void @mix(i64 noundef %181)
  %182 = load i64, ptr %3, align 8
  %183 = load i64, ptr %3, align 8
  %184 = sext i64 %182 to i65
  %185 = sext i64 %183 to i65
  %186 = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %184, i65 %185)
  %187 = extractvalue { i65, i1 } %186, 1
  %188 = extractvalue { i65, i1 } %186, 0
  %189 = trunc i65 %188 to i64
  %190 = zext i64 %189 to i65
  %191 = icmp ne i65 %188, %190
  %192 = or i1 %187, %191
  store i64 %189, ptr %8, align 8
  %193 = zext i1 %192 to i64
  call void @mix(i64 noundef %193)
  %194 = load i64, ptr %8, align 8
  call void @mix(i64 noundef %194)
  %195 = load i64, ptr %8, align 8
  %196 = lshr i64 %195, 40
  call void @mix(i64 noundef %196)
  br label %197

197:                                              ; preds = %151
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @odd(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i128, align 8
  %6 = alloca i128, align 8
  %7 = alloca i128, align 8
  %8 = alloca i128, align 8
  %9 = alloca i128, align 8
  %10 = alloca i128, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  br label %11

11:                                               ; preds = %2
  %12 = load i64, ptr %3, align 8
  %13 = sext i64 %12 to i65
  %14 = mul nsw i65 %13, 2
  %15 = load i64, ptr %4, align 8
  %16 = sext i64 %15 to i65
  %17 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %14, i65 %16)
  %18 = extractvalue { i65, i1 } %17, 1
  %19 = extractvalue { i65, i1 } %17, 0
  %20 = sext i65 %19 to i128
  store i128 %20, ptr %5, align 8
  %21 = zext i1 %18 to i64
  call void @mix(i64 noundef %21)
  %22 = load i128, ptr %5, align 8
  %23 = trunc i128 %22 to i65
  %24 = trunc i65 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = load i128, ptr %5, align 8
  %26 = trunc i128 %25 to i65
  %27 = ashr i65 %26, 40
  %28 = trunc i65 %27 to i64
  call void @mix(i64 noundef %28)
  %29 = load i64, ptr %3, align 8
  %30 = sext i64 %29 to i65
  %31 = mul nsw i65 %30, 2
  %32 = load i64, ptr %4, align 8
  %33 = sext i64 %32 to i65
  %34 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %31, i65 %33)
  %35 = extractvalue { i65, i1 } %34, 1
  %36 = extractvalue { i65, i1 } %34, 0
  %37 = sext i65 %36 to i128
  store i128 %37, ptr %5, align 8
  %38 = zext i1 %35 to i64
  call void @mix(i64 noundef %38)
  %39 = load i128, ptr %5, align 8
  %40 = trunc i128 %39 to i65
  %41 = trunc i65 %40 to i64
  call void @mix(i64 noundef %41)
  %42 = load i128, ptr %5, align 8
  %43 = trunc i128 %42 to i65
  %44 = ashr i65 %43, 40
  %45 = trunc i65 %44 to i64
  call void @mix(i64 noundef %45)
  %46 = load i64, ptr %3, align 8
  %47 = sext i64 %46 to i65
  %48 = mul nsw i65 %47, 2
  %49 = load i64, ptr %4, align 8
  %50 = sext i64 %49 to i65
  %51 = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %48, i65 %50)
  %52 = extractvalue { i65, i1 } %51, 1
  %53 = extractvalue { i65, i1 } %51, 0
  %54 = sext i65 %53 to i128
  store i128 %54, ptr %5, align 8
  %55 = zext i1 %52 to i64
  call void @mix(i64 noundef %55)
  %56 = load i128, ptr %5, align 8
  %57 = trunc i128 %56 to i65
  %58 = trunc i65 %57 to i64
  call void @mix(i64 noundef %58)
  %59 = load i128, ptr %5, align 8
  %60 = trunc i128 %59 to i65
  %61 = ashr i65 %60, 40
  %62 = trunc i65 %61 to i64
  call void @mix(i64 noundef %62)
  br label %63

63:                                               ; preds = %11
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %3, align 8
  %66 = sext i64 %65 to i65
  %67 = load i64, ptr %4, align 8
  %68 = sext i64 %67 to i65
  %69 = load i64, ptr %4, align 8
  %70 = sext i64 %69 to i65
  %71 = add nsw i65 %68, %70
  %72 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %66, i65 %71)
  %73 = extractvalue { i65, i1 } %72, 1
  %74 = extractvalue { i65, i1 } %72, 0
  %75 = sext i65 %74 to i128
  store i128 %75, ptr %6, align 8
  %76 = zext i1 %73 to i64
  call void @mix(i64 noundef %76)
  %77 = load i128, ptr %6, align 8
  %78 = trunc i128 %77 to i65
  %79 = trunc i65 %78 to i64
  call void @mix(i64 noundef %79)
  %80 = load i128, ptr %6, align 8
  %81 = trunc i128 %80 to i65
  %82 = ashr i65 %81, 40
  %83 = trunc i65 %82 to i64
  call void @mix(i64 noundef %83)
  %84 = load i64, ptr %3, align 8
  %85 = sext i64 %84 to i65
  %86 = load i64, ptr %4, align 8
  %87 = sext i64 %86 to i65
  %88 = load i64, ptr %4, align 8
  %89 = sext i64 %88 to i65
  %90 = add nsw i65 %87, %89
  %91 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %85, i65 %90)
  %92 = extractvalue { i65, i1 } %91, 1
  %93 = extractvalue { i65, i1 } %91, 0
  %94 = sext i65 %93 to i128
  store i128 %94, ptr %6, align 8
  %95 = zext i1 %92 to i64
  call void @mix(i64 noundef %95)
  %96 = load i128, ptr %6, align 8
  %97 = trunc i128 %96 to i65
  %98 = trunc i65 %97 to i64
  call void @mix(i64 noundef %98)
  %99 = load i128, ptr %6, align 8
  %100 = trunc i128 %99 to i65
  %101 = ashr i65 %100, 40
  %102 = trunc i65 %101 to i64
  call void @mix(i64 noundef %102)
  %103 = load i64, ptr %3, align 8
  %104 = sext i64 %103 to i65
  %105 = load i64, ptr %4, align 8
  %106 = sext i64 %105 to i65
  %107 = load i64, ptr %4, align 8
  %108 = sext i64 %107 to i65
  %109 = add nsw i65 %106, %108
  %110 = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %104, i65 %109)
  %111 = extractvalue { i65, i1 } %110, 1
  %112 = extractvalue { i65, i1 } %110, 0
  %113 = sext i65 %112 to i128
  store i128 %113, ptr %6, align 8
  %114 = zext i1 %111 to i64
  call void @mix(i64 noundef %114)
  %115 = load i128, ptr %6, align 8
  %116 = trunc i128 %115 to i65
  %117 = trunc i65 %116 to i64
  call void @mix(i64 noundef %117)
  %118 = load i128, ptr %6, align 8
  %119 = trunc i128 %118 to i65
  %120 = ashr i65 %119, 40
  %121 = trunc i65 %120 to i64
  call void @mix(i64 noundef %121)
  br label %122

122:                                              ; preds = %64
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %3, align 8
  %125 = sext i64 %124 to i100
  %126 = shl i100 %125, 35
  %127 = load i64, ptr %4, align 8
  %128 = sext i64 %127 to i100
  %129 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 %126, i100 %128)
  %130 = extractvalue { i100, i1 } %129, 1
  %131 = extractvalue { i100, i1 } %129, 0
  %132 = sext i100 %131 to i128
  store i128 %132, ptr %7, align 8
  %133 = zext i1 %130 to i64
  call void @mix(i64 noundef %133)
  %134 = load i128, ptr %7, align 8
  %135 = trunc i128 %134 to i100
  %136 = trunc i100 %135 to i64
  call void @mix(i64 noundef %136)
  %137 = load i128, ptr %7, align 8
  %138 = trunc i128 %137 to i100
  %139 = ashr i100 %138, 40
  %140 = trunc i100 %139 to i64
  call void @mix(i64 noundef %140)
  %141 = load i64, ptr %3, align 8
  %142 = sext i64 %141 to i100
  %143 = shl i100 %142, 35
  %144 = load i64, ptr %4, align 8
  %145 = sext i64 %144 to i100
  %146 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 %143, i100 %145)
  %147 = extractvalue { i100, i1 } %146, 1
  %148 = extractvalue { i100, i1 } %146, 0
  %149 = sext i100 %148 to i128
  store i128 %149, ptr %7, align 8
  %150 = zext i1 %147 to i64
  call void @mix(i64 noundef %150)
  %151 = load i128, ptr %7, align 8
  %152 = trunc i128 %151 to i100
  %153 = trunc i100 %152 to i64
  call void @mix(i64 noundef %153)
  %154 = load i128, ptr %7, align 8
  %155 = trunc i128 %154 to i100
  %156 = ashr i100 %155, 40
  %157 = trunc i100 %156 to i64
  call void @mix(i64 noundef %157)
  %158 = load i64, ptr %3, align 8
  %159 = sext i64 %158 to i100
  %160 = shl i100 %159, 35
  %161 = load i64, ptr %4, align 8
  %162 = sext i64 %161 to i100
  %163 = call { i100, i1 } @llvm.smul.with.overflow.i100(i100 %160, i100 %162)
  %164 = extractvalue { i100, i1 } %163, 1
  %165 = extractvalue { i100, i1 } %163, 0
  %166 = sext i100 %165 to i128
  store i128 %166, ptr %7, align 8
  %167 = zext i1 %164 to i64
  call void @mix(i64 noundef %167)
  %168 = load i128, ptr %7, align 8
  %169 = trunc i128 %168 to i100
  %170 = trunc i100 %169 to i64
  call void @mix(i64 noundef %170)
  %171 = load i128, ptr %7, align 8
  %172 = trunc i128 %171 to i100
  %173 = ashr i100 %172, 40
  %174 = trunc i100 %173 to i64
  call void @mix(i64 noundef %174)
  br label %175

175:                                              ; preds = %123
  br label %176

176:                                              ; preds = %175
  %177 = load i64, ptr %3, align 8
  %178 = sext i64 %177 to i100
  %179 = mul nsw i100 %178, 3
  %180 = load i64, ptr %4, align 8
  %181 = sext i64 %180 to i100
  %182 = shl i100 %181, 30
  %183 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 %179, i100 %182)
  %184 = extractvalue { i100, i1 } %183, 1
  %185 = extractvalue { i100, i1 } %183, 0
  %186 = sext i100 %185 to i128
  store i128 %186, ptr %8, align 8
  %187 = zext i1 %184 to i64
  call void @mix(i64 noundef %187)
  %188 = load i128, ptr %8, align 8
  %189 = trunc i128 %188 to i100
  %190 = trunc i100 %189 to i64
  call void @mix(i64 noundef %190)
  %191 = load i128, ptr %8, align 8
  %192 = trunc i128 %191 to i100
  %193 = ashr i100 %192, 40
  %194 = trunc i100 %193 to i64
  call void @mix(i64 noundef %194)
  %195 = load i64, ptr %3, align 8
  %196 = sext i64 %195 to i100
  %197 = mul nsw i100 %196, 3
  %198 = load i64, ptr %4, align 8
  %199 = sext i64 %198 to i100
  %200 = shl i100 %199, 30
  %201 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 %197, i100 %200)
  %202 = extractvalue { i100, i1 } %201, 1
  %203 = extractvalue { i100, i1 } %201, 0
  %204 = sext i100 %203 to i128
  store i128 %204, ptr %8, align 8
  %205 = zext i1 %202 to i64
  call void @mix(i64 noundef %205)
  %206 = load i128, ptr %8, align 8
  %207 = trunc i128 %206 to i100
  %208 = trunc i100 %207 to i64
  call void @mix(i64 noundef %208)
  %209 = load i128, ptr %8, align 8
  %210 = trunc i128 %209 to i100
  %211 = ashr i100 %210, 40
  %212 = trunc i100 %211 to i64
  call void @mix(i64 noundef %212)
  %213 = load i64, ptr %3, align 8
  %214 = sext i64 %213 to i100
  %215 = mul nsw i100 %214, 3
  %216 = load i64, ptr %4, align 8
  %217 = sext i64 %216 to i100
  %218 = shl i100 %217, 30
  %219 = call { i100, i1 } @llvm.smul.with.overflow.i100(i100 %215, i100 %218)
  %220 = extractvalue { i100, i1 } %219, 1
  %221 = extractvalue { i100, i1 } %219, 0
  %222 = sext i100 %221 to i128
  store i128 %222, ptr %8, align 8
  %223 = zext i1 %220 to i64
  call void @mix(i64 noundef %223)
  %224 = load i128, ptr %8, align 8
  %225 = trunc i128 %224 to i100
  %226 = trunc i100 %225 to i64
  call void @mix(i64 noundef %226)
  %227 = load i128, ptr %8, align 8
  %228 = trunc i128 %227 to i100
  %229 = ashr i100 %228, 40
  %230 = trunc i100 %229 to i64
  call void @mix(i64 noundef %230)
  br label %231

231:                                              ; preds = %176
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %3, align 8
  %234 = zext i64 %233 to i100
  %235 = shl i100 %234, 36
  %236 = load i64, ptr %4, align 8
  %237 = zext i64 %236 to i100
  %238 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 %235, i100 %237)
  %239 = extractvalue { i100, i1 } %238, 1
  %240 = extractvalue { i100, i1 } %238, 0
  %241 = zext i100 %240 to i128
  store i128 %241, ptr %9, align 8
  %242 = zext i1 %239 to i64
  call void @mix(i64 noundef %242)
  %243 = load i128, ptr %9, align 8
  %244 = trunc i128 %243 to i100
  %245 = trunc i100 %244 to i64
  call void @mix(i64 noundef %245)
  %246 = load i128, ptr %9, align 8
  %247 = trunc i128 %246 to i100
  %248 = lshr i100 %247, 40
  %249 = trunc i100 %248 to i64
  call void @mix(i64 noundef %249)
  %250 = load i64, ptr %3, align 8
  %251 = zext i64 %250 to i100
  %252 = shl i100 %251, 36
  %253 = load i64, ptr %4, align 8
  %254 = zext i64 %253 to i100
  %255 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 %252, i100 %254)
  %256 = extractvalue { i100, i1 } %255, 1
  %257 = extractvalue { i100, i1 } %255, 0
  %258 = zext i100 %257 to i128
  store i128 %258, ptr %9, align 8
  %259 = zext i1 %256 to i64
  call void @mix(i64 noundef %259)
  %260 = load i128, ptr %9, align 8
  %261 = trunc i128 %260 to i100
  %262 = trunc i100 %261 to i64
  call void @mix(i64 noundef %262)
  %263 = load i128, ptr %9, align 8
  %264 = trunc i128 %263 to i100
  %265 = lshr i100 %264, 40
  %266 = trunc i100 %265 to i64
  call void @mix(i64 noundef %266)
  %267 = load i64, ptr %3, align 8
  %268 = zext i64 %267 to i100
  %269 = shl i100 %268, 36
  %270 = load i64, ptr %4, align 8
  %271 = zext i64 %270 to i100
  %272 = call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %269, i100 %271)
  %273 = extractvalue { i100, i1 } %272, 1
  %274 = extractvalue { i100, i1 } %272, 0
  %275 = zext i100 %274 to i128
  store i128 %275, ptr %9, align 8
  %276 = zext i1 %273 to i64
  call void @mix(i64 noundef %276)
  %277 = load i128, ptr %9, align 8
  %278 = trunc i128 %277 to i100
  %279 = trunc i100 %278 to i64
  call void @mix(i64 noundef %279)
  %280 = load i128, ptr %9, align 8
  %281 = trunc i128 %280 to i100
  %282 = lshr i100 %281, 40
  %283 = trunc i100 %282 to i64
  call void @mix(i64 noundef %283)
  br label %284

284:                                              ; preds = %232
  br label %285

285:                                              ; preds = %284
  %286 = load i64, ptr %3, align 8
  %287 = zext i64 %286 to i100
  %288 = load i64, ptr %4, align 8
  %289 = zext i64 %288 to i100
  %290 = shl i100 %289, 20
  %291 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 %287, i100 %290)
  %292 = extractvalue { i100, i1 } %291, 1
  %293 = extractvalue { i100, i1 } %291, 0
  %294 = zext i100 %293 to i128
  store i128 %294, ptr %10, align 8
  %295 = zext i1 %292 to i64
  call void @mix(i64 noundef %295)
  %296 = load i128, ptr %10, align 8
  %297 = trunc i128 %296 to i100
  %298 = trunc i100 %297 to i64
  call void @mix(i64 noundef %298)
  %299 = load i128, ptr %10, align 8
  %300 = trunc i128 %299 to i100
  %301 = lshr i100 %300, 40
  %302 = trunc i100 %301 to i64
  call void @mix(i64 noundef %302)
  %303 = load i64, ptr %3, align 8
  %304 = zext i64 %303 to i100
  %305 = load i64, ptr %4, align 8
  %306 = zext i64 %305 to i100
  %307 = shl i100 %306, 20
  %308 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 %304, i100 %307)
  %309 = extractvalue { i100, i1 } %308, 1
  %310 = extractvalue { i100, i1 } %308, 0
  %311 = zext i100 %310 to i128
  store i128 %311, ptr %10, align 8
  %312 = zext i1 %309 to i64
  call void @mix(i64 noundef %312)
  %313 = load i128, ptr %10, align 8
  %314 = trunc i128 %313 to i100
  %315 = trunc i100 %314 to i64
  call void @mix(i64 noundef %315)
  %316 = load i128, ptr %10, align 8
  %317 = trunc i128 %316 to i100
  %318 = lshr i100 %317, 40
  %319 = trunc i100 %318 to i64
  call void @mix(i64 noundef %319)
  %320 = load i64, ptr %3, align 8
  %321 = zext i64 %320 to i100
  %322 = load i64, ptr %4, align 8
  %323 = zext i64 %322 to i100
  %324 = shl i100 %323, 20
  %325 = call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %321, i100 %324)
  %326 = extractvalue { i100, i1 } %325, 1
  %327 = extractvalue { i100, i1 } %325, 0
  %328 = zext i100 %327 to i128
  store i128 %328, ptr %10, align 8
  %329 = zext i1 %326 to i64
  call void @mix(i64 noundef %329)
  %330 = load i128, ptr %10, align 8
  %331 = trunc i128 %330 to i100
  %332 = trunc i100 %331 to i64
  call void @mix(i64 noundef %332)
  %333 = load i128, ptr %10, align 8
  %334 = trunc i128 %333 to i100
  %335 = lshr i100 %334, 40
  %336 = trunc i100 %335 to i64
  call void @mix(i64 noundef %336)
  br label %337

337:                                              ; preds = %285
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.sadd.with.overflow.i65(i65, i65) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.ssub.with.overflow.i65(i65, i65) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.smul.with.overflow.i65(i65, i65) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.sadd.with.overflow.i100(i100, i100) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.ssub.with.overflow.i100(i100, i100) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.smul.with.overflow.i100(i100, i100) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.uadd.with.overflow.i100(i100, i100) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.usub.with.overflow.i100(i100, i100) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.umul.with.overflow.i100(i100, i100) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
