; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i16, i16, i32 }

@byte = internal global i8 0, align 1
@half = internal global %struct.anon { i16 -21846, i16 0, i32 -1145324613 }, align 4
@word = internal global i32 0, align 4
@whole = internal global i64 0, align 8
@.str = private unnamed_addr constant [7 x i8] c"%x %x\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1
@number = internal global double 1.500000e+00, align 8
@pointer = internal global ptr @numbers, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@numbers = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@.str.3 = private unnamed_addr constant [12 x i8] c"%d %ld %ld\0A\00", align 1
@counter = internal global i32 0, align 4
@guarded = internal global i64 0, align 8
@sum = internal global i64 0, align 8
@.str.4 = private unnamed_addr constant [12 x i8] c"bytes %d %d\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c" %llx\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"shorts %d %d\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"words %d %d\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"longs %d %d\00", align 1
@lock = internal global i32 0, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca [4 x i64], align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %22 = load ptr, ptr %5, align 8
  store i32 1, ptr %6, align 4
  br label %23

23:                                               ; preds = %47, %2
  %24 = load i32, ptr %6, align 4
  %25 = icmp ult i32 %24, 5
  br i1 %25, label %26, label %50

26:                                               ; preds = %23
  %27 = load i32, ptr %6, align 4
  %28 = zext i32 %27 to i64
  %29 = mul i64 -7046029254386353131, %28
  store i64 %29, ptr %7, align 8
  %30 = load i32, ptr %6, align 4
  %31 = zext i32 %30 to i64
  %32 = mul i64 -4417276706812531889, %31
  store i64 %32, ptr %8, align 8
  %33 = load i64, ptr %7, align 8
  %34 = trunc i64 %33 to i8
  %35 = load i64, ptr %8, align 8
  %36 = trunc i64 %35 to i8
  call void @bytes(ptr noundef @byte, i8 noundef zeroext %34, i8 noundef zeroext %36)
  %37 = load i64, ptr %7, align 8
  %38 = trunc i64 %37 to i16
  %39 = load i64, ptr %8, align 8
  %40 = trunc i64 %39 to i16
  call void @shorts(ptr noundef getelementptr inbounds nuw (%struct.anon, ptr @half, i32 0, i32 1), i16 noundef zeroext %38, i16 noundef zeroext %40)
  %41 = load i64, ptr %7, align 8
  %42 = trunc i64 %41 to i32
  %43 = load i64, ptr %8, align 8
  %44 = trunc i64 %43 to i32
  call void @words(ptr noundef @word, i32 noundef %42, i32 noundef %44)
  %45 = load i64, ptr %7, align 8
  %46 = load i64, ptr %8, align 8
  call void @longs(ptr noundef @whole, i64 noundef %45, i64 noundef %46)
  br label %47

47:                                               ; preds = %26
  %48 = load i32, ptr %6, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %6, align 4
  br label %23, !llvm.loop !6

50:                                               ; preds = %23
  %51 = load i16, ptr @half, align 4
  %52 = zext i16 %51 to i32
  %53 = load i32, ptr getelementptr inbounds nuw (%struct.anon, ptr @half, i32 0, i32 2), align 4
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %52, i32 noundef %53)
  store i32 2, ptr %9, align 4
  br label %55

55:                                               ; preds = %63, %50
  %56 = load i32, ptr %9, align 4
  %57 = icmp slt i32 %56, 5
  br i1 %57, label %58, label %66

58:                                               ; preds = %55
  %59 = load i32, ptr %9, align 4
  %60 = sitofp i32 %59 to double
  %61 = call double @scale(double noundef %60)
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %61)
  br label %63

63:                                               ; preds = %58
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %9, align 4
  br label %55, !llvm.loop !8

66:                                               ; preds = %55
  store double 2.500000e-01, ptr %10, align 8
  %67 = load i64, ptr %10, align 8
  %68 = atomicrmw xchg ptr @number, i64 %67 seq_cst, align 8
  store i64 %68, ptr %11, align 8
  %69 = load double, ptr %11, align 8
  %70 = load atomic i64, ptr @number seq_cst, align 8
  store i64 %70, ptr %12, align 8
  %71 = load double, ptr %12, align 8
  %72 = fadd double %69, %71
  %73 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, double noundef %72)
  store i64 8, ptr %13, align 8
  %74 = load i64, ptr %13, align 8
  %75 = atomicrmw add ptr @pointer, i64 %74 seq_cst, align 8
  store i64 %75, ptr %14, align 8
  %76 = load ptr, ptr %14, align 8
  %77 = load atomic i64, ptr @pointer seq_cst, align 8
  store i64 %77, ptr %15, align 8
  %78 = load ptr, ptr %15, align 8
  %79 = load i32, ptr %78, align 4
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %79)
  store ptr getelementptr inbounds ([4 x i32], ptr @numbers, i64 0, i64 1), ptr %16, align 8
  %81 = load i64, ptr %16, align 8
  %82 = atomicrmw xchg ptr @pointer, i64 %81 seq_cst, align 8
  store i64 %82, ptr %17, align 8
  %83 = load ptr, ptr %17, align 8
  %84 = load i32, ptr %83, align 4
  %85 = load atomic ptr, ptr @pointer seq_cst, align 8
  %86 = load i32, ptr %85, align 4
  %87 = add nsw i32 %84, %86
  %88 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %87)
  %89 = load i32, ptr %4, align 4
  %90 = icmp sgt i32 %89, 1
  br i1 %90, label %91, label %121

91:                                               ; preds = %66
  store i32 -1, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %92

92:                                               ; preds = %100, %91
  %93 = load i32, ptr %20, align 4
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %95, label %103

95:                                               ; preds = %92
  %96 = load i32, ptr %20, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x i64], ptr %18, i64 0, i64 %97
  %99 = call i32 @pthread_create(ptr noundef %98, ptr noundef null, ptr noundef @count, ptr noundef %19) #3
  br label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %20, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %20, align 4
  br label %92, !llvm.loop !9

103:                                              ; preds = %92
  store i32 0, ptr %21, align 4
  br label %104

104:                                              ; preds = %113, %103
  %105 = load i32, ptr %21, align 4
  %106 = icmp slt i32 %105, 4
  br i1 %106, label %107, label %116

107:                                              ; preds = %104
  %108 = load i32, ptr %21, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i64], ptr %18, i64 0, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = call i32 @pthread_join(i64 noundef %111, ptr noundef null)
  br label %113

113:                                              ; preds = %107
  %114 = load i32, ptr %21, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %21, align 4
  br label %104, !llvm.loop !10

116:                                              ; preds = %104
  %117 = load atomic i32, ptr @counter seq_cst, align 4
  %118 = load i64, ptr @guarded, align 8
  %119 = load i64, ptr @sum, align 8
  %120 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %117, i64 noundef %118, i64 noundef %119)
  br label %121

121:                                              ; preds = %116, %66
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bytes(ptr noundef %0, i8 noundef zeroext %1, i8 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca i8, align 1
  %34 = alloca i8, align 1
  %35 = alloca i8, align 1
  %36 = alloca i32, align 4
  %37 = alloca i8, align 1
  %38 = alloca i8, align 1
  %39 = alloca i8, align 1
  %40 = alloca i8, align 1
  %41 = alloca [10 x i64], align 16
  %42 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i8 %1, ptr %5, align 1
  store i8 %2, ptr %6, align 1
  %43 = load ptr, ptr %4, align 8
  %44 = load i8, ptr %5, align 1
  store i8 %44, ptr %7, align 1
  %45 = load i8, ptr %7, align 1
  store atomic i8 %45, ptr %43 release, align 1
  %46 = load ptr, ptr %4, align 8
  %47 = load atomic i8, ptr %46 acquire, align 1
  store i8 %47, ptr %9, align 1
  %48 = load i8, ptr %9, align 1
  store i8 %48, ptr %8, align 1
  %49 = load ptr, ptr %4, align 8
  %50 = load i8, ptr %6, align 1
  store i8 %50, ptr %11, align 1
  %51 = load i8, ptr %11, align 1
  %52 = atomicrmw add ptr %49, i8 %51 seq_cst, align 1
  store i8 %52, ptr %12, align 1
  %53 = load i8, ptr %12, align 1
  store i8 %53, ptr %10, align 1
  %54 = load ptr, ptr %4, align 8
  %55 = load i8, ptr %5, align 1
  %56 = zext i8 %55 to i32
  %57 = xor i32 %56, 3
  %58 = trunc i32 %57 to i8
  store i8 %58, ptr %14, align 1
  %59 = load i8, ptr %14, align 1
  %60 = atomicrmw sub ptr %54, i8 %59 monotonic, align 1
  store i8 %60, ptr %15, align 1
  %61 = load i8, ptr %15, align 1
  store i8 %61, ptr %13, align 1
  %62 = load ptr, ptr %4, align 8
  %63 = load i8, ptr %6, align 1
  %64 = zext i8 %63 to i32
  %65 = ashr i32 %64, 1
  %66 = xor i32 %65, -1
  %67 = trunc i32 %66 to i8
  store i8 %67, ptr %17, align 1
  %68 = load i8, ptr %17, align 1
  %69 = atomicrmw and ptr %62, i8 %68 acquire, align 1
  store i8 %69, ptr %18, align 1
  %70 = load i8, ptr %18, align 1
  store i8 %70, ptr %16, align 1
  %71 = load ptr, ptr %4, align 8
  %72 = load i8, ptr %5, align 1
  %73 = zext i8 %72 to i32
  %74 = ashr i32 %73, 2
  %75 = trunc i32 %74 to i8
  store i8 %75, ptr %20, align 1
  %76 = load i8, ptr %20, align 1
  %77 = atomicrmw or ptr %71, i8 %76 release, align 1
  store i8 %77, ptr %21, align 1
  %78 = load i8, ptr %21, align 1
  store i8 %78, ptr %19, align 1
  %79 = load ptr, ptr %4, align 8
  %80 = load i8, ptr %6, align 1
  store i8 %80, ptr %23, align 1
  %81 = load i8, ptr %23, align 1
  %82 = atomicrmw xor ptr %79, i8 %81 acq_rel, align 1
  store i8 %82, ptr %24, align 1
  %83 = load i8, ptr %24, align 1
  store i8 %83, ptr %22, align 1
  %84 = load ptr, ptr %4, align 8
  %85 = load i8, ptr %5, align 1
  store i8 %85, ptr %26, align 1
  %86 = load i8, ptr %26, align 1
  %87 = atomicrmw nand ptr %84, i8 %86 seq_cst, align 1
  store i8 %87, ptr %27, align 1
  %88 = load i8, ptr %27, align 1
  store i8 %88, ptr %25, align 1
  %89 = load ptr, ptr %4, align 8
  %90 = load i8, ptr %5, align 1
  %91 = zext i8 %90 to i32
  %92 = load i8, ptr %6, align 1
  %93 = zext i8 %92 to i32
  %94 = add nsw i32 %91, %93
  %95 = trunc i32 %94 to i8
  store i8 %95, ptr %29, align 1
  %96 = load i8, ptr %29, align 1
  %97 = atomicrmw xchg ptr %89, i8 %96 seq_cst, align 1
  store i8 %97, ptr %30, align 1
  %98 = load i8, ptr %30, align 1
  store i8 %98, ptr %28, align 1
  %99 = load i8, ptr %5, align 1
  store i8 %99, ptr %31, align 1
  %100 = load ptr, ptr %4, align 8
  %101 = load i8, ptr %6, align 1
  store i8 %101, ptr %33, align 1
  %102 = load i8, ptr %31, align 1
  %103 = load i8, ptr %33, align 1
  %104 = cmpxchg ptr %100, i8 %102, i8 %103 seq_cst seq_cst, align 1
  %105 = extractvalue { i8, i1 } %104, 0
  %106 = extractvalue { i8, i1 } %104, 1
  br i1 %106, label %108, label %107

107:                                              ; preds = %3
  store i8 %105, ptr %31, align 1
  br label %108

108:                                              ; preds = %107, %3
  %109 = zext i1 %106 to i8
  store i8 %109, ptr %34, align 1
  %110 = load i8, ptr %34, align 1
  %111 = trunc i8 %110 to i1
  %112 = zext i1 %111 to i32
  store i32 %112, ptr %32, align 4
  %113 = load i8, ptr %31, align 1
  store i8 %113, ptr %35, align 1
  %114 = load ptr, ptr %4, align 8
  store i8 -1, ptr %37, align 1
  %115 = load i8, ptr %31, align 1
  %116 = load i8, ptr %37, align 1
  %117 = cmpxchg ptr %114, i8 %115, i8 %116 release acquire, align 1
  %118 = extractvalue { i8, i1 } %117, 0
  %119 = extractvalue { i8, i1 } %117, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %108
  store i8 %118, ptr %31, align 1
  br label %121

121:                                              ; preds = %120, %108
  %122 = zext i1 %119 to i8
  store i8 %122, ptr %38, align 1
  %123 = load i8, ptr %38, align 1
  %124 = trunc i8 %123 to i1
  %125 = zext i1 %124 to i32
  store i32 %125, ptr %36, align 4
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %126 = load ptr, ptr %4, align 8
  %127 = load atomic i8, ptr %126 seq_cst, align 1
  store i8 %127, ptr %40, align 1
  %128 = load i8, ptr %40, align 1
  store i8 %128, ptr %39, align 1
  %129 = load i8, ptr %8, align 1
  %130 = zext i8 %129 to i64
  store i64 %130, ptr %41, align 8
  %131 = getelementptr inbounds i64, ptr %41, i64 1
  %132 = load i8, ptr %10, align 1
  %133 = zext i8 %132 to i64
  store i64 %133, ptr %131, align 8
  %134 = getelementptr inbounds i64, ptr %41, i64 2
  %135 = load i8, ptr %13, align 1
  %136 = zext i8 %135 to i64
  store i64 %136, ptr %134, align 8
  %137 = getelementptr inbounds i64, ptr %41, i64 3
  %138 = load i8, ptr %16, align 1
  %139 = zext i8 %138 to i64
  store i64 %139, ptr %137, align 8
  %140 = getelementptr inbounds i64, ptr %41, i64 4
  %141 = load i8, ptr %19, align 1
  %142 = zext i8 %141 to i64
  store i64 %142, ptr %140, align 8
  %143 = getelementptr inbounds i64, ptr %41, i64 5
  %144 = load i8, ptr %22, align 1
  %145 = zext i8 %144 to i64
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds i64, ptr %41, i64 6
  %147 = load i8, ptr %25, align 1
  %148 = zext i8 %147 to i64
  store i64 %148, ptr %146, align 8
  %149 = getelementptr inbounds i64, ptr %41, i64 7
  %150 = load i8, ptr %28, align 1
  %151 = zext i8 %150 to i64
  store i64 %151, ptr %149, align 8
  %152 = getelementptr inbounds i64, ptr %41, i64 8
  %153 = load i8, ptr %35, align 1
  %154 = zext i8 %153 to i64
  store i64 %154, ptr %152, align 8
  %155 = getelementptr inbounds i64, ptr %41, i64 9
  %156 = load i8, ptr %39, align 1
  %157 = zext i8 %156 to i64
  store i64 %157, ptr %155, align 8
  %158 = load i32, ptr %32, align 4
  %159 = load i32, ptr %36, align 4
  %160 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %158, i32 noundef %159)
  store i32 0, ptr %42, align 4
  br label %161

161:                                              ; preds = %170, %121
  %162 = load i32, ptr %42, align 4
  %163 = icmp slt i32 %162, 10
  br i1 %163, label %164, label %173

164:                                              ; preds = %161
  %165 = load i32, ptr %42, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [10 x i64], ptr %41, i64 0, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %168)
  br label %170

170:                                              ; preds = %164
  %171 = load i32, ptr %42, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %42, align 4
  br label %161, !llvm.loop !11

173:                                              ; preds = %161
  %174 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @shorts(ptr noundef %0, i16 noundef zeroext %1, i16 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = alloca i16, align 2
  %23 = alloca i16, align 2
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  %26 = alloca i16, align 2
  %27 = alloca i16, align 2
  %28 = alloca i16, align 2
  %29 = alloca i16, align 2
  %30 = alloca i16, align 2
  %31 = alloca i16, align 2
  %32 = alloca i32, align 4
  %33 = alloca i16, align 2
  %34 = alloca i8, align 1
  %35 = alloca i16, align 2
  %36 = alloca i32, align 4
  %37 = alloca i16, align 2
  %38 = alloca i8, align 1
  %39 = alloca i16, align 2
  %40 = alloca i16, align 2
  %41 = alloca [10 x i64], align 16
  %42 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i16 %1, ptr %5, align 2
  store i16 %2, ptr %6, align 2
  %43 = load ptr, ptr %4, align 8
  %44 = load i16, ptr %5, align 2
  store i16 %44, ptr %7, align 2
  %45 = load i16, ptr %7, align 2
  store atomic i16 %45, ptr %43 release, align 2
  %46 = load ptr, ptr %4, align 8
  %47 = load atomic i16, ptr %46 acquire, align 2
  store i16 %47, ptr %9, align 2
  %48 = load i16, ptr %9, align 2
  store i16 %48, ptr %8, align 2
  %49 = load ptr, ptr %4, align 8
  %50 = load i16, ptr %6, align 2
  store i16 %50, ptr %11, align 2
  %51 = load i16, ptr %11, align 2
  %52 = atomicrmw add ptr %49, i16 %51 seq_cst, align 2
  store i16 %52, ptr %12, align 2
  %53 = load i16, ptr %12, align 2
  store i16 %53, ptr %10, align 2
  %54 = load ptr, ptr %4, align 8
  %55 = load i16, ptr %5, align 2
  %56 = zext i16 %55 to i32
  %57 = xor i32 %56, 3
  %58 = trunc i32 %57 to i16
  store i16 %58, ptr %14, align 2
  %59 = load i16, ptr %14, align 2
  %60 = atomicrmw sub ptr %54, i16 %59 monotonic, align 2
  store i16 %60, ptr %15, align 2
  %61 = load i16, ptr %15, align 2
  store i16 %61, ptr %13, align 2
  %62 = load ptr, ptr %4, align 8
  %63 = load i16, ptr %6, align 2
  %64 = zext i16 %63 to i32
  %65 = ashr i32 %64, 1
  %66 = xor i32 %65, -1
  %67 = trunc i32 %66 to i16
  store i16 %67, ptr %17, align 2
  %68 = load i16, ptr %17, align 2
  %69 = atomicrmw and ptr %62, i16 %68 acquire, align 2
  store i16 %69, ptr %18, align 2
  %70 = load i16, ptr %18, align 2
  store i16 %70, ptr %16, align 2
  %71 = load ptr, ptr %4, align 8
  %72 = load i16, ptr %5, align 2
  %73 = zext i16 %72 to i32
  %74 = ashr i32 %73, 2
  %75 = trunc i32 %74 to i16
  store i16 %75, ptr %20, align 2
  %76 = load i16, ptr %20, align 2
  %77 = atomicrmw or ptr %71, i16 %76 release, align 2
  store i16 %77, ptr %21, align 2
  %78 = load i16, ptr %21, align 2
  store i16 %78, ptr %19, align 2
  %79 = load ptr, ptr %4, align 8
  %80 = load i16, ptr %6, align 2
  store i16 %80, ptr %23, align 2
  %81 = load i16, ptr %23, align 2
  %82 = atomicrmw xor ptr %79, i16 %81 acq_rel, align 2
  store i16 %82, ptr %24, align 2
  %83 = load i16, ptr %24, align 2
  store i16 %83, ptr %22, align 2
  %84 = load ptr, ptr %4, align 8
  %85 = load i16, ptr %5, align 2
  store i16 %85, ptr %26, align 2
  %86 = load i16, ptr %26, align 2
  %87 = atomicrmw nand ptr %84, i16 %86 seq_cst, align 2
  store i16 %87, ptr %27, align 2
  %88 = load i16, ptr %27, align 2
  store i16 %88, ptr %25, align 2
  %89 = load ptr, ptr %4, align 8
  %90 = load i16, ptr %5, align 2
  %91 = zext i16 %90 to i32
  %92 = load i16, ptr %6, align 2
  %93 = zext i16 %92 to i32
  %94 = add nsw i32 %91, %93
  %95 = trunc i32 %94 to i16
  store i16 %95, ptr %29, align 2
  %96 = load i16, ptr %29, align 2
  %97 = atomicrmw xchg ptr %89, i16 %96 seq_cst, align 2
  store i16 %97, ptr %30, align 2
  %98 = load i16, ptr %30, align 2
  store i16 %98, ptr %28, align 2
  %99 = load i16, ptr %5, align 2
  store i16 %99, ptr %31, align 2
  %100 = load ptr, ptr %4, align 8
  %101 = load i16, ptr %6, align 2
  store i16 %101, ptr %33, align 2
  %102 = load i16, ptr %31, align 2
  %103 = load i16, ptr %33, align 2
  %104 = cmpxchg ptr %100, i16 %102, i16 %103 seq_cst seq_cst, align 2
  %105 = extractvalue { i16, i1 } %104, 0
  %106 = extractvalue { i16, i1 } %104, 1
  br i1 %106, label %108, label %107

107:                                              ; preds = %3
  store i16 %105, ptr %31, align 2
  br label %108

108:                                              ; preds = %107, %3
  %109 = zext i1 %106 to i8
  store i8 %109, ptr %34, align 1
  %110 = load i8, ptr %34, align 1
  %111 = trunc i8 %110 to i1
  %112 = zext i1 %111 to i32
  store i32 %112, ptr %32, align 4
  %113 = load i16, ptr %31, align 2
  store i16 %113, ptr %35, align 2
  %114 = load ptr, ptr %4, align 8
  store i16 -1, ptr %37, align 2
  %115 = load i16, ptr %31, align 2
  %116 = load i16, ptr %37, align 2
  %117 = cmpxchg ptr %114, i16 %115, i16 %116 release acquire, align 2
  %118 = extractvalue { i16, i1 } %117, 0
  %119 = extractvalue { i16, i1 } %117, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %108
  store i16 %118, ptr %31, align 2
  br label %121

121:                                              ; preds = %120, %108
  %122 = zext i1 %119 to i8
  store i8 %122, ptr %38, align 1
  %123 = load i8, ptr %38, align 1
  %124 = trunc i8 %123 to i1
  %125 = zext i1 %124 to i32
  store i32 %125, ptr %36, align 4
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %126 = load ptr, ptr %4, align 8
  %127 = load atomic i16, ptr %126 seq_cst, align 2
  store i16 %127, ptr %40, align 2
  %128 = load i16, ptr %40, align 2
  store i16 %128, ptr %39, align 2
  %129 = load i16, ptr %8, align 2
  %130 = zext i16 %129 to i64
  store i64 %130, ptr %41, align 8
  %131 = getelementptr inbounds i64, ptr %41, i64 1
  %132 = load i16, ptr %10, align 2
  %133 = zext i16 %132 to i64
  store i64 %133, ptr %131, align 8
  %134 = getelementptr inbounds i64, ptr %41, i64 2
  %135 = load i16, ptr %13, align 2
  %136 = zext i16 %135 to i64
  store i64 %136, ptr %134, align 8
  %137 = getelementptr inbounds i64, ptr %41, i64 3
  %138 = load i16, ptr %16, align 2
  %139 = zext i16 %138 to i64
  store i64 %139, ptr %137, align 8
  %140 = getelementptr inbounds i64, ptr %41, i64 4
  %141 = load i16, ptr %19, align 2
  %142 = zext i16 %141 to i64
  store i64 %142, ptr %140, align 8
  %143 = getelementptr inbounds i64, ptr %41, i64 5
  %144 = load i16, ptr %22, align 2
  %145 = zext i16 %144 to i64
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds i64, ptr %41, i64 6
  %147 = load i16, ptr %25, align 2
  %148 = zext i16 %147 to i64
  store i64 %148, ptr %146, align 8
  %149 = getelementptr inbounds i64, ptr %41, i64 7
  %150 = load i16, ptr %28, align 2
  %151 = zext i16 %150 to i64
  store i64 %151, ptr %149, align 8
  %152 = getelementptr inbounds i64, ptr %41, i64 8
  %153 = load i16, ptr %35, align 2
  %154 = zext i16 %153 to i64
  store i64 %154, ptr %152, align 8
  %155 = getelementptr inbounds i64, ptr %41, i64 9
  %156 = load i16, ptr %39, align 2
  %157 = zext i16 %156 to i64
  store i64 %157, ptr %155, align 8
  %158 = load i32, ptr %32, align 4
  %159 = load i32, ptr %36, align 4
  %160 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %158, i32 noundef %159)
  store i32 0, ptr %42, align 4
  br label %161

161:                                              ; preds = %170, %121
  %162 = load i32, ptr %42, align 4
  %163 = icmp slt i32 %162, 10
  br i1 %163, label %164, label %173

164:                                              ; preds = %161
  %165 = load i32, ptr %42, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [10 x i64], ptr %41, i64 0, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %168)
  br label %170

170:                                              ; preds = %164
  %171 = load i32, ptr %42, align 4
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %42, align 4
  br label %161, !llvm.loop !12

173:                                              ; preds = %161
  %174 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @words(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
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
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i8, align 1
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i8, align 1
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca [10 x i64], align 16
  %42 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  store i32 %44, ptr %7, align 4
  %45 = load i32, ptr %7, align 4
  store atomic i32 %45, ptr %43 release, align 4
  %46 = load ptr, ptr %4, align 8
  %47 = load atomic i32, ptr %46 acquire, align 4
  store i32 %47, ptr %9, align 4
  %48 = load i32, ptr %9, align 4
  store i32 %48, ptr %8, align 4
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %6, align 4
  store i32 %50, ptr %11, align 4
  %51 = load i32, ptr %11, align 4
  %52 = atomicrmw add ptr %49, i32 %51 seq_cst, align 4
  store i32 %52, ptr %12, align 4
  %53 = load i32, ptr %12, align 4
  store i32 %53, ptr %10, align 4
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %5, align 4
  %56 = xor i32 %55, 3
  store i32 %56, ptr %14, align 4
  %57 = load i32, ptr %14, align 4
  %58 = atomicrmw sub ptr %54, i32 %57 monotonic, align 4
  store i32 %58, ptr %15, align 4
  %59 = load i32, ptr %15, align 4
  store i32 %59, ptr %13, align 4
  %60 = load ptr, ptr %4, align 8
  %61 = load i32, ptr %6, align 4
  %62 = lshr i32 %61, 1
  %63 = xor i32 %62, -1
  store i32 %63, ptr %17, align 4
  %64 = load i32, ptr %17, align 4
  %65 = atomicrmw and ptr %60, i32 %64 acquire, align 4
  store i32 %65, ptr %18, align 4
  %66 = load i32, ptr %18, align 4
  store i32 %66, ptr %16, align 4
  %67 = load ptr, ptr %4, align 8
  %68 = load i32, ptr %5, align 4
  %69 = lshr i32 %68, 2
  store i32 %69, ptr %20, align 4
  %70 = load i32, ptr %20, align 4
  %71 = atomicrmw or ptr %67, i32 %70 release, align 4
  store i32 %71, ptr %21, align 4
  %72 = load i32, ptr %21, align 4
  store i32 %72, ptr %19, align 4
  %73 = load ptr, ptr %4, align 8
  %74 = load i32, ptr %6, align 4
  store i32 %74, ptr %23, align 4
  %75 = load i32, ptr %23, align 4
  %76 = atomicrmw xor ptr %73, i32 %75 acq_rel, align 4
  store i32 %76, ptr %24, align 4
  %77 = load i32, ptr %24, align 4
  store i32 %77, ptr %22, align 4
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %5, align 4
  store i32 %79, ptr %26, align 4
  %80 = load i32, ptr %26, align 4
  %81 = atomicrmw nand ptr %78, i32 %80 seq_cst, align 4
  store i32 %81, ptr %27, align 4
  %82 = load i32, ptr %27, align 4
  store i32 %82, ptr %25, align 4
  %83 = load ptr, ptr %4, align 8
  %84 = load i32, ptr %5, align 4
  %85 = load i32, ptr %6, align 4
  %86 = add i32 %84, %85
  store i32 %86, ptr %29, align 4
  %87 = load i32, ptr %29, align 4
  %88 = atomicrmw xchg ptr %83, i32 %87 seq_cst, align 4
  store i32 %88, ptr %30, align 4
  %89 = load i32, ptr %30, align 4
  store i32 %89, ptr %28, align 4
  %90 = load i32, ptr %5, align 4
  store i32 %90, ptr %31, align 4
  %91 = load ptr, ptr %4, align 8
  %92 = load i32, ptr %6, align 4
  store i32 %92, ptr %33, align 4
  %93 = load i32, ptr %31, align 4
  %94 = load i32, ptr %33, align 4
  %95 = cmpxchg ptr %91, i32 %93, i32 %94 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 0
  %97 = extractvalue { i32, i1 } %95, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %3
  store i32 %96, ptr %31, align 4
  br label %99

99:                                               ; preds = %98, %3
  %100 = zext i1 %97 to i8
  store i8 %100, ptr %34, align 1
  %101 = load i8, ptr %34, align 1
  %102 = trunc i8 %101 to i1
  %103 = zext i1 %102 to i32
  store i32 %103, ptr %32, align 4
  %104 = load i32, ptr %31, align 4
  store i32 %104, ptr %35, align 4
  %105 = load ptr, ptr %4, align 8
  store i32 -1, ptr %37, align 4
  %106 = load i32, ptr %31, align 4
  %107 = load i32, ptr %37, align 4
  %108 = cmpxchg ptr %105, i32 %106, i32 %107 release acquire, align 4
  %109 = extractvalue { i32, i1 } %108, 0
  %110 = extractvalue { i32, i1 } %108, 1
  br i1 %110, label %112, label %111

111:                                              ; preds = %99
  store i32 %109, ptr %31, align 4
  br label %112

112:                                              ; preds = %111, %99
  %113 = zext i1 %110 to i8
  store i8 %113, ptr %38, align 1
  %114 = load i8, ptr %38, align 1
  %115 = trunc i8 %114 to i1
  %116 = zext i1 %115 to i32
  store i32 %116, ptr %36, align 4
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %117 = load ptr, ptr %4, align 8
  %118 = load atomic i32, ptr %117 seq_cst, align 4
  store i32 %118, ptr %40, align 4
  %119 = load i32, ptr %40, align 4
  store i32 %119, ptr %39, align 4
  %120 = load i32, ptr %8, align 4
  %121 = zext i32 %120 to i64
  store i64 %121, ptr %41, align 8
  %122 = getelementptr inbounds i64, ptr %41, i64 1
  %123 = load i32, ptr %10, align 4
  %124 = zext i32 %123 to i64
  store i64 %124, ptr %122, align 8
  %125 = getelementptr inbounds i64, ptr %41, i64 2
  %126 = load i32, ptr %13, align 4
  %127 = zext i32 %126 to i64
  store i64 %127, ptr %125, align 8
  %128 = getelementptr inbounds i64, ptr %41, i64 3
  %129 = load i32, ptr %16, align 4
  %130 = zext i32 %129 to i64
  store i64 %130, ptr %128, align 8
  %131 = getelementptr inbounds i64, ptr %41, i64 4
  %132 = load i32, ptr %19, align 4
  %133 = zext i32 %132 to i64
  store i64 %133, ptr %131, align 8
  %134 = getelementptr inbounds i64, ptr %41, i64 5
  %135 = load i32, ptr %22, align 4
  %136 = zext i32 %135 to i64
  store i64 %136, ptr %134, align 8
  %137 = getelementptr inbounds i64, ptr %41, i64 6
  %138 = load i32, ptr %25, align 4
  %139 = zext i32 %138 to i64
  store i64 %139, ptr %137, align 8
  %140 = getelementptr inbounds i64, ptr %41, i64 7
  %141 = load i32, ptr %28, align 4
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %140, align 8
  %143 = getelementptr inbounds i64, ptr %41, i64 8
  %144 = load i32, ptr %35, align 4
  %145 = zext i32 %144 to i64
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds i64, ptr %41, i64 9
  %147 = load i32, ptr %39, align 4
  %148 = zext i32 %147 to i64
  store i64 %148, ptr %146, align 8
  %149 = load i32, ptr %32, align 4
  %150 = load i32, ptr %36, align 4
  %151 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %149, i32 noundef %150)
  store i32 0, ptr %42, align 4
  br label %152

152:                                              ; preds = %161, %112
  %153 = load i32, ptr %42, align 4
  %154 = icmp slt i32 %153, 10
  br i1 %154, label %155, label %164

155:                                              ; preds = %152
  %156 = load i32, ptr %42, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [10 x i64], ptr %41, i64 0, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %159)
  br label %161

161:                                              ; preds = %155
  %162 = load i32, ptr %42, align 4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %42, align 4
  br label %152, !llvm.loop !13

164:                                              ; preds = %152
  %165 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @longs(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca i64, align 8
  %32 = alloca i32, align 4
  %33 = alloca i64, align 8
  %34 = alloca i8, align 1
  %35 = alloca i64, align 8
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i8, align 1
  %39 = alloca i64, align 8
  %40 = alloca i64, align 8
  %41 = alloca [10 x i64], align 16
  %42 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %43 = load ptr, ptr %4, align 8
  %44 = load i64, ptr %5, align 8
  store i64 %44, ptr %7, align 8
  %45 = load i64, ptr %7, align 8
  store atomic i64 %45, ptr %43 release, align 8
  %46 = load ptr, ptr %4, align 8
  %47 = load atomic i64, ptr %46 acquire, align 8
  store i64 %47, ptr %9, align 8
  %48 = load i64, ptr %9, align 8
  store i64 %48, ptr %8, align 8
  %49 = load ptr, ptr %4, align 8
  %50 = load i64, ptr %6, align 8
  store i64 %50, ptr %11, align 8
  %51 = load i64, ptr %11, align 8
  %52 = atomicrmw add ptr %49, i64 %51 seq_cst, align 8
  store i64 %52, ptr %12, align 8
  %53 = load i64, ptr %12, align 8
  store i64 %53, ptr %10, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = load i64, ptr %5, align 8
  %56 = xor i64 %55, 3
  store i64 %56, ptr %14, align 8
  %57 = load i64, ptr %14, align 8
  %58 = atomicrmw sub ptr %54, i64 %57 monotonic, align 8
  store i64 %58, ptr %15, align 8
  %59 = load i64, ptr %15, align 8
  store i64 %59, ptr %13, align 8
  %60 = load ptr, ptr %4, align 8
  %61 = load i64, ptr %6, align 8
  %62 = lshr i64 %61, 1
  %63 = xor i64 %62, -1
  store i64 %63, ptr %17, align 8
  %64 = load i64, ptr %17, align 8
  %65 = atomicrmw and ptr %60, i64 %64 acquire, align 8
  store i64 %65, ptr %18, align 8
  %66 = load i64, ptr %18, align 8
  store i64 %66, ptr %16, align 8
  %67 = load ptr, ptr %4, align 8
  %68 = load i64, ptr %5, align 8
  %69 = lshr i64 %68, 2
  store i64 %69, ptr %20, align 8
  %70 = load i64, ptr %20, align 8
  %71 = atomicrmw or ptr %67, i64 %70 release, align 8
  store i64 %71, ptr %21, align 8
  %72 = load i64, ptr %21, align 8
  store i64 %72, ptr %19, align 8
  %73 = load ptr, ptr %4, align 8
  %74 = load i64, ptr %6, align 8
  store i64 %74, ptr %23, align 8
  %75 = load i64, ptr %23, align 8
  %76 = atomicrmw xor ptr %73, i64 %75 acq_rel, align 8
  store i64 %76, ptr %24, align 8
  %77 = load i64, ptr %24, align 8
  store i64 %77, ptr %22, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = load i64, ptr %5, align 8
  store i64 %79, ptr %26, align 8
  %80 = load i64, ptr %26, align 8
  %81 = atomicrmw nand ptr %78, i64 %80 seq_cst, align 8
  store i64 %81, ptr %27, align 8
  %82 = load i64, ptr %27, align 8
  store i64 %82, ptr %25, align 8
  %83 = load ptr, ptr %4, align 8
  %84 = load i64, ptr %5, align 8
  %85 = load i64, ptr %6, align 8
  %86 = add i64 %84, %85
  store i64 %86, ptr %29, align 8
  %87 = load i64, ptr %29, align 8
  %88 = atomicrmw xchg ptr %83, i64 %87 seq_cst, align 8
  store i64 %88, ptr %30, align 8
  %89 = load i64, ptr %30, align 8
  store i64 %89, ptr %28, align 8
  %90 = load i64, ptr %5, align 8
  store i64 %90, ptr %31, align 8
  %91 = load ptr, ptr %4, align 8
  %92 = load i64, ptr %6, align 8
  store i64 %92, ptr %33, align 8
  %93 = load i64, ptr %31, align 8
  %94 = load i64, ptr %33, align 8
  %95 = cmpxchg ptr %91, i64 %93, i64 %94 seq_cst seq_cst, align 8
  %96 = extractvalue { i64, i1 } %95, 0
  %97 = extractvalue { i64, i1 } %95, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %3
  store i64 %96, ptr %31, align 8
  br label %99

99:                                               ; preds = %98, %3
  %100 = zext i1 %97 to i8
  store i8 %100, ptr %34, align 1
  %101 = load i8, ptr %34, align 1
  %102 = trunc i8 %101 to i1
  %103 = zext i1 %102 to i32
  store i32 %103, ptr %32, align 4
  %104 = load i64, ptr %31, align 8
  store i64 %104, ptr %35, align 8
  %105 = load ptr, ptr %4, align 8
  store i64 -1, ptr %37, align 8
  %106 = load i64, ptr %31, align 8
  %107 = load i64, ptr %37, align 8
  %108 = cmpxchg ptr %105, i64 %106, i64 %107 release acquire, align 8
  %109 = extractvalue { i64, i1 } %108, 0
  %110 = extractvalue { i64, i1 } %108, 1
  br i1 %110, label %112, label %111

111:                                              ; preds = %99
  store i64 %109, ptr %31, align 8
  br label %112

112:                                              ; preds = %111, %99
  %113 = zext i1 %110 to i8
  store i8 %113, ptr %38, align 1
  %114 = load i8, ptr %38, align 1
  %115 = trunc i8 %114 to i1
  %116 = zext i1 %115 to i32
  store i32 %116, ptr %36, align 4
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %117 = load ptr, ptr %4, align 8
  %118 = load atomic i64, ptr %117 seq_cst, align 8
  store i64 %118, ptr %40, align 8
  %119 = load i64, ptr %40, align 8
  store i64 %119, ptr %39, align 8
  %120 = load i64, ptr %8, align 8
  store i64 %120, ptr %41, align 8
  %121 = getelementptr inbounds i64, ptr %41, i64 1
  %122 = load i64, ptr %10, align 8
  store i64 %122, ptr %121, align 8
  %123 = getelementptr inbounds i64, ptr %41, i64 2
  %124 = load i64, ptr %13, align 8
  store i64 %124, ptr %123, align 8
  %125 = getelementptr inbounds i64, ptr %41, i64 3
  %126 = load i64, ptr %16, align 8
  store i64 %126, ptr %125, align 8
  %127 = getelementptr inbounds i64, ptr %41, i64 4
  %128 = load i64, ptr %19, align 8
  store i64 %128, ptr %127, align 8
  %129 = getelementptr inbounds i64, ptr %41, i64 5
  %130 = load i64, ptr %22, align 8
  store i64 %130, ptr %129, align 8
  %131 = getelementptr inbounds i64, ptr %41, i64 6
  %132 = load i64, ptr %25, align 8
  store i64 %132, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %41, i64 7
  %134 = load i64, ptr %28, align 8
  store i64 %134, ptr %133, align 8
  %135 = getelementptr inbounds i64, ptr %41, i64 8
  %136 = load i64, ptr %35, align 8
  store i64 %136, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %41, i64 9
  %138 = load i64, ptr %39, align 8
  store i64 %138, ptr %137, align 8
  %139 = load i32, ptr %32, align 4
  %140 = load i32, ptr %36, align 4
  %141 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %139, i32 noundef %140)
  store i32 0, ptr %42, align 4
  br label %142

142:                                              ; preds = %151, %112
  %143 = load i32, ptr %42, align 4
  %144 = icmp slt i32 %143, 10
  br i1 %144, label %145, label %154

145:                                              ; preds = %142
  %146 = load i32, ptr %42, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [10 x i64], ptr %41, i64 0, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %149)
  br label %151

151:                                              ; preds = %145
  %152 = load i32, ptr %42, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %42, align 4
  br label %142, !llvm.loop !14

154:                                              ; preds = %142
  %155 = call i32 (ptr, ...) @printf(ptr noundef @.str.6)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal double @scale(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i8, align 1
  store double %0, ptr %2, align 8
  %7 = load atomic i64, ptr @number seq_cst, align 8
  store i64 %7, ptr %4, align 8
  %8 = load double, ptr %4, align 8
  store double %8, ptr %3, align 8
  br label %9

9:                                                ; preds = %24, %1
  %10 = load double, ptr %3, align 8
  %11 = load double, ptr %2, align 8
  %12 = fmul double %10, %11
  store double %12, ptr %5, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load i64, ptr %5, align 8
  %15 = cmpxchg weak ptr @number, i64 %13, i64 %14 seq_cst seq_cst, align 8
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = extractvalue { i64, i1 } %15, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %9
  store i64 %16, ptr %3, align 8
  br label %19

19:                                               ; preds = %18, %9
  %20 = zext i1 %17 to i8
  store i8 %20, ptr %6, align 1
  %21 = load i8, ptr %6, align 1
  %22 = trunc i8 %21 to i1
  %23 = xor i1 %22, true
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  br label %9, !llvm.loop !15

25:                                               ; preds = %19
  %26 = load double, ptr %3, align 8
  ret double %26
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @count(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %10

10:                                               ; preds = %41, %1
  %11 = load i32, ptr %3, align 4
  %12 = icmp slt i32 %11, 200000
  br i1 %12, label %13, label %44

13:                                               ; preds = %10
  store i32 1, ptr %4, align 4
  %14 = load i32, ptr %4, align 4
  %15 = atomicrmw add ptr @counter, i32 %14 seq_cst, align 4
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %17

17:                                               ; preds = %29, %13
  store i32 1, ptr %7, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = cmpxchg weak ptr @lock, i32 %18, i32 %19 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 0
  %22 = extractvalue { i32, i1 } %20, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %17
  store i32 %21, ptr %6, align 4
  br label %24

24:                                               ; preds = %23, %17
  %25 = zext i1 %22 to i8
  store i8 %25, ptr %8, align 1
  %26 = load i8, ptr %8, align 1
  %27 = trunc i8 %26 to i1
  %28 = xor i1 %27, true
  br i1 %28, label %29, label %30

29:                                               ; preds = %24
  store i32 0, ptr %6, align 4
  br label %17, !llvm.loop !16

30:                                               ; preds = %24
  %31 = load i64, ptr @guarded, align 8
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr @guarded, align 8
  %33 = load i32, ptr %3, align 4
  %34 = load ptr, ptr %2, align 8
  %35 = load i32, ptr %34, align 4
  %36 = and i32 %33, %35
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr @sum, align 8
  %39 = add nsw i64 %38, %37
  store i64 %39, ptr @sum, align 8
  store i32 0, ptr %9, align 4
  %40 = load i32, ptr %9, align 4
  store atomic i32 %40, ptr @lock release, align 4
  br label %41

41:                                               ; preds = %30
  %42 = load i32, ptr %3, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %3, align 4
  br label %10, !llvm.loop !17

44:                                               ; preds = %10
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
