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
define dso_local range(i32 -2147483646, -2147483648) i32 @depth(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #3 {
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
  br i1 %3, label %4, label %14

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load i32, ptr %6, align 4
  %11 = load ptr, ptr %7, align 8
  br label %16

12:                                               ; preds = %52
  %13 = trunc i64 %57 to i32
  br label %14

14:                                               ; preds = %12, %1
  %15 = phi i32 [ 0, %1 ], [ %13, %12 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12
  ret i32 %15

16:                                               ; preds = %4, %52
  %17 = phi ptr [ %11, %4 ], [ %53, %52 ]
  %18 = phi i32 [ %10, %4 ], [ %54, %52 ]
  %19 = phi i32 [ 0, %4 ], [ %58, %52 ]
  %20 = phi i64 [ 0, %4 ], [ %57, %52 ]
  %21 = phi i32 [ %5, %4 ], [ %55, %52 ]
  %22 = and i32 %19, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %16
  %25 = icmp ult i32 %18, 161
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = zext nneg i32 %18 to i64
  %28 = getelementptr i8, ptr %9, i64 %27
  %29 = add nuw nsw i32 %18, 16
  store i32 %29, ptr %6, align 4
  br label %32

30:                                               ; preds = %24
  %31 = getelementptr i8, ptr %17, i64 8
  store ptr %31, ptr %7, align 8
  br label %32

32:                                               ; preds = %30, %26
  %33 = phi ptr [ %17, %26 ], [ %31, %30 ]
  %34 = phi i32 [ %29, %26 ], [ %18, %30 ]
  %35 = phi ptr [ %28, %26 ], [ %17, %30 ]
  %36 = load double, ptr %35, align 8, !tbaa !11
  %37 = fptosi double %36 to i64
  br label %52

38:                                               ; preds = %16
  %39 = icmp ult i32 %21, 41
  br i1 %39, label %40, label %44

40:                                               ; preds = %38
  %41 = zext nneg i32 %21 to i64
  %42 = getelementptr i8, ptr %9, i64 %41
  %43 = add nuw nsw i32 %21, 8
  store i32 %43, ptr %2, align 16
  br label %46

44:                                               ; preds = %38
  %45 = getelementptr i8, ptr %17, i64 8
  store ptr %45, ptr %7, align 8
  br label %46

46:                                               ; preds = %44, %40
  %47 = phi ptr [ %17, %40 ], [ %45, %44 ]
  %48 = phi i32 [ %43, %40 ], [ %21, %44 ]
  %49 = phi ptr [ %42, %40 ], [ %17, %44 ]
  %50 = load i32, ptr %49, align 4, !tbaa !1
  %51 = zext i32 %50 to i64
  br label %52

52:                                               ; preds = %46, %32
  %53 = phi ptr [ %33, %32 ], [ %47, %46 ]
  %54 = phi i32 [ %34, %32 ], [ %18, %46 ]
  %55 = phi i32 [ %21, %32 ], [ %48, %46 ]
  %56 = phi i64 [ %37, %32 ], [ %51, %46 ]
  %57 = add i64 %56, %20
  %58 = add nuw nsw i32 %19, 1
  %59 = icmp eq i32 %58, %0
  br i1 %59, label %12, label %16, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @twice(ptr dead_on_unwind noalias writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 40)) %0, ptr noundef byval(%struct.Big) align 8 captures(none) %1) local_unnamed_addr #7 {
  %3 = load <2 x i64>, ptr %1, align 8, !tbaa !15
  %4 = shl nsw <2 x i64> %3, splat (i64 1)
  store <2 x i64> %4, ptr %1, align 8, !tbaa !15
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load <2 x i64>, ptr %5, align 8, !tbaa !15
  %7 = shl nsw <2 x i64> %6, splat (i64 1)
  store <2 x i64> %7, ptr %5, align 8, !tbaa !15
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = shl nsw i64 %9, 1
  store i64 %10, ptr %8, align 8, !tbaa !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nounwind
define dso_local i64 @use(i64 noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq ptr @external, null
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = and i64 %0, 3
  %5 = getelementptr inbounds nuw ptr, ptr @names, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !19
  %7 = tail call i32 (ptr, ...) @external(ptr noundef nonnull @.str.3, i64 noundef %0, ptr noundef %6) #12
  %8 = sext i32 %7 to i64
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  %11 = shl nsw i64 %0, 2
  %12 = add nsw i64 %10, %11
  ret i64 %12
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
  %14 = load i8, ptr %13, align 1, !tbaa !18
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %20, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1
  br label %19

18:                                               ; preds = %19
  ret i32 %4

19:                                               ; preds = %2, %12
  %20 = phi ptr [ %17, %12 ], [ %3, %2 ]
  %21 = load i8, ptr %20, align 1, !tbaa !18
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
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #12, !srcloc !21
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
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !3, i64 0}
!17 = !{i64 0, i64 40, !18}
!18 = !{!3, !3, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 omnipotent char", !6, i64 0}
!21 = !{i64 2065}
