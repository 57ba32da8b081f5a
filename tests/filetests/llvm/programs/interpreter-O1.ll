; ModuleID = 'interpreter.c'
source_filename = "interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Machine = type { [256 x i64], [16 x i64], [64 x i64], i32, i32, i64, i64 }

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%d %llu %016llx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i32], align 16
  %4 = alloca %struct.Machine, align 8
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !8
  %9 = tail call i64 @strtol(ptr noundef nonnull captures(none) %8, ptr noundef null, i32 noundef 10) #5
  %10 = trunc i64 %9 to i32
  br label %11

11:                                               ; preds = %2, %6
  %12 = phi i32 [ %10, %6 ], [ 2, %2 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store i32 0, ptr %3, align 16, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 10, ptr %14, align 8, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 0, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 9, ptr %16, align 16, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 0, ptr %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 9, ptr %18, align 8, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 2, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 5, ptr %20, align 16, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 8, ptr %21, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 0, ptr %22, align 8, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 16, ptr %23, align 4, !tbaa !4
  store i32 12, ptr %22, align 8, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i32 0, ptr %24, align 16, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store i32 2, ptr %25, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 10, ptr %26, align 8, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store i32 1, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i32 9, ptr %28, align 16, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 68
  store i32 1, ptr %29, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store i32 13, ptr %30, align 8, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 76
  store i32 0, ptr %31, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i32 9, ptr %32, align 16, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 84
  store i32 0, ptr %33, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store i32 0, ptr %34, align 8, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 92
  store i32 1, ptr %35, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 96
  store i32 1, ptr %36, align 16, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 100
  store i32 5, ptr %37, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store i32 8, ptr %38, align 8, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 108
  store i32 0, ptr %39, align 4, !tbaa !4
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store i32 9, ptr %40, align 16, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 116
  store i32 0, ptr %41, align 4, !tbaa !4
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store i32 15, ptr %42, align 8, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 124
  store i32 9, ptr %43, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i32 0, ptr %44, align 16, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 132
  store i32 0, ptr %45, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i32 1, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 140
  store i32 1, ptr %47, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 144
  store i32 10, ptr %48, align 16, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 148
  store i32 0, ptr %49, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 152
  store i32 7, ptr %50, align 8, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 156
  store i32 4, ptr %51, align 4, !tbaa !4
  store i32 40, ptr %39, align 4, !tbaa !4
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 160
  store i32 9, ptr %52, align 16, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 164
  store i32 0, ptr %53, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 168
  store i32 9, ptr %54, align 8, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 172
  store i32 1, ptr %55, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 176
  store i32 4, ptr %56, align 16, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 180
  store i32 8, ptr %57, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 184
  store i32 0, ptr %58, align 8, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 188
  store i32 7, ptr %59, align 4, !tbaa !4
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 192
  store i32 31, ptr %60, align 16, !tbaa !4
  store i32 49, ptr %58, align 8, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 196
  store i32 9, ptr %61, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 200
  store i32 1, ptr %62, align 8, !tbaa !4
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 204
  store i32 0, ptr %63, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 208
  store i32 1, ptr %64, align 16, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 212
  store i32 1, ptr %65, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 216
  store i32 10, ptr %66, align 8, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 220
  store i32 1, ptr %67, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 224
  store i32 7, ptr %68, align 16, !tbaa !4
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 228
  store i32 16, ptr %69, align 4, !tbaa !4
  store i32 58, ptr %31, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 232
  store i32 11, ptr %70, align 8, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 236
  store i32 3, ptr %71, align 4, !tbaa !4
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store i32 14, ptr %72, align 16, !tbaa !4
  %73 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 28, i32 noundef 40, i32 noundef 58, i32 noundef 61)
  %74 = icmp slt i32 %12, 1
  br i1 %74, label %85, label %75

75:                                               ; preds = %11
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 2704
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 2064
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 2696
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 2688
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 2176
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 2692
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 2048
  %83 = add nuw i32 %12, 1
  %84 = zext i32 %83 to i64
  br label %86

85:                                               ; preds = %248, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i32 0

86:                                               ; preds = %75, %248
  %87 = phi i64 [ 1, %75 ], [ %253, %248 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2712) %4, i8 0, i64 2712, i1 false)
  store i64 -3750763034362895579, ptr %76, align 8
  %88 = mul nuw nsw i64 %87, 200
  store i64 %88, ptr %77, align 8, !tbaa !11
  br label %89

89:                                               ; preds = %242, %86
  %90 = phi i32 [ 0, %86 ], [ %243, %242 ]
  %91 = phi i32 [ 0, %86 ], [ %244, %242 ]
  %92 = phi i32 [ 0, %86 ], [ %245, %242 ]
  %93 = phi i32 [ 0, %86 ], [ %246, %242 ]
  %94 = load i64, ptr %78, align 8, !tbaa !13
  %95 = add i64 %94, 1
  store i64 %95, ptr %78, align 8, !tbaa !13
  %96 = add nsw i32 %93, 1
  %97 = sext i32 %93 to i64
  %98 = getelementptr inbounds i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !4
  switch i32 %99, label %248 [
    i32 0, label %100
    i32 1, label %109
    i32 2, label %119
    i32 3, label %129
    i32 4, label %139
    i32 5, label %151
    i32 6, label %162
    i32 7, label %173
    i32 8, label %177
    i32 9, label %189
    i32 10, label %200
    i32 11, label %211
    i32 12, label %217
    i32 13, label %219
    i32 14, label %228
    i32 15, label %234
    i32 16, label %247
  ]

100:                                              ; preds = %89
  %101 = add nsw i32 %93, 2
  %102 = sext i32 %96 to i64
  %103 = getelementptr inbounds i32, ptr %3, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = sext i32 %104 to i64
  %106 = add nsw i32 %92, 1
  %107 = sext i32 %92 to i64
  %108 = getelementptr inbounds i64, ptr %4, i64 %107
  store i64 %105, ptr %108, align 8, !tbaa !11
  br label %242

109:                                              ; preds = %89
  %110 = add nsw i32 %92, -1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i64, ptr %4, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !11
  %114 = sext i32 %92 to i64
  %115 = getelementptr i64, ptr %4, i64 %114
  %116 = getelementptr i8, ptr %115, i64 -16
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = add nsw i64 %117, %113
  store i64 %118, ptr %116, align 8, !tbaa !11
  br label %242

119:                                              ; preds = %89
  %120 = add nsw i32 %92, -1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i64, ptr %4, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !11
  %124 = sext i32 %92 to i64
  %125 = getelementptr i64, ptr %4, i64 %124
  %126 = getelementptr i8, ptr %125, i64 -16
  %127 = load i64, ptr %126, align 8, !tbaa !11
  %128 = sub nsw i64 %127, %123
  store i64 %128, ptr %126, align 8, !tbaa !11
  br label %242

129:                                              ; preds = %89
  %130 = add nsw i32 %92, -1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i64, ptr %4, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !11
  %134 = sext i32 %92 to i64
  %135 = getelementptr i64, ptr %4, i64 %134
  %136 = getelementptr i8, ptr %135, i64 -16
  %137 = load i64, ptr %136, align 8, !tbaa !11
  %138 = mul nsw i64 %137, %133
  store i64 %138, ptr %136, align 8, !tbaa !11
  br label %242

139:                                              ; preds = %89
  %140 = add nsw i32 %92, -1
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i64, ptr %4, i64 %141
  %143 = load i64, ptr %142, align 8, !tbaa !11
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %248, label %145

145:                                              ; preds = %139
  %146 = sext i32 %92 to i64
  %147 = getelementptr i64, ptr %4, i64 %146
  %148 = getelementptr i8, ptr %147, i64 -16
  %149 = load i64, ptr %148, align 8, !tbaa !11
  %150 = srem i64 %149, %143
  store i64 %150, ptr %148, align 8, !tbaa !11
  br label %242

151:                                              ; preds = %89
  %152 = add nsw i32 %92, -1
  %153 = sext i32 %92 to i64
  %154 = getelementptr i64, ptr %4, i64 %153
  %155 = getelementptr i8, ptr %154, i64 -16
  %156 = load i64, ptr %155, align 8, !tbaa !11
  %157 = sext i32 %152 to i64
  %158 = getelementptr inbounds i64, ptr %4, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !11
  %160 = icmp slt i64 %156, %159
  %161 = zext i1 %160 to i64
  store i64 %161, ptr %155, align 8, !tbaa !11
  br label %242

162:                                              ; preds = %89
  %163 = add nsw i32 %92, -1
  %164 = sext i32 %92 to i64
  %165 = getelementptr i64, ptr %4, i64 %164
  %166 = getelementptr i8, ptr %165, i64 -16
  %167 = load i64, ptr %166, align 8, !tbaa !11
  %168 = sext i32 %163 to i64
  %169 = getelementptr inbounds i64, ptr %4, i64 %168
  %170 = load i64, ptr %169, align 8, !tbaa !11
  %171 = icmp eq i64 %167, %170
  %172 = zext i1 %171 to i64
  store i64 %172, ptr %166, align 8, !tbaa !11
  br label %242

173:                                              ; preds = %89
  %174 = sext i32 %96 to i64
  %175 = getelementptr inbounds i32, ptr %3, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !4
  br label %242

177:                                              ; preds = %89
  %178 = add nsw i32 %92, -1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i64, ptr %4, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !11
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %187, label %183

183:                                              ; preds = %177
  %184 = sext i32 %96 to i64
  %185 = getelementptr inbounds i32, ptr %3, i64 %184
  %186 = load i32, ptr %185, align 4, !tbaa !4
  br label %242

187:                                              ; preds = %177
  %188 = add nsw i32 %93, 2
  br label %242

189:                                              ; preds = %89
  %190 = add nsw i32 %93, 2
  %191 = sext i32 %96 to i64
  %192 = getelementptr inbounds i32, ptr %3, i64 %191
  %193 = load i32, ptr %192, align 4, !tbaa !4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i64, ptr %82, i64 %194
  %196 = load i64, ptr %195, align 8, !tbaa !11
  %197 = add nsw i32 %92, 1
  %198 = sext i32 %92 to i64
  %199 = getelementptr inbounds i64, ptr %4, i64 %198
  store i64 %196, ptr %199, align 8, !tbaa !11
  br label %242

200:                                              ; preds = %89
  %201 = add nsw i32 %92, -1
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i64, ptr %4, i64 %202
  %204 = load i64, ptr %203, align 8, !tbaa !11
  %205 = add nsw i32 %93, 2
  %206 = sext i32 %96 to i64
  %207 = getelementptr inbounds i32, ptr %3, i64 %206
  %208 = load i32, ptr %207, align 4, !tbaa !4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds i64, ptr %82, i64 %209
  store i64 %204, ptr %210, align 8, !tbaa !11
  br label %242

211:                                              ; preds = %89
  %212 = sext i32 %92 to i64
  %213 = getelementptr i64, ptr %4, i64 %212
  %214 = getelementptr i8, ptr %213, i64 -8
  %215 = load i64, ptr %214, align 8, !tbaa !11
  store i64 %215, ptr %213, align 8, !tbaa !11
  %216 = add nsw i32 %92, 1
  br label %242

217:                                              ; preds = %89
  %218 = add nsw i32 %92, -1
  br label %242

219:                                              ; preds = %89
  %220 = add nsw i32 %93, 2
  %221 = sext i32 %220 to i64
  %222 = add nsw i32 %91, 1
  %223 = sext i32 %91 to i64
  %224 = getelementptr inbounds i64, ptr %80, i64 %223
  store i64 %221, ptr %224, align 8, !tbaa !11
  %225 = sext i32 %96 to i64
  %226 = getelementptr inbounds i32, ptr %3, i64 %225
  %227 = load i32, ptr %226, align 4, !tbaa !4
  br label %242

228:                                              ; preds = %89
  %229 = add nsw i32 %91, -1
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds i64, ptr %80, i64 %230
  %232 = load i64, ptr %231, align 8, !tbaa !11
  %233 = trunc i64 %232 to i32
  br label %242

234:                                              ; preds = %89
  %235 = load i64, ptr %76, align 8, !tbaa !15
  %236 = mul i64 %235, 1099511628211
  %237 = add nsw i32 %92, -1
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds i64, ptr %4, i64 %238
  %240 = load i64, ptr %239, align 8, !tbaa !11
  %241 = add i64 %240, %236
  store i64 %241, ptr %76, align 8, !tbaa !15
  br label %242

242:                                              ; preds = %234, %228, %219, %217, %211, %200, %189, %187, %183, %173, %162, %151, %145, %129, %119, %109, %100
  %243 = phi i32 [ %106, %100 ], [ %110, %109 ], [ %120, %119 ], [ %130, %129 ], [ %140, %145 ], [ %152, %151 ], [ %163, %162 ], [ %90, %173 ], [ %237, %234 ], [ %197, %189 ], [ %201, %200 ], [ %216, %211 ], [ %218, %217 ], [ %90, %219 ], [ %90, %228 ], [ %178, %183 ], [ %178, %187 ]
  %244 = phi i32 [ %91, %100 ], [ %91, %109 ], [ %91, %119 ], [ %91, %129 ], [ %91, %145 ], [ %91, %151 ], [ %91, %162 ], [ %91, %173 ], [ %91, %234 ], [ %91, %189 ], [ %91, %200 ], [ %91, %211 ], [ %91, %217 ], [ %222, %219 ], [ %229, %228 ], [ %91, %183 ], [ %91, %187 ]
  %245 = phi i32 [ %106, %100 ], [ %110, %109 ], [ %120, %119 ], [ %130, %129 ], [ %140, %145 ], [ %152, %151 ], [ %163, %162 ], [ %92, %173 ], [ %237, %234 ], [ %197, %189 ], [ %201, %200 ], [ %216, %211 ], [ %218, %217 ], [ %92, %219 ], [ %92, %228 ], [ %178, %183 ], [ %178, %187 ]
  %246 = phi i32 [ %101, %100 ], [ %96, %109 ], [ %96, %119 ], [ %96, %129 ], [ %96, %145 ], [ %96, %151 ], [ %96, %162 ], [ %176, %173 ], [ %96, %234 ], [ %190, %189 ], [ %205, %200 ], [ %96, %211 ], [ %96, %217 ], [ %227, %219 ], [ %233, %228 ], [ %186, %183 ], [ %188, %187 ]
  br label %89, !llvm.loop !16

247:                                              ; preds = %89
  br label %248

248:                                              ; preds = %139, %89, %247
  %249 = phi i32 [ %90, %89 ], [ %140, %139 ], [ %90, %247 ]
  %250 = phi i32 [ 2, %89 ], [ 1, %139 ], [ 0, %247 ]
  store i32 %91, ptr %81, align 4
  store i32 %249, ptr %79, align 8
  %251 = load i64, ptr %76, align 8, !tbaa !15
  %252 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %250, i64 noundef %95, i64 noundef %251)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %253 = add nuw nsw i64 %87, 1
  %254 = icmp eq i64 %253, %84
  br i1 %254, label %85, label %86, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !6, i64 0}
!13 = !{!14, !12, i64 2696}
!14 = !{!"", !6, i64 0, !6, i64 2048, !6, i64 2176, !5, i64 2688, !5, i64 2692, !12, i64 2696, !12, i64 2704}
!15 = !{!14, !12, i64 2704}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19, !17}
!19 = !{!"llvm.loop.mustprogress"}
