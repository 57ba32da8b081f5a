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
@constants = internal constant [4 x fp128] [fp128 0xL999999999999999A3FFB999999999999, fp128 0xLEF00000000000000817F23456789ABCD, fp128 0xL8469898CC51701B84000921FB54442D1, fp128 0xL498151922505CB5F7F945D24084EB26F], align 16
@.str.5 = private unnamed_addr constant [10 x i8] c"constants\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@hash = internal global i64 0, align 8
@state = internal global i64 88172645463325252, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca fp128, align 16
  %4 = alloca fp128, align 16
  %5 = alloca i32, align 4
  %6 = alloca fp128, align 16
  %7 = alloca fp128, align 16
  %8 = alloca i32, align 4
  %9 = alloca fp128, align 16
  %10 = alloca fp128, align 16
  %11 = alloca i32, align 4
  %12 = alloca i128, align 16
  %13 = alloca i32, align 4
  %14 = alloca fp128, align 16
  %15 = alloca fp128, align 16
  %16 = alloca fp128, align 16
  %17 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %18

18:                                               ; preds = %52, %0
  %19 = load i32, ptr %2, align 4
  %20 = icmp slt i32 %19, 4000
  br i1 %20, label %21, label %55

21:                                               ; preds = %18
  %22 = call fp128 @number()
  store fp128 %22, ptr %3, align 16
  %23 = load i32, ptr %2, align 4
  %24 = srem i32 %23, 7
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  %27 = call fp128 @number()
  br label %30

28:                                               ; preds = %21
  %29 = load fp128, ptr %3, align 16
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi fp128 [ %27, %26 ], [ %29, %28 ]
  store fp128 %31, ptr %4, align 16
  %32 = load fp128, ptr %3, align 16
  %33 = load fp128, ptr %4, align 16
  %34 = fadd fp128 %32, %33
  call void @mix_quad(fp128 noundef %34)
  %35 = load fp128, ptr %3, align 16
  %36 = load fp128, ptr %4, align 16
  %37 = fsub fp128 %35, %36
  call void @mix_quad(fp128 noundef %37)
  %38 = load fp128, ptr %3, align 16
  %39 = load fp128, ptr %4, align 16
  %40 = fmul fp128 %38, %39
  call void @mix_quad(fp128 noundef %40)
  %41 = load fp128, ptr %3, align 16
  %42 = load fp128, ptr %4, align 16
  %43 = fdiv fp128 %41, %42
  call void @mix_quad(fp128 noundef %43)
  %44 = load i32, ptr %2, align 4
  %45 = srem i32 %44, 100
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %30
  %48 = load fp128, ptr %3, align 16
  %49 = load fp128, ptr %4, align 16
  %50 = call fp128 @fmodf128(fp128 noundef %48, fp128 noundef %49) #5
  call void @mix_quad(fp128 noundef %50)
  br label %51

51:                                               ; preds = %47, %30
  br label %52

52:                                               ; preds = %51
  %53 = load i32, ptr %2, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %2, align 4
  br label %18, !llvm.loop !6

55:                                               ; preds = %18
  call void @show(ptr noundef @.str)
  store i32 0, ptr %5, align 4
  br label %56

56:                                               ; preds = %88, %55
  %57 = load i32, ptr %5, align 4
  %58 = icmp slt i32 %57, 4000
  br i1 %58, label %59, label %91

59:                                               ; preds = %56
  %60 = call fp128 @number()
  store fp128 %60, ptr %6, align 16
  %61 = load i32, ptr %5, align 4
  %62 = srem i32 %61, 7
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %59
  %65 = call fp128 @number()
  br label %68

66:                                               ; preds = %59
  %67 = load fp128, ptr %6, align 16
  br label %68

68:                                               ; preds = %66, %64
  %69 = phi fp128 [ %65, %64 ], [ %67, %66 ]
  store fp128 %69, ptr %7, align 16
  %70 = load fp128, ptr %6, align 16
  %71 = load fp128, ptr %7, align 16
  %72 = call i32 @compared(fp128 noundef %70, fp128 noundef %71)
  %73 = sext i32 %72 to i64
  call void @mix(i64 noundef %73)
  %74 = load fp128, ptr %6, align 16
  %75 = load fp128, ptr %7, align 16
  %76 = call i32 @branched(fp128 noundef %74, fp128 noundef %75)
  %77 = sext i32 %76 to i64
  call void @mix(i64 noundef %77)
  %78 = load fp128, ptr %6, align 16
  %79 = call i32 @classes(fp128 noundef %78)
  %80 = sext i32 %79 to i64
  call void @mix(i64 noundef %80)
  %81 = load fp128, ptr %6, align 16
  %82 = fneg fp128 %81
  call void @mix_quad(fp128 noundef %82)
  %83 = load fp128, ptr %6, align 16
  %84 = call fp128 @llvm.fabs.f128(fp128 %83)
  call void @mix_quad(fp128 noundef %84)
  %85 = load fp128, ptr %6, align 16
  %86 = load fp128, ptr %7, align 16
  %87 = call fp128 @llvm.copysign.f128(fp128 %85, fp128 %86)
  call void @mix_quad(fp128 noundef %87)
  br label %88

88:                                               ; preds = %68
  %89 = load i32, ptr %5, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %5, align 4
  br label %56, !llvm.loop !8

91:                                               ; preds = %56
  call void @show(ptr noundef @.str.1)
  store i32 0, ptr %8, align 4
  br label %92

92:                                               ; preds = %163, %91
  %93 = load i32, ptr %8, align 4
  %94 = icmp slt i32 %93, 4000
  br i1 %94, label %95, label %166

95:                                               ; preds = %92
  %96 = call fp128 @number()
  store fp128 %96, ptr %9, align 16
  %97 = load fp128, ptr %9, align 16
  %98 = fptrunc fp128 %97 to double
  %99 = fpext double %98 to fp128
  call void @mix_quad(fp128 noundef %99)
  %100 = load fp128, ptr %9, align 16
  %101 = fptrunc fp128 %100 to float
  %102 = fpext float %101 to fp128
  call void @mix_quad(fp128 noundef %102)
  %103 = load fp128, ptr %9, align 16
  %104 = fptrunc fp128 %103 to x86_fp80
  %105 = fpext x86_fp80 %104 to fp128
  call void @mix_quad(fp128 noundef %105)
  %106 = load fp128, ptr %9, align 16
  %107 = fptrunc fp128 %106 to half
  %108 = fpext half %107 to fp128
  call void @mix_quad(fp128 noundef %108)
  %109 = load fp128, ptr %9, align 16
  %110 = fcmp olt fp128 %109, 0xL00000000000000000000000000000000
  br i1 %110, label %111, label %114

111:                                              ; preds = %95
  %112 = load fp128, ptr %9, align 16
  %113 = fneg fp128 %112
  br label %116

114:                                              ; preds = %95
  %115 = load fp128, ptr %9, align 16
  br label %116

116:                                              ; preds = %114, %111
  %117 = phi fp128 [ %113, %111 ], [ %115, %114 ]
  store fp128 %117, ptr %10, align 16
  %118 = load fp128, ptr %10, align 16
  %119 = fcmp olt fp128 %118, 0xL00000000000000004005900000000000
  br i1 %119, label %120, label %133

120:                                              ; preds = %116
  %121 = load fp128, ptr %9, align 16
  %122 = fptosi fp128 %121 to i8
  %123 = sext i8 %122 to i64
  call void @mix(i64 noundef %123)
  %124 = load fp128, ptr %10, align 16
  %125 = fptoui fp128 %124 to i8
  %126 = zext i8 %125 to i64
  call void @mix(i64 noundef %126)
  %127 = load fp128, ptr %9, align 16
  %128 = fptosi fp128 %127 to i16
  %129 = sext i16 %128 to i64
  call void @mix(i64 noundef %129)
  %130 = load fp128, ptr %10, align 16
  %131 = fptoui fp128 %130 to i16
  %132 = zext i16 %131 to i64
  call void @mix(i64 noundef %132)
  br label %133

133:                                              ; preds = %120, %116
  %134 = load fp128, ptr %10, align 16
  %135 = fcmp olt fp128 %134, 0xL0000000000000000401DDCD650000000
  br i1 %135, label %136, label %144

136:                                              ; preds = %133
  %137 = load fp128, ptr %9, align 16
  %138 = fptosi fp128 %137 to i32
  %139 = sext i32 %138 to i64
  call void @mix(i64 noundef %139)
  %140 = load fp128, ptr %10, align 16
  %141 = fmul fp128 %140, 0xL00000000000000004000000000000000
  %142 = fptoui fp128 %141 to i32
  %143 = zext i32 %142 to i64
  call void @mix(i64 noundef %143)
  br label %144

144:                                              ; preds = %136, %133
  %145 = load fp128, ptr %10, align 16
  %146 = fcmp olt fp128 %145, 0xL0000000000000000403DF399B1438A10
  br i1 %146, label %147, label %153

147:                                              ; preds = %144
  %148 = load fp128, ptr %9, align 16
  %149 = fptosi fp128 %148 to i64
  call void @mix(i64 noundef %149)
  %150 = load fp128, ptr %10, align 16
  %151 = fmul fp128 %150, 0xL00000000000000004000000000000000
  %152 = fptoui fp128 %151 to i64
  call void @mix(i64 noundef %152)
  br label %153

153:                                              ; preds = %147, %144
  %154 = load fp128, ptr %10, align 16
  %155 = fcmp olt fp128 %154, 0xLD1A440DE82800000407DFF933C78CDFA
  br i1 %155, label %156, label %162

156:                                              ; preds = %153
  %157 = load fp128, ptr %9, align 16
  %158 = fptosi fp128 %157 to i128
  call void @mix_wide(i128 noundef %158)
  %159 = load fp128, ptr %10, align 16
  %160 = fmul fp128 %159, 0xL00000000000000004000000000000000
  %161 = fptoui fp128 %160 to i128
  call void @mix_wide(i128 noundef %161)
  br label %162

162:                                              ; preds = %156, %153
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %8, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %8, align 4
  br label %92, !llvm.loop !9

166:                                              ; preds = %92
  call void @show(ptr noundef @.str.2)
  store i32 0, ptr %11, align 4
  br label %167

167:                                              ; preds = %229, %166
  %168 = load i32, ptr %11, align 4
  %169 = icmp slt i32 %168, 4000
  br i1 %169, label %170, label %232

170:                                              ; preds = %167
  %171 = call i64 @next()
  %172 = zext i64 %171 to i128
  %173 = shl i128 %172, 64
  %174 = call i64 @next()
  %175 = zext i64 %174 to i128
  %176 = or i128 %173, %175
  %177 = call i64 @next()
  %178 = and i64 %177, 127
  %179 = zext i64 %178 to i128
  %180 = lshr i128 %176, %179
  store i128 %180, ptr %12, align 16
  %181 = load i128, ptr %12, align 16
  %182 = uitofp i128 %181 to fp128
  call void @mix_quad(fp128 noundef %182)
  %183 = load i128, ptr %12, align 16
  %184 = sitofp i128 %183 to fp128
  call void @mix_quad(fp128 noundef %184)
  %185 = load i128, ptr %12, align 16
  %186 = trunc i128 %185 to i64
  %187 = uitofp i64 %186 to fp128
  call void @mix_quad(fp128 noundef %187)
  %188 = load i128, ptr %12, align 16
  %189 = trunc i128 %188 to i64
  %190 = sitofp i64 %189 to fp128
  call void @mix_quad(fp128 noundef %190)
  %191 = load i128, ptr %12, align 16
  %192 = trunc i128 %191 to i32
  %193 = uitofp i32 %192 to fp128
  call void @mix_quad(fp128 noundef %193)
  %194 = load i128, ptr %12, align 16
  %195 = trunc i128 %194 to i32
  %196 = sitofp i32 %195 to fp128
  call void @mix_quad(fp128 noundef %196)
  %197 = load i128, ptr %12, align 16
  %198 = trunc i128 %197 to i16
  %199 = uitofp i16 %198 to fp128
  call void @mix_quad(fp128 noundef %199)
  %200 = load i128, ptr %12, align 16
  %201 = trunc i128 %200 to i16
  %202 = sitofp i16 %201 to fp128
  call void @mix_quad(fp128 noundef %202)
  %203 = load i128, ptr %12, align 16
  %204 = trunc i128 %203 to i8
  %205 = uitofp i8 %204 to fp128
  call void @mix_quad(fp128 noundef %205)
  %206 = load i128, ptr %12, align 16
  %207 = trunc i128 %206 to i8
  %208 = sitofp i8 %207 to fp128
  call void @mix_quad(fp128 noundef %208)
  %209 = load i128, ptr %12, align 16
  %210 = lshr i128 %209, 112
  %211 = uitofp i128 %210 to half
  %212 = fpext half %211 to fp128
  call void @mix_quad(fp128 noundef %212)
  %213 = load i128, ptr %12, align 16
  %214 = sitofp i128 %213 to half
  %215 = fpext half %214 to fp128
  call void @mix_quad(fp128 noundef %215)
  %216 = load i128, ptr %12, align 16
  %217 = uitofp i128 %216 to half
  %218 = fpext half %217 to fp128
  call void @mix_quad(fp128 noundef %218)
  %219 = load i128, ptr %12, align 16
  %220 = urem i128 %219, 60000
  %221 = uitofp i128 %220 to half
  %222 = fptoui half %221 to i128
  call void @mix_wide(i128 noundef %222)
  %223 = load i128, ptr %12, align 16
  %224 = urem i128 %223, 120001
  %225 = sub i128 %224, 60000
  %226 = trunc i128 %225 to i32
  %227 = sitofp i32 %226 to half
  %228 = fptosi half %227 to i128
  call void @mix_wide(i128 noundef %228)
  br label %229

229:                                              ; preds = %170
  %230 = load i32, ptr %11, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %11, align 4
  br label %167, !llvm.loop !10

232:                                              ; preds = %167
  call void @show(ptr noundef @.str.3)
  store i32 0, ptr %13, align 4
  br label %233

233:                                              ; preds = %266, %232
  %234 = load i32, ptr %13, align 4
  %235 = icmp slt i32 %234, 400
  br i1 %235, label %236, label %269

236:                                              ; preds = %233
  %237 = call fp128 @number()
  store fp128 %237, ptr %14, align 16
  %238 = call fp128 @number()
  store fp128 %238, ptr %15, align 16
  %239 = call fp128 @number()
  store fp128 %239, ptr %16, align 16
  %240 = load fp128, ptr %14, align 16
  %241 = call fp128 @sqrtf128(fp128 noundef %240) #5
  call void @mix_quad(fp128 noundef %241)
  %242 = load fp128, ptr %14, align 16
  %243 = call fp128 @llvm.floor.f128(fp128 %242)
  call void @mix_quad(fp128 noundef %243)
  %244 = load fp128, ptr %14, align 16
  %245 = call fp128 @llvm.ceil.f128(fp128 %244)
  call void @mix_quad(fp128 noundef %245)
  %246 = load fp128, ptr %14, align 16
  %247 = call fp128 @llvm.trunc.f128(fp128 %246)
  call void @mix_quad(fp128 noundef %247)
  %248 = load fp128, ptr %14, align 16
  %249 = call fp128 @llvm.rint.f128(fp128 %248)
  call void @mix_quad(fp128 noundef %249)
  %250 = load fp128, ptr %14, align 16
  %251 = call fp128 @llvm.nearbyint.f128(fp128 %250)
  call void @mix_quad(fp128 noundef %251)
  %252 = load fp128, ptr %14, align 16
  %253 = call fp128 @llvm.round.f128(fp128 %252)
  call void @mix_quad(fp128 noundef %253)
  %254 = load fp128, ptr %14, align 16
  %255 = load fp128, ptr %15, align 16
  %256 = load fp128, ptr %16, align 16
  %257 = call fp128 @fmaf128(fp128 noundef %254, fp128 noundef %255, fp128 noundef %256) #5
  call void @mix_quad(fp128 noundef %257)
  %258 = load fp128, ptr %14, align 16
  %259 = load fp128, ptr %15, align 16
  %260 = call fp128 @llvm.minnum.f128(fp128 %258, fp128 %259)
  %261 = fadd fp128 %260, 0xL00000000000000000000000000000000
  call void @mix_quad(fp128 noundef %261)
  %262 = load fp128, ptr %14, align 16
  %263 = load fp128, ptr %15, align 16
  %264 = call fp128 @llvm.maxnum.f128(fp128 %262, fp128 %263)
  %265 = fadd fp128 %264, 0xL00000000000000000000000000000000
  call void @mix_quad(fp128 noundef %265)
  br label %266

266:                                              ; preds = %236
  %267 = load i32, ptr %13, align 4
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %13, align 4
  br label %233, !llvm.loop !11

269:                                              ; preds = %233
  call void @show(ptr noundef @.str.4)
  store i32 0, ptr %17, align 4
  br label %270

270:                                              ; preds = %283, %269
  %271 = load i32, ptr %17, align 4
  %272 = icmp slt i32 %271, 4
  br i1 %272, label %273, label %286

273:                                              ; preds = %270
  %274 = load volatile fp128, ptr @variable, align 16
  %275 = load i32, ptr %17, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [4 x fp128], ptr @constants, i64 0, i64 %276
  %278 = load fp128, ptr %277, align 16
  %279 = fmul fp128 %274, %278
  %280 = load i32, ptr %17, align 4
  %281 = sitofp i32 %280 to fp128
  %282 = fadd fp128 %279, %281
  store volatile fp128 %282, ptr @variable, align 16
  br label %283

283:                                              ; preds = %273
  %284 = load i32, ptr %17, align 4
  %285 = add nsw i32 %284, 1
  store i32 %285, ptr %17, align 4
  br label %270, !llvm.loop !12

286:                                              ; preds = %270
  %287 = load volatile fp128, ptr @variable, align 16
  call void @mix_quad(fp128 noundef %287)
  call void @show(ptr noundef @.str.5)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal fp128 @number() #0 {
  %1 = alloca fp128, align 16
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = call i64 @next()
  store i64 %5, ptr %2, align 8
  %6 = call i64 @next()
  store i64 %6, ptr %3, align 8
  %7 = load i64, ptr %3, align 8
  %8 = and i64 %7, -9223372036854775808
  store i64 %8, ptr %4, align 8
  %9 = call i64 @next()
  %10 = and i64 %9, 15
  switch i64 %10, label %64 [
    i64 0, label %11
    i64 1, label %14
    i64 2, label %18
    i64 3, label %21
    i64 4, label %28
    i64 5, label %32
    i64 6, label %38
    i64 7, label %46
    i64 8, label %57
  ]

11:                                               ; preds = %0
  %12 = load i64, ptr %4, align 8
  %13 = call fp128 @made(i64 noundef 0, i64 noundef %12)
  store fp128 %13, ptr %1, align 16
  br label %80

14:                                               ; preds = %0
  %15 = load i64, ptr %4, align 8
  %16 = or i64 %15, 9223090561878065152
  %17 = call fp128 @made(i64 noundef 0, i64 noundef %16)
  store fp128 %17, ptr %1, align 16
  br label %80

18:                                               ; preds = %0
  %19 = load i64, ptr %2, align 8
  %20 = call fp128 @made(i64 noundef %19, i64 noundef 9223231299366420480)
  store fp128 %20, ptr %1, align 16
  br label %80

21:                                               ; preds = %0
  %22 = load i64, ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = load i64, ptr %3, align 8
  %25 = lshr i64 %24, 20
  %26 = or i64 %23, %25
  %27 = call fp128 @made(i64 noundef %22, i64 noundef %26)
  store fp128 %27, ptr %1, align 16
  br label %80

28:                                               ; preds = %0
  %29 = load i64, ptr %2, align 8
  %30 = load i64, ptr %3, align 8
  %31 = call fp128 @made(i64 noundef %29, i64 noundef %30)
  store fp128 %31, ptr %1, align 16
  br label %80

32:                                               ; preds = %0
  %33 = load i64, ptr %2, align 8
  %34 = and i64 %33, 1
  %35 = load i64, ptr %4, align 8
  %36 = or i64 %35, 9223090561878065151
  %37 = call fp128 @made(i64 noundef %34, i64 noundef %36)
  store fp128 %37, ptr %1, align 16
  br label %80

38:                                               ; preds = %0
  %39 = load i64, ptr %4, align 8
  %40 = load i64, ptr %3, align 8
  %41 = urem i64 %40, 130
  %42 = add i64 16383, %41
  %43 = shl i64 %42, 48
  %44 = or i64 %39, %43
  %45 = call fp128 @made(i64 noundef 0, i64 noundef %44)
  store fp128 %45, ptr %1, align 16
  br label %80

46:                                               ; preds = %0
  %47 = load i64, ptr %4, align 8
  %48 = load i64, ptr %3, align 8
  %49 = urem i64 %48, 20
  %50 = add i64 16383, %49
  %51 = shl i64 %50, 48
  %52 = or i64 %47, %51
  %53 = load i64, ptr %2, align 8
  %54 = and i64 %53, 280375465082880
  %55 = or i64 %52, %54
  %56 = call fp128 @made(i64 noundef 0, i64 noundef %55)
  store fp128 %56, ptr %1, align 16
  br label %80

57:                                               ; preds = %0
  %58 = load i64, ptr %2, align 8
  %59 = and i64 %58, 1
  %60 = sub i64 0, %59
  %61 = load i64, ptr %4, align 8
  %62 = or i64 %61, 4611686018427387903
  %63 = call fp128 @made(i64 noundef %60, i64 noundef %62)
  store fp128 %63, ptr %1, align 16
  br label %80

64:                                               ; preds = %0
  %65 = load i64, ptr %2, align 8
  %66 = load i64, ptr %3, align 8
  %67 = and i64 %66, 1
  %68 = sub i64 0, %67
  %69 = and i64 %65, %68
  %70 = load i64, ptr %4, align 8
  %71 = load i64, ptr %3, align 8
  %72 = urem i64 %71, 170
  %73 = add i64 16343, %72
  %74 = shl i64 %73, 48
  %75 = or i64 %70, %74
  %76 = load i64, ptr %2, align 8
  %77 = lshr i64 %76, 16
  %78 = or i64 %75, %77
  %79 = call fp128 @made(i64 noundef %69, i64 noundef %78)
  store fp128 %79, ptr %1, align 16
  br label %80

80:                                               ; preds = %64, %57, %46, %38, %32, %28, %21, %18, %14, %11
  %81 = load fp128, ptr %1, align 16
  ret fp128 %81
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix_quad(fp128 noundef %0) #0 {
  %2 = alloca fp128, align 16
  %3 = alloca [2 x i64], align 16
  store fp128 %0, ptr %2, align 16
  %4 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %2, i64 16, i1 false)
  %5 = load fp128, ptr %2, align 16
  %6 = load fp128, ptr %2, align 16
  %7 = fcmp une fp128 %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1
  store i64 1, ptr %9, align 8
  %10 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  store i64 1, ptr %10, align 16
  br label %11

11:                                               ; preds = %8, %1
  %12 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 0
  %13 = load i64, ptr %12, align 16
  call void @mix(i64 noundef %13)
  %14 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 1
  %15 = load i64, ptr %14, align 8
  call void @mix(i64 noundef %15)
  ret void
}

; Function Attrs: nounwind
declare fp128 @fmodf128(fp128 noundef, fp128 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @hash, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, ptr noundef %3, i64 noundef %4)
  store i64 -3750763034362895579, ptr @hash, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @hash, align 8
  %4 = load i64, ptr %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, ptr @hash, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compared(fp128 noundef %0, fp128 noundef %1) #0 {
  %3 = alloca fp128, align 16
  %4 = alloca fp128, align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store fp128 %0, ptr %3, align 16
  store fp128 %1, ptr %4, align 16
  %8 = load fp128, ptr %3, align 16
  %9 = load fp128, ptr %4, align 16
  %10 = fcmp olt fp128 %8, %9
  %11 = zext i1 %10 to i32
  store i32 %11, ptr %5, align 4
  %12 = load fp128, ptr %3, align 16
  %13 = load fp128, ptr %4, align 16
  %14 = fcmp uno fp128 %12, %13
  %15 = zext i1 %14 to i32
  store i32 %15, ptr %6, align 4
  %16 = load fp128, ptr %3, align 16
  %17 = load fp128, ptr %4, align 16
  %18 = fcmp one fp128 %16, %17
  %19 = zext i1 %18 to i32
  store i32 %19, ptr %7, align 4
  %20 = load fp128, ptr %3, align 16
  %21 = load fp128, ptr %4, align 16
  %22 = fcmp olt fp128 %20, %21
  %23 = zext i1 %22 to i32
  %24 = load fp128, ptr %3, align 16
  %25 = load fp128, ptr %4, align 16
  %26 = fcmp ole fp128 %24, %25
  %27 = zext i1 %26 to i32
  %28 = shl i32 %27, 1
  %29 = or i32 %23, %28
  %30 = load fp128, ptr %3, align 16
  %31 = load fp128, ptr %4, align 16
  %32 = fcmp ogt fp128 %30, %31
  %33 = zext i1 %32 to i32
  %34 = shl i32 %33, 2
  %35 = or i32 %29, %34
  %36 = load fp128, ptr %3, align 16
  %37 = load fp128, ptr %4, align 16
  %38 = fcmp oge fp128 %36, %37
  %39 = zext i1 %38 to i32
  %40 = shl i32 %39, 3
  %41 = or i32 %35, %40
  %42 = load fp128, ptr %3, align 16
  %43 = load fp128, ptr %4, align 16
  %44 = fcmp oeq fp128 %42, %43
  %45 = zext i1 %44 to i32
  %46 = shl i32 %45, 4
  %47 = or i32 %41, %46
  %48 = load fp128, ptr %3, align 16
  %49 = load fp128, ptr %4, align 16
  %50 = fcmp une fp128 %48, %49
  %51 = zext i1 %50 to i32
  %52 = shl i32 %51, 5
  %53 = or i32 %47, %52
  %54 = load fp128, ptr %3, align 16
  %55 = load fp128, ptr %4, align 16
  %56 = fcmp olt fp128 %54, %55
  %57 = xor i1 %56, true
  %58 = zext i1 %57 to i32
  %59 = shl i32 %58, 6
  %60 = or i32 %53, %59
  %61 = load fp128, ptr %3, align 16
  %62 = load fp128, ptr %4, align 16
  %63 = fcmp ole fp128 %61, %62
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  %66 = shl i32 %65, 7
  %67 = or i32 %60, %66
  %68 = load fp128, ptr %3, align 16
  %69 = load fp128, ptr %4, align 16
  %70 = fcmp ogt fp128 %68, %69
  %71 = xor i1 %70, true
  %72 = zext i1 %71 to i32
  %73 = shl i32 %72, 8
  %74 = or i32 %67, %73
  %75 = load fp128, ptr %3, align 16
  %76 = load fp128, ptr %4, align 16
  %77 = fcmp oge fp128 %75, %76
  %78 = xor i1 %77, true
  %79 = zext i1 %78 to i32
  %80 = shl i32 %79, 9
  %81 = or i32 %74, %80
  %82 = load i32, ptr %5, align 4
  %83 = shl i32 %82, 10
  %84 = or i32 %81, %83
  %85 = load i32, ptr %6, align 4
  %86 = shl i32 %85, 11
  %87 = or i32 %84, %86
  %88 = load i32, ptr %6, align 4
  %89 = icmp ne i32 %88, 0
  %90 = xor i1 %89, true
  %91 = zext i1 %90 to i32
  %92 = shl i32 %91, 12
  %93 = or i32 %87, %92
  %94 = load i32, ptr %7, align 4
  %95 = shl i32 %94, 13
  %96 = or i32 %93, %95
  %97 = load i32, ptr %7, align 4
  %98 = icmp ne i32 %97, 0
  %99 = xor i1 %98, true
  %100 = zext i1 %99 to i32
  %101 = shl i32 %100, 14
  %102 = or i32 %96, %101
  ret i32 %102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @branched(fp128 noundef %0, fp128 noundef %1) #0 {
  %3 = alloca fp128, align 16
  %4 = alloca fp128, align 16
  %5 = alloca i32, align 4
  store fp128 %0, ptr %3, align 16
  store fp128 %1, ptr %4, align 16
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %15, %2
  %7 = load fp128, ptr %3, align 16
  %8 = load fp128, ptr %4, align 16
  %9 = fcmp ogt fp128 %7, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 3
  br label %13

13:                                               ; preds = %10, %6
  %14 = phi i1 [ false, %6 ], [ %12, %10 ]
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = load fp128, ptr %4, align 16
  store fp128 %16, ptr %3, align 16
  %17 = load i32, ptr %5, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %5, align 4
  br label %6, !llvm.loop !13

19:                                               ; preds = %13
  %20 = load fp128, ptr %3, align 16
  %21 = load fp128, ptr %4, align 16
  %22 = fcmp ole fp128 %20, %21
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %5, align 4
  %25 = or i32 %24, 4
  store i32 %25, ptr %5, align 4
  br label %26

26:                                               ; preds = %23, %19
  %27 = load fp128, ptr %3, align 16
  %28 = load fp128, ptr %4, align 16
  %29 = fcmp oeq fp128 %27, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = load i32, ptr %5, align 4
  %32 = or i32 %31, 8
  br label %35

33:                                               ; preds = %26
  %34 = load i32, ptr %5, align 4
  br label %35

35:                                               ; preds = %33, %30
  %36 = phi i32 [ %32, %30 ], [ %34, %33 ]
  ret i32 %36
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classes(fp128 noundef %0) #0 {
  %2 = alloca fp128, align 16
  store fp128 %0, ptr %2, align 16
  %3 = load fp128, ptr %2, align 16
  %4 = call i1 @llvm.is.fpclass.f128(fp128 %3, i32 3)
  %5 = xor i1 %4, true
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  %8 = load fp128, ptr %2, align 16
  %9 = call i1 @llvm.is.fpclass.f128(fp128 %8, i32 516)
  %10 = xor i1 %9, true
  %11 = xor i1 %10, true
  %12 = zext i1 %11 to i32
  %13 = shl i32 %12, 1
  %14 = or i32 %7, %13
  %15 = load fp128, ptr %2, align 16
  %16 = call i1 @llvm.is.fpclass.f128(fp128 %15, i32 504)
  %17 = xor i1 %16, true
  %18 = xor i1 %17, true
  %19 = zext i1 %18 to i32
  %20 = shl i32 %19, 2
  %21 = or i32 %14, %20
  %22 = load fp128, ptr %2, align 16
  %23 = call i1 @llvm.is.fpclass.f128(fp128 %22, i32 264)
  %24 = xor i1 %23, true
  %25 = xor i1 %24, true
  %26 = zext i1 %25 to i32
  %27 = shl i32 %26, 3
  %28 = or i32 %21, %27
  %29 = load fp128, ptr %2, align 16
  %30 = bitcast fp128 %29 to i128
  %31 = icmp slt i128 %30, 0
  %32 = xor i1 %31, true
  %33 = xor i1 %32, true
  %34 = zext i1 %33 to i32
  %35 = shl i32 %34, 4
  %36 = or i32 %28, %35
  ret i32 %36
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.fabs.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.copysign.f128(fp128, fp128) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix_wide(i128 noundef %0) #0 {
  %2 = alloca i128, align 16
  store i128 %0, ptr %2, align 16
  %3 = load i128, ptr %2, align 16
  %4 = trunc i128 %3 to i64
  call void @mix(i64 noundef %4)
  %5 = load i128, ptr %2, align 16
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  call void @mix(i64 noundef %7)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #0 {
  %1 = load i64, ptr @state, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @state, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @state, align 8
  %5 = load i64, ptr @state, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @state, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @state, align 8
  %9 = load i64, ptr @state, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @state, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @state, align 8
  ret i64 %12
}

; Function Attrs: nounwind
declare fp128 @sqrtf128(fp128 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.floor.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.ceil.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.trunc.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.rint.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.nearbyint.f128(fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.round.f128(fp128) #2

; Function Attrs: nounwind
declare fp128 @fmaf128(fp128 noundef, fp128 noundef, fp128 noundef) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.minnum.f128(fp128, fp128) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare fp128 @llvm.maxnum.f128(fp128, fp128) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal fp128 @made(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  %6 = alloca fp128, align 16
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %7 = load i64, ptr %3, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i64, ptr %5, i64 1
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %8, align 8
  %10 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %10, i64 16, i1 false)
  %11 = load fp128, ptr %6, align 16
  ret fp128 %11
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f128(fp128, i32 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
