; Numbers of 80 bits that become numbers of 16 bits, rounded once, and remainders of the latter. The output is that of llc 22.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@format = private constant [6 x i8] c"%04x\0A\00"
@numbers = private global [14 x x86_fp80] [
  x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000, x86_fp80 0xK3FFF8000000000000000,
  x86_fp80 0xK3FFF8010000000000000, x86_fp80 0xK3FFF8010000000000001, x86_fp80 0xK3FFF8030000000000000,
  x86_fp80 0xK3FFF802FFFFFFFFFFFFF, x86_fp80 0xKC00DFFEFFFFFFFFFFFFF, x86_fp80 0xK400EFFF0000000000000,
  x86_fp80 0xK400EFFEFFFFFFFFFFFFF, x86_fp80 0xK3FE68000000000000001, x86_fp80 0xK3FE68000000000000000,
  x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK3FF1C123456789ABCDEF]
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr [14 x x86_fp80], ptr @numbers, i64 0, i64 %i
  %number = load x86_fp80, ptr %place, align 16
  %half = fptrunc x86_fp80 %number to half
  %bits = bitcast half %half to i16
  %word = zext i16 %bits to i32
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %word)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 14
  br i1 %more, label %loop, label %done
done:
  call void @remainders()
  ret i32 0
}
@v = global [6 x half] [half 0xH4500, half 0xH3E00, half 0xHC580, half 0xH7BFF, half 0xH0003, half 0xH3555]
define internal void @remainders() {
  br label %o
o:
  %i = phi i64 [0, %0], [%i1, %e]
  %p = getelementptr half, ptr @v, i64 %i
  %x = load half, ptr %p
  br label %l
l:
  %j = phi i64 [0, %o], [%j1, %l]
  %q = getelementptr half, ptr @v, i64 %j
  %y = load half, ptr %q
  %r = frem half %x, %y
  %b = bitcast half %r to i16
  %w = zext i16 %b to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %w)
  %j1 = add i64 %j, 1
  %jc = icmp ult i64 %j1, 6
  br i1 %jc, label %l, label %e
e:
  %i1 = add i64 %i, 1
  %ic = icmp ult i64 %i1, 6
  br i1 %ic, label %o, label %d
d:
  ret void
}
