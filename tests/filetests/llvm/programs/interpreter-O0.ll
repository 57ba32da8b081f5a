; ModuleID = 'interpreter.c'
source_filename = "interpreter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Machine = type { [256 x i64], [16 x i64], [64 x i64], i32, i32, i64, i64 }

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"%d %llu %016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [8 x i32], align 16
  %16 = alloca i32, align 4
  %17 = alloca %struct.Machine, align 8
  %18 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %19 = load i32, ptr %4, align 4
  %20 = icmp sgt i32 %19, 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %2
  %22 = load ptr, ptr %5, align 8
  %23 = getelementptr inbounds ptr, ptr %22, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = call i32 @atoi(ptr noundef %24) #4
  br label %27

26:                                               ; preds = %2
  br label %27

27:                                               ; preds = %26, %21
  %28 = phi i32 [ %25, %21 ], [ 2, %26 ]
  store i32 %28, ptr %6, align 4
  store i32 0, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %8, align 4
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %31
  store i32 0, ptr %32, align 4
  %33 = load i32, ptr %8, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4
  %35 = sext i32 %33 to i64
  %36 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %35
  store i32 2, ptr %36, align 4
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %8, align 4
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %39
  store i32 10, ptr %40, align 4
  %41 = load i32, ptr %8, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %8, align 4
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %43
  store i32 0, ptr %44, align 4
  %45 = load i32, ptr %8, align 4
  store i32 %45, ptr %9, align 4
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %8, align 4
  %48 = sext i32 %46 to i64
  %49 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %48
  store i32 9, ptr %49, align 4
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %52
  store i32 0, ptr %53, align 4
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %8, align 4
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %56
  store i32 9, ptr %57, align 4
  %58 = load i32, ptr %8, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %8, align 4
  %60 = sext i32 %58 to i64
  %61 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %60
  store i32 2, ptr %61, align 4
  %62 = load i32, ptr %8, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %8, align 4
  %64 = sext i32 %62 to i64
  %65 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %64
  store i32 5, ptr %65, align 4
  %66 = load i32, ptr %8, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %8, align 4
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %68
  store i32 8, ptr %69, align 4
  %70 = load i32, ptr %8, align 4
  %71 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  store i32 %70, ptr %71, align 16
  %72 = load i32, ptr %8, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %8, align 4
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %74
  store i32 0, ptr %75, align 4
  %76 = load i32, ptr %8, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %8, align 4
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %78
  store i32 16, ptr %79, align 4
  %80 = load i32, ptr %8, align 4
  %81 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %82 = load i32, ptr %81, align 16
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %83
  store i32 %80, ptr %84, align 4
  %85 = load i32, ptr %8, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %8, align 4
  %87 = sext i32 %85 to i64
  %88 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %87
  store i32 0, ptr %88, align 4
  %89 = load i32, ptr %8, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %8, align 4
  %91 = sext i32 %89 to i64
  %92 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %91
  store i32 2, ptr %92, align 4
  %93 = load i32, ptr %8, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %8, align 4
  %95 = sext i32 %93 to i64
  %96 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %95
  store i32 10, ptr %96, align 4
  %97 = load i32, ptr %8, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %8, align 4
  %99 = sext i32 %97 to i64
  %100 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %99
  store i32 1, ptr %100, align 4
  %101 = load i32, ptr %8, align 4
  store i32 %101, ptr %10, align 4
  %102 = load i32, ptr %8, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %8, align 4
  %104 = sext i32 %102 to i64
  %105 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %104
  store i32 9, ptr %105, align 4
  %106 = load i32, ptr %8, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %8, align 4
  %108 = sext i32 %106 to i64
  %109 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %108
  store i32 1, ptr %109, align 4
  %110 = load i32, ptr %8, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %8, align 4
  %112 = sext i32 %110 to i64
  %113 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %112
  store i32 13, ptr %113, align 4
  %114 = load i32, ptr %8, align 4
  %115 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 1
  store i32 %114, ptr %115, align 4
  %116 = load i32, ptr %8, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %8, align 4
  %118 = sext i32 %116 to i64
  %119 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %118
  store i32 0, ptr %119, align 4
  %120 = load i32, ptr %8, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %8, align 4
  %122 = sext i32 %120 to i64
  %123 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %122
  store i32 9, ptr %123, align 4
  %124 = load i32, ptr %8, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %8, align 4
  %126 = sext i32 %124 to i64
  %127 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %126
  store i32 0, ptr %127, align 4
  %128 = load i32, ptr %8, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %8, align 4
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %130
  store i32 0, ptr %131, align 4
  %132 = load i32, ptr %8, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %8, align 4
  %134 = sext i32 %132 to i64
  %135 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %134
  store i32 1, ptr %135, align 4
  %136 = load i32, ptr %8, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %8, align 4
  %138 = sext i32 %136 to i64
  %139 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %138
  store i32 1, ptr %139, align 4
  %140 = load i32, ptr %8, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %8, align 4
  %142 = sext i32 %140 to i64
  %143 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %142
  store i32 5, ptr %143, align 4
  %144 = load i32, ptr %8, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %8, align 4
  %146 = sext i32 %144 to i64
  %147 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %146
  store i32 8, ptr %147, align 4
  %148 = load i32, ptr %8, align 4
  %149 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 2
  store i32 %148, ptr %149, align 8
  %150 = load i32, ptr %8, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %8, align 4
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %152
  store i32 0, ptr %153, align 4
  %154 = load i32, ptr %8, align 4
  store i32 %154, ptr %11, align 4
  %155 = load i32, ptr %8, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %8, align 4
  %157 = sext i32 %155 to i64
  %158 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %157
  store i32 9, ptr %158, align 4
  %159 = load i32, ptr %8, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %8, align 4
  %161 = sext i32 %159 to i64
  %162 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %161
  store i32 0, ptr %162, align 4
  %163 = load i32, ptr %8, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %8, align 4
  %165 = sext i32 %163 to i64
  %166 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %165
  store i32 15, ptr %166, align 4
  %167 = load i32, ptr %8, align 4
  store i32 %167, ptr %12, align 4
  %168 = load i32, ptr %8, align 4
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %8, align 4
  %170 = sext i32 %168 to i64
  %171 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %170
  store i32 9, ptr %171, align 4
  %172 = load i32, ptr %8, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %8, align 4
  %174 = sext i32 %172 to i64
  %175 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %174
  store i32 0, ptr %175, align 4
  %176 = load i32, ptr %8, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %8, align 4
  %178 = sext i32 %176 to i64
  %179 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %178
  store i32 0, ptr %179, align 4
  %180 = load i32, ptr %8, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %8, align 4
  %182 = sext i32 %180 to i64
  %183 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %182
  store i32 1, ptr %183, align 4
  %184 = load i32, ptr %8, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %8, align 4
  %186 = sext i32 %184 to i64
  %187 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %186
  store i32 1, ptr %187, align 4
  %188 = load i32, ptr %8, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %8, align 4
  %190 = sext i32 %188 to i64
  %191 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %190
  store i32 10, ptr %191, align 4
  %192 = load i32, ptr %8, align 4
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %8, align 4
  %194 = sext i32 %192 to i64
  %195 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %194
  store i32 0, ptr %195, align 4
  %196 = load i32, ptr %8, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %8, align 4
  %198 = sext i32 %196 to i64
  %199 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %198
  store i32 7, ptr %199, align 4
  %200 = load i32, ptr %9, align 4
  %201 = load i32, ptr %8, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %8, align 4
  %203 = sext i32 %201 to i64
  %204 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %203
  store i32 %200, ptr %204, align 4
  %205 = load i32, ptr %8, align 4
  %206 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 2
  %207 = load i32, ptr %206, align 8
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %208
  store i32 %205, ptr %209, align 4
  store i32 %205, ptr %13, align 4
  %210 = load i32, ptr %8, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %8, align 4
  %212 = sext i32 %210 to i64
  %213 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %212
  store i32 9, ptr %213, align 4
  %214 = load i32, ptr %8, align 4
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %8, align 4
  %216 = sext i32 %214 to i64
  %217 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %216
  store i32 0, ptr %217, align 4
  %218 = load i32, ptr %8, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %8, align 4
  %220 = sext i32 %218 to i64
  %221 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %220
  store i32 9, ptr %221, align 4
  %222 = load i32, ptr %8, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %8, align 4
  %224 = sext i32 %222 to i64
  %225 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %224
  store i32 1, ptr %225, align 4
  %226 = load i32, ptr %8, align 4
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %8, align 4
  %228 = sext i32 %226 to i64
  %229 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %228
  store i32 4, ptr %229, align 4
  %230 = load i32, ptr %8, align 4
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %8, align 4
  %232 = sext i32 %230 to i64
  %233 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %232
  store i32 8, ptr %233, align 4
  %234 = load i32, ptr %8, align 4
  %235 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 3
  store i32 %234, ptr %235, align 4
  %236 = load i32, ptr %8, align 4
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %8, align 4
  %238 = sext i32 %236 to i64
  %239 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %238
  store i32 0, ptr %239, align 4
  %240 = load i32, ptr %8, align 4
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %8, align 4
  %242 = sext i32 %240 to i64
  %243 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %242
  store i32 7, ptr %243, align 4
  %244 = load i32, ptr %12, align 4
  %245 = load i32, ptr %8, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %8, align 4
  %247 = sext i32 %245 to i64
  %248 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %247
  store i32 %244, ptr %248, align 4
  %249 = load i32, ptr %8, align 4
  %250 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 3
  %251 = load i32, ptr %250, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %252
  store i32 %249, ptr %253, align 4
  %254 = load i32, ptr %8, align 4
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %8, align 4
  %256 = sext i32 %254 to i64
  %257 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %256
  store i32 9, ptr %257, align 4
  %258 = load i32, ptr %8, align 4
  %259 = add nsw i32 %258, 1
  store i32 %259, ptr %8, align 4
  %260 = sext i32 %258 to i64
  %261 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %260
  store i32 1, ptr %261, align 4
  %262 = load i32, ptr %8, align 4
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %8, align 4
  %264 = sext i32 %262 to i64
  %265 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %264
  store i32 0, ptr %265, align 4
  %266 = load i32, ptr %8, align 4
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %8, align 4
  %268 = sext i32 %266 to i64
  %269 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %268
  store i32 1, ptr %269, align 4
  %270 = load i32, ptr %8, align 4
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr %8, align 4
  %272 = sext i32 %270 to i64
  %273 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %272
  store i32 1, ptr %273, align 4
  %274 = load i32, ptr %8, align 4
  %275 = add nsw i32 %274, 1
  store i32 %275, ptr %8, align 4
  %276 = sext i32 %274 to i64
  %277 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %276
  store i32 10, ptr %277, align 4
  %278 = load i32, ptr %8, align 4
  %279 = add nsw i32 %278, 1
  store i32 %279, ptr %8, align 4
  %280 = sext i32 %278 to i64
  %281 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %280
  store i32 1, ptr %281, align 4
  %282 = load i32, ptr %8, align 4
  %283 = add nsw i32 %282, 1
  store i32 %283, ptr %8, align 4
  %284 = sext i32 %282 to i64
  %285 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %284
  store i32 7, ptr %285, align 4
  %286 = load i32, ptr %10, align 4
  %287 = load i32, ptr %8, align 4
  %288 = add nsw i32 %287, 1
  store i32 %288, ptr %8, align 4
  %289 = sext i32 %287 to i64
  %290 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %289
  store i32 %286, ptr %290, align 4
  %291 = load i32, ptr %8, align 4
  %292 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 1
  %293 = load i32, ptr %292, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %294
  store i32 %291, ptr %295, align 4
  store i32 %291, ptr %14, align 4
  %296 = load i32, ptr %8, align 4
  %297 = add nsw i32 %296, 1
  store i32 %297, ptr %8, align 4
  %298 = sext i32 %296 to i64
  %299 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %298
  store i32 11, ptr %299, align 4
  %300 = load i32, ptr %8, align 4
  %301 = add nsw i32 %300, 1
  store i32 %301, ptr %8, align 4
  %302 = sext i32 %300 to i64
  %303 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %302
  store i32 3, ptr %303, align 4
  %304 = load i32, ptr %8, align 4
  %305 = add nsw i32 %304, 1
  store i32 %305, ptr %8, align 4
  %306 = sext i32 %304 to i64
  %307 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 %306
  store i32 14, ptr %307, align 4
  %308 = load i32, ptr %11, align 4
  %309 = load i32, ptr %13, align 4
  %310 = load i32, ptr %14, align 4
  %311 = load i32, ptr %8, align 4
  %312 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %308, i32 noundef %309, i32 noundef %310, i32 noundef %311)
  store i32 1, ptr %16, align 4
  br label %313

313:                                              ; preds = %332, %27
  %314 = load i32, ptr %16, align 4
  %315 = load i32, ptr %6, align 4
  %316 = icmp sle i32 %314, %315
  br i1 %316, label %317, label %335

317:                                              ; preds = %313
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 2712, i1 false)
  %318 = getelementptr inbounds %struct.Machine, ptr %17, i32 0, i32 6
  store i64 -3750763034362895579, ptr %318, align 8
  %319 = load i32, ptr %16, align 4
  %320 = mul nsw i32 200, %319
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds nuw %struct.Machine, ptr %17, i32 0, i32 1
  %323 = getelementptr inbounds [16 x i64], ptr %322, i64 0, i64 2
  store i64 %321, ptr %323, align 8
  %324 = getelementptr inbounds [64 x i32], ptr %7, i64 0, i64 0
  %325 = call i32 @run(ptr noundef %17, ptr noundef %324)
  store i32 %325, ptr %18, align 4
  %326 = load i32, ptr %18, align 4
  %327 = getelementptr inbounds nuw %struct.Machine, ptr %17, i32 0, i32 5
  %328 = load i64, ptr %327, align 8
  %329 = getelementptr inbounds nuw %struct.Machine, ptr %17, i32 0, i32 6
  %330 = load i64, ptr %329, align 8
  %331 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %326, i64 noundef %328, i64 noundef %330)
  br label %332

332:                                              ; preds = %317
  %333 = load i32, ptr %16, align 4
  %334 = add nsw i32 %333, 1
  store i32 %334, ptr %16, align 4
  br label %313, !llvm.loop !5

335:                                              ; preds = %313
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @run(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %344, %2
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds nuw %struct.Machine, ptr %8, i32 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr %6, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %6, align 4
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4
  switch i32 %17, label %343 [
    i32 0, label %18
    i32 1, label %34
    i32 2, label %57
    i32 3, label %80
    i32 4, label %103
    i32 5, label %137
    i32 6, label %170
    i32 7, label %203
    i32 8, label %209
    i32 9, label %231
    i32 10, label %251
    i32 11, label %271
    i32 12, label %292
    i32 13, label %297
    i32 14, label %314
    i32 15, label %325
    i32 16, label %342
  ]

18:                                               ; preds = %7
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %6, align 4
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds i32, ptr %19, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds nuw %struct.Machine, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds nuw %struct.Machine, ptr %28, i32 0, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 8
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds [256 x i64], ptr %27, i64 0, i64 %32
  store i64 %25, ptr %33, align 8
  br label %344

34:                                               ; preds = %7
  %35 = load ptr, ptr %4, align 8
  %36 = getelementptr inbounds nuw %struct.Machine, ptr %35, i32 0, i32 3
  %37 = load i32, ptr %36, align 8
  %38 = add nsw i32 %37, -1
  store i32 %38, ptr %36, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds nuw %struct.Machine, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %4, align 8
  %42 = getelementptr inbounds nuw %struct.Machine, ptr %41, i32 0, i32 3
  %43 = load i32, ptr %42, align 8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [256 x i64], ptr %40, i64 0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds nuw %struct.Machine, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %4, align 8
  %50 = getelementptr inbounds nuw %struct.Machine, ptr %49, i32 0, i32 3
  %51 = load i32, ptr %50, align 8
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [256 x i64], ptr %48, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = add nsw i64 %55, %46
  store i64 %56, ptr %54, align 8
  br label %344

57:                                               ; preds = %7
  %58 = load ptr, ptr %4, align 8
  %59 = getelementptr inbounds nuw %struct.Machine, ptr %58, i32 0, i32 3
  %60 = load i32, ptr %59, align 8
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr %59, align 8
  %62 = load ptr, ptr %4, align 8
  %63 = getelementptr inbounds nuw %struct.Machine, ptr %62, i32 0, i32 0
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds nuw %struct.Machine, ptr %64, i32 0, i32 3
  %66 = load i32, ptr %65, align 8
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x i64], ptr %63, i64 0, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = load ptr, ptr %4, align 8
  %71 = getelementptr inbounds nuw %struct.Machine, ptr %70, i32 0, i32 0
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds nuw %struct.Machine, ptr %72, i32 0, i32 3
  %74 = load i32, ptr %73, align 8
  %75 = sub nsw i32 %74, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [256 x i64], ptr %71, i64 0, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = sub nsw i64 %78, %69
  store i64 %79, ptr %77, align 8
  br label %344

80:                                               ; preds = %7
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds nuw %struct.Machine, ptr %81, i32 0, i32 3
  %83 = load i32, ptr %82, align 8
  %84 = add nsw i32 %83, -1
  store i32 %84, ptr %82, align 8
  %85 = load ptr, ptr %4, align 8
  %86 = getelementptr inbounds nuw %struct.Machine, ptr %85, i32 0, i32 0
  %87 = load ptr, ptr %4, align 8
  %88 = getelementptr inbounds nuw %struct.Machine, ptr %87, i32 0, i32 3
  %89 = load i32, ptr %88, align 8
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [256 x i64], ptr %86, i64 0, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %4, align 8
  %94 = getelementptr inbounds nuw %struct.Machine, ptr %93, i32 0, i32 0
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds nuw %struct.Machine, ptr %95, i32 0, i32 3
  %97 = load i32, ptr %96, align 8
  %98 = sub nsw i32 %97, 1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [256 x i64], ptr %94, i64 0, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %101, %92
  store i64 %102, ptr %100, align 8
  br label %344

103:                                              ; preds = %7
  %104 = load ptr, ptr %4, align 8
  %105 = getelementptr inbounds nuw %struct.Machine, ptr %104, i32 0, i32 3
  %106 = load i32, ptr %105, align 8
  %107 = add nsw i32 %106, -1
  store i32 %107, ptr %105, align 8
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds nuw %struct.Machine, ptr %108, i32 0, i32 0
  %110 = load ptr, ptr %4, align 8
  %111 = getelementptr inbounds nuw %struct.Machine, ptr %110, i32 0, i32 3
  %112 = load i32, ptr %111, align 8
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [256 x i64], ptr %109, i64 0, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %118

117:                                              ; preds = %103
  store i32 1, ptr %3, align 4
  br label %345

118:                                              ; preds = %103
  %119 = load ptr, ptr %4, align 8
  %120 = getelementptr inbounds nuw %struct.Machine, ptr %119, i32 0, i32 0
  %121 = load ptr, ptr %4, align 8
  %122 = getelementptr inbounds nuw %struct.Machine, ptr %121, i32 0, i32 3
  %123 = load i32, ptr %122, align 8
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [256 x i64], ptr %120, i64 0, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = load ptr, ptr %4, align 8
  %128 = getelementptr inbounds nuw %struct.Machine, ptr %127, i32 0, i32 0
  %129 = load ptr, ptr %4, align 8
  %130 = getelementptr inbounds nuw %struct.Machine, ptr %129, i32 0, i32 3
  %131 = load i32, ptr %130, align 8
  %132 = sub nsw i32 %131, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [256 x i64], ptr %128, i64 0, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = srem i64 %135, %126
  store i64 %136, ptr %134, align 8
  br label %344

137:                                              ; preds = %7
  %138 = load ptr, ptr %4, align 8
  %139 = getelementptr inbounds nuw %struct.Machine, ptr %138, i32 0, i32 3
  %140 = load i32, ptr %139, align 8
  %141 = add nsw i32 %140, -1
  store i32 %141, ptr %139, align 8
  %142 = load ptr, ptr %4, align 8
  %143 = getelementptr inbounds nuw %struct.Machine, ptr %142, i32 0, i32 0
  %144 = load ptr, ptr %4, align 8
  %145 = getelementptr inbounds nuw %struct.Machine, ptr %144, i32 0, i32 3
  %146 = load i32, ptr %145, align 8
  %147 = sub nsw i32 %146, 1
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [256 x i64], ptr %143, i64 0, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = load ptr, ptr %4, align 8
  %152 = getelementptr inbounds nuw %struct.Machine, ptr %151, i32 0, i32 0
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds nuw %struct.Machine, ptr %153, i32 0, i32 3
  %155 = load i32, ptr %154, align 8
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [256 x i64], ptr %152, i64 0, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = icmp slt i64 %150, %158
  %160 = zext i1 %159 to i32
  %161 = sext i32 %160 to i64
  %162 = load ptr, ptr %4, align 8
  %163 = getelementptr inbounds nuw %struct.Machine, ptr %162, i32 0, i32 0
  %164 = load ptr, ptr %4, align 8
  %165 = getelementptr inbounds nuw %struct.Machine, ptr %164, i32 0, i32 3
  %166 = load i32, ptr %165, align 8
  %167 = sub nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [256 x i64], ptr %163, i64 0, i64 %168
  store i64 %161, ptr %169, align 8
  br label %344

170:                                              ; preds = %7
  %171 = load ptr, ptr %4, align 8
  %172 = getelementptr inbounds nuw %struct.Machine, ptr %171, i32 0, i32 3
  %173 = load i32, ptr %172, align 8
  %174 = add nsw i32 %173, -1
  store i32 %174, ptr %172, align 8
  %175 = load ptr, ptr %4, align 8
  %176 = getelementptr inbounds nuw %struct.Machine, ptr %175, i32 0, i32 0
  %177 = load ptr, ptr %4, align 8
  %178 = getelementptr inbounds nuw %struct.Machine, ptr %177, i32 0, i32 3
  %179 = load i32, ptr %178, align 8
  %180 = sub nsw i32 %179, 1
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [256 x i64], ptr %176, i64 0, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = load ptr, ptr %4, align 8
  %185 = getelementptr inbounds nuw %struct.Machine, ptr %184, i32 0, i32 0
  %186 = load ptr, ptr %4, align 8
  %187 = getelementptr inbounds nuw %struct.Machine, ptr %186, i32 0, i32 3
  %188 = load i32, ptr %187, align 8
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [256 x i64], ptr %185, i64 0, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = icmp eq i64 %183, %191
  %193 = zext i1 %192 to i32
  %194 = sext i32 %193 to i64
  %195 = load ptr, ptr %4, align 8
  %196 = getelementptr inbounds nuw %struct.Machine, ptr %195, i32 0, i32 0
  %197 = load ptr, ptr %4, align 8
  %198 = getelementptr inbounds nuw %struct.Machine, ptr %197, i32 0, i32 3
  %199 = load i32, ptr %198, align 8
  %200 = sub nsw i32 %199, 1
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [256 x i64], ptr %196, i64 0, i64 %201
  store i64 %194, ptr %202, align 8
  br label %344

203:                                              ; preds = %7
  %204 = load ptr, ptr %5, align 8
  %205 = load i32, ptr %6, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i32, ptr %204, i64 %206
  %208 = load i32, ptr %207, align 4
  store i32 %208, ptr %6, align 4
  br label %344

209:                                              ; preds = %7
  %210 = load ptr, ptr %4, align 8
  %211 = getelementptr inbounds nuw %struct.Machine, ptr %210, i32 0, i32 0
  %212 = load ptr, ptr %4, align 8
  %213 = getelementptr inbounds nuw %struct.Machine, ptr %212, i32 0, i32 3
  %214 = load i32, ptr %213, align 8
  %215 = add nsw i32 %214, -1
  store i32 %215, ptr %213, align 8
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [256 x i64], ptr %211, i64 0, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = icmp ne i64 %218, 0
  br i1 %219, label %220, label %226

220:                                              ; preds = %209
  %221 = load ptr, ptr %5, align 8
  %222 = load i32, ptr %6, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds i32, ptr %221, i64 %223
  %225 = load i32, ptr %224, align 4
  br label %229

226:                                              ; preds = %209
  %227 = load i32, ptr %6, align 4
  %228 = add nsw i32 %227, 1
  br label %229

229:                                              ; preds = %226, %220
  %230 = phi i32 [ %225, %220 ], [ %228, %226 ]
  store i32 %230, ptr %6, align 4
  br label %344

231:                                              ; preds = %7
  %232 = load ptr, ptr %4, align 8
  %233 = getelementptr inbounds nuw %struct.Machine, ptr %232, i32 0, i32 1
  %234 = load ptr, ptr %5, align 8
  %235 = load i32, ptr %6, align 4
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %6, align 4
  %237 = sext i32 %235 to i64
  %238 = getelementptr inbounds i32, ptr %234, i64 %237
  %239 = load i32, ptr %238, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [16 x i64], ptr %233, i64 0, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = load ptr, ptr %4, align 8
  %244 = getelementptr inbounds nuw %struct.Machine, ptr %243, i32 0, i32 0
  %245 = load ptr, ptr %4, align 8
  %246 = getelementptr inbounds nuw %struct.Machine, ptr %245, i32 0, i32 3
  %247 = load i32, ptr %246, align 8
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %246, align 8
  %249 = sext i32 %247 to i64
  %250 = getelementptr inbounds [256 x i64], ptr %244, i64 0, i64 %249
  store i64 %242, ptr %250, align 8
  br label %344

251:                                              ; preds = %7
  %252 = load ptr, ptr %4, align 8
  %253 = getelementptr inbounds nuw %struct.Machine, ptr %252, i32 0, i32 0
  %254 = load ptr, ptr %4, align 8
  %255 = getelementptr inbounds nuw %struct.Machine, ptr %254, i32 0, i32 3
  %256 = load i32, ptr %255, align 8
  %257 = add nsw i32 %256, -1
  store i32 %257, ptr %255, align 8
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [256 x i64], ptr %253, i64 0, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = load ptr, ptr %4, align 8
  %262 = getelementptr inbounds nuw %struct.Machine, ptr %261, i32 0, i32 1
  %263 = load ptr, ptr %5, align 8
  %264 = load i32, ptr %6, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %6, align 4
  %266 = sext i32 %264 to i64
  %267 = getelementptr inbounds i32, ptr %263, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [16 x i64], ptr %262, i64 0, i64 %269
  store i64 %260, ptr %270, align 8
  br label %344

271:                                              ; preds = %7
  %272 = load ptr, ptr %4, align 8
  %273 = getelementptr inbounds nuw %struct.Machine, ptr %272, i32 0, i32 0
  %274 = load ptr, ptr %4, align 8
  %275 = getelementptr inbounds nuw %struct.Machine, ptr %274, i32 0, i32 3
  %276 = load i32, ptr %275, align 8
  %277 = sub nsw i32 %276, 1
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [256 x i64], ptr %273, i64 0, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = load ptr, ptr %4, align 8
  %282 = getelementptr inbounds nuw %struct.Machine, ptr %281, i32 0, i32 0
  %283 = load ptr, ptr %4, align 8
  %284 = getelementptr inbounds nuw %struct.Machine, ptr %283, i32 0, i32 3
  %285 = load i32, ptr %284, align 8
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [256 x i64], ptr %282, i64 0, i64 %286
  store i64 %280, ptr %287, align 8
  %288 = load ptr, ptr %4, align 8
  %289 = getelementptr inbounds nuw %struct.Machine, ptr %288, i32 0, i32 3
  %290 = load i32, ptr %289, align 8
  %291 = add nsw i32 %290, 1
  store i32 %291, ptr %289, align 8
  br label %344

292:                                              ; preds = %7
  %293 = load ptr, ptr %4, align 8
  %294 = getelementptr inbounds nuw %struct.Machine, ptr %293, i32 0, i32 3
  %295 = load i32, ptr %294, align 8
  %296 = add nsw i32 %295, -1
  store i32 %296, ptr %294, align 8
  br label %344

297:                                              ; preds = %7
  %298 = load i32, ptr %6, align 4
  %299 = add nsw i32 %298, 1
  %300 = sext i32 %299 to i64
  %301 = load ptr, ptr %4, align 8
  %302 = getelementptr inbounds nuw %struct.Machine, ptr %301, i32 0, i32 2
  %303 = load ptr, ptr %4, align 8
  %304 = getelementptr inbounds nuw %struct.Machine, ptr %303, i32 0, i32 4
  %305 = load i32, ptr %304, align 4
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %304, align 4
  %307 = sext i32 %305 to i64
  %308 = getelementptr inbounds [64 x i64], ptr %302, i64 0, i64 %307
  store i64 %300, ptr %308, align 8
  %309 = load ptr, ptr %5, align 8
  %310 = load i32, ptr %6, align 4
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds i32, ptr %309, i64 %311
  %313 = load i32, ptr %312, align 4
  store i32 %313, ptr %6, align 4
  br label %344

314:                                              ; preds = %7
  %315 = load ptr, ptr %4, align 8
  %316 = getelementptr inbounds nuw %struct.Machine, ptr %315, i32 0, i32 2
  %317 = load ptr, ptr %4, align 8
  %318 = getelementptr inbounds nuw %struct.Machine, ptr %317, i32 0, i32 4
  %319 = load i32, ptr %318, align 4
  %320 = add nsw i32 %319, -1
  store i32 %320, ptr %318, align 4
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds [64 x i64], ptr %316, i64 0, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = trunc i64 %323 to i32
  store i32 %324, ptr %6, align 4
  br label %344

325:                                              ; preds = %7
  %326 = load ptr, ptr %4, align 8
  %327 = getelementptr inbounds nuw %struct.Machine, ptr %326, i32 0, i32 6
  %328 = load i64, ptr %327, align 8
  %329 = mul i64 %328, 1099511628211
  %330 = load ptr, ptr %4, align 8
  %331 = getelementptr inbounds nuw %struct.Machine, ptr %330, i32 0, i32 0
  %332 = load ptr, ptr %4, align 8
  %333 = getelementptr inbounds nuw %struct.Machine, ptr %332, i32 0, i32 3
  %334 = load i32, ptr %333, align 8
  %335 = add nsw i32 %334, -1
  store i32 %335, ptr %333, align 8
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [256 x i64], ptr %331, i64 0, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = add i64 %329, %338
  %340 = load ptr, ptr %4, align 8
  %341 = getelementptr inbounds nuw %struct.Machine, ptr %340, i32 0, i32 6
  store i64 %339, ptr %341, align 8
  br label %344

342:                                              ; preds = %7
  store i32 0, ptr %3, align 4
  br label %345

343:                                              ; preds = %7
  store i32 2, ptr %3, align 4
  br label %345

344:                                              ; preds = %325, %314, %297, %292, %271, %251, %231, %229, %203, %170, %137, %118, %80, %57, %34, %18
  br label %7

345:                                              ; preds = %343, %342, %117
  %346 = load i32, ptr %3, align 4
  ret i32 %346
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
