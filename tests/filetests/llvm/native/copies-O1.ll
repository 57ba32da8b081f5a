; ModuleID = 'copies.c'
source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Three = type { i64, i64, i64 }
%struct.Nine = type { [9 x i32], [12 x i8] }
%struct.Point = type { double, double, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.Small = type { [5 x i8] }

@__const.main.t = private unnamed_addr constant %struct.Three { i64 1, i64 -2, i64 3000000000 }, align 8
@__const.main.nine = private unnamed_addr constant %struct.Nine { [9 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 -9], [12 x i8] zeroinitializer }, align 16
@__const.main.point = private unnamed_addr constant %struct.Point { double 1.500000e+00, double 2.000000e+01, double -3.000000e+02 }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.Three, align 8
  %2 = alloca %struct.Nine, align 16
  %3 = alloca %struct.Point, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.t, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, ptr noundef nonnull align 16 dereferenceable(48) @__const.main.nine, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.point, i64 24, i1 false)
  %4 = tail call i64 (i32, ...) @sum(i32 noundef 1, ptr noundef nonnull byval(%struct.Three) align 8 @__const.main.t, i32 noundef 5, ptr noundef nonnull byval(%struct.Nine) align 16 @__const.main.nine, double noundef 2.500000e+00, i40 1684234849, ptr noundef nonnull byval(%struct.Point) align 8 @__const.main.point)
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4)
  store i64 77, ptr %1, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 100, ptr %6, align 4, !tbaa !5
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store double 4.000000e+00, ptr %7, align 8, !tbaa !12
  %8 = tail call i64 (i32, ...) @sum(i32 noundef 3, ptr noundef nonnull byval(%struct.Three) align 8 %1, i32 noundef 6, ptr noundef nonnull byval(%struct.Nine) align 16 %2, double noundef -2.500000e+00, i40 1684234849, ptr noundef nonnull byval(%struct.Point) align 8 %3, ptr noundef nonnull byval(%struct.Three) align 8 %1, i32 noundef 7, ptr noundef nonnull byval(%struct.Nine) align 16 %2, double noundef 1.000000e+06, i40 1684234849, ptr noundef nonnull byval(%struct.Point) align 8 %3, ptr noundef nonnull byval(%struct.Three) align 8 %1, i32 noundef 8, ptr noundef nonnull byval(%struct.Nine) align 16 %2, double noundef 9.000000e+00, i40 1684234849, ptr noundef nonnull byval(%struct.Point) align 8 %3)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %8)
  %10 = tail call fastcc i64 @aligned(i32 noundef 3)
  %11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal i64 @sum(i32 noundef range(i32 1, 4) %0, ...) unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca %struct.Nine, align 16
  %4 = alloca %struct.Small, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.va_start.p0(ptr nonnull %2)
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %2, align 16
  %9 = load i32, ptr %6, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %11 = load ptr, ptr %10, align 16
  br label %13

12:                                               ; preds = %87
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret i64 %100

13:                                               ; preds = %1, %87
  %14 = phi i64 [ 0, %1 ], [ %100, %87 ]
  %15 = phi i32 [ 0, %1 ], [ %101, %87 ]
  %16 = phi ptr [ %7, %1 ], [ %88, %87 ]
  %17 = phi i32 [ %8, %1 ], [ %84, %87 ]
  %18 = phi i32 [ %9, %1 ], [ %70, %87 ]
  %19 = getelementptr i8, ptr %16, i64 24
  store ptr %19, ptr %5, align 8
  %20 = load i64, ptr %16, align 8, !tbaa !15
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !15
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %24 = load i64, ptr %23, align 8, !tbaa !15
  %25 = mul nsw i64 %14, 7
  %26 = add nsw i64 %20, %25
  %27 = shl nsw i64 %22, 1
  %28 = add nsw i64 %26, %27
  %29 = mul nsw i64 %24, 3
  %30 = add nsw i64 %28, %29
  %31 = mul nsw i64 %30, 7
  %32 = icmp ult i32 %17, 41
  br i1 %32, label %33, label %37

33:                                               ; preds = %13
  %34 = zext nneg i32 %17 to i64
  %35 = getelementptr i8, ptr %11, i64 %34
  %36 = add nuw nsw i32 %17, 8
  store i32 %36, ptr %2, align 16
  br label %39

37:                                               ; preds = %13
  %38 = getelementptr i8, ptr %16, i64 32
  store ptr %38, ptr %5, align 8
  br label %39

39:                                               ; preds = %37, %33
  %40 = phi i32 [ %36, %33 ], [ %17, %37 ]
  %41 = phi i64 [ 24, %33 ], [ 32, %37 ]
  %42 = phi ptr [ %35, %33 ], [ %19, %37 ]
  %43 = getelementptr i8, ptr %16, i64 %41
  %44 = load i32, ptr %42, align 4, !tbaa !5
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %31, %45
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 15
  %48 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %47, i64 -16)
  %49 = getelementptr i8, ptr %48, i64 48
  store ptr %49, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %3, ptr noundef nonnull align 16 dereferenceable(48) %48, i64 48, i1 false), !tbaa.struct !16
  br label %53

50:                                               ; preds = %53
  %51 = mul nsw i64 %60, 7
  %52 = icmp ult i32 %18, 161
  br i1 %52, label %63, label %67

53:                                               ; preds = %39, %53
  %54 = phi i64 [ 0, %39 ], [ %61, %53 ]
  %55 = phi i64 [ %46, %39 ], [ %60, %53 ]
  %56 = mul nsw i64 %55, 3
  %57 = getelementptr inbounds nuw i32, ptr %3, i64 %54
  %58 = load i32, ptr %57, align 4, !tbaa !5
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %56, %59
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, 9
  br i1 %62, label %50, label %53, !llvm.loop !18

63:                                               ; preds = %50
  %64 = zext nneg i32 %18 to i64
  %65 = getelementptr i8, ptr %11, i64 %64
  %66 = add nuw nsw i32 %18, 16
  store i32 %66, ptr %6, align 4
  br label %69

67:                                               ; preds = %50
  %68 = getelementptr i8, ptr %48, i64 56
  store ptr %68, ptr %5, align 8
  br label %69

69:                                               ; preds = %67, %63
  %70 = phi i32 [ %66, %63 ], [ %18, %67 ]
  %71 = phi ptr [ %49, %63 ], [ %68, %67 ]
  %72 = phi ptr [ %65, %63 ], [ %49, %67 ]
  %73 = load double, ptr %72, align 8, !tbaa !21
  %74 = fptosi double %73 to i64
  %75 = add nsw i64 %51, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %76 = icmp ult i32 %40, 41
  br i1 %76, label %77, label %81

77:                                               ; preds = %69
  %78 = zext nneg i32 %40 to i64
  %79 = getelementptr i8, ptr %11, i64 %78
  %80 = add nuw nsw i32 %40, 8
  store i32 %80, ptr %2, align 16
  br label %83

81:                                               ; preds = %69
  %82 = getelementptr i8, ptr %71, i64 8
  store ptr %82, ptr %5, align 8
  br label %83

83:                                               ; preds = %81, %77
  %84 = phi i32 [ %80, %77 ], [ %40, %81 ]
  %85 = phi ptr [ %71, %77 ], [ %82, %81 ]
  %86 = phi ptr [ %79, %77 ], [ %71, %81 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %4, ptr noundef nonnull align 1 dereferenceable(5) %86, i64 5, i1 false), !tbaa.struct !22
  br label %103

87:                                               ; preds = %103
  %88 = getelementptr i8, ptr %85, i64 24
  store ptr %88, ptr %5, align 8
  %89 = load double, ptr %85, align 8, !tbaa !21
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %91 = load double, ptr %90, align 8, !tbaa !21
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %93 = load double, ptr %92, align 8, !tbaa !21
  %94 = mul nsw i64 %110, 7
  %95 = fmul double %91, 2.000000e+00
  %96 = fadd double %89, %95
  %97 = fmul double %93, 3.000000e+00
  %98 = fadd double %96, %97
  %99 = fptosi double %98 to i64
  %100 = add nsw i64 %94, %99
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  %101 = add nuw nsw i32 %15, 1
  %102 = icmp eq i32 %101, %0
  br i1 %102, label %12, label %13, !llvm.loop !23

103:                                              ; preds = %83, %103
  %104 = phi i64 [ 0, %83 ], [ %111, %103 ]
  %105 = phi i64 [ %75, %83 ], [ %110, %103 ]
  %106 = mul nsw i64 %105, 3
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 %104
  %108 = load i8, ptr %107, align 1, !tbaa !17
  %109 = sext i8 %108 to i64
  %110 = add nsw i64 %106, %109
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, 5
  br i1 %112, label %87, label %103, !llvm.loop !24
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i64 @aligned(i32 noundef range(i32 0, 4) %0) unnamed_addr #5 {
  %2 = alloca [3 x i8], align 1
  %3 = alloca [200 x i8], align 128
  %4 = alloca [4096 x i8], align 4096
  %5 = alloca i32, align 1024
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = call fastcc i64 @touch(ptr noundef %2, i32 noundef 3, i64 noundef 1)
  %7 = call fastcc i64 @touch(ptr noundef %3, i32 noundef 200, i64 noundef 128)
  %8 = add nsw i64 %7, %6
  %9 = call fastcc i64 @touch(ptr noundef %4, i32 noundef 4096, i64 noundef 4096)
  %10 = add nsw i64 %8, %9
  %11 = call fastcc i64 @touch(ptr noundef %5, i32 noundef 4, i64 noundef 1024)
  %12 = add nsw i64 %10, %11
  br label %15

13:                                               ; preds = %15
  %14 = icmp eq i32 %0, 0
  br i1 %14, label %44, label %25

15:                                               ; preds = %1, %15
  %16 = phi i64 [ 0, %1 ], [ %23, %15 ]
  %17 = phi i64 [ %12, %1 ], [ %22, %15 ]
  %18 = mul nsw i64 %17, 31
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 %16
  %20 = load i8, ptr %19, align 1, !tbaa !17
  %21 = sext i8 %20 to i64
  %22 = add nsw i64 %18, %21
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, 3
  br i1 %24, label %13, label %15, !llvm.loop !25

25:                                               ; preds = %13
  %26 = mul nsw i64 %22, 31
  %27 = add nsw i32 %0, -1
  %28 = call fastcc i64 @aligned(i32 noundef %27)
  %29 = add nsw i64 %28, %26
  %30 = zext nneg i32 %0 to i64
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !17
  %33 = sext i8 %32 to i64
  %34 = add nsw i64 %29, %33
  %35 = xor i32 %0, 4095
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !17
  %39 = sext i8 %38 to i64
  %40 = add nsw i64 %34, %39
  %41 = load i32, ptr %5, align 1024, !tbaa !5
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %40, %42
  br label %44

44:                                               ; preds = %13, %25
  %45 = phi i64 [ %43, %25 ], [ %22, %13 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9
  ret i64 %45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc i64 @touch(ptr noundef nonnull %0, i32 noundef range(i32 3, 4097) %1, i64 noundef range(i64 1, 4097) %2) unnamed_addr #8 {
  %4 = zext nneg i32 %1 to i64
  br label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %10, %5 ]
  %7 = trunc i64 %6 to i8
  %8 = mul i8 %7, 7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  store i8 %8, ptr %9, align 1, !tbaa !17
  %10 = add nuw nsw i64 %6, 1
  %11 = icmp eq i64 %10, %4
  br i1 %11, label %12, label %5, !llvm.loop !26

12:                                               ; preds = %5
  %13 = ptrtoint ptr %0 to i64
  %14 = urem i64 %13, %2
  %15 = zext nneg i32 %1 to i64
  br label %17

16:                                               ; preds = %17
  ret i64 %24

17:                                               ; preds = %12, %17
  %18 = phi i64 [ 0, %12 ], [ %25, %17 ]
  %19 = phi i64 [ %14, %12 ], [ %24, %17 ]
  %20 = mul nsw i64 %19, 31
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %22 = load i8, ptr %21, align 1, !tbaa !17
  %23 = sext i8 %22 to i64
  %24 = add nsw i64 %20, %23
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %15
  br i1 %26, label %16, label %17, !llvm.loop !27
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
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
!9 = !{!10, !11, i64 0}
!10 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16}
!11 = !{!"long", !7, i64 0}
!12 = !{!13, !14, i64 16}
!13 = !{!"", !14, i64 0, !14, i64 8, !14, i64 16}
!14 = !{!"double", !7, i64 0}
!15 = !{!11, !11, i64 0}
!16 = !{i64 0, i64 36, !17}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!14, !14, i64 0}
!22 = !{i64 0, i64 5, !17}
!23 = distinct !{!23, !19, !20}
!24 = distinct !{!24, !19, !20}
!25 = distinct !{!25, !19, !20}
!26 = distinct !{!26, !19, !20}
!27 = distinct !{!27, !19, !20}
