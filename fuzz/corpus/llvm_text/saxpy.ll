; ModuleID = 'floats-O2.ll'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @saxpy(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %33

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  %8 = icmp ult i32 %3, 8
  br i1 %8, label %31, label %9

9:                                                ; preds = %6
  %10 = and i64 %7, 2147483640
  %11 = insertelement <4 x float> poison, float %2, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  br label %13

13:                                               ; preds = %13, %9
  %14 = phi i64 [ 0, %9 ], [ %27, %13 ]
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load <4 x float>, ptr %15, align 4, !tbaa !5
  %18 = load <4 x float>, ptr %16, align 4, !tbaa !5
  %19 = fmul <4 x float> %12, %17
  %20 = fmul <4 x float> %12, %18
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %23 = load <4 x float>, ptr %21, align 4, !tbaa !5
  %24 = load <4 x float>, ptr %22, align 4, !tbaa !5
  %25 = fadd <4 x float> %23, %19
  %26 = fadd <4 x float> %24, %20
  store <4 x float> %25, ptr %21, align 4, !tbaa !5
  store <4 x float> %26, ptr %22, align 4, !tbaa !5
  %27 = add nuw i64 %14, 8
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %29, label %13, !llvm.loop !7

29:                                               ; preds = %13
  %30 = icmp eq i64 %10, %7
  br i1 %30, label %33, label %31

31:                                               ; preds = %29, %6
  %32 = phi i64 [ 0, %6 ], [ %10, %29 ]
  br label %34

33:                                               ; preds = %34, %29, %4
  ret void

34:                                               ; preds = %34, %31
  %35 = phi i64 [ %42, %34 ], [ %32, %31 ]
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !5
  %38 = fmul float %2, %37
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %35
  %40 = load float, ptr %39, align 4, !tbaa !5
  %41 = fadd float %40, %38
  store float %41, ptr %39, align 4, !tbaa !5
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %7
  br i1 %43, label %33, label %34, !llvm.loop !11
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !3, i64 0}
!7 = distinct !{!7, !8, !9, !10}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = !{!"llvm.loop.unroll.runtime.disable"}
!11 = distinct !{!11, !8, !10, !9}
