; ModuleID = 'extended.c'
source_filename = "extended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.part = type { i8, x86_fp80, i32 }

@table = internal unnamed_addr global [4 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKBFFBCCCCCCCCCCCCCCCD, x86_fp80 0xK73E6D1BA8323FE558C61, x86_fp80 0xK00000000200000000000], align 16
@.str = private unnamed_addr constant [17 x i8] c"numbers %016llx\0A\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@.str.1 = private unnamed_addr constant [24 x i8] c"calls %d %016llx %.15f\0A\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca x86_fp80, align 16
  %2 = alloca %struct.part, align 16
  br label %21

3:                                                ; preds = %132
  %4 = load i64, ptr @hash, align 8, !tbaa !9
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9
  %6 = load x86_fp80, ptr @table, align 16, !tbaa !11
  %7 = load x86_fp80, ptr getelementptr inbounds nuw (i8, ptr @table, i64 16), align 16, !tbaa !11
  store i8 1, ptr %2, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %8, i8 0, i64 15, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 0xK3FF583126E978D4FDF3B, ptr %9, align 16, !tbaa !15
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i32 4, ptr %10, align 16, !tbaa !16
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 36
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %11, i8 0, i64 12, i1 false)
  %12 = call fastcc i32 @many(x86_fp80 noundef %6, x86_fp80 noundef %7, ptr noundef nonnull byval(%struct.part) align 16 %2, ptr noundef %1)
  %13 = load x86_fp80, ptr %1, align 16, !tbaa !11
  %14 = bitcast x86_fp80 %13 to i80
  %15 = trunc i80 %14 to i64
  %16 = lshr i80 %14, 64
  %17 = trunc nuw nsw i80 %16 to i64
  %18 = fcmp uno x86_fp80 %13, 0xK00000000000000000000
  %19 = select i1 %18, i64 1, i64 %15
  %20 = select i1 %18, i64 1, i64 %17
  tail call fastcc void @mix(i64 noundef %19)
  tail call fastcc void @mix(i64 noundef %20)
  br label %181

21:                                               ; preds = %0, %132
  %22 = phi i32 [ 0, %0 ], [ %168, %132 ]
  %23 = tail call fastcc x86_fp80 @number()
  %24 = and i32 %22, 7
  switch i32 %24, label %27 [
    i32 0, label %29
    i32 1, label %25
  ]

25:                                               ; preds = %21
  %26 = fneg x86_fp80 %23
  br label %29

27:                                               ; preds = %21
  %28 = tail call fastcc x86_fp80 @number()
  br label %29

29:                                               ; preds = %21, %25, %27
  %30 = phi x86_fp80 [ %28, %27 ], [ %26, %25 ], [ %23, %21 ]
  %31 = fadd x86_fp80 %23, %30
  %32 = bitcast x86_fp80 %31 to i80
  %33 = trunc i80 %32 to i64
  %34 = lshr i80 %32, 64
  %35 = trunc nuw nsw i80 %34 to i64
  %36 = fcmp uno x86_fp80 %31, 0xK00000000000000000000
  %37 = select i1 %36, i64 1, i64 %33
  %38 = select i1 %36, i64 1, i64 %35
  tail call fastcc void @mix(i64 noundef %37)
  tail call fastcc void @mix(i64 noundef %38)
  %39 = fsub x86_fp80 %23, %30
  %40 = bitcast x86_fp80 %39 to i80
  %41 = trunc i80 %40 to i64
  %42 = lshr i80 %40, 64
  %43 = trunc nuw nsw i80 %42 to i64
  %44 = fcmp uno x86_fp80 %39, 0xK00000000000000000000
  %45 = select i1 %44, i64 1, i64 %41
  %46 = select i1 %44, i64 1, i64 %43
  tail call fastcc void @mix(i64 noundef %45)
  tail call fastcc void @mix(i64 noundef %46)
  %47 = fmul x86_fp80 %23, %30
  %48 = bitcast x86_fp80 %47 to i80
  %49 = trunc i80 %48 to i64
  %50 = lshr i80 %48, 64
  %51 = trunc nuw nsw i80 %50 to i64
  %52 = fcmp uno x86_fp80 %47, 0xK00000000000000000000
  %53 = select i1 %52, i64 1, i64 %49
  %54 = select i1 %52, i64 1, i64 %51
  tail call fastcc void @mix(i64 noundef %53)
  tail call fastcc void @mix(i64 noundef %54)
  %55 = fdiv x86_fp80 %23, %30
  %56 = bitcast x86_fp80 %55 to i80
  %57 = trunc i80 %56 to i64
  %58 = lshr i80 %56, 64
  %59 = trunc nuw nsw i80 %58 to i64
  %60 = fcmp uno x86_fp80 %55, 0xK00000000000000000000
  %61 = select i1 %60, i64 1, i64 %57
  %62 = select i1 %60, i64 1, i64 %59
  tail call fastcc void @mix(i64 noundef %61)
  tail call fastcc void @mix(i64 noundef %62)
  %63 = fneg x86_fp80 %23
  %64 = bitcast x86_fp80 %63 to i80
  %65 = trunc i80 %64 to i64
  %66 = lshr i80 %64, 64
  %67 = trunc nuw nsw i80 %66 to i64
  %68 = fcmp uno x86_fp80 %23, 0xK00000000000000000000
  %69 = select i1 %68, i64 1, i64 %65
  %70 = select i1 %68, i64 1, i64 %67
  tail call fastcc void @mix(i64 noundef %69)
  tail call fastcc void @mix(i64 noundef %70)
  %71 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %23)
  %72 = bitcast x86_fp80 %71 to i80
  %73 = trunc i80 %72 to i64
  %74 = lshr i80 %72, 64
  %75 = trunc nuw nsw i80 %74 to i64
  %76 = select i1 %68, i64 1, i64 %73
  %77 = select i1 %68, i64 1, i64 %75
  tail call fastcc void @mix(i64 noundef %76)
  tail call fastcc void @mix(i64 noundef %77)
  %78 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %23, x86_fp80 %30)
  %79 = bitcast x86_fp80 %78 to i80
  %80 = trunc i80 %79 to i64
  %81 = lshr i80 %79, 64
  %82 = trunc nuw nsw i80 %81 to i64
  %83 = fcmp uno x86_fp80 %78, 0xK00000000000000000000
  %84 = select i1 %83, i64 1, i64 %80
  %85 = select i1 %83, i64 1, i64 %82
  tail call fastcc void @mix(i64 noundef %84)
  tail call fastcc void @mix(i64 noundef %85)
  %86 = tail call fastcc i32 @relations(x86_fp80 noundef %23, x86_fp80 noundef %30)
  %87 = zext nneg i32 %86 to i64
  tail call fastcc void @mix(i64 noundef %87)
  %88 = fptrunc x86_fp80 %23 to double
  %89 = fptrunc x86_fp80 %30 to float
  %90 = fpext double %88 to x86_fp80
  %91 = bitcast x86_fp80 %90 to i80
  %92 = trunc i80 %91 to i64
  %93 = lshr i80 %91, 64
  %94 = trunc nuw nsw i80 %93 to i64
  %95 = fcmp uno double %88, 0.000000e+00
  %96 = select i1 %95, i64 1, i64 %92
  %97 = select i1 %95, i64 1, i64 %94
  tail call fastcc void @mix(i64 noundef %96)
  tail call fastcc void @mix(i64 noundef %97)
  %98 = fpext float %89 to x86_fp80
  %99 = bitcast x86_fp80 %98 to i80
  %100 = trunc i80 %99 to i64
  %101 = lshr i80 %99, 64
  %102 = trunc nuw nsw i80 %101 to i64
  %103 = fcmp uno float %89, 0.000000e+00
  %104 = select i1 %103, i64 1, i64 %100
  %105 = select i1 %103, i64 1, i64 %102
  tail call fastcc void @mix(i64 noundef %104)
  tail call fastcc void @mix(i64 noundef %105)
  %106 = fcmp olt x86_fp80 %23, %30
  %107 = select i1 %106, x86_fp80 %23, x86_fp80 %30
  %108 = bitcast x86_fp80 %107 to i80
  %109 = trunc i80 %108 to i64
  %110 = lshr i80 %108, 64
  %111 = trunc nuw nsw i80 %110 to i64
  %112 = fcmp uno x86_fp80 %107, 0xK00000000000000000000
  %113 = select i1 %112, i64 1, i64 %109
  %114 = select i1 %112, i64 1, i64 %111
  tail call fastcc void @mix(i64 noundef %113)
  tail call fastcc void @mix(i64 noundef %114)
  %115 = fcmp olt x86_fp80 %71, 0xK403DF9CCD8A1C5080000
  br i1 %115, label %116, label %121

116:                                              ; preds = %29
  %117 = fptosi x86_fp80 %23 to i64
  tail call fastcc void @mix(i64 noundef %117)
  %118 = shl i64 %117, 48
  %119 = ashr exact i64 %118, 48
  %120 = and i64 %119, 4294967295
  tail call fastcc void @mix(i64 noundef %120)
  br label %121

121:                                              ; preds = %116, %29
  %122 = fcmp ogt x86_fp80 %23, 0xKBFFF8000000000000000
  %123 = fcmp olt x86_fp80 %23, 0xK403EF9CCD8A1C5080000
  %124 = and i1 %122, %123
  br i1 %124, label %125, label %127

125:                                              ; preds = %121
  %126 = fptoui x86_fp80 %23 to i64
  tail call fastcc void @mix(i64 noundef %126)
  br label %127

127:                                              ; preds = %125, %121
  %128 = fcmp olt x86_fp80 %71, 0xK401DEE6B280000000000
  br i1 %128, label %129, label %132

129:                                              ; preds = %127
  %130 = fptosi x86_fp80 %23 to i32
  %131 = zext i32 %130 to i64
  tail call fastcc void @mix(i64 noundef %131)
  br label %132

132:                                              ; preds = %129, %127
  %133 = tail call fastcc i64 @next()
  %134 = tail call fastcc i64 @next()
  %135 = and i64 %134, 63
  %136 = lshr i64 %133, %135
  %137 = uitofp i64 %136 to x86_fp80
  %138 = bitcast x86_fp80 %137 to i80
  %139 = trunc i80 %138 to i64
  %140 = lshr i80 %138, 64
  %141 = trunc nuw nsw i80 %140 to i64
  tail call fastcc void @mix(i64 noundef %139)
  tail call fastcc void @mix(i64 noundef %141)
  %142 = sitofp i64 %136 to x86_fp80
  %143 = bitcast x86_fp80 %142 to i80
  %144 = trunc i80 %143 to i64
  %145 = lshr i80 %143, 64
  %146 = trunc nuw nsw i80 %145 to i64
  tail call fastcc void @mix(i64 noundef %144)
  tail call fastcc void @mix(i64 noundef %146)
  %147 = trunc i64 %136 to i8
  %148 = sitofp i8 %147 to x86_fp80
  %149 = bitcast x86_fp80 %148 to i80
  %150 = trunc i80 %149 to i64
  %151 = lshr i80 %149, 64
  %152 = trunc nuw nsw i80 %151 to i64
  tail call fastcc void @mix(i64 noundef %150)
  tail call fastcc void @mix(i64 noundef %152)
  %153 = trunc i64 %136 to i16
  %154 = uitofp i16 %153 to x86_fp80
  %155 = bitcast x86_fp80 %154 to i80
  %156 = trunc i80 %155 to i64
  %157 = lshr i80 %155, 64
  %158 = trunc nuw nsw i80 %157 to i64
  tail call fastcc void @mix(i64 noundef %156)
  tail call fastcc void @mix(i64 noundef %158)
  %159 = and i32 %22, 3
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw x86_fp80, ptr @table, i64 %160
  %162 = load x86_fp80, ptr %161, align 16, !tbaa !11
  %163 = fdiv x86_fp80 %162, 0xK4000C000000000000000
  %164 = fadd x86_fp80 %23, %163
  %165 = fcmp uno x86_fp80 %164, 0xK00000000000000000000
  %166 = uitofp nneg i32 %22 to x86_fp80
  %167 = select i1 %165, x86_fp80 %166, x86_fp80 %164
  store x86_fp80 %167, ptr %161, align 16, !tbaa !11
  %168 = add nuw nsw i32 %22, 1
  %169 = icmp eq i32 %168, 4000
  br i1 %169, label %3, label %21, !llvm.loop !17

170:                                              ; preds = %181
  %171 = bitcast x86_fp80 %195 to i80
  %172 = trunc i80 %171 to i64
  %173 = lshr i80 %171, 64
  %174 = trunc nuw nsw i80 %173 to i64
  %175 = fcmp uno x86_fp80 %195, 0xK00000000000000000000
  %176 = select i1 %175, i64 1, i64 %172
  %177 = select i1 %175, i64 1, i64 %174
  tail call fastcc void @mix(i64 noundef %176)
  tail call fastcc void @mix(i64 noundef %177)
  %178 = load i64, ptr @hash, align 8, !tbaa !9
  %179 = fptrunc x86_fp80 %195 to double
  %180 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %12, i64 noundef %178, double noundef %179)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0

181:                                              ; preds = %181, %3
  %182 = phi i32 [ 1, %3 ], [ %196, %181 ]
  %183 = phi x86_fp80 [ 0xK3FFF8000000000000000, %3 ], [ %194, %181 ]
  %184 = phi x86_fp80 [ 0xK3FFF8000000000000000, %3 ], [ %195, %181 ]
  %185 = uitofp nneg i32 %182 to x86_fp80
  %186 = fdiv x86_fp80 %183, %185
  %187 = fadd x86_fp80 %184, %186
  %188 = add nuw nsw i32 %182, 1
  %189 = uitofp nneg i32 %188 to x86_fp80
  %190 = fdiv x86_fp80 %186, %189
  %191 = fadd x86_fp80 %187, %190
  %192 = add nuw nsw i32 %182, 2
  %193 = uitofp nneg i32 %192 to x86_fp80
  %194 = fdiv x86_fp80 %190, %193
  %195 = fadd x86_fp80 %191, %194
  %196 = add nuw nsw i32 %182, 3
  %197 = icmp eq i32 %196, 40
  br i1 %197, label %170, label %181, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc x86_fp80 @number() unnamed_addr #2 {
  %1 = alloca [2 x i64], align 16
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca [2 x i64], align 16
  %5 = alloca [2 x i64], align 16
  %6 = alloca [2 x i64], align 16
  %7 = alloca [2 x i64], align 16
  %8 = alloca [2 x i64], align 16
  %9 = alloca [2 x i64], align 16
  %10 = alloca [2 x i64], align 16
  %11 = tail call fastcc i64 @next()
  %12 = tail call fastcc i64 @next()
  %13 = and i64 %12, 32768
  %14 = tail call fastcc i64 @next()
  %15 = and i64 %14, 15
  switch i64 %15, label %84 [
    i64 0, label %16
    i64 1, label %19
    i64 2, label %23
    i64 3, label %27
    i64 4, label %32
    i64 5, label %46
    i64 6, label %54
    i64 7, label %62
    i64 8, label %71
    i64 9, label %71
    i64 10, label %75
  ]

16:                                               ; preds = %0
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i64 0, ptr %10, align 16, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %13, ptr %17, align 8, !tbaa !9
  %18 = load x86_fp80, ptr %10, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %92

19:                                               ; preds = %0
  %20 = or disjoint i64 %13, 32767
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 -9223372036854775808, ptr %9, align 16, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %20, ptr %21, align 8, !tbaa !9
  %22 = load x86_fp80, ptr %9, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %92

23:                                               ; preds = %0
  %24 = or i64 %11, -9223372036854775808
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 %24, ptr %8, align 16, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 32767, ptr %25, align 8, !tbaa !9
  %26 = load x86_fp80, ptr %8, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %92

27:                                               ; preds = %0
  %28 = and i64 %11, 63
  %29 = lshr i64 %11, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i64 %29, ptr %7, align 16, !tbaa !9
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %13, ptr %30, align 8, !tbaa !9
  %31 = load x86_fp80, ptr %7, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %92

32:                                               ; preds = %0
  %33 = or i64 %11, -9223372036854775808
  %34 = tail call fastcc i64 @next()
  %35 = urem i64 %34, 32767
  %36 = icmp eq i64 %35, 32766
  br i1 %36, label %41, label %37

37:                                               ; preds = %32
  %38 = tail call fastcc i64 @next()
  %39 = urem i64 %38, 32766
  %40 = add nuw nsw i64 %39, 1
  br label %41

41:                                               ; preds = %32, %37
  %42 = phi i64 [ %40, %37 ], [ 1, %32 ]
  %43 = or i64 %42, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i64 %33, ptr %6, align 16, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %43, ptr %44, align 8, !tbaa !9
  %45 = load x86_fp80, ptr %6, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %92

46:                                               ; preds = %0
  %47 = or i64 %11, -9223372036854775808
  %48 = tail call fastcc i64 @next()
  %49 = and i64 %48, 1
  %50 = sub nsw i64 %13, %49
  %51 = add nsw i64 %50, 32766
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i64 %47, ptr %5, align 16, !tbaa !9
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %51, ptr %52, align 8, !tbaa !9
  %53 = load x86_fp80, ptr %5, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %92

54:                                               ; preds = %0
  %55 = or i64 %11, -9223372036854775808
  %56 = tail call fastcc i64 @next()
  %57 = urem i64 %56, 60
  %58 = add nuw nsw i64 %57, 15309
  %59 = or disjoint i64 %58, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i64 %55, ptr %4, align 16, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %59, ptr %60, align 8, !tbaa !9
  %61 = load x86_fp80, ptr %4, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %92

62:                                               ; preds = %0
  %63 = shl i64 %11, 40
  %64 = or i64 %63, -9223372036854775808
  %65 = tail call fastcc i64 @next()
  %66 = urem i64 %65, 30
  %67 = add nuw nsw i64 %66, 16234
  %68 = or disjoint i64 %67, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i64 %64, ptr %3, align 16, !tbaa !9
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %68, ptr %69, align 8, !tbaa !9
  %70 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %92

71:                                               ; preds = %0, %0
  %72 = and i64 %11, 63
  %73 = lshr i64 %11, %72
  %74 = sitofp i64 %73 to x86_fp80
  br label %92

75:                                               ; preds = %0
  %76 = and i64 %11, 63
  %77 = shl nsw i64 -1, %76
  %78 = tail call fastcc i64 @next()
  %79 = urem i64 %78, 66
  %80 = add nuw nsw i64 %79, 16383
  %81 = or disjoint i64 %80, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i64 %77, ptr %2, align 16, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %81, ptr %82, align 8, !tbaa !9
  %83 = load x86_fp80, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %92

84:                                               ; preds = %0
  %85 = or i64 %11, -9223372036854775808
  %86 = tail call fastcc i64 @next()
  %87 = urem i64 %86, 66
  %88 = add nuw nsw i64 %87, 16350
  %89 = or disjoint i64 %88, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i64 %85, ptr %1, align 16, !tbaa !9
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %89, ptr %90, align 8, !tbaa !9
  %91 = load x86_fp80, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  br label %92

92:                                               ; preds = %84, %75, %71, %62, %54, %46, %41, %27, %23, %19, %16
  %93 = phi x86_fp80 [ %91, %84 ], [ %18, %16 ], [ %22, %19 ], [ %26, %23 ], [ %31, %27 ], [ %45, %41 ], [ %53, %46 ], [ %61, %54 ], [ %70, %62 ], [ %74, %71 ], [ %83, %75 ]
  ret x86_fp80 %93
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #4 {
  %2 = load i64, ptr @hash, align 8, !tbaa !9
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, 1099511628211
  store i64 %4, ptr @hash, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 1024) i32 @relations(x86_fp80 noundef %0, x86_fp80 noundef %1) unnamed_addr #5 {
  %3 = fcmp olt x86_fp80 %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ole x86_fp80 %0, %1
  %6 = select i1 %5, i32 2, i32 0
  %7 = or disjoint i32 %6, %4
  %8 = fcmp ogt x86_fp80 %0, %1
  %9 = select i1 %8, i32 4, i32 0
  %10 = or disjoint i32 %7, %9
  %11 = fcmp ult x86_fp80 %0, %1
  %12 = select i1 %11, i32 0, i32 8
  %13 = or disjoint i32 %10, %12
  %14 = fcmp oeq x86_fp80 %0, %1
  %15 = select i1 %14, i32 16, i32 0
  %16 = or disjoint i32 %13, %15
  %17 = fcmp une x86_fp80 %0, %1
  %18 = select i1 %17, i32 32, i32 0
  %19 = or disjoint i32 %16, %18
  %20 = select i1 %3, i32 0, i32 64
  %21 = or i32 %19, %20
  %22 = select i1 %11, i32 128, i32 0
  %23 = or i32 %21, %22
  %24 = fcmp uno x86_fp80 %0, %1
  %25 = select i1 %24, i32 256, i32 0
  %26 = or i32 %23, %25
  %27 = fcmp one x86_fp80 %0, %1
  %28 = select i1 %27, i32 512, i32 0
  %29 = or i32 %26, %28
  ret i32 %29
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @next() unnamed_addr #4 {
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc range(i32 -2147483645, -2147483648) i32 @many(x86_fp80 noundef %0, x86_fp80 noundef %1, ptr noundef readonly byval(%struct.part) align 16 captures(none) %2, ptr noundef nonnull writeonly captures(none) initializes((0, 10)) %3) unnamed_addr #7 {
  %5 = fmul x86_fp80 %0, %1
  %6 = fadd x86_fp80 %5, 0xKBFFE8000000000000000
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load x86_fp80, ptr %7, align 16, !tbaa !15
  %9 = fadd x86_fp80 %6, %8
  store x86_fp80 %9, ptr %3, align 16, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %11 = load i32, ptr %10, align 16, !tbaa !16
  %12 = add nsw i32 %11, 3
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long double", !7, i64 0}
!13 = !{!14, !7, i64 0}
!14 = !{!"part", !7, i64 0, !12, i64 16, !6, i64 32}
!15 = !{!14, !12, i64 16}
!16 = !{!14, !6, i64 32}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
