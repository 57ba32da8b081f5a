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

3:                                                ; preds = %133
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
  br label %182

21:                                               ; preds = %0, %133
  %22 = phi i32 [ 0, %0 ], [ %169, %133 ]
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
  %76 = fcmp uno x86_fp80 %23, 0xK00000000000000000000
  %77 = select i1 %76, i64 1, i64 %73
  %78 = select i1 %76, i64 1, i64 %75
  tail call fastcc void @mix(i64 noundef %77)
  tail call fastcc void @mix(i64 noundef %78)
  %79 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %23, x86_fp80 %30)
  %80 = bitcast x86_fp80 %79 to i80
  %81 = trunc i80 %80 to i64
  %82 = lshr i80 %80, 64
  %83 = trunc nuw nsw i80 %82 to i64
  %84 = fcmp uno x86_fp80 %79, 0xK00000000000000000000
  %85 = select i1 %84, i64 1, i64 %81
  %86 = select i1 %84, i64 1, i64 %83
  tail call fastcc void @mix(i64 noundef %85)
  tail call fastcc void @mix(i64 noundef %86)
  %87 = tail call fastcc i32 @relations(x86_fp80 noundef %23, x86_fp80 noundef %30)
  %88 = zext nneg i32 %87 to i64
  tail call fastcc void @mix(i64 noundef %88)
  %89 = fptrunc x86_fp80 %23 to double
  %90 = fptrunc x86_fp80 %30 to float
  %91 = fpext double %89 to x86_fp80
  %92 = bitcast x86_fp80 %91 to i80
  %93 = trunc i80 %92 to i64
  %94 = lshr i80 %92, 64
  %95 = trunc nuw nsw i80 %94 to i64
  %96 = fcmp uno double %89, 0.000000e+00
  %97 = select i1 %96, i64 1, i64 %93
  %98 = select i1 %96, i64 1, i64 %95
  tail call fastcc void @mix(i64 noundef %97)
  tail call fastcc void @mix(i64 noundef %98)
  %99 = fpext float %90 to x86_fp80
  %100 = bitcast x86_fp80 %99 to i80
  %101 = trunc i80 %100 to i64
  %102 = lshr i80 %100, 64
  %103 = trunc nuw nsw i80 %102 to i64
  %104 = fcmp uno float %90, 0.000000e+00
  %105 = select i1 %104, i64 1, i64 %101
  %106 = select i1 %104, i64 1, i64 %103
  tail call fastcc void @mix(i64 noundef %105)
  tail call fastcc void @mix(i64 noundef %106)
  %107 = fcmp olt x86_fp80 %23, %30
  %108 = select i1 %107, x86_fp80 %23, x86_fp80 %30
  %109 = bitcast x86_fp80 %108 to i80
  %110 = trunc i80 %109 to i64
  %111 = lshr i80 %109, 64
  %112 = trunc nuw nsw i80 %111 to i64
  %113 = fcmp uno x86_fp80 %108, 0xK00000000000000000000
  %114 = select i1 %113, i64 1, i64 %110
  %115 = select i1 %113, i64 1, i64 %112
  tail call fastcc void @mix(i64 noundef %114)
  tail call fastcc void @mix(i64 noundef %115)
  %116 = fcmp olt x86_fp80 %71, 0xK403DF9CCD8A1C5080000
  br i1 %116, label %117, label %122

117:                                              ; preds = %29
  %118 = fptosi x86_fp80 %23 to i64
  tail call fastcc void @mix(i64 noundef %118)
  %119 = shl i64 %118, 48
  %120 = ashr exact i64 %119, 48
  %121 = and i64 %120, 4294967295
  tail call fastcc void @mix(i64 noundef %121)
  br label %122

122:                                              ; preds = %117, %29
  %123 = fcmp ogt x86_fp80 %23, 0xKBFFF8000000000000000
  %124 = fcmp olt x86_fp80 %23, 0xK403EF9CCD8A1C5080000
  %125 = and i1 %123, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %122
  %127 = fptoui x86_fp80 %23 to i64
  tail call fastcc void @mix(i64 noundef %127)
  br label %128

128:                                              ; preds = %126, %122
  %129 = fcmp olt x86_fp80 %71, 0xK401DEE6B280000000000
  br i1 %129, label %130, label %133

130:                                              ; preds = %128
  %131 = fptosi x86_fp80 %23 to i32
  %132 = zext i32 %131 to i64
  tail call fastcc void @mix(i64 noundef %132)
  br label %133

133:                                              ; preds = %130, %128
  %134 = tail call fastcc i64 @next()
  %135 = tail call fastcc i64 @next()
  %136 = and i64 %135, 63
  %137 = lshr i64 %134, %136
  %138 = uitofp i64 %137 to x86_fp80
  %139 = bitcast x86_fp80 %138 to i80
  %140 = trunc i80 %139 to i64
  %141 = lshr i80 %139, 64
  %142 = trunc nuw nsw i80 %141 to i64
  tail call fastcc void @mix(i64 noundef %140)
  tail call fastcc void @mix(i64 noundef %142)
  %143 = sitofp i64 %137 to x86_fp80
  %144 = bitcast x86_fp80 %143 to i80
  %145 = trunc i80 %144 to i64
  %146 = lshr i80 %144, 64
  %147 = trunc nuw nsw i80 %146 to i64
  tail call fastcc void @mix(i64 noundef %145)
  tail call fastcc void @mix(i64 noundef %147)
  %148 = trunc i64 %137 to i8
  %149 = sitofp i8 %148 to x86_fp80
  %150 = bitcast x86_fp80 %149 to i80
  %151 = trunc i80 %150 to i64
  %152 = lshr i80 %150, 64
  %153 = trunc nuw nsw i80 %152 to i64
  tail call fastcc void @mix(i64 noundef %151)
  tail call fastcc void @mix(i64 noundef %153)
  %154 = trunc i64 %137 to i16
  %155 = uitofp i16 %154 to x86_fp80
  %156 = bitcast x86_fp80 %155 to i80
  %157 = trunc i80 %156 to i64
  %158 = lshr i80 %156, 64
  %159 = trunc nuw nsw i80 %158 to i64
  tail call fastcc void @mix(i64 noundef %157)
  tail call fastcc void @mix(i64 noundef %159)
  %160 = and i32 %22, 3
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw x86_fp80, ptr @table, i64 %161
  %163 = load x86_fp80, ptr %162, align 16, !tbaa !11
  %164 = fdiv x86_fp80 %163, 0xK4000C000000000000000
  %165 = fadd x86_fp80 %23, %164
  %166 = fcmp uno x86_fp80 %165, 0xK00000000000000000000
  %167 = uitofp nneg i32 %22 to x86_fp80
  %168 = select i1 %166, x86_fp80 %167, x86_fp80 %165
  store x86_fp80 %168, ptr %162, align 16, !tbaa !11
  %169 = add nuw nsw i32 %22, 1
  %170 = icmp eq i32 %169, 4000
  br i1 %170, label %3, label %21, !llvm.loop !17

171:                                              ; preds = %182
  %172 = bitcast x86_fp80 %188 to i80
  %173 = trunc i80 %172 to i64
  %174 = lshr i80 %172, 64
  %175 = trunc nuw nsw i80 %174 to i64
  %176 = fcmp uno x86_fp80 %188, 0xK00000000000000000000
  %177 = select i1 %176, i64 1, i64 %173
  %178 = select i1 %176, i64 1, i64 %175
  tail call fastcc void @mix(i64 noundef %177)
  tail call fastcc void @mix(i64 noundef %178)
  %179 = load i64, ptr @hash, align 8, !tbaa !9
  %180 = fptrunc x86_fp80 %188 to double
  %181 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %12, i64 noundef %179, double noundef %180)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9
  ret i32 0

182:                                              ; preds = %3, %182
  %183 = phi i32 [ 1, %3 ], [ %189, %182 ]
  %184 = phi x86_fp80 [ 0xK3FFF8000000000000000, %3 ], [ %187, %182 ]
  %185 = phi x86_fp80 [ 0xK3FFF8000000000000000, %3 ], [ %188, %182 ]
  %186 = uitofp nneg i32 %183 to x86_fp80
  %187 = fdiv x86_fp80 %184, %186
  %188 = fadd x86_fp80 %185, %187
  %189 = add nuw nsw i32 %183, 1
  %190 = icmp eq i32 %189, 40
  br i1 %190, label %171, label %182, !llvm.loop !20
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
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
