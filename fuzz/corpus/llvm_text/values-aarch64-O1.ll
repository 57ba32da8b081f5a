; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.__va_list = type { ptr, ptr, ptr, i32, i32 }
%struct.big = type { [4 x i64], double }
%struct.floats = type { double, double }

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @total(i32 noundef %0, ...) local_unnamed_addr #0 {
  %2 = alloca %struct.__va_list, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %34

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %6, align 8
  br label %10

10:                                               ; preds = %4, %26
  %11 = phi i32 [ %9, %4 ], [ %27, %26 ]
  %12 = phi i32 [ %0, %4 ], [ %15, %26 ]
  %13 = phi i64 [ 0, %4 ], [ %32, %26 ]
  %14 = phi ptr [ %5, %4 ], [ %28, %26 ]
  %15 = add nsw i32 %12, -1
  %16 = icmp sgt i32 %11, -1
  br i1 %16, label %23, label %17

17:                                               ; preds = %10
  %18 = add nsw i32 %11, 8
  store i32 %18, ptr %6, align 8
  %19 = icmp slt i32 %11, -7
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = sext i32 %11 to i64
  %22 = getelementptr inbounds i8, ptr %8, i64 %21
  br label %26

23:                                               ; preds = %17, %10
  %24 = phi i32 [ %18, %17 ], [ %11, %10 ]
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %25, ptr %2, align 8
  br label %26

26:                                               ; preds = %23, %20
  %27 = phi i32 [ %18, %20 ], [ %24, %23 ]
  %28 = phi ptr [ %14, %20 ], [ %25, %23 ]
  %29 = phi ptr [ %22, %20 ], [ %14, %23 ]
  %30 = load i32, ptr %29, align 8, !tbaa !2
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %13, %31
  %33 = icmp sgt i32 %12, 1
  br i1 %33, label %10, label %34, !llvm.loop !6

34:                                               ; preds = %26, %1
  %35 = phi i64 [ 0, %1 ], [ %32, %26 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i64 %35
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
define dso_local [2 x i64] @swap([2 x i64] %0) local_unnamed_addr #3 {
  %2 = extractvalue [2 x i64] %0, 0
  %3 = extractvalue [2 x i64] %0, 1
  %4 = shl i64 %3, 32
  %5 = ashr exact i64 %4, 32
  %6 = insertvalue [2 x i64] poison, i64 %5, 0
  %7 = and i64 %2, 4294967295
  %8 = insertvalue [2 x i64] %6, i64 %7, 1
  ret [2 x i64] %8
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @grow(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) %0, ptr dead_on_return noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = sext i32 %2 to i64
  br label %9

5:                                                ; preds = %9
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load double, ptr %6, align 8, !tbaa !9
  %8 = fmul double %7, 2.000000e+00
  store double %8, ptr %6, align 8, !tbaa !9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !12
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i64 [ 0, %3 ], [ %14, %9 ]
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, %4
  store i64 %13, ptr %11, align 8, !tbaa !15
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %5, label %9, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.floats @turn([2 x double] alignstack(8) %0) local_unnamed_addr #3 {
  %2 = extractvalue [2 x double] %0, 0
  %3 = extractvalue [2 x double] %0, 1
  %4 = fneg double %3
  %5 = insertvalue %struct.floats poison, double %4, 0
  %6 = insertvalue %struct.floats %5, double %2, 1
  ret %struct.floats %6
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
define dso_local noundef float @mix(float noundef %0, double noundef %1, i8 noundef %2) local_unnamed_addr #3 {
  %4 = fptrunc double %1 to float
  %5 = fmul float %0, %4
  %6 = uitofp i8 %2 to float
  %7 = fadd float %5, %6
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="non-leaf-no-reserve" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="non-leaf-no-reserve" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="non-leaf-no-reserve" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 4}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !11, i64 32}
!10 = !{!"big", !4, i64 0, !11, i64 32}
!11 = !{!"double", !4, i64 0}
!12 = !{i64 0, i64 32, !13, i64 32, i64 8, !14}
!13 = !{!4, !4, i64 0}
!14 = !{!11, !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !4, i64 0}
!17 = distinct !{!17, !7, !8}
