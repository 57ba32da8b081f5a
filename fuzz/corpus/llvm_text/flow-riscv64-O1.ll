; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

@hook = dso_local local_unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1

; Function Attrs: nounwind
define dso_local signext i32 @pick(i32 noundef signext %0) local_unnamed_addr #0 {
  switch i32 %0, label %11 [
    i32 0, label %13
    i32 1, label %2
    i32 2, label %4
    i32 5, label %9
    i32 7, label %10
  ]

2:                                                ; preds = %1
  %3 = tail call signext i32 @puts(ptr noundef nonnull @.str.1) #7
  br label %13

4:                                                ; preds = %1
  %5 = load ptr, ptr @hook, align 8, !tbaa !9
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:                                                ; preds = %4
  %8 = tail call signext i32 %5(i32 noundef signext 2) #7
  br label %13

9:                                                ; preds = %1
  br label %13

10:                                               ; preds = %1
  br label %13

11:                                               ; preds = %1
  %12 = sub nsw i32 0, %0
  br label %13

13:                                               ; preds = %7, %4, %1, %11, %10, %9, %2
  %14 = phi i32 [ %12, %11 ], [ 9, %10 ], [ 3, %2 ], [ 2, %1 ], [ 6, %9 ], [ %8, %7 ], [ 5, %4 ]
  ret i32 %14
}

declare dso_local signext i32 @puts(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local signext i32 @hash(ptr noundef readonly captures(none) %0, i32 noundef signext %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 17, %2 ], [ %19, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %20, %8 ]
  %10 = phi i32 [ 17, %4 ], [ %19, %8 ]
  %11 = tail call i32 @llvm.fshl.i32(i32 %10, i32 %10, i32 5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %13 = load i8, ptr %12, align 1, !tbaa !11
  %14 = zext i8 %13 to i32
  %15 = xor i32 %11, %14
  %16 = urem i32 %15, 7
  %17 = icmp eq i32 %16, 3
  %18 = tail call i32 @llvm.bswap.i32(i32 %15)
  %19 = select i1 %17, i32 %18, i32 %15
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %8, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local signext i32 @sort(ptr noundef captures(none) %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2, %19
  %5 = phi i32 [ %20, %19 ], [ 0, %2 ]
  %6 = phi i32 [ %21, %19 ], [ 1, %2 ]
  %7 = add i32 %5, %6
  br label %10

8:                                                ; preds = %19, %2
  %9 = phi i32 [ 0, %2 ], [ %20, %19 ]
  ret i32 %9

10:                                               ; preds = %4, %23
  %11 = phi i32 [ %5, %4 ], [ %24, %23 ]
  %12 = phi i32 [ %6, %4 ], [ %25, %23 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = getelementptr i8, ptr %14, i64 -4
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %23, label %19

19:                                               ; preds = %23, %10
  %20 = phi i32 [ %7, %23 ], [ %11, %10 ]
  %21 = add nuw nsw i32 %6, 1
  %22 = icmp eq i32 %21, %1
  br i1 %22, label %8, label %4, !llvm.loop !15

23:                                               ; preds = %10
  store i32 %17, ptr %14, align 4, !tbaa !5
  store i32 %15, ptr %16, align 4, !tbaa !5
  %24 = add i32 %11, 1
  %25 = add nsw i32 %12, -1
  %26 = icmp eq i32 %24, %7
  br i1 %26, label %19, label %10, !llvm.loop !16
}

; Function Attrs: nounwind
define dso_local void @copy(ptr noundef writeonly captures(none) %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #0 {
  %4 = alloca [40 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef %1, i64 noundef 40) #7
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = call i32 @llvm.smin.i32(i32 %2, i32 40)
  %9 = zext nneg i32 %8 to i64
  br label %11

10:                                               ; preds = %11, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %16, %11 ]
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  store i8 %14, ptr %15, align 1, !tbaa !11
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %9
  br i1 %17, label %10, label %11, !llvm.loop !17
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { nounwind "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #1 = { "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
attributes #8 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
