; ModuleID = 'quicksort.c'
source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"wrong at %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"%016llx\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #7
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i64 [ %7, %4 ], [ 1500, %2 ]
  %10 = icmp sgt i32 %0, 2
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !8
  %14 = tail call i64 @strtol(ptr noundef nonnull captures(none) %13, ptr noundef null, i32 noundef 10) #7
  %15 = trunc i64 %14 to i32
  br label %16

16:                                               ; preds = %8, %11
  %17 = phi i32 [ %15, %11 ], [ 2, %8 ]
  %18 = shl i64 %9, 2
  %19 = tail call noalias ptr @malloc(i64 noundef %18) #8
  %20 = tail call noalias ptr @malloc(i64 noundef %18) #8
  %21 = icmp sgt i32 %17, 0
  br i1 %21, label %22, label %74

22:                                               ; preds = %16
  %23 = icmp sgt i64 %9, 0
  %24 = add nsw i64 %9, -1
  %25 = icmp sgt i64 %9, 0
  br label %26

26:                                               ; preds = %22, %70
  %27 = phi i32 [ 0, %22 ], [ %72, %70 ]
  %28 = phi i32 [ 99, %22 ], [ %33, %70 ]
  %29 = phi i32 [ 0, %22 ], [ %69, %70 ]
  br i1 %23, label %30, label %32

30:                                               ; preds = %26
  %31 = and i32 %27, 3
  br label %34

32:                                               ; preds = %34, %26
  %33 = phi i32 [ %28, %26 ], [ %38, %34 ]
  tail call fastcc void @sort(ptr noundef %19, i64 noundef 0, i64 noundef %24)
  tail call fastcc void @sort_by(ptr noundef %20, i64 noundef %9)
  br i1 %25, label %44, label %66

34:                                               ; preds = %30, %34
  %35 = phi i64 [ 0, %30 ], [ %42, %34 ]
  %36 = phi i32 [ %28, %30 ], [ %38, %34 ]
  %37 = mul i32 %36, 1103515245
  %38 = add i32 %37, 12345
  %39 = ashr i32 %38, %31
  %40 = getelementptr inbounds nuw i32, ptr %20, i64 %35
  store i32 %39, ptr %40, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i32, ptr %19, i64 %35
  store i32 %39, ptr %41, align 4, !tbaa !4
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %32, label %34, !llvm.loop !11

44:                                               ; preds = %32, %60
  %45 = phi i64 [ %64, %60 ], [ 0, %32 ]
  %46 = phi i64 [ %63, %60 ], [ 0, %32 ]
  %47 = getelementptr inbounds nuw i32, ptr %19, i64 %45
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i32, ptr %20, i64 %45
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = icmp eq i32 %48, %50
  br i1 %51, label %52, label %58

52:                                               ; preds = %44
  %53 = icmp eq i64 %45, 0
  br i1 %53, label %60, label %54

54:                                               ; preds = %52
  %55 = getelementptr i8, ptr %47, i64 -4
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = icmp sgt i32 %56, %48
  br i1 %57, label %58, label %60

58:                                               ; preds = %54, %44
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %45)
  br label %66

60:                                               ; preds = %54, %52
  %61 = mul i64 %46, 31
  %62 = zext i32 %48 to i64
  %63 = add i64 %61, %62
  %64 = add nuw nsw i64 %45, 1
  %65 = icmp eq i64 %64, %9
  br i1 %65, label %66, label %44, !llvm.loop !14

66:                                               ; preds = %60, %32, %58
  %67 = phi i64 [ %46, %58 ], [ 0, %32 ], [ %63, %60 ]
  %68 = phi i1 [ true, %58 ], [ false, %32 ], [ false, %60 ]
  %69 = phi i32 [ 1, %58 ], [ %29, %32 ], [ %29, %60 ]
  br i1 %68, label %74, label %70

70:                                               ; preds = %66
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %67)
  %72 = add nuw nsw i32 %27, 1
  %73 = icmp eq i32 %72, %17
  br i1 %73, label %74, label %26, !llvm.loop !15

74:                                               ; preds = %70, %66, %16
  %75 = phi i1 [ false, %16 ], [ %68, %66 ], [ %68, %70 ]
  %76 = phi i32 [ 0, %16 ], [ %69, %66 ], [ %69, %70 ]
  br i1 %75, label %78, label %77

77:                                               ; preds = %74
  tail call void @free(ptr noundef %19) #7
  tail call void @free(ptr noundef %20) #7
  br label %78

78:                                               ; preds = %74, %77
  %79 = phi i32 [ 0, %77 ], [ %76, %74 ]
  ret i32 %79
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @sort(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = icmp slt i64 %1, %2
  br i1 %4, label %5, label %49

5:                                                ; preds = %3, %45
  %6 = phi i64 [ %47, %45 ], [ %1, %3 ]
  %7 = phi i64 [ %46, %45 ], [ %2, %3 ]
  %8 = sub nsw i64 %7, %6
  %9 = lshr i64 %8, 1
  %10 = getelementptr i32, ptr %0, i64 %6
  %11 = getelementptr i32, ptr %10, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %5, %35
  %14 = phi i64 [ %7, %5 ], [ %37, %35 ]
  %15 = phi i64 [ %6, %5 ], [ %36, %35 ]
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ %21, %16 ], [ %15, %13 ]
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %19, %12
  %21 = add nsw i64 %17, 1
  br i1 %20, label %16, label %22, !llvm.loop !16

22:                                               ; preds = %16, %22
  %23 = phi i64 [ %27, %22 ], [ %14, %16 ]
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, %12
  %27 = add nsw i64 %23, -1
  br i1 %26, label %22, label %28, !llvm.loop !17

28:                                               ; preds = %22
  %29 = icmp sgt i64 %17, %23
  br i1 %29, label %35, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds i32, ptr %0, i64 %17
  %32 = getelementptr inbounds i32, ptr %0, i64 %23
  %33 = add nsw i64 %17, 1
  store i32 %25, ptr %31, align 4, !tbaa !4
  %34 = add nsw i64 %23, -1
  store i32 %19, ptr %32, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %30, %28
  %36 = phi i64 [ %33, %30 ], [ %17, %28 ]
  %37 = phi i64 [ %34, %30 ], [ %23, %28 ]
  %38 = icmp sgt i64 %36, %37
  br i1 %38, label %39, label %13, !llvm.loop !18

39:                                               ; preds = %35
  %40 = sub nsw i64 %37, %6
  %41 = sub nsw i64 %7, %36
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  tail call fastcc void @sort(ptr noundef %0, i64 noundef %6, i64 noundef %37)
  br label %45

44:                                               ; preds = %39
  tail call fastcc void @sort(ptr noundef %0, i64 noundef %36, i64 noundef %7)
  br label %45

45:                                               ; preds = %44, %43
  %46 = phi i64 [ %7, %43 ], [ %37, %44 ]
  %47 = phi i64 [ %36, %43 ], [ %6, %44 ]
  %48 = icmp slt i64 %47, %46
  br i1 %48, label %5, label %49, !llvm.loop !19

49:                                               ; preds = %45, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @sort_by(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp ugt i64 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = lshr i64 %1, 1
  br label %7

6:                                                ; preds = %67, %2
  ret void

7:                                                ; preds = %4, %67
  %8 = phi i64 [ %27, %67 ], [ %1, %4 ]
  %9 = phi i64 [ %26, %67 ], [ %5, %4 ]
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = add nsw i64 %9, -1
  br label %25

13:                                               ; preds = %7
  %14 = add i64 %8, -1
  %15 = shl i64 %14, 2
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %15
  br label %17

17:                                               ; preds = %13, %17
  %18 = phi i64 [ 0, %13 ], [ %23, %17 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !20
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %22 = load i8, ptr %21, align 1, !tbaa !20
  store i8 %22, ptr %19, align 1, !tbaa !20
  store i8 %20, ptr %21, align 1, !tbaa !20
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, 4
  br i1 %24, label %25, label %17, !llvm.loop !21

25:                                               ; preds = %17, %11
  %26 = phi i64 [ %12, %11 ], [ 0, %17 ]
  %27 = phi i64 [ %8, %11 ], [ %14, %17 ]
  %28 = shl nuw i64 %26, 1
  %29 = or disjoint i64 %28, 1
  %30 = icmp ult i64 %29, %27
  br i1 %30, label %35, label %67

31:                                               ; preds = %59
  %32 = shl i64 %51, 1
  %33 = or disjoint i64 %32, 1
  %34 = icmp ult i64 %33, %27
  br i1 %34, label %35, label %67, !llvm.loop !22

35:                                               ; preds = %25, %31
  %36 = phi i64 [ %33, %31 ], [ %29, %25 ]
  %37 = phi i64 [ %32, %31 ], [ %28, %25 ]
  %38 = phi i64 [ %51, %31 ], [ %26, %25 ]
  %39 = add nuw i64 %37, 2
  %40 = icmp ult i64 %39, %27
  br i1 %40, label %41, label %50

41:                                               ; preds = %35
  %42 = shl i64 %36, 2
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %44 = shl i64 %39, 2
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 %44
  %46 = load i32, ptr %43, align 4, !tbaa !4
  %47 = load i32, ptr %45, align 4, !tbaa !4
  %48 = icmp slt i32 %46, %47
  %49 = select i1 %48, i64 %39, i64 %36
  br label %50

50:                                               ; preds = %41, %35
  %51 = phi i64 [ %36, %35 ], [ %49, %41 ]
  %52 = shl i64 %38, 2
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  %54 = shl i64 %51, 2
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 %54
  %56 = load i32, ptr %53, align 4, !tbaa !4
  %57 = load i32, ptr %55, align 4, !tbaa !4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %67

59:                                               ; preds = %50, %59
  %60 = phi i64 [ %65, %59 ], [ 0, %50 ]
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !20
  %63 = getelementptr inbounds nuw i8, ptr %55, i64 %60
  %64 = load i8, ptr %63, align 1, !tbaa !20
  store i8 %64, ptr %61, align 1, !tbaa !20
  store i8 %62, ptr %63, align 1, !tbaa !20
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, 4
  br i1 %66, label %31, label %59, !llvm.loop !23

67:                                               ; preds = %31, %50, %25
  %68 = icmp ugt i64 %27, 1
  br i1 %68, label %7, label %6, !llvm.loop !24
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = !{!6, !6, i64 0}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
