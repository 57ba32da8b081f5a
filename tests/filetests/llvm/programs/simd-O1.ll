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
@state = internal unnamed_addr global i32 1, align 4
@sum = internal unnamed_addr global i64 0, align 8
@.str.30 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @show(ptr noundef nonnull @.str)
  br label %16

2:                                                ; preds = %0, %2
  %3 = phi i32 [ 0, %0 ], [ %13, %2 ]
  %4 = and i32 %3, 1
  %5 = tail call fastcc <2 x i64> @vector(i32 noundef %4)
  %6 = lshr i32 %3, 1
  %7 = and i32 %6, 1
  %8 = tail call fastcc <2 x i64> @vector(i32 noundef %7)
  %9 = bitcast <2 x i64> %5 to <8 x i16>
  %10 = bitcast <2 x i64> %8 to <8 x i16>
  %11 = tail call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %9, <8 x i16> %10)
  %12 = bitcast <4 x i32> %11 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %12)
  %13 = add nuw nsw i32 %3, 1
  %14 = icmp eq i32 %13, 64
  br i1 %14, label %1, label %2, !llvm.loop !9

15:                                               ; preds = %16
  tail call fastcc void @show(ptr noundef nonnull @.str.1)
  br label %30

16:                                               ; preds = %1, %16
  %17 = phi i32 [ 0, %1 ], [ %27, %16 ]
  %18 = and i32 %17, 1
  %19 = tail call fastcc <2 x i64> @vector(i32 noundef %18)
  %20 = lshr i32 %17, 1
  %21 = and i32 %20, 1
  %22 = tail call fastcc <2 x i64> @vector(i32 noundef %21)
  %23 = bitcast <2 x i64> %19 to <16 x i8>
  %24 = bitcast <2 x i64> %22 to <16 x i8>
  %25 = tail call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %23, <16 x i8> %24)
  %26 = bitcast <8 x i16> %25 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %26)
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, 64
  br i1 %28, label %15, label %16, !llvm.loop !12

29:                                               ; preds = %30
  tail call fastcc void @show(ptr noundef nonnull @.str.2)
  br label %44

30:                                               ; preds = %15, %30
  %31 = phi i32 [ 0, %15 ], [ %41, %30 ]
  %32 = and i32 %31, 1
  %33 = tail call fastcc <2 x i64> @vector(i32 noundef %32)
  %34 = lshr i32 %31, 1
  %35 = and i32 %34, 1
  %36 = tail call fastcc <2 x i64> @vector(i32 noundef %35)
  %37 = bitcast <2 x i64> %33 to <8 x i16>
  %38 = bitcast <2 x i64> %36 to <8 x i16>
  %39 = tail call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %37, <8 x i16> %38)
  %40 = bitcast <8 x i16> %39 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %40)
  %41 = add nuw nsw i32 %31, 1
  %42 = icmp eq i32 %41, 64
  br i1 %42, label %29, label %30, !llvm.loop !13

43:                                               ; preds = %44
  tail call fastcc void @show(ptr noundef nonnull @.str.3)
  br label %58

44:                                               ; preds = %29, %44
  %45 = phi i32 [ 0, %29 ], [ %55, %44 ]
  %46 = and i32 %45, 1
  %47 = tail call fastcc <2 x i64> @vector(i32 noundef %46)
  %48 = lshr i32 %45, 1
  %49 = and i32 %48, 1
  %50 = tail call fastcc <2 x i64> @vector(i32 noundef %49)
  %51 = bitcast <2 x i64> %47 to <8 x i16>
  %52 = bitcast <2 x i64> %50 to <8 x i16>
  %53 = tail call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %51, <8 x i16> %52)
  %54 = bitcast <8 x i16> %53 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %54)
  %55 = add nuw nsw i32 %45, 1
  %56 = icmp eq i32 %55, 64
  br i1 %56, label %43, label %44, !llvm.loop !14

57:                                               ; preds = %58
  tail call fastcc void @show(ptr noundef nonnull @.str.4)
  br label %72

58:                                               ; preds = %43, %58
  %59 = phi i32 [ 0, %43 ], [ %69, %58 ]
  %60 = and i32 %59, 1
  %61 = tail call fastcc <2 x i64> @vector(i32 noundef %60)
  %62 = lshr i32 %59, 1
  %63 = and i32 %62, 1
  %64 = tail call fastcc <2 x i64> @vector(i32 noundef %63)
  %65 = bitcast <2 x i64> %61 to <8 x i16>
  %66 = bitcast <2 x i64> %64 to <8 x i16>
  %67 = tail call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %65, <8 x i16> %66)
  %68 = bitcast <8 x i16> %67 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %68)
  %69 = add nuw nsw i32 %59, 1
  %70 = icmp eq i32 %69, 64
  br i1 %70, label %57, label %58, !llvm.loop !15

71:                                               ; preds = %72
  tail call fastcc void @show(ptr noundef nonnull @.str.5)
  br label %86

72:                                               ; preds = %57, %72
  %73 = phi i32 [ 0, %57 ], [ %83, %72 ]
  %74 = and i32 %73, 1
  %75 = tail call fastcc <2 x i64> @vector(i32 noundef %74)
  %76 = lshr i32 %73, 1
  %77 = and i32 %76, 1
  %78 = tail call fastcc <2 x i64> @vector(i32 noundef %77)
  %79 = bitcast <2 x i64> %75 to <16 x i8>
  %80 = bitcast <2 x i64> %78 to <16 x i8>
  %81 = tail call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %79, <16 x i8> %80)
  %82 = bitcast <16 x i8> %81 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %82)
  %83 = add nuw nsw i32 %73, 1
  %84 = icmp eq i32 %83, 64
  br i1 %84, label %71, label %72, !llvm.loop !16

85:                                               ; preds = %86
  tail call fastcc void @show(ptr noundef nonnull @.str.6)
  br label %100

86:                                               ; preds = %71, %86
  %87 = phi i32 [ 0, %71 ], [ %97, %86 ]
  %88 = and i32 %87, 1
  %89 = tail call fastcc <2 x i64> @vector(i32 noundef %88)
  %90 = lshr i32 %87, 1
  %91 = and i32 %90, 1
  %92 = tail call fastcc <2 x i64> @vector(i32 noundef %91)
  %93 = bitcast <2 x i64> %89 to <8 x i16>
  %94 = bitcast <2 x i64> %92 to <8 x i16>
  %95 = tail call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %93, <8 x i16> %94)
  %96 = bitcast <8 x i16> %95 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %96)
  %97 = add nuw nsw i32 %87, 1
  %98 = icmp eq i32 %97, 64
  br i1 %98, label %85, label %86, !llvm.loop !17

99:                                               ; preds = %100
  tail call fastcc void @show(ptr noundef nonnull @.str.7)
  br label %113

100:                                              ; preds = %85, %100
  %101 = phi i32 [ 0, %85 ], [ %110, %100 ]
  %102 = and i32 %101, 1
  %103 = tail call fastcc <2 x i64> @vector(i32 noundef %102)
  %104 = lshr i32 %101, 1
  %105 = and i32 %104, 1
  %106 = tail call fastcc <2 x i64> @vector(i32 noundef %105)
  %107 = bitcast <2 x i64> %103 to <16 x i8>
  %108 = bitcast <2 x i64> %106 to <16 x i8>
  %109 = tail call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %107, <16 x i8> %108)
  tail call fastcc void @add(<2 x i64> noundef %109)
  %110 = add nuw nsw i32 %101, 1
  %111 = icmp eq i32 %110, 64
  br i1 %111, label %99, label %100, !llvm.loop !18

112:                                              ; preds = %113
  tail call fastcc void @show(ptr noundef nonnull @.str.8)
  br label %127

113:                                              ; preds = %99, %113
  %114 = phi i32 [ 0, %99 ], [ %124, %113 ]
  %115 = and i32 %114, 1
  %116 = tail call fastcc <2 x i64> @vector(i32 noundef %115)
  %117 = lshr i32 %114, 1
  %118 = and i32 %117, 1
  %119 = tail call fastcc <2 x i64> @vector(i32 noundef %118)
  %120 = bitcast <2 x i64> %116 to <8 x i16>
  %121 = bitcast <2 x i64> %119 to <8 x i16>
  %122 = tail call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %120, <8 x i16> %121)
  %123 = bitcast <16 x i8> %122 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %123)
  %124 = add nuw nsw i32 %114, 1
  %125 = icmp eq i32 %124, 64
  br i1 %125, label %112, label %113, !llvm.loop !19

126:                                              ; preds = %127
  tail call fastcc void @show(ptr noundef nonnull @.str.9)
  br label %141

127:                                              ; preds = %112, %127
  %128 = phi i32 [ 0, %112 ], [ %138, %127 ]
  %129 = and i32 %128, 1
  %130 = tail call fastcc <2 x i64> @vector(i32 noundef %129)
  %131 = lshr i32 %128, 1
  %132 = and i32 %131, 1
  %133 = tail call fastcc <2 x i64> @vector(i32 noundef %132)
  %134 = bitcast <2 x i64> %130 to <8 x i16>
  %135 = bitcast <2 x i64> %133 to <8 x i16>
  %136 = tail call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %134, <8 x i16> %135)
  %137 = bitcast <16 x i8> %136 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %137)
  %138 = add nuw nsw i32 %128, 1
  %139 = icmp eq i32 %138, 64
  br i1 %139, label %126, label %127, !llvm.loop !20

140:                                              ; preds = %141
  tail call fastcc void @show(ptr noundef nonnull @.str.10)
  br label %155

141:                                              ; preds = %126, %141
  %142 = phi i32 [ 0, %126 ], [ %152, %141 ]
  %143 = and i32 %142, 1
  %144 = tail call fastcc <2 x i64> @vector(i32 noundef %143)
  %145 = lshr i32 %142, 1
  %146 = and i32 %145, 1
  %147 = tail call fastcc <2 x i64> @vector(i32 noundef %146)
  %148 = bitcast <2 x i64> %144 to <4 x i32>
  %149 = bitcast <2 x i64> %147 to <4 x i32>
  %150 = tail call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %148, <4 x i32> %149)
  %151 = bitcast <8 x i16> %150 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %151)
  %152 = add nuw nsw i32 %142, 1
  %153 = icmp eq i32 %152, 64
  br i1 %153, label %140, label %141, !llvm.loop !21

154:                                              ; preds = %155
  tail call fastcc void @show(ptr noundef nonnull @.str.11)
  br label %169

155:                                              ; preds = %140, %155
  %156 = phi i32 [ 0, %140 ], [ %166, %155 ]
  %157 = and i32 %156, 1
  %158 = tail call fastcc <2 x i64> @vector(i32 noundef %157)
  %159 = lshr i32 %156, 1
  %160 = and i32 %159, 1
  %161 = tail call fastcc <2 x i64> @vector(i32 noundef %160)
  %162 = bitcast <2 x i64> %158 to <4 x i32>
  %163 = bitcast <2 x i64> %161 to <4 x i32>
  %164 = tail call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %162, <4 x i32> %163)
  %165 = bitcast <8 x i16> %164 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %165)
  %166 = add nuw nsw i32 %156, 1
  %167 = icmp eq i32 %166, 64
  br i1 %167, label %154, label %155, !llvm.loop !22

168:                                              ; preds = %169
  tail call fastcc void @show(ptr noundef nonnull @.str.12)
  br label %183

169:                                              ; preds = %154, %169
  %170 = phi i32 [ 0, %154 ], [ %180, %169 ]
  %171 = and i32 %170, 1
  %172 = tail call fastcc <2 x i64> @vector(i32 noundef %171)
  %173 = lshr i32 %170, 1
  %174 = and i32 %173, 1
  %175 = tail call fastcc <2 x i64> @vector(i32 noundef %174)
  %176 = bitcast <2 x i64> %172 to <16 x i8>
  %177 = bitcast <2 x i64> %175 to <16 x i8>
  %178 = tail call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %176, <16 x i8> %177)
  %179 = bitcast <16 x i8> %178 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %179)
  %180 = add nuw nsw i32 %170, 1
  %181 = icmp eq i32 %180, 64
  br i1 %181, label %168, label %169, !llvm.loop !23

182:                                              ; preds = %183
  tail call fastcc void @show(ptr noundef nonnull @.str.13)
  br label %197

183:                                              ; preds = %168, %183
  %184 = phi i32 [ 0, %168 ], [ %194, %183 ]
  %185 = and i32 %184, 1
  %186 = tail call fastcc <2 x i64> @vector(i32 noundef %185)
  %187 = lshr i32 %184, 1
  %188 = and i32 %187, 1
  %189 = tail call fastcc <2 x i64> @vector(i32 noundef %188)
  %190 = bitcast <2 x i64> %186 to <16 x i8>
  %191 = bitcast <2 x i64> %189 to <16 x i8>
  %192 = tail call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %190, <16 x i8> %191)
  %193 = bitcast <16 x i8> %192 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %193)
  %194 = add nuw nsw i32 %184, 1
  %195 = icmp eq i32 %194, 64
  br i1 %195, label %182, label %183, !llvm.loop !24

196:                                              ; preds = %197
  tail call fastcc void @show(ptr noundef nonnull @.str.14)
  br label %211

197:                                              ; preds = %182, %197
  %198 = phi i32 [ 0, %182 ], [ %208, %197 ]
  %199 = and i32 %198, 1
  %200 = tail call fastcc <2 x i64> @vector(i32 noundef %199)
  %201 = lshr i32 %198, 1
  %202 = and i32 %201, 1
  %203 = tail call fastcc <2 x i64> @vector(i32 noundef %202)
  %204 = bitcast <2 x i64> %200 to <8 x i16>
  %205 = bitcast <2 x i64> %203 to <8 x i16>
  %206 = tail call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %204, <8 x i16> %205)
  %207 = bitcast <8 x i16> %206 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %207)
  %208 = add nuw nsw i32 %198, 1
  %209 = icmp eq i32 %208, 64
  br i1 %209, label %196, label %197, !llvm.loop !25

210:                                              ; preds = %211
  tail call fastcc void @show(ptr noundef nonnull @.str.15)
  br label %225

211:                                              ; preds = %196, %211
  %212 = phi i32 [ 0, %196 ], [ %222, %211 ]
  %213 = and i32 %212, 1
  %214 = tail call fastcc <2 x i64> @vector(i32 noundef %213)
  %215 = lshr i32 %212, 1
  %216 = and i32 %215, 1
  %217 = tail call fastcc <2 x i64> @vector(i32 noundef %216)
  %218 = bitcast <2 x i64> %214 to <4 x i32>
  %219 = bitcast <2 x i64> %217 to <4 x i32>
  %220 = tail call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %218, <4 x i32> %219)
  %221 = bitcast <4 x i32> %220 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %221)
  %222 = add nuw nsw i32 %212, 1
  %223 = icmp eq i32 %222, 64
  br i1 %223, label %210, label %211, !llvm.loop !26

224:                                              ; preds = %225
  tail call fastcc void @show(ptr noundef nonnull @.str.16)
  br label %239

225:                                              ; preds = %210, %225
  %226 = phi i32 [ 0, %210 ], [ %236, %225 ]
  %227 = and i32 %226, 1
  %228 = tail call fastcc <2 x i64> @vector(i32 noundef %227)
  %229 = lshr i32 %226, 1
  %230 = and i32 %229, 1
  %231 = tail call fastcc <2 x i64> @vector(i32 noundef %230)
  %232 = bitcast <2 x i64> %228 to <8 x i16>
  %233 = bitcast <2 x i64> %231 to <8 x i16>
  %234 = tail call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %232, <8 x i16> %233)
  %235 = bitcast <8 x i16> %234 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %235)
  %236 = add nuw nsw i32 %226, 1
  %237 = icmp eq i32 %236, 64
  br i1 %237, label %224, label %225, !llvm.loop !27

238:                                              ; preds = %239
  tail call fastcc void @show(ptr noundef nonnull @.str.17)
  br label %253

239:                                              ; preds = %224, %239
  %240 = phi i32 [ 0, %224 ], [ %250, %239 ]
  %241 = and i32 %240, 1
  %242 = tail call fastcc <2 x i64> @vector(i32 noundef %241)
  %243 = lshr i32 %240, 1
  %244 = and i32 %243, 1
  %245 = tail call fastcc <2 x i64> @vector(i32 noundef %244)
  %246 = bitcast <2 x i64> %242 to <8 x i16>
  %247 = bitcast <2 x i64> %245 to <8 x i16>
  %248 = tail call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %246, <8 x i16> %247)
  %249 = bitcast <8 x i16> %248 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %249)
  %250 = add nuw nsw i32 %240, 1
  %251 = icmp eq i32 %250, 64
  br i1 %251, label %238, label %239, !llvm.loop !28

252:                                              ; preds = %253
  tail call fastcc void @show(ptr noundef nonnull @.str.18)
  br label %267

253:                                              ; preds = %238, %253
  %254 = phi i32 [ 0, %238 ], [ %264, %253 ]
  %255 = and i32 %254, 1
  %256 = tail call fastcc <2 x i64> @vector(i32 noundef %255)
  %257 = lshr i32 %254, 1
  %258 = and i32 %257, 1
  %259 = tail call fastcc <2 x i64> @vector(i32 noundef %258)
  %260 = bitcast <2 x i64> %256 to <4 x i32>
  %261 = bitcast <2 x i64> %259 to <4 x i32>
  %262 = tail call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %260, <4 x i32> %261)
  %263 = bitcast <4 x i32> %262 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %263)
  %264 = add nuw nsw i32 %254, 1
  %265 = icmp eq i32 %264, 64
  br i1 %265, label %252, label %253, !llvm.loop !29

266:                                              ; preds = %267
  tail call fastcc void @show(ptr noundef nonnull @.str.19)
  br label %281

267:                                              ; preds = %252, %267
  %268 = phi i32 [ 0, %252 ], [ %278, %267 ]
  %269 = and i32 %268, 1
  %270 = tail call fastcc <2 x i64> @vector(i32 noundef %269)
  %271 = lshr i32 %268, 1
  %272 = and i32 %271, 1
  %273 = tail call fastcc <2 x i64> @vector(i32 noundef %272)
  %274 = bitcast <2 x i64> %270 to <8 x i16>
  %275 = bitcast <2 x i64> %273 to <8 x i16>
  %276 = tail call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %274, <8 x i16> %275)
  %277 = bitcast <8 x i16> %276 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %277)
  %278 = add nuw nsw i32 %268, 1
  %279 = icmp eq i32 %278, 64
  br i1 %279, label %266, label %267, !llvm.loop !30

280:                                              ; preds = %281
  tail call fastcc void @show(ptr noundef nonnull @.str.20)
  br label %295

281:                                              ; preds = %266, %281
  %282 = phi i32 [ 0, %266 ], [ %292, %281 ]
  %283 = and i32 %282, 1
  %284 = tail call fastcc <2 x i64> @vector(i32 noundef %283)
  %285 = lshr i32 %282, 1
  %286 = and i32 %285, 1
  %287 = tail call fastcc <2 x i64> @vector(i32 noundef %286)
  %288 = bitcast <2 x i64> %284 to <8 x i16>
  %289 = bitcast <2 x i64> %287 to <8 x i16>
  %290 = tail call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %288, <8 x i16> %289)
  %291 = bitcast <8 x i16> %290 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %291)
  %292 = add nuw nsw i32 %282, 1
  %293 = icmp eq i32 %292, 64
  br i1 %293, label %280, label %281, !llvm.loop !31

294:                                              ; preds = %295
  tail call fastcc void @show(ptr noundef nonnull @.str.21)
  br label %309

295:                                              ; preds = %280, %295
  %296 = phi i32 [ 0, %280 ], [ %306, %295 ]
  %297 = and i32 %296, 1
  %298 = tail call fastcc <2 x i64> @vector(i32 noundef %297)
  %299 = lshr i32 %296, 1
  %300 = and i32 %299, 1
  %301 = tail call fastcc <2 x i64> @vector(i32 noundef %300)
  %302 = bitcast <2 x i64> %298 to <4 x i32>
  %303 = bitcast <2 x i64> %301 to <4 x i32>
  %304 = tail call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %302, <4 x i32> %303)
  %305 = bitcast <4 x i32> %304 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %305)
  %306 = add nuw nsw i32 %296, 1
  %307 = icmp eq i32 %306, 64
  br i1 %307, label %294, label %295, !llvm.loop !32

308:                                              ; preds = %309
  tail call fastcc void @show(ptr noundef nonnull @.str.22)
  br label %328

309:                                              ; preds = %294, %309
  %310 = phi i32 [ 0, %294 ], [ %325, %309 ]
  %311 = and i32 %310, 1
  %312 = tail call fastcc <2 x i64> @vector(i32 noundef %311)
  %313 = lshr i32 %310, 1
  %314 = and i32 %313, 1
  %315 = tail call fastcc <2 x i64> @vector(i32 noundef %314)
  %316 = udiv i32 %310, 3
  %317 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %316, i64 0
  %318 = bitcast <2 x i64> %312 to <8 x i16>
  %319 = bitcast <4 x i32> %317 to <8 x i16>
  %320 = tail call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %318, <8 x i16> %319)
  %321 = bitcast <2 x i64> %315 to <8 x i16>
  %322 = tail call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %321, <8 x i16> %319)
  %323 = xor <8 x i16> %322, %320
  %324 = bitcast <8 x i16> %323 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %324)
  %325 = add nuw nsw i32 %310, 1
  %326 = icmp eq i32 %325, 64
  br i1 %326, label %308, label %309, !llvm.loop !33

327:                                              ; preds = %328
  tail call fastcc void @show(ptr noundef nonnull @.str.23)
  br label %345

328:                                              ; preds = %308, %328
  %329 = phi i32 [ 0, %308 ], [ %342, %328 ]
  %330 = and i32 %329, 1
  %331 = tail call fastcc <2 x i64> @vector(i32 noundef %330)
  %332 = lshr i32 %329, 1
  %333 = and i32 %332, 1
  %334 = tail call fastcc <2 x i64> @vector(i32 noundef %333)
  %335 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %329, i64 0
  %336 = bitcast <2 x i64> %331 to <4 x i32>
  %337 = tail call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %336, <4 x i32> %335)
  %338 = bitcast <2 x i64> %334 to <4 x i32>
  %339 = tail call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %338, <4 x i32> %335)
  %340 = xor <4 x i32> %339, %337
  %341 = bitcast <4 x i32> %340 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %341)
  %342 = add nuw nsw i32 %329, 1
  %343 = icmp eq i32 %342, 64
  br i1 %343, label %327, label %328, !llvm.loop !34

344:                                              ; preds = %345
  tail call fastcc void @show(ptr noundef nonnull @.str.24)
  br label %361

345:                                              ; preds = %327, %345
  %346 = phi i32 [ 0, %327 ], [ %358, %345 ]
  %347 = and i32 %346, 1
  %348 = tail call fastcc <2 x i64> @vector(i32 noundef %347)
  %349 = lshr i32 %346, 1
  %350 = and i32 %349, 1
  %351 = tail call fastcc <2 x i64> @vector(i32 noundef %350)
  %352 = shl nuw nsw i32 %346, 1
  %353 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %352, i64 0
  %354 = bitcast <4 x i32> %353 to <2 x i64>
  %355 = tail call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %348, <2 x i64> %354)
  %356 = tail call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %351, <2 x i64> %354)
  %357 = xor <2 x i64> %356, %355
  tail call fastcc void @add(<2 x i64> noundef %357)
  %358 = add nuw nsw i32 %346, 1
  %359 = icmp eq i32 %358, 64
  br i1 %359, label %344, label %345, !llvm.loop !35

360:                                              ; preds = %361
  tail call fastcc void @show(ptr noundef nonnull @.str.25)
  br label %377

361:                                              ; preds = %344, %361
  %362 = phi i32 [ 0, %344 ], [ %374, %361 ]
  %363 = and i32 %362, 1
  %364 = tail call fastcc <2 x i64> @vector(i32 noundef %363)
  %365 = lshr i32 %362, 1
  %366 = and i32 %365, 1
  %367 = tail call fastcc <2 x i64> @vector(i32 noundef %366)
  %368 = udiv i32 %362, 3
  %369 = insertelement <4 x i32> <i32 poison, i32 0, i32 poison, i32 poison>, i32 %368, i64 0
  %370 = bitcast <2 x i64> %364 to <8 x i16>
  %371 = bitcast <4 x i32> %369 to <8 x i16>
  %372 = tail call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %370, <8 x i16> %371)
  %373 = bitcast <8 x i16> %372 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %373)
  %374 = add nuw nsw i32 %362, 1
  %375 = icmp eq i32 %374, 64
  br i1 %375, label %360, label %361, !llvm.loop !36

376:                                              ; preds = %377
  tail call fastcc void @show(ptr noundef nonnull @.str.26)
  br label %391

377:                                              ; preds = %360, %377
  %378 = phi i32 [ 0, %360 ], [ %388, %377 ]
  %379 = and i32 %378, 1
  %380 = tail call fastcc <2 x i64> @vector(i32 noundef %379)
  %381 = lshr i32 %378, 1
  %382 = and i32 %381, 1
  %383 = tail call fastcc <2 x i64> @vector(i32 noundef %382)
  %384 = bitcast <2 x i64> %380 to <4 x i32>
  %385 = bitcast <2 x i64> %383 to <4 x i32>
  %386 = tail call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %384, <4 x i32> %385)
  %387 = bitcast <4 x i32> %386 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %387)
  %388 = add nuw nsw i32 %378, 1
  %389 = icmp eq i32 %388, 64
  br i1 %389, label %376, label %377, !llvm.loop !37

390:                                              ; preds = %391
  tail call fastcc void @show(ptr noundef nonnull @.str.27)
  br label %409

391:                                              ; preds = %376, %391
  %392 = phi i32 [ 0, %376 ], [ %406, %391 ]
  %393 = and i32 %392, 1
  %394 = tail call fastcc <2 x i64> @vector(i32 noundef %393)
  %395 = lshr i32 %392, 1
  %396 = and i32 %395, 1
  %397 = tail call fastcc <2 x i64> @vector(i32 noundef %396)
  %398 = udiv i32 %392, 3
  %399 = bitcast <2 x i64> %394 to <8 x i16>
  %400 = tail call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %399, i32 range(i32 -715827882, 22) %398)
  %401 = bitcast <8 x i16> %400 to <2 x i64>
  %402 = bitcast <2 x i64> %397 to <4 x i32>
  %403 = tail call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %402, i32 range(i32 -2147483648, 64) %392)
  %404 = bitcast <4 x i32> %403 to <2 x i64>
  %405 = xor <2 x i64> %404, %401
  tail call fastcc void @add(<2 x i64> noundef %405)
  %406 = add nuw nsw i32 %392, 1
  %407 = icmp eq i32 %406, 64
  br i1 %407, label %390, label %391, !llvm.loop !38

408:                                              ; preds = %409
  tail call fastcc void @show(ptr noundef nonnull @.str.28)
  br label %431

409:                                              ; preds = %390, %409
  %410 = phi i32 [ 0, %390 ], [ %428, %409 ]
  %411 = and i32 %410, 1
  %412 = tail call fastcc <2 x i64> @vector(i32 noundef %411)
  %413 = lshr i32 %410, 1
  %414 = and i32 %413, 1
  %415 = tail call fastcc <2 x i64> @vector(i32 noundef %414)
  %416 = tail call i32 @llvm.x86.sse41.ptestz(<2 x i64> %412, <2 x i64> %415)
  %417 = tail call i32 @llvm.x86.sse41.ptestc(<2 x i64> %412, <2 x i64> %415)
  %418 = tail call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %412, <2 x i64> %415)
  %419 = bitcast <2 x i64> %412 to <16 x i8>
  %420 = icmp slt <16 x i8> %419, zeroinitializer
  %421 = bitcast <16 x i1> %420 to i16
  %422 = zext i16 %421 to i32
  %423 = insertelement <4 x i32> poison, i32 %422, i64 0
  %424 = insertelement <4 x i32> %423, i32 %418, i64 1
  %425 = insertelement <4 x i32> %424, i32 %417, i64 2
  %426 = insertelement <4 x i32> %425, i32 %416, i64 3
  %427 = bitcast <4 x i32> %426 to <2 x i64>
  tail call fastcc void @add(<2 x i64> noundef %427)
  %428 = add nuw nsw i32 %410, 1
  %429 = icmp eq i32 %428, 64
  br i1 %429, label %408, label %409, !llvm.loop !39

430:                                              ; preds = %431
  tail call fastcc void @show(ptr noundef nonnull @.str.29)
  ret i32 0

431:                                              ; preds = %408, %431
  %432 = phi i32 [ 0, %408 ], [ %453, %431 ]
  %433 = and i32 %432, 1
  %434 = tail call fastcc <2 x i64> @vector(i32 noundef %433)
  %435 = lshr i32 %432, 1
  %436 = and i32 %435, 1
  %437 = tail call fastcc <2 x i64> @vector(i32 noundef %436)
  %438 = bitcast <2 x i64> %434 to <4 x i32>
  %439 = extractelement <4 x i32> %438, i64 0
  %440 = bitcast <2 x i64> %437 to <16 x i8>
  %441 = extractelement <16 x i8> %440, i64 3
  %442 = tail call i32 @llvm.x86.sse42.crc32.32.8(i32 %439, i8 %441)
  %443 = bitcast <2 x i64> %437 to <8 x i16>
  %444 = extractelement <8 x i16> %443, i64 3
  %445 = tail call i32 @llvm.x86.sse42.crc32.32.16(i32 %442, i16 %444)
  %446 = bitcast <2 x i64> %437 to <4 x i32>
  %447 = extractelement <4 x i32> %446, i64 3
  %448 = tail call i32 @llvm.x86.sse42.crc32.32.32(i32 %445, i32 %447)
  %449 = zext i32 %448 to i64
  %450 = extractelement <2 x i64> %437, i64 0
  %451 = tail call i64 @llvm.x86.sse42.crc32.64.64(i64 range(i64 0, 4294967296) %449, i64 %450)
  %452 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %451, i64 0
  tail call fastcc void @add(<2 x i64> noundef %452)
  %453 = add nuw nsw i32 %432, 1
  %454 = icmp eq i32 %453, 64
  br i1 %454, label %430, label %431, !llvm.loop !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc <2 x i64> @vector(i32 noundef range(i32 0, 2) %0) unnamed_addr #2 {
  %2 = alloca [16 x i8], align 16
  %3 = alloca [5 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7
  %4 = icmp eq i32 %0, 0
  %5 = load i32, ptr @state, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 2
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 3
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4
  br label %12

10:                                               ; preds = %28
  %11 = load <2 x i64>, ptr %2, align 16, !tbaa !41
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7
  ret <2 x i64> %11

12:                                               ; preds = %1, %28
  %13 = phi i64 [ 0, %1 ], [ %32, %28 ]
  %14 = phi i32 [ %5, %1 ], [ %29, %28 ]
  br i1 %4, label %15, label %20

15:                                               ; preds = %12
  %16 = mul i32 %14, 1664525
  %17 = add i32 %16, 1013904223
  store i32 %17, ptr @state, align 4, !tbaa !5
  %18 = lshr i32 %17, 8
  %19 = trunc i32 %18 to i8
  br label %28

20:                                               ; preds = %12
  store i8 0, ptr %3, align 1, !tbaa !41
  store i8 1, ptr %6, align 1, !tbaa !41
  store i8 127, ptr %7, align 1, !tbaa !41
  store i8 -128, ptr %8, align 1, !tbaa !41
  store i8 -1, ptr %9, align 1, !tbaa !41
  %21 = mul i32 %14, 1664525
  %22 = add i32 %21, 1013904223
  store i32 %22, ptr @state, align 4, !tbaa !5
  %23 = lshr i32 %22, 8
  %24 = urem i32 %23, 5
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !41
  br label %28

28:                                               ; preds = %20, %15
  %29 = phi i32 [ %17, %15 ], [ %22, %20 ]
  %30 = phi i8 [ %19, %15 ], [ %27, %20 ]
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 %13
  store i8 %30, ptr %31, align 1, !tbaa !41
  %32 = add nuw nsw i64 %13, 1
  %33 = icmp eq i64 %32, 16
  br i1 %33, label %10, label %12, !llvm.loop !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @add(<2 x i64> noundef %0) unnamed_addr #3 {
  %2 = load i64, ptr @sum, align 8, !tbaa !43
  %3 = mul i64 %2, 31
  %4 = extractelement <2 x i64> %0, i64 0
  %5 = add i64 %3, %4
  %6 = mul i64 %5, 31
  %7 = extractelement <2 x i64> %0, i64 1
  %8 = add i64 %6, %7
  store i64 %8, ptr @sum, align 8, !tbaa !43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @show(ptr noundef %0) unnamed_addr #4 {
  %2 = load i64, ptr @sum, align 8, !tbaa !43
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @sum, align 8, !tbaa !43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>) #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
!38 = distinct !{!38, !10, !11}
!39 = distinct !{!39, !10, !11}
!40 = distinct !{!40, !10, !11}
!41 = !{!7, !7, i64 0}
!42 = distinct !{!42, !10, !11}
!43 = !{!44, !44, i64 0}
!44 = !{!"long long", !7, i64 0}
