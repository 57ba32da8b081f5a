declare void @mix(i64)
define <4 x ptr> @f0(<4 x i32> %a0) #0 {
  %v.t1 = extractelement <4 x i32> %a0, i32 0
  %v.t2 = zext i32 %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <4 x i32> %a0, i32 1
  %v.t4 = zext i32 %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <4 x i32> %a0, i32 2
  %v.t6 = zext i32 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <4 x i32> %a0, i32 3
  %v.t8 = zext i32 %v.t7 to i64
  call void @mix(i64 %v.t8)
  ret <4 x ptr> <ptr inttoptr (i64 13264705465863212482 to ptr), ptr inttoptr (i64 16070228138577200642 to ptr), ptr inttoptr (i64 2683847247277995838 to ptr), ptr inttoptr (i64 7832523673187628192 to ptr)>
}
define i1 @f1({ <5 x double>, i64 } %a0, i1 %a1, double %a2) #0 {
  %v.t1 = extractvalue { <5 x double>, i64 } %a0, 0
  %v.t2 = extractelement <5 x double> %v.t1, i32 0
  %v.t3 = bitcast double %v.t2 to i64
  call void @mix(i64 %v.t3)
  %v.t4 = extractelement <5 x double> %v.t1, i32 1
  %v.t5 = bitcast double %v.t4 to i64
  call void @mix(i64 %v.t5)
  %v.t6 = extractelement <5 x double> %v.t1, i32 2
  %v.t7 = bitcast double %v.t6 to i64
  call void @mix(i64 %v.t7)
  %v.t8 = extractelement <5 x double> %v.t1, i32 3
  %v.t9 = bitcast double %v.t8 to i64
  call void @mix(i64 %v.t9)
  %v.t10 = extractelement <5 x double> %v.t1, i32 4
  %v.t11 = bitcast double %v.t10 to i64
  call void @mix(i64 %v.t11)
  %v.t12 = extractvalue { <5 x double>, i64 } %a0, 1
  call void @mix(i64 %v.t12)
  %v.t13 = zext i1 %a1 to i64
  call void @mix(i64 %v.t13)
  %v.t14 = bitcast double %a2 to i64
  call void @mix(i64 %v.t14)
  ret i1 1
}
define <2 x i16> @f2() #0 {
  ret <2 x i16> <i16 7329, i16 51074>
}
define <5 x ptr> @f3(<9 x i8> %a0) #0 {
  %v.t1 = extractelement <9 x i8> %a0, i32 0
  %v.t2 = zext i8 %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <9 x i8> %a0, i32 1
  %v.t4 = zext i8 %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <9 x i8> %a0, i32 2
  %v.t6 = zext i8 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <9 x i8> %a0, i32 3
  %v.t8 = zext i8 %v.t7 to i64
  call void @mix(i64 %v.t8)
  %v.t9 = extractelement <9 x i8> %a0, i32 4
  %v.t10 = zext i8 %v.t9 to i64
  call void @mix(i64 %v.t10)
  %v.t11 = extractelement <9 x i8> %a0, i32 5
  %v.t12 = zext i8 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <9 x i8> %a0, i32 6
  %v.t14 = zext i8 %v.t13 to i64
  call void @mix(i64 %v.t14)
  %v.t15 = extractelement <9 x i8> %a0, i32 7
  %v.t16 = zext i8 %v.t15 to i64
  call void @mix(i64 %v.t16)
  %v.t17 = extractelement <9 x i8> %a0, i32 8
  %v.t18 = zext i8 %v.t17 to i64
  call void @mix(i64 %v.t18)
  ret <5 x ptr> <ptr inttoptr (i64 4056656175745854631 to ptr), ptr inttoptr (i64 2293593387216378826 to ptr), ptr inttoptr (i64 16484658543013485921 to ptr), ptr inttoptr (i64 13984697528977532177 to ptr), ptr inttoptr (i64 14283391841862555502 to ptr)>
}
define <16 x i32> @f4(<16 x i32> %a0, <13 x i32> %a1, i1 %a2, <1 x half> %a3, <17 x double> %a4, <8 x double> %a5) #0 {
  %v.t1 = extractelement <16 x i32> %a0, i32 0
  %v.t2 = zext i32 %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <16 x i32> %a0, i32 1
  %v.t4 = zext i32 %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <16 x i32> %a0, i32 2
  %v.t6 = zext i32 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <16 x i32> %a0, i32 3
  %v.t8 = zext i32 %v.t7 to i64
  call void @mix(i64 %v.t8)
  %v.t9 = extractelement <16 x i32> %a0, i32 4
  %v.t10 = zext i32 %v.t9 to i64
  call void @mix(i64 %v.t10)
  %v.t11 = extractelement <16 x i32> %a0, i32 5
  %v.t12 = zext i32 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <16 x i32> %a0, i32 6
  %v.t14 = zext i32 %v.t13 to i64
  call void @mix(i64 %v.t14)
  %v.t15 = extractelement <16 x i32> %a0, i32 7
  %v.t16 = zext i32 %v.t15 to i64
  call void @mix(i64 %v.t16)
  %v.t17 = extractelement <16 x i32> %a0, i32 8
  %v.t18 = zext i32 %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <16 x i32> %a0, i32 9
  %v.t20 = zext i32 %v.t19 to i64
  call void @mix(i64 %v.t20)
  %v.t21 = extractelement <16 x i32> %a0, i32 10
  %v.t22 = zext i32 %v.t21 to i64
  call void @mix(i64 %v.t22)
  %v.t23 = extractelement <16 x i32> %a0, i32 11
  %v.t24 = zext i32 %v.t23 to i64
  call void @mix(i64 %v.t24)
  %v.t25 = extractelement <16 x i32> %a0, i32 12
  %v.t26 = zext i32 %v.t25 to i64
  call void @mix(i64 %v.t26)
  %v.t27 = extractelement <16 x i32> %a0, i32 13
  %v.t28 = zext i32 %v.t27 to i64
  call void @mix(i64 %v.t28)
  %v.t29 = extractelement <16 x i32> %a0, i32 14
  %v.t30 = zext i32 %v.t29 to i64
  call void @mix(i64 %v.t30)
  %v.t31 = extractelement <16 x i32> %a0, i32 15
  %v.t32 = zext i32 %v.t31 to i64
  call void @mix(i64 %v.t32)
  %v.t33 = extractelement <13 x i32> %a1, i32 0
  %v.t34 = zext i32 %v.t33 to i64
  call void @mix(i64 %v.t34)
  %v.t35 = extractelement <13 x i32> %a1, i32 1
  %v.t36 = zext i32 %v.t35 to i64
  call void @mix(i64 %v.t36)
  %v.t37 = extractelement <13 x i32> %a1, i32 2
  %v.t38 = zext i32 %v.t37 to i64
  call void @mix(i64 %v.t38)
  %v.t39 = extractelement <13 x i32> %a1, i32 3
  %v.t40 = zext i32 %v.t39 to i64
  call void @mix(i64 %v.t40)
  %v.t41 = extractelement <13 x i32> %a1, i32 4
  %v.t42 = zext i32 %v.t41 to i64
  call void @mix(i64 %v.t42)
  %v.t43 = extractelement <13 x i32> %a1, i32 5
  %v.t44 = zext i32 %v.t43 to i64
  call void @mix(i64 %v.t44)
  %v.t45 = extractelement <13 x i32> %a1, i32 6
  %v.t46 = zext i32 %v.t45 to i64
  call void @mix(i64 %v.t46)
  %v.t47 = extractelement <13 x i32> %a1, i32 7
  %v.t48 = zext i32 %v.t47 to i64
  call void @mix(i64 %v.t48)
  %v.t49 = extractelement <13 x i32> %a1, i32 8
  %v.t50 = zext i32 %v.t49 to i64
  call void @mix(i64 %v.t50)
  %v.t51 = extractelement <13 x i32> %a1, i32 9
  %v.t52 = zext i32 %v.t51 to i64
  call void @mix(i64 %v.t52)
  %v.t53 = extractelement <13 x i32> %a1, i32 10
  %v.t54 = zext i32 %v.t53 to i64
  call void @mix(i64 %v.t54)
  %v.t55 = extractelement <13 x i32> %a1, i32 11
  %v.t56 = zext i32 %v.t55 to i64
  call void @mix(i64 %v.t56)
  %v.t57 = extractelement <13 x i32> %a1, i32 12
  %v.t58 = zext i32 %v.t57 to i64
  call void @mix(i64 %v.t58)
  %v.t59 = zext i1 %a2 to i64
  call void @mix(i64 %v.t59)
  %v.t60 = extractelement <1 x half> %a3, i32 0
  %v.t61 = bitcast half %v.t60 to i16
  %v.t62 = zext i16 %v.t61 to i64
  call void @mix(i64 %v.t62)
  %v.t63 = extractelement <17 x double> %a4, i32 0
  %v.t64 = bitcast double %v.t63 to i64
  call void @mix(i64 %v.t64)
  %v.t65 = extractelement <17 x double> %a4, i32 1
  %v.t66 = bitcast double %v.t65 to i64
  call void @mix(i64 %v.t66)
  %v.t67 = extractelement <17 x double> %a4, i32 2
  %v.t68 = bitcast double %v.t67 to i64
  call void @mix(i64 %v.t68)
  %v.t69 = extractelement <17 x double> %a4, i32 3
  %v.t70 = bitcast double %v.t69 to i64
  call void @mix(i64 %v.t70)
  %v.t71 = extractelement <17 x double> %a4, i32 4
  %v.t72 = bitcast double %v.t71 to i64
  call void @mix(i64 %v.t72)
  %v.t73 = extractelement <17 x double> %a4, i32 5
  %v.t74 = bitcast double %v.t73 to i64
  call void @mix(i64 %v.t74)
  %v.t75 = extractelement <17 x double> %a4, i32 6
  %v.t76 = bitcast double %v.t75 to i64
  call void @mix(i64 %v.t76)
  %v.t77 = extractelement <17 x double> %a4, i32 7
  %v.t78 = bitcast double %v.t77 to i64
  call void @mix(i64 %v.t78)
  %v.t79 = extractelement <17 x double> %a4, i32 8
  %v.t80 = bitcast double %v.t79 to i64
  call void @mix(i64 %v.t80)
  %v.t81 = extractelement <17 x double> %a4, i32 9
  %v.t82 = bitcast double %v.t81 to i64
  call void @mix(i64 %v.t82)
  %v.t83 = extractelement <17 x double> %a4, i32 10
  %v.t84 = bitcast double %v.t83 to i64
  call void @mix(i64 %v.t84)
  %v.t85 = extractelement <17 x double> %a4, i32 11
  %v.t86 = bitcast double %v.t85 to i64
  call void @mix(i64 %v.t86)
  %v.t87 = extractelement <17 x double> %a4, i32 12
  %v.t88 = bitcast double %v.t87 to i64
  call void @mix(i64 %v.t88)
  %v.t89 = extractelement <17 x double> %a4, i32 13
  %v.t90 = bitcast double %v.t89 to i64
  call void @mix(i64 %v.t90)
  %v.t91 = extractelement <17 x double> %a4, i32 14
  %v.t92 = bitcast double %v.t91 to i64
  call void @mix(i64 %v.t92)
  %v.t93 = extractelement <17 x double> %a4, i32 15
  %v.t94 = bitcast double %v.t93 to i64
  call void @mix(i64 %v.t94)
  %v.t95 = extractelement <17 x double> %a4, i32 16
  %v.t96 = bitcast double %v.t95 to i64
  call void @mix(i64 %v.t96)
  %v.t97 = extractelement <8 x double> %a5, i32 0
  %v.t98 = bitcast double %v.t97 to i64
  call void @mix(i64 %v.t98)
  %v.t99 = extractelement <8 x double> %a5, i32 1
  %v.t100 = bitcast double %v.t99 to i64
  call void @mix(i64 %v.t100)
  %v.t101 = extractelement <8 x double> %a5, i32 2
  %v.t102 = bitcast double %v.t101 to i64
  call void @mix(i64 %v.t102)
  %v.t103 = extractelement <8 x double> %a5, i32 3
  %v.t104 = bitcast double %v.t103 to i64
  call void @mix(i64 %v.t104)
  %v.t105 = extractelement <8 x double> %a5, i32 4
  %v.t106 = bitcast double %v.t105 to i64
  call void @mix(i64 %v.t106)
  %v.t107 = extractelement <8 x double> %a5, i32 5
  %v.t108 = bitcast double %v.t107 to i64
  call void @mix(i64 %v.t108)
  %v.t109 = extractelement <8 x double> %a5, i32 6
  %v.t110 = bitcast double %v.t109 to i64
  call void @mix(i64 %v.t110)
  %v.t111 = extractelement <8 x double> %a5, i32 7
  %v.t112 = bitcast double %v.t111 to i64
  call void @mix(i64 %v.t112)
  ret <16 x i32> <i32 3645204484, i32 1964416578, i32 1614574092, i32 1305415450, i32 250167895, i32 1342901162, i32 3365123249, i32 1561394433, i32 2830676012, i32 931514538, i32 3369833281, i32 1495915397, i32 2854163051, i32 572488623, i32 144319346, i32 2973504857>
}
define <3 x bfloat> @f5(<8 x float> %a0) #0 {
  %v.t1 = extractelement <8 x float> %a0, i32 0
  %v.t2 = bitcast float %v.t1 to i32
  %v.t3 = zext i32 %v.t2 to i64
  call void @mix(i64 %v.t3)
  %v.t4 = extractelement <8 x float> %a0, i32 1
  %v.t5 = bitcast float %v.t4 to i32
  %v.t6 = zext i32 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <8 x float> %a0, i32 2
  %v.t8 = bitcast float %v.t7 to i32
  %v.t9 = zext i32 %v.t8 to i64
  call void @mix(i64 %v.t9)
  %v.t10 = extractelement <8 x float> %a0, i32 3
  %v.t11 = bitcast float %v.t10 to i32
  %v.t12 = zext i32 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <8 x float> %a0, i32 4
  %v.t14 = bitcast float %v.t13 to i32
  %v.t15 = zext i32 %v.t14 to i64
  call void @mix(i64 %v.t15)
  %v.t16 = extractelement <8 x float> %a0, i32 5
  %v.t17 = bitcast float %v.t16 to i32
  %v.t18 = zext i32 %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <8 x float> %a0, i32 6
  %v.t20 = bitcast float %v.t19 to i32
  %v.t21 = zext i32 %v.t20 to i64
  call void @mix(i64 %v.t21)
  %v.t22 = extractelement <8 x float> %a0, i32 7
  %v.t23 = bitcast float %v.t22 to i32
  %v.t24 = zext i32 %v.t23 to i64
  call void @mix(i64 %v.t24)
  ret <3 x bfloat> <bfloat 0xR239F, bfloat 0xR092D, bfloat 0xR87E0>
}
define <6 x i1> @f6(<16 x double> %a0, <3 x bfloat> %a1, <14 x half> %a2, <1 x i32> %a3) #0 {
  %v.t1 = extractelement <16 x double> %a0, i32 0
  %v.t2 = bitcast double %v.t1 to i64
  call void @mix(i64 %v.t2)
  %v.t3 = extractelement <16 x double> %a0, i32 1
  %v.t4 = bitcast double %v.t3 to i64
  call void @mix(i64 %v.t4)
  %v.t5 = extractelement <16 x double> %a0, i32 2
  %v.t6 = bitcast double %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <16 x double> %a0, i32 3
  %v.t8 = bitcast double %v.t7 to i64
  call void @mix(i64 %v.t8)
  %v.t9 = extractelement <16 x double> %a0, i32 4
  %v.t10 = bitcast double %v.t9 to i64
  call void @mix(i64 %v.t10)
  %v.t11 = extractelement <16 x double> %a0, i32 5
  %v.t12 = bitcast double %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = extractelement <16 x double> %a0, i32 6
  %v.t14 = bitcast double %v.t13 to i64
  call void @mix(i64 %v.t14)
  %v.t15 = extractelement <16 x double> %a0, i32 7
  %v.t16 = bitcast double %v.t15 to i64
  call void @mix(i64 %v.t16)
  %v.t17 = extractelement <16 x double> %a0, i32 8
  %v.t18 = bitcast double %v.t17 to i64
  call void @mix(i64 %v.t18)
  %v.t19 = extractelement <16 x double> %a0, i32 9
  %v.t20 = bitcast double %v.t19 to i64
  call void @mix(i64 %v.t20)
  %v.t21 = extractelement <16 x double> %a0, i32 10
  %v.t22 = bitcast double %v.t21 to i64
  call void @mix(i64 %v.t22)
  %v.t23 = extractelement <16 x double> %a0, i32 11
  %v.t24 = bitcast double %v.t23 to i64
  call void @mix(i64 %v.t24)
  %v.t25 = extractelement <16 x double> %a0, i32 12
  %v.t26 = bitcast double %v.t25 to i64
  call void @mix(i64 %v.t26)
  %v.t27 = extractelement <16 x double> %a0, i32 13
  %v.t28 = bitcast double %v.t27 to i64
  call void @mix(i64 %v.t28)
  %v.t29 = extractelement <16 x double> %a0, i32 14
  %v.t30 = bitcast double %v.t29 to i64
  call void @mix(i64 %v.t30)
  %v.t31 = extractelement <16 x double> %a0, i32 15
  %v.t32 = bitcast double %v.t31 to i64
  call void @mix(i64 %v.t32)
  %v.t33 = extractelement <3 x bfloat> %a1, i32 0
  %v.t34 = bitcast bfloat %v.t33 to i16
  %v.t35 = zext i16 %v.t34 to i64
  call void @mix(i64 %v.t35)
  %v.t36 = extractelement <3 x bfloat> %a1, i32 1
  %v.t37 = bitcast bfloat %v.t36 to i16
  %v.t38 = zext i16 %v.t37 to i64
  call void @mix(i64 %v.t38)
  %v.t39 = extractelement <3 x bfloat> %a1, i32 2
  %v.t40 = bitcast bfloat %v.t39 to i16
  %v.t41 = zext i16 %v.t40 to i64
  call void @mix(i64 %v.t41)
  %v.t42 = extractelement <14 x half> %a2, i32 0
  %v.t43 = bitcast half %v.t42 to i16
  %v.t44 = zext i16 %v.t43 to i64
  call void @mix(i64 %v.t44)
  %v.t45 = extractelement <14 x half> %a2, i32 1
  %v.t46 = bitcast half %v.t45 to i16
  %v.t47 = zext i16 %v.t46 to i64
  call void @mix(i64 %v.t47)
  %v.t48 = extractelement <14 x half> %a2, i32 2
  %v.t49 = bitcast half %v.t48 to i16
  %v.t50 = zext i16 %v.t49 to i64
  call void @mix(i64 %v.t50)
  %v.t51 = extractelement <14 x half> %a2, i32 3
  %v.t52 = bitcast half %v.t51 to i16
  %v.t53 = zext i16 %v.t52 to i64
  call void @mix(i64 %v.t53)
  %v.t54 = extractelement <14 x half> %a2, i32 4
  %v.t55 = bitcast half %v.t54 to i16
  %v.t56 = zext i16 %v.t55 to i64
  call void @mix(i64 %v.t56)
  %v.t57 = extractelement <14 x half> %a2, i32 5
  %v.t58 = bitcast half %v.t57 to i16
  %v.t59 = zext i16 %v.t58 to i64
  call void @mix(i64 %v.t59)
  %v.t60 = extractelement <14 x half> %a2, i32 6
  %v.t61 = bitcast half %v.t60 to i16
  %v.t62 = zext i16 %v.t61 to i64
  call void @mix(i64 %v.t62)
  %v.t63 = extractelement <14 x half> %a2, i32 7
  %v.t64 = bitcast half %v.t63 to i16
  %v.t65 = zext i16 %v.t64 to i64
  call void @mix(i64 %v.t65)
  %v.t66 = extractelement <14 x half> %a2, i32 8
  %v.t67 = bitcast half %v.t66 to i16
  %v.t68 = zext i16 %v.t67 to i64
  call void @mix(i64 %v.t68)
  %v.t69 = extractelement <14 x half> %a2, i32 9
  %v.t70 = bitcast half %v.t69 to i16
  %v.t71 = zext i16 %v.t70 to i64
  call void @mix(i64 %v.t71)
  %v.t72 = extractelement <14 x half> %a2, i32 10
  %v.t73 = bitcast half %v.t72 to i16
  %v.t74 = zext i16 %v.t73 to i64
  call void @mix(i64 %v.t74)
  %v.t75 = extractelement <14 x half> %a2, i32 11
  %v.t76 = bitcast half %v.t75 to i16
  %v.t77 = zext i16 %v.t76 to i64
  call void @mix(i64 %v.t77)
  %v.t78 = extractelement <14 x half> %a2, i32 12
  %v.t79 = bitcast half %v.t78 to i16
  %v.t80 = zext i16 %v.t79 to i64
  call void @mix(i64 %v.t80)
  %v.t81 = extractelement <14 x half> %a2, i32 13
  %v.t82 = bitcast half %v.t81 to i16
  %v.t83 = zext i16 %v.t82 to i64
  call void @mix(i64 %v.t83)
  %v.t84 = extractelement <1 x i32> %a3, i32 0
  %v.t85 = zext i32 %v.t84 to i64
  call void @mix(i64 %v.t85)
  ret <6 x i1> <i1 1, i1 0, i1 0, i1 1, i1 1, i1 1>
}
define <5 x i16> @f7(<4 x float> %a0, double %a1, <5 x i16> %a2) #0 {
  %v.t1 = extractelement <4 x float> %a0, i32 0
  %v.t2 = bitcast float %v.t1 to i32
  %v.t3 = zext i32 %v.t2 to i64
  call void @mix(i64 %v.t3)
  %v.t4 = extractelement <4 x float> %a0, i32 1
  %v.t5 = bitcast float %v.t4 to i32
  %v.t6 = zext i32 %v.t5 to i64
  call void @mix(i64 %v.t6)
  %v.t7 = extractelement <4 x float> %a0, i32 2
  %v.t8 = bitcast float %v.t7 to i32
  %v.t9 = zext i32 %v.t8 to i64
  call void @mix(i64 %v.t9)
  %v.t10 = extractelement <4 x float> %a0, i32 3
  %v.t11 = bitcast float %v.t10 to i32
  %v.t12 = zext i32 %v.t11 to i64
  call void @mix(i64 %v.t12)
  %v.t13 = bitcast double %a1 to i64
  call void @mix(i64 %v.t13)
  %v.t14 = extractelement <5 x i16> %a2, i32 0
  %v.t15 = zext i16 %v.t14 to i64
  call void @mix(i64 %v.t15)
  %v.t16 = extractelement <5 x i16> %a2, i32 1
  %v.t17 = zext i16 %v.t16 to i64
  call void @mix(i64 %v.t17)
  %v.t18 = extractelement <5 x i16> %a2, i32 2
  %v.t19 = zext i16 %v.t18 to i64
  call void @mix(i64 %v.t19)
  %v.t20 = extractelement <5 x i16> %a2, i32 3
  %v.t21 = zext i16 %v.t20 to i64
  call void @mix(i64 %v.t21)
  %v.t22 = extractelement <5 x i16> %a2, i32 4
  %v.t23 = zext i16 %v.t22 to i64
  call void @mix(i64 %v.t23)
  ret <5 x i16> %a2
}
