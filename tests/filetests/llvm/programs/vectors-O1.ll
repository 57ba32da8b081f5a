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
  %19 = extractelement <4 x float> %14, i64 0
  %20 = fadd float %18, %19
  %21 = insertelement <4 x float> poison, float %20, i64 0
  %22 = and i32 %3, 15
  %23 = extractelement <16 x i8> %2, i32 %22
  %24 = uitofp i8 %23 to float
  %25 = extractelement <4 x float> %14, i64 1
  %26 = fadd float %25, %24
  %27 = insertelement <4 x float> %21, float %26, i64 1
  %28 = extractelement <8 x i16> %4, i64 2
  %29 = sext i16 %28 to i32
  %30 = extractelement <4 x i32> %5, i64 1
  %31 = add nsw i32 %30, %29
  %32 = sitofp i32 %31 to float
  %33 = extractelement <4 x float> %14, i64 2
  %34 = fadd float %33, %32
  %35 = insertelement <4 x float> %27, float %34, i64 2
  %36 = extractelement <2 x i64> %6, i64 1
  %37 = and i64 %36, 255
  %38 = uitofp nneg i64 %37 to float
  %39 = extractelement <4 x float> %14, i64 3
  %40 = fadd float %39, %38
  %41 = insertelement <4 x float> %35, float %40, i64 3
  ret <4 x float> %41
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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %31 = shufflevector <4 x i32> %2, <4 x i32> %3, <8 x i32> <i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  store <8 x i32> %31, ptr %6, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %32 = shufflevector <8 x i32> %31, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %32, ptr %7, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %33 = shufflevector <4 x i32> %3, <4 x i32> %2, <2 x i32> <i32 1, i32 4>
  store <2 x i32> %33, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  %34 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store <4 x i32> %34, ptr %9, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #19
  %35 = shufflevector <4 x i32> %2, <4 x i32> %3, <4 x i32> <i32 3, i32 6, i32 0, i32 5>
  store <4 x i32> %35, ptr %10, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #19
  %36 = shufflevector <16 x i8> %0, <16 x i8> %1, <32 x i32> <i32 0, i32 31, i32 1, i32 30, i32 2, i32 29, i32 3, i32 28, i32 4, i32 27, i32 5, i32 26, i32 6, i32 25, i32 7, i32 24, i32 8, i32 23, i32 9, i32 22, i32 10, i32 21, i32 11, i32 20, i32 12, i32 19, i32 13, i32 18, i32 14, i32 17, i32 15, i32 16>
  store <32 x i8> %36, ptr %11, align 32, !tbaa !8
  call fastcc void @mix(ptr noundef %6, i32 noundef 32)
  call fastcc void @mix(ptr noundef %7, i32 noundef 16)
  call fastcc void @mix(ptr noundef %8, i32 noundef 8)
  call fastcc void @mix(ptr noundef %9, i32 noundef 16)
  call fastcc void @mix(ptr noundef %10, i32 noundef 16)
  call fastcc void @mix(ptr noundef %11, i32 noundef 32)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @mix(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 4, 601) %1) unnamed_addr #5 {
  %3 = load i64, ptr @hash, align 8, !tbaa !9
  %4 = zext nneg i32 %1 to i64
  br label %6

5:                                                ; preds = %6
  store i64 %13, ptr @hash, align 8, !tbaa !9
  ret void

6:                                                ; preds = %2, %6
  %7 = phi i64 [ 0, %2 ], [ %14, %6 ]
  %8 = phi i64 [ %3, %2 ], [ %13, %6 ]
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %10 = load i8, ptr %9, align 1, !tbaa !8
  %11 = zext i8 %10 to i64
  %12 = xor i64 %8, %11
  %13 = mul i64 %12, 1099511628211
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %5, label %6, !llvm.loop !11
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  %19 = zext <8 x i8> %18 to <8 x i16>
  store <8 x i16> %19, ptr %6, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  %20 = sext <8 x i16> %1 to <8 x i32>
  store <8 x i32> %20, ptr %7, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  %21 = trunc <8 x i16> %1 to <8 x i8>
  store <8 x i8> %21, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  %22 = sitofp <4 x i32> %2 to <4 x float>
  store <4 x float> %22, ptr %9, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #19
  %23 = uitofp <4 x i32> %2 to <4 x float>
  store <4 x float> %23, ptr %10, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #19
  %24 = fptosi <4 x float> %3 to <4 x i32>
  store <4 x i32> %24, ptr %11, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #19
  %25 = fpext <4 x float> %3 to <4 x double>
  store <4 x double> %25, ptr %12, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #19
  %26 = fptrunc <2 x double> %4 to <2 x float>
  store <2 x float> %26, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #19
  %27 = uitofp <8 x i8> %18 to <8 x float>
  store <8 x float> %27, ptr %14, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #19
  store <4 x float> %3, ptr %15, align 16, !tbaa !8
  %28 = bitcast double %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #19
  store <8 x i16> %1, ptr %16, align 16
  %29 = bitcast <8 x i16> %1 to i128
  %30 = mul i128 %29, 3
  %31 = zext i64 %28 to i128
  %32 = add i128 %30, %31
  store i128 %32, ptr %16, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #19
  %33 = trunc i64 %28 to i32
  store i32 %33, ptr %17, align 4
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
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sum(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %19, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %20, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %19, %9 ]
  %12 = getelementptr inbounds nuw i16, ptr %0, i64 %10
  %13 = load i16, ptr %12, align 2, !tbaa !16
  %14 = sext i16 %13 to i32
  %15 = getelementptr inbounds nuw i16, ptr %1, i64 %10
  %16 = load i16, ptr %15, align 2, !tbaa !16
  %17 = sext i16 %16 to i32
  %18 = mul nsw i32 %17, %14
  %19 = add nsw i32 %18, %11
  %20 = add nuw nsw i64 %10, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %9, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 256) i32 @largest(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %14, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %15, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %14, %8 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !8
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @llvm.umax.i32(i32 %10, i32 %13)
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %8, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @count(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %17, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %18, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %17, %9 ]
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = icmp slt i32 %13, %2
  %15 = and i32 %13, 1
  %16 = select i1 %14, i32 %15, i32 0
  %17 = add nuw nsw i32 %16, %11
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %9, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scale(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %9

8:                                                ; preds = %22, %4
  ret void

9:                                                ; preds = %6, %22
  %10 = phi i64 [ 0, %6 ], [ %25, %22 ]
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !21
  %13 = fcmp ogt float %12, 0.000000e+00
  br i1 %13, label %14, label %19

14:                                               ; preds = %9
  %15 = fmul float %2, %12
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %17 = load float, ptr %16, align 4, !tbaa !21
  %18 = fadd float %15, %17
  br label %22

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %21 = load float, ptr %20, align 4, !tbaa !21
  br label %22

22:                                               ; preds = %19, %14
  %23 = phi float [ %18, %14 ], [ %21, %19 ]
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %10
  store float %23, ptr %24, align 4, !tbaa !21
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %9, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @every_second(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %18, %8 ]
  %10 = shl nuw nsw i64 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %14 = load i8, ptr %13, align 1, !tbaa !8
  %15 = lshr i8 %14, 1
  %16 = add i8 %15, %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  store i8 %16, ptr %17, align 1, !tbaa !8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %8, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @mask(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i64 [ 0, %2 ], [ %18, %8 ]
  ret i64 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %19, %8 ]
  %10 = phi i64 [ 0, %4 ], [ %18, %8 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !8
  %13 = icmp eq i8 %12, 7
  %14 = icmp ugt i8 %12, -56
  %15 = or i1 %13, %14
  %16 = zext i1 %15 to i64
  %17 = shl nuw i64 %16, %9
  %18 = or i64 %17, %10
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %8, !llvm.loop !25
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
  %22 = alloca <4 x double>, align 32
  %23 = alloca <4 x double>, align 32
  %24 = alloca <8 x i64>, align 64
  %25 = alloca <8 x i64>, align 64
  %26 = alloca <8 x i32>, align 32
  %27 = alloca <16 x i8>, align 16
  %28 = alloca <16 x i8>, align 16
  %29 = alloca <8 x i16>, align 16
  %30 = alloca <4 x i32>, align 16
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <8 x float>, align 32
  %33 = alloca <8 x float>, align 32
  %34 = alloca <8 x float>, align 32
  %35 = alloca <32 x i16>, align 64
  %36 = alloca <32 x i16>, align 64
  %37 = alloca <32 x i16>, align 64
  %38 = alloca <8 x i32>, align 32
  %39 = alloca <8 x i32>, align 32
  %40 = alloca <16 x i8>, align 16
  %41 = alloca [600 x i8], align 16
  %42 = alloca [150 x i16], align 16
  %43 = alloca [150 x i16], align 16
  %44 = alloca [150 x i32], align 16
  %45 = alloca [70 x float], align 16
  %46 = alloca [70 x float], align 16
  %47 = alloca [3 x i32], align 4
  %48 = alloca i64, align 8
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %41, i64 200
  br label %54

53:                                               ; preds = %151
  ret i32 0

54:                                               ; preds = %0, %151
  %55 = phi i32 [ 0, %0 ], [ %165, %151 ]
  %56 = phi <8 x float> [ undef, %0 ], [ %145, %151 ]
  %57 = phi <8 x float> [ undef, %0 ], [ %148, %151 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #19
  call fastcc void @fill(ptr noundef %1, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call fastcc void @fill(ptr noundef %2, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #19
  call fastcc void @fill(ptr noundef %3, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  call fastcc void @fill(ptr noundef %4, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  call fastcc void @fill(ptr noundef %5, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #19
  call fastcc void @fill(ptr noundef %6, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #19
  call fastcc void @fill(ptr noundef %7, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #19
  call fastcc void @fill(ptr noundef %8, i32 noundef 16)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #19
  call fastcc void @fill(ptr noundef %9, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #19
  call fastcc void @fill(ptr noundef %10, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #19
  call fastcc void @fill(ptr noundef %11, i32 noundef 32)
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #19
  call fastcc void @fill(ptr noundef %12, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #19
  call fastcc void @fill(ptr noundef %13, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #19
  call fastcc void @fill(ptr noundef %14, i32 noundef 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #19
  call fastcc void @fill(ptr noundef %15, i32 noundef 8)
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
  %69 = tail call fastcc float @number()
  %70 = tail call fastcc float @number()
  %71 = tail call fastcc float @number()
  br label %140

72:                                               ; preds = %140
  %73 = insertelement <4 x float> poison, float %58, i64 0
  %74 = insertelement <4 x float> %73, float %59, i64 1
  %75 = insertelement <4 x float> %74, float %60, i64 2
  %76 = insertelement <4 x float> %75, float %61, i64 3
  %77 = insertelement <4 x float> poison, float %62, i64 0
  %78 = insertelement <4 x float> %77, float %63, i64 1
  %79 = insertelement <4 x float> %78, float %64, i64 2
  %80 = insertelement <4 x float> %79, float %65, i64 3
  %81 = fpext float %66 to double
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = fpext float %67 to double
  %84 = insertelement <2 x double> %82, double %83, i64 1
  %85 = insertelement <2 x float> poison, float %68, i64 0
  %86 = insertelement <2 x float> %85, float %69, i64 1
  %87 = insertelement <2 x float> poison, float %70, i64 0
  %88 = insertelement <2 x float> %87, float %71, i64 1
  %89 = tail call fastcc float @number()
  %90 = fpext float %89 to double
  %91 = insertelement <4 x double> poison, double %90, i64 0
  %92 = tail call fastcc float @number()
  %93 = fpext float %92 to double
  %94 = insertelement <4 x double> %91, double %93, i64 1
  %95 = tail call fastcc float @number()
  %96 = fpext float %95 to double
  %97 = insertelement <4 x double> %94, double %96, i64 2
  %98 = tail call fastcc float @number()
  %99 = fpext float %98 to double
  %100 = insertelement <4 x double> %97, double %99, i64 3
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #19
  %101 = load <16 x i8>, ptr %1, align 16, !tbaa !8
  %102 = load <8 x i16>, ptr %3, align 16, !tbaa !8
  %103 = load <4 x i32>, ptr %5, align 16, !tbaa !8
  %104 = load <2 x i64>, ptr %7, align 16, !tbaa !8
  %105 = tail call fastcc float @number()
  %106 = fpext float %105 to double
  %107 = fsub <4 x float> %76, %80
  %108 = fadd <4 x float> %76, %80
  %109 = tail call <4 x float> @mixed(<4 x float> noundef %76, <2 x double> noundef %84, <16 x i8> noundef %101, i32 noundef %55, <8 x i16> noundef %102, <4 x i32> noundef %103, <2 x i64> noundef %104, <4 x float> noundef %80, double noundef %106, <4 x float> noundef %107, <4 x float> noundef %108)
  store <4 x float> %109, ptr %16, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #19
  %110 = bitcast <2 x float> %86 to double
  %111 = bitcast <2 x float> %88 to double
  %112 = tail call double @pair(double noundef %110, double noundef %111)
  store double %112, ptr %17, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #19
  %113 = load double, ptr %14, align 8, !tbaa !8
  %114 = load double, ptr %15, align 8, !tbaa !8
  %115 = tail call double @pair_of_ints(double noundef %113, double noundef %114)
  store double %115, ptr %18, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #19
  store <4 x float> %76, ptr %19, align 16, !tbaa !8
  store <4 x float> %80, ptr %49, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #19
  call void @exchange(ptr dead_on_unwind nonnull writable sret(%struct.two) align 16 %20, ptr noundef nonnull byval(%struct.two) align 16 %19, <4 x float> noundef %109)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %19, ptr noundef nonnull align 16 dereferenceable(32) %20, i64 32, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #19
  %116 = fadd <4 x double> %100, splat (double 3.000000e+00)
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #19
  store <4 x double> %100, ptr %22, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #19
  store <4 x double> %116, ptr %23, align 32, !tbaa !8
  %117 = tail call fastcc <4 x double> @wide(ptr noundef nonnull byval(<4 x double>) align 32 %22, ptr noundef nonnull byval(<4 x double>) align 32 %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #19
  store <4 x double> %117, ptr %21, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #19
  %118 = load <8 x i64>, ptr %12, align 64, !tbaa !8
  %119 = load <8 x i32>, ptr %11, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #19
  store <8 x i64> %118, ptr %25, align 64, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #19
  store <8 x i32> %119, ptr %26, align 32, !tbaa !8
  %120 = tail call fastcc <8 x i64> @wider(ptr noundef nonnull byval(<8 x i64>) align 64 %25, ptr noundef nonnull byval(<8 x i32>) align 32 %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #19
  store <8 x i64> %120, ptr %24, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %16, i32 noundef 16)
  call fastcc void @mix(ptr noundef %17, i32 noundef 8)
  call fastcc void @mix(ptr noundef %18, i32 noundef 8)
  call fastcc void @mix(ptr noundef %19, i32 noundef 32)
  call fastcc void @mix(ptr noundef %21, i32 noundef 32)
  call fastcc void @mix(ptr noundef %24, i32 noundef 64)
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #19
  %121 = load <16 x i8>, ptr %2, align 16, !tbaa !8
  %122 = tail call <16 x i8> @bytes(<16 x i8> noundef %101, <16 x i8> noundef %121)
  store <16 x i8> %122, ptr %27, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #19
  %123 = tail call <16 x i8> @signed_bytes(<16 x i8> noundef %101, <16 x i8> noundef %121)
  store <16 x i8> %123, ptr %28, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #19
  %124 = load <8 x i16>, ptr %4, align 16, !tbaa !8
  %125 = tail call <8 x i16> @shorts(<8 x i16> noundef %102, <8 x i16> noundef %124)
  store <8 x i16> %125, ptr %29, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #19
  %126 = load <4 x i32>, ptr %6, align 16, !tbaa !8
  %127 = tail call <4 x i32> @words(<4 x i32> noundef %103, <4 x i32> noundef %126)
  store <4 x i32> %127, ptr %30, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #19
  %128 = load <2 x i64>, ptr %8, align 16, !tbaa !8
  %129 = tail call <2 x i64> @longs(<2 x i64> noundef %104, <2 x i64> noundef %128)
  store <2 x i64> %129, ptr %31, align 16, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #19
  store <8 x float> %145, ptr %33, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #19
  store <8 x float> %148, ptr %34, align 32, !tbaa !8
  %130 = tail call fastcc <8 x float> @floats(ptr noundef nonnull byval(<8 x float>) align 32 %33, ptr noundef nonnull byval(<8 x float>) align 32 %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #19
  store <8 x float> %130, ptr %32, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #19
  %131 = load <32 x i16>, ptr %9, align 64, !tbaa !8
  %132 = load <32 x i16>, ptr %10, align 64, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #19
  store <32 x i16> %131, ptr %36, align 64, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #19
  store <32 x i16> %132, ptr %37, align 64, !tbaa !8
  %133 = tail call fastcc <32 x i16> @widest(ptr noundef nonnull byval(<32 x i16>) align 64 %36, ptr noundef nonnull byval(<32 x i16>) align 64 %37)
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #19
  store <32 x i16> %133, ptr %35, align 64, !tbaa !8
  call fastcc void @mix(ptr noundef %27, i32 noundef 16)
  call fastcc void @mix(ptr noundef %28, i32 noundef 16)
  call fastcc void @mix(ptr noundef %29, i32 noundef 16)
  call fastcc void @mix(ptr noundef %30, i32 noundef 16)
  call fastcc void @mix(ptr noundef %31, i32 noundef 16)
  call fastcc void @mix(ptr noundef %32, i32 noundef 32)
  call fastcc void @mix(ptr noundef %35, i32 noundef 64)
  tail call void @shuffles(<16 x i8> noundef %101, <16 x i8> noundef %121, <4 x i32> noundef %103, <4 x i32> noundef %126)
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #19
  %134 = mul nuw nsw i32 %55, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #19
  store <8 x i32> %119, ptr %39, align 32, !tbaa !8
  %135 = tail call fastcc <8 x i32> @by_number(ptr noundef nonnull byval(<8 x i32>) align 32 %39, i32 noundef %55, i32 noundef %134)
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #19
  store <8 x i32> %135, ptr %38, align 32, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #19
  %136 = mul nuw nsw i32 %55, 5
  %137 = mul nuw nsw i32 %55, 7
  %138 = tail call <16 x i8> @byte_by_number(<16 x i8> noundef %101, i32 noundef %136, i32 noundef %137)
  store <16 x i8> %138, ptr %40, align 16, !tbaa !8
  call fastcc void @mix(ptr noundef %38, i32 noundef 32)
  call fastcc void @mix(ptr noundef %40, i32 noundef 16)
  %139 = load double, ptr %13, align 8, !tbaa !8
  tail call void @conversions(double noundef %139, <8 x i16> noundef %102, <4 x i32> noundef %103, <4 x float> noundef %76, <2 x double> noundef %84)
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #19
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #19
  call fastcc void @fill(ptr noundef %41, i32 noundef 600)
  call fastcc void @fill(ptr noundef %42, i32 noundef 300)
  call fastcc void @fill(ptr noundef %43, i32 noundef 300)
  call fastcc void @fill(ptr noundef %44, i32 noundef 600)
  br label %167

140:                                              ; preds = %54, %140
  %141 = phi <8 x float> [ %56, %54 ], [ %145, %140 ]
  %142 = phi <8 x float> [ %57, %54 ], [ %148, %140 ]
  %143 = phi i32 [ 0, %54 ], [ %149, %140 ]
  %144 = tail call fastcc float @number()
  %145 = insertelement <8 x float> %141, float %144, i32 %143
  %146 = tail call fastcc float @number()
  %147 = fadd float %146, 1.250000e-01
  %148 = insertelement <8 x float> %142, float %147, i32 %143
  %149 = add nuw nsw i32 %143, 1
  %150 = icmp eq i32 %149, 8
  br i1 %150, label %72, label %140, !llvm.loop !27

151:                                              ; preds = %167
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #19
  %152 = add nuw nsw i32 %55, 100
  %153 = call i32 @sum(ptr noundef nonnull %42, ptr noundef nonnull %43, i32 noundef %152)
  store i32 %153, ptr %47, align 4, !tbaa !4
  %154 = add nuw nsw i32 %55, 200
  %155 = call i32 @largest(ptr noundef nonnull %41, i32 noundef %154)
  store i32 %155, ptr %50, align 4, !tbaa !4
  %156 = add nuw nsw i32 %55, 130
  %157 = call i32 @count(ptr noundef nonnull %44, i32 noundef %156, i32 noundef 268435456)
  store i32 %157, ptr %51, align 4, !tbaa !4
  %158 = add nuw nsw i32 %55, 50
  call void @scale(ptr noundef nonnull %46, ptr noundef nonnull %45, float noundef 1.500000e+00, i32 noundef %158)
  %159 = add nuw nsw i32 %55, 150
  call void @every_second(ptr noundef nonnull %41, ptr noundef nonnull %52, i32 noundef %159)
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #19
  %160 = urem i32 %55, 19
  %161 = add nuw nsw i32 %160, 45
  %162 = call i64 @mask(ptr noundef nonnull %41, i32 noundef %161)
  store i64 %162, ptr %48, align 8, !tbaa !9
  call fastcc void @mix(ptr noundef %47, i32 noundef 12)
  call fastcc void @mix(ptr noundef %46, i32 noundef 280)
  call fastcc void @mix(ptr noundef %41, i32 noundef 600)
  call fastcc void @mix(ptr noundef %48, i32 noundef 8)
  %163 = load i64, ptr @hash, align 8, !tbaa !9
  %164 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %55, i64 noundef %163)
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #19
  %165 = add nuw nsw i32 %55, 1
  %166 = icmp eq i32 %165, 20
  br i1 %166, label %53, label %54, !llvm.loop !28

167:                                              ; preds = %72, %167
  %168 = phi i64 [ 0, %72 ], [ %173, %167 ]
  %169 = tail call fastcc float @number()
  %170 = getelementptr inbounds nuw float, ptr %45, i64 %168
  store float %169, ptr %170, align 4, !tbaa !21
  %171 = tail call fastcc float @number()
  %172 = getelementptr inbounds nuw float, ptr %46, i64 %168
  store float %171, ptr %172, align 4, !tbaa !21
  %173 = add nuw nsw i64 %168, 1
  %174 = icmp eq i64 %173, 70
  br i1 %174, label %151, label %167, !llvm.loop !29
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
  br i1 %12, label %4, label %5, !llvm.loop !30
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc <8 x float> @floats(ptr noundef readonly byval(<8 x float>) align 32 captures(none) %0, ptr noundef readonly byval(<8 x float>) align 32 captures(none) %1) unnamed_addr #14 {
  %3 = load <8 x float>, ptr %0, align 32, !tbaa !8
  %4 = load <8 x float>, ptr %1, align 32, !tbaa !8
  %5 = fdiv <8 x float> %3, %4
  %6 = fsub <8 x float> %5, %3
  br label %8

7:                                                ; preds = %19
  ret <8 x float> %21

8:                                                ; preds = %2, %19
  %9 = phi i32 [ 0, %2 ], [ %22, %19 ]
  %10 = phi <8 x float> [ %6, %2 ], [ %21, %19 ]
  %11 = extractelement <8 x float> %3, i32 %9
  %12 = extractelement <8 x float> %4, i32 %9
  %13 = fcmp olt float %11, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %8
  %15 = tail call float @llvm.fabs.f32(float %11)
  %16 = tail call float @llvm.sqrt.f32(float %15)
  br label %19

17:                                               ; preds = %8
  %18 = tail call float @llvm.floor.f32(float %12)
  br label %19

19:                                               ; preds = %17, %14
  %20 = phi float [ %16, %14 ], [ %18, %17 ]
  %21 = insertelement <8 x float> %10, float %20, i32 %9
  %22 = add nuw nsw i32 %9, 1
  %23 = icmp eq i32 %22, 8
  br i1 %23, label %7, label %8, !llvm.loop !31
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
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #15

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc i64 @next() unnamed_addr #16 {
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
declare float @llvm.fabs.f32(float) #17

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #17

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #18

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
attributes #14 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"__int128", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = !{i64 0, i64 16, !8, i64 16, i64 16, !8}
!27 = distinct !{!27, !12, !13}
!28 = distinct !{!28, !12, !13}
!29 = distinct !{!29, !12, !13}
!30 = distinct !{!30, !12, !13}
!31 = distinct !{!31, !12, !13}
