; ModuleID = 'floats-O1.ll'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local i32 @exchange(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
  %4 = cmpxchg ptr %0, i32 3, i32 %1 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  fence acquire
  store atomic i32 5, ptr %0 release, align 4
  %6 = atomicrmw xchg ptr %0, i32 9 seq_cst, align 4
  %7 = load atomic i32, ptr %0 seq_cst, align 4
  %8 = add i32 %6, %5
  %9 = add i32 %8, %7
  ret i32 %9
}

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.errno.tbaa = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
