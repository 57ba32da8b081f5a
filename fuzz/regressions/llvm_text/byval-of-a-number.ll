; ModuleID = 'contem: read)
define dso_local i32 @search(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 byval(i32) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(ptression(), !36)
  %5 = icmp sgt i32 %1, 0, !dbg !37
  br i1 %5, label %6, label %46, !dbg !38

6:            ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = sext i32 %2 to i64, !dbg !38
  %9 = zext nneg i32 %1 to i64, !dbg !39
  %10 = zext nneg i32 %2 to i64
  br label %14, !dbg !38

11:           ; preds = %38
  %12 = add nuw nsw i64 %15, 1, !dbg !40
    #dbg_value(i64 %12, !2, !36)
    #dbg_value(i64 %12, !25, 36)
  %13 = icmp eq i64 %12, %9, !dbg !39
  br i1 %13, label %42, label %14, !dbg !41, !llvm.loop !42

14:           ; preds = %11, %6
  %15 = phi i64 [ 0, %6 ], [ %12, %11 ]
  %16 = phi i32 [ undef, %6 ], [ %40, %11 ]
    #dbg_value(sion(), !47)
  br label %38, !dbg !4                 ; preds = %14
  %18 = mul nuw nsw i64 %15, %8
  br label %19, !dbg !48

19:                             ; preds = %35, %17
  %20 = phi i64 [ 0, %17 ], [ %36, %35 ]
  %21 = phi i32 [ %16, %17 ], [ %34, %35 ]
    #dbg_value(i64 %20, !27,!47)
  %22 = add nuw nsw i64 %20, %18, !dbg !49
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22, !dbg !50
  %24 = load i32, ptr %23, align 4, !dbg !51, !tbaa !10
    #dbg_value(i32 %24, !31,!52)
  %25 = icmp eq i32 %24, %3, !dbg !53
  %26 = trunc nsw i64 %22 to i32, !dbg !55
  br i1 %25, label %32, label %27, !dbg !55

27:           ; preds = %19
  %28 = icmp slt i32 %24, 0, !dbg !56
  br i1 %28, label %32, label %29, !dbg !58

29:         switch i32 %24, label %31 [
    i32 1, label %32
   
  ], !dbg !59

30:                             ; preds = %29
  br label %32, !dbg !61

31:                             ; preds = %29
  br label %32, !dbg !63

32:                             ; pred %27, %19
  %33 = phi i32 [ 0, %31 ], [ 1, %19 ], [ 5, %27 ], [ 8, %30 ], [ 7, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %26, %19 ], [ %21, %27 ], [ %21, %30 ], [ %21, %29 ]
  switch i32 %33, label %38 [
    i32 0, label %35
    i32 7, label %35
  ]

35:  add nuw nsw i64 %20, 1, !dbg !64
    #dbg_value(i64 %3ion(), !47)
  %37 = icmp eq i64 %36, %10, !dbg !65
  br i1 %37, label %38, label %19, !dbg !66, !llvm.loop !67

38:                                               ; preds = %35, %32, %14
  %39 = phi i32 [ 5, %14 ], [ %33, %32 ], [ 5, %35 ]
  %40 = phi i32 [ %16, %14 ], [ %34, %35 ], [ %34, %32 ]
  %41 = icmp eq i32 %39, 5
    #dbg_value(i64 %15, !25, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !36)
  br i1 %41, label %11, label %42

42:                                               ; preds = %38, %11
  %43 = phi i32 [ %39, %38 ], [ 2, %11 ]
  %44 = icmp eq i32 %43, 1
  %45 = select i1 %44, i32 %40, i32 -1
  br label %46

46:           ; preds = %42, %4
  %47 = phi i32 [ -1, %4 ], [ %45, %42 ]
  ret i32 %47, !dbg !70
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vectoe" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-featue2,+x87" "tune-cpu"="generic" }

!ll = !{!missionKind: FullDebug, retain)
!1 = !DIFi