; ModuleID = 'pointers-O1.ll'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@dispatch.labels = external hidden unnamed_addr constant [4 x ptr], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @dispatch(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi ptr [ %0, %1 ], [ %9, %7 ]
  %4 = phi i32 [ 0, %1 ], [ %8, %7 ]
  br label %19

5:                                                ; preds = %19
  %6 = add nsw i32 %4, 1
  br label %7

7:                                                ; preds = %10, %5
  %8 = phi i32 [ %11, %10 ], [ %6, %5 ]
  %9 = getelementptr inbounds nuw i8, ptr %20, i64 1
  br label %2

10:                                               ; preds = %19
  %11 = shl nsw i32 %4, 1
  br label %7

12:                                               ; preds = %19
  %13 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %14 = load i8, ptr %13, align 1, !tbaa !5
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %20, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1
  br label %19

18:                                               ; preds = %19
  ret i32 %4

19:                                               ; preds = %12, %2
  %20 = phi ptr [ %17, %12 ], [ %3, %2 ]
  %21 = load i8, ptr %20, align 1, !tbaa !5
  %22 = and i8 %21, 3
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw ptr, ptr @dispatch.labels, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !6
  indirectbr ptr %25, [label %18, label %5, label %10, label %12]
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!3, !3, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !3, i64 0}
