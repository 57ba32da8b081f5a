; ModuleID = 'scalable.c'
source_filename = "scalable.c"
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

@lengths = internal unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 5, i32 7, i32 8, i32 9, i32 15, i32 16, i32 17, i32 31, i32 33, i32 64, i32 65, i32 100], align 4
@x = internal unnamed_addr global [256 x i64] zeroinitializer, align 8
@y = internal unnamed_addr global [256 x i64] zeroinitializer, align 8
@.str = private unnamed_addr constant [5 x i8] c"axpy\00", align 1
@z = internal unnamed_addr global [256 x i64] zeroinitializer, align 8
@.str.1 = private unnamed_addr constant [4 x i8] c"dot\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"condition\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"sum of bytes\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"indices\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"scatter\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"pairs\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"triples\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"spread\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"largest\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"to double\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"to int\00", align 1
@.str.13 = private unnamed_addr constant [10 x i8] c"backwards\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"any\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"greatest\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"least\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"letters\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"differences\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"average\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"saturate\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"divide\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"shift\00", align 1
@.str.24 = private unnamed_addr constant [5 x i8] c"root\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"mixed\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"count\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"masked\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"all\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"absolute\00", align 1
@state = internal unnamed_addr global i32 1, align 4
@digest = internal unnamed_addr global i64 0, align 8
@.str.30 = private unnamed_addr constant [11 x i8] c"%s %016lx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable vscale_range(2,1024)
define dso_local noundef signext i32 @main() local_unnamed_addr #0 {
  br label %2

1:                                                ; preds = %2
  tail call fastcc void @show(ptr noundef nonnull @.str)
  br label %10

2:                                                ; preds = %0, %2
  %3 = phi i64 [ 0, %0 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i32, ptr @lengths, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !9
  %6 = sext i32 %5 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  tail call fastcc void @axpy(i64 noundef %6)
  tail call fastcc void @add(i64 noundef 0)
  %7 = add nuw nsw i64 %3, 1
  %8 = icmp eq i64 %7, 16
  br i1 %8, label %1, label %2, !llvm.loop !13

9:                                                ; preds = %10
  tail call fastcc void @show(ptr noundef nonnull @.str.1)
  br label %20

10:                                               ; preds = %1, %10
  %11 = phi i64 [ 0, %1 ], [ %17, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr @lengths, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = sext i32 %13 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %15 = tail call fastcc signext i32 @dot(i64 noundef %14)
  %16 = sext i32 %15 to i64
  tail call fastcc void @add(i64 noundef %16)
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %9, label %10, !llvm.loop !16

19:                                               ; preds = %20
  tail call fastcc void @show(ptr noundef nonnull @.str.2)
  br label %28

20:                                               ; preds = %9, %20
  %21 = phi i64 [ 0, %9 ], [ %25, %20 ]
  %22 = getelementptr inbounds nuw i32, ptr @lengths, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = sext i32 %23 to i64
  tail call fastcc void @fill(i32 noundef signext 1)
  tail call fastcc void @condition(i64 noundef %24)
  tail call fastcc void @add(i64 noundef 0)
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, 16
  br i1 %26, label %19, label %20, !llvm.loop !17

27:                                               ; preds = %28
  tail call fastcc void @show(ptr noundef nonnull @.str.3)
  br label %37

28:                                               ; preds = %19, %28
  %29 = phi i64 [ 0, %19 ], [ %34, %28 ]
  %30 = getelementptr inbounds nuw i32, ptr @lengths, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = sext i32 %31 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %33 = tail call fastcc i64 @sum_bytes(i64 noundef %32)
  tail call fastcc void @add(i64 noundef %33)
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, 16
  br i1 %35, label %27, label %28, !llvm.loop !18

36:                                               ; preds = %37
  tail call fastcc void @show(ptr noundef nonnull @.str.4)
  br label %44

37:                                               ; preds = %27, %37
  %38 = phi i64 [ 0, %27 ], [ %41, %37 ]
  %39 = getelementptr inbounds nuw i32, ptr @lengths, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !9
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @indices(i32 noundef signext %40)
  tail call fastcc void @add(i64 noundef 0)
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %36, label %37, !llvm.loop !19

43:                                               ; preds = %44
  tail call fastcc void @show(ptr noundef nonnull @.str.5)
  br label %52

44:                                               ; preds = %36, %44
  %45 = phi i64 [ 0, %36 ], [ %49, %44 ]
  %46 = getelementptr inbounds nuw i32, ptr @lengths, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !9
  %48 = sext i32 %47 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  tail call fastcc void @gather(i64 noundef %48)
  tail call fastcc void @add(i64 noundef 0)
  %49 = add nuw nsw i64 %45, 1
  %50 = icmp eq i64 %49, 16
  br i1 %50, label %43, label %44, !llvm.loop !20

51:                                               ; preds = %52
  tail call fastcc void @show(ptr noundef nonnull @.str.6)
  br label %60

52:                                               ; preds = %43, %52
  %53 = phi i64 [ 0, %43 ], [ %57, %52 ]
  %54 = getelementptr inbounds nuw i32, ptr @lengths, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !9
  %56 = sext i32 %55 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @scatter(i64 noundef %56)
  tail call fastcc void @add(i64 noundef 0)
  %57 = add nuw nsw i64 %53, 1
  %58 = icmp eq i64 %57, 16
  br i1 %58, label %51, label %52, !llvm.loop !21

59:                                               ; preds = %60
  tail call fastcc void @show(ptr noundef nonnull @.str.7)
  br label %68

60:                                               ; preds = %51, %60
  %61 = phi i64 [ 0, %51 ], [ %65, %60 ]
  %62 = getelementptr inbounds nuw i32, ptr @lengths, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !9
  %64 = sext i32 %63 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @pairs(i64 noundef %64)
  tail call fastcc void @add(i64 noundef 0)
  %65 = add nuw nsw i64 %61, 1
  %66 = icmp eq i64 %65, 16
  br i1 %66, label %59, label %60, !llvm.loop !22

67:                                               ; preds = %68
  tail call fastcc void @show(ptr noundef nonnull @.str.8)
  br label %76

68:                                               ; preds = %59, %68
  %69 = phi i64 [ 0, %59 ], [ %73, %68 ]
  %70 = getelementptr inbounds nuw i32, ptr @lengths, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !9
  %72 = sext i32 %71 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @triples(i64 noundef %72)
  tail call fastcc void @add(i64 noundef 0)
  %73 = add nuw nsw i64 %69, 1
  %74 = icmp eq i64 %73, 16
  br i1 %74, label %67, label %68, !llvm.loop !23

75:                                               ; preds = %76
  tail call fastcc void @show(ptr noundef nonnull @.str.9)
  br label %84

76:                                               ; preds = %67, %76
  %77 = phi i64 [ 0, %67 ], [ %81, %76 ]
  %78 = getelementptr inbounds nuw i32, ptr @lengths, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !9
  %80 = sext i32 %79 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @spread(i64 noundef %80)
  tail call fastcc void @add(i64 noundef 0)
  %81 = add nuw nsw i64 %77, 1
  %82 = icmp eq i64 %81, 16
  br i1 %82, label %75, label %76, !llvm.loop !24

83:                                               ; preds = %84
  tail call fastcc void @show(ptr noundef nonnull @.str.10)
  br label %94

84:                                               ; preds = %75, %84
  %85 = phi i64 [ 0, %75 ], [ %91, %84 ]
  %86 = getelementptr inbounds nuw i32, ptr @lengths, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  tail call fastcc void @fill(i32 noundef signext 3)
  %89 = tail call fastcc double @largest(i64 noundef %88)
  %90 = bitcast double %89 to i64
  tail call fastcc void @add(i64 noundef %90)
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, 16
  br i1 %92, label %83, label %84, !llvm.loop !25

93:                                               ; preds = %94
  tail call fastcc void @show(ptr noundef nonnull @.str.11)
  br label %102

94:                                               ; preds = %83, %94
  %95 = phi i64 [ 0, %83 ], [ %99, %94 ]
  %96 = getelementptr inbounds nuw i32, ptr @lengths, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !9
  %98 = sext i32 %97 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @to_double(i64 noundef %98)
  tail call fastcc void @add(i64 noundef 0)
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, 16
  br i1 %100, label %93, label %94, !llvm.loop !26

101:                                              ; preds = %102
  tail call fastcc void @show(ptr noundef nonnull @.str.12)
  br label %110

102:                                              ; preds = %93, %102
  %103 = phi i64 [ 0, %93 ], [ %107, %102 ]
  %104 = getelementptr inbounds nuw i32, ptr @lengths, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !9
  %106 = sext i32 %105 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  tail call fastcc void @to_int(i64 noundef %106)
  tail call fastcc void @add(i64 noundef 0)
  %107 = add nuw nsw i64 %103, 1
  %108 = icmp eq i64 %107, 16
  br i1 %108, label %101, label %102, !llvm.loop !27

109:                                              ; preds = %110
  tail call fastcc void @show(ptr noundef nonnull @.str.13)
  br label %118

110:                                              ; preds = %101, %110
  %111 = phi i64 [ 0, %101 ], [ %115, %110 ]
  %112 = getelementptr inbounds nuw i32, ptr @lengths, i64 %111
  %113 = load i32, ptr %112, align 4, !tbaa !9
  %114 = sext i32 %113 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @backwards(i64 noundef %114)
  tail call fastcc void @add(i64 noundef 0)
  %115 = add nuw nsw i64 %111, 1
  %116 = icmp eq i64 %115, 16
  br i1 %116, label %109, label %110, !llvm.loop !28

117:                                              ; preds = %118
  tail call fastcc void @show(ptr noundef nonnull @.str.14)
  br label %128

118:                                              ; preds = %109, %118
  %119 = phi i64 [ 0, %109 ], [ %125, %118 ]
  %120 = getelementptr inbounds nuw i32, ptr @lengths, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !9
  %122 = sext i32 %121 to i64
  tail call fastcc void @fill(i32 noundef signext 1)
  %123 = tail call fastcc signext i32 @any(i64 noundef %122)
  %124 = zext nneg i32 %123 to i64
  tail call fastcc void @add(i64 noundef %124)
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, 16
  br i1 %126, label %117, label %118, !llvm.loop !29

127:                                              ; preds = %128
  tail call fastcc void @show(ptr noundef nonnull @.str.15)
  br label %138

128:                                              ; preds = %117, %128
  %129 = phi i64 [ 0, %117 ], [ %135, %128 ]
  %130 = getelementptr inbounds nuw i32, ptr @lengths, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !9
  %132 = sext i32 %131 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %133 = tail call fastcc signext i32 @greatest(i64 noundef %132)
  %134 = sext i32 %133 to i64
  tail call fastcc void @add(i64 noundef %134)
  %135 = add nuw nsw i64 %129, 1
  %136 = icmp eq i64 %135, 16
  br i1 %136, label %127, label %128, !llvm.loop !30

137:                                              ; preds = %138
  tail call fastcc void @show(ptr noundef nonnull @.str.16)
  br label %148

138:                                              ; preds = %127, %138
  %139 = phi i64 [ 0, %127 ], [ %145, %138 ]
  %140 = getelementptr inbounds nuw i32, ptr @lengths, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = sext i32 %141 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %143 = tail call fastcc signext i32 @least(i64 noundef %142)
  %144 = zext i32 %143 to i64
  tail call fastcc void @add(i64 noundef %144)
  %145 = add nuw nsw i64 %139, 1
  %146 = icmp eq i64 %145, 16
  br i1 %146, label %137, label %138, !llvm.loop !31

147:                                              ; preds = %148
  tail call fastcc void @show(ptr noundef nonnull @.str.17)
  br label %158

148:                                              ; preds = %137, %148
  %149 = phi i64 [ 0, %137 ], [ %155, %148 ]
  %150 = getelementptr inbounds nuw i32, ptr @lengths, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !9
  %152 = sext i32 %151 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %153 = tail call fastcc signext i32 @letters(i64 noundef %152)
  %154 = zext i32 %153 to i64
  tail call fastcc void @add(i64 noundef %154)
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, 16
  br i1 %156, label %147, label %148, !llvm.loop !32

157:                                              ; preds = %158
  tail call fastcc void @show(ptr noundef nonnull @.str.18)
  br label %169

158:                                              ; preds = %147, %158
  %159 = phi i64 [ 0, %147 ], [ %166, %158 ]
  %160 = getelementptr inbounds nuw i32, ptr @lengths, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !9
  %162 = sext i32 %161 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %163 = tail call fastcc float @sum(i64 noundef %162)
  %164 = fpext float %163 to double
  %165 = bitcast double %164 to i64
  tail call fastcc void @add(i64 noundef %165)
  %166 = add nuw nsw i64 %159, 1
  %167 = icmp eq i64 %166, 16
  br i1 %167, label %157, label %158, !llvm.loop !33

168:                                              ; preds = %169
  tail call fastcc void @show(ptr noundef nonnull @.str.19)
  br label %177

169:                                              ; preds = %157, %169
  %170 = phi i64 [ 0, %157 ], [ %174, %169 ]
  %171 = getelementptr inbounds nuw i32, ptr @lengths, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !9
  %173 = sext i32 %172 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @differences(i64 noundef %173)
  tail call fastcc void @add(i64 noundef 0)
  %174 = add nuw nsw i64 %170, 1
  %175 = icmp eq i64 %174, 16
  br i1 %175, label %168, label %169, !llvm.loop !34

176:                                              ; preds = %177
  tail call fastcc void @show(ptr noundef nonnull @.str.20)
  br label %185

177:                                              ; preds = %168, %177
  %178 = phi i64 [ 0, %168 ], [ %182, %177 ]
  %179 = getelementptr inbounds nuw i32, ptr @lengths, i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !9
  %181 = sext i32 %180 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @average(i64 noundef %181)
  tail call fastcc void @add(i64 noundef 0)
  %182 = add nuw nsw i64 %178, 1
  %183 = icmp eq i64 %182, 16
  br i1 %183, label %176, label %177, !llvm.loop !35

184:                                              ; preds = %185
  tail call fastcc void @show(ptr noundef nonnull @.str.21)
  br label %193

185:                                              ; preds = %176, %185
  %186 = phi i64 [ 0, %176 ], [ %190, %185 ]
  %187 = getelementptr inbounds nuw i32, ptr @lengths, i64 %186
  %188 = load i32, ptr %187, align 4, !tbaa !9
  %189 = sext i32 %188 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @saturate(i64 noundef %189)
  tail call fastcc void @add(i64 noundef 0)
  %190 = add nuw nsw i64 %186, 1
  %191 = icmp eq i64 %190, 16
  br i1 %191, label %184, label %185, !llvm.loop !36

192:                                              ; preds = %193
  tail call fastcc void @show(ptr noundef nonnull @.str.22)
  br label %201

193:                                              ; preds = %184, %193
  %194 = phi i64 [ 0, %184 ], [ %198, %193 ]
  %195 = getelementptr inbounds nuw i32, ptr @lengths, i64 %194
  %196 = load i32, ptr %195, align 4, !tbaa !9
  %197 = sext i32 %196 to i64
  tail call fastcc void @fill(i32 noundef signext 1)
  tail call fastcc void @divide(i64 noundef %197)
  tail call fastcc void @add(i64 noundef 0)
  %198 = add nuw nsw i64 %194, 1
  %199 = icmp eq i64 %198, 16
  br i1 %199, label %192, label %193, !llvm.loop !37

200:                                              ; preds = %201
  tail call fastcc void @show(ptr noundef nonnull @.str.23)
  br label %209

201:                                              ; preds = %192, %201
  %202 = phi i64 [ 0, %192 ], [ %206, %201 ]
  %203 = getelementptr inbounds nuw i32, ptr @lengths, i64 %202
  %204 = load i32, ptr %203, align 4, !tbaa !9
  %205 = sext i32 %204 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @shift(i64 noundef %205)
  tail call fastcc void @add(i64 noundef 0)
  %206 = add nuw nsw i64 %202, 1
  %207 = icmp eq i64 %206, 16
  br i1 %207, label %200, label %201, !llvm.loop !38

208:                                              ; preds = %209
  tail call fastcc void @show(ptr noundef nonnull @.str.24)
  br label %217

209:                                              ; preds = %200, %209
  %210 = phi i64 [ 0, %200 ], [ %214, %209 ]
  %211 = getelementptr inbounds nuw i32, ptr @lengths, i64 %210
  %212 = load i32, ptr %211, align 4, !tbaa !9
  %213 = sext i32 %212 to i64
  tail call fastcc void @fill(i32 noundef signext 3)
  tail call fastcc void @root(i64 noundef %213)
  tail call fastcc void @add(i64 noundef 0)
  %214 = add nuw nsw i64 %210, 1
  %215 = icmp eq i64 %214, 16
  br i1 %215, label %208, label %209, !llvm.loop !39

216:                                              ; preds = %217
  tail call fastcc void @show(ptr noundef nonnull @.str.25)
  br label %226

217:                                              ; preds = %208, %217
  %218 = phi i64 [ 0, %208 ], [ %223, %217 ]
  %219 = getelementptr inbounds nuw i32, ptr @lengths, i64 %218
  %220 = load i32, ptr %219, align 4, !tbaa !9
  %221 = sext i32 %220 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %222 = tail call fastcc i64 @mixed(i64 noundef %221)
  tail call fastcc void @add(i64 noundef %222)
  %223 = add nuw nsw i64 %218, 1
  %224 = icmp eq i64 %223, 16
  br i1 %224, label %216, label %217, !llvm.loop !40

225:                                              ; preds = %226
  tail call fastcc void @show(ptr noundef nonnull @.str.26)
  br label %235

226:                                              ; preds = %216, %226
  %227 = phi i64 [ 0, %216 ], [ %232, %226 ]
  %228 = getelementptr inbounds nuw i32, ptr @lengths, i64 %227
  %229 = load i32, ptr %228, align 4, !tbaa !9
  %230 = sext i32 %229 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  %231 = tail call fastcc i64 @count(i64 noundef %230)
  tail call fastcc void @add(i64 noundef %231)
  %232 = add nuw nsw i64 %227, 1
  %233 = icmp eq i64 %232, 16
  br i1 %233, label %225, label %226, !llvm.loop !41

234:                                              ; preds = %235
  tail call fastcc void @show(ptr noundef nonnull @.str.27)
  br label %243

235:                                              ; preds = %225, %235
  %236 = phi i64 [ 0, %225 ], [ %240, %235 ]
  %237 = getelementptr inbounds nuw i32, ptr @lengths, i64 %236
  %238 = load i32, ptr %237, align 4, !tbaa !9
  %239 = sext i32 %238 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  tail call fastcc void @masked(i64 noundef %239)
  tail call fastcc void @add(i64 noundef 0)
  %240 = add nuw nsw i64 %236, 1
  %241 = icmp eq i64 %240, 16
  br i1 %241, label %234, label %235, !llvm.loop !42

242:                                              ; preds = %243
  tail call fastcc void @show(ptr noundef nonnull @.str.28)
  br label %253

243:                                              ; preds = %234, %243
  %244 = phi i64 [ 0, %234 ], [ %250, %243 ]
  %245 = getelementptr inbounds nuw i32, ptr @lengths, i64 %244
  %246 = load i32, ptr %245, align 4, !tbaa !9
  %247 = sext i32 %246 to i64
  tail call fastcc void @fill(i32 noundef signext 1)
  %248 = tail call fastcc signext i32 @all(i64 noundef %247)
  %249 = zext nneg i32 %248 to i64
  tail call fastcc void @add(i64 noundef %249)
  %250 = add nuw nsw i64 %244, 1
  %251 = icmp eq i64 %250, 16
  br i1 %251, label %242, label %243, !llvm.loop !43

252:                                              ; preds = %253
  tail call fastcc void @show(ptr noundef nonnull @.str.29)
  ret i32 0

253:                                              ; preds = %242, %253
  %254 = phi i64 [ 0, %242 ], [ %258, %253 ]
  %255 = getelementptr inbounds nuw i32, ptr @lengths, i64 %254
  %256 = load i32, ptr %255, align 4, !tbaa !9
  %257 = sext i32 %256 to i64
  tail call fastcc void @fill(i32 noundef signext 0)
  tail call fastcc void @absolute(i64 noundef %257)
  tail call fastcc void @add(i64 noundef 0)
  %258 = add nuw nsw i64 %254, 1
  %259 = icmp eq i64 %258, 16
  br i1 %259, label %252, label %253, !llvm.loop !44
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @fill(i32 noundef signext range(i32 0, 4) %0) unnamed_addr #1 {
  %2 = load i32, ptr @state, align 4, !tbaa !9
  switch i32 %0, label %51 [
    i32 2, label %3
    i32 0, label %23
    i32 1, label %37
    i32 3, label %52
  ]

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %21, %3 ], [ 0, %1 ]
  %5 = phi i32 [ %7, %3 ], [ %2, %1 ]
  %6 = mul i32 %5, 1664525
  %7 = add i32 %6, 1013904223
  %8 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %9 = lshr i32 %7, 3
  %10 = shl i32 %7, 11
  %11 = xor i32 %9, %10
  %12 = getelementptr inbounds nuw i32, ptr @z, i64 %4
  store i32 %11, ptr %12, align 4, !tbaa !9
  %13 = getelementptr inbounds nuw i32, ptr @y, i64 %4
  %14 = lshr i32 %7, 16
  %15 = add nsw i32 %14, -32768
  %16 = sitofp i32 %15 to float
  %17 = fmul float %16, 6.250000e-02
  store float %17, ptr %8, align 4, !tbaa !45
  %18 = lshr i32 %7, 20
  %19 = uitofp nneg i32 %18 to float
  %20 = fmul float %19, 1.250000e-01
  store float %20, ptr %13, align 4, !tbaa !45
  %21 = add nuw nsw i64 %4, 1
  %22 = icmp eq i64 %21, 512
  br i1 %22, label %77, label %3, !llvm.loop !47

23:                                               ; preds = %1, %23
  %24 = phi i64 [ %35, %23 ], [ 0, %1 ]
  %25 = phi i32 [ %27, %23 ], [ %2, %1 ]
  %26 = mul i32 %25, 1664525
  %27 = add i32 %26, 1013904223
  %28 = getelementptr inbounds nuw i32, ptr @x, i64 %24
  store i32 %27, ptr %28, align 4, !tbaa !9
  %29 = lshr i32 %27, 3
  %30 = shl i32 %27, 11
  %31 = xor i32 %29, %30
  %32 = getelementptr inbounds nuw i32, ptr @z, i64 %24
  store i32 %31, ptr %32, align 4, !tbaa !9
  %33 = getelementptr inbounds nuw i32, ptr @y, i64 %24
  %34 = trunc nuw nsw i64 %24 to i32
  store i32 %34, ptr %33, align 4, !tbaa !9
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, 512
  br i1 %36, label %77, label %23, !llvm.loop !47

37:                                               ; preds = %1, %37
  %38 = phi i64 [ %49, %37 ], [ 0, %1 ]
  %39 = phi i32 [ %41, %37 ], [ %2, %1 ]
  %40 = mul i32 %39, 1664525
  %41 = add i32 %40, 1013904223
  %42 = lshr i32 %41, 26
  %43 = getelementptr inbounds nuw i32, ptr @x, i64 %38
  store i32 %42, ptr %43, align 4, !tbaa !9
  %44 = lshr i32 %41, 13
  %45 = and i32 %44, 15
  %46 = getelementptr inbounds nuw i32, ptr @z, i64 %38
  store i32 %45, ptr %46, align 4, !tbaa !9
  %47 = getelementptr inbounds nuw i32, ptr @y, i64 %38
  %48 = trunc nuw nsw i64 %38 to i32
  store i32 %48, ptr %47, align 4, !tbaa !9
  %49 = add nuw nsw i64 %38, 1
  %50 = icmp eq i64 %49, 512
  br i1 %50, label %77, label %37, !llvm.loop !47

51:                                               ; preds = %1
  unreachable

52:                                               ; preds = %1, %52
  %53 = phi i64 [ %65, %52 ], [ 0, %1 ]
  %54 = phi i32 [ %56, %52 ], [ %2, %1 ]
  %55 = mul i32 %54, 1664525
  %56 = add i32 %55, 1013904223
  %57 = lshr i32 %56, 2
  %58 = getelementptr inbounds nuw i32, ptr @x, i64 %53
  store i32 %57, ptr %58, align 4, !tbaa !9
  %59 = lshr i32 %56, 3
  %60 = shl i32 %56, 11
  %61 = xor i32 %59, %60
  %62 = getelementptr inbounds nuw i32, ptr @z, i64 %53
  store i32 %61, ptr %62, align 4, !tbaa !9
  %63 = getelementptr inbounds nuw i32, ptr @y, i64 %53
  %64 = trunc nuw nsw i64 %53 to i32
  store i32 %64, ptr %63, align 4, !tbaa !9
  %65 = add nuw nsw i64 %53, 1
  %66 = icmp eq i64 %65, 512
  br i1 %66, label %67, label %52, !llvm.loop !47

67:                                               ; preds = %52, %67
  %68 = phi i64 [ %75, %67 ], [ 0, %52 ]
  %69 = phi i32 [ %71, %67 ], [ %56, %52 ]
  %70 = mul i32 %69, 1664525
  %71 = add i32 %70, 1013904223
  %72 = sitofp i32 %71 to double
  %73 = fmul double %72, 0x3F50000000000000
  %74 = getelementptr inbounds nuw double, ptr @x, i64 %68
  store double %73, ptr %74, align 8, !tbaa !48
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, 256
  br i1 %76, label %77, label %67, !llvm.loop !50

77:                                               ; preds = %67, %37, %23, %3
  %78 = phi i32 [ %27, %23 ], [ %7, %3 ], [ %41, %37 ], [ %71, %67 ]
  store i32 %78, ptr @state, align 4, !tbaa !9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @add(i64 noundef %0) unnamed_addr #1 {
  %2 = load i64, ptr @digest, align 8, !tbaa !51
  %3 = mul i64 %2, 31
  %4 = add i64 %3, %0
  br label %6

5:                                                ; preds = %6
  store i64 %12, ptr @digest, align 8, !tbaa !51
  ret void

6:                                                ; preds = %1, %6
  %7 = phi i64 [ 0, %1 ], [ %13, %6 ]
  %8 = phi i64 [ %4, %1 ], [ %12, %6 ]
  %9 = mul i64 %8, 31
  %10 = getelementptr inbounds nuw i64, ptr @y, i64 %7
  %11 = load i64, ptr %10, align 8, !tbaa !51
  %12 = add i64 %9, %11
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, 256
  br i1 %14, label %5, label %6, !llvm.loop !53
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @axpy(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %17

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %14, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %15, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw float, ptr @x, i64 %4
  %8 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %9 = fmul <vscale x 4 x float> %8, splat (float 1.500000e+00)
  %10 = getelementptr inbounds nuw float, ptr @y, i64 %4
  %11 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr nonnull align 4 %10, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %12 = fadd <vscale x 4 x float> %11, %9
  tail call void @llvm.vp.store.nxv4f32.p0(<vscale x 4 x float> %12, ptr nonnull align 4 %10, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %13 = zext i32 %6 to i64
  %14 = add nuw i64 %4, %13
  %15 = sub nuw i64 %5, %13
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %3, !llvm.loop !54

17:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable vscale_range(2,1024)
define internal fastcc void @show(ptr noundef %0) unnamed_addr #2 {
  %2 = load i64, ptr @digest, align 8, !tbaa !51
  %3 = tail call signext i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.30, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @digest, align 8, !tbaa !51
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext i32 @dot(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %21

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %16, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 4 x i32> [ %14, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %17, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 4, i1 true)
  %8 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %9 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %8, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !9
  %10 = getelementptr inbounds nuw i32, ptr @z, i64 %4
  %11 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %10, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !9
  %12 = mul nsw <vscale x 4 x i32> %11, %9
  %13 = add <vscale x 4 x i32> %12, %5
  %14 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %13, <vscale x 4 x i32> %5, i32 %7)
  %15 = zext i32 %7 to i64
  %16 = add nuw i64 %4, %15
  %17 = sub nuw i64 %6, %15
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %3, !llvm.loop !57

19:                                               ; preds = %3
  %20 = tail call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %14)
  br label %21

21:                                               ; preds = %19, %1
  %22 = phi i32 [ 0, %1 ], [ %20, %19 ]
  ret i32 %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @condition(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %16

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %13, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %14, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %8 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = icmp sgt <vscale x 4 x i32> %8, splat (i32 3)
  %10 = shl nuw nsw <vscale x 4 x i32> %8, splat (i32 1)
  %11 = getelementptr i32, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %10, ptr align 4 %11, <vscale x 4 x i1> %9, i32 %6), !tbaa !9
  %12 = zext i32 %6 to i64
  %13 = add nuw i64 %4, %12
  %14 = sub nuw i64 %5, %12
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %3, !llvm.loop !58

16:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc i64 @sum_bytes(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %19

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %14, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 2 x i64> [ %12, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %15, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 2, i1 true)
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %9 = tail call <vscale x 2 x i8> @llvm.vp.load.nxv2i8.p0(ptr nonnull align 1 %8, <vscale x 2 x i1> splat (i1 true), i32 %7), !tbaa !59
  %10 = zext <vscale x 2 x i8> %9 to <vscale x 2 x i64>
  %11 = add <vscale x 2 x i64> %5, %10
  %12 = tail call <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1> splat (i1 true), <vscale x 2 x i64> %11, <vscale x 2 x i64> %5, i32 %7)
  %13 = zext i32 %7 to i64
  %14 = add nuw i64 %4, %13
  %15 = sub nuw i64 %6, %13
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %3, !llvm.loop !60

17:                                               ; preds = %3
  %18 = tail call i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64> %12)
  br label %19

19:                                               ; preds = %17, %1
  %20 = phi i64 [ 0, %1 ], [ %18, %17 ]
  ret i64 %20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @indices(i32 noundef signext %0) unnamed_addr #4 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = tail call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  br label %6

6:                                                ; preds = %6, %3
  %7 = phi i64 [ 0, %3 ], [ %16, %6 ]
  %8 = phi <vscale x 4 x i32> [ %5, %3 ], [ %18, %6 ]
  %9 = phi i64 [ %4, %3 ], [ %17, %6 ]
  %10 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %9, i32 4, i1 true)
  %11 = insertelement <vscale x 4 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <vscale x 4 x i32> %11, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %13 = getelementptr inbounds nuw i32, ptr @y, i64 %7
  %14 = mul <vscale x 4 x i32> %8, splat (i32 3)
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %14, ptr nonnull align 4 %13, <vscale x 4 x i1> splat (i1 true), i32 %10), !tbaa !9
  %15 = zext i32 %10 to i64
  %16 = add nuw i64 %7, %15
  %17 = sub nuw i64 %9, %15
  %18 = add <vscale x 4 x i32> %8, %12
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %20, label %6, !llvm.loop !61

20:                                               ; preds = %6, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @gather(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %15, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %16, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @z, i64 %4
  %8 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = and <vscale x 4 x i32> %8, splat (i32 63)
  %10 = zext nneg <vscale x 4 x i32> %9 to <vscale x 4 x i64>
  %11 = getelementptr inbounds nuw float, ptr @x, <vscale x 4 x i64> %10
  %12 = tail call <vscale x 4 x float> @llvm.vp.gather.nxv4f32.nxv4p0(<vscale x 4 x ptr> align 4 %11, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %13 = getelementptr inbounds nuw float, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv4f32.p0(<vscale x 4 x float> %12, ptr nonnull align 4 %13, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %14 = zext i32 %6 to i64
  %15 = add nuw i64 %4, %14
  %16 = sub nuw i64 %5, %14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %3, !llvm.loop !62

18:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @scatter(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %15, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %16, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %8 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = getelementptr inbounds nuw i32, ptr @z, i64 %4
  %10 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %9, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %11 = and <vscale x 4 x i32> %10, splat (i32 63)
  %12 = zext nneg <vscale x 4 x i32> %11 to <vscale x 4 x i64>
  %13 = getelementptr inbounds nuw i32, ptr @y, <vscale x 4 x i64> %12
  tail call void @llvm.vp.scatter.nxv4i32.nxv4p0(<vscale x 4 x i32> %8, <vscale x 4 x ptr> align 4 %13, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %14 = zext i32 %6 to i64
  %15 = add nuw i64 %4, %14
  %16 = sub nuw i64 %5, %14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %3, !llvm.loop !63

18:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @pairs(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %17, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %18, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 8, i1 true)
  %7 = shl nuw nsw i64 %4, 2
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %7
  %9 = shl nuw nsw i32 %6, 1
  %10 = tail call <vscale x 16 x i16> @llvm.vp.load.nxv16i16.p0(ptr nonnull align 2 %8, <vscale x 16 x i1> splat (i1 true), i32 %9), !tbaa !64
  %11 = tail call { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.vector.deinterleave2.nxv16i16(<vscale x 16 x i16> %10)
  %12 = extractvalue { <vscale x 8 x i16>, <vscale x 8 x i16> } %11, 0
  %13 = extractvalue { <vscale x 8 x i16>, <vscale x 8 x i16> } %11, 1
  %14 = add <vscale x 8 x i16> %13, %12
  %15 = getelementptr inbounds nuw i16, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv8i16.p0(<vscale x 8 x i16> %14, ptr nonnull align 2 %15, <vscale x 8 x i1> splat (i1 true), i32 %6), !tbaa !64
  %16 = zext i32 %6 to i64
  %17 = add nuw i64 %4, %16
  %18 = sub nuw i64 %5, %16
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %3, !llvm.loop !66

20:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @triples(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %17, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %18, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = mul nuw nsw i64 %4, 12
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %7
  %9 = mul nuw nsw i32 %6, 3
  %10 = tail call <vscale x 12 x i32> @llvm.vp.load.nxv12i32.p0(ptr nonnull align 4 %8, <vscale x 12 x i1> splat (i1 true), i32 %9), !tbaa !9
  %11 = tail call { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.vector.deinterleave3.nxv12i32(<vscale x 12 x i32> %10)
  %12 = extractvalue { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } %11, 0
  %13 = extractvalue { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } %11, 2
  %14 = xor <vscale x 4 x i32> %13, %12
  %15 = getelementptr inbounds nuw i32, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %14, ptr nonnull align 4 %15, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %16 = zext i32 %6 to i64
  %17 = add nuw i64 %4, %16
  %18 = sub nuw i64 %5, %16
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %3, !llvm.loop !67

20:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @spread(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %15, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %16, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %8 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = shl nuw nsw i64 %4, 3
  %10 = getelementptr inbounds nuw i8, ptr @y, i64 %9
  %11 = sub nsw <vscale x 4 x i32> zeroinitializer, %8
  %12 = shl nuw nsw i32 %6, 1
  %13 = tail call <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32> %8, <vscale x 4 x i32> %11)
  tail call void @llvm.vp.store.nxv8i32.p0(<vscale x 8 x i32> %13, ptr nonnull align 4 %10, <vscale x 8 x i1> splat (i1 true), i32 %12), !tbaa !9
  %14 = zext i32 %6 to i64
  %15 = add nuw i64 %4, %14
  %16 = sub nuw i64 %5, %14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %3, !llvm.loop !68

18:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc double @largest(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = load double, ptr @x, align 8, !tbaa !48
  %3 = icmp sgt i64 %0, 1
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %1
  %5 = phi double [ %2, %1 ], [ %12, %6 ]
  ret double %5

6:                                                ; preds = %1, %6
  %7 = phi i64 [ %13, %6 ], [ 1, %1 ]
  %8 = phi double [ %12, %6 ], [ %2, %1 ]
  %9 = getelementptr inbounds nuw double, ptr @x, i64 %7
  %10 = load double, ptr %9, align 8, !tbaa !48
  %11 = fcmp ogt double %10, %8
  %12 = select i1 %11, double %10, double %8
  %13 = add nuw nsw i64 %7, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %4, label %6, !llvm.loop !69
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @to_double(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %15

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %13, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 2, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %8 = tail call <vscale x 2 x i32> @llvm.vp.load.nxv2i32.p0(ptr nonnull align 4 %7, <vscale x 2 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = sitofp <vscale x 2 x i32> %8 to <vscale x 2 x double>
  %10 = getelementptr inbounds nuw double, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv2f64.p0(<vscale x 2 x double> %9, ptr nonnull align 8 %10, <vscale x 2 x i1> splat (i1 true), i32 %6), !tbaa !48
  %11 = zext i32 %6 to i64
  %12 = add nuw i64 %4, %11
  %13 = sub nuw i64 %5, %11
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %3, !llvm.loop !70

15:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @to_int(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %16

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %13, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %14, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw float, ptr @x, i64 %4
  %8 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !45
  %9 = fptosi <vscale x 4 x float> %8 to <vscale x 4 x i32>
  %10 = trunc <vscale x 4 x i32> %9 to <vscale x 4 x i16>
  %11 = getelementptr inbounds nuw i16, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv4i16.p0(<vscale x 4 x i16> %10, ptr nonnull align 2 %11, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !64
  %12 = zext i32 %6 to i64
  %13 = add nuw i64 %4, %12
  %14 = sub nuw i64 %5, %12
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %3, !llvm.loop !71

16:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @backwards(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %21

3:                                                ; preds = %1
  %4 = getelementptr i32, ptr @x, i64 %0
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i64 [ 0, %3 ], [ %18, %5 ]
  %7 = phi i64 [ %0, %3 ], [ %19, %5 ]
  %8 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %7, i32 4, i1 true)
  %9 = xor i64 %6, -1
  %10 = getelementptr i32, ptr %4, i64 %9
  %11 = zext i32 %8 to i64
  %12 = sub nsw i64 1, %11
  %13 = getelementptr i32, ptr %10, i64 %12
  %14 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr align 4 %13, <vscale x 4 x i1> splat (i1 true), i32 %8), !tbaa !9
  %15 = tail call <vscale x 4 x i32> @llvm.experimental.vp.reverse.nxv4i32(<vscale x 4 x i32> %14, <vscale x 4 x i1> splat (i1 true), i32 %8)
  %16 = getelementptr inbounds nuw i32, ptr @y, i64 %6
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %15, ptr nonnull align 4 %16, <vscale x 4 x i1> splat (i1 true), i32 %8), !tbaa !9
  %17 = zext i32 %8 to i64
  %18 = add nuw i64 %6, %17
  %19 = sub nuw i64 %7, %17
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %5, !llvm.loop !72

21:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext range(i32 0, 2) i32 @any(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %15, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 4 x i32> [ %13, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %16, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 4, i1 true)
  %8 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %9 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %8, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !9
  %10 = icmp eq <vscale x 4 x i32> %9, splat (i32 7)
  %11 = zext <vscale x 4 x i1> %10 to <vscale x 4 x i32>
  %12 = or <vscale x 4 x i32> %5, %11
  %13 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %12, <vscale x 4 x i32> %5, i32 %7)
  %14 = zext i32 %7 to i64
  %15 = add nuw i64 %4, %14
  %16 = sub nuw i64 %6, %14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %3, !llvm.loop !73

18:                                               ; preds = %3
  %19 = tail call i32 @llvm.vector.reduce.or.nxv4i32(<vscale x 4 x i32> %13)
  br label %20

20:                                               ; preds = %18, %1
  %21 = phi i32 [ 0, %1 ], [ %19, %18 ]
  ret i32 %21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext i32 @greatest(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = load i32, ptr @x, align 8, !tbaa !9
  %3 = icmp sgt i64 %0, 1
  br i1 %3, label %4, label %24

4:                                                ; preds = %1
  %5 = add nsw i64 %0, -1
  %6 = insertelement <vscale x 4 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <vscale x 4 x i32> %6, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  br label %8

8:                                                ; preds = %8, %4
  %9 = phi i64 [ 0, %4 ], [ %19, %8 ]
  %10 = phi <vscale x 4 x i32> [ %7, %4 ], [ %17, %8 ]
  %11 = phi i64 [ %5, %4 ], [ %20, %8 ]
  %12 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %11, i32 4, i1 true)
  %13 = getelementptr i32, ptr @x, i64 %9
  %14 = getelementptr i8, ptr %13, i64 4
  %15 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr align 4 %14, <vscale x 4 x i1> splat (i1 true), i32 %12), !tbaa !9
  %16 = tail call <vscale x 4 x i32> @llvm.smax.nxv4i32(<vscale x 4 x i32> %15, <vscale x 4 x i32> %10)
  %17 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %16, <vscale x 4 x i32> %10, i32 %12)
  %18 = zext i32 %12 to i64
  %19 = add nuw i64 %9, %18
  %20 = sub nuw i64 %11, %18
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %8, !llvm.loop !74

22:                                               ; preds = %8
  %23 = tail call i32 @llvm.vector.reduce.smax.nxv4i32(<vscale x 4 x i32> %17)
  br label %24

24:                                               ; preds = %22, %1
  %25 = phi i32 [ %2, %1 ], [ %23, %22 ]
  ret i32 %25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext i32 @least(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = load i32, ptr @x, align 8, !tbaa !9
  %3 = icmp sgt i64 %0, 1
  br i1 %3, label %4, label %24

4:                                                ; preds = %1
  %5 = add nsw i64 %0, -1
  %6 = insertelement <vscale x 4 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <vscale x 4 x i32> %6, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  br label %8

8:                                                ; preds = %8, %4
  %9 = phi i64 [ 0, %4 ], [ %19, %8 ]
  %10 = phi <vscale x 4 x i32> [ %7, %4 ], [ %17, %8 ]
  %11 = phi i64 [ %5, %4 ], [ %20, %8 ]
  %12 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %11, i32 4, i1 true)
  %13 = getelementptr i32, ptr @x, i64 %9
  %14 = getelementptr i8, ptr %13, i64 4
  %15 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr align 4 %14, <vscale x 4 x i1> splat (i1 true), i32 %12), !tbaa !9
  %16 = tail call <vscale x 4 x i32> @llvm.umin.nxv4i32(<vscale x 4 x i32> %15, <vscale x 4 x i32> %10)
  %17 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %16, <vscale x 4 x i32> %10, i32 %12)
  %18 = zext i32 %12 to i64
  %19 = add nuw i64 %9, %18
  %20 = sub nuw i64 %11, %18
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %8, !llvm.loop !75

22:                                               ; preds = %8
  %23 = tail call i32 @llvm.vector.reduce.umin.nxv4i32(<vscale x 4 x i32> %17)
  br label %24

24:                                               ; preds = %22, %1
  %25 = phi i32 [ %2, %1 ], [ %23, %22 ]
  ret i32 %25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext i32 @letters(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %21

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %16, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 4 x i32> [ %14, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %17, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 4, i1 true)
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %9 = tail call <vscale x 4 x i8> @llvm.vp.load.nxv4i8.p0(ptr nonnull align 1 %8, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !59
  %10 = add <vscale x 4 x i8> %9, splat (i8 -97)
  %11 = icmp ult <vscale x 4 x i8> %10, splat (i8 26)
  %12 = zext <vscale x 4 x i1> %11 to <vscale x 4 x i32>
  %13 = add <vscale x 4 x i32> %5, %12
  %14 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %13, <vscale x 4 x i32> %5, i32 %7)
  %15 = zext i32 %7 to i64
  %16 = add nuw i64 %4, %15
  %17 = sub nuw i64 %6, %15
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %3, !llvm.loop !76

19:                                               ; preds = %3
  %20 = tail call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %14)
  br label %21

21:                                               ; preds = %19, %1
  %22 = phi i32 [ 0, %1 ], [ %20, %19 ]
  ret i32 %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc float @sum(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %15

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %12, %3 ], [ 0, %1 ]
  %5 = phi float [ %10, %3 ], [ 0.000000e+00, %1 ]
  %6 = phi i64 [ %13, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 4, i1 true)
  %8 = getelementptr inbounds nuw float, ptr @x, i64 %4
  %9 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr nonnull align 4 %8, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !45
  %10 = tail call float @llvm.vp.reduce.fadd.nxv4f32(float %5, <vscale x 4 x float> %9, <vscale x 4 x i1> splat (i1 true), i32 %7)
  %11 = zext i32 %7 to i64
  %12 = add nuw i64 %4, %11
  %13 = sub nuw i64 %6, %11
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %3, !llvm.loop !77

15:                                               ; preds = %3, %1
  %16 = phi float [ 0.000000e+00, %1 ], [ %10, %3 ]
  ret float %16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @differences(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %25

3:                                                ; preds = %1
  %4 = tail call i32 @llvm.vscale.i32()
  %5 = shl nuw nsw i32 %4, 2
  %6 = tail call i32 @llvm.vscale.i32()
  %7 = shl nuw nsw i32 %6, 2
  %8 = add nsw i32 %7, -1
  %9 = insertelement <vscale x 4 x i32> poison, i32 5, i32 %8
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i64 [ 0, %3 ], [ %22, %10 ]
  %12 = phi <vscale x 4 x i32> [ %9, %3 ], [ %17, %10 ]
  %13 = phi i64 [ %0, %3 ], [ %23, %10 ]
  %14 = phi i32 [ %5, %3 ], [ %15, %10 ]
  %15 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %13, i32 4, i1 true)
  %16 = getelementptr inbounds nuw i32, ptr @x, i64 %11
  %17 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %16, <vscale x 4 x i1> splat (i1 true), i32 %15), !tbaa !9
  %18 = tail call <vscale x 4 x i32> @llvm.experimental.vp.splice.nxv4i32(<vscale x 4 x i32> %12, <vscale x 4 x i32> %17, i32 -1, <vscale x 4 x i1> splat (i1 true), i32 %14, i32 %15)
  %19 = sub nsw <vscale x 4 x i32> %17, %18
  %20 = getelementptr inbounds nuw i32, ptr @y, i64 %11
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %19, ptr nonnull align 4 %20, <vscale x 4 x i1> splat (i1 true), i32 %15), !tbaa !9
  %21 = zext i32 %15 to i64
  %22 = add nuw i64 %11, %21
  %23 = sub nuw i64 %13, %21
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %10, !llvm.loop !78

25:                                               ; preds = %10, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @average(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %22

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %19, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %20, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 16, i1 true)
  %7 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %8 = tail call <vscale x 16 x i8> @llvm.vp.load.nxv16i8.p0(ptr nonnull align 1 %7, <vscale x 16 x i1> splat (i1 true), i32 %6), !tbaa !59
  %9 = zext <vscale x 16 x i8> %8 to <vscale x 16 x i16>
  %10 = getelementptr inbounds nuw i8, ptr @z, i64 %4
  %11 = tail call <vscale x 16 x i8> @llvm.vp.load.nxv16i8.p0(ptr nonnull align 1 %10, <vscale x 16 x i1> splat (i1 true), i32 %6), !tbaa !59
  %12 = zext <vscale x 16 x i8> %11 to <vscale x 16 x i16>
  %13 = add nuw nsw <vscale x 16 x i16> %9, splat (i16 1)
  %14 = add nuw nsw <vscale x 16 x i16> %13, %12
  %15 = lshr <vscale x 16 x i16> %14, splat (i16 1)
  %16 = trunc nuw <vscale x 16 x i16> %15 to <vscale x 16 x i8>
  %17 = getelementptr inbounds nuw i8, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv16i8.p0(<vscale x 16 x i8> %16, ptr nonnull align 1 %17, <vscale x 16 x i1> splat (i1 true), i32 %6), !tbaa !59
  %18 = zext i32 %6 to i64
  %19 = add nuw i64 %4, %18
  %20 = sub nuw i64 %5, %18
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %3, !llvm.loop !79

22:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @saturate(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %17

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %14, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %15, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 8, i1 true)
  %7 = getelementptr inbounds nuw i16, ptr @x, i64 %4
  %8 = tail call <vscale x 8 x i16> @llvm.vp.load.nxv8i16.p0(ptr nonnull align 2 %7, <vscale x 8 x i1> splat (i1 true), i32 %6), !tbaa !64
  %9 = tail call <vscale x 8 x i16> @llvm.smax.nxv8i16(<vscale x 8 x i16> %8, <vscale x 8 x i16> zeroinitializer)
  %10 = tail call <vscale x 8 x i16> @llvm.umin.nxv8i16(<vscale x 8 x i16> %9, <vscale x 8 x i16> splat (i16 255))
  %11 = trunc nuw <vscale x 8 x i16> %10 to <vscale x 8 x i8>
  %12 = getelementptr inbounds nuw i8, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv8i8.p0(<vscale x 8 x i8> %11, ptr nonnull align 1 %12, <vscale x 8 x i1> splat (i1 true), i32 %6), !tbaa !59
  %13 = zext i32 %6 to i64
  %14 = add nuw i64 %4, %13
  %15 = sub nuw i64 %5, %13
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %3, !llvm.loop !80

17:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @divide(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %19

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %16, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %17, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i32, ptr @z, i64 %4
  %8 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr nonnull align 4 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !9
  %9 = icmp ne <vscale x 4 x i32> %8, zeroinitializer
  %10 = getelementptr i32, ptr @x, i64 %4
  %11 = tail call <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr align 4 %10, <vscale x 4 x i1> %9, i32 %6), !tbaa !9
  %12 = tail call <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1> %9, <vscale x 4 x i32> %8, <vscale x 4 x i32> splat (i32 1), i32 %6)
  %13 = sdiv <vscale x 4 x i32> %11, %12
  %14 = getelementptr i32, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32> %13, ptr align 4 %14, <vscale x 4 x i1> %9, i32 %6), !tbaa !9
  %15 = zext i32 %6 to i64
  %16 = add nuw i64 %4, %15
  %17 = sub nuw i64 %5, %15
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %3, !llvm.loop !81

19:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @shift(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %24

3:                                                ; preds = %1
  %4 = tail call <vscale x 2 x i64> @llvm.stepvector.nxv2i64()
  br label %5

5:                                                ; preds = %5, %3
  %6 = phi i64 [ 0, %3 ], [ %20, %5 ]
  %7 = phi <vscale x 2 x i64> [ %4, %3 ], [ %22, %5 ]
  %8 = phi i64 [ %0, %3 ], [ %21, %5 ]
  %9 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %8, i32 2, i1 true)
  %10 = zext i32 %9 to i64
  %11 = insertelement <vscale x 2 x i64> poison, i64 %10, i64 0
  %12 = shufflevector <vscale x 2 x i64> %11, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  %13 = getelementptr inbounds nuw i64, ptr @x, i64 %6
  %14 = tail call <vscale x 2 x i64> @llvm.vp.load.nxv2i64.p0(ptr nonnull align 8 %13, <vscale x 2 x i1> splat (i1 true), i32 %9), !tbaa !51
  %15 = and <vscale x 2 x i64> %7, splat (i64 31)
  %16 = lshr <vscale x 2 x i64> %14, %15
  %17 = shl <vscale x 2 x i64> %14, splat (i64 7)
  %18 = or <vscale x 2 x i64> %16, %17
  %19 = getelementptr inbounds nuw i64, ptr @y, i64 %6
  tail call void @llvm.vp.store.nxv2i64.p0(<vscale x 2 x i64> %18, ptr nonnull align 8 %19, <vscale x 2 x i1> splat (i1 true), i32 %9), !tbaa !51
  %20 = add nuw i64 %6, %10
  %21 = sub nuw i64 %8, %10
  %22 = add <vscale x 2 x i64> %7, %12
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %5, !llvm.loop !82

24:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @root(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %18

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %15, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %16, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 2, i1 true)
  %7 = getelementptr inbounds nuw double, ptr @x, i64 %4
  %8 = tail call <vscale x 2 x double> @llvm.vp.load.nxv2f64.p0(ptr nonnull align 8 %7, <vscale x 2 x i1> splat (i1 true), i32 %6), !tbaa !48
  %9 = tail call <vscale x 2 x double> @llvm.fabs.nxv2f64(<vscale x 2 x double> %8)
  %10 = tail call <vscale x 2 x double> @llvm.sqrt.nxv2f64(<vscale x 2 x double> %9)
  %11 = tail call <vscale x 2 x double> @llvm.copysign.nxv2f64(<vscale x 2 x double> splat (double 1.000000e+00), <vscale x 2 x double> %8)
  %12 = fsub <vscale x 2 x double> %10, %11
  %13 = getelementptr inbounds nuw double, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv2f64.p0(<vscale x 2 x double> %12, ptr nonnull align 8 %13, <vscale x 2 x i1> splat (i1 true), i32 %6), !tbaa !48
  %14 = zext i32 %6 to i64
  %15 = add nuw i64 %4, %14
  %16 = sub nuw i64 %5, %14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %3, !llvm.loop !83

18:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc range(i64 0, 8589934592) i64 @mixed(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %27

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %22, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 2 x i64> [ %20, %3 ], [ insertelement (<vscale x 2 x i64> zeroinitializer, i64 1, i32 0), %1 ]
  %6 = phi i64 [ %23, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 2, i1 true)
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %9 = tail call <vscale x 2 x i8> @llvm.vp.load.nxv2i8.p0(ptr nonnull align 1 %8, <vscale x 2 x i1> splat (i1 true), i32 %7), !tbaa !59
  %10 = zext <vscale x 2 x i8> %9 to <vscale x 2 x i64>
  %11 = getelementptr inbounds nuw i16, ptr @z, i64 %4
  %12 = tail call <vscale x 2 x i16> @llvm.vp.load.nxv2i16.p0(ptr nonnull align 2 %11, <vscale x 2 x i1> splat (i1 true), i32 %7), !tbaa !64
  %13 = zext <vscale x 2 x i16> %12 to <vscale x 2 x i64>
  %14 = mul nuw nsw <vscale x 2 x i64> %13, %10
  %15 = getelementptr inbounds nuw i32, ptr @x, i64 %4
  %16 = tail call <vscale x 2 x i32> @llvm.vp.load.nxv2i32.p0(ptr nonnull align 4 %15, <vscale x 2 x i1> splat (i1 true), i32 %7), !tbaa !9
  %17 = zext <vscale x 2 x i32> %16 to <vscale x 2 x i64>
  %18 = add nuw nsw <vscale x 2 x i64> %14, %17
  %19 = xor <vscale x 2 x i64> %18, %5
  %20 = tail call <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1> splat (i1 true), <vscale x 2 x i64> %19, <vscale x 2 x i64> %5, i32 %7)
  %21 = zext i32 %7 to i64
  %22 = add nuw i64 %4, %21
  %23 = sub nuw i64 %6, %21
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %3, !llvm.loop !84

25:                                               ; preds = %3
  %26 = tail call i64 @llvm.vector.reduce.xor.nxv2i64(<vscale x 2 x i64> %20)
  br label %27

27:                                               ; preds = %25, %1
  %28 = phi i64 [ 1, %1 ], [ %26, %25 ]
  ret i64 %28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc i64 @count(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %19

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %14, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 2 x i64> [ %12, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %15, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 2, i1 true)
  %8 = getelementptr inbounds nuw i64, ptr @x, i64 %4
  %9 = tail call <vscale x 2 x i64> @llvm.vp.load.nxv2i64.p0(ptr nonnull align 8 %8, <vscale x 2 x i1> splat (i1 true), i32 %7), !tbaa !51
  %10 = tail call range(i64 0, 65) <vscale x 2 x i64> @llvm.ctpop.nxv2i64(<vscale x 2 x i64> %9)
  %11 = add <vscale x 2 x i64> %10, %5
  %12 = tail call <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1> splat (i1 true), <vscale x 2 x i64> %11, <vscale x 2 x i64> %5, i32 %7)
  %13 = zext i32 %7 to i64
  %14 = add nuw i64 %4, %13
  %15 = sub nuw i64 %6, %13
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %3, !llvm.loop !85

17:                                               ; preds = %3
  %18 = tail call i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64> %12)
  br label %19

19:                                               ; preds = %17, %1
  %20 = phi i64 [ 0, %1 ], [ %18, %17 ]
  ret i64 %20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @masked(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %17, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %18, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 4, i1 true)
  %7 = getelementptr inbounds nuw i8, ptr @z, i64 %4
  %8 = tail call <vscale x 4 x i8> @llvm.vp.load.nxv4i8.p0(ptr nonnull align 1 %7, <vscale x 4 x i1> splat (i1 true), i32 %6), !tbaa !59
  %9 = trunc <vscale x 4 x i8> %8 to <vscale x 4 x i1>
  %10 = getelementptr float, ptr @x, i64 %4
  %11 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr align 4 %10, <vscale x 4 x i1> %9, i32 %6), !tbaa !45
  %12 = fmul <vscale x 4 x float> %11, splat (float 3.000000e+00)
  %13 = getelementptr float, ptr @y, i64 %4
  %14 = tail call <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr align 4 %13, <vscale x 4 x i1> %9, i32 %6), !tbaa !45
  %15 = fsub <vscale x 4 x float> %12, %14
  tail call void @llvm.vp.store.nxv4f32.p0(<vscale x 4 x float> %15, ptr align 4 %13, <vscale x 4 x i1> %9, i32 %6), !tbaa !45
  %16 = zext i32 %6 to i64
  %17 = add nuw i64 %4, %16
  %18 = sub nuw i64 %5, %16
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %3, !llvm.loop !86

20:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc signext range(i32 0, 2) i32 @all(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #3 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %21

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %13, %3 ], [ 0, %1 ]
  %5 = phi <vscale x 4 x i1> [ %11, %3 ], [ zeroinitializer, %1 ]
  %6 = phi i64 [ %14, %3 ], [ %0, %1 ]
  %7 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %6, i32 4, i1 true)
  %8 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %9 = tail call <vscale x 4 x i8> @llvm.vp.load.nxv4i8.p0(ptr nonnull align 1 %8, <vscale x 4 x i1> splat (i1 true), i32 %7), !tbaa !59
  %10 = icmp ugt <vscale x 4 x i8> %9, splat (i8 -7)
  %11 = tail call <vscale x 4 x i1> @llvm.vp.merge.nxv4i1(<vscale x 4 x i1> %10, <vscale x 4 x i1> splat (i1 true), <vscale x 4 x i1> %5, i32 %7)
  %12 = zext i32 %7 to i64
  %13 = add nuw i64 %4, %12
  %14 = sub nuw i64 %6, %12
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %3, !llvm.loop !87

16:                                               ; preds = %3
  %17 = tail call i1 @llvm.vector.reduce.or.nxv4i1(<vscale x 4 x i1> %11)
  %18 = freeze i1 %17
  %19 = xor i1 %18, true
  %20 = zext i1 %19 to i32
  br label %21

21:                                               ; preds = %16, %1
  %22 = phi i32 [ 1, %1 ], [ %20, %16 ]
  ret i32 %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @absolute(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #1 {
  %2 = icmp sgt i64 %0, 0
  br i1 %2, label %3, label %15

3:                                                ; preds = %1, %3
  %4 = phi i64 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %13, %3 ], [ %0, %1 ]
  %6 = tail call i32 @llvm.experimental.get.vector.length.i64(i64 %5, i32 16, i1 true)
  %7 = getelementptr inbounds nuw i8, ptr @x, i64 %4
  %8 = tail call <vscale x 16 x i8> @llvm.vp.load.nxv16i8.p0(ptr nonnull align 1 %7, <vscale x 16 x i1> splat (i1 true), i32 %6), !tbaa !59
  %9 = tail call <vscale x 16 x i8> @llvm.abs.nxv16i8(<vscale x 16 x i8> %8, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr @y, i64 %4
  tail call void @llvm.vp.store.nxv16i8.p0(<vscale x 16 x i8> %9, ptr nonnull align 1 %10, <vscale x 16 x i1> splat (i1 true), i32 %6), !tbaa !59
  %11 = zext i32 %6 to i64
  %12 = add nuw i64 %4, %11
  %13 = sub nuw i64 %5, %11
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %3, !llvm.loop !88

15:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: nofree nounwind
declare noundef signext i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32 immarg, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x float> @llvm.vp.load.nxv4f32.p0(ptr captures(none), <vscale x 4 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv4f32.p0(<vscale x 4 x float>, ptr captures(none), <vscale x 4 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x i32> @llvm.vp.load.nxv4i32.p0(ptr captures(none), <vscale x 4 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.vp.merge.nxv4i32(<vscale x 4 x i1>, <vscale x 4 x i32>, <vscale x 4 x i32>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv4i32.p0(<vscale x 4 x i32>, ptr captures(none), <vscale x 4 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i8> @llvm.vp.load.nxv2i8.p0(ptr captures(none), <vscale x 2 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 2 x i64> @llvm.vp.merge.nxv2i64(<vscale x 2 x i1>, <vscale x 2 x i64>, <vscale x 2 x i64>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32() #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <vscale x 4 x float> @llvm.vp.gather.nxv4f32.nxv4p0(<vscale x 4 x ptr>, <vscale x 4 x i1>, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.vp.scatter.nxv4i32.nxv4p0(<vscale x 4 x i32>, <vscale x 4 x ptr>, <vscale x 4 x i1>, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 16 x i16> @llvm.vp.load.nxv16i16.p0(ptr captures(none), <vscale x 16 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { <vscale x 8 x i16>, <vscale x 8 x i16> } @llvm.vector.deinterleave2.nxv16i16(<vscale x 16 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv8i16.p0(<vscale x 8 x i16>, ptr captures(none), <vscale x 8 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 12 x i32> @llvm.vp.load.nxv12i32.p0(ptr captures(none), <vscale x 12 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { <vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i32> } @llvm.vector.deinterleave3.nxv12i32(<vscale x 12 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i32> @llvm.vector.interleave2.nxv8i32(<vscale x 4 x i32>, <vscale x 4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv8i32.p0(<vscale x 8 x i32>, ptr captures(none), <vscale x 8 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i32> @llvm.vp.load.nxv2i32.p0(ptr captures(none), <vscale x 2 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv2f64.p0(<vscale x 2 x double>, ptr captures(none), <vscale x 2 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv4i16.p0(<vscale x 4 x i16>, ptr captures(none), <vscale x 4 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.experimental.vp.reverse.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i1>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.nxv4i32(<vscale x 4 x i32>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.smax.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.nxv4i32(<vscale x 4 x i32>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.umin.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umin.nxv4i32(<vscale x 4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x i8> @llvm.vp.load.nxv4i8.p0(ptr captures(none), <vscale x 4 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vp.reduce.fadd.nxv4f32(float, <vscale x 4 x float>, <vscale x 4 x i1>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vscale.i32() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i32> @llvm.experimental.vp.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32 immarg, <vscale x 4 x i1>, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 16 x i8> @llvm.vp.load.nxv16i8.p0(ptr captures(none), <vscale x 16 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv16i8.p0(<vscale x 16 x i8>, ptr captures(none), <vscale x 16 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 8 x i16> @llvm.vp.load.nxv8i16.p0(ptr captures(none), <vscale x 8 x i1>, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i16> @llvm.smax.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 8 x i16> @llvm.umin.nxv8i16(<vscale x 8 x i16>, <vscale x 8 x i16>) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv8i8.p0(<vscale x 8 x i8>, ptr captures(none), <vscale x 8 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.stepvector.nxv2i64() #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i64> @llvm.vp.load.nxv2i64.p0(ptr captures(none), <vscale x 2 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.vp.store.nxv2i64.p0(<vscale x 2 x i64>, ptr captures(none), <vscale x 2 x i1>, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x double> @llvm.vp.load.nxv2f64.p0(ptr captures(none), <vscale x 2 x i1>, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 2 x double> @llvm.fabs.nxv2f64(<vscale x 2 x double>) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 2 x double> @llvm.sqrt.nxv2f64(<vscale x 2 x double>) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 2 x double> @llvm.copysign.nxv2f64(<vscale x 2 x double>, <vscale x 2 x double>) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i16> @llvm.vp.load.nxv2i16.p0(ptr captures(none), <vscale x 2 x i1>, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.xor.nxv2i64(<vscale x 2 x i64>) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 2 x i64> @llvm.ctpop.nxv2i64(<vscale x 2 x i64>) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 4 x i1> @llvm.vp.merge.nxv4i1(<vscale x 4 x i1>, <vscale x 4 x i1>, <vscale x 4 x i1>, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.nxv4i1(<vscale x 4 x i1>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <vscale x 16 x i8> @llvm.abs.nxv16i8(<vscale x 16 x i8>, i1 immarg) #6

attributes #0 = { nofree nounwind uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #2 = { nofree noinline nounwind uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"target-abi", !"lp64d"}
!2 = !{i32 6, !"riscv-isa", !3}
!3 = !{!"rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_v1p0_zicsr2p0_zifencei2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0_zve32f1p0_zve32x1p0_zve64d1p0_zve64f1p0_zve64x1p0_zvl128b1p0_zvl32b1p0_zvl64b1p0"}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 8, !"SmallDataLimit", i32 0}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14, !15}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = distinct !{!31, !14, !15}
!32 = distinct !{!32, !14, !15}
!33 = distinct !{!33, !14, !15}
!34 = distinct !{!34, !14, !15}
!35 = distinct !{!35, !14, !15}
!36 = distinct !{!36, !14, !15}
!37 = distinct !{!37, !14, !15}
!38 = distinct !{!38, !14, !15}
!39 = distinct !{!39, !14, !15}
!40 = distinct !{!40, !14, !15}
!41 = distinct !{!41, !14, !15}
!42 = distinct !{!42, !14, !15}
!43 = distinct !{!43, !14, !15}
!44 = distinct !{!44, !14, !15}
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !11, i64 0}
!47 = distinct !{!47, !14}
!48 = !{!49, !49, i64 0}
!49 = !{!"double", !11, i64 0}
!50 = distinct !{!50, !14}
!51 = !{!52, !52, i64 0}
!52 = !{!"long", !11, i64 0}
!53 = distinct !{!53, !14}
!54 = distinct !{!54, !14, !55, !56}
!55 = !{!"llvm.loop.isvectorized", i32 1}
!56 = !{!"llvm.loop.unroll.runtime.disable"}
!57 = distinct !{!57, !14, !55, !56}
!58 = distinct !{!58, !14, !55, !56}
!59 = !{!11, !11, i64 0}
!60 = distinct !{!60, !14, !55, !56}
!61 = distinct !{!61, !14, !55, !56}
!62 = distinct !{!62, !14, !55, !56}
!63 = distinct !{!63, !14, !55, !56}
!64 = !{!65, !65, i64 0}
!65 = !{!"short", !11, i64 0}
!66 = distinct !{!66, !14, !55, !56}
!67 = distinct !{!67, !14, !55, !56}
!68 = distinct !{!68, !14, !55, !56}
!69 = distinct !{!69, !14}
!70 = distinct !{!70, !14, !55, !56}
!71 = distinct !{!71, !14, !55, !56}
!72 = distinct !{!72, !14, !55, !56}
!73 = distinct !{!73, !14, !55, !56}
!74 = distinct !{!74, !14, !55, !56}
!75 = distinct !{!75, !14, !55, !56}
!76 = distinct !{!76, !14, !55, !56}
!77 = distinct !{!77, !14, !55, !56}
!78 = distinct !{!78, !14, !55, !56}
!79 = distinct !{!79, !14, !55, !56}
!80 = distinct !{!80, !14, !55, !56}
!81 = distinct !{!81, !14, !55, !56}
!82 = distinct !{!82, !14, !55, !56}
!83 = distinct !{!83, !14, !55, !56}
!84 = distinct !{!84, !14, !55, !56}
!85 = distinct !{!85, !14, !55, !56}
!86 = distinct !{!86, !14, !55, !56}
!87 = distinct !{!87, !14, !55, !56}
!88 = distinct !{!88, !14, !55, !56}
