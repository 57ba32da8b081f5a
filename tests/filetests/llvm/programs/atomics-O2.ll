; ModuleID = 'atomics.c'
source_filename = "atomics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i16, i16, i32 }

@byte = internal global i8 0, align 1
@half = internal global %struct.anon { i16 -21846, i16 0, i32 -1145324613 }, align 4
@word = internal global i32 0, align 4
@whole = internal global i64 0, align 8
@.str = private unnamed_addr constant [7 x i8] c"%x %x\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%f\0A\00", align 1
@number = internal global double 1.500000e+00, align 8
@pointer = internal global ptr @numbers, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@numbers = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@.str.3 = private unnamed_addr constant [12 x i8] c"%d %ld %ld\0A\00", align 1
@counter = internal global i32 0, align 4
@guarded = internal unnamed_addr global i64 0, align 8
@sum = internal unnamed_addr global i64 0, align 8
@.str.4 = private unnamed_addr constant [12 x i8] c"bytes %d %d\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c" %llx\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"shorts %d %d\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"words %d %d\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"longs %d %d\00", align 1
@lock = internal global i32 0, align 4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i64], align 16
  %4 = alloca i32, align 4
  tail call fastcc void @bytes(i8 noundef zeroext 21, i8 noundef zeroext 79)
  tail call fastcc void @shorts(i16 noundef zeroext 31765, i16 noundef zeroext -5297)
  tail call fastcc void @words(i32 noundef 2135587861, i32 noundef 668265295)
  tail call fastcc void @longs(i64 noundef -7046029254386353131, i64 noundef -4417276706812531889)
  tail call fastcc void @bytes(i8 noundef zeroext 42, i8 noundef zeroext -98)
  tail call fastcc void @shorts(i16 noundef zeroext -2006, i16 noundef zeroext -10594)
  tail call fastcc void @words(i32 noundef -23791574, i32 noundef 1336530590)
  tail call fastcc void @longs(i64 noundef 4354685564936845354, i64 noundef -8834553413625063778)
  tail call fastcc void @bytes(i8 noundef zeroext 63, i8 noundef zeroext -19)
  tail call fastcc void @shorts(i16 noundef zeroext 29759, i16 noundef zeroext -15891)
  tail call fastcc void @words(i32 noundef 2111796287, i32 noundef 2004795885)
  tail call fastcc void @longs(i64 noundef -2691343689449507777, i64 noundef 5194913953271955949)
  tail call fastcc void @bytes(i8 noundef zeroext 84, i8 noundef zeroext 60)
  tail call fastcc void @shorts(i16 noundef zeroext -4012, i16 noundef zeroext -21188)
  tail call fastcc void @words(i32 noundef -47583148, i32 noundef -1621906116)
  tail call fastcc void @longs(i64 noundef 8709371129873690708, i64 noundef 777637246459424060)
  %5 = load i16, ptr @half, align 4, !tbaa !9
  %6 = zext i16 %5 to i32
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @half, i64 4), align 4, !tbaa !12
  %8 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %6, i32 noundef %7)
  %9 = tail call fastcc double @scale(double noundef 2.000000e+00)
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %9)
  %11 = tail call fastcc double @scale(double noundef 3.000000e+00)
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %11)
  %13 = tail call fastcc double @scale(double noundef 4.000000e+00)
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %13)
  %15 = atomicrmw xchg ptr @number, i64 4598175219545276416 seq_cst, align 8
  %16 = bitcast i64 %15 to double
  %17 = load atomic i64, ptr @number seq_cst, align 8
  %18 = bitcast i64 %17 to double
  %19 = fadd double %16, %18
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %19)
  %21 = atomicrmw add ptr @pointer, i64 8 seq_cst, align 8
  %22 = load atomic i64, ptr @pointer seq_cst, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = load i32, ptr %23, align 4, !tbaa !5
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %24)
  %26 = atomicrmw xchg ptr @pointer, i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @numbers, i64 4) to i64) seq_cst, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = load atomic ptr, ptr @pointer seq_cst, align 8, !tbaa !13
  %30 = load i32, ptr %29, align 4, !tbaa !5
  %31 = add nsw i32 %30, %28
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %31)
  %33 = icmp sgt i32 %0, 1
  br i1 %33, label %34, label %54

34:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store i32 -1, ptr %4, align 4, !tbaa !5
  %35 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @count, ptr noundef nonnull %4) #9
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %37 = call i32 @pthread_create(ptr noundef nonnull %36, ptr noundef null, ptr noundef nonnull @count, ptr noundef nonnull %4) #9
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %39 = call i32 @pthread_create(ptr noundef nonnull %38, ptr noundef null, ptr noundef nonnull @count, ptr noundef nonnull %4) #9
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %41 = call i32 @pthread_create(ptr noundef nonnull %40, ptr noundef null, ptr noundef nonnull @count, ptr noundef nonnull %4) #9
  %42 = load i64, ptr %3, align 16, !tbaa !14
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null) #9
  %44 = load i64, ptr %36, align 8, !tbaa !14
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null) #9
  %46 = load i64, ptr %38, align 16, !tbaa !14
  %47 = call i32 @pthread_join(i64 noundef %46, ptr noundef null) #9
  %48 = load i64, ptr %40, align 8, !tbaa !14
  %49 = call i32 @pthread_join(i64 noundef %48, ptr noundef null) #9
  %50 = load atomic i32, ptr @counter seq_cst, align 4, !tbaa !13
  %51 = load i64, ptr @guarded, align 8, !tbaa !14
  %52 = load i64, ptr @sum, align 8, !tbaa !14
  %53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %50, i64 noundef %51, i64 noundef %52)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  br label %54

54:                                               ; preds = %34, %2
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @bytes(i8 noundef zeroext %0, i8 noundef zeroext %1) unnamed_addr #2 {
  store atomic i8 %0, ptr @byte release, align 1
  %3 = load atomic i8, ptr @byte acquire, align 1
  %4 = atomicrmw add ptr @byte, i8 %1 seq_cst, align 1
  %5 = xor i8 %0, 3
  %6 = atomicrmw sub ptr @byte, i8 %5 monotonic, align 1
  %7 = lshr i8 %1, 1
  %8 = xor i8 %7, -1
  %9 = atomicrmw and ptr @byte, i8 %8 acquire, align 1
  %10 = lshr i8 %0, 2
  %11 = atomicrmw or ptr @byte, i8 %10 release, align 1
  %12 = atomicrmw xor ptr @byte, i8 %1 acq_rel, align 1
  %13 = atomicrmw nand ptr @byte, i8 %0 seq_cst, align 1
  %14 = add i8 %1, %0
  %15 = atomicrmw xchg ptr @byte, i8 %14 seq_cst, align 1
  %16 = cmpxchg ptr @byte, i8 %0, i8 %1 seq_cst seq_cst, align 1
  %17 = extractvalue { i8, i1 } %16, 1
  %18 = extractvalue { i8, i1 } %16, 0
  %19 = zext i1 %17 to i32
  %20 = cmpxchg ptr @byte, i8 %18, i8 -1 release acquire, align 1
  %21 = extractvalue { i8, i1 } %20, 1
  %22 = zext i1 %21 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %23 = load atomic i8, ptr @byte seq_cst, align 1
  %24 = zext i8 %3 to i64
  %25 = zext i8 %4 to i64
  %26 = zext i8 %6 to i64
  %27 = zext i8 %9 to i64
  %28 = zext i8 %11 to i64
  %29 = zext i8 %12 to i64
  %30 = zext i8 %13 to i64
  %31 = zext i8 %15 to i64
  %32 = zext i8 %18 to i64
  %33 = zext i8 %23 to i64
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %19, i32 noundef %22)
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %24)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %25)
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %26)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %27)
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %28)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %29)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %30)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %31)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %32)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %33)
  %45 = tail call i32 @putchar(i32 10)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @shorts(i16 noundef zeroext %0, i16 noundef zeroext %1) unnamed_addr #2 {
  store atomic i16 %0, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) release, align 2
  %3 = load atomic i16, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) acquire, align 2
  %4 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %1 seq_cst, align 2
  %5 = xor i16 %0, 3
  %6 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %5 monotonic, align 2
  %7 = lshr i16 %1, 1
  %8 = xor i16 %7, -1
  %9 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %8 acquire, align 2
  %10 = lshr i16 %0, 2
  %11 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %10 release, align 2
  %12 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %1 acq_rel, align 2
  %13 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %0 seq_cst, align 2
  %14 = add i16 %1, %0
  %15 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %14 seq_cst, align 2
  %16 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %0, i16 %1 seq_cst seq_cst, align 2
  %17 = extractvalue { i16, i1 } %16, 1
  %18 = extractvalue { i16, i1 } %16, 0
  %19 = zext i1 %17 to i32
  %20 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %18, i16 -1 release acquire, align 2
  %21 = extractvalue { i16, i1 } %20, 1
  %22 = zext i1 %21 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %23 = load atomic i16, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) seq_cst, align 2
  %24 = zext i16 %3 to i64
  %25 = zext i16 %4 to i64
  %26 = zext i16 %6 to i64
  %27 = zext i16 %9 to i64
  %28 = zext i16 %11 to i64
  %29 = zext i16 %12 to i64
  %30 = zext i16 %13 to i64
  %31 = zext i16 %15 to i64
  %32 = zext i16 %18 to i64
  %33 = zext i16 %23 to i64
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %19, i32 noundef %22)
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %24)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %25)
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %26)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %27)
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %28)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %29)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %30)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %31)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %32)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %33)
  %45 = tail call i32 @putchar(i32 10)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @words(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  store atomic i32 %0, ptr @word release, align 4
  %3 = load atomic i32, ptr @word acquire, align 4
  %4 = atomicrmw add ptr @word, i32 %1 seq_cst, align 4
  %5 = xor i32 %0, 3
  %6 = atomicrmw sub ptr @word, i32 %5 monotonic, align 4
  %7 = lshr i32 %1, 1
  %8 = xor i32 %7, -1
  %9 = atomicrmw and ptr @word, i32 %8 acquire, align 4
  %10 = lshr i32 %0, 2
  %11 = atomicrmw or ptr @word, i32 %10 release, align 4
  %12 = atomicrmw xor ptr @word, i32 %1 acq_rel, align 4
  %13 = atomicrmw nand ptr @word, i32 %0 seq_cst, align 4
  %14 = add i32 %1, %0
  %15 = atomicrmw xchg ptr @word, i32 %14 seq_cst, align 4
  %16 = cmpxchg ptr @word, i32 %0, i32 %1 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = extractvalue { i32, i1 } %16, 0
  %19 = zext i1 %17 to i32
  %20 = cmpxchg ptr @word, i32 %18, i32 -1 release acquire, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  %22 = zext i1 %21 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %23 = load atomic i32, ptr @word seq_cst, align 4
  %24 = zext i32 %3 to i64
  %25 = zext i32 %4 to i64
  %26 = zext i32 %6 to i64
  %27 = zext i32 %9 to i64
  %28 = zext i32 %11 to i64
  %29 = zext i32 %12 to i64
  %30 = zext i32 %13 to i64
  %31 = zext i32 %15 to i64
  %32 = zext i32 %18 to i64
  %33 = zext i32 %23 to i64
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %19, i32 noundef %22)
  %35 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %24)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %25)
  %37 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %26)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %27)
  %39 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %28)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %29)
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %30)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %31)
  %43 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %32)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %33)
  %45 = tail call i32 @putchar(i32 10)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @longs(i64 noundef %0, i64 noundef range(i64 777637246459424060, 1) %1) unnamed_addr #2 {
  store atomic i64 %0, ptr @whole release, align 8
  %3 = load atomic i64, ptr @whole acquire, align 8
  %4 = atomicrmw add ptr @whole, i64 %1 seq_cst, align 8
  %5 = xor i64 %0, 3
  %6 = atomicrmw sub ptr @whole, i64 %5 monotonic, align 8
  %7 = lshr i64 %1, 1
  %8 = xor i64 %7, -1
  %9 = atomicrmw and ptr @whole, i64 %8 acquire, align 8
  %10 = lshr i64 %0, 2
  %11 = atomicrmw or ptr @whole, i64 %10 release, align 8
  %12 = atomicrmw xor ptr @whole, i64 %1 acq_rel, align 8
  %13 = atomicrmw nand ptr @whole, i64 %0 seq_cst, align 8
  %14 = add i64 %1, %0
  %15 = atomicrmw xchg ptr @whole, i64 %14 seq_cst, align 8
  %16 = cmpxchg ptr @whole, i64 %0, i64 %1 seq_cst seq_cst, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  %18 = extractvalue { i64, i1 } %16, 0
  %19 = zext i1 %17 to i32
  %20 = cmpxchg ptr @whole, i64 %18, i64 -1 release acquire, align 8
  %21 = extractvalue { i64, i1 } %20, 1
  %22 = zext i1 %21 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %23 = load atomic i64, ptr @whole seq_cst, align 8
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %19, i32 noundef %22)
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %3)
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %4)
  %27 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %6)
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %9)
  %29 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %11)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %12)
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %13)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %15)
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %18)
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %23)
  %35 = tail call i32 @putchar(i32 10)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @scale(double noundef %0) unnamed_addr #4 {
  %2 = load atomic i64, ptr @number seq_cst, align 8
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %3 ]
  %5 = bitcast i64 %4 to double
  %6 = fmul double %0, %5
  %7 = bitcast double %6 to i64
  %8 = cmpxchg weak ptr @number, i64 %4, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %11, label %3, !llvm.loop !16

11:                                               ; preds = %3
  ret double %5
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noalias noundef ptr @count(ptr noundef readonly captures(none) %0) #6 {
  br label %3

2:                                                ; preds = %9
  ret ptr null

3:                                                ; preds = %1, %9
  %4 = phi i32 [ 0, %1 ], [ %17, %9 ]
  %5 = atomicrmw add ptr @counter, i32 1 seq_cst, align 4
  br label %6

6:                                                ; preds = %6, %3
  %7 = cmpxchg weak ptr @lock, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %9, label %6, !llvm.loop !18

9:                                                ; preds = %6
  %10 = load i64, ptr @guarded, align 8, !tbaa !14
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr @guarded, align 8, !tbaa !14
  %12 = load i32, ptr %0, align 4, !tbaa !5
  %13 = and i32 %12, %4
  %14 = zext nneg i32 %13 to i64
  %15 = load i64, ptr @sum, align 8, !tbaa !14
  %16 = add nsw i64 %15, %14
  store i64 %16, ptr @sum, align 8, !tbaa !14
  store atomic i32 0, ptr @lock release, align 4
  %17 = add nuw nsw i32 %4, 1
  %18 = icmp eq i32 %17, 200000
  br i1 %18, label %2, label %3, !llvm.loop !19
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"", !11, i64 0, !7, i64 2, !6, i64 4}
!11 = !{!"short", !7, i64 0}
!12 = !{!10, !6, i64 4}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !7, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
