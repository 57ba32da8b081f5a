; ModuleID = 'everything.ll'
source_filename = "every\22thing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = external hidden global i32

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

; Function Attrs: noinline nounwind optnone alignstack(16) uwtable(sync)
define i32 @arithmetic(i32 %a, i32 %b, <4 x i32> %v, i1 %c) local_unnamed_addr #1 align 32 {
entry:
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, -7
  %mul = mul nuw i32 %sub, %a
  %udiv = udiv exact i32 %mul, 3
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, 2147483647
  %srem = srem i32 %urem, -2147483648
  %shl = shl nuw nsw i32 %srem, 1
  %lshr = lshr exact i32 %shl, 2
  %ashr = ashr i32 %lshr, 3
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  %vadd = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %vmax = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %vadd, <4 x i32> splat (i32 5))
  %lane = extractelement <4 x i32> %vmax, i64 2
  %insert = insertelement <4 x i32> %vmax, i32 %lane, i32 %xor
  %shuffle = shufflevector <4 x i32> %insert, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %first = extractelement <2 x i32> %shuffle, i8 0
  %cmp = icmp samesign ult i32 %first, %a
  %vcmp = icmp sge <4 x i32> %v, zeroinitializer
  %pcmp = icmp eq ptr @0, null
  %sel = select i1 %cmp, i32 %a, i32 %b
  %vsel = select <4 x i1> %vcmp, <4 x i32> %v, <4 x i32> %insert
  %l0 = extractelement <4 x i32> %vsel, i32 0
  %frozen = freeze i32 %l0
  %logic = select i1 %c, i1 %pcmp, i1 false
  %ext = zext nneg i32 %frozen to i64
  %wide = sext i32 %sel to i128
  %tr = trunc nuw nsw i64 %ext to i16
  %tr1 = trunc i128 %wide to i1
  %e16 = sext i16 %tr to i32
  %over = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %e16, i32 3)
  %value = extractvalue { i32, i1 } %over, 0
  %agg = insertvalue { i32, { i1, [2 x i8] } } undef, i32 %value, 0
  %agg2 = insertvalue { i32, { i1, [2 x i8] } } %agg, i8 4, 1, 1, 1
  %back = extractvalue { i32, { i1, [2 x i8] } } %agg2, 1, 1
  %x = extractvalue [2 x i8] %back, 1
  %x32 = zext i8 %x to i32
  ret i32 %x32
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { noinline nounwind optnone alignstack=16 uwtable(sync) "frame-pointer"="all" "no-trapping-math" }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
