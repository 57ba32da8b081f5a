; ModuleID = 'pointers.c'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Node = type { ptr, ptr, i32, [12 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.Big = type { [5 x i64] }
%union.Number = type { double }

@leaf = internal global %struct.Node { ptr null, ptr null, i32 7, [12 x i8] c"leaf\00\00\00\00\00\00\00\00" }, align 8
@root = dso_local global %struct.Node { ptr @leaf, ptr @root, i32 9, [12 x i8] c"root\00\00\00\00\00\00\00\00" }, align 8
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@names = dso_local constant [4 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr getelementptr (i8, ptr @root, i64 4)], align 16
@counter = dso_local thread_local global i32 3, align 4
@operations = dso_local global [3 x ptr] [ptr @add, ptr @sub, ptr null], align 16
@hidden = internal thread_local global i64 0, align 8
@.str.3 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1
@dispatch.labels = internal constant [4 x ptr] [ptr blockaddress(@dispatch, %49), ptr blockaddress(@dispatch, %11), ptr blockaddress(@dispatch, %22), ptr blockaddress(@dispatch, %33)], align 16
@common_like = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind
define dso_local i32 @apply(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x ptr], ptr @operations, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x ptr], ptr @operations, i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = call i32 %16(i32 noundef %17, i32 noundef %18)
  br label %24

20:                                               ; preds = %3
  %21 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %21, align 4
  br label %24

24:                                               ; preds = %20, %12
  %25 = phi i32 [ %19, %12 ], [ %22, %20 ]
  ret i32 %25
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind
define dso_local i32 @depth(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %28

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.Node, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = call i32 @depth(ptr noundef %12)
  store i32 %13, ptr %4, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.Node, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = call i32 @depth(ptr noundef %16)
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp sgt i32 %18, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %9
  %22 = load i32, ptr %4, align 4
  br label %25

23:                                               ; preds = %9
  %24 = load i32, ptr %5, align 4
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi i32 [ %22, %21 ], [ %24, %23 ]
  %27 = add nsw i32 1, %26
  store i32 %27, ptr %2, align 4
  br label %28

28:                                               ; preds = %25, %8
  %29 = load i32, ptr %2, align 4
  ret i32 %29
}

; Function Attrs: noinline nounwind
define dso_local i32 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @hidden)
  %8 = load i64, ptr %7, align 8
  store i64 %8, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %57, %1
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %60

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %35

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  %21 = icmp ule i32 %20, 160
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 3
  %24 = load ptr, ptr %23, align 16
  %25 = getelementptr i8, ptr %24, i32 %20
  %26 = add i32 %20, 16
  store i32 %26, ptr %19, align 4
  br label %31

27:                                               ; preds = %17
  %28 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i32 8
  store ptr %30, ptr %28, align 8
  br label %31

31:                                               ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ]
  %33 = load double, ptr %32, align 8
  %34 = fptosi double %33 to i64
  br label %53

35:                                               ; preds = %13
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 0
  %38 = load i32, ptr %37, align 16
  %39 = icmp ule i32 %38, 40
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 3
  %42 = load ptr, ptr %41, align 16
  %43 = getelementptr i8, ptr %42, i32 %38
  %44 = add i32 %38, 8
  store i32 %44, ptr %37, align 16
  br label %49

45:                                               ; preds = %35
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr i8, ptr %47, i32 8
  store ptr %48, ptr %46, align 8
  br label %49

49:                                               ; preds = %45, %40
  %50 = phi ptr [ %43, %40 ], [ %47, %45 ]
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  br label %53

53:                                               ; preds = %49, %31
  %54 = phi i64 [ %34, %31 ], [ %52, %49 ]
  %55 = load i64, ptr %4, align 8
  %56 = add nsw i64 %55, %54
  store i64 %56, ptr %4, align 8
  br label %57

57:                                               ; preds = %53
  %58 = load i32, ptr %5, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %5, align 4
  br label %9, !llvm.loop !2

60:                                               ; preds = %9
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %61)
  %62 = load i64, ptr %4, align 8
  %63 = trunc i64 %62 to i32
  ret i32 %63
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: noinline nounwind
define dso_local void @twice(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byval(%struct.Big) align 8 %1) #0 {
  %3 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %14, %2
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 5
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw %struct.Big, ptr %1, i32 0, i32 0
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, 2
  store i64 %13, ptr %11, align 8
  br label %14

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %3, align 4
  br label %4, !llvm.loop !4

17:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 40, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: noinline nounwind
define dso_local i64 @use(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.Big, align 8
  %4 = alloca %struct.Big, align 8
  store i64 %0, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.Big, ptr %3, i32 0, i32 0
  %6 = load i64, ptr %2, align 8
  store i64 %6, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %5, i64 1
  store i64 2, ptr %7, align 8
  %8 = getelementptr inbounds i64, ptr %5, i64 2
  store i64 3, ptr %8, align 8
  %9 = getelementptr inbounds i64, ptr %5, i64 3
  store i64 4, ptr %9, align 8
  %10 = getelementptr inbounds i64, ptr %5, i64 4
  %11 = load i64, ptr %2, align 8
  store i64 %11, ptr %10, align 8
  call void @twice(ptr dead_on_unwind writable sret(%struct.Big) align 8 %4, ptr noundef byval(%struct.Big) align 8 %3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 40, i1 false)
  %12 = getelementptr inbounds nuw %struct.Big, ptr %3, i32 0, i32 0
  %13 = getelementptr inbounds [5 x i64], ptr %12, i64 0, i64 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Big, ptr %3, i32 0, i32 0
  %16 = getelementptr inbounds [5 x i64], ptr %15, i64 0, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %14, %17
  %19 = icmp ne ptr @external, null
  br i1 %19, label %20, label %27

20:                                               ; preds = %1
  %21 = load i64, ptr %2, align 8
  %22 = load i64, ptr %2, align 8
  %23 = and i64 %22, 3
  %24 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 (ptr, ...) @external(ptr noundef @.str.3, i64 noundef %21, ptr noundef %25)
  br label %28

27:                                               ; preds = %1
  br label %28

28:                                               ; preds = %27, %20
  %29 = phi i32 [ %26, %20 ], [ 0, %27 ]
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %18, %30
  ret i64 %31
}

declare extern_weak dso_local i32 @external(ptr noundef, ...) #4

; Function Attrs: noinline nounwind
define dso_local i32 @dispatch(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = and i32 %6, 3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x ptr], ptr @dispatch.labels, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %51

11:                                               ; preds = %51
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i32 1
  store ptr %15, ptr %2, align 8
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = and i32 %17, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x ptr], ptr @dispatch.labels, i64 0, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %51

22:                                               ; preds = %51
  %23 = load i32, ptr %3, align 4
  %24 = mul nsw i32 %23, 2
  store i32 %24, ptr %3, align 4
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i32 1
  store ptr %26, ptr %2, align 8
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x ptr], ptr @dispatch.labels, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  br label %51

33:                                               ; preds = %51
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 1
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = load ptr, ptr %2, align 8
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds i8, ptr %38, i64 %39
  store ptr %40, ptr %2, align 8
  %41 = load ptr, ptr %2, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 1
  store ptr %42, ptr %2, align 8
  %43 = load i8, ptr %42, align 1
  %44 = zext i8 %43 to i32
  %45 = and i32 %44, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x ptr], ptr @dispatch.labels, i64 0, i64 %46
  %48 = load ptr, ptr %47, align 8
  br label %51

49:                                               ; preds = %51
  %50 = load i32, ptr %3, align 4
  ret i32 %50

51:                                               ; preds = %33, %22, %11, %1
  %52 = phi ptr [ %10, %1 ], [ %21, %11 ], [ %32, %22 ], [ %48, %33 ]
  indirectbr ptr %52, [label %49, label %11, label %22, label %33]
}

; Function Attrs: noinline nounwind
define dso_local i64 @distance(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = ptrtoint ptr %5 to i64
  %8 = ptrtoint ptr %6 to i64
  %9 = sub i64 %7, %8
  %10 = sdiv exact i64 %9, 32
  ret i64 %10
}

; Function Attrs: noinline nounwind
define dso_local i64 @bits(double noundef %0) #0 {
  %2 = alloca double, align 8
  %3 = alloca %union.Number, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  store double %4, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  ret i64 %5
}

; Function Attrs: noinline nounwind
define dso_local void @fence(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store volatile i32 1, ptr %3, align 4
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !srcloc !5
  %4 = load ptr, ptr %2, align 8
  %5 = load volatile i32, ptr %4, align 4
  %6 = add nsw i32 %5, 2
  store volatile i32 %6, ptr %4, align 4
  ret void
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = !{i64 2065}
