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
@state = internal unnamed_addr global i32 1, align 4
@sum = internal unnamed_addr global i64 0, align 8
@.str.85 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@.str.86 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca %union.Lanes, align 16
  %2 = alloca %union.Lanes, align 16
  %3 = alloca %union.Lanes, align 8
  %4 = alloca %union.Lanes, align 16
  %5 = alloca %union.Lanes, align 16
  %6 = alloca %union.Lanes, align 16
  %7 = alloca %union.Lanes, align 8
  %8 = alloca %union.Lanes, align 16
  %9 = alloca %union.Lanes, align 16
  %10 = alloca %union.Lanes, align 16
  %11 = alloca %union.Lanes, align 8
  %12 = alloca %union.Lanes, align 16
  %13 = alloca %union.Lanes, align 16
  %14 = alloca %union.Lanes, align 16
  %15 = alloca %union.Lanes, align 8
  %16 = alloca %union.Lanes, align 16
  %17 = alloca %union.Lanes, align 16
  %18 = alloca %union.Lanes, align 16
  %19 = alloca %union.Lanes, align 8
  %20 = alloca %union.Lanes, align 16
  %21 = alloca %union.Lanes, align 16
  %22 = alloca %union.Lanes, align 16
  %23 = alloca %union.Lanes, align 8
  %24 = alloca %union.Lanes, align 16
  %25 = alloca %union.Lanes, align 8
  %26 = alloca %union.Lanes, align 8
  %27 = alloca %union.Lanes, align 8
  %28 = alloca %union.Lanes, align 8
  %29 = alloca %union.Lanes, align 8
  %30 = alloca %union.Lanes, align 8
  %31 = alloca %union.Lanes, align 8
  %32 = alloca %union.Lanes, align 8
  %33 = alloca %union.Lanes, align 16
  %34 = alloca %union.Lanes, align 16
  %35 = alloca %union.Lanes, align 8
  %36 = alloca %union.Lanes, align 16
  %37 = alloca %union.Lanes, align 8
  %38 = alloca %union.Lanes, align 8
  %39 = alloca %union.Lanes, align 8
  %40 = alloca %union.Lanes, align 8
  %41 = alloca %union.Lanes, align 8
  %42 = alloca %union.Lanes, align 8
  %43 = alloca %union.Lanes, align 8
  %44 = alloca %union.Lanes, align 8
  %45 = alloca %union.Lanes, align 16
  %46 = alloca %union.Lanes, align 16
  %47 = alloca %union.Lanes, align 8
  %48 = alloca %union.Lanes, align 16
  %49 = alloca %union.Lanes, align 16
  %50 = alloca %union.Lanes, align 16
  %51 = alloca %union.Lanes, align 8
  %52 = alloca %union.Lanes, align 16
  %53 = alloca %union.Lanes, align 8
  %54 = alloca %union.Lanes, align 8
  %55 = alloca %union.Lanes, align 8
  %56 = alloca %union.Lanes, align 8
  %57 = alloca %union.Lanes, align 8
  %58 = alloca %union.Lanes, align 8
  %59 = alloca %union.Lanes, align 8
  %60 = alloca %union.Lanes, align 8
  %61 = alloca %union.Lanes, align 16
  %62 = alloca %union.Lanes, align 16
  %63 = alloca %union.Lanes, align 16
  %64 = alloca %union.Lanes, align 16
  %65 = alloca %union.Lanes, align 16
  %66 = alloca %union.Lanes, align 16
  %67 = alloca %union.Lanes, align 8
  %68 = alloca %union.Lanes, align 16
  %69 = alloca %union.Lanes, align 8
  %70 = alloca %union.Lanes, align 8
  %71 = alloca %union.Lanes, align 8
  %72 = alloca %union.Lanes, align 8
  %73 = alloca %union.Lanes, align 16
  %74 = alloca %union.Lanes, align 16
  %75 = alloca %union.Lanes, align 8
  %76 = alloca %union.Lanes, align 16
  %77 = alloca %union.Lanes, align 16
  %78 = alloca %union.Lanes, align 8
  %79 = alloca %union.Lanes, align 8
  %80 = alloca %union.Lanes, align 16
  %81 = alloca %union.Lanes, align 8
  %82 = alloca %union.Lanes, align 8
  %83 = alloca %union.Lanes, align 8
  %84 = alloca %union.Lanes, align 8
  %85 = alloca %union.Lanes, align 16
  %86 = alloca %union.Lanes, align 16
  %87 = alloca %union.Lanes, align 8
  %88 = alloca %union.Lanes, align 16
  %89 = alloca %union.Lanes, align 16
  %90 = alloca %union.Lanes, align 16
  %91 = alloca %union.Lanes, align 8
  %92 = alloca %union.Lanes, align 16
  %93 = alloca %union.Lanes, align 8
  %94 = alloca %union.Lanes, align 8
  %95 = alloca %union.Lanes, align 8
  %96 = alloca %union.Lanes, align 8
  %97 = alloca %union.Lanes, align 16
  %98 = alloca %union.Lanes, align 16
  %99 = alloca %union.Lanes, align 8
  %100 = alloca %union.Lanes, align 16
  %101 = alloca %union.Lanes, align 8
  %102 = alloca %union.Lanes, align 8
  %103 = alloca %union.Lanes, align 8
  %104 = alloca %union.Lanes, align 8
  %105 = alloca %union.Lanes, align 8
  %106 = alloca %union.Lanes, align 8
  %107 = alloca %union.Lanes, align 8
  %108 = alloca %union.Lanes, align 8
  %109 = alloca %union.Lanes, align 16
  %110 = alloca %union.Lanes, align 16
  %111 = alloca %union.Lanes, align 8
  %112 = alloca %union.Lanes, align 16
  %113 = alloca %union.Lanes, align 16
  %114 = alloca %union.Lanes, align 16
  %115 = alloca %union.Lanes, align 8
  %116 = alloca %union.Lanes, align 16
  %117 = alloca %union.Lanes, align 16
  %118 = alloca %union.Lanes, align 16
  %119 = alloca %union.Lanes, align 8
  %120 = alloca %union.Lanes, align 16
  %121 = alloca %union.Lanes, align 16
  %122 = alloca %union.Lanes, align 16
  %123 = alloca %union.Lanes, align 8
  %124 = alloca %union.Lanes, align 16
  %125 = alloca %union.Lanes, align 16
  %126 = alloca %union.Lanes, align 16
  %127 = alloca %union.Lanes, align 8
  %128 = alloca %union.Lanes, align 8
  %129 = alloca %union.Lanes, align 16
  %130 = alloca %union.Lanes, align 16
  %131 = alloca %union.Lanes, align 8
  %132 = alloca %union.Lanes, align 8
  %133 = alloca %union.Lanes, align 16
  %134 = alloca %union.Lanes, align 8
  %135 = alloca %union.Lanes, align 8
  %136 = alloca %union.Lanes, align 16
  %137 = alloca %union.Lanes, align 8
  %138 = alloca %union.Lanes, align 8
  %139 = alloca %union.Lanes, align 8
  %140 = alloca %union.Lanes, align 8
  %141 = alloca %union.Lanes, align 16
  %142 = alloca %union.Lanes, align 8
  %143 = alloca %union.Lanes, align 8
  %144 = alloca %union.Lanes, align 16
  %145 = alloca %union.Lanes, align 16
  %146 = alloca %union.Lanes, align 8
  %147 = alloca %union.Lanes, align 8
  %148 = alloca %union.Lanes, align 16
  %149 = alloca %union.Lanes, align 8
  %150 = alloca %union.Lanes, align 8
  %151 = alloca %union.Lanes, align 8
  %152 = alloca %union.Lanes, align 16
  %153 = alloca %union.Lanes, align 16
  %154 = alloca %union.Lanes, align 8
  %155 = alloca %union.Lanes, align 8
  %156 = alloca %union.Lanes, align 8
  %157 = alloca %union.Lanes, align 16
  %158 = alloca %union.Lanes, align 8
  %159 = alloca %union.Lanes, align 8
  %160 = alloca %union.Lanes, align 8
  %161 = alloca %union.Lanes, align 16
  %162 = alloca %union.Lanes, align 8
  %163 = alloca %union.Lanes, align 8
  %164 = alloca %union.Lanes, align 8
  %165 = alloca %union.Lanes, align 16
  %166 = alloca %union.Lanes, align 8
  %167 = alloca %union.Lanes, align 8
  %168 = alloca %union.Lanes, align 8
  %169 = alloca %union.Lanes, align 16
  %170 = alloca %union.Lanes, align 8
  %171 = alloca %union.Lanes, align 8
  %172 = alloca %union.Lanes, align 16
  %173 = alloca %union.Lanes, align 16
  %174 = alloca %union.Lanes, align 16
  %175 = alloca %union.Lanes, align 8
  %176 = alloca %union.Lanes, align 16
  %177 = alloca %union.Lanes, align 16
  %178 = alloca %union.Lanes, align 8
  %179 = alloca %union.Lanes, align 8
  %180 = alloca %union.Lanes, align 16
  %181 = alloca %union.Lanes, align 16
  %182 = alloca %union.Lanes, align 8
  %183 = alloca %union.Lanes, align 8
  %184 = alloca %union.Lanes, align 16
  %185 = alloca %union.Lanes, align 8
  %186 = alloca %union.Lanes, align 8
  %187 = alloca %union.Lanes, align 8
  %188 = alloca %union.Lanes, align 16
  %189 = alloca %union.Lanes, align 8
  %190 = alloca %union.Lanes, align 8
  %191 = alloca %union.Lanes, align 8
  %192 = alloca %union.Lanes, align 16
  %193 = alloca %union.Lanes, align 16
  %194 = alloca %union.Lanes, align 8
  %195 = alloca %union.Lanes, align 8
  %196 = alloca %union.Lanes, align 16
  %197 = alloca %union.Lanes, align 16
  %198 = alloca %union.Lanes, align 16
  %199 = alloca %union.Lanes, align 16
  %200 = alloca %union.Lanes, align 16
  %201 = alloca %union.Lanes, align 8
  %202 = alloca %union.Lanes, align 8
  %203 = alloca %union.Lanes, align 8
  %204 = alloca %union.Lanes, align 8
  %205 = alloca %union.Lanes, align 8
  %206 = alloca %union.Lanes, align 8
  %207 = alloca %union.Lanes, align 8
  %208 = alloca %union.Lanes, align 8
  %209 = alloca %union.Lanes, align 16
  %210 = alloca %union.Lanes, align 16
  %211 = alloca %union.Lanes, align 8
  %212 = alloca %union.Lanes, align 8
  %213 = alloca %union.Lanes, align 16
  %214 = alloca %union.Lanes, align 16
  %215 = alloca %union.Lanes, align 8
  %216 = alloca %union.Lanes, align 8
  %217 = alloca %union.Lanes, align 8
  %218 = alloca %union.Lanes, align 8
  %219 = alloca %union.Lanes, align 8
  %220 = alloca %union.Lanes, align 8
  %221 = alloca %union.Lanes, align 8
  %222 = alloca %union.Lanes, align 8
  %223 = alloca %union.Lanes, align 8
  %224 = alloca %union.Lanes, align 8
  %225 = alloca %union.Lanes, align 16
  %226 = alloca %union.Lanes, align 16
  %227 = alloca %union.Lanes, align 8
  %228 = alloca %union.Lanes, align 16
  %229 = alloca %union.Lanes, align 8
  %230 = alloca %union.Lanes, align 8
  %231 = alloca %union.Lanes, align 8
  %232 = alloca %union.Lanes, align 8
  %233 = alloca %union.Lanes, align 8
  %234 = alloca %union.Lanes, align 8
  %235 = alloca %union.Lanes, align 8
  %236 = alloca %union.Lanes, align 8
  %237 = alloca %union.Lanes, align 8
  %238 = alloca %union.Lanes, align 8
  %239 = alloca %union.Lanes, align 8
  %240 = alloca %union.Lanes, align 8
  %241 = alloca %union.Lanes, align 16
  %242 = alloca %union.Lanes, align 16
  %243 = alloca %union.Lanes, align 8
  %244 = alloca %union.Lanes, align 16
  %245 = alloca %union.Lanes, align 8
  %246 = alloca %union.Lanes, align 8
  %247 = alloca %union.Lanes, align 8
  %248 = alloca %union.Lanes, align 8
  %249 = alloca %union.Lanes, align 16
  %250 = alloca %union.Lanes, align 16
  %251 = alloca %union.Lanes, align 8
  %252 = alloca %union.Lanes, align 16
  %253 = alloca %union.Lanes, align 8
  %254 = alloca %union.Lanes, align 8
  %255 = alloca %union.Lanes, align 8
  %256 = alloca %union.Lanes, align 8
  %257 = alloca %union.Lanes, align 16
  %258 = alloca %union.Lanes, align 8
  %259 = alloca %union.Lanes, align 8
  %260 = alloca %union.Lanes, align 16
  %261 = alloca %union.Lanes, align 8
  %262 = alloca %union.Lanes, align 8
  %263 = alloca %union.Lanes, align 8
  %264 = alloca %union.Lanes, align 8
  %265 = alloca %union.Lanes, align 8
  %266 = alloca %union.Lanes, align 16
  %267 = alloca %union.Lanes, align 8
  %268 = alloca %union.Lanes, align 16
  %269 = alloca %union.Lanes, align 8
  %270 = alloca %union.Lanes, align 8
  %271 = alloca %union.Lanes, align 8
  %272 = alloca %union.Lanes, align 8
  %273 = alloca %union.Lanes, align 8
  %274 = alloca %union.Lanes, align 16
  %275 = alloca %union.Lanes, align 16
  %276 = alloca %union.Lanes, align 8
  %277 = alloca %union.Lanes, align 8
  %278 = alloca %union.Lanes, align 16
  %279 = alloca %union.Lanes, align 16
  %280 = alloca %union.Lanes, align 8
  %281 = alloca %union.Lanes, align 8
  %282 = alloca %union.Lanes, align 8
  %283 = alloca %union.Lanes, align 8
  %284 = alloca %union.Lanes, align 16
  %285 = alloca %union.Lanes, align 8
  %286 = alloca %union.Lanes, align 8
  %287 = alloca %union.Lanes, align 8
  %288 = alloca %union.Lanes, align 8
  %289 = alloca %union.Lanes, align 16
  %290 = alloca %union.Lanes, align 16
  %291 = alloca %union.Lanes, align 16
  %292 = alloca %union.Lanes, align 16
  %293 = alloca %union.Lanes, align 8
  %294 = alloca %union.Lanes, align 16
  %295 = alloca %union.Lanes, align 8
  %296 = alloca %union.Lanes, align 8
  %297 = alloca %union.Lanes, align 16
  %298 = alloca %union.Lanes, align 16
  %299 = alloca %union.Lanes, align 16
  %300 = alloca %union.Lanes, align 16
  %301 = alloca %union.Lanes, align 8
  %302 = alloca %union.Lanes, align 8
  %303 = alloca %union.Lanes, align 8
  %304 = alloca %union.Lanes, align 16
  %305 = alloca %union.Lanes, align 8
  %306 = alloca %union.Lanes, align 8
  %307 = alloca %union.Lanes, align 8
  %308 = alloca %union.Lanes, align 8
  %309 = alloca %union.Lanes, align 8
  %310 = alloca %union.Lanes, align 8
  %311 = alloca %union.Lanes, align 8
  %312 = alloca %union.Lanes, align 8
  %313 = alloca %union.Lanes, align 8
  %314 = alloca %union.Lanes, align 8
  %315 = alloca %union.Lanes, align 8
  %316 = alloca %union.Lanes, align 8
  %317 = alloca %union.Lanes, align 8
  %318 = alloca %union.Lanes, align 8
  %319 = alloca %union.Lanes, align 8
  %320 = alloca %union.Lanes, align 8
  %321 = alloca %union.Lanes, align 8
  %322 = alloca %union.Lanes, align 8
  %323 = alloca %union.Lanes, align 8
  %324 = alloca %union.Lanes, align 8
  %325 = alloca %union.Lanes, align 8
  %326 = alloca %union.Lanes, align 8
  br label %328

327:                                              ; preds = %328
  tail call fastcc void @show(ptr noundef nonnull @.str)
  br label %336

328:                                              ; preds = %0, %328
  %329 = phi i32 [ 0, %0 ], [ %333, %328 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call fastcc void @fill(ptr noundef %1, i32 noundef 0)
  call fastcc void @fill(ptr noundef %2, i32 noundef 0)
  call fastcc void @fill(ptr noundef %3, i32 noundef 0)
  %330 = load <4 x float>, ptr %1, align 16, !tbaa !9
  %331 = load <4 x float>, ptr %2, align 16, !tbaa !9
  %332 = tail call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %330, <4 x float> %331)
  store <4 x float> %332, ptr %4, align 16
  call fastcc void @add(ptr noundef %4, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  %333 = add nuw nsw i32 %329, 1
  %334 = icmp eq i32 %333, 48
  br i1 %334, label %327, label %328, !llvm.loop !10

335:                                              ; preds = %336
  tail call fastcc void @show(ptr noundef nonnull @.str.1)
  br label %344

336:                                              ; preds = %327, %336
  %337 = phi i32 [ 0, %327 ], [ %341, %336 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  call fastcc void @fill(ptr noundef %5, i32 noundef 0)
  call fastcc void @fill(ptr noundef %6, i32 noundef 0)
  call fastcc void @fill(ptr noundef %7, i32 noundef 0)
  %338 = load <4 x float>, ptr %5, align 16, !tbaa !9
  %339 = load <4 x float>, ptr %6, align 16, !tbaa !9
  %340 = tail call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %338, <4 x float> %339)
  store <4 x float> %340, ptr %8, align 16
  call fastcc void @add(ptr noundef %8, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %341 = add nuw nsw i32 %337, 1
  %342 = icmp eq i32 %341, 48
  br i1 %342, label %335, label %336, !llvm.loop !13

343:                                              ; preds = %344
  tail call fastcc void @show(ptr noundef nonnull @.str.2)
  br label %352

344:                                              ; preds = %335, %344
  %345 = phi i32 [ 0, %335 ], [ %349, %344 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call fastcc void @fill(ptr noundef %9, i32 noundef 1)
  call fastcc void @fill(ptr noundef %10, i32 noundef 1)
  call fastcc void @fill(ptr noundef %11, i32 noundef 1)
  %346 = load <2 x double>, ptr %9, align 16, !tbaa !9
  %347 = load <2 x double>, ptr %10, align 16, !tbaa !9
  %348 = tail call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %346, <2 x double> %347)
  store <2 x double> %348, ptr %12, align 16
  call fastcc void @add(ptr noundef %12, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  %349 = add nuw nsw i32 %345, 1
  %350 = icmp eq i32 %349, 48
  br i1 %350, label %343, label %344, !llvm.loop !14

351:                                              ; preds = %352
  tail call fastcc void @show(ptr noundef nonnull @.str.3)
  br label %360

352:                                              ; preds = %343, %352
  %353 = phi i32 [ 0, %343 ], [ %357, %352 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #11
  call fastcc void @fill(ptr noundef %13, i32 noundef 1)
  call fastcc void @fill(ptr noundef %14, i32 noundef 1)
  call fastcc void @fill(ptr noundef %15, i32 noundef 1)
  %354 = load <2 x double>, ptr %13, align 16, !tbaa !9
  %355 = load <2 x double>, ptr %14, align 16, !tbaa !9
  %356 = tail call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %354, <2 x double> %355)
  store <2 x double> %356, ptr %16, align 16
  call fastcc void @add(ptr noundef %16, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  %357 = add nuw nsw i32 %353, 1
  %358 = icmp eq i32 %357, 48
  br i1 %358, label %351, label %352, !llvm.loop !15

359:                                              ; preds = %360
  tail call fastcc void @show(ptr noundef nonnull @.str.4)
  br label %368

360:                                              ; preds = %351, %360
  %361 = phi i32 [ 0, %351 ], [ %365, %360 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #11
  call fastcc void @fill(ptr noundef %17, i32 noundef 0)
  call fastcc void @fill(ptr noundef %18, i32 noundef 0)
  call fastcc void @fill(ptr noundef %19, i32 noundef 0)
  %362 = load <4 x float>, ptr %17, align 16, !tbaa !9
  %363 = load <4 x float>, ptr %18, align 16, !tbaa !9
  %364 = tail call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %362, <4 x float> %363)
  store <4 x float> %364, ptr %20, align 16
  call fastcc void @add(ptr noundef %20, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #11
  %365 = add nuw nsw i32 %361, 1
  %366 = icmp eq i32 %365, 48
  br i1 %366, label %359, label %360, !llvm.loop !16

367:                                              ; preds = %368
  tail call fastcc void @show(ptr noundef nonnull @.str.5)
  br label %376

368:                                              ; preds = %359, %368
  %369 = phi i32 [ 0, %359 ], [ %373, %368 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #11
  call fastcc void @fill(ptr noundef %21, i32 noundef 1)
  call fastcc void @fill(ptr noundef %22, i32 noundef 1)
  call fastcc void @fill(ptr noundef %23, i32 noundef 1)
  %370 = load <2 x double>, ptr %21, align 16, !tbaa !9
  %371 = load <2 x double>, ptr %22, align 16, !tbaa !9
  %372 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %370, <2 x double> %371)
  store <2 x double> %372, ptr %24, align 16
  call fastcc void @add(ptr noundef %24, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #11
  %373 = add nuw nsw i32 %369, 1
  %374 = icmp eq i32 %373, 48
  br i1 %374, label %367, label %368, !llvm.loop !17

375:                                              ; preds = %376
  tail call fastcc void @show(ptr noundef nonnull @.str.6)
  br label %384

376:                                              ; preds = %367, %376
  %377 = phi i32 [ 0, %367 ], [ %381, %376 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #11
  call fastcc void @fill(ptr noundef %25, i32 noundef 0)
  call fastcc void @fill(ptr noundef %26, i32 noundef 0)
  call fastcc void @fill(ptr noundef %27, i32 noundef 0)
  %378 = load <8 x float>, ptr %25, align 8, !tbaa !9
  %379 = load <8 x float>, ptr %26, align 8, !tbaa !9
  %380 = tail call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %378, <8 x float> %379)
  store <8 x float> %380, ptr %28, align 8
  call fastcc void @add(ptr noundef %28, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #11
  %381 = add nuw nsw i32 %377, 1
  %382 = icmp eq i32 %381, 48
  br i1 %382, label %375, label %376, !llvm.loop !18

383:                                              ; preds = %384
  tail call fastcc void @show(ptr noundef nonnull @.str.7)
  br label %392

384:                                              ; preds = %375, %384
  %385 = phi i32 [ 0, %375 ], [ %389, %384 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #11
  call fastcc void @fill(ptr noundef %29, i32 noundef 1)
  call fastcc void @fill(ptr noundef %30, i32 noundef 1)
  call fastcc void @fill(ptr noundef %31, i32 noundef 1)
  %386 = load <4 x double>, ptr %29, align 8, !tbaa !9
  %387 = load <4 x double>, ptr %30, align 8, !tbaa !9
  %388 = tail call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> %386, <4 x double> %387)
  store <4 x double> %388, ptr %32, align 8
  call fastcc void @add(ptr noundef %32, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #11
  %389 = add nuw nsw i32 %385, 1
  %390 = icmp eq i32 %389, 48
  br i1 %390, label %383, label %384, !llvm.loop !19

391:                                              ; preds = %392
  tail call fastcc void @show(ptr noundef nonnull @.str.8)
  br label %400

392:                                              ; preds = %383, %392
  %393 = phi i32 [ 0, %383 ], [ %397, %392 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #11
  call fastcc void @fill(ptr noundef %33, i32 noundef 0)
  call fastcc void @fill(ptr noundef %34, i32 noundef 0)
  call fastcc void @fill(ptr noundef %35, i32 noundef 0)
  %394 = load <4 x float>, ptr %33, align 16, !tbaa !9
  %395 = load <4 x float>, ptr %34, align 16, !tbaa !9
  %396 = tail call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %394, <4 x float> %395)
  store <4 x float> %396, ptr %36, align 16
  call fastcc void @add(ptr noundef %36, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #11
  %397 = add nuw nsw i32 %393, 1
  %398 = icmp eq i32 %397, 48
  br i1 %398, label %391, label %392, !llvm.loop !20

399:                                              ; preds = %400
  tail call fastcc void @show(ptr noundef nonnull @.str.9)
  br label %408

400:                                              ; preds = %391, %400
  %401 = phi i32 [ 0, %391 ], [ %405, %400 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #11
  call fastcc void @fill(ptr noundef %37, i32 noundef 0)
  call fastcc void @fill(ptr noundef %38, i32 noundef 0)
  call fastcc void @fill(ptr noundef %39, i32 noundef 0)
  %402 = load <8 x float>, ptr %37, align 8, !tbaa !9
  %403 = load <8 x float>, ptr %38, align 8, !tbaa !9
  %404 = tail call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> %402, <8 x float> %403)
  store <8 x float> %404, ptr %40, align 8
  call fastcc void @add(ptr noundef %40, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #11
  %405 = add nuw nsw i32 %401, 1
  %406 = icmp eq i32 %405, 48
  br i1 %406, label %399, label %400, !llvm.loop !21

407:                                              ; preds = %408
  tail call fastcc void @show(ptr noundef nonnull @.str.10)
  br label %416

408:                                              ; preds = %399, %408
  %409 = phi i32 [ 0, %399 ], [ %413, %408 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #11
  call fastcc void @fill(ptr noundef %41, i32 noundef 1)
  call fastcc void @fill(ptr noundef %42, i32 noundef 1)
  call fastcc void @fill(ptr noundef %43, i32 noundef 1)
  %410 = load <4 x double>, ptr %41, align 8, !tbaa !9
  %411 = load <4 x double>, ptr %42, align 8, !tbaa !9
  %412 = tail call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %410, <4 x double> %411)
  store <4 x double> %412, ptr %44, align 8
  call fastcc void @add(ptr noundef %44, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #11
  %413 = add nuw nsw i32 %409, 1
  %414 = icmp eq i32 %413, 48
  br i1 %414, label %407, label %408, !llvm.loop !22

415:                                              ; preds = %416
  tail call fastcc void @show(ptr noundef nonnull @.str.11)
  br label %424

416:                                              ; preds = %407, %416
  %417 = phi i32 [ 0, %407 ], [ %421, %416 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #11
  call fastcc void @fill(ptr noundef %45, i32 noundef 1)
  call fastcc void @fill(ptr noundef %46, i32 noundef 1)
  call fastcc void @fill(ptr noundef %47, i32 noundef 1)
  %418 = load <2 x double>, ptr %45, align 16, !tbaa !9
  %419 = load <2 x double>, ptr %46, align 16, !tbaa !9
  %420 = tail call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %418, <2 x double> %419)
  store <2 x double> %420, ptr %48, align 16
  call fastcc void @add(ptr noundef %48, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #11
  %421 = add nuw nsw i32 %417, 1
  %422 = icmp eq i32 %421, 48
  br i1 %422, label %415, label %416, !llvm.loop !23

423:                                              ; preds = %424
  tail call fastcc void @show(ptr noundef nonnull @.str.12)
  br label %432

424:                                              ; preds = %415, %424
  %425 = phi i32 [ 0, %415 ], [ %429, %424 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #11
  call fastcc void @fill(ptr noundef %49, i32 noundef 0)
  call fastcc void @fill(ptr noundef %50, i32 noundef 0)
  call fastcc void @fill(ptr noundef %51, i32 noundef 0)
  %426 = load <4 x float>, ptr %49, align 16, !tbaa !9
  %427 = load <4 x float>, ptr %50, align 16, !tbaa !9
  %428 = tail call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %426, <4 x float> %427)
  store <4 x float> %428, ptr %52, align 16
  call fastcc void @add(ptr noundef %52, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #11
  %429 = add nuw nsw i32 %425, 1
  %430 = icmp eq i32 %429, 48
  br i1 %430, label %423, label %424, !llvm.loop !24

431:                                              ; preds = %432
  tail call fastcc void @show(ptr noundef nonnull @.str.13)
  br label %440

432:                                              ; preds = %423, %432
  %433 = phi i32 [ 0, %423 ], [ %437, %432 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #11
  call fastcc void @fill(ptr noundef %53, i32 noundef 1)
  call fastcc void @fill(ptr noundef %54, i32 noundef 1)
  call fastcc void @fill(ptr noundef %55, i32 noundef 1)
  %434 = load <4 x double>, ptr %53, align 8, !tbaa !9
  %435 = load <4 x double>, ptr %54, align 8, !tbaa !9
  %436 = tail call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> %434, <4 x double> %435)
  store <4 x double> %436, ptr %56, align 8
  call fastcc void @add(ptr noundef %56, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #11
  %437 = add nuw nsw i32 %433, 1
  %438 = icmp eq i32 %437, 48
  br i1 %438, label %431, label %432, !llvm.loop !25

439:                                              ; preds = %440
  tail call fastcc void @show(ptr noundef nonnull @.str.14)
  br label %449

440:                                              ; preds = %431, %440
  %441 = phi i32 [ 0, %431 ], [ %446, %440 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #11
  call fastcc void @fill(ptr noundef %57, i32 noundef 0)
  call fastcc void @fill(ptr noundef %58, i32 noundef 0)
  call fastcc void @fill(ptr noundef %59, i32 noundef 0)
  %442 = load <8 x float>, ptr %57, align 8, !tbaa !9
  %443 = load <8 x float>, ptr %58, align 8, !tbaa !9
  %444 = load <8 x float>, ptr %59, align 8, !tbaa !9
  %445 = tail call <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float> %442, <8 x float> %443, <8 x float> %444)
  store <8 x float> %445, ptr %60, align 8
  call fastcc void @add(ptr noundef %60, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #11
  %446 = add nuw nsw i32 %441, 1
  %447 = icmp eq i32 %446, 48
  br i1 %447, label %439, label %440, !llvm.loop !26

448:                                              ; preds = %449
  tail call fastcc void @show(ptr noundef nonnull @.str.15)
  br label %459

449:                                              ; preds = %439, %449
  %450 = phi i32 [ 0, %439 ], [ %456, %449 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #11
  call fastcc void @fill(ptr noundef %61, i32 noundef 1)
  call fastcc void @fill(ptr noundef %62, i32 noundef 1)
  call fastcc void @fill(ptr noundef %63, i32 noundef 1)
  %451 = load <2 x double>, ptr %61, align 16, !tbaa !9
  %452 = load <2 x double>, ptr %62, align 16, !tbaa !9
  %453 = load <2 x double>, ptr %63, align 16, !tbaa !9
  %454 = fneg <2 x double> %453
  %455 = tail call <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double> %451, <2 x double> %452, <2 x double> %454)
  store <2 x double> %455, ptr %64, align 16
  call fastcc void @add(ptr noundef %64, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #11
  %456 = add nuw nsw i32 %450, 1
  %457 = icmp eq i32 %456, 48
  br i1 %457, label %448, label %449, !llvm.loop !27

458:                                              ; preds = %459
  tail call fastcc void @show(ptr noundef nonnull @.str.16)
  br label %467

459:                                              ; preds = %448, %459
  %460 = phi i32 [ 0, %448 ], [ %464, %459 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #11
  call fastcc void @fill(ptr noundef %65, i32 noundef 0)
  call fastcc void @fill(ptr noundef %66, i32 noundef 0)
  call fastcc void @fill(ptr noundef %67, i32 noundef 0)
  %461 = load <4 x float>, ptr %65, align 16, !tbaa !9
  %462 = load <4 x float>, ptr %66, align 16, !tbaa !9
  %463 = tail call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %461, <4 x float> %462, i8 -73)
  store <4 x float> %463, ptr %68, align 16
  call fastcc void @add(ptr noundef %68, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #11
  %464 = add nuw nsw i32 %460, 1
  %465 = icmp eq i32 %464, 48
  br i1 %465, label %458, label %459, !llvm.loop !28

466:                                              ; preds = %467
  tail call fastcc void @show(ptr noundef nonnull @.str.17)
  br label %475

467:                                              ; preds = %458, %467
  %468 = phi i32 [ 0, %458 ], [ %472, %467 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #11
  call fastcc void @fill(ptr noundef %69, i32 noundef 0)
  call fastcc void @fill(ptr noundef %70, i32 noundef 0)
  call fastcc void @fill(ptr noundef %71, i32 noundef 0)
  %469 = load <8 x float>, ptr %69, align 8, !tbaa !9
  %470 = load <8 x float>, ptr %70, align 8, !tbaa !9
  %471 = tail call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %469, <8 x float> %470, i8 -11)
  store <8 x float> %471, ptr %72, align 8
  call fastcc void @add(ptr noundef %72, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #11
  %472 = add nuw nsw i32 %468, 1
  %473 = icmp eq i32 %472, 48
  br i1 %473, label %466, label %467, !llvm.loop !29

474:                                              ; preds = %475
  tail call fastcc void @show(ptr noundef nonnull @.str.18)
  br label %483

475:                                              ; preds = %466, %475
  %476 = phi i32 [ 0, %466 ], [ %480, %475 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %73) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %74) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %75) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %76) #11
  call fastcc void @fill(ptr noundef %73, i32 noundef 1)
  call fastcc void @fill(ptr noundef %74, i32 noundef 1)
  call fastcc void @fill(ptr noundef %75, i32 noundef 1)
  %477 = load <2 x double>, ptr %73, align 16, !tbaa !9
  %478 = load <2 x double>, ptr %74, align 16, !tbaa !9
  %479 = tail call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %477, <2 x double> %478, i8 50)
  store <2 x double> %479, ptr %76, align 16
  call fastcc void @add(ptr noundef %76, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %76) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %75) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %74) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %73) #11
  %480 = add nuw nsw i32 %476, 1
  %481 = icmp eq i32 %480, 48
  br i1 %481, label %474, label %475, !llvm.loop !30

482:                                              ; preds = %483
  tail call fastcc void @show(ptr noundef nonnull @.str.19)
  br label %490

483:                                              ; preds = %474, %483
  %484 = phi i32 [ 0, %474 ], [ %487, %483 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %77) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %78) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %79) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %80) #11
  call fastcc void @fill(ptr noundef %77, i32 noundef 0)
  call fastcc void @fill(ptr noundef %78, i32 noundef 0)
  call fastcc void @fill(ptr noundef %79, i32 noundef 0)
  %485 = load <4 x float>, ptr %77, align 16, !tbaa !9
  %486 = tail call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %485, i32 0)
  store <4 x float> %486, ptr %80, align 16
  call fastcc void @add(ptr noundef %80, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %80) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %79) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %78) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %77) #11
  %487 = add nuw nsw i32 %484, 1
  %488 = icmp eq i32 %487, 48
  br i1 %488, label %482, label %483, !llvm.loop !31

489:                                              ; preds = %490
  tail call fastcc void @show(ptr noundef nonnull @.str.20)
  br label %497

490:                                              ; preds = %482, %490
  %491 = phi i32 [ 0, %482 ], [ %494, %490 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %81) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %82) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %83) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %84) #11
  call fastcc void @fill(ptr noundef %81, i32 noundef 0)
  call fastcc void @fill(ptr noundef %82, i32 noundef 0)
  call fastcc void @fill(ptr noundef %83, i32 noundef 0)
  %492 = load <8 x float>, ptr %81, align 8, !tbaa !9
  %493 = tail call <8 x float> @llvm.floor.v8f32(<8 x float> %492)
  store <8 x float> %493, ptr %84, align 8
  call fastcc void @add(ptr noundef %84, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %84) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %83) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %82) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %81) #11
  %494 = add nuw nsw i32 %491, 1
  %495 = icmp eq i32 %494, 48
  br i1 %495, label %489, label %490, !llvm.loop !32

496:                                              ; preds = %497
  tail call fastcc void @show(ptr noundef nonnull @.str.21)
  br label %507

497:                                              ; preds = %489, %497
  %498 = phi i32 [ 0, %489 ], [ %504, %497 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %85) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %86) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %87) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %88) #11
  call fastcc void @fill(ptr noundef %85, i32 noundef 1)
  call fastcc void @fill(ptr noundef %86, i32 noundef 1)
  call fastcc void @fill(ptr noundef %87, i32 noundef 1)
  %499 = load <2 x double>, ptr %85, align 16, !tbaa !9
  %500 = load <2 x double>, ptr %86, align 16, !tbaa !9
  %501 = extractelement <2 x double> %500, i64 0
  %502 = tail call double @llvm.ceil.f64(double %501)
  %503 = insertelement <2 x double> %499, double %502, i64 0
  store <2 x double> %503, ptr %88, align 16
  call fastcc void @add(ptr noundef %88, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %88) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %87) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %86) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %85) #11
  %504 = add nuw nsw i32 %498, 1
  %505 = icmp eq i32 %504, 48
  br i1 %505, label %496, label %497, !llvm.loop !33

506:                                              ; preds = %507
  tail call fastcc void @show(ptr noundef nonnull @.str.22)
  br label %515

507:                                              ; preds = %496, %507
  %508 = phi i32 [ 0, %496 ], [ %512, %507 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %89) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %90) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %91) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %92) #11
  call fastcc void @fill(ptr noundef %89, i32 noundef 0)
  call fastcc void @fill(ptr noundef %90, i32 noundef 0)
  call fastcc void @fill(ptr noundef %91, i32 noundef 0)
  %509 = load <4 x float>, ptr %89, align 16, !tbaa !9
  %510 = load <4 x float>, ptr %90, align 16, !tbaa !9
  %511 = tail call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %509, <4 x float> %510, i32 3)
  store <4 x float> %511, ptr %92, align 16
  call fastcc void @add(ptr noundef %92, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %92) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %91) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %90) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %89) #11
  %512 = add nuw nsw i32 %508, 1
  %513 = icmp eq i32 %512, 48
  br i1 %513, label %506, label %507, !llvm.loop !34

514:                                              ; preds = %515
  tail call fastcc void @show(ptr noundef nonnull @.str.23)
  br label %522

515:                                              ; preds = %506, %515
  %516 = phi i32 [ 0, %506 ], [ %519, %515 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %93) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %94) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %95) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %96) #11
  call fastcc void @fill(ptr noundef %93, i32 noundef 1)
  call fastcc void @fill(ptr noundef %94, i32 noundef 1)
  call fastcc void @fill(ptr noundef %95, i32 noundef 1)
  %517 = load <4 x double>, ptr %93, align 8, !tbaa !9
  %518 = tail call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %517, i32 12)
  store <4 x double> %518, ptr %96, align 8
  call fastcc void @add(ptr noundef %96, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %96) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %95) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %94) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %93) #11
  %519 = add nuw nsw i32 %516, 1
  %520 = icmp eq i32 %519, 48
  br i1 %520, label %514, label %515, !llvm.loop !35

521:                                              ; preds = %522
  tail call fastcc void @show(ptr noundef nonnull @.str.24)
  br label %531

522:                                              ; preds = %514, %522
  %523 = phi i32 [ 0, %514 ], [ %528, %522 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %97) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %98) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %99) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %100) #11
  call fastcc void @fill(ptr noundef %97, i32 noundef 0)
  call fastcc void @fill(ptr noundef %98, i32 noundef 0)
  call fastcc void @fill(ptr noundef %99, i32 noundef 0)
  %524 = load <4 x float>, ptr %97, align 16, !tbaa !9
  %525 = load <4 x float>, ptr %98, align 16, !tbaa !9
  %526 = fcmp ueq <4 x float> %524, %525
  %527 = sext <4 x i1> %526 to <4 x i32>
  store <4 x i32> %527, ptr %100, align 16
  call fastcc void @add(ptr noundef %100, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %100) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %99) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %98) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %97) #11
  %528 = add nuw nsw i32 %523, 1
  %529 = icmp eq i32 %528, 48
  br i1 %529, label %521, label %522, !llvm.loop !36

530:                                              ; preds = %531
  tail call fastcc void @show(ptr noundef nonnull @.str.25)
  br label %536

531:                                              ; preds = %521, %531
  %532 = phi i32 [ 0, %521 ], [ %533, %531 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %101) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %102) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %103) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %104) #11
  call fastcc void @fill(ptr noundef %101, i32 noundef 0)
  call fastcc void @fill(ptr noundef %102, i32 noundef 0)
  call fastcc void @fill(ptr noundef %103, i32 noundef 0)
  store <8 x float> zeroinitializer, ptr %104, align 8
  call fastcc void @add(ptr noundef %104, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %104) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %103) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %102) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %101) #11
  %533 = add nuw nsw i32 %532, 1
  %534 = icmp eq i32 %533, 48
  br i1 %534, label %530, label %531, !llvm.loop !37

535:                                              ; preds = %536
  tail call fastcc void @show(ptr noundef nonnull @.str.26)
  br label %541

536:                                              ; preds = %530, %536
  %537 = phi i32 [ 0, %530 ], [ %538, %536 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %105) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %106) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %107) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %108) #11
  call fastcc void @fill(ptr noundef %105, i32 noundef 1)
  call fastcc void @fill(ptr noundef %106, i32 noundef 1)
  call fastcc void @fill(ptr noundef %107, i32 noundef 1)
  store <4 x double> splat (double 0xFFFFFFFFFFFFFFFF), ptr %108, align 8
  call fastcc void @add(ptr noundef %108, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %108) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %107) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %106) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %105) #11
  %538 = add nuw nsw i32 %537, 1
  %539 = icmp eq i32 %538, 48
  br i1 %539, label %535, label %536, !llvm.loop !38

540:                                              ; preds = %541
  tail call fastcc void @show(ptr noundef nonnull @.str.27)
  br label %549

541:                                              ; preds = %535, %541
  %542 = phi i32 [ 0, %535 ], [ %546, %541 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %109) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %110) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %111) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %112) #11
  call fastcc void @fill(ptr noundef %109, i32 noundef 0)
  call fastcc void @fill(ptr noundef %110, i32 noundef 0)
  call fastcc void @fill(ptr noundef %111, i32 noundef 0)
  %543 = load <4 x float>, ptr %109, align 16, !tbaa !9
  %544 = load <4 x float>, ptr %110, align 16, !tbaa !9
  %545 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %543, <4 x float> %544, i8 25)
  store <4 x float> %545, ptr %112, align 16
  call fastcc void @add(ptr noundef %112, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %112) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %111) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %110) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %109) #11
  %546 = add nuw nsw i32 %542, 1
  %547 = icmp eq i32 %546, 48
  br i1 %547, label %540, label %541, !llvm.loop !39

548:                                              ; preds = %549
  tail call fastcc void @show(ptr noundef nonnull @.str.28)
  br label %557

549:                                              ; preds = %540, %549
  %550 = phi i32 [ 0, %540 ], [ %554, %549 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %113) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %114) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %115) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %116) #11
  call fastcc void @fill(ptr noundef %113, i32 noundef 1)
  call fastcc void @fill(ptr noundef %114, i32 noundef 1)
  call fastcc void @fill(ptr noundef %115, i32 noundef 1)
  %551 = load <2 x double>, ptr %113, align 16, !tbaa !9
  %552 = load <2 x double>, ptr %114, align 16, !tbaa !9
  %553 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %551, <2 x double> %552, i8 12)
  store <2 x double> %553, ptr %116, align 16
  call fastcc void @add(ptr noundef %116, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %116) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %115) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %114) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %113) #11
  %554 = add nuw nsw i32 %550, 1
  %555 = icmp eq i32 %554, 48
  br i1 %555, label %548, label %549, !llvm.loop !40

556:                                              ; preds = %557
  tail call fastcc void @show(ptr noundef nonnull @.str.29)
  br label %565

557:                                              ; preds = %548, %557
  %558 = phi i32 [ 0, %548 ], [ %562, %557 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %117) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %118) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %119) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %120) #11
  call fastcc void @fill(ptr noundef %117, i32 noundef 0)
  call fastcc void @fill(ptr noundef %118, i32 noundef 0)
  call fastcc void @fill(ptr noundef %119, i32 noundef 0)
  %559 = load <4 x float>, ptr %117, align 16, !tbaa !9
  %560 = load <4 x float>, ptr %118, align 16, !tbaa !9
  %561 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %559, <4 x float> %560, i8 15)
  store <4 x float> %561, ptr %120, align 16
  call fastcc void @add(ptr noundef %120, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %120) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %119) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %118) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %117) #11
  %562 = add nuw nsw i32 %558, 1
  %563 = icmp eq i32 %562, 48
  br i1 %563, label %556, label %557, !llvm.loop !41

564:                                              ; preds = %565
  tail call fastcc void @show(ptr noundef nonnull @.str.30)
  br label %573

565:                                              ; preds = %556, %565
  %566 = phi i32 [ 0, %556 ], [ %570, %565 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %121) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %122) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %123) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %124) #11
  call fastcc void @fill(ptr noundef %121, i32 noundef 1)
  call fastcc void @fill(ptr noundef %122, i32 noundef 1)
  call fastcc void @fill(ptr noundef %123, i32 noundef 1)
  %567 = load <2 x double>, ptr %121, align 16, !tbaa !9
  %568 = load <2 x double>, ptr %122, align 16, !tbaa !9
  %569 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %567, <2 x double> %568, i8 5)
  store <2 x double> %569, ptr %124, align 16
  call fastcc void @add(ptr noundef %124, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %124) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %123) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %122) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %121) #11
  %570 = add nuw nsw i32 %566, 1
  %571 = icmp eq i32 %570, 48
  br i1 %571, label %564, label %565, !llvm.loop !42

572:                                              ; preds = %573
  tail call fastcc void @show(ptr noundef nonnull @.str.31)
  br label %597

573:                                              ; preds = %564, %573
  %574 = phi i32 [ 0, %564 ], [ %594, %573 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %125) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %126) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %127) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %128) #11
  call fastcc void @fill(ptr noundef %125, i32 noundef 0)
  call fastcc void @fill(ptr noundef %126, i32 noundef 0)
  call fastcc void @fill(ptr noundef %127, i32 noundef 0)
  %575 = load <4 x float>, ptr %125, align 16, !tbaa !9
  %576 = load <4 x float>, ptr %126, align 16, !tbaa !9
  %577 = tail call i32 @llvm.x86.sse.comieq.ss(<4 x float> %575, <4 x float> %576)
  %578 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %575, <4 x float> %576)
  %579 = shl i32 %578, 1
  %580 = or i32 %579, %577
  %581 = tail call i32 @llvm.x86.sse.comile.ss(<4 x float> %575, <4 x float> %576)
  %582 = shl i32 %581, 2
  %583 = or i32 %580, %582
  %584 = tail call i32 @llvm.x86.sse.comigt.ss(<4 x float> %575, <4 x float> %576)
  %585 = shl i32 %584, 3
  %586 = or i32 %583, %585
  %587 = tail call i32 @llvm.x86.sse.comige.ss(<4 x float> %575, <4 x float> %576)
  %588 = shl i32 %587, 4
  %589 = or i32 %586, %588
  %590 = tail call i32 @llvm.x86.sse.comineq.ss(<4 x float> %575, <4 x float> %576)
  %591 = shl i32 %590, 5
  %592 = or i32 %589, %591
  %593 = sext i32 %592 to i64
  store i64 %593, ptr %128, align 8
  call fastcc void @add(ptr noundef %128, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %128) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %127) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %126) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %125) #11
  %594 = add nuw nsw i32 %574, 1
  %595 = icmp eq i32 %594, 48
  br i1 %595, label %572, label %573, !llvm.loop !43

596:                                              ; preds = %597
  tail call fastcc void @show(ptr noundef nonnull @.str.32)
  br label %621

597:                                              ; preds = %572, %597
  %598 = phi i32 [ 0, %572 ], [ %618, %597 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %129) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %130) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %131) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %132) #11
  call fastcc void @fill(ptr noundef %129, i32 noundef 1)
  call fastcc void @fill(ptr noundef %130, i32 noundef 1)
  call fastcc void @fill(ptr noundef %131, i32 noundef 1)
  %599 = load <2 x double>, ptr %129, align 16, !tbaa !9
  %600 = load <2 x double>, ptr %130, align 16, !tbaa !9
  %601 = tail call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %599, <2 x double> %600)
  %602 = tail call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %599, <2 x double> %600)
  %603 = shl i32 %602, 1
  %604 = or i32 %603, %601
  %605 = tail call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %599, <2 x double> %600)
  %606 = shl i32 %605, 2
  %607 = or i32 %604, %606
  %608 = tail call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %599, <2 x double> %600)
  %609 = shl i32 %608, 3
  %610 = or i32 %607, %609
  %611 = tail call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %599, <2 x double> %600)
  %612 = shl i32 %611, 4
  %613 = or i32 %610, %612
  %614 = tail call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %599, <2 x double> %600)
  %615 = shl i32 %614, 5
  %616 = or i32 %613, %615
  %617 = sext i32 %616 to i64
  store i64 %617, ptr %132, align 8
  call fastcc void @add(ptr noundef %132, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %132) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %131) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %130) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %129) #11
  %618 = add nuw nsw i32 %598, 1
  %619 = icmp eq i32 %618, 48
  br i1 %619, label %596, label %597, !llvm.loop !44

620:                                              ; preds = %621
  tail call fastcc void @show(ptr noundef nonnull @.str.33)
  br label %628

621:                                              ; preds = %596, %621
  %622 = phi i32 [ 0, %596 ], [ %625, %621 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %133) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %134) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %135) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %136) #11
  call fastcc void @fill(ptr noundef %133, i32 noundef 0)
  call fastcc void @fill(ptr noundef %134, i32 noundef 0)
  call fastcc void @fill(ptr noundef %135, i32 noundef 0)
  %623 = load <4 x float>, ptr %133, align 16, !tbaa !9
  %624 = tail call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %623)
  store <4 x i32> %624, ptr %136, align 16
  call fastcc void @add(ptr noundef %136, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %136) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %135) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %134) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %133) #11
  %625 = add nuw nsw i32 %622, 1
  %626 = icmp eq i32 %625, 48
  br i1 %626, label %620, label %621, !llvm.loop !45

627:                                              ; preds = %628
  tail call fastcc void @show(ptr noundef nonnull @.str.34)
  br label %635

628:                                              ; preds = %620, %628
  %629 = phi i32 [ 0, %620 ], [ %632, %628 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %137) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %138) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %139) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %140) #11
  call fastcc void @fill(ptr noundef %137, i32 noundef 0)
  call fastcc void @fill(ptr noundef %138, i32 noundef 0)
  call fastcc void @fill(ptr noundef %139, i32 noundef 0)
  %630 = load <8 x float>, ptr %137, align 8, !tbaa !9
  %631 = tail call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %630)
  store <8 x i32> %631, ptr %140, align 8
  call fastcc void @add(ptr noundef %140, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %140) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %139) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %138) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %137) #11
  %632 = add nuw nsw i32 %629, 1
  %633 = icmp eq i32 %632, 48
  br i1 %633, label %627, label %628, !llvm.loop !46

634:                                              ; preds = %635
  tail call fastcc void @show(ptr noundef nonnull @.str.35)
  br label %642

635:                                              ; preds = %627, %635
  %636 = phi i32 [ 0, %627 ], [ %639, %635 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %141) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %142) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %143) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %144) #11
  call fastcc void @fill(ptr noundef %141, i32 noundef 1)
  call fastcc void @fill(ptr noundef %142, i32 noundef 1)
  call fastcc void @fill(ptr noundef %143, i32 noundef 1)
  %637 = load <2 x double>, ptr %141, align 16, !tbaa !9
  %638 = tail call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %637)
  store <4 x i32> %638, ptr %144, align 16
  call fastcc void @add(ptr noundef %144, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %144) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %143) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %142) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %141) #11
  %639 = add nuw nsw i32 %636, 1
  %640 = icmp eq i32 %639, 48
  br i1 %640, label %634, label %635, !llvm.loop !47

641:                                              ; preds = %642
  tail call fastcc void @show(ptr noundef nonnull @.str.36)
  br label %649

642:                                              ; preds = %634, %642
  %643 = phi i32 [ 0, %634 ], [ %646, %642 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %145) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %146) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %147) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %148) #11
  call fastcc void @fill(ptr noundef %145, i32 noundef 1)
  call fastcc void @fill(ptr noundef %146, i32 noundef 1)
  call fastcc void @fill(ptr noundef %147, i32 noundef 1)
  %644 = load <2 x double>, ptr %145, align 16, !tbaa !9
  %645 = tail call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %644)
  store <4 x i32> %645, ptr %148, align 16
  call fastcc void @add(ptr noundef %148, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %148) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %147) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %146) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %145) #11
  %646 = add nuw nsw i32 %643, 1
  %647 = icmp eq i32 %646, 48
  br i1 %647, label %641, label %642, !llvm.loop !48

648:                                              ; preds = %649
  tail call fastcc void @show(ptr noundef nonnull @.str.37)
  br label %656

649:                                              ; preds = %641, %649
  %650 = phi i32 [ 0, %641 ], [ %653, %649 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %149) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %150) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %151) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %152) #11
  call fastcc void @fill(ptr noundef %149, i32 noundef 1)
  call fastcc void @fill(ptr noundef %150, i32 noundef 1)
  call fastcc void @fill(ptr noundef %151, i32 noundef 1)
  %651 = load <4 x double>, ptr %149, align 8, !tbaa !9
  %652 = tail call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %651)
  store <4 x i32> %652, ptr %152, align 16
  call fastcc void @add(ptr noundef %152, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %152) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %151) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %150) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %149) #11
  %653 = add nuw nsw i32 %650, 1
  %654 = icmp eq i32 %653, 48
  br i1 %654, label %648, label %649, !llvm.loop !49

655:                                              ; preds = %656
  tail call fastcc void @show(ptr noundef nonnull @.str.38)
  br label %664

656:                                              ; preds = %648, %656
  %657 = phi i32 [ 0, %648 ], [ %661, %656 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %153) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %154) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %155) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %156) #11
  call fastcc void @fill(ptr noundef %153, i32 noundef 0)
  call fastcc void @fill(ptr noundef %154, i32 noundef 0)
  call fastcc void @fill(ptr noundef %155, i32 noundef 0)
  %658 = load <4 x float>, ptr %153, align 16, !tbaa !9
  %659 = tail call i32 @llvm.x86.sse.cvtss2si(<4 x float> %658)
  %660 = sext i32 %659 to i64
  store i64 %660, ptr %156, align 8
  call fastcc void @add(ptr noundef %156, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %156) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %155) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %154) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %153) #11
  %661 = add nuw nsw i32 %657, 1
  %662 = icmp eq i32 %661, 48
  br i1 %662, label %655, label %656, !llvm.loop !50

663:                                              ; preds = %664
  tail call fastcc void @show(ptr noundef nonnull @.str.39)
  br label %671

664:                                              ; preds = %655, %664
  %665 = phi i32 [ 0, %655 ], [ %668, %664 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %157) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %158) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %159) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %160) #11
  call fastcc void @fill(ptr noundef %157, i32 noundef 0)
  call fastcc void @fill(ptr noundef %158, i32 noundef 0)
  call fastcc void @fill(ptr noundef %159, i32 noundef 0)
  %666 = load <4 x float>, ptr %157, align 16, !tbaa !9
  %667 = tail call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %666)
  store i64 %667, ptr %160, align 8
  call fastcc void @add(ptr noundef %160, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %160) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %159) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %158) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %157) #11
  %668 = add nuw nsw i32 %665, 1
  %669 = icmp eq i32 %668, 48
  br i1 %669, label %663, label %664, !llvm.loop !51

670:                                              ; preds = %671
  tail call fastcc void @show(ptr noundef nonnull @.str.40)
  br label %678

671:                                              ; preds = %663, %671
  %672 = phi i32 [ 0, %663 ], [ %675, %671 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %161) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %162) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %163) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %164) #11
  call fastcc void @fill(ptr noundef %161, i32 noundef 1)
  call fastcc void @fill(ptr noundef %162, i32 noundef 1)
  call fastcc void @fill(ptr noundef %163, i32 noundef 1)
  %673 = load <2 x double>, ptr %161, align 16, !tbaa !9
  %674 = tail call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %673)
  store i64 %674, ptr %164, align 8
  call fastcc void @add(ptr noundef %164, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %164) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %163) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %162) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %161) #11
  %675 = add nuw nsw i32 %672, 1
  %676 = icmp eq i32 %675, 48
  br i1 %676, label %670, label %671, !llvm.loop !52

677:                                              ; preds = %678
  tail call fastcc void @show(ptr noundef nonnull @.str.41)
  br label %686

678:                                              ; preds = %670, %678
  %679 = phi i32 [ 0, %670 ], [ %683, %678 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %165) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %166) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %167) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %168) #11
  call fastcc void @fill(ptr noundef %165, i32 noundef 1)
  call fastcc void @fill(ptr noundef %166, i32 noundef 1)
  call fastcc void @fill(ptr noundef %167, i32 noundef 1)
  %680 = load <2 x double>, ptr %165, align 16, !tbaa !9
  %681 = tail call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %680)
  %682 = sext i32 %681 to i64
  store i64 %682, ptr %168, align 8
  call fastcc void @add(ptr noundef %168, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %168) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %167) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %166) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %165) #11
  %683 = add nuw nsw i32 %679, 1
  %684 = icmp eq i32 %683, 48
  br i1 %684, label %677, label %678, !llvm.loop !53

685:                                              ; preds = %686
  tail call fastcc void @show(ptr noundef nonnull @.str.42)
  br label %693

686:                                              ; preds = %677, %686
  %687 = phi i32 [ 0, %677 ], [ %690, %686 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %169) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %170) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %171) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %172) #11
  call fastcc void @fill(ptr noundef %169, i32 noundef 1)
  call fastcc void @fill(ptr noundef %170, i32 noundef 1)
  call fastcc void @fill(ptr noundef %171, i32 noundef 1)
  %688 = load <2 x double>, ptr %169, align 16, !tbaa !9
  %689 = tail call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %688)
  store <4 x float> %689, ptr %172, align 16
  call fastcc void @add(ptr noundef %172, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %172) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %171) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %170) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %169) #11
  %690 = add nuw nsw i32 %687, 1
  %691 = icmp eq i32 %690, 48
  br i1 %691, label %685, label %686, !llvm.loop !54

692:                                              ; preds = %693
  tail call fastcc void @show(ptr noundef nonnull @.str.43)
  br label %701

693:                                              ; preds = %685, %693
  %694 = phi i32 [ 0, %685 ], [ %698, %693 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %173) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %174) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %175) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %176) #11
  call fastcc void @fill(ptr noundef %173, i32 noundef 1)
  call fastcc void @fill(ptr noundef %174, i32 noundef 1)
  call fastcc void @fill(ptr noundef %175, i32 noundef 1)
  %695 = load <4 x float>, ptr %173, align 16, !tbaa !9
  %696 = load <2 x double>, ptr %174, align 16, !tbaa !9
  %697 = tail call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %695, <2 x double> %696)
  store <4 x float> %697, ptr %176, align 16
  call fastcc void @add(ptr noundef %176, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %176) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %175) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %174) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %173) #11
  %698 = add nuw nsw i32 %694, 1
  %699 = icmp eq i32 %698, 48
  br i1 %699, label %692, label %693, !llvm.loop !55

700:                                              ; preds = %701
  tail call fastcc void @show(ptr noundef nonnull @.str.44)
  br label %710

701:                                              ; preds = %692, %701
  %702 = phi i32 [ 0, %692 ], [ %707, %701 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %177) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %178) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %179) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %180) #11
  call fastcc void @fill(ptr noundef %177, i32 noundef 0)
  call fastcc void @fill(ptr noundef %178, i32 noundef 0)
  call fastcc void @fill(ptr noundef %179, i32 noundef 0)
  %703 = load <4 x float>, ptr %177, align 16, !tbaa !9
  %704 = fcmp ord <4 x float> %703, zeroinitializer
  %705 = select <4 x i1> %704, <4 x float> %703, <4 x float> zeroinitializer
  %706 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %705, i32 0)
  store <8 x i16> %706, ptr %180, align 16
  call fastcc void @add(ptr noundef %180, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %180) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %179) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %178) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %177) #11
  %707 = add nuw nsw i32 %702, 1
  %708 = icmp eq i32 %707, 48
  br i1 %708, label %700, label %701, !llvm.loop !56

709:                                              ; preds = %710
  tail call fastcc void @show(ptr noundef nonnull @.str.45)
  br label %719

710:                                              ; preds = %700, %710
  %711 = phi i32 [ 0, %700 ], [ %716, %710 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %181) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %182) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %183) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %184) #11
  call fastcc void @fill(ptr noundef %181, i32 noundef 0)
  call fastcc void @fill(ptr noundef %182, i32 noundef 0)
  call fastcc void @fill(ptr noundef %183, i32 noundef 0)
  %712 = load <4 x float>, ptr %181, align 16, !tbaa !9
  %713 = fcmp ord <4 x float> %712, zeroinitializer
  %714 = select <4 x i1> %713, <4 x float> %712, <4 x float> zeroinitializer
  %715 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %714, i32 1)
  store <8 x i16> %715, ptr %184, align 16
  call fastcc void @add(ptr noundef %184, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %184) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %183) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %182) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %181) #11
  %716 = add nuw nsw i32 %711, 1
  %717 = icmp eq i32 %716, 48
  br i1 %717, label %709, label %710, !llvm.loop !57

718:                                              ; preds = %719
  tail call fastcc void @show(ptr noundef nonnull @.str.46)
  br label %728

719:                                              ; preds = %709, %719
  %720 = phi i32 [ 0, %709 ], [ %725, %719 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %185) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %186) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %187) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %188) #11
  call fastcc void @fill(ptr noundef %185, i32 noundef 0)
  call fastcc void @fill(ptr noundef %186, i32 noundef 0)
  call fastcc void @fill(ptr noundef %187, i32 noundef 0)
  %721 = load <8 x float>, ptr %185, align 8, !tbaa !9
  %722 = fcmp ord <8 x float> %721, zeroinitializer
  %723 = select <8 x i1> %722, <8 x float> %721, <8 x float> zeroinitializer
  %724 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %723, i32 2)
  store <8 x i16> %724, ptr %188, align 16
  call fastcc void @add(ptr noundef %188, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %188) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %187) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %186) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %185) #11
  %725 = add nuw nsw i32 %720, 1
  %726 = icmp eq i32 %725, 48
  br i1 %726, label %718, label %719, !llvm.loop !58

727:                                              ; preds = %728
  tail call fastcc void @show(ptr noundef nonnull @.str.47)
  br label %737

728:                                              ; preds = %718, %728
  %729 = phi i32 [ 0, %718 ], [ %734, %728 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %189) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %190) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %191) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %192) #11
  call fastcc void @fill(ptr noundef %189, i32 noundef 0)
  call fastcc void @fill(ptr noundef %190, i32 noundef 0)
  call fastcc void @fill(ptr noundef %191, i32 noundef 0)
  %730 = load <8 x float>, ptr %189, align 8, !tbaa !9
  %731 = fcmp ord <8 x float> %730, zeroinitializer
  %732 = select <8 x i1> %731, <8 x float> %730, <8 x float> zeroinitializer
  %733 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %732, i32 3)
  store <8 x i16> %733, ptr %192, align 16
  call fastcc void @add(ptr noundef %192, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %192) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %191) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %190) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %189) #11
  %734 = add nuw nsw i32 %729, 1
  %735 = icmp eq i32 %734, 48
  br i1 %735, label %727, label %728, !llvm.loop !59

736:                                              ; preds = %737
  tail call fastcc void @show(ptr noundef nonnull @.str.48)
  br label %744

737:                                              ; preds = %727, %737
  %738 = phi i32 [ 0, %727 ], [ %741, %737 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %193) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %194) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %195) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %196) #11
  call fastcc void @fill(ptr noundef %193, i32 noundef 0)
  call fastcc void @fill(ptr noundef %194, i32 noundef 0)
  call fastcc void @fill(ptr noundef %195, i32 noundef 0)
  %739 = load <4 x float>, ptr %193, align 16, !tbaa !9
  %740 = shufflevector <4 x float> %739, <4 x float> <float poison, float 0.000000e+00, float poison, float 0.000000e+00>, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  store <4 x float> %740, ptr %196, align 16
  call fastcc void @add(ptr noundef %196, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %196) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %195) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %194) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %193) #11
  %741 = add nuw nsw i32 %738, 1
  %742 = icmp eq i32 %741, 48
  br i1 %742, label %736, label %737, !llvm.loop !60

743:                                              ; preds = %744
  tail call fastcc void @show(ptr noundef nonnull @.str.49)
  br label %753

744:                                              ; preds = %736, %744
  %745 = phi i32 [ 0, %736 ], [ %750, %744 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %197) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %198) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %199) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %200) #11
  call fastcc void @fill(ptr noundef %197, i32 noundef 2)
  call fastcc void @fill(ptr noundef %198, i32 noundef 2)
  call fastcc void @fill(ptr noundef %199, i32 noundef 2)
  %746 = load <4 x float>, ptr %197, align 16, !tbaa !9
  %747 = load <4 x float>, ptr %198, align 16, !tbaa !9
  %748 = load <4 x float>, ptr %199, align 16, !tbaa !9
  %749 = tail call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %746, <4 x float> %747, <4 x float> %748)
  store <4 x float> %749, ptr %200, align 16
  call fastcc void @add(ptr noundef %200, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %200) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %199) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %198) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %197) #11
  %750 = add nuw nsw i32 %745, 1
  %751 = icmp eq i32 %750, 48
  br i1 %751, label %743, label %744, !llvm.loop !61

752:                                              ; preds = %753
  tail call fastcc void @show(ptr noundef nonnull @.str.50)
  br label %762

753:                                              ; preds = %743, %753
  %754 = phi i32 [ 0, %743 ], [ %759, %753 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %201) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %202) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %203) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %204) #11
  call fastcc void @fill(ptr noundef %201, i32 noundef 2)
  call fastcc void @fill(ptr noundef %202, i32 noundef 2)
  call fastcc void @fill(ptr noundef %203, i32 noundef 2)
  %755 = load <4 x double>, ptr %201, align 8, !tbaa !9
  %756 = load <4 x double>, ptr %202, align 8, !tbaa !9
  %757 = load <4 x double>, ptr %203, align 8, !tbaa !9
  %758 = tail call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %755, <4 x double> %756, <4 x double> %757)
  store <4 x double> %758, ptr %204, align 8
  call fastcc void @add(ptr noundef %204, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %204) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %203) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %202) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %201) #11
  %759 = add nuw nsw i32 %754, 1
  %760 = icmp eq i32 %759, 48
  br i1 %760, label %752, label %753, !llvm.loop !62

761:                                              ; preds = %762
  tail call fastcc void @show(ptr noundef nonnull @.str.51)
  br label %771

762:                                              ; preds = %752, %762
  %763 = phi i32 [ 0, %752 ], [ %768, %762 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %205) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %206) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %207) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %208) #11
  call fastcc void @fill(ptr noundef %205, i32 noundef 2)
  call fastcc void @fill(ptr noundef %206, i32 noundef 2)
  call fastcc void @fill(ptr noundef %207, i32 noundef 2)
  %764 = load <32 x i8>, ptr %205, align 8, !tbaa !9
  %765 = load <32 x i8>, ptr %206, align 8, !tbaa !9
  %766 = load <32 x i8>, ptr %207, align 8, !tbaa !9
  %767 = tail call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %764, <32 x i8> %765, <32 x i8> %766)
  store <32 x i8> %767, ptr %208, align 8
  call fastcc void @add(ptr noundef %208, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %208) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %207) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %206) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %205) #11
  %768 = add nuw nsw i32 %763, 1
  %769 = icmp eq i32 %768, 48
  br i1 %769, label %761, label %762, !llvm.loop !63

770:                                              ; preds = %771
  tail call fastcc void @show(ptr noundef nonnull @.str.52)
  br label %786

771:                                              ; preds = %761, %771
  %772 = phi i32 [ 0, %761 ], [ %783, %771 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %209) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %210) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %211) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %212) #11
  call fastcc void @fill(ptr noundef %209, i32 noundef 2)
  call fastcc void @fill(ptr noundef %210, i32 noundef 2)
  call fastcc void @fill(ptr noundef %211, i32 noundef 2)
  %773 = load <4 x float>, ptr %209, align 16, !tbaa !9
  %774 = load <4 x float>, ptr %210, align 16, !tbaa !9
  %775 = tail call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %773, <4 x float> %774)
  %776 = tail call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %773, <4 x float> %774)
  %777 = shl i32 %776, 1
  %778 = or i32 %777, %775
  %779 = tail call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %773, <4 x float> %774)
  %780 = shl i32 %779, 2
  %781 = or i32 %778, %780
  %782 = sext i32 %781 to i64
  store i64 %782, ptr %212, align 8
  call fastcc void @add(ptr noundef %212, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %212) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %211) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %210) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %209) #11
  %783 = add nuw nsw i32 %772, 1
  %784 = icmp eq i32 %783, 48
  br i1 %784, label %770, label %771, !llvm.loop !64

785:                                              ; preds = %786
  tail call fastcc void @show(ptr noundef nonnull @.str.53)
  br label %801

786:                                              ; preds = %770, %786
  %787 = phi i32 [ 0, %770 ], [ %798, %786 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %213) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %214) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %215) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %216) #11
  call fastcc void @fill(ptr noundef %213, i32 noundef 2)
  call fastcc void @fill(ptr noundef %214, i32 noundef 2)
  call fastcc void @fill(ptr noundef %215, i32 noundef 2)
  %788 = load <2 x double>, ptr %213, align 16, !tbaa !9
  %789 = load <2 x double>, ptr %214, align 16, !tbaa !9
  %790 = tail call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %788, <2 x double> %789)
  %791 = tail call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %788, <2 x double> %789)
  %792 = shl i32 %791, 1
  %793 = or i32 %792, %790
  %794 = tail call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %788, <2 x double> %789)
  %795 = shl i32 %794, 2
  %796 = or i32 %793, %795
  %797 = sext i32 %796 to i64
  store i64 %797, ptr %216, align 8
  call fastcc void @add(ptr noundef %216, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %216) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %215) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %214) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %213) #11
  %798 = add nuw nsw i32 %787, 1
  %799 = icmp eq i32 %798, 48
  br i1 %799, label %785, label %786, !llvm.loop !65

800:                                              ; preds = %801
  tail call fastcc void @show(ptr noundef nonnull @.str.54)
  br label %816

801:                                              ; preds = %785, %801
  %802 = phi i32 [ 0, %785 ], [ %813, %801 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %217) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %218) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %219) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %220) #11
  call fastcc void @fill(ptr noundef %217, i32 noundef 2)
  call fastcc void @fill(ptr noundef %218, i32 noundef 2)
  call fastcc void @fill(ptr noundef %219, i32 noundef 2)
  %803 = load <8 x i32>, ptr %217, align 8, !tbaa !9
  %804 = icmp slt <8 x i32> %803, zeroinitializer
  %805 = bitcast <8 x i1> %804 to i8
  %806 = zext i8 %805 to i64
  %807 = bitcast <8 x i32> %803 to <4 x i64>
  %808 = icmp slt <4 x i64> %807, zeroinitializer
  %809 = bitcast <4 x i1> %808 to i4
  %810 = zext i4 %809 to i64
  %811 = shl nuw nsw i64 %810, 8
  %812 = or disjoint i64 %811, %806
  store i64 %812, ptr %220, align 8
  call fastcc void @add(ptr noundef %220, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %220) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %219) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %218) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %217) #11
  %813 = add nuw nsw i32 %802, 1
  %814 = icmp eq i32 %813, 48
  br i1 %814, label %800, label %801, !llvm.loop !66

815:                                              ; preds = %816
  tail call fastcc void @show(ptr noundef nonnull @.str.55)
  br label %824

816:                                              ; preds = %800, %816
  %817 = phi i32 [ 0, %800 ], [ %821, %816 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %221) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %222) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %223) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %224) #11
  call fastcc void @fill(ptr noundef %221, i32 noundef 2)
  call fastcc void @fill(ptr noundef %222, i32 noundef 2)
  call fastcc void @fill(ptr noundef %223, i32 noundef 2)
  %818 = load <8 x float>, ptr %221, align 8, !tbaa !9
  %819 = load <8 x i32>, ptr %222, align 8, !tbaa !9
  %820 = tail call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %818, <8 x i32> %819)
  store <8 x float> %820, ptr %224, align 8
  call fastcc void @add(ptr noundef %224, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %224) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %223) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %222) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %221) #11
  %821 = add nuw nsw i32 %817, 1
  %822 = icmp eq i32 %821, 48
  br i1 %822, label %815, label %816, !llvm.loop !67

823:                                              ; preds = %824
  tail call fastcc void @show(ptr noundef nonnull @.str.56)
  br label %832

824:                                              ; preds = %815, %824
  %825 = phi i32 [ 0, %815 ], [ %829, %824 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %225) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %226) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %227) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %228) #11
  call fastcc void @fill(ptr noundef %225, i32 noundef 2)
  call fastcc void @fill(ptr noundef %226, i32 noundef 2)
  call fastcc void @fill(ptr noundef %227, i32 noundef 2)
  %826 = load <2 x double>, ptr %225, align 16, !tbaa !9
  %827 = load <2 x i64>, ptr %226, align 16, !tbaa !9
  %828 = tail call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %826, <2 x i64> %827)
  store <2 x double> %828, ptr %228, align 16
  call fastcc void @add(ptr noundef %228, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %228) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %227) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %226) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %225) #11
  %829 = add nuw nsw i32 %825, 1
  %830 = icmp eq i32 %829, 48
  br i1 %830, label %823, label %824, !llvm.loop !68

831:                                              ; preds = %832
  tail call fastcc void @show(ptr noundef nonnull @.str.57)
  br label %840

832:                                              ; preds = %823, %832
  %833 = phi i32 [ 0, %823 ], [ %837, %832 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %229) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %230) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %231) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %232) #11
  call fastcc void @fill(ptr noundef %229, i32 noundef 2)
  call fastcc void @fill(ptr noundef %230, i32 noundef 2)
  call fastcc void @fill(ptr noundef %231, i32 noundef 2)
  %834 = load <8 x float>, ptr %229, align 8, !tbaa !9
  %835 = load <8 x i32>, ptr %230, align 8, !tbaa !9
  %836 = tail call <8 x float> @llvm.x86.avx2.permps(<8 x float> %834, <8 x i32> %835)
  store <8 x float> %836, ptr %232, align 8
  call fastcc void @add(ptr noundef %232, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %232) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %231) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %230) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %229) #11
  %837 = add nuw nsw i32 %833, 1
  %838 = icmp eq i32 %837, 48
  br i1 %838, label %831, label %832, !llvm.loop !69

839:                                              ; preds = %840
  tail call fastcc void @show(ptr noundef nonnull @.str.58)
  br label %848

840:                                              ; preds = %831, %840
  %841 = phi i32 [ 0, %831 ], [ %845, %840 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %233) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %234) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %235) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %236) #11
  call fastcc void @fill(ptr noundef %233, i32 noundef 2)
  call fastcc void @fill(ptr noundef %234, i32 noundef 2)
  call fastcc void @fill(ptr noundef %235, i32 noundef 2)
  %842 = load <8 x i32>, ptr %233, align 8, !tbaa !9
  %843 = load <8 x i32>, ptr %234, align 8, !tbaa !9
  %844 = tail call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %842, <8 x i32> %843)
  store <8 x i32> %844, ptr %236, align 8
  call fastcc void @add(ptr noundef %236, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %236) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %235) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %234) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %233) #11
  %845 = add nuw nsw i32 %841, 1
  %846 = icmp eq i32 %845, 48
  br i1 %846, label %839, label %840, !llvm.loop !70

847:                                              ; preds = %848
  tail call fastcc void @show(ptr noundef nonnull @.str.59)
  br label %856

848:                                              ; preds = %839, %848
  %849 = phi i32 [ 0, %839 ], [ %853, %848 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %237) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %238) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %239) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %240) #11
  call fastcc void @fill(ptr noundef %237, i32 noundef 3)
  call fastcc void @fill(ptr noundef %238, i32 noundef 3)
  call fastcc void @fill(ptr noundef %239, i32 noundef 3)
  %850 = load <8 x i32>, ptr %237, align 8, !tbaa !9
  %851 = load <8 x i32>, ptr %238, align 8, !tbaa !9
  %852 = tail call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %850, <8 x i32> %851)
  store <8 x i32> %852, ptr %240, align 8
  call fastcc void @add(ptr noundef %240, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %240) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %239) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %238) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %237) #11
  %853 = add nuw nsw i32 %849, 1
  %854 = icmp eq i32 %853, 48
  br i1 %854, label %847, label %848, !llvm.loop !71

855:                                              ; preds = %856
  tail call fastcc void @show(ptr noundef nonnull @.str.60)
  br label %864

856:                                              ; preds = %847, %856
  %857 = phi i32 [ 0, %847 ], [ %861, %856 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %241) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %242) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %243) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %244) #11
  call fastcc void @fill(ptr noundef %241, i32 noundef 3)
  call fastcc void @fill(ptr noundef %242, i32 noundef 3)
  call fastcc void @fill(ptr noundef %243, i32 noundef 3)
  %858 = load <2 x i64>, ptr %241, align 16, !tbaa !9
  %859 = load <2 x i64>, ptr %242, align 16, !tbaa !9
  %860 = tail call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %858, <2 x i64> %859)
  store <2 x i64> %860, ptr %244, align 16
  call fastcc void @add(ptr noundef %244, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %244) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %243) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %242) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %241) #11
  %861 = add nuw nsw i32 %857, 1
  %862 = icmp eq i32 %861, 48
  br i1 %862, label %855, label %856, !llvm.loop !72

863:                                              ; preds = %864
  tail call fastcc void @show(ptr noundef nonnull @.str.61)
  br label %873

864:                                              ; preds = %855, %864
  %865 = phi i32 [ 0, %855 ], [ %870, %864 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %245) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %246) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %247) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %248) #11
  call fastcc void @fill(ptr noundef %245, i32 noundef 3)
  call fastcc void @fill(ptr noundef %246, i32 noundef 3)
  call fastcc void @fill(ptr noundef %247, i32 noundef 3)
  %866 = load <8 x i32>, ptr %245, align 8, !tbaa !9
  %867 = shl <8 x i32> %866, splat (i32 25)
  %868 = load <8 x i32>, ptr %246, align 8, !tbaa !9
  %869 = tail call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %867, <8 x i32> %868)
  store <8 x i32> %869, ptr %248, align 8
  call fastcc void @add(ptr noundef %248, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %248) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %247) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %246) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %245) #11
  %870 = add nuw nsw i32 %865, 1
  %871 = icmp eq i32 %870, 48
  br i1 %871, label %863, label %864, !llvm.loop !73

872:                                              ; preds = %873
  tail call fastcc void @show(ptr noundef nonnull @.str.62)
  br label %881

873:                                              ; preds = %863, %873
  %874 = phi i32 [ 0, %863 ], [ %878, %873 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %249) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %250) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %251) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %252) #11
  call fastcc void @fill(ptr noundef %249, i32 noundef 2)
  call fastcc void @fill(ptr noundef %250, i32 noundef 2)
  call fastcc void @fill(ptr noundef %251, i32 noundef 2)
  %875 = load <16 x i8>, ptr %249, align 16, !tbaa !9
  %876 = load <16 x i8>, ptr %250, align 16, !tbaa !9
  %877 = tail call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %875, <16 x i8> %876, i8 6)
  store <8 x i16> %877, ptr %252, align 16
  call fastcc void @add(ptr noundef %252, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %252) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %251) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %250) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %249) #11
  %878 = add nuw nsw i32 %874, 1
  %879 = icmp eq i32 %878, 48
  br i1 %879, label %872, label %873, !llvm.loop !74

880:                                              ; preds = %881
  tail call fastcc void @show(ptr noundef nonnull @.str.63)
  br label %889

881:                                              ; preds = %872, %881
  %882 = phi i32 [ 0, %872 ], [ %886, %881 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %253) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %254) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %255) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %256) #11
  call fastcc void @fill(ptr noundef %253, i32 noundef 2)
  call fastcc void @fill(ptr noundef %254, i32 noundef 2)
  call fastcc void @fill(ptr noundef %255, i32 noundef 2)
  %883 = load <32 x i8>, ptr %253, align 8, !tbaa !9
  %884 = load <32 x i8>, ptr %254, align 8, !tbaa !9
  %885 = tail call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %883, <32 x i8> %884, i8 43)
  store <16 x i16> %885, ptr %256, align 8
  call fastcc void @add(ptr noundef %256, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %256) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %255) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %254) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %253) #11
  %886 = add nuw nsw i32 %882, 1
  %887 = icmp eq i32 %886, 48
  br i1 %887, label %880, label %881, !llvm.loop !75

888:                                              ; preds = %889
  tail call fastcc void @show(ptr noundef nonnull @.str.64)
  br label %896

889:                                              ; preds = %880, %889
  %890 = phi i32 [ 0, %880 ], [ %893, %889 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %257) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %258) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %259) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %260) #11
  call fastcc void @fill(ptr noundef %257, i32 noundef 2)
  call fastcc void @fill(ptr noundef %258, i32 noundef 2)
  call fastcc void @fill(ptr noundef %259, i32 noundef 2)
  %891 = load <8 x i16>, ptr %257, align 16, !tbaa !9
  %892 = tail call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %891)
  store <8 x i16> %892, ptr %260, align 16
  call fastcc void @add(ptr noundef %260, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %260) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %259) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %258) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %257) #11
  %893 = add nuw nsw i32 %890, 1
  %894 = icmp eq i32 %893, 48
  br i1 %894, label %888, label %889, !llvm.loop !76

895:                                              ; preds = %896
  call fastcc void @show(ptr noundef nonnull @.str.65)
  br label %903

896:                                              ; preds = %888, %896
  %897 = phi i32 [ 0, %888 ], [ %900, %896 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %261) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %262) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %263) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %264) #11
  call fastcc void @fill(ptr noundef %261, i32 noundef 2)
  call fastcc void @fill(ptr noundef %262, i32 noundef 2)
  call fastcc void @fill(ptr noundef %263, i32 noundef 2)
  %898 = load <8 x i32>, ptr %262, align 8, !tbaa !9
  %899 = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr nonnull %261, <8 x i32> %898)
  store <8 x float> %899, ptr %264, align 8
  call fastcc void @add(ptr noundef %264, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %264) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %263) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %262) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %261) #11
  %900 = add nuw nsw i32 %897, 1
  %901 = icmp eq i32 %900, 48
  br i1 %901, label %895, label %896, !llvm.loop !77

902:                                              ; preds = %903
  call fastcc void @show(ptr noundef nonnull @.str.66)
  br label %911

903:                                              ; preds = %895, %903
  %904 = phi i32 [ 0, %895 ], [ %907, %903 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %265) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %266) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %267) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %268) #11
  call fastcc void @fill(ptr noundef %265, i32 noundef 2)
  call fastcc void @fill(ptr noundef %266, i32 noundef 2)
  call fastcc void @fill(ptr noundef %267, i32 noundef 2)
  %905 = load <2 x i64>, ptr %266, align 16, !tbaa !9
  %906 = call <2 x i64> @llvm.x86.avx2.maskload.q(ptr nonnull %265, <2 x i64> %905)
  store <2 x i64> %906, ptr %268, align 16
  call fastcc void @add(ptr noundef %268, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %268) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %267) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %266) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %265) #11
  %907 = add nuw nsw i32 %904, 1
  %908 = icmp eq i32 %907, 48
  br i1 %908, label %902, label %903, !llvm.loop !78

909:                                              ; preds = %911
  call fastcc void @show(ptr noundef nonnull @.str.67)
  %910 = getelementptr inbounds nuw i8, ptr %273, i64 8
  br label %920

911:                                              ; preds = %902, %911
  %912 = phi i32 [ 0, %902 ], [ %916, %911 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %269) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %270) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %271) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %272) #11
  call fastcc void @fill(ptr noundef %269, i32 noundef 2)
  call fastcc void @fill(ptr noundef %270, i32 noundef 2)
  call fastcc void @fill(ptr noundef %271, i32 noundef 2)
  %913 = load <8 x i32>, ptr %270, align 8, !tbaa !9
  %914 = load <8 x i32>, ptr %271, align 8, !tbaa !9
  call void @llvm.x86.avx2.maskstore.d.256(ptr nonnull %269, <8 x i32> %913, <8 x i32> %914)
  %915 = load <4 x i64>, ptr %269, align 8, !tbaa !9
  store <4 x i64> %915, ptr %272, align 8
  call fastcc void @add(ptr noundef %272, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %272) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %271) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %270) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %269) #11
  %916 = add nuw nsw i32 %912, 1
  %917 = icmp eq i32 %916, 48
  br i1 %917, label %909, label %911, !llvm.loop !79

918:                                              ; preds = %920
  call fastcc void @show(ptr noundef nonnull @.str.68)
  %919 = getelementptr inbounds nuw i8, ptr %277, i64 3
  br label %929

920:                                              ; preds = %909, %920
  %921 = phi i32 [ 0, %909 ], [ %925, %920 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %273) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %274) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %275) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %276) #11
  call fastcc void @fill(ptr noundef %273, i32 noundef 2)
  call fastcc void @fill(ptr noundef %274, i32 noundef 2)
  call fastcc void @fill(ptr noundef %275, i32 noundef 2)
  %922 = load <2 x i64>, ptr %274, align 16, !tbaa !9
  %923 = load <2 x double>, ptr %275, align 16, !tbaa !9
  call void @llvm.x86.avx.maskstore.pd(ptr nonnull %910, <2 x i64> %922, <2 x double> %923)
  %924 = load <4 x double>, ptr %273, align 8, !tbaa !9
  store <4 x double> %924, ptr %276, align 8
  call fastcc void @add(ptr noundef %276, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %276) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %275) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %274) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %273) #11
  %925 = add nuw nsw i32 %921, 1
  %926 = icmp eq i32 %925, 48
  br i1 %926, label %918, label %920, !llvm.loop !80

927:                                              ; preds = %929
  call fastcc void @show(ptr noundef nonnull @.str.69)
  %928 = getelementptr inbounds nuw i8, ptr %281, i64 5
  br label %937

929:                                              ; preds = %918, %929
  %930 = phi i32 [ 0, %918 ], [ %934, %929 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %277) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %278) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %279) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %280) #11
  call fastcc void @fill(ptr noundef %277, i32 noundef 2)
  call fastcc void @fill(ptr noundef %278, i32 noundef 2)
  call fastcc void @fill(ptr noundef %279, i32 noundef 2)
  %931 = load <16 x i8>, ptr %278, align 16, !tbaa !9
  %932 = load <16 x i8>, ptr %279, align 16, !tbaa !9
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %931, <16 x i8> %932, ptr nonnull %919)
  %933 = load <4 x i64>, ptr %277, align 8, !tbaa !9
  store <4 x i64> %933, ptr %280, align 8
  call fastcc void @add(ptr noundef %280, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %280) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %279) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %278) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %277) #11
  %934 = add nuw nsw i32 %930, 1
  %935 = icmp eq i32 %934, 48
  br i1 %935, label %927, label %929, !llvm.loop !81

936:                                              ; preds = %937
  call fastcc void @show(ptr noundef nonnull @.str.70)
  br label %943

937:                                              ; preds = %927, %937
  %938 = phi i32 [ 0, %927 ], [ %940, %937 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %281) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %282) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %283) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %284) #11
  call fastcc void @fill(ptr noundef %281, i32 noundef 2)
  call fastcc void @fill(ptr noundef %282, i32 noundef 2)
  call fastcc void @fill(ptr noundef %283, i32 noundef 2)
  %939 = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr nonnull %928)
  store <16 x i8> %939, ptr %284, align 16
  call fastcc void @add(ptr noundef %284, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %284) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %283) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %282) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %281) #11
  %940 = add nuw nsw i32 %938, 1
  %941 = icmp eq i32 %940, 48
  br i1 %941, label %936, label %937, !llvm.loop !82

942:                                              ; preds = %943
  call fastcc void @show(ptr noundef nonnull @.str.71)
  br label %951

943:                                              ; preds = %936, %943
  %944 = phi i32 [ 0, %936 ], [ %948, %943 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %285) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %286) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %287) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %288) #11
  call fastcc void @fill(ptr noundef %285, i32 noundef 3)
  call fastcc void @fill(ptr noundef %286, i32 noundef 3)
  call fastcc void @fill(ptr noundef %287, i32 noundef 3)
  %945 = load <8 x i32>, ptr %286, align 8, !tbaa !9
  %946 = and <8 x i32> %945, splat (i32 15)
  %947 = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> zeroinitializer, ptr nonnull @floats, <8 x i32> %946, <8 x float> splat (float 0xFFFFFFFFE0000000), i8 4)
  store <8 x float> %947, ptr %288, align 8
  call fastcc void @add(ptr noundef %288, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %288) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %287) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %286) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %285) #11
  %948 = add nuw nsw i32 %944, 1
  %949 = icmp eq i32 %948, 48
  br i1 %949, label %942, label %943, !llvm.loop !83

950:                                              ; preds = %951
  call fastcc void @show(ptr noundef nonnull @.str.72)
  br label %961

951:                                              ; preds = %942, %951
  %952 = phi i32 [ 0, %942 ], [ %958, %951 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %289) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %290) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %291) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %292) #11
  call fastcc void @fill(ptr noundef %289, i32 noundef 2)
  call fastcc void @fill(ptr noundef %290, i32 noundef 2)
  call fastcc void @fill(ptr noundef %291, i32 noundef 2)
  %953 = load <4 x i32>, ptr %289, align 16, !tbaa !9
  %954 = load <4 x i32>, ptr %290, align 16, !tbaa !9
  %955 = ashr <4 x i32> %954, splat (i32 28)
  %956 = load <4 x i32>, ptr %291, align 16, !tbaa !9
  %957 = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> %953, ptr nonnull getelementptr inbounds nuw (i8, ptr @floats, i64 32), <4 x i32> %955, <4 x i32> %956, i8 4)
  store <4 x i32> %957, ptr %292, align 16
  call fastcc void @add(ptr noundef %292, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %292) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %291) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %290) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %289) #11
  %958 = add nuw nsw i32 %952, 1
  %959 = icmp eq i32 %958, 48
  br i1 %959, label %950, label %951, !llvm.loop !84

960:                                              ; preds = %961
  call fastcc void @show(ptr noundef nonnull @.str.73)
  br label %969

961:                                              ; preds = %950, %961
  %962 = phi i32 [ 0, %950 ], [ %966, %961 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %293) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %294) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %295) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %296) #11
  call fastcc void @fill(ptr noundef %293, i32 noundef 3)
  call fastcc void @fill(ptr noundef %294, i32 noundef 3)
  call fastcc void @fill(ptr noundef %295, i32 noundef 3)
  %963 = load <4 x i32>, ptr %294, align 16, !tbaa !9
  %964 = and <4 x i32> %963, splat (i32 15)
  %965 = call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> zeroinitializer, ptr nonnull @doubles, <4 x i32> %964, <4 x double> splat (double 0xFFFFFFFFFFFFFFFF), i8 8)
  store <4 x double> %965, ptr %296, align 8
  call fastcc void @add(ptr noundef %296, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %296) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %295) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %294) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %293) #11
  %966 = add nuw nsw i32 %962, 1
  %967 = icmp eq i32 %966, 48
  br i1 %967, label %960, label %961, !llvm.loop !85

968:                                              ; preds = %969
  call fastcc void @show(ptr noundef nonnull @.str.74)
  br label %980

969:                                              ; preds = %960, %969
  %970 = phi i32 [ 0, %960 ], [ %976, %969 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %297) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %298) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %299) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %300) #11
  call fastcc void @fill(ptr noundef %297, i32 noundef 2)
  call fastcc void @fill(ptr noundef %298, i32 noundef 2)
  call fastcc void @fill(ptr noundef %299, i32 noundef 2)
  %971 = load <4 x float>, ptr %297, align 16, !tbaa !9
  %972 = load <2 x i64>, ptr %298, align 16, !tbaa !9
  %973 = lshr <2 x i64> %972, splat (i64 60)
  %974 = load <4 x float>, ptr %299, align 16, !tbaa !9
  %975 = call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> %971, ptr nonnull @floats, <2 x i64> %973, <4 x float> %974, i8 4)
  store <4 x float> %975, ptr %300, align 16
  call fastcc void @add(ptr noundef %300, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %300) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %299) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %298) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %297) #11
  %976 = add nuw nsw i32 %970, 1
  %977 = icmp eq i32 %976, 48
  br i1 %977, label %968, label %969, !llvm.loop !86

978:                                              ; preds = %980
  call fastcc void @show(ptr noundef nonnull @.str.75)
  %979 = getelementptr inbounds nuw i8, ptr %306, i64 4
  br label %989

980:                                              ; preds = %968, %980
  %981 = phi i32 [ 0, %968 ], [ %985, %980 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %301) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %302) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %303) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %304) #11
  call fastcc void @fill(ptr noundef %301, i32 noundef 2)
  call fastcc void @fill(ptr noundef %302, i32 noundef 2)
  call fastcc void @fill(ptr noundef %303, i32 noundef 2)
  %982 = load <4 x i64>, ptr %302, align 8, !tbaa !9
  %983 = lshr <4 x i64> %982, splat (i64 60)
  %984 = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> zeroinitializer, ptr nonnull @floats, <4 x i64> %983, <4 x i32> splat (i32 -1), i8 2)
  store <4 x i32> %984, ptr %304, align 16
  call fastcc void @add(ptr noundef %304, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %304) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %303) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %302) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %301) #11
  %985 = add nuw nsw i32 %981, 1
  %986 = icmp eq i32 %985, 48
  br i1 %986, label %978, label %980, !llvm.loop !87

987:                                              ; preds = %989
  call fastcc void @show(ptr noundef nonnull @.str.76)
  %988 = getelementptr inbounds nuw i8, ptr %310, i64 8
  br label %1013

989:                                              ; preds = %978, %989
  %990 = phi i32 [ 0, %978 ], [ %1007, %989 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %305) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %306) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %307) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %308) #11
  call fastcc void @fill(ptr noundef %305, i32 noundef 2)
  call fastcc void @fill(ptr noundef %306, i32 noundef 2)
  call fastcc void @fill(ptr noundef %307, i32 noundef 2)
  %991 = load i64, ptr %305, align 8, !tbaa !9
  %992 = load i32, ptr %306, align 8, !tbaa !9
  %993 = and i32 %992, 63
  %994 = load i32, ptr %307, align 8, !tbaa !9
  %995 = shl i32 %994, 8
  %996 = and i32 %995, 32512
  %997 = or disjoint i32 %996, %993
  %998 = zext nneg i32 %997 to i64
  %999 = call i64 @llvm.x86.bmi.bextr.64(i64 %991, i64 %998)
  %1000 = load i32, ptr %305, align 8, !tbaa !9
  %1001 = load i32, ptr %979, align 4, !tbaa !9
  %1002 = and i32 %1001, 255
  %1003 = or disjoint i32 %1002, 2304
  %1004 = call i32 @llvm.x86.bmi.bextr.32(i32 %1000, i32 %1003)
  %1005 = zext i32 %1004 to i64
  %1006 = add i64 %999, %1005
  store i64 %1006, ptr %308, align 8
  call fastcc void @add(ptr noundef %308, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %308) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %307) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %306) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %305) #11
  %1007 = add nuw nsw i32 %990, 1
  %1008 = icmp eq i32 %1007, 48
  br i1 %1008, label %987, label %989, !llvm.loop !88

1009:                                             ; preds = %1013
  call fastcc void @show(ptr noundef nonnull @.str.77)
  %1010 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %1011 = getelementptr inbounds nuw i8, ptr %313, i64 4
  %1012 = getelementptr inbounds nuw i8, ptr %315, i64 8
  br label %1023

1013:                                             ; preds = %987, %1013
  %1014 = phi i32 [ 0, %987 ], [ %1018, %1013 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %309) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %310) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %311) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %312) #11
  call fastcc void @fill(ptr noundef %309, i32 noundef 2)
  call fastcc void @fill(ptr noundef %310, i32 noundef 2)
  call fastcc void @fill(ptr noundef %311, i32 noundef 2)
  %1015 = load i64, ptr %309, align 8, !tbaa !9
  %1016 = load i64, ptr %988, align 8, !tbaa !9
  %1017 = call i64 @llvm.x86.bmi.bextr.64(i64 %1015, i64 %1016)
  store i64 %1017, ptr %312, align 8
  call fastcc void @add(ptr noundef %312, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %312) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %311) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %310) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %309) #11
  %1018 = add nuw nsw i32 %1014, 1
  %1019 = icmp eq i32 %1018, 48
  br i1 %1019, label %1009, label %1013, !llvm.loop !89

1020:                                             ; preds = %1023
  call fastcc void @show(ptr noundef nonnull @.str.78)
  %1021 = getelementptr inbounds nuw i8, ptr %317, i64 8
  %1022 = getelementptr inbounds nuw i8, ptr %318, i64 8
  br label %1041

1023:                                             ; preds = %1009, %1023
  %1024 = phi i32 [ 0, %1009 ], [ %1036, %1023 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %313) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %314) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %315) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %316) #11
  call fastcc void @fill(ptr noundef %313, i32 noundef 3)
  call fastcc void @fill(ptr noundef %314, i32 noundef 3)
  call fastcc void @fill(ptr noundef %315, i32 noundef 3)
  %1025 = load i64, ptr %1010, align 8, !tbaa !9
  %1026 = mul i64 %1025, -7046029254386353131
  %1027 = load i32, ptr %314, align 8, !tbaa !9
  %1028 = zext i32 %1027 to i64
  %1029 = call i64 @llvm.x86.bmi.bzhi.64(i64 %1026, i64 range(i64 0, 4294967296) %1028)
  %1030 = load i32, ptr %1011, align 4, !tbaa !9
  %1031 = xor i32 %1030, -1
  %1032 = load i32, ptr %1012, align 8, !tbaa !9
  %1033 = call i32 @llvm.x86.bmi.bzhi.32(i32 %1031, i32 %1032)
  %1034 = zext i32 %1033 to i64
  %1035 = add i64 %1029, %1034
  store i64 %1035, ptr %316, align 8
  call fastcc void @add(ptr noundef %316, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %316) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %315) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %314) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %313) #11
  %1036 = add nuw nsw i32 %1024, 1
  %1037 = icmp eq i32 %1036, 48
  br i1 %1037, label %1020, label %1023, !llvm.loop !90

1038:                                             ; preds = %1041
  call fastcc void @show(ptr noundef nonnull @.str.79)
  %1039 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %1040 = getelementptr inbounds nuw i8, ptr %322, i64 8
  br label %1054

1041:                                             ; preds = %1020, %1041
  %1042 = phi i32 [ 0, %1020 ], [ %1051, %1041 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %317) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %318) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %319) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %320) #11
  call fastcc void @fill(ptr noundef %317, i32 noundef 2)
  call fastcc void @fill(ptr noundef %318, i32 noundef 2)
  call fastcc void @fill(ptr noundef %319, i32 noundef 2)
  %1043 = load i64, ptr %317, align 8, !tbaa !9
  %1044 = load i64, ptr %318, align 8, !tbaa !9
  %1045 = call i64 @llvm.x86.bmi.pext.64(i64 %1043, i64 %1044)
  %1046 = load i32, ptr %1021, align 8, !tbaa !9
  %1047 = load i32, ptr %1022, align 8, !tbaa !9
  %1048 = call i32 @llvm.x86.bmi.pext.32(i32 %1046, i32 %1047)
  %1049 = zext i32 %1048 to i64
  %1050 = add i64 %1045, %1049
  store i64 %1050, ptr %320, align 8
  call fastcc void @add(ptr noundef %320, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %320) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %319) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %318) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %317) #11
  %1051 = add nuw nsw i32 %1042, 1
  %1052 = icmp eq i32 %1051, 48
  br i1 %1052, label %1038, label %1041, !llvm.loop !91

1053:                                             ; preds = %1054
  call fastcc void @show(ptr noundef nonnull @.str.80)
  call void @llvm.lifetime.start.p0(ptr nonnull %325) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %326) #11
  br label %1070

1054:                                             ; preds = %1038, %1054
  %1055 = phi i32 [ 0, %1038 ], [ %1064, %1054 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %321) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %322) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %323) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %324) #11
  call fastcc void @fill(ptr noundef %321, i32 noundef 2)
  call fastcc void @fill(ptr noundef %322, i32 noundef 2)
  call fastcc void @fill(ptr noundef %323, i32 noundef 2)
  %1056 = load i64, ptr %321, align 8, !tbaa !9
  %1057 = load i64, ptr %322, align 8, !tbaa !9
  %1058 = call i64 @llvm.x86.bmi.pdep.64(i64 %1056, i64 %1057)
  %1059 = load i32, ptr %1039, align 8, !tbaa !9
  %1060 = load i32, ptr %1040, align 8, !tbaa !9
  %1061 = call i32 @llvm.x86.bmi.pdep.32(i32 %1059, i32 %1060)
  %1062 = zext i32 %1061 to i64
  %1063 = add i64 %1058, %1062
  store i64 %1063, ptr %324, align 8
  call fastcc void @add(ptr noundef %324, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %324) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %323) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %322) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %321) #11
  %1064 = add nuw nsw i32 %1055, 1
  %1065 = icmp eq i32 %1064, 48
  br i1 %1065, label %1053, label %1054, !llvm.loop !92

1066:                                             ; preds = %1070
  %1067 = load <8 x float>, ptr %325, align 8, !tbaa !9
  %1068 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %1067)
  store <8 x float> %1068, ptr %326, align 8, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.81, ptr noundef %326, i32 noundef 0)
  %1069 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %1067)
  store <8 x float> %1069, ptr %326, align 8, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.82, ptr noundef %326, i32 noundef 1)
  br label %1079

1070:                                             ; preds = %1053, %1070
  %1071 = phi i64 [ 0, %1053 ], [ %1072, %1070 ]
  %1072 = add nuw nsw i64 %1071, 1
  %1073 = trunc nuw nsw i64 %1072 to i32
  %1074 = uitofp nneg i32 %1073 to float
  %1075 = fmul float %1074, 0x3FD7AE1480000000
  %1076 = getelementptr inbounds nuw float, ptr %325, i64 %1071
  store float %1075, ptr %1076, align 4, !tbaa !9
  %1077 = icmp eq i64 %1072, 8
  br i1 %1077, label %1066, label %1070, !llvm.loop !93

1078:                                             ; preds = %1079
  call fastcc void @near(ptr noundef nonnull @.str.83, ptr noundef %326, i32 noundef 0)
  br label %1090

1079:                                             ; preds = %1066, %1079
  %1080 = phi i64 [ 0, %1066 ], [ %1087, %1079 ]
  %1081 = getelementptr inbounds nuw float, ptr %325, i64 %1080
  %1082 = load float, ptr %1081, align 4, !tbaa !9
  %1083 = insertelement <4 x float> poison, float %1082, i64 0
  %1084 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> %1083)
  %1085 = extractelement <4 x float> %1084, i64 0
  %1086 = getelementptr inbounds nuw float, ptr %326, i64 %1080
  store float %1085, ptr %1086, align 4, !tbaa !9
  %1087 = add nuw nsw i64 %1080, 1
  %1088 = icmp eq i64 %1087, 8
  br i1 %1088, label %1078, label %1079, !llvm.loop !94

1089:                                             ; preds = %1090
  call fastcc void @near(ptr noundef nonnull @.str.84, ptr noundef %326, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %326) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %325) #11
  ret i32 0

1090:                                             ; preds = %1078, %1090
  %1091 = phi i64 [ 0, %1078 ], [ %1098, %1090 ]
  %1092 = getelementptr inbounds nuw float, ptr %325, i64 %1091
  %1093 = load float, ptr %1092, align 4, !tbaa !9
  %1094 = insertelement <4 x float> poison, float %1093, i64 0
  %1095 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> %1094)
  %1096 = extractelement <4 x float> %1095, i64 0
  %1097 = getelementptr inbounds nuw float, ptr %326, i64 %1091
  store float %1096, ptr %1097, align 4, !tbaa !9
  %1098 = add nuw nsw i64 %1091, 1
  %1099 = icmp eq i64 %1098, 8
  br i1 %1099, label %1089, label %1090, !llvm.loop !95
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fill(ptr noundef nonnull writeonly captures(none) %0, i32 noundef range(i32 0, 4) %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  %4 = icmp eq i32 %1, 1
  %5 = load i32, ptr @state, align 4
  br label %7

6:                                                ; preds = %51
  ret void

7:                                                ; preds = %2, %51
  %8 = phi i64 [ 0, %2 ], [ %53, %51 ]
  %9 = phi i32 [ %5, %2 ], [ %52, %51 ]
  br i1 %3, label %10, label %19

10:                                               ; preds = %7
  %11 = mul i32 %9, 1664525
  %12 = add i32 %11, 1013904223
  store i32 %12, ptr @state, align 4, !tbaa !5
  %13 = lshr i32 %12, 8
  %14 = urem i32 %13, 24
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr @floats, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %17, ptr %18, align 4, !tbaa !9
  br label %19

19:                                               ; preds = %10, %7
  %20 = phi i32 [ %12, %10 ], [ %9, %7 ]
  %21 = icmp samesign ult i64 %8, 4
  %22 = select i1 %4, i1 %21, i1 false
  br i1 %22, label %23, label %32

23:                                               ; preds = %19
  %24 = mul i32 %20, 1664525
  %25 = add i32 %24, 1013904223
  store i32 %25, ptr @state, align 4, !tbaa !5
  %26 = lshr i32 %25, 8
  %27 = urem i32 %26, 24
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr @doubles, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !96
  %31 = getelementptr inbounds nuw i64, ptr %0, i64 %8
  store i64 %30, ptr %31, align 8, !tbaa !9
  br label %32

32:                                               ; preds = %23, %19
  %33 = phi i32 [ %25, %23 ], [ %20, %19 ]
  switch i32 %1, label %51 [
    i32 2, label %34
    i32 3, label %42
  ]

34:                                               ; preds = %32
  %35 = mul i32 %33, 1664525
  %36 = add i32 %35, 1013904223
  %37 = and i32 %36, -256
  %38 = mul i32 %36, 1664525
  %39 = add i32 %38, 1013904223
  store i32 %39, ptr @state, align 4, !tbaa !5
  %40 = lshr i32 %39, 8
  %41 = xor i32 %40, %37
  br label %47

42:                                               ; preds = %32
  %43 = mul i32 %33, 1664525
  %44 = add i32 %43, 1013904223
  store i32 %44, ptr @state, align 4, !tbaa !5
  %45 = lshr i32 %44, 8
  %46 = urem i32 %45, 80
  br label %47

47:                                               ; preds = %42, %34
  %48 = phi i32 [ %41, %34 ], [ %46, %42 ]
  %49 = phi i32 [ %39, %34 ], [ %44, %42 ]
  %50 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %48, ptr %50, align 4, !tbaa !9
  br label %51

51:                                               ; preds = %47, %32
  %52 = phi i32 [ %33, %32 ], [ %49, %47 ]
  %53 = add nuw nsw i64 %8, 1
  %54 = icmp eq i64 %53, 8
  br i1 %54, label %6, label %7, !llvm.loop !98
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @add(ptr noundef nonnull captures(none) %0, i32 noundef range(i32 8, 33) %1, i32 noundef range(i32 0, 9) %2) unnamed_addr #3 {
  %4 = lshr i32 %1, 2
  %5 = icmp eq i32 %2, 4
  %6 = zext nneg i32 %4 to i64
  br label %11

7:                                                ; preds = %19
  %8 = lshr i32 %1, 3
  %9 = icmp eq i32 %2, 8
  %10 = zext nneg i32 %8 to i64
  br label %25

11:                                               ; preds = %3, %19
  %12 = phi i64 [ 0, %3 ], [ %20, %19 ]
  br i1 %5, label %13, label %19

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %15 = load float, ptr %14, align 4, !tbaa !9
  %16 = fcmp uno float %15, 0.000000e+00
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  store i32 2143289344, ptr %18, align 4, !tbaa !9
  br label %19

19:                                               ; preds = %11, %13, %17
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %11, !llvm.loop !99

22:                                               ; preds = %33
  %23 = load i64, ptr @sum, align 8
  %24 = zext nneg i32 %8 to i64
  br label %37

25:                                               ; preds = %7, %33
  %26 = phi i64 [ 0, %7 ], [ %34, %33 ]
  br i1 %9, label %27, label %33

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fcmp uno double %29, 0.000000e+00
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i64, ptr %0, i64 %26
  store i64 9221120237041090560, ptr %32, align 8, !tbaa !9
  br label %33

33:                                               ; preds = %25, %27, %31
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %22, label %25, !llvm.loop !100

36:                                               ; preds = %37
  store i64 %43, ptr @sum, align 8, !tbaa !96
  ret void

37:                                               ; preds = %22, %37
  %38 = phi i64 [ 0, %22 ], [ %44, %37 ]
  %39 = phi i64 [ %23, %22 ], [ %43, %37 ]
  %40 = mul i64 %39, 31
  %41 = getelementptr inbounds nuw i64, ptr %0, i64 %38
  %42 = load i64, ptr %41, align 8, !tbaa !9
  %43 = add i64 %40, %42
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %24
  br i1 %45, label %36, label %37, !llvm.loop !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @show(ptr noundef %0) unnamed_addr #4 {
  %2 = load i64, ptr @sum, align 8, !tbaa !96
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.85, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @sum, align 8, !tbaa !96
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.floor.v8f32(<8 x float>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.round.pd.256(<4 x double>, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float>, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float>, ptr, <8 x i32>, <8 x float>, i8 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double>, ptr, <4 x i32>, <4 x double>, i8 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float>, ptr, <2 x i64>, <4 x float>, i8 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32>, ptr, <4 x i64>, <4 x i32>, i8 immarg) #7

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @near(ptr noundef %0, ptr noundef nonnull readonly captures(none) %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #4 {
  %4 = icmp eq i32 %2, 0
  br label %7

5:                                                ; preds = %7
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.86, ptr noundef %0, i32 noundef %23)
  ret void

7:                                                ; preds = %3, %7
  %8 = phi i64 [ 0, %3 ], [ %10, %7 ]
  %9 = phi i32 [ 0, %3 ], [ %23, %7 ]
  %10 = add nuw nsw i64 %8, 1
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = uitofp nneg i32 %11 to float
  %13 = fmul float %12, 0x3FD7AE1480000000
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %8
  %15 = load float, ptr %14, align 4, !tbaa !9
  %16 = fmul float %15, %15
  %17 = select i1 %4, float %15, float %16
  %18 = fmul float %13, %17
  %19 = fcmp ogt float %18, 0x3FEFF7CEE0000000
  %20 = fcmp olt float %18, 0x3FF00418A0000000
  %21 = and i1 %19, %20
  %22 = zext i1 %21 to i32
  %23 = add nuw nsw i32 %9, %22
  %24 = icmp eq i64 %10, 8
  br i1 %24, label %5, label %7, !llvm.loop !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>) #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.max.pd.256(<4 x double>, <4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float>, <8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double>, <4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double>, <2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i64> @llvm.x86.avx2.maskload.q(ptr, <2 x i64>) #9

; Function Attrs: nounwind memory(argmem: readwrite)
declare void @llvm.x86.avx2.maskstore.d.256(ptr, <8 x i32>, <8 x i32>) #10

; Function Attrs: nounwind memory(argmem: readwrite)
declare void @llvm.x86.avx.maskstore.pd(ptr, <2 x i64>, <2 x double>) #10

; Function Attrs: nounwind
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <16 x i8> @llvm.x86.sse3.ldu.dq(ptr) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.bextr.64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.bextr.32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pext.64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.pext.32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.bmi.pdep.64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rcp.ss(<4 x float>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float>) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #4 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="haswell" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fsgsbase,+fxsr,+invpcid,+lzcnt,+mmx,+movbe,+pclmul,+popcnt,+rdrnd,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave,+xsaveopt" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nounwind memory(argmem: readwrite) }
attributes #11 = { nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
!43 = distinct !{!43, !11, !12}
!44 = distinct !{!44, !11, !12}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11, !12}
!47 = distinct !{!47, !11, !12}
!48 = distinct !{!48, !11, !12}
!49 = distinct !{!49, !11, !12}
!50 = distinct !{!50, !11, !12}
!51 = distinct !{!51, !11, !12}
!52 = distinct !{!52, !11, !12}
!53 = distinct !{!53, !11, !12}
!54 = distinct !{!54, !11, !12}
!55 = distinct !{!55, !11, !12}
!56 = distinct !{!56, !11, !12}
!57 = distinct !{!57, !11, !12}
!58 = distinct !{!58, !11, !12}
!59 = distinct !{!59, !11, !12}
!60 = distinct !{!60, !11, !12}
!61 = distinct !{!61, !11, !12}
!62 = distinct !{!62, !11, !12}
!63 = distinct !{!63, !11, !12}
!64 = distinct !{!64, !11, !12}
!65 = distinct !{!65, !11, !12}
!66 = distinct !{!66, !11, !12}
!67 = distinct !{!67, !11, !12}
!68 = distinct !{!68, !11, !12}
!69 = distinct !{!69, !11, !12}
!70 = distinct !{!70, !11, !12}
!71 = distinct !{!71, !11, !12}
!72 = distinct !{!72, !11, !12}
!73 = distinct !{!73, !11, !12}
!74 = distinct !{!74, !11, !12}
!75 = distinct !{!75, !11, !12}
!76 = distinct !{!76, !11, !12}
!77 = distinct !{!77, !11, !12}
!78 = distinct !{!78, !11, !12}
!79 = distinct !{!79, !11, !12}
!80 = distinct !{!80, !11, !12}
!81 = distinct !{!81, !11, !12}
!82 = distinct !{!82, !11, !12}
!83 = distinct !{!83, !11, !12}
!84 = distinct !{!84, !11, !12}
!85 = distinct !{!85, !11, !12}
!86 = distinct !{!86, !11, !12}
!87 = distinct !{!87, !11, !12}
!88 = distinct !{!88, !11, !12}
!89 = distinct !{!89, !11, !12}
!90 = distinct !{!90, !11, !12}
!91 = distinct !{!91, !11, !12}
!92 = distinct !{!92, !11, !12}
!93 = distinct !{!93, !11, !12}
!94 = distinct !{!94, !11, !12}
!95 = distinct !{!95, !11, !12}
!96 = !{!97, !97, i64 0}
!97 = !{!"long long", !7, i64 0}
!98 = distinct !{!98, !11, !12}
!99 = distinct !{!99, !11, !12}
!100 = distinct !{!100, !11, !12}
!101 = distinct !{!101, !11, !12}
!102 = distinct !{!102, !11, !12}
