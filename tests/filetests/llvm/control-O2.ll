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
  br i1 %5, label %6, label %32

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = zext i32 %2 to i64
  %9 = zext nneg i32 %1 to i64
  br label %10

10:                                               ; preds = %6, %27
  %11 = phi i64 [ 0, %6 ], [ %28, %27 ]
  br i1 %7, label %12, label %27

12:                                               ; preds = %10
  %13 = mul nuw nsw i64 %11, %8
  br label %17

14:                                               ; preds = %25
  %15 = add nuw nsw i64 %18, 1
  %16 = icmp eq i64 %15, %8
  br i1 %16, label %27, label %17, !llvm.loop !5

17:                                               ; preds = %12, %14
  %18 = phi i64 [ 0, %12 ], [ %15, %14 ]
  %19 = add nuw nsw i64 %18, %13
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !1
  %22 = icmp eq i32 %21, %3
  br i1 %22, label %30, label %23

23:                                               ; preds = %17
  %24 = icmp slt i32 %21, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %23
  %26 = icmp eq i32 %21, 99
  br i1 %26, label %32, label %14

27:                                               ; preds = %23, %14, %10
  %28 = add nuw nsw i64 %11, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %32, label %10, !llvm.loop !7

30:                                               ; preds = %17
  %31 = trunc nuw i64 %19 to i32
  br label %32

32:                                               ; preds = %27, %25, %30, %4
  %33 = phi i32 [ -1, %25 ], [ -1, %4 ], [ %31, %30 ], [ -1, %27 ]
  ret i32 %33
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
  br label %3

2:                                                ; preds = %31
  br label %3, !llvm.loop !8

3:                                                ; preds = %2, %1
  %4 = phi i32 [ %0, %1 ], [ %29, %2 ]
  %5 = phi i32 [ 0, %1 ], [ %34, %2 ]
  %6 = tail call i32 @read_byte() #9
  switch i32 %4, label %27 [
    i32 0, label %7
    i32 1, label %11
    i32 3, label %16
    i32 2, label %19
    i32 4, label %23
  ]

7:                                                ; preds = %3
  %8 = icmp eq i32 %6, 47
  br i1 %8, label %28, label %9

9:                                                ; preds = %7
  %10 = icmp slt i32 %6, 0
  br i1 %10, label %37, label %28

11:                                               ; preds = %3
  %12 = icmp eq i32 %6, 42
  %13 = select i1 %12, i32 2, i32 0
  %14 = select i1 %12, i32 0, i32 %6
  %15 = add nsw i32 %14, %5
  br label %28

16:                                               ; preds = %3
  %17 = add nsw i32 %6, %5
  %18 = icmp eq i32 %6, 42
  br i1 %18, label %21, label %28

19:                                               ; preds = %3
  %20 = icmp eq i32 %6, 42
  br i1 %20, label %21, label %28

21:                                               ; preds = %19, %16
  %22 = phi i32 [ %17, %16 ], [ %5, %19 ]
  br label %28

23:                                               ; preds = %3
  %24 = icmp eq i32 %6, 47
  %25 = select i1 %24, i32 0, i32 2
  %26 = add nsw i32 %5, 1
  br label %28

27:                                               ; preds = %3
  unreachable

28:                                               ; preds = %11, %7, %19, %16, %9, %23, %21
  %29 = phi i32 [ %25, %23 ], [ 0, %9 ], [ 1, %7 ], [ 4, %21 ], [ 3, %16 ], [ 2, %19 ], [ %13, %11 ]
  %30 = phi i32 [ %26, %23 ], [ %5, %9 ], [ %5, %7 ], [ %22, %21 ], [ %17, %16 ], [ %5, %19 ], [ %15, %11 ]
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i32 [ %30, %28 ], [ %34, %31 ]
  %33 = phi i32 [ %6, %28 ], [ %35, %31 ]
  %34 = xor i32 %33, %32
  %35 = ashr i32 %33, 1
  %36 = icmp sgt i32 %35, 3
  br i1 %36, label %31, label %2, !llvm.loop !8

37:                                               ; preds = %9
  ret i32 %5
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
  br i1 %14, label %15, label %7, !llvm.loop !9

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
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = and i32 %1, 3
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %21, label %10

10:                                               ; preds = %7, %10
  %11 = phi i32 [ %15, %10 ], [ %1, %7 ]
  %12 = phi i32 [ %18, %10 ], [ %5, %7 ]
  %13 = phi i32 [ %12, %10 ], [ %3, %7 ]
  %14 = phi i32 [ %19, %10 ], [ 0, %7 ]
  %15 = add nsw i32 %11, -1
  %16 = icmp sgt i32 %12, %13
  %17 = zext i1 %16 to i32
  %18 = add nsw i32 %13, %17
  %19 = add i32 %14, 1
  %20 = icmp eq i32 %19, %8
  br i1 %20, label %21, label %10, !llvm.loop !10

21:                                               ; preds = %10, %7
  %22 = phi i32 [ %1, %7 ], [ %15, %10 ]
  %23 = phi i32 [ %5, %7 ], [ %18, %10 ]
  %24 = phi i32 [ %3, %7 ], [ %12, %10 ]
  %25 = phi i32 [ poison, %7 ], [ %12, %10 ]
  %26 = phi i32 [ poison, %7 ], [ %18, %10 ]
  %27 = icmp ult i32 %1, 4
  br i1 %27, label %46, label %28

28:                                               ; preds = %21, %28
  %29 = phi i32 [ %41, %28 ], [ %22, %21 ]
  %30 = phi i32 [ %44, %28 ], [ %23, %21 ]
  %31 = phi i32 [ %40, %28 ], [ %24, %21 ]
  %32 = icmp sgt i32 %30, %31
  %33 = zext i1 %32 to i32
  %34 = add nsw i32 %31, %33
  %35 = icmp sgt i32 %34, %30
  %36 = zext i1 %35 to i32
  %37 = add nsw i32 %30, %36
  %38 = icmp sgt i32 %37, %34
  %39 = zext i1 %38 to i32
  %40 = add nsw i32 %34, %39
  %41 = add nsw i32 %29, -4
  %42 = icmp sgt i32 %40, %37
  %43 = zext i1 %42 to i32
  %44 = add nsw i32 %37, %43
  %45 = icmp sgt i32 %29, 4
  br i1 %45, label %28, label %46, !llvm.loop !12

46:                                               ; preds = %21, %28, %2
  %47 = phi i32 [ %3, %2 ], [ %25, %21 ], [ %40, %28 ]
  %48 = phi i32 [ %5, %2 ], [ %26, %21 ], [ %44, %28 ]
  store i32 %47, ptr %0, align 4, !tbaa !1
  store i32 %48, ptr %4, align 4, !tbaa !1
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
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %11, %2
  %5 = phi i64 [ %1, %2 ], [ %12, %11 ]
  %6 = add nsw i64 %5, 1
  ret i64 %6

7:                                                ; preds = %2, %11
  %8 = phi i64 [ %12, %11 ], [ %1, %2 ]
  %9 = phi i64 [ %13, %11 ], [ %0, %2 ]
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7, %15
  %12 = phi i64 [ %17, %15 ], [ 1, %7 ]
  %13 = add nsw i64 %9, -1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %4, label %7

15:                                               ; preds = %7
  %16 = add nsw i64 %8, -1
  %17 = tail call i64 @ackermann(i64 noundef %9, i64 noundef %16)
  br label %11
}

; Function Attrs: nounwind
define dso_local noalias ptr @buffer(i32 noundef %0) local_unnamed_addr #3 {
  %2 = sext i32 %0 to i64
  %3 = tail call noalias ptr @allocate(i64 noundef %2) #9
  %4 = icmp ne ptr %3, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %48

7:                                                ; preds = %1
  %8 = icmp ult i32 %0, 8
  br i1 %8, label %46, label %9

9:                                                ; preds = %7
  %10 = icmp ult i32 %0, 32
  br i1 %10, label %29, label %11

11:                                               ; preds = %9
  %12 = and i64 %2, 2147483616
  br label %13

13:                                               ; preds = %13, %11
  %14 = phi i64 [ 0, %11 ], [ %21, %13 ]
  %15 = phi <16 x i8> [ <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, %11 ], [ %22, %13 ]
  %16 = mul <16 x i8> %15, splat (i8 7)
  %17 = mul <16 x i8> %15, splat (i8 7)
  %18 = add <16 x i8> %17, splat (i8 112)
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 %14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store <16 x i8> %16, ptr %19, align 1, !tbaa !14
  store <16 x i8> %18, ptr %20, align 1, !tbaa !14
  %21 = add nuw i64 %14, 32
  %22 = add <16 x i8> %15, splat (i8 32)
  %23 = icmp eq i64 %21, %12
  br i1 %23, label %24, label %13, !llvm.loop !15

24:                                               ; preds = %13
  %25 = icmp eq i64 %12, %2
  br i1 %25, label %48, label %26

26:                                               ; preds = %24
  %27 = and i32 %0, 24
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %46, label %29, !prof !18

29:                                               ; preds = %9, %26
  %30 = phi i64 [ %12, %26 ], [ 0, %9 ]
  %31 = and i64 %2, 2147483640
  %32 = trunc i64 %30 to i8
  %33 = insertelement <8 x i8> poison, i8 %32, i64 0
  %34 = shufflevector <8 x i8> %33, <8 x i8> poison, <8 x i32> zeroinitializer
  %35 = or disjoint <8 x i8> %34, <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>
  br label %36

36:                                               ; preds = %36, %29
  %37 = phi i64 [ %30, %29 ], [ %41, %36 ]
  %38 = phi <8 x i8> [ %35, %29 ], [ %42, %36 ]
  %39 = mul <8 x i8> %38, splat (i8 7)
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 %37
  store <8 x i8> %39, ptr %40, align 1, !tbaa !14
  %41 = add nuw i64 %37, 8
  %42 = add <8 x i8> %38, splat (i8 8)
  %43 = icmp eq i64 %41, %31
  br i1 %43, label %44, label %36, !llvm.loop !19

44:                                               ; preds = %36
  %45 = icmp eq i64 %31, %2
  br i1 %45, label %48, label %46

46:                                               ; preds = %7, %26, %44
  %47 = phi i64 [ 0, %7 ], [ %12, %26 ], [ %31, %44 ]
  br label %49

48:                                               ; preds = %49, %24, %44, %1
  ret ptr %3

49:                                               ; preds = %46, %49
  %50 = phi i64 [ %54, %49 ], [ %47, %46 ]
  %51 = trunc i64 %50 to i8
  %52 = mul i8 %51, 7
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 %50
  store i8 %52, ptr %53, align 1, !tbaa !14
  %54 = add nuw nsw i64 %50, 1
  %55 = icmp slt i64 %54, %2
  br i1 %55, label %49, label %48, !llvm.loop !20
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
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = !{!3, !3, i64 0}
!15 = distinct !{!15, !6, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = !{!"branch_weights", i32 8, i32 24}
!19 = distinct !{!19, !6, !16, !17}
!20 = distinct !{!20, !6, !17, !16}
