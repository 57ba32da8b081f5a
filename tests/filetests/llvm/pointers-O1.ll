; ModuleID = 'pointers.c'
source_filename = "pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Node = type { ptr, ptr, i32, [12 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.Big = type { [5 x i64] }

@leaf = internal global %struct.Node { ptr null, ptr null, i32 7, [12 x i8] c"leaf\00\00\00\00\00\00\00\00" }, align 8
@root = dso_local global %struct.Node { ptr @leaf, ptr @root, i32 9, [12 x i8] c"root\00\00\00\00\00\00\00\00" }, align 8
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@names = dso_local local_unnamed_addr constant [4 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr getelementptr (i8, ptr @root, i64 4)], align 16
@counter = dso_local thread_local local_unnamed_addr global i32 3, align 4
@operations = dso_local local_unnamed_addr global [3 x ptr] [ptr @add, ptr @sub, ptr null], align 16
@.str.3 = private unnamed_addr constant [8 x i8] c"%ld %s\0A\00", align 1
@dispatch.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@dispatch, %18), ptr blockaddress(@dispatch, %5), ptr blockaddress(@dispatch, %10), ptr blockaddress(@dispatch, %12)], align 16
@common_like = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: nounwind
define dso_local i32 @apply(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds ptr, ptr @operations, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !5
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = tail call i32 %6(i32 noundef %1, i32 noundef %2) #12
  br label %14

10:                                               ; preds = %3
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter)
  %12 = load i32, ptr %11, align 4, !tbaa !1
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %11, align 4, !tbaa !1
  br label %14

14:                                               ; preds = %10, %8
  %15 = phi i32 [ %9, %8 ], [ %12, %10 ]
  ret i32 %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @depth(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #3 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1, %5
  %4 = phi i32 [ %12, %5 ], [ 0, %1 ]
  ret i32 %4

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !7
  %7 = tail call i32 @depth(ptr noundef %6)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !10
  %10 = tail call i32 @depth(ptr noundef %9)
  %11 = tail call i32 @llvm.smax.i32(i32 %7, i32 %10)
  %12 = add nsw i32 %11, 1
  br label %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i32, ptr %6, align 4
  %12 = load ptr, ptr %7, align 8
  br label %17

13:                                               ; preds = %53
  %14 = trunc i64 %58 to i32
  br label %15

15:                                               ; preds = %13, %1
  %16 = phi i32 [ 0, %1 ], [ %14, %13 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %16

17:                                               ; preds = %4, %53
  %18 = phi ptr [ %12, %4 ], [ %54, %53 ]
  %19 = phi i32 [ %11, %4 ], [ %55, %53 ]
  %20 = phi i32 [ 0, %4 ], [ %59, %53 ]
  %21 = phi i64 [ 0, %4 ], [ %58, %53 ]
  %22 = phi i32 [ %5, %4 ], [ %56, %53 ]
  %23 = and i32 %20, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %39, label %25

25:                                               ; preds = %17
  %26 = icmp ult i32 %19, 161
  br i1 %26, label %27, label %31

27:                                               ; preds = %25
  %28 = zext nneg i32 %19 to i64
  %29 = getelementptr i8, ptr %9, i64 %28
  %30 = add nuw nsw i32 %19, 16
  store i32 %30, ptr %6, align 4
  br label %33

31:                                               ; preds = %25
  %32 = getelementptr i8, ptr %18, i64 8
  store ptr %32, ptr %7, align 8
  br label %33

33:                                               ; preds = %31, %27
  %34 = phi ptr [ %18, %27 ], [ %32, %31 ]
  %35 = phi i32 [ %30, %27 ], [ %19, %31 ]
  %36 = phi ptr [ %29, %27 ], [ %18, %31 ]
  %37 = load double, ptr %36, align 8, !tbaa !11
  %38 = fptosi double %37 to i64
  br label %53

39:                                               ; preds = %17
  %40 = icmp ult i32 %22, 41
  br i1 %40, label %41, label %45

41:                                               ; preds = %39
  %42 = zext nneg i32 %22 to i64
  %43 = getelementptr i8, ptr %9, i64 %42
  %44 = add nuw nsw i32 %22, 8
  store i32 %44, ptr %2, align 16
  br label %47

45:                                               ; preds = %39
  %46 = getelementptr i8, ptr %18, i64 8
  store ptr %46, ptr %10, align 8
  br label %47

47:                                               ; preds = %45, %41
  %48 = phi ptr [ %18, %41 ], [ %46, %45 ]
  %49 = phi i32 [ %44, %41 ], [ %22, %45 ]
  %50 = phi ptr [ %43, %41 ], [ %18, %45 ]
  %51 = load i32, ptr %50, align 4, !tbaa !1
  %52 = zext i32 %51 to i64
  br label %53

53:                                               ; preds = %47, %33
  %54 = phi ptr [ %34, %33 ], [ %48, %47 ]
  %55 = phi i32 [ %35, %33 ], [ %19, %47 ]
  %56 = phi i32 [ %22, %33 ], [ %49, %47 ]
  %57 = phi i64 [ %38, %33 ], [ %52, %47 ]
  %58 = add i64 %57, %21
  %59 = add nuw nsw i32 %20, 1
  %60 = icmp eq i32 %59, %0
  br i1 %60, label %13, label %17, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @twice(ptr dead_on_unwind noalias writable writeonly sret(%struct.Big) align 8 captures(none) %0, ptr noundef byval(%struct.Big) align 8 captures(none) %1) local_unnamed_addr #7 {
  br label %4

3:                                                ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !16
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %9, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = shl nsw i64 %7, 1
  store i64 %8, ptr %6, align 8, !tbaa !18
  %9 = add nuw nsw i64 %5, 1
  %10 = icmp eq i64 %9, 5
  br i1 %10, label %3, label %4, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nounwind
define dso_local i64 @use(i64 noundef %0) local_unnamed_addr #1 {
  %2 = alloca %struct.Big, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i64 %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 2, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 3, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i64 4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i64 %0, ptr %6, align 8
  br label %7

7:                                                ; preds = %7, %1
  %8 = phi i64 [ 0, %1 ], [ %12, %7 ]
  %9 = getelementptr inbounds nuw i64, ptr %2, i64 %8
  %10 = load i64, ptr %9, align 8, !tbaa !18, !noalias !21
  %11 = shl nsw i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !18, !noalias !21
  %12 = add nuw nsw i64 %8, 1
  %13 = icmp eq i64 %12, 5
  br i1 %13, label %14, label %7, !llvm.loop !20

14:                                               ; preds = %7
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %6, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %17 = icmp eq ptr @external, null
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = and i64 %0, 3
  %20 = getelementptr inbounds nuw ptr, ptr @names, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !24
  %22 = tail call i32 (ptr, ...) @external(ptr noundef nonnull @.str.3, i64 noundef %0, ptr noundef %21) #12
  %23 = sext i32 %22 to i64
  br label %24

24:                                               ; preds = %14, %18
  %25 = phi i64 [ %23, %18 ], [ 0, %14 ]
  %26 = add nsw i64 %16, %15
  %27 = add nsw i64 %26, %25
  ret i64 %27
}

declare extern_weak dso_local i32 @external(ptr noundef, ...) #9

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @dispatch(ptr noundef readonly captures(none) %0) local_unnamed_addr #10 {
  br label %2

2:                                                ; preds = %7, %1
  %3 = phi ptr [ %0, %1 ], [ %9, %7 ]
  %4 = phi i32 [ 0, %1 ], [ %8, %7 ]
  br label %19

5:                                                ; preds = %19
  %6 = add nsw i32 %4, 1
  br label %7

7:                                                ; preds = %5, %10
  %8 = phi i32 [ %11, %10 ], [ %6, %5 ]
  %9 = getelementptr inbounds nuw i8, ptr %20, i64 1
  br label %2

10:                                               ; preds = %19
  %11 = shl nsw i32 %4, 1
  br label %7

12:                                               ; preds = %19
  %13 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %14 = load i8, ptr %13, align 1, !tbaa !17
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %20, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1
  br label %19

18:                                               ; preds = %19
  ret i32 %4

19:                                               ; preds = %2, %12
  %20 = phi ptr [ %17, %12 ], [ %3, %2 ]
  %21 = load i8, ptr %20, align 1, !tbaa !17
  %22 = and i8 %21, 3
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw ptr, ptr @dispatch.labels, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !5
  indirectbr ptr %25, [label %18, label %5, label %10, label %12]
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i64 -288230376151711744, 288230376151711744) i64 @distance(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = ptrtoint ptr %1 to i64
  %5 = sub i64 %3, %4
  %6 = ashr exact i64 %5, 5
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i64 @bits(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  ret i64 %2
}

; Function Attrs: nounwind
define dso_local void @fence(ptr noundef %0) local_unnamed_addr #1 {
  store volatile i32 1, ptr %0, align 4, !tbaa !1
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #12, !srcloc !26
  %2 = load volatile i32, ptr %0, align 4, !tbaa !1
  %3 = add nsw i32 %2, 2
  store volatile i32 %3, ptr %0, align 4, !tbaa !1
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !3, i64 0}
!7 = !{!8, !9, i64 0}
!8 = !{!"Node", !9, i64 0, !9, i64 8, !2, i64 16, !3, i64 20}
!9 = !{!"p1 _ZTS4Node", !6, i64 0}
!10 = !{!8, !9, i64 8}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !3, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{i64 0, i64 40, !17}
!17 = !{!3, !3, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !3, i64 0}
!20 = distinct !{!20, !14, !15}
!21 = !{!22}
!22 = distinct !{!22, !23, !"twice: argument 0"}
!23 = distinct !{!23, !"twice"}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !6, i64 0}
!26 = !{i64 2065}
