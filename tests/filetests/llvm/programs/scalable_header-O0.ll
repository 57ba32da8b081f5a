; ModuleID = 'scalable_header.c'
source_filename = "scalable_header.c"
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%union.anon = type { float }

@lengths = internal constant [12 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9, i32 13, i32 16, i32 23, i32 32], align 4
@a = internal global [64 x i64] zeroinitializer, align 8
@b = internal global [64 x i64] zeroinitializer, align 8
@c = internal global [64 x i64] zeroinitializer, align 8
@digest = internal global i64 0, align 8
@.str = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"rsub\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"div\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"rem\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"mulh\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"sadd\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"sra\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"nmsac\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"madd\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"undisturbed\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"masked\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"both\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"compare\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"masks\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"merge\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"largest\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"strided\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"indexed\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"scattered\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c"masked store\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"widened\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"slides\00", align 1
@.str.24 = private unnamed_addr constant [9 x i8] c"slide up\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"numbers\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"bytes divu\00", align 1
@.str.28 = private unnamed_addr constant [11 x i8] c"bytes minu\00", align 1
@.str.29 = private unnamed_addr constant [12 x i8] c"bytes ssubu\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"bytes sll\00", align 1
@.str.31 = private unnamed_addr constant [10 x i8] c"bytes sum\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"bytes macc\00", align 1
@.str.33 = private unnamed_addr constant [13 x i8] c"bytes masked\00", align 1
@.str.34 = private unnamed_addr constant [14 x i8] c"bytes rgather\00", align 1
@.str.35 = private unnamed_addr constant [5 x i8] c"fadd\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"frsub\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"fdiv\00", align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"fmin\00", align 1
@.str.39 = private unnamed_addr constant [6 x i8] c"fsgnj\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"fsqrt\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"fmacc\00", align 1
@.str.42 = private unnamed_addr constant [7 x i8] c"fnmsub\00", align 1
@.str.43 = private unnamed_addr constant [6 x i8] c"fmsac\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"fnmadd\00", align 1
@.str.45 = private unnamed_addr constant [4 x i8] c"flt\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"fsum\00", align 1
@.str.47 = private unnamed_addr constant [8 x i8] c"fredmin\00", align 1
@__const.fill.edges = private unnamed_addr constant [6 x i32] [i32 0, i32 -1, i32 2147483647, i32 -2147483648, i32 1, i32 -2130739456], align 4
@state = internal global i32 1, align 4
@.str.48 = private unnamed_addr constant [11 x i8] c"%s %016lx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable vscale_range(2,1024)
define dso_local signext i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca <vscale x 2 x i32>, align 4
  %9 = alloca <vscale x 2 x i32>, align 4
  %10 = alloca <vscale x 2 x i32>, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca <vscale x 2 x i32>, align 4
  %19 = alloca <vscale x 2 x i32>, align 4
  %20 = alloca <vscale x 2 x i32>, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca <vscale x 2 x i32>, align 4
  %29 = alloca <vscale x 2 x i32>, align 4
  %30 = alloca <vscale x 2 x i32>, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca <vscale x 2 x i32>, align 4
  %39 = alloca <vscale x 2 x i32>, align 4
  %40 = alloca <vscale x 2 x i32>, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i64, align 8
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca <vscale x 2 x i32>, align 4
  %49 = alloca <vscale x 2 x i32>, align 4
  %50 = alloca <vscale x 2 x i32>, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i64, align 8
  %54 = alloca i64, align 8
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i64, align 8
  %58 = alloca <vscale x 2 x i32>, align 4
  %59 = alloca <vscale x 2 x i32>, align 4
  %60 = alloca <vscale x 2 x i32>, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i64, align 8
  %64 = alloca i64, align 8
  %65 = alloca i64, align 8
  %66 = alloca i64, align 8
  %67 = alloca i64, align 8
  %68 = alloca <vscale x 2 x i32>, align 4
  %69 = alloca <vscale x 2 x i32>, align 4
  %70 = alloca <vscale x 2 x i32>, align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i64, align 8
  %74 = alloca i64, align 8
  %75 = alloca i64, align 8
  %76 = alloca i64, align 8
  %77 = alloca i64, align 8
  %78 = alloca <vscale x 2 x i32>, align 4
  %79 = alloca <vscale x 2 x i32>, align 4
  %80 = alloca <vscale x 2 x i32>, align 4
  %81 = alloca i32, align 4
  %82 = alloca i32, align 4
  %83 = alloca i64, align 8
  %84 = alloca i64, align 8
  %85 = alloca i64, align 8
  %86 = alloca i64, align 8
  %87 = alloca i64, align 8
  %88 = alloca <vscale x 2 x i32>, align 4
  %89 = alloca <vscale x 2 x i32>, align 4
  %90 = alloca <vscale x 2 x i32>, align 4
  %91 = alloca i32, align 4
  %92 = alloca i32, align 4
  %93 = alloca i64, align 8
  %94 = alloca i64, align 8
  %95 = alloca i64, align 8
  %96 = alloca i64, align 8
  %97 = alloca i64, align 8
  %98 = alloca <vscale x 2 x i32>, align 4
  %99 = alloca <vscale x 2 x i32>, align 4
  %100 = alloca <vscale x 2 x i32>, align 4
  %101 = alloca i32, align 4
  %102 = alloca i32, align 4
  %103 = alloca i64, align 8
  %104 = alloca i64, align 8
  %105 = alloca i64, align 8
  %106 = alloca i64, align 8
  %107 = alloca i64, align 8
  %108 = alloca <vscale x 2 x i32>, align 4
  %109 = alloca <vscale x 2 x i32>, align 4
  %110 = alloca <vscale x 2 x i32>, align 4
  %111 = alloca i32, align 4
  %112 = alloca i32, align 4
  %113 = alloca i64, align 8
  %114 = alloca i64, align 8
  %115 = alloca i64, align 8
  %116 = alloca i64, align 8
  %117 = alloca i64, align 8
  %118 = alloca <vscale x 2 x i32>, align 4
  %119 = alloca <vscale x 2 x i32>, align 4
  %120 = alloca <vscale x 2 x i32>, align 4
  %121 = alloca i32, align 4
  %122 = alloca i32, align 4
  %123 = alloca i64, align 8
  %124 = alloca i64, align 8
  %125 = alloca i64, align 8
  %126 = alloca i64, align 8
  %127 = alloca i64, align 8
  %128 = alloca <vscale x 2 x i32>, align 4
  %129 = alloca <vscale x 2 x i32>, align 4
  %130 = alloca <vscale x 2 x i32>, align 4
  %131 = alloca i32, align 4
  %132 = alloca i32, align 4
  %133 = alloca i64, align 8
  %134 = alloca i64, align 8
  %135 = alloca i64, align 8
  %136 = alloca i64, align 8
  %137 = alloca i64, align 8
  %138 = alloca <vscale x 2 x i32>, align 4
  %139 = alloca <vscale x 2 x i32>, align 4
  %140 = alloca <vscale x 2 x i32>, align 4
  %141 = alloca <vscale x 2 x i1>, align 1
  %142 = alloca i32, align 4
  %143 = alloca i32, align 4
  %144 = alloca i64, align 8
  %145 = alloca i64, align 8
  %146 = alloca i64, align 8
  %147 = alloca i64, align 8
  %148 = alloca i64, align 8
  %149 = alloca <vscale x 2 x i32>, align 4
  %150 = alloca <vscale x 2 x i32>, align 4
  %151 = alloca <vscale x 2 x i32>, align 4
  %152 = alloca i32, align 4
  %153 = alloca i32, align 4
  %154 = alloca i64, align 8
  %155 = alloca i64, align 8
  %156 = alloca i64, align 8
  %157 = alloca i64, align 8
  %158 = alloca i64, align 8
  %159 = alloca <vscale x 2 x i32>, align 4
  %160 = alloca <vscale x 2 x i32>, align 4
  %161 = alloca <vscale x 2 x i32>, align 4
  %162 = alloca i32, align 4
  %163 = alloca i32, align 4
  %164 = alloca i64, align 8
  %165 = alloca i64, align 8
  %166 = alloca i64, align 8
  %167 = alloca i64, align 8
  %168 = alloca i64, align 8
  %169 = alloca <vscale x 2 x i32>, align 4
  %170 = alloca <vscale x 2 x i32>, align 4
  %171 = alloca <vscale x 2 x i32>, align 4
  %172 = alloca i32, align 4
  %173 = alloca i32, align 4
  %174 = alloca i64, align 8
  %175 = alloca i64, align 8
  %176 = alloca i64, align 8
  %177 = alloca i64, align 8
  %178 = alloca i64, align 8
  %179 = alloca <vscale x 2 x i32>, align 4
  %180 = alloca <vscale x 2 x i32>, align 4
  %181 = alloca <vscale x 2 x i32>, align 4
  %182 = alloca i32, align 4
  %183 = alloca i32, align 4
  %184 = alloca i64, align 8
  %185 = alloca i64, align 8
  %186 = alloca i64, align 8
  %187 = alloca i64, align 8
  %188 = alloca i64, align 8
  %189 = alloca <vscale x 2 x i32>, align 4
  %190 = alloca <vscale x 2 x i32>, align 4
  %191 = alloca <vscale x 2 x i32>, align 4
  %192 = alloca i32, align 4
  %193 = alloca i32, align 4
  %194 = alloca i64, align 8
  %195 = alloca i64, align 8
  %196 = alloca i64, align 8
  %197 = alloca i64, align 8
  %198 = alloca i64, align 8
  %199 = alloca <vscale x 2 x i32>, align 4
  %200 = alloca <vscale x 2 x i32>, align 4
  %201 = alloca <vscale x 2 x i32>, align 4
  %202 = alloca i32, align 4
  %203 = alloca i32, align 4
  %204 = alloca i64, align 8
  %205 = alloca i64, align 8
  %206 = alloca i64, align 8
  %207 = alloca i64, align 8
  %208 = alloca i64, align 8
  %209 = alloca <vscale x 2 x i32>, align 4
  %210 = alloca <vscale x 2 x i32>, align 4
  %211 = alloca <vscale x 2 x i32>, align 4
  %212 = alloca i32, align 4
  %213 = alloca i32, align 4
  %214 = alloca i64, align 8
  %215 = alloca i64, align 8
  %216 = alloca i64, align 8
  %217 = alloca i64, align 8
  %218 = alloca i64, align 8
  %219 = alloca <vscale x 2 x i32>, align 4
  %220 = alloca <vscale x 2 x i32>, align 4
  %221 = alloca <vscale x 2 x i32>, align 4
  %222 = alloca i32, align 4
  %223 = alloca i32, align 4
  %224 = alloca i64, align 8
  %225 = alloca i64, align 8
  %226 = alloca i64, align 8
  %227 = alloca i64, align 8
  %228 = alloca i64, align 8
  %229 = alloca <vscale x 2 x i32>, align 4
  %230 = alloca <vscale x 2 x i32>, align 4
  %231 = alloca <vscale x 2 x i32>, align 4
  %232 = alloca <vscale x 2 x i64>, align 8
  %233 = alloca i32, align 4
  %234 = alloca i32, align 4
  %235 = alloca i64, align 8
  %236 = alloca i64, align 8
  %237 = alloca i64, align 8
  %238 = alloca i64, align 8
  %239 = alloca i64, align 8
  %240 = alloca <vscale x 2 x i32>, align 4
  %241 = alloca <vscale x 2 x i32>, align 4
  %242 = alloca <vscale x 2 x i32>, align 4
  %243 = alloca i32, align 4
  %244 = alloca i32, align 4
  %245 = alloca i64, align 8
  %246 = alloca i64, align 8
  %247 = alloca i64, align 8
  %248 = alloca i64, align 8
  %249 = alloca i64, align 8
  %250 = alloca <vscale x 2 x i32>, align 4
  %251 = alloca <vscale x 2 x i32>, align 4
  %252 = alloca <vscale x 2 x i32>, align 4
  %253 = alloca i32, align 4
  %254 = alloca i32, align 4
  %255 = alloca i64, align 8
  %256 = alloca i64, align 8
  %257 = alloca i64, align 8
  %258 = alloca i64, align 8
  %259 = alloca i64, align 8
  %260 = alloca <vscale x 2 x i32>, align 4
  %261 = alloca <vscale x 2 x i32>, align 4
  %262 = alloca <vscale x 2 x i32>, align 4
  %263 = alloca i32, align 4
  %264 = alloca i32, align 4
  %265 = alloca i64, align 8
  %266 = alloca i64, align 8
  %267 = alloca i64, align 8
  %268 = alloca i64, align 8
  %269 = alloca i64, align 8
  %270 = alloca <vscale x 2 x i32>, align 4
  %271 = alloca <vscale x 2 x i32>, align 4
  %272 = alloca <vscale x 2 x i32>, align 4
  %273 = alloca i32, align 4
  %274 = alloca i32, align 4
  %275 = alloca i64, align 8
  %276 = alloca i64, align 8
  %277 = alloca i64, align 8
  %278 = alloca i64, align 8
  %279 = alloca i64, align 8
  %280 = alloca <vscale x 16 x i8>, align 1
  %281 = alloca <vscale x 16 x i8>, align 1
  %282 = alloca <vscale x 16 x i8>, align 1
  %283 = alloca i32, align 4
  %284 = alloca i32, align 4
  %285 = alloca i64, align 8
  %286 = alloca i64, align 8
  %287 = alloca i64, align 8
  %288 = alloca i64, align 8
  %289 = alloca i64, align 8
  %290 = alloca <vscale x 16 x i8>, align 1
  %291 = alloca <vscale x 16 x i8>, align 1
  %292 = alloca <vscale x 16 x i8>, align 1
  %293 = alloca i32, align 4
  %294 = alloca i32, align 4
  %295 = alloca i64, align 8
  %296 = alloca i64, align 8
  %297 = alloca i64, align 8
  %298 = alloca i64, align 8
  %299 = alloca i64, align 8
  %300 = alloca <vscale x 16 x i8>, align 1
  %301 = alloca <vscale x 16 x i8>, align 1
  %302 = alloca <vscale x 16 x i8>, align 1
  %303 = alloca i32, align 4
  %304 = alloca i32, align 4
  %305 = alloca i64, align 8
  %306 = alloca i64, align 8
  %307 = alloca i64, align 8
  %308 = alloca i64, align 8
  %309 = alloca i64, align 8
  %310 = alloca <vscale x 16 x i8>, align 1
  %311 = alloca <vscale x 16 x i8>, align 1
  %312 = alloca <vscale x 16 x i8>, align 1
  %313 = alloca i32, align 4
  %314 = alloca i32, align 4
  %315 = alloca i64, align 8
  %316 = alloca i64, align 8
  %317 = alloca i64, align 8
  %318 = alloca i64, align 8
  %319 = alloca i64, align 8
  %320 = alloca <vscale x 16 x i8>, align 1
  %321 = alloca <vscale x 16 x i8>, align 1
  %322 = alloca <vscale x 16 x i8>, align 1
  %323 = alloca i32, align 4
  %324 = alloca i32, align 4
  %325 = alloca i64, align 8
  %326 = alloca i64, align 8
  %327 = alloca i64, align 8
  %328 = alloca i64, align 8
  %329 = alloca i64, align 8
  %330 = alloca <vscale x 16 x i8>, align 1
  %331 = alloca <vscale x 16 x i8>, align 1
  %332 = alloca <vscale x 16 x i8>, align 1
  %333 = alloca i32, align 4
  %334 = alloca i32, align 4
  %335 = alloca i64, align 8
  %336 = alloca i64, align 8
  %337 = alloca i64, align 8
  %338 = alloca i64, align 8
  %339 = alloca i64, align 8
  %340 = alloca <vscale x 16 x i8>, align 1
  %341 = alloca <vscale x 16 x i8>, align 1
  %342 = alloca <vscale x 16 x i8>, align 1
  %343 = alloca i32, align 4
  %344 = alloca i32, align 4
  %345 = alloca i64, align 8
  %346 = alloca i64, align 8
  %347 = alloca i64, align 8
  %348 = alloca i64, align 8
  %349 = alloca i64, align 8
  %350 = alloca <vscale x 16 x i8>, align 1
  %351 = alloca <vscale x 16 x i8>, align 1
  %352 = alloca <vscale x 16 x i8>, align 1
  %353 = alloca i32, align 4
  %354 = alloca i32, align 4
  %355 = alloca i64, align 8
  %356 = alloca i64, align 8
  %357 = alloca i64, align 8
  %358 = alloca i64, align 8
  %359 = alloca i64, align 8
  %360 = alloca <vscale x 4 x float>, align 4
  %361 = alloca <vscale x 4 x float>, align 4
  %362 = alloca <vscale x 4 x float>, align 4
  %363 = alloca i32, align 4
  %364 = alloca i32, align 4
  %365 = alloca i64, align 8
  %366 = alloca i64, align 8
  %367 = alloca i64, align 8
  %368 = alloca i64, align 8
  %369 = alloca i64, align 8
  %370 = alloca <vscale x 4 x float>, align 4
  %371 = alloca <vscale x 4 x float>, align 4
  %372 = alloca <vscale x 4 x float>, align 4
  %373 = alloca i32, align 4
  %374 = alloca i32, align 4
  %375 = alloca i64, align 8
  %376 = alloca i64, align 8
  %377 = alloca i64, align 8
  %378 = alloca i64, align 8
  %379 = alloca i64, align 8
  %380 = alloca <vscale x 4 x float>, align 4
  %381 = alloca <vscale x 4 x float>, align 4
  %382 = alloca <vscale x 4 x float>, align 4
  %383 = alloca i32, align 4
  %384 = alloca i32, align 4
  %385 = alloca i64, align 8
  %386 = alloca i64, align 8
  %387 = alloca i64, align 8
  %388 = alloca i64, align 8
  %389 = alloca i64, align 8
  %390 = alloca <vscale x 4 x float>, align 4
  %391 = alloca <vscale x 4 x float>, align 4
  %392 = alloca <vscale x 4 x float>, align 4
  %393 = alloca i32, align 4
  %394 = alloca i32, align 4
  %395 = alloca i64, align 8
  %396 = alloca i64, align 8
  %397 = alloca i64, align 8
  %398 = alloca i64, align 8
  %399 = alloca i64, align 8
  %400 = alloca <vscale x 4 x float>, align 4
  %401 = alloca <vscale x 4 x float>, align 4
  %402 = alloca <vscale x 4 x float>, align 4
  %403 = alloca i32, align 4
  %404 = alloca i32, align 4
  %405 = alloca i64, align 8
  %406 = alloca i64, align 8
  %407 = alloca i64, align 8
  %408 = alloca i64, align 8
  %409 = alloca i64, align 8
  %410 = alloca <vscale x 4 x float>, align 4
  %411 = alloca <vscale x 4 x float>, align 4
  %412 = alloca <vscale x 4 x float>, align 4
  %413 = alloca i32, align 4
  %414 = alloca i32, align 4
  %415 = alloca i64, align 8
  %416 = alloca i64, align 8
  %417 = alloca i64, align 8
  %418 = alloca i64, align 8
  %419 = alloca i64, align 8
  %420 = alloca <vscale x 4 x float>, align 4
  %421 = alloca <vscale x 4 x float>, align 4
  %422 = alloca <vscale x 4 x float>, align 4
  %423 = alloca i32, align 4
  %424 = alloca i32, align 4
  %425 = alloca i64, align 8
  %426 = alloca i64, align 8
  %427 = alloca i64, align 8
  %428 = alloca i64, align 8
  %429 = alloca i64, align 8
  %430 = alloca <vscale x 4 x float>, align 4
  %431 = alloca <vscale x 4 x float>, align 4
  %432 = alloca <vscale x 4 x float>, align 4
  %433 = alloca i32, align 4
  %434 = alloca i32, align 4
  %435 = alloca i64, align 8
  %436 = alloca i64, align 8
  %437 = alloca i64, align 8
  %438 = alloca i64, align 8
  %439 = alloca i64, align 8
  %440 = alloca <vscale x 4 x float>, align 4
  %441 = alloca <vscale x 4 x float>, align 4
  %442 = alloca <vscale x 4 x float>, align 4
  %443 = alloca i32, align 4
  %444 = alloca i32, align 4
  %445 = alloca i64, align 8
  %446 = alloca i64, align 8
  %447 = alloca i64, align 8
  %448 = alloca i64, align 8
  %449 = alloca i64, align 8
  %450 = alloca <vscale x 4 x float>, align 4
  %451 = alloca <vscale x 4 x float>, align 4
  %452 = alloca <vscale x 4 x float>, align 4
  %453 = alloca i32, align 4
  %454 = alloca i32, align 4
  %455 = alloca i64, align 8
  %456 = alloca i64, align 8
  %457 = alloca i64, align 8
  %458 = alloca i64, align 8
  %459 = alloca i64, align 8
  %460 = alloca <vscale x 4 x float>, align 4
  %461 = alloca <vscale x 4 x float>, align 4
  %462 = alloca <vscale x 4 x float>, align 4
  %463 = alloca i32, align 4
  %464 = alloca i32, align 4
  %465 = alloca i64, align 8
  %466 = alloca i64, align 8
  %467 = alloca i64, align 8
  %468 = alloca i64, align 8
  %469 = alloca i64, align 8
  %470 = alloca <vscale x 4 x float>, align 4
  %471 = alloca <vscale x 4 x float>, align 4
  %472 = alloca <vscale x 4 x float>, align 4
  %473 = alloca %union.anon, align 4
  %474 = alloca i32, align 4
  %475 = alloca i32, align 4
  %476 = alloca i64, align 8
  %477 = alloca i64, align 8
  %478 = alloca i64, align 8
  %479 = alloca i64, align 8
  %480 = alloca i64, align 8
  %481 = alloca <vscale x 4 x float>, align 4
  %482 = alloca <vscale x 4 x float>, align 4
  %483 = alloca <vscale x 4 x float>, align 4
  %484 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %485

485:                                              ; preds = %556, %0
  %486 = load i32, ptr %2, align 4
  %487 = icmp slt i32 %486, 36
  br i1 %487, label %488, label %559

488:                                              ; preds = %485
  %489 = load i32, ptr %2, align 4
  %490 = srem i32 %489, 12
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %491
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  store i64 %494, ptr %3, align 8
  store i64 0, ptr %4, align 8
  %495 = load i32, ptr %2, align 4
  %496 = sdiv i32 %495, 12
  call void @fill(i32 noundef signext %496)
  store i64 0, ptr %5, align 8
  br label %497

497:                                              ; preds = %501, %488
  %498 = load i64, ptr %5, align 8
  %499 = load i64, ptr %3, align 8
  %500 = icmp slt i64 %498, %499
  br i1 %500, label %501, label %536

501:                                              ; preds = %497
  %502 = load i64, ptr %3, align 8
  %503 = load i64, ptr %5, align 8
  %504 = sub nsw i64 %502, %503
  %505 = call i64 @llvm.riscv.vsetvli.i64(i64 %504, i64 2, i64 0)
  store i64 %505, ptr %6, align 8
  %506 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %506, ptr %7, align 8
  %507 = load i64, ptr %7, align 8
  %508 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %507)
  %509 = load i64, ptr %5, align 8
  %510 = getelementptr inbounds i32, ptr @a, i64 %509
  %511 = load i64, ptr %6, align 8
  %512 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %508, ptr %510, i64 %511)
  store <vscale x 2 x i32> %512, ptr %8, align 4
  %513 = load i64, ptr %7, align 8
  %514 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %513)
  %515 = load i64, ptr %5, align 8
  %516 = getelementptr inbounds i32, ptr @b, i64 %515
  %517 = load i64, ptr %6, align 8
  %518 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %514, ptr %516, i64 %517)
  store <vscale x 2 x i32> %518, ptr %9, align 4
  %519 = load i64, ptr %7, align 8
  %520 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %519)
  %521 = load i64, ptr %5, align 8
  %522 = getelementptr inbounds i32, ptr @c, i64 %521
  %523 = load i64, ptr %6, align 8
  %524 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %520, ptr %522, i64 %523)
  store <vscale x 2 x i32> %524, ptr %10, align 4
  %525 = load <vscale x 2 x i32>, ptr %8, align 4
  %526 = load <vscale x 2 x i32>, ptr %9, align 4
  %527 = load i64, ptr %6, align 8
  %528 = call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %525, <vscale x 2 x i32> %526, i64 %527)
  store <vscale x 2 x i32> %528, ptr %10, align 4
  %529 = load i64, ptr %5, align 8
  %530 = getelementptr inbounds i32, ptr @c, i64 %529
  %531 = load <vscale x 2 x i32>, ptr %10, align 4
  %532 = load i64, ptr %6, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %531, ptr %530, i64 %532)
  %533 = load i64, ptr %6, align 8
  %534 = load i64, ptr %5, align 8
  %535 = add i64 %534, %533
  store i64 %535, ptr %5, align 8
  br label %497, !llvm.loop !10

536:                                              ; preds = %497
  %537 = load i64, ptr @digest, align 8
  %538 = mul i64 %537, 31
  %539 = load i64, ptr %4, align 8
  %540 = add i64 %538, %539
  store i64 %540, ptr @digest, align 8
  store i32 0, ptr %11, align 4
  br label %541

541:                                              ; preds = %552, %536
  %542 = load i32, ptr %11, align 4
  %543 = icmp slt i32 %542, 64
  br i1 %543, label %544, label %555

544:                                              ; preds = %541
  %545 = load i64, ptr @digest, align 8
  %546 = mul i64 %545, 31
  %547 = load i32, ptr %11, align 4
  %548 = sext i32 %547 to i64
  %549 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = add i64 %546, %550
  store i64 %551, ptr @digest, align 8
  br label %552

552:                                              ; preds = %544
  %553 = load i32, ptr %11, align 4
  %554 = add nsw i32 %553, 1
  store i32 %554, ptr %11, align 4
  br label %541, !llvm.loop !13

555:                                              ; preds = %541
  br label %556

556:                                              ; preds = %555
  %557 = load i32, ptr %2, align 4
  %558 = add nsw i32 %557, 1
  store i32 %558, ptr %2, align 4
  br label %485, !llvm.loop !14

559:                                              ; preds = %485
  call void @show(ptr noundef @.str)
  store i32 0, ptr %12, align 4
  br label %560

560:                                              ; preds = %630, %559
  %561 = load i32, ptr %12, align 4
  %562 = icmp slt i32 %561, 36
  br i1 %562, label %563, label %633

563:                                              ; preds = %560
  %564 = load i32, ptr %12, align 4
  %565 = srem i32 %564, 12
  %566 = sext i32 %565 to i64
  %567 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %566
  %568 = load i32, ptr %567, align 4
  %569 = sext i32 %568 to i64
  store i64 %569, ptr %13, align 8
  store i64 0, ptr %14, align 8
  %570 = load i32, ptr %12, align 4
  %571 = sdiv i32 %570, 12
  call void @fill(i32 noundef signext %571)
  store i64 0, ptr %15, align 8
  br label %572

572:                                              ; preds = %576, %563
  %573 = load i64, ptr %15, align 8
  %574 = load i64, ptr %13, align 8
  %575 = icmp slt i64 %573, %574
  br i1 %575, label %576, label %610

576:                                              ; preds = %572
  %577 = load i64, ptr %13, align 8
  %578 = load i64, ptr %15, align 8
  %579 = sub nsw i64 %577, %578
  %580 = call i64 @llvm.riscv.vsetvli.i64(i64 %579, i64 2, i64 0)
  store i64 %580, ptr %16, align 8
  %581 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %581, ptr %17, align 8
  %582 = load i64, ptr %17, align 8
  %583 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %582)
  %584 = load i64, ptr %15, align 8
  %585 = getelementptr inbounds i32, ptr @a, i64 %584
  %586 = load i64, ptr %16, align 8
  %587 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %583, ptr %585, i64 %586)
  store <vscale x 2 x i32> %587, ptr %18, align 4
  %588 = load i64, ptr %17, align 8
  %589 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %588)
  %590 = load i64, ptr %15, align 8
  %591 = getelementptr inbounds i32, ptr @b, i64 %590
  %592 = load i64, ptr %16, align 8
  %593 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %589, ptr %591, i64 %592)
  store <vscale x 2 x i32> %593, ptr %19, align 4
  %594 = load i64, ptr %17, align 8
  %595 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %594)
  %596 = load i64, ptr %15, align 8
  %597 = getelementptr inbounds i32, ptr @c, i64 %596
  %598 = load i64, ptr %16, align 8
  %599 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %595, ptr %597, i64 %598)
  store <vscale x 2 x i32> %599, ptr %20, align 4
  %600 = load <vscale x 2 x i32>, ptr %18, align 4
  %601 = load i64, ptr %16, align 8
  %602 = call <vscale x 2 x i32> @llvm.riscv.vrsub.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %600, i32 77, i64 %601)
  store <vscale x 2 x i32> %602, ptr %20, align 4
  %603 = load i64, ptr %15, align 8
  %604 = getelementptr inbounds i32, ptr @c, i64 %603
  %605 = load <vscale x 2 x i32>, ptr %20, align 4
  %606 = load i64, ptr %16, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %605, ptr %604, i64 %606)
  %607 = load i64, ptr %16, align 8
  %608 = load i64, ptr %15, align 8
  %609 = add i64 %608, %607
  store i64 %609, ptr %15, align 8
  br label %572, !llvm.loop !15

610:                                              ; preds = %572
  %611 = load i64, ptr @digest, align 8
  %612 = mul i64 %611, 31
  %613 = load i64, ptr %14, align 8
  %614 = add i64 %612, %613
  store i64 %614, ptr @digest, align 8
  store i32 0, ptr %21, align 4
  br label %615

615:                                              ; preds = %626, %610
  %616 = load i32, ptr %21, align 4
  %617 = icmp slt i32 %616, 64
  br i1 %617, label %618, label %629

618:                                              ; preds = %615
  %619 = load i64, ptr @digest, align 8
  %620 = mul i64 %619, 31
  %621 = load i32, ptr %21, align 4
  %622 = sext i32 %621 to i64
  %623 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %622
  %624 = load i64, ptr %623, align 8
  %625 = add i64 %620, %624
  store i64 %625, ptr @digest, align 8
  br label %626

626:                                              ; preds = %618
  %627 = load i32, ptr %21, align 4
  %628 = add nsw i32 %627, 1
  store i32 %628, ptr %21, align 4
  br label %615, !llvm.loop !16

629:                                              ; preds = %615
  br label %630

630:                                              ; preds = %629
  %631 = load i32, ptr %12, align 4
  %632 = add nsw i32 %631, 1
  store i32 %632, ptr %12, align 4
  br label %560, !llvm.loop !17

633:                                              ; preds = %560
  call void @show(ptr noundef @.str.1)
  store i32 0, ptr %22, align 4
  br label %634

634:                                              ; preds = %705, %633
  %635 = load i32, ptr %22, align 4
  %636 = icmp slt i32 %635, 36
  br i1 %636, label %637, label %708

637:                                              ; preds = %634
  %638 = load i32, ptr %22, align 4
  %639 = srem i32 %638, 12
  %640 = sext i32 %639 to i64
  %641 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %640
  %642 = load i32, ptr %641, align 4
  %643 = sext i32 %642 to i64
  store i64 %643, ptr %23, align 8
  store i64 0, ptr %24, align 8
  %644 = load i32, ptr %22, align 4
  %645 = sdiv i32 %644, 12
  call void @fill(i32 noundef signext %645)
  store i64 0, ptr %25, align 8
  br label %646

646:                                              ; preds = %650, %637
  %647 = load i64, ptr %25, align 8
  %648 = load i64, ptr %23, align 8
  %649 = icmp slt i64 %647, %648
  br i1 %649, label %650, label %685

650:                                              ; preds = %646
  %651 = load i64, ptr %23, align 8
  %652 = load i64, ptr %25, align 8
  %653 = sub nsw i64 %651, %652
  %654 = call i64 @llvm.riscv.vsetvli.i64(i64 %653, i64 2, i64 0)
  store i64 %654, ptr %26, align 8
  %655 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %655, ptr %27, align 8
  %656 = load i64, ptr %27, align 8
  %657 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %656)
  %658 = load i64, ptr %25, align 8
  %659 = getelementptr inbounds i32, ptr @a, i64 %658
  %660 = load i64, ptr %26, align 8
  %661 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %657, ptr %659, i64 %660)
  store <vscale x 2 x i32> %661, ptr %28, align 4
  %662 = load i64, ptr %27, align 8
  %663 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %662)
  %664 = load i64, ptr %25, align 8
  %665 = getelementptr inbounds i32, ptr @b, i64 %664
  %666 = load i64, ptr %26, align 8
  %667 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %663, ptr %665, i64 %666)
  store <vscale x 2 x i32> %667, ptr %29, align 4
  %668 = load i64, ptr %27, align 8
  %669 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %668)
  %670 = load i64, ptr %25, align 8
  %671 = getelementptr inbounds i32, ptr @c, i64 %670
  %672 = load i64, ptr %26, align 8
  %673 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %669, ptr %671, i64 %672)
  store <vscale x 2 x i32> %673, ptr %30, align 4
  %674 = load <vscale x 2 x i32>, ptr %28, align 4
  %675 = load <vscale x 2 x i32>, ptr %29, align 4
  %676 = load i64, ptr %26, align 8
  %677 = call <vscale x 2 x i32> @llvm.riscv.vdiv.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %674, <vscale x 2 x i32> %675, i64 %676)
  store <vscale x 2 x i32> %677, ptr %30, align 4
  %678 = load i64, ptr %25, align 8
  %679 = getelementptr inbounds i32, ptr @c, i64 %678
  %680 = load <vscale x 2 x i32>, ptr %30, align 4
  %681 = load i64, ptr %26, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %680, ptr %679, i64 %681)
  %682 = load i64, ptr %26, align 8
  %683 = load i64, ptr %25, align 8
  %684 = add i64 %683, %682
  store i64 %684, ptr %25, align 8
  br label %646, !llvm.loop !18

685:                                              ; preds = %646
  %686 = load i64, ptr @digest, align 8
  %687 = mul i64 %686, 31
  %688 = load i64, ptr %24, align 8
  %689 = add i64 %687, %688
  store i64 %689, ptr @digest, align 8
  store i32 0, ptr %31, align 4
  br label %690

690:                                              ; preds = %701, %685
  %691 = load i32, ptr %31, align 4
  %692 = icmp slt i32 %691, 64
  br i1 %692, label %693, label %704

693:                                              ; preds = %690
  %694 = load i64, ptr @digest, align 8
  %695 = mul i64 %694, 31
  %696 = load i32, ptr %31, align 4
  %697 = sext i32 %696 to i64
  %698 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %697
  %699 = load i64, ptr %698, align 8
  %700 = add i64 %695, %699
  store i64 %700, ptr @digest, align 8
  br label %701

701:                                              ; preds = %693
  %702 = load i32, ptr %31, align 4
  %703 = add nsw i32 %702, 1
  store i32 %703, ptr %31, align 4
  br label %690, !llvm.loop !19

704:                                              ; preds = %690
  br label %705

705:                                              ; preds = %704
  %706 = load i32, ptr %22, align 4
  %707 = add nsw i32 %706, 1
  store i32 %707, ptr %22, align 4
  br label %634, !llvm.loop !20

708:                                              ; preds = %634
  call void @show(ptr noundef @.str.2)
  store i32 0, ptr %32, align 4
  br label %709

709:                                              ; preds = %782, %708
  %710 = load i32, ptr %32, align 4
  %711 = icmp slt i32 %710, 36
  br i1 %711, label %712, label %785

712:                                              ; preds = %709
  %713 = load i32, ptr %32, align 4
  %714 = srem i32 %713, 12
  %715 = sext i32 %714 to i64
  %716 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %715
  %717 = load i32, ptr %716, align 4
  %718 = sext i32 %717 to i64
  store i64 %718, ptr %33, align 8
  store i64 0, ptr %34, align 8
  %719 = load i32, ptr %32, align 4
  %720 = sdiv i32 %719, 12
  call void @fill(i32 noundef signext %720)
  store i64 0, ptr %35, align 8
  br label %721

721:                                              ; preds = %725, %712
  %722 = load i64, ptr %35, align 8
  %723 = load i64, ptr %33, align 8
  %724 = icmp slt i64 %722, %723
  br i1 %724, label %725, label %762

725:                                              ; preds = %721
  %726 = load i64, ptr %33, align 8
  %727 = load i64, ptr %35, align 8
  %728 = sub nsw i64 %726, %727
  %729 = call i64 @llvm.riscv.vsetvli.i64(i64 %728, i64 2, i64 0)
  store i64 %729, ptr %36, align 8
  %730 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %730, ptr %37, align 8
  %731 = load i64, ptr %37, align 8
  %732 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %731)
  %733 = load i64, ptr %35, align 8
  %734 = getelementptr inbounds i32, ptr @a, i64 %733
  %735 = load i64, ptr %36, align 8
  %736 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %732, ptr %734, i64 %735)
  store <vscale x 2 x i32> %736, ptr %38, align 4
  %737 = load i64, ptr %37, align 8
  %738 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %737)
  %739 = load i64, ptr %35, align 8
  %740 = getelementptr inbounds i32, ptr @b, i64 %739
  %741 = load i64, ptr %36, align 8
  %742 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %738, ptr %740, i64 %741)
  store <vscale x 2 x i32> %742, ptr %39, align 4
  %743 = load i64, ptr %37, align 8
  %744 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %743)
  %745 = load i64, ptr %35, align 8
  %746 = getelementptr inbounds i32, ptr @c, i64 %745
  %747 = load i64, ptr %36, align 8
  %748 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %744, ptr %746, i64 %747)
  store <vscale x 2 x i32> %748, ptr %40, align 4
  %749 = load <vscale x 2 x i32>, ptr %38, align 4
  %750 = load <vscale x 2 x i32>, ptr %39, align 4
  %751 = load i64, ptr %36, align 8
  %752 = call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %750, i32 3, i64 %751)
  %753 = load i64, ptr %36, align 8
  %754 = call <vscale x 2 x i32> @llvm.riscv.vrem.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %749, <vscale x 2 x i32> %752, i64 %753)
  store <vscale x 2 x i32> %754, ptr %40, align 4
  %755 = load i64, ptr %35, align 8
  %756 = getelementptr inbounds i32, ptr @c, i64 %755
  %757 = load <vscale x 2 x i32>, ptr %40, align 4
  %758 = load i64, ptr %36, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %757, ptr %756, i64 %758)
  %759 = load i64, ptr %36, align 8
  %760 = load i64, ptr %35, align 8
  %761 = add i64 %760, %759
  store i64 %761, ptr %35, align 8
  br label %721, !llvm.loop !21

762:                                              ; preds = %721
  %763 = load i64, ptr @digest, align 8
  %764 = mul i64 %763, 31
  %765 = load i64, ptr %34, align 8
  %766 = add i64 %764, %765
  store i64 %766, ptr @digest, align 8
  store i32 0, ptr %41, align 4
  br label %767

767:                                              ; preds = %778, %762
  %768 = load i32, ptr %41, align 4
  %769 = icmp slt i32 %768, 64
  br i1 %769, label %770, label %781

770:                                              ; preds = %767
  %771 = load i64, ptr @digest, align 8
  %772 = mul i64 %771, 31
  %773 = load i32, ptr %41, align 4
  %774 = sext i32 %773 to i64
  %775 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %774
  %776 = load i64, ptr %775, align 8
  %777 = add i64 %772, %776
  store i64 %777, ptr @digest, align 8
  br label %778

778:                                              ; preds = %770
  %779 = load i32, ptr %41, align 4
  %780 = add nsw i32 %779, 1
  store i32 %780, ptr %41, align 4
  br label %767, !llvm.loop !22

781:                                              ; preds = %767
  br label %782

782:                                              ; preds = %781
  %783 = load i32, ptr %32, align 4
  %784 = add nsw i32 %783, 1
  store i32 %784, ptr %32, align 4
  br label %709, !llvm.loop !23

785:                                              ; preds = %709
  call void @show(ptr noundef @.str.3)
  store i32 0, ptr %42, align 4
  br label %786

786:                                              ; preds = %857, %785
  %787 = load i32, ptr %42, align 4
  %788 = icmp slt i32 %787, 36
  br i1 %788, label %789, label %860

789:                                              ; preds = %786
  %790 = load i32, ptr %42, align 4
  %791 = srem i32 %790, 12
  %792 = sext i32 %791 to i64
  %793 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %792
  %794 = load i32, ptr %793, align 4
  %795 = sext i32 %794 to i64
  store i64 %795, ptr %43, align 8
  store i64 0, ptr %44, align 8
  %796 = load i32, ptr %42, align 4
  %797 = sdiv i32 %796, 12
  call void @fill(i32 noundef signext %797)
  store i64 0, ptr %45, align 8
  br label %798

798:                                              ; preds = %802, %789
  %799 = load i64, ptr %45, align 8
  %800 = load i64, ptr %43, align 8
  %801 = icmp slt i64 %799, %800
  br i1 %801, label %802, label %837

802:                                              ; preds = %798
  %803 = load i64, ptr %43, align 8
  %804 = load i64, ptr %45, align 8
  %805 = sub nsw i64 %803, %804
  %806 = call i64 @llvm.riscv.vsetvli.i64(i64 %805, i64 2, i64 0)
  store i64 %806, ptr %46, align 8
  %807 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %807, ptr %47, align 8
  %808 = load i64, ptr %47, align 8
  %809 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %808)
  %810 = load i64, ptr %45, align 8
  %811 = getelementptr inbounds i32, ptr @a, i64 %810
  %812 = load i64, ptr %46, align 8
  %813 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %809, ptr %811, i64 %812)
  store <vscale x 2 x i32> %813, ptr %48, align 4
  %814 = load i64, ptr %47, align 8
  %815 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %814)
  %816 = load i64, ptr %45, align 8
  %817 = getelementptr inbounds i32, ptr @b, i64 %816
  %818 = load i64, ptr %46, align 8
  %819 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %815, ptr %817, i64 %818)
  store <vscale x 2 x i32> %819, ptr %49, align 4
  %820 = load i64, ptr %47, align 8
  %821 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %820)
  %822 = load i64, ptr %45, align 8
  %823 = getelementptr inbounds i32, ptr @c, i64 %822
  %824 = load i64, ptr %46, align 8
  %825 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %821, ptr %823, i64 %824)
  store <vscale x 2 x i32> %825, ptr %50, align 4
  %826 = load <vscale x 2 x i32>, ptr %48, align 4
  %827 = load <vscale x 2 x i32>, ptr %49, align 4
  %828 = load i64, ptr %46, align 8
  %829 = call <vscale x 2 x i32> @llvm.riscv.vmulh.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %826, <vscale x 2 x i32> %827, i64 %828)
  store <vscale x 2 x i32> %829, ptr %50, align 4
  %830 = load i64, ptr %45, align 8
  %831 = getelementptr inbounds i32, ptr @c, i64 %830
  %832 = load <vscale x 2 x i32>, ptr %50, align 4
  %833 = load i64, ptr %46, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %832, ptr %831, i64 %833)
  %834 = load i64, ptr %46, align 8
  %835 = load i64, ptr %45, align 8
  %836 = add i64 %835, %834
  store i64 %836, ptr %45, align 8
  br label %798, !llvm.loop !24

837:                                              ; preds = %798
  %838 = load i64, ptr @digest, align 8
  %839 = mul i64 %838, 31
  %840 = load i64, ptr %44, align 8
  %841 = add i64 %839, %840
  store i64 %841, ptr @digest, align 8
  store i32 0, ptr %51, align 4
  br label %842

842:                                              ; preds = %853, %837
  %843 = load i32, ptr %51, align 4
  %844 = icmp slt i32 %843, 64
  br i1 %844, label %845, label %856

845:                                              ; preds = %842
  %846 = load i64, ptr @digest, align 8
  %847 = mul i64 %846, 31
  %848 = load i32, ptr %51, align 4
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = add i64 %847, %851
  store i64 %852, ptr @digest, align 8
  br label %853

853:                                              ; preds = %845
  %854 = load i32, ptr %51, align 4
  %855 = add nsw i32 %854, 1
  store i32 %855, ptr %51, align 4
  br label %842, !llvm.loop !25

856:                                              ; preds = %842
  br label %857

857:                                              ; preds = %856
  %858 = load i32, ptr %42, align 4
  %859 = add nsw i32 %858, 1
  store i32 %859, ptr %42, align 4
  br label %786, !llvm.loop !26

860:                                              ; preds = %786
  call void @show(ptr noundef @.str.4)
  store i32 0, ptr %52, align 4
  br label %861

861:                                              ; preds = %932, %860
  %862 = load i32, ptr %52, align 4
  %863 = icmp slt i32 %862, 36
  br i1 %863, label %864, label %935

864:                                              ; preds = %861
  %865 = load i32, ptr %52, align 4
  %866 = srem i32 %865, 12
  %867 = sext i32 %866 to i64
  %868 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %867
  %869 = load i32, ptr %868, align 4
  %870 = sext i32 %869 to i64
  store i64 %870, ptr %53, align 8
  store i64 0, ptr %54, align 8
  %871 = load i32, ptr %52, align 4
  %872 = sdiv i32 %871, 12
  call void @fill(i32 noundef signext %872)
  store i64 0, ptr %55, align 8
  br label %873

873:                                              ; preds = %877, %864
  %874 = load i64, ptr %55, align 8
  %875 = load i64, ptr %53, align 8
  %876 = icmp slt i64 %874, %875
  br i1 %876, label %877, label %912

877:                                              ; preds = %873
  %878 = load i64, ptr %53, align 8
  %879 = load i64, ptr %55, align 8
  %880 = sub nsw i64 %878, %879
  %881 = call i64 @llvm.riscv.vsetvli.i64(i64 %880, i64 2, i64 0)
  store i64 %881, ptr %56, align 8
  %882 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %882, ptr %57, align 8
  %883 = load i64, ptr %57, align 8
  %884 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %883)
  %885 = load i64, ptr %55, align 8
  %886 = getelementptr inbounds i32, ptr @a, i64 %885
  %887 = load i64, ptr %56, align 8
  %888 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %884, ptr %886, i64 %887)
  store <vscale x 2 x i32> %888, ptr %58, align 4
  %889 = load i64, ptr %57, align 8
  %890 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %889)
  %891 = load i64, ptr %55, align 8
  %892 = getelementptr inbounds i32, ptr @b, i64 %891
  %893 = load i64, ptr %56, align 8
  %894 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %890, ptr %892, i64 %893)
  store <vscale x 2 x i32> %894, ptr %59, align 4
  %895 = load i64, ptr %57, align 8
  %896 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %895)
  %897 = load i64, ptr %55, align 8
  %898 = getelementptr inbounds i32, ptr @c, i64 %897
  %899 = load i64, ptr %56, align 8
  %900 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %896, ptr %898, i64 %899)
  store <vscale x 2 x i32> %900, ptr %60, align 4
  %901 = load <vscale x 2 x i32>, ptr %58, align 4
  %902 = load <vscale x 2 x i32>, ptr %59, align 4
  %903 = load i64, ptr %56, align 8
  %904 = call <vscale x 2 x i32> @llvm.riscv.vsadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %901, <vscale x 2 x i32> %902, i64 %903)
  store <vscale x 2 x i32> %904, ptr %60, align 4
  %905 = load i64, ptr %55, align 8
  %906 = getelementptr inbounds i32, ptr @c, i64 %905
  %907 = load <vscale x 2 x i32>, ptr %60, align 4
  %908 = load i64, ptr %56, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %907, ptr %906, i64 %908)
  %909 = load i64, ptr %56, align 8
  %910 = load i64, ptr %55, align 8
  %911 = add i64 %910, %909
  store i64 %911, ptr %55, align 8
  br label %873, !llvm.loop !27

912:                                              ; preds = %873
  %913 = load i64, ptr @digest, align 8
  %914 = mul i64 %913, 31
  %915 = load i64, ptr %54, align 8
  %916 = add i64 %914, %915
  store i64 %916, ptr @digest, align 8
  store i32 0, ptr %61, align 4
  br label %917

917:                                              ; preds = %928, %912
  %918 = load i32, ptr %61, align 4
  %919 = icmp slt i32 %918, 64
  br i1 %919, label %920, label %931

920:                                              ; preds = %917
  %921 = load i64, ptr @digest, align 8
  %922 = mul i64 %921, 31
  %923 = load i32, ptr %61, align 4
  %924 = sext i32 %923 to i64
  %925 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %924
  %926 = load i64, ptr %925, align 8
  %927 = add i64 %922, %926
  store i64 %927, ptr @digest, align 8
  br label %928

928:                                              ; preds = %920
  %929 = load i32, ptr %61, align 4
  %930 = add nsw i32 %929, 1
  store i32 %930, ptr %61, align 4
  br label %917, !llvm.loop !28

931:                                              ; preds = %917
  br label %932

932:                                              ; preds = %931
  %933 = load i32, ptr %52, align 4
  %934 = add nsw i32 %933, 1
  store i32 %934, ptr %52, align 4
  br label %861, !llvm.loop !29

935:                                              ; preds = %861
  call void @show(ptr noundef @.str.5)
  store i32 0, ptr %62, align 4
  br label %936

936:                                              ; preds = %1007, %935
  %937 = load i32, ptr %62, align 4
  %938 = icmp slt i32 %937, 36
  br i1 %938, label %939, label %1010

939:                                              ; preds = %936
  %940 = load i32, ptr %62, align 4
  %941 = srem i32 %940, 12
  %942 = sext i32 %941 to i64
  %943 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %942
  %944 = load i32, ptr %943, align 4
  %945 = sext i32 %944 to i64
  store i64 %945, ptr %63, align 8
  store i64 0, ptr %64, align 8
  %946 = load i32, ptr %62, align 4
  %947 = sdiv i32 %946, 12
  call void @fill(i32 noundef signext %947)
  store i64 0, ptr %65, align 8
  br label %948

948:                                              ; preds = %952, %939
  %949 = load i64, ptr %65, align 8
  %950 = load i64, ptr %63, align 8
  %951 = icmp slt i64 %949, %950
  br i1 %951, label %952, label %987

952:                                              ; preds = %948
  %953 = load i64, ptr %63, align 8
  %954 = load i64, ptr %65, align 8
  %955 = sub nsw i64 %953, %954
  %956 = call i64 @llvm.riscv.vsetvli.i64(i64 %955, i64 2, i64 0)
  store i64 %956, ptr %66, align 8
  %957 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %957, ptr %67, align 8
  %958 = load i64, ptr %67, align 8
  %959 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %958)
  %960 = load i64, ptr %65, align 8
  %961 = getelementptr inbounds i32, ptr @a, i64 %960
  %962 = load i64, ptr %66, align 8
  %963 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %959, ptr %961, i64 %962)
  store <vscale x 2 x i32> %963, ptr %68, align 4
  %964 = load i64, ptr %67, align 8
  %965 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %964)
  %966 = load i64, ptr %65, align 8
  %967 = getelementptr inbounds i32, ptr @b, i64 %966
  %968 = load i64, ptr %66, align 8
  %969 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %965, ptr %967, i64 %968)
  store <vscale x 2 x i32> %969, ptr %69, align 4
  %970 = load i64, ptr %67, align 8
  %971 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %970)
  %972 = load i64, ptr %65, align 8
  %973 = getelementptr inbounds i32, ptr @c, i64 %972
  %974 = load i64, ptr %66, align 8
  %975 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %971, ptr %973, i64 %974)
  store <vscale x 2 x i32> %975, ptr %70, align 4
  %976 = load <vscale x 2 x i32>, ptr %68, align 4
  %977 = load <vscale x 2 x i32>, ptr %69, align 4
  %978 = load i64, ptr %66, align 8
  %979 = call <vscale x 2 x i32> @llvm.riscv.vsra.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %976, <vscale x 2 x i32> %977, i64 %978)
  store <vscale x 2 x i32> %979, ptr %70, align 4
  %980 = load i64, ptr %65, align 8
  %981 = getelementptr inbounds i32, ptr @c, i64 %980
  %982 = load <vscale x 2 x i32>, ptr %70, align 4
  %983 = load i64, ptr %66, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %982, ptr %981, i64 %983)
  %984 = load i64, ptr %66, align 8
  %985 = load i64, ptr %65, align 8
  %986 = add i64 %985, %984
  store i64 %986, ptr %65, align 8
  br label %948, !llvm.loop !30

987:                                              ; preds = %948
  %988 = load i64, ptr @digest, align 8
  %989 = mul i64 %988, 31
  %990 = load i64, ptr %64, align 8
  %991 = add i64 %989, %990
  store i64 %991, ptr @digest, align 8
  store i32 0, ptr %71, align 4
  br label %992

992:                                              ; preds = %1003, %987
  %993 = load i32, ptr %71, align 4
  %994 = icmp slt i32 %993, 64
  br i1 %994, label %995, label %1006

995:                                              ; preds = %992
  %996 = load i64, ptr @digest, align 8
  %997 = mul i64 %996, 31
  %998 = load i32, ptr %71, align 4
  %999 = sext i32 %998 to i64
  %1000 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %999
  %1001 = load i64, ptr %1000, align 8
  %1002 = add i64 %997, %1001
  store i64 %1002, ptr @digest, align 8
  br label %1003

1003:                                             ; preds = %995
  %1004 = load i32, ptr %71, align 4
  %1005 = add nsw i32 %1004, 1
  store i32 %1005, ptr %71, align 4
  br label %992, !llvm.loop !31

1006:                                             ; preds = %992
  br label %1007

1007:                                             ; preds = %1006
  %1008 = load i32, ptr %62, align 4
  %1009 = add nsw i32 %1008, 1
  store i32 %1009, ptr %62, align 4
  br label %936, !llvm.loop !32

1010:                                             ; preds = %936
  call void @show(ptr noundef @.str.6)
  store i32 0, ptr %72, align 4
  br label %1011

1011:                                             ; preds = %1083, %1010
  %1012 = load i32, ptr %72, align 4
  %1013 = icmp slt i32 %1012, 36
  br i1 %1013, label %1014, label %1086

1014:                                             ; preds = %1011
  %1015 = load i32, ptr %72, align 4
  %1016 = srem i32 %1015, 12
  %1017 = sext i32 %1016 to i64
  %1018 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1017
  %1019 = load i32, ptr %1018, align 4
  %1020 = sext i32 %1019 to i64
  store i64 %1020, ptr %73, align 8
  store i64 0, ptr %74, align 8
  %1021 = load i32, ptr %72, align 4
  %1022 = sdiv i32 %1021, 12
  call void @fill(i32 noundef signext %1022)
  store i64 0, ptr %75, align 8
  br label %1023

1023:                                             ; preds = %1027, %1014
  %1024 = load i64, ptr %75, align 8
  %1025 = load i64, ptr %73, align 8
  %1026 = icmp slt i64 %1024, %1025
  br i1 %1026, label %1027, label %1063

1027:                                             ; preds = %1023
  %1028 = load i64, ptr %73, align 8
  %1029 = load i64, ptr %75, align 8
  %1030 = sub nsw i64 %1028, %1029
  %1031 = call i64 @llvm.riscv.vsetvli.i64(i64 %1030, i64 2, i64 0)
  store i64 %1031, ptr %76, align 8
  %1032 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1032, ptr %77, align 8
  %1033 = load i64, ptr %77, align 8
  %1034 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1033)
  %1035 = load i64, ptr %75, align 8
  %1036 = getelementptr inbounds i32, ptr @a, i64 %1035
  %1037 = load i64, ptr %76, align 8
  %1038 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1034, ptr %1036, i64 %1037)
  store <vscale x 2 x i32> %1038, ptr %78, align 4
  %1039 = load i64, ptr %77, align 8
  %1040 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1039)
  %1041 = load i64, ptr %75, align 8
  %1042 = getelementptr inbounds i32, ptr @b, i64 %1041
  %1043 = load i64, ptr %76, align 8
  %1044 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1040, ptr %1042, i64 %1043)
  store <vscale x 2 x i32> %1044, ptr %79, align 4
  %1045 = load i64, ptr %77, align 8
  %1046 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1045)
  %1047 = load i64, ptr %75, align 8
  %1048 = getelementptr inbounds i32, ptr @c, i64 %1047
  %1049 = load i64, ptr %76, align 8
  %1050 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1046, ptr %1048, i64 %1049)
  store <vscale x 2 x i32> %1050, ptr %80, align 4
  %1051 = load <vscale x 2 x i32>, ptr %80, align 4
  %1052 = load <vscale x 2 x i32>, ptr %78, align 4
  %1053 = load <vscale x 2 x i32>, ptr %79, align 4
  %1054 = load i64, ptr %76, align 8
  %1055 = call <vscale x 2 x i32> @llvm.riscv.vnmsac.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1051, <vscale x 2 x i32> %1052, <vscale x 2 x i32> %1053, i64 %1054, i64 3)
  store <vscale x 2 x i32> %1055, ptr %80, align 4
  %1056 = load i64, ptr %75, align 8
  %1057 = getelementptr inbounds i32, ptr @c, i64 %1056
  %1058 = load <vscale x 2 x i32>, ptr %80, align 4
  %1059 = load i64, ptr %76, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1058, ptr %1057, i64 %1059)
  %1060 = load i64, ptr %76, align 8
  %1061 = load i64, ptr %75, align 8
  %1062 = add i64 %1061, %1060
  store i64 %1062, ptr %75, align 8
  br label %1023, !llvm.loop !33

1063:                                             ; preds = %1023
  %1064 = load i64, ptr @digest, align 8
  %1065 = mul i64 %1064, 31
  %1066 = load i64, ptr %74, align 8
  %1067 = add i64 %1065, %1066
  store i64 %1067, ptr @digest, align 8
  store i32 0, ptr %81, align 4
  br label %1068

1068:                                             ; preds = %1079, %1063
  %1069 = load i32, ptr %81, align 4
  %1070 = icmp slt i32 %1069, 64
  br i1 %1070, label %1071, label %1082

1071:                                             ; preds = %1068
  %1072 = load i64, ptr @digest, align 8
  %1073 = mul i64 %1072, 31
  %1074 = load i32, ptr %81, align 4
  %1075 = sext i32 %1074 to i64
  %1076 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1075
  %1077 = load i64, ptr %1076, align 8
  %1078 = add i64 %1073, %1077
  store i64 %1078, ptr @digest, align 8
  br label %1079

1079:                                             ; preds = %1071
  %1080 = load i32, ptr %81, align 4
  %1081 = add nsw i32 %1080, 1
  store i32 %1081, ptr %81, align 4
  br label %1068, !llvm.loop !34

1082:                                             ; preds = %1068
  br label %1083

1083:                                             ; preds = %1082
  %1084 = load i32, ptr %72, align 4
  %1085 = add nsw i32 %1084, 1
  store i32 %1085, ptr %72, align 4
  br label %1011, !llvm.loop !35

1086:                                             ; preds = %1011
  call void @show(ptr noundef @.str.7)
  store i32 0, ptr %82, align 4
  br label %1087

1087:                                             ; preds = %1159, %1086
  %1088 = load i32, ptr %82, align 4
  %1089 = icmp slt i32 %1088, 36
  br i1 %1089, label %1090, label %1162

1090:                                             ; preds = %1087
  %1091 = load i32, ptr %82, align 4
  %1092 = srem i32 %1091, 12
  %1093 = sext i32 %1092 to i64
  %1094 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1093
  %1095 = load i32, ptr %1094, align 4
  %1096 = sext i32 %1095 to i64
  store i64 %1096, ptr %83, align 8
  store i64 0, ptr %84, align 8
  %1097 = load i32, ptr %82, align 4
  %1098 = sdiv i32 %1097, 12
  call void @fill(i32 noundef signext %1098)
  store i64 0, ptr %85, align 8
  br label %1099

1099:                                             ; preds = %1103, %1090
  %1100 = load i64, ptr %85, align 8
  %1101 = load i64, ptr %83, align 8
  %1102 = icmp slt i64 %1100, %1101
  br i1 %1102, label %1103, label %1139

1103:                                             ; preds = %1099
  %1104 = load i64, ptr %83, align 8
  %1105 = load i64, ptr %85, align 8
  %1106 = sub nsw i64 %1104, %1105
  %1107 = call i64 @llvm.riscv.vsetvli.i64(i64 %1106, i64 2, i64 0)
  store i64 %1107, ptr %86, align 8
  %1108 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1108, ptr %87, align 8
  %1109 = load i64, ptr %87, align 8
  %1110 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1109)
  %1111 = load i64, ptr %85, align 8
  %1112 = getelementptr inbounds i32, ptr @a, i64 %1111
  %1113 = load i64, ptr %86, align 8
  %1114 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1110, ptr %1112, i64 %1113)
  store <vscale x 2 x i32> %1114, ptr %88, align 4
  %1115 = load i64, ptr %87, align 8
  %1116 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1115)
  %1117 = load i64, ptr %85, align 8
  %1118 = getelementptr inbounds i32, ptr @b, i64 %1117
  %1119 = load i64, ptr %86, align 8
  %1120 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1116, ptr %1118, i64 %1119)
  store <vscale x 2 x i32> %1120, ptr %89, align 4
  %1121 = load i64, ptr %87, align 8
  %1122 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1121)
  %1123 = load i64, ptr %85, align 8
  %1124 = getelementptr inbounds i32, ptr @c, i64 %1123
  %1125 = load i64, ptr %86, align 8
  %1126 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1122, ptr %1124, i64 %1125)
  store <vscale x 2 x i32> %1126, ptr %90, align 4
  %1127 = load <vscale x 2 x i32>, ptr %90, align 4
  %1128 = load <vscale x 2 x i32>, ptr %88, align 4
  %1129 = load <vscale x 2 x i32>, ptr %89, align 4
  %1130 = load i64, ptr %86, align 8
  %1131 = call <vscale x 2 x i32> @llvm.riscv.vmadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1127, <vscale x 2 x i32> %1128, <vscale x 2 x i32> %1129, i64 %1130, i64 3)
  store <vscale x 2 x i32> %1131, ptr %90, align 4
  %1132 = load i64, ptr %85, align 8
  %1133 = getelementptr inbounds i32, ptr @c, i64 %1132
  %1134 = load <vscale x 2 x i32>, ptr %90, align 4
  %1135 = load i64, ptr %86, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1134, ptr %1133, i64 %1135)
  %1136 = load i64, ptr %86, align 8
  %1137 = load i64, ptr %85, align 8
  %1138 = add i64 %1137, %1136
  store i64 %1138, ptr %85, align 8
  br label %1099, !llvm.loop !36

1139:                                             ; preds = %1099
  %1140 = load i64, ptr @digest, align 8
  %1141 = mul i64 %1140, 31
  %1142 = load i64, ptr %84, align 8
  %1143 = add i64 %1141, %1142
  store i64 %1143, ptr @digest, align 8
  store i32 0, ptr %91, align 4
  br label %1144

1144:                                             ; preds = %1155, %1139
  %1145 = load i32, ptr %91, align 4
  %1146 = icmp slt i32 %1145, 64
  br i1 %1146, label %1147, label %1158

1147:                                             ; preds = %1144
  %1148 = load i64, ptr @digest, align 8
  %1149 = mul i64 %1148, 31
  %1150 = load i32, ptr %91, align 4
  %1151 = sext i32 %1150 to i64
  %1152 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1151
  %1153 = load i64, ptr %1152, align 8
  %1154 = add i64 %1149, %1153
  store i64 %1154, ptr @digest, align 8
  br label %1155

1155:                                             ; preds = %1147
  %1156 = load i32, ptr %91, align 4
  %1157 = add nsw i32 %1156, 1
  store i32 %1157, ptr %91, align 4
  br label %1144, !llvm.loop !37

1158:                                             ; preds = %1144
  br label %1159

1159:                                             ; preds = %1158
  %1160 = load i32, ptr %82, align 4
  %1161 = add nsw i32 %1160, 1
  store i32 %1161, ptr %82, align 4
  br label %1087, !llvm.loop !38

1162:                                             ; preds = %1087
  call void @show(ptr noundef @.str.8)
  store i32 0, ptr %92, align 4
  br label %1163

1163:                                             ; preds = %1236, %1162
  %1164 = load i32, ptr %92, align 4
  %1165 = icmp slt i32 %1164, 36
  br i1 %1165, label %1166, label %1239

1166:                                             ; preds = %1163
  %1167 = load i32, ptr %92, align 4
  %1168 = srem i32 %1167, 12
  %1169 = sext i32 %1168 to i64
  %1170 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1169
  %1171 = load i32, ptr %1170, align 4
  %1172 = sext i32 %1171 to i64
  store i64 %1172, ptr %93, align 8
  store i64 0, ptr %94, align 8
  %1173 = load i32, ptr %92, align 4
  %1174 = sdiv i32 %1173, 12
  call void @fill(i32 noundef signext %1174)
  store i64 0, ptr %95, align 8
  br label %1175

1175:                                             ; preds = %1179, %1166
  %1176 = load i64, ptr %95, align 8
  %1177 = load i64, ptr %93, align 8
  %1178 = icmp slt i64 %1176, %1177
  br i1 %1178, label %1179, label %1216

1179:                                             ; preds = %1175
  %1180 = load i64, ptr %93, align 8
  %1181 = load i64, ptr %95, align 8
  %1182 = sub nsw i64 %1180, %1181
  %1183 = call i64 @llvm.riscv.vsetvli.i64(i64 %1182, i64 2, i64 0)
  store i64 %1183, ptr %96, align 8
  %1184 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1184, ptr %97, align 8
  %1185 = load i64, ptr %97, align 8
  %1186 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1185)
  %1187 = load i64, ptr %95, align 8
  %1188 = getelementptr inbounds i32, ptr @a, i64 %1187
  %1189 = load i64, ptr %96, align 8
  %1190 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1186, ptr %1188, i64 %1189)
  store <vscale x 2 x i32> %1190, ptr %98, align 4
  %1191 = load i64, ptr %97, align 8
  %1192 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1191)
  %1193 = load i64, ptr %95, align 8
  %1194 = getelementptr inbounds i32, ptr @b, i64 %1193
  %1195 = load i64, ptr %96, align 8
  %1196 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1192, ptr %1194, i64 %1195)
  store <vscale x 2 x i32> %1196, ptr %99, align 4
  %1197 = load i64, ptr %97, align 8
  %1198 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1197)
  %1199 = load i64, ptr %95, align 8
  %1200 = getelementptr inbounds i32, ptr @c, i64 %1199
  %1201 = load i64, ptr %96, align 8
  %1202 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1198, ptr %1200, i64 %1201)
  store <vscale x 2 x i32> %1202, ptr %100, align 4
  %1203 = load <vscale x 2 x i32>, ptr %100, align 4
  %1204 = load <vscale x 2 x i32>, ptr %98, align 4
  %1205 = load <vscale x 2 x i32>, ptr %99, align 4
  %1206 = load i64, ptr %96, align 8
  %1207 = udiv i64 %1206, 2
  %1208 = call <vscale x 2 x i32> @llvm.riscv.vmul.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1203, <vscale x 2 x i32> %1204, <vscale x 2 x i32> %1205, i64 %1207)
  store <vscale x 2 x i32> %1208, ptr %100, align 4
  %1209 = load i64, ptr %95, align 8
  %1210 = getelementptr inbounds i32, ptr @c, i64 %1209
  %1211 = load <vscale x 2 x i32>, ptr %100, align 4
  %1212 = load i64, ptr %96, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1211, ptr %1210, i64 %1212)
  %1213 = load i64, ptr %96, align 8
  %1214 = load i64, ptr %95, align 8
  %1215 = add i64 %1214, %1213
  store i64 %1215, ptr %95, align 8
  br label %1175, !llvm.loop !39

1216:                                             ; preds = %1175
  %1217 = load i64, ptr @digest, align 8
  %1218 = mul i64 %1217, 31
  %1219 = load i64, ptr %94, align 8
  %1220 = add i64 %1218, %1219
  store i64 %1220, ptr @digest, align 8
  store i32 0, ptr %101, align 4
  br label %1221

1221:                                             ; preds = %1232, %1216
  %1222 = load i32, ptr %101, align 4
  %1223 = icmp slt i32 %1222, 64
  br i1 %1223, label %1224, label %1235

1224:                                             ; preds = %1221
  %1225 = load i64, ptr @digest, align 8
  %1226 = mul i64 %1225, 31
  %1227 = load i32, ptr %101, align 4
  %1228 = sext i32 %1227 to i64
  %1229 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1228
  %1230 = load i64, ptr %1229, align 8
  %1231 = add i64 %1226, %1230
  store i64 %1231, ptr @digest, align 8
  br label %1232

1232:                                             ; preds = %1224
  %1233 = load i32, ptr %101, align 4
  %1234 = add nsw i32 %1233, 1
  store i32 %1234, ptr %101, align 4
  br label %1221, !llvm.loop !40

1235:                                             ; preds = %1221
  br label %1236

1236:                                             ; preds = %1235
  %1237 = load i32, ptr %92, align 4
  %1238 = add nsw i32 %1237, 1
  store i32 %1238, ptr %92, align 4
  br label %1163, !llvm.loop !41

1239:                                             ; preds = %1163
  call void @show(ptr noundef @.str.9)
  store i32 0, ptr %102, align 4
  br label %1240

1240:                                             ; preds = %1315, %1239
  %1241 = load i32, ptr %102, align 4
  %1242 = icmp slt i32 %1241, 36
  br i1 %1242, label %1243, label %1318

1243:                                             ; preds = %1240
  %1244 = load i32, ptr %102, align 4
  %1245 = srem i32 %1244, 12
  %1246 = sext i32 %1245 to i64
  %1247 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1246
  %1248 = load i32, ptr %1247, align 4
  %1249 = sext i32 %1248 to i64
  store i64 %1249, ptr %103, align 8
  store i64 0, ptr %104, align 8
  %1250 = load i32, ptr %102, align 4
  %1251 = sdiv i32 %1250, 12
  call void @fill(i32 noundef signext %1251)
  store i64 0, ptr %105, align 8
  br label %1252

1252:                                             ; preds = %1256, %1243
  %1253 = load i64, ptr %105, align 8
  %1254 = load i64, ptr %103, align 8
  %1255 = icmp slt i64 %1253, %1254
  br i1 %1255, label %1256, label %1295

1256:                                             ; preds = %1252
  %1257 = load i64, ptr %103, align 8
  %1258 = load i64, ptr %105, align 8
  %1259 = sub nsw i64 %1257, %1258
  %1260 = call i64 @llvm.riscv.vsetvli.i64(i64 %1259, i64 2, i64 0)
  store i64 %1260, ptr %106, align 8
  %1261 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1261, ptr %107, align 8
  %1262 = load i64, ptr %107, align 8
  %1263 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1262)
  %1264 = load i64, ptr %105, align 8
  %1265 = getelementptr inbounds i32, ptr @a, i64 %1264
  %1266 = load i64, ptr %106, align 8
  %1267 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1263, ptr %1265, i64 %1266)
  store <vscale x 2 x i32> %1267, ptr %108, align 4
  %1268 = load i64, ptr %107, align 8
  %1269 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1268)
  %1270 = load i64, ptr %105, align 8
  %1271 = getelementptr inbounds i32, ptr @b, i64 %1270
  %1272 = load i64, ptr %106, align 8
  %1273 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1269, ptr %1271, i64 %1272)
  store <vscale x 2 x i32> %1273, ptr %109, align 4
  %1274 = load i64, ptr %107, align 8
  %1275 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1274)
  %1276 = load i64, ptr %105, align 8
  %1277 = getelementptr inbounds i32, ptr @c, i64 %1276
  %1278 = load i64, ptr %106, align 8
  %1279 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1275, ptr %1277, i64 %1278)
  store <vscale x 2 x i32> %1279, ptr %110, align 4
  %1280 = load <vscale x 2 x i32>, ptr %108, align 4
  %1281 = load <vscale x 2 x i32>, ptr %109, align 4
  %1282 = load i64, ptr %106, align 8
  %1283 = call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1280, <vscale x 2 x i32> %1281, i64 %1282)
  %1284 = load <vscale x 2 x i32>, ptr %110, align 4
  %1285 = load <vscale x 2 x i32>, ptr %108, align 4
  %1286 = load i64, ptr %106, align 8
  %1287 = call <vscale x 2 x i32> @llvm.riscv.vxor.mask.nxv2i32.i32.i64(<vscale x 2 x i32> %1284, <vscale x 2 x i32> %1285, i32 99, <vscale x 2 x i1> %1283, i64 %1286, i64 1)
  store <vscale x 2 x i32> %1287, ptr %110, align 4
  %1288 = load i64, ptr %105, align 8
  %1289 = getelementptr inbounds i32, ptr @c, i64 %1288
  %1290 = load <vscale x 2 x i32>, ptr %110, align 4
  %1291 = load i64, ptr %106, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1290, ptr %1289, i64 %1291)
  %1292 = load i64, ptr %106, align 8
  %1293 = load i64, ptr %105, align 8
  %1294 = add i64 %1293, %1292
  store i64 %1294, ptr %105, align 8
  br label %1252, !llvm.loop !42

1295:                                             ; preds = %1252
  %1296 = load i64, ptr @digest, align 8
  %1297 = mul i64 %1296, 31
  %1298 = load i64, ptr %104, align 8
  %1299 = add i64 %1297, %1298
  store i64 %1299, ptr @digest, align 8
  store i32 0, ptr %111, align 4
  br label %1300

1300:                                             ; preds = %1311, %1295
  %1301 = load i32, ptr %111, align 4
  %1302 = icmp slt i32 %1301, 64
  br i1 %1302, label %1303, label %1314

1303:                                             ; preds = %1300
  %1304 = load i64, ptr @digest, align 8
  %1305 = mul i64 %1304, 31
  %1306 = load i32, ptr %111, align 4
  %1307 = sext i32 %1306 to i64
  %1308 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1307
  %1309 = load i64, ptr %1308, align 8
  %1310 = add i64 %1305, %1309
  store i64 %1310, ptr @digest, align 8
  br label %1311

1311:                                             ; preds = %1303
  %1312 = load i32, ptr %111, align 4
  %1313 = add nsw i32 %1312, 1
  store i32 %1313, ptr %111, align 4
  br label %1300, !llvm.loop !43

1314:                                             ; preds = %1300
  br label %1315

1315:                                             ; preds = %1314
  %1316 = load i32, ptr %102, align 4
  %1317 = add nsw i32 %1316, 1
  store i32 %1317, ptr %102, align 4
  br label %1240, !llvm.loop !44

1318:                                             ; preds = %1240
  call void @show(ptr noundef @.str.10)
  store i32 0, ptr %112, align 4
  br label %1319

1319:                                             ; preds = %1397, %1318
  %1320 = load i32, ptr %112, align 4
  %1321 = icmp slt i32 %1320, 36
  br i1 %1321, label %1322, label %1400

1322:                                             ; preds = %1319
  %1323 = load i32, ptr %112, align 4
  %1324 = srem i32 %1323, 12
  %1325 = sext i32 %1324 to i64
  %1326 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1325
  %1327 = load i32, ptr %1326, align 4
  %1328 = sext i32 %1327 to i64
  store i64 %1328, ptr %113, align 8
  store i64 0, ptr %114, align 8
  %1329 = load i32, ptr %112, align 4
  %1330 = sdiv i32 %1329, 12
  call void @fill(i32 noundef signext %1330)
  store i64 0, ptr %115, align 8
  br label %1331

1331:                                             ; preds = %1335, %1322
  %1332 = load i64, ptr %115, align 8
  %1333 = load i64, ptr %113, align 8
  %1334 = icmp slt i64 %1332, %1333
  br i1 %1334, label %1335, label %1377

1335:                                             ; preds = %1331
  %1336 = load i64, ptr %113, align 8
  %1337 = load i64, ptr %115, align 8
  %1338 = sub nsw i64 %1336, %1337
  %1339 = call i64 @llvm.riscv.vsetvli.i64(i64 %1338, i64 2, i64 0)
  store i64 %1339, ptr %116, align 8
  %1340 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1340, ptr %117, align 8
  %1341 = load i64, ptr %117, align 8
  %1342 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1341)
  %1343 = load i64, ptr %115, align 8
  %1344 = getelementptr inbounds i32, ptr @a, i64 %1343
  %1345 = load i64, ptr %116, align 8
  %1346 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1342, ptr %1344, i64 %1345)
  store <vscale x 2 x i32> %1346, ptr %118, align 4
  %1347 = load i64, ptr %117, align 8
  %1348 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1347)
  %1349 = load i64, ptr %115, align 8
  %1350 = getelementptr inbounds i32, ptr @b, i64 %1349
  %1351 = load i64, ptr %116, align 8
  %1352 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1348, ptr %1350, i64 %1351)
  store <vscale x 2 x i32> %1352, ptr %119, align 4
  %1353 = load i64, ptr %117, align 8
  %1354 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1353)
  %1355 = load i64, ptr %115, align 8
  %1356 = getelementptr inbounds i32, ptr @c, i64 %1355
  %1357 = load i64, ptr %116, align 8
  %1358 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1354, ptr %1356, i64 %1357)
  store <vscale x 2 x i32> %1358, ptr %120, align 4
  %1359 = load <vscale x 2 x i32>, ptr %118, align 4
  %1360 = load i64, ptr %116, align 8
  %1361 = call <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.i32.i64(<vscale x 2 x i32> %1359, i32 5, i64 %1360)
  %1362 = load <vscale x 2 x i32>, ptr %120, align 4
  %1363 = load <vscale x 2 x i32>, ptr %118, align 4
  %1364 = load <vscale x 2 x i32>, ptr %119, align 4
  %1365 = load i64, ptr %116, align 8
  %1366 = load i64, ptr %116, align 8
  %1367 = udiv i64 %1366, 4
  %1368 = sub i64 %1365, %1367
  %1369 = call <vscale x 2 x i32> @llvm.riscv.vsub.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1362, <vscale x 2 x i32> %1363, <vscale x 2 x i32> %1364, <vscale x 2 x i1> %1361, i64 %1368, i64 0)
  store <vscale x 2 x i32> %1369, ptr %120, align 4
  %1370 = load i64, ptr %115, align 8
  %1371 = getelementptr inbounds i32, ptr @c, i64 %1370
  %1372 = load <vscale x 2 x i32>, ptr %120, align 4
  %1373 = load i64, ptr %116, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1372, ptr %1371, i64 %1373)
  %1374 = load i64, ptr %116, align 8
  %1375 = load i64, ptr %115, align 8
  %1376 = add i64 %1375, %1374
  store i64 %1376, ptr %115, align 8
  br label %1331, !llvm.loop !45

1377:                                             ; preds = %1331
  %1378 = load i64, ptr @digest, align 8
  %1379 = mul i64 %1378, 31
  %1380 = load i64, ptr %114, align 8
  %1381 = add i64 %1379, %1380
  store i64 %1381, ptr @digest, align 8
  store i32 0, ptr %121, align 4
  br label %1382

1382:                                             ; preds = %1393, %1377
  %1383 = load i32, ptr %121, align 4
  %1384 = icmp slt i32 %1383, 64
  br i1 %1384, label %1385, label %1396

1385:                                             ; preds = %1382
  %1386 = load i64, ptr @digest, align 8
  %1387 = mul i64 %1386, 31
  %1388 = load i32, ptr %121, align 4
  %1389 = sext i32 %1388 to i64
  %1390 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1389
  %1391 = load i64, ptr %1390, align 8
  %1392 = add i64 %1387, %1391
  store i64 %1392, ptr @digest, align 8
  br label %1393

1393:                                             ; preds = %1385
  %1394 = load i32, ptr %121, align 4
  %1395 = add nsw i32 %1394, 1
  store i32 %1395, ptr %121, align 4
  br label %1382, !llvm.loop !46

1396:                                             ; preds = %1382
  br label %1397

1397:                                             ; preds = %1396
  %1398 = load i32, ptr %112, align 4
  %1399 = add nsw i32 %1398, 1
  store i32 %1399, ptr %112, align 4
  br label %1319, !llvm.loop !47

1400:                                             ; preds = %1319
  call void @show(ptr noundef @.str.11)
  store i32 0, ptr %122, align 4
  br label %1401

1401:                                             ; preds = %1484, %1400
  %1402 = load i32, ptr %122, align 4
  %1403 = icmp slt i32 %1402, 36
  br i1 %1403, label %1404, label %1487

1404:                                             ; preds = %1401
  %1405 = load i32, ptr %122, align 4
  %1406 = srem i32 %1405, 12
  %1407 = sext i32 %1406 to i64
  %1408 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1407
  %1409 = load i32, ptr %1408, align 4
  %1410 = sext i32 %1409 to i64
  store i64 %1410, ptr %123, align 8
  store i64 0, ptr %124, align 8
  %1411 = load i32, ptr %122, align 4
  %1412 = sdiv i32 %1411, 12
  call void @fill(i32 noundef signext %1412)
  store i64 0, ptr %125, align 8
  br label %1413

1413:                                             ; preds = %1417, %1404
  %1414 = load i64, ptr %125, align 8
  %1415 = load i64, ptr %123, align 8
  %1416 = icmp slt i64 %1414, %1415
  br i1 %1416, label %1417, label %1464

1417:                                             ; preds = %1413
  %1418 = load i64, ptr %123, align 8
  %1419 = load i64, ptr %125, align 8
  %1420 = sub nsw i64 %1418, %1419
  %1421 = call i64 @llvm.riscv.vsetvli.i64(i64 %1420, i64 2, i64 0)
  store i64 %1421, ptr %126, align 8
  %1422 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1422, ptr %127, align 8
  %1423 = load i64, ptr %127, align 8
  %1424 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1423)
  %1425 = load i64, ptr %125, align 8
  %1426 = getelementptr inbounds i32, ptr @a, i64 %1425
  %1427 = load i64, ptr %126, align 8
  %1428 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1424, ptr %1426, i64 %1427)
  store <vscale x 2 x i32> %1428, ptr %128, align 4
  %1429 = load i64, ptr %127, align 8
  %1430 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1429)
  %1431 = load i64, ptr %125, align 8
  %1432 = getelementptr inbounds i32, ptr @b, i64 %1431
  %1433 = load i64, ptr %126, align 8
  %1434 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1430, ptr %1432, i64 %1433)
  store <vscale x 2 x i32> %1434, ptr %129, align 4
  %1435 = load i64, ptr %127, align 8
  %1436 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1435)
  %1437 = load i64, ptr %125, align 8
  %1438 = getelementptr inbounds i32, ptr @c, i64 %1437
  %1439 = load i64, ptr %126, align 8
  %1440 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1436, ptr %1438, i64 %1439)
  store <vscale x 2 x i32> %1440, ptr %130, align 4
  %1441 = load i64, ptr %124, align 8
  %1442 = mul nsw i64 %1441, 5
  %1443 = load <vscale x 2 x i32>, ptr %128, align 4
  %1444 = load <vscale x 2 x i32>, ptr %129, align 4
  %1445 = load i64, ptr %126, align 8
  %1446 = call <vscale x 2 x i1> @llvm.riscv.vmsle.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1443, <vscale x 2 x i32> %1444, i64 %1445)
  %1447 = load i64, ptr %126, align 8
  %1448 = call i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1> %1446, i64 %1447)
  %1449 = mul i64 %1448, 3
  %1450 = add i64 %1442, %1449
  %1451 = load <vscale x 2 x i32>, ptr %128, align 4
  %1452 = load i64, ptr %126, align 8
  %1453 = call <vscale x 2 x i1> @llvm.riscv.vmseq.nxv2i32.i32.i64(<vscale x 2 x i32> %1451, i32 -1, i64 %1452)
  %1454 = load i64, ptr %126, align 8
  %1455 = call i64 @llvm.riscv.vfirst.nxv2i1.i64(<vscale x 2 x i1> %1453, i64 %1454)
  %1456 = add i64 %1450, %1455
  store i64 %1456, ptr %124, align 8
  %1457 = load i64, ptr %125, align 8
  %1458 = getelementptr inbounds i32, ptr @c, i64 %1457
  %1459 = load <vscale x 2 x i32>, ptr %130, align 4
  %1460 = load i64, ptr %126, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1459, ptr %1458, i64 %1460)
  %1461 = load i64, ptr %126, align 8
  %1462 = load i64, ptr %125, align 8
  %1463 = add i64 %1462, %1461
  store i64 %1463, ptr %125, align 8
  br label %1413, !llvm.loop !48

1464:                                             ; preds = %1413
  %1465 = load i64, ptr @digest, align 8
  %1466 = mul i64 %1465, 31
  %1467 = load i64, ptr %124, align 8
  %1468 = add i64 %1466, %1467
  store i64 %1468, ptr @digest, align 8
  store i32 0, ptr %131, align 4
  br label %1469

1469:                                             ; preds = %1480, %1464
  %1470 = load i32, ptr %131, align 4
  %1471 = icmp slt i32 %1470, 64
  br i1 %1471, label %1472, label %1483

1472:                                             ; preds = %1469
  %1473 = load i64, ptr @digest, align 8
  %1474 = mul i64 %1473, 31
  %1475 = load i32, ptr %131, align 4
  %1476 = sext i32 %1475 to i64
  %1477 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1476
  %1478 = load i64, ptr %1477, align 8
  %1479 = add i64 %1474, %1478
  store i64 %1479, ptr @digest, align 8
  br label %1480

1480:                                             ; preds = %1472
  %1481 = load i32, ptr %131, align 4
  %1482 = add nsw i32 %1481, 1
  store i32 %1482, ptr %131, align 4
  br label %1469, !llvm.loop !49

1483:                                             ; preds = %1469
  br label %1484

1484:                                             ; preds = %1483
  %1485 = load i32, ptr %122, align 4
  %1486 = add nsw i32 %1485, 1
  store i32 %1486, ptr %122, align 4
  br label %1401, !llvm.loop !50

1487:                                             ; preds = %1401
  call void @show(ptr noundef @.str.12)
  store i32 0, ptr %132, align 4
  br label %1488

1488:                                             ; preds = %1576, %1487
  %1489 = load i32, ptr %132, align 4
  %1490 = icmp slt i32 %1489, 36
  br i1 %1490, label %1491, label %1579

1491:                                             ; preds = %1488
  %1492 = load i32, ptr %132, align 4
  %1493 = srem i32 %1492, 12
  %1494 = sext i32 %1493 to i64
  %1495 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1494
  %1496 = load i32, ptr %1495, align 4
  %1497 = sext i32 %1496 to i64
  store i64 %1497, ptr %133, align 8
  store i64 0, ptr %134, align 8
  %1498 = load i32, ptr %132, align 4
  %1499 = sdiv i32 %1498, 12
  call void @fill(i32 noundef signext %1499)
  store i64 0, ptr %135, align 8
  br label %1500

1500:                                             ; preds = %1504, %1491
  %1501 = load i64, ptr %135, align 8
  %1502 = load i64, ptr %133, align 8
  %1503 = icmp slt i64 %1501, %1502
  br i1 %1503, label %1504, label %1556

1504:                                             ; preds = %1500
  %1505 = load i64, ptr %133, align 8
  %1506 = load i64, ptr %135, align 8
  %1507 = sub nsw i64 %1505, %1506
  %1508 = call i64 @llvm.riscv.vsetvli.i64(i64 %1507, i64 2, i64 0)
  store i64 %1508, ptr %136, align 8
  %1509 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1509, ptr %137, align 8
  %1510 = load i64, ptr %137, align 8
  %1511 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1510)
  %1512 = load i64, ptr %135, align 8
  %1513 = getelementptr inbounds i32, ptr @a, i64 %1512
  %1514 = load i64, ptr %136, align 8
  %1515 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1511, ptr %1513, i64 %1514)
  store <vscale x 2 x i32> %1515, ptr %138, align 4
  %1516 = load i64, ptr %137, align 8
  %1517 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1516)
  %1518 = load i64, ptr %135, align 8
  %1519 = getelementptr inbounds i32, ptr @b, i64 %1518
  %1520 = load i64, ptr %136, align 8
  %1521 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1517, ptr %1519, i64 %1520)
  store <vscale x 2 x i32> %1521, ptr %139, align 4
  %1522 = load i64, ptr %137, align 8
  %1523 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1522)
  %1524 = load i64, ptr %135, align 8
  %1525 = getelementptr inbounds i32, ptr @c, i64 %1524
  %1526 = load i64, ptr %136, align 8
  %1527 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1523, ptr %1525, i64 %1526)
  store <vscale x 2 x i32> %1527, ptr %140, align 4
  %1528 = load <vscale x 2 x i32>, ptr %138, align 4
  %1529 = load i64, ptr %136, align 8
  %1530 = call <vscale x 2 x i1> @llvm.riscv.vmsltu.nxv2i32.i32.i64(<vscale x 2 x i32> %1528, i32 -2147483648, i64 %1529)
  %1531 = load <vscale x 2 x i32>, ptr %138, align 4
  %1532 = load <vscale x 2 x i32>, ptr %139, align 4
  %1533 = load i64, ptr %136, align 8
  %1534 = call <vscale x 2 x i1> @llvm.riscv.vmsne.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1531, <vscale x 2 x i32> %1532, i64 %1533)
  %1535 = load i64, ptr %136, align 8
  %1536 = call <vscale x 2 x i1> @llvm.riscv.vmandn.nxv2i1.i64(<vscale x 2 x i1> %1530, <vscale x 2 x i1> %1534, i64 %1535)
  store <vscale x 2 x i1> %1536, ptr %141, align 1
  %1537 = load <vscale x 2 x i1>, ptr %141, align 1
  %1538 = load <vscale x 2 x i1>, ptr %141, align 1
  %1539 = load <vscale x 2 x i1>, ptr %141, align 1
  %1540 = load <vscale x 2 x i32>, ptr %138, align 4
  %1541 = load i64, ptr %136, align 8
  %1542 = call <vscale x 2 x i1> @llvm.riscv.vmseq.mask.nxv2i32.i32.i64(<vscale x 2 x i1> %1539, <vscale x 2 x i32> %1540, i32 0, <vscale x 2 x i1> %1538, i64 %1541)
  %1543 = load i64, ptr %136, align 8
  %1544 = call <vscale x 2 x i1> @llvm.riscv.vmnor.nxv2i1.i64(<vscale x 2 x i1> %1537, <vscale x 2 x i1> %1542, i64 %1543)
  %1545 = load i64, ptr %136, align 8
  %1546 = call i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1> %1544, i64 %1545)
  %1547 = load i64, ptr %134, align 8
  %1548 = add i64 %1547, %1546
  store i64 %1548, ptr %134, align 8
  %1549 = load i64, ptr %135, align 8
  %1550 = getelementptr inbounds i32, ptr @c, i64 %1549
  %1551 = load <vscale x 2 x i32>, ptr %140, align 4
  %1552 = load i64, ptr %136, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1551, ptr %1550, i64 %1552)
  %1553 = load i64, ptr %136, align 8
  %1554 = load i64, ptr %135, align 8
  %1555 = add i64 %1554, %1553
  store i64 %1555, ptr %135, align 8
  br label %1500, !llvm.loop !51

1556:                                             ; preds = %1500
  %1557 = load i64, ptr @digest, align 8
  %1558 = mul i64 %1557, 31
  %1559 = load i64, ptr %134, align 8
  %1560 = add i64 %1558, %1559
  store i64 %1560, ptr @digest, align 8
  store i32 0, ptr %142, align 4
  br label %1561

1561:                                             ; preds = %1572, %1556
  %1562 = load i32, ptr %142, align 4
  %1563 = icmp slt i32 %1562, 64
  br i1 %1563, label %1564, label %1575

1564:                                             ; preds = %1561
  %1565 = load i64, ptr @digest, align 8
  %1566 = mul i64 %1565, 31
  %1567 = load i32, ptr %142, align 4
  %1568 = sext i32 %1567 to i64
  %1569 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1568
  %1570 = load i64, ptr %1569, align 8
  %1571 = add i64 %1566, %1570
  store i64 %1571, ptr @digest, align 8
  br label %1572

1572:                                             ; preds = %1564
  %1573 = load i32, ptr %142, align 4
  %1574 = add nsw i32 %1573, 1
  store i32 %1574, ptr %142, align 4
  br label %1561, !llvm.loop !52

1575:                                             ; preds = %1561
  br label %1576

1576:                                             ; preds = %1575
  %1577 = load i32, ptr %132, align 4
  %1578 = add nsw i32 %1577, 1
  store i32 %1578, ptr %132, align 4
  br label %1488, !llvm.loop !53

1579:                                             ; preds = %1488
  call void @show(ptr noundef @.str.13)
  store i32 0, ptr %143, align 4
  br label %1580

1580:                                             ; preds = %1654, %1579
  %1581 = load i32, ptr %143, align 4
  %1582 = icmp slt i32 %1581, 36
  br i1 %1582, label %1583, label %1657

1583:                                             ; preds = %1580
  %1584 = load i32, ptr %143, align 4
  %1585 = srem i32 %1584, 12
  %1586 = sext i32 %1585 to i64
  %1587 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1586
  %1588 = load i32, ptr %1587, align 4
  %1589 = sext i32 %1588 to i64
  store i64 %1589, ptr %144, align 8
  store i64 0, ptr %145, align 8
  %1590 = load i32, ptr %143, align 4
  %1591 = sdiv i32 %1590, 12
  call void @fill(i32 noundef signext %1591)
  store i64 0, ptr %146, align 8
  br label %1592

1592:                                             ; preds = %1596, %1583
  %1593 = load i64, ptr %146, align 8
  %1594 = load i64, ptr %144, align 8
  %1595 = icmp slt i64 %1593, %1594
  br i1 %1595, label %1596, label %1634

1596:                                             ; preds = %1592
  %1597 = load i64, ptr %144, align 8
  %1598 = load i64, ptr %146, align 8
  %1599 = sub nsw i64 %1597, %1598
  %1600 = call i64 @llvm.riscv.vsetvli.i64(i64 %1599, i64 2, i64 0)
  store i64 %1600, ptr %147, align 8
  %1601 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1601, ptr %148, align 8
  %1602 = load i64, ptr %148, align 8
  %1603 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1602)
  %1604 = load i64, ptr %146, align 8
  %1605 = getelementptr inbounds i32, ptr @a, i64 %1604
  %1606 = load i64, ptr %147, align 8
  %1607 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1603, ptr %1605, i64 %1606)
  store <vscale x 2 x i32> %1607, ptr %149, align 4
  %1608 = load i64, ptr %148, align 8
  %1609 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1608)
  %1610 = load i64, ptr %146, align 8
  %1611 = getelementptr inbounds i32, ptr @b, i64 %1610
  %1612 = load i64, ptr %147, align 8
  %1613 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1609, ptr %1611, i64 %1612)
  store <vscale x 2 x i32> %1613, ptr %150, align 4
  %1614 = load i64, ptr %148, align 8
  %1615 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1614)
  %1616 = load i64, ptr %146, align 8
  %1617 = getelementptr inbounds i32, ptr @c, i64 %1616
  %1618 = load i64, ptr %147, align 8
  %1619 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1615, ptr %1617, i64 %1618)
  store <vscale x 2 x i32> %1619, ptr %151, align 4
  %1620 = load <vscale x 2 x i32>, ptr %149, align 4
  %1621 = load <vscale x 2 x i32>, ptr %150, align 4
  %1622 = load <vscale x 2 x i32>, ptr %149, align 4
  %1623 = load i64, ptr %147, align 8
  %1624 = call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32> %1622, i32 0, i64 %1623)
  %1625 = load i64, ptr %147, align 8
  %1626 = call <vscale x 2 x i32> @llvm.riscv.vmerge.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1620, <vscale x 2 x i32> %1621, <vscale x 2 x i1> %1624, i64 %1625)
  store <vscale x 2 x i32> %1626, ptr %151, align 4
  %1627 = load i64, ptr %146, align 8
  %1628 = getelementptr inbounds i32, ptr @c, i64 %1627
  %1629 = load <vscale x 2 x i32>, ptr %151, align 4
  %1630 = load i64, ptr %147, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1629, ptr %1628, i64 %1630)
  %1631 = load i64, ptr %147, align 8
  %1632 = load i64, ptr %146, align 8
  %1633 = add i64 %1632, %1631
  store i64 %1633, ptr %146, align 8
  br label %1592, !llvm.loop !54

1634:                                             ; preds = %1592
  %1635 = load i64, ptr @digest, align 8
  %1636 = mul i64 %1635, 31
  %1637 = load i64, ptr %145, align 8
  %1638 = add i64 %1636, %1637
  store i64 %1638, ptr @digest, align 8
  store i32 0, ptr %152, align 4
  br label %1639

1639:                                             ; preds = %1650, %1634
  %1640 = load i32, ptr %152, align 4
  %1641 = icmp slt i32 %1640, 64
  br i1 %1641, label %1642, label %1653

1642:                                             ; preds = %1639
  %1643 = load i64, ptr @digest, align 8
  %1644 = mul i64 %1643, 31
  %1645 = load i32, ptr %152, align 4
  %1646 = sext i32 %1645 to i64
  %1647 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1646
  %1648 = load i64, ptr %1647, align 8
  %1649 = add i64 %1644, %1648
  store i64 %1649, ptr @digest, align 8
  br label %1650

1650:                                             ; preds = %1642
  %1651 = load i32, ptr %152, align 4
  %1652 = add nsw i32 %1651, 1
  store i32 %1652, ptr %152, align 4
  br label %1639, !llvm.loop !55

1653:                                             ; preds = %1639
  br label %1654

1654:                                             ; preds = %1653
  %1655 = load i32, ptr %143, align 4
  %1656 = add nsw i32 %1655, 1
  store i32 %1656, ptr %143, align 4
  br label %1580, !llvm.loop !56

1657:                                             ; preds = %1580
  call void @show(ptr noundef @.str.14)
  store i32 0, ptr %153, align 4
  br label %1658

1658:                                             ; preds = %1734, %1657
  %1659 = load i32, ptr %153, align 4
  %1660 = icmp slt i32 %1659, 36
  br i1 %1660, label %1661, label %1737

1661:                                             ; preds = %1658
  %1662 = load i32, ptr %153, align 4
  %1663 = srem i32 %1662, 12
  %1664 = sext i32 %1663 to i64
  %1665 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1664
  %1666 = load i32, ptr %1665, align 4
  %1667 = sext i32 %1666 to i64
  store i64 %1667, ptr %154, align 8
  store i64 0, ptr %155, align 8
  %1668 = load i32, ptr %153, align 4
  %1669 = sdiv i32 %1668, 12
  call void @fill(i32 noundef signext %1669)
  store i64 0, ptr %156, align 8
  br label %1670

1670:                                             ; preds = %1674, %1661
  %1671 = load i64, ptr %156, align 8
  %1672 = load i64, ptr %154, align 8
  %1673 = icmp slt i64 %1671, %1672
  br i1 %1673, label %1674, label %1714

1674:                                             ; preds = %1670
  %1675 = load i64, ptr %154, align 8
  %1676 = load i64, ptr %156, align 8
  %1677 = sub nsw i64 %1675, %1676
  %1678 = call i64 @llvm.riscv.vsetvli.i64(i64 %1677, i64 2, i64 0)
  store i64 %1678, ptr %157, align 8
  %1679 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1679, ptr %158, align 8
  %1680 = load i64, ptr %158, align 8
  %1681 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1680)
  %1682 = load i64, ptr %156, align 8
  %1683 = getelementptr inbounds i32, ptr @a, i64 %1682
  %1684 = load i64, ptr %157, align 8
  %1685 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1681, ptr %1683, i64 %1684)
  store <vscale x 2 x i32> %1685, ptr %159, align 4
  %1686 = load i64, ptr %158, align 8
  %1687 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1686)
  %1688 = load i64, ptr %156, align 8
  %1689 = getelementptr inbounds i32, ptr @b, i64 %1688
  %1690 = load i64, ptr %157, align 8
  %1691 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1687, ptr %1689, i64 %1690)
  store <vscale x 2 x i32> %1691, ptr %160, align 4
  %1692 = load i64, ptr %158, align 8
  %1693 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1692)
  %1694 = load i64, ptr %156, align 8
  %1695 = getelementptr inbounds i32, ptr @c, i64 %1694
  %1696 = load i64, ptr %157, align 8
  %1697 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1693, ptr %1695, i64 %1696)
  store <vscale x 2 x i32> %1697, ptr %161, align 4
  %1698 = load i64, ptr %155, align 8
  %1699 = mul nsw i64 %1698, 7
  %1700 = load <vscale x 2 x i32>, ptr %159, align 4
  %1701 = call <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 5, i64 1)
  %1702 = load i64, ptr %157, align 8
  %1703 = call <vscale x 2 x i32> @llvm.riscv.vredsum.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1700, <vscale x 2 x i32> %1701, i64 %1702)
  %1704 = call i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32> %1703)
  %1705 = sext i32 %1704 to i64
  %1706 = add nsw i64 %1699, %1705
  store i64 %1706, ptr %155, align 8
  %1707 = load i64, ptr %156, align 8
  %1708 = getelementptr inbounds i32, ptr @c, i64 %1707
  %1709 = load <vscale x 2 x i32>, ptr %161, align 4
  %1710 = load i64, ptr %157, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1709, ptr %1708, i64 %1710)
  %1711 = load i64, ptr %157, align 8
  %1712 = load i64, ptr %156, align 8
  %1713 = add i64 %1712, %1711
  store i64 %1713, ptr %156, align 8
  br label %1670, !llvm.loop !57

1714:                                             ; preds = %1670
  %1715 = load i64, ptr @digest, align 8
  %1716 = mul i64 %1715, 31
  %1717 = load i64, ptr %155, align 8
  %1718 = add i64 %1716, %1717
  store i64 %1718, ptr @digest, align 8
  store i32 0, ptr %162, align 4
  br label %1719

1719:                                             ; preds = %1730, %1714
  %1720 = load i32, ptr %162, align 4
  %1721 = icmp slt i32 %1720, 64
  br i1 %1721, label %1722, label %1733

1722:                                             ; preds = %1719
  %1723 = load i64, ptr @digest, align 8
  %1724 = mul i64 %1723, 31
  %1725 = load i32, ptr %162, align 4
  %1726 = sext i32 %1725 to i64
  %1727 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1726
  %1728 = load i64, ptr %1727, align 8
  %1729 = add i64 %1724, %1728
  store i64 %1729, ptr @digest, align 8
  br label %1730

1730:                                             ; preds = %1722
  %1731 = load i32, ptr %162, align 4
  %1732 = add nsw i32 %1731, 1
  store i32 %1732, ptr %162, align 4
  br label %1719, !llvm.loop !58

1733:                                             ; preds = %1719
  br label %1734

1734:                                             ; preds = %1733
  %1735 = load i32, ptr %153, align 4
  %1736 = add nsw i32 %1735, 1
  store i32 %1736, ptr %153, align 4
  br label %1658, !llvm.loop !59

1737:                                             ; preds = %1658
  call void @show(ptr noundef @.str.15)
  store i32 0, ptr %163, align 4
  br label %1738

1738:                                             ; preds = %1817, %1737
  %1739 = load i32, ptr %163, align 4
  %1740 = icmp slt i32 %1739, 36
  br i1 %1740, label %1741, label %1820

1741:                                             ; preds = %1738
  %1742 = load i32, ptr %163, align 4
  %1743 = srem i32 %1742, 12
  %1744 = sext i32 %1743 to i64
  %1745 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1744
  %1746 = load i32, ptr %1745, align 4
  %1747 = sext i32 %1746 to i64
  store i64 %1747, ptr %164, align 8
  store i64 0, ptr %165, align 8
  %1748 = load i32, ptr %163, align 4
  %1749 = sdiv i32 %1748, 12
  call void @fill(i32 noundef signext %1749)
  store i64 0, ptr %166, align 8
  br label %1750

1750:                                             ; preds = %1754, %1741
  %1751 = load i64, ptr %166, align 8
  %1752 = load i64, ptr %164, align 8
  %1753 = icmp slt i64 %1751, %1752
  br i1 %1753, label %1754, label %1797

1754:                                             ; preds = %1750
  %1755 = load i64, ptr %164, align 8
  %1756 = load i64, ptr %166, align 8
  %1757 = sub nsw i64 %1755, %1756
  %1758 = call i64 @llvm.riscv.vsetvli.i64(i64 %1757, i64 2, i64 0)
  store i64 %1758, ptr %167, align 8
  %1759 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1759, ptr %168, align 8
  %1760 = load i64, ptr %168, align 8
  %1761 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1760)
  %1762 = load i64, ptr %166, align 8
  %1763 = getelementptr inbounds i32, ptr @a, i64 %1762
  %1764 = load i64, ptr %167, align 8
  %1765 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1761, ptr %1763, i64 %1764)
  store <vscale x 2 x i32> %1765, ptr %169, align 4
  %1766 = load i64, ptr %168, align 8
  %1767 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1766)
  %1768 = load i64, ptr %166, align 8
  %1769 = getelementptr inbounds i32, ptr @b, i64 %1768
  %1770 = load i64, ptr %167, align 8
  %1771 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1767, ptr %1769, i64 %1770)
  store <vscale x 2 x i32> %1771, ptr %170, align 4
  %1772 = load i64, ptr %168, align 8
  %1773 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1772)
  %1774 = load i64, ptr %166, align 8
  %1775 = getelementptr inbounds i32, ptr @c, i64 %1774
  %1776 = load i64, ptr %167, align 8
  %1777 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1773, ptr %1775, i64 %1776)
  store <vscale x 2 x i32> %1777, ptr %171, align 4
  %1778 = load i64, ptr %165, align 8
  %1779 = mul nsw i64 %1778, 7
  %1780 = load <vscale x 2 x i32>, ptr %169, align 4
  %1781 = load i64, ptr %167, align 8
  %1782 = call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32> %1780, i32 9, i64 %1781)
  %1783 = load <vscale x 2 x i32>, ptr %169, align 4
  %1784 = call <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 -9, i64 1)
  %1785 = load i64, ptr %167, align 8
  %1786 = call <vscale x 2 x i32> @llvm.riscv.vredmax.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1783, <vscale x 2 x i32> %1784, <vscale x 2 x i1> %1782, i64 %1785)
  %1787 = call i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32> %1786)
  %1788 = sext i32 %1787 to i64
  %1789 = add nsw i64 %1779, %1788
  store i64 %1789, ptr %165, align 8
  %1790 = load i64, ptr %166, align 8
  %1791 = getelementptr inbounds i32, ptr @c, i64 %1790
  %1792 = load <vscale x 2 x i32>, ptr %171, align 4
  %1793 = load i64, ptr %167, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1792, ptr %1791, i64 %1793)
  %1794 = load i64, ptr %167, align 8
  %1795 = load i64, ptr %166, align 8
  %1796 = add i64 %1795, %1794
  store i64 %1796, ptr %166, align 8
  br label %1750, !llvm.loop !60

1797:                                             ; preds = %1750
  %1798 = load i64, ptr @digest, align 8
  %1799 = mul i64 %1798, 31
  %1800 = load i64, ptr %165, align 8
  %1801 = add i64 %1799, %1800
  store i64 %1801, ptr @digest, align 8
  store i32 0, ptr %172, align 4
  br label %1802

1802:                                             ; preds = %1813, %1797
  %1803 = load i32, ptr %172, align 4
  %1804 = icmp slt i32 %1803, 64
  br i1 %1804, label %1805, label %1816

1805:                                             ; preds = %1802
  %1806 = load i64, ptr @digest, align 8
  %1807 = mul i64 %1806, 31
  %1808 = load i32, ptr %172, align 4
  %1809 = sext i32 %1808 to i64
  %1810 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1809
  %1811 = load i64, ptr %1810, align 8
  %1812 = add i64 %1807, %1811
  store i64 %1812, ptr @digest, align 8
  br label %1813

1813:                                             ; preds = %1805
  %1814 = load i32, ptr %172, align 4
  %1815 = add nsw i32 %1814, 1
  store i32 %1815, ptr %172, align 4
  br label %1802, !llvm.loop !61

1816:                                             ; preds = %1802
  br label %1817

1817:                                             ; preds = %1816
  %1818 = load i32, ptr %163, align 4
  %1819 = add nsw i32 %1818, 1
  store i32 %1819, ptr %163, align 4
  br label %1738, !llvm.loop !62

1820:                                             ; preds = %1738
  call void @show(ptr noundef @.str.16)
  store i32 0, ptr %173, align 4
  br label %1821

1821:                                             ; preds = %1894, %1820
  %1822 = load i32, ptr %173, align 4
  %1823 = icmp slt i32 %1822, 36
  br i1 %1823, label %1824, label %1897

1824:                                             ; preds = %1821
  %1825 = load i32, ptr %173, align 4
  %1826 = srem i32 %1825, 12
  %1827 = sext i32 %1826 to i64
  %1828 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1827
  %1829 = load i32, ptr %1828, align 4
  %1830 = sext i32 %1829 to i64
  store i64 %1830, ptr %174, align 8
  store i64 0, ptr %175, align 8
  %1831 = load i32, ptr %173, align 4
  %1832 = sdiv i32 %1831, 12
  call void @fill(i32 noundef signext %1832)
  store i64 0, ptr %176, align 8
  br label %1833

1833:                                             ; preds = %1837, %1824
  %1834 = load i64, ptr %176, align 8
  %1835 = load i64, ptr %174, align 8
  %1836 = icmp slt i64 %1834, %1835
  br i1 %1836, label %1837, label %1874

1837:                                             ; preds = %1833
  %1838 = load i64, ptr %174, align 8
  %1839 = load i64, ptr %176, align 8
  %1840 = sub nsw i64 %1838, %1839
  %1841 = call i64 @llvm.riscv.vsetvli.i64(i64 %1840, i64 2, i64 0)
  store i64 %1841, ptr %177, align 8
  %1842 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1842, ptr %178, align 8
  %1843 = load i64, ptr %178, align 8
  %1844 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1843)
  %1845 = load i64, ptr %176, align 8
  %1846 = getelementptr inbounds i32, ptr @a, i64 %1845
  %1847 = load i64, ptr %177, align 8
  %1848 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1844, ptr %1846, i64 %1847)
  store <vscale x 2 x i32> %1848, ptr %179, align 4
  %1849 = load i64, ptr %178, align 8
  %1850 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1849)
  %1851 = load i64, ptr %176, align 8
  %1852 = getelementptr inbounds i32, ptr @b, i64 %1851
  %1853 = load i64, ptr %177, align 8
  %1854 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1850, ptr %1852, i64 %1853)
  store <vscale x 2 x i32> %1854, ptr %180, align 4
  %1855 = load i64, ptr %178, align 8
  %1856 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1855)
  %1857 = load i64, ptr %176, align 8
  %1858 = getelementptr inbounds i32, ptr @c, i64 %1857
  %1859 = load i64, ptr %177, align 8
  %1860 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1856, ptr %1858, i64 %1859)
  store <vscale x 2 x i32> %1860, ptr %181, align 4
  %1861 = load <vscale x 2 x i32>, ptr %181, align 4
  %1862 = load <vscale x 2 x i32>, ptr %179, align 4
  %1863 = load <vscale x 2 x i32>, ptr %180, align 4
  %1864 = load i64, ptr %177, align 8
  %1865 = udiv i64 %1864, 3
  %1866 = call <vscale x 2 x i32> @llvm.riscv.vredor.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1861, <vscale x 2 x i32> %1862, <vscale x 2 x i32> %1863, i64 %1865)
  store <vscale x 2 x i32> %1866, ptr %181, align 4
  %1867 = load i64, ptr %176, align 8
  %1868 = getelementptr inbounds i32, ptr @c, i64 %1867
  %1869 = load <vscale x 2 x i32>, ptr %181, align 4
  %1870 = load i64, ptr %177, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1869, ptr %1868, i64 %1870)
  %1871 = load i64, ptr %177, align 8
  %1872 = load i64, ptr %176, align 8
  %1873 = add i64 %1872, %1871
  store i64 %1873, ptr %176, align 8
  br label %1833, !llvm.loop !63

1874:                                             ; preds = %1833
  %1875 = load i64, ptr @digest, align 8
  %1876 = mul i64 %1875, 31
  %1877 = load i64, ptr %175, align 8
  %1878 = add i64 %1876, %1877
  store i64 %1878, ptr @digest, align 8
  store i32 0, ptr %182, align 4
  br label %1879

1879:                                             ; preds = %1890, %1874
  %1880 = load i32, ptr %182, align 4
  %1881 = icmp slt i32 %1880, 64
  br i1 %1881, label %1882, label %1893

1882:                                             ; preds = %1879
  %1883 = load i64, ptr @digest, align 8
  %1884 = mul i64 %1883, 31
  %1885 = load i32, ptr %182, align 4
  %1886 = sext i32 %1885 to i64
  %1887 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1886
  %1888 = load i64, ptr %1887, align 8
  %1889 = add i64 %1884, %1888
  store i64 %1889, ptr @digest, align 8
  br label %1890

1890:                                             ; preds = %1882
  %1891 = load i32, ptr %182, align 4
  %1892 = add nsw i32 %1891, 1
  store i32 %1892, ptr %182, align 4
  br label %1879, !llvm.loop !64

1893:                                             ; preds = %1879
  br label %1894

1894:                                             ; preds = %1893
  %1895 = load i32, ptr %173, align 4
  %1896 = add nsw i32 %1895, 1
  store i32 %1896, ptr %173, align 4
  br label %1821, !llvm.loop !65

1897:                                             ; preds = %1821
  call void @show(ptr noundef @.str.17)
  store i32 0, ptr %183, align 4
  br label %1898

1898:                                             ; preds = %1975, %1897
  %1899 = load i32, ptr %183, align 4
  %1900 = icmp slt i32 %1899, 36
  br i1 %1900, label %1901, label %1978

1901:                                             ; preds = %1898
  %1902 = load i32, ptr %183, align 4
  %1903 = srem i32 %1902, 12
  %1904 = sext i32 %1903 to i64
  %1905 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1904
  %1906 = load i32, ptr %1905, align 4
  %1907 = sext i32 %1906 to i64
  store i64 %1907, ptr %184, align 8
  store i64 0, ptr %185, align 8
  %1908 = load i32, ptr %183, align 4
  %1909 = sdiv i32 %1908, 12
  call void @fill(i32 noundef signext %1909)
  store i64 0, ptr %186, align 8
  br label %1910

1910:                                             ; preds = %1914, %1901
  %1911 = load i64, ptr %186, align 8
  %1912 = load i64, ptr %184, align 8
  %1913 = icmp slt i64 %1911, %1912
  br i1 %1913, label %1914, label %1955

1914:                                             ; preds = %1910
  %1915 = load i64, ptr %184, align 8
  %1916 = load i64, ptr %186, align 8
  %1917 = sub nsw i64 %1915, %1916
  %1918 = call i64 @llvm.riscv.vsetvli.i64(i64 %1917, i64 2, i64 0)
  store i64 %1918, ptr %187, align 8
  %1919 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %1919, ptr %188, align 8
  %1920 = load i64, ptr %188, align 8
  %1921 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1920)
  %1922 = load i64, ptr %186, align 8
  %1923 = getelementptr inbounds i32, ptr @a, i64 %1922
  %1924 = load i64, ptr %187, align 8
  %1925 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1921, ptr %1923, i64 %1924)
  store <vscale x 2 x i32> %1925, ptr %189, align 4
  %1926 = load i64, ptr %188, align 8
  %1927 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1926)
  %1928 = load i64, ptr %186, align 8
  %1929 = getelementptr inbounds i32, ptr @b, i64 %1928
  %1930 = load i64, ptr %187, align 8
  %1931 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1927, ptr %1929, i64 %1930)
  store <vscale x 2 x i32> %1931, ptr %190, align 4
  %1932 = load i64, ptr %188, align 8
  %1933 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1932)
  %1934 = load i64, ptr %186, align 8
  %1935 = getelementptr inbounds i32, ptr @c, i64 %1934
  %1936 = load i64, ptr %187, align 8
  %1937 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1933, ptr %1935, i64 %1936)
  store <vscale x 2 x i32> %1937, ptr %191, align 4
  %1938 = load i64, ptr %186, align 8
  %1939 = getelementptr inbounds i32, ptr @a, i64 %1938
  %1940 = load i64, ptr %187, align 8
  %1941 = call <vscale x 2 x i32> @llvm.riscv.vlse.nxv2i32.p0.i64(<vscale x 2 x i32> poison, ptr %1939, i64 8, i64 %1940)
  store <vscale x 2 x i32> %1941, ptr %191, align 4
  %1942 = load i64, ptr %186, align 8
  %1943 = mul nsw i64 2, %1942
  %1944 = getelementptr inbounds i32, ptr @c, i64 %1943
  %1945 = load <vscale x 2 x i32>, ptr %189, align 4
  %1946 = load i64, ptr %187, align 8
  %1947 = udiv i64 %1946, 2
  call void @llvm.riscv.vsse.nxv2i32.p0.i64(<vscale x 2 x i32> %1945, ptr %1944, i64 12, i64 %1947)
  %1948 = load i64, ptr %186, align 8
  %1949 = getelementptr inbounds i32, ptr @c, i64 %1948
  %1950 = load <vscale x 2 x i32>, ptr %191, align 4
  %1951 = load i64, ptr %187, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1950, ptr %1949, i64 %1951)
  %1952 = load i64, ptr %187, align 8
  %1953 = load i64, ptr %186, align 8
  %1954 = add i64 %1953, %1952
  store i64 %1954, ptr %186, align 8
  br label %1910, !llvm.loop !66

1955:                                             ; preds = %1910
  %1956 = load i64, ptr @digest, align 8
  %1957 = mul i64 %1956, 31
  %1958 = load i64, ptr %185, align 8
  %1959 = add i64 %1957, %1958
  store i64 %1959, ptr @digest, align 8
  store i32 0, ptr %192, align 4
  br label %1960

1960:                                             ; preds = %1971, %1955
  %1961 = load i32, ptr %192, align 4
  %1962 = icmp slt i32 %1961, 64
  br i1 %1962, label %1963, label %1974

1963:                                             ; preds = %1960
  %1964 = load i64, ptr @digest, align 8
  %1965 = mul i64 %1964, 31
  %1966 = load i32, ptr %192, align 4
  %1967 = sext i32 %1966 to i64
  %1968 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %1967
  %1969 = load i64, ptr %1968, align 8
  %1970 = add i64 %1965, %1969
  store i64 %1970, ptr @digest, align 8
  br label %1971

1971:                                             ; preds = %1963
  %1972 = load i32, ptr %192, align 4
  %1973 = add nsw i32 %1972, 1
  store i32 %1973, ptr %192, align 4
  br label %1960, !llvm.loop !67

1974:                                             ; preds = %1960
  br label %1975

1975:                                             ; preds = %1974
  %1976 = load i32, ptr %183, align 4
  %1977 = add nsw i32 %1976, 1
  store i32 %1977, ptr %183, align 4
  br label %1898, !llvm.loop !68

1978:                                             ; preds = %1898
  call void @show(ptr noundef @.str.18)
  store i32 0, ptr %193, align 4
  br label %1979

1979:                                             ; preds = %2051, %1978
  %1980 = load i32, ptr %193, align 4
  %1981 = icmp slt i32 %1980, 36
  br i1 %1981, label %1982, label %2054

1982:                                             ; preds = %1979
  %1983 = load i32, ptr %193, align 4
  %1984 = srem i32 %1983, 12
  %1985 = sext i32 %1984 to i64
  %1986 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %1985
  %1987 = load i32, ptr %1986, align 4
  %1988 = sext i32 %1987 to i64
  store i64 %1988, ptr %194, align 8
  store i64 0, ptr %195, align 8
  %1989 = load i32, ptr %193, align 4
  %1990 = sdiv i32 %1989, 12
  call void @fill(i32 noundef signext %1990)
  store i64 0, ptr %196, align 8
  br label %1991

1991:                                             ; preds = %1995, %1982
  %1992 = load i64, ptr %196, align 8
  %1993 = load i64, ptr %194, align 8
  %1994 = icmp slt i64 %1992, %1993
  br i1 %1994, label %1995, label %2031

1995:                                             ; preds = %1991
  %1996 = load i64, ptr %194, align 8
  %1997 = load i64, ptr %196, align 8
  %1998 = sub nsw i64 %1996, %1997
  %1999 = call i64 @llvm.riscv.vsetvli.i64(i64 %1998, i64 2, i64 0)
  store i64 %1999, ptr %197, align 8
  %2000 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2000, ptr %198, align 8
  %2001 = load i64, ptr %198, align 8
  %2002 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2001)
  %2003 = load i64, ptr %196, align 8
  %2004 = getelementptr inbounds i32, ptr @a, i64 %2003
  %2005 = load i64, ptr %197, align 8
  %2006 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2002, ptr %2004, i64 %2005)
  store <vscale x 2 x i32> %2006, ptr %199, align 4
  %2007 = load i64, ptr %198, align 8
  %2008 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2007)
  %2009 = load i64, ptr %196, align 8
  %2010 = getelementptr inbounds i32, ptr @b, i64 %2009
  %2011 = load i64, ptr %197, align 8
  %2012 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2008, ptr %2010, i64 %2011)
  store <vscale x 2 x i32> %2012, ptr %200, align 4
  %2013 = load i64, ptr %198, align 8
  %2014 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2013)
  %2015 = load i64, ptr %196, align 8
  %2016 = getelementptr inbounds i32, ptr @c, i64 %2015
  %2017 = load i64, ptr %197, align 8
  %2018 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2014, ptr %2016, i64 %2017)
  store <vscale x 2 x i32> %2018, ptr %201, align 4
  %2019 = load <vscale x 2 x i32>, ptr %200, align 4
  %2020 = load i64, ptr %197, align 8
  %2021 = call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2019, i32 252, i64 %2020)
  %2022 = load i64, ptr %197, align 8
  %2023 = call <vscale x 2 x i32> @llvm.riscv.vluxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32> poison, ptr @a, <vscale x 2 x i32> %2021, i64 %2022)
  store <vscale x 2 x i32> %2023, ptr %201, align 4
  %2024 = load i64, ptr %196, align 8
  %2025 = getelementptr inbounds i32, ptr @c, i64 %2024
  %2026 = load <vscale x 2 x i32>, ptr %201, align 4
  %2027 = load i64, ptr %197, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2026, ptr %2025, i64 %2027)
  %2028 = load i64, ptr %197, align 8
  %2029 = load i64, ptr %196, align 8
  %2030 = add i64 %2029, %2028
  store i64 %2030, ptr %196, align 8
  br label %1991, !llvm.loop !69

2031:                                             ; preds = %1991
  %2032 = load i64, ptr @digest, align 8
  %2033 = mul i64 %2032, 31
  %2034 = load i64, ptr %195, align 8
  %2035 = add i64 %2033, %2034
  store i64 %2035, ptr @digest, align 8
  store i32 0, ptr %202, align 4
  br label %2036

2036:                                             ; preds = %2047, %2031
  %2037 = load i32, ptr %202, align 4
  %2038 = icmp slt i32 %2037, 64
  br i1 %2038, label %2039, label %2050

2039:                                             ; preds = %2036
  %2040 = load i64, ptr @digest, align 8
  %2041 = mul i64 %2040, 31
  %2042 = load i32, ptr %202, align 4
  %2043 = sext i32 %2042 to i64
  %2044 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2043
  %2045 = load i64, ptr %2044, align 8
  %2046 = add i64 %2041, %2045
  store i64 %2046, ptr @digest, align 8
  br label %2047

2047:                                             ; preds = %2039
  %2048 = load i32, ptr %202, align 4
  %2049 = add nsw i32 %2048, 1
  store i32 %2049, ptr %202, align 4
  br label %2036, !llvm.loop !70

2050:                                             ; preds = %2036
  br label %2051

2051:                                             ; preds = %2050
  %2052 = load i32, ptr %193, align 4
  %2053 = add nsw i32 %2052, 1
  store i32 %2053, ptr %193, align 4
  br label %1979, !llvm.loop !71

2054:                                             ; preds = %1979
  call void @show(ptr noundef @.str.19)
  store i32 0, ptr %203, align 4
  br label %2055

2055:                                             ; preds = %2127, %2054
  %2056 = load i32, ptr %203, align 4
  %2057 = icmp slt i32 %2056, 36
  br i1 %2057, label %2058, label %2130

2058:                                             ; preds = %2055
  %2059 = load i32, ptr %203, align 4
  %2060 = srem i32 %2059, 12
  %2061 = sext i32 %2060 to i64
  %2062 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2061
  %2063 = load i32, ptr %2062, align 4
  %2064 = sext i32 %2063 to i64
  store i64 %2064, ptr %204, align 8
  store i64 0, ptr %205, align 8
  %2065 = load i32, ptr %203, align 4
  %2066 = sdiv i32 %2065, 12
  call void @fill(i32 noundef signext %2066)
  store i64 0, ptr %206, align 8
  br label %2067

2067:                                             ; preds = %2071, %2058
  %2068 = load i64, ptr %206, align 8
  %2069 = load i64, ptr %204, align 8
  %2070 = icmp slt i64 %2068, %2069
  br i1 %2070, label %2071, label %2107

2071:                                             ; preds = %2067
  %2072 = load i64, ptr %204, align 8
  %2073 = load i64, ptr %206, align 8
  %2074 = sub nsw i64 %2072, %2073
  %2075 = call i64 @llvm.riscv.vsetvli.i64(i64 %2074, i64 2, i64 0)
  store i64 %2075, ptr %207, align 8
  %2076 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2076, ptr %208, align 8
  %2077 = load i64, ptr %208, align 8
  %2078 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2077)
  %2079 = load i64, ptr %206, align 8
  %2080 = getelementptr inbounds i32, ptr @a, i64 %2079
  %2081 = load i64, ptr %207, align 8
  %2082 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2078, ptr %2080, i64 %2081)
  store <vscale x 2 x i32> %2082, ptr %209, align 4
  %2083 = load i64, ptr %208, align 8
  %2084 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2083)
  %2085 = load i64, ptr %206, align 8
  %2086 = getelementptr inbounds i32, ptr @b, i64 %2085
  %2087 = load i64, ptr %207, align 8
  %2088 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2084, ptr %2086, i64 %2087)
  store <vscale x 2 x i32> %2088, ptr %210, align 4
  %2089 = load i64, ptr %208, align 8
  %2090 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2089)
  %2091 = load i64, ptr %206, align 8
  %2092 = getelementptr inbounds i32, ptr @c, i64 %2091
  %2093 = load i64, ptr %207, align 8
  %2094 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2090, ptr %2092, i64 %2093)
  store <vscale x 2 x i32> %2094, ptr %211, align 4
  %2095 = load <vscale x 2 x i32>, ptr %210, align 4
  %2096 = load i64, ptr %207, align 8
  %2097 = call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2095, i32 60, i64 %2096)
  %2098 = load <vscale x 2 x i32>, ptr %209, align 4
  %2099 = load i64, ptr %207, align 8
  call void @llvm.riscv.vsuxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32> %2098, ptr @c, <vscale x 2 x i32> %2097, i64 %2099)
  %2100 = load i64, ptr %206, align 8
  %2101 = getelementptr inbounds i32, ptr @c, i64 %2100
  %2102 = load <vscale x 2 x i32>, ptr %211, align 4
  %2103 = load i64, ptr %207, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2102, ptr %2101, i64 %2103)
  %2104 = load i64, ptr %207, align 8
  %2105 = load i64, ptr %206, align 8
  %2106 = add i64 %2105, %2104
  store i64 %2106, ptr %206, align 8
  br label %2067, !llvm.loop !72

2107:                                             ; preds = %2067
  %2108 = load i64, ptr @digest, align 8
  %2109 = mul i64 %2108, 31
  %2110 = load i64, ptr %205, align 8
  %2111 = add i64 %2109, %2110
  store i64 %2111, ptr @digest, align 8
  store i32 0, ptr %212, align 4
  br label %2112

2112:                                             ; preds = %2123, %2107
  %2113 = load i32, ptr %212, align 4
  %2114 = icmp slt i32 %2113, 64
  br i1 %2114, label %2115, label %2126

2115:                                             ; preds = %2112
  %2116 = load i64, ptr @digest, align 8
  %2117 = mul i64 %2116, 31
  %2118 = load i32, ptr %212, align 4
  %2119 = sext i32 %2118 to i64
  %2120 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2119
  %2121 = load i64, ptr %2120, align 8
  %2122 = add i64 %2117, %2121
  store i64 %2122, ptr @digest, align 8
  br label %2123

2123:                                             ; preds = %2115
  %2124 = load i32, ptr %212, align 4
  %2125 = add nsw i32 %2124, 1
  store i32 %2125, ptr %212, align 4
  br label %2112, !llvm.loop !73

2126:                                             ; preds = %2112
  br label %2127

2127:                                             ; preds = %2126
  %2128 = load i32, ptr %203, align 4
  %2129 = add nsw i32 %2128, 1
  store i32 %2129, ptr %203, align 4
  br label %2055, !llvm.loop !74

2130:                                             ; preds = %2055
  call void @show(ptr noundef @.str.20)
  store i32 0, ptr %213, align 4
  br label %2131

2131:                                             ; preds = %2207, %2130
  %2132 = load i32, ptr %213, align 4
  %2133 = icmp slt i32 %2132, 36
  br i1 %2133, label %2134, label %2210

2134:                                             ; preds = %2131
  %2135 = load i32, ptr %213, align 4
  %2136 = srem i32 %2135, 12
  %2137 = sext i32 %2136 to i64
  %2138 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2137
  %2139 = load i32, ptr %2138, align 4
  %2140 = sext i32 %2139 to i64
  store i64 %2140, ptr %214, align 8
  store i64 0, ptr %215, align 8
  %2141 = load i32, ptr %213, align 4
  %2142 = sdiv i32 %2141, 12
  call void @fill(i32 noundef signext %2142)
  store i64 0, ptr %216, align 8
  br label %2143

2143:                                             ; preds = %2147, %2134
  %2144 = load i64, ptr %216, align 8
  %2145 = load i64, ptr %214, align 8
  %2146 = icmp slt i64 %2144, %2145
  br i1 %2146, label %2147, label %2187

2147:                                             ; preds = %2143
  %2148 = load i64, ptr %214, align 8
  %2149 = load i64, ptr %216, align 8
  %2150 = sub nsw i64 %2148, %2149
  %2151 = call i64 @llvm.riscv.vsetvli.i64(i64 %2150, i64 2, i64 0)
  store i64 %2151, ptr %217, align 8
  %2152 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2152, ptr %218, align 8
  %2153 = load i64, ptr %218, align 8
  %2154 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2153)
  %2155 = load i64, ptr %216, align 8
  %2156 = getelementptr inbounds i32, ptr @a, i64 %2155
  %2157 = load i64, ptr %217, align 8
  %2158 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2154, ptr %2156, i64 %2157)
  store <vscale x 2 x i32> %2158, ptr %219, align 4
  %2159 = load i64, ptr %218, align 8
  %2160 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2159)
  %2161 = load i64, ptr %216, align 8
  %2162 = getelementptr inbounds i32, ptr @b, i64 %2161
  %2163 = load i64, ptr %217, align 8
  %2164 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2160, ptr %2162, i64 %2163)
  store <vscale x 2 x i32> %2164, ptr %220, align 4
  %2165 = load i64, ptr %218, align 8
  %2166 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2165)
  %2167 = load i64, ptr %216, align 8
  %2168 = getelementptr inbounds i32, ptr @c, i64 %2167
  %2169 = load i64, ptr %217, align 8
  %2170 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2166, ptr %2168, i64 %2169)
  store <vscale x 2 x i32> %2170, ptr %221, align 4
  %2171 = load <vscale x 2 x i32>, ptr %219, align 4
  %2172 = load <vscale x 2 x i32>, ptr %220, align 4
  %2173 = load i64, ptr %217, align 8
  %2174 = call <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %2171, <vscale x 2 x i32> %2172, i64 %2173)
  %2175 = load i64, ptr %216, align 8
  %2176 = getelementptr inbounds i32, ptr @c, i64 %2175
  %2177 = getelementptr inbounds i32, ptr %2176, i64 1
  %2178 = load <vscale x 2 x i32>, ptr %219, align 4
  %2179 = load i64, ptr %217, align 8
  call void @llvm.riscv.vse.mask.nxv2i32.p0.i64(<vscale x 2 x i32> %2178, ptr %2177, <vscale x 2 x i1> %2174, i64 %2179)
  %2180 = load i64, ptr %216, align 8
  %2181 = getelementptr inbounds i32, ptr @c, i64 %2180
  %2182 = load <vscale x 2 x i32>, ptr %221, align 4
  %2183 = load i64, ptr %217, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2182, ptr %2181, i64 %2183)
  %2184 = load i64, ptr %217, align 8
  %2185 = load i64, ptr %216, align 8
  %2186 = add i64 %2185, %2184
  store i64 %2186, ptr %216, align 8
  br label %2143, !llvm.loop !75

2187:                                             ; preds = %2143
  %2188 = load i64, ptr @digest, align 8
  %2189 = mul i64 %2188, 31
  %2190 = load i64, ptr %215, align 8
  %2191 = add i64 %2189, %2190
  store i64 %2191, ptr @digest, align 8
  store i32 0, ptr %222, align 4
  br label %2192

2192:                                             ; preds = %2203, %2187
  %2193 = load i32, ptr %222, align 4
  %2194 = icmp slt i32 %2193, 64
  br i1 %2194, label %2195, label %2206

2195:                                             ; preds = %2192
  %2196 = load i64, ptr @digest, align 8
  %2197 = mul i64 %2196, 31
  %2198 = load i32, ptr %222, align 4
  %2199 = sext i32 %2198 to i64
  %2200 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2199
  %2201 = load i64, ptr %2200, align 8
  %2202 = add i64 %2197, %2201
  store i64 %2202, ptr @digest, align 8
  br label %2203

2203:                                             ; preds = %2195
  %2204 = load i32, ptr %222, align 4
  %2205 = add nsw i32 %2204, 1
  store i32 %2205, ptr %222, align 4
  br label %2192, !llvm.loop !76

2206:                                             ; preds = %2192
  br label %2207

2207:                                             ; preds = %2206
  %2208 = load i32, ptr %213, align 4
  %2209 = add nsw i32 %2208, 1
  store i32 %2209, ptr %213, align 4
  br label %2131, !llvm.loop !77

2210:                                             ; preds = %2131
  call void @show(ptr noundef @.str.21)
  store i32 0, ptr %223, align 4
  br label %2211

2211:                                             ; preds = %2298, %2210
  %2212 = load i32, ptr %223, align 4
  %2213 = icmp slt i32 %2212, 36
  br i1 %2213, label %2214, label %2301

2214:                                             ; preds = %2211
  %2215 = load i32, ptr %223, align 4
  %2216 = srem i32 %2215, 12
  %2217 = sext i32 %2216 to i64
  %2218 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2217
  %2219 = load i32, ptr %2218, align 4
  %2220 = sext i32 %2219 to i64
  store i64 %2220, ptr %224, align 8
  store i64 0, ptr %225, align 8
  %2221 = load i32, ptr %223, align 4
  %2222 = sdiv i32 %2221, 12
  call void @fill(i32 noundef signext %2222)
  store i64 0, ptr %226, align 8
  br label %2223

2223:                                             ; preds = %2227, %2214
  %2224 = load i64, ptr %226, align 8
  %2225 = load i64, ptr %224, align 8
  %2226 = icmp slt i64 %2224, %2225
  br i1 %2226, label %2227, label %2278

2227:                                             ; preds = %2223
  %2228 = load i64, ptr %224, align 8
  %2229 = load i64, ptr %226, align 8
  %2230 = sub nsw i64 %2228, %2229
  %2231 = call i64 @llvm.riscv.vsetvli.i64(i64 %2230, i64 2, i64 0)
  store i64 %2231, ptr %227, align 8
  %2232 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2232, ptr %228, align 8
  %2233 = load i64, ptr %228, align 8
  %2234 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2233)
  %2235 = load i64, ptr %226, align 8
  %2236 = getelementptr inbounds i32, ptr @a, i64 %2235
  %2237 = load i64, ptr %227, align 8
  %2238 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2234, ptr %2236, i64 %2237)
  store <vscale x 2 x i32> %2238, ptr %229, align 4
  %2239 = load i64, ptr %228, align 8
  %2240 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2239)
  %2241 = load i64, ptr %226, align 8
  %2242 = getelementptr inbounds i32, ptr @b, i64 %2241
  %2243 = load i64, ptr %227, align 8
  %2244 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2240, ptr %2242, i64 %2243)
  store <vscale x 2 x i32> %2244, ptr %230, align 4
  %2245 = load i64, ptr %228, align 8
  %2246 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2245)
  %2247 = load i64, ptr %226, align 8
  %2248 = getelementptr inbounds i32, ptr @c, i64 %2247
  %2249 = load i64, ptr %227, align 8
  %2250 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2246, ptr %2248, i64 %2249)
  store <vscale x 2 x i32> %2250, ptr %231, align 4
  %2251 = load <vscale x 2 x i32>, ptr %229, align 4
  %2252 = load <vscale x 2 x i32>, ptr %230, align 4
  %2253 = load i64, ptr %227, align 8
  %2254 = call <vscale x 2 x i64> @llvm.riscv.vwadd.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %2251, <vscale x 2 x i32> %2252, i64 %2253)
  store <vscale x 2 x i64> %2254, ptr %232, align 8
  %2255 = load <vscale x 2 x i64>, ptr %232, align 8
  %2256 = load <vscale x 2 x i32>, ptr %229, align 4
  %2257 = load <vscale x 2 x i32>, ptr %230, align 4
  %2258 = load i64, ptr %227, align 8
  %2259 = call <vscale x 2 x i64> @llvm.riscv.vwmul.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %2256, <vscale x 2 x i32> %2257, i64 %2258)
  %2260 = load i64, ptr %227, align 8
  %2261 = call <vscale x 2 x i64> @llvm.riscv.vadd.nxv2i64.nxv2i64.i64(<vscale x 2 x i64> poison, <vscale x 2 x i64> %2255, <vscale x 2 x i64> %2259, i64 %2260)
  store <vscale x 2 x i64> %2261, ptr %232, align 8
  %2262 = load <vscale x 2 x i64>, ptr %232, align 8
  %2263 = load <vscale x 2 x i32>, ptr %230, align 4
  %2264 = load i64, ptr %227, align 8
  %2265 = call <vscale x 2 x i64> @llvm.riscv.vsext.nxv2i64.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %2263, i64 %2264)
  %2266 = load i64, ptr %227, align 8
  %2267 = call <vscale x 2 x i64> @llvm.riscv.vsub.nxv2i64.nxv2i64.i64(<vscale x 2 x i64> poison, <vscale x 2 x i64> %2262, <vscale x 2 x i64> %2265, i64 %2266)
  store <vscale x 2 x i64> %2267, ptr %232, align 8
  %2268 = load <vscale x 2 x i64>, ptr %232, align 8
  %2269 = load i64, ptr %227, align 8
  %2270 = call <vscale x 2 x i32> @llvm.riscv.vnsra.nxv2i32.nxv2i64.i64.i64(<vscale x 2 x i32> poison, <vscale x 2 x i64> %2268, i64 7, i64 %2269)
  store <vscale x 2 x i32> %2270, ptr %231, align 4
  %2271 = load i64, ptr %226, align 8
  %2272 = getelementptr inbounds i32, ptr @c, i64 %2271
  %2273 = load <vscale x 2 x i32>, ptr %231, align 4
  %2274 = load i64, ptr %227, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2273, ptr %2272, i64 %2274)
  %2275 = load i64, ptr %227, align 8
  %2276 = load i64, ptr %226, align 8
  %2277 = add i64 %2276, %2275
  store i64 %2277, ptr %226, align 8
  br label %2223, !llvm.loop !78

2278:                                             ; preds = %2223
  %2279 = load i64, ptr @digest, align 8
  %2280 = mul i64 %2279, 31
  %2281 = load i64, ptr %225, align 8
  %2282 = add i64 %2280, %2281
  store i64 %2282, ptr @digest, align 8
  store i32 0, ptr %233, align 4
  br label %2283

2283:                                             ; preds = %2294, %2278
  %2284 = load i32, ptr %233, align 4
  %2285 = icmp slt i32 %2284, 64
  br i1 %2285, label %2286, label %2297

2286:                                             ; preds = %2283
  %2287 = load i64, ptr @digest, align 8
  %2288 = mul i64 %2287, 31
  %2289 = load i32, ptr %233, align 4
  %2290 = sext i32 %2289 to i64
  %2291 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2290
  %2292 = load i64, ptr %2291, align 8
  %2293 = add i64 %2288, %2292
  store i64 %2293, ptr @digest, align 8
  br label %2294

2294:                                             ; preds = %2286
  %2295 = load i32, ptr %233, align 4
  %2296 = add nsw i32 %2295, 1
  store i32 %2296, ptr %233, align 4
  br label %2283, !llvm.loop !79

2297:                                             ; preds = %2283
  br label %2298

2298:                                             ; preds = %2297
  %2299 = load i32, ptr %223, align 4
  %2300 = add nsw i32 %2299, 1
  store i32 %2300, ptr %223, align 4
  br label %2211, !llvm.loop !80

2301:                                             ; preds = %2211
  call void @show(ptr noundef @.str.22)
  store i32 0, ptr %234, align 4
  br label %2302

2302:                                             ; preds = %2380, %2301
  %2303 = load i32, ptr %234, align 4
  %2304 = icmp slt i32 %2303, 36
  br i1 %2304, label %2305, label %2383

2305:                                             ; preds = %2302
  %2306 = load i32, ptr %234, align 4
  %2307 = srem i32 %2306, 12
  %2308 = sext i32 %2307 to i64
  %2309 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2308
  %2310 = load i32, ptr %2309, align 4
  %2311 = sext i32 %2310 to i64
  store i64 %2311, ptr %235, align 8
  store i64 0, ptr %236, align 8
  %2312 = load i32, ptr %234, align 4
  %2313 = sdiv i32 %2312, 12
  call void @fill(i32 noundef signext %2313)
  store i64 0, ptr %237, align 8
  br label %2314

2314:                                             ; preds = %2318, %2305
  %2315 = load i64, ptr %237, align 8
  %2316 = load i64, ptr %235, align 8
  %2317 = icmp slt i64 %2315, %2316
  br i1 %2317, label %2318, label %2360

2318:                                             ; preds = %2314
  %2319 = load i64, ptr %235, align 8
  %2320 = load i64, ptr %237, align 8
  %2321 = sub nsw i64 %2319, %2320
  %2322 = call i64 @llvm.riscv.vsetvli.i64(i64 %2321, i64 2, i64 0)
  store i64 %2322, ptr %238, align 8
  %2323 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2323, ptr %239, align 8
  %2324 = load i64, ptr %239, align 8
  %2325 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2324)
  %2326 = load i64, ptr %237, align 8
  %2327 = getelementptr inbounds i32, ptr @a, i64 %2326
  %2328 = load i64, ptr %238, align 8
  %2329 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2325, ptr %2327, i64 %2328)
  store <vscale x 2 x i32> %2329, ptr %240, align 4
  %2330 = load i64, ptr %239, align 8
  %2331 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2330)
  %2332 = load i64, ptr %237, align 8
  %2333 = getelementptr inbounds i32, ptr @b, i64 %2332
  %2334 = load i64, ptr %238, align 8
  %2335 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2331, ptr %2333, i64 %2334)
  store <vscale x 2 x i32> %2335, ptr %241, align 4
  %2336 = load i64, ptr %239, align 8
  %2337 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2336)
  %2338 = load i64, ptr %237, align 8
  %2339 = getelementptr inbounds i32, ptr @c, i64 %2338
  %2340 = load i64, ptr %238, align 8
  %2341 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2337, ptr %2339, i64 %2340)
  store <vscale x 2 x i32> %2341, ptr %242, align 4
  %2342 = load <vscale x 2 x i32>, ptr %240, align 4
  %2343 = load i64, ptr %238, align 8
  %2344 = call <vscale x 2 x i32> @llvm.riscv.vslide1down.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2342, i32 5, i64 %2343)
  %2345 = load i64, ptr %238, align 8
  %2346 = call <vscale x 2 x i32> @llvm.riscv.vslide1up.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2344, i32 6, i64 %2345)
  store <vscale x 2 x i32> %2346, ptr %242, align 4
  %2347 = load <vscale x 2 x i32>, ptr %242, align 4
  %2348 = load <vscale x 2 x i32>, ptr %241, align 4
  %2349 = load i64, ptr %238, align 8
  %2350 = call <vscale x 2 x i32> @llvm.riscv.vslidedown.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2348, i64 1, i64 %2349, i64 3)
  %2351 = load i64, ptr %238, align 8
  %2352 = call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2347, <vscale x 2 x i32> %2350, i64 %2351)
  store <vscale x 2 x i32> %2352, ptr %242, align 4
  %2353 = load i64, ptr %237, align 8
  %2354 = getelementptr inbounds i32, ptr @c, i64 %2353
  %2355 = load <vscale x 2 x i32>, ptr %242, align 4
  %2356 = load i64, ptr %238, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2355, ptr %2354, i64 %2356)
  %2357 = load i64, ptr %238, align 8
  %2358 = load i64, ptr %237, align 8
  %2359 = add i64 %2358, %2357
  store i64 %2359, ptr %237, align 8
  br label %2314, !llvm.loop !81

2360:                                             ; preds = %2314
  %2361 = load i64, ptr @digest, align 8
  %2362 = mul i64 %2361, 31
  %2363 = load i64, ptr %236, align 8
  %2364 = add i64 %2362, %2363
  store i64 %2364, ptr @digest, align 8
  store i32 0, ptr %243, align 4
  br label %2365

2365:                                             ; preds = %2376, %2360
  %2366 = load i32, ptr %243, align 4
  %2367 = icmp slt i32 %2366, 64
  br i1 %2367, label %2368, label %2379

2368:                                             ; preds = %2365
  %2369 = load i64, ptr @digest, align 8
  %2370 = mul i64 %2369, 31
  %2371 = load i32, ptr %243, align 4
  %2372 = sext i32 %2371 to i64
  %2373 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2372
  %2374 = load i64, ptr %2373, align 8
  %2375 = add i64 %2370, %2374
  store i64 %2375, ptr @digest, align 8
  br label %2376

2376:                                             ; preds = %2368
  %2377 = load i32, ptr %243, align 4
  %2378 = add nsw i32 %2377, 1
  store i32 %2378, ptr %243, align 4
  br label %2365, !llvm.loop !82

2379:                                             ; preds = %2365
  br label %2380

2380:                                             ; preds = %2379
  %2381 = load i32, ptr %234, align 4
  %2382 = add nsw i32 %2381, 1
  store i32 %2382, ptr %234, align 4
  br label %2302, !llvm.loop !83

2383:                                             ; preds = %2302
  call void @show(ptr noundef @.str.23)
  store i32 0, ptr %244, align 4
  br label %2384

2384:                                             ; preds = %2459, %2383
  %2385 = load i32, ptr %244, align 4
  %2386 = icmp slt i32 %2385, 36
  br i1 %2386, label %2387, label %2462

2387:                                             ; preds = %2384
  %2388 = load i32, ptr %244, align 4
  %2389 = srem i32 %2388, 12
  %2390 = sext i32 %2389 to i64
  %2391 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2390
  %2392 = load i32, ptr %2391, align 4
  %2393 = sext i32 %2392 to i64
  store i64 %2393, ptr %245, align 8
  store i64 0, ptr %246, align 8
  %2394 = load i32, ptr %244, align 4
  %2395 = sdiv i32 %2394, 12
  call void @fill(i32 noundef signext %2395)
  store i64 0, ptr %247, align 8
  br label %2396

2396:                                             ; preds = %2400, %2387
  %2397 = load i64, ptr %247, align 8
  %2398 = load i64, ptr %245, align 8
  %2399 = icmp slt i64 %2397, %2398
  br i1 %2399, label %2400, label %2439

2400:                                             ; preds = %2396
  %2401 = load i64, ptr %245, align 8
  %2402 = load i64, ptr %247, align 8
  %2403 = sub nsw i64 %2401, %2402
  %2404 = call i64 @llvm.riscv.vsetvli.i64(i64 %2403, i64 2, i64 0)
  store i64 %2404, ptr %248, align 8
  %2405 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2405, ptr %249, align 8
  %2406 = load i64, ptr %249, align 8
  %2407 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2406)
  %2408 = load i64, ptr %247, align 8
  %2409 = getelementptr inbounds i32, ptr @a, i64 %2408
  %2410 = load i64, ptr %248, align 8
  %2411 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2407, ptr %2409, i64 %2410)
  store <vscale x 2 x i32> %2411, ptr %250, align 4
  %2412 = load i64, ptr %249, align 8
  %2413 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2412)
  %2414 = load i64, ptr %247, align 8
  %2415 = getelementptr inbounds i32, ptr @b, i64 %2414
  %2416 = load i64, ptr %248, align 8
  %2417 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2413, ptr %2415, i64 %2416)
  store <vscale x 2 x i32> %2417, ptr %251, align 4
  %2418 = load i64, ptr %249, align 8
  %2419 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2418)
  %2420 = load i64, ptr %247, align 8
  %2421 = getelementptr inbounds i32, ptr @c, i64 %2420
  %2422 = load i64, ptr %248, align 8
  %2423 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2419, ptr %2421, i64 %2422)
  store <vscale x 2 x i32> %2423, ptr %252, align 4
  %2424 = load <vscale x 2 x i32>, ptr %252, align 4
  %2425 = load <vscale x 2 x i32>, ptr %250, align 4
  %2426 = load i64, ptr %248, align 8
  %2427 = call <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32> %2424, <vscale x 2 x i32> %2425, i64 1, i64 %2426, i64 3)
  store <vscale x 2 x i32> %2427, ptr %252, align 4
  %2428 = load <vscale x 2 x i32>, ptr %252, align 4
  %2429 = load <vscale x 2 x i32>, ptr %251, align 4
  %2430 = load i64, ptr %248, align 8
  %2431 = call <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32> %2428, <vscale x 2 x i32> %2429, i64 9, i64 %2430, i64 3)
  store <vscale x 2 x i32> %2431, ptr %252, align 4
  %2432 = load i64, ptr %247, align 8
  %2433 = getelementptr inbounds i32, ptr @c, i64 %2432
  %2434 = load <vscale x 2 x i32>, ptr %252, align 4
  %2435 = load i64, ptr %248, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2434, ptr %2433, i64 %2435)
  %2436 = load i64, ptr %248, align 8
  %2437 = load i64, ptr %247, align 8
  %2438 = add i64 %2437, %2436
  store i64 %2438, ptr %247, align 8
  br label %2396, !llvm.loop !84

2439:                                             ; preds = %2396
  %2440 = load i64, ptr @digest, align 8
  %2441 = mul i64 %2440, 31
  %2442 = load i64, ptr %246, align 8
  %2443 = add i64 %2441, %2442
  store i64 %2443, ptr @digest, align 8
  store i32 0, ptr %253, align 4
  br label %2444

2444:                                             ; preds = %2455, %2439
  %2445 = load i32, ptr %253, align 4
  %2446 = icmp slt i32 %2445, 64
  br i1 %2446, label %2447, label %2458

2447:                                             ; preds = %2444
  %2448 = load i64, ptr @digest, align 8
  %2449 = mul i64 %2448, 31
  %2450 = load i32, ptr %253, align 4
  %2451 = sext i32 %2450 to i64
  %2452 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2451
  %2453 = load i64, ptr %2452, align 8
  %2454 = add i64 %2449, %2453
  store i64 %2454, ptr @digest, align 8
  br label %2455

2455:                                             ; preds = %2447
  %2456 = load i32, ptr %253, align 4
  %2457 = add nsw i32 %2456, 1
  store i32 %2457, ptr %253, align 4
  br label %2444, !llvm.loop !85

2458:                                             ; preds = %2444
  br label %2459

2459:                                             ; preds = %2458
  %2460 = load i32, ptr %244, align 4
  %2461 = add nsw i32 %2460, 1
  store i32 %2461, ptr %244, align 4
  br label %2384, !llvm.loop !86

2462:                                             ; preds = %2384
  call void @show(ptr noundef @.str.24)
  store i32 0, ptr %254, align 4
  br label %2463

2463:                                             ; preds = %2536, %2462
  %2464 = load i32, ptr %254, align 4
  %2465 = icmp slt i32 %2464, 36
  br i1 %2465, label %2466, label %2539

2466:                                             ; preds = %2463
  %2467 = load i32, ptr %254, align 4
  %2468 = srem i32 %2467, 12
  %2469 = sext i32 %2468 to i64
  %2470 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2469
  %2471 = load i32, ptr %2470, align 4
  %2472 = sext i32 %2471 to i64
  store i64 %2472, ptr %255, align 8
  store i64 0, ptr %256, align 8
  %2473 = load i32, ptr %254, align 4
  %2474 = sdiv i32 %2473, 12
  call void @fill(i32 noundef signext %2474)
  store i64 0, ptr %257, align 8
  br label %2475

2475:                                             ; preds = %2479, %2466
  %2476 = load i64, ptr %257, align 8
  %2477 = load i64, ptr %255, align 8
  %2478 = icmp slt i64 %2476, %2477
  br i1 %2478, label %2479, label %2516

2479:                                             ; preds = %2475
  %2480 = load i64, ptr %255, align 8
  %2481 = load i64, ptr %257, align 8
  %2482 = sub nsw i64 %2480, %2481
  %2483 = call i64 @llvm.riscv.vsetvli.i64(i64 %2482, i64 2, i64 0)
  store i64 %2483, ptr %258, align 8
  %2484 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2484, ptr %259, align 8
  %2485 = load i64, ptr %259, align 8
  %2486 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2485)
  %2487 = load i64, ptr %257, align 8
  %2488 = getelementptr inbounds i32, ptr @a, i64 %2487
  %2489 = load i64, ptr %258, align 8
  %2490 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2486, ptr %2488, i64 %2489)
  store <vscale x 2 x i32> %2490, ptr %260, align 4
  %2491 = load i64, ptr %259, align 8
  %2492 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2491)
  %2493 = load i64, ptr %257, align 8
  %2494 = getelementptr inbounds i32, ptr @b, i64 %2493
  %2495 = load i64, ptr %258, align 8
  %2496 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2492, ptr %2494, i64 %2495)
  store <vscale x 2 x i32> %2496, ptr %261, align 4
  %2497 = load i64, ptr %259, align 8
  %2498 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2497)
  %2499 = load i64, ptr %257, align 8
  %2500 = getelementptr inbounds i32, ptr @c, i64 %2499
  %2501 = load i64, ptr %258, align 8
  %2502 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2498, ptr %2500, i64 %2501)
  store <vscale x 2 x i32> %2502, ptr %262, align 4
  %2503 = load <vscale x 2 x i32>, ptr %260, align 4
  %2504 = load <vscale x 2 x i32>, ptr %261, align 4
  %2505 = load i64, ptr %258, align 8
  %2506 = call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2504, i32 5, i64 %2505)
  %2507 = load i64, ptr %258, align 8
  %2508 = call <vscale x 2 x i32> @llvm.riscv.vrgather.vv.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2503, <vscale x 2 x i32> %2506, i64 %2507)
  store <vscale x 2 x i32> %2508, ptr %262, align 4
  %2509 = load i64, ptr %257, align 8
  %2510 = getelementptr inbounds i32, ptr @c, i64 %2509
  %2511 = load <vscale x 2 x i32>, ptr %262, align 4
  %2512 = load i64, ptr %258, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2511, ptr %2510, i64 %2512)
  %2513 = load i64, ptr %258, align 8
  %2514 = load i64, ptr %257, align 8
  %2515 = add i64 %2514, %2513
  store i64 %2515, ptr %257, align 8
  br label %2475, !llvm.loop !87

2516:                                             ; preds = %2475
  %2517 = load i64, ptr @digest, align 8
  %2518 = mul i64 %2517, 31
  %2519 = load i64, ptr %256, align 8
  %2520 = add i64 %2518, %2519
  store i64 %2520, ptr @digest, align 8
  store i32 0, ptr %263, align 4
  br label %2521

2521:                                             ; preds = %2532, %2516
  %2522 = load i32, ptr %263, align 4
  %2523 = icmp slt i32 %2522, 64
  br i1 %2523, label %2524, label %2535

2524:                                             ; preds = %2521
  %2525 = load i64, ptr @digest, align 8
  %2526 = mul i64 %2525, 31
  %2527 = load i32, ptr %263, align 4
  %2528 = sext i32 %2527 to i64
  %2529 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2528
  %2530 = load i64, ptr %2529, align 8
  %2531 = add i64 %2526, %2530
  store i64 %2531, ptr @digest, align 8
  br label %2532

2532:                                             ; preds = %2524
  %2533 = load i32, ptr %263, align 4
  %2534 = add nsw i32 %2533, 1
  store i32 %2534, ptr %263, align 4
  br label %2521, !llvm.loop !88

2535:                                             ; preds = %2521
  br label %2536

2536:                                             ; preds = %2535
  %2537 = load i32, ptr %254, align 4
  %2538 = add nsw i32 %2537, 1
  store i32 %2538, ptr %254, align 4
  br label %2463, !llvm.loop !89

2539:                                             ; preds = %2463
  call void @show(ptr noundef @.str.25)
  store i32 0, ptr %264, align 4
  br label %2540

2540:                                             ; preds = %2612, %2539
  %2541 = load i32, ptr %264, align 4
  %2542 = icmp slt i32 %2541, 36
  br i1 %2542, label %2543, label %2615

2543:                                             ; preds = %2540
  %2544 = load i32, ptr %264, align 4
  %2545 = srem i32 %2544, 12
  %2546 = sext i32 %2545 to i64
  %2547 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2546
  %2548 = load i32, ptr %2547, align 4
  %2549 = sext i32 %2548 to i64
  store i64 %2549, ptr %265, align 8
  store i64 0, ptr %266, align 8
  %2550 = load i32, ptr %264, align 4
  %2551 = sdiv i32 %2550, 12
  call void @fill(i32 noundef signext %2551)
  store i64 0, ptr %267, align 8
  br label %2552

2552:                                             ; preds = %2556, %2543
  %2553 = load i64, ptr %267, align 8
  %2554 = load i64, ptr %265, align 8
  %2555 = icmp slt i64 %2553, %2554
  br i1 %2555, label %2556, label %2592

2556:                                             ; preds = %2552
  %2557 = load i64, ptr %265, align 8
  %2558 = load i64, ptr %267, align 8
  %2559 = sub nsw i64 %2557, %2558
  %2560 = call i64 @llvm.riscv.vsetvli.i64(i64 %2559, i64 2, i64 0)
  store i64 %2560, ptr %268, align 8
  %2561 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  store i64 %2561, ptr %269, align 8
  %2562 = load i64, ptr %269, align 8
  %2563 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2562)
  %2564 = load i64, ptr %267, align 8
  %2565 = getelementptr inbounds i32, ptr @a, i64 %2564
  %2566 = load i64, ptr %268, align 8
  %2567 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2563, ptr %2565, i64 %2566)
  store <vscale x 2 x i32> %2567, ptr %270, align 4
  %2568 = load i64, ptr %269, align 8
  %2569 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2568)
  %2570 = load i64, ptr %267, align 8
  %2571 = getelementptr inbounds i32, ptr @b, i64 %2570
  %2572 = load i64, ptr %268, align 8
  %2573 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2569, ptr %2571, i64 %2572)
  store <vscale x 2 x i32> %2573, ptr %271, align 4
  %2574 = load i64, ptr %269, align 8
  %2575 = call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %2574)
  %2576 = load i64, ptr %267, align 8
  %2577 = getelementptr inbounds i32, ptr @c, i64 %2576
  %2578 = load i64, ptr %268, align 8
  %2579 = call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %2575, ptr %2577, i64 %2578)
  store <vscale x 2 x i32> %2579, ptr %272, align 4
  %2580 = load <vscale x 2 x i32>, ptr %272, align 4
  %2581 = load i64, ptr %268, align 8
  %2582 = call <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32> poison, i64 %2581)
  %2583 = load i64, ptr %268, align 8
  %2584 = call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %2580, <vscale x 2 x i32> %2582, i64 %2583)
  store <vscale x 2 x i32> %2584, ptr %272, align 4
  %2585 = load i64, ptr %267, align 8
  %2586 = getelementptr inbounds i32, ptr @c, i64 %2585
  %2587 = load <vscale x 2 x i32>, ptr %272, align 4
  %2588 = load i64, ptr %268, align 8
  call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %2587, ptr %2586, i64 %2588)
  %2589 = load i64, ptr %268, align 8
  %2590 = load i64, ptr %267, align 8
  %2591 = add i64 %2590, %2589
  store i64 %2591, ptr %267, align 8
  br label %2552, !llvm.loop !90

2592:                                             ; preds = %2552
  %2593 = load i64, ptr @digest, align 8
  %2594 = mul i64 %2593, 31
  %2595 = load i64, ptr %266, align 8
  %2596 = add i64 %2594, %2595
  store i64 %2596, ptr @digest, align 8
  store i32 0, ptr %273, align 4
  br label %2597

2597:                                             ; preds = %2608, %2592
  %2598 = load i32, ptr %273, align 4
  %2599 = icmp slt i32 %2598, 64
  br i1 %2599, label %2600, label %2611

2600:                                             ; preds = %2597
  %2601 = load i64, ptr @digest, align 8
  %2602 = mul i64 %2601, 31
  %2603 = load i32, ptr %273, align 4
  %2604 = sext i32 %2603 to i64
  %2605 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2604
  %2606 = load i64, ptr %2605, align 8
  %2607 = add i64 %2602, %2606
  store i64 %2607, ptr @digest, align 8
  br label %2608

2608:                                             ; preds = %2600
  %2609 = load i32, ptr %273, align 4
  %2610 = add nsw i32 %2609, 1
  store i32 %2610, ptr %273, align 4
  br label %2597, !llvm.loop !91

2611:                                             ; preds = %2597
  br label %2612

2612:                                             ; preds = %2611
  %2613 = load i32, ptr %264, align 4
  %2614 = add nsw i32 %2613, 1
  store i32 %2614, ptr %264, align 4
  br label %2540, !llvm.loop !92

2615:                                             ; preds = %2540
  call void @show(ptr noundef @.str.26)
  store i32 0, ptr %274, align 4
  br label %2616

2616:                                             ; preds = %2687, %2615
  %2617 = load i32, ptr %274, align 4
  %2618 = icmp slt i32 %2617, 36
  br i1 %2618, label %2619, label %2690

2619:                                             ; preds = %2616
  %2620 = load i32, ptr %274, align 4
  %2621 = srem i32 %2620, 12
  %2622 = sext i32 %2621 to i64
  %2623 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2622
  %2624 = load i32, ptr %2623, align 4
  %2625 = sext i32 %2624 to i64
  store i64 %2625, ptr %275, align 8
  store i64 0, ptr %276, align 8
  %2626 = load i32, ptr %274, align 4
  %2627 = sdiv i32 %2626, 12
  call void @fill(i32 noundef signext %2627)
  store i64 0, ptr %277, align 8
  br label %2628

2628:                                             ; preds = %2632, %2619
  %2629 = load i64, ptr %277, align 8
  %2630 = load i64, ptr %275, align 8
  %2631 = icmp slt i64 %2629, %2630
  br i1 %2631, label %2632, label %2667

2632:                                             ; preds = %2628
  %2633 = load i64, ptr %275, align 8
  %2634 = load i64, ptr %277, align 8
  %2635 = sub nsw i64 %2633, %2634
  %2636 = call i64 @llvm.riscv.vsetvli.i64(i64 %2635, i64 0, i64 1)
  store i64 %2636, ptr %278, align 8
  %2637 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %2637, ptr %279, align 8
  %2638 = load i64, ptr %279, align 8
  %2639 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2638)
  %2640 = load i64, ptr %277, align 8
  %2641 = getelementptr inbounds i8, ptr @a, i64 %2640
  %2642 = load i64, ptr %278, align 8
  %2643 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2639, ptr %2641, i64 %2642)
  store <vscale x 16 x i8> %2643, ptr %280, align 1
  %2644 = load i64, ptr %279, align 8
  %2645 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2644)
  %2646 = load i64, ptr %277, align 8
  %2647 = getelementptr inbounds i8, ptr @b, i64 %2646
  %2648 = load i64, ptr %278, align 8
  %2649 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2645, ptr %2647, i64 %2648)
  store <vscale x 16 x i8> %2649, ptr %281, align 1
  %2650 = load i64, ptr %279, align 8
  %2651 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2650)
  %2652 = load i64, ptr %277, align 8
  %2653 = getelementptr inbounds i8, ptr @c, i64 %2652
  %2654 = load i64, ptr %278, align 8
  %2655 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2651, ptr %2653, i64 %2654)
  store <vscale x 16 x i8> %2655, ptr %282, align 1
  %2656 = load <vscale x 16 x i8>, ptr %280, align 1
  %2657 = load <vscale x 16 x i8>, ptr %281, align 1
  %2658 = load i64, ptr %278, align 8
  %2659 = call <vscale x 16 x i8> @llvm.riscv.vdivu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2656, <vscale x 16 x i8> %2657, i64 %2658)
  store <vscale x 16 x i8> %2659, ptr %282, align 1
  %2660 = load i64, ptr %277, align 8
  %2661 = getelementptr inbounds i8, ptr @c, i64 %2660
  %2662 = load <vscale x 16 x i8>, ptr %282, align 1
  %2663 = load i64, ptr %278, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %2662, ptr %2661, i64 %2663)
  %2664 = load i64, ptr %278, align 8
  %2665 = load i64, ptr %277, align 8
  %2666 = add i64 %2665, %2664
  store i64 %2666, ptr %277, align 8
  br label %2628, !llvm.loop !93

2667:                                             ; preds = %2628
  %2668 = load i64, ptr @digest, align 8
  %2669 = mul i64 %2668, 31
  %2670 = load i64, ptr %276, align 8
  %2671 = add i64 %2669, %2670
  store i64 %2671, ptr @digest, align 8
  store i32 0, ptr %283, align 4
  br label %2672

2672:                                             ; preds = %2683, %2667
  %2673 = load i32, ptr %283, align 4
  %2674 = icmp slt i32 %2673, 64
  br i1 %2674, label %2675, label %2686

2675:                                             ; preds = %2672
  %2676 = load i64, ptr @digest, align 8
  %2677 = mul i64 %2676, 31
  %2678 = load i32, ptr %283, align 4
  %2679 = sext i32 %2678 to i64
  %2680 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2679
  %2681 = load i64, ptr %2680, align 8
  %2682 = add i64 %2677, %2681
  store i64 %2682, ptr @digest, align 8
  br label %2683

2683:                                             ; preds = %2675
  %2684 = load i32, ptr %283, align 4
  %2685 = add nsw i32 %2684, 1
  store i32 %2685, ptr %283, align 4
  br label %2672, !llvm.loop !94

2686:                                             ; preds = %2672
  br label %2687

2687:                                             ; preds = %2686
  %2688 = load i32, ptr %274, align 4
  %2689 = add nsw i32 %2688, 1
  store i32 %2689, ptr %274, align 4
  br label %2616, !llvm.loop !95

2690:                                             ; preds = %2616
  call void @show(ptr noundef @.str.27)
  store i32 0, ptr %284, align 4
  br label %2691

2691:                                             ; preds = %2764, %2690
  %2692 = load i32, ptr %284, align 4
  %2693 = icmp slt i32 %2692, 36
  br i1 %2693, label %2694, label %2767

2694:                                             ; preds = %2691
  %2695 = load i32, ptr %284, align 4
  %2696 = srem i32 %2695, 12
  %2697 = sext i32 %2696 to i64
  %2698 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2697
  %2699 = load i32, ptr %2698, align 4
  %2700 = sext i32 %2699 to i64
  store i64 %2700, ptr %285, align 8
  store i64 0, ptr %286, align 8
  %2701 = load i32, ptr %284, align 4
  %2702 = sdiv i32 %2701, 12
  call void @fill(i32 noundef signext %2702)
  store i64 0, ptr %287, align 8
  br label %2703

2703:                                             ; preds = %2707, %2694
  %2704 = load i64, ptr %287, align 8
  %2705 = load i64, ptr %285, align 8
  %2706 = icmp slt i64 %2704, %2705
  br i1 %2706, label %2707, label %2744

2707:                                             ; preds = %2703
  %2708 = load i64, ptr %285, align 8
  %2709 = load i64, ptr %287, align 8
  %2710 = sub nsw i64 %2708, %2709
  %2711 = call i64 @llvm.riscv.vsetvli.i64(i64 %2710, i64 0, i64 1)
  store i64 %2711, ptr %288, align 8
  %2712 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %2712, ptr %289, align 8
  %2713 = load i64, ptr %289, align 8
  %2714 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2713)
  %2715 = load i64, ptr %287, align 8
  %2716 = getelementptr inbounds i8, ptr @a, i64 %2715
  %2717 = load i64, ptr %288, align 8
  %2718 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2714, ptr %2716, i64 %2717)
  store <vscale x 16 x i8> %2718, ptr %290, align 1
  %2719 = load i64, ptr %289, align 8
  %2720 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2719)
  %2721 = load i64, ptr %287, align 8
  %2722 = getelementptr inbounds i8, ptr @b, i64 %2721
  %2723 = load i64, ptr %288, align 8
  %2724 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2720, ptr %2722, i64 %2723)
  store <vscale x 16 x i8> %2724, ptr %291, align 1
  %2725 = load i64, ptr %289, align 8
  %2726 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2725)
  %2727 = load i64, ptr %287, align 8
  %2728 = getelementptr inbounds i8, ptr @c, i64 %2727
  %2729 = load i64, ptr %288, align 8
  %2730 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2726, ptr %2728, i64 %2729)
  store <vscale x 16 x i8> %2730, ptr %292, align 1
  %2731 = load <vscale x 16 x i8>, ptr %290, align 1
  %2732 = load <vscale x 16 x i8>, ptr %291, align 1
  %2733 = load i64, ptr %288, align 8
  %2734 = call <vscale x 16 x i8> @llvm.riscv.vminu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2731, <vscale x 16 x i8> %2732, i64 %2733)
  %2735 = load i64, ptr %288, align 8
  %2736 = call <vscale x 16 x i8> @llvm.riscv.vmaxu.nxv16i8.i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2734, i8 20, i64 %2735)
  store <vscale x 16 x i8> %2736, ptr %292, align 1
  %2737 = load i64, ptr %287, align 8
  %2738 = getelementptr inbounds i8, ptr @c, i64 %2737
  %2739 = load <vscale x 16 x i8>, ptr %292, align 1
  %2740 = load i64, ptr %288, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %2739, ptr %2738, i64 %2740)
  %2741 = load i64, ptr %288, align 8
  %2742 = load i64, ptr %287, align 8
  %2743 = add i64 %2742, %2741
  store i64 %2743, ptr %287, align 8
  br label %2703, !llvm.loop !96

2744:                                             ; preds = %2703
  %2745 = load i64, ptr @digest, align 8
  %2746 = mul i64 %2745, 31
  %2747 = load i64, ptr %286, align 8
  %2748 = add i64 %2746, %2747
  store i64 %2748, ptr @digest, align 8
  store i32 0, ptr %293, align 4
  br label %2749

2749:                                             ; preds = %2760, %2744
  %2750 = load i32, ptr %293, align 4
  %2751 = icmp slt i32 %2750, 64
  br i1 %2751, label %2752, label %2763

2752:                                             ; preds = %2749
  %2753 = load i64, ptr @digest, align 8
  %2754 = mul i64 %2753, 31
  %2755 = load i32, ptr %293, align 4
  %2756 = sext i32 %2755 to i64
  %2757 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2756
  %2758 = load i64, ptr %2757, align 8
  %2759 = add i64 %2754, %2758
  store i64 %2759, ptr @digest, align 8
  br label %2760

2760:                                             ; preds = %2752
  %2761 = load i32, ptr %293, align 4
  %2762 = add nsw i32 %2761, 1
  store i32 %2762, ptr %293, align 4
  br label %2749, !llvm.loop !97

2763:                                             ; preds = %2749
  br label %2764

2764:                                             ; preds = %2763
  %2765 = load i32, ptr %284, align 4
  %2766 = add nsw i32 %2765, 1
  store i32 %2766, ptr %284, align 4
  br label %2691, !llvm.loop !98

2767:                                             ; preds = %2691
  call void @show(ptr noundef @.str.28)
  store i32 0, ptr %294, align 4
  br label %2768

2768:                                             ; preds = %2839, %2767
  %2769 = load i32, ptr %294, align 4
  %2770 = icmp slt i32 %2769, 36
  br i1 %2770, label %2771, label %2842

2771:                                             ; preds = %2768
  %2772 = load i32, ptr %294, align 4
  %2773 = srem i32 %2772, 12
  %2774 = sext i32 %2773 to i64
  %2775 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2774
  %2776 = load i32, ptr %2775, align 4
  %2777 = sext i32 %2776 to i64
  store i64 %2777, ptr %295, align 8
  store i64 0, ptr %296, align 8
  %2778 = load i32, ptr %294, align 4
  %2779 = sdiv i32 %2778, 12
  call void @fill(i32 noundef signext %2779)
  store i64 0, ptr %297, align 8
  br label %2780

2780:                                             ; preds = %2784, %2771
  %2781 = load i64, ptr %297, align 8
  %2782 = load i64, ptr %295, align 8
  %2783 = icmp slt i64 %2781, %2782
  br i1 %2783, label %2784, label %2819

2784:                                             ; preds = %2780
  %2785 = load i64, ptr %295, align 8
  %2786 = load i64, ptr %297, align 8
  %2787 = sub nsw i64 %2785, %2786
  %2788 = call i64 @llvm.riscv.vsetvli.i64(i64 %2787, i64 0, i64 1)
  store i64 %2788, ptr %298, align 8
  %2789 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %2789, ptr %299, align 8
  %2790 = load i64, ptr %299, align 8
  %2791 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2790)
  %2792 = load i64, ptr %297, align 8
  %2793 = getelementptr inbounds i8, ptr @a, i64 %2792
  %2794 = load i64, ptr %298, align 8
  %2795 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2791, ptr %2793, i64 %2794)
  store <vscale x 16 x i8> %2795, ptr %300, align 1
  %2796 = load i64, ptr %299, align 8
  %2797 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2796)
  %2798 = load i64, ptr %297, align 8
  %2799 = getelementptr inbounds i8, ptr @b, i64 %2798
  %2800 = load i64, ptr %298, align 8
  %2801 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2797, ptr %2799, i64 %2800)
  store <vscale x 16 x i8> %2801, ptr %301, align 1
  %2802 = load i64, ptr %299, align 8
  %2803 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2802)
  %2804 = load i64, ptr %297, align 8
  %2805 = getelementptr inbounds i8, ptr @c, i64 %2804
  %2806 = load i64, ptr %298, align 8
  %2807 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2803, ptr %2805, i64 %2806)
  store <vscale x 16 x i8> %2807, ptr %302, align 1
  %2808 = load <vscale x 16 x i8>, ptr %300, align 1
  %2809 = load <vscale x 16 x i8>, ptr %301, align 1
  %2810 = load i64, ptr %298, align 8
  %2811 = call <vscale x 16 x i8> @llvm.riscv.vssubu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2808, <vscale x 16 x i8> %2809, i64 %2810)
  store <vscale x 16 x i8> %2811, ptr %302, align 1
  %2812 = load i64, ptr %297, align 8
  %2813 = getelementptr inbounds i8, ptr @c, i64 %2812
  %2814 = load <vscale x 16 x i8>, ptr %302, align 1
  %2815 = load i64, ptr %298, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %2814, ptr %2813, i64 %2815)
  %2816 = load i64, ptr %298, align 8
  %2817 = load i64, ptr %297, align 8
  %2818 = add i64 %2817, %2816
  store i64 %2818, ptr %297, align 8
  br label %2780, !llvm.loop !99

2819:                                             ; preds = %2780
  %2820 = load i64, ptr @digest, align 8
  %2821 = mul i64 %2820, 31
  %2822 = load i64, ptr %296, align 8
  %2823 = add i64 %2821, %2822
  store i64 %2823, ptr @digest, align 8
  store i32 0, ptr %303, align 4
  br label %2824

2824:                                             ; preds = %2835, %2819
  %2825 = load i32, ptr %303, align 4
  %2826 = icmp slt i32 %2825, 64
  br i1 %2826, label %2827, label %2838

2827:                                             ; preds = %2824
  %2828 = load i64, ptr @digest, align 8
  %2829 = mul i64 %2828, 31
  %2830 = load i32, ptr %303, align 4
  %2831 = sext i32 %2830 to i64
  %2832 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2831
  %2833 = load i64, ptr %2832, align 8
  %2834 = add i64 %2829, %2833
  store i64 %2834, ptr @digest, align 8
  br label %2835

2835:                                             ; preds = %2827
  %2836 = load i32, ptr %303, align 4
  %2837 = add nsw i32 %2836, 1
  store i32 %2837, ptr %303, align 4
  br label %2824, !llvm.loop !100

2838:                                             ; preds = %2824
  br label %2839

2839:                                             ; preds = %2838
  %2840 = load i32, ptr %294, align 4
  %2841 = add nsw i32 %2840, 1
  store i32 %2841, ptr %294, align 4
  br label %2768, !llvm.loop !101

2842:                                             ; preds = %2768
  call void @show(ptr noundef @.str.29)
  store i32 0, ptr %304, align 4
  br label %2843

2843:                                             ; preds = %2917, %2842
  %2844 = load i32, ptr %304, align 4
  %2845 = icmp slt i32 %2844, 36
  br i1 %2845, label %2846, label %2920

2846:                                             ; preds = %2843
  %2847 = load i32, ptr %304, align 4
  %2848 = srem i32 %2847, 12
  %2849 = sext i32 %2848 to i64
  %2850 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2849
  %2851 = load i32, ptr %2850, align 4
  %2852 = sext i32 %2851 to i64
  store i64 %2852, ptr %305, align 8
  store i64 0, ptr %306, align 8
  %2853 = load i32, ptr %304, align 4
  %2854 = sdiv i32 %2853, 12
  call void @fill(i32 noundef signext %2854)
  store i64 0, ptr %307, align 8
  br label %2855

2855:                                             ; preds = %2859, %2846
  %2856 = load i64, ptr %307, align 8
  %2857 = load i64, ptr %305, align 8
  %2858 = icmp slt i64 %2856, %2857
  br i1 %2858, label %2859, label %2897

2859:                                             ; preds = %2855
  %2860 = load i64, ptr %305, align 8
  %2861 = load i64, ptr %307, align 8
  %2862 = sub nsw i64 %2860, %2861
  %2863 = call i64 @llvm.riscv.vsetvli.i64(i64 %2862, i64 0, i64 1)
  store i64 %2863, ptr %308, align 8
  %2864 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %2864, ptr %309, align 8
  %2865 = load i64, ptr %309, align 8
  %2866 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2865)
  %2867 = load i64, ptr %307, align 8
  %2868 = getelementptr inbounds i8, ptr @a, i64 %2867
  %2869 = load i64, ptr %308, align 8
  %2870 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2866, ptr %2868, i64 %2869)
  store <vscale x 16 x i8> %2870, ptr %310, align 1
  %2871 = load i64, ptr %309, align 8
  %2872 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2871)
  %2873 = load i64, ptr %307, align 8
  %2874 = getelementptr inbounds i8, ptr @b, i64 %2873
  %2875 = load i64, ptr %308, align 8
  %2876 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2872, ptr %2874, i64 %2875)
  store <vscale x 16 x i8> %2876, ptr %311, align 1
  %2877 = load i64, ptr %309, align 8
  %2878 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2877)
  %2879 = load i64, ptr %307, align 8
  %2880 = getelementptr inbounds i8, ptr @c, i64 %2879
  %2881 = load i64, ptr %308, align 8
  %2882 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2878, ptr %2880, i64 %2881)
  store <vscale x 16 x i8> %2882, ptr %312, align 1
  %2883 = load <vscale x 16 x i8>, ptr %310, align 1
  %2884 = load i64, ptr %308, align 8
  %2885 = call <vscale x 16 x i8> @llvm.riscv.vsll.nxv16i8.i64.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2883, i64 3, i64 %2884)
  store <vscale x 16 x i8> %2885, ptr %312, align 1
  %2886 = load <vscale x 16 x i8>, ptr %312, align 1
  %2887 = load <vscale x 16 x i8>, ptr %311, align 1
  %2888 = load i64, ptr %308, align 8
  %2889 = call <vscale x 16 x i8> @llvm.riscv.vsrl.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %2886, <vscale x 16 x i8> %2887, i64 %2888)
  store <vscale x 16 x i8> %2889, ptr %312, align 1
  %2890 = load i64, ptr %307, align 8
  %2891 = getelementptr inbounds i8, ptr @c, i64 %2890
  %2892 = load <vscale x 16 x i8>, ptr %312, align 1
  %2893 = load i64, ptr %308, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %2892, ptr %2891, i64 %2893)
  %2894 = load i64, ptr %308, align 8
  %2895 = load i64, ptr %307, align 8
  %2896 = add i64 %2895, %2894
  store i64 %2896, ptr %307, align 8
  br label %2855, !llvm.loop !102

2897:                                             ; preds = %2855
  %2898 = load i64, ptr @digest, align 8
  %2899 = mul i64 %2898, 31
  %2900 = load i64, ptr %306, align 8
  %2901 = add i64 %2899, %2900
  store i64 %2901, ptr @digest, align 8
  store i32 0, ptr %313, align 4
  br label %2902

2902:                                             ; preds = %2913, %2897
  %2903 = load i32, ptr %313, align 4
  %2904 = icmp slt i32 %2903, 64
  br i1 %2904, label %2905, label %2916

2905:                                             ; preds = %2902
  %2906 = load i64, ptr @digest, align 8
  %2907 = mul i64 %2906, 31
  %2908 = load i32, ptr %313, align 4
  %2909 = sext i32 %2908 to i64
  %2910 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2909
  %2911 = load i64, ptr %2910, align 8
  %2912 = add i64 %2907, %2911
  store i64 %2912, ptr @digest, align 8
  br label %2913

2913:                                             ; preds = %2905
  %2914 = load i32, ptr %313, align 4
  %2915 = add nsw i32 %2914, 1
  store i32 %2915, ptr %313, align 4
  br label %2902, !llvm.loop !103

2916:                                             ; preds = %2902
  br label %2917

2917:                                             ; preds = %2916
  %2918 = load i32, ptr %304, align 4
  %2919 = add nsw i32 %2918, 1
  store i32 %2919, ptr %304, align 4
  br label %2843, !llvm.loop !104

2920:                                             ; preds = %2843
  call void @show(ptr noundef @.str.30)
  store i32 0, ptr %314, align 4
  br label %2921

2921:                                             ; preds = %2997, %2920
  %2922 = load i32, ptr %314, align 4
  %2923 = icmp slt i32 %2922, 36
  br i1 %2923, label %2924, label %3000

2924:                                             ; preds = %2921
  %2925 = load i32, ptr %314, align 4
  %2926 = srem i32 %2925, 12
  %2927 = sext i32 %2926 to i64
  %2928 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %2927
  %2929 = load i32, ptr %2928, align 4
  %2930 = sext i32 %2929 to i64
  store i64 %2930, ptr %315, align 8
  store i64 0, ptr %316, align 8
  %2931 = load i32, ptr %314, align 4
  %2932 = sdiv i32 %2931, 12
  call void @fill(i32 noundef signext %2932)
  store i64 0, ptr %317, align 8
  br label %2933

2933:                                             ; preds = %2937, %2924
  %2934 = load i64, ptr %317, align 8
  %2935 = load i64, ptr %315, align 8
  %2936 = icmp slt i64 %2934, %2935
  br i1 %2936, label %2937, label %2977

2937:                                             ; preds = %2933
  %2938 = load i64, ptr %315, align 8
  %2939 = load i64, ptr %317, align 8
  %2940 = sub nsw i64 %2938, %2939
  %2941 = call i64 @llvm.riscv.vsetvli.i64(i64 %2940, i64 0, i64 1)
  store i64 %2941, ptr %318, align 8
  %2942 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %2942, ptr %319, align 8
  %2943 = load i64, ptr %319, align 8
  %2944 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2943)
  %2945 = load i64, ptr %317, align 8
  %2946 = getelementptr inbounds i8, ptr @a, i64 %2945
  %2947 = load i64, ptr %318, align 8
  %2948 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2944, ptr %2946, i64 %2947)
  store <vscale x 16 x i8> %2948, ptr %320, align 1
  %2949 = load i64, ptr %319, align 8
  %2950 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2949)
  %2951 = load i64, ptr %317, align 8
  %2952 = getelementptr inbounds i8, ptr @b, i64 %2951
  %2953 = load i64, ptr %318, align 8
  %2954 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2950, ptr %2952, i64 %2953)
  store <vscale x 16 x i8> %2954, ptr %321, align 1
  %2955 = load i64, ptr %319, align 8
  %2956 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %2955)
  %2957 = load i64, ptr %317, align 8
  %2958 = getelementptr inbounds i8, ptr @c, i64 %2957
  %2959 = load i64, ptr %318, align 8
  %2960 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %2956, ptr %2958, i64 %2959)
  store <vscale x 16 x i8> %2960, ptr %322, align 1
  %2961 = load i64, ptr %316, align 8
  %2962 = mul nsw i64 %2961, 7
  %2963 = load <vscale x 16 x i8>, ptr %320, align 1
  %2964 = call <vscale x 8 x i8> @llvm.riscv.vmv.s.x.nxv8i8.i64(<vscale x 8 x i8> poison, i8 1, i64 1)
  %2965 = load i64, ptr %318, align 8
  %2966 = call <vscale x 8 x i8> @llvm.riscv.vredsum.nxv8i8.nxv16i8.i64(<vscale x 8 x i8> poison, <vscale x 16 x i8> %2963, <vscale x 8 x i8> %2964, i64 %2965)
  %2967 = call i8 @llvm.riscv.vmv.x.s.nxv8i8(<vscale x 8 x i8> %2966)
  %2968 = zext i8 %2967 to i64
  %2969 = add nsw i64 %2962, %2968
  store i64 %2969, ptr %316, align 8
  %2970 = load i64, ptr %317, align 8
  %2971 = getelementptr inbounds i8, ptr @c, i64 %2970
  %2972 = load <vscale x 16 x i8>, ptr %322, align 1
  %2973 = load i64, ptr %318, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %2972, ptr %2971, i64 %2973)
  %2974 = load i64, ptr %318, align 8
  %2975 = load i64, ptr %317, align 8
  %2976 = add i64 %2975, %2974
  store i64 %2976, ptr %317, align 8
  br label %2933, !llvm.loop !105

2977:                                             ; preds = %2933
  %2978 = load i64, ptr @digest, align 8
  %2979 = mul i64 %2978, 31
  %2980 = load i64, ptr %316, align 8
  %2981 = add i64 %2979, %2980
  store i64 %2981, ptr @digest, align 8
  store i32 0, ptr %323, align 4
  br label %2982

2982:                                             ; preds = %2993, %2977
  %2983 = load i32, ptr %323, align 4
  %2984 = icmp slt i32 %2983, 64
  br i1 %2984, label %2985, label %2996

2985:                                             ; preds = %2982
  %2986 = load i64, ptr @digest, align 8
  %2987 = mul i64 %2986, 31
  %2988 = load i32, ptr %323, align 4
  %2989 = sext i32 %2988 to i64
  %2990 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %2989
  %2991 = load i64, ptr %2990, align 8
  %2992 = add i64 %2987, %2991
  store i64 %2992, ptr @digest, align 8
  br label %2993

2993:                                             ; preds = %2985
  %2994 = load i32, ptr %323, align 4
  %2995 = add nsw i32 %2994, 1
  store i32 %2995, ptr %323, align 4
  br label %2982, !llvm.loop !106

2996:                                             ; preds = %2982
  br label %2997

2997:                                             ; preds = %2996
  %2998 = load i32, ptr %314, align 4
  %2999 = add nsw i32 %2998, 1
  store i32 %2999, ptr %314, align 4
  br label %2921, !llvm.loop !107

3000:                                             ; preds = %2921
  call void @show(ptr noundef @.str.31)
  store i32 0, ptr %324, align 4
  br label %3001

3001:                                             ; preds = %3072, %3000
  %3002 = load i32, ptr %324, align 4
  %3003 = icmp slt i32 %3002, 36
  br i1 %3003, label %3004, label %3075

3004:                                             ; preds = %3001
  %3005 = load i32, ptr %324, align 4
  %3006 = srem i32 %3005, 12
  %3007 = sext i32 %3006 to i64
  %3008 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3007
  %3009 = load i32, ptr %3008, align 4
  %3010 = sext i32 %3009 to i64
  store i64 %3010, ptr %325, align 8
  store i64 0, ptr %326, align 8
  %3011 = load i32, ptr %324, align 4
  %3012 = sdiv i32 %3011, 12
  call void @fill(i32 noundef signext %3012)
  store i64 0, ptr %327, align 8
  br label %3013

3013:                                             ; preds = %3017, %3004
  %3014 = load i64, ptr %327, align 8
  %3015 = load i64, ptr %325, align 8
  %3016 = icmp slt i64 %3014, %3015
  br i1 %3016, label %3017, label %3052

3017:                                             ; preds = %3013
  %3018 = load i64, ptr %325, align 8
  %3019 = load i64, ptr %327, align 8
  %3020 = sub nsw i64 %3018, %3019
  %3021 = call i64 @llvm.riscv.vsetvli.i64(i64 %3020, i64 0, i64 1)
  store i64 %3021, ptr %328, align 8
  %3022 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %3022, ptr %329, align 8
  %3023 = load i64, ptr %329, align 8
  %3024 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3023)
  %3025 = load i64, ptr %327, align 8
  %3026 = getelementptr inbounds i8, ptr @a, i64 %3025
  %3027 = load i64, ptr %328, align 8
  %3028 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3024, ptr %3026, i64 %3027)
  store <vscale x 16 x i8> %3028, ptr %330, align 1
  %3029 = load i64, ptr %329, align 8
  %3030 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3029)
  %3031 = load i64, ptr %327, align 8
  %3032 = getelementptr inbounds i8, ptr @b, i64 %3031
  %3033 = load i64, ptr %328, align 8
  %3034 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3030, ptr %3032, i64 %3033)
  store <vscale x 16 x i8> %3034, ptr %331, align 1
  %3035 = load i64, ptr %329, align 8
  %3036 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3035)
  %3037 = load i64, ptr %327, align 8
  %3038 = getelementptr inbounds i8, ptr @c, i64 %3037
  %3039 = load i64, ptr %328, align 8
  %3040 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3036, ptr %3038, i64 %3039)
  store <vscale x 16 x i8> %3040, ptr %332, align 1
  %3041 = load <vscale x 16 x i8>, ptr %332, align 1
  %3042 = load <vscale x 16 x i8>, ptr %330, align 1
  %3043 = load i64, ptr %328, align 8
  %3044 = call <vscale x 16 x i8> @llvm.riscv.vmacc.nxv16i8.i8.i64(<vscale x 16 x i8> %3041, i8 3, <vscale x 16 x i8> %3042, i64 %3043, i64 3)
  store <vscale x 16 x i8> %3044, ptr %332, align 1
  %3045 = load i64, ptr %327, align 8
  %3046 = getelementptr inbounds i8, ptr @c, i64 %3045
  %3047 = load <vscale x 16 x i8>, ptr %332, align 1
  %3048 = load i64, ptr %328, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %3047, ptr %3046, i64 %3048)
  %3049 = load i64, ptr %328, align 8
  %3050 = load i64, ptr %327, align 8
  %3051 = add i64 %3050, %3049
  store i64 %3051, ptr %327, align 8
  br label %3013, !llvm.loop !108

3052:                                             ; preds = %3013
  %3053 = load i64, ptr @digest, align 8
  %3054 = mul i64 %3053, 31
  %3055 = load i64, ptr %326, align 8
  %3056 = add i64 %3054, %3055
  store i64 %3056, ptr @digest, align 8
  store i32 0, ptr %333, align 4
  br label %3057

3057:                                             ; preds = %3068, %3052
  %3058 = load i32, ptr %333, align 4
  %3059 = icmp slt i32 %3058, 64
  br i1 %3059, label %3060, label %3071

3060:                                             ; preds = %3057
  %3061 = load i64, ptr @digest, align 8
  %3062 = mul i64 %3061, 31
  %3063 = load i32, ptr %333, align 4
  %3064 = sext i32 %3063 to i64
  %3065 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3064
  %3066 = load i64, ptr %3065, align 8
  %3067 = add i64 %3062, %3066
  store i64 %3067, ptr @digest, align 8
  br label %3068

3068:                                             ; preds = %3060
  %3069 = load i32, ptr %333, align 4
  %3070 = add nsw i32 %3069, 1
  store i32 %3070, ptr %333, align 4
  br label %3057, !llvm.loop !109

3071:                                             ; preds = %3057
  br label %3072

3072:                                             ; preds = %3071
  %3073 = load i32, ptr %324, align 4
  %3074 = add nsw i32 %3073, 1
  store i32 %3074, ptr %324, align 4
  br label %3001, !llvm.loop !110

3075:                                             ; preds = %3001
  call void @show(ptr noundef @.str.32)
  store i32 0, ptr %334, align 4
  br label %3076

3076:                                             ; preds = %3152, %3075
  %3077 = load i32, ptr %334, align 4
  %3078 = icmp slt i32 %3077, 36
  br i1 %3078, label %3079, label %3155

3079:                                             ; preds = %3076
  %3080 = load i32, ptr %334, align 4
  %3081 = srem i32 %3080, 12
  %3082 = sext i32 %3081 to i64
  %3083 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3082
  %3084 = load i32, ptr %3083, align 4
  %3085 = sext i32 %3084 to i64
  store i64 %3085, ptr %335, align 8
  store i64 0, ptr %336, align 8
  %3086 = load i32, ptr %334, align 4
  %3087 = sdiv i32 %3086, 12
  call void @fill(i32 noundef signext %3087)
  store i64 0, ptr %337, align 8
  br label %3088

3088:                                             ; preds = %3092, %3079
  %3089 = load i64, ptr %337, align 8
  %3090 = load i64, ptr %335, align 8
  %3091 = icmp slt i64 %3089, %3090
  br i1 %3091, label %3092, label %3132

3092:                                             ; preds = %3088
  %3093 = load i64, ptr %335, align 8
  %3094 = load i64, ptr %337, align 8
  %3095 = sub nsw i64 %3093, %3094
  %3096 = call i64 @llvm.riscv.vsetvli.i64(i64 %3095, i64 0, i64 1)
  store i64 %3096, ptr %338, align 8
  %3097 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %3097, ptr %339, align 8
  %3098 = load i64, ptr %339, align 8
  %3099 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3098)
  %3100 = load i64, ptr %337, align 8
  %3101 = getelementptr inbounds i8, ptr @a, i64 %3100
  %3102 = load i64, ptr %338, align 8
  %3103 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3099, ptr %3101, i64 %3102)
  store <vscale x 16 x i8> %3103, ptr %340, align 1
  %3104 = load i64, ptr %339, align 8
  %3105 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3104)
  %3106 = load i64, ptr %337, align 8
  %3107 = getelementptr inbounds i8, ptr @b, i64 %3106
  %3108 = load i64, ptr %338, align 8
  %3109 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3105, ptr %3107, i64 %3108)
  store <vscale x 16 x i8> %3109, ptr %341, align 1
  %3110 = load i64, ptr %339, align 8
  %3111 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3110)
  %3112 = load i64, ptr %337, align 8
  %3113 = getelementptr inbounds i8, ptr @c, i64 %3112
  %3114 = load i64, ptr %338, align 8
  %3115 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3111, ptr %3113, i64 %3114)
  store <vscale x 16 x i8> %3115, ptr %342, align 1
  %3116 = load <vscale x 16 x i8>, ptr %340, align 1
  %3117 = load <vscale x 16 x i8>, ptr %341, align 1
  %3118 = load i64, ptr %338, align 8
  %3119 = call <vscale x 16 x i1> @llvm.riscv.vmsgtu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> %3116, <vscale x 16 x i8> %3117, i64 %3118)
  %3120 = load <vscale x 16 x i8>, ptr %342, align 1
  %3121 = load <vscale x 16 x i8>, ptr %340, align 1
  %3122 = load <vscale x 16 x i8>, ptr %341, align 1
  %3123 = load i64, ptr %338, align 8
  %3124 = call <vscale x 16 x i8> @llvm.riscv.vadd.mask.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> %3120, <vscale x 16 x i8> %3121, <vscale x 16 x i8> %3122, <vscale x 16 x i1> %3119, i64 %3123, i64 1)
  store <vscale x 16 x i8> %3124, ptr %342, align 1
  %3125 = load i64, ptr %337, align 8
  %3126 = getelementptr inbounds i8, ptr @c, i64 %3125
  %3127 = load <vscale x 16 x i8>, ptr %342, align 1
  %3128 = load i64, ptr %338, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %3127, ptr %3126, i64 %3128)
  %3129 = load i64, ptr %338, align 8
  %3130 = load i64, ptr %337, align 8
  %3131 = add i64 %3130, %3129
  store i64 %3131, ptr %337, align 8
  br label %3088, !llvm.loop !111

3132:                                             ; preds = %3088
  %3133 = load i64, ptr @digest, align 8
  %3134 = mul i64 %3133, 31
  %3135 = load i64, ptr %336, align 8
  %3136 = add i64 %3134, %3135
  store i64 %3136, ptr @digest, align 8
  store i32 0, ptr %343, align 4
  br label %3137

3137:                                             ; preds = %3148, %3132
  %3138 = load i32, ptr %343, align 4
  %3139 = icmp slt i32 %3138, 64
  br i1 %3139, label %3140, label %3151

3140:                                             ; preds = %3137
  %3141 = load i64, ptr @digest, align 8
  %3142 = mul i64 %3141, 31
  %3143 = load i32, ptr %343, align 4
  %3144 = sext i32 %3143 to i64
  %3145 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3144
  %3146 = load i64, ptr %3145, align 8
  %3147 = add i64 %3142, %3146
  store i64 %3147, ptr @digest, align 8
  br label %3148

3148:                                             ; preds = %3140
  %3149 = load i32, ptr %343, align 4
  %3150 = add nsw i32 %3149, 1
  store i32 %3150, ptr %343, align 4
  br label %3137, !llvm.loop !112

3151:                                             ; preds = %3137
  br label %3152

3152:                                             ; preds = %3151
  %3153 = load i32, ptr %334, align 4
  %3154 = add nsw i32 %3153, 1
  store i32 %3154, ptr %334, align 4
  br label %3076, !llvm.loop !113

3155:                                             ; preds = %3076
  call void @show(ptr noundef @.str.33)
  store i32 0, ptr %344, align 4
  br label %3156

3156:                                             ; preds = %3229, %3155
  %3157 = load i32, ptr %344, align 4
  %3158 = icmp slt i32 %3157, 36
  br i1 %3158, label %3159, label %3232

3159:                                             ; preds = %3156
  %3160 = load i32, ptr %344, align 4
  %3161 = srem i32 %3160, 12
  %3162 = sext i32 %3161 to i64
  %3163 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3162
  %3164 = load i32, ptr %3163, align 4
  %3165 = sext i32 %3164 to i64
  store i64 %3165, ptr %345, align 8
  store i64 0, ptr %346, align 8
  %3166 = load i32, ptr %344, align 4
  %3167 = sdiv i32 %3166, 12
  call void @fill(i32 noundef signext %3167)
  store i64 0, ptr %347, align 8
  br label %3168

3168:                                             ; preds = %3172, %3159
  %3169 = load i64, ptr %347, align 8
  %3170 = load i64, ptr %345, align 8
  %3171 = icmp slt i64 %3169, %3170
  br i1 %3171, label %3172, label %3209

3172:                                             ; preds = %3168
  %3173 = load i64, ptr %345, align 8
  %3174 = load i64, ptr %347, align 8
  %3175 = sub nsw i64 %3173, %3174
  %3176 = call i64 @llvm.riscv.vsetvli.i64(i64 %3175, i64 0, i64 1)
  store i64 %3176, ptr %348, align 8
  %3177 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  store i64 %3177, ptr %349, align 8
  %3178 = load i64, ptr %349, align 8
  %3179 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3178)
  %3180 = load i64, ptr %347, align 8
  %3181 = getelementptr inbounds i8, ptr @a, i64 %3180
  %3182 = load i64, ptr %348, align 8
  %3183 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3179, ptr %3181, i64 %3182)
  store <vscale x 16 x i8> %3183, ptr %350, align 1
  %3184 = load i64, ptr %349, align 8
  %3185 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3184)
  %3186 = load i64, ptr %347, align 8
  %3187 = getelementptr inbounds i8, ptr @b, i64 %3186
  %3188 = load i64, ptr %348, align 8
  %3189 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3185, ptr %3187, i64 %3188)
  store <vscale x 16 x i8> %3189, ptr %351, align 1
  %3190 = load i64, ptr %349, align 8
  %3191 = call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %3190)
  %3192 = load i64, ptr %347, align 8
  %3193 = getelementptr inbounds i8, ptr @c, i64 %3192
  %3194 = load i64, ptr %348, align 8
  %3195 = call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %3191, ptr %3193, i64 %3194)
  store <vscale x 16 x i8> %3195, ptr %352, align 1
  %3196 = load <vscale x 16 x i8>, ptr %350, align 1
  %3197 = load <vscale x 16 x i8>, ptr %351, align 1
  %3198 = load i64, ptr %348, align 8
  %3199 = call <vscale x 16 x i8> @llvm.riscv.vand.nxv16i8.i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %3197, i8 31, i64 %3198)
  %3200 = load i64, ptr %348, align 8
  %3201 = call <vscale x 16 x i8> @llvm.riscv.vrgather.vv.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %3196, <vscale x 16 x i8> %3199, i64 %3200)
  store <vscale x 16 x i8> %3201, ptr %352, align 1
  %3202 = load i64, ptr %347, align 8
  %3203 = getelementptr inbounds i8, ptr @c, i64 %3202
  %3204 = load <vscale x 16 x i8>, ptr %352, align 1
  %3205 = load i64, ptr %348, align 8
  call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %3204, ptr %3203, i64 %3205)
  %3206 = load i64, ptr %348, align 8
  %3207 = load i64, ptr %347, align 8
  %3208 = add i64 %3207, %3206
  store i64 %3208, ptr %347, align 8
  br label %3168, !llvm.loop !114

3209:                                             ; preds = %3168
  %3210 = load i64, ptr @digest, align 8
  %3211 = mul i64 %3210, 31
  %3212 = load i64, ptr %346, align 8
  %3213 = add i64 %3211, %3212
  store i64 %3213, ptr @digest, align 8
  store i32 0, ptr %353, align 4
  br label %3214

3214:                                             ; preds = %3225, %3209
  %3215 = load i32, ptr %353, align 4
  %3216 = icmp slt i32 %3215, 64
  br i1 %3216, label %3217, label %3228

3217:                                             ; preds = %3214
  %3218 = load i64, ptr @digest, align 8
  %3219 = mul i64 %3218, 31
  %3220 = load i32, ptr %353, align 4
  %3221 = sext i32 %3220 to i64
  %3222 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3221
  %3223 = load i64, ptr %3222, align 8
  %3224 = add i64 %3219, %3223
  store i64 %3224, ptr @digest, align 8
  br label %3225

3225:                                             ; preds = %3217
  %3226 = load i32, ptr %353, align 4
  %3227 = add nsw i32 %3226, 1
  store i32 %3227, ptr %353, align 4
  br label %3214, !llvm.loop !115

3228:                                             ; preds = %3214
  br label %3229

3229:                                             ; preds = %3228
  %3230 = load i32, ptr %344, align 4
  %3231 = add nsw i32 %3230, 1
  store i32 %3231, ptr %344, align 4
  br label %3156, !llvm.loop !116

3232:                                             ; preds = %3156
  call void @show(ptr noundef @.str.34)
  store i32 0, ptr %354, align 4
  br label %3233

3233:                                             ; preds = %3302, %3232
  %3234 = load i32, ptr %354, align 4
  %3235 = icmp slt i32 %3234, 36
  br i1 %3235, label %3236, label %3305

3236:                                             ; preds = %3233
  %3237 = load i32, ptr %354, align 4
  %3238 = srem i32 %3237, 12
  %3239 = sext i32 %3238 to i64
  %3240 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3239
  %3241 = load i32, ptr %3240, align 4
  %3242 = sext i32 %3241 to i64
  store i64 %3242, ptr %355, align 8
  store i64 0, ptr %356, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %357, align 8
  br label %3243

3243:                                             ; preds = %3247, %3236
  %3244 = load i64, ptr %357, align 8
  %3245 = load i64, ptr %355, align 8
  %3246 = icmp slt i64 %3244, %3245
  br i1 %3246, label %3247, label %3282

3247:                                             ; preds = %3243
  %3248 = load i64, ptr %355, align 8
  %3249 = load i64, ptr %357, align 8
  %3250 = sub nsw i64 %3248, %3249
  %3251 = call i64 @llvm.riscv.vsetvli.i64(i64 %3250, i64 2, i64 1)
  store i64 %3251, ptr %358, align 8
  %3252 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3252, ptr %359, align 8
  %3253 = load i64, ptr %359, align 8
  %3254 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3253)
  %3255 = load i64, ptr %357, align 8
  %3256 = getelementptr inbounds float, ptr @a, i64 %3255
  %3257 = load i64, ptr %358, align 8
  %3258 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3254, ptr %3256, i64 %3257)
  store <vscale x 4 x float> %3258, ptr %360, align 4
  %3259 = load i64, ptr %359, align 8
  %3260 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3259)
  %3261 = load i64, ptr %357, align 8
  %3262 = getelementptr inbounds float, ptr @b, i64 %3261
  %3263 = load i64, ptr %358, align 8
  %3264 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3260, ptr %3262, i64 %3263)
  store <vscale x 4 x float> %3264, ptr %361, align 4
  %3265 = load i64, ptr %359, align 8
  %3266 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3265)
  %3267 = load i64, ptr %357, align 8
  %3268 = getelementptr inbounds float, ptr @c, i64 %3267
  %3269 = load i64, ptr %358, align 8
  %3270 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3266, ptr %3268, i64 %3269)
  store <vscale x 4 x float> %3270, ptr %362, align 4
  %3271 = load <vscale x 4 x float>, ptr %360, align 4
  %3272 = load <vscale x 4 x float>, ptr %361, align 4
  %3273 = load i64, ptr %358, align 8
  %3274 = call <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3271, <vscale x 4 x float> %3272, i64 7, i64 %3273)
  store <vscale x 4 x float> %3274, ptr %362, align 4
  %3275 = load i64, ptr %357, align 8
  %3276 = getelementptr inbounds float, ptr @c, i64 %3275
  %3277 = load <vscale x 4 x float>, ptr %362, align 4
  %3278 = load i64, ptr %358, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3277, ptr %3276, i64 %3278)
  %3279 = load i64, ptr %358, align 8
  %3280 = load i64, ptr %357, align 8
  %3281 = add i64 %3280, %3279
  store i64 %3281, ptr %357, align 8
  br label %3243, !llvm.loop !117

3282:                                             ; preds = %3243
  %3283 = load i64, ptr @digest, align 8
  %3284 = mul i64 %3283, 31
  %3285 = load i64, ptr %356, align 8
  %3286 = add i64 %3284, %3285
  store i64 %3286, ptr @digest, align 8
  store i32 0, ptr %363, align 4
  br label %3287

3287:                                             ; preds = %3298, %3282
  %3288 = load i32, ptr %363, align 4
  %3289 = icmp slt i32 %3288, 64
  br i1 %3289, label %3290, label %3301

3290:                                             ; preds = %3287
  %3291 = load i64, ptr @digest, align 8
  %3292 = mul i64 %3291, 31
  %3293 = load i32, ptr %363, align 4
  %3294 = sext i32 %3293 to i64
  %3295 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3294
  %3296 = load i64, ptr %3295, align 8
  %3297 = add i64 %3292, %3296
  store i64 %3297, ptr @digest, align 8
  br label %3298

3298:                                             ; preds = %3290
  %3299 = load i32, ptr %363, align 4
  %3300 = add nsw i32 %3299, 1
  store i32 %3300, ptr %363, align 4
  br label %3287, !llvm.loop !118

3301:                                             ; preds = %3287
  br label %3302

3302:                                             ; preds = %3301
  %3303 = load i32, ptr %354, align 4
  %3304 = add nsw i32 %3303, 1
  store i32 %3304, ptr %354, align 4
  br label %3233, !llvm.loop !119

3305:                                             ; preds = %3233
  call void @show(ptr noundef @.str.35)
  store i32 0, ptr %364, align 4
  br label %3306

3306:                                             ; preds = %3374, %3305
  %3307 = load i32, ptr %364, align 4
  %3308 = icmp slt i32 %3307, 36
  br i1 %3308, label %3309, label %3377

3309:                                             ; preds = %3306
  %3310 = load i32, ptr %364, align 4
  %3311 = srem i32 %3310, 12
  %3312 = sext i32 %3311 to i64
  %3313 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3312
  %3314 = load i32, ptr %3313, align 4
  %3315 = sext i32 %3314 to i64
  store i64 %3315, ptr %365, align 8
  store i64 0, ptr %366, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %367, align 8
  br label %3316

3316:                                             ; preds = %3320, %3309
  %3317 = load i64, ptr %367, align 8
  %3318 = load i64, ptr %365, align 8
  %3319 = icmp slt i64 %3317, %3318
  br i1 %3319, label %3320, label %3354

3320:                                             ; preds = %3316
  %3321 = load i64, ptr %365, align 8
  %3322 = load i64, ptr %367, align 8
  %3323 = sub nsw i64 %3321, %3322
  %3324 = call i64 @llvm.riscv.vsetvli.i64(i64 %3323, i64 2, i64 1)
  store i64 %3324, ptr %368, align 8
  %3325 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3325, ptr %369, align 8
  %3326 = load i64, ptr %369, align 8
  %3327 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3326)
  %3328 = load i64, ptr %367, align 8
  %3329 = getelementptr inbounds float, ptr @a, i64 %3328
  %3330 = load i64, ptr %368, align 8
  %3331 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3327, ptr %3329, i64 %3330)
  store <vscale x 4 x float> %3331, ptr %370, align 4
  %3332 = load i64, ptr %369, align 8
  %3333 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3332)
  %3334 = load i64, ptr %367, align 8
  %3335 = getelementptr inbounds float, ptr @b, i64 %3334
  %3336 = load i64, ptr %368, align 8
  %3337 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3333, ptr %3335, i64 %3336)
  store <vscale x 4 x float> %3337, ptr %371, align 4
  %3338 = load i64, ptr %369, align 8
  %3339 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3338)
  %3340 = load i64, ptr %367, align 8
  %3341 = getelementptr inbounds float, ptr @c, i64 %3340
  %3342 = load i64, ptr %368, align 8
  %3343 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3339, ptr %3341, i64 %3342)
  store <vscale x 4 x float> %3343, ptr %372, align 4
  %3344 = load <vscale x 4 x float>, ptr %370, align 4
  %3345 = load i64, ptr %368, align 8
  %3346 = call <vscale x 4 x float> @llvm.riscv.vfrsub.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3344, float 2.500000e+00, i64 7, i64 %3345)
  store <vscale x 4 x float> %3346, ptr %372, align 4
  %3347 = load i64, ptr %367, align 8
  %3348 = getelementptr inbounds float, ptr @c, i64 %3347
  %3349 = load <vscale x 4 x float>, ptr %372, align 4
  %3350 = load i64, ptr %368, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3349, ptr %3348, i64 %3350)
  %3351 = load i64, ptr %368, align 8
  %3352 = load i64, ptr %367, align 8
  %3353 = add i64 %3352, %3351
  store i64 %3353, ptr %367, align 8
  br label %3316, !llvm.loop !120

3354:                                             ; preds = %3316
  %3355 = load i64, ptr @digest, align 8
  %3356 = mul i64 %3355, 31
  %3357 = load i64, ptr %366, align 8
  %3358 = add i64 %3356, %3357
  store i64 %3358, ptr @digest, align 8
  store i32 0, ptr %373, align 4
  br label %3359

3359:                                             ; preds = %3370, %3354
  %3360 = load i32, ptr %373, align 4
  %3361 = icmp slt i32 %3360, 64
  br i1 %3361, label %3362, label %3373

3362:                                             ; preds = %3359
  %3363 = load i64, ptr @digest, align 8
  %3364 = mul i64 %3363, 31
  %3365 = load i32, ptr %373, align 4
  %3366 = sext i32 %3365 to i64
  %3367 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3366
  %3368 = load i64, ptr %3367, align 8
  %3369 = add i64 %3364, %3368
  store i64 %3369, ptr @digest, align 8
  br label %3370

3370:                                             ; preds = %3362
  %3371 = load i32, ptr %373, align 4
  %3372 = add nsw i32 %3371, 1
  store i32 %3372, ptr %373, align 4
  br label %3359, !llvm.loop !121

3373:                                             ; preds = %3359
  br label %3374

3374:                                             ; preds = %3373
  %3375 = load i32, ptr %364, align 4
  %3376 = add nsw i32 %3375, 1
  store i32 %3376, ptr %364, align 4
  br label %3306, !llvm.loop !122

3377:                                             ; preds = %3306
  call void @show(ptr noundef @.str.36)
  store i32 0, ptr %374, align 4
  br label %3378

3378:                                             ; preds = %3452, %3377
  %3379 = load i32, ptr %374, align 4
  %3380 = icmp slt i32 %3379, 36
  br i1 %3380, label %3381, label %3455

3381:                                             ; preds = %3378
  %3382 = load i32, ptr %374, align 4
  %3383 = srem i32 %3382, 12
  %3384 = sext i32 %3383 to i64
  %3385 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3384
  %3386 = load i32, ptr %3385, align 4
  %3387 = sext i32 %3386 to i64
  store i64 %3387, ptr %375, align 8
  store i64 0, ptr %376, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %377, align 8
  br label %3388

3388:                                             ; preds = %3392, %3381
  %3389 = load i64, ptr %377, align 8
  %3390 = load i64, ptr %375, align 8
  %3391 = icmp slt i64 %3389, %3390
  br i1 %3391, label %3392, label %3432

3392:                                             ; preds = %3388
  %3393 = load i64, ptr %375, align 8
  %3394 = load i64, ptr %377, align 8
  %3395 = sub nsw i64 %3393, %3394
  %3396 = call i64 @llvm.riscv.vsetvli.i64(i64 %3395, i64 2, i64 1)
  store i64 %3396, ptr %378, align 8
  %3397 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3397, ptr %379, align 8
  %3398 = load i64, ptr %379, align 8
  %3399 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3398)
  %3400 = load i64, ptr %377, align 8
  %3401 = getelementptr inbounds float, ptr @a, i64 %3400
  %3402 = load i64, ptr %378, align 8
  %3403 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3399, ptr %3401, i64 %3402)
  store <vscale x 4 x float> %3403, ptr %380, align 4
  %3404 = load i64, ptr %379, align 8
  %3405 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3404)
  %3406 = load i64, ptr %377, align 8
  %3407 = getelementptr inbounds float, ptr @b, i64 %3406
  %3408 = load i64, ptr %378, align 8
  %3409 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3405, ptr %3407, i64 %3408)
  store <vscale x 4 x float> %3409, ptr %381, align 4
  %3410 = load i64, ptr %379, align 8
  %3411 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3410)
  %3412 = load i64, ptr %377, align 8
  %3413 = getelementptr inbounds float, ptr @c, i64 %3412
  %3414 = load i64, ptr %378, align 8
  %3415 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3411, ptr %3413, i64 %3414)
  store <vscale x 4 x float> %3415, ptr %382, align 4
  %3416 = load <vscale x 4 x float>, ptr %380, align 4
  %3417 = load <vscale x 4 x float>, ptr %381, align 4
  %3418 = load i64, ptr %378, align 8
  %3419 = call <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3417, float 1.250000e-01, i64 7, i64 %3418)
  %3420 = load i64, ptr %378, align 8
  %3421 = call <vscale x 4 x float> @llvm.riscv.vfdiv.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3416, <vscale x 4 x float> %3419, i64 7, i64 %3420)
  %3422 = load <vscale x 4 x float>, ptr %381, align 4
  %3423 = load i64, ptr %378, align 8
  %3424 = call <vscale x 4 x float> @llvm.riscv.vfmul.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3421, <vscale x 4 x float> %3422, i64 7, i64 %3423)
  store <vscale x 4 x float> %3424, ptr %382, align 4
  %3425 = load i64, ptr %377, align 8
  %3426 = getelementptr inbounds float, ptr @c, i64 %3425
  %3427 = load <vscale x 4 x float>, ptr %382, align 4
  %3428 = load i64, ptr %378, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3427, ptr %3426, i64 %3428)
  %3429 = load i64, ptr %378, align 8
  %3430 = load i64, ptr %377, align 8
  %3431 = add i64 %3430, %3429
  store i64 %3431, ptr %377, align 8
  br label %3388, !llvm.loop !123

3432:                                             ; preds = %3388
  %3433 = load i64, ptr @digest, align 8
  %3434 = mul i64 %3433, 31
  %3435 = load i64, ptr %376, align 8
  %3436 = add i64 %3434, %3435
  store i64 %3436, ptr @digest, align 8
  store i32 0, ptr %383, align 4
  br label %3437

3437:                                             ; preds = %3448, %3432
  %3438 = load i32, ptr %383, align 4
  %3439 = icmp slt i32 %3438, 64
  br i1 %3439, label %3440, label %3451

3440:                                             ; preds = %3437
  %3441 = load i64, ptr @digest, align 8
  %3442 = mul i64 %3441, 31
  %3443 = load i32, ptr %383, align 4
  %3444 = sext i32 %3443 to i64
  %3445 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3444
  %3446 = load i64, ptr %3445, align 8
  %3447 = add i64 %3442, %3446
  store i64 %3447, ptr @digest, align 8
  br label %3448

3448:                                             ; preds = %3440
  %3449 = load i32, ptr %383, align 4
  %3450 = add nsw i32 %3449, 1
  store i32 %3450, ptr %383, align 4
  br label %3437, !llvm.loop !124

3451:                                             ; preds = %3437
  br label %3452

3452:                                             ; preds = %3451
  %3453 = load i32, ptr %374, align 4
  %3454 = add nsw i32 %3453, 1
  store i32 %3454, ptr %374, align 4
  br label %3378, !llvm.loop !125

3455:                                             ; preds = %3378
  call void @show(ptr noundef @.str.37)
  store i32 0, ptr %384, align 4
  br label %3456

3456:                                             ; preds = %3527, %3455
  %3457 = load i32, ptr %384, align 4
  %3458 = icmp slt i32 %3457, 36
  br i1 %3458, label %3459, label %3530

3459:                                             ; preds = %3456
  %3460 = load i32, ptr %384, align 4
  %3461 = srem i32 %3460, 12
  %3462 = sext i32 %3461 to i64
  %3463 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3462
  %3464 = load i32, ptr %3463, align 4
  %3465 = sext i32 %3464 to i64
  store i64 %3465, ptr %385, align 8
  store i64 0, ptr %386, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %387, align 8
  br label %3466

3466:                                             ; preds = %3470, %3459
  %3467 = load i64, ptr %387, align 8
  %3468 = load i64, ptr %385, align 8
  %3469 = icmp slt i64 %3467, %3468
  br i1 %3469, label %3470, label %3507

3470:                                             ; preds = %3466
  %3471 = load i64, ptr %385, align 8
  %3472 = load i64, ptr %387, align 8
  %3473 = sub nsw i64 %3471, %3472
  %3474 = call i64 @llvm.riscv.vsetvli.i64(i64 %3473, i64 2, i64 1)
  store i64 %3474, ptr %388, align 8
  %3475 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3475, ptr %389, align 8
  %3476 = load i64, ptr %389, align 8
  %3477 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3476)
  %3478 = load i64, ptr %387, align 8
  %3479 = getelementptr inbounds float, ptr @a, i64 %3478
  %3480 = load i64, ptr %388, align 8
  %3481 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3477, ptr %3479, i64 %3480)
  store <vscale x 4 x float> %3481, ptr %390, align 4
  %3482 = load i64, ptr %389, align 8
  %3483 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3482)
  %3484 = load i64, ptr %387, align 8
  %3485 = getelementptr inbounds float, ptr @b, i64 %3484
  %3486 = load i64, ptr %388, align 8
  %3487 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3483, ptr %3485, i64 %3486)
  store <vscale x 4 x float> %3487, ptr %391, align 4
  %3488 = load i64, ptr %389, align 8
  %3489 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3488)
  %3490 = load i64, ptr %387, align 8
  %3491 = getelementptr inbounds float, ptr @c, i64 %3490
  %3492 = load i64, ptr %388, align 8
  %3493 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3489, ptr %3491, i64 %3492)
  store <vscale x 4 x float> %3493, ptr %392, align 4
  %3494 = load <vscale x 4 x float>, ptr %390, align 4
  %3495 = load <vscale x 4 x float>, ptr %391, align 4
  %3496 = load i64, ptr %388, align 8
  %3497 = call <vscale x 4 x float> @llvm.riscv.vfmin.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3494, <vscale x 4 x float> %3495, i64 %3496)
  %3498 = load i64, ptr %388, align 8
  %3499 = call <vscale x 4 x float> @llvm.riscv.vfmax.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3497, float -2.000000e+00, i64 %3498)
  store <vscale x 4 x float> %3499, ptr %392, align 4
  %3500 = load i64, ptr %387, align 8
  %3501 = getelementptr inbounds float, ptr @c, i64 %3500
  %3502 = load <vscale x 4 x float>, ptr %392, align 4
  %3503 = load i64, ptr %388, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3502, ptr %3501, i64 %3503)
  %3504 = load i64, ptr %388, align 8
  %3505 = load i64, ptr %387, align 8
  %3506 = add i64 %3505, %3504
  store i64 %3506, ptr %387, align 8
  br label %3466, !llvm.loop !126

3507:                                             ; preds = %3466
  %3508 = load i64, ptr @digest, align 8
  %3509 = mul i64 %3508, 31
  %3510 = load i64, ptr %386, align 8
  %3511 = add i64 %3509, %3510
  store i64 %3511, ptr @digest, align 8
  store i32 0, ptr %393, align 4
  br label %3512

3512:                                             ; preds = %3523, %3507
  %3513 = load i32, ptr %393, align 4
  %3514 = icmp slt i32 %3513, 64
  br i1 %3514, label %3515, label %3526

3515:                                             ; preds = %3512
  %3516 = load i64, ptr @digest, align 8
  %3517 = mul i64 %3516, 31
  %3518 = load i32, ptr %393, align 4
  %3519 = sext i32 %3518 to i64
  %3520 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3519
  %3521 = load i64, ptr %3520, align 8
  %3522 = add i64 %3517, %3521
  store i64 %3522, ptr @digest, align 8
  br label %3523

3523:                                             ; preds = %3515
  %3524 = load i32, ptr %393, align 4
  %3525 = add nsw i32 %3524, 1
  store i32 %3525, ptr %393, align 4
  br label %3512, !llvm.loop !127

3526:                                             ; preds = %3512
  br label %3527

3527:                                             ; preds = %3526
  %3528 = load i32, ptr %384, align 4
  %3529 = add nsw i32 %3528, 1
  store i32 %3529, ptr %384, align 4
  br label %3456, !llvm.loop !128

3530:                                             ; preds = %3456
  call void @show(ptr noundef @.str.38)
  store i32 0, ptr %394, align 4
  br label %3531

3531:                                             ; preds = %3603, %3530
  %3532 = load i32, ptr %394, align 4
  %3533 = icmp slt i32 %3532, 36
  br i1 %3533, label %3534, label %3606

3534:                                             ; preds = %3531
  %3535 = load i32, ptr %394, align 4
  %3536 = srem i32 %3535, 12
  %3537 = sext i32 %3536 to i64
  %3538 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3537
  %3539 = load i32, ptr %3538, align 4
  %3540 = sext i32 %3539 to i64
  store i64 %3540, ptr %395, align 8
  store i64 0, ptr %396, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %397, align 8
  br label %3541

3541:                                             ; preds = %3545, %3534
  %3542 = load i64, ptr %397, align 8
  %3543 = load i64, ptr %395, align 8
  %3544 = icmp slt i64 %3542, %3543
  br i1 %3544, label %3545, label %3583

3545:                                             ; preds = %3541
  %3546 = load i64, ptr %395, align 8
  %3547 = load i64, ptr %397, align 8
  %3548 = sub nsw i64 %3546, %3547
  %3549 = call i64 @llvm.riscv.vsetvli.i64(i64 %3548, i64 2, i64 1)
  store i64 %3549, ptr %398, align 8
  %3550 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3550, ptr %399, align 8
  %3551 = load i64, ptr %399, align 8
  %3552 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3551)
  %3553 = load i64, ptr %397, align 8
  %3554 = getelementptr inbounds float, ptr @a, i64 %3553
  %3555 = load i64, ptr %398, align 8
  %3556 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3552, ptr %3554, i64 %3555)
  store <vscale x 4 x float> %3556, ptr %400, align 4
  %3557 = load i64, ptr %399, align 8
  %3558 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3557)
  %3559 = load i64, ptr %397, align 8
  %3560 = getelementptr inbounds float, ptr @b, i64 %3559
  %3561 = load i64, ptr %398, align 8
  %3562 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3558, ptr %3560, i64 %3561)
  store <vscale x 4 x float> %3562, ptr %401, align 4
  %3563 = load i64, ptr %399, align 8
  %3564 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3563)
  %3565 = load i64, ptr %397, align 8
  %3566 = getelementptr inbounds float, ptr @c, i64 %3565
  %3567 = load i64, ptr %398, align 8
  %3568 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3564, ptr %3566, i64 %3567)
  store <vscale x 4 x float> %3568, ptr %402, align 4
  %3569 = load <vscale x 4 x float>, ptr %400, align 4
  %3570 = load <vscale x 4 x float>, ptr %401, align 4
  %3571 = load i64, ptr %398, align 8
  %3572 = call <vscale x 4 x float> @llvm.riscv.vfsgnjn.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3569, <vscale x 4 x float> %3570, i64 %3571)
  %3573 = load <vscale x 4 x float>, ptr %400, align 4
  %3574 = load i64, ptr %398, align 8
  %3575 = call <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3572, <vscale x 4 x float> %3573, i64 %3574)
  store <vscale x 4 x float> %3575, ptr %402, align 4
  %3576 = load i64, ptr %397, align 8
  %3577 = getelementptr inbounds float, ptr @c, i64 %3576
  %3578 = load <vscale x 4 x float>, ptr %402, align 4
  %3579 = load i64, ptr %398, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3578, ptr %3577, i64 %3579)
  %3580 = load i64, ptr %398, align 8
  %3581 = load i64, ptr %397, align 8
  %3582 = add i64 %3581, %3580
  store i64 %3582, ptr %397, align 8
  br label %3541, !llvm.loop !129

3583:                                             ; preds = %3541
  %3584 = load i64, ptr @digest, align 8
  %3585 = mul i64 %3584, 31
  %3586 = load i64, ptr %396, align 8
  %3587 = add i64 %3585, %3586
  store i64 %3587, ptr @digest, align 8
  store i32 0, ptr %403, align 4
  br label %3588

3588:                                             ; preds = %3599, %3583
  %3589 = load i32, ptr %403, align 4
  %3590 = icmp slt i32 %3589, 64
  br i1 %3590, label %3591, label %3602

3591:                                             ; preds = %3588
  %3592 = load i64, ptr @digest, align 8
  %3593 = mul i64 %3592, 31
  %3594 = load i32, ptr %403, align 4
  %3595 = sext i32 %3594 to i64
  %3596 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3595
  %3597 = load i64, ptr %3596, align 8
  %3598 = add i64 %3593, %3597
  store i64 %3598, ptr @digest, align 8
  br label %3599

3599:                                             ; preds = %3591
  %3600 = load i32, ptr %403, align 4
  %3601 = add nsw i32 %3600, 1
  store i32 %3601, ptr %403, align 4
  br label %3588, !llvm.loop !130

3602:                                             ; preds = %3588
  br label %3603

3603:                                             ; preds = %3602
  %3604 = load i32, ptr %394, align 4
  %3605 = add nsw i32 %3604, 1
  store i32 %3605, ptr %394, align 4
  br label %3531, !llvm.loop !131

3606:                                             ; preds = %3531
  call void @show(ptr noundef @.str.39)
  store i32 0, ptr %404, align 4
  br label %3607

3607:                                             ; preds = %3677, %3606
  %3608 = load i32, ptr %404, align 4
  %3609 = icmp slt i32 %3608, 36
  br i1 %3609, label %3610, label %3680

3610:                                             ; preds = %3607
  %3611 = load i32, ptr %404, align 4
  %3612 = srem i32 %3611, 12
  %3613 = sext i32 %3612 to i64
  %3614 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3613
  %3615 = load i32, ptr %3614, align 4
  %3616 = sext i32 %3615 to i64
  store i64 %3616, ptr %405, align 8
  store i64 0, ptr %406, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %407, align 8
  br label %3617

3617:                                             ; preds = %3621, %3610
  %3618 = load i64, ptr %407, align 8
  %3619 = load i64, ptr %405, align 8
  %3620 = icmp slt i64 %3618, %3619
  br i1 %3620, label %3621, label %3657

3621:                                             ; preds = %3617
  %3622 = load i64, ptr %405, align 8
  %3623 = load i64, ptr %407, align 8
  %3624 = sub nsw i64 %3622, %3623
  %3625 = call i64 @llvm.riscv.vsetvli.i64(i64 %3624, i64 2, i64 1)
  store i64 %3625, ptr %408, align 8
  %3626 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3626, ptr %409, align 8
  %3627 = load i64, ptr %409, align 8
  %3628 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3627)
  %3629 = load i64, ptr %407, align 8
  %3630 = getelementptr inbounds float, ptr @a, i64 %3629
  %3631 = load i64, ptr %408, align 8
  %3632 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3628, ptr %3630, i64 %3631)
  store <vscale x 4 x float> %3632, ptr %410, align 4
  %3633 = load i64, ptr %409, align 8
  %3634 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3633)
  %3635 = load i64, ptr %407, align 8
  %3636 = getelementptr inbounds float, ptr @b, i64 %3635
  %3637 = load i64, ptr %408, align 8
  %3638 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3634, ptr %3636, i64 %3637)
  store <vscale x 4 x float> %3638, ptr %411, align 4
  %3639 = load i64, ptr %409, align 8
  %3640 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3639)
  %3641 = load i64, ptr %407, align 8
  %3642 = getelementptr inbounds float, ptr @c, i64 %3641
  %3643 = load i64, ptr %408, align 8
  %3644 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3640, ptr %3642, i64 %3643)
  store <vscale x 4 x float> %3644, ptr %412, align 4
  %3645 = load <vscale x 4 x float>, ptr %410, align 4
  %3646 = load i64, ptr %408, align 8
  %3647 = call <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3645, <vscale x 4 x float> %3645, i64 %3646)
  %3648 = load i64, ptr %408, align 8
  %3649 = call <vscale x 4 x float> @llvm.riscv.vfsqrt.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %3647, i64 7, i64 %3648)
  store <vscale x 4 x float> %3649, ptr %412, align 4
  %3650 = load i64, ptr %407, align 8
  %3651 = getelementptr inbounds float, ptr @c, i64 %3650
  %3652 = load <vscale x 4 x float>, ptr %412, align 4
  %3653 = load i64, ptr %408, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3652, ptr %3651, i64 %3653)
  %3654 = load i64, ptr %408, align 8
  %3655 = load i64, ptr %407, align 8
  %3656 = add i64 %3655, %3654
  store i64 %3656, ptr %407, align 8
  br label %3617, !llvm.loop !132

3657:                                             ; preds = %3617
  %3658 = load i64, ptr @digest, align 8
  %3659 = mul i64 %3658, 31
  %3660 = load i64, ptr %406, align 8
  %3661 = add i64 %3659, %3660
  store i64 %3661, ptr @digest, align 8
  store i32 0, ptr %413, align 4
  br label %3662

3662:                                             ; preds = %3673, %3657
  %3663 = load i32, ptr %413, align 4
  %3664 = icmp slt i32 %3663, 64
  br i1 %3664, label %3665, label %3676

3665:                                             ; preds = %3662
  %3666 = load i64, ptr @digest, align 8
  %3667 = mul i64 %3666, 31
  %3668 = load i32, ptr %413, align 4
  %3669 = sext i32 %3668 to i64
  %3670 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3669
  %3671 = load i64, ptr %3670, align 8
  %3672 = add i64 %3667, %3671
  store i64 %3672, ptr @digest, align 8
  br label %3673

3673:                                             ; preds = %3665
  %3674 = load i32, ptr %413, align 4
  %3675 = add nsw i32 %3674, 1
  store i32 %3675, ptr %413, align 4
  br label %3662, !llvm.loop !133

3676:                                             ; preds = %3662
  br label %3677

3677:                                             ; preds = %3676
  %3678 = load i32, ptr %404, align 4
  %3679 = add nsw i32 %3678, 1
  store i32 %3679, ptr %404, align 4
  br label %3607, !llvm.loop !134

3680:                                             ; preds = %3607
  call void @show(ptr noundef @.str.40)
  store i32 0, ptr %414, align 4
  br label %3681

3681:                                             ; preds = %3751, %3680
  %3682 = load i32, ptr %414, align 4
  %3683 = icmp slt i32 %3682, 36
  br i1 %3683, label %3684, label %3754

3684:                                             ; preds = %3681
  %3685 = load i32, ptr %414, align 4
  %3686 = srem i32 %3685, 12
  %3687 = sext i32 %3686 to i64
  %3688 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3687
  %3689 = load i32, ptr %3688, align 4
  %3690 = sext i32 %3689 to i64
  store i64 %3690, ptr %415, align 8
  store i64 0, ptr %416, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %417, align 8
  br label %3691

3691:                                             ; preds = %3695, %3684
  %3692 = load i64, ptr %417, align 8
  %3693 = load i64, ptr %415, align 8
  %3694 = icmp slt i64 %3692, %3693
  br i1 %3694, label %3695, label %3731

3695:                                             ; preds = %3691
  %3696 = load i64, ptr %415, align 8
  %3697 = load i64, ptr %417, align 8
  %3698 = sub nsw i64 %3696, %3697
  %3699 = call i64 @llvm.riscv.vsetvli.i64(i64 %3698, i64 2, i64 1)
  store i64 %3699, ptr %418, align 8
  %3700 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3700, ptr %419, align 8
  %3701 = load i64, ptr %419, align 8
  %3702 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3701)
  %3703 = load i64, ptr %417, align 8
  %3704 = getelementptr inbounds float, ptr @a, i64 %3703
  %3705 = load i64, ptr %418, align 8
  %3706 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3702, ptr %3704, i64 %3705)
  store <vscale x 4 x float> %3706, ptr %420, align 4
  %3707 = load i64, ptr %419, align 8
  %3708 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3707)
  %3709 = load i64, ptr %417, align 8
  %3710 = getelementptr inbounds float, ptr @b, i64 %3709
  %3711 = load i64, ptr %418, align 8
  %3712 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3708, ptr %3710, i64 %3711)
  store <vscale x 4 x float> %3712, ptr %421, align 4
  %3713 = load i64, ptr %419, align 8
  %3714 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3713)
  %3715 = load i64, ptr %417, align 8
  %3716 = getelementptr inbounds float, ptr @c, i64 %3715
  %3717 = load i64, ptr %418, align 8
  %3718 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3714, ptr %3716, i64 %3717)
  store <vscale x 4 x float> %3718, ptr %422, align 4
  %3719 = load <vscale x 4 x float>, ptr %420, align 4
  %3720 = load <vscale x 4 x float>, ptr %421, align 4
  %3721 = load <vscale x 4 x float>, ptr %421, align 4
  %3722 = load i64, ptr %418, align 8
  %3723 = call <vscale x 4 x float> @llvm.riscv.vfmacc.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %3719, <vscale x 4 x float> %3720, <vscale x 4 x float> %3721, i64 7, i64 %3722, i64 3)
  store <vscale x 4 x float> %3723, ptr %422, align 4
  %3724 = load i64, ptr %417, align 8
  %3725 = getelementptr inbounds float, ptr @c, i64 %3724
  %3726 = load <vscale x 4 x float>, ptr %422, align 4
  %3727 = load i64, ptr %418, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3726, ptr %3725, i64 %3727)
  %3728 = load i64, ptr %418, align 8
  %3729 = load i64, ptr %417, align 8
  %3730 = add i64 %3729, %3728
  store i64 %3730, ptr %417, align 8
  br label %3691, !llvm.loop !135

3731:                                             ; preds = %3691
  %3732 = load i64, ptr @digest, align 8
  %3733 = mul i64 %3732, 31
  %3734 = load i64, ptr %416, align 8
  %3735 = add i64 %3733, %3734
  store i64 %3735, ptr @digest, align 8
  store i32 0, ptr %423, align 4
  br label %3736

3736:                                             ; preds = %3747, %3731
  %3737 = load i32, ptr %423, align 4
  %3738 = icmp slt i32 %3737, 64
  br i1 %3738, label %3739, label %3750

3739:                                             ; preds = %3736
  %3740 = load i64, ptr @digest, align 8
  %3741 = mul i64 %3740, 31
  %3742 = load i32, ptr %423, align 4
  %3743 = sext i32 %3742 to i64
  %3744 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3743
  %3745 = load i64, ptr %3744, align 8
  %3746 = add i64 %3741, %3745
  store i64 %3746, ptr @digest, align 8
  br label %3747

3747:                                             ; preds = %3739
  %3748 = load i32, ptr %423, align 4
  %3749 = add nsw i32 %3748, 1
  store i32 %3749, ptr %423, align 4
  br label %3736, !llvm.loop !136

3750:                                             ; preds = %3736
  br label %3751

3751:                                             ; preds = %3750
  %3752 = load i32, ptr %414, align 4
  %3753 = add nsw i32 %3752, 1
  store i32 %3753, ptr %414, align 4
  br label %3681, !llvm.loop !137

3754:                                             ; preds = %3681
  call void @show(ptr noundef @.str.41)
  store i32 0, ptr %424, align 4
  br label %3755

3755:                                             ; preds = %3825, %3754
  %3756 = load i32, ptr %424, align 4
  %3757 = icmp slt i32 %3756, 36
  br i1 %3757, label %3758, label %3828

3758:                                             ; preds = %3755
  %3759 = load i32, ptr %424, align 4
  %3760 = srem i32 %3759, 12
  %3761 = sext i32 %3760 to i64
  %3762 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3761
  %3763 = load i32, ptr %3762, align 4
  %3764 = sext i32 %3763 to i64
  store i64 %3764, ptr %425, align 8
  store i64 0, ptr %426, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %427, align 8
  br label %3765

3765:                                             ; preds = %3769, %3758
  %3766 = load i64, ptr %427, align 8
  %3767 = load i64, ptr %425, align 8
  %3768 = icmp slt i64 %3766, %3767
  br i1 %3768, label %3769, label %3805

3769:                                             ; preds = %3765
  %3770 = load i64, ptr %425, align 8
  %3771 = load i64, ptr %427, align 8
  %3772 = sub nsw i64 %3770, %3771
  %3773 = call i64 @llvm.riscv.vsetvli.i64(i64 %3772, i64 2, i64 1)
  store i64 %3773, ptr %428, align 8
  %3774 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3774, ptr %429, align 8
  %3775 = load i64, ptr %429, align 8
  %3776 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3775)
  %3777 = load i64, ptr %427, align 8
  %3778 = getelementptr inbounds float, ptr @a, i64 %3777
  %3779 = load i64, ptr %428, align 8
  %3780 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3776, ptr %3778, i64 %3779)
  store <vscale x 4 x float> %3780, ptr %430, align 4
  %3781 = load i64, ptr %429, align 8
  %3782 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3781)
  %3783 = load i64, ptr %427, align 8
  %3784 = getelementptr inbounds float, ptr @b, i64 %3783
  %3785 = load i64, ptr %428, align 8
  %3786 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3782, ptr %3784, i64 %3785)
  store <vscale x 4 x float> %3786, ptr %431, align 4
  %3787 = load i64, ptr %429, align 8
  %3788 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3787)
  %3789 = load i64, ptr %427, align 8
  %3790 = getelementptr inbounds float, ptr @c, i64 %3789
  %3791 = load i64, ptr %428, align 8
  %3792 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3788, ptr %3790, i64 %3791)
  store <vscale x 4 x float> %3792, ptr %432, align 4
  %3793 = load <vscale x 4 x float>, ptr %430, align 4
  %3794 = load <vscale x 4 x float>, ptr %431, align 4
  %3795 = load <vscale x 4 x float>, ptr %431, align 4
  %3796 = load i64, ptr %428, align 8
  %3797 = call <vscale x 4 x float> @llvm.riscv.vfnmsub.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %3793, <vscale x 4 x float> %3794, <vscale x 4 x float> %3795, i64 7, i64 %3796, i64 3)
  store <vscale x 4 x float> %3797, ptr %432, align 4
  %3798 = load i64, ptr %427, align 8
  %3799 = getelementptr inbounds float, ptr @c, i64 %3798
  %3800 = load <vscale x 4 x float>, ptr %432, align 4
  %3801 = load i64, ptr %428, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3800, ptr %3799, i64 %3801)
  %3802 = load i64, ptr %428, align 8
  %3803 = load i64, ptr %427, align 8
  %3804 = add i64 %3803, %3802
  store i64 %3804, ptr %427, align 8
  br label %3765, !llvm.loop !138

3805:                                             ; preds = %3765
  %3806 = load i64, ptr @digest, align 8
  %3807 = mul i64 %3806, 31
  %3808 = load i64, ptr %426, align 8
  %3809 = add i64 %3807, %3808
  store i64 %3809, ptr @digest, align 8
  store i32 0, ptr %433, align 4
  br label %3810

3810:                                             ; preds = %3821, %3805
  %3811 = load i32, ptr %433, align 4
  %3812 = icmp slt i32 %3811, 64
  br i1 %3812, label %3813, label %3824

3813:                                             ; preds = %3810
  %3814 = load i64, ptr @digest, align 8
  %3815 = mul i64 %3814, 31
  %3816 = load i32, ptr %433, align 4
  %3817 = sext i32 %3816 to i64
  %3818 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3817
  %3819 = load i64, ptr %3818, align 8
  %3820 = add i64 %3815, %3819
  store i64 %3820, ptr @digest, align 8
  br label %3821

3821:                                             ; preds = %3813
  %3822 = load i32, ptr %433, align 4
  %3823 = add nsw i32 %3822, 1
  store i32 %3823, ptr %433, align 4
  br label %3810, !llvm.loop !139

3824:                                             ; preds = %3810
  br label %3825

3825:                                             ; preds = %3824
  %3826 = load i32, ptr %424, align 4
  %3827 = add nsw i32 %3826, 1
  store i32 %3827, ptr %424, align 4
  br label %3755, !llvm.loop !140

3828:                                             ; preds = %3755
  call void @show(ptr noundef @.str.42)
  store i32 0, ptr %434, align 4
  br label %3829

3829:                                             ; preds = %3898, %3828
  %3830 = load i32, ptr %434, align 4
  %3831 = icmp slt i32 %3830, 36
  br i1 %3831, label %3832, label %3901

3832:                                             ; preds = %3829
  %3833 = load i32, ptr %434, align 4
  %3834 = srem i32 %3833, 12
  %3835 = sext i32 %3834 to i64
  %3836 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3835
  %3837 = load i32, ptr %3836, align 4
  %3838 = sext i32 %3837 to i64
  store i64 %3838, ptr %435, align 8
  store i64 0, ptr %436, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %437, align 8
  br label %3839

3839:                                             ; preds = %3843, %3832
  %3840 = load i64, ptr %437, align 8
  %3841 = load i64, ptr %435, align 8
  %3842 = icmp slt i64 %3840, %3841
  br i1 %3842, label %3843, label %3878

3843:                                             ; preds = %3839
  %3844 = load i64, ptr %435, align 8
  %3845 = load i64, ptr %437, align 8
  %3846 = sub nsw i64 %3844, %3845
  %3847 = call i64 @llvm.riscv.vsetvli.i64(i64 %3846, i64 2, i64 1)
  store i64 %3847, ptr %438, align 8
  %3848 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3848, ptr %439, align 8
  %3849 = load i64, ptr %439, align 8
  %3850 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3849)
  %3851 = load i64, ptr %437, align 8
  %3852 = getelementptr inbounds float, ptr @a, i64 %3851
  %3853 = load i64, ptr %438, align 8
  %3854 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3850, ptr %3852, i64 %3853)
  store <vscale x 4 x float> %3854, ptr %440, align 4
  %3855 = load i64, ptr %439, align 8
  %3856 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3855)
  %3857 = load i64, ptr %437, align 8
  %3858 = getelementptr inbounds float, ptr @b, i64 %3857
  %3859 = load i64, ptr %438, align 8
  %3860 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3856, ptr %3858, i64 %3859)
  store <vscale x 4 x float> %3860, ptr %441, align 4
  %3861 = load i64, ptr %439, align 8
  %3862 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3861)
  %3863 = load i64, ptr %437, align 8
  %3864 = getelementptr inbounds float, ptr @c, i64 %3863
  %3865 = load i64, ptr %438, align 8
  %3866 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3862, ptr %3864, i64 %3865)
  store <vscale x 4 x float> %3866, ptr %442, align 4
  %3867 = load <vscale x 4 x float>, ptr %440, align 4
  %3868 = load <vscale x 4 x float>, ptr %441, align 4
  %3869 = load i64, ptr %438, align 8
  %3870 = call <vscale x 4 x float> @llvm.riscv.vfmsac.nxv4f32.f32.i64(<vscale x 4 x float> %3867, float 3.000000e+00, <vscale x 4 x float> %3868, i64 7, i64 %3869, i64 3)
  store <vscale x 4 x float> %3870, ptr %442, align 4
  %3871 = load i64, ptr %437, align 8
  %3872 = getelementptr inbounds float, ptr @c, i64 %3871
  %3873 = load <vscale x 4 x float>, ptr %442, align 4
  %3874 = load i64, ptr %438, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3873, ptr %3872, i64 %3874)
  %3875 = load i64, ptr %438, align 8
  %3876 = load i64, ptr %437, align 8
  %3877 = add i64 %3876, %3875
  store i64 %3877, ptr %437, align 8
  br label %3839, !llvm.loop !141

3878:                                             ; preds = %3839
  %3879 = load i64, ptr @digest, align 8
  %3880 = mul i64 %3879, 31
  %3881 = load i64, ptr %436, align 8
  %3882 = add i64 %3880, %3881
  store i64 %3882, ptr @digest, align 8
  store i32 0, ptr %443, align 4
  br label %3883

3883:                                             ; preds = %3894, %3878
  %3884 = load i32, ptr %443, align 4
  %3885 = icmp slt i32 %3884, 64
  br i1 %3885, label %3886, label %3897

3886:                                             ; preds = %3883
  %3887 = load i64, ptr @digest, align 8
  %3888 = mul i64 %3887, 31
  %3889 = load i32, ptr %443, align 4
  %3890 = sext i32 %3889 to i64
  %3891 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3890
  %3892 = load i64, ptr %3891, align 8
  %3893 = add i64 %3888, %3892
  store i64 %3893, ptr @digest, align 8
  br label %3894

3894:                                             ; preds = %3886
  %3895 = load i32, ptr %443, align 4
  %3896 = add nsw i32 %3895, 1
  store i32 %3896, ptr %443, align 4
  br label %3883, !llvm.loop !142

3897:                                             ; preds = %3883
  br label %3898

3898:                                             ; preds = %3897
  %3899 = load i32, ptr %434, align 4
  %3900 = add nsw i32 %3899, 1
  store i32 %3900, ptr %434, align 4
  br label %3829, !llvm.loop !143

3901:                                             ; preds = %3829
  call void @show(ptr noundef @.str.43)
  store i32 0, ptr %444, align 4
  br label %3902

3902:                                             ; preds = %3972, %3901
  %3903 = load i32, ptr %444, align 4
  %3904 = icmp slt i32 %3903, 36
  br i1 %3904, label %3905, label %3975

3905:                                             ; preds = %3902
  %3906 = load i32, ptr %444, align 4
  %3907 = srem i32 %3906, 12
  %3908 = sext i32 %3907 to i64
  %3909 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3908
  %3910 = load i32, ptr %3909, align 4
  %3911 = sext i32 %3910 to i64
  store i64 %3911, ptr %445, align 8
  store i64 0, ptr %446, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %447, align 8
  br label %3912

3912:                                             ; preds = %3916, %3905
  %3913 = load i64, ptr %447, align 8
  %3914 = load i64, ptr %445, align 8
  %3915 = icmp slt i64 %3913, %3914
  br i1 %3915, label %3916, label %3952

3916:                                             ; preds = %3912
  %3917 = load i64, ptr %445, align 8
  %3918 = load i64, ptr %447, align 8
  %3919 = sub nsw i64 %3917, %3918
  %3920 = call i64 @llvm.riscv.vsetvli.i64(i64 %3919, i64 2, i64 1)
  store i64 %3920, ptr %448, align 8
  %3921 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3921, ptr %449, align 8
  %3922 = load i64, ptr %449, align 8
  %3923 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3922)
  %3924 = load i64, ptr %447, align 8
  %3925 = getelementptr inbounds float, ptr @a, i64 %3924
  %3926 = load i64, ptr %448, align 8
  %3927 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3923, ptr %3925, i64 %3926)
  store <vscale x 4 x float> %3927, ptr %450, align 4
  %3928 = load i64, ptr %449, align 8
  %3929 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3928)
  %3930 = load i64, ptr %447, align 8
  %3931 = getelementptr inbounds float, ptr @b, i64 %3930
  %3932 = load i64, ptr %448, align 8
  %3933 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3929, ptr %3931, i64 %3932)
  store <vscale x 4 x float> %3933, ptr %451, align 4
  %3934 = load i64, ptr %449, align 8
  %3935 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3934)
  %3936 = load i64, ptr %447, align 8
  %3937 = getelementptr inbounds float, ptr @c, i64 %3936
  %3938 = load i64, ptr %448, align 8
  %3939 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3935, ptr %3937, i64 %3938)
  store <vscale x 4 x float> %3939, ptr %452, align 4
  %3940 = load <vscale x 4 x float>, ptr %450, align 4
  %3941 = load <vscale x 4 x float>, ptr %451, align 4
  %3942 = load <vscale x 4 x float>, ptr %451, align 4
  %3943 = load i64, ptr %448, align 8
  %3944 = call <vscale x 4 x float> @llvm.riscv.vfnmadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %3940, <vscale x 4 x float> %3941, <vscale x 4 x float> %3942, i64 7, i64 %3943, i64 3)
  store <vscale x 4 x float> %3944, ptr %452, align 4
  %3945 = load i64, ptr %447, align 8
  %3946 = getelementptr inbounds float, ptr @c, i64 %3945
  %3947 = load <vscale x 4 x float>, ptr %452, align 4
  %3948 = load i64, ptr %448, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %3947, ptr %3946, i64 %3948)
  %3949 = load i64, ptr %448, align 8
  %3950 = load i64, ptr %447, align 8
  %3951 = add i64 %3950, %3949
  store i64 %3951, ptr %447, align 8
  br label %3912, !llvm.loop !144

3952:                                             ; preds = %3912
  %3953 = load i64, ptr @digest, align 8
  %3954 = mul i64 %3953, 31
  %3955 = load i64, ptr %446, align 8
  %3956 = add i64 %3954, %3955
  store i64 %3956, ptr @digest, align 8
  store i32 0, ptr %453, align 4
  br label %3957

3957:                                             ; preds = %3968, %3952
  %3958 = load i32, ptr %453, align 4
  %3959 = icmp slt i32 %3958, 64
  br i1 %3959, label %3960, label %3971

3960:                                             ; preds = %3957
  %3961 = load i64, ptr @digest, align 8
  %3962 = mul i64 %3961, 31
  %3963 = load i32, ptr %453, align 4
  %3964 = sext i32 %3963 to i64
  %3965 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %3964
  %3966 = load i64, ptr %3965, align 8
  %3967 = add i64 %3962, %3966
  store i64 %3967, ptr @digest, align 8
  br label %3968

3968:                                             ; preds = %3960
  %3969 = load i32, ptr %453, align 4
  %3970 = add nsw i32 %3969, 1
  store i32 %3970, ptr %453, align 4
  br label %3957, !llvm.loop !145

3971:                                             ; preds = %3957
  br label %3972

3972:                                             ; preds = %3971
  %3973 = load i32, ptr %444, align 4
  %3974 = add nsw i32 %3973, 1
  store i32 %3974, ptr %444, align 4
  br label %3902, !llvm.loop !146

3975:                                             ; preds = %3902
  call void @show(ptr noundef @.str.44)
  store i32 0, ptr %454, align 4
  br label %3976

3976:                                             ; preds = %4049, %3975
  %3977 = load i32, ptr %454, align 4
  %3978 = icmp slt i32 %3977, 36
  br i1 %3978, label %3979, label %4052

3979:                                             ; preds = %3976
  %3980 = load i32, ptr %454, align 4
  %3981 = srem i32 %3980, 12
  %3982 = sext i32 %3981 to i64
  %3983 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %3982
  %3984 = load i32, ptr %3983, align 4
  %3985 = sext i32 %3984 to i64
  store i64 %3985, ptr %455, align 8
  store i64 0, ptr %456, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %457, align 8
  br label %3986

3986:                                             ; preds = %3990, %3979
  %3987 = load i64, ptr %457, align 8
  %3988 = load i64, ptr %455, align 8
  %3989 = icmp slt i64 %3987, %3988
  br i1 %3989, label %3990, label %4029

3990:                                             ; preds = %3986
  %3991 = load i64, ptr %455, align 8
  %3992 = load i64, ptr %457, align 8
  %3993 = sub nsw i64 %3991, %3992
  %3994 = call i64 @llvm.riscv.vsetvli.i64(i64 %3993, i64 2, i64 1)
  store i64 %3994, ptr %458, align 8
  %3995 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %3995, ptr %459, align 8
  %3996 = load i64, ptr %459, align 8
  %3997 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %3996)
  %3998 = load i64, ptr %457, align 8
  %3999 = getelementptr inbounds float, ptr @a, i64 %3998
  %4000 = load i64, ptr %458, align 8
  %4001 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %3997, ptr %3999, i64 %4000)
  store <vscale x 4 x float> %4001, ptr %460, align 4
  %4002 = load i64, ptr %459, align 8
  %4003 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4002)
  %4004 = load i64, ptr %457, align 8
  %4005 = getelementptr inbounds float, ptr @b, i64 %4004
  %4006 = load i64, ptr %458, align 8
  %4007 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4003, ptr %4005, i64 %4006)
  store <vscale x 4 x float> %4007, ptr %461, align 4
  %4008 = load i64, ptr %459, align 8
  %4009 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4008)
  %4010 = load i64, ptr %457, align 8
  %4011 = getelementptr inbounds float, ptr @c, i64 %4010
  %4012 = load i64, ptr %458, align 8
  %4013 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4009, ptr %4011, i64 %4012)
  store <vscale x 4 x float> %4013, ptr %462, align 4
  %4014 = load <vscale x 4 x float>, ptr %460, align 4
  %4015 = load <vscale x 4 x float>, ptr %461, align 4
  %4016 = load <vscale x 4 x float>, ptr %460, align 4
  %4017 = load <vscale x 4 x float>, ptr %461, align 4
  %4018 = load i64, ptr %458, align 8
  %4019 = call <vscale x 4 x i1> @llvm.riscv.vmflt.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %4016, <vscale x 4 x float> %4017, i64 %4018)
  %4020 = load i64, ptr %458, align 8
  %4021 = call <vscale x 4 x float> @llvm.riscv.vmerge.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %4014, <vscale x 4 x float> %4015, <vscale x 4 x i1> %4019, i64 %4020)
  store <vscale x 4 x float> %4021, ptr %462, align 4
  %4022 = load i64, ptr %457, align 8
  %4023 = getelementptr inbounds float, ptr @c, i64 %4022
  %4024 = load <vscale x 4 x float>, ptr %462, align 4
  %4025 = load i64, ptr %458, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %4024, ptr %4023, i64 %4025)
  %4026 = load i64, ptr %458, align 8
  %4027 = load i64, ptr %457, align 8
  %4028 = add i64 %4027, %4026
  store i64 %4028, ptr %457, align 8
  br label %3986, !llvm.loop !147

4029:                                             ; preds = %3986
  %4030 = load i64, ptr @digest, align 8
  %4031 = mul i64 %4030, 31
  %4032 = load i64, ptr %456, align 8
  %4033 = add i64 %4031, %4032
  store i64 %4033, ptr @digest, align 8
  store i32 0, ptr %463, align 4
  br label %4034

4034:                                             ; preds = %4045, %4029
  %4035 = load i32, ptr %463, align 4
  %4036 = icmp slt i32 %4035, 64
  br i1 %4036, label %4037, label %4048

4037:                                             ; preds = %4034
  %4038 = load i64, ptr @digest, align 8
  %4039 = mul i64 %4038, 31
  %4040 = load i32, ptr %463, align 4
  %4041 = sext i32 %4040 to i64
  %4042 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %4041
  %4043 = load i64, ptr %4042, align 8
  %4044 = add i64 %4039, %4043
  store i64 %4044, ptr @digest, align 8
  br label %4045

4045:                                             ; preds = %4037
  %4046 = load i32, ptr %463, align 4
  %4047 = add nsw i32 %4046, 1
  store i32 %4047, ptr %463, align 4
  br label %4034, !llvm.loop !148

4048:                                             ; preds = %4034
  br label %4049

4049:                                             ; preds = %4048
  %4050 = load i32, ptr %454, align 4
  %4051 = add nsw i32 %4050, 1
  store i32 %4051, ptr %454, align 4
  br label %3976, !llvm.loop !149

4052:                                             ; preds = %3976
  call void @show(ptr noundef @.str.45)
  store i32 0, ptr %464, align 4
  br label %4053

4053:                                             ; preds = %4128, %4052
  %4054 = load i32, ptr %464, align 4
  %4055 = icmp slt i32 %4054, 36
  br i1 %4055, label %4056, label %4131

4056:                                             ; preds = %4053
  %4057 = load i32, ptr %464, align 4
  %4058 = srem i32 %4057, 12
  %4059 = sext i32 %4058 to i64
  %4060 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %4059
  %4061 = load i32, ptr %4060, align 4
  %4062 = sext i32 %4061 to i64
  store i64 %4062, ptr %465, align 8
  store i64 0, ptr %466, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %467, align 8
  br label %4063

4063:                                             ; preds = %4067, %4056
  %4064 = load i64, ptr %467, align 8
  %4065 = load i64, ptr %465, align 8
  %4066 = icmp slt i64 %4064, %4065
  br i1 %4066, label %4067, label %4108

4067:                                             ; preds = %4063
  %4068 = load i64, ptr %465, align 8
  %4069 = load i64, ptr %467, align 8
  %4070 = sub nsw i64 %4068, %4069
  %4071 = call i64 @llvm.riscv.vsetvli.i64(i64 %4070, i64 2, i64 1)
  store i64 %4071, ptr %468, align 8
  %4072 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %4072, ptr %469, align 8
  %4073 = load i64, ptr %469, align 8
  %4074 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4073)
  %4075 = load i64, ptr %467, align 8
  %4076 = getelementptr inbounds float, ptr @a, i64 %4075
  %4077 = load i64, ptr %468, align 8
  %4078 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4074, ptr %4076, i64 %4077)
  store <vscale x 4 x float> %4078, ptr %470, align 4
  %4079 = load i64, ptr %469, align 8
  %4080 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4079)
  %4081 = load i64, ptr %467, align 8
  %4082 = getelementptr inbounds float, ptr @b, i64 %4081
  %4083 = load i64, ptr %468, align 8
  %4084 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4080, ptr %4082, i64 %4083)
  store <vscale x 4 x float> %4084, ptr %471, align 4
  %4085 = load i64, ptr %469, align 8
  %4086 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4085)
  %4087 = load i64, ptr %467, align 8
  %4088 = getelementptr inbounds float, ptr @c, i64 %4087
  %4089 = load i64, ptr %468, align 8
  %4090 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4086, ptr %4088, i64 %4089)
  store <vscale x 4 x float> %4090, ptr %472, align 4
  %4091 = load <vscale x 4 x float>, ptr %470, align 4
  %4092 = call <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float> poison, float 5.000000e-01, i64 1)
  %4093 = load i64, ptr %468, align 8
  %4094 = call <vscale x 2 x float> @llvm.riscv.vfredosum.nxv2f32.nxv4f32.i64(<vscale x 2 x float> poison, <vscale x 4 x float> %4091, <vscale x 2 x float> %4092, i64 7, i64 %4093)
  %4095 = call float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float> %4094)
  store float %4095, ptr %473, align 4
  %4096 = load i64, ptr %466, align 8
  %4097 = mul nsw i64 %4096, 7
  %4098 = load i32, ptr %473, align 4
  %4099 = zext i32 %4098 to i64
  %4100 = add nsw i64 %4097, %4099
  store i64 %4100, ptr %466, align 8
  %4101 = load i64, ptr %467, align 8
  %4102 = getelementptr inbounds float, ptr @c, i64 %4101
  %4103 = load <vscale x 4 x float>, ptr %472, align 4
  %4104 = load i64, ptr %468, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %4103, ptr %4102, i64 %4104)
  %4105 = load i64, ptr %468, align 8
  %4106 = load i64, ptr %467, align 8
  %4107 = add i64 %4106, %4105
  store i64 %4107, ptr %467, align 8
  br label %4063, !llvm.loop !150

4108:                                             ; preds = %4063
  %4109 = load i64, ptr @digest, align 8
  %4110 = mul i64 %4109, 31
  %4111 = load i64, ptr %466, align 8
  %4112 = add i64 %4110, %4111
  store i64 %4112, ptr @digest, align 8
  store i32 0, ptr %474, align 4
  br label %4113

4113:                                             ; preds = %4124, %4108
  %4114 = load i32, ptr %474, align 4
  %4115 = icmp slt i32 %4114, 64
  br i1 %4115, label %4116, label %4127

4116:                                             ; preds = %4113
  %4117 = load i64, ptr @digest, align 8
  %4118 = mul i64 %4117, 31
  %4119 = load i32, ptr %474, align 4
  %4120 = sext i32 %4119 to i64
  %4121 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %4120
  %4122 = load i64, ptr %4121, align 8
  %4123 = add i64 %4118, %4122
  store i64 %4123, ptr @digest, align 8
  br label %4124

4124:                                             ; preds = %4116
  %4125 = load i32, ptr %474, align 4
  %4126 = add nsw i32 %4125, 1
  store i32 %4126, ptr %474, align 4
  br label %4113, !llvm.loop !151

4127:                                             ; preds = %4113
  br label %4128

4128:                                             ; preds = %4127
  %4129 = load i32, ptr %464, align 4
  %4130 = add nsw i32 %4129, 1
  store i32 %4130, ptr %464, align 4
  br label %4053, !llvm.loop !152

4131:                                             ; preds = %4053
  call void @show(ptr noundef @.str.46)
  store i32 0, ptr %475, align 4
  br label %4132

4132:                                             ; preds = %4206, %4131
  %4133 = load i32, ptr %475, align 4
  %4134 = icmp slt i32 %4133, 36
  br i1 %4134, label %4135, label %4209

4135:                                             ; preds = %4132
  %4136 = load i32, ptr %475, align 4
  %4137 = srem i32 %4136, 12
  %4138 = sext i32 %4137 to i64
  %4139 = getelementptr inbounds [12 x i32], ptr @lengths, i64 0, i64 %4138
  %4140 = load i32, ptr %4139, align 4
  %4141 = sext i32 %4140 to i64
  store i64 %4141, ptr %476, align 8
  store i64 0, ptr %477, align 8
  call void @fill(i32 noundef signext 2)
  store i64 0, ptr %478, align 8
  br label %4142

4142:                                             ; preds = %4146, %4135
  %4143 = load i64, ptr %478, align 8
  %4144 = load i64, ptr %476, align 8
  %4145 = icmp slt i64 %4143, %4144
  br i1 %4145, label %4146, label %4186

4146:                                             ; preds = %4142
  %4147 = load i64, ptr %476, align 8
  %4148 = load i64, ptr %478, align 8
  %4149 = sub nsw i64 %4147, %4148
  %4150 = call i64 @llvm.riscv.vsetvli.i64(i64 %4149, i64 2, i64 1)
  store i64 %4150, ptr %479, align 8
  %4151 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  store i64 %4151, ptr %480, align 8
  %4152 = load i64, ptr %480, align 8
  %4153 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4152)
  %4154 = load i64, ptr %478, align 8
  %4155 = getelementptr inbounds float, ptr @a, i64 %4154
  %4156 = load i64, ptr %479, align 8
  %4157 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4153, ptr %4155, i64 %4156)
  store <vscale x 4 x float> %4157, ptr %481, align 4
  %4158 = load i64, ptr %480, align 8
  %4159 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4158)
  %4160 = load i64, ptr %478, align 8
  %4161 = getelementptr inbounds float, ptr @b, i64 %4160
  %4162 = load i64, ptr %479, align 8
  %4163 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4159, ptr %4161, i64 %4162)
  store <vscale x 4 x float> %4163, ptr %482, align 4
  %4164 = load i64, ptr %480, align 8
  %4165 = call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %4164)
  %4166 = load i64, ptr %478, align 8
  %4167 = getelementptr inbounds float, ptr @c, i64 %4166
  %4168 = load i64, ptr %479, align 8
  %4169 = call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %4165, ptr %4167, i64 %4168)
  store <vscale x 4 x float> %4169, ptr %483, align 4
  %4170 = load i64, ptr %477, align 8
  %4171 = mul nsw i64 %4170, 7
  %4172 = load <vscale x 4 x float>, ptr %481, align 4
  %4173 = call <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float> poison, float 3.000000e+00, i64 1)
  %4174 = load i64, ptr %479, align 8
  %4175 = call <vscale x 2 x float> @llvm.riscv.vfredmin.nxv2f32.nxv4f32.i64(<vscale x 2 x float> poison, <vscale x 4 x float> %4172, <vscale x 2 x float> %4173, i64 %4174)
  %4176 = call float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float> %4175)
  %4177 = fptosi float %4176 to i64
  %4178 = add nsw i64 %4171, %4177
  store i64 %4178, ptr %477, align 8
  %4179 = load i64, ptr %478, align 8
  %4180 = getelementptr inbounds float, ptr @c, i64 %4179
  %4181 = load <vscale x 4 x float>, ptr %483, align 4
  %4182 = load i64, ptr %479, align 8
  call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %4181, ptr %4180, i64 %4182)
  %4183 = load i64, ptr %479, align 8
  %4184 = load i64, ptr %478, align 8
  %4185 = add i64 %4184, %4183
  store i64 %4185, ptr %478, align 8
  br label %4142, !llvm.loop !153

4186:                                             ; preds = %4142
  %4187 = load i64, ptr @digest, align 8
  %4188 = mul i64 %4187, 31
  %4189 = load i64, ptr %477, align 8
  %4190 = add i64 %4188, %4189
  store i64 %4190, ptr @digest, align 8
  store i32 0, ptr %484, align 4
  br label %4191

4191:                                             ; preds = %4202, %4186
  %4192 = load i32, ptr %484, align 4
  %4193 = icmp slt i32 %4192, 64
  br i1 %4193, label %4194, label %4205

4194:                                             ; preds = %4191
  %4195 = load i64, ptr @digest, align 8
  %4196 = mul i64 %4195, 31
  %4197 = load i32, ptr %484, align 4
  %4198 = sext i32 %4197 to i64
  %4199 = getelementptr inbounds [64 x i64], ptr @c, i64 0, i64 %4198
  %4200 = load i64, ptr %4199, align 8
  %4201 = add i64 %4196, %4200
  store i64 %4201, ptr @digest, align 8
  br label %4202

4202:                                             ; preds = %4194
  %4203 = load i32, ptr %484, align 4
  %4204 = add nsw i32 %4203, 1
  store i32 %4204, ptr %484, align 4
  br label %4191, !llvm.loop !154

4205:                                             ; preds = %4191
  br label %4206

4206:                                             ; preds = %4205
  %4207 = load i32, ptr %475, align 4
  %4208 = add nsw i32 %4207, 1
  store i32 %4208, ptr %475, align 4
  br label %4132, !llvm.loop !155

4209:                                             ; preds = %4132
  call void @show(ptr noundef @.str.47)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable vscale_range(2,1024)
define internal void @fill(i32 noundef signext %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [6 x i32], align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %88, %1
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 128
  br i1 %7, label %8, label %91

8:                                                ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.fill.edges, i64 24, i1 false)
  %9 = load i32, ptr @state, align 4
  %10 = mul i32 %9, 1664525
  %11 = add i32 %10, 1013904223
  store i32 %11, ptr @state, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %25

14:                                               ; preds = %8
  %15 = load i32, ptr @state, align 4
  %16 = lshr i32 %15, 31
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %14
  %19 = load i32, ptr @state, align 4
  %20 = lshr i32 %19, 8
  %21 = urem i32 %20, 6
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [6 x i32], ptr %4, i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  br label %30

25:                                               ; preds = %14, %8
  %26 = load i32, ptr @state, align 4
  %27 = load i32, ptr @state, align 4
  %28 = lshr i32 %27, 15
  %29 = xor i32 %26, %28
  br label %30

30:                                               ; preds = %25, %18
  %31 = phi i32 [ %24, %18 ], [ %29, %25 ]
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr @a, i64 %33
  store i32 %31, ptr %34, align 4
  %35 = load i32, ptr @state, align 4
  %36 = mul i32 %35, 1664525
  %37 = add i32 %36, 1013904223
  store i32 %37, ptr @state, align 4
  %38 = load i32, ptr %2, align 4
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %51

40:                                               ; preds = %30
  %41 = load i32, ptr @state, align 4
  %42 = lshr i32 %41, 31
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %40
  %45 = load i32, ptr @state, align 4
  %46 = lshr i32 %45, 8
  %47 = urem i32 %46, 6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [6 x i32], ptr %4, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  br label %56

51:                                               ; preds = %40, %30
  %52 = load i32, ptr @state, align 4
  %53 = load i32, ptr @state, align 4
  %54 = lshr i32 %53, 17
  %55 = xor i32 %52, %54
  br label %56

56:                                               ; preds = %51, %44
  %57 = phi i32 [ %50, %44 ], [ %55, %51 ]
  %58 = load i32, ptr %3, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr @b, i64 %59
  store i32 %57, ptr %60, align 4
  %61 = load i32, ptr %3, align 4
  %62 = mul nsw i32 %61, 16843009
  %63 = load i32, ptr %3, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr @c, i64 %64
  store i32 %62, ptr %65, align 4
  %66 = load i32, ptr %2, align 4
  %67 = icmp eq i32 %66, 2
  br i1 %67, label %68, label %87

68:                                               ; preds = %56
  %69 = load i32, ptr @state, align 4
  %70 = lshr i32 %69, 12
  %71 = srem i32 %70, 2000
  %72 = sub nsw i32 %71, 1000
  %73 = sitofp i32 %72 to float
  %74 = fdiv float %73, 8.000000e+00
  %75 = load i32, ptr %3, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr @a, i64 %76
  store float %74, ptr %77, align 4
  %78 = load i32, ptr @state, align 4
  %79 = lshr i32 %78, 4
  %80 = srem i32 %79, 200
  %81 = sub nsw i32 %80, 100
  %82 = sitofp i32 %81 to float
  %83 = fdiv float %82, 4.000000e+00
  %84 = load i32, ptr %3, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr @b, i64 %85
  store float %83, ptr %86, align 4
  br label %87

87:                                               ; preds = %68, %56
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %3, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %3, align 4
  br label %5, !llvm.loop !156

91:                                               ; preds = %5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64) #3

; Function Attrs: noinline nounwind optnone uwtable vscale_range(2,1024)
define internal void @show(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @digest, align 8
  %5 = call signext i32 (ptr, ...) @printf(ptr noundef @.str.48, ptr noundef %3, i64 noundef %4)
  store i64 0, ptr @digest, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrsub.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vdiv.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrem.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmulh.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsra.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vnmsac.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmul.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vxor.mask.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, <vscale x 2 x i1>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsub.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsle.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmseq.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vfirst.nxv2i1.i64(<vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsltu.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsne.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmandn.nxv2i1.i64(<vscale x 2 x i1>, <vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmseq.mask.nxv2i32.i32.i64(<vscale x 2 x i1>, <vscale x 2 x i32>, i32, <vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmnor.nxv2i1.i64(<vscale x 2 x i1>, <vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmerge.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredsum.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredmax.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredor.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <vscale x 2 x i32> @llvm.riscv.vlse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.riscv.vsse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <vscale x 2 x i32> @llvm.riscv.vluxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i32>, i64) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.riscv.vsuxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i32>, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.mask.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i1>, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vwadd.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vwmul.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vadd.nxv2i64.nxv2i64.i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vsext.nxv2i64.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vsub.nxv2i64.nxv2i64.i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vnsra.nxv2i32.nxv2i64.i64.i64(<vscale x 2 x i32>, <vscale x 2 x i64>, i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslide1down.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslide1up.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslidedown.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrgather.vv.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8>, i8, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8>, ptr captures(none), i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vdivu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8>, ptr captures(none), i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vminu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmaxu.nxv16i8.i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i8, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vssubu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vsll.nxv16i8.i64.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vsrl.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 8 x i8> @llvm.riscv.vmv.s.x.nxv8i8.i64(<vscale x 8 x i8>, i8, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 8 x i8> @llvm.riscv.vredsum.nxv8i8.nxv16i8.i64(<vscale x 8 x i8>, <vscale x 16 x i8>, <vscale x 8 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i8 @llvm.riscv.vmv.x.s.nxv8i8(<vscale x 8 x i8>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmacc.nxv16i8.i8.i64(<vscale x 16 x i8>, i8, <vscale x 16 x i8>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i1> @llvm.riscv.vmsgtu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vadd.mask.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i1>, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vand.nxv16i8.i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i8, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vrgather.vv.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float>, float, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float>, ptr captures(none), i64) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float>, ptr captures(none), i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfrsub.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfdiv.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmul.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmin.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmax.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsgnjn.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsqrt.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmacc.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfnmsub.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmsac.nxv4f32.f32.i64(<vscale x 4 x float>, float, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfnmadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i1> @llvm.riscv.vmflt.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vmerge.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x i1>, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float>, float, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfredosum.nxv2f32.nxv4f32.i64(<vscale x 2 x float>, <vscale x 4 x float>, <vscale x 2 x float>, i64 immarg, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfredmin.nxv2f32.nxv4f32.i64(<vscale x 2 x float>, <vscale x 4 x float>, <vscale x 2 x float>, i64) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare signext i32 @printf(ptr noundef, ...) #7

attributes #0 = { noinline nounwind optnone uwtable vscale_range(2,1024) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }

!llvm.module.flags = !{!0, !1, !2, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"target-abi", !"lp64d"}
!2 = !{i32 6, !"riscv-isa", !3}
!3 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_v1p0_zicsr2p0_zifencei2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0_zve32f1p0_zve32x1p0_zve64d1p0_zve64f1p0_zve64x1p0_zvl128b1p0_zvl32b1p0_zvl64b1p0"}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{i32 8, !"SmallDataLimit", i32 0}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
!43 = distinct !{!43, !11}
!44 = distinct !{!44, !11, !12}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11}
!47 = distinct !{!47, !11, !12}
!48 = distinct !{!48, !11, !12}
!49 = distinct !{!49, !11}
!50 = distinct !{!50, !11, !12}
!51 = distinct !{!51, !11, !12}
!52 = distinct !{!52, !11}
!53 = distinct !{!53, !11, !12}
!54 = distinct !{!54, !11, !12}
!55 = distinct !{!55, !11}
!56 = distinct !{!56, !11, !12}
!57 = distinct !{!57, !11, !12}
!58 = distinct !{!58, !11}
!59 = distinct !{!59, !11, !12}
!60 = distinct !{!60, !11, !12}
!61 = distinct !{!61, !11}
!62 = distinct !{!62, !11, !12}
!63 = distinct !{!63, !11, !12}
!64 = distinct !{!64, !11}
!65 = distinct !{!65, !11, !12}
!66 = distinct !{!66, !11, !12}
!67 = distinct !{!67, !11}
!68 = distinct !{!68, !11, !12}
!69 = distinct !{!69, !11, !12}
!70 = distinct !{!70, !11}
!71 = distinct !{!71, !11, !12}
!72 = distinct !{!72, !11, !12}
!73 = distinct !{!73, !11}
!74 = distinct !{!74, !11, !12}
!75 = distinct !{!75, !11, !12}
!76 = distinct !{!76, !11}
!77 = distinct !{!77, !11, !12}
!78 = distinct !{!78, !11, !12}
!79 = distinct !{!79, !11}
!80 = distinct !{!80, !11, !12}
!81 = distinct !{!81, !11, !12}
!82 = distinct !{!82, !11}
!83 = distinct !{!83, !11, !12}
!84 = distinct !{!84, !11, !12}
!85 = distinct !{!85, !11}
!86 = distinct !{!86, !11, !12}
!87 = distinct !{!87, !11, !12}
!88 = distinct !{!88, !11}
!89 = distinct !{!89, !11, !12}
!90 = distinct !{!90, !11, !12}
!91 = distinct !{!91, !11}
!92 = distinct !{!92, !11, !12}
!93 = distinct !{!93, !11, !12}
!94 = distinct !{!94, !11}
!95 = distinct !{!95, !11, !12}
!96 = distinct !{!96, !11, !12}
!97 = distinct !{!97, !11}
!98 = distinct !{!98, !11, !12}
!99 = distinct !{!99, !11, !12}
!100 = distinct !{!100, !11}
!101 = distinct !{!101, !11, !12}
!102 = distinct !{!102, !11, !12}
!103 = distinct !{!103, !11}
!104 = distinct !{!104, !11, !12}
!105 = distinct !{!105, !11, !12}
!106 = distinct !{!106, !11}
!107 = distinct !{!107, !11, !12}
!108 = distinct !{!108, !11, !12}
!109 = distinct !{!109, !11}
!110 = distinct !{!110, !11, !12}
!111 = distinct !{!111, !11, !12}
!112 = distinct !{!112, !11}
!113 = distinct !{!113, !11, !12}
!114 = distinct !{!114, !11, !12}
!115 = distinct !{!115, !11}
!116 = distinct !{!116, !11, !12}
!117 = distinct !{!117, !11, !12}
!118 = distinct !{!118, !11}
!119 = distinct !{!119, !11, !12}
!120 = distinct !{!120, !11, !12}
!121 = distinct !{!121, !11}
!122 = distinct !{!122, !11, !12}
!123 = distinct !{!123, !11, !12}
!124 = distinct !{!124, !11}
!125 = distinct !{!125, !11, !12}
!126 = distinct !{!126, !11, !12}
!127 = distinct !{!127, !11}
!128 = distinct !{!128, !11, !12}
!129 = distinct !{!129, !11, !12}
!130 = distinct !{!130, !11}
!131 = distinct !{!131, !11, !12}
!132 = distinct !{!132, !11, !12}
!133 = distinct !{!133, !11}
!134 = distinct !{!134, !11, !12}
!135 = distinct !{!135, !11, !12}
!136 = distinct !{!136, !11}
!137 = distinct !{!137, !11, !12}
!138 = distinct !{!138, !11, !12}
!139 = distinct !{!139, !11}
!140 = distinct !{!140, !11, !12}
!141 = distinct !{!141, !11, !12}
!142 = distinct !{!142, !11}
!143 = distinct !{!143, !11, !12}
!144 = distinct !{!144, !11, !12}
!145 = distinct !{!145, !11}
!146 = distinct !{!146, !11, !12}
!147 = distinct !{!147, !11, !12}
!148 = distinct !{!148, !11}
!149 = distinct !{!149, !11, !12}
!150 = distinct !{!150, !11, !12}
!151 = distinct !{!151, !11}
!152 = distinct !{!152, !11, !12}
!153 = distinct !{!153, !11, !12}
!154 = distinct !{!154, !11}
!155 = distinct !{!155, !11, !12}
!156 = distinct !{!156, !11}
