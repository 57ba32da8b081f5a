; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@bodies = internal unnamed_addr global [5 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 0x4043BD3CC9BE45DE }, %struct.Body { [3 x double] [double 0x40135DA0343CD92C, double 0xBFF290ABC01FDB7C, double 0xBFBA86F96C25EBF0], [3 x double] [double 0x3FE367069B93CCBC, double 0x40067EF2F57D949B, double 0xBF99D2D79A5A0715], double 0x3FA34C95D9AB33D8 }, %struct.Body { [3 x double] [double 0x4020AFCDC332CA67, double 0x40107FCB31DE01B0, double 0xBFD9D353E1EB467C], [3 x double] [double 0xBFF02C21B8879437, double 0x3FFD35E9BF1F8F0B, double 0x3F813C485F1123B2], double 0x3F871D490D07C639 }, %struct.Body { [3 x double] [double 0x4029C9EACEA7D9CF, double 0xC02E38E8D626667E, double 0xBFCC9557BE257DA0], [3 x double] [double 0x3FF1531CA9911C04, double 0x3FEBCC7F3E54BBC3, double 0xBF862F6BFAF23E67], double 0x3F5C3DD29CF41EB3 }, %struct.Body { [3 x double] [double 0x402EC267A905572A, double 0xC039EB5833C8A220, double 0x3FC6F1F393ABE540], [3 x double] [double 0x3FEF54B61659BC4A, double 0x3FE307C631C4FBA1, double 0xBFA1CB88587665F5], double 0x3F60A8F3531799AC }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12f\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #4
  %8 = trunc i64 %7 to i32
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ %8, %4 ], [ 300, %2 ]
  %11 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 48), align 16, !tbaa !11
  %12 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 104), align 8, !tbaa !11
  %13 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 160), align 16, !tbaa !11
  %14 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 216), align 8, !tbaa !11
  %15 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 272), align 16, !tbaa !11
  %16 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), align 8, !tbaa !14
  %17 = insertelement <2 x double> poison, double %11, i64 0
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> zeroinitializer
  %19 = fmul <2 x double> %16, %18
  %20 = fadd <2 x double> %19, zeroinitializer
  %21 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 80), align 16, !tbaa !14
  %22 = insertelement <2 x double> poison, double %12, i64 0
  %23 = shufflevector <2 x double> %22, <2 x double> poison, <2 x i32> zeroinitializer
  %24 = fmul <2 x double> %21, %23
  %25 = fadd <2 x double> %20, %24
  %26 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 136), align 8, !tbaa !14
  %27 = insertelement <2 x double> poison, double %13, i64 0
  %28 = shufflevector <2 x double> %27, <2 x double> poison, <2 x i32> zeroinitializer
  %29 = fmul <2 x double> %26, %28
  %30 = fadd <2 x double> %25, %29
  %31 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 192), align 16, !tbaa !14
  %32 = insertelement <2 x double> poison, double %14, i64 0
  %33 = shufflevector <2 x double> %32, <2 x double> poison, <2 x i32> zeroinitializer
  %34 = fmul <2 x double> %31, %33
  %35 = fadd <2 x double> %30, %34
  %36 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 248), align 8, !tbaa !14
  %37 = insertelement <2 x double> poison, double %15, i64 0
  %38 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> zeroinitializer
  %39 = fmul <2 x double> %36, %38
  %40 = fadd <2 x double> %35, %39
  %41 = fneg <2 x double> %40
  %42 = fdiv <2 x double> %41, %18
  store <2 x double> %42, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), align 8, !tbaa !14
  %43 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 40), align 8, !tbaa !14
  %44 = fmul double %43, %11
  %45 = fadd double %44, 0.000000e+00
  %46 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 96), align 16, !tbaa !14
  %47 = fmul double %46, %12
  %48 = fadd double %45, %47
  %49 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 152), align 8, !tbaa !14
  %50 = fmul double %49, %13
  %51 = fadd double %48, %50
  %52 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 208), align 16, !tbaa !14
  %53 = fmul double %52, %14
  %54 = fadd double %51, %53
  %55 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 264), align 8, !tbaa !14
  %56 = fmul double %55, %15
  %57 = fadd double %54, %56
  %58 = fneg double %57
  %59 = fdiv double %58, %11
  store double %59, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 40), align 8, !tbaa !14
  br label %64

60:                                               ; preds = %94, %64
  %61 = phi double [ %83, %64 ], [ %118, %94 ]
  %62 = add nuw nsw i64 %66, 1
  %63 = icmp eq i64 %84, 5
  br i1 %63, label %121, label %64, !llvm.loop !15

64:                                               ; preds = %9, %60
  %65 = phi i64 [ %84, %60 ], [ 0, %9 ]
  %66 = phi i64 [ %62, %60 ], [ 1, %9 ]
  %67 = phi double [ %61, %60 ], [ 0.000000e+00, %9 ]
  %68 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 48
  %70 = load double, ptr %69, align 8, !tbaa !11
  %71 = fmul double %70, 5.000000e-01
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %73 = load double, ptr %72, align 8, !tbaa !14
  %74 = fmul double %73, %73
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %76 = load <2 x double>, ptr %75, align 8, !tbaa !14
  %77 = fmul <2 x double> %76, %76
  %78 = extractelement <2 x double> %77, i64 0
  %79 = fadd double %74, %78
  %80 = extractelement <2 x double> %77, i64 1
  %81 = fadd double %79, %80
  %82 = fmul double %71, %81
  %83 = fadd double %67, %82
  %84 = add nuw nsw i64 %65, 1
  %85 = icmp samesign ult i64 %65, 4
  br i1 %85, label %86, label %60

86:                                               ; preds = %64
  %87 = load double, ptr %68, align 8, !tbaa !14
  %88 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !14
  %90 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %91 = load double, ptr %90, align 8, !tbaa !14
  %92 = insertelement <2 x double> poison, double %87, i64 0
  %93 = insertelement <2 x double> %92, double %91, i64 1
  br label %94

94:                                               ; preds = %94, %86
  %95 = phi i64 [ %66, %86 ], [ %119, %94 ]
  %96 = phi double [ %83, %86 ], [ %118, %94 ]
  %97 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %95
  %98 = load double, ptr %97, align 8, !tbaa !14
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %100 = load double, ptr %99, align 8, !tbaa !14
  %101 = fsub double %89, %100
  %102 = fmul double %101, %101
  %103 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %104 = load double, ptr %103, align 8, !tbaa !14
  %105 = insertelement <2 x double> poison, double %98, i64 0
  %106 = insertelement <2 x double> %105, double %104, i64 1
  %107 = fsub <2 x double> %93, %106
  %108 = fmul <2 x double> %107, %107
  %109 = extractelement <2 x double> %108, i64 0
  %110 = fadd double %109, %102
  %111 = extractelement <2 x double> %108, i64 1
  %112 = fadd double %110, %111
  %113 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %114 = load double, ptr %113, align 8, !tbaa !11
  %115 = fmul double %70, %114
  %116 = tail call double @llvm.sqrt.f64(double %112)
  %117 = fdiv double %115, %116
  %118 = fsub double %96, %117
  %119 = add nuw nsw i64 %95, 1
  %120 = icmp eq i64 %119, 5
  br i1 %120, label %60, label %94, !llvm.loop !17

121:                                              ; preds = %60
  %122 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %61)
  %123 = icmp sgt i32 %10, 0
  br i1 %123, label %125, label %124

124:                                              ; preds = %274, %121
  br label %153

125:                                              ; preds = %121
  %126 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 240), align 16
  %127 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 224), align 16
  %128 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 184), align 8
  %129 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 168), align 8
  %130 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 128), align 16
  %131 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 112), align 16
  %132 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 72), align 8
  %133 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 56), align 8
  %134 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 16), align 16
  %135 = shufflevector <2 x double> %134, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %136 = load <2 x double>, ptr @bodies, align 16
  %137 = insertelement <4 x double> %135, double %132, i64 1
  %138 = insertelement <4 x double> %137, double %130, i64 2
  %139 = insertelement <4 x double> %138, double %128, i64 3
  br label %140

140:                                              ; preds = %125, %274
  %141 = phi i32 [ %307, %274 ], [ 0, %125 ]
  %142 = phi double [ %306, %274 ], [ %126, %125 ]
  %143 = phi <2 x double> [ %277, %274 ], [ %136, %125 ]
  %144 = phi <2 x double> [ %282, %274 ], [ %133, %125 ]
  %145 = phi <2 x double> [ %286, %274 ], [ %131, %125 ]
  %146 = phi <2 x double> [ %290, %274 ], [ %129, %125 ]
  %147 = phi <2 x double> [ %303, %274 ], [ %127, %125 ]
  %148 = phi <4 x double> [ %296, %274 ], [ %139, %125 ]
  br label %215

149:                                              ; preds = %183, %153
  %150 = phi double [ %172, %153 ], [ %207, %183 ]
  %151 = add nuw nsw i64 %155, 1
  %152 = icmp eq i64 %173, 5
  br i1 %152, label %210, label %153, !llvm.loop !15

153:                                              ; preds = %124, %149
  %154 = phi i64 [ %173, %149 ], [ 0, %124 ]
  %155 = phi i64 [ %151, %149 ], [ 1, %124 ]
  %156 = phi double [ %150, %149 ], [ 0.000000e+00, %124 ]
  %157 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %154
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 48
  %159 = load double, ptr %158, align 8, !tbaa !11
  %160 = fmul double %159, 5.000000e-01
  %161 = getelementptr inbounds nuw i8, ptr %157, i64 24
  %162 = load double, ptr %161, align 8, !tbaa !14
  %163 = fmul double %162, %162
  %164 = getelementptr inbounds nuw i8, ptr %157, i64 32
  %165 = load <2 x double>, ptr %164, align 8, !tbaa !14
  %166 = fmul <2 x double> %165, %165
  %167 = extractelement <2 x double> %166, i64 0
  %168 = fadd double %163, %167
  %169 = extractelement <2 x double> %166, i64 1
  %170 = fadd double %168, %169
  %171 = fmul double %160, %170
  %172 = fadd double %156, %171
  %173 = add nuw nsw i64 %154, 1
  %174 = icmp samesign ult i64 %154, 4
  br i1 %174, label %175, label %149

175:                                              ; preds = %153
  %176 = load double, ptr %157, align 8, !tbaa !14
  %177 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %178 = load double, ptr %177, align 8, !tbaa !14
  %179 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %180 = load double, ptr %179, align 8, !tbaa !14
  %181 = insertelement <2 x double> poison, double %176, i64 0
  %182 = insertelement <2 x double> %181, double %180, i64 1
  br label %183

183:                                              ; preds = %183, %175
  %184 = phi i64 [ %155, %175 ], [ %208, %183 ]
  %185 = phi double [ %172, %175 ], [ %207, %183 ]
  %186 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %184
  %187 = load double, ptr %186, align 8, !tbaa !14
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %189 = load double, ptr %188, align 8, !tbaa !14
  %190 = fsub double %178, %189
  %191 = fmul double %190, %190
  %192 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %193 = load double, ptr %192, align 8, !tbaa !14
  %194 = insertelement <2 x double> poison, double %187, i64 0
  %195 = insertelement <2 x double> %194, double %193, i64 1
  %196 = fsub <2 x double> %182, %195
  %197 = fmul <2 x double> %196, %196
  %198 = extractelement <2 x double> %197, i64 0
  %199 = fadd double %198, %191
  %200 = extractelement <2 x double> %197, i64 1
  %201 = fadd double %199, %200
  %202 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %203 = load double, ptr %202, align 8, !tbaa !11
  %204 = fmul double %159, %203
  %205 = tail call double @llvm.sqrt.f64(double %201)
  %206 = fdiv double %204, %205
  %207 = fsub double %185, %206
  %208 = add nuw nsw i64 %184, 1
  %209 = icmp eq i64 %208, 5
  br i1 %209, label %149, label %183, !llvm.loop !17

210:                                              ; preds = %149
  %211 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %150)
  ret i32 0

212:                                              ; preds = %231, %215
  %213 = add nuw nsw i64 %217, 1
  %214 = icmp eq i64 %218, 5
  br i1 %214, label %274, label %215, !llvm.loop !18

215:                                              ; preds = %140, %212
  %216 = phi i64 [ %218, %212 ], [ 0, %140 ]
  %217 = phi i64 [ %213, %212 ], [ 1, %140 ]
  %218 = add nuw nsw i64 %216, 1
  %219 = icmp samesign ult i64 %216, 4
  br i1 %219, label %220, label %212

220:                                              ; preds = %215
  %221 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %216
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 24
  %223 = getelementptr inbounds nuw i8, ptr %221, i64 48
  %224 = load <2 x double>, ptr %221, align 8, !tbaa !14
  %225 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %226 = load double, ptr %225, align 8, !tbaa !14
  %227 = load double, ptr %223, align 8, !tbaa !11
  %228 = getelementptr inbounds nuw i8, ptr %221, i64 40
  %229 = insertelement <2 x double> poison, double %227, i64 0
  %230 = shufflevector <2 x double> %229, <2 x double> poison, <2 x i32> zeroinitializer
  br label %231

231:                                              ; preds = %231, %220
  %232 = phi i64 [ %217, %220 ], [ %272, %231 ]
  %233 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %232
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 16
  %235 = load double, ptr %234, align 8, !tbaa !14
  %236 = fsub double %226, %235
  %237 = fmul double %236, %236
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 48
  %239 = getelementptr inbounds nuw i8, ptr %233, i64 24
  %240 = load double, ptr %238, align 8, !tbaa !11
  %241 = load <2 x double>, ptr %233, align 8, !tbaa !14
  %242 = fsub <2 x double> %224, %241
  %243 = fmul <2 x double> %242, %242
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %245 = fadd <2 x double> %243, %244
  %246 = extractelement <2 x double> %245, i64 0
  %247 = fadd double %246, %237
  %248 = tail call double @llvm.sqrt.f64(double %247)
  %249 = fmul double %247, %248
  %250 = fdiv double 1.000000e-02, %249
  %251 = load <2 x double>, ptr %222, align 8, !tbaa !14
  %252 = insertelement <2 x double> poison, double %240, i64 0
  %253 = shufflevector <2 x double> %252, <2 x double> poison, <2 x i32> zeroinitializer
  %254 = fmul <2 x double> %242, %253
  %255 = insertelement <2 x double> poison, double %250, i64 0
  %256 = shufflevector <2 x double> %255, <2 x double> poison, <2 x i32> zeroinitializer
  %257 = fmul <2 x double> %254, %256
  %258 = fsub <2 x double> %251, %257
  store <2 x double> %258, ptr %222, align 8, !tbaa !14
  %259 = fmul <2 x double> %230, %242
  %260 = fmul <2 x double> %259, %256
  %261 = load <2 x double>, ptr %239, align 8, !tbaa !14
  %262 = fadd <2 x double> %261, %260
  store <2 x double> %262, ptr %239, align 8, !tbaa !14
  %263 = fmul double %236, %240
  %264 = fmul double %263, %250
  %265 = load double, ptr %228, align 8, !tbaa !14
  %266 = fsub double %265, %264
  store double %266, ptr %228, align 8, !tbaa !14
  %267 = fmul double %227, %236
  %268 = fmul double %267, %250
  %269 = getelementptr inbounds nuw i8, ptr %233, i64 40
  %270 = load double, ptr %269, align 8, !tbaa !14
  %271 = fadd double %268, %270
  store double %271, ptr %269, align 8, !tbaa !14
  %272 = add nuw nsw i64 %232, 1
  %273 = icmp eq i64 %272, 5
  br i1 %273, label %212, label %231, !llvm.loop !19

274:                                              ; preds = %212
  %275 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), align 8, !tbaa !14
  %276 = fmul <2 x double> %275, splat (double 1.000000e-02)
  %277 = fadd <2 x double> %143, %276
  store <2 x double> %277, ptr @bodies, align 16, !tbaa !14
  %278 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 40), align 8
  %279 = shufflevector <2 x double> %278, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %280 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 80), align 16, !tbaa !14
  %281 = fmul <2 x double> %280, splat (double 1.000000e-02)
  %282 = fadd <2 x double> %144, %281
  store <2 x double> %282, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 56), align 8, !tbaa !14
  %283 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 96), align 16, !tbaa !14
  %284 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 136), align 8, !tbaa !14
  %285 = fmul <2 x double> %284, splat (double 1.000000e-02)
  %286 = fadd <2 x double> %145, %285
  store <2 x double> %286, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 112), align 16, !tbaa !14
  %287 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 152), align 8, !tbaa !14
  %288 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 192), align 16, !tbaa !14
  %289 = fmul <2 x double> %288, splat (double 1.000000e-02)
  %290 = fadd <2 x double> %146, %289
  store <2 x double> %290, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 168), align 8, !tbaa !14
  %291 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 208), align 16, !tbaa !14
  %292 = insertelement <4 x double> %279, double %283, i64 1
  %293 = insertelement <4 x double> %292, double %287, i64 2
  %294 = insertelement <4 x double> %293, double %291, i64 3
  %295 = fmul <4 x double> %294, splat (double 1.000000e-02)
  %296 = fadd <4 x double> %148, %295
  %297 = extractelement <4 x double> %296, i64 0
  store double %297, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 16), align 16, !tbaa !14
  %298 = extractelement <4 x double> %296, i64 1
  store double %298, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 72), align 8, !tbaa !14
  %299 = extractelement <4 x double> %296, i64 2
  store double %299, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 128), align 16, !tbaa !14
  %300 = extractelement <4 x double> %296, i64 3
  store double %300, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 184), align 8, !tbaa !14
  %301 = load <2 x double>, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 248), align 8, !tbaa !14
  %302 = fmul <2 x double> %301, splat (double 1.000000e-02)
  %303 = fadd <2 x double> %147, %302
  store <2 x double> %303, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 224), align 16, !tbaa !14
  %304 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 264), align 8, !tbaa !14
  %305 = fmul double %304, 1.000000e-02
  %306 = fadd double %142, %305
  store double %306, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 240), align 16, !tbaa !14
  %307 = add nuw nsw i32 %141, 1
  %308 = icmp eq i32 %307, %10
  br i1 %308, label %124, label %140, !llvm.loop !20
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !13, i64 48}
!12 = !{!"", !6, i64 0, !6, i64 24, !13, i64 48}
!13 = !{!"double", !6, i64 0}
!14 = !{!13, !13, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
