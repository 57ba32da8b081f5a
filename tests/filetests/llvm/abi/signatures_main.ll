declare <5 x i16> @f0()
declare <3 x i32> @f1(i1)
declare <7 x bfloat> @f2(<7 x bfloat>, <5 x double>)
declare <32 x i32> @f3(i8)
declare <8 x i8> @f4()
declare bfloat @f5()
declare bfloat @f6(<3 x i16>, <8 x double>, <16 x half>, <8 x i1>, <4 x i8>, bfloat, <3 x double>, ptr, i1)
declare <11 x half> @f7(<8 x i16>, <16 x i1>, i8, <16 x bfloat>, i1, <8 x i8>)
@hash = global i64 1469598103934665603
@format = constant [5 x i8] c"%lx\0A\00"
@g0 = global i1 0
@g1 = global i1 0
@g2 = global <5 x double> <double 317.5, double -384.5, double -1091.25, double 832.5, double 230.0>
@g3 = global <5 x double> <double 329.0, double -923.0, double -230.25, double -1175.125, double -214.5>
@g4 = global i8 68
@g5 = global i8 161
@g6 = global <3 x i16> <i16 11535, i16 51553, i16 34592>
@g7 = global <8 x double> <double 605.0, double -893.375, double 1130.25, double -98.0, double 863.75, double -1238.0, double -288.875, double -646.5>
@g8 = global <16 x half> <half 0xH32F2, half 0xH2E83, half 0xH87D8, half 0xH9B1E, half 0xHB4FA, half 0xH80B1, half 0xH8612, half 0xHB620, half 0xH1AE8, half 0xH91A3, half 0xH2AEC, half 0xH3C6A, half 0xH1197, half 0xH3E08, half 0xH2FB5, half 0xH9BBD>
@g9 = global <8 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0>
@g10 = global <4 x i8> <i8 9, i8 153, i8 195, i8 221>
@g11 = global <8 x double> <double 208.25, double -1009.5, double -119.25, double -992.75, double 719.5, double 1063.375, double 876.375, double 1247.625>
@g12 = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0>
@g13 = global <4 x i8> <i8 71, i8 27, i8 6, i8 194>
@g14 = global bfloat 0xRB332
@g15 = global <3 x double> <double 1226.875, double -841.5, double 154.375>
@g16 = global <16 x bfloat> <bfloat 0xRA760, bfloat 0xRA8BB, bfloat 0xR32EC, bfloat 0xR8199, bfloat 0xR16C8, bfloat 0xR9045, bfloat 0xRAA7D, bfloat 0xR0347, bfloat 0xR844E, bfloat 0xRBA95, bfloat 0xR04A0, bfloat 0xRBC78, bfloat 0xR0BA7, bfloat 0xRAB2C, bfloat 0xR3B56, bfloat 0xR89F3>
@g17 = global i1 1
@g18 = global <8 x i8> <i8 85, i8 19, i8 53, i8 245, i8 150, i8 102, i8 77, i8 116>
@g19 = global <16 x i1> <i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1>
@g20 = global i8 71
@g21 = global <16 x bfloat> <bfloat 0xR9307, bfloat 0xR1B04, bfloat 0xR9DC3, bfloat 0xR856F, bfloat 0xR0CCE, bfloat 0xR95E1, bfloat 0xR0CFA, bfloat 0xR1420, bfloat 0xR82ED, bfloat 0xR35F9, bfloat 0xRB9D6, bfloat 0xR3B14, bfloat 0xRBE62, bfloat 0xRB2EB, bfloat 0xR25E2, bfloat 0xR1BE2>
@g22 = global i1 0
@g23 = global <8 x i8> <i8 239, i8 9, i8 7, i8 78, i8 22, i8 224, i8 85, i8 162>
declare i32 @printf(ptr, ...)
define void @mix(i64 %x) #0 {
  %h = load i64, ptr @hash
  %y = xor i64 %h, %x
  %z = mul i64 %y, 1099511628211
  %r = lshr i64 %z, 29
  %n = xor i64 %z, %r
  store i64 %n, ptr @hash
  ret void
}
define void @print() #0 {
  %h = load i64, ptr @hash
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %h)
  ret void
}
define i32 @main() #0 {
  %r0.0 = call <5 x i16> @f0()
  %r0.0.t1 = extractelement <5 x i16> %r0.0, i32 0
  %r0.0.t2 = zext i16 %r0.0.t1 to i64
  call void @mix(i64 %r0.0.t2)
  %r0.0.t3 = extractelement <5 x i16> %r0.0, i32 1
  %r0.0.t4 = zext i16 %r0.0.t3 to i64
  call void @mix(i64 %r0.0.t4)
  %r0.0.t5 = extractelement <5 x i16> %r0.0, i32 2
  %r0.0.t6 = zext i16 %r0.0.t5 to i64
  call void @mix(i64 %r0.0.t6)
  %r0.0.t7 = extractelement <5 x i16> %r0.0, i32 3
  %r0.0.t8 = zext i16 %r0.0.t7 to i64
  call void @mix(i64 %r0.0.t8)
  %r0.0.t9 = extractelement <5 x i16> %r0.0, i32 4
  %r0.0.t10 = zext i16 %r0.0.t9 to i64
  call void @mix(i64 %r0.0.t10)
  call void @print()
  %r0.1 = call <5 x i16> @f0()
  %r0.1.t1 = extractelement <5 x i16> %r0.1, i32 0
  %r0.1.t2 = zext i16 %r0.1.t1 to i64
  call void @mix(i64 %r0.1.t2)
  %r0.1.t3 = extractelement <5 x i16> %r0.1, i32 1
  %r0.1.t4 = zext i16 %r0.1.t3 to i64
  call void @mix(i64 %r0.1.t4)
  %r0.1.t5 = extractelement <5 x i16> %r0.1, i32 2
  %r0.1.t6 = zext i16 %r0.1.t5 to i64
  call void @mix(i64 %r0.1.t6)
  %r0.1.t7 = extractelement <5 x i16> %r0.1, i32 3
  %r0.1.t8 = zext i16 %r0.1.t7 to i64
  call void @mix(i64 %r0.1.t8)
  %r0.1.t9 = extractelement <5 x i16> %r0.1, i32 4
  %r0.1.t10 = zext i16 %r0.1.t9 to i64
  call void @mix(i64 %r0.1.t10)
  call void @print()
  %x1.0.0 = load i1, ptr @g0
  %r1.0 = call <3 x i32> @f1(i1 %x1.0.0)
  %r1.0.t1 = extractelement <3 x i32> %r1.0, i32 0
  %r1.0.t2 = zext i32 %r1.0.t1 to i64
  call void @mix(i64 %r1.0.t2)
  %r1.0.t3 = extractelement <3 x i32> %r1.0, i32 1
  %r1.0.t4 = zext i32 %r1.0.t3 to i64
  call void @mix(i64 %r1.0.t4)
  %r1.0.t5 = extractelement <3 x i32> %r1.0, i32 2
  %r1.0.t6 = zext i32 %r1.0.t5 to i64
  call void @mix(i64 %r1.0.t6)
  call void @print()
  %x1.1.0 = load i1, ptr @g1
  %r1.1 = call <3 x i32> @f1(i1 %x1.1.0)
  %r1.1.t1 = extractelement <3 x i32> %r1.1, i32 0
  %r1.1.t2 = zext i32 %r1.1.t1 to i64
  call void @mix(i64 %r1.1.t2)
  %r1.1.t3 = extractelement <3 x i32> %r1.1, i32 1
  %r1.1.t4 = zext i32 %r1.1.t3 to i64
  call void @mix(i64 %r1.1.t4)
  %r1.1.t5 = extractelement <3 x i32> %r1.1, i32 2
  %r1.1.t6 = zext i32 %r1.1.t5 to i64
  call void @mix(i64 %r1.1.t6)
  call void @print()
  %x2.0.1 = load <5 x double>, ptr @g2
  %r2.0 = call <7 x bfloat> @f2(<7 x bfloat> <bfloat 0xR0428, bfloat 0xR1EA2, bfloat 0xRA6CD, bfloat 0xR8679, bfloat 0xR9726, bfloat 0xR9F91, bfloat 0xRB883>, <5 x double> %x2.0.1)
  %r2.0.t1 = extractelement <7 x bfloat> %r2.0, i32 0
  %r2.0.t2 = bitcast bfloat %r2.0.t1 to i16
  %r2.0.t3 = zext i16 %r2.0.t2 to i64
  call void @mix(i64 %r2.0.t3)
  %r2.0.t4 = extractelement <7 x bfloat> %r2.0, i32 1
  %r2.0.t5 = bitcast bfloat %r2.0.t4 to i16
  %r2.0.t6 = zext i16 %r2.0.t5 to i64
  call void @mix(i64 %r2.0.t6)
  %r2.0.t7 = extractelement <7 x bfloat> %r2.0, i32 2
  %r2.0.t8 = bitcast bfloat %r2.0.t7 to i16
  %r2.0.t9 = zext i16 %r2.0.t8 to i64
  call void @mix(i64 %r2.0.t9)
  %r2.0.t10 = extractelement <7 x bfloat> %r2.0, i32 3
  %r2.0.t11 = bitcast bfloat %r2.0.t10 to i16
  %r2.0.t12 = zext i16 %r2.0.t11 to i64
  call void @mix(i64 %r2.0.t12)
  %r2.0.t13 = extractelement <7 x bfloat> %r2.0, i32 4
  %r2.0.t14 = bitcast bfloat %r2.0.t13 to i16
  %r2.0.t15 = zext i16 %r2.0.t14 to i64
  call void @mix(i64 %r2.0.t15)
  %r2.0.t16 = extractelement <7 x bfloat> %r2.0, i32 5
  %r2.0.t17 = bitcast bfloat %r2.0.t16 to i16
  %r2.0.t18 = zext i16 %r2.0.t17 to i64
  call void @mix(i64 %r2.0.t18)
  %r2.0.t19 = extractelement <7 x bfloat> %r2.0, i32 6
  %r2.0.t20 = bitcast bfloat %r2.0.t19 to i16
  %r2.0.t21 = zext i16 %r2.0.t20 to i64
  call void @mix(i64 %r2.0.t21)
  call void @print()
  %x2.1.1 = load <5 x double>, ptr @g3
  %r2.1 = call <7 x bfloat> @f2(<7 x bfloat> <bfloat 0xRAD59, bfloat 0xR0128, bfloat 0xR20FF, bfloat 0xRB668, bfloat 0xR053B, bfloat 0xR91C9, bfloat 0xR8681>, <5 x double> %x2.1.1)
  %r2.1.t1 = extractelement <7 x bfloat> %r2.1, i32 0
  %r2.1.t2 = bitcast bfloat %r2.1.t1 to i16
  %r2.1.t3 = zext i16 %r2.1.t2 to i64
  call void @mix(i64 %r2.1.t3)
  %r2.1.t4 = extractelement <7 x bfloat> %r2.1, i32 1
  %r2.1.t5 = bitcast bfloat %r2.1.t4 to i16
  %r2.1.t6 = zext i16 %r2.1.t5 to i64
  call void @mix(i64 %r2.1.t6)
  %r2.1.t7 = extractelement <7 x bfloat> %r2.1, i32 2
  %r2.1.t8 = bitcast bfloat %r2.1.t7 to i16
  %r2.1.t9 = zext i16 %r2.1.t8 to i64
  call void @mix(i64 %r2.1.t9)
  %r2.1.t10 = extractelement <7 x bfloat> %r2.1, i32 3
  %r2.1.t11 = bitcast bfloat %r2.1.t10 to i16
  %r2.1.t12 = zext i16 %r2.1.t11 to i64
  call void @mix(i64 %r2.1.t12)
  %r2.1.t13 = extractelement <7 x bfloat> %r2.1, i32 4
  %r2.1.t14 = bitcast bfloat %r2.1.t13 to i16
  %r2.1.t15 = zext i16 %r2.1.t14 to i64
  call void @mix(i64 %r2.1.t15)
  %r2.1.t16 = extractelement <7 x bfloat> %r2.1, i32 5
  %r2.1.t17 = bitcast bfloat %r2.1.t16 to i16
  %r2.1.t18 = zext i16 %r2.1.t17 to i64
  call void @mix(i64 %r2.1.t18)
  %r2.1.t19 = extractelement <7 x bfloat> %r2.1, i32 6
  %r2.1.t20 = bitcast bfloat %r2.1.t19 to i16
  %r2.1.t21 = zext i16 %r2.1.t20 to i64
  call void @mix(i64 %r2.1.t21)
  call void @print()
  %x3.0.0 = load i8, ptr @g4
  %r3.0 = call <32 x i32> @f3(i8 %x3.0.0)
  %r3.0.t1 = extractelement <32 x i32> %r3.0, i32 0
  %r3.0.t2 = zext i32 %r3.0.t1 to i64
  call void @mix(i64 %r3.0.t2)
  %r3.0.t3 = extractelement <32 x i32> %r3.0, i32 1
  %r3.0.t4 = zext i32 %r3.0.t3 to i64
  call void @mix(i64 %r3.0.t4)
  %r3.0.t5 = extractelement <32 x i32> %r3.0, i32 2
  %r3.0.t6 = zext i32 %r3.0.t5 to i64
  call void @mix(i64 %r3.0.t6)
  %r3.0.t7 = extractelement <32 x i32> %r3.0, i32 3
  %r3.0.t8 = zext i32 %r3.0.t7 to i64
  call void @mix(i64 %r3.0.t8)
  %r3.0.t9 = extractelement <32 x i32> %r3.0, i32 4
  %r3.0.t10 = zext i32 %r3.0.t9 to i64
  call void @mix(i64 %r3.0.t10)
  %r3.0.t11 = extractelement <32 x i32> %r3.0, i32 5
  %r3.0.t12 = zext i32 %r3.0.t11 to i64
  call void @mix(i64 %r3.0.t12)
  %r3.0.t13 = extractelement <32 x i32> %r3.0, i32 6
  %r3.0.t14 = zext i32 %r3.0.t13 to i64
  call void @mix(i64 %r3.0.t14)
  %r3.0.t15 = extractelement <32 x i32> %r3.0, i32 7
  %r3.0.t16 = zext i32 %r3.0.t15 to i64
  call void @mix(i64 %r3.0.t16)
  %r3.0.t17 = extractelement <32 x i32> %r3.0, i32 8
  %r3.0.t18 = zext i32 %r3.0.t17 to i64
  call void @mix(i64 %r3.0.t18)
  %r3.0.t19 = extractelement <32 x i32> %r3.0, i32 9
  %r3.0.t20 = zext i32 %r3.0.t19 to i64
  call void @mix(i64 %r3.0.t20)
  %r3.0.t21 = extractelement <32 x i32> %r3.0, i32 10
  %r3.0.t22 = zext i32 %r3.0.t21 to i64
  call void @mix(i64 %r3.0.t22)
  %r3.0.t23 = extractelement <32 x i32> %r3.0, i32 11
  %r3.0.t24 = zext i32 %r3.0.t23 to i64
  call void @mix(i64 %r3.0.t24)
  %r3.0.t25 = extractelement <32 x i32> %r3.0, i32 12
  %r3.0.t26 = zext i32 %r3.0.t25 to i64
  call void @mix(i64 %r3.0.t26)
  %r3.0.t27 = extractelement <32 x i32> %r3.0, i32 13
  %r3.0.t28 = zext i32 %r3.0.t27 to i64
  call void @mix(i64 %r3.0.t28)
  %r3.0.t29 = extractelement <32 x i32> %r3.0, i32 14
  %r3.0.t30 = zext i32 %r3.0.t29 to i64
  call void @mix(i64 %r3.0.t30)
  %r3.0.t31 = extractelement <32 x i32> %r3.0, i32 15
  %r3.0.t32 = zext i32 %r3.0.t31 to i64
  call void @mix(i64 %r3.0.t32)
  %r3.0.t33 = extractelement <32 x i32> %r3.0, i32 16
  %r3.0.t34 = zext i32 %r3.0.t33 to i64
  call void @mix(i64 %r3.0.t34)
  %r3.0.t35 = extractelement <32 x i32> %r3.0, i32 17
  %r3.0.t36 = zext i32 %r3.0.t35 to i64
  call void @mix(i64 %r3.0.t36)
  %r3.0.t37 = extractelement <32 x i32> %r3.0, i32 18
  %r3.0.t38 = zext i32 %r3.0.t37 to i64
  call void @mix(i64 %r3.0.t38)
  %r3.0.t39 = extractelement <32 x i32> %r3.0, i32 19
  %r3.0.t40 = zext i32 %r3.0.t39 to i64
  call void @mix(i64 %r3.0.t40)
  %r3.0.t41 = extractelement <32 x i32> %r3.0, i32 20
  %r3.0.t42 = zext i32 %r3.0.t41 to i64
  call void @mix(i64 %r3.0.t42)
  %r3.0.t43 = extractelement <32 x i32> %r3.0, i32 21
  %r3.0.t44 = zext i32 %r3.0.t43 to i64
  call void @mix(i64 %r3.0.t44)
  %r3.0.t45 = extractelement <32 x i32> %r3.0, i32 22
  %r3.0.t46 = zext i32 %r3.0.t45 to i64
  call void @mix(i64 %r3.0.t46)
  %r3.0.t47 = extractelement <32 x i32> %r3.0, i32 23
  %r3.0.t48 = zext i32 %r3.0.t47 to i64
  call void @mix(i64 %r3.0.t48)
  %r3.0.t49 = extractelement <32 x i32> %r3.0, i32 24
  %r3.0.t50 = zext i32 %r3.0.t49 to i64
  call void @mix(i64 %r3.0.t50)
  %r3.0.t51 = extractelement <32 x i32> %r3.0, i32 25
  %r3.0.t52 = zext i32 %r3.0.t51 to i64
  call void @mix(i64 %r3.0.t52)
  %r3.0.t53 = extractelement <32 x i32> %r3.0, i32 26
  %r3.0.t54 = zext i32 %r3.0.t53 to i64
  call void @mix(i64 %r3.0.t54)
  %r3.0.t55 = extractelement <32 x i32> %r3.0, i32 27
  %r3.0.t56 = zext i32 %r3.0.t55 to i64
  call void @mix(i64 %r3.0.t56)
  %r3.0.t57 = extractelement <32 x i32> %r3.0, i32 28
  %r3.0.t58 = zext i32 %r3.0.t57 to i64
  call void @mix(i64 %r3.0.t58)
  %r3.0.t59 = extractelement <32 x i32> %r3.0, i32 29
  %r3.0.t60 = zext i32 %r3.0.t59 to i64
  call void @mix(i64 %r3.0.t60)
  %r3.0.t61 = extractelement <32 x i32> %r3.0, i32 30
  %r3.0.t62 = zext i32 %r3.0.t61 to i64
  call void @mix(i64 %r3.0.t62)
  %r3.0.t63 = extractelement <32 x i32> %r3.0, i32 31
  %r3.0.t64 = zext i32 %r3.0.t63 to i64
  call void @mix(i64 %r3.0.t64)
  call void @print()
  %x3.1.0 = load i8, ptr @g5
  %r3.1 = call <32 x i32> @f3(i8 %x3.1.0)
  %r3.1.t1 = extractelement <32 x i32> %r3.1, i32 0
  %r3.1.t2 = zext i32 %r3.1.t1 to i64
  call void @mix(i64 %r3.1.t2)
  %r3.1.t3 = extractelement <32 x i32> %r3.1, i32 1
  %r3.1.t4 = zext i32 %r3.1.t3 to i64
  call void @mix(i64 %r3.1.t4)
  %r3.1.t5 = extractelement <32 x i32> %r3.1, i32 2
  %r3.1.t6 = zext i32 %r3.1.t5 to i64
  call void @mix(i64 %r3.1.t6)
  %r3.1.t7 = extractelement <32 x i32> %r3.1, i32 3
  %r3.1.t8 = zext i32 %r3.1.t7 to i64
  call void @mix(i64 %r3.1.t8)
  %r3.1.t9 = extractelement <32 x i32> %r3.1, i32 4
  %r3.1.t10 = zext i32 %r3.1.t9 to i64
  call void @mix(i64 %r3.1.t10)
  %r3.1.t11 = extractelement <32 x i32> %r3.1, i32 5
  %r3.1.t12 = zext i32 %r3.1.t11 to i64
  call void @mix(i64 %r3.1.t12)
  %r3.1.t13 = extractelement <32 x i32> %r3.1, i32 6
  %r3.1.t14 = zext i32 %r3.1.t13 to i64
  call void @mix(i64 %r3.1.t14)
  %r3.1.t15 = extractelement <32 x i32> %r3.1, i32 7
  %r3.1.t16 = zext i32 %r3.1.t15 to i64
  call void @mix(i64 %r3.1.t16)
  %r3.1.t17 = extractelement <32 x i32> %r3.1, i32 8
  %r3.1.t18 = zext i32 %r3.1.t17 to i64
  call void @mix(i64 %r3.1.t18)
  %r3.1.t19 = extractelement <32 x i32> %r3.1, i32 9
  %r3.1.t20 = zext i32 %r3.1.t19 to i64
  call void @mix(i64 %r3.1.t20)
  %r3.1.t21 = extractelement <32 x i32> %r3.1, i32 10
  %r3.1.t22 = zext i32 %r3.1.t21 to i64
  call void @mix(i64 %r3.1.t22)
  %r3.1.t23 = extractelement <32 x i32> %r3.1, i32 11
  %r3.1.t24 = zext i32 %r3.1.t23 to i64
  call void @mix(i64 %r3.1.t24)
  %r3.1.t25 = extractelement <32 x i32> %r3.1, i32 12
  %r3.1.t26 = zext i32 %r3.1.t25 to i64
  call void @mix(i64 %r3.1.t26)
  %r3.1.t27 = extractelement <32 x i32> %r3.1, i32 13
  %r3.1.t28 = zext i32 %r3.1.t27 to i64
  call void @mix(i64 %r3.1.t28)
  %r3.1.t29 = extractelement <32 x i32> %r3.1, i32 14
  %r3.1.t30 = zext i32 %r3.1.t29 to i64
  call void @mix(i64 %r3.1.t30)
  %r3.1.t31 = extractelement <32 x i32> %r3.1, i32 15
  %r3.1.t32 = zext i32 %r3.1.t31 to i64
  call void @mix(i64 %r3.1.t32)
  %r3.1.t33 = extractelement <32 x i32> %r3.1, i32 16
  %r3.1.t34 = zext i32 %r3.1.t33 to i64
  call void @mix(i64 %r3.1.t34)
  %r3.1.t35 = extractelement <32 x i32> %r3.1, i32 17
  %r3.1.t36 = zext i32 %r3.1.t35 to i64
  call void @mix(i64 %r3.1.t36)
  %r3.1.t37 = extractelement <32 x i32> %r3.1, i32 18
  %r3.1.t38 = zext i32 %r3.1.t37 to i64
  call void @mix(i64 %r3.1.t38)
  %r3.1.t39 = extractelement <32 x i32> %r3.1, i32 19
  %r3.1.t40 = zext i32 %r3.1.t39 to i64
  call void @mix(i64 %r3.1.t40)
  %r3.1.t41 = extractelement <32 x i32> %r3.1, i32 20
  %r3.1.t42 = zext i32 %r3.1.t41 to i64
  call void @mix(i64 %r3.1.t42)
  %r3.1.t43 = extractelement <32 x i32> %r3.1, i32 21
  %r3.1.t44 = zext i32 %r3.1.t43 to i64
  call void @mix(i64 %r3.1.t44)
  %r3.1.t45 = extractelement <32 x i32> %r3.1, i32 22
  %r3.1.t46 = zext i32 %r3.1.t45 to i64
  call void @mix(i64 %r3.1.t46)
  %r3.1.t47 = extractelement <32 x i32> %r3.1, i32 23
  %r3.1.t48 = zext i32 %r3.1.t47 to i64
  call void @mix(i64 %r3.1.t48)
  %r3.1.t49 = extractelement <32 x i32> %r3.1, i32 24
  %r3.1.t50 = zext i32 %r3.1.t49 to i64
  call void @mix(i64 %r3.1.t50)
  %r3.1.t51 = extractelement <32 x i32> %r3.1, i32 25
  %r3.1.t52 = zext i32 %r3.1.t51 to i64
  call void @mix(i64 %r3.1.t52)
  %r3.1.t53 = extractelement <32 x i32> %r3.1, i32 26
  %r3.1.t54 = zext i32 %r3.1.t53 to i64
  call void @mix(i64 %r3.1.t54)
  %r3.1.t55 = extractelement <32 x i32> %r3.1, i32 27
  %r3.1.t56 = zext i32 %r3.1.t55 to i64
  call void @mix(i64 %r3.1.t56)
  %r3.1.t57 = extractelement <32 x i32> %r3.1, i32 28
  %r3.1.t58 = zext i32 %r3.1.t57 to i64
  call void @mix(i64 %r3.1.t58)
  %r3.1.t59 = extractelement <32 x i32> %r3.1, i32 29
  %r3.1.t60 = zext i32 %r3.1.t59 to i64
  call void @mix(i64 %r3.1.t60)
  %r3.1.t61 = extractelement <32 x i32> %r3.1, i32 30
  %r3.1.t62 = zext i32 %r3.1.t61 to i64
  call void @mix(i64 %r3.1.t62)
  %r3.1.t63 = extractelement <32 x i32> %r3.1, i32 31
  %r3.1.t64 = zext i32 %r3.1.t63 to i64
  call void @mix(i64 %r3.1.t64)
  call void @print()
  %r4.0 = call <8 x i8> @f4()
  %r4.0.t1 = extractelement <8 x i8> %r4.0, i32 0
  %r4.0.t2 = zext i8 %r4.0.t1 to i64
  call void @mix(i64 %r4.0.t2)
  %r4.0.t3 = extractelement <8 x i8> %r4.0, i32 1
  %r4.0.t4 = zext i8 %r4.0.t3 to i64
  call void @mix(i64 %r4.0.t4)
  %r4.0.t5 = extractelement <8 x i8> %r4.0, i32 2
  %r4.0.t6 = zext i8 %r4.0.t5 to i64
  call void @mix(i64 %r4.0.t6)
  %r4.0.t7 = extractelement <8 x i8> %r4.0, i32 3
  %r4.0.t8 = zext i8 %r4.0.t7 to i64
  call void @mix(i64 %r4.0.t8)
  %r4.0.t9 = extractelement <8 x i8> %r4.0, i32 4
  %r4.0.t10 = zext i8 %r4.0.t9 to i64
  call void @mix(i64 %r4.0.t10)
  %r4.0.t11 = extractelement <8 x i8> %r4.0, i32 5
  %r4.0.t12 = zext i8 %r4.0.t11 to i64
  call void @mix(i64 %r4.0.t12)
  %r4.0.t13 = extractelement <8 x i8> %r4.0, i32 6
  %r4.0.t14 = zext i8 %r4.0.t13 to i64
  call void @mix(i64 %r4.0.t14)
  %r4.0.t15 = extractelement <8 x i8> %r4.0, i32 7
  %r4.0.t16 = zext i8 %r4.0.t15 to i64
  call void @mix(i64 %r4.0.t16)
  call void @print()
  %r4.1 = call <8 x i8> @f4()
  %r4.1.t1 = extractelement <8 x i8> %r4.1, i32 0
  %r4.1.t2 = zext i8 %r4.1.t1 to i64
  call void @mix(i64 %r4.1.t2)
  %r4.1.t3 = extractelement <8 x i8> %r4.1, i32 1
  %r4.1.t4 = zext i8 %r4.1.t3 to i64
  call void @mix(i64 %r4.1.t4)
  %r4.1.t5 = extractelement <8 x i8> %r4.1, i32 2
  %r4.1.t6 = zext i8 %r4.1.t5 to i64
  call void @mix(i64 %r4.1.t6)
  %r4.1.t7 = extractelement <8 x i8> %r4.1, i32 3
  %r4.1.t8 = zext i8 %r4.1.t7 to i64
  call void @mix(i64 %r4.1.t8)
  %r4.1.t9 = extractelement <8 x i8> %r4.1, i32 4
  %r4.1.t10 = zext i8 %r4.1.t9 to i64
  call void @mix(i64 %r4.1.t10)
  %r4.1.t11 = extractelement <8 x i8> %r4.1, i32 5
  %r4.1.t12 = zext i8 %r4.1.t11 to i64
  call void @mix(i64 %r4.1.t12)
  %r4.1.t13 = extractelement <8 x i8> %r4.1, i32 6
  %r4.1.t14 = zext i8 %r4.1.t13 to i64
  call void @mix(i64 %r4.1.t14)
  %r4.1.t15 = extractelement <8 x i8> %r4.1, i32 7
  %r4.1.t16 = zext i8 %r4.1.t15 to i64
  call void @mix(i64 %r4.1.t16)
  call void @print()
  %r5.0 = call bfloat @f5()
  %r5.0.t1 = bitcast bfloat %r5.0 to i16
  %r5.0.t2 = zext i16 %r5.0.t1 to i64
  call void @mix(i64 %r5.0.t2)
  call void @print()
  %r5.1 = call bfloat @f5()
  %r5.1.t1 = bitcast bfloat %r5.1 to i16
  %r5.1.t2 = zext i16 %r5.1.t1 to i64
  call void @mix(i64 %r5.1.t2)
  call void @print()
  %x6.0.0 = load <3 x i16>, ptr @g6
  %x6.0.1 = load <8 x double>, ptr @g7
  %x6.0.2 = load <16 x half>, ptr @g8
  %x6.0.3 = load <8 x i1>, ptr @g9
  %x6.0.4 = load <4 x i8>, ptr @g10
  %r6.0 = call bfloat @f6(<3 x i16> %x6.0.0, <8 x double> %x6.0.1, <16 x half> %x6.0.2, <8 x i1> %x6.0.3, <4 x i8> %x6.0.4, bfloat 0xR2D9C, <3 x double> <double -699.625, double -727.625, double 789.0>, ptr inttoptr (i64 13123238023354916973 to ptr), i1 1)
  %r6.0.t1 = bitcast bfloat %r6.0 to i16
  %r6.0.t2 = zext i16 %r6.0.t1 to i64
  call void @mix(i64 %r6.0.t2)
  call void @print()
  %x6.1.1 = load <8 x double>, ptr @g11
  %x6.1.3 = load <8 x i1>, ptr @g12
  %x6.1.4 = load <4 x i8>, ptr @g13
  %x6.1.5 = load bfloat, ptr @g14
  %x6.1.6 = load <3 x double>, ptr @g15
  %r6.1 = call bfloat @f6(<3 x i16> <i16 3817, i16 27112, i16 15372>, <8 x double> %x6.1.1, <16 x half> <half 0xHB82F, half 0xH152F, half 0xHAB67, half 0xH28D9, half 0xH9857, half 0xH053C, half 0xH22AF, half 0xH02F3, half 0xH10A4, half 0xH3A5C, half 0xHA9F2, half 0xH8605, half 0xH3108, half 0xHBAA3, half 0xH3DA7, half 0xH876F>, <8 x i1> %x6.1.3, <4 x i8> %x6.1.4, bfloat %x6.1.5, <3 x double> %x6.1.6, ptr inttoptr (i64 8340755302722809098 to ptr), i1 0)
  %r6.1.t1 = bitcast bfloat %r6.1 to i16
  %r6.1.t2 = zext i16 %r6.1.t1 to i64
  call void @mix(i64 %r6.1.t2)
  call void @print()
  %x7.0.3 = load <16 x bfloat>, ptr @g16
  %x7.0.4 = load i1, ptr @g17
  %x7.0.5 = load <8 x i8>, ptr @g18
  %r7.0 = call <11 x half> @f7(<8 x i16> <i16 61747, i16 27234, i16 35572, i16 39310, i16 6386, i16 11108, i16 18995, i16 47665>, <16 x i1> <i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1>, i8 42, <16 x bfloat> %x7.0.3, i1 %x7.0.4, <8 x i8> %x7.0.5)
  %r7.0.t1 = extractelement <11 x half> %r7.0, i32 0
  %r7.0.t2 = bitcast half %r7.0.t1 to i16
  %r7.0.t3 = zext i16 %r7.0.t2 to i64
  call void @mix(i64 %r7.0.t3)
  %r7.0.t4 = extractelement <11 x half> %r7.0, i32 1
  %r7.0.t5 = bitcast half %r7.0.t4 to i16
  %r7.0.t6 = zext i16 %r7.0.t5 to i64
  call void @mix(i64 %r7.0.t6)
  %r7.0.t7 = extractelement <11 x half> %r7.0, i32 2
  %r7.0.t8 = bitcast half %r7.0.t7 to i16
  %r7.0.t9 = zext i16 %r7.0.t8 to i64
  call void @mix(i64 %r7.0.t9)
  %r7.0.t10 = extractelement <11 x half> %r7.0, i32 3
  %r7.0.t11 = bitcast half %r7.0.t10 to i16
  %r7.0.t12 = zext i16 %r7.0.t11 to i64
  call void @mix(i64 %r7.0.t12)
  %r7.0.t13 = extractelement <11 x half> %r7.0, i32 4
  %r7.0.t14 = bitcast half %r7.0.t13 to i16
  %r7.0.t15 = zext i16 %r7.0.t14 to i64
  call void @mix(i64 %r7.0.t15)
  %r7.0.t16 = extractelement <11 x half> %r7.0, i32 5
  %r7.0.t17 = bitcast half %r7.0.t16 to i16
  %r7.0.t18 = zext i16 %r7.0.t17 to i64
  call void @mix(i64 %r7.0.t18)
  %r7.0.t19 = extractelement <11 x half> %r7.0, i32 6
  %r7.0.t20 = bitcast half %r7.0.t19 to i16
  %r7.0.t21 = zext i16 %r7.0.t20 to i64
  call void @mix(i64 %r7.0.t21)
  %r7.0.t22 = extractelement <11 x half> %r7.0, i32 7
  %r7.0.t23 = bitcast half %r7.0.t22 to i16
  %r7.0.t24 = zext i16 %r7.0.t23 to i64
  call void @mix(i64 %r7.0.t24)
  %r7.0.t25 = extractelement <11 x half> %r7.0, i32 8
  %r7.0.t26 = bitcast half %r7.0.t25 to i16
  %r7.0.t27 = zext i16 %r7.0.t26 to i64
  call void @mix(i64 %r7.0.t27)
  %r7.0.t28 = extractelement <11 x half> %r7.0, i32 9
  %r7.0.t29 = bitcast half %r7.0.t28 to i16
  %r7.0.t30 = zext i16 %r7.0.t29 to i64
  call void @mix(i64 %r7.0.t30)
  %r7.0.t31 = extractelement <11 x half> %r7.0, i32 10
  %r7.0.t32 = bitcast half %r7.0.t31 to i16
  %r7.0.t33 = zext i16 %r7.0.t32 to i64
  call void @mix(i64 %r7.0.t33)
  call void @print()
  %x7.1.1 = load <16 x i1>, ptr @g19
  %x7.1.2 = load i8, ptr @g20
  %x7.1.3 = load <16 x bfloat>, ptr @g21
  %x7.1.4 = load i1, ptr @g22
  %x7.1.5 = load <8 x i8>, ptr @g23
  %r7.1 = call <11 x half> @f7(<8 x i16> <i16 22179, i16 64335, i16 61046, i16 13965, i16 3762, i16 15881, i16 13338, i16 15399>, <16 x i1> %x7.1.1, i8 %x7.1.2, <16 x bfloat> %x7.1.3, i1 %x7.1.4, <8 x i8> %x7.1.5)
  %r7.1.t1 = extractelement <11 x half> %r7.1, i32 0
  %r7.1.t2 = bitcast half %r7.1.t1 to i16
  %r7.1.t3 = zext i16 %r7.1.t2 to i64
  call void @mix(i64 %r7.1.t3)
  %r7.1.t4 = extractelement <11 x half> %r7.1, i32 1
  %r7.1.t5 = bitcast half %r7.1.t4 to i16
  %r7.1.t6 = zext i16 %r7.1.t5 to i64
  call void @mix(i64 %r7.1.t6)
  %r7.1.t7 = extractelement <11 x half> %r7.1, i32 2
  %r7.1.t8 = bitcast half %r7.1.t7 to i16
  %r7.1.t9 = zext i16 %r7.1.t8 to i64
  call void @mix(i64 %r7.1.t9)
  %r7.1.t10 = extractelement <11 x half> %r7.1, i32 3
  %r7.1.t11 = bitcast half %r7.1.t10 to i16
  %r7.1.t12 = zext i16 %r7.1.t11 to i64
  call void @mix(i64 %r7.1.t12)
  %r7.1.t13 = extractelement <11 x half> %r7.1, i32 4
  %r7.1.t14 = bitcast half %r7.1.t13 to i16
  %r7.1.t15 = zext i16 %r7.1.t14 to i64
  call void @mix(i64 %r7.1.t15)
  %r7.1.t16 = extractelement <11 x half> %r7.1, i32 5
  %r7.1.t17 = bitcast half %r7.1.t16 to i16
  %r7.1.t18 = zext i16 %r7.1.t17 to i64
  call void @mix(i64 %r7.1.t18)
  %r7.1.t19 = extractelement <11 x half> %r7.1, i32 6
  %r7.1.t20 = bitcast half %r7.1.t19 to i16
  %r7.1.t21 = zext i16 %r7.1.t20 to i64
  call void @mix(i64 %r7.1.t21)
  %r7.1.t22 = extractelement <11 x half> %r7.1, i32 7
  %r7.1.t23 = bitcast half %r7.1.t22 to i16
  %r7.1.t24 = zext i16 %r7.1.t23 to i64
  call void @mix(i64 %r7.1.t24)
  %r7.1.t25 = extractelement <11 x half> %r7.1, i32 8
  %r7.1.t26 = bitcast half %r7.1.t25 to i16
  %r7.1.t27 = zext i16 %r7.1.t26 to i64
  call void @mix(i64 %r7.1.t27)
  %r7.1.t28 = extractelement <11 x half> %r7.1, i32 9
  %r7.1.t29 = bitcast half %r7.1.t28 to i16
  %r7.1.t30 = zext i16 %r7.1.t29 to i64
  call void @mix(i64 %r7.1.t30)
  %r7.1.t31 = extractelement <11 x half> %r7.1, i32 10
  %r7.1.t32 = bitcast half %r7.1.t31 to i16
  %r7.1.t33 = zext i16 %r7.1.t32 to i64
  call void @mix(i64 %r7.1.t33)
  call void @print()
  ret i32 0
}
