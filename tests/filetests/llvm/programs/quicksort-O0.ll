; ModuleID = 'quicksort.c'
source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"wrong at %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %15 = load i32, ptr %4, align 4
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %17, label %22

17:                                               ; preds = %2
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @atol(ptr noundef %20) #5
  br label %23

22:                                               ; preds = %2
  br label %23

23:                                               ; preds = %22, %17
  %24 = phi i64 [ %21, %17 ], [ 1500, %22 ]
  store i64 %24, ptr %6, align 8
  %25 = load i32, ptr %4, align 4
  %26 = icmp sgt i32 %25, 2
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds ptr, ptr %28, i64 2
  %30 = load ptr, ptr %29, align 8
  %31 = call i32 @atoi(ptr noundef %30) #5
  br label %33

32:                                               ; preds = %23
  br label %33

33:                                               ; preds = %32, %27
  %34 = phi i32 [ %31, %27 ], [ 2, %32 ]
  store i32 %34, ptr %7, align 4
  %35 = load i64, ptr %6, align 8
  %36 = mul i64 %35, 4
  %37 = call noalias ptr @malloc(i64 noundef %36) #6
  store ptr %37, ptr %8, align 8
  %38 = load i64, ptr %6, align 8
  %39 = mul i64 %38, 4
  %40 = call noalias ptr @malloc(i64 noundef %39) #6
  store ptr %40, ptr %9, align 8
  store i32 99, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %41

41:                                               ; preds = %118, %33
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %7, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %121

45:                                               ; preds = %41
  store i64 0, ptr %12, align 8
  br label %46

46:                                               ; preds = %63, %45
  %47 = load i64, ptr %12, align 8
  %48 = load i64, ptr %6, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %50, label %66

50:                                               ; preds = %46
  %51 = load i32, ptr %10, align 4
  %52 = mul i32 %51, 1103515245
  %53 = add i32 %52, 12345
  store i32 %53, ptr %10, align 4
  %54 = load i32, ptr %11, align 4
  %55 = and i32 %54, 3
  %56 = ashr i32 %53, %55
  %57 = load ptr, ptr %9, align 8
  %58 = load i64, ptr %12, align 8
  %59 = getelementptr inbounds i32, ptr %57, i64 %58
  store i32 %56, ptr %59, align 4
  %60 = load ptr, ptr %8, align 8
  %61 = load i64, ptr %12, align 8
  %62 = getelementptr inbounds i32, ptr %60, i64 %61
  store i32 %56, ptr %62, align 4
  br label %63

63:                                               ; preds = %50
  %64 = load i64, ptr %12, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %12, align 8
  br label %46, !llvm.loop !5

66:                                               ; preds = %46
  %67 = load ptr, ptr %8, align 8
  %68 = load i64, ptr %6, align 8
  %69 = sub nsw i64 %68, 1
  call void @sort(ptr noundef %67, i64 noundef 0, i64 noundef %69)
  %70 = load ptr, ptr %9, align 8
  %71 = load i64, ptr %6, align 8
  call void @sort_by(ptr noundef %70, i64 noundef %71, i64 noundef 4, ptr noundef @compare)
  store i64 0, ptr %13, align 8
  store i64 0, ptr %14, align 8
  br label %72

72:                                               ; preds = %112, %66
  %73 = load i64, ptr %14, align 8
  %74 = load i64, ptr %6, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %76, label %115

76:                                               ; preds = %72
  %77 = load ptr, ptr %8, align 8
  %78 = load i64, ptr %14, align 8
  %79 = getelementptr inbounds i32, ptr %77, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = load ptr, ptr %9, align 8
  %82 = load i64, ptr %14, align 8
  %83 = getelementptr inbounds i32, ptr %81, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = icmp ne i32 %80, %84
  br i1 %85, label %100, label %86

86:                                               ; preds = %76
  %87 = load i64, ptr %14, align 8
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %103

89:                                               ; preds = %86
  %90 = load ptr, ptr %8, align 8
  %91 = load i64, ptr %14, align 8
  %92 = sub nsw i64 %91, 1
  %93 = getelementptr inbounds i32, ptr %90, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = load ptr, ptr %8, align 8
  %96 = load i64, ptr %14, align 8
  %97 = getelementptr inbounds i32, ptr %95, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = icmp sgt i32 %94, %98
  br i1 %99, label %100, label %103

100:                                              ; preds = %89, %76
  %101 = load i64, ptr %14, align 8
  %102 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %101)
  store i32 1, ptr %3, align 4
  br label %124

103:                                              ; preds = %89, %86
  %104 = load i64, ptr %13, align 8
  %105 = mul i64 %104, 31
  %106 = load ptr, ptr %8, align 8
  %107 = load i64, ptr %14, align 8
  %108 = getelementptr inbounds i32, ptr %106, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = add i64 %105, %110
  store i64 %111, ptr %13, align 8
  br label %112

112:                                              ; preds = %103
  %113 = load i64, ptr %14, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %14, align 8
  br label %72, !llvm.loop !7

115:                                              ; preds = %72
  %116 = load i64, ptr %13, align 8
  %117 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %116)
  br label %118

118:                                              ; preds = %115
  %119 = load i32, ptr %11, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %11, align 4
  br label %41, !llvm.loop !8

121:                                              ; preds = %41
  %122 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %122) #7
  %123 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %123) #7
  store i32 0, ptr %3, align 4
  br label %124

124:                                              ; preds = %121, %100
  %125 = load i32, ptr %3, align 4
  ret i32 %125
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sort(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  br label %11

11:                                               ; preds = %94, %3
  %12 = load i64, ptr %5, align 8
  %13 = load i64, ptr %6, align 8
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %15, label %95

15:                                               ; preds = %11
  %16 = load ptr, ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %5, align 8
  %20 = sub nsw i64 %18, %19
  %21 = sdiv i64 %20, 2
  %22 = add nsw i64 %17, %21
  %23 = getelementptr inbounds i32, ptr %16, i64 %22
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %7, align 4
  %25 = load i64, ptr %5, align 8
  store i64 %25, ptr %8, align 8
  %26 = load i64, ptr %6, align 8
  store i64 %26, ptr %9, align 8
  br label %27

27:                                               ; preds = %75, %15
  %28 = load i64, ptr %8, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp sle i64 %28, %29
  br i1 %30, label %31, label %76

31:                                               ; preds = %27
  br label %32

32:                                               ; preds = %39, %31
  %33 = load ptr, ptr %4, align 8
  %34 = load i64, ptr %8, align 8
  %35 = getelementptr inbounds i32, ptr %33, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %7, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %32
  %40 = load i64, ptr %8, align 8
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr %8, align 8
  br label %32, !llvm.loop !9

42:                                               ; preds = %32
  br label %43

43:                                               ; preds = %50, %42
  %44 = load ptr, ptr %4, align 8
  %45 = load i64, ptr %9, align 8
  %46 = getelementptr inbounds i32, ptr %44, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %7, align 4
  %49 = icmp sgt i32 %47, %48
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = load i64, ptr %9, align 8
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %9, align 8
  br label %43, !llvm.loop !10

53:                                               ; preds = %43
  %54 = load i64, ptr %8, align 8
  %55 = load i64, ptr %9, align 8
  %56 = icmp sle i64 %54, %55
  br i1 %56, label %57, label %75

57:                                               ; preds = %53
  %58 = load ptr, ptr %4, align 8
  %59 = load i64, ptr %8, align 8
  %60 = getelementptr inbounds i32, ptr %58, i64 %59
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %10, align 4
  %62 = load ptr, ptr %4, align 8
  %63 = load i64, ptr %9, align 8
  %64 = getelementptr inbounds i32, ptr %62, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load ptr, ptr %4, align 8
  %67 = load i64, ptr %8, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %8, align 8
  %69 = getelementptr inbounds i32, ptr %66, i64 %67
  store i32 %65, ptr %69, align 4
  %70 = load i32, ptr %10, align 4
  %71 = load ptr, ptr %4, align 8
  %72 = load i64, ptr %9, align 8
  %73 = add nsw i64 %72, -1
  store i64 %73, ptr %9, align 8
  %74 = getelementptr inbounds i32, ptr %71, i64 %72
  store i32 %70, ptr %74, align 4
  br label %75

75:                                               ; preds = %57, %53
  br label %27, !llvm.loop !11

76:                                               ; preds = %27
  %77 = load i64, ptr %9, align 8
  %78 = load i64, ptr %5, align 8
  %79 = sub nsw i64 %77, %78
  %80 = load i64, ptr %6, align 8
  %81 = load i64, ptr %8, align 8
  %82 = sub nsw i64 %80, %81
  %83 = icmp slt i64 %79, %82
  br i1 %83, label %84, label %89

84:                                               ; preds = %76
  %85 = load ptr, ptr %4, align 8
  %86 = load i64, ptr %5, align 8
  %87 = load i64, ptr %9, align 8
  call void @sort(ptr noundef %85, i64 noundef %86, i64 noundef %87)
  %88 = load i64, ptr %8, align 8
  store i64 %88, ptr %5, align 8
  br label %94

89:                                               ; preds = %76
  %90 = load ptr, ptr %4, align 8
  %91 = load i64, ptr %8, align 8
  %92 = load i64, ptr %6, align 8
  call void @sort(ptr noundef %90, i64 noundef %91, i64 noundef %92)
  %93 = load i64, ptr %9, align 8
  store i64 %93, ptr %6, align 8
  br label %94

94:                                               ; preds = %89, %84
  br label %11, !llvm.loop !12

95:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sort_by(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i8, align 1
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %17 = load i64, ptr %6, align 8
  store i64 %17, ptr %9, align 8
  %18 = load i64, ptr %6, align 8
  %19 = udiv i64 %18, 2
  store i64 %19, ptr %10, align 8
  br label %20

20:                                               ; preds = %153, %4
  %21 = load i64, ptr %9, align 8
  %22 = icmp ugt i64 %21, 1
  br i1 %22, label %23, label %154

23:                                               ; preds = %20
  %24 = load i64, ptr %10, align 8
  %25 = icmp ugt i64 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %23
  %27 = load i64, ptr %10, align 8
  %28 = add i64 %27, -1
  store i64 %28, ptr %10, align 8
  br label %64

29:                                               ; preds = %23
  %30 = load i64, ptr %9, align 8
  %31 = add i64 %30, -1
  store i64 %31, ptr %9, align 8
  store i64 0, ptr %11, align 8
  br label %32

32:                                               ; preds = %60, %29
  %33 = load i64, ptr %11, align 8
  %34 = load i64, ptr %7, align 8
  %35 = icmp ult i64 %33, %34
  br i1 %35, label %36, label %63

36:                                               ; preds = %32
  %37 = load ptr, ptr %5, align 8
  %38 = load i64, ptr %11, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 %38
  %40 = load i8, ptr %39, align 1
  store i8 %40, ptr %12, align 1
  %41 = load ptr, ptr %5, align 8
  %42 = load i64, ptr %9, align 8
  %43 = load i64, ptr %7, align 8
  %44 = mul i64 %42, %43
  %45 = load i64, ptr %11, align 8
  %46 = add i64 %44, %45
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = load ptr, ptr %5, align 8
  %50 = load i64, ptr %11, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 %50
  store i8 %48, ptr %51, align 1
  %52 = load i8, ptr %12, align 1
  %53 = load ptr, ptr %5, align 8
  %54 = load i64, ptr %9, align 8
  %55 = load i64, ptr %7, align 8
  %56 = mul i64 %54, %55
  %57 = load i64, ptr %11, align 8
  %58 = add i64 %56, %57
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 %58
  store i8 %52, ptr %59, align 1
  br label %60

60:                                               ; preds = %36
  %61 = load i64, ptr %11, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %11, align 8
  br label %32, !llvm.loop !13

63:                                               ; preds = %32
  br label %64

64:                                               ; preds = %63, %26
  %65 = load i64, ptr %10, align 8
  store i64 %65, ptr %13, align 8
  br label %66

66:                                               ; preds = %151, %64
  %67 = load i64, ptr %13, align 8
  %68 = mul i64 2, %67
  %69 = add i64 %68, 1
  store i64 %69, ptr %14, align 8
  %70 = load i64, ptr %9, align 8
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %153

72:                                               ; preds = %66
  %73 = load i64, ptr %14, align 8
  %74 = add i64 %73, 1
  %75 = load i64, ptr %9, align 8
  %76 = icmp ult i64 %74, %75
  br i1 %76, label %77, label %95

77:                                               ; preds = %72
  %78 = load ptr, ptr %8, align 8
  %79 = load ptr, ptr %5, align 8
  %80 = load i64, ptr %14, align 8
  %81 = load i64, ptr %7, align 8
  %82 = mul i64 %80, %81
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 %82
  %84 = load ptr, ptr %5, align 8
  %85 = load i64, ptr %14, align 8
  %86 = add i64 %85, 1
  %87 = load i64, ptr %7, align 8
  %88 = mul i64 %86, %87
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 %88
  %90 = call i32 %78(ptr noundef %83, ptr noundef %89)
  %91 = icmp slt i32 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %77
  %93 = load i64, ptr %14, align 8
  %94 = add i64 %93, 1
  store i64 %94, ptr %14, align 8
  br label %95

95:                                               ; preds = %92, %77, %72
  %96 = load ptr, ptr %8, align 8
  %97 = load ptr, ptr %5, align 8
  %98 = load i64, ptr %13, align 8
  %99 = load i64, ptr %7, align 8
  %100 = mul i64 %98, %99
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 %100
  %102 = load ptr, ptr %5, align 8
  %103 = load i64, ptr %14, align 8
  %104 = load i64, ptr %7, align 8
  %105 = mul i64 %103, %104
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 %105
  %107 = call i32 %96(ptr noundef %101, ptr noundef %106)
  %108 = icmp sge i32 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %95
  br label %153

110:                                              ; preds = %95
  store i64 0, ptr %15, align 8
  br label %111

111:                                              ; preds = %147, %110
  %112 = load i64, ptr %15, align 8
  %113 = load i64, ptr %7, align 8
  %114 = icmp ult i64 %112, %113
  br i1 %114, label %115, label %150

115:                                              ; preds = %111
  %116 = load ptr, ptr %5, align 8
  %117 = load i64, ptr %13, align 8
  %118 = load i64, ptr %7, align 8
  %119 = mul i64 %117, %118
  %120 = load i64, ptr %15, align 8
  %121 = add i64 %119, %120
  %122 = getelementptr inbounds nuw i8, ptr %116, i64 %121
  %123 = load i8, ptr %122, align 1
  store i8 %123, ptr %16, align 1
  %124 = load ptr, ptr %5, align 8
  %125 = load i64, ptr %14, align 8
  %126 = load i64, ptr %7, align 8
  %127 = mul i64 %125, %126
  %128 = load i64, ptr %15, align 8
  %129 = add i64 %127, %128
  %130 = getelementptr inbounds nuw i8, ptr %124, i64 %129
  %131 = load i8, ptr %130, align 1
  %132 = load ptr, ptr %5, align 8
  %133 = load i64, ptr %13, align 8
  %134 = load i64, ptr %7, align 8
  %135 = mul i64 %133, %134
  %136 = load i64, ptr %15, align 8
  %137 = add i64 %135, %136
  %138 = getelementptr inbounds nuw i8, ptr %132, i64 %137
  store i8 %131, ptr %138, align 1
  %139 = load i8, ptr %16, align 1
  %140 = load ptr, ptr %5, align 8
  %141 = load i64, ptr %14, align 8
  %142 = load i64, ptr %7, align 8
  %143 = mul i64 %141, %142
  %144 = load i64, ptr %15, align 8
  %145 = add i64 %143, %144
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 %145
  store i8 %139, ptr %146, align 1
  br label %147

147:                                              ; preds = %115
  %148 = load i64, ptr %15, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %15, align 8
  br label %111, !llvm.loop !14

150:                                              ; preds = %111
  br label %151

151:                                              ; preds = %150
  %152 = load i64, ptr %14, align 8
  store i64 %152, ptr %13, align 8
  br label %66, !llvm.loop !15

153:                                              ; preds = %109, %66
  br label %20, !llvm.loop !16

154:                                              ; preds = %20
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sgt i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
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
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
