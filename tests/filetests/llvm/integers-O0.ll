; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@table = internal constant [16 x i8] c"\03\01\04\01\05\09\02\06\05\03\05\08\09\07\09\03", align 16
@steps = internal constant [4 x i16] [i16 -1, i16 2, i16 -300, i16 32767], align 2
@large = internal constant [3 x i64] [i64 1311768467463790320, i64 1, i64 -1], align 16

; Function Attrs: noinline nounwind
define dso_local i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 31
  %8 = shl i32 %5, %7
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sub nsw i32 0, %10
  %12 = and i32 %11, 31
  %13 = lshr i32 %9, %12
  %14 = or i32 %8, %13
  ret i32 %14
}

; Function Attrs: noinline nounwind
define dso_local i32 @checked(i32 noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = load ptr, ptr %6, align 8
  %10 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %7, i32 %8)
  %11 = extractvalue { i32, i1 } %10, 1
  %12 = extractvalue { i32, i1 } %10, 0
  store i32 %12, ptr %9, align 4
  br i1 %11, label %20, label %13

13:                                               ; preds = %3
  %14 = load ptr, ptr %6, align 8
  %15 = load i32, ptr %14, align 4
  %16 = load ptr, ptr %6, align 8
  %17 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %15, i32 7)
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  store i32 %19, ptr %16, align 4
  br label %20

20:                                               ; preds = %13, %3
  %21 = phi i1 [ true, %3 ], [ %18, %13 ]
  %22 = zext i1 %21 to i32
  ret i32 %22
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: noinline nounwind
define dso_local i32 @unpack(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = and i64 %4, 7
  %6 = trunc i64 %5 to i32
  %7 = load ptr, ptr %2, align 8
  %8 = load i64, ptr %7, align 8
  %9 = shl i64 %8, 40
  %10 = ashr i64 %9, 43
  %11 = trunc i64 %10 to i32
  %12 = add nsw i32 %11, %6
  %13 = zext i32 %12 to i64
  %14 = load i64, ptr %7, align 8
  %15 = and i64 %13, 2097151
  %16 = shl i64 %15, 3
  %17 = and i64 %14, -16777209
  %18 = or i64 %17, %16
  store i64 %18, ptr %7, align 8
  %19 = shl i64 %15, 43
  %20 = ashr i64 %19, 43
  %21 = trunc i64 %20 to i32
  %22 = load ptr, ptr %2, align 8
  %23 = load i64, ptr %22, align 8
  %24 = lshr i64 %23, 24
  %25 = trunc i64 %24 to i32
  %26 = load ptr, ptr %2, align 8
  %27 = load i64, ptr %26, align 8
  %28 = shl i64 %27, 40
  %29 = ashr i64 %28, 43
  %30 = trunc i64 %29 to i32
  %31 = add nsw i32 %25, %30
  ret i32 %31
}

; Function Attrs: noinline nounwind
define dso_local i128 @multiply(i128 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i128, align 16
  %4 = alloca i64, align 8
  store i128 %0, ptr %3, align 16
  store i64 %1, ptr %4, align 8
  %5 = load i128, ptr %3, align 16
  %6 = load i64, ptr %4, align 8
  %7 = zext i64 %6 to i128
  %8 = mul nsw i128 %5, %7
  %9 = add nsw i128 %8, 1267650600228229401496703205376
  ret i128 %9
}

; Function Attrs: noinline nounwind
define dso_local i64 @upper(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %3, align 8
  %6 = zext i64 %5 to i128
  %7 = load i64, ptr %4, align 8
  %8 = zext i64 %7 to i128
  %9 = mul i128 %6, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

; Function Attrs: noinline nounwind
define dso_local i32 @dense(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %16 [
    i32 0, label %5
    i32 1, label %6
    i32 2, label %9
    i32 3, label %12
    i32 4, label %13
    i32 5, label %14
    i32 9, label %15
  ]

5:                                                ; preds = %1
  store i32 11, ptr %2, align 4
  br label %17

6:                                                ; preds = %1
  %7 = load i8, ptr getelementptr inbounds ([16 x i8], ptr @table, i64 0, i64 3), align 1
  %8 = zext i8 %7 to i32
  store i32 %8, ptr %2, align 4
  br label %17

9:                                                ; preds = %1
  %10 = load i16, ptr getelementptr inbounds ([4 x i16], ptr @steps, i64 0, i64 2), align 2
  %11 = sext i16 %10 to i32
  store i32 %11, ptr %2, align 4
  br label %17

12:                                               ; preds = %1
  store i32 -4, ptr %2, align 4
  br label %17

13:                                               ; preds = %1
  store i32 100, ptr %2, align 4
  br label %17

14:                                               ; preds = %1
  store i32 3, ptr %2, align 4
  br label %17

15:                                               ; preds = %1
  store i32 8, ptr %2, align 4
  br label %17

16:                                               ; preds = %1
  store i32 0, ptr %2, align 4
  br label %17

17:                                               ; preds = %16, %15, %14, %13, %12, %9, %6, %5
  %18 = load i32, ptr %2, align 4
  ret i32 %18
}

; Function Attrs: noinline nounwind
define dso_local i32 @sparse(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  switch i64 %4, label %15 [
    i64 1, label %5
    i64 1000, label %9
    i64 -9223372036854775808, label %10
    i64 77, label %14
  ]

5:                                                ; preds = %1
  %6 = load i64, ptr %3, align 8
  %7 = trunc i64 %6 to i32
  %8 = call i32 @rotate(i32 noundef %7, i32 noundef 3)
  store i32 %8, ptr %2, align 4
  br label %21

9:                                                ; preds = %1
  store i32 2, ptr %2, align 4
  br label %21

10:                                               ; preds = %1
  %11 = load i64, ptr %3, align 8
  %12 = trunc i64 %11 to i32
  %13 = call i32 @dense(i32 noundef %12)
  store i32 %13, ptr %2, align 4
  br label %21

14:                                               ; preds = %1
  store i32 4, ptr %2, align 4
  br label %21

15:                                               ; preds = %1
  %16 = load i64, ptr %3, align 8
  %17 = urem i64 %16, 3
  %18 = getelementptr inbounds nuw [3 x i64], ptr @large, i64 0, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %2, align 4
  br label %21

21:                                               ; preds = %15, %14, %10, %9, %5
  %22 = load i32, ptr %2, align 4
  ret i32 %22
}

; Function Attrs: noinline nounwind
define dso_local i32 @hash(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i32 -2128831035, ptr %5, align 4
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %26, %2
  %8 = load i64, ptr %6, align 8
  %9 = load i64, ptr %4, align 8
  %10 = icmp slt i64 %8, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = load i64, ptr %6, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = xor i32 %12, %17
  %19 = load i64, ptr %6, align 8
  %20 = and i64 %19, 15
  %21 = getelementptr inbounds [16 x i8], ptr @table, i64 0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = xor i32 %18, %23
  %25 = mul i32 %24, 16777619
  store i32 %25, ptr %5, align 4
  br label %26

26:                                               ; preds = %11
  %27 = load i64, ptr %6, align 8
  %28 = add nsw i64 %27, 1
  store i64 %28, ptr %6, align 8
  br label %7, !llvm.loop !2

29:                                               ; preds = %7
  %30 = load i32, ptr %5, align 4
  ret i32 %30
}

; Function Attrs: noinline nounwind
define dso_local i32 @counts(i64 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %26

7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8
  %9 = call i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %10 = trunc i64 %9 to i32
  %11 = load i64, ptr %3, align 8
  %12 = call i64 @llvm.cttz.i64(i64 %11, i1 true)
  %13 = trunc i64 %12 to i32
  %14 = mul nsw i32 %13, 64
  %15 = add nsw i32 %10, %14
  %16 = load i64, ptr %3, align 8
  %17 = call i64 @llvm.ctpop.i64(i64 %16)
  %18 = trunc i64 %17 to i32
  %19 = mul nsw i32 %18, 4096
  %20 = add nsw i32 %15, %19
  %21 = load i64, ptr %3, align 8
  %22 = call i64 @llvm.bswap.i64(i64 %21)
  %23 = and i64 %22, 1
  %24 = trunc i64 %23 to i32
  %25 = add nsw i32 %20, %24
  store i32 %25, ptr %2, align 4
  br label %26

26:                                               ; preds = %7, %6
  %27 = load i32, ptr %2, align 4
  ret i32 %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #1

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
