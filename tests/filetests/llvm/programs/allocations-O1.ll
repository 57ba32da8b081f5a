; ModuleID = 'allocations.c'
source_filename = "allocations.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { [64 x i8] }

@.str = private unnamed_addr constant [9 x i8] c"%ld %lx\0A\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"%d %d %lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%d %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"%u %lx\0A\00", align 1

; Function Attrs: nofree nounwind
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = tail call fastcc i64 @rows(i32 noundef 30)
  %2 = load i64, ptr @hash, align 8, !tbaa !8
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %1, i64 noundef %2)
  %4 = tail call fastcc i64 @rows(i32 noundef 60)
  %5 = load i64, ptr @hash, align 8, !tbaa !8
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4, i64 noundef %5)
  %7 = tail call fastcc i32 @list()
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %7)
  %9 = tail call fastcc i32 @aligned(i32 noundef 3)
  %10 = tail call fastcc i32 @aligned(i32 noundef 11)
  %11 = load i64, ptr @hash, align 8, !tbaa !8
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %9, i32 noundef %10, i64 noundef %11)
  %13 = tail call fastcc i32 @deep(i32 noundef 50)
  %14 = load i64, ptr @hash, align 8, !tbaa !8
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %13, i64 noundef %14)
  %16 = tail call fastcc i32 @large()
  %17 = load i64, ptr @hash, align 8, !tbaa !8
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %16, i64 noundef %17)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree noinline norecurse nosync nounwind
define internal fastcc i64 @rows(i32 noundef range(i32 30, 61) %0) unnamed_addr #2 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca i64, i64 %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %5 = zext nneg i32 %0 to i64
  br label %6

6:                                                ; preds = %1, %48
  %7 = phi i64 [ 0, %1 ], [ %10, %48 ]
  %8 = phi i64 [ 1, %1 ], [ %49, %48 ]
  %9 = phi i64 [ undef, %1 ], [ %47, %48 ]
  %10 = add nuw nsw i64 %7, 1
  %11 = tail call ptr @llvm.stacksave.p0()
  %12 = alloca [3 x i32], i64 %10, align 16
  br label %13

13:                                               ; preds = %6, %21
  %14 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %15 = mul nuw nsw i64 %14, %7
  %16 = getelementptr inbounds nuw [3 x i32], ptr %12, i64 %14
  br label %24

17:                                               ; preds = %21
  %18 = trunc nuw nsw i64 %7 to i32
  %19 = urem i32 %18, 5
  %20 = icmp eq i32 %19, 4
  br i1 %20, label %45, label %31

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %17, label %13, !llvm.loop !10

24:                                               ; preds = %13, %24
  %25 = phi i64 [ 0, %13 ], [ %29, %24 ]
  %26 = sub nsw i64 %15, %25
  %27 = getelementptr inbounds nuw i32, ptr %16, i64 %25
  %28 = trunc nsw i64 %26 to i32
  store i32 %28, ptr %27, align 4, !tbaa !4
  %29 = add nuw nsw i64 %25, 1
  %30 = icmp eq i64 %29, 3
  br i1 %30, label %21, label %24, !llvm.loop !13

31:                                               ; preds = %17
  %32 = mul nuw nsw i64 %10, 12
  call fastcc void @mix(ptr noundef %12, i64 noundef %32)
  %33 = getelementptr inbounds nuw [3 x i32], ptr %12, i64 %7
  %34 = trunc nuw nsw i64 %7 to i32
  %35 = urem i32 %34, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %33, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %32, %39
  %41 = getelementptr inbounds nuw i64, ptr %3, i64 %7
  store i64 %40, ptr %41, align 8, !tbaa !8
  %42 = icmp eq i64 %7, 40
  br i1 %42, label %43, label %45

43:                                               ; preds = %31
  %44 = load i64, ptr %4, align 16, !tbaa !8
  br label %45

45:                                               ; preds = %31, %17, %43
  %46 = phi i32 [ 4, %17 ], [ 1, %43 ], [ 0, %31 ]
  %47 = phi i64 [ %9, %17 ], [ %44, %43 ], [ %9, %31 ]
  call void @llvm.stackrestore.p0(ptr %11)
  switch i32 %46, label %53 [
    i32 0, label %48
    i32 4, label %48
  ]

48:                                               ; preds = %45, %45
  %49 = add nuw nsw i64 %8, 1
  %50 = icmp eq i64 %10, %5
  br i1 %50, label %51, label %6, !llvm.loop !14

51:                                               ; preds = %48
  %52 = load i64, ptr %3, align 16, !tbaa !8
  br label %53

53:                                               ; preds = %45, %51
  %54 = phi i64 [ %52, %51 ], [ %47, %45 ]
  ret i64 %54
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @list() unnamed_addr #3 {
  br label %1

1:                                                ; preds = %0, %1
  %2 = phi i64 [ 0, %0 ], [ %9, %1 ]
  %3 = phi ptr [ null, %0 ], [ %5, %1 ]
  %4 = add nuw nsw i64 %2, 16
  %5 = alloca i8, i64 %4, align 16
  store ptr %3, ptr %5, align 16, !tbaa !15
  %6 = mul nuw nsw i64 %2, %2
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = trunc nuw i64 %6 to i32
  store i32 %8, ptr %7, align 8, !tbaa !19
  %9 = add nuw nsw i64 %2, 1
  %10 = icmp eq i64 %9, 100
  br i1 %10, label %11, label %1, !llvm.loop !20

11:                                               ; preds = %1, %11
  %12 = phi i32 [ %16, %11 ], [ 0, %1 ]
  %13 = phi ptr [ %17, %11 ], [ %5, %1 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = load i32, ptr %14, align 8, !tbaa !19
  %16 = add nsw i32 %15, %12
  %17 = load ptr, ptr %13, align 8, !tbaa !15
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %11, !llvm.loop !21

19:                                               ; preds = %11
  ret i32 %16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef range(i32 0, 64) i32 @aligned(i32 noundef range(i32 3, 12) %0) unnamed_addr #4 {
  %2 = zext nneg i32 %0 to i64
  %3 = alloca %struct.anon, i64 %2, align 64
  %4 = trunc nuw nsw i32 %0 to i8
  %5 = shl nuw nsw i64 %2, 6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(1) %3, i8 %4, i64 %5, i1 false)
  call fastcc void @mix(ptr noundef %3, i64 noundef %5)
  ret i32 0
}

; Function Attrs: nofree noinline nosync nounwind
define internal fastcc i32 @deep(i32 noundef %0) unnamed_addr #5 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %29, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = tail call ptr @llvm.stacksave.p0()
  %6 = alloca i16, i64 %4, align 16
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = zext nneg i32 %0 to i64
  br label %21

10:                                               ; preds = %21, %3
  %11 = add nsw i32 %0, -1
  %12 = tail call fastcc i32 @deep(i32 noundef %11)
  %13 = shl nuw nsw i64 %4, 1
  call fastcc void @mix(ptr noundef %6, i64 noundef %13)
  %14 = mul nsw i32 %12, 3
  %15 = sdiv i32 %0, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i16, ptr %6, i64 %16
  %18 = load i16, ptr %17, align 2, !tbaa !22
  %19 = sext i16 %18 to i32
  %20 = add nsw i32 %14, %19
  call void @llvm.stackrestore.p0(ptr %5)
  br label %29

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %27, %21 ]
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = xor i32 %0, %23
  %25 = trunc i32 %24 to i16
  %26 = getelementptr inbounds nuw i16, ptr %6, i64 %22
  store i16 %25, ptr %26, align 2, !tbaa !22
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %10, label %21, !llvm.loop !24

29:                                               ; preds = %1, %10
  %30 = phi i32 [ %20, %10 ], [ 1, %1 ]
  ret i32 %30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i32 @large() unnamed_addr #4 {
  %1 = alloca [524288 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  call fastcc void @fill(ptr noundef %1)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 2000000
  call fastcc void @mix(ptr noundef %2, i64 noundef 4096)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 493824
  %4 = load i32, ptr %3, align 16, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @mix(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #8 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = load i64, ptr @hash, align 8
  br label %8

6:                                                ; preds = %8
  store i64 %15, ptr @hash, align 8, !tbaa !8
  br label %7

7:                                                ; preds = %6, %2
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = phi i64 [ %15, %8 ], [ %5, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !25
  %13 = zext i8 %12 to i64
  %14 = xor i64 %10, %13
  %15 = mul i64 %14, 1099511628211
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %6, label %8, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define internal fastcc void @fill(ptr noundef nonnull writeonly captures(none) %0) unnamed_addr #10 {
  br label %3

2:                                                ; preds = %3
  ret void

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 0, %1 ], [ %8, %3 ]
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = mul i32 %5, -1640531535
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  store i32 %6, ptr %7, align 4, !tbaa !4
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 524288
  br i1 %9, label %2, label %3, !llvm.loop !27
}

attributes #0 = { nofree nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = !{!16, !17, i64 0}
!16 = !{!"node", !17, i64 0, !5, i64 8}
!17 = !{!"p1 _ZTSZL4listE4node", !18, i64 0}
!18 = !{!"any pointer", !6, i64 0}
!19 = !{!16, !5, i64 8}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !6, i64 0}
!24 = distinct !{!24, !11, !12}
!25 = !{!6, !6, i64 0}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
