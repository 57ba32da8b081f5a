; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %v, ptr %p) {
  %a = load <vscale x 4 x i32>, ptr %p, align 16
  %b = add <vscale x 4 x i32> %a, splat (i32 3)
  %c = shufflevector <vscale x 4 x i32> %b, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %c
}

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
