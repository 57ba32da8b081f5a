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
  store <4 x i32> <i32 0, i32 2, i32 10, i32 0>, ptr %3, align 16, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> <i32 9, i32 0, i32 9, i32 2>, ptr %13, align 16, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <4 x i32> <i32 5, i32 8, i32 12, i32 16>, ptr %14, align 16, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <4 x i32> <i32 0, i32 2, i32 10, i32 1>, ptr %15, align 16, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store <4 x i32> <i32 9, i32 0, i32 0, i32 1>, ptr %17, align 16, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store <4 x i32> <i32 9, i32 0, i32 15, i32 9>, ptr %19, align 16, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store <4 x i32> <i32 0, i32 0, i32 1, i32 1>, ptr %20, align 16, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 144
  store <4 x i32> <i32 10, i32 0, i32 7, i32 4>, ptr %21, align 16, !tbaa !4
  store <4 x i32> <i32 1, i32 5, i32 8, i32 40>, ptr %18, align 16, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 160
  store <4 x i32> <i32 9, i32 0, i32 9, i32 1>, ptr %22, align 16, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 192
  store <4 x i32> <i32 4, i32 8, i32 49, i32 7>, ptr %23, align 16, !tbaa !4
  store <4 x i32> <i32 31, i32 9, i32 1, i32 0>, ptr %24, align 16, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 208
  store <4 x i32> <i32 1, i32 1, i32 10, i32 1>, ptr %25, align 16, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 224
  store <4 x i32> <i32 9, i32 1, i32 13, i32 58>, ptr %16, align 16, !tbaa !4
  store <4 x i32> <i32 7, i32 16, i32 11, i32 3>, ptr %26, align 16, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store i32 14, ptr %27, align 16, !tbaa !4
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 28, i32 noundef 40, i32 noundef 58, i32 noundef 61)
  %29 = icmp slt i32 %12, 1
  br i1 %29, label %40, label %30

30:                                               ; preds = %11
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 2704
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 2064
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 2696
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 2688
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 2176
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 2692
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 2048
  %38 = add nuw i32 %12, 1
  %39 = zext i32 %38 to i64
  br label %41

40:                                               ; preds = %204, %11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret i32 0

41:                                               ; preds = %30, %204
  %42 = phi i64 [ 1, %30 ], [ %209, %204 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2712) %4, i8 0, i64 2696, i1 false)
  store i64 -3750763034362895579, ptr %31, align 8
  %43 = mul nuw nsw i64 %42, 200
  store i64 %43, ptr %32, align 8, !tbaa !11
  br label %44

44:                                               ; preds = %197, %41
  %45 = phi i64 [ 0, %41 ], [ %202, %197 ]
  %46 = phi i32 [ 0, %41 ], [ %198, %197 ]
  %47 = phi i32 [ 0, %41 ], [ %199, %197 ]
  %48 = phi i32 [ 0, %41 ], [ %200, %197 ]
  %49 = phi i32 [ 0, %41 ], [ %201, %197 ]
  %50 = add i64 %45, 1
  store i64 %50, ptr %33, align 8, !tbaa !13
  %51 = add nsw i32 %49, 1
  %52 = sext i32 %49 to i64
  %53 = getelementptr inbounds i32, ptr %3, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  switch i32 %54, label %204 [
    i32 0, label %55
    i32 1, label %64
    i32 2, label %74
    i32 3, label %84
    i32 4, label %94
    i32 5, label %106
    i32 6, label %117
    i32 7, label %128
    i32 8, label %132
    i32 9, label %144
    i32 10, label %155
    i32 11, label %166
    i32 12, label %172
    i32 13, label %174
    i32 14, label %183
    i32 15, label %189
    i32 16, label %203
  ]

55:                                               ; preds = %44
  %56 = add nsw i32 %49, 2
  %57 = sext i32 %51 to i64
  %58 = getelementptr inbounds i32, ptr %3, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = add nsw i32 %48, 1
  %62 = sext i32 %48 to i64
  %63 = getelementptr inbounds i64, ptr %4, i64 %62
  store i64 %60, ptr %63, align 8, !tbaa !11
  br label %197

64:                                               ; preds = %44
  %65 = add nsw i32 %48, -1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i64, ptr %4, i64 %66
  %68 = load i64, ptr %67, align 8, !tbaa !11
  %69 = sext i32 %48 to i64
  %70 = getelementptr i64, ptr %4, i64 %69
  %71 = getelementptr i8, ptr %70, i64 -16
  %72 = load i64, ptr %71, align 8, !tbaa !11
  %73 = add nsw i64 %72, %68
  store i64 %73, ptr %71, align 8, !tbaa !11
  br label %197

74:                                               ; preds = %44
  %75 = add nsw i32 %48, -1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i64, ptr %4, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !11
  %79 = sext i32 %48 to i64
  %80 = getelementptr i64, ptr %4, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -16
  %82 = load i64, ptr %81, align 8, !tbaa !11
  %83 = sub nsw i64 %82, %78
  store i64 %83, ptr %81, align 8, !tbaa !11
  br label %197

84:                                               ; preds = %44
  %85 = add nsw i32 %48, -1
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i64, ptr %4, i64 %86
  %88 = load i64, ptr %87, align 8, !tbaa !11
  %89 = sext i32 %48 to i64
  %90 = getelementptr i64, ptr %4, i64 %89
  %91 = getelementptr i8, ptr %90, i64 -16
  %92 = load i64, ptr %91, align 8, !tbaa !11
  %93 = mul nsw i64 %92, %88
  store i64 %93, ptr %91, align 8, !tbaa !11
  br label %197

94:                                               ; preds = %44
  %95 = add nsw i32 %48, -1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i64, ptr %4, i64 %96
  %98 = load i64, ptr %97, align 8, !tbaa !11
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %204, label %100

100:                                              ; preds = %94
  %101 = sext i32 %48 to i64
  %102 = getelementptr i64, ptr %4, i64 %101
  %103 = getelementptr i8, ptr %102, i64 -16
  %104 = load i64, ptr %103, align 8, !tbaa !11
  %105 = srem i64 %104, %98
  store i64 %105, ptr %103, align 8, !tbaa !11
  br label %197

106:                                              ; preds = %44
  %107 = add nsw i32 %48, -1
  %108 = sext i32 %48 to i64
  %109 = getelementptr i64, ptr %4, i64 %108
  %110 = getelementptr i8, ptr %109, i64 -16
  %111 = load i64, ptr %110, align 8, !tbaa !11
  %112 = sext i32 %107 to i64
  %113 = getelementptr inbounds i64, ptr %4, i64 %112
  %114 = load i64, ptr %113, align 8, !tbaa !11
  %115 = icmp slt i64 %111, %114
  %116 = zext i1 %115 to i64
  store i64 %116, ptr %110, align 8, !tbaa !11
  br label %197

117:                                              ; preds = %44
  %118 = add nsw i32 %48, -1
  %119 = sext i32 %48 to i64
  %120 = getelementptr i64, ptr %4, i64 %119
  %121 = getelementptr i8, ptr %120, i64 -16
  %122 = load i64, ptr %121, align 8, !tbaa !11
  %123 = sext i32 %118 to i64
  %124 = getelementptr inbounds i64, ptr %4, i64 %123
  %125 = load i64, ptr %124, align 8, !tbaa !11
  %126 = icmp eq i64 %122, %125
  %127 = zext i1 %126 to i64
  store i64 %127, ptr %121, align 8, !tbaa !11
  br label %197

128:                                              ; preds = %44
  %129 = sext i32 %51 to i64
  %130 = getelementptr inbounds i32, ptr %3, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !4
  br label %197

132:                                              ; preds = %44
  %133 = add nsw i32 %48, -1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i64, ptr %4, i64 %134
  %136 = load i64, ptr %135, align 8, !tbaa !11
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %132
  %139 = sext i32 %51 to i64
  %140 = getelementptr inbounds i32, ptr %3, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !4
  br label %197

142:                                              ; preds = %132
  %143 = add nsw i32 %49, 2
  br label %197

144:                                              ; preds = %44
  %145 = add nsw i32 %49, 2
  %146 = sext i32 %51 to i64
  %147 = getelementptr inbounds i32, ptr %3, i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i64, ptr %37, i64 %149
  %151 = load i64, ptr %150, align 8, !tbaa !11
  %152 = add nsw i32 %48, 1
  %153 = sext i32 %48 to i64
  %154 = getelementptr inbounds i64, ptr %4, i64 %153
  store i64 %151, ptr %154, align 8, !tbaa !11
  br label %197

155:                                              ; preds = %44
  %156 = add nsw i32 %48, -1
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i64, ptr %4, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !11
  %160 = add nsw i32 %49, 2
  %161 = sext i32 %51 to i64
  %162 = getelementptr inbounds i32, ptr %3, i64 %161
  %163 = load i32, ptr %162, align 4, !tbaa !4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i64, ptr %37, i64 %164
  store i64 %159, ptr %165, align 8, !tbaa !11
  br label %197

166:                                              ; preds = %44
  %167 = sext i32 %48 to i64
  %168 = getelementptr i64, ptr %4, i64 %167
  %169 = getelementptr i8, ptr %168, i64 -8
  %170 = load i64, ptr %169, align 8, !tbaa !11
  store i64 %170, ptr %168, align 8, !tbaa !11
  %171 = add nsw i32 %48, 1
  br label %197

172:                                              ; preds = %44
  %173 = add nsw i32 %48, -1
  br label %197

174:                                              ; preds = %44
  %175 = add nsw i32 %49, 2
  %176 = sext i32 %175 to i64
  %177 = add nsw i32 %47, 1
  %178 = sext i32 %47 to i64
  %179 = getelementptr inbounds i64, ptr %35, i64 %178
  store i64 %176, ptr %179, align 8, !tbaa !11
  %180 = sext i32 %51 to i64
  %181 = getelementptr inbounds i32, ptr %3, i64 %180
  %182 = load i32, ptr %181, align 4, !tbaa !4
  br label %197

183:                                              ; preds = %44
  %184 = add nsw i32 %47, -1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i64, ptr %35, i64 %185
  %187 = load i64, ptr %186, align 8, !tbaa !11
  %188 = trunc i64 %187 to i32
  br label %197

189:                                              ; preds = %44
  %190 = load i64, ptr %31, align 8, !tbaa !15
  %191 = mul i64 %190, 1099511628211
  %192 = add nsw i32 %48, -1
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i64, ptr %4, i64 %193
  %195 = load i64, ptr %194, align 8, !tbaa !11
  %196 = add i64 %195, %191
  store i64 %196, ptr %31, align 8, !tbaa !15
  br label %197

197:                                              ; preds = %189, %183, %174, %172, %166, %155, %144, %142, %138, %128, %117, %106, %100, %84, %74, %64, %55
  %198 = phi i32 [ %61, %55 ], [ %65, %64 ], [ %75, %74 ], [ %85, %84 ], [ %95, %100 ], [ %107, %106 ], [ %118, %117 ], [ %46, %128 ], [ %192, %189 ], [ %152, %144 ], [ %156, %155 ], [ %171, %166 ], [ %173, %172 ], [ %46, %174 ], [ %46, %183 ], [ %133, %138 ], [ %133, %142 ]
  %199 = phi i32 [ %47, %55 ], [ %47, %64 ], [ %47, %74 ], [ %47, %84 ], [ %47, %100 ], [ %47, %106 ], [ %47, %117 ], [ %47, %128 ], [ %47, %189 ], [ %47, %144 ], [ %47, %155 ], [ %47, %166 ], [ %47, %172 ], [ %177, %174 ], [ %184, %183 ], [ %47, %138 ], [ %47, %142 ]
  %200 = phi i32 [ %61, %55 ], [ %65, %64 ], [ %75, %74 ], [ %85, %84 ], [ %95, %100 ], [ %107, %106 ], [ %118, %117 ], [ %48, %128 ], [ %192, %189 ], [ %152, %144 ], [ %156, %155 ], [ %171, %166 ], [ %173, %172 ], [ %48, %174 ], [ %48, %183 ], [ %133, %138 ], [ %133, %142 ]
  %201 = phi i32 [ %56, %55 ], [ %51, %64 ], [ %51, %74 ], [ %51, %84 ], [ %51, %100 ], [ %51, %106 ], [ %51, %117 ], [ %131, %128 ], [ %51, %189 ], [ %145, %144 ], [ %160, %155 ], [ %51, %166 ], [ %51, %172 ], [ %182, %174 ], [ %188, %183 ], [ %141, %138 ], [ %143, %142 ]
  %202 = load i64, ptr %33, align 8, !tbaa !13
  br label %44

203:                                              ; preds = %44
  br label %204

204:                                              ; preds = %94, %44, %203
  %205 = phi i32 [ %46, %44 ], [ %95, %94 ], [ %46, %203 ]
  %206 = phi i32 [ 2, %44 ], [ 1, %94 ], [ 0, %203 ]
  store i32 %47, ptr %36, align 4
  store i32 %205, ptr %34, align 8
  %207 = load i64, ptr %31, align 8, !tbaa !15
  %208 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %206, i64 noundef %50, i64 noundef %207)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  %209 = add nuw nsw i64 %42, 1
  %210 = icmp eq i64 %209, %39
  br i1 %210, label %40, label %41, !llvm.loop !16
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
!17 = !{!"llvm.loop.mustprogress"}
