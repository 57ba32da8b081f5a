; ModuleID = 'simd.c'
source_filename = "simd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"madd\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"maddubs\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"mulhi\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"mulhi unsigned\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"mulhrs\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"avg 8\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"avg 16\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"sad\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"packs 16\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"packus 16\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"packs 32\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"packus 32\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"shuffle\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"sign 8\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"sign 16\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"sign 32\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"hadd 16\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"hadds 16\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"hadd 32\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"hsub 16\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"hsubs 16\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"hsub 32\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"shifts 16\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"shifts 32\00", align 1
@.str.24 = private unnamed_addr constant [10 x i8] c"shifts 64\00", align 1
@.str.25 = private unnamed_addr constant [9 x i8] c"right 16\00", align 1
@.str.26 = private unnamed_addr constant [9 x i8] c"right 32\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"numbers\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"tests\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"crc\00", align 1
@state = internal global i32 1, align 4
@sum = internal global i64 0, align 8
@.str.30 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i16, align 2
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca <2 x i64>, align 16
  %11 = alloca <2 x i64>, align 16
  %12 = alloca <2 x i64>, align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca <2 x i64>, align 16
  %15 = alloca <2 x i64>, align 16
  %16 = alloca <2 x i64>, align 16
  %17 = alloca <2 x i64>, align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca <4 x i32>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca i32, align 4
  %25 = alloca <2 x i64>, align 16
  %26 = alloca i32, align 4
  %27 = alloca <2 x i64>, align 16
  %28 = alloca <2 x i64>, align 16
  %29 = alloca <2 x i64>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca <2 x i64>, align 16
  %32 = alloca <2 x i64>, align 16
  %33 = alloca <2 x i64>, align 16
  %34 = alloca <2 x i64>, align 16
  %35 = alloca <2 x i64>, align 16
  %36 = alloca <2 x i64>, align 16
  %37 = alloca <2 x i64>, align 16
  %38 = alloca <2 x i64>, align 16
  %39 = alloca <2 x i64>, align 16
  %40 = alloca <2 x i64>, align 16
  %41 = alloca i32, align 4
  %42 = alloca <4 x i32>, align 16
  %43 = alloca i32, align 4
  %44 = alloca <4 x i32>, align 16
  %45 = alloca i32, align 4
  %46 = alloca <4 x i32>, align 16
  %47 = alloca i32, align 4
  %48 = alloca <4 x i32>, align 16
  %49 = alloca i32, align 4
  %50 = alloca <4 x i32>, align 16
  %51 = alloca i32, align 4
  %52 = alloca <4 x i32>, align 16
  %53 = alloca i32, align 4
  %54 = alloca <4 x i32>, align 16
  %55 = alloca <2 x i64>, align 16
  %56 = alloca <2 x i64>, align 16
  %57 = alloca <2 x i64>, align 16
  %58 = alloca <2 x i64>, align 16
  %59 = alloca <2 x i64>, align 16
  %60 = alloca <2 x i64>, align 16
  %61 = alloca <2 x i64>, align 16
  %62 = alloca <2 x i64>, align 16
  %63 = alloca <2 x i64>, align 16
  %64 = alloca <2 x i64>, align 16
  %65 = alloca <2 x i64>, align 16
  %66 = alloca <2 x i64>, align 16
  %67 = alloca <2 x i64>, align 16
  %68 = alloca <2 x i64>, align 16
  %69 = alloca <2 x i64>, align 16
  %70 = alloca <2 x i64>, align 16
  %71 = alloca <2 x i64>, align 16
  %72 = alloca <2 x i64>, align 16
  %73 = alloca <2 x i64>, align 16
  %74 = alloca <2 x i64>, align 16
  %75 = alloca <2 x i64>, align 16
  %76 = alloca <2 x i64>, align 16
  %77 = alloca <2 x i64>, align 16
  %78 = alloca <2 x i64>, align 16
  %79 = alloca <2 x i64>, align 16
  %80 = alloca <2 x i64>, align 16
  %81 = alloca <2 x i64>, align 16
  %82 = alloca <2 x i64>, align 16
  %83 = alloca <2 x i64>, align 16
  %84 = alloca <2 x i64>, align 16
  %85 = alloca <2 x i64>, align 16
  %86 = alloca <2 x i64>, align 16
  %87 = alloca <2 x i64>, align 16
  %88 = alloca <2 x i64>, align 16
  %89 = alloca <2 x i64>, align 16
  %90 = alloca <2 x i64>, align 16
  %91 = alloca <2 x i64>, align 16
  %92 = alloca <2 x i64>, align 16
  %93 = alloca <2 x i64>, align 16
  %94 = alloca <2 x i64>, align 16
  %95 = alloca <2 x i64>, align 16
  %96 = alloca <2 x i64>, align 16
  %97 = alloca <2 x i64>, align 16
  %98 = alloca <2 x i64>, align 16
  %99 = alloca <2 x i64>, align 16
  %100 = alloca <2 x i64>, align 16
  %101 = alloca <2 x i64>, align 16
  %102 = alloca <2 x i64>, align 16
  %103 = alloca <2 x i64>, align 16
  %104 = alloca <2 x i64>, align 16
  %105 = alloca <2 x i64>, align 16
  %106 = alloca <2 x i64>, align 16
  %107 = alloca <2 x i64>, align 16
  %108 = alloca <2 x i64>, align 16
  %109 = alloca i32, align 4
  %110 = alloca i32, align 4
  %111 = alloca <2 x i64>, align 16
  %112 = alloca <2 x i64>, align 16
  %113 = alloca i32, align 4
  %114 = alloca <2 x i64>, align 16
  %115 = alloca <2 x i64>, align 16
  %116 = alloca i32, align 4
  %117 = alloca <2 x i64>, align 16
  %118 = alloca <2 x i64>, align 16
  %119 = alloca i32, align 4
  %120 = alloca <2 x i64>, align 16
  %121 = alloca <2 x i64>, align 16
  %122 = alloca i32, align 4
  %123 = alloca <2 x i64>, align 16
  %124 = alloca <2 x i64>, align 16
  %125 = alloca i32, align 4
  %126 = alloca <2 x i64>, align 16
  %127 = alloca <2 x i64>, align 16
  %128 = alloca i32, align 4
  %129 = alloca <2 x i64>, align 16
  %130 = alloca <2 x i64>, align 16
  %131 = alloca i32, align 4
  %132 = alloca <2 x i64>, align 16
  %133 = alloca <2 x i64>, align 16
  %134 = alloca i32, align 4
  %135 = alloca <2 x i64>, align 16
  %136 = alloca <2 x i64>, align 16
  %137 = alloca i32, align 4
  %138 = alloca <2 x i64>, align 16
  %139 = alloca <2 x i64>, align 16
  %140 = alloca i32, align 4
  %141 = alloca <2 x i64>, align 16
  %142 = alloca <2 x i64>, align 16
  %143 = alloca i32, align 4
  %144 = alloca <2 x i64>, align 16
  %145 = alloca <2 x i64>, align 16
  %146 = alloca i32, align 4
  %147 = alloca <2 x i64>, align 16
  %148 = alloca <2 x i64>, align 16
  %149 = alloca i32, align 4
  %150 = alloca <2 x i64>, align 16
  %151 = alloca <2 x i64>, align 16
  %152 = alloca i32, align 4
  %153 = alloca <2 x i64>, align 16
  %154 = alloca <2 x i64>, align 16
  %155 = alloca i32, align 4
  %156 = alloca <2 x i64>, align 16
  %157 = alloca <2 x i64>, align 16
  %158 = alloca i32, align 4
  %159 = alloca <2 x i64>, align 16
  %160 = alloca <2 x i64>, align 16
  %161 = alloca i32, align 4
  %162 = alloca <2 x i64>, align 16
  %163 = alloca <2 x i64>, align 16
  %164 = alloca i32, align 4
  %165 = alloca <2 x i64>, align 16
  %166 = alloca <2 x i64>, align 16
  %167 = alloca i32, align 4
  %168 = alloca <2 x i64>, align 16
  %169 = alloca <2 x i64>, align 16
  %170 = alloca i32, align 4
  %171 = alloca <2 x i64>, align 16
  %172 = alloca <2 x i64>, align 16
  %173 = alloca i32, align 4
  %174 = alloca <2 x i64>, align 16
  %175 = alloca <2 x i64>, align 16
  %176 = alloca i32, align 4
  %177 = alloca <2 x i64>, align 16
  %178 = alloca <2 x i64>, align 16
  %179 = alloca i32, align 4
  %180 = alloca <2 x i64>, align 16
  %181 = alloca <2 x i64>, align 16
  %182 = alloca i32, align 4
  %183 = alloca <2 x i64>, align 16
  %184 = alloca <2 x i64>, align 16
  %185 = alloca i32, align 4
  %186 = alloca <2 x i64>, align 16
  %187 = alloca <2 x i64>, align 16
  %188 = alloca i32, align 4
  %189 = alloca <2 x i64>, align 16
  %190 = alloca <2 x i64>, align 16
  %191 = alloca i32, align 4
  %192 = alloca <2 x i64>, align 16
  %193 = alloca <2 x i64>, align 16
  %194 = alloca i32, align 4
  %195 = alloca <2 x i64>, align 16
  %196 = alloca <2 x i64>, align 16
  %197 = alloca i32, align 4
  %198 = alloca <2 x i64>, align 16
  %199 = alloca <2 x i64>, align 16
  store i32 0, ptr %109, align 4
  store i32 0, ptr %110, align 4
  br label %200

200:                                              ; preds = %219, %0
  %201 = load i32, ptr %110, align 4
  %202 = icmp slt i32 %201, 64
  br i1 %202, label %203, label %222

203:                                              ; preds = %200
  %204 = load i32, ptr %110, align 4
  %205 = and i32 %204, 1
  %206 = call <2 x i64> @vector(i32 noundef %205)
  store <2 x i64> %206, ptr %111, align 16
  %207 = load i32, ptr %110, align 4
  %208 = ashr i32 %207, 1
  %209 = and i32 %208, 1
  %210 = call <2 x i64> @vector(i32 noundef %209)
  store <2 x i64> %210, ptr %112, align 16
  %211 = load <2 x i64>, ptr %111, align 16
  %212 = load <2 x i64>, ptr %112, align 16
  store <2 x i64> %211, ptr %107, align 16
  store <2 x i64> %212, ptr %108, align 16
  %213 = load <2 x i64>, ptr %107, align 16
  %214 = bitcast <2 x i64> %213 to <8 x i16>
  %215 = load <2 x i64>, ptr %108, align 16
  %216 = bitcast <2 x i64> %215 to <8 x i16>
  %217 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %214, <8 x i16> %216)
  %218 = bitcast <4 x i32> %217 to <2 x i64>
  call void @add(<2 x i64> noundef %218)
  br label %219

219:                                              ; preds = %203
  %220 = load i32, ptr %110, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %110, align 4
  br label %200, !llvm.loop !6

222:                                              ; preds = %200
  call void @show(ptr noundef @.str)
  store i32 0, ptr %113, align 4
  br label %223

223:                                              ; preds = %242, %222
  %224 = load i32, ptr %113, align 4
  %225 = icmp slt i32 %224, 64
  br i1 %225, label %226, label %245

226:                                              ; preds = %223
  %227 = load i32, ptr %113, align 4
  %228 = and i32 %227, 1
  %229 = call <2 x i64> @vector(i32 noundef %228)
  store <2 x i64> %229, ptr %114, align 16
  %230 = load i32, ptr %113, align 4
  %231 = ashr i32 %230, 1
  %232 = and i32 %231, 1
  %233 = call <2 x i64> @vector(i32 noundef %232)
  store <2 x i64> %233, ptr %115, align 16
  %234 = load <2 x i64>, ptr %114, align 16
  %235 = load <2 x i64>, ptr %115, align 16
  store <2 x i64> %234, ptr %105, align 16
  store <2 x i64> %235, ptr %106, align 16
  %236 = load <2 x i64>, ptr %105, align 16
  %237 = bitcast <2 x i64> %236 to <16 x i8>
  %238 = load <2 x i64>, ptr %106, align 16
  %239 = bitcast <2 x i64> %238 to <16 x i8>
  %240 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %237, <16 x i8> %239)
  %241 = bitcast <8 x i16> %240 to <2 x i64>
  call void @add(<2 x i64> noundef %241)
  br label %242

242:                                              ; preds = %226
  %243 = load i32, ptr %113, align 4
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %113, align 4
  br label %223, !llvm.loop !9

245:                                              ; preds = %223
  call void @show(ptr noundef @.str.1)
  store i32 0, ptr %116, align 4
  br label %246

246:                                              ; preds = %265, %245
  %247 = load i32, ptr %116, align 4
  %248 = icmp slt i32 %247, 64
  br i1 %248, label %249, label %268

249:                                              ; preds = %246
  %250 = load i32, ptr %116, align 4
  %251 = and i32 %250, 1
  %252 = call <2 x i64> @vector(i32 noundef %251)
  store <2 x i64> %252, ptr %117, align 16
  %253 = load i32, ptr %116, align 4
  %254 = ashr i32 %253, 1
  %255 = and i32 %254, 1
  %256 = call <2 x i64> @vector(i32 noundef %255)
  store <2 x i64> %256, ptr %118, align 16
  %257 = load <2 x i64>, ptr %117, align 16
  %258 = load <2 x i64>, ptr %118, align 16
  store <2 x i64> %257, ptr %103, align 16
  store <2 x i64> %258, ptr %104, align 16
  %259 = load <2 x i64>, ptr %103, align 16
  %260 = bitcast <2 x i64> %259 to <8 x i16>
  %261 = load <2 x i64>, ptr %104, align 16
  %262 = bitcast <2 x i64> %261 to <8 x i16>
  %263 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %260, <8 x i16> %262)
  %264 = bitcast <8 x i16> %263 to <2 x i64>
  call void @add(<2 x i64> noundef %264)
  br label %265

265:                                              ; preds = %249
  %266 = load i32, ptr %116, align 4
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %116, align 4
  br label %246, !llvm.loop !10

268:                                              ; preds = %246
  call void @show(ptr noundef @.str.2)
  store i32 0, ptr %119, align 4
  br label %269

269:                                              ; preds = %288, %268
  %270 = load i32, ptr %119, align 4
  %271 = icmp slt i32 %270, 64
  br i1 %271, label %272, label %291

272:                                              ; preds = %269
  %273 = load i32, ptr %119, align 4
  %274 = and i32 %273, 1
  %275 = call <2 x i64> @vector(i32 noundef %274)
  store <2 x i64> %275, ptr %120, align 16
  %276 = load i32, ptr %119, align 4
  %277 = ashr i32 %276, 1
  %278 = and i32 %277, 1
  %279 = call <2 x i64> @vector(i32 noundef %278)
  store <2 x i64> %279, ptr %121, align 16
  %280 = load <2 x i64>, ptr %120, align 16
  %281 = load <2 x i64>, ptr %121, align 16
  store <2 x i64> %280, ptr %101, align 16
  store <2 x i64> %281, ptr %102, align 16
  %282 = load <2 x i64>, ptr %101, align 16
  %283 = bitcast <2 x i64> %282 to <8 x i16>
  %284 = load <2 x i64>, ptr %102, align 16
  %285 = bitcast <2 x i64> %284 to <8 x i16>
  %286 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %283, <8 x i16> %285)
  %287 = bitcast <8 x i16> %286 to <2 x i64>
  call void @add(<2 x i64> noundef %287)
  br label %288

288:                                              ; preds = %272
  %289 = load i32, ptr %119, align 4
  %290 = add nsw i32 %289, 1
  store i32 %290, ptr %119, align 4
  br label %269, !llvm.loop !11

291:                                              ; preds = %269
  call void @show(ptr noundef @.str.3)
  store i32 0, ptr %122, align 4
  br label %292

292:                                              ; preds = %311, %291
  %293 = load i32, ptr %122, align 4
  %294 = icmp slt i32 %293, 64
  br i1 %294, label %295, label %314

295:                                              ; preds = %292
  %296 = load i32, ptr %122, align 4
  %297 = and i32 %296, 1
  %298 = call <2 x i64> @vector(i32 noundef %297)
  store <2 x i64> %298, ptr %123, align 16
  %299 = load i32, ptr %122, align 4
  %300 = ashr i32 %299, 1
  %301 = and i32 %300, 1
  %302 = call <2 x i64> @vector(i32 noundef %301)
  store <2 x i64> %302, ptr %124, align 16
  %303 = load <2 x i64>, ptr %123, align 16
  %304 = load <2 x i64>, ptr %124, align 16
  store <2 x i64> %303, ptr %99, align 16
  store <2 x i64> %304, ptr %100, align 16
  %305 = load <2 x i64>, ptr %99, align 16
  %306 = bitcast <2 x i64> %305 to <8 x i16>
  %307 = load <2 x i64>, ptr %100, align 16
  %308 = bitcast <2 x i64> %307 to <8 x i16>
  %309 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %306, <8 x i16> %308)
  %310 = bitcast <8 x i16> %309 to <2 x i64>
  call void @add(<2 x i64> noundef %310)
  br label %311

311:                                              ; preds = %295
  %312 = load i32, ptr %122, align 4
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %122, align 4
  br label %292, !llvm.loop !12

314:                                              ; preds = %292
  call void @show(ptr noundef @.str.4)
  store i32 0, ptr %125, align 4
  br label %315

315:                                              ; preds = %334, %314
  %316 = load i32, ptr %125, align 4
  %317 = icmp slt i32 %316, 64
  br i1 %317, label %318, label %337

318:                                              ; preds = %315
  %319 = load i32, ptr %125, align 4
  %320 = and i32 %319, 1
  %321 = call <2 x i64> @vector(i32 noundef %320)
  store <2 x i64> %321, ptr %126, align 16
  %322 = load i32, ptr %125, align 4
  %323 = ashr i32 %322, 1
  %324 = and i32 %323, 1
  %325 = call <2 x i64> @vector(i32 noundef %324)
  store <2 x i64> %325, ptr %127, align 16
  %326 = load <2 x i64>, ptr %126, align 16
  %327 = load <2 x i64>, ptr %127, align 16
  store <2 x i64> %326, ptr %97, align 16
  store <2 x i64> %327, ptr %98, align 16
  %328 = load <2 x i64>, ptr %97, align 16
  %329 = bitcast <2 x i64> %328 to <16 x i8>
  %330 = load <2 x i64>, ptr %98, align 16
  %331 = bitcast <2 x i64> %330 to <16 x i8>
  %332 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %329, <16 x i8> %331)
  %333 = bitcast <16 x i8> %332 to <2 x i64>
  call void @add(<2 x i64> noundef %333)
  br label %334

334:                                              ; preds = %318
  %335 = load i32, ptr %125, align 4
  %336 = add nsw i32 %335, 1
  store i32 %336, ptr %125, align 4
  br label %315, !llvm.loop !13

337:                                              ; preds = %315
  call void @show(ptr noundef @.str.5)
  store i32 0, ptr %128, align 4
  br label %338

338:                                              ; preds = %357, %337
  %339 = load i32, ptr %128, align 4
  %340 = icmp slt i32 %339, 64
  br i1 %340, label %341, label %360

341:                                              ; preds = %338
  %342 = load i32, ptr %128, align 4
  %343 = and i32 %342, 1
  %344 = call <2 x i64> @vector(i32 noundef %343)
  store <2 x i64> %344, ptr %129, align 16
  %345 = load i32, ptr %128, align 4
  %346 = ashr i32 %345, 1
  %347 = and i32 %346, 1
  %348 = call <2 x i64> @vector(i32 noundef %347)
  store <2 x i64> %348, ptr %130, align 16
  %349 = load <2 x i64>, ptr %129, align 16
  %350 = load <2 x i64>, ptr %130, align 16
  store <2 x i64> %349, ptr %95, align 16
  store <2 x i64> %350, ptr %96, align 16
  %351 = load <2 x i64>, ptr %95, align 16
  %352 = bitcast <2 x i64> %351 to <8 x i16>
  %353 = load <2 x i64>, ptr %96, align 16
  %354 = bitcast <2 x i64> %353 to <8 x i16>
  %355 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %352, <8 x i16> %354)
  %356 = bitcast <8 x i16> %355 to <2 x i64>
  call void @add(<2 x i64> noundef %356)
  br label %357

357:                                              ; preds = %341
  %358 = load i32, ptr %128, align 4
  %359 = add nsw i32 %358, 1
  store i32 %359, ptr %128, align 4
  br label %338, !llvm.loop !14

360:                                              ; preds = %338
  call void @show(ptr noundef @.str.6)
  store i32 0, ptr %131, align 4
  br label %361

361:                                              ; preds = %379, %360
  %362 = load i32, ptr %131, align 4
  %363 = icmp slt i32 %362, 64
  br i1 %363, label %364, label %382

364:                                              ; preds = %361
  %365 = load i32, ptr %131, align 4
  %366 = and i32 %365, 1
  %367 = call <2 x i64> @vector(i32 noundef %366)
  store <2 x i64> %367, ptr %132, align 16
  %368 = load i32, ptr %131, align 4
  %369 = ashr i32 %368, 1
  %370 = and i32 %369, 1
  %371 = call <2 x i64> @vector(i32 noundef %370)
  store <2 x i64> %371, ptr %133, align 16
  %372 = load <2 x i64>, ptr %132, align 16
  %373 = load <2 x i64>, ptr %133, align 16
  store <2 x i64> %372, ptr %93, align 16
  store <2 x i64> %373, ptr %94, align 16
  %374 = load <2 x i64>, ptr %93, align 16
  %375 = bitcast <2 x i64> %374 to <16 x i8>
  %376 = load <2 x i64>, ptr %94, align 16
  %377 = bitcast <2 x i64> %376 to <16 x i8>
  %378 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %375, <16 x i8> %377)
  call void @add(<2 x i64> noundef %378)
  br label %379

379:                                              ; preds = %364
  %380 = load i32, ptr %131, align 4
  %381 = add nsw i32 %380, 1
  store i32 %381, ptr %131, align 4
  br label %361, !llvm.loop !15

382:                                              ; preds = %361
  call void @show(ptr noundef @.str.7)
  store i32 0, ptr %134, align 4
  br label %383

383:                                              ; preds = %402, %382
  %384 = load i32, ptr %134, align 4
  %385 = icmp slt i32 %384, 64
  br i1 %385, label %386, label %405

386:                                              ; preds = %383
  %387 = load i32, ptr %134, align 4
  %388 = and i32 %387, 1
  %389 = call <2 x i64> @vector(i32 noundef %388)
  store <2 x i64> %389, ptr %135, align 16
  %390 = load i32, ptr %134, align 4
  %391 = ashr i32 %390, 1
  %392 = and i32 %391, 1
  %393 = call <2 x i64> @vector(i32 noundef %392)
  store <2 x i64> %393, ptr %136, align 16
  %394 = load <2 x i64>, ptr %135, align 16
  %395 = load <2 x i64>, ptr %136, align 16
  store <2 x i64> %394, ptr %91, align 16
  store <2 x i64> %395, ptr %92, align 16
  %396 = load <2 x i64>, ptr %91, align 16
  %397 = bitcast <2 x i64> %396 to <8 x i16>
  %398 = load <2 x i64>, ptr %92, align 16
  %399 = bitcast <2 x i64> %398 to <8 x i16>
  %400 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %397, <8 x i16> %399)
  %401 = bitcast <16 x i8> %400 to <2 x i64>
  call void @add(<2 x i64> noundef %401)
  br label %402

402:                                              ; preds = %386
  %403 = load i32, ptr %134, align 4
  %404 = add nsw i32 %403, 1
  store i32 %404, ptr %134, align 4
  br label %383, !llvm.loop !16

405:                                              ; preds = %383
  call void @show(ptr noundef @.str.8)
  store i32 0, ptr %137, align 4
  br label %406

406:                                              ; preds = %425, %405
  %407 = load i32, ptr %137, align 4
  %408 = icmp slt i32 %407, 64
  br i1 %408, label %409, label %428

409:                                              ; preds = %406
  %410 = load i32, ptr %137, align 4
  %411 = and i32 %410, 1
  %412 = call <2 x i64> @vector(i32 noundef %411)
  store <2 x i64> %412, ptr %138, align 16
  %413 = load i32, ptr %137, align 4
  %414 = ashr i32 %413, 1
  %415 = and i32 %414, 1
  %416 = call <2 x i64> @vector(i32 noundef %415)
  store <2 x i64> %416, ptr %139, align 16
  %417 = load <2 x i64>, ptr %138, align 16
  %418 = load <2 x i64>, ptr %139, align 16
  store <2 x i64> %417, ptr %89, align 16
  store <2 x i64> %418, ptr %90, align 16
  %419 = load <2 x i64>, ptr %89, align 16
  %420 = bitcast <2 x i64> %419 to <8 x i16>
  %421 = load <2 x i64>, ptr %90, align 16
  %422 = bitcast <2 x i64> %421 to <8 x i16>
  %423 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %420, <8 x i16> %422)
  %424 = bitcast <16 x i8> %423 to <2 x i64>
  call void @add(<2 x i64> noundef %424)
  br label %425

425:                                              ; preds = %409
  %426 = load i32, ptr %137, align 4
  %427 = add nsw i32 %426, 1
  store i32 %427, ptr %137, align 4
  br label %406, !llvm.loop !17

428:                                              ; preds = %406
  call void @show(ptr noundef @.str.9)
  store i32 0, ptr %140, align 4
  br label %429

429:                                              ; preds = %448, %428
  %430 = load i32, ptr %140, align 4
  %431 = icmp slt i32 %430, 64
  br i1 %431, label %432, label %451

432:                                              ; preds = %429
  %433 = load i32, ptr %140, align 4
  %434 = and i32 %433, 1
  %435 = call <2 x i64> @vector(i32 noundef %434)
  store <2 x i64> %435, ptr %141, align 16
  %436 = load i32, ptr %140, align 4
  %437 = ashr i32 %436, 1
  %438 = and i32 %437, 1
  %439 = call <2 x i64> @vector(i32 noundef %438)
  store <2 x i64> %439, ptr %142, align 16
  %440 = load <2 x i64>, ptr %141, align 16
  %441 = load <2 x i64>, ptr %142, align 16
  store <2 x i64> %440, ptr %87, align 16
  store <2 x i64> %441, ptr %88, align 16
  %442 = load <2 x i64>, ptr %87, align 16
  %443 = bitcast <2 x i64> %442 to <4 x i32>
  %444 = load <2 x i64>, ptr %88, align 16
  %445 = bitcast <2 x i64> %444 to <4 x i32>
  %446 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %443, <4 x i32> %445)
  %447 = bitcast <8 x i16> %446 to <2 x i64>
  call void @add(<2 x i64> noundef %447)
  br label %448

448:                                              ; preds = %432
  %449 = load i32, ptr %140, align 4
  %450 = add nsw i32 %449, 1
  store i32 %450, ptr %140, align 4
  br label %429, !llvm.loop !18

451:                                              ; preds = %429
  call void @show(ptr noundef @.str.10)
  store i32 0, ptr %143, align 4
  br label %452

452:                                              ; preds = %471, %451
  %453 = load i32, ptr %143, align 4
  %454 = icmp slt i32 %453, 64
  br i1 %454, label %455, label %474

455:                                              ; preds = %452
  %456 = load i32, ptr %143, align 4
  %457 = and i32 %456, 1
  %458 = call <2 x i64> @vector(i32 noundef %457)
  store <2 x i64> %458, ptr %144, align 16
  %459 = load i32, ptr %143, align 4
  %460 = ashr i32 %459, 1
  %461 = and i32 %460, 1
  %462 = call <2 x i64> @vector(i32 noundef %461)
  store <2 x i64> %462, ptr %145, align 16
  %463 = load <2 x i64>, ptr %144, align 16
  %464 = load <2 x i64>, ptr %145, align 16
  store <2 x i64> %463, ptr %85, align 16
  store <2 x i64> %464, ptr %86, align 16
  %465 = load <2 x i64>, ptr %85, align 16
  %466 = bitcast <2 x i64> %465 to <4 x i32>
  %467 = load <2 x i64>, ptr %86, align 16
  %468 = bitcast <2 x i64> %467 to <4 x i32>
  %469 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %466, <4 x i32> %468)
  %470 = bitcast <8 x i16> %469 to <2 x i64>
  call void @add(<2 x i64> noundef %470)
  br label %471

471:                                              ; preds = %455
  %472 = load i32, ptr %143, align 4
  %473 = add nsw i32 %472, 1
  store i32 %473, ptr %143, align 4
  br label %452, !llvm.loop !19

474:                                              ; preds = %452
  call void @show(ptr noundef @.str.11)
  store i32 0, ptr %146, align 4
  br label %475

475:                                              ; preds = %494, %474
  %476 = load i32, ptr %146, align 4
  %477 = icmp slt i32 %476, 64
  br i1 %477, label %478, label %497

478:                                              ; preds = %475
  %479 = load i32, ptr %146, align 4
  %480 = and i32 %479, 1
  %481 = call <2 x i64> @vector(i32 noundef %480)
  store <2 x i64> %481, ptr %147, align 16
  %482 = load i32, ptr %146, align 4
  %483 = ashr i32 %482, 1
  %484 = and i32 %483, 1
  %485 = call <2 x i64> @vector(i32 noundef %484)
  store <2 x i64> %485, ptr %148, align 16
  %486 = load <2 x i64>, ptr %147, align 16
  %487 = load <2 x i64>, ptr %148, align 16
  store <2 x i64> %486, ptr %83, align 16
  store <2 x i64> %487, ptr %84, align 16
  %488 = load <2 x i64>, ptr %83, align 16
  %489 = bitcast <2 x i64> %488 to <16 x i8>
  %490 = load <2 x i64>, ptr %84, align 16
  %491 = bitcast <2 x i64> %490 to <16 x i8>
  %492 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %489, <16 x i8> %491)
  %493 = bitcast <16 x i8> %492 to <2 x i64>
  call void @add(<2 x i64> noundef %493)
  br label %494

494:                                              ; preds = %478
  %495 = load i32, ptr %146, align 4
  %496 = add nsw i32 %495, 1
  store i32 %496, ptr %146, align 4
  br label %475, !llvm.loop !20

497:                                              ; preds = %475
  call void @show(ptr noundef @.str.12)
  store i32 0, ptr %149, align 4
  br label %498

498:                                              ; preds = %517, %497
  %499 = load i32, ptr %149, align 4
  %500 = icmp slt i32 %499, 64
  br i1 %500, label %501, label %520

501:                                              ; preds = %498
  %502 = load i32, ptr %149, align 4
  %503 = and i32 %502, 1
  %504 = call <2 x i64> @vector(i32 noundef %503)
  store <2 x i64> %504, ptr %150, align 16
  %505 = load i32, ptr %149, align 4
  %506 = ashr i32 %505, 1
  %507 = and i32 %506, 1
  %508 = call <2 x i64> @vector(i32 noundef %507)
  store <2 x i64> %508, ptr %151, align 16
  %509 = load <2 x i64>, ptr %150, align 16
  %510 = load <2 x i64>, ptr %151, align 16
  store <2 x i64> %509, ptr %81, align 16
  store <2 x i64> %510, ptr %82, align 16
  %511 = load <2 x i64>, ptr %81, align 16
  %512 = bitcast <2 x i64> %511 to <16 x i8>
  %513 = load <2 x i64>, ptr %82, align 16
  %514 = bitcast <2 x i64> %513 to <16 x i8>
  %515 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %512, <16 x i8> %514)
  %516 = bitcast <16 x i8> %515 to <2 x i64>
  call void @add(<2 x i64> noundef %516)
  br label %517

517:                                              ; preds = %501
  %518 = load i32, ptr %149, align 4
  %519 = add nsw i32 %518, 1
  store i32 %519, ptr %149, align 4
  br label %498, !llvm.loop !21

520:                                              ; preds = %498
  call void @show(ptr noundef @.str.13)
  store i32 0, ptr %152, align 4
  br label %521

521:                                              ; preds = %540, %520
  %522 = load i32, ptr %152, align 4
  %523 = icmp slt i32 %522, 64
  br i1 %523, label %524, label %543

524:                                              ; preds = %521
  %525 = load i32, ptr %152, align 4
  %526 = and i32 %525, 1
  %527 = call <2 x i64> @vector(i32 noundef %526)
  store <2 x i64> %527, ptr %153, align 16
  %528 = load i32, ptr %152, align 4
  %529 = ashr i32 %528, 1
  %530 = and i32 %529, 1
  %531 = call <2 x i64> @vector(i32 noundef %530)
  store <2 x i64> %531, ptr %154, align 16
  %532 = load <2 x i64>, ptr %153, align 16
  %533 = load <2 x i64>, ptr %154, align 16
  store <2 x i64> %532, ptr %79, align 16
  store <2 x i64> %533, ptr %80, align 16
  %534 = load <2 x i64>, ptr %79, align 16
  %535 = bitcast <2 x i64> %534 to <8 x i16>
  %536 = load <2 x i64>, ptr %80, align 16
  %537 = bitcast <2 x i64> %536 to <8 x i16>
  %538 = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %535, <8 x i16> %537)
  %539 = bitcast <8 x i16> %538 to <2 x i64>
  call void @add(<2 x i64> noundef %539)
  br label %540

540:                                              ; preds = %524
  %541 = load i32, ptr %152, align 4
  %542 = add nsw i32 %541, 1
  store i32 %542, ptr %152, align 4
  br label %521, !llvm.loop !22

543:                                              ; preds = %521
  call void @show(ptr noundef @.str.14)
  store i32 0, ptr %155, align 4
  br label %544

544:                                              ; preds = %563, %543
  %545 = load i32, ptr %155, align 4
  %546 = icmp slt i32 %545, 64
  br i1 %546, label %547, label %566

547:                                              ; preds = %544
  %548 = load i32, ptr %155, align 4
  %549 = and i32 %548, 1
  %550 = call <2 x i64> @vector(i32 noundef %549)
  store <2 x i64> %550, ptr %156, align 16
  %551 = load i32, ptr %155, align 4
  %552 = ashr i32 %551, 1
  %553 = and i32 %552, 1
  %554 = call <2 x i64> @vector(i32 noundef %553)
  store <2 x i64> %554, ptr %157, align 16
  %555 = load <2 x i64>, ptr %156, align 16
  %556 = load <2 x i64>, ptr %157, align 16
  store <2 x i64> %555, ptr %77, align 16
  store <2 x i64> %556, ptr %78, align 16
  %557 = load <2 x i64>, ptr %77, align 16
  %558 = bitcast <2 x i64> %557 to <4 x i32>
  %559 = load <2 x i64>, ptr %78, align 16
  %560 = bitcast <2 x i64> %559 to <4 x i32>
  %561 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %558, <4 x i32> %560)
  %562 = bitcast <4 x i32> %561 to <2 x i64>
  call void @add(<2 x i64> noundef %562)
  br label %563

563:                                              ; preds = %547
  %564 = load i32, ptr %155, align 4
  %565 = add nsw i32 %564, 1
  store i32 %565, ptr %155, align 4
  br label %544, !llvm.loop !23

566:                                              ; preds = %544
  call void @show(ptr noundef @.str.15)
  store i32 0, ptr %158, align 4
  br label %567

567:                                              ; preds = %586, %566
  %568 = load i32, ptr %158, align 4
  %569 = icmp slt i32 %568, 64
  br i1 %569, label %570, label %589

570:                                              ; preds = %567
  %571 = load i32, ptr %158, align 4
  %572 = and i32 %571, 1
  %573 = call <2 x i64> @vector(i32 noundef %572)
  store <2 x i64> %573, ptr %159, align 16
  %574 = load i32, ptr %158, align 4
  %575 = ashr i32 %574, 1
  %576 = and i32 %575, 1
  %577 = call <2 x i64> @vector(i32 noundef %576)
  store <2 x i64> %577, ptr %160, align 16
  %578 = load <2 x i64>, ptr %159, align 16
  %579 = load <2 x i64>, ptr %160, align 16
  store <2 x i64> %578, ptr %75, align 16
  store <2 x i64> %579, ptr %76, align 16
  %580 = load <2 x i64>, ptr %75, align 16
  %581 = bitcast <2 x i64> %580 to <8 x i16>
  %582 = load <2 x i64>, ptr %76, align 16
  %583 = bitcast <2 x i64> %582 to <8 x i16>
  %584 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %581, <8 x i16> %583)
  %585 = bitcast <8 x i16> %584 to <2 x i64>
  call void @add(<2 x i64> noundef %585)
  br label %586

586:                                              ; preds = %570
  %587 = load i32, ptr %158, align 4
  %588 = add nsw i32 %587, 1
  store i32 %588, ptr %158, align 4
  br label %567, !llvm.loop !24

589:                                              ; preds = %567
  call void @show(ptr noundef @.str.16)
  store i32 0, ptr %161, align 4
  br label %590

590:                                              ; preds = %609, %589
  %591 = load i32, ptr %161, align 4
  %592 = icmp slt i32 %591, 64
  br i1 %592, label %593, label %612

593:                                              ; preds = %590
  %594 = load i32, ptr %161, align 4
  %595 = and i32 %594, 1
  %596 = call <2 x i64> @vector(i32 noundef %595)
  store <2 x i64> %596, ptr %162, align 16
  %597 = load i32, ptr %161, align 4
  %598 = ashr i32 %597, 1
  %599 = and i32 %598, 1
  %600 = call <2 x i64> @vector(i32 noundef %599)
  store <2 x i64> %600, ptr %163, align 16
  %601 = load <2 x i64>, ptr %162, align 16
  %602 = load <2 x i64>, ptr %163, align 16
  store <2 x i64> %601, ptr %73, align 16
  store <2 x i64> %602, ptr %74, align 16
  %603 = load <2 x i64>, ptr %73, align 16
  %604 = bitcast <2 x i64> %603 to <8 x i16>
  %605 = load <2 x i64>, ptr %74, align 16
  %606 = bitcast <2 x i64> %605 to <8 x i16>
  %607 = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %604, <8 x i16> %606)
  %608 = bitcast <8 x i16> %607 to <2 x i64>
  call void @add(<2 x i64> noundef %608)
  br label %609

609:                                              ; preds = %593
  %610 = load i32, ptr %161, align 4
  %611 = add nsw i32 %610, 1
  store i32 %611, ptr %161, align 4
  br label %590, !llvm.loop !25

612:                                              ; preds = %590
  call void @show(ptr noundef @.str.17)
  store i32 0, ptr %164, align 4
  br label %613

613:                                              ; preds = %632, %612
  %614 = load i32, ptr %164, align 4
  %615 = icmp slt i32 %614, 64
  br i1 %615, label %616, label %635

616:                                              ; preds = %613
  %617 = load i32, ptr %164, align 4
  %618 = and i32 %617, 1
  %619 = call <2 x i64> @vector(i32 noundef %618)
  store <2 x i64> %619, ptr %165, align 16
  %620 = load i32, ptr %164, align 4
  %621 = ashr i32 %620, 1
  %622 = and i32 %621, 1
  %623 = call <2 x i64> @vector(i32 noundef %622)
  store <2 x i64> %623, ptr %166, align 16
  %624 = load <2 x i64>, ptr %165, align 16
  %625 = load <2 x i64>, ptr %166, align 16
  store <2 x i64> %624, ptr %71, align 16
  store <2 x i64> %625, ptr %72, align 16
  %626 = load <2 x i64>, ptr %71, align 16
  %627 = bitcast <2 x i64> %626 to <4 x i32>
  %628 = load <2 x i64>, ptr %72, align 16
  %629 = bitcast <2 x i64> %628 to <4 x i32>
  %630 = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %627, <4 x i32> %629)
  %631 = bitcast <4 x i32> %630 to <2 x i64>
  call void @add(<2 x i64> noundef %631)
  br label %632

632:                                              ; preds = %616
  %633 = load i32, ptr %164, align 4
  %634 = add nsw i32 %633, 1
  store i32 %634, ptr %164, align 4
  br label %613, !llvm.loop !26

635:                                              ; preds = %613
  call void @show(ptr noundef @.str.18)
  store i32 0, ptr %167, align 4
  br label %636

636:                                              ; preds = %655, %635
  %637 = load i32, ptr %167, align 4
  %638 = icmp slt i32 %637, 64
  br i1 %638, label %639, label %658

639:                                              ; preds = %636
  %640 = load i32, ptr %167, align 4
  %641 = and i32 %640, 1
  %642 = call <2 x i64> @vector(i32 noundef %641)
  store <2 x i64> %642, ptr %168, align 16
  %643 = load i32, ptr %167, align 4
  %644 = ashr i32 %643, 1
  %645 = and i32 %644, 1
  %646 = call <2 x i64> @vector(i32 noundef %645)
  store <2 x i64> %646, ptr %169, align 16
  %647 = load <2 x i64>, ptr %168, align 16
  %648 = load <2 x i64>, ptr %169, align 16
  store <2 x i64> %647, ptr %69, align 16
  store <2 x i64> %648, ptr %70, align 16
  %649 = load <2 x i64>, ptr %69, align 16
  %650 = bitcast <2 x i64> %649 to <8 x i16>
  %651 = load <2 x i64>, ptr %70, align 16
  %652 = bitcast <2 x i64> %651 to <8 x i16>
  %653 = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %650, <8 x i16> %652)
  %654 = bitcast <8 x i16> %653 to <2 x i64>
  call void @add(<2 x i64> noundef %654)
  br label %655

655:                                              ; preds = %639
  %656 = load i32, ptr %167, align 4
  %657 = add nsw i32 %656, 1
  store i32 %657, ptr %167, align 4
  br label %636, !llvm.loop !27

658:                                              ; preds = %636
  call void @show(ptr noundef @.str.19)
  store i32 0, ptr %170, align 4
  br label %659

659:                                              ; preds = %678, %658
  %660 = load i32, ptr %170, align 4
  %661 = icmp slt i32 %660, 64
  br i1 %661, label %662, label %681

662:                                              ; preds = %659
  %663 = load i32, ptr %170, align 4
  %664 = and i32 %663, 1
  %665 = call <2 x i64> @vector(i32 noundef %664)
  store <2 x i64> %665, ptr %171, align 16
  %666 = load i32, ptr %170, align 4
  %667 = ashr i32 %666, 1
  %668 = and i32 %667, 1
  %669 = call <2 x i64> @vector(i32 noundef %668)
  store <2 x i64> %669, ptr %172, align 16
  %670 = load <2 x i64>, ptr %171, align 16
  %671 = load <2 x i64>, ptr %172, align 16
  store <2 x i64> %670, ptr %67, align 16
  store <2 x i64> %671, ptr %68, align 16
  %672 = load <2 x i64>, ptr %67, align 16
  %673 = bitcast <2 x i64> %672 to <8 x i16>
  %674 = load <2 x i64>, ptr %68, align 16
  %675 = bitcast <2 x i64> %674 to <8 x i16>
  %676 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %673, <8 x i16> %675)
  %677 = bitcast <8 x i16> %676 to <2 x i64>
  call void @add(<2 x i64> noundef %677)
  br label %678

678:                                              ; preds = %662
  %679 = load i32, ptr %170, align 4
  %680 = add nsw i32 %679, 1
  store i32 %680, ptr %170, align 4
  br label %659, !llvm.loop !28

681:                                              ; preds = %659
  call void @show(ptr noundef @.str.20)
  store i32 0, ptr %173, align 4
  br label %682

682:                                              ; preds = %701, %681
  %683 = load i32, ptr %173, align 4
  %684 = icmp slt i32 %683, 64
  br i1 %684, label %685, label %704

685:                                              ; preds = %682
  %686 = load i32, ptr %173, align 4
  %687 = and i32 %686, 1
  %688 = call <2 x i64> @vector(i32 noundef %687)
  store <2 x i64> %688, ptr %174, align 16
  %689 = load i32, ptr %173, align 4
  %690 = ashr i32 %689, 1
  %691 = and i32 %690, 1
  %692 = call <2 x i64> @vector(i32 noundef %691)
  store <2 x i64> %692, ptr %175, align 16
  %693 = load <2 x i64>, ptr %174, align 16
  %694 = load <2 x i64>, ptr %175, align 16
  store <2 x i64> %693, ptr %65, align 16
  store <2 x i64> %694, ptr %66, align 16
  %695 = load <2 x i64>, ptr %65, align 16
  %696 = bitcast <2 x i64> %695 to <4 x i32>
  %697 = load <2 x i64>, ptr %66, align 16
  %698 = bitcast <2 x i64> %697 to <4 x i32>
  %699 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %696, <4 x i32> %698)
  %700 = bitcast <4 x i32> %699 to <2 x i64>
  call void @add(<2 x i64> noundef %700)
  br label %701

701:                                              ; preds = %685
  %702 = load i32, ptr %173, align 4
  %703 = add nsw i32 %702, 1
  store i32 %703, ptr %173, align 4
  br label %682, !llvm.loop !29

704:                                              ; preds = %682
  call void @show(ptr noundef @.str.21)
  store i32 0, ptr %176, align 4
  br label %705

705:                                              ; preds = %751, %704
  %706 = load i32, ptr %176, align 4
  %707 = icmp slt i32 %706, 64
  br i1 %707, label %708, label %754

708:                                              ; preds = %705
  %709 = load i32, ptr %176, align 4
  %710 = and i32 %709, 1
  %711 = call <2 x i64> @vector(i32 noundef %710)
  store <2 x i64> %711, ptr %177, align 16
  %712 = load i32, ptr %176, align 4
  %713 = ashr i32 %712, 1
  %714 = and i32 %713, 1
  %715 = call <2 x i64> @vector(i32 noundef %714)
  store <2 x i64> %715, ptr %178, align 16
  %716 = load <2 x i64>, ptr %177, align 16
  %717 = load i32, ptr %176, align 4
  %718 = sdiv i32 %717, 3
  store i32 %718, ptr %41, align 4
  %719 = load i32, ptr %41, align 4
  %720 = insertelement <4 x i32> poison, i32 %719, i32 0
  %721 = insertelement <4 x i32> %720, i32 0, i32 1
  %722 = insertelement <4 x i32> %721, i32 0, i32 2
  %723 = insertelement <4 x i32> %722, i32 0, i32 3
  store <4 x i32> %723, ptr %42, align 16
  %724 = load <4 x i32>, ptr %42, align 16
  %725 = bitcast <4 x i32> %724 to <2 x i64>
  store <2 x i64> %716, ptr %55, align 16
  store <2 x i64> %725, ptr %56, align 16
  %726 = load <2 x i64>, ptr %55, align 16
  %727 = bitcast <2 x i64> %726 to <8 x i16>
  %728 = load <2 x i64>, ptr %56, align 16
  %729 = bitcast <2 x i64> %728 to <8 x i16>
  %730 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %727, <8 x i16> %729)
  %731 = bitcast <8 x i16> %730 to <2 x i64>
  %732 = load <2 x i64>, ptr %178, align 16
  %733 = load i32, ptr %176, align 4
  %734 = sdiv i32 %733, 3
  store i32 %734, ptr %43, align 4
  %735 = load i32, ptr %43, align 4
  %736 = insertelement <4 x i32> poison, i32 %735, i32 0
  %737 = insertelement <4 x i32> %736, i32 0, i32 1
  %738 = insertelement <4 x i32> %737, i32 0, i32 2
  %739 = insertelement <4 x i32> %738, i32 0, i32 3
  store <4 x i32> %739, ptr %44, align 16
  %740 = load <4 x i32>, ptr %44, align 16
  %741 = bitcast <4 x i32> %740 to <2 x i64>
  store <2 x i64> %732, ptr %39, align 16
  store <2 x i64> %741, ptr %40, align 16
  %742 = load <2 x i64>, ptr %39, align 16
  %743 = bitcast <2 x i64> %742 to <8 x i16>
  %744 = load <2 x i64>, ptr %40, align 16
  %745 = bitcast <2 x i64> %744 to <8 x i16>
  %746 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %743, <8 x i16> %745)
  %747 = bitcast <8 x i16> %746 to <2 x i64>
  store <2 x i64> %731, ptr %57, align 16
  store <2 x i64> %747, ptr %58, align 16
  %748 = load <2 x i64>, ptr %57, align 16
  %749 = load <2 x i64>, ptr %58, align 16
  %750 = xor <2 x i64> %748, %749
  call void @add(<2 x i64> noundef %750)
  br label %751

751:                                              ; preds = %708
  %752 = load i32, ptr %176, align 4
  %753 = add nsw i32 %752, 1
  store i32 %753, ptr %176, align 4
  br label %705, !llvm.loop !30

754:                                              ; preds = %705
  call void @show(ptr noundef @.str.22)
  store i32 0, ptr %179, align 4
  br label %755

755:                                              ; preds = %799, %754
  %756 = load i32, ptr %179, align 4
  %757 = icmp slt i32 %756, 64
  br i1 %757, label %758, label %802

758:                                              ; preds = %755
  %759 = load i32, ptr %179, align 4
  %760 = and i32 %759, 1
  %761 = call <2 x i64> @vector(i32 noundef %760)
  store <2 x i64> %761, ptr %180, align 16
  %762 = load i32, ptr %179, align 4
  %763 = ashr i32 %762, 1
  %764 = and i32 %763, 1
  %765 = call <2 x i64> @vector(i32 noundef %764)
  store <2 x i64> %765, ptr %181, align 16
  %766 = load <2 x i64>, ptr %180, align 16
  %767 = load i32, ptr %179, align 4
  store i32 %767, ptr %45, align 4
  %768 = load i32, ptr %45, align 4
  %769 = insertelement <4 x i32> poison, i32 %768, i32 0
  %770 = insertelement <4 x i32> %769, i32 0, i32 1
  %771 = insertelement <4 x i32> %770, i32 0, i32 2
  %772 = insertelement <4 x i32> %771, i32 0, i32 3
  store <4 x i32> %772, ptr %46, align 16
  %773 = load <4 x i32>, ptr %46, align 16
  %774 = bitcast <4 x i32> %773 to <2 x i64>
  store <2 x i64> %766, ptr %37, align 16
  store <2 x i64> %774, ptr %38, align 16
  %775 = load <2 x i64>, ptr %37, align 16
  %776 = bitcast <2 x i64> %775 to <4 x i32>
  %777 = load <2 x i64>, ptr %38, align 16
  %778 = bitcast <2 x i64> %777 to <4 x i32>
  %779 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %776, <4 x i32> %778)
  %780 = bitcast <4 x i32> %779 to <2 x i64>
  %781 = load <2 x i64>, ptr %181, align 16
  %782 = load i32, ptr %179, align 4
  store i32 %782, ptr %47, align 4
  %783 = load i32, ptr %47, align 4
  %784 = insertelement <4 x i32> poison, i32 %783, i32 0
  %785 = insertelement <4 x i32> %784, i32 0, i32 1
  %786 = insertelement <4 x i32> %785, i32 0, i32 2
  %787 = insertelement <4 x i32> %786, i32 0, i32 3
  store <4 x i32> %787, ptr %48, align 16
  %788 = load <4 x i32>, ptr %48, align 16
  %789 = bitcast <4 x i32> %788 to <2 x i64>
  store <2 x i64> %781, ptr %35, align 16
  store <2 x i64> %789, ptr %36, align 16
  %790 = load <2 x i64>, ptr %35, align 16
  %791 = bitcast <2 x i64> %790 to <4 x i32>
  %792 = load <2 x i64>, ptr %36, align 16
  %793 = bitcast <2 x i64> %792 to <4 x i32>
  %794 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %791, <4 x i32> %793)
  %795 = bitcast <4 x i32> %794 to <2 x i64>
  store <2 x i64> %780, ptr %59, align 16
  store <2 x i64> %795, ptr %60, align 16
  %796 = load <2 x i64>, ptr %59, align 16
  %797 = load <2 x i64>, ptr %60, align 16
  %798 = xor <2 x i64> %796, %797
  call void @add(<2 x i64> noundef %798)
  br label %799

799:                                              ; preds = %758
  %800 = load i32, ptr %179, align 4
  %801 = add nsw i32 %800, 1
  store i32 %801, ptr %179, align 4
  br label %755, !llvm.loop !31

802:                                              ; preds = %755
  call void @show(ptr noundef @.str.23)
  store i32 0, ptr %182, align 4
  br label %803

803:                                              ; preds = %843, %802
  %804 = load i32, ptr %182, align 4
  %805 = icmp slt i32 %804, 64
  br i1 %805, label %806, label %846

806:                                              ; preds = %803
  %807 = load i32, ptr %182, align 4
  %808 = and i32 %807, 1
  %809 = call <2 x i64> @vector(i32 noundef %808)
  store <2 x i64> %809, ptr %183, align 16
  %810 = load i32, ptr %182, align 4
  %811 = ashr i32 %810, 1
  %812 = and i32 %811, 1
  %813 = call <2 x i64> @vector(i32 noundef %812)
  store <2 x i64> %813, ptr %184, align 16
  %814 = load <2 x i64>, ptr %183, align 16
  %815 = load i32, ptr %182, align 4
  %816 = mul nsw i32 %815, 2
  store i32 %816, ptr %49, align 4
  %817 = load i32, ptr %49, align 4
  %818 = insertelement <4 x i32> poison, i32 %817, i32 0
  %819 = insertelement <4 x i32> %818, i32 0, i32 1
  %820 = insertelement <4 x i32> %819, i32 0, i32 2
  %821 = insertelement <4 x i32> %820, i32 0, i32 3
  store <4 x i32> %821, ptr %50, align 16
  %822 = load <4 x i32>, ptr %50, align 16
  %823 = bitcast <4 x i32> %822 to <2 x i64>
  store <2 x i64> %814, ptr %33, align 16
  store <2 x i64> %823, ptr %34, align 16
  %824 = load <2 x i64>, ptr %33, align 16
  %825 = load <2 x i64>, ptr %34, align 16
  %826 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %824, <2 x i64> %825)
  %827 = load <2 x i64>, ptr %184, align 16
  %828 = load i32, ptr %182, align 4
  %829 = mul nsw i32 %828, 2
  store i32 %829, ptr %51, align 4
  %830 = load i32, ptr %51, align 4
  %831 = insertelement <4 x i32> poison, i32 %830, i32 0
  %832 = insertelement <4 x i32> %831, i32 0, i32 1
  %833 = insertelement <4 x i32> %832, i32 0, i32 2
  %834 = insertelement <4 x i32> %833, i32 0, i32 3
  store <4 x i32> %834, ptr %52, align 16
  %835 = load <4 x i32>, ptr %52, align 16
  %836 = bitcast <4 x i32> %835 to <2 x i64>
  store <2 x i64> %827, ptr %31, align 16
  store <2 x i64> %836, ptr %32, align 16
  %837 = load <2 x i64>, ptr %31, align 16
  %838 = load <2 x i64>, ptr %32, align 16
  %839 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %837, <2 x i64> %838)
  store <2 x i64> %826, ptr %61, align 16
  store <2 x i64> %839, ptr %62, align 16
  %840 = load <2 x i64>, ptr %61, align 16
  %841 = load <2 x i64>, ptr %62, align 16
  %842 = xor <2 x i64> %840, %841
  call void @add(<2 x i64> noundef %842)
  br label %843

843:                                              ; preds = %806
  %844 = load i32, ptr %182, align 4
  %845 = add nsw i32 %844, 1
  store i32 %845, ptr %182, align 4
  br label %803, !llvm.loop !32

846:                                              ; preds = %803
  call void @show(ptr noundef @.str.24)
  store i32 0, ptr %185, align 4
  br label %847

847:                                              ; preds = %874, %846
  %848 = load i32, ptr %185, align 4
  %849 = icmp slt i32 %848, 64
  br i1 %849, label %850, label %877

850:                                              ; preds = %847
  %851 = load i32, ptr %185, align 4
  %852 = and i32 %851, 1
  %853 = call <2 x i64> @vector(i32 noundef %852)
  store <2 x i64> %853, ptr %186, align 16
  %854 = load i32, ptr %185, align 4
  %855 = ashr i32 %854, 1
  %856 = and i32 %855, 1
  %857 = call <2 x i64> @vector(i32 noundef %856)
  store <2 x i64> %857, ptr %187, align 16
  %858 = load <2 x i64>, ptr %186, align 16
  %859 = load i32, ptr %185, align 4
  %860 = sdiv i32 %859, 3
  store i32 %860, ptr %53, align 4
  %861 = load i32, ptr %53, align 4
  %862 = insertelement <4 x i32> poison, i32 %861, i32 0
  %863 = insertelement <4 x i32> %862, i32 0, i32 1
  %864 = insertelement <4 x i32> %863, i32 0, i32 2
  %865 = insertelement <4 x i32> %864, i32 0, i32 3
  store <4 x i32> %865, ptr %54, align 16
  %866 = load <4 x i32>, ptr %54, align 16
  %867 = bitcast <4 x i32> %866 to <2 x i64>
  store <2 x i64> %858, ptr %29, align 16
  store <2 x i64> %867, ptr %30, align 16
  %868 = load <2 x i64>, ptr %29, align 16
  %869 = bitcast <2 x i64> %868 to <8 x i16>
  %870 = load <2 x i64>, ptr %30, align 16
  %871 = bitcast <2 x i64> %870 to <8 x i16>
  %872 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %869, <8 x i16> %871)
  %873 = bitcast <8 x i16> %872 to <2 x i64>
  call void @add(<2 x i64> noundef %873)
  br label %874

874:                                              ; preds = %850
  %875 = load i32, ptr %185, align 4
  %876 = add nsw i32 %875, 1
  store i32 %876, ptr %185, align 4
  br label %847, !llvm.loop !33

877:                                              ; preds = %847
  call void @show(ptr noundef @.str.25)
  store i32 0, ptr %188, align 4
  br label %878

878:                                              ; preds = %897, %877
  %879 = load i32, ptr %188, align 4
  %880 = icmp slt i32 %879, 64
  br i1 %880, label %881, label %900

881:                                              ; preds = %878
  %882 = load i32, ptr %188, align 4
  %883 = and i32 %882, 1
  %884 = call <2 x i64> @vector(i32 noundef %883)
  store <2 x i64> %884, ptr %189, align 16
  %885 = load i32, ptr %188, align 4
  %886 = ashr i32 %885, 1
  %887 = and i32 %886, 1
  %888 = call <2 x i64> @vector(i32 noundef %887)
  store <2 x i64> %888, ptr %190, align 16
  %889 = load <2 x i64>, ptr %189, align 16
  %890 = load <2 x i64>, ptr %190, align 16
  store <2 x i64> %889, ptr %27, align 16
  store <2 x i64> %890, ptr %28, align 16
  %891 = load <2 x i64>, ptr %27, align 16
  %892 = bitcast <2 x i64> %891 to <4 x i32>
  %893 = load <2 x i64>, ptr %28, align 16
  %894 = bitcast <2 x i64> %893 to <4 x i32>
  %895 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %892, <4 x i32> %894)
  %896 = bitcast <4 x i32> %895 to <2 x i64>
  call void @add(<2 x i64> noundef %896)
  br label %897

897:                                              ; preds = %881
  %898 = load i32, ptr %188, align 4
  %899 = add nsw i32 %898, 1
  store i32 %899, ptr %188, align 4
  br label %878, !llvm.loop !34

900:                                              ; preds = %878
  call void @show(ptr noundef @.str.26)
  store i32 0, ptr %191, align 4
  br label %901

901:                                              ; preds = %930, %900
  %902 = load i32, ptr %191, align 4
  %903 = icmp slt i32 %902, 64
  br i1 %903, label %904, label %933

904:                                              ; preds = %901
  %905 = load i32, ptr %191, align 4
  %906 = and i32 %905, 1
  %907 = call <2 x i64> @vector(i32 noundef %906)
  store <2 x i64> %907, ptr %192, align 16
  %908 = load i32, ptr %191, align 4
  %909 = ashr i32 %908, 1
  %910 = and i32 %909, 1
  %911 = call <2 x i64> @vector(i32 noundef %910)
  store <2 x i64> %911, ptr %193, align 16
  %912 = load <2 x i64>, ptr %192, align 16
  %913 = load i32, ptr %191, align 4
  %914 = sdiv i32 %913, 3
  store <2 x i64> %912, ptr %25, align 16
  store i32 %914, ptr %26, align 4
  %915 = load <2 x i64>, ptr %25, align 16
  %916 = bitcast <2 x i64> %915 to <8 x i16>
  %917 = load i32, ptr %26, align 4
  %918 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %916, i32 %917)
  %919 = bitcast <8 x i16> %918 to <2 x i64>
  %920 = load <2 x i64>, ptr %193, align 16
  %921 = load i32, ptr %191, align 4
  store <2 x i64> %920, ptr %23, align 16
  store i32 %921, ptr %24, align 4
  %922 = load <2 x i64>, ptr %23, align 16
  %923 = bitcast <2 x i64> %922 to <4 x i32>
  %924 = load i32, ptr %24, align 4
  %925 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %923, i32 %924)
  %926 = bitcast <4 x i32> %925 to <2 x i64>
  store <2 x i64> %919, ptr %63, align 16
  store <2 x i64> %926, ptr %64, align 16
  %927 = load <2 x i64>, ptr %63, align 16
  %928 = load <2 x i64>, ptr %64, align 16
  %929 = xor <2 x i64> %927, %928
  call void @add(<2 x i64> noundef %929)
  br label %930

930:                                              ; preds = %904
  %931 = load i32, ptr %191, align 4
  %932 = add nsw i32 %931, 1
  store i32 %932, ptr %191, align 4
  br label %901, !llvm.loop !35

933:                                              ; preds = %901
  call void @show(ptr noundef @.str.27)
  store i32 0, ptr %194, align 4
  br label %934

934:                                              ; preds = %974, %933
  %935 = load i32, ptr %194, align 4
  %936 = icmp slt i32 %935, 64
  br i1 %936, label %937, label %977

937:                                              ; preds = %934
  %938 = load i32, ptr %194, align 4
  %939 = and i32 %938, 1
  %940 = call <2 x i64> @vector(i32 noundef %939)
  store <2 x i64> %940, ptr %195, align 16
  %941 = load i32, ptr %194, align 4
  %942 = ashr i32 %941, 1
  %943 = and i32 %942, 1
  %944 = call <2 x i64> @vector(i32 noundef %943)
  store <2 x i64> %944, ptr %196, align 16
  %945 = load <2 x i64>, ptr %195, align 16
  %946 = load <2 x i64>, ptr %196, align 16
  store <2 x i64> %945, ptr %16, align 16
  store <2 x i64> %946, ptr %17, align 16
  %947 = load <2 x i64>, ptr %16, align 16
  %948 = load <2 x i64>, ptr %17, align 16
  %949 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %947, <2 x i64> %948)
  %950 = load <2 x i64>, ptr %195, align 16
  %951 = load <2 x i64>, ptr %196, align 16
  store <2 x i64> %950, ptr %14, align 16
  store <2 x i64> %951, ptr %15, align 16
  %952 = load <2 x i64>, ptr %14, align 16
  %953 = load <2 x i64>, ptr %15, align 16
  %954 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %952, <2 x i64> %953)
  %955 = load <2 x i64>, ptr %195, align 16
  %956 = load <2 x i64>, ptr %196, align 16
  store <2 x i64> %955, ptr %12, align 16
  store <2 x i64> %956, ptr %13, align 16
  %957 = load <2 x i64>, ptr %12, align 16
  %958 = load <2 x i64>, ptr %13, align 16
  %959 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %957, <2 x i64> %958)
  %960 = load <2 x i64>, ptr %195, align 16
  store <2 x i64> %960, ptr %11, align 16
  %961 = load <2 x i64>, ptr %11, align 16
  %962 = bitcast <2 x i64> %961 to <16 x i8>
  %963 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %962)
  store i32 %949, ptr %18, align 4
  store i32 %954, ptr %19, align 4
  store i32 %959, ptr %20, align 4
  store i32 %963, ptr %21, align 4
  %964 = load i32, ptr %21, align 4
  %965 = insertelement <4 x i32> poison, i32 %964, i32 0
  %966 = load i32, ptr %20, align 4
  %967 = insertelement <4 x i32> %965, i32 %966, i32 1
  %968 = load i32, ptr %19, align 4
  %969 = insertelement <4 x i32> %967, i32 %968, i32 2
  %970 = load i32, ptr %18, align 4
  %971 = insertelement <4 x i32> %969, i32 %970, i32 3
  store <4 x i32> %971, ptr %22, align 16
  %972 = load <4 x i32>, ptr %22, align 16
  %973 = bitcast <4 x i32> %972 to <2 x i64>
  call void @add(<2 x i64> noundef %973)
  br label %974

974:                                              ; preds = %937
  %975 = load i32, ptr %194, align 4
  %976 = add nsw i32 %975, 1
  store i32 %976, ptr %194, align 4
  br label %934, !llvm.loop !36

977:                                              ; preds = %934
  call void @show(ptr noundef @.str.28)
  store i32 0, ptr %197, align 4
  br label %978

978:                                              ; preds = %1024, %977
  %979 = load i32, ptr %197, align 4
  %980 = icmp slt i32 %979, 64
  br i1 %980, label %981, label %1027

981:                                              ; preds = %978
  %982 = load i32, ptr %197, align 4
  %983 = and i32 %982, 1
  %984 = call <2 x i64> @vector(i32 noundef %983)
  store <2 x i64> %984, ptr %198, align 16
  %985 = load i32, ptr %197, align 4
  %986 = ashr i32 %985, 1
  %987 = and i32 %986, 1
  %988 = call <2 x i64> @vector(i32 noundef %987)
  store <2 x i64> %988, ptr %199, align 16
  %989 = load <2 x i64>, ptr %198, align 16
  %990 = bitcast <2 x i64> %989 to <4 x i32>
  %991 = extractelement <4 x i32> %990, i64 0
  %992 = load <2 x i64>, ptr %199, align 16
  %993 = bitcast <2 x i64> %992 to <16 x i8>
  %994 = extractelement <16 x i8> %993, i64 3
  %995 = zext i8 %994 to i32
  %996 = trunc i32 %995 to i8
  store i32 %991, ptr %1, align 4
  store i8 %996, ptr %2, align 1
  %997 = load i32, ptr %1, align 4
  %998 = load i8, ptr %2, align 1
  %999 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %997, i8 %998)
  %1000 = load <2 x i64>, ptr %199, align 16
  %1001 = bitcast <2 x i64> %1000 to <8 x i16>
  %1002 = extractelement <8 x i16> %1001, i64 3
  %1003 = zext i16 %1002 to i32
  %1004 = trunc i32 %1003 to i16
  store i32 %999, ptr %3, align 4
  store i16 %1004, ptr %4, align 2
  %1005 = load i32, ptr %3, align 4
  %1006 = load i16, ptr %4, align 2
  %1007 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %1005, i16 %1006)
  %1008 = load <2 x i64>, ptr %199, align 16
  %1009 = bitcast <2 x i64> %1008 to <4 x i32>
  %1010 = extractelement <4 x i32> %1009, i64 3
  store i32 %1007, ptr %5, align 4
  store i32 %1010, ptr %6, align 4
  %1011 = load i32, ptr %5, align 4
  %1012 = load i32, ptr %6, align 4
  %1013 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %1011, i32 %1012)
  %1014 = zext i32 %1013 to i64
  %1015 = load <2 x i64>, ptr %199, align 16
  %1016 = extractelement <2 x i64> %1015, i64 0
  store i64 %1014, ptr %7, align 8
  store i64 %1016, ptr %8, align 8
  %1017 = load i64, ptr %7, align 8
  %1018 = load i64, ptr %8, align 8
  %1019 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %1017, i64 %1018)
  store i64 %1019, ptr %9, align 8
  %1020 = load i64, ptr %9, align 8
  %1021 = insertelement <2 x i64> poison, i64 %1020, i32 0
  %1022 = insertelement <2 x i64> %1021, i64 0, i32 1
  store <2 x i64> %1022, ptr %10, align 16
  %1023 = load <2 x i64>, ptr %10, align 16
  call void @add(<2 x i64> noundef %1023)
  br label %1024

1024:                                             ; preds = %981
  %1025 = load i32, ptr %197, align 4
  %1026 = add nsw i32 %1025, 1
  store i32 %1026, ptr %197, align 4
  br label %978, !llvm.loop !37

1027:                                             ; preds = %978
  call void @show(ptr noundef @.str.29)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x i64> @vector(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca [16 x i8], align 16
  %5 = alloca i32, align 4
  %6 = alloca [5 x i8], align 1
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %32, %1
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %10, label %35

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call i32 @next()
  br label %26

15:                                               ; preds = %10
  store i8 0, ptr %6, align 1
  %16 = getelementptr inbounds i8, ptr %6, i64 1
  store i8 1, ptr %16, align 1
  %17 = getelementptr inbounds i8, ptr %6, i64 2
  store i8 127, ptr %17, align 1
  %18 = getelementptr inbounds i8, ptr %6, i64 3
  store i8 -128, ptr %18, align 1
  %19 = getelementptr inbounds i8, ptr %6, i64 4
  store i8 -1, ptr %19, align 1
  %20 = call i32 @next()
  %21 = urem i32 %20, 5
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [5 x i8], ptr %6, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  br label %26

26:                                               ; preds = %15, %13
  %27 = phi i32 [ %14, %13 ], [ %25, %15 ]
  %28 = trunc i32 %27 to i8
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 %30
  store i8 %28, ptr %31, align 1
  br label %32

32:                                               ; preds = %26
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %5, align 4
  br label %7, !llvm.loop !38

35:                                               ; preds = %7
  %36 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  store ptr %36, ptr %2, align 8
  %37 = load ptr, ptr %2, align 8
  %38 = load <2 x i64>, ptr %37, align 1
  ret <2 x i64> %38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(<2 x i64> noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca <2 x i64>, align 16
  %4 = alloca <2 x i64>, align 16
  %5 = alloca [2 x i64], align 16
  store <2 x i64> %0, ptr %4, align 16
  %6 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %7 = load <2 x i64>, ptr %4, align 16
  store ptr %6, ptr %2, align 8
  store <2 x i64> %7, ptr %3, align 16
  %8 = load <2 x i64>, ptr %3, align 16
  %9 = load ptr, ptr %2, align 8
  store <2 x i64> %8, ptr %9, align 1
  %10 = load i64, ptr @sum, align 8
  %11 = mul i64 %10, 31
  %12 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  %13 = load i64, ptr %12, align 16
  %14 = add i64 %11, %13
  store i64 %14, ptr @sum, align 8
  %15 = load i64, ptr @sum, align 8
  %16 = mul i64 %15, 31
  %17 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 1
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %16, %18
  store i64 %19, ptr @sum, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @sum, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, ptr noundef %3, i64 noundef %4)
  store i64 0, ptr @sum, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #1 {
  %1 = load i32, ptr @state, align 4
  %2 = mul i32 %1, 1664525
  %3 = add i32 %2, 1013904223
  store i32 %3, ptr @state, align 4
  %4 = load i32, ptr @state, align 4
  %5 = lshr i32 %4, 8
  ret i32 %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7, !8}
!10 = distinct !{!10, !7, !8}
!11 = distinct !{!11, !7, !8}
!12 = distinct !{!12, !7, !8}
!13 = distinct !{!13, !7, !8}
!14 = distinct !{!14, !7, !8}
!15 = distinct !{!15, !7, !8}
!16 = distinct !{!16, !7, !8}
!17 = distinct !{!17, !7, !8}
!18 = distinct !{!18, !7, !8}
!19 = distinct !{!19, !7, !8}
!20 = distinct !{!20, !7, !8}
!21 = distinct !{!21, !7, !8}
!22 = distinct !{!22, !7, !8}
!23 = distinct !{!23, !7, !8}
!24 = distinct !{!24, !7, !8}
!25 = distinct !{!25, !7, !8}
!26 = distinct !{!26, !7, !8}
!27 = distinct !{!27, !7, !8}
!28 = distinct !{!28, !7, !8}
!29 = distinct !{!29, !7, !8}
!30 = distinct !{!30, !7, !8}
!31 = distinct !{!31, !7, !8}
!32 = distinct !{!32, !7, !8}
!33 = distinct !{!33, !7, !8}
!34 = distinct !{!34, !7, !8}
!35 = distinct !{!35, !7, !8}
!36 = distinct !{!36, !7, !8}
!37 = distinct !{!37, !7, !8}
!38 = distinct !{!38, !7}
