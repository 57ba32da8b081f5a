; ModuleID = 'matrix.c'
source_filename = "matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%.9f %.9f\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = tail call i64 @strtol(ptr noundef nonnull captures(none) %6, ptr noundef null, i32 noundef 10) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp eq i32 %0, 2
  br i1 %9, label %15, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !8
  %13 = tail call i64 @strtol(ptr noundef nonnull captures(none) %12, ptr noundef null, i32 noundef 10) #8
  %14 = trunc i64 %13 to i32
  br label %15

15:                                               ; preds = %2, %4, %10
  %16 = phi i32 [ %8, %10 ], [ %8, %4 ], [ 24, %2 ]
  %17 = phi i32 [ %14, %10 ], [ 2, %4 ], [ 2, %2 ]
  %18 = sext i32 %16 to i64
  %19 = shl nsw i64 %18, 3
  %20 = mul i64 %19, %18
  %21 = tail call noalias ptr @malloc(i64 noundef %20) #9
  %22 = tail call noalias ptr @malloc(i64 noundef %20) #9
  %23 = tail call noalias ptr @malloc(i64 noundef %20) #9
  %24 = mul i32 %16, %16
  %25 = icmp eq i32 %16, 0
  br i1 %25, label %52, label %26

26:                                               ; preds = %15
  %27 = tail call i32 @llvm.umax.i32(i32 %24, i32 1)
  %28 = zext i32 %27 to i64
  %29 = icmp ult i32 %24, 2
  br i1 %29, label %50, label %30

30:                                               ; preds = %26
  %31 = and i64 %28, 4294967294
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i64 [ 0, %30 ], [ %45, %32 ]
  %34 = phi <2 x i32> [ <i32 0, i32 1>, %30 ], [ %46, %32 ]
  %35 = urem <2 x i32> %34, splat (i32 17)
  %36 = uitofp nneg <2 x i32> %35 to <2 x double>
  %37 = fmul <2 x double> %36, splat (double 2.500000e-01)
  %38 = fadd <2 x double> %37, splat (double -1.500000e+00)
  %39 = getelementptr inbounds nuw double, ptr %21, i64 %33
  store <2 x double> %38, ptr %39, align 8, !tbaa !11
  %40 = urem <2 x i32> %34, splat (i32 13)
  %41 = uitofp nneg <2 x i32> %40 to <2 x double>
  %42 = fmul <2 x double> %41, splat (double 5.000000e-01)
  %43 = fadd <2 x double> %42, splat (double -2.750000e+00)
  %44 = getelementptr inbounds nuw double, ptr %22, i64 %33
  store <2 x double> %43, ptr %44, align 8, !tbaa !11
  %45 = add nuw i64 %33, 2
  %46 = add <2 x i32> %34, splat (i32 2)
  %47 = icmp eq i64 %45, %31
  br i1 %47, label %48, label %32, !llvm.loop !13

48:                                               ; preds = %32
  %49 = icmp eq i64 %31, %28
  br i1 %49, label %52, label %50

50:                                               ; preds = %26, %48
  %51 = phi i64 [ 0, %26 ], [ %31, %48 ]
  br label %77

52:                                               ; preds = %77, %48, %15
  %53 = icmp sgt i32 %17, 0
  br i1 %53, label %54, label %92

54:                                               ; preds = %52
  %55 = icmp sgt i32 %16, 0
  %56 = zext i32 %16 to i64
  %57 = shl nuw nsw i64 %56, 3
  %58 = tail call i32 @llvm.umax.i32(i32 %24, i32 1)
  %59 = zext i32 %58 to i64
  %60 = zext i32 %58 to i64
  %61 = and i64 %56, 3
  %62 = icmp ult i32 %16, 4
  %63 = and i64 %56, 2147483644
  %64 = icmp eq i64 %61, 0
  %65 = icmp ne i64 %61, 0
  %66 = icmp ult i32 %16, 4
  %67 = and i64 %56, 2147483644
  %68 = icmp eq i64 %67, %56
  %69 = and i64 %59, 1
  %70 = icmp ult i32 %24, 2
  %71 = and i64 %59, 4294967294
  %72 = icmp eq i64 %69, 0
  %73 = icmp ne i64 %69, 0
  %74 = icmp ult i32 %24, 2
  %75 = and i64 %59, 4294967294
  %76 = icmp eq i64 %75, %59
  br label %93

77:                                               ; preds = %50, %77
  %78 = phi i64 [ %90, %77 ], [ %51, %50 ]
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = urem i32 %79, 17
  %81 = uitofp nneg i32 %80 to double
  %82 = fmul double %81, 2.500000e-01
  %83 = fadd double %82, -1.500000e+00
  %84 = getelementptr inbounds nuw double, ptr %21, i64 %78
  store double %83, ptr %84, align 8, !tbaa !11
  %85 = urem i32 %79, 13
  %86 = uitofp nneg i32 %85 to double
  %87 = fmul double %86, 5.000000e-01
  %88 = fadd double %87, -2.750000e+00
  %89 = getelementptr inbounds nuw double, ptr %22, i64 %78
  store double %88, ptr %89, align 8, !tbaa !11
  %90 = add nuw nsw i64 %78, 1
  %91 = icmp eq i64 %90, %28
  br i1 %91, label %52, label %77, !llvm.loop !17

92:                                               ; preds = %255, %52
  tail call void @free(ptr noundef %21) #8
  tail call void @free(ptr noundef %22) #8
  tail call void @free(ptr noundef %23) #8
  ret i32 0

93:                                               ; preds = %54, %255
  %94 = phi i32 [ 0, %54 ], [ %256, %255 ]
  br i1 %55, label %95, label %189

95:                                               ; preds = %93
  br i1 %62, label %126, label %96

96:                                               ; preds = %95, %96
  %97 = phi i64 [ %122, %96 ], [ 0, %95 ]
  %98 = phi i64 [ %123, %96 ], [ 0, %95 ]
  %99 = trunc nuw nsw i64 %97 to i32
  %100 = mul i32 %16, %99
  %101 = zext i32 %100 to i64
  %102 = shl nuw nsw i64 %101, 3
  %103 = getelementptr i8, ptr %23, i64 %102
  tail call void @llvm.memset.p0.i64(ptr align 8 %103, i8 0, i64 %57, i1 false), !tbaa !11
  %104 = trunc i64 %97 to i32
  %105 = or disjoint i32 %104, 1
  %106 = mul i32 %16, %105
  %107 = zext i32 %106 to i64
  %108 = shl nuw nsw i64 %107, 3
  %109 = getelementptr i8, ptr %23, i64 %108
  tail call void @llvm.memset.p0.i64(ptr align 8 %109, i8 0, i64 %57, i1 false), !tbaa !11
  %110 = trunc i64 %97 to i32
  %111 = or disjoint i32 %110, 2
  %112 = mul i32 %16, %111
  %113 = zext i32 %112 to i64
  %114 = shl nuw nsw i64 %113, 3
  %115 = getelementptr i8, ptr %23, i64 %114
  tail call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %57, i1 false), !tbaa !11
  %116 = trunc i64 %97 to i32
  %117 = or disjoint i32 %116, 3
  %118 = mul i32 %16, %117
  %119 = zext i32 %118 to i64
  %120 = shl nuw nsw i64 %119, 3
  %121 = getelementptr i8, ptr %23, i64 %120
  tail call void @llvm.memset.p0.i64(ptr align 8 %121, i8 0, i64 %57, i1 false), !tbaa !11
  %122 = add nuw nsw i64 %97, 4
  %123 = add i64 %98, 4
  %124 = icmp eq i64 %123, %63
  br i1 %124, label %125, label %96, !llvm.loop !18

125:                                              ; preds = %96
  br i1 %64, label %139, label %126

126:                                              ; preds = %125, %95
  %127 = phi i64 [ 0, %95 ], [ %122, %125 ]
  tail call void @llvm.assume(i1 %65)
  br label %128

128:                                              ; preds = %128, %126
  %129 = phi i64 [ %136, %128 ], [ %127, %126 ]
  %130 = phi i64 [ %137, %128 ], [ 0, %126 ]
  %131 = trunc nuw nsw i64 %129 to i32
  %132 = mul i32 %16, %131
  %133 = zext i32 %132 to i64
  %134 = shl nuw nsw i64 %133, 3
  %135 = getelementptr i8, ptr %23, i64 %134
  tail call void @llvm.memset.p0.i64(ptr align 8 %135, i8 0, i64 %57, i1 false), !tbaa !11
  %136 = add nuw nsw i64 %129, 1
  %137 = add i64 %130, 1
  %138 = icmp eq i64 %137, %61
  br i1 %138, label %139, label %128, !llvm.loop !19

139:                                              ; preds = %128, %125
  br label %140

140:                                              ; preds = %139, %145
  %141 = phi i64 [ %146, %145 ], [ 0, %139 ]
  %142 = mul nuw nsw i64 %141, %56
  %143 = getelementptr inbounds nuw double, ptr %21, i64 %142
  %144 = getelementptr inbounds nuw double, ptr %23, i64 %142
  br label %148

145:                                              ; preds = %176
  %146 = add nuw nsw i64 %141, 1
  %147 = icmp eq i64 %146, %56
  br i1 %147, label %189, label %140, !llvm.loop !21

148:                                              ; preds = %176, %140
  %149 = phi i64 [ 0, %140 ], [ %177, %176 ]
  %150 = getelementptr inbounds nuw double, ptr %143, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !11
  %152 = mul nuw nsw i64 %149, %56
  %153 = getelementptr inbounds nuw double, ptr %22, i64 %152
  br i1 %66, label %174, label %154

154:                                              ; preds = %148
  %155 = insertelement <2 x double> poison, double %151, i64 0
  %156 = shufflevector <2 x double> %155, <2 x double> poison, <2 x i32> zeroinitializer
  br label %157

157:                                              ; preds = %157, %154
  %158 = phi i64 [ 0, %154 ], [ %171, %157 ]
  %159 = getelementptr inbounds nuw double, ptr %153, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 16
  %161 = load <2 x double>, ptr %159, align 8, !tbaa !11
  %162 = load <2 x double>, ptr %160, align 8, !tbaa !11
  %163 = fmul <2 x double> %156, %161
  %164 = fmul <2 x double> %156, %162
  %165 = getelementptr inbounds nuw double, ptr %144, i64 %158
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 16
  %167 = load <2 x double>, ptr %165, align 8, !tbaa !11
  %168 = load <2 x double>, ptr %166, align 8, !tbaa !11
  %169 = fadd <2 x double> %167, %163
  %170 = fadd <2 x double> %168, %164
  store <2 x double> %169, ptr %165, align 8, !tbaa !11
  store <2 x double> %170, ptr %166, align 8, !tbaa !11
  %171 = add nuw i64 %158, 4
  %172 = icmp eq i64 %171, %67
  br i1 %172, label %173, label %157, !llvm.loop !22

173:                                              ; preds = %157
  br i1 %68, label %176, label %174

174:                                              ; preds = %148, %173
  %175 = phi i64 [ 0, %148 ], [ %67, %173 ]
  br label %179

176:                                              ; preds = %179, %173
  %177 = add nuw nsw i64 %149, 1
  %178 = icmp eq i64 %177, %56
  br i1 %178, label %145, label %148, !llvm.loop !23

179:                                              ; preds = %174, %179
  %180 = phi i64 [ %187, %179 ], [ %175, %174 ]
  %181 = getelementptr inbounds nuw double, ptr %153, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !11
  %183 = fmul double %151, %182
  %184 = getelementptr inbounds nuw double, ptr %144, i64 %180
  %185 = load double, ptr %184, align 8, !tbaa !11
  %186 = fadd double %185, %183
  store double %186, ptr %184, align 8, !tbaa !11
  %187 = add nuw nsw i64 %180, 1
  %188 = icmp eq i64 %187, %56
  br i1 %188, label %176, label %179, !llvm.loop !24

189:                                              ; preds = %145, %93
  br i1 %25, label %191, label %190

190:                                              ; preds = %189
  br i1 %70, label %194, label %228

191:                                              ; preds = %189
  %192 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef 0.000000e+00, double noundef 0.000000e+00)
  br label %255

193:                                              ; preds = %228
  br i1 %72, label %207, label %194

194:                                              ; preds = %193, %190
  %195 = phi i64 [ 0, %190 ], [ %252, %193 ]
  %196 = phi double [ 0.000000e+00, %190 ], [ %251, %193 ]
  %197 = phi double [ 0.000000e+00, %190 ], [ %245, %193 ]
  tail call void @llvm.assume(i1 %73)
  %198 = getelementptr inbounds nuw double, ptr %23, i64 %195
  %199 = load double, ptr %198, align 8, !tbaa !11
  %200 = fadd double %197, %199
  %201 = trunc nuw nsw i64 %195 to i32
  %202 = urem i32 %201, 7
  %203 = add nsw i32 %202, -3
  %204 = sitofp i32 %203 to double
  %205 = fmul double %199, %204
  %206 = fadd double %196, %205
  br label %207

207:                                              ; preds = %193, %194
  %208 = phi double [ %245, %193 ], [ %200, %194 ]
  %209 = phi double [ %251, %193 ], [ %206, %194 ]
  %210 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %208, double noundef %209)
  br i1 %74, label %226, label %211

211:                                              ; preds = %207, %211
  %212 = phi i64 [ %222, %211 ], [ 0, %207 ]
  %213 = phi <2 x i32> [ %223, %211 ], [ <i32 0, i32 1>, %207 ]
  %214 = getelementptr inbounds nuw double, ptr %23, i64 %212
  %215 = load <2 x double>, ptr %214, align 8, !tbaa !11
  %216 = urem <2 x i32> %213, splat (i32 5)
  %217 = add nuw nsw <2 x i32> %216, splat (i32 1)
  %218 = uitofp nneg <2 x i32> %217 to <2 x double>
  %219 = fdiv <2 x double> %215, %218
  %220 = fmul <2 x double> %219, splat (double 1.000000e-03)
  %221 = getelementptr inbounds nuw double, ptr %21, i64 %212
  store <2 x double> %220, ptr %221, align 8, !tbaa !11
  %222 = add nuw i64 %212, 2
  %223 = add <2 x i32> %213, splat (i32 2)
  %224 = icmp eq i64 %222, %75
  br i1 %224, label %225, label %211, !llvm.loop !25

225:                                              ; preds = %211
  br i1 %76, label %255, label %226

226:                                              ; preds = %207, %225
  %227 = phi i64 [ 0, %207 ], [ %75, %225 ]
  br label %258

228:                                              ; preds = %190, %228
  %229 = phi i64 [ %252, %228 ], [ 0, %190 ]
  %230 = phi double [ %251, %228 ], [ 0.000000e+00, %190 ]
  %231 = phi double [ %245, %228 ], [ 0.000000e+00, %190 ]
  %232 = phi i64 [ %253, %228 ], [ 0, %190 ]
  %233 = getelementptr inbounds nuw double, ptr %23, i64 %229
  %234 = load double, ptr %233, align 8, !tbaa !11
  %235 = fadd double %231, %234
  %236 = trunc nuw nsw i64 %229 to i32
  %237 = urem i32 %236, 7
  %238 = add nsw i32 %237, -3
  %239 = sitofp i32 %238 to double
  %240 = fmul double %234, %239
  %241 = fadd double %230, %240
  %242 = or disjoint i64 %229, 1
  %243 = getelementptr inbounds nuw double, ptr %23, i64 %242
  %244 = load double, ptr %243, align 8, !tbaa !11
  %245 = fadd double %235, %244
  %246 = trunc nuw nsw i64 %242 to i32
  %247 = urem i32 %246, 7
  %248 = add nsw i32 %247, -3
  %249 = sitofp i32 %248 to double
  %250 = fmul double %244, %249
  %251 = fadd double %241, %250
  %252 = add nuw nsw i64 %229, 2
  %253 = add i64 %232, 2
  %254 = icmp eq i64 %253, %71
  br i1 %254, label %193, label %228, !llvm.loop !26

255:                                              ; preds = %258, %225, %191
  %256 = add nuw nsw i32 %94, 1
  %257 = icmp eq i32 %256, %17
  br i1 %257, label %92, label %93, !llvm.loop !27

258:                                              ; preds = %226, %258
  %259 = phi i64 [ %269, %258 ], [ %227, %226 ]
  %260 = getelementptr inbounds nuw double, ptr %23, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !11
  %262 = trunc nuw nsw i64 %259 to i32
  %263 = urem i32 %262, 5
  %264 = add nuw nsw i32 %263, 1
  %265 = uitofp nneg i32 %264 to double
  %266 = fdiv double %261, %265
  %267 = fmul double %266, 1.000000e-03
  %268 = getelementptr inbounds nuw double, ptr %21, i64 %259
  store double %267, ptr %268, align 8, !tbaa !11
  %269 = add nuw nsw i64 %259, 1
  %270 = icmp eq i64 %269, %60
  br i1 %270, label %255, label %258, !llvm.loop !28
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

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
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14, !15, !16}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.isvectorized", i32 1}
!16 = !{!"llvm.loop.unroll.runtime.disable"}
!17 = distinct !{!17, !14, !16, !15}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14, !15, !16}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14, !16, !15}
!25 = distinct !{!25, !14, !15, !16}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14, !16, !15}
