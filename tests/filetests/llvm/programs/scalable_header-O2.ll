; ModuleID = 'scalable_header.c'
source_filename = "scalable_header.c"
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

@lengths = internal unnamed_addr constant [12 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9, i32 13, i32 16, i32 23, i32 32], align 4
@a = internal global [64 x i64] zeroinitializer, align 8
@b = internal global [64 x i64] zeroinitializer, align 8
@c = internal global [64 x i64] zeroinitializer, align 8
@digest = internal unnamed_addr global i64 0, align 8
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
@state = internal unnamed_addr global i32 1, align 4
@.str.48 = private unnamed_addr constant [11 x i8] c"%s %016lx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable vscale_range(2,1024)
define dso_local noundef signext i32 @main() local_unnamed_addr #0 {
  %1 = load i64, ptr @digest, align 8
  br label %4

2:                                                ; preds = %35
  tail call fastcc void @show(ptr noundef nonnull @.str)
  %3 = load i64, ptr @digest, align 8
  br label %49

4:                                                ; preds = %0, %35
  %5 = phi i32 [ 0, %0 ], [ %36, %35 ]
  %6 = phi i64 [ %1, %0 ], [ %44, %35 ]
  %7 = trunc nuw i32 %5 to i8
  %8 = freeze i8 %7
  %9 = udiv i8 %8, 12
  %10 = mul i8 %9, 12
  %11 = sub i8 %8, %10
  %12 = zext nneg i8 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr @lengths, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = zext nneg i8 %9 to i32
  tail call fastcc void @fill(i32 noundef signext %16)
  %17 = icmp eq i8 %11, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %4
  %19 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %20 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %19)
  br label %23

21:                                               ; preds = %23, %4
  %22 = mul i64 %6, 31
  br label %38

23:                                               ; preds = %18, %23
  %24 = phi i64 [ 0, %18 ], [ %33, %23 ]
  %25 = sub nsw i64 %15, %24
  %26 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %25, i64 2, i64 0)
  %27 = getelementptr inbounds i32, ptr @a, i64 %24
  %28 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %20, ptr nonnull %27, i64 %26)
  %29 = getelementptr inbounds i32, ptr @b, i64 %24
  %30 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %20, ptr nonnull %29, i64 %26)
  %31 = getelementptr inbounds i32, ptr @c, i64 %24
  %32 = tail call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %28, <vscale x 2 x i32> %30, i64 %26)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %32, ptr nonnull %31, i64 %26)
  %33 = add i64 %26, %24
  %34 = icmp slt i64 %33, %15
  br i1 %34, label %23, label %21, !llvm.loop !13

35:                                               ; preds = %38
  store i64 %44, ptr @digest, align 8, !tbaa !16
  %36 = add nuw nsw i32 %5, 1
  %37 = icmp eq i32 %36, 36
  br i1 %37, label %2, label %4, !llvm.loop !18

38:                                               ; preds = %21, %38
  %39 = phi i64 [ 0, %21 ], [ %45, %38 ]
  %40 = phi i64 [ %22, %21 ], [ %44, %38 ]
  %41 = mul i64 %40, 31
  %42 = getelementptr inbounds nuw i64, ptr @c, i64 %39
  %43 = load i64, ptr %42, align 8, !tbaa !16
  %44 = add i64 %41, %43
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, 64
  br i1 %46, label %35, label %38, !llvm.loop !19

47:                                               ; preds = %78
  tail call fastcc void @show(ptr noundef nonnull @.str.1)
  %48 = load i64, ptr @digest, align 8
  br label %92

49:                                               ; preds = %2, %78
  %50 = phi i32 [ 0, %2 ], [ %79, %78 ]
  %51 = phi i64 [ %3, %2 ], [ %87, %78 ]
  %52 = trunc nuw i32 %50 to i8
  %53 = freeze i8 %52
  %54 = udiv i8 %53, 12
  %55 = mul i8 %54, 12
  %56 = sub i8 %53, %55
  %57 = zext nneg i8 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr @lengths, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !9
  %60 = sext i32 %59 to i64
  %61 = zext nneg i8 %54 to i32
  tail call fastcc void @fill(i32 noundef signext %61)
  %62 = icmp eq i8 %56, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %49
  %64 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %65 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %64)
  br label %68

66:                                               ; preds = %68, %49
  %67 = mul i64 %51, 31
  br label %81

68:                                               ; preds = %63, %68
  %69 = phi i64 [ 0, %63 ], [ %76, %68 ]
  %70 = sub nsw i64 %60, %69
  %71 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %70, i64 2, i64 0)
  %72 = getelementptr inbounds i32, ptr @a, i64 %69
  %73 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %65, ptr nonnull %72, i64 %71)
  %74 = getelementptr inbounds i32, ptr @c, i64 %69
  %75 = tail call <vscale x 2 x i32> @llvm.riscv.vrsub.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %73, i32 77, i64 %71)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %75, ptr nonnull %74, i64 %71)
  %76 = add i64 %71, %69
  %77 = icmp slt i64 %76, %60
  br i1 %77, label %68, label %66, !llvm.loop !20

78:                                               ; preds = %81
  store i64 %87, ptr @digest, align 8, !tbaa !16
  %79 = add nuw nsw i32 %50, 1
  %80 = icmp eq i32 %79, 36
  br i1 %80, label %47, label %49, !llvm.loop !21

81:                                               ; preds = %66, %81
  %82 = phi i64 [ 0, %66 ], [ %88, %81 ]
  %83 = phi i64 [ %67, %66 ], [ %87, %81 ]
  %84 = mul i64 %83, 31
  %85 = getelementptr inbounds nuw i64, ptr @c, i64 %82
  %86 = load i64, ptr %85, align 8, !tbaa !16
  %87 = add i64 %84, %86
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, 64
  br i1 %89, label %78, label %81, !llvm.loop !22

90:                                               ; preds = %123
  tail call fastcc void @show(ptr noundef nonnull @.str.2)
  %91 = load i64, ptr @digest, align 8
  br label %137

92:                                               ; preds = %47, %123
  %93 = phi i32 [ 0, %47 ], [ %124, %123 ]
  %94 = phi i64 [ %48, %47 ], [ %132, %123 ]
  %95 = trunc nuw i32 %93 to i8
  %96 = freeze i8 %95
  %97 = udiv i8 %96, 12
  %98 = mul i8 %97, 12
  %99 = sub i8 %96, %98
  %100 = zext nneg i8 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr @lengths, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !9
  %103 = sext i32 %102 to i64
  %104 = zext nneg i8 %97 to i32
  tail call fastcc void @fill(i32 noundef signext %104)
  %105 = icmp eq i8 %99, 0
  br i1 %105, label %109, label %106

106:                                              ; preds = %92
  %107 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %108 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %107)
  br label %111

109:                                              ; preds = %111, %92
  %110 = mul i64 %94, 31
  br label %126

111:                                              ; preds = %106, %111
  %112 = phi i64 [ 0, %106 ], [ %121, %111 ]
  %113 = sub nsw i64 %103, %112
  %114 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %113, i64 2, i64 0)
  %115 = getelementptr inbounds i32, ptr @a, i64 %112
  %116 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %108, ptr nonnull %115, i64 %114)
  %117 = getelementptr inbounds i32, ptr @b, i64 %112
  %118 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %108, ptr nonnull %117, i64 %114)
  %119 = getelementptr inbounds i32, ptr @c, i64 %112
  %120 = tail call <vscale x 2 x i32> @llvm.riscv.vdiv.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %116, <vscale x 2 x i32> %118, i64 %114)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %120, ptr nonnull %119, i64 %114)
  %121 = add i64 %114, %112
  %122 = icmp slt i64 %121, %103
  br i1 %122, label %111, label %109, !llvm.loop !23

123:                                              ; preds = %126
  store i64 %132, ptr @digest, align 8, !tbaa !16
  %124 = add nuw nsw i32 %93, 1
  %125 = icmp eq i32 %124, 36
  br i1 %125, label %90, label %92, !llvm.loop !24

126:                                              ; preds = %109, %126
  %127 = phi i64 [ 0, %109 ], [ %133, %126 ]
  %128 = phi i64 [ %110, %109 ], [ %132, %126 ]
  %129 = mul i64 %128, 31
  %130 = getelementptr inbounds nuw i64, ptr @c, i64 %127
  %131 = load i64, ptr %130, align 8, !tbaa !16
  %132 = add i64 %129, %131
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, 64
  br i1 %134, label %123, label %126, !llvm.loop !25

135:                                              ; preds = %169
  tail call fastcc void @show(ptr noundef nonnull @.str.3)
  %136 = load i64, ptr @digest, align 8
  br label %183

137:                                              ; preds = %90, %169
  %138 = phi i32 [ 0, %90 ], [ %170, %169 ]
  %139 = phi i64 [ %91, %90 ], [ %178, %169 ]
  %140 = trunc nuw i32 %138 to i8
  %141 = freeze i8 %140
  %142 = udiv i8 %141, 12
  %143 = mul i8 %142, 12
  %144 = sub i8 %141, %143
  %145 = zext nneg i8 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr @lengths, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !9
  %148 = sext i32 %147 to i64
  %149 = zext nneg i8 %142 to i32
  tail call fastcc void @fill(i32 noundef signext %149)
  %150 = icmp eq i8 %144, 0
  br i1 %150, label %154, label %151

151:                                              ; preds = %137
  %152 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %153 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %152)
  br label %156

154:                                              ; preds = %156, %137
  %155 = mul i64 %139, 31
  br label %172

156:                                              ; preds = %151, %156
  %157 = phi i64 [ 0, %151 ], [ %167, %156 ]
  %158 = sub nsw i64 %148, %157
  %159 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %158, i64 2, i64 0)
  %160 = getelementptr inbounds i32, ptr @a, i64 %157
  %161 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %153, ptr nonnull %160, i64 %159)
  %162 = getelementptr inbounds i32, ptr @b, i64 %157
  %163 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %153, ptr nonnull %162, i64 %159)
  %164 = getelementptr inbounds i32, ptr @c, i64 %157
  %165 = tail call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %163, i32 3, i64 %159)
  %166 = tail call <vscale x 2 x i32> @llvm.riscv.vrem.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %161, <vscale x 2 x i32> %165, i64 %159)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %166, ptr nonnull %164, i64 %159)
  %167 = add i64 %159, %157
  %168 = icmp slt i64 %167, %148
  br i1 %168, label %156, label %154, !llvm.loop !26

169:                                              ; preds = %172
  store i64 %178, ptr @digest, align 8, !tbaa !16
  %170 = add nuw nsw i32 %138, 1
  %171 = icmp eq i32 %170, 36
  br i1 %171, label %135, label %137, !llvm.loop !27

172:                                              ; preds = %154, %172
  %173 = phi i64 [ 0, %154 ], [ %179, %172 ]
  %174 = phi i64 [ %155, %154 ], [ %178, %172 ]
  %175 = mul i64 %174, 31
  %176 = getelementptr inbounds nuw i64, ptr @c, i64 %173
  %177 = load i64, ptr %176, align 8, !tbaa !16
  %178 = add i64 %175, %177
  %179 = add nuw nsw i64 %173, 1
  %180 = icmp eq i64 %179, 64
  br i1 %180, label %169, label %172, !llvm.loop !28

181:                                              ; preds = %214
  tail call fastcc void @show(ptr noundef nonnull @.str.4)
  %182 = load i64, ptr @digest, align 8
  br label %228

183:                                              ; preds = %135, %214
  %184 = phi i32 [ 0, %135 ], [ %215, %214 ]
  %185 = phi i64 [ %136, %135 ], [ %223, %214 ]
  %186 = trunc nuw i32 %184 to i8
  %187 = freeze i8 %186
  %188 = udiv i8 %187, 12
  %189 = mul i8 %188, 12
  %190 = sub i8 %187, %189
  %191 = zext nneg i8 %190 to i64
  %192 = getelementptr inbounds nuw i32, ptr @lengths, i64 %191
  %193 = load i32, ptr %192, align 4, !tbaa !9
  %194 = sext i32 %193 to i64
  %195 = zext nneg i8 %188 to i32
  tail call fastcc void @fill(i32 noundef signext %195)
  %196 = icmp eq i8 %190, 0
  br i1 %196, label %200, label %197

197:                                              ; preds = %183
  %198 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %199 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %198)
  br label %202

200:                                              ; preds = %202, %183
  %201 = mul i64 %185, 31
  br label %217

202:                                              ; preds = %197, %202
  %203 = phi i64 [ 0, %197 ], [ %212, %202 ]
  %204 = sub nsw i64 %194, %203
  %205 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %204, i64 2, i64 0)
  %206 = getelementptr inbounds i32, ptr @a, i64 %203
  %207 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %199, ptr nonnull %206, i64 %205)
  %208 = getelementptr inbounds i32, ptr @b, i64 %203
  %209 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %199, ptr nonnull %208, i64 %205)
  %210 = getelementptr inbounds i32, ptr @c, i64 %203
  %211 = tail call <vscale x 2 x i32> @llvm.riscv.vmulh.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %207, <vscale x 2 x i32> %209, i64 %205)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %211, ptr nonnull %210, i64 %205)
  %212 = add i64 %205, %203
  %213 = icmp slt i64 %212, %194
  br i1 %213, label %202, label %200, !llvm.loop !29

214:                                              ; preds = %217
  store i64 %223, ptr @digest, align 8, !tbaa !16
  %215 = add nuw nsw i32 %184, 1
  %216 = icmp eq i32 %215, 36
  br i1 %216, label %181, label %183, !llvm.loop !30

217:                                              ; preds = %200, %217
  %218 = phi i64 [ 0, %200 ], [ %224, %217 ]
  %219 = phi i64 [ %201, %200 ], [ %223, %217 ]
  %220 = mul i64 %219, 31
  %221 = getelementptr inbounds nuw i64, ptr @c, i64 %218
  %222 = load i64, ptr %221, align 8, !tbaa !16
  %223 = add i64 %220, %222
  %224 = add nuw nsw i64 %218, 1
  %225 = icmp eq i64 %224, 64
  br i1 %225, label %214, label %217, !llvm.loop !31

226:                                              ; preds = %259
  tail call fastcc void @show(ptr noundef nonnull @.str.5)
  %227 = load i64, ptr @digest, align 8
  br label %273

228:                                              ; preds = %181, %259
  %229 = phi i32 [ 0, %181 ], [ %260, %259 ]
  %230 = phi i64 [ %182, %181 ], [ %268, %259 ]
  %231 = trunc nuw i32 %229 to i8
  %232 = freeze i8 %231
  %233 = udiv i8 %232, 12
  %234 = mul i8 %233, 12
  %235 = sub i8 %232, %234
  %236 = zext nneg i8 %235 to i64
  %237 = getelementptr inbounds nuw i32, ptr @lengths, i64 %236
  %238 = load i32, ptr %237, align 4, !tbaa !9
  %239 = sext i32 %238 to i64
  %240 = zext nneg i8 %233 to i32
  tail call fastcc void @fill(i32 noundef signext %240)
  %241 = icmp eq i8 %235, 0
  br i1 %241, label %245, label %242

242:                                              ; preds = %228
  %243 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %244 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %243)
  br label %247

245:                                              ; preds = %247, %228
  %246 = mul i64 %230, 31
  br label %262

247:                                              ; preds = %242, %247
  %248 = phi i64 [ 0, %242 ], [ %257, %247 ]
  %249 = sub nsw i64 %239, %248
  %250 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %249, i64 2, i64 0)
  %251 = getelementptr inbounds i32, ptr @a, i64 %248
  %252 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %244, ptr nonnull %251, i64 %250)
  %253 = getelementptr inbounds i32, ptr @b, i64 %248
  %254 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %244, ptr nonnull %253, i64 %250)
  %255 = getelementptr inbounds i32, ptr @c, i64 %248
  %256 = tail call <vscale x 2 x i32> @llvm.riscv.vsadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %252, <vscale x 2 x i32> %254, i64 %250)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %256, ptr nonnull %255, i64 %250)
  %257 = add i64 %250, %248
  %258 = icmp slt i64 %257, %239
  br i1 %258, label %247, label %245, !llvm.loop !32

259:                                              ; preds = %262
  store i64 %268, ptr @digest, align 8, !tbaa !16
  %260 = add nuw nsw i32 %229, 1
  %261 = icmp eq i32 %260, 36
  br i1 %261, label %226, label %228, !llvm.loop !33

262:                                              ; preds = %245, %262
  %263 = phi i64 [ 0, %245 ], [ %269, %262 ]
  %264 = phi i64 [ %246, %245 ], [ %268, %262 ]
  %265 = mul i64 %264, 31
  %266 = getelementptr inbounds nuw i64, ptr @c, i64 %263
  %267 = load i64, ptr %266, align 8, !tbaa !16
  %268 = add i64 %265, %267
  %269 = add nuw nsw i64 %263, 1
  %270 = icmp eq i64 %269, 64
  br i1 %270, label %259, label %262, !llvm.loop !34

271:                                              ; preds = %304
  tail call fastcc void @show(ptr noundef nonnull @.str.6)
  %272 = load i64, ptr @digest, align 8
  br label %318

273:                                              ; preds = %226, %304
  %274 = phi i32 [ 0, %226 ], [ %305, %304 ]
  %275 = phi i64 [ %227, %226 ], [ %313, %304 ]
  %276 = trunc nuw i32 %274 to i8
  %277 = freeze i8 %276
  %278 = udiv i8 %277, 12
  %279 = mul i8 %278, 12
  %280 = sub i8 %277, %279
  %281 = zext nneg i8 %280 to i64
  %282 = getelementptr inbounds nuw i32, ptr @lengths, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !9
  %284 = sext i32 %283 to i64
  %285 = zext nneg i8 %278 to i32
  tail call fastcc void @fill(i32 noundef signext %285)
  %286 = icmp eq i8 %280, 0
  br i1 %286, label %290, label %287

287:                                              ; preds = %273
  %288 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %289 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %288)
  br label %292

290:                                              ; preds = %292, %273
  %291 = mul i64 %275, 31
  br label %307

292:                                              ; preds = %287, %292
  %293 = phi i64 [ 0, %287 ], [ %302, %292 ]
  %294 = sub nsw i64 %284, %293
  %295 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %294, i64 2, i64 0)
  %296 = getelementptr inbounds i32, ptr @a, i64 %293
  %297 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %289, ptr nonnull %296, i64 %295)
  %298 = getelementptr inbounds i32, ptr @b, i64 %293
  %299 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %289, ptr nonnull %298, i64 %295)
  %300 = getelementptr inbounds i32, ptr @c, i64 %293
  %301 = tail call <vscale x 2 x i32> @llvm.riscv.vsra.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %297, <vscale x 2 x i32> %299, i64 %295)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %301, ptr nonnull %300, i64 %295)
  %302 = add i64 %295, %293
  %303 = icmp slt i64 %302, %284
  br i1 %303, label %292, label %290, !llvm.loop !35

304:                                              ; preds = %307
  store i64 %313, ptr @digest, align 8, !tbaa !16
  %305 = add nuw nsw i32 %274, 1
  %306 = icmp eq i32 %305, 36
  br i1 %306, label %271, label %273, !llvm.loop !36

307:                                              ; preds = %290, %307
  %308 = phi i64 [ 0, %290 ], [ %314, %307 ]
  %309 = phi i64 [ %291, %290 ], [ %313, %307 ]
  %310 = mul i64 %309, 31
  %311 = getelementptr inbounds nuw i64, ptr @c, i64 %308
  %312 = load i64, ptr %311, align 8, !tbaa !16
  %313 = add i64 %310, %312
  %314 = add nuw nsw i64 %308, 1
  %315 = icmp eq i64 %314, 64
  br i1 %315, label %304, label %307, !llvm.loop !37

316:                                              ; preds = %350
  tail call fastcc void @show(ptr noundef nonnull @.str.7)
  %317 = load i64, ptr @digest, align 8
  br label %364

318:                                              ; preds = %271, %350
  %319 = phi i32 [ 0, %271 ], [ %351, %350 ]
  %320 = phi i64 [ %272, %271 ], [ %359, %350 ]
  %321 = trunc nuw i32 %319 to i8
  %322 = freeze i8 %321
  %323 = udiv i8 %322, 12
  %324 = mul i8 %323, 12
  %325 = sub i8 %322, %324
  %326 = zext nneg i8 %325 to i64
  %327 = getelementptr inbounds nuw i32, ptr @lengths, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !9
  %329 = sext i32 %328 to i64
  %330 = zext nneg i8 %323 to i32
  tail call fastcc void @fill(i32 noundef signext %330)
  %331 = icmp eq i8 %325, 0
  br i1 %331, label %335, label %332

332:                                              ; preds = %318
  %333 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %334 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %333)
  br label %337

335:                                              ; preds = %337, %318
  %336 = mul i64 %320, 31
  br label %353

337:                                              ; preds = %332, %337
  %338 = phi i64 [ 0, %332 ], [ %348, %337 ]
  %339 = sub nsw i64 %329, %338
  %340 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %339, i64 2, i64 0)
  %341 = getelementptr inbounds i32, ptr @a, i64 %338
  %342 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %334, ptr nonnull %341, i64 %340)
  %343 = getelementptr inbounds i32, ptr @b, i64 %338
  %344 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %334, ptr nonnull %343, i64 %340)
  %345 = getelementptr inbounds i32, ptr @c, i64 %338
  %346 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %334, ptr nonnull %345, i64 %340)
  %347 = tail call <vscale x 2 x i32> @llvm.riscv.vnmsac.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %346, <vscale x 2 x i32> %342, <vscale x 2 x i32> %344, i64 %340, i64 3)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %347, ptr nonnull %345, i64 %340)
  %348 = add i64 %340, %338
  %349 = icmp slt i64 %348, %329
  br i1 %349, label %337, label %335, !llvm.loop !38

350:                                              ; preds = %353
  store i64 %359, ptr @digest, align 8, !tbaa !16
  %351 = add nuw nsw i32 %319, 1
  %352 = icmp eq i32 %351, 36
  br i1 %352, label %316, label %318, !llvm.loop !39

353:                                              ; preds = %335, %353
  %354 = phi i64 [ 0, %335 ], [ %360, %353 ]
  %355 = phi i64 [ %336, %335 ], [ %359, %353 ]
  %356 = mul i64 %355, 31
  %357 = getelementptr inbounds nuw i64, ptr @c, i64 %354
  %358 = load i64, ptr %357, align 8, !tbaa !16
  %359 = add i64 %356, %358
  %360 = add nuw nsw i64 %354, 1
  %361 = icmp eq i64 %360, 64
  br i1 %361, label %350, label %353, !llvm.loop !40

362:                                              ; preds = %396
  tail call fastcc void @show(ptr noundef nonnull @.str.8)
  %363 = load i64, ptr @digest, align 8
  br label %410

364:                                              ; preds = %316, %396
  %365 = phi i32 [ 0, %316 ], [ %397, %396 ]
  %366 = phi i64 [ %317, %316 ], [ %405, %396 ]
  %367 = trunc nuw i32 %365 to i8
  %368 = freeze i8 %367
  %369 = udiv i8 %368, 12
  %370 = mul i8 %369, 12
  %371 = sub i8 %368, %370
  %372 = zext nneg i8 %371 to i64
  %373 = getelementptr inbounds nuw i32, ptr @lengths, i64 %372
  %374 = load i32, ptr %373, align 4, !tbaa !9
  %375 = sext i32 %374 to i64
  %376 = zext nneg i8 %369 to i32
  tail call fastcc void @fill(i32 noundef signext %376)
  %377 = icmp eq i8 %371, 0
  br i1 %377, label %381, label %378

378:                                              ; preds = %364
  %379 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %380 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %379)
  br label %383

381:                                              ; preds = %383, %364
  %382 = mul i64 %366, 31
  br label %399

383:                                              ; preds = %378, %383
  %384 = phi i64 [ 0, %378 ], [ %394, %383 ]
  %385 = sub nsw i64 %375, %384
  %386 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %385, i64 2, i64 0)
  %387 = getelementptr inbounds i32, ptr @a, i64 %384
  %388 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %380, ptr nonnull %387, i64 %386)
  %389 = getelementptr inbounds i32, ptr @b, i64 %384
  %390 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %380, ptr nonnull %389, i64 %386)
  %391 = getelementptr inbounds i32, ptr @c, i64 %384
  %392 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %380, ptr nonnull %391, i64 %386)
  %393 = tail call <vscale x 2 x i32> @llvm.riscv.vmadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %392, <vscale x 2 x i32> %388, <vscale x 2 x i32> %390, i64 %386, i64 3)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %393, ptr nonnull %391, i64 %386)
  %394 = add i64 %386, %384
  %395 = icmp slt i64 %394, %375
  br i1 %395, label %383, label %381, !llvm.loop !41

396:                                              ; preds = %399
  store i64 %405, ptr @digest, align 8, !tbaa !16
  %397 = add nuw nsw i32 %365, 1
  %398 = icmp eq i32 %397, 36
  br i1 %398, label %362, label %364, !llvm.loop !42

399:                                              ; preds = %381, %399
  %400 = phi i64 [ 0, %381 ], [ %406, %399 ]
  %401 = phi i64 [ %382, %381 ], [ %405, %399 ]
  %402 = mul i64 %401, 31
  %403 = getelementptr inbounds nuw i64, ptr @c, i64 %400
  %404 = load i64, ptr %403, align 8, !tbaa !16
  %405 = add i64 %402, %404
  %406 = add nuw nsw i64 %400, 1
  %407 = icmp eq i64 %406, 64
  br i1 %407, label %396, label %399, !llvm.loop !43

408:                                              ; preds = %443
  tail call fastcc void @show(ptr noundef nonnull @.str.9)
  %409 = load i64, ptr @digest, align 8
  br label %457

410:                                              ; preds = %362, %443
  %411 = phi i32 [ 0, %362 ], [ %444, %443 ]
  %412 = phi i64 [ %363, %362 ], [ %452, %443 ]
  %413 = trunc nuw i32 %411 to i8
  %414 = freeze i8 %413
  %415 = udiv i8 %414, 12
  %416 = mul i8 %415, 12
  %417 = sub i8 %414, %416
  %418 = zext nneg i8 %417 to i64
  %419 = getelementptr inbounds nuw i32, ptr @lengths, i64 %418
  %420 = load i32, ptr %419, align 4, !tbaa !9
  %421 = sext i32 %420 to i64
  %422 = zext nneg i8 %415 to i32
  tail call fastcc void @fill(i32 noundef signext %422)
  %423 = icmp eq i8 %417, 0
  br i1 %423, label %427, label %424

424:                                              ; preds = %410
  %425 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %426 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %425)
  br label %429

427:                                              ; preds = %429, %410
  %428 = mul i64 %412, 31
  br label %446

429:                                              ; preds = %424, %429
  %430 = phi i64 [ 0, %424 ], [ %441, %429 ]
  %431 = sub nsw i64 %421, %430
  %432 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %431, i64 2, i64 0)
  %433 = getelementptr inbounds i32, ptr @a, i64 %430
  %434 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %426, ptr nonnull %433, i64 %432)
  %435 = getelementptr inbounds i32, ptr @b, i64 %430
  %436 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %426, ptr nonnull %435, i64 %432)
  %437 = getelementptr inbounds i32, ptr @c, i64 %430
  %438 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %426, ptr nonnull %437, i64 %432)
  %439 = lshr i64 %432, 1
  %440 = tail call <vscale x 2 x i32> @llvm.riscv.vmul.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %438, <vscale x 2 x i32> %434, <vscale x 2 x i32> %436, i64 %439)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %440, ptr nonnull %437, i64 %432)
  %441 = add i64 %432, %430
  %442 = icmp slt i64 %441, %421
  br i1 %442, label %429, label %427, !llvm.loop !44

443:                                              ; preds = %446
  store i64 %452, ptr @digest, align 8, !tbaa !16
  %444 = add nuw nsw i32 %411, 1
  %445 = icmp eq i32 %444, 36
  br i1 %445, label %408, label %410, !llvm.loop !45

446:                                              ; preds = %427, %446
  %447 = phi i64 [ 0, %427 ], [ %453, %446 ]
  %448 = phi i64 [ %428, %427 ], [ %452, %446 ]
  %449 = mul i64 %448, 31
  %450 = getelementptr inbounds nuw i64, ptr @c, i64 %447
  %451 = load i64, ptr %450, align 8, !tbaa !16
  %452 = add i64 %449, %451
  %453 = add nuw nsw i64 %447, 1
  %454 = icmp eq i64 %453, 64
  br i1 %454, label %443, label %446, !llvm.loop !46

455:                                              ; preds = %490
  tail call fastcc void @show(ptr noundef nonnull @.str.10)
  %456 = load i64, ptr @digest, align 8
  br label %504

457:                                              ; preds = %408, %490
  %458 = phi i32 [ 0, %408 ], [ %491, %490 ]
  %459 = phi i64 [ %409, %408 ], [ %499, %490 ]
  %460 = trunc nuw i32 %458 to i8
  %461 = freeze i8 %460
  %462 = udiv i8 %461, 12
  %463 = mul i8 %462, 12
  %464 = sub i8 %461, %463
  %465 = zext nneg i8 %464 to i64
  %466 = getelementptr inbounds nuw i32, ptr @lengths, i64 %465
  %467 = load i32, ptr %466, align 4, !tbaa !9
  %468 = sext i32 %467 to i64
  %469 = zext nneg i8 %462 to i32
  tail call fastcc void @fill(i32 noundef signext %469)
  %470 = icmp eq i8 %464, 0
  br i1 %470, label %474, label %471

471:                                              ; preds = %457
  %472 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %473 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %472)
  br label %476

474:                                              ; preds = %476, %457
  %475 = mul i64 %459, 31
  br label %493

476:                                              ; preds = %471, %476
  %477 = phi i64 [ 0, %471 ], [ %488, %476 ]
  %478 = sub nsw i64 %468, %477
  %479 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %478, i64 2, i64 0)
  %480 = getelementptr inbounds i32, ptr @a, i64 %477
  %481 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %473, ptr nonnull %480, i64 %479)
  %482 = getelementptr inbounds i32, ptr @b, i64 %477
  %483 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %473, ptr nonnull %482, i64 %479)
  %484 = getelementptr inbounds i32, ptr @c, i64 %477
  %485 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %473, ptr nonnull %484, i64 %479)
  %486 = tail call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %481, <vscale x 2 x i32> %483, i64 %479)
  %487 = tail call <vscale x 2 x i32> @llvm.riscv.vxor.mask.nxv2i32.i32.i64(<vscale x 2 x i32> %485, <vscale x 2 x i32> %481, i32 99, <vscale x 2 x i1> %486, i64 %479, i64 1)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %487, ptr nonnull %484, i64 %479)
  %488 = add i64 %479, %477
  %489 = icmp slt i64 %488, %468
  br i1 %489, label %476, label %474, !llvm.loop !47

490:                                              ; preds = %493
  store i64 %499, ptr @digest, align 8, !tbaa !16
  %491 = add nuw nsw i32 %458, 1
  %492 = icmp eq i32 %491, 36
  br i1 %492, label %455, label %457, !llvm.loop !48

493:                                              ; preds = %474, %493
  %494 = phi i64 [ 0, %474 ], [ %500, %493 ]
  %495 = phi i64 [ %475, %474 ], [ %499, %493 ]
  %496 = mul i64 %495, 31
  %497 = getelementptr inbounds nuw i64, ptr @c, i64 %494
  %498 = load i64, ptr %497, align 8, !tbaa !16
  %499 = add i64 %496, %498
  %500 = add nuw nsw i64 %494, 1
  %501 = icmp eq i64 %500, 64
  br i1 %501, label %490, label %493, !llvm.loop !49

502:                                              ; preds = %539
  tail call fastcc void @show(ptr noundef nonnull @.str.11)
  %503 = load i64, ptr @digest, align 8
  br label %553

504:                                              ; preds = %455, %539
  %505 = phi i32 [ 0, %455 ], [ %540, %539 ]
  %506 = phi i64 [ %456, %455 ], [ %548, %539 ]
  %507 = trunc nuw i32 %505 to i8
  %508 = freeze i8 %507
  %509 = udiv i8 %508, 12
  %510 = mul i8 %509, 12
  %511 = sub i8 %508, %510
  %512 = zext nneg i8 %511 to i64
  %513 = getelementptr inbounds nuw i32, ptr @lengths, i64 %512
  %514 = load i32, ptr %513, align 4, !tbaa !9
  %515 = sext i32 %514 to i64
  %516 = zext nneg i8 %509 to i32
  tail call fastcc void @fill(i32 noundef signext %516)
  %517 = icmp eq i8 %511, 0
  br i1 %517, label %521, label %518

518:                                              ; preds = %504
  %519 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %520 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %519)
  br label %523

521:                                              ; preds = %523, %504
  %522 = mul i64 %506, 31
  br label %542

523:                                              ; preds = %518, %523
  %524 = phi i64 [ 0, %518 ], [ %537, %523 ]
  %525 = sub nsw i64 %515, %524
  %526 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %525, i64 2, i64 0)
  %527 = getelementptr inbounds i32, ptr @a, i64 %524
  %528 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %520, ptr nonnull %527, i64 %526)
  %529 = getelementptr inbounds i32, ptr @b, i64 %524
  %530 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %520, ptr nonnull %529, i64 %526)
  %531 = getelementptr inbounds i32, ptr @c, i64 %524
  %532 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %520, ptr nonnull %531, i64 %526)
  %533 = tail call <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.i32.i64(<vscale x 2 x i32> %528, i32 5, i64 %526)
  %534 = lshr i64 %526, 2
  %535 = sub nsw i64 %526, %534
  %536 = tail call <vscale x 2 x i32> @llvm.riscv.vsub.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %532, <vscale x 2 x i32> %528, <vscale x 2 x i32> %530, <vscale x 2 x i1> %533, i64 %535, i64 0)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %536, ptr nonnull %531, i64 %526)
  %537 = add i64 %526, %524
  %538 = icmp slt i64 %537, %515
  br i1 %538, label %523, label %521, !llvm.loop !50

539:                                              ; preds = %542
  store i64 %548, ptr @digest, align 8, !tbaa !16
  %540 = add nuw nsw i32 %505, 1
  %541 = icmp eq i32 %540, 36
  br i1 %541, label %502, label %504, !llvm.loop !51

542:                                              ; preds = %521, %542
  %543 = phi i64 [ 0, %521 ], [ %549, %542 ]
  %544 = phi i64 [ %522, %521 ], [ %548, %542 ]
  %545 = mul i64 %544, 31
  %546 = getelementptr inbounds nuw i64, ptr @c, i64 %543
  %547 = load i64, ptr %546, align 8, !tbaa !16
  %548 = add i64 %545, %547
  %549 = add nuw nsw i64 %543, 1
  %550 = icmp eq i64 %549, 64
  br i1 %550, label %539, label %542, !llvm.loop !52

551:                                              ; preds = %595
  tail call fastcc void @show(ptr noundef nonnull @.str.12)
  %552 = load i64, ptr @digest, align 8
  br label %609

553:                                              ; preds = %502, %595
  %554 = phi i32 [ 0, %502 ], [ %596, %595 ]
  %555 = phi i64 [ %503, %502 ], [ %604, %595 ]
  %556 = trunc nuw i32 %554 to i8
  %557 = freeze i8 %556
  %558 = udiv i8 %557, 12
  %559 = mul i8 %558, 12
  %560 = sub i8 %557, %559
  %561 = zext nneg i8 %560 to i64
  %562 = getelementptr inbounds nuw i32, ptr @lengths, i64 %561
  %563 = load i32, ptr %562, align 4, !tbaa !9
  %564 = sext i32 %563 to i64
  %565 = zext nneg i8 %558 to i32
  tail call fastcc void @fill(i32 noundef signext %565)
  %566 = icmp eq i8 %560, 0
  br i1 %566, label %570, label %567

567:                                              ; preds = %553
  %568 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %569 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %568)
  br label %574

570:                                              ; preds = %574, %553
  %571 = phi i64 [ 0, %553 ], [ %592, %574 ]
  %572 = mul i64 %555, 31
  %573 = add i64 %572, %571
  br label %598

574:                                              ; preds = %567, %574
  %575 = phi i64 [ 0, %567 ], [ %592, %574 ]
  %576 = phi i64 [ 0, %567 ], [ %593, %574 ]
  %577 = sub nsw i64 %564, %576
  %578 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %577, i64 2, i64 0)
  %579 = getelementptr inbounds i32, ptr @a, i64 %576
  %580 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %569, ptr nonnull %579, i64 %578)
  %581 = getelementptr inbounds i32, ptr @b, i64 %576
  %582 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %569, ptr nonnull %581, i64 %578)
  %583 = getelementptr inbounds i32, ptr @c, i64 %576
  %584 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %569, ptr nonnull %583, i64 %578)
  %585 = mul nsw i64 %575, 5
  %586 = tail call <vscale x 2 x i1> @llvm.riscv.vmsle.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %580, <vscale x 2 x i32> %582, i64 %578)
  %587 = tail call i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1> %586, i64 %578)
  %588 = mul i64 %587, 3
  %589 = add i64 %588, %585
  %590 = tail call <vscale x 2 x i1> @llvm.riscv.vmseq.nxv2i32.i32.i64(<vscale x 2 x i32> %580, i32 -1, i64 %578)
  %591 = tail call i64 @llvm.riscv.vfirst.nxv2i1.i64(<vscale x 2 x i1> %590, i64 %578)
  %592 = add i64 %589, %591
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %584, ptr nonnull %583, i64 %578)
  %593 = add i64 %578, %576
  %594 = icmp slt i64 %593, %564
  br i1 %594, label %574, label %570, !llvm.loop !53

595:                                              ; preds = %598
  store i64 %604, ptr @digest, align 8, !tbaa !16
  %596 = add nuw nsw i32 %554, 1
  %597 = icmp eq i32 %596, 36
  br i1 %597, label %551, label %553, !llvm.loop !54

598:                                              ; preds = %570, %598
  %599 = phi i64 [ 0, %570 ], [ %605, %598 ]
  %600 = phi i64 [ %573, %570 ], [ %604, %598 ]
  %601 = mul i64 %600, 31
  %602 = getelementptr inbounds nuw i64, ptr @c, i64 %599
  %603 = load i64, ptr %602, align 8, !tbaa !16
  %604 = add i64 %601, %603
  %605 = add nuw nsw i64 %599, 1
  %606 = icmp eq i64 %605, 64
  br i1 %606, label %595, label %598, !llvm.loop !55

607:                                              ; preds = %650
  tail call fastcc void @show(ptr noundef nonnull @.str.13)
  %608 = load i64, ptr @digest, align 8
  br label %664

609:                                              ; preds = %551, %650
  %610 = phi i32 [ 0, %551 ], [ %651, %650 ]
  %611 = phi i64 [ %552, %551 ], [ %659, %650 ]
  %612 = trunc nuw i32 %610 to i8
  %613 = freeze i8 %612
  %614 = udiv i8 %613, 12
  %615 = mul i8 %614, 12
  %616 = sub i8 %613, %615
  %617 = zext nneg i8 %616 to i64
  %618 = getelementptr inbounds nuw i32, ptr @lengths, i64 %617
  %619 = load i32, ptr %618, align 4, !tbaa !9
  %620 = sext i32 %619 to i64
  %621 = zext nneg i8 %614 to i32
  tail call fastcc void @fill(i32 noundef signext %621)
  %622 = icmp eq i8 %616, 0
  br i1 %622, label %626, label %623

623:                                              ; preds = %609
  %624 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %625 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %624)
  br label %630

626:                                              ; preds = %630, %609
  %627 = phi i64 [ 0, %609 ], [ %647, %630 ]
  %628 = mul i64 %611, 31
  %629 = add i64 %628, %627
  br label %653

630:                                              ; preds = %623, %630
  %631 = phi i64 [ 0, %623 ], [ %647, %630 ]
  %632 = phi i64 [ 0, %623 ], [ %648, %630 ]
  %633 = sub nsw i64 %620, %632
  %634 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %633, i64 2, i64 0)
  %635 = getelementptr inbounds i32, ptr @a, i64 %632
  %636 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %625, ptr nonnull %635, i64 %634)
  %637 = getelementptr inbounds i32, ptr @b, i64 %632
  %638 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %625, ptr nonnull %637, i64 %634)
  %639 = getelementptr inbounds i32, ptr @c, i64 %632
  %640 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %625, ptr nonnull %639, i64 %634)
  %641 = tail call <vscale x 2 x i1> @llvm.riscv.vmsltu.nxv2i32.i32.i64(<vscale x 2 x i32> %636, i32 -2147483648, i64 %634)
  %642 = tail call <vscale x 2 x i1> @llvm.riscv.vmsne.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %636, <vscale x 2 x i32> %638, i64 %634)
  %643 = tail call <vscale x 2 x i1> @llvm.riscv.vmandn.nxv2i1.i64(<vscale x 2 x i1> %641, <vscale x 2 x i1> %642, i64 %634)
  %644 = tail call <vscale x 2 x i1> @llvm.riscv.vmseq.mask.nxv2i32.i32.i64(<vscale x 2 x i1> %643, <vscale x 2 x i32> %636, i32 0, <vscale x 2 x i1> %643, i64 %634)
  %645 = tail call <vscale x 2 x i1> @llvm.riscv.vmnor.nxv2i1.i64(<vscale x 2 x i1> %643, <vscale x 2 x i1> %644, i64 %634)
  %646 = tail call i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1> %645, i64 %634)
  %647 = add i64 %646, %631
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %640, ptr nonnull %639, i64 %634)
  %648 = add i64 %634, %632
  %649 = icmp slt i64 %648, %620
  br i1 %649, label %630, label %626, !llvm.loop !56

650:                                              ; preds = %653
  store i64 %659, ptr @digest, align 8, !tbaa !16
  %651 = add nuw nsw i32 %610, 1
  %652 = icmp eq i32 %651, 36
  br i1 %652, label %607, label %609, !llvm.loop !57

653:                                              ; preds = %626, %653
  %654 = phi i64 [ 0, %626 ], [ %660, %653 ]
  %655 = phi i64 [ %629, %626 ], [ %659, %653 ]
  %656 = mul i64 %655, 31
  %657 = getelementptr inbounds nuw i64, ptr @c, i64 %654
  %658 = load i64, ptr %657, align 8, !tbaa !16
  %659 = add i64 %656, %658
  %660 = add nuw nsw i64 %654, 1
  %661 = icmp eq i64 %660, 64
  br i1 %661, label %650, label %653, !llvm.loop !58

662:                                              ; preds = %696
  tail call fastcc void @show(ptr noundef nonnull @.str.14)
  %663 = load i64, ptr @digest, align 8
  br label %710

664:                                              ; preds = %607, %696
  %665 = phi i32 [ 0, %607 ], [ %697, %696 ]
  %666 = phi i64 [ %608, %607 ], [ %705, %696 ]
  %667 = trunc nuw i32 %665 to i8
  %668 = freeze i8 %667
  %669 = udiv i8 %668, 12
  %670 = mul i8 %669, 12
  %671 = sub i8 %668, %670
  %672 = zext nneg i8 %671 to i64
  %673 = getelementptr inbounds nuw i32, ptr @lengths, i64 %672
  %674 = load i32, ptr %673, align 4, !tbaa !9
  %675 = sext i32 %674 to i64
  %676 = zext nneg i8 %669 to i32
  tail call fastcc void @fill(i32 noundef signext %676)
  %677 = icmp eq i8 %671, 0
  br i1 %677, label %681, label %678

678:                                              ; preds = %664
  %679 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %680 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %679)
  br label %683

681:                                              ; preds = %683, %664
  %682 = mul i64 %666, 31
  br label %699

683:                                              ; preds = %678, %683
  %684 = phi i64 [ 0, %678 ], [ %694, %683 ]
  %685 = sub nsw i64 %675, %684
  %686 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %685, i64 2, i64 0)
  %687 = getelementptr inbounds i32, ptr @a, i64 %684
  %688 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %680, ptr nonnull %687, i64 %686)
  %689 = getelementptr inbounds i32, ptr @b, i64 %684
  %690 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %680, ptr nonnull %689, i64 %686)
  %691 = getelementptr inbounds i32, ptr @c, i64 %684
  %692 = tail call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32> %688, i32 0, i64 %686)
  %693 = tail call <vscale x 2 x i32> @llvm.riscv.vmerge.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %688, <vscale x 2 x i32> %690, <vscale x 2 x i1> %692, i64 %686)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %693, ptr nonnull %691, i64 %686)
  %694 = add i64 %686, %684
  %695 = icmp slt i64 %694, %675
  br i1 %695, label %683, label %681, !llvm.loop !59

696:                                              ; preds = %699
  store i64 %705, ptr @digest, align 8, !tbaa !16
  %697 = add nuw nsw i32 %665, 1
  %698 = icmp eq i32 %697, 36
  br i1 %698, label %662, label %664, !llvm.loop !60

699:                                              ; preds = %681, %699
  %700 = phi i64 [ 0, %681 ], [ %706, %699 ]
  %701 = phi i64 [ %682, %681 ], [ %705, %699 ]
  %702 = mul i64 %701, 31
  %703 = getelementptr inbounds nuw i64, ptr @c, i64 %700
  %704 = load i64, ptr %703, align 8, !tbaa !16
  %705 = add i64 %702, %704
  %706 = add nuw nsw i64 %700, 1
  %707 = icmp eq i64 %706, 64
  br i1 %707, label %696, label %699, !llvm.loop !61

708:                                              ; preds = %748
  tail call fastcc void @show(ptr noundef nonnull @.str.15)
  %709 = load i64, ptr @digest, align 8
  br label %762

710:                                              ; preds = %662, %748
  %711 = phi i32 [ 0, %662 ], [ %749, %748 ]
  %712 = phi i64 [ %663, %662 ], [ %757, %748 ]
  %713 = trunc nuw i32 %711 to i8
  %714 = freeze i8 %713
  %715 = udiv i8 %714, 12
  %716 = mul i8 %715, 12
  %717 = sub i8 %714, %716
  %718 = zext nneg i8 %717 to i64
  %719 = getelementptr inbounds nuw i32, ptr @lengths, i64 %718
  %720 = load i32, ptr %719, align 4, !tbaa !9
  %721 = sext i32 %720 to i64
  %722 = zext nneg i8 %715 to i32
  tail call fastcc void @fill(i32 noundef signext %722)
  %723 = icmp eq i8 %717, 0
  br i1 %723, label %728, label %724

724:                                              ; preds = %710
  %725 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %726 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %725)
  %727 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 5, i64 1)
  br label %732

728:                                              ; preds = %732, %710
  %729 = phi i64 [ 0, %710 ], [ %745, %732 ]
  %730 = mul i64 %712, 31
  %731 = add i64 %730, %729
  br label %751

732:                                              ; preds = %724, %732
  %733 = phi i64 [ 0, %724 ], [ %745, %732 ]
  %734 = phi i64 [ 0, %724 ], [ %746, %732 ]
  %735 = sub nsw i64 %721, %734
  %736 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %735, i64 2, i64 0)
  %737 = getelementptr inbounds i32, ptr @a, i64 %734
  %738 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %726, ptr nonnull %737, i64 %736)
  %739 = getelementptr inbounds i32, ptr @c, i64 %734
  %740 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %726, ptr nonnull %739, i64 %736)
  %741 = mul nsw i64 %733, 7
  %742 = tail call <vscale x 2 x i32> @llvm.riscv.vredsum.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %738, <vscale x 2 x i32> %727, i64 %736)
  %743 = tail call i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32> %742)
  %744 = sext i32 %743 to i64
  %745 = add nsw i64 %741, %744
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %740, ptr nonnull %739, i64 %736)
  %746 = add i64 %736, %734
  %747 = icmp slt i64 %746, %721
  br i1 %747, label %732, label %728, !llvm.loop !62

748:                                              ; preds = %751
  store i64 %757, ptr @digest, align 8, !tbaa !16
  %749 = add nuw nsw i32 %711, 1
  %750 = icmp eq i32 %749, 36
  br i1 %750, label %708, label %710, !llvm.loop !63

751:                                              ; preds = %728, %751
  %752 = phi i64 [ 0, %728 ], [ %758, %751 ]
  %753 = phi i64 [ %731, %728 ], [ %757, %751 ]
  %754 = mul i64 %753, 31
  %755 = getelementptr inbounds nuw i64, ptr @c, i64 %752
  %756 = load i64, ptr %755, align 8, !tbaa !16
  %757 = add i64 %754, %756
  %758 = add nuw nsw i64 %752, 1
  %759 = icmp eq i64 %758, 64
  br i1 %759, label %748, label %751, !llvm.loop !64

760:                                              ; preds = %801
  tail call fastcc void @show(ptr noundef nonnull @.str.16)
  %761 = load i64, ptr @digest, align 8
  br label %815

762:                                              ; preds = %708, %801
  %763 = phi i32 [ 0, %708 ], [ %802, %801 ]
  %764 = phi i64 [ %709, %708 ], [ %810, %801 ]
  %765 = trunc nuw i32 %763 to i8
  %766 = freeze i8 %765
  %767 = udiv i8 %766, 12
  %768 = mul i8 %767, 12
  %769 = sub i8 %766, %768
  %770 = zext nneg i8 %769 to i64
  %771 = getelementptr inbounds nuw i32, ptr @lengths, i64 %770
  %772 = load i32, ptr %771, align 4, !tbaa !9
  %773 = sext i32 %772 to i64
  %774 = zext nneg i8 %767 to i32
  tail call fastcc void @fill(i32 noundef signext %774)
  %775 = icmp eq i8 %769, 0
  br i1 %775, label %780, label %776

776:                                              ; preds = %762
  %777 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %778 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %777)
  %779 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 -9, i64 1)
  br label %784

780:                                              ; preds = %784, %762
  %781 = phi i64 [ 0, %762 ], [ %798, %784 ]
  %782 = mul i64 %764, 31
  %783 = add i64 %782, %781
  br label %804

784:                                              ; preds = %776, %784
  %785 = phi i64 [ 0, %776 ], [ %798, %784 ]
  %786 = phi i64 [ 0, %776 ], [ %799, %784 ]
  %787 = sub nsw i64 %773, %786
  %788 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %787, i64 2, i64 0)
  %789 = getelementptr inbounds i32, ptr @a, i64 %786
  %790 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %778, ptr nonnull %789, i64 %788)
  %791 = getelementptr inbounds i32, ptr @c, i64 %786
  %792 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %778, ptr nonnull %791, i64 %788)
  %793 = mul nsw i64 %785, 7
  %794 = tail call <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32> %790, i32 9, i64 %788)
  %795 = tail call <vscale x 2 x i32> @llvm.riscv.vredmax.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %790, <vscale x 2 x i32> %779, <vscale x 2 x i1> %794, i64 %788)
  %796 = tail call i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32> %795)
  %797 = sext i32 %796 to i64
  %798 = add nsw i64 %793, %797
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %792, ptr nonnull %791, i64 %788)
  %799 = add i64 %788, %786
  %800 = icmp slt i64 %799, %773
  br i1 %800, label %784, label %780, !llvm.loop !65

801:                                              ; preds = %804
  store i64 %810, ptr @digest, align 8, !tbaa !16
  %802 = add nuw nsw i32 %763, 1
  %803 = icmp eq i32 %802, 36
  br i1 %803, label %760, label %762, !llvm.loop !66

804:                                              ; preds = %780, %804
  %805 = phi i64 [ 0, %780 ], [ %811, %804 ]
  %806 = phi i64 [ %783, %780 ], [ %810, %804 ]
  %807 = mul i64 %806, 31
  %808 = getelementptr inbounds nuw i64, ptr @c, i64 %805
  %809 = load i64, ptr %808, align 8, !tbaa !16
  %810 = add i64 %807, %809
  %811 = add nuw nsw i64 %805, 1
  %812 = icmp eq i64 %811, 64
  br i1 %812, label %801, label %804, !llvm.loop !67

813:                                              ; preds = %848
  tail call fastcc void @show(ptr noundef nonnull @.str.17)
  %814 = load i64, ptr @digest, align 8
  br label %862

815:                                              ; preds = %760, %848
  %816 = phi i32 [ 0, %760 ], [ %849, %848 ]
  %817 = phi i64 [ %761, %760 ], [ %857, %848 ]
  %818 = trunc nuw i32 %816 to i8
  %819 = freeze i8 %818
  %820 = udiv i8 %819, 12
  %821 = mul i8 %820, 12
  %822 = sub i8 %819, %821
  %823 = zext nneg i8 %822 to i64
  %824 = getelementptr inbounds nuw i32, ptr @lengths, i64 %823
  %825 = load i32, ptr %824, align 4, !tbaa !9
  %826 = sext i32 %825 to i64
  %827 = zext nneg i8 %820 to i32
  tail call fastcc void @fill(i32 noundef signext %827)
  %828 = icmp eq i8 %822, 0
  br i1 %828, label %832, label %829

829:                                              ; preds = %815
  %830 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %831 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %830)
  br label %834

832:                                              ; preds = %834, %815
  %833 = mul i64 %817, 31
  br label %851

834:                                              ; preds = %829, %834
  %835 = phi i64 [ 0, %829 ], [ %846, %834 ]
  %836 = sub nsw i64 %826, %835
  %837 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %836, i64 2, i64 0)
  %838 = getelementptr inbounds i32, ptr @a, i64 %835
  %839 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %831, ptr nonnull %838, i64 %837)
  %840 = getelementptr inbounds i32, ptr @b, i64 %835
  %841 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %831, ptr nonnull %840, i64 %837)
  %842 = getelementptr inbounds i32, ptr @c, i64 %835
  %843 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %831, ptr nonnull %842, i64 %837)
  %844 = udiv i64 %837, 3
  %845 = tail call <vscale x 2 x i32> @llvm.riscv.vredor.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %843, <vscale x 2 x i32> %839, <vscale x 2 x i32> %841, i64 %844)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %845, ptr nonnull %842, i64 %837)
  %846 = add i64 %837, %835
  %847 = icmp slt i64 %846, %826
  br i1 %847, label %834, label %832, !llvm.loop !68

848:                                              ; preds = %851
  store i64 %857, ptr @digest, align 8, !tbaa !16
  %849 = add nuw nsw i32 %816, 1
  %850 = icmp eq i32 %849, 36
  br i1 %850, label %813, label %815, !llvm.loop !69

851:                                              ; preds = %832, %851
  %852 = phi i64 [ 0, %832 ], [ %858, %851 ]
  %853 = phi i64 [ %833, %832 ], [ %857, %851 ]
  %854 = mul i64 %853, 31
  %855 = getelementptr inbounds nuw i64, ptr @c, i64 %852
  %856 = load i64, ptr %855, align 8, !tbaa !16
  %857 = add i64 %854, %856
  %858 = add nuw nsw i64 %852, 1
  %859 = icmp eq i64 %858, 64
  br i1 %859, label %848, label %851, !llvm.loop !70

860:                                              ; preds = %894
  tail call fastcc void @show(ptr noundef nonnull @.str.18)
  %861 = load i64, ptr @digest, align 8
  br label %908

862:                                              ; preds = %813, %894
  %863 = phi i32 [ 0, %813 ], [ %895, %894 ]
  %864 = phi i64 [ %814, %813 ], [ %903, %894 ]
  %865 = trunc nuw i32 %863 to i8
  %866 = freeze i8 %865
  %867 = udiv i8 %866, 12
  %868 = mul i8 %867, 12
  %869 = sub i8 %866, %868
  %870 = zext nneg i8 %869 to i64
  %871 = getelementptr inbounds nuw i32, ptr @lengths, i64 %870
  %872 = load i32, ptr %871, align 4, !tbaa !9
  %873 = sext i32 %872 to i64
  %874 = zext nneg i8 %867 to i32
  tail call fastcc void @fill(i32 noundef signext %874)
  %875 = icmp eq i8 %869, 0
  br i1 %875, label %879, label %876

876:                                              ; preds = %862
  %877 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %878 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %877)
  br label %881

879:                                              ; preds = %881, %862
  %880 = mul i64 %864, 31
  br label %897

881:                                              ; preds = %876, %881
  %882 = phi i64 [ 0, %876 ], [ %892, %881 ]
  %883 = sub nsw i64 %873, %882
  %884 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %883, i64 2, i64 0)
  %885 = getelementptr inbounds i32, ptr @a, i64 %882
  %886 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %878, ptr nonnull %885, i64 %884)
  %887 = getelementptr inbounds i32, ptr @c, i64 %882
  %888 = tail call <vscale x 2 x i32> @llvm.riscv.vlse.nxv2i32.p0.i64(<vscale x 2 x i32> poison, ptr nonnull %885, i64 8, i64 %884)
  %889 = shl nsw i64 %882, 3
  %890 = getelementptr inbounds i8, ptr @c, i64 %889
  %891 = lshr i64 %884, 1
  tail call void @llvm.riscv.vsse.nxv2i32.p0.i64(<vscale x 2 x i32> %886, ptr nonnull %890, i64 12, i64 %891)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %888, ptr nonnull %887, i64 %884)
  %892 = add i64 %884, %882
  %893 = icmp slt i64 %892, %873
  br i1 %893, label %881, label %879, !llvm.loop !71

894:                                              ; preds = %897
  store i64 %903, ptr @digest, align 8, !tbaa !16
  %895 = add nuw nsw i32 %863, 1
  %896 = icmp eq i32 %895, 36
  br i1 %896, label %860, label %862, !llvm.loop !72

897:                                              ; preds = %879, %897
  %898 = phi i64 [ 0, %879 ], [ %904, %897 ]
  %899 = phi i64 [ %880, %879 ], [ %903, %897 ]
  %900 = mul i64 %899, 31
  %901 = getelementptr inbounds nuw i64, ptr @c, i64 %898
  %902 = load i64, ptr %901, align 8, !tbaa !16
  %903 = add i64 %900, %902
  %904 = add nuw nsw i64 %898, 1
  %905 = icmp eq i64 %904, 64
  br i1 %905, label %894, label %897, !llvm.loop !73

906:                                              ; preds = %938
  tail call fastcc void @show(ptr noundef nonnull @.str.19)
  %907 = load i64, ptr @digest, align 8
  br label %952

908:                                              ; preds = %860, %938
  %909 = phi i32 [ 0, %860 ], [ %939, %938 ]
  %910 = phi i64 [ %861, %860 ], [ %947, %938 ]
  %911 = trunc nuw i32 %909 to i8
  %912 = freeze i8 %911
  %913 = udiv i8 %912, 12
  %914 = mul i8 %913, 12
  %915 = sub i8 %912, %914
  %916 = zext nneg i8 %915 to i64
  %917 = getelementptr inbounds nuw i32, ptr @lengths, i64 %916
  %918 = load i32, ptr %917, align 4, !tbaa !9
  %919 = sext i32 %918 to i64
  %920 = zext nneg i8 %913 to i32
  tail call fastcc void @fill(i32 noundef signext %920)
  %921 = icmp eq i8 %915, 0
  br i1 %921, label %925, label %922

922:                                              ; preds = %908
  %923 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %924 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %923)
  br label %927

925:                                              ; preds = %927, %908
  %926 = mul i64 %910, 31
  br label %941

927:                                              ; preds = %922, %927
  %928 = phi i64 [ 0, %922 ], [ %936, %927 ]
  %929 = sub nsw i64 %919, %928
  %930 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %929, i64 2, i64 0)
  %931 = getelementptr inbounds i32, ptr @b, i64 %928
  %932 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %924, ptr nonnull %931, i64 %930)
  %933 = getelementptr inbounds i32, ptr @c, i64 %928
  %934 = tail call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %932, i32 252, i64 %930)
  %935 = tail call <vscale x 2 x i32> @llvm.riscv.vluxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32> poison, ptr nonnull @a, <vscale x 2 x i32> %934, i64 %930)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %935, ptr nonnull %933, i64 %930)
  %936 = add i64 %930, %928
  %937 = icmp slt i64 %936, %919
  br i1 %937, label %927, label %925, !llvm.loop !74

938:                                              ; preds = %941
  store i64 %947, ptr @digest, align 8, !tbaa !16
  %939 = add nuw nsw i32 %909, 1
  %940 = icmp eq i32 %939, 36
  br i1 %940, label %906, label %908, !llvm.loop !75

941:                                              ; preds = %925, %941
  %942 = phi i64 [ 0, %925 ], [ %948, %941 ]
  %943 = phi i64 [ %926, %925 ], [ %947, %941 ]
  %944 = mul i64 %943, 31
  %945 = getelementptr inbounds nuw i64, ptr @c, i64 %942
  %946 = load i64, ptr %945, align 8, !tbaa !16
  %947 = add i64 %944, %946
  %948 = add nuw nsw i64 %942, 1
  %949 = icmp eq i64 %948, 64
  br i1 %949, label %938, label %941, !llvm.loop !76

950:                                              ; preds = %984
  tail call fastcc void @show(ptr noundef nonnull @.str.20)
  %951 = load i64, ptr @digest, align 8
  br label %998

952:                                              ; preds = %906, %984
  %953 = phi i32 [ 0, %906 ], [ %985, %984 ]
  %954 = phi i64 [ %907, %906 ], [ %993, %984 ]
  %955 = trunc nuw i32 %953 to i8
  %956 = freeze i8 %955
  %957 = udiv i8 %956, 12
  %958 = mul i8 %957, 12
  %959 = sub i8 %956, %958
  %960 = zext nneg i8 %959 to i64
  %961 = getelementptr inbounds nuw i32, ptr @lengths, i64 %960
  %962 = load i32, ptr %961, align 4, !tbaa !9
  %963 = sext i32 %962 to i64
  %964 = zext nneg i8 %957 to i32
  tail call fastcc void @fill(i32 noundef signext %964)
  %965 = icmp eq i8 %959, 0
  br i1 %965, label %969, label %966

966:                                              ; preds = %952
  %967 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %968 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %967)
  br label %971

969:                                              ; preds = %971, %952
  %970 = mul i64 %954, 31
  br label %987

971:                                              ; preds = %966, %971
  %972 = phi i64 [ 0, %966 ], [ %982, %971 ]
  %973 = sub nsw i64 %963, %972
  %974 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %973, i64 2, i64 0)
  %975 = getelementptr inbounds i32, ptr @a, i64 %972
  %976 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %968, ptr nonnull %975, i64 %974)
  %977 = getelementptr inbounds i32, ptr @b, i64 %972
  %978 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %968, ptr nonnull %977, i64 %974)
  %979 = getelementptr inbounds i32, ptr @c, i64 %972
  %980 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %968, ptr nonnull %979, i64 %974)
  %981 = tail call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %978, i32 60, i64 %974)
  tail call void @llvm.riscv.vsuxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32> %976, ptr nonnull @c, <vscale x 2 x i32> %981, i64 %974)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %980, ptr nonnull %979, i64 %974)
  %982 = add i64 %974, %972
  %983 = icmp slt i64 %982, %963
  br i1 %983, label %971, label %969, !llvm.loop !77

984:                                              ; preds = %987
  store i64 %993, ptr @digest, align 8, !tbaa !16
  %985 = add nuw nsw i32 %953, 1
  %986 = icmp eq i32 %985, 36
  br i1 %986, label %950, label %952, !llvm.loop !78

987:                                              ; preds = %969, %987
  %988 = phi i64 [ 0, %969 ], [ %994, %987 ]
  %989 = phi i64 [ %970, %969 ], [ %993, %987 ]
  %990 = mul i64 %989, 31
  %991 = getelementptr inbounds nuw i64, ptr @c, i64 %988
  %992 = load i64, ptr %991, align 8, !tbaa !16
  %993 = add i64 %990, %992
  %994 = add nuw nsw i64 %988, 1
  %995 = icmp eq i64 %994, 64
  br i1 %995, label %984, label %987, !llvm.loop !79

996:                                              ; preds = %1031
  tail call fastcc void @show(ptr noundef nonnull @.str.21)
  %997 = load i64, ptr @digest, align 8
  br label %1045

998:                                              ; preds = %950, %1031
  %999 = phi i32 [ 0, %950 ], [ %1032, %1031 ]
  %1000 = phi i64 [ %951, %950 ], [ %1040, %1031 ]
  %1001 = trunc nuw i32 %999 to i8
  %1002 = freeze i8 %1001
  %1003 = udiv i8 %1002, 12
  %1004 = mul i8 %1003, 12
  %1005 = sub i8 %1002, %1004
  %1006 = zext nneg i8 %1005 to i64
  %1007 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1006
  %1008 = load i32, ptr %1007, align 4, !tbaa !9
  %1009 = sext i32 %1008 to i64
  %1010 = zext nneg i8 %1003 to i32
  tail call fastcc void @fill(i32 noundef signext %1010)
  %1011 = icmp eq i8 %1005, 0
  br i1 %1011, label %1015, label %1012

1012:                                             ; preds = %998
  %1013 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1014 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1013)
  br label %1017

1015:                                             ; preds = %1017, %998
  %1016 = mul i64 %1000, 31
  br label %1034

1017:                                             ; preds = %1012, %1017
  %1018 = phi i64 [ 0, %1012 ], [ %1029, %1017 ]
  %1019 = sub nsw i64 %1009, %1018
  %1020 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1019, i64 2, i64 0)
  %1021 = getelementptr inbounds i32, ptr @a, i64 %1018
  %1022 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1014, ptr nonnull %1021, i64 %1020)
  %1023 = getelementptr inbounds i32, ptr @b, i64 %1018
  %1024 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1014, ptr nonnull %1023, i64 %1020)
  %1025 = getelementptr inbounds i32, ptr @c, i64 %1018
  %1026 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1014, ptr nonnull %1025, i64 %1020)
  %1027 = tail call <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> %1022, <vscale x 2 x i32> %1024, i64 %1020)
  %1028 = getelementptr inbounds nuw i8, ptr %1025, i64 4
  tail call void @llvm.riscv.vse.mask.nxv2i32.p0.i64(<vscale x 2 x i32> %1022, ptr nonnull %1028, <vscale x 2 x i1> %1027, i64 %1020)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1026, ptr nonnull %1025, i64 %1020)
  %1029 = add i64 %1020, %1018
  %1030 = icmp slt i64 %1029, %1009
  br i1 %1030, label %1017, label %1015, !llvm.loop !80

1031:                                             ; preds = %1034
  store i64 %1040, ptr @digest, align 8, !tbaa !16
  %1032 = add nuw nsw i32 %999, 1
  %1033 = icmp eq i32 %1032, 36
  br i1 %1033, label %996, label %998, !llvm.loop !81

1034:                                             ; preds = %1015, %1034
  %1035 = phi i64 [ 0, %1015 ], [ %1041, %1034 ]
  %1036 = phi i64 [ %1016, %1015 ], [ %1040, %1034 ]
  %1037 = mul i64 %1036, 31
  %1038 = getelementptr inbounds nuw i64, ptr @c, i64 %1035
  %1039 = load i64, ptr %1038, align 8, !tbaa !16
  %1040 = add i64 %1037, %1039
  %1041 = add nuw nsw i64 %1035, 1
  %1042 = icmp eq i64 %1041, 64
  br i1 %1042, label %1031, label %1034, !llvm.loop !82

1043:                                             ; preds = %1081
  tail call fastcc void @show(ptr noundef nonnull @.str.22)
  %1044 = load i64, ptr @digest, align 8
  br label %1095

1045:                                             ; preds = %996, %1081
  %1046 = phi i32 [ 0, %996 ], [ %1082, %1081 ]
  %1047 = phi i64 [ %997, %996 ], [ %1090, %1081 ]
  %1048 = trunc nuw i32 %1046 to i8
  %1049 = freeze i8 %1048
  %1050 = udiv i8 %1049, 12
  %1051 = mul i8 %1050, 12
  %1052 = sub i8 %1049, %1051
  %1053 = zext nneg i8 %1052 to i64
  %1054 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1053
  %1055 = load i32, ptr %1054, align 4, !tbaa !9
  %1056 = sext i32 %1055 to i64
  %1057 = zext nneg i8 %1050 to i32
  tail call fastcc void @fill(i32 noundef signext %1057)
  %1058 = icmp eq i8 %1052, 0
  br i1 %1058, label %1062, label %1059

1059:                                             ; preds = %1045
  %1060 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1061 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1060)
  br label %1064

1062:                                             ; preds = %1064, %1045
  %1063 = mul i64 %1047, 31
  br label %1084

1064:                                             ; preds = %1059, %1064
  %1065 = phi i64 [ 0, %1059 ], [ %1079, %1064 ]
  %1066 = sub nsw i64 %1056, %1065
  %1067 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1066, i64 2, i64 0)
  %1068 = getelementptr inbounds i32, ptr @a, i64 %1065
  %1069 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1061, ptr nonnull %1068, i64 %1067)
  %1070 = getelementptr inbounds i32, ptr @b, i64 %1065
  %1071 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1061, ptr nonnull %1070, i64 %1067)
  %1072 = getelementptr inbounds i32, ptr @c, i64 %1065
  %1073 = tail call <vscale x 2 x i64> @llvm.riscv.vwadd.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %1069, <vscale x 2 x i32> %1071, i64 %1067)
  %1074 = tail call <vscale x 2 x i64> @llvm.riscv.vwmul.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %1069, <vscale x 2 x i32> %1071, i64 %1067)
  %1075 = tail call <vscale x 2 x i64> @llvm.riscv.vadd.nxv2i64.nxv2i64.i64(<vscale x 2 x i64> poison, <vscale x 2 x i64> %1073, <vscale x 2 x i64> %1074, i64 %1067)
  %1076 = tail call <vscale x 2 x i64> @llvm.riscv.vsext.nxv2i64.nxv2i32.i64(<vscale x 2 x i64> poison, <vscale x 2 x i32> %1071, i64 %1067)
  %1077 = tail call <vscale x 2 x i64> @llvm.riscv.vsub.nxv2i64.nxv2i64.i64(<vscale x 2 x i64> poison, <vscale x 2 x i64> %1075, <vscale x 2 x i64> %1076, i64 %1067)
  %1078 = tail call <vscale x 2 x i32> @llvm.riscv.vnsra.nxv2i32.nxv2i64.i64.i64(<vscale x 2 x i32> poison, <vscale x 2 x i64> %1077, i64 7, i64 %1067)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1078, ptr nonnull %1072, i64 %1067)
  %1079 = add i64 %1067, %1065
  %1080 = icmp slt i64 %1079, %1056
  br i1 %1080, label %1064, label %1062, !llvm.loop !83

1081:                                             ; preds = %1084
  store i64 %1090, ptr @digest, align 8, !tbaa !16
  %1082 = add nuw nsw i32 %1046, 1
  %1083 = icmp eq i32 %1082, 36
  br i1 %1083, label %1043, label %1045, !llvm.loop !84

1084:                                             ; preds = %1062, %1084
  %1085 = phi i64 [ 0, %1062 ], [ %1091, %1084 ]
  %1086 = phi i64 [ %1063, %1062 ], [ %1090, %1084 ]
  %1087 = mul i64 %1086, 31
  %1088 = getelementptr inbounds nuw i64, ptr @c, i64 %1085
  %1089 = load i64, ptr %1088, align 8, !tbaa !16
  %1090 = add i64 %1087, %1089
  %1091 = add nuw nsw i64 %1085, 1
  %1092 = icmp eq i64 %1091, 64
  br i1 %1092, label %1081, label %1084, !llvm.loop !85

1093:                                             ; preds = %1129
  tail call fastcc void @show(ptr noundef nonnull @.str.23)
  %1094 = load i64, ptr @digest, align 8
  br label %1143

1095:                                             ; preds = %1043, %1129
  %1096 = phi i32 [ 0, %1043 ], [ %1130, %1129 ]
  %1097 = phi i64 [ %1044, %1043 ], [ %1138, %1129 ]
  %1098 = trunc nuw i32 %1096 to i8
  %1099 = freeze i8 %1098
  %1100 = udiv i8 %1099, 12
  %1101 = mul i8 %1100, 12
  %1102 = sub i8 %1099, %1101
  %1103 = zext nneg i8 %1102 to i64
  %1104 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1103
  %1105 = load i32, ptr %1104, align 4, !tbaa !9
  %1106 = sext i32 %1105 to i64
  %1107 = zext nneg i8 %1100 to i32
  tail call fastcc void @fill(i32 noundef signext %1107)
  %1108 = icmp eq i8 %1102, 0
  br i1 %1108, label %1112, label %1109

1109:                                             ; preds = %1095
  %1110 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1111 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1110)
  br label %1114

1112:                                             ; preds = %1114, %1095
  %1113 = mul i64 %1097, 31
  br label %1132

1114:                                             ; preds = %1109, %1114
  %1115 = phi i64 [ 0, %1109 ], [ %1127, %1114 ]
  %1116 = sub nsw i64 %1106, %1115
  %1117 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1116, i64 2, i64 0)
  %1118 = getelementptr inbounds i32, ptr @a, i64 %1115
  %1119 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1111, ptr nonnull %1118, i64 %1117)
  %1120 = getelementptr inbounds i32, ptr @b, i64 %1115
  %1121 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1111, ptr nonnull %1120, i64 %1117)
  %1122 = getelementptr inbounds i32, ptr @c, i64 %1115
  %1123 = tail call <vscale x 2 x i32> @llvm.riscv.vslide1down.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1119, i32 5, i64 %1117)
  %1124 = tail call <vscale x 2 x i32> @llvm.riscv.vslide1up.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1123, i32 6, i64 %1117)
  %1125 = tail call <vscale x 2 x i32> @llvm.riscv.vslidedown.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1121, i64 1, i64 %1117, i64 3)
  %1126 = tail call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1124, <vscale x 2 x i32> %1125, i64 %1117)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1126, ptr nonnull %1122, i64 %1117)
  %1127 = add i64 %1117, %1115
  %1128 = icmp slt i64 %1127, %1106
  br i1 %1128, label %1114, label %1112, !llvm.loop !86

1129:                                             ; preds = %1132
  store i64 %1138, ptr @digest, align 8, !tbaa !16
  %1130 = add nuw nsw i32 %1096, 1
  %1131 = icmp eq i32 %1130, 36
  br i1 %1131, label %1093, label %1095, !llvm.loop !87

1132:                                             ; preds = %1112, %1132
  %1133 = phi i64 [ 0, %1112 ], [ %1139, %1132 ]
  %1134 = phi i64 [ %1113, %1112 ], [ %1138, %1132 ]
  %1135 = mul i64 %1134, 31
  %1136 = getelementptr inbounds nuw i64, ptr @c, i64 %1133
  %1137 = load i64, ptr %1136, align 8, !tbaa !16
  %1138 = add i64 %1135, %1137
  %1139 = add nuw nsw i64 %1133, 1
  %1140 = icmp eq i64 %1139, 64
  br i1 %1140, label %1129, label %1132, !llvm.loop !88

1141:                                             ; preds = %1176
  tail call fastcc void @show(ptr noundef nonnull @.str.24)
  %1142 = load i64, ptr @digest, align 8
  br label %1190

1143:                                             ; preds = %1093, %1176
  %1144 = phi i32 [ 0, %1093 ], [ %1177, %1176 ]
  %1145 = phi i64 [ %1094, %1093 ], [ %1185, %1176 ]
  %1146 = trunc nuw i32 %1144 to i8
  %1147 = freeze i8 %1146
  %1148 = udiv i8 %1147, 12
  %1149 = mul i8 %1148, 12
  %1150 = sub i8 %1147, %1149
  %1151 = zext nneg i8 %1150 to i64
  %1152 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1151
  %1153 = load i32, ptr %1152, align 4, !tbaa !9
  %1154 = sext i32 %1153 to i64
  %1155 = zext nneg i8 %1148 to i32
  tail call fastcc void @fill(i32 noundef signext %1155)
  %1156 = icmp eq i8 %1150, 0
  br i1 %1156, label %1160, label %1157

1157:                                             ; preds = %1143
  %1158 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1159 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1158)
  br label %1162

1160:                                             ; preds = %1162, %1143
  %1161 = mul i64 %1145, 31
  br label %1179

1162:                                             ; preds = %1157, %1162
  %1163 = phi i64 [ 0, %1157 ], [ %1174, %1162 ]
  %1164 = sub nsw i64 %1154, %1163
  %1165 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1164, i64 2, i64 0)
  %1166 = getelementptr inbounds i32, ptr @a, i64 %1163
  %1167 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1159, ptr nonnull %1166, i64 %1165)
  %1168 = getelementptr inbounds i32, ptr @b, i64 %1163
  %1169 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1159, ptr nonnull %1168, i64 %1165)
  %1170 = getelementptr inbounds i32, ptr @c, i64 %1163
  %1171 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1159, ptr nonnull %1170, i64 %1165)
  %1172 = tail call <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32> %1171, <vscale x 2 x i32> %1167, i64 1, i64 %1165, i64 3)
  %1173 = tail call <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32> %1172, <vscale x 2 x i32> %1169, i64 9, i64 %1165, i64 3)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1173, ptr nonnull %1170, i64 %1165)
  %1174 = add i64 %1165, %1163
  %1175 = icmp slt i64 %1174, %1154
  br i1 %1175, label %1162, label %1160, !llvm.loop !89

1176:                                             ; preds = %1179
  store i64 %1185, ptr @digest, align 8, !tbaa !16
  %1177 = add nuw nsw i32 %1144, 1
  %1178 = icmp eq i32 %1177, 36
  br i1 %1178, label %1141, label %1143, !llvm.loop !90

1179:                                             ; preds = %1160, %1179
  %1180 = phi i64 [ 0, %1160 ], [ %1186, %1179 ]
  %1181 = phi i64 [ %1161, %1160 ], [ %1185, %1179 ]
  %1182 = mul i64 %1181, 31
  %1183 = getelementptr inbounds nuw i64, ptr @c, i64 %1180
  %1184 = load i64, ptr %1183, align 8, !tbaa !16
  %1185 = add i64 %1182, %1184
  %1186 = add nuw nsw i64 %1180, 1
  %1187 = icmp eq i64 %1186, 64
  br i1 %1187, label %1176, label %1179, !llvm.loop !91

1188:                                             ; preds = %1222
  tail call fastcc void @show(ptr noundef nonnull @.str.25)
  %1189 = load i64, ptr @digest, align 8
  br label %1236

1190:                                             ; preds = %1141, %1222
  %1191 = phi i32 [ 0, %1141 ], [ %1223, %1222 ]
  %1192 = phi i64 [ %1142, %1141 ], [ %1231, %1222 ]
  %1193 = trunc nuw i32 %1191 to i8
  %1194 = freeze i8 %1193
  %1195 = udiv i8 %1194, 12
  %1196 = mul i8 %1195, 12
  %1197 = sub i8 %1194, %1196
  %1198 = zext nneg i8 %1197 to i64
  %1199 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1198
  %1200 = load i32, ptr %1199, align 4, !tbaa !9
  %1201 = sext i32 %1200 to i64
  %1202 = zext nneg i8 %1195 to i32
  tail call fastcc void @fill(i32 noundef signext %1202)
  %1203 = icmp eq i8 %1197, 0
  br i1 %1203, label %1207, label %1204

1204:                                             ; preds = %1190
  %1205 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1206 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1205)
  br label %1209

1207:                                             ; preds = %1209, %1190
  %1208 = mul i64 %1192, 31
  br label %1225

1209:                                             ; preds = %1204, %1209
  %1210 = phi i64 [ 0, %1204 ], [ %1220, %1209 ]
  %1211 = sub nsw i64 %1201, %1210
  %1212 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1211, i64 2, i64 0)
  %1213 = getelementptr inbounds i32, ptr @a, i64 %1210
  %1214 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1206, ptr nonnull %1213, i64 %1212)
  %1215 = getelementptr inbounds i32, ptr @b, i64 %1210
  %1216 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1206, ptr nonnull %1215, i64 %1212)
  %1217 = getelementptr inbounds i32, ptr @c, i64 %1210
  %1218 = tail call <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1216, i32 5, i64 %1212)
  %1219 = tail call <vscale x 2 x i32> @llvm.riscv.vrgather.vv.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1214, <vscale x 2 x i32> %1218, i64 %1212)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1219, ptr nonnull %1217, i64 %1212)
  %1220 = add i64 %1212, %1210
  %1221 = icmp slt i64 %1220, %1201
  br i1 %1221, label %1209, label %1207, !llvm.loop !92

1222:                                             ; preds = %1225
  store i64 %1231, ptr @digest, align 8, !tbaa !16
  %1223 = add nuw nsw i32 %1191, 1
  %1224 = icmp eq i32 %1223, 36
  br i1 %1224, label %1188, label %1190, !llvm.loop !93

1225:                                             ; preds = %1207, %1225
  %1226 = phi i64 [ 0, %1207 ], [ %1232, %1225 ]
  %1227 = phi i64 [ %1208, %1207 ], [ %1231, %1225 ]
  %1228 = mul i64 %1227, 31
  %1229 = getelementptr inbounds nuw i64, ptr @c, i64 %1226
  %1230 = load i64, ptr %1229, align 8, !tbaa !16
  %1231 = add i64 %1228, %1230
  %1232 = add nuw nsw i64 %1226, 1
  %1233 = icmp eq i64 %1232, 64
  br i1 %1233, label %1222, label %1225, !llvm.loop !94

1234:                                             ; preds = %1265
  tail call fastcc void @show(ptr noundef nonnull @.str.26)
  %1235 = load i64, ptr @digest, align 8
  br label %1279

1236:                                             ; preds = %1188, %1265
  %1237 = phi i32 [ 0, %1188 ], [ %1266, %1265 ]
  %1238 = phi i64 [ %1189, %1188 ], [ %1274, %1265 ]
  %1239 = trunc nuw i32 %1237 to i8
  %1240 = freeze i8 %1239
  %1241 = udiv i8 %1240, 12
  %1242 = mul i8 %1241, 12
  %1243 = sub i8 %1240, %1242
  %1244 = zext nneg i8 %1243 to i64
  %1245 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1244
  %1246 = load i32, ptr %1245, align 4, !tbaa !9
  %1247 = sext i32 %1246 to i64
  %1248 = zext nneg i8 %1241 to i32
  tail call fastcc void @fill(i32 noundef signext %1248)
  %1249 = icmp eq i8 %1243, 0
  br i1 %1249, label %1253, label %1250

1250:                                             ; preds = %1236
  %1251 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 0)
  %1252 = tail call <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32> poison, i32 0, i64 %1251)
  br label %1255

1253:                                             ; preds = %1255, %1236
  %1254 = mul i64 %1238, 31
  br label %1268

1255:                                             ; preds = %1250, %1255
  %1256 = phi i64 [ 0, %1250 ], [ %1263, %1255 ]
  %1257 = sub nsw i64 %1247, %1256
  %1258 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1257, i64 2, i64 0)
  %1259 = getelementptr inbounds i32, ptr @c, i64 %1256
  %1260 = tail call <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32> %1252, ptr nonnull %1259, i64 %1258)
  %1261 = tail call <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32> poison, i64 %1258)
  %1262 = tail call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> %1260, <vscale x 2 x i32> %1261, i64 %1258)
  tail call void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32> %1262, ptr nonnull %1259, i64 %1258)
  %1263 = add i64 %1258, %1256
  %1264 = icmp slt i64 %1263, %1247
  br i1 %1264, label %1255, label %1253, !llvm.loop !95

1265:                                             ; preds = %1268
  store i64 %1274, ptr @digest, align 8, !tbaa !16
  %1266 = add nuw nsw i32 %1237, 1
  %1267 = icmp eq i32 %1266, 36
  br i1 %1267, label %1234, label %1236, !llvm.loop !96

1268:                                             ; preds = %1253, %1268
  %1269 = phi i64 [ 0, %1253 ], [ %1275, %1268 ]
  %1270 = phi i64 [ %1254, %1253 ], [ %1274, %1268 ]
  %1271 = mul i64 %1270, 31
  %1272 = getelementptr inbounds nuw i64, ptr @c, i64 %1269
  %1273 = load i64, ptr %1272, align 8, !tbaa !16
  %1274 = add i64 %1271, %1273
  %1275 = add nuw nsw i64 %1269, 1
  %1276 = icmp eq i64 %1275, 64
  br i1 %1276, label %1265, label %1268, !llvm.loop !97

1277:                                             ; preds = %1310
  tail call fastcc void @show(ptr noundef nonnull @.str.27)
  %1278 = load i64, ptr @digest, align 8
  br label %1324

1279:                                             ; preds = %1234, %1310
  %1280 = phi i32 [ 0, %1234 ], [ %1311, %1310 ]
  %1281 = phi i64 [ %1235, %1234 ], [ %1319, %1310 ]
  %1282 = trunc nuw i32 %1280 to i8
  %1283 = freeze i8 %1282
  %1284 = udiv i8 %1283, 12
  %1285 = mul i8 %1284, 12
  %1286 = sub i8 %1283, %1285
  %1287 = zext nneg i8 %1286 to i64
  %1288 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1287
  %1289 = load i32, ptr %1288, align 4, !tbaa !9
  %1290 = sext i32 %1289 to i64
  %1291 = zext nneg i8 %1284 to i32
  tail call fastcc void @fill(i32 noundef signext %1291)
  %1292 = icmp eq i8 %1286, 0
  br i1 %1292, label %1296, label %1293

1293:                                             ; preds = %1279
  %1294 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1295 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1294)
  br label %1298

1296:                                             ; preds = %1298, %1279
  %1297 = mul i64 %1281, 31
  br label %1313

1298:                                             ; preds = %1293, %1298
  %1299 = phi i64 [ 0, %1293 ], [ %1308, %1298 ]
  %1300 = sub nsw i64 %1290, %1299
  %1301 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1300, i64 0, i64 1)
  %1302 = getelementptr inbounds i8, ptr @a, i64 %1299
  %1303 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1295, ptr nonnull %1302, i64 %1301)
  %1304 = getelementptr inbounds i8, ptr @b, i64 %1299
  %1305 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1295, ptr nonnull %1304, i64 %1301)
  %1306 = getelementptr inbounds i8, ptr @c, i64 %1299
  %1307 = tail call <vscale x 16 x i8> @llvm.riscv.vdivu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1303, <vscale x 16 x i8> %1305, i64 %1301)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1307, ptr nonnull %1306, i64 %1301)
  %1308 = add i64 %1301, %1299
  %1309 = icmp slt i64 %1308, %1290
  br i1 %1309, label %1298, label %1296, !llvm.loop !98

1310:                                             ; preds = %1313
  store i64 %1319, ptr @digest, align 8, !tbaa !16
  %1311 = add nuw nsw i32 %1280, 1
  %1312 = icmp eq i32 %1311, 36
  br i1 %1312, label %1277, label %1279, !llvm.loop !99

1313:                                             ; preds = %1296, %1313
  %1314 = phi i64 [ 0, %1296 ], [ %1320, %1313 ]
  %1315 = phi i64 [ %1297, %1296 ], [ %1319, %1313 ]
  %1316 = mul i64 %1315, 31
  %1317 = getelementptr inbounds nuw i64, ptr @c, i64 %1314
  %1318 = load i64, ptr %1317, align 8, !tbaa !16
  %1319 = add i64 %1316, %1318
  %1320 = add nuw nsw i64 %1314, 1
  %1321 = icmp eq i64 %1320, 64
  br i1 %1321, label %1310, label %1313, !llvm.loop !100

1322:                                             ; preds = %1356
  tail call fastcc void @show(ptr noundef nonnull @.str.28)
  %1323 = load i64, ptr @digest, align 8
  br label %1370

1324:                                             ; preds = %1277, %1356
  %1325 = phi i32 [ 0, %1277 ], [ %1357, %1356 ]
  %1326 = phi i64 [ %1278, %1277 ], [ %1365, %1356 ]
  %1327 = trunc nuw i32 %1325 to i8
  %1328 = freeze i8 %1327
  %1329 = udiv i8 %1328, 12
  %1330 = mul i8 %1329, 12
  %1331 = sub i8 %1328, %1330
  %1332 = zext nneg i8 %1331 to i64
  %1333 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1332
  %1334 = load i32, ptr %1333, align 4, !tbaa !9
  %1335 = sext i32 %1334 to i64
  %1336 = zext nneg i8 %1329 to i32
  tail call fastcc void @fill(i32 noundef signext %1336)
  %1337 = icmp eq i8 %1331, 0
  br i1 %1337, label %1341, label %1338

1338:                                             ; preds = %1324
  %1339 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1340 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1339)
  br label %1343

1341:                                             ; preds = %1343, %1324
  %1342 = mul i64 %1326, 31
  br label %1359

1343:                                             ; preds = %1338, %1343
  %1344 = phi i64 [ 0, %1338 ], [ %1354, %1343 ]
  %1345 = sub nsw i64 %1335, %1344
  %1346 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1345, i64 0, i64 1)
  %1347 = getelementptr inbounds i8, ptr @a, i64 %1344
  %1348 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1340, ptr nonnull %1347, i64 %1346)
  %1349 = getelementptr inbounds i8, ptr @b, i64 %1344
  %1350 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1340, ptr nonnull %1349, i64 %1346)
  %1351 = getelementptr inbounds i8, ptr @c, i64 %1344
  %1352 = tail call <vscale x 16 x i8> @llvm.riscv.vminu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1348, <vscale x 16 x i8> %1350, i64 %1346)
  %1353 = tail call <vscale x 16 x i8> @llvm.riscv.vmaxu.nxv16i8.i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1352, i8 20, i64 %1346)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1353, ptr nonnull %1351, i64 %1346)
  %1354 = add i64 %1346, %1344
  %1355 = icmp slt i64 %1354, %1335
  br i1 %1355, label %1343, label %1341, !llvm.loop !101

1356:                                             ; preds = %1359
  store i64 %1365, ptr @digest, align 8, !tbaa !16
  %1357 = add nuw nsw i32 %1325, 1
  %1358 = icmp eq i32 %1357, 36
  br i1 %1358, label %1322, label %1324, !llvm.loop !102

1359:                                             ; preds = %1341, %1359
  %1360 = phi i64 [ 0, %1341 ], [ %1366, %1359 ]
  %1361 = phi i64 [ %1342, %1341 ], [ %1365, %1359 ]
  %1362 = mul i64 %1361, 31
  %1363 = getelementptr inbounds nuw i64, ptr @c, i64 %1360
  %1364 = load i64, ptr %1363, align 8, !tbaa !16
  %1365 = add i64 %1362, %1364
  %1366 = add nuw nsw i64 %1360, 1
  %1367 = icmp eq i64 %1366, 64
  br i1 %1367, label %1356, label %1359, !llvm.loop !103

1368:                                             ; preds = %1401
  tail call fastcc void @show(ptr noundef nonnull @.str.29)
  %1369 = load i64, ptr @digest, align 8
  br label %1415

1370:                                             ; preds = %1322, %1401
  %1371 = phi i32 [ 0, %1322 ], [ %1402, %1401 ]
  %1372 = phi i64 [ %1323, %1322 ], [ %1410, %1401 ]
  %1373 = trunc nuw i32 %1371 to i8
  %1374 = freeze i8 %1373
  %1375 = udiv i8 %1374, 12
  %1376 = mul i8 %1375, 12
  %1377 = sub i8 %1374, %1376
  %1378 = zext nneg i8 %1377 to i64
  %1379 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1378
  %1380 = load i32, ptr %1379, align 4, !tbaa !9
  %1381 = sext i32 %1380 to i64
  %1382 = zext nneg i8 %1375 to i32
  tail call fastcc void @fill(i32 noundef signext %1382)
  %1383 = icmp eq i8 %1377, 0
  br i1 %1383, label %1387, label %1384

1384:                                             ; preds = %1370
  %1385 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1386 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1385)
  br label %1389

1387:                                             ; preds = %1389, %1370
  %1388 = mul i64 %1372, 31
  br label %1404

1389:                                             ; preds = %1384, %1389
  %1390 = phi i64 [ 0, %1384 ], [ %1399, %1389 ]
  %1391 = sub nsw i64 %1381, %1390
  %1392 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1391, i64 0, i64 1)
  %1393 = getelementptr inbounds i8, ptr @a, i64 %1390
  %1394 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1386, ptr nonnull %1393, i64 %1392)
  %1395 = getelementptr inbounds i8, ptr @b, i64 %1390
  %1396 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1386, ptr nonnull %1395, i64 %1392)
  %1397 = getelementptr inbounds i8, ptr @c, i64 %1390
  %1398 = tail call <vscale x 16 x i8> @llvm.riscv.vssubu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1394, <vscale x 16 x i8> %1396, i64 %1392)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1398, ptr nonnull %1397, i64 %1392)
  %1399 = add i64 %1392, %1390
  %1400 = icmp slt i64 %1399, %1381
  br i1 %1400, label %1389, label %1387, !llvm.loop !104

1401:                                             ; preds = %1404
  store i64 %1410, ptr @digest, align 8, !tbaa !16
  %1402 = add nuw nsw i32 %1371, 1
  %1403 = icmp eq i32 %1402, 36
  br i1 %1403, label %1368, label %1370, !llvm.loop !105

1404:                                             ; preds = %1387, %1404
  %1405 = phi i64 [ 0, %1387 ], [ %1411, %1404 ]
  %1406 = phi i64 [ %1388, %1387 ], [ %1410, %1404 ]
  %1407 = mul i64 %1406, 31
  %1408 = getelementptr inbounds nuw i64, ptr @c, i64 %1405
  %1409 = load i64, ptr %1408, align 8, !tbaa !16
  %1410 = add i64 %1407, %1409
  %1411 = add nuw nsw i64 %1405, 1
  %1412 = icmp eq i64 %1411, 64
  br i1 %1412, label %1401, label %1404, !llvm.loop !106

1413:                                             ; preds = %1447
  tail call fastcc void @show(ptr noundef nonnull @.str.30)
  %1414 = load i64, ptr @digest, align 8
  br label %1461

1415:                                             ; preds = %1368, %1447
  %1416 = phi i32 [ 0, %1368 ], [ %1448, %1447 ]
  %1417 = phi i64 [ %1369, %1368 ], [ %1456, %1447 ]
  %1418 = trunc nuw i32 %1416 to i8
  %1419 = freeze i8 %1418
  %1420 = udiv i8 %1419, 12
  %1421 = mul i8 %1420, 12
  %1422 = sub i8 %1419, %1421
  %1423 = zext nneg i8 %1422 to i64
  %1424 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1423
  %1425 = load i32, ptr %1424, align 4, !tbaa !9
  %1426 = sext i32 %1425 to i64
  %1427 = zext nneg i8 %1420 to i32
  tail call fastcc void @fill(i32 noundef signext %1427)
  %1428 = icmp eq i8 %1422, 0
  br i1 %1428, label %1432, label %1429

1429:                                             ; preds = %1415
  %1430 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1431 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1430)
  br label %1434

1432:                                             ; preds = %1434, %1415
  %1433 = mul i64 %1417, 31
  br label %1450

1434:                                             ; preds = %1429, %1434
  %1435 = phi i64 [ 0, %1429 ], [ %1445, %1434 ]
  %1436 = sub nsw i64 %1426, %1435
  %1437 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1436, i64 0, i64 1)
  %1438 = getelementptr inbounds i8, ptr @a, i64 %1435
  %1439 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1431, ptr nonnull %1438, i64 %1437)
  %1440 = getelementptr inbounds i8, ptr @b, i64 %1435
  %1441 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1431, ptr nonnull %1440, i64 %1437)
  %1442 = getelementptr inbounds i8, ptr @c, i64 %1435
  %1443 = tail call <vscale x 16 x i8> @llvm.riscv.vsll.nxv16i8.i64.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1439, i64 3, i64 %1437)
  %1444 = tail call <vscale x 16 x i8> @llvm.riscv.vsrl.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1443, <vscale x 16 x i8> %1441, i64 %1437)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1444, ptr nonnull %1442, i64 %1437)
  %1445 = add i64 %1437, %1435
  %1446 = icmp slt i64 %1445, %1426
  br i1 %1446, label %1434, label %1432, !llvm.loop !107

1447:                                             ; preds = %1450
  store i64 %1456, ptr @digest, align 8, !tbaa !16
  %1448 = add nuw nsw i32 %1416, 1
  %1449 = icmp eq i32 %1448, 36
  br i1 %1449, label %1413, label %1415, !llvm.loop !108

1450:                                             ; preds = %1432, %1450
  %1451 = phi i64 [ 0, %1432 ], [ %1457, %1450 ]
  %1452 = phi i64 [ %1433, %1432 ], [ %1456, %1450 ]
  %1453 = mul i64 %1452, 31
  %1454 = getelementptr inbounds nuw i64, ptr @c, i64 %1451
  %1455 = load i64, ptr %1454, align 8, !tbaa !16
  %1456 = add i64 %1453, %1455
  %1457 = add nuw nsw i64 %1451, 1
  %1458 = icmp eq i64 %1457, 64
  br i1 %1458, label %1447, label %1450, !llvm.loop !109

1459:                                             ; preds = %1499
  tail call fastcc void @show(ptr noundef nonnull @.str.31)
  %1460 = load i64, ptr @digest, align 8
  br label %1513

1461:                                             ; preds = %1413, %1499
  %1462 = phi i32 [ 0, %1413 ], [ %1500, %1499 ]
  %1463 = phi i64 [ %1414, %1413 ], [ %1508, %1499 ]
  %1464 = trunc nuw i32 %1462 to i8
  %1465 = freeze i8 %1464
  %1466 = udiv i8 %1465, 12
  %1467 = mul i8 %1466, 12
  %1468 = sub i8 %1465, %1467
  %1469 = zext nneg i8 %1468 to i64
  %1470 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1469
  %1471 = load i32, ptr %1470, align 4, !tbaa !9
  %1472 = sext i32 %1471 to i64
  %1473 = zext nneg i8 %1466 to i32
  tail call fastcc void @fill(i32 noundef signext %1473)
  %1474 = icmp eq i8 %1468, 0
  br i1 %1474, label %1479, label %1475

1475:                                             ; preds = %1461
  %1476 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1477 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1476)
  %1478 = tail call <vscale x 8 x i8> @llvm.riscv.vmv.s.x.nxv8i8.i64(<vscale x 8 x i8> poison, i8 1, i64 1)
  br label %1483

1479:                                             ; preds = %1483, %1461
  %1480 = phi i64 [ 0, %1461 ], [ %1496, %1483 ]
  %1481 = mul i64 %1463, 31
  %1482 = add i64 %1481, %1480
  br label %1502

1483:                                             ; preds = %1475, %1483
  %1484 = phi i64 [ 0, %1475 ], [ %1496, %1483 ]
  %1485 = phi i64 [ 0, %1475 ], [ %1497, %1483 ]
  %1486 = sub nsw i64 %1472, %1485
  %1487 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1486, i64 0, i64 1)
  %1488 = getelementptr inbounds i8, ptr @a, i64 %1485
  %1489 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1477, ptr nonnull %1488, i64 %1487)
  %1490 = getelementptr inbounds i8, ptr @c, i64 %1485
  %1491 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1477, ptr nonnull %1490, i64 %1487)
  %1492 = mul nsw i64 %1484, 7
  %1493 = tail call <vscale x 8 x i8> @llvm.riscv.vredsum.nxv8i8.nxv16i8.i64(<vscale x 8 x i8> poison, <vscale x 16 x i8> %1489, <vscale x 8 x i8> %1478, i64 %1487)
  %1494 = tail call i8 @llvm.riscv.vmv.x.s.nxv8i8(<vscale x 8 x i8> %1493)
  %1495 = zext i8 %1494 to i64
  %1496 = add nsw i64 %1492, %1495
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1491, ptr nonnull %1490, i64 %1487)
  %1497 = add i64 %1487, %1485
  %1498 = icmp slt i64 %1497, %1472
  br i1 %1498, label %1483, label %1479, !llvm.loop !110

1499:                                             ; preds = %1502
  store i64 %1508, ptr @digest, align 8, !tbaa !16
  %1500 = add nuw nsw i32 %1462, 1
  %1501 = icmp eq i32 %1500, 36
  br i1 %1501, label %1459, label %1461, !llvm.loop !111

1502:                                             ; preds = %1479, %1502
  %1503 = phi i64 [ 0, %1479 ], [ %1509, %1502 ]
  %1504 = phi i64 [ %1482, %1479 ], [ %1508, %1502 ]
  %1505 = mul i64 %1504, 31
  %1506 = getelementptr inbounds nuw i64, ptr @c, i64 %1503
  %1507 = load i64, ptr %1506, align 8, !tbaa !16
  %1508 = add i64 %1505, %1507
  %1509 = add nuw nsw i64 %1503, 1
  %1510 = icmp eq i64 %1509, 64
  br i1 %1510, label %1499, label %1502, !llvm.loop !112

1511:                                             ; preds = %1543
  tail call fastcc void @show(ptr noundef nonnull @.str.32)
  %1512 = load i64, ptr @digest, align 8
  br label %1557

1513:                                             ; preds = %1459, %1543
  %1514 = phi i32 [ 0, %1459 ], [ %1544, %1543 ]
  %1515 = phi i64 [ %1460, %1459 ], [ %1552, %1543 ]
  %1516 = trunc nuw i32 %1514 to i8
  %1517 = freeze i8 %1516
  %1518 = udiv i8 %1517, 12
  %1519 = mul i8 %1518, 12
  %1520 = sub i8 %1517, %1519
  %1521 = zext nneg i8 %1520 to i64
  %1522 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1521
  %1523 = load i32, ptr %1522, align 4, !tbaa !9
  %1524 = sext i32 %1523 to i64
  %1525 = zext nneg i8 %1518 to i32
  tail call fastcc void @fill(i32 noundef signext %1525)
  %1526 = icmp eq i8 %1520, 0
  br i1 %1526, label %1530, label %1527

1527:                                             ; preds = %1513
  %1528 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1529 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1528)
  br label %1532

1530:                                             ; preds = %1532, %1513
  %1531 = mul i64 %1515, 31
  br label %1546

1532:                                             ; preds = %1527, %1532
  %1533 = phi i64 [ 0, %1527 ], [ %1541, %1532 ]
  %1534 = sub nsw i64 %1524, %1533
  %1535 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1534, i64 0, i64 1)
  %1536 = getelementptr inbounds i8, ptr @a, i64 %1533
  %1537 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1529, ptr nonnull %1536, i64 %1535)
  %1538 = getelementptr inbounds i8, ptr @c, i64 %1533
  %1539 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1529, ptr nonnull %1538, i64 %1535)
  %1540 = tail call <vscale x 16 x i8> @llvm.riscv.vmacc.nxv16i8.i8.i64(<vscale x 16 x i8> %1539, i8 3, <vscale x 16 x i8> %1537, i64 %1535, i64 3)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1540, ptr nonnull %1538, i64 %1535)
  %1541 = add i64 %1535, %1533
  %1542 = icmp slt i64 %1541, %1524
  br i1 %1542, label %1532, label %1530, !llvm.loop !113

1543:                                             ; preds = %1546
  store i64 %1552, ptr @digest, align 8, !tbaa !16
  %1544 = add nuw nsw i32 %1514, 1
  %1545 = icmp eq i32 %1544, 36
  br i1 %1545, label %1511, label %1513, !llvm.loop !114

1546:                                             ; preds = %1530, %1546
  %1547 = phi i64 [ 0, %1530 ], [ %1553, %1546 ]
  %1548 = phi i64 [ %1531, %1530 ], [ %1552, %1546 ]
  %1549 = mul i64 %1548, 31
  %1550 = getelementptr inbounds nuw i64, ptr @c, i64 %1547
  %1551 = load i64, ptr %1550, align 8, !tbaa !16
  %1552 = add i64 %1549, %1551
  %1553 = add nuw nsw i64 %1547, 1
  %1554 = icmp eq i64 %1553, 64
  br i1 %1554, label %1543, label %1546, !llvm.loop !115

1555:                                             ; preds = %1590
  tail call fastcc void @show(ptr noundef nonnull @.str.33)
  %1556 = load i64, ptr @digest, align 8
  br label %1604

1557:                                             ; preds = %1511, %1590
  %1558 = phi i32 [ 0, %1511 ], [ %1591, %1590 ]
  %1559 = phi i64 [ %1512, %1511 ], [ %1599, %1590 ]
  %1560 = trunc nuw i32 %1558 to i8
  %1561 = freeze i8 %1560
  %1562 = udiv i8 %1561, 12
  %1563 = mul i8 %1562, 12
  %1564 = sub i8 %1561, %1563
  %1565 = zext nneg i8 %1564 to i64
  %1566 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1565
  %1567 = load i32, ptr %1566, align 4, !tbaa !9
  %1568 = sext i32 %1567 to i64
  %1569 = zext nneg i8 %1562 to i32
  tail call fastcc void @fill(i32 noundef signext %1569)
  %1570 = icmp eq i8 %1564, 0
  br i1 %1570, label %1574, label %1571

1571:                                             ; preds = %1557
  %1572 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1573 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1572)
  br label %1576

1574:                                             ; preds = %1576, %1557
  %1575 = mul i64 %1559, 31
  br label %1593

1576:                                             ; preds = %1571, %1576
  %1577 = phi i64 [ 0, %1571 ], [ %1588, %1576 ]
  %1578 = sub nsw i64 %1568, %1577
  %1579 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1578, i64 0, i64 1)
  %1580 = getelementptr inbounds i8, ptr @a, i64 %1577
  %1581 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1573, ptr nonnull %1580, i64 %1579)
  %1582 = getelementptr inbounds i8, ptr @b, i64 %1577
  %1583 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1573, ptr nonnull %1582, i64 %1579)
  %1584 = getelementptr inbounds i8, ptr @c, i64 %1577
  %1585 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1573, ptr nonnull %1584, i64 %1579)
  %1586 = tail call <vscale x 16 x i1> @llvm.riscv.vmsgtu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> %1581, <vscale x 16 x i8> %1583, i64 %1579)
  %1587 = tail call <vscale x 16 x i8> @llvm.riscv.vadd.mask.nxv16i8.nxv16i8.i64(<vscale x 16 x i8> %1585, <vscale x 16 x i8> %1581, <vscale x 16 x i8> %1583, <vscale x 16 x i1> %1586, i64 %1579, i64 1)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1587, ptr nonnull %1584, i64 %1579)
  %1588 = add i64 %1579, %1577
  %1589 = icmp slt i64 %1588, %1568
  br i1 %1589, label %1576, label %1574, !llvm.loop !116

1590:                                             ; preds = %1593
  store i64 %1599, ptr @digest, align 8, !tbaa !16
  %1591 = add nuw nsw i32 %1558, 1
  %1592 = icmp eq i32 %1591, 36
  br i1 %1592, label %1555, label %1557, !llvm.loop !117

1593:                                             ; preds = %1574, %1593
  %1594 = phi i64 [ 0, %1574 ], [ %1600, %1593 ]
  %1595 = phi i64 [ %1575, %1574 ], [ %1599, %1593 ]
  %1596 = mul i64 %1595, 31
  %1597 = getelementptr inbounds nuw i64, ptr @c, i64 %1594
  %1598 = load i64, ptr %1597, align 8, !tbaa !16
  %1599 = add i64 %1596, %1598
  %1600 = add nuw nsw i64 %1594, 1
  %1601 = icmp eq i64 %1600, 64
  br i1 %1601, label %1590, label %1593, !llvm.loop !118

1602:                                             ; preds = %1636
  tail call fastcc void @show(ptr noundef nonnull @.str.34)
  %1603 = load i64, ptr @digest, align 8
  br label %1650

1604:                                             ; preds = %1555, %1636
  %1605 = phi i32 [ 0, %1555 ], [ %1637, %1636 ]
  %1606 = phi i64 [ %1556, %1555 ], [ %1645, %1636 ]
  %1607 = trunc nuw i32 %1605 to i8
  %1608 = freeze i8 %1607
  %1609 = udiv i8 %1608, 12
  %1610 = mul i8 %1609, 12
  %1611 = sub i8 %1608, %1610
  %1612 = zext nneg i8 %1611 to i64
  %1613 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1612
  %1614 = load i32, ptr %1613, align 4, !tbaa !9
  %1615 = sext i32 %1614 to i64
  %1616 = zext nneg i8 %1609 to i32
  tail call fastcc void @fill(i32 noundef signext %1616)
  %1617 = icmp eq i8 %1611, 0
  br i1 %1617, label %1621, label %1618

1618:                                             ; preds = %1604
  %1619 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %1620 = tail call <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8> poison, i8 0, i64 %1619)
  br label %1623

1621:                                             ; preds = %1623, %1604
  %1622 = mul i64 %1606, 31
  br label %1639

1623:                                             ; preds = %1618, %1623
  %1624 = phi i64 [ 0, %1618 ], [ %1634, %1623 ]
  %1625 = sub nsw i64 %1615, %1624
  %1626 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1625, i64 0, i64 1)
  %1627 = getelementptr inbounds i8, ptr @a, i64 %1624
  %1628 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1620, ptr nonnull %1627, i64 %1626)
  %1629 = getelementptr inbounds i8, ptr @b, i64 %1624
  %1630 = tail call <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8> %1620, ptr nonnull %1629, i64 %1626)
  %1631 = getelementptr inbounds i8, ptr @c, i64 %1624
  %1632 = tail call <vscale x 16 x i8> @llvm.riscv.vand.nxv16i8.i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1630, i8 31, i64 %1626)
  %1633 = tail call <vscale x 16 x i8> @llvm.riscv.vrgather.vv.nxv16i8.i64(<vscale x 16 x i8> poison, <vscale x 16 x i8> %1628, <vscale x 16 x i8> %1632, i64 %1626)
  tail call void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8> %1633, ptr nonnull %1631, i64 %1626)
  %1634 = add i64 %1626, %1624
  %1635 = icmp slt i64 %1634, %1615
  br i1 %1635, label %1623, label %1621, !llvm.loop !119

1636:                                             ; preds = %1639
  store i64 %1645, ptr @digest, align 8, !tbaa !16
  %1637 = add nuw nsw i32 %1605, 1
  %1638 = icmp eq i32 %1637, 36
  br i1 %1638, label %1602, label %1604, !llvm.loop !120

1639:                                             ; preds = %1621, %1639
  %1640 = phi i64 [ 0, %1621 ], [ %1646, %1639 ]
  %1641 = phi i64 [ %1622, %1621 ], [ %1645, %1639 ]
  %1642 = mul i64 %1641, 31
  %1643 = getelementptr inbounds nuw i64, ptr @c, i64 %1640
  %1644 = load i64, ptr %1643, align 8, !tbaa !16
  %1645 = add i64 %1642, %1644
  %1646 = add nuw nsw i64 %1640, 1
  %1647 = icmp eq i64 %1646, 64
  br i1 %1647, label %1636, label %1639, !llvm.loop !121

1648:                                             ; preds = %1677
  tail call fastcc void @show(ptr noundef nonnull @.str.35)
  %1649 = load i64, ptr @digest, align 8
  br label %1691

1650:                                             ; preds = %1602, %1677
  %1651 = phi i32 [ 0, %1602 ], [ %1678, %1677 ]
  %1652 = phi i64 [ %1603, %1602 ], [ %1686, %1677 ]
  %1653 = trunc nuw i32 %1651 to i8
  %1654 = urem i8 %1653, 12
  %1655 = zext nneg i8 %1654 to i64
  %1656 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1655
  %1657 = load i32, ptr %1656, align 4, !tbaa !9
  %1658 = sext i32 %1657 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1659 = icmp eq i8 %1654, 0
  br i1 %1659, label %1663, label %1660

1660:                                             ; preds = %1650
  %1661 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1662 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1661)
  br label %1665

1663:                                             ; preds = %1665, %1650
  %1664 = mul i64 %1652, 31
  br label %1680

1665:                                             ; preds = %1660, %1665
  %1666 = phi i64 [ 0, %1660 ], [ %1675, %1665 ]
  %1667 = sub nsw i64 %1658, %1666
  %1668 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1667, i64 2, i64 1)
  %1669 = getelementptr inbounds float, ptr @a, i64 %1666
  %1670 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1662, ptr nonnull %1669, i64 %1668)
  %1671 = getelementptr inbounds float, ptr @b, i64 %1666
  %1672 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1662, ptr nonnull %1671, i64 %1668)
  %1673 = getelementptr inbounds float, ptr @c, i64 %1666
  %1674 = tail call <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1670, <vscale x 4 x float> %1672, i64 7, i64 %1668)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1674, ptr nonnull %1673, i64 %1668)
  %1675 = add i64 %1668, %1666
  %1676 = icmp slt i64 %1675, %1658
  br i1 %1676, label %1665, label %1663, !llvm.loop !122

1677:                                             ; preds = %1680
  store i64 %1686, ptr @digest, align 8, !tbaa !16
  %1678 = add nuw nsw i32 %1651, 1
  %1679 = icmp eq i32 %1678, 36
  br i1 %1679, label %1648, label %1650, !llvm.loop !123

1680:                                             ; preds = %1663, %1680
  %1681 = phi i64 [ 0, %1663 ], [ %1687, %1680 ]
  %1682 = phi i64 [ %1664, %1663 ], [ %1686, %1680 ]
  %1683 = mul i64 %1682, 31
  %1684 = getelementptr inbounds nuw i64, ptr @c, i64 %1681
  %1685 = load i64, ptr %1684, align 8, !tbaa !16
  %1686 = add i64 %1683, %1685
  %1687 = add nuw nsw i64 %1681, 1
  %1688 = icmp eq i64 %1687, 64
  br i1 %1688, label %1677, label %1680, !llvm.loop !124

1689:                                             ; preds = %1716
  tail call fastcc void @show(ptr noundef nonnull @.str.36)
  %1690 = load i64, ptr @digest, align 8
  br label %1730

1691:                                             ; preds = %1648, %1716
  %1692 = phi i32 [ 0, %1648 ], [ %1717, %1716 ]
  %1693 = phi i64 [ %1649, %1648 ], [ %1725, %1716 ]
  %1694 = trunc nuw i32 %1692 to i8
  %1695 = urem i8 %1694, 12
  %1696 = zext nneg i8 %1695 to i64
  %1697 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1696
  %1698 = load i32, ptr %1697, align 4, !tbaa !9
  %1699 = sext i32 %1698 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1700 = icmp eq i8 %1695, 0
  br i1 %1700, label %1704, label %1701

1701:                                             ; preds = %1691
  %1702 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1703 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1702)
  br label %1706

1704:                                             ; preds = %1706, %1691
  %1705 = mul i64 %1693, 31
  br label %1719

1706:                                             ; preds = %1701, %1706
  %1707 = phi i64 [ 0, %1701 ], [ %1714, %1706 ]
  %1708 = sub nsw i64 %1699, %1707
  %1709 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1708, i64 2, i64 1)
  %1710 = getelementptr inbounds float, ptr @a, i64 %1707
  %1711 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1703, ptr nonnull %1710, i64 %1709)
  %1712 = getelementptr inbounds float, ptr @c, i64 %1707
  %1713 = tail call <vscale x 4 x float> @llvm.riscv.vfrsub.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1711, float 2.500000e+00, i64 7, i64 %1709)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1713, ptr nonnull %1712, i64 %1709)
  %1714 = add i64 %1709, %1707
  %1715 = icmp slt i64 %1714, %1699
  br i1 %1715, label %1706, label %1704, !llvm.loop !125

1716:                                             ; preds = %1719
  store i64 %1725, ptr @digest, align 8, !tbaa !16
  %1717 = add nuw nsw i32 %1692, 1
  %1718 = icmp eq i32 %1717, 36
  br i1 %1718, label %1689, label %1691, !llvm.loop !126

1719:                                             ; preds = %1704, %1719
  %1720 = phi i64 [ 0, %1704 ], [ %1726, %1719 ]
  %1721 = phi i64 [ %1705, %1704 ], [ %1725, %1719 ]
  %1722 = mul i64 %1721, 31
  %1723 = getelementptr inbounds nuw i64, ptr @c, i64 %1720
  %1724 = load i64, ptr %1723, align 8, !tbaa !16
  %1725 = add i64 %1722, %1724
  %1726 = add nuw nsw i64 %1720, 1
  %1727 = icmp eq i64 %1726, 64
  br i1 %1727, label %1716, label %1719, !llvm.loop !127

1728:                                             ; preds = %1759
  tail call fastcc void @show(ptr noundef nonnull @.str.37)
  %1729 = load i64, ptr @digest, align 8
  br label %1773

1730:                                             ; preds = %1689, %1759
  %1731 = phi i32 [ 0, %1689 ], [ %1760, %1759 ]
  %1732 = phi i64 [ %1690, %1689 ], [ %1768, %1759 ]
  %1733 = trunc nuw i32 %1731 to i8
  %1734 = urem i8 %1733, 12
  %1735 = zext nneg i8 %1734 to i64
  %1736 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1735
  %1737 = load i32, ptr %1736, align 4, !tbaa !9
  %1738 = sext i32 %1737 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1739 = icmp eq i8 %1734, 0
  br i1 %1739, label %1743, label %1740

1740:                                             ; preds = %1730
  %1741 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1742 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1741)
  br label %1745

1743:                                             ; preds = %1745, %1730
  %1744 = mul i64 %1732, 31
  br label %1762

1745:                                             ; preds = %1740, %1745
  %1746 = phi i64 [ 0, %1740 ], [ %1757, %1745 ]
  %1747 = sub nsw i64 %1738, %1746
  %1748 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1747, i64 2, i64 1)
  %1749 = getelementptr inbounds float, ptr @a, i64 %1746
  %1750 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1742, ptr nonnull %1749, i64 %1748)
  %1751 = getelementptr inbounds float, ptr @b, i64 %1746
  %1752 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1742, ptr nonnull %1751, i64 %1748)
  %1753 = getelementptr inbounds float, ptr @c, i64 %1746
  %1754 = tail call <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1752, float 1.250000e-01, i64 7, i64 %1748)
  %1755 = tail call <vscale x 4 x float> @llvm.riscv.vfdiv.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1750, <vscale x 4 x float> %1754, i64 7, i64 %1748)
  %1756 = tail call <vscale x 4 x float> @llvm.riscv.vfmul.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1755, <vscale x 4 x float> %1752, i64 7, i64 %1748)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1756, ptr nonnull %1753, i64 %1748)
  %1757 = add i64 %1748, %1746
  %1758 = icmp slt i64 %1757, %1738
  br i1 %1758, label %1745, label %1743, !llvm.loop !128

1759:                                             ; preds = %1762
  store i64 %1768, ptr @digest, align 8, !tbaa !16
  %1760 = add nuw nsw i32 %1731, 1
  %1761 = icmp eq i32 %1760, 36
  br i1 %1761, label %1728, label %1730, !llvm.loop !129

1762:                                             ; preds = %1743, %1762
  %1763 = phi i64 [ 0, %1743 ], [ %1769, %1762 ]
  %1764 = phi i64 [ %1744, %1743 ], [ %1768, %1762 ]
  %1765 = mul i64 %1764, 31
  %1766 = getelementptr inbounds nuw i64, ptr @c, i64 %1763
  %1767 = load i64, ptr %1766, align 8, !tbaa !16
  %1768 = add i64 %1765, %1767
  %1769 = add nuw nsw i64 %1763, 1
  %1770 = icmp eq i64 %1769, 64
  br i1 %1770, label %1759, label %1762, !llvm.loop !130

1771:                                             ; preds = %1801
  tail call fastcc void @show(ptr noundef nonnull @.str.38)
  %1772 = load i64, ptr @digest, align 8
  br label %1815

1773:                                             ; preds = %1728, %1801
  %1774 = phi i32 [ 0, %1728 ], [ %1802, %1801 ]
  %1775 = phi i64 [ %1729, %1728 ], [ %1810, %1801 ]
  %1776 = trunc nuw i32 %1774 to i8
  %1777 = urem i8 %1776, 12
  %1778 = zext nneg i8 %1777 to i64
  %1779 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1778
  %1780 = load i32, ptr %1779, align 4, !tbaa !9
  %1781 = sext i32 %1780 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1782 = icmp eq i8 %1777, 0
  br i1 %1782, label %1786, label %1783

1783:                                             ; preds = %1773
  %1784 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1785 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1784)
  br label %1788

1786:                                             ; preds = %1788, %1773
  %1787 = mul i64 %1775, 31
  br label %1804

1788:                                             ; preds = %1783, %1788
  %1789 = phi i64 [ 0, %1783 ], [ %1799, %1788 ]
  %1790 = sub nsw i64 %1781, %1789
  %1791 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1790, i64 2, i64 1)
  %1792 = getelementptr inbounds float, ptr @a, i64 %1789
  %1793 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1785, ptr nonnull %1792, i64 %1791)
  %1794 = getelementptr inbounds float, ptr @b, i64 %1789
  %1795 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1785, ptr nonnull %1794, i64 %1791)
  %1796 = getelementptr inbounds float, ptr @c, i64 %1789
  %1797 = tail call <vscale x 4 x float> @llvm.riscv.vfmin.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1793, <vscale x 4 x float> %1795, i64 %1791)
  %1798 = tail call <vscale x 4 x float> @llvm.riscv.vfmax.nxv4f32.f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1797, float -2.000000e+00, i64 %1791)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1798, ptr nonnull %1796, i64 %1791)
  %1799 = add i64 %1791, %1789
  %1800 = icmp slt i64 %1799, %1781
  br i1 %1800, label %1788, label %1786, !llvm.loop !131

1801:                                             ; preds = %1804
  store i64 %1810, ptr @digest, align 8, !tbaa !16
  %1802 = add nuw nsw i32 %1774, 1
  %1803 = icmp eq i32 %1802, 36
  br i1 %1803, label %1771, label %1773, !llvm.loop !132

1804:                                             ; preds = %1786, %1804
  %1805 = phi i64 [ 0, %1786 ], [ %1811, %1804 ]
  %1806 = phi i64 [ %1787, %1786 ], [ %1810, %1804 ]
  %1807 = mul i64 %1806, 31
  %1808 = getelementptr inbounds nuw i64, ptr @c, i64 %1805
  %1809 = load i64, ptr %1808, align 8, !tbaa !16
  %1810 = add i64 %1807, %1809
  %1811 = add nuw nsw i64 %1805, 1
  %1812 = icmp eq i64 %1811, 64
  br i1 %1812, label %1801, label %1804, !llvm.loop !133

1813:                                             ; preds = %1843
  tail call fastcc void @show(ptr noundef nonnull @.str.39)
  %1814 = load i64, ptr @digest, align 8
  br label %1857

1815:                                             ; preds = %1771, %1843
  %1816 = phi i32 [ 0, %1771 ], [ %1844, %1843 ]
  %1817 = phi i64 [ %1772, %1771 ], [ %1852, %1843 ]
  %1818 = trunc nuw i32 %1816 to i8
  %1819 = urem i8 %1818, 12
  %1820 = zext nneg i8 %1819 to i64
  %1821 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1820
  %1822 = load i32, ptr %1821, align 4, !tbaa !9
  %1823 = sext i32 %1822 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1824 = icmp eq i8 %1819, 0
  br i1 %1824, label %1828, label %1825

1825:                                             ; preds = %1815
  %1826 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1827 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1826)
  br label %1830

1828:                                             ; preds = %1830, %1815
  %1829 = mul i64 %1817, 31
  br label %1846

1830:                                             ; preds = %1825, %1830
  %1831 = phi i64 [ 0, %1825 ], [ %1841, %1830 ]
  %1832 = sub nsw i64 %1823, %1831
  %1833 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1832, i64 2, i64 1)
  %1834 = getelementptr inbounds float, ptr @a, i64 %1831
  %1835 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1827, ptr nonnull %1834, i64 %1833)
  %1836 = getelementptr inbounds float, ptr @b, i64 %1831
  %1837 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1827, ptr nonnull %1836, i64 %1833)
  %1838 = getelementptr inbounds float, ptr @c, i64 %1831
  %1839 = tail call <vscale x 4 x float> @llvm.riscv.vfsgnjn.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1835, <vscale x 4 x float> %1837, i64 %1833)
  %1840 = tail call <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1839, <vscale x 4 x float> %1835, i64 %1833)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1840, ptr nonnull %1838, i64 %1833)
  %1841 = add i64 %1833, %1831
  %1842 = icmp slt i64 %1841, %1823
  br i1 %1842, label %1830, label %1828, !llvm.loop !134

1843:                                             ; preds = %1846
  store i64 %1852, ptr @digest, align 8, !tbaa !16
  %1844 = add nuw nsw i32 %1816, 1
  %1845 = icmp eq i32 %1844, 36
  br i1 %1845, label %1813, label %1815, !llvm.loop !135

1846:                                             ; preds = %1828, %1846
  %1847 = phi i64 [ 0, %1828 ], [ %1853, %1846 ]
  %1848 = phi i64 [ %1829, %1828 ], [ %1852, %1846 ]
  %1849 = mul i64 %1848, 31
  %1850 = getelementptr inbounds nuw i64, ptr @c, i64 %1847
  %1851 = load i64, ptr %1850, align 8, !tbaa !16
  %1852 = add i64 %1849, %1851
  %1853 = add nuw nsw i64 %1847, 1
  %1854 = icmp eq i64 %1853, 64
  br i1 %1854, label %1843, label %1846, !llvm.loop !136

1855:                                             ; preds = %1883
  tail call fastcc void @show(ptr noundef nonnull @.str.40)
  %1856 = load i64, ptr @digest, align 8
  br label %1897

1857:                                             ; preds = %1813, %1883
  %1858 = phi i32 [ 0, %1813 ], [ %1884, %1883 ]
  %1859 = phi i64 [ %1814, %1813 ], [ %1892, %1883 ]
  %1860 = trunc nuw i32 %1858 to i8
  %1861 = urem i8 %1860, 12
  %1862 = zext nneg i8 %1861 to i64
  %1863 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1862
  %1864 = load i32, ptr %1863, align 4, !tbaa !9
  %1865 = sext i32 %1864 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1866 = icmp eq i8 %1861, 0
  br i1 %1866, label %1870, label %1867

1867:                                             ; preds = %1857
  %1868 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1869 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1868)
  br label %1872

1870:                                             ; preds = %1872, %1857
  %1871 = mul i64 %1859, 31
  br label %1886

1872:                                             ; preds = %1867, %1872
  %1873 = phi i64 [ 0, %1867 ], [ %1881, %1872 ]
  %1874 = sub nsw i64 %1865, %1873
  %1875 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1874, i64 2, i64 1)
  %1876 = getelementptr inbounds float, ptr @a, i64 %1873
  %1877 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1869, ptr nonnull %1876, i64 %1875)
  %1878 = getelementptr inbounds float, ptr @c, i64 %1873
  %1879 = tail call <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1877, <vscale x 4 x float> %1877, i64 %1875)
  %1880 = tail call <vscale x 4 x float> @llvm.riscv.vfsqrt.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %1879, i64 7, i64 %1875)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1880, ptr nonnull %1878, i64 %1875)
  %1881 = add i64 %1875, %1873
  %1882 = icmp slt i64 %1881, %1865
  br i1 %1882, label %1872, label %1870, !llvm.loop !137

1883:                                             ; preds = %1886
  store i64 %1892, ptr @digest, align 8, !tbaa !16
  %1884 = add nuw nsw i32 %1858, 1
  %1885 = icmp eq i32 %1884, 36
  br i1 %1885, label %1855, label %1857, !llvm.loop !138

1886:                                             ; preds = %1870, %1886
  %1887 = phi i64 [ 0, %1870 ], [ %1893, %1886 ]
  %1888 = phi i64 [ %1871, %1870 ], [ %1892, %1886 ]
  %1889 = mul i64 %1888, 31
  %1890 = getelementptr inbounds nuw i64, ptr @c, i64 %1887
  %1891 = load i64, ptr %1890, align 8, !tbaa !16
  %1892 = add i64 %1889, %1891
  %1893 = add nuw nsw i64 %1887, 1
  %1894 = icmp eq i64 %1893, 64
  br i1 %1894, label %1883, label %1886, !llvm.loop !139

1895:                                             ; preds = %1924
  tail call fastcc void @show(ptr noundef nonnull @.str.41)
  %1896 = load i64, ptr @digest, align 8
  br label %1938

1897:                                             ; preds = %1855, %1924
  %1898 = phi i32 [ 0, %1855 ], [ %1925, %1924 ]
  %1899 = phi i64 [ %1856, %1855 ], [ %1933, %1924 ]
  %1900 = trunc nuw i32 %1898 to i8
  %1901 = urem i8 %1900, 12
  %1902 = zext nneg i8 %1901 to i64
  %1903 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1902
  %1904 = load i32, ptr %1903, align 4, !tbaa !9
  %1905 = sext i32 %1904 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1906 = icmp eq i8 %1901, 0
  br i1 %1906, label %1910, label %1907

1907:                                             ; preds = %1897
  %1908 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1909 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1908)
  br label %1912

1910:                                             ; preds = %1912, %1897
  %1911 = mul i64 %1899, 31
  br label %1927

1912:                                             ; preds = %1907, %1912
  %1913 = phi i64 [ 0, %1907 ], [ %1922, %1912 ]
  %1914 = sub nsw i64 %1905, %1913
  %1915 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1914, i64 2, i64 1)
  %1916 = getelementptr inbounds float, ptr @a, i64 %1913
  %1917 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1909, ptr nonnull %1916, i64 %1915)
  %1918 = getelementptr inbounds float, ptr @b, i64 %1913
  %1919 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1909, ptr nonnull %1918, i64 %1915)
  %1920 = getelementptr inbounds float, ptr @c, i64 %1913
  %1921 = tail call <vscale x 4 x float> @llvm.riscv.vfmacc.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %1917, <vscale x 4 x float> %1919, <vscale x 4 x float> %1919, i64 7, i64 %1915, i64 3)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1921, ptr nonnull %1920, i64 %1915)
  %1922 = add i64 %1915, %1913
  %1923 = icmp slt i64 %1922, %1905
  br i1 %1923, label %1912, label %1910, !llvm.loop !140

1924:                                             ; preds = %1927
  store i64 %1933, ptr @digest, align 8, !tbaa !16
  %1925 = add nuw nsw i32 %1898, 1
  %1926 = icmp eq i32 %1925, 36
  br i1 %1926, label %1895, label %1897, !llvm.loop !141

1927:                                             ; preds = %1910, %1927
  %1928 = phi i64 [ 0, %1910 ], [ %1934, %1927 ]
  %1929 = phi i64 [ %1911, %1910 ], [ %1933, %1927 ]
  %1930 = mul i64 %1929, 31
  %1931 = getelementptr inbounds nuw i64, ptr @c, i64 %1928
  %1932 = load i64, ptr %1931, align 8, !tbaa !16
  %1933 = add i64 %1930, %1932
  %1934 = add nuw nsw i64 %1928, 1
  %1935 = icmp eq i64 %1934, 64
  br i1 %1935, label %1924, label %1927, !llvm.loop !142

1936:                                             ; preds = %1965
  tail call fastcc void @show(ptr noundef nonnull @.str.42)
  %1937 = load i64, ptr @digest, align 8
  br label %1979

1938:                                             ; preds = %1895, %1965
  %1939 = phi i32 [ 0, %1895 ], [ %1966, %1965 ]
  %1940 = phi i64 [ %1896, %1895 ], [ %1974, %1965 ]
  %1941 = trunc nuw i32 %1939 to i8
  %1942 = urem i8 %1941, 12
  %1943 = zext nneg i8 %1942 to i64
  %1944 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1943
  %1945 = load i32, ptr %1944, align 4, !tbaa !9
  %1946 = sext i32 %1945 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1947 = icmp eq i8 %1942, 0
  br i1 %1947, label %1951, label %1948

1948:                                             ; preds = %1938
  %1949 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1950 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1949)
  br label %1953

1951:                                             ; preds = %1953, %1938
  %1952 = mul i64 %1940, 31
  br label %1968

1953:                                             ; preds = %1948, %1953
  %1954 = phi i64 [ 0, %1948 ], [ %1963, %1953 ]
  %1955 = sub nsw i64 %1946, %1954
  %1956 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1955, i64 2, i64 1)
  %1957 = getelementptr inbounds float, ptr @a, i64 %1954
  %1958 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1950, ptr nonnull %1957, i64 %1956)
  %1959 = getelementptr inbounds float, ptr @b, i64 %1954
  %1960 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1950, ptr nonnull %1959, i64 %1956)
  %1961 = getelementptr inbounds float, ptr @c, i64 %1954
  %1962 = tail call <vscale x 4 x float> @llvm.riscv.vfnmsub.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %1958, <vscale x 4 x float> %1960, <vscale x 4 x float> %1960, i64 7, i64 %1956, i64 3)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %1962, ptr nonnull %1961, i64 %1956)
  %1963 = add i64 %1956, %1954
  %1964 = icmp slt i64 %1963, %1946
  br i1 %1964, label %1953, label %1951, !llvm.loop !143

1965:                                             ; preds = %1968
  store i64 %1974, ptr @digest, align 8, !tbaa !16
  %1966 = add nuw nsw i32 %1939, 1
  %1967 = icmp eq i32 %1966, 36
  br i1 %1967, label %1936, label %1938, !llvm.loop !144

1968:                                             ; preds = %1951, %1968
  %1969 = phi i64 [ 0, %1951 ], [ %1975, %1968 ]
  %1970 = phi i64 [ %1952, %1951 ], [ %1974, %1968 ]
  %1971 = mul i64 %1970, 31
  %1972 = getelementptr inbounds nuw i64, ptr @c, i64 %1969
  %1973 = load i64, ptr %1972, align 8, !tbaa !16
  %1974 = add i64 %1971, %1973
  %1975 = add nuw nsw i64 %1969, 1
  %1976 = icmp eq i64 %1975, 64
  br i1 %1976, label %1965, label %1968, !llvm.loop !145

1977:                                             ; preds = %2006
  tail call fastcc void @show(ptr noundef nonnull @.str.43)
  %1978 = load i64, ptr @digest, align 8
  br label %2020

1979:                                             ; preds = %1936, %2006
  %1980 = phi i32 [ 0, %1936 ], [ %2007, %2006 ]
  %1981 = phi i64 [ %1937, %1936 ], [ %2015, %2006 ]
  %1982 = trunc nuw i32 %1980 to i8
  %1983 = urem i8 %1982, 12
  %1984 = zext nneg i8 %1983 to i64
  %1985 = getelementptr inbounds nuw i32, ptr @lengths, i64 %1984
  %1986 = load i32, ptr %1985, align 4, !tbaa !9
  %1987 = sext i32 %1986 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %1988 = icmp eq i8 %1983, 0
  br i1 %1988, label %1992, label %1989

1989:                                             ; preds = %1979
  %1990 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %1991 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %1990)
  br label %1994

1992:                                             ; preds = %1994, %1979
  %1993 = mul i64 %1981, 31
  br label %2009

1994:                                             ; preds = %1989, %1994
  %1995 = phi i64 [ 0, %1989 ], [ %2004, %1994 ]
  %1996 = sub nsw i64 %1987, %1995
  %1997 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %1996, i64 2, i64 1)
  %1998 = getelementptr inbounds float, ptr @a, i64 %1995
  %1999 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1991, ptr nonnull %1998, i64 %1997)
  %2000 = getelementptr inbounds float, ptr @b, i64 %1995
  %2001 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %1991, ptr nonnull %2000, i64 %1997)
  %2002 = getelementptr inbounds float, ptr @c, i64 %1995
  %2003 = tail call <vscale x 4 x float> @llvm.riscv.vfmsac.nxv4f32.f32.i64(<vscale x 4 x float> %1999, float 3.000000e+00, <vscale x 4 x float> %2001, i64 7, i64 %1997, i64 3)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %2003, ptr nonnull %2002, i64 %1997)
  %2004 = add i64 %1997, %1995
  %2005 = icmp slt i64 %2004, %1987
  br i1 %2005, label %1994, label %1992, !llvm.loop !146

2006:                                             ; preds = %2009
  store i64 %2015, ptr @digest, align 8, !tbaa !16
  %2007 = add nuw nsw i32 %1980, 1
  %2008 = icmp eq i32 %2007, 36
  br i1 %2008, label %1977, label %1979, !llvm.loop !147

2009:                                             ; preds = %1992, %2009
  %2010 = phi i64 [ 0, %1992 ], [ %2016, %2009 ]
  %2011 = phi i64 [ %1993, %1992 ], [ %2015, %2009 ]
  %2012 = mul i64 %2011, 31
  %2013 = getelementptr inbounds nuw i64, ptr @c, i64 %2010
  %2014 = load i64, ptr %2013, align 8, !tbaa !16
  %2015 = add i64 %2012, %2014
  %2016 = add nuw nsw i64 %2010, 1
  %2017 = icmp eq i64 %2016, 64
  br i1 %2017, label %2006, label %2009, !llvm.loop !148

2018:                                             ; preds = %2047
  tail call fastcc void @show(ptr noundef nonnull @.str.44)
  %2019 = load i64, ptr @digest, align 8
  br label %2061

2020:                                             ; preds = %1977, %2047
  %2021 = phi i32 [ 0, %1977 ], [ %2048, %2047 ]
  %2022 = phi i64 [ %1978, %1977 ], [ %2056, %2047 ]
  %2023 = trunc nuw i32 %2021 to i8
  %2024 = urem i8 %2023, 12
  %2025 = zext nneg i8 %2024 to i64
  %2026 = getelementptr inbounds nuw i32, ptr @lengths, i64 %2025
  %2027 = load i32, ptr %2026, align 4, !tbaa !9
  %2028 = sext i32 %2027 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %2029 = icmp eq i8 %2024, 0
  br i1 %2029, label %2033, label %2030

2030:                                             ; preds = %2020
  %2031 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %2032 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %2031)
  br label %2035

2033:                                             ; preds = %2035, %2020
  %2034 = mul i64 %2022, 31
  br label %2050

2035:                                             ; preds = %2030, %2035
  %2036 = phi i64 [ 0, %2030 ], [ %2045, %2035 ]
  %2037 = sub nsw i64 %2028, %2036
  %2038 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %2037, i64 2, i64 1)
  %2039 = getelementptr inbounds float, ptr @a, i64 %2036
  %2040 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2032, ptr nonnull %2039, i64 %2038)
  %2041 = getelementptr inbounds float, ptr @b, i64 %2036
  %2042 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2032, ptr nonnull %2041, i64 %2038)
  %2043 = getelementptr inbounds float, ptr @c, i64 %2036
  %2044 = tail call <vscale x 4 x float> @llvm.riscv.vfnmadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %2040, <vscale x 4 x float> %2042, <vscale x 4 x float> %2042, i64 7, i64 %2038, i64 3)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %2044, ptr nonnull %2043, i64 %2038)
  %2045 = add i64 %2038, %2036
  %2046 = icmp slt i64 %2045, %2028
  br i1 %2046, label %2035, label %2033, !llvm.loop !149

2047:                                             ; preds = %2050
  store i64 %2056, ptr @digest, align 8, !tbaa !16
  %2048 = add nuw nsw i32 %2021, 1
  %2049 = icmp eq i32 %2048, 36
  br i1 %2049, label %2018, label %2020, !llvm.loop !150

2050:                                             ; preds = %2033, %2050
  %2051 = phi i64 [ 0, %2033 ], [ %2057, %2050 ]
  %2052 = phi i64 [ %2034, %2033 ], [ %2056, %2050 ]
  %2053 = mul i64 %2052, 31
  %2054 = getelementptr inbounds nuw i64, ptr @c, i64 %2051
  %2055 = load i64, ptr %2054, align 8, !tbaa !16
  %2056 = add i64 %2053, %2055
  %2057 = add nuw nsw i64 %2051, 1
  %2058 = icmp eq i64 %2057, 64
  br i1 %2058, label %2047, label %2050, !llvm.loop !151

2059:                                             ; preds = %2089
  tail call fastcc void @show(ptr noundef nonnull @.str.45)
  %2060 = load i64, ptr @digest, align 8
  br label %2103

2061:                                             ; preds = %2018, %2089
  %2062 = phi i32 [ 0, %2018 ], [ %2090, %2089 ]
  %2063 = phi i64 [ %2019, %2018 ], [ %2098, %2089 ]
  %2064 = trunc nuw i32 %2062 to i8
  %2065 = urem i8 %2064, 12
  %2066 = zext nneg i8 %2065 to i64
  %2067 = getelementptr inbounds nuw i32, ptr @lengths, i64 %2066
  %2068 = load i32, ptr %2067, align 4, !tbaa !9
  %2069 = sext i32 %2068 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %2070 = icmp eq i8 %2065, 0
  br i1 %2070, label %2074, label %2071

2071:                                             ; preds = %2061
  %2072 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %2073 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %2072)
  br label %2076

2074:                                             ; preds = %2076, %2061
  %2075 = mul i64 %2063, 31
  br label %2092

2076:                                             ; preds = %2071, %2076
  %2077 = phi i64 [ 0, %2071 ], [ %2087, %2076 ]
  %2078 = sub nsw i64 %2069, %2077
  %2079 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %2078, i64 2, i64 1)
  %2080 = getelementptr inbounds float, ptr @a, i64 %2077
  %2081 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2073, ptr nonnull %2080, i64 %2079)
  %2082 = getelementptr inbounds float, ptr @b, i64 %2077
  %2083 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2073, ptr nonnull %2082, i64 %2079)
  %2084 = getelementptr inbounds float, ptr @c, i64 %2077
  %2085 = tail call <vscale x 4 x i1> @llvm.riscv.vmflt.nxv4f32.nxv4f32.i64(<vscale x 4 x float> %2081, <vscale x 4 x float> %2083, i64 %2079)
  %2086 = tail call <vscale x 4 x float> @llvm.riscv.vmerge.nxv4f32.nxv4f32.i64(<vscale x 4 x float> poison, <vscale x 4 x float> %2081, <vscale x 4 x float> %2083, <vscale x 4 x i1> %2085, i64 %2079)
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %2086, ptr nonnull %2084, i64 %2079)
  %2087 = add i64 %2079, %2077
  %2088 = icmp slt i64 %2087, %2069
  br i1 %2088, label %2076, label %2074, !llvm.loop !152

2089:                                             ; preds = %2092
  store i64 %2098, ptr @digest, align 8, !tbaa !16
  %2090 = add nuw nsw i32 %2062, 1
  %2091 = icmp eq i32 %2090, 36
  br i1 %2091, label %2059, label %2061, !llvm.loop !153

2092:                                             ; preds = %2074, %2092
  %2093 = phi i64 [ 0, %2074 ], [ %2099, %2092 ]
  %2094 = phi i64 [ %2075, %2074 ], [ %2098, %2092 ]
  %2095 = mul i64 %2094, 31
  %2096 = getelementptr inbounds nuw i64, ptr @c, i64 %2093
  %2097 = load i64, ptr %2096, align 8, !tbaa !16
  %2098 = add i64 %2095, %2097
  %2099 = add nuw nsw i64 %2093, 1
  %2100 = icmp eq i64 %2099, 64
  br i1 %2100, label %2089, label %2092, !llvm.loop !154

2101:                                             ; preds = %2138
  tail call fastcc void @show(ptr noundef nonnull @.str.46)
  %2102 = load i64, ptr @digest, align 8
  br label %2151

2103:                                             ; preds = %2059, %2138
  %2104 = phi i32 [ 0, %2059 ], [ %2139, %2138 ]
  %2105 = phi i64 [ %2060, %2059 ], [ %2147, %2138 ]
  %2106 = trunc nuw i32 %2104 to i8
  %2107 = urem i8 %2106, 12
  %2108 = zext nneg i8 %2107 to i64
  %2109 = getelementptr inbounds nuw i32, ptr @lengths, i64 %2108
  %2110 = load i32, ptr %2109, align 4, !tbaa !9
  %2111 = sext i32 %2110 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %2112 = icmp eq i8 %2107, 0
  br i1 %2112, label %2117, label %2113

2113:                                             ; preds = %2103
  %2114 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %2115 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %2114)
  %2116 = tail call <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float> poison, float 5.000000e-01, i64 1)
  br label %2121

2117:                                             ; preds = %2121, %2103
  %2118 = phi i64 [ 0, %2103 ], [ %2135, %2121 ]
  %2119 = mul i64 %2105, 31
  %2120 = add i64 %2119, %2118
  br label %2141

2121:                                             ; preds = %2113, %2121
  %2122 = phi i64 [ 0, %2113 ], [ %2135, %2121 ]
  %2123 = phi i64 [ 0, %2113 ], [ %2136, %2121 ]
  %2124 = sub nsw i64 %2111, %2123
  %2125 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %2124, i64 2, i64 1)
  %2126 = getelementptr inbounds float, ptr @a, i64 %2123
  %2127 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2115, ptr nonnull %2126, i64 %2125)
  %2128 = getelementptr inbounds float, ptr @c, i64 %2123
  %2129 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2115, ptr nonnull %2128, i64 %2125)
  %2130 = tail call <vscale x 2 x float> @llvm.riscv.vfredosum.nxv2f32.nxv4f32.i64(<vscale x 2 x float> poison, <vscale x 4 x float> %2127, <vscale x 2 x float> %2116, i64 7, i64 %2125)
  %2131 = tail call float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float> %2130)
  %2132 = mul nsw i64 %2122, 7
  %2133 = bitcast float %2131 to i32
  %2134 = zext i32 %2133 to i64
  %2135 = add nsw i64 %2132, %2134
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %2129, ptr nonnull %2128, i64 %2125)
  %2136 = add i64 %2125, %2123
  %2137 = icmp slt i64 %2136, %2111
  br i1 %2137, label %2121, label %2117, !llvm.loop !155

2138:                                             ; preds = %2141
  store i64 %2147, ptr @digest, align 8, !tbaa !16
  %2139 = add nuw nsw i32 %2104, 1
  %2140 = icmp eq i32 %2139, 36
  br i1 %2140, label %2101, label %2103, !llvm.loop !156

2141:                                             ; preds = %2117, %2141
  %2142 = phi i64 [ 0, %2117 ], [ %2148, %2141 ]
  %2143 = phi i64 [ %2120, %2117 ], [ %2147, %2141 ]
  %2144 = mul i64 %2143, 31
  %2145 = getelementptr inbounds nuw i64, ptr @c, i64 %2142
  %2146 = load i64, ptr %2145, align 8, !tbaa !16
  %2147 = add i64 %2144, %2146
  %2148 = add nuw nsw i64 %2142, 1
  %2149 = icmp eq i64 %2148, 64
  br i1 %2149, label %2138, label %2141, !llvm.loop !157

2150:                                             ; preds = %2185
  tail call fastcc void @show(ptr noundef nonnull @.str.47)
  ret i32 0

2151:                                             ; preds = %2101, %2185
  %2152 = phi i32 [ 0, %2101 ], [ %2186, %2185 ]
  %2153 = phi i64 [ %2102, %2101 ], [ %2194, %2185 ]
  %2154 = trunc nuw i32 %2152 to i8
  %2155 = urem i8 %2154, 12
  %2156 = zext nneg i8 %2155 to i64
  %2157 = getelementptr inbounds nuw i32, ptr @lengths, i64 %2156
  %2158 = load i32, ptr %2157, align 4, !tbaa !9
  %2159 = sext i32 %2158 to i64
  tail call fastcc void @fill(i32 noundef signext 2)
  %2160 = icmp eq i8 %2155, 0
  br i1 %2160, label %2165, label %2161

2161:                                             ; preds = %2151
  %2162 = tail call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 1)
  %2163 = tail call <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float> poison, float 0.000000e+00, i64 %2162)
  %2164 = tail call <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float> poison, float 3.000000e+00, i64 1)
  br label %2169

2165:                                             ; preds = %2169, %2151
  %2166 = phi i64 [ 0, %2151 ], [ %2182, %2169 ]
  %2167 = mul i64 %2153, 31
  %2168 = add i64 %2167, %2166
  br label %2188

2169:                                             ; preds = %2161, %2169
  %2170 = phi i64 [ 0, %2161 ], [ %2183, %2169 ]
  %2171 = phi i64 [ 0, %2161 ], [ %2182, %2169 ]
  %2172 = sub nsw i64 %2159, %2170
  %2173 = tail call i64 @llvm.riscv.vsetvli.i64(i64 %2172, i64 2, i64 1)
  %2174 = getelementptr inbounds float, ptr @a, i64 %2170
  %2175 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2163, ptr nonnull %2174, i64 %2173)
  %2176 = getelementptr inbounds float, ptr @c, i64 %2170
  %2177 = tail call <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float> %2163, ptr nonnull %2176, i64 %2173)
  %2178 = mul nsw i64 %2171, 7
  %2179 = tail call <vscale x 2 x float> @llvm.riscv.vfredmin.nxv2f32.nxv4f32.i64(<vscale x 2 x float> poison, <vscale x 4 x float> %2175, <vscale x 2 x float> %2164, i64 %2173)
  %2180 = tail call float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float> %2179)
  %2181 = fptosi float %2180 to i64
  %2182 = add nsw i64 %2178, %2181
  tail call void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float> %2177, ptr nonnull %2176, i64 %2173)
  %2183 = add i64 %2173, %2170
  %2184 = icmp slt i64 %2183, %2159
  br i1 %2184, label %2169, label %2165, !llvm.loop !158

2185:                                             ; preds = %2188
  store i64 %2194, ptr @digest, align 8, !tbaa !16
  %2186 = add nuw nsw i32 %2152, 1
  %2187 = icmp eq i32 %2186, 36
  br i1 %2187, label %2150, label %2151, !llvm.loop !159

2188:                                             ; preds = %2165, %2188
  %2189 = phi i64 [ 0, %2165 ], [ %2195, %2188 ]
  %2190 = phi i64 [ %2168, %2165 ], [ %2194, %2188 ]
  %2191 = mul i64 %2190, 31
  %2192 = getelementptr inbounds nuw i64, ptr @c, i64 %2189
  %2193 = load i64, ptr %2192, align 8, !tbaa !16
  %2194 = add i64 %2191, %2193
  %2195 = add nuw nsw i64 %2189, 1
  %2196 = icmp eq i64 %2195, 64
  br i1 %2196, label %2185, label %2188, !llvm.loop !160
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024)
define internal fastcc void @fill(i32 noundef signext range(i32 -178956970, 3) %0) unnamed_addr #1 {
  %2 = icmp ne i32 %0, 1
  %3 = load i32, ptr @state, align 4, !tbaa !9
  %4 = icmp eq i32 %0, 2
  br label %6

5:                                                ; preds = %57
  store i32 %26, ptr @state, align 4, !tbaa !9
  ret void

6:                                                ; preds = %1, %57
  %7 = phi i64 [ 0, %1 ], [ %58, %57 ]
  %8 = phi i32 [ %3, %1 ], [ %26, %57 ]
  %9 = mul i32 %8, 1664525
  %10 = add i32 %9, 1013904223
  %11 = icmp sgt i32 %10, -1
  %12 = select i1 %2, i1 true, i1 %11
  br i1 %12, label %19, label %13

13:                                               ; preds = %6
  %14 = lshr i32 %10, 8
  %15 = urem i32 %14, 6
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr @__const.fill.edges, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !9
  br label %22

19:                                               ; preds = %6
  %20 = lshr i32 %10, 15
  %21 = xor i32 %20, %10
  br label %22

22:                                               ; preds = %19, %13
  %23 = phi i32 [ %18, %13 ], [ %21, %19 ]
  %24 = getelementptr inbounds nuw i32, ptr @a, i64 %7
  store i32 %23, ptr %24, align 4, !tbaa !9
  %25 = mul i32 %10, 1664525
  %26 = add i32 %25, 1013904223
  %27 = icmp sgt i32 %26, -1
  %28 = select i1 %2, i1 true, i1 %27
  br i1 %28, label %39, label %29

29:                                               ; preds = %22
  %30 = lshr i32 %26, 8
  %31 = urem i32 %30, 6
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr @__const.fill.edges, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !9
  %35 = getelementptr inbounds nuw i32, ptr @b, i64 %7
  store i32 %34, ptr %35, align 4, !tbaa !9
  %36 = getelementptr inbounds nuw i32, ptr @c, i64 %7
  %37 = trunc i64 %7 to i32
  %38 = mul i32 %37, 16843009
  store i32 %38, ptr %36, align 4, !tbaa !9
  br label %57

39:                                               ; preds = %22
  %40 = lshr i32 %26, 17
  %41 = xor i32 %40, %26
  %42 = getelementptr inbounds nuw i32, ptr @b, i64 %7
  store i32 %41, ptr %42, align 4, !tbaa !9
  %43 = getelementptr inbounds nuw i32, ptr @c, i64 %7
  %44 = trunc i64 %7 to i32
  %45 = mul i32 %44, 16843009
  store i32 %45, ptr %43, align 4, !tbaa !9
  br i1 %4, label %46, label %57

46:                                               ; preds = %39
  %47 = lshr i32 %26, 12
  %48 = urem i32 %47, 2000
  %49 = add nsw i32 %48, -1000
  %50 = sitofp i32 %49 to float
  %51 = fmul float %50, 1.250000e-01
  store float %51, ptr %24, align 4, !tbaa !161
  %52 = lshr i32 %26, 4
  %53 = urem i32 %52, 200
  %54 = add nsw i32 %53, -100
  %55 = sitofp i32 %54 to float
  %56 = fmul float %55, 2.500000e-01
  store float %56, ptr %42, align 4, !tbaa !161
  br label %57

57:                                               ; preds = %29, %46, %39
  %58 = add nuw nsw i64 %7, 1
  %59 = icmp eq i64 %58, 128
  br i1 %59, label %5, label %6, !llvm.loop !163
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmv.v.x.nxv2i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 2 x i32> @llvm.riscv.vle.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64) #4

; Function Attrs: nofree noinline nounwind uwtable vscale_range(2,1024)
define internal fastcc void @show(ptr noundef %0) unnamed_addr #5 {
  %2 = load i64, ptr @digest, align 8, !tbaa !16
  %3 = tail call signext i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.48, ptr noundef %0, i64 noundef %2)
  store i64 0, ptr @digest, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrsub.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vdiv.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vand.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrem.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmulh.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsra.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vnmsac.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmadd.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmul.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vxor.mask.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, <vscale x 2 x i1>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vsub.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsle.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vcpop.nxv2i1.i64(<vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmseq.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.riscv.vfirst.nxv2i1.i64(<vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsltu.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsne.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmandn.nxv2i1.i64(<vscale x 2 x i1>, <vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmseq.mask.nxv2i32.i32.i64(<vscale x 2 x i1>, <vscale x 2 x i32>, i32, <vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmnor.nxv2i1.i64(<vscale x 2 x i1>, <vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmslt.nxv2i32.i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmerge.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vmv.s.x.nxv2i32.i64(<vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredsum.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.riscv.vmv.x.s.nxv2i32(<vscale x 2 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredmax.mask.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vredor.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <vscale x 2 x i32> @llvm.riscv.vlse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64, i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.riscv.vsse.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), i64, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(read)
declare <vscale x 2 x i32> @llvm.riscv.vluxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i32>, i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.riscv.vsuxei.nxv2i32.p0.nxv2i32.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i32>, i64) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i1> @llvm.riscv.vmsgt.nxv2i32.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.mask.nxv2i32.p0.i64(<vscale x 2 x i32>, ptr captures(none), <vscale x 2 x i1>, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vwadd.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vwmul.nxv2i64.nxv2i32.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vadd.nxv2i64.nxv2i64.i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vsext.nxv2i64.nxv2i32.i64(<vscale x 2 x i64>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i64> @llvm.riscv.vsub.nxv2i64.nxv2i64.i64(<vscale x 2 x i64>, <vscale x 2 x i64>, <vscale x 2 x i64>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vnsra.nxv2i32.nxv2i64.i64.i64(<vscale x 2 x i32>, <vscale x 2 x i64>, i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslide1down.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslide1up.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslidedown.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vslideup.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i64, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vrgather.vv.nxv2i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, <vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmv.v.x.nxv16i8.i64(<vscale x 16 x i8>, i8, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 16 x i8> @llvm.riscv.vle.nxv16i8.p0.i64(<vscale x 16 x i8>, ptr captures(none), i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vdivu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv16i8.p0.i64(<vscale x 16 x i8>, ptr captures(none), i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vminu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmaxu.nxv16i8.i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i8, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vssubu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vsll.nxv16i8.i64.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vsrl.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 8 x i8> @llvm.riscv.vmv.s.x.nxv8i8.i64(<vscale x 8 x i8>, i8, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 8 x i8> @llvm.riscv.vredsum.nxv8i8.nxv16i8.i64(<vscale x 8 x i8>, <vscale x 16 x i8>, <vscale x 8 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i8 @llvm.riscv.vmv.x.s.nxv8i8(<vscale x 8 x i8>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vmacc.nxv16i8.i8.i64(<vscale x 16 x i8>, i8, <vscale x 16 x i8>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i1> @llvm.riscv.vmsgtu.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vadd.mask.nxv16i8.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i1>, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vand.nxv16i8.i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, i8, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 16 x i8> @llvm.riscv.vrgather.vv.nxv16i8.i64(<vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmv.v.f.nxv4f32.i64(<vscale x 4 x float>, float, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <vscale x 4 x float> @llvm.riscv.vle.nxv4f32.p0.i64(<vscale x 4 x float>, ptr captures(none), i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.riscv.vse.nxv4f32.p0.i64(<vscale x 4 x float>, ptr captures(none), i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfrsub.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfadd.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfdiv.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmul.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmin.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmax.nxv4f32.f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, float, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsgnjn.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsgnjx.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfsqrt.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmacc.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfnmsub.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfmsac.nxv4f32.f32.i64(<vscale x 4 x float>, float, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vfnmadd.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, i64 immarg, i64, i64 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x i1> @llvm.riscv.vmflt.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 4 x float> @llvm.riscv.vmerge.nxv4f32.nxv4f32.i64(<vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x float>, <vscale x 4 x i1>, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfmv.s.f.nxv2f32.i64(<vscale x 2 x float>, float, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfredosum.nxv2f32.nxv4f32.i64(<vscale x 2 x float>, <vscale x 4 x float>, <vscale x 2 x float>, i64 immarg, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.riscv.vfmv.f.s.nxv2f32(<vscale x 2 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <vscale x 2 x float> @llvm.riscv.vfredmin.nxv2f32.nxv4f32.i64(<vscale x 2 x float>, <vscale x 4 x float>, <vscale x 2 x float>, i64) #2

; Function Attrs: nofree nounwind
declare noundef signext i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #8

attributes #0 = { nofree nounwind uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nofree noinline nounwind uwtable vscale_range(2,1024) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(read) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(write) }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic-rv64" "target-features"="+64bit,+a,+c,+d,+f,+i,+m,+relax,+v,+zaamo,+zalrsc,+zca,+zcd,+zicsr,+zifencei,+zmmul,+zve32f,+zve32x,+zve64d,+zve64f,+zve64x,+zvl128b,+zvl32b,+zvl64b,-b,-e,-experimental-p,-experimental-smpmpmt,-experimental-svukte,-experimental-xrivosvisni,-experimental-xrivosvizip,-experimental-xsfmclic,-experimental-xsfsclic,-experimental-zibi,-experimental-zicfilp,-experimental-zicfiss,-experimental-zvbc32e,-experimental-zvfbfa,-experimental-zvfofp8min,-experimental-zvkgs,-experimental-zvqdotq,-h,-q,-sdext,-sdtrig,-sha,-shcounterenw,-shgatpa,-shlcofideleg,-shtvala,-shvsatpa,-shvstvala,-shvstvecd,-smaia,-smcdeleg,-smcntrpmf,-smcsrind,-smctr,-smdbltrp,-smepmp,-smmpm,-smnpm,-smrnmi,-smstateen,-ssaia,-ssccfg,-ssccptr,-sscofpmf,-sscounterenw,-sscsrind,-ssctr,-ssdbltrp,-ssnpm,-sspm,-ssqosid,-ssstateen,-ssstrict,-sstc,-sstvala,-sstvecd,-ssu64xl,-supm,-svade,-svadu,-svbare,-svinval,-svnapot,-svpbmt,-svvptc,-xandesbfhcvt,-xandesperf,-xandesvbfhcvt,-xandesvdot,-xandesvpackfph,-xandesvsinth,-xandesvsintload,-xcvalu,-xcvbi,-xcvbitmanip,-xcvelw,-xcvmac,-xcvmem,-xcvsimd,-xmipscbop,-xmipscmov,-xmipsexectl,-xmipslsp,-xqccmp,-xqci,-xqcia,-xqciac,-xqcibi,-xqcibm,-xqcicli,-xqcicm,-xqcics,-xqcicsr,-xqciint,-xqciio,-xqcilb,-xqcili,-xqcilia,-xqcilo,-xqcilsm,-xqcisim,-xqcisls,-xqcisync,-xsfcease,-xsfmm128t,-xsfmm16t,-xsfmm32a16f,-xsfmm32a32f,-xsfmm32a8f,-xsfmm32a8i,-xsfmm32t,-xsfmm64a64f,-xsfmm64t,-xsfmmbase,-xsfvcp,-xsfvfbfexp16e,-xsfvfexp16e,-xsfvfexp32e,-xsfvfexpa,-xsfvfexpa64e,-xsfvfnrclipxfqf,-xsfvfwmaccqqq,-xsfvqmaccdod,-xsfvqmaccqoq,-xsifivecdiscarddlone,-xsifivecflushdlone,-xsmtvdot,-xtheadba,-xtheadbb,-xtheadbs,-xtheadcmo,-xtheadcondmov,-xtheadfmemidx,-xtheadmac,-xtheadmemidx,-xtheadmempair,-xtheadsync,-xtheadvdot,-xventanacondops,-xwchc,-za128rs,-za64rs,-zabha,-zacas,-zalasr,-zama16b,-zawrs,-zba,-zbb,-zbc,-zbkb,-zbkc,-zbkx,-zbs,-zcb,-zce,-zcf,-zclsd,-zcmop,-zcmp,-zcmt,-zdinx,-zfa,-zfbfmin,-zfh,-zfhmin,-zfinx,-zhinx,-zhinxmin,-zic64b,-zicbom,-zicbop,-zicboz,-ziccamoa,-ziccamoc,-ziccif,-zicclsm,-ziccrse,-zicntr,-zicond,-zihintntl,-zihintpause,-zihpm,-zilsd,-zimop,-zk,-zkn,-zknd,-zkne,-zknh,-zkr,-zks,-zksed,-zksh,-zkt,-ztso,-zvbb,-zvbc,-zvfbfmin,-zvfbfwma,-zvfh,-zvfhmin,-zvkb,-zvkg,-zvkn,-zvknc,-zvkned,-zvkng,-zvknha,-zvknhb,-zvks,-zvksc,-zvksed,-zvksg,-zvksh,-zvkt,-zvl1024b,-zvl16384b,-zvl2048b,-zvl256b,-zvl32768b,-zvl4096b,-zvl512b,-zvl65536b,-zvl8192b" }

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
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !11, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !14, !15}
!33 = distinct !{!33, !14, !15}
!34 = distinct !{!34, !14}
!35 = distinct !{!35, !14, !15}
!36 = distinct !{!36, !14, !15}
!37 = distinct !{!37, !14}
!38 = distinct !{!38, !14, !15}
!39 = distinct !{!39, !14, !15}
!40 = distinct !{!40, !14}
!41 = distinct !{!41, !14, !15}
!42 = distinct !{!42, !14, !15}
!43 = distinct !{!43, !14}
!44 = distinct !{!44, !14, !15}
!45 = distinct !{!45, !14, !15}
!46 = distinct !{!46, !14}
!47 = distinct !{!47, !14, !15}
!48 = distinct !{!48, !14, !15}
!49 = distinct !{!49, !14}
!50 = distinct !{!50, !14, !15}
!51 = distinct !{!51, !14, !15}
!52 = distinct !{!52, !14}
!53 = distinct !{!53, !14, !15}
!54 = distinct !{!54, !14, !15}
!55 = distinct !{!55, !14}
!56 = distinct !{!56, !14, !15}
!57 = distinct !{!57, !14, !15}
!58 = distinct !{!58, !14}
!59 = distinct !{!59, !14, !15}
!60 = distinct !{!60, !14, !15}
!61 = distinct !{!61, !14}
!62 = distinct !{!62, !14, !15}
!63 = distinct !{!63, !14, !15}
!64 = distinct !{!64, !14}
!65 = distinct !{!65, !14, !15}
!66 = distinct !{!66, !14, !15}
!67 = distinct !{!67, !14}
!68 = distinct !{!68, !14, !15}
!69 = distinct !{!69, !14, !15}
!70 = distinct !{!70, !14}
!71 = distinct !{!71, !14, !15}
!72 = distinct !{!72, !14, !15}
!73 = distinct !{!73, !14}
!74 = distinct !{!74, !14, !15}
!75 = distinct !{!75, !14, !15}
!76 = distinct !{!76, !14}
!77 = distinct !{!77, !14, !15}
!78 = distinct !{!78, !14, !15}
!79 = distinct !{!79, !14}
!80 = distinct !{!80, !14, !15}
!81 = distinct !{!81, !14, !15}
!82 = distinct !{!82, !14}
!83 = distinct !{!83, !14, !15}
!84 = distinct !{!84, !14, !15}
!85 = distinct !{!85, !14}
!86 = distinct !{!86, !14, !15}
!87 = distinct !{!87, !14, !15}
!88 = distinct !{!88, !14}
!89 = distinct !{!89, !14, !15}
!90 = distinct !{!90, !14, !15}
!91 = distinct !{!91, !14}
!92 = distinct !{!92, !14, !15}
!93 = distinct !{!93, !14, !15}
!94 = distinct !{!94, !14}
!95 = distinct !{!95, !14, !15}
!96 = distinct !{!96, !14, !15}
!97 = distinct !{!97, !14}
!98 = distinct !{!98, !14, !15}
!99 = distinct !{!99, !14, !15}
!100 = distinct !{!100, !14}
!101 = distinct !{!101, !14, !15}
!102 = distinct !{!102, !14, !15}
!103 = distinct !{!103, !14}
!104 = distinct !{!104, !14, !15}
!105 = distinct !{!105, !14, !15}
!106 = distinct !{!106, !14}
!107 = distinct !{!107, !14, !15}
!108 = distinct !{!108, !14, !15}
!109 = distinct !{!109, !14}
!110 = distinct !{!110, !14, !15}
!111 = distinct !{!111, !14, !15}
!112 = distinct !{!112, !14}
!113 = distinct !{!113, !14, !15}
!114 = distinct !{!114, !14, !15}
!115 = distinct !{!115, !14}
!116 = distinct !{!116, !14, !15}
!117 = distinct !{!117, !14, !15}
!118 = distinct !{!118, !14}
!119 = distinct !{!119, !14, !15}
!120 = distinct !{!120, !14, !15}
!121 = distinct !{!121, !14}
!122 = distinct !{!122, !14, !15}
!123 = distinct !{!123, !14, !15}
!124 = distinct !{!124, !14}
!125 = distinct !{!125, !14, !15}
!126 = distinct !{!126, !14, !15}
!127 = distinct !{!127, !14}
!128 = distinct !{!128, !14, !15}
!129 = distinct !{!129, !14, !15}
!130 = distinct !{!130, !14}
!131 = distinct !{!131, !14, !15}
!132 = distinct !{!132, !14, !15}
!133 = distinct !{!133, !14}
!134 = distinct !{!134, !14, !15}
!135 = distinct !{!135, !14, !15}
!136 = distinct !{!136, !14}
!137 = distinct !{!137, !14, !15}
!138 = distinct !{!138, !14, !15}
!139 = distinct !{!139, !14}
!140 = distinct !{!140, !14, !15}
!141 = distinct !{!141, !14, !15}
!142 = distinct !{!142, !14}
!143 = distinct !{!143, !14, !15}
!144 = distinct !{!144, !14, !15}
!145 = distinct !{!145, !14}
!146 = distinct !{!146, !14, !15}
!147 = distinct !{!147, !14, !15}
!148 = distinct !{!148, !14}
!149 = distinct !{!149, !14, !15}
!150 = distinct !{!150, !14, !15}
!151 = distinct !{!151, !14}
!152 = distinct !{!152, !14, !15}
!153 = distinct !{!153, !14, !15}
!154 = distinct !{!154, !14}
!155 = distinct !{!155, !14, !15}
!156 = distinct !{!156, !14, !15}
!157 = distinct !{!157, !14}
!158 = distinct !{!158, !14, !15}
!159 = distinct !{!159, !14, !15}
!160 = distinct !{!160, !14}
!161 = !{!162, !162, i64 0}
!162 = !{!"float", !11, i64 0}
!163 = distinct !{!163, !14}
