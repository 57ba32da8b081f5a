declare <4 x ptr> @f0(<4 x i32>)
declare i1 @f1({ <5 x double>, i64 }, i1, double)
declare <2 x i16> @f2()
declare <5 x ptr> @f3(<9 x i8>)
declare <16 x i32> @f4(<16 x i32>, <13 x i32>, i1, <1 x half>, <17 x double>, <8 x double>)
declare <3 x bfloat> @f5(<8 x float>)
declare <6 x i1> @f6(<16 x double>, <3 x bfloat>, <14 x half>, <1 x i32>)
declare <5 x i16> @f7(<4 x float>, double, <5 x i16>)
@hash = global i64 1469598103934665603
@format = constant [5 x i8] c"%lx\0A\00"
@g0 = global i1 0
@g1 = global i1 0
@g2 = global i1 0
@g3 = global <1 x half> <half 0xH977F>
@g4 = global <8 x double> <double 942.25, double 1070.625, double 1059.0, double 973.75, double -1002.625, double -283.0, double 228.75, double 260.875>
@g5 = global <16 x i32> <i32 4158490613, i32 3360377672, i32 4044326933, i32 2753594141, i32 2494753192, i32 3935157047, i32 1201291482, i32 492701808, i32 1831333894, i32 3038021832, i32 1029663566, i32 1797268870, i32 1117123470, i32 4238584725, i32 3008928709, i32 148364898>
@g6 = global i1 0
@g7 = global <8 x double> <double 1041.875, double 534.375, double 482.0, double 552.375, double -118.0, double 1143.5, double 228.75, double 1169.875>
@g8 = global <8 x float> <float -803.0, float 921.75, float -323.75, float 1054.125, float 292.625, float -145.5, float 701.5, float -1114.75>
@g9 = global <8 x float> <float -317.875, float -1004.75, float -858.0, float -707.875, float -197.25, float -441.125, float -709.25, float -442.125>
@g10 = global <3 x bfloat> <bfloat 0xR9478, bfloat 0xR3620, bfloat 0xR090C>
@g11 = global <1 x i32> <i32 3785587388>
@g12 = global <14 x half> <half 0xH2DEC, half 0xH331E, half 0xHB974, half 0xH3FE3, half 0xH8B6C, half 0xHBC1D, half 0xH9AE8, half 0xHBB2A, half 0xH074F, half 0xH00BF, half 0xH0C18, half 0xH9E61, half 0xHA7EA, half 0xHA037>
@g13 = global <1 x i32> <i32 995415046>
@g14 = global <5 x i16> <i16 50443, i16 54972, i16 17360, i16 33840, i16 56308>
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
  %r0.0 = call <4 x ptr> @f0(<4 x i32> <i32 986716113, i32 2638114457, i32 3579270447, i32 2170159377>)
  %r0.0.t1 = extractelement <4 x ptr> %r0.0, i32 0
  %r0.0.t2 = ptrtoint ptr %r0.0.t1 to i64
  call void @mix(i64 %r0.0.t2)
  %r0.0.t3 = extractelement <4 x ptr> %r0.0, i32 1
  %r0.0.t4 = ptrtoint ptr %r0.0.t3 to i64
  call void @mix(i64 %r0.0.t4)
  %r0.0.t5 = extractelement <4 x ptr> %r0.0, i32 2
  %r0.0.t6 = ptrtoint ptr %r0.0.t5 to i64
  call void @mix(i64 %r0.0.t6)
  %r0.0.t7 = extractelement <4 x ptr> %r0.0, i32 3
  %r0.0.t8 = ptrtoint ptr %r0.0.t7 to i64
  call void @mix(i64 %r0.0.t8)
  call void @print()
  %r0.1 = call <4 x ptr> @f0(<4 x i32> <i32 3485654253, i32 3457679169, i32 2675828114, i32 1187231726>)
  %r0.1.t1 = extractelement <4 x ptr> %r0.1, i32 0
  %r0.1.t2 = ptrtoint ptr %r0.1.t1 to i64
  call void @mix(i64 %r0.1.t2)
  %r0.1.t3 = extractelement <4 x ptr> %r0.1, i32 1
  %r0.1.t4 = ptrtoint ptr %r0.1.t3 to i64
  call void @mix(i64 %r0.1.t4)
  %r0.1.t5 = extractelement <4 x ptr> %r0.1, i32 2
  %r0.1.t6 = ptrtoint ptr %r0.1.t5 to i64
  call void @mix(i64 %r0.1.t6)
  %r0.1.t7 = extractelement <4 x ptr> %r0.1, i32 3
  %r0.1.t8 = ptrtoint ptr %r0.1.t7 to i64
  call void @mix(i64 %r0.1.t8)
  call void @print()
  %x1.0.1 = load i1, ptr @g0
  %r1.0 = call i1 @f1({ <5 x double>, i64 } { <5 x double> <double -465.75, double 656.875, double -1140.875, double -832.0, double 291.125>, i64 8590896360481852885 }, i1 %x1.0.1, double -463.5)
  %r1.0.t1 = zext i1 %r1.0 to i64
  call void @mix(i64 %r1.0.t1)
  call void @print()
  %x1.1.1 = load i1, ptr @g1
  %r1.1 = call i1 @f1({ <5 x double>, i64 } { <5 x double> <double -317.875, double -283.875, double 342.875, double 804.5, double 197.125>, i64 12994563588301039631 }, i1 %x1.1.1, double -105.625)
  %r1.1.t1 = zext i1 %r1.1 to i64
  call void @mix(i64 %r1.1.t1)
  call void @print()
  %r2.0 = call <2 x i16> @f2()
  %r2.0.t1 = extractelement <2 x i16> %r2.0, i32 0
  %r2.0.t2 = zext i16 %r2.0.t1 to i64
  call void @mix(i64 %r2.0.t2)
  %r2.0.t3 = extractelement <2 x i16> %r2.0, i32 1
  %r2.0.t4 = zext i16 %r2.0.t3 to i64
  call void @mix(i64 %r2.0.t4)
  call void @print()
  %r2.1 = call <2 x i16> @f2()
  %r2.1.t1 = extractelement <2 x i16> %r2.1, i32 0
  %r2.1.t2 = zext i16 %r2.1.t1 to i64
  call void @mix(i64 %r2.1.t2)
  %r2.1.t3 = extractelement <2 x i16> %r2.1, i32 1
  %r2.1.t4 = zext i16 %r2.1.t3 to i64
  call void @mix(i64 %r2.1.t4)
  call void @print()
  %r3.0 = call <5 x ptr> @f3(<9 x i8> <i8 78, i8 150, i8 145, i8 227, i8 12, i8 68, i8 129, i8 30, i8 168>)
  %r3.0.t1 = extractelement <5 x ptr> %r3.0, i32 0
  %r3.0.t2 = ptrtoint ptr %r3.0.t1 to i64
  call void @mix(i64 %r3.0.t2)
  %r3.0.t3 = extractelement <5 x ptr> %r3.0, i32 1
  %r3.0.t4 = ptrtoint ptr %r3.0.t3 to i64
  call void @mix(i64 %r3.0.t4)
  %r3.0.t5 = extractelement <5 x ptr> %r3.0, i32 2
  %r3.0.t6 = ptrtoint ptr %r3.0.t5 to i64
  call void @mix(i64 %r3.0.t6)
  %r3.0.t7 = extractelement <5 x ptr> %r3.0, i32 3
  %r3.0.t8 = ptrtoint ptr %r3.0.t7 to i64
  call void @mix(i64 %r3.0.t8)
  %r3.0.t9 = extractelement <5 x ptr> %r3.0, i32 4
  %r3.0.t10 = ptrtoint ptr %r3.0.t9 to i64
  call void @mix(i64 %r3.0.t10)
  call void @print()
  %r3.1 = call <5 x ptr> @f3(<9 x i8> <i8 29, i8 61, i8 112, i8 234, i8 138, i8 186, i8 239, i8 55, i8 236>)
  %r3.1.t1 = extractelement <5 x ptr> %r3.1, i32 0
  %r3.1.t2 = ptrtoint ptr %r3.1.t1 to i64
  call void @mix(i64 %r3.1.t2)
  %r3.1.t3 = extractelement <5 x ptr> %r3.1, i32 1
  %r3.1.t4 = ptrtoint ptr %r3.1.t3 to i64
  call void @mix(i64 %r3.1.t4)
  %r3.1.t5 = extractelement <5 x ptr> %r3.1, i32 2
  %r3.1.t6 = ptrtoint ptr %r3.1.t5 to i64
  call void @mix(i64 %r3.1.t6)
  %r3.1.t7 = extractelement <5 x ptr> %r3.1, i32 3
  %r3.1.t8 = ptrtoint ptr %r3.1.t7 to i64
  call void @mix(i64 %r3.1.t8)
  %r3.1.t9 = extractelement <5 x ptr> %r3.1, i32 4
  %r3.1.t10 = ptrtoint ptr %r3.1.t9 to i64
  call void @mix(i64 %r3.1.t10)
  call void @print()
  %x4.0.2 = load i1, ptr @g2
  %x4.0.3 = load <1 x half>, ptr @g3
  %x4.0.5 = load <8 x double>, ptr @g4
  %r4.0 = call <16 x i32> @f4(<16 x i32> <i32 2123973947, i32 883018568, i32 2066041117, i32 4153883994, i32 3455826966, i32 1130660004, i32 4289737419, i32 2825118850, i32 946964794, i32 3794901598, i32 3296806767, i32 2244147718, i32 962704113, i32 1822342757, i32 495371708, i32 1376275072>, <13 x i32> <i32 1014644632, i32 1228557458, i32 1221843911, i32 1845631912, i32 2226502861, i32 161940835, i32 810289199, i32 3350322632, i32 2300949747, i32 1117936872, i32 3334797922, i32 4134923255, i32 4174685905>, i1 %x4.0.2, <1 x half> %x4.0.3, <17 x double> <double -289.5, double 596.75, double -141.0, double -210.75, double 269.375, double 1118.5, double -1183.25, double -422.375, double 1059.25, double 713.125, double 1133.0, double -94.25, double -64.375, double 949.5, double 1019.75, double -37.5, double -701.5>, <8 x double> %x4.0.5)
  %r4.0.t1 = extractelement <16 x i32> %r4.0, i32 0
  %r4.0.t2 = zext i32 %r4.0.t1 to i64
  call void @mix(i64 %r4.0.t2)
  %r4.0.t3 = extractelement <16 x i32> %r4.0, i32 1
  %r4.0.t4 = zext i32 %r4.0.t3 to i64
  call void @mix(i64 %r4.0.t4)
  %r4.0.t5 = extractelement <16 x i32> %r4.0, i32 2
  %r4.0.t6 = zext i32 %r4.0.t5 to i64
  call void @mix(i64 %r4.0.t6)
  %r4.0.t7 = extractelement <16 x i32> %r4.0, i32 3
  %r4.0.t8 = zext i32 %r4.0.t7 to i64
  call void @mix(i64 %r4.0.t8)
  %r4.0.t9 = extractelement <16 x i32> %r4.0, i32 4
  %r4.0.t10 = zext i32 %r4.0.t9 to i64
  call void @mix(i64 %r4.0.t10)
  %r4.0.t11 = extractelement <16 x i32> %r4.0, i32 5
  %r4.0.t12 = zext i32 %r4.0.t11 to i64
  call void @mix(i64 %r4.0.t12)
  %r4.0.t13 = extractelement <16 x i32> %r4.0, i32 6
  %r4.0.t14 = zext i32 %r4.0.t13 to i64
  call void @mix(i64 %r4.0.t14)
  %r4.0.t15 = extractelement <16 x i32> %r4.0, i32 7
  %r4.0.t16 = zext i32 %r4.0.t15 to i64
  call void @mix(i64 %r4.0.t16)
  %r4.0.t17 = extractelement <16 x i32> %r4.0, i32 8
  %r4.0.t18 = zext i32 %r4.0.t17 to i64
  call void @mix(i64 %r4.0.t18)
  %r4.0.t19 = extractelement <16 x i32> %r4.0, i32 9
  %r4.0.t20 = zext i32 %r4.0.t19 to i64
  call void @mix(i64 %r4.0.t20)
  %r4.0.t21 = extractelement <16 x i32> %r4.0, i32 10
  %r4.0.t22 = zext i32 %r4.0.t21 to i64
  call void @mix(i64 %r4.0.t22)
  %r4.0.t23 = extractelement <16 x i32> %r4.0, i32 11
  %r4.0.t24 = zext i32 %r4.0.t23 to i64
  call void @mix(i64 %r4.0.t24)
  %r4.0.t25 = extractelement <16 x i32> %r4.0, i32 12
  %r4.0.t26 = zext i32 %r4.0.t25 to i64
  call void @mix(i64 %r4.0.t26)
  %r4.0.t27 = extractelement <16 x i32> %r4.0, i32 13
  %r4.0.t28 = zext i32 %r4.0.t27 to i64
  call void @mix(i64 %r4.0.t28)
  %r4.0.t29 = extractelement <16 x i32> %r4.0, i32 14
  %r4.0.t30 = zext i32 %r4.0.t29 to i64
  call void @mix(i64 %r4.0.t30)
  %r4.0.t31 = extractelement <16 x i32> %r4.0, i32 15
  %r4.0.t32 = zext i32 %r4.0.t31 to i64
  call void @mix(i64 %r4.0.t32)
  call void @print()
  %x4.1.0 = load <16 x i32>, ptr @g5
  %x4.1.2 = load i1, ptr @g6
  %x4.1.5 = load <8 x double>, ptr @g7
  %r4.1 = call <16 x i32> @f4(<16 x i32> %x4.1.0, <13 x i32> <i32 2088599833, i32 3513475461, i32 2534823953, i32 961295745, i32 3470376188, i32 669765072, i32 1068288683, i32 971992959, i32 1207986091, i32 3487665347, i32 3928379771, i32 512449288, i32 2546535911>, i1 %x4.1.2, <1 x half> <half 0xH2AAB>, <17 x double> <double 79.75, double 144.5, double 1084.875, double -853.125, double 176.375, double 1085.0, double 582.75, double 902.5, double 505.5, double 682.75, double 1102.5, double -514.625, double 851.625, double 824.25, double -299.375, double -960.125, double 876.0>, <8 x double> %x4.1.5)
  %r4.1.t1 = extractelement <16 x i32> %r4.1, i32 0
  %r4.1.t2 = zext i32 %r4.1.t1 to i64
  call void @mix(i64 %r4.1.t2)
  %r4.1.t3 = extractelement <16 x i32> %r4.1, i32 1
  %r4.1.t4 = zext i32 %r4.1.t3 to i64
  call void @mix(i64 %r4.1.t4)
  %r4.1.t5 = extractelement <16 x i32> %r4.1, i32 2
  %r4.1.t6 = zext i32 %r4.1.t5 to i64
  call void @mix(i64 %r4.1.t6)
  %r4.1.t7 = extractelement <16 x i32> %r4.1, i32 3
  %r4.1.t8 = zext i32 %r4.1.t7 to i64
  call void @mix(i64 %r4.1.t8)
  %r4.1.t9 = extractelement <16 x i32> %r4.1, i32 4
  %r4.1.t10 = zext i32 %r4.1.t9 to i64
  call void @mix(i64 %r4.1.t10)
  %r4.1.t11 = extractelement <16 x i32> %r4.1, i32 5
  %r4.1.t12 = zext i32 %r4.1.t11 to i64
  call void @mix(i64 %r4.1.t12)
  %r4.1.t13 = extractelement <16 x i32> %r4.1, i32 6
  %r4.1.t14 = zext i32 %r4.1.t13 to i64
  call void @mix(i64 %r4.1.t14)
  %r4.1.t15 = extractelement <16 x i32> %r4.1, i32 7
  %r4.1.t16 = zext i32 %r4.1.t15 to i64
  call void @mix(i64 %r4.1.t16)
  %r4.1.t17 = extractelement <16 x i32> %r4.1, i32 8
  %r4.1.t18 = zext i32 %r4.1.t17 to i64
  call void @mix(i64 %r4.1.t18)
  %r4.1.t19 = extractelement <16 x i32> %r4.1, i32 9
  %r4.1.t20 = zext i32 %r4.1.t19 to i64
  call void @mix(i64 %r4.1.t20)
  %r4.1.t21 = extractelement <16 x i32> %r4.1, i32 10
  %r4.1.t22 = zext i32 %r4.1.t21 to i64
  call void @mix(i64 %r4.1.t22)
  %r4.1.t23 = extractelement <16 x i32> %r4.1, i32 11
  %r4.1.t24 = zext i32 %r4.1.t23 to i64
  call void @mix(i64 %r4.1.t24)
  %r4.1.t25 = extractelement <16 x i32> %r4.1, i32 12
  %r4.1.t26 = zext i32 %r4.1.t25 to i64
  call void @mix(i64 %r4.1.t26)
  %r4.1.t27 = extractelement <16 x i32> %r4.1, i32 13
  %r4.1.t28 = zext i32 %r4.1.t27 to i64
  call void @mix(i64 %r4.1.t28)
  %r4.1.t29 = extractelement <16 x i32> %r4.1, i32 14
  %r4.1.t30 = zext i32 %r4.1.t29 to i64
  call void @mix(i64 %r4.1.t30)
  %r4.1.t31 = extractelement <16 x i32> %r4.1, i32 15
  %r4.1.t32 = zext i32 %r4.1.t31 to i64
  call void @mix(i64 %r4.1.t32)
  call void @print()
  %x5.0.0 = load <8 x float>, ptr @g8
  %r5.0 = call <3 x bfloat> @f5(<8 x float> %x5.0.0)
  %r5.0.t1 = extractelement <3 x bfloat> %r5.0, i32 0
  %r5.0.t2 = bitcast bfloat %r5.0.t1 to i16
  %r5.0.t3 = zext i16 %r5.0.t2 to i64
  call void @mix(i64 %r5.0.t3)
  %r5.0.t4 = extractelement <3 x bfloat> %r5.0, i32 1
  %r5.0.t5 = bitcast bfloat %r5.0.t4 to i16
  %r5.0.t6 = zext i16 %r5.0.t5 to i64
  call void @mix(i64 %r5.0.t6)
  %r5.0.t7 = extractelement <3 x bfloat> %r5.0, i32 2
  %r5.0.t8 = bitcast bfloat %r5.0.t7 to i16
  %r5.0.t9 = zext i16 %r5.0.t8 to i64
  call void @mix(i64 %r5.0.t9)
  call void @print()
  %x5.1.0 = load <8 x float>, ptr @g9
  %r5.1 = call <3 x bfloat> @f5(<8 x float> %x5.1.0)
  %r5.1.t1 = extractelement <3 x bfloat> %r5.1, i32 0
  %r5.1.t2 = bitcast bfloat %r5.1.t1 to i16
  %r5.1.t3 = zext i16 %r5.1.t2 to i64
  call void @mix(i64 %r5.1.t3)
  %r5.1.t4 = extractelement <3 x bfloat> %r5.1, i32 1
  %r5.1.t5 = bitcast bfloat %r5.1.t4 to i16
  %r5.1.t6 = zext i16 %r5.1.t5 to i64
  call void @mix(i64 %r5.1.t6)
  %r5.1.t7 = extractelement <3 x bfloat> %r5.1, i32 2
  %r5.1.t8 = bitcast bfloat %r5.1.t7 to i16
  %r5.1.t9 = zext i16 %r5.1.t8 to i64
  call void @mix(i64 %r5.1.t9)
  call void @print()
  %x6.0.1 = load <3 x bfloat>, ptr @g10
  %x6.0.3 = load <1 x i32>, ptr @g11
  %r6.0 = call <6 x i1> @f6(<16 x double> <double -109.375, double 32.125, double -501.625, double -764.125, double -624.0, double 1158.875, double -180.25, double 542.25, double -1053.0, double 1020.0, double -200.5, double -1249.625, double 799.75, double 912.875, double -575.875, double 791.25>, <3 x bfloat> %x6.0.1, <14 x half> <half 0xH152A, half 0xH2B9B, half 0xHA456, half 0xH01A5, half 0xH28FD, half 0xH2E12, half 0xHAA00, half 0xH1F12, half 0xH33FF, half 0xH9C8F, half 0xH8AA2, half 0xHBEF9, half 0xH2BB6, half 0xH26E6>, <1 x i32> %x6.0.3)
  %r6.0.t1 = extractelement <6 x i1> %r6.0, i32 0
  %r6.0.t2 = zext i1 %r6.0.t1 to i64
  call void @mix(i64 %r6.0.t2)
  %r6.0.t3 = extractelement <6 x i1> %r6.0, i32 1
  %r6.0.t4 = zext i1 %r6.0.t3 to i64
  call void @mix(i64 %r6.0.t4)
  %r6.0.t5 = extractelement <6 x i1> %r6.0, i32 2
  %r6.0.t6 = zext i1 %r6.0.t5 to i64
  call void @mix(i64 %r6.0.t6)
  %r6.0.t7 = extractelement <6 x i1> %r6.0, i32 3
  %r6.0.t8 = zext i1 %r6.0.t7 to i64
  call void @mix(i64 %r6.0.t8)
  %r6.0.t9 = extractelement <6 x i1> %r6.0, i32 4
  %r6.0.t10 = zext i1 %r6.0.t9 to i64
  call void @mix(i64 %r6.0.t10)
  %r6.0.t11 = extractelement <6 x i1> %r6.0, i32 5
  %r6.0.t12 = zext i1 %r6.0.t11 to i64
  call void @mix(i64 %r6.0.t12)
  call void @print()
  %x6.1.2 = load <14 x half>, ptr @g12
  %x6.1.3 = load <1 x i32>, ptr @g13
  %r6.1 = call <6 x i1> @f6(<16 x double> <double -744.625, double 984.25, double -1117.375, double -741.0, double 1185.5, double -420.125, double 752.5, double 39.875, double -1038.5, double 117.875, double -374.5, double -790.25, double -412.75, double -1091.5, double -40.375, double 477.75>, <3 x bfloat> <bfloat 0xR9F89, bfloat 0xR22D6, bfloat 0xR84FC>, <14 x half> %x6.1.2, <1 x i32> %x6.1.3)
  %r6.1.t1 = extractelement <6 x i1> %r6.1, i32 0
  %r6.1.t2 = zext i1 %r6.1.t1 to i64
  call void @mix(i64 %r6.1.t2)
  %r6.1.t3 = extractelement <6 x i1> %r6.1, i32 1
  %r6.1.t4 = zext i1 %r6.1.t3 to i64
  call void @mix(i64 %r6.1.t4)
  %r6.1.t5 = extractelement <6 x i1> %r6.1, i32 2
  %r6.1.t6 = zext i1 %r6.1.t5 to i64
  call void @mix(i64 %r6.1.t6)
  %r6.1.t7 = extractelement <6 x i1> %r6.1, i32 3
  %r6.1.t8 = zext i1 %r6.1.t7 to i64
  call void @mix(i64 %r6.1.t8)
  %r6.1.t9 = extractelement <6 x i1> %r6.1, i32 4
  %r6.1.t10 = zext i1 %r6.1.t9 to i64
  call void @mix(i64 %r6.1.t10)
  %r6.1.t11 = extractelement <6 x i1> %r6.1, i32 5
  %r6.1.t12 = zext i1 %r6.1.t11 to i64
  call void @mix(i64 %r6.1.t12)
  call void @print()
  %x7.0.2 = load <5 x i16>, ptr @g14
  %r7.0 = call <5 x i16> @f7(<4 x float> <float 1067.75, float -264.75, float -89.0, float 899.125>, double 200.625, <5 x i16> %x7.0.2)
  %r7.0.t1 = extractelement <5 x i16> %r7.0, i32 0
  %r7.0.t2 = zext i16 %r7.0.t1 to i64
  call void @mix(i64 %r7.0.t2)
  %r7.0.t3 = extractelement <5 x i16> %r7.0, i32 1
  %r7.0.t4 = zext i16 %r7.0.t3 to i64
  call void @mix(i64 %r7.0.t4)
  %r7.0.t5 = extractelement <5 x i16> %r7.0, i32 2
  %r7.0.t6 = zext i16 %r7.0.t5 to i64
  call void @mix(i64 %r7.0.t6)
  %r7.0.t7 = extractelement <5 x i16> %r7.0, i32 3
  %r7.0.t8 = zext i16 %r7.0.t7 to i64
  call void @mix(i64 %r7.0.t8)
  %r7.0.t9 = extractelement <5 x i16> %r7.0, i32 4
  %r7.0.t10 = zext i16 %r7.0.t9 to i64
  call void @mix(i64 %r7.0.t10)
  call void @print()
  %r7.1 = call <5 x i16> @f7(<4 x float> <float -464.25, float -224.75, float -1171.375, float 900.625>, double 664.0, <5 x i16> <i16 8997, i16 2281, i16 62897, i16 32956, i16 4631>)
  %r7.1.t1 = extractelement <5 x i16> %r7.1, i32 0
  %r7.1.t2 = zext i16 %r7.1.t1 to i64
  call void @mix(i64 %r7.1.t2)
  %r7.1.t3 = extractelement <5 x i16> %r7.1, i32 1
  %r7.1.t4 = zext i16 %r7.1.t3 to i64
  call void @mix(i64 %r7.1.t4)
  %r7.1.t5 = extractelement <5 x i16> %r7.1, i32 2
  %r7.1.t6 = zext i16 %r7.1.t5 to i64
  call void @mix(i64 %r7.1.t6)
  %r7.1.t7 = extractelement <5 x i16> %r7.1, i32 3
  %r7.1.t8 = zext i16 %r7.1.t7 to i64
  call void @mix(i64 %r7.1.t8)
  %r7.1.t9 = extractelement <5 x i16> %r7.1, i32 4
  %r7.1.t10 = zext i16 %r7.1.t9 to i64
  call void @mix(i64 %r7.1.t10)
  call void @print()
  ret i32 0
}
