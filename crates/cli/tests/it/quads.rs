//! Operations on floats of 128 bits that no function of C becomes, and numbers that random ones rarely are: extrema, numbers that
//! saturate, classes, rounding to 16 bits.

use super::modules::{runs, text};
use super::run;

const MODULE: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@format = private constant [11 x i8] c"%lx.%016lx\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
declare fp128 @llvm.minimum.f128(fp128, fp128)
declare fp128 @llvm.maximum.f128(fp128, fp128)
declare fp128 @llvm.minimumnum.f128(fp128, fp128)
declare fp128 @llvm.maximumnum.f128(fp128, fp128)
declare i1 @llvm.is.fpclass.f128(fp128, i32)
declare i8 @llvm.fptosi.sat.i8.f128(fp128)
declare i64 @llvm.fptoui.sat.i64.f128(fp128)
declare i128 @llvm.fptosi.sat.i128.f128(fp128)
define internal void @show(i32 %before, i128 %x) noinline {
  %n = call i32 @putchar(i32 %before)
  %low = trunc i128 %x to i64
  %shifted = lshr i128 %x, 64
  %high = trunc i128 %shifted to i64
  %m = call i32 (ptr, ...) @printf(ptr @format, i64 %high, i64 %low)
  ret void
}
define internal void @pair(fp128 %a, fp128 %b) noinline {
  %minimum = call fp128 @llvm.minimum.f128(fp128 %a, fp128 %b)
  %maximum = call fp128 @llvm.maximum.f128(fp128 %a, fp128 %b)
  %least = call fp128 @llvm.minimumnum.f128(fp128 %a, fp128 %b)
  %most = call fp128 @llvm.maximumnum.f128(fp128 %a, fp128 %b)
  %bits0 = bitcast fp128 %minimum to i128
  %bits1 = bitcast fp128 %maximum to i128
  %bits2 = bitcast fp128 %least to i128
  %bits3 = bitcast fp128 %most to i128
  call void @show(i32 10, i128 %bits0)
  call void @show(i32 32, i128 %bits1)
  call void @show(i32 32, i128 %bits2)
  call void @show(i32 32, i128 %bits3)
  ret void
}
define internal void @one(fp128 %a) noinline {
  %byte = call i8 @llvm.fptosi.sat.i8.f128(fp128 %a)
  %word = call i64 @llvm.fptoui.sat.i64.f128(fp128 %a)
  %pair = call i128 @llvm.fptosi.sat.i128.f128(fp128 %a)
  %wide0 = sext i8 %byte to i128
  %wide1 = zext i64 %word to i128
  call void @show(i32 10, i128 %wide0)
  call void @show(i32 32, i128 %wide1)
  call void @show(i32 32, i128 %pair)
  %c0 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 1)
  %c1 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 2)
  %c2 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 60)
  %c3 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 264)
  %c4 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 96)
  %c5 = call i1 @llvm.is.fpclass.f128(fp128 %a, i32 144)
  %bits = insertelement <8 x i1> zeroinitializer, i1 %c0, i32 0
  %bits1 = insertelement <8 x i1> %bits, i1 %c1, i32 1
  %bits2 = insertelement <8 x i1> %bits1, i1 %c2, i32 2
  %bits3 = insertelement <8 x i1> %bits2, i1 %c3, i32 3
  %bits4 = insertelement <8 x i1> %bits3, i1 %c4, i32 4
  %bits5 = insertelement <8 x i1> %bits4, i1 %c5, i32 5
  %classes = bitcast <8 x i1> %bits5 to i8
  %wide = zext i8 %classes to i128
  call void @show(i32 32, i128 %wide)
  ret void
}
define internal void @narrow(fp128 %a) noinline {
  %half = fptrunc fp128 %a to half
  %brain = fptrunc fp128 %a to bfloat
  %word0 = bitcast half %half to i16
  %word1 = bitcast bfloat %brain to i16
  %wide0 = zext i16 %word0 to i128
  %wide1 = zext i16 %word1 to i128
  call void @show(i32 10, i128 %wide0)
  call void @show(i32 32, i128 %wide1)
  ret void
}
define i32 @main() {
CALLS  ret i32 0
}
"#;

/// The words of a float in LLVM's text: the lower one is first.
fn literal(bits: u128) -> String {
    format!("fp128 0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64)
}

/// What the program prints for a value.
fn shown(value: u128) -> String {
    format!("{:x}.{:016x}", (value >> 64) as u64, value as u64)
}

const SIGN: u128 = 1 << 127;
const ONE: u128 = 0x3fff << 112;
const TWO: u128 = 0x4000 << 112;
const INFINITY: u128 = 0x7fff << 112;
const QUIET: u128 = 1 << 111;

#[test]
fn floats_of_128_bits_have_extrema_bounds_classes_and_short_forms() {
    if cfg!(not(all(target_arch = "x86_64", target_os = "linux"))) {
        println!("skipped: the module is for another machine");
        return;
    }
    let (mut calls, mut wanted) = (String::new(), String::new());
    // `minimum`, `maximum`, and the two for which a NaN is no number.
    for (a, b, results) in [
        (ONE, ONE + 1, [ONE, ONE + 1, ONE, ONE + 1]),
        (SIGN | ONE, SIGN | TWO, [SIGN | TWO, SIGN | ONE, SIGN | TWO, SIGN | ONE]),
        (0, SIGN, [SIGN, 0, SIGN, 0]),
        (SIGN, 0, [SIGN, 0, SIGN, 0]),
        (INFINITY | 1, ONE, [INFINITY | QUIET | 1, INFINITY | QUIET | 1, ONE, ONE]),
        (ONE, INFINITY | QUIET | 5, [INFINITY | QUIET | 5, INFINITY | QUIET | 5, ONE, ONE]),
        (INFINITY, SIGN | INFINITY, [SIGN | INFINITY, INFINITY, SIGN | INFINITY, INFINITY]),
    ] {
        calls += &format!("  call void @pair({}, {})\n", literal(a), literal(b));
        wanted += &format!("\n{}", results.map(shown).join(" "));
    }
    // As 8 bits with a sign, 64 without one, 128 with one; and which of the sets of classes in `@one` the number is in.
    let power = |exponent: u128| (0x3fff + exponent) << 112;
    let (least, most) = (SIGN, SIGN - 1);
    let minus = |value: u128| value.wrapping_neg();
    for (x, [byte, word, pair], classes) in [
        (0, [0, 0, 0], 1 << 4),
        (SIGN, [0, 0, 0], 1 << 2 | 1 << 4),
        (1, [0, 0, 0], 1 << 5),
        (SIGN | 1, [0, 0, 0], 1 << 2 | 1 << 5),
        (ONE | 1 << 111, [1, 1, 1], 1 << 3),
        (SIGN | ONE | 1 << 111, [minus(1), 0, minus(1)], 1 << 2 | 1 << 3),
        (power(7) - 1, [127, 127, 127], 1 << 3),
        (power(7), [127, 128, 128], 1 << 3),
        (SIGN | power(7) | 1 << 104, [minus(128), 0, minus(128)], 1 << 2 | 1 << 3),
        (power(64) - 1, [127, u64::MAX.into(), u64::MAX.into()], 1 << 3),
        (power(64), [127, u64::MAX.into(), 1 << 64], 1 << 3),
        (power(126), [127, u64::MAX.into(), 1 << 126], 1 << 3),
        (power(127), [127, u64::MAX.into(), most], 1 << 3),
        (SIGN | power(127), [minus(128), 0, least], 1 << 2 | 1 << 3),
        (SIGN | power(300), [minus(128), 0, least], 1 << 2 | 1 << 3),
        (INFINITY, [127, u64::MAX.into(), most], 0),
        (SIGN | INFINITY, [minus(128), 0, least], 1 << 2),
        (INFINITY | 1, [0, 0, 0], 1 << 0),
        (SIGN | INFINITY | QUIET, [0, 0, 0], 1 << 1),
    ] {
        calls += &format!("  call void @one({})\n", literal(x));
        wanted += &format!("\n{}", [byte, word, pair, classes].map(shown).join(" "));
    }
    // As `half` and `bfloat`, of which each is rounded once: halfway to the even one, and by what any bit adds to that.
    let (half, brain) = (1 << 101, 1 << 104);
    for (x, results) in [
        (ONE | half, [0x3c00, 0x3f80]),
        (ONE | half | 1, [0x3c01, 0x3f80]),
        (ONE + half - 1, [0x3c00, 0x3f80]),
        (ONE + 3 * half, [0x3c02, 0x3f80]),
        (SIGN | ONE | brain, [0xbc04, 0xbf80]),
        (SIGN | ONE | brain | 1, [0xbc04, 0xbf81]),
        (power(16) - half, [0x7c00, 0x4780]),
        (power(16) - half - 1, [0x7bff, 0x4780]),
        ((0x3fff - 25) << 112, [0, 0x3300]),
        ((0x3fff - 25) << 112 | 1, [1, 0x3300]),
        ((0x3fff - 134) << 112 | 1, [0, 1]),
        (1, [0, 0]),
        (SIGN | power(9000), [0xfc00, 0xff80]),
    ] {
        calls += &format!("  call void @narrow({})\n", literal(x));
        wanted += &format!("\n{}", results.map(shown).join(" "));
    }
    let module = MODULE.replace("CALLS", &calls);
    for tier in ["-O0", "-O2"] {
        let output = run(&["run", tier, "-"], &module);
        if !runs(&output) {
            return;
        }
        assert_eq!((text(&output).as_str(), output.status.code()), (wanted.as_str(), Some(0)), "{tier}");
    }
}
