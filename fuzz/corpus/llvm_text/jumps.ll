; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @jumps(ptr %where, i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %target
    i32 -1, label %loop
  ]

target:                                           ; preds = %entry
  indirectbr ptr %where, [label %target2, label %loop]

target2:                                          ; preds = %target
  br label %loop

loop:                                             ; preds = %loop, %target2, %target, %entry
  %i = phi i32 [ 0, %target ], [ %next, %loop ], [ 1, %target2 ], [ %n, %entry ]
  %j = phi i32 [ %i, %loop ], [ 5, %entry ], [ 6, %target ], [ 7, %target2 ]
  %next = add i32 %i, %j
  %done = icmp ugt i32 %next, 100
  br i1 %done, label %other, label %loop

other:                                            ; preds = %loop, %entry
  %r = phi i32 [ %next, %loop ], [ 0, %entry ]
  switch i32 %r, label %end [
  ]

end:                                              ; preds = %other
  ret i32 %r
}

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
