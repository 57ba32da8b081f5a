; ModuleID = 'copies.c'
source_filename = "copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Three = type { i64, i64, i64 }
%struct.Nine = type { [9 x i32], [12 x i8] }
%struct.Point = type { double, double, double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.t = private unnamed_addr constant %struct.Three { i64 1, i64 -2, i64 3000000000 }, align 8
@__const.main.nine = private unnamed_addr constant %struct.Nine { [9 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 -9], [12 x i8] zeroinitializer }, align 16
@__const.main.point = private unnamed_addr constant %struct.Point { double 1.500000e+00, double 2.000000e+01, double -3.000000e+02 }, align 8
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %struct.Three, align 8
  %2 = alloca %struct.Nine, align 16
  %3 = alloca %struct.Point, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.t, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, ptr noundef nonnull align 16 dereferenceable(48) @__const.main.nine, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.point, i64 16, i1 false)
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %2, align 16
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  br label %11

10:                                               ; preds = %114
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  ret i64 %153

11:                                               ; preds = %1, %114
  %12 = phi i64 [ 0, %1 ], [ %153, %114 ]
  %13 = phi i32 [ 0, %1 ], [ %154, %114 ]
  %14 = phi ptr [ %5, %1 ], [ %142, %114 ]
  %15 = phi i32 [ %6, %1 ], [ %115, %114 ]
  %16 = phi i32 [ %7, %1 ], [ %101, %114 ]
  %17 = getelementptr i8, ptr %14, i64 24
  store ptr %17, ptr %3, align 8
  %18 = load i64, ptr %14, align 8, !tbaa !15
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !15
  %23 = mul nsw i64 %12, 7
  %24 = add nsw i64 %18, %23
  %25 = shl nsw i64 %20, 1
  %26 = add nsw i64 %24, %25
  %27 = mul nsw i64 %22, 3
  %28 = add nsw i64 %26, %27
  %29 = mul nsw i64 %28, 7
  %30 = icmp ult i32 %15, 41
  br i1 %30, label %31, label %35

31:                                               ; preds = %11
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr i8, ptr %9, i64 %32
  %34 = add nuw nsw i32 %15, 8
  store i32 %34, ptr %2, align 16
  br label %37

35:                                               ; preds = %11
  %36 = getelementptr i8, ptr %14, i64 32
  store ptr %36, ptr %3, align 8
  br label %37

37:                                               ; preds = %35, %31
  %38 = phi i32 [ %34, %31 ], [ %15, %35 ]
  %39 = phi i64 [ 24, %31 ], [ 32, %35 ]
  %40 = phi ptr [ %33, %31 ], [ %17, %35 ]
  %41 = getelementptr i8, ptr %14, i64 %39
  %42 = load i32, ptr %40, align 4, !tbaa !5
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %29, %43
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 15
  %46 = call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %45, i64 -16)
  %47 = getelementptr i8, ptr %46, i64 48
  store ptr %47, ptr %3, align 8
  %48 = load i32, ptr %46, align 16
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 12
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %56 = load i32, ptr %55, align 16
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 20
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %46, i64 24
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %46, i64 28
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %46, i64 32
  %64 = load i32, ptr %63, align 16, !tbaa !16
  %65 = mul nsw i64 %44, 3
  %66 = sext i32 %48 to i64
  %67 = add nsw i64 %65, %66
  %68 = mul nsw i64 %67, 3
  %69 = sext i32 %50 to i64
  %70 = add nsw i64 %68, %69
  %71 = mul nsw i64 %70, 3
  %72 = sext i32 %52 to i64
  %73 = add nsw i64 %71, %72
  %74 = mul nsw i64 %73, 3
  %75 = sext i32 %54 to i64
  %76 = add nsw i64 %74, %75
  %77 = mul nsw i64 %76, 3
  %78 = sext i32 %56 to i64
  %79 = add nsw i64 %77, %78
  %80 = mul nsw i64 %79, 3
  %81 = sext i32 %58 to i64
  %82 = add nsw i64 %80, %81
  %83 = mul nsw i64 %82, 3
  %84 = sext i32 %60 to i64
  %85 = add nsw i64 %83, %84
  %86 = mul nsw i64 %85, 3
  %87 = sext i32 %62 to i64
  %88 = add nsw i64 %86, %87
  %89 = mul nsw i64 %88, 3
  %90 = sext i32 %64 to i64
  %91 = add nsw i64 %89, %90
  %92 = mul nsw i64 %91, 7
  %93 = icmp ult i32 %16, 161
  br i1 %93, label %94, label %98

94:                                               ; preds = %37
  %95 = zext nneg i32 %16 to i64
  %96 = getelementptr i8, ptr %9, i64 %95
  %97 = add nuw nsw i32 %16, 16
  store i32 %97, ptr %4, align 4
  br label %100

98:                                               ; preds = %37
  %99 = getelementptr i8, ptr %46, i64 56
  store ptr %99, ptr %3, align 8
  br label %100

100:                                              ; preds = %98, %94
  %101 = phi i32 [ %97, %94 ], [ %16, %98 ]
  %102 = phi ptr [ %47, %94 ], [ %99, %98 ]
  %103 = phi ptr [ %96, %94 ], [ %47, %98 ]
  %104 = load double, ptr %103, align 8, !tbaa !17
  %105 = fptosi double %104 to i64
  %106 = add nsw i64 %92, %105
  %107 = icmp ult i32 %38, 41
  br i1 %107, label %108, label %112

108:                                              ; preds = %100
  %109 = zext nneg i32 %38 to i64
  %110 = getelementptr i8, ptr %9, i64 %109
  %111 = add nuw nsw i32 %38, 8
  store i32 %111, ptr %2, align 16
  br label %114

112:                                              ; preds = %100
  %113 = getelementptr i8, ptr %102, i64 8
  store ptr %113, ptr %3, align 8
  br label %114

114:                                              ; preds = %112, %108
  %115 = phi i32 [ %111, %108 ], [ %38, %112 ]
  %116 = phi ptr [ %102, %108 ], [ %113, %112 ]
  %117 = phi ptr [ %110, %108 ], [ %102, %112 ]
  %118 = load i8, ptr %117, align 1
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 2
  %122 = load i8, ptr %121, align 1
  %123 = getelementptr inbounds nuw i8, ptr %117, i64 3
  %124 = load i8, ptr %123, align 1
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %126 = load i8, ptr %125, align 1, !tbaa !16
  %127 = mul nsw i64 %106, 3
  %128 = sext i8 %118 to i64
  %129 = add nsw i64 %127, %128
  %130 = mul nsw i64 %129, 3
  %131 = sext i8 %120 to i64
  %132 = add nsw i64 %130, %131
  %133 = mul nsw i64 %132, 3
  %134 = sext i8 %122 to i64
  %135 = add nsw i64 %133, %134
  %136 = mul nsw i64 %135, 3
  %137 = sext i8 %124 to i64
  %138 = add nsw i64 %136, %137
  %139 = mul nsw i64 %138, 3
  %140 = sext i8 %126 to i64
  %141 = add nsw i64 %139, %140
  %142 = getelementptr i8, ptr %116, i64 24
  store ptr %142, ptr %3, align 8
  %143 = load double, ptr %116, align 8, !tbaa !17
  %144 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %145 = mul nsw i64 %141, 7
  %146 = load <2 x double>, ptr %144, align 8, !tbaa !17
  %147 = fmul <2 x double> %146, <double 2.000000e+00, double 3.000000e+00>
  %148 = extractelement <2 x double> %147, i64 0
  %149 = fadd double %143, %148
  %150 = extractelement <2 x double> %147, i64 1
  %151 = fadd double %149, %150
  %152 = fptosi double %151 to i64
  %153 = add nsw i64 %145, %152
  %154 = add nuw nsw i32 %13, 1
  %155 = icmp eq i32 %154, %0
  br i1 %155, label %10, label %11, !llvm.loop !18
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc i64 @aligned(i32 noundef range(i32 0, 4) %0) unnamed_addr #5 {
  %2 = alloca [3 x i8], align 1
  %3 = alloca [200 x i8], align 128
  %4 = alloca [4096 x i8], align 4096
  %5 = alloca i32, align 1024
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %6 = call fastcc i64 @touch(ptr noundef %2, i32 noundef 3, i64 noundef 1)
  %7 = call fastcc i64 @touch(ptr noundef %3, i32 noundef 200, i64 noundef 128)
  %8 = add nsw i64 %7, %6
  %9 = call fastcc i64 @touch(ptr noundef %4, i32 noundef 4096, i64 noundef 4096)
  %10 = add nsw i64 %8, %9
  %11 = call fastcc i64 @touch(ptr noundef %5, i32 noundef 4, i64 noundef 1024)
  %12 = add nsw i64 %10, %11
  %13 = mul nsw i64 %12, 31
  %14 = load i8, ptr %2, align 1, !tbaa !16
  %15 = sext i8 %14 to i64
  %16 = add nsw i64 %13, %15
  %17 = mul nsw i64 %16, 31
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !16
  %20 = sext i8 %19 to i64
  %21 = add nsw i64 %17, %20
  %22 = mul nsw i64 %21, 31
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 2
  %24 = load i8, ptr %23, align 1, !tbaa !16
  %25 = sext i8 %24 to i64
  %26 = add nsw i64 %22, %25
  %27 = icmp eq i32 %0, 0
  br i1 %27, label %47, label %28

28:                                               ; preds = %1
  %29 = mul nsw i64 %26, 31
  %30 = add nsw i32 %0, -1
  %31 = call fastcc i64 @aligned(i32 noundef %30)
  %32 = add nsw i64 %31, %29
  %33 = zext nneg i32 %0 to i64
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !16
  %36 = sext i8 %35 to i64
  %37 = add nsw i64 %32, %36
  %38 = xor i32 %0, 4095
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !16
  %42 = sext i8 %41 to i64
  %43 = add nsw i64 %37, %42
  %44 = load i32, ptr %5, align 1024, !tbaa !5
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %43, %45
  br label %47

47:                                               ; preds = %1, %28
  %48 = phi i64 [ %46, %28 ], [ %26, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10
  ret i64 %48
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
  %5 = icmp samesign ult i32 %1, 8
  br i1 %5, label %43, label %6

6:                                                ; preds = %3
  %7 = icmp samesign ult i32 %1, 32
  br i1 %7, label %26, label %8

8:                                                ; preds = %6
  %9 = and i64 %4, 24
  %10 = and i64 %4, 8160
  br label %11

11:                                               ; preds = %11, %8
  %12 = phi i64 [ 0, %8 ], [ %19, %11 ]
  %13 = phi <16 x i8> [ <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, %8 ], [ %20, %11 ]
  %14 = mul <16 x i8> %13, splat (i8 7)
  %15 = mul <16 x i8> %13, splat (i8 7)
  %16 = add <16 x i8> %15, splat (i8 112)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store <16 x i8> %14, ptr %17, align 1, !tbaa !16
  store <16 x i8> %16, ptr %18, align 1, !tbaa !16
  %19 = add nuw i64 %12, 32
  %20 = add <16 x i8> %13, splat (i8 32)
  %21 = icmp eq i64 %19, %10
  br i1 %21, label %22, label %11, !llvm.loop !20

22:                                               ; preds = %11
  %23 = icmp eq i64 %10, %4
  br i1 %23, label %52, label %24

24:                                               ; preds = %22
  %25 = icmp eq i64 %9, 0
  br i1 %25, label %43, label %26, !prof !23

26:                                               ; preds = %6, %24
  %27 = phi i64 [ %10, %24 ], [ 0, %6 ]
  %28 = and i64 %4, 8184
  %29 = trunc i64 %27 to i8
  %30 = insertelement <8 x i8> poison, i8 %29, i64 0
  %31 = shufflevector <8 x i8> %30, <8 x i8> poison, <8 x i32> zeroinitializer
  %32 = or disjoint <8 x i8> %31, <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>
  br label %33

33:                                               ; preds = %33, %26
  %34 = phi i64 [ %27, %26 ], [ %38, %33 ]
  %35 = phi <8 x i8> [ %32, %26 ], [ %39, %33 ]
  %36 = mul <8 x i8> %35, splat (i8 7)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  store <8 x i8> %36, ptr %37, align 1, !tbaa !16
  %38 = add nuw i64 %34, 8
  %39 = add <8 x i8> %35, splat (i8 8)
  %40 = icmp eq i64 %38, %28
  br i1 %40, label %41, label %33, !llvm.loop !24

41:                                               ; preds = %33
  %42 = icmp eq i64 %28, %4
  br i1 %42, label %52, label %43

43:                                               ; preds = %3, %24, %41
  %44 = phi i64 [ 0, %3 ], [ %10, %24 ], [ %28, %41 ]
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i64 [ %50, %45 ], [ %44, %43 ]
  %47 = trunc i64 %46 to i8
  %48 = mul i8 %47, 7
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 %46
  store i8 %48, ptr %49, align 1, !tbaa !16
  %50 = add nuw nsw i64 %46, 1
  %51 = icmp eq i64 %50, %4
  br i1 %51, label %52, label %45, !llvm.loop !25

52:                                               ; preds = %45, %41, %22
  %53 = ptrtoint ptr %0 to i64
  %54 = urem i64 %53, %2
  %55 = and i64 %4, 3
  %56 = icmp samesign ult i32 %1, 4
  br i1 %56, label %61, label %57

57:                                               ; preds = %52
  %58 = and i64 %4, 8188
  br label %79

59:                                               ; preds = %79
  %60 = icmp eq i64 %55, 0
  br i1 %60, label %77, label %61

61:                                               ; preds = %59, %52
  %62 = phi i64 [ 0, %52 ], [ %106, %59 ]
  %63 = phi i64 [ %54, %52 ], [ %105, %59 ]
  %64 = icmp ne i64 %55, 0
  tail call void @llvm.assume(i1 %64)
  br label %65

65:                                               ; preds = %65, %61
  %66 = phi i64 [ %62, %61 ], [ %74, %65 ]
  %67 = phi i64 [ %63, %61 ], [ %73, %65 ]
  %68 = phi i64 [ 0, %61 ], [ %75, %65 ]
  %69 = mul nsw i64 %67, 31
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %66
  %71 = load i8, ptr %70, align 1, !tbaa !16
  %72 = sext i8 %71 to i64
  %73 = add nsw i64 %69, %72
  %74 = add nuw nsw i64 %66, 1
  %75 = add i64 %68, 1
  %76 = icmp eq i64 %75, %55
  br i1 %76, label %77, label %65, !llvm.loop !26

77:                                               ; preds = %65, %59
  %78 = phi i64 [ %105, %59 ], [ %73, %65 ]
  ret i64 %78

79:                                               ; preds = %79, %57
  %80 = phi i64 [ 0, %57 ], [ %106, %79 ]
  %81 = phi i64 [ %54, %57 ], [ %105, %79 ]
  %82 = phi i64 [ 0, %57 ], [ %107, %79 ]
  %83 = mul nsw i64 %81, 31
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %85 = load i8, ptr %84, align 1, !tbaa !16
  %86 = sext i8 %85 to i64
  %87 = add nsw i64 %83, %86
  %88 = mul nsw i64 %87, 31
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 1
  %91 = load i8, ptr %90, align 1, !tbaa !16
  %92 = sext i8 %91 to i64
  %93 = add nsw i64 %88, %92
  %94 = mul nsw i64 %93, 31
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 2
  %97 = load i8, ptr %96, align 1, !tbaa !16
  %98 = sext i8 %97 to i64
  %99 = add nsw i64 %94, %98
  %100 = mul nsw i64 %99, 31
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 3
  %103 = load i8, ptr %102, align 1, !tbaa !16
  %104 = sext i8 %103 to i64
  %105 = add nsw i64 %100, %104
  %106 = add nuw nsw i64 %80, 4
  %107 = add i64 %82, 4
  %108 = icmp eq i64 %107, %58
  br i1 %108, label %59, label %79, !llvm.loop !28
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }

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
!16 = !{!7, !7, i64 0}
!17 = !{!14, !14, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19, !21, !22}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
!23 = !{!"branch_weights", i32 8, i32 24}
!24 = distinct !{!24, !19, !21, !22}
!25 = distinct !{!25, !19, !22, !21}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !19}
