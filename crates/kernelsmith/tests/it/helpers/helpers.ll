; ModuleID = 'helpers.c'

@primes = internal unnamed_addr constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @saturate(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.sadd.sat.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local zeroext i8 @blend(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2) local_unnamed_addr #0 {
  %4 = zext i8 %0 to i32
  %5 = zext i8 %2 to i32
  %6 = mul nuw nsw i32 %5, %4
  %7 = zext i8 %1 to i32
  %8 = xor i32 %5, 255
  %9 = mul nuw nsw i32 %8, %7
  %10 = add nuw nsw i32 %6, 127
  %11 = add nuw nsw i32 %10, %9
  %12 = udiv i32 %11, 255
  %13 = trunc i32 %12 to i8
  ret i8 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i8 @narrow(i8 noundef signext %0, i16 noundef signext %1, i16 noundef zeroext %2) local_unnamed_addr #0 {
  %4 = trunc i16 %1 to i8
  %5 = mul i8 %0, %4
  %6 = trunc i16 %2 to i8
  %7 = sub i8 %5, %6
  ret i8 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @is_leap(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 3
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = srem i32 %0, 100
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = srem i32 %0, 400
  %9 = icmp eq i32 %8, 0
  br label %10

10:                                               ; preds = %4, %7, %1
  %11 = phi i1 [ false, %1 ], [ true, %4 ], [ %9, %7 ]
  ret i1 %11
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @collatz(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ugt i32 %0, 1
  br i1 %2, label %3, label %16

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i32 [ %11, %3 ], [ %0, %1 ]
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  %8 = mul i32 %5, 3
  %9 = add i32 %8, 1
  %10 = lshr exact i32 %5, 1
  %11 = select i1 %7, i32 %10, i32 %9
  %12 = add nuw nsw i32 %4, 1
  %13 = icmp ugt i32 %11, 1
  %14 = icmp samesign ult i32 %4, 999
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %3, label %16, !llvm.loop !7

16:                                               ; preds = %3, %1
  %17 = phi i32 [ 0, %1 ], [ %12, %3 ]
  ret i32 %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i64 @mix(i64 noundef %0, i1 noundef zeroext %1) local_unnamed_addr #1 {
  %3 = select i1 %1, i32 4, i32 3
  br label %5

4:                                                ; preds = %5
  ret i64 %10

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %7 = phi i64 [ %0, %2 ], [ %10, %5 ]
  %8 = lshr i64 %7, 31
  %9 = xor i64 %8, %7
  %10 = mul i64 %9, -7046029254386353131
  %11 = add nuw nsw i32 %6, 1
  %12 = icmp eq i32 %11, %3
  br i1 %12, label %4, label %5, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local double @horner(double noundef %0, float noundef %1) local_unnamed_addr #1 {
  %3 = alloca [4 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store double 1.500000e+00, ptr %3, align 16, !tbaa !11
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double -2.500000e-01, ptr %4, align 8, !tbaa !11
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %6 = fpext float %1 to double
  store double %6, ptr %5, align 16, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store double 3.000000e+00, ptr %7, align 8, !tbaa !11
  br label %9

8:                                                ; preds = %9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret double %15

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %16, %9 ]
  %11 = phi double [ 0.000000e+00, %2 ], [ %15, %9 ]
  %12 = fmul double %0, %11
  %13 = getelementptr inbounds nuw double, ptr %3, i64 %10
  %14 = load double, ptr %13, align 8, !tbaa !11
  %15 = fadd double %12, %14
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, 4
  br i1 %17, label %8, label %9, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @unit(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  switch i32 %0, label %9 [
    i32 0, label %10
    i32 1, label %3
    i32 2, label %5
    i32 7, label %7
  ]

3:                                                ; preds = %2
  %4 = mul nsw i32 %1, 1000
  br label %10

5:                                                ; preds = %2
  %6 = shl i32 %1, 10
  br label %10

7:                                                ; preds = %2
  %8 = sub nsw i32 0, %1
  br label %10

9:                                                ; preds = %2
  br label %10

10:                                               ; preds = %2, %9, %7, %5, %3
  %11 = phi i32 [ 0, %9 ], [ %8, %7 ], [ %4, %3 ], [ %6, %5 ], [ %1, %2 ]
  ret i32 %11
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @fibonacci(i32 noundef %0) local_unnamed_addr #3 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %10, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %9, %6 ]
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = add i32 %4, -1
  %8 = tail call i32 @fibonacci(i32 noundef %7) #10
  %9 = add i32 %4, -2
  %10 = add i32 %3, %8
  br label %2

11:                                               ; preds = %2
  %12 = add i32 %3, %4
  ret i32 %12
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @five(i32 noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @fibonacci(i32 noundef 5) #10
  %3 = add i32 %2, %0
  ret i32 %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @total(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi float [ 0.000000e+00, %2 ], [ %11, %6 ]
  ret float %5

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %12, %6 ], [ 0, %2 ]
  %8 = phi float [ %11, %6 ], [ 0.000000e+00, %2 ]
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %10 = load float, ptr %9, align 4, !tbaa !14
  %11 = fadd float %8, %10
  %12 = add nuw nsw i64 %7, 1
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %4, label %6, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = phi i32 [ %9, %6 ], [ %2, %3 ]
  %9 = add nsw i32 %8, 1
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %8, ptr %10, align 4, !tbaa !3
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %5, label %6, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @digits(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  br label %9

4:                                                ; preds = %9
  %5 = and i32 %1, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %8

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %14, %9 ]
  %11 = phi i32 [ %0, %2 ], [ %15, %9 ]
  %12 = urem i32 %11, 10
  %13 = getelementptr inbounds nuw i32, ptr %3, i64 %10
  store i32 %12, ptr %13, align 4, !tbaa !3
  %14 = add nuw nsw i64 %10, 1
  %15 = udiv i32 %11, 10
  %16 = icmp eq i64 %14, 16
  br i1 %16, label %4, label %9, !llvm.loop !18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @prime(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 7
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr @primes, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @calls_fibonacci(i32 noundef %0) local_unnamed_addr #3 {
  %2 = tail call i32 @fibonacci(i32 noundef %0) #10
  %3 = add i32 %2, 1
  ret i32 %3
}

; Function Attrs: nounwind uwtable
define dso_local double @calls_sine(double noundef %0) local_unnamed_addr #6 {
  %2 = tail call double @sine(double noundef %0) #11
  %3 = fadd double %2, 1.000000e+00
  ret double %3
}

declare dso_local double @sine(double noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define dso_local i32 @through(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = tail call i32 %0(i32 noundef %1) #11
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @list(i32 noundef returned %0, ...) local_unnamed_addr #0 {
  ret i32 %0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
!13 = distinct !{!13, !8, !9}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !8, !9}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
