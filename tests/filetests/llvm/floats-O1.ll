; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@polynomial.c = internal unnamed_addr constant [7 x double] [double 1.000000e+00, double -5.000000e-01, double 2.500000e-01, double 1.000000e+300, double -0.000000e+00, double 1.214220e-319, double 0x400921FB54442D11], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @polynomial(double noundef %0) local_unnamed_addr #0 {
  br label %3

2:                                                ; preds = %3
  ret double %9

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 6, %1 ], [ %10, %3 ]
  %5 = phi double [ 0.000000e+00, %1 ], [ %9, %3 ]
  %6 = fmul double %0, %5
  %7 = getelementptr inbounds nuw double, ptr @polynomial.c, i64 %4
  %8 = load double, ptr %7, align 8, !tbaa !5
  %9 = fadd double %6, %8
  %10 = add nsw i64 %4, -1
  %11 = icmp eq i64 %4, 0
  br i1 %11, label %2, label %3, !llvm.loop !7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @clamp(float noundef %0) local_unnamed_addr #1 {
  %2 = fcmp olt float %0, 0x3FB99999A0000000
  %3 = fcmp ogt float %0, 0x47EC363CC0000000
  %4 = select i1 %3, float 0x47EC363CC0000000, float %0
  %5 = select i1 %2, float 0x3FB99999A0000000, float %4
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @convert(double noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = fptosi double %0 to i32
  %4 = fptoui float %1 to i8
  %5 = zext i8 %4 to i32
  %6 = add nsw i32 %5, %3
  %7 = fpext float %1 to double
  %8 = fmul double %0, %7
  %9 = fptosi double %8 to i64
  %10 = trunc i64 %9 to i32
  %11 = add nsw i32 %6, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef double @back(i64 noundef %0, i8 noundef signext %1) local_unnamed_addr #1 {
  %3 = uitofp i64 %0 to double
  %4 = sitofp i8 %1 to double
  %5 = fadd double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 0, 4) i32 @classify(double noundef %0) local_unnamed_addr #1 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = bitcast double %0 to i64
  %8 = icmp slt i64 %7, 0
  %9 = select i1 %8, i32 3, i32 0
  br label %10

10:                                               ; preds = %6, %3, %1
  %11 = phi i32 [ 1, %1 ], [ %9, %6 ], [ 2, %3 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef x86_fp80 @wide(x86_fp80 noundef %0) local_unnamed_addr #1 {
  %2 = fmul x86_fp80 %0, 0xK3FFFC000000000000000
  %3 = fadd x86_fp80 %2, 0xK3FFBCCCCCCCCCCCCCCCD
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef half @half(half noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = fpext half %0 to float
  %4 = fptrunc float %1 to half
  %5 = fpext half %4 to float
  %6 = fmul float %3, %5
  %7 = fadd float %6, 1.500000e+00
  %8 = fptrunc float %7 to half
  ret half %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) local_unnamed_addr #2 {
  %4 = fmul <4 x float> %0, %1
  %5 = fadd <4 x float> %4, <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>
  %6 = bitcast <4 x float> %5 to <4 x i32>
  %7 = and <4 x i32> %2, %6
  %8 = bitcast <4 x float> %0 to <4 x i32>
  %9 = xor <4 x i32> %2, splat (i32 -1)
  %10 = and <4 x i32> %9, %8
  %11 = or disjoint <4 x i32> %7, %10
  %12 = bitcast <4 x i32> %11 to <4 x float>
  ret <4 x float> %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef <4 x float> @reverse(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #2 {
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 3, i32 6, i32 1, i32 4>
  ret <4 x float> %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -65536, 65535) i32 @lanes(<8 x i16> noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = and i32 %1, 7
  %4 = extractelement <8 x i16> %0, i32 %3
  %5 = sext i16 %4 to i32
  %6 = extractelement <8 x i16> %0, i64 2
  %7 = sext i16 %6 to i32
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -1, 1) <4 x i32> @compare(<4 x float> noundef %0) local_unnamed_addr #2 {
  %2 = fcmp ogt <4 x float> %0, zeroinitializer
  %3 = sext <4 x i1> %2 to <4 x i32>
  ret <4 x i32> %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @saxpy(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = fmul float %2, %12
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = fadd float %15, %13
  store float %16, ptr %14, align 4, !tbaa !10
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local float @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi float [ 0.000000e+00, %3 ], [ %17, %9 ]
  ret float %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %18, %9 ]
  %11 = phi float [ 0.000000e+00, %5 ], [ %17, %9 ]
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %13 = load float, ptr %12, align 4, !tbaa !10
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = fmul reassoc float %13, %15
  %17 = fadd reassoc float %11, %16
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %9, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @exchange(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
  %4 = cmpxchg ptr %0, i32 3, i32 %1 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  fence acquire
  store atomic i32 5, ptr %0 release, align 4
  %6 = atomicrmw xchg ptr %0, i32 9 seq_cst, align 4
  %7 = load atomic i32, ptr %0 seq_cst, align 4
  %8 = add i32 %6, %5
  %9 = add i32 %8, %7
  ret i32 %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

attributes #0 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !3, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !3, i64 0}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
