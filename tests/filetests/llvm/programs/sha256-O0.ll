; ModuleID = 'sha256.c'
source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Hash = type { [8 x i32], i64, [64 x i8], i64 }

@__const.main.h = private unnamed_addr constant %struct.Hash { [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], i64 0, [64 x i8] zeroinitializer, i64 0 }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@K = internal constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca %struct.Hash, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca [72 x i8], align 16
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %18 = load i32, ptr %4, align 4
  %19 = icmp sgt i32 %18, 1
  br i1 %19, label %20, label %25

20:                                               ; preds = %2
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 @atoi(ptr noundef %23) #7
  br label %26

25:                                               ; preds = %2
  br label %26

26:                                               ; preds = %25, %20
  %27 = phi i32 [ %24, %20 ], [ 1, %25 ]
  store i32 %27, ptr %6, align 4
  store i64 65536, ptr %7, align 8
  %28 = load i64, ptr %7, align 8
  %29 = call noalias ptr @malloc(i64 noundef %28) #8
  store ptr %29, ptr %8, align 8
  store i32 12345, ptr %9, align 4
  store i64 0, ptr %10, align 8
  br label %30

30:                                               ; preds = %43, %26
  %31 = load i64, ptr %10, align 8
  %32 = load i64, ptr %7, align 8
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %34, label %46

34:                                               ; preds = %30
  %35 = load i32, ptr %9, align 4
  %36 = mul i32 %35, 1664525
  %37 = add i32 %36, 1013904223
  store i32 %37, ptr %9, align 4
  %38 = lshr i32 %37, 24
  %39 = trunc i32 %38 to i8
  %40 = load ptr, ptr %8, align 8
  %41 = load i64, ptr %10, align 8
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 %41
  store i8 %39, ptr %42, align 1
  br label %43

43:                                               ; preds = %34
  %44 = load i64, ptr %10, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr %10, align 8
  br label %30, !llvm.loop !5

46:                                               ; preds = %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.main.h, i64 112, i1 false)
  store i32 0, ptr %12, align 4
  br label %47

47:                                               ; preds = %54, %46
  %48 = load i32, ptr %12, align 4
  %49 = load i32, ptr %6, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %47
  %52 = load ptr, ptr %8, align 8
  %53 = load i64, ptr %7, align 8
  call void @update(ptr noundef %11, ptr noundef %52, i64 noundef %53)
  br label %54

54:                                               ; preds = %51
  %55 = load i32, ptr %12, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %12, align 4
  br label %47, !llvm.loop !7

57:                                               ; preds = %47
  %58 = getelementptr inbounds nuw %struct.Hash, ptr %11, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, 8
  store i64 %60, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 0, i64 72, i1 false)
  %61 = getelementptr inbounds <{ i8, [71 x i8] }>, ptr %14, i32 0, i32 0
  store i8 -128, ptr %61, align 16
  %62 = getelementptr inbounds nuw %struct.Hash, ptr %11, i32 0, i32 3
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %63, 56
  %65 = zext i1 %64 to i64
  %66 = select i1 %64, i32 56, i32 120
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds nuw %struct.Hash, ptr %11, i32 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = sub i64 %67, %69
  store i64 %70, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %71

71:                                               ; preds = %87, %57
  %72 = load i32, ptr %16, align 4
  %73 = icmp slt i32 %72, 8
  br i1 %73, label %74, label %90

74:                                               ; preds = %71
  %75 = load i64, ptr %13, align 8
  %76 = load i32, ptr %16, align 4
  %77 = mul nsw i32 8, %76
  %78 = sub nsw i32 56, %77
  %79 = zext i32 %78 to i64
  %80 = lshr i64 %75, %79
  %81 = trunc i64 %80 to i8
  %82 = load i64, ptr %15, align 8
  %83 = load i32, ptr %16, align 4
  %84 = sext i32 %83 to i64
  %85 = add i64 %82, %84
  %86 = getelementptr inbounds nuw [72 x i8], ptr %14, i64 0, i64 %85
  store i8 %81, ptr %86, align 1
  br label %87

87:                                               ; preds = %74
  %88 = load i32, ptr %16, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %16, align 4
  br label %71, !llvm.loop !8

90:                                               ; preds = %71
  %91 = getelementptr inbounds [72 x i8], ptr %14, i64 0, i64 0
  %92 = load i64, ptr %15, align 8
  %93 = add i64 %92, 8
  call void @update(ptr noundef %11, ptr noundef %91, i64 noundef %93)
  store i32 0, ptr %17, align 4
  br label %94

94:                                               ; preds = %104, %90
  %95 = load i32, ptr %17, align 4
  %96 = icmp slt i32 %95, 8
  br i1 %96, label %97, label %107

97:                                               ; preds = %94
  %98 = getelementptr inbounds nuw %struct.Hash, ptr %11, i32 0, i32 0
  %99 = load i32, ptr %17, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x i32], ptr %98, i64 0, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %102)
  br label %104

104:                                              ; preds = %97
  %105 = load i32, ptr %17, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %17, align 4
  br label %94, !llvm.loop !9

107:                                              ; preds = %94
  %108 = call i32 (ptr, ...) @printf(ptr noundef @.str.1)
  %109 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %109) #9
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @update(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %8 = load i64, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds nuw %struct.Hash, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %8
  store i64 %12, ptr %10, align 8
  br label %13

13:                                               ; preds = %63, %3
  %14 = load i64, ptr %6, align 8
  %15 = icmp ugt i64 %14, 0
  br i1 %15, label %16, label %64

16:                                               ; preds = %13
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds nuw %struct.Hash, ptr %17, i32 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 64, %19
  %21 = load i64, ptr %6, align 8
  %22 = icmp ult i64 %20, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %16
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds nuw %struct.Hash, ptr %24, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = sub i64 64, %26
  br label %30

28:                                               ; preds = %16
  %29 = load i64, ptr %6, align 8
  br label %30

30:                                               ; preds = %28, %23
  %31 = phi i64 [ %27, %23 ], [ %29, %28 ]
  store i64 %31, ptr %7, align 8
  %32 = load ptr, ptr %4, align 8
  %33 = getelementptr inbounds nuw %struct.Hash, ptr %32, i32 0, i32 2
  %34 = getelementptr inbounds [64 x i8], ptr %33, i64 0, i64 0
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds nuw %struct.Hash, ptr %35, i32 0, i32 3
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 %37
  %39 = load ptr, ptr %5, align 8
  %40 = load i64, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %39, i64 %40, i1 false)
  %41 = load i64, ptr %7, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = getelementptr inbounds nuw %struct.Hash, ptr %42, i32 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, %41
  store i64 %45, ptr %43, align 8
  %46 = load i64, ptr %7, align 8
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 %46
  store ptr %48, ptr %5, align 8
  %49 = load i64, ptr %7, align 8
  %50 = load i64, ptr %6, align 8
  %51 = sub i64 %50, %49
  store i64 %51, ptr %6, align 8
  %52 = load ptr, ptr %4, align 8
  %53 = getelementptr inbounds nuw %struct.Hash, ptr %52, i32 0, i32 3
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 64
  br i1 %55, label %56, label %63

56:                                               ; preds = %30
  %57 = load ptr, ptr %4, align 8
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds nuw %struct.Hash, ptr %58, i32 0, i32 2
  %60 = getelementptr inbounds [64 x i8], ptr %59, i64 0, i64 0
  call void @block(ptr noundef %57, ptr noundef %60)
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds nuw %struct.Hash, ptr %61, i32 0, i32 3
  store i64 0, ptr %62, align 8
  br label %63

63:                                               ; preds = %56, %30
  br label %13, !llvm.loop !10

64:                                               ; preds = %13
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @block(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x i32], align 16
  %6 = alloca [8 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %7, align 4
  br label %17

17:                                               ; preds = %61, %2
  %18 = load i32, ptr %7, align 4
  %19 = icmp slt i32 %18, 16
  br i1 %19, label %20, label %64

20:                                               ; preds = %17
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = mul nsw i32 4, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %21, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = shl i32 %27, 24
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 4, %30
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %29, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = shl i32 %36, 16
  %38 = or i32 %28, %37
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = mul nsw i32 4, %40
  %42 = add nsw i32 %41, 2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %39, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = shl i32 %46, 8
  %48 = or i32 %38, %47
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %7, align 4
  %51 = mul nsw i32 4, %50
  %52 = add nsw i32 %51, 3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %49, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = or i32 %48, %56
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %59
  store i32 %57, ptr %60, align 4
  br label %61

61:                                               ; preds = %20
  %62 = load i32, ptr %7, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %7, align 4
  br label %17, !llvm.loop !11

64:                                               ; preds = %17
  store i32 16, ptr %8, align 4
  br label %65

65:                                               ; preds = %127, %64
  %66 = load i32, ptr %8, align 4
  %67 = icmp slt i32 %66, 64
  br i1 %67, label %68, label %130

68:                                               ; preds = %65
  %69 = load i32, ptr %8, align 4
  %70 = sub nsw i32 %69, 15
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = call i32 @rotate(i32 noundef %73, i32 noundef 7)
  %75 = load i32, ptr %8, align 4
  %76 = sub nsw i32 %75, 15
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = call i32 @rotate(i32 noundef %79, i32 noundef 18)
  %81 = xor i32 %74, %80
  %82 = load i32, ptr %8, align 4
  %83 = sub nsw i32 %82, 15
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = lshr i32 %86, 3
  %88 = xor i32 %81, %87
  store i32 %88, ptr %9, align 4
  %89 = load i32, ptr %8, align 4
  %90 = sub nsw i32 %89, 2
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = call i32 @rotate(i32 noundef %93, i32 noundef 17)
  %95 = load i32, ptr %8, align 4
  %96 = sub nsw i32 %95, 2
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = call i32 @rotate(i32 noundef %99, i32 noundef 19)
  %101 = xor i32 %94, %100
  %102 = load i32, ptr %8, align 4
  %103 = sub nsw i32 %102, 2
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = lshr i32 %106, 10
  %108 = xor i32 %101, %107
  store i32 %108, ptr %10, align 4
  %109 = load i32, ptr %8, align 4
  %110 = sub nsw i32 %109, 16
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %9, align 4
  %115 = add i32 %113, %114
  %116 = load i32, ptr %8, align 4
  %117 = sub nsw i32 %116, 7
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = add i32 %115, %120
  %122 = load i32, ptr %10, align 4
  %123 = add i32 %121, %122
  %124 = load i32, ptr %8, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %125
  store i32 %123, ptr %126, align 4
  br label %127

127:                                              ; preds = %68
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %8, align 4
  br label %65, !llvm.loop !12

130:                                              ; preds = %65
  %131 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %132 = load ptr, ptr %3, align 8
  %133 = getelementptr inbounds nuw %struct.Hash, ptr %132, i32 0, i32 0
  %134 = getelementptr inbounds [8 x i32], ptr %133, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %131, ptr align 8 %134, i64 32, i1 false)
  store i32 0, ptr %11, align 4
  br label %135

135:                                              ; preds = %218, %130
  %136 = load i32, ptr %11, align 4
  %137 = icmp slt i32 %136, 64
  br i1 %137, label %138, label %221

138:                                              ; preds = %135
  %139 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %140 = load i32, ptr %139, align 16
  %141 = call i32 @rotate(i32 noundef %140, i32 noundef 6)
  %142 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %143 = load i32, ptr %142, align 16
  %144 = call i32 @rotate(i32 noundef %143, i32 noundef 11)
  %145 = xor i32 %141, %144
  %146 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %147 = load i32, ptr %146, align 16
  %148 = call i32 @rotate(i32 noundef %147, i32 noundef 25)
  %149 = xor i32 %145, %148
  store i32 %149, ptr %12, align 4
  %150 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 7
  %151 = load i32, ptr %150, align 4
  %152 = load i32, ptr %12, align 4
  %153 = add i32 %151, %152
  %154 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %155 = load i32, ptr %154, align 16
  %156 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 5
  %157 = load i32, ptr %156, align 4
  %158 = and i32 %155, %157
  %159 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %160 = load i32, ptr %159, align 16
  %161 = xor i32 %160, -1
  %162 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 6
  %163 = load i32, ptr %162, align 8
  %164 = and i32 %161, %163
  %165 = xor i32 %158, %164
  %166 = add i32 %153, %165
  %167 = load i32, ptr %11, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [64 x i32], ptr @K, i64 0, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = add i32 %166, %170
  %172 = load i32, ptr %11, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = add i32 %171, %175
  store i32 %176, ptr %13, align 4
  %177 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %178 = load i32, ptr %177, align 16
  %179 = call i32 @rotate(i32 noundef %178, i32 noundef 2)
  %180 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %181 = load i32, ptr %180, align 16
  %182 = call i32 @rotate(i32 noundef %181, i32 noundef 13)
  %183 = xor i32 %179, %182
  %184 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %185 = load i32, ptr %184, align 16
  %186 = call i32 @rotate(i32 noundef %185, i32 noundef 22)
  %187 = xor i32 %183, %186
  store i32 %187, ptr %14, align 4
  %188 = load i32, ptr %14, align 4
  %189 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %190 = load i32, ptr %189, align 16
  %191 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 1
  %192 = load i32, ptr %191, align 4
  %193 = and i32 %190, %192
  %194 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %195 = load i32, ptr %194, align 16
  %196 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  %197 = load i32, ptr %196, align 8
  %198 = and i32 %195, %197
  %199 = xor i32 %193, %198
  %200 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 1
  %201 = load i32, ptr %200, align 4
  %202 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 2
  %203 = load i32, ptr %202, align 8
  %204 = and i32 %201, %203
  %205 = xor i32 %199, %204
  %206 = add i32 %188, %205
  store i32 %206, ptr %15, align 4
  %207 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %208 = getelementptr inbounds i32, ptr %207, i64 1
  %209 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %208, ptr align 16 %209, i64 28, i1 false)
  %210 = load i32, ptr %13, align 4
  %211 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 4
  %212 = load i32, ptr %211, align 16
  %213 = add i32 %212, %210
  store i32 %213, ptr %211, align 16
  %214 = load i32, ptr %13, align 4
  %215 = load i32, ptr %15, align 4
  %216 = add i32 %214, %215
  %217 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  store i32 %216, ptr %217, align 16
  br label %218

218:                                              ; preds = %138
  %219 = load i32, ptr %11, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %11, align 4
  br label %135, !llvm.loop !13

221:                                              ; preds = %135
  store i32 0, ptr %16, align 4
  br label %222

222:                                              ; preds = %237, %221
  %223 = load i32, ptr %16, align 4
  %224 = icmp slt i32 %223, 8
  br i1 %224, label %225, label %240

225:                                              ; preds = %222
  %226 = load i32, ptr %16, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = load ptr, ptr %3, align 8
  %231 = getelementptr inbounds nuw %struct.Hash, ptr %230, i32 0, i32 0
  %232 = load i32, ptr %16, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [8 x i32], ptr %231, i64 0, i64 %233
  %235 = load i32, ptr %234, align 4
  %236 = add i32 %235, %229
  store i32 %236, ptr %234, align 4
  br label %237

237:                                              ; preds = %225
  %238 = load i32, ptr %16, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %16, align 4
  br label %222, !llvm.loop !14

240:                                              ; preds = %222
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

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
