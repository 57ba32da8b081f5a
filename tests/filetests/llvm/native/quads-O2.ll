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
@.str.5 = private unnamed_addr constant [10 x i8] c"constants\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@hash = internal unnamed_addr global i64 0, align 8
@state = internal unnamed_addr global i64 88172645463325252, align 8

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %4

1:                                                ; preds = %22
  %2 = load i64, ptr @hash, align 8, !tbaa !9
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str, i64 noundef %2)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %28

4:                                                ; preds = %0, %22
  %5 = phi i32 [ 0, %0 ], [ %23, %22 ]
  %6 = tail call fastcc fp128 @number()
  %7 = trunc nuw nsw i32 %5 to i16
  %8 = urem i16 %7, 7
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %4
  %11 = tail call fastcc fp128 @number()
  br label %12

12:                                               ; preds = %4, %10
  %13 = phi fp128 [ %11, %10 ], [ %6, %4 ]
  %14 = fadd fp128 %6, %13
  tail call fastcc void @mix_quad(fp128 noundef %14)
  %15 = fsub fp128 %6, %13
  tail call fastcc void @mix_quad(fp128 noundef %15)
  %16 = fmul fp128 %6, %13
  tail call fastcc void @mix_quad(fp128 noundef %16)
  %17 = fdiv fp128 %6, %13
  tail call fastcc void @mix_quad(fp128 noundef %17)
  %18 = urem i16 %7, 100
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %12
  %21 = tail call fp128 @fmodf128(fp128 noundef %6, fp128 noundef %13) #7, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %21)
  br label %22

22:                                               ; preds = %20, %12
  %23 = add nuw nsw i32 %5, 1
  %24 = icmp eq i32 %23, 4000
  br i1 %24, label %1, label %4, !llvm.loop !11

25:                                               ; preds = %36
  %26 = load i64, ptr @hash, align 8, !tbaa !9
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.1, i64 noundef %26)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %59

28:                                               ; preds = %1, %36
  %29 = phi i32 [ 0, %1 ], [ %54, %36 ]
  %30 = tail call fastcc fp128 @number()
  %31 = trunc nuw nsw i32 %29 to i16
  %32 = urem i16 %31, 7
  %33 = icmp eq i16 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %28
  %35 = tail call fastcc fp128 @number()
  br label %36

36:                                               ; preds = %28, %34
  %37 = phi fp128 [ %35, %34 ], [ %30, %28 ]
  %38 = tail call fastcc i32 @compared(fp128 noundef %30, fp128 noundef %37)
  %39 = zext nneg i32 %38 to i64
  %40 = load i64, ptr @hash, align 8, !tbaa !9
  %41 = xor i64 %40, %39
  %42 = mul i64 %41, 1099511628211
  %43 = tail call fastcc i32 @branched(fp128 noundef %30, fp128 noundef %37)
  %44 = zext nneg i32 %43 to i64
  %45 = xor i64 %42, %44
  %46 = mul i64 %45, 1099511628211
  %47 = tail call fastcc i32 @classes(fp128 noundef %30)
  %48 = zext nneg i32 %47 to i64
  %49 = xor i64 %46, %48
  %50 = mul i64 %49, 1099511628211
  store i64 %50, ptr @hash, align 8, !tbaa !9
  %51 = fneg fp128 %30
  tail call fastcc void @mix_quad(fp128 noundef %51)
  %52 = tail call fp128 @llvm.fabs.f128(fp128 %30)
  tail call fastcc void @mix_quad(fp128 noundef %52)
  %53 = tail call fp128 @llvm.copysign.f128(fp128 %30, fp128 %37)
  tail call fastcc void @mix_quad(fp128 noundef %53)
  %54 = add nuw nsw i32 %29, 1
  %55 = icmp eq i32 %54, 4000
  br i1 %55, label %25, label %28, !llvm.loop !13

56:                                               ; preds = %137
  %57 = load i64, ptr @hash, align 8, !tbaa !9
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.2, i64 noundef %57)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %142

59:                                               ; preds = %25, %137
  %60 = phi i32 [ 0, %25 ], [ %138, %137 ]
  %61 = tail call fastcc fp128 @number()
  %62 = fptrunc fp128 %61 to double
  %63 = fpext double %62 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %63)
  %64 = fptrunc fp128 %61 to float
  %65 = fpext float %64 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %65)
  %66 = fptrunc fp128 %61 to x86_fp80
  %67 = fpext x86_fp80 %66 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %67)
  %68 = fptrunc fp128 %61 to half
  %69 = fpext half %68 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %69)
  %70 = fcmp olt fp128 %61, 0xL00000000000000000000000000000000
  %71 = fneg fp128 %61
  %72 = select i1 %70, fp128 %71, fp128 %61
  %73 = fcmp olt fp128 %72, 0xL00000000000000004005900000000000
  br i1 %73, label %74, label %92

74:                                               ; preds = %59
  %75 = fptosi fp128 %61 to i8
  %76 = sext i8 %75 to i64
  %77 = load i64, ptr @hash, align 8, !tbaa !9
  %78 = xor i64 %77, %76
  %79 = mul i64 %78, 1099511628211
  %80 = fptoui fp128 %72 to i8
  %81 = zext i8 %80 to i64
  %82 = xor i64 %79, %81
  %83 = mul i64 %82, 1099511628211
  %84 = fptosi fp128 %61 to i16
  %85 = sext i16 %84 to i64
  %86 = xor i64 %83, %85
  %87 = mul i64 %86, 1099511628211
  %88 = fptoui fp128 %72 to i16
  %89 = zext i16 %88 to i64
  %90 = xor i64 %87, %89
  %91 = mul i64 %90, 1099511628211
  store i64 %91, ptr @hash, align 8, !tbaa !9
  br label %92

92:                                               ; preds = %74, %59
  %93 = fcmp olt fp128 %72, 0xL0000000000000000401DDCD650000000
  br i1 %93, label %94, label %105

94:                                               ; preds = %92
  %95 = fptosi fp128 %61 to i32
  %96 = sext i32 %95 to i64
  %97 = load i64, ptr @hash, align 8, !tbaa !9
  %98 = xor i64 %97, %96
  %99 = mul i64 %98, 1099511628211
  %100 = fmul fp128 %72, 0xL00000000000000004000000000000000
  %101 = fptoui fp128 %100 to i32
  %102 = zext i32 %101 to i64
  %103 = xor i64 %99, %102
  %104 = mul i64 %103, 1099511628211
  store i64 %104, ptr @hash, align 8, !tbaa !9
  br label %105

105:                                              ; preds = %94, %92
  %106 = fcmp olt fp128 %72, 0xL0000000000000000403DF399B1438A10
  br i1 %106, label %107, label %116

107:                                              ; preds = %105
  %108 = fptosi fp128 %61 to i64
  %109 = load i64, ptr @hash, align 8, !tbaa !9
  %110 = xor i64 %109, %108
  %111 = mul i64 %110, 1099511628211
  %112 = fmul fp128 %72, 0xL00000000000000004000000000000000
  %113 = fptoui fp128 %112 to i64
  %114 = xor i64 %111, %113
  %115 = mul i64 %114, 1099511628211
  store i64 %115, ptr @hash, align 8, !tbaa !9
  br label %116

116:                                              ; preds = %107, %105
  %117 = fcmp olt fp128 %72, 0xLD1A440DE82800000407DFF933C78CDFA
  br i1 %117, label %118, label %137

118:                                              ; preds = %116
  %119 = fptosi fp128 %61 to i128
  %120 = trunc i128 %119 to i64
  %121 = load i64, ptr @hash, align 8, !tbaa !9
  %122 = xor i64 %121, %120
  %123 = mul i64 %122, 1099511628211
  %124 = lshr i128 %119, 64
  %125 = trunc nuw i128 %124 to i64
  %126 = xor i64 %123, %125
  %127 = mul i64 %126, 1099511628211
  %128 = fmul fp128 %72, 0xL00000000000000004000000000000000
  %129 = fptoui fp128 %128 to i128
  %130 = trunc i128 %129 to i64
  %131 = xor i64 %127, %130
  %132 = mul i64 %131, 1099511628211
  %133 = lshr i128 %129, 64
  %134 = trunc nuw i128 %133 to i64
  %135 = xor i64 %132, %134
  %136 = mul i64 %135, 1099511628211
  store i64 %136, ptr @hash, align 8, !tbaa !9
  br label %137

137:                                              ; preds = %118, %116
  %138 = add nuw nsw i32 %60, 1
  %139 = icmp eq i32 %138, 4000
  br i1 %139, label %56, label %59, !llvm.loop !14

140:                                              ; preds = %142
  %141 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.3, i64 noundef %197)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  br label %218

142:                                              ; preds = %56, %142
  %143 = phi i32 [ 0, %56 ], [ %198, %142 ]
  %144 = tail call fastcc i64 @next()
  %145 = zext i64 %144 to i128
  %146 = shl nuw i128 %145, 64
  %147 = tail call fastcc i64 @next()
  %148 = zext i64 %147 to i128
  %149 = or disjoint i128 %146, %148
  %150 = tail call fastcc i64 @next()
  %151 = and i64 %150, 127
  %152 = zext nneg i64 %151 to i128
  %153 = lshr i128 %149, %152
  %154 = uitofp i128 %153 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %154)
  %155 = sitofp i128 %153 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %155)
  %156 = trunc i128 %153 to i64
  %157 = uitofp i64 %156 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %157)
  %158 = sitofp i64 %156 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %158)
  %159 = trunc i128 %153 to i32
  %160 = uitofp i32 %159 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %160)
  %161 = sitofp i32 %159 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %161)
  %162 = trunc i128 %153 to i16
  %163 = uitofp i16 %162 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %163)
  %164 = sitofp i16 %162 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %164)
  %165 = trunc i128 %153 to i8
  %166 = uitofp i8 %165 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %166)
  %167 = sitofp i8 %165 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %167)
  %168 = lshr i128 %153, 112
  %169 = uitofp nneg i128 %168 to half
  %170 = fpext half %169 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %170)
  %171 = sitofp i128 %153 to half
  %172 = fpext half %171 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %172)
  %173 = uitofp i128 %153 to half
  %174 = fpext half %173 to fp128
  tail call fastcc void @mix_quad(fp128 noundef %174)
  %175 = urem i128 %153, 60000
  %176 = uitofp nneg i128 %175 to half
  %177 = fptoui half %176 to i128
  %178 = trunc i128 %177 to i64
  %179 = load i64, ptr @hash, align 8, !tbaa !9
  %180 = xor i64 %179, %178
  %181 = mul i64 %180, 1099511628211
  %182 = lshr i128 %177, 64
  %183 = trunc nuw i128 %182 to i64
  %184 = xor i64 %181, %183
  %185 = mul i64 %184, 1099511628211
  %186 = urem i128 %153, 120001
  %187 = trunc nuw nsw i128 %186 to i32
  %188 = add nsw i32 %187, -60000
  %189 = sitofp i32 %188 to half
  %190 = fptosi half %189 to i128
  %191 = trunc i128 %190 to i64
  %192 = xor i64 %185, %191
  %193 = mul i64 %192, 1099511628211
  %194 = lshr i128 %190, 64
  %195 = trunc nuw i128 %194 to i64
  %196 = xor i64 %193, %195
  %197 = mul i64 %196, 1099511628211
  store i64 %197, ptr @hash, align 8, !tbaa !9
  %198 = add nuw nsw i32 %143, 1
  %199 = icmp eq i32 %198, 4000
  br i1 %199, label %140, label %142, !llvm.loop !15

200:                                              ; preds = %218
  %201 = load i64, ptr @hash, align 8, !tbaa !9
  %202 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.4, i64 noundef %201)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  %203 = load volatile fp128, ptr @variable, align 16, !tbaa !16
  %204 = fmul fp128 %203, 0xL999999999999999A3FFB999999999999
  %205 = fadd fp128 %204, 0xL00000000000000000000000000000000
  store volatile fp128 %205, ptr @variable, align 16, !tbaa !16
  %206 = load volatile fp128, ptr @variable, align 16, !tbaa !16
  %207 = fmul fp128 %206, 0xLEF00000000000000817F23456789ABCD
  %208 = fadd fp128 %207, 0xL00000000000000003FFF000000000000
  store volatile fp128 %208, ptr @variable, align 16, !tbaa !16
  %209 = load volatile fp128, ptr @variable, align 16, !tbaa !16
  %210 = fmul fp128 %209, 0xL8469898CC51701B84000921FB54442D1
  %211 = fadd fp128 %210, 0xL00000000000000004000000000000000
  store volatile fp128 %211, ptr @variable, align 16, !tbaa !16
  %212 = load volatile fp128, ptr @variable, align 16, !tbaa !16
  %213 = fmul fp128 %212, 0xL498151922505CB5F7F945D24084EB26F
  %214 = fadd fp128 %213, 0xL00000000000000004000800000000000
  store volatile fp128 %214, ptr @variable, align 16, !tbaa !16
  %215 = load volatile fp128, ptr @variable, align 16, !tbaa !16
  tail call fastcc void @mix_quad(fp128 noundef %215)
  %216 = load i64, ptr @hash, align 8, !tbaa !9
  %217 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, ptr noundef nonnull @.str.5, i64 noundef %216)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !9
  ret i32 0

218:                                              ; preds = %140, %218
  %219 = phi i32 [ 0, %140 ], [ %235, %218 ]
  %220 = tail call fastcc fp128 @number()
  %221 = tail call fastcc fp128 @number()
  %222 = tail call fastcc fp128 @number()
  %223 = tail call fp128 @sqrtf128(fp128 noundef %220) #7, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %223)
  %224 = tail call fp128 @llvm.floor.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %224)
  %225 = tail call fp128 @llvm.ceil.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %225)
  %226 = tail call fp128 @llvm.trunc.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %226)
  %227 = tail call fp128 @llvm.rint.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %227)
  %228 = tail call fp128 @llvm.nearbyint.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %228)
  %229 = tail call fp128 @llvm.round.f128(fp128 %220)
  tail call fastcc void @mix_quad(fp128 noundef %229)
  %230 = tail call fp128 @fmaf128(fp128 noundef %220, fp128 noundef %221, fp128 noundef %222) #7, !tbaa !5
  tail call fastcc void @mix_quad(fp128 noundef %230)
  %231 = tail call fp128 @llvm.minnum.f128(fp128 %220, fp128 %221)
  %232 = fadd fp128 %231, 0xL00000000000000000000000000000000
  tail call fastcc void @mix_quad(fp128 noundef %232)
  %233 = tail call fp128 @llvm.maxnum.f128(fp128 %220, fp128 %221)
  %234 = fadd fp128 %233, 0xL00000000000000000000000000000000
  tail call fastcc void @mix_quad(fp128 noundef %234)
  %235 = add nuw nsw i32 %219, 1
  %236 = icmp eq i32 %235, 400
  br i1 %236, label %200, label %218, !llvm.loop !18
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 0, 16) i32 @branched(fp128 noundef %0, fp128 noundef %1) unnamed_addr #4 {
  %3 = fcmp ogt fp128 %0, %1
  %4 = select i1 %3, fp128 %1, fp128 %0
  %5 = zext i1 %3 to i32
  %6 = fcmp ugt fp128 %4, %1
  %7 = or disjoint i32 %5, 4
  %8 = select i1 %6, i32 %7, i32 %5
  %9 = fcmp oeq fp128 %4, %1
  %10 = or disjoint i32 %8, 8
  %11 = select i1 %9, i32 %10, i32 %8
  ret i32 %11
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
declare fp128 @llvm.fabs.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.copysign.f128(fp128, fp128) #5

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
declare fp128 @llvm.floor.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.ceil.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.trunc.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.rint.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.nearbyint.f128(fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.round.f128(fp128) #5

; Function Attrs: nounwind
declare fp128 @fmaf128(fp128 noundef, fp128 noundef, fp128 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.minnum.f128(fp128, fp128) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.maxnum.f128(fp128, fp128) #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f128(fp128, i32 immarg) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"__float128", !7, i64 0}
!18 = distinct !{!18, !12}
