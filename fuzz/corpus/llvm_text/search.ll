; ModuleID = 'control-debug.ll'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @search(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(ptr %0, !21, !DIExpression(), !35)
    #dbg_value(i32 %1, !22, !DIExpression(), !35)
    #dbg_value(i32 %2, !23, !DIExpression(), !35)
    #dbg_value(i32 %3, !24, !DIExpression(), !35)
    #dbg_value(i32 0, !25, !DIExpression(), !36)
  %5 = icmp sgt i32 %1, 0, !dbg !37
  br i1 %5, label %6, label %46, !dbg !38

6:                                                ; preds = %4
  %7 = icmp sgt i32 %2, 0
  %8 = sext i32 %2 to i64, !dbg !38
  %9 = zext nneg i32 %1 to i64, !dbg !39
  %10 = zext nneg i32 %2 to i64
  br label %14, !dbg !38

11:                                               ; preds = %38
  %12 = add nuw nsw i64 %15, 1, !dbg !40
    #dbg_value(i64 %12, !25, !DIExpression(), !36)
    #dbg_value(i64 %12, !25, !DIExpression(), !36)
  %13 = icmp eq i64 %12, %9, !dbg !39
  br i1 %13, label %42, label %14, !dbg !41, !llvm.loop !42

14:                                               ; preds = %11, %6
  %15 = phi i64 [ 0, %6 ], [ %12, %11 ]
  %16 = phi i32 [ undef, %6 ], [ %40, %11 ]
    #dbg_value(i64 %15, !25, !DIExpression(), !36)
    #dbg_value(i32 0, !27, !DIExpression(), !47)
  br i1 %7, label %17, label %38, !dbg !48

17:                                               ; preds = %14
  %18 = mul nuw nsw i64 %15, %8
  br label %19, !dbg !48

19:                                               ; preds = %35, %17
  %20 = phi i64 [ 0, %17 ], [ %36, %35 ]
  %21 = phi i32 [ %16, %17 ], [ %34, %35 ]
    #dbg_value(i64 %20, !27, !DIExpression(), !47)
  %22 = add nuw nsw i64 %20, %18, !dbg !49
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22, !dbg !50
  %24 = load i32, ptr %23, align 4, !dbg !51, !tbaa !10
    #dbg_value(i32 %24, !31, !DIExpression(), !52)
  %25 = icmp eq i32 %24, %3, !dbg !53
  %26 = trunc nsw i64 %22 to i32, !dbg !55
  br i1 %25, label %32, label %27, !dbg !55

27:                                               ; preds = %19
  %28 = icmp slt i32 %24, 0, !dbg !56
  br i1 %28, label %32, label %29, !dbg !58

29:                                               ; preds = %27
  switch i32 %24, label %31 [
    i32 1, label %32
    i32 99, label %30
  ], !dbg !59

30:                                               ; preds = %29
  br label %32, !dbg !61

31:                                               ; preds = %29
  br label %32, !dbg !63

32:                                               ; preds = %31, %30, %29, %27, %19
  %33 = phi i32 [ 0, %31 ], [ 1, %19 ], [ 5, %27 ], [ 8, %30 ], [ 7, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %26, %19 ], [ %21, %27 ], [ %21, %30 ], [ %21, %29 ]
  switch i32 %33, label %38 [
    i32 0, label %35
    i32 7, label %35
  ]

35:                                               ; preds = %32, %32
  %36 = add nuw nsw i64 %20, 1, !dbg !64
    #dbg_value(i64 %36, !27, !DIExpression(), !47)
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

46:                                               ; preds = %42, %4
  %47 = phi i32 [ -1, %4 ], [ %45, %42 ]
  ret i32 %47, !dbg !70
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, globals: !5, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "27c39dec676a32cb0be58cbfe7fac297")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{}
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "search", scope: !1, file: !1, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18, !17, !17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !{!21, !22, !23, !24, !25, !27, !31, !34}
!21 = !DILocalVariable(name: "rows", arg: 1, scope: !14, file: !1, line: 8, type: !18)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !14, file: !1, line: 8, type: !17)
!23 = !DILocalVariable(name: "m", arg: 3, scope: !14, file: !1, line: 8, type: !17)
!24 = !DILocalVariable(name: "wanted", arg: 4, scope: !14, file: !1, line: 8, type: !17)
!25 = !DILocalVariable(name: "i", scope: !26, file: !1, line: 9, type: !17)
!26 = distinct !DILexicalBlock(scope: !14, file: !1, line: 9, column: 3)
!27 = !DILocalVariable(name: "j", scope: !28, file: !1, line: 10, type: !17)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 5)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 9, column: 31)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 3)
!31 = !DILocalVariable(name: "v", scope: !32, file: !1, line: 11, type: !17)
!32 = distinct !DILexicalBlock(scope: !33, file: !1, line: 10, column: 33)
!33 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 5)
!34 = !DILabel(scope: !14, name: "out", file: !1, line: 18, column: 1)
!35 = !DILocation(line: 0, scope: !14)
!36 = !DILocation(line: 0, scope: !26)
!37 = !DILocation(line: 9, column: 21, scope: !30, atomGroup: 32, atomRank: 1)
!38 = !DILocation(line: 9, column: 3, scope: !26, atomGroup: 33, atomRank: 1)
!39 = !DILocation(line: 9, column: 21, scope: !30, atomGroup: 2, atomRank: 1)
!40 = !DILocation(line: 9, column: 27, scope: !30, atomGroup: 18, atomRank: 2)
!41 = !DILocation(line: 9, column: 3, scope: !26, atomGroup: 3, atomRank: 1)
!42 = distinct !{!42, !43, !44, !45, !46}
!43 = !DILocation(line: 9, column: 3, scope: !26)
!44 = !DILocation(line: 17, column: 3, scope: !26)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !{!"llvm.loop.unroll.disable"}
!47 = !DILocation(line: 0, scope: !28)
!48 = !DILocation(line: 10, column: 5, scope: !28, atomGroup: 31, atomRank: 1)
!49 = !DILocation(line: 11, column: 26, scope: !32)
!50 = !DILocation(line: 11, column: 15, scope: !32)
!51 = !DILocation(line: 11, column: 15, scope: !32, atomGroup: 7, atomRank: 2)
!52 = !DILocation(line: 0, scope: !32)
!53 = !DILocation(line: 12, column: 13, scope: !54, atomGroup: 8, atomRank: 2)
!54 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 11)
!55 = !DILocation(line: 12, column: 13, scope: !54, atomGroup: 8, atomRank: 1)
!56 = !DILocation(line: 13, column: 13, scope: !57, atomGroup: 10, atomRank: 2)
!57 = distinct !DILexicalBlock(scope: !32, file: !1, line: 13, column: 11)
!58 = !DILocation(line: 13, column: 13, scope: !57, atomGroup: 10, atomRank: 1)
!59 = !DILocation(line: 14, column: 13, scope: !60, atomGroup: 12, atomRank: 1)
!60 = distinct !DILexicalBlock(scope: !32, file: !1, line: 14, column: 11)
!61 = !DILocation(line: 15, column: 20, scope: !62, atomGroup: 15, atomRank: 1)
!62 = distinct !DILexicalBlock(scope: !32, file: !1, line: 15, column: 11)
!63 = !DILocation(line: 16, column: 5, scope: !33)
!64 = !DILocation(line: 10, column: 29, scope: !33, atomGroup: 16, atomRank: 2)
!65 = !DILocation(line: 10, column: 23, scope: !33, atomGroup: 5, atomRank: 1)
!66 = !DILocation(line: 10, column: 5, scope: !28, atomGroup: 6, atomRank: 1)
!67 = distinct !{!67, !68, !69, !45, !46}
!68 = !DILocation(line: 10, column: 5, scope: !28)
!69 = !DILocation(line: 16, column: 5, scope: !28)
!70 = !DILocation(line: 20, column: 1, scope: !14, atomGroup: 21, atomRank: 1)
