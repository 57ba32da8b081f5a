; ModuleID = 'control-O1.ll'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define dso_local i32 @machine(i32 noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %35, %1
  %3 = phi i32 [ undef, %1 ], [ %36, %35 ]
  %4 = phi i32 [ %0, %1 ], [ %37, %35 ]
  %5 = phi i32 [ 0, %1 ], [ %38, %35 ]
  %6 = tail call i32 @read_byte() #2
  switch i32 %4, label %25 [
    i32 0, label %7
    i32 1, label %11
    i32 3, label %13
    i32 2, label %17
    i32 4, label %21
  ]

7:                                                ; preds = %2
  %8 = icmp eq i32 %6, 47
  br i1 %8, label %26, label %9

9:                                                ; preds = %7
  %10 = icmp slt i32 %6, 0
  br i1 %10, label %35, label %26

11:                                               ; preds = %2
  %12 = icmp eq i32 %6, 42
  br i1 %12, label %26, label %13

13:                                               ; preds = %11, %2
  %14 = phi i32 [ %4, %2 ], [ 0, %11 ]
  %15 = add nsw i32 %6, %5
  %16 = icmp eq i32 %6, 42
  br i1 %16, label %19, label %26

17:                                               ; preds = %2
  %18 = icmp eq i32 %6, 42
  br i1 %18, label %19, label %26

19:                                               ; preds = %17, %13
  %20 = phi i32 [ %15, %13 ], [ %5, %17 ]
  br label %26

21:                                               ; preds = %2
  %22 = icmp eq i32 %6, 47
  %23 = select i1 %22, i32 0, i32 2
  %24 = add nsw i32 %5, 1
  br label %26

25:                                               ; preds = %2
  unreachable

26:                                               ; preds = %21, %19, %17, %13, %11, %9, %7
  %27 = phi i32 [ %23, %21 ], [ 0, %9 ], [ 1, %7 ], [ 4, %19 ], [ %14, %13 ], [ 2, %17 ], [ 2, %11 ]
  %28 = phi i32 [ %24, %21 ], [ %5, %9 ], [ %5, %7 ], [ %20, %19 ], [ %15, %13 ], [ %5, %17 ], [ %5, %11 ]
  br label %29

29:                                               ; preds = %29, %26
  %30 = phi i32 [ %28, %26 ], [ %32, %29 ]
  %31 = phi i32 [ %6, %26 ], [ %33, %29 ]
  %32 = xor i32 %31, %30
  %33 = ashr i32 %31, 1
  %34 = icmp sgt i32 %33, 3
  br i1 %34, label %29, label %35, !llvm.loop !5

35:                                               ; preds = %29, %9
  %36 = phi i32 [ %5, %9 ], [ %3, %29 ]
  %37 = phi i32 [ 0, %9 ], [ %27, %29 ]
  %38 = phi i32 [ %5, %9 ], [ %32, %29 ]
  %39 = phi i1 [ false, %9 ], [ true, %29 ]
  br i1 %39, label %2, label %40, !llvm.loop !8

40:                                               ; preds = %35
  ret i32 %36
}

declare dso_local i32 @read_byte() local_unnamed_addr #1

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !7}
