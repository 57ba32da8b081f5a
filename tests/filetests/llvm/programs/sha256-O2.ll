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
  br label %17

14:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(112) %3, ptr noundef nonnull align 8 dereferenceable(112) @__const.main.h, i64 112, i1 false)
  %15 = icmp sgt i32 %12, 0
  br i1 %15, label %106, label %16

16:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  store i8 -128, ptr %4, align 16
  br label %55

17:                                               ; preds = %17, %11
  %18 = phi i32 [ 12345, %11 ], [ %38, %17 ]
  %19 = phi i64 [ 0, %11 ], [ %43, %17 ]
  %20 = mul i32 %18, 1664525
  %21 = add i32 %20, 1013904223
  %22 = lshr i32 %21, 24
  %23 = trunc nuw i32 %22 to i8
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 %19
  store i8 %23, ptr %24, align 1, !tbaa !11
  %25 = mul i32 %21, 1664525
  %26 = add i32 %25, 1013904223
  %27 = lshr i32 %26, 24
  %28 = trunc nuw i32 %27 to i8
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 %19
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 1
  store i8 %28, ptr %30, align 1, !tbaa !11
  %31 = mul i32 %26, 1664525
  %32 = add i32 %31, 1013904223
  %33 = lshr i32 %32, 24
  %34 = trunc nuw i32 %33 to i8
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 %19
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 2
  store i8 %34, ptr %36, align 1, !tbaa !11
  %37 = mul i32 %32, 1664525
  %38 = add i32 %37, 1013904223
  %39 = lshr i32 %38, 24
  %40 = trunc nuw i32 %39 to i8
  %41 = getelementptr inbounds nuw i8, ptr %13, i64 %19
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 3
  store i8 %40, ptr %42, align 1, !tbaa !11
  %43 = add nuw nsw i64 %19, 4
  %44 = icmp eq i64 %43, 65536
  br i1 %44, label %14, label %17, !llvm.loop !12

45:                                               ; preds = %106
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %47 = load i64, ptr %46, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %49 = load i64, ptr %48, align 8, !tbaa !17
  %50 = freeze i64 %49
  %51 = shl i64 %47, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %4, i8 0, i64 72, i1 false)
  store i8 -128, ptr %4, align 16
  %52 = icmp ult i64 %50, 56
  %53 = select i1 %52, i64 56, i64 120
  %54 = sub i64 %53, %50
  br label %55

55:                                               ; preds = %45, %16
  %56 = phi i64 [ %51, %45 ], [ 0, %16 ]
  %57 = phi i64 [ %54, %45 ], [ 56, %16 ]
  %58 = getelementptr i8, ptr %4, i64 %57
  %59 = lshr i64 %56, 56
  %60 = trunc nuw i64 %59 to i8
  store i8 %60, ptr %58, align 1, !tbaa !11
  %61 = lshr i64 %56, 48
  %62 = trunc i64 %61 to i8
  %63 = getelementptr i8, ptr %58, i64 1
  store i8 %62, ptr %63, align 1, !tbaa !11
  %64 = lshr i64 %56, 40
  %65 = trunc i64 %64 to i8
  %66 = getelementptr i8, ptr %58, i64 2
  store i8 %65, ptr %66, align 1, !tbaa !11
  %67 = lshr i64 %56, 32
  %68 = trunc i64 %67 to i8
  %69 = getelementptr i8, ptr %58, i64 3
  store i8 %68, ptr %69, align 1, !tbaa !11
  %70 = lshr i64 %56, 24
  %71 = trunc i64 %70 to i8
  %72 = getelementptr i8, ptr %58, i64 4
  store i8 %71, ptr %72, align 1, !tbaa !11
  %73 = lshr i64 %56, 16
  %74 = trunc i64 %73 to i8
  %75 = getelementptr i8, ptr %58, i64 5
  store i8 %74, ptr %75, align 1, !tbaa !11
  %76 = lshr i64 %56, 8
  %77 = trunc i64 %76 to i8
  %78 = getelementptr i8, ptr %58, i64 6
  store i8 %77, ptr %78, align 1, !tbaa !11
  %79 = trunc i64 %56 to i8
  %80 = getelementptr i8, ptr %58, i64 7
  store i8 %79, ptr %80, align 1, !tbaa !11
  %81 = add i64 %57, 8
  call fastcc void @update(ptr noundef %3, ptr noundef nonnull %4, i64 noundef %81)
  %82 = load i32, ptr %3, align 8, !tbaa !4
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %82)
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %85 = load i32, ptr %84, align 4, !tbaa !4
  %86 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %85)
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i32, ptr %87, align 8, !tbaa !4
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %88)
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %91)
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %94 = load i32, ptr %93, align 8, !tbaa !4
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %94)
  %96 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %97 = load i32, ptr %96, align 4, !tbaa !4
  %98 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %97)
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %100 = load i32, ptr %99, align 8, !tbaa !4
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %100)
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %103)
  %105 = tail call i32 @putchar(i32 10)
  tail call void @free(ptr noundef nonnull %13) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret i32 0

106:                                              ; preds = %14, %106
  %107 = phi i32 [ %108, %106 ], [ 0, %14 ]
  call fastcc void @update(ptr noundef %3, ptr noundef nonnull %13, i64 noundef 65536)
  %108 = add nuw nsw i32 %107, 1
  %109 = icmp eq i32 %108, %12
  br i1 %109, label %45, label %106, !llvm.loop !18
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
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = add i64 %7, %2
  store i64 %8, ptr %6, align 8, !tbaa !14
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %154, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %11, align 8, !tbaa !17
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 24
  br label %28

28:                                               ; preds = %10, %151
  %29 = phi i64 [ %14, %10 ], [ %152, %151 ]
  %30 = phi ptr [ %1, %10 ], [ %37, %151 ]
  %31 = phi i64 [ %2, %10 ], [ %38, %151 ]
  %32 = sub i64 64, %29
  %33 = tail call i64 @llvm.umin.i64(i64 %32, i64 %31)
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 %29
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %34, ptr align 1 %30, i64 %33, i1 false)
  %35 = load i64, ptr %11, align 8, !tbaa !17
  %36 = add i64 %35, %33
  store i64 %36, ptr %11, align 8, !tbaa !17
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 %33
  %38 = sub i64 %31, %33
  %39 = icmp eq i64 %36, 64
  br i1 %39, label %40, label %151

40:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %41

41:                                               ; preds = %41, %40
  %42 = phi i64 [ 0, %40 ], [ %63, %41 ]
  %43 = shl nuw nsw i64 %42, 2
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !11
  %46 = zext i8 %45 to i32
  %47 = shl nuw i32 %46, 24
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 1
  %49 = load i8, ptr %48, align 1, !tbaa !11
  %50 = zext i8 %49 to i32
  %51 = shl nuw nsw i32 %50, 16
  %52 = or disjoint i32 %51, %47
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 2
  %54 = load i8, ptr %53, align 1, !tbaa !11
  %55 = zext i8 %54 to i32
  %56 = shl nuw nsw i32 %55, 8
  %57 = or disjoint i32 %52, %56
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 3
  %59 = load i8, ptr %58, align 1, !tbaa !11
  %60 = zext i8 %59 to i32
  %61 = or disjoint i32 %57, %60
  %62 = getelementptr inbounds nuw i32, ptr %4, i64 %42
  store i32 %61, ptr %62, align 4, !tbaa !4
  %63 = add nuw nsw i64 %42, 1
  %64 = icmp eq i64 %63, 16
  br i1 %64, label %68, label %41, !llvm.loop !19

65:                                               ; preds = %68
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, ptr noundef nonnull align 8 dereferenceable(32) %0, i64 32, i1 false)
  %66 = load i32, ptr %5, align 16, !tbaa !4
  %67 = load i32, ptr %15, align 16, !tbaa !4
  br label %94

68:                                               ; preds = %41, %68
  %69 = phi i64 [ %92, %68 ], [ 16, %41 ]
  %70 = getelementptr i32, ptr %4, i64 %69
  %71 = getelementptr i8, ptr %70, i64 -60
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 25)
  %74 = tail call i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 14)
  %75 = xor i32 %73, %74
  %76 = lshr i32 %72, 3
  %77 = xor i32 %75, %76
  %78 = getelementptr i8, ptr %70, i64 -8
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = tail call i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 15)
  %81 = tail call i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 13)
  %82 = xor i32 %80, %81
  %83 = lshr i32 %79, 10
  %84 = xor i32 %82, %83
  %85 = getelementptr i8, ptr %70, i64 -64
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = add i32 %77, %86
  %88 = getelementptr i8, ptr %70, i64 -28
  %89 = load i32, ptr %88, align 4, !tbaa !4
  %90 = add i32 %87, %89
  %91 = add i32 %90, %84
  store i32 %91, ptr %70, align 4, !tbaa !4
  %92 = add nuw nsw i64 %69, 1
  %93 = icmp eq i64 %92, 64
  br i1 %93, label %65, label %68, !llvm.loop !20

94:                                               ; preds = %94, %65
  %95 = phi i32 [ %67, %65 ], [ %130, %94 ]
  %96 = phi i64 [ 0, %65 ], [ %133, %94 ]
  %97 = phi i32 [ %66, %65 ], [ %132, %94 ]
  %98 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 26)
  %99 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 21)
  %100 = xor i32 %98, %99
  %101 = tail call i32 @llvm.fshl.i32(i32 %95, i32 %95, i32 7)
  %102 = xor i32 %100, %101
  %103 = load i32, ptr %16, align 4, !tbaa !4
  %104 = add i32 %102, %103
  %105 = load i32, ptr %17, align 4, !tbaa !4
  %106 = and i32 %105, %95
  %107 = xor i32 %95, -1
  %108 = load i32, ptr %18, align 8, !tbaa !4
  %109 = and i32 %108, %107
  %110 = or i32 %109, %106
  %111 = getelementptr inbounds nuw i32, ptr @K, i64 %96
  %112 = load i32, ptr %111, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw i32, ptr %4, i64 %96
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = add i32 %104, %112
  %116 = add i32 %115, %110
  %117 = add i32 %116, %114
  %118 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 30)
  %119 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 19)
  %120 = xor i32 %118, %119
  %121 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 10)
  %122 = xor i32 %120, %121
  %123 = load i32, ptr %19, align 4, !tbaa !4
  %124 = load i32, ptr %20, align 8, !tbaa !4
  %125 = xor i32 %124, %123
  %126 = and i32 %125, %97
  %127 = and i32 %124, %123
  %128 = xor i32 %126, %127
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %21, ptr noundef nonnull align 16 dereferenceable(28) %5, i64 28, i1 false)
  %129 = load i32, ptr %22, align 16, !tbaa !4
  %130 = add i32 %129, %117
  store i32 %130, ptr %23, align 16, !tbaa !4
  %131 = add i32 %117, %122
  %132 = add i32 %131, %128
  store i32 %132, ptr %5, align 16, !tbaa !4
  %133 = add nuw nsw i64 %96, 1
  %134 = icmp eq i64 %133, 64
  br i1 %134, label %135, label %94, !llvm.loop !21

135:                                              ; preds = %94
  %136 = load i32, ptr %24, align 4, !tbaa !4
  %137 = load <4 x i32>, ptr %25, align 8
  %138 = load <4 x i32>, ptr %0, align 4, !tbaa !4
  %139 = insertelement <4 x i32> poison, i32 %132, i64 0
  %140 = insertelement <4 x i32> %139, i32 %136, i64 1
  %141 = shufflevector <4 x i32> %140, <4 x i32> %137, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %142 = add <4 x i32> %138, %141
  store <4 x i32> %142, ptr %0, align 4, !tbaa !4
  %143 = load i32, ptr %26, align 4, !tbaa !4
  %144 = load <2 x i32>, ptr %27, align 8, !tbaa !4
  %145 = load <4 x i32>, ptr %13, align 4, !tbaa !4
  %146 = insertelement <4 x i32> poison, i32 %130, i64 0
  %147 = insertelement <4 x i32> %146, i32 %143, i64 1
  %148 = shufflevector <2 x i32> %144, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %149 = shufflevector <4 x i32> %147, <4 x i32> %148, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %150 = add <4 x i32> %145, %149
  store <4 x i32> %150, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  store i64 0, ptr %11, align 8, !tbaa !17
  br label %151

151:                                              ; preds = %135, %28
  %152 = phi i64 [ 0, %135 ], [ %36, %28 ]
  %153 = icmp eq i64 %38, 0
  br i1 %153, label %154, label %28, !llvm.loop !22

154:                                              ; preds = %151, %3
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !16, i64 32}
!15 = !{!"", !6, i64 0, !16, i64 32, !6, i64 40, !16, i64 104}
!16 = !{!"long", !6, i64 0}
!17 = !{!15, !16, i64 104}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
