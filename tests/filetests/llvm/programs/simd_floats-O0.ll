; ModuleID = 'simd_floats.c'
source_filename = "simd_floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.Lanes = type { [4 x i64] }

@.str = private unnamed_addr constant [7 x i8] c"min ps\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"max ps\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"min pd\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"max pd\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"min ss\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"max sd\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"min ps 256\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"max pd 256\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"hadd ps\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"hsub ps 256\00", align 1
@.str.10 = private unnamed_addr constant [12 x i8] c"hadd pd 256\00", align 1
@.str.11 = private unnamed_addr constant [8 x i8] c"hsub pd\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"addsub ps\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"addsub pd 256\00", align 1
@.str.14 = private unnamed_addr constant [16 x i8] c"fmaddsub ps 256\00", align 1
@.str.15 = private unnamed_addr constant [12 x i8] c"fmsubadd pd\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"dp ps\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"dp ps 256\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"dp pd\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"round ps\00", align 1
@.str.20 = private unnamed_addr constant [13 x i8] c"floor ps 256\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"ceil sd\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"trunc ss\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"nearbyint pd\00", align 1
@.str.24 = private unnamed_addr constant [13 x i8] c"cmp eq_uq ps\00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"cmp false ps\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"cmp true pd\00", align 1
@.str.27 = private unnamed_addr constant [11 x i8] c"cmp nge ss\00", align 1
@.str.28 = private unnamed_addr constant [14 x i8] c"cmp neq_oq sd\00", align 1
@.str.29 = private unnamed_addr constant [12 x i8] c"cmp true ss\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"cmpnlt sd\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"comi ss\00", align 1
@.str.32 = private unnamed_addr constant [9 x i8] c"ucomi sd\00", align 1
@.str.33 = private unnamed_addr constant [12 x i8] c"cvtps epi32\00", align 1
@.str.34 = private unnamed_addr constant [17 x i8] c"cvttps epi32 256\00", align 1
@.str.35 = private unnamed_addr constant [12 x i8] c"cvtpd epi32\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"cvttpd epi32\00", align 1
@.str.37 = private unnamed_addr constant [16 x i8] c"cvtpd epi32 256\00", align 1
@.str.38 = private unnamed_addr constant [11 x i8] c"cvtss si32\00", align 1
@.str.39 = private unnamed_addr constant [12 x i8] c"cvttss si64\00", align 1
@.str.40 = private unnamed_addr constant [11 x i8] c"cvtsd si64\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"cvttsd si32\00", align 1
@.str.42 = private unnamed_addr constant [9 x i8] c"cvtpd ps\00", align 1
@.str.43 = private unnamed_addr constant [9 x i8] c"cvtsd ss\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"cvtps ph\00", align 1
@.str.45 = private unnamed_addr constant [14 x i8] c"cvtps ph down\00", align 1
@.str.46 = private unnamed_addr constant [12 x i8] c"cvtps ph up\00", align 1
@.str.47 = private unnamed_addr constant [13 x i8] c"cvtps ph cut\00", align 1
@.str.48 = private unnamed_addr constant [10 x i8] c"insert ps\00", align 1
@.str.49 = private unnamed_addr constant [10 x i8] c"blendv ps\00", align 1
@.str.50 = private unnamed_addr constant [14 x i8] c"blendv pd 256\00", align 1
@.str.51 = private unnamed_addr constant [12 x i8] c"blendv epi8\00", align 1
@.str.52 = private unnamed_addr constant [9 x i8] c"testz ps\00", align 1
@.str.53 = private unnamed_addr constant [9 x i8] c"testz pd\00", align 1
@.str.54 = private unnamed_addr constant [9 x i8] c"movemask\00", align 1
@.str.55 = private unnamed_addr constant [18 x i8] c"permutevar ps 256\00", align 1
@.str.56 = private unnamed_addr constant [14 x i8] c"permutevar pd\00", align 1
@.str.57 = private unnamed_addr constant [15 x i8] c"permutevar8x32\00", align 1
@.str.58 = private unnamed_addr constant [17 x i8] c"permutevar8x32 i\00", align 1
@.str.59 = private unnamed_addr constant [5 x i8] c"sllv\00", align 1
@.str.60 = private unnamed_addr constant [8 x i8] c"srlv 64\00", align 1
@.str.61 = private unnamed_addr constant [5 x i8] c"srav\00", align 1
@.str.62 = private unnamed_addr constant [8 x i8] c"mpsadbw\00", align 1
@.str.63 = private unnamed_addr constant [12 x i8] c"mpsadbw 256\00", align 1
@.str.64 = private unnamed_addr constant [7 x i8] c"minpos\00", align 1
@.str.65 = private unnamed_addr constant [9 x i8] c"maskload\00", align 1
@.str.66 = private unnamed_addr constant [12 x i8] c"maskload 64\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c"maskstore\00", align 1
@.str.68 = private unnamed_addr constant [13 x i8] c"maskstore pd\00", align 1
@.str.69 = private unnamed_addr constant [10 x i8] c"maskmoveu\00", align 1
@.str.70 = private unnamed_addr constant [6 x i8] c"lddqu\00", align 1
@floats = internal constant [24 x i32] [i32 0, i32 -2147483648, i32 1065353216, i32 -1082130432, i32 1069547520, i32 -1071644672, i32 1056964608, i32 1325400064, i32 -822083584, i32 1325400063, i32 1593835520, i32 -553648128, i32 1900671690, i32 71362, i32 -2147412286, i32 2139095040, i32 -8388608, i32 2143289344, i32 -4189644, i32 1078984704, i32 1089994752, i32 1199566847, i32 953267991, i32 855638017], align 16
@.str.71 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
@.str.72 = private unnamed_addr constant [14 x i8] c"gather masked\00", align 1
@doubles = internal constant [24 x i64] [i64 0, i64 -9223372036854775808, i64 4607182418800017408, i64 -4613937818241073152, i64 4612811918334230528, i64 4602678819172646912, i64 4746794007244308480, i64 4746794007246405632, i64 4746794007245986201, i64 4746794007248502784, i64 -4476578029606273024, i64 -4476578029605224448, i64 -4476578029605014733, i64 4890909195324358656, i64 -4332462841530417152, i64 4890909195324358655, i64 9094988921128908188, i64 1, i64 9218868437227405312, i64 -4503599627370496, i64 9221120237041090560, i64 -2251799813680588, i64 4756540486875873280, i64 -4605662453925779866], align 16
@.str.73 = private unnamed_addr constant [10 x i8] c"gather 64\00", align 1
@.str.74 = private unnamed_addr constant [12 x i8] c"gather half\00", align 1
@.str.75 = private unnamed_addr constant [16 x i8] c"gather half 256\00", align 1
@.str.76 = private unnamed_addr constant [6 x i8] c"bextr\00", align 1
@.str.77 = private unnamed_addr constant [14 x i8] c"bextr control\00", align 1
@.str.78 = private unnamed_addr constant [5 x i8] c"bzhi\00", align 1
@.str.79 = private unnamed_addr constant [5 x i8] c"pext\00", align 1
@.str.80 = private unnamed_addr constant [5 x i8] c"pdep\00", align 1
@.str.81 = private unnamed_addr constant [8 x i8] c"rcp 256\00", align 1
@.str.82 = private unnamed_addr constant [10 x i8] c"rsqrt 256\00", align 1
@.str.83 = private unnamed_addr constant [7 x i8] c"rcp ss\00", align 1
@.str.84 = private unnamed_addr constant [9 x i8] c"rsqrt ss\00", align 1
@state = internal global i32 1, align 4
@sum = internal global i64 0, align 8
@.str.85 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@.str.86 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca <8 x i32>, align 32
  %20 = alloca <4 x float>, align 16
  %21 = alloca float, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca float, align 4
  %24 = alloca <4 x float>, align 16
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <8 x float>, align 32
  %29 = alloca <8 x float>, align 32
  %30 = alloca ptr, align 8
  %31 = alloca <8 x float>, align 32
  %32 = alloca ptr, align 8
  %33 = alloca <8 x float>, align 32
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i64, align 8
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i64, align 8
  %46 = alloca i64, align 8
  %47 = alloca i64, align 8
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i64, align 8
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca <4 x i64>, align 32
  %55 = alloca i32, align 4
  %56 = alloca <2 x i64>, align 16
  %57 = alloca i32, align 4
  %58 = alloca <4 x double>, align 32
  %59 = alloca <4 x double>, align 32
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca <2 x i64>, align 16
  %63 = alloca <2 x i64>, align 16
  %64 = alloca <2 x i64>, align 16
  %65 = alloca i32, align 4
  %66 = alloca <8 x float>, align 32
  %67 = alloca <8 x float>, align 32
  %68 = alloca i32, align 4
  %69 = alloca <4 x i64>, align 32
  %70 = alloca <4 x i64>, align 32
  %71 = alloca ptr, align 8
  %72 = alloca <2 x i64>, align 16
  %73 = alloca <2 x i64>, align 16
  %74 = alloca ptr, align 8
  %75 = alloca ptr, align 8
  %76 = alloca <2 x i64>, align 16
  %77 = alloca <2 x double>, align 16
  %78 = alloca ptr, align 8
  %79 = alloca <4 x i64>, align 32
  %80 = alloca <4 x i64>, align 32
  %81 = alloca ptr, align 8
  %82 = alloca <2 x i64>, align 16
  %83 = alloca ptr, align 8
  %84 = alloca <4 x i64>, align 32
  %85 = alloca <2 x i64>, align 16
  %86 = alloca <4 x i64>, align 32
  %87 = alloca i32, align 4
  %88 = alloca <4 x i64>, align 32
  %89 = alloca <4 x i64>, align 32
  %90 = alloca <2 x i64>, align 16
  %91 = alloca <2 x i64>, align 16
  %92 = alloca <4 x i64>, align 32
  %93 = alloca <4 x i64>, align 32
  %94 = alloca <4 x i64>, align 32
  %95 = alloca <4 x i64>, align 32
  %96 = alloca <8 x float>, align 32
  %97 = alloca <4 x i64>, align 32
  %98 = alloca ptr, align 8
  %99 = alloca ptr, align 8
  %100 = alloca ptr, align 8
  %101 = alloca ptr, align 8
  %102 = alloca ptr, align 8
  %103 = alloca ptr, align 8
  %104 = alloca ptr, align 8
  %105 = alloca ptr, align 8
  %106 = alloca ptr, align 8
  %107 = alloca ptr, align 8
  %108 = alloca ptr, align 8
  %109 = alloca ptr, align 8
  %110 = alloca ptr, align 8
  %111 = alloca ptr, align 8
  %112 = alloca ptr, align 8
  %113 = alloca <2 x double>, align 16
  %114 = alloca <2 x i64>, align 16
  %115 = alloca <8 x float>, align 32
  %116 = alloca <4 x i64>, align 32
  %117 = alloca <4 x double>, align 32
  %118 = alloca <8 x float>, align 32
  %119 = alloca <2 x double>, align 16
  %120 = alloca <2 x double>, align 16
  %121 = alloca <2 x double>, align 16
  %122 = alloca <2 x double>, align 16
  %123 = alloca <2 x double>, align 16
  %124 = alloca <2 x double>, align 16
  %125 = alloca <4 x float>, align 16
  %126 = alloca <4 x float>, align 16
  %127 = alloca <4 x float>, align 16
  %128 = alloca <4 x float>, align 16
  %129 = alloca <4 x float>, align 16
  %130 = alloca <4 x float>, align 16
  %131 = alloca ptr, align 8
  %132 = alloca ptr, align 8
  %133 = alloca ptr, align 8
  %134 = alloca ptr, align 8
  %135 = alloca ptr, align 8
  %136 = alloca ptr, align 8
  %137 = alloca ptr, align 8
  %138 = alloca ptr, align 8
  %139 = alloca ptr, align 8
  %140 = alloca ptr, align 8
  %141 = alloca ptr, align 8
  %142 = alloca ptr, align 8
  %143 = alloca ptr, align 8
  %144 = alloca ptr, align 8
  %145 = alloca ptr, align 8
  %146 = alloca ptr, align 8
  %147 = alloca ptr, align 8
  %148 = alloca ptr, align 8
  %149 = alloca ptr, align 8
  %150 = alloca ptr, align 8
  %151 = alloca <4 x i64>, align 32
  %152 = alloca <4 x i64>, align 32
  %153 = alloca <4 x i64>, align 32
  %154 = alloca <4 x double>, align 32
  %155 = alloca <4 x double>, align 32
  %156 = alloca <4 x double>, align 32
  %157 = alloca <4 x float>, align 16
  %158 = alloca <4 x float>, align 16
  %159 = alloca <4 x float>, align 16
  %160 = alloca <8 x float>, align 32
  %161 = alloca <8 x float>, align 32
  %162 = alloca <8 x float>, align 32
  %163 = alloca <8 x float>, align 32
  %164 = alloca <4 x float>, align 16
  %165 = alloca <4 x float>, align 16
  %166 = alloca <4 x float>, align 16
  %167 = alloca <4 x float>, align 16
  %168 = alloca <4 x float>, align 16
  %169 = alloca <4 x float>, align 16
  %170 = alloca <4 x float>, align 16
  %171 = alloca <4 x float>, align 16
  %172 = alloca <4 x float>, align 16
  %173 = alloca <2 x double>, align 16
  %174 = alloca <2 x double>, align 16
  %175 = alloca <2 x double>, align 16
  %176 = alloca <2 x double>, align 16
  %177 = alloca <4 x float>, align 16
  %178 = alloca <4 x float>, align 16
  %179 = alloca <4 x double>, align 32
  %180 = alloca <2 x double>, align 16
  %181 = alloca <2 x double>, align 16
  %182 = alloca <8 x float>, align 32
  %183 = alloca <4 x float>, align 16
  %184 = alloca <2 x double>, align 16
  %185 = alloca <2 x double>, align 16
  %186 = alloca <2 x double>, align 16
  %187 = alloca <2 x double>, align 16
  %188 = alloca <2 x double>, align 16
  %189 = alloca <2 x double>, align 16
  %190 = alloca <2 x double>, align 16
  %191 = alloca <2 x double>, align 16
  %192 = alloca <2 x double>, align 16
  %193 = alloca <2 x double>, align 16
  %194 = alloca <2 x double>, align 16
  %195 = alloca <2 x double>, align 16
  %196 = alloca <4 x float>, align 16
  %197 = alloca <4 x float>, align 16
  %198 = alloca <4 x float>, align 16
  %199 = alloca <4 x float>, align 16
  %200 = alloca <4 x float>, align 16
  %201 = alloca <4 x float>, align 16
  %202 = alloca <4 x float>, align 16
  %203 = alloca <4 x float>, align 16
  %204 = alloca <4 x float>, align 16
  %205 = alloca <4 x float>, align 16
  %206 = alloca <4 x float>, align 16
  %207 = alloca <4 x float>, align 16
  %208 = alloca <2 x double>, align 16
  %209 = alloca <2 x double>, align 16
  %210 = alloca <2 x double>, align 16
  %211 = alloca <2 x double>, align 16
  %212 = alloca <2 x double>, align 16
  %213 = alloca <8 x float>, align 32
  %214 = alloca <8 x float>, align 32
  %215 = alloca <8 x float>, align 32
  %216 = alloca <4 x double>, align 32
  %217 = alloca <4 x double>, align 32
  %218 = alloca <4 x float>, align 16
  %219 = alloca <4 x float>, align 16
  %220 = alloca <2 x double>, align 16
  %221 = alloca <2 x double>, align 16
  %222 = alloca <4 x double>, align 32
  %223 = alloca <4 x double>, align 32
  %224 = alloca <8 x float>, align 32
  %225 = alloca <8 x float>, align 32
  %226 = alloca <4 x float>, align 16
  %227 = alloca <4 x float>, align 16
  %228 = alloca ptr, align 8
  %229 = alloca ptr, align 8
  %230 = alloca ptr, align 8
  %231 = alloca ptr, align 8
  %232 = alloca ptr, align 8
  %233 = alloca ptr, align 8
  %234 = alloca ptr, align 8
  %235 = alloca ptr, align 8
  %236 = alloca ptr, align 8
  %237 = alloca ptr, align 8
  %238 = alloca ptr, align 8
  %239 = alloca ptr, align 8
  %240 = alloca ptr, align 8
  %241 = alloca ptr, align 8
  %242 = alloca ptr, align 8
  %243 = alloca <4 x double>, align 32
  %244 = alloca <4 x double>, align 32
  %245 = alloca ptr, align 8
  %246 = alloca ptr, align 8
  %247 = alloca ptr, align 8
  %248 = alloca ptr, align 8
  %249 = alloca ptr, align 8
  %250 = alloca ptr, align 8
  %251 = alloca ptr, align 8
  %252 = alloca ptr, align 8
  %253 = alloca ptr, align 8
  %254 = alloca ptr, align 8
  %255 = alloca ptr, align 8
  %256 = alloca ptr, align 8
  %257 = alloca ptr, align 8
  %258 = alloca ptr, align 8
  %259 = alloca ptr, align 8
  %260 = alloca ptr, align 8
  %261 = alloca ptr, align 8
  %262 = alloca ptr, align 8
  %263 = alloca ptr, align 8
  %264 = alloca ptr, align 8
  %265 = alloca ptr, align 8
  %266 = alloca ptr, align 8
  %267 = alloca ptr, align 8
  %268 = alloca ptr, align 8
  %269 = alloca <8 x float>, align 32
  %270 = alloca <8 x float>, align 32
  %271 = alloca <2 x double>, align 16
  %272 = alloca <2 x double>, align 16
  %273 = alloca <4 x float>, align 16
  %274 = alloca <4 x float>, align 16
  %275 = alloca <2 x double>, align 16
  %276 = alloca <2 x double>, align 16
  %277 = alloca ptr, align 8
  %278 = alloca ptr, align 8
  %279 = alloca ptr, align 8
  %280 = alloca ptr, align 8
  %281 = alloca ptr, align 8
  %282 = alloca ptr, align 8
  %283 = alloca ptr, align 8
  %284 = alloca ptr, align 8
  %285 = alloca ptr, align 8
  %286 = alloca ptr, align 8
  %287 = alloca ptr, align 8
  %288 = alloca ptr, align 8
  %289 = alloca ptr, align 8
  %290 = alloca ptr, align 8
  %291 = alloca ptr, align 8
  %292 = alloca ptr, align 8
  %293 = alloca ptr, align 8
  %294 = alloca ptr, align 8
  %295 = alloca ptr, align 8
  %296 = alloca ptr, align 8
  %297 = alloca ptr, align 8
  %298 = alloca ptr, align 8
  %299 = alloca ptr, align 8
  %300 = alloca ptr, align 8
  %301 = alloca ptr, align 8
  %302 = alloca ptr, align 8
  %303 = alloca ptr, align 8
  %304 = alloca ptr, align 8
  %305 = alloca ptr, align 8
  %306 = alloca ptr, align 8
  %307 = alloca ptr, align 8
  %308 = alloca ptr, align 8
  %309 = alloca ptr, align 8
  %310 = alloca ptr, align 8
  %311 = alloca ptr, align 8
  %312 = alloca ptr, align 8
  %313 = alloca ptr, align 8
  %314 = alloca ptr, align 8
  %315 = alloca ptr, align 8
  %316 = alloca ptr, align 8
  %317 = alloca ptr, align 8
  %318 = alloca ptr, align 8
  %319 = alloca ptr, align 8
  %320 = alloca ptr, align 8
  %321 = alloca ptr, align 8
  %322 = alloca <2 x double>, align 16
  %323 = alloca <2 x double>, align 16
  %324 = alloca <4 x float>, align 16
  %325 = alloca <4 x float>, align 16
  %326 = alloca ptr, align 8
  %327 = alloca ptr, align 8
  %328 = alloca ptr, align 8
  %329 = alloca ptr, align 8
  %330 = alloca ptr, align 8
  %331 = alloca ptr, align 8
  %332 = alloca ptr, align 8
  %333 = alloca ptr, align 8
  %334 = alloca ptr, align 8
  %335 = alloca ptr, align 8
  %336 = alloca ptr, align 8
  %337 = alloca ptr, align 8
  %338 = alloca ptr, align 8
  %339 = alloca ptr, align 8
  %340 = alloca ptr, align 8
  %341 = alloca ptr, align 8
  %342 = alloca ptr, align 8
  %343 = alloca ptr, align 8
  %344 = alloca ptr, align 8
  %345 = alloca ptr, align 8
  %346 = alloca ptr, align 8
  %347 = alloca ptr, align 8
  %348 = alloca ptr, align 8
  %349 = alloca ptr, align 8
  %350 = alloca ptr, align 8
  %351 = alloca ptr, align 8
  %352 = alloca ptr, align 8
  %353 = alloca ptr, align 8
  %354 = alloca ptr, align 8
  %355 = alloca ptr, align 8
  %356 = alloca ptr, align 8
  %357 = alloca ptr, align 8
  %358 = alloca ptr, align 8
  %359 = alloca ptr, align 8
  %360 = alloca ptr, align 8
  %361 = alloca ptr, align 8
  %362 = alloca ptr, align 8
  %363 = alloca ptr, align 8
  %364 = alloca ptr, align 8
  %365 = alloca ptr, align 8
  %366 = alloca ptr, align 8
  %367 = alloca ptr, align 8
  %368 = alloca ptr, align 8
  %369 = alloca ptr, align 8
  %370 = alloca ptr, align 8
  %371 = alloca ptr, align 8
  %372 = alloca ptr, align 8
  %373 = alloca ptr, align 8
  %374 = alloca ptr, align 8
  %375 = alloca ptr, align 8
  %376 = alloca ptr, align 8
  %377 = alloca ptr, align 8
  %378 = alloca ptr, align 8
  %379 = alloca ptr, align 8
  %380 = alloca ptr, align 8
  %381 = alloca ptr, align 8
  %382 = alloca <4 x float>, align 16
  %383 = alloca <4 x float>, align 16
  %384 = alloca i32, align 4
  %385 = alloca i32, align 4
  %386 = alloca %union.Lanes, align 8
  %387 = alloca %union.Lanes, align 8
  %388 = alloca %union.Lanes, align 8
  %389 = alloca %union.Lanes, align 8
  %390 = alloca <4 x float>, align 16
  %391 = alloca i32, align 4
  %392 = alloca %union.Lanes, align 8
  %393 = alloca %union.Lanes, align 8
  %394 = alloca %union.Lanes, align 8
  %395 = alloca %union.Lanes, align 8
  %396 = alloca <4 x float>, align 16
  %397 = alloca i32, align 4
  %398 = alloca %union.Lanes, align 8
  %399 = alloca %union.Lanes, align 8
  %400 = alloca %union.Lanes, align 8
  %401 = alloca %union.Lanes, align 8
  %402 = alloca <2 x double>, align 16
  %403 = alloca i32, align 4
  %404 = alloca %union.Lanes, align 8
  %405 = alloca %union.Lanes, align 8
  %406 = alloca %union.Lanes, align 8
  %407 = alloca %union.Lanes, align 8
  %408 = alloca <2 x double>, align 16
  %409 = alloca i32, align 4
  %410 = alloca %union.Lanes, align 8
  %411 = alloca %union.Lanes, align 8
  %412 = alloca %union.Lanes, align 8
  %413 = alloca %union.Lanes, align 8
  %414 = alloca <4 x float>, align 16
  %415 = alloca i32, align 4
  %416 = alloca %union.Lanes, align 8
  %417 = alloca %union.Lanes, align 8
  %418 = alloca %union.Lanes, align 8
  %419 = alloca %union.Lanes, align 8
  %420 = alloca <2 x double>, align 16
  %421 = alloca i32, align 4
  %422 = alloca %union.Lanes, align 8
  %423 = alloca %union.Lanes, align 8
  %424 = alloca %union.Lanes, align 8
  %425 = alloca %union.Lanes, align 8
  %426 = alloca <8 x float>, align 32
  %427 = alloca i32, align 4
  %428 = alloca %union.Lanes, align 8
  %429 = alloca %union.Lanes, align 8
  %430 = alloca %union.Lanes, align 8
  %431 = alloca %union.Lanes, align 8
  %432 = alloca <4 x double>, align 32
  %433 = alloca i32, align 4
  %434 = alloca %union.Lanes, align 8
  %435 = alloca %union.Lanes, align 8
  %436 = alloca %union.Lanes, align 8
  %437 = alloca %union.Lanes, align 8
  %438 = alloca <4 x float>, align 16
  %439 = alloca i32, align 4
  %440 = alloca %union.Lanes, align 8
  %441 = alloca %union.Lanes, align 8
  %442 = alloca %union.Lanes, align 8
  %443 = alloca %union.Lanes, align 8
  %444 = alloca <8 x float>, align 32
  %445 = alloca i32, align 4
  %446 = alloca %union.Lanes, align 8
  %447 = alloca %union.Lanes, align 8
  %448 = alloca %union.Lanes, align 8
  %449 = alloca %union.Lanes, align 8
  %450 = alloca <4 x double>, align 32
  %451 = alloca i32, align 4
  %452 = alloca %union.Lanes, align 8
  %453 = alloca %union.Lanes, align 8
  %454 = alloca %union.Lanes, align 8
  %455 = alloca %union.Lanes, align 8
  %456 = alloca <2 x double>, align 16
  %457 = alloca i32, align 4
  %458 = alloca %union.Lanes, align 8
  %459 = alloca %union.Lanes, align 8
  %460 = alloca %union.Lanes, align 8
  %461 = alloca %union.Lanes, align 8
  %462 = alloca <4 x float>, align 16
  %463 = alloca i32, align 4
  %464 = alloca %union.Lanes, align 8
  %465 = alloca %union.Lanes, align 8
  %466 = alloca %union.Lanes, align 8
  %467 = alloca %union.Lanes, align 8
  %468 = alloca <4 x double>, align 32
  %469 = alloca i32, align 4
  %470 = alloca %union.Lanes, align 8
  %471 = alloca %union.Lanes, align 8
  %472 = alloca %union.Lanes, align 8
  %473 = alloca %union.Lanes, align 8
  %474 = alloca <8 x float>, align 32
  %475 = alloca i32, align 4
  %476 = alloca %union.Lanes, align 8
  %477 = alloca %union.Lanes, align 8
  %478 = alloca %union.Lanes, align 8
  %479 = alloca %union.Lanes, align 8
  %480 = alloca <2 x double>, align 16
  %481 = alloca i32, align 4
  %482 = alloca %union.Lanes, align 8
  %483 = alloca %union.Lanes, align 8
  %484 = alloca %union.Lanes, align 8
  %485 = alloca %union.Lanes, align 8
  %486 = alloca <4 x float>, align 16
  %487 = alloca i32, align 4
  %488 = alloca %union.Lanes, align 8
  %489 = alloca %union.Lanes, align 8
  %490 = alloca %union.Lanes, align 8
  %491 = alloca %union.Lanes, align 8
  %492 = alloca <8 x float>, align 32
  %493 = alloca i32, align 4
  %494 = alloca %union.Lanes, align 8
  %495 = alloca %union.Lanes, align 8
  %496 = alloca %union.Lanes, align 8
  %497 = alloca %union.Lanes, align 8
  %498 = alloca <2 x double>, align 16
  %499 = alloca i32, align 4
  %500 = alloca %union.Lanes, align 8
  %501 = alloca %union.Lanes, align 8
  %502 = alloca %union.Lanes, align 8
  %503 = alloca %union.Lanes, align 8
  %504 = alloca <4 x float>, align 16
  %505 = alloca i32, align 4
  %506 = alloca %union.Lanes, align 8
  %507 = alloca %union.Lanes, align 8
  %508 = alloca %union.Lanes, align 8
  %509 = alloca %union.Lanes, align 8
  %510 = alloca <8 x float>, align 32
  %511 = alloca i32, align 4
  %512 = alloca %union.Lanes, align 8
  %513 = alloca %union.Lanes, align 8
  %514 = alloca %union.Lanes, align 8
  %515 = alloca %union.Lanes, align 8
  %516 = alloca <2 x double>, align 16
  %517 = alloca i32, align 4
  %518 = alloca %union.Lanes, align 8
  %519 = alloca %union.Lanes, align 8
  %520 = alloca %union.Lanes, align 8
  %521 = alloca %union.Lanes, align 8
  %522 = alloca <4 x float>, align 16
  %523 = alloca i32, align 4
  %524 = alloca %union.Lanes, align 8
  %525 = alloca %union.Lanes, align 8
  %526 = alloca %union.Lanes, align 8
  %527 = alloca %union.Lanes, align 8
  %528 = alloca <4 x double>, align 32
  %529 = alloca i32, align 4
  %530 = alloca %union.Lanes, align 8
  %531 = alloca %union.Lanes, align 8
  %532 = alloca %union.Lanes, align 8
  %533 = alloca %union.Lanes, align 8
  %534 = alloca <4 x float>, align 16
  %535 = alloca i32, align 4
  %536 = alloca %union.Lanes, align 8
  %537 = alloca %union.Lanes, align 8
  %538 = alloca %union.Lanes, align 8
  %539 = alloca %union.Lanes, align 8
  %540 = alloca <8 x float>, align 32
  %541 = alloca i32, align 4
  %542 = alloca %union.Lanes, align 8
  %543 = alloca %union.Lanes, align 8
  %544 = alloca %union.Lanes, align 8
  %545 = alloca %union.Lanes, align 8
  %546 = alloca <4 x double>, align 32
  %547 = alloca i32, align 4
  %548 = alloca %union.Lanes, align 8
  %549 = alloca %union.Lanes, align 8
  %550 = alloca %union.Lanes, align 8
  %551 = alloca %union.Lanes, align 8
  %552 = alloca <4 x float>, align 16
  %553 = alloca i32, align 4
  %554 = alloca %union.Lanes, align 8
  %555 = alloca %union.Lanes, align 8
  %556 = alloca %union.Lanes, align 8
  %557 = alloca %union.Lanes, align 8
  %558 = alloca <2 x double>, align 16
  %559 = alloca i32, align 4
  %560 = alloca %union.Lanes, align 8
  %561 = alloca %union.Lanes, align 8
  %562 = alloca %union.Lanes, align 8
  %563 = alloca %union.Lanes, align 8
  %564 = alloca <4 x float>, align 16
  %565 = alloca i32, align 4
  %566 = alloca %union.Lanes, align 8
  %567 = alloca %union.Lanes, align 8
  %568 = alloca %union.Lanes, align 8
  %569 = alloca %union.Lanes, align 8
  %570 = alloca <2 x double>, align 16
  %571 = alloca i32, align 4
  %572 = alloca %union.Lanes, align 8
  %573 = alloca %union.Lanes, align 8
  %574 = alloca %union.Lanes, align 8
  %575 = alloca %union.Lanes, align 8
  %576 = alloca i64, align 8
  %577 = alloca i32, align 4
  %578 = alloca %union.Lanes, align 8
  %579 = alloca %union.Lanes, align 8
  %580 = alloca %union.Lanes, align 8
  %581 = alloca %union.Lanes, align 8
  %582 = alloca i64, align 8
  %583 = alloca i32, align 4
  %584 = alloca %union.Lanes, align 8
  %585 = alloca %union.Lanes, align 8
  %586 = alloca %union.Lanes, align 8
  %587 = alloca %union.Lanes, align 8
  %588 = alloca <2 x i64>, align 16
  %589 = alloca i32, align 4
  %590 = alloca %union.Lanes, align 8
  %591 = alloca %union.Lanes, align 8
  %592 = alloca %union.Lanes, align 8
  %593 = alloca %union.Lanes, align 8
  %594 = alloca <4 x i64>, align 32
  %595 = alloca i32, align 4
  %596 = alloca %union.Lanes, align 8
  %597 = alloca %union.Lanes, align 8
  %598 = alloca %union.Lanes, align 8
  %599 = alloca %union.Lanes, align 8
  %600 = alloca <2 x i64>, align 16
  %601 = alloca i32, align 4
  %602 = alloca %union.Lanes, align 8
  %603 = alloca %union.Lanes, align 8
  %604 = alloca %union.Lanes, align 8
  %605 = alloca %union.Lanes, align 8
  %606 = alloca <2 x i64>, align 16
  %607 = alloca i32, align 4
  %608 = alloca %union.Lanes, align 8
  %609 = alloca %union.Lanes, align 8
  %610 = alloca %union.Lanes, align 8
  %611 = alloca %union.Lanes, align 8
  %612 = alloca <2 x i64>, align 16
  %613 = alloca i32, align 4
  %614 = alloca %union.Lanes, align 8
  %615 = alloca %union.Lanes, align 8
  %616 = alloca %union.Lanes, align 8
  %617 = alloca %union.Lanes, align 8
  %618 = alloca i64, align 8
  %619 = alloca i32, align 4
  %620 = alloca %union.Lanes, align 8
  %621 = alloca %union.Lanes, align 8
  %622 = alloca %union.Lanes, align 8
  %623 = alloca %union.Lanes, align 8
  %624 = alloca i64, align 8
  %625 = alloca i32, align 4
  %626 = alloca %union.Lanes, align 8
  %627 = alloca %union.Lanes, align 8
  %628 = alloca %union.Lanes, align 8
  %629 = alloca %union.Lanes, align 8
  %630 = alloca i64, align 8
  %631 = alloca i32, align 4
  %632 = alloca %union.Lanes, align 8
  %633 = alloca %union.Lanes, align 8
  %634 = alloca %union.Lanes, align 8
  %635 = alloca %union.Lanes, align 8
  %636 = alloca i64, align 8
  %637 = alloca i32, align 4
  %638 = alloca %union.Lanes, align 8
  %639 = alloca %union.Lanes, align 8
  %640 = alloca %union.Lanes, align 8
  %641 = alloca %union.Lanes, align 8
  %642 = alloca <4 x float>, align 16
  %643 = alloca i32, align 4
  %644 = alloca %union.Lanes, align 8
  %645 = alloca %union.Lanes, align 8
  %646 = alloca %union.Lanes, align 8
  %647 = alloca %union.Lanes, align 8
  %648 = alloca <4 x float>, align 16
  %649 = alloca i32, align 4
  %650 = alloca %union.Lanes, align 8
  %651 = alloca %union.Lanes, align 8
  %652 = alloca %union.Lanes, align 8
  %653 = alloca %union.Lanes, align 8
  %654 = alloca <2 x i64>, align 16
  %655 = alloca i32, align 4
  %656 = alloca %union.Lanes, align 8
  %657 = alloca %union.Lanes, align 8
  %658 = alloca %union.Lanes, align 8
  %659 = alloca %union.Lanes, align 8
  %660 = alloca <2 x i64>, align 16
  %661 = alloca i32, align 4
  %662 = alloca %union.Lanes, align 8
  %663 = alloca %union.Lanes, align 8
  %664 = alloca %union.Lanes, align 8
  %665 = alloca %union.Lanes, align 8
  %666 = alloca <2 x i64>, align 16
  %667 = alloca i32, align 4
  %668 = alloca %union.Lanes, align 8
  %669 = alloca %union.Lanes, align 8
  %670 = alloca %union.Lanes, align 8
  %671 = alloca %union.Lanes, align 8
  %672 = alloca <2 x i64>, align 16
  %673 = alloca i32, align 4
  %674 = alloca %union.Lanes, align 8
  %675 = alloca %union.Lanes, align 8
  %676 = alloca %union.Lanes, align 8
  %677 = alloca %union.Lanes, align 8
  %678 = alloca <4 x float>, align 16
  %679 = alloca i32, align 4
  %680 = alloca %union.Lanes, align 8
  %681 = alloca %union.Lanes, align 8
  %682 = alloca %union.Lanes, align 8
  %683 = alloca %union.Lanes, align 8
  %684 = alloca <4 x float>, align 16
  %685 = alloca i32, align 4
  %686 = alloca %union.Lanes, align 8
  %687 = alloca %union.Lanes, align 8
  %688 = alloca %union.Lanes, align 8
  %689 = alloca %union.Lanes, align 8
  %690 = alloca <4 x double>, align 32
  %691 = alloca i32, align 4
  %692 = alloca %union.Lanes, align 8
  %693 = alloca %union.Lanes, align 8
  %694 = alloca %union.Lanes, align 8
  %695 = alloca %union.Lanes, align 8
  %696 = alloca <4 x i64>, align 32
  %697 = alloca i32, align 4
  %698 = alloca %union.Lanes, align 8
  %699 = alloca %union.Lanes, align 8
  %700 = alloca %union.Lanes, align 8
  %701 = alloca %union.Lanes, align 8
  %702 = alloca i64, align 8
  %703 = alloca i32, align 4
  %704 = alloca %union.Lanes, align 8
  %705 = alloca %union.Lanes, align 8
  %706 = alloca %union.Lanes, align 8
  %707 = alloca %union.Lanes, align 8
  %708 = alloca i64, align 8
  %709 = alloca i32, align 4
  %710 = alloca %union.Lanes, align 8
  %711 = alloca %union.Lanes, align 8
  %712 = alloca %union.Lanes, align 8
  %713 = alloca %union.Lanes, align 8
  %714 = alloca i64, align 8
  %715 = alloca i32, align 4
  %716 = alloca %union.Lanes, align 8
  %717 = alloca %union.Lanes, align 8
  %718 = alloca %union.Lanes, align 8
  %719 = alloca %union.Lanes, align 8
  %720 = alloca <8 x float>, align 32
  %721 = alloca i32, align 4
  %722 = alloca %union.Lanes, align 8
  %723 = alloca %union.Lanes, align 8
  %724 = alloca %union.Lanes, align 8
  %725 = alloca %union.Lanes, align 8
  %726 = alloca <2 x double>, align 16
  %727 = alloca i32, align 4
  %728 = alloca %union.Lanes, align 8
  %729 = alloca %union.Lanes, align 8
  %730 = alloca %union.Lanes, align 8
  %731 = alloca %union.Lanes, align 8
  %732 = alloca <8 x float>, align 32
  %733 = alloca i32, align 4
  %734 = alloca %union.Lanes, align 8
  %735 = alloca %union.Lanes, align 8
  %736 = alloca %union.Lanes, align 8
  %737 = alloca %union.Lanes, align 8
  %738 = alloca <4 x i64>, align 32
  %739 = alloca i32, align 4
  %740 = alloca %union.Lanes, align 8
  %741 = alloca %union.Lanes, align 8
  %742 = alloca %union.Lanes, align 8
  %743 = alloca %union.Lanes, align 8
  %744 = alloca <4 x i64>, align 32
  %745 = alloca i32, align 4
  %746 = alloca %union.Lanes, align 8
  %747 = alloca %union.Lanes, align 8
  %748 = alloca %union.Lanes, align 8
  %749 = alloca %union.Lanes, align 8
  %750 = alloca <2 x i64>, align 16
  %751 = alloca i32, align 4
  %752 = alloca %union.Lanes, align 8
  %753 = alloca %union.Lanes, align 8
  %754 = alloca %union.Lanes, align 8
  %755 = alloca %union.Lanes, align 8
  %756 = alloca <4 x i64>, align 32
  %757 = alloca i32, align 4
  %758 = alloca %union.Lanes, align 8
  %759 = alloca %union.Lanes, align 8
  %760 = alloca %union.Lanes, align 8
  %761 = alloca %union.Lanes, align 8
  %762 = alloca <2 x i64>, align 16
  %763 = alloca i32, align 4
  %764 = alloca %union.Lanes, align 8
  %765 = alloca %union.Lanes, align 8
  %766 = alloca %union.Lanes, align 8
  %767 = alloca %union.Lanes, align 8
  %768 = alloca <4 x i64>, align 32
  %769 = alloca i32, align 4
  %770 = alloca %union.Lanes, align 8
  %771 = alloca %union.Lanes, align 8
  %772 = alloca %union.Lanes, align 8
  %773 = alloca %union.Lanes, align 8
  %774 = alloca <2 x i64>, align 16
  %775 = alloca i32, align 4
  %776 = alloca %union.Lanes, align 8
  %777 = alloca %union.Lanes, align 8
  %778 = alloca %union.Lanes, align 8
  %779 = alloca %union.Lanes, align 8
  %780 = alloca <8 x float>, align 32
  %781 = alloca i32, align 4
  %782 = alloca %union.Lanes, align 8
  %783 = alloca %union.Lanes, align 8
  %784 = alloca %union.Lanes, align 8
  %785 = alloca %union.Lanes, align 8
  %786 = alloca <2 x i64>, align 16
  %787 = alloca i32, align 4
  %788 = alloca %union.Lanes, align 8
  %789 = alloca %union.Lanes, align 8
  %790 = alloca %union.Lanes, align 8
  %791 = alloca %union.Lanes, align 8
  %792 = alloca <4 x i64>, align 32
  %793 = alloca i32, align 4
  %794 = alloca %union.Lanes, align 8
  %795 = alloca %union.Lanes, align 8
  %796 = alloca %union.Lanes, align 8
  %797 = alloca %union.Lanes, align 8
  %798 = alloca <4 x double>, align 32
  %799 = alloca i32, align 4
  %800 = alloca %union.Lanes, align 8
  %801 = alloca %union.Lanes, align 8
  %802 = alloca %union.Lanes, align 8
  %803 = alloca %union.Lanes, align 8
  %804 = alloca <4 x i64>, align 32
  %805 = alloca i32, align 4
  %806 = alloca %union.Lanes, align 8
  %807 = alloca %union.Lanes, align 8
  %808 = alloca %union.Lanes, align 8
  %809 = alloca %union.Lanes, align 8
  %810 = alloca <2 x i64>, align 16
  %811 = alloca i32, align 4
  %812 = alloca %union.Lanes, align 8
  %813 = alloca %union.Lanes, align 8
  %814 = alloca %union.Lanes, align 8
  %815 = alloca %union.Lanes, align 8
  %816 = alloca <8 x float>, align 32
  %817 = alloca i32, align 4
  %818 = alloca %union.Lanes, align 8
  %819 = alloca %union.Lanes, align 8
  %820 = alloca %union.Lanes, align 8
  %821 = alloca %union.Lanes, align 8
  %822 = alloca <2 x i64>, align 16
  %823 = alloca i32, align 4
  %824 = alloca %union.Lanes, align 8
  %825 = alloca %union.Lanes, align 8
  %826 = alloca %union.Lanes, align 8
  %827 = alloca %union.Lanes, align 8
  %828 = alloca <4 x double>, align 32
  %829 = alloca i32, align 4
  %830 = alloca %union.Lanes, align 8
  %831 = alloca %union.Lanes, align 8
  %832 = alloca %union.Lanes, align 8
  %833 = alloca %union.Lanes, align 8
  %834 = alloca <4 x float>, align 16
  %835 = alloca i32, align 4
  %836 = alloca %union.Lanes, align 8
  %837 = alloca %union.Lanes, align 8
  %838 = alloca %union.Lanes, align 8
  %839 = alloca %union.Lanes, align 8
  %840 = alloca <2 x i64>, align 16
  %841 = alloca i32, align 4
  %842 = alloca %union.Lanes, align 8
  %843 = alloca %union.Lanes, align 8
  %844 = alloca %union.Lanes, align 8
  %845 = alloca %union.Lanes, align 8
  %846 = alloca i64, align 8
  %847 = alloca i32, align 4
  %848 = alloca %union.Lanes, align 8
  %849 = alloca %union.Lanes, align 8
  %850 = alloca %union.Lanes, align 8
  %851 = alloca %union.Lanes, align 8
  %852 = alloca i64, align 8
  %853 = alloca i32, align 4
  %854 = alloca %union.Lanes, align 8
  %855 = alloca %union.Lanes, align 8
  %856 = alloca %union.Lanes, align 8
  %857 = alloca %union.Lanes, align 8
  %858 = alloca i64, align 8
  %859 = alloca i32, align 4
  %860 = alloca %union.Lanes, align 8
  %861 = alloca %union.Lanes, align 8
  %862 = alloca %union.Lanes, align 8
  %863 = alloca %union.Lanes, align 8
  %864 = alloca i64, align 8
  %865 = alloca i32, align 4
  %866 = alloca %union.Lanes, align 8
  %867 = alloca %union.Lanes, align 8
  %868 = alloca %union.Lanes, align 8
  %869 = alloca %union.Lanes, align 8
  %870 = alloca i64, align 8
  %871 = alloca %union.Lanes, align 8
  %872 = alloca %union.Lanes, align 8
  %873 = alloca i32, align 4
  %874 = alloca i32, align 4
  %875 = alloca i32, align 4
  store i32 0, ptr %384, align 4
  store i32 0, ptr %385, align 4
  br label %876

876:                                              ; preds = %889, %0
  %877 = load i32, ptr %385, align 4
  %878 = icmp slt i32 %877, 48
  br i1 %878, label %879, label %892

879:                                              ; preds = %876
  call void @fill(ptr noundef %386, i32 noundef 0)
  call void @fill(ptr noundef %387, i32 noundef 0)
  call void @fill(ptr noundef %388, i32 noundef 0)
  %880 = getelementptr inbounds [8 x float], ptr %386, i64 0, i64 0
  store ptr %880, ptr %326, align 8
  %881 = load ptr, ptr %326, align 8
  %882 = load <4 x float>, ptr %881, align 1
  %883 = getelementptr inbounds [8 x float], ptr %387, i64 0, i64 0
  store ptr %883, ptr %327, align 8
  %884 = load ptr, ptr %327, align 8
  %885 = load <4 x float>, ptr %884, align 1
  store <4 x float> %882, ptr %382, align 16
  store <4 x float> %885, ptr %383, align 16
  %886 = load <4 x float>, ptr %382, align 16
  %887 = load <4 x float>, ptr %383, align 16
  %888 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %886, <4 x float> %887)
  store <4 x float> %888, ptr %390, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %389, ptr align 16 %390, i64 16, i1 false)
  call void @add(ptr noundef %389, i32 noundef 16, i32 noundef 0)
  br label %889

889:                                              ; preds = %879
  %890 = load i32, ptr %385, align 4
  %891 = add nsw i32 %890, 1
  store i32 %891, ptr %385, align 4
  br label %876, !llvm.loop !6

892:                                              ; preds = %876
  call void @show(ptr noundef @.str)
  store i32 0, ptr %391, align 4
  br label %893

893:                                              ; preds = %906, %892
  %894 = load i32, ptr %391, align 4
  %895 = icmp slt i32 %894, 48
  br i1 %895, label %896, label %909

896:                                              ; preds = %893
  call void @fill(ptr noundef %392, i32 noundef 0)
  call void @fill(ptr noundef %393, i32 noundef 0)
  call void @fill(ptr noundef %394, i32 noundef 0)
  %897 = getelementptr inbounds [8 x float], ptr %392, i64 0, i64 0
  store ptr %897, ptr %328, align 8
  %898 = load ptr, ptr %328, align 8
  %899 = load <4 x float>, ptr %898, align 1
  %900 = getelementptr inbounds [8 x float], ptr %393, i64 0, i64 0
  store ptr %900, ptr %329, align 8
  %901 = load ptr, ptr %329, align 8
  %902 = load <4 x float>, ptr %901, align 1
  store <4 x float> %899, ptr %324, align 16
  store <4 x float> %902, ptr %325, align 16
  %903 = load <4 x float>, ptr %324, align 16
  %904 = load <4 x float>, ptr %325, align 16
  %905 = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %903, <4 x float> %904)
  store <4 x float> %905, ptr %396, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %395, ptr align 16 %396, i64 16, i1 false)
  call void @add(ptr noundef %395, i32 noundef 16, i32 noundef 0)
  br label %906

906:                                              ; preds = %896
  %907 = load i32, ptr %391, align 4
  %908 = add nsw i32 %907, 1
  store i32 %908, ptr %391, align 4
  br label %893, !llvm.loop !9

909:                                              ; preds = %893
  call void @show(ptr noundef @.str.1)
  store i32 0, ptr %397, align 4
  br label %910

910:                                              ; preds = %923, %909
  %911 = load i32, ptr %397, align 4
  %912 = icmp slt i32 %911, 48
  br i1 %912, label %913, label %926

913:                                              ; preds = %910
  call void @fill(ptr noundef %398, i32 noundef 1)
  call void @fill(ptr noundef %399, i32 noundef 1)
  call void @fill(ptr noundef %400, i32 noundef 1)
  %914 = getelementptr inbounds [4 x double], ptr %398, i64 0, i64 0
  store ptr %914, ptr %277, align 8
  %915 = load ptr, ptr %277, align 8
  %916 = load <2 x double>, ptr %915, align 1
  %917 = getelementptr inbounds [4 x double], ptr %399, i64 0, i64 0
  store ptr %917, ptr %278, align 8
  %918 = load ptr, ptr %278, align 8
  %919 = load <2 x double>, ptr %918, align 1
  store <2 x double> %916, ptr %322, align 16
  store <2 x double> %919, ptr %323, align 16
  %920 = load <2 x double>, ptr %322, align 16
  %921 = load <2 x double>, ptr %323, align 16
  %922 = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %920, <2 x double> %921)
  store <2 x double> %922, ptr %402, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %401, ptr align 16 %402, i64 16, i1 false)
  call void @add(ptr noundef %401, i32 noundef 16, i32 noundef 0)
  br label %923

923:                                              ; preds = %913
  %924 = load i32, ptr %397, align 4
  %925 = add nsw i32 %924, 1
  store i32 %925, ptr %397, align 4
  br label %910, !llvm.loop !10

926:                                              ; preds = %910
  call void @show(ptr noundef @.str.2)
  store i32 0, ptr %403, align 4
  br label %927

927:                                              ; preds = %940, %926
  %928 = load i32, ptr %403, align 4
  %929 = icmp slt i32 %928, 48
  br i1 %929, label %930, label %943

930:                                              ; preds = %927
  call void @fill(ptr noundef %404, i32 noundef 1)
  call void @fill(ptr noundef %405, i32 noundef 1)
  call void @fill(ptr noundef %406, i32 noundef 1)
  %931 = getelementptr inbounds [4 x double], ptr %404, i64 0, i64 0
  store ptr %931, ptr %279, align 8
  %932 = load ptr, ptr %279, align 8
  %933 = load <2 x double>, ptr %932, align 1
  %934 = getelementptr inbounds [4 x double], ptr %405, i64 0, i64 0
  store ptr %934, ptr %280, align 8
  %935 = load ptr, ptr %280, align 8
  %936 = load <2 x double>, ptr %935, align 1
  store <2 x double> %933, ptr %275, align 16
  store <2 x double> %936, ptr %276, align 16
  %937 = load <2 x double>, ptr %275, align 16
  %938 = load <2 x double>, ptr %276, align 16
  %939 = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %937, <2 x double> %938)
  store <2 x double> %939, ptr %408, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %407, ptr align 16 %408, i64 16, i1 false)
  call void @add(ptr noundef %407, i32 noundef 16, i32 noundef 0)
  br label %940

940:                                              ; preds = %930
  %941 = load i32, ptr %403, align 4
  %942 = add nsw i32 %941, 1
  store i32 %942, ptr %403, align 4
  br label %927, !llvm.loop !11

943:                                              ; preds = %927
  call void @show(ptr noundef @.str.3)
  store i32 0, ptr %409, align 4
  br label %944

944:                                              ; preds = %957, %943
  %945 = load i32, ptr %409, align 4
  %946 = icmp slt i32 %945, 48
  br i1 %946, label %947, label %960

947:                                              ; preds = %944
  call void @fill(ptr noundef %410, i32 noundef 0)
  call void @fill(ptr noundef %411, i32 noundef 0)
  call void @fill(ptr noundef %412, i32 noundef 0)
  %948 = getelementptr inbounds [8 x float], ptr %410, i64 0, i64 0
  store ptr %948, ptr %330, align 8
  %949 = load ptr, ptr %330, align 8
  %950 = load <4 x float>, ptr %949, align 1
  %951 = getelementptr inbounds [8 x float], ptr %411, i64 0, i64 0
  store ptr %951, ptr %331, align 8
  %952 = load ptr, ptr %331, align 8
  %953 = load <4 x float>, ptr %952, align 1
  store <4 x float> %950, ptr %273, align 16
  store <4 x float> %953, ptr %274, align 16
  %954 = load <4 x float>, ptr %273, align 16
  %955 = load <4 x float>, ptr %274, align 16
  %956 = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %954, <4 x float> %955)
  store <4 x float> %956, ptr %414, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %413, ptr align 16 %414, i64 16, i1 false)
  call void @add(ptr noundef %413, i32 noundef 16, i32 noundef 0)
  br label %957

957:                                              ; preds = %947
  %958 = load i32, ptr %409, align 4
  %959 = add nsw i32 %958, 1
  store i32 %959, ptr %409, align 4
  br label %944, !llvm.loop !12

960:                                              ; preds = %944
  call void @show(ptr noundef @.str.4)
  store i32 0, ptr %415, align 4
  br label %961

961:                                              ; preds = %974, %960
  %962 = load i32, ptr %415, align 4
  %963 = icmp slt i32 %962, 48
  br i1 %963, label %964, label %977

964:                                              ; preds = %961
  call void @fill(ptr noundef %416, i32 noundef 1)
  call void @fill(ptr noundef %417, i32 noundef 1)
  call void @fill(ptr noundef %418, i32 noundef 1)
  %965 = getelementptr inbounds [4 x double], ptr %416, i64 0, i64 0
  store ptr %965, ptr %281, align 8
  %966 = load ptr, ptr %281, align 8
  %967 = load <2 x double>, ptr %966, align 1
  %968 = getelementptr inbounds [4 x double], ptr %417, i64 0, i64 0
  store ptr %968, ptr %282, align 8
  %969 = load ptr, ptr %282, align 8
  %970 = load <2 x double>, ptr %969, align 1
  store <2 x double> %967, ptr %271, align 16
  store <2 x double> %970, ptr %272, align 16
  %971 = load <2 x double>, ptr %271, align 16
  %972 = load <2 x double>, ptr %272, align 16
  %973 = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %971, <2 x double> %972)
  store <2 x double> %973, ptr %420, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %419, ptr align 16 %420, i64 16, i1 false)
  call void @add(ptr noundef %419, i32 noundef 16, i32 noundef 0)
  br label %974

974:                                              ; preds = %964
  %975 = load i32, ptr %415, align 4
  %976 = add nsw i32 %975, 1
  store i32 %976, ptr %415, align 4
  br label %961, !llvm.loop !13

977:                                              ; preds = %961
  call void @show(ptr noundef @.str.5)
  store i32 0, ptr %421, align 4
  br label %978

978:                                              ; preds = %991, %977
  %979 = load i32, ptr %421, align 4
  %980 = icmp slt i32 %979, 48
  br i1 %980, label %981, label %994

981:                                              ; preds = %978
  call void @fill(ptr noundef %422, i32 noundef 0)
  call void @fill(ptr noundef %423, i32 noundef 0)
  call void @fill(ptr noundef %424, i32 noundef 0)
  %982 = getelementptr inbounds [8 x float], ptr %422, i64 0, i64 0
  store ptr %982, ptr %245, align 8
  %983 = load ptr, ptr %245, align 8
  %984 = load <8 x float>, ptr %983, align 1
  %985 = getelementptr inbounds [8 x float], ptr %423, i64 0, i64 0
  store ptr %985, ptr %246, align 8
  %986 = load ptr, ptr %246, align 8
  %987 = load <8 x float>, ptr %986, align 1
  store <8 x float> %984, ptr %269, align 32
  store <8 x float> %987, ptr %270, align 32
  %988 = load <8 x float>, ptr %269, align 32
  %989 = load <8 x float>, ptr %270, align 32
  %990 = call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %988, <8 x float> %989)
  store <8 x float> %990, ptr %426, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %425, ptr align 32 %426, i64 32, i1 false)
  call void @add(ptr noundef %425, i32 noundef 32, i32 noundef 0)
  br label %991

991:                                              ; preds = %981
  %992 = load i32, ptr %421, align 4
  %993 = add nsw i32 %992, 1
  store i32 %993, ptr %421, align 4
  br label %978, !llvm.loop !14

994:                                              ; preds = %978
  call void @show(ptr noundef @.str.6)
  store i32 0, ptr %427, align 4
  br label %995

995:                                              ; preds = %1008, %994
  %996 = load i32, ptr %427, align 4
  %997 = icmp slt i32 %996, 48
  br i1 %997, label %998, label %1011

998:                                              ; preds = %995
  call void @fill(ptr noundef %428, i32 noundef 1)
  call void @fill(ptr noundef %429, i32 noundef 1)
  call void @fill(ptr noundef %430, i32 noundef 1)
  %999 = getelementptr inbounds [4 x double], ptr %428, i64 0, i64 0
  store ptr %999, ptr %228, align 8
  %1000 = load ptr, ptr %228, align 8
  %1001 = load <4 x double>, ptr %1000, align 1
  %1002 = getelementptr inbounds [4 x double], ptr %429, i64 0, i64 0
  store ptr %1002, ptr %229, align 8
  %1003 = load ptr, ptr %229, align 8
  %1004 = load <4 x double>, ptr %1003, align 1
  store <4 x double> %1001, ptr %243, align 32
  store <4 x double> %1004, ptr %244, align 32
  %1005 = load <4 x double>, ptr %243, align 32
  %1006 = load <4 x double>, ptr %244, align 32
  %1007 = call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> %1005, <4 x double> %1006)
  store <4 x double> %1007, ptr %432, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %431, ptr align 32 %432, i64 32, i1 false)
  call void @add(ptr noundef %431, i32 noundef 32, i32 noundef 0)
  br label %1008

1008:                                             ; preds = %998
  %1009 = load i32, ptr %427, align 4
  %1010 = add nsw i32 %1009, 1
  store i32 %1010, ptr %427, align 4
  br label %995, !llvm.loop !15

1011:                                             ; preds = %995
  call void @show(ptr noundef @.str.7)
  store i32 0, ptr %433, align 4
  br label %1012

1012:                                             ; preds = %1025, %1011
  %1013 = load i32, ptr %433, align 4
  %1014 = icmp slt i32 %1013, 48
  br i1 %1014, label %1015, label %1028

1015:                                             ; preds = %1012
  call void @fill(ptr noundef %434, i32 noundef 0)
  call void @fill(ptr noundef %435, i32 noundef 0)
  call void @fill(ptr noundef %436, i32 noundef 0)
  %1016 = getelementptr inbounds [8 x float], ptr %434, i64 0, i64 0
  store ptr %1016, ptr %332, align 8
  %1017 = load ptr, ptr %332, align 8
  %1018 = load <4 x float>, ptr %1017, align 1
  %1019 = getelementptr inbounds [8 x float], ptr %435, i64 0, i64 0
  store ptr %1019, ptr %333, align 8
  %1020 = load ptr, ptr %333, align 8
  %1021 = load <4 x float>, ptr %1020, align 1
  store <4 x float> %1018, ptr %226, align 16
  store <4 x float> %1021, ptr %227, align 16
  %1022 = load <4 x float>, ptr %226, align 16
  %1023 = load <4 x float>, ptr %227, align 16
  %1024 = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %1022, <4 x float> %1023)
  store <4 x float> %1024, ptr %438, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %437, ptr align 16 %438, i64 16, i1 false)
  call void @add(ptr noundef %437, i32 noundef 16, i32 noundef 4)
  br label %1025

1025:                                             ; preds = %1015
  %1026 = load i32, ptr %433, align 4
  %1027 = add nsw i32 %1026, 1
  store i32 %1027, ptr %433, align 4
  br label %1012, !llvm.loop !16

1028:                                             ; preds = %1012
  call void @show(ptr noundef @.str.8)
  store i32 0, ptr %439, align 4
  br label %1029

1029:                                             ; preds = %1042, %1028
  %1030 = load i32, ptr %439, align 4
  %1031 = icmp slt i32 %1030, 48
  br i1 %1031, label %1032, label %1045

1032:                                             ; preds = %1029
  call void @fill(ptr noundef %440, i32 noundef 0)
  call void @fill(ptr noundef %441, i32 noundef 0)
  call void @fill(ptr noundef %442, i32 noundef 0)
  %1033 = getelementptr inbounds [8 x float], ptr %440, i64 0, i64 0
  store ptr %1033, ptr %247, align 8
  %1034 = load ptr, ptr %247, align 8
  %1035 = load <8 x float>, ptr %1034, align 1
  %1036 = getelementptr inbounds [8 x float], ptr %441, i64 0, i64 0
  store ptr %1036, ptr %248, align 8
  %1037 = load ptr, ptr %248, align 8
  %1038 = load <8 x float>, ptr %1037, align 1
  store <8 x float> %1035, ptr %224, align 32
  store <8 x float> %1038, ptr %225, align 32
  %1039 = load <8 x float>, ptr %224, align 32
  %1040 = load <8 x float>, ptr %225, align 32
  %1041 = call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> %1039, <8 x float> %1040)
  store <8 x float> %1041, ptr %444, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %443, ptr align 32 %444, i64 32, i1 false)
  call void @add(ptr noundef %443, i32 noundef 32, i32 noundef 4)
  br label %1042

1042:                                             ; preds = %1032
  %1043 = load i32, ptr %439, align 4
  %1044 = add nsw i32 %1043, 1
  store i32 %1044, ptr %439, align 4
  br label %1029, !llvm.loop !17

1045:                                             ; preds = %1029
  call void @show(ptr noundef @.str.9)
  store i32 0, ptr %445, align 4
  br label %1046

1046:                                             ; preds = %1059, %1045
  %1047 = load i32, ptr %445, align 4
  %1048 = icmp slt i32 %1047, 48
  br i1 %1048, label %1049, label %1062

1049:                                             ; preds = %1046
  call void @fill(ptr noundef %446, i32 noundef 1)
  call void @fill(ptr noundef %447, i32 noundef 1)
  call void @fill(ptr noundef %448, i32 noundef 1)
  %1050 = getelementptr inbounds [4 x double], ptr %446, i64 0, i64 0
  store ptr %1050, ptr %230, align 8
  %1051 = load ptr, ptr %230, align 8
  %1052 = load <4 x double>, ptr %1051, align 1
  %1053 = getelementptr inbounds [4 x double], ptr %447, i64 0, i64 0
  store ptr %1053, ptr %231, align 8
  %1054 = load ptr, ptr %231, align 8
  %1055 = load <4 x double>, ptr %1054, align 1
  store <4 x double> %1052, ptr %222, align 32
  store <4 x double> %1055, ptr %223, align 32
  %1056 = load <4 x double>, ptr %222, align 32
  %1057 = load <4 x double>, ptr %223, align 32
  %1058 = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %1056, <4 x double> %1057)
  store <4 x double> %1058, ptr %450, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %449, ptr align 32 %450, i64 32, i1 false)
  call void @add(ptr noundef %449, i32 noundef 32, i32 noundef 8)
  br label %1059

1059:                                             ; preds = %1049
  %1060 = load i32, ptr %445, align 4
  %1061 = add nsw i32 %1060, 1
  store i32 %1061, ptr %445, align 4
  br label %1046, !llvm.loop !18

1062:                                             ; preds = %1046
  call void @show(ptr noundef @.str.10)
  store i32 0, ptr %451, align 4
  br label %1063

1063:                                             ; preds = %1076, %1062
  %1064 = load i32, ptr %451, align 4
  %1065 = icmp slt i32 %1064, 48
  br i1 %1065, label %1066, label %1079

1066:                                             ; preds = %1063
  call void @fill(ptr noundef %452, i32 noundef 1)
  call void @fill(ptr noundef %453, i32 noundef 1)
  call void @fill(ptr noundef %454, i32 noundef 1)
  %1067 = getelementptr inbounds [4 x double], ptr %452, i64 0, i64 0
  store ptr %1067, ptr %283, align 8
  %1068 = load ptr, ptr %283, align 8
  %1069 = load <2 x double>, ptr %1068, align 1
  %1070 = getelementptr inbounds [4 x double], ptr %453, i64 0, i64 0
  store ptr %1070, ptr %284, align 8
  %1071 = load ptr, ptr %284, align 8
  %1072 = load <2 x double>, ptr %1071, align 1
  store <2 x double> %1069, ptr %220, align 16
  store <2 x double> %1072, ptr %221, align 16
  %1073 = load <2 x double>, ptr %220, align 16
  %1074 = load <2 x double>, ptr %221, align 16
  %1075 = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %1073, <2 x double> %1074)
  store <2 x double> %1075, ptr %456, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %455, ptr align 16 %456, i64 16, i1 false)
  call void @add(ptr noundef %455, i32 noundef 16, i32 noundef 8)
  br label %1076

1076:                                             ; preds = %1066
  %1077 = load i32, ptr %451, align 4
  %1078 = add nsw i32 %1077, 1
  store i32 %1078, ptr %451, align 4
  br label %1063, !llvm.loop !19

1079:                                             ; preds = %1063
  call void @show(ptr noundef @.str.11)
  store i32 0, ptr %457, align 4
  br label %1080

1080:                                             ; preds = %1093, %1079
  %1081 = load i32, ptr %457, align 4
  %1082 = icmp slt i32 %1081, 48
  br i1 %1082, label %1083, label %1096

1083:                                             ; preds = %1080
  call void @fill(ptr noundef %458, i32 noundef 0)
  call void @fill(ptr noundef %459, i32 noundef 0)
  call void @fill(ptr noundef %460, i32 noundef 0)
  %1084 = getelementptr inbounds [8 x float], ptr %458, i64 0, i64 0
  store ptr %1084, ptr %334, align 8
  %1085 = load ptr, ptr %334, align 8
  %1086 = load <4 x float>, ptr %1085, align 1
  %1087 = getelementptr inbounds [8 x float], ptr %459, i64 0, i64 0
  store ptr %1087, ptr %335, align 8
  %1088 = load ptr, ptr %335, align 8
  %1089 = load <4 x float>, ptr %1088, align 1
  store <4 x float> %1086, ptr %218, align 16
  store <4 x float> %1089, ptr %219, align 16
  %1090 = load <4 x float>, ptr %218, align 16
  %1091 = load <4 x float>, ptr %219, align 16
  %1092 = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %1090, <4 x float> %1091)
  store <4 x float> %1092, ptr %462, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %461, ptr align 16 %462, i64 16, i1 false)
  call void @add(ptr noundef %461, i32 noundef 16, i32 noundef 4)
  br label %1093

1093:                                             ; preds = %1083
  %1094 = load i32, ptr %457, align 4
  %1095 = add nsw i32 %1094, 1
  store i32 %1095, ptr %457, align 4
  br label %1080, !llvm.loop !20

1096:                                             ; preds = %1080
  call void @show(ptr noundef @.str.12)
  store i32 0, ptr %463, align 4
  br label %1097

1097:                                             ; preds = %1110, %1096
  %1098 = load i32, ptr %463, align 4
  %1099 = icmp slt i32 %1098, 48
  br i1 %1099, label %1100, label %1113

1100:                                             ; preds = %1097
  call void @fill(ptr noundef %464, i32 noundef 1)
  call void @fill(ptr noundef %465, i32 noundef 1)
  call void @fill(ptr noundef %466, i32 noundef 1)
  %1101 = getelementptr inbounds [4 x double], ptr %464, i64 0, i64 0
  store ptr %1101, ptr %232, align 8
  %1102 = load ptr, ptr %232, align 8
  %1103 = load <4 x double>, ptr %1102, align 1
  %1104 = getelementptr inbounds [4 x double], ptr %465, i64 0, i64 0
  store ptr %1104, ptr %233, align 8
  %1105 = load ptr, ptr %233, align 8
  %1106 = load <4 x double>, ptr %1105, align 1
  store <4 x double> %1103, ptr %216, align 32
  store <4 x double> %1106, ptr %217, align 32
  %1107 = load <4 x double>, ptr %216, align 32
  %1108 = load <4 x double>, ptr %217, align 32
  %1109 = call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> %1107, <4 x double> %1108)
  store <4 x double> %1109, ptr %468, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %467, ptr align 32 %468, i64 32, i1 false)
  call void @add(ptr noundef %467, i32 noundef 32, i32 noundef 8)
  br label %1110

1110:                                             ; preds = %1100
  %1111 = load i32, ptr %463, align 4
  %1112 = add nsw i32 %1111, 1
  store i32 %1112, ptr %463, align 4
  br label %1097, !llvm.loop !21

1113:                                             ; preds = %1097
  call void @show(ptr noundef @.str.13)
  store i32 0, ptr %469, align 4
  br label %1114

1114:                                             ; preds = %1131, %1113
  %1115 = load i32, ptr %469, align 4
  %1116 = icmp slt i32 %1115, 48
  br i1 %1116, label %1117, label %1134

1117:                                             ; preds = %1114
  call void @fill(ptr noundef %470, i32 noundef 0)
  call void @fill(ptr noundef %471, i32 noundef 0)
  call void @fill(ptr noundef %472, i32 noundef 0)
  %1118 = getelementptr inbounds [8 x float], ptr %470, i64 0, i64 0
  store ptr %1118, ptr %249, align 8
  %1119 = load ptr, ptr %249, align 8
  %1120 = load <8 x float>, ptr %1119, align 1
  %1121 = getelementptr inbounds [8 x float], ptr %471, i64 0, i64 0
  store ptr %1121, ptr %250, align 8
  %1122 = load ptr, ptr %250, align 8
  %1123 = load <8 x float>, ptr %1122, align 1
  %1124 = getelementptr inbounds [8 x float], ptr %472, i64 0, i64 0
  store ptr %1124, ptr %251, align 8
  %1125 = load ptr, ptr %251, align 8
  %1126 = load <8 x float>, ptr %1125, align 1
  store <8 x float> %1120, ptr %213, align 32
  store <8 x float> %1123, ptr %214, align 32
  store <8 x float> %1126, ptr %215, align 32
  %1127 = load <8 x float>, ptr %213, align 32
  %1128 = load <8 x float>, ptr %214, align 32
  %1129 = load <8 x float>, ptr %215, align 32
  %1130 = call <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float> %1127, <8 x float> %1128, <8 x float> %1129)
  store <8 x float> %1130, ptr %474, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %473, ptr align 32 %474, i64 32, i1 false)
  call void @add(ptr noundef %473, i32 noundef 32, i32 noundef 4)
  br label %1131

1131:                                             ; preds = %1117
  %1132 = load i32, ptr %469, align 4
  %1133 = add nsw i32 %1132, 1
  store i32 %1133, ptr %469, align 4
  br label %1114, !llvm.loop !22

1134:                                             ; preds = %1114
  call void @show(ptr noundef @.str.14)
  store i32 0, ptr %475, align 4
  br label %1135

1135:                                             ; preds = %1153, %1134
  %1136 = load i32, ptr %475, align 4
  %1137 = icmp slt i32 %1136, 48
  br i1 %1137, label %1138, label %1156

1138:                                             ; preds = %1135
  call void @fill(ptr noundef %476, i32 noundef 1)
  call void @fill(ptr noundef %477, i32 noundef 1)
  call void @fill(ptr noundef %478, i32 noundef 1)
  %1139 = getelementptr inbounds [4 x double], ptr %476, i64 0, i64 0
  store ptr %1139, ptr %285, align 8
  %1140 = load ptr, ptr %285, align 8
  %1141 = load <2 x double>, ptr %1140, align 1
  %1142 = getelementptr inbounds [4 x double], ptr %477, i64 0, i64 0
  store ptr %1142, ptr %286, align 8
  %1143 = load ptr, ptr %286, align 8
  %1144 = load <2 x double>, ptr %1143, align 1
  %1145 = getelementptr inbounds [4 x double], ptr %478, i64 0, i64 0
  store ptr %1145, ptr %287, align 8
  %1146 = load ptr, ptr %287, align 8
  %1147 = load <2 x double>, ptr %1146, align 1
  store <2 x double> %1141, ptr %210, align 16
  store <2 x double> %1144, ptr %211, align 16
  store <2 x double> %1147, ptr %212, align 16
  %1148 = load <2 x double>, ptr %210, align 16
  %1149 = load <2 x double>, ptr %211, align 16
  %1150 = load <2 x double>, ptr %212, align 16
  %1151 = fneg <2 x double> %1150
  %1152 = call <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double> %1148, <2 x double> %1149, <2 x double> %1151)
  store <2 x double> %1152, ptr %480, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %479, ptr align 16 %480, i64 16, i1 false)
  call void @add(ptr noundef %479, i32 noundef 16, i32 noundef 8)
  br label %1153

1153:                                             ; preds = %1138
  %1154 = load i32, ptr %475, align 4
  %1155 = add nsw i32 %1154, 1
  store i32 %1155, ptr %475, align 4
  br label %1135, !llvm.loop !23

1156:                                             ; preds = %1135
  call void @show(ptr noundef @.str.15)
  store i32 0, ptr %481, align 4
  br label %1157

1157:                                             ; preds = %1168, %1156
  %1158 = load i32, ptr %481, align 4
  %1159 = icmp slt i32 %1158, 48
  br i1 %1159, label %1160, label %1171

1160:                                             ; preds = %1157
  call void @fill(ptr noundef %482, i32 noundef 0)
  call void @fill(ptr noundef %483, i32 noundef 0)
  call void @fill(ptr noundef %484, i32 noundef 0)
  %1161 = getelementptr inbounds [8 x float], ptr %482, i64 0, i64 0
  store ptr %1161, ptr %336, align 8
  %1162 = load ptr, ptr %336, align 8
  %1163 = load <4 x float>, ptr %1162, align 1
  %1164 = getelementptr inbounds [8 x float], ptr %483, i64 0, i64 0
  store ptr %1164, ptr %337, align 8
  %1165 = load ptr, ptr %337, align 8
  %1166 = load <4 x float>, ptr %1165, align 1
  %1167 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %1163, <4 x float> %1166, i8 -73)
  store <4 x float> %1167, ptr %486, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %485, ptr align 16 %486, i64 16, i1 false)
  call void @add(ptr noundef %485, i32 noundef 16, i32 noundef 4)
  br label %1168

1168:                                             ; preds = %1160
  %1169 = load i32, ptr %481, align 4
  %1170 = add nsw i32 %1169, 1
  store i32 %1170, ptr %481, align 4
  br label %1157, !llvm.loop !24

1171:                                             ; preds = %1157
  call void @show(ptr noundef @.str.16)
  store i32 0, ptr %487, align 4
  br label %1172

1172:                                             ; preds = %1183, %1171
  %1173 = load i32, ptr %487, align 4
  %1174 = icmp slt i32 %1173, 48
  br i1 %1174, label %1175, label %1186

1175:                                             ; preds = %1172
  call void @fill(ptr noundef %488, i32 noundef 0)
  call void @fill(ptr noundef %489, i32 noundef 0)
  call void @fill(ptr noundef %490, i32 noundef 0)
  %1176 = getelementptr inbounds [8 x float], ptr %488, i64 0, i64 0
  store ptr %1176, ptr %252, align 8
  %1177 = load ptr, ptr %252, align 8
  %1178 = load <8 x float>, ptr %1177, align 1
  %1179 = getelementptr inbounds [8 x float], ptr %489, i64 0, i64 0
  store ptr %1179, ptr %253, align 8
  %1180 = load ptr, ptr %253, align 8
  %1181 = load <8 x float>, ptr %1180, align 1
  %1182 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %1178, <8 x float> %1181, i8 -11)
  store <8 x float> %1182, ptr %492, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %491, ptr align 32 %492, i64 32, i1 false)
  call void @add(ptr noundef %491, i32 noundef 32, i32 noundef 4)
  br label %1183

1183:                                             ; preds = %1175
  %1184 = load i32, ptr %487, align 4
  %1185 = add nsw i32 %1184, 1
  store i32 %1185, ptr %487, align 4
  br label %1172, !llvm.loop !25

1186:                                             ; preds = %1172
  call void @show(ptr noundef @.str.17)
  store i32 0, ptr %493, align 4
  br label %1187

1187:                                             ; preds = %1198, %1186
  %1188 = load i32, ptr %493, align 4
  %1189 = icmp slt i32 %1188, 48
  br i1 %1189, label %1190, label %1201

1190:                                             ; preds = %1187
  call void @fill(ptr noundef %494, i32 noundef 1)
  call void @fill(ptr noundef %495, i32 noundef 1)
  call void @fill(ptr noundef %496, i32 noundef 1)
  %1191 = getelementptr inbounds [4 x double], ptr %494, i64 0, i64 0
  store ptr %1191, ptr %288, align 8
  %1192 = load ptr, ptr %288, align 8
  %1193 = load <2 x double>, ptr %1192, align 1
  %1194 = getelementptr inbounds [4 x double], ptr %495, i64 0, i64 0
  store ptr %1194, ptr %289, align 8
  %1195 = load ptr, ptr %289, align 8
  %1196 = load <2 x double>, ptr %1195, align 1
  %1197 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %1193, <2 x double> %1196, i8 50)
  store <2 x double> %1197, ptr %498, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %497, ptr align 16 %498, i64 16, i1 false)
  call void @add(ptr noundef %497, i32 noundef 16, i32 noundef 8)
  br label %1198

1198:                                             ; preds = %1190
  %1199 = load i32, ptr %493, align 4
  %1200 = add nsw i32 %1199, 1
  store i32 %1200, ptr %493, align 4
  br label %1187, !llvm.loop !26

1201:                                             ; preds = %1187
  call void @show(ptr noundef @.str.18)
  store i32 0, ptr %499, align 4
  br label %1202

1202:                                             ; preds = %1210, %1201
  %1203 = load i32, ptr %499, align 4
  %1204 = icmp slt i32 %1203, 48
  br i1 %1204, label %1205, label %1213

1205:                                             ; preds = %1202
  call void @fill(ptr noundef %500, i32 noundef 0)
  call void @fill(ptr noundef %501, i32 noundef 0)
  call void @fill(ptr noundef %502, i32 noundef 0)
  %1206 = getelementptr inbounds [8 x float], ptr %500, i64 0, i64 0
  store ptr %1206, ptr %338, align 8
  %1207 = load ptr, ptr %338, align 8
  %1208 = load <4 x float>, ptr %1207, align 1
  %1209 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %1208, i32 0)
  store <4 x float> %1209, ptr %504, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %503, ptr align 16 %504, i64 16, i1 false)
  call void @add(ptr noundef %503, i32 noundef 16, i32 noundef 4)
  br label %1210

1210:                                             ; preds = %1205
  %1211 = load i32, ptr %499, align 4
  %1212 = add nsw i32 %1211, 1
  store i32 %1212, ptr %499, align 4
  br label %1202, !llvm.loop !27

1213:                                             ; preds = %1202
  call void @show(ptr noundef @.str.19)
  store i32 0, ptr %505, align 4
  br label %1214

1214:                                             ; preds = %1222, %1213
  %1215 = load i32, ptr %505, align 4
  %1216 = icmp slt i32 %1215, 48
  br i1 %1216, label %1217, label %1225

1217:                                             ; preds = %1214
  call void @fill(ptr noundef %506, i32 noundef 0)
  call void @fill(ptr noundef %507, i32 noundef 0)
  call void @fill(ptr noundef %508, i32 noundef 0)
  %1218 = getelementptr inbounds [8 x float], ptr %506, i64 0, i64 0
  store ptr %1218, ptr %254, align 8
  %1219 = load ptr, ptr %254, align 8
  %1220 = load <8 x float>, ptr %1219, align 1
  %1221 = call <8 x float> @llvm.floor.v8f32(<8 x float> %1220)
  store <8 x float> %1221, ptr %510, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %509, ptr align 32 %510, i64 32, i1 false)
  call void @add(ptr noundef %509, i32 noundef 32, i32 noundef 4)
  br label %1222

1222:                                             ; preds = %1217
  %1223 = load i32, ptr %505, align 4
  %1224 = add nsw i32 %1223, 1
  store i32 %1224, ptr %505, align 4
  br label %1214, !llvm.loop !28

1225:                                             ; preds = %1214
  call void @show(ptr noundef @.str.20)
  store i32 0, ptr %511, align 4
  br label %1226

1226:                                             ; preds = %1239, %1225
  %1227 = load i32, ptr %511, align 4
  %1228 = icmp slt i32 %1227, 48
  br i1 %1228, label %1229, label %1242

1229:                                             ; preds = %1226
  call void @fill(ptr noundef %512, i32 noundef 1)
  call void @fill(ptr noundef %513, i32 noundef 1)
  call void @fill(ptr noundef %514, i32 noundef 1)
  %1230 = getelementptr inbounds [4 x double], ptr %512, i64 0, i64 0
  store ptr %1230, ptr %290, align 8
  %1231 = load ptr, ptr %290, align 8
  %1232 = load <2 x double>, ptr %1231, align 1
  %1233 = getelementptr inbounds [4 x double], ptr %513, i64 0, i64 0
  store ptr %1233, ptr %291, align 8
  %1234 = load ptr, ptr %291, align 8
  %1235 = load <2 x double>, ptr %1234, align 1
  %1236 = extractelement <2 x double> %1235, i32 0
  %1237 = call double @llvm.ceil.f64(double %1236)
  %1238 = insertelement <2 x double> %1232, double %1237, i32 0
  store <2 x double> %1238, ptr %516, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %515, ptr align 16 %516, i64 16, i1 false)
  call void @add(ptr noundef %515, i32 noundef 16, i32 noundef 8)
  br label %1239

1239:                                             ; preds = %1229
  %1240 = load i32, ptr %511, align 4
  %1241 = add nsw i32 %1240, 1
  store i32 %1241, ptr %511, align 4
  br label %1226, !llvm.loop !29

1242:                                             ; preds = %1226
  call void @show(ptr noundef @.str.21)
  store i32 0, ptr %517, align 4
  br label %1243

1243:                                             ; preds = %1254, %1242
  %1244 = load i32, ptr %517, align 4
  %1245 = icmp slt i32 %1244, 48
  br i1 %1245, label %1246, label %1257

1246:                                             ; preds = %1243
  call void @fill(ptr noundef %518, i32 noundef 0)
  call void @fill(ptr noundef %519, i32 noundef 0)
  call void @fill(ptr noundef %520, i32 noundef 0)
  %1247 = getelementptr inbounds [8 x float], ptr %518, i64 0, i64 0
  store ptr %1247, ptr %339, align 8
  %1248 = load ptr, ptr %339, align 8
  %1249 = load <4 x float>, ptr %1248, align 1
  %1250 = getelementptr inbounds [8 x float], ptr %519, i64 0, i64 0
  store ptr %1250, ptr %340, align 8
  %1251 = load ptr, ptr %340, align 8
  %1252 = load <4 x float>, ptr %1251, align 1
  %1253 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %1249, <4 x float> %1252, i32 3)
  store <4 x float> %1253, ptr %522, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %521, ptr align 16 %522, i64 16, i1 false)
  call void @add(ptr noundef %521, i32 noundef 16, i32 noundef 4)
  br label %1254

1254:                                             ; preds = %1246
  %1255 = load i32, ptr %517, align 4
  %1256 = add nsw i32 %1255, 1
  store i32 %1256, ptr %517, align 4
  br label %1243, !llvm.loop !30

1257:                                             ; preds = %1243
  call void @show(ptr noundef @.str.22)
  store i32 0, ptr %523, align 4
  br label %1258

1258:                                             ; preds = %1266, %1257
  %1259 = load i32, ptr %523, align 4
  %1260 = icmp slt i32 %1259, 48
  br i1 %1260, label %1261, label %1269

1261:                                             ; preds = %1258
  call void @fill(ptr noundef %524, i32 noundef 1)
  call void @fill(ptr noundef %525, i32 noundef 1)
  call void @fill(ptr noundef %526, i32 noundef 1)
  %1262 = getelementptr inbounds [4 x double], ptr %524, i64 0, i64 0
  store ptr %1262, ptr %234, align 8
  %1263 = load ptr, ptr %234, align 8
  %1264 = load <4 x double>, ptr %1263, align 1
  %1265 = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %1264, i32 12)
  store <4 x double> %1265, ptr %528, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %527, ptr align 32 %528, i64 32, i1 false)
  call void @add(ptr noundef %527, i32 noundef 32, i32 noundef 8)
  br label %1266

1266:                                             ; preds = %1261
  %1267 = load i32, ptr %523, align 4
  %1268 = add nsw i32 %1267, 1
  store i32 %1268, ptr %523, align 4
  br label %1258, !llvm.loop !31

1269:                                             ; preds = %1258
  call void @show(ptr noundef @.str.23)
  store i32 0, ptr %529, align 4
  br label %1270

1270:                                             ; preds = %1283, %1269
  %1271 = load i32, ptr %529, align 4
  %1272 = icmp slt i32 %1271, 48
  br i1 %1272, label %1273, label %1286

1273:                                             ; preds = %1270
  call void @fill(ptr noundef %530, i32 noundef 0)
  call void @fill(ptr noundef %531, i32 noundef 0)
  call void @fill(ptr noundef %532, i32 noundef 0)
  %1274 = getelementptr inbounds [8 x float], ptr %530, i64 0, i64 0
  store ptr %1274, ptr %341, align 8
  %1275 = load ptr, ptr %341, align 8
  %1276 = load <4 x float>, ptr %1275, align 1
  %1277 = getelementptr inbounds [8 x float], ptr %531, i64 0, i64 0
  store ptr %1277, ptr %342, align 8
  %1278 = load ptr, ptr %342, align 8
  %1279 = load <4 x float>, ptr %1278, align 1
  %1280 = fcmp ueq <4 x float> %1276, %1279
  %1281 = sext <4 x i1> %1280 to <4 x i32>
  %1282 = bitcast <4 x i32> %1281 to <4 x float>
  store <4 x float> %1282, ptr %534, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %533, ptr align 16 %534, i64 16, i1 false)
  call void @add(ptr noundef %533, i32 noundef 16, i32 noundef 0)
  br label %1283

1283:                                             ; preds = %1273
  %1284 = load i32, ptr %529, align 4
  %1285 = add nsw i32 %1284, 1
  store i32 %1285, ptr %529, align 4
  br label %1270, !llvm.loop !32

1286:                                             ; preds = %1270
  call void @show(ptr noundef @.str.24)
  store i32 0, ptr %535, align 4
  br label %1287

1287:                                             ; preds = %1300, %1286
  %1288 = load i32, ptr %535, align 4
  %1289 = icmp slt i32 %1288, 48
  br i1 %1289, label %1290, label %1303

1290:                                             ; preds = %1287
  call void @fill(ptr noundef %536, i32 noundef 0)
  call void @fill(ptr noundef %537, i32 noundef 0)
  call void @fill(ptr noundef %538, i32 noundef 0)
  %1291 = getelementptr inbounds [8 x float], ptr %536, i64 0, i64 0
  store ptr %1291, ptr %255, align 8
  %1292 = load ptr, ptr %255, align 8
  %1293 = load <8 x float>, ptr %1292, align 1
  %1294 = getelementptr inbounds [8 x float], ptr %537, i64 0, i64 0
  store ptr %1294, ptr %256, align 8
  %1295 = load ptr, ptr %256, align 8
  %1296 = load <8 x float>, ptr %1295, align 1
  %1297 = fcmp false <8 x float> %1293, %1296
  %1298 = sext <8 x i1> %1297 to <8 x i32>
  %1299 = bitcast <8 x i32> %1298 to <8 x float>
  store <8 x float> %1299, ptr %540, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %539, ptr align 32 %540, i64 32, i1 false)
  call void @add(ptr noundef %539, i32 noundef 32, i32 noundef 0)
  br label %1300

1300:                                             ; preds = %1290
  %1301 = load i32, ptr %535, align 4
  %1302 = add nsw i32 %1301, 1
  store i32 %1302, ptr %535, align 4
  br label %1287, !llvm.loop !33

1303:                                             ; preds = %1287
  call void @show(ptr noundef @.str.25)
  store i32 0, ptr %541, align 4
  br label %1304

1304:                                             ; preds = %1317, %1303
  %1305 = load i32, ptr %541, align 4
  %1306 = icmp slt i32 %1305, 48
  br i1 %1306, label %1307, label %1320

1307:                                             ; preds = %1304
  call void @fill(ptr noundef %542, i32 noundef 1)
  call void @fill(ptr noundef %543, i32 noundef 1)
  call void @fill(ptr noundef %544, i32 noundef 1)
  %1308 = getelementptr inbounds [4 x double], ptr %542, i64 0, i64 0
  store ptr %1308, ptr %235, align 8
  %1309 = load ptr, ptr %235, align 8
  %1310 = load <4 x double>, ptr %1309, align 1
  %1311 = getelementptr inbounds [4 x double], ptr %543, i64 0, i64 0
  store ptr %1311, ptr %236, align 8
  %1312 = load ptr, ptr %236, align 8
  %1313 = load <4 x double>, ptr %1312, align 1
  %1314 = fcmp true <4 x double> %1310, %1313
  %1315 = sext <4 x i1> %1314 to <4 x i64>
  %1316 = bitcast <4 x i64> %1315 to <4 x double>
  store <4 x double> %1316, ptr %546, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %545, ptr align 32 %546, i64 32, i1 false)
  call void @add(ptr noundef %545, i32 noundef 32, i32 noundef 0)
  br label %1317

1317:                                             ; preds = %1307
  %1318 = load i32, ptr %541, align 4
  %1319 = add nsw i32 %1318, 1
  store i32 %1319, ptr %541, align 4
  br label %1304, !llvm.loop !34

1320:                                             ; preds = %1304
  call void @show(ptr noundef @.str.26)
  store i32 0, ptr %547, align 4
  br label %1321

1321:                                             ; preds = %1332, %1320
  %1322 = load i32, ptr %547, align 4
  %1323 = icmp slt i32 %1322, 48
  br i1 %1323, label %1324, label %1335

1324:                                             ; preds = %1321
  call void @fill(ptr noundef %548, i32 noundef 0)
  call void @fill(ptr noundef %549, i32 noundef 0)
  call void @fill(ptr noundef %550, i32 noundef 0)
  %1325 = getelementptr inbounds [8 x float], ptr %548, i64 0, i64 0
  store ptr %1325, ptr %343, align 8
  %1326 = load ptr, ptr %343, align 8
  %1327 = load <4 x float>, ptr %1326, align 1
  %1328 = getelementptr inbounds [8 x float], ptr %549, i64 0, i64 0
  store ptr %1328, ptr %344, align 8
  %1329 = load ptr, ptr %344, align 8
  %1330 = load <4 x float>, ptr %1329, align 1
  %1331 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %1327, <4 x float> %1330, i8 25)
  store <4 x float> %1331, ptr %552, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %551, ptr align 16 %552, i64 16, i1 false)
  call void @add(ptr noundef %551, i32 noundef 16, i32 noundef 0)
  br label %1332

1332:                                             ; preds = %1324
  %1333 = load i32, ptr %547, align 4
  %1334 = add nsw i32 %1333, 1
  store i32 %1334, ptr %547, align 4
  br label %1321, !llvm.loop !35

1335:                                             ; preds = %1321
  call void @show(ptr noundef @.str.27)
  store i32 0, ptr %553, align 4
  br label %1336

1336:                                             ; preds = %1347, %1335
  %1337 = load i32, ptr %553, align 4
  %1338 = icmp slt i32 %1337, 48
  br i1 %1338, label %1339, label %1350

1339:                                             ; preds = %1336
  call void @fill(ptr noundef %554, i32 noundef 1)
  call void @fill(ptr noundef %555, i32 noundef 1)
  call void @fill(ptr noundef %556, i32 noundef 1)
  %1340 = getelementptr inbounds [4 x double], ptr %554, i64 0, i64 0
  store ptr %1340, ptr %292, align 8
  %1341 = load ptr, ptr %292, align 8
  %1342 = load <2 x double>, ptr %1341, align 1
  %1343 = getelementptr inbounds [4 x double], ptr %555, i64 0, i64 0
  store ptr %1343, ptr %293, align 8
  %1344 = load ptr, ptr %293, align 8
  %1345 = load <2 x double>, ptr %1344, align 1
  %1346 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %1342, <2 x double> %1345, i8 12)
  store <2 x double> %1346, ptr %558, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %557, ptr align 16 %558, i64 16, i1 false)
  call void @add(ptr noundef %557, i32 noundef 16, i32 noundef 0)
  br label %1347

1347:                                             ; preds = %1339
  %1348 = load i32, ptr %553, align 4
  %1349 = add nsw i32 %1348, 1
  store i32 %1349, ptr %553, align 4
  br label %1336, !llvm.loop !36

1350:                                             ; preds = %1336
  call void @show(ptr noundef @.str.28)
  store i32 0, ptr %559, align 4
  br label %1351

1351:                                             ; preds = %1362, %1350
  %1352 = load i32, ptr %559, align 4
  %1353 = icmp slt i32 %1352, 48
  br i1 %1353, label %1354, label %1365

1354:                                             ; preds = %1351
  call void @fill(ptr noundef %560, i32 noundef 0)
  call void @fill(ptr noundef %561, i32 noundef 0)
  call void @fill(ptr noundef %562, i32 noundef 0)
  %1355 = getelementptr inbounds [8 x float], ptr %560, i64 0, i64 0
  store ptr %1355, ptr %345, align 8
  %1356 = load ptr, ptr %345, align 8
  %1357 = load <4 x float>, ptr %1356, align 1
  %1358 = getelementptr inbounds [8 x float], ptr %561, i64 0, i64 0
  store ptr %1358, ptr %346, align 8
  %1359 = load ptr, ptr %346, align 8
  %1360 = load <4 x float>, ptr %1359, align 1
  %1361 = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %1357, <4 x float> %1360, i8 15)
  store <4 x float> %1361, ptr %564, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %563, ptr align 16 %564, i64 16, i1 false)
  call void @add(ptr noundef %563, i32 noundef 16, i32 noundef 0)
  br label %1362

1362:                                             ; preds = %1354
  %1363 = load i32, ptr %559, align 4
  %1364 = add nsw i32 %1363, 1
  store i32 %1364, ptr %559, align 4
  br label %1351, !llvm.loop !37

1365:                                             ; preds = %1351
  call void @show(ptr noundef @.str.29)
  store i32 0, ptr %565, align 4
  br label %1366

1366:                                             ; preds = %1379, %1365
  %1367 = load i32, ptr %565, align 4
  %1368 = icmp slt i32 %1367, 48
  br i1 %1368, label %1369, label %1382

1369:                                             ; preds = %1366
  call void @fill(ptr noundef %566, i32 noundef 1)
  call void @fill(ptr noundef %567, i32 noundef 1)
  call void @fill(ptr noundef %568, i32 noundef 1)
  %1370 = getelementptr inbounds [4 x double], ptr %566, i64 0, i64 0
  store ptr %1370, ptr %294, align 8
  %1371 = load ptr, ptr %294, align 8
  %1372 = load <2 x double>, ptr %1371, align 1
  %1373 = getelementptr inbounds [4 x double], ptr %567, i64 0, i64 0
  store ptr %1373, ptr %295, align 8
  %1374 = load ptr, ptr %295, align 8
  %1375 = load <2 x double>, ptr %1374, align 1
  store <2 x double> %1372, ptr %208, align 16
  store <2 x double> %1375, ptr %209, align 16
  %1376 = load <2 x double>, ptr %208, align 16
  %1377 = load <2 x double>, ptr %209, align 16
  %1378 = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %1376, <2 x double> %1377, i8 5)
  store <2 x double> %1378, ptr %570, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %569, ptr align 16 %570, i64 16, i1 false)
  call void @add(ptr noundef %569, i32 noundef 16, i32 noundef 0)
  br label %1379

1379:                                             ; preds = %1369
  %1380 = load i32, ptr %565, align 4
  %1381 = add nsw i32 %1380, 1
  store i32 %1381, ptr %565, align 4
  br label %1366, !llvm.loop !38

1382:                                             ; preds = %1366
  call void @show(ptr noundef @.str.30)
  store i32 0, ptr %571, align 4
  br label %1383

1383:                                             ; preds = %1452, %1382
  %1384 = load i32, ptr %571, align 4
  %1385 = icmp slt i32 %1384, 48
  br i1 %1385, label %1386, label %1455

1386:                                             ; preds = %1383
  call void @fill(ptr noundef %572, i32 noundef 0)
  call void @fill(ptr noundef %573, i32 noundef 0)
  call void @fill(ptr noundef %574, i32 noundef 0)
  %1387 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1387, ptr %347, align 8
  %1388 = load ptr, ptr %347, align 8
  %1389 = load <4 x float>, ptr %1388, align 1
  %1390 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1390, ptr %348, align 8
  %1391 = load ptr, ptr %348, align 8
  %1392 = load <4 x float>, ptr %1391, align 1
  store <4 x float> %1389, ptr %206, align 16
  store <4 x float> %1392, ptr %207, align 16
  %1393 = load <4 x float>, ptr %206, align 16
  %1394 = load <4 x float>, ptr %207, align 16
  %1395 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %1393, <4 x float> %1394)
  %1396 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1396, ptr %349, align 8
  %1397 = load ptr, ptr %349, align 8
  %1398 = load <4 x float>, ptr %1397, align 1
  %1399 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1399, ptr %350, align 8
  %1400 = load ptr, ptr %350, align 8
  %1401 = load <4 x float>, ptr %1400, align 1
  store <4 x float> %1398, ptr %204, align 16
  store <4 x float> %1401, ptr %205, align 16
  %1402 = load <4 x float>, ptr %204, align 16
  %1403 = load <4 x float>, ptr %205, align 16
  %1404 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %1402, <4 x float> %1403)
  %1405 = shl i32 %1404, 1
  %1406 = or i32 %1395, %1405
  %1407 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1407, ptr %351, align 8
  %1408 = load ptr, ptr %351, align 8
  %1409 = load <4 x float>, ptr %1408, align 1
  %1410 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1410, ptr %352, align 8
  %1411 = load ptr, ptr %352, align 8
  %1412 = load <4 x float>, ptr %1411, align 1
  store <4 x float> %1409, ptr %202, align 16
  store <4 x float> %1412, ptr %203, align 16
  %1413 = load <4 x float>, ptr %202, align 16
  %1414 = load <4 x float>, ptr %203, align 16
  %1415 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %1413, <4 x float> %1414)
  %1416 = shl i32 %1415, 2
  %1417 = or i32 %1406, %1416
  %1418 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1418, ptr %353, align 8
  %1419 = load ptr, ptr %353, align 8
  %1420 = load <4 x float>, ptr %1419, align 1
  %1421 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1421, ptr %354, align 8
  %1422 = load ptr, ptr %354, align 8
  %1423 = load <4 x float>, ptr %1422, align 1
  store <4 x float> %1420, ptr %200, align 16
  store <4 x float> %1423, ptr %201, align 16
  %1424 = load <4 x float>, ptr %200, align 16
  %1425 = load <4 x float>, ptr %201, align 16
  %1426 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %1424, <4 x float> %1425)
  %1427 = shl i32 %1426, 3
  %1428 = or i32 %1417, %1427
  %1429 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1429, ptr %355, align 8
  %1430 = load ptr, ptr %355, align 8
  %1431 = load <4 x float>, ptr %1430, align 1
  %1432 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1432, ptr %356, align 8
  %1433 = load ptr, ptr %356, align 8
  %1434 = load <4 x float>, ptr %1433, align 1
  store <4 x float> %1431, ptr %198, align 16
  store <4 x float> %1434, ptr %199, align 16
  %1435 = load <4 x float>, ptr %198, align 16
  %1436 = load <4 x float>, ptr %199, align 16
  %1437 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %1435, <4 x float> %1436)
  %1438 = shl i32 %1437, 4
  %1439 = or i32 %1428, %1438
  %1440 = getelementptr inbounds [8 x float], ptr %572, i64 0, i64 0
  store ptr %1440, ptr %357, align 8
  %1441 = load ptr, ptr %357, align 8
  %1442 = load <4 x float>, ptr %1441, align 1
  %1443 = getelementptr inbounds [8 x float], ptr %573, i64 0, i64 0
  store ptr %1443, ptr %358, align 8
  %1444 = load ptr, ptr %358, align 8
  %1445 = load <4 x float>, ptr %1444, align 1
  store <4 x float> %1442, ptr %196, align 16
  store <4 x float> %1445, ptr %197, align 16
  %1446 = load <4 x float>, ptr %196, align 16
  %1447 = load <4 x float>, ptr %197, align 16
  %1448 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %1446, <4 x float> %1447)
  %1449 = shl i32 %1448, 5
  %1450 = or i32 %1439, %1449
  %1451 = sext i32 %1450 to i64
  store i64 %1451, ptr %576, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %575, ptr align 8 %576, i64 8, i1 false)
  call void @add(ptr noundef %575, i32 noundef 8, i32 noundef 0)
  br label %1452

1452:                                             ; preds = %1386
  %1453 = load i32, ptr %571, align 4
  %1454 = add nsw i32 %1453, 1
  store i32 %1454, ptr %571, align 4
  br label %1383, !llvm.loop !39

1455:                                             ; preds = %1383
  call void @show(ptr noundef @.str.31)
  store i32 0, ptr %577, align 4
  br label %1456

1456:                                             ; preds = %1525, %1455
  %1457 = load i32, ptr %577, align 4
  %1458 = icmp slt i32 %1457, 48
  br i1 %1458, label %1459, label %1528

1459:                                             ; preds = %1456
  call void @fill(ptr noundef %578, i32 noundef 1)
  call void @fill(ptr noundef %579, i32 noundef 1)
  call void @fill(ptr noundef %580, i32 noundef 1)
  %1460 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1460, ptr %296, align 8
  %1461 = load ptr, ptr %296, align 8
  %1462 = load <2 x double>, ptr %1461, align 1
  %1463 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1463, ptr %297, align 8
  %1464 = load ptr, ptr %297, align 8
  %1465 = load <2 x double>, ptr %1464, align 1
  store <2 x double> %1462, ptr %194, align 16
  store <2 x double> %1465, ptr %195, align 16
  %1466 = load <2 x double>, ptr %194, align 16
  %1467 = load <2 x double>, ptr %195, align 16
  %1468 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %1466, <2 x double> %1467)
  %1469 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1469, ptr %298, align 8
  %1470 = load ptr, ptr %298, align 8
  %1471 = load <2 x double>, ptr %1470, align 1
  %1472 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1472, ptr %299, align 8
  %1473 = load ptr, ptr %299, align 8
  %1474 = load <2 x double>, ptr %1473, align 1
  store <2 x double> %1471, ptr %192, align 16
  store <2 x double> %1474, ptr %193, align 16
  %1475 = load <2 x double>, ptr %192, align 16
  %1476 = load <2 x double>, ptr %193, align 16
  %1477 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %1475, <2 x double> %1476)
  %1478 = shl i32 %1477, 1
  %1479 = or i32 %1468, %1478
  %1480 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1480, ptr %300, align 8
  %1481 = load ptr, ptr %300, align 8
  %1482 = load <2 x double>, ptr %1481, align 1
  %1483 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1483, ptr %301, align 8
  %1484 = load ptr, ptr %301, align 8
  %1485 = load <2 x double>, ptr %1484, align 1
  store <2 x double> %1482, ptr %190, align 16
  store <2 x double> %1485, ptr %191, align 16
  %1486 = load <2 x double>, ptr %190, align 16
  %1487 = load <2 x double>, ptr %191, align 16
  %1488 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %1486, <2 x double> %1487)
  %1489 = shl i32 %1488, 2
  %1490 = or i32 %1479, %1489
  %1491 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1491, ptr %302, align 8
  %1492 = load ptr, ptr %302, align 8
  %1493 = load <2 x double>, ptr %1492, align 1
  %1494 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1494, ptr %303, align 8
  %1495 = load ptr, ptr %303, align 8
  %1496 = load <2 x double>, ptr %1495, align 1
  store <2 x double> %1493, ptr %188, align 16
  store <2 x double> %1496, ptr %189, align 16
  %1497 = load <2 x double>, ptr %188, align 16
  %1498 = load <2 x double>, ptr %189, align 16
  %1499 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %1497, <2 x double> %1498)
  %1500 = shl i32 %1499, 3
  %1501 = or i32 %1490, %1500
  %1502 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1502, ptr %304, align 8
  %1503 = load ptr, ptr %304, align 8
  %1504 = load <2 x double>, ptr %1503, align 1
  %1505 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1505, ptr %305, align 8
  %1506 = load ptr, ptr %305, align 8
  %1507 = load <2 x double>, ptr %1506, align 1
  store <2 x double> %1504, ptr %186, align 16
  store <2 x double> %1507, ptr %187, align 16
  %1508 = load <2 x double>, ptr %186, align 16
  %1509 = load <2 x double>, ptr %187, align 16
  %1510 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %1508, <2 x double> %1509)
  %1511 = shl i32 %1510, 4
  %1512 = or i32 %1501, %1511
  %1513 = getelementptr inbounds [4 x double], ptr %578, i64 0, i64 0
  store ptr %1513, ptr %306, align 8
  %1514 = load ptr, ptr %306, align 8
  %1515 = load <2 x double>, ptr %1514, align 1
  %1516 = getelementptr inbounds [4 x double], ptr %579, i64 0, i64 0
  store ptr %1516, ptr %307, align 8
  %1517 = load ptr, ptr %307, align 8
  %1518 = load <2 x double>, ptr %1517, align 1
  store <2 x double> %1515, ptr %184, align 16
  store <2 x double> %1518, ptr %185, align 16
  %1519 = load <2 x double>, ptr %184, align 16
  %1520 = load <2 x double>, ptr %185, align 16
  %1521 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %1519, <2 x double> %1520)
  %1522 = shl i32 %1521, 5
  %1523 = or i32 %1512, %1522
  %1524 = sext i32 %1523 to i64
  store i64 %1524, ptr %582, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %581, ptr align 8 %582, i64 8, i1 false)
  call void @add(ptr noundef %581, i32 noundef 8, i32 noundef 0)
  br label %1525

1525:                                             ; preds = %1459
  %1526 = load i32, ptr %577, align 4
  %1527 = add nsw i32 %1526, 1
  store i32 %1527, ptr %577, align 4
  br label %1456, !llvm.loop !40

1528:                                             ; preds = %1456
  call void @show(ptr noundef @.str.32)
  store i32 0, ptr %583, align 4
  br label %1529

1529:                                             ; preds = %1539, %1528
  %1530 = load i32, ptr %583, align 4
  %1531 = icmp slt i32 %1530, 48
  br i1 %1531, label %1532, label %1542

1532:                                             ; preds = %1529
  call void @fill(ptr noundef %584, i32 noundef 0)
  call void @fill(ptr noundef %585, i32 noundef 0)
  call void @fill(ptr noundef %586, i32 noundef 0)
  %1533 = getelementptr inbounds [8 x float], ptr %584, i64 0, i64 0
  store ptr %1533, ptr %359, align 8
  %1534 = load ptr, ptr %359, align 8
  %1535 = load <4 x float>, ptr %1534, align 1
  store <4 x float> %1535, ptr %183, align 16
  %1536 = load <4 x float>, ptr %183, align 16
  %1537 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %1536)
  %1538 = bitcast <4 x i32> %1537 to <2 x i64>
  store <2 x i64> %1538, ptr %588, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %587, ptr align 16 %588, i64 16, i1 false)
  call void @add(ptr noundef %587, i32 noundef 16, i32 noundef 0)
  br label %1539

1539:                                             ; preds = %1532
  %1540 = load i32, ptr %583, align 4
  %1541 = add nsw i32 %1540, 1
  store i32 %1541, ptr %583, align 4
  br label %1529, !llvm.loop !41

1542:                                             ; preds = %1529
  call void @show(ptr noundef @.str.33)
  store i32 0, ptr %589, align 4
  br label %1543

1543:                                             ; preds = %1553, %1542
  %1544 = load i32, ptr %589, align 4
  %1545 = icmp slt i32 %1544, 48
  br i1 %1545, label %1546, label %1556

1546:                                             ; preds = %1543
  call void @fill(ptr noundef %590, i32 noundef 0)
  call void @fill(ptr noundef %591, i32 noundef 0)
  call void @fill(ptr noundef %592, i32 noundef 0)
  %1547 = getelementptr inbounds [8 x float], ptr %590, i64 0, i64 0
  store ptr %1547, ptr %257, align 8
  %1548 = load ptr, ptr %257, align 8
  %1549 = load <8 x float>, ptr %1548, align 1
  store <8 x float> %1549, ptr %182, align 32
  %1550 = load <8 x float>, ptr %182, align 32
  %1551 = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %1550)
  %1552 = bitcast <8 x i32> %1551 to <4 x i64>
  store <4 x i64> %1552, ptr %594, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %593, ptr align 32 %594, i64 32, i1 false)
  call void @add(ptr noundef %593, i32 noundef 32, i32 noundef 0)
  br label %1553

1553:                                             ; preds = %1546
  %1554 = load i32, ptr %589, align 4
  %1555 = add nsw i32 %1554, 1
  store i32 %1555, ptr %589, align 4
  br label %1543, !llvm.loop !42

1556:                                             ; preds = %1543
  call void @show(ptr noundef @.str.34)
  store i32 0, ptr %595, align 4
  br label %1557

1557:                                             ; preds = %1567, %1556
  %1558 = load i32, ptr %595, align 4
  %1559 = icmp slt i32 %1558, 48
  br i1 %1559, label %1560, label %1570

1560:                                             ; preds = %1557
  call void @fill(ptr noundef %596, i32 noundef 1)
  call void @fill(ptr noundef %597, i32 noundef 1)
  call void @fill(ptr noundef %598, i32 noundef 1)
  %1561 = getelementptr inbounds [4 x double], ptr %596, i64 0, i64 0
  store ptr %1561, ptr %308, align 8
  %1562 = load ptr, ptr %308, align 8
  %1563 = load <2 x double>, ptr %1562, align 1
  store <2 x double> %1563, ptr %181, align 16
  %1564 = load <2 x double>, ptr %181, align 16
  %1565 = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %1564)
  %1566 = bitcast <4 x i32> %1565 to <2 x i64>
  store <2 x i64> %1566, ptr %600, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %599, ptr align 16 %600, i64 16, i1 false)
  call void @add(ptr noundef %599, i32 noundef 16, i32 noundef 0)
  br label %1567

1567:                                             ; preds = %1560
  %1568 = load i32, ptr %595, align 4
  %1569 = add nsw i32 %1568, 1
  store i32 %1569, ptr %595, align 4
  br label %1557, !llvm.loop !43

1570:                                             ; preds = %1557
  call void @show(ptr noundef @.str.35)
  store i32 0, ptr %601, align 4
  br label %1571

1571:                                             ; preds = %1581, %1570
  %1572 = load i32, ptr %601, align 4
  %1573 = icmp slt i32 %1572, 48
  br i1 %1573, label %1574, label %1584

1574:                                             ; preds = %1571
  call void @fill(ptr noundef %602, i32 noundef 1)
  call void @fill(ptr noundef %603, i32 noundef 1)
  call void @fill(ptr noundef %604, i32 noundef 1)
  %1575 = getelementptr inbounds [4 x double], ptr %602, i64 0, i64 0
  store ptr %1575, ptr %309, align 8
  %1576 = load ptr, ptr %309, align 8
  %1577 = load <2 x double>, ptr %1576, align 1
  store <2 x double> %1577, ptr %180, align 16
  %1578 = load <2 x double>, ptr %180, align 16
  %1579 = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %1578)
  %1580 = bitcast <4 x i32> %1579 to <2 x i64>
  store <2 x i64> %1580, ptr %606, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %605, ptr align 16 %606, i64 16, i1 false)
  call void @add(ptr noundef %605, i32 noundef 16, i32 noundef 0)
  br label %1581

1581:                                             ; preds = %1574
  %1582 = load i32, ptr %601, align 4
  %1583 = add nsw i32 %1582, 1
  store i32 %1583, ptr %601, align 4
  br label %1571, !llvm.loop !44

1584:                                             ; preds = %1571
  call void @show(ptr noundef @.str.36)
  store i32 0, ptr %607, align 4
  br label %1585

1585:                                             ; preds = %1595, %1584
  %1586 = load i32, ptr %607, align 4
  %1587 = icmp slt i32 %1586, 48
  br i1 %1587, label %1588, label %1598

1588:                                             ; preds = %1585
  call void @fill(ptr noundef %608, i32 noundef 1)
  call void @fill(ptr noundef %609, i32 noundef 1)
  call void @fill(ptr noundef %610, i32 noundef 1)
  %1589 = getelementptr inbounds [4 x double], ptr %608, i64 0, i64 0
  store ptr %1589, ptr %237, align 8
  %1590 = load ptr, ptr %237, align 8
  %1591 = load <4 x double>, ptr %1590, align 1
  store <4 x double> %1591, ptr %179, align 32
  %1592 = load <4 x double>, ptr %179, align 32
  %1593 = call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %1592)
  %1594 = bitcast <4 x i32> %1593 to <2 x i64>
  store <2 x i64> %1594, ptr %612, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %611, ptr align 16 %612, i64 16, i1 false)
  call void @add(ptr noundef %611, i32 noundef 16, i32 noundef 0)
  br label %1595

1595:                                             ; preds = %1588
  %1596 = load i32, ptr %607, align 4
  %1597 = add nsw i32 %1596, 1
  store i32 %1597, ptr %607, align 4
  br label %1585, !llvm.loop !45

1598:                                             ; preds = %1585
  call void @show(ptr noundef @.str.37)
  store i32 0, ptr %613, align 4
  br label %1599

1599:                                             ; preds = %1609, %1598
  %1600 = load i32, ptr %613, align 4
  %1601 = icmp slt i32 %1600, 48
  br i1 %1601, label %1602, label %1612

1602:                                             ; preds = %1599
  call void @fill(ptr noundef %614, i32 noundef 0)
  call void @fill(ptr noundef %615, i32 noundef 0)
  call void @fill(ptr noundef %616, i32 noundef 0)
  %1603 = getelementptr inbounds [8 x float], ptr %614, i64 0, i64 0
  store ptr %1603, ptr %360, align 8
  %1604 = load ptr, ptr %360, align 8
  %1605 = load <4 x float>, ptr %1604, align 1
  store <4 x float> %1605, ptr %178, align 16
  %1606 = load <4 x float>, ptr %178, align 16
  %1607 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %1606)
  %1608 = sext i32 %1607 to i64
  store i64 %1608, ptr %618, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %617, ptr align 8 %618, i64 8, i1 false)
  call void @add(ptr noundef %617, i32 noundef 8, i32 noundef 0)
  br label %1609

1609:                                             ; preds = %1602
  %1610 = load i32, ptr %613, align 4
  %1611 = add nsw i32 %1610, 1
  store i32 %1611, ptr %613, align 4
  br label %1599, !llvm.loop !46

1612:                                             ; preds = %1599
  call void @show(ptr noundef @.str.38)
  store i32 0, ptr %619, align 4
  br label %1613

1613:                                             ; preds = %1622, %1612
  %1614 = load i32, ptr %619, align 4
  %1615 = icmp slt i32 %1614, 48
  br i1 %1615, label %1616, label %1625

1616:                                             ; preds = %1613
  call void @fill(ptr noundef %620, i32 noundef 0)
  call void @fill(ptr noundef %621, i32 noundef 0)
  call void @fill(ptr noundef %622, i32 noundef 0)
  %1617 = getelementptr inbounds [8 x float], ptr %620, i64 0, i64 0
  store ptr %1617, ptr %361, align 8
  %1618 = load ptr, ptr %361, align 8
  %1619 = load <4 x float>, ptr %1618, align 1
  store <4 x float> %1619, ptr %177, align 16
  %1620 = load <4 x float>, ptr %177, align 16
  %1621 = call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %1620)
  store i64 %1621, ptr %624, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %623, ptr align 8 %624, i64 8, i1 false)
  call void @add(ptr noundef %623, i32 noundef 8, i32 noundef 0)
  br label %1622

1622:                                             ; preds = %1616
  %1623 = load i32, ptr %619, align 4
  %1624 = add nsw i32 %1623, 1
  store i32 %1624, ptr %619, align 4
  br label %1613, !llvm.loop !47

1625:                                             ; preds = %1613
  call void @show(ptr noundef @.str.39)
  store i32 0, ptr %625, align 4
  br label %1626

1626:                                             ; preds = %1635, %1625
  %1627 = load i32, ptr %625, align 4
  %1628 = icmp slt i32 %1627, 48
  br i1 %1628, label %1629, label %1638

1629:                                             ; preds = %1626
  call void @fill(ptr noundef %626, i32 noundef 1)
  call void @fill(ptr noundef %627, i32 noundef 1)
  call void @fill(ptr noundef %628, i32 noundef 1)
  %1630 = getelementptr inbounds [4 x double], ptr %626, i64 0, i64 0
  store ptr %1630, ptr %310, align 8
  %1631 = load ptr, ptr %310, align 8
  %1632 = load <2 x double>, ptr %1631, align 1
  store <2 x double> %1632, ptr %176, align 16
  %1633 = load <2 x double>, ptr %176, align 16
  %1634 = call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %1633)
  store i64 %1634, ptr %630, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %629, ptr align 8 %630, i64 8, i1 false)
  call void @add(ptr noundef %629, i32 noundef 8, i32 noundef 0)
  br label %1635

1635:                                             ; preds = %1629
  %1636 = load i32, ptr %625, align 4
  %1637 = add nsw i32 %1636, 1
  store i32 %1637, ptr %625, align 4
  br label %1626, !llvm.loop !48

1638:                                             ; preds = %1626
  call void @show(ptr noundef @.str.40)
  store i32 0, ptr %631, align 4
  br label %1639

1639:                                             ; preds = %1649, %1638
  %1640 = load i32, ptr %631, align 4
  %1641 = icmp slt i32 %1640, 48
  br i1 %1641, label %1642, label %1652

1642:                                             ; preds = %1639
  call void @fill(ptr noundef %632, i32 noundef 1)
  call void @fill(ptr noundef %633, i32 noundef 1)
  call void @fill(ptr noundef %634, i32 noundef 1)
  %1643 = getelementptr inbounds [4 x double], ptr %632, i64 0, i64 0
  store ptr %1643, ptr %311, align 8
  %1644 = load ptr, ptr %311, align 8
  %1645 = load <2 x double>, ptr %1644, align 1
  store <2 x double> %1645, ptr %175, align 16
  %1646 = load <2 x double>, ptr %175, align 16
  %1647 = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %1646)
  %1648 = sext i32 %1647 to i64
  store i64 %1648, ptr %636, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %635, ptr align 8 %636, i64 8, i1 false)
  call void @add(ptr noundef %635, i32 noundef 8, i32 noundef 0)
  br label %1649

1649:                                             ; preds = %1642
  %1650 = load i32, ptr %631, align 4
  %1651 = add nsw i32 %1650, 1
  store i32 %1651, ptr %631, align 4
  br label %1639, !llvm.loop !49

1652:                                             ; preds = %1639
  call void @show(ptr noundef @.str.41)
  store i32 0, ptr %637, align 4
  br label %1653

1653:                                             ; preds = %1662, %1652
  %1654 = load i32, ptr %637, align 4
  %1655 = icmp slt i32 %1654, 48
  br i1 %1655, label %1656, label %1665

1656:                                             ; preds = %1653
  call void @fill(ptr noundef %638, i32 noundef 1)
  call void @fill(ptr noundef %639, i32 noundef 1)
  call void @fill(ptr noundef %640, i32 noundef 1)
  %1657 = getelementptr inbounds [4 x double], ptr %638, i64 0, i64 0
  store ptr %1657, ptr %312, align 8
  %1658 = load ptr, ptr %312, align 8
  %1659 = load <2 x double>, ptr %1658, align 1
  store <2 x double> %1659, ptr %174, align 16
  %1660 = load <2 x double>, ptr %174, align 16
  %1661 = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %1660)
  store <4 x float> %1661, ptr %642, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %641, ptr align 16 %642, i64 16, i1 false)
  call void @add(ptr noundef %641, i32 noundef 16, i32 noundef 4)
  br label %1662

1662:                                             ; preds = %1656
  %1663 = load i32, ptr %637, align 4
  %1664 = add nsw i32 %1663, 1
  store i32 %1664, ptr %637, align 4
  br label %1653, !llvm.loop !50

1665:                                             ; preds = %1653
  call void @show(ptr noundef @.str.42)
  store i32 0, ptr %643, align 4
  br label %1666

1666:                                             ; preds = %1679, %1665
  %1667 = load i32, ptr %643, align 4
  %1668 = icmp slt i32 %1667, 48
  br i1 %1668, label %1669, label %1682

1669:                                             ; preds = %1666
  call void @fill(ptr noundef %644, i32 noundef 1)
  call void @fill(ptr noundef %645, i32 noundef 1)
  call void @fill(ptr noundef %646, i32 noundef 1)
  %1670 = getelementptr inbounds [8 x float], ptr %644, i64 0, i64 0
  store ptr %1670, ptr %362, align 8
  %1671 = load ptr, ptr %362, align 8
  %1672 = load <4 x float>, ptr %1671, align 1
  %1673 = getelementptr inbounds [4 x double], ptr %645, i64 0, i64 0
  store ptr %1673, ptr %313, align 8
  %1674 = load ptr, ptr %313, align 8
  %1675 = load <2 x double>, ptr %1674, align 1
  store <4 x float> %1672, ptr %172, align 16
  store <2 x double> %1675, ptr %173, align 16
  %1676 = load <4 x float>, ptr %172, align 16
  %1677 = load <2 x double>, ptr %173, align 16
  %1678 = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %1676, <2 x double> %1677)
  store <4 x float> %1678, ptr %648, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %647, ptr align 16 %648, i64 16, i1 false)
  call void @add(ptr noundef %647, i32 noundef 16, i32 noundef 4)
  br label %1679

1679:                                             ; preds = %1669
  %1680 = load i32, ptr %643, align 4
  %1681 = add nsw i32 %1680, 1
  store i32 %1681, ptr %643, align 4
  br label %1666, !llvm.loop !51

1682:                                             ; preds = %1666
  call void @show(ptr noundef @.str.43)
  store i32 0, ptr %649, align 4
  br label %1683

1683:                                             ; preds = %1709, %1682
  %1684 = load i32, ptr %649, align 4
  %1685 = icmp slt i32 %1684, 48
  br i1 %1685, label %1686, label %1712

1686:                                             ; preds = %1683
  call void @fill(ptr noundef %650, i32 noundef 0)
  call void @fill(ptr noundef %651, i32 noundef 0)
  call void @fill(ptr noundef %652, i32 noundef 0)
  %1687 = getelementptr inbounds [8 x float], ptr %650, i64 0, i64 0
  store ptr %1687, ptr %363, align 8
  %1688 = load ptr, ptr %363, align 8
  %1689 = load <4 x float>, ptr %1688, align 1
  %1690 = getelementptr inbounds [8 x float], ptr %650, i64 0, i64 0
  store ptr %1690, ptr %364, align 8
  %1691 = load ptr, ptr %364, align 8
  %1692 = load <4 x float>, ptr %1691, align 1
  store <4 x float> %1689, ptr %164, align 16
  store <4 x float> %1692, ptr %165, align 16
  %1693 = load <4 x float>, ptr %164, align 16
  %1694 = load <4 x float>, ptr %165, align 16
  %1695 = fcmp ord <4 x float> %1693, %1694
  %1696 = sext <4 x i1> %1695 to <4 x i32>
  %1697 = bitcast <4 x i32> %1696 to <4 x float>
  %1698 = getelementptr inbounds [8 x float], ptr %650, i64 0, i64 0
  store ptr %1698, ptr %365, align 8
  %1699 = load ptr, ptr %365, align 8
  %1700 = load <4 x float>, ptr %1699, align 1
  store <4 x float> %1697, ptr %168, align 16
  store <4 x float> %1700, ptr %169, align 16
  %1701 = load <4 x float>, ptr %168, align 16
  %1702 = bitcast <4 x float> %1701 to <4 x i32>
  %1703 = load <4 x float>, ptr %169, align 16
  %1704 = bitcast <4 x float> %1703 to <4 x i32>
  %1705 = and <4 x i32> %1702, %1704
  %1706 = bitcast <4 x i32> %1705 to <4 x float>
  %1707 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %1706, i32 0)
  %1708 = bitcast <8 x i16> %1707 to <2 x i64>
  store <2 x i64> %1708, ptr %654, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %653, ptr align 16 %654, i64 16, i1 false)
  call void @add(ptr noundef %653, i32 noundef 16, i32 noundef 0)
  br label %1709

1709:                                             ; preds = %1686
  %1710 = load i32, ptr %649, align 4
  %1711 = add nsw i32 %1710, 1
  store i32 %1711, ptr %649, align 4
  br label %1683, !llvm.loop !52

1712:                                             ; preds = %1683
  call void @show(ptr noundef @.str.44)
  store i32 0, ptr %655, align 4
  br label %1713

1713:                                             ; preds = %1739, %1712
  %1714 = load i32, ptr %655, align 4
  %1715 = icmp slt i32 %1714, 48
  br i1 %1715, label %1716, label %1742

1716:                                             ; preds = %1713
  call void @fill(ptr noundef %656, i32 noundef 0)
  call void @fill(ptr noundef %657, i32 noundef 0)
  call void @fill(ptr noundef %658, i32 noundef 0)
  %1717 = getelementptr inbounds [8 x float], ptr %656, i64 0, i64 0
  store ptr %1717, ptr %366, align 8
  %1718 = load ptr, ptr %366, align 8
  %1719 = load <4 x float>, ptr %1718, align 1
  %1720 = getelementptr inbounds [8 x float], ptr %656, i64 0, i64 0
  store ptr %1720, ptr %367, align 8
  %1721 = load ptr, ptr %367, align 8
  %1722 = load <4 x float>, ptr %1721, align 1
  store <4 x float> %1719, ptr %166, align 16
  store <4 x float> %1722, ptr %167, align 16
  %1723 = load <4 x float>, ptr %166, align 16
  %1724 = load <4 x float>, ptr %167, align 16
  %1725 = fcmp ord <4 x float> %1723, %1724
  %1726 = sext <4 x i1> %1725 to <4 x i32>
  %1727 = bitcast <4 x i32> %1726 to <4 x float>
  %1728 = getelementptr inbounds [8 x float], ptr %656, i64 0, i64 0
  store ptr %1728, ptr %368, align 8
  %1729 = load ptr, ptr %368, align 8
  %1730 = load <4 x float>, ptr %1729, align 1
  store <4 x float> %1727, ptr %170, align 16
  store <4 x float> %1730, ptr %171, align 16
  %1731 = load <4 x float>, ptr %170, align 16
  %1732 = bitcast <4 x float> %1731 to <4 x i32>
  %1733 = load <4 x float>, ptr %171, align 16
  %1734 = bitcast <4 x float> %1733 to <4 x i32>
  %1735 = and <4 x i32> %1732, %1734
  %1736 = bitcast <4 x i32> %1735 to <4 x float>
  %1737 = call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %1736, i32 1)
  %1738 = bitcast <8 x i16> %1737 to <2 x i64>
  store <2 x i64> %1738, ptr %660, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %659, ptr align 16 %660, i64 16, i1 false)
  call void @add(ptr noundef %659, i32 noundef 16, i32 noundef 0)
  br label %1739

1739:                                             ; preds = %1716
  %1740 = load i32, ptr %655, align 4
  %1741 = add nsw i32 %1740, 1
  store i32 %1741, ptr %655, align 4
  br label %1713, !llvm.loop !53

1742:                                             ; preds = %1713
  call void @show(ptr noundef @.str.45)
  store i32 0, ptr %661, align 4
  br label %1743

1743:                                             ; preds = %1767, %1742
  %1744 = load i32, ptr %661, align 4
  %1745 = icmp slt i32 %1744, 48
  br i1 %1745, label %1746, label %1770

1746:                                             ; preds = %1743
  call void @fill(ptr noundef %662, i32 noundef 0)
  call void @fill(ptr noundef %663, i32 noundef 0)
  call void @fill(ptr noundef %664, i32 noundef 0)
  %1747 = getelementptr inbounds [8 x float], ptr %662, i64 0, i64 0
  store ptr %1747, ptr %258, align 8
  %1748 = load ptr, ptr %258, align 8
  %1749 = load <8 x float>, ptr %1748, align 1
  %1750 = getelementptr inbounds [8 x float], ptr %662, i64 0, i64 0
  store ptr %1750, ptr %259, align 8
  %1751 = load ptr, ptr %259, align 8
  %1752 = load <8 x float>, ptr %1751, align 1
  %1753 = fcmp ord <8 x float> %1749, %1752
  %1754 = sext <8 x i1> %1753 to <8 x i32>
  %1755 = bitcast <8 x i32> %1754 to <8 x float>
  %1756 = getelementptr inbounds [8 x float], ptr %662, i64 0, i64 0
  store ptr %1756, ptr %260, align 8
  %1757 = load ptr, ptr %260, align 8
  %1758 = load <8 x float>, ptr %1757, align 1
  store <8 x float> %1755, ptr %160, align 32
  store <8 x float> %1758, ptr %161, align 32
  %1759 = load <8 x float>, ptr %160, align 32
  %1760 = bitcast <8 x float> %1759 to <8 x i32>
  %1761 = load <8 x float>, ptr %161, align 32
  %1762 = bitcast <8 x float> %1761 to <8 x i32>
  %1763 = and <8 x i32> %1760, %1762
  %1764 = bitcast <8 x i32> %1763 to <8 x float>
  %1765 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %1764, i32 2)
  %1766 = bitcast <8 x i16> %1765 to <2 x i64>
  store <2 x i64> %1766, ptr %666, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %665, ptr align 16 %666, i64 16, i1 false)
  call void @add(ptr noundef %665, i32 noundef 16, i32 noundef 0)
  br label %1767

1767:                                             ; preds = %1746
  %1768 = load i32, ptr %661, align 4
  %1769 = add nsw i32 %1768, 1
  store i32 %1769, ptr %661, align 4
  br label %1743, !llvm.loop !54

1770:                                             ; preds = %1743
  call void @show(ptr noundef @.str.46)
  store i32 0, ptr %667, align 4
  br label %1771

1771:                                             ; preds = %1795, %1770
  %1772 = load i32, ptr %667, align 4
  %1773 = icmp slt i32 %1772, 48
  br i1 %1773, label %1774, label %1798

1774:                                             ; preds = %1771
  call void @fill(ptr noundef %668, i32 noundef 0)
  call void @fill(ptr noundef %669, i32 noundef 0)
  call void @fill(ptr noundef %670, i32 noundef 0)
  %1775 = getelementptr inbounds [8 x float], ptr %668, i64 0, i64 0
  store ptr %1775, ptr %261, align 8
  %1776 = load ptr, ptr %261, align 8
  %1777 = load <8 x float>, ptr %1776, align 1
  %1778 = getelementptr inbounds [8 x float], ptr %668, i64 0, i64 0
  store ptr %1778, ptr %262, align 8
  %1779 = load ptr, ptr %262, align 8
  %1780 = load <8 x float>, ptr %1779, align 1
  %1781 = fcmp ord <8 x float> %1777, %1780
  %1782 = sext <8 x i1> %1781 to <8 x i32>
  %1783 = bitcast <8 x i32> %1782 to <8 x float>
  %1784 = getelementptr inbounds [8 x float], ptr %668, i64 0, i64 0
  store ptr %1784, ptr %263, align 8
  %1785 = load ptr, ptr %263, align 8
  %1786 = load <8 x float>, ptr %1785, align 1
  store <8 x float> %1783, ptr %162, align 32
  store <8 x float> %1786, ptr %163, align 32
  %1787 = load <8 x float>, ptr %162, align 32
  %1788 = bitcast <8 x float> %1787 to <8 x i32>
  %1789 = load <8 x float>, ptr %163, align 32
  %1790 = bitcast <8 x float> %1789 to <8 x i32>
  %1791 = and <8 x i32> %1788, %1790
  %1792 = bitcast <8 x i32> %1791 to <8 x float>
  %1793 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %1792, i32 3)
  %1794 = bitcast <8 x i16> %1793 to <2 x i64>
  store <2 x i64> %1794, ptr %672, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %671, ptr align 16 %672, i64 16, i1 false)
  call void @add(ptr noundef %671, i32 noundef 16, i32 noundef 0)
  br label %1795

1795:                                             ; preds = %1774
  %1796 = load i32, ptr %667, align 4
  %1797 = add nsw i32 %1796, 1
  store i32 %1797, ptr %667, align 4
  br label %1771, !llvm.loop !55

1798:                                             ; preds = %1771
  call void @show(ptr noundef @.str.47)
  store i32 0, ptr %673, align 4
  br label %1799

1799:                                             ; preds = %1810, %1798
  %1800 = load i32, ptr %673, align 4
  %1801 = icmp slt i32 %1800, 48
  br i1 %1801, label %1802, label %1813

1802:                                             ; preds = %1799
  call void @fill(ptr noundef %674, i32 noundef 0)
  call void @fill(ptr noundef %675, i32 noundef 0)
  call void @fill(ptr noundef %676, i32 noundef 0)
  %1803 = getelementptr inbounds [8 x float], ptr %674, i64 0, i64 0
  store ptr %1803, ptr %369, align 8
  %1804 = load ptr, ptr %369, align 8
  %1805 = load <4 x float>, ptr %1804, align 1
  %1806 = getelementptr inbounds [8 x float], ptr %675, i64 0, i64 0
  store ptr %1806, ptr %370, align 8
  %1807 = load ptr, ptr %370, align 8
  %1808 = load <4 x float>, ptr %1807, align 1
  %1809 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %1805, <4 x float> %1808, i8 -102)
  store <4 x float> %1809, ptr %678, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %677, ptr align 16 %678, i64 16, i1 false)
  call void @add(ptr noundef %677, i32 noundef 16, i32 noundef 0)
  br label %1810

1810:                                             ; preds = %1802
  %1811 = load i32, ptr %673, align 4
  %1812 = add nsw i32 %1811, 1
  store i32 %1812, ptr %673, align 4
  br label %1799, !llvm.loop !56

1813:                                             ; preds = %1799
  call void @show(ptr noundef @.str.48)
  store i32 0, ptr %679, align 4
  br label %1814

1814:                                             ; preds = %1831, %1813
  %1815 = load i32, ptr %679, align 4
  %1816 = icmp slt i32 %1815, 48
  br i1 %1816, label %1817, label %1834

1817:                                             ; preds = %1814
  call void @fill(ptr noundef %680, i32 noundef 2)
  call void @fill(ptr noundef %681, i32 noundef 2)
  call void @fill(ptr noundef %682, i32 noundef 2)
  %1818 = getelementptr inbounds [8 x float], ptr %680, i64 0, i64 0
  store ptr %1818, ptr %371, align 8
  %1819 = load ptr, ptr %371, align 8
  %1820 = load <4 x float>, ptr %1819, align 1
  %1821 = getelementptr inbounds [8 x float], ptr %681, i64 0, i64 0
  store ptr %1821, ptr %372, align 8
  %1822 = load ptr, ptr %372, align 8
  %1823 = load <4 x float>, ptr %1822, align 1
  %1824 = getelementptr inbounds [8 x float], ptr %682, i64 0, i64 0
  store ptr %1824, ptr %373, align 8
  %1825 = load ptr, ptr %373, align 8
  %1826 = load <4 x float>, ptr %1825, align 1
  store <4 x float> %1820, ptr %157, align 16
  store <4 x float> %1823, ptr %158, align 16
  store <4 x float> %1826, ptr %159, align 16
  %1827 = load <4 x float>, ptr %157, align 16
  %1828 = load <4 x float>, ptr %158, align 16
  %1829 = load <4 x float>, ptr %159, align 16
  %1830 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %1827, <4 x float> %1828, <4 x float> %1829)
  store <4 x float> %1830, ptr %684, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %683, ptr align 16 %684, i64 16, i1 false)
  call void @add(ptr noundef %683, i32 noundef 16, i32 noundef 0)
  br label %1831

1831:                                             ; preds = %1817
  %1832 = load i32, ptr %679, align 4
  %1833 = add nsw i32 %1832, 1
  store i32 %1833, ptr %679, align 4
  br label %1814, !llvm.loop !57

1834:                                             ; preds = %1814
  call void @show(ptr noundef @.str.49)
  store i32 0, ptr %685, align 4
  br label %1835

1835:                                             ; preds = %1852, %1834
  %1836 = load i32, ptr %685, align 4
  %1837 = icmp slt i32 %1836, 48
  br i1 %1837, label %1838, label %1855

1838:                                             ; preds = %1835
  call void @fill(ptr noundef %686, i32 noundef 2)
  call void @fill(ptr noundef %687, i32 noundef 2)
  call void @fill(ptr noundef %688, i32 noundef 2)
  %1839 = getelementptr inbounds [4 x double], ptr %686, i64 0, i64 0
  store ptr %1839, ptr %238, align 8
  %1840 = load ptr, ptr %238, align 8
  %1841 = load <4 x double>, ptr %1840, align 1
  %1842 = getelementptr inbounds [4 x double], ptr %687, i64 0, i64 0
  store ptr %1842, ptr %239, align 8
  %1843 = load ptr, ptr %239, align 8
  %1844 = load <4 x double>, ptr %1843, align 1
  %1845 = getelementptr inbounds [4 x double], ptr %688, i64 0, i64 0
  store ptr %1845, ptr %240, align 8
  %1846 = load ptr, ptr %240, align 8
  %1847 = load <4 x double>, ptr %1846, align 1
  store <4 x double> %1841, ptr %154, align 32
  store <4 x double> %1844, ptr %155, align 32
  store <4 x double> %1847, ptr %156, align 32
  %1848 = load <4 x double>, ptr %154, align 32
  %1849 = load <4 x double>, ptr %155, align 32
  %1850 = load <4 x double>, ptr %156, align 32
  %1851 = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %1848, <4 x double> %1849, <4 x double> %1850)
  store <4 x double> %1851, ptr %690, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %689, ptr align 32 %690, i64 32, i1 false)
  call void @add(ptr noundef %689, i32 noundef 32, i32 noundef 0)
  br label %1852

1852:                                             ; preds = %1838
  %1853 = load i32, ptr %685, align 4
  %1854 = add nsw i32 %1853, 1
  store i32 %1854, ptr %685, align 4
  br label %1835, !llvm.loop !58

1855:                                             ; preds = %1835
  call void @show(ptr noundef @.str.50)
  store i32 0, ptr %691, align 4
  br label %1856

1856:                                             ; preds = %1874, %1855
  %1857 = load i32, ptr %691, align 4
  %1858 = icmp slt i32 %1857, 48
  br i1 %1858, label %1859, label %1877

1859:                                             ; preds = %1856
  call void @fill(ptr noundef %692, i32 noundef 2)
  call void @fill(ptr noundef %693, i32 noundef 2)
  call void @fill(ptr noundef %694, i32 noundef 2)
  store ptr %692, ptr %131, align 8
  %1860 = load ptr, ptr %131, align 8
  %1861 = load <4 x i64>, ptr %1860, align 1
  store ptr %693, ptr %132, align 8
  %1862 = load ptr, ptr %132, align 8
  %1863 = load <4 x i64>, ptr %1862, align 1
  store ptr %694, ptr %133, align 8
  %1864 = load ptr, ptr %133, align 8
  %1865 = load <4 x i64>, ptr %1864, align 1
  store <4 x i64> %1861, ptr %151, align 32
  store <4 x i64> %1863, ptr %152, align 32
  store <4 x i64> %1865, ptr %153, align 32
  %1866 = load <4 x i64>, ptr %151, align 32
  %1867 = bitcast <4 x i64> %1866 to <32 x i8>
  %1868 = load <4 x i64>, ptr %152, align 32
  %1869 = bitcast <4 x i64> %1868 to <32 x i8>
  %1870 = load <4 x i64>, ptr %153, align 32
  %1871 = bitcast <4 x i64> %1870 to <32 x i8>
  %1872 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %1867, <32 x i8> %1869, <32 x i8> %1871)
  %1873 = bitcast <32 x i8> %1872 to <4 x i64>
  store <4 x i64> %1873, ptr %696, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %695, ptr align 32 %696, i64 32, i1 false)
  call void @add(ptr noundef %695, i32 noundef 32, i32 noundef 0)
  br label %1874

1874:                                             ; preds = %1859
  %1875 = load i32, ptr %691, align 4
  %1876 = add nsw i32 %1875, 1
  store i32 %1876, ptr %691, align 4
  br label %1856, !llvm.loop !59

1877:                                             ; preds = %1856
  call void @show(ptr noundef @.str.51)
  store i32 0, ptr %697, align 4
  br label %1878

1878:                                             ; preds = %1914, %1877
  %1879 = load i32, ptr %697, align 4
  %1880 = icmp slt i32 %1879, 48
  br i1 %1880, label %1881, label %1917

1881:                                             ; preds = %1878
  call void @fill(ptr noundef %698, i32 noundef 2)
  call void @fill(ptr noundef %699, i32 noundef 2)
  call void @fill(ptr noundef %700, i32 noundef 2)
  %1882 = getelementptr inbounds [8 x float], ptr %698, i64 0, i64 0
  store ptr %1882, ptr %374, align 8
  %1883 = load ptr, ptr %374, align 8
  %1884 = load <4 x float>, ptr %1883, align 1
  %1885 = getelementptr inbounds [8 x float], ptr %699, i64 0, i64 0
  store ptr %1885, ptr %375, align 8
  %1886 = load ptr, ptr %375, align 8
  %1887 = load <4 x float>, ptr %1886, align 1
  store <4 x float> %1884, ptr %129, align 16
  store <4 x float> %1887, ptr %130, align 16
  %1888 = load <4 x float>, ptr %129, align 16
  %1889 = load <4 x float>, ptr %130, align 16
  %1890 = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %1888, <4 x float> %1889)
  %1891 = getelementptr inbounds [8 x float], ptr %698, i64 0, i64 0
  store ptr %1891, ptr %376, align 8
  %1892 = load ptr, ptr %376, align 8
  %1893 = load <4 x float>, ptr %1892, align 1
  %1894 = getelementptr inbounds [8 x float], ptr %699, i64 0, i64 0
  store ptr %1894, ptr %377, align 8
  %1895 = load ptr, ptr %377, align 8
  %1896 = load <4 x float>, ptr %1895, align 1
  store <4 x float> %1893, ptr %127, align 16
  store <4 x float> %1896, ptr %128, align 16
  %1897 = load <4 x float>, ptr %127, align 16
  %1898 = load <4 x float>, ptr %128, align 16
  %1899 = call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %1897, <4 x float> %1898)
  %1900 = shl i32 %1899, 1
  %1901 = or i32 %1890, %1900
  %1902 = getelementptr inbounds [8 x float], ptr %698, i64 0, i64 0
  store ptr %1902, ptr %378, align 8
  %1903 = load ptr, ptr %378, align 8
  %1904 = load <4 x float>, ptr %1903, align 1
  %1905 = getelementptr inbounds [8 x float], ptr %699, i64 0, i64 0
  store ptr %1905, ptr %379, align 8
  %1906 = load ptr, ptr %379, align 8
  %1907 = load <4 x float>, ptr %1906, align 1
  store <4 x float> %1904, ptr %125, align 16
  store <4 x float> %1907, ptr %126, align 16
  %1908 = load <4 x float>, ptr %125, align 16
  %1909 = load <4 x float>, ptr %126, align 16
  %1910 = call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %1908, <4 x float> %1909)
  %1911 = shl i32 %1910, 2
  %1912 = or i32 %1901, %1911
  %1913 = sext i32 %1912 to i64
  store i64 %1913, ptr %702, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %701, ptr align 8 %702, i64 8, i1 false)
  call void @add(ptr noundef %701, i32 noundef 8, i32 noundef 0)
  br label %1914

1914:                                             ; preds = %1881
  %1915 = load i32, ptr %697, align 4
  %1916 = add nsw i32 %1915, 1
  store i32 %1916, ptr %697, align 4
  br label %1878, !llvm.loop !60

1917:                                             ; preds = %1878
  call void @show(ptr noundef @.str.52)
  store i32 0, ptr %703, align 4
  br label %1918

1918:                                             ; preds = %1954, %1917
  %1919 = load i32, ptr %703, align 4
  %1920 = icmp slt i32 %1919, 48
  br i1 %1920, label %1921, label %1957

1921:                                             ; preds = %1918
  call void @fill(ptr noundef %704, i32 noundef 2)
  call void @fill(ptr noundef %705, i32 noundef 2)
  call void @fill(ptr noundef %706, i32 noundef 2)
  %1922 = getelementptr inbounds [4 x double], ptr %704, i64 0, i64 0
  store ptr %1922, ptr %314, align 8
  %1923 = load ptr, ptr %314, align 8
  %1924 = load <2 x double>, ptr %1923, align 1
  %1925 = getelementptr inbounds [4 x double], ptr %705, i64 0, i64 0
  store ptr %1925, ptr %315, align 8
  %1926 = load ptr, ptr %315, align 8
  %1927 = load <2 x double>, ptr %1926, align 1
  store <2 x double> %1924, ptr %123, align 16
  store <2 x double> %1927, ptr %124, align 16
  %1928 = load <2 x double>, ptr %123, align 16
  %1929 = load <2 x double>, ptr %124, align 16
  %1930 = call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %1928, <2 x double> %1929)
  %1931 = getelementptr inbounds [4 x double], ptr %704, i64 0, i64 0
  store ptr %1931, ptr %316, align 8
  %1932 = load ptr, ptr %316, align 8
  %1933 = load <2 x double>, ptr %1932, align 1
  %1934 = getelementptr inbounds [4 x double], ptr %705, i64 0, i64 0
  store ptr %1934, ptr %317, align 8
  %1935 = load ptr, ptr %317, align 8
  %1936 = load <2 x double>, ptr %1935, align 1
  store <2 x double> %1933, ptr %121, align 16
  store <2 x double> %1936, ptr %122, align 16
  %1937 = load <2 x double>, ptr %121, align 16
  %1938 = load <2 x double>, ptr %122, align 16
  %1939 = call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %1937, <2 x double> %1938)
  %1940 = shl i32 %1939, 1
  %1941 = or i32 %1930, %1940
  %1942 = getelementptr inbounds [4 x double], ptr %704, i64 0, i64 0
  store ptr %1942, ptr %318, align 8
  %1943 = load ptr, ptr %318, align 8
  %1944 = load <2 x double>, ptr %1943, align 1
  %1945 = getelementptr inbounds [4 x double], ptr %705, i64 0, i64 0
  store ptr %1945, ptr %319, align 8
  %1946 = load ptr, ptr %319, align 8
  %1947 = load <2 x double>, ptr %1946, align 1
  store <2 x double> %1944, ptr %119, align 16
  store <2 x double> %1947, ptr %120, align 16
  %1948 = load <2 x double>, ptr %119, align 16
  %1949 = load <2 x double>, ptr %120, align 16
  %1950 = call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %1948, <2 x double> %1949)
  %1951 = shl i32 %1950, 2
  %1952 = or i32 %1941, %1951
  %1953 = sext i32 %1952 to i64
  store i64 %1953, ptr %708, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %707, ptr align 8 %708, i64 8, i1 false)
  call void @add(ptr noundef %707, i32 noundef 8, i32 noundef 0)
  br label %1954

1954:                                             ; preds = %1921
  %1955 = load i32, ptr %703, align 4
  %1956 = add nsw i32 %1955, 1
  store i32 %1956, ptr %703, align 4
  br label %1918, !llvm.loop !61

1957:                                             ; preds = %1918
  call void @show(ptr noundef @.str.53)
  store i32 0, ptr %709, align 4
  br label %1958

1958:                                             ; preds = %1975, %1957
  %1959 = load i32, ptr %709, align 4
  %1960 = icmp slt i32 %1959, 48
  br i1 %1960, label %1961, label %1978

1961:                                             ; preds = %1958
  call void @fill(ptr noundef %710, i32 noundef 2)
  call void @fill(ptr noundef %711, i32 noundef 2)
  call void @fill(ptr noundef %712, i32 noundef 2)
  %1962 = getelementptr inbounds [8 x float], ptr %710, i64 0, i64 0
  store ptr %1962, ptr %264, align 8
  %1963 = load ptr, ptr %264, align 8
  %1964 = load <8 x float>, ptr %1963, align 1
  store <8 x float> %1964, ptr %118, align 32
  %1965 = load <8 x float>, ptr %118, align 32
  %1966 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %1965)
  %1967 = getelementptr inbounds [4 x double], ptr %710, i64 0, i64 0
  store ptr %1967, ptr %241, align 8
  %1968 = load ptr, ptr %241, align 8
  %1969 = load <4 x double>, ptr %1968, align 1
  store <4 x double> %1969, ptr %117, align 32
  %1970 = load <4 x double>, ptr %117, align 32
  %1971 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %1970)
  %1972 = shl i32 %1971, 8
  %1973 = or i32 %1966, %1972
  %1974 = sext i32 %1973 to i64
  store i64 %1974, ptr %714, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %713, ptr align 8 %714, i64 8, i1 false)
  call void @add(ptr noundef %713, i32 noundef 8, i32 noundef 0)
  br label %1975

1975:                                             ; preds = %1961
  %1976 = load i32, ptr %709, align 4
  %1977 = add nsw i32 %1976, 1
  store i32 %1977, ptr %709, align 4
  br label %1958, !llvm.loop !62

1978:                                             ; preds = %1958
  call void @show(ptr noundef @.str.54)
  store i32 0, ptr %715, align 4
  br label %1979

1979:                                             ; preds = %1992, %1978
  %1980 = load i32, ptr %715, align 4
  %1981 = icmp slt i32 %1980, 48
  br i1 %1981, label %1982, label %1995

1982:                                             ; preds = %1979
  call void @fill(ptr noundef %716, i32 noundef 2)
  call void @fill(ptr noundef %717, i32 noundef 2)
  call void @fill(ptr noundef %718, i32 noundef 2)
  %1983 = getelementptr inbounds [8 x float], ptr %716, i64 0, i64 0
  store ptr %1983, ptr %265, align 8
  %1984 = load ptr, ptr %265, align 8
  %1985 = load <8 x float>, ptr %1984, align 1
  store ptr %717, ptr %134, align 8
  %1986 = load ptr, ptr %134, align 8
  %1987 = load <4 x i64>, ptr %1986, align 1
  store <8 x float> %1985, ptr %115, align 32
  store <4 x i64> %1987, ptr %116, align 32
  %1988 = load <8 x float>, ptr %115, align 32
  %1989 = load <4 x i64>, ptr %116, align 32
  %1990 = bitcast <4 x i64> %1989 to <8 x i32>
  %1991 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %1988, <8 x i32> %1990)
  store <8 x float> %1991, ptr %720, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %719, ptr align 32 %720, i64 32, i1 false)
  call void @add(ptr noundef %719, i32 noundef 32, i32 noundef 0)
  br label %1992

1992:                                             ; preds = %1982
  %1993 = load i32, ptr %715, align 4
  %1994 = add nsw i32 %1993, 1
  store i32 %1994, ptr %715, align 4
  br label %1979, !llvm.loop !63

1995:                                             ; preds = %1979
  call void @show(ptr noundef @.str.55)
  store i32 0, ptr %721, align 4
  br label %1996

1996:                                             ; preds = %2008, %1995
  %1997 = load i32, ptr %721, align 4
  %1998 = icmp slt i32 %1997, 48
  br i1 %1998, label %1999, label %2011

1999:                                             ; preds = %1996
  call void @fill(ptr noundef %722, i32 noundef 2)
  call void @fill(ptr noundef %723, i32 noundef 2)
  call void @fill(ptr noundef %724, i32 noundef 2)
  %2000 = getelementptr inbounds [4 x double], ptr %722, i64 0, i64 0
  store ptr %2000, ptr %320, align 8
  %2001 = load ptr, ptr %320, align 8
  %2002 = load <2 x double>, ptr %2001, align 1
  store ptr %723, ptr %98, align 8
  %2003 = load ptr, ptr %98, align 8
  %2004 = load <2 x i64>, ptr %2003, align 1
  store <2 x double> %2002, ptr %113, align 16
  store <2 x i64> %2004, ptr %114, align 16
  %2005 = load <2 x double>, ptr %113, align 16
  %2006 = load <2 x i64>, ptr %114, align 16
  %2007 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %2005, <2 x i64> %2006)
  store <2 x double> %2007, ptr %726, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %725, ptr align 16 %726, i64 16, i1 false)
  call void @add(ptr noundef %725, i32 noundef 16, i32 noundef 0)
  br label %2008

2008:                                             ; preds = %1999
  %2009 = load i32, ptr %721, align 4
  %2010 = add nsw i32 %2009, 1
  store i32 %2010, ptr %721, align 4
  br label %1996, !llvm.loop !64

2011:                                             ; preds = %1996
  call void @show(ptr noundef @.str.56)
  store i32 0, ptr %727, align 4
  br label %2012

2012:                                             ; preds = %2025, %2011
  %2013 = load i32, ptr %727, align 4
  %2014 = icmp slt i32 %2013, 48
  br i1 %2014, label %2015, label %2028

2015:                                             ; preds = %2012
  call void @fill(ptr noundef %728, i32 noundef 2)
  call void @fill(ptr noundef %729, i32 noundef 2)
  call void @fill(ptr noundef %730, i32 noundef 2)
  %2016 = getelementptr inbounds [8 x float], ptr %728, i64 0, i64 0
  store ptr %2016, ptr %266, align 8
  %2017 = load ptr, ptr %266, align 8
  %2018 = load <8 x float>, ptr %2017, align 1
  store ptr %729, ptr %135, align 8
  %2019 = load ptr, ptr %135, align 8
  %2020 = load <4 x i64>, ptr %2019, align 1
  store <8 x float> %2018, ptr %96, align 32
  store <4 x i64> %2020, ptr %97, align 32
  %2021 = load <8 x float>, ptr %96, align 32
  %2022 = load <4 x i64>, ptr %97, align 32
  %2023 = bitcast <4 x i64> %2022 to <8 x i32>
  %2024 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %2021, <8 x i32> %2023)
  store <8 x float> %2024, ptr %732, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %731, ptr align 32 %732, i64 32, i1 false)
  call void @add(ptr noundef %731, i32 noundef 32, i32 noundef 0)
  br label %2025

2025:                                             ; preds = %2015
  %2026 = load i32, ptr %727, align 4
  %2027 = add nsw i32 %2026, 1
  store i32 %2027, ptr %727, align 4
  br label %2012, !llvm.loop !65

2028:                                             ; preds = %2012
  call void @show(ptr noundef @.str.57)
  store i32 0, ptr %733, align 4
  br label %2029

2029:                                             ; preds = %2043, %2028
  %2030 = load i32, ptr %733, align 4
  %2031 = icmp slt i32 %2030, 48
  br i1 %2031, label %2032, label %2046

2032:                                             ; preds = %2029
  call void @fill(ptr noundef %734, i32 noundef 2)
  call void @fill(ptr noundef %735, i32 noundef 2)
  call void @fill(ptr noundef %736, i32 noundef 2)
  store ptr %734, ptr %136, align 8
  %2033 = load ptr, ptr %136, align 8
  %2034 = load <4 x i64>, ptr %2033, align 1
  store ptr %735, ptr %137, align 8
  %2035 = load ptr, ptr %137, align 8
  %2036 = load <4 x i64>, ptr %2035, align 1
  store <4 x i64> %2034, ptr %94, align 32
  store <4 x i64> %2036, ptr %95, align 32
  %2037 = load <4 x i64>, ptr %94, align 32
  %2038 = bitcast <4 x i64> %2037 to <8 x i32>
  %2039 = load <4 x i64>, ptr %95, align 32
  %2040 = bitcast <4 x i64> %2039 to <8 x i32>
  %2041 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %2038, <8 x i32> %2040)
  %2042 = bitcast <8 x i32> %2041 to <4 x i64>
  store <4 x i64> %2042, ptr %738, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %737, ptr align 32 %738, i64 32, i1 false)
  call void @add(ptr noundef %737, i32 noundef 32, i32 noundef 0)
  br label %2043

2043:                                             ; preds = %2032
  %2044 = load i32, ptr %733, align 4
  %2045 = add nsw i32 %2044, 1
  store i32 %2045, ptr %733, align 4
  br label %2029, !llvm.loop !66

2046:                                             ; preds = %2029
  call void @show(ptr noundef @.str.58)
  store i32 0, ptr %739, align 4
  br label %2047

2047:                                             ; preds = %2061, %2046
  %2048 = load i32, ptr %739, align 4
  %2049 = icmp slt i32 %2048, 48
  br i1 %2049, label %2050, label %2064

2050:                                             ; preds = %2047
  call void @fill(ptr noundef %740, i32 noundef 3)
  call void @fill(ptr noundef %741, i32 noundef 3)
  call void @fill(ptr noundef %742, i32 noundef 3)
  store ptr %740, ptr %138, align 8
  %2051 = load ptr, ptr %138, align 8
  %2052 = load <4 x i64>, ptr %2051, align 1
  store ptr %741, ptr %139, align 8
  %2053 = load ptr, ptr %139, align 8
  %2054 = load <4 x i64>, ptr %2053, align 1
  store <4 x i64> %2052, ptr %92, align 32
  store <4 x i64> %2054, ptr %93, align 32
  %2055 = load <4 x i64>, ptr %92, align 32
  %2056 = bitcast <4 x i64> %2055 to <8 x i32>
  %2057 = load <4 x i64>, ptr %93, align 32
  %2058 = bitcast <4 x i64> %2057 to <8 x i32>
  %2059 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %2056, <8 x i32> %2058)
  %2060 = bitcast <8 x i32> %2059 to <4 x i64>
  store <4 x i64> %2060, ptr %744, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %743, ptr align 32 %744, i64 32, i1 false)
  call void @add(ptr noundef %743, i32 noundef 32, i32 noundef 0)
  br label %2061

2061:                                             ; preds = %2050
  %2062 = load i32, ptr %739, align 4
  %2063 = add nsw i32 %2062, 1
  store i32 %2063, ptr %739, align 4
  br label %2047, !llvm.loop !67

2064:                                             ; preds = %2047
  call void @show(ptr noundef @.str.59)
  store i32 0, ptr %745, align 4
  br label %2065

2065:                                             ; preds = %2076, %2064
  %2066 = load i32, ptr %745, align 4
  %2067 = icmp slt i32 %2066, 48
  br i1 %2067, label %2068, label %2079

2068:                                             ; preds = %2065
  call void @fill(ptr noundef %746, i32 noundef 3)
  call void @fill(ptr noundef %747, i32 noundef 3)
  call void @fill(ptr noundef %748, i32 noundef 3)
  store ptr %746, ptr %99, align 8
  %2069 = load ptr, ptr %99, align 8
  %2070 = load <2 x i64>, ptr %2069, align 1
  store ptr %747, ptr %100, align 8
  %2071 = load ptr, ptr %100, align 8
  %2072 = load <2 x i64>, ptr %2071, align 1
  store <2 x i64> %2070, ptr %90, align 16
  store <2 x i64> %2072, ptr %91, align 16
  %2073 = load <2 x i64>, ptr %90, align 16
  %2074 = load <2 x i64>, ptr %91, align 16
  %2075 = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %2073, <2 x i64> %2074)
  store <2 x i64> %2075, ptr %750, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %749, ptr align 16 %750, i64 16, i1 false)
  call void @add(ptr noundef %749, i32 noundef 16, i32 noundef 0)
  br label %2076

2076:                                             ; preds = %2068
  %2077 = load i32, ptr %745, align 4
  %2078 = add nsw i32 %2077, 1
  store i32 %2078, ptr %745, align 4
  br label %2065, !llvm.loop !68

2079:                                             ; preds = %2065
  call void @show(ptr noundef @.str.60)
  store i32 0, ptr %751, align 4
  br label %2080

2080:                                             ; preds = %2099, %2079
  %2081 = load i32, ptr %751, align 4
  %2082 = icmp slt i32 %2081, 48
  br i1 %2082, label %2083, label %2102

2083:                                             ; preds = %2080
  call void @fill(ptr noundef %752, i32 noundef 3)
  call void @fill(ptr noundef %753, i32 noundef 3)
  call void @fill(ptr noundef %754, i32 noundef 3)
  store ptr %752, ptr %140, align 8
  %2084 = load ptr, ptr %140, align 8
  %2085 = load <4 x i64>, ptr %2084, align 1
  store <4 x i64> %2085, ptr %86, align 32
  store i32 25, ptr %87, align 4
  %2086 = load <4 x i64>, ptr %86, align 32
  %2087 = bitcast <4 x i64> %2086 to <8 x i32>
  %2088 = load i32, ptr %87, align 4
  %2089 = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %2087, i32 %2088)
  %2090 = bitcast <8 x i32> %2089 to <4 x i64>
  store ptr %753, ptr %141, align 8
  %2091 = load ptr, ptr %141, align 8
  %2092 = load <4 x i64>, ptr %2091, align 1
  store <4 x i64> %2090, ptr %88, align 32
  store <4 x i64> %2092, ptr %89, align 32
  %2093 = load <4 x i64>, ptr %88, align 32
  %2094 = bitcast <4 x i64> %2093 to <8 x i32>
  %2095 = load <4 x i64>, ptr %89, align 32
  %2096 = bitcast <4 x i64> %2095 to <8 x i32>
  %2097 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %2094, <8 x i32> %2096)
  %2098 = bitcast <8 x i32> %2097 to <4 x i64>
  store <4 x i64> %2098, ptr %756, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %755, ptr align 32 %756, i64 32, i1 false)
  call void @add(ptr noundef %755, i32 noundef 32, i32 noundef 0)
  br label %2099

2099:                                             ; preds = %2083
  %2100 = load i32, ptr %751, align 4
  %2101 = add nsw i32 %2100, 1
  store i32 %2101, ptr %751, align 4
  br label %2080, !llvm.loop !69

2102:                                             ; preds = %2080
  call void @show(ptr noundef @.str.61)
  store i32 0, ptr %757, align 4
  br label %2103

2103:                                             ; preds = %2116, %2102
  %2104 = load i32, ptr %757, align 4
  %2105 = icmp slt i32 %2104, 48
  br i1 %2105, label %2106, label %2119

2106:                                             ; preds = %2103
  call void @fill(ptr noundef %758, i32 noundef 2)
  call void @fill(ptr noundef %759, i32 noundef 2)
  call void @fill(ptr noundef %760, i32 noundef 2)
  store ptr %758, ptr %101, align 8
  %2107 = load ptr, ptr %101, align 8
  %2108 = load <2 x i64>, ptr %2107, align 1
  %2109 = bitcast <2 x i64> %2108 to <16 x i8>
  store ptr %759, ptr %102, align 8
  %2110 = load ptr, ptr %102, align 8
  %2111 = load <2 x i64>, ptr %2110, align 1
  %2112 = bitcast <2 x i64> %2111 to <16 x i8>
  %2113 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %2109, <16 x i8> %2112, i8 6)
  %2114 = bitcast <8 x i16> %2113 to <16 x i8>
  %2115 = bitcast <16 x i8> %2114 to <2 x i64>
  store <2 x i64> %2115, ptr %762, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %761, ptr align 16 %762, i64 16, i1 false)
  call void @add(ptr noundef %761, i32 noundef 16, i32 noundef 0)
  br label %2116

2116:                                             ; preds = %2106
  %2117 = load i32, ptr %757, align 4
  %2118 = add nsw i32 %2117, 1
  store i32 %2118, ptr %757, align 4
  br label %2103, !llvm.loop !70

2119:                                             ; preds = %2103
  call void @show(ptr noundef @.str.62)
  store i32 0, ptr %763, align 4
  br label %2120

2120:                                             ; preds = %2133, %2119
  %2121 = load i32, ptr %763, align 4
  %2122 = icmp slt i32 %2121, 48
  br i1 %2122, label %2123, label %2136

2123:                                             ; preds = %2120
  call void @fill(ptr noundef %764, i32 noundef 2)
  call void @fill(ptr noundef %765, i32 noundef 2)
  call void @fill(ptr noundef %766, i32 noundef 2)
  store ptr %764, ptr %142, align 8
  %2124 = load ptr, ptr %142, align 8
  %2125 = load <4 x i64>, ptr %2124, align 1
  %2126 = bitcast <4 x i64> %2125 to <32 x i8>
  store ptr %765, ptr %143, align 8
  %2127 = load ptr, ptr %143, align 8
  %2128 = load <4 x i64>, ptr %2127, align 1
  %2129 = bitcast <4 x i64> %2128 to <32 x i8>
  %2130 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %2126, <32 x i8> %2129, i8 43)
  %2131 = bitcast <16 x i16> %2130 to <32 x i8>
  %2132 = bitcast <32 x i8> %2131 to <4 x i64>
  store <4 x i64> %2132, ptr %768, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %767, ptr align 32 %768, i64 32, i1 false)
  call void @add(ptr noundef %767, i32 noundef 32, i32 noundef 0)
  br label %2133

2133:                                             ; preds = %2123
  %2134 = load i32, ptr %763, align 4
  %2135 = add nsw i32 %2134, 1
  store i32 %2135, ptr %763, align 4
  br label %2120, !llvm.loop !71

2136:                                             ; preds = %2120
  call void @show(ptr noundef @.str.63)
  store i32 0, ptr %769, align 4
  br label %2137

2137:                                             ; preds = %2147, %2136
  %2138 = load i32, ptr %769, align 4
  %2139 = icmp slt i32 %2138, 48
  br i1 %2139, label %2140, label %2150

2140:                                             ; preds = %2137
  call void @fill(ptr noundef %770, i32 noundef 2)
  call void @fill(ptr noundef %771, i32 noundef 2)
  call void @fill(ptr noundef %772, i32 noundef 2)
  store ptr %770, ptr %103, align 8
  %2141 = load ptr, ptr %103, align 8
  %2142 = load <2 x i64>, ptr %2141, align 1
  store <2 x i64> %2142, ptr %85, align 16
  %2143 = load <2 x i64>, ptr %85, align 16
  %2144 = bitcast <2 x i64> %2143 to <8 x i16>
  %2145 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %2144)
  %2146 = bitcast <8 x i16> %2145 to <2 x i64>
  store <2 x i64> %2146, ptr %774, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %773, ptr align 16 %774, i64 16, i1 false)
  call void @add(ptr noundef %773, i32 noundef 16, i32 noundef 0)
  br label %2147

2147:                                             ; preds = %2140
  %2148 = load i32, ptr %769, align 4
  %2149 = add nsw i32 %2148, 1
  store i32 %2149, ptr %769, align 4
  br label %2137, !llvm.loop !72

2150:                                             ; preds = %2137
  call void @show(ptr noundef @.str.64)
  store i32 0, ptr %775, align 4
  br label %2151

2151:                                             ; preds = %2162, %2150
  %2152 = load i32, ptr %775, align 4
  %2153 = icmp slt i32 %2152, 48
  br i1 %2153, label %2154, label %2165

2154:                                             ; preds = %2151
  call void @fill(ptr noundef %776, i32 noundef 2)
  call void @fill(ptr noundef %777, i32 noundef 2)
  call void @fill(ptr noundef %778, i32 noundef 2)
  %2155 = getelementptr inbounds [8 x float], ptr %776, i64 0, i64 0
  store ptr %777, ptr %144, align 8
  %2156 = load ptr, ptr %144, align 8
  %2157 = load <4 x i64>, ptr %2156, align 1
  store ptr %2155, ptr %83, align 8
  store <4 x i64> %2157, ptr %84, align 32
  %2158 = load ptr, ptr %83, align 8
  %2159 = load <4 x i64>, ptr %84, align 32
  %2160 = bitcast <4 x i64> %2159 to <8 x i32>
  %2161 = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr %2158, <8 x i32> %2160)
  store <8 x float> %2161, ptr %780, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %779, ptr align 32 %780, i64 32, i1 false)
  call void @add(ptr noundef %779, i32 noundef 32, i32 noundef 0)
  br label %2162

2162:                                             ; preds = %2154
  %2163 = load i32, ptr %775, align 4
  %2164 = add nsw i32 %2163, 1
  store i32 %2164, ptr %775, align 4
  br label %2151, !llvm.loop !73

2165:                                             ; preds = %2151
  call void @show(ptr noundef @.str.65)
  store i32 0, ptr %781, align 4
  br label %2166

2166:                                             ; preds = %2176, %2165
  %2167 = load i32, ptr %781, align 4
  %2168 = icmp slt i32 %2167, 48
  br i1 %2168, label %2169, label %2179

2169:                                             ; preds = %2166
  call void @fill(ptr noundef %782, i32 noundef 2)
  call void @fill(ptr noundef %783, i32 noundef 2)
  call void @fill(ptr noundef %784, i32 noundef 2)
  %2170 = getelementptr inbounds [4 x i64], ptr %782, i64 0, i64 0
  store ptr %783, ptr %104, align 8
  %2171 = load ptr, ptr %104, align 8
  %2172 = load <2 x i64>, ptr %2171, align 1
  store ptr %2170, ptr %81, align 8
  store <2 x i64> %2172, ptr %82, align 16
  %2173 = load ptr, ptr %81, align 8
  %2174 = load <2 x i64>, ptr %82, align 16
  %2175 = call <2 x i64> @llvm.x86.avx2.maskload.q(ptr %2173, <2 x i64> %2174)
  store <2 x i64> %2175, ptr %786, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %785, ptr align 16 %786, i64 16, i1 false)
  call void @add(ptr noundef %785, i32 noundef 16, i32 noundef 0)
  br label %2176

2176:                                             ; preds = %2169
  %2177 = load i32, ptr %781, align 4
  %2178 = add nsw i32 %2177, 1
  store i32 %2178, ptr %781, align 4
  br label %2166, !llvm.loop !74

2179:                                             ; preds = %2166
  call void @show(ptr noundef @.str.66)
  store i32 0, ptr %787, align 4
  br label %2180

2180:                                             ; preds = %2196, %2179
  %2181 = load i32, ptr %787, align 4
  %2182 = icmp slt i32 %2181, 48
  br i1 %2182, label %2183, label %2199

2183:                                             ; preds = %2180
  call void @fill(ptr noundef %788, i32 noundef 2)
  call void @fill(ptr noundef %789, i32 noundef 2)
  call void @fill(ptr noundef %790, i32 noundef 2)
  %2184 = getelementptr inbounds [8 x i32], ptr %788, i64 0, i64 0
  store ptr %789, ptr %145, align 8
  %2185 = load ptr, ptr %145, align 8
  %2186 = load <4 x i64>, ptr %2185, align 1
  store ptr %790, ptr %146, align 8
  %2187 = load ptr, ptr %146, align 8
  %2188 = load <4 x i64>, ptr %2187, align 1
  store ptr %2184, ptr %78, align 8
  store <4 x i64> %2186, ptr %79, align 32
  store <4 x i64> %2188, ptr %80, align 32
  %2189 = load ptr, ptr %78, align 8
  %2190 = load <4 x i64>, ptr %79, align 32
  %2191 = bitcast <4 x i64> %2190 to <8 x i32>
  %2192 = load <4 x i64>, ptr %80, align 32
  %2193 = bitcast <4 x i64> %2192 to <8 x i32>
  call void @llvm.x86.avx2.maskstore.d.256(ptr %2189, <8 x i32> %2191, <8 x i32> %2193)
  store ptr %788, ptr %147, align 8
  %2194 = load ptr, ptr %147, align 8
  %2195 = load <4 x i64>, ptr %2194, align 1
  store <4 x i64> %2195, ptr %792, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %791, ptr align 32 %792, i64 32, i1 false)
  call void @add(ptr noundef %791, i32 noundef 32, i32 noundef 0)
  br label %2196

2196:                                             ; preds = %2183
  %2197 = load i32, ptr %787, align 4
  %2198 = add nsw i32 %2197, 1
  store i32 %2198, ptr %787, align 4
  br label %2180, !llvm.loop !75

2199:                                             ; preds = %2180
  call void @show(ptr noundef @.str.67)
  store i32 0, ptr %793, align 4
  br label %2200

2200:                                             ; preds = %2217, %2199
  %2201 = load i32, ptr %793, align 4
  %2202 = icmp slt i32 %2201, 48
  br i1 %2202, label %2203, label %2220

2203:                                             ; preds = %2200
  call void @fill(ptr noundef %794, i32 noundef 2)
  call void @fill(ptr noundef %795, i32 noundef 2)
  call void @fill(ptr noundef %796, i32 noundef 2)
  %2204 = getelementptr inbounds [4 x double], ptr %794, i64 0, i64 0
  %2205 = getelementptr inbounds double, ptr %2204, i64 1
  store ptr %795, ptr %105, align 8
  %2206 = load ptr, ptr %105, align 8
  %2207 = load <2 x i64>, ptr %2206, align 1
  %2208 = getelementptr inbounds [4 x double], ptr %796, i64 0, i64 0
  store ptr %2208, ptr %321, align 8
  %2209 = load ptr, ptr %321, align 8
  %2210 = load <2 x double>, ptr %2209, align 1
  store ptr %2205, ptr %75, align 8
  store <2 x i64> %2207, ptr %76, align 16
  store <2 x double> %2210, ptr %77, align 16
  %2211 = load ptr, ptr %75, align 8
  %2212 = load <2 x i64>, ptr %76, align 16
  %2213 = load <2 x double>, ptr %77, align 16
  call void @llvm.x86.avx.maskstore.pd(ptr %2211, <2 x i64> %2212, <2 x double> %2213)
  %2214 = getelementptr inbounds [4 x double], ptr %794, i64 0, i64 0
  store ptr %2214, ptr %242, align 8
  %2215 = load ptr, ptr %242, align 8
  %2216 = load <4 x double>, ptr %2215, align 1
  store <4 x double> %2216, ptr %798, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %797, ptr align 32 %798, i64 32, i1 false)
  call void @add(ptr noundef %797, i32 noundef 32, i32 noundef 0)
  br label %2217

2217:                                             ; preds = %2203
  %2218 = load i32, ptr %793, align 4
  %2219 = add nsw i32 %2218, 1
  store i32 %2219, ptr %793, align 4
  br label %2200, !llvm.loop !76

2220:                                             ; preds = %2200
  call void @show(ptr noundef @.str.68)
  store i32 0, ptr %799, align 4
  br label %2221

2221:                                             ; preds = %2238, %2220
  %2222 = load i32, ptr %799, align 4
  %2223 = icmp slt i32 %2222, 48
  br i1 %2223, label %2224, label %2241

2224:                                             ; preds = %2221
  call void @fill(ptr noundef %800, i32 noundef 2)
  call void @fill(ptr noundef %801, i32 noundef 2)
  call void @fill(ptr noundef %802, i32 noundef 2)
  store ptr %801, ptr %106, align 8
  %2225 = load ptr, ptr %106, align 8
  %2226 = load <2 x i64>, ptr %2225, align 1
  store ptr %802, ptr %107, align 8
  %2227 = load ptr, ptr %107, align 8
  %2228 = load <2 x i64>, ptr %2227, align 1
  %2229 = getelementptr inbounds [32 x i8], ptr %800, i64 0, i64 0
  %2230 = getelementptr inbounds i8, ptr %2229, i64 3
  store <2 x i64> %2226, ptr %72, align 16
  store <2 x i64> %2228, ptr %73, align 16
  store ptr %2230, ptr %74, align 8
  %2231 = load <2 x i64>, ptr %72, align 16
  %2232 = bitcast <2 x i64> %2231 to <16 x i8>
  %2233 = load <2 x i64>, ptr %73, align 16
  %2234 = bitcast <2 x i64> %2233 to <16 x i8>
  %2235 = load ptr, ptr %74, align 8
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %2232, <16 x i8> %2234, ptr %2235)
  store ptr %800, ptr %148, align 8
  %2236 = load ptr, ptr %148, align 8
  %2237 = load <4 x i64>, ptr %2236, align 1
  store <4 x i64> %2237, ptr %804, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %803, ptr align 32 %804, i64 32, i1 false)
  call void @add(ptr noundef %803, i32 noundef 32, i32 noundef 0)
  br label %2238

2238:                                             ; preds = %2224
  %2239 = load i32, ptr %799, align 4
  %2240 = add nsw i32 %2239, 1
  store i32 %2240, ptr %799, align 4
  br label %2221, !llvm.loop !77

2241:                                             ; preds = %2221
  call void @show(ptr noundef @.str.69)
  store i32 0, ptr %805, align 4
  br label %2242

2242:                                             ; preds = %2251, %2241
  %2243 = load i32, ptr %805, align 4
  %2244 = icmp slt i32 %2243, 48
  br i1 %2244, label %2245, label %2254

2245:                                             ; preds = %2242
  call void @fill(ptr noundef %806, i32 noundef 2)
  call void @fill(ptr noundef %807, i32 noundef 2)
  call void @fill(ptr noundef %808, i32 noundef 2)
  %2246 = getelementptr inbounds [32 x i8], ptr %806, i64 0, i64 0
  %2247 = getelementptr inbounds i8, ptr %2246, i64 5
  store ptr %2247, ptr %71, align 8
  %2248 = load ptr, ptr %71, align 8
  %2249 = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr %2248)
  %2250 = bitcast <16 x i8> %2249 to <2 x i64>
  store <2 x i64> %2250, ptr %810, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %809, ptr align 16 %810, i64 16, i1 false)
  call void @add(ptr noundef %809, i32 noundef 16, i32 noundef 0)
  br label %2251

2251:                                             ; preds = %2245
  %2252 = load i32, ptr %805, align 4
  %2253 = add nsw i32 %2252, 1
  store i32 %2253, ptr %805, align 4
  br label %2242, !llvm.loop !78

2254:                                             ; preds = %2242
  call void @show(ptr noundef @.str.70)
  store i32 0, ptr %811, align 4
  br label %2255

2255:                                             ; preds = %2297, %2254
  %2256 = load i32, ptr %811, align 4
  %2257 = icmp slt i32 %2256, 48
  br i1 %2257, label %2258, label %2300

2258:                                             ; preds = %2255
  call void @fill(ptr noundef %812, i32 noundef 3)
  call void @fill(ptr noundef %813, i32 noundef 3)
  call void @fill(ptr noundef %814, i32 noundef 3)
  store ptr %813, ptr %149, align 8
  %2259 = load ptr, ptr %149, align 8
  %2260 = load <4 x i64>, ptr %2259, align 1
  store i32 15, ptr %68, align 4
  %2261 = load i32, ptr %68, align 4
  %2262 = load i32, ptr %68, align 4
  %2263 = load i32, ptr %68, align 4
  %2264 = load i32, ptr %68, align 4
  %2265 = load i32, ptr %68, align 4
  %2266 = load i32, ptr %68, align 4
  %2267 = load i32, ptr %68, align 4
  %2268 = load i32, ptr %68, align 4
  store i32 %2261, ptr %11, align 4
  store i32 %2262, ptr %12, align 4
  store i32 %2263, ptr %13, align 4
  store i32 %2264, ptr %14, align 4
  store i32 %2265, ptr %15, align 4
  store i32 %2266, ptr %16, align 4
  store i32 %2267, ptr %17, align 4
  store i32 %2268, ptr %18, align 4
  %2269 = load i32, ptr %18, align 4
  %2270 = insertelement <8 x i32> poison, i32 %2269, i32 0
  %2271 = load i32, ptr %17, align 4
  %2272 = insertelement <8 x i32> %2270, i32 %2271, i32 1
  %2273 = load i32, ptr %16, align 4
  %2274 = insertelement <8 x i32> %2272, i32 %2273, i32 2
  %2275 = load i32, ptr %15, align 4
  %2276 = insertelement <8 x i32> %2274, i32 %2275, i32 3
  %2277 = load i32, ptr %14, align 4
  %2278 = insertelement <8 x i32> %2276, i32 %2277, i32 4
  %2279 = load i32, ptr %13, align 4
  %2280 = insertelement <8 x i32> %2278, i32 %2279, i32 5
  %2281 = load i32, ptr %12, align 4
  %2282 = insertelement <8 x i32> %2280, i32 %2281, i32 6
  %2283 = load i32, ptr %11, align 4
  %2284 = insertelement <8 x i32> %2282, i32 %2283, i32 7
  store <8 x i32> %2284, ptr %19, align 32
  %2285 = load <8 x i32>, ptr %19, align 32
  %2286 = bitcast <8 x i32> %2285 to <4 x i64>
  store <4 x i64> %2260, ptr %69, align 32
  store <4 x i64> %2286, ptr %70, align 32
  %2287 = load <4 x i64>, ptr %69, align 32
  %2288 = load <4 x i64>, ptr %70, align 32
  %2289 = and <4 x i64> %2287, %2288
  %2290 = bitcast <4 x i64> %2289 to <8 x i32>
  store <8 x float> zeroinitializer, ptr %66, align 32
  %2291 = load <8 x float>, ptr %66, align 32
  store <8 x float> zeroinitializer, ptr %67, align 32
  %2292 = load <8 x float>, ptr %67, align 32
  %2293 = fcmp oeq <8 x float> %2291, %2292
  %2294 = sext <8 x i1> %2293 to <8 x i32>
  %2295 = bitcast <8 x i32> %2294 to <8 x float>
  %2296 = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> zeroinitializer, ptr @floats, <8 x i32> %2290, <8 x float> %2295, i8 4)
  store <8 x float> %2296, ptr %816, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %815, ptr align 32 %816, i64 32, i1 false)
  call void @add(ptr noundef %815, i32 noundef 32, i32 noundef 0)
  br label %2297

2297:                                             ; preds = %2258
  %2298 = load i32, ptr %811, align 4
  %2299 = add nsw i32 %2298, 1
  store i32 %2299, ptr %811, align 4
  br label %2255, !llvm.loop !79

2300:                                             ; preds = %2255
  call void @show(ptr noundef @.str.71)
  store i32 0, ptr %817, align 4
  br label %2301

2301:                                             ; preds = %2321, %2300
  %2302 = load i32, ptr %817, align 4
  %2303 = icmp slt i32 %2302, 48
  br i1 %2303, label %2304, label %2324

2304:                                             ; preds = %2301
  call void @fill(ptr noundef %818, i32 noundef 2)
  call void @fill(ptr noundef %819, i32 noundef 2)
  call void @fill(ptr noundef %820, i32 noundef 2)
  store ptr %818, ptr %108, align 8
  %2305 = load ptr, ptr %108, align 8
  %2306 = load <2 x i64>, ptr %2305, align 1
  %2307 = bitcast <2 x i64> %2306 to <4 x i32>
  store ptr %819, ptr %109, align 8
  %2308 = load ptr, ptr %109, align 8
  %2309 = load <2 x i64>, ptr %2308, align 1
  store <2 x i64> %2309, ptr %64, align 16
  store i32 28, ptr %65, align 4
  %2310 = load <2 x i64>, ptr %64, align 16
  %2311 = bitcast <2 x i64> %2310 to <4 x i32>
  %2312 = load i32, ptr %65, align 4
  %2313 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %2311, i32 %2312)
  %2314 = bitcast <4 x i32> %2313 to <2 x i64>
  %2315 = bitcast <2 x i64> %2314 to <4 x i32>
  store ptr %820, ptr %110, align 8
  %2316 = load ptr, ptr %110, align 8
  %2317 = load <2 x i64>, ptr %2316, align 1
  %2318 = bitcast <2 x i64> %2317 to <4 x i32>
  %2319 = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> %2307, ptr getelementptr inbounds (i32, ptr @floats, i64 8), <4 x i32> %2315, <4 x i32> %2318, i8 4)
  %2320 = bitcast <4 x i32> %2319 to <2 x i64>
  store <2 x i64> %2320, ptr %822, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %821, ptr align 16 %822, i64 16, i1 false)
  call void @add(ptr noundef %821, i32 noundef 16, i32 noundef 0)
  br label %2321

2321:                                             ; preds = %2304
  %2322 = load i32, ptr %817, align 4
  %2323 = add nsw i32 %2322, 1
  store i32 %2323, ptr %817, align 4
  br label %2301, !llvm.loop !80

2324:                                             ; preds = %2301
  call void @show(ptr noundef @.str.72)
  store i32 0, ptr %823, align 4
  br label %2325

2325:                                             ; preds = %2355, %2324
  %2326 = load i32, ptr %823, align 4
  %2327 = icmp slt i32 %2326, 48
  br i1 %2327, label %2328, label %2358

2328:                                             ; preds = %2325
  call void @fill(ptr noundef %824, i32 noundef 3)
  call void @fill(ptr noundef %825, i32 noundef 3)
  call void @fill(ptr noundef %826, i32 noundef 3)
  store ptr %825, ptr %111, align 8
  %2329 = load ptr, ptr %111, align 8
  %2330 = load <2 x i64>, ptr %2329, align 1
  store i32 15, ptr %60, align 4
  %2331 = load i32, ptr %60, align 4
  %2332 = load i32, ptr %60, align 4
  %2333 = load i32, ptr %60, align 4
  %2334 = load i32, ptr %60, align 4
  store i32 %2331, ptr %6, align 4
  store i32 %2332, ptr %7, align 4
  store i32 %2333, ptr %8, align 4
  store i32 %2334, ptr %9, align 4
  %2335 = load i32, ptr %9, align 4
  %2336 = insertelement <4 x i32> poison, i32 %2335, i32 0
  %2337 = load i32, ptr %8, align 4
  %2338 = insertelement <4 x i32> %2336, i32 %2337, i32 1
  %2339 = load i32, ptr %7, align 4
  %2340 = insertelement <4 x i32> %2338, i32 %2339, i32 2
  %2341 = load i32, ptr %6, align 4
  %2342 = insertelement <4 x i32> %2340, i32 %2341, i32 3
  store <4 x i32> %2342, ptr %10, align 16
  %2343 = load <4 x i32>, ptr %10, align 16
  %2344 = bitcast <4 x i32> %2343 to <2 x i64>
  store <2 x i64> %2330, ptr %62, align 16
  store <2 x i64> %2344, ptr %63, align 16
  %2345 = load <2 x i64>, ptr %62, align 16
  %2346 = load <2 x i64>, ptr %63, align 16
  %2347 = and <2 x i64> %2345, %2346
  %2348 = bitcast <2 x i64> %2347 to <4 x i32>
  store <4 x double> zeroinitializer, ptr %58, align 32
  %2349 = load <4 x double>, ptr %58, align 32
  store <4 x double> zeroinitializer, ptr %59, align 32
  %2350 = load <4 x double>, ptr %59, align 32
  %2351 = fcmp oeq <4 x double> %2349, %2350
  %2352 = sext <4 x i1> %2351 to <4 x i64>
  %2353 = bitcast <4 x i64> %2352 to <4 x double>
  %2354 = call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> zeroinitializer, ptr @doubles, <4 x i32> %2348, <4 x double> %2353, i8 8)
  store <4 x double> %2354, ptr %828, align 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %827, ptr align 32 %828, i64 32, i1 false)
  call void @add(ptr noundef %827, i32 noundef 32, i32 noundef 0)
  br label %2355

2355:                                             ; preds = %2328
  %2356 = load i32, ptr %823, align 4
  %2357 = add nsw i32 %2356, 1
  store i32 %2357, ptr %823, align 4
  br label %2325, !llvm.loop !81

2358:                                             ; preds = %2325
  call void @show(ptr noundef @.str.73)
  store i32 0, ptr %829, align 4
  br label %2359

2359:                                             ; preds = %2375, %2358
  %2360 = load i32, ptr %829, align 4
  %2361 = icmp slt i32 %2360, 48
  br i1 %2361, label %2362, label %2378

2362:                                             ; preds = %2359
  call void @fill(ptr noundef %830, i32 noundef 2)
  call void @fill(ptr noundef %831, i32 noundef 2)
  call void @fill(ptr noundef %832, i32 noundef 2)
  %2363 = getelementptr inbounds [8 x float], ptr %830, i64 0, i64 0
  store ptr %2363, ptr %380, align 8
  %2364 = load ptr, ptr %380, align 8
  %2365 = load <4 x float>, ptr %2364, align 1
  store ptr %831, ptr %112, align 8
  %2366 = load ptr, ptr %112, align 8
  %2367 = load <2 x i64>, ptr %2366, align 1
  store <2 x i64> %2367, ptr %56, align 16
  store i32 60, ptr %57, align 4
  %2368 = load <2 x i64>, ptr %56, align 16
  %2369 = load i32, ptr %57, align 4
  %2370 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %2368, i32 %2369)
  %2371 = getelementptr inbounds [8 x float], ptr %832, i64 0, i64 0
  store ptr %2371, ptr %381, align 8
  %2372 = load ptr, ptr %381, align 8
  %2373 = load <4 x float>, ptr %2372, align 1
  %2374 = call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> %2365, ptr @floats, <2 x i64> %2370, <4 x float> %2373, i8 4)
  store <4 x float> %2374, ptr %834, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %833, ptr align 16 %834, i64 16, i1 false)
  call void @add(ptr noundef %833, i32 noundef 16, i32 noundef 0)
  br label %2375

2375:                                             ; preds = %2362
  %2376 = load i32, ptr %829, align 4
  %2377 = add nsw i32 %2376, 1
  store i32 %2377, ptr %829, align 4
  br label %2359, !llvm.loop !82

2378:                                             ; preds = %2359
  call void @show(ptr noundef @.str.74)
  store i32 0, ptr %835, align 4
  br label %2379

2379:                                             ; preds = %2406, %2378
  %2380 = load i32, ptr %835, align 4
  %2381 = icmp slt i32 %2380, 48
  br i1 %2381, label %2382, label %2409

2382:                                             ; preds = %2379
  call void @fill(ptr noundef %836, i32 noundef 2)
  call void @fill(ptr noundef %837, i32 noundef 2)
  call void @fill(ptr noundef %838, i32 noundef 2)
  %2383 = bitcast <2 x i64> zeroinitializer to <4 x i32>
  store ptr %837, ptr %150, align 8
  %2384 = load ptr, ptr %150, align 8
  %2385 = load <4 x i64>, ptr %2384, align 1
  store <4 x i64> %2385, ptr %54, align 32
  store i32 60, ptr %55, align 4
  %2386 = load <4 x i64>, ptr %54, align 32
  %2387 = load i32, ptr %55, align 4
  %2388 = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %2386, i32 %2387)
  store i32 -1, ptr %61, align 4
  %2389 = load i32, ptr %61, align 4
  %2390 = load i32, ptr %61, align 4
  %2391 = load i32, ptr %61, align 4
  %2392 = load i32, ptr %61, align 4
  store i32 %2389, ptr %1, align 4
  store i32 %2390, ptr %2, align 4
  store i32 %2391, ptr %3, align 4
  store i32 %2392, ptr %4, align 4
  %2393 = load i32, ptr %4, align 4
  %2394 = insertelement <4 x i32> poison, i32 %2393, i32 0
  %2395 = load i32, ptr %3, align 4
  %2396 = insertelement <4 x i32> %2394, i32 %2395, i32 1
  %2397 = load i32, ptr %2, align 4
  %2398 = insertelement <4 x i32> %2396, i32 %2397, i32 2
  %2399 = load i32, ptr %1, align 4
  %2400 = insertelement <4 x i32> %2398, i32 %2399, i32 3
  store <4 x i32> %2400, ptr %5, align 16
  %2401 = load <4 x i32>, ptr %5, align 16
  %2402 = bitcast <4 x i32> %2401 to <2 x i64>
  %2403 = bitcast <2 x i64> %2402 to <4 x i32>
  %2404 = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> %2383, ptr @floats, <4 x i64> %2388, <4 x i32> %2403, i8 2)
  %2405 = bitcast <4 x i32> %2404 to <2 x i64>
  store <2 x i64> %2405, ptr %840, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %839, ptr align 16 %840, i64 16, i1 false)
  call void @add(ptr noundef %839, i32 noundef 16, i32 noundef 0)
  br label %2406

2406:                                             ; preds = %2382
  %2407 = load i32, ptr %835, align 4
  %2408 = add nsw i32 %2407, 1
  store i32 %2408, ptr %835, align 4
  br label %2379, !llvm.loop !83

2409:                                             ; preds = %2379
  call void @show(ptr noundef @.str.75)
  store i32 0, ptr %841, align 4
  br label %2410

2410:                                             ; preds = %2445, %2409
  %2411 = load i32, ptr %841, align 4
  %2412 = icmp slt i32 %2411, 48
  br i1 %2412, label %2413, label %2448

2413:                                             ; preds = %2410
  call void @fill(ptr noundef %842, i32 noundef 2)
  call void @fill(ptr noundef %843, i32 noundef 2)
  call void @fill(ptr noundef %844, i32 noundef 2)
  %2414 = getelementptr inbounds [4 x i64], ptr %842, i64 0, i64 0
  %2415 = load i64, ptr %2414, align 8
  %2416 = getelementptr inbounds [8 x i32], ptr %843, i64 0, i64 0
  %2417 = load i32, ptr %2416, align 8
  %2418 = and i32 %2417, 63
  %2419 = getelementptr inbounds [8 x i32], ptr %844, i64 0, i64 0
  %2420 = load i32, ptr %2419, align 8
  %2421 = and i32 %2420, 127
  store i64 %2415, ptr %51, align 8
  store i32 %2418, ptr %52, align 4
  store i32 %2421, ptr %53, align 4
  %2422 = load i64, ptr %51, align 8
  %2423 = load i32, ptr %52, align 4
  %2424 = and i32 %2423, 255
  %2425 = load i32, ptr %53, align 4
  %2426 = and i32 %2425, 255
  %2427 = shl i32 %2426, 8
  %2428 = or i32 %2424, %2427
  %2429 = zext i32 %2428 to i64
  %2430 = call i64 @llvm.x86.bmi.bextr.64(i64 %2422, i64 %2429)
  %2431 = getelementptr inbounds [8 x i32], ptr %842, i64 0, i64 0
  %2432 = load i32, ptr %2431, align 8
  %2433 = getelementptr inbounds [8 x i32], ptr %843, i64 0, i64 1
  %2434 = load i32, ptr %2433, align 4
  store i32 %2432, ptr %48, align 4
  store i32 %2434, ptr %49, align 4
  store i32 9, ptr %50, align 4
  %2435 = load i32, ptr %48, align 4
  %2436 = load i32, ptr %49, align 4
  %2437 = and i32 %2436, 255
  %2438 = load i32, ptr %50, align 4
  %2439 = and i32 %2438, 255
  %2440 = shl i32 %2439, 8
  %2441 = or i32 %2437, %2440
  %2442 = call i32 @llvm.x86.bmi.bextr.32(i32 %2435, i32 %2441)
  %2443 = zext i32 %2442 to i64
  %2444 = add i64 %2430, %2443
  store i64 %2444, ptr %846, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %845, ptr align 8 %846, i64 8, i1 false)
  call void @add(ptr noundef %845, i32 noundef 8, i32 noundef 0)
  br label %2445

2445:                                             ; preds = %2413
  %2446 = load i32, ptr %841, align 4
  %2447 = add nsw i32 %2446, 1
  store i32 %2447, ptr %841, align 4
  br label %2410, !llvm.loop !84

2448:                                             ; preds = %2410
  call void @show(ptr noundef @.str.76)
  store i32 0, ptr %847, align 4
  br label %2449

2449:                                             ; preds = %2460, %2448
  %2450 = load i32, ptr %847, align 4
  %2451 = icmp slt i32 %2450, 48
  br i1 %2451, label %2452, label %2463

2452:                                             ; preds = %2449
  call void @fill(ptr noundef %848, i32 noundef 2)
  call void @fill(ptr noundef %849, i32 noundef 2)
  call void @fill(ptr noundef %850, i32 noundef 2)
  %2453 = getelementptr inbounds [4 x i64], ptr %848, i64 0, i64 0
  %2454 = load i64, ptr %2453, align 8
  %2455 = getelementptr inbounds [4 x i64], ptr %849, i64 0, i64 1
  %2456 = load i64, ptr %2455, align 8
  store i64 %2454, ptr %46, align 8
  store i64 %2456, ptr %47, align 8
  %2457 = load i64, ptr %46, align 8
  %2458 = load i64, ptr %47, align 8
  %2459 = call i64 @llvm.x86.bmi.bextr.64(i64 %2457, i64 %2458)
  store i64 %2459, ptr %852, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %851, ptr align 8 %852, i64 8, i1 false)
  call void @add(ptr noundef %851, i32 noundef 8, i32 noundef 0)
  br label %2460

2460:                                             ; preds = %2452
  %2461 = load i32, ptr %847, align 4
  %2462 = add nsw i32 %2461, 1
  store i32 %2462, ptr %847, align 4
  br label %2449, !llvm.loop !85

2463:                                             ; preds = %2449
  call void @show(ptr noundef @.str.77)
  store i32 0, ptr %853, align 4
  br label %2464

2464:                                             ; preds = %2487, %2463
  %2465 = load i32, ptr %853, align 4
  %2466 = icmp slt i32 %2465, 48
  br i1 %2466, label %2467, label %2490

2467:                                             ; preds = %2464
  call void @fill(ptr noundef %854, i32 noundef 3)
  call void @fill(ptr noundef %855, i32 noundef 3)
  call void @fill(ptr noundef %856, i32 noundef 3)
  %2468 = getelementptr inbounds [4 x i64], ptr %854, i64 0, i64 1
  %2469 = load i64, ptr %2468, align 8
  %2470 = mul i64 %2469, -7046029254386353131
  %2471 = getelementptr inbounds [8 x i32], ptr %855, i64 0, i64 0
  %2472 = load i32, ptr %2471, align 8
  %2473 = zext i32 %2472 to i64
  store i64 %2470, ptr %44, align 8
  store i64 %2473, ptr %45, align 8
  %2474 = load i64, ptr %44, align 8
  %2475 = load i64, ptr %45, align 8
  %2476 = call i64 @llvm.x86.bmi.bzhi.64(i64 %2474, i64 %2475)
  %2477 = getelementptr inbounds [8 x i32], ptr %854, i64 0, i64 1
  %2478 = load i32, ptr %2477, align 4
  %2479 = xor i32 %2478, -1
  %2480 = getelementptr inbounds [8 x i32], ptr %856, i64 0, i64 2
  %2481 = load i32, ptr %2480, align 8
  store i32 %2479, ptr %42, align 4
  store i32 %2481, ptr %43, align 4
  %2482 = load i32, ptr %42, align 4
  %2483 = load i32, ptr %43, align 4
  %2484 = call i32 @llvm.x86.bmi.bzhi.32(i32 %2482, i32 %2483)
  %2485 = zext i32 %2484 to i64
  %2486 = add i64 %2476, %2485
  store i64 %2486, ptr %858, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %857, ptr align 8 %858, i64 8, i1 false)
  call void @add(ptr noundef %857, i32 noundef 8, i32 noundef 0)
  br label %2487

2487:                                             ; preds = %2467
  %2488 = load i32, ptr %853, align 4
  %2489 = add nsw i32 %2488, 1
  store i32 %2489, ptr %853, align 4
  br label %2464, !llvm.loop !86

2490:                                             ; preds = %2464
  call void @show(ptr noundef @.str.78)
  store i32 0, ptr %859, align 4
  br label %2491

2491:                                             ; preds = %2511, %2490
  %2492 = load i32, ptr %859, align 4
  %2493 = icmp slt i32 %2492, 48
  br i1 %2493, label %2494, label %2514

2494:                                             ; preds = %2491
  call void @fill(ptr noundef %860, i32 noundef 2)
  call void @fill(ptr noundef %861, i32 noundef 2)
  call void @fill(ptr noundef %862, i32 noundef 2)
  %2495 = getelementptr inbounds [4 x i64], ptr %860, i64 0, i64 0
  %2496 = load i64, ptr %2495, align 8
  %2497 = getelementptr inbounds [4 x i64], ptr %861, i64 0, i64 0
  %2498 = load i64, ptr %2497, align 8
  store i64 %2496, ptr %40, align 8
  store i64 %2498, ptr %41, align 8
  %2499 = load i64, ptr %40, align 8
  %2500 = load i64, ptr %41, align 8
  %2501 = call i64 @llvm.x86.bmi.pext.64(i64 %2499, i64 %2500)
  %2502 = getelementptr inbounds [8 x i32], ptr %860, i64 0, i64 2
  %2503 = load i32, ptr %2502, align 8
  %2504 = getelementptr inbounds [8 x i32], ptr %861, i64 0, i64 2
  %2505 = load i32, ptr %2504, align 8
  store i32 %2503, ptr %38, align 4
  store i32 %2505, ptr %39, align 4
  %2506 = load i32, ptr %38, align 4
  %2507 = load i32, ptr %39, align 4
  %2508 = call i32 @llvm.x86.bmi.pext.32(i32 %2506, i32 %2507)
  %2509 = zext i32 %2508 to i64
  %2510 = add i64 %2501, %2509
  store i64 %2510, ptr %864, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %863, ptr align 8 %864, i64 8, i1 false)
  call void @add(ptr noundef %863, i32 noundef 8, i32 noundef 0)
  br label %2511

2511:                                             ; preds = %2494
  %2512 = load i32, ptr %859, align 4
  %2513 = add nsw i32 %2512, 1
  store i32 %2513, ptr %859, align 4
  br label %2491, !llvm.loop !87

2514:                                             ; preds = %2491
  call void @show(ptr noundef @.str.79)
  store i32 0, ptr %865, align 4
  br label %2515

2515:                                             ; preds = %2535, %2514
  %2516 = load i32, ptr %865, align 4
  %2517 = icmp slt i32 %2516, 48
  br i1 %2517, label %2518, label %2538

2518:                                             ; preds = %2515
  call void @fill(ptr noundef %866, i32 noundef 2)
  call void @fill(ptr noundef %867, i32 noundef 2)
  call void @fill(ptr noundef %868, i32 noundef 2)
  %2519 = getelementptr inbounds [4 x i64], ptr %866, i64 0, i64 0
  %2520 = load i64, ptr %2519, align 8
  %2521 = getelementptr inbounds [4 x i64], ptr %867, i64 0, i64 0
  %2522 = load i64, ptr %2521, align 8
  store i64 %2520, ptr %36, align 8
  store i64 %2522, ptr %37, align 8
  %2523 = load i64, ptr %36, align 8
  %2524 = load i64, ptr %37, align 8
  %2525 = call i64 @llvm.x86.bmi.pdep.64(i64 %2523, i64 %2524)
  %2526 = getelementptr inbounds [8 x i32], ptr %866, i64 0, i64 2
  %2527 = load i32, ptr %2526, align 8
  %2528 = getelementptr inbounds [8 x i32], ptr %867, i64 0, i64 2
  %2529 = load i32, ptr %2528, align 8
  store i32 %2527, ptr %34, align 4
  store i32 %2529, ptr %35, align 4
  %2530 = load i32, ptr %34, align 4
  %2531 = load i32, ptr %35, align 4
  %2532 = call i32 @llvm.x86.bmi.pdep.32(i32 %2530, i32 %2531)
  %2533 = zext i32 %2532 to i64
  %2534 = add i64 %2525, %2533
  store i64 %2534, ptr %870, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %869, ptr align 8 %870, i64 8, i1 false)
  call void @add(ptr noundef %869, i32 noundef 8, i32 noundef 0)
  br label %2535

2535:                                             ; preds = %2518
  %2536 = load i32, ptr %865, align 4
  %2537 = add nsw i32 %2536, 1
  store i32 %2537, ptr %865, align 4
  br label %2515, !llvm.loop !88

2538:                                             ; preds = %2515
  call void @show(ptr noundef @.str.80)
  store i32 0, ptr %873, align 4
  br label %2539

2539:                                             ; preds = %2550, %2538
  %2540 = load i32, ptr %873, align 4
  %2541 = icmp slt i32 %2540, 8
  br i1 %2541, label %2542, label %2553

2542:                                             ; preds = %2539
  %2543 = load i32, ptr %873, align 4
  %2544 = add nsw i32 %2543, 1
  %2545 = sitofp i32 %2544 to float
  %2546 = fmul float %2545, 0x3FD7AE1480000000
  %2547 = load i32, ptr %873, align 4
  %2548 = sext i32 %2547 to i64
  %2549 = getelementptr inbounds [8 x float], ptr %871, i64 0, i64 %2548
  store float %2546, ptr %2549, align 4
  br label %2550

2550:                                             ; preds = %2542
  %2551 = load i32, ptr %873, align 4
  %2552 = add nsw i32 %2551, 1
  store i32 %2552, ptr %873, align 4
  br label %2539, !llvm.loop !89

2553:                                             ; preds = %2539
  %2554 = getelementptr inbounds [8 x float], ptr %872, i64 0, i64 0
  %2555 = getelementptr inbounds [8 x float], ptr %871, i64 0, i64 0
  store ptr %2555, ptr %267, align 8
  %2556 = load ptr, ptr %267, align 8
  %2557 = load <8 x float>, ptr %2556, align 1
  store <8 x float> %2557, ptr %29, align 32
  %2558 = load <8 x float>, ptr %29, align 32
  %2559 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %2558)
  store ptr %2554, ptr %30, align 8
  store <8 x float> %2559, ptr %31, align 32
  %2560 = load <8 x float>, ptr %31, align 32
  %2561 = load ptr, ptr %30, align 8
  store <8 x float> %2560, ptr %2561, align 1
  call void @near(ptr noundef @.str.81, ptr noundef %872, i32 noundef 0)
  %2562 = getelementptr inbounds [8 x float], ptr %872, i64 0, i64 0
  %2563 = getelementptr inbounds [8 x float], ptr %871, i64 0, i64 0
  store ptr %2563, ptr %268, align 8
  %2564 = load ptr, ptr %268, align 8
  %2565 = load <8 x float>, ptr %2564, align 1
  store <8 x float> %2565, ptr %28, align 32
  %2566 = load <8 x float>, ptr %28, align 32
  %2567 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %2566)
  store ptr %2562, ptr %32, align 8
  store <8 x float> %2567, ptr %33, align 32
  %2568 = load <8 x float>, ptr %33, align 32
  %2569 = load ptr, ptr %32, align 8
  store <8 x float> %2568, ptr %2569, align 1
  call void @near(ptr noundef @.str.82, ptr noundef %872, i32 noundef 1)
  store i32 0, ptr %874, align 4
  br label %2570

2570:                                             ; preds = %2591, %2553
  %2571 = load i32, ptr %874, align 4
  %2572 = icmp slt i32 %2571, 8
  br i1 %2572, label %2573, label %2594

2573:                                             ; preds = %2570
  %2574 = load i32, ptr %874, align 4
  %2575 = sext i32 %2574 to i64
  %2576 = getelementptr inbounds [8 x float], ptr %871, i64 0, i64 %2575
  %2577 = load float, ptr %2576, align 4
  store float %2577, ptr %21, align 4
  %2578 = load float, ptr %21, align 4
  %2579 = insertelement <4 x float> poison, float %2578, i32 0
  %2580 = insertelement <4 x float> %2579, float 0.000000e+00, i32 1
  %2581 = insertelement <4 x float> %2580, float 0.000000e+00, i32 2
  %2582 = insertelement <4 x float> %2581, float 0.000000e+00, i32 3
  store <4 x float> %2582, ptr %22, align 16
  %2583 = load <4 x float>, ptr %22, align 16
  store <4 x float> %2583, ptr %25, align 16
  %2584 = load <4 x float>, ptr %25, align 16
  %2585 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %2584)
  store <4 x float> %2585, ptr %26, align 16
  %2586 = load <4 x float>, ptr %26, align 16
  %2587 = extractelement <4 x float> %2586, i32 0
  %2588 = load i32, ptr %874, align 4
  %2589 = sext i32 %2588 to i64
  %2590 = getelementptr inbounds [8 x float], ptr %872, i64 0, i64 %2589
  store float %2587, ptr %2590, align 4
  br label %2591

2591:                                             ; preds = %2573
  %2592 = load i32, ptr %874, align 4
  %2593 = add nsw i32 %2592, 1
  store i32 %2593, ptr %874, align 4
  br label %2570, !llvm.loop !90

2594:                                             ; preds = %2570
  call void @near(ptr noundef @.str.83, ptr noundef %872, i32 noundef 0)
  store i32 0, ptr %875, align 4
  br label %2595

2595:                                             ; preds = %2616, %2594
  %2596 = load i32, ptr %875, align 4
  %2597 = icmp slt i32 %2596, 8
  br i1 %2597, label %2598, label %2619

2598:                                             ; preds = %2595
  %2599 = load i32, ptr %875, align 4
  %2600 = sext i32 %2599 to i64
  %2601 = getelementptr inbounds [8 x float], ptr %871, i64 0, i64 %2600
  %2602 = load float, ptr %2601, align 4
  store float %2602, ptr %23, align 4
  %2603 = load float, ptr %23, align 4
  %2604 = insertelement <4 x float> poison, float %2603, i32 0
  %2605 = insertelement <4 x float> %2604, float 0.000000e+00, i32 1
  %2606 = insertelement <4 x float> %2605, float 0.000000e+00, i32 2
  %2607 = insertelement <4 x float> %2606, float 0.000000e+00, i32 3
  store <4 x float> %2607, ptr %24, align 16
  %2608 = load <4 x float>, ptr %24, align 16
  store <4 x float> %2608, ptr %20, align 16
  %2609 = load <4 x float>, ptr %20, align 16
  %2610 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> %2609)
  store <4 x float> %2610, ptr %27, align 16
  %2611 = load <4 x float>, ptr %27, align 16
  %2612 = extractelement <4 x float> %2611, i32 0
  %2613 = load i32, ptr %875, align 4
  %2614 = sext i32 %2613 to i64
  %2615 = getelementptr inbounds [8 x float], ptr %872, i64 0, i64 %2614
  store float %2612, ptr %2615, align 4
  br label %2616

2616:                                             ; preds = %2598
  %2617 = load i32, ptr %875, align 4
  %2618 = add nsw i32 %2617, 1
  store i32 %2618, ptr %875, align 4
  br label %2595, !llvm.loop !91

2619:                                             ; preds = %2595
  call void @near(ptr noundef @.str.84, ptr noundef %872, i32 noundef 1)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %61, %2
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %9, label %64

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %9
  %13 = call i32 @next()
  %14 = urem i32 %13, 24
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw [24 x i32], ptr @floats, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %5, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 %20
  store i32 %17, ptr %21, align 4
  br label %22

22:                                               ; preds = %12, %9
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %38

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %38

28:                                               ; preds = %25
  %29 = call i32 @next()
  %30 = urem i32 %29, 24
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [24 x i64], ptr @doubles, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %5, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x i64], ptr %34, i64 0, i64 %36
  store i64 %33, ptr %37, align 8
  br label %38

38:                                               ; preds = %28, %25, %22
  %39 = load i32, ptr %4, align 4
  %40 = icmp eq i32 %39, 2
  br i1 %40, label %41, label %50

41:                                               ; preds = %38
  %42 = call i32 @next()
  %43 = shl i32 %42, 8
  %44 = call i32 @next()
  %45 = xor i32 %43, %44
  %46 = load ptr, ptr %3, align 8
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [8 x i32], ptr %46, i64 0, i64 %48
  store i32 %45, ptr %49, align 4
  br label %50

50:                                               ; preds = %41, %38
  %51 = load i32, ptr %4, align 4
  %52 = icmp eq i32 %51, 3
  br i1 %52, label %53, label %60

53:                                               ; preds = %50
  %54 = call i32 @next()
  %55 = urem i32 %54, 80
  %56 = load ptr, ptr %3, align 8
  %57 = load i32, ptr %5, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x i32], ptr %56, i64 0, i64 %58
  store i32 %55, ptr %59, align 4
  br label %60

60:                                               ; preds = %53, %50
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %5, align 4
  br label %6, !llvm.loop !92

64:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %10

10:                                               ; preds = %36, %3
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %5, align 4
  %13 = sdiv i32 %12, 4
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %15, label %39

15:                                               ; preds = %10
  %16 = load i32, ptr %6, align 4
  %17 = icmp eq i32 %16, 4
  br i1 %17, label %18, label %35

18:                                               ; preds = %15
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [8 x float], ptr %24, i64 0, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fcmp une float %23, %28
  br i1 %29, label %30, label %35

30:                                               ; preds = %18
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x i32], ptr %31, i64 0, i64 %33
  store i32 2143289344, ptr %34, align 4
  br label %35

35:                                               ; preds = %30, %18, %15
  br label %36

36:                                               ; preds = %35
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %7, align 4
  br label %10, !llvm.loop !93

39:                                               ; preds = %10
  store i32 0, ptr %8, align 4
  br label %40

40:                                               ; preds = %66, %39
  %41 = load i32, ptr %8, align 4
  %42 = load i32, ptr %5, align 4
  %43 = sdiv i32 %42, 8
  %44 = icmp slt i32 %41, %43
  br i1 %44, label %45, label %69

45:                                               ; preds = %40
  %46 = load i32, ptr %6, align 4
  %47 = icmp eq i32 %46, 8
  br i1 %47, label %48, label %65

48:                                               ; preds = %45
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %8, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x double], ptr %49, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %8, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x double], ptr %54, i64 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fcmp une double %53, %58
  br i1 %59, label %60, label %65

60:                                               ; preds = %48
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %8, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x i64], ptr %61, i64 0, i64 %63
  store i64 9221120237041090560, ptr %64, align 8
  br label %65

65:                                               ; preds = %60, %48, %45
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %8, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %8, align 4
  br label %40, !llvm.loop !94

69:                                               ; preds = %40
  store i32 0, ptr %9, align 4
  br label %70

70:                                               ; preds = %84, %69
  %71 = load i32, ptr %9, align 4
  %72 = load i32, ptr %5, align 4
  %73 = sdiv i32 %72, 8
  %74 = icmp slt i32 %71, %73
  br i1 %74, label %75, label %87

75:                                               ; preds = %70
  %76 = load i64, ptr @sum, align 8
  %77 = mul i64 %76, 31
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %9, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [4 x i64], ptr %78, i64 0, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %77, %82
  store i64 %83, ptr @sum, align 8
  br label %84

84:                                               ; preds = %75
  %85 = load i32, ptr %9, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %9, align 4
  br label %70, !llvm.loop !95

87:                                               ; preds = %70
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @sum, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.85, ptr noundef %3, i64 noundef %4)
  store i64 0, ptr @sum, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.floor.v8f32(<8 x float>) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.round.pd.256(<4 x double>, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, ptr, <8 x i32>, <8 x float>, i8 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double>, ptr, <4 x i32>, <4 x double>, i8 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float>, ptr, <2 x i64>, <4 x float>, i8 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, ptr, <4 x i64>, <4 x i32>, i8 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal void @near(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %12

12:                                               ; preds = %49, %3
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %13, 8
  br i1 %14, label %15, label %52

15:                                               ; preds = %12
  %16 = load i32, ptr %8, align 4
  %17 = add nsw i32 %16, 1
  %18 = sitofp i32 %17 to float
  %19 = fmul float %18, 0x3FD7AE1480000000
  store float %19, ptr %9, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [8 x float], ptr %20, i64 0, i64 %22
  %24 = load float, ptr %23, align 4
  store float %24, ptr %10, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %33

27:                                               ; preds = %15
  %28 = load float, ptr %10, align 4
  %29 = load float, ptr %10, align 4
  %30 = fmul float %28, %29
  %31 = load float, ptr %9, align 4
  %32 = fmul float %30, %31
  br label %37

33:                                               ; preds = %15
  %34 = load float, ptr %10, align 4
  %35 = load float, ptr %9, align 4
  %36 = fmul float %34, %35
  br label %37

37:                                               ; preds = %33, %27
  %38 = phi float [ %32, %27 ], [ %36, %33 ]
  store float %38, ptr %11, align 4
  %39 = load float, ptr %11, align 4
  %40 = fcmp ogt float %39, 0x3FEFF7CEE0000000
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = load float, ptr %11, align 4
  %43 = fcmp olt float %42, 0x3FF00418A0000000
  br label %44

44:                                               ; preds = %41, %37
  %45 = phi i1 [ false, %37 ], [ %43, %41 ]
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %7, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %7, align 4
  br label %49

49:                                               ; preds = %44
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %8, align 4
  br label %12, !llvm.loop !96

52:                                               ; preds = %12
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %7, align 4
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.86, ptr noundef %53, i32 noundef %54)
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
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #3

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.max.pd.256(<4 x double>, <4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float>, <8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double>, <4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double>, <2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.movmsk.pd.256(<4 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64>, <2 x i64>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i64> @llvm.x86.avx2.maskload.q(ptr, <2 x i64>) #7

; Function Attrs: nounwind memory(argmem: readwrite)
declare void @llvm.x86.avx2.maskstore.d.256(ptr, <8 x i32>, <8 x i32>) #8

; Function Attrs: nounwind memory(argmem: readwrite)
declare void @llvm.x86.avx.maskstore.pd(ptr, <2 x i64>, <2 x double>) #8

; Function Attrs: nounwind
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64>, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.bextr.64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.bextr.32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pext.64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.pext.32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pdep.64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float>) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #8 = { nounwind memory(argmem: readwrite) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

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
!38 = distinct !{!38, !7, !8}
!39 = distinct !{!39, !7, !8}
!40 = distinct !{!40, !7, !8}
!41 = distinct !{!41, !7, !8}
!42 = distinct !{!42, !7, !8}
!43 = distinct !{!43, !7, !8}
!44 = distinct !{!44, !7, !8}
!45 = distinct !{!45, !7, !8}
!46 = distinct !{!46, !7, !8}
!47 = distinct !{!47, !7, !8}
!48 = distinct !{!48, !7, !8}
!49 = distinct !{!49, !7, !8}
!50 = distinct !{!50, !7, !8}
!51 = distinct !{!51, !7, !8}
!52 = distinct !{!52, !7, !8}
!53 = distinct !{!53, !7, !8}
!54 = distinct !{!54, !7, !8}
!55 = distinct !{!55, !7, !8}
!56 = distinct !{!56, !7, !8}
!57 = distinct !{!57, !7, !8}
!58 = distinct !{!58, !7, !8}
!59 = distinct !{!59, !7, !8}
!60 = distinct !{!60, !7, !8}
!61 = distinct !{!61, !7, !8}
!62 = distinct !{!62, !7, !8}
!63 = distinct !{!63, !7, !8}
!64 = distinct !{!64, !7, !8}
!65 = distinct !{!65, !7, !8}
!66 = distinct !{!66, !7, !8}
!67 = distinct !{!67, !7, !8}
!68 = distinct !{!68, !7, !8}
!69 = distinct !{!69, !7, !8}
!70 = distinct !{!70, !7, !8}
!71 = distinct !{!71, !7, !8}
!72 = distinct !{!72, !7, !8}
!73 = distinct !{!73, !7, !8}
!74 = distinct !{!74, !7, !8}
!75 = distinct !{!75, !7, !8}
!76 = distinct !{!76, !7, !8}
!77 = distinct !{!77, !7, !8}
!78 = distinct !{!78, !7, !8}
!79 = distinct !{!79, !7, !8}
!80 = distinct !{!80, !7, !8}
!81 = distinct !{!81, !7, !8}
!82 = distinct !{!82, !7, !8}
!83 = distinct !{!83, !7, !8}
!84 = distinct !{!84, !7, !8}
!85 = distinct !{!85, !7, !8}
!86 = distinct !{!86, !7, !8}
!87 = distinct !{!87, !7, !8}
!88 = distinct !{!88, !7, !8}
!89 = distinct !{!89, !7}
!90 = distinct !{!90, !7}
!91 = distinct !{!91, !7}
!92 = distinct !{!92, !7}
!93 = distinct !{!93, !7}
!94 = distinct !{!94, !7}
!95 = distinct !{!95, !7}
!96 = distinct !{!96, !7}
