; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-none-elf"

@table = internal global [8 x i32] [i32 1, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0], align 4
@names = internal constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2], align 4
@hook = dso_local global ptr null, align 4
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"def\00", align 1

; Function Attrs: noinline nounwind optnone
define dso_local i32 @pick(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %24 [
    i32 0, label %5
    i32 1, label %7
    i32 2, label %12
    i32 5, label %22
    i32 7, label %23
  ]

5:                                                ; preds = %1
  %6 = load i32, ptr getelementptr inbounds ([8 x i32], ptr @table, i32 0, i32 1), align 4
  store i32 %6, ptr %2, align 4
  br label %27

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = getelementptr inbounds [3 x ptr], ptr @names, i32 0, i32 %8
  %10 = load ptr, ptr %9, align 4
  %11 = call i32 @puts(ptr noundef %10) #3
  store i32 3, ptr %2, align 4
  br label %27

12:                                               ; preds = %1
  %13 = load ptr, ptr @hook, align 4
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = load ptr, ptr @hook, align 4
  %17 = load i32, ptr %3, align 4
  %18 = call i32 %16(i32 noundef %17) #3
  br label %20

19:                                               ; preds = %12
  br label %20

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %18, %15 ], [ 5, %19 ]
  store i32 %21, ptr %2, align 4
  br label %27

22:                                               ; preds = %1
  store i32 6, ptr %2, align 4
  br label %27

23:                                               ; preds = %1
  store i32 9, ptr %2, align 4
  br label %27

24:                                               ; preds = %1
  %25 = load i32, ptr %3, align 4
  %26 = sub nsw i32 0, %25
  store i32 %26, ptr %2, align 4
  br label %27

27:                                               ; preds = %24, %23, %22, %20, %7, %5
  %28 = load i32, ptr %2, align 4
  ret i32 %28
}

declare dso_local i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind optnone
define dso_local i32 @hash(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i32 17, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %30, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp ult i32 %8, %9
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = shl i32 %12, 5
  %14 = load i32, ptr %5, align 4
  %15 = lshr i32 %14, 27
  %16 = or i32 %13, %15
  %17 = load ptr, ptr %3, align 4
  %18 = load i32, ptr %6, align 4
  %19 = getelementptr inbounds nuw i8, ptr %17, i32 %18
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = xor i32 %16, %21
  store i32 %22, ptr %5, align 4
  %23 = load i32, ptr %5, align 4
  %24 = urem i32 %23, 7
  %25 = icmp eq i32 %24, 3
  br i1 %25, label %26, label %29

26:                                               ; preds = %11
  %27 = load i32, ptr %5, align 4
  %28 = call i32 @llvm.bswap.i32(i32 %27)
  store i32 %28, ptr %5, align 4
  br label %29

29:                                               ; preds = %26, %11
  br label %30

30:                                               ; preds = %29
  %31 = load i32, ptr %6, align 4
  %32 = add i32 %31, 1
  store i32 %32, ptr %6, align 4
  br label %7, !llvm.loop !3

33:                                               ; preds = %7
  %34 = load i32, ptr %5, align 4
  ret i32 %34
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: noinline nounwind optnone
define dso_local i32 @sort(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 1, ptr %6, align 4
  br label %9

9:                                                ; preds = %55, %2
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %58

13:                                               ; preds = %9
  %14 = load i32, ptr %6, align 4
  store i32 %14, ptr %7, align 4
  br label %15

15:                                               ; preds = %51, %13
  %16 = load i32, ptr %7, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %15
  %19 = load ptr, ptr %3, align 4
  %20 = load i32, ptr %7, align 4
  %21 = getelementptr inbounds i32, ptr %19, i32 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %3, align 4
  %24 = load i32, ptr %7, align 4
  %25 = sub nsw i32 %24, 1
  %26 = getelementptr inbounds i32, ptr %23, i32 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp slt i32 %22, %27
  br label %29

29:                                               ; preds = %18, %15
  %30 = phi i1 [ false, %15 ], [ %28, %18 ]
  br i1 %30, label %31, label %54

31:                                               ; preds = %29
  %32 = load ptr, ptr %3, align 4
  %33 = load i32, ptr %7, align 4
  %34 = getelementptr inbounds i32, ptr %32, i32 %33
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %8, align 4
  %36 = load ptr, ptr %3, align 4
  %37 = load i32, ptr %7, align 4
  %38 = sub nsw i32 %37, 1
  %39 = getelementptr inbounds i32, ptr %36, i32 %38
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %3, align 4
  %42 = load i32, ptr %7, align 4
  %43 = getelementptr inbounds i32, ptr %41, i32 %42
  store i32 %40, ptr %43, align 4
  %44 = load i32, ptr %8, align 4
  %45 = load ptr, ptr %3, align 4
  %46 = load i32, ptr %7, align 4
  %47 = sub nsw i32 %46, 1
  %48 = getelementptr inbounds i32, ptr %45, i32 %47
  store i32 %44, ptr %48, align 4
  %49 = load i32, ptr %5, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %5, align 4
  br label %51

51:                                               ; preds = %31
  %52 = load i32, ptr %7, align 4
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %7, align 4
  br label %15, !llvm.loop !5

54:                                               ; preds = %29
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %6, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %6, align 4
  br label %9, !llvm.loop !6

58:                                               ; preds = %9
  %59 = load i32, ptr %5, align 4
  ret i32 %59
}

; Function Attrs: noinline nounwind optnone
define dso_local void @copy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  %7 = alloca [40 x i8], align 1
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 4
  store ptr %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds [40 x i8], ptr %7, i32 0, i32 0
  %10 = load ptr, ptr %5, align 4
  %11 = call ptr @memcpy(ptr noundef %9, ptr noundef %10, i32 noundef 40) #3
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %28, %3
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = load i32, ptr %8, align 4
  %18 = icmp slt i32 %17, 40
  br label %19

19:                                               ; preds = %16, %12
  %20 = phi i1 [ false, %12 ], [ %18, %16 ]
  br i1 %20, label %21, label %31

21:                                               ; preds = %19
  %22 = load i32, ptr %8, align 4
  %23 = getelementptr inbounds [40 x i8], ptr %7, i32 0, i32 %22
  %24 = load i8, ptr %23, align 1
  %25 = load ptr, ptr %4, align 4
  %26 = load i32, ptr %8, align 4
  %27 = getelementptr inbounds i8, ptr %25, i32 %26
  store i8 %24, ptr %27, align 1
  br label %28

28:                                               ; preds = %21
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %8, align 4
  br label %12, !llvm.loop !7

31:                                               ; preds = %19
  ret void
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
