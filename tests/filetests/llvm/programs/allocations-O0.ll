; ModuleID = 'allocations.c'
source_filename = "allocations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }
%struct.anon = type { [64 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"%ld %lx\0A\00", align 1
@hash = internal global i64 -3750763034362895579, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%d %d %lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%d %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%u %lx\0A\00", align 1

; Function Attrs: noinline nounwind optnone
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i64 @rows(i32 noundef 30)
  %3 = load i64, ptr @hash, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %2, i64 noundef %3)
  %5 = call i64 @rows(i32 noundef 60)
  %6 = load i64, ptr @hash, align 8
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %5, i64 noundef %6)
  %8 = call i32 @list(i32 noundef 100)
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %8)
  %10 = call i32 @aligned(i32 noundef 3)
  %11 = call i32 @aligned(i32 noundef 11)
  %12 = load i64, ptr @hash, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %10, i32 noundef %11, i64 noundef %12)
  %14 = call i32 @deep(i32 noundef 50)
  %15 = load i64, ptr @hash, align 8
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %14, i64 noundef %15)
  %17 = call i32 @large()
  %18 = load i64, ptr @hash, align 8
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %17, i64 noundef %18)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone
define internal i64 @rows(i32 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  %13 = zext i32 %12 to i64
  %14 = call ptr @llvm.stacksave.p0()
  store ptr %14, ptr %4, align 8
  %15 = alloca i64, i64 %13, align 16
  store i64 %13, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %16

16:                                               ; preds = %87, %1
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %3, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %90

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  %23 = zext i32 %22 to i64
  %24 = call ptr @llvm.stacksave.p0()
  store ptr %24, ptr %7, align 8
  %25 = alloca [3 x i32], i64 %23, align 16
  store i64 %23, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %26

26:                                               ; preds = %50, %20
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %6, align 4
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %53

30:                                               ; preds = %26
  store i32 0, ptr %10, align 4
  br label %31

31:                                               ; preds = %46, %30
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %32, 3
  br i1 %33, label %34, label %49

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4
  %36 = load i32, ptr %6, align 4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %10, align 4
  %39 = sub nsw i32 %37, %38
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [3 x i32], ptr %25, i64 %41
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 %44
  store i32 %39, ptr %45, align 4
  br label %46

46:                                               ; preds = %34
  %47 = load i32, ptr %10, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %10, align 4
  br label %31, !llvm.loop !5

49:                                               ; preds = %31
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %9, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %9, align 4
  br label %26, !llvm.loop !7

53:                                               ; preds = %26
  %54 = load i32, ptr %6, align 4
  %55 = srem i32 %54, 5
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  store i32 4, ptr %11, align 4
  br label %83

58:                                               ; preds = %53
  %59 = mul nuw i64 12, %23
  call void @mix(ptr noundef %25, i64 noundef %59)
  %60 = load i32, ptr %6, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x i32], ptr %25, i64 %61
  %63 = load i32, ptr %6, align 4
  %64 = srem i32 %63, 3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [3 x i32], ptr %62, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = mul nuw i64 12, %23
  %70 = add nsw i64 %68, %69
  %71 = load i32, ptr %6, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr %15, i64 %72
  store i64 %70, ptr %73, align 8
  %74 = load i32, ptr %6, align 4
  %75 = icmp eq i32 %74, 40
  br i1 %75, label %76, label %82

76:                                               ; preds = %58
  %77 = load i32, ptr %6, align 4
  %78 = sdiv i32 %77, 2
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i64, ptr %15, i64 %79
  %81 = load i64, ptr %80, align 8
  store i64 %81, ptr %2, align 8
  store i32 1, ptr %11, align 4
  br label %83

82:                                               ; preds = %58
  store i32 0, ptr %11, align 4
  br label %83

83:                                               ; preds = %82, %76, %57
  %84 = load ptr, ptr %7, align 8
  call void @llvm.stackrestore.p0(ptr %84)
  %85 = load i32, ptr %11, align 4
  switch i32 %85, label %93 [
    i32 0, label %86
    i32 4, label %87
  ]

86:                                               ; preds = %83
  br label %87

87:                                               ; preds = %86, %83
  %88 = load i32, ptr %6, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %6, align 4
  br label %16, !llvm.loop !8

90:                                               ; preds = %16
  %91 = getelementptr inbounds i64, ptr %15, i64 0
  %92 = load i64, ptr %91, align 16
  store i64 %92, ptr %2, align 8
  store i32 1, ptr %11, align 4
  br label %93

93:                                               ; preds = %90, %83
  %94 = load ptr, ptr %4, align 8
  call void @llvm.stackrestore.p0(ptr %94)
  %95 = load i64, ptr %2, align 8
  ret i64 %95
}

; Function Attrs: noinline nounwind optnone
define internal i32 @list(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store ptr null, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %25, %1
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %28

11:                                               ; preds = %7
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  %14 = add i64 16, %13
  %15 = alloca i8, i64 %14, align 16
  store ptr %15, ptr %5, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds nuw %struct.node, ptr %17, i32 0, i32 0
  store ptr %16, ptr %18, align 8
  %19 = load i32, ptr %4, align 4
  %20 = load i32, ptr %4, align 4
  %21 = mul nsw i32 %19, %20
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds nuw %struct.node, ptr %22, i32 0, i32 1
  store i32 %21, ptr %23, align 8
  %24 = load ptr, ptr %5, align 8
  store ptr %24, ptr %3, align 8
  br label %25

25:                                               ; preds = %11
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %7, !llvm.loop !9

28:                                               ; preds = %7
  store i32 0, ptr %6, align 4
  br label %29

29:                                               ; preds = %38, %28
  %30 = load ptr, ptr %3, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %42

32:                                               ; preds = %29
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds nuw %struct.node, ptr %33, i32 0, i32 1
  %35 = load i32, ptr %34, align 8
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr %6, align 4
  br label %38

38:                                               ; preds = %32
  %39 = load ptr, ptr %3, align 8
  %40 = getelementptr inbounds nuw %struct.node, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %3, align 8
  br label %29, !llvm.loop !10

42:                                               ; preds = %29
  %43 = load i32, ptr %6, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone
define internal i32 @aligned(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = zext i32 %5 to i64
  %7 = call ptr @llvm.stacksave.p0()
  store ptr %7, ptr %3, align 8
  %8 = alloca %struct.anon, i64 %6, align 64
  store i64 %6, ptr %4, align 8
  %9 = load i32, ptr %2, align 4
  %10 = trunc i32 %9 to i8
  %11 = mul nuw i64 64, %6
  call void @llvm.memset.p0.i64(ptr align 64 %8, i8 %10, i64 %11, i1 false)
  %12 = mul nuw i64 64, %6
  call void @mix(ptr noundef %8, i64 noundef %12)
  %13 = ptrtoint ptr %8 to i64
  %14 = urem i64 %13, 64
  %15 = trunc i64 %14 to i32
  %16 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %16)
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone
define internal i32 @deep(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  store i32 1, ptr %2, align 4
  br label %46

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4
  %13 = zext i32 %12 to i64
  %14 = call ptr @llvm.stacksave.p0()
  store ptr %14, ptr %4, align 8
  %15 = alloca i16, i64 %13, align 16
  store i64 %13, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %16

16:                                               ; preds = %28, %11
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %3, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %31

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %3, align 4
  %23 = xor i32 %21, %22
  %24 = trunc i32 %23 to i16
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i16, ptr %15, i64 %26
  store i16 %24, ptr %27, align 2
  br label %28

28:                                               ; preds = %20
  %29 = load i32, ptr %6, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %6, align 4
  br label %16, !llvm.loop !11

31:                                               ; preds = %16
  %32 = load i32, ptr %3, align 4
  %33 = sub nsw i32 %32, 1
  %34 = call i32 @deep(i32 noundef %33)
  store i32 %34, ptr %7, align 4
  %35 = mul nuw i64 2, %13
  call void @mix(ptr noundef %15, i64 noundef %35)
  %36 = load i32, ptr %7, align 4
  %37 = mul nsw i32 %36, 3
  %38 = load i32, ptr %3, align 4
  %39 = sdiv i32 %38, 2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i16, ptr %15, i64 %40
  %42 = load i16, ptr %41, align 2
  %43 = sext i16 %42 to i32
  %44 = add nsw i32 %37, %43
  store i32 %44, ptr %2, align 4
  %45 = load ptr, ptr %4, align 8
  call void @llvm.stackrestore.p0(ptr %45)
  br label %46

46:                                               ; preds = %31, %10
  %47 = load i32, ptr %2, align 4
  ret i32 %47
}

; Function Attrs: noinline nounwind optnone
define internal i32 @large() #0 {
  %1 = alloca [524288 x i32], align 16
  %2 = getelementptr inbounds [524288 x i32], ptr %1, i64 0, i64 0
  call void @fill(ptr noundef %2, i64 noundef 524288)
  %3 = getelementptr inbounds [524288 x i32], ptr %1, i64 0, i64 0
  %4 = getelementptr inbounds i32, ptr %3, i64 500000
  call void @mix(ptr noundef %4, i64 noundef 4096)
  %5 = getelementptr inbounds [524288 x i32], ptr %1, i64 0, i64 123456
  %6 = load i32, ptr %5, align 16
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #2

; Function Attrs: noinline nounwind optnone
define internal void @mix(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %19, %2
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %6
  %11 = load i64, ptr @hash, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i64
  %17 = xor i64 %11, %16
  %18 = mul i64 %17, 1099511628211
  store i64 %18, ptr @hash, align 8
  br label %19

19:                                               ; preds = %10
  %20 = load i64, ptr %5, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %5, align 8
  br label %6, !llvm.loop !12

22:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone
define internal void @fill(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i64 0, ptr %5, align 8
  br label %6

6:                                                ; preds = %17, %2
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %4, align 8
  %9 = icmp slt i64 %7, %8
  br i1 %9, label %10, label %20

10:                                               ; preds = %6
  %11 = load i64, ptr %5, align 8
  %12 = mul nsw i64 %11, 2654435761
  %13 = trunc i64 %12 to i32
  %14 = load ptr, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds i32, ptr %14, i64 %15
  store i32 %13, ptr %16, align 4
  br label %17

17:                                               ; preds = %10
  %18 = load i64, ptr %5, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %5, align 8
  br label %6, !llvm.loop !13

20:                                               ; preds = %6
  ret void
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }

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
