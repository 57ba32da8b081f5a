; Integers of more than a word, whose last word has bits that nobody sets: callee.
define i64 @f66(i66 %a, i32 %k) #0 {
  %z = icmp slt i66 %a, 5
  %h = lshr i66 %a, 61
  %t = trunc i66 %h to i64
  %u = icmp ult i66 %a, 18446744073709551616
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i66 %a to i512
  %s = lshr i512 %e, 86
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define i66 @rf66(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i66
  ret i66 %r
}
define i64 @f66signext(i66 signext %a, i32 %k) #0 {
  %z = icmp slt i66 %a, 5
  %h = lshr i66 %a, 61
  %t = trunc i66 %h to i64
  %u = icmp ult i66 %a, 18446744073709551616
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i66 %a to i512
  %s = lshr i512 %e, 86
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define signext i66 @rf66signext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i66
  ret i66 %r
}
define i64 @f66zeroext(i66 zeroext %a, i32 %k) #0 {
  %z = icmp slt i66 %a, 5
  %h = lshr i66 %a, 61
  %t = trunc i66 %h to i64
  %u = icmp ult i66 %a, 18446744073709551616
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i66 %a to i512
  %s = lshr i512 %e, 86
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define zeroext i66 @rf66zeroext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i66
  ret i66 %r
}
define i64 @f72(i72 %a, i32 %k) #0 {
  %z = icmp slt i72 %a, 5
  %h = lshr i72 %a, 67
  %t = trunc i72 %h to i64
  %u = icmp ult i72 %a, 1180591620717411303424
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i72 %a to i512
  %s = lshr i512 %e, 92
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define i72 @rf72(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i72
  ret i72 %r
}
define i64 @f72signext(i72 signext %a, i32 %k) #0 {
  %z = icmp slt i72 %a, 5
  %h = lshr i72 %a, 67
  %t = trunc i72 %h to i64
  %u = icmp ult i72 %a, 1180591620717411303424
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i72 %a to i512
  %s = lshr i512 %e, 92
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define signext i72 @rf72signext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i72
  ret i72 %r
}
define i64 @f72zeroext(i72 zeroext %a, i32 %k) #0 {
  %z = icmp slt i72 %a, 5
  %h = lshr i72 %a, 67
  %t = trunc i72 %h to i64
  %u = icmp ult i72 %a, 1180591620717411303424
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i72 %a to i512
  %s = lshr i512 %e, 92
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define zeroext i72 @rf72zeroext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i72
  ret i72 %r
}
define i64 @f96(i96 %a, i32 %k) #0 {
  %z = icmp slt i96 %a, 5
  %h = lshr i96 %a, 91
  %t = trunc i96 %h to i64
  %u = icmp ult i96 %a, 19807040628566084398385987584
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i96 %a to i512
  %s = lshr i512 %e, 116
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define i96 @rf96(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i96
  ret i96 %r
}
define i64 @f96signext(i96 signext %a, i32 %k) #0 {
  %z = icmp slt i96 %a, 5
  %h = lshr i96 %a, 91
  %t = trunc i96 %h to i64
  %u = icmp ult i96 %a, 19807040628566084398385987584
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i96 %a to i512
  %s = lshr i512 %e, 116
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define signext i96 @rf96signext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i96
  ret i96 %r
}
define i64 @f96zeroext(i96 zeroext %a, i32 %k) #0 {
  %z = icmp slt i96 %a, 5
  %h = lshr i96 %a, 91
  %t = trunc i96 %h to i64
  %u = icmp ult i96 %a, 19807040628566084398385987584
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i96 %a to i512
  %s = lshr i512 %e, 116
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define zeroext i96 @rf96zeroext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i96
  ret i96 %r
}
define i64 @f127(i127 %a, i32 %k) #0 {
  %z = icmp slt i127 %a, 5
  %h = lshr i127 %a, 122
  %t = trunc i127 %h to i64
  %u = icmp ult i127 %a, 42535295865117307932921825928971026432
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i127 %a to i512
  %s = lshr i512 %e, 147
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define i127 @rf127(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i127
  ret i127 %r
}
define i64 @f127signext(i127 signext %a, i32 %k) #0 {
  %z = icmp slt i127 %a, 5
  %h = lshr i127 %a, 122
  %t = trunc i127 %h to i64
  %u = icmp ult i127 %a, 42535295865117307932921825928971026432
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i127 %a to i512
  %s = lshr i512 %e, 147
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define signext i127 @rf127signext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i127
  ret i127 %r
}
define i64 @f127zeroext(i127 zeroext %a, i32 %k) #0 {
  %z = icmp slt i127 %a, 5
  %h = lshr i127 %a, 122
  %t = trunc i127 %h to i64
  %u = icmp ult i127 %a, 42535295865117307932921825928971026432
  %b = select i1 %z, i64 4096, i64 0
  %c = select i1 %u, i64 65536, i64 0
  %x = or i64 %t, %b
  %y = or i64 %x, %c
  %e = sext i127 %a to i512
  %s = lshr i512 %e, 147
  %v = trunc i512 %s to i64
  %m = mul i64 %v, 1048576
  %r = add i64 %y, %m
  ret i64 %r
}
define zeroext i127 @rf127zeroext(i64 %a) #0 {
  %x = zext i64 %a to i512
  %y = mul i512 %x, 340282366920938463463374607431768211457
  %z = mul i512 %y, 115792089237316195423570985008687907853269984665640564039457584007913129639937
  %t = lshr i512 %z, 7
  %r = trunc i512 %t to i127
  ret i127 %r
}
