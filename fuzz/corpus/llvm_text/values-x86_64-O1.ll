; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.big = type { [4 x i64], double }

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @total(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %31

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  br label %10

10:                                               ; preds = %4, %23
  %11 = phi ptr [ %9, %4 ], [ %24, %23 ]
  %12 = phi i32 [ %0, %4 ], [ %15, %23 ]
  %13 = phi i64 [ 0, %4 ], [ %29, %23 ]
  %14 = phi i32 [ %5, %4 ], [ %25, %23 ]
  %15 = add nsw i32 %12, -1
  %16 = icmp ult i32 %14, 41
  br i1 %16, label %17, label %21

17:                                               ; preds = %10
  %18 = zext nneg i32 %14 to i64
  %19 = getelementptr i8, ptr %8, i64 %18
  %20 = add nuw nsw i32 %14, 8
  store i32 %20, ptr %2, align 16
  br label %23

21:                                               ; preds = %10
  %22 = getelementptr i8, ptr %11, i64 8
  store ptr %22, ptr %6, align 8
  br label %23

23:                                               ; preds = %21, %17
  %24 = phi ptr [ %11, %17 ], [ %22, %21 ]
  %25 = phi i32 [ %20, %17 ], [ %14, %21 ]
  %26 = phi ptr [ %19, %17 ], [ %11, %21 ]
  %27 = load i32, ptr %26, align 4, !tbaa !1
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %13, %28
  %30 = icmp sgt i32 %12, 1
  br i1 %30, label %10, label %31, !llvm.loop !5

31:                                               ; preds = %23, %1
  %32 = phi i64 [ 0, %1 ], [ %29, %23 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i64 %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local { i64, i32 } @swap(i64 %0, i32 %1) local_unnamed_addr #3 {
  %3 = sext i32 %1 to i64
  %4 = trunc i64 %0 to i32
  %5 = insertvalue { i64, i32 } poison, i64 %3, 0
  %6 = insertvalue { i64, i32 } %5, i32 %4, 1
  ret { i64, i32 } %6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @grow(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) %0, ptr noundef byval(%struct.big) align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = sext i32 %2 to i64
  br label %9

5:                                                ; preds = %9
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load double, ptr %6, align 8, !tbaa !8
  %8 = fmul double %7, 2.000000e+00
  store double %8, ptr %6, align 8, !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !11
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i64 [ 0, %3 ], [ %14, %9 ]
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = add nsw i64 %12, %4
  store i64 %13, ptr %11, align 8, !tbaa !14
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %5, label %9, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local { double, double } @turn(double %0, double %1) local_unnamed_addr #3 {
  %3 = fneg double %1
  %4 = insertvalue { double, double } poison, double %3, 0
  %5 = insertvalue { double, double } %4, double %0, 1
  ret { double, double } %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @wide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = mul nsw i64 %1, %0
  %4 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %5 = sdiv i64 %3, %4
  %6 = and i64 %1, 63
  %7 = ashr i64 %0, %6
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @mix(float noundef %0, double noundef %1, i8 noundef zeroext %2) local_unnamed_addr #3 {
  %4 = fptrunc double %1 to float
  %5 = fmul float %0, %4
  %6 = uitofp i8 %2 to float
  %7 = fadd float %5, %6
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = !{!9, !10, i64 32}
!9 = !{!"big", !3, i64 0, !10, i64 32}
!10 = !{!"double", !3, i64 0}
!11 = !{i64 0, i64 32, !12, i64 32, i64 8, !13}
!12 = !{!3, !3, i64 0}
!13 = !{!10, !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !3, i64 0}
!16 = distinct !{!16, !6, !7}
