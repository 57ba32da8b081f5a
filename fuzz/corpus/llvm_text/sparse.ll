; ModuleID = 'integers-O1.ll'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@large = external hidden unnamed_addr constant [3 x i64], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @sparse(i64 noundef %0) local_unnamed_addr #0 {
  switch i64 %0, label %5 [
    i64 1, label %2
    i64 1000, label %10
    i64 -9223372036854775808, label %3
    i64 77, label %4
  ]

2:                                                ; preds = %1
  br label %10

3:                                                ; preds = %1
  br label %10

4:                                                ; preds = %1
  br label %10

5:                                                ; preds = %1
  %6 = urem i64 %0, 3
  %7 = getelementptr inbounds nuw i64, ptr @large, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = trunc i64 %8 to i32
  br label %10

10:                                               ; preds = %5, %4, %3, %2, %1
  %11 = phi i32 [ %9, %5 ], [ 8, %2 ], [ 4, %4 ], [ 11, %3 ], [ 2, %1 ]
  ret i32 %11
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !3, i64 0}
