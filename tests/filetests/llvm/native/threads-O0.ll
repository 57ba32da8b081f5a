; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Node = type { ptr, ptr, [5 x i32] }

@visible = dso_local thread_local global double 2.500000e+00, align 8
@counter.count = internal thread_local global i32 100, align 4
@.str = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"%d %ld %g %s %s %s %d\0A\00", align 1
@zero = internal thread_local global i32 0, align 4
@number = internal thread_local global i64 40, align 8
@aligned = internal thread_local global [100 x i8] c"text\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 64
@.str.2 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@first = internal thread_local global { ptr, ptr, [5 x i32], [4 x i8] } { ptr @last, ptr @.str.3, [5 x i32] [i32 9, i32 8, i32 7, i32 0, i32 0], [4 x i8] zeroinitializer }, align 8
@.str.5 = private unnamed_addr constant [5 x i8] c"last\00", align 1
@last = internal global { ptr, ptr, [5 x i32], [4 x i8] } { ptr null, ptr @.str.5, [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], [4 x i8] zeroinitializer }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @counter() #0 {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter.count)
  %2 = load i32, ptr %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter.count)
  ret ptr %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %7 = call ptr @counter()
  store ptr %7, ptr %3, align 8
  store i64 0, ptr %4, align 8
  br label %8

8:                                                ; preds = %19, %0
  %9 = load i64, ptr %4, align 8
  %10 = icmp slt i64 %9, 8
  br i1 %10, label %11, label %22

11:                                               ; preds = %8
  %12 = load i64, ptr %4, align 8
  %13 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %12
  %14 = load i64, ptr %4, align 8
  %15 = mul nsw i64 %14, 10
  %16 = add nsw i64 %15, 3
  %17 = inttoptr i64 %16 to ptr
  %18 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @run, ptr noundef %17) #4
  br label %19

19:                                               ; preds = %11
  %20 = load i64, ptr %4, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %4, align 8
  br label %8, !llvm.loop !6

22:                                               ; preds = %8
  store i32 0, ptr %5, align 4
  br label %23

23:                                               ; preds = %36, %22
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %24, 8
  br i1 %25, label %26, label %39

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [8 x i64], ptr %2, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef %6)
  %32 = load i32, ptr %5, align 4
  %33 = load ptr, ptr %6, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %32, i64 noundef %34)
  br label %36

36:                                               ; preds = %26
  %37 = load i32, ptr %5, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %5, align 4
  br label %23, !llvm.loop !8

39:                                               ; preds = %23
  %40 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %41 = load i32, ptr %40, align 4
  %42 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %43 = load i64, ptr %42, align 8
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %45 = load double, ptr %44, align 8
  %46 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %47 = getelementptr inbounds nuw %struct.Node, ptr %46, i32 0, i32 1
  %48 = load ptr, ptr %47, align 8
  %49 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %50 = getelementptr inbounds nuw %struct.Node, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.Node, ptr %51, i32 0, i32 1
  %53 = load ptr, ptr %52, align 8
  %54 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %55 = getelementptr inbounds [100 x i8], ptr %54, i64 0, i64 0
  %56 = load ptr, ptr %3, align 8
  %57 = load i32, ptr %56, align 4
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %41, i64 noundef %43, double noundef %45, ptr noundef %48, ptr noundef %53, ptr noundef %55, i32 noundef %57)
  %59 = call i64 @use(i32 noundef 7)
  %60 = call ptr @counter()
  %61 = load i32, ptr %60, align 4
  %62 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %59, i32 noundef %61)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = ptrtoint ptr %5 to i64
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = trunc i64 %7 to i32
  %9 = call i64 @use(i32 noundef %8)
  store i64 %9, ptr %4, align 8
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %12 = getelementptr inbounds nuw %struct.Node, ptr %11, i32 0, i32 0
  store ptr %10, ptr %12, align 8
  %13 = load i64, ptr %4, align 8
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %15 = getelementptr inbounds nuw %struct.Node, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %18 = icmp eq ptr %16, %17
  %19 = zext i1 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = add nsw i64 %13, %20
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %23 = load double, ptr %22, align 8
  %24 = fptosi double %23 to i64
  %25 = add nsw i64 %21, %24
  %26 = inttoptr i64 %25 to ptr
  ret ptr %26
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @use(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i64 0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %43, %1
  %6 = load i32, ptr %4, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %46

9:                                                ; preds = %5
  %10 = load i32, ptr %4, align 4
  %11 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, %10
  store i32 %13, ptr %11, align 4
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, %16
  store i64 %19, ptr %17, align 8
  %20 = load i32, ptr %4, align 4
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %22 = getelementptr inbounds nuw %struct.Node, ptr %21, i32 0, i32 2
  %23 = load i32, ptr %4, align 4
  %24 = srem i32 %23, 5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [5 x i32], ptr %22, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %27, %20
  store i32 %28, ptr %26, align 4
  %29 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %30 = load i32, ptr %4, align 4
  %31 = srem i32 %30, 50
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [100 x i8], ptr %29, i64 0, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i32
  %36 = xor i32 %35, 1
  %37 = trunc i32 %36 to i8
  store i8 %37, ptr %33, align 1
  %38 = call ptr @counter()
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = load i64, ptr %3, align 8
  %42 = add nsw i64 %41, %40
  store i64 %42, ptr %3, align 8
  br label %43

43:                                               ; preds = %9
  %44 = load i32, ptr %4, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %4, align 4
  br label %5, !llvm.loop !9

46:                                               ; preds = %5
  %47 = load i32, ptr %2, align 4
  %48 = sitofp i32 %47 to double
  %49 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, %48
  store double %51, ptr %49, align 8
  %52 = load i64, ptr %3, align 8
  %53 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %52, %55
  %57 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %56, %58
  %60 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %61 = getelementptr inbounds nuw %struct.Node, ptr %60, i32 0, i32 2
  %62 = getelementptr inbounds [5 x i32], ptr %61, i64 0, i64 2
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %59, %64
  %66 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %67 = getelementptr inbounds [100 x i8], ptr %66, i64 0, i64 1
  %68 = load i8, ptr %67, align 1
  %69 = sext i8 %68 to i64
  %70 = add nsw i64 %65, %69
  %71 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %72 = getelementptr inbounds [100 x i8], ptr %71, i64 0, i64 0
  %73 = ptrtoint ptr %72 to i64
  %74 = urem i64 %73, 64
  %75 = icmp ne i64 %74, 0
  %76 = zext i1 %75 to i32
  %77 = sext i32 %76 to i64
  %78 = add nsw i64 %70, %77
  ret i64 %78
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

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
