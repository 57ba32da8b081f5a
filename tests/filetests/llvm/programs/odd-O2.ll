; ModuleID = 'odd.c'
source_filename = "odd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@numbers = internal unnamed_addr constant [11 x i64] [i64 0, i64 1, i64 -1, i64 2, i64 -3, i64 2147483648, i64 3037000500, i64 -3037000500, i64 4611686018427387904, i64 -9223372036854775808, i64 -1], align 16
@.str = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@floats = dso_local global [64 x float] zeroinitializer, align 16
@places = dso_local global [30 x ptr] zeroinitializer, align 16
@steps = dso_local local_unnamed_addr global [30 x i32] zeroinitializer, align 16
@text = internal constant [10 x i8] c"constants\00", align 1
@ends = internal global [4 x ptr] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s \00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = load i64, ptr @hash, align 8, !tbaa !9
  br label %2

2:                                                ; preds = %0, %32
  %3 = phi i64 [ 0, %0 ], [ %33, %32 ]
  %4 = phi i64 [ %1, %0 ], [ %371, %32 ]
  %5 = getelementptr inbounds nuw i64, ptr @numbers, i64 %3
  %6 = load i64, ptr %5, align 8, !tbaa !9
  %7 = sext i64 %6 to i65
  %8 = shl nuw nsw i64 1, %3
  %9 = and i64 %8, 1684
  %10 = icmp ne i64 %9, 0
  %11 = tail call i64 @llvm.abs.i64(i64 %6, i1 false)
  %12 = lshr i64 %6, 63
  %13 = add nuw i64 %12, 9223372036854775807
  %14 = shl i64 %6, 1
  %15 = lshr i64 %14, 40
  %16 = tail call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %7, i65 %7)
  %17 = extractvalue { i65, i1 } %16, 1
  %18 = extractvalue { i65, i1 } %16, 0
  %19 = trunc i65 %18 to i64
  %20 = icmp slt i65 %18, 0
  %21 = or i1 %17, %20
  %22 = zext i1 %21 to i64
  %23 = lshr i64 %19, 40
  %24 = shl nsw i65 %7, 1
  %25 = sext i64 %6 to i100
  %26 = shl nsw i100 %25, 35
  %27 = mul nsw i100 %25, 3
  %28 = zext i64 %6 to i100
  %29 = shl nuw i100 %28, 36
  br label %35

30:                                               ; preds = %32
  store i64 %371, ptr @hash, align 8, !tbaa !9
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %371)
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 0, i64 1>), ptr @places, align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 2, i64 3>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 16), align 16, !tbaa !11
  store <2 x i32> <i32 0, i32 1>, ptr @steps, align 16, !tbaa !5
  store <2 x i32> <i32 2, i32 3>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 8), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 4, i64 5>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 32), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 6, i64 7>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 48), align 16, !tbaa !11
  store <2 x i32> <i32 4, i32 5>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 16), align 16, !tbaa !5
  store <2 x i32> <i32 6, i32 7>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 24), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 8, i64 9>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 64), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 10, i64 11>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 80), align 16, !tbaa !11
  store <2 x i32> <i32 8, i32 9>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 32), align 16, !tbaa !5
  store <2 x i32> <i32 10, i32 11>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 40), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 12, i64 13>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 96), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 14, i64 15>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 112), align 16, !tbaa !11
  store <2 x i32> <i32 12, i32 13>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 48), align 16, !tbaa !5
  store <2 x i32> <i32 14, i32 15>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 56), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 16, i64 17>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 128), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 18, i64 19>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 144), align 16, !tbaa !11
  store <2 x i32> <i32 16, i32 17>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 64), align 16, !tbaa !5
  store <2 x i32> <i32 18, i32 19>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 72), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 20, i64 21>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 160), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 22, i64 23>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 176), align 16, !tbaa !11
  store <2 x i32> <i32 20, i32 21>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 80), align 16, !tbaa !5
  store <2 x i32> <i32 22, i32 23>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 88), align 8, !tbaa !5
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 24, i64 25>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 192), align 16, !tbaa !11
  store <2 x ptr> getelementptr inbounds nuw (float, ptr @floats, <2 x i64> <i64 26, i64 27>), ptr getelementptr inbounds nuw (i8, ptr @places, i64 208), align 16, !tbaa !11
  store <2 x i32> <i32 24, i32 25>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 96), align 16, !tbaa !5
  store <2 x i32> <i32 26, i32 27>, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 104), align 8, !tbaa !5
  store ptr getelementptr inbounds nuw (i8, ptr @floats, i64 112), ptr getelementptr inbounds nuw (i8, ptr @places, i64 224), align 16, !tbaa !11
  store i32 28, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 112), align 16, !tbaa !5
  store ptr getelementptr inbounds nuw (i8, ptr @floats, i64 116), ptr getelementptr inbounds nuw (i8, ptr @places, i64 232), align 8, !tbaa !11
  store i32 29, ptr getelementptr inbounds nuw (i8, ptr @steps, i64 116), align 4, !tbaa !5
  store ptr @text, ptr @ends, align 16, !tbaa !14
  store ptr getelementptr inbounds nuw (i8, ptr @text, i64 2), ptr getelementptr inbounds nuw (i8, ptr @ends, i64 8), align 8, !tbaa !14
  store ptr getelementptr inbounds nuw (i8, ptr @text, i64 4), ptr getelementptr inbounds nuw (i8, ptr @ends, i64 16), align 16, !tbaa !14
  store ptr getelementptr inbounds nuw (i8, ptr @text, i64 6), ptr getelementptr inbounds nuw (i8, ptr @ends, i64 24), align 8, !tbaa !14
  br label %374

32:                                               ; preds = %35
  %33 = add nuw nsw i64 %3, 1
  %34 = icmp eq i64 %33, 11
  br i1 %34, label %30, label %2, !llvm.loop !16

35:                                               ; preds = %2, %35
  %36 = phi i64 [ 0, %2 ], [ %372, %35 ]
  %37 = phi i64 [ %4, %2 ], [ %371, %35 ]
  %38 = getelementptr inbounds nuw i64, ptr @numbers, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !9
  %40 = zext i64 %39 to i65
  %41 = tail call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %7, i65 %40)
  %42 = extractvalue { i65, i1 } %41, 1
  %43 = extractvalue { i65, i1 } %41, 0
  %44 = trunc i65 %43 to i64
  %45 = sext i64 %44 to i65
  %46 = icmp ne i65 %43, %45
  %47 = or i1 %42, %46
  %48 = zext i1 %47 to i64
  %49 = xor i64 %37, %48
  %50 = mul i64 %49, 1099511628211
  %51 = xor i64 %50, %44
  %52 = mul i64 %51, 1099511628211
  %53 = ashr i64 %44, 40
  %54 = xor i64 %52, %53
  %55 = mul i64 %54, 1099511628211
  %56 = tail call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %7, i65 %40)
  %57 = extractvalue { i65, i1 } %56, 1
  %58 = extractvalue { i65, i1 } %56, 0
  %59 = trunc i65 %58 to i64
  %60 = sext i64 %59 to i65
  %61 = icmp ne i65 %58, %60
  %62 = or i1 %57, %61
  %63 = zext i1 %62 to i64
  %64 = xor i64 %55, %63
  %65 = mul i64 %64, 1099511628211
  %66 = xor i64 %65, %59
  %67 = mul i64 %66, 1099511628211
  %68 = ashr i64 %59, 40
  %69 = xor i64 %67, %68
  %70 = mul i64 %69, 1099511628211
  %71 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %11, i64 %39)
  %72 = extractvalue { i64, i1 } %71, 1
  %73 = extractvalue { i64, i1 } %71, 0
  %74 = icmp ugt i64 %73, %13
  %75 = or i1 %72, %74
  %76 = sub i64 0, %73
  %77 = select i1 %10, i64 %76, i64 %73
  %78 = zext i1 %75 to i64
  %79 = xor i64 %70, %78
  %80 = mul i64 %79, 1099511628211
  %81 = xor i64 %80, %77
  %82 = mul i64 %81, 1099511628211
  %83 = ashr i64 %77, 40
  %84 = xor i64 %82, %83
  %85 = mul i64 %84, 1099511628211
  %86 = icmp slt i65 %43, 0
  %87 = or i1 %42, %86
  %88 = zext i1 %87 to i64
  %89 = xor i64 %85, %88
  %90 = mul i64 %89, 1099511628211
  %91 = xor i64 %90, %44
  %92 = mul i64 %91, 1099511628211
  %93 = lshr i64 %44, 40
  %94 = xor i64 %92, %93
  %95 = mul i64 %94, 1099511628211
  %96 = icmp slt i65 %58, 0
  %97 = or i1 %57, %96
  %98 = zext i1 %97 to i64
  %99 = xor i64 %95, %98
  %100 = mul i64 %99, 1099511628211
  %101 = xor i64 %100, %59
  %102 = mul i64 %101, 1099511628211
  %103 = lshr i64 %59, 40
  %104 = xor i64 %102, %103
  %105 = mul i64 %104, 1099511628211
  %106 = icmp ne i64 %73, 0
  %107 = and i1 %10, %106
  %108 = or i1 %72, %107
  %109 = zext i1 %108 to i64
  %110 = xor i64 %105, %109
  %111 = mul i64 %110, 1099511628211
  %112 = xor i64 %111, %77
  %113 = mul i64 %112, 1099511628211
  %114 = lshr i64 %77, 40
  %115 = xor i64 %113, %114
  %116 = mul i64 %115, 1099511628211
  %117 = tail call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %40, i65 %40)
  %118 = extractvalue { i65, i1 } %117, 1
  %119 = extractvalue { i65, i1 } %117, 0
  %120 = trunc i65 %119 to i64
  %121 = sext i64 %120 to i65
  %122 = icmp ne i65 %119, %121
  %123 = or i1 %118, %122
  %124 = zext i1 %123 to i64
  %125 = xor i64 %116, %124
  %126 = mul i64 %125, 1099511628211
  %127 = xor i64 %126, %120
  %128 = mul i64 %127, 1099511628211
  %129 = ashr i64 %120, 40
  %130 = xor i64 %128, %129
  %131 = mul i64 %130, -6919028725695267695
  %132 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %39, i64 %39)
  %133 = extractvalue { i64, i1 } %132, 1
  %134 = extractvalue { i64, i1 } %132, 0
  %135 = icmp slt i64 %134, 0
  %136 = or i1 %133, %135
  %137 = zext i1 %136 to i64
  %138 = xor i64 %131, %137
  %139 = mul i64 %138, 1099511628211
  %140 = xor i64 %139, %134
  %141 = mul i64 %140, 1099511628211
  %142 = ashr i64 %134, 40
  %143 = xor i64 %141, %142
  %144 = mul i64 %143, 1099511628211
  %145 = xor i64 %144, %12
  %146 = mul i64 %145, 1099511628211
  %147 = xor i64 %146, %14
  %148 = mul i64 %147, 1099511628211
  %149 = xor i64 %148, %15
  %150 = mul i64 %149, -6919028725695267695
  %151 = xor i64 %150, %22
  %152 = mul i64 %151, 1099511628211
  %153 = xor i64 %152, %19
  %154 = mul i64 %153, 1099511628211
  %155 = xor i64 %154, %23
  %156 = mul i64 %155, 1099511628211
  %157 = sext i64 %39 to i65
  %158 = tail call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %24, i65 %157)
  %159 = extractvalue { i65, i1 } %158, 1
  %160 = extractvalue { i65, i1 } %158, 0
  %161 = zext i1 %159 to i64
  %162 = xor i64 %156, %161
  %163 = mul i64 %162, 1099511628211
  %164 = trunc i65 %160 to i64
  %165 = xor i64 %163, %164
  %166 = mul i64 %165, 1099511628211
  %167 = ashr i65 %160, 40
  %168 = trunc nsw i65 %167 to i64
  %169 = xor i64 %166, %168
  %170 = mul i64 %169, 1099511628211
  %171 = tail call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %24, i65 %157)
  %172 = extractvalue { i65, i1 } %171, 1
  %173 = extractvalue { i65, i1 } %171, 0
  %174 = zext i1 %172 to i64
  %175 = xor i64 %170, %174
  %176 = mul i64 %175, 1099511628211
  %177 = trunc i65 %173 to i64
  %178 = xor i64 %176, %177
  %179 = mul i64 %178, 1099511628211
  %180 = ashr i65 %173, 40
  %181 = trunc nsw i65 %180 to i64
  %182 = xor i64 %179, %181
  %183 = mul i64 %182, 1099511628211
  %184 = tail call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %24, i65 %157)
  %185 = extractvalue { i65, i1 } %184, 1
  %186 = extractvalue { i65, i1 } %184, 0
  %187 = zext i1 %185 to i64
  %188 = xor i64 %183, %187
  %189 = mul i64 %188, 1099511628211
  %190 = trunc i65 %186 to i64
  %191 = xor i64 %189, %190
  %192 = mul i64 %191, 1099511628211
  %193 = ashr i65 %186, 40
  %194 = trunc nsw i65 %193 to i64
  %195 = xor i64 %192, %194
  %196 = mul i64 %195, 1099511628211
  %197 = shl nsw i65 %157, 1
  %198 = tail call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %7, i65 %197)
  %199 = extractvalue { i65, i1 } %198, 1
  %200 = extractvalue { i65, i1 } %198, 0
  %201 = zext i1 %199 to i64
  %202 = xor i64 %196, %201
  %203 = mul i64 %202, 1099511628211
  %204 = trunc i65 %200 to i64
  %205 = xor i64 %203, %204
  %206 = mul i64 %205, 1099511628211
  %207 = ashr i65 %200, 40
  %208 = trunc nsw i65 %207 to i64
  %209 = xor i64 %206, %208
  %210 = mul i64 %209, 1099511628211
  %211 = tail call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %7, i65 %197)
  %212 = extractvalue { i65, i1 } %211, 1
  %213 = extractvalue { i65, i1 } %211, 0
  %214 = zext i1 %212 to i64
  %215 = xor i64 %210, %214
  %216 = mul i64 %215, 1099511628211
  %217 = trunc i65 %213 to i64
  %218 = xor i64 %216, %217
  %219 = mul i64 %218, 1099511628211
  %220 = ashr i65 %213, 40
  %221 = trunc nsw i65 %220 to i64
  %222 = xor i64 %219, %221
  %223 = mul i64 %222, 1099511628211
  %224 = tail call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %7, i65 %197)
  %225 = extractvalue { i65, i1 } %224, 1
  %226 = extractvalue { i65, i1 } %224, 0
  %227 = zext i1 %225 to i64
  %228 = xor i64 %223, %227
  %229 = mul i64 %228, 1099511628211
  %230 = trunc i65 %226 to i64
  %231 = xor i64 %229, %230
  %232 = mul i64 %231, 1099511628211
  %233 = ashr i65 %226, 40
  %234 = trunc nsw i65 %233 to i64
  %235 = xor i64 %232, %234
  %236 = sext i64 %39 to i100
  %237 = add nsw i100 %26, %236
  %238 = mul i64 %235, 956575116354345
  %239 = trunc i100 %237 to i64
  %240 = xor i64 %238, %239
  %241 = mul i64 %240, 1099511628211
  %242 = ashr i100 %237, 40
  %243 = trunc nsw i100 %242 to i64
  %244 = xor i64 %241, %243
  %245 = sub nsw i100 %26, %236
  %246 = mul i64 %244, 956575116354345
  %247 = trunc i100 %245 to i64
  %248 = xor i64 %246, %247
  %249 = mul i64 %248, 1099511628211
  %250 = ashr i100 %245, 40
  %251 = trunc nsw i100 %250 to i64
  %252 = xor i64 %249, %251
  %253 = mul i64 %252, 1099511628211
  %254 = tail call { i100, i1 } @llvm.smul.with.overflow.i100(i100 %26, i100 %236)
  %255 = extractvalue { i100, i1 } %254, 1
  %256 = extractvalue { i100, i1 } %254, 0
  %257 = zext i1 %255 to i64
  %258 = xor i64 %253, %257
  %259 = mul i64 %258, 1099511628211
  %260 = trunc i100 %256 to i64
  %261 = xor i64 %259, %260
  %262 = mul i64 %261, 1099511628211
  %263 = ashr i100 %256, 40
  %264 = trunc nsw i100 %263 to i64
  %265 = xor i64 %262, %264
  %266 = shl nsw i100 %236, 30
  %267 = add nsw i100 %266, %27
  %268 = mul i64 %265, 956575116354345
  %269 = trunc i100 %267 to i64
  %270 = xor i64 %268, %269
  %271 = mul i64 %270, 1099511628211
  %272 = ashr i100 %267, 40
  %273 = trunc nsw i100 %272 to i64
  %274 = xor i64 %271, %273
  %275 = sub nsw i100 %27, %266
  %276 = mul i64 %274, 956575116354345
  %277 = trunc i100 %275 to i64
  %278 = xor i64 %276, %277
  %279 = mul i64 %278, 1099511628211
  %280 = ashr i100 %275, 40
  %281 = trunc nsw i100 %280 to i64
  %282 = xor i64 %279, %281
  %283 = mul i64 %282, 1099511628211
  %284 = tail call { i100, i1 } @llvm.smul.with.overflow.i100(i100 %27, i100 %266)
  %285 = extractvalue { i100, i1 } %284, 1
  %286 = extractvalue { i100, i1 } %284, 0
  %287 = zext i1 %285 to i64
  %288 = xor i64 %283, %287
  %289 = mul i64 %288, 1099511628211
  %290 = trunc i100 %286 to i64
  %291 = xor i64 %289, %290
  %292 = mul i64 %291, 1099511628211
  %293 = ashr i100 %286, 40
  %294 = trunc nsw i100 %293 to i64
  %295 = xor i64 %292, %294
  %296 = mul i64 %295, 1099511628211
  %297 = zext i64 %39 to i100
  %298 = tail call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 %29, i100 %297)
  %299 = extractvalue { i100, i1 } %298, 1
  %300 = extractvalue { i100, i1 } %298, 0
  %301 = zext i1 %299 to i64
  %302 = xor i64 %296, %301
  %303 = mul i64 %302, 1099511628211
  %304 = trunc i100 %300 to i64
  %305 = xor i64 %303, %304
  %306 = mul i64 %305, 1099511628211
  %307 = lshr i100 %300, 40
  %308 = trunc nuw nsw i100 %307 to i64
  %309 = xor i64 %306, %308
  %310 = mul i64 %309, 1099511628211
  %311 = tail call { i100, i1 } @llvm.usub.with.overflow.i100(i100 %29, i100 %297)
  %312 = extractvalue { i100, i1 } %311, 1
  %313 = extractvalue { i100, i1 } %311, 0
  %314 = zext i1 %312 to i64
  %315 = xor i64 %310, %314
  %316 = mul i64 %315, 1099511628211
  %317 = trunc i100 %313 to i64
  %318 = xor i64 %316, %317
  %319 = mul i64 %318, 1099511628211
  %320 = lshr i100 %313, 40
  %321 = trunc nuw nsw i100 %320 to i64
  %322 = xor i64 %319, %321
  %323 = mul i64 %322, 1099511628211
  %324 = tail call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %29, i100 %297)
  %325 = extractvalue { i100, i1 } %324, 1
  %326 = extractvalue { i100, i1 } %324, 0
  %327 = zext i1 %325 to i64
  %328 = xor i64 %323, %327
  %329 = mul i64 %328, 1099511628211
  %330 = trunc i100 %326 to i64
  %331 = xor i64 %329, %330
  %332 = mul i64 %331, 1099511628211
  %333 = lshr i100 %326, 40
  %334 = trunc nuw nsw i100 %333 to i64
  %335 = xor i64 %332, %334
  %336 = shl nuw nsw i100 %297, 20
  %337 = add nuw nsw i100 %336, %28
  %338 = mul i64 %335, 956575116354345
  %339 = trunc i100 %337 to i64
  %340 = xor i64 %338, %339
  %341 = mul i64 %340, 1099511628211
  %342 = lshr i100 %337, 40
  %343 = trunc nuw nsw i100 %342 to i64
  %344 = xor i64 %341, %343
  %345 = mul i64 %344, 1099511628211
  %346 = tail call { i100, i1 } @llvm.usub.with.overflow.i100(i100 %28, i100 %336)
  %347 = extractvalue { i100, i1 } %346, 1
  %348 = extractvalue { i100, i1 } %346, 0
  %349 = zext i1 %347 to i64
  %350 = xor i64 %345, %349
  %351 = mul i64 %350, 1099511628211
  %352 = trunc i100 %348 to i64
  %353 = xor i64 %351, %352
  %354 = mul i64 %353, 1099511628211
  %355 = lshr i100 %348, 40
  %356 = trunc nuw nsw i100 %355 to i64
  %357 = xor i64 %354, %356
  %358 = mul i64 %357, 1099511628211
  %359 = tail call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %28, i100 %336)
  %360 = extractvalue { i100, i1 } %359, 1
  %361 = extractvalue { i100, i1 } %359, 0
  %362 = zext i1 %360 to i64
  %363 = xor i64 %358, %362
  %364 = mul i64 %363, 1099511628211
  %365 = trunc i100 %361 to i64
  %366 = xor i64 %364, %365
  %367 = mul i64 %366, 1099511628211
  %368 = lshr i100 %361, 40
  %369 = trunc nuw nsw i100 %368 to i64
  %370 = xor i64 %367, %369
  %371 = mul i64 %370, 1099511628211
  %372 = add nuw nsw i64 %36, 1
  %373 = icmp eq i64 %372, 11
  br i1 %373, label %32, label %35, !llvm.loop !18

374:                                              ; preds = %30, %374
  %375 = phi i64 [ 0, %30 ], [ %387, %374 ]
  %376 = getelementptr inbounds nuw ptr, ptr @places, i64 %375
  %377 = load volatile ptr, ptr %376, align 8, !tbaa !11
  %378 = ptrtoint ptr %377 to i64
  %379 = sub i64 %378, ptrtoint (ptr @floats to i64)
  %380 = lshr exact i64 %379, 2
  %381 = trunc i64 %380 to i32
  %382 = sub nuw nsw i64 29, %375
  %383 = getelementptr inbounds nuw i32, ptr @steps, i64 %382
  %384 = load i32, ptr %383, align 4, !tbaa !5
  %385 = sub nsw i32 %381, %384
  %386 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %385)
  %387 = add nuw nsw i64 %375, 1
  %388 = icmp eq i64 %387, 30
  br i1 %388, label %389, label %374, !llvm.loop !19

389:                                              ; preds = %374
  %390 = load volatile ptr, ptr @ends, align 16, !tbaa !14
  %391 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %390)
  %392 = load volatile ptr, ptr getelementptr inbounds nuw (i8, ptr @ends, i64 8), align 8, !tbaa !14
  %393 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %392)
  %394 = load volatile ptr, ptr getelementptr inbounds nuw (i8, ptr @ends, i64 16), align 16, !tbaa !14
  %395 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %394)
  %396 = load volatile ptr, ptr getelementptr inbounds nuw (i8, ptr @ends, i64 24), align 8, !tbaa !14
  %397 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %396)
  %398 = tail call i32 @putchar(i32 10)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.sadd.with.overflow.i65(i65, i65) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.ssub.with.overflow.i65(i65, i65) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i65, i1 } @llvm.smul.with.overflow.i65(i65, i65) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.smul.with.overflow.i100(i100, i100) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.uadd.with.overflow.i100(i100, i100) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.usub.with.overflow.i100(i100, i100) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i100, i1 } @llvm.umul.with.overflow.i100(i100, i100) #2

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !13, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
