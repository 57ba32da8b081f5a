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
@.str.16 = private unnamed_addr constant [3 x i8] c"AB\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"member %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"end %d\0A\00", align 1

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef i32 @_Z7recursei(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 24) #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %4, i8 0, i64 16, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 3, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTV2AB, i64 40), ptr %4, align 8, !tbaa !11
  store ptr getelementptr inbounds nuw inrange(-40, 24) (i8, ptr @_ZTV2AB, i64 104), ptr %6, align 8, !tbaa !11
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
  br i1 %6, label %7, label %61

7:                                                ; preds = %1
  %8 = zext nneg i32 %0 to i64
  %9 = icmp ult i32 %0, 4
  br i1 %9, label %44, label %10

10:                                               ; preds = %7
  %11 = icmp ult i32 %0, 32
  br i1 %11, label %28, label %12

12:                                               ; preds = %10
  %13 = and i64 %8, 28
  %14 = and i64 %8, 2147483616
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i64 [ 0, %12 ], [ %21, %15 ]
  %17 = phi <16 x i8> [ <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, %12 ], [ %22, %15 ]
  %18 = add <16 x i8> %17, splat (i8 16)
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store <16 x i8> %17, ptr %19, align 16, !tbaa !13
  store <16 x i8> %18, ptr %20, align 16, !tbaa !13
  %21 = add nuw i64 %16, 32
  %22 = add <16 x i8> %17, splat (i8 32)
  %23 = icmp eq i64 %21, %14
  br i1 %23, label %24, label %15, !llvm.loop !14

24:                                               ; preds = %15
  %25 = icmp eq i64 %14, %8
  br i1 %25, label %46, label %26

26:                                               ; preds = %24
  %27 = icmp eq i64 %13, 0
  br i1 %27, label %44, label %28, !prof !18

28:                                               ; preds = %10, %26
  %29 = phi i64 [ %14, %26 ], [ 0, %10 ]
  %30 = and i64 %8, 2147483644
  %31 = trunc i64 %29 to i8
  %32 = insertelement <4 x i8> poison, i8 %31, i64 0
  %33 = shufflevector <4 x i8> %32, <4 x i8> poison, <4 x i32> zeroinitializer
  %34 = or disjoint <4 x i8> %33, <i8 0, i8 1, i8 2, i8 3>
  br label %35

35:                                               ; preds = %35, %28
  %36 = phi i64 [ %29, %28 ], [ %39, %35 ]
  %37 = phi <4 x i8> [ %34, %28 ], [ %40, %35 ]
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %36
  store <4 x i8> %37, ptr %38, align 4, !tbaa !13
  %39 = add nuw i64 %36, 4
  %40 = add <4 x i8> %37, splat (i8 4)
  %41 = icmp eq i64 %39, %30
  br i1 %41, label %42, label %35, !llvm.loop !19

42:                                               ; preds = %35
  %43 = icmp eq i64 %30, %8
  br i1 %43, label %46, label %44

44:                                               ; preds = %7, %26, %42
  %45 = phi i64 [ 0, %7 ], [ %14, %26 ], [ %30, %42 ]
  br label %48

46:                                               ; preds = %48, %42, %24
  %47 = icmp samesign ugt i32 %0, 3
  br i1 %47, label %54, label %63

48:                                               ; preds = %44, %48
  %49 = phi i64 [ %52, %48 ], [ %45, %44 ]
  %50 = trunc i64 %49 to i8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 %49
  store i8 %50, ptr %51, align 1, !tbaa !13
  %52 = add nuw nsw i64 %49, 1
  %53 = icmp eq i64 %52, %8
  br i1 %53, label %46, label %48, !llvm.loop !20

54:                                               ; preds = %46
  %55 = tail call ptr @__cxa_allocate_exception(i64 8) #17
  %56 = zext nneg i32 %0 to i64
  %57 = getelementptr i8, ptr %5, i64 %56
  %58 = getelementptr i8, ptr %57, i64 -1
  %59 = load i8, ptr %58, align 1, !tbaa !13
  %60 = sext i8 %59 to i64
  store i64 %60, ptr %55, align 16, !tbaa !21
  tail call void @__cxa_throw(ptr nonnull %55, ptr nonnull @_ZTIl, ptr null) #18
  unreachable

61:                                               ; preds = %1
  %62 = icmp eq i32 %0, 0
  br i1 %62, label %70, label %63

63:                                               ; preds = %46, %61
  %64 = sdiv i32 %0, 2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %5, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !13
  %68 = sext i8 %67 to i32
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %68)
  br label %70

70:                                               ; preds = %63, %61
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
  store float %3, ptr %24, align 16, !tbaa !23
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
  %33 = load float, ptr %32, align 4, !tbaa !23
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
  br i1 %41, label %8, label %16, !llvm.loop !25

42:                                               ; preds = %25
  %43 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIl) #17
  %44 = icmp eq i32 %28, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %42
  %46 = tail call ptr @__cxa_begin_catch(ptr %27) #17
  %47 = load i64, ptr %46, align 8, !tbaa !21
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
  %3 = insertelement <4 x i32> poison, i32 %1, i64 0
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <4 x i32> zeroinitializer
  %5 = mul <4 x i32> %4, <i32 0, i32 1, i32 2, i32 3>
  %6 = mul <4 x i32> %4, <i32 4, i32 5, i32 6, i32 7>
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store <4 x i32> %5, ptr %0, align 4, !tbaa !5
  store <4 x i32> %6, ptr %7, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = mul <4 x i32> %4, <i32 8, i32 9, i32 10, i32 11>
  %10 = mul <4 x i32> %4, <i32 12, i32 13, i32 14, i32 15>
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store <4 x i32> %9, ptr %8, align 4, !tbaa !5
  store <4 x i32> %10, ptr %11, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = mul <4 x i32> %4, <i32 16, i32 17, i32 18, i32 19>
  %14 = mul <4 x i32> %4, <i32 20, i32 21, i32 22, i32 23>
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store <4 x i32> %13, ptr %12, align 4, !tbaa !5
  store <4 x i32> %14, ptr %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %17 = mul <4 x i32> %4, <i32 24, i32 25, i32 26, i32 27>
  %18 = mul <4 x i32> %4, <i32 28, i32 29, i32 30, i32 31>
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store <4 x i32> %17, ptr %16, align 4, !tbaa !5
  store <4 x i32> %18, ptr %19, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %21 = mul <4 x i32> %4, <i32 32, i32 33, i32 34, i32 35>
  %22 = mul <4 x i32> %4, <i32 36, i32 37, i32 38, i32 39>
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store <4 x i32> %21, ptr %20, align 4, !tbaa !5
  store <4 x i32> %22, ptr %23, align 4, !tbaa !5
  %24 = icmp sgt i32 %1, 5
  br i1 %24, label %25, label %53

25:                                               ; preds = %2
  %26 = tail call ptr @__cxa_allocate_exception(i64 160) #17
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %28 = load <4 x i32>, ptr %27, align 4
  %29 = shufflevector <4 x i32> %28, <4 x i32> poison, <4 x i32> zeroinitializer
  %30 = mul <4 x i32> %29, <i32 0, i32 1, i32 2, i32 3>
  %31 = mul <4 x i32> %29, <i32 4, i32 5, i32 6, i32 7>
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store <4 x i32> %30, ptr %26, align 4, !tbaa !5
  store <4 x i32> %31, ptr %32, align 4, !tbaa !5
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %34 = mul <4 x i32> %29, <i32 8, i32 9, i32 10, i32 11>
  %35 = mul <4 x i32> %29, <i32 12, i32 13, i32 14, i32 15>
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 48
  store <4 x i32> %34, ptr %33, align 4, !tbaa !5
  store <4 x i32> %35, ptr %36, align 4, !tbaa !5
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %38 = mul <4 x i32> %29, <i32 16, i32 17, i32 18, i32 19>
  %39 = mul <4 x i32> %29, <i32 20, i32 21, i32 22, i32 23>
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 80
  store <4 x i32> %38, ptr %37, align 4, !tbaa !5
  store <4 x i32> %39, ptr %40, align 4, !tbaa !5
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 96
  %42 = mul <4 x i32> %29, <i32 24, i32 25, i32 26, i32 27>
  %43 = mul <4 x i32> %29, <i32 28, i32 29, i32 30, i32 31>
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 112
  store <4 x i32> %42, ptr %41, align 4, !tbaa !5
  store <4 x i32> %43, ptr %44, align 4, !tbaa !5
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %46 = mul <4 x i32> %29, <i32 32, i32 33, i32 34, i32 35>
  %47 = mul <4 x i32> %29, <i32 36, i32 37, i32 38, i32 39>
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 144
  store <4 x i32> %46, ptr %45, align 4, !tbaa !5
  store <4 x i32> %47, ptr %48, align 4, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %26, ptr nonnull @_ZTI3Big, ptr nonnull @_ZN3BigD2Ev) #18
          to label %54 unwind label %49

49:                                               ; preds = %25
  %50 = landingpad { ptr, i32 }
          cleanup
  %51 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr @_ZL7cleaned, align 4, !tbaa !5
  resume { ptr, i32 } %50

53:                                               ; preds = %2
  ret void

54:                                               ; preds = %25
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
  store double 2.000000e+00, ptr %11, align 16, !tbaa !26
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
  %20 = load double, ptr %19, align 8, !tbaa !26
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
  %36 = load double, ptr %35, align 8, !tbaa !26
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
  store i32 1, ptr %13, align 16, !tbaa !28
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 2, ptr %14, align 4, !tbaa !30
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
  store ptr null, ptr %28, align 16, !tbaa !31
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
  store ptr @.str.3, ptr %40, align 16, !tbaa !33
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
  br i1 %9, label %10, label %211

10:                                               ; preds = %5
  %11 = extractvalue { ptr, i32 } %6, 0
  %12 = tail call ptr @__cxa_begin_catch(ptr %11) #17
  %13 = load ptr, ptr %12, align 8, !tbaa !11
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
          to label %211 unwind label %213

24:                                               ; preds = %20
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
  %26 = extractvalue { ptr, i32 } %25, 1
  %27 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI4Base) #17
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %211

29:                                               ; preds = %24
  %30 = extractvalue { ptr, i32 } %25, 0
  %31 = tail call ptr @__cxa_begin_catch(ptr %30) #17
  %32 = load ptr, ptr %31, align 8, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = invoke noundef ptr %34(ptr noundef nonnull align 8 dereferenceable(8) %31)
          to label %36 unwind label %51

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
  %50 = invoke noundef i32 @_Z6choosei(i32 noundef 0)
          to label %53 unwind label %55

51:                                               ; preds = %29
  %52 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %211 unwind label %213

53:                                               ; preds = %39
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %50)
  br label %64

55:                                               ; preds = %39
  %56 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %57 = extractvalue { ptr, i32 } %56, 1
  %58 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %59 = icmp eq i32 %57, %58
  br i1 %59, label %60, label %211

60:                                               ; preds = %55
  %61 = extractvalue { ptr, i32 } %56, 0
  %62 = tail call ptr @__cxa_begin_catch(ptr %61) #17
  %63 = tail call i32 @puts(ptr nonnull dereferenceable(1) %62)
  tail call void @__cxa_end_catch() #17
  br label %64

64:                                               ; preds = %53, %60
  %65 = invoke noundef i32 @_Z6choosei(i32 noundef 1)
          to label %75 unwind label %66

66:                                               ; preds = %64
  %67 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %68 = extractvalue { ptr, i32 } %67, 1
  %69 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %70 = icmp eq i32 %68, %69
  br i1 %70, label %71, label %211

71:                                               ; preds = %66
  %72 = extractvalue { ptr, i32 } %67, 0
  %73 = tail call ptr @__cxa_begin_catch(ptr %72) #17
  %74 = tail call i32 @puts(ptr nonnull dereferenceable(1) %73)
  tail call void @__cxa_end_catch() #17
  br label %77

75:                                               ; preds = %64
  %76 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %65)
  br label %77

77:                                               ; preds = %75, %71
  %78 = invoke noundef i32 @_Z6choosei(i32 noundef 2)
          to label %88 unwind label %79

79:                                               ; preds = %77
  %80 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %81 = extractvalue { ptr, i32 } %80, 1
  %82 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %83 = icmp eq i32 %81, %82
  br i1 %83, label %84, label %211

84:                                               ; preds = %79
  %85 = extractvalue { ptr, i32 } %80, 0
  %86 = tail call ptr @__cxa_begin_catch(ptr %85) #17
  %87 = tail call i32 @puts(ptr nonnull dereferenceable(1) %86)
  tail call void @__cxa_end_catch() #17
  br label %90

88:                                               ; preds = %77
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %78)
  br label %90

90:                                               ; preds = %88, %84
  %91 = invoke noundef i32 @_Z6choosei(i32 noundef 3)
          to label %101 unwind label %92

92:                                               ; preds = %90
  %93 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %94 = extractvalue { ptr, i32 } %93, 1
  %95 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %96 = icmp eq i32 %94, %95
  br i1 %96, label %97, label %211

97:                                               ; preds = %92
  %98 = extractvalue { ptr, i32 } %93, 0
  %99 = tail call ptr @__cxa_begin_catch(ptr %98) #17
  %100 = tail call i32 @puts(ptr nonnull dereferenceable(1) %99)
  tail call void @__cxa_end_catch() #17
  br label %103

101:                                              ; preds = %90
  %102 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %91)
  br label %103

103:                                              ; preds = %101, %97
  %104 = invoke noundef i32 @_Z6choosei(i32 noundef 4)
          to label %114 unwind label %105

105:                                              ; preds = %103
  %106 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %107 = extractvalue { ptr, i32 } %106, 1
  %108 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #17
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %211

110:                                              ; preds = %105
  %111 = extractvalue { ptr, i32 } %106, 0
  %112 = tail call ptr @__cxa_begin_catch(ptr %111) #17
  %113 = tail call i32 @puts(ptr nonnull dereferenceable(1) %112)
  tail call void @__cxa_end_catch() #17
  br label %116

114:                                              ; preds = %103
  %115 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %104)
  br label %116

116:                                              ; preds = %114, %110
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %1, i32 noundef 0)
          to label %119 unwind label %128

119:                                              ; preds = %116
  %120 = load i32, ptr %117, align 4, !tbaa !36
  %121 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %120)
  %122 = load i32, ptr %117, align 4, !tbaa !39
  %123 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %122)
  %124 = load i32, ptr %118, align 4, !tbaa !39
  %125 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %124)
  %126 = load i32, ptr %1, align 4, !tbaa !39
  %127 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %126)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %138

128:                                              ; preds = %116
  %129 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %130 = extractvalue { ptr, i32 } %129, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  %131 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %132 = icmp eq i32 %130, %131
  br i1 %132, label %133, label %211

133:                                              ; preds = %128
  %134 = extractvalue { ptr, i32 } %129, 0
  %135 = call ptr @__cxa_begin_catch(ptr %134) #17
  %136 = load i32, ptr %135, align 4, !tbaa !5
  %137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %136)
  call void @__cxa_end_catch() #17
  br label %138

138:                                              ; preds = %119, %133
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %1, i32 noundef 1)
          to label %149 unwind label %139

139:                                              ; preds = %138
  %140 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %141 = extractvalue { ptr, i32 } %140, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  %142 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %143 = icmp eq i32 %141, %142
  br i1 %143, label %144, label %211

144:                                              ; preds = %139
  %145 = extractvalue { ptr, i32 } %140, 0
  %146 = call ptr @__cxa_begin_catch(ptr %145) #17
  %147 = load i32, ptr %146, align 4, !tbaa !5
  %148 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %147)
  call void @__cxa_end_catch() #17
  br label %158

149:                                              ; preds = %138
  %150 = load i32, ptr %117, align 4, !tbaa !36
  %151 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %150)
  %152 = load i32, ptr %117, align 4, !tbaa !39
  %153 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %152)
  %154 = load i32, ptr %118, align 4, !tbaa !39
  %155 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %154)
  %156 = load i32, ptr %1, align 4, !tbaa !39
  %157 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %156)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %158

158:                                              ; preds = %149, %144
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %1, i32 noundef 2)
          to label %169 unwind label %159

159:                                              ; preds = %158
  %160 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %161 = extractvalue { ptr, i32 } %160, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  %162 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %163 = icmp eq i32 %161, %162
  br i1 %163, label %164, label %211

164:                                              ; preds = %159
  %165 = extractvalue { ptr, i32 } %160, 0
  %166 = call ptr @__cxa_begin_catch(ptr %165) #17
  %167 = load i32, ptr %166, align 4, !tbaa !5
  %168 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %167)
  call void @__cxa_end_catch() #17
  br label %178

169:                                              ; preds = %158
  %170 = load i32, ptr %117, align 4, !tbaa !36
  %171 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %170)
  %172 = load i32, ptr %117, align 4, !tbaa !39
  %173 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %172)
  %174 = load i32, ptr %118, align 4, !tbaa !39
  %175 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %174)
  %176 = load i32, ptr %1, align 4, !tbaa !39
  %177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %176)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %178

178:                                              ; preds = %169, %164
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #17
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %1, i32 noundef 3)
          to label %189 unwind label %179

179:                                              ; preds = %178
  %180 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %181 = extractvalue { ptr, i32 } %180, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  %182 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #17
  %183 = icmp eq i32 %181, %182
  br i1 %183, label %184, label %211

184:                                              ; preds = %179
  %185 = extractvalue { ptr, i32 } %180, 0
  %186 = call ptr @__cxa_begin_catch(ptr %185) #17
  %187 = load i32, ptr %186, align 4, !tbaa !5
  %188 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %187)
  call void @__cxa_end_catch() #17
  br label %198

189:                                              ; preds = %178
  %190 = load i32, ptr %117, align 4, !tbaa !36
  %191 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %190)
  %192 = load i32, ptr %117, align 4, !tbaa !39
  %193 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %192)
  %194 = load i32, ptr %118, align 4, !tbaa !39
  %195 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %194)
  %196 = load i32, ptr %1, align 4, !tbaa !39
  %197 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %196)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #17
  br label %198

198:                                              ; preds = %189, %184
  %199 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef 0)
  %200 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %199)
  %201 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef 1)
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %201)
  %203 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef 2)
  %204 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %203)
  %205 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef 3)
  %206 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %205)
  %207 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef 4)
  %208 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i64 noundef %207)
  %209 = load i32, ptr @_ZL7cleaned, align 4, !tbaa !5
  %210 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %209)
  ret i32 0

211:                                              ; preds = %55, %66, %79, %92, %105, %128, %139, %159, %179, %51, %22, %24, %5
  %212 = phi { ptr, i32 } [ %52, %51 ], [ %180, %179 ], [ %23, %22 ], [ %25, %24 ], [ %6, %5 ], [ %129, %128 ], [ %140, %139 ], [ %160, %159 ], [ %56, %55 ], [ %67, %66 ], [ %80, %79 ], [ %93, %92 ], [ %106, %105 ]
  resume { ptr, i32 } %212

213:                                              ; preds = %51, %22
  %214 = landingpad { ptr, i32 }
          catch ptr null
  %215 = extractvalue { ptr, i32 } %214, 0
  tail call void @__clang_call_terminate(ptr %215) #19
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #13 comdat align 2 personality ptr @__gxx_personality_v0 {
  store i32 %1, ptr %0, align 4, !tbaa !39
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
  store i32 %9, ptr %8, align 4, !tbaa !39
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
  store i32 %17, ptr %16, align 4, !tbaa !39
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
  %28 = load i32, ptr %8, align 4, !tbaa !39
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %28)
  br label %30

30:                                               ; preds = %26, %24
  %31 = phi { ptr, i32 } [ %27, %26 ], [ %25, %24 ]
  %32 = load i32, ptr %0, align 4, !tbaa !39
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %32)
  resume { ptr, i32 } %31
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN2ABD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 24) #20
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
!9 = !{!10, !6, i64 8}
!10 = !{!"_ZTS1A", !6, i64 8}
!11 = !{!12, !12, i64 0}
!12 = !{!"vtable pointer", !8, i64 0}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15, !16, !17}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = !{!"branch_weights", i32 4, i32 28}
!19 = distinct !{!19, !15, !16, !17}
!20 = distinct !{!20, !15, !17, !16}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !7, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !7, i64 0}
!25 = distinct !{!25, !15}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !7, i64 0}
!28 = !{!29, !6, i64 0}
!29 = !{!"_ZTS4Pair", !6, i64 0, !6, i64 4}
!30 = !{!29, !6, i64 4}
!31 = !{!32, !32, i64 0}
!32 = !{!"std::nullptr_t", !7, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 omnipotent char", !35, i64 0}
!35 = !{!"any pointer", !7, i64 0}
!36 = !{!37, !6, i64 8}
!37 = !{!"_ZTS5Parts", !38, i64 0, !38, i64 4, !38, i64 8}
!38 = !{!"_ZTS6Member", !6, i64 0}
!39 = !{!38, !6, i64 0}
