; ModuleID = 'kernels.10e27077f27b0680-cgu.0'
source_filename = "kernels.10e27077f27b0680-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@anon.1d45f48c5390634c1bb9113cbc31fbbe.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@anon.1d45f48c5390634c1bb9113cbc31fbbe.1 = private unnamed_addr constant <{ [16 x i8], [16 x i8] }> <{ [16 x i8] zeroinitializer, [16 x i8] undef }>, align 16
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_53b1b0291ea51cd7399ceb8c4189456a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00r\02\00\00\09\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_7faa2ae7ff0f62b67bedfbeda9865d55 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/str/validations.rs\00", align 1
@alloc_b1928794f47fcb1a73d88cacfa5d8fe4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7faa2ae7ff0f62b67bedfbeda9865d55, [16 x i8] c"S\00\00\00\00\00\00\000\00\00\00$\00\00\00" }>, align 8
@alloc_22494121239eef2e270eafa538a11d76 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7faa2ae7ff0f62b67bedfbeda9865d55, [16 x i8] c"S\00\00\00\00\00\00\007\00\00\00(\00\00\00" }>, align 8
@alloc_418782af9b569da883ce12b3dd32ca0a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7faa2ae7ff0f62b67bedfbeda9865d55, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00,\00\00\00" }>, align 8
@alloc_4dc07e69e5d34e9d1484dfbbef0bb9b1 = private unnamed_addr constant [174 x i8] c"unsafe precondition(s) violated: invalid value for `char`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_75fb06c2453febd814e73f5f2e72ae38 = private unnamed_addr constant [199 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@anon.1d45f48c5390634c1bb9113cbc31fbbe.2 = private unnamed_addr constant <{ [8 x i8], [4 x i8], [4 x i8] }> <{ [8 x i8] undef, [4 x i8] c"\00\00\11\00", [4 x i8] undef }>, align 8
@alloc_7f40ab16d52f282df0c782611f779477 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/char/methods.rs\00", align 1
@alloc_393f1828a77d8389c1e1f4e7db5b6dce = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00\EF\00\00\00\12\00\00\00" }>, align 8
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_52455b11b06a8b3e81d0d5ffa7d27448 = private unnamed_addr constant [11 x i8] c"kernels.rs\00", align 1
@alloc_9041ea241aef3cfe659600ff094baf97 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00\05\00\00\00" }>, align 8
@alloc_d7f53a5ee4447317ba37ece38bf305b9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00&\00\00\00" }>, align 8
@alloc_96b1646859ca1b64e9528fc20ac50e1f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\0A\00\00\00!\00\00\00" }>, align 8
@alloc_ac66aa4ee79da61e51da0a03dfa0578d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\1F\00\00\00" }>, align 8
@alloc_24e3bc7b1e6963c86ff369b44d9f050e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00\18\00\00\00" }>, align 8
@alloc_1c668d51f48ee2859b18e9f86d305921 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\18\00\00\00(\00\00\00" }>, align 8
@alloc_62947efe84b47e4e4ff386269bf253a8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\19\00\00\00\19\00\00\00" }>, align 8
@alloc_784657d1de82a0be1bef01e80887a886 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\19\00\00\00\14\00\00\00" }>, align 8
@alloc_59007fe536144050688b086d30083bae = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\1A\00\00\00\0D\00\00\00" }>, align 8
@alloc_ba7c5867f1e4ad88a0ad2a64b2400b74 = private unnamed_addr constant [8 x i8] c"overflow", align 1

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nonlazybind uwtable
define float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9bf4dbef93527ac4E"(ptr align 8 %self, float %init) unnamed_addr #0 {
start:
  %_4.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %f = load ptr, ptr %1, align 8
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E"(ptr %_4.0, ptr %_4.1, float %init, ptr align 4 %f) #12
  ret float %_0
}

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<B,core::convert::Infallible>>>::from_residual
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17hcc1833fac1ac063dE"(i64 %residual.0, i32 %residual.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i32 } poison, i64 %residual.0, 0
  %1 = insertvalue { i64, i32 } %0, i32 %residual.1, 1
  ret { i64, i32 } %1
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nonlazybind uwtable
define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h63c7300d1d703fb7E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h908e7b70c3e04cc9E"(i64 %start1, i64 %n, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #13
  br label %bb2

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

; core::intrinsics::rotate_left
; Function Attrs: nounwind nonlazybind uwtable
define i32 @_ZN4core10intrinsics11rotate_left17h5ab6efc67f27af15E(i32 %x, i32 %shift) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_3 = urem i32 %shift, 32
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %_3)
  store i32 %1, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind nonlazybind uwtable
define internal void @_ZN4core10intrinsics9cold_path17hfa84a2a1b0365534E() unnamed_addr #3 {
start:
  ret void
}

; core::num::<impl i32>::checked_mul
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$i32$GT$11checked_mul17h2bc75e9d27e9af91E"(i32 %self, i32 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %self, i32 %rhs)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_5.0, ptr %1, align 4
  store i32 1, ptr %_0, align 4
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i32, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.0, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.0, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i32, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1
  ret { i32, i32 } %9
}

; core::num::<impl u128>::checked_add_signed
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN4core3num22_$LT$impl$u20$u128$GT$18checked_add_signed17h14c3fc275915e44dE"(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #1 {
start:
  %_5.0 = add i128 %self, %rhs
  %_5.1 = icmp ult i128 %_5.0, %self
  %_8 = icmp slt i128 %rhs, 0
  %b = xor i1 %_5.1, %_8
  br i1 %b, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %_5.0, ptr %0, align 16
  store i128 1, ptr %_0, align 16
  br label %bb1

bb2:                                              ; preds = %start
  %1 = load i128, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.1, align 16
  %2 = load i128, ptr getelementptr inbounds (i8, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.1, i64 16), align 16
  store i128 %1, ptr %_0, align 16
  %3 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %2, ptr %3, align 16
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  ret void
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h908e7b70c3e04cc9E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #4 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17hc3e13c284eb2f541E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %zero_size, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1
  %is_zst = trunc nuw i8 %4 to i1
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_15 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %src, i64 %align)
          to label %bb15 unwind label %terminate

terminate:                                        ; preds = %bb5, %bb4, %bb3
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

bb15:                                             ; preds = %bb3
  br i1 %_15, label %bb11, label %bb12

bb12:                                             ; preds = %bb15
  br label %bb7

bb11:                                             ; preds = %bb15
  br i1 %is_zst, label %bb13, label %bb14

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8

bb14:                                             ; preds = %bb11
  %_17 = ptrtoint ptr %src to i64
  %_16 = icmp eq i64 %_17, 0
  %_8 = xor i1 %_16, true
  br i1 %_8, label %bb4, label %bb7

bb13:                                             ; preds = %bb11
  br label %bb4

bb4:                                              ; preds = %bb13, %bb14
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_18 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %dst, i64 %align)
          to label %bb20 unwind label %terminate

bb8:                                              ; preds = %bb6, %bb7
  br label %bb9

bb20:                                             ; preds = %bb4
  br i1 %_18, label %bb16, label %bb17

bb17:                                             ; preds = %bb20
  br label %bb6

bb16:                                             ; preds = %bb20
  %6 = load i8, ptr %zero_size, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb18, label %bb19

bb6:                                              ; preds = %bb19, %bb17
  br label %bb8

bb19:                                             ; preds = %bb16
  %_20 = ptrtoint ptr %dst to i64
  %_19 = icmp eq i64 %_20, 0
  %_10 = xor i1 %_19, true
  br i1 %_10, label %bb5, label %bb6

bb18:                                             ; preds = %bb16
  br label %bb5

bb5:                                              ; preds = %bb18, %bb19
; invoke core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = invoke zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17he07e357647d36260E(ptr %src, ptr %dst, i64 %size, i64 %count)
          to label %bb21 unwind label %terminate

bb9:                                              ; preds = %bb21, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable

bb21:                                             ; preds = %bb5
  br i1 %_6, label %bb10, label %bb9

bb10:                                             ; preds = %bb21
  ret void
}

; core::ptr::copy::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core3ptr4copy18precondition_check17hd7ea7aa0c0b08b53E(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %_15 = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %_12 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %src, i64 %align)
          to label %bb9 unwind label %terminate

terminate:                                        ; preds = %bb7, %bb14, %start
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

bb9:                                              ; preds = %start
  br i1 %_12, label %bb5, label %bb6

bb6:                                              ; preds = %bb9
  br label %bb3

bb5:                                              ; preds = %bb9
  br i1 %zero_size, label %bb7, label %bb8

bb3:                                              ; preds = %bb8, %bb6
  br label %bb4

bb8:                                              ; preds = %bb5
  %_14 = ptrtoint ptr %src to i64
  %_13 = icmp eq i64 %_14, 0
  %_5 = xor i1 %_13, true
  br i1 %_5, label %bb14, label %bb3

bb7:                                              ; preds = %bb5
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %2 = load ptr, ptr %ptr, align 8
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %3 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %2, i64 %align)
          to label %bb13 unwind label %terminate

bb14:                                             ; preds = %bb8
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %4 = load ptr, ptr %ptr, align 8
; invoke core::ptr::const_ptr::<impl *const T>::is_aligned_to
  %5 = invoke zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %4, i64 %align)
          to label %bb15 unwind label %terminate

bb4:                                              ; preds = %bb2, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable

bb15:                                             ; preds = %bb14
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %_15, align 1
  %7 = load i8, ptr %_15, align 1
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %bb12, label %bb10

bb10:                                             ; preds = %bb13, %bb15
  br label %bb2

bb12:                                             ; preds = %bb15
  %_17 = ptrtoint ptr %dst to i64
  %_16 = icmp eq i64 %_17, 0
  %_6 = xor i1 %_16, true
  br i1 %_6, label %bb1, label %bb2

bb2:                                              ; preds = %bb10, %bb12
  br label %bb4

bb1:                                              ; preds = %bb11, %bb12
  ret void

bb13:                                             ; preds = %bb7
  %9 = zext i1 %3 to i8
  store i8 %9, ptr %_15, align 1
  %10 = load i8, ptr %_15, align 1
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %bb11, label %bb10

bb11:                                             ; preds = %bb13
  br label %bb1
}

; core::ptr::swap
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core3ptr4swap17h95733d31920b5193E(ptr %x, ptr %y) unnamed_addr #1 {
start:
  %_18 = alloca [1 x i8], align 1
  %tmp = alloca [2 x i8], align 2
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17hc3e13c284eb2f541E(ptr %x, ptr %tmp, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #13
  br label %bb3

bb3:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %tmp, ptr align 2 %x, i64 2, i1 false)
  br label %bb5

bb5:                                              ; preds = %bb3
  br label %bb7

bb7:                                              ; preds = %bb5
  store i8 0, ptr %_18, align 1
  br label %bb8

bb8:                                              ; preds = %bb7
  %0 = load i8, ptr %_18, align 1
  %1 = trunc nuw i8 %0 to i1
; call core::ptr::copy::precondition_check
  call void @_ZN4core3ptr4copy18precondition_check17hd7ea7aa0c0b08b53E(ptr %y, ptr %x, i64 2, i1 zeroext %1, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #13
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %x, ptr align 2 %y, i64 2, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_ZN4core3ptr19copy_nonoverlapping18precondition_check17hc3e13c284eb2f541E(ptr %tmp, ptr %y, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #13
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %y, ptr align 2 %tmp, i64 2, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::ptr::const_ptr::<impl *const T>::is_aligned_to
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$13is_aligned_to17h1352e1498a1247bcE"(ptr %self, i64 %align) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_8, 1
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64
  %_7 = sub i64 %align, 1
  %_5 = and i64 %_6, %_7
  %_0 = icmp eq i64 %_5, 0
  ret i1 %_0

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #16
  unreachable
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17hce2398d116597ff5E"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #4 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; core::str::validations::next_code_point
; Function Attrs: inlinehint nonlazybind uwtable
define { i32, i32 } @_ZN4core3str11validations15next_code_point17h3919d0053c1b22a8E(ptr align 8 %bytes) unnamed_addr #1 {
start:
  %self3 = alloca [8 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %ch = alloca [4 x i8], align 4
  %self1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %0 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb2178640b122032eE"(ptr align 8 %bytes) #12
  store ptr %0, ptr %self, align 8
  %1 = load ptr, ptr %self, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_29 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_29 to i1
  br i1 %4, label %bb14, label %bb13

bb14:                                             ; preds = %start
  %v = load ptr, ptr %self, align 8
  store ptr %v, ptr %_3, align 8
  %val = load ptr, ptr %_3, align 8
  %x = load i8, ptr %val, align 1
  %_7 = icmp ult i8 %x, -128
  br i1 %_7, label %bb3, label %bb4

bb13:                                             ; preds = %start
  %5 = load i32, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.0, align 4
  %6 = load i32, ptr getelementptr inbounds (i8, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.0, i64 4), align 4
  store i32 %5, ptr %_0, align 4
  %7 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %6, ptr %7, align 4
  br label %bb12

bb12:                                             ; preds = %bb3, %bb11, %bb13
  %8 = load i32, ptr %_0, align 4
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = insertvalue { i32, i32 } poison, i32 %8, 0
  %12 = insertvalue { i32, i32 } %11, i32 %10, 1
  ret { i32, i32 } %12

bb4:                                              ; preds = %bb14
  %_33 = and i8 %x, 31
  %init = zext i8 %_33 to i32
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %13 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb2178640b122032eE"(ptr align 8 %bytes) #12
  store ptr %13, ptr %self1, align 8
  %14 = load ptr, ptr %self1, align 8
  %15 = ptrtoint ptr %14 to i64
  %16 = icmp eq i64 %15, 0
  %_34 = select i1 %16, i64 0, i64 1
  %17 = trunc nuw i64 %_34 to i1
  br i1 %17, label %bb16, label %bb15

bb3:                                              ; preds = %bb14
  %_8 = zext i8 %x to i32
  %18 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_8, ptr %18, align 4
  store i32 1, ptr %_0, align 4
  br label %bb12

bb16:                                             ; preds = %bb4
  %val4 = load ptr, ptr %self1, align 8
  %y = load i8, ptr %val4, align 1
  %_36 = shl i32 %init, 6
  %_38 = and i8 %y, 63
  %_37 = zext i8 %_38 to i32
  %19 = or i32 %_36, %_37
  store i32 %19, ptr %ch, align 4
  %_14 = icmp uge i8 %x, -32
  br i1 %_14, label %bb6, label %bb11

bb15:                                             ; preds = %bb4
; call core::hint::unreachable_unchecked::precondition_check
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h54864e1abce31801E(ptr align 8 @alloc_b1928794f47fcb1a73d88cacfa5d8fe4) #13
  br label %bb2

bb2:                                              ; preds = %bb19, %bb17, %bb15
  unreachable

bb11:                                             ; preds = %bb10, %bb16
  %20 = load i32, ptr %ch, align 4
  %21 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %20, ptr %21, align 4
  store i32 1, ptr %_0, align 4
  br label %bb12

bb6:                                              ; preds = %bb16
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %22 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb2178640b122032eE"(ptr align 8 %bytes) #12
  store ptr %22, ptr %self2, align 8
  %23 = load ptr, ptr %self2, align 8
  %24 = ptrtoint ptr %23 to i64
  %25 = icmp eq i64 %24, 0
  %_39 = select i1 %25, i64 0, i64 1
  %26 = trunc nuw i64 %_39 to i1
  br i1 %26, label %bb18, label %bb17

bb18:                                             ; preds = %bb6
  %val5 = load ptr, ptr %self2, align 8
  %z = load i8, ptr %val5, align 1
  %_20 = and i8 %y, 63
  %ch6 = zext i8 %_20 to i32
  %_41 = shl i32 %ch6, 6
  %_43 = and i8 %z, 63
  %_42 = zext i8 %_43 to i32
  %y_z = or i32 %_41, %_42
  %_21 = shl i32 %init, 12
  %27 = or i32 %_21, %y_z
  store i32 %27, ptr %ch, align 4
  %_22 = icmp uge i8 %x, -16
  br i1 %_22, label %bb8, label %bb10

bb17:                                             ; preds = %bb6
; call core::hint::unreachable_unchecked::precondition_check
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h54864e1abce31801E(ptr align 8 @alloc_22494121239eef2e270eafa538a11d76) #13
  br label %bb2

bb10:                                             ; preds = %bb20, %bb18
  br label %bb11

bb8:                                              ; preds = %bb18
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %28 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb2178640b122032eE"(ptr align 8 %bytes) #12
  store ptr %28, ptr %self3, align 8
  %29 = load ptr, ptr %self3, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = icmp eq i64 %30, 0
  %_44 = select i1 %31, i64 0, i64 1
  %32 = trunc nuw i64 %_44 to i1
  br i1 %32, label %bb20, label %bb19

bb20:                                             ; preds = %bb8
  %val7 = load ptr, ptr %self3, align 8
  %w = load i8, ptr %val7, align 1
  %_27 = and i32 %init, 7
  %_26 = shl i32 %_27, 18
  %_46 = shl i32 %y_z, 6
  %_48 = and i8 %w, 63
  %_47 = zext i8 %_48 to i32
  %_28 = or i32 %_46, %_47
  %33 = or i32 %_26, %_28
  store i32 %33, ptr %ch, align 4
  br label %bb10

bb19:                                             ; preds = %bb8
; call core::hint::unreachable_unchecked::precondition_check
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h54864e1abce31801E(ptr align 8 @alloc_418782af9b569da883ce12b3dd32ca0a) #13
  br label %bb2
}

; core::str::<impl str>::char_indices
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN4core3str21_$LT$impl$u20$str$GT$12char_indices17h9ed83c1a8b8f133fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call core::str::<impl str>::chars
  %0 = call { ptr, ptr } @"_ZN4core3str21_$LT$impl$u20$str$GT$5chars17h202adb864f7b7273E"(ptr align 1 %self.0, i64 %self.1) #12
  %_2.0 = extractvalue { ptr, ptr } %0, 0
  %_2.1 = extractvalue { ptr, ptr } %0, 1
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  store ptr %_2.0, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_2.1, ptr %2, align 8
  ret void
}

; core::str::<impl str>::chars
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, ptr } @"_ZN4core3str21_$LT$impl$u20$str$GT$5chars17h202adb864f7b7273E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %_8 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_8, 1
  ret { ptr, ptr } %1
}

; core::char::convert::from_u32_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4char7convert18from_u32_unchecked18precondition_check17h313dd751202b838cE(i32 %i, ptr align 8 %0) unnamed_addr #4 {
start:
  %self = xor i32 %i, 55296
  %_7 = sub i32 %self, 2048
  %_6 = icmp uge i32 %_7, 1112064
  br i1 %_6, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_4dc07e69e5d34e9d1484dfbbef0bb9b1, ptr inttoptr (i64 349 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable
}

; core::hint::unreachable_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17h54864e1abce31801E(ptr align 8 %0) unnamed_addr #4 {
start:
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #14
  unreachable
}

; core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h5a39d8d665fccd6cE"(ptr align 8 %self) unnamed_addr #1 {
start:
; call <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hcb08d2d6e0fb6cc4E"(ptr align 8 %self) #12
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nonlazybind uwtable
define void @_ZN4core4iter6traits8iterator8Iterator3map17hd1122f22e16da035E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %f) unnamed_addr #1 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %f, ptr %1, align 8
  ret void
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nonlazybind uwtable
define float @_ZN4core4iter6traits8iterator8Iterator3sum17hf07bc40d0a1937ebE(ptr align 8 %self) unnamed_addr #0 {
start:
; call <f32 as core::iter::traits::accum::Sum>::sum
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17ha3cf57f49c40ee62E"(ptr align 8 %self)
  ret float %_0
}

; core::iter::traits::iterator::Iterator::find
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @_ZN4core4iter6traits8iterator8Iterator4find17h78dd0e35a293ada7E(ptr align 8 %self, ptr align 4 %predicate) unnamed_addr #1 {
start:
  %self1 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call core::iter::traits::iterator::Iterator::try_fold
  %0 = call { i64, i32 } @_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E(ptr align 8 %self, ptr align 4 %predicate) #12
  %1 = extractvalue { i64, i32 } %0, 0
  %2 = extractvalue { i64, i32 } %0, 1
  store i64 %1, ptr %self1, align 8
  %3 = getelementptr inbounds i8, ptr %self1, i64 8
  store i32 %2, ptr %3, align 8
  %4 = load i64, ptr %self1, align 8
  %5 = getelementptr inbounds i8, ptr %self1, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 1114112
  %_5 = select i1 %7, i64 0, i64 1
  %8 = trunc nuw i64 %_5 to i1
  br i1 %8, label %bb3, label %bb4

bb3:                                              ; preds = %start
  %x.0 = load i64, ptr %self1, align 8
  %9 = getelementptr inbounds i8, ptr %self1, i64 8
  %x.1 = load i32, ptr %9, align 8
  store i64 %x.0, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %x.1, ptr %10, align 8
  br label %bb7

bb4:                                              ; preds = %start
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 1114112, ptr %11, align 8
  br label %bb7

bb7:                                              ; preds = %bb3, %bb4
  %12 = load i64, ptr %self1, align 8
  %13 = getelementptr inbounds i8, ptr %self1, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1114112
  %_7 = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_7 to i1
  br i1 %16, label %bb5, label %bb6

bb5:                                              ; preds = %bb6, %bb7
  %17 = load i64, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { i64, i32 } poison, i64 %17, 0
  %21 = insertvalue { i64, i32 } %20, i32 %19, 1
  ret { i64, i32 } %21

bb6:                                              ; preds = %bb7
  br label %bb5

bb2:                                              ; No predecessors!
  unreachable
}

; core::iter::traits::iterator::Iterator::find::check::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h377fe99dec095645E"(ptr align 8 %_1, i64 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %x = alloca [16 x i8], align 8
  store i64 %0, ptr %x, align 8
  %3 = getelementptr inbounds i8, ptr %x, i64 8
  store i32 %1, ptr %3, align 8
; invoke kernels::find::{{closure}}
  %_4 = invoke zeroext i1 @"_ZN7kernels4find28_$u7b$$u7b$closure$u7d$$u7d$17h5439176d9f855df0E"(ptr align 8 %_1, ptr align 8 %x)
          to label %bb1 unwind label %cleanup

bb5:                                              ; preds = %cleanup
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

cleanup:                                          ; preds = %start
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = extractvalue { ptr, i32 } %9, 0
  %11 = extractvalue { ptr, i32 } %9, 1
  store ptr %10, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %11, ptr %12, align 8
  br label %bb5

bb1:                                              ; preds = %start
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 1114112, ptr %13, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  %_8.0 = load i64, ptr %x, align 8
  %14 = getelementptr inbounds i8, ptr %x, i64 8
  %_8.1 = load i32, ptr %14, align 8
  store i64 %_8.0, ptr %_0, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %_8.1, ptr %15, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %16 = load i64, ptr %_0, align 8
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { i64, i32 } poison, i64 %16, 0
  %20 = insertvalue { i64, i32 } %19, i32 %18, 1
  ret { i64, i32 } %20
}

; core::iter::traits::iterator::Iterator::try_fold
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @_ZN4core4iter6traits8iterator8Iterator8try_fold17hc9f42b275043f9e2E(ptr align 8 %self, ptr align 4 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_17 = alloca [1 x i8], align 1
  %_8 = alloca [16 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store i8 1, ptr %_17, align 1
  br label %bb1

bb1:                                              ; preds = %bb7, %start
; invoke <core::str::iter::CharIndices as core::iter::traits::iterator::Iterator>::next
  %2 = invoke { i64, i32 } @"_ZN87_$LT$core..str..iter..CharIndices$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h251505d6942214b2E"(ptr align 8 %self)
          to label %bb2 unwind label %cleanup

bb16:                                             ; preds = %cleanup
  %3 = load i8, ptr %_17, align 1
  %4 = trunc nuw i8 %3 to i1
  br i1 %4, label %bb15, label %bb13

cleanup:                                          ; preds = %bb10, %bb8, %bb4, %bb3, %bb1
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  store ptr %6, ptr %1, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %7, ptr %8, align 8
  br label %bb16

bb2:                                              ; preds = %bb1
  %9 = extractvalue { i64, i32 } %2, 0
  %10 = extractvalue { i64, i32 } %2, 1
  store i64 %9, ptr %_5, align 8
  %11 = getelementptr inbounds i8, ptr %_5, i64 8
  store i32 %10, ptr %11, align 8
  %12 = load i64, ptr %_5, align 8
  %13 = getelementptr inbounds i8, ptr %_5, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1114112
  %_6 = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_6 to i1
  br i1 %16, label %bb3, label %bb10

bb3:                                              ; preds = %bb2
  %x.0 = load i64, ptr %_5, align 8
  %17 = getelementptr inbounds i8, ptr %_5, i64 8
  %x.1 = load i32, ptr %17, align 8
  store i8 0, ptr %_17, align 1
; invoke core::iter::traits::iterator::Iterator::find::check::{{closure}}
  %18 = invoke { i64, i32 } @"_ZN4core4iter6traits8iterator8Iterator4find5check28_$u7b$$u7b$closure$u7d$$u7d$17h377fe99dec095645E"(ptr align 8 %f, i64 %x.0, i32 %x.1)
          to label %bb4 unwind label %cleanup

bb10:                                             ; preds = %bb2
  store i8 0, ptr %_17, align 1
; invoke <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::from_output
  %19 = invoke { i64, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17h4a4cabcfec3948a0E"()
          to label %bb11 unwind label %cleanup

bb4:                                              ; preds = %bb3
  %_9.0 = extractvalue { i64, i32 } %18, 0
  %_9.1 = extractvalue { i64, i32 } %18, 1
; invoke <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::branch
  %20 = invoke { i64, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h5219e27b13fdc31fE"(i64 %_9.0, i32 %_9.1)
          to label %bb5 unwind label %cleanup

bb5:                                              ; preds = %bb4
  %21 = extractvalue { i64, i32 } %20, 0
  %22 = extractvalue { i64, i32 } %20, 1
  store i64 %21, ptr %_8, align 8
  %23 = getelementptr inbounds i8, ptr %_8, i64 8
  store i32 %22, ptr %23, align 8
  %24 = load i64, ptr %_8, align 8
  %25 = getelementptr inbounds i8, ptr %_8, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 1114112
  %_13 = select i1 %27, i64 0, i64 1
  %28 = trunc nuw i64 %_13 to i1
  br i1 %28, label %bb8, label %bb7

bb8:                                              ; preds = %bb5
  %residual.0 = load i64, ptr %_8, align 8
  %29 = getelementptr inbounds i8, ptr %_8, i64 8
  %residual.1 = load i32, ptr %29, align 8
; invoke <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::FromResidual<core::ops::control_flow::ControlFlow<B,core::convert::Infallible>>>::from_residual
  %30 = invoke { i64, i32 } @"_ZN185_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..ops..control_flow..ControlFlow$LT$B$C$core..convert..Infallible$GT$$GT$$GT$13from_residual17hcc1833fac1ac063dE"(i64 %residual.0, i32 %residual.1)
          to label %bb9 unwind label %cleanup

bb7:                                              ; preds = %bb5
  store i8 1, ptr %_17, align 1
  br label %bb1

bb9:                                              ; preds = %bb8
  %31 = extractvalue { i64, i32 } %30, 0
  %32 = extractvalue { i64, i32 } %30, 1
  store i64 %31, ptr %_0, align 8
  %33 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %32, ptr %33, align 8
  br label %bb12

bb12:                                             ; preds = %bb11, %bb9
  %34 = load i64, ptr %_0, align 8
  %35 = getelementptr inbounds i8, ptr %_0, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = insertvalue { i64, i32 } poison, i64 %34, 0
  %38 = insertvalue { i64, i32 } %37, i32 %36, 1
  ret { i64, i32 } %38

bb11:                                             ; preds = %bb10
  %39 = extractvalue { i64, i32 } %19, 0
  %40 = extractvalue { i64, i32 } %19, 1
  store i64 %39, ptr %_0, align 8
  %41 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %40, ptr %41, align 8
  br label %bb12

bb6:                                              ; No predecessors!
  unreachable

bb13:                                             ; preds = %bb15, %bb16
  %42 = load ptr, ptr %1, align 8
  %43 = getelementptr inbounds i8, ptr %1, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = insertvalue { ptr, i32 } poison, ptr %42, 0
  %46 = insertvalue { ptr, i32 } %45, i32 %44, 1
  resume { ptr, i32 } %46

bb15:                                             ; preds = %bb16
  br label %bb13
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6a32c2789edf6a74E"(ptr align 8 %_1, float %acc, ptr align 4 %elt) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = getelementptr inbounds i8, ptr %_1, i64 8
  store i8 1, ptr %_10, align 1
; invoke kernels::sum_pairs::{{closure}}
  %_7 = invoke float @"_ZN7kernels9sum_pairs28_$u7b$$u7b$closure$u7d$$u7d$17h945be2c5da468e4eE"(ptr align 8 %_1, ptr align 4 %elt)
          to label %bb1 unwind label %cleanup

bb5:                                              ; preds = %cleanup
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

cleanup:                                          ; preds = %bb1, %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; invoke <f32 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = invoke float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17ha92fd2ef17f8e5c8E"(ptr align 1 %_4, float %acc, float %_7)
          to label %bb2 unwind label %cleanup

bb2:                                              ; preds = %bb1
  ret float %_0

bb3:                                              ; preds = %bb4, %bb5
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb4:                                              ; preds = %bb5
  br label %bb3
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h49b8ea7e0de1b81dE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8919e639ea78fab0E"(ptr align 4 %self.0, i64 %self.1) #12
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; core::slice::<impl [T]>::swap
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h6d00a4f2d3a62b0fE"(ptr align 2 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 {
start:
  %_6 = icmp ult i64 %a, %self.1
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %pa = getelementptr inbounds nuw i16, ptr %self.0, i64 %a
  %_8 = icmp ult i64 %b, %self.1
  br i1 %_8, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %a, i64 %self.1, ptr align 8 %0) #16
  unreachable

bb2:                                              ; preds = %bb1
  %pb = getelementptr inbounds nuw i16, ptr %self.0, i64 %b
; call core::ptr::swap
  call void @_ZN4core3ptr4swap17h95733d31920b5193E(ptr %pa, ptr %pb) #12
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %b, i64 %self.1, ptr align 8 %0) #16
  unreachable
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h8919e639ea78fab0E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw { i32, i8, [3 x i8] }, ptr %slice.0, i64 %slice.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::map
; Function Attrs: inlinehint nonlazybind uwtable
define { i32, i32 } @"_ZN4core6option15Option$LT$T$GT$3map17he6e46ac240ec7c67E"(i64 %0, i32 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i32 %1, ptr %2, align 8
  %3 = load i64, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 1114112
  %_3 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %x.0 = load i64, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %x.1 = load i32, ptr %8, align 8
; call kernels::find::{{closure}}
  %_5 = call i32 @"_ZN7kernels4find28_$u7b$$u7b$closure$u7d$$u7d$17h4e0df6c4af79e170E"(i64 %x.0, i32 %x.1) #12
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_5, ptr %9, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb5:                                              ; preds = %bb3, %bb2
  %10 = load i32, ptr %_0, align 4
  %11 = getelementptr inbounds i8, ptr %_0, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = insertvalue { i32, i32 } poison, i32 %10, 0
  %14 = insertvalue { i32, i32 } %13, i32 %12, 1
  ret { i32, i32 } %14

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::ok_or
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h460771034550f37aE"(ptr sret([32 x i8]) align 16 %_0, i128 %0, i128 %1, ptr align 1 %err.0, i64 %err.1) unnamed_addr #1 {
start:
  %self = alloca [32 x i8], align 16
  store i128 %0, ptr %self, align 16
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  store i128 %1, ptr %2, align 16
  %3 = load i128, ptr %self, align 16
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = load i128, ptr %4, align 16
  %_3 = trunc i128 %3 to i64
  %6 = trunc nuw i64 %_3 to i1
  br i1 %6, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %v = load i128, ptr %7, align 16
  %8 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %v, ptr %8, align 16
  store i64 0, ptr %_0, align 16
  br label %bb4

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %err.0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %err.1, ptr %10, align 8
  store i64 1, ptr %_0, align 16
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::unwrap_or
; Function Attrs: inlinehint nonlazybind uwtable
define i32 @"_ZN4core6option15Option$LT$T$GT$9unwrap_or17h2768a1cd5b7d638eE"(i32 %0, i32 %1, i32 %default) unnamed_addr #1 {
start:
  %x = alloca [4 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  %5 = load i32, ptr %4, align 4
  %_3 = zext i32 %3 to i64
  %6 = trunc nuw i64 %_3 to i1
  br i1 %6, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %x, align 4
  br label %bb4

bb2:                                              ; preds = %start
  store i32 %default, ptr %x, align 4
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %x, align 4
  ret i32 %9

bb1:                                              ; No predecessors!
  unreachable
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17he07e357647d36260E(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64
  %dst_usize = ptrtoint ptr %dst to i64
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %_13.0 = extractvalue { i64, i1 } %0, 0
  %_13.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_13.1, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %_13.0, ptr %1, align 8
  store i64 1, ptr %_9, align 8
  %2 = getelementptr inbounds i8, ptr %_9, i64 8
  %size1 = load i64, ptr %2, align 8
  %_21 = icmp ult i64 %src_usize, %dst_usize
  br i1 %_21, label %bb4, label %bb5

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #14
  unreachable

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize
  store i64 %3, ptr %diff, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize
  store i64 %4, ptr %diff, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8
  %_0 = icmp uge i64 %5, %size1
  ret i1 %_0
}

; <f32 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nonlazybind uwtable
define float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17ha3cf57f49c40ee62E"(ptr align 8 %iter) unnamed_addr #0 {
start:
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9bf4dbef93527ac4E"(ptr align 8 %iter, float -0.000000e+00)
  ret float %_0
}

; <f32 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17ha92fd2ef17f8e5c8E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #1 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

; <I as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h332e6d6ce2a626cdE"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

; kernels::find::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN7kernels4find28_$u7b$$u7b$closure$u7d$$u7d$17h4e0df6c4af79e170E"(i64 %_2.0, i32 %_2.1) unnamed_addr #1 {
start:
  %_0 = trunc i64 %_2.0 to i32
  ret i32 %_0
}

; kernels::find::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN7kernels4find28_$u7b$$u7b$closure$u7d$$u7d$17h5439176d9f855df0E"(ptr align 8 %_1, ptr align 8 %_2) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_2, i64 8
  %c = load i32, ptr %0, align 8
  %_5 = load ptr, ptr %_1, align 8
  %_4 = load i32, ptr %_5, align 4
  %_0 = icmp eq i32 %c, %_4
  ret i1 %_0
}

; kernels::sum_pairs::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal float @"_ZN7kernels9sum_pairs28_$u7b$$u7b$closure$u7d$$u7d$17h945be2c5da468e4eE"(ptr align 8 %_1, ptr align 4 %_2) unnamed_addr #1 {
start:
  %a = load i32, ptr %_2, align 4
  %0 = getelementptr inbounds i8, ptr %_2, i64 4
  %b = load i8, ptr %0, align 4
  %_6 = uitofp i32 %a to float
  %_0.i = uitofp i8 %b to float
  %_5 = fmul float %_6, %_0.i
  %_9 = load ptr, ptr %_1, align 8
  %_8 = load float, ptr %_9, align 4
  %_0 = fmul float %_5, %_8
  ret float %_0
}

; <core::str::iter::CharIndices as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i64, i32 } @"_ZN87_$LT$core..str..iter..CharIndices$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h251505d6942214b2E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %len.i2 = alloca [8 x i8], align 8
  %len.i = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 4
  %_4 = alloca [4 x i8], align 4
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.i3 = load ptr, ptr %0, align 8
  %subtracted.i4 = load ptr, ptr %self, align 8
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17hce2398d116597ff5E"(ptr %_4.i3, ptr %subtracted.i4, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
  %1 = ptrtoint ptr %_4.i3 to i64
  %2 = ptrtoint ptr %subtracted.i4 to i64
  %3 = sub nuw i64 %1, %2
  store i64 %3, ptr %len.i2, align 8
  %4 = load i64, ptr %len.i2, align 8
; call core::str::validations::next_code_point
  %5 = call { i32, i32 } @_ZN4core3str11validations15next_code_point17h3919d0053c1b22a8E(ptr align 8 %self) #12
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %self1, align 4
  %8 = getelementptr inbounds i8, ptr %self1, i64 4
  store i32 %7, ptr %8, align 4
  %9 = load i32, ptr %self1, align 4
  %10 = getelementptr inbounds i8, ptr %self1, i64 4
  %11 = load i32, ptr %10, align 4
  %_14 = zext i32 %9 to i64
  %12 = trunc nuw i64 %_14 to i1
  br i1 %12, label %bb7, label %bb6

bb7:                                              ; preds = %start
  %13 = getelementptr inbounds i8, ptr %self1, i64 4
  %x = load i32, ptr %13, align 4
  br label %bb8

bb6:                                              ; preds = %start
  %14 = load i64, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.2, align 8
  %15 = load i32, ptr getelementptr inbounds (i8, ptr @anon.1d45f48c5390634c1bb9113cbc31fbbe.2, i64 8), align 8
  store i64 %14, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %15, ptr %16, align 8
  br label %bb4

bb4:                                              ; preds = %bb9, %bb6
  %17 = load i64, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { i64, i32 } poison, i64 %17, 0
  %21 = insertvalue { i64, i32 } %20, i32 %19, 1
  ret { i64, i32 } %21

bb8:                                              ; preds = %bb7
; call core::char::convert::from_u32_unchecked::precondition_check
  call void @_ZN4core4char7convert18from_u32_unchecked18precondition_check17h313dd751202b838cE(i32 %x, ptr align 8 @alloc_393f1828a77d8389c1e1f4e7db5b6dce) #13
  br label %bb9

bb9:                                              ; preds = %bb8
  store i32 %x, ptr %_4, align 4
  %ch = load i32, ptr %_4, align 4
  %22 = getelementptr inbounds i8, ptr %self, i64 16
  %index = load i64, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.i = load ptr, ptr %23, align 8
  %subtracted.i = load ptr, ptr %self, align 8
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17hce2398d116597ff5E"(ptr %_4.i, ptr %subtracted.i, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
  %24 = ptrtoint ptr %_4.i to i64
  %25 = ptrtoint ptr %subtracted.i to i64
  %26 = sub nuw i64 %24, %25
  store i64 %26, ptr %len.i, align 8
  %27 = load i64, ptr %len.i, align 8
  %_10 = sub i64 %4, %27
  %28 = getelementptr inbounds i8, ptr %self, i64 16
  %29 = getelementptr inbounds i8, ptr %self, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, %_10
  store i64 %31, ptr %28, align 8
  store i64 %index, ptr %_0, align 8
  %32 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %ch, ptr %32, align 8
  br label %bb4

bb2:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::Range<T> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hcb08d2d6e0fb6cc4E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_4, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h63c7300d1d703fb7E"(i64 %old, i64 1) #12
  store i64 %_6, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %old, ptr %0, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nonlazybind uwtable
define float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h636dd7472ac05103E"(ptr %self.0, ptr %self.1, float %init, ptr align 4 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %2 = icmp eq ptr %self.0, %self.1
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %4 = load i8, ptr %_4, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i8 1, ptr %_31, align 1
  store float %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store float %init, ptr %_0, align 4
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17hce2398d116597ff5E"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %6 = ptrtoint ptr %self.1 to i64
  %7 = ptrtoint ptr %self.0 to i64
  %8 = sub nuw i64 %6, %7
  %9 = udiv exact i64 %8, 8
  store i64 %9, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #17
          to label %unreachable unwind label %cleanup

bb16:                                             ; preds = %cleanup
  %10 = load i8, ptr %_31, align 1
  %11 = trunc nuw i8 %10 to i1
  br i1 %11, label %bb15, label %bb13

cleanup:                                          ; preds = %bb8, %bb25
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %1, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb16

unreachable:                                      ; preds = %bb25
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load float, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw { i32, i8, [3 x i8] }, ptr %self.0, i64 %count
; invoke core::iter::adapters::map::map_fold::{{closure}}
  %_18 = invoke float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6a32c2789edf6a74E"(ptr align 8 %f, float %_21, ptr align 4 %_45)
          to label %bb9 unwind label %cleanup

bb9:                                              ; preds = %bb8
  store float %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %16 = load i64, ptr %i, align 8
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h908e7b70c3e04cc9E"(i64 %16, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #13
  br label %bb27

bb27:                                             ; preds = %bb26
  %17 = load i64, ptr %i, align 8
  %_27 = add nuw i64 %17, 1
  store i64 %_27, ptr %i, align 8
  %_29 = load i64, ptr %i, align 8
  %_30 = load i64, ptr %len, align 8
  %_28 = icmp eq i64 %_29, %_30
  br i1 %_28, label %bb10, label %bb11

bb11:                                             ; preds = %bb27
  br label %bb8

bb10:                                             ; preds = %bb27
  %18 = load float, ptr %acc, align 4
  store float %18, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %19 = load float, ptr %_0, align 4
  ret float %19

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18

bb15:                                             ; preds = %bb16
  br label %bb13

bb18:                                             ; preds = %bb13
  %20 = load i8, ptr %_32, align 1
  %21 = trunc nuw i8 %20 to i1
  br i1 %21, label %bb17, label %bb14

bb14:                                             ; preds = %bb17, %bb18
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  resume { ptr, i32 } %26

bb17:                                             ; preds = %bb18
  br label %bb14

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb2178640b122032eE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len
  br i1 %_6, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i8, ptr %ptr, i64 1
  store ptr %_16, ptr %self, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8
  ret ptr %1

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::from_output
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$11from_output17h4a4cabcfec3948a0E"() unnamed_addr #1 {
start:
  ret { i64, i32 } { i64 undef, i32 1114112 }
}

; <core::ops::control_flow::ControlFlow<B,C> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i32 } @"_ZN95_$LT$core..ops..control_flow..ControlFlow$LT$B$C$C$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h5219e27b13fdc31fE"(i64 %0, i32 %1) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i32 %1, ptr %2, align 8
  %3 = load i64, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 1114112
  %_2 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_2 to i1
  br i1 %7, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %b.0 = load i64, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %b.1 = load i32, ptr %8, align 8
  store i64 %b.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %b.1, ptr %9, align 8
  br label %bb4

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 1114112, ptr %10, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { i64, i32 } poison, i64 %11, 0
  %15 = insertvalue { i64, i32 } %14, i32 %13, 1
  ret { i64, i32 } %15

bb1:                                              ; No predecessors!
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @find({ i64, i64 } %0, i32 %1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_5 = alloca [24 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %wanted = alloca [4 x i8], align 4
  %2 = alloca [16 x i8], align 8
  %text = alloca [16 x i8], align 8
  store { i64, i64 } %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %text, ptr align 8 %2, i64 16, i1 false)
  store i32 %1, ptr %wanted, align 4
  %3 = load ptr, ptr %text, align 8
  %4 = getelementptr inbounds i8, ptr %text, i64 8
  %5 = load i64, ptr %4, align 8
; invoke core::str::<impl str>::char_indices
  invoke void @"_ZN4core3str21_$LT$impl$u20$str$GT$12char_indices17h9ed83c1a8b8f133fE"(ptr sret([24 x i8]) align 8 %_5, ptr align 1 %3, i64 %5)
          to label %bb1 unwind label %terminate

terminate:                                        ; preds = %bb2, %bb1, %start
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

bb1:                                              ; preds = %start
; invoke core::iter::traits::iterator::Iterator::find
  %7 = invoke { i64, i32 } @_ZN4core4iter6traits8iterator8Iterator4find17h78dd0e35a293ada7E(ptr align 8 %_5, ptr align 4 %wanted)
          to label %bb2 unwind label %terminate

bb2:                                              ; preds = %bb1
  %_3.0 = extractvalue { i64, i32 } %7, 0
  %_3.1 = extractvalue { i64, i32 } %7, 1
; invoke core::option::Option<T>::map
  %8 = invoke { i32, i32 } @"_ZN4core6option15Option$LT$T$GT$3map17he6e46ac240ec7c67E"(i64 %_3.0, i32 %_3.1)
          to label %bb3 unwind label %terminate

bb3:                                              ; preds = %bb2
  %9 = extractvalue { i32, i32 } %8, 0
  %10 = extractvalue { i32, i32 } %8, 1
  store i32 %9, ptr %_0, align 4
  %11 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %10, ptr %11, align 4
  %12 = load i64, ptr %_0, align 4
  ret i64 %12
}

; Function Attrs: nounwind nonlazybind uwtable
define i64 @index({ i64, i64 } %0, i64 %at, i64 %by) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %data = alloca [16 x i8], align 8
  store { i64, i64 } %0, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %data, ptr align 8 %1, i64 16, i1 false)
  %2 = load ptr, ptr %data, align 8
  %3 = getelementptr inbounds i8, ptr %data, i64 8
  %_6 = load i64, ptr %3, align 8
  %_7 = icmp ult i64 %at, %_6
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %4 = load ptr, ptr %data, align 8
  %5 = getelementptr inbounds i8, ptr %data, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i64, ptr %4, i64 %at
  %_5 = load i64, ptr %7, align 8
  %_0.i = mul i64 %_5, %by
  br label %bb2

panic:                                            ; preds = %start
; invoke core::panicking::panic_bounds_check
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %at, i64 %_6, ptr align 8 @alloc_9041ea241aef3cfe659600ff094baf97) #17
          to label %unreachable unwind label %terminate

terminate:                                        ; preds = %panic4, %panic3, %panic2, %panic1, %panic
  %8 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

unreachable:                                      ; preds = %panic4, %panic3, %panic2, %panic1, %panic
  unreachable

bb2:                                              ; preds = %bb1
  %_10.0 = add i64 %at, 1
  %_10.1 = icmp ult i64 %_10.0, %at
  br i1 %_10.1, label %panic1, label %bb3

bb3:                                              ; preds = %bb2
  %9 = load ptr, ptr %data, align 8
  %10 = getelementptr inbounds i8, ptr %data, i64 8
  %_11 = load i64, ptr %10, align 8
  %_12 = icmp ult i64 %_10.0, %_11
  br i1 %_12, label %bb4, label %panic2

panic1:                                           ; preds = %bb2
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_d7f53a5ee4447317ba37ece38bf305b9) #17
          to label %unreachable unwind label %terminate

bb4:                                              ; preds = %bb3
  %11 = load ptr, ptr %data, align 8
  %12 = getelementptr inbounds i8, ptr %data, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i64, ptr %11, i64 %_10.0
  %_8 = load i64, ptr %14, align 8
  %_13 = icmp eq i64 %_8, 0
  br i1 %_13, label %panic3, label %bb5

panic2:                                           ; preds = %bb3
; invoke core::panicking::panic_bounds_check
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_10.0, i64 %_11, ptr align 8 @alloc_96b1646859ca1b64e9528fc20ac50e1f) #17
          to label %unreachable unwind label %terminate

bb5:                                              ; preds = %bb4
  %_14 = icmp eq i64 %_8, -1
  %_15 = icmp eq i64 %_0.i, -9223372036854775808
  %_16 = and i1 %_14, %_15
  br i1 %_16, label %panic4, label %bb6

panic3:                                           ; preds = %bb4
; invoke core::panicking::panic_const::panic_const_div_by_zero
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_9041ea241aef3cfe659600ff094baf97) #17
          to label %unreachable unwind label %terminate

bb6:                                              ; preds = %bb5
  %_0 = sdiv i64 %_0.i, %_8
  ret i64 %_0

panic4:                                           ; preds = %bb5
; invoke core::panicking::panic_const::panic_const_div_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_9041ea241aef3cfe659600ff094baf97) #17
          to label %unreachable unwind label %terminate
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @saturate(i32 %a, i32 %b, double %f) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  store i32 %1, ptr %0, align 4
  %_0.i = load i32, ptr %0, align 4
  br label %bb1

terminate:                                        ; preds = %bb2, %bb1
  %2 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

bb1:                                              ; preds = %start
; invoke core::num::<impl i32>::checked_mul
  %3 = invoke { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$i32$GT$11checked_mul17h2bc75e9d27e9af91E"(i32 %_0.i, i32 3)
          to label %bb2 unwind label %terminate

bb2:                                              ; preds = %bb1
  %_5.0 = extractvalue { i32, i32 } %3, 0
  %_5.1 = extractvalue { i32, i32 } %3, 1
  %_7 = call i32 @llvm.fptosi.sat.i32.f64(double %f)
; invoke core::option::Option<T>::unwrap_or
  %_4 = invoke i32 @"_ZN4core6option15Option$LT$T$GT$9unwrap_or17h2768a1cd5b7d638eE"(i32 %_5.0, i32 %_5.1, i32 %_7)
          to label %bb3 unwind label %terminate

bb3:                                              ; preds = %bb2
; call core::intrinsics::rotate_left
  %_3.i = call i32 @_ZN4core10intrinsics11rotate_left17h5ab6efc67f27af15E(i32 %_4, i32 5) #18
  br label %bb4

bb4:                                              ; preds = %bb3
  ret i32 %_3.i
}

; Function Attrs: nonlazybind uwtable
define void @sort(ptr align 2 %values.0, i64 %values.1) unnamed_addr #0 {
start:
  %j = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
; call <I as core::iter::traits::collect::IntoIterator>::into_iter
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h332e6d6ce2a626cdE"(i64 1, i64 %values.1) #12
  %_2.0 = extractvalue { i64, i64 } %0, 0
  %_2.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_2.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_2.1, ptr %1, align 8
  br label %bb2

bb2:                                              ; preds = %bb11, %bb7, %start
; call core::iter::range::<impl core::iter::traits::iterator::Iterator for core::ops::range::Range<A>>::next
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h5a39d8d665fccd6cE"(ptr align 8 %iter) #12
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = getelementptr inbounds i8, ptr %_7, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = trunc nuw i64 %_9 to i1
  br i1 %8, label %bb5, label %bb6

bb5:                                              ; preds = %bb2
  %9 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %9, align 8
  store i64 %i, ptr %j, align 8
  br label %bb7

bb6:                                              ; preds = %bb2
  ret void

bb7:                                              ; preds = %bb15, %bb5
  %_13 = load i64, ptr %j, align 8
  %_12 = icmp ugt i64 %_13, 0
  br i1 %_12, label %bb8, label %bb2

bb8:                                              ; preds = %bb7
  %_17 = load i64, ptr %j, align 8
  %_18.0 = sub i64 %_17, 1
  %_18.1 = icmp ult i64 %_17, 1
  br i1 %_18.1, label %panic, label %bb9

bb9:                                              ; preds = %bb8
  %_21 = icmp ult i64 %_18.0, %values.1
  br i1 %_21, label %bb10, label %panic1

panic:                                            ; preds = %bb8
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_ac66aa4ee79da61e51da0a03dfa0578d) #16
  unreachable

bb10:                                             ; preds = %bb9
  %10 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_18.0
  %_15 = load i16, ptr %10, align 2
  %_23 = load i64, ptr %j, align 8
  %_26 = icmp ult i64 %_23, %values.1
  br i1 %_26, label %bb11, label %panic2

panic1:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_18.0, i64 %values.1, ptr align 8 @alloc_24e3bc7b1e6963c86ff369b44d9f050e) #16
  unreachable

bb11:                                             ; preds = %bb10
  %11 = getelementptr inbounds nuw i16, ptr %values.0, i64 %_23
  %_22 = load i16, ptr %11, align 2
  %_14 = icmp ugt i16 %_15, %_22
  br i1 %_14, label %bb12, label %bb2

panic2:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_23, i64 %values.1, ptr align 8 @alloc_1c668d51f48ee2859b18e9f86d305921) #16
  unreachable

bb12:                                             ; preds = %bb11
  %_29 = load i64, ptr %j, align 8
  %_30.0 = sub i64 %_29, 1
  %_30.1 = icmp ult i64 %_29, 1
  br i1 %_30.1, label %panic3, label %bb13

bb13:                                             ; preds = %bb12
  %_31 = load i64, ptr %j, align 8
; call core::slice::<impl [T]>::swap
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h6d00a4f2d3a62b0fE"(ptr align 2 %values.0, i64 %values.1, i64 %_30.0, i64 %_31, ptr align 8 @alloc_784657d1de82a0be1bef01e80887a886) #12
  %12 = load i64, ptr %j, align 8
  %_32.0 = sub i64 %12, 1
  %_32.1 = icmp ult i64 %12, 1
  br i1 %_32.1, label %panic4, label %bb15

panic3:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_62947efe84b47e4e4ff386269bf253a8) #16
  unreachable

bb15:                                             ; preds = %bb13
  store i64 %_32.0, ptr %j, align 8
  br label %bb7

panic4:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_59007fe536144050688b086d30083bae) #16
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define float @sum_pairs({ i64, i64 } %0, float %1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = alloca [24 x i8], align 8
  %scale = alloca [4 x i8], align 4
  %2 = alloca [16 x i8], align 8
  %data = alloca [16 x i8], align 8
  store { i64, i64 } %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %data, ptr align 8 %2, i64 16, i1 false)
  store float %1, ptr %scale, align 4
  %3 = load ptr, ptr %data, align 8
  %4 = getelementptr inbounds i8, ptr %data, i64 8
  %5 = load i64, ptr %4, align 8
; invoke core::slice::<impl [T]>::iter
  %6 = invoke { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h49b8ea7e0de1b81dE"(ptr align 4 %3, i64 %5)
          to label %bb1 unwind label %terminate

terminate:                                        ; preds = %bb2, %bb1, %start
  %7 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #15
  unreachable

bb1:                                              ; preds = %start
  %_4.0 = extractvalue { ptr, ptr } %6, 0
  %_4.1 = extractvalue { ptr, ptr } %6, 1
; invoke core::iter::traits::iterator::Iterator::map
  invoke void @_ZN4core4iter6traits8iterator8Iterator3map17hd1122f22e16da035E(ptr sret([24 x i8]) align 8 %_3, ptr %_4.0, ptr %_4.1, ptr align 4 %scale)
          to label %bb2 unwind label %terminate

bb2:                                              ; preds = %bb1
; invoke core::iter::traits::iterator::Iterator::sum
  %_0 = invoke float @_ZN4core4iter6traits8iterator8Iterator3sum17hf07bc40d0a1937ebE(ptr align 8 %_3)
          to label %bb3 unwind label %terminate

bb3:                                              ; preds = %bb2
  ret float %_0
}

; Function Attrs: nonlazybind uwtable
define void @wide(ptr sret([32 x i8]) align 16 %_0, i128 %a, i128 %b) unnamed_addr #0 {
start:
  %0 = alloca [32 x i8], align 16
; call core::num::<impl u128>::checked_add_signed
  call void @"_ZN4core3num22_$LT$impl$u20$u128$GT$18checked_add_signed17h14c3fc275915e44dE"(ptr sret([32 x i8]) align 16 %0, i128 %a, i128 %b) #12
  %_3.0 = load i128, ptr %0, align 16
  %1 = getelementptr inbounds i8, ptr %0, i64 16
  %_3.1 = load i128, ptr %1, align 16
; call core::option::Option<T>::ok_or
  call void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h460771034550f37aE"(ptr sret([32 x i8]) align 16 %_0, i128 %_3.0, i128 %_3.1, ptr align 1 @alloc_ba7c5867f1e4ad88a0ad2a64b2400b74, i64 8) #12
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #5

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6

; Function Attrs: nonlazybind
declare i32 @rust_eh_personality(...) unnamed_addr #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #8

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #6

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #5

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nonlazybind "target-cpu"="x86-64" }
attributes #8 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { inlinehint }
attributes #13 = { inlinehint nounwind }
attributes #14 = { noinline noreturn nounwind }
attributes #15 = { cold noreturn nounwind }
attributes #16 = { noinline noreturn }
attributes #17 = { noreturn }
attributes #18 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
