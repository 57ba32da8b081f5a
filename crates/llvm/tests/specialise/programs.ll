; ModuleID = 'programs.c'
source_filename = "programs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.step = type { i32, i32 }

@operations = internal unnamed_addr constant [2 x ptr] [ptr @add, ptr @mul], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @evaluate(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %100

6:                                                ; preds = %3, %96
  %7 = phi i32 [ %98, %96 ], [ 0, %3 ]
  %8 = phi i64 [ %97, %96 ], [ 0, %3 ]
  %9 = add nsw i64 %8, 1
  %10 = getelementptr inbounds %struct.step, ptr %0, i64 %8
  %11 = load i32, ptr %10, align 4, !tbaa !2
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !2
  switch i32 %11, label %108 [
    i32 0, label %14
    i32 1, label %19
    i32 2, label %26
    i32 3, label %36
    i32 4, label %46
    i32 5, label %56
    i32 6, label %62
    i32 7, label %68
    i32 8, label %79
    i32 9, label %87
    i32 10, label %89
  ]

14:                                               ; preds = %6
  %15 = sext i32 %13 to i64
  %16 = add nsw i32 %7, 1
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds i64, ptr %4, i64 %17
  store i64 %15, ptr %18, align 8, !tbaa !6
  br label %96

19:                                               ; preds = %6
  %20 = sext i32 %13 to i64
  %21 = getelementptr inbounds i64, ptr %2, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !6
  %23 = add nsw i32 %7, 1
  %24 = sext i32 %7 to i64
  %25 = getelementptr inbounds i64, ptr %4, i64 %24
  store i64 %22, ptr %25, align 8, !tbaa !6
  br label %96

26:                                               ; preds = %6
  %27 = add nsw i32 %7, -1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %4, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !6
  %31 = sext i32 %7 to i64
  %32 = getelementptr i64, ptr %4, i64 %31
  %33 = getelementptr i8, ptr %32, i64 -16
  %34 = load i64, ptr %33, align 8, !tbaa !6
  %35 = add nsw i64 %34, %30
  store i64 %35, ptr %33, align 8, !tbaa !6
  br label %96

36:                                               ; preds = %6
  %37 = add nsw i32 %7, -1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i64, ptr %4, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !6
  %41 = sext i32 %7 to i64
  %42 = getelementptr i64, ptr %4, i64 %41
  %43 = getelementptr i8, ptr %42, i64 -16
  %44 = load i64, ptr %43, align 8, !tbaa !6
  %45 = sub nsw i64 %44, %40
  store i64 %45, ptr %43, align 8, !tbaa !6
  br label %96

46:                                               ; preds = %6
  %47 = add nsw i32 %7, -1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i64, ptr %4, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !6
  %51 = sext i32 %7 to i64
  %52 = getelementptr i64, ptr %4, i64 %51
  %53 = getelementptr i8, ptr %52, i64 -16
  %54 = load i64, ptr %53, align 8, !tbaa !6
  %55 = mul nsw i64 %54, %50
  store i64 %55, ptr %53, align 8, !tbaa !6
  br label %96

56:                                               ; preds = %6
  %57 = sext i32 %7 to i64
  %58 = getelementptr i64, ptr %4, i64 %57
  %59 = getelementptr i8, ptr %58, i64 -8
  %60 = load i64, ptr %59, align 8, !tbaa !6
  %61 = sub nsw i64 0, %60
  store i64 %61, ptr %59, align 8, !tbaa !6
  br label %96

62:                                               ; preds = %6
  %63 = sext i32 %7 to i64
  %64 = getelementptr i64, ptr %4, i64 %63
  %65 = getelementptr i8, ptr %64, i64 -8
  %66 = load i64, ptr %65, align 8, !tbaa !6
  store i64 %66, ptr %64, align 8, !tbaa !6
  %67 = add nsw i32 %7, 1
  br label %96

68:                                               ; preds = %6
  %69 = add nsw i32 %7, -1
  %70 = sext i32 %7 to i64
  %71 = getelementptr i64, ptr %4, i64 %70
  %72 = getelementptr i8, ptr %71, i64 -16
  %73 = load i64, ptr %72, align 8, !tbaa !6
  %74 = sext i32 %69 to i64
  %75 = getelementptr inbounds i64, ptr %4, i64 %74
  %76 = load i64, ptr %75, align 8, !tbaa !6
  %77 = icmp slt i64 %73, %76
  %78 = zext i1 %77 to i64
  store i64 %78, ptr %72, align 8, !tbaa !6
  br label %96

79:                                               ; preds = %6
  %80 = add nsw i32 %7, -1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i64, ptr %4, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !6
  %84 = icmp eq i64 %83, 0
  %85 = sext i32 %13 to i64
  %86 = select i1 %84, i64 %85, i64 %9
  br label %96

87:                                               ; preds = %6
  %88 = sext i32 %13 to i64
  br label %96

89:                                               ; preds = %6
  %90 = add nsw i32 %7, -1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i64, ptr %4, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !6
  %94 = sext i32 %13 to i64
  %95 = getelementptr inbounds i64, ptr %2, i64 %94
  store i64 %93, ptr %95, align 8, !tbaa !6
  br label %96

96:                                               ; preds = %79, %14, %19, %26, %36, %46, %56, %62, %68, %87, %89
  %97 = phi i64 [ %88, %87 ], [ %9, %14 ], [ %9, %19 ], [ %9, %26 ], [ %9, %36 ], [ %9, %46 ], [ %9, %56 ], [ %9, %62 ], [ %9, %68 ], [ %9, %89 ], [ %86, %79 ]
  %98 = phi i32 [ %7, %87 ], [ %16, %14 ], [ %23, %19 ], [ %27, %26 ], [ %37, %36 ], [ %47, %46 ], [ %7, %56 ], [ %67, %62 ], [ %69, %68 ], [ %90, %89 ], [ %80, %79 ]
  %99 = icmp slt i64 %97, %1
  br i1 %99, label %6, label %100, !llvm.loop !8

100:                                              ; preds = %96, %3
  %101 = phi i32 [ 0, %3 ], [ %98, %96 ]
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %100
  %104 = zext nneg i32 %101 to i64
  %105 = getelementptr i64, ptr %4, i64 %104
  %106 = getelementptr i8, ptr %105, i64 -8
  %107 = load i64, ptr %106, align 8, !tbaa !6
  br label %108

108:                                              ; preds = %6, %103, %100
  %109 = phi i64 [ 0, %100 ], [ %107, %103 ], [ -1, %6 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret i64 %109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 2) i32 @match(ptr noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = load i8, ptr %0, align 1, !tbaa !11
  %8 = icmp eq i8 %7, 94
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %11 = add nsw i64 %1, -1
  %12 = tail call fastcc i32 @match_here(ptr noundef nonnull %10, i64 noundef %11, ptr noundef %2, i64 noundef %3)
  br label %25

13:                                               ; preds = %6, %4
  %14 = tail call fastcc i32 @match_here(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %25

16:                                               ; preds = %13, %20
  %17 = phi i64 [ %22, %20 ], [ %3, %13 ]
  %18 = phi ptr [ %21, %20 ], [ %2, %13 ]
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 1
  %22 = add nsw i64 %17, -1
  %23 = tail call fastcc i32 @match_here(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %21, i64 noundef %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %16, label %25, !llvm.loop !12

25:                                               ; preds = %20, %16, %13, %9
  %26 = phi i32 [ %12, %9 ], [ 1, %13 ], [ 0, %16 ], [ 1, %20 ]
  ret i32 %26
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @match_here(ptr noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, i64 noundef %3) unnamed_addr #2 {
  br label %5

5:                                                ; preds = %53, %4
  %6 = phi ptr [ %0, %4 ], [ %54, %53 ]
  %7 = phi i64 [ %1, %4 ], [ %55, %53 ]
  %8 = phi ptr [ %2, %4 ], [ %56, %53 ]
  %9 = phi i64 [ %3, %4 ], [ %57, %53 ]
  %10 = icmp eq i64 %7, 0
  br i1 %10, label %58, label %11

11:                                               ; preds = %5
  %12 = icmp sgt i64 %7, 1
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !11
  %16 = icmp eq i8 %15, 42
  br i1 %16, label %17, label %38

17:                                               ; preds = %13
  %18 = load i8, ptr %6, align 1, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %20 = add nsw i64 %7, -2
  %21 = tail call fastcc i32 @match_here(ptr noundef nonnull %19, i64 noundef range(i64 0, 9223372036854775806) %20, ptr noundef %8, i64 noundef %9)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %58

23:                                               ; preds = %17
  %24 = icmp eq i8 %18, 46
  br label %25

25:                                               ; preds = %23, %33
  %26 = phi i64 [ %9, %23 ], [ %35, %33 ]
  %27 = phi ptr [ %8, %23 ], [ %34, %33 ]
  %28 = icmp eq i64 %26, 0
  br i1 %28, label %58, label %29

29:                                               ; preds = %25
  %30 = load i8, ptr %27, align 1, !tbaa !11
  %31 = icmp eq i8 %30, %18
  %32 = or i1 %24, %31
  br i1 %32, label %33, label %58

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 1
  %35 = add nsw i64 %26, -1
  %36 = tail call fastcc i32 @match_here(ptr noundef nonnull %19, i64 noundef range(i64 0, 9223372036854775806) %20, ptr noundef nonnull %34, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %25, label %58, !llvm.loop !13

38:                                               ; preds = %13, %11
  %39 = load i8, ptr %6, align 1, !tbaa !11
  %40 = icmp eq i8 %39, 36
  %41 = icmp eq i64 %7, 1
  %42 = and i1 %41, %40
  br i1 %42, label %43, label %46

43:                                               ; preds = %38
  %44 = icmp eq i64 %9, 0
  %45 = zext i1 %44 to i32
  br label %58

46:                                               ; preds = %38
  %47 = icmp sgt i64 %9, 0
  br i1 %47, label %48, label %58

48:                                               ; preds = %46
  %49 = icmp eq i8 %39, 46
  br i1 %49, label %53, label %50

50:                                               ; preds = %48
  %51 = load i8, ptr %8, align 1, !tbaa !11
  %52 = icmp eq i8 %39, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %50, %48
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %55 = add nsw i64 %7, -1
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 1
  %57 = add nsw i64 %9, -1
  br label %5

58:                                               ; preds = %33, %25, %29, %17, %46, %50, %5, %43
  %59 = phi i32 [ 1, %5 ], [ 0, %46 ], [ %45, %43 ], [ 1, %17 ], [ 0, %50 ], [ 0, %29 ], [ 0, %25 ], [ 1, %33 ]
  ret i32 %59
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @convolve(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i64 %5, %2
  br i1 %7, label %16, label %8

8:                                                ; preds = %6
  %9 = icmp sgt i64 %5, %3
  %10 = icmp sgt i64 %5, 0
  br label %11

11:                                               ; preds = %8, %21
  %12 = phi i64 [ 0, %8 ], [ %22, %21 ]
  br i1 %9, label %21, label %13

13:                                               ; preds = %11
  %14 = mul nsw i64 %12, %3
  %15 = getelementptr float, ptr %1, i64 %14
  br label %17

16:                                               ; preds = %21, %6
  ret void

17:                                               ; preds = %13, %33
  %18 = phi i64 [ 0, %13 ], [ %36, %33 ]
  br i1 %10, label %19, label %33

19:                                               ; preds = %17
  %20 = getelementptr float, ptr %0, i64 %18
  br label %25

21:                                               ; preds = %33, %11
  %22 = add nuw nsw i64 %12, 1
  %23 = add nsw i64 %22, %5
  %24 = icmp sgt i64 %23, %2
  br i1 %24, label %16, label %11, !llvm.loop !14

25:                                               ; preds = %19, %39
  %26 = phi i64 [ 0, %19 ], [ %40, %39 ]
  %27 = phi float [ 0.000000e+00, %19 ], [ %54, %39 ]
  %28 = mul nuw nsw i64 %26, %5
  %29 = getelementptr float, ptr %4, i64 %28
  %30 = add nuw nsw i64 %26, %12
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr float, ptr %20, i64 %31
  br label %42

33:                                               ; preds = %39, %17
  %34 = phi float [ 0.000000e+00, %17 ], [ %54, %39 ]
  %35 = getelementptr float, ptr %15, i64 %18
  store float %34, ptr %35, align 4, !tbaa !15
  %36 = add nuw nsw i64 %18, 1
  %37 = add nsw i64 %36, %5
  %38 = icmp sgt i64 %37, %3
  br i1 %38, label %21, label %17, !llvm.loop !17

39:                                               ; preds = %53
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %5
  br i1 %41, label %33, label %25, !llvm.loop !18

42:                                               ; preds = %25, %53
  %43 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %44 = phi float [ %27, %25 ], [ %54, %53 ]
  %45 = getelementptr float, ptr %29, i64 %43
  %46 = load float, ptr %45, align 4, !tbaa !15
  %47 = fcmp une float %46, 0.000000e+00
  br i1 %47, label %48, label %53

48:                                               ; preds = %42
  %49 = getelementptr float, ptr %32, i64 %43
  %50 = load float, ptr %49, align 4, !tbaa !15
  %51 = fmul float %46, %50
  %52 = fadd float %44, %51
  br label %53

53:                                               ; preds = %42, %48
  %54 = phi float [ %52, %48 ], [ %44, %42 ]
  %55 = add nuw nsw i64 %43, 1
  %56 = icmp eq i64 %55, %5
  br i1 %56, label %39, label %42, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local float @decide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #3 {
  %3 = load i32, ptr %0, align 8, !tbaa !20
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %5, label %19

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %17, %5 ], [ %3, %2 ]
  %7 = phi ptr [ %16, %5 ], [ %0, %2 ]
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !24
  %13 = fcmp olt float %10, %12
  %14 = select i1 %13, i64 8, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !25
  %17 = load i32, ptr %16, align 8, !tbaa !20
  %18 = icmp sgt i32 %17, -1
  br i1 %18, label %5, label %19, !llvm.loop !26

19:                                               ; preds = %5, %2
  %20 = phi ptr [ %0, %2 ], [ %16, %5 ]
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load float, ptr %21, align 8, !tbaa !27
  ret float %22
}

; Function Attrs: nofree nosync nounwind memory(none)
define dso_local i64 @power(i64 noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2, %6
  %5 = phi i64 [ %13, %6 ], [ 1, %2 ]
  ret i64 %5

6:                                                ; preds = %2
  %7 = lshr i32 %1, 1
  %8 = tail call i64 @power(i64 noundef %0, i32 noundef %7)
  %9 = and i32 %1, 1
  %10 = icmp eq i32 %9, 0
  %11 = mul nsw i64 %8, %8
  %12 = select i1 %10, i64 1, i64 %0
  %13 = mul nsw i64 %11, %12
  br label %4
}

; Function Attrs: nounwind
define dso_local i64 @apply(i32 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = and i32 %0, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw ptr, ptr @operations, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !28
  %8 = tail call i64 %7(i64 noundef %1, i64 noundef %2) #8
  ret i64 %8
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @weigh(i32 noundef %0, i32 noundef %1, double noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = icmp sgt i32 %3, 3
  %8 = uitofp nneg i32 %3 to double
  br label %20

9:                                                ; preds = %20
  %10 = mul i32 %3, %3
  %11 = add i32 %1, %10
  br label %12

12:                                               ; preds = %9, %4
  %13 = phi double [ %2, %4 ], [ %26, %9 ]
  %14 = phi i32 [ %1, %4 ], [ %11, %9 ]
  %15 = phi i32 [ %0, %4 ], [ %24, %9 ]
  %16 = sitofp i32 %15 to double
  %17 = fadd double %13, %16
  %18 = sitofp i32 %14 to double
  %19 = fsub double %17, %18
  ret double %19

20:                                               ; preds = %6, %20
  %21 = phi i32 [ 0, %6 ], [ %27, %20 ]
  %22 = phi i32 [ %0, %6 ], [ %24, %20 ]
  %23 = phi double [ %2, %6 ], [ %26, %20 ]
  %24 = mul nsw i32 %22, %3
  %25 = fmul double %23, %8
  %26 = select i1 %7, double %25, double %23
  %27 = add nuw nsw i32 %21, 1
  %28 = icmp eq i32 %27, %3
  br i1 %28, label %9, label %20, !llvm.loop !29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @add(i64 noundef %0, i64 noundef %1) #7 {
  %3 = add nsw i64 %1, %0
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i64 @mul(i64 noundef %0, i64 noundef %1) #7 {
  %3 = mul nsw i64 %1, %0
  ret i64 %3
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"long", !4, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!4, !4, i64 0}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !9, !10}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !4, i64 0}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = !{!21, !3, i64 0}
!21 = !{!"node", !3, i64 0, !16, i64 4, !22, i64 8, !22, i64 16, !16, i64 24}
!22 = !{!"p1 _ZTS4node", !23, i64 0}
!23 = !{!"any pointer", !4, i64 0}
!24 = !{!21, !16, i64 4}
!25 = !{!22, !22, i64 0}
!26 = distinct !{!26, !9, !10}
!27 = !{!21, !16, i64 24}
!28 = !{!23, !23, i64 0}
!29 = distinct !{!29, !9, !10}
