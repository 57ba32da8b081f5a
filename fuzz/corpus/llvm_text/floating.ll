; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #0

; Function Attrs: strictfp
define double @floating(float %a, double %b, half %h) #1 {
  %neg = fneg fast float %a
  %add = fadd nnan ninf nsz float %neg, 1.250000e+00
  %sub = fsub reassoc arcp contract afn float %add, 0x3FB99999A0000000
  %mul = fmul float %sub, %a
  %div = fdiv float %mul, 3.000000e+00
  %rem = frem float %div, %a
  %cmp = fcmp fast olt float %rem, %a
  %never = fcmp false double %b, 0.000000e+00
  %uno = fcmp uno double %b, %b
  %sel = select nnan i1 %cmp, float %rem, float %a
  %ext = fpext float %sel to double
  %tr = fptrunc fast double %ext to half
  %i = fptosi double %ext to i32
  %u = fptoui half %tr to i8
  %f = sitofp i32 %i to double
  %g = uitofp nneg i8 %u to double
  %sum = call double @llvm.experimental.constrained.fadd.f64(double %f, double %g, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  %bits = bitcast double %sum to <2 x i32>
  %back = bitcast <2 x i32> %bits to double
  %phi.in = fadd double %back, undef
  ret double %phi.in
}

attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { strictfp }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
