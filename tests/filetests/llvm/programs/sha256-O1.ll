; ModuleID = 'sha256.c'
source_filename = "sha256.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Hash = type { [8 x i32], i64, [64 x i8], i64 }

@__const.main.h = private unnamed_addr constant %struct.Hash { [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], i64 0, [64 x i8] zeroinitializer, i64 0 }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%08x\00", align 1
@K = internal unnamed_addr constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Hash, align 8
  %4 = alloca [72 x i8], align 16
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !8
  %9 = tail call i64 @strtol(ptr noundef nonnull captures(none) %8, ptr noundef null, i32 noundef 10) #11
  %10 = trunc i64 %9 to i32
  br label %11

11:                                               ; preds = %2, %6
  %12 = phi i32 [ %10, %6 ], [ 1, %2 ]
  %13 = tail call noalias dereferenceable_or_null(65536) ptr @malloc(i64 noundef 65536) #12
  br label %16

14:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %3, ptr noundef nonnull align 8 dereferenceable(112) @__const.main.h, i64 112, i1 false)
  %15 = icmp sgt i32 %12, 0
  br i1 %15, label %36, label %26

16:                                               ; preds = %11, %16
  %17 = phi i32 [ 12345, %11 ], [ %20, %16 ]
  %18 = phi i64 [ 0, %11 ], [ %24, %16 ]
  %19 = mul i32 %17, 1664525
  %20 = add i32 %19, 1013904223
  %21 = lshr i32 %20, 24
  %22 = trunc nuw i32 %21 to i8
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 %18
  store i8 %22, ptr %23, align 1, !tbaa !11
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, 65536
  br i1 %25, label %14, label %16, !llvm.loop !12

26:                                               ; preds = %36, %14
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = shl i64 %28, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  store i8 -128, ptr %4, align 16
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %31 = load i64, ptr %30, align 8, !tbaa !18
  %32 = icmp ult i64 %31, 56
  %33 = select i1 %32, i64 56, i64 120
  %34 = sub i64 %33, %31
  %35 = getelementptr i8, ptr %4, i64 %34
  br label %42

36:                                               ; preds = %14, %36
  %37 = phi i32 [ %38, %36 ], [ 0, %14 ]
  call fastcc void @update(ptr noundef %3, ptr noundef %13, i64 noundef 65536)
  %38 = add nuw nsw i32 %37, 1
  %39 = icmp eq i32 %38, %12
  br i1 %39, label %26, label %36, !llvm.loop !19

40:                                               ; preds = %42
  %41 = add i64 %34, 8
  call fastcc void @update(ptr noundef %3, ptr noundef nonnull %4, i64 noundef %41)
  br label %53

42:                                               ; preds = %26, %42
  %43 = phi i64 [ 0, %26 ], [ %49, %42 ]
  %44 = shl nuw nsw i64 %43, 3
  %45 = sub nuw nsw i64 56, %44
  %46 = lshr i64 %29, %45
  %47 = trunc i64 %46 to i8
  %48 = getelementptr i8, ptr %35, i64 %43
  store i8 %47, ptr %48, align 1, !tbaa !11
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, 8
  br i1 %50, label %40, label %42, !llvm.loop !20

51:                                               ; preds = %53
  %52 = tail call i32 @putchar(i32 10)
  tail call void @free(ptr noundef %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i32 0

53:                                               ; preds = %40, %53
  %54 = phi i64 [ 0, %40 ], [ %58, %53 ]
  %55 = getelementptr inbounds nuw i32, ptr %3, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %56)
  %58 = add nuw nsw i64 %54, 1
  %59 = icmp eq i64 %58, 8
  br i1 %59, label %51, label %53, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @update(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #4 {
  %4 = alloca [64 x i32], align 16
  %5 = alloca [8 x i32], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = add i64 %7, %2
  store i64 %8, ptr %6, align 8, !tbaa !15
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %137, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %19

19:                                               ; preds = %10, %135
  %20 = phi ptr [ %1, %10 ], [ %28, %135 ]
  %21 = phi i64 [ %2, %10 ], [ %29, %135 ]
  %22 = load i64, ptr %11, align 8, !tbaa !18
  %23 = sub i64 64, %22
  %24 = tail call i64 @llvm.umin.i64(i64 %23, i64 %21)
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 %22
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %25, ptr align 1 %20, i64 %24, i1 false)
  %26 = load i64, ptr %11, align 8, !tbaa !18
  %27 = add i64 %26, %24
  store i64 %27, ptr %11, align 8, !tbaa !18
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 %24
  %29 = sub i64 %21, %24
  %30 = icmp eq i64 %27, 64
  br i1 %30, label %31, label %135

31:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  br label %32

32:                                               ; preds = %32, %31
  %33 = phi i64 [ 0, %31 ], [ %54, %32 ]
  %34 = shl nuw nsw i64 %33, 2
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !11
  %37 = zext i8 %36 to i32
  %38 = shl nuw i32 %37, 24
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 1
  %40 = load i8, ptr %39, align 1, !tbaa !11
  %41 = zext i8 %40 to i32
  %42 = shl nuw nsw i32 %41, 16
  %43 = or disjoint i32 %42, %38
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 2
  %45 = load i8, ptr %44, align 1, !tbaa !11
  %46 = zext i8 %45 to i32
  %47 = shl nuw nsw i32 %46, 8
  %48 = or disjoint i32 %43, %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 3
  %50 = load i8, ptr %49, align 1, !tbaa !11
  %51 = zext i8 %50 to i32
  %52 = or disjoint i32 %48, %51
  %53 = getelementptr inbounds nuw i32, ptr %4, i64 %33
  store i32 %52, ptr %53, align 4, !tbaa !4
  %54 = add nuw nsw i64 %33, 1
  %55 = icmp eq i64 %54, 16
  br i1 %55, label %58, label %32, !llvm.loop !22

56:                                               ; preds = %58
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %57 = load i32, ptr %5, align 16, !tbaa !4
  br label %84

58:                                               ; preds = %32, %58
  %59 = phi i64 [ %82, %58 ], [ 16, %32 ]
  %60 = getelementptr i32, ptr %4, i64 %59
  %61 = getelementptr i8, ptr %60, i64 -60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = tail call i32 @llvm.fshl.i32(i32 %62, i32 %62, i32 25)
  %64 = tail call i32 @llvm.fshl.i32(i32 %62, i32 %62, i32 14)
  %65 = xor i32 %63, %64
  %66 = lshr i32 %62, 3
  %67 = xor i32 %65, %66
  %68 = getelementptr i8, ptr %60, i64 -8
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 15)
  %71 = tail call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 13)
  %72 = xor i32 %70, %71
  %73 = lshr i32 %69, 10
  %74 = xor i32 %72, %73
  %75 = getelementptr i8, ptr %60, i64 -64
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = add i32 %67, %76
  %78 = getelementptr i8, ptr %60, i64 -28
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = add i32 %77, %79
  %81 = add i32 %80, %74
  store i32 %81, ptr %60, align 4, !tbaa !4
  %82 = add nuw nsw i64 %59, 1
  %83 = icmp eq i64 %82, 64
  br i1 %83, label %56, label %58, !llvm.loop !23

84:                                               ; preds = %84, %56
  %85 = phi i64 [ 0, %56 ], [ %123, %84 ]
  %86 = phi i32 [ %57, %56 ], [ %122, %84 ]
  %87 = load i32, ptr %13, align 16, !tbaa !4
  %88 = tail call i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 26)
  %89 = tail call i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 21)
  %90 = xor i32 %88, %89
  %91 = tail call i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 7)
  %92 = xor i32 %90, %91
  %93 = load i32, ptr %14, align 4, !tbaa !4
  %94 = add i32 %92, %93
  %95 = load i32, ptr %15, align 4, !tbaa !4
  %96 = and i32 %95, %87
  %97 = xor i32 %87, -1
  %98 = load i32, ptr %16, align 8, !tbaa !4
  %99 = and i32 %98, %97
  %100 = or i32 %99, %96
  %101 = getelementptr inbounds nuw i32, ptr @K, i64 %85
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = getelementptr inbounds nuw i32, ptr %4, i64 %85
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = add i32 %94, %102
  %106 = add i32 %105, %100
  %107 = add i32 %106, %104
  %108 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 30)
  %109 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 19)
  %110 = xor i32 %108, %109
  %111 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 10)
  %112 = xor i32 %110, %111
  %113 = load i32, ptr %17, align 4, !tbaa !4
  %114 = load i32, ptr %18, align 8, !tbaa !4
  %115 = xor i32 %114, %113
  %116 = and i32 %115, %86
  %117 = and i32 %114, %113
  %118 = xor i32 %116, %117
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %17, ptr noundef nonnull align 16 dereferenceable(28) %5, i64 28, i1 false)
  %119 = load i32, ptr %13, align 16, !tbaa !4
  %120 = add i32 %119, %107
  store i32 %120, ptr %13, align 16, !tbaa !4
  %121 = add i32 %107, %112
  %122 = add i32 %121, %118
  store i32 %122, ptr %5, align 16, !tbaa !4
  %123 = add nuw nsw i64 %85, 1
  %124 = icmp eq i64 %123, 64
  br i1 %124, label %125, label %84, !llvm.loop !24

125:                                              ; preds = %84, %125
  %126 = phi i64 [ %132, %125 ], [ 0, %84 ]
  %127 = getelementptr inbounds nuw i32, ptr %5, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = getelementptr inbounds nuw i32, ptr %0, i64 %126
  %130 = load i32, ptr %129, align 4, !tbaa !4
  %131 = add i32 %130, %128
  store i32 %131, ptr %129, align 4, !tbaa !4
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, 8
  br i1 %133, label %134, label %125, !llvm.loop !25

134:                                              ; preds = %125
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  store i64 0, ptr %11, align 8, !tbaa !18
  br label %135

135:                                              ; preds = %134, %19
  %136 = icmp eq i64 %29, 0
  br i1 %136, label %137, label %19, !llvm.loop !26

137:                                              ; preds = %135, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0) }

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
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !17, i64 32}
!16 = !{!"", !6, i64 0, !17, i64 32, !6, i64 40, !17, i64 104}
!17 = !{!"long", !6, i64 0}
!18 = !{!16, !17, i64 104}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
!26 = distinct !{!26, !13, !14}
