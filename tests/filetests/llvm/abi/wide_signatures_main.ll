; Calls of the functions in `wide_signatures`.
declare i32 @printf(ptr, ...)
@f = private constant [9 x i8] c"%d %llx\0A\00"
@seed = global i64 -2401053088876216593
declare i64 @f66(i66 , i32)
declare i66 @rf66(i64)
declare i64 @f66signext(i66 signext , i32)
declare signext i66 @rf66signext(i64)
declare i64 @f66zeroext(i66 zeroext , i32)
declare zeroext i66 @rf66zeroext(i64)
declare i64 @f72(i72 , i32)
declare i72 @rf72(i64)
declare i64 @f72signext(i72 signext , i32)
declare signext i72 @rf72signext(i64)
declare i64 @f72zeroext(i72 zeroext , i32)
declare zeroext i72 @rf72zeroext(i64)
declare i64 @f96(i96 , i32)
declare i96 @rf96(i64)
declare i64 @f96signext(i96 signext , i32)
declare signext i96 @rf96signext(i64)
declare i64 @f96zeroext(i96 zeroext , i32)
declare zeroext i96 @rf96zeroext(i64)
declare i64 @f127(i127 , i32)
declare i127 @rf127(i64)
declare i64 @f127signext(i127 signext , i32)
declare signext i127 @rf127signext(i64)
declare i64 @f127zeroext(i127 zeroext , i32)
declare zeroext i127 @rf127zeroext(i64)
define i32 @main() #0 {
  %vf66 = load volatile i64, ptr @seed
  %wf66 = zext i64 %vf66 to i512
  %xf66 = mul i512 %wf66, 340282366920938463463374607431768211457
  %zf66 = mul i512 %xf66, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf66 = trunc i512 %zf66 to i66
  %cf66 = call i64 @f66(i66 %tf66, i32 1)
  %pf66 = call i32 (ptr, ...) @printf(ptr @f, i32 66, i64 %cf66)
  %rf66 = call i66 @rf66(i64 %vf66)
  %sf66 = sext i66 %rf66 to i512
  %hf66 = lshr i512 %sf66, 63
  %lf66 = trunc i512 %hf66 to i64
  %qf66 = call i32 (ptr, ...) @printf(ptr @f, i32 -66, i64 %lf66)
  %vf66signext = load volatile i64, ptr @seed
  %wf66signext = zext i64 %vf66signext to i512
  %xf66signext = mul i512 %wf66signext, 340282366920938463463374607431768211457
  %zf66signext = mul i512 %xf66signext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf66signext = trunc i512 %zf66signext to i66
  %cf66signext = call i64 @f66signext(i66 signext %tf66signext, i32 1)
  %pf66signext = call i32 (ptr, ...) @printf(ptr @f, i32 66, i64 %cf66signext)
  %rf66signext = call signext i66 @rf66signext(i64 %vf66signext)
  %sf66signext = sext i66 %rf66signext to i512
  %hf66signext = lshr i512 %sf66signext, 63
  %lf66signext = trunc i512 %hf66signext to i64
  %qf66signext = call i32 (ptr, ...) @printf(ptr @f, i32 -66, i64 %lf66signext)
  %vf66zeroext = load volatile i64, ptr @seed
  %wf66zeroext = zext i64 %vf66zeroext to i512
  %xf66zeroext = mul i512 %wf66zeroext, 340282366920938463463374607431768211457
  %zf66zeroext = mul i512 %xf66zeroext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf66zeroext = trunc i512 %zf66zeroext to i66
  %cf66zeroext = call i64 @f66zeroext(i66 zeroext %tf66zeroext, i32 1)
  %pf66zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 66, i64 %cf66zeroext)
  %rf66zeroext = call zeroext i66 @rf66zeroext(i64 %vf66zeroext)
  %sf66zeroext = sext i66 %rf66zeroext to i512
  %hf66zeroext = lshr i512 %sf66zeroext, 63
  %lf66zeroext = trunc i512 %hf66zeroext to i64
  %qf66zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 -66, i64 %lf66zeroext)
  %vf72 = load volatile i64, ptr @seed
  %wf72 = zext i64 %vf72 to i512
  %xf72 = mul i512 %wf72, 340282366920938463463374607431768211457
  %zf72 = mul i512 %xf72, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf72 = trunc i512 %zf72 to i72
  %cf72 = call i64 @f72(i72 %tf72, i32 1)
  %pf72 = call i32 (ptr, ...) @printf(ptr @f, i32 72, i64 %cf72)
  %rf72 = call i72 @rf72(i64 %vf72)
  %sf72 = sext i72 %rf72 to i512
  %hf72 = lshr i512 %sf72, 69
  %lf72 = trunc i512 %hf72 to i64
  %qf72 = call i32 (ptr, ...) @printf(ptr @f, i32 -72, i64 %lf72)
  %vf72signext = load volatile i64, ptr @seed
  %wf72signext = zext i64 %vf72signext to i512
  %xf72signext = mul i512 %wf72signext, 340282366920938463463374607431768211457
  %zf72signext = mul i512 %xf72signext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf72signext = trunc i512 %zf72signext to i72
  %cf72signext = call i64 @f72signext(i72 signext %tf72signext, i32 1)
  %pf72signext = call i32 (ptr, ...) @printf(ptr @f, i32 72, i64 %cf72signext)
  %rf72signext = call signext i72 @rf72signext(i64 %vf72signext)
  %sf72signext = sext i72 %rf72signext to i512
  %hf72signext = lshr i512 %sf72signext, 69
  %lf72signext = trunc i512 %hf72signext to i64
  %qf72signext = call i32 (ptr, ...) @printf(ptr @f, i32 -72, i64 %lf72signext)
  %vf72zeroext = load volatile i64, ptr @seed
  %wf72zeroext = zext i64 %vf72zeroext to i512
  %xf72zeroext = mul i512 %wf72zeroext, 340282366920938463463374607431768211457
  %zf72zeroext = mul i512 %xf72zeroext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf72zeroext = trunc i512 %zf72zeroext to i72
  %cf72zeroext = call i64 @f72zeroext(i72 zeroext %tf72zeroext, i32 1)
  %pf72zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 72, i64 %cf72zeroext)
  %rf72zeroext = call zeroext i72 @rf72zeroext(i64 %vf72zeroext)
  %sf72zeroext = sext i72 %rf72zeroext to i512
  %hf72zeroext = lshr i512 %sf72zeroext, 69
  %lf72zeroext = trunc i512 %hf72zeroext to i64
  %qf72zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 -72, i64 %lf72zeroext)
  %vf96 = load volatile i64, ptr @seed
  %wf96 = zext i64 %vf96 to i512
  %xf96 = mul i512 %wf96, 340282366920938463463374607431768211457
  %zf96 = mul i512 %xf96, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf96 = trunc i512 %zf96 to i96
  %cf96 = call i64 @f96(i96 %tf96, i32 1)
  %pf96 = call i32 (ptr, ...) @printf(ptr @f, i32 96, i64 %cf96)
  %rf96 = call i96 @rf96(i64 %vf96)
  %sf96 = sext i96 %rf96 to i512
  %hf96 = lshr i512 %sf96, 93
  %lf96 = trunc i512 %hf96 to i64
  %qf96 = call i32 (ptr, ...) @printf(ptr @f, i32 -96, i64 %lf96)
  %vf96signext = load volatile i64, ptr @seed
  %wf96signext = zext i64 %vf96signext to i512
  %xf96signext = mul i512 %wf96signext, 340282366920938463463374607431768211457
  %zf96signext = mul i512 %xf96signext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf96signext = trunc i512 %zf96signext to i96
  %cf96signext = call i64 @f96signext(i96 signext %tf96signext, i32 1)
  %pf96signext = call i32 (ptr, ...) @printf(ptr @f, i32 96, i64 %cf96signext)
  %rf96signext = call signext i96 @rf96signext(i64 %vf96signext)
  %sf96signext = sext i96 %rf96signext to i512
  %hf96signext = lshr i512 %sf96signext, 93
  %lf96signext = trunc i512 %hf96signext to i64
  %qf96signext = call i32 (ptr, ...) @printf(ptr @f, i32 -96, i64 %lf96signext)
  %vf96zeroext = load volatile i64, ptr @seed
  %wf96zeroext = zext i64 %vf96zeroext to i512
  %xf96zeroext = mul i512 %wf96zeroext, 340282366920938463463374607431768211457
  %zf96zeroext = mul i512 %xf96zeroext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf96zeroext = trunc i512 %zf96zeroext to i96
  %cf96zeroext = call i64 @f96zeroext(i96 zeroext %tf96zeroext, i32 1)
  %pf96zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 96, i64 %cf96zeroext)
  %rf96zeroext = call zeroext i96 @rf96zeroext(i64 %vf96zeroext)
  %sf96zeroext = sext i96 %rf96zeroext to i512
  %hf96zeroext = lshr i512 %sf96zeroext, 93
  %lf96zeroext = trunc i512 %hf96zeroext to i64
  %qf96zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 -96, i64 %lf96zeroext)
  %vf127 = load volatile i64, ptr @seed
  %wf127 = zext i64 %vf127 to i512
  %xf127 = mul i512 %wf127, 340282366920938463463374607431768211457
  %zf127 = mul i512 %xf127, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf127 = trunc i512 %zf127 to i127
  %cf127 = call i64 @f127(i127 %tf127, i32 1)
  %pf127 = call i32 (ptr, ...) @printf(ptr @f, i32 127, i64 %cf127)
  %rf127 = call i127 @rf127(i64 %vf127)
  %sf127 = sext i127 %rf127 to i512
  %hf127 = lshr i512 %sf127, 124
  %lf127 = trunc i512 %hf127 to i64
  %qf127 = call i32 (ptr, ...) @printf(ptr @f, i32 -127, i64 %lf127)
  %vf127signext = load volatile i64, ptr @seed
  %wf127signext = zext i64 %vf127signext to i512
  %xf127signext = mul i512 %wf127signext, 340282366920938463463374607431768211457
  %zf127signext = mul i512 %xf127signext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf127signext = trunc i512 %zf127signext to i127
  %cf127signext = call i64 @f127signext(i127 signext %tf127signext, i32 1)
  %pf127signext = call i32 (ptr, ...) @printf(ptr @f, i32 127, i64 %cf127signext)
  %rf127signext = call signext i127 @rf127signext(i64 %vf127signext)
  %sf127signext = sext i127 %rf127signext to i512
  %hf127signext = lshr i512 %sf127signext, 124
  %lf127signext = trunc i512 %hf127signext to i64
  %qf127signext = call i32 (ptr, ...) @printf(ptr @f, i32 -127, i64 %lf127signext)
  %vf127zeroext = load volatile i64, ptr @seed
  %wf127zeroext = zext i64 %vf127zeroext to i512
  %xf127zeroext = mul i512 %wf127zeroext, 340282366920938463463374607431768211457
  %zf127zeroext = mul i512 %xf127zeroext, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %tf127zeroext = trunc i512 %zf127zeroext to i127
  %cf127zeroext = call i64 @f127zeroext(i127 zeroext %tf127zeroext, i32 1)
  %pf127zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 127, i64 %cf127zeroext)
  %rf127zeroext = call zeroext i127 @rf127zeroext(i64 %vf127zeroext)
  %sf127zeroext = sext i127 %rf127zeroext to i512
  %hf127zeroext = lshr i512 %sf127zeroext, 124
  %lf127zeroext = trunc i512 %hf127zeroext to i64
  %qf127zeroext = call i32 (ptr, ...) @printf(ptr @f, i32 -127, i64 %lf127zeroext)
  ret i32 0
}
