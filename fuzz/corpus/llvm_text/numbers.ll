; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @numbers(i32 %0, ptr %1) {
  br label %3

3:                                                ; preds = %6, %2
  %4 = phi i32 [ %0, %2 ], [ %7, %6 ]
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %"quoted label", label %6

6:                                                ; preds = %3
  %7 = sub i32 %4, 1
  store i32 %7, ptr %1, align 4
  br label %3

"quoted label":                                   ; preds = %3
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
