; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@powers = internal unnamed_addr constant [8 x double] [double 1.000000e+00, double 0x3FF172B83C7D517B, double 0x3FF306FE0A31B715, double 0x3FF4BFDAD5362A27, double 0x3FF6A09E667F3BCD, double 0x3FF8ACE5422AA0DB, double 0x3FFAE89F995AD3AD, double 0x3FFD5818DCFBA487], align 16
@.str = private unnamed_addr constant [37 x i8] c"0123456789abcdefghijklmnopqrstuvwxyz\00", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @ks_horner(ptr noundef readonly captures(none) %0, i64 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = add i64 %1, -1
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %3
  %7 = phi double [ 0.000000e+00, %3 ], [ %14, %8 ]
  ret double %7

8:                                                ; preds = %3, %8
  %9 = phi i64 [ %15, %8 ], [ %4, %3 ]
  %10 = phi double [ %14, %8 ], [ 0.000000e+00, %3 ]
  %11 = fmul double %2, %10
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !6
  %14 = fadd double %11, %13
  %15 = add nsw i64 %9, -1
  %16 = icmp sgt i64 %9, 0
  br i1 %16, label %8, label %6, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @ks_chebyshev(ptr noundef readonly captures(none) %0, i64 noundef %1, double noundef %2) local_unnamed_addr #0 {
  %4 = add i64 %1, -1
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = fmul double %2, 2.000000e+00
  br label %12

8:                                                ; preds = %12, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %14, %12 ]
  %10 = phi double [ 0.000000e+00, %3 ], [ %20, %12 ]
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %23, label %28

12:                                               ; preds = %6, %12
  %13 = phi i64 [ %4, %6 ], [ %21, %12 ]
  %14 = phi double [ 0.000000e+00, %6 ], [ %20, %12 ]
  %15 = phi double [ 0.000000e+00, %6 ], [ %14, %12 ]
  %16 = fmul double %7, %14
  %17 = fsub double %16, %15
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !6
  %20 = fadd double %17, %19
  %21 = add nsw i64 %13, -1
  %22 = icmp sgt i64 %13, 1
  br i1 %22, label %12, label %8, !llvm.loop !11

23:                                               ; preds = %8
  %24 = fmul double %2, %10
  %25 = fsub double %24, %9
  %26 = load double, ptr %0, align 8, !tbaa !6
  %27 = fadd double %25, %26
  br label %28

28:                                               ; preds = %8, %23
  %29 = phi double [ %27, %23 ], [ 0.000000e+00, %8 ]
  ret double %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @ks_scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %1, 1023
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = fmul double %0, 0x7FE0000000000000
  %6 = add nsw i32 %1, -1023
  %7 = icmp sgt i32 %1, 2046
  br i1 %7, label %8, label %22

8:                                                ; preds = %4
  %9 = fmul double %5, 0x7FE0000000000000
  %10 = tail call i32 @llvm.smin.i32(i32 %1, i32 3069)
  %11 = add nsw i32 %10, -2046
  br label %22

12:                                               ; preds = %2
  %13 = icmp slt i32 %1, -1022
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = fmul double %0, 0x360000000000000
  %16 = add nuw nsw i32 %1, 969
  %17 = icmp slt i32 %1, -1991
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = fmul double %15, 0x360000000000000
  %20 = tail call i32 @llvm.smax.i32(i32 %1, i32 -2960)
  %21 = add nuw nsw i32 %20, 1938
  br label %22

22:                                               ; preds = %12, %18, %14, %4, %8
  %23 = phi i32 [ %11, %8 ], [ %6, %4 ], [ %21, %18 ], [ %16, %14 ], [ %1, %12 ]
  %24 = phi double [ %9, %8 ], [ %5, %4 ], [ %19, %18 ], [ %15, %14 ], [ %0, %12 ]
  %25 = add nsw i32 %23, 1023
  %26 = zext i32 %25 to i64
  %27 = shl i64 %26, 52
  %28 = bitcast i64 %27 to double
  %29 = fmul double %24, %28
  ret double %29
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @ks_fmod(double noundef %0, double noundef %1) local_unnamed_addr #3 {
  %3 = bitcast double %0 to i64
  %4 = bitcast double %1 to i64
  %5 = and i64 %3, -9223372036854775808
  %6 = lshr i64 %3, 52
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i32 %7, 2047
  %9 = lshr i64 %4, 52
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = and i32 %10, 2047
  %12 = shl i64 %4, 1
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = fcmp uno double %1, 0.000000e+00
  %16 = icmp eq i32 %8, 2047
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %14, %2
  %19 = fmul double %0, %1
  %20 = fdiv double %19, %19
  br label %127

21:                                               ; preds = %14
  %22 = shl i64 %3, 1
  %23 = icmp ugt i64 %22, %12
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = icmp eq i64 %22, %12
  %26 = fmul double %0, 0.000000e+00
  %27 = select i1 %25, double %26, double %0
  br label %127

28:                                               ; preds = %21
  %29 = icmp eq i32 %8, 0
  br i1 %29, label %30, label %44

30:                                               ; preds = %28
  %31 = shl i64 %3, 12
  %32 = icmp sgt i64 %31, -1
  br i1 %32, label %38, label %33

33:                                               ; preds = %38, %30
  %34 = phi i32 [ 0, %30 ], [ %41, %38 ]
  %35 = sub i32 1, %34
  %36 = zext nneg i32 %35 to i64
  %37 = shl i64 %3, %36
  br label %47

38:                                               ; preds = %30, %38
  %39 = phi i64 [ %42, %38 ], [ %31, %30 ]
  %40 = phi i32 [ %41, %38 ], [ 0, %30 ]
  %41 = add i32 %40, -1
  %42 = shl nuw i64 %39, 1
  %43 = icmp sgt i64 %42, -1
  br i1 %43, label %38, label %33, !llvm.loop !12

44:                                               ; preds = %28
  %45 = and i64 %3, 4503599627370495
  %46 = or disjoint i64 %45, 4503599627370496
  br label %47

47:                                               ; preds = %44, %33
  %48 = phi i32 [ %8, %44 ], [ %34, %33 ]
  %49 = phi i64 [ %46, %44 ], [ %37, %33 ]
  %50 = icmp eq i32 %11, 0
  br i1 %50, label %51, label %65

51:                                               ; preds = %47
  %52 = shl i64 %4, 12
  %53 = icmp sgt i64 %52, -1
  br i1 %53, label %59, label %54

54:                                               ; preds = %59, %51
  %55 = phi i32 [ 0, %51 ], [ %62, %59 ]
  %56 = sub i32 1, %55
  %57 = zext nneg i32 %56 to i64
  %58 = shl i64 %4, %57
  br label %68

59:                                               ; preds = %51, %59
  %60 = phi i64 [ %63, %59 ], [ %52, %51 ]
  %61 = phi i32 [ %62, %59 ], [ 0, %51 ]
  %62 = add i32 %61, -1
  %63 = shl nuw i64 %60, 1
  %64 = icmp sgt i64 %63, -1
  br i1 %64, label %59, label %54, !llvm.loop !13

65:                                               ; preds = %47
  %66 = and i64 %4, 4503599627370495
  %67 = or disjoint i64 %66, 4503599627370496
  br label %68

68:                                               ; preds = %65, %54
  %69 = phi i64 [ %67, %65 ], [ %58, %54 ]
  %70 = phi i32 [ %11, %65 ], [ %55, %54 ]
  %71 = icmp sgt i32 %48, %70
  br i1 %71, label %72, label %92

72:                                               ; preds = %68
  %73 = fmul double %0, 0.000000e+00
  br label %74

74:                                               ; preds = %72, %89
  %75 = phi double [ undef, %72 ], [ %88, %89 ]
  %76 = phi i64 [ %49, %72 ], [ %87, %89 ]
  %77 = phi i32 [ %48, %72 ], [ %90, %89 ]
  %78 = sub i64 %76, %69
  %79 = icmp sgt i64 %78, -1
  br i1 %79, label %80, label %82

80:                                               ; preds = %74
  %81 = icmp eq i64 %78, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %80, %74
  %83 = phi i64 [ %76, %74 ], [ %78, %80 ]
  %84 = shl i64 %83, 1
  br label %85

85:                                               ; preds = %80, %82
  %86 = phi i1 [ true, %82 ], [ false, %80 ]
  %87 = phi i64 [ %84, %82 ], [ %76, %80 ]
  %88 = phi double [ %75, %82 ], [ %73, %80 ]
  br i1 %86, label %89, label %127

89:                                               ; preds = %85
  %90 = add nsw i32 %77, -1
  %91 = icmp sgt i32 %90, %70
  br i1 %91, label %74, label %92, !llvm.loop !14

92:                                               ; preds = %89, %68
  %93 = phi i32 [ %48, %68 ], [ %70, %89 ]
  %94 = phi i64 [ %49, %68 ], [ %87, %89 ]
  %95 = sub i64 %94, %69
  %96 = icmp sgt i64 %95, -1
  br i1 %96, label %97, label %101

97:                                               ; preds = %92
  %98 = icmp eq i64 %95, 0
  br i1 %98, label %99, label %101

99:                                               ; preds = %97
  %100 = fmul double %0, 0.000000e+00
  br label %127

101:                                              ; preds = %97, %92
  %102 = phi i64 [ %94, %92 ], [ %95, %97 ]
  %103 = icmp ult i64 %102, 4503599627370496
  br i1 %103, label %104, label %110

104:                                              ; preds = %101, %104
  %105 = phi i64 [ %107, %104 ], [ %102, %101 ]
  %106 = phi i32 [ %108, %104 ], [ %93, %101 ]
  %107 = shl nuw nsw i64 %105, 1
  %108 = add i32 %106, -1
  %109 = icmp samesign ult i64 %105, 2251799813685248
  br i1 %109, label %104, label %110, !llvm.loop !15

110:                                              ; preds = %104, %101
  %111 = phi i32 [ %93, %101 ], [ %108, %104 ]
  %112 = phi i64 [ %102, %101 ], [ %107, %104 ]
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %119

114:                                              ; preds = %110
  %115 = add i64 %112, -4503599627370496
  %116 = zext nneg i32 %111 to i64
  %117 = shl i64 %116, 52
  %118 = or i64 %115, %117
  br label %123

119:                                              ; preds = %110
  %120 = sub i32 1, %111
  %121 = zext nneg i32 %120 to i64
  %122 = lshr i64 %112, %121
  br label %123

123:                                              ; preds = %119, %114
  %124 = phi i64 [ %118, %114 ], [ %122, %119 ]
  %125 = or i64 %124, %5
  %126 = bitcast i64 %125 to double
  br label %127

127:                                              ; preds = %85, %99, %123, %24, %18
  %128 = phi double [ %20, %18 ], [ %27, %24 ], [ %126, %123 ], [ %100, %99 ], [ %88, %85 ]
  ret double %128
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define dso_local double @ks_frexp(double noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #4 {
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 52
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = and i32 %5, 2047
  switch i32 %6, label %17 [
    i32 0, label %7
    i32 2047, label %22
  ]

7:                                                ; preds = %2
  %8 = fcmp une double %0, 0.000000e+00
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = fmul double %0, 0x43F0000000000000
  %11 = tail call double @ks_frexp(double noundef %10, ptr noundef %1) #10
  %12 = load i32, ptr %1, align 4, !tbaa !2
  %13 = add i32 %12, -64
  br label %14

14:                                               ; preds = %7, %9
  %15 = phi i32 [ %13, %9 ], [ 0, %7 ]
  %16 = phi double [ %11, %9 ], [ %0, %7 ]
  store i32 %15, ptr %1, align 4, !tbaa !2
  br label %22

17:                                               ; preds = %2
  %18 = add nsw i32 %6, -1022
  store i32 %18, ptr %1, align 4, !tbaa !2
  %19 = and i64 %3, -9218868437227405313
  %20 = or disjoint i64 %19, 4602678819172646912
  %21 = bitcast i64 %20 to double
  br label %22

22:                                               ; preds = %2, %17, %14
  %23 = phi double [ %16, %14 ], [ %21, %17 ], [ %0, %2 ]
  ret double %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @ks_powi(double noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %17, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi double [ %13, %6 ], [ 1.000000e+00, %4 ]
  %8 = phi i32 [ %15, %6 ], [ %5, %4 ]
  %9 = phi double [ %14, %6 ], [ %0, %4 ]
  %10 = and i32 %8, 1
  %11 = icmp eq i32 %10, 0
  %12 = fmul double %9, %7
  %13 = select i1 %11, double %7, double %12
  %14 = fmul double %9, %9
  %15 = lshr i32 %8, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %6, !llvm.loop !16

17:                                               ; preds = %6, %2
  %18 = phi double [ 1.000000e+00, %2 ], [ %13, %6 ]
  %19 = icmp slt i32 %1, 0
  %20 = fdiv double 1.000000e+00, %18
  %21 = select i1 %19, double %20, double %18
  ret double %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @ks_sin(double noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = fneg double %0
  %6 = fmul double %0, %5
  br label %9

7:                                                ; preds = %9, %2
  %8 = phi double [ %0, %2 ], [ %19, %9 ]
  ret double %8

9:                                                ; preds = %4, %9
  %10 = phi i32 [ 1, %4 ], [ %20, %9 ]
  %11 = phi double [ %0, %4 ], [ %18, %9 ]
  %12 = phi double [ %0, %4 ], [ %19, %9 ]
  %13 = shl nuw i32 %10, 1
  %14 = or disjoint i32 %13, 1
  %15 = mul i32 %14, %13
  %16 = sitofp i32 %15 to double
  %17 = fdiv double %6, %16
  %18 = fmul double %11, %17
  %19 = fadd double %12, %18
  %20 = add nuw nsw i32 %10, 1
  %21 = icmp eq i32 %20, %1
  br i1 %21, label %7, label %9, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @ks_exp2(double noundef %0) local_unnamed_addr #2 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+03
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  %6 = fcmp olt double %0, 0.000000e+00
  %7 = select i1 %6, double 0.000000e+00, double 0x7FF0000000000000
  %8 = select i1 %5, double %0, double %7
  br label %55

9:                                                ; preds = %1
  %10 = fmul double %0, 8.000000e+00
  %11 = fadd double %10, 0x4338000000000000
  %12 = bitcast double %11 to i64
  %13 = fadd double %11, 0xC338000000000000
  %14 = fmul double %13, 1.250000e-01
  %15 = fsub double %0, %14
  %16 = fmul double %15, 0x3FAC6B08D704A0C0
  %17 = fadd double %16, 0x3FCEBFBDFF82C58E
  %18 = fmul double %15, %17
  %19 = fadd double %18, 0x3FE62E42FEFA39EF
  %20 = fmul double %15, %19
  %21 = fadd double %20, 1.000000e+00
  %22 = and i64 %12, 7
  %23 = getelementptr inbounds nuw double, ptr @powers, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !6
  %25 = fmul double %21, %24
  %26 = lshr i64 %12, 3
  %27 = trunc i64 %26 to i32
  %28 = icmp sgt i32 %27, 1023
  br i1 %28, label %29, label %37

29:                                               ; preds = %9
  %30 = fmul double %25, 0x7FE0000000000000
  %31 = add nsw i32 %27, -1023
  %32 = icmp sgt i32 %27, 2046
  br i1 %32, label %33, label %47

33:                                               ; preds = %29
  %34 = fmul double %30, 0x7FE0000000000000
  %35 = tail call i32 @llvm.smin.i32(i32 %27, i32 3069)
  %36 = add nsw i32 %35, -2046
  br label %47

37:                                               ; preds = %9
  %38 = icmp slt i32 %27, -1022
  br i1 %38, label %39, label %47

39:                                               ; preds = %37
  %40 = fmul double %25, 0x360000000000000
  %41 = add nuw nsw i32 %27, 969
  %42 = icmp slt i32 %27, -1991
  br i1 %42, label %43, label %47

43:                                               ; preds = %39
  %44 = fmul double %40, 0x360000000000000
  %45 = tail call i32 @llvm.smax.i32(i32 %27, i32 -2960)
  %46 = add nuw nsw i32 %45, 1938
  br label %47

47:                                               ; preds = %29, %33, %37, %39, %43
  %48 = phi i32 [ %36, %33 ], [ %31, %29 ], [ %46, %43 ], [ %41, %39 ], [ %27, %37 ]
  %49 = phi double [ %34, %33 ], [ %30, %29 ], [ %44, %43 ], [ %40, %39 ], [ %25, %37 ]
  %50 = add nsw i32 %48, 1023
  %51 = zext i32 %50 to i64
  %52 = shl i64 %51, 52
  %53 = bitcast i64 %52 to double
  %54 = fmul double %49, %53
  br label %55

55:                                               ; preds = %47, %4
  %56 = phi double [ %54, %47 ], [ %8, %4 ]
  ret double %56
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local float @ks_cbrtf(float noundef %0) local_unnamed_addr #3 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp samesign ugt i32 %3, 2139095039
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = fadd float %0, %0
  br label %40

7:                                                ; preds = %1
  %8 = icmp samesign ult i32 %3, 8388608
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %40, label %11

11:                                               ; preds = %9
  %12 = fmul float %0, 0x4170000000000000
  %13 = tail call float @llvm.fabs.f32(float %12)
  %14 = bitcast float %13 to i32
  br label %15

15:                                               ; preds = %7, %11
  %16 = phi i32 [ %14, %11 ], [ %3, %7 ]
  %17 = phi i32 [ 642849266, %11 ], [ 709958130, %7 ]
  %18 = phi float [ %12, %11 ], [ %0, %7 ]
  %19 = udiv i32 %16, 3
  %20 = add nuw nsw i32 %19, %17
  %21 = bitcast i32 %20 to float
  %22 = tail call float @llvm.copysign.f32(float %21, float %18)
  %23 = fpext float %22 to double
  %24 = fpext float %0 to double
  %25 = fadd double %24, %24
  br label %28

26:                                               ; preds = %28
  %27 = fptrunc double %37 to float
  br label %40

28:                                               ; preds = %15, %28
  %29 = phi i32 [ 0, %15 ], [ %38, %28 ]
  %30 = phi double [ %23, %15 ], [ %37, %28 ]
  %31 = fmul double %30, %30
  %32 = fmul double %30, %31
  %33 = fadd double %25, %32
  %34 = fmul double %30, %33
  %35 = fadd double %32, %24
  %36 = fadd double %32, %35
  %37 = fdiv double %34, %36
  %38 = add nuw nsw i32 %29, 1
  %39 = icmp eq i32 %29, 0
  br i1 %39, label %28, label %26, !llvm.loop !18

40:                                               ; preds = %9, %26, %5
  %41 = phi float [ %6, %5 ], [ %27, %26 ], [ %0, %9 ]
  ret float %41
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i64 @ks_isqrt(i64 noundef %0) local_unnamed_addr #3 {
  br label %3

2:                                                ; preds = %3
  ret i64 %12

3:                                                ; preds = %1, %3
  %4 = phi i64 [ 62, %1 ], [ %15, %3 ]
  %5 = phi i64 [ %0, %1 ], [ %14, %3 ]
  %6 = phi i64 [ 0, %1 ], [ %12, %3 ]
  %7 = shl nuw i64 1, %4
  %8 = add i64 %7, %6
  %9 = lshr i64 %6, 1
  %10 = icmp ult i64 %5, %8
  %11 = select i1 %10, i64 0, i64 %7
  %12 = add nuw i64 %11, %9
  %13 = select i1 %10, i64 0, i64 %8
  %14 = sub nuw i64 %5, %13
  %15 = add nsw i64 %4, -2
  %16 = icmp eq i64 %4, 0
  br i1 %16, label %2, label %3, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i64 @ks_gcd(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %6, %4 ], [ %0, %2 ]
  %6 = phi i64 [ %7, %4 ], [ %1, %2 ]
  %7 = urem i64 %5, %6
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %4, !llvm.loop !20

9:                                                ; preds = %4, %2
  %10 = phi i64 [ %0, %2 ], [ %6, %4 ]
  ret i64 %10
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local range(i64 0, 4294967295) i64 @ks_modpow(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %3
  %6 = icmp ne i32 %2, 1
  %7 = zext i1 %6 to i64
  %8 = zext i32 %2 to i64
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %25, label %10

10:                                               ; preds = %5, %20
  %11 = phi i64 [ %22, %20 ], [ %0, %5 ]
  %12 = phi i64 [ %21, %20 ], [ %7, %5 ]
  %13 = phi i32 [ %23, %20 ], [ %1, %5 ]
  %14 = urem i64 %11, %8
  %15 = and i32 %13, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %10
  %18 = mul nuw i64 %14, %12
  %19 = urem i64 %18, %8
  br label %20

20:                                               ; preds = %17, %10
  %21 = phi i64 [ %19, %17 ], [ %12, %10 ]
  %22 = mul nuw i64 %14, %14
  %23 = lshr i32 %13, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %10, !llvm.loop !21

25:                                               ; preds = %20, %5, %3
  %26 = phi i64 [ 0, %3 ], [ %7, %5 ], [ %21, %20 ]
  ret i64 %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_length(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !22
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4, !llvm.loop !23

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  ret i64 %13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 -255, 256) i32 @ks_compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3, %16
  %6 = phi i64 [ %17, %16 ], [ %2, %3 ]
  %7 = phi ptr [ %19, %16 ], [ %1, %3 ]
  %8 = phi ptr [ %18, %16 ], [ %0, %3 ]
  %9 = load i8, ptr %8, align 1, !tbaa !22
  %10 = load i8, ptr %7, align 1, !tbaa !22
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %5
  %13 = zext i8 %10 to i32
  %14 = zext i8 %9 to i32
  %15 = sub nsw i32 %14, %13
  br label %21

16:                                               ; preds = %5
  %17 = add i64 %6, -1
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 1
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %20 = icmp eq i64 %17, 0
  br i1 %20, label %21, label %5, !llvm.loop !24

21:                                               ; preds = %16, %3, %12
  %22 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_find(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %1, %3
  br i1 %5, label %30, label %6

6:                                                ; preds = %4
  %7 = icmp sgt i64 %1, 0
  br label %12

8:                                                ; preds = %26
  %9 = add i64 %13, 1
  %10 = add i64 %9, %1
  %11 = icmp sgt i64 %10, %3
  br i1 %11, label %30, label %12, !llvm.loop !25

12:                                               ; preds = %6, %8
  %13 = phi i64 [ 0, %6 ], [ %9, %8 ]
  %14 = phi i64 [ undef, %6 ], [ %29, %8 ]
  %15 = getelementptr i8, ptr %2, i64 %13
  br i1 %7, label %16, label %26

16:                                               ; preds = %12, %23
  %17 = phi i64 [ %24, %23 ], [ 0, %12 ]
  %18 = getelementptr i8, ptr %15, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !22
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %21 = load i8, ptr %20, align 1, !tbaa !22
  %22 = icmp eq i8 %19, %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %26, label %16, !llvm.loop !26

26:                                               ; preds = %16, %23, %12
  %27 = phi i64 [ 0, %12 ], [ %17, %16 ], [ %1, %23 ]
  %28 = icmp eq i64 %27, %1
  %29 = select i1 %28, i64 %13, i64 %14
  br i1 %28, label %30, label %8

30:                                               ; preds = %26, %8, %4
  %31 = phi i64 [ -1, %4 ], [ %29, %26 ], [ -1, %8 ]
  ret i64 %31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_horspool(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %62, label %7

7:                                                ; preds = %4
  %8 = trunc i64 %1 to i8
  br label %12

9:                                                ; preds = %12
  %10 = add i64 %1, -1
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %22, label %17

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %15, %12 ]
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 %13
  store i8 %8, ptr %14, align 1, !tbaa !22
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, 16
  br i1 %16, label %9, label %12, !llvm.loop !27

17:                                               ; preds = %22, %9
  %18 = icmp sgt i64 %1, %3
  br i1 %18, label %62, label %19

19:                                               ; preds = %17
  %20 = icmp sgt i64 %10, -1
  %21 = getelementptr i8, ptr %2, i64 %1
  br label %33

22:                                               ; preds = %9, %22
  %23 = phi i64 [ %31, %22 ], [ 0, %9 ]
  %24 = sub nsw i64 %10, %23
  %25 = trunc i64 %24 to i8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %23
  %27 = load i8, ptr %26, align 1, !tbaa !22
  %28 = and i8 %27, 15
  %29 = zext nneg i8 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 %29
  store i8 %25, ptr %30, align 1, !tbaa !22
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %17, label %22, !llvm.loop !28

33:                                               ; preds = %19, %50
  %34 = phi i64 [ 0, %19 ], [ %59, %50 ]
  %35 = phi i64 [ undef, %19 ], [ %49, %50 ]
  %36 = getelementptr i8, ptr %2, i64 %34
  br i1 %20, label %40, label %47

37:                                               ; preds = %40
  %38 = add nsw i64 %41, -1
  %39 = icmp sgt i64 %41, 0
  br i1 %39, label %40, label %47, !llvm.loop !29

40:                                               ; preds = %33, %37
  %41 = phi i64 [ %38, %37 ], [ %10, %33 ]
  %42 = getelementptr i8, ptr %36, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !22
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 %41
  %45 = load i8, ptr %44, align 1, !tbaa !22
  %46 = icmp ne i8 %43, %45
  br i1 %46, label %47, label %37

47:                                               ; preds = %40, %37, %33
  %48 = phi i1 [ false, %33 ], [ %46, %37 ], [ %46, %40 ]
  %49 = phi i64 [ %34, %33 ], [ %35, %40 ], [ %34, %37 ]
  br i1 %48, label %50, label %62

50:                                               ; preds = %47
  %51 = getelementptr i8, ptr %21, i64 %34
  %52 = getelementptr i8, ptr %51, i64 -1
  %53 = load i8, ptr %52, align 1, !tbaa !22
  %54 = and i8 %53, 15
  %55 = zext nneg i8 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !22
  %58 = zext i8 %57 to i64
  %59 = add i64 %34, %58
  %60 = add i64 %59, %1
  %61 = icmp sgt i64 %60, %3
  br i1 %61, label %62, label %33, !llvm.loop !30

62:                                               ; preds = %50, %47, %17, %4
  %63 = phi i64 [ 0, %4 ], [ -1, %17 ], [ %49, %47 ], [ -1, %50 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i64 %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_span(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %4
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %24, label %41

9:                                                ; preds = %4, %9
  %10 = phi i64 [ %22, %9 ], [ 0, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !22
  %13 = zext i8 %12 to i32
  %14 = and i32 %13, 63
  %15 = zext nneg i32 %14 to i64
  %16 = shl nuw i64 1, %15
  %17 = lshr i32 %13, 6
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %5, i64 %18
  %20 = load i64, ptr %19, align 8, !tbaa !31
  %21 = or i64 %16, %20
  store i64 %21, ptr %19, align 8, !tbaa !31
  %22 = add nuw nsw i64 %10, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %7, label %9, !llvm.loop !33

24:                                               ; preds = %7, %38
  %25 = phi i64 [ %39, %38 ], [ 0, %7 ]
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !22
  %28 = zext i8 %27 to i32
  %29 = lshr i32 %28, 6
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %5, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !31
  %33 = and i32 %28, 63
  %34 = zext nneg i32 %33 to i64
  %35 = shl nuw i64 1, %34
  %36 = and i64 %35, %32
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %24
  %39 = add nuw nsw i64 %25, 1
  %40 = icmp eq i64 %39, %3
  br i1 %40, label %41, label %24, !llvm.loop !34

41:                                               ; preds = %24, %38, %7
  %42 = phi i64 [ 0, %7 ], [ %25, %24 ], [ %3, %38 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i64 %42
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_parse(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = load i8, ptr %0, align 1, !tbaa !22
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  %9 = xor i1 %8, true
  %10 = zext i1 %9 to i64
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i1 [ true, %3 ], [ %8, %5 ]
  %13 = phi i64 [ 0, %3 ], [ %10, %5 ]
  %14 = icmp slt i64 %13, %1
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = zext nneg i32 %2 to i64
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %28, %17 ]
  %19 = phi i64 [ %13, %15 ], [ %29, %17 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !22
  %22 = urem i8 %21, 36
  %23 = zext nneg i8 %22 to i32
  %24 = icmp sle i32 %2, %23
  %25 = mul i64 %18, %16
  %26 = zext nneg i8 %22 to i64
  %27 = add i64 %25, %26
  %28 = select i1 %24, i64 %18, i64 %27
  %29 = add nuw nsw i64 %19, 1
  %30 = icmp eq i64 %29, %1
  %31 = select i1 %24, i1 true, i1 %30
  br i1 %31, label %32, label %17, !llvm.loop !35

32:                                               ; preds = %17, %11
  %33 = phi i64 [ 0, %11 ], [ %28, %17 ]
  %34 = sub i64 0, %33
  %35 = select i1 %12, i64 %33, i64 %34
  ret i64 %35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local i64 @ks_format(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %5 = icmp slt i32 %2, 2
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = zext nneg i32 %2 to i64
  br label %8

8:                                                ; preds = %6, %8
  %9 = phi i64 [ 1, %6 ], [ %21, %8 ]
  %10 = phi i64 [ %1, %6 ], [ %17, %8 ]
  %11 = phi i64 [ 0, %6 ], [ %15, %8 ]
  %12 = urem i64 %10, %7
  %13 = getelementptr inbounds nuw i8, ptr @.str, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !22
  %15 = add nuw nsw i64 %11, 1
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 %11
  store i8 %14, ptr %16, align 1, !tbaa !22
  %17 = udiv i64 %10, %7
  %18 = icmp uge i64 %10, %7
  %19 = icmp samesign ult i64 %11, 63
  %20 = and i1 %18, %19
  %21 = add nuw nsw i64 %9, 1
  br i1 %20, label %8, label %22, !llvm.loop !36

22:                                               ; preds = %8
  %23 = icmp eq i64 %11, 9223372036854775807
  br i1 %23, label %32, label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ %30, %24 ], [ 0, %22 ]
  %26 = sub nsw i64 %11, %25
  %27 = getelementptr inbounds i8, ptr %4, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !22
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 %25
  store i8 %28, ptr %29, align 1, !tbaa !22
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %32, label %24, !llvm.loop !37

32:                                               ; preds = %24, %22, %3
  %33 = phi i64 [ 0, %3 ], [ %15, %22 ], [ %15, %24 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret i64 %33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 2) i32 @ks_wildcard(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %37, %4
  %7 = phi i64 [ 0, %4 ], [ %42, %37 ]
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %44, label %53

9:                                                ; preds = %4, %37
  %10 = phi i64 [ %41, %37 ], [ 0, %4 ]
  %11 = phi i64 [ %40, %37 ], [ -1, %4 ]
  %12 = phi i64 [ %39, %37 ], [ 0, %4 ]
  %13 = phi i64 [ %42, %37 ], [ 0, %4 ]
  %14 = icmp slt i64 %13, %1
  br i1 %14, label %15, label %33

15:                                               ; preds = %9
  %16 = getelementptr inbounds i8, ptr %0, i64 %13
  %17 = load i8, ptr %16, align 1, !tbaa !22
  %18 = and i8 %17, 3
  %19 = icmp eq i8 %18, 1
  br i1 %19, label %37, label %20

20:                                               ; preds = %15
  %21 = zext i8 %17 to i32
  %22 = and i32 %21, 3
  %23 = icmp eq i32 %22, 2
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  %25 = lshr i32 %21, 4
  %26 = getelementptr inbounds i8, ptr %2, i64 %12
  %27 = load i8, ptr %26, align 1, !tbaa !22
  %28 = lshr i8 %27, 4
  %29 = zext nneg i8 %28 to i32
  %30 = icmp eq i32 %25, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %24, %20
  %32 = add i64 %12, 1
  br label %37

33:                                               ; preds = %9, %24
  %34 = icmp sgt i64 %11, -1
  br i1 %34, label %35, label %57

35:                                               ; preds = %33
  %36 = add i64 %10, 1
  br label %37

37:                                               ; preds = %15, %31, %35
  %38 = phi i64 [ %11, %35 ], [ %13, %31 ], [ %13, %15 ]
  %39 = phi i64 [ %36, %35 ], [ %32, %31 ], [ %12, %15 ]
  %40 = phi i64 [ %11, %35 ], [ %11, %31 ], [ %13, %15 ]
  %41 = phi i64 [ %36, %35 ], [ %10, %31 ], [ %12, %15 ]
  %42 = add i64 %38, 1
  %43 = icmp slt i64 %39, %3
  br i1 %43, label %9, label %6, !llvm.loop !38

44:                                               ; preds = %6, %50
  %45 = phi i64 [ %51, %50 ], [ %7, %6 ]
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !22
  %48 = and i8 %47, 3
  %49 = icmp eq i8 %48, 1
  br i1 %49, label %50, label %53

50:                                               ; preds = %44
  %51 = add nsw i64 %45, 1
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %53, label %44, !llvm.loop !39

53:                                               ; preds = %44, %50, %6
  %54 = phi i64 [ %7, %6 ], [ %45, %44 ], [ %1, %50 ]
  %55 = icmp eq i64 %54, %1
  %56 = zext i1 %55 to i32
  br label %57

57:                                               ; preds = %33, %53
  %58 = phi i32 [ %56, %53 ], [ 0, %33 ]
  ret i32 %58
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @ks_levenshtein(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [17 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %6 = icmp slt i64 %3, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  %8 = add nuw i64 %3, 1
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 1)
  br label %19

10:                                               ; preds = %19, %4
  %11 = icmp slt i64 %1, 1
  br i1 %11, label %26, label %12

12:                                               ; preds = %10
  %13 = icmp slt i64 %3, 1
  %14 = add i64 %3, 1
  %15 = tail call i64 @llvm.smax.i64(i64 %14, i64 2)
  %16 = add nuw i64 %1, 1
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 2)
  %18 = load i32, ptr %5, align 16
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ %23, %19 ], [ 0, %7 ]
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %20
  store i32 %21, ptr %22, align 4, !tbaa !2
  %23 = add nuw nsw i64 %20, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %10, label %19, !llvm.loop !40

25:                                               ; preds = %37
  store i32 %32, ptr %5, align 16
  br label %26

26:                                               ; preds = %25, %10
  %27 = getelementptr inbounds i32, ptr %5, i64 %3
  %28 = load i32, ptr %27, align 4, !tbaa !2
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  ret i32 %28

29:                                               ; preds = %12, %37
  %30 = phi i32 [ %18, %12 ], [ %32, %37 ]
  %31 = phi i64 [ 1, %12 ], [ %38, %37 ]
  %32 = trunc i64 %31 to i32
  br i1 %13, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr i8, ptr %0, i64 %31
  %35 = getelementptr i8, ptr %34, i64 -1
  %36 = load i8, ptr %35, align 1, !tbaa !22
  br label %40

37:                                               ; preds = %40, %29
  %38 = add nuw nsw i64 %31, 1
  %39 = icmp eq i64 %38, %17
  br i1 %39, label %25, label %29, !llvm.loop !41

40:                                               ; preds = %33, %40
  %41 = phi i32 [ %32, %33 ], [ %56, %40 ]
  %42 = phi i64 [ 1, %33 ], [ %57, %40 ]
  %43 = phi i32 [ %30, %33 ], [ %53, %40 ]
  %44 = getelementptr i8, ptr %2, i64 %42
  %45 = getelementptr i8, ptr %44, i64 -1
  %46 = load i8, ptr %45, align 1, !tbaa !22
  %47 = xor i8 %46, %36
  %48 = and i8 %47, 7
  %49 = icmp ne i8 %48, 0
  %50 = zext i1 %49 to i32
  %51 = add i32 %43, %50
  %52 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %53 = load i32, ptr %52, align 4, !tbaa !2
  %54 = tail call i32 @llvm.smin.i32(i32 %53, i32 %41)
  %55 = add i32 %54, 1
  %56 = tail call i32 @llvm.smin.i32(i32 %55, i32 %51)
  store i32 %56, ptr %52, align 4, !tbaa !2
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %15
  br i1 %58, label %37, label %40, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_utf8_count(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %46, %2
  %4 = phi i64 [ 0, %2 ], [ %47, %46 ]
  %5 = phi i64 [ 0, %2 ], [ %49, %46 ]
  %6 = phi i64 [ undef, %2 ], [ %50, %46 ]
  %7 = icmp slt i64 %4, %1
  br i1 %7, label %8, label %51

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, ptr %0, i64 %4
  %10 = load i8, ptr %9, align 1, !tbaa !22
  %11 = icmp sgt i8 %10, -1
  br i1 %11, label %21, label %12

12:                                               ; preds = %8
  %13 = icmp ult i8 %10, -62
  br i1 %13, label %21, label %14

14:                                               ; preds = %12
  %15 = icmp ult i8 %10, -32
  br i1 %15, label %21, label %16

16:                                               ; preds = %14
  %17 = icmp ult i8 %10, -16
  br i1 %17, label %21, label %18

18:                                               ; preds = %16
  %19 = icmp ult i8 %10, -11
  %20 = select i1 %19, i64 4, i64 0
  br label %21

21:                                               ; preds = %12, %18, %16, %14, %8
  %22 = phi i64 [ 1, %8 ], [ 0, %12 ], [ 2, %14 ], [ %20, %18 ], [ 3, %16 ]
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %21
  %25 = add i64 %22, %4
  %26 = icmp sgt i64 %25, %1
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = icmp eq i64 %22, 1
  br i1 %28, label %41, label %34

29:                                               ; preds = %24, %21
  %30 = xor i64 %4, -1
  br label %46

31:                                               ; preds = %34
  %32 = add nuw nsw i64 %35, 1
  %33 = icmp eq i64 %32, %22
  br i1 %33, label %41, label %34, !llvm.loop !43

34:                                               ; preds = %27, %31
  %35 = phi i64 [ %32, %31 ], [ 1, %27 ]
  %36 = getelementptr i8, ptr %9, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !22
  %38 = icmp slt i8 %37, -64
  br i1 %38, label %31, label %39

39:                                               ; preds = %34
  %40 = xor i64 %4, -1
  br label %41

41:                                               ; preds = %31, %27, %39
  %42 = phi i1 [ true, %39 ], [ false, %27 ], [ false, %31 ]
  %43 = phi i64 [ %40, %39 ], [ %6, %27 ], [ %6, %31 ]
  br i1 %42, label %46, label %44

44:                                               ; preds = %41
  %45 = add i64 %5, 1
  br label %46

46:                                               ; preds = %41, %44, %29
  %47 = phi i64 [ %4, %29 ], [ %25, %44 ], [ %4, %41 ]
  %48 = phi i1 [ false, %29 ], [ true, %44 ], [ false, %41 ]
  %49 = phi i64 [ %5, %29 ], [ %45, %44 ], [ %5, %41 ]
  %50 = phi i64 [ %30, %29 ], [ %43, %44 ], [ %43, %41 ]
  br i1 %48, label %3, label %51, !llvm.loop !44

51:                                               ; preds = %3, %46
  %52 = phi i64 [ %50, %46 ], [ %5, %3 ]
  ret i64 %52
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @ks_base64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #7 {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %63, %4
  %7 = phi i64 [ 0, %4 ], [ %64, %63 ]
  ret i64 %7

8:                                                ; preds = %4, %63
  %9 = phi i64 [ %64, %63 ], [ 0, %4 ]
  %10 = phi i64 [ %65, %63 ], [ 0, %4 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !22
  %13 = zext i8 %12 to i32
  %14 = shl nuw nsw i32 %13, 16
  %15 = add nsw i64 %10, 1
  %16 = icmp slt i64 %15, %2
  br i1 %16, label %17, label %22

17:                                               ; preds = %8
  %18 = getelementptr inbounds i8, ptr %1, i64 %15
  %19 = load i8, ptr %18, align 1, !tbaa !22
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 8
  br label %22

22:                                               ; preds = %8, %17
  %23 = phi i32 [ %21, %17 ], [ 0, %8 ]
  %24 = or i32 %23, %14
  %25 = add i64 %10, 2
  %26 = icmp slt i64 %25, %2
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %1, i64 %25
  %29 = load i8, ptr %28, align 1, !tbaa !22
  %30 = zext i8 %29 to i32
  br label %31

31:                                               ; preds = %22, %27
  %32 = phi i32 [ %30, %27 ], [ 0, %22 ]
  %33 = lshr i32 %24, 18
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !22
  %37 = getelementptr inbounds i8, ptr %3, i64 %9
  store i8 %36, ptr %37, align 1, !tbaa !22
  %38 = lshr i32 %24, 12
  %39 = and i32 %38, 63
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !22
  %43 = add i64 %9, 2
  %44 = getelementptr i8, ptr %37, i64 1
  store i8 %42, ptr %44, align 1, !tbaa !22
  br i1 %16, label %45, label %54

45:                                               ; preds = %31
  %46 = or disjoint i32 %32, %23
  %47 = lshr i32 %46, 6
  %48 = and i32 %47, 63
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !22
  %52 = add i64 %9, 3
  %53 = getelementptr inbounds i8, ptr %3, i64 %43
  store i8 %51, ptr %53, align 1, !tbaa !22
  br label %54

54:                                               ; preds = %45, %31
  %55 = phi i64 [ %52, %45 ], [ %43, %31 ]
  br i1 %26, label %56, label %63

56:                                               ; preds = %54
  %57 = and i32 %32, 63
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !22
  %61 = add i64 %55, 1
  %62 = getelementptr inbounds i8, ptr %3, i64 %55
  store i8 %60, ptr %62, align 1, !tbaa !22
  br label %63

63:                                               ; preds = %56, %54
  %64 = phi i64 [ %61, %56 ], [ %55, %54 ]
  %65 = add i64 %10, 3
  %66 = icmp slt i64 %65, %2
  br i1 %66, label %8, label %6, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @ks_crc32(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = xor i32 %1, -1
  br label %12

8:                                                ; preds = %19
  %9 = xor i32 %29, -1
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi i32 [ %1, %4 ], [ %9, %8 ]
  ret i32 %11

12:                                               ; preds = %6, %19
  %13 = phi i64 [ %20, %19 ], [ 0, %6 ]
  %14 = phi i32 [ %29, %19 ], [ %7, %6 ]
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 %13
  %16 = load i8, ptr %15, align 1, !tbaa !22
  %17 = zext i8 %16 to i32
  %18 = xor i32 %14, %17
  br label %22

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %3
  br i1 %21, label %8, label %12, !llvm.loop !46

22:                                               ; preds = %12, %22
  %23 = phi i32 [ 0, %12 ], [ %30, %22 ]
  %24 = phi i32 [ %18, %12 ], [ %29, %22 ]
  %25 = lshr i32 %24, 1
  %26 = and i32 %24, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 0, i32 %0
  %29 = xor i32 %28, %25
  %30 = add nuw nsw i32 %23, 1
  %31 = icmp eq i32 %30, 8
  br i1 %31, label %19, label %22, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @ks_crc32_table(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %9, label %7

5:                                                ; preds = %9
  %6 = xor i32 %29, -1
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i32 [ 0, %3 ], [ %6, %5 ]
  ret i32 %8

9:                                                ; preds = %3, %9
  %10 = phi i64 [ %30, %9 ], [ 0, %3 ]
  %11 = phi i32 [ %29, %9 ], [ -1, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1, !tbaa !22
  %14 = zext i8 %13 to i32
  %15 = xor i32 %11, %14
  %16 = and i32 %15, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !2
  %20 = lshr i32 %11, 8
  %21 = lshr i32 %19, 4
  %22 = xor i32 %21, %20
  %23 = lshr i32 %15, 4
  %24 = xor i32 %23, %19
  %25 = and i32 %24, 15
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !2
  %29 = xor i32 %22, %28
  %30 = add nuw nsw i64 %10, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %5, label %9, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, -983040) i32 @ks_adler32(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %9, label %7

4:                                                ; preds = %9
  %5 = shl nuw i32 %19, 16
  %6 = or disjoint i32 %5, %17
  br label %7

7:                                                ; preds = %4, %2
  %8 = phi i32 [ 1, %2 ], [ %6, %4 ]
  ret i32 %8

9:                                                ; preds = %2, %9
  %10 = phi i64 [ %20, %9 ], [ 0, %2 ]
  %11 = phi i32 [ %19, %9 ], [ 0, %2 ]
  %12 = phi i32 [ %17, %9 ], [ 1, %2 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %14 = load i8, ptr %13, align 1, !tbaa !22
  %15 = zext i8 %14 to i32
  %16 = add nuw nsw i32 %12, %15
  %17 = urem i32 %16, 65521
  %18 = add nuw nsw i32 %17, %11
  %19 = urem i32 %18, 65521
  %20 = add nuw nsw i64 %10, 1
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %4, label %9, !llvm.loop !49
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_fnv1a(i64 noundef %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %4
  %7 = phi i64 [ %0, %4 ], [ %15, %8 ]
  ret i64 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %4 ]
  %10 = phi i64 [ %15, %8 ], [ %0, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !22
  %13 = zext i8 %12 to i64
  %14 = xor i64 %10, %13
  %15 = mul i64 %14, %1
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %6, label %8, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @ks_murmur3(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp slt i64 %1, 4
  br i1 %4, label %36, label %5

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %34, %5 ], [ 4, %3 ]
  %7 = phi i32 [ %33, %5 ], [ %2, %3 ]
  %8 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !22
  %11 = zext i8 %10 to i32
  %12 = getelementptr i8, ptr %9, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !22
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = or disjoint i32 %15, %11
  %17 = getelementptr i8, ptr %9, i64 2
  %18 = load i8, ptr %17, align 1, !tbaa !22
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = or disjoint i32 %16, %20
  %22 = getelementptr i8, ptr %9, i64 3
  %23 = load i8, ptr %22, align 1, !tbaa !22
  %24 = zext i8 %23 to i32
  %25 = shl nuw i32 %24, 24
  %26 = or disjoint i32 %21, %25
  %27 = mul i32 %26, -862048943
  %28 = tail call noundef i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 15)
  %29 = mul i32 %28, 461845907
  %30 = xor i32 %29, %7
  %31 = tail call noundef i32 @llvm.fshl.i32(i32 %30, i32 %30, i32 13)
  %32 = mul i32 %31, 5
  %33 = add i32 %32, -430675100
  %34 = add i64 %6, 4
  %35 = icmp sgt i64 %34, %1
  br i1 %35, label %36, label %5, !llvm.loop !51

36:                                               ; preds = %5, %3
  %37 = phi i64 [ 0, %3 ], [ %6, %5 ]
  %38 = phi i32 [ %2, %3 ], [ %33, %5 ]
  %39 = and i64 %1, 3
  switch i64 %39, label %64 [
    i64 3, label %40
    i64 2, label %46
    i64 1, label %54
    i64 0, label %65
  ]

40:                                               ; preds = %36
  %41 = getelementptr i8, ptr %0, i64 %37
  %42 = getelementptr i8, ptr %41, i64 2
  %43 = load i8, ptr %42, align 1, !tbaa !22
  %44 = zext i8 %43 to i32
  %45 = shl nuw nsw i32 %44, 16
  br label %46

46:                                               ; preds = %36, %40
  %47 = phi i32 [ %45, %40 ], [ 0, %36 ]
  %48 = getelementptr i8, ptr %0, i64 %37
  %49 = getelementptr i8, ptr %48, i64 1
  %50 = load i8, ptr %49, align 1, !tbaa !22
  %51 = zext i8 %50 to i32
  %52 = shl nuw nsw i32 %51, 8
  %53 = or disjoint i32 %52, %47
  br label %54

54:                                               ; preds = %36, %46
  %55 = phi i32 [ %53, %46 ], [ 0, %36 ]
  %56 = getelementptr inbounds i8, ptr %0, i64 %37
  %57 = load i8, ptr %56, align 1, !tbaa !22
  %58 = zext i8 %57 to i32
  %59 = xor i32 %55, %58
  %60 = mul i32 %59, -862048943
  %61 = tail call noundef i32 @llvm.fshl.i32(i32 %60, i32 %60, i32 15)
  %62 = mul i32 %61, 461845907
  %63 = xor i32 %62, %38
  br label %65

64:                                               ; preds = %36
  unreachable

65:                                               ; preds = %36, %54
  %66 = phi i32 [ %63, %54 ], [ %38, %36 ]
  %67 = trunc i64 %1 to i32
  %68 = xor i32 %66, %67
  %69 = lshr i32 %68, 16
  %70 = xor i32 %69, %68
  %71 = mul i32 %70, -2048144789
  %72 = lshr i32 %71, 13
  %73 = xor i32 %72, %71
  %74 = mul i32 %73, -1028477387
  %75 = lshr i32 %74, 16
  %76 = xor i32 %75, %74
  ret i32 %76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_siphash(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !31
  %6 = xor i64 %5, 8317987319222330741
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8, !tbaa !31
  %9 = xor i64 %8, 7237128888997146477
  %10 = xor i64 %5, 7816392313619706465
  %11 = xor i64 %1, %8
  %12 = xor i64 %11, 8387220255154660723
  %13 = add i32 %3, %2
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %23, %4
  %16 = phi i64 [ %12, %4 ], [ %43, %23 ]
  %17 = phi i64 [ %10, %4 ], [ %47, %23 ]
  %18 = phi i64 [ %9, %4 ], [ %46, %23 ]
  %19 = phi i64 [ %6, %4 ], [ %41, %23 ]
  %20 = xor i64 %17, %16
  %21 = xor i64 %20, %18
  %22 = xor i64 %21, %19
  ret i64 %22

23:                                               ; preds = %4, %23
  %24 = phi i32 [ %48, %23 ], [ 0, %4 ]
  %25 = phi i64 [ %41, %23 ], [ %6, %4 ]
  %26 = phi i64 [ %46, %23 ], [ %9, %4 ]
  %27 = phi i64 [ %47, %23 ], [ %10, %4 ]
  %28 = phi i64 [ %43, %23 ], [ %12, %4 ]
  %29 = icmp eq i32 %24, %2
  %30 = xor i64 %27, 255
  %31 = select i1 %29, i64 %30, i64 %27
  %32 = select i1 %29, i64 %1, i64 0
  %33 = xor i64 %32, %25
  %34 = add i64 %33, %26
  %35 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 13)
  %36 = xor i64 %34, %35
  %37 = tail call i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 32)
  %38 = add i64 %31, %28
  %39 = tail call i64 @llvm.fshl.i64(i64 %28, i64 %28, i64 16)
  %40 = xor i64 %38, %39
  %41 = add i64 %37, %40
  %42 = tail call i64 @llvm.fshl.i64(i64 %40, i64 %40, i64 21)
  %43 = xor i64 %41, %42
  %44 = add i64 %36, %38
  %45 = tail call i64 @llvm.fshl.i64(i64 %36, i64 %36, i64 17)
  %46 = xor i64 %45, %44
  %47 = tail call i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 32)
  %48 = add nuw nsw i32 %24, 1
  %49 = icmp eq i32 %48, %13
  br i1 %49, label %15, label %23, !llvm.loop !52
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_xorshift(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = load i8, ptr %1, align 1, !tbaa !22
  %7 = and i8 %6, 63
  %8 = zext nneg i8 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !22
  %11 = and i8 %10, 63
  %12 = zext nneg i8 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %14 = load i8, ptr %13, align 1, !tbaa !22
  %15 = and i8 %14, 63
  %16 = zext nneg i8 %15 to i64
  br label %19

17:                                               ; preds = %19, %3
  %18 = phi i64 [ %0, %3 ], [ %27, %19 ]
  ret i64 %18

19:                                               ; preds = %5, %19
  %20 = phi i32 [ 0, %5 ], [ %28, %19 ]
  %21 = phi i64 [ %0, %5 ], [ %27, %19 ]
  %22 = shl i64 %21, %8
  %23 = xor i64 %22, %21
  %24 = lshr i64 %23, %12
  %25 = xor i64 %24, %23
  %26 = shl i64 %25, %16
  %27 = xor i64 %26, %25
  %28 = add nuw nsw i32 %20, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %17, label %19, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 8) i32 @ks_automaton(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %4
  %7 = phi i32 [ 0, %4 ], [ %25, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %26, %8 ], [ 0, %4 ]
  %10 = phi i32 [ %25, %8 ], [ 0, %4 ]
  %11 = shl nuw nsw i32 %10, 2
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 %9
  %13 = load i8, ptr %12, align 1, !tbaa !22
  %14 = and i8 %13, 15
  %15 = zext nneg i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !22
  %18 = and i8 %17, 3
  %19 = zext nneg i8 %18 to i32
  %20 = or disjoint i32 %11, %19
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !22
  %24 = and i8 %23, 7
  %25 = zext nneg i8 %24 to i32
  %26 = add nuw nsw i64 %9, 1
  %27 = icmp eq i64 %26, %3
  br i1 %27, label %6, label %8, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @ks_machine(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #7 {
  br label %5

5:                                                ; preds = %91, %4
  %6 = phi i64 [ 0, %4 ], [ %92, %91 ]
  %7 = phi i32 [ %3, %4 ], [ %12, %91 ]
  %8 = phi i64 [ undef, %4 ], [ %93, %91 ]
  %9 = add i64 %6, 1
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %11, label %95

11:                                               ; preds = %5
  %12 = add i32 %7, -1
  %13 = icmp sgt i32 %7, 0
  br i1 %13, label %14, label %95

14:                                               ; preds = %11
  %15 = getelementptr inbounds i8, ptr %0, i64 %6
  %16 = load i8, ptr %15, align 1, !tbaa !22
  %17 = and i8 %16, 7
  %18 = lshr i8 %16, 3
  %19 = and i8 %18, 3
  %20 = lshr i8 %16, 5
  %21 = and i8 %20, 3
  %22 = getelementptr inbounds i8, ptr %0, i64 %9
  %23 = load i8, ptr %22, align 1, !tbaa !22
  %24 = add i64 %6, 2
  switch i8 %17, label %86 [
    i8 0, label %25
    i8 1, label %29
    i8 2, label %37
    i8 3, label %45
    i8 4, label %53
    i8 5, label %64
    i8 6, label %76
    i8 7, label %87
  ]

25:                                               ; preds = %14
  %26 = sext i8 %23 to i64
  %27 = zext nneg i8 %19 to i64
  %28 = getelementptr inbounds nuw i64, ptr %2, i64 %27
  store i64 %26, ptr %28, align 8, !tbaa !31
  br label %91

29:                                               ; preds = %14
  %30 = zext nneg i8 %21 to i64
  %31 = getelementptr inbounds nuw i64, ptr %2, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !31
  %33 = zext nneg i8 %19 to i64
  %34 = getelementptr inbounds nuw i64, ptr %2, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !31
  %36 = add i64 %35, %32
  store i64 %36, ptr %34, align 8, !tbaa !31
  br label %91

37:                                               ; preds = %14
  %38 = zext nneg i8 %21 to i64
  %39 = getelementptr inbounds nuw i64, ptr %2, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !31
  %41 = zext nneg i8 %19 to i64
  %42 = getelementptr inbounds nuw i64, ptr %2, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !31
  %44 = sub i64 %43, %40
  store i64 %44, ptr %42, align 8, !tbaa !31
  br label %91

45:                                               ; preds = %14
  %46 = zext nneg i8 %21 to i64
  %47 = getelementptr inbounds nuw i64, ptr %2, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !31
  %49 = zext nneg i8 %19 to i64
  %50 = getelementptr inbounds nuw i64, ptr %2, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !31
  %52 = mul i64 %51, %48
  store i64 %52, ptr %50, align 8, !tbaa !31
  br label %91

53:                                               ; preds = %14
  %54 = zext nneg i8 %21 to i64
  %55 = getelementptr inbounds nuw i64, ptr %2, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !31
  %57 = and i8 %23, 63
  %58 = zext nneg i8 %57 to i64
  %59 = ashr i64 %56, %58
  %60 = zext nneg i8 %19 to i64
  %61 = getelementptr inbounds nuw i64, ptr %2, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !31
  %63 = xor i64 %62, %59
  store i64 %63, ptr %61, align 8, !tbaa !31
  br label %91

64:                                               ; preds = %14
  %65 = zext nneg i8 %19 to i64
  %66 = getelementptr inbounds nuw i64, ptr %2, i64 %65
  %67 = load i64, ptr %66, align 8, !tbaa !31
  %68 = zext nneg i8 %21 to i64
  %69 = getelementptr inbounds nuw i64, ptr %2, i64 %68
  %70 = load i64, ptr %69, align 8, !tbaa !31
  %71 = icmp slt i64 %67, %70
  br i1 %71, label %72, label %91

72:                                               ; preds = %64
  %73 = zext i8 %23 to i64
  %74 = srem i64 %73, %1
  %75 = and i64 %74, 254
  br label %91

76:                                               ; preds = %14
  %77 = zext nneg i8 %19 to i64
  %78 = getelementptr inbounds nuw i64, ptr %2, i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !31
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %91, label %81

81:                                               ; preds = %76
  %82 = add i64 %79, -1
  store i64 %82, ptr %78, align 8, !tbaa !31
  %83 = zext i8 %23 to i64
  %84 = srem i64 %83, %1
  %85 = and i64 %84, 254
  br label %91

86:                                               ; preds = %14
  unreachable

87:                                               ; preds = %14
  %88 = zext nneg i8 %19 to i64
  %89 = getelementptr inbounds nuw i64, ptr %2, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !31
  br label %91

91:                                               ; preds = %25, %29, %37, %45, %53, %72, %64, %81, %76, %87
  %92 = phi i64 [ %24, %87 ], [ %24, %25 ], [ %24, %29 ], [ %24, %37 ], [ %24, %45 ], [ %24, %53 ], [ %75, %72 ], [ %24, %64 ], [ %85, %81 ], [ %24, %76 ]
  %93 = phi i64 [ %90, %87 ], [ %8, %25 ], [ %8, %29 ], [ %8, %37 ], [ %8, %45 ], [ %8, %53 ], [ %8, %72 ], [ %8, %64 ], [ %8, %81 ], [ %8, %76 ]
  %94 = phi i1 [ false, %87 ], [ true, %25 ], [ true, %29 ], [ true, %37 ], [ true, %45 ], [ true, %53 ], [ true, %72 ], [ true, %64 ], [ true, %81 ], [ true, %76 ]
  br i1 %94, label %5, label %95, !llvm.loop !55

95:                                               ; preds = %11, %5, %91
  %96 = phi i64 [ %93, %91 ], [ %6, %5 ], [ %6, %11 ]
  ret i64 %96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @ks_postfix(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %6, i8 0, i64 64, i1 false)
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %16, label %12

8:                                                ; preds = %97
  %9 = add i32 %98, 7
  %10 = and i32 %9, 7
  %11 = zext nneg i32 %10 to i64
  br label %12

12:                                               ; preds = %8, %5
  %13 = phi i64 [ 7, %5 ], [ %11, %8 ]
  %14 = getelementptr inbounds nuw double, ptr %6, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  ret double %15

16:                                               ; preds = %5, %97
  %17 = phi i32 [ %98, %97 ], [ 0, %5 ]
  %18 = phi i64 [ %99, %97 ], [ 0, %5 ]
  %19 = add i32 %17, 7
  %20 = and i32 %19, 7
  %21 = add i32 %17, 6
  %22 = and i32 %21, 7
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %24 = load i8, ptr %23, align 1, !tbaa !22
  %25 = zext i8 %24 to i32
  %26 = urem i32 %25, 9
  switch i32 %26, label %89 [
    i32 0, label %27
    i32 1, label %32
    i32 2, label %37
    i32 3, label %47
    i32 4, label %56
    i32 5, label %65
    i32 6, label %74
    i32 7, label %79
  ]

27:                                               ; preds = %16
  %28 = add i32 %17, 1
  %29 = and i32 %17, 7
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %6, i64 %30
  store double %3, ptr %31, align 8, !tbaa !6
  br label %97

32:                                               ; preds = %16
  %33 = add i32 %17, 1
  %34 = and i32 %17, 7
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw double, ptr %6, i64 %35
  store double %4, ptr %36, align 8, !tbaa !6
  br label %97

37:                                               ; preds = %16
  %38 = lshr i32 %25, 4
  %39 = and i32 %38, 3
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !6
  %43 = add i32 %17, 1
  %44 = and i32 %17, 7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw double, ptr %6, i64 %45
  store double %42, ptr %46, align 8, !tbaa !6
  br label %97

47:                                               ; preds = %16
  %48 = zext nneg i32 %20 to i64
  %49 = getelementptr inbounds nuw double, ptr %6, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !6
  %51 = zext nneg i32 %22 to i64
  %52 = getelementptr inbounds nuw double, ptr %6, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !6
  %54 = fadd double %50, %53
  store double %54, ptr %52, align 8, !tbaa !6
  %55 = add i32 %17, -1
  br label %97

56:                                               ; preds = %16
  %57 = zext nneg i32 %20 to i64
  %58 = getelementptr inbounds nuw double, ptr %6, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !6
  %60 = zext nneg i32 %22 to i64
  %61 = getelementptr inbounds nuw double, ptr %6, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !6
  %63 = fsub double %62, %59
  store double %63, ptr %61, align 8, !tbaa !6
  %64 = add i32 %17, -1
  br label %97

65:                                               ; preds = %16
  %66 = zext nneg i32 %20 to i64
  %67 = getelementptr inbounds nuw double, ptr %6, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !6
  %69 = zext nneg i32 %22 to i64
  %70 = getelementptr inbounds nuw double, ptr %6, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !6
  %72 = fmul double %68, %71
  store double %72, ptr %70, align 8, !tbaa !6
  %73 = add i32 %17, -1
  br label %97

74:                                               ; preds = %16
  %75 = zext nneg i32 %20 to i64
  %76 = getelementptr inbounds nuw double, ptr %6, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !6
  %78 = fneg double %77
  store double %78, ptr %76, align 8, !tbaa !6
  br label %97

79:                                               ; preds = %16
  %80 = zext nneg i32 %22 to i64
  %81 = getelementptr inbounds nuw double, ptr %6, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !6
  %83 = zext nneg i32 %20 to i64
  %84 = getelementptr inbounds nuw double, ptr %6, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !6
  %86 = fcmp olt double %82, %85
  %87 = select i1 %86, double %82, double %85
  store double %87, ptr %81, align 8, !tbaa !6
  %88 = add i32 %17, -1
  br label %97

89:                                               ; preds = %16
  %90 = zext nneg i32 %20 to i64
  %91 = getelementptr inbounds nuw double, ptr %6, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !6
  %93 = and i32 %17, 7
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw double, ptr %6, i64 %94
  store double %92, ptr %95, align 8, !tbaa !6
  %96 = add i32 %17, 1
  br label %97

97:                                               ; preds = %89, %79, %74, %65, %56, %47, %37, %32, %27
  %98 = phi i32 [ %96, %89 ], [ %28, %27 ], [ %33, %32 ], [ %43, %37 ], [ %55, %47 ], [ %64, %56 ], [ %73, %65 ], [ %17, %74 ], [ %88, %79 ]
  %99 = add nuw nsw i64 %18, 1
  %100 = icmp eq i64 %99, %1
  br i1 %100, label %8, label %16, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ks_convolve(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr #7 {
  %6 = icmp sgt i64 %1, %4
  br i1 %6, label %13, label %7

7:                                                ; preds = %5
  %8 = icmp sgt i64 %1, 0
  br label %9

9:                                                ; preds = %7, %14
  %10 = phi i64 [ 0, %7 ], [ %17, %14 ]
  br i1 %8, label %11, label %14

11:                                               ; preds = %9
  %12 = getelementptr float, ptr %2, i64 %10
  br label %20

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %20, %9
  %15 = phi float [ 0.000000e+00, %9 ], [ %28, %20 ]
  %16 = getelementptr inbounds float, ptr %3, i64 %10
  store float %15, ptr %16, align 4, !tbaa !57
  %17 = add i64 %10, 1
  %18 = add i64 %17, %1
  %19 = icmp sgt i64 %18, %4
  br i1 %19, label %13, label %9, !llvm.loop !59

20:                                               ; preds = %11, %20
  %21 = phi i64 [ 0, %11 ], [ %29, %20 ]
  %22 = phi float [ 0.000000e+00, %11 ], [ %28, %20 ]
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %24 = load float, ptr %23, align 4, !tbaa !57
  %25 = getelementptr float, ptr %12, i64 %21
  %26 = load float, ptr %25, align 4, !tbaa !57
  %27 = fmul float %24, %26
  %28 = fadd float %22, %27
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %14, label %20, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_search(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %3, %5
  %6 = phi i64 [ %16, %5 ], [ 0, %3 ]
  %7 = phi i64 [ %15, %5 ], [ %1, %3 ]
  %8 = sub i64 %7, %6
  %9 = sdiv i64 %8, 2
  %10 = add i64 %9, %6
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !2
  %13 = icmp slt i32 %12, %2
  %14 = add i64 %10, 1
  %15 = select i1 %13, i64 %7, i64 %10
  %16 = select i1 %13, i64 %14, i64 %6
  %17 = icmp slt i64 %16, %15
  br i1 %17, label %5, label %18, !llvm.loop !61

18:                                               ; preds = %5, %3
  %19 = phi i64 [ 0, %3 ], [ %16, %5 ]
  ret i64 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @ks_interpolate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %36, label %6

6:                                                ; preds = %4
  %7 = tail call i64 @llvm.smax.i64(i64 %2, i64 1)
  %8 = add nsw i64 %7, -1
  br label %9

9:                                                ; preds = %6, %12
  %10 = phi i64 [ %13, %12 ], [ 0, %6 ]
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %17, label %12

12:                                               ; preds = %9
  %13 = add nuw nsw i64 %10, 1
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !6
  %16 = fcmp uge double %3, %15
  br i1 %16, label %9, label %21, !llvm.loop !62

17:                                               ; preds = %9
  %18 = getelementptr double, ptr %1, i64 %2
  %19 = getelementptr i8, ptr %18, i64 -8
  %20 = load double, ptr %19, align 8, !tbaa !6
  br label %36

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %23 = load double, ptr %22, align 8, !tbaa !6
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %25 = load double, ptr %24, align 8, !tbaa !6
  %26 = fsub double %25, %23
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %28 = load double, ptr %27, align 8, !tbaa !6
  %29 = fsub double %3, %28
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %31 = load double, ptr %30, align 8, !tbaa !6
  %32 = fsub double %31, %28
  %33 = fdiv double %29, %32
  %34 = fmul double %26, %33
  %35 = fadd double %23, %34
  br label %36

36:                                               ; preds = %17, %21, %4
  %37 = phi double [ 0.000000e+00, %4 ], [ %20, %17 ], [ %35, %21 ]
  ret double %37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @ks_permute_bits(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %4
  ret i64 %14

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %15, %4 ]
  %6 = phi i64 [ 0, %2 ], [ %14, %4 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %8 = load i8, ptr %7, align 1, !tbaa !22
  %9 = and i8 %8, 63
  %10 = zext nneg i8 %9 to i64
  %11 = lshr i64 %1, %10
  %12 = and i64 %11, 1
  %13 = shl nuw i64 %12, %5
  %14 = or i64 %13, %6
  %15 = add nuw nsw i64 %5, 1
  %16 = icmp eq i64 %15, 64
  br i1 %16, label %3, label %4, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ks_network(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #7 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %21, %3
  ret void

6:                                                ; preds = %3, %21
  %7 = phi i64 [ %22, %21 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !22
  %10 = and i8 %9, 7
  %11 = lshr i8 %9, 3
  %12 = and i8 %11, 7
  %13 = zext nneg i8 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !2
  %16 = zext nneg i8 %12 to i64
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !2
  %19 = icmp sgt i32 %15, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %6
  store i32 %18, ptr %14, align 4, !tbaa !2
  store i32 %15, ptr %17, align 4, !tbaa !2
  br label %21

21:                                               ; preds = %20, %6
  %22 = add nuw nsw i64 %7, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %5, label %6, !llvm.loop !64
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @ks_trees(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %12, %3
  %6 = phi i32 [ 0, %3 ], [ %39, %12 ]
  ret i32 %6

7:                                                ; preds = %3, %12
  %8 = phi i32 [ %39, %12 ], [ 0, %3 ]
  %9 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %10 = mul i64 %9, 112
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  br label %15

12:                                               ; preds = %15
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %5, label %7, !llvm.loop !65

15:                                               ; preds = %7, %15
  %16 = phi i32 [ %8, %7 ], [ %39, %15 ]
  %17 = phi i32 [ 0, %7 ], [ %40, %15 ]
  %18 = phi i32 [ 0, %7 ], [ %33, %15 ]
  %19 = shl i32 %18, 2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %11, i64 %20
  %22 = shl i32 %18, 1
  %23 = or disjoint i32 %22, 1
  %24 = load i32, ptr %21, align 4, !tbaa !2
  %25 = and i32 %24, 7
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %2, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !2
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %30 = load i32, ptr %29, align 4, !tbaa !2
  %31 = icmp sge i32 %28, %30
  %32 = zext i1 %31 to i32
  %33 = add i32 %23, %32
  %34 = and i32 %33, 1
  %35 = xor i32 %34, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %21, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !2
  %39 = add i32 %38, %16
  %40 = add nuw nsw i32 %17, 1
  %41 = icmp eq i32 %40, 3
  br i1 %41, label %12, label %15, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local zeroext i8 @ks_gf256(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = zext i8 %0 to i32
  %5 = zext i8 %1 to i32
  br label %8

6:                                                ; preds = %8
  %7 = trunc i32 %16 to i8
  ret i8 %7

8:                                                ; preds = %3, %8
  %9 = phi i32 [ 0, %3 ], [ %22, %8 ]
  %10 = phi i32 [ %4, %3 ], [ %21, %8 ]
  %11 = phi i32 [ 0, %3 ], [ %16, %8 ]
  %12 = shl nuw nsw i32 1, %9
  %13 = and i32 %12, %5
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, i32 0, i32 %10
  %16 = xor i32 %15, %11
  %17 = shl i32 %10, 1
  %18 = and i32 %10, 128
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 0, i32 %2
  %21 = xor i32 %20, %17
  %22 = add nuw nsw i32 %9, 1
  %23 = icmp eq i32 %22, 8
  br i1 %23, label %6, label %8, !llvm.loop !67
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local range(i64 -184469794900769387, 4611688372589622011) i64 @ks_days(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = sext i32 %0 to i64
  %5 = icmp slt i32 %1, 3
  %6 = sext i1 %5 to i64
  %7 = add nsw i64 %6, %4
  %8 = add nsw i64 %7, -399
  %9 = icmp slt i64 %7, 0
  %10 = select i1 %9, i64 %8, i64 %7
  %11 = sdiv i64 %10, 400
  %12 = mul nsw i64 %11, -400
  %13 = add nsw i64 %12, %7
  %14 = icmp sgt i32 %1, 2
  %15 = select i1 %14, i32 -3, i32 9
  %16 = add i32 %15, %1
  %17 = mul i32 %16, 153
  %18 = add i32 %17, 2
  %19 = sdiv i32 %18, 5
  %20 = add i32 %2, -1
  %21 = add i32 %20, %19
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %13, 365
  %24 = lshr i64 %13, 2
  %25 = udiv i64 %13, 100
  %26 = mul nsw i64 %11, 146097
  %27 = add nsw i64 %26, -719468
  %28 = add nsw i64 %27, %22
  %29 = add nsw i64 %28, %24
  %30 = add nsw i64 %29, %23
  %31 = sub nsw i64 %30, %25
  ret i64 %31
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!llvm.errno.tbaa = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"double", !4, i64 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
!22 = !{!4, !4, i64 0}
!23 = distinct !{!23, !9, !10}
!24 = distinct !{!24, !9, !10}
!25 = distinct !{!25, !9, !10}
!26 = distinct !{!26, !9, !10}
!27 = distinct !{!27, !9, !10}
!28 = distinct !{!28, !9, !10}
!29 = distinct !{!29, !9, !10}
!30 = distinct !{!30, !9, !10}
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !4, i64 0}
!33 = distinct !{!33, !9, !10}
!34 = distinct !{!34, !9, !10}
!35 = distinct !{!35, !9, !10}
!36 = distinct !{!36, !9, !10}
!37 = distinct !{!37, !9, !10}
!38 = distinct !{!38, !9, !10}
!39 = distinct !{!39, !9, !10}
!40 = distinct !{!40, !9, !10}
!41 = distinct !{!41, !9, !10}
!42 = distinct !{!42, !9, !10}
!43 = distinct !{!43, !9, !10}
!44 = distinct !{!44, !9, !10}
!45 = distinct !{!45, !9, !10}
!46 = distinct !{!46, !9, !10}
!47 = distinct !{!47, !9, !10}
!48 = distinct !{!48, !9, !10}
!49 = distinct !{!49, !9, !10}
!50 = distinct !{!50, !9, !10}
!51 = distinct !{!51, !9, !10}
!52 = distinct !{!52, !9, !10}
!53 = distinct !{!53, !9, !10}
!54 = distinct !{!54, !9, !10}
!55 = distinct !{!55, !9, !10}
!56 = distinct !{!56, !9, !10}
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !4, i64 0}
!59 = distinct !{!59, !9, !10}
!60 = distinct !{!60, !9, !10}
!61 = distinct !{!61, !9, !10}
!62 = distinct !{!62, !9, !10}
!63 = distinct !{!63, !9, !10}
!64 = distinct !{!64, !9, !10}
!65 = distinct !{!65, !9, !10}
!66 = distinct !{!66, !9, !10}
!67 = distinct !{!67, !9, !10}
