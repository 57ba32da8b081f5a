; ModuleID = 'quads.c'
source_filename = "quads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"arithmetic\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"comparisons\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"to others\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"from others\00", align 1
@.str.4 = private unnamed_addr constant [10 x i8] c"functions\00", align 1
@variable = internal global fp128 0xL0000000000000000C000400000000000, align 16
@constants = internal unnamed_addr constant [4 x fp128] [fp128 0xL999999999999999A3FFB999999999999, fp128 0xLEF00000000000000817F23456789ABCD, fp128 0xL8469898CC51701B84000921FB54442D1, fp128 0xL498151922505CB5F7F945D24084EB26F], align 16
@.str.5 = private unnamed_addr constant [10 x i8] c"constants\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@hash = internal unnamed_addr global i64 0, align 8
@state = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %4

1:                                                ; preds = %21
  %2 = load i64, ptr @hash, align 8, !tbaa !9
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str, i64 noundef %2)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %27

4:                                                ; preds = %0, %21
  %5 = phi i32 [ 0, %0 ], [ %22, %21 ]
  %6 = tail call fastcc fp128 @number()
  %7 = urem i32 %5, 7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = tail call fastcc fp128 @number()
  br label %11

11:                                               ; preds = %4, %9
  %12 = phi fp128 [ %10, %9 ], [ %6, %4 ]
  %13 = fadd fp128 %6, %12
  tail call fastcc void @mix_quad(fp128 noundef %13)
  %14 = fsub fp128 %6, %12
  tail call fastcc void @mix_quad(fp128 noundef %14)
  %15 = fmul fp128 %6, %12
  tail call fastcc void @mix_quad(fp128 noundef %15)
  %16 = fdiv fp128 %6, %12
  tail call fastcc void @mix_quad(fp128 noundef %16)
  %17 = urem i32 %5, 100
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %11
  %20 = tail call fp128 @fmodf128(fp128 noundef %6, fp128 noundef %12) #8, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %20)
  br label %21

21:                                               ; preds = %19, %11
  %22 = add nuw nsw i32 %5, 1
  %23 = icmp eq i32 %22, 4000
  br i1 %23, label %1, label %4, !llvm.loop !11

24:                                               ; preds = %34
  %25 = load i64, ptr @hash, align 8, !tbaa !9
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.1, i64 noundef %25)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %57

27:                                               ; preds = %1, %34
  %28 = phi i32 [ 0, %1 ], [ %52, %34 ]
  %29 = tail call fastcc fp128 @number()
  %30 = urem i32 %28, 7
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %27
  %33 = tail call fastcc fp128 @number()
  br label %34

34:                                               ; preds = %27, %32
  %35 = phi fp128 [ %33, %32 ], [ %29, %27 ]
  %36 = tail call fastcc i32 @compared(fp128 noundef %29, fp128 noundef %35)
  %37 = zext nneg i32 %36 to i64
  %38 = load i64, ptr @hash, align 8, !tbaa !9
  %39 = xor i64 %38, %37
  %40 = mul i64 %39, 1099511628211
  %41 = tail call fastcc i32 @branched(fp128 noundef %29, fp128 noundef %35)
  %42 = sext i32 %41 to i64
  %43 = xor i64 %40, %42
  %44 = mul i64 %43, 1099511628211
  %45 = tail call fastcc i32 @classes(fp128 noundef %29)
  %46 = zext nneg i32 %45 to i64
  %47 = xor i64 %44, %46
  %48 = mul i64 %47, 1099511628211
  store i64 %48, ptr @hash, align 8, !tbaa !9
  %49 = fneg fp128 %29
  tail call fastcc void @mix_quad(fp128 noundef %49)
  %50 = tail call fp128 @llvm.fabs.f128(fp128 %29)
  tail call fastcc void @mix_quad(fp128 noundef %50)
  %51 = tail call fp128 @llvm.copysign.f128(fp128 %29, fp128 %35)
  tail call fastcc void @mix_quad(fp128 noundef %51)
  %52 = add nuw nsw i32 %28, 1
  %53 = icmp eq i32 %52, 4000
  br i1 %53, label %24, label %27, !llvm.loop !14

54:                                               ; preds = %135
  %55 = load i64, ptr @hash, align 8, !tbaa !9
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.2, i64 noundef %55)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %141

57:                                               ; preds = %24, %135
  %58 = phi i32 [ 0, %24 ], [ %136, %135 ]
  %59 = tail call fastcc fp128 @number()
  %60 = fptrunc fp128 %59 to double
  %61 = fpext double %60 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %61)
  %62 = fptrunc fp128 %59 to float
  %63 = fpext float %62 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %63)
  %64 = fptrunc fp128 %59 to x86_fp80
  %65 = fpext x86_fp80 %64 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %65)
  %66 = fptrunc fp128 %59 to half
  %67 = fpext half %66 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %67)
  %68 = fcmp olt fp128 %59, 0xL00000000000000000000000000000000
  %69 = fneg fp128 %59
  %70 = select i1 %68, fp128 %69, fp128 %59
  %71 = fcmp olt fp128 %70, 0xL00000000000000004005900000000000
  br i1 %71, label %72, label %90

72:                                               ; preds = %57
  %73 = fptosi fp128 %59 to i8
  %74 = sext i8 %73 to i64
  %75 = load i64, ptr @hash, align 8, !tbaa !9
  %76 = xor i64 %75, %74
  %77 = mul i64 %76, 1099511628211
  %78 = fptoui fp128 %70 to i8
  %79 = zext i8 %78 to i64
  %80 = xor i64 %77, %79
  %81 = mul i64 %80, 1099511628211
  %82 = fptosi fp128 %59 to i16
  %83 = sext i16 %82 to i64
  %84 = xor i64 %81, %83
  %85 = mul i64 %84, 1099511628211
  %86 = fptoui fp128 %70 to i16
  %87 = zext i16 %86 to i64
  %88 = xor i64 %85, %87
  %89 = mul i64 %88, 1099511628211
  store i64 %89, ptr @hash, align 8, !tbaa !9
  br label %90

90:                                               ; preds = %72, %57
  %91 = fcmp olt fp128 %70, 0xL0000000000000000401DDCD650000000
  br i1 %91, label %92, label %103

92:                                               ; preds = %90
  %93 = fptosi fp128 %59 to i32
  %94 = sext i32 %93 to i64
  %95 = load i64, ptr @hash, align 8, !tbaa !9
  %96 = xor i64 %95, %94
  %97 = mul i64 %96, 1099511628211
  %98 = fmul fp128 %70, 0xL00000000000000004000000000000000
  %99 = fptoui fp128 %98 to i32
  %100 = zext i32 %99 to i64
  %101 = xor i64 %97, %100
  %102 = mul i64 %101, 1099511628211
  store i64 %102, ptr @hash, align 8, !tbaa !9
  br label %103

103:                                              ; preds = %92, %90
  %104 = fcmp olt fp128 %70, 0xL0000000000000000403DF399B1438A10
  br i1 %104, label %105, label %114

105:                                              ; preds = %103
  %106 = fptosi fp128 %59 to i64
  %107 = load i64, ptr @hash, align 8, !tbaa !9
  %108 = xor i64 %107, %106
  %109 = mul i64 %108, 1099511628211
  %110 = fmul fp128 %70, 0xL00000000000000004000000000000000
  %111 = fptoui fp128 %110 to i64
  %112 = xor i64 %109, %111
  %113 = mul i64 %112, 1099511628211
  store i64 %113, ptr @hash, align 8, !tbaa !9
  br label %114

114:                                              ; preds = %105, %103
  %115 = fcmp olt fp128 %70, 0xLD1A440DE82800000407DFF933C78CDFA
  br i1 %115, label %116, label %135

116:                                              ; preds = %114
  %117 = fptosi fp128 %59 to i128
  %118 = trunc i128 %117 to i64
  %119 = load i64, ptr @hash, align 8, !tbaa !9
  %120 = xor i64 %119, %118
  %121 = mul i64 %120, 1099511628211
  %122 = lshr i128 %117, 64
  %123 = trunc nuw i128 %122 to i64
  %124 = xor i64 %121, %123
  %125 = mul i64 %124, 1099511628211
  %126 = fmul fp128 %70, 0xL00000000000000004000000000000000
  %127 = fptoui fp128 %126 to i128
  %128 = trunc i128 %127 to i64
  %129 = xor i64 %125, %128
  %130 = mul i64 %129, 1099511628211
  %131 = lshr i128 %127, 64
  %132 = trunc nuw i128 %131 to i64
  %133 = xor i64 %130, %132
  %134 = mul i64 %133, 1099511628211
  store i64 %134, ptr @hash, align 8, !tbaa !9
  br label %135

135:                                              ; preds = %116, %114
  %136 = add nuw nsw i32 %58, 1
  %137 = icmp eq i32 %136, 4000
  br i1 %137, label %54, label %57, !llvm.loop !15

138:                                              ; preds = %141
  %139 = load i64, ptr @hash, align 8, !tbaa !9
  %140 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3, i64 noundef %139)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %202

141:                                              ; preds = %54, %141
  %142 = phi i32 [ 0, %54 ], [ %197, %141 ]
  %143 = tail call fastcc i64 @next()
  %144 = zext i64 %143 to i128
  %145 = shl nuw i128 %144, 64
  %146 = tail call fastcc i64 @next()
  %147 = zext i64 %146 to i128
  %148 = or disjoint i128 %145, %147
  %149 = tail call fastcc i64 @next()
  %150 = and i64 %149, 127
  %151 = zext nneg i64 %150 to i128
  %152 = lshr i128 %148, %151
  %153 = uitofp i128 %152 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %153)
  %154 = sitofp i128 %152 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %154)
  %155 = trunc i128 %152 to i64
  %156 = uitofp i64 %155 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %156)
  %157 = sitofp i64 %155 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %157)
  %158 = trunc i128 %152 to i32
  %159 = uitofp i32 %158 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %159)
  %160 = sitofp i32 %158 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %160)
  %161 = trunc i128 %152 to i16
  %162 = uitofp i16 %161 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %162)
  %163 = sitofp i16 %161 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %163)
  %164 = trunc i128 %152 to i8
  %165 = uitofp i8 %164 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %165)
  %166 = sitofp i8 %164 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %166)
  %167 = lshr i128 %152, 112
  %168 = uitofp nneg i128 %167 to half
  %169 = fpext half %168 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %169)
  %170 = sitofp i128 %152 to half
  %171 = fpext half %170 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %171)
  %172 = uitofp i128 %152 to half
  %173 = fpext half %172 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %173)
  %174 = urem i128 %152, 60000
  %175 = uitofp nneg i128 %174 to half
  %176 = fptoui half %175 to i128
  %177 = trunc i128 %176 to i64
  %178 = load i64, ptr @hash, align 8, !tbaa !9
  %179 = xor i64 %178, %177
  %180 = mul i64 %179, 1099511628211
  %181 = lshr i128 %176, 64
  %182 = trunc nuw i128 %181 to i64
  %183 = xor i64 %180, %182
  %184 = mul i64 %183, 1099511628211
  %185 = urem i128 %152, 120001
  %186 = trunc nuw nsw i128 %185 to i32
  %187 = add nsw i32 %186, -60000
  %188 = sitofp i32 %187 to half
  %189 = fptosi half %188 to i128
  %190 = trunc i128 %189 to i64
  %191 = xor i64 %184, %190
  %192 = mul i64 %191, 1099511628211
  %193 = lshr i128 %189, 64
  %194 = trunc nuw i128 %193 to i64
  %195 = xor i64 %192, %194
  %196 = mul i64 %195, 1099511628211
  store i64 %196, ptr @hash, align 8, !tbaa !9
  %197 = add nuw nsw i32 %142, 1
  %198 = icmp eq i32 %197, 4000
  br i1 %198, label %138, label %141, !llvm.loop !16

199:                                              ; preds = %202
  %200 = load i64, ptr @hash, align 8, !tbaa !9
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4, i64 noundef %200)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %225

202:                                              ; preds = %138, %202
  %203 = phi i32 [ 0, %138 ], [ %219, %202 ]
  %204 = tail call fastcc fp128 @number()
  %205 = tail call fastcc fp128 @number()
  %206 = tail call fastcc fp128 @number()
  %207 = tail call fp128 @sqrtf128(fp128 noundef %204) #8, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %207)
  %208 = tail call fp128 @llvm.floor.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %208)
  %209 = tail call fp128 @llvm.ceil.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %209)
  %210 = tail call fp128 @llvm.trunc.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %210)
  %211 = tail call fp128 @llvm.rint.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %211)
  %212 = tail call fp128 @llvm.nearbyint.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %212)
  %213 = tail call fp128 @llvm.round.f128(fp128 %204)
  tail call fastcc void @mix_quad(fp128 noundef %213)
  %214 = tail call fp128 @fmaf128(fp128 noundef %204, fp128 noundef %205, fp128 noundef %206) #8, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %214)
  %215 = tail call fp128 @llvm.minnum.f128(fp128 %204, fp128 %205)
  %216 = fadd fp128 %215, 0xL00000000000000000000000000000000
  tail call fastcc void @mix_quad(fp128 noundef %216)
  %217 = tail call fp128 @llvm.maxnum.f128(fp128 %204, fp128 %205)
  %218 = fadd fp128 %217, 0xL00000000000000000000000000000000
  tail call fastcc void @mix_quad(fp128 noundef %218)
  %219 = add nuw nsw i32 %203, 1
  %220 = icmp eq i32 %219, 400
  br i1 %220, label %199, label %202, !llvm.loop !17

221:                                              ; preds = %225
  %222 = load volatile fp128, ptr @variable, align 16, !tbaa !18
  tail call fastcc void @mix_quad(fp128 noundef %222)
  %223 = load i64, ptr @hash, align 8, !tbaa !9
  %224 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.5, i64 noundef %223)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  ret i32 0

225:                                              ; preds = %199, %225
  %226 = phi i64 [ 0, %199 ], [ %234, %225 ]
  %227 = load volatile fp128, ptr @variable, align 16, !tbaa !18
  %228 = getelementptr inbounds nuw fp128, ptr @constants, i64 %226
  %229 = load fp128, ptr %228, align 16, !tbaa !18
  %230 = fmul fp128 %227, %229
  %231 = trunc nuw nsw i64 %226 to i32
  %232 = uitofp nneg i32 %231 to fp128
  %233 = fadd fp128 %230, %232
  store volatile fp128 %233, ptr @variable, align 16, !tbaa !18
  %234 = add nuw nsw i64 %226, 1
  %235 = icmp eq i64 %234, 4
  br i1 %235, label %221, label %225, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc fp128 @number() unnamed_addr #1 {
  %1 = tail call fastcc i64 @next()
  %2 = tail call fastcc i64 @next()
  %3 = and i64 %2, -9223372036854775808
  %4 = tail call fastcc i64 @next()
  %5 = and i64 %4, 15
  switch i64 %5, label %59 [
    i64 0, label %6
    i64 1, label %9
    i64 2, label %13
    i64 3, label %16
    i64 4, label %23
    i64 5, label %28
    i64 6, label %35
    i64 7, label %42
    i64 8, label %51
  ]

6:                                                ; preds = %0
  %7 = zext i64 %3 to i128
  %8 = shl nuw i128 %7, 64
  br label %73

9:                                                ; preds = %0
  %10 = or disjoint i64 %3, 9223090561878065152
  %11 = zext i64 %10 to i128
  %12 = shl nuw i128 %11, 64
  br label %73

13:                                               ; preds = %0
  %14 = zext i64 %1 to i128
  %15 = or disjoint i128 %14, 170138587312039964317873038467719495680
  br label %73

16:                                               ; preds = %0
  %17 = lshr i64 %2, 20
  %18 = or disjoint i64 %3, %17
  %19 = zext i64 %1 to i128
  %20 = zext i64 %18 to i128
  %21 = shl nuw i128 %20, 64
  %22 = or disjoint i128 %21, %19
  br label %73

23:                                               ; preds = %0
  %24 = zext i64 %1 to i128
  %25 = zext i64 %2 to i128
  %26 = shl nuw i128 %25, 64
  %27 = or disjoint i128 %26, %24
  br label %73

28:                                               ; preds = %0
  %29 = and i64 %1, 1
  %30 = or disjoint i64 %3, 9223090561878065151
  %31 = zext nneg i64 %29 to i128
  %32 = zext i64 %30 to i128
  %33 = shl nuw i128 %32, 64
  %34 = or disjoint i128 %33, %31
  br label %73

35:                                               ; preds = %0
  %36 = urem i64 %2, 130
  %37 = shl nuw nsw i64 %36, 48
  %38 = add nuw nsw i64 %37, 4611404543450677248
  %39 = or disjoint i64 %38, %3
  %40 = zext i64 %39 to i128
  %41 = shl nuw i128 %40, 64
  br label %73

42:                                               ; preds = %0
  %43 = urem i64 %2, 20
  %44 = shl nuw nsw i64 %43, 48
  %45 = add nuw nsw i64 %44, 4611404543450677248
  %46 = and i64 %1, 280375465082880
  %47 = or disjoint i64 %45, %46
  %48 = or disjoint i64 %47, %3
  %49 = zext i64 %48 to i128
  %50 = shl nuw i128 %49, 64
  br label %73

51:                                               ; preds = %0
  %52 = and i64 %1, 1
  %53 = sub nsw i64 0, %52
  %54 = or disjoint i64 %3, 4611686018427387903
  %55 = zext i64 %53 to i128
  %56 = zext i64 %54 to i128
  %57 = shl nuw i128 %56, 64
  %58 = or disjoint i128 %57, %55
  br label %73

59:                                               ; preds = %0
  %60 = and i64 %2, 1
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i64 0, i64 %1
  %63 = urem i64 %2, 170
  %64 = shl nuw nsw i64 %63, 48
  %65 = add nuw nsw i64 %64, 4600145544382251008
  %66 = lshr i64 %1, 16
  %67 = or disjoint i64 %65, %66
  %68 = or disjoint i64 %67, %3
  %69 = zext i64 %62 to i128
  %70 = zext i64 %68 to i128
  %71 = shl nuw i128 %70, 64
  %72 = or disjoint i128 %71, %69
  br label %73

73:                                               ; preds = %59, %51, %42, %35, %28, %23, %16, %13, %9, %6
  %74 = phi i128 [ %72, %59 ], [ %8, %6 ], [ %12, %9 ], [ %15, %13 ], [ %22, %16 ], [ %27, %23 ], [ %34, %28 ], [ %41, %35 ], [ %50, %42 ], [ %58, %51 ]
  %75 = bitcast i128 %74 to fp128
  ret fp128 %75
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix_quad(fp128 noundef %0) unnamed_addr #2 {
  %2 = bitcast fp128 %0 to i128
  %3 = trunc i128 %2 to i64
  %4 = lshr i128 %2, 64
  %5 = trunc nuw i128 %4 to i64
  %6 = fcmp uno fp128 %0, 0xL00000000000000000000000000000000
  %7 = select i1 %6, i64 1, i64 %5
  %8 = select i1 %6, i64 1, i64 %3
  %9 = load i64, ptr @hash, align 8, !tbaa !9
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, 1099511628211
  %12 = xor i64 %11, %7
  %13 = mul i64 %12, 1099511628211
  store i64 %13, ptr @hash, align 8, !tbaa !9
  ret void
}

; Function Attrs: nounwind
declare fp128 @fmodf128(fp128 noundef, fp128 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 32768) i32 @compared(fp128 noundef %0, fp128 noundef %1) unnamed_addr #4 {
  %3 = fcmp olt fp128 %0, %1
  %4 = zext i1 %3 to i32
  %5 = fcmp ord fp128 %0, %1
  %6 = fcmp ueq fp128 %0, %1
  %7 = fcmp ugt fp128 %0, %1
  %8 = select i1 %7, i32 0, i32 2
  %9 = fcmp ule fp128 %0, %1
  %10 = select i1 %9, i32 0, i32 4
  %11 = or disjoint i32 %8, %10
  %12 = fcmp ult fp128 %0, %1
  %13 = select i1 %12, i32 0, i32 8
  %14 = or disjoint i32 %11, %13
  %15 = fcmp oeq fp128 %0, %1
  %16 = select i1 %15, i32 16, i32 0
  %17 = or disjoint i32 %14, %16
  %18 = fcmp une fp128 %0, %1
  %19 = select i1 %18, i32 32, i32 0
  %20 = or disjoint i32 %17, %19
  %21 = select i1 %3, i32 0, i32 64
  %22 = or disjoint i32 %20, %21
  %23 = select i1 %7, i32 128, i32 0
  %24 = or i32 %22, %23
  %25 = select i1 %9, i32 256, i32 0
  %26 = or i32 %24, %25
  %27 = select i1 %12, i32 512, i32 0
  %28 = or i32 %26, %27
  %29 = or i32 %28, %4
  %30 = select i1 %3, i32 1024, i32 0
  %31 = or i32 %29, %30
  %32 = select i1 %5, i32 0, i32 2048
  %33 = or i32 %31, %32
  %34 = select i1 %5, i32 4096, i32 0
  %35 = or i32 %33, %34
  %36 = select i1 %6, i32 0, i32 8192
  %37 = or i32 %35, %36
  %38 = select i1 %6, i32 16384, i32 0
  %39 = or i32 %37, %38
  ret i32 %39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @branched(fp128 noundef %0, fp128 noundef %1) unnamed_addr #5 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi fp128 [ %0, %2 ], [ %1, %3 ]
  %5 = phi i32 [ 0, %2 ], [ %9, %3 ]
  %6 = fcmp ogt fp128 %4, %1
  %7 = icmp samesign ult i32 %5, 3
  %8 = select i1 %6, i1 %7, i1 false
  %9 = add nuw nsw i32 %5, 1
  br i1 %8, label %3, label %10, !llvm.loop !21

10:                                               ; preds = %3
  %11 = fcmp ugt fp128 %4, %1
  %12 = or i32 %5, 4
  %13 = select i1 %11, i32 %12, i32 %5
  %14 = fcmp oeq fp128 %4, %1
  %15 = or i32 %13, 8
  %16 = select i1 %14, i32 %15, i32 %13
  ret i32 %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 32) i32 @classes(fp128 noundef %0) unnamed_addr #4 {
  %2 = fcmp uno fp128 %0, 0xL00000000000000000000000000000000
  %3 = zext i1 %2 to i32
  %4 = tail call fp128 @llvm.fabs.f128(fp128 %0)
  %5 = fcmp oeq fp128 %4, 0xL00000000000000007FFF000000000000
  %6 = select i1 %5, i32 2, i32 0
  %7 = fcmp one fp128 %4, 0xL00000000000000007FFF000000000000
  %8 = select i1 %7, i32 4, i32 0
  %9 = tail call i1 @llvm.is.fpclass.f128(fp128 %0, i32 264)
  %10 = select i1 %9, i32 8, i32 0
  %11 = bitcast fp128 %0 to i128
  %12 = lshr i128 %11, 123
  %13 = trunc nuw nsw i128 %12 to i32
  %14 = and i32 %13, 16
  %15 = or disjoint i32 %10, %3
  %16 = or disjoint i32 %15, %6
  %17 = or disjoint i32 %16, %8
  %18 = or disjoint i32 %17, %14
  ret i32 %18
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.fabs.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.copysign.f128(fp128, fp128) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @next() unnamed_addr #2 {
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

; Function Attrs: nounwind
declare fp128 @sqrtf128(fp128 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.floor.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.ceil.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.trunc.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.rint.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.nearbyint.f128(fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.round.f128(fp128) #6

; Function Attrs: nounwind
declare fp128 @fmaf128(fp128 noundef, fp128 noundef, fp128 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.minnum.f128(fp128, fp128) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.maxnum.f128(fp128, fp128) #6

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f128(fp128, i32 immarg) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = !{!19, !19, i64 0}
!19 = !{!"__float128", !7, i64 0}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
