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
  %4 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 3 to ptr)) #9
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 13 to ptr)) #9
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = call i32 @pthread_create(ptr noundef nonnull %7, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 23 to ptr)) #9
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = call i32 @pthread_create(ptr noundef nonnull %9, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 33 to ptr)) #9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = call i32 @pthread_create(ptr noundef nonnull %11, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 43 to ptr)) #9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %14 = call i32 @pthread_create(ptr noundef nonnull %13, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 53 to ptr)) #9
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %16 = call i32 @pthread_create(ptr noundef nonnull %15, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 63 to ptr)) #9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %18 = call i32 @pthread_create(ptr noundef nonnull %17, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull inttoptr (i64 73 to ptr)) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %19 = load i64, ptr %1, align 16, !tbaa !9
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef nonnull %2) #9
  %21 = load ptr, ptr %2, align 8, !tbaa !11
  %22 = ptrtoint ptr %21 to i64
  %23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 0, i64 noundef %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %24 = load i64, ptr %5, align 8, !tbaa !9
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef nonnull %2) #9
  %26 = load ptr, ptr %2, align 8, !tbaa !11
  %27 = ptrtoint ptr %26 to i64
  %28 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 1, i64 noundef %27)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %29 = load i64, ptr %7, align 16, !tbaa !9
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef nonnull %2) #9
  %31 = load ptr, ptr %2, align 8, !tbaa !11
  %32 = ptrtoint ptr %31 to i64
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 2, i64 noundef %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %34 = load i64, ptr %9, align 8, !tbaa !9
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef nonnull %2) #9
  %36 = load ptr, ptr %2, align 8, !tbaa !11
  %37 = ptrtoint ptr %36 to i64
  %38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 3, i64 noundef %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %39 = load i64, ptr %11, align 16, !tbaa !9
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef nonnull %2) #9
  %41 = load ptr, ptr %2, align 8, !tbaa !11
  %42 = ptrtoint ptr %41 to i64
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 4, i64 noundef %42)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %44 = load i64, ptr %13, align 8, !tbaa !9
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef nonnull %2) #9
  %46 = load ptr, ptr %2, align 8, !tbaa !11
  %47 = ptrtoint ptr %46 to i64
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 5, i64 noundef %47)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %49 = load i64, ptr %15, align 16, !tbaa !9
  %50 = call i32 @pthread_join(i64 noundef %49, ptr noundef nonnull %2) #9
  %51 = load ptr, ptr %2, align 8, !tbaa !11
  %52 = ptrtoint ptr %51 to i64
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 6, i64 noundef %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  %54 = load i64, ptr %17, align 8, !tbaa !9
  %55 = call i32 @pthread_join(i64 noundef %54, ptr noundef nonnull %2) #9
  %56 = load ptr, ptr %2, align 8, !tbaa !11
  %57 = ptrtoint ptr %56 to i64
  %58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 7, i64 noundef %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  %59 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %60 = load i32, ptr %59, align 4, !tbaa !5
  %61 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %62 = load i64, ptr %61, align 8, !tbaa !9
  %63 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %64 = load double, ptr %63, align 8, !tbaa !13
  %65 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %67 = load ptr, ptr %66, align 8, !tbaa !15
  %68 = load ptr, ptr %65, align 8, !tbaa !19
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !15
  %71 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %72 = load i32, ptr %3, align 4, !tbaa !5
  %73 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %60, i64 noundef %62, double noundef %64, ptr noundef %67, ptr noundef %70, ptr noundef nonnull %71, i32 noundef %72)
  %74 = call fastcc i64 @use(i32 noundef 7)
  %75 = call ptr @counter()
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %74, i32 noundef %76)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0
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
  store ptr %5, ptr %5, align 8, !tbaa !19
  %6 = add nsw i64 %4, 1
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %8 = load double, ptr %7, align 8, !tbaa !13
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
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @zero)
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @number)
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @first)
  br i1 %2, label %8, label %6

6:                                                ; preds = %1
  %7 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  br label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %10 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %11 = load i32, ptr %3, align 4, !tbaa !5
  %12 = load i64, ptr %4, align 8, !tbaa !9
  %13 = zext nneg i32 %0 to i64
  br label %35

14:                                               ; preds = %35
  store i32 %41, ptr %3, align 4, !tbaa !5
  store i64 %43, ptr %4, align 8, !tbaa !9
  br label %15

15:                                               ; preds = %6, %14
  %16 = phi ptr [ %7, %6 ], [ %10, %14 ]
  %17 = phi i64 [ 0, %6 ], [ %57, %14 ]
  %18 = sitofp i32 %0 to double
  %19 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @visible)
  %20 = load double, ptr %19, align 8, !tbaa !13
  %21 = fmul double %20, %18
  store double %21, ptr %19, align 8, !tbaa !13
  %22 = load i32, ptr %3, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %17, %23
  %25 = load i64, ptr %4, align 8, !tbaa !9
  %26 = add nsw i64 %24, %25
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %28 = load i32, ptr %27, align 8, !tbaa !5
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %26, %29
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %32 = load i8, ptr %31, align 1, !tbaa !20
  %33 = sext i8 %32 to i64
  %34 = add nsw i64 %30, %33
  ret i64 %34

35:                                               ; preds = %8, %35
  %36 = phi i64 [ 0, %8 ], [ %58, %35 ]
  %37 = phi i64 [ %12, %8 ], [ %43, %35 ]
  %38 = phi i32 [ %11, %8 ], [ %41, %35 ]
  %39 = phi i64 [ 0, %8 ], [ %57, %35 ]
  %40 = trunc nuw nsw i64 %36 to i32
  %41 = add nsw i32 %38, %40
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %37, %42
  %44 = urem i32 %40, 5
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %9, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !5
  %48 = add nsw i32 %47, %40
  store i32 %48, ptr %46, align 4, !tbaa !5
  %49 = urem i32 %40, 50
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %10, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !20
  %53 = xor i8 %52, 1
  store i8 %53, ptr %51, align 1, !tbaa !20
  %54 = tail call ptr @counter()
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = add nsw i64 %39, %56
  %58 = add nuw nsw i64 %36, 1
  %59 = icmp eq i64 %58, %13
  br i1 %59, label %14, label %35, !llvm.loop !21
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
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = !{!16, !18, i64 8}
!16 = !{!"Node", !17, i64 0, !18, i64 8, !7, i64 16}
!17 = !{!"p1 _ZTS4Node", !12, i64 0}
!18 = !{!"p1 omnipotent char", !12, i64 0}
!19 = !{!16, !17, i64 0}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
