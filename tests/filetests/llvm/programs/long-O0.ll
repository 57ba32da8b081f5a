; Divisions and products of integers of more than two words, saturation of those that do not fill their words, products of
; fixed-point numbers: a sum over all pairs of edge values for each operation. The output is that of llc 22.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@format = private constant [11 x i8] c"%s %016lx\0A\00"
declare i32 @printf(ptr, ...)

@values129 = private constant [10 x i129] [i129 0, i129 1, i129 2, i129 680564733841876926926749214863536422911, i129 680564733841876926926749214863536422910, i129 340282366920938463463374607431768211456, i129 340282366920938463463374607431768211455, i129 364480224121089716192344072861208268271, i129 68056473384187692692674921486353642291, i129 293836136711889035535]
@values200 = private constant [10 x i200] [i200 0, i200 1, i200 2, i200 1606938044258990275541962092341162602522202993782792835301375, i200 1606938044258990275541962092341162602522202993782792835301374, i200 803469022129495137770981046170581301261101496891396417650688, i200 803469022129495137770981046170581301261101496891396417650687, i200 1500673686436320062681415419265259039910435262829154758544879, i200 160693804425899027554196209234116260252220299378279283530137, i200 293836136711889035535]
@values256 = private constant [10 x i256] [i256 0, i256 1, i256 2, i256 115792089237316195423570985008687907853269984665640564039457584007913129639935, i256 115792089237316195423570985008687907853269984665640564039457584007913129639934, i256 57896044618658097711785492504343953926634992332820282019728792003956564819968, i256 57896044618658097711785492504343953926634992332820282019728792003956564819967, i256 8234104122482341265491137074636836252947884782870784360943022469005013929455, i256 11579208923731619542357098500868790785326998466564056403945758400791312963993, i256 293836136711889035535]
@values5 = private constant [8 x i5] [i5 0, i5 1, i5 2, i5 31, i5 30, i5 16, i5 15, i5 3]
@values31 = private constant [10 x i31] [i31 0, i31 1, i31 2, i31 2147483647, i31 2147483646, i31 1073741824, i31 1073741823, i31 279694831, i31 214748364, i31 1698898191]
@values32 = private constant [10 x i32] [i32 0, i32 1, i32 2, i32 4294967295, i32 4294967294, i32 2147483648, i32 2147483647, i32 2427178479, i32 429496729, i32 1698898191]
@values63 = private constant [10 x i63] [i63 0, i63 1, i63 2, i63 9223372036854775807, i63 9223372036854775806, i63 4611686018427387904, i63 4611686018427387903, i63 1311768467294899695, i63 922337203685477580, i63 7911603569390985487]
@values64 = private constant [10 x i64] [i64 0, i64 1, i64 2, i64 18446744073709551615, i64 18446744073709551614, i64 9223372036854775808, i64 9223372036854775807, i64 1311768467294899695, i64 1844674407370955161, i64 17134975606245761295]
@name.udiv.i129 = private constant [10 x i8] c"udiv.i129\00"
define internal i129 @udiv.i129(i129 %a, i129 %b) noinline {
  %z = icmp eq i129 %b, 0
  %c = select i1 %z, i129 7, i129 %b
  %r = udiv i129 %a, %c
  ret i129 %r
}
@name.urem.i129 = private constant [10 x i8] c"urem.i129\00"
define internal i129 @urem.i129(i129 %a, i129 %b) noinline {
  %z = icmp eq i129 %b, 0
  %c = select i1 %z, i129 7, i129 %b
  %r = urem i129 %a, %c
  ret i129 %r
}
@name.sdiv.i129 = private constant [10 x i8] c"sdiv.i129\00"
define internal i129 @sdiv.i129(i129 %a, i129 %b) noinline {
  %z = icmp eq i129 %b, 0
  %m = icmp eq i129 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i129 -7, i129 %b
  %r = sdiv i129 %a, %c
  ret i129 %r
}
@name.srem.i129 = private constant [10 x i8] c"srem.i129\00"
define internal i129 @srem.i129(i129 %a, i129 %b) noinline {
  %z = icmp eq i129 %b, 0
  %m = icmp eq i129 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i129 -7, i129 %b
  %r = srem i129 %a, %c
  ret i129 %r
}
@name.umul.i129 = private constant [10 x i8] c"umul.i129\00"
define internal i129 @umul.i129(i129 %a, i129 %b) noinline {
  %p = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a, i129 %b)
  %v = extractvalue { i129, i1 } %p, 0
  %o = extractvalue { i129, i1 } %p, 1
  %x = sext i1 %o to i129
  %r = xor i129 %v, %x
  ret i129 %r
}
@name.smul.i129 = private constant [10 x i8] c"smul.i129\00"
define internal i129 @smul.i129(i129 %a, i129 %b) noinline {
  %p = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a, i129 %b)
  %v = extractvalue { i129, i1 } %p, 0
  %o = extractvalue { i129, i1 } %p, 1
  %x = sext i1 %o to i129
  %r = xor i129 %v, %x
  ret i129 %r
}
@name.uadd.sat.i129 = private constant [14 x i8] c"uadd.sat.i129\00"
define internal i129 @uadd.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.uadd.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}
@name.sadd.sat.i129 = private constant [14 x i8] c"sadd.sat.i129\00"
define internal i129 @sadd.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.sadd.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}
@name.usub.sat.i129 = private constant [14 x i8] c"usub.sat.i129\00"
define internal i129 @usub.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.usub.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}
@name.ssub.sat.i129 = private constant [14 x i8] c"ssub.sat.i129\00"
define internal i129 @ssub.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.ssub.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}
@name.ushl.sat.i129 = private constant [14 x i8] c"ushl.sat.i129\00"
define internal i129 @ushl.sat.i129(i129 %a, i129 %b) noinline {
  %s = urem i129 %b, 129
  %r = call i129 @llvm.ushl.sat.i129(i129 %a, i129 %s)
  ret i129 %r
}
@name.sshl.sat.i129 = private constant [14 x i8] c"sshl.sat.i129\00"
define internal i129 @sshl.sat.i129(i129 %a, i129 %b) noinline {
  %s = urem i129 %b, 129
  %r = call i129 @llvm.sshl.sat.i129(i129 %a, i129 %s)
  ret i129 %r
}
@name.umul.fix.sat.i129 = private constant [18 x i8] c"umul.fix.sat.i129\00"
define internal i129 @umul.fix.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.umul.fix.sat.i129(i129 %a, i129 %b, i32 0)
  ret i129 %r
}
@name.smul.fix.sat.i129 = private constant [18 x i8] c"smul.fix.sat.i129\00"
define internal i129 @smul.fix.sat.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.smul.fix.sat.i129(i129 %a, i129 %b, i32 0)
  ret i129 %r
}
@name.umul.fix.i129 = private constant [14 x i8] c"umul.fix.i129\00"
define internal i129 @umul.fix.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.umul.fix.i129(i129 %a, i129 %b, i32 0)
  ret i129 %r
}
@name.bitreverse.i129 = private constant [16 x i8] c"bitreverse.i129\00"
define internal i129 @bitreverse.i129(i129 %a, i129 %b) noinline {
  %r = call i129 @llvm.bitreverse.i129(i129 %a)
  ret i129 %r
}
@name.udiv.i200 = private constant [10 x i8] c"udiv.i200\00"
define internal i200 @udiv.i200(i200 %a, i200 %b) noinline {
  %z = icmp eq i200 %b, 0
  %c = select i1 %z, i200 7, i200 %b
  %r = udiv i200 %a, %c
  ret i200 %r
}
@name.urem.i200 = private constant [10 x i8] c"urem.i200\00"
define internal i200 @urem.i200(i200 %a, i200 %b) noinline {
  %z = icmp eq i200 %b, 0
  %c = select i1 %z, i200 7, i200 %b
  %r = urem i200 %a, %c
  ret i200 %r
}
@name.sdiv.i200 = private constant [10 x i8] c"sdiv.i200\00"
define internal i200 @sdiv.i200(i200 %a, i200 %b) noinline {
  %z = icmp eq i200 %b, 0
  %m = icmp eq i200 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i200 -7, i200 %b
  %r = sdiv i200 %a, %c
  ret i200 %r
}
@name.srem.i200 = private constant [10 x i8] c"srem.i200\00"
define internal i200 @srem.i200(i200 %a, i200 %b) noinline {
  %z = icmp eq i200 %b, 0
  %m = icmp eq i200 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i200 -7, i200 %b
  %r = srem i200 %a, %c
  ret i200 %r
}
@name.umul.i200 = private constant [10 x i8] c"umul.i200\00"
define internal i200 @umul.i200(i200 %a, i200 %b) noinline {
  %p = call { i200, i1 } @llvm.umul.with.overflow.i200(i200 %a, i200 %b)
  %v = extractvalue { i200, i1 } %p, 0
  %o = extractvalue { i200, i1 } %p, 1
  %x = sext i1 %o to i200
  %r = xor i200 %v, %x
  ret i200 %r
}
@name.smul.i200 = private constant [10 x i8] c"smul.i200\00"
define internal i200 @smul.i200(i200 %a, i200 %b) noinline {
  %p = call { i200, i1 } @llvm.smul.with.overflow.i200(i200 %a, i200 %b)
  %v = extractvalue { i200, i1 } %p, 0
  %o = extractvalue { i200, i1 } %p, 1
  %x = sext i1 %o to i200
  %r = xor i200 %v, %x
  ret i200 %r
}
@name.uadd.sat.i200 = private constant [14 x i8] c"uadd.sat.i200\00"
define internal i200 @uadd.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.uadd.sat.i200(i200 %a, i200 %b)
  ret i200 %r
}
@name.sadd.sat.i200 = private constant [14 x i8] c"sadd.sat.i200\00"
define internal i200 @sadd.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.sadd.sat.i200(i200 %a, i200 %b)
  ret i200 %r
}
@name.usub.sat.i200 = private constant [14 x i8] c"usub.sat.i200\00"
define internal i200 @usub.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.usub.sat.i200(i200 %a, i200 %b)
  ret i200 %r
}
@name.ssub.sat.i200 = private constant [14 x i8] c"ssub.sat.i200\00"
define internal i200 @ssub.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.ssub.sat.i200(i200 %a, i200 %b)
  ret i200 %r
}
@name.ushl.sat.i200 = private constant [14 x i8] c"ushl.sat.i200\00"
define internal i200 @ushl.sat.i200(i200 %a, i200 %b) noinline {
  %s = urem i200 %b, 200
  %r = call i200 @llvm.ushl.sat.i200(i200 %a, i200 %s)
  ret i200 %r
}
@name.sshl.sat.i200 = private constant [14 x i8] c"sshl.sat.i200\00"
define internal i200 @sshl.sat.i200(i200 %a, i200 %b) noinline {
  %s = urem i200 %b, 200
  %r = call i200 @llvm.sshl.sat.i200(i200 %a, i200 %s)
  ret i200 %r
}
@name.umul.fix.sat.i200 = private constant [18 x i8] c"umul.fix.sat.i200\00"
define internal i200 @umul.fix.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.umul.fix.sat.i200(i200 %a, i200 %b, i32 0)
  ret i200 %r
}
@name.smul.fix.sat.i200 = private constant [18 x i8] c"smul.fix.sat.i200\00"
define internal i200 @smul.fix.sat.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.smul.fix.sat.i200(i200 %a, i200 %b, i32 0)
  ret i200 %r
}
@name.umul.fix.i200 = private constant [14 x i8] c"umul.fix.i200\00"
define internal i200 @umul.fix.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.umul.fix.i200(i200 %a, i200 %b, i32 0)
  ret i200 %r
}
@name.bitreverse.i200 = private constant [16 x i8] c"bitreverse.i200\00"
define internal i200 @bitreverse.i200(i200 %a, i200 %b) noinline {
  %r = call i200 @llvm.bitreverse.i200(i200 %a)
  ret i200 %r
}
@name.udiv.i256 = private constant [10 x i8] c"udiv.i256\00"
define internal i256 @udiv.i256(i256 %a, i256 %b) noinline {
  %z = icmp eq i256 %b, 0
  %c = select i1 %z, i256 7, i256 %b
  %r = udiv i256 %a, %c
  ret i256 %r
}
@name.urem.i256 = private constant [10 x i8] c"urem.i256\00"
define internal i256 @urem.i256(i256 %a, i256 %b) noinline {
  %z = icmp eq i256 %b, 0
  %c = select i1 %z, i256 7, i256 %b
  %r = urem i256 %a, %c
  ret i256 %r
}
@name.sdiv.i256 = private constant [10 x i8] c"sdiv.i256\00"
define internal i256 @sdiv.i256(i256 %a, i256 %b) noinline {
  %z = icmp eq i256 %b, 0
  %m = icmp eq i256 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i256 -7, i256 %b
  %r = sdiv i256 %a, %c
  ret i256 %r
}
@name.srem.i256 = private constant [10 x i8] c"srem.i256\00"
define internal i256 @srem.i256(i256 %a, i256 %b) noinline {
  %z = icmp eq i256 %b, 0
  %m = icmp eq i256 %b, -1
  %u = or i1 %z, %m
  %c = select i1 %u, i256 -7, i256 %b
  %r = srem i256 %a, %c
  ret i256 %r
}
@name.umul.i256 = private constant [10 x i8] c"umul.i256\00"
define internal i256 @umul.i256(i256 %a, i256 %b) noinline {
  %p = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a, i256 %b)
  %v = extractvalue { i256, i1 } %p, 0
  %o = extractvalue { i256, i1 } %p, 1
  %x = sext i1 %o to i256
  %r = xor i256 %v, %x
  ret i256 %r
}
@name.smul.i256 = private constant [10 x i8] c"smul.i256\00"
define internal i256 @smul.i256(i256 %a, i256 %b) noinline {
  %p = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a, i256 %b)
  %v = extractvalue { i256, i1 } %p, 0
  %o = extractvalue { i256, i1 } %p, 1
  %x = sext i1 %o to i256
  %r = xor i256 %v, %x
  ret i256 %r
}
@name.uadd.sat.i256 = private constant [14 x i8] c"uadd.sat.i256\00"
define internal i256 @uadd.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.uadd.sat.i256(i256 %a, i256 %b)
  ret i256 %r
}
@name.sadd.sat.i256 = private constant [14 x i8] c"sadd.sat.i256\00"
define internal i256 @sadd.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.sadd.sat.i256(i256 %a, i256 %b)
  ret i256 %r
}
@name.usub.sat.i256 = private constant [14 x i8] c"usub.sat.i256\00"
define internal i256 @usub.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.usub.sat.i256(i256 %a, i256 %b)
  ret i256 %r
}
@name.ssub.sat.i256 = private constant [14 x i8] c"ssub.sat.i256\00"
define internal i256 @ssub.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.ssub.sat.i256(i256 %a, i256 %b)
  ret i256 %r
}
@name.ushl.sat.i256 = private constant [14 x i8] c"ushl.sat.i256\00"
define internal i256 @ushl.sat.i256(i256 %a, i256 %b) noinline {
  %s = urem i256 %b, 256
  %r = call i256 @llvm.ushl.sat.i256(i256 %a, i256 %s)
  ret i256 %r
}
@name.sshl.sat.i256 = private constant [14 x i8] c"sshl.sat.i256\00"
define internal i256 @sshl.sat.i256(i256 %a, i256 %b) noinline {
  %s = urem i256 %b, 256
  %r = call i256 @llvm.sshl.sat.i256(i256 %a, i256 %s)
  ret i256 %r
}
@name.umul.fix.sat.i256 = private constant [18 x i8] c"umul.fix.sat.i256\00"
define internal i256 @umul.fix.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.umul.fix.sat.i256(i256 %a, i256 %b, i32 0)
  ret i256 %r
}
@name.smul.fix.sat.i256 = private constant [18 x i8] c"smul.fix.sat.i256\00"
define internal i256 @smul.fix.sat.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.smul.fix.sat.i256(i256 %a, i256 %b, i32 0)
  ret i256 %r
}
@name.umul.fix.i256 = private constant [14 x i8] c"umul.fix.i256\00"
define internal i256 @umul.fix.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.umul.fix.i256(i256 %a, i256 %b, i32 0)
  ret i256 %r
}
@name.bitreverse.i256 = private constant [16 x i8] c"bitreverse.i256\00"
define internal i256 @bitreverse.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.bitreverse.i256(i256 %a)
  ret i256 %r
}
@name.bswap.i256 = private constant [11 x i8] c"bswap.i256\00"
define internal i256 @bswap.i256(i256 %a, i256 %b) noinline {
  %r = call i256 @llvm.bswap.i256(i256 %a)
  ret i256 %r
}
@name.bswap208.i200 = private constant [14 x i8] c"bswap208.i200\00"
define internal i200 @bswap208.i200(i200 %a, i200 %b) noinline {
  %x = zext i200 %a to i208
  %y = call i208 @llvm.bswap.i208(i208 %x)
  %t = lshr i208 %y, 3
  %r = trunc i208 %t to i200
  ret i200 %r
}
@name.umul.fix.sat.i5 = private constant [16 x i8] c"umul.fix.sat.i5\00"
define internal i5 @umul.fix.sat.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.umul.fix.sat.i5(i5 %a, i5 %b, i32 0)
  ret i5 %r
}
@name.umul.fix.sat.3.i5 = private constant [18 x i8] c"umul.fix.sat.3.i5\00"
define internal i5 @umul.fix.sat.3.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.umul.fix.sat.i5(i5 %a, i5 %b, i32 3)
  ret i5 %r
}
@name.smul.fix.sat.i5 = private constant [16 x i8] c"smul.fix.sat.i5\00"
define internal i5 @smul.fix.sat.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.smul.fix.sat.i5(i5 %a, i5 %b, i32 0)
  ret i5 %r
}
@name.smul.fix.sat.3.i5 = private constant [18 x i8] c"smul.fix.sat.3.i5\00"
define internal i5 @smul.fix.sat.3.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.smul.fix.sat.i5(i5 %a, i5 %b, i32 3)
  ret i5 %r
}
@name.umul.fix.i5 = private constant [12 x i8] c"umul.fix.i5\00"
define internal i5 @umul.fix.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.umul.fix.i5(i5 %a, i5 %b, i32 0)
  ret i5 %r
}
@name.umul.fix.3.i5 = private constant [14 x i8] c"umul.fix.3.i5\00"
define internal i5 @umul.fix.3.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.umul.fix.i5(i5 %a, i5 %b, i32 3)
  ret i5 %r
}
@name.smul.fix.i5 = private constant [12 x i8] c"smul.fix.i5\00"
define internal i5 @smul.fix.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.smul.fix.i5(i5 %a, i5 %b, i32 0)
  ret i5 %r
}
@name.smul.fix.3.i5 = private constant [14 x i8] c"smul.fix.3.i5\00"
define internal i5 @smul.fix.3.i5(i5 %a, i5 %b) noinline {
  %r = call i5 @llvm.smul.fix.i5(i5 %a, i5 %b, i32 3)
  ret i5 %r
}
@name.umul.fix.sat.i31 = private constant [17 x i8] c"umul.fix.sat.i31\00"
define internal i31 @umul.fix.sat.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.umul.fix.sat.i31(i31 %a, i31 %b, i32 0)
  ret i31 %r
}
@name.umul.fix.sat.3.i31 = private constant [19 x i8] c"umul.fix.sat.3.i31\00"
define internal i31 @umul.fix.sat.3.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.umul.fix.sat.i31(i31 %a, i31 %b, i32 3)
  ret i31 %r
}
@name.smul.fix.sat.i31 = private constant [17 x i8] c"smul.fix.sat.i31\00"
define internal i31 @smul.fix.sat.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.smul.fix.sat.i31(i31 %a, i31 %b, i32 0)
  ret i31 %r
}
@name.smul.fix.sat.3.i31 = private constant [19 x i8] c"smul.fix.sat.3.i31\00"
define internal i31 @smul.fix.sat.3.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.smul.fix.sat.i31(i31 %a, i31 %b, i32 3)
  ret i31 %r
}
@name.umul.fix.i31 = private constant [13 x i8] c"umul.fix.i31\00"
define internal i31 @umul.fix.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.umul.fix.i31(i31 %a, i31 %b, i32 0)
  ret i31 %r
}
@name.umul.fix.3.i31 = private constant [15 x i8] c"umul.fix.3.i31\00"
define internal i31 @umul.fix.3.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.umul.fix.i31(i31 %a, i31 %b, i32 3)
  ret i31 %r
}
@name.smul.fix.i31 = private constant [13 x i8] c"smul.fix.i31\00"
define internal i31 @smul.fix.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.smul.fix.i31(i31 %a, i31 %b, i32 0)
  ret i31 %r
}
@name.smul.fix.3.i31 = private constant [15 x i8] c"smul.fix.3.i31\00"
define internal i31 @smul.fix.3.i31(i31 %a, i31 %b) noinline {
  %r = call i31 @llvm.smul.fix.i31(i31 %a, i31 %b, i32 3)
  ret i31 %r
}
@name.umul.fix.sat.i32 = private constant [17 x i8] c"umul.fix.sat.i32\00"
define internal i32 @umul.fix.sat.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}
@name.umul.fix.sat.3.i32 = private constant [19 x i8] c"umul.fix.sat.3.i32\00"
define internal i32 @umul.fix.sat.3.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}
@name.smul.fix.sat.i32 = private constant [17 x i8] c"smul.fix.sat.i32\00"
define internal i32 @smul.fix.sat.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}
@name.smul.fix.sat.3.i32 = private constant [19 x i8] c"smul.fix.sat.3.i32\00"
define internal i32 @smul.fix.sat.3.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}
@name.umul.fix.i32 = private constant [13 x i8] c"umul.fix.i32\00"
define internal i32 @umul.fix.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}
@name.umul.fix.3.i32 = private constant [15 x i8] c"umul.fix.3.i32\00"
define internal i32 @umul.fix.3.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}
@name.smul.fix.i32 = private constant [13 x i8] c"smul.fix.i32\00"
define internal i32 @smul.fix.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}
@name.smul.fix.3.i32 = private constant [15 x i8] c"smul.fix.3.i32\00"
define internal i32 @smul.fix.3.i32(i32 %a, i32 %b) noinline {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}
@name.umul.fix.sat.i63 = private constant [17 x i8] c"umul.fix.sat.i63\00"
define internal i63 @umul.fix.sat.i63(i63 %a, i63 %b) noinline {
  %r = call i63 @llvm.umul.fix.sat.i63(i63 %a, i63 %b, i32 0)
  ret i63 %r
}
@name.smul.fix.sat.i63 = private constant [17 x i8] c"smul.fix.sat.i63\00"
define internal i63 @smul.fix.sat.i63(i63 %a, i63 %b) noinline {
  %r = call i63 @llvm.smul.fix.sat.i63(i63 %a, i63 %b, i32 0)
  ret i63 %r
}
@name.umul.fix.i63 = private constant [13 x i8] c"umul.fix.i63\00"
define internal i63 @umul.fix.i63(i63 %a, i63 %b) noinline {
  %r = call i63 @llvm.umul.fix.i63(i63 %a, i63 %b, i32 0)
  ret i63 %r
}
@name.smul.fix.i63 = private constant [13 x i8] c"smul.fix.i63\00"
define internal i63 @smul.fix.i63(i63 %a, i63 %b) noinline {
  %r = call i63 @llvm.smul.fix.i63(i63 %a, i63 %b, i32 0)
  ret i63 %r
}
@name.umul.fix.sat.i64 = private constant [17 x i8] c"umul.fix.sat.i64\00"
define internal i64 @umul.fix.sat.i64(i64 %a, i64 %b) noinline {
  %r = call i64 @llvm.umul.fix.sat.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}
@name.smul.fix.sat.i64 = private constant [17 x i8] c"smul.fix.sat.i64\00"
define internal i64 @smul.fix.sat.i64(i64 %a, i64 %b) noinline {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}
@name.umul.fix.i64 = private constant [13 x i8] c"umul.fix.i64\00"
define internal i64 @umul.fix.i64(i64 %a, i64 %b) noinline {
  %r = call i64 @llvm.umul.fix.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}
@name.smul.fix.i64 = private constant [13 x i8] c"smul.fix.i64\00"
define internal i64 @smul.fix.i64(i64 %a, i64 %b) noinline {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}
define internal void @all.i129(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i129], ptr @values129, i64 0, i64 %i
  %x = load i129, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i129], ptr @values129, i64 0, i64 %j
  %y = load i129, ptr %y.place
  %r = call i129 %function(i129 %x, i129 %y)
  %s0 = lshr i129 %r, 0
  %t0 = trunc i129 %s0 to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %a0 = add i64 %g0, %t0
  %s1 = lshr i129 %r, 64
  %t1 = trunc i129 %s1 to i64
  %m1 = mul i64 %a0, 6364136223846793005
  %h1 = lshr i64 %m1, 29
  %g1 = xor i64 %m1, %h1
  %a1 = add i64 %g1, %t1
  %s2 = lshr i129 %r, 128
  %t2 = trunc i129 %s2 to i64
  %m2 = mul i64 %a1, 6364136223846793005
  %h2 = lshr i64 %m2, 29
  %g2 = xor i64 %m2, %h2
  %sum.next = add i64 %g2, %t2
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i200(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i200], ptr @values200, i64 0, i64 %i
  %x = load i200, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i200], ptr @values200, i64 0, i64 %j
  %y = load i200, ptr %y.place
  %r = call i200 %function(i200 %x, i200 %y)
  %s0 = lshr i200 %r, 0
  %t0 = trunc i200 %s0 to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %a0 = add i64 %g0, %t0
  %s1 = lshr i200 %r, 64
  %t1 = trunc i200 %s1 to i64
  %m1 = mul i64 %a0, 6364136223846793005
  %h1 = lshr i64 %m1, 29
  %g1 = xor i64 %m1, %h1
  %a1 = add i64 %g1, %t1
  %s2 = lshr i200 %r, 128
  %t2 = trunc i200 %s2 to i64
  %m2 = mul i64 %a1, 6364136223846793005
  %h2 = lshr i64 %m2, 29
  %g2 = xor i64 %m2, %h2
  %a2 = add i64 %g2, %t2
  %s3 = lshr i200 %r, 192
  %t3 = trunc i200 %s3 to i64
  %m3 = mul i64 %a2, 6364136223846793005
  %h3 = lshr i64 %m3, 29
  %g3 = xor i64 %m3, %h3
  %sum.next = add i64 %g3, %t3
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i256(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i256], ptr @values256, i64 0, i64 %i
  %x = load i256, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i256], ptr @values256, i64 0, i64 %j
  %y = load i256, ptr %y.place
  %r = call i256 %function(i256 %x, i256 %y)
  %s0 = lshr i256 %r, 0
  %t0 = trunc i256 %s0 to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %a0 = add i64 %g0, %t0
  %s1 = lshr i256 %r, 64
  %t1 = trunc i256 %s1 to i64
  %m1 = mul i64 %a0, 6364136223846793005
  %h1 = lshr i64 %m1, 29
  %g1 = xor i64 %m1, %h1
  %a1 = add i64 %g1, %t1
  %s2 = lshr i256 %r, 128
  %t2 = trunc i256 %s2 to i64
  %m2 = mul i64 %a1, 6364136223846793005
  %h2 = lshr i64 %m2, 29
  %g2 = xor i64 %m2, %h2
  %a2 = add i64 %g2, %t2
  %s3 = lshr i256 %r, 192
  %t3 = trunc i256 %s3 to i64
  %m3 = mul i64 %a2, 6364136223846793005
  %h3 = lshr i64 %m3, 29
  %g3 = xor i64 %m3, %h3
  %sum.next = add i64 %g3, %t3
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i5(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [8 x i5], ptr @values5, i64 0, i64 %i
  %x = load i5, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [8 x i5], ptr @values5, i64 0, i64 %j
  %y = load i5, ptr %y.place
  %r = call i5 %function(i5 %x, i5 %y)
  %t0 = zext i5 %r to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %sum.next = add i64 %g0, %t0
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 8
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 8
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i31(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i31], ptr @values31, i64 0, i64 %i
  %x = load i31, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i31], ptr @values31, i64 0, i64 %j
  %y = load i31, ptr %y.place
  %r = call i31 %function(i31 %x, i31 %y)
  %t0 = zext i31 %r to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %sum.next = add i64 %g0, %t0
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i32(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i32], ptr @values32, i64 0, i64 %i
  %x = load i32, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i32], ptr @values32, i64 0, i64 %j
  %y = load i32, ptr %y.place
  %r = call i32 %function(i32 %x, i32 %y)
  %t0 = zext i32 %r to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %sum.next = add i64 %g0, %t0
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i63(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i63], ptr @values63, i64 0, i64 %i
  %x = load i63, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i63], ptr @values63, i64 0, i64 %j
  %y = load i63, ptr %y.place
  %r = call i63 %function(i63 %x, i63 %y)
  %t0 = zext i63 %r to i64
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %sum.next = add i64 %g0, %t0
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define internal void @all.i64(ptr %name, ptr %function) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %after ]
  %sum.outer = phi i64 [ 0, %entry ], [ %sum.next, %after ]
  %x.place = getelementptr [10 x i64], ptr @values64, i64 0, i64 %i
  %x = load i64, ptr %x.place
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ %sum.outer, %outer ], [ %sum.next, %inner ]
  %y.place = getelementptr [10 x i64], ptr @values64, i64 0, i64 %j
  %y = load i64, ptr %y.place
  %r = call i64 %function(i64 %x, i64 %y)
  %m0 = mul i64 %sum, 6364136223846793005
  %h0 = lshr i64 %m0, 29
  %g0 = xor i64 %m0, %h0
  %sum.next = add i64 %g0, %r
  %j.next = add i64 %j, 1
  %j.more = icmp ult i64 %j.next, 10
  br i1 %j.more, label %inner, label %after
after:
  %i.next = add i64 %i, 1
  %i.more = icmp ult i64 %i.next, 10
  br i1 %i.more, label %outer, label %done
done:
  %printed = call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %sum.next)
  ret void
}
define i32 @main() {
  call void @all.i129(ptr @name.udiv.i129, ptr @udiv.i129)
  call void @all.i129(ptr @name.urem.i129, ptr @urem.i129)
  call void @all.i129(ptr @name.sdiv.i129, ptr @sdiv.i129)
  call void @all.i129(ptr @name.srem.i129, ptr @srem.i129)
  call void @all.i129(ptr @name.umul.i129, ptr @umul.i129)
  call void @all.i129(ptr @name.smul.i129, ptr @smul.i129)
  call void @all.i129(ptr @name.uadd.sat.i129, ptr @uadd.sat.i129)
  call void @all.i129(ptr @name.sadd.sat.i129, ptr @sadd.sat.i129)
  call void @all.i129(ptr @name.usub.sat.i129, ptr @usub.sat.i129)
  call void @all.i129(ptr @name.ssub.sat.i129, ptr @ssub.sat.i129)
  call void @all.i129(ptr @name.ushl.sat.i129, ptr @ushl.sat.i129)
  call void @all.i129(ptr @name.sshl.sat.i129, ptr @sshl.sat.i129)
  call void @all.i129(ptr @name.umul.fix.sat.i129, ptr @umul.fix.sat.i129)
  call void @all.i129(ptr @name.smul.fix.sat.i129, ptr @smul.fix.sat.i129)
  call void @all.i129(ptr @name.umul.fix.i129, ptr @umul.fix.i129)
  call void @all.i129(ptr @name.bitreverse.i129, ptr @bitreverse.i129)
  call void @all.i200(ptr @name.udiv.i200, ptr @udiv.i200)
  call void @all.i200(ptr @name.urem.i200, ptr @urem.i200)
  call void @all.i200(ptr @name.sdiv.i200, ptr @sdiv.i200)
  call void @all.i200(ptr @name.srem.i200, ptr @srem.i200)
  call void @all.i200(ptr @name.umul.i200, ptr @umul.i200)
  call void @all.i200(ptr @name.smul.i200, ptr @smul.i200)
  call void @all.i200(ptr @name.uadd.sat.i200, ptr @uadd.sat.i200)
  call void @all.i200(ptr @name.sadd.sat.i200, ptr @sadd.sat.i200)
  call void @all.i200(ptr @name.usub.sat.i200, ptr @usub.sat.i200)
  call void @all.i200(ptr @name.ssub.sat.i200, ptr @ssub.sat.i200)
  call void @all.i200(ptr @name.ushl.sat.i200, ptr @ushl.sat.i200)
  call void @all.i200(ptr @name.sshl.sat.i200, ptr @sshl.sat.i200)
  call void @all.i200(ptr @name.umul.fix.sat.i200, ptr @umul.fix.sat.i200)
  call void @all.i200(ptr @name.smul.fix.sat.i200, ptr @smul.fix.sat.i200)
  call void @all.i200(ptr @name.umul.fix.i200, ptr @umul.fix.i200)
  call void @all.i200(ptr @name.bitreverse.i200, ptr @bitreverse.i200)
  call void @all.i256(ptr @name.udiv.i256, ptr @udiv.i256)
  call void @all.i256(ptr @name.urem.i256, ptr @urem.i256)
  call void @all.i256(ptr @name.sdiv.i256, ptr @sdiv.i256)
  call void @all.i256(ptr @name.srem.i256, ptr @srem.i256)
  call void @all.i256(ptr @name.umul.i256, ptr @umul.i256)
  call void @all.i256(ptr @name.smul.i256, ptr @smul.i256)
  call void @all.i256(ptr @name.uadd.sat.i256, ptr @uadd.sat.i256)
  call void @all.i256(ptr @name.sadd.sat.i256, ptr @sadd.sat.i256)
  call void @all.i256(ptr @name.usub.sat.i256, ptr @usub.sat.i256)
  call void @all.i256(ptr @name.ssub.sat.i256, ptr @ssub.sat.i256)
  call void @all.i256(ptr @name.ushl.sat.i256, ptr @ushl.sat.i256)
  call void @all.i256(ptr @name.sshl.sat.i256, ptr @sshl.sat.i256)
  call void @all.i256(ptr @name.umul.fix.sat.i256, ptr @umul.fix.sat.i256)
  call void @all.i256(ptr @name.smul.fix.sat.i256, ptr @smul.fix.sat.i256)
  call void @all.i256(ptr @name.umul.fix.i256, ptr @umul.fix.i256)
  call void @all.i256(ptr @name.bitreverse.i256, ptr @bitreverse.i256)
  call void @all.i256(ptr @name.bswap.i256, ptr @bswap.i256)
  call void @all.i200(ptr @name.bswap208.i200, ptr @bswap208.i200)
  call void @all.i5(ptr @name.umul.fix.sat.i5, ptr @umul.fix.sat.i5)
  call void @all.i5(ptr @name.umul.fix.sat.3.i5, ptr @umul.fix.sat.3.i5)
  call void @all.i5(ptr @name.smul.fix.sat.i5, ptr @smul.fix.sat.i5)
  call void @all.i5(ptr @name.smul.fix.sat.3.i5, ptr @smul.fix.sat.3.i5)
  call void @all.i5(ptr @name.umul.fix.i5, ptr @umul.fix.i5)
  call void @all.i5(ptr @name.umul.fix.3.i5, ptr @umul.fix.3.i5)
  call void @all.i5(ptr @name.smul.fix.i5, ptr @smul.fix.i5)
  call void @all.i5(ptr @name.smul.fix.3.i5, ptr @smul.fix.3.i5)
  call void @all.i31(ptr @name.umul.fix.sat.i31, ptr @umul.fix.sat.i31)
  call void @all.i31(ptr @name.umul.fix.sat.3.i31, ptr @umul.fix.sat.3.i31)
  call void @all.i31(ptr @name.smul.fix.sat.i31, ptr @smul.fix.sat.i31)
  call void @all.i31(ptr @name.smul.fix.sat.3.i31, ptr @smul.fix.sat.3.i31)
  call void @all.i31(ptr @name.umul.fix.i31, ptr @umul.fix.i31)
  call void @all.i31(ptr @name.umul.fix.3.i31, ptr @umul.fix.3.i31)
  call void @all.i31(ptr @name.smul.fix.i31, ptr @smul.fix.i31)
  call void @all.i31(ptr @name.smul.fix.3.i31, ptr @smul.fix.3.i31)
  call void @all.i32(ptr @name.umul.fix.sat.i32, ptr @umul.fix.sat.i32)
  call void @all.i32(ptr @name.umul.fix.sat.3.i32, ptr @umul.fix.sat.3.i32)
  call void @all.i32(ptr @name.smul.fix.sat.i32, ptr @smul.fix.sat.i32)
  call void @all.i32(ptr @name.smul.fix.sat.3.i32, ptr @smul.fix.sat.3.i32)
  call void @all.i32(ptr @name.umul.fix.i32, ptr @umul.fix.i32)
  call void @all.i32(ptr @name.umul.fix.3.i32, ptr @umul.fix.3.i32)
  call void @all.i32(ptr @name.smul.fix.i32, ptr @smul.fix.i32)
  call void @all.i32(ptr @name.smul.fix.3.i32, ptr @smul.fix.3.i32)
  call void @all.i63(ptr @name.umul.fix.sat.i63, ptr @umul.fix.sat.i63)
  call void @all.i63(ptr @name.smul.fix.sat.i63, ptr @smul.fix.sat.i63)
  call void @all.i63(ptr @name.umul.fix.i63, ptr @umul.fix.i63)
  call void @all.i63(ptr @name.smul.fix.i63, ptr @smul.fix.i63)
  call void @all.i64(ptr @name.umul.fix.sat.i64, ptr @umul.fix.sat.i64)
  call void @all.i64(ptr @name.smul.fix.sat.i64, ptr @smul.fix.sat.i64)
  call void @all.i64(ptr @name.umul.fix.i64, ptr @umul.fix.i64)
  call void @all.i64(ptr @name.smul.fix.i64, ptr @smul.fix.i64)
  ret i32 0
}
declare i129 @llvm.bitreverse.i129(i129)
declare i129 @llvm.sadd.sat.i129(i129, i129)
declare i129 @llvm.smul.fix.sat.i129(i129, i129, i32)
declare i129 @llvm.sshl.sat.i129(i129, i129)
declare i129 @llvm.ssub.sat.i129(i129, i129)
declare i129 @llvm.uadd.sat.i129(i129, i129)
declare i129 @llvm.umul.fix.i129(i129, i129, i32)
declare i129 @llvm.umul.fix.sat.i129(i129, i129, i32)
declare i129 @llvm.ushl.sat.i129(i129, i129)
declare i129 @llvm.usub.sat.i129(i129, i129)
declare i200 @llvm.bitreverse.i200(i200)
declare i200 @llvm.sadd.sat.i200(i200, i200)
declare i200 @llvm.smul.fix.sat.i200(i200, i200, i32)
declare i200 @llvm.sshl.sat.i200(i200, i200)
declare i200 @llvm.ssub.sat.i200(i200, i200)
declare i200 @llvm.uadd.sat.i200(i200, i200)
declare i200 @llvm.umul.fix.i200(i200, i200, i32)
declare i200 @llvm.umul.fix.sat.i200(i200, i200, i32)
declare i200 @llvm.ushl.sat.i200(i200, i200)
declare i200 @llvm.usub.sat.i200(i200, i200)
declare i208 @llvm.bswap.i208(i208)
declare i256 @llvm.bitreverse.i256(i256)
declare i256 @llvm.bswap.i256(i256)
declare i256 @llvm.sadd.sat.i256(i256, i256)
declare i256 @llvm.smul.fix.sat.i256(i256, i256, i32)
declare i256 @llvm.sshl.sat.i256(i256, i256)
declare i256 @llvm.ssub.sat.i256(i256, i256)
declare i256 @llvm.uadd.sat.i256(i256, i256)
declare i256 @llvm.umul.fix.i256(i256, i256, i32)
declare i256 @llvm.umul.fix.sat.i256(i256, i256, i32)
declare i256 @llvm.ushl.sat.i256(i256, i256)
declare i256 @llvm.usub.sat.i256(i256, i256)
declare i31 @llvm.smul.fix.i31(i31, i31, i32)
declare i31 @llvm.smul.fix.sat.i31(i31, i31, i32)
declare i31 @llvm.umul.fix.i31(i31, i31, i32)
declare i31 @llvm.umul.fix.sat.i31(i31, i31, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32)
declare i5 @llvm.smul.fix.i5(i5, i5, i32)
declare i5 @llvm.smul.fix.sat.i5(i5, i5, i32)
declare i5 @llvm.umul.fix.i5(i5, i5, i32)
declare i5 @llvm.umul.fix.sat.i5(i5, i5, i32)
declare i63 @llvm.smul.fix.i63(i63, i63, i32)
declare i63 @llvm.smul.fix.sat.i63(i63, i63, i32)
declare i63 @llvm.umul.fix.i63(i63, i63, i32)
declare i63 @llvm.umul.fix.sat.i63(i63, i63, i32)
declare i64 @llvm.smul.fix.i64(i64, i64, i32)
declare i64 @llvm.smul.fix.sat.i64(i64, i64, i32)
declare i64 @llvm.umul.fix.i64(i64, i64, i32)
declare i64 @llvm.umul.fix.sat.i64(i64, i64, i32)
declare { i129, i1 } @llvm.smul.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.umul.with.overflow.i129(i129, i129)
declare { i200, i1 } @llvm.smul.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.umul.with.overflow.i200(i200, i200)
declare { i256, i1 } @llvm.smul.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256)
