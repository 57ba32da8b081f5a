; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Big = type { [40 x i32] }
%struct.Parts = type { %struct.Member, %struct.Member, %struct.Member }
%struct.Member = type { i32 }

$_ZN2ABD1Ev = comdat any

$_ZN3BigD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN5PartsC2Ei = comdat any

$_ZN1AD1Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZNK1A4nameEv = comdat any

$_ZN1BD1Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZNK1B4nameEv = comdat any

$_ZTv0_n24_N1BD1Ev = comdat any

$_ZTv0_n24_N1BD0Ev = comdat any

$_ZTv0_n32_NK1B4nameEv = comdat any

$_ZN2ABD0Ev = comdat any

$_ZNK2AB4nameEv = comdat any

$_ZThn16_N2ABD1Ev = comdat any

$_ZThn16_N2ABD0Ev = comdat any

$_ZThn16_NK2AB4nameEv = comdat any

$_ZTI2AB = comdat any

$_ZTS2AB = comdat any

$_ZTI1A = comdat any

$_ZTS1A = comdat any

$_ZTI4Base = comdat any

$_ZTS4Base = comdat any

$_ZTI1B = comdat any

$_ZTS1B = comdat any

$_ZTI3Big = comdat any

$_ZTS3Big = comdat any

$_ZTI4Pair = comdat any

$_ZTS4Pair = comdat any

$_ZTV2AB = comdat any

$_ZTC2AB0_1A = comdat any

$_ZTC2AB16_1B = comdat any

@_ZTI2AB = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2AB, i32 2, i32 2, ptr @_ZTI1A, i64 2, ptr @_ZTI1B, i64 4098 }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS2AB = linkonce_odr dso_local constant [4 x i8] c"2AB\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1A, i32 0, i32 1, ptr @_ZTI4Base, i64 -10237 }, comdat, align 8
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1B, i32 0, i32 1, ptr @_ZTI4Base, i64 -10237 }, comdat, align 8
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTIl = external constant ptr
@.str = private unnamed_addr constant [13 x i8] c"allocate %d\0A\00", align 1
@_ZTIf = external constant ptr
@_ZTI3Big = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3Big }, comdat, align 8
@_ZTS3Big = linkonce_odr dso_local constant [5 x i8] c"3Big\00", comdat, align 1
@_ZTIi = external constant ptr
@.str.1 = private unnamed_addr constant [10 x i8] c"contained\00", align 1
@_ZTId = external constant ptr
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %g\0A\00", align 1
@_ZTI4Pair = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Pair }, comdat, align 8
@_ZTS4Pair = linkonce_odr dso_local constant [6 x i8] c"4Pair\00", comdat, align 1
@_ZTIPc = external constant ptr
@_ZTIDn = external constant ptr
@.str.3 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant ptr
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@_ZL7cleaned = internal unnamed_addr global i32 0, align 4
@.str.6 = private unnamed_addr constant [7 x i8] c"%.17g\0A\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"choose %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"parts %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"caught %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"many %ld\0A\00", align 1
@_ZTV2AB = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI2AB, ptr @_ZN2ABD1Ev, ptr @_ZN2ABD0Ev, ptr @_ZNK2AB4nameEv], [8 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2AB, ptr @_ZThn16_N2ABD1Ev, ptr @_ZThn16_N2ABD0Ev, ptr @_ZThn16_NK2AB4nameEv] }, comdat, align 8
@_ZTC2AB0_1A = linkonce_odr dso_local unnamed_addr constant { [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI1A, ptr @_ZN1AD1Ev, ptr @_ZN1AD0Ev, ptr @_ZNK1A4nameEv] }, comdat, align 8
@_ZTC2AB16_1B = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [7 x ptr] } { [8 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr null, ptr null, ptr @_ZTI1B, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev, ptr @_ZNK1B4nameEv], [7 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 16 to ptr), ptr @_ZTI1B, ptr @_ZTv0_n24_N1BD1Ev, ptr @_ZTv0_n24_N1BD0Ev, ptr @_ZTv0_n32_NK1B4nameEv] }, comdat, align 8
@.str.14 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"AB\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"member %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"end %d\0A\00", align 1

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z7recursei(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 24) #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, i8 0, i64 24, i1 false)
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTC2AB0_1A, i64 40), ptr %4, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 3, ptr %5, align 8, !tbaa !11
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTC2AB16_1B, i64 40), ptr %6, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTV2AB, i64 40), ptr %4, align 8, !tbaa !9
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTV2AB, i64 104), ptr %6, align 8, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTI2AB, ptr nonnull @_ZN2ABD1Ev) #18
          to label %19 unwind label %7

7:                                                ; preds = %11, %3
  %8 = landingpad { ptr, i32 }
          cleanup
  %9 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %10 = add nsw i32 %9, %0
  store i32 %10, ptr @_ZL7cleaned, align 4, !tbaa !5
  resume { ptr, i32 } %8

11:                                               ; preds = %1
  %12 = add nsw i32 %0, -1
  %13 = invoke noundef i32 @_Z7recursei(i32 noundef %12)
          to label %14 unwind label %7

14:                                               ; preds = %11
  %15 = shl nsw i32 %13, 1
  %16 = add nsw i32 %15, %0
  %17 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %18 = add nsw i32 %17, %0
  store i32 %18, ptr @_ZL7cleaned, align 4, !tbaa !5
  ret i32 %16

19:                                               ; preds = %3
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2ABD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 {
  ret void
}

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z8allocatei(i32 noundef %0) local_unnamed_addr #0 {
  %2 = shl nsw i32 %0, 4
  %3 = or disjoint i32 %2, 5
  %4 = sext i32 %3 to i64
  %5 = alloca i8, i64 %4, align 16
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = zext nneg i32 %0 to i64
  br label %11

9:                                                ; preds = %11, %1
  %10 = icmp sgt i32 %0, 3
  br i1 %10, label %17, label %24

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %15, %11 ]
  %13 = trunc i64 %12 to i8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  store i8 %13, ptr %14, align 1, !tbaa !13
  %15 = add nuw nsw i64 %12, 1
  %16 = icmp eq i64 %15, %8
  br i1 %16, label %9, label %11, !llvm.loop !14

17:                                               ; preds = %9
  %18 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  %19 = zext nneg i32 %0 to i64
  %20 = getelementptr i8, ptr %5, i64 %19
  %21 = getelementptr i8, ptr %20, i64 -1
  %22 = load i8, ptr %21, align 1, !tbaa !13
  %23 = sext i8 %22 to i64
  store i64 %23, ptr %18, align 16, !tbaa !17
  tail call void @__cxa_throw(ptr nonnull %18, ptr nonnull @_ZTIl, ptr null) #18
  unreachable

24:                                               ; preds = %9
  %25 = icmp eq i32 %0, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %24
  %27 = sdiv i32 %0, 2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %5, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !13
  %31 = sext i8 %30 to i32
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %31)
  br label %33

33:                                               ; preds = %26, %24
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef double @_Z3mixdddfl(double noundef %0, double noundef %1, double noundef %2, float noundef %3, i64 noundef %4) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %6 = fptosi double %2 to i32
  %7 = trunc i64 %4 to i32
  br label %16

8:                                                ; preds = %37
  %9 = fadd double %38, %39
  %10 = fadd double %1, %9
  %11 = fadd double %2, %10
  %12 = fpext float %3 to double
  %13 = fadd double %11, %12
  %14 = sitofp i64 %4 to double
  %15 = fadd double %13, %14
  ret double %15

16:                                               ; preds = %5, %37
  %17 = phi double [ %0, %5 ], [ %39, %37 ]
  %18 = phi double [ 1.000000e+00, %5 ], [ %38, %37 ]
  %19 = phi i32 [ 0, %5 ], [ %40, %37 ]
  %20 = fmul double %18, %17
  %21 = fadd double %1, %20
  %22 = icmp eq i32 %19, %6
  br i1 %22, label %23, label %51

23:                                               ; preds = %16
  %24 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store float %3, ptr %24, align 16, !tbaa !19
  invoke void @__cxa_throw(ptr nonnull %24, ptr nonnull @_ZTIf, ptr null) #18
          to label %56 unwind label %25

25:                                               ; preds = %51, %23
  %26 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIf
          catch ptr @_ZTIl
  %27 = extractvalue { ptr, i32 } %26, 0
  %28 = extractvalue { ptr, i32 } %26, 1
  %29 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIf) #17
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %42

31:                                               ; preds = %25
  %32 = tail call ptr @__cxa_begin_catch(ptr %27) #17
  %33 = load float, ptr %32, align 4, !tbaa !19
  %34 = fmul float %33, 2.000000e+00
  %35 = fpext float %34 to double
  %36 = fadd double %21, %35
  tail call void @__cxa_end_catch() #17
  br label %37

37:                                               ; preds = %53, %45, %31
  %38 = phi double [ %36, %31 ], [ %49, %45 ], [ %54, %53 ]
  %39 = phi double [ %17, %31 ], [ %50, %45 ], [ %17, %53 ]
  %40 = add nuw nsw i32 %19, 1
  %41 = icmp eq i32 %40, 5
  br i1 %41, label %8, label %16, !llvm.loop !21

42:                                               ; preds = %25
  %43 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #17
  %44 = icmp eq i32 %28, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %42
  %46 = tail call ptr @__cxa_begin_catch(ptr %27) #17
  %47 = load i64, ptr %46, align 8, !tbaa !17
  %48 = sitofp i64 %47 to double
  %49 = fadd double %21, %48
  %50 = fadd double %17, 5.000000e-01
  tail call void @__cxa_end_catch() #17
  br label %37

51:                                               ; preds = %16
  %52 = add nsw i32 %19, %7
  invoke void @_Z8allocatei(i32 noundef %52)
          to label %53 unwind label %25

53:                                               ; preds = %51
  %54 = fsub double %21, %2
  br label %37

55:                                               ; preds = %42
  resume { ptr, i32 } %26

56:                                               ; preds = %23
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z4makei(ptr dead_on_unwind noalias writable sret(%struct.Big) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = trunc i64 %4 to i32
  %7 = mul i32 %1, %6
  store i32 %7, ptr %5, align 4, !tbaa !5
  %8 = add nuw nsw i64 %4, 1
  %9 = icmp eq i64 %8, 40
  br i1 %9, label %10, label %3, !llvm.loop !22

10:                                               ; preds = %3
  %11 = icmp sgt i32 %1, 5
  br i1 %11, label %12, label %28

12:                                               ; preds = %10
  %13 = tail call ptr @__cxa_allocate_exception(i64 160) #17
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %15 = load i32, ptr %14, align 4, !tbaa !5
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ 0, %12 ], [ %21, %16 ]
  %18 = getelementptr inbounds nuw i32, ptr %13, i64 %17
  %19 = trunc i64 %17 to i32
  %20 = mul i32 %15, %19
  store i32 %20, ptr %18, align 4, !tbaa !5
  %21 = add nuw nsw i64 %17, 1
  %22 = icmp eq i64 %21, 40
  br i1 %22, label %23, label %16, !llvm.loop !22

23:                                               ; preds = %16
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTI3Big, ptr nonnull @_ZN3BigD2Ev) #18
          to label %29 unwind label %24

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup
  %26 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr @_ZL7cleaned, align 4, !tbaa !5
  resume { ptr, i32 } %25

28:                                               ; preds = %10
  ret void

29:                                               ; preds = %23
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3BigD2Ev(ptr noundef nonnull align 4 dereferenceable(160) %0) unnamed_addr #7 comdat align 2 {
  %2 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr @_ZL7cleaned, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z6of_bigi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %struct.Big, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #17
  invoke void @_Z4makei(ptr dead_on_unwind nonnull writable sret(%struct.Big) align 4 %2, i32 noundef %0)
          to label %3 unwind label %11

3:                                                ; preds = %1
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 156
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = add nsw i32 %7, %5
  %9 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr @_ZL7cleaned, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  br label %22

11:                                               ; preds = %1
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI3Big
  %13 = extractvalue { ptr, i32 } %12, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #17
  %14 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI3Big) #17
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %11
  %17 = extractvalue { ptr, i32 } %12, 0
  %18 = tail call ptr @__cxa_begin_catch(ptr %17) #17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = sub nsw i32 0, %20
  tail call void @__cxa_end_catch()
  br label %22

22:                                               ; preds = %16, %3
  %23 = phi i32 [ %8, %3 ], [ %21, %16 ]
  ret i32 %23

24:                                               ; preds = %11
  resume { ptr, i32 } %12
}

; Function Attrs: cold mustprogress nounwind uwtable
define dso_local void @_Z9containedv() local_unnamed_addr #8 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store i32 1, ptr %1, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIi, ptr null) #18
          to label %11 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %4) #17
  %6 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.1)
  invoke void @__cxa_end_catch()
          to label %7 unwind label %8

7:                                                ; preds = %2
  ret void

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #19
  unreachable

11:                                               ; preds = %0
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #9 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #17
  tail call void @_ZSt9terminatev() #19
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #10

; Function Attrs: cold mustprogress uwtable
define dso_local noundef i32 @_Z6nestedv() local_unnamed_addr #11 personality ptr @__gxx_personality_v0 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store i32 1, ptr %1, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTIi, ptr null) #18
          to label %42 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTId
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  %6 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %8, label %29

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_begin_catch(ptr %4) #17
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  store double 2.000000e+00, ptr %11, align 16, !tbaa !23
  invoke void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTId, ptr null) #18
          to label %42 unwind label %12

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTId
  %14 = extractvalue { ptr, i32 } %13, 0
  %15 = extractvalue { ptr, i32 } %13, 1
  %16 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #17
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %18, label %26

18:                                               ; preds = %12
  %19 = tail call ptr @__cxa_begin_catch(ptr %14) #17
  %20 = load double, ptr %19, align 8, !tbaa !23
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %10, double noundef %20)
  invoke void @__cxa_rethrow() #18
          to label %42 unwind label %22

22:                                               ; preds = %18
  %23 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTId
  %24 = extractvalue { ptr, i32 } %23, 0
  %25 = extractvalue { ptr, i32 } %23, 1
  tail call void @__cxa_end_catch() #17
  br label %26

26:                                               ; preds = %22, %12
  %27 = phi i32 [ %25, %22 ], [ %15, %12 ]
  %28 = phi ptr [ %24, %22 ], [ %14, %12 ]
  tail call void @__cxa_end_catch() #17
  br label %29

29:                                               ; preds = %26, %2
  %30 = phi i32 [ %27, %26 ], [ %5, %2 ]
  %31 = phi ptr [ %28, %26 ], [ %4, %2 ]
  %32 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #17
  %33 = icmp eq i32 %30, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %29
  %35 = tail call ptr @__cxa_begin_catch(ptr %31) #17
  %36 = load double, ptr %35, align 8, !tbaa !23
  %37 = fmul double %36, 1.000000e+01
  %38 = fptosi double %37 to i32
  tail call void @__cxa_end_catch() #17
  ret i32 %38

39:                                               ; preds = %29
  %40 = insertvalue { ptr, i32 } poison, ptr %31, 0
  %41 = insertvalue { ptr, i32 } %40, i32 %30, 1
  resume { ptr, i32 } %41

42:                                               ; preds = %18, %8, %0
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z6choosei(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  switch i32 %0, label %43 [
    i32 0, label %2
    i32 1, label %12
    i32 2, label %27
    i32 3, label %39
  ]

2:                                                ; preds = %1
  %3 = invoke noundef i32 @_Z7recursei(i32 noundef 2)
          to label %43 unwind label %4

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #17
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %45

9:                                                ; preds = %4
  %10 = extractvalue { ptr, i32 } %5, 0
  %11 = tail call ptr @__cxa_begin_catch(ptr %10) #17
  br label %41

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  store i32 1, ptr %13, align 16, !tbaa !25
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 2, ptr %14, align 4, !tbaa !27
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTI4Pair, ptr null) #18
          to label %47 unwind label %15

15:                                               ; preds = %12
  %16 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Pair
  %17 = extractvalue { ptr, i32 } %16, 1
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Pair) #17
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %45

20:                                               ; preds = %15
  %21 = extractvalue { ptr, i32 } %16, 0
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #17
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = add nsw i32 %25, %23
  br label %41

27:                                               ; preds = %1
  %28 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  store ptr null, ptr %28, align 16, !tbaa !28
  invoke void @__cxa_throw(ptr nonnull %28, ptr nonnull @_ZTIDn, ptr null) #18
          to label %47 unwind label %29

29:                                               ; preds = %27
  %30 = landingpad { ptr, i32 }
          catch ptr @_ZTIPc
  %31 = extractvalue { ptr, i32 } %30, 1
  %32 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPc) #17
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %29
  %35 = extractvalue { ptr, i32 } %30, 0
  %36 = tail call ptr @__cxa_begin_catch(ptr %35) #17
  %37 = icmp eq ptr %36, null
  %38 = select i1 %37, i32 17, i32 18
  br label %41

39:                                               ; preds = %1
  %40 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  store ptr @.str.3, ptr %40, align 16, !tbaa !30
  tail call void @__cxa_throw(ptr nonnull %40, ptr nonnull @_ZTIPKc, ptr null) #18
  unreachable

41:                                               ; preds = %9, %20, %34
  %42 = phi i32 [ %26, %20 ], [ 1, %9 ], [ %38, %34 ]
  tail call void @__cxa_end_catch()
  br label %43

43:                                               ; preds = %41, %1, %2
  %44 = phi i32 [ 99, %2 ], [ -1, %1 ], [ %42, %41 ]
  ret i32 %44

45:                                               ; preds = %29, %15, %4
  %46 = phi { ptr, i32 } [ %5, %4 ], [ %16, %15 ], [ %30, %29 ]
  resume { ptr, i32 } %46

47:                                               ; preds = %27, %12
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i64 @_Z4manyllllllldi(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, i32 noundef %8) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %10 = invoke noundef i32 @_Z6choosei(i32 noundef %8)
          to label %11 unwind label %15

11:                                               ; preds = %9
  %12 = sext i32 %10 to i64
  %13 = fptosi double %7 to i64
  %14 = add nsw i64 %12, %13
  br label %34

15:                                               ; preds = %9
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %17 = extractvalue { ptr, i32 } %16, 1
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %45

20:                                               ; preds = %15
  %21 = extractvalue { ptr, i32 } %16, 0
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #17
  %23 = load i8, ptr %22, align 1, !tbaa !13
  %24 = sext i8 %23 to i64
  %25 = mul nsw i64 %2, %1
  %26 = mul nsw i64 %4, %3
  %27 = mul nsw i64 %6, %5
  %28 = fmul double %7, 4.000000e+00
  %29 = fptosi double %28 to i64
  %30 = add i64 %26, %25
  %31 = add i64 %30, %27
  %32 = add i64 %31, %29
  %33 = add i64 %32, %24
  tail call void @__cxa_end_catch() #17
  br label %34

34:                                               ; preds = %20, %11
  %35 = phi i64 [ %14, %11 ], [ %33, %20 ]
  %36 = add i64 %1, %0
  %37 = add i64 %36, %2
  %38 = add i64 %37, %3
  %39 = add i64 %38, %4
  %40 = add i64 %39, %5
  %41 = add i64 %40, %6
  %42 = add i64 %41, %35
  %43 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr @_ZL7cleaned, align 4, !tbaa !5
  ret i64 %42

45:                                               ; preds = %15
  %46 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr @_ZL7cleaned, align 4, !tbaa !5
  resume { ptr, i32 } %16
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #12 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.Parts, align 4
  %2 = invoke noundef i32 @_Z7recursei(i32 noundef 4)
          to label %3 unwind label %5

3:                                                ; preds = %0
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %2)
  br label %20

5:                                                ; preds = %0
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTI1B
  %7 = extractvalue { ptr, i32 } %6, 1
  %8 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1B) #17
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %10, label %105

10:                                               ; preds = %5
  %11 = extractvalue { ptr, i32 } %6, 0
  %12 = tail call ptr @__cxa_begin_catch(ptr %11) #17
  %13 = load ptr, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = invoke noundef ptr %15(ptr noundef nonnull align 8 dereferenceable(8) %12)
          to label %17 unwind label %22

17:                                               ; preds = %10
  %18 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %16, i32 noundef %18)
  tail call void @__cxa_end_catch()
  br label %20

20:                                               ; preds = %17, %3
  %21 = invoke noundef i32 @_Z7recursei(i32 noundef 3)
          to label %39 unwind label %24

22:                                               ; preds = %10
  %23 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %105 unwind label %107

24:                                               ; preds = %20
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
  %26 = extractvalue { ptr, i32 } %25, 1
  %27 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #17
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %105

29:                                               ; preds = %24
  %30 = extractvalue { ptr, i32 } %25, 0
  %31 = tail call ptr @__cxa_begin_catch(ptr %30) #17
  %32 = load ptr, ptr %31, align 8, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = invoke noundef ptr %34(ptr noundef nonnull align 8 dereferenceable(8) %31)
          to label %36 unwind label %53

36:                                               ; preds = %29
  %37 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, ptr noundef %35, i32 noundef %37)
  tail call void @__cxa_end_catch()
  br label %39

39:                                               ; preds = %20, %36
  %40 = tail call noundef double @_Z3mixdddfl(double noundef 1.250000e+00, double noundef 2.500000e+00, double noundef 2.000000e+00, float noundef 1.250000e-01, i64 noundef 1)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %40)
  %42 = tail call noundef double @_Z3mixdddfl(double noundef 1.250000e+00, double noundef 2.500000e+00, double noundef 9.000000e+00, float noundef 1.250000e-01, i64 noundef 0)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %42)
  %44 = tail call noundef i32 @_Z6of_bigi(i32 noundef 2)
  %45 = tail call noundef i32 @_Z6of_bigi(i32 noundef 6)
  %46 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %47 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %44, i32 noundef %45, i32 noundef %46)
  tail call void @_Z9containedv() #17
  %48 = tail call noundef i32 @_Z6nestedv()
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %48)
  br label %55

50:                                               ; preds = %69
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %72

53:                                               ; preds = %29
  %54 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %105 unwind label %107

55:                                               ; preds = %39, %69
  %56 = phi i32 [ 0, %39 ], [ %70, %69 ]
  %57 = invoke noundef i32 @_Z6choosei(i32 noundef %56)
          to label %58 unwind label %60

58:                                               ; preds = %55
  %59 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %57)
  br label %69

60:                                               ; preds = %55
  %61 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %62 = extractvalue { ptr, i32 } %61, 1
  %63 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %64 = icmp eq i32 %62, %63
  br i1 %64, label %65, label %105

65:                                               ; preds = %60
  %66 = extractvalue { ptr, i32 } %61, 0
  %67 = tail call ptr @__cxa_begin_catch(ptr %66) #17
  %68 = tail call i32 @puts(ptr nonnull dereferenceable(1) %67)
  tail call void @__cxa_end_catch() #17
  br label %69

69:                                               ; preds = %58, %65
  %70 = add nuw nsw i32 %56, 1
  %71 = icmp eq i32 %70, 5
  br i1 %71, label %50, label %55, !llvm.loop !33

72:                                               ; preds = %50, %93
  %73 = phi i32 [ 0, %50 ], [ %94, %93 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %1, i32 noundef %73)
          to label %74 unwind label %83

74:                                               ; preds = %72
  %75 = load i32, ptr %51, align 4, !tbaa !34
  %76 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %75)
  %77 = load i32, ptr %51, align 4, !tbaa !37
  %78 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %77)
  %79 = load i32, ptr %52, align 4, !tbaa !37
  %80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %79)
  %81 = load i32, ptr %1, align 4, !tbaa !37
  %82 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %81)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %93

83:                                               ; preds = %72
  %84 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %85 = extractvalue { ptr, i32 } %84, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  %86 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %88, label %105

88:                                               ; preds = %83
  %89 = extractvalue { ptr, i32 } %84, 0
  %90 = call ptr @__cxa_begin_catch(ptr %89) #17
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %91)
  call void @__cxa_end_catch() #17
  br label %93

93:                                               ; preds = %74, %88
  %94 = add nuw nsw i32 %73, 1
  %95 = icmp eq i32 %94, 4
  br i1 %95, label %99, label %72, !llvm.loop !38

96:                                               ; preds = %99
  %97 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %97)
  ret i32 0

99:                                               ; preds = %93, %99
  %100 = phi i32 [ %103, %99 ], [ 0, %93 ]
  %101 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef %100)
  %102 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %101)
  %103 = add nuw nsw i32 %100, 1
  %104 = icmp eq i32 %103, 5
  br i1 %104, label %96, label %99, !llvm.loop !39

105:                                              ; preds = %60, %83, %53, %22, %24, %5
  %106 = phi { ptr, i32 } [ %54, %53 ], [ %84, %83 ], [ %23, %22 ], [ %25, %24 ], [ %6, %5 ], [ %61, %60 ]
  resume { ptr, i32 } %106

107:                                              ; preds = %53, %22
  %108 = landingpad { ptr, i32 }
          catch ptr null
  %109 = extractvalue { ptr, i32 } %108, 0
  tail call void @__clang_call_terminate(ptr %109) #19
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #13 comdat align 2 personality ptr @__gxx_personality_v0 {
  store i32 %1, ptr %0, align 4, !tbaa !37
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %1)
  %4 = icmp eq i32 %1, 3
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store i32 3, ptr %6, align 16, !tbaa !5
  tail call void @__cxa_throw(ptr nonnull %6, ptr nonnull @_ZTIi, ptr null) #18
  unreachable

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = add nsw i32 %1, 1
  store i32 %9, ptr %8, align 4, !tbaa !37
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %9)
  %11 = icmp eq i32 %9, 3
  br i1 %11, label %12, label %15

12:                                               ; preds = %7
  %13 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store i32 3, ptr %13, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %13, ptr nonnull @_ZTIi, ptr null) #18
          to label %14 unwind label %24

14:                                               ; preds = %12
  unreachable

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = add nsw i32 %1, 2
  store i32 %17, ptr %16, align 4, !tbaa !37
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %17)
  %19 = icmp eq i32 %17, 3
  br i1 %19, label %20, label %23

20:                                               ; preds = %15
  %21 = tail call ptr @__cxa_allocate_exception(i64 4) #17
  store i32 3, ptr %21, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %21, ptr nonnull @_ZTIi, ptr null) #18
          to label %22 unwind label %26

22:                                               ; preds = %20
  unreachable

23:                                               ; preds = %15
  ret void

24:                                               ; preds = %12
  %25 = landingpad { ptr, i32 }
          cleanup
  br label %30

26:                                               ; preds = %20
  %27 = landingpad { ptr, i32 }
          cleanup
  %28 = load i32, ptr %8, align 4, !tbaa !37
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %28)
  br label %30

30:                                               ; preds = %26, %24
  %31 = phi { ptr, i32 } [ %27, %26 ], [ %25, %24 ]
  %32 = load i32, ptr %0, align 4, !tbaa !37
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %32)
  resume { ptr, i32 } %31
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 16) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK1A4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  ret ptr @.str.14
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 8) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK1B4nameEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  ret ptr @.str.15
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1BD1Ev(ptr noundef %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1BD0Ev(ptr noundef %0) unnamed_addr #14 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !9
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(8) %5, i64 noundef 8) #20
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK1B4nameEv(ptr noundef %0) unnamed_addr #15 comdat align 2 {
  ret ptr @.str.15
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2ABD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK2AB4nameEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 {
  ret ptr @.str.16
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2ABD1Ev(ptr noundef %0) unnamed_addr #14 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2ABD0Ev(ptr noundef %0) unnamed_addr #14 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(24) %2, i64 noundef 24) #20
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef ptr @_ZThn16_NK2AB4nameEv(ptr noundef %0) unnamed_addr #15 comdat align 2 {
  ret ptr @.str.16
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #16

attributes #0 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { cold mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold nofree noreturn }
attributes #11 = { cold mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind }
attributes #18 = { noreturn }
attributes #19 = { noreturn nounwind }
attributes #20 = { builtin nounwind }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !6, i64 8}
!12 = !{!"_ZTS1A", !6, i64 8}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = distinct !{!21, !15, !16}
!22 = distinct !{!22, !15, !16}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !7, i64 0}
!25 = !{!26, !6, i64 0}
!26 = !{!"_ZTS4Pair", !6, i64 0, !6, i64 4}
!27 = !{!26, !6, i64 4}
!28 = !{!29, !29, i64 0}
!29 = !{!"std::nullptr_t", !7, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 omnipotent char", !32, i64 0}
!32 = !{!"any pointer", !7, i64 0}
!33 = distinct !{!33, !15, !16}
!34 = !{!35, !6, i64 8}
!35 = !{!"_ZTS5Parts", !36, i64 0, !36, i64 4, !36, i64 8}
!36 = !{!"_ZTS6Member", !6, i64 0}
!37 = !{!36, !6, i64 0}
!38 = distinct !{!38, !15, !16}
!39 = distinct !{!39, !15, !16}
