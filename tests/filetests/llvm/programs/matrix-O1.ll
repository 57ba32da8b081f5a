; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%.9f %.9f\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #7
  %8 = trunc i64 %7 to i32
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ %8, %4 ], [ 24, %2 ]
  %11 = icmp sgt i32 %0, 2
  br i1 %11, label %12, label %17

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = tail call i64 @strtol(ptr noundef nonnull captures(none) %14, ptr noundef null, i32 noundef 10) #7
  %16 = trunc i64 %15 to i32
  br label %17

17:                                               ; preds = %9, %12
  %18 = phi i32 [ %16, %12 ], [ 2, %9 ]
  %19 = sext i32 %10 to i64
  %20 = shl nsw i64 %19, 3
  %21 = mul i64 %20, %19
  %22 = tail call noalias ptr @malloc(i64 noundef %21) #8
  %23 = tail call noalias ptr @malloc(i64 noundef %21) #8
  %24 = tail call noalias ptr @malloc(i64 noundef %21) #8
  %25 = mul i32 %10, %10
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %17
  %28 = tail call i32 @llvm.umax.i32(i32 %25, i32 1)
  %29 = zext i32 %28 to i64
  br label %43

30:                                               ; preds = %43, %17
  %31 = icmp sgt i32 %18, 0
  br i1 %31, label %32, label %59

32:                                               ; preds = %30
  %33 = icmp sgt i32 %10, 0
  %34 = zext nneg i32 %10 to i64
  %35 = shl nuw nsw i64 %34, 3
  %36 = zext nneg i32 %10 to i64
  %37 = icmp eq i32 %10, 0
  %38 = icmp eq i32 %10, 0
  %39 = tail call i32 @llvm.umax.i32(i32 %25, i32 1)
  %40 = tail call i32 @llvm.umax.i32(i32 %25, i32 1)
  %41 = zext i32 %39 to i64
  %42 = zext i32 %40 to i64
  br label %60

43:                                               ; preds = %27, %43
  %44 = phi i64 [ 0, %27 ], [ %57, %43 ]
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = urem i32 %45, 17
  %47 = uitofp nneg i32 %46 to double
  %48 = fmul double %47, 2.500000e-01
  %49 = fadd double %48, -1.500000e+00
  %50 = getelementptr inbounds nuw double, ptr %22, i64 %44
  store double %49, ptr %50, align 8, !tbaa !11
  %51 = trunc nuw nsw i64 %44 to i32
  %52 = urem i32 %51, 13
  %53 = uitofp nneg i32 %52 to double
  %54 = fmul double %53, 5.000000e-01
  %55 = fadd double %54, -2.750000e+00
  %56 = getelementptr inbounds nuw double, ptr %23, i64 %44
  store double %55, ptr %56, align 8, !tbaa !11
  %57 = add nuw nsw i64 %44, 1
  %58 = icmp eq i64 %57, %29
  br i1 %58, label %30, label %43, !llvm.loop !13

59:                                               ; preds = %118, %30
  tail call void @free(ptr noundef %22) #7
  tail call void @free(ptr noundef %23) #7
  tail call void @free(ptr noundef %24) #7
  ret i32 0

60:                                               ; preds = %32, %118
  %61 = phi i32 [ 0, %32 ], [ %119, %118 ]
  br i1 %33, label %62, label %98

62:                                               ; preds = %60, %62
  %63 = phi i64 [ %69, %62 ], [ 0, %60 ]
  %64 = trunc nuw nsw i64 %63 to i32
  %65 = mul i32 %10, %64
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 3
  %68 = getelementptr i8, ptr %24, i64 %67
  tail call void @llvm.memset.p0.i64(ptr align 8 %68, i8 0, i64 %35, i1 false), !tbaa !11
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %34
  br i1 %70, label %71, label %62, !llvm.loop !16

71:                                               ; preds = %62, %76
  %72 = phi i64 [ %77, %76 ], [ 0, %62 ]
  %73 = mul nuw nsw i64 %72, %36
  %74 = getelementptr inbounds nuw double, ptr %22, i64 %73
  %75 = getelementptr inbounds nuw double, ptr %24, i64 %73
  br label %79

76:                                               ; preds = %85
  %77 = add nuw nsw i64 %72, 1
  %78 = icmp eq i64 %77, %36
  br i1 %78, label %98, label %71, !llvm.loop !17

79:                                               ; preds = %85, %71
  %80 = phi i64 [ 0, %71 ], [ %86, %85 ]
  %81 = getelementptr inbounds nuw double, ptr %74, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !11
  %83 = mul nuw nsw i64 %80, %36
  %84 = getelementptr inbounds nuw double, ptr %23, i64 %83
  br label %88

85:                                               ; preds = %88
  %86 = add nuw nsw i64 %80, 1
  %87 = icmp eq i64 %86, %36
  br i1 %87, label %76, label %79, !llvm.loop !18

88:                                               ; preds = %88, %79
  %89 = phi i64 [ 0, %79 ], [ %96, %88 ]
  %90 = getelementptr inbounds nuw double, ptr %84, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !11
  %92 = fmul double %82, %91
  %93 = getelementptr inbounds nuw double, ptr %75, i64 %89
  %94 = load double, ptr %93, align 8, !tbaa !11
  %95 = fadd double %94, %92
  store double %95, ptr %93, align 8, !tbaa !11
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, %36
  br i1 %97, label %85, label %88, !llvm.loop !19

98:                                               ; preds = %76, %60
  br i1 %37, label %99, label %103

99:                                               ; preds = %103, %98
  %100 = phi double [ 0.000000e+00, %98 ], [ %109, %103 ]
  %101 = phi double [ 0.000000e+00, %98 ], [ %115, %103 ]
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %100, double noundef %101)
  br i1 %38, label %118, label %121

103:                                              ; preds = %98, %103
  %104 = phi i64 [ %116, %103 ], [ 0, %98 ]
  %105 = phi double [ %115, %103 ], [ 0.000000e+00, %98 ]
  %106 = phi double [ %109, %103 ], [ 0.000000e+00, %98 ]
  %107 = getelementptr inbounds nuw double, ptr %24, i64 %104
  %108 = load double, ptr %107, align 8, !tbaa !11
  %109 = fadd double %106, %108
  %110 = trunc nuw nsw i64 %104 to i32
  %111 = urem i32 %110, 7
  %112 = add nsw i32 %111, -3
  %113 = sitofp i32 %112 to double
  %114 = fmul double %108, %113
  %115 = fadd double %105, %114
  %116 = add nuw nsw i64 %104, 1
  %117 = icmp eq i64 %116, %41
  br i1 %117, label %99, label %103, !llvm.loop !20

118:                                              ; preds = %121, %99
  %119 = add nuw nsw i32 %61, 1
  %120 = icmp eq i32 %119, %18
  br i1 %120, label %59, label %60, !llvm.loop !21

121:                                              ; preds = %99, %121
  %122 = phi i64 [ %132, %121 ], [ 0, %99 ]
  %123 = getelementptr inbounds nuw double, ptr %24, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !11
  %125 = trunc nuw nsw i64 %122 to i32
  %126 = urem i32 %125, 5
  %127 = add nuw nsw i32 %126, 1
  %128 = uitofp nneg i32 %127 to double
  %129 = fdiv double %124, %128
  %130 = fmul double %129, 1.000000e-03
  %131 = getelementptr inbounds nuw double, ptr %22, i64 %122
  store double %130, ptr %131, align 8, !tbaa !11
  %132 = add nuw nsw i64 %122, 1
  %133 = icmp eq i64 %132, %42
  br i1 %133, label %118, label %121, !llvm.loop !22
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
