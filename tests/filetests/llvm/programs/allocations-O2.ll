; ModuleID = 'allocations.c'
source_filename = "allocations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { [64 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"%ld %lx\0A\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%d %d %lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%d %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%u %lx\0A\00", align 1

; Function Attrs: nofree nounwind
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = tail call fastcc i64 @rows(i32 noundef 30)
  %2 = load i64, ptr @hash, align 8, !tbaa !8
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %1, i64 noundef %2)
  %4 = tail call fastcc i64 @rows(i32 noundef 60)
  %5 = load i64, ptr @hash, align 8, !tbaa !8
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4, i64 noundef %5)
  %7 = tail call fastcc i32 @list()
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %7)
  %9 = tail call fastcc i32 @aligned(i32 noundef 3)
  %10 = tail call fastcc i32 @aligned(i32 noundef 11)
  %11 = load i64, ptr @hash, align 8, !tbaa !8
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %9, i32 noundef %10, i64 noundef %11)
  %13 = tail call fastcc i32 @deep(i32 noundef 50)
  %14 = load i64, ptr @hash, align 8, !tbaa !8
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %13, i64 noundef %14)
  %16 = tail call fastcc i32 @large()
  %17 = load i64, ptr @hash, align 8, !tbaa !8
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %16, i64 noundef %17)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal fastcc i64 @rows(i32 noundef range(i32 30, 61) %0) unnamed_addr #2 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca i64, i64 %2, align 16
  br label %4

4:                                                ; preds = %1, %68
  %5 = phi i64 [ 0, %1 ], [ %7, %68 ]
  %6 = phi i64 [ 1, %1 ], [ %69, %68 ]
  %7 = add nuw nsw i64 %5, 1
  %8 = tail call ptr @llvm.stacksave.p0()
  %9 = alloca [3 x i32], i64 %7, align 16
  %10 = and i64 %6, 1
  %11 = icmp eq i64 %5, 0
  br i1 %11, label %41, label %12

12:                                               ; preds = %4
  %13 = and i64 %6, 9223372036854775806
  br label %14

14:                                               ; preds = %14, %12
  %15 = phi i64 [ 0, %12 ], [ %36, %14 ]
  %16 = phi i64 [ 0, %12 ], [ %37, %14 ]
  %17 = mul nuw nsw i64 %15, %5
  %18 = getelementptr inbounds nuw [3 x i32], ptr %9, i64 %15
  %19 = trunc nuw nsw i64 %17 to i32
  store i32 %19, ptr %18, align 8, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = trunc i64 %17 to i32
  %22 = add i32 %21, -1
  store i32 %22, ptr %20, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %24 = trunc i64 %17 to i32
  %25 = add i32 %24, -2
  store i32 %25, ptr %23, align 8, !tbaa !4
  %26 = or disjoint i64 %15, 1
  %27 = mul nuw nsw i64 %26, %5
  %28 = getelementptr inbounds nuw [3 x i32], ptr %9, i64 %26
  %29 = trunc nuw nsw i64 %27 to i32
  store i32 %29, ptr %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = trunc i64 %27 to i32
  %32 = add i32 %31, -1
  store i32 %32, ptr %30, align 8, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %34 = trunc i64 %27 to i32
  %35 = add i32 %34, -2
  store i32 %35, ptr %33, align 4, !tbaa !4
  %36 = add nuw nsw i64 %15, 2
  %37 = add i64 %16, 2
  %38 = icmp eq i64 %37, %13
  br i1 %38, label %39, label %14, !llvm.loop !10

39:                                               ; preds = %14
  %40 = icmp eq i64 %10, 0
  br i1 %40, label %53, label %41

41:                                               ; preds = %39, %4
  %42 = phi i64 [ 0, %4 ], [ %36, %39 ]
  %43 = icmp ne i64 %10, 0
  tail call void @llvm.assume(i1 %43)
  %44 = mul nuw nsw i64 %42, %5
  %45 = getelementptr inbounds nuw [3 x i32], ptr %9, i64 %42
  %46 = trunc nuw nsw i64 %44 to i32
  store i32 %46, ptr %45, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = trunc i64 %44 to i32
  %49 = add i32 %48, -1
  store i32 %49, ptr %47, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %51 = trunc i64 %44 to i32
  %52 = add i32 %51, -2
  store i32 %52, ptr %50, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %39, %41
  %54 = trunc nuw nsw i64 %5 to i32
  %55 = urem i32 %54, 5
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %68, label %57

57:                                               ; preds = %53
  %58 = mul nuw nsw i64 %7, 12
  call fastcc void @mix(ptr noundef %9, i64 noundef %58)
  %59 = getelementptr inbounds nuw [3 x i32], ptr %9, i64 %5
  %60 = urem i32 %54, 3
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %58, %64
  %66 = getelementptr inbounds nuw i64, ptr %3, i64 %5
  store i64 %65, ptr %66, align 8, !tbaa !8
  %67 = icmp eq i64 %5, 40
  br i1 %67, label %71, label %68

68:                                               ; preds = %53, %57
  call void @llvm.stackrestore.p0(ptr %8)
  %69 = add nuw nsw i64 %6, 1
  %70 = icmp eq i64 %7, %2
  br i1 %70, label %74, label %4, !llvm.loop !12

71:                                               ; preds = %57
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %73 = load i64, ptr %72, align 16, !tbaa !8
  call void @llvm.stackrestore.p0(ptr %8)
  br label %76

74:                                               ; preds = %68
  %75 = load i64, ptr %3, align 16, !tbaa !8
  br label %76

76:                                               ; preds = %71, %74
  %77 = phi i64 [ %75, %74 ], [ %73, %71 ]
  ret i64 %77
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @list() unnamed_addr #3 {
  br label %1

1:                                                ; preds = %1, %0
  %2 = phi i64 [ 0, %0 ], [ %27, %1 ]
  %3 = phi ptr [ null, %0 ], [ %23, %1 ]
  %4 = add nuw nsw i64 %2, 16
  %5 = alloca i8, i64 %4, align 16
  store ptr %3, ptr %5, align 16, !tbaa !13
  %6 = mul nuw nsw i64 %2, %2
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = trunc nuw i64 %6 to i32
  store i32 %8, ptr %7, align 8, !tbaa !17
  %9 = or disjoint i64 %2, 1
  %10 = add nuw nsw i64 %2, 17
  %11 = alloca i8, i64 %10, align 16
  store ptr %5, ptr %11, align 16, !tbaa !13
  %12 = mul nuw nsw i64 %9, %9
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %14 = trunc nuw i64 %12 to i32
  store i32 %14, ptr %13, align 8, !tbaa !17
  %15 = or disjoint i64 %2, 2
  %16 = add nuw nsw i64 %2, 18
  %17 = alloca i8, i64 %16, align 16
  store ptr %11, ptr %17, align 16, !tbaa !13
  %18 = mul nuw nsw i64 %15, %15
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %20 = trunc nuw i64 %18 to i32
  store i32 %20, ptr %19, align 8, !tbaa !17
  %21 = or disjoint i64 %2, 3
  %22 = add nuw nsw i64 %2, 19
  %23 = alloca i8, i64 %22, align 16
  store ptr %17, ptr %23, align 16, !tbaa !13
  %24 = mul nuw nsw i64 %21, %21
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = trunc nuw i64 %24 to i32
  store i32 %26, ptr %25, align 8, !tbaa !17
  %27 = add nuw nsw i64 %2, 4
  %28 = icmp eq i64 %27, 100
  br i1 %28, label %29, label %1, !llvm.loop !18

29:                                               ; preds = %1, %29
  %30 = phi i32 [ %34, %29 ], [ 0, %1 ]
  %31 = phi ptr [ %35, %29 ], [ %23, %1 ]
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load i32, ptr %32, align 8, !tbaa !17
  %34 = add nsw i32 %33, %30
  %35 = load ptr, ptr %31, align 8, !tbaa !13
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %29, !llvm.loop !19

37:                                               ; preds = %29
  ret i32 %34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef range(i32 0, 64) i32 @aligned(i32 noundef range(i32 3, 12) %0) unnamed_addr #4 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca %struct.anon, i64 %2, align 64
  %4 = trunc nuw nsw i32 %0 to i8
  %5 = shl nuw nsw i64 %2, 6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(1) %3, i8 %4, i64 %5, i1 false)
  call fastcc void @mix(ptr noundef %3, i64 noundef %5)
  ret i32 0
}

; Function Attrs: nofree noinline nosync nounwind
define internal fastcc i32 @deep(i32 noundef %0) unnamed_addr #5 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %75, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = tail call ptr @llvm.stacksave.p0()
  %6 = alloca i16, i64 %4, align 16
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %56

8:                                                ; preds = %3
  %9 = icmp ult i32 %0, 4
  br i1 %9, label %54, label %10

10:                                               ; preds = %8
  %11 = icmp ult i32 %0, 16
  br i1 %11, label %34, label %12

12:                                               ; preds = %10
  %13 = and i64 %4, 12
  %14 = and i64 %4, 2147483632
  %15 = insertelement <8 x i32> poison, i32 %0, i64 0
  %16 = shufflevector <8 x i32> %15, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %17

17:                                               ; preds = %17, %12
  %18 = phi i64 [ 0, %12 ], [ %27, %17 ]
  %19 = phi <8 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, %12 ], [ %28, %17 ]
  %20 = add <8 x i32> %19, splat (i32 8)
  %21 = xor <8 x i32> %16, %19
  %22 = xor <8 x i32> %16, %20
  %23 = trunc <8 x i32> %21 to <8 x i16>
  %24 = trunc <8 x i32> %22 to <8 x i16>
  %25 = getelementptr inbounds nuw i16, ptr %6, i64 %18
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store <8 x i16> %23, ptr %25, align 16, !tbaa !20
  store <8 x i16> %24, ptr %26, align 16, !tbaa !20
  %27 = add nuw i64 %18, 16
  %28 = add <8 x i32> %19, splat (i32 16)
  %29 = icmp eq i64 %27, %14
  br i1 %29, label %30, label %17, !llvm.loop !22

30:                                               ; preds = %17
  %31 = icmp eq i64 %14, %4
  br i1 %31, label %56, label %32

32:                                               ; preds = %30
  %33 = icmp eq i64 %13, 0
  br i1 %33, label %54, label %34, !prof !25

34:                                               ; preds = %10, %32
  %35 = phi i64 [ %14, %32 ], [ 0, %10 ]
  %36 = and i64 %4, 2147483644
  %37 = insertelement <4 x i32> poison, i32 %0, i64 0
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> zeroinitializer
  %39 = trunc nuw nsw i64 %35 to i32
  %40 = insertelement <4 x i32> poison, i32 %39, i64 0
  %41 = shufflevector <4 x i32> %40, <4 x i32> poison, <4 x i32> zeroinitializer
  %42 = or disjoint <4 x i32> %41, <i32 0, i32 1, i32 2, i32 3>
  br label %43

43:                                               ; preds = %43, %34
  %44 = phi i64 [ %35, %34 ], [ %49, %43 ]
  %45 = phi <4 x i32> [ %42, %34 ], [ %50, %43 ]
  %46 = xor <4 x i32> %38, %45
  %47 = trunc <4 x i32> %46 to <4 x i16>
  %48 = getelementptr inbounds nuw i16, ptr %6, i64 %44
  store <4 x i16> %47, ptr %48, align 8, !tbaa !20
  %49 = add nuw i64 %44, 4
  %50 = add <4 x i32> %45, splat (i32 4)
  %51 = icmp eq i64 %49, %36
  br i1 %51, label %52, label %43, !llvm.loop !26

52:                                               ; preds = %43
  %53 = icmp eq i64 %36, %4
  br i1 %53, label %56, label %54

54:                                               ; preds = %8, %32, %52
  %55 = phi i64 [ 0, %8 ], [ %14, %32 ], [ %36, %52 ]
  br label %67

56:                                               ; preds = %67, %30, %52, %3
  %57 = add nsw i32 %0, -1
  %58 = tail call fastcc i32 @deep(i32 noundef %57)
  %59 = shl nuw nsw i64 %4, 1
  call fastcc void @mix(ptr noundef %6, i64 noundef %59)
  %60 = mul nsw i32 %58, 3
  %61 = sdiv i32 %0, 2
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i16, ptr %6, i64 %62
  %64 = load i16, ptr %63, align 2, !tbaa !20
  %65 = sext i16 %64 to i32
  %66 = add nsw i32 %60, %65
  call void @llvm.stackrestore.p0(ptr %5)
  br label %75

67:                                               ; preds = %54, %67
  %68 = phi i64 [ %73, %67 ], [ %55, %54 ]
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = xor i32 %0, %69
  %71 = trunc i32 %70 to i16
  %72 = getelementptr inbounds nuw i16, ptr %6, i64 %68
  store i16 %71, ptr %72, align 2, !tbaa !20
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, %4
  br i1 %74, label %56, label %67, !llvm.loop !27

75:                                               ; preds = %1, %56
  %76 = phi i32 [ %66, %56 ], [ 1, %1 ]
  ret i32 %76
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @large() unnamed_addr #4 {
  %1 = alloca [524288 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12
  call fastcc void @fill(ptr noundef %1)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 2000000
  call fastcc void @mix(ptr noundef %2, i64 noundef 4096)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 493824
  %4 = load i32, ptr %3, align 16, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @mix(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #8 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %30

4:                                                ; preds = %2
  %5 = load i64, ptr @hash, align 8
  %6 = and i64 %1, 3
  %7 = icmp ult i64 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %1, 9223372036854775804
  br label %31

10:                                               ; preds = %31
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %58, %10 ]
  %14 = phi i64 [ %5, %4 ], [ %57, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %25, %16 ], [ %13, %12 ]
  %18 = phi i64 [ %24, %16 ], [ %14, %12 ]
  %19 = phi i64 [ %26, %16 ], [ 0, %12 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %21 = load i8, ptr %20, align 1, !tbaa !28
  %22 = zext i8 %21 to i64
  %23 = xor i64 %18, %22
  %24 = mul i64 %23, 1099511628211
  %25 = add nuw nsw i64 %17, 1
  %26 = add i64 %19, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %28, label %16, !llvm.loop !29

28:                                               ; preds = %16, %10
  %29 = phi i64 [ %57, %10 ], [ %24, %16 ]
  store i64 %29, ptr @hash, align 8, !tbaa !8
  br label %30

30:                                               ; preds = %28, %2
  ret void

31:                                               ; preds = %31, %8
  %32 = phi i64 [ 0, %8 ], [ %58, %31 ]
  %33 = phi i64 [ %5, %8 ], [ %57, %31 ]
  %34 = phi i64 [ 0, %8 ], [ %59, %31 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %36 = load i8, ptr %35, align 1, !tbaa !28
  %37 = zext i8 %36 to i64
  %38 = xor i64 %33, %37
  %39 = mul i64 %38, 1099511628211
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 1
  %42 = load i8, ptr %41, align 1, !tbaa !28
  %43 = zext i8 %42 to i64
  %44 = xor i64 %39, %43
  %45 = mul i64 %44, 1099511628211
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 2
  %48 = load i8, ptr %47, align 1, !tbaa !28
  %49 = zext i8 %48 to i64
  %50 = xor i64 %45, %49
  %51 = mul i64 %50, 1099511628211
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %54 = load i8, ptr %53, align 1, !tbaa !28
  %55 = zext i8 %54 to i64
  %56 = xor i64 %51, %55
  %57 = mul i64 %56, 1099511628211
  %58 = add nuw nsw i64 %32, 4
  %59 = add i64 %34, 4
  %60 = icmp eq i64 %59, %9
  br i1 %60, label %10, label %31, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define internal fastcc void @fill(ptr noundef nonnull writeonly captures(none) %0) unnamed_addr #10 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %10, %2 ]
  %4 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %1 ], [ %11, %2 ]
  %5 = mul <4 x i32> %4, splat (i32 -1640531535)
  %6 = mul <4 x i32> %4, splat (i32 -1640531535)
  %7 = add <4 x i32> %6, splat (i32 2027808452)
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store <4 x i32> %5, ptr %8, align 4, !tbaa !4
  store <4 x i32> %7, ptr %9, align 4, !tbaa !4
  %10 = add nuw i64 %3, 8
  %11 = add <4 x i32> %4, splat (i32 8)
  %12 = icmp eq i64 %10, 524288
  br i1 %12, label %13, label %2, !llvm.loop !32

13:                                               ; preds = %2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { nofree nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !15, i64 0}
!14 = !{!"node", !15, i64 0, !5, i64 8}
!15 = !{!"p1 _ZTSZL4listE4node", !16, i64 0}
!16 = !{!"any pointer", !6, i64 0}
!17 = !{!14, !5, i64 8}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !6, i64 0}
!22 = distinct !{!22, !11, !23, !24}
!23 = !{!"llvm.loop.isvectorized", i32 1}
!24 = !{!"llvm.loop.unroll.runtime.disable"}
!25 = !{!"branch_weights", i32 4, i32 12}
!26 = distinct !{!26, !11, !23, !24}
!27 = distinct !{!27, !11, !24, !23}
!28 = !{!6, !6, i64 0}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !11, !23, !24}
