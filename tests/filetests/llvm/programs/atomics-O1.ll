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
  br label %10

5:                                                ; preds = %10
  %6 = load i16, ptr @half, align 4, !tbaa !9
  %7 = zext i16 %6 to i32
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @half, i64 4), align 4, !tbaa !12
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %7, i32 noundef %8)
  br label %42

10:                                               ; preds = %2, %10
  %11 = phi i64 [ 1, %2 ], [ %20, %10 ]
  %12 = mul i64 %11, -7046029254386353131
  %13 = mul i64 %11, -4417276706812531889
  %14 = trunc i64 %12 to i8
  %15 = trunc i64 %13 to i8
  tail call fastcc void @bytes(i8 noundef zeroext %14, i8 noundef zeroext %15)
  %16 = trunc i64 %12 to i16
  %17 = trunc i64 %13 to i16
  tail call fastcc void @shorts(i16 noundef zeroext %16, i16 noundef zeroext %17)
  %18 = trunc i64 %12 to i32
  %19 = trunc i64 %13 to i32
  tail call fastcc void @words(i32 noundef %18, i32 noundef %19)
  tail call fastcc void @longs(i64 noundef %12, i64 noundef %13)
  %20 = add nuw nsw i64 %11, 1
  %21 = icmp eq i64 %20, 5
  br i1 %21, label %5, label %10, !llvm.loop !13

22:                                               ; preds = %42
  %23 = atomicrmw xchg ptr @number, i64 4598175219545276416 seq_cst, align 8
  %24 = bitcast i64 %23 to double
  %25 = load atomic i64, ptr @number seq_cst, align 8
  %26 = bitcast i64 %25 to double
  %27 = fadd double %24, %26
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %27)
  %29 = atomicrmw add ptr @pointer, i64 8 seq_cst, align 8
  %30 = load atomic i64, ptr @pointer seq_cst, align 8
  %31 = inttoptr i64 %30 to ptr
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %32)
  %34 = atomicrmw xchg ptr @pointer, i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @numbers, i64 4) to i64) seq_cst, align 8
  %35 = inttoptr i64 %34 to ptr
  %36 = load i32, ptr %35, align 4, !tbaa !5
  %37 = load atomic ptr, ptr @pointer seq_cst, align 8, !tbaa !16
  %38 = load i32, ptr %37, align 4, !tbaa !5
  %39 = add nsw i32 %38, %36
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %39)
  %41 = icmp sgt i32 %0, 1
  br i1 %41, label %49, label %68

42:                                               ; preds = %5, %42
  %43 = phi i32 [ 2, %5 ], [ %47, %42 ]
  %44 = uitofp nneg i32 %43 to double
  %45 = tail call fastcc double @scale(double noundef %44)
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, double noundef %45)
  %47 = add nuw nsw i32 %43, 1
  %48 = icmp eq i32 %47, 5
  br i1 %48, label %22, label %42, !llvm.loop !17

49:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store i32 -1, ptr %4, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %49, %50
  %51 = phi i64 [ 0, %49 ], [ %54, %50 ]
  %52 = getelementptr inbounds nuw i64, ptr %3, i64 %51
  %53 = call i32 @pthread_create(ptr noundef nonnull %52, ptr noundef null, ptr noundef nonnull @count, ptr noundef nonnull %4) #9
  %54 = add nuw nsw i64 %51, 1
  %55 = icmp eq i64 %54, 4
  br i1 %55, label %61, label %50, !llvm.loop !18

56:                                               ; preds = %61
  %57 = load atomic i32, ptr @counter seq_cst, align 4, !tbaa !16
  %58 = load i64, ptr @guarded, align 8, !tbaa !19
  %59 = load i64, ptr @sum, align 8, !tbaa !19
  %60 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %57, i64 noundef %58, i64 noundef %59)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  br label %68

61:                                               ; preds = %50, %61
  %62 = phi i64 [ %66, %61 ], [ 0, %50 ]
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !19
  %65 = call i32 @pthread_join(i64 noundef %64, ptr noundef null) #9
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp eq i64 %66, 4
  br i1 %67, label %56, label %61, !llvm.loop !21

68:                                               ; preds = %56, %22
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @bytes(i8 noundef zeroext %0, i8 noundef zeroext %1) unnamed_addr #2 {
  %3 = alloca [10 x i64], align 16
  store atomic i8 %0, ptr @byte release, align 1
  %4 = load atomic i8, ptr @byte acquire, align 1
  %5 = atomicrmw add ptr @byte, i8 %1 seq_cst, align 1
  %6 = xor i8 %0, 3
  %7 = atomicrmw sub ptr @byte, i8 %6 monotonic, align 1
  %8 = lshr i8 %1, 1
  %9 = xor i8 %8, -1
  %10 = atomicrmw and ptr @byte, i8 %9 acquire, align 1
  %11 = lshr i8 %0, 2
  %12 = atomicrmw or ptr @byte, i8 %11 release, align 1
  %13 = atomicrmw xor ptr @byte, i8 %1 acq_rel, align 1
  %14 = atomicrmw nand ptr @byte, i8 %0 seq_cst, align 1
  %15 = add i8 %1, %0
  %16 = atomicrmw xchg ptr @byte, i8 %15 seq_cst, align 1
  %17 = cmpxchg ptr @byte, i8 %0, i8 %1 seq_cst seq_cst, align 1
  %18 = extractvalue { i8, i1 } %17, 1
  %19 = extractvalue { i8, i1 } %17, 0
  %20 = zext i1 %18 to i32
  %21 = cmpxchg ptr @byte, i8 %19, i8 -1 release acquire, align 1
  %22 = extractvalue { i8, i1 } %21, 1
  %23 = zext i1 %22 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %24 = load atomic i8, ptr @byte seq_cst, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %25 = zext i8 %4 to i64
  store i64 %25, ptr %3, align 16, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = zext i8 %5 to i64
  store i64 %27, ptr %26, align 8, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %29 = zext i8 %7 to i64
  store i64 %29, ptr %28, align 16, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %31 = zext i8 %10 to i64
  store i64 %31, ptr %30, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %33 = zext i8 %12 to i64
  store i64 %33, ptr %32, align 16, !tbaa !19
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %35 = zext i8 %13 to i64
  store i64 %35, ptr %34, align 8, !tbaa !19
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %37 = zext i8 %14 to i64
  store i64 %37, ptr %36, align 16, !tbaa !19
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %39 = zext i8 %16 to i64
  store i64 %39, ptr %38, align 8, !tbaa !19
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %41 = zext i8 %19 to i64
  store i64 %41, ptr %40, align 16, !tbaa !19
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %43 = zext i8 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !19
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %20, i32 noundef %23)
  br label %47

45:                                               ; preds = %47
  %46 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

47:                                               ; preds = %2, %47
  %48 = phi i64 [ 0, %2 ], [ %52, %47 ]
  %49 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !19
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %50)
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, 10
  br i1 %53, label %45, label %47, !llvm.loop !22
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @shorts(i16 noundef zeroext %0, i16 noundef zeroext %1) unnamed_addr #2 {
  %3 = alloca [10 x i64], align 16
  store atomic i16 %0, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) release, align 2
  %4 = load atomic i16, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) acquire, align 2
  %5 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %1 seq_cst, align 2
  %6 = xor i16 %0, 3
  %7 = atomicrmw sub ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %6 monotonic, align 2
  %8 = lshr i16 %1, 1
  %9 = xor i16 %8, -1
  %10 = atomicrmw and ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %9 acquire, align 2
  %11 = lshr i16 %0, 2
  %12 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %11 release, align 2
  %13 = atomicrmw xor ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %1 acq_rel, align 2
  %14 = atomicrmw nand ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %0 seq_cst, align 2
  %15 = add i16 %1, %0
  %16 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %15 seq_cst, align 2
  %17 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %0, i16 %1 seq_cst seq_cst, align 2
  %18 = extractvalue { i16, i1 } %17, 1
  %19 = extractvalue { i16, i1 } %17, 0
  %20 = zext i1 %18 to i32
  %21 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @half, i64 2), i16 %19, i16 -1 release acquire, align 2
  %22 = extractvalue { i16, i1 } %21, 1
  %23 = zext i1 %22 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %24 = load atomic i16, ptr getelementptr inbounds nuw (i8, ptr @half, i64 2) seq_cst, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %25 = zext i16 %4 to i64
  store i64 %25, ptr %3, align 16, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = zext i16 %5 to i64
  store i64 %27, ptr %26, align 8, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %29 = zext i16 %7 to i64
  store i64 %29, ptr %28, align 16, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %31 = zext i16 %10 to i64
  store i64 %31, ptr %30, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %33 = zext i16 %12 to i64
  store i64 %33, ptr %32, align 16, !tbaa !19
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %35 = zext i16 %13 to i64
  store i64 %35, ptr %34, align 8, !tbaa !19
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %37 = zext i16 %14 to i64
  store i64 %37, ptr %36, align 16, !tbaa !19
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %39 = zext i16 %16 to i64
  store i64 %39, ptr %38, align 8, !tbaa !19
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %41 = zext i16 %19 to i64
  store i64 %41, ptr %40, align 16, !tbaa !19
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %43 = zext i16 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !19
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %20, i32 noundef %23)
  br label %47

45:                                               ; preds = %47
  %46 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

47:                                               ; preds = %2, %47
  %48 = phi i64 [ 0, %2 ], [ %52, %47 ]
  %49 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !19
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %50)
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, 10
  br i1 %53, label %45, label %47, !llvm.loop !23
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @words(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = alloca [10 x i64], align 16
  store atomic i32 %0, ptr @word release, align 4
  %4 = load atomic i32, ptr @word acquire, align 4
  %5 = atomicrmw add ptr @word, i32 %1 seq_cst, align 4
  %6 = xor i32 %0, 3
  %7 = atomicrmw sub ptr @word, i32 %6 monotonic, align 4
  %8 = lshr i32 %1, 1
  %9 = xor i32 %8, -1
  %10 = atomicrmw and ptr @word, i32 %9 acquire, align 4
  %11 = lshr i32 %0, 2
  %12 = atomicrmw or ptr @word, i32 %11 release, align 4
  %13 = atomicrmw xor ptr @word, i32 %1 acq_rel, align 4
  %14 = atomicrmw nand ptr @word, i32 %0 seq_cst, align 4
  %15 = add i32 %1, %0
  %16 = atomicrmw xchg ptr @word, i32 %15 seq_cst, align 4
  %17 = cmpxchg ptr @word, i32 %0, i32 %1 seq_cst seq_cst, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  %20 = zext i1 %18 to i32
  %21 = cmpxchg ptr @word, i32 %19, i32 -1 release acquire, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  %23 = zext i1 %22 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %24 = load atomic i32, ptr @word seq_cst, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %25 = zext i32 %4 to i64
  store i64 %25, ptr %3, align 16, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = zext i32 %5 to i64
  store i64 %27, ptr %26, align 8, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %29 = zext i32 %7 to i64
  store i64 %29, ptr %28, align 16, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %31 = zext i32 %10 to i64
  store i64 %31, ptr %30, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %33 = zext i32 %12 to i64
  store i64 %33, ptr %32, align 16, !tbaa !19
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %35 = zext i32 %13 to i64
  store i64 %35, ptr %34, align 8, !tbaa !19
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %37 = zext i32 %14 to i64
  store i64 %37, ptr %36, align 16, !tbaa !19
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %39 = zext i32 %16 to i64
  store i64 %39, ptr %38, align 8, !tbaa !19
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %41 = zext i32 %19 to i64
  store i64 %41, ptr %40, align 16, !tbaa !19
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %43 = zext i32 %24 to i64
  store i64 %43, ptr %42, align 8, !tbaa !19
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %20, i32 noundef %23)
  br label %47

45:                                               ; preds = %47
  %46 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

47:                                               ; preds = %2, %47
  %48 = phi i64 [ 0, %2 ], [ %52, %47 ]
  %49 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !19
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %50)
  %52 = add nuw nsw i64 %48, 1
  %53 = icmp eq i64 %52, 10
  br i1 %53, label %45, label %47, !llvm.loop !24
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @longs(i64 noundef %0, i64 noundef range(i64 777637246459424060, 1) %1) unnamed_addr #2 {
  %3 = alloca [10 x i64], align 16
  store atomic i64 %0, ptr @whole release, align 8
  %4 = load atomic i64, ptr @whole acquire, align 8
  %5 = atomicrmw add ptr @whole, i64 %1 seq_cst, align 8
  %6 = xor i64 %0, 3
  %7 = atomicrmw sub ptr @whole, i64 %6 monotonic, align 8
  %8 = lshr i64 %1, 1
  %9 = xor i64 %8, -1
  %10 = atomicrmw and ptr @whole, i64 %9 acquire, align 8
  %11 = lshr i64 %0, 2
  %12 = atomicrmw or ptr @whole, i64 %11 release, align 8
  %13 = atomicrmw xor ptr @whole, i64 %1 acq_rel, align 8
  %14 = atomicrmw nand ptr @whole, i64 %0 seq_cst, align 8
  %15 = add i64 %1, %0
  %16 = atomicrmw xchg ptr @whole, i64 %15 seq_cst, align 8
  %17 = cmpxchg ptr @whole, i64 %0, i64 %1 seq_cst seq_cst, align 8
  %18 = extractvalue { i64, i1 } %17, 1
  %19 = extractvalue { i64, i1 } %17, 0
  %20 = zext i1 %18 to i32
  %21 = cmpxchg ptr @whole, i64 %19, i64 -1 release acquire, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = zext i1 %22 to i32
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %24 = load atomic i64, ptr @whole seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  store i64 %4, ptr %3, align 16, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %5, ptr %25, align 8, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %7, ptr %26, align 16, !tbaa !19
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %10, ptr %27, align 8, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %12, ptr %28, align 16, !tbaa !19
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %13, ptr %29, align 8, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %14, ptr %30, align 16, !tbaa !19
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %16, ptr %31, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i64 %19, ptr %32, align 16, !tbaa !19
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store i64 %24, ptr %33, align 8, !tbaa !19
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %20, i32 noundef %23)
  br label %37

35:                                               ; preds = %37
  %36 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

37:                                               ; preds = %2, %37
  %38 = phi i64 [ 0, %2 ], [ %42, %37 ]
  %39 = getelementptr inbounds nuw i64, ptr %3, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !19
  %41 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %40)
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 10
  br i1 %43, label %35, label %37, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @scale(double noundef %0) unnamed_addr #4 {
  %2 = load atomic i64, ptr @number seq_cst, align 8
  %3 = bitcast i64 %2 to double
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi double [ %3, %1 ], [ %13, %4 ]
  %6 = fmul double %0, %5
  %7 = bitcast double %5 to i64
  %8 = bitcast double %6 to i64
  %9 = cmpxchg weak ptr @number, i64 %7, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  %12 = bitcast i64 %11 to double
  %13 = select i1 %10, double %5, double %12
  br i1 %10, label %14, label %4, !llvm.loop !26

14:                                               ; preds = %4
  ret double %13
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
  br i1 %8, label %9, label %6, !llvm.loop !27

9:                                                ; preds = %6
  %10 = load i64, ptr @guarded, align 8, !tbaa !19
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr @guarded, align 8, !tbaa !19
  %12 = load i32, ptr %0, align 4, !tbaa !5
  %13 = and i32 %12, %4
  %14 = zext nneg i32 %13 to i64
  %15 = load i64, ptr @sum, align 8, !tbaa !19
  %16 = add nsw i64 %15, %14
  store i64 %16, ptr @sum, align 8, !tbaa !19
  store atomic i32 0, ptr @lock release, align 4
  %17 = add nuw nsw i32 %4, 1
  %18 = icmp eq i32 %17, 200000
  br i1 %18, label %2, label %3, !llvm.loop !28
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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!7, !7, i64 0}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !7, i64 0}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14, !15}
