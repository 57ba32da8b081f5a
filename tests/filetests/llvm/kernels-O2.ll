; ModuleID = 'kernels.10e27077f27b0680-cgu.0'
source_filename = "kernels.10e27077f27b0680-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_52455b11b06a8b3e81d0d5ffa7d27448 = private unnamed_addr constant [11 x i8] c"kernels.rs\00", align 1
@alloc_9041ea241aef3cfe659600ff094baf97 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00\05\00\00\00" }>, align 8
@alloc_96b1646859ca1b64e9528fc20ac50e1f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00!\00\00\00" }>, align 8
@alloc_ba7c5867f1e4ad88a0ad2a64b2400b74 = private unnamed_addr constant [8 x i8] c"overflow", align 1

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, -4294967294) i64 @find({ i64, i64 } %0, i32 noundef range(i32 0, 1114112) %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %.fca.0.extract = extractvalue { i64, i64 } %0, 0
  %.fca.1.extract = extractvalue { i64, i64 } %0, 1
  %2 = inttoptr i64 %.fca.0.extract to ptr
  %3 = icmp ne i64 %.fca.0.extract, 0
  tail call void @llvm.assume(i1 %3)
  %_15 = getelementptr inbounds nuw i8, ptr %2, i64 %.fca.1.extract
  br label %bb1.i

bb1.i:                                            ; preds = %bb3.i, %start
  %4 = phi i64 [ %11, %bb3.i ], [ 0, %start ]
  %_16.i26.i.i10.i = phi ptr [ %subtracted.i.i.i, %bb3.i ], [ %2, %start ]
  %5 = ptrtoint ptr %_16.i26.i.i10.i to i64
  %_6.i.i.i.i = icmp eq ptr %_16.i26.i.i10.i, %_15
  br i1 %_6.i.i.i.i, label %.loopexit, label %bb14.i.i.i

bb14.i.i.i:                                       ; preds = %bb1.i
  %_16.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i10.i, i64 1
  %x.i.i.i = load i8, ptr %_16.i26.i.i10.i, align 1, !noalias !3, !noundef !11
  %_7.i.i.i = icmp sgt i8 %x.i.i.i, -1
  br i1 %_7.i.i.i, label %bb3.i.i.i, label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %bb14.i.i.i
  %_33.i.i.i = and i8 %x.i.i.i, 31
  %init.i.i.i = zext nneg i8 %_33.i.i.i to i32
  %_6.i10.i.i.i = icmp ne ptr %_16.i.i.i.i, %_15
  tail call void @llvm.assume(i1 %_6.i10.i.i.i)
  %_16.i12.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i10.i, i64 2
  %y.i.i.i = load i8, ptr %_16.i.i.i.i, align 1, !noalias !3, !noundef !11
  %_36.i.i.i = shl nuw nsw i32 %init.i.i.i, 6
  %_38.i.i.i = and i8 %y.i.i.i, 63
  %_37.i.i.i = zext nneg i8 %_38.i.i.i to i32
  %6 = or disjoint i32 %_36.i.i.i, %_37.i.i.i
  %_14.i.i.i = icmp samesign ugt i8 %x.i.i.i, -33
  br i1 %_14.i.i.i, label %bb6.i.i.i, label %bb3.i

bb3.i.i.i:                                        ; preds = %bb14.i.i.i
  %_8.i.i.i = zext nneg i8 %x.i.i.i to i32
  br label %bb3.i

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %_6.i17.i.i.i = icmp ne ptr %_16.i12.i.i.i, %_15
  tail call void @llvm.assume(i1 %_6.i17.i.i.i)
  %_16.i19.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i10.i, i64 3
  %z.i.i.i = load i8, ptr %_16.i12.i.i.i, align 1, !noalias !3, !noundef !11
  %_41.i.i.i = shl nuw nsw i32 %_37.i.i.i, 6
  %_43.i.i.i = and i8 %z.i.i.i, 63
  %_42.i.i.i = zext nneg i8 %_43.i.i.i to i32
  %y_z.i.i.i = or disjoint i32 %_41.i.i.i, %_42.i.i.i
  %_21.i.i.i = shl nuw nsw i32 %init.i.i.i, 12
  %7 = or disjoint i32 %y_z.i.i.i, %_21.i.i.i
  %_22.i.i.i = icmp samesign ugt i8 %x.i.i.i, -17
  br i1 %_22.i.i.i, label %bb8.i.i.i, label %bb3.i

bb8.i.i.i:                                        ; preds = %bb6.i.i.i
  %_6.i24.i.i.i = icmp ne ptr %_16.i19.i.i.i, %_15
  tail call void @llvm.assume(i1 %_6.i24.i.i.i)
  %_16.i26.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i10.i, i64 4
  %w.i.i.i = load i8, ptr %_16.i19.i.i.i, align 1, !noalias !3, !noundef !11
  %_27.i.i.i = shl nuw nsw i32 %init.i.i.i, 18
  %_26.i.i.i = and i32 %_27.i.i.i, 1835008
  %_46.i.i.i = shl nuw nsw i32 %y_z.i.i.i, 6
  %_48.i.i.i = and i8 %w.i.i.i, 63
  %_47.i.i.i = zext nneg i8 %_48.i.i.i to i32
  %_28.i.i.i = or disjoint i32 %_46.i.i.i, %_47.i.i.i
  %8 = or disjoint i32 %_28.i.i.i, %_26.i.i.i
  br label %bb3.i

bb3.i:                                            ; preds = %bb8.i.i.i, %bb6.i.i.i, %bb3.i.i.i, %bb4.i.i.i
  %subtracted.i.i.i = phi ptr [ %_16.i19.i.i.i, %bb6.i.i.i ], [ %_16.i26.i.i.i, %bb8.i.i.i ], [ %_16.i12.i.i.i, %bb4.i.i.i ], [ %_16.i.i.i.i, %bb3.i.i.i ]
  %_0.sroa.4.0.i.ph.i.i = phi i32 [ %7, %bb6.i.i.i ], [ %8, %bb8.i.i.i ], [ %6, %bb4.i.i.i ], [ %_8.i.i.i, %bb3.i.i.i ]
  %9 = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i.i, 1114112
  tail call void @llvm.assume(i1 %9)
  %10 = ptrtoint ptr %subtracted.i.i.i to i64
  %_10.i.i = sub i64 %4, %5
  %11 = add i64 %_10.i.i, %10
  %_0.i.i.not.i = icmp eq i32 %_0.sroa.4.0.i.ph.i.i, %1
  br i1 %_0.i.i.not.i, label %_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E.exit, label %bb1.i

_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E.exit: ; preds = %bb3.i
  %12 = shl i64 %4, 32
  %13 = or disjoint i64 %12, 1
  br label %.loopexit

.loopexit:                                        ; preds = %bb1.i, %_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E.exit
  %14 = phi i64 [ %13, %_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E.exit ], [ 0, %bb1.i ]
  ret i64 %14
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i64 @index({ i64, i64 } %0, i64 noundef %at, i64 noundef %by) unnamed_addr #1 {
start:
  %.fca.0.extract = extractvalue { i64, i64 } %0, 0
  %.fca.1.extract = extractvalue { i64, i64 } %0, 1
  %1 = inttoptr i64 %.fca.0.extract to ptr
  %2 = icmp ne i64 %.fca.0.extract, 0
  tail call void @llvm.assume(i1 %2)
  %_7 = icmp ult i64 %at, %.fca.1.extract
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds nuw i64, ptr %1, i64 %at
  %_5 = load i64, ptr %3, align 8, !noundef !11
  %_4 = mul i64 %_5, %by
  %_9 = add nuw i64 %at, 1
  %_10 = icmp ult i64 %_9, %.fca.1.extract
  br i1 %_10, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %at, i64 noundef %.fca.1.extract, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9041ea241aef3cfe659600ff094baf97) #10
  unreachable

bb2:                                              ; preds = %bb1
  %4 = getelementptr inbounds nuw i64, ptr %1, i64 %_9
  %_8 = load i64, ptr %4, align 8, !noundef !11
  %_11 = icmp eq i64 %_8, 0
  br i1 %_11, label %panic2, label %bb3

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_9, i64 noundef %.fca.1.extract, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_96b1646859ca1b64e9528fc20ac50e1f) #10
  unreachable

bb3:                                              ; preds = %bb2
  %_12 = icmp eq i64 %_8, -1
  %_13 = icmp eq i64 %_4, -9223372036854775808
  %_14 = and i1 %_13, %_12
  br i1 %_14, label %panic3, label %bb4

panic2:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9041ea241aef3cfe659600ff094baf97) #10
  unreachable

bb4:                                              ; preds = %bb3
  %_0 = sdiv i64 %_4, %_8
  ret i64 %_0

panic3:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_div_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9041ea241aef3cfe659600ff094baf97) #10
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable
define noundef i32 @saturate(i32 noundef %a, i32 noundef %b, double noundef %f) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = tail call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  %1 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 3)
  %_9.1 = extractvalue { i32, i1 } %1, 1
  br i1 %_9.1, label %bb2, label %bb4, !prof !12

bb4:                                              ; preds = %start
  %_9.0 = extractvalue { i32, i1 } %1, 0
  br label %bb5

bb2:                                              ; preds = %start
  %2 = tail call i32 @llvm.fptosi.sat.i32.f64(double %f)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %_6.sroa.0.0 = phi i32 [ %2, %bb2 ], [ %_9.0, %bb4 ]
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %_6.sroa.0.0, i32 %_6.sroa.0.0, i32 5)
  ret i32 %3
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable
define void @sort(ptr noalias noundef nonnull align 2 captures(none) %values.0, i64 noundef range(i64 0, 4611686018427387904) %values.1) unnamed_addr #3 {
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
  %_8.epil = load i16, ptr %2, align 2, !noundef !11
  %_7.epil = icmp ugt i16 %_8.epil, %_12.pre.epil
  br i1 %_7.epil, label %bb13.epil, label %bb11

bb13.epil:                                        ; preds = %bb3.epil
  %3 = getelementptr inbounds nuw i16, ptr %values.0, i64 %i.sroa.0.014.epil
  store i16 %_12.pre.epil, ptr %2, align 2
  store i16 %_8.epil, ptr %3, align 2
  %_5.not.epil = icmp eq i64 %_9.epil, 0
  br i1 %_5.not.epil, label %bb11, label %bb3.epil

bb11:                                             ; preds = %bb11.loopexit.unr-lcssa, %bb13.epil, %bb3.epil, %start
  ret void

bb10:                                             ; preds = %bb9.1, %bb10.preheader.new
  %iter.sroa.0.016 = phi i64 [ 1, %bb10.preheader.new ], [ %6, %bb9.1 ]
  %niter = phi i64 [ 0, %bb10.preheader.new ], [ %niter.next.1, %bb9.1 ]
  %4 = add nuw nsw i64 %iter.sroa.0.016, 1
  %.phi.trans.insert = getelementptr inbounds nuw i16, ptr %values.0, i64 %iter.sroa.0.016
  %_12.pre = load i16, ptr %.phi.trans.insert, align 2
  br label %bb3

bb3:                                              ; preds = %bb10, %bb13
  %i.sroa.0.014 = phi i64 [ %iter.sroa.0.016, %bb10 ], [ %_9, %bb13 ]
  %_9 = add nsw i64 %i.sroa.0.014, -1
  %5 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_9
  %_8 = load i16, ptr %5, align 2, !noundef !11
  %_7 = icmp ugt i16 %_8, %_12.pre
  br i1 %_7, label %bb13, label %bb9

bb9:                                              ; preds = %bb3, %bb13
  %6 = add nuw nsw i64 %iter.sroa.0.016, 2
  %.phi.trans.insert.1 = getelementptr inbounds nuw i16, ptr %values.0, i64 %4
  %_12.pre.1 = load i16, ptr %.phi.trans.insert.1, align 2
  br label %bb3.1

bb3.1:                                            ; preds = %bb13.1, %bb9
  %i.sroa.0.014.1 = phi i64 [ %4, %bb9 ], [ %_9.1, %bb13.1 ]
  %_9.1 = add nsw i64 %i.sroa.0.014.1, -1
  %7 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_9.1
  %_8.1 = load i16, ptr %7, align 2, !noundef !11
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

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable
define noundef float @sum_pairs({ i64, i64 } %0, float noundef %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %.fca.0.extract = extractvalue { i64, i64 } %0, 0
  %.fca.1.extract = extractvalue { i64, i64 } %0, 1
  %2 = inttoptr i64 %.fca.0.extract to ptr
  %3 = icmp ne i64 %.fca.0.extract, 0
  tail call void @llvm.assume(i1 %3)
  %4 = icmp eq i64 %.fca.1.extract, 0
  br i1 %4, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit", label %bb5.i

bb5.i:                                            ; preds = %start
  %_10.idx = shl nuw nsw i64 %.fca.1.extract, 3
  %_10 = getelementptr inbounds nuw i8, ptr %2, i64 %_10.idx
  %5 = ptrtoint ptr %_10 to i64
  %6 = sub nuw i64 %5, %.fca.0.extract
  %7 = lshr exact i64 %6, 3
  %xtraiter = and i64 %7, 1
  %8 = icmp eq i64 %6, 8
  br i1 %8, label %bb8.i.epil.preheader, label %bb5.i.new

bb5.i.new:                                        ; preds = %bb5.i
  %unroll_iter = and i64 %7, 2305843009213693950
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb5.i.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_27.i.1, %bb8.i ]
  %acc.sroa.0.0.i = phi float [ -0.000000e+00, %bb5.i.new ], [ %_0.i2.i.i.1, %bb8.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.1, %bb8.i ]
  %_45.i = getelementptr inbounds nuw { i32, i8, [3 x i8] }, ptr %2, i64 %i.sroa.0.0.i
  %_45.val.i = load i32, ptr %_45.i, align 4, !noalias !13, !noundef !11
  %9 = getelementptr i8, ptr %_45.i, i64 4
  %_45.val3.i = load i8, ptr %9, align 4, !noalias !13, !noundef !11
  %_6.i.i.i = uitofp i32 %_45.val.i to float
  %_7.i.i.i = uitofp i8 %_45.val3.i to float
  %_5.i.i.i = fmul float %_6.i.i.i, %_7.i.i.i
  %_0.i.i.i = fmul float %1, %_5.i.i.i
  %_0.i2.i.i = fadd float %acc.sroa.0.0.i, %_0.i.i.i
  %10 = getelementptr inbounds nuw { i32, i8, [3 x i8] }, ptr %2, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %_45.val.i.1 = load i32, ptr %_45.i.1, align 4, !noalias !13, !noundef !11
  %11 = getelementptr i8, ptr %10, i64 12
  %_45.val3.i.1 = load i8, ptr %11, align 4, !noalias !13, !noundef !11
  %_6.i.i.i.1 = uitofp i32 %_45.val.i.1 to float
  %_7.i.i.i.1 = uitofp i8 %_45.val3.i.1 to float
  %_5.i.i.i.1 = fmul float %_6.i.i.i.1, %_7.i.i.i.1
  %_0.i.i.i.1 = fmul float %1, %_5.i.i.i.1
  %_0.i2.i.i.1 = fadd float %_0.i2.i.i, %_0.i.i.i.1
  %_27.i.1 = add nuw i64 %i.sroa.0.0.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa": ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit", label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa", %bb5.i
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb5.i ], [ %_27.i.1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa" ]
  %acc.sroa.0.0.i.epil.init = phi float [ -0.000000e+00, %bb5.i ], [ %_0.i2.i.i.1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa" ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  %_45.i.epil = getelementptr inbounds nuw { i32, i8, [3 x i8] }, ptr %2, i64 %i.sroa.0.0.i.epil.init
  %_45.val.i.epil = load i32, ptr %_45.i.epil, align 4, !noalias !13, !noundef !11
  %12 = getelementptr i8, ptr %_45.i.epil, i64 4
  %_45.val3.i.epil = load i8, ptr %12, align 4, !noalias !13, !noundef !11
  %_6.i.i.i.epil = uitofp i32 %_45.val.i.epil to float
  %_7.i.i.i.epil = uitofp i8 %_45.val3.i.epil to float
  %_5.i.i.i.epil = fmul float %_6.i.i.i.epil, %_7.i.i.i.epil
  %_0.i.i.i.epil = fmul float %1, %_5.i.i.i.epil
  %_0.i2.i.i.epil = fadd float %acc.sroa.0.0.i.epil.init, %_0.i.i.i.epil
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit": ; preds = %bb8.i.epil.preheader, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa", %start
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %start ], [ %_0.i2.i.i.1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E.exit.loopexit.unr-lcssa" ], [ %_0.i2.i.i.epil, %bb8.i.epil.preheader ]
  ret float %_0.sroa.0.0.i
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable
define void @wide(ptr dead_on_unwind noalias noundef writable writeonly sret([32 x i8]) align 16 captures(none) dereferenceable(32) initializes((0, 8), (16, 24)) %_0, i128 noundef %a, i128 noundef %b) unnamed_addr #4 {
start:
  %_6.0 = add i128 %b, %a
  %_6.1 = icmp ult i128 %_6.0, %a
  %_9 = icmp slt i128 %b, 0
  %_8 = xor i1 %_9, %_6.1
  br i1 %_8, label %bb1, label %bb3, !prof !12

bb3:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i128 %_6.0, ptr %0, align 16
  br label %bb4

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr @alloc_ba7c5867f1e4ad88a0ad2a64b2400b74, ptr %1, align 8
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 8, ptr %2, align 16
  br label %bb4

bb4:                                              ; preds = %bb1, %bb3
  %storemerge = phi i64 [ 0, %bb3 ], [ 1, %bb1 ]
  store i64 %storemerge, ptr %_0, align 16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #7

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: write, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4, !6, !8, !10}
!4 = distinct !{!4, !5, !"_ZN4core3str11validations15next_code_point17h3919d0053c1b22a8E: %bytes"}
!5 = distinct !{!5, !"_ZN4core3str11validations15next_code_point17h3919d0053c1b22a8E"}
!6 = distinct !{!6, !7, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!7 = distinct !{!7, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!8 = distinct !{!8, !9, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E: %self"}
!9 = distinct !{!9, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E"}
!10 = distinct !{!10, !9, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E: argument 1"}
!11 = !{}
!12 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E: argument 0"}
!15 = distinct !{!15, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E"}
