; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-none-elf"

%struct.pair = type { i32, i32 }
%struct.big = type { [4 x i32], double }
%struct.floats = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @total(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 4
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i32 [ %13, %6 ], [ 0, %4 ]
  %8 = phi i32 [ %10, %6 ], [ %0, %4 ]
  %9 = phi ptr [ %11, %6 ], [ %5, %4 ]
  %10 = add nsw i32 %8, -1
  %11 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store ptr %11, ptr %2, align 4
  %12 = load i32, ptr %9, align 4, !tbaa !3
  %13 = add nsw i32 %12, %7
  %14 = icmp sgt i32 %8, 1
  br i1 %14, label %6, label %15, !llvm.loop !7

15:                                               ; preds = %6, %1
  %16 = phi i32 [ 0, %1 ], [ %13, %6 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @swap(ptr dead_on_unwind noalias writable writeonly sret(%struct.pair) align 4 captures(none) initializes((0, 8)) %0, i32 %1, i32 %2) local_unnamed_addr #3 {
  store i32 %2, ptr %0, align 4, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %1, ptr %4, align 4, !tbaa !13
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @grow(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 4 captures(none) %0, ptr noundef byval(%struct.big) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  br label %8

4:                                                ; preds = %8
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %6 = load double, ptr %5, align 4, !tbaa !14
  %7 = fmul double %6, 2.000000e+00
  store double %7, ptr %5, align 4, !tbaa !14
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(24) %1, i32 24, i1 false), !tbaa.struct !17
  ret void

8:                                                ; preds = %3, %8
  %9 = phi i32 [ 0, %3 ], [ %13, %8 ]
  %10 = getelementptr inbounds nuw i32, ptr %1, i32 %9
  %11 = load i32, ptr %10, align 4, !tbaa !20
  %12 = add nsw i32 %11, %2
  store i32 %12, ptr %10, align 4, !tbaa !20
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %4, label %8, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @turn(ptr dead_on_unwind noalias writable writeonly sret(%struct.floats) align 4 captures(none) initializes((0, 16)) %0, double %1, double %2) local_unnamed_addr #3 {
  %4 = fneg double %2
  store double %4, ptr %0, align 4, !tbaa !22
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store double %1, ptr %5, align 4, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @wide(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = mul nsw i64 %1, %0
  %4 = tail call i64 @llvm.umax.i64(i64 %1, i64 1)
  %5 = sdiv i64 %3, %4
  %6 = and i64 %1, 63
  %7 = ashr i64 %0, %6
  %8 = add nsw i64 %5, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @mix(float noundef %0, double noundef %1, i8 noundef zeroext %2) local_unnamed_addr #6 {
  %4 = fptrunc double %1 to float
  %5 = fmul float %0, %4
  %6 = uitofp i8 %2 to float
  %7 = fadd float %5, %6
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !12, i64 0}
!11 = !{!"pair", !12, i64 0, !4, i64 4}
!12 = !{!"long", !5, i64 0}
!13 = !{!11, !4, i64 4}
!14 = !{!15, !16, i64 16}
!15 = !{!"big", !5, i64 0, !16, i64 16}
!16 = !{!"double", !5, i64 0}
!17 = !{i64 0, i64 16, !18, i64 16, i64 8, !19}
!18 = !{!5, !5, i64 0}
!19 = !{!16, !16, i64 0}
!20 = !{!12, !12, i64 0}
!21 = distinct !{!21, !8, !9}
!22 = !{!23, !16, i64 0}
!23 = !{!"floats", !16, i64 0, !16, i64 8}
!24 = !{!23, !16, i64 8}
