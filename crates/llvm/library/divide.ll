; Divisions of unsigned numbers of any number of words, lowest first, bit by bit: quotient and rest are other places.
define void @__kernelsmith_divide(ptr %quotient, ptr %rest, ptr %number, ptr %divisor, i64 %n) {
entry:
  br label %clear

clear:
  %c = phi i64 [ 0, %entry ], [ %c.next, %clear ]
  %c.quotient = getelementptr i64, ptr %quotient, i64 %c
  store i64 0, ptr %c.quotient, align 8
  %c.rest = getelementptr i64, ptr %rest, i64 %c
  store i64 0, ptr %c.rest, align 8
  %c.next = add i64 %c, 1
  %c.more = icmp ult i64 %c.next, %n
  br i1 %c.more, label %clear, label %top

; The words above the first one that is not zero have no bits.
top:
  %words = phi i64 [ %n, %clear ], [ %below, %lower ]
  %below = sub i64 %words, 1
  %top.place = getelementptr i64, ptr %number, i64 %below
  %top.word = load i64, ptr %top.place, align 8
  %top.zero = icmp eq i64 %top.word, 0
  br i1 %top.zero, label %lower, label %start

lower:
  %more.words = icmp ne i64 %below, 0
  br i1 %more.words, label %top, label %end

start:
  %bits = shl i64 %words, 6
  br label %bit

; The rest is doubled, and gets the next bit.
bit:
  %left = phi i64 [ %bits, %start ], [ %at, %next ]
  %at = sub i64 %left, 1
  %at.word = lshr i64 %at, 6
  %at.bit = and i64 %at, 63
  %number.place = getelementptr i64, ptr %number, i64 %at.word
  %number.word = load i64, ptr %number.place, align 8
  %shifted = lshr i64 %number.word, %at.bit
  %digit = and i64 %shifted, 1
  br label %double

double:
  %d = phi i64 [ 0, %bit ], [ %d.next, %double ]
  %carry = phi i64 [ %digit, %bit ], [ %carry.next, %double ]
  %borrow = phi i1 [ false, %bit ], [ %borrow.next, %double ]
  %d.place = getelementptr i64, ptr %rest, i64 %d
  %d.word = load i64, ptr %d.place, align 8
  %d.twice = shl i64 %d.word, 1
  %d.new = or i64 %d.twice, %carry
  store i64 %d.new, ptr %d.place, align 8
  %carry.next = lshr i64 %d.word, 63
  %divisor.place = getelementptr i64, ptr %divisor, i64 %d
  %divisor.word = load i64, ptr %divisor.place, align 8
  %is.less = icmp ult i64 %d.new, %divisor.word
  %is.equal = icmp eq i64 %d.new, %divisor.word
  %borrows = and i1 %is.equal, %borrow
  %borrow.next = or i1 %is.less, %borrows
  %d.next = add i64 %d, 1
  %d.more = icmp ult i64 %d.next, %n
  br i1 %d.more, label %double, label %compare

; What was carried out of the rest makes it larger than any divisor.
compare:
  %no.carry = icmp eq i64 %carry.next, 0
  %is.small = and i1 %no.carry, %borrow.next
  br i1 %is.small, label %next, label %subtract

subtract:
  %s = phi i64 [ 0, %compare ], [ %s.next, %subtract ]
  %s.borrow = phi i64 [ 0, %compare ], [ %s.borrow.next, %subtract ]
  %s.place = getelementptr i64, ptr %rest, i64 %s
  %s.word = load i64, ptr %s.place, align 8
  %s.divisor.place = getelementptr i64, ptr %divisor, i64 %s
  %s.divisor = load i64, ptr %s.divisor.place, align 8
  %s.first = sub i64 %s.word, %s.divisor
  %s.new = sub i64 %s.first, %s.borrow
  store i64 %s.new, ptr %s.place, align 8
  %s.is.less = icmp ult i64 %s.word, %s.divisor
  %s.wraps = icmp ult i64 %s.first, %s.borrow
  %s.borrows = or i1 %s.is.less, %s.wraps
  %s.borrow.next = zext i1 %s.borrows to i64
  %s.next = add i64 %s, 1
  %s.more = icmp ult i64 %s.next, %n
  br i1 %s.more, label %subtract, label %set

set:
  %set.place = getelementptr i64, ptr %quotient, i64 %at.word
  %set.word = load i64, ptr %set.place, align 8
  %set.bit = shl i64 1, %at.bit
  %set.new = or i64 %set.word, %set.bit
  store i64 %set.new, ptr %set.place, align 8
  br label %next

next:
  %done = icmp eq i64 %at, 0
  br i1 %done, label %end, label %bit

end:
  ret void
}
