declare void @mix(i64)
define <5 x i16> @f0() #0 {
  ret <5 x i16> <i16 57316, i16 42914, i16 21393, i16 18276, i16 64076>
}
define <3 x i32> @f1(i1 %a0) #0 {
  %v.t1 = zext i1 %a0 to i64
  call void @mix(i64 %v.t1)
  ret <3 x i32> <i32 3062197624, i32 3577079016, i32 2826166820>
}
define <7 x bfloat> @f2(<7 x bfloat> %a0, <5 x double> %a1) #0 {
  %v.t1 = extractelement <7 x bfloat> %a0, i32 0
  %v.t2 = bitcast bfloat %v.t1 to i16
  %v.t3 = zext i16 %v.t2 to i64
  call void @mix(i64 %v.t3)
  %v.t4 = extractelement <7 x bfloat> %a0, i32 1
  %v.t5 = bitcast bfloat %v.t4 to i16
  %v.t6 = zext i16 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <7 x bfloat> %a0, i32 2
  %v.t8 = bitcast bfloat %v.t7 to i16
  %v.t9 = zext i16 %v.t8 to i64
  call void @mix(i64 %v.t9)
  %v.t10 = extractelement <7 x bfloat> %a0, i32 3
  %v.t11 = bitcast bfloat %v.t10 to i16
  %v.t12 = zext i16 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <7 x bfloat> %a0, i32 4
  %v.t14 = bitcast bfloat %v.t13 to i16
  %v.t15 = zext i16 %v.t14 to i64
  call void @mix(i64 %v.t15)
  %v.t16 = extractelement <7 x bfloat> %a0, i32 5
  %v.t17 = bitcast bfloat %v.t16 to i16
  %v.t18 = zext i16 %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <7 x bfloat> %a0, i32 6
  %v.t20 = bitcast bfloat %v.t19 to i16
  %v.t21 = zext i16 %v.t20 to i64
  call void @mix(i64 %v.t21)
  %v.t22 = extractelement <5 x double> %a1, i32 0
  %v.t23 = bitcast double %v.t22 to i64
  call void @mix(i64 %v.t23)
  %v.t24 = extractelement <5 x double> %a1, i32 1
  %v.t25 = bitcast double %v.t24 to i64
  call void @mix(i64 %v.t25)
  %v.t26 = extractelement <5 x double> %a1, i32 2
  %v.t27 = bitcast double %v.t26 to i64
  call void @mix(i64 %v.t27)
  %v.t28 = extractelement <5 x double> %a1, i32 3
  %v.t29 = bitcast double %v.t28 to i64
  call void @mix(i64 %v.t29)
  %v.t30 = extractelement <5 x double> %a1, i32 4
  %v.t31 = bitcast double %v.t30 to i64
  call void @mix(i64 %v.t31)
  ret <7 x bfloat> %a0
}
define <32 x i32> @f3(i8 %a0) #0 {
  %v.t1 = zext i8 %a0 to i64
  call void @mix(i64 %v.t1)
  ret <32 x i32> <i32 1123139303, i32 1198368960, i32 4272356085, i32 2558036552, i32 3026135818, i32 459691883, i32 3882677678, i32 2444497132, i32 112653886, i32 3577436279, i32 2981782130, i32 4189661138, i32 4154049001, i32 556399915, i32 137753040, i32 1504957482, i32 1322776259, i32 4199107739, i32 1969204973, i32 3072816430, i32 1782958782, i32 3168143241, i32 1141550331, i32 3670924920, i32 756769562, i32 1593791715, i32 3886926104, i32 805611784, i32 2542458509, i32 3914695542, i32 2487522612, i32 1039533616>
}
define <8 x i8> @f4() #0 {
  ret <8 x i8> <i8 202, i8 86, i8 47, i8 62, i8 164, i8 150, i8 51, i8 107>
}
define bfloat @f5() #0 {
  ret bfloat 0xR3053
}
define bfloat @f6(<3 x i16> %a0, <8 x double> %a1, <16 x half> %a2, <8 x i1> %a3, <4 x i8> %a4, bfloat %a5, <3 x double> %a6, ptr %a7, i1 %a8) #0 {
  %v.t1 = extractelement <3 x i16> %a0, i32 0
  %v.t2 = zext i16 %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <3 x i16> %a0, i32 1
  %v.t4 = zext i16 %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <3 x i16> %a0, i32 2
  %v.t6 = zext i16 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <8 x double> %a1, i32 0
  %v.t8 = bitcast double %v.t7 to i64
  call void @mix(i64 %v.t8)
  %v.t9 = extractelement <8 x double> %a1, i32 1
  %v.t10 = bitcast double %v.t9 to i64
  call void @mix(i64 %v.t10)
  %v.t11 = extractelement <8 x double> %a1, i32 2
  %v.t12 = bitcast double %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <8 x double> %a1, i32 3
  %v.t14 = bitcast double %v.t13 to i64
  call void @mix(i64 %v.t14)
  %v.t15 = extractelement <8 x double> %a1, i32 4
  %v.t16 = bitcast double %v.t15 to i64
  call void @mix(i64 %v.t16)
  %v.t17 = extractelement <8 x double> %a1, i32 5
  %v.t18 = bitcast double %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <8 x double> %a1, i32 6
  %v.t20 = bitcast double %v.t19 to i64
  call void @mix(i64 %v.t20)
  %v.t21 = extractelement <8 x double> %a1, i32 7
  %v.t22 = bitcast double %v.t21 to i64
  call void @mix(i64 %v.t22)
  %v.t23 = extractelement <16 x half> %a2, i32 0
  %v.t24 = bitcast half %v.t23 to i16
  %v.t25 = zext i16 %v.t24 to i64
  call void @mix(i64 %v.t25)
  %v.t26 = extractelement <16 x half> %a2, i32 1
  %v.t27 = bitcast half %v.t26 to i16
  %v.t28 = zext i16 %v.t27 to i64
  call void @mix(i64 %v.t28)
  %v.t29 = extractelement <16 x half> %a2, i32 2
  %v.t30 = bitcast half %v.t29 to i16
  %v.t31 = zext i16 %v.t30 to i64
  call void @mix(i64 %v.t31)
  %v.t32 = extractelement <16 x half> %a2, i32 3
  %v.t33 = bitcast half %v.t32 to i16
  %v.t34 = zext i16 %v.t33 to i64
  call void @mix(i64 %v.t34)
  %v.t35 = extractelement <16 x half> %a2, i32 4
  %v.t36 = bitcast half %v.t35 to i16
  %v.t37 = zext i16 %v.t36 to i64
  call void @mix(i64 %v.t37)
  %v.t38 = extractelement <16 x half> %a2, i32 5
  %v.t39 = bitcast half %v.t38 to i16
  %v.t40 = zext i16 %v.t39 to i64
  call void @mix(i64 %v.t40)
  %v.t41 = extractelement <16 x half> %a2, i32 6
  %v.t42 = bitcast half %v.t41 to i16
  %v.t43 = zext i16 %v.t42 to i64
  call void @mix(i64 %v.t43)
  %v.t44 = extractelement <16 x half> %a2, i32 7
  %v.t45 = bitcast half %v.t44 to i16
  %v.t46 = zext i16 %v.t45 to i64
  call void @mix(i64 %v.t46)
  %v.t47 = extractelement <16 x half> %a2, i32 8
  %v.t48 = bitcast half %v.t47 to i16
  %v.t49 = zext i16 %v.t48 to i64
  call void @mix(i64 %v.t49)
  %v.t50 = extractelement <16 x half> %a2, i32 9
  %v.t51 = bitcast half %v.t50 to i16
  %v.t52 = zext i16 %v.t51 to i64
  call void @mix(i64 %v.t52)
  %v.t53 = extractelement <16 x half> %a2, i32 10
  %v.t54 = bitcast half %v.t53 to i16
  %v.t55 = zext i16 %v.t54 to i64
  call void @mix(i64 %v.t55)
  %v.t56 = extractelement <16 x half> %a2, i32 11
  %v.t57 = bitcast half %v.t56 to i16
  %v.t58 = zext i16 %v.t57 to i64
  call void @mix(i64 %v.t58)
  %v.t59 = extractelement <16 x half> %a2, i32 12
  %v.t60 = bitcast half %v.t59 to i16
  %v.t61 = zext i16 %v.t60 to i64
  call void @mix(i64 %v.t61)
  %v.t62 = extractelement <16 x half> %a2, i32 13
  %v.t63 = bitcast half %v.t62 to i16
  %v.t64 = zext i16 %v.t63 to i64
  call void @mix(i64 %v.t64)
  %v.t65 = extractelement <16 x half> %a2, i32 14
  %v.t66 = bitcast half %v.t65 to i16
  %v.t67 = zext i16 %v.t66 to i64
  call void @mix(i64 %v.t67)
  %v.t68 = extractelement <16 x half> %a2, i32 15
  %v.t69 = bitcast half %v.t68 to i16
  %v.t70 = zext i16 %v.t69 to i64
  call void @mix(i64 %v.t70)
  %v.t71 = extractelement <8 x i1> %a3, i32 0
  %v.t72 = zext i1 %v.t71 to i64
  call void @mix(i64 %v.t72)
  %v.t73 = extractelement <8 x i1> %a3, i32 1
  %v.t74 = zext i1 %v.t73 to i64
  call void @mix(i64 %v.t74)
  %v.t75 = extractelement <8 x i1> %a3, i32 2
  %v.t76 = zext i1 %v.t75 to i64
  call void @mix(i64 %v.t76)
  %v.t77 = extractelement <8 x i1> %a3, i32 3
  %v.t78 = zext i1 %v.t77 to i64
  call void @mix(i64 %v.t78)
  %v.t79 = extractelement <8 x i1> %a3, i32 4
  %v.t80 = zext i1 %v.t79 to i64
  call void @mix(i64 %v.t80)
  %v.t81 = extractelement <8 x i1> %a3, i32 5
  %v.t82 = zext i1 %v.t81 to i64
  call void @mix(i64 %v.t82)
  %v.t83 = extractelement <8 x i1> %a3, i32 6
  %v.t84 = zext i1 %v.t83 to i64
  call void @mix(i64 %v.t84)
  %v.t85 = extractelement <8 x i1> %a3, i32 7
  %v.t86 = zext i1 %v.t85 to i64
  call void @mix(i64 %v.t86)
  %v.t87 = extractelement <4 x i8> %a4, i32 0
  %v.t88 = zext i8 %v.t87 to i64
  call void @mix(i64 %v.t88)
  %v.t89 = extractelement <4 x i8> %a4, i32 1
  %v.t90 = zext i8 %v.t89 to i64
  call void @mix(i64 %v.t90)
  %v.t91 = extractelement <4 x i8> %a4, i32 2
  %v.t92 = zext i8 %v.t91 to i64
  call void @mix(i64 %v.t92)
  %v.t93 = extractelement <4 x i8> %a4, i32 3
  %v.t94 = zext i8 %v.t93 to i64
  call void @mix(i64 %v.t94)
  %v.t95 = bitcast bfloat %a5 to i16
  %v.t96 = zext i16 %v.t95 to i64
  call void @mix(i64 %v.t96)
  %v.t97 = extractelement <3 x double> %a6, i32 0
  %v.t98 = bitcast double %v.t97 to i64
  call void @mix(i64 %v.t98)
  %v.t99 = extractelement <3 x double> %a6, i32 1
  %v.t100 = bitcast double %v.t99 to i64
  call void @mix(i64 %v.t100)
  %v.t101 = extractelement <3 x double> %a6, i32 2
  %v.t102 = bitcast double %v.t101 to i64
  call void @mix(i64 %v.t102)
  %v.t103 = ptrtoint ptr %a7 to i64
  call void @mix(i64 %v.t103)
  %v.t104 = zext i1 %a8 to i64
  call void @mix(i64 %v.t104)
  ret bfloat %a5
}
define <11 x half> @f7(<8 x i16> %a0, <16 x i1> %a1, i8 %a2, <16 x bfloat> %a3, i1 %a4, <8 x i8> %a5) #0 {
  %v.t1 = extractelement <8 x i16> %a0, i32 0
  %v.t2 = zext i16 %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <8 x i16> %a0, i32 1
  %v.t4 = zext i16 %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <8 x i16> %a0, i32 2
  %v.t6 = zext i16 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <8 x i16> %a0, i32 3
  %v.t8 = zext i16 %v.t7 to i64
  call void @mix(i64 %v.t8)
  %v.t9 = extractelement <8 x i16> %a0, i32 4
  %v.t10 = zext i16 %v.t9 to i64
  call void @mix(i64 %v.t10)
  %v.t11 = extractelement <8 x i16> %a0, i32 5
  %v.t12 = zext i16 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <8 x i16> %a0, i32 6
  %v.t14 = zext i16 %v.t13 to i64
  call void @mix(i64 %v.t14)
  %v.t15 = extractelement <8 x i16> %a0, i32 7
  %v.t16 = zext i16 %v.t15 to i64
  call void @mix(i64 %v.t16)
  %v.t17 = extractelement <16 x i1> %a1, i32 0
  %v.t18 = zext i1 %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <16 x i1> %a1, i32 1
  %v.t20 = zext i1 %v.t19 to i64
  call void @mix(i64 %v.t20)
  %v.t21 = extractelement <16 x i1> %a1, i32 2
  %v.t22 = zext i1 %v.t21 to i64
  call void @mix(i64 %v.t22)
  %v.t23 = extractelement <16 x i1> %a1, i32 3
  %v.t24 = zext i1 %v.t23 to i64
  call void @mix(i64 %v.t24)
  %v.t25 = extractelement <16 x i1> %a1, i32 4
  %v.t26 = zext i1 %v.t25 to i64
  call void @mix(i64 %v.t26)
  %v.t27 = extractelement <16 x i1> %a1, i32 5
  %v.t28 = zext i1 %v.t27 to i64
  call void @mix(i64 %v.t28)
  %v.t29 = extractelement <16 x i1> %a1, i32 6
  %v.t30 = zext i1 %v.t29 to i64
  call void @mix(i64 %v.t30)
  %v.t31 = extractelement <16 x i1> %a1, i32 7
  %v.t32 = zext i1 %v.t31 to i64
  call void @mix(i64 %v.t32)
  %v.t33 = extractelement <16 x i1> %a1, i32 8
  %v.t34 = zext i1 %v.t33 to i64
  call void @mix(i64 %v.t34)
  %v.t35 = extractelement <16 x i1> %a1, i32 9
  %v.t36 = zext i1 %v.t35 to i64
  call void @mix(i64 %v.t36)
  %v.t37 = extractelement <16 x i1> %a1, i32 10
  %v.t38 = zext i1 %v.t37 to i64
  call void @mix(i64 %v.t38)
  %v.t39 = extractelement <16 x i1> %a1, i32 11
  %v.t40 = zext i1 %v.t39 to i64
  call void @mix(i64 %v.t40)
  %v.t41 = extractelement <16 x i1> %a1, i32 12
  %v.t42 = zext i1 %v.t41 to i64
  call void @mix(i64 %v.t42)
  %v.t43 = extractelement <16 x i1> %a1, i32 13
  %v.t44 = zext i1 %v.t43 to i64
  call void @mix(i64 %v.t44)
  %v.t45 = extractelement <16 x i1> %a1, i32 14
  %v.t46 = zext i1 %v.t45 to i64
  call void @mix(i64 %v.t46)
  %v.t47 = extractelement <16 x i1> %a1, i32 15
  %v.t48 = zext i1 %v.t47 to i64
  call void @mix(i64 %v.t48)
  %v.t49 = zext i8 %a2 to i64
  call void @mix(i64 %v.t49)
  %v.t50 = extractelement <16 x bfloat> %a3, i32 0
  %v.t51 = bitcast bfloat %v.t50 to i16
  %v.t52 = zext i16 %v.t51 to i64
  call void @mix(i64 %v.t52)
  %v.t53 = extractelement <16 x bfloat> %a3, i32 1
  %v.t54 = bitcast bfloat %v.t53 to i16
  %v.t55 = zext i16 %v.t54 to i64
  call void @mix(i64 %v.t55)
  %v.t56 = extractelement <16 x bfloat> %a3, i32 2
  %v.t57 = bitcast bfloat %v.t56 to i16
  %v.t58 = zext i16 %v.t57 to i64
  call void @mix(i64 %v.t58)
  %v.t59 = extractelement <16 x bfloat> %a3, i32 3
  %v.t60 = bitcast bfloat %v.t59 to i16
  %v.t61 = zext i16 %v.t60 to i64
  call void @mix(i64 %v.t61)
  %v.t62 = extractelement <16 x bfloat> %a3, i32 4
  %v.t63 = bitcast bfloat %v.t62 to i16
  %v.t64 = zext i16 %v.t63 to i64
  call void @mix(i64 %v.t64)
  %v.t65 = extractelement <16 x bfloat> %a3, i32 5
  %v.t66 = bitcast bfloat %v.t65 to i16
  %v.t67 = zext i16 %v.t66 to i64
  call void @mix(i64 %v.t67)
  %v.t68 = extractelement <16 x bfloat> %a3, i32 6
  %v.t69 = bitcast bfloat %v.t68 to i16
  %v.t70 = zext i16 %v.t69 to i64
  call void @mix(i64 %v.t70)
  %v.t71 = extractelement <16 x bfloat> %a3, i32 7
  %v.t72 = bitcast bfloat %v.t71 to i16
  %v.t73 = zext i16 %v.t72 to i64
  call void @mix(i64 %v.t73)
  %v.t74 = extractelement <16 x bfloat> %a3, i32 8
  %v.t75 = bitcast bfloat %v.t74 to i16
  %v.t76 = zext i16 %v.t75 to i64
  call void @mix(i64 %v.t76)
  %v.t77 = extractelement <16 x bfloat> %a3, i32 9
  %v.t78 = bitcast bfloat %v.t77 to i16
  %v.t79 = zext i16 %v.t78 to i64
  call void @mix(i64 %v.t79)
  %v.t80 = extractelement <16 x bfloat> %a3, i32 10
  %v.t81 = bitcast bfloat %v.t80 to i16
  %v.t82 = zext i16 %v.t81 to i64
  call void @mix(i64 %v.t82)
  %v.t83 = extractelement <16 x bfloat> %a3, i32 11
  %v.t84 = bitcast bfloat %v.t83 to i16
  %v.t85 = zext i16 %v.t84 to i64
  call void @mix(i64 %v.t85)
  %v.t86 = extractelement <16 x bfloat> %a3, i32 12
  %v.t87 = bitcast bfloat %v.t86 to i16
  %v.t88 = zext i16 %v.t87 to i64
  call void @mix(i64 %v.t88)
  %v.t89 = extractelement <16 x bfloat> %a3, i32 13
  %v.t90 = bitcast bfloat %v.t89 to i16
  %v.t91 = zext i16 %v.t90 to i64
  call void @mix(i64 %v.t91)
  %v.t92 = extractelement <16 x bfloat> %a3, i32 14
  %v.t93 = bitcast bfloat %v.t92 to i16
  %v.t94 = zext i16 %v.t93 to i64
  call void @mix(i64 %v.t94)
  %v.t95 = extractelement <16 x bfloat> %a3, i32 15
  %v.t96 = bitcast bfloat %v.t95 to i16
  %v.t97 = zext i16 %v.t96 to i64
  call void @mix(i64 %v.t97)
  %v.t98 = zext i1 %a4 to i64
  call void @mix(i64 %v.t98)
  %v.t99 = extractelement <8 x i8> %a5, i32 0
  %v.t100 = zext i8 %v.t99 to i64
  call void @mix(i64 %v.t100)
  %v.t101 = extractelement <8 x i8> %a5, i32 1
  %v.t102 = zext i8 %v.t101 to i64
  call void @mix(i64 %v.t102)
  %v.t103 = extractelement <8 x i8> %a5, i32 2
  %v.t104 = zext i8 %v.t103 to i64
  call void @mix(i64 %v.t104)
  %v.t105 = extractelement <8 x i8> %a5, i32 3
  %v.t106 = zext i8 %v.t105 to i64
  call void @mix(i64 %v.t106)
  %v.t107 = extractelement <8 x i8> %a5, i32 4
  %v.t108 = zext i8 %v.t107 to i64
  call void @mix(i64 %v.t108)
  %v.t109 = extractelement <8 x i8> %a5, i32 5
  %v.t110 = zext i8 %v.t109 to i64
  call void @mix(i64 %v.t110)
  %v.t111 = extractelement <8 x i8> %a5, i32 6
  %v.t112 = zext i8 %v.t111 to i64
  call void @mix(i64 %v.t112)
  %v.t113 = extractelement <8 x i8> %a5, i32 7
  %v.t114 = zext i8 %v.t113 to i64
  call void @mix(i64 %v.t114)
  ret <11 x half> <half 0xH8417, half 0xH106F, half 0xH836E, half 0xH0EB3, half 0xH3E8E, half 0xH2BC9, half 0xH29D8, half 0xHBF54, half 0xH3F2C, half 0xH1821, half 0xH9215>
}
