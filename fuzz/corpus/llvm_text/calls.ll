; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%0 = type { i32, ptr }
%named = type { %0, [3 x <2 x float>], <{ i8, i64 }> }

@0 = external hidden unnamed_addr constant [5 x i8], align 1
@1 = external hidden global i32
@named = external global %named, section "special", align 16

declare void @plain()

; Function Attrs: nofree memory(read, argmem: readwrite)
declare i32 @variadic(ptr noundef readonly captures(none), ...) #0

declare zeroext i1 @truth()

; Function Attrs: nounwind
declare void @extended(ptr sret(%named) align 16, i8 signext, i16 inreg zeroext, ptr byval(%0) align 8) #1

declare fastcc i64 @fast(i64, i32)

declare ghccc void @haskell()

; Function Attrs: returns_twice
declare i32 @setjmp(ptr) #2

declare i32 @personality(...)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: strictfp
define void @calls(ptr %f, i32 %n, ...) #5 personality ptr @personality {
  %va = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %va)
  tail call void @plain() #6
  %a = call i32 (ptr, ...) @variadic(ptr noundef @0, double 1.500000e+00, i64 7)
  %b = notail call zeroext i1 @truth()
  notail call void @extended(ptr sret(%named) align 16 @named, i8 signext 1, i16 inreg zeroext 2, ptr byval(%0) align 8 %f) #1
  %c = call fastcc i64 @fast(i64 1, i32 %n)
  %d = call i32 %f(i32 %n, i8 3)
  call ghccc void @haskell()
  %e = call i32 asm sideeffect inteldialect "mov eax, 1", "={ax},~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void asm "", "r,~{memory}"(ptr %f)
  call void @extended(ptr sret(%named) %f, i8 1, i16 2, ptr byval(%0) %f)
  call void @llvm.assume(i1 true) [ "align"(ptr %f, i64 8), "nonnull"(ptr %f) ]
  %s = call i32 @setjmp(ptr %f) #7
  %fl = call fast float %f(float 1.000000e+00)
  %g = invoke i32 @variadic(ptr %f)
          to label %normal unwind label %pad

normal:                                           ; preds = %0
  musttail call void (ptr, i32, ...) %f(ptr %f, i32 %n, ...)
  ret void

pad:                                              ; preds = %0
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr @1
          filter [1 x ptr] [ptr @named]
  resume { ptr, i32 } %l
}

attributes #0 = { nofree memory(read, argmem: readwrite) }
attributes #1 = { nounwind }
attributes #2 = { returns_twice }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { strictfp }
attributes #6 = { noinline nounwind optnone alignstack=16 uwtable(sync) "frame-pointer"="all" "no-trapping-math" }
attributes #7 = { returns_twice strictfp willreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
