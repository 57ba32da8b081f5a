; Intrinsics on integers of widths that registers do not have, and interleaving. What they print is what code of llc prints.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@edges = private constant [19 x i64] [i64 0, i64 1, i64 2, i64 3, i64 127, i64 128, i64 255, i64 -1, i64 -2, i64 -128, i64 2147483647, i64 -2147483648, i64 4294967295, i64 4294967296, i64 8589934591, i64 4611686018427387904, i64 9223372036854775807, i64 -9223372036854775808, i64 1311768467463790320]
@line = private constant [9 x i8] c"%s %llx\0A\00"
@name0 = private constant [12 x i8] c"sadd.sat i8\00"
@name1 = private constant [12 x i8] c"uadd.sat i8\00"
@name2 = private constant [12 x i8] c"ssub.sat i8\00"
@name3 = private constant [12 x i8] c"usub.sat i8\00"
@name4 = private constant [12 x i8] c"sshl.sat i8\00"
@name5 = private constant [12 x i8] c"ushl.sat i8\00"
@name6 = private constant [8 x i8] c"ucmp i8\00"
@name7 = private constant [8 x i8] c"scmp i8\00"
@name8 = private constant [13 x i8] c"sadd.sat i33\00"
@name9 = private constant [13 x i8] c"uadd.sat i33\00"
@name10 = private constant [13 x i8] c"ssub.sat i33\00"
@name11 = private constant [13 x i8] c"usub.sat i33\00"
@name12 = private constant [13 x i8] c"sshl.sat i33\00"
@name13 = private constant [13 x i8] c"ushl.sat i33\00"
@name14 = private constant [9 x i8] c"ucmp i33\00"
@name15 = private constant [9 x i8] c"scmp i33\00"
@name16 = private constant [13 x i8] c"sadd.sat i64\00"
@name17 = private constant [13 x i8] c"uadd.sat i64\00"
@name18 = private constant [13 x i8] c"ssub.sat i64\00"
@name19 = private constant [13 x i8] c"usub.sat i64\00"
@name20 = private constant [13 x i8] c"sshl.sat i64\00"
@name21 = private constant [13 x i8] c"ushl.sat i64\00"
@name22 = private constant [9 x i8] c"ucmp i64\00"
@name23 = private constant [9 x i8] c"scmp i64\00"
@name24 = private constant [14 x i8] c"sadd.sat i128\00"
@name25 = private constant [14 x i8] c"uadd.sat i128\00"
@name26 = private constant [14 x i8] c"ssub.sat i128\00"
@name27 = private constant [14 x i8] c"usub.sat i128\00"
@name28 = private constant [14 x i8] c"sshl.sat i128\00"
@name29 = private constant [14 x i8] c"ushl.sat i128\00"
@name30 = private constant [10 x i8] c"ucmp i128\00"
@name31 = private constant [10 x i8] c"scmp i128\00"
@name32 = private constant [24 x i8] c"sadd.with.overflow i128\00"
@name33 = private constant [24 x i8] c"uadd.with.overflow i128\00"
@name34 = private constant [24 x i8] c"ssub.with.overflow i128\00"
@name35 = private constant [24 x i8] c"usub.with.overflow i128\00"
@name36 = private constant [24 x i8] c"smul.with.overflow i128\00"
@name37 = private constant [24 x i8] c"umul.with.overflow i128\00"
@name38 = private constant [29 x i8] c"vector.interleave2 <2 x i32>\00"
@name39 = private constant [31 x i8] c"vector.deinterleave2 <4 x i16>\00"

declare i32 @printf(ptr, ...)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i8(i8, i8)
declare i8 @llvm.scmp.i8.i8(i8, i8)
declare i33 @llvm.sadd.sat.i33(i33, i33)
declare i33 @llvm.uadd.sat.i33(i33, i33)
declare i33 @llvm.ssub.sat.i33(i33, i33)
declare i33 @llvm.usub.sat.i33(i33, i33)
declare i33 @llvm.sshl.sat.i33(i33, i33)
declare i33 @llvm.ushl.sat.i33(i33, i33)
declare i8 @llvm.ucmp.i8.i33(i33, i33)
declare i8 @llvm.scmp.i8.i33(i33, i33)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i8 @llvm.scmp.i8.i64(i64, i64)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i128 @llvm.sshl.sat.i128(i128, i128)
declare i128 @llvm.ushl.sat.i128(i128, i128)
declare i8 @llvm.ucmp.i8.i128(i128, i128)
declare i8 @llvm.scmp.i8.i128(i128, i128)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
declare { <2 x i16>, <2 x i16> } @llvm.vector.deinterleave2.v4i16(<4 x i16>)

define i64 @f0(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f1(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f2(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.ssub.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f3(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f4(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = urem i8 %y0, 8
  %r = call i8 @llvm.sshl.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f5(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = urem i8 %y0, 8
  %r = call i8 @llvm.ushl.sat.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f6(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.ucmp.i8.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f7(i64 %a, i64 %b) {
  %x = trunc i64 %a to i8
  %y0 = trunc i64 %b to i8
  %y = add i8 %y0, 0
  %r = call i8 @llvm.scmp.i8.i8(i8 %x, i8 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f8(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i33 @llvm.sadd.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f9(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i33 @llvm.uadd.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f10(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i33 @llvm.ssub.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f11(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i33 @llvm.usub.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f12(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = urem i33 %y0, 33
  %r = call i33 @llvm.sshl.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f13(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = urem i33 %y0, 33
  %r = call i33 @llvm.ushl.sat.i33(i33 %x, i33 %y)
  %o = sext i33 %r to i64
  ret i64 %o
}

define i64 @f14(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i8 @llvm.ucmp.i8.i33(i33 %x, i33 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f15(i64 %a, i64 %b) {
  %x = trunc i64 %a to i33
  %y0 = trunc i64 %b to i33
  %y = add i33 %y0, 0
  %r = call i8 @llvm.scmp.i8.i33(i33 %x, i33 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f16(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i64 @llvm.sadd.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f17(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i64 @llvm.uadd.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f18(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i64 @llvm.ssub.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f19(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i64 @llvm.usub.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f20(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = urem i64 %b, 64
  %r = call i64 @llvm.sshl.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f21(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = urem i64 %b, 64
  %r = call i64 @llvm.ushl.sat.i64(i64 %x, i64 %y)
  %o = add i64 %r, 0
  ret i64 %o
}

define i64 @f22(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i8 @llvm.ucmp.i8.i64(i64 %x, i64 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f23(i64 %a, i64 %b) {
  %x = add i64 %a, 0
  %y = add i64 %b, 0
  %r = call i8 @llvm.scmp.i8.i64(i64 %x, i64 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f24(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i128 @llvm.sadd.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f25(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i128 @llvm.uadd.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f26(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i128 @llvm.ssub.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f27(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i128 @llvm.usub.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f28(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = urem i128 %y0, 128
  %r = call i128 @llvm.sshl.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f29(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = urem i128 %y0, 128
  %r = call i128 @llvm.ushl.sat.i128(i128 %x, i128 %y)
  %l = trunc i128 %r to i64
  %s = lshr i128 %r, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f30(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i8 @llvm.ucmp.i8.i128(i128 %x, i128 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f31(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call i8 @llvm.scmp.i8.i128(i128 %x, i128 %y)
  %o = sext i8 %r to i64
  ret i64 %o
}

define i64 @f32(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f33(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f34(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f35(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f36(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f37(i64 %a, i64 %b) {
  %ah = sext i64 %a to i128
  %al = shl i128 %ah, 37
  %bl = sext i64 %b to i128
  %x = xor i128 %al, %bl
  %bh = shl i128 %bl, 64
  %y0 = add i128 %bh, %ah
  %y = add i128 %y0, 0
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %x, i128 %y)
  %v = extractvalue { i128, i1 } %r, 0
  %f = extractvalue { i128, i1 } %r, 1
  %l = trunc i128 %v to i64
  %s = lshr i128 %v, 64
  %h = trunc i128 %s to i64
  %m = mul i64 %h, 31
  %q = xor i64 %l, %m
  %z = zext i1 %f to i64
  %w = shl i64 %q, 1
  %o = add i64 %w, %z
  ret i64 %o
}

define i64 @f38(i64 %a, i64 %b) {
  %x = bitcast i64 %a to <2 x i32>
  %y = bitcast i64 %b to <2 x i32>
  %r = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> %x, <2 x i32> %y)
  %v = bitcast <4 x i32> %r to <2 x i64>
  %l = extractelement <2 x i64> %v, i64 0
  %h = extractelement <2 x i64> %v, i64 1
  %m = mul i64 %h, 31
  %o = xor i64 %l, %m
  ret i64 %o
}

define i64 @f39(i64 %a, i64 %b) {
  %x = bitcast i64 %a to <4 x i16>
  %y = bitcast i64 %b to <4 x i16>
  %r = call { <2 x i16>, <2 x i16> } @llvm.vector.deinterleave2.v4i16(<4 x i16> %x)
  %e = extractvalue { <2 x i16>, <2 x i16> } %r, 0
  %d = extractvalue { <2 x i16>, <2 x i16> } %r, 1
  %e1 = bitcast <2 x i16> %e to i32
  %d1 = bitcast <2 x i16> %d to i32
  %e2 = zext i32 %e1 to i64
  %d2 = zext i32 %d1 to i64
  %d3 = shl i64 %d2, 32
  %o = or i64 %e2, %d3
  ret i64 %o
}

define void @all(ptr %name, ptr %function) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %new, %loop ]
  %j = udiv i64 %i, 19
  %k = urem i64 %i, 19
  %pa = getelementptr i64, ptr @edges, i64 %j
  %pb = getelementptr i64, ptr @edges, i64 %k
  %a = load i64, ptr %pa
  %b = load i64, ptr %pb
  %value = call i64 %function(i64 %a, i64 %b)
  %more = mul i64 %sum, 31
  %new = add i64 %more, %value
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, 361
  br i1 %again, label %loop, label %done

done:
  %printed = call i32 (ptr, ...) @printf(ptr @line, ptr %name, i64 %new)
  ret void
}

define i32 @main() {
  call void @all(ptr @name0, ptr @f0)
  call void @all(ptr @name1, ptr @f1)
  call void @all(ptr @name2, ptr @f2)
  call void @all(ptr @name3, ptr @f3)
  call void @all(ptr @name4, ptr @f4)
  call void @all(ptr @name5, ptr @f5)
  call void @all(ptr @name6, ptr @f6)
  call void @all(ptr @name7, ptr @f7)
  call void @all(ptr @name8, ptr @f8)
  call void @all(ptr @name9, ptr @f9)
  call void @all(ptr @name10, ptr @f10)
  call void @all(ptr @name11, ptr @f11)
  call void @all(ptr @name12, ptr @f12)
  call void @all(ptr @name13, ptr @f13)
  call void @all(ptr @name14, ptr @f14)
  call void @all(ptr @name15, ptr @f15)
  call void @all(ptr @name16, ptr @f16)
  call void @all(ptr @name17, ptr @f17)
  call void @all(ptr @name18, ptr @f18)
  call void @all(ptr @name19, ptr @f19)
  call void @all(ptr @name20, ptr @f20)
  call void @all(ptr @name21, ptr @f21)
  call void @all(ptr @name22, ptr @f22)
  call void @all(ptr @name23, ptr @f23)
  call void @all(ptr @name24, ptr @f24)
  call void @all(ptr @name25, ptr @f25)
  call void @all(ptr @name26, ptr @f26)
  call void @all(ptr @name27, ptr @f27)
  call void @all(ptr @name28, ptr @f28)
  call void @all(ptr @name29, ptr @f29)
  call void @all(ptr @name30, ptr @f30)
  call void @all(ptr @name31, ptr @f31)
  call void @all(ptr @name32, ptr @f32)
  call void @all(ptr @name33, ptr @f33)
  call void @all(ptr @name34, ptr @f34)
  call void @all(ptr @name35, ptr @f35)
  call void @all(ptr @name36, ptr @f36)
  call void @all(ptr @name37, ptr @f37)
  call void @all(ptr @name38, ptr @f38)
  call void @all(ptr @name39, ptr @f39)
  ret i32 0
}
