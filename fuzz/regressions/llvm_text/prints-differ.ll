; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p2128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@table = internal unnamed_addr constant [16 x i8] c"\03\01\04\01\05\09\02\06\05\03\05\08\09\07\09\03", align 16
@large = internal unnamed_addr constant [3 x i64] [i64 1311768467463790320, i64 1, i64 -1], align 16
@switch.table.dense = private unnamed_addr constant [10 x i32] [i32 11, i32 1, i32 -300, i32 -4, i32 100, i32 3, i32 0, i32 0, i32 0, i32 8], align 4

; Function Attrs: mustprogress nofrory(none)
define dso_local noundef i32 @rotate(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nofrery(argmem: write)
define dso_local range(i32 0, 2) i32 @checked(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) initializes((0, 4)) %2) local_unnamed_addr #1 {
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 %1)
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  br i1 %5, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %6, i32 7)
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  %11 = zext i1 %9 to i32
  br label %12

12:                       %13 = phi i32 [ %10, %7 ], [ %6, %3 ]
  %14 = phi i32 [ %11, %7 ], [ 1, %3 ]
  store i32 %13, ptr %2, align 4
  ret i32 %14
}

; 
define dso_local i32 @unpack(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = load i64, ptr %0, align 8
  %3 = shl i64 %2, 3
  %4 = and i64 %3, 56
  %5 = add i64 %4, %2
  %6 = and i64 %5, 16777208
  %7 = and i64 %2, -16777209
  %8 = or disjoint i64 %6, %7
  store i64 %8, ptr %0, align 8
  %9 = lshr i64 %2, 24
  %10 = trunc i64 %9 to i32
  %11 = shl nuw i64 %6, 40
  %12 = ashr exact i64 %11, 43
  %13 = trunc nsw i64 %12 to i32
  %14 = add nsw i32 %13, %10
  ret i32 %14
}

; Function Attrs: mustprognounwind willreturn memory(none)
define dso_local range(i32 -300, 101) i32 @dense(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 10
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds nuw i32, ptr @switch.table.dense, i64 %4
  %6 = load i32, ptr %5, align 4
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 0, %1 ]
  ret i32 %8
}

; se nosync nounwind willreturn memory(none)
define dso_local i32 @sparse(i64 noundef %0) local_unnamed_addr #0 {
  switch i64 %0, label %5 [
    i64 1, label %2
    i64 1000, label %10
    i64 -9223372036854775808, label %3
    i64 77, label %4
  ]

2:                                                ; preds = %1
  br label %10

3:                                                ; preds = %1
  br label %10

4:                                                ; preds = %1
  br label %10

5:                                                ; preds = %1
  %6 = urem i64 %0, 3
  %7 = getelementptr inbounds nuw i64, ptr @large, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = trunc i64 %8 to i32
  br label %10

10:                                               ; preds = %1, %5, %4, %3, %2
  %11 = phi i32 [ %9, %5 ], [ 8, %2 ], [ 4, %4 ], [ 11, %3 ], [ 2, %1 ]
  ret i32 %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @hash(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %24

4:                                                ; preds = %2
  %5 = and i64 %1, 1
  %6 = icmp eq i64 %1, 1
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = and i64 %1, 9223372036854775806
  br label %26

9:                                                ; preds = %26
  %10 = icmp eq i64 %5, 0
  br i1 %10, label %24, label %11

11:                                               ; preds = %9, %4
  %12 = phi i64 [ 0, %4 ], [ %49, %9 ]
  %13 = phi i32 [ -2128831035, %4 ], [ %48, %9 ]
  %14 = icmp ne i64 %5, 0
  tail call void @llvm.assume(i1 %14)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  %16 = load i8, ptr %15, align 1, !tbaa !7
  %17 = and i64 %12, 15
  %18 = getelementptr inbounds nuw i8, ptr @table, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !7
  %20 = xor i8 %19, %16
  %21 = zext i8 %20 to i32
  %22 = xor i32 %13, %21
  %23 = mul i32 %22, 16777619
  br label %24

24:                                               ; preds = %11, %9, %2
  %25 = phi i32 [ -2128831035, %2 ], [ %48, %9 ], [ %23, %11 ]
  ret i32 %25

26:                                               ; preds = %26, %7
  %27 = phi i64 [ 0, %7 ], [ %49, %26 ]
  %28 = phi i32 [ -2128831035, %7 ], [ %48, %26 ]
  %29 = phi i64 [ 0, %7 ], [ %50, %26 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %27
  %31 = load i8, ptr %30, align 1, !tbaa !7
  %32 = and i64 %27, 14
  %33 = getelementptr inbounds nuw i8, ptr @table, i64 %32
  %34 = load i8, ptr %33, align 2, !tbaa !7
  %35 = xor i8 %34, %31
  %36 = zext i8 %35 to i32
  %37 = xor i32 %28, %36
  %38 = mul i32 %37, 16777619
  %39 = or disjoint i64 %27, 1
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !7
  %42 = and i64 %39, 15
  %43 = getelementptr inbounds nuw i8, ptr @table, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !7
  %45 = xor i8 %44, %41
  %46 = zext i8 %45 to i32
  %47 = xor i32 %38, %46
  %48 = mul i32 %47, 16777619
  %49 = add nuw nsw i64 %27, 2
  %50 = add i64 %29, 2
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %9, label %26, !llvm.loop !8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -1, 266241) i32 @counts(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %18, label %3

3:                                                ; preds = %1
  %4 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = shl nuw nsw i32 %7, 6
  %9 = tail call range(i64 1, 65) i64 @llvm.ctpop.i64(i64 %0)
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = shl nuw nsw i32 %10, 12
  %12 = lshr i64 %0, 56
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 1
  %15 = or disjoint i32 %8, %5
  %16 = or disjoint i32 %15, %11
  %17 = add nuw nsw i32 %16, %14
  br label %18

18:                                               ; preds = %1, %3
  %19 = phi i32 [ %17, %3 ], [ -1, %1 ]
  ret i32 %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounw#7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-s7" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosy align 4
  store volatd willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-trapures"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = {lreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind"true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"progress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable wilmemory(inaccessiblemem: write) }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !3, i64 0}
!7 = !{!3, !3, i64 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
