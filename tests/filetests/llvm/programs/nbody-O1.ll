; ModuleID = 'nbody.c'
source_filename = "nbody.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Body = type { [3 x double], [3 x double], double }

@bodies = internal unnamed_addr global [5 x %struct.Body] [%struct.Body { [3 x double] zeroinitializer, [3 x double] zeroinitializer, double 0x4043BD3CC9BE45DE }, %struct.Body { [3 x double] [double 0x40135DA0343CD92C, double 0xBFF290ABC01FDB7C, double 0xBFBA86F96C25EBF0], [3 x double] [double 0x3FE367069B93CCBC, double 0x40067EF2F57D949B, double 0xBF99D2D79A5A0715], double 0x3FA34C95D9AB33D8 }, %struct.Body { [3 x double] [double 0x4020AFCDC332CA67, double 0x40107FCB31DE01B0, double 0xBFD9D353E1EB467C], [3 x double] [double 0xBFF02C21B8879437, double 0x3FFD35E9BF1F8F0B, double 0x3F813C485F1123B2], double 0x3F871D490D07C639 }, %struct.Body { [3 x double] [double 0x4029C9EACEA7D9CF, double 0xC02E38E8D626667E, double 0xBFCC9557BE257DA0], [3 x double] [double 0x3FF1531CA9911C04, double 0x3FEBCC7F3E54BBC3, double 0xBF862F6BFAF23E67], double 0x3F5C3DD29CF41EB3 }, %struct.Body { [3 x double] [double 0x402EC267A905572A, double 0xC039EB5833C8A220, double 0x3FC6F1F393ABE540], [3 x double] [double 0x3FEF54B61659BC4A, double 0x3FE307C631C4FBA1, double 0xBFA1CB88587665F5], double 0x3F60A8F3531799AC }], align 16
@.str = private unnamed_addr constant [7 x i8] c"%.12f\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [3 x double], align 16
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !8
  %8 = tail call i64 @strtol(ptr noundef nonnull captures(none) %7, ptr noundef null, i32 noundef 10) #5
  %9 = trunc i64 %8 to i32
  br label %10

10:                                               ; preds = %2, %5
  %11 = phi i32 [ %9, %5 ], [ 300, %2 ]
  br label %12

12:                                               ; preds = %10, %70
  %13 = phi i64 [ 0, %10 ], [ %75, %70 ]
  br label %77

14:                                               ; preds = %45, %18
  %15 = phi double [ %38, %18 ], [ %51, %45 ]
  %16 = add nuw nsw i64 %20, 1
  %17 = icmp eq i64 %39, 5
  br i1 %17, label %66, label %18, !llvm.loop !11

18:                                               ; preds = %70, %14
  %19 = phi i64 [ %39, %14 ], [ 0, %70 ]
  %20 = phi i64 [ %16, %14 ], [ 1, %70 ]
  %21 = phi double [ %15, %14 ], [ 0.000000e+00, %70 ]
  %22 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %24 = load double, ptr %23, align 8, !tbaa !14
  %25 = fmul double %24, 5.000000e-01
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %27 = load double, ptr %26, align 8, !tbaa !17
  %28 = fmul double %27, %27
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %30 = load double, ptr %29, align 8, !tbaa !17
  %31 = fmul double %30, %30
  %32 = fadd double %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %34 = load double, ptr %33, align 8, !tbaa !17
  %35 = fmul double %34, %34
  %36 = fadd double %32, %35
  %37 = fmul double %25, %36
  %38 = fadd double %21, %37
  %39 = add nuw nsw i64 %19, 1
  %40 = icmp samesign ult i64 %19, 4
  br i1 %40, label %41, label %14

41:                                               ; preds = %18, %45
  %42 = phi i64 [ %52, %45 ], [ %20, %18 ]
  %43 = phi double [ %51, %45 ], [ %38, %18 ]
  %44 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %42
  br label %54

45:                                               ; preds = %54
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %47 = load double, ptr %46, align 8, !tbaa !14
  %48 = fmul double %24, %47
  %49 = tail call double @sqrt(double noundef %63) #5, !tbaa !4
  %50 = fdiv double %48, %49
  %51 = fsub double %43, %50
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, 5
  br i1 %53, label %14, label %41, !llvm.loop !18

54:                                               ; preds = %54, %41
  %55 = phi i64 [ 0, %41 ], [ %64, %54 ]
  %56 = phi double [ 0.000000e+00, %41 ], [ %63, %54 ]
  %57 = getelementptr inbounds nuw double, ptr %22, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !17
  %59 = getelementptr inbounds nuw double, ptr %44, i64 %55
  %60 = load double, ptr %59, align 8, !tbaa !17
  %61 = fsub double %58, %60
  %62 = fmul double %61, %61
  %63 = fadd double %56, %62
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 3
  br i1 %65, label %45, label %54, !llvm.loop !19

66:                                               ; preds = %14
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %15)
  %68 = icmp sgt i32 %11, 0
  br i1 %68, label %90, label %69

69:                                               ; preds = %218, %66
  br label %96

70:                                               ; preds = %77
  %71 = fneg double %87
  %72 = load double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 48), align 16, !tbaa !14
  %73 = fdiv double %71, %72
  %74 = getelementptr inbounds nuw double, ptr getelementptr inbounds nuw (i8, ptr @bodies, i64 24), i64 %13
  store double %73, ptr %74, align 8, !tbaa !17
  %75 = add nuw nsw i64 %13, 1
  %76 = icmp eq i64 %75, 3
  br i1 %76, label %18, label %12, !llvm.loop !20

77:                                               ; preds = %12, %77
  %78 = phi i64 [ 0, %12 ], [ %88, %77 ]
  %79 = phi double [ 0.000000e+00, %12 ], [ %87, %77 ]
  %80 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %78
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %82 = getelementptr inbounds nuw double, ptr %81, i64 %13
  %83 = load double, ptr %82, align 8, !tbaa !17
  %84 = getelementptr inbounds nuw i8, ptr %80, i64 48
  %85 = load double, ptr %84, align 8, !tbaa !14
  %86 = fmul double %83, %85
  %87 = fadd double %79, %86
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, 5
  br i1 %89, label %70, label %77, !llvm.loop !21

90:                                               ; preds = %66, %218
  %91 = phi i32 [ %219, %218 ], [ 0, %66 ]
  br label %149

92:                                               ; preds = %123, %96
  %93 = phi double [ %116, %96 ], [ %129, %123 ]
  %94 = add nuw nsw i64 %98, 1
  %95 = icmp eq i64 %117, 5
  br i1 %95, label %144, label %96, !llvm.loop !11

96:                                               ; preds = %69, %92
  %97 = phi i64 [ %117, %92 ], [ 0, %69 ]
  %98 = phi i64 [ %94, %92 ], [ 1, %69 ]
  %99 = phi double [ %93, %92 ], [ 0.000000e+00, %69 ]
  %100 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %97
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %102 = load double, ptr %101, align 8, !tbaa !14
  %103 = fmul double %102, 5.000000e-01
  %104 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %105 = load double, ptr %104, align 8, !tbaa !17
  %106 = fmul double %105, %105
  %107 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %108 = load double, ptr %107, align 8, !tbaa !17
  %109 = fmul double %108, %108
  %110 = fadd double %106, %109
  %111 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %112 = load double, ptr %111, align 8, !tbaa !17
  %113 = fmul double %112, %112
  %114 = fadd double %110, %113
  %115 = fmul double %103, %114
  %116 = fadd double %99, %115
  %117 = add nuw nsw i64 %97, 1
  %118 = icmp samesign ult i64 %97, 4
  br i1 %118, label %119, label %92

119:                                              ; preds = %96, %123
  %120 = phi i64 [ %130, %123 ], [ %98, %96 ]
  %121 = phi double [ %129, %123 ], [ %116, %96 ]
  %122 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %120
  br label %132

123:                                              ; preds = %132
  %124 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %125 = load double, ptr %124, align 8, !tbaa !14
  %126 = fmul double %102, %125
  %127 = tail call double @sqrt(double noundef %141) #5, !tbaa !4
  %128 = fdiv double %126, %127
  %129 = fsub double %121, %128
  %130 = add nuw nsw i64 %120, 1
  %131 = icmp eq i64 %130, 5
  br i1 %131, label %92, label %119, !llvm.loop !18

132:                                              ; preds = %132, %119
  %133 = phi i64 [ 0, %119 ], [ %142, %132 ]
  %134 = phi double [ 0.000000e+00, %119 ], [ %141, %132 ]
  %135 = getelementptr inbounds nuw double, ptr %100, i64 %133
  %136 = load double, ptr %135, align 8, !tbaa !17
  %137 = getelementptr inbounds nuw double, ptr %122, i64 %133
  %138 = load double, ptr %137, align 8, !tbaa !17
  %139 = fsub double %136, %138
  %140 = fmul double %139, %139
  %141 = fadd double %134, %140
  %142 = add nuw nsw i64 %133, 1
  %143 = icmp eq i64 %142, 3
  br i1 %143, label %123, label %132, !llvm.loop !19

144:                                              ; preds = %92
  %145 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, double noundef %93)
  ret i32 0

146:                                              ; preds = %180, %149
  %147 = add nuw nsw i64 %151, 1
  %148 = icmp eq i64 %152, 5
  br i1 %148, label %201, label %149, !llvm.loop !22

149:                                              ; preds = %90, %146
  %150 = phi i64 [ %152, %146 ], [ 0, %90 ]
  %151 = phi i64 [ %147, %146 ], [ 1, %90 ]
  %152 = add nuw nsw i64 %150, 1
  %153 = icmp samesign ult i64 %150, 4
  br i1 %153, label %154, label %146

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %150
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 48
  br label %158

158:                                              ; preds = %180, %154
  %159 = phi i64 [ %151, %154 ], [ %181, %180 ]
  %160 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %159
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %167

161:                                              ; preds = %167
  %162 = tail call double @sqrt(double noundef %177) #5, !tbaa !4
  %163 = fmul double %177, %162
  %164 = fdiv double 1.000000e-02, %163
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 48
  %166 = getelementptr inbounds nuw i8, ptr %160, i64 24
  br label %183

167:                                              ; preds = %167, %158
  %168 = phi i64 [ 0, %158 ], [ %178, %167 ]
  %169 = phi double [ 0.000000e+00, %158 ], [ %177, %167 ]
  %170 = getelementptr inbounds nuw double, ptr %155, i64 %168
  %171 = load double, ptr %170, align 8, !tbaa !17
  %172 = getelementptr inbounds nuw double, ptr %160, i64 %168
  %173 = load double, ptr %172, align 8, !tbaa !17
  %174 = fsub double %171, %173
  %175 = getelementptr inbounds nuw double, ptr %3, i64 %168
  store double %174, ptr %175, align 8, !tbaa !17
  %176 = fmul double %174, %174
  %177 = fadd double %169, %176
  %178 = add nuw nsw i64 %168, 1
  %179 = icmp eq i64 %178, 3
  br i1 %179, label %161, label %167, !llvm.loop !23

180:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %181 = add nuw nsw i64 %159, 1
  %182 = icmp eq i64 %181, 5
  br i1 %182, label %146, label %158, !llvm.loop !24

183:                                              ; preds = %183, %161
  %184 = phi i64 [ 0, %161 ], [ %199, %183 ]
  %185 = getelementptr inbounds nuw double, ptr %3, i64 %184
  %186 = load double, ptr %185, align 8, !tbaa !17
  %187 = load double, ptr %165, align 8, !tbaa !14
  %188 = fmul double %186, %187
  %189 = fmul double %164, %188
  %190 = getelementptr inbounds nuw double, ptr %156, i64 %184
  %191 = load double, ptr %190, align 8, !tbaa !17
  %192 = fsub double %191, %189
  store double %192, ptr %190, align 8, !tbaa !17
  %193 = load double, ptr %157, align 8, !tbaa !14
  %194 = fmul double %186, %193
  %195 = fmul double %164, %194
  %196 = getelementptr inbounds nuw double, ptr %166, i64 %184
  %197 = load double, ptr %196, align 8, !tbaa !17
  %198 = fadd double %197, %195
  store double %198, ptr %196, align 8, !tbaa !17
  %199 = add nuw nsw i64 %184, 1
  %200 = icmp eq i64 %199, 3
  br i1 %200, label %180, label %183, !llvm.loop !25

201:                                              ; preds = %146, %205
  %202 = phi i64 [ %206, %205 ], [ 0, %146 ]
  %203 = getelementptr inbounds nuw %struct.Body, ptr @bodies, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 24
  br label %208

205:                                              ; preds = %208
  %206 = add nuw nsw i64 %202, 1
  %207 = icmp eq i64 %206, 5
  br i1 %207, label %218, label %201, !llvm.loop !26

208:                                              ; preds = %208, %201
  %209 = phi i64 [ 0, %201 ], [ %216, %208 ]
  %210 = getelementptr inbounds nuw double, ptr %204, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !17
  %212 = fmul double %211, 1.000000e-02
  %213 = getelementptr inbounds nuw double, ptr %203, i64 %209
  %214 = load double, ptr %213, align 8, !tbaa !17
  %215 = fadd double %214, %212
  store double %215, ptr %213, align 8, !tbaa !17
  %216 = add nuw nsw i64 %209, 1
  %217 = icmp eq i64 %216, 3
  br i1 %217, label %205, label %208, !llvm.loop !27

218:                                              ; preds = %205
  %219 = add nuw nsw i32 %91, 1
  %220 = icmp eq i32 %219, %11
  br i1 %220, label %69, label %90, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sqrt(double noundef) local_unnamed_addr #4

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !16, i64 48}
!15 = !{!"", !6, i64 0, !6, i64 24, !16, i64 48}
!16 = !{!"double", !6, i64 0}
!17 = !{!16, !16, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
!24 = distinct !{!24, !12, !13}
!25 = distinct !{!25, !12, !13}
!26 = distinct !{!26, !12, !13}
!27 = distinct !{!27, !12, !13}
!28 = distinct !{!28, !12, !13}
