target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-none-elf"

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @memcpy(ptr noundef returned %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %0 to i32
  %5 = and i32 %4, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = ptrtoint ptr %1 to i32
  %9 = and i32 %8, 3
  %10 = icmp eq i32 %9, 0
  %11 = icmp ugt i32 %2, 3
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %22

13:                                               ; preds = %7, %13
  %14 = phi i32 [ %18, %13 ], [ %2, %7 ]
  %15 = phi ptr [ %19, %13 ], [ %0, %7 ]
  %16 = phi ptr [ %20, %13 ], [ %1, %7 ]
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %15, align 4
  %18 = add i32 %14, -4
  %19 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %20 = getelementptr inbounds nuw i8, ptr %16, i32 4
  %21 = icmp ugt i32 %18, 3
  br i1 %21, label %13, label %22

22:                                               ; preds = %13, %7, %3
  %23 = phi i32 [ %2, %3 ], [ %2, %7 ], [ %18, %13 ]
  %24 = phi ptr [ %0, %3 ], [ %0, %7 ], [ %19, %13 ]
  %25 = phi ptr [ %1, %3 ], [ %1, %7 ], [ %20, %13 ]
  %26 = icmp eq i32 %23, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %22, %27
  %28 = phi ptr [ %31, %27 ], [ %25, %22 ]
  %29 = phi ptr [ %33, %27 ], [ %24, %22 ]
  %30 = phi i32 [ %34, %27 ], [ %23, %22 ]
  %31 = getelementptr inbounds nuw i8, ptr %28, i32 1
  %32 = load i8, ptr %28, align 1
  %33 = getelementptr inbounds nuw i8, ptr %29, i32 1
  store i8 %32, ptr %29, align 1
  %34 = add i32 %30, -1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %27, !llvm.loop !4

36:                                               ; preds = %27, %22
  ret ptr %0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @memmove(ptr noundef returned %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %0 to i32
  %5 = ptrtoint ptr %1 to i32
  %6 = sub i32 %4, %5
  %7 = icmp ult i32 %6, %2
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #11
  br label %17

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %12, %10 ], [ %2, %3 ]
  %12 = add i32 %11, -1
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 %12
  %14 = load i8, ptr %13, align 1
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 %12
  store i8 %14, ptr %15, align 1
  %16 = icmp eq i32 %12, 0
  br i1 %16, label %17, label %10, !llvm.loop !7

17:                                               ; preds = %10, %8
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: write)
define dso_local noundef ptr @memset(ptr noundef returned %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = and i32 %1, 255
  %5 = mul nuw i32 %4, 16843009
  %6 = icmp eq i32 %2, 0
  %7 = ptrtoint ptr %0 to i32
  %8 = and i32 %7, 3
  %9 = icmp eq i32 %8, 0
  %10 = or i1 %6, %9
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = trunc i32 %5 to i8
  br label %17

13:                                               ; preds = %17, %3
  %14 = phi ptr [ %0, %3 ], [ %20, %17 ]
  %15 = phi i32 [ %2, %3 ], [ %21, %17 ]
  %16 = icmp ugt i32 %15, 3
  br i1 %16, label %33, label %27

17:                                               ; preds = %11, %17
  %18 = phi i32 [ %2, %11 ], [ %21, %17 ]
  %19 = phi ptr [ %0, %11 ], [ %20, %17 ]
  %20 = getelementptr inbounds nuw i8, ptr %19, i32 1
  store i8 %12, ptr %19, align 1
  %21 = add i32 %18, -1
  %22 = icmp eq i32 %21, 0
  %23 = ptrtoint ptr %20 to i32
  %24 = and i32 %23, 3
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %22, i1 true, i1 %25
  br i1 %26, label %13, label %17, !llvm.loop !8

27:                                               ; preds = %33, %13
  %28 = phi ptr [ %14, %13 ], [ %37, %33 ]
  %29 = phi i32 [ %15, %13 ], [ %36, %33 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %45, label %31

31:                                               ; preds = %27
  %32 = trunc i32 %5 to i8
  br label %39

33:                                               ; preds = %13, %33
  %34 = phi i32 [ %36, %33 ], [ %15, %13 ]
  %35 = phi ptr [ %37, %33 ], [ %14, %13 ]
  store i32 %5, ptr %35, align 4
  %36 = add i32 %34, -4
  %37 = getelementptr inbounds nuw i8, ptr %35, i32 4
  %38 = icmp ugt i32 %36, 3
  br i1 %38, label %33, label %27, !llvm.loop !9

39:                                               ; preds = %31, %39
  %40 = phi i32 [ %29, %31 ], [ %43, %39 ]
  %41 = phi ptr [ %28, %31 ], [ %42, %39 ]
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 1
  store i8 %32, ptr %41, align 1
  %43 = add nsw i32 %40, -1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %39, !llvm.loop !10

45:                                               ; preds = %39, %27
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local range(i32 -255, 256) i32 @memcmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3, %16
  %6 = phi ptr [ %19, %16 ], [ %1, %3 ]
  %7 = phi ptr [ %18, %16 ], [ %0, %3 ]
  %8 = phi i32 [ %17, %16 ], [ %2, %3 ]
  %9 = load i8, ptr %7, align 1
  %10 = load i8, ptr %6, align 1
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %5
  %13 = zext i8 %10 to i32
  %14 = zext i8 %9 to i32
  %15 = sub nsw i32 %14, %13
  br label %21

16:                                               ; preds = %5
  %17 = add i32 %8, -1
  %18 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %20 = icmp eq i32 %17, 0
  br i1 %20, label %21, label %5, !llvm.loop !11

21:                                               ; preds = %16, %3, %12
  %22 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strlen(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !12

8:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: nofree norecurse noreturn nounwind optsize memory(inaccessiblemem: readwrite)
define dso_local void @abort() local_unnamed_addr #4 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store volatile i32 1, ptr %1, align 4
  br label %2

2:                                                ; preds = %2, %0
  %3 = load volatile i32, ptr %1, align 4
  br label %2
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i64 @__udivdi3(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = call fastcc i64 @divide(i64 noundef %0, i64 noundef %1, ptr noundef %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: write)
define internal fastcc i64 @divide(i64 noundef %0, i64 noundef %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #2 {
  %4 = or i64 %1, %0
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = trunc nuw i64 %0 to i32
  %8 = trunc nuw i64 %1 to i32
  %9 = urem i32 %7, %8
  %10 = zext i32 %9 to i64
  store i64 %10, ptr %2, align 4
  %11 = udiv i32 %7, %8
  %12 = zext i32 %11 to i64
  br label %62

13:                                               ; preds = %3
  %14 = add i64 %1, -1
  %15 = icmp ult i64 %14, %0
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i64 %0, ptr %2, align 4
  br label %62

17:                                               ; preds = %13
  %18 = lshr i64 %1, 32
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %17
  %21 = trunc nuw i64 %18 to i32
  %22 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %21, i1 true)
  br label %27

23:                                               ; preds = %17
  %24 = trunc nuw i64 %1 to i32
  %25 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %24, i1 true)
  %26 = or disjoint i32 %25, 32
  br label %27

27:                                               ; preds = %20, %23
  %28 = phi i32 [ %22, %20 ], [ %26, %23 ]
  %29 = lshr i64 %0, 32
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %34, label %31

31:                                               ; preds = %27
  %32 = trunc nuw i64 %29 to i32
  %33 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %32, i1 true)
  br label %38

34:                                               ; preds = %27
  %35 = trunc nuw i64 %0 to i32
  %36 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %35, i1 true)
  %37 = or disjoint i32 %36, 32
  br label %38

38:                                               ; preds = %31, %34
  %39 = phi i32 [ %33, %31 ], [ %37, %34 ]
  %40 = sub nsw i32 %28, %39
  %41 = icmp sgt i32 %40, -1
  br i1 %41, label %42, label %59

42:                                               ; preds = %38
  %43 = zext nneg i32 %40 to i64
  %44 = shl i64 %1, %43
  br label %45

45:                                               ; preds = %42, %45
  %46 = phi i64 [ %55, %45 ], [ 0, %42 ]
  %47 = phi i32 [ %56, %45 ], [ %40, %42 ]
  %48 = phi i64 [ %57, %45 ], [ %44, %42 ]
  %49 = phi i64 [ %53, %45 ], [ %0, %42 ]
  %50 = shl i64 %46, 1
  %51 = icmp uge i64 %49, %48
  %52 = select i1 %51, i64 %48, i64 0
  %53 = sub nuw i64 %49, %52
  %54 = zext i1 %51 to i64
  %55 = or disjoint i64 %50, %54
  %56 = add nsw i32 %47, -1
  %57 = lshr i64 %48, 1
  %58 = icmp eq i32 %47, 0
  br i1 %58, label %59, label %45, !llvm.loop !13

59:                                               ; preds = %45, %38
  %60 = phi i64 [ %0, %38 ], [ %53, %45 ]
  %61 = phi i64 [ 0, %38 ], [ %55, %45 ]
  store i64 %60, ptr %2, align 4
  br label %62

62:                                               ; preds = %59, %16, %6
  %63 = phi i64 [ 0, %16 ], [ %61, %59 ], [ %12, %6 ]
  ret i64 %63
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i64 @__umoddi3(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = call fastcc i64 @divide(i64 noundef %0, i64 noundef %1, ptr noundef %3) #11
  %5 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i64 @__divdi3(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %5 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %1, i1 false)
  %6 = call fastcc i64 @divide(i64 noundef %4, i64 noundef %5, ptr noundef %3) #11
  %7 = xor i64 %1, %0
  %8 = icmp slt i64 %7, 0
  %9 = sub i64 0, %6
  %10 = select i1 %8, i64 %9, i64 %6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %10
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i64 @__moddi3(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %5 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %1, i1 false)
  %6 = call fastcc i64 @divide(i64 noundef %4, i64 noundef %5, ptr noundef %3) #11
  %7 = icmp slt i64 %0, 0
  %8 = load i64, ptr %3, align 8
  %9 = sub i64 0, %8
  %10 = select i1 %7, i64 %9, i64 %8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret i64 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i64 @__mulodi4(i64 noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) initializes((0, 4)) %2) local_unnamed_addr #6 {
  %4 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %5 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %1, i1 false)
  %6 = and i64 %4, 4294967295
  %7 = lshr i64 %4, 32
  %8 = and i64 %5, 4294967295
  %9 = lshr i64 %5, 32
  %10 = mul nuw i64 %8, %6
  %11 = mul nuw nsw i64 %9, %6
  %12 = mul nuw nsw i64 %8, %7
  %13 = lshr i64 %10, 32
  %14 = and i64 %11, 4294967295
  %15 = add nuw nsw i64 %13, %14
  %16 = and i64 %12, 4294967295
  %17 = add nuw nsw i64 %15, %16
  %18 = shl i64 %17, 32
  %19 = and i64 %10, 4294967295
  %20 = or disjoint i64 %18, %19
  %21 = mul nuw nsw i64 %9, %7
  %22 = lshr i64 %11, 32
  %23 = add nuw nsw i64 %22, %21
  %24 = lshr i64 %12, 32
  %25 = add nuw nsw i64 %23, %24
  %26 = lshr i64 %17, 32
  %27 = xor i64 %1, %0
  %28 = icmp slt i64 %27, 0
  %29 = select i1 %28, i64 -9223372036854775808, i64 9223372036854775807
  %30 = or i64 %26, %25
  %31 = icmp ne i64 %30, 0
  %32 = icmp ugt i64 %20, %29
  %33 = select i1 %31, i1 true, i1 %32
  %34 = zext i1 %33 to i32
  store i32 %34, ptr %2, align 4
  %35 = mul i64 %1, %0
  ret i64 %35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__adddf3(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = bitcast double %0 to i64
  %4 = bitcast double %1 to i64
  %5 = tail call fastcc i64 @sum(i64 noundef %3, i64 noundef %4) #11
  %6 = bitcast i64 %5 to double
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @sum(i64 noundef %0, i64 noundef %1) unnamed_addr #7 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = and i64 %0, 9223372036854775807
  %6 = and i64 %1, 9223372036854775807
  %7 = icmp samesign ugt i64 %5, 9218868437227405312
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = or i64 %0, 2251799813685248
  br label %96

10:                                               ; preds = %2
  %11 = icmp samesign ugt i64 %6, 9218868437227405312
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = or i64 %1, 2251799813685248
  br label %96

14:                                               ; preds = %10
  %15 = icmp eq i64 %5, 9218868437227405312
  br i1 %15, label %16, label %21

16:                                               ; preds = %14
  %17 = icmp ne i64 %6, 9218868437227405312
  %18 = icmp eq i64 %0, %1
  %19 = or i1 %18, %17
  %20 = select i1 %19, i64 %0, i64 9221120237041090560
  br label %96

21:                                               ; preds = %14
  %22 = icmp eq i64 %6, 9218868437227405312
  br i1 %22, label %96, label %23

23:                                               ; preds = %21
  %24 = or i64 %1, %0
  %25 = and i64 %24, 9223372036854775807
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %23
  %28 = and i64 %1, %0
  br label %96

29:                                               ; preds = %23
  %30 = icmp eq i64 %5, 0
  %31 = icmp eq i64 %6, 0
  %32 = or i1 %30, %31
  %33 = select i1 %31, i64 %0, i64 %1
  br i1 %32, label %96, label %34

34:                                               ; preds = %29
  %35 = icmp samesign ult i64 %5, %6
  %36 = select i1 %35, i64 %0, i64 %1
  %37 = select i1 %35, i64 %1, i64 %0
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %38 = call fastcc i32 @unpacked(i64 noundef %37, ptr noundef %3) #11
  %39 = call fastcc i32 @unpacked(i64 noundef %36, ptr noundef %4) #11
  %40 = sub nsw i32 %38, %39
  %41 = load i64, ptr %3, align 8
  %42 = shl i64 %41, 10
  %43 = load i64, ptr %4, align 8
  %44 = shl i64 %43, 10
  %45 = icmp sgt i32 %40, 63
  br i1 %45, label %46, label %49

46:                                               ; preds = %34
  %47 = icmp ne i64 %44, 0
  %48 = zext i1 %47 to i64
  br label %60

49:                                               ; preds = %34
  %50 = icmp eq i32 %38, %39
  br i1 %50, label %60, label %51

51:                                               ; preds = %49
  %52 = zext nneg i32 %40 to i64
  %53 = lshr i64 %44, %52
  %54 = sub nsw i32 64, %40
  %55 = zext nneg i32 %54 to i64
  %56 = shl i64 %44, %55
  %57 = icmp ne i64 %56, 0
  %58 = zext i1 %57 to i64
  %59 = or i64 %53, %58
  br label %60

60:                                               ; preds = %46, %49, %51
  %61 = phi i64 [ %48, %46 ], [ %59, %51 ], [ %44, %49 ]
  %62 = xor i64 %1, %0
  %63 = icmp slt i64 %62, 0
  %64 = sub i64 0, %61
  %65 = select i1 %63, i64 %64, i64 %61
  %66 = add i64 %65, %42
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %94, label %68

68:                                               ; preds = %60
  %69 = lshr i64 %66, 32
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = trunc nuw i64 %66 to i32
  %73 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %72, i1 true)
  %74 = add nuw nsw i32 %73, 31
  br label %84

75:                                               ; preds = %68
  %76 = trunc nuw i64 %69 to i32
  %77 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %76, i1 true)
  %78 = add nsw i32 %77, -1
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = lshr i64 %66, 1
  %82 = and i64 %65, 1
  %83 = or i64 %81, %82
  br label %88

84:                                               ; preds = %71, %75
  %85 = phi i32 [ %74, %71 ], [ %78, %75 ]
  %86 = zext nneg i32 %85 to i64
  %87 = shl i64 %66, %86
  br label %88

88:                                               ; preds = %84, %80
  %89 = phi i32 [ -1, %80 ], [ %85, %84 ]
  %90 = phi i64 [ %83, %80 ], [ %87, %84 ]
  %91 = and i64 %37, -9223372036854775808
  %92 = sub nsw i32 %38, %89
  %93 = tail call fastcc i64 @packed(i64 noundef %91, i32 noundef %92, i64 noundef %90) #11
  br label %94

94:                                               ; preds = %60, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  br label %96

96:                                               ; preds = %29, %21, %94, %27, %16, %12, %8
  %97 = phi i64 [ %9, %8 ], [ %13, %12 ], [ %20, %16 ], [ %95, %94 ], [ %28, %27 ], [ %1, %21 ], [ %33, %29 ]
  ret i64 %97
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__subdf3(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = bitcast double %4 to i64
  %6 = icmp samesign ugt i64 %5, 9218868437227405312
  %7 = fneg double %1
  %8 = select i1 %6, double %1, double %7
  %9 = bitcast double %8 to i64
  %10 = tail call fastcc i64 @sum(i64 noundef %3, i64 noundef %9) #11
  %11 = bitcast i64 %10 to double
  ret double %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__muldf3(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = bitcast double %0 to i64
  %6 = bitcast double %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %7 = tail call double @llvm.fabs.f64(double %0)
  %8 = bitcast double %7 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %9 = tail call double @llvm.fabs.f64(double %1)
  %10 = bitcast double %9 to i64
  %11 = xor i64 %6, %5
  %12 = and i64 %11, -9223372036854775808
  %13 = icmp samesign ugt i64 %8, 9218868437227405312
  br i1 %13, label %14, label %17

14:                                               ; preds = %2
  %15 = or i64 %5, 2251799813685248
  %16 = bitcast i64 %15 to double
  br label %81

17:                                               ; preds = %2
  %18 = icmp samesign ugt i64 %10, 9218868437227405312
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = or i64 %6, 2251799813685248
  %21 = bitcast i64 %20 to double
  br label %81

22:                                               ; preds = %17
  %23 = icmp eq i64 %8, 9218868437227405312
  %24 = icmp eq i64 %10, 9218868437227405312
  %25 = or i1 %23, %24
  %26 = icmp eq i64 %8, 0
  %27 = icmp eq i64 %10, 0
  %28 = or i1 %26, %27
  br i1 %25, label %29, label %33

29:                                               ; preds = %22
  %30 = or disjoint i64 %12, 9218868437227405312
  %31 = bitcast i64 %30 to double
  %32 = select i1 %28, double 0x7FF8000000000000, double %31
  br label %81

33:                                               ; preds = %22
  br i1 %28, label %34, label %36

34:                                               ; preds = %33
  %35 = bitcast i64 %12 to double
  br label %81

36:                                               ; preds = %33
  %37 = call fastcc i32 @unpacked(i64 noundef %8, ptr noundef %3) #11
  %38 = call fastcc i32 @unpacked(i64 noundef %10, ptr noundef %4) #11
  %39 = add nsw i32 %38, %37
  %40 = add nsw i32 %39, -1022
  %41 = load i64, ptr %3, align 8
  %42 = shl i64 %41, 10
  %43 = load i64, ptr %4, align 8
  %44 = shl i64 %43, 11
  %45 = and i64 %42, 4294966272
  %46 = lshr i64 %42, 32
  %47 = and i64 %44, 4294965248
  %48 = lshr i64 %44, 32
  %49 = mul nuw i64 %47, %45
  %50 = mul nuw i64 %48, %45
  %51 = mul nuw i64 %47, %46
  %52 = lshr i64 %49, 32
  %53 = and i64 %50, 4294966272
  %54 = add nuw nsw i64 %52, %53
  %55 = and i64 %51, 4294965248
  %56 = add nuw nsw i64 %54, %55
  %57 = shl i64 %56, 32
  %58 = and i64 %49, 4292870144
  %59 = or disjoint i64 %57, %58
  %60 = mul nuw i64 %48, %46
  %61 = lshr i64 %50, 32
  %62 = add nuw i64 %61, %60
  %63 = lshr i64 %51, 32
  %64 = add nuw i64 %62, %63
  %65 = lshr i64 %56, 32
  %66 = add nuw i64 %64, %65
  %67 = icmp ult i64 %66, 4611686018427387904
  br i1 %67, label %68, label %72

68:                                               ; preds = %36
  %69 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %57, i64 1)
  %70 = shl i64 %59, 1
  %71 = add nsw i32 %39, -1023
  br label %72

72:                                               ; preds = %68, %36
  %73 = phi i64 [ %70, %68 ], [ %59, %36 ]
  %74 = phi i32 [ %71, %68 ], [ %40, %36 ]
  %75 = phi i64 [ %69, %68 ], [ %66, %36 ]
  %76 = icmp ne i64 %73, 0
  %77 = zext i1 %76 to i64
  %78 = or i64 %75, %77
  %79 = tail call fastcc i64 @packed(i64 noundef %12, i32 noundef %74, i64 noundef %78) #11
  %80 = bitcast i64 %79 to double
  br label %81

81:                                               ; preds = %72, %34, %29, %19, %14
  %82 = phi double [ %16, %14 ], [ %21, %19 ], [ %32, %29 ], [ %35, %34 ], [ %80, %72 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %82
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define internal fastcc range(i32 -52, 2048) i32 @unpacked(i64 noundef %0, ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %1) unnamed_addr #6 {
  %3 = lshr i64 %0, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = and i64 %0, 4503599627370495
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %2
  %9 = lshr i64 %6, 32
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = trunc nuw nsw i64 %9 to i32
  %13 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %12, i1 true)
  br label %20

14:                                               ; preds = %8
  %15 = trunc i64 %0 to i32
  %16 = icmp eq i64 %6, 0
  %17 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %15, i1 true)
  %18 = or disjoint i32 %17, 32
  %19 = select i1 %16, i32 64, i32 %18
  br label %20

20:                                               ; preds = %11, %14
  %21 = phi i32 [ %13, %11 ], [ %19, %14 ]
  %22 = add nsw i32 %21, -11
  %23 = zext nneg i32 %22 to i64
  %24 = shl i64 %6, %23
  store i64 %24, ptr %1, align 4
  %25 = sub nsw i32 12, %21
  br label %28

26:                                               ; preds = %2
  %27 = or disjoint i64 %6, 4503599627370496
  store i64 %27, ptr %1, align 4
  br label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ %25, %20 ], [ %5, %26 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @packed(i64 noundef range(i64 0, -9223372036854775807) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #7 {
  %4 = icmp sgt i32 %1, 2046
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = or i64 %0, 9218868437227405312
  br label %46

7:                                                ; preds = %3
  %8 = icmp slt i32 %1, 1
  br i1 %8, label %9, label %24

9:                                                ; preds = %7
  %10 = sub i32 1, %1
  %11 = icmp sgt i32 %10, 63
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = icmp ne i64 %2, 0
  %14 = zext i1 %13 to i64
  br label %24

15:                                               ; preds = %9
  %16 = zext nneg i32 %10 to i64
  %17 = lshr i64 %2, %16
  %18 = add nsw i32 %1, 63
  %19 = zext nneg i32 %18 to i64
  %20 = shl i64 %2, %19
  %21 = icmp ne i64 %20, 0
  %22 = zext i1 %21 to i64
  %23 = or i64 %17, %22
  br label %24

24:                                               ; preds = %15, %12, %7
  %25 = phi i64 [ %2, %7 ], [ %14, %12 ], [ %23, %15 ]
  %26 = phi i32 [ %1, %7 ], [ 1, %12 ], [ 1, %15 ]
  %27 = trunc i64 %25 to i32
  %28 = and i32 %27, 1023
  %29 = lshr i64 %25, 10
  %30 = add nuw nsw i32 %26, 4095
  %31 = zext nneg i32 %30 to i64
  %32 = shl i64 %31, 52
  %33 = add nuw i64 %32, %29
  %34 = icmp samesign ugt i32 %28, 512
  br i1 %34, label %41, label %35

35:                                               ; preds = %24
  %36 = icmp eq i32 %28, 512
  %37 = and i64 %25, 1024
  %38 = icmp ne i64 %37, 0
  %39 = and i1 %38, %36
  %40 = zext i1 %39 to i32
  br label %41

41:                                               ; preds = %35, %24
  %42 = phi i32 [ 1, %24 ], [ %40, %35 ]
  %43 = zext nneg i32 %42 to i64
  %44 = add nuw i64 %33, %43
  %45 = or i64 %44, %0
  br label %46

46:                                               ; preds = %41, %5
  %47 = phi i64 [ %6, %5 ], [ %45, %41 ]
  ret i64 %47
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local double @__divdf3(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = bitcast double %0 to i64
  %6 = bitcast double %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %7 = tail call double @llvm.fabs.f64(double %0)
  %8 = bitcast double %7 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %9 = tail call double @llvm.fabs.f64(double %1)
  %10 = bitcast double %9 to i64
  %11 = xor i64 %6, %5
  %12 = and i64 %11, -9223372036854775808
  %13 = icmp samesign ugt i64 %8, 9218868437227405312
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = or i64 %5, 2251799813685248
  br label %64

16:                                               ; preds = %2
  %17 = icmp samesign ugt i64 %10, 9218868437227405312
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = or i64 %6, 2251799813685248
  br label %64

20:                                               ; preds = %16
  %21 = icmp eq i64 %8, 9218868437227405312
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = icmp eq i64 %10, 9218868437227405312
  %24 = or disjoint i64 %12, 9218868437227405312
  %25 = select i1 %23, i64 9221120237041090560, i64 %24
  br label %64

26:                                               ; preds = %20
  %27 = trunc nuw i64 %10 to i63
  switch i63 %27, label %32 [
    i63 -4503599627370496, label %64
    i63 0, label %28
  ]

28:                                               ; preds = %26
  %29 = icmp eq i64 %8, 0
  %30 = or disjoint i64 %12, 9218868437227405312
  %31 = select i1 %29, i64 9221120237041090560, i64 %30
  br label %64

32:                                               ; preds = %26
  %33 = icmp eq i64 %8, 0
  br i1 %33, label %64, label %34

34:                                               ; preds = %32
  %35 = call fastcc i32 @unpacked(i64 noundef %8, ptr noundef %3) #11
  %36 = call fastcc i32 @unpacked(i64 noundef %10, ptr noundef %4) #11
  %37 = sub nsw i32 %35, %36
  %38 = load i64, ptr %3, align 8
  %39 = load i64, ptr %4, align 8
  %40 = icmp ult i64 %38, %39
  %41 = zext i1 %40 to i64
  %42 = shl i64 %38, %41
  %43 = select i1 %40, i32 1022, i32 1023
  %44 = add nsw i32 %37, %43
  br label %51

45:                                               ; preds = %51
  %46 = shl i64 %60, 8
  %47 = icmp ne i64 %61, 0
  %48 = zext i1 %47 to i64
  %49 = or disjoint i64 %46, %48
  %50 = tail call fastcc i64 @packed(i64 noundef %12, i32 noundef %44, i64 noundef %49) #11
  br label %64

51:                                               ; preds = %34, %51
  %52 = phi i32 [ 0, %34 ], [ %62, %51 ]
  %53 = phi i64 [ 0, %34 ], [ %60, %51 ]
  %54 = phi i64 [ %42, %34 ], [ %61, %51 ]
  %55 = shl i64 %53, 1
  %56 = icmp uge i64 %54, %39
  %57 = select i1 %56, i64 %39, i64 0
  %58 = sub nuw i64 %54, %57
  %59 = zext i1 %56 to i64
  %60 = or disjoint i64 %55, %59
  %61 = shl i64 %58, 1
  %62 = add nuw nsw i32 %52, 1
  %63 = icmp eq i32 %62, 55
  br i1 %63, label %45, label %51, !llvm.loop !14

64:                                               ; preds = %32, %26, %45, %28, %22, %18, %14
  %65 = phi i64 [ %15, %14 ], [ %19, %18 ], [ %25, %22 ], [ %50, %45 ], [ %31, %28 ], [ %12, %26 ], [ %12, %32 ]
  %66 = bitcast i64 %65 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %66
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__eqdf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc range(i32 -1, 3) i32 @order(double noundef %0, double noundef %1, i32 noundef range(i32 -1, 3) %2) unnamed_addr #7 {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %1 to i64
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = bitcast double %6 to i64
  %8 = tail call double @llvm.fabs.f64(double %1)
  %9 = bitcast double %8 to i64
  %10 = icmp samesign ugt i64 %7, 9218868437227405312
  %11 = icmp samesign ugt i64 %9, 9218868437227405312
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %32, label %13

13:                                               ; preds = %3
  %14 = or i64 %9, %7
  %15 = icmp eq i64 %14, 0
  %16 = icmp eq i64 %4, %5
  %17 = or i1 %16, %15
  br i1 %17, label %32, label %18

18:                                               ; preds = %13
  %19 = xor i64 %5, %4
  %20 = icmp sgt i64 %19, -1
  br i1 %20, label %23, label %21

21:                                               ; preds = %18
  %22 = icmp sgt i64 %4, -1
  br label %29

23:                                               ; preds = %18
  %24 = icmp samesign ult i64 %7, %9
  %25 = zext i1 %24 to i32
  %26 = lshr i64 %4, 63
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = icmp eq i32 %25, %27
  br label %29

29:                                               ; preds = %23, %21
  %30 = phi i1 [ %22, %21 ], [ %28, %23 ]
  %31 = select i1 %30, i32 1, i32 -1
  br label %32

32:                                               ; preds = %13, %3, %29
  %33 = phi i32 [ %31, %29 ], [ %2, %3 ], [ 0, %13 ]
  ret i32 %33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__nedf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__ltdf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__ledf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__gtdf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef -1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__gedf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef -1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @__unorddf2(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 2) #11
  %4 = icmp eq i32 %3, 2
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__extendsfdf2(float noundef %0) local_unnamed_addr #7 {
  %2 = bitcast float %0 to i32
  %3 = tail call fastcc i64 @extended(i32 noundef %2) #11
  %4 = bitcast i64 %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @extended(i32 noundef %0) unnamed_addr #7 {
  %2 = and i32 %0, -2147483648
  %3 = zext i32 %2 to i64
  %4 = shl nuw i64 %3, 32
  %5 = and i32 %0, 2147483647
  %6 = icmp samesign ugt i32 %5, 2139095039
  br i1 %6, label %7, label %15

7:                                                ; preds = %1
  %8 = zext i32 %0 to i64
  %9 = shl nuw nsw i64 %8, 29
  %10 = icmp eq i32 %5, 2139095040
  %11 = select i1 %10, i64 0, i64 2251799813685248
  %12 = or i64 %9, %11
  %13 = or disjoint i64 %12, %4
  %14 = or i64 %13, 9218868437227405312
  br label %35

15:                                               ; preds = %1
  %16 = icmp eq i32 %5, 0
  br i1 %16, label %35, label %17

17:                                               ; preds = %15
  %18 = lshr i32 %5, 23
  %19 = icmp eq i32 %18, 0
  %20 = tail call range(i32 1, 33) i32 @llvm.ctlz.i32(i32 %5, i1 true)
  %21 = add nsw i32 %20, -8
  %22 = select i1 %19, i32 %21, i32 0
  %23 = shl i32 %0, %22
  %24 = and i32 %23, 8388607
  %25 = icmp eq i32 %22, 0
  %26 = sub nsw i32 1, %22
  %27 = select i1 %25, i32 %18, i32 %26
  %28 = add nsw i32 %27, 896
  %29 = zext nneg i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 52
  %31 = zext nneg i32 %24 to i64
  %32 = shl nuw nsw i64 %31, 29
  %33 = or disjoint i64 %30, %32
  %34 = or disjoint i64 %33, %4
  br label %35

35:                                               ; preds = %15, %17, %7
  %36 = phi i64 [ %14, %7 ], [ %34, %17 ], [ %4, %15 ]
  ret i64 %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @__truncdfsf2(double noundef %0) local_unnamed_addr #7 {
  %2 = alloca i64, align 8
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = lshr i64 %3, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = and i32 %7, -2147483648
  %9 = icmp samesign ugt i64 %5, 9218868437227405312
  br i1 %9, label %10, label %16

10:                                               ; preds = %1
  %11 = lshr i64 %3, 29
  %12 = trunc i64 %11 to i32
  %13 = and i32 %12, 4194303
  %14 = or disjoint i32 %13, %8
  %15 = or disjoint i32 %14, 2143289344
  br label %31

16:                                               ; preds = %1
  %17 = trunc nuw i64 %5 to i63
  switch i63 %17, label %20 [
    i63 -4503599627370496, label %18
    i63 0, label %31
  ]

18:                                               ; preds = %16
  %19 = or disjoint i32 %8, 2139095040
  br label %31

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %21 = call fastcc i32 @unpacked(i64 noundef %5, ptr noundef %2) #11
  %22 = add nsw i32 %21, -896
  %23 = load i64, ptr %2, align 8
  %24 = lshr i64 %23, 22
  %25 = trunc i64 %24 to i32
  %26 = and i64 %23, 4194303
  %27 = icmp ne i64 %26, 0
  %28 = zext i1 %27 to i32
  %29 = or i32 %28, %25
  %30 = tail call fastcc i32 @packed_float(i32 noundef %8, i32 noundef %22, i32 noundef %29) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  br label %31

31:                                               ; preds = %16, %20, %18, %10
  %32 = phi i32 [ %15, %10 ], [ %19, %18 ], [ %30, %20 ], [ %8, %16 ]
  %33 = bitcast i32 %32 to float
  ret float %33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i32 @packed_float(i32 noundef range(i32 0, -2147483647) %0, i32 noundef range(i32 -948, 1152) %1, i32 noundef %2) unnamed_addr #7 {
  %4 = icmp sgt i32 %1, 254
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = or i32 %0, 2139095040
  br label %37

7:                                                ; preds = %3
  %8 = icmp slt i32 %1, 1
  br i1 %8, label %9, label %22

9:                                                ; preds = %7
  %10 = icmp slt i32 %1, -30
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = icmp ne i32 %2, 0
  %13 = zext i1 %12 to i32
  br label %22

14:                                               ; preds = %9
  %15 = sub nsw i32 1, %1
  %16 = lshr i32 %2, %15
  %17 = add nsw i32 %1, 31
  %18 = shl i32 %2, %17
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = or i32 %16, %20
  br label %22

22:                                               ; preds = %11, %14, %7
  %23 = phi i32 [ %2, %7 ], [ %13, %11 ], [ %21, %14 ]
  %24 = phi i32 [ %1, %7 ], [ 1, %11 ], [ 1, %14 ]
  %25 = and i32 %23, 127
  %26 = lshr i32 %23, 7
  %27 = shl nuw nsw i32 %24, 23
  %28 = icmp samesign ugt i32 %25, 64
  %29 = and i32 %23, 255
  %30 = icmp eq i32 %29, 192
  %31 = or i1 %28, %30
  %32 = zext i1 %31 to i32
  %33 = add nsw i32 %26, -8388608
  %34 = add i32 %33, %27
  %35 = add nuw i32 %34, %32
  %36 = or i32 %35, %0
  br label %37

37:                                               ; preds = %22, %5
  %38 = phi i32 [ %6, %5 ], [ %36, %22 ]
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @__fixdfsi(double noundef %0) local_unnamed_addr #7 {
  %2 = bitcast double %0 to i64
  %3 = icmp slt i64 %2, 0
  %4 = lshr i64 %2, 63
  %5 = add nuw nsw i64 %4, 2147483647
  %6 = tail call fastcc i64 @integer(i64 noundef %2, i64 noundef %5) #11
  %7 = sub i64 0, %6
  %8 = select i1 %3, i64 %7, i64 %6
  %9 = trunc i64 %8 to i32
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @__fixunsdfsi(double noundef %0) local_unnamed_addr #7 {
  %2 = bitcast double %0 to i64
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call fastcc i64 @integer(i64 noundef %2, i64 noundef 4294967295) #11
  %6 = trunc i64 %5 to i32
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %1 ]
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @__fixdfdi(double noundef %0) local_unnamed_addr #7 {
  %2 = bitcast double %0 to i64
  %3 = icmp slt i64 %2, 0
  %4 = lshr i64 %2, 63
  %5 = add nuw i64 %4, 9223372036854775807
  %6 = tail call fastcc i64 @integer(i64 noundef %2, i64 noundef %5) #11
  %7 = sub i64 0, %6
  %8 = select i1 %3, i64 %7, i64 %6
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i64 -1, -2047) i64 @__fixunsdfdi(double noundef %0) local_unnamed_addr #7 {
  %2 = bitcast double %0 to i64
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call fastcc i64 @integer(i64 noundef %2, i64 noundef -1) #11
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i64 [ %5, %4 ], [ 0, %1 ]
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @__fixsfdi(float noundef %0) local_unnamed_addr #7 {
  %2 = bitcast float %0 to i32
  %3 = tail call fastcc i64 @extended(i32 noundef %2) #11
  %4 = icmp slt i64 %3, 0
  %5 = lshr i64 %3, 63
  %6 = add nuw i64 %5, 9223372036854775807
  %7 = tail call fastcc i64 @integer(i64 noundef %3, i64 noundef %6) #11
  %8 = sub i64 0, %7
  %9 = select i1 %4, i64 %8, i64 %7
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i64 -1, -2047) i64 @__fixunssfdi(float noundef %0) local_unnamed_addr #7 {
  %2 = bitcast float %0 to i32
  %3 = tail call fastcc i64 @extended(i32 noundef %2) #11
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = tail call fastcc i64 @integer(i64 noundef %3, i64 noundef -1) #11
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i64 [ %6, %5 ], [ 0, %1 ]
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__floatunsidf(i32 noundef %0) local_unnamed_addr #7 {
  %2 = zext i32 %0 to i64
  %3 = tail call fastcc i64 @converted(i64 noundef 0, i64 noundef %2) #11
  %4 = bitcast i64 %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @converted(i64 noundef range(i64 0, -9223372036854775807) %0, i64 noundef %1) unnamed_addr #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %29, label %4

4:                                                ; preds = %2
  %5 = lshr i64 %1, 32
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = trunc nuw i64 %1 to i32
  %9 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %8, i1 true)
  %10 = or disjoint i32 %9, 32
  br label %19

11:                                               ; preds = %4
  %12 = trunc nuw i64 %5 to i32
  %13 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %12, i1 true)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = lshr i64 %1, 1
  %17 = and i64 %1, 1
  %18 = or i64 %16, %17
  br label %25

19:                                               ; preds = %7, %11
  %20 = phi i32 [ %10, %7 ], [ %13, %11 ]
  %21 = add nsw i32 %20, -1
  %22 = zext nneg i32 %21 to i64
  %23 = shl i64 %1, %22
  %24 = sub nuw nsw i32 1086, %20
  br label %25

25:                                               ; preds = %19, %15
  %26 = phi i32 [ 1086, %15 ], [ %24, %19 ]
  %27 = phi i64 [ %18, %15 ], [ %23, %19 ]
  %28 = tail call fastcc i64 @packed(i64 noundef %0, i32 noundef %26, i64 noundef %27) #11
  br label %29

29:                                               ; preds = %2, %25
  %30 = phi i64 [ %28, %25 ], [ 0, %2 ]
  ret i64 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__floatundidf(i64 noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc i64 @converted(i64 noundef 0, i64 noundef %0) #11
  %3 = bitcast i64 %2 to double
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__floatsidf(i32 noundef %0) local_unnamed_addr #7 {
  %2 = icmp slt i32 %0, 0
  %3 = select i1 %2, i64 -9223372036854775808, i64 0
  %4 = tail call i32 @llvm.abs.i32(i32 %0, i1 false)
  %5 = zext i32 %4 to i64
  %6 = tail call fastcc i64 @converted(i64 noundef %3, i64 noundef %5) #11
  %7 = bitcast i64 %6 to double
  ret double %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @__floatdidf(i64 noundef %0) local_unnamed_addr #7 {
  %2 = and i64 %0, -9223372036854775808
  %3 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %4 = tail call fastcc i64 @converted(i64 noundef %2, i64 noundef %3) #11
  %5 = bitcast i64 %4 to double
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @__floatundisf(i64 noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc i32 @converted_to_float(i32 noundef 0, i64 noundef %0) #11
  %3 = bitcast i32 %2 to float
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i32 @converted_to_float(i32 noundef range(i32 0, -2147483647) %0, i64 noundef %1) unnamed_addr #7 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %26, label %4

4:                                                ; preds = %2
  %5 = lshr i64 %1, 32
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = trunc nuw i64 %5 to i32
  %9 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %8, i1 true)
  br label %14

10:                                               ; preds = %4
  %11 = trunc nuw i64 %1 to i32
  %12 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %11, i1 true)
  %13 = or disjoint i32 %12, 32
  br label %14

14:                                               ; preds = %7, %10
  %15 = phi i32 [ %9, %7 ], [ %13, %10 ]
  %16 = zext nneg i32 %15 to i64
  %17 = shl i64 %1, %16
  %18 = sub nuw nsw i32 190, %15
  %19 = lshr i64 %17, 33
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = and i64 %17, 8589934591
  %22 = icmp ne i64 %21, 0
  %23 = zext i1 %22 to i32
  %24 = or i32 %23, %20
  %25 = tail call fastcc i32 @packed_float(i32 noundef %0, i32 noundef %18, i32 noundef %24) #11
  br label %26

26:                                               ; preds = %2, %14
  %27 = phi i32 [ %25, %14 ], [ 0, %2 ]
  ret i32 %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @__floatdisf(i64 noundef %0) local_unnamed_addr #7 {
  %2 = icmp slt i64 %0, 0
  %3 = select i1 %2, i32 -2147483648, i32 0
  %4 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %0, i1 false)
  %5 = tail call fastcc i32 @converted_to_float(i32 noundef %3, i64 noundef %4) #11
  %6 = bitcast i32 %5 to float
  ret float %6
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local double @sqrt(double noundef %0) local_unnamed_addr #5 {
  %2 = alloca i64, align 8
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = icmp samesign ugt i64 %5, 9218868437227405312
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = or i64 %3, 2251799813685248
  %9 = bitcast i64 %8 to double
  br label %47

10:                                               ; preds = %1
  switch i64 %3, label %11 [
    i64 -9223372036854775808, label %47
    i64 9218868437227405312, label %47
    i64 0, label %47
  ]

11:                                               ; preds = %10
  %12 = icmp slt i64 %3, 0
  br i1 %12, label %47, label %13

13:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  %14 = call fastcc i32 @unpacked(i64 noundef %5, ptr noundef %2) #11
  %15 = add nsw i32 %14, -1023
  %16 = and i32 %15, 1
  %17 = or disjoint i32 %16, 10
  %18 = load i64, ptr %2, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = shl i64 %18, %19
  br label %30

21:                                               ; preds = %30
  %22 = ashr i32 %15, 1
  %23 = add nsw i32 %22, 1023
  %24 = shl i64 %42, 8
  %25 = icmp ne i64 %44, 0
  %26 = zext i1 %25 to i64
  %27 = or disjoint i64 %24, %26
  %28 = tail call fastcc i64 @packed(i64 noundef 0, i32 noundef %23, i64 noundef %27) #11
  %29 = bitcast i64 %28 to double
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  br label %47

30:                                               ; preds = %13, %30
  %31 = phi i32 [ 0, %13 ], [ %45, %30 ]
  %32 = phi i64 [ 0, %13 ], [ %44, %30 ]
  %33 = phi i64 [ 0, %13 ], [ %42, %30 ]
  %34 = phi i64 [ %20, %13 ], [ %36, %30 ]
  %35 = tail call i64 @llvm.fshl.i64(i64 %32, i64 %34, i64 2)
  %36 = shl i64 %34, 2
  %37 = shl i64 %33, 2
  %38 = shl i64 %33, 1
  %39 = icmp ugt i64 %35, %37
  %40 = xor i64 %37, -1
  %41 = zext i1 %39 to i64
  %42 = or disjoint i64 %38, %41
  %43 = select i1 %39, i64 %40, i64 0
  %44 = add i64 %43, %35
  %45 = add nuw nsw i32 %31, 1
  %46 = icmp eq i32 %45, 55
  br i1 %46, label %21, label %30, !llvm.loop !15

47:                                               ; preds = %11, %10, %10, %10, %21, %7
  %48 = phi double [ %9, %7 ], [ %29, %21 ], [ %0, %10 ], [ %0, %10 ], [ %0, %10 ], [ 0x7FF8000000000000, %11 ]
  ret double %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @floor(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef -1) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @rounded(double noundef %0, i32 noundef range(i32 -1, 4) %1) unnamed_addr #7 {
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = lshr i64 %5, 52
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = icmp samesign ugt i64 %5, 9218868437227405312
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = or i64 %3, 2251799813685248
  %11 = bitcast i64 %10 to double
  br label %66

12:                                               ; preds = %2
  %13 = icmp samesign ugt i32 %7, 1074
  %14 = icmp eq i64 %5, 0
  %15 = or i1 %14, %13
  br i1 %15, label %66, label %16

16:                                               ; preds = %12
  %17 = and i64 %3, -9223372036854775808
  %18 = icmp samesign ult i32 %7, 1023
  %19 = sub nuw nsw i32 1075, %7
  %20 = select i1 %18, i32 53, i32 %19
  %21 = icmp eq i32 %20, 53
  %22 = zext nneg i32 %20 to i64
  %23 = shl nuw i64 1, %22
  %24 = select i1 %21, i64 0, i64 %23
  %25 = add i64 %23, -1
  %26 = select i1 %21, i64 9223372036854775807, i64 %25
  %27 = and i64 %26, %5
  %28 = xor i64 %26, -1
  %29 = and i64 %28, %5
  %30 = icmp eq i32 %1, 3
  %31 = and i32 %1, -2
  %32 = icmp eq i32 %31, 2
  br i1 %32, label %33, label %53

33:                                               ; preds = %16
  %34 = lshr i64 %23, 1
  %35 = select i1 %21, i64 4602678819172646912, i64 %34
  switch i32 %20, label %36 [
    i32 53, label %41
    i32 52, label %40
  ]

36:                                               ; preds = %33
  %37 = and i64 %29, %24
  %38 = freeze i64 %37
  %39 = icmp ne i64 %38, 0
  br label %41

40:                                               ; preds = %33
  br label %41

41:                                               ; preds = %36, %33, %40
  %42 = phi i1 [ false, %33 ], [ %39, %36 ], [ true, %40 ]
  %43 = icmp samesign ugt i64 %27, %35
  br i1 %43, label %44, label %47

44:                                               ; preds = %41
  %45 = add nuw i64 %29, %23
  %46 = select i1 %21, i64 4607182418800017408, i64 %45
  br label %62

47:                                               ; preds = %41
  %48 = icmp eq i64 %27, %35
  br i1 %48, label %49, label %61

49:                                               ; preds = %47
  %50 = or i1 %30, %42
  %51 = add nuw i64 %29, %23
  %52 = select i1 %21, i64 4607182418800017408, i64 %51
  br i1 %50, label %62, label %61

53:                                               ; preds = %16
  %54 = icmp eq i64 %27, 0
  br i1 %54, label %61, label %55

55:                                               ; preds = %53
  %56 = icmp eq i64 %17, 0
  %57 = select i1 %56, i32 1, i32 -1
  %58 = icmp eq i32 %1, %57
  %59 = add nuw i64 %29, %23
  %60 = select i1 %21, i64 4607182418800017408, i64 %59
  br i1 %58, label %62, label %61

61:                                               ; preds = %49, %53, %47, %55
  br label %62

62:                                               ; preds = %49, %44, %55, %61
  %63 = phi i64 [ %29, %61 ], [ %60, %55 ], [ %46, %44 ], [ %52, %49 ]
  %64 = or i64 %63, %17
  %65 = bitcast i64 %64 to double
  br label %66

66:                                               ; preds = %12, %62, %9
  %67 = phi double [ %11, %9 ], [ %65, %62 ], [ %0, %12 ]
  ret double %67
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @ceil(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 1) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @trunc(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 0) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @rint(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 2) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @nearbyint(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 2) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @roundeven(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 2) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @round(double noundef %0) local_unnamed_addr #7 {
  %2 = tail call fastcc double @rounded(double noundef %0, i32 noundef 3) #11
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 2) #11
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = bitcast double %6 to i64
  %8 = icmp samesign ugt i64 %7, 9218868437227405312
  %9 = select i1 %8, double %1, double %0
  br label %19

10:                                               ; preds = %2
  %11 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 0) #11
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  %14 = bitcast double %0 to i64
  %15 = icmp slt i64 %14, 0
  %16 = icmp eq i32 %11, 0
  %17 = and i1 %15, %16
  %18 = select i1 %17, double %0, double %1
  br label %19

19:                                               ; preds = %13, %10, %5
  %20 = phi double [ %9, %5 ], [ %0, %10 ], [ %18, %13 ]
  ret double %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #7 {
  %3 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 2) #11
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = bitcast double %6 to i64
  %8 = icmp samesign ugt i64 %7, 9218868437227405312
  %9 = select i1 %8, double %1, double %0
  br label %19

10:                                               ; preds = %2
  %11 = tail call fastcc i32 @order(double noundef %0, double noundef %1, i32 noundef 0) #11
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  %14 = bitcast double %0 to i64
  %15 = icmp sgt i64 %14, -1
  %16 = icmp eq i32 %11, 0
  %17 = and i1 %15, %16
  %18 = select i1 %17, double %0, double %1
  br label %19

19:                                               ; preds = %13, %10, %5
  %20 = phi double [ %9, %5 ], [ %0, %10 ], [ %18, %13 ]
  ret double %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = bitcast double %0 to i64
  %6 = bitcast double %1 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %7 = tail call double @llvm.fabs.f64(double %0)
  %8 = bitcast double %7 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  %9 = tail call double @llvm.fabs.f64(double %1)
  %10 = bitcast double %9 to i64
  %11 = icmp samesign ugt i64 %8, 9218868437227405312
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = or i64 %5, 2251799813685248
  %14 = bitcast i64 %13 to double
  br label %70

15:                                               ; preds = %2
  %16 = icmp samesign ugt i64 %10, 9218868437227405312
  br i1 %16, label %17, label %20

17:                                               ; preds = %15
  %18 = or i64 %6, 2251799813685248
  %19 = bitcast i64 %18 to double
  br label %70

20:                                               ; preds = %15
  %21 = icmp eq i64 %8, 9218868437227405312
  %22 = icmp eq i64 %10, 0
  %23 = or i1 %21, %22
  br i1 %23, label %70, label %24

24:                                               ; preds = %20
  %25 = icmp samesign ult i64 %8, %10
  br i1 %25, label %70, label %26

26:                                               ; preds = %24
  %27 = call fastcc i32 @unpacked(i64 noundef %8, ptr noundef %3) #11
  %28 = call fastcc i32 @unpacked(i64 noundef %10, ptr noundef %4) #11
  %29 = load i64, ptr %3, align 8
  %30 = icmp sgt i32 %27, %28
  %31 = load i64, ptr %4, align 8
  br i1 %30, label %32, label %41

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %39, %32 ], [ %27, %26 ]
  %34 = phi i64 [ %38, %32 ], [ %29, %26 ]
  %35 = icmp ult i64 %34, %31
  %36 = select i1 %35, i64 0, i64 %31
  %37 = sub nuw i64 %34, %36
  %38 = shl i64 %37, 1
  %39 = add nsw i32 %33, -1
  %40 = icmp sgt i32 %39, %28
  br i1 %40, label %32, label %41, !llvm.loop !16

41:                                               ; preds = %32, %26
  %42 = phi i64 [ %29, %26 ], [ %38, %32 ]
  %43 = icmp ult i64 %42, %31
  %44 = select i1 %43, i64 0, i64 %31
  %45 = sub nuw i64 %42, %44
  %46 = icmp eq i64 %42, %44
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = and i64 %5, -9223372036854775808
  %49 = bitcast i64 %48 to double
  br label %70

50:                                               ; preds = %41
  %51 = lshr i64 %45, 32
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %56, label %53

53:                                               ; preds = %50
  %54 = trunc nuw i64 %51 to i32
  %55 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %54, i1 true)
  br label %60

56:                                               ; preds = %50
  %57 = trunc nuw i64 %45 to i32
  %58 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %57, i1 true)
  %59 = or disjoint i32 %58, 32
  br label %60

60:                                               ; preds = %53, %56
  %61 = phi i32 [ %55, %53 ], [ %59, %56 ]
  %62 = add nsw i32 %61, -11
  %63 = zext nneg i32 %62 to i64
  %64 = shl i64 %45, %63
  %65 = and i64 %5, -9223372036854775808
  %66 = sub nsw i32 %28, %62
  %67 = shl i64 %64, 10
  %68 = tail call fastcc i64 @packed(i64 noundef %65, i32 noundef %66, i64 noundef %67) #11
  %69 = bitcast i64 %68 to double
  br label %70

70:                                               ; preds = %20, %47, %60, %24, %17, %12
  %71 = phi double [ %14, %12 ], [ %19, %17 ], [ %69, %60 ], [ %0, %24 ], [ %49, %47 ], [ 0x7FF8000000000000, %20 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret double %71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc range(i64 -1, -2047) i64 @integer(i64 noundef %0, i64 noundef range(i64 -1, -9223372036854775807) %1) unnamed_addr #7 {
  %3 = and i64 %0, 9223372036854775807
  %4 = lshr i64 %3, 52
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = icmp samesign ugt i64 %3, 9218868437227405312
  %7 = icmp samesign ult i32 %5, 1023
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %26, label %9

9:                                                ; preds = %2
  %10 = icmp samesign ugt i32 %5, 1086
  br i1 %10, label %26, label %11

11:                                               ; preds = %9
  %12 = and i64 %0, 4503599627370495
  %13 = or disjoint i64 %12, 4503599627370496
  %14 = icmp samesign ugt i32 %5, 1075
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = add nsw i32 %5, -1075
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw i64 %13, %17
  br label %23

19:                                               ; preds = %11
  %20 = sub nuw nsw i32 1075, %5
  %21 = zext nneg i32 %20 to i64
  %22 = lshr i64 %13, %21
  br label %23

23:                                               ; preds = %19, %15
  %24 = phi i64 [ %18, %15 ], [ %22, %19 ]
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %1)
  br label %26

26:                                               ; preds = %9, %2, %23
  %27 = phi i64 [ %25, %23 ], [ 0, %2 ], [ %1, %9 ]
  ret i64 %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

attributes #0 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(argmem: write) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse noreturn nounwind optsize memory(inaccessiblemem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87,-aes,-amx-avx512,-avx,-avx10.1,-avx10.2,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-f16c,-fma,-fma4,-gfni,-kl,-mmx,-pclmul,-sha,-sha512,-sm3,-sm4,-sse,-sse2,-sse3,-sse4.1,-sse4.2,-sse4a,-ssse3,-vaes,-vpclmulqdq,-widekl,-xop" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin optsize "no-builtins" }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
