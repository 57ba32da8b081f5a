; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @polynomial(double noundef %0) local_unnamed_addr #0 {
  %2 = fmul double %0, 0.000000e+00
  %3 = fadd double %2, 0x400921FB54442D11
  %4 = fmul double %0, %3
  %5 = fadd double %4, 1.214220e-319
  %6 = fmul double %0, %5
  %7 = fmul double %0, %6
  %8 = fadd double %7, 1.000000e+300
  %9 = fmul double %0, %8
  %10 = fadd double %9, 2.500000e-01
  %11 = fmul double %0, %10
  %12 = fadd double %11, -5.000000e-01
  %13 = fmul double %0, %12
  %14 = fadd double %13, 1.000000e+00
  ret double %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @clamp(float noundef %0) local_unnamed_addr #0 {
  %2 = fcmp olt float %0, 0x3FB99999A0000000
  %3 = fcmp ogt float %0, 0x47EC363CC0000000
  %4 = select i1 %3, float 0x47EC363CC0000000, float %0
  %5 = select i1 %2, float 0x3FB99999A0000000, float %4
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @convert(double noundef %0, float noundef %1) local_unnamed_addr #0 {
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
define dso_local noundef double @back(i64 noundef %0, i8 noundef signext %1) local_unnamed_addr #0 {
  %3 = uitofp i64 %0 to double
  %4 = sitofp i8 %1 to double
  %5 = fadd double %3, %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 0, 4) i32 @classify(double noundef %0) local_unnamed_addr #0 {
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
define dso_local noundef x86_fp80 @wide(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = fmul x86_fp80 %0, 0xK3FFFC000000000000000
  %3 = fadd x86_fp80 %2, 0xK3FFBCCCCCCCCCCCCCCCD
  ret x86_fp80 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef half @half(half noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fpext half %0 to float
  %4 = fptrunc float %1 to half
  %5 = fpext half %4 to float
  %6 = fmul float %3, %5
  %7 = fadd float %6, 1.500000e+00
  %8 = fptrunc float %7 to half
  ret half %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x float> @blend(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) local_unnamed_addr #1 {
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
define dso_local noundef <4 x float> @reverse(<4 x float> noundef %0, <4 x float> noundef %1) local_unnamed_addr #1 {
  %3 = shufflevector <4 x float> %0, <4 x float> %1, <4 x i32> <i32 3, i32 6, i32 1, i32 4>
  ret <4 x float> %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -65536, 65535) i32 @lanes(<8 x i16> noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = and i32 %1, 7
  %4 = extractelement <8 x i16> %0, i32 %3
  %5 = sext i16 %4 to i32
  %6 = extractelement <8 x i16> %0, i64 2
  %7 = sext i16 %6 to i32
  %8 = add nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -1, 1) <4 x i32> @compare(<4 x float> noundef %0) local_unnamed_addr #1 {
  %2 = fcmp ogt <4 x float> %0, zeroinitializer
  %3 = sext <4 x i1> %2 to <4 x i32>
  ret <4 x i32> %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @saxpy(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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

31:                                               ; preds = %6, %29
  %32 = phi i64 [ 0, %6 ], [ %10, %29 ]
  br label %34

33:                                               ; preds = %34, %29, %4
  ret void

34:                                               ; preds = %31, %34
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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local float @dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %35

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 8
  br i1 %7, label %32, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %26, %10 ]
  %12 = phi <4 x float> [ <float 0.000000e+00, float -0.000000e+00, float -0.000000e+00, float -0.000000e+00>, %8 ], [ %24, %10 ]
  %13 = phi <4 x float> [ splat (float -0.000000e+00), %8 ], [ %25, %10 ]
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load <4 x float>, ptr %14, align 4, !tbaa !5
  %17 = load <4 x float>, ptr %15, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %11
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load <4 x float>, ptr %18, align 4, !tbaa !5
  %21 = load <4 x float>, ptr %19, align 4, !tbaa !5
  %22 = fmul reassoc <4 x float> %16, %20
  %23 = fmul reassoc <4 x float> %17, %21
  %24 = fadd reassoc <4 x float> %12, %22
  %25 = fadd reassoc <4 x float> %13, %23
  %26 = add nuw i64 %11, 8
  %27 = icmp eq i64 %26, %9
  br i1 %27, label %28, label %10, !llvm.loop !12

28:                                               ; preds = %10
  %29 = fadd reassoc <4 x float> %25, %24
  %30 = tail call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %29)
  %31 = icmp eq i64 %9, %6
  br i1 %31, label %35, label %32

32:                                               ; preds = %5, %28
  %33 = phi i64 [ 0, %5 ], [ %9, %28 ]
  %34 = phi float [ 0.000000e+00, %5 ], [ %30, %28 ]
  br label %37

35:                                               ; preds = %37, %28, %3
  %36 = phi float [ 0.000000e+00, %3 ], [ %30, %28 ], [ %45, %37 ]
  ret float %36

37:                                               ; preds = %32, %37
  %38 = phi i64 [ %46, %37 ], [ %33, %32 ]
  %39 = phi float [ %45, %37 ], [ %34, %32 ]
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %41 = load float, ptr %40, align 4, !tbaa !5
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %38
  %43 = load float, ptr %42, align 4, !tbaa !5
  %44 = fmul reassoc float %41, %43
  %45 = fadd reassoc float %39, %44
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %6
  br i1 %47, label %35, label %37, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @exchange(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
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
declare double @llvm.fabs.f64(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nounwind willreturn "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !8, !9, !10}
!13 = distinct !{!13, !8, !10, !9}
