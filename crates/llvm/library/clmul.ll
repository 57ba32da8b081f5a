; The product of two polynomials over bits, 64 each: low and high half.
define { i64, i64 } @__kernelsmith_clmul(i64 %a, i64 %b) {
entry:
  %half = lshr i64 %a, 1
  br label %loop

loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %low = phi i64 [ 0, %entry ], [ %low.next, %loop ]
  %high = phi i64 [ 0, %entry ], [ %high.next, %loop ]
  %up = lshr i64 %b, %n
  %bit = and i64 %up, 1
  %mask = sub i64 0, %bit
  %to.low = shl i64 %a, %n
  %rest = xor i64 %n, 63
  %to.high = lshr i64 %half, %rest
  %low.part = and i64 %to.low, %mask
  %high.part = and i64 %to.high, %mask
  %low.next = xor i64 %low, %low.part
  %high.next = xor i64 %high, %high.part
  %next = add i64 %n, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %end, label %loop

end:
  %first = insertvalue { i64, i64 } poison, i64 %low.next, 0
  %both = insertvalue { i64, i64 } %first, i64 %high.next, 1
  ret { i64, i64 } %both
}
