; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Guard = type { i32 }
%struct.Big = type { [40 x i32] }
%struct.Pair = type { i32, i32 }
%struct.Parts = type { %struct.Member, %struct.Member, %struct.Member }
%struct.Member = type { i32 }
%struct.A = type <{ %struct.Base, i32, [4 x i8] }>
%struct.Base = type { ptr }

$_ZN2ABC1Ev = comdat any

$_ZN2ABD1Ev = comdat any

$_ZN5GuardD2Ev = comdat any

$_ZN3BigC2Ei = comdat any

$_ZN3BigC2ERKS_ = comdat any

$_ZN3BigD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN5PartsC2Ei = comdat any

$_ZN5PartsD2Ev = comdat any

$_ZN4BaseC2Ev = comdat any

$_ZN1AC2Ev = comdat any

$_ZN1BC2Ev = comdat any

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

$_ZN4BaseD2Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZNK4Base4nameEv = comdat any

$_ZN1AD2Ev = comdat any

$_ZTv0_n24_N1AD1Ev = comdat any

$_ZTv0_n24_N1AD0Ev = comdat any

$_ZTv0_n32_NK1A4nameEv = comdat any

$_ZN1BD2Ev = comdat any

$_ZTv0_n24_N2ABD0Ev = comdat any

$_ZTv0_n32_NK2AB4nameEv = comdat any

$_ZN2ABD2Ev = comdat any

$_ZTv0_n24_N2ABD1Ev = comdat any

$_ZN6MemberC2Ei = comdat any

$_ZN6MemberD2Ev = comdat any

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

$_ZTT2AB = comdat any

$_ZTC2AB0_1A = comdat any

$_ZTC2AB16_1B = comdat any

$_ZTV4Base = comdat any

$_ZTV1A = comdat any

$_ZTT1A = comdat any

$_ZTV1B = comdat any

$_ZTT1B = comdat any

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
@_ZL7cleaned = internal global i32 0, align 4
@.str.6 = private unnamed_addr constant [7 x i8] c"%.17g\0A\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [11 x i8] c"choose %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"parts %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"caught %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"many %ld\0A\00", align 1
@_ZTV2AB = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI2AB, ptr @_ZN2ABD1Ev, ptr @_ZN2ABD0Ev, ptr @_ZNK2AB4nameEv], [8 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2AB, ptr @_ZThn16_N2ABD1Ev, ptr @_ZThn16_N2ABD0Ev, ptr @_ZThn16_NK2AB4nameEv] }, comdat, align 8
@_ZTT2AB = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTC2AB0_1A, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTC2AB0_1A, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [7 x ptr] }, ptr @_ZTC2AB16_1B, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-32, 24) ({ [8 x ptr], [7 x ptr] }, ptr @_ZTC2AB16_1B, i32 0, i32 1, i32 4), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 1, i32 5)], comdat, align 8
@_ZTC2AB0_1A = linkonce_odr dso_local unnamed_addr constant { [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI1A, ptr @_ZN1AD1Ev, ptr @_ZN1AD0Ev, ptr @_ZNK1A4nameEv] }, comdat, align 8
@_ZTC2AB16_1B = linkonce_odr dso_local unnamed_addr constant { [8 x ptr], [7 x ptr] } { [8 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr null, ptr null, ptr @_ZTI1B, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev, ptr @_ZNK1B4nameEv], [7 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 16 to ptr), ptr @_ZTI1B, ptr @_ZTv0_n24_N1BD1Ev, ptr @_ZTv0_n24_N1BD0Ev, ptr @_ZTv0_n32_NK1B4nameEv] }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev, ptr @_ZNK4Base4nameEv] }, comdat, align 8
@.str.13 = private unnamed_addr constant [5 x i8] c"base\00", align 1
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI1A, ptr @_ZN1AD1Ev, ptr @_ZN1AD0Ev, ptr @_ZNK1A4nameEv] }, comdat, align 8
@_ZTT1A = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 5)], comdat, align 8
@.str.14 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [8 x ptr] } { [8 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZTI1B, ptr @_ZN1BD1Ev, ptr @_ZN1BD0Ev, ptr @_ZNK1B4nameEv] }, comdat, align 8
@_ZTT1B = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 5), ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 5)], comdat, align 8
@.str.15 = private unnamed_addr constant [2 x i8] c"B\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"AB\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"member %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"end %d\0A\00", align 1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z7recursei(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds nuw %struct.Guard, ptr %3, i32 0, i32 0
  %7 = load i32, ptr %2, align 4
  store i32 %7, ptr %6, align 4
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %1
  %11 = call ptr @__cxa_allocate_exception(i64 24) #12
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 24, i1 false)
  call void @_ZN2ABC1Ev(ptr noundef nonnull align 8 dereferenceable(24) %11) #12
  invoke void @__cxa_throw(ptr %11, ptr @_ZTI2AB, ptr @_ZN2ABD1Ev) #13
          to label %29 unwind label %12

12:                                               ; preds = %16, %10
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = extractvalue { ptr, i32 } %13, 0
  store ptr %14, ptr %4, align 8
  %15 = extractvalue { ptr, i32 } %13, 1
  store i32 %15, ptr %5, align 4
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #12
  br label %24

16:                                               ; preds = %1
  %17 = load i32, ptr %2, align 4
  %18 = sub nsw i32 %17, 1
  %19 = invoke noundef i32 @_Z7recursei(i32 noundef %18)
          to label %20 unwind label %12

20:                                               ; preds = %16
  %21 = mul nsw i32 %19, 2
  %22 = load i32, ptr %2, align 4
  %23 = add nsw i32 %21, %22
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #12
  ret i32 %23

24:                                               ; preds = %12
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %5, align 4
  %27 = insertvalue { ptr, i32 } poison, ptr %25, 0
  %28 = insertvalue { ptr, i32 } %27, i32 %26, 1
  resume { ptr, i32 } %28

29:                                               ; preds = %10
  unreachable
}

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN2ABC1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT2AB, i64 0, i64 1)) #12
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT2AB, i64 0, i64 3)) #12
  store ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 0, i32 5), ptr %3, align 8
  store ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 0, i32 5), ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-40, 24) ({ [8 x ptr], [8 x ptr] }, ptr @_ZTV2AB, i32 0, i32 1, i32 5), ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN2ABD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2ABD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef @_ZTT2AB) #12
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  ret void
}

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Guard, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = load i32, ptr @_ZL7cleaned, align 4
  %7 = add nsw i32 %6, %5
  store i32 %7, ptr @_ZL7cleaned, align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z8allocatei(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = mul nsw i32 %5, 16
  %7 = add nsw i32 %6, 5
  %8 = sext i32 %7 to i64
  %9 = alloca i8, i64 %8, align 16
  store ptr %9, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %10

10:                                               ; preds = %21, %1
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4
  %16 = trunc i32 %15 to i8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  store i8 %16, ptr %20, align 1
  br label %21

21:                                               ; preds = %14
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %4, align 4
  br label %10, !llvm.loop !6

24:                                               ; preds = %10
  %25 = load i32, ptr %2, align 4
  %26 = icmp sgt i32 %25, 3
  br i1 %26, label %27, label %36

27:                                               ; preds = %24
  %28 = call ptr @__cxa_allocate_exception(i64 8) #12
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %2, align 4
  %31 = sub nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = sext i8 %34 to i64
  store i64 %35, ptr %28, align 16
  call void @__cxa_throw(ptr %28, ptr @_ZTIl, ptr null) #13
  unreachable

36:                                               ; preds = %24
  %37 = load i32, ptr %2, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %48

39:                                               ; preds = %36
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %2, align 4
  %42 = sdiv i32 %41, 2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %46)
  br label %48

48:                                               ; preds = %39, %36
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z3mixdddfl(double noundef %0, double noundef %1, double noundef %2, float noundef %3, i64 noundef %4) #0 personality ptr @__gxx_personality_v0 {
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca float, align 4
  %10 = alloca i64, align 8
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  store double %0, ptr %6, align 8
  store double %1, ptr %7, align 8
  store double %2, ptr %8, align 8
  store float %3, ptr %9, align 4
  store i64 %4, ptr %10, align 8
  store double 1.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %17

17:                                               ; preds = %51, %5
  %18 = load i32, ptr %12, align 4
  %19 = icmp slt i32 %18, 5
  br i1 %19, label %20, label %76

20:                                               ; preds = %17
  %21 = load double, ptr %11, align 8
  %22 = load double, ptr %6, align 8
  %23 = fmul double %21, %22
  %24 = load double, ptr %7, align 8
  %25 = fadd double %23, %24
  store double %25, ptr %11, align 8
  %26 = load i32, ptr %12, align 4
  %27 = load double, ptr %8, align 8
  %28 = fptosi double %27 to i32
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %67

30:                                               ; preds = %20
  %31 = call ptr @__cxa_allocate_exception(i64 4) #12
  %32 = load float, ptr %9, align 4
  store float %32, ptr %31, align 16
  invoke void @__cxa_throw(ptr %31, ptr @_ZTIf, ptr null) #13
          to label %95 unwind label %33

33:                                               ; preds = %67, %30
  %34 = landingpad { ptr, i32 }
          catch ptr @_ZTIf
          catch ptr @_ZTIl
  %35 = extractvalue { ptr, i32 } %34, 0
  store ptr %35, ptr %13, align 8
  %36 = extractvalue { ptr, i32 } %34, 1
  store i32 %36, ptr %14, align 4
  br label %37

37:                                               ; preds = %33
  %38 = load i32, ptr %14, align 4
  %39 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIf) #12
  %40 = icmp eq i32 %38, %39
  br i1 %40, label %41, label %54

41:                                               ; preds = %37
  %42 = load ptr, ptr %13, align 8
  %43 = call ptr @__cxa_begin_catch(ptr %42) #12
  %44 = load float, ptr %43, align 4
  store float %44, ptr %16, align 4
  %45 = load float, ptr %16, align 4
  %46 = fmul float %45, 2.000000e+00
  %47 = fpext float %46 to double
  %48 = load double, ptr %11, align 8
  %49 = fadd double %48, %47
  store double %49, ptr %11, align 8
  call void @__cxa_end_catch() #12
  br label %50

50:                                               ; preds = %41, %57, %72
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %12, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %12, align 4
  br label %17, !llvm.loop !8

54:                                               ; preds = %37
  %55 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl) #12
  %56 = icmp eq i32 %38, %55
  br i1 %56, label %57, label %90

57:                                               ; preds = %54
  %58 = load ptr, ptr %13, align 8
  %59 = call ptr @__cxa_begin_catch(ptr %58) #12
  %60 = load i64, ptr %59, align 8
  store i64 %60, ptr %15, align 8
  %61 = load i64, ptr %15, align 8
  %62 = sitofp i64 %61 to double
  %63 = load double, ptr %11, align 8
  %64 = fadd double %63, %62
  store double %64, ptr %11, align 8
  %65 = load double, ptr %6, align 8
  %66 = fadd double %65, 5.000000e-01
  store double %66, ptr %6, align 8
  call void @__cxa_end_catch() #12
  br label %50

67:                                               ; preds = %20
  %68 = load i32, ptr %12, align 4
  %69 = load i64, ptr %10, align 8
  %70 = trunc i64 %69 to i32
  %71 = add nsw i32 %68, %70
  invoke void @_Z8allocatei(i32 noundef %71)
          to label %72 unwind label %33

72:                                               ; preds = %67
  %73 = load double, ptr %8, align 8
  %74 = load double, ptr %11, align 8
  %75 = fsub double %74, %73
  store double %75, ptr %11, align 8
  br label %50

76:                                               ; preds = %17
  %77 = load double, ptr %11, align 8
  %78 = load double, ptr %6, align 8
  %79 = fadd double %77, %78
  %80 = load double, ptr %7, align 8
  %81 = fadd double %79, %80
  %82 = load double, ptr %8, align 8
  %83 = fadd double %81, %82
  %84 = load float, ptr %9, align 4
  %85 = fpext float %84 to double
  %86 = fadd double %83, %85
  %87 = load i64, ptr %10, align 8
  %88 = sitofp i64 %87 to double
  %89 = fadd double %86, %88
  ret double %89

90:                                               ; preds = %54
  %91 = load ptr, ptr %13, align 8
  %92 = load i32, ptr %14, align 4
  %93 = insertvalue { ptr, i32 } poison, ptr %91, 0
  %94 = insertvalue { ptr, i32 } %93, i32 %92, 1
  resume { ptr, i32 } %94

95:                                               ; preds = %30
  unreachable
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z4makei(ptr dead_on_unwind noalias writable sret(%struct.Big) align 4 %0, i32 noundef %1) #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i1, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i1 false, ptr %5, align 1
  %8 = load i32, ptr %4, align 4
  call void @_ZN3BigC2Ei(ptr noundef nonnull align 4 dereferenceable(160) %0, i32 noundef %8)
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 5
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = call ptr @__cxa_allocate_exception(i64 160) #12
  invoke void @_ZN3BigC2ERKS_(ptr noundef nonnull align 4 dereferenceable(160) %12, ptr noundef nonnull align 4 dereferenceable(160) %0)
          to label %13 unwind label %14

13:                                               ; preds = %11
  invoke void @__cxa_throw(ptr %12, ptr @_ZTI3Big, ptr @_ZN3BigD2Ev) #13
          to label %32 unwind label %18

14:                                               ; preds = %11
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = extractvalue { ptr, i32 } %15, 0
  store ptr %16, ptr %6, align 8
  %17 = extractvalue { ptr, i32 } %15, 1
  store i32 %17, ptr %7, align 4
  call void @__cxa_free_exception(ptr %12) #12
  br label %26

18:                                               ; preds = %13
  %19 = landingpad { ptr, i32 }
          cleanup
  %20 = extractvalue { ptr, i32 } %19, 0
  store ptr %20, ptr %6, align 8
  %21 = extractvalue { ptr, i32 } %19, 1
  store i32 %21, ptr %7, align 4
  br label %26

22:                                               ; preds = %2
  store i1 true, ptr %5, align 1
  %23 = load i1, ptr %5, align 1
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  call void @_ZN3BigD2Ev(ptr noundef nonnull align 4 dereferenceable(160) %0) #12
  br label %25

25:                                               ; preds = %24, %22
  ret void

26:                                               ; preds = %18, %14
  call void @_ZN3BigD2Ev(ptr noundef nonnull align 4 dereferenceable(160) %0) #12
  br label %27

27:                                               ; preds = %26
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %7, align 4
  %30 = insertvalue { ptr, i32 } poison, ptr %28, 0
  %31 = insertvalue { ptr, i32 } %30, i32 %29, 1
  resume { ptr, i32 } %31

32:                                               ; preds = %13
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BigC2Ei(ptr noundef nonnull align 4 dereferenceable(160) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %18, %2
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 40
  br i1 %9, label %10, label %21

10:                                               ; preds = %7
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %4, align 4
  %13 = mul nsw i32 %11, %12
  %14 = getelementptr inbounds nuw %struct.Big, ptr %6, i32 0, i32 0
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [40 x i32], ptr %14, i64 0, i64 %16
  store i32 %13, ptr %17, align 4
  br label %18

18:                                               ; preds = %10
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %5, align 4
  br label %7, !llvm.loop !9

21:                                               ; preds = %7
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BigC2ERKS_(ptr noundef nonnull align 4 dereferenceable(160) %0, ptr noundef nonnull align 4 dereferenceable(160) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !nonnull !10, !align !11
  %7 = getelementptr inbounds nuw %struct.Big, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds [40 x i32], ptr %7, i64 0, i64 1
  %9 = load i32, ptr %8, align 4
  call void @_ZN3BigC2Ei(ptr noundef nonnull align 4 dereferenceable(160) %5, i32 noundef %9)
  ret void
}

declare void @__cxa_free_exception(ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3BigD2Ev(ptr noundef nonnull align 4 dereferenceable(160) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZL7cleaned, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @_ZL7cleaned, align 4
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z6of_bigi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Big, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  invoke void @_Z4makei(ptr dead_on_unwind writable sret(%struct.Big) align 4 %4, i32 noundef %8)
          to label %9 unwind label %17

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw %struct.Big, ptr %4, i32 0, i32 0
  %11 = getelementptr inbounds [40 x i32], ptr %10, i64 0, i64 3
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.Big, ptr %4, i32 0, i32 0
  %14 = getelementptr inbounds [40 x i32], ptr %13, i64 0, i64 39
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %12, %15
  store i32 %16, ptr %2, align 4
  call void @_ZN3BigD2Ev(ptr noundef nonnull align 4 dereferenceable(160) %4) #12
  br label %34

17:                                               ; preds = %1
  %18 = landingpad { ptr, i32 }
          catch ptr @_ZTI3Big
  %19 = extractvalue { ptr, i32 } %18, 0
  store ptr %19, ptr %5, align 8
  %20 = extractvalue { ptr, i32 } %18, 1
  store i32 %20, ptr %6, align 4
  br label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %6, align 4
  %23 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI3Big) #12
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %36

25:                                               ; preds = %21
  %26 = load ptr, ptr %5, align 8
  %27 = call ptr @__cxa_begin_catch(ptr %26) #12
  store ptr %27, ptr %7, align 8
  %28 = load ptr, ptr %7, align 8, !nonnull !10, !align !11
  %29 = getelementptr inbounds nuw %struct.Big, ptr %28, i32 0, i32 0
  %30 = getelementptr inbounds [40 x i32], ptr %29, i64 0, i64 7
  %31 = load i32, ptr %30, align 4
  %32 = sub nsw i32 0, %31
  store i32 %32, ptr %2, align 4
  call void @__cxa_end_catch()
  br label %34

33:                                               ; No predecessors!
  call void @llvm.trap()
  unreachable

34:                                               ; preds = %25, %9
  %35 = load i32, ptr %2, align 4
  ret i32 %35

36:                                               ; preds = %21
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %6, align 4
  %39 = insertvalue { ptr, i32 } poison, ptr %37, 0
  %40 = insertvalue { ptr, i32 } %39, i32 %38, 1
  resume { ptr, i32 } %40
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_Z9containedv() #2 personality ptr @__gxx_personality_v0 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = call ptr @__cxa_allocate_exception(i64 4) #12
  store i32 1, ptr %3, align 16
  invoke void @__cxa_throw(ptr %3, ptr @_ZTIi, ptr null) #13
          to label %18 unwind label %4

4:                                                ; preds = %0
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  store ptr %6, ptr %1, align 8
  %7 = extractvalue { ptr, i32 } %5, 1
  store i32 %7, ptr %2, align 4
  br label %8

8:                                                ; preds = %4
  %9 = load ptr, ptr %1, align 8
  %10 = call ptr @__cxa_begin_catch(ptr %9) #12
  %11 = invoke i32 @puts(ptr noundef @.str.1)
          to label %12 unwind label %15

12:                                               ; preds = %8
  invoke void @__cxa_end_catch()
          to label %13 unwind label %15

13:                                               ; preds = %12
  br label %14

14:                                               ; preds = %13
  ret void

15:                                               ; preds = %12, %8
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  call void @__clang_call_terminate(ptr %17) #14
  unreachable

18:                                               ; preds = %0
  unreachable
}

declare i32 @puts(ptr noundef) #3

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #12
  call void @_ZSt9terminatev() #14
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z6nestedv() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = call ptr @__cxa_allocate_exception(i64 4) #12
  store i32 1, ptr %7, align 16
  invoke void @__cxa_throw(ptr %7, ptr @_ZTIi, ptr null) #13
          to label %63 unwind label %8

8:                                                ; preds = %0
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTId
  %10 = extractvalue { ptr, i32 } %9, 0
  store ptr %10, ptr %2, align 8
  %11 = extractvalue { ptr, i32 } %9, 1
  store i32 %11, ptr %3, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #12
  %15 = icmp eq i32 %13, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %12
  %17 = load ptr, ptr %2, align 8
  %18 = call ptr @__cxa_begin_catch(ptr %17) #12
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %4, align 4
  %20 = call ptr @__cxa_allocate_exception(i64 8) #12
  store double 2.000000e+00, ptr %20, align 16
  invoke void @__cxa_throw(ptr %20, ptr @_ZTId, ptr null) #13
          to label %63 unwind label %21

21:                                               ; preds = %16
  %22 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTId
  %23 = extractvalue { ptr, i32 } %22, 0
  store ptr %23, ptr %2, align 8
  %24 = extractvalue { ptr, i32 } %22, 1
  store i32 %24, ptr %3, align 4
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %3, align 4
  %27 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #12
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %43

29:                                               ; preds = %25
  %30 = load ptr, ptr %2, align 8
  %31 = call ptr @__cxa_begin_catch(ptr %30) #12
  %32 = load double, ptr %31, align 8
  store double %32, ptr %5, align 8
  %33 = load i32, ptr %4, align 4
  %34 = load double, ptr %5, align 8
  %35 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %33, double noundef %34)
          to label %36 unwind label %37

36:                                               ; preds = %29
  invoke void @__cxa_rethrow() #13
          to label %63 unwind label %37

37:                                               ; preds = %36, %29
  %38 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTId
  %39 = extractvalue { ptr, i32 } %38, 0
  store ptr %39, ptr %2, align 8
  %40 = extractvalue { ptr, i32 } %38, 1
  store i32 %40, ptr %3, align 4
  call void @__cxa_end_catch() #12
  br label %43

41:                                               ; No predecessors!
  call void @__cxa_end_catch() #12
  br label %42

42:                                               ; preds = %41
  br label %55

43:                                               ; preds = %37, %25
  call void @__cxa_end_catch() #12
  br label %44

44:                                               ; preds = %43, %12
  %45 = load i32, ptr %3, align 4
  %46 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #12
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = load ptr, ptr %2, align 8
  %50 = call ptr @__cxa_begin_catch(ptr %49) #12
  %51 = load double, ptr %50, align 8
  store double %51, ptr %6, align 8
  %52 = load double, ptr %6, align 8
  %53 = fmul double %52, 1.000000e+01
  %54 = fptosi double %53 to i32
  store i32 %54, ptr %1, align 4
  call void @__cxa_end_catch() #12
  br label %56

55:                                               ; preds = %42
  store i32 0, ptr %1, align 4
  br label %56

56:                                               ; preds = %55, %48
  %57 = load i32, ptr %1, align 4
  ret i32 %57

58:                                               ; preds = %44
  %59 = load ptr, ptr %2, align 8
  %60 = load i32, ptr %3, align 4
  %61 = insertvalue { ptr, i32 } poison, ptr %59, 0
  %62 = insertvalue { ptr, i32 } %61, i32 %60, 1
  resume { ptr, i32 } %62

63:                                               ; preds = %36, %16, %0
  unreachable
}

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z6choosei(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Pair, align 4
  %8 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %9 = load i32, ptr %3, align 4
  switch i32 %9, label %66 [
    i32 0, label %10
    i32 1, label %25
    i32 2, label %46
    i32 3, label %64
  ]

10:                                               ; preds = %1
  %11 = invoke noundef i32 @_Z7recursei(i32 noundef 2)
          to label %12 unwind label %13

12:                                               ; preds = %10
  br label %24

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
  %15 = extractvalue { ptr, i32 } %14, 0
  store ptr %15, ptr %4, align 8
  %16 = extractvalue { ptr, i32 } %14, 1
  store i32 %16, ptr %5, align 4
  br label %17

17:                                               ; preds = %13
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1A) #12
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %71

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8
  %23 = call ptr @__cxa_begin_catch(ptr %22) #12
  store ptr %23, ptr %6, align 8
  store i32 1, ptr %2, align 4
  call void @__cxa_end_catch()
  br label %69

24:                                               ; preds = %12
  br label %67

25:                                               ; preds = %1
  %26 = call ptr @__cxa_allocate_exception(i64 8) #12
  %27 = getelementptr inbounds nuw %struct.Pair, ptr %26, i32 0, i32 0
  store i32 1, ptr %27, align 16
  %28 = getelementptr inbounds nuw %struct.Pair, ptr %26, i32 0, i32 1
  store i32 2, ptr %28, align 4
  invoke void @__cxa_throw(ptr %26, ptr @_ZTI4Pair, ptr null) #13
          to label %76 unwind label %29

29:                                               ; preds = %25
  %30 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Pair
  %31 = extractvalue { ptr, i32 } %30, 0
  store ptr %31, ptr %4, align 8
  %32 = extractvalue { ptr, i32 } %30, 1
  store i32 %32, ptr %5, align 4
  br label %33

33:                                               ; preds = %29
  %34 = load i32, ptr %5, align 4
  %35 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Pair) #12
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %37, label %71

37:                                               ; preds = %33
  %38 = load ptr, ptr %4, align 8
  %39 = call ptr @__cxa_begin_catch(ptr %38) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %39, i64 8, i1 false)
  %40 = getelementptr inbounds nuw %struct.Pair, ptr %7, i32 0, i32 0
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.Pair, ptr %7, i32 0, i32 1
  %43 = load i32, ptr %42, align 4
  %44 = add nsw i32 %41, %43
  store i32 %44, ptr %2, align 4
  call void @__cxa_end_catch()
  br label %69

45:                                               ; No predecessors!
  br label %67

46:                                               ; preds = %1
  %47 = call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr null, ptr %47, align 16
  invoke void @__cxa_throw(ptr %47, ptr @_ZTIDn, ptr null) #13
          to label %76 unwind label %48

48:                                               ; preds = %46
  %49 = landingpad { ptr, i32 }
          catch ptr @_ZTIPc
  %50 = extractvalue { ptr, i32 } %49, 0
  store ptr %50, ptr %4, align 8
  %51 = extractvalue { ptr, i32 } %49, 1
  store i32 %51, ptr %5, align 4
  br label %52

52:                                               ; preds = %48
  %53 = load i32, ptr %5, align 4
  %54 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPc) #12
  %55 = icmp eq i32 %53, %54
  br i1 %55, label %56, label %71

56:                                               ; preds = %52
  %57 = load ptr, ptr %4, align 8
  %58 = call ptr @__cxa_begin_catch(ptr %57) #12
  store ptr %58, ptr %8, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = icmp eq ptr %59, null
  %61 = zext i1 %60 to i64
  %62 = select i1 %60, i32 17, i32 18
  store i32 %62, ptr %2, align 4
  call void @__cxa_end_catch() #12
  br label %69

63:                                               ; No predecessors!
  br label %67

64:                                               ; preds = %1
  %65 = call ptr @__cxa_allocate_exception(i64 8) #12
  store ptr @.str.3, ptr %65, align 16
  call void @__cxa_throw(ptr %65, ptr @_ZTIPKc, ptr null) #13
  unreachable

66:                                               ; preds = %1
  br label %68

67:                                               ; preds = %63, %45, %24
  store i32 99, ptr %2, align 4
  br label %69

68:                                               ; preds = %66
  store i32 -1, ptr %2, align 4
  br label %69

69:                                               ; preds = %68, %67, %56, %37, %21
  %70 = load i32, ptr %2, align 4
  ret i32 %70

71:                                               ; preds = %52, %33, %17
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %5, align 4
  %74 = insertvalue { ptr, i32 } poison, ptr %72, 0
  %75 = insertvalue { ptr, i32 } %74, i32 %73, 1
  resume { ptr, i32 } %75

76:                                               ; preds = %46, %25
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i64 @_Z4manyllllllldi(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, i32 noundef %8) #0 personality ptr @__gxx_personality_v0 {
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca %struct.Guard, align 4
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  store i64 %0, ptr %10, align 8
  store i64 %1, ptr %11, align 8
  store i64 %2, ptr %12, align 8
  store i64 %3, ptr %13, align 8
  store i64 %4, ptr %14, align 8
  store i64 %5, ptr %15, align 8
  store i64 %6, ptr %16, align 8
  store double %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %24 = getelementptr inbounds nuw %struct.Guard, ptr %19, i32 0, i32 0
  store i32 1, ptr %24, align 4
  %25 = load i64, ptr %10, align 8
  store i64 %25, ptr %20, align 8
  %26 = load i32, ptr %18, align 4
  %27 = invoke noundef i32 @_Z6choosei(i32 noundef %26)
          to label %28 unwind label %35

28:                                               ; preds = %9
  %29 = sext i32 %27 to i64
  %30 = load double, ptr %17, align 8
  %31 = fptosi double %30 to i64
  %32 = add nsw i64 %29, %31
  %33 = load i64, ptr %20, align 8
  %34 = add nsw i64 %33, %32
  store i64 %34, ptr %20, align 8
  br label %68

35:                                               ; preds = %9
  %36 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %37 = extractvalue { ptr, i32 } %36, 0
  store ptr %37, ptr %21, align 8
  %38 = extractvalue { ptr, i32 } %36, 1
  store i32 %38, ptr %22, align 4
  br label %39

39:                                               ; preds = %35
  %40 = load i32, ptr %22, align 4
  %41 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #12
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %43, label %82

43:                                               ; preds = %39
  %44 = load ptr, ptr %21, align 8
  %45 = call ptr @__cxa_begin_catch(ptr %44) #12
  store ptr %45, ptr %23, align 8
  %46 = load ptr, ptr %23, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 0
  %48 = load i8, ptr %47, align 1
  %49 = sext i8 %48 to i64
  %50 = load i64, ptr %11, align 8
  %51 = load i64, ptr %12, align 8
  %52 = mul nsw i64 %50, %51
  %53 = add nsw i64 %49, %52
  %54 = load i64, ptr %13, align 8
  %55 = load i64, ptr %14, align 8
  %56 = mul nsw i64 %54, %55
  %57 = add nsw i64 %53, %56
  %58 = load i64, ptr %15, align 8
  %59 = load i64, ptr %16, align 8
  %60 = mul nsw i64 %58, %59
  %61 = add nsw i64 %57, %60
  %62 = load double, ptr %17, align 8
  %63 = fmul double %62, 4.000000e+00
  %64 = fptosi double %63 to i64
  %65 = add nsw i64 %61, %64
  %66 = load i64, ptr %20, align 8
  %67 = add nsw i64 %66, %65
  store i64 %67, ptr %20, align 8
  call void @__cxa_end_catch() #12
  br label %68

68:                                               ; preds = %43, %28
  %69 = load i64, ptr %20, align 8
  %70 = load i64, ptr %11, align 8
  %71 = add nsw i64 %69, %70
  %72 = load i64, ptr %12, align 8
  %73 = add nsw i64 %71, %72
  %74 = load i64, ptr %13, align 8
  %75 = add nsw i64 %73, %74
  %76 = load i64, ptr %14, align 8
  %77 = add nsw i64 %75, %76
  %78 = load i64, ptr %15, align 8
  %79 = add nsw i64 %77, %78
  %80 = load i64, ptr %16, align 8
  %81 = add nsw i64 %79, %80
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %19) #12
  ret i64 %81

82:                                               ; preds = %39
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %19) #12
  br label %83

83:                                               ; preds = %82
  %84 = load ptr, ptr %21, align 8
  %85 = load i32, ptr %22, align 4
  %86 = insertvalue { ptr, i32 } poison, ptr %84, 0
  %87 = insertvalue { ptr, i32 } %86, i32 %85, 1
  resume { ptr, i32 } %87
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #8 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Parts, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %12 = invoke noundef i32 @_Z7recursei(i32 noundef 4)
          to label %13 unwind label %16

13:                                               ; preds = %0
  %14 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %12)
          to label %15 unwind label %16

15:                                               ; preds = %13
  br label %36

16:                                               ; preds = %13, %0
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTI1B
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %2, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %3, align 4
  br label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %3, align 4
  %22 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1B) #12
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %164

24:                                               ; preds = %20
  %25 = load ptr, ptr %2, align 8
  %26 = call ptr @__cxa_begin_catch(ptr %25) #12
  store ptr %26, ptr %4, align 8
  %27 = load ptr, ptr %4, align 8, !nonnull !10, !align !12
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds ptr, ptr %28, i64 2
  %30 = load ptr, ptr %29, align 8
  %31 = invoke noundef ptr %30(ptr noundef nonnull align 8 dereferenceable(8) %27)
          to label %32 unwind label %39

32:                                               ; preds = %24
  %33 = load i32, ptr @_ZL7cleaned, align 4
  %34 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %31, i32 noundef %33)
          to label %35 unwind label %39

35:                                               ; preds = %32
  call void @__cxa_end_catch()
  br label %36

36:                                               ; preds = %35, %15
  %37 = invoke noundef i32 @_Z7recursei(i32 noundef 3)
          to label %38 unwind label %44

38:                                               ; preds = %36
  br label %64

39:                                               ; preds = %32, %24
  %40 = landingpad { ptr, i32 }
          cleanup
  %41 = extractvalue { ptr, i32 } %40, 0
  store ptr %41, ptr %2, align 8
  %42 = extractvalue { ptr, i32 } %40, 1
  store i32 %42, ptr %3, align 4
  invoke void @__cxa_end_catch()
          to label %43 unwind label %169

43:                                               ; preds = %39
  br label %164

44:                                               ; preds = %36
  %45 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
  %46 = extractvalue { ptr, i32 } %45, 0
  store ptr %46, ptr %2, align 8
  %47 = extractvalue { ptr, i32 } %45, 1
  store i32 %47, ptr %3, align 4
  br label %48

48:                                               ; preds = %44
  %49 = load i32, ptr %3, align 4
  %50 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #12
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %52, label %164

52:                                               ; preds = %48
  %53 = load ptr, ptr %2, align 8
  %54 = call ptr @__cxa_begin_catch(ptr %53) #12
  store ptr %54, ptr %5, align 8
  %55 = load ptr, ptr %5, align 8, !nonnull !10, !align !12
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds ptr, ptr %56, i64 2
  %58 = load ptr, ptr %57, align 8
  %59 = invoke noundef ptr %58(ptr noundef nonnull align 8 dereferenceable(8) %55)
          to label %60 unwind label %84

60:                                               ; preds = %52
  %61 = load i32, ptr @_ZL7cleaned, align 4
  %62 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, ptr noundef %59, i32 noundef %61)
          to label %63 unwind label %84

63:                                               ; preds = %60
  call void @__cxa_end_catch()
  br label %64

64:                                               ; preds = %63, %38
  %65 = call noundef double @_Z3mixdddfl(double noundef 1.250000e+00, double noundef 2.500000e+00, double noundef 2.000000e+00, float noundef 1.250000e-01, i64 noundef 1)
  %66 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %65)
  %67 = call noundef double @_Z3mixdddfl(double noundef 1.250000e+00, double noundef 2.500000e+00, double noundef 9.000000e+00, float noundef 1.250000e-01, i64 noundef 0)
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %67)
  %69 = call noundef i32 @_Z6of_bigi(i32 noundef 2)
  %70 = call noundef i32 @_Z6of_bigi(i32 noundef 6)
  %71 = load i32, ptr @_ZL7cleaned, align 4
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %69, i32 noundef %70, i32 noundef %71)
  call void @_Z9containedv() #12
  %73 = call noundef i32 @_Z6nestedv()
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %73)
  store i32 0, ptr %6, align 4
  br label %75

75:                                               ; preds = %104, %64
  %76 = load i32, ptr %6, align 4
  %77 = icmp slt i32 %76, 5
  br i1 %77, label %78, label %111

78:                                               ; preds = %75
  %79 = load i32, ptr %6, align 4
  %80 = invoke noundef i32 @_Z6choosei(i32 noundef %79)
          to label %81 unwind label %89

81:                                               ; preds = %78
  %82 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %80)
          to label %83 unwind label %89

83:                                               ; preds = %81
  br label %103

84:                                               ; preds = %60, %52
  %85 = landingpad { ptr, i32 }
          cleanup
  %86 = extractvalue { ptr, i32 } %85, 0
  store ptr %86, ptr %2, align 8
  %87 = extractvalue { ptr, i32 } %85, 1
  store i32 %87, ptr %3, align 4
  invoke void @__cxa_end_catch()
          to label %88 unwind label %169

88:                                               ; preds = %84
  br label %164

89:                                               ; preds = %81, %78
  %90 = landingpad { ptr, i32 }
          catch ptr @_ZTIPKc
  %91 = extractvalue { ptr, i32 } %90, 0
  store ptr %91, ptr %2, align 8
  %92 = extractvalue { ptr, i32 } %90, 1
  store i32 %92, ptr %3, align 4
  br label %93

93:                                               ; preds = %89
  %94 = load i32, ptr %3, align 4
  %95 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #12
  %96 = icmp eq i32 %94, %95
  br i1 %96, label %97, label %164

97:                                               ; preds = %93
  %98 = load ptr, ptr %2, align 8
  %99 = call ptr @__cxa_begin_catch(ptr %98) #12
  store ptr %99, ptr %7, align 8
  %100 = load ptr, ptr %7, align 8
  %101 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %100)
          to label %102 unwind label %107

102:                                              ; preds = %97
  call void @__cxa_end_catch() #12
  br label %103

103:                                              ; preds = %102, %83
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %6, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %6, align 4
  br label %75, !llvm.loop !13

107:                                              ; preds = %97
  %108 = landingpad { ptr, i32 }
          cleanup
  %109 = extractvalue { ptr, i32 } %108, 0
  store ptr %109, ptr %2, align 8
  %110 = extractvalue { ptr, i32 } %108, 1
  store i32 %110, ptr %3, align 4
  call void @__cxa_end_catch() #12
  br label %164

111:                                              ; preds = %75
  store i32 0, ptr %8, align 4
  br label %112

112:                                              ; preds = %143, %111
  %113 = load i32, ptr %8, align 4
  %114 = icmp slt i32 %113, 4
  br i1 %114, label %115, label %150

115:                                              ; preds = %112
  %116 = load i32, ptr %8, align 4
  invoke void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %9, i32 noundef %116)
          to label %117 unwind label %123

117:                                              ; preds = %115
  %118 = getelementptr inbounds nuw %struct.Parts, ptr %9, i32 0, i32 2
  %119 = getelementptr inbounds nuw %struct.Member, ptr %118, i32 0, i32 0
  %120 = load i32, ptr %119, align 4
  %121 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %120)
          to label %122 unwind label %127

122:                                              ; preds = %117
  call void @_ZN5PartsD2Ev(ptr noundef nonnull align 4 dereferenceable(12) %9) #12
  br label %142

123:                                              ; preds = %115
  %124 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %125 = extractvalue { ptr, i32 } %124, 0
  store ptr %125, ptr %2, align 8
  %126 = extractvalue { ptr, i32 } %124, 1
  store i32 %126, ptr %3, align 4
  br label %131

127:                                              ; preds = %117
  %128 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %129 = extractvalue { ptr, i32 } %128, 0
  store ptr %129, ptr %2, align 8
  %130 = extractvalue { ptr, i32 } %128, 1
  store i32 %130, ptr %3, align 4
  call void @_ZN5PartsD2Ev(ptr noundef nonnull align 4 dereferenceable(12) %9) #12
  br label %131

131:                                              ; preds = %127, %123
  %132 = load i32, ptr %3, align 4
  %133 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #12
  %134 = icmp eq i32 %132, %133
  br i1 %134, label %135, label %164

135:                                              ; preds = %131
  %136 = load ptr, ptr %2, align 8
  %137 = call ptr @__cxa_begin_catch(ptr %136) #12
  %138 = load i32, ptr %137, align 4
  store i32 %138, ptr %10, align 4
  %139 = load i32, ptr %10, align 4
  %140 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %139)
          to label %141 unwind label %146

141:                                              ; preds = %135
  call void @__cxa_end_catch() #12
  br label %142

142:                                              ; preds = %141, %122
  br label %143

143:                                              ; preds = %142
  %144 = load i32, ptr %8, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %8, align 4
  br label %112, !llvm.loop !14

146:                                              ; preds = %135
  %147 = landingpad { ptr, i32 }
          cleanup
  %148 = extractvalue { ptr, i32 } %147, 0
  store ptr %148, ptr %2, align 8
  %149 = extractvalue { ptr, i32 } %147, 1
  store i32 %149, ptr %3, align 4
  call void @__cxa_end_catch() #12
  br label %164

150:                                              ; preds = %112
  store i32 0, ptr %11, align 4
  br label %151

151:                                              ; preds = %158, %150
  %152 = load i32, ptr %11, align 4
  %153 = icmp slt i32 %152, 5
  br i1 %153, label %154, label %161

154:                                              ; preds = %151
  %155 = load i32, ptr %11, align 4
  %156 = call noundef i64 @_Z4manyllllllldi(i64 noundef 1, i64 noundef 2, i64 noundef 3, i64 noundef 4, i64 noundef 5, i64 noundef 6, i64 noundef 7, double noundef 2.500000e+00, i32 noundef %155)
  %157 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i64 noundef %156)
  br label %158

158:                                              ; preds = %154
  %159 = load i32, ptr %11, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %11, align 4
  br label %151, !llvm.loop !15

161:                                              ; preds = %151
  %162 = load i32, ptr @_ZL7cleaned, align 4
  %163 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %162)
  ret i32 0

164:                                              ; preds = %146, %131, %107, %93, %88, %48, %43, %20
  %165 = load ptr, ptr %2, align 8
  %166 = load i32, ptr %3, align 4
  %167 = insertvalue { ptr, i32 } poison, ptr %165, 0
  %168 = insertvalue { ptr, i32 } %167, i32 %166, 1
  resume { ptr, i32 } %168

169:                                              ; preds = %84, %39
  %170 = landingpad { ptr, i32 }
          catch ptr null
  %171 = extractvalue { ptr, i32 } %170, 0
  call void @__clang_call_terminate(ptr %171) #14
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5PartsC2Ei(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.Parts, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %4, align 4
  call void @_ZN6MemberC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %8, i32 noundef %9)
  %10 = getelementptr inbounds nuw %struct.Parts, ptr %7, i32 0, i32 1
  %11 = load i32, ptr %4, align 4
  %12 = add nsw i32 %11, 1
  invoke void @_ZN6MemberC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %10, i32 noundef %12)
          to label %13 unwind label %18

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %struct.Parts, ptr %7, i32 0, i32 2
  %15 = load i32, ptr %4, align 4
  %16 = add nsw i32 %15, 2
  invoke void @_ZN6MemberC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %14, i32 noundef %16)
          to label %17 unwind label %22

17:                                               ; preds = %13
  ret void

18:                                               ; preds = %2
  %19 = landingpad { ptr, i32 }
          cleanup
  %20 = extractvalue { ptr, i32 } %19, 0
  store ptr %20, ptr %5, align 8
  %21 = extractvalue { ptr, i32 } %19, 1
  store i32 %21, ptr %6, align 4
  br label %26

22:                                               ; preds = %13
  %23 = landingpad { ptr, i32 }
          cleanup
  %24 = extractvalue { ptr, i32 } %23, 0
  store ptr %24, ptr %5, align 8
  %25 = extractvalue { ptr, i32 } %23, 1
  store i32 %25, ptr %6, align 4
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %10) #12
  br label %26

26:                                               ; preds = %22, %18
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %8) #12
  br label %27

27:                                               ; preds = %26
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %6, align 4
  %30 = insertvalue { ptr, i32 } poison, ptr %28, 0
  %31 = insertvalue { ptr, i32 } %30, i32 %29, 1
  resume { ptr, i32 } %31
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5PartsD2Ev(ptr noundef nonnull align 4 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Parts, ptr %3, i32 0, i32 2
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #12
  %5 = getelementptr inbounds nuw %struct.Parts, ptr %3, i32 0, i32 1
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #12
  %6 = getelementptr inbounds nuw %struct.Parts, ptr %3, i32 0, i32 0
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %6) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV4Base, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %6, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr i8, ptr %10, i64 -40
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  store ptr %9, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.A, ptr %5, i32 0, i32 1
  store i32 3, ptr %14, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %6, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr i8, ptr %10, i64 -40
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  store ptr %9, ptr %13, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef @_ZTT1A) #12
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #12
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK1A4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.14
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @_ZTT1B) #12
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK1B4nameEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.15
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1BD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1BD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1BD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #12
  ret void
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK1B4nameEv(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = tail call noundef ptr @_ZNK1B4nameEv(ptr noundef nonnull align 8 dereferenceable(8) %7)
  ret ptr %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN2ABD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2ABD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #12
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 24) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK2AB4nameEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.16
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N2ABD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN2ABD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N2ABD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN2ABD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #12
  ret void
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZThn16_NK2AB4nameEv(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  %5 = tail call noundef ptr @_ZNK2AB4nameEv(ptr noundef nonnull align 8 dereferenceable(24) %4)
  ret ptr %5
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #12
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNK4Base4nameEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr @.str.13
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #11

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1AD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1AD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1AD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #12
  ret void
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK1A4nameEv(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = tail call noundef ptr @_ZNK1A4nameEv(ptr noundef nonnull align 8 dereferenceable(12) %7)
  ret ptr %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2ABD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2ABD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #12
  ret void
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZTv0_n32_NK2AB4nameEv(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -32
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = tail call noundef ptr @_ZNK2AB4nameEv(ptr noundef nonnull align 8 dereferenceable(24) %7)
  ret ptr %8
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN2ABD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  %8 = getelementptr inbounds ptr, ptr %6, i64 3
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %8) #12
  %9 = getelementptr inbounds ptr, ptr %6, i64 1
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef %9) #12
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2ABD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2ABD1Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #12
  ret void
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6MemberC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Member, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %8)
  %10 = load i32, ptr %4, align 4
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = call ptr @__cxa_allocate_exception(i64 4) #12
  %14 = load i32, ptr %4, align 4
  store i32 %14, ptr %13, align 16
  call void @__cxa_throw(ptr %13, ptr @_ZTIi, ptr null) #13
  unreachable

15:                                               ; preds = %2
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6MemberD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Member, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #14
  unreachable
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { noreturn }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = !{}
!11 = !{i64 4}
!12 = !{i64 8}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
