target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_add(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %1, 32767
  %6 = icmp ne i64 %5, 32767
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %13, label %22

9:                                                ; preds = %4
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %22, label %13

13:                                               ; preds = %7, %9
  %14 = and i64 %3, 32767
  %15 = icmp eq i64 %14, 32767
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = icmp eq i64 %2, -9223372036854775808
  br i1 %17, label %48, label %22

18:                                               ; preds = %13
  %19 = icmp ne i64 %14, 0
  %20 = icmp sgt i64 %2, -1
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %48

22:                                               ; preds = %16, %7, %18, %9
  %23 = icmp ne i64 %5, 0
  %24 = icmp sgt i64 %0, -1
  %25 = and i1 %24, %23
  br i1 %25, label %322, label %26

26:                                               ; preds = %22
  %27 = and i64 %3, 32767
  %28 = icmp ne i64 %27, 0
  %29 = icmp sgt i64 %2, -1
  %30 = and i1 %29, %28
  br i1 %30, label %322, label %31

31:                                               ; preds = %26
  %32 = icmp eq i64 %0, -9223372036854775808
  %33 = or i1 %32, %6
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = icmp eq i64 %27, 32767
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = icmp eq i64 %2, -9223372036854775808
  %38 = icmp uge i64 %0, %2
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %34
  br label %41

41:                                               ; preds = %36, %31, %40
  %42 = phi i64 [ %0, %40 ], [ %2, %31 ], [ %2, %36 ]
  %43 = phi i64 [ %1, %40 ], [ %3, %31 ], [ %3, %36 ]
  %44 = or i64 %42, -4611686018427387904
  %45 = and i64 %43, 65535
  %46 = insertvalue { i64, i64 } poison, i64 %44, 0
  %47 = insertvalue { i64, i64 } %46, i64 %45, 1
  br label %322

48:                                               ; preds = %16, %18
  %49 = icmp ne i64 %0, -9223372036854775808
  %50 = or i1 %49, %6
  %51 = icmp eq i64 %2, -9223372036854775808
  %52 = and i1 %51, %15
  br i1 %50, label %61, label %53

53:                                               ; preds = %48
  br i1 %52, label %54, label %58

54:                                               ; preds = %53
  %55 = xor i64 %3, %1
  %56 = and i64 %55, 32768
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %322

58:                                               ; preds = %54, %53
  %59 = and i64 %1, 65535
  %60 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %59, 1
  br label %322

61:                                               ; preds = %48
  br i1 %52, label %62, label %65

62:                                               ; preds = %61
  %63 = and i64 %3, 65535
  %64 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %63, 1
  br label %322

65:                                               ; preds = %61
  %66 = icmp eq i64 %5, 0
  %67 = trunc nuw nsw i64 %5 to i32
  %68 = select i1 %66, i32 1, i32 %67
  %69 = icmp eq i64 %14, 0
  %70 = trunc nuw nsw i64 %14 to i32
  %71 = select i1 %69, i32 1, i32 %70
  %72 = icmp samesign ult i32 %68, %71
  br i1 %72, label %77, label %73

73:                                               ; preds = %65
  %74 = icmp eq i32 %68, %71
  %75 = icmp ult i64 %0, %2
  %76 = and i1 %75, %74
  br i1 %76, label %77, label %78

77:                                               ; preds = %73, %65
  br label %78

78:                                               ; preds = %77, %73
  %79 = phi i32 [ %68, %77 ], [ %71, %73 ]
  %80 = phi i32 [ %71, %77 ], [ %68, %73 ]
  %81 = phi i64 [ %1, %77 ], [ %3, %73 ]
  %82 = phi i64 [ %0, %77 ], [ %2, %73 ]
  %83 = phi i64 [ %3, %77 ], [ %1, %73 ]
  %84 = phi i64 [ %2, %77 ], [ %0, %73 ]
  %85 = sub nsw i32 %80, %79
  %86 = icmp sgt i32 %85, 127
  br i1 %86, label %87, label %90

87:                                               ; preds = %78
  %88 = icmp ne i64 %82, 0
  %89 = zext i1 %88 to i64
  br label %112

90:                                               ; preds = %78
  %91 = icmp sgt i32 %85, 63
  br i1 %91, label %92, label %104

92:                                               ; preds = %90
  %93 = icmp eq i32 %85, 64
  br i1 %93, label %112, label %94

94:                                               ; preds = %92
  %95 = add nsw i32 %85, -64
  %96 = zext nneg i32 %95 to i64
  %97 = lshr i64 %82, %96
  %98 = sub nuw nsw i32 128, %85
  %99 = zext nneg i32 %98 to i64
  %100 = shl i64 %82, %99
  %101 = icmp ne i64 %100, 0
  %102 = zext i1 %101 to i64
  %103 = or i64 %97, %102
  br label %112

104:                                              ; preds = %90
  %105 = icmp sgt i32 %85, 0
  br i1 %105, label %106, label %112

106:                                              ; preds = %104
  %107 = sub nuw nsw i32 64, %85
  %108 = zext nneg i32 %107 to i64
  %109 = shl i64 %82, %108
  %110 = zext nneg i32 %85 to i64
  %111 = lshr i64 %82, %110
  br label %112

112:                                              ; preds = %106, %104, %94, %92, %87
  %113 = phi i64 [ 0, %87 ], [ %82, %104 ], [ %111, %106 ], [ 0, %92 ], [ 0, %94 ]
  %114 = phi i64 [ %89, %87 ], [ 0, %104 ], [ %109, %106 ], [ %82, %92 ], [ %103, %94 ]
  %115 = lshr i64 %83, 15
  %116 = and i64 %115, 1
  %117 = lshr i64 %81, 15
  %118 = and i64 %117, 1
  %119 = icmp eq i64 %116, %118
  br i1 %119, label %120, label %235

120:                                              ; preds = %112
  %121 = add i64 %113, %84
  %122 = icmp ult i64 %121, %84
  br i1 %122, label %123, label %156

123:                                              ; preds = %120
  %124 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %114, i64 63)
  %125 = and i64 %114, 1
  %126 = or i64 %124, %125
  %127 = add nuw nsw i32 %80, 1
  %128 = lshr i64 %121, 1
  %129 = icmp ugt i64 %126, -9223372036854775808
  br i1 %129, label %136, label %130

130:                                              ; preds = %123
  %131 = or disjoint i64 %128, -9223372036854775808
  %132 = icmp ne i64 %126, -9223372036854775808
  %133 = and i64 %121, 2
  %134 = icmp eq i64 %133, 0
  %135 = or i1 %134, %132
  br i1 %135, label %142, label %136

136:                                              ; preds = %130, %123
  %137 = add nsw i64 %128, -9223372036854775807
  %138 = icmp eq i64 %137, 0
  %139 = add nuw nsw i32 %80, 2
  %140 = select i1 %138, i32 %139, i32 %127
  %141 = select i1 %138, i64 -9223372036854775808, i64 %137
  br label %142

142:                                              ; preds = %136, %130
  %143 = phi i32 [ %127, %130 ], [ %140, %136 ]
  %144 = phi i64 [ %131, %130 ], [ %141, %136 ]
  %145 = icmp samesign ugt i32 %143, 32766
  br i1 %145, label %146, label %150

146:                                              ; preds = %142
  %147 = shl nuw nsw i64 %116, 15
  %148 = or disjoint i64 %147, 32767
  %149 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %148, 1
  br label %322

150:                                              ; preds = %142
  %151 = zext nneg i32 %143 to i64
  %152 = shl nuw nsw i64 %116, 15
  %153 = or disjoint i64 %152, %151
  %154 = insertvalue { i64, i64 } poison, i64 %144, 0
  %155 = insertvalue { i64, i64 } %154, i64 %153, 1
  br label %322

156:                                              ; preds = %120
  %157 = icmp eq i64 %121, 0
  %158 = add nsw i32 %80, -64
  %159 = select i1 %157, i32 %158, i32 %80
  %160 = select i1 %157, i64 %114, i64 %121
  %161 = select i1 %157, i64 0, i64 %114
  %162 = icmp eq i64 %160, 0
  br i1 %162, label %163, label %166

163:                                              ; preds = %156
  %164 = shl nuw nsw i64 %116, 15
  %165 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %164, 1
  br label %322

166:                                              ; preds = %156
  %167 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %160, i1 true)
  %168 = trunc nuw nsw i64 %167 to i32
  %169 = icmp eq i64 %167, 0
  br i1 %169, label %177, label %170

170:                                              ; preds = %166
  %171 = tail call i64 @llvm.fshl.i64(i64 %160, i64 %161, i64 %167)
  %172 = shl i64 %161, %167
  %173 = icmp eq i64 %171, 0
  br i1 %173, label %174, label %177

174:                                              ; preds = %170
  %175 = shl nuw nsw i64 %116, 15
  %176 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %175, 1
  br label %322

177:                                              ; preds = %166, %170
  %178 = phi i64 [ %172, %170 ], [ %161, %166 ]
  %179 = phi i64 [ %171, %170 ], [ %160, %166 ]
  %180 = sub nsw i32 %159, %168
  %181 = icmp slt i32 %180, 1
  br i1 %181, label %182, label %197

182:                                              ; preds = %177
  %183 = sub nsw i32 1, %180
  %184 = icmp ne i64 %178, 0
  %185 = zext i1 %184 to i64
  %186 = icmp slt i32 %180, -64
  br i1 %186, label %227, label %187

187:                                              ; preds = %182
  switch i32 %180, label %190 [
    i32 -64, label %227
    i32 -63, label %188
  ]

188:                                              ; preds = %187
  %189 = or i64 %179, %185
  br label %197

190:                                              ; preds = %187
  %191 = add nsw i32 %180, 63
  %192 = zext nneg i32 %191 to i64
  %193 = shl i64 %179, %192
  %194 = or i64 %193, %185
  %195 = zext nneg i32 %183 to i64
  %196 = lshr i64 %179, %195
  br label %197

197:                                              ; preds = %190, %188, %177
  %198 = phi i32 [ %180, %177 ], [ 0, %190 ], [ 0, %188 ]
  %199 = phi i64 [ %179, %177 ], [ %196, %190 ], [ 0, %188 ]
  %200 = phi i64 [ %178, %177 ], [ %194, %190 ], [ %189, %188 ]
  %201 = freeze i32 %198
  %202 = icmp ugt i64 %200, -9223372036854775808
  br i1 %202, label %208, label %203

203:                                              ; preds = %197
  %204 = icmp ne i64 %200, -9223372036854775808
  %205 = and i64 %199, 1
  %206 = icmp eq i64 %205, 0
  %207 = select i1 %204, i1 true, i1 %206
  br i1 %207, label %213, label %208

208:                                              ; preds = %203, %197
  %209 = add i64 %199, 1
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %211, label %213

211:                                              ; preds = %208
  %212 = add nuw nsw i32 %201, 1
  br label %219

213:                                              ; preds = %208, %203
  %214 = phi i64 [ %199, %203 ], [ %209, %208 ]
  %215 = freeze i64 %214
  %216 = icmp eq i32 %201, 0
  %217 = lshr i64 %215, 63
  %218 = trunc nuw nsw i64 %217 to i32
  br i1 %216, label %227, label %219

219:                                              ; preds = %213, %211
  %220 = phi i64 [ %215, %213 ], [ -9223372036854775808, %211 ]
  %221 = phi i32 [ %201, %213 ], [ %212, %211 ]
  %222 = icmp samesign ugt i32 %221, 32766
  br i1 %222, label %223, label %227

223:                                              ; preds = %219
  %224 = shl nuw nsw i64 %116, 15
  %225 = or disjoint i64 %224, 32767
  %226 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %225, 1
  br label %322

227:                                              ; preds = %213, %182, %187, %219
  %228 = phi i32 [ %221, %219 ], [ %218, %213 ], [ 0, %187 ], [ 0, %182 ]
  %229 = phi i64 [ %220, %219 ], [ %215, %213 ], [ 0, %187 ], [ 0, %182 ]
  %230 = zext nneg i32 %228 to i64
  %231 = shl nuw nsw i64 %116, 15
  %232 = add nuw nsw i64 %231, %230
  %233 = insertvalue { i64, i64 } poison, i64 %229, 0
  %234 = insertvalue { i64, i64 } %233, i64 %232, 1
  br label %322

235:                                              ; preds = %112
  %236 = sub i64 %84, %113
  %237 = icmp ne i64 %114, 0
  %238 = sext i1 %237 to i64
  %239 = add i64 %236, %238
  %240 = sub i64 0, %114
  %241 = or i64 %239, %240
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %242, i64 0, i64 %116
  %244 = icmp eq i64 %239, 0
  %245 = add nsw i32 %80, -64
  %246 = select i1 %244, i32 %245, i32 %80
  %247 = select i1 %244, i64 %240, i64 %239
  %248 = select i1 %244, i64 0, i64 %240
  %249 = icmp eq i64 %247, 0
  br i1 %249, label %250, label %253

250:                                              ; preds = %235
  %251 = shl nuw nsw i64 %243, 15
  %252 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %251, 1
  br label %322

253:                                              ; preds = %235
  %254 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %247, i1 true)
  %255 = trunc nuw nsw i64 %254 to i32
  %256 = icmp eq i64 %254, 0
  br i1 %256, label %264, label %257

257:                                              ; preds = %253
  %258 = tail call i64 @llvm.fshl.i64(i64 %247, i64 %248, i64 %254)
  %259 = shl i64 %248, %254
  %260 = icmp eq i64 %258, 0
  br i1 %260, label %261, label %264

261:                                              ; preds = %257
  %262 = shl nuw nsw i64 %243, 15
  %263 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %262, 1
  br label %322

264:                                              ; preds = %253, %257
  %265 = phi i64 [ %259, %257 ], [ %248, %253 ]
  %266 = phi i64 [ %258, %257 ], [ %247, %253 ]
  %267 = sub nsw i32 %246, %255
  %268 = icmp slt i32 %267, 1
  br i1 %268, label %269, label %284

269:                                              ; preds = %264
  %270 = sub nsw i32 1, %267
  %271 = icmp ne i64 %265, 0
  %272 = zext i1 %271 to i64
  %273 = icmp slt i32 %267, -64
  br i1 %273, label %314, label %274

274:                                              ; preds = %269
  switch i32 %267, label %277 [
    i32 -64, label %314
    i32 -63, label %275
  ]

275:                                              ; preds = %274
  %276 = or i64 %266, %272
  br label %284

277:                                              ; preds = %274
  %278 = add nsw i32 %267, 63
  %279 = zext nneg i32 %278 to i64
  %280 = shl i64 %266, %279
  %281 = or i64 %280, %272
  %282 = zext nneg i32 %270 to i64
  %283 = lshr i64 %266, %282
  br label %284

284:                                              ; preds = %277, %275, %264
  %285 = phi i32 [ %267, %264 ], [ 0, %277 ], [ 0, %275 ]
  %286 = phi i64 [ %266, %264 ], [ %283, %277 ], [ 0, %275 ]
  %287 = phi i64 [ %265, %264 ], [ %281, %277 ], [ %276, %275 ]
  %288 = freeze i32 %285
  %289 = icmp ugt i64 %287, -9223372036854775808
  br i1 %289, label %295, label %290

290:                                              ; preds = %284
  %291 = icmp ne i64 %287, -9223372036854775808
  %292 = and i64 %286, 1
  %293 = icmp eq i64 %292, 0
  %294 = select i1 %291, i1 true, i1 %293
  br i1 %294, label %300, label %295

295:                                              ; preds = %290, %284
  %296 = add i64 %286, 1
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %298, label %300

298:                                              ; preds = %295
  %299 = add nuw nsw i32 %288, 1
  br label %306

300:                                              ; preds = %295, %290
  %301 = phi i64 [ %286, %290 ], [ %296, %295 ]
  %302 = freeze i64 %301
  %303 = icmp eq i32 %288, 0
  %304 = lshr i64 %302, 63
  %305 = trunc nuw nsw i64 %304 to i32
  br i1 %303, label %314, label %306

306:                                              ; preds = %300, %298
  %307 = phi i64 [ %302, %300 ], [ -9223372036854775808, %298 ]
  %308 = phi i32 [ %288, %300 ], [ %299, %298 ]
  %309 = icmp samesign ugt i32 %308, 32766
  br i1 %309, label %310, label %314

310:                                              ; preds = %306
  %311 = shl nuw nsw i64 %243, 15
  %312 = or disjoint i64 %311, 32767
  %313 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %312, 1
  br label %322

314:                                              ; preds = %300, %269, %274, %306
  %315 = phi i32 [ %308, %306 ], [ %305, %300 ], [ 0, %274 ], [ 0, %269 ]
  %316 = phi i64 [ %307, %306 ], [ %302, %300 ], [ 0, %274 ], [ 0, %269 ]
  %317 = zext nneg i32 %315 to i64
  %318 = shl nuw nsw i64 %243, 15
  %319 = add nuw nsw i64 %318, %317
  %320 = insertvalue { i64, i64 } poison, i64 %316, 0
  %321 = insertvalue { i64, i64 } %320, i64 %319, 1
  br label %322

322:                                              ; preds = %250, %261, %310, %314, %163, %174, %223, %227, %150, %146, %54, %41, %26, %22, %58, %62
  %323 = phi { i64, i64 } [ %149, %146 ], [ { i64 -4611686018427387904, i64 65535 }, %22 ], [ %60, %58 ], [ %64, %62 ], [ %234, %227 ], [ { i64 -4611686018427387904, i64 65535 }, %54 ], [ %47, %41 ], [ { i64 -4611686018427387904, i64 65535 }, %26 ], [ %155, %150 ], [ %165, %163 ], [ %176, %174 ], [ %226, %223 ], [ %252, %250 ], [ %263, %261 ], [ %313, %310 ], [ %321, %314 ]
  ret { i64, i64 } %323
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_sub(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %3, 32767
  %6 = icmp eq i64 %5, 32767
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = icmp ne i64 %2, -9223372036854775808
  br label %13

9:                                                ; preds = %4
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %2, -1
  %12 = and i1 %11, %10
  br label %13

13:                                               ; preds = %7, %9
  %14 = phi i1 [ %8, %7 ], [ %12, %9 ]
  %15 = xor i64 %3, 32768
  %16 = select i1 %14, i64 %3, i64 %15
  %17 = and i64 %1, 32767
  %18 = icmp ne i64 %17, 32767
  br i1 %18, label %21, label %19

19:                                               ; preds = %13
  %20 = icmp eq i64 %0, -9223372036854775808
  br i1 %20, label %25, label %34

21:                                               ; preds = %13
  %22 = icmp ne i64 %17, 0
  %23 = icmp sgt i64 %0, -1
  %24 = and i1 %23, %22
  br i1 %24, label %34, label %25

25:                                               ; preds = %19, %21
  %26 = and i64 %16, 32767
  %27 = icmp eq i64 %26, 32767
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = icmp eq i64 %2, -9223372036854775808
  br i1 %29, label %60, label %34

30:                                               ; preds = %25
  %31 = icmp ne i64 %26, 0
  %32 = icmp sgt i64 %2, -1
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %60

34:                                               ; preds = %28, %19, %30, %21
  %35 = icmp ne i64 %17, 0
  %36 = icmp sgt i64 %0, -1
  %37 = and i1 %36, %35
  br i1 %37, label %334, label %38

38:                                               ; preds = %34
  %39 = and i64 %16, 32767
  %40 = icmp ne i64 %39, 0
  %41 = icmp sgt i64 %2, -1
  %42 = and i1 %41, %40
  br i1 %42, label %334, label %43

43:                                               ; preds = %38
  %44 = icmp eq i64 %0, -9223372036854775808
  %45 = or i1 %44, %18
  br i1 %45, label %53, label %46

46:                                               ; preds = %43
  %47 = icmp eq i64 %39, 32767
  br i1 %47, label %48, label %52

48:                                               ; preds = %46
  %49 = icmp eq i64 %2, -9223372036854775808
  %50 = icmp uge i64 %0, %2
  %51 = or i1 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %46
  br label %53

53:                                               ; preds = %48, %43, %52
  %54 = phi i64 [ %0, %52 ], [ %2, %43 ], [ %2, %48 ]
  %55 = phi i64 [ %1, %52 ], [ %16, %43 ], [ %16, %48 ]
  %56 = or i64 %54, -4611686018427387904
  %57 = and i64 %55, 65535
  %58 = insertvalue { i64, i64 } poison, i64 %56, 0
  %59 = insertvalue { i64, i64 } %58, i64 %57, 1
  br label %334

60:                                               ; preds = %28, %30
  %61 = icmp ne i64 %0, -9223372036854775808
  %62 = or i1 %61, %18
  %63 = icmp eq i64 %2, -9223372036854775808
  %64 = and i1 %63, %27
  br i1 %62, label %73, label %65

65:                                               ; preds = %60
  br i1 %64, label %66, label %70

66:                                               ; preds = %65
  %67 = xor i64 %16, %1
  %68 = and i64 %67, 32768
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %334

70:                                               ; preds = %66, %65
  %71 = and i64 %1, 65535
  %72 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %71, 1
  br label %334

73:                                               ; preds = %60
  br i1 %64, label %74, label %77

74:                                               ; preds = %73
  %75 = and i64 %16, 65535
  %76 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %75, 1
  br label %334

77:                                               ; preds = %73
  %78 = icmp eq i64 %17, 0
  %79 = trunc nuw nsw i64 %17 to i32
  %80 = select i1 %78, i32 1, i32 %79
  %81 = icmp eq i64 %26, 0
  %82 = trunc nuw nsw i64 %26 to i32
  %83 = select i1 %81, i32 1, i32 %82
  %84 = icmp samesign ult i32 %80, %83
  br i1 %84, label %89, label %85

85:                                               ; preds = %77
  %86 = icmp eq i32 %80, %83
  %87 = icmp ult i64 %0, %2
  %88 = and i1 %87, %86
  br i1 %88, label %89, label %90

89:                                               ; preds = %85, %77
  br label %90

90:                                               ; preds = %89, %85
  %91 = phi i32 [ %80, %89 ], [ %83, %85 ]
  %92 = phi i32 [ %83, %89 ], [ %80, %85 ]
  %93 = phi i64 [ %1, %89 ], [ %16, %85 ]
  %94 = phi i64 [ %0, %89 ], [ %2, %85 ]
  %95 = phi i64 [ %16, %89 ], [ %1, %85 ]
  %96 = phi i64 [ %2, %89 ], [ %0, %85 ]
  %97 = sub nsw i32 %92, %91
  %98 = icmp sgt i32 %97, 127
  br i1 %98, label %99, label %102

99:                                               ; preds = %90
  %100 = icmp ne i64 %94, 0
  %101 = zext i1 %100 to i64
  br label %124

102:                                              ; preds = %90
  %103 = icmp sgt i32 %97, 63
  br i1 %103, label %104, label %116

104:                                              ; preds = %102
  %105 = icmp eq i32 %97, 64
  br i1 %105, label %124, label %106

106:                                              ; preds = %104
  %107 = add nsw i32 %97, -64
  %108 = zext nneg i32 %107 to i64
  %109 = lshr i64 %94, %108
  %110 = sub nuw nsw i32 128, %97
  %111 = zext nneg i32 %110 to i64
  %112 = shl i64 %94, %111
  %113 = icmp ne i64 %112, 0
  %114 = zext i1 %113 to i64
  %115 = or i64 %109, %114
  br label %124

116:                                              ; preds = %102
  %117 = icmp sgt i32 %97, 0
  br i1 %117, label %118, label %124

118:                                              ; preds = %116
  %119 = sub nuw nsw i32 64, %97
  %120 = zext nneg i32 %119 to i64
  %121 = shl i64 %94, %120
  %122 = zext nneg i32 %97 to i64
  %123 = lshr i64 %94, %122
  br label %124

124:                                              ; preds = %118, %116, %106, %104, %99
  %125 = phi i64 [ 0, %99 ], [ %94, %116 ], [ %123, %118 ], [ 0, %104 ], [ 0, %106 ]
  %126 = phi i64 [ %101, %99 ], [ 0, %116 ], [ %121, %118 ], [ %94, %104 ], [ %115, %106 ]
  %127 = lshr i64 %95, 15
  %128 = and i64 %127, 1
  %129 = lshr i64 %93, 15
  %130 = and i64 %129, 1
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %132, label %247

132:                                              ; preds = %124
  %133 = add i64 %125, %96
  %134 = icmp ult i64 %133, %96
  br i1 %134, label %135, label %168

135:                                              ; preds = %132
  %136 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %126, i64 63)
  %137 = and i64 %126, 1
  %138 = or i64 %136, %137
  %139 = add nuw nsw i32 %92, 1
  %140 = lshr i64 %133, 1
  %141 = icmp ugt i64 %138, -9223372036854775808
  br i1 %141, label %148, label %142

142:                                              ; preds = %135
  %143 = or disjoint i64 %140, -9223372036854775808
  %144 = icmp ne i64 %138, -9223372036854775808
  %145 = and i64 %133, 2
  %146 = icmp eq i64 %145, 0
  %147 = or i1 %146, %144
  br i1 %147, label %154, label %148

148:                                              ; preds = %142, %135
  %149 = add nsw i64 %140, -9223372036854775807
  %150 = icmp eq i64 %149, 0
  %151 = add nuw nsw i32 %92, 2
  %152 = select i1 %150, i32 %151, i32 %139
  %153 = select i1 %150, i64 -9223372036854775808, i64 %149
  br label %154

154:                                              ; preds = %148, %142
  %155 = phi i32 [ %139, %142 ], [ %152, %148 ]
  %156 = phi i64 [ %143, %142 ], [ %153, %148 ]
  %157 = icmp samesign ugt i32 %155, 32766
  br i1 %157, label %158, label %162

158:                                              ; preds = %154
  %159 = shl nuw nsw i64 %128, 15
  %160 = or disjoint i64 %159, 32767
  %161 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %160, 1
  br label %334

162:                                              ; preds = %154
  %163 = zext nneg i32 %155 to i64
  %164 = shl nuw nsw i64 %128, 15
  %165 = or disjoint i64 %164, %163
  %166 = insertvalue { i64, i64 } poison, i64 %156, 0
  %167 = insertvalue { i64, i64 } %166, i64 %165, 1
  br label %334

168:                                              ; preds = %132
  %169 = icmp eq i64 %133, 0
  %170 = add nsw i32 %92, -64
  %171 = select i1 %169, i32 %170, i32 %92
  %172 = select i1 %169, i64 %126, i64 %133
  %173 = select i1 %169, i64 0, i64 %126
  %174 = icmp eq i64 %172, 0
  br i1 %174, label %175, label %178

175:                                              ; preds = %168
  %176 = shl nuw nsw i64 %128, 15
  %177 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %176, 1
  br label %334

178:                                              ; preds = %168
  %179 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %172, i1 true)
  %180 = trunc nuw nsw i64 %179 to i32
  %181 = icmp eq i64 %179, 0
  br i1 %181, label %189, label %182

182:                                              ; preds = %178
  %183 = tail call i64 @llvm.fshl.i64(i64 %172, i64 %173, i64 %179)
  %184 = shl i64 %173, %179
  %185 = icmp eq i64 %183, 0
  br i1 %185, label %186, label %189

186:                                              ; preds = %182
  %187 = shl nuw nsw i64 %128, 15
  %188 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %187, 1
  br label %334

189:                                              ; preds = %178, %182
  %190 = phi i64 [ %184, %182 ], [ %173, %178 ]
  %191 = phi i64 [ %183, %182 ], [ %172, %178 ]
  %192 = sub nsw i32 %171, %180
  %193 = icmp slt i32 %192, 1
  br i1 %193, label %194, label %209

194:                                              ; preds = %189
  %195 = sub nsw i32 1, %192
  %196 = icmp ne i64 %190, 0
  %197 = zext i1 %196 to i64
  %198 = icmp slt i32 %192, -64
  br i1 %198, label %239, label %199

199:                                              ; preds = %194
  switch i32 %192, label %202 [
    i32 -64, label %239
    i32 -63, label %200
  ]

200:                                              ; preds = %199
  %201 = or i64 %191, %197
  br label %209

202:                                              ; preds = %199
  %203 = add nsw i32 %192, 63
  %204 = zext nneg i32 %203 to i64
  %205 = shl i64 %191, %204
  %206 = or i64 %205, %197
  %207 = zext nneg i32 %195 to i64
  %208 = lshr i64 %191, %207
  br label %209

209:                                              ; preds = %202, %200, %189
  %210 = phi i32 [ %192, %189 ], [ 0, %202 ], [ 0, %200 ]
  %211 = phi i64 [ %191, %189 ], [ %208, %202 ], [ 0, %200 ]
  %212 = phi i64 [ %190, %189 ], [ %206, %202 ], [ %201, %200 ]
  %213 = freeze i32 %210
  %214 = icmp ugt i64 %212, -9223372036854775808
  br i1 %214, label %220, label %215

215:                                              ; preds = %209
  %216 = icmp ne i64 %212, -9223372036854775808
  %217 = and i64 %211, 1
  %218 = icmp eq i64 %217, 0
  %219 = select i1 %216, i1 true, i1 %218
  br i1 %219, label %225, label %220

220:                                              ; preds = %215, %209
  %221 = add i64 %211, 1
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %223, label %225

223:                                              ; preds = %220
  %224 = add nuw nsw i32 %213, 1
  br label %231

225:                                              ; preds = %220, %215
  %226 = phi i64 [ %211, %215 ], [ %221, %220 ]
  %227 = freeze i64 %226
  %228 = icmp eq i32 %213, 0
  %229 = lshr i64 %227, 63
  %230 = trunc nuw nsw i64 %229 to i32
  br i1 %228, label %239, label %231

231:                                              ; preds = %225, %223
  %232 = phi i64 [ %227, %225 ], [ -9223372036854775808, %223 ]
  %233 = phi i32 [ %213, %225 ], [ %224, %223 ]
  %234 = icmp samesign ugt i32 %233, 32766
  br i1 %234, label %235, label %239

235:                                              ; preds = %231
  %236 = shl nuw nsw i64 %128, 15
  %237 = or disjoint i64 %236, 32767
  %238 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %237, 1
  br label %334

239:                                              ; preds = %225, %194, %199, %231
  %240 = phi i32 [ %233, %231 ], [ %230, %225 ], [ 0, %199 ], [ 0, %194 ]
  %241 = phi i64 [ %232, %231 ], [ %227, %225 ], [ 0, %199 ], [ 0, %194 ]
  %242 = zext nneg i32 %240 to i64
  %243 = shl nuw nsw i64 %128, 15
  %244 = add nuw nsw i64 %243, %242
  %245 = insertvalue { i64, i64 } poison, i64 %241, 0
  %246 = insertvalue { i64, i64 } %245, i64 %244, 1
  br label %334

247:                                              ; preds = %124
  %248 = sub i64 %96, %125
  %249 = icmp ne i64 %126, 0
  %250 = sext i1 %249 to i64
  %251 = add i64 %248, %250
  %252 = sub i64 0, %126
  %253 = or i64 %251, %252
  %254 = icmp eq i64 %253, 0
  %255 = select i1 %254, i64 0, i64 %128
  %256 = icmp eq i64 %251, 0
  %257 = add nsw i32 %92, -64
  %258 = select i1 %256, i32 %257, i32 %92
  %259 = select i1 %256, i64 %252, i64 %251
  %260 = select i1 %256, i64 0, i64 %252
  %261 = icmp eq i64 %259, 0
  br i1 %261, label %262, label %265

262:                                              ; preds = %247
  %263 = shl nuw nsw i64 %255, 15
  %264 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %263, 1
  br label %334

265:                                              ; preds = %247
  %266 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %259, i1 true)
  %267 = trunc nuw nsw i64 %266 to i32
  %268 = icmp eq i64 %266, 0
  br i1 %268, label %276, label %269

269:                                              ; preds = %265
  %270 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %260, i64 %266)
  %271 = shl i64 %260, %266
  %272 = icmp eq i64 %270, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %269
  %274 = shl nuw nsw i64 %255, 15
  %275 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %274, 1
  br label %334

276:                                              ; preds = %265, %269
  %277 = phi i64 [ %271, %269 ], [ %260, %265 ]
  %278 = phi i64 [ %270, %269 ], [ %259, %265 ]
  %279 = sub nsw i32 %258, %267
  %280 = icmp slt i32 %279, 1
  br i1 %280, label %281, label %296

281:                                              ; preds = %276
  %282 = sub nsw i32 1, %279
  %283 = icmp ne i64 %277, 0
  %284 = zext i1 %283 to i64
  %285 = icmp slt i32 %279, -64
  br i1 %285, label %326, label %286

286:                                              ; preds = %281
  switch i32 %279, label %289 [
    i32 -64, label %326
    i32 -63, label %287
  ]

287:                                              ; preds = %286
  %288 = or i64 %278, %284
  br label %296

289:                                              ; preds = %286
  %290 = add nsw i32 %279, 63
  %291 = zext nneg i32 %290 to i64
  %292 = shl i64 %278, %291
  %293 = or i64 %292, %284
  %294 = zext nneg i32 %282 to i64
  %295 = lshr i64 %278, %294
  br label %296

296:                                              ; preds = %289, %287, %276
  %297 = phi i32 [ %279, %276 ], [ 0, %289 ], [ 0, %287 ]
  %298 = phi i64 [ %278, %276 ], [ %295, %289 ], [ 0, %287 ]
  %299 = phi i64 [ %277, %276 ], [ %293, %289 ], [ %288, %287 ]
  %300 = freeze i32 %297
  %301 = icmp ugt i64 %299, -9223372036854775808
  br i1 %301, label %307, label %302

302:                                              ; preds = %296
  %303 = icmp ne i64 %299, -9223372036854775808
  %304 = and i64 %298, 1
  %305 = icmp eq i64 %304, 0
  %306 = select i1 %303, i1 true, i1 %305
  br i1 %306, label %312, label %307

307:                                              ; preds = %302, %296
  %308 = add i64 %298, 1
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %310, label %312

310:                                              ; preds = %307
  %311 = add nuw nsw i32 %300, 1
  br label %318

312:                                              ; preds = %307, %302
  %313 = phi i64 [ %298, %302 ], [ %308, %307 ]
  %314 = freeze i64 %313
  %315 = icmp eq i32 %300, 0
  %316 = lshr i64 %314, 63
  %317 = trunc nuw nsw i64 %316 to i32
  br i1 %315, label %326, label %318

318:                                              ; preds = %312, %310
  %319 = phi i64 [ %314, %312 ], [ -9223372036854775808, %310 ]
  %320 = phi i32 [ %300, %312 ], [ %311, %310 ]
  %321 = icmp samesign ugt i32 %320, 32766
  br i1 %321, label %322, label %326

322:                                              ; preds = %318
  %323 = shl nuw nsw i64 %255, 15
  %324 = or disjoint i64 %323, 32767
  %325 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %324, 1
  br label %334

326:                                              ; preds = %312, %281, %286, %318
  %327 = phi i32 [ %320, %318 ], [ %317, %312 ], [ 0, %286 ], [ 0, %281 ]
  %328 = phi i64 [ %319, %318 ], [ %314, %312 ], [ 0, %286 ], [ 0, %281 ]
  %329 = zext nneg i32 %327 to i64
  %330 = shl nuw nsw i64 %255, 15
  %331 = add nuw nsw i64 %330, %329
  %332 = insertvalue { i64, i64 } poison, i64 %328, 0
  %333 = insertvalue { i64, i64 } %332, i64 %331, 1
  br label %334

334:                                              ; preds = %262, %273, %322, %326, %175, %186, %235, %239, %162, %158, %66, %53, %38, %34, %70, %74
  %335 = phi { i64, i64 } [ %161, %158 ], [ { i64 -4611686018427387904, i64 65535 }, %34 ], [ %72, %70 ], [ %76, %74 ], [ %246, %239 ], [ { i64 -4611686018427387904, i64 65535 }, %66 ], [ %59, %53 ], [ { i64 -4611686018427387904, i64 65535 }, %38 ], [ %167, %162 ], [ %177, %175 ], [ %188, %186 ], [ %238, %235 ], [ %264, %262 ], [ %275, %273 ], [ %325, %322 ], [ %333, %326 ]
  ret { i64, i64 } %335
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_mul(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %1, 32767
  %6 = icmp ne i64 %5, 32767
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %13, label %22

9:                                                ; preds = %4
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %22, label %13

13:                                               ; preds = %7, %9
  %14 = and i64 %3, 32767
  %15 = icmp eq i64 %14, 32767
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = icmp eq i64 %2, -9223372036854775808
  br i1 %17, label %54, label %22

18:                                               ; preds = %13
  %19 = icmp ne i64 %14, 0
  %20 = icmp sgt i64 %2, -1
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %48

22:                                               ; preds = %16, %7, %18, %9
  %23 = icmp ne i64 %5, 0
  %24 = icmp sgt i64 %0, -1
  %25 = and i1 %24, %23
  br i1 %25, label %171, label %26

26:                                               ; preds = %22
  %27 = and i64 %3, 32767
  %28 = icmp ne i64 %27, 0
  %29 = icmp sgt i64 %2, -1
  %30 = and i1 %29, %28
  br i1 %30, label %171, label %31

31:                                               ; preds = %26
  %32 = icmp eq i64 %0, -9223372036854775808
  %33 = or i1 %32, %6
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = icmp eq i64 %27, 32767
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = icmp eq i64 %2, -9223372036854775808
  %38 = icmp uge i64 %0, %2
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %34
  br label %41

41:                                               ; preds = %36, %31, %40
  %42 = phi i64 [ %0, %40 ], [ %2, %31 ], [ %2, %36 ]
  %43 = phi i64 [ %1, %40 ], [ %3, %31 ], [ %3, %36 ]
  %44 = or i64 %42, -4611686018427387904
  %45 = and i64 %43, 65535
  %46 = insertvalue { i64, i64 } poison, i64 %44, 0
  %47 = insertvalue { i64, i64 } %46, i64 %45, 1
  br label %171

48:                                               ; preds = %18
  %49 = xor i64 %3, %1
  %50 = lshr i64 %49, 15
  %51 = and i64 %50, 1
  %52 = icmp ne i64 %0, -9223372036854775808
  %53 = or i1 %52, %6
  br i1 %53, label %60, label %67

54:                                               ; preds = %16
  %55 = xor i64 %3, %1
  %56 = lshr i64 %55, 15
  %57 = and i64 %56, 1
  %58 = icmp ne i64 %0, -9223372036854775808
  %59 = or i1 %58, %6
  br i1 %59, label %60, label %74

60:                                               ; preds = %54, %48
  %61 = phi i64 [ %57, %54 ], [ %51, %48 ]
  %62 = icmp eq i64 %2, -9223372036854775808
  %63 = and i1 %62, %15
  %64 = icmp eq i64 %0, 0
  %65 = icmp eq i64 %2, 0
  %66 = or i1 %64, %65
  br i1 %66, label %69, label %73

67:                                               ; preds = %48
  %68 = icmp eq i64 %2, 0
  br i1 %68, label %171, label %74

69:                                               ; preds = %60
  br i1 %63, label %171, label %70

70:                                               ; preds = %69
  %71 = shl nuw nsw i64 %61, 15
  %72 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %71, 1
  br label %171

73:                                               ; preds = %60
  br i1 %63, label %74, label %79

74:                                               ; preds = %54, %67, %73
  %75 = phi i64 [ %51, %67 ], [ %61, %73 ], [ %57, %54 ]
  %76 = shl nuw nsw i64 %75, 15
  %77 = or disjoint i64 %76, 32767
  %78 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %77, 1
  br label %171

79:                                               ; preds = %73
  %80 = zext i64 %0 to i128
  %81 = zext i64 %2 to i128
  %82 = mul nuw i128 %81, %80
  %83 = icmp eq i64 %5, 0
  %84 = trunc nuw nsw i64 %5 to i32
  %85 = select i1 %83, i32 1, i32 %84
  %86 = icmp eq i64 %14, 0
  %87 = trunc nuw nsw i64 %14 to i32
  %88 = select i1 %86, i32 1, i32 %87
  %89 = add nuw nsw i32 %88, %85
  %90 = lshr i128 %82, 64
  %91 = trunc nuw i128 %90 to i64
  %92 = trunc i128 %82 to i64
  %93 = icmp eq i128 %90, 0
  %94 = select i1 %93, i32 -16446, i32 -16382
  %95 = add nsw i32 %89, %94
  %96 = select i1 %93, i64 %92, i64 %91
  %97 = select i1 %93, i64 0, i64 %92
  %98 = icmp eq i64 %96, 0
  br i1 %98, label %99, label %102

99:                                               ; preds = %79
  %100 = shl nuw nsw i64 %61, 15
  %101 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %100, 1
  br label %171

102:                                              ; preds = %79
  %103 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %96, i1 true)
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = icmp eq i64 %103, 0
  br i1 %105, label %113, label %106

106:                                              ; preds = %102
  %107 = tail call i64 @llvm.fshl.i64(i64 %96, i64 %97, i64 %103)
  %108 = shl i64 %97, %103
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %106
  %111 = shl nuw nsw i64 %61, 15
  %112 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %111, 1
  br label %171

113:                                              ; preds = %102, %106
  %114 = phi i64 [ %108, %106 ], [ %97, %102 ]
  %115 = phi i64 [ %107, %106 ], [ %96, %102 ]
  %116 = sub nsw i32 %95, %104
  %117 = icmp slt i32 %116, 1
  br i1 %117, label %118, label %133

118:                                              ; preds = %113
  %119 = sub nsw i32 1, %116
  %120 = icmp ne i64 %114, 0
  %121 = zext i1 %120 to i64
  %122 = icmp slt i32 %116, -64
  br i1 %122, label %163, label %123

123:                                              ; preds = %118
  switch i32 %116, label %126 [
    i32 -64, label %163
    i32 -63, label %124
  ]

124:                                              ; preds = %123
  %125 = or i64 %115, %121
  br label %133

126:                                              ; preds = %123
  %127 = add nsw i32 %116, 63
  %128 = zext nneg i32 %127 to i64
  %129 = shl i64 %115, %128
  %130 = or i64 %129, %121
  %131 = zext nneg i32 %119 to i64
  %132 = lshr i64 %115, %131
  br label %133

133:                                              ; preds = %126, %124, %113
  %134 = phi i32 [ %116, %113 ], [ 0, %126 ], [ 0, %124 ]
  %135 = phi i64 [ %115, %113 ], [ %132, %126 ], [ 0, %124 ]
  %136 = phi i64 [ %114, %113 ], [ %130, %126 ], [ %125, %124 ]
  %137 = freeze i32 %134
  %138 = icmp ugt i64 %136, -9223372036854775808
  br i1 %138, label %144, label %139

139:                                              ; preds = %133
  %140 = icmp ne i64 %136, -9223372036854775808
  %141 = and i64 %135, 1
  %142 = icmp eq i64 %141, 0
  %143 = select i1 %140, i1 true, i1 %142
  br i1 %143, label %149, label %144

144:                                              ; preds = %139, %133
  %145 = add i64 %135, 1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %149

147:                                              ; preds = %144
  %148 = add nuw nsw i32 %137, 1
  br label %155

149:                                              ; preds = %144, %139
  %150 = phi i64 [ %135, %139 ], [ %145, %144 ]
  %151 = freeze i64 %150
  %152 = icmp eq i32 %137, 0
  %153 = lshr i64 %151, 63
  %154 = trunc nuw nsw i64 %153 to i32
  br i1 %152, label %163, label %155

155:                                              ; preds = %149, %147
  %156 = phi i64 [ %151, %149 ], [ -9223372036854775808, %147 ]
  %157 = phi i32 [ %137, %149 ], [ %148, %147 ]
  %158 = icmp samesign ugt i32 %157, 32766
  br i1 %158, label %159, label %163

159:                                              ; preds = %155
  %160 = shl nuw nsw i64 %61, 15
  %161 = or disjoint i64 %160, 32767
  %162 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %161, 1
  br label %171

163:                                              ; preds = %149, %118, %123, %155
  %164 = phi i32 [ %157, %155 ], [ %154, %149 ], [ 0, %123 ], [ 0, %118 ]
  %165 = phi i64 [ %156, %155 ], [ %151, %149 ], [ 0, %123 ], [ 0, %118 ]
  %166 = zext nneg i32 %164 to i64
  %167 = shl nuw nsw i64 %61, 15
  %168 = add nuw nsw i64 %167, %166
  %169 = insertvalue { i64, i64 } poison, i64 %165, 0
  %170 = insertvalue { i64, i64 } %169, i64 %168, 1
  br label %171

171:                                              ; preds = %67, %99, %110, %159, %163, %69, %41, %26, %22, %74, %70
  %172 = phi { i64, i64 } [ %72, %70 ], [ { i64 -4611686018427387904, i64 65535 }, %69 ], [ %78, %74 ], [ { i64 -4611686018427387904, i64 65535 }, %22 ], [ %47, %41 ], [ { i64 -4611686018427387904, i64 65535 }, %26 ], [ %170, %163 ], [ %101, %99 ], [ %112, %110 ], [ %162, %159 ], [ { i64 -4611686018427387904, i64 65535 }, %67 ]
  ret { i64, i64 } %172
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_div(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = and i64 %1, 32767
  %6 = icmp ne i64 %5, 32767
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %13, label %22

9:                                                ; preds = %4
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %22, label %13

13:                                               ; preds = %7, %9
  %14 = and i64 %3, 32767
  %15 = icmp eq i64 %14, 32767
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = icmp eq i64 %2, -9223372036854775808
  br i1 %17, label %48, label %22

18:                                               ; preds = %13
  %19 = icmp ne i64 %14, 0
  %20 = icmp sgt i64 %2, -1
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %48

22:                                               ; preds = %16, %7, %18, %9
  %23 = icmp ne i64 %5, 0
  %24 = icmp sgt i64 %0, -1
  %25 = and i1 %24, %23
  br i1 %25, label %183, label %26

26:                                               ; preds = %22
  %27 = and i64 %3, 32767
  %28 = icmp ne i64 %27, 0
  %29 = icmp sgt i64 %2, -1
  %30 = and i1 %29, %28
  br i1 %30, label %183, label %31

31:                                               ; preds = %26
  %32 = icmp eq i64 %0, -9223372036854775808
  %33 = or i1 %32, %6
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = icmp eq i64 %27, 32767
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = icmp eq i64 %2, -9223372036854775808
  %38 = icmp uge i64 %0, %2
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %34
  br label %41

41:                                               ; preds = %36, %31, %40
  %42 = phi i64 [ %0, %40 ], [ %2, %31 ], [ %2, %36 ]
  %43 = phi i64 [ %1, %40 ], [ %3, %31 ], [ %3, %36 ]
  %44 = or i64 %42, -4611686018427387904
  %45 = and i64 %43, 65535
  %46 = insertvalue { i64, i64 } poison, i64 %44, 0
  %47 = insertvalue { i64, i64 } %46, i64 %45, 1
  br label %183

48:                                               ; preds = %16, %18
  %49 = xor i64 %3, %1
  %50 = lshr i64 %49, 15
  %51 = and i64 %50, 1
  %52 = icmp ne i64 %0, -9223372036854775808
  %53 = or i1 %52, %6
  %54 = icmp eq i64 %2, -9223372036854775808
  %55 = and i1 %54, %15
  br i1 %53, label %61, label %56

56:                                               ; preds = %48
  br i1 %55, label %183, label %57

57:                                               ; preds = %56
  %58 = shl nuw nsw i64 %51, 15
  %59 = or disjoint i64 %58, 32767
  %60 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %59, 1
  br label %183

61:                                               ; preds = %48
  br i1 %55, label %62, label %65

62:                                               ; preds = %61
  %63 = shl nuw nsw i64 %51, 15
  %64 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %63, 1
  br label %183

65:                                               ; preds = %61
  %66 = icmp eq i64 %2, 0
  %67 = icmp eq i64 %0, 0
  br i1 %66, label %68, label %73

68:                                               ; preds = %65
  br i1 %67, label %183, label %69

69:                                               ; preds = %68
  %70 = shl nuw nsw i64 %51, 15
  %71 = or disjoint i64 %70, 32767
  %72 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %71, 1
  br label %183

73:                                               ; preds = %65
  br i1 %67, label %74, label %77

74:                                               ; preds = %73
  %75 = shl nuw nsw i64 %51, 15
  %76 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %75, 1
  br label %183

77:                                               ; preds = %73
  %78 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %79 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %2, i1 true)
  %80 = shl i64 %0, %78
  %81 = shl i64 %2, %79
  %82 = icmp ult i64 %80, %81
  %83 = zext i1 %82 to i64
  %84 = shl i64 %80, %83
  %85 = sub i64 %84, %81
  br label %168

86:                                               ; preds = %168
  %87 = trunc nuw nsw i64 %78 to i32
  %88 = trunc nuw nsw i64 %79 to i32
  %89 = icmp eq i64 %5, 0
  %90 = trunc nuw nsw i64 %5 to i32
  %91 = select i1 %89, i32 1, i32 %90
  %92 = icmp eq i64 %14, 0
  %93 = trunc nuw nsw i64 %14 to i32
  %94 = select i1 %92, i32 1, i32 %93
  %95 = select i1 %82, i32 16382, i32 16383
  %96 = add nuw nsw i32 %91, %88
  %97 = add nuw nsw i32 %94, %87
  %98 = sub nsw i32 %96, %97
  %99 = add nsw i32 %98, %95
  %100 = shl i64 %178, 1
  %101 = icmp sgt i64 %178, -1
  %102 = icmp ult i64 %100, %81
  %103 = select i1 %101, i1 %102, i1 false
  %104 = select i1 %103, i64 0, i64 %81
  %105 = select i1 %103, i64 0, i64 -9223372036854775808
  %106 = icmp ne i64 %100, %104
  %107 = zext i1 %106 to i64
  %108 = or disjoint i64 %105, %107
  %109 = icmp eq i64 %180, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %86
  %111 = shl nuw nsw i64 %51, 15
  %112 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %111, 1
  br label %183

113:                                              ; preds = %86
  %114 = icmp slt i32 %99, 1
  br i1 %114, label %115, label %130

115:                                              ; preds = %113
  %116 = sub nsw i32 1, %99
  %117 = icmp ne i64 %108, 0
  %118 = zext i1 %117 to i64
  %119 = icmp slt i32 %99, -64
  br i1 %119, label %160, label %120

120:                                              ; preds = %115
  switch i32 %99, label %123 [
    i32 -64, label %160
    i32 -63, label %121
  ]

121:                                              ; preds = %120
  %122 = or i64 %180, %118
  br label %130

123:                                              ; preds = %120
  %124 = add nsw i32 %99, 63
  %125 = zext nneg i32 %124 to i64
  %126 = shl i64 %180, %125
  %127 = or i64 %126, %118
  %128 = zext nneg i32 %116 to i64
  %129 = lshr i64 %180, %128
  br label %130

130:                                              ; preds = %123, %121, %113
  %131 = phi i32 [ %99, %113 ], [ 0, %123 ], [ 0, %121 ]
  %132 = phi i64 [ %180, %113 ], [ %129, %123 ], [ 0, %121 ]
  %133 = phi i64 [ %108, %113 ], [ %127, %123 ], [ %122, %121 ]
  %134 = freeze i32 %131
  %135 = icmp ugt i64 %133, -9223372036854775808
  br i1 %135, label %141, label %136

136:                                              ; preds = %130
  %137 = icmp ne i64 %133, -9223372036854775808
  %138 = and i64 %132, 1
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %137, i1 true, i1 %139
  br i1 %140, label %146, label %141

141:                                              ; preds = %136, %130
  %142 = add i64 %132, 1
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %146

144:                                              ; preds = %141
  %145 = add nuw i32 %134, 1
  br label %152

146:                                              ; preds = %141, %136
  %147 = phi i64 [ %132, %136 ], [ %142, %141 ]
  %148 = freeze i64 %147
  %149 = icmp eq i32 %134, 0
  %150 = lshr i64 %148, 63
  %151 = trunc nuw nsw i64 %150 to i32
  br i1 %149, label %160, label %152

152:                                              ; preds = %146, %144
  %153 = phi i64 [ %148, %146 ], [ -9223372036854775808, %144 ]
  %154 = phi i32 [ %134, %146 ], [ %145, %144 ]
  %155 = icmp sgt i32 %154, 32766
  br i1 %155, label %156, label %160

156:                                              ; preds = %152
  %157 = shl nuw nsw i64 %51, 15
  %158 = or disjoint i64 %157, 32767
  %159 = insertvalue { i64, i64 } { i64 -9223372036854775808, i64 poison }, i64 %158, 1
  br label %183

160:                                              ; preds = %146, %115, %120, %152
  %161 = phi i32 [ %154, %152 ], [ %151, %146 ], [ 0, %120 ], [ 0, %115 ]
  %162 = phi i64 [ %153, %152 ], [ %148, %146 ], [ 0, %120 ], [ 0, %115 ]
  %163 = sext i32 %161 to i64
  %164 = shl nuw nsw i64 %51, 15
  %165 = or i64 %164, %163
  %166 = insertvalue { i64, i64 } poison, i64 %162, 0
  %167 = insertvalue { i64, i64 } %166, i64 %165, 1
  br label %183

168:                                              ; preds = %77, %168
  %169 = phi i32 [ 0, %77 ], [ %181, %168 ]
  %170 = phi i64 [ 1, %77 ], [ %180, %168 ]
  %171 = phi i64 [ %85, %77 ], [ %178, %168 ]
  %172 = shl i64 %171, 1
  %173 = shl i64 %170, 1
  %174 = icmp slt i64 %171, 0
  %175 = icmp uge i64 %172, %81
  %176 = select i1 %174, i1 true, i1 %175
  %177 = select i1 %176, i64 %81, i64 0
  %178 = sub i64 %172, %177
  %179 = zext i1 %176 to i64
  %180 = or disjoint i64 %173, %179
  %181 = add nuw nsw i32 %169, 1
  %182 = icmp eq i32 %181, 63
  br i1 %182, label %86, label %168, !llvm.loop !8

183:                                              ; preds = %160, %156, %110, %68, %56, %41, %26, %22, %62, %74, %57, %69
  %184 = phi { i64, i64 } [ %72, %69 ], [ { i64 -4611686018427387904, i64 65535 }, %68 ], [ %64, %62 ], [ %60, %57 ], [ %76, %74 ], [ { i64 -4611686018427387904, i64 65535 }, %22 ], [ { i64 -4611686018427387904, i64 65535 }, %56 ], [ %47, %41 ], [ { i64 -4611686018427387904, i64 65535 }, %26 ], [ %112, %110 ], [ %159, %156 ], [ %167, %160 ]
  ret { i64, i64 } %184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 3) i32 @__kernelsmith_x87_compare(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = and i64 %1, 32767
  %6 = icmp eq i64 %5, 32767
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %13, label %52

9:                                                ; preds = %4
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %52, label %13

13:                                               ; preds = %7, %9
  %14 = and i64 %3, 32767
  %15 = icmp eq i64 %14, 32767
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = icmp eq i64 %2, -9223372036854775808
  br i1 %17, label %22, label %52

18:                                               ; preds = %13
  %19 = icmp ne i64 %14, 0
  %20 = icmp sgt i64 %2, -1
  %21 = and i1 %20, %19
  br i1 %21, label %52, label %22

22:                                               ; preds = %16, %18
  %23 = or i64 %2, %0
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %52, label %25

25:                                               ; preds = %22
  %26 = lshr i64 %1, 15
  %27 = and i64 %26, 1
  %28 = lshr i64 %3, 15
  %29 = and i64 %28, 1
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %34, label %31

31:                                               ; preds = %25
  %32 = icmp eq i64 %27, 0
  %33 = select i1 %32, i32 1, i32 -1
  br label %52

34:                                               ; preds = %25
  %35 = icmp eq i64 %5, 0
  %36 = trunc nuw nsw i64 %5 to i32
  %37 = select i1 %35, i32 1, i32 %36
  %38 = icmp eq i64 %14, 0
  %39 = trunc nuw nsw i64 %14 to i32
  %40 = select i1 %38, i32 1, i32 %39
  %41 = icmp eq i32 %37, %40
  %42 = icmp eq i64 %0, %2
  %43 = and i1 %42, %41
  br i1 %43, label %52, label %44

44:                                               ; preds = %34
  %45 = icmp samesign ult i32 %37, %40
  %46 = icmp ult i64 %0, %2
  %47 = and i1 %46, %41
  %48 = or i1 %45, %47
  %49 = trunc i64 %26 to i1
  %50 = xor i1 %48, %49
  %51 = select i1 %50, i32 -1, i32 1
  br label %52

52:                                               ; preds = %16, %7, %31, %34, %44, %22, %9, %18
  %53 = phi i32 [ 0, %22 ], [ 2, %9 ], [ 2, %18 ], [ %33, %31 ], [ %51, %44 ], [ 0, %34 ], [ 2, %7 ], [ 2, %16 ]
  ret i32 %53
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_of_double(i64 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i64 %0, 63
  %3 = shl i64 %0, 11
  %4 = and i64 %3, 9223372036854773760
  %5 = lshr i64 %0, 52
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = and i32 %6, 2047
  switch i32 %7, label %28 [
    i32 2047, label %8
    i32 0, label %15
  ]

8:                                                ; preds = %1
  %9 = icmp eq i64 %4, 0
  %10 = or i64 %3, -4611686018427387904
  %11 = select i1 %9, i64 -9223372036854775808, i64 %10
  %12 = shl nuw nsw i64 %2, 15
  %13 = or disjoint i64 %12, 32767
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  br label %35

15:                                               ; preds = %1
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %15
  %18 = shl nuw nsw i64 %2, 15
  br label %35

19:                                               ; preds = %15
  %20 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %4, i1 true)
  %21 = shl i64 %4, %20
  %22 = icmp eq i64 %21, 0
  %23 = shl nuw nsw i64 %2, 15
  br i1 %22, label %35, label %24

24:                                               ; preds = %19
  %25 = sub nsw i64 %23, %20
  %26 = add nsw i64 %25, 15361
  %27 = insertvalue { i64, i64 } poison, i64 %21, 0
  br label %35

28:                                               ; preds = %1
  %29 = add nuw nsw i32 %7, 15360
  %30 = zext nneg i32 %29 to i64
  %31 = or i64 %3, -9223372036854775808
  %32 = shl nuw nsw i64 %2, 15
  %33 = or disjoint i64 %32, %30
  %34 = insertvalue { i64, i64 } poison, i64 %31, 0
  br label %35

35:                                               ; preds = %19, %17, %24, %28, %8
  %36 = phi { i64, i64 } [ %14, %8 ], [ %34, %28 ], [ { i64 0, i64 poison }, %17 ], [ %27, %24 ], [ { i64 0, i64 poison }, %19 ]
  %37 = phi i64 [ %13, %8 ], [ %33, %28 ], [ %18, %17 ], [ %26, %24 ], [ %23, %19 ]
  %38 = insertvalue { i64, i64 } %36, i64 %37, 1
  ret { i64, i64 } %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @__kernelsmith_x87_to_double(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = shl i64 %1, 48
  %4 = and i64 %3, -9223372036854775808
  %5 = and i64 %1, 32767
  %6 = icmp eq i64 %5, 32767
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %22, label %13

9:                                                ; preds = %2
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %24

13:                                               ; preds = %7, %9
  %14 = icmp sgt i64 %0, -1
  %15 = tail call i64 @llvm.smin.i64(i64 %0, i64 0)
  %16 = shl i64 %1, 48
  %17 = and i64 %16, -9223372036854775808
  %18 = select i1 %14, i64 -9223372036854775808, i64 %17
  %19 = lshr i64 %15, 11
  %20 = or disjoint i64 %19, %18
  %21 = or i64 %20, 9221120237041090560
  br label %68

22:                                               ; preds = %7
  %23 = or disjoint i64 %4, 9218868437227405312
  br label %68

24:                                               ; preds = %9
  %25 = icmp eq i64 %5, 0
  %26 = trunc nuw nsw i64 %5 to i32
  %27 = add nsw i32 %26, -15360
  %28 = select i1 %25, i32 -15359, i32 %27
  %29 = icmp eq i64 %0, 0
  br i1 %29, label %68, label %30

30:                                               ; preds = %24
  %31 = icmp slt i32 %28, 2047
  br i1 %31, label %34, label %32

32:                                               ; preds = %30
  %33 = or disjoint i64 %4, 9218868437227405312
  br label %68

34:                                               ; preds = %30
  %35 = icmp slt i32 %28, 1
  br i1 %35, label %41, label %36

36:                                               ; preds = %34
  %37 = lshr i64 %0, 11
  %38 = add nsw i32 %28, -1
  %39 = zext nneg i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 52
  br label %51

41:                                               ; preds = %34
  %42 = icmp slt i32 %28, -52
  br i1 %42, label %68, label %43

43:                                               ; preds = %41
  %44 = sub nsw i32 12, %28
  %45 = icmp eq i32 %28, -52
  %46 = zext nneg i32 %44 to i64
  %47 = lshr i64 %0, %46
  %48 = select i1 %45, i64 0, i64 %47
  %49 = add nsw i32 %28, 52
  %50 = zext nneg i32 %49 to i64
  br label %51

51:                                               ; preds = %43, %36
  %52 = phi i64 [ 53, %36 ], [ %50, %43 ]
  %53 = phi i64 [ %40, %36 ], [ 0, %43 ]
  %54 = phi i64 [ %37, %36 ], [ %48, %43 ]
  %55 = shl i64 %0, %52
  %56 = icmp ugt i64 %55, -9223372036854775808
  br i1 %56, label %63, label %57

57:                                               ; preds = %51
  %58 = icmp eq i64 %55, -9223372036854775808
  %59 = and i64 %54, 1
  %60 = icmp ne i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  %62 = zext i1 %61 to i64
  br label %63

63:                                               ; preds = %57, %51
  %64 = phi i64 [ 1, %51 ], [ %62, %57 ]
  %65 = add nuw nsw i64 %54, %53
  %66 = add nuw nsw i64 %65, %64
  %67 = or i64 %66, %4
  br label %68

68:                                               ; preds = %13, %22, %24, %32, %41, %63
  %69 = phi i64 [ %21, %13 ], [ %23, %22 ], [ %67, %63 ], [ %33, %32 ], [ %4, %24 ], [ %4, %41 ]
  ret i64 %69
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @__kernelsmith_x87_to_float(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = shl i64 %1, 16
  %4 = and i64 %3, 2147483648
  %5 = and i64 %1, 32767
  %6 = icmp eq i64 %5, 32767
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = icmp eq i64 %0, -9223372036854775808
  br i1 %8, label %22, label %13

9:                                                ; preds = %2
  %10 = icmp ne i64 %5, 0
  %11 = icmp sgt i64 %0, -1
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %24

13:                                               ; preds = %7, %9
  %14 = icmp sgt i64 %0, -1
  %15 = tail call i64 @llvm.smin.i64(i64 %0, i64 0)
  %16 = shl i64 %1, 16
  %17 = and i64 %16, 2147483648
  %18 = select i1 %14, i64 2147483648, i64 %17
  %19 = lshr i64 %15, 40
  %20 = or disjoint i64 %19, %18
  %21 = or i64 %20, 2143289344
  br label %68

22:                                               ; preds = %7
  %23 = or disjoint i64 %4, 2139095040
  br label %68

24:                                               ; preds = %9
  %25 = icmp eq i64 %5, 0
  %26 = trunc nuw nsw i64 %5 to i32
  %27 = add nsw i32 %26, -16256
  %28 = select i1 %25, i32 -16255, i32 %27
  %29 = icmp eq i64 %0, 0
  br i1 %29, label %68, label %30

30:                                               ; preds = %24
  %31 = icmp slt i32 %28, 255
  br i1 %31, label %34, label %32

32:                                               ; preds = %30
  %33 = or disjoint i64 %4, 2139095040
  br label %68

34:                                               ; preds = %30
  %35 = icmp slt i32 %28, 1
  br i1 %35, label %41, label %36

36:                                               ; preds = %34
  %37 = lshr i64 %0, 40
  %38 = add nsw i32 %28, -1
  %39 = zext nneg i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 23
  br label %51

41:                                               ; preds = %34
  %42 = icmp slt i32 %28, -23
  br i1 %42, label %68, label %43

43:                                               ; preds = %41
  %44 = sub nsw i32 41, %28
  %45 = icmp eq i32 %28, -23
  %46 = zext nneg i32 %44 to i64
  %47 = lshr i64 %0, %46
  %48 = select i1 %45, i64 0, i64 %47
  %49 = add nsw i32 %28, 23
  %50 = zext nneg i32 %49 to i64
  br label %51

51:                                               ; preds = %43, %36
  %52 = phi i64 [ 24, %36 ], [ %50, %43 ]
  %53 = phi i64 [ %40, %36 ], [ 0, %43 ]
  %54 = phi i64 [ %37, %36 ], [ %48, %43 ]
  %55 = shl i64 %0, %52
  %56 = icmp ugt i64 %55, -9223372036854775808
  br i1 %56, label %63, label %57

57:                                               ; preds = %51
  %58 = icmp eq i64 %55, -9223372036854775808
  %59 = and i64 %54, 1
  %60 = icmp ne i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  %62 = zext i1 %61 to i64
  br label %63

63:                                               ; preds = %57, %51
  %64 = phi i64 [ 1, %51 ], [ %62, %57 ]
  %65 = add nuw nsw i64 %54, %53
  %66 = add nuw nsw i64 %65, %64
  %67 = or i64 %66, %4
  br label %68

68:                                               ; preds = %13, %22, %24, %32, %41, %63
  %69 = phi i64 [ %21, %13 ], [ %23, %22 ], [ %67, %63 ], [ %33, %32 ], [ %4, %24 ], [ %4, %41 ]
  %70 = trunc nuw i64 %69 to i32
  ret i32 %70
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_of_unsigned(i64 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %14, label %3

3:                                                ; preds = %1
  %4 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = shl i64 %0, %4
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %3, %6
  %10 = phi i64 [ %7, %6 ], [ %0, %3 ]
  %11 = sub nuw nsw i64 16446, %4
  %12 = insertvalue { i64, i64 } poison, i64 %10, 0
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1
  br label %14

14:                                               ; preds = %9, %6, %1
  %15 = phi { i64, i64 } [ zeroinitializer, %1 ], [ %13, %9 ], [ zeroinitializer, %6 ]
  ret { i64, i64 } %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local { i64, i64 } @__kernelsmith_x87_of_signed(i64 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i64 %0, 63
  %3 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  %4 = icmp eq i64 %0, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %1
  %6 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %14, label %8

8:                                                ; preds = %5
  %9 = shl i64 %3, %6
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = shl nuw nsw i64 %2, 15
  %13 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %12, 1
  br label %21

14:                                               ; preds = %5, %8
  %15 = phi i64 [ %9, %8 ], [ %3, %5 ]
  %16 = shl nuw nsw i64 %2, 15
  %17 = sub nsw i64 %16, %6
  %18 = add nsw i64 %17, 16446
  %19 = insertvalue { i64, i64 } poison, i64 %15, 0
  %20 = insertvalue { i64, i64 } %19, i64 %18, 1
  br label %21

21:                                               ; preds = %1, %14, %11
  %22 = phi { i64, i64 } [ %20, %14 ], [ %13, %11 ], [ zeroinitializer, %1 ]
  ret { i64, i64 } %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @__kernelsmith_x87_to_unsigned(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %1, 32767
  %4 = icmp eq i64 %3, 0
  %5 = trunc nuw nsw i64 %3 to i32
  %6 = select i1 %4, i32 1, i32 %5
  %7 = icmp eq i64 %3, 32767
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = icmp eq i64 %0, -9223372036854775808
  br i1 %9, label %14, label %25

10:                                               ; preds = %2
  %11 = icmp ne i64 %3, 0
  %12 = icmp sgt i64 %0, -1
  %13 = and i1 %12, %11
  br i1 %13, label %25, label %14

14:                                               ; preds = %8, %10
  %15 = and i64 %1, 32768
  %16 = icmp ne i64 %15, 0
  %17 = icmp samesign ult i32 %6, 16383
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %25, label %19

19:                                               ; preds = %14
  %20 = icmp samesign ugt i32 %6, 16446
  %21 = sub nsw i32 16446, %6
  %22 = zext nneg i32 %21 to i64
  %23 = lshr i64 %0, %22
  %24 = select i1 %20, i64 -1, i64 %23
  br label %25

25:                                               ; preds = %8, %10, %14, %19
  %26 = phi i64 [ %24, %19 ], [ 0, %14 ], [ 0, %10 ], [ 0, %8 ]
  ret i64 %26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @__kernelsmith_x87_to_signed(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = and i64 %1, 32767
  %4 = icmp eq i64 %3, 0
  %5 = trunc nuw nsw i64 %3 to i32
  %6 = select i1 %4, i32 1, i32 %5
  %7 = lshr i64 %1, 15
  %8 = and i64 %7, 1
  %9 = icmp eq i64 %3, 32767
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = icmp ne i64 %0, -9223372036854775808
  br label %16

12:                                               ; preds = %2
  %13 = icmp ne i64 %3, 0
  %14 = icmp sgt i64 %0, -1
  %15 = and i1 %14, %13
  br label %16

16:                                               ; preds = %10, %12
  %17 = phi i1 [ %11, %10 ], [ %15, %12 ]
  %18 = icmp samesign ult i32 %6, 16383
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %31, label %20

20:                                               ; preds = %16
  %21 = icmp samesign ugt i32 %6, 16445
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = add nuw i64 %8, 9223372036854775807
  br label %31

24:                                               ; preds = %20
  %25 = sub nuw nsw i32 16446, %6
  %26 = zext nneg i32 %25 to i64
  %27 = lshr i64 %0, %26
  %28 = icmp eq i64 %8, 0
  %29 = sub nsw i64 0, %27
  %30 = select i1 %28, i64 %27, i64 %29
  br label %31

31:                                               ; preds = %16, %24, %22
  %32 = phi i64 [ %30, %24 ], [ %23, %22 ], [ 0, %16 ]
  ret i64 %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind optsize memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
