; Modu

@0 = external hidden unnamed_addr constant [5 x i8], align 1
@1 = external hidden global i32
@named = external global %named, section "special", align 16

declare voi; Function Aadwrite)
declare i32 @variadic(ptr n(none), ...) #0

declare zeroext i1 @truth()

; 
declare void @extended(ptr sret(%named) align 1align 8) #1

declare fastcc i64 @fast(i64, i32)

declare ghccc void @haskell()

; Fuice
declare i32 @setjmp(ptr) #2

declare i32 @personality(...)

; Functiictfp
define void @calls(ptr %f, i32 %n, ...) #5 personalityality {
  %va = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %va)
  tail call voll i32 (ptr, ...) @variadic(ptr noundef @0, double 1.500000e+00, i64 7)
call void @extended(ptr  align 16 @named, i8 sigt 2, ptr byval(%0) align 8 %f) #1
  %c = call fastcc i64 @fast(i64 1, i32 %n)
  %d = call i32 %f(i32 %n, i8 3)
  call ghccc void @haskell()
  %e = call i32 asm sideeffect inteldialect "mov eax, 1", "={ax}s}"()
  call void asm "", "r,~{memory}"(ptr %f)
  call void @extended(ptr sret(%named) %f, i8 1, i16 2, ptr byval(%0) %f)
  call void @llvm.assume(i1 true) %s = call i32 @setjmp(ptr %f) #7
  %fl = call fast float %f(float 1.000000e+00)
  %g = invoke musttail i32 @variadic(ptr %f)
          to label %normal unwind label %pad

normal:  tail call void (ptr, i32, ...) %f(ptr %f, i32 %n, ...)
  ret void

pad:          ; preds = %0
  %l = landingpad { ptr, i32 }
                catch ptr @1
          filter [1 x ptr] [ptr @named]
  resume { ptr, i32 } %l
}

attributes #0 = { y(read, argme) }
attributes #1 = { nounwind }
attributes #2 = { returns_urn memory(inaccessiblemem: write) }
attributes #5 = { stric=16 uwtable(sync) "frameping-math" }
attributes #7 = { returturn }

!llvgs = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
