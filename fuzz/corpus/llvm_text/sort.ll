; ModuleID = 'kernels-O2.ll'
source_filename = "kernels.10e27077f27b0680-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable
define void @sort(ptr noalias noundef nonnull align 2 captures(none) %values.0, i64 noundef range(i64 0, 4611686018427387904) %values.1) unnamed_addr #0 {
start:
  %_1815 = icmp samesign ugt i64 %values.1, 1
  br i1 %_1815, label %bb10.preheader, label %bb11

bb10.preheader:                                   ; preds = %start
  %0 = add nsw i64 %values.1, -1
  %xtraiter = and i64 %0, 1
  %1 = icmp eq i64 %values.1, 2
  br i1 %1, label %bb10.epil.preheader, label %bb10.preheader.new

bb10.preheader.new:                               ; preds = %bb10.preheader
  %unroll_iter = and i64 %0, -2
  br label %bb10

bb11.loopexit.unr-lcssa:                          ; preds = %bb9.1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb11, label %bb10.epil.preheader

bb10.epil.preheader:                              ; preds = %bb11.loopexit.unr-lcssa, %bb10.preheader
  %iter.sroa.0.016.epil.init = phi i64 [ 1, %bb10.preheader ], [ %6, %bb11.loopexit.unr-lcssa ]
  %lcmp.mod18 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod18)
  %.phi.trans.insert.epil = getelementptr inbounds nuw i16, ptr %values.0, i64 %iter.sroa.0.016.epil.init
  %_12.pre.epil = load i16, ptr %.phi.trans.insert.epil, align 2
  br label %bb3.epil

bb3.epil:                                         ; preds = %bb13.epil, %bb10.epil.preheader
  %i.sroa.0.014.epil = phi i64 [ %iter.sroa.0.016.epil.init, %bb10.epil.preheader ], [ %_9.epil, %bb13.epil ]
  %_9.epil = add nsw i64 %i.sroa.0.014.epil, -1
  %2 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_9.epil
  %_8.epil = load i16, ptr %2, align 2, !noundef !3
  %_7.epil = icmp ugt i16 %_8.epil, %_12.pre.epil
  br i1 %_7.epil, label %bb13.epil, label %bb11

bb13.epil:                                        ; preds = %bb3.epil
  %3 = getelementptr inbounds nuw i16, ptr %values.0, i64 %i.sroa.0.014.epil
  store i16 %_12.pre.epil, ptr %2, align 2
  store i16 %_8.epil, ptr %3, align 2
  %_5.not.epil = icmp eq i64 %_9.epil, 0
  br i1 %_5.not.epil, label %bb11, label %bb3.epil

bb11:                                             ; preds = %bb13.epil, %bb3.epil, %bb11.loopexit.unr-lcssa, %start
  ret void

bb10:                                             ; preds = %bb9.1, %bb10.preheader.new
  %iter.sroa.0.016 = phi i64 [ 1, %bb10.preheader.new ], [ %6, %bb9.1 ]
  %niter = phi i64 [ 0, %bb10.preheader.new ], [ %niter.next.1, %bb9.1 ]
  %4 = add nuw nsw i64 %iter.sroa.0.016, 1
  %.phi.trans.insert = getelementptr inbounds nuw i16, ptr %values.0, i64 %iter.sroa.0.016
  %_12.pre = load i16, ptr %.phi.trans.insert, align 2
  br label %bb3

bb3:                                              ; preds = %bb13, %bb10
  %i.sroa.0.014 = phi i64 [ %iter.sroa.0.016, %bb10 ], [ %_9, %bb13 ]
  %_9 = add nsw i64 %i.sroa.0.014, -1
  %5 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_9
  %_8 = load i16, ptr %5, align 2, !noundef !3
  %_7 = icmp ugt i16 %_8, %_12.pre
  br i1 %_7, label %bb13, label %bb9

bb9:                                              ; preds = %bb13, %bb3
  %6 = add nuw nsw i64 %iter.sroa.0.016, 2
  %.phi.trans.insert.1 = getelementptr inbounds nuw i16, ptr %values.0, i64 %4
  %_12.pre.1 = load i16, ptr %.phi.trans.insert.1, align 2
  br label %bb3.1

bb3.1:                                            ; preds = %bb13.1, %bb9
  %i.sroa.0.014.1 = phi i64 [ %4, %bb9 ], [ %_9.1, %bb13.1 ]
  %_9.1 = add nsw i64 %i.sroa.0.014.1, -1
  %7 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_9.1
  %_8.1 = load i16, ptr %7, align 2, !noundef !3
  %_7.1 = icmp ugt i16 %_8.1, %_12.pre.1
  br i1 %_7.1, label %bb13.1, label %bb9.1

bb13.1:                                           ; preds = %bb3.1
  %8 = getelementptr inbounds nuw i16, ptr %values.0, i64 %i.sroa.0.014.1
  store i16 %_12.pre.1, ptr %7, align 2
  store i16 %_8.1, ptr %8, align 2
  %_5.not.1 = icmp eq i64 %_9.1, 0
  br i1 %_5.not.1, label %bb9.1, label %bb3.1

bb9.1:                                            ; preds = %bb13.1, %bb3.1
  %niter.next.1 = add nuw nsw i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb11.loopexit.unr-lcssa, label %bb10

bb13:                                             ; preds = %bb3
  %9 = getelementptr inbounds nuw i16, ptr %values.0, i64 %i.sroa.0.014
  store i16 %_12.pre, ptr %5, align 2
  store i16 %_8, ptr %9, align 2
  %_5.not = icmp eq i64 %_9, 0
  br i1 %_5.not, label %bb9, label %bb3
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
