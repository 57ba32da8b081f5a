; ModuleID = 'flow.c'
source_filename = "flow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-none-elf"

@hook = dso_local local_unnamed_addr global ptr null, align 4
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1

; Function Attrs: nounwind
define dso_local i32 @pick(i32 noundef %0) local_unnamed_addr #0 {
  switch i32 %0, label %11 [
    i32 0, label %13
    i32 1, label %2
    i32 2, label %4
    i32 5, label %9
    i32 7, label %10
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @puts(ptr noundef nonnull @.str.1) #7
  br label %13

4:                                                ; preds = %1
  %5 = load ptr, ptr @hook, align 4, !tbaa !7
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:                                                ; preds = %4
  %8 = tail call i32 %5(i32 noundef 2) #7
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

declare dso_local i32 @puts(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @hash(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 17, %2 ], [ %17, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %18, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %17, %6 ], [ 17, %2 ]
  %9 = tail call i32 @llvm.fshl.i32(i32 %8, i32 %8, i32 5)
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 %7
  %11 = load i8, ptr %10, align 1, !tbaa !9
  %12 = zext i8 %11 to i32
  %13 = xor i32 %9, %12
  %14 = urem i32 %13, 7
  %15 = icmp eq i32 %14, 3
  %16 = tail call i32 @llvm.bswap.i32(i32 %13)
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = add nuw i32 %7, 1
  %19 = icmp eq i32 %18, %1
  br i1 %19, label %4, label %6, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @sort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2, %18
  %5 = phi i32 [ %19, %18 ], [ 0, %2 ]
  %6 = phi i32 [ %20, %18 ], [ 1, %2 ]
  %7 = add i32 %5, %6
  br label %10

8:                                                ; preds = %18, %2
  %9 = phi i32 [ 0, %2 ], [ %19, %18 ]
  ret i32 %9

10:                                               ; preds = %4, %22
  %11 = phi i32 [ %5, %4 ], [ %23, %22 ]
  %12 = phi i32 [ %6, %4 ], [ %24, %22 ]
  %13 = getelementptr inbounds nuw i32, ptr %0, i32 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr i8, ptr %13, i32 -4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %10
  %19 = phi i32 [ %7, %22 ], [ %11, %10 ]
  %20 = add nuw nsw i32 %6, 1
  %21 = icmp eq i32 %20, %1
  br i1 %21, label %8, label %4, !llvm.loop !13

22:                                               ; preds = %10
  store i32 %16, ptr %13, align 4, !tbaa !3
  store i32 %14, ptr %15, align 4, !tbaa !3
  %23 = add i32 %11, 1
  %24 = add nsw i32 %12, -1
  %25 = icmp eq i32 %23, %7
  br i1 %25, label %18, label %10, !llvm.loop !14
}

; Function Attrs: nounwind
define dso_local void @copy(ptr noundef writeonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [40 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %5 = call ptr @memcpy(ptr noundef nonnull %4, ptr noundef %1, i32 noundef 40) #7
  %6 = call i32 @llvm.smin.i32(i32 %2, i32 40)
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i32 [ %14, %9 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 %10
  %12 = load i8, ptr %11, align 1, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 %10
  store i8 %12, ptr %13, align 1, !tbaa !9
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %14, %6
  br i1 %15, label %8, label %9, !llvm.loop !15
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "stack-protector-buffer-size"="8" "target-cpu"="i686" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nobuiltin nounwind "no-builtins" }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"any pointer", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
