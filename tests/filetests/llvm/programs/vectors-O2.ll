; ModuleID = 'vectors.c'
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.two = type { <4 x float>, <4 x float> }

@.str = private unnamed_addr constant [8 x i8] c"%d %lx\0A\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@state = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <4 x float> @mixed(<4 x float> noundef %0, <2 x double> noundef %1, <16 x i8> noundef %2, i32 noundef %3, <8 x i16> noundef %4, <4 x i32> noundef %5, <2 x i64> noundef %6, <4 x float> noundef %7, double noundef %8, <4 x float> noundef %9, <4 x float> noundef %10) local_unnamed_addr #0 {
  %12 = fmul <4 x float> %7, %9
  %13 = fadd <4 x float> %0, %12
  %14 = fsub <4 x float> %13, %10
  %15 = extractelement <2 x double> %1, i64 0
  %16 = fptrunc double %15 to float
  %17 = fptrunc double %8 to float
  %18 = fadd float %16, %17
  %19 = and i32 %3, 15
  %20 = extractelement <16 x i8> %2, i32 %19
  %21 = uitofp i8 %20 to float
  %22 = extractelement <8 x i16> %4, i64 2
  %23 = sext i16 %22 to i32
  %24 = extractelement <4 x i32> %5, i64 1
  %25 = add nsw i32 %24, %23
  %26 = sitofp i32 %25 to float
  %27 = extractelement <2 x i64> %6, i64 1
  %28 = and i64 %27, 255
  %29 = uitofp nneg i64 %28 to float
  %30 = insertelement <4 x float> poison, float %18, i64 0
  %31 = insertelement <4 x float> %30, float %21, i64 1
  %32 = insertelement <4 x float> %31, float %26, i64 2
  %33 = insertelement <4 x float> %32, float %29, i64 3
  %34 = fadd <4 x float> %33, %14
  ret <4 x float> %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef double @pair(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = bitcast double %0 to <2 x float>
  %4 = bitcast double %1 to <2 x float>
  %5 = fmul <2 x float> %3, %4
  %6 = fadd <2 x float> %5, %3
  %7 = bitcast <2 x float> %6 to double
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef double @pair_of_ints(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = bitcast double %0 to <2 x i32>
  %4 = bitcast double %1 to <2 x i32>
  %5 = mul <2 x i32> %4, %3
  %6 = icmp sgt <2 x i32> %3, %4
  %7 = sext <2 x i1> %6 to <2 x i32>
  %8 = add <2 x i32> %5, %7
  %9 = bitcast <2 x i32> %8 to double
  ret double %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @exchange(ptr dead_on_unwind noalias writable writeonly sret(%struct.two) align 16 captures(none) initializes((0, 32)) %0, ptr noundef readonly byval(%struct.two) align 16 captures(none) %1, <4 x float> noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load <4 x float>, ptr %4, align 16, !tbaa !8
  %6 = fadd <4 x float> %2, %5
  store <4 x float> %6, ptr %0, align 16, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load <4 x float>, ptr %1, align 16, !tbaa !8
  %9 = fsub <4 x float> %8, %2
  store <4 x float> %9, ptr %7, align 16, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <16 x i8> @bytes(<16 x i8> noundef %0, <16 x i8> noundef %1) local_unnamed_addr #0 {
  %3 = and <16 x i8> %1, %0
  %4 = icmp ugt <16 x i8> %0, %1
  %5 = select <16 x i1> %4, <16 x i8> splat (i8 -3), <16 x i8> zeroinitializer
  %6 = add <16 x i8> %5, %3
  %7 = icmp eq <16 x i8> %0, %1
  %8 = zext <16 x i1> %7 to <16 x i8>
  %9 = add <16 x i8> %6, %8
  %10 = lshr <16 x i8> %0, splat (i8 3)
  %11 = shl <16 x i8> %1, splat (i8 2)
  %12 = mul <16 x i8> %1, %0
  %13 = or <16 x i8> %1, splat (i8 1)
  %14 = udiv <16 x i8> %0, %13
  %15 = mul <16 x i8> %14, %13
  %16 = sub <16 x i8> %0, %15
  %17 = xor <16 x i8> %11, %10
  %18 = xor <16 x i8> %17, %12
  %19 = xor <16 x i8> %18, %9
  %20 = xor <16 x i8> %19, %14
  %21 = xor <16 x i8> %20, %16
  ret <16 x i8> %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <16 x i8> @signed_bytes(<16 x i8> noundef %0, <16 x i8> noundef %1) local_unnamed_addr #0 {
  %3 = ashr <16 x i8> %0, splat (i8 2)
  %4 = icmp slt <16 x i8> %0, %1
  %5 = sext <16 x i1> %4 to <16 x i8>
  %6 = and <16 x i8> %1, splat (i8 6)
  %7 = or disjoint <16 x i8> %6, splat (i8 1)
  %8 = sdiv <16 x i8> %0, %7
  %9 = add nsw <16 x i8> %3, %5
  %10 = add <16 x i8> %1, %8
  %11 = sub <16 x i8> %9, %10
  ret <16 x i8> %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <8 x i16> @shorts(<8 x i16> noundef %0, <8 x i16> noundef %1) local_unnamed_addr #0 {
  %3 = mul <8 x i16> %1, %0
  %4 = ashr <8 x i16> %0, splat (i16 3)
  %5 = add <8 x i16> %3, %4
  %6 = icmp sle <8 x i16> %0, %1
  %7 = sext <8 x i1> %6 to <8 x i16>
  %8 = add <8 x i16> %5, %7
  %9 = and <8 x i16> %1, splat (i16 62)
  %10 = or disjoint <8 x i16> %9, splat (i16 1)
  %11 = sdiv <8 x i16> %0, %10
  %12 = add <8 x i16> %8, %11
  ret <8 x i16> %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 -1073741824, 1073741824) <4 x i32> @words(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt <4 x i32> %0, %1
  %4 = ashr <4 x i32> %0, splat (i32 1)
  %5 = and <4 x i32> %1, splat (i32 65534)
  %6 = or disjoint <4 x i32> %5, splat (i32 1)
  %7 = srem <4 x i32> %0, %6
  %8 = select <4 x i1> %3, <4 x i32> %4, <4 x i32> %7
  ret <4 x i32> %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef <2 x i64> @longs(<2 x i64> noundef %0, <2 x i64> noundef %1) local_unnamed_addr #0 {
  %3 = mul <2 x i64> %1, %0
  %4 = icmp sgt <2 x i64> %0, %1
  %5 = sext <2 x i1> %4 to <2 x i64>
  %6 = ashr <2 x i64> %0, splat (i64 7)
  %7 = xor <2 x i64> %3, %6
  %8 = xor <2 x i64> %7, %5
  ret <2 x i64> %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @shuffles(<16 x i8> noundef %0, <16 x i8> noundef %1, <4 x i32> noundef %2, <4 x i32> noundef %3) local_unnamed_addr #4 {
  %5 = alloca [10 x <16 x i8>], align 16
  %6 = alloca <8 x i32>, align 32
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <2 x i32>, align 8
  %9 = alloca <4 x i32>, align 16
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <32 x i8>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %12 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  store <16 x i8> %12, ptr %5, align 16, !tbaa !8
  %13 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 24, i32 8, i32 25, i32 9, i32 26, i32 10, i32 27, i32 11, i32 28, i32 12, i32 29, i32 13, i32 30, i32 14, i32 31, i32 15>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store <16 x i8> %13, ptr %14, align 16, !tbaa !8
  %15 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store <16 x i8> %15, ptr %16, align 16, !tbaa !8
  %17 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store <16 x i8> %17, ptr %18, align 16, !tbaa !8
  %19 = shufflevector <16 x i8> %0, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store <16 x i8> %19, ptr %20, align 16, !tbaa !8
  %21 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20>
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 80
  store <16 x i8> %21, ptr %22, align 16, !tbaa !8
  %23 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 0, i32 17, i32 2, i32 19, i32 20, i32 5, i32 6, i32 23, i32 8, i32 25, i32 10, i32 27, i32 12, i32 29, i32 14, i32 31>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 96
  store <16 x i8> %23, ptr %24, align 16, !tbaa !8
  %25 = shufflevector <16 x i8> %0, <16 x i8> poison, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 11, i32 10, i32 9, i32 8, i32 15, i32 14, i32 13, i32 12>
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 112
  store <16 x i8> %25, ptr %26, align 16, !tbaa !8
  %27 = shufflevector <16 x i8> %0, <16 x i8> %1, <16 x i32> <i32 31, i32 3, i32 7, i32 19, i32 0, i32 0, i32 28, i32 9, i32 1, i32 16, i32 14, i32 22, i32 5, i32 30, i32 11, i32 2>
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store <16 x i8> %27, ptr %28, align 16, !tbaa !8
  %29 = shufflevector <16 x i8> %1, <16 x i8> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 144
  store <16 x i8> %29, ptr %30, align 16, !tbaa !8
  call fastcc void @mix(ptr noundef %5, i32 noundef 160)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %31 = shufflevector <4 x i32> %2, <4 x i32> %3, <8 x i32> <i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  store <8 x i32> %31, ptr %6, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %32 = shufflevector <8 x i32> %31, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %32, ptr %7, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %33 = shufflevector <4 x i32> %3, <4 x i32> %2, <2 x i32> <i32 1, i32 4>
  store <2 x i32> %33, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %34 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store <4 x i32> %34, ptr %9, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %35 = shufflevector <4 x i32> %2, <4 x i32> %3, <4 x i32> <i32 3, i32 6, i32 0, i32 5>
  store <4 x i32> %35, ptr %10, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  %36 = shufflevector <16 x i8> %0, <16 x i8> %1, <32 x i32> <i32 0, i32 31, i32 1, i32 30, i32 2, i32 29, i32 3, i32 28, i32 4, i32 27, i32 5, i32 26, i32 6, i32 25, i32 7, i32 24, i32 8, i32 23, i32 9, i32 22, i32 10, i32 21, i32 11, i32 20, i32 12, i32 19, i32 13, i32 18, i32 14, i32 17, i32 15, i32 16>
  store <32 x i8> %36, ptr %11, align 32, !tbaa !8
  call fastcc void @mix(ptr noundef %6, i32 noundef 32)
  call fastcc void @mix(ptr noundef %7, i32 noundef 16)
  call fastcc void @mix(ptr noundef %8, i32 noundef 8)
  call fastcc void @mix(ptr noundef %9, i32 noundef 16)
  call fastcc void @mix(ptr noundef %10, i32 noundef 16)
  call fastcc void @mix(ptr noundef %11, i32 noundef 32)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @mix(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 4, 601) %1) unnamed_addr #5 {
  %3 = zext nneg i32 %1 to i64
  %4 = and i64 %3, 3
  %5 = load i64, ptr @hash, align 8, !tbaa !9
  %6 = and i64 %3, 1020
  br label %25

7:                                                ; preds = %25
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %23, label %9

9:                                                ; preds = %7
  %10 = icmp ne i64 %4, 0
  tail call void @llvm.assume(i1 %10)
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ %52, %9 ], [ %20, %11 ]
  %13 = phi i64 [ %51, %9 ], [ %19, %11 ]
  %14 = phi i64 [ 0, %9 ], [ %21, %11 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  %16 = load i8, ptr %15, align 1, !tbaa !8
  %17 = zext i8 %16 to i64
  %18 = xor i64 %13, %17
  %19 = mul i64 %18, 1099511628211
  %20 = add nuw nsw i64 %12, 1
  %21 = add i64 %14, 1
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %23, label %11, !llvm.loop !11

23:                                               ; preds = %11, %7
  %24 = phi i64 [ %51, %7 ], [ %19, %11 ]
  store i64 %24, ptr @hash, align 8, !tbaa !9
  ret void

25:                                               ; preds = %25, %2
  %26 = phi i64 [ 0, %2 ], [ %52, %25 ]
  %27 = phi i64 [ %5, %2 ], [ %51, %25 ]
  %28 = phi i64 [ 0, %2 ], [ %53, %25 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i64
  %32 = xor i64 %27, %31
  %33 = mul i64 %32, 1099511628211
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 1
  %36 = load i8, ptr %35, align 1, !tbaa !8
  %37 = zext i8 %36 to i64
  %38 = xor i64 %33, %37
  %39 = mul i64 %38, 1099511628211
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 2
  %42 = load i8, ptr %41, align 1, !tbaa !8
  %43 = zext i8 %42 to i64
  %44 = xor i64 %39, %43
  %45 = mul i64 %44, 1099511628211
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 3
  %48 = load i8, ptr %47, align 1, !tbaa !8
  %49 = zext i8 %48 to i64
  %50 = xor i64 %45, %49
  %51 = mul i64 %50, 1099511628211
  %52 = add nuw nsw i64 %26, 4
  %53 = add i64 %28, 4
  %54 = icmp eq i64 %53, %6
  br i1 %54, label %7, label %25, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local <16 x i8> @byte_by_number(<16 x i8> noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = and i32 %1, 15
  %5 = extractelement <16 x i8> %0, i32 %4
  %6 = and i32 %2, 15
  %7 = extractelement <16 x i8> %0, i32 %6
  %8 = add i8 %7, %5
  %9 = insertelement <16 x i8> %0, i8 %8, i32 %6
  ret <16 x i8> %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @conversions(double noundef %0, <8 x i16> noundef %1, <4 x i32> noundef %2, <4 x float> noundef %3, <2 x double> noundef %4) local_unnamed_addr #4 {
  %6 = alloca <8 x i16>, align 16
  %7 = alloca <8 x i32>, align 32
  %8 = alloca <8 x i8>, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x double>, align 32
  %13 = alloca <2 x float>, align 8
  %14 = alloca <8 x float>, align 32
  %15 = alloca <2 x i64>, align 16
  %16 = alloca i128, align 16
  %17 = alloca <4 x i8>, align 4
  %18 = bitcast double %0 to <8 x i8>
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %19 = zext <8 x i8> %18 to <8 x i16>
  store <8 x i16> %19, ptr %6, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %20 = sext <8 x i16> %1 to <8 x i32>
  store <8 x i32> %20, ptr %7, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %21 = trunc <8 x i16> %1 to <8 x i8>
  store <8 x i8> %21, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %22 = sitofp <4 x i32> %2 to <4 x float>
  store <4 x float> %22, ptr %9, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %23 = uitofp <4 x i32> %2 to <4 x float>
  store <4 x float> %23, ptr %10, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  %24 = fptosi <4 x float> %3 to <4 x i32>
  store <4 x i32> %24, ptr %11, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  %25 = fpext <4 x float> %3 to <4 x double>
  store <4 x double> %25, ptr %12, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  %26 = fptrunc <2 x double> %4 to <2 x float>
  store <2 x float> %26, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  %27 = uitofp <8 x i8> %18 to <8 x float>
  store <8 x float> %27, ptr %14, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  store <4 x float> %3, ptr %15, align 16, !tbaa !8
  %28 = bitcast double %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  %29 = bitcast <8 x i16> %1 to i128
  %30 = mul i128 %29, 3
  %31 = zext i64 %28 to i128
  %32 = add i128 %30, %31
  store i128 %32, ptr %16, align 16, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #20
  %33 = trunc i64 %28 to i32
  %34 = bitcast i32 %33 to <4 x i8>
  %35 = mul <4 x i8> %34, %34
  %36 = add nuw nsw <4 x i8> %35, splat (i8 1)
  store <4 x i8> %36, ptr %17, align 4, !tbaa !8
  call fastcc void @mix(ptr noundef %6, i32 noundef 16)
  call fastcc void @mix(ptr noundef %7, i32 noundef 32)
  call fastcc void @mix(ptr noundef %8, i32 noundef 8)
  call fastcc void @mix(ptr noundef %9, i32 noundef 16)
  call fastcc void @mix(ptr noundef %10, i32 noundef 16)
  call fastcc void @mix(ptr noundef %11, i32 noundef 16)
  call fastcc void @mix(ptr noundef %12, i32 noundef 32)
  call fastcc void @mix(ptr noundef %13, i32 noundef 8)
  call fastcc void @mix(ptr noundef %14, i32 noundef 32)
  call fastcc void @mix(ptr noundef %15, i32 noundef 16)
  call fastcc void @mix(ptr noundef %16, i32 noundef 16)
  call fastcc void @mix(ptr noundef %17, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %39

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 8
  br i1 %7, label %36, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %30, %10 ]
  %12 = phi <4 x i32> [ zeroinitializer, %8 ], [ %28, %10 ]
  %13 = phi <4 x i32> [ zeroinitializer, %8 ], [ %29, %10 ]
  %14 = getelementptr inbounds nuw i16, ptr %0, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load <4 x i16>, ptr %14, align 2, !tbaa !17
  %17 = load <4 x i16>, ptr %15, align 2, !tbaa !17
  %18 = sext <4 x i16> %16 to <4 x i32>
  %19 = sext <4 x i16> %17 to <4 x i32>
  %20 = getelementptr inbounds nuw i16, ptr %1, i64 %11
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load <4 x i16>, ptr %20, align 2, !tbaa !17
  %23 = load <4 x i16>, ptr %21, align 2, !tbaa !17
  %24 = sext <4 x i16> %22 to <4 x i32>
  %25 = sext <4 x i16> %23 to <4 x i32>
  %26 = mul nsw <4 x i32> %24, %18
  %27 = mul nsw <4 x i32> %25, %19
  %28 = add <4 x i32> %26, %12
  %29 = add <4 x i32> %27, %13
  %30 = add nuw i64 %11, 8
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %32, label %10, !llvm.loop !19

32:                                               ; preds = %10
  %33 = add <4 x i32> %29, %28
  %34 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %33)
  %35 = icmp eq i64 %9, %6
  br i1 %35, label %39, label %36

36:                                               ; preds = %5, %32
  %37 = phi i64 [ 0, %5 ], [ %9, %32 ]
  %38 = phi i32 [ 0, %5 ], [ %34, %32 ]
  br label %41

39:                                               ; preds = %41, %32, %3
  %40 = phi i32 [ 0, %3 ], [ %34, %32 ], [ %51, %41 ]
  ret i32 %40

41:                                               ; preds = %36, %41
  %42 = phi i64 [ %52, %41 ], [ %37, %36 ]
  %43 = phi i32 [ %51, %41 ], [ %38, %36 ]
  %44 = getelementptr inbounds nuw i16, ptr %0, i64 %42
  %45 = load i16, ptr %44, align 2, !tbaa !17
  %46 = sext i16 %45 to i32
  %47 = getelementptr inbounds nuw i16, ptr %1, i64 %42
  %48 = load i16, ptr %47, align 2, !tbaa !17
  %49 = sext i16 %48 to i32
  %50 = mul nsw i32 %49, %46
  %51 = add nsw i32 %50, %43
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %39, label %41, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 256) i32 @largest(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %30

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 8
  br i1 %6, label %27, label %7

7:                                                ; preds = %4
  %8 = and i64 %5, 2147483640
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %21, %9 ]
  %11 = phi <4 x i32> [ zeroinitializer, %7 ], [ %19, %9 ]
  %12 = phi <4 x i32> [ zeroinitializer, %7 ], [ %20, %9 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load <4 x i8>, ptr %13, align 1, !tbaa !8
  %16 = load <4 x i8>, ptr %14, align 1, !tbaa !8
  %17 = zext <4 x i8> %15 to <4 x i32>
  %18 = zext <4 x i8> %16 to <4 x i32>
  %19 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %11, <4 x i32> %17)
  %20 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %12, <4 x i32> %18)
  %21 = add nuw i64 %10, 8
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %23, label %9, !llvm.loop !23

23:                                               ; preds = %9
  %24 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %19, <4 x i32> %20)
  %25 = tail call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %24)
  %26 = icmp eq i64 %8, %5
  br i1 %26, label %30, label %27

27:                                               ; preds = %4, %23
  %28 = phi i64 [ 0, %4 ], [ %8, %23 ]
  %29 = phi i32 [ 0, %4 ], [ %25, %23 ]
  br label %32

30:                                               ; preds = %32, %23, %2
  %31 = phi i32 [ 0, %2 ], [ %25, %23 ], [ %38, %32 ]
  ret i32 %31

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %39, %32 ], [ %28, %27 ]
  %34 = phi i32 [ %38, %32 ], [ %29, %27 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %33
  %36 = load i8, ptr %35, align 1, !tbaa !8
  %37 = zext i8 %36 to i32
  %38 = tail call i32 @llvm.umax.i32(i32 %34, i32 %37)
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %5
  br i1 %40, label %30, label %32, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @count(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %37

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  %7 = icmp ult i32 %1, 8
  br i1 %7, label %34, label %8

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  %10 = insertelement <4 x i32> poison, i32 %2, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %12

12:                                               ; preds = %12, %8
  %13 = phi i64 [ 0, %8 ], [ %28, %12 ]
  %14 = phi <4 x i32> [ zeroinitializer, %8 ], [ %26, %12 ]
  %15 = phi <4 x i32> [ zeroinitializer, %8 ], [ %27, %12 ]
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load <4 x i32>, ptr %16, align 4, !tbaa !4
  %19 = load <4 x i32>, ptr %17, align 4, !tbaa !4
  %20 = icmp slt <4 x i32> %18, %11
  %21 = icmp slt <4 x i32> %19, %11
  %22 = and <4 x i32> %18, splat (i32 1)
  %23 = and <4 x i32> %19, splat (i32 1)
  %24 = select <4 x i1> %20, <4 x i32> %22, <4 x i32> zeroinitializer
  %25 = select <4 x i1> %21, <4 x i32> %23, <4 x i32> zeroinitializer
  %26 = add <4 x i32> %24, %14
  %27 = add <4 x i32> %25, %15
  %28 = add nuw i64 %13, 8
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %30, label %12, !llvm.loop !25

30:                                               ; preds = %12
  %31 = add <4 x i32> %27, %26
  %32 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %31)
  %33 = icmp eq i64 %9, %6
  br i1 %33, label %37, label %34

34:                                               ; preds = %5, %30
  %35 = phi i64 [ 0, %5 ], [ %9, %30 ]
  %36 = phi i32 [ 0, %5 ], [ %32, %30 ]
  br label %39

37:                                               ; preds = %39, %30, %3
  %38 = phi i32 [ 0, %3 ], [ %32, %30 ], [ %47, %39 ]
  ret i32 %38

39:                                               ; preds = %34, %39
  %40 = phi i64 [ %48, %39 ], [ %35, %34 ]
  %41 = phi i32 [ %47, %39 ], [ %36, %34 ]
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %40
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = icmp slt i32 %43, %2
  %45 = and i32 %43, 1
  %46 = select i1 %44, i32 %45, i32 0
  %47 = add nuw nsw i32 %46, %41
  %48 = add nuw nsw i64 %40, 1
  %49 = icmp eq i64 %48, %6
  br i1 %49, label %37, label %39, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scale(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  %8 = and i64 %7, 1
  %9 = icmp eq i32 %3, 1
  br i1 %9, label %14, label %10

10:                                               ; preds = %6
  %11 = and i64 %7, 2147483646
  br label %32

12:                                               ; preds = %61
  %13 = icmp eq i64 %8, 0
  br i1 %13, label %31, label %14

14:                                               ; preds = %12, %6
  %15 = phi i64 [ 0, %6 ], [ %64, %12 ]
  %16 = icmp ne i64 %8, 0
  tail call void @llvm.assume(i1 %16)
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %15
  %18 = load float, ptr %17, align 4, !tbaa !27
  %19 = fcmp ogt float %18, 0.000000e+00
  br i1 %19, label %23, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %22 = load float, ptr %21, align 4, !tbaa !27
  br label %28

23:                                               ; preds = %14
  %24 = fmul float %2, %18
  %25 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %26 = load float, ptr %25, align 4, !tbaa !27
  %27 = fadd float %24, %26
  br label %28

28:                                               ; preds = %23, %20
  %29 = phi float [ %27, %23 ], [ %22, %20 ]
  %30 = getelementptr inbounds nuw float, ptr %0, i64 %15
  store float %29, ptr %30, align 4, !tbaa !27
  br label %31

31:                                               ; preds = %28, %12, %4
  ret void

32:                                               ; preds = %61, %10
  %33 = phi i64 [ 0, %10 ], [ %64, %61 ]
  %34 = phi i64 [ 0, %10 ], [ %65, %61 ]
  %35 = getelementptr inbounds nuw float, ptr %1, i64 %33
  %36 = load float, ptr %35, align 4, !tbaa !27
  %37 = fcmp ogt float %36, 0.000000e+00
  br i1 %37, label %38, label %43

38:                                               ; preds = %32
  %39 = fmul float %2, %36
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %33
  %41 = load float, ptr %40, align 4, !tbaa !27
  %42 = fadd float %39, %41
  br label %46

43:                                               ; preds = %32
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %33
  %45 = load float, ptr %44, align 4, !tbaa !27
  br label %46

46:                                               ; preds = %43, %38
  %47 = phi float [ %42, %38 ], [ %45, %43 ]
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %33
  store float %47, ptr %48, align 4, !tbaa !27
  %49 = or disjoint i64 %33, 1
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !27
  %52 = fcmp ogt float %51, 0.000000e+00
  br i1 %52, label %56, label %53

53:                                               ; preds = %46
  %54 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %55 = load float, ptr %54, align 4, !tbaa !27
  br label %61

56:                                               ; preds = %46
  %57 = fmul float %2, %51
  %58 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %59 = load float, ptr %58, align 4, !tbaa !27
  %60 = fadd float %57, %59
  br label %61

61:                                               ; preds = %56, %53
  %62 = phi float [ %60, %56 ], [ %55, %53 ]
  %63 = getelementptr inbounds nuw float, ptr %0, i64 %49
  store float %62, ptr %63, align 4, !tbaa !27
  %64 = add nuw nsw i64 %33, 2
  %65 = add i64 %34, 2
  %66 = icmp eq i64 %65, %11
  br i1 %66, label %12, label %32, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @every_second(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %228

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 8
  br i1 %7, label %226, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %2, 16
  br i1 %9, label %151, label %10

10:                                               ; preds = %8
  %11 = and i64 %6, 8
  %12 = and i64 %6, 2147483632
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %145, %13 ]
  %15 = shl nuw nsw i64 %14, 1
  %16 = shl i64 %14, 1
  %17 = shl i64 %14, 1
  %18 = shl i64 %14, 1
  %19 = shl i64 %14, 1
  %20 = shl i64 %14, 1
  %21 = shl i64 %14, 1
  %22 = shl i64 %14, 1
  %23 = shl i64 %14, 1
  %24 = shl i64 %14, 1
  %25 = shl i64 %14, 1
  %26 = shl i64 %14, 1
  %27 = shl i64 %14, 1
  %28 = shl i64 %14, 1
  %29 = shl i64 %14, 1
  %30 = shl i64 %14, 1
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 %16
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 2
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 %18
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 6
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 %19
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 %20
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 10
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 %21
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 12
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 14
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 %23
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 %24
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 18
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 %25
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 20
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 %26
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 22
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 %27
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 %28
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 26
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 %29
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 28
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %30
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 30
  %62 = load i8, ptr %31, align 1, !tbaa !8
  %63 = load i8, ptr %33, align 1, !tbaa !8
  %64 = load i8, ptr %35, align 1, !tbaa !8
  %65 = load i8, ptr %37, align 1, !tbaa !8
  %66 = load i8, ptr %39, align 1, !tbaa !8
  %67 = load i8, ptr %41, align 1, !tbaa !8
  %68 = load i8, ptr %43, align 1, !tbaa !8
  %69 = load i8, ptr %45, align 1, !tbaa !8
  %70 = load i8, ptr %47, align 1, !tbaa !8
  %71 = load i8, ptr %49, align 1, !tbaa !8
  %72 = load i8, ptr %51, align 1, !tbaa !8
  %73 = load i8, ptr %53, align 1, !tbaa !8
  %74 = load i8, ptr %55, align 1, !tbaa !8
  %75 = load i8, ptr %57, align 1, !tbaa !8
  %76 = load i8, ptr %59, align 1, !tbaa !8
  %77 = load i8, ptr %61, align 1, !tbaa !8
  %78 = insertelement <16 x i8> poison, i8 %62, i64 0
  %79 = insertelement <16 x i8> %78, i8 %63, i64 1
  %80 = insertelement <16 x i8> %79, i8 %64, i64 2
  %81 = insertelement <16 x i8> %80, i8 %65, i64 3
  %82 = insertelement <16 x i8> %81, i8 %66, i64 4
  %83 = insertelement <16 x i8> %82, i8 %67, i64 5
  %84 = insertelement <16 x i8> %83, i8 %68, i64 6
  %85 = insertelement <16 x i8> %84, i8 %69, i64 7
  %86 = insertelement <16 x i8> %85, i8 %70, i64 8
  %87 = insertelement <16 x i8> %86, i8 %71, i64 9
  %88 = insertelement <16 x i8> %87, i8 %72, i64 10
  %89 = insertelement <16 x i8> %88, i8 %73, i64 11
  %90 = insertelement <16 x i8> %89, i8 %74, i64 12
  %91 = insertelement <16 x i8> %90, i8 %75, i64 13
  %92 = insertelement <16 x i8> %91, i8 %76, i64 14
  %93 = insertelement <16 x i8> %92, i8 %77, i64 15
  %94 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %95 = getelementptr inbounds nuw i8, ptr %32, i64 3
  %96 = getelementptr inbounds nuw i8, ptr %34, i64 5
  %97 = getelementptr inbounds nuw i8, ptr %36, i64 7
  %98 = getelementptr inbounds nuw i8, ptr %38, i64 9
  %99 = getelementptr inbounds nuw i8, ptr %40, i64 11
  %100 = getelementptr inbounds nuw i8, ptr %42, i64 13
  %101 = getelementptr inbounds nuw i8, ptr %44, i64 15
  %102 = getelementptr inbounds nuw i8, ptr %46, i64 17
  %103 = getelementptr inbounds nuw i8, ptr %48, i64 19
  %104 = getelementptr inbounds nuw i8, ptr %50, i64 21
  %105 = getelementptr inbounds nuw i8, ptr %52, i64 23
  %106 = getelementptr inbounds nuw i8, ptr %54, i64 25
  %107 = getelementptr inbounds nuw i8, ptr %56, i64 27
  %108 = getelementptr inbounds nuw i8, ptr %58, i64 29
  %109 = getelementptr inbounds nuw i8, ptr %60, i64 31
  %110 = load i8, ptr %94, align 1, !tbaa !8
  %111 = load i8, ptr %95, align 1, !tbaa !8
  %112 = load i8, ptr %96, align 1, !tbaa !8
  %113 = load i8, ptr %97, align 1, !tbaa !8
  %114 = load i8, ptr %98, align 1, !tbaa !8
  %115 = load i8, ptr %99, align 1, !tbaa !8
  %116 = load i8, ptr %100, align 1, !tbaa !8
  %117 = load i8, ptr %101, align 1, !tbaa !8
  %118 = load i8, ptr %102, align 1, !tbaa !8
  %119 = load i8, ptr %103, align 1, !tbaa !8
  %120 = load i8, ptr %104, align 1, !tbaa !8
  %121 = load i8, ptr %105, align 1, !tbaa !8
  %122 = load i8, ptr %106, align 1, !tbaa !8
  %123 = load i8, ptr %107, align 1, !tbaa !8
  %124 = load i8, ptr %108, align 1, !tbaa !8
  %125 = load i8, ptr %109, align 1, !tbaa !8
  %126 = insertelement <16 x i8> poison, i8 %110, i64 0
  %127 = insertelement <16 x i8> %126, i8 %111, i64 1
  %128 = insertelement <16 x i8> %127, i8 %112, i64 2
  %129 = insertelement <16 x i8> %128, i8 %113, i64 3
  %130 = insertelement <16 x i8> %129, i8 %114, i64 4
  %131 = insertelement <16 x i8> %130, i8 %115, i64 5
  %132 = insertelement <16 x i8> %131, i8 %116, i64 6
  %133 = insertelement <16 x i8> %132, i8 %117, i64 7
  %134 = insertelement <16 x i8> %133, i8 %118, i64 8
  %135 = insertelement <16 x i8> %134, i8 %119, i64 9
  %136 = insertelement <16 x i8> %135, i8 %120, i64 10
  %137 = insertelement <16 x i8> %136, i8 %121, i64 11
  %138 = insertelement <16 x i8> %137, i8 %122, i64 12
  %139 = insertelement <16 x i8> %138, i8 %123, i64 13
  %140 = insertelement <16 x i8> %139, i8 %124, i64 14
  %141 = insertelement <16 x i8> %140, i8 %125, i64 15
  %142 = lshr <16 x i8> %141, splat (i8 1)
  %143 = add <16 x i8> %142, %93
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  store <16 x i8> %143, ptr %144, align 1, !tbaa !8
  %145 = add nuw i64 %14, 16
  %146 = icmp eq i64 %145, %12
  br i1 %146, label %147, label %13, !llvm.loop !30

147:                                              ; preds = %13
  %148 = icmp eq i64 %12, %6
  br i1 %148, label %228, label %149

149:                                              ; preds = %147
  %150 = icmp eq i64 %11, 0
  br i1 %150, label %226, label %151, !prof !31

151:                                              ; preds = %8, %149
  %152 = phi i64 [ %12, %149 ], [ 0, %8 ]
  %153 = and i64 %6, 2147483640
  br label %154

154:                                              ; preds = %154, %151
  %155 = phi i64 [ %152, %151 ], [ %222, %154 ]
  %156 = shl nuw nsw i64 %155, 1
  %157 = shl i64 %155, 1
  %158 = shl i64 %155, 1
  %159 = shl i64 %155, 1
  %160 = shl i64 %155, 1
  %161 = shl i64 %155, 1
  %162 = shl i64 %155, 1
  %163 = shl i64 %155, 1
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 %156
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 %157
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 2
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 %158
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 4
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 %159
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 6
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 %160
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 %161
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 10
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 %162
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 12
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 %163
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 14
  %179 = load i8, ptr %164, align 1, !tbaa !8
  %180 = load i8, ptr %166, align 1, !tbaa !8
  %181 = load i8, ptr %168, align 1, !tbaa !8
  %182 = load i8, ptr %170, align 1, !tbaa !8
  %183 = load i8, ptr %172, align 1, !tbaa !8
  %184 = load i8, ptr %174, align 1, !tbaa !8
  %185 = load i8, ptr %176, align 1, !tbaa !8
  %186 = load i8, ptr %178, align 1, !tbaa !8
  %187 = insertelement <8 x i8> poison, i8 %179, i64 0
  %188 = insertelement <8 x i8> %187, i8 %180, i64 1
  %189 = insertelement <8 x i8> %188, i8 %181, i64 2
  %190 = insertelement <8 x i8> %189, i8 %182, i64 3
  %191 = insertelement <8 x i8> %190, i8 %183, i64 4
  %192 = insertelement <8 x i8> %191, i8 %184, i64 5
  %193 = insertelement <8 x i8> %192, i8 %185, i64 6
  %194 = insertelement <8 x i8> %193, i8 %186, i64 7
  %195 = getelementptr inbounds nuw i8, ptr %164, i64 1
  %196 = getelementptr inbounds nuw i8, ptr %165, i64 3
  %197 = getelementptr inbounds nuw i8, ptr %167, i64 5
  %198 = getelementptr inbounds nuw i8, ptr %169, i64 7
  %199 = getelementptr inbounds nuw i8, ptr %171, i64 9
  %200 = getelementptr inbounds nuw i8, ptr %173, i64 11
  %201 = getelementptr inbounds nuw i8, ptr %175, i64 13
  %202 = getelementptr inbounds nuw i8, ptr %177, i64 15
  %203 = load i8, ptr %195, align 1, !tbaa !8
  %204 = load i8, ptr %196, align 1, !tbaa !8
  %205 = load i8, ptr %197, align 1, !tbaa !8
  %206 = load i8, ptr %198, align 1, !tbaa !8
  %207 = load i8, ptr %199, align 1, !tbaa !8
  %208 = load i8, ptr %200, align 1, !tbaa !8
  %209 = load i8, ptr %201, align 1, !tbaa !8
  %210 = load i8, ptr %202, align 1, !tbaa !8
  %211 = insertelement <8 x i8> poison, i8 %203, i64 0
  %212 = insertelement <8 x i8> %211, i8 %204, i64 1
  %213 = insertelement <8 x i8> %212, i8 %205, i64 2
  %214 = insertelement <8 x i8> %213, i8 %206, i64 3
  %215 = insertelement <8 x i8> %214, i8 %207, i64 4
  %216 = insertelement <8 x i8> %215, i8 %208, i64 5
  %217 = insertelement <8 x i8> %216, i8 %209, i64 6
  %218 = insertelement <8 x i8> %217, i8 %210, i64 7
  %219 = lshr <8 x i8> %218, splat (i8 1)
  %220 = add <8 x i8> %219, %194
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 %155
  store <8 x i8> %220, ptr %221, align 1, !tbaa !8
  %222 = add nuw i64 %155, 8
  %223 = icmp eq i64 %222, %153
  br i1 %223, label %224, label %154, !llvm.loop !32

224:                                              ; preds = %154
  %225 = icmp eq i64 %153, %6
  br i1 %225, label %228, label %226

226:                                              ; preds = %5, %149, %224
  %227 = phi i64 [ 0, %5 ], [ %12, %149 ], [ %153, %224 ]
  br label %229

228:                                              ; preds = %229, %147, %224, %3
  ret void

229:                                              ; preds = %226, %229
  %230 = phi i64 [ %239, %229 ], [ %227, %226 ]
  %231 = shl nuw nsw i64 %230, 1
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 %231
  %233 = load i8, ptr %232, align 1, !tbaa !8
  %234 = getelementptr inbounds nuw i8, ptr %232, i64 1
  %235 = load i8, ptr %234, align 1, !tbaa !8
  %236 = lshr i8 %235, 1
  %237 = add i8 %236, %233
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 %230
  store i8 %237, ptr %238, align 1, !tbaa !8
  %239 = add nuw nsw i64 %230, 1
  %240 = icmp eq i64 %239, %6
  br i1 %240, label %228, label %229, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @mask(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %41

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %38, label %7

7:                                                ; preds = %4
  %8 = and i64 %5, 2147483644
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi i64 [ 0, %7 ], [ %31, %9 ]
  %11 = phi <2 x i64> [ <i64 0, i64 1>, %7 ], [ %32, %9 ]
  %12 = phi <2 x i64> [ zeroinitializer, %7 ], [ %29, %9 ]
  %13 = phi <2 x i64> [ zeroinitializer, %7 ], [ %30, %9 ]
  %14 = add <2 x i64> %11, splat (i64 2)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 2
  %17 = load <2 x i8>, ptr %15, align 1, !tbaa !8
  %18 = load <2 x i8>, ptr %16, align 1, !tbaa !8
  %19 = icmp eq <2 x i8> %17, splat (i8 7)
  %20 = icmp eq <2 x i8> %18, splat (i8 7)
  %21 = icmp ugt <2 x i8> %17, splat (i8 -56)
  %22 = icmp ugt <2 x i8> %18, splat (i8 -56)
  %23 = or <2 x i1> %19, %21
  %24 = or <2 x i1> %20, %22
  %25 = zext <2 x i1> %23 to <2 x i64>
  %26 = zext <2 x i1> %24 to <2 x i64>
  %27 = shl nuw <2 x i64> %25, %11
  %28 = shl nuw <2 x i64> %26, %14
  %29 = or <2 x i64> %27, %12
  %30 = or <2 x i64> %28, %13
  %31 = add nuw i64 %10, 4
  %32 = add <2 x i64> %11, splat (i64 4)
  %33 = icmp eq i64 %31, %8
  br i1 %33, label %34, label %9, !llvm.loop !34

34:                                               ; preds = %9
  %35 = or <2 x i64> %30, %29
  %36 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %35)
  %37 = icmp eq i64 %8, %5
  br i1 %37, label %41, label %38

38:                                               ; preds = %4, %34
  %39 = phi i64 [ 0, %4 ], [ %8, %34 ]
  %40 = phi i64 [ 0, %4 ], [ %36, %34 ]
  br label %43

41:                                               ; preds = %43, %34, %2
  %42 = phi i64 [ 0, %2 ], [ %36, %34 ], [ %53, %43 ]
  ret i64 %42

43:                                               ; preds = %38, %43
  %44 = phi i64 [ %54, %43 ], [ %39, %38 ]
  %45 = phi i64 [ %53, %43 ], [ %40, %38 ]
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %44
  %47 = load i8, ptr %46, align 1, !tbaa !8
  %48 = icmp eq i8 %47, 7
  %49 = icmp ugt i8 %47, -56
  %50 = or i1 %48, %49
  %51 = zext i1 %50 to i64
  %52 = shl nuw i64 %51, %44
  %53 = or i64 %52, %45
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %5
  br i1 %55, label %41, label %43, !llvm.loop !35
}

; Function Attrs: nofree nounwind
define dso_local noundef i32 @main() local_unnamed_addr #9 {
  %1 = alloca <16 x i8>, align 16
  %2 = alloca <16 x i8>, align 16
  %3 = alloca <8 x i16>, align 16
  %4 = alloca <8 x i16>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <2 x i64>, align 16
  %8 = alloca <2 x i64>, align 16
  %9 = alloca <32 x i16>, align 64
  %10 = alloca <8 x i32>, align 32
  %11 = alloca <8 x i8>, align 8
  %12 = alloca <2 x i32>, align 8
  %13 = alloca <2 x i32>, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca <2 x float>, align 8
  %16 = alloca <2 x i32>, align 8
  %17 = alloca %struct.two, align 16
  %18 = alloca %struct.two, align 16
  %19 = alloca <4 x double>, align 32
  %20 = alloca <4 x double>, align 32
  %21 = alloca <4 x double>, align 32
  %22 = alloca <8 x i64>, align 64
  %23 = alloca <8 x i64>, align 64
  %24 = alloca <8 x i32>, align 32
  %25 = alloca <16 x i8>, align 16
  %26 = alloca <16 x i8>, align 16
  %27 = alloca <8 x i16>, align 16
  %28 = alloca <4 x i32>, align 16
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <8 x float>, align 32
  %31 = alloca <8 x float>, align 32
  %32 = alloca <8 x float>, align 32
  %33 = alloca <32 x i16>, align 64
  %34 = alloca <32 x i16>, align 64
  %35 = alloca <32 x i16>, align 64
  %36 = alloca <8 x i32>, align 32
  %37 = alloca <8 x i32>, align 32
  %38 = alloca <16 x i8>, align 16
  %39 = alloca [600 x i8], align 16
  %40 = alloca [150 x i16], align 16
  %41 = alloca [150 x i16], align 16
  %42 = alloca [150 x i32], align 16
  %43 = alloca [70 x float], align 16
  %44 = alloca [70 x float], align 16
  %45 = alloca [3 x i32], align 4
  %46 = alloca i64, align 8
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %39, i64 200
  br label %52

51:                                               ; preds = %164
  ret i32 0

52:                                               ; preds = %0, %164
  %53 = phi i32 [ 0, %0 ], [ %178, %164 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  call fastcc void @fill(ptr noundef %1, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call fastcc void @fill(ptr noundef %2, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call fastcc void @fill(ptr noundef %3, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call fastcc void @fill(ptr noundef %4, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call fastcc void @fill(ptr noundef %5, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call fastcc void @fill(ptr noundef %6, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call fastcc void @fill(ptr noundef %7, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  call fastcc void @fill(ptr noundef %8, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  call fastcc void @fill(ptr noundef %9, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #20
  call fastcc void @fill(ptr noundef %35, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call fastcc void @fill(ptr noundef %10, i32 noundef 32)
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #20
  call fastcc void @fill(ptr noundef %23, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call fastcc void @fill(ptr noundef %11, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  call fastcc void @fill(ptr noundef %12, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  call fastcc void @fill(ptr noundef %13, i32 noundef 8)
  %54 = tail call fastcc float @number()
  %55 = tail call fastcc float @number()
  %56 = tail call fastcc float @number()
  %57 = tail call fastcc float @number()
  %58 = tail call fastcc float @number()
  %59 = tail call fastcc float @number()
  %60 = tail call fastcc float @number()
  %61 = tail call fastcc float @number()
  %62 = tail call fastcc float @number()
  %63 = tail call fastcc float @number()
  %64 = tail call fastcc float @number()
  %65 = tail call fastcc float @number()
  %66 = tail call fastcc float @number()
  %67 = tail call fastcc float @number()
  %68 = tail call fastcc float @number()
  %69 = insertelement <8 x float> poison, float %68, i64 0
  %70 = tail call fastcc float @number()
  %71 = tail call fastcc float @number()
  %72 = insertelement <8 x float> %69, float %71, i64 1
  %73 = tail call fastcc float @number()
  %74 = tail call fastcc float @number()
  %75 = insertelement <8 x float> %72, float %74, i64 2
  %76 = tail call fastcc float @number()
  %77 = tail call fastcc float @number()
  %78 = insertelement <8 x float> %75, float %77, i64 3
  %79 = tail call fastcc float @number()
  %80 = tail call fastcc float @number()
  %81 = insertelement <8 x float> %78, float %80, i64 4
  %82 = tail call fastcc float @number()
  %83 = tail call fastcc float @number()
  %84 = insertelement <8 x float> %81, float %83, i64 5
  %85 = tail call fastcc float @number()
  %86 = tail call fastcc float @number()
  %87 = insertelement <8 x float> %84, float %86, i64 6
  %88 = tail call fastcc float @number()
  %89 = tail call fastcc float @number()
  %90 = insertelement <8 x float> %87, float %89, i64 7
  %91 = tail call fastcc float @number()
  %92 = insertelement <8 x float> poison, float %70, i64 0
  %93 = insertelement <8 x float> %92, float %73, i64 1
  %94 = insertelement <8 x float> %93, float %76, i64 2
  %95 = insertelement <8 x float> %94, float %79, i64 3
  %96 = insertelement <8 x float> %95, float %82, i64 4
  %97 = insertelement <8 x float> %96, float %85, i64 5
  %98 = insertelement <8 x float> %97, float %88, i64 6
  %99 = insertelement <8 x float> %98, float %91, i64 7
  %100 = fadd <8 x float> %99, splat (float 1.250000e-01)
  %101 = insertelement <4 x float> poison, float %54, i64 0
  %102 = insertelement <4 x float> %101, float %55, i64 1
  %103 = insertelement <4 x float> %102, float %56, i64 2
  %104 = insertelement <4 x float> %103, float %57, i64 3
  %105 = insertelement <4 x float> poison, float %58, i64 0
  %106 = insertelement <4 x float> %105, float %59, i64 1
  %107 = insertelement <4 x float> %106, float %60, i64 2
  %108 = insertelement <4 x float> %107, float %61, i64 3
  %109 = insertelement <2 x float> poison, float %62, i64 0
  %110 = insertelement <2 x float> %109, float %63, i64 1
  %111 = fpext <2 x float> %110 to <2 x double>
  %112 = insertelement <2 x float> poison, float %64, i64 0
  %113 = insertelement <2 x float> %112, float %65, i64 1
  %114 = insertelement <2 x float> poison, float %66, i64 0
  %115 = insertelement <2 x float> %114, float %67, i64 1
  %116 = tail call fastcc float @number()
  %117 = tail call fastcc float @number()
  %118 = insertelement <2 x float> poison, float %116, i64 0
  %119 = insertelement <2 x float> %118, float %117, i64 1
  %120 = fpext <2 x float> %119 to <2 x double>
  %121 = tail call fastcc float @number()
  %122 = tail call fastcc float @number()
  %123 = insertelement <2 x float> poison, float %121, i64 0
  %124 = insertelement <2 x float> %123, float %122, i64 1
  %125 = fpext <2 x float> %124 to <2 x double>
  %126 = shufflevector <2 x double> %120, <2 x double> %125, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  %127 = load <16 x i8>, ptr %1, align 16, !tbaa !8
  %128 = load <8 x i16>, ptr %3, align 16, !tbaa !8
  %129 = load <4 x i32>, ptr %5, align 16, !tbaa !8
  %130 = load <2 x i64>, ptr %7, align 16, !tbaa !8
  %131 = tail call fastcc float @number()
  %132 = fpext float %131 to double
  %133 = fsub <4 x float> %104, %108
  %134 = fadd <4 x float> %104, %108
  %135 = tail call <4 x float> @mixed(<4 x float> noundef %104, <2 x double> noundef %111, <16 x i8> noundef %127, i32 noundef %53, <8 x i16> noundef %128, <4 x i32> noundef %129, <2 x i64> noundef %130, <4 x float> noundef %108, double noundef %132, <4 x float> noundef %133, <4 x float> noundef %134)
  store <4 x float> %135, ptr %14, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  %136 = bitcast <2 x float> %113 to double
  %137 = bitcast <2 x float> %115 to double
  %138 = tail call double @pair(double noundef %136, double noundef %137)
  store double %138, ptr %15, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  %139 = load double, ptr %12, align 8, !tbaa !8
  %140 = load double, ptr %13, align 8, !tbaa !8
  %141 = tail call double @pair_of_ints(double noundef %139, double noundef %140)
  store double %141, ptr %16, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #20
  store <4 x float> %104, ptr %17, align 16, !tbaa !8
  store <4 x float> %108, ptr %47, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #20
  call void @exchange(ptr dead_on_unwind nonnull writable sret(%struct.two) align 16 %18, ptr noundef nonnull byval(%struct.two) align 16 %17, <4 x float> noundef %135)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %17, ptr noundef nonnull align 16 dereferenceable(32) %18, i64 32, i1 false), !tbaa.struct !36
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #20
  %142 = fadd <4 x double> %126, splat (double 3.000000e+00)
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #20
  store <4 x double> %126, ptr %20, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #20
  store <4 x double> %142, ptr %21, align 32, !tbaa !8
  %143 = tail call fastcc <4 x double> @wide(ptr noundef nonnull byval(<4 x double>) align 32 %20, ptr noundef nonnull byval(<4 x double>) align 32 %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #20
  store <4 x double> %143, ptr %19, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #20
  %144 = load <8 x i32>, ptr %10, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #20
  store <8 x i32> %144, ptr %24, align 32, !tbaa !8
  %145 = tail call fastcc <8 x i64> @wider(ptr noundef nonnull byval(<8 x i64>) align 64 %23, ptr noundef nonnull byval(<8 x i32>) align 32 %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #20
  store <8 x i64> %145, ptr %22, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %14, i32 noundef 16)
  call fastcc void @mix(ptr noundef %15, i32 noundef 8)
  call fastcc void @mix(ptr noundef %16, i32 noundef 8)
  call fastcc void @mix(ptr noundef %17, i32 noundef 32)
  call fastcc void @mix(ptr noundef %19, i32 noundef 32)
  call fastcc void @mix(ptr noundef %22, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #20
  %146 = load <16 x i8>, ptr %2, align 16, !tbaa !8
  %147 = tail call <16 x i8> @bytes(<16 x i8> noundef %127, <16 x i8> noundef %146)
  store <16 x i8> %147, ptr %25, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #20
  %148 = tail call <16 x i8> @signed_bytes(<16 x i8> noundef %127, <16 x i8> noundef %146)
  store <16 x i8> %148, ptr %26, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #20
  %149 = load <8 x i16>, ptr %4, align 16, !tbaa !8
  %150 = tail call <8 x i16> @shorts(<8 x i16> noundef %128, <8 x i16> noundef %149)
  store <8 x i16> %150, ptr %27, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #20
  %151 = load <4 x i32>, ptr %6, align 16, !tbaa !8
  %152 = tail call <4 x i32> @words(<4 x i32> noundef %129, <4 x i32> noundef %151)
  store <4 x i32> %152, ptr %28, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #20
  %153 = load <2 x i64>, ptr %8, align 16, !tbaa !8
  %154 = tail call <2 x i64> @longs(<2 x i64> noundef %130, <2 x i64> noundef %153)
  store <2 x i64> %154, ptr %29, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #20
  store <8 x float> %90, ptr %31, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #20
  store <8 x float> %100, ptr %32, align 32, !tbaa !8
  %155 = tail call fastcc <8 x float> @floats(ptr noundef nonnull byval(<8 x float>) align 32 %31, ptr noundef nonnull byval(<8 x float>) align 32 %32)
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #20
  store <8 x float> %155, ptr %30, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #20
  %156 = load <32 x i16>, ptr %9, align 64, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #20
  store <32 x i16> %156, ptr %34, align 64, !tbaa !8
  %157 = tail call fastcc <32 x i16> @widest(ptr noundef nonnull byval(<32 x i16>) align 64 %34, ptr noundef nonnull byval(<32 x i16>) align 64 %35)
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #20
  store <32 x i16> %157, ptr %33, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %25, i32 noundef 16)
  call fastcc void @mix(ptr noundef %26, i32 noundef 16)
  call fastcc void @mix(ptr noundef %27, i32 noundef 16)
  call fastcc void @mix(ptr noundef %28, i32 noundef 16)
  call fastcc void @mix(ptr noundef %29, i32 noundef 16)
  call fastcc void @mix(ptr noundef %30, i32 noundef 32)
  call fastcc void @mix(ptr noundef %33, i32 noundef 64)
  tail call void @shuffles(<16 x i8> noundef %127, <16 x i8> noundef %146, <4 x i32> noundef %129, <4 x i32> noundef %151)
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #20
  %158 = mul nuw nsw i32 %53, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #20
  store <8 x i32> %144, ptr %37, align 32, !tbaa !8
  %159 = tail call fastcc <8 x i32> @by_number(ptr noundef nonnull byval(<8 x i32>) align 32 %37, i32 noundef %53, i32 noundef %158)
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #20
  store <8 x i32> %159, ptr %36, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #20
  %160 = mul nuw nsw i32 %53, 5
  %161 = mul nuw nsw i32 %53, 7
  %162 = tail call <16 x i8> @byte_by_number(<16 x i8> noundef %127, i32 noundef %160, i32 noundef %161)
  store <16 x i8> %162, ptr %38, align 16, !tbaa !8
  call fastcc void @mix(ptr noundef %36, i32 noundef 32)
  call fastcc void @mix(ptr noundef %38, i32 noundef 16)
  %163 = load double, ptr %11, align 8, !tbaa !8
  tail call void @conversions(double noundef %163, <8 x i16> noundef %128, <4 x i32> noundef %129, <4 x float> noundef %104, <2 x double> noundef %111)
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #20
  call fastcc void @fill(ptr noundef %39, i32 noundef 600)
  call fastcc void @fill(ptr noundef %40, i32 noundef 300)
  call fastcc void @fill(ptr noundef %41, i32 noundef 300)
  call fastcc void @fill(ptr noundef %42, i32 noundef 600)
  br label %180

164:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #20
  %165 = add nuw nsw i32 %53, 100
  %166 = call i32 @sum(ptr noundef nonnull %40, ptr noundef nonnull %41, i32 noundef %165)
  store i32 %166, ptr %45, align 4, !tbaa !4
  %167 = add nuw nsw i32 %53, 200
  %168 = call i32 @largest(ptr noundef nonnull %39, i32 noundef %167)
  store i32 %168, ptr %48, align 4, !tbaa !4
  %169 = add nuw nsw i32 %53, 130
  %170 = call i32 @count(ptr noundef nonnull %42, i32 noundef %169, i32 noundef 268435456)
  store i32 %170, ptr %49, align 4, !tbaa !4
  %171 = add nuw nsw i32 %53, 50
  call void @scale(ptr noundef nonnull %44, ptr noundef nonnull %43, float noundef 1.500000e+00, i32 noundef %171)
  %172 = add nuw nsw i32 %53, 150
  call void @every_second(ptr noundef nonnull %39, ptr noundef nonnull %50, i32 noundef %172)
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #20
  %173 = urem i32 %53, 19
  %174 = add nuw nsw i32 %173, 45
  %175 = call i64 @mask(ptr noundef nonnull %39, i32 noundef %174)
  store i64 %175, ptr %46, align 8, !tbaa !9
  call fastcc void @mix(ptr noundef %45, i32 noundef 12)
  call fastcc void @mix(ptr noundef %44, i32 noundef 280)
  call fastcc void @mix(ptr noundef %39, i32 noundef 600)
  call fastcc void @mix(ptr noundef %46, i32 noundef 8)
  %176 = load i64, ptr @hash, align 8, !tbaa !9
  %177 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %53, i64 noundef %176)
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  %178 = add nuw nsw i32 %53, 1
  %179 = icmp eq i32 %178, 20
  br i1 %179, label %51, label %52, !llvm.loop !37

180:                                              ; preds = %52, %180
  %181 = phi i64 [ 0, %52 ], [ %186, %180 ]
  %182 = tail call fastcc float @number()
  %183 = getelementptr inbounds nuw float, ptr %43, i64 %181
  store float %182, ptr %183, align 4, !tbaa !27
  %184 = tail call fastcc float @number()
  %185 = getelementptr inbounds nuw float, ptr %44, i64 %181
  store float %184, ptr %185, align 4, !tbaa !27
  %186 = add nuw nsw i64 %181, 1
  %187 = icmp eq i64 %186, 70
  br i1 %187, label %164, label %180, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @fill(ptr noundef nonnull writeonly captures(none) %0, i32 noundef range(i32 8, 601) %1) unnamed_addr #10 {
  %3 = zext nneg i32 %1 to i64
  br label %5

4:                                                ; preds = %5
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 0, %2 ], [ %11, %5 ]
  %7 = tail call fastcc i64 @next()
  %8 = lshr i64 %7, 24
  %9 = trunc i64 %8 to i8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  store i8 %9, ptr %10, align 1, !tbaa !8
  %11 = add nuw nsw i64 %6, 1
  %12 = icmp eq i64 %11, %3
  br i1 %12, label %4, label %5, !llvm.loop !39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc float @number() unnamed_addr #11 {
  %1 = tail call fastcc i64 @next()
  %2 = lshr i64 %1, 40
  %3 = trunc nuw nsw i64 %2 to i32
  %4 = and i32 %3, 65535
  %5 = uitofp nneg i32 %4 to float
  %6 = fmul float %5, 2.500000e-01
  %7 = fadd float %6, -7.000000e+03
  ret float %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc <4 x double> @wide(ptr noundef readonly byval(<4 x double>) align 32 captures(none) %0, ptr noundef readonly byval(<4 x double>) align 32 captures(none) %1) unnamed_addr #12 {
  %3 = load <4 x double>, ptr %0, align 32, !tbaa !8
  %4 = load <4 x double>, ptr %1, align 32, !tbaa !8
  %5 = fmul <4 x double> %3, %4
  %6 = fsub <4 x double> %5, %4
  ret <4 x double> %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc <8 x i64> @wider(ptr noundef readonly byval(<8 x i64>) align 64 captures(none) %0, ptr noundef readonly byval(<8 x i32>) align 32 captures(none) %1) unnamed_addr #13 {
  %3 = load <8 x i64>, ptr %0, align 64, !tbaa !8
  %4 = load <8 x i32>, ptr %1, align 32, !tbaa !8
  %5 = sext <8 x i32> %4 to <8 x i64>
  %6 = xor <8 x i64> %3, %5
  %7 = add <8 x i64> %6, %3
  ret <8 x i64> %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc <8 x float> @floats(ptr noundef readonly byval(<8 x float>) align 32 captures(none) %0, ptr noundef readonly byval(<8 x float>) align 32 captures(none) %1) unnamed_addr #12 {
  %3 = load <8 x float>, ptr %0, align 32, !tbaa !8
  %4 = load <8 x float>, ptr %1, align 32, !tbaa !8
  %5 = extractelement <8 x float> %3, i64 0
  %6 = extractelement <8 x float> %4, i64 0
  %7 = fcmp olt float %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call float @llvm.fabs.f32(float %5)
  %10 = tail call float @llvm.sqrt.f32(float %9)
  br label %13

11:                                               ; preds = %2
  %12 = tail call float @llvm.floor.f32(float %6)
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi float [ %10, %8 ], [ %12, %11 ]
  %15 = extractelement <8 x float> %3, i64 1
  %16 = extractelement <8 x float> %4, i64 1
  %17 = fcmp olt float %15, %16
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  %19 = tail call float @llvm.floor.f32(float %16)
  br label %23

20:                                               ; preds = %13
  %21 = tail call float @llvm.fabs.f32(float %15)
  %22 = tail call float @llvm.sqrt.f32(float %21)
  br label %23

23:                                               ; preds = %20, %18
  %24 = phi float [ %22, %20 ], [ %19, %18 ]
  %25 = extractelement <8 x float> %3, i64 2
  %26 = extractelement <8 x float> %4, i64 2
  %27 = fcmp olt float %25, %26
  br i1 %27, label %30, label %28

28:                                               ; preds = %23
  %29 = tail call float @llvm.floor.f32(float %26)
  br label %33

30:                                               ; preds = %23
  %31 = tail call float @llvm.fabs.f32(float %25)
  %32 = tail call float @llvm.sqrt.f32(float %31)
  br label %33

33:                                               ; preds = %30, %28
  %34 = phi float [ %32, %30 ], [ %29, %28 ]
  %35 = extractelement <8 x float> %3, i64 3
  %36 = extractelement <8 x float> %4, i64 3
  %37 = fcmp olt float %35, %36
  br i1 %37, label %40, label %38

38:                                               ; preds = %33
  %39 = tail call float @llvm.floor.f32(float %36)
  br label %43

40:                                               ; preds = %33
  %41 = tail call float @llvm.fabs.f32(float %35)
  %42 = tail call float @llvm.sqrt.f32(float %41)
  br label %43

43:                                               ; preds = %40, %38
  %44 = phi float [ %42, %40 ], [ %39, %38 ]
  %45 = extractelement <8 x float> %3, i64 4
  %46 = extractelement <8 x float> %4, i64 4
  %47 = fcmp olt float %45, %46
  br i1 %47, label %50, label %48

48:                                               ; preds = %43
  %49 = tail call float @llvm.floor.f32(float %46)
  br label %53

50:                                               ; preds = %43
  %51 = tail call float @llvm.fabs.f32(float %45)
  %52 = tail call float @llvm.sqrt.f32(float %51)
  br label %53

53:                                               ; preds = %50, %48
  %54 = phi float [ %52, %50 ], [ %49, %48 ]
  %55 = extractelement <8 x float> %3, i64 5
  %56 = extractelement <8 x float> %4, i64 5
  %57 = fcmp olt float %55, %56
  br i1 %57, label %60, label %58

58:                                               ; preds = %53
  %59 = tail call float @llvm.floor.f32(float %56)
  br label %63

60:                                               ; preds = %53
  %61 = tail call float @llvm.fabs.f32(float %55)
  %62 = tail call float @llvm.sqrt.f32(float %61)
  br label %63

63:                                               ; preds = %60, %58
  %64 = phi float [ %62, %60 ], [ %59, %58 ]
  %65 = extractelement <8 x float> %3, i64 6
  %66 = extractelement <8 x float> %4, i64 6
  %67 = fcmp olt float %65, %66
  br i1 %67, label %70, label %68

68:                                               ; preds = %63
  %69 = tail call float @llvm.floor.f32(float %66)
  br label %73

70:                                               ; preds = %63
  %71 = tail call float @llvm.fabs.f32(float %65)
  %72 = tail call float @llvm.sqrt.f32(float %71)
  br label %73

73:                                               ; preds = %70, %68
  %74 = phi float [ %72, %70 ], [ %69, %68 ]
  %75 = extractelement <8 x float> %3, i64 7
  %76 = extractelement <8 x float> %4, i64 7
  %77 = fcmp olt float %75, %76
  br i1 %77, label %80, label %78

78:                                               ; preds = %73
  %79 = tail call float @llvm.floor.f32(float %76)
  br label %83

80:                                               ; preds = %73
  %81 = tail call float @llvm.fabs.f32(float %75)
  %82 = tail call float @llvm.sqrt.f32(float %81)
  br label %83

83:                                               ; preds = %80, %78
  %84 = phi float [ %82, %80 ], [ %79, %78 ]
  %85 = insertelement <8 x float> poison, float %14, i64 0
  %86 = insertelement <8 x float> %85, float %24, i64 1
  %87 = insertelement <8 x float> %86, float %34, i64 2
  %88 = insertelement <8 x float> %87, float %44, i64 3
  %89 = insertelement <8 x float> %88, float %54, i64 4
  %90 = insertelement <8 x float> %89, float %64, i64 5
  %91 = insertelement <8 x float> %90, float %74, i64 6
  %92 = insertelement <8 x float> %91, float %84, i64 7
  ret <8 x float> %92
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc <32 x i16> @widest(ptr noundef readonly byval(<32 x i16>) align 64 captures(none) %0, ptr noundef readonly byval(<32 x i16>) align 64 captures(none) %1) unnamed_addr #13 {
  %3 = load <32 x i16>, ptr %0, align 64, !tbaa !8
  %4 = load <32 x i16>, ptr %1, align 64, !tbaa !8
  %5 = add <32 x i16> %4, %3
  %6 = and <32 x i16> %4, splat (i16 15)
  %7 = lshr <32 x i16> %3, %6
  %8 = xor <32 x i16> %7, %5
  %9 = icmp ne <32 x i16> %3, %4
  %10 = sext <32 x i1> %9 to <32 x i16>
  %11 = xor <32 x i16> %8, %10
  ret <32 x i16> %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc <8 x i32> @by_number(ptr noundef readonly byval(<8 x i32>) align 32 captures(none) %0, i32 noundef range(i32 -2147483648, 20) %1, i32 noundef range(i32 -2147483648, 58) %2) unnamed_addr #12 {
  %4 = load <8 x i32>, ptr %0, align 32, !tbaa !8
  %5 = and i32 %1, 7
  %6 = extractelement <8 x i32> %4, i32 %5
  %7 = and i32 %2, 7
  %8 = extractelement <8 x i32> %4, i32 %7
  %9 = xor i32 %8, %6
  %10 = insertelement <8 x i32> %4, i32 %9, i32 %7
  ret <8 x i32> %10
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #14

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i64 @next() unnamed_addr #15 {
  %1 = load i64, ptr @state, align 8, !tbaa !9
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !9
  ret i64 %7
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>) #19

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #19 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"__int128", !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !6, i64 0}
!19 = distinct !{!19, !14, !20, !21}
!20 = !{!"llvm.loop.isvectorized", i32 1}
!21 = !{!"llvm.loop.unroll.runtime.disable"}
!22 = distinct !{!22, !14, !21, !20}
!23 = distinct !{!23, !14, !20, !21}
!24 = distinct !{!24, !14, !21, !20}
!25 = distinct !{!25, !14, !20, !21}
!26 = distinct !{!26, !14, !21, !20}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !6, i64 0}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14, !20, !21}
!31 = !{!"branch_weights", i32 8, i32 8}
!32 = distinct !{!32, !14, !20, !21}
!33 = distinct !{!33, !14, !21, !20}
!34 = distinct !{!34, !14, !20, !21}
!35 = distinct !{!35, !14, !21, !20}
!36 = !{i64 0, i64 16, !8, i64 16, i64 16, !8}
!37 = distinct !{!37, !14}
!38 = distinct !{!38, !14}
!39 = distinct !{!39, !14}
