; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @search(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %46

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = sext i32 %2 to i64
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %2 to i64
  br label %14

11:                                               ; preds = %38
  %12 = add nuw nsw i64 %15, 1
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %42, label %14, !llvm.loop !5

14:                                               ; preds = %6, %11
  %15 = phi i64 [ 0, %6 ], [ %12, %11 ]
  %16 = phi i32 [ undef, %6 ], [ %40, %11 ]
  br i1 %7, label %17, label %38

17:                                               ; preds = %14
  %18 = mul nuw nsw i64 %15, %8
  br label %19

19:                                               ; preds = %17, %35
  %20 = phi i64 [ 0, %17 ], [ %36, %35 ]
  %21 = phi i32 [ %16, %17 ], [ %34, %35 ]
  %22 = add nuw nsw i64 %20, %18
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !1
  %25 = icmp eq i32 %24, %3
  %26 = trunc nsw i64 %22 to i32
  br i1 %25, label %32, label %27

27:                                               ; preds = %19
  %28 = icmp slt i32 %24, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %27
  switch i32 %24, label %31 [
    i32 1, label %32
    i32 99, label %30
  ]

30:                                               ; preds = %29
  br label %32

31:                                               ; preds = %29
  br label %32

32:                                               ; preds = %29, %27, %19, %30, %31
  %33 = phi i32 [ 0, %31 ], [ 1, %19 ], [ 5, %27 ], [ 8, %30 ], [ 7, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %26, %19 ], [ %21, %27 ], [ %21, %30 ], [ %21, %29 ]
  switch i32 %33, label %38 [
    i32 0, label %35
    i32 7, label %35
  ]

35:                                               ; preds = %32, %32
  %36 = add nuw nsw i64 %20, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %38, label %19, !llvm.loop !8

38:                                               ; preds = %32, %35, %14
  %39 = phi i32 [ 5, %14 ], [ %33, %32 ], [ 5, %35 ]
  %40 = phi i32 [ %16, %14 ], [ %34, %35 ], [ %34, %32 ]
  %41 = icmp eq i32 %39, 5
  br i1 %41, label %11, label %42

42:                                               ; preds = %11, %38
  %43 = phi i32 [ %39, %38 ], [ 2, %11 ]
  %44 = icmp eq i32 %43, 1
  %45 = select i1 %44, i32 %40, i32 -1
  br label %46

46:                                               ; preds = %42, %4
  %47 = phi i32 [ -1, %4 ], [ %45, %42 ]
  ret i32 %47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @irreducible(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %9

4:                                                ; preds = %9, %2
  %5 = phi i32 [ %13, %9 ], [ %0, %2 ]
  %6 = phi i32 [ %12, %9 ], [ 0, %2 ]
  %7 = add nsw i32 %6, 3
  %8 = icmp sgt i32 %6, 997
  br i1 %8, label %15, label %9

9:                                                ; preds = %4, %2
  %10 = phi i32 [ %0, %2 ], [ %5, %4 ]
  %11 = phi i32 [ 0, %2 ], [ %7, %4 ]
  %12 = add nsw i32 %11, %10
  %13 = add nsw i32 %10, -1
  %14 = icmp sgt i32 %10, 1
  br i1 %14, label %4, label %15

15:                                               ; preds = %9, %4
  %16 = phi i32 [ %7, %4 ], [ %12, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @machine(i32 noundef %0) local_unnamed_addr #3 {
  br label %2

2:                                                ; preds = %35, %1
  %3 = phi i32 [ undef, %1 ], [ %36, %35 ]
  %4 = phi i32 [ %0, %1 ], [ %37, %35 ]
  %5 = phi i32 [ 0, %1 ], [ %38, %35 ]
  %6 = tail call i32 @read_byte() #9
  switch i32 %4, label %25 [
    i32 0, label %7
    i32 1, label %11
    i32 3, label %13
    i32 2, label %17
    i32 4, label %21
  ]

7:                                                ; preds = %2
  %8 = icmp eq i32 %6, 47
  br i1 %8, label %26, label %9

9:                                                ; preds = %7
  %10 = icmp slt i32 %6, 0
  br i1 %10, label %35, label %26

11:                                               ; preds = %2
  %12 = icmp eq i32 %6, 42
  br i1 %12, label %26, label %13

13:                                               ; preds = %11, %2
  %14 = phi i32 [ %4, %2 ], [ 0, %11 ]
  %15 = add nsw i32 %6, %5
  %16 = icmp eq i32 %6, 42
  br i1 %16, label %19, label %26

17:                                               ; preds = %2
  %18 = icmp eq i32 %6, 42
  br i1 %18, label %19, label %26

19:                                               ; preds = %17, %13
  %20 = phi i32 [ %15, %13 ], [ %5, %17 ]
  br label %26

21:                                               ; preds = %2
  %22 = icmp eq i32 %6, 47
  %23 = select i1 %22, i32 0, i32 2
  %24 = add nsw i32 %5, 1
  br label %26

25:                                               ; preds = %2
  unreachable

26:                                               ; preds = %11, %7, %17, %13, %9, %21, %19
  %27 = phi i32 [ %23, %21 ], [ 0, %9 ], [ 1, %7 ], [ 4, %19 ], [ %14, %13 ], [ 2, %17 ], [ 2, %11 ]
  %28 = phi i32 [ %24, %21 ], [ %5, %9 ], [ %5, %7 ], [ %20, %19 ], [ %15, %13 ], [ %5, %17 ], [ %5, %11 ]
  br label %29

29:                                               ; preds = %29, %26
  %30 = phi i32 [ %28, %26 ], [ %32, %29 ]
  %31 = phi i32 [ %6, %26 ], [ %33, %29 ]
  %32 = xor i32 %31, %30
  %33 = ashr i32 %31, 1
  %34 = icmp sgt i32 %33, 3
  br i1 %34, label %29, label %35, !llvm.loop !9

35:                                               ; preds = %29, %9
  %36 = phi i32 [ %5, %9 ], [ %3, %29 ]
  %37 = phi i32 [ 0, %9 ], [ %27, %29 ]
  %38 = phi i32 [ %5, %9 ], [ %32, %29 ]
  %39 = phi i1 [ false, %9 ], [ true, %29 ]
  br i1 %39, label %2, label %40, !llvm.loop !10

40:                                               ; preds = %35
  ret i32 %36
}

declare dso_local i32 @read_byte() local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @guarded(i32 noundef %0) local_unnamed_addr #3 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile i32 0, ptr %2, align 4, !tbaa !1
  %3 = call i32 @_setjmp(ptr noundef nonnull @env) #10
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = load volatile i32, ptr %2, align 4, !tbaa !1
  br label %19

7:                                                ; preds = %1, %10
  %8 = phi i32 [ %11, %10 ], [ %0, %1 ]
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %7
  %11 = add nsw i32 %8, -1
  %12 = load volatile i32, ptr %2, align 4, !tbaa !1
  %13 = add nsw i32 %12, 1
  store volatile i32 %13, ptr %2, align 4, !tbaa !1
  %14 = icmp eq i32 %11, 3
  br i1 %14, label %15, label %7, !llvm.loop !11

15:                                               ; preds = %10
  call void @longjmp(ptr noundef nonnull @env, i32 noundef 1) #11
  unreachable

16:                                               ; preds = %7
  %17 = load volatile i32, ptr %2, align 4, !tbaa !1
  %18 = sub nsw i32 0, %17
  br label %19

19:                                               ; preds = %16, %5
  %20 = phi i32 [ %6, %5 ], [ %18, %16 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %20
}

; Function Attrs: nounwind returns_twice
declare dso_local i32 @_setjmp(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare dso_local void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swap_loop(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = load i32, ptr %0, align 4, !tbaa !1
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !1
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %11, %7 ], [ %1, %2 ]
  %9 = phi i32 [ %14, %7 ], [ %5, %2 ]
  %10 = phi i32 [ %9, %7 ], [ %3, %2 ]
  %11 = add nsw i32 %8, -1
  %12 = icmp sgt i32 %9, %10
  %13 = zext i1 %12 to i32
  %14 = add nsw i32 %10, %13
  %15 = icmp sgt i32 %8, 1
  br i1 %15, label %7, label %16, !llvm.loop !12

16:                                               ; preds = %7, %2
  %17 = phi i32 [ %3, %2 ], [ %9, %7 ]
  %18 = phi i32 [ %5, %2 ], [ %14, %7 ]
  store i32 %17, ptr %0, align 4, !tbaa !1
  store i32 %18, ptr %4, align 4, !tbaa !1
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @collatz(i64 noundef %0) local_unnamed_addr #2 {
  %2 = icmp eq i64 %0, 1
  br i1 %2, label %14, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %11, %3 ], [ %0, %1 ]
  %6 = and i64 %5, 1
  %7 = icmp eq i64 %6, 0
  %8 = mul i64 %5, 3
  %9 = add i64 %8, 1
  %10 = lshr exact i64 %5, 1
  %11 = select i1 %7, i64 %10, i64 %9
  %12 = add nuw nsw i32 %4, 1
  %13 = icmp eq i64 %11, 1
  br i1 %13, label %14, label %3, !llvm.loop !13

14:                                               ; preds = %3, %1
  %15 = phi i32 [ 0, %1 ], [ %12, %3 ]
  ret i32 %15
}

; Function Attrs: nofree nosync nounwind memory(none)
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @ackermann(i64 noundef %0, i64 noundef %1) local_unnamed_addr #8 {
  br label %3

3:                                                ; preds = %9, %12, %2
  %4 = phi i64 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i64 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = add nsw i64 %5, 1
  ret i64 %8

9:                                                ; preds = %3
  %10 = icmp eq i64 %5, 0
  %11 = add nsw i64 %4, -1
  br i1 %10, label %3, label %12

12:                                               ; preds = %9
  %13 = add nsw i64 %5, -1
  %14 = tail call i64 @ackermann(i64 noundef %4, i64 noundef %13)
  br label %3
}

; Function Attrs: nounwind
define dso_local noalias ptr @buffer(i32 noundef %0) local_unnamed_addr #3 {
  %2 = sext i32 %0 to i64
  %3 = tail call noalias ptr @allocate(i64 noundef %2) #9
  %4 = icmp ne ptr %3, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %1
  ret ptr %3

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %15, %10 ]
  %12 = trunc i64 %11 to i8
  %13 = mul i8 %12, 7
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 %11
  store i8 %13, ptr %14, align 1, !tbaa !14
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp samesign ult i64 %15, %8
  br i1 %16, label %10, label %9, !llvm.loop !15
}

declare dso_local noalias ptr @allocate(i64 noundef) local_unnamed_addr #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn nounwind }

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
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = !{!3, !3, i64 0}
!15 = distinct !{!15, !6, !7}
