; ModuleID = 'threads.c'
source_filename = "threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@visible = dso_local thread_local local_unnamed_addr global double 2.500000e+00, align 8
@counter.count = internal thread_local global i32 100, align 4
@.str = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"%d %ld %g %s %s %s %d\0A\00", align 1
@zero = internal thread_local unnamed_addr global i32 0, align 4
@number = internal thread_local unnamed_addr global i64 40, align 8
@aligned = internal thread_local global [100 x i8] c"text\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 64
@.str.2 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@first = internal thread_local global { ptr, ptr, [5 x i32], [4 x i8] } { ptr @last, ptr @.str.3, [5 x i32] [i32 9, i32 8, i32 7, i32 0, i32 0], [4 x i8] zeroinitializer }, align 8
@.str.5 = private unnamed_addr constant [5 x i8] c"last\00", align 1
@last = internal global { ptr, ptr, [5 x i32], [4 x i8] } { ptr null, ptr @.str.5, [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], [4 x i8] zeroinitializer }, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local noundef nonnull ptr @counter() local_unnamed_addr #0 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter.count)
  %2 = load i32, ptr %1, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4, !tbaa !5
  ret ptr %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca [8 x i64], align 16
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  %3 = tail call ptr @counter()
  br label %4

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %11, %4 ]
  %6 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %7 = mul nuw nsw i64 %5, 10
  %8 = add nuw nsw i64 %7, 3
  %9 = inttoptr i64 %8 to ptr
  %10 = call i32 @pthread_create(ptr noundef nonnull %6, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %9) #9
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %33, label %4, !llvm.loop !9

13:                                               ; preds = %33
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %17 = load i64, ptr %16, align 8, !tbaa !12
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %19 = load double, ptr %18, align 8, !tbaa !14
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = load ptr, ptr %20, align 8, !tbaa !21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !16
  %26 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %27 = load i32, ptr %3, align 4, !tbaa !5
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %15, i64 noundef %17, double noundef %19, ptr noundef %22, ptr noundef %25, ptr noundef nonnull %26, i32 noundef %27)
  %29 = call fastcc i64 @use(i32 noundef 7)
  %30 = call ptr @counter()
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %29, i32 noundef %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0

33:                                               ; preds = %4, %33
  %34 = phi i64 [ %42, %33 ], [ 0, %4 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %35 = getelementptr inbounds nuw i64, ptr %1, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !12
  %37 = call i32 @pthread_join(i64 noundef %36, ptr noundef nonnull %2) #9
  %38 = load ptr, ptr %2, align 8, !tbaa !22
  %39 = ptrtoint ptr %38 to i64
  %40 = trunc nuw nsw i64 %34 to i32
  %41 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %40, i64 noundef %39)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  %42 = add nuw nsw i64 %34, 1
  %43 = icmp eq i64 %42, 8
  br i1 %43, label %13, label %33, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal ptr @run(ptr noundef %0) #5 {
  %2 = ptrtoint ptr %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = tail call fastcc i64 @use(i32 noundef %3)
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  store ptr %5, ptr %5, align 8, !tbaa !21
  %6 = add nsw i64 %4, 1
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %8 = load double, ptr %7, align 8, !tbaa !14
  %9 = fptosi double %8 to i64
  %10 = add nsw i64 %6, %9
  %11 = inttoptr i64 %10 to ptr
  ret ptr %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @use(i32 noundef %0) unnamed_addr #8 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %13

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %9 = load i32, ptr %4, align 4, !tbaa !5
  %10 = load i64, ptr %5, align 8, !tbaa !12
  %11 = zext nneg i32 %0 to i64
  br label %36

12:                                               ; preds = %36
  store i32 %42, ptr %4, align 4, !tbaa !5
  store i64 %44, ptr %5, align 8, !tbaa !12
  br label %13

13:                                               ; preds = %12, %1
  %14 = phi i64 [ %61, %12 ], [ 0, %1 ]
  %15 = sitofp i32 %0 to double
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %17 = load double, ptr %16, align 8, !tbaa !14
  %18 = fmul double %17, %15
  store double %18, ptr %16, align 8, !tbaa !14
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %14, %21
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %24 = load i64, ptr %23, align 8, !tbaa !12
  %25 = add nsw i64 %22, %24
  %26 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !5
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %25, %29
  %31 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %33 = load i8, ptr %32, align 1, !tbaa !24
  %34 = sext i8 %33 to i64
  %35 = add nsw i64 %30, %34
  ret i64 %35

36:                                               ; preds = %3, %36
  %37 = phi i64 [ 0, %3 ], [ %62, %36 ]
  %38 = phi i64 [ %10, %3 ], [ %44, %36 ]
  %39 = phi i32 [ %9, %3 ], [ %42, %36 ]
  %40 = phi i64 [ 0, %3 ], [ %61, %36 ]
  %41 = trunc nuw nsw i64 %37 to i32
  %42 = add nsw i32 %39, %41
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %38, %43
  %45 = trunc nuw nsw i64 %37 to i32
  %46 = urem i32 %45, 5
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %7, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = trunc nuw nsw i64 %37 to i32
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %48, align 4, !tbaa !5
  %52 = trunc nuw nsw i64 %37 to i32
  %53 = urem i32 %52, 50
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !24
  %57 = xor i8 %56, 1
  store i8 %57, ptr %55, align 1, !tbaa !24
  %58 = tail call ptr @counter()
  %59 = load i32, ptr %58, align 4, !tbaa !5
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %40, %60
  %62 = add nuw nsw i64 %37, 1
  %63 = icmp eq i64 %62, %11
  br i1 %63, label %12, label %36, !llvm.loop !25
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = !{!17, !20, i64 8}
!17 = !{!"Node", !18, i64 0, !20, i64 8, !7, i64 16}
!18 = !{!"p1 _ZTS4Node", !19, i64 0}
!19 = !{!"any pointer", !7, i64 0}
!20 = !{!"p1 omnipotent char", !19, i64 0}
!21 = !{!17, !18, i64 0}
!22 = !{!19, !19, i64 0}
!23 = distinct !{!23, !10, !11}
!24 = !{!7, !7, i64 0}
!25 = distinct !{!25, !10, !11}
