; ModuleID = 'constructs.c'
source_filename = "constructs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Pair = type { i64, i64 }
%struct.anon = type { ptr, ptr, ptr }
%struct.Large = type { [12 x i32] }

@.str = private unnamed_addr constant [12 x i8] c"two entries\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"machine\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"copies\00", align 1
@__const.main.p = private unnamed_addr constant %struct.Pair { i64 3, i64 9 }, align 8
@.str.3 = private unnamed_addr constant [11 x i8] c"structures\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"wide\00", align 1
@operations = internal constant [3 x %struct.anon] [%struct.anon { ptr @.str.13, ptr @op_add, ptr null }, %struct.anon { ptr @.str.14, ptr @op_sub, ptr getelementptr (i8, ptr @operations, i64 24) }, %struct.anon { ptr @.str.15, ptr @op_mul, ptr getelementptr (i8, ptr @operations, i64 8) }], align 16
@.str.5 = private unnamed_addr constant [9 x i8] c"pointers\00", align 1
@main.code = internal unnamed_addr constant [7 x i8] c"\00\02\01\00\00\02\03", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"computed\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"%d %u %lld %s %c %5d|%08x %f\0A\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@.str.9 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8
@.str.10 = private unnamed_addr constant [9 x i8] c"integers\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"reals\00", align 1
@__const.memory.flags = private unnamed_addr constant [5 x i8] c"\01\00\01\00\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"mul\00", align 1
@computed.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@computed, %1), ptr blockaddress(@computed, %14), ptr blockaddress(@computed, %16), ptr blockaddress(@computed, %18)], align 16
@table = internal unnamed_addr constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca %struct.Pair, align 8
  %3 = alloca %struct.Large, align 8
  %4 = alloca %struct.Large, align 8
  br label %5

5:                                                ; preds = %0, %10
  %6 = phi i32 [ 0, %0 ], [ %11, %10 ]
  br label %13

7:                                                ; preds = %10
  %8 = load i64, ptr @hash, align 8, !tbaa !8
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str, i64 noundef %8)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  br label %19

10:                                               ; preds = %13
  %11 = add nuw nsw i32 %6, 1
  %12 = icmp eq i32 %11, 9
  br i1 %12, label %7, label %5, !llvm.loop !10

13:                                               ; preds = %5, %13
  %14 = phi i32 [ 0, %5 ], [ %17, %13 ]
  %15 = tail call fastcc i32 @two_entries(i32 noundef %6, i32 noundef %14)
  %16 = sext i32 %15 to i64
  tail call fastcc void @mix(i64 noundef %16)
  %17 = add nuw nsw i32 %14, 1
  %18 = icmp eq i32 %17, 4
  br i1 %18, label %10, label %13, !llvm.loop !13

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = tail call fastcc i64 @next()
  %22 = urem i64 %21, 97
  %23 = trunc nuw nsw i64 %22 to i8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %20
  store i8 %23, ptr %24, align 1, !tbaa !14
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, 64
  br i1 %26, label %30, label %19, !llvm.loop !15

27:                                               ; preds = %30
  %28 = load i64, ptr @hash, align 8, !tbaa !8
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.1, i64 noundef %28)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  br label %46

30:                                               ; preds = %19, %30
  %31 = phi i32 [ %35, %30 ], [ -4, %19 ]
  %32 = add nsw i32 %31, 10
  %33 = call fastcc i32 @machine(ptr noundef %1, i32 noundef %32, i32 noundef %31)
  %34 = sext i32 %33 to i64
  tail call fastcc void @mix(i64 noundef %34)
  %35 = add nsw i32 %31, 1
  %36 = icmp eq i32 %35, 12
  br i1 %36, label %27, label %30, !llvm.loop !16

37:                                               ; preds = %46
  %38 = load i64, ptr @hash, align 8, !tbaa !8
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.2, i64 noundef %38)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.p, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %3, i8 0, i64 48, i1 false)
  store i32 1, ptr %3, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %43 = load i64, ptr %2, align 8
  %44 = load i64, ptr %42, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 44
  br label %59

46:                                               ; preds = %27, %46
  %47 = phi i32 [ 0, %27 ], [ %54, %46 ]
  %48 = tail call fastcc i32 @fibonacci(i32 noundef %47)
  %49 = zext i32 %48 to i64
  tail call fastcc void @mix(i64 noundef %49)
  %50 = tail call fastcc i32 @lost(i32 noundef %47)
  %51 = zext nneg i32 %50 to i64
  tail call fastcc void @mix(i64 noundef %51)
  %52 = tail call fastcc i32 @rotate3(i32 noundef %47)
  %53 = zext i32 %52 to i64
  tail call fastcc void @mix(i64 noundef %53)
  %54 = add nuw nsw i32 %47, 1
  %55 = icmp eq i32 %54, 12
  br i1 %55, label %37, label %46, !llvm.loop !17

56:                                               ; preds = %59
  %57 = load i64, ptr @hash, align 8, !tbaa !8
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.3, i64 noundef %57)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  br label %116

59:                                               ; preds = %37, %59
  %60 = phi i64 [ 0, %37 ], [ %72, %59 ]
  %61 = phi i32 [ 7, %37 ], [ %76, %59 ]
  %62 = phi double [ 1.500000e+00, %37 ], [ %75, %59 ]
  %63 = phi i8 [ 99, %37 ], [ %90, %59 ]
  %64 = phi <2 x float> [ <float 1.250000e+00, float -3.500000e+00>, %37 ], [ %91, %59 ]
  %65 = phi i8 [ 97, %37 ], [ %86, %59 ]
  %66 = phi i8 [ 98, %37 ], [ %88, %59 ]
  %67 = phi i64 [ %43, %37 ], [ %70, %59 ]
  %68 = phi i64 [ %44, %37 ], [ %71, %59 ]
  %69 = tail call fastcc { i64, i64 } @swap(i64 %67, i64 %68)
  %70 = extractvalue { i64, i64 } %69, 0
  %71 = extractvalue { i64, i64 } %69, 1
  store i64 %70, ptr %2, align 8, !tbaa !8
  store i64 %71, ptr %42, align 8, !tbaa !8
  %72 = add nuw nsw i64 %60, 1
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = tail call fastcc { double, i32 } @mixed(double %62, i32 %61, i32 noundef %73)
  %75 = extractvalue { double, i32 } %74, 0
  %76 = extractvalue { double, i32 } %74, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %77 = trunc nuw nsw i64 %60 to i32
  call fastcc void @large(ptr dead_on_unwind writable sret(%struct.Large) align 4 %4, ptr noundef nonnull byval(%struct.Large) align 8 %3, i32 noundef %77)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %78 = zext i8 %63 to i24
  %79 = shl nuw i24 %78, 16
  %80 = zext i8 %66 to i24
  %81 = shl nuw nsw i24 %80, 8
  %82 = or disjoint i24 %79, %81
  %83 = zext i8 %65 to i24
  %84 = or disjoint i24 %82, %83
  %85 = tail call fastcc i24 @bytes3(i24 %84)
  %86 = trunc i24 %85 to i8
  %87 = lshr i24 %85, 8
  %88 = trunc i24 %87 to i8
  %89 = lshr i24 %85, 16
  %90 = trunc nuw i24 %89 to i8
  %91 = tail call fastcc <2 x float> @floats(<2 x float> %64)
  tail call fastcc void @mix(i64 noundef %70)
  tail call fastcc void @mix(i64 noundef %71)
  %92 = fmul double %75, 4.000000e+00
  %93 = fptosi double %92 to i64
  tail call fastcc void @mix(i64 noundef %93)
  %94 = sext i32 %76 to i64
  tail call fastcc void @mix(i64 noundef %94)
  %95 = load i32, ptr %45, align 4, !tbaa !4
  %96 = load i32, ptr %3, align 8, !tbaa !4
  %97 = add nsw i32 %96, %95
  %98 = sext i32 %97 to i64
  tail call fastcc void @mix(i64 noundef %98)
  %99 = sext i8 %86 to i32
  %100 = shl nsw i32 %99, 8
  %101 = sext i8 %90 to i32
  %102 = add nsw i32 %100, %101
  %103 = sext i32 %102 to i64
  tail call fastcc void @mix(i64 noundef %103)
  %104 = extractelement <2 x float> %91, i64 0
  %105 = fmul float %104, 1.600000e+01
  %106 = fptosi float %105 to i64
  tail call fastcc void @mix(i64 noundef %106)
  %107 = extractelement <2 x float> %91, i64 1
  %108 = fmul float %107, 1.600000e+01
  %109 = fptosi float %108 to i64
  tail call fastcc void @mix(i64 noundef %109)
  %110 = trunc nuw nsw i64 %60 to i32
  %111 = tail call fastcc i64 @many(i32 noundef %110, i64 noundef %60, ptr noundef nonnull byval(%struct.Pair) align 8 %2, ptr noundef nonnull byval(%struct.Large) align 8 %3, i32 noundef %110)
  tail call fastcc void @mix(i64 noundef %111)
  %112 = icmp eq i64 %72, 5
  br i1 %112, label %56, label %59, !llvm.loop !19

113:                                              ; preds = %116
  %114 = load i64, ptr @hash, align 8, !tbaa !8
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.4, i64 noundef %114)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  tail call fastcc void @integers()
  tail call fastcc void @reals()
  tail call fastcc void @memory()
  br label %153

116:                                              ; preds = %56, %116
  %117 = phi i32 [ 0, %56 ], [ %141, %116 ]
  %118 = phi i128 [ 1, %56 ], [ %140, %116 ]
  %119 = tail call fastcc i64 @next()
  %120 = zext i64 %119 to i128
  %121 = tail call fastcc i64 @next()
  %122 = and i64 %121, 63
  %123 = zext nneg i64 %122 to i128
  %124 = shl nuw nsw i128 %120, %123
  %125 = tail call fastcc i64 @next()
  %126 = zext i64 %125 to i128
  %127 = or i128 %124, %126
  %128 = tail call fastcc i64 @next()
  %129 = trunc i64 %128 to i32
  %130 = and i32 %129, 127
  %131 = tail call fastcc i64 @next()
  %132 = trunc i64 %131 to i32
  %133 = and i32 %132, 127
  %134 = shl i128 %118, 3
  %135 = xor i128 %127, %134
  %136 = zext nneg i32 %133 to i128
  %137 = lshr i128 %127, %136
  %138 = tail call fastcc i128 @wide(i128 noundef %135, i128 noundef %137, i32 noundef %130)
  %139 = zext nneg i32 %117 to i128
  %140 = add i128 %138, %139
  %141 = add nuw nsw i32 %117, 1
  %142 = icmp eq i32 %141, 24
  br i1 %142, label %113, label %116, !llvm.loop !20

143:                                              ; preds = %153
  tail call fastcc void @mix(i64 noundef 8)
  %144 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 3)
  %145 = sext i32 %144 to i64
  tail call fastcc void @mix(i64 noundef %145)
  %146 = load i64, ptr @hash, align 8, !tbaa !8
  %147 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.5, i64 noundef %146)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  %148 = tail call fastcc i32 @computed()
  %149 = sext i32 %148 to i64
  tail call fastcc void @mix(i64 noundef %149)
  %150 = load i64, ptr @hash, align 8, !tbaa !8
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.6, i64 noundef %150)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  %152 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef -5, i32 noundef -294967296, i64 noundef -1234567890123, ptr noundef nonnull @.str.8, i32 noundef 120, i32 noundef 42, i32 noundef 2748, double noundef 1.500000e+00)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret i32 0

153:                                              ; preds = %113, %153
  %154 = phi i32 [ 0, %113 ], [ %171, %153 ]
  %155 = urem i32 %154, 3
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw %struct.anon, ptr @operations, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %159 = load ptr, ptr %158, align 8, !tbaa !21
  %160 = mul nuw nsw i32 %154, 7
  %161 = add nsw i32 %154, -3
  %162 = tail call i32 %159(i32 noundef %160, i32 noundef %161) #20
  %163 = sext i32 %162 to i64
  tail call fastcc void @mix(i64 noundef %163)
  %164 = load ptr, ptr %157, align 8, !tbaa !26
  %165 = load i8, ptr %164, align 1, !tbaa !14
  %166 = sext i8 %165 to i64
  tail call fastcc void @mix(i64 noundef %166)
  %167 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %168 = load ptr, ptr %167, align 8, !tbaa !27
  %169 = icmp eq ptr %168, null
  %170 = zext i1 %169 to i64
  tail call fastcc void @mix(i64 noundef %170)
  %171 = add nuw nsw i32 %154, 1
  %172 = icmp eq i32 %171, 9
  br i1 %172, label %143, label %153, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #2 {
  %2 = load i64, ptr @hash, align 8, !tbaa !8
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, 1099511628211
  store i64 %4, ptr @hash, align 8, !tbaa !8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @two_entries(i32 noundef range(i32 -2147483648, 9) %0, i32 noundef range(i32 -2147483648, 4) %1) unnamed_addr #3 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %17

5:                                                ; preds = %24, %17
  %6 = phi i32 [ %18, %17 ], [ 5, %24 ]
  %7 = phi i32 [ %19, %17 ], [ %25, %24 ]
  %8 = phi i32 [ %22, %17 ], [ %29, %24 ]
  %9 = add nsw i32 %6, -1
  br label %10

10:                                               ; preds = %5, %2
  %11 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %12 = phi i32 [ %1, %2 ], [ %7, %5 ]
  %13 = phi i32 [ 0, %2 ], [ %8, %5 ]
  %14 = mul nsw i32 %11, 3
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 1000
  br i1 %16, label %32, label %17

17:                                               ; preds = %2, %10
  %18 = phi i32 [ %11, %10 ], [ %0, %2 ]
  %19 = phi i32 [ %12, %10 ], [ %1, %2 ]
  %20 = phi i32 [ %15, %10 ], [ 0, %2 ]
  %21 = add nsw i32 %19, %18
  %22 = add nsw i32 %21, %20
  %23 = icmp sgt i32 %18, 1
  br i1 %23, label %5, label %24

24:                                               ; preds = %17
  %25 = add i32 %19, -2
  %26 = add i32 %18, %20
  %27 = shl i32 %19, 1
  %28 = add i32 %26, %27
  %29 = add i32 %28, 3
  %30 = and i32 %19, 2
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %5

32:                                               ; preds = %24, %10
  %33 = phi i32 [ %15, %10 ], [ %22, %24 ]
  ret i32 %33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @next() unnamed_addr #2 {
  %1 = load i64, ptr @state, align 8, !tbaa !8
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !8
  ret i64 %7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i32 @machine(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 -2147483638, 22) %1, i32 noundef range(i32 -2147483648, 12) %2) unnamed_addr #4 {
  switch i32 %2, label %42 [
    i32 0, label %4
    i32 1, label %16
    i32 2, label %28
    i32 7, label %40
    i32 8, label %40
    i32 9, label %40
    i32 -3, label %44
  ]

4:                                                ; preds = %26, %42, %34, %3
  %5 = phi i32 [ %2, %3 ], [ %43, %42 ], [ %17, %26 ], [ %32, %34 ]
  %6 = phi i32 [ %2, %3 ], [ 0, %42 ], [ %27, %26 ], [ %35, %34 ]
  %7 = icmp slt i32 %6, %1
  br i1 %7, label %8, label %44

8:                                                ; preds = %4
  %9 = add nsw i32 %6, 1
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !14
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %5, %13
  %15 = xor i32 %14, 85
  br label %16

16:                                               ; preds = %3, %8
  %17 = phi i32 [ %15, %8 ], [ 85, %3 ]
  %18 = phi i32 [ %9, %8 ], [ 0, %3 ]
  %19 = icmp slt i32 %18, %1
  br i1 %19, label %20, label %28

20:                                               ; preds = %16
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !14
  %24 = and i8 %23, 3
  %25 = icmp eq i8 %24, 1
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = add nsw i32 %18, 1
  br label %4

28:                                               ; preds = %16, %20, %3
  %29 = phi i32 [ %17, %20 ], [ %17, %16 ], [ 0, %3 ]
  %30 = phi i32 [ %18, %20 ], [ %18, %16 ], [ 0, %3 ]
  %31 = mul nsw i32 %29, 7
  %32 = add nsw i32 %31, 1
  %33 = icmp slt i32 %30, %1
  br i1 %33, label %34, label %44

34:                                               ; preds = %28
  %35 = add nsw i32 %30, 1
  %36 = sext i32 %30 to i64
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !14
  %39 = icmp ugt i8 %38, 40
  br i1 %39, label %4, label %44

40:                                               ; preds = %3, %3, %3
  %41 = sub nsw i32 0, %2
  br label %44

42:                                               ; preds = %3
  %43 = shl nsw i32 %2, 1
  br label %4

44:                                               ; preds = %3, %28, %34, %4, %40
  %45 = phi i32 [ %5, %4 ], [ %32, %34 ], [ %32, %28 ], [ %41, %40 ], [ 99, %3 ]
  ret i32 %45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @fibonacci(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #3 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %8, label %6

3:                                                ; preds = %8
  %4 = mul i32 %11, 65599
  %5 = add i32 %4, %15
  br label %6

6:                                                ; preds = %3, %1
  %7 = phi i32 [ 1, %1 ], [ %5, %3 ]
  ret i32 %7

8:                                                ; preds = %1, %8
  %9 = phi i32 [ %11, %8 ], [ 0, %1 ]
  %10 = phi i32 [ %16, %8 ], [ 0, %1 ]
  %11 = phi i32 [ %15, %8 ], [ 1, %1 ]
  %12 = urem i32 %10, 3
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 0, i32 %11
  %15 = add i32 %14, %9
  %16 = add nuw nsw i32 %10, 1
  %17 = icmp eq i32 %16, %0
  br i1 %17, label %3, label %8, !llvm.loop !29
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 1002, 10012) i32 @lost(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #5 {
  %2 = tail call i32 @llvm.smax.i32(i32 %0, i32 2)
  %3 = mul i32 %2, 1000
  %4 = add i32 %3, -1000
  %5 = add nuw nsw i32 %4, %2
  ret i32 %5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @rotate3(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #3 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %11, %3 ], [ 3, %1 ]
  %6 = phi i32 [ %5, %3 ], [ 2, %1 ]
  %7 = phi i32 [ %6, %3 ], [ 1, %1 ]
  %8 = add nsw i32 %4, -1
  %9 = icmp eq i32 %8, 4
  %10 = select i1 %9, i32 %5, i32 0
  %11 = add i32 %10, %7
  %12 = icmp sgt i32 %4, 1
  br i1 %12, label %3, label %13, !llvm.loop !30

13:                                               ; preds = %3
  %14 = mul i32 %6, 10000
  %15 = mul i32 %5, 100
  %16 = add i32 %15, %14
  %17 = add i32 %16, %11
  br label %18

18:                                               ; preds = %13, %1
  %19 = phi i32 [ 10203, %1 ], [ %17, %13 ]
  ret i32 %19
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @swap(i64 %0, i64 %1) unnamed_addr #5 {
  %3 = add nsw i64 %1, 1
  %4 = add nsw i64 %0, -1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { double, i32 } @mixed(double %0, i32 %1, i32 noundef range(i32 -2147483647, 6) %2) unnamed_addr #5 {
  %4 = sitofp i32 %2 to double
  %5 = fmul double %0, %4
  %6 = add nsw i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @large(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Large) align 4 captures(none) %0, ptr noundef byval(%struct.Large) align 8 captures(none) %1, i32 noundef range(i32 -2147483648, 5) %2) unnamed_addr #8 {
  br label %5

4:                                                ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !18
  ret void

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %12, %5 ]
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = trunc i64 %6 to i32
  %10 = mul i32 %2, %9
  %11 = add nsw i32 %8, %10
  store i32 %11, ptr %7, align 4, !tbaa !4
  %12 = add nuw nsw i64 %6, 1
  %13 = icmp eq i64 %12, 12
  br i1 %13, label %4, label %5, !llvm.loop !31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i24 @bytes3(i24 %0) unnamed_addr #5 {
  %2 = tail call i24 @llvm.fshl.i24(i24 %0, i24 %0, i24 8)
  ret i24 %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <2 x float> @floats(<2 x float> %0) unnamed_addr #9 {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fmul float %2, 2.000000e+00
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 0
  %6 = fadd float %5, -1.000000e+00
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc i64 @many(i32 noundef range(i32 -2147483648, 5) %0, i64 noundef range(i64 -2147483648, 5) %1, ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %2, ptr noundef readonly byval(%struct.Large) align 8 captures(none) %3, i32 noundef range(i32 -2147483648, 5) %4) unnamed_addr #10 {
  %6 = mul nsw i32 %0, 3
  %7 = sext i32 %6 to i64
  %8 = mul nsw i64 %1, 10
  %9 = load i64, ptr %2, align 8, !tbaa !32
  %10 = mul nsw i64 %9, 14
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !34
  %13 = mul nsw i64 %12, 15
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = shl nsw i32 %15, 4
  %17 = sext i32 %16 to i64
  %18 = mul nsw i32 %4, 17
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %7, 4400277067685
  %21 = add nsw i64 %20, %8
  %22 = add nsw i64 %21, %19
  %23 = add i64 %22, %10
  %24 = add i64 %23, %13
  %25 = add i64 %24, %17
  ret i64 %25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i128 @wide(i128 noundef %0, i128 noundef range(i128 0, -170141183460469231731687303715884105728) %1, i32 noundef range(i32 0, 128) %2) unnamed_addr #11 {
  %4 = add i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %4)
  %5 = sub i128 %0, %1
  tail call fastcc void @mix128(i128 noundef %5)
  %6 = mul i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %6)
  %7 = or i128 %1, 1
  %8 = udiv i128 %0, %7
  tail call fastcc void @mix128(i128 noundef %8)
  %9 = mul i128 %8, %7
  %10 = sub i128 %0, %9
  tail call fastcc void @mix128(i128 noundef %10)
  %11 = sdiv i128 %0, %7
  tail call fastcc void @mix128(i128 noundef %11)
  %12 = mul i128 %11, %7
  %13 = sub i128 %0, %12
  tail call fastcc void @mix128(i128 noundef %13)
  %14 = zext nneg i32 %2 to i128
  %15 = shl i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %15)
  %16 = lshr i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %16)
  %17 = ashr i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %17)
  %18 = icmp ult i128 %0, %1
  %19 = zext i1 %18 to i64
  %20 = icmp ugt i128 %0, %1
  %21 = select i1 %20, i64 0, i64 2
  %22 = or disjoint i64 %21, %19
  %23 = icmp slt i128 %0, %1
  %24 = select i1 %23, i64 4, i64 0
  %25 = or disjoint i64 %22, %24
  %26 = select i1 %23, i64 0, i64 8
  %27 = or disjoint i64 %25, %26
  %28 = icmp eq i128 %0, %1
  %29 = select i1 %28, i64 16, i64 0
  %30 = or disjoint i64 %27, %29
  tail call fastcc void @mix(i64 noundef %30)
  %31 = and i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %31)
  %32 = xor i128 %1, -1
  %33 = or i128 %0, %32
  tail call fastcc void @mix128(i128 noundef %33)
  %34 = xor i128 %1, %0
  %35 = sub i128 0, %34
  tail call fastcc void @mix128(i128 noundef %35)
  %36 = shl i128 %0, 64
  %37 = ashr exact i128 %36, 64
  tail call fastcc void @mix128(i128 noundef %37)
  ret i128 %34
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @integers() unnamed_addr #12 {
  br label %4

1:                                                ; preds = %4
  %2 = load i64, ptr @hash, align 8, !tbaa !8
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.10, i64 noundef %2)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  ret void

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %153, %4 ]
  %6 = tail call fastcc i64 @next()
  %7 = ashr i64 %6, %5
  %8 = tail call fastcc i64 @next()
  %9 = tail call fastcc i64 @next()
  %10 = and i64 %9, 63
  %11 = ashr i64 %8, %10
  %12 = tail call fastcc i64 @next()
  %13 = trunc i64 %12 to i32
  %14 = tail call fastcc i64 @next()
  %15 = trunc i64 %14 to i32
  %16 = tail call fastcc i64 @next()
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 31
  %19 = ashr i32 %15, %18
  %20 = or i32 %19, 1
  %21 = tail call fastcc i64 @next()
  %22 = trunc i64 %21 to i16
  %23 = tail call fastcc i64 @next()
  %24 = trunc i64 %23 to i8
  %25 = tail call fastcc i64 @next()
  %26 = trunc i64 %25 to i8
  %27 = tail call fastcc i64 @next()
  %28 = trunc i64 %27 to i16
  %29 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  %30 = add nsw i64 %29, %7
  tail call fastcc void @mix(i64 noundef %30)
  %31 = sub nsw i64 %7, %29
  tail call fastcc void @mix(i64 noundef %31)
  %32 = mul nsw i64 %29, %7
  tail call fastcc void @mix(i64 noundef %32)
  %33 = sdiv i64 %7, %29
  tail call fastcc void @mix(i64 noundef %33)
  %34 = srem i64 %7, %29
  tail call fastcc void @mix(i64 noundef %34)
  %35 = udiv i64 %7, %29
  tail call fastcc void @mix(i64 noundef %35)
  %36 = urem i64 %7, %29
  tail call fastcc void @mix(i64 noundef %36)
  %37 = sdiv i32 %13, %20
  %38 = sext i32 %37 to i64
  tail call fastcc void @mix(i64 noundef %38)
  %39 = srem i32 %13, %20
  %40 = sext i32 %39 to i64
  tail call fastcc void @mix(i64 noundef %40)
  %41 = udiv i32 %13, %20
  %42 = zext i32 %41 to i64
  tail call fastcc void @mix(i64 noundef %42)
  %43 = urem i32 %13, %20
  %44 = zext i32 %43 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = mul nsw i32 %20, %13
  %46 = sext i32 %45 to i64
  tail call fastcc void @mix(i64 noundef %46)
  %47 = add i32 %20, %13
  %48 = zext i32 %47 to i64
  tail call fastcc void @mix(i64 noundef %48)
  %49 = ashr i64 %7, %5
  tail call fastcc void @mix(i64 noundef %49)
  %50 = lshr i64 %7, %5
  tail call fastcc void @mix(i64 noundef %50)
  %51 = shl i64 %7, %5
  tail call fastcc void @mix(i64 noundef %51)
  %52 = trunc nuw nsw i64 %5 to i32
  %53 = and i32 %52, 31
  %54 = ashr i32 %13, %53
  %55 = sext i32 %54 to i64
  tail call fastcc void @mix(i64 noundef %55)
  %56 = shl i32 %13, %53
  %57 = zext i32 %56 to i64
  tail call fastcc void @mix(i64 noundef %57)
  %58 = sext i16 %22 to i32
  %59 = sext i8 %24 to i32
  %60 = shl i64 %23, 56
  %61 = ashr exact i64 %60, 56
  %62 = shl i64 %21, 48
  %63 = mul i64 %62, %61
  %64 = ashr exact i64 %63, 48
  tail call fastcc void @mix(i64 noundef %64)
  %65 = trunc i64 %25 to i32
  %66 = and i32 %65, 255
  %67 = add i64 %25, %23
  %68 = and i64 %67, 255
  tail call fastcc void @mix(i64 noundef %68)
  %69 = lshr i32 %66, 3
  %70 = zext nneg i32 %69 to i64
  tail call fastcc void @mix(i64 noundef %70)
  %71 = ashr i32 %58, 2
  %72 = sext i32 %71 to i64
  tail call fastcc void @mix(i64 noundef %72)
  %73 = trunc i64 %27 to i32
  %74 = and i32 %73, 65535
  %75 = lshr i32 %74, 2
  %76 = zext nneg i32 %75 to i64
  tail call fastcc void @mix(i64 noundef %76)
  %77 = shl i64 %27, 3
  %78 = and i64 %77, 65528
  tail call fastcc void @mix(i64 noundef %78)
  %79 = sdiv i32 %59, 3
  %80 = sext i32 %79 to i64
  tail call fastcc void @mix(i64 noundef %80)
  %81 = urem i32 %66, 7
  %82 = zext nneg i32 %81 to i64
  tail call fastcc void @mix(i64 noundef %82)
  %83 = icmp slt i64 %7, %29
  %84 = zext i1 %83 to i64
  %85 = icmp sgt i32 %20, %13
  %86 = select i1 %85, i64 2, i64 0
  %87 = icmp slt i32 %58, %59
  %88 = select i1 %87, i64 4, i64 0
  %89 = icmp samesign ult i32 %66, %74
  %90 = select i1 %89, i64 8, i64 0
  %91 = icmp ult i64 %7, %29
  %92 = select i1 %91, i64 16, i64 0
  %93 = icmp slt i8 %24, %26
  %94 = select i1 %93, i64 32, i64 0
  %95 = trunc i64 %21 to i32
  %96 = and i32 %95, 65535
  %97 = icmp samesign ugt i32 %74, %96
  %98 = select i1 %97, i64 0, i64 64
  %99 = or disjoint i64 %92, %84
  %100 = or disjoint i64 %99, %86
  %101 = or disjoint i64 %100, %88
  %102 = or disjoint i64 %101, %94
  %103 = or disjoint i64 %102, %90
  %104 = or i64 %103, %98
  tail call fastcc void @mix(i64 noundef %104)
  %105 = tail call i32 @llvm.smax.i32(i32 %20, i32 %13)
  %106 = sext i32 %105 to i64
  tail call fastcc void @mix(i64 noundef %106)
  %107 = tail call i64 @llvm.smin.i64(i64 %7, i64 %29)
  tail call fastcc void @mix(i64 noundef %107)
  %108 = tail call i32 @llvm.umax.i32(i32 %66, i32 %74)
  %109 = zext nneg i32 %108 to i64
  tail call fastcc void @mix(i64 noundef %109)
  %110 = tail call i32 @llvm.abs.i32(i32 %59, i1 true)
  %111 = zext nneg i32 %110 to i64
  tail call fastcc void @mix(i64 noundef %111)
  %112 = tail call i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 25)
  %113 = zext i32 %112 to i64
  tail call fastcc void @mix(i64 noundef %113)
  %114 = tail call i64 @llvm.fshl.i64(i64 %7, i64 %7, i64 13)
  tail call fastcc void @mix(i64 noundef %114)
  %115 = shl nuw nsw i32 %66, 3
  %116 = lshr i32 %66, 5
  %117 = and i32 %115, 248
  %118 = or disjoint i32 %117, %116
  %119 = zext nneg i32 %118 to i64
  tail call fastcc void @mix(i64 noundef %119)
  %120 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %7)
  tail call fastcc void @mix(i64 noundef %120)
  %121 = or i32 %13, 1
  %122 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  tail call fastcc void @mix(i64 noundef %123)
  %124 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %29, i1 true)
  tail call fastcc void @mix(i64 noundef %124)
  %125 = tail call i32 @llvm.bswap.i32(i32 %13)
  %126 = zext i32 %125 to i64
  tail call fastcc void @mix(i64 noundef %126)
  %127 = tail call i64 @llvm.bswap.i64(i64 %7)
  tail call fastcc void @mix(i64 noundef %127)
  %128 = tail call i16 @llvm.bswap.i16(i16 %28)
  %129 = zext i16 %128 to i64
  tail call fastcc void @mix(i64 noundef %129)
  %130 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 %20)
  %131 = extractvalue { i32, i1 } %130, 1
  %132 = extractvalue { i32, i1 } %130, 0
  %133 = zext i1 %131 to i64
  tail call fastcc void @mix(i64 noundef %133)
  %134 = sext i32 %132 to i64
  tail call fastcc void @mix(i64 noundef %134)
  %135 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %13, i32 %20)
  %136 = extractvalue { i32, i1 } %135, 1
  %137 = extractvalue { i32, i1 } %135, 0
  %138 = zext i1 %136 to i64
  tail call fastcc void @mix(i64 noundef %138)
  %139 = sext i32 %137 to i64
  tail call fastcc void @mix(i64 noundef %139)
  %140 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %7, i64 %29)
  %141 = extractvalue { i64, i1 } %140, 1
  %142 = extractvalue { i64, i1 } %140, 0
  %143 = zext i1 %141 to i64
  tail call fastcc void @mix(i64 noundef %143)
  tail call fastcc void @mix(i64 noundef %142)
  %144 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %13, i32 %20)
  %145 = extractvalue { i32, i1 } %144, 1
  %146 = extractvalue { i32, i1 } %144, 0
  %147 = zext i1 %145 to i64
  tail call fastcc void @mix(i64 noundef %147)
  %148 = zext i32 %146 to i64
  tail call fastcc void @mix(i64 noundef %148)
  %149 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %7, i64 %29)
  %150 = extractvalue { i64, i1 } %149, 1
  %151 = extractvalue { i64, i1 } %149, 0
  %152 = zext i1 %150 to i64
  tail call fastcc void @mix(i64 noundef %152)
  tail call fastcc void @mix(i64 noundef %151)
  %153 = add nuw nsw i64 %5, 1
  %154 = icmp eq i64 %153, 60
  br i1 %154, label %1, label %4, !llvm.loop !35
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @reals() unnamed_addr #12 {
  %1 = alloca double, align 8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %6

3:                                                ; preds = %6
  %4 = load i64, ptr @hash, align 8, !tbaa !8
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.11, i64 noundef %4)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  ret void

6:                                                ; preds = %0, %6
  %7 = phi i32 [ 0, %0 ], [ %106, %6 ]
  %8 = tail call fastcc i64 @next()
  %9 = sitofp i64 %8 to double
  %10 = fdiv double %9, 1.000000e+15
  %11 = tail call fastcc i64 @next()
  %12 = trunc i64 %11 to i32
  %13 = uitofp i32 %12 to double
  %14 = fmul double %13, 1.000000e-03
  %15 = fadd double %14, 1.000000e+00
  %16 = tail call fastcc i64 @next()
  %17 = trunc i64 %16 to i32
  %18 = sitofp i32 %17 to float
  %19 = fdiv float %18, 3.000000e+05
  %20 = tail call fastcc i64 @next()
  %21 = uitofp i64 %20 to float
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %22 = fmul double %10, %15
  store double %22, ptr %1, align 8, !tbaa !14
  %23 = bitcast double %22 to i64
  tail call fastcc void @mix(i64 noundef %23)
  %24 = fdiv double %10, %15
  store double %24, ptr %1, align 8, !tbaa !14
  %25 = bitcast double %24 to i64
  tail call fastcc void @mix(i64 noundef %25)
  %26 = fsub double %10, %15
  store double %26, ptr %1, align 8, !tbaa !14
  %27 = bitcast double %26 to i64
  tail call fastcc void @mix(i64 noundef %27)
  %28 = fneg double %10
  store double %28, ptr %1, align 8, !tbaa !14
  %29 = bitcast double %28 to i64
  tail call fastcc void @mix(i64 noundef %29)
  %30 = fpext float %19 to double
  store double %30, ptr %1, align 8, !tbaa !14
  %31 = bitcast double %30 to i64
  tail call fastcc void @mix(i64 noundef %31)
  %32 = tail call double @llvm.fabs.f64(double %10)
  store double %32, ptr %1, align 8, !tbaa !14
  %33 = bitcast double %32 to i64
  tail call fastcc void @mix(i64 noundef %33)
  store double 0.000000e+00, ptr %1, align 8, !tbaa !14
  %34 = fadd float %19, %21
  store float %34, ptr %1, align 8, !tbaa !14
  %35 = load i64, ptr %1, align 8, !tbaa !14
  tail call fastcc void @mix(i64 noundef %35)
  %36 = fptrunc double %10 to float
  store float %36, ptr %2, align 4, !tbaa !14
  %37 = load i64, ptr %1, align 8, !tbaa !14
  tail call fastcc void @mix(i64 noundef %37)
  %38 = fmul float %19, 5.000000e-01
  %39 = fsub float %38, %21
  store float %39, ptr %1, align 8, !tbaa !14
  %40 = load i64, ptr %1, align 8, !tbaa !14
  tail call fastcc void @mix(i64 noundef %40)
  %41 = fptosi double %10 to i64
  tail call fastcc void @mix(i64 noundef %41)
  %42 = fptosi float %19 to i32
  %43 = sext i32 %42 to i64
  tail call fastcc void @mix(i64 noundef %43)
  %44 = fptoui double %15 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = fmul double %15, 1.000000e+01
  %46 = fptoui double %45 to i32
  %47 = zext i32 %46 to i64
  tail call fastcc void @mix(i64 noundef %47)
  %48 = fdiv double %10, 1.000000e+02
  %49 = fptosi double %48 to i16
  %50 = sext i16 %49 to i64
  tail call fastcc void @mix(i64 noundef %50)
  %51 = fdiv double %15, 1.000000e+05
  %52 = fptoui double %51 to i8
  %53 = zext i8 %52 to i64
  tail call fastcc void @mix(i64 noundef %53)
  %54 = fcmp olt double %10, %15
  %55 = zext i1 %54 to i64
  %56 = fcmp ole double %10, %15
  %57 = select i1 %56, i64 2, i64 0
  %58 = or disjoint i64 %57, %55
  %59 = fcmp oeq double %10, %15
  %60 = select i1 %59, i64 4, i64 0
  %61 = or disjoint i64 %58, %60
  %62 = fcmp une double %10, %15
  %63 = select i1 %62, i64 8, i64 0
  %64 = or disjoint i64 %61, %63
  %65 = fcmp ogt float %19, %21
  %66 = select i1 %65, i64 16, i64 0
  %67 = or disjoint i64 %64, %66
  %68 = fcmp ult float %19, %21
  %69 = select i1 %68, i64 32, i64 0
  %70 = or disjoint i64 %67, %69
  tail call fastcc void @mix(i64 noundef %70)
  %71 = urem i32 %7, 3
  %72 = icmp eq i32 %71, 0
  %73 = select i1 %72, double 0x7FF8000000000000, double %10
  %74 = fcmp olt double %73, %15
  %75 = select i1 %74, i64 1, i64 2
  %76 = fcmp ord double %73, 0.000000e+00
  %77 = select i1 %76, i64 4, i64 0
  %78 = fcmp une double %73, %15
  %79 = select i1 %78, i64 8, i64 0
  %80 = fcmp ult double %73, %15
  %81 = select i1 %80, i64 16, i64 0
  %82 = fcmp ogt double %73, %15
  %83 = fcmp one double %73, %15
  %84 = select i1 %83, i64 128, i64 0
  %85 = select i1 %72, i64 96, i64 32
  %86 = or disjoint i64 %85, %77
  %87 = or disjoint i64 %86, %75
  %88 = or disjoint i64 %87, %79
  %89 = or disjoint i64 %88, %81
  %90 = or disjoint i64 %89, %84
  tail call fastcc void @mix(i64 noundef %90)
  %91 = tail call double @sqrt(double noundef %15) #20, !tbaa !4
  store double %91, ptr %1, align 8, !tbaa !14
  %92 = bitcast double %91 to i64
  tail call fastcc void @mix(i64 noundef %92)
  %93 = tail call double @llvm.copysign.f64(double %15, double %10)
  store double %93, ptr %1, align 8, !tbaa !14
  %94 = bitcast double %93 to i64
  tail call fastcc void @mix(i64 noundef %94)
  %95 = fmul double %10, 0.000000e+00
  store double %95, ptr %1, align 8, !tbaa !14
  %96 = bitcast double %95 to i64
  tail call fastcc void @mix(i64 noundef %96)
  %97 = bitcast double %10 to i64
  %98 = lshr i64 %97, 63
  tail call fastcc void @mix(i64 noundef %98)
  %99 = select i1 %82, double %73, double %15
  store double %99, ptr %1, align 8, !tbaa !14
  %100 = bitcast double %99 to i64
  tail call fastcc void @mix(i64 noundef %100)
  %101 = tail call fastcc i64 @next()
  %102 = zext i64 %101 to i128
  %103 = shl nuw nsw i128 %102, 20
  %104 = uitofp nneg i128 %103 to double
  store double %104, ptr %1, align 8, !tbaa !14
  %105 = bitcast double %104 to i64
  tail call fastcc void @mix(i64 noundef %105)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %106 = add nuw nsw i32 %7, 1
  %107 = icmp eq i32 %106, 40
  br i1 %107, label %3, label %6, !llvm.loop !36
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @memory() unnamed_addr #12 {
  %1 = alloca [100 x i8], align 16
  %2 = alloca i32, align 4
  %3 = alloca [5 x i8], align 1
  %4 = alloca [6 x [7 x i32]], align 16
  br label %6

5:                                                ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  br label %57

6:                                                ; preds = %0, %6
  %7 = phi i32 [ 0, %0 ], [ %30, %6 ]
  %8 = phi i64 [ 0, %0 ], [ %37, %6 ]
  %9 = phi i32 [ 0, %0 ], [ %52, %6 ]
  %10 = tail call fastcc i64 @next()
  %11 = trunc i64 %10 to i32
  %12 = add i32 %7, %11
  %13 = and i32 %12, 7
  %14 = tail call fastcc i64 @next()
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 3
  %17 = xor i32 %16, %7
  %18 = and i32 %17, 1016
  %19 = tail call fastcc i64 @next()
  %20 = trunc i64 %19 to i32
  %21 = shl i32 %20, 10
  %22 = sub i32 %7, %21
  %23 = and i32 %22, 2096128
  %24 = tail call fastcc i64 @next()
  %25 = trunc i64 %24 to i32
  %26 = shl i32 %25, 21
  %27 = and i32 %26, 65011712
  %28 = or disjoint i32 %18, %27
  %29 = or disjoint i32 %13, %28
  %30 = or disjoint i32 %29, %23
  %31 = tail call fastcc i64 @next()
  %32 = add i64 %31, %8
  %33 = and i64 %32, 1099511627775
  %34 = tail call fastcc i64 @next()
  %35 = shl i64 %34, 40
  %36 = and i64 %35, 1099511627776
  %37 = or disjoint i64 %36, %33
  %38 = tail call fastcc i64 @next()
  %39 = and i64 %38, 16777215
  %40 = zext nneg i32 %13 to i64
  tail call fastcc void @mix(i64 noundef %40)
  %41 = lshr i32 %17, 3
  %42 = and i32 %41, 127
  %43 = zext nneg i32 %42 to i64
  tail call fastcc void @mix(i64 noundef %43)
  %44 = shl nuw i32 %23, 11
  %45 = ashr exact i32 %44, 21
  %46 = sext i32 %45 to i64
  tail call fastcc void @mix(i64 noundef %46)
  %47 = shl nuw i32 %27, 6
  %48 = ashr exact i32 %47, 27
  %49 = sext i32 %48 to i64
  tail call fastcc void @mix(i64 noundef %49)
  tail call fastcc void @mix(i64 noundef %33)
  %50 = shl nuw i64 %36, 23
  %51 = ashr exact i64 %50, 63
  tail call fastcc void @mix(i64 noundef %51)
  tail call fastcc void @mix(i64 noundef %39)
  %52 = add nuw nsw i32 %9, 1
  %53 = icmp eq i32 %52, 30
  br i1 %53, label %5, label %6, !llvm.loop !37

54:                                               ; preds = %57
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 1
  br label %64

57:                                               ; preds = %5, %57
  %58 = phi i64 [ 0, %5 ], [ %62, %57 ]
  %59 = tail call fastcc i64 @next()
  %60 = trunc i64 %59 to i8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  store i8 %60, ptr %61, align 1, !tbaa !14
  %62 = add nuw nsw i64 %58, 1
  %63 = icmp eq i64 %62, 100
  br i1 %63, label %54, label %57, !llvm.loop !38

64:                                               ; preds = %54, %64
  %65 = phi i32 [ 0, %54 ], [ %84, %64 ]
  %66 = tail call fastcc i64 @next()
  %67 = urem i64 %66, 40
  %68 = tail call fastcc i64 @next()
  %69 = urem i64 %68, 40
  %70 = tail call fastcc i64 @next()
  %71 = urem i64 %70, 50
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %72, ptr nonnull align 1 %73, i64 %71, i1 false)
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 1
  %75 = load i32, ptr %74, align 1
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 3
  %77 = load i64, ptr %76, align 1
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 %71
  %79 = load i16, ptr %78, align 1
  %80 = zext i32 %75 to i64
  tail call fastcc void @mix(i64 noundef %80)
  tail call fastcc void @mix(i64 noundef %77)
  %81 = zext i16 %79 to i64
  tail call fastcc void @mix(i64 noundef %81)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(13) %55, ptr noundef nonnull align 1 dereferenceable(13) %56, i64 13, i1 false)
  %82 = trunc i64 %77 to i8
  %83 = urem i64 %71, 20
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %73, i8 %82, i64 %83, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %72, i8 90, i64 11, i1 false)
  %84 = add nuw nsw i32 %65, 1
  %85 = icmp eq i32 %84, 20
  br i1 %85, label %94, label %64, !llvm.loop !39

86:                                               ; preds = %94
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile i32 5, ptr %2, align 4, !tbaa !4
  %87 = load volatile i32, ptr %2, align 4, !tbaa !4
  %88 = add nsw i32 %87, 3
  store volatile i32 %88, ptr %2, align 4, !tbaa !4
  %89 = load volatile i32, ptr %2, align 4, !tbaa !4
  %90 = load volatile i32, ptr %2, align 4, !tbaa !4
  %91 = mul nsw i32 %90, %89
  store volatile i32 %91, ptr %2, align 4, !tbaa !4
  %92 = load volatile i32, ptr %2, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  tail call fastcc void @mix(i64 noundef %93)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %3, ptr noundef nonnull align 1 dereferenceable(5) @__const.memory.flags, i64 5, i1 false)
  br label %102

94:                                               ; preds = %64, %94
  %95 = phi i64 [ %99, %94 ], [ 0, %64 ]
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !14
  %98 = zext i8 %97 to i64
  tail call fastcc void @mix(i64 noundef %98)
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, 100
  br i1 %100, label %86, label %94, !llvm.loop !40

101:                                              ; preds = %102
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  br label %114

102:                                              ; preds = %86, %102
  %103 = phi i64 [ 0, %86 ], [ %112, %102 ]
  %104 = tail call fastcc i64 @next()
  %105 = and i64 %104, 1
  %106 = getelementptr inbounds nuw i8, ptr %3, i64 %103
  %107 = load i8, ptr %106, align 1, !tbaa !41, !range !43, !noundef !44
  %108 = zext nneg i8 %107 to i64
  %109 = icmp ne i64 %105, %108
  %110 = zext i1 %109 to i8
  store i8 %110, ptr %106, align 1, !tbaa !41
  %111 = select i1 %109, i64 1, i64 2
  tail call fastcc void @mix(i64 noundef %111)
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, 5
  br i1 %113, label %101, label %102, !llvm.loop !45

114:                                              ; preds = %101, %130
  %115 = phi i64 [ 0, %101 ], [ %131, %130 ]
  %116 = mul nuw nsw i64 %115, 10
  %117 = getelementptr inbounds nuw [7 x i32], ptr %4, i64 %115
  br label %133

118:                                              ; preds = %130
  %119 = getelementptr inbounds nuw i8, ptr %4, i64 100
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %122 = load i32, ptr %121, align 16, !tbaa !4
  %123 = add nsw i32 %122, %120
  %124 = sext i32 %123 to i64
  tail call fastcc void @mix(i64 noundef %124)
  %125 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %126 = load i32, ptr %125, align 8, !tbaa !4
  %127 = sext i32 %126 to i64
  tail call fastcc void @mix(i64 noundef %127)
  %128 = load i64, ptr @hash, align 8, !tbaa !8
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.12, i64 noundef %128)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret void

130:                                              ; preds = %133
  %131 = add nuw nsw i64 %115, 1
  %132 = icmp eq i64 %131, 6
  br i1 %132, label %118, label %114, !llvm.loop !46

133:                                              ; preds = %114, %133
  %134 = phi i64 [ 0, %114 ], [ %138, %133 ]
  %135 = sub nsw i64 %116, %134
  %136 = getelementptr inbounds nuw i32, ptr %117, i64 %134
  %137 = trunc nsw i64 %135 to i32
  store i32 %137, ptr %136, align 4, !tbaa !4
  %138 = add nuw nsw i64 %134, 1
  %139 = icmp eq i64 %138, 7
  br i1 %139, label %130, label %133, !llvm.loop !47
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @ackermann(i32 noundef range(i32 0, 3) %0, i32 noundef %1) unnamed_addr #13 {
  br label %3

3:                                                ; preds = %9, %12, %2
  %4 = phi i32 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i32 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = add nsw i32 %5, 1
  ret i32 %8

9:                                                ; preds = %3
  %10 = icmp eq i32 %5, 0
  %11 = add nsw i32 %4, -1
  br i1 %10, label %3, label %12

12:                                               ; preds = %9
  %13 = add nsw i32 %5, -1
  %14 = tail call fastcc i32 @ackermann(i32 noundef %4, i32 noundef %13)
  br label %3
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @computed() unnamed_addr #3 {
  br label %20

1:                                                ; preds = %20
  %2 = and i64 %21, 7
  %3 = getelementptr inbounds nuw i32, ptr @table, i64 %2
  %4 = load i32, ptr %3, align 4, !tbaa !4
  %5 = add nsw i32 %4, %22
  br label %6

6:                                                ; preds = %1, %14, %16
  %7 = phi i32 [ %5, %1 ], [ %15, %14 ], [ %17, %16 ]
  %8 = getelementptr inbounds nuw i8, ptr @main.code, i64 %21
  %9 = load i8, ptr %8, align 1, !tbaa !14
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw ptr, ptr @computed.labels, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !48
  %13 = add nuw nsw i64 %21, 1
  br label %20

14:                                               ; preds = %20
  %15 = add nsw i32 %22, -100
  br label %6

16:                                               ; preds = %20
  %17 = shl nsw i32 %22, 1
  br label %6

18:                                               ; preds = %20
  %19 = add nsw i32 %22, 1
  ret i32 %19

20:                                               ; preds = %6, %0
  %21 = phi i64 [ %13, %6 ], [ 1, %0 ]
  %22 = phi i32 [ %7, %6 ], [ 5, %0 ]
  %23 = phi ptr [ %12, %6 ], [ blockaddress(@computed, %1), %0 ]
  indirectbr ptr %23, [label %1, label %14, label %16, label %18]
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #14

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix128(i128 noundef %0) unnamed_addr #11 {
  %2 = trunc i128 %0 to i64
  tail call fastcc void @mix(i64 noundef %2)
  %3 = lshr i128 %0, 64
  %4 = trunc nuw i128 %3 to i64
  tail call fastcc void @mix(i64 noundef %4)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #17

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_add(i32 noundef %0, i32 noundef %1) #5 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_sub(i32 noundef %0, i32 noundef %1) #5 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_mul(i32 noundef %0, i32 noundef %1) #5 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i24 @llvm.fshl.i24(i24, i24, i24) #18

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nounwind }

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
!9 = !{!"long", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = !{i64 0, i64 48, !14}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = !{!22, !24, i64 8}
!22 = !{!"", !23, i64 0, !24, i64 8, !25, i64 16}
!23 = !{!"p1 omnipotent char", !24, i64 0}
!24 = !{!"any pointer", !6, i64 0}
!25 = !{!"p1 int", !24, i64 0}
!26 = !{!22, !23, i64 0}
!27 = !{!22, !25, i64 16}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = !{!33, !9, i64 0}
!33 = !{!"Pair", !9, i64 0, !9, i64 8}
!34 = !{!33, !9, i64 8}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = !{!42, !42, i64 0}
!42 = !{!"_Bool", !6, i64 0}
!43 = !{i8 0, i8 2}
!44 = !{}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11, !12}
!47 = distinct !{!47, !11, !12}
!48 = !{!24, !24, i64 0}
