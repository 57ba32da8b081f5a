; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: noinline nounwind
define dso_local i32 @search(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %13

13:                                               ; preds = %58, %4
  %14 = load i32, ptr %10, align 4
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %61

17:                                               ; preds = %13
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %54, %17
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %57

22:                                               ; preds = %18
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %8, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %11, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %23, i64 %29
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %12, align 4
  %32 = load i32, ptr %12, align 4
  %33 = load i32, ptr %9, align 4
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %41

35:                                               ; preds = %22
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %8, align 4
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %38, %39
  store i32 %40, ptr %5, align 4
  br label %63

41:                                               ; preds = %22
  %42 = load i32, ptr %12, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  br label %57

45:                                               ; preds = %41
  %46 = load i32, ptr %12, align 4
  %47 = icmp eq i32 %46, 1
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  br label %54

49:                                               ; preds = %45
  %50 = load i32, ptr %12, align 4
  %51 = icmp eq i32 %50, 99
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  br label %62

53:                                               ; preds = %49
  br label %54

54:                                               ; preds = %53, %48
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %11, align 4
  br label %18, !llvm.loop !2

57:                                               ; preds = %44, %18
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %10, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %10, align 4
  br label %13, !llvm.loop !4

61:                                               ; preds = %13
  br label %62

62:                                               ; preds = %61, %52
  store i32 -1, ptr %5, align 4
  br label %63

63:                                               ; preds = %62, %35
  %64 = load i32, ptr %5, align 4
  ret i32 %64
}

; Function Attrs: noinline nounwind
define dso_local i32 @irreducible(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr %5, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  br label %19

10:                                               ; preds = %2
  br label %11

11:                                               ; preds = %26, %10
  %12 = load i32, ptr %6, align 4
  %13 = add nsw i32 %12, 3
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp sgt i32 %14, 1000
  br i1 %15, label %16, label %18

16:                                               ; preds = %11
  %17 = load i32, ptr %6, align 4
  store i32 %17, ptr %3, align 4
  br label %29

18:                                               ; preds = %11
  br label %19

19:                                               ; preds = %18, %9
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr %6, align 4
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, -1
  store i32 %24, ptr %4, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  br label %11

27:                                               ; preds = %19
  %28 = load i32, ptr %6, align 4
  store i32 %28, ptr %3, align 4
  br label %29

29:                                               ; preds = %27, %16
  %30 = load i32, ptr %3, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind
define dso_local i32 @machine(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %56, %1
  %6 = call i32 @read_byte()
  store i32 %6, ptr %4, align 4
  %7 = load i32, ptr %2, align 4
  switch i32 %7, label %45 [
    i32 0, label %8
    i32 1, label %19
    i32 3, label %24
    i32 2, label %32
    i32 4, label %38
  ]

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 47
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  store i32 1, ptr %2, align 4
  br label %18

12:                                               ; preds = %8
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = load i32, ptr %3, align 4
  ret i32 %16

17:                                               ; preds = %12
  br label %18

18:                                               ; preds = %17, %11
  br label %46

19:                                               ; preds = %5
  %20 = load i32, ptr %4, align 4
  %21 = icmp eq i32 %20, 42
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  store i32 2, ptr %2, align 4
  br label %46

23:                                               ; preds = %19
  store i32 0, ptr %2, align 4
  br label %24

24:                                               ; preds = %5, %23
  %25 = load i32, ptr %4, align 4
  %26 = load i32, ptr %3, align 4
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr %3, align 4
  %28 = load i32, ptr %4, align 4
  %29 = icmp eq i32 %28, 42
  br i1 %29, label %30, label %31

30:                                               ; preds = %24
  br label %37

31:                                               ; preds = %24
  br label %46

32:                                               ; preds = %5
  %33 = load i32, ptr %4, align 4
  %34 = icmp ne i32 %33, 42
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %46

36:                                               ; preds = %32
  br label %37

37:                                               ; preds = %36, %30
  store i32 4, ptr %2, align 4
  br label %46

38:                                               ; preds = %5
  %39 = load i32, ptr %4, align 4
  %40 = icmp eq i32 %39, 47
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, i32 0, i32 2
  store i32 %42, ptr %2, align 4
  %43 = load i32, ptr %3, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %3, align 4
  br label %46

45:                                               ; preds = %5
  unreachable

46:                                               ; preds = %38, %37, %35, %31, %22, %18
  br label %47

47:                                               ; preds = %53, %46
  %48 = load i32, ptr %4, align 4
  %49 = load i32, ptr %3, align 4
  %50 = xor i32 %49, %48
  store i32 %50, ptr %3, align 4
  %51 = load i32, ptr %4, align 4
  %52 = ashr i32 %51, 1
  store i32 %52, ptr %4, align 4
  br label %53

53:                                               ; preds = %47
  %54 = load i32, ptr %4, align 4
  %55 = icmp sgt i32 %54, 3
  br i1 %55, label %47, label %56, !llvm.loop !5

56:                                               ; preds = %53
  br label %5
}

declare dso_local i32 @read_byte() #1

; Function Attrs: noinline nounwind
define dso_local i32 @guarded(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store volatile i32 0, ptr %4, align 4
  %5 = call i32 @_setjmp(ptr noundef @env) #4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = load volatile i32, ptr %4, align 4
  store i32 %8, ptr %2, align 4
  br label %24

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %20, %9
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, -1
  store i32 %12, ptr %3, align 4
  %13 = icmp ne i32 %11, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %10
  %15 = load volatile i32, ptr %4, align 4
  %16 = add nsw i32 %15, 1
  store volatile i32 %16, ptr %4, align 4
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %20

19:                                               ; preds = %14
  call void @longjmp(ptr noundef @env, i32 noundef 1) #5
  unreachable

20:                                               ; preds = %14
  br label %10, !llvm.loop !6

21:                                               ; preds = %10
  %22 = load volatile i32, ptr %4, align 4
  %23 = sub nsw i32 0, %22
  store i32 %23, ptr %2, align 4
  br label %24

24:                                               ; preds = %21, %7
  %25 = load i32, ptr %2, align 4
  ret i32 %25
}

; Function Attrs: nounwind returns_twice
declare dso_local i32 @_setjmp(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare dso_local void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind
define dso_local void @swap_loop(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds i32, ptr %8, i64 0
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds i32, ptr %11, i64 1
  %13 = load i32, ptr %12, align 4
  store i32 %13, ptr %6, align 4
  br label %14

14:                                               ; preds = %28, %2
  %15 = load i32, ptr %4, align 4
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %4, align 4
  %17 = icmp sgt i32 %15, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %14
  %19 = load i32, ptr %5, align 4
  store i32 %19, ptr %7, align 4
  %20 = load i32, ptr %6, align 4
  store i32 %20, ptr %5, align 4
  %21 = load i32, ptr %7, align 4
  store i32 %21, ptr %6, align 4
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp sgt i32 %22, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %18
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4
  br label %28

28:                                               ; preds = %25, %18
  br label %14, !llvm.loop !7

29:                                               ; preds = %14
  %30 = load i32, ptr %5, align 4
  %31 = load ptr, ptr %3, align 8
  %32 = getelementptr inbounds i32, ptr %31, i64 0
  store i32 %30, ptr %32, align 4
  %33 = load i32, ptr %6, align 4
  %34 = load ptr, ptr %3, align 8
  %35 = getelementptr inbounds i32, ptr %34, i64 1
  store i32 %33, ptr %35, align 4
  ret void
}

; Function Attrs: noinline nounwind
define dso_local i32 @collatz(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i64 %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %18, %1
  %5 = load i64, ptr %2, align 8
  %6 = icmp ne i64 %5, 1
  br i1 %6, label %7, label %22

7:                                                ; preds = %4
  %8 = load i64, ptr %2, align 8
  %9 = and i64 %8, 1
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = load i64, ptr %2, align 8
  %13 = mul i64 3, %12
  %14 = add i64 %13, 1
  br label %18

15:                                               ; preds = %7
  %16 = load i64, ptr %2, align 8
  %17 = udiv i64 %16, 2
  br label %18

18:                                               ; preds = %15, %11
  %19 = phi i64 [ %14, %11 ], [ %17, %15 ]
  store i64 %19, ptr %2, align 8
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %3, align 4
  br label %4, !llvm.loop !8

22:                                               ; preds = %4
  %23 = load i32, ptr %3, align 4
  ret i32 %23
}

; Function Attrs: noinline nounwind
define dso_local i64 @ackermann(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i64, ptr %4, align 8
  %9 = add nsw i64 %8, 1
  br label %27

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i64, ptr %3, align 8
  %15 = sub nsw i64 %14, 1
  %16 = call i64 @ackermann(i64 noundef %15, i64 noundef 1)
  br label %25

17:                                               ; preds = %10
  %18 = load i64, ptr %3, align 8
  %19 = sub nsw i64 %18, 1
  %20 = load i64, ptr %3, align 8
  %21 = load i64, ptr %4, align 8
  %22 = sub nsw i64 %21, 1
  %23 = call i64 @ackermann(i64 noundef %20, i64 noundef %22)
  %24 = call i64 @ackermann(i64 noundef %19, i64 noundef %23)
  br label %25

25:                                               ; preds = %17, %13
  %26 = phi i64 [ %16, %13 ], [ %24, %17 ]
  br label %27

27:                                               ; preds = %25, %7
  %28 = phi i64 [ %9, %7 ], [ %26, %25 ]
  ret i64 %28
}

; Function Attrs: noinline nounwind
define dso_local ptr @buffer(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = sext i32 %5 to i64
  %7 = call noalias ptr @allocate(i64 noundef %6)
  store ptr %7, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %8

8:                                                ; preds = %25, %1
  %9 = load ptr, ptr %3, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %12, %13
  br label %15

15:                                               ; preds = %11, %8
  %16 = phi i1 [ false, %8 ], [ %14, %11 ]
  br i1 %16, label %17, label %28

17:                                               ; preds = %15
  %18 = load i32, ptr %4, align 4
  %19 = mul nsw i32 %18, 7
  %20 = trunc i32 %19 to i8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  store i8 %20, ptr %24, align 1
  br label %25

25:                                               ; preds = %17
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %8, !llvm.loop !9

28:                                               ; preds = %15
  %29 = load ptr, ptr %3, align 8
  ret ptr %29
}

declare dso_local noalias ptr @allocate(i64 noundef) #1

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = distinct !{!5, !3}
!6 = distinct !{!6, !3}
!7 = distinct !{!7, !3}
!8 = distinct !{!8, !3}
!9 = distinct !{!9, !3}
