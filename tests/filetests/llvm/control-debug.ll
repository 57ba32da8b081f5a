; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @search(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !42 {
    #dbg_value(ptr %0, !48, !DIExpression(), !62)
    #dbg_value(i32 %1, !49, !DIExpression(), !62)
    #dbg_value(i32 %2, !50, !DIExpression(), !62)
    #dbg_value(i32 %3, !51, !DIExpression(), !62)
    #dbg_value(i32 0, !52, !DIExpression(), !63)
  %5 = icmp sgt i32 %1, 0, !dbg !64
  br i1 %5, label %6, label %46, !dbg !65

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = sext i32 %2 to i64, !dbg !65
  %9 = zext nneg i32 %1 to i64, !dbg !66
  %10 = zext nneg i32 %2 to i64
  br label %14, !dbg !65

11:                                               ; preds = %38
  %12 = add nuw nsw i64 %15, 1, !dbg !67
    #dbg_value(i64 %12, !52, !DIExpression(), !63)
    #dbg_value(i64 %12, !52, !DIExpression(), !63)
  %13 = icmp eq i64 %12, %9, !dbg !66
  br i1 %13, label %42, label %14, !dbg !68, !llvm.loop !69

14:                                               ; preds = %6, %11
  %15 = phi i64 [ 0, %6 ], [ %12, %11 ]
  %16 = phi i32 [ undef, %6 ], [ %40, %11 ]
    #dbg_value(i64 %15, !52, !DIExpression(), !63)
    #dbg_value(i32 0, !54, !DIExpression(), !74)
  br i1 %7, label %17, label %38, !dbg !75

17:                                               ; preds = %14
  %18 = mul nuw nsw i64 %15, %8
  br label %19, !dbg !75

19:                                               ; preds = %17, %35
  %20 = phi i64 [ 0, %17 ], [ %36, %35 ]
  %21 = phi i32 [ %16, %17 ], [ %34, %35 ]
    #dbg_value(i64 %20, !54, !DIExpression(), !74)
  %22 = add nuw nsw i64 %20, %18, !dbg !76
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22, !dbg !77
  %24 = load i32, ptr %23, align 4, !dbg !78, !tbaa !38
    #dbg_value(i32 %24, !58, !DIExpression(), !79)
  %25 = icmp eq i32 %24, %3, !dbg !80
  %26 = trunc nsw i64 %22 to i32, !dbg !82
  br i1 %25, label %32, label %27, !dbg !82

27:                                               ; preds = %19
  %28 = icmp slt i32 %24, 0, !dbg !83
  br i1 %28, label %32, label %29, !dbg !85

29:                                               ; preds = %27
  switch i32 %24, label %31 [
    i32 1, label %32
    i32 99, label %30
  ], !dbg !86

30:                                               ; preds = %29
  br label %32, !dbg !88

31:                                               ; preds = %29
  br label %32, !dbg !90

32:                                               ; preds = %29, %27, %19, %30, %31
  %33 = phi i32 [ 0, %31 ], [ 1, %19 ], [ 5, %27 ], [ 8, %30 ], [ 7, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %26, %19 ], [ %21, %27 ], [ %21, %30 ], [ %21, %29 ]
  switch i32 %33, label %38 [
    i32 0, label %35
    i32 7, label %35
  ]

35:                                               ; preds = %32, %32
  %36 = add nuw nsw i64 %20, 1, !dbg !91
    #dbg_value(i64 %36, !54, !DIExpression(), !74)
  %37 = icmp eq i64 %36, %10, !dbg !92
  br i1 %37, label %38, label %19, !dbg !93, !llvm.loop !94

38:                                               ; preds = %32, %35, %14
  %39 = phi i32 [ 5, %14 ], [ %33, %32 ], [ 5, %35 ]
  %40 = phi i32 [ %16, %14 ], [ %34, %35 ], [ %34, %32 ]
  %41 = icmp eq i32 %39, 5
    #dbg_value(i64 %15, !52, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !63)
  br i1 %41, label %11, label %42

42:                                               ; preds = %11, %38
  %43 = phi i32 [ %39, %38 ], [ 2, %11 ]
  %44 = icmp eq i32 %43, 1
  %45 = select i1 %44, i32 %40, i32 -1
  br label %46

46:                                               ; preds = %42, %4
  %47 = phi i32 [ -1, %4 ], [ %45, %42 ]
  ret i32 %47, !dbg !97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @irreducible(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 !dbg !98 {
    #dbg_value(i32 %0, !102, !DIExpression(), !107)
    #dbg_value(i32 %1, !103, !DIExpression(), !107)
    #dbg_value(i32 0, !104, !DIExpression(), !107)
  %3 = icmp eq i32 %1, 0, !dbg !108
  br i1 %3, label %4, label %9, !dbg !110

4:                                                ; preds = %9, %2
  %5 = phi i32 [ %13, %9 ], [ %0, %2 ]
  %6 = phi i32 [ %12, %9 ], [ 0, %2 ], !dbg !107
    #dbg_value(i32 %6, !104, !DIExpression(), !107)
    #dbg_value(i32 %5, !102, !DIExpression(), !107)
    #dbg_label(!105, !111)
  %7 = add nsw i32 %6, 3, !dbg !112
    #dbg_value(i32 %7, !104, !DIExpression(), !107)
  %8 = icmp sgt i32 %6, 997, !dbg !113
  br i1 %8, label %15, label %9, !dbg !115

9:                                                ; preds = %4, %2
  %10 = phi i32 [ %0, %2 ], [ %5, %4 ]
  %11 = phi i32 [ 0, %2 ], [ %7, %4 ], !dbg !107
    #dbg_value(i32 %11, !104, !DIExpression(), !107)
    #dbg_value(i32 %10, !102, !DIExpression(), !107)
    #dbg_label(!106, !116)
  %12 = add nsw i32 %11, %10, !dbg !117
    #dbg_value(i32 %12, !104, !DIExpression(), !107)
  %13 = add nsw i32 %10, -1, !dbg !118
    #dbg_value(i32 %13, !102, !DIExpression(), !107)
  %14 = icmp sgt i32 %10, 1, !dbg !120
  br i1 %14, label %4, label %15, !dbg !121

15:                                               ; preds = %9, %4
  %16 = phi i32 [ %7, %4 ], [ %12, %9 ], !dbg !107
  ret i32 %16, !dbg !122
}

; Function Attrs: nounwind
define dso_local i32 @machine(i32 noundef %0) local_unnamed_addr #3 !dbg !123 {
    #dbg_value(i32 %0, !127, !DIExpression(), !135)
    #dbg_value(i32 0, !128, !DIExpression(), !135)
  br label %2, !dbg !136

2:                                                ; preds = %35, %1
  %3 = phi i32 [ undef, %1 ], [ %36, %35 ]
  %4 = phi i32 [ %0, %1 ], [ %37, %35 ]
  %5 = phi i32 [ 0, %1 ], [ %38, %35 ], !dbg !135
    #dbg_value(i32 %5, !128, !DIExpression(), !135)
    #dbg_value(i32 %4, !127, !DIExpression(), !135)
  %6 = tail call i32 @read_byte() #9, !dbg !137
    #dbg_value(i32 %6, !129, !DIExpression(), !138)
  switch i32 %4, label %25 [
    i32 0, label %7
    i32 1, label %11
    i32 3, label %13
    i32 2, label %17
    i32 4, label %21
  ], !dbg !139

7:                                                ; preds = %2
  %8 = icmp eq i32 %6, 47, !dbg !140
  br i1 %8, label %26, label %9, !dbg !142

9:                                                ; preds = %7
  %10 = icmp slt i32 %6, 0, !dbg !143
  br i1 %10, label %35, label %26, !dbg !145

11:                                               ; preds = %2
  %12 = icmp eq i32 %6, 42, !dbg !146
  br i1 %12, label %26, label %13, !dbg !148

13:                                               ; preds = %11, %2
  %14 = phi i32 [ %4, %2 ], [ 0, %11 ]
    #dbg_value(i32 %14, !127, !DIExpression(), !135)
  %15 = add nsw i32 %6, %5, !dbg !149
    #dbg_value(i32 %15, !128, !DIExpression(), !135)
  %16 = icmp eq i32 %6, 42, !dbg !150
  br i1 %16, label %19, label %26, !dbg !152

17:                                               ; preds = %2
  %18 = icmp eq i32 %6, 42, !dbg !153
  br i1 %18, label %19, label %26, !dbg !155

19:                                               ; preds = %17, %13
  %20 = phi i32 [ %15, %13 ], [ %5, %17 ], !dbg !135
    #dbg_value(i32 %20, !128, !DIExpression(), !135)
    #dbg_label(!133, !156)
    #dbg_value(i32 4, !127, !DIExpression(), !135)
  br label %26, !dbg !157

21:                                               ; preds = %2
  %22 = icmp eq i32 %6, 47, !dbg !158
  %23 = select i1 %22, i32 0, i32 2, !dbg !159
    #dbg_value(i32 %23, !127, !DIExpression(), !135)
  %24 = add nsw i32 %5, 1, !dbg !160
    #dbg_value(i32 %24, !128, !DIExpression(), !135)
  br label %26, !dbg !161

25:                                               ; preds = %2
  unreachable, !dbg !162

26:                                               ; preds = %11, %7, %17, %13, %9, %21, %19
  %27 = phi i32 [ %23, %21 ], [ 0, %9 ], [ 1, %7 ], [ 4, %19 ], [ %14, %13 ], [ 2, %17 ], [ 2, %11 ]
  %28 = phi i32 [ %24, %21 ], [ %5, %9 ], [ %5, %7 ], [ %20, %19 ], [ %15, %13 ], [ %5, %17 ], [ %5, %11 ], !dbg !135
    #dbg_value(i32 %28, !128, !DIExpression(), !135)
    #dbg_value(i32 %27, !127, !DIExpression(), !135)
  br label %29, !dbg !163

29:                                               ; preds = %29, %26
  %30 = phi i32 [ %28, %26 ], [ %32, %29 ], !dbg !135
  %31 = phi i32 [ %6, %26 ], [ %33, %29 ], !dbg !138
    #dbg_value(i32 %31, !129, !DIExpression(), !138)
    #dbg_value(i32 %30, !128, !DIExpression(), !135)
  %32 = xor i32 %31, %30, !dbg !164
    #dbg_value(i32 %32, !128, !DIExpression(), !135)
  %33 = ashr i32 %31, 1, !dbg !166
    #dbg_value(i32 %33, !129, !DIExpression(), !138)
  %34 = icmp sgt i32 %33, 3, !dbg !167
  br i1 %34, label %29, label %35, !dbg !168, !llvm.loop !169

35:                                               ; preds = %29, %9
  %36 = phi i32 [ %5, %9 ], [ %3, %29 ]
  %37 = phi i32 [ 0, %9 ], [ %27, %29 ]
  %38 = phi i32 [ %5, %9 ], [ %32, %29 ], !dbg !135
  %39 = phi i1 [ false, %9 ], [ true, %29 ]
    #dbg_value(i32 %38, !128, !DIExpression(), !135)
    #dbg_value(i32 %37, !127, !DIExpression(), !135)
  br i1 %39, label %2, label %40, !llvm.loop !171

40:                                               ; preds = %35
  ret i32 %36, !dbg !174
}

declare !dbg !175 dso_local i32 @read_byte() local_unnamed_addr #4

; Function Attrs: nounwind
define dso_local i32 @guarded(i32 noundef %0) local_unnamed_addr #3 !dbg !178 {
  %2 = alloca i32, align 4, !DIAssignID !183
    #dbg_assign(i1 poison, !181, !DIExpression(), !183, ptr %2, !DIExpression(), !184)
    #dbg_value(i32 %0, !180, !DIExpression(), !184)
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !185
  store volatile i32 0, ptr %2, align 4, !dbg !186, !tbaa !38, !DIAssignID !187
    #dbg_assign(i32 0, !181, !DIExpression(), !187, ptr %2, !DIExpression(), !184)
  %3 = call i32 @_setjmp(ptr noundef nonnull @env) #10, !dbg !188
  %4 = icmp eq i32 %3, 0, !dbg !190
  br i1 %4, label %7, label %5, !dbg !191

5:                                                ; preds = %1
  %6 = load volatile i32, ptr %2, align 4, !dbg !192, !tbaa !38
  br label %19, !dbg !193

7:                                                ; preds = %1, %10
  %8 = phi i32 [ %11, %10 ], [ %0, %1 ]
    #dbg_value(i32 %8, !180, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !184)
  %9 = icmp eq i32 %8, 0, !dbg !194
  br i1 %9, label %16, label %10, !dbg !195

10:                                               ; preds = %7
  %11 = add nsw i32 %8, -1, !dbg !196
    #dbg_value(i32 %11, !180, !DIExpression(), !184)
  %12 = load volatile i32, ptr %2, align 4, !dbg !197, !tbaa !38
  %13 = add nsw i32 %12, 1, !dbg !199
  store volatile i32 %13, ptr %2, align 4, !dbg !200, !tbaa !38, !DIAssignID !201
    #dbg_assign(i32 %13, !181, !DIExpression(), !201, ptr %2, !DIExpression(), !184)
  %14 = icmp eq i32 %11, 3, !dbg !202
  br i1 %14, label %15, label %7, !dbg !204, !llvm.loop !205

15:                                               ; preds = %10
  call void @longjmp(ptr noundef nonnull @env, i32 noundef 1) #11, !dbg !208
  unreachable, !dbg !208

16:                                               ; preds = %7
  %17 = load volatile i32, ptr %2, align 4, !dbg !209, !tbaa !38
  %18 = sub nsw i32 0, %17, !dbg !210
  br label %19, !dbg !211

19:                                               ; preds = %16, %5
  %20 = phi i32 [ %6, %5 ], [ %18, %16 ], !dbg !184
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !212
  ret i32 %20, !dbg !213
}

; Function Attrs: nounwind returns_twice
declare !dbg !214 dso_local i32 @_setjmp(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare dso_local void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swap_loop(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #7 !dbg !218 {
    #dbg_value(ptr %0, !223, !DIExpression(), !229)
    #dbg_value(i32 %1, !224, !DIExpression(), !229)
  %3 = load i32, ptr %0, align 4, !dbg !230, !tbaa !38
    #dbg_value(i32 %3, !225, !DIExpression(), !229)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !231
  %5 = load i32, ptr %4, align 4, !dbg !232, !tbaa !38
    #dbg_value(i32 %5, !226, !DIExpression(), !229)
    #dbg_value(i32 %1, !224, !DIExpression(), !229)
    #dbg_value(i32 %3, !225, !DIExpression(), !229)
    #dbg_value(i32 %1, !224, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !229)
  %6 = icmp sgt i32 %1, 0, !dbg !233
  br i1 %6, label %7, label %16, !dbg !234

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %11, %7 ], [ %1, %2 ]
  %9 = phi i32 [ %14, %7 ], [ %5, %2 ]
  %10 = phi i32 [ %9, %7 ], [ %3, %2 ]
    #dbg_value(i32 %8, !224, !DIExpression(), !229)
    #dbg_value(i32 %9, !226, !DIExpression(), !229)
    #dbg_value(i32 %10, !225, !DIExpression(), !229)
  %11 = add nsw i32 %8, -1, !dbg !235
    #dbg_value(i32 %11, !224, !DIExpression(), !229)
    #dbg_value(i32 %10, !227, !DIExpression(), !236)
    #dbg_value(i32 %9, !225, !DIExpression(), !229)
    #dbg_value(i32 %10, !226, !DIExpression(), !229)
  %12 = icmp sgt i32 %9, %10, !dbg !237
  %13 = zext i1 %12 to i32, !dbg !239
  %14 = add nsw i32 %10, %13, !dbg !239
    #dbg_value(i32 %14, !226, !DIExpression(), !229)
    #dbg_value(i32 %11, !224, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !229)
  %15 = icmp sgt i32 %8, 1, !dbg !240
  br i1 %15, label %7, label %16, !dbg !241, !llvm.loop !242

16:                                               ; preds = %7, %2
  %17 = phi i32 [ %3, %2 ], [ %9, %7 ], !dbg !229
  %18 = phi i32 [ %5, %2 ], [ %14, %7 ], !dbg !229
  store i32 %17, ptr %0, align 4, !dbg !245, !tbaa !38
  store i32 %18, ptr %4, align 4, !dbg !246, !tbaa !38
  ret void, !dbg !247
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @collatz(i64 noundef %0) local_unnamed_addr #2 !dbg !248 {
    #dbg_value(i64 %0, !252, !DIExpression(), !254)
    #dbg_value(i32 0, !253, !DIExpression(), !254)
  %2 = icmp eq i64 %0, 1, !dbg !255
  br i1 %2, label %14, label %3, !dbg !256

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i64 [ %11, %3 ], [ %0, %1 ]
    #dbg_value(i32 %4, !253, !DIExpression(), !254)
    #dbg_value(i64 %5, !252, !DIExpression(), !254)
  %6 = and i64 %5, 1, !dbg !257
  %7 = icmp eq i64 %6, 0, !dbg !259
  %8 = mul i64 %5, 3, !dbg !260
  %9 = add i64 %8, 1, !dbg !260
  %10 = lshr exact i64 %5, 1, !dbg !260
  %11 = select i1 %7, i64 %10, i64 %9, !dbg !260
    #dbg_value(i64 %11, !252, !DIExpression(), !254)
  %12 = add nuw nsw i32 %4, 1, !dbg !261
    #dbg_value(i32 %12, !253, !DIExpression(), !254)
  %13 = icmp eq i64 %11, 1, !dbg !262
  br i1 %13, label %14, label %3, !dbg !263, !llvm.loop !264

14:                                               ; preds = %3, %1
  %15 = phi i32 [ 0, %1 ], [ %12, %3 ], !dbg !267
  ret i32 %15, !dbg !268
}

; Function Attrs: nofree nosync nounwind memory(none)
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @ackermann(i64 noundef %0, i64 noundef %1) local_unnamed_addr #8 !dbg !269 {
  br label %3

3:                                                ; preds = %9, %12, %2
  %4 = phi i64 [ %0, %2 ], [ %11, %12 ], [ %11, %9 ]
  %5 = phi i64 [ %1, %2 ], [ %14, %12 ], [ 1, %9 ]
    #dbg_value(i64 %4, !273, !DIExpression(), !275)
    #dbg_value(i64 %5, !274, !DIExpression(), !275)
  %6 = icmp eq i64 %4, 0, !dbg !276
  br i1 %6, label %7, label %9, !dbg !277

7:                                                ; preds = %3
  %8 = add nsw i64 %5, 1, !dbg !278
  ret i64 %8, !dbg !279

9:                                                ; preds = %3
  %10 = icmp eq i64 %5, 0, !dbg !280
  %11 = add nsw i64 %4, -1, !dbg !281
  br i1 %10, label %3, label %12, !dbg !282

12:                                               ; preds = %9
  %13 = add nsw i64 %5, -1, !dbg !283
  %14 = tail call i64 @ackermann(i64 noundef %4, i64 noundef %13), !dbg !284
  br label %3, !dbg !285
}

; Function Attrs: nounwind
define dso_local noalias ptr @buffer(i32 noundef %0) local_unnamed_addr #3 !dbg !286 {
    #dbg_value(i32 %0, !291, !DIExpression(), !295)
  %2 = sext i32 %0 to i64, !dbg !296
  %3 = tail call noalias ptr @allocate(i64 noundef %2) #9, !dbg !297
    #dbg_value(ptr %3, !292, !DIExpression(), !295)
    #dbg_value(i32 0, !293, !DIExpression(), !298)
  %4 = icmp ne ptr %3, null
    #dbg_value(i32 0, !293, !DIExpression(), !298)
  %5 = icmp sgt i32 %0, 0, !dbg !299
  %6 = and i1 %4, %5, !dbg !299
  br i1 %6, label %7, label %9, !dbg !301

7:                                                ; preds = %1
  %8 = zext nneg i32 %0 to i64, !dbg !302
  br label %10, !dbg !302

9:                                                ; preds = %10, %1
  ret ptr %3, !dbg !303

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %15, %10 ]
    #dbg_value(i64 %11, !293, !DIExpression(), !298)
  %12 = trunc i64 %11 to i8, !dbg !304
  %13 = mul i8 %12, 7, !dbg !304
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 %11, !dbg !305
  store i8 %13, ptr %14, align 1, !dbg !306, !tbaa !307
  %15 = add nuw nsw i64 %11, 1, !dbg !308
    #dbg_value(i64 %15, !293, !DIExpression(), !298)
  %16 = icmp samesign ult i64 %15, %8, !dbg !309
  br i1 %16, label %10, label %9, !dbg !310, !llvm.loop !311
}

declare !dbg !313 dso_local noalias ptr @allocate(i64 noundef) local_unnamed_addr #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!34, !35, !36, !37}
!llvm.errno.tbaa = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "env", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "27c39dec676a32cb0be58cbfe7fac297")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !9, line: 32, baseType: !10)
!9 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1600, elements: !32)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !12, line: 26, size: 1600, elements: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!13 = !{!14, !21, !23}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !11, file: !12, line: 32, baseType: !15, size: 512)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !16, line: 31, baseType: !17)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !19)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !11, file: !12, line: 33, baseType: !22, size: 32, offset: 512)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !11, file: !12, line: 34, baseType: !24, size: 1024, offset: 576)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !25, line: 8, baseType: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !25, line: 5, size: 1024, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !26, file: !25, line: 7, baseType: !29, size: 1024)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 1024, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !{!33}
!33 = !DISubrange(count: 1)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!38 = !{!39, !39, i64 0}
!39 = !{!"int", !40, i64 0}
!40 = !{!"omnipotent char", !41, i64 0}
!41 = !{!"Simple C/C++ TBAA"}
!42 = distinct !DISubprogram(name: "search", scope: !3, file: !3, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47, keyInstructions: true)
!43 = !DISubroutineType(types: !44)
!44 = !{!22, !45, !22, !22, !22}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!47 = !{!48, !49, !50, !51, !52, !54, !58, !61}
!48 = !DILocalVariable(name: "rows", arg: 1, scope: !42, file: !3, line: 8, type: !45)
!49 = !DILocalVariable(name: "n", arg: 2, scope: !42, file: !3, line: 8, type: !22)
!50 = !DILocalVariable(name: "m", arg: 3, scope: !42, file: !3, line: 8, type: !22)
!51 = !DILocalVariable(name: "wanted", arg: 4, scope: !42, file: !3, line: 8, type: !22)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 9, type: !22)
!53 = distinct !DILexicalBlock(scope: !42, file: !3, line: 9, column: 3)
!54 = !DILocalVariable(name: "j", scope: !55, file: !3, line: 10, type: !22)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 10, column: 5)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 9, column: 31)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 9, column: 3)
!58 = !DILocalVariable(name: "v", scope: !59, file: !3, line: 11, type: !22)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 10, column: 33)
!60 = distinct !DILexicalBlock(scope: !55, file: !3, line: 10, column: 5)
!61 = !DILabel(scope: !42, name: "out", file: !3, line: 18, column: 1)
!62 = !DILocation(line: 0, scope: !42)
!63 = !DILocation(line: 0, scope: !53)
!64 = !DILocation(line: 9, column: 21, scope: !57, atomGroup: 32, atomRank: 1)
!65 = !DILocation(line: 9, column: 3, scope: !53, atomGroup: 33, atomRank: 1)
!66 = !DILocation(line: 9, column: 21, scope: !57, atomGroup: 2, atomRank: 1)
!67 = !DILocation(line: 9, column: 27, scope: !57, atomGroup: 18, atomRank: 2)
!68 = !DILocation(line: 9, column: 3, scope: !53, atomGroup: 3, atomRank: 1)
!69 = distinct !{!69, !70, !71, !72, !73}
!70 = !DILocation(line: 9, column: 3, scope: !53)
!71 = !DILocation(line: 17, column: 3, scope: !53)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = !DILocation(line: 0, scope: !55)
!75 = !DILocation(line: 10, column: 5, scope: !55, atomGroup: 31, atomRank: 1)
!76 = !DILocation(line: 11, column: 26, scope: !59)
!77 = !DILocation(line: 11, column: 15, scope: !59)
!78 = !DILocation(line: 11, column: 15, scope: !59, atomGroup: 7, atomRank: 2)
!79 = !DILocation(line: 0, scope: !59)
!80 = !DILocation(line: 12, column: 13, scope: !81, atomGroup: 8, atomRank: 2)
!81 = distinct !DILexicalBlock(scope: !59, file: !3, line: 12, column: 11)
!82 = !DILocation(line: 12, column: 13, scope: !81, atomGroup: 8, atomRank: 1)
!83 = !DILocation(line: 13, column: 13, scope: !84, atomGroup: 10, atomRank: 2)
!84 = distinct !DILexicalBlock(scope: !59, file: !3, line: 13, column: 11)
!85 = !DILocation(line: 13, column: 13, scope: !84, atomGroup: 10, atomRank: 1)
!86 = !DILocation(line: 14, column: 13, scope: !87, atomGroup: 12, atomRank: 1)
!87 = distinct !DILexicalBlock(scope: !59, file: !3, line: 14, column: 11)
!88 = !DILocation(line: 15, column: 20, scope: !89, atomGroup: 15, atomRank: 1)
!89 = distinct !DILexicalBlock(scope: !59, file: !3, line: 15, column: 11)
!90 = !DILocation(line: 16, column: 5, scope: !60)
!91 = !DILocation(line: 10, column: 29, scope: !60, atomGroup: 16, atomRank: 2)
!92 = !DILocation(line: 10, column: 23, scope: !60, atomGroup: 5, atomRank: 1)
!93 = !DILocation(line: 10, column: 5, scope: !55, atomGroup: 6, atomRank: 1)
!94 = distinct !{!94, !95, !96, !72, !73}
!95 = !DILocation(line: 10, column: 5, scope: !55)
!96 = !DILocation(line: 16, column: 5, scope: !55)
!97 = !DILocation(line: 20, column: 1, scope: !42, atomGroup: 21, atomRank: 1)
!98 = distinct !DISubprogram(name: "irreducible", scope: !3, file: !3, line: 22, type: !99, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !101, keyInstructions: true)
!99 = !DISubroutineType(types: !100)
!100 = !{!22, !22, !22}
!101 = !{!102, !103, !104, !105, !106}
!102 = !DILocalVariable(name: "n", arg: 1, scope: !98, file: !3, line: 22, type: !22)
!103 = !DILocalVariable(name: "start", arg: 2, scope: !98, file: !3, line: 22, type: !22)
!104 = !DILocalVariable(name: "acc", scope: !98, file: !3, line: 23, type: !22)
!105 = !DILabel(scope: !98, name: "top", file: !3, line: 25, column: 1)
!106 = !DILabel(scope: !98, name: "middle", file: !3, line: 28, column: 1)
!107 = !DILocation(line: 0, scope: !98)
!108 = !DILocation(line: 24, column: 7, scope: !109, atomGroup: 2, atomRank: 2)
!109 = distinct !DILexicalBlock(scope: !98, file: !3, line: 24, column: 7)
!110 = !DILocation(line: 24, column: 7, scope: !109, atomGroup: 2, atomRank: 1)
!111 = !DILocation(line: 25, column: 1, scope: !98)
!112 = !DILocation(line: 26, column: 7, scope: !98, atomGroup: 4, atomRank: 2)
!113 = !DILocation(line: 27, column: 11, scope: !114, atomGroup: 5, atomRank: 2)
!114 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 7)
!115 = !DILocation(line: 27, column: 11, scope: !114, atomGroup: 5, atomRank: 1)
!116 = !DILocation(line: 28, column: 1, scope: !98)
!117 = !DILocation(line: 29, column: 7, scope: !98, atomGroup: 7, atomRank: 2)
!118 = !DILocation(line: 30, column: 7, scope: !119, atomGroup: 8, atomRank: 2)
!119 = distinct !DILexicalBlock(scope: !98, file: !3, line: 30, column: 7)
!120 = !DILocation(line: 30, column: 11, scope: !119, atomGroup: 9, atomRank: 2)
!121 = !DILocation(line: 30, column: 11, scope: !119, atomGroup: 9, atomRank: 1)
!122 = !DILocation(line: 32, column: 1, scope: !98, atomGroup: 12, atomRank: 1)
!123 = distinct !DISubprogram(name: "machine", scope: !3, file: !3, line: 34, type: !124, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !126, keyInstructions: true)
!124 = !DISubroutineType(types: !125)
!125 = !{!22, !22}
!126 = !{!127, !128, !129, !133}
!127 = !DILocalVariable(name: "state", arg: 1, scope: !123, file: !3, line: 34, type: !22)
!128 = !DILocalVariable(name: "total", scope: !123, file: !3, line: 35, type: !22)
!129 = !DILocalVariable(name: "c", scope: !130, file: !3, line: 37, type: !22)
!130 = distinct !DILexicalBlock(scope: !131, file: !3, line: 36, column: 12)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 36, column: 3)
!132 = distinct !DILexicalBlock(scope: !123, file: !3, line: 36, column: 3)
!133 = !DILabel(scope: !134, name: "closing", file: !3, line: 45, column: 5)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 38, column: 20)
!135 = !DILocation(line: 0, scope: !123)
!136 = !DILocation(line: 36, column: 3, scope: !123)
!137 = !DILocation(line: 37, column: 13, scope: !130, atomGroup: 2, atomRank: 2)
!138 = !DILocation(line: 0, scope: !130)
!139 = !DILocation(line: 38, column: 5, scope: !130, atomGroup: 3, atomRank: 1)
!140 = !DILocation(line: 39, column: 19, scope: !141, atomGroup: 4, atomRank: 2)
!141 = distinct !DILexicalBlock(scope: !134, file: !3, line: 39, column: 17)
!142 = !DILocation(line: 39, column: 19, scope: !141, atomGroup: 4, atomRank: 1)
!143 = !DILocation(line: 39, column: 49, scope: !144, atomGroup: 6, atomRank: 2)
!144 = distinct !DILexicalBlock(scope: !141, file: !3, line: 39, column: 47)
!145 = !DILocation(line: 39, column: 49, scope: !144, atomGroup: 6, atomRank: 1)
!146 = !DILocation(line: 40, column: 19, scope: !147, atomGroup: 9, atomRank: 2)
!147 = distinct !DILexicalBlock(scope: !134, file: !3, line: 40, column: 17)
!148 = !DILocation(line: 40, column: 19, scope: !147, atomGroup: 9, atomRank: 1)
!149 = !DILocation(line: 41, column: 19, scope: !134, atomGroup: 13, atomRank: 2)
!150 = !DILocation(line: 42, column: 13, scope: !151, atomGroup: 14, atomRank: 2)
!151 = distinct !DILexicalBlock(scope: !134, file: !3, line: 42, column: 11)
!152 = !DILocation(line: 42, column: 13, scope: !151, atomGroup: 14, atomRank: 1)
!153 = !DILocation(line: 44, column: 19, scope: !154, atomGroup: 17, atomRank: 2)
!154 = distinct !DILexicalBlock(scope: !134, file: !3, line: 44, column: 17)
!155 = !DILocation(line: 44, column: 19, scope: !154, atomGroup: 17, atomRank: 1)
!156 = !DILocation(line: 45, column: 5, scope: !134)
!157 = !DILocation(line: 45, column: 25, scope: !134, atomGroup: 20, atomRank: 1)
!158 = !DILocation(line: 46, column: 23, scope: !134)
!159 = !DILocation(line: 46, column: 21, scope: !134, atomGroup: 21, atomRank: 2)
!160 = !DILocation(line: 46, column: 44, scope: !134, atomGroup: 22, atomRank: 2)
!161 = !DILocation(line: 46, column: 48, scope: !134, atomGroup: 23, atomRank: 1)
!162 = !DILocation(line: 47, column: 14, scope: !134)
!163 = !DILocation(line: 49, column: 5, scope: !130)
!164 = !DILocation(line: 49, column: 16, scope: !165, atomGroup: 24, atomRank: 2)
!165 = distinct !DILexicalBlock(scope: !130, file: !3, line: 49, column: 8)
!166 = !DILocation(line: 49, column: 24, scope: !165, atomGroup: 25, atomRank: 2)
!167 = !DILocation(line: 49, column: 42, scope: !130, atomGroup: 26, atomRank: 1)
!168 = !DILocation(line: 49, column: 31, scope: !165, atomGroup: 27, atomRank: 1)
!169 = distinct !{!169, !163, !170, !72, !73}
!170 = !DILocation(line: 49, column: 45, scope: !130)
!171 = distinct !{!171, !172, !173, !73}
!172 = !DILocation(line: 36, column: 3, scope: !132)
!173 = !DILocation(line: 50, column: 3, scope: !132)
!174 = !DILocation(line: 51, column: 1, scope: !123, atomGroup: 29, atomRank: 1)
!175 = !DISubprogram(name: "read_byte", scope: !3, file: !3, line: 4, type: !176, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!176 = !DISubroutineType(types: !177)
!177 = !{!22}
!178 = distinct !DISubprogram(name: "guarded", scope: !3, file: !3, line: 53, type: !124, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179, keyInstructions: true)
!179 = !{!180, !181}
!180 = !DILocalVariable(name: "n", arg: 1, scope: !178, file: !3, line: 53, type: !22)
!181 = !DILocalVariable(name: "count", scope: !178, file: !3, line: 54, type: !182)
!182 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!183 = distinct !DIAssignID()
!184 = !DILocation(line: 0, scope: !178)
!185 = !DILocation(line: 54, column: 3, scope: !178)
!186 = !DILocation(line: 54, column: 16, scope: !178, atomGroup: 1, atomRank: 1)
!187 = distinct !DIAssignID()
!188 = !DILocation(line: 55, column: 7, scope: !189)
!189 = distinct !DILexicalBlock(scope: !178, file: !3, line: 55, column: 7)
!190 = !DILocation(line: 55, column: 7, scope: !189, atomGroup: 2, atomRank: 2)
!191 = !DILocation(line: 55, column: 7, scope: !189, atomGroup: 2, atomRank: 1)
!192 = !DILocation(line: 55, column: 27, scope: !189, atomGroup: 3, atomRank: 2)
!193 = !DILocation(line: 55, column: 20, scope: !189, atomGroup: 3, atomRank: 1)
!194 = !DILocation(line: 56, column: 3, scope: !178, atomGroup: 5, atomRank: 1)
!195 = !DILocation(line: 56, column: 3, scope: !178, atomGroup: 6, atomRank: 1)
!196 = !DILocation(line: 56, column: 11, scope: !178, atomGroup: 4, atomRank: 2)
!197 = !DILocation(line: 57, column: 10, scope: !198)
!198 = distinct !DILexicalBlock(scope: !178, file: !3, line: 56, column: 15)
!199 = !DILocation(line: 57, column: 10, scope: !198, atomGroup: 7, atomRank: 2)
!200 = !DILocation(line: 57, column: 10, scope: !198, atomGroup: 7, atomRank: 1)
!201 = distinct !DIAssignID()
!202 = !DILocation(line: 58, column: 11, scope: !203, atomGroup: 8, atomRank: 2)
!203 = distinct !DILexicalBlock(scope: !198, file: !3, line: 58, column: 9)
!204 = !DILocation(line: 58, column: 11, scope: !203, atomGroup: 8, atomRank: 1)
!205 = distinct !{!205, !206, !207, !72, !73}
!206 = !DILocation(line: 56, column: 3, scope: !178)
!207 = !DILocation(line: 59, column: 3, scope: !178)
!208 = !DILocation(line: 58, column: 17, scope: !203)
!209 = !DILocation(line: 60, column: 11, scope: !178)
!210 = !DILocation(line: 60, column: 10, scope: !178, atomGroup: 9, atomRank: 2)
!211 = !DILocation(line: 60, column: 3, scope: !178, atomGroup: 9, atomRank: 1)
!212 = !DILocation(line: 61, column: 1, scope: !178)
!213 = !DILocation(line: 61, column: 1, scope: !178, atomGroup: 10, atomRank: 1)
!214 = !DISubprogram(name: "_setjmp", scope: !9, file: !9, line: 45, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!215 = !DISubroutineType(types: !216)
!216 = !{!22, !217}
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!218 = distinct !DISubprogram(name: "swap_loop", scope: !3, file: !3, line: 63, type: !219, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !222, keyInstructions: true)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !221, !22}
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!222 = !{!223, !224, !225, !226, !227}
!223 = !DILocalVariable(name: "a", arg: 1, scope: !218, file: !3, line: 63, type: !221)
!224 = !DILocalVariable(name: "n", arg: 2, scope: !218, file: !3, line: 63, type: !22)
!225 = !DILocalVariable(name: "x", scope: !218, file: !3, line: 64, type: !22)
!226 = !DILocalVariable(name: "y", scope: !218, file: !3, line: 64, type: !22)
!227 = !DILocalVariable(name: "t", scope: !228, file: !3, line: 65, type: !22)
!228 = distinct !DILexicalBlock(scope: !218, file: !3, line: 65, column: 19)
!229 = !DILocation(line: 0, scope: !218)
!230 = !DILocation(line: 64, column: 11, scope: !218, atomGroup: 1, atomRank: 2)
!231 = !DILocation(line: 64, column: 21, scope: !218)
!232 = !DILocation(line: 64, column: 21, scope: !218, atomGroup: 2, atomRank: 2)
!233 = !DILocation(line: 65, column: 14, scope: !218, atomGroup: 34, atomRank: 1)
!234 = !DILocation(line: 65, column: 3, scope: !218, atomGroup: 35, atomRank: 1)
!235 = !DILocation(line: 65, column: 11, scope: !218, atomGroup: 3, atomRank: 2)
!236 = !DILocation(line: 0, scope: !228)
!237 = !DILocation(line: 65, column: 52, scope: !238, atomGroup: 9, atomRank: 2)
!238 = distinct !DILexicalBlock(scope: !228, file: !3, line: 65, column: 50)
!239 = !DILocation(line: 65, column: 52, scope: !238, atomGroup: 9, atomRank: 1)
!240 = !DILocation(line: 65, column: 14, scope: !218, atomGroup: 4, atomRank: 1)
!241 = !DILocation(line: 65, column: 3, scope: !218, atomGroup: 5, atomRank: 1)
!242 = distinct !{!242, !243, !244, !72, !73}
!243 = !DILocation(line: 65, column: 3, scope: !218)
!244 = !DILocation(line: 65, column: 62, scope: !218)
!245 = !DILocation(line: 66, column: 8, scope: !218, atomGroup: 11, atomRank: 1)
!246 = !DILocation(line: 66, column: 18, scope: !218, atomGroup: 12, atomRank: 1)
!247 = !DILocation(line: 67, column: 1, scope: !218, atomGroup: 13, atomRank: 1)
!248 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 69, type: !249, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !251, keyInstructions: true)
!249 = !DISubroutineType(types: !250)
!250 = !{!22, !5}
!251 = !{!252, !253}
!252 = !DILocalVariable(name: "n", arg: 1, scope: !248, file: !3, line: 69, type: !5)
!253 = !DILocalVariable(name: "s", scope: !248, file: !3, line: 69, type: !22)
!254 = !DILocation(line: 0, scope: !248)
!255 = !DILocation(line: 69, column: 52, scope: !248, atomGroup: 36, atomRank: 1)
!256 = !DILocation(line: 69, column: 43, scope: !248, atomGroup: 37, atomRank: 1)
!257 = !DILocation(line: 69, column: 66, scope: !258)
!258 = distinct !DILexicalBlock(scope: !248, file: !3, line: 69, column: 58)
!259 = !DILocation(line: 69, column: 66, scope: !258, atomGroup: 5, atomRank: 2)
!260 = !DILocation(line: 69, column: 64, scope: !258, atomGroup: 5, atomRank: 1)
!261 = !DILocation(line: 69, column: 92, scope: !258, atomGroup: 6, atomRank: 2)
!262 = !DILocation(line: 69, column: 52, scope: !248, atomGroup: 2, atomRank: 1)
!263 = !DILocation(line: 69, column: 43, scope: !248, atomGroup: 3, atomRank: 1)
!264 = distinct !{!264, !265, !266, !72, !73}
!265 = !DILocation(line: 69, column: 43, scope: !248)
!266 = !DILocation(line: 69, column: 96, scope: !248)
!267 = !DILocation(line: 69, scope: !248, atomGroup: 1, atomRank: 1)
!268 = !DILocation(line: 69, column: 98, scope: !248, atomGroup: 8, atomRank: 1)
!269 = distinct !DISubprogram(name: "ackermann", scope: !3, file: !3, line: 70, type: !270, scopeLine: 70, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !272, keyInstructions: true)
!270 = !DISubroutineType(types: !271)
!271 = !{!18, !18, !18}
!272 = !{!273, !274}
!273 = !DILocalVariable(name: "m", arg: 1, scope: !269, file: !3, line: 70, type: !18)
!274 = !DILocalVariable(name: "n", arg: 2, scope: !269, file: !3, line: 70, type: !18)
!275 = !DILocation(line: 0, scope: !269)
!276 = !DILocation(line: 70, column: 43, scope: !269, atomGroup: 2, atomRank: 2)
!277 = !DILocation(line: 70, column: 41, scope: !269, atomGroup: 2, atomRank: 1)
!278 = !DILocation(line: 70, column: 52, scope: !269)
!279 = !DILocation(line: 70, column: 34, scope: !269, atomGroup: 1, atomRank: 1)
!280 = !DILocation(line: 70, column: 60, scope: !269, atomGroup: 3, atomRank: 2)
!281 = !DILocation(line: 70, scope: !269)
!282 = !DILocation(line: 70, column: 58, scope: !269, atomGroup: 3, atomRank: 1)
!283 = !DILocation(line: 70, column: 121, scope: !269)
!284 = !DILocation(line: 70, column: 106, scope: !269)
!285 = !DILocation(line: 70, column: 89, scope: !269)
!286 = distinct !DISubprogram(name: "buffer", scope: !3, file: !3, line: 71, type: !287, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !290, keyInstructions: true)
!287 = !DISubroutineType(types: !288)
!288 = !{!289, !22}
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!290 = !{!291, !292, !293}
!291 = !DILocalVariable(name: "n", arg: 1, scope: !286, file: !3, line: 71, type: !22)
!292 = !DILocalVariable(name: "p", scope: !286, file: !3, line: 71, type: !289)
!293 = !DILocalVariable(name: "i", scope: !294, file: !3, line: 71, type: !22)
!294 = distinct !DILexicalBlock(scope: !286, file: !3, line: 71, column: 61)
!295 = !DILocation(line: 0, scope: !286)
!296 = !DILocation(line: 71, column: 42, scope: !286)
!297 = !DILocation(line: 71, column: 33, scope: !286, atomGroup: 1, atomRank: 2)
!298 = !DILocation(line: 0, scope: !294)
!299 = !DILocation(line: 71, column: 79, scope: !300, atomGroup: 38, atomRank: 1)
!300 = distinct !DILexicalBlock(scope: !294, file: !3, line: 71, column: 61)
!301 = !DILocation(line: 71, column: 61, scope: !294, atomGroup: 39, atomRank: 1)
!302 = !DILocation(line: 71, column: 61, scope: !294)
!303 = !DILocation(line: 71, column: 116, scope: !286, atomGroup: 9, atomRank: 1)
!304 = !DILocation(line: 71, column: 101, scope: !300, atomGroup: 5, atomRank: 2)
!305 = !DILocation(line: 71, column: 94, scope: !300)
!306 = !DILocation(line: 71, column: 99, scope: !300, atomGroup: 5, atomRank: 1)
!307 = !{!40, !40, i64 0}
!308 = !DILocation(line: 71, column: 90, scope: !300, atomGroup: 6, atomRank: 2)
!309 = !DILocation(line: 71, column: 79, scope: !300, atomGroup: 3, atomRank: 1)
!310 = !DILocation(line: 71, column: 61, scope: !294, atomGroup: 4, atomRank: 1)
!311 = distinct !{!311, !302, !312, !72, !73}
!312 = !DILocation(line: 71, column: 113, scope: !294)
!313 = !DISubprogram(name: "allocate", scope: !3, file: !3, line: 5, type: !314, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!314 = !DISubroutineType(types: !315)
!315 = !{!316, !5}
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
