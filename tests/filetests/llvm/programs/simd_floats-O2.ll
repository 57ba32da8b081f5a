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
  br label %327

326:                                              ; preds = %327
  tail call fastcc void @show(ptr noundef nonnull @.str)
  br label %335

327:                                              ; preds = %0, %327
  %328 = phi i32 [ 0, %0 ], [ %332, %327 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call fastcc void @fill(ptr noundef %1, i32 noundef 0)
  call fastcc void @fill(ptr noundef %2, i32 noundef 0)
  call fastcc void @fill(ptr noundef %3, i32 noundef 0)
  %329 = load <4 x float>, ptr %1, align 16, !tbaa !9
  %330 = load <4 x float>, ptr %2, align 16, !tbaa !9
  %331 = tail call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %329, <4 x float> %330)
  store <4 x float> %331, ptr %4, align 16
  call fastcc void @add(ptr noundef %4, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #11
  %332 = add nuw nsw i32 %328, 1
  %333 = icmp eq i32 %332, 48
  br i1 %333, label %326, label %327, !llvm.loop !10

334:                                              ; preds = %335
  tail call fastcc void @show(ptr noundef nonnull @.str.1)
  br label %343

335:                                              ; preds = %326, %335
  %336 = phi i32 [ 0, %326 ], [ %340, %335 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #11
  call fastcc void @fill(ptr noundef %5, i32 noundef 0)
  call fastcc void @fill(ptr noundef %6, i32 noundef 0)
  call fastcc void @fill(ptr noundef %7, i32 noundef 0)
  %337 = load <4 x float>, ptr %5, align 16, !tbaa !9
  %338 = load <4 x float>, ptr %6, align 16, !tbaa !9
  %339 = tail call <4 x float> @llvm.x86.sse.max.ps(<4 x float> %337, <4 x float> %338)
  store <4 x float> %339, ptr %8, align 16
  call fastcc void @add(ptr noundef %8, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  %340 = add nuw nsw i32 %336, 1
  %341 = icmp eq i32 %340, 48
  br i1 %341, label %334, label %335, !llvm.loop !13

342:                                              ; preds = %343
  tail call fastcc void @show(ptr noundef nonnull @.str.2)
  br label %351

343:                                              ; preds = %334, %343
  %344 = phi i32 [ 0, %334 ], [ %348, %343 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #11
  call fastcc void @fill(ptr noundef %9, i32 noundef 1)
  call fastcc void @fill(ptr noundef %10, i32 noundef 1)
  call fastcc void @fill(ptr noundef %11, i32 noundef 1)
  %345 = load <2 x double>, ptr %9, align 16, !tbaa !9
  %346 = load <2 x double>, ptr %10, align 16, !tbaa !9
  %347 = tail call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> %345, <2 x double> %346)
  store <2 x double> %347, ptr %12, align 16
  call fastcc void @add(ptr noundef %12, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #11
  %348 = add nuw nsw i32 %344, 1
  %349 = icmp eq i32 %348, 48
  br i1 %349, label %342, label %343, !llvm.loop !14

350:                                              ; preds = %351
  tail call fastcc void @show(ptr noundef nonnull @.str.3)
  br label %359

351:                                              ; preds = %342, %351
  %352 = phi i32 [ 0, %342 ], [ %356, %351 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %15) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %16) #11
  call fastcc void @fill(ptr noundef %13, i32 noundef 1)
  call fastcc void @fill(ptr noundef %14, i32 noundef 1)
  call fastcc void @fill(ptr noundef %15, i32 noundef 1)
  %353 = load <2 x double>, ptr %13, align 16, !tbaa !9
  %354 = load <2 x double>, ptr %14, align 16, !tbaa !9
  %355 = tail call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %353, <2 x double> %354)
  store <2 x double> %355, ptr %16, align 16
  call fastcc void @add(ptr noundef %16, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %15) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %14) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #11
  %356 = add nuw nsw i32 %352, 1
  %357 = icmp eq i32 %356, 48
  br i1 %357, label %350, label %351, !llvm.loop !15

358:                                              ; preds = %359
  tail call fastcc void @show(ptr noundef nonnull @.str.4)
  br label %367

359:                                              ; preds = %350, %359
  %360 = phi i32 [ 0, %350 ], [ %364, %359 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %19) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #11
  call fastcc void @fill(ptr noundef %17, i32 noundef 0)
  call fastcc void @fill(ptr noundef %18, i32 noundef 0)
  call fastcc void @fill(ptr noundef %19, i32 noundef 0)
  %361 = load <4 x float>, ptr %17, align 16, !tbaa !9
  %362 = load <4 x float>, ptr %18, align 16, !tbaa !9
  %363 = tail call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %361, <4 x float> %362)
  store <4 x float> %363, ptr %20, align 16
  call fastcc void @add(ptr noundef %20, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %19) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %18) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #11
  %364 = add nuw nsw i32 %360, 1
  %365 = icmp eq i32 %364, 48
  br i1 %365, label %358, label %359, !llvm.loop !16

366:                                              ; preds = %367
  tail call fastcc void @show(ptr noundef nonnull @.str.5)
  br label %375

367:                                              ; preds = %358, %367
  %368 = phi i32 [ 0, %358 ], [ %372, %367 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %22) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %23) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %24) #11
  call fastcc void @fill(ptr noundef %21, i32 noundef 1)
  call fastcc void @fill(ptr noundef %22, i32 noundef 1)
  call fastcc void @fill(ptr noundef %23, i32 noundef 1)
  %369 = load <2 x double>, ptr %21, align 16, !tbaa !9
  %370 = load <2 x double>, ptr %22, align 16, !tbaa !9
  %371 = tail call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %369, <2 x double> %370)
  store <2 x double> %371, ptr %24, align 16
  call fastcc void @add(ptr noundef %24, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %24) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %23) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %22) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #11
  %372 = add nuw nsw i32 %368, 1
  %373 = icmp eq i32 %372, 48
  br i1 %373, label %366, label %367, !llvm.loop !17

374:                                              ; preds = %375
  tail call fastcc void @show(ptr noundef nonnull @.str.6)
  br label %383

375:                                              ; preds = %366, %375
  %376 = phi i32 [ 0, %366 ], [ %380, %375 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %25) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %26) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %27) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #11
  call fastcc void @fill(ptr noundef %25, i32 noundef 0)
  call fastcc void @fill(ptr noundef %26, i32 noundef 0)
  call fastcc void @fill(ptr noundef %27, i32 noundef 0)
  %377 = load <8 x float>, ptr %25, align 8, !tbaa !9
  %378 = load <8 x float>, ptr %26, align 8, !tbaa !9
  %379 = tail call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %377, <8 x float> %378)
  store <8 x float> %379, ptr %28, align 8
  call fastcc void @add(ptr noundef %28, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %27) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %26) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %25) #11
  %380 = add nuw nsw i32 %376, 1
  %381 = icmp eq i32 %380, 48
  br i1 %381, label %374, label %375, !llvm.loop !18

382:                                              ; preds = %383
  tail call fastcc void @show(ptr noundef nonnull @.str.7)
  br label %391

383:                                              ; preds = %374, %383
  %384 = phi i32 [ 0, %374 ], [ %388, %383 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %30) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %31) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %32) #11
  call fastcc void @fill(ptr noundef %29, i32 noundef 1)
  call fastcc void @fill(ptr noundef %30, i32 noundef 1)
  call fastcc void @fill(ptr noundef %31, i32 noundef 1)
  %385 = load <4 x double>, ptr %29, align 8, !tbaa !9
  %386 = load <4 x double>, ptr %30, align 8, !tbaa !9
  %387 = tail call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> %385, <4 x double> %386)
  store <4 x double> %387, ptr %32, align 8
  call fastcc void @add(ptr noundef %32, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %32) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %31) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %30) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #11
  %388 = add nuw nsw i32 %384, 1
  %389 = icmp eq i32 %388, 48
  br i1 %389, label %382, label %383, !llvm.loop !19

390:                                              ; preds = %391
  tail call fastcc void @show(ptr noundef nonnull @.str.8)
  br label %399

391:                                              ; preds = %382, %391
  %392 = phi i32 [ 0, %382 ], [ %396, %391 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %33) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %34) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %35) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %36) #11
  call fastcc void @fill(ptr noundef %33, i32 noundef 0)
  call fastcc void @fill(ptr noundef %34, i32 noundef 0)
  call fastcc void @fill(ptr noundef %35, i32 noundef 0)
  %393 = load <4 x float>, ptr %33, align 16, !tbaa !9
  %394 = load <4 x float>, ptr %34, align 16, !tbaa !9
  %395 = tail call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %393, <4 x float> %394)
  store <4 x float> %395, ptr %36, align 16
  call fastcc void @add(ptr noundef %36, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %36) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %35) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %34) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %33) #11
  %396 = add nuw nsw i32 %392, 1
  %397 = icmp eq i32 %396, 48
  br i1 %397, label %390, label %391, !llvm.loop !20

398:                                              ; preds = %399
  tail call fastcc void @show(ptr noundef nonnull @.str.9)
  br label %407

399:                                              ; preds = %390, %399
  %400 = phi i32 [ 0, %390 ], [ %404, %399 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %37) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %38) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %39) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %40) #11
  call fastcc void @fill(ptr noundef %37, i32 noundef 0)
  call fastcc void @fill(ptr noundef %38, i32 noundef 0)
  call fastcc void @fill(ptr noundef %39, i32 noundef 0)
  %401 = load <8 x float>, ptr %37, align 8, !tbaa !9
  %402 = load <8 x float>, ptr %38, align 8, !tbaa !9
  %403 = tail call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> %401, <8 x float> %402)
  store <8 x float> %403, ptr %40, align 8
  call fastcc void @add(ptr noundef %40, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %40) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %39) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %38) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %37) #11
  %404 = add nuw nsw i32 %400, 1
  %405 = icmp eq i32 %404, 48
  br i1 %405, label %398, label %399, !llvm.loop !21

406:                                              ; preds = %407
  tail call fastcc void @show(ptr noundef nonnull @.str.10)
  br label %415

407:                                              ; preds = %398, %407
  %408 = phi i32 [ 0, %398 ], [ %412, %407 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %41) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %42) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %43) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %44) #11
  call fastcc void @fill(ptr noundef %41, i32 noundef 1)
  call fastcc void @fill(ptr noundef %42, i32 noundef 1)
  call fastcc void @fill(ptr noundef %43, i32 noundef 1)
  %409 = load <4 x double>, ptr %41, align 8, !tbaa !9
  %410 = load <4 x double>, ptr %42, align 8, !tbaa !9
  %411 = tail call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> %409, <4 x double> %410)
  store <4 x double> %411, ptr %44, align 8
  call fastcc void @add(ptr noundef %44, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %44) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %43) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %42) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %41) #11
  %412 = add nuw nsw i32 %408, 1
  %413 = icmp eq i32 %412, 48
  br i1 %413, label %406, label %407, !llvm.loop !22

414:                                              ; preds = %415
  tail call fastcc void @show(ptr noundef nonnull @.str.11)
  br label %423

415:                                              ; preds = %406, %415
  %416 = phi i32 [ 0, %406 ], [ %420, %415 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %45) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %46) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %47) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %48) #11
  call fastcc void @fill(ptr noundef %45, i32 noundef 1)
  call fastcc void @fill(ptr noundef %46, i32 noundef 1)
  call fastcc void @fill(ptr noundef %47, i32 noundef 1)
  %417 = load <2 x double>, ptr %45, align 16, !tbaa !9
  %418 = load <2 x double>, ptr %46, align 16, !tbaa !9
  %419 = tail call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> %417, <2 x double> %418)
  store <2 x double> %419, ptr %48, align 16
  call fastcc void @add(ptr noundef %48, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %48) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %47) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %46) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %45) #11
  %420 = add nuw nsw i32 %416, 1
  %421 = icmp eq i32 %420, 48
  br i1 %421, label %414, label %415, !llvm.loop !23

422:                                              ; preds = %423
  tail call fastcc void @show(ptr noundef nonnull @.str.12)
  br label %431

423:                                              ; preds = %414, %423
  %424 = phi i32 [ 0, %414 ], [ %428, %423 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %49) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %50) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %51) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %52) #11
  call fastcc void @fill(ptr noundef %49, i32 noundef 0)
  call fastcc void @fill(ptr noundef %50, i32 noundef 0)
  call fastcc void @fill(ptr noundef %51, i32 noundef 0)
  %425 = load <4 x float>, ptr %49, align 16, !tbaa !9
  %426 = load <4 x float>, ptr %50, align 16, !tbaa !9
  %427 = tail call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> %425, <4 x float> %426)
  store <4 x float> %427, ptr %52, align 16
  call fastcc void @add(ptr noundef %52, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %52) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %51) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %50) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %49) #11
  %428 = add nuw nsw i32 %424, 1
  %429 = icmp eq i32 %428, 48
  br i1 %429, label %422, label %423, !llvm.loop !24

430:                                              ; preds = %431
  tail call fastcc void @show(ptr noundef nonnull @.str.13)
  br label %439

431:                                              ; preds = %422, %431
  %432 = phi i32 [ 0, %422 ], [ %436, %431 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %53) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %54) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %55) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %56) #11
  call fastcc void @fill(ptr noundef %53, i32 noundef 1)
  call fastcc void @fill(ptr noundef %54, i32 noundef 1)
  call fastcc void @fill(ptr noundef %55, i32 noundef 1)
  %433 = load <4 x double>, ptr %53, align 8, !tbaa !9
  %434 = load <4 x double>, ptr %54, align 8, !tbaa !9
  %435 = tail call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> %433, <4 x double> %434)
  store <4 x double> %435, ptr %56, align 8
  call fastcc void @add(ptr noundef %56, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %56) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %55) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %54) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %53) #11
  %436 = add nuw nsw i32 %432, 1
  %437 = icmp eq i32 %436, 48
  br i1 %437, label %430, label %431, !llvm.loop !25

438:                                              ; preds = %439
  tail call fastcc void @show(ptr noundef nonnull @.str.14)
  br label %448

439:                                              ; preds = %430, %439
  %440 = phi i32 [ 0, %430 ], [ %445, %439 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %57) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %58) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %59) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %60) #11
  call fastcc void @fill(ptr noundef %57, i32 noundef 0)
  call fastcc void @fill(ptr noundef %58, i32 noundef 0)
  call fastcc void @fill(ptr noundef %59, i32 noundef 0)
  %441 = load <8 x float>, ptr %57, align 8, !tbaa !9
  %442 = load <8 x float>, ptr %58, align 8, !tbaa !9
  %443 = load <8 x float>, ptr %59, align 8, !tbaa !9
  %444 = tail call <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float> %441, <8 x float> %442, <8 x float> %443)
  store <8 x float> %444, ptr %60, align 8
  call fastcc void @add(ptr noundef %60, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %60) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %59) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %58) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %57) #11
  %445 = add nuw nsw i32 %440, 1
  %446 = icmp eq i32 %445, 48
  br i1 %446, label %438, label %439, !llvm.loop !26

447:                                              ; preds = %448
  tail call fastcc void @show(ptr noundef nonnull @.str.15)
  br label %458

448:                                              ; preds = %438, %448
  %449 = phi i32 [ 0, %438 ], [ %455, %448 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %61) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %62) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %63) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %64) #11
  call fastcc void @fill(ptr noundef %61, i32 noundef 1)
  call fastcc void @fill(ptr noundef %62, i32 noundef 1)
  call fastcc void @fill(ptr noundef %63, i32 noundef 1)
  %450 = load <2 x double>, ptr %61, align 16, !tbaa !9
  %451 = load <2 x double>, ptr %62, align 16, !tbaa !9
  %452 = load <2 x double>, ptr %63, align 16, !tbaa !9
  %453 = fneg <2 x double> %452
  %454 = tail call <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double> %450, <2 x double> %451, <2 x double> %453)
  store <2 x double> %454, ptr %64, align 16
  call fastcc void @add(ptr noundef %64, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %64) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %63) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %62) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %61) #11
  %455 = add nuw nsw i32 %449, 1
  %456 = icmp eq i32 %455, 48
  br i1 %456, label %447, label %448, !llvm.loop !27

457:                                              ; preds = %458
  tail call fastcc void @show(ptr noundef nonnull @.str.16)
  br label %466

458:                                              ; preds = %447, %458
  %459 = phi i32 [ 0, %447 ], [ %463, %458 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %65) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %66) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %67) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %68) #11
  call fastcc void @fill(ptr noundef %65, i32 noundef 0)
  call fastcc void @fill(ptr noundef %66, i32 noundef 0)
  call fastcc void @fill(ptr noundef %67, i32 noundef 0)
  %460 = load <4 x float>, ptr %65, align 16, !tbaa !9
  %461 = load <4 x float>, ptr %66, align 16, !tbaa !9
  %462 = tail call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %460, <4 x float> %461, i8 -73)
  store <4 x float> %462, ptr %68, align 16
  call fastcc void @add(ptr noundef %68, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %68) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %67) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %66) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %65) #11
  %463 = add nuw nsw i32 %459, 1
  %464 = icmp eq i32 %463, 48
  br i1 %464, label %457, label %458, !llvm.loop !28

465:                                              ; preds = %466
  tail call fastcc void @show(ptr noundef nonnull @.str.17)
  br label %474

466:                                              ; preds = %457, %466
  %467 = phi i32 [ 0, %457 ], [ %471, %466 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %69) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %70) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %71) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %72) #11
  call fastcc void @fill(ptr noundef %69, i32 noundef 0)
  call fastcc void @fill(ptr noundef %70, i32 noundef 0)
  call fastcc void @fill(ptr noundef %71, i32 noundef 0)
  %468 = load <8 x float>, ptr %69, align 8, !tbaa !9
  %469 = load <8 x float>, ptr %70, align 8, !tbaa !9
  %470 = tail call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %468, <8 x float> %469, i8 -11)
  store <8 x float> %470, ptr %72, align 8
  call fastcc void @add(ptr noundef %72, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %72) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %71) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %70) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %69) #11
  %471 = add nuw nsw i32 %467, 1
  %472 = icmp eq i32 %471, 48
  br i1 %472, label %465, label %466, !llvm.loop !29

473:                                              ; preds = %474
  tail call fastcc void @show(ptr noundef nonnull @.str.18)
  br label %482

474:                                              ; preds = %465, %474
  %475 = phi i32 [ 0, %465 ], [ %479, %474 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %73) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %74) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %75) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %76) #11
  call fastcc void @fill(ptr noundef %73, i32 noundef 1)
  call fastcc void @fill(ptr noundef %74, i32 noundef 1)
  call fastcc void @fill(ptr noundef %75, i32 noundef 1)
  %476 = load <2 x double>, ptr %73, align 16, !tbaa !9
  %477 = load <2 x double>, ptr %74, align 16, !tbaa !9
  %478 = tail call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %476, <2 x double> %477, i8 50)
  store <2 x double> %478, ptr %76, align 16
  call fastcc void @add(ptr noundef %76, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %76) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %75) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %74) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %73) #11
  %479 = add nuw nsw i32 %475, 1
  %480 = icmp eq i32 %479, 48
  br i1 %480, label %473, label %474, !llvm.loop !30

481:                                              ; preds = %482
  tail call fastcc void @show(ptr noundef nonnull @.str.19)
  br label %489

482:                                              ; preds = %473, %482
  %483 = phi i32 [ 0, %473 ], [ %486, %482 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %77) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %78) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %79) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %80) #11
  call fastcc void @fill(ptr noundef %77, i32 noundef 0)
  call fastcc void @fill(ptr noundef %78, i32 noundef 0)
  call fastcc void @fill(ptr noundef %79, i32 noundef 0)
  %484 = load <4 x float>, ptr %77, align 16, !tbaa !9
  %485 = tail call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %484, i32 0)
  store <4 x float> %485, ptr %80, align 16
  call fastcc void @add(ptr noundef %80, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %80) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %79) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %78) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %77) #11
  %486 = add nuw nsw i32 %483, 1
  %487 = icmp eq i32 %486, 48
  br i1 %487, label %481, label %482, !llvm.loop !31

488:                                              ; preds = %489
  tail call fastcc void @show(ptr noundef nonnull @.str.20)
  br label %496

489:                                              ; preds = %481, %489
  %490 = phi i32 [ 0, %481 ], [ %493, %489 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %81) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %82) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %83) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %84) #11
  call fastcc void @fill(ptr noundef %81, i32 noundef 0)
  call fastcc void @fill(ptr noundef %82, i32 noundef 0)
  call fastcc void @fill(ptr noundef %83, i32 noundef 0)
  %491 = load <8 x float>, ptr %81, align 8, !tbaa !9
  %492 = tail call <8 x float> @llvm.floor.v8f32(<8 x float> %491)
  store <8 x float> %492, ptr %84, align 8
  call fastcc void @add(ptr noundef %84, i32 noundef 32, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %84) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %83) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %82) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %81) #11
  %493 = add nuw nsw i32 %490, 1
  %494 = icmp eq i32 %493, 48
  br i1 %494, label %488, label %489, !llvm.loop !32

495:                                              ; preds = %496
  tail call fastcc void @show(ptr noundef nonnull @.str.21)
  br label %506

496:                                              ; preds = %488, %496
  %497 = phi i32 [ 0, %488 ], [ %503, %496 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %85) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %86) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %87) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %88) #11
  call fastcc void @fill(ptr noundef %85, i32 noundef 1)
  call fastcc void @fill(ptr noundef %86, i32 noundef 1)
  call fastcc void @fill(ptr noundef %87, i32 noundef 1)
  %498 = load <2 x double>, ptr %85, align 16, !tbaa !9
  %499 = load <2 x double>, ptr %86, align 16, !tbaa !9
  %500 = extractelement <2 x double> %499, i64 0
  %501 = tail call double @llvm.ceil.f64(double %500)
  %502 = insertelement <2 x double> %498, double %501, i64 0
  store <2 x double> %502, ptr %88, align 16
  call fastcc void @add(ptr noundef %88, i32 noundef 16, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %88) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %87) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %86) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %85) #11
  %503 = add nuw nsw i32 %497, 1
  %504 = icmp eq i32 %503, 48
  br i1 %504, label %495, label %496, !llvm.loop !33

505:                                              ; preds = %506
  tail call fastcc void @show(ptr noundef nonnull @.str.22)
  br label %514

506:                                              ; preds = %495, %506
  %507 = phi i32 [ 0, %495 ], [ %511, %506 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %89) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %90) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %91) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %92) #11
  call fastcc void @fill(ptr noundef %89, i32 noundef 0)
  call fastcc void @fill(ptr noundef %90, i32 noundef 0)
  call fastcc void @fill(ptr noundef %91, i32 noundef 0)
  %508 = load <4 x float>, ptr %89, align 16, !tbaa !9
  %509 = load <4 x float>, ptr %90, align 16, !tbaa !9
  %510 = tail call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> %508, <4 x float> %509, i32 3)
  store <4 x float> %510, ptr %92, align 16
  call fastcc void @add(ptr noundef %92, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %92) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %91) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %90) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %89) #11
  %511 = add nuw nsw i32 %507, 1
  %512 = icmp eq i32 %511, 48
  br i1 %512, label %505, label %506, !llvm.loop !34

513:                                              ; preds = %514
  tail call fastcc void @show(ptr noundef nonnull @.str.23)
  br label %521

514:                                              ; preds = %505, %514
  %515 = phi i32 [ 0, %505 ], [ %518, %514 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %93) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %94) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %95) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %96) #11
  call fastcc void @fill(ptr noundef %93, i32 noundef 1)
  call fastcc void @fill(ptr noundef %94, i32 noundef 1)
  call fastcc void @fill(ptr noundef %95, i32 noundef 1)
  %516 = load <4 x double>, ptr %93, align 8, !tbaa !9
  %517 = tail call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> %516, i32 12)
  store <4 x double> %517, ptr %96, align 8
  call fastcc void @add(ptr noundef %96, i32 noundef 32, i32 noundef 8)
  call void @llvm.lifetime.end.p0(ptr nonnull %96) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %95) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %94) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %93) #11
  %518 = add nuw nsw i32 %515, 1
  %519 = icmp eq i32 %518, 48
  br i1 %519, label %513, label %514, !llvm.loop !35

520:                                              ; preds = %521
  tail call fastcc void @show(ptr noundef nonnull @.str.24)
  br label %530

521:                                              ; preds = %513, %521
  %522 = phi i32 [ 0, %513 ], [ %527, %521 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %97) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %98) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %99) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %100) #11
  call fastcc void @fill(ptr noundef %97, i32 noundef 0)
  call fastcc void @fill(ptr noundef %98, i32 noundef 0)
  call fastcc void @fill(ptr noundef %99, i32 noundef 0)
  %523 = load <4 x float>, ptr %97, align 16, !tbaa !9
  %524 = load <4 x float>, ptr %98, align 16, !tbaa !9
  %525 = fcmp ueq <4 x float> %523, %524
  %526 = sext <4 x i1> %525 to <4 x i32>
  store <4 x i32> %526, ptr %100, align 16
  call fastcc void @add(ptr noundef %100, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %100) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %99) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %98) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %97) #11
  %527 = add nuw nsw i32 %522, 1
  %528 = icmp eq i32 %527, 48
  br i1 %528, label %520, label %521, !llvm.loop !36

529:                                              ; preds = %530
  tail call fastcc void @show(ptr noundef nonnull @.str.25)
  br label %535

530:                                              ; preds = %520, %530
  %531 = phi i32 [ 0, %520 ], [ %532, %530 ]
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
  %532 = add nuw nsw i32 %531, 1
  %533 = icmp eq i32 %532, 48
  br i1 %533, label %529, label %530, !llvm.loop !37

534:                                              ; preds = %535
  tail call fastcc void @show(ptr noundef nonnull @.str.26)
  br label %540

535:                                              ; preds = %529, %535
  %536 = phi i32 [ 0, %529 ], [ %537, %535 ]
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
  %537 = add nuw nsw i32 %536, 1
  %538 = icmp eq i32 %537, 48
  br i1 %538, label %534, label %535, !llvm.loop !38

539:                                              ; preds = %540
  tail call fastcc void @show(ptr noundef nonnull @.str.27)
  br label %548

540:                                              ; preds = %534, %540
  %541 = phi i32 [ 0, %534 ], [ %545, %540 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %109) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %110) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %111) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %112) #11
  call fastcc void @fill(ptr noundef %109, i32 noundef 0)
  call fastcc void @fill(ptr noundef %110, i32 noundef 0)
  call fastcc void @fill(ptr noundef %111, i32 noundef 0)
  %542 = load <4 x float>, ptr %109, align 16, !tbaa !9
  %543 = load <4 x float>, ptr %110, align 16, !tbaa !9
  %544 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %542, <4 x float> %543, i8 25)
  store <4 x float> %544, ptr %112, align 16
  call fastcc void @add(ptr noundef %112, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %112) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %111) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %110) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %109) #11
  %545 = add nuw nsw i32 %541, 1
  %546 = icmp eq i32 %545, 48
  br i1 %546, label %539, label %540, !llvm.loop !39

547:                                              ; preds = %548
  tail call fastcc void @show(ptr noundef nonnull @.str.28)
  br label %556

548:                                              ; preds = %539, %548
  %549 = phi i32 [ 0, %539 ], [ %553, %548 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %113) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %114) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %115) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %116) #11
  call fastcc void @fill(ptr noundef %113, i32 noundef 1)
  call fastcc void @fill(ptr noundef %114, i32 noundef 1)
  call fastcc void @fill(ptr noundef %115, i32 noundef 1)
  %550 = load <2 x double>, ptr %113, align 16, !tbaa !9
  %551 = load <2 x double>, ptr %114, align 16, !tbaa !9
  %552 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %550, <2 x double> %551, i8 12)
  store <2 x double> %552, ptr %116, align 16
  call fastcc void @add(ptr noundef %116, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %116) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %115) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %114) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %113) #11
  %553 = add nuw nsw i32 %549, 1
  %554 = icmp eq i32 %553, 48
  br i1 %554, label %547, label %548, !llvm.loop !40

555:                                              ; preds = %556
  tail call fastcc void @show(ptr noundef nonnull @.str.29)
  br label %564

556:                                              ; preds = %547, %556
  %557 = phi i32 [ 0, %547 ], [ %561, %556 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %117) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %118) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %119) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %120) #11
  call fastcc void @fill(ptr noundef %117, i32 noundef 0)
  call fastcc void @fill(ptr noundef %118, i32 noundef 0)
  call fastcc void @fill(ptr noundef %119, i32 noundef 0)
  %558 = load <4 x float>, ptr %117, align 16, !tbaa !9
  %559 = load <4 x float>, ptr %118, align 16, !tbaa !9
  %560 = tail call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> %558, <4 x float> %559, i8 15)
  store <4 x float> %560, ptr %120, align 16
  call fastcc void @add(ptr noundef %120, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %120) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %119) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %118) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %117) #11
  %561 = add nuw nsw i32 %557, 1
  %562 = icmp eq i32 %561, 48
  br i1 %562, label %555, label %556, !llvm.loop !41

563:                                              ; preds = %564
  tail call fastcc void @show(ptr noundef nonnull @.str.30)
  br label %572

564:                                              ; preds = %555, %564
  %565 = phi i32 [ 0, %555 ], [ %569, %564 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %121) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %122) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %123) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %124) #11
  call fastcc void @fill(ptr noundef %121, i32 noundef 1)
  call fastcc void @fill(ptr noundef %122, i32 noundef 1)
  call fastcc void @fill(ptr noundef %123, i32 noundef 1)
  %566 = load <2 x double>, ptr %121, align 16, !tbaa !9
  %567 = load <2 x double>, ptr %122, align 16, !tbaa !9
  %568 = tail call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> %566, <2 x double> %567, i8 5)
  store <2 x double> %568, ptr %124, align 16
  call fastcc void @add(ptr noundef %124, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %124) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %123) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %122) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %121) #11
  %569 = add nuw nsw i32 %565, 1
  %570 = icmp eq i32 %569, 48
  br i1 %570, label %563, label %564, !llvm.loop !42

571:                                              ; preds = %572
  tail call fastcc void @show(ptr noundef nonnull @.str.31)
  br label %596

572:                                              ; preds = %563, %572
  %573 = phi i32 [ 0, %563 ], [ %593, %572 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %125) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %126) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %127) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %128) #11
  call fastcc void @fill(ptr noundef %125, i32 noundef 0)
  call fastcc void @fill(ptr noundef %126, i32 noundef 0)
  call fastcc void @fill(ptr noundef %127, i32 noundef 0)
  %574 = load <4 x float>, ptr %125, align 16, !tbaa !9
  %575 = load <4 x float>, ptr %126, align 16, !tbaa !9
  %576 = tail call i32 @llvm.x86.sse.comieq.ss(<4 x float> %574, <4 x float> %575)
  %577 = tail call i32 @llvm.x86.sse.comilt.ss(<4 x float> %574, <4 x float> %575)
  %578 = shl i32 %577, 1
  %579 = or i32 %578, %576
  %580 = tail call i32 @llvm.x86.sse.comile.ss(<4 x float> %574, <4 x float> %575)
  %581 = shl i32 %580, 2
  %582 = or i32 %579, %581
  %583 = tail call i32 @llvm.x86.sse.comigt.ss(<4 x float> %574, <4 x float> %575)
  %584 = shl i32 %583, 3
  %585 = or i32 %582, %584
  %586 = tail call i32 @llvm.x86.sse.comige.ss(<4 x float> %574, <4 x float> %575)
  %587 = shl i32 %586, 4
  %588 = or i32 %585, %587
  %589 = tail call i32 @llvm.x86.sse.comineq.ss(<4 x float> %574, <4 x float> %575)
  %590 = shl i32 %589, 5
  %591 = or i32 %588, %590
  %592 = sext i32 %591 to i64
  store i64 %592, ptr %128, align 8
  call fastcc void @add(ptr noundef %128, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %128) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %127) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %126) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %125) #11
  %593 = add nuw nsw i32 %573, 1
  %594 = icmp eq i32 %593, 48
  br i1 %594, label %571, label %572, !llvm.loop !43

595:                                              ; preds = %596
  tail call fastcc void @show(ptr noundef nonnull @.str.32)
  br label %620

596:                                              ; preds = %571, %596
  %597 = phi i32 [ 0, %571 ], [ %617, %596 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %129) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %130) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %131) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %132) #11
  call fastcc void @fill(ptr noundef %129, i32 noundef 1)
  call fastcc void @fill(ptr noundef %130, i32 noundef 1)
  call fastcc void @fill(ptr noundef %131, i32 noundef 1)
  %598 = load <2 x double>, ptr %129, align 16, !tbaa !9
  %599 = load <2 x double>, ptr %130, align 16, !tbaa !9
  %600 = tail call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %598, <2 x double> %599)
  %601 = tail call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %598, <2 x double> %599)
  %602 = shl i32 %601, 1
  %603 = or i32 %602, %600
  %604 = tail call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %598, <2 x double> %599)
  %605 = shl i32 %604, 2
  %606 = or i32 %603, %605
  %607 = tail call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %598, <2 x double> %599)
  %608 = shl i32 %607, 3
  %609 = or i32 %606, %608
  %610 = tail call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %598, <2 x double> %599)
  %611 = shl i32 %610, 4
  %612 = or i32 %609, %611
  %613 = tail call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %598, <2 x double> %599)
  %614 = shl i32 %613, 5
  %615 = or i32 %612, %614
  %616 = sext i32 %615 to i64
  store i64 %616, ptr %132, align 8
  call fastcc void @add(ptr noundef %132, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %132) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %131) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %130) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %129) #11
  %617 = add nuw nsw i32 %597, 1
  %618 = icmp eq i32 %617, 48
  br i1 %618, label %595, label %596, !llvm.loop !44

619:                                              ; preds = %620
  tail call fastcc void @show(ptr noundef nonnull @.str.33)
  br label %627

620:                                              ; preds = %595, %620
  %621 = phi i32 [ 0, %595 ], [ %624, %620 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %133) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %134) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %135) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %136) #11
  call fastcc void @fill(ptr noundef %133, i32 noundef 0)
  call fastcc void @fill(ptr noundef %134, i32 noundef 0)
  call fastcc void @fill(ptr noundef %135, i32 noundef 0)
  %622 = load <4 x float>, ptr %133, align 16, !tbaa !9
  %623 = tail call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %622)
  store <4 x i32> %623, ptr %136, align 16
  call fastcc void @add(ptr noundef %136, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %136) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %135) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %134) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %133) #11
  %624 = add nuw nsw i32 %621, 1
  %625 = icmp eq i32 %624, 48
  br i1 %625, label %619, label %620, !llvm.loop !45

626:                                              ; preds = %627
  tail call fastcc void @show(ptr noundef nonnull @.str.34)
  br label %634

627:                                              ; preds = %619, %627
  %628 = phi i32 [ 0, %619 ], [ %631, %627 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %137) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %138) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %139) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %140) #11
  call fastcc void @fill(ptr noundef %137, i32 noundef 0)
  call fastcc void @fill(ptr noundef %138, i32 noundef 0)
  call fastcc void @fill(ptr noundef %139, i32 noundef 0)
  %629 = load <8 x float>, ptr %137, align 8, !tbaa !9
  %630 = tail call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %629)
  store <8 x i32> %630, ptr %140, align 8
  call fastcc void @add(ptr noundef %140, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %140) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %139) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %138) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %137) #11
  %631 = add nuw nsw i32 %628, 1
  %632 = icmp eq i32 %631, 48
  br i1 %632, label %626, label %627, !llvm.loop !46

633:                                              ; preds = %634
  tail call fastcc void @show(ptr noundef nonnull @.str.35)
  br label %641

634:                                              ; preds = %626, %634
  %635 = phi i32 [ 0, %626 ], [ %638, %634 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %141) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %142) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %143) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %144) #11
  call fastcc void @fill(ptr noundef %141, i32 noundef 1)
  call fastcc void @fill(ptr noundef %142, i32 noundef 1)
  call fastcc void @fill(ptr noundef %143, i32 noundef 1)
  %636 = load <2 x double>, ptr %141, align 16, !tbaa !9
  %637 = tail call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %636)
  store <4 x i32> %637, ptr %144, align 16
  call fastcc void @add(ptr noundef %144, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %144) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %143) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %142) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %141) #11
  %638 = add nuw nsw i32 %635, 1
  %639 = icmp eq i32 %638, 48
  br i1 %639, label %633, label %634, !llvm.loop !47

640:                                              ; preds = %641
  tail call fastcc void @show(ptr noundef nonnull @.str.36)
  br label %648

641:                                              ; preds = %633, %641
  %642 = phi i32 [ 0, %633 ], [ %645, %641 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %145) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %146) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %147) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %148) #11
  call fastcc void @fill(ptr noundef %145, i32 noundef 1)
  call fastcc void @fill(ptr noundef %146, i32 noundef 1)
  call fastcc void @fill(ptr noundef %147, i32 noundef 1)
  %643 = load <2 x double>, ptr %145, align 16, !tbaa !9
  %644 = tail call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> %643)
  store <4 x i32> %644, ptr %148, align 16
  call fastcc void @add(ptr noundef %148, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %148) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %147) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %146) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %145) #11
  %645 = add nuw nsw i32 %642, 1
  %646 = icmp eq i32 %645, 48
  br i1 %646, label %640, label %641, !llvm.loop !48

647:                                              ; preds = %648
  tail call fastcc void @show(ptr noundef nonnull @.str.37)
  br label %655

648:                                              ; preds = %640, %648
  %649 = phi i32 [ 0, %640 ], [ %652, %648 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %149) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %150) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %151) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %152) #11
  call fastcc void @fill(ptr noundef %149, i32 noundef 1)
  call fastcc void @fill(ptr noundef %150, i32 noundef 1)
  call fastcc void @fill(ptr noundef %151, i32 noundef 1)
  %650 = load <4 x double>, ptr %149, align 8, !tbaa !9
  %651 = tail call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %650)
  store <4 x i32> %651, ptr %152, align 16
  call fastcc void @add(ptr noundef %152, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %152) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %151) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %150) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %149) #11
  %652 = add nuw nsw i32 %649, 1
  %653 = icmp eq i32 %652, 48
  br i1 %653, label %647, label %648, !llvm.loop !49

654:                                              ; preds = %655
  tail call fastcc void @show(ptr noundef nonnull @.str.38)
  br label %663

655:                                              ; preds = %647, %655
  %656 = phi i32 [ 0, %647 ], [ %660, %655 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %153) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %154) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %155) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %156) #11
  call fastcc void @fill(ptr noundef %153, i32 noundef 0)
  call fastcc void @fill(ptr noundef %154, i32 noundef 0)
  call fastcc void @fill(ptr noundef %155, i32 noundef 0)
  %657 = load <4 x float>, ptr %153, align 16, !tbaa !9
  %658 = tail call i32 @llvm.x86.sse.cvtss2si(<4 x float> %657)
  %659 = sext i32 %658 to i64
  store i64 %659, ptr %156, align 8
  call fastcc void @add(ptr noundef %156, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %156) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %155) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %154) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %153) #11
  %660 = add nuw nsw i32 %656, 1
  %661 = icmp eq i32 %660, 48
  br i1 %661, label %654, label %655, !llvm.loop !50

662:                                              ; preds = %663
  tail call fastcc void @show(ptr noundef nonnull @.str.39)
  br label %670

663:                                              ; preds = %654, %663
  %664 = phi i32 [ 0, %654 ], [ %667, %663 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %157) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %158) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %159) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %160) #11
  call fastcc void @fill(ptr noundef %157, i32 noundef 0)
  call fastcc void @fill(ptr noundef %158, i32 noundef 0)
  call fastcc void @fill(ptr noundef %159, i32 noundef 0)
  %665 = load <4 x float>, ptr %157, align 16, !tbaa !9
  %666 = tail call i64 @llvm.x86.sse.cvttss2si64(<4 x float> %665)
  store i64 %666, ptr %160, align 8
  call fastcc void @add(ptr noundef %160, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %160) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %159) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %158) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %157) #11
  %667 = add nuw nsw i32 %664, 1
  %668 = icmp eq i32 %667, 48
  br i1 %668, label %662, label %663, !llvm.loop !51

669:                                              ; preds = %670
  tail call fastcc void @show(ptr noundef nonnull @.str.40)
  br label %677

670:                                              ; preds = %662, %670
  %671 = phi i32 [ 0, %662 ], [ %674, %670 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %161) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %162) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %163) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %164) #11
  call fastcc void @fill(ptr noundef %161, i32 noundef 1)
  call fastcc void @fill(ptr noundef %162, i32 noundef 1)
  call fastcc void @fill(ptr noundef %163, i32 noundef 1)
  %672 = load <2 x double>, ptr %161, align 16, !tbaa !9
  %673 = tail call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> %672)
  store i64 %673, ptr %164, align 8
  call fastcc void @add(ptr noundef %164, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %164) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %163) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %162) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %161) #11
  %674 = add nuw nsw i32 %671, 1
  %675 = icmp eq i32 %674, 48
  br i1 %675, label %669, label %670, !llvm.loop !52

676:                                              ; preds = %677
  tail call fastcc void @show(ptr noundef nonnull @.str.41)
  br label %685

677:                                              ; preds = %669, %677
  %678 = phi i32 [ 0, %669 ], [ %682, %677 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %165) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %166) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %167) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %168) #11
  call fastcc void @fill(ptr noundef %165, i32 noundef 1)
  call fastcc void @fill(ptr noundef %166, i32 noundef 1)
  call fastcc void @fill(ptr noundef %167, i32 noundef 1)
  %679 = load <2 x double>, ptr %165, align 16, !tbaa !9
  %680 = tail call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %679)
  %681 = sext i32 %680 to i64
  store i64 %681, ptr %168, align 8
  call fastcc void @add(ptr noundef %168, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %168) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %167) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %166) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %165) #11
  %682 = add nuw nsw i32 %678, 1
  %683 = icmp eq i32 %682, 48
  br i1 %683, label %676, label %677, !llvm.loop !53

684:                                              ; preds = %685
  tail call fastcc void @show(ptr noundef nonnull @.str.42)
  br label %692

685:                                              ; preds = %676, %685
  %686 = phi i32 [ 0, %676 ], [ %689, %685 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %169) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %170) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %171) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %172) #11
  call fastcc void @fill(ptr noundef %169, i32 noundef 1)
  call fastcc void @fill(ptr noundef %170, i32 noundef 1)
  call fastcc void @fill(ptr noundef %171, i32 noundef 1)
  %687 = load <2 x double>, ptr %169, align 16, !tbaa !9
  %688 = tail call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> %687)
  store <4 x float> %688, ptr %172, align 16
  call fastcc void @add(ptr noundef %172, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %172) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %171) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %170) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %169) #11
  %689 = add nuw nsw i32 %686, 1
  %690 = icmp eq i32 %689, 48
  br i1 %690, label %684, label %685, !llvm.loop !54

691:                                              ; preds = %692
  tail call fastcc void @show(ptr noundef nonnull @.str.43)
  br label %700

692:                                              ; preds = %684, %692
  %693 = phi i32 [ 0, %684 ], [ %697, %692 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %173) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %174) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %175) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %176) #11
  call fastcc void @fill(ptr noundef %173, i32 noundef 1)
  call fastcc void @fill(ptr noundef %174, i32 noundef 1)
  call fastcc void @fill(ptr noundef %175, i32 noundef 1)
  %694 = load <4 x float>, ptr %173, align 16, !tbaa !9
  %695 = load <2 x double>, ptr %174, align 16, !tbaa !9
  %696 = tail call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> %694, <2 x double> %695)
  store <4 x float> %696, ptr %176, align 16
  call fastcc void @add(ptr noundef %176, i32 noundef 16, i32 noundef 4)
  call void @llvm.lifetime.end.p0(ptr nonnull %176) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %175) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %174) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %173) #11
  %697 = add nuw nsw i32 %693, 1
  %698 = icmp eq i32 %697, 48
  br i1 %698, label %691, label %692, !llvm.loop !55

699:                                              ; preds = %700
  tail call fastcc void @show(ptr noundef nonnull @.str.44)
  br label %709

700:                                              ; preds = %691, %700
  %701 = phi i32 [ 0, %691 ], [ %706, %700 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %177) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %178) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %179) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %180) #11
  call fastcc void @fill(ptr noundef %177, i32 noundef 0)
  call fastcc void @fill(ptr noundef %178, i32 noundef 0)
  call fastcc void @fill(ptr noundef %179, i32 noundef 0)
  %702 = load <4 x float>, ptr %177, align 16, !tbaa !9
  %703 = fcmp ord <4 x float> %702, zeroinitializer
  %704 = select <4 x i1> %703, <4 x float> %702, <4 x float> zeroinitializer
  %705 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %704, i32 0)
  store <8 x i16> %705, ptr %180, align 16
  call fastcc void @add(ptr noundef %180, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %180) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %179) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %178) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %177) #11
  %706 = add nuw nsw i32 %701, 1
  %707 = icmp eq i32 %706, 48
  br i1 %707, label %699, label %700, !llvm.loop !56

708:                                              ; preds = %709
  tail call fastcc void @show(ptr noundef nonnull @.str.45)
  br label %718

709:                                              ; preds = %699, %709
  %710 = phi i32 [ 0, %699 ], [ %715, %709 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %181) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %182) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %183) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %184) #11
  call fastcc void @fill(ptr noundef %181, i32 noundef 0)
  call fastcc void @fill(ptr noundef %182, i32 noundef 0)
  call fastcc void @fill(ptr noundef %183, i32 noundef 0)
  %711 = load <4 x float>, ptr %181, align 16, !tbaa !9
  %712 = fcmp ord <4 x float> %711, zeroinitializer
  %713 = select <4 x i1> %712, <4 x float> %711, <4 x float> zeroinitializer
  %714 = tail call <8 x i16> @llvm.x86.vcvtps2ph.128(<4 x float> %713, i32 1)
  store <8 x i16> %714, ptr %184, align 16
  call fastcc void @add(ptr noundef %184, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %184) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %183) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %182) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %181) #11
  %715 = add nuw nsw i32 %710, 1
  %716 = icmp eq i32 %715, 48
  br i1 %716, label %708, label %709, !llvm.loop !57

717:                                              ; preds = %718
  tail call fastcc void @show(ptr noundef nonnull @.str.46)
  br label %727

718:                                              ; preds = %708, %718
  %719 = phi i32 [ 0, %708 ], [ %724, %718 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %185) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %186) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %187) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %188) #11
  call fastcc void @fill(ptr noundef %185, i32 noundef 0)
  call fastcc void @fill(ptr noundef %186, i32 noundef 0)
  call fastcc void @fill(ptr noundef %187, i32 noundef 0)
  %720 = load <8 x float>, ptr %185, align 8, !tbaa !9
  %721 = fcmp ord <8 x float> %720, zeroinitializer
  %722 = select <8 x i1> %721, <8 x float> %720, <8 x float> zeroinitializer
  %723 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %722, i32 2)
  store <8 x i16> %723, ptr %188, align 16
  call fastcc void @add(ptr noundef %188, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %188) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %187) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %186) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %185) #11
  %724 = add nuw nsw i32 %719, 1
  %725 = icmp eq i32 %724, 48
  br i1 %725, label %717, label %718, !llvm.loop !58

726:                                              ; preds = %727
  tail call fastcc void @show(ptr noundef nonnull @.str.47)
  br label %736

727:                                              ; preds = %717, %727
  %728 = phi i32 [ 0, %717 ], [ %733, %727 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %189) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %190) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %191) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %192) #11
  call fastcc void @fill(ptr noundef %189, i32 noundef 0)
  call fastcc void @fill(ptr noundef %190, i32 noundef 0)
  call fastcc void @fill(ptr noundef %191, i32 noundef 0)
  %729 = load <8 x float>, ptr %189, align 8, !tbaa !9
  %730 = fcmp ord <8 x float> %729, zeroinitializer
  %731 = select <8 x i1> %730, <8 x float> %729, <8 x float> zeroinitializer
  %732 = tail call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %731, i32 3)
  store <8 x i16> %732, ptr %192, align 16
  call fastcc void @add(ptr noundef %192, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %192) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %191) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %190) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %189) #11
  %733 = add nuw nsw i32 %728, 1
  %734 = icmp eq i32 %733, 48
  br i1 %734, label %726, label %727, !llvm.loop !59

735:                                              ; preds = %736
  tail call fastcc void @show(ptr noundef nonnull @.str.48)
  br label %743

736:                                              ; preds = %726, %736
  %737 = phi i32 [ 0, %726 ], [ %740, %736 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %193) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %194) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %195) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %196) #11
  call fastcc void @fill(ptr noundef %193, i32 noundef 0)
  call fastcc void @fill(ptr noundef %194, i32 noundef 0)
  call fastcc void @fill(ptr noundef %195, i32 noundef 0)
  %738 = load <4 x float>, ptr %193, align 16, !tbaa !9
  %739 = shufflevector <4 x float> %738, <4 x float> <float poison, float 0.000000e+00, float poison, float 0.000000e+00>, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  store <4 x float> %739, ptr %196, align 16
  call fastcc void @add(ptr noundef %196, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %196) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %195) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %194) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %193) #11
  %740 = add nuw nsw i32 %737, 1
  %741 = icmp eq i32 %740, 48
  br i1 %741, label %735, label %736, !llvm.loop !60

742:                                              ; preds = %743
  tail call fastcc void @show(ptr noundef nonnull @.str.49)
  br label %752

743:                                              ; preds = %735, %743
  %744 = phi i32 [ 0, %735 ], [ %749, %743 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %197) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %198) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %199) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %200) #11
  call fastcc void @fill(ptr noundef %197, i32 noundef 2)
  call fastcc void @fill(ptr noundef %198, i32 noundef 2)
  call fastcc void @fill(ptr noundef %199, i32 noundef 2)
  %745 = load <4 x float>, ptr %197, align 16, !tbaa !9
  %746 = load <4 x float>, ptr %198, align 16, !tbaa !9
  %747 = load <4 x float>, ptr %199, align 16, !tbaa !9
  %748 = tail call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %745, <4 x float> %746, <4 x float> %747)
  store <4 x float> %748, ptr %200, align 16
  call fastcc void @add(ptr noundef %200, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %200) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %199) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %198) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %197) #11
  %749 = add nuw nsw i32 %744, 1
  %750 = icmp eq i32 %749, 48
  br i1 %750, label %742, label %743, !llvm.loop !61

751:                                              ; preds = %752
  tail call fastcc void @show(ptr noundef nonnull @.str.50)
  br label %761

752:                                              ; preds = %742, %752
  %753 = phi i32 [ 0, %742 ], [ %758, %752 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %201) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %202) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %203) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %204) #11
  call fastcc void @fill(ptr noundef %201, i32 noundef 2)
  call fastcc void @fill(ptr noundef %202, i32 noundef 2)
  call fastcc void @fill(ptr noundef %203, i32 noundef 2)
  %754 = load <4 x double>, ptr %201, align 8, !tbaa !9
  %755 = load <4 x double>, ptr %202, align 8, !tbaa !9
  %756 = load <4 x double>, ptr %203, align 8, !tbaa !9
  %757 = tail call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %754, <4 x double> %755, <4 x double> %756)
  store <4 x double> %757, ptr %204, align 8
  call fastcc void @add(ptr noundef %204, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %204) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %203) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %202) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %201) #11
  %758 = add nuw nsw i32 %753, 1
  %759 = icmp eq i32 %758, 48
  br i1 %759, label %751, label %752, !llvm.loop !62

760:                                              ; preds = %761
  tail call fastcc void @show(ptr noundef nonnull @.str.51)
  br label %770

761:                                              ; preds = %751, %761
  %762 = phi i32 [ 0, %751 ], [ %767, %761 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %205) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %206) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %207) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %208) #11
  call fastcc void @fill(ptr noundef %205, i32 noundef 2)
  call fastcc void @fill(ptr noundef %206, i32 noundef 2)
  call fastcc void @fill(ptr noundef %207, i32 noundef 2)
  %763 = load <32 x i8>, ptr %205, align 8, !tbaa !9
  %764 = load <32 x i8>, ptr %206, align 8, !tbaa !9
  %765 = load <32 x i8>, ptr %207, align 8, !tbaa !9
  %766 = tail call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %763, <32 x i8> %764, <32 x i8> %765)
  store <32 x i8> %766, ptr %208, align 8
  call fastcc void @add(ptr noundef %208, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %208) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %207) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %206) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %205) #11
  %767 = add nuw nsw i32 %762, 1
  %768 = icmp eq i32 %767, 48
  br i1 %768, label %760, label %761, !llvm.loop !63

769:                                              ; preds = %770
  tail call fastcc void @show(ptr noundef nonnull @.str.52)
  br label %785

770:                                              ; preds = %760, %770
  %771 = phi i32 [ 0, %760 ], [ %782, %770 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %209) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %210) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %211) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %212) #11
  call fastcc void @fill(ptr noundef %209, i32 noundef 2)
  call fastcc void @fill(ptr noundef %210, i32 noundef 2)
  call fastcc void @fill(ptr noundef %211, i32 noundef 2)
  %772 = load <4 x float>, ptr %209, align 16, !tbaa !9
  %773 = load <4 x float>, ptr %210, align 16, !tbaa !9
  %774 = tail call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %772, <4 x float> %773)
  %775 = tail call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %772, <4 x float> %773)
  %776 = shl i32 %775, 1
  %777 = or i32 %776, %774
  %778 = tail call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %772, <4 x float> %773)
  %779 = shl i32 %778, 2
  %780 = or i32 %777, %779
  %781 = sext i32 %780 to i64
  store i64 %781, ptr %212, align 8
  call fastcc void @add(ptr noundef %212, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %212) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %211) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %210) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %209) #11
  %782 = add nuw nsw i32 %771, 1
  %783 = icmp eq i32 %782, 48
  br i1 %783, label %769, label %770, !llvm.loop !64

784:                                              ; preds = %785
  tail call fastcc void @show(ptr noundef nonnull @.str.53)
  br label %800

785:                                              ; preds = %769, %785
  %786 = phi i32 [ 0, %769 ], [ %797, %785 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %213) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %214) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %215) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %216) #11
  call fastcc void @fill(ptr noundef %213, i32 noundef 2)
  call fastcc void @fill(ptr noundef %214, i32 noundef 2)
  call fastcc void @fill(ptr noundef %215, i32 noundef 2)
  %787 = load <2 x double>, ptr %213, align 16, !tbaa !9
  %788 = load <2 x double>, ptr %214, align 16, !tbaa !9
  %789 = tail call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %787, <2 x double> %788)
  %790 = tail call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %787, <2 x double> %788)
  %791 = shl i32 %790, 1
  %792 = or i32 %791, %789
  %793 = tail call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %787, <2 x double> %788)
  %794 = shl i32 %793, 2
  %795 = or i32 %792, %794
  %796 = sext i32 %795 to i64
  store i64 %796, ptr %216, align 8
  call fastcc void @add(ptr noundef %216, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %216) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %215) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %214) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %213) #11
  %797 = add nuw nsw i32 %786, 1
  %798 = icmp eq i32 %797, 48
  br i1 %798, label %784, label %785, !llvm.loop !65

799:                                              ; preds = %800
  tail call fastcc void @show(ptr noundef nonnull @.str.54)
  br label %815

800:                                              ; preds = %784, %800
  %801 = phi i32 [ 0, %784 ], [ %812, %800 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %217) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %218) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %219) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %220) #11
  call fastcc void @fill(ptr noundef %217, i32 noundef 2)
  call fastcc void @fill(ptr noundef %218, i32 noundef 2)
  call fastcc void @fill(ptr noundef %219, i32 noundef 2)
  %802 = load <8 x i32>, ptr %217, align 8, !tbaa !9
  %803 = icmp slt <8 x i32> %802, zeroinitializer
  %804 = bitcast <8 x i1> %803 to i8
  %805 = zext i8 %804 to i64
  %806 = bitcast <8 x i32> %802 to <4 x i64>
  %807 = icmp slt <4 x i64> %806, zeroinitializer
  %808 = bitcast <4 x i1> %807 to i4
  %809 = zext i4 %808 to i64
  %810 = shl nuw nsw i64 %809, 8
  %811 = or disjoint i64 %810, %805
  store i64 %811, ptr %220, align 8
  call fastcc void @add(ptr noundef %220, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %220) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %219) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %218) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %217) #11
  %812 = add nuw nsw i32 %801, 1
  %813 = icmp eq i32 %812, 48
  br i1 %813, label %799, label %800, !llvm.loop !66

814:                                              ; preds = %815
  tail call fastcc void @show(ptr noundef nonnull @.str.55)
  br label %823

815:                                              ; preds = %799, %815
  %816 = phi i32 [ 0, %799 ], [ %820, %815 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %221) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %222) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %223) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %224) #11
  call fastcc void @fill(ptr noundef %221, i32 noundef 2)
  call fastcc void @fill(ptr noundef %222, i32 noundef 2)
  call fastcc void @fill(ptr noundef %223, i32 noundef 2)
  %817 = load <8 x float>, ptr %221, align 8, !tbaa !9
  %818 = load <8 x i32>, ptr %222, align 8, !tbaa !9
  %819 = tail call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %817, <8 x i32> %818)
  store <8 x float> %819, ptr %224, align 8
  call fastcc void @add(ptr noundef %224, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %224) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %223) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %222) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %221) #11
  %820 = add nuw nsw i32 %816, 1
  %821 = icmp eq i32 %820, 48
  br i1 %821, label %814, label %815, !llvm.loop !67

822:                                              ; preds = %823
  tail call fastcc void @show(ptr noundef nonnull @.str.56)
  br label %831

823:                                              ; preds = %814, %823
  %824 = phi i32 [ 0, %814 ], [ %828, %823 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %225) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %226) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %227) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %228) #11
  call fastcc void @fill(ptr noundef %225, i32 noundef 2)
  call fastcc void @fill(ptr noundef %226, i32 noundef 2)
  call fastcc void @fill(ptr noundef %227, i32 noundef 2)
  %825 = load <2 x double>, ptr %225, align 16, !tbaa !9
  %826 = load <2 x i64>, ptr %226, align 16, !tbaa !9
  %827 = tail call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %825, <2 x i64> %826)
  store <2 x double> %827, ptr %228, align 16
  call fastcc void @add(ptr noundef %228, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %228) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %227) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %226) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %225) #11
  %828 = add nuw nsw i32 %824, 1
  %829 = icmp eq i32 %828, 48
  br i1 %829, label %822, label %823, !llvm.loop !68

830:                                              ; preds = %831
  tail call fastcc void @show(ptr noundef nonnull @.str.57)
  br label %839

831:                                              ; preds = %822, %831
  %832 = phi i32 [ 0, %822 ], [ %836, %831 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %229) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %230) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %231) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %232) #11
  call fastcc void @fill(ptr noundef %229, i32 noundef 2)
  call fastcc void @fill(ptr noundef %230, i32 noundef 2)
  call fastcc void @fill(ptr noundef %231, i32 noundef 2)
  %833 = load <8 x float>, ptr %229, align 8, !tbaa !9
  %834 = load <8 x i32>, ptr %230, align 8, !tbaa !9
  %835 = tail call <8 x float> @llvm.x86.avx2.permps(<8 x float> %833, <8 x i32> %834)
  store <8 x float> %835, ptr %232, align 8
  call fastcc void @add(ptr noundef %232, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %232) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %231) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %230) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %229) #11
  %836 = add nuw nsw i32 %832, 1
  %837 = icmp eq i32 %836, 48
  br i1 %837, label %830, label %831, !llvm.loop !69

838:                                              ; preds = %839
  tail call fastcc void @show(ptr noundef nonnull @.str.58)
  br label %847

839:                                              ; preds = %830, %839
  %840 = phi i32 [ 0, %830 ], [ %844, %839 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %233) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %234) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %235) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %236) #11
  call fastcc void @fill(ptr noundef %233, i32 noundef 2)
  call fastcc void @fill(ptr noundef %234, i32 noundef 2)
  call fastcc void @fill(ptr noundef %235, i32 noundef 2)
  %841 = load <8 x i32>, ptr %233, align 8, !tbaa !9
  %842 = load <8 x i32>, ptr %234, align 8, !tbaa !9
  %843 = tail call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %841, <8 x i32> %842)
  store <8 x i32> %843, ptr %236, align 8
  call fastcc void @add(ptr noundef %236, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %236) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %235) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %234) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %233) #11
  %844 = add nuw nsw i32 %840, 1
  %845 = icmp eq i32 %844, 48
  br i1 %845, label %838, label %839, !llvm.loop !70

846:                                              ; preds = %847
  tail call fastcc void @show(ptr noundef nonnull @.str.59)
  br label %855

847:                                              ; preds = %838, %847
  %848 = phi i32 [ 0, %838 ], [ %852, %847 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %237) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %238) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %239) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %240) #11
  call fastcc void @fill(ptr noundef %237, i32 noundef 3)
  call fastcc void @fill(ptr noundef %238, i32 noundef 3)
  call fastcc void @fill(ptr noundef %239, i32 noundef 3)
  %849 = load <8 x i32>, ptr %237, align 8, !tbaa !9
  %850 = load <8 x i32>, ptr %238, align 8, !tbaa !9
  %851 = tail call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %849, <8 x i32> %850)
  store <8 x i32> %851, ptr %240, align 8
  call fastcc void @add(ptr noundef %240, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %240) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %239) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %238) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %237) #11
  %852 = add nuw nsw i32 %848, 1
  %853 = icmp eq i32 %852, 48
  br i1 %853, label %846, label %847, !llvm.loop !71

854:                                              ; preds = %855
  tail call fastcc void @show(ptr noundef nonnull @.str.60)
  br label %863

855:                                              ; preds = %846, %855
  %856 = phi i32 [ 0, %846 ], [ %860, %855 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %241) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %242) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %243) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %244) #11
  call fastcc void @fill(ptr noundef %241, i32 noundef 3)
  call fastcc void @fill(ptr noundef %242, i32 noundef 3)
  call fastcc void @fill(ptr noundef %243, i32 noundef 3)
  %857 = load <2 x i64>, ptr %241, align 16, !tbaa !9
  %858 = load <2 x i64>, ptr %242, align 16, !tbaa !9
  %859 = tail call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %857, <2 x i64> %858)
  store <2 x i64> %859, ptr %244, align 16
  call fastcc void @add(ptr noundef %244, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %244) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %243) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %242) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %241) #11
  %860 = add nuw nsw i32 %856, 1
  %861 = icmp eq i32 %860, 48
  br i1 %861, label %854, label %855, !llvm.loop !72

862:                                              ; preds = %863
  tail call fastcc void @show(ptr noundef nonnull @.str.61)
  br label %872

863:                                              ; preds = %854, %863
  %864 = phi i32 [ 0, %854 ], [ %869, %863 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %245) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %246) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %247) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %248) #11
  call fastcc void @fill(ptr noundef %245, i32 noundef 3)
  call fastcc void @fill(ptr noundef %246, i32 noundef 3)
  call fastcc void @fill(ptr noundef %247, i32 noundef 3)
  %865 = load <8 x i32>, ptr %245, align 8, !tbaa !9
  %866 = shl <8 x i32> %865, splat (i32 25)
  %867 = load <8 x i32>, ptr %246, align 8, !tbaa !9
  %868 = tail call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %866, <8 x i32> %867)
  store <8 x i32> %868, ptr %248, align 8
  call fastcc void @add(ptr noundef %248, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %248) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %247) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %246) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %245) #11
  %869 = add nuw nsw i32 %864, 1
  %870 = icmp eq i32 %869, 48
  br i1 %870, label %862, label %863, !llvm.loop !73

871:                                              ; preds = %872
  tail call fastcc void @show(ptr noundef nonnull @.str.62)
  br label %880

872:                                              ; preds = %862, %872
  %873 = phi i32 [ 0, %862 ], [ %877, %872 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %249) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %250) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %251) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %252) #11
  call fastcc void @fill(ptr noundef %249, i32 noundef 2)
  call fastcc void @fill(ptr noundef %250, i32 noundef 2)
  call fastcc void @fill(ptr noundef %251, i32 noundef 2)
  %874 = load <16 x i8>, ptr %249, align 16, !tbaa !9
  %875 = load <16 x i8>, ptr %250, align 16, !tbaa !9
  %876 = tail call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %874, <16 x i8> %875, i8 6)
  store <8 x i16> %876, ptr %252, align 16
  call fastcc void @add(ptr noundef %252, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %252) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %251) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %250) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %249) #11
  %877 = add nuw nsw i32 %873, 1
  %878 = icmp eq i32 %877, 48
  br i1 %878, label %871, label %872, !llvm.loop !74

879:                                              ; preds = %880
  tail call fastcc void @show(ptr noundef nonnull @.str.63)
  br label %888

880:                                              ; preds = %871, %880
  %881 = phi i32 [ 0, %871 ], [ %885, %880 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %253) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %254) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %255) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %256) #11
  call fastcc void @fill(ptr noundef %253, i32 noundef 2)
  call fastcc void @fill(ptr noundef %254, i32 noundef 2)
  call fastcc void @fill(ptr noundef %255, i32 noundef 2)
  %882 = load <32 x i8>, ptr %253, align 8, !tbaa !9
  %883 = load <32 x i8>, ptr %254, align 8, !tbaa !9
  %884 = tail call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %882, <32 x i8> %883, i8 43)
  store <16 x i16> %884, ptr %256, align 8
  call fastcc void @add(ptr noundef %256, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %256) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %255) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %254) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %253) #11
  %885 = add nuw nsw i32 %881, 1
  %886 = icmp eq i32 %885, 48
  br i1 %886, label %879, label %880, !llvm.loop !75

887:                                              ; preds = %888
  tail call fastcc void @show(ptr noundef nonnull @.str.64)
  br label %895

888:                                              ; preds = %879, %888
  %889 = phi i32 [ 0, %879 ], [ %892, %888 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %257) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %258) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %259) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %260) #11
  call fastcc void @fill(ptr noundef %257, i32 noundef 2)
  call fastcc void @fill(ptr noundef %258, i32 noundef 2)
  call fastcc void @fill(ptr noundef %259, i32 noundef 2)
  %890 = load <8 x i16>, ptr %257, align 16, !tbaa !9
  %891 = tail call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %890)
  store <8 x i16> %891, ptr %260, align 16
  call fastcc void @add(ptr noundef %260, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %260) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %259) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %258) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %257) #11
  %892 = add nuw nsw i32 %889, 1
  %893 = icmp eq i32 %892, 48
  br i1 %893, label %887, label %888, !llvm.loop !76

894:                                              ; preds = %895
  call fastcc void @show(ptr noundef nonnull @.str.65)
  br label %902

895:                                              ; preds = %887, %895
  %896 = phi i32 [ 0, %887 ], [ %899, %895 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %261) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %262) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %263) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %264) #11
  call fastcc void @fill(ptr noundef %261, i32 noundef 2)
  call fastcc void @fill(ptr noundef %262, i32 noundef 2)
  call fastcc void @fill(ptr noundef %263, i32 noundef 2)
  %897 = load <8 x i32>, ptr %262, align 8, !tbaa !9
  %898 = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr nonnull %261, <8 x i32> %897)
  store <8 x float> %898, ptr %264, align 8
  call fastcc void @add(ptr noundef %264, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %264) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %263) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %262) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %261) #11
  %899 = add nuw nsw i32 %896, 1
  %900 = icmp eq i32 %899, 48
  br i1 %900, label %894, label %895, !llvm.loop !77

901:                                              ; preds = %902
  call fastcc void @show(ptr noundef nonnull @.str.66)
  br label %910

902:                                              ; preds = %894, %902
  %903 = phi i32 [ 0, %894 ], [ %906, %902 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %265) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %266) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %267) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %268) #11
  call fastcc void @fill(ptr noundef %265, i32 noundef 2)
  call fastcc void @fill(ptr noundef %266, i32 noundef 2)
  call fastcc void @fill(ptr noundef %267, i32 noundef 2)
  %904 = load <2 x i64>, ptr %266, align 16, !tbaa !9
  %905 = call <2 x i64> @llvm.x86.avx2.maskload.q(ptr nonnull %265, <2 x i64> %904)
  store <2 x i64> %905, ptr %268, align 16
  call fastcc void @add(ptr noundef %268, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %268) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %267) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %266) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %265) #11
  %906 = add nuw nsw i32 %903, 1
  %907 = icmp eq i32 %906, 48
  br i1 %907, label %901, label %902, !llvm.loop !78

908:                                              ; preds = %910
  call fastcc void @show(ptr noundef nonnull @.str.67)
  %909 = getelementptr inbounds nuw i8, ptr %273, i64 8
  br label %919

910:                                              ; preds = %901, %910
  %911 = phi i32 [ 0, %901 ], [ %915, %910 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %269) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %270) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %271) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %272) #11
  call fastcc void @fill(ptr noundef %269, i32 noundef 2)
  call fastcc void @fill(ptr noundef %270, i32 noundef 2)
  call fastcc void @fill(ptr noundef %271, i32 noundef 2)
  %912 = load <8 x i32>, ptr %270, align 8, !tbaa !9
  %913 = load <8 x i32>, ptr %271, align 8, !tbaa !9
  call void @llvm.x86.avx2.maskstore.d.256(ptr nonnull %269, <8 x i32> %912, <8 x i32> %913)
  %914 = load <4 x i64>, ptr %269, align 8, !tbaa !9
  store <4 x i64> %914, ptr %272, align 8
  call fastcc void @add(ptr noundef %272, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %272) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %271) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %270) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %269) #11
  %915 = add nuw nsw i32 %911, 1
  %916 = icmp eq i32 %915, 48
  br i1 %916, label %908, label %910, !llvm.loop !79

917:                                              ; preds = %919
  call fastcc void @show(ptr noundef nonnull @.str.68)
  %918 = getelementptr inbounds nuw i8, ptr %277, i64 3
  br label %928

919:                                              ; preds = %908, %919
  %920 = phi i32 [ 0, %908 ], [ %924, %919 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %273) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %274) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %275) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %276) #11
  call fastcc void @fill(ptr noundef %273, i32 noundef 2)
  call fastcc void @fill(ptr noundef %274, i32 noundef 2)
  call fastcc void @fill(ptr noundef %275, i32 noundef 2)
  %921 = load <2 x i64>, ptr %274, align 16, !tbaa !9
  %922 = load <2 x double>, ptr %275, align 16, !tbaa !9
  call void @llvm.x86.avx.maskstore.pd(ptr nonnull %909, <2 x i64> %921, <2 x double> %922)
  %923 = load <4 x double>, ptr %273, align 8, !tbaa !9
  store <4 x double> %923, ptr %276, align 8
  call fastcc void @add(ptr noundef %276, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %276) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %275) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %274) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %273) #11
  %924 = add nuw nsw i32 %920, 1
  %925 = icmp eq i32 %924, 48
  br i1 %925, label %917, label %919, !llvm.loop !80

926:                                              ; preds = %928
  call fastcc void @show(ptr noundef nonnull @.str.69)
  %927 = getelementptr inbounds nuw i8, ptr %281, i64 5
  br label %936

928:                                              ; preds = %917, %928
  %929 = phi i32 [ 0, %917 ], [ %933, %928 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %277) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %278) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %279) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %280) #11
  call fastcc void @fill(ptr noundef %277, i32 noundef 2)
  call fastcc void @fill(ptr noundef %278, i32 noundef 2)
  call fastcc void @fill(ptr noundef %279, i32 noundef 2)
  %930 = load <16 x i8>, ptr %278, align 16, !tbaa !9
  %931 = load <16 x i8>, ptr %279, align 16, !tbaa !9
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> %930, <16 x i8> %931, ptr nonnull %918)
  %932 = load <4 x i64>, ptr %277, align 8, !tbaa !9
  store <4 x i64> %932, ptr %280, align 8
  call fastcc void @add(ptr noundef %280, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %280) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %279) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %278) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %277) #11
  %933 = add nuw nsw i32 %929, 1
  %934 = icmp eq i32 %933, 48
  br i1 %934, label %926, label %928, !llvm.loop !81

935:                                              ; preds = %936
  call fastcc void @show(ptr noundef nonnull @.str.70)
  br label %942

936:                                              ; preds = %926, %936
  %937 = phi i32 [ 0, %926 ], [ %939, %936 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %281) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %282) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %283) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %284) #11
  call fastcc void @fill(ptr noundef %281, i32 noundef 2)
  call fastcc void @fill(ptr noundef %282, i32 noundef 2)
  call fastcc void @fill(ptr noundef %283, i32 noundef 2)
  %938 = call <16 x i8> @llvm.x86.sse3.ldu.dq(ptr nonnull %927)
  store <16 x i8> %938, ptr %284, align 16
  call fastcc void @add(ptr noundef %284, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %284) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %283) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %282) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %281) #11
  %939 = add nuw nsw i32 %937, 1
  %940 = icmp eq i32 %939, 48
  br i1 %940, label %935, label %936, !llvm.loop !82

941:                                              ; preds = %942
  call fastcc void @show(ptr noundef nonnull @.str.71)
  br label %950

942:                                              ; preds = %935, %942
  %943 = phi i32 [ 0, %935 ], [ %947, %942 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %285) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %286) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %287) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %288) #11
  call fastcc void @fill(ptr noundef %285, i32 noundef 3)
  call fastcc void @fill(ptr noundef %286, i32 noundef 3)
  call fastcc void @fill(ptr noundef %287, i32 noundef 3)
  %944 = load <8 x i32>, ptr %286, align 8, !tbaa !9
  %945 = and <8 x i32> %944, splat (i32 15)
  %946 = call <8 x float> @llvm.x86.avx2.gather.d.ps.256(<8 x float> zeroinitializer, ptr nonnull @floats, <8 x i32> %945, <8 x float> splat (float 0xFFFFFFFFE0000000), i8 4)
  store <8 x float> %946, ptr %288, align 8
  call fastcc void @add(ptr noundef %288, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %288) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %287) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %286) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %285) #11
  %947 = add nuw nsw i32 %943, 1
  %948 = icmp eq i32 %947, 48
  br i1 %948, label %941, label %942, !llvm.loop !83

949:                                              ; preds = %950
  call fastcc void @show(ptr noundef nonnull @.str.72)
  br label %960

950:                                              ; preds = %941, %950
  %951 = phi i32 [ 0, %941 ], [ %957, %950 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %289) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %290) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %291) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %292) #11
  call fastcc void @fill(ptr noundef %289, i32 noundef 2)
  call fastcc void @fill(ptr noundef %290, i32 noundef 2)
  call fastcc void @fill(ptr noundef %291, i32 noundef 2)
  %952 = load <4 x i32>, ptr %289, align 16, !tbaa !9
  %953 = load <4 x i32>, ptr %290, align 16, !tbaa !9
  %954 = ashr <4 x i32> %953, splat (i32 28)
  %955 = load <4 x i32>, ptr %291, align 16, !tbaa !9
  %956 = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> %952, ptr nonnull getelementptr inbounds nuw (i8, ptr @floats, i64 32), <4 x i32> %954, <4 x i32> %955, i8 4)
  store <4 x i32> %956, ptr %292, align 16
  call fastcc void @add(ptr noundef %292, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %292) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %291) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %290) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %289) #11
  %957 = add nuw nsw i32 %951, 1
  %958 = icmp eq i32 %957, 48
  br i1 %958, label %949, label %950, !llvm.loop !84

959:                                              ; preds = %960
  call fastcc void @show(ptr noundef nonnull @.str.73)
  br label %968

960:                                              ; preds = %949, %960
  %961 = phi i32 [ 0, %949 ], [ %965, %960 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %293) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %294) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %295) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %296) #11
  call fastcc void @fill(ptr noundef %293, i32 noundef 3)
  call fastcc void @fill(ptr noundef %294, i32 noundef 3)
  call fastcc void @fill(ptr noundef %295, i32 noundef 3)
  %962 = load <4 x i32>, ptr %294, align 16, !tbaa !9
  %963 = and <4 x i32> %962, splat (i32 15)
  %964 = call <4 x double> @llvm.x86.avx2.gather.d.pd.256(<4 x double> zeroinitializer, ptr nonnull @doubles, <4 x i32> %963, <4 x double> splat (double 0xFFFFFFFFFFFFFFFF), i8 8)
  store <4 x double> %964, ptr %296, align 8
  call fastcc void @add(ptr noundef %296, i32 noundef 32, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %296) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %295) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %294) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %293) #11
  %965 = add nuw nsw i32 %961, 1
  %966 = icmp eq i32 %965, 48
  br i1 %966, label %959, label %960, !llvm.loop !85

967:                                              ; preds = %968
  call fastcc void @show(ptr noundef nonnull @.str.74)
  br label %979

968:                                              ; preds = %959, %968
  %969 = phi i32 [ 0, %959 ], [ %975, %968 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %297) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %298) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %299) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %300) #11
  call fastcc void @fill(ptr noundef %297, i32 noundef 2)
  call fastcc void @fill(ptr noundef %298, i32 noundef 2)
  call fastcc void @fill(ptr noundef %299, i32 noundef 2)
  %970 = load <4 x float>, ptr %297, align 16, !tbaa !9
  %971 = load <2 x i64>, ptr %298, align 16, !tbaa !9
  %972 = lshr <2 x i64> %971, splat (i64 60)
  %973 = load <4 x float>, ptr %299, align 16, !tbaa !9
  %974 = call <4 x float> @llvm.x86.avx2.gather.q.ps(<4 x float> %970, ptr nonnull @floats, <2 x i64> %972, <4 x float> %973, i8 4)
  store <4 x float> %974, ptr %300, align 16
  call fastcc void @add(ptr noundef %300, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %300) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %299) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %298) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %297) #11
  %975 = add nuw nsw i32 %969, 1
  %976 = icmp eq i32 %975, 48
  br i1 %976, label %967, label %968, !llvm.loop !86

977:                                              ; preds = %979
  call fastcc void @show(ptr noundef nonnull @.str.75)
  %978 = getelementptr inbounds nuw i8, ptr %306, i64 4
  br label %988

979:                                              ; preds = %967, %979
  %980 = phi i32 [ 0, %967 ], [ %984, %979 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %301) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %302) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %303) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %304) #11
  call fastcc void @fill(ptr noundef %301, i32 noundef 2)
  call fastcc void @fill(ptr noundef %302, i32 noundef 2)
  call fastcc void @fill(ptr noundef %303, i32 noundef 2)
  %981 = load <4 x i64>, ptr %302, align 8, !tbaa !9
  %982 = lshr <4 x i64> %981, splat (i64 60)
  %983 = call <4 x i32> @llvm.x86.avx2.gather.q.d.256(<4 x i32> zeroinitializer, ptr nonnull @floats, <4 x i64> %982, <4 x i32> splat (i32 -1), i8 2)
  store <4 x i32> %983, ptr %304, align 16
  call fastcc void @add(ptr noundef %304, i32 noundef 16, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %304) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %303) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %302) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %301) #11
  %984 = add nuw nsw i32 %980, 1
  %985 = icmp eq i32 %984, 48
  br i1 %985, label %977, label %979, !llvm.loop !87

986:                                              ; preds = %988
  call fastcc void @show(ptr noundef nonnull @.str.76)
  %987 = getelementptr inbounds nuw i8, ptr %310, i64 8
  br label %1012

988:                                              ; preds = %977, %988
  %989 = phi i32 [ 0, %977 ], [ %1006, %988 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %305) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %306) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %307) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %308) #11
  call fastcc void @fill(ptr noundef %305, i32 noundef 2)
  call fastcc void @fill(ptr noundef %306, i32 noundef 2)
  call fastcc void @fill(ptr noundef %307, i32 noundef 2)
  %990 = load i64, ptr %305, align 8
  %991 = load i32, ptr %306, align 8, !tbaa !9
  %992 = and i32 %991, 63
  %993 = load i32, ptr %307, align 8, !tbaa !9
  %994 = shl i32 %993, 8
  %995 = and i32 %994, 32512
  %996 = or disjoint i32 %995, %992
  %997 = zext nneg i32 %996 to i64
  %998 = call i64 @llvm.x86.bmi.bextr.64(i64 %990, i64 %997)
  %999 = trunc i64 %990 to i32
  %1000 = load i32, ptr %978, align 4, !tbaa !9
  %1001 = and i32 %1000, 255
  %1002 = or disjoint i32 %1001, 2304
  %1003 = call i32 @llvm.x86.bmi.bextr.32(i32 %999, i32 %1002)
  %1004 = zext i32 %1003 to i64
  %1005 = add i64 %998, %1004
  store i64 %1005, ptr %308, align 8
  call fastcc void @add(ptr noundef %308, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %308) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %307) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %306) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %305) #11
  %1006 = add nuw nsw i32 %989, 1
  %1007 = icmp eq i32 %1006, 48
  br i1 %1007, label %986, label %988, !llvm.loop !88

1008:                                             ; preds = %1012
  call fastcc void @show(ptr noundef nonnull @.str.77)
  %1009 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %1010 = getelementptr inbounds nuw i8, ptr %313, i64 4
  %1011 = getelementptr inbounds nuw i8, ptr %315, i64 8
  br label %1022

1012:                                             ; preds = %986, %1012
  %1013 = phi i32 [ 0, %986 ], [ %1017, %1012 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %309) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %310) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %311) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %312) #11
  call fastcc void @fill(ptr noundef %309, i32 noundef 2)
  call fastcc void @fill(ptr noundef %310, i32 noundef 2)
  call fastcc void @fill(ptr noundef %311, i32 noundef 2)
  %1014 = load i64, ptr %309, align 8, !tbaa !9
  %1015 = load i64, ptr %987, align 8, !tbaa !9
  %1016 = call i64 @llvm.x86.bmi.bextr.64(i64 %1014, i64 %1015)
  store i64 %1016, ptr %312, align 8
  call fastcc void @add(ptr noundef %312, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %312) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %311) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %310) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %309) #11
  %1017 = add nuw nsw i32 %1013, 1
  %1018 = icmp eq i32 %1017, 48
  br i1 %1018, label %1008, label %1012, !llvm.loop !89

1019:                                             ; preds = %1022
  call fastcc void @show(ptr noundef nonnull @.str.78)
  %1020 = getelementptr inbounds nuw i8, ptr %317, i64 8
  %1021 = getelementptr inbounds nuw i8, ptr %318, i64 8
  br label %1040

1022:                                             ; preds = %1008, %1022
  %1023 = phi i32 [ 0, %1008 ], [ %1035, %1022 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %313) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %314) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %315) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %316) #11
  call fastcc void @fill(ptr noundef %313, i32 noundef 3)
  call fastcc void @fill(ptr noundef %314, i32 noundef 3)
  call fastcc void @fill(ptr noundef %315, i32 noundef 3)
  %1024 = load i64, ptr %1009, align 8, !tbaa !9
  %1025 = mul i64 %1024, -7046029254386353131
  %1026 = load i32, ptr %314, align 8, !tbaa !9
  %1027 = zext i32 %1026 to i64
  %1028 = call i64 @llvm.x86.bmi.bzhi.64(i64 %1025, i64 range(i64 0, 4294967296) %1027)
  %1029 = load i32, ptr %1010, align 4, !tbaa !9
  %1030 = xor i32 %1029, -1
  %1031 = load i32, ptr %1011, align 8, !tbaa !9
  %1032 = call i32 @llvm.x86.bmi.bzhi.32(i32 %1030, i32 %1031)
  %1033 = zext i32 %1032 to i64
  %1034 = add i64 %1028, %1033
  store i64 %1034, ptr %316, align 8
  call fastcc void @add(ptr noundef %316, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %316) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %315) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %314) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %313) #11
  %1035 = add nuw nsw i32 %1023, 1
  %1036 = icmp eq i32 %1035, 48
  br i1 %1036, label %1019, label %1022, !llvm.loop !90

1037:                                             ; preds = %1040
  call fastcc void @show(ptr noundef nonnull @.str.79)
  %1038 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %1039 = getelementptr inbounds nuw i8, ptr %322, i64 8
  br label %1094

1040:                                             ; preds = %1019, %1040
  %1041 = phi i32 [ 0, %1019 ], [ %1050, %1040 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %317) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %318) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %319) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %320) #11
  call fastcc void @fill(ptr noundef %317, i32 noundef 2)
  call fastcc void @fill(ptr noundef %318, i32 noundef 2)
  call fastcc void @fill(ptr noundef %319, i32 noundef 2)
  %1042 = load i64, ptr %317, align 8, !tbaa !9
  %1043 = load i64, ptr %318, align 8, !tbaa !9
  %1044 = call i64 @llvm.x86.bmi.pext.64(i64 %1042, i64 %1043)
  %1045 = load i32, ptr %1020, align 8, !tbaa !9
  %1046 = load i32, ptr %1021, align 8, !tbaa !9
  %1047 = call i32 @llvm.x86.bmi.pext.32(i32 %1045, i32 %1046)
  %1048 = zext i32 %1047 to i64
  %1049 = add i64 %1044, %1048
  store i64 %1049, ptr %320, align 8
  call fastcc void @add(ptr noundef %320, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %320) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %319) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %318) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %317) #11
  %1050 = add nuw nsw i32 %1041, 1
  %1051 = icmp eq i32 %1050, 48
  br i1 %1051, label %1037, label %1040, !llvm.loop !91

1052:                                             ; preds = %1094
  call fastcc void @show(ptr noundef nonnull @.str.80)
  call void @llvm.lifetime.start.p0(ptr nonnull %325) #11
  %1053 = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> <float 0x3FD7AE1480000000, float 0x3FE7AE1480000000, float 0x3FF1C28F60000000, float 0x3FF7AE1480000000, float 0x3FFD9999A0000000, float 0x4001C28F60000000, float 0x4004B85200000000, float 0x4007AE1480000000>)
  store <8 x float> %1053, ptr %325, align 8, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.81, ptr noundef %325, i32 noundef 0)
  %1054 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> <float 0x3FD7AE1480000000, float 0x3FE7AE1480000000, float 0x3FF1C28F60000000, float 0x3FF7AE1480000000, float 0x3FFD9999A0000000, float 0x4001C28F60000000, float 0x4004B85200000000, float 0x4007AE1480000000>)
  store <8 x float> %1054, ptr %325, align 8, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.82, ptr noundef %325, i32 noundef 1)
  %1055 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x3FD7AE1480000000, float poison, float poison, float poison>)
  %1056 = extractelement <4 x float> %1055, i64 0
  store float %1056, ptr %325, align 8, !tbaa !9
  %1057 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x3FE7AE1480000000, float poison, float poison, float poison>)
  %1058 = extractelement <4 x float> %1057, i64 0
  %1059 = getelementptr inbounds nuw i8, ptr %325, i64 4
  store float %1058, ptr %1059, align 4, !tbaa !9
  %1060 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x3FF1C28F60000000, float poison, float poison, float poison>)
  %1061 = extractelement <4 x float> %1060, i64 0
  %1062 = getelementptr inbounds nuw i8, ptr %325, i64 8
  store float %1061, ptr %1062, align 8, !tbaa !9
  %1063 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x3FF7AE1480000000, float poison, float poison, float poison>)
  %1064 = extractelement <4 x float> %1063, i64 0
  %1065 = getelementptr inbounds nuw i8, ptr %325, i64 12
  store float %1064, ptr %1065, align 4, !tbaa !9
  %1066 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x3FFD9999A0000000, float poison, float poison, float poison>)
  %1067 = extractelement <4 x float> %1066, i64 0
  %1068 = getelementptr inbounds nuw i8, ptr %325, i64 16
  store float %1067, ptr %1068, align 8, !tbaa !9
  %1069 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x4001C28F60000000, float poison, float poison, float poison>)
  %1070 = extractelement <4 x float> %1069, i64 0
  %1071 = getelementptr inbounds nuw i8, ptr %325, i64 20
  store float %1070, ptr %1071, align 4, !tbaa !9
  %1072 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x4004B85200000000, float poison, float poison, float poison>)
  %1073 = extractelement <4 x float> %1072, i64 0
  %1074 = getelementptr inbounds nuw i8, ptr %325, i64 24
  store float %1073, ptr %1074, align 8, !tbaa !9
  %1075 = call <4 x float> @llvm.x86.sse.rcp.ss(<4 x float> <float 0x4007AE1480000000, float poison, float poison, float poison>)
  %1076 = extractelement <4 x float> %1075, i64 0
  %1077 = getelementptr inbounds nuw i8, ptr %325, i64 28
  store float %1076, ptr %1077, align 4, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.83, ptr noundef %325, i32 noundef 0)
  %1078 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x3FD7AE1480000000, float poison, float poison, float poison>)
  %1079 = extractelement <4 x float> %1078, i64 0
  store float %1079, ptr %325, align 8, !tbaa !9
  %1080 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x3FE7AE1480000000, float poison, float poison, float poison>)
  %1081 = extractelement <4 x float> %1080, i64 0
  store float %1081, ptr %1059, align 4, !tbaa !9
  %1082 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x3FF1C28F60000000, float poison, float poison, float poison>)
  %1083 = extractelement <4 x float> %1082, i64 0
  store float %1083, ptr %1062, align 8, !tbaa !9
  %1084 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x3FF7AE1480000000, float poison, float poison, float poison>)
  %1085 = extractelement <4 x float> %1084, i64 0
  store float %1085, ptr %1065, align 4, !tbaa !9
  %1086 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x3FFD9999A0000000, float poison, float poison, float poison>)
  %1087 = extractelement <4 x float> %1086, i64 0
  store float %1087, ptr %1068, align 8, !tbaa !9
  %1088 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x4001C28F60000000, float poison, float poison, float poison>)
  %1089 = extractelement <4 x float> %1088, i64 0
  store float %1089, ptr %1071, align 4, !tbaa !9
  %1090 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x4004B85200000000, float poison, float poison, float poison>)
  %1091 = extractelement <4 x float> %1090, i64 0
  store float %1091, ptr %1074, align 8, !tbaa !9
  %1092 = call <4 x float> @llvm.x86.sse.rsqrt.ss(<4 x float> <float 0x4007AE1480000000, float poison, float poison, float poison>)
  %1093 = extractelement <4 x float> %1092, i64 0
  store float %1093, ptr %1077, align 4, !tbaa !9
  call fastcc void @near(ptr noundef nonnull @.str.84, ptr noundef %325, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %325) #11
  ret i32 0

1094:                                             ; preds = %1037, %1094
  %1095 = phi i32 [ 0, %1037 ], [ %1104, %1094 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %321) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %322) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %323) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %324) #11
  call fastcc void @fill(ptr noundef %321, i32 noundef 2)
  call fastcc void @fill(ptr noundef %322, i32 noundef 2)
  call fastcc void @fill(ptr noundef %323, i32 noundef 2)
  %1096 = load i64, ptr %321, align 8, !tbaa !9
  %1097 = load i64, ptr %322, align 8, !tbaa !9
  %1098 = call i64 @llvm.x86.bmi.pdep.64(i64 %1096, i64 %1097)
  %1099 = load i32, ptr %1038, align 8, !tbaa !9
  %1100 = load i32, ptr %1039, align 8, !tbaa !9
  %1101 = call i32 @llvm.x86.bmi.pdep.32(i32 %1099, i32 %1100)
  %1102 = zext i32 %1101 to i64
  %1103 = add i64 %1098, %1102
  store i64 %1103, ptr %324, align 8
  call fastcc void @add(ptr noundef %324, i32 noundef 8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %324) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %323) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %322) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %321) #11
  %1104 = add nuw nsw i32 %1095, 1
  %1105 = icmp eq i32 %1104, 48
  br i1 %1105, label %1052, label %1094, !llvm.loop !92
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fill(ptr noundef nonnull writeonly captures(none) %0, i32 noundef range(i32 0, 4) %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  %4 = load i32, ptr @state, align 4
  %5 = icmp eq i32 %1, 1
  br label %7

6:                                                ; preds = %47
  ret void

7:                                                ; preds = %2, %47
  %8 = phi i64 [ 0, %2 ], [ %49, %47 ]
  %9 = phi i32 [ %4, %2 ], [ %48, %47 ]
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
  br label %47

19:                                               ; preds = %7
  %20 = icmp samesign ult i64 %8, 4
  %21 = select i1 %5, i1 %20, i1 false
  br i1 %21, label %22, label %31

22:                                               ; preds = %19
  %23 = mul i32 %9, 1664525
  %24 = add i32 %23, 1013904223
  store i32 %24, ptr @state, align 4, !tbaa !5
  %25 = lshr i32 %24, 8
  %26 = urem i32 %25, 24
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr @doubles, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !93
  %30 = getelementptr inbounds nuw i64, ptr %0, i64 %8
  store i64 %29, ptr %30, align 8, !tbaa !9
  br label %47

31:                                               ; preds = %19
  switch i32 %1, label %47 [
    i32 2, label %32
    i32 3, label %41
  ]

32:                                               ; preds = %31
  %33 = mul i32 %9, 1664525
  %34 = add i32 %33, 1013904223
  %35 = and i32 %34, -256
  %36 = mul i32 %34, 1664525
  %37 = add i32 %36, 1013904223
  store i32 %37, ptr @state, align 4, !tbaa !5
  %38 = lshr i32 %37, 8
  %39 = xor i32 %38, %35
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %39, ptr %40, align 4, !tbaa !9
  br label %47

41:                                               ; preds = %31
  %42 = mul i32 %9, 1664525
  %43 = add i32 %42, 1013904223
  store i32 %43, ptr @state, align 4, !tbaa !5
  %44 = lshr i32 %43, 8
  %45 = urem i32 %44, 80
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %45, ptr %46, align 4, !tbaa !9
  br label %47

47:                                               ; preds = %22, %10, %32, %31, %41
  %48 = phi i32 [ %24, %22 ], [ %12, %10 ], [ %37, %32 ], [ %9, %31 ], [ %43, %41 ]
  %49 = add nuw nsw i64 %8, 1
  %50 = icmp eq i64 %49, 8
  br i1 %50, label %6, label %7, !llvm.loop !95
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @add(ptr noundef nonnull captures(none) %0, i32 noundef range(i32 8, 33) %1, i32 noundef range(i32 0, 9) %2) unnamed_addr #3 {
  %4 = icmp eq i32 %2, 4
  %5 = insertelement <8 x i1> poison, i1 %4, i64 0
  %6 = shufflevector <8 x i1> %5, <8 x i1> poison, <8 x i32> zeroinitializer
  %7 = lshr i32 %1, 2
  %8 = zext nneg i32 %7 to i64
  %9 = add nsw i64 %8, -1
  %10 = insertelement <8 x i64> poison, i64 %9, i64 0
  %11 = shufflevector <8 x i64> %10, <8 x i64> poison, <8 x i32> zeroinitializer
  %12 = icmp uge <8 x i64> %11, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %13 = and <8 x i1> %12, %6
  %14 = tail call <8 x float> @llvm.masked.load.v8f32.p0(ptr nonnull align 4 %0, <8 x i1> %13, <8 x float> poison), !tbaa !9
  %15 = fcmp uno <8 x float> %14, zeroinitializer
  %16 = and <8 x i1> %12, %6
  %17 = select <8 x i1> %16, <8 x i1> %15, <8 x i1> zeroinitializer
  tail call void @llvm.masked.store.v8i32.p0(<8 x i32> splat (i32 2143289344), ptr align 4 %0, <8 x i1> %17), !tbaa !9
  %18 = lshr i32 %1, 3
  %19 = icmp eq i32 %2, 8
  br i1 %19, label %20, label %24

20:                                               ; preds = %3
  %21 = load double, ptr %0, align 8, !tbaa !9
  %22 = fcmp uno double %21, 0.000000e+00
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  store i64 9221120237041090560, ptr %0, align 8, !tbaa !9
  br label %24

24:                                               ; preds = %3, %20, %23
  %25 = icmp eq i32 %18, 1
  br i1 %25, label %51, label %26, !llvm.loop !96

26:                                               ; preds = %24
  br i1 %19, label %27, label %32

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !9
  %30 = fcmp uno double %29, 0.000000e+00
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  store i64 9221120237041090560, ptr %28, align 8, !tbaa !9
  br label %32

32:                                               ; preds = %31, %27, %26
  %33 = icmp eq i32 %18, 2
  br i1 %33, label %51, label %34, !llvm.loop !96

34:                                               ; preds = %32
  br i1 %19, label %35, label %40

35:                                               ; preds = %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = fcmp uno double %37, 0.000000e+00
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store i64 9221120237041090560, ptr %36, align 8, !tbaa !9
  br label %40

40:                                               ; preds = %39, %35, %34
  %41 = icmp eq i32 %18, 3
  %42 = xor i1 %19, true
  %43 = or i1 %41, %42
  br i1 %43, label %51, label %44, !llvm.loop !96

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = fcmp uno double %46, 0.000000e+00
  br i1 %47, label %48, label %51

48:                                               ; preds = %44
  store i64 9221120237041090560, ptr %45, align 8, !tbaa !9
  br label %51

49:                                               ; preds = %69, %63, %57, %51
  %50 = phi i64 [ %55, %51 ], [ %61, %57 ], [ %67, %63 ], [ %73, %69 ]
  store i64 %50, ptr @sum, align 8, !tbaa !93
  ret void

51:                                               ; preds = %40, %44, %48, %24, %32
  %52 = load i64, ptr @sum, align 8
  %53 = mul i64 %52, 31
  %54 = load i64, ptr %0, align 8, !tbaa !9
  %55 = add i64 %53, %54
  %56 = icmp eq i32 %18, 1
  br i1 %56, label %49, label %57, !llvm.loop !97

57:                                               ; preds = %51
  %58 = mul i64 %55, 31
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %60 = load i64, ptr %59, align 8, !tbaa !9
  %61 = add i64 %58, %60
  %62 = icmp eq i32 %18, 2
  br i1 %62, label %49, label %63, !llvm.loop !97

63:                                               ; preds = %57
  %64 = mul i64 %61, 31
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %66 = load i64, ptr %65, align 8, !tbaa !9
  %67 = add i64 %64, %66
  %68 = icmp eq i32 %18, 3
  br i1 %68, label %49, label %69, !llvm.loop !97

69:                                               ; preds = %63
  %70 = mul i64 %67, 31
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %72 = load i64, ptr %71, align 8, !tbaa !9
  %73 = add i64 %70, %72
  br label %49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @show(ptr noundef %0) unnamed_addr #4 {
  %2 = load i64, ptr @sum, align 8, !tbaa !93
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.85, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @sum, align 8, !tbaa !93
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
  %5 = load <8 x float>, ptr %1, align 4, !tbaa !9
  %6 = fmul <8 x float> %5, %5
  %7 = insertelement <8 x i1> poison, i1 %4, i64 0
  %8 = shufflevector <8 x i1> %7, <8 x i1> poison, <8 x i32> zeroinitializer
  %9 = select <8 x i1> %8, <8 x float> %5, <8 x float> %6
  %10 = fmul <8 x float> %9, <float 0x3FD7AE1480000000, float 0x3FE7AE1480000000, float 0x3FF1C28F60000000, float 0x3FF7AE1480000000, float 0x3FFD9999A0000000, float 0x4001C28F60000000, float 0x4004B85200000000, float 0x4007AE1480000000>
  %11 = fcmp ogt <8 x float> %10, splat (float 0x3FEFF7CEE0000000)
  %12 = fcmp olt <8 x float> %10, splat (float 0x3FF00418A0000000)
  %13 = and <8 x i1> %11, %12
  %14 = bitcast <8 x i1> %13 to i8
  %15 = tail call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %14)
  %16 = zext nneg i8 %15 to i32
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.86, ptr noundef %0, i32 noundef %16)
  ret void
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr captures(none), <8 x i1>) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #14

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
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!93 = !{!94, !94, i64 0}
!94 = !{!"long long", !7, i64 0}
!95 = distinct !{!95, !11}
!96 = distinct !{!96, !11}
!97 = distinct !{!97, !11}
