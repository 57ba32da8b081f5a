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
  %32 = shufflevector <4 x i32> %2, <4 x i32> %3, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  store <4 x i32> %32, ptr %7, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %33 = shufflevector <8 x i32> %31, <8 x i32> poison, <2 x i32> <i32 6, i32 1>
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
  br i1 %4, label %5, label %85

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 4
  br i1 %7, label %82, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %2, 32
  br i1 %9, label %61, label %10

10:                                               ; preds = %8
  %11 = and i64 %6, 28
  %12 = and i64 %6, 2147483616
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %51, %13 ]
  %15 = phi <8 x i32> [ zeroinitializer, %10 ], [ %47, %13 ]
  %16 = phi <8 x i32> [ zeroinitializer, %10 ], [ %48, %13 ]
  %17 = phi <8 x i32> [ zeroinitializer, %10 ], [ %49, %13 ]
  %18 = phi <8 x i32> [ zeroinitializer, %10 ], [ %50, %13 ]
  %19 = getelementptr inbounds nuw i16, ptr %0, i64 %14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %23 = load <8 x i16>, ptr %19, align 2, !tbaa !17
  %24 = load <8 x i16>, ptr %20, align 2, !tbaa !17
  %25 = load <8 x i16>, ptr %21, align 2, !tbaa !17
  %26 = load <8 x i16>, ptr %22, align 2, !tbaa !17
  %27 = sext <8 x i16> %23 to <8 x i32>
  %28 = sext <8 x i16> %24 to <8 x i32>
  %29 = sext <8 x i16> %25 to <8 x i32>
  %30 = sext <8 x i16> %26 to <8 x i32>
  %31 = getelementptr inbounds nuw i16, ptr %1, i64 %14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %35 = load <8 x i16>, ptr %31, align 2, !tbaa !17
  %36 = load <8 x i16>, ptr %32, align 2, !tbaa !17
  %37 = load <8 x i16>, ptr %33, align 2, !tbaa !17
  %38 = load <8 x i16>, ptr %34, align 2, !tbaa !17
  %39 = sext <8 x i16> %35 to <8 x i32>
  %40 = sext <8 x i16> %36 to <8 x i32>
  %41 = sext <8 x i16> %37 to <8 x i32>
  %42 = sext <8 x i16> %38 to <8 x i32>
  %43 = mul nsw <8 x i32> %39, %27
  %44 = mul nsw <8 x i32> %40, %28
  %45 = mul nsw <8 x i32> %41, %29
  %46 = mul nsw <8 x i32> %42, %30
  %47 = add <8 x i32> %43, %15
  %48 = add <8 x i32> %44, %16
  %49 = add <8 x i32> %45, %17
  %50 = add <8 x i32> %46, %18
  %51 = add nuw i64 %14, 32
  %52 = icmp eq i64 %51, %12
  br i1 %52, label %53, label %13, !llvm.loop !19

53:                                               ; preds = %13
  %54 = add <8 x i32> %48, %47
  %55 = add <8 x i32> %49, %54
  %56 = add <8 x i32> %50, %55
  %57 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %56)
  %58 = icmp eq i64 %12, %6
  br i1 %58, label %85, label %59

59:                                               ; preds = %53
  %60 = icmp eq i64 %11, 0
  br i1 %60, label %82, label %61, !prof !22

61:                                               ; preds = %8, %59
  %62 = phi i64 [ %12, %59 ], [ 0, %8 ]
  %63 = phi i32 [ %57, %59 ], [ 0, %8 ]
  %64 = and i64 %6, 2147483644
  %65 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %63, i64 0
  br label %66

66:                                               ; preds = %66, %61
  %67 = phi i64 [ %62, %61 ], [ %77, %66 ]
  %68 = phi <4 x i32> [ %65, %61 ], [ %76, %66 ]
  %69 = getelementptr inbounds nuw i16, ptr %0, i64 %67
  %70 = load <4 x i16>, ptr %69, align 2, !tbaa !17
  %71 = sext <4 x i16> %70 to <4 x i32>
  %72 = getelementptr inbounds nuw i16, ptr %1, i64 %67
  %73 = load <4 x i16>, ptr %72, align 2, !tbaa !17
  %74 = sext <4 x i16> %73 to <4 x i32>
  %75 = mul nsw <4 x i32> %74, %71
  %76 = add <4 x i32> %75, %68
  %77 = add nuw i64 %67, 4
  %78 = icmp eq i64 %77, %64
  br i1 %78, label %79, label %66, !llvm.loop !23

79:                                               ; preds = %66
  %80 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %76)
  %81 = icmp eq i64 %64, %6
  br i1 %81, label %85, label %82

82:                                               ; preds = %5, %59, %79
  %83 = phi i64 [ 0, %5 ], [ %12, %59 ], [ %64, %79 ]
  %84 = phi i32 [ 0, %5 ], [ %57, %59 ], [ %80, %79 ]
  br label %87

85:                                               ; preds = %87, %53, %79, %3
  %86 = phi i32 [ 0, %3 ], [ %80, %79 ], [ %57, %53 ], [ %97, %87 ]
  ret i32 %86

87:                                               ; preds = %82, %87
  %88 = phi i64 [ %98, %87 ], [ %83, %82 ]
  %89 = phi i32 [ %97, %87 ], [ %84, %82 ]
  %90 = getelementptr inbounds nuw i16, ptr %0, i64 %88
  %91 = load i16, ptr %90, align 2, !tbaa !17
  %92 = sext i16 %91 to i32
  %93 = getelementptr inbounds nuw i16, ptr %1, i64 %88
  %94 = load i16, ptr %93, align 2, !tbaa !17
  %95 = sext i16 %94 to i32
  %96 = mul nsw i32 %95, %92
  %97 = add nsw i32 %96, %89
  %98 = add nuw nsw i64 %88, 1
  %99 = icmp eq i64 %98, %6
  br i1 %99, label %85, label %87, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 256) i32 @largest(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %65

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 8
  br i1 %6, label %62, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 32
  br i1 %8, label %44, label %9

9:                                                ; preds = %7
  %10 = and i64 %5, 24
  %11 = and i64 %5, 2147483616
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %34, %12 ]
  %14 = phi <8 x i32> [ zeroinitializer, %9 ], [ %30, %12 ]
  %15 = phi <8 x i32> [ zeroinitializer, %9 ], [ %31, %12 ]
  %16 = phi <8 x i32> [ zeroinitializer, %9 ], [ %32, %12 ]
  %17 = phi <8 x i32> [ zeroinitializer, %9 ], [ %33, %12 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %22 = load <8 x i8>, ptr %18, align 1, !tbaa !8
  %23 = load <8 x i8>, ptr %19, align 1, !tbaa !8
  %24 = load <8 x i8>, ptr %20, align 1, !tbaa !8
  %25 = load <8 x i8>, ptr %21, align 1, !tbaa !8
  %26 = zext <8 x i8> %22 to <8 x i32>
  %27 = zext <8 x i8> %23 to <8 x i32>
  %28 = zext <8 x i8> %24 to <8 x i32>
  %29 = zext <8 x i8> %25 to <8 x i32>
  %30 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %14, <8 x i32> %26)
  %31 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %15, <8 x i32> %27)
  %32 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %16, <8 x i32> %28)
  %33 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %17, <8 x i32> %29)
  %34 = add nuw i64 %13, 32
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %36, label %12, !llvm.loop !25

36:                                               ; preds = %12
  %37 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %30, <8 x i32> %31)
  %38 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %37, <8 x i32> %32)
  %39 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %38, <8 x i32> %33)
  %40 = tail call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %39)
  %41 = icmp eq i64 %11, %5
  br i1 %41, label %65, label %42

42:                                               ; preds = %36
  %43 = icmp eq i64 %10, 0
  br i1 %43, label %62, label %44, !prof !26

44:                                               ; preds = %7, %42
  %45 = phi i64 [ %11, %42 ], [ 0, %7 ]
  %46 = phi i32 [ %40, %42 ], [ 0, %7 ]
  %47 = and i64 %5, 2147483640
  %48 = insertelement <8 x i32> poison, i32 %46, i64 0
  %49 = shufflevector <8 x i32> %48, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %50

50:                                               ; preds = %50, %44
  %51 = phi i64 [ %45, %44 ], [ %57, %50 ]
  %52 = phi <8 x i32> [ %49, %44 ], [ %56, %50 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %51
  %54 = load <8 x i8>, ptr %53, align 1, !tbaa !8
  %55 = zext <8 x i8> %54 to <8 x i32>
  %56 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %52, <8 x i32> %55)
  %57 = add nuw i64 %51, 8
  %58 = icmp eq i64 %57, %47
  br i1 %58, label %59, label %50, !llvm.loop !27

59:                                               ; preds = %50
  %60 = tail call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %56)
  %61 = icmp eq i64 %47, %5
  br i1 %61, label %65, label %62

62:                                               ; preds = %4, %42, %59
  %63 = phi i64 [ 0, %4 ], [ %11, %42 ], [ %47, %59 ]
  %64 = phi i32 [ 0, %4 ], [ %40, %42 ], [ %60, %59 ]
  br label %67

65:                                               ; preds = %67, %36, %59, %2
  %66 = phi i32 [ 0, %2 ], [ %60, %59 ], [ %40, %36 ], [ %73, %67 ]
  ret i32 %66

67:                                               ; preds = %62, %67
  %68 = phi i64 [ %74, %67 ], [ %63, %62 ]
  %69 = phi i32 [ %73, %67 ], [ %64, %62 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %68
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i32
  %73 = tail call i32 @llvm.umax.i32(i32 %69, i32 %72)
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %5
  br i1 %75, label %65, label %67, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @count(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %79

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  %7 = icmp ult i32 %1, 8
  br i1 %7, label %76, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %1, 32
  br i1 %9, label %55, label %10

10:                                               ; preds = %8
  %11 = and i64 %6, 24
  %12 = and i64 %6, 2147483616
  %13 = insertelement <8 x i32> poison, i32 %2, i64 0
  %14 = shufflevector <8 x i32> %13, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %15

15:                                               ; preds = %15, %10
  %16 = phi i64 [ 0, %10 ], [ %45, %15 ]
  %17 = phi <8 x i32> [ zeroinitializer, %10 ], [ %41, %15 ]
  %18 = phi <8 x i32> [ zeroinitializer, %10 ], [ %42, %15 ]
  %19 = phi <8 x i32> [ zeroinitializer, %10 ], [ %43, %15 ]
  %20 = phi <8 x i32> [ zeroinitializer, %10 ], [ %44, %15 ]
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %25 = load <8 x i32>, ptr %21, align 4, !tbaa !4
  %26 = load <8 x i32>, ptr %22, align 4, !tbaa !4
  %27 = load <8 x i32>, ptr %23, align 4, !tbaa !4
  %28 = load <8 x i32>, ptr %24, align 4, !tbaa !4
  %29 = icmp slt <8 x i32> %25, %14
  %30 = icmp slt <8 x i32> %26, %14
  %31 = icmp slt <8 x i32> %27, %14
  %32 = icmp slt <8 x i32> %28, %14
  %33 = and <8 x i32> %25, splat (i32 1)
  %34 = and <8 x i32> %26, splat (i32 1)
  %35 = and <8 x i32> %27, splat (i32 1)
  %36 = and <8 x i32> %28, splat (i32 1)
  %37 = select <8 x i1> %29, <8 x i32> %33, <8 x i32> zeroinitializer
  %38 = select <8 x i1> %30, <8 x i32> %34, <8 x i32> zeroinitializer
  %39 = select <8 x i1> %31, <8 x i32> %35, <8 x i32> zeroinitializer
  %40 = select <8 x i1> %32, <8 x i32> %36, <8 x i32> zeroinitializer
  %41 = add <8 x i32> %37, %17
  %42 = add <8 x i32> %38, %18
  %43 = add <8 x i32> %39, %19
  %44 = add <8 x i32> %40, %20
  %45 = add nuw i64 %16, 32
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %47, label %15, !llvm.loop !29

47:                                               ; preds = %15
  %48 = add <8 x i32> %42, %41
  %49 = add <8 x i32> %43, %48
  %50 = add <8 x i32> %44, %49
  %51 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %50)
  %52 = icmp eq i64 %12, %6
  br i1 %52, label %79, label %53

53:                                               ; preds = %47
  %54 = icmp eq i64 %11, 0
  br i1 %54, label %76, label %55, !prof !26

55:                                               ; preds = %8, %53
  %56 = phi i64 [ %12, %53 ], [ 0, %8 ]
  %57 = phi i32 [ %51, %53 ], [ 0, %8 ]
  %58 = and i64 %6, 2147483640
  %59 = insertelement <8 x i32> <i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %57, i64 0
  %60 = insertelement <8 x i32> poison, i32 %2, i64 0
  %61 = shufflevector <8 x i32> %60, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %62

62:                                               ; preds = %62, %55
  %63 = phi i64 [ %56, %55 ], [ %71, %62 ]
  %64 = phi <8 x i32> [ %59, %55 ], [ %70, %62 ]
  %65 = getelementptr inbounds nuw i32, ptr %0, i64 %63
  %66 = load <8 x i32>, ptr %65, align 4, !tbaa !4
  %67 = icmp slt <8 x i32> %66, %61
  %68 = and <8 x i32> %66, splat (i32 1)
  %69 = select <8 x i1> %67, <8 x i32> %68, <8 x i32> zeroinitializer
  %70 = add <8 x i32> %69, %64
  %71 = add nuw i64 %63, 8
  %72 = icmp eq i64 %71, %58
  br i1 %72, label %73, label %62, !llvm.loop !30

73:                                               ; preds = %62
  %74 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %70)
  %75 = icmp eq i64 %58, %6
  br i1 %75, label %79, label %76

76:                                               ; preds = %5, %53, %73
  %77 = phi i64 [ 0, %5 ], [ %12, %53 ], [ %58, %73 ]
  %78 = phi i32 [ 0, %5 ], [ %51, %53 ], [ %74, %73 ]
  br label %81

79:                                               ; preds = %81, %47, %73, %3
  %80 = phi i32 [ 0, %3 ], [ %74, %73 ], [ %51, %47 ], [ %89, %81 ]
  ret i32 %80

81:                                               ; preds = %76, %81
  %82 = phi i64 [ %90, %81 ], [ %77, %76 ]
  %83 = phi i32 [ %89, %81 ], [ %78, %76 ]
  %84 = getelementptr inbounds nuw i32, ptr %0, i64 %82
  %85 = load i32, ptr %84, align 4, !tbaa !4
  %86 = icmp slt i32 %85, %2
  %87 = and i32 %85, 1
  %88 = select i1 %86, i32 %87, i32 0
  %89 = add nuw nsw i32 %88, %83
  %90 = add nuw nsw i64 %82, 1
  %91 = icmp eq i64 %90, %6
  br i1 %91, label %79, label %81, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scale(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %87

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  %8 = icmp ult i32 %3, 8
  br i1 %8, label %85, label %9

9:                                                ; preds = %6
  %10 = icmp ult i32 %3, 32
  br i1 %10, label %64, label %11

11:                                               ; preds = %9
  %12 = and i64 %7, 24
  %13 = and i64 %7, 2147483616
  %14 = insertelement <8 x float> poison, float %2, i64 0
  %15 = shufflevector <8 x float> %14, <8 x float> poison, <8 x i32> zeroinitializer
  br label %16

16:                                               ; preds = %16, %11
  %17 = phi i64 [ 0, %11 ], [ %58, %16 ]
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %22 = load <8 x float>, ptr %18, align 4, !tbaa !32
  %23 = load <8 x float>, ptr %19, align 4, !tbaa !32
  %24 = load <8 x float>, ptr %20, align 4, !tbaa !32
  %25 = load <8 x float>, ptr %21, align 4, !tbaa !32
  %26 = fcmp ogt <8 x float> %22, zeroinitializer
  %27 = fcmp ogt <8 x float> %23, zeroinitializer
  %28 = fcmp ogt <8 x float> %24, zeroinitializer
  %29 = fcmp ogt <8 x float> %25, zeroinitializer
  %30 = xor <8 x i1> %26, splat (i1 true)
  %31 = xor <8 x i1> %27, splat (i1 true)
  %32 = xor <8 x i1> %28, splat (i1 true)
  %33 = xor <8 x i1> %29, splat (i1 true)
  %34 = getelementptr float, ptr %0, i64 %17
  %35 = getelementptr i8, ptr %34, i64 32
  %36 = getelementptr i8, ptr %34, i64 64
  %37 = getelementptr i8, ptr %34, i64 96
  %38 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %34, <8 x i1> %30, <8 x float> poison), !tbaa !32
  %39 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %35, <8 x i1> %31, <8 x float> poison), !tbaa !32
  %40 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %36, <8 x i1> %32, <8 x float> poison), !tbaa !32
  %41 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %37, <8 x i1> %33, <8 x float> poison), !tbaa !32
  %42 = fmul <8 x float> %15, %22
  %43 = fmul <8 x float> %15, %23
  %44 = fmul <8 x float> %15, %24
  %45 = fmul <8 x float> %15, %25
  %46 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %34, <8 x i1> %26, <8 x float> poison), !tbaa !32
  %47 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %35, <8 x i1> %27, <8 x float> poison), !tbaa !32
  %48 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %36, <8 x i1> %28, <8 x float> poison), !tbaa !32
  %49 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %37, <8 x i1> %29, <8 x float> poison), !tbaa !32
  %50 = fadd <8 x float> %42, %46
  %51 = fadd <8 x float> %43, %47
  %52 = fadd <8 x float> %44, %48
  %53 = fadd <8 x float> %45, %49
  %54 = select <8 x i1> %26, <8 x float> %50, <8 x float> %38
  %55 = select <8 x i1> %27, <8 x float> %51, <8 x float> %39
  %56 = select <8 x i1> %28, <8 x float> %52, <8 x float> %40
  %57 = select <8 x i1> %29, <8 x float> %53, <8 x float> %41
  store <8 x float> %54, ptr %34, align 4, !tbaa !32
  store <8 x float> %55, ptr %35, align 4, !tbaa !32
  store <8 x float> %56, ptr %36, align 4, !tbaa !32
  store <8 x float> %57, ptr %37, align 4, !tbaa !32
  %58 = add nuw i64 %17, 32
  %59 = icmp eq i64 %58, %13
  br i1 %59, label %60, label %16, !llvm.loop !34

60:                                               ; preds = %16
  %61 = icmp eq i64 %13, %7
  br i1 %61, label %87, label %62

62:                                               ; preds = %60
  %63 = icmp eq i64 %12, 0
  br i1 %63, label %85, label %64, !prof !26

64:                                               ; preds = %9, %62
  %65 = phi i64 [ %13, %62 ], [ 0, %9 ]
  %66 = and i64 %7, 2147483640
  %67 = insertelement <8 x float> poison, float %2, i64 0
  %68 = shufflevector <8 x float> %67, <8 x float> poison, <8 x i32> zeroinitializer
  br label %69

69:                                               ; preds = %69, %64
  %70 = phi i64 [ %65, %64 ], [ %81, %69 ]
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = load <8 x float>, ptr %71, align 4, !tbaa !32
  %73 = fcmp ogt <8 x float> %72, zeroinitializer
  %74 = xor <8 x i1> %73, splat (i1 true)
  %75 = getelementptr float, ptr %0, i64 %70
  %76 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %75, <8 x i1> %74, <8 x float> poison), !tbaa !32
  %77 = fmul <8 x float> %68, %72
  %78 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %75, <8 x i1> %73, <8 x float> poison), !tbaa !32
  %79 = fadd <8 x float> %77, %78
  %80 = select <8 x i1> %73, <8 x float> %79, <8 x float> %76
  store <8 x float> %80, ptr %75, align 4, !tbaa !32
  %81 = add nuw i64 %70, 8
  %82 = icmp eq i64 %81, %66
  br i1 %82, label %83, label %69, !llvm.loop !35

83:                                               ; preds = %69
  %84 = icmp eq i64 %66, %7
  br i1 %84, label %87, label %85

85:                                               ; preds = %6, %62, %83
  %86 = phi i64 [ 0, %6 ], [ %13, %62 ], [ %66, %83 ]
  br label %88

87:                                               ; preds = %101, %60, %83, %4
  ret void

88:                                               ; preds = %85, %101
  %89 = phi i64 [ %104, %101 ], [ %86, %85 ]
  %90 = getelementptr inbounds nuw float, ptr %1, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !32
  %92 = fcmp ogt float %91, 0.000000e+00
  br i1 %92, label %93, label %98

93:                                               ; preds = %88
  %94 = fmul float %2, %91
  %95 = getelementptr inbounds nuw float, ptr %0, i64 %89
  %96 = load float, ptr %95, align 4, !tbaa !32
  %97 = fadd float %94, %96
  br label %101

98:                                               ; preds = %88
  %99 = getelementptr inbounds nuw float, ptr %0, i64 %89
  %100 = load float, ptr %99, align 4, !tbaa !32
  br label %101

101:                                              ; preds = %98, %93
  %102 = phi float [ %97, %93 ], [ %100, %98 ]
  %103 = getelementptr inbounds nuw float, ptr %0, i64 %89
  store float %102, ptr %103, align 4, !tbaa !32
  %104 = add nuw nsw i64 %89, 1
  %105 = icmp eq i64 %104, %7
  br i1 %105, label %87, label %88, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @every_second(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %75

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ult i32 %2, 8
  br i1 %7, label %73, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %2, 128
  br i1 %9, label %56, label %10

10:                                               ; preds = %8
  %11 = and i64 %6, 120
  %12 = and i64 %6, 2147483520
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %50, %13 ]
  %15 = shl nuw nsw i64 %14, 1
  %16 = shl i64 %14, 1
  %17 = shl i64 %14, 1
  %18 = shl i64 %14, 1
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 %16
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %26 = load <64 x i8>, ptr %19, align 1, !tbaa !8
  %27 = shufflevector <64 x i8> %26, <64 x i8> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %28 = shufflevector <64 x i8> %26, <64 x i8> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %29 = load <64 x i8>, ptr %21, align 1, !tbaa !8
  %30 = shufflevector <64 x i8> %29, <64 x i8> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %31 = shufflevector <64 x i8> %29, <64 x i8> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %32 = load <64 x i8>, ptr %23, align 1, !tbaa !8
  %33 = shufflevector <64 x i8> %32, <64 x i8> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %34 = shufflevector <64 x i8> %32, <64 x i8> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %35 = load <64 x i8>, ptr %25, align 1, !tbaa !8
  %36 = shufflevector <64 x i8> %35, <64 x i8> poison, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %37 = shufflevector <64 x i8> %35, <64 x i8> poison, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32 43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  %38 = lshr <32 x i8> %28, splat (i8 1)
  %39 = lshr <32 x i8> %31, splat (i8 1)
  %40 = lshr <32 x i8> %34, splat (i8 1)
  %41 = lshr <32 x i8> %37, splat (i8 1)
  %42 = add <32 x i8> %38, %27
  %43 = add <32 x i8> %39, %30
  %44 = add <32 x i8> %40, %33
  %45 = add <32 x i8> %41, %36
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 96
  store <32 x i8> %42, ptr %46, align 1, !tbaa !8
  store <32 x i8> %43, ptr %47, align 1, !tbaa !8
  store <32 x i8> %44, ptr %48, align 1, !tbaa !8
  store <32 x i8> %45, ptr %49, align 1, !tbaa !8
  %50 = add nuw i64 %14, 128
  %51 = icmp eq i64 %50, %12
  br i1 %51, label %52, label %13, !llvm.loop !37

52:                                               ; preds = %13
  %53 = icmp eq i64 %12, %6
  br i1 %53, label %75, label %54

54:                                               ; preds = %52
  %55 = icmp eq i64 %11, 0
  br i1 %55, label %73, label %56, !prof !38

56:                                               ; preds = %8, %54
  %57 = phi i64 [ %12, %54 ], [ 0, %8 ]
  %58 = and i64 %6, 2147483640
  br label %59

59:                                               ; preds = %59, %56
  %60 = phi i64 [ %57, %56 ], [ %69, %59 ]
  %61 = shl nuw nsw i64 %60, 1
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 %61
  %63 = load <16 x i8>, ptr %62, align 1, !tbaa !8
  %64 = shufflevector <16 x i8> %63, <16 x i8> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %65 = shufflevector <16 x i8> %63, <16 x i8> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %66 = lshr <8 x i8> %65, splat (i8 1)
  %67 = add <8 x i8> %66, %64
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 %60
  store <8 x i8> %67, ptr %68, align 1, !tbaa !8
  %69 = add nuw i64 %60, 8
  %70 = icmp eq i64 %69, %58
  br i1 %70, label %71, label %59, !llvm.loop !39

71:                                               ; preds = %59
  %72 = icmp eq i64 %58, %6
  br i1 %72, label %75, label %73

73:                                               ; preds = %5, %54, %71
  %74 = phi i64 [ 0, %5 ], [ %12, %54 ], [ %58, %71 ]
  br label %76

75:                                               ; preds = %76, %52, %71, %3
  ret void

76:                                               ; preds = %73, %76
  %77 = phi i64 [ %86, %76 ], [ %74, %73 ]
  %78 = shl nuw nsw i64 %77, 1
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 1
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = lshr i8 %82, 1
  %84 = add i8 %83, %80
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 %77
  store i8 %84, ptr %85, align 1, !tbaa !8
  %86 = add nuw nsw i64 %77, 1
  %87 = icmp eq i64 %86, %6
  br i1 %87, label %75, label %76, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @mask(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %94

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %91, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 16
  br i1 %8, label %65, label %9

9:                                                ; preds = %7
  %10 = and i64 %5, 12
  %11 = and i64 %5, 2147483632
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %54, %12 ]
  %14 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %9 ], [ %55, %12 ]
  %15 = phi <4 x i64> [ zeroinitializer, %9 ], [ %50, %12 ]
  %16 = phi <4 x i64> [ zeroinitializer, %9 ], [ %51, %12 ]
  %17 = phi <4 x i64> [ zeroinitializer, %9 ], [ %52, %12 ]
  %18 = phi <4 x i64> [ zeroinitializer, %9 ], [ %53, %12 ]
  %19 = add <4 x i64> %14, splat (i64 4)
  %20 = add <4 x i64> %14, splat (i64 8)
  %21 = add <4 x i64> %14, splat (i64 12)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %26 = load <4 x i8>, ptr %22, align 1, !tbaa !8
  %27 = load <4 x i8>, ptr %23, align 1, !tbaa !8
  %28 = load <4 x i8>, ptr %24, align 1, !tbaa !8
  %29 = load <4 x i8>, ptr %25, align 1, !tbaa !8
  %30 = icmp eq <4 x i8> %26, splat (i8 7)
  %31 = icmp eq <4 x i8> %27, splat (i8 7)
  %32 = icmp eq <4 x i8> %28, splat (i8 7)
  %33 = icmp eq <4 x i8> %29, splat (i8 7)
  %34 = icmp ugt <4 x i8> %26, splat (i8 -56)
  %35 = icmp ugt <4 x i8> %27, splat (i8 -56)
  %36 = icmp ugt <4 x i8> %28, splat (i8 -56)
  %37 = icmp ugt <4 x i8> %29, splat (i8 -56)
  %38 = or <4 x i1> %30, %34
  %39 = or <4 x i1> %31, %35
  %40 = or <4 x i1> %32, %36
  %41 = or <4 x i1> %33, %37
  %42 = zext <4 x i1> %38 to <4 x i64>
  %43 = zext <4 x i1> %39 to <4 x i64>
  %44 = zext <4 x i1> %40 to <4 x i64>
  %45 = zext <4 x i1> %41 to <4 x i64>
  %46 = shl nuw <4 x i64> %42, %14
  %47 = shl nuw <4 x i64> %43, %19
  %48 = shl nuw <4 x i64> %44, %20
  %49 = shl nuw <4 x i64> %45, %21
  %50 = or <4 x i64> %46, %15
  %51 = or <4 x i64> %47, %16
  %52 = or <4 x i64> %48, %17
  %53 = or <4 x i64> %49, %18
  %54 = add nuw i64 %13, 16
  %55 = add <4 x i64> %14, splat (i64 16)
  %56 = icmp eq i64 %54, %11
  br i1 %56, label %57, label %12, !llvm.loop !41

57:                                               ; preds = %12
  %58 = or <4 x i64> %51, %50
  %59 = or <4 x i64> %52, %58
  %60 = or <4 x i64> %53, %59
  %61 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %60)
  %62 = icmp eq i64 %11, %5
  br i1 %62, label %94, label %63

63:                                               ; preds = %57
  %64 = icmp eq i64 %10, 0
  br i1 %64, label %91, label %65, !prof !42

65:                                               ; preds = %7, %63
  %66 = phi i64 [ %11, %63 ], [ 0, %7 ]
  %67 = phi i64 [ %61, %63 ], [ 0, %7 ]
  %68 = and i64 %5, 2147483644
  %69 = insertelement <4 x i64> <i64 poison, i64 0, i64 0, i64 0>, i64 %67, i64 0
  %70 = insertelement <4 x i64> poison, i64 %66, i64 0
  %71 = shufflevector <4 x i64> %70, <4 x i64> poison, <4 x i32> zeroinitializer
  %72 = or disjoint <4 x i64> %71, <i64 0, i64 1, i64 2, i64 3>
  br label %73

73:                                               ; preds = %73, %65
  %74 = phi i64 [ %66, %65 ], [ %85, %73 ]
  %75 = phi <4 x i64> [ %72, %65 ], [ %86, %73 ]
  %76 = phi <4 x i64> [ %69, %65 ], [ %84, %73 ]
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  %78 = load <4 x i8>, ptr %77, align 1, !tbaa !8
  %79 = icmp eq <4 x i8> %78, splat (i8 7)
  %80 = icmp ugt <4 x i8> %78, splat (i8 -56)
  %81 = or <4 x i1> %79, %80
  %82 = zext <4 x i1> %81 to <4 x i64>
  %83 = shl nuw <4 x i64> %82, %75
  %84 = or <4 x i64> %83, %76
  %85 = add nuw i64 %74, 4
  %86 = add nuw nsw <4 x i64> %75, splat (i64 4)
  %87 = icmp eq i64 %85, %68
  br i1 %87, label %88, label %73, !llvm.loop !43

88:                                               ; preds = %73
  %89 = tail call i64 @llvm.vector.reduce.or.v4i64(<4 x i64> %84)
  %90 = icmp eq i64 %68, %5
  br i1 %90, label %94, label %91

91:                                               ; preds = %4, %63, %88
  %92 = phi i64 [ 0, %4 ], [ %11, %63 ], [ %68, %88 ]
  %93 = phi i64 [ 0, %4 ], [ %61, %63 ], [ %89, %88 ]
  br label %96

94:                                               ; preds = %96, %57, %88, %2
  %95 = phi i64 [ 0, %2 ], [ %89, %88 ], [ %61, %57 ], [ %106, %96 ]
  ret i64 %95

96:                                               ; preds = %91, %96
  %97 = phi i64 [ %107, %96 ], [ %92, %91 ]
  %98 = phi i64 [ %106, %96 ], [ %93, %91 ]
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 %97
  %100 = load i8, ptr %99, align 1, !tbaa !8
  %101 = icmp eq i8 %100, 7
  %102 = icmp ugt i8 %100, -56
  %103 = or i1 %101, %102
  %104 = zext i1 %103 to i64
  %105 = shl nuw i64 %104, %97
  %106 = or i64 %105, %98
  %107 = add nuw nsw i64 %97, 1
  %108 = icmp eq i64 %107, %5
  br i1 %108, label %94, label %96, !llvm.loop !44
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
  %10 = alloca <32 x i16>, align 64
  %11 = alloca <8 x i32>, align 32
  %12 = alloca <8 x i64>, align 64
  %13 = alloca <8 x i8>, align 8
  %14 = alloca <2 x i32>, align 8
  %15 = alloca <2 x i32>, align 8
  %16 = alloca <4 x float>, align 16
  %17 = alloca <2 x float>, align 8
  %18 = alloca <2 x i32>, align 8
  %19 = alloca %struct.two, align 16
  %20 = alloca %struct.two, align 16
  %21 = alloca <4 x double>, align 32
  %22 = alloca <8 x i64>, align 64
  %23 = alloca <16 x i8>, align 16
  %24 = alloca <16 x i8>, align 16
  %25 = alloca <8 x i16>, align 16
  %26 = alloca <4 x i32>, align 16
  %27 = alloca <2 x i64>, align 16
  %28 = alloca <8 x float>, align 32
  %29 = alloca <32 x i16>, align 64
  %30 = alloca <8 x i32>, align 32
  %31 = alloca <16 x i8>, align 16
  %32 = alloca [600 x i8], align 16
  %33 = alloca [150 x i16], align 16
  %34 = alloca [150 x i16], align 16
  %35 = alloca [150 x i32], align 16
  %36 = alloca [70 x float], align 16
  %37 = alloca [70 x float], align 16
  %38 = alloca [3 x i32], align 4
  %39 = alloca i64, align 8
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 200
  br label %45

44:                                               ; preds = %157
  ret i32 0

45:                                               ; preds = %0, %157
  %46 = phi i32 [ 0, %0 ], [ %171, %157 ]
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call fastcc void @fill(ptr noundef %10, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call fastcc void @fill(ptr noundef %11, i32 noundef 32)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  call fastcc void @fill(ptr noundef %12, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #20
  call fastcc void @fill(ptr noundef %13, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #20
  call fastcc void @fill(ptr noundef %14, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #20
  call fastcc void @fill(ptr noundef %15, i32 noundef 8)
  %47 = tail call fastcc float @number()
  %48 = tail call fastcc float @number()
  %49 = tail call fastcc float @number()
  %50 = tail call fastcc float @number()
  %51 = tail call fastcc float @number()
  %52 = tail call fastcc float @number()
  %53 = tail call fastcc float @number()
  %54 = tail call fastcc float @number()
  %55 = tail call fastcc float @number()
  %56 = tail call fastcc float @number()
  %57 = tail call fastcc float @number()
  %58 = tail call fastcc float @number()
  %59 = tail call fastcc float @number()
  %60 = tail call fastcc float @number()
  %61 = tail call fastcc float @number()
  %62 = insertelement <8 x float> poison, float %61, i64 0
  %63 = tail call fastcc float @number()
  %64 = tail call fastcc float @number()
  %65 = insertelement <8 x float> %62, float %64, i64 1
  %66 = tail call fastcc float @number()
  %67 = tail call fastcc float @number()
  %68 = insertelement <8 x float> %65, float %67, i64 2
  %69 = tail call fastcc float @number()
  %70 = tail call fastcc float @number()
  %71 = insertelement <8 x float> %68, float %70, i64 3
  %72 = tail call fastcc float @number()
  %73 = tail call fastcc float @number()
  %74 = insertelement <8 x float> %71, float %73, i64 4
  %75 = tail call fastcc float @number()
  %76 = tail call fastcc float @number()
  %77 = insertelement <8 x float> %74, float %76, i64 5
  %78 = tail call fastcc float @number()
  %79 = tail call fastcc float @number()
  %80 = insertelement <8 x float> %77, float %79, i64 6
  %81 = tail call fastcc float @number()
  %82 = tail call fastcc float @number()
  %83 = insertelement <8 x float> %80, float %82, i64 7
  %84 = tail call fastcc float @number()
  %85 = insertelement <8 x float> poison, float %63, i64 0
  %86 = insertelement <8 x float> %85, float %66, i64 1
  %87 = insertelement <8 x float> %86, float %69, i64 2
  %88 = insertelement <8 x float> %87, float %72, i64 3
  %89 = insertelement <8 x float> %88, float %75, i64 4
  %90 = insertelement <8 x float> %89, float %78, i64 5
  %91 = insertelement <8 x float> %90, float %81, i64 6
  %92 = insertelement <8 x float> %91, float %84, i64 7
  %93 = fadd <8 x float> %92, splat (float 1.250000e-01)
  %94 = insertelement <4 x float> poison, float %47, i64 0
  %95 = insertelement <4 x float> %94, float %48, i64 1
  %96 = insertelement <4 x float> %95, float %49, i64 2
  %97 = insertelement <4 x float> %96, float %50, i64 3
  %98 = insertelement <4 x float> poison, float %51, i64 0
  %99 = insertelement <4 x float> %98, float %52, i64 1
  %100 = insertelement <4 x float> %99, float %53, i64 2
  %101 = insertelement <4 x float> %100, float %54, i64 3
  %102 = insertelement <2 x float> poison, float %55, i64 0
  %103 = insertelement <2 x float> %102, float %56, i64 1
  %104 = fpext <2 x float> %103 to <2 x double>
  %105 = insertelement <2 x float> poison, float %57, i64 0
  %106 = insertelement <2 x float> %105, float %58, i64 1
  %107 = insertelement <2 x float> poison, float %59, i64 0
  %108 = insertelement <2 x float> %107, float %60, i64 1
  %109 = tail call fastcc float @number()
  %110 = tail call fastcc float @number()
  %111 = tail call fastcc float @number()
  %112 = tail call fastcc float @number()
  %113 = insertelement <4 x float> poison, float %109, i64 0
  %114 = insertelement <4 x float> %113, float %110, i64 1
  %115 = insertelement <4 x float> %114, float %111, i64 2
  %116 = insertelement <4 x float> %115, float %112, i64 3
  %117 = fpext <4 x float> %116 to <4 x double>
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #20
  %118 = load <16 x i8>, ptr %1, align 16, !tbaa !8
  %119 = load <8 x i16>, ptr %3, align 16, !tbaa !8
  %120 = load <4 x i32>, ptr %5, align 16, !tbaa !8
  %121 = load <2 x i64>, ptr %7, align 16, !tbaa !8
  %122 = tail call fastcc float @number()
  %123 = fpext float %122 to double
  %124 = fsub <4 x float> %97, %101
  %125 = fadd <4 x float> %97, %101
  %126 = tail call <4 x float> @mixed(<4 x float> noundef %97, <2 x double> noundef %104, <16 x i8> noundef %118, i32 noundef %46, <8 x i16> noundef %119, <4 x i32> noundef %120, <2 x i64> noundef %121, <4 x float> noundef %101, double noundef %123, <4 x float> noundef %124, <4 x float> noundef %125)
  store <4 x float> %126, ptr %16, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #20
  %127 = bitcast <2 x float> %106 to double
  %128 = bitcast <2 x float> %108 to double
  %129 = tail call double @pair(double noundef %127, double noundef %128)
  store double %129, ptr %17, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #20
  %130 = load double, ptr %14, align 8, !tbaa !8
  %131 = load double, ptr %15, align 8, !tbaa !8
  %132 = tail call double @pair_of_ints(double noundef %130, double noundef %131)
  store double %132, ptr %18, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #20
  store <4 x float> %97, ptr %19, align 16, !tbaa !8
  store <4 x float> %101, ptr %40, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #20
  call void @exchange(ptr dead_on_unwind nonnull writable sret(%struct.two) align 16 %20, ptr noundef nonnull byval(%struct.two) align 16 %19, <4 x float> noundef %126)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %19, ptr noundef nonnull align 16 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !45
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #20
  %133 = fadd <4 x double> %117, splat (double 3.000000e+00)
  %134 = tail call fastcc <4 x double> @wide(<4 x double> noundef %117, <4 x double> noundef %133)
  store <4 x double> %134, ptr %21, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #20
  %135 = load <8 x i64>, ptr %12, align 64, !tbaa !8
  %136 = load <8 x i32>, ptr %11, align 32, !tbaa !8
  %137 = tail call fastcc <8 x i64> @wider(<8 x i64> %135, <8 x i32> noundef %136)
  store <8 x i64> %137, ptr %22, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %16, i32 noundef 16)
  call fastcc void @mix(ptr noundef %17, i32 noundef 8)
  call fastcc void @mix(ptr noundef %18, i32 noundef 8)
  call fastcc void @mix(ptr noundef %19, i32 noundef 32)
  call fastcc void @mix(ptr noundef %21, i32 noundef 32)
  call fastcc void @mix(ptr noundef %22, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #20
  %138 = load <16 x i8>, ptr %2, align 16, !tbaa !8
  %139 = tail call <16 x i8> @bytes(<16 x i8> noundef %118, <16 x i8> noundef %138)
  store <16 x i8> %139, ptr %23, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #20
  %140 = tail call <16 x i8> @signed_bytes(<16 x i8> noundef %118, <16 x i8> noundef %138)
  store <16 x i8> %140, ptr %24, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #20
  %141 = load <8 x i16>, ptr %4, align 16, !tbaa !8
  %142 = tail call <8 x i16> @shorts(<8 x i16> noundef %119, <8 x i16> noundef %141)
  store <8 x i16> %142, ptr %25, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #20
  %143 = load <4 x i32>, ptr %6, align 16, !tbaa !8
  %144 = tail call <4 x i32> @words(<4 x i32> noundef %120, <4 x i32> noundef %143)
  store <4 x i32> %144, ptr %26, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #20
  %145 = load <2 x i64>, ptr %8, align 16, !tbaa !8
  %146 = tail call <2 x i64> @longs(<2 x i64> noundef %121, <2 x i64> noundef %145)
  store <2 x i64> %146, ptr %27, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #20
  %147 = tail call fastcc <8 x float> @floats(<8 x float> noundef %83, <8 x float> noundef %93)
  store <8 x float> %147, ptr %28, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #20
  %148 = load <32 x i16>, ptr %9, align 64, !tbaa !8
  %149 = load <32 x i16>, ptr %10, align 64, !tbaa !8
  %150 = tail call fastcc <32 x i16> @widest(<32 x i16> %148, <32 x i16> %149)
  store <32 x i16> %150, ptr %29, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %23, i32 noundef 16)
  call fastcc void @mix(ptr noundef %24, i32 noundef 16)
  call fastcc void @mix(ptr noundef %25, i32 noundef 16)
  call fastcc void @mix(ptr noundef %26, i32 noundef 16)
  call fastcc void @mix(ptr noundef %27, i32 noundef 16)
  call fastcc void @mix(ptr noundef %28, i32 noundef 32)
  call fastcc void @mix(ptr noundef %29, i32 noundef 64)
  tail call void @shuffles(<16 x i8> noundef %118, <16 x i8> noundef %138, <4 x i32> noundef %120, <4 x i32> noundef %143)
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #20
  %151 = mul nuw nsw i32 %46, 3
  %152 = tail call fastcc <8 x i32> @by_number(<8 x i32> noundef %136, i32 noundef %46, i32 noundef %151)
  store <8 x i32> %152, ptr %30, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #20
  %153 = mul nuw nsw i32 %46, 5
  %154 = mul nuw nsw i32 %46, 7
  %155 = tail call <16 x i8> @byte_by_number(<16 x i8> noundef %118, i32 noundef %153, i32 noundef %154)
  store <16 x i8> %155, ptr %31, align 16, !tbaa !8
  call fastcc void @mix(ptr noundef %30, i32 noundef 32)
  call fastcc void @mix(ptr noundef %31, i32 noundef 16)
  %156 = load double, ptr %13, align 8, !tbaa !8
  tail call void @conversions(double noundef %156, <8 x i16> noundef %119, <4 x i32> noundef %120, <4 x float> noundef %97, <2 x double> noundef %104)
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #20
  call fastcc void @fill(ptr noundef %32, i32 noundef 600)
  call fastcc void @fill(ptr noundef %33, i32 noundef 300)
  call fastcc void @fill(ptr noundef %34, i32 noundef 300)
  call fastcc void @fill(ptr noundef %35, i32 noundef 600)
  br label %173

157:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #20
  %158 = add nuw nsw i32 %46, 100
  %159 = call i32 @sum(ptr noundef nonnull %33, ptr noundef nonnull %34, i32 noundef %158)
  store i32 %159, ptr %38, align 4, !tbaa !4
  %160 = add nuw nsw i32 %46, 200
  %161 = call i32 @largest(ptr noundef nonnull %32, i32 noundef %160)
  store i32 %161, ptr %41, align 4, !tbaa !4
  %162 = add nuw nsw i32 %46, 130
  %163 = call i32 @count(ptr noundef nonnull %35, i32 noundef %162, i32 noundef 268435456)
  store i32 %163, ptr %42, align 4, !tbaa !4
  %164 = add nuw nsw i32 %46, 50
  call void @scale(ptr noundef nonnull %37, ptr noundef nonnull %36, float noundef 1.500000e+00, i32 noundef %164)
  %165 = add nuw nsw i32 %46, 150
  call void @every_second(ptr noundef nonnull %32, ptr noundef nonnull %43, i32 noundef %165)
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #20
  %166 = urem i32 %46, 19
  %167 = add nuw nsw i32 %166, 45
  %168 = call i64 @mask(ptr noundef nonnull %32, i32 noundef %167)
  store i64 %168, ptr %39, align 8, !tbaa !9
  call fastcc void @mix(ptr noundef %38, i32 noundef 12)
  call fastcc void @mix(ptr noundef %37, i32 noundef 280)
  call fastcc void @mix(ptr noundef %32, i32 noundef 600)
  call fastcc void @mix(ptr noundef %39, i32 noundef 8)
  %169 = load i64, ptr @hash, align 8, !tbaa !9
  %170 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %46, i64 noundef %169)
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #20
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
  %171 = add nuw nsw i32 %46, 1
  %172 = icmp eq i32 %171, 20
  br i1 %172, label %44, label %45, !llvm.loop !46

173:                                              ; preds = %45, %173
  %174 = phi i64 [ 0, %45 ], [ %179, %173 ]
  %175 = tail call fastcc float @number()
  %176 = getelementptr inbounds nuw float, ptr %36, i64 %174
  store float %175, ptr %176, align 4, !tbaa !32
  %177 = tail call fastcc float @number()
  %178 = getelementptr inbounds nuw float, ptr %37, i64 %174
  store float %177, ptr %178, align 4, !tbaa !32
  %179 = add nuw nsw i64 %174, 1
  %180 = icmp eq i64 %179, 70
  br i1 %180, label %157, label %173, !llvm.loop !47
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
  br i1 %12, label %4, label %5, !llvm.loop !48
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef <4 x double> @wide(<4 x double> noundef %0, <4 x double> noundef %1) unnamed_addr #12 {
  %3 = fmul <4 x double> %0, %1
  %4 = fsub <4 x double> %3, %1
  ret <4 x double> %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <8 x i64> @wider(<8 x i64> %0, <8 x i32> noundef %1) unnamed_addr #13 {
  %3 = sext <8 x i32> %1 to <8 x i64>
  %4 = xor <8 x i64> %0, %3
  %5 = add <8 x i64> %4, %0
  ret <8 x i64> %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <8 x float> @floats(<8 x float> noundef %0, <8 x float> noundef %1) unnamed_addr #12 {
  %3 = fcmp olt <8 x float> %0, %1
  %4 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %0)
  %5 = tail call <8 x float> @llvm.sqrt.v8f32(<8 x float> %4)
  %6 = tail call <8 x float> @llvm.floor.v8f32(<8 x float> %1)
  %7 = select <8 x i1> %3, <8 x float> %5, <8 x float> %6
  ret <8 x float> %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <32 x i16> @widest(<32 x i16> %0, <32 x i16> %1) unnamed_addr #13 {
  %3 = add <32 x i16> %1, %0
  %4 = and <32 x i16> %1, splat (i16 15)
  %5 = lshr <32 x i16> %0, %4
  %6 = xor <32 x i16> %5, %3
  %7 = icmp ne <32 x i16> %0, %1
  %8 = sext <32 x i1> %7 to <32 x i16>
  %9 = xor <32 x i16> %6, %8
  ret <32 x i16> %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc <8 x i32> @by_number(<8 x i32> noundef %0, i32 noundef range(i32 -2147483648, 20) %1, i32 noundef range(i32 -2147483648, 58) %2) unnamed_addr #12 {
  %4 = and i32 %1, 7
  %5 = extractelement <8 x i32> %0, i32 %4
  %6 = and i32 %2, 7
  %7 = extractelement <8 x i32> %0, i32 %6
  %8 = xor i32 %7, %5
  %9 = insertelement <8 x i32> %0, i32 %8, i32 %6
  ret <8 x i32> %9
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v8i32(<8 x i32>) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v4i64(<4 x i64>) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.floor.v8f32(<8 x float>) #16

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
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
!22 = !{!"branch_weights", i32 4, i32 28}
!23 = distinct !{!23, !14, !20, !21}
!24 = distinct !{!24, !14, !21, !20}
!25 = distinct !{!25, !14, !20, !21}
!26 = !{!"branch_weights", i32 8, i32 24}
!27 = distinct !{!27, !14, !20, !21}
!28 = distinct !{!28, !14, !21, !20}
!29 = distinct !{!29, !14, !20, !21}
!30 = distinct !{!30, !14, !20, !21}
!31 = distinct !{!31, !14, !21, !20}
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !6, i64 0}
!34 = distinct !{!34, !14, !20, !21}
!35 = distinct !{!35, !14, !20, !21}
!36 = distinct !{!36, !14, !21, !20}
!37 = distinct !{!37, !14, !20, !21}
!38 = !{!"branch_weights", i32 8, i32 120}
!39 = distinct !{!39, !14, !20, !21}
!40 = distinct !{!40, !14, !21, !20}
!41 = distinct !{!41, !14, !20, !21}
!42 = !{!"branch_weights", i32 4, i32 12}
!43 = distinct !{!43, !14, !20, !21}
!44 = distinct !{!44, !14, !21, !20}
!45 = !{i64 0, i64 16, !8, i64 16, i64 16, !8}
!46 = distinct !{!46, !14}
!47 = distinct !{!47, !14}
!48 = distinct !{!48, !14}
