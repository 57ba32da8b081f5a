; ModuleID = 'pointe-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@hidden = external hidden thread_local global i64, align 8

; Function Attrs: none nounwind
define dso_local i32 @sum(i32 noundef %0,) #1 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @hidden)
  %8 = load i64, ptr %7, align 8
  store i64 %8, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %9

9:                            ; preds = %57, %1
  %10 = load i32, ptr %5, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %60

13:           ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  %21 = icmp ule i32 %20, 160
  br i1 %21, label %22, label %27

22:                           ; preds = %17
  %23 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 3
  %24 = load ptr, ptr %23, align 16
  %25 = getelementptr i8, ptr %24, i32 %20
  %26 = add i32 %20, 16
  store i32 %26, ptr %19, align 4
  br label %31

27:   %28 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %18, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr i8, ptr %29, i32 8
  store ptr %30, ptr %28, align 8
  br label %31

31:                           ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ]
  %33 = load double, ptr %32, align 8
  %34 = fptosi double %33 to i64
  br label %53

35:                           ; preds = %13
  %36 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 0
  %38 = load i32, ptr %37, align 16
  %39 = icmp ule i32 %38, 40
  br i1 %39, label %40, label %45

40:                           ; preds = %35
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 3
  %42 = load ptr, ptr %41, align 16
  %43 = getelementptr i8, ptr %42, i32 %38
  %44 = add i32 %38, 8
  store i32 %44, ptr %37, align 16
  br label %49

45:                           ; preds = %35
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %36, i32 0, i32 2
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr i8, ptr %47, i32 8
  store ptr %48, ptr %46, align 8
  br label %49

49:       ; preds = %45, %40
  %50 = phi ptr [ %43, %40 ], [ %47, %45 ]
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  br label %53

53:          %58 = load i32, ptr %5, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %5, align 4
  br label %9, !llvm.loop !2            ; preds = %9
  %61 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %61)
  %62 = load i64, ptr %4, align 8
  %63 = trunc i64 %62 to i32
  ret i32 %63
}

; Functio nounwin
attributes #1 = { noinline nounwind "fre2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0, !1}