; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.big = type { [4 x i64], double }

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @total(i32 noundef signext %0, ...) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %16

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i64 [ %14, %6 ], [ 0, %4 ]
  %8 = phi i32 [ %10, %6 ], [ %0, %4 ]
  %9 = phi ptr [ %11, %6 ], [ %5, %4 ]
  %10 = add nsw i32 %8, -1
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %11, ptr %2, align 8
  %12 = load i32, ptr %9, align 8, !tbaa !5
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %7, %13
  %15 = icmp sgt i32 %8, 1
  br i1 %15, label %6, label %16, !llvm.loop !9

16:                                               ; preds = %6, %1
  %17 = phi i64 [ 0, %1 ], [ %14, %6 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret i64 %17
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
define dso_local void @grow(ptr dead_on_unwind noalias writable writeonly sret(%struct.big) align 8 captures(none) %0, ptr dead_on_return noundef captures(none) %1, i32 noundef signext %2) local_unnamed_addr #4 {
  %4 = sext i32 %2 to i64
  br label %9

5:                                                ; preds = %9
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load double, ptr %6, align 8, !tbaa !12
  %8 = fmul double %7, 2.000000e+00
  store double %8, ptr %6, align 8, !tbaa !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !15
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i64 [ 0, %3 ], [ %14, %9 ]
  %11 = getelementptr inbounds nuw i64, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = add nsw i64 %12, %4
  store i64 %13, ptr %11, align 8, !tbaa !18
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %5, label %9, !llvm.loop !20
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

attributes #0 = { nofree norecurse nosync nounwind "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"target-abi", !"lp64d"}
!2 = !{i32 6, !"riscv-isa", !3}
!3 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zifencei2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"}
!4 = !{i32 8, !"SmallDataLimit", i32 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !14, i64 32}
!13 = !{!"big", !7, i64 0, !14, i64 32}
!14 = !{!"double", !7, i64 0}
!15 = !{i64 0, i64 32, !16, i64 32, i64 8, !17}
!16 = !{!7, !7, i64 0}
!17 = !{!14, !14, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !7, i64 0}
!20 = distinct !{!20, !10, !11}
