; ModuleID = 'quicksort.c'
source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"wrong at %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%016llx\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %14

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #8
  %8 = icmp eq i32 %0, 2
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !8
  %12 = tail call i64 @strtol(ptr noundef nonnull captures(none) %11, ptr noundef null, i32 noundef 10) #8
  %13 = trunc i64 %12 to i32
  br label %14

14:                                               ; preds = %2, %4, %9
  %15 = phi i64 [ %7, %9 ], [ %7, %4 ], [ 1500, %2 ]
  %16 = phi i32 [ %13, %9 ], [ 2, %4 ], [ 2, %2 ]
  %17 = shl i64 %15, 2
  %18 = tail call noalias ptr @malloc(i64 noundef %17) #9
  %19 = tail call noalias ptr @malloc(i64 noundef %17) #9
  %20 = icmp sgt i32 %16, 0
  br i1 %20, label %21, label %96

21:                                               ; preds = %14
  %22 = icmp sgt i64 %15, 0
  %23 = add nsw i64 %15, -1
  %24 = icmp eq i64 %15, 1
  %25 = and i64 %15, 1
  %26 = icmp eq i64 %15, 1
  %27 = and i64 %15, 9223372036854775806
  %28 = icmp eq i64 %25, 0
  %29 = icmp ne i64 %25, 0
  br label %30

30:                                               ; preds = %21, %88
  %31 = phi i32 [ 0, %21 ], [ %91, %88 ]
  %32 = phi i32 [ 99, %21 ], [ %45, %88 ]
  br i1 %22, label %33, label %44

33:                                               ; preds = %30
  %34 = and i32 %31, 3
  br i1 %26, label %36, label %52

35:                                               ; preds = %52
  br i1 %28, label %44, label %36

36:                                               ; preds = %35, %33
  %37 = phi i64 [ 0, %33 ], [ %67, %35 ]
  %38 = phi i32 [ %32, %33 ], [ %63, %35 ]
  tail call void @llvm.assume(i1 %29)
  %39 = mul i32 %38, 1103515245
  %40 = add i32 %39, 12345
  %41 = ashr i32 %40, %34
  %42 = getelementptr inbounds nuw i32, ptr %19, i64 %37
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i32, ptr %18, i64 %37
  store i32 %41, ptr %43, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %36, %35, %30
  %45 = phi i32 [ %32, %30 ], [ %63, %35 ], [ %40, %36 ]
  tail call fastcc void @sort(ptr noundef %18, i64 noundef 0, i64 noundef %23)
  tail call fastcc void @sort_by(ptr noundef %19, i64 noundef %15)
  br i1 %22, label %46, label %88

46:                                               ; preds = %44
  %47 = load i32, ptr %18, align 4, !tbaa !4
  %48 = load i32, ptr %19, align 4, !tbaa !4
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %93

50:                                               ; preds = %46
  %51 = zext i32 %47 to i64
  br i1 %24, label %88, label %70

52:                                               ; preds = %33, %52
  %53 = phi i64 [ %67, %52 ], [ 0, %33 ]
  %54 = phi i32 [ %63, %52 ], [ %32, %33 ]
  %55 = phi i64 [ %68, %52 ], [ 0, %33 ]
  %56 = mul i32 %54, 1103515245
  %57 = add i32 %56, 12345
  %58 = ashr i32 %57, %34
  %59 = getelementptr inbounds nuw i32, ptr %19, i64 %53
  store i32 %58, ptr %59, align 4, !tbaa !4
  %60 = getelementptr inbounds nuw i32, ptr %18, i64 %53
  store i32 %58, ptr %60, align 4, !tbaa !4
  %61 = or disjoint i64 %53, 1
  %62 = mul i32 %57, 1103515245
  %63 = add i32 %62, 12345
  %64 = ashr i32 %63, %34
  %65 = getelementptr inbounds nuw i32, ptr %19, i64 %61
  store i32 %64, ptr %65, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i32, ptr %18, i64 %61
  store i32 %64, ptr %66, align 4, !tbaa !4
  %67 = add nuw nsw i64 %53, 2
  %68 = add i64 %55, 2
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %35, label %52, !llvm.loop !11

70:                                               ; preds = %50, %82
  %71 = phi i64 [ %86, %82 ], [ 1, %50 ]
  %72 = phi i64 [ %85, %82 ], [ %51, %50 ]
  %73 = getelementptr inbounds nuw i32, ptr %18, i64 %71
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i32, ptr %19, i64 %71
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = icmp eq i32 %74, %76
  br i1 %77, label %78, label %93

78:                                               ; preds = %70
  %79 = getelementptr i8, ptr %73, i64 -4
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = icmp sgt i32 %80, %74
  br i1 %81, label %93, label %82

82:                                               ; preds = %78
  %83 = mul i64 %72, 31
  %84 = zext i32 %74 to i64
  %85 = add i64 %83, %84
  %86 = add nuw nsw i64 %71, 1
  %87 = icmp eq i64 %86, %15
  br i1 %87, label %88, label %70, !llvm.loop !13

88:                                               ; preds = %82, %50, %44
  %89 = phi i64 [ 0, %44 ], [ %51, %50 ], [ %85, %82 ]
  %90 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %89)
  %91 = add nuw nsw i32 %31, 1
  %92 = icmp eq i32 %91, %16
  br i1 %92, label %96, label %30, !llvm.loop !15

93:                                               ; preds = %46, %70, %78
  %94 = phi i64 [ %71, %70 ], [ %71, %78 ], [ 0, %46 ]
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %94)
  br label %97

96:                                               ; preds = %88, %14
  tail call void @free(ptr noundef %18) #8
  tail call void @free(ptr noundef %19) #8
  br label %97

97:                                               ; preds = %93, %96
  %98 = phi i32 [ 0, %96 ], [ 1, %93 ]
  ret i32 %98
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @sort(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %48

5:                                                ; preds = %3, %44
  %6 = phi i64 [ %46, %44 ], [ %1, %3 ]
  %7 = phi i64 [ %45, %44 ], [ %2, %3 ]
  %8 = sub nsw i64 %7, %6
  %9 = lshr i64 %8, 1
  %10 = getelementptr i32, ptr %0, i64 %6
  %11 = getelementptr i32, ptr %10, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %5, %34
  %14 = phi i64 [ %7, %5 ], [ %36, %34 ]
  %15 = phi i64 [ %6, %5 ], [ %35, %34 ]
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ %21, %16 ], [ %15, %13 ]
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %19, %12
  %21 = add nsw i64 %17, 1
  br i1 %20, label %16, label %22, !llvm.loop !16

22:                                               ; preds = %16
  %23 = getelementptr inbounds i32, ptr %0, i64 %17
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ %29, %24 ], [ %14, %22 ]
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = icmp sgt i32 %27, %12
  %29 = add nsw i64 %25, -1
  br i1 %28, label %24, label %30, !llvm.loop !17

30:                                               ; preds = %24
  %31 = icmp sgt i64 %17, %25
  br i1 %31, label %34, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds i32, ptr %0, i64 %25
  store i32 %27, ptr %23, align 4, !tbaa !4
  store i32 %19, ptr %33, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %32, %30
  %35 = phi i64 [ %21, %32 ], [ %17, %30 ]
  %36 = phi i64 [ %29, %32 ], [ %25, %30 ]
  %37 = icmp sgt i64 %35, %36
  br i1 %37, label %38, label %13, !llvm.loop !18

38:                                               ; preds = %34
  %39 = sub nsw i64 %36, %6
  %40 = sub nsw i64 %7, %35
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  tail call fastcc void @sort(ptr noundef nonnull %0, i64 noundef %6, i64 noundef %36)
  br label %44

43:                                               ; preds = %38
  tail call fastcc void @sort(ptr noundef nonnull %0, i64 noundef %35, i64 noundef %7)
  br label %44

44:                                               ; preds = %43, %42
  %45 = phi i64 [ %7, %42 ], [ %36, %43 ]
  %46 = phi i64 [ %35, %42 ], [ %6, %43 ]
  %47 = icmp slt i64 %46, %45
  br i1 %47, label %5, label %48, !llvm.loop !19

48:                                               ; preds = %44, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @sort_by(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp ugt i64 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = lshr i64 %1, 1
  br label %7

6:                                                ; preds = %73, %2
  ret void

7:                                                ; preds = %4, %73
  %8 = phi i64 [ %21, %73 ], [ %1, %4 ]
  %9 = phi i64 [ %20, %73 ], [ %5, %4 ]
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = add nsw i64 %9, -1
  br label %19

13:                                               ; preds = %7
  %14 = add i64 %8, -1
  %15 = shl i64 %14, 2
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %15
  %17 = load <4 x i8>, ptr %0, align 1, !tbaa !20
  %18 = load <4 x i8>, ptr %16, align 1, !tbaa !20
  store <4 x i8> %18, ptr %0, align 1, !tbaa !20
  store <4 x i8> %17, ptr %16, align 1, !tbaa !20
  br label %19

19:                                               ; preds = %13, %11
  %20 = phi i64 [ %12, %11 ], [ 0, %13 ]
  %21 = phi i64 [ %8, %11 ], [ %14, %13 ]
  %22 = shl nuw i64 %20, 1
  %23 = or disjoint i64 %22, 1
  %24 = icmp ult i64 %23, %21
  br i1 %24, label %25, label %73

25:                                               ; preds = %19, %49
  %26 = phi i64 [ %71, %49 ], [ %23, %19 ]
  %27 = phi i64 [ %70, %49 ], [ %22, %19 ]
  %28 = phi i64 [ %41, %49 ], [ %20, %19 ]
  %29 = add nuw i64 %27, 2
  %30 = icmp ult i64 %29, %21
  br i1 %30, label %31, label %40

31:                                               ; preds = %25
  %32 = shl i64 %26, 2
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %34 = shl i64 %29, 2
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  %36 = load i32, ptr %33, align 4, !tbaa !4
  %37 = load i32, ptr %35, align 4, !tbaa !4
  %38 = icmp slt i32 %36, %37
  %39 = select i1 %38, i64 %29, i64 %26
  br label %40

40:                                               ; preds = %31, %25
  %41 = phi i64 [ %26, %25 ], [ %39, %31 ]
  %42 = shl i64 %28, 2
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %44 = shl i64 %41, 2
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 %44
  %46 = load i32, ptr %43, align 4
  %47 = load i32, ptr %45, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %73

49:                                               ; preds = %40
  %50 = lshr i32 %47, 24
  %51 = trunc nuw i32 %50 to i8
  %52 = lshr i32 %46, 24
  %53 = trunc nuw i32 %52 to i8
  %54 = lshr i32 %47, 16
  %55 = trunc i32 %54 to i8
  %56 = lshr i32 %46, 16
  %57 = trunc i32 %56 to i8
  %58 = lshr i32 %47, 8
  %59 = trunc i32 %58 to i8
  %60 = lshr i32 %46, 8
  %61 = trunc i32 %60 to i8
  %62 = trunc i32 %47 to i8
  %63 = trunc i32 %46 to i8
  store i8 %62, ptr %43, align 1, !tbaa !20
  store i8 %63, ptr %45, align 1, !tbaa !20
  %64 = getelementptr inbounds nuw i8, ptr %43, i64 1
  %65 = getelementptr inbounds nuw i8, ptr %45, i64 1
  store i8 %59, ptr %64, align 1, !tbaa !20
  store i8 %61, ptr %65, align 1, !tbaa !20
  %66 = getelementptr inbounds nuw i8, ptr %43, i64 2
  %67 = getelementptr inbounds nuw i8, ptr %45, i64 2
  store i8 %55, ptr %66, align 1, !tbaa !20
  store i8 %57, ptr %67, align 1, !tbaa !20
  %68 = getelementptr inbounds nuw i8, ptr %43, i64 3
  %69 = getelementptr inbounds nuw i8, ptr %45, i64 3
  store i8 %51, ptr %68, align 1, !tbaa !20
  store i8 %53, ptr %69, align 1, !tbaa !20
  %70 = shl i64 %41, 1
  %71 = or disjoint i64 %70, 1
  %72 = icmp ult i64 %71, %21
  br i1 %72, label %25, label %73, !llvm.loop !21

73:                                               ; preds = %49, %40, %19
  %74 = icmp ugt i64 %21, 1
  br i1 %74, label %7, label %6, !llvm.loop !22
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12, !14}
!14 = !{!"llvm.loop.peeled.count", i32 1}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = !{!6, !6, i64 0}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
