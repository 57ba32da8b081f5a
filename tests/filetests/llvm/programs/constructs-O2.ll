; ModuleID = 'constructs.c'
source_filename = "constructs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr, ptr, ptr }
%struct.Pair = type { i64, i64 }
%struct.Large = type { [12 x i32] }

@.str = private unnamed_addr constant [12 x i8] c"two entries\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"machine\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"copies\00", align 1
@.str.3 = private unnamed_addr constant [11 x i8] c"structures\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"wide\00", align 1
@operations = internal constant [3 x %struct.anon] [%struct.anon { ptr @.str.13, ptr @op_add, ptr null }, %struct.anon { ptr @.str.14, ptr @op_sub, ptr getelementptr (i8, ptr @operations, i64 24) }, %struct.anon { ptr @.str.15, ptr @op_mul, ptr getelementptr (i8, ptr @operations, i64 8) }], align 16
@.str.5 = private unnamed_addr constant [9 x i8] c"pointers\00", align 1
@main.code = internal unnamed_addr constant [7 x i8] c"\00\02\01\00\00\02\03", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"computed\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"%d %u %lld %s %c %5d|%08x %f\0A\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@hash = internal unnamed_addr global i64 -3750763034362895579, align 8
@.str.9 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@state = internal unnamed_addr global i64 88172645463325252, align 8
@.str.10 = private unnamed_addr constant [9 x i8] c"integers\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"reals\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"mul\00", align 1
@computed.labels = internal unnamed_addr constant [4 x ptr] [ptr blockaddress(@computed, %1), ptr blockaddress(@computed, %14), ptr blockaddress(@computed, %16), ptr blockaddress(@computed, %18)], align 16
@table = internal unnamed_addr constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [64 x i8], align 16
  %2 = alloca %struct.Pair, align 8
  %3 = alloca %struct.Large, align 8
  %4 = alloca %struct.Large, align 8
  br label %5

5:                                                ; preds = %0, %5
  %6 = phi i32 [ 0, %0 ], [ %15, %5 ]
  %7 = tail call fastcc i32 @two_entries(i32 noundef %6, i32 noundef 0)
  %8 = sext i32 %7 to i64
  tail call fastcc void @mix(i64 noundef %8)
  %9 = tail call fastcc i32 @two_entries(i32 noundef %6, i32 noundef 1)
  %10 = sext i32 %9 to i64
  tail call fastcc void @mix(i64 noundef %10)
  %11 = tail call fastcc i32 @two_entries(i32 noundef %6, i32 noundef 2)
  %12 = sext i32 %11 to i64
  tail call fastcc void @mix(i64 noundef %12)
  %13 = tail call fastcc i32 @two_entries(i32 noundef %6, i32 noundef 3)
  %14 = sext i32 %13 to i64
  tail call fastcc void @mix(i64 noundef %14)
  %15 = add nuw nsw i32 %6, 1
  %16 = icmp eq i32 %15, 9
  br i1 %16, label %17, label %5, !llvm.loop !8

17:                                               ; preds = %5
  %18 = load i64, ptr @hash, align 8, !tbaa !10
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str, i64 noundef %18)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  br label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ 0, %17 ], [ %26, %20 ]
  %22 = tail call fastcc i64 @next()
  %23 = urem i64 %22, 97
  %24 = trunc nuw nsw i64 %23 to i8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 %21
  store i8 %24, ptr %25, align 1, !tbaa !12
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, 64
  br i1 %27, label %28, label %20, !llvm.loop !13

28:                                               ; preds = %20
  %29 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 6, i32 noundef -4)
  %30 = sext i32 %29 to i64
  tail call fastcc void @mix(i64 noundef %30)
  %31 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 7, i32 noundef -3)
  %32 = sext i32 %31 to i64
  tail call fastcc void @mix(i64 noundef %32)
  %33 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 8, i32 noundef -2)
  %34 = sext i32 %33 to i64
  tail call fastcc void @mix(i64 noundef %34)
  %35 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 9, i32 noundef -1)
  %36 = sext i32 %35 to i64
  tail call fastcc void @mix(i64 noundef %36)
  %37 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 10, i32 noundef 0)
  %38 = sext i32 %37 to i64
  tail call fastcc void @mix(i64 noundef %38)
  %39 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 11, i32 noundef 1)
  %40 = sext i32 %39 to i64
  tail call fastcc void @mix(i64 noundef %40)
  %41 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 12, i32 noundef 2)
  %42 = sext i32 %41 to i64
  tail call fastcc void @mix(i64 noundef %42)
  %43 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 13, i32 noundef 3)
  %44 = sext i32 %43 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 14, i32 noundef 4)
  %46 = sext i32 %45 to i64
  tail call fastcc void @mix(i64 noundef %46)
  %47 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 15, i32 noundef 5)
  %48 = sext i32 %47 to i64
  tail call fastcc void @mix(i64 noundef %48)
  %49 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 16, i32 noundef 6)
  %50 = sext i32 %49 to i64
  tail call fastcc void @mix(i64 noundef %50)
  %51 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 17, i32 noundef 7)
  %52 = sext i32 %51 to i64
  tail call fastcc void @mix(i64 noundef %52)
  %53 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 18, i32 noundef 8)
  %54 = sext i32 %53 to i64
  tail call fastcc void @mix(i64 noundef %54)
  %55 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 19, i32 noundef 9)
  %56 = sext i32 %55 to i64
  tail call fastcc void @mix(i64 noundef %56)
  %57 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 20, i32 noundef 10)
  %58 = sext i32 %57 to i64
  tail call fastcc void @mix(i64 noundef %58)
  %59 = call fastcc i32 @machine(ptr noundef %1, i32 noundef 21, i32 noundef 11)
  %60 = sext i32 %59 to i64
  tail call fastcc void @mix(i64 noundef %60)
  %61 = load i64, ptr @hash, align 8, !tbaa !10
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.1, i64 noundef %61)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  br label %71

63:                                               ; preds = %71
  %64 = load i64, ptr @hash, align 8, !tbaa !10
  %65 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.2, i64 noundef %64)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %66, i8 0, i64 40, i1 false)
  store i32 1, ptr %3, align 8
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 2, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 3, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 44
  br label %84

71:                                               ; preds = %28, %71
  %72 = phi i32 [ 0, %28 ], [ %79, %71 ]
  %73 = tail call fastcc i32 @fibonacci(i32 noundef %72)
  %74 = zext i32 %73 to i64
  tail call fastcc void @mix(i64 noundef %74)
  %75 = tail call fastcc i32 @lost(i32 noundef %72)
  %76 = zext nneg i32 %75 to i64
  tail call fastcc void @mix(i64 noundef %76)
  %77 = tail call fastcc i32 @rotate3(i32 noundef %72)
  %78 = zext i32 %77 to i64
  tail call fastcc void @mix(i64 noundef %78)
  %79 = add nuw nsw i32 %72, 1
  %80 = icmp eq i32 %79, 12
  br i1 %80, label %63, label %71, !llvm.loop !14

81:                                               ; preds = %84
  %82 = load i64, ptr @hash, align 8, !tbaa !10
  %83 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.3, i64 noundef %82)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  br label %140

84:                                               ; preds = %63, %84
  %85 = phi i64 [ 0, %63 ], [ %97, %84 ]
  %86 = phi i32 [ 7, %63 ], [ %101, %84 ]
  %87 = phi double [ 1.500000e+00, %63 ], [ %100, %84 ]
  %88 = phi i8 [ 99, %63 ], [ %115, %84 ]
  %89 = phi <2 x float> [ <float 1.250000e+00, float -3.500000e+00>, %63 ], [ %116, %84 ]
  %90 = phi i8 [ 97, %63 ], [ %111, %84 ]
  %91 = phi i8 [ 98, %63 ], [ %113, %84 ]
  %92 = phi i64 [ 3, %63 ], [ %95, %84 ]
  %93 = phi i64 [ 9, %63 ], [ %96, %84 ]
  %94 = tail call fastcc { i64, i64 } @swap(i64 %92, i64 %93)
  %95 = extractvalue { i64, i64 } %94, 0
  %96 = extractvalue { i64, i64 } %94, 1
  store i64 %95, ptr %2, align 8, !tbaa !10
  store i64 %96, ptr %69, align 8, !tbaa !10
  %97 = add nuw nsw i64 %85, 1
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = tail call fastcc { double, i32 } @mixed(double %87, i32 %86, i32 noundef %98)
  %100 = extractvalue { double, i32 } %99, 0
  %101 = extractvalue { double, i32 } %99, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %102 = trunc nuw nsw i64 %85 to i32
  call fastcc void @large(ptr dead_on_unwind writable sret(%struct.Large) align 4 %4, ptr noundef nonnull byval(%struct.Large) align 8 %3, i32 noundef %102)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  %103 = zext i8 %88 to i24
  %104 = shl nuw i24 %103, 16
  %105 = zext i8 %91 to i24
  %106 = shl nuw nsw i24 %105, 8
  %107 = or disjoint i24 %104, %106
  %108 = zext i8 %90 to i24
  %109 = or disjoint i24 %107, %108
  %110 = tail call fastcc i24 @bytes3(i24 %109)
  %111 = trunc i24 %110 to i8
  %112 = lshr i24 %110, 8
  %113 = trunc i24 %112 to i8
  %114 = lshr i24 %110, 16
  %115 = trunc nuw i24 %114 to i8
  %116 = tail call fastcc <2 x float> @floats(<2 x float> %89)
  tail call fastcc void @mix(i64 noundef %95)
  tail call fastcc void @mix(i64 noundef %96)
  %117 = fmul double %100, 4.000000e+00
  %118 = fptosi double %117 to i64
  tail call fastcc void @mix(i64 noundef %118)
  %119 = sext i32 %101 to i64
  tail call fastcc void @mix(i64 noundef %119)
  %120 = load i32, ptr %70, align 4, !tbaa !4
  %121 = load i32, ptr %3, align 8, !tbaa !4
  %122 = add nsw i32 %121, %120
  %123 = sext i32 %122 to i64
  tail call fastcc void @mix(i64 noundef %123)
  %124 = sext i8 %111 to i32
  %125 = shl nsw i32 %124, 8
  %126 = sext i8 %115 to i32
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  tail call fastcc void @mix(i64 noundef %128)
  %129 = extractelement <2 x float> %116, i64 0
  %130 = fmul float %129, 1.600000e+01
  %131 = fptosi float %130 to i64
  tail call fastcc void @mix(i64 noundef %131)
  %132 = extractelement <2 x float> %116, i64 1
  %133 = fmul float %132, 1.600000e+01
  %134 = fptosi float %133 to i64
  tail call fastcc void @mix(i64 noundef %134)
  %135 = tail call fastcc i64 @many(i32 noundef %102, i64 noundef %85, ptr noundef nonnull byval(%struct.Pair) align 8 %2, ptr noundef nonnull byval(%struct.Large) align 8 %3, i32 noundef %102)
  tail call fastcc void @mix(i64 noundef %135)
  %136 = icmp eq i64 %97, 5
  br i1 %136, label %81, label %84, !llvm.loop !16

137:                                              ; preds = %140
  %138 = load i64, ptr @hash, align 8, !tbaa !10
  %139 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.4, i64 noundef %138)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  tail call fastcc void @integers()
  tail call fastcc void @reals()
  tail call fastcc void @memory()
  br label %177

140:                                              ; preds = %81, %140
  %141 = phi i32 [ 0, %81 ], [ %165, %140 ]
  %142 = phi i128 [ 1, %81 ], [ %164, %140 ]
  %143 = tail call fastcc i64 @next()
  %144 = zext i64 %143 to i128
  %145 = tail call fastcc i64 @next()
  %146 = and i64 %145, 63
  %147 = zext nneg i64 %146 to i128
  %148 = shl nuw nsw i128 %144, %147
  %149 = tail call fastcc i64 @next()
  %150 = zext i64 %149 to i128
  %151 = or i128 %148, %150
  %152 = tail call fastcc i64 @next()
  %153 = trunc i64 %152 to i32
  %154 = and i32 %153, 127
  %155 = tail call fastcc i64 @next()
  %156 = trunc i64 %155 to i32
  %157 = and i32 %156, 127
  %158 = shl i128 %142, 3
  %159 = xor i128 %151, %158
  %160 = zext nneg i32 %157 to i128
  %161 = lshr i128 %151, %160
  %162 = tail call fastcc i128 @wide(i128 noundef %159, i128 noundef %161, i32 noundef %154)
  %163 = zext nneg i32 %141 to i128
  %164 = add i128 %162, %163
  %165 = add nuw nsw i32 %141, 1
  %166 = icmp eq i32 %165, 24
  br i1 %166, label %137, label %140, !llvm.loop !17

167:                                              ; preds = %177
  tail call fastcc void @mix(i64 noundef 8)
  %168 = tail call fastcc i32 @ackermann(i32 noundef 2, i32 noundef 3)
  %169 = sext i32 %168 to i64
  tail call fastcc void @mix(i64 noundef %169)
  %170 = load i64, ptr @hash, align 8, !tbaa !10
  %171 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.5, i64 noundef %170)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  %172 = tail call fastcc i32 @computed()
  %173 = sext i32 %172 to i64
  tail call fastcc void @mix(i64 noundef %173)
  %174 = load i64, ptr @hash, align 8, !tbaa !10
  %175 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.6, i64 noundef %174)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  %176 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef -5, i32 noundef -294967296, i64 noundef -1234567890123, ptr noundef nonnull @.str.8, i32 noundef 120, i32 noundef 42, i32 noundef 2748, double noundef 1.500000e+00)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret i32 0

177:                                              ; preds = %137, %177
  %178 = phi i32 [ 0, %137 ], [ %196, %177 ]
  %179 = trunc nuw nsw i32 %178 to i8
  %180 = urem i8 %179, 3
  %181 = zext nneg i8 %180 to i64
  %182 = getelementptr inbounds nuw %struct.anon, ptr @operations, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %184 = load ptr, ptr %183, align 8, !tbaa !18
  %185 = mul nuw nsw i32 %178, 7
  %186 = add nsw i32 %178, -3
  %187 = tail call i32 %184(i32 noundef %185, i32 noundef %186) #20
  %188 = sext i32 %187 to i64
  tail call fastcc void @mix(i64 noundef %188)
  %189 = load ptr, ptr %182, align 8, !tbaa !23
  %190 = load i8, ptr %189, align 1, !tbaa !12
  %191 = sext i8 %190 to i64
  tail call fastcc void @mix(i64 noundef %191)
  %192 = getelementptr inbounds nuw i8, ptr %182, i64 16
  %193 = load ptr, ptr %192, align 8, !tbaa !24
  %194 = icmp eq ptr %193, null
  %195 = zext i1 %194 to i64
  tail call fastcc void @mix(i64 noundef %195)
  %196 = add nuw nsw i32 %178, 1
  %197 = icmp eq i32 %196, 9
  br i1 %197, label %167, label %177, !llvm.loop !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix(i64 noundef %0) unnamed_addr #2 {
  %2 = load i64, ptr @hash, align 8, !tbaa !10
  %3 = xor i64 %2, %0
  %4 = mul i64 %3, 1099511628211
  store i64 %4, ptr @hash, align 8, !tbaa !10
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @two_entries(i32 noundef range(i32 -2147483648, 9) %0, i32 noundef range(i32 -2147483648, 4) %1) unnamed_addr #3 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %17

5:                                                ; preds = %27, %17
  %6 = phi i32 [ %18, %17 ], [ 5, %27 ]
  %7 = phi i32 [ %19, %17 ], [ %32, %27 ]
  %8 = phi i32 [ %22, %17 ], [ %31, %27 ]
  %9 = add nsw i32 %6, -1
  br label %10

10:                                               ; preds = %5, %2
  %11 = phi i32 [ %0, %2 ], [ %9, %5 ]
  %12 = phi i32 [ %1, %2 ], [ %7, %5 ]
  %13 = phi i32 [ 0, %2 ], [ %8, %5 ]
  %14 = mul nsw i32 %11, 3
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 1000
  br i1 %16, label %33, label %17

17:                                               ; preds = %2, %10
  %18 = phi i32 [ %11, %10 ], [ %0, %2 ]
  %19 = phi i32 [ %12, %10 ], [ %1, %2 ]
  %20 = phi i32 [ %15, %10 ], [ 0, %2 ]
  %21 = add nsw i32 %19, %18
  %22 = add nsw i32 %21, %20
  %23 = icmp sgt i32 %18, 1
  br i1 %23, label %5, label %24

24:                                               ; preds = %17
  %25 = and i32 %19, 2
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %24
  %28 = add i32 %18, %20
  %29 = shl i32 %19, 1
  %30 = add i32 %28, %29
  %31 = add i32 %30, 3
  %32 = add nsw i32 %19, -2
  br label %5

33:                                               ; preds = %24, %10
  %34 = phi i32 [ %15, %10 ], [ %22, %24 ]
  ret i32 %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @next() unnamed_addr #2 {
  %1 = load i64, ptr @state, align 8, !tbaa !10
  %2 = shl i64 %1, 13
  %3 = xor i64 %2, %1
  %4 = lshr i64 %3, 7
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 17
  %7 = xor i64 %6, %5
  store i64 %7, ptr @state, align 8, !tbaa !10
  ret i64 %7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i32 @machine(ptr noundef nonnull readonly captures(none) %0, i32 noundef range(i32 -2147483638, 22) %1, i32 noundef range(i32 -2147483648, 12) %2) unnamed_addr #4 {
  switch i32 %2, label %42 [
    i32 0, label %4
    i32 1, label %16
    i32 2, label %28
    i32 7, label %40
    i32 8, label %40
    i32 9, label %40
    i32 -3, label %44
  ]

4:                                                ; preds = %26, %42, %34, %3
  %5 = phi i32 [ %2, %3 ], [ %43, %42 ], [ %17, %26 ], [ %32, %34 ]
  %6 = phi i32 [ %2, %3 ], [ 0, %42 ], [ %27, %26 ], [ %35, %34 ]
  %7 = icmp slt i32 %6, %1
  br i1 %7, label %8, label %44

8:                                                ; preds = %4
  %9 = add nsw i32 %6, 1
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !12
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %5, %13
  %15 = xor i32 %14, 85
  br label %16

16:                                               ; preds = %3, %8
  %17 = phi i32 [ %15, %8 ], [ 85, %3 ]
  %18 = phi i32 [ %9, %8 ], [ 0, %3 ]
  %19 = icmp slt i32 %18, %1
  br i1 %19, label %20, label %28

20:                                               ; preds = %16
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !12
  %24 = and i8 %23, 3
  %25 = icmp eq i8 %24, 1
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = add nsw i32 %18, 1
  br label %4

28:                                               ; preds = %16, %20, %3
  %29 = phi i32 [ %17, %20 ], [ %17, %16 ], [ 0, %3 ]
  %30 = phi i32 [ %18, %20 ], [ %18, %16 ], [ 0, %3 ]
  %31 = mul nsw i32 %29, 7
  %32 = add nsw i32 %31, 1
  %33 = icmp slt i32 %30, %1
  br i1 %33, label %34, label %44

34:                                               ; preds = %28
  %35 = add nsw i32 %30, 1
  %36 = sext i32 %30 to i64
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !12
  %39 = icmp ugt i8 %38, 40
  br i1 %39, label %4, label %44

40:                                               ; preds = %3, %3, %3
  %41 = sub nsw i32 0, %2
  br label %44

42:                                               ; preds = %3
  %43 = shl nsw i32 %2, 1
  br label %4

44:                                               ; preds = %3, %28, %34, %4, %40
  %45 = phi i32 [ %5, %4 ], [ %32, %34 ], [ %32, %28 ], [ %41, %40 ], [ 99, %3 ]
  ret i32 %45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @fibonacci(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #3 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %24

3:                                                ; preds = %1
  %4 = and i32 %0, 1
  %5 = icmp eq i32 %0, 1
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = and i32 %0, 2147483646
  br label %26

8:                                                ; preds = %26
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %8, %3
  %11 = phi i32 [ 0, %3 ], [ %34, %8 ]
  %12 = phi i32 [ 0, %3 ], [ %40, %8 ]
  %13 = phi i32 [ 1, %3 ], [ %39, %8 ]
  %14 = icmp ne i32 %4, 0
  tail call void @llvm.assume(i1 %14)
  %15 = urem i32 %12, 3
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 0, i32 %13
  %18 = add i32 %17, %11
  br label %19

19:                                               ; preds = %8, %10
  %20 = phi i32 [ %34, %8 ], [ %13, %10 ]
  %21 = phi i32 [ %39, %8 ], [ %18, %10 ]
  %22 = mul i32 %20, 65599
  %23 = add i32 %22, %21
  br label %24

24:                                               ; preds = %19, %1
  %25 = phi i32 [ 1, %1 ], [ %23, %19 ]
  ret i32 %25

26:                                               ; preds = %26, %6
  %27 = phi i32 [ 0, %6 ], [ %34, %26 ]
  %28 = phi i32 [ 0, %6 ], [ %40, %26 ]
  %29 = phi i32 [ 1, %6 ], [ %39, %26 ]
  %30 = phi i32 [ 0, %6 ], [ %41, %26 ]
  %31 = urem i32 %28, 3
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i32 0, i32 %29
  %34 = add i32 %33, %27
  %35 = or disjoint i32 %28, 1
  %36 = urem i32 %35, 3
  %37 = icmp eq i32 %36, 0
  %38 = select i1 %37, i32 0, i32 %34
  %39 = add i32 %38, %29
  %40 = add nuw nsw i32 %28, 2
  %41 = add i32 %30, 2
  %42 = icmp eq i32 %41, %7
  br i1 %42, label %8, label %26, !llvm.loop !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 1002, 10012) i32 @lost(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #5 {
  %2 = tail call i32 @llvm.smax.i32(i32 %0, i32 2)
  %3 = mul nuw nsw i32 %2, 1000
  %4 = add nsw i32 %3, -1000
  %5 = add nuw nsw i32 %4, %2
  ret i32 %5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @rotate3(i32 noundef range(i32 -2147483648, 12) %0) unnamed_addr #3 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %57

3:                                                ; preds = %1
  %4 = and i32 %0, 3
  %5 = icmp ult i32 %0, 4
  br i1 %5, label %31, label %6

6:                                                ; preds = %3
  %7 = and i32 %0, 2147483644
  br label %8

8:                                                ; preds = %8, %6
  %9 = phi i32 [ %0, %6 ], [ %23, %8 ]
  %10 = phi i32 [ 3, %6 ], [ %26, %8 ]
  %11 = phi i32 [ 2, %6 ], [ %22, %8 ]
  %12 = phi i32 [ 1, %6 ], [ %19, %8 ]
  %13 = phi i32 [ 0, %6 ], [ %27, %8 ]
  %14 = icmp eq i32 %9, 5
  %15 = select i1 %14, i32 %10, i32 0
  %16 = add i32 %15, %12
  %17 = icmp eq i32 %9, 6
  %18 = select i1 %17, i32 %12, i32 0
  %19 = add i32 %18, %11
  %20 = icmp eq i32 %9, 7
  %21 = select i1 %20, i32 %11, i32 0
  %22 = add i32 %21, %10
  %23 = add nsw i32 %9, -4
  %24 = icmp eq i32 %23, 4
  %25 = select i1 %24, i32 %22, i32 0
  %26 = add i32 %25, %16
  %27 = add i32 %13, 4
  %28 = icmp eq i32 %27, %7
  br i1 %28, label %29, label %8, !llvm.loop !27

29:                                               ; preds = %8
  %30 = icmp eq i32 %4, 0
  br i1 %30, label %49, label %31

31:                                               ; preds = %29, %3
  %32 = phi i32 [ %0, %3 ], [ %23, %29 ]
  %33 = phi i32 [ 3, %3 ], [ %26, %29 ]
  %34 = phi i32 [ 2, %3 ], [ %22, %29 ]
  %35 = phi i32 [ 1, %3 ], [ %19, %29 ]
  %36 = icmp ne i32 %4, 0
  tail call void @llvm.assume(i1 %36)
  br label %37

37:                                               ; preds = %37, %31
  %38 = phi i32 [ %43, %37 ], [ %32, %31 ]
  %39 = phi i32 [ %46, %37 ], [ %33, %31 ]
  %40 = phi i32 [ %39, %37 ], [ %34, %31 ]
  %41 = phi i32 [ %40, %37 ], [ %35, %31 ]
  %42 = phi i32 [ %47, %37 ], [ 0, %31 ]
  %43 = add nsw i32 %38, -1
  %44 = icmp eq i32 %43, 4
  %45 = select i1 %44, i32 %39, i32 0
  %46 = add i32 %45, %41
  %47 = add i32 %42, 1
  %48 = icmp eq i32 %47, %4
  br i1 %48, label %49, label %37, !llvm.loop !28

49:                                               ; preds = %37, %29
  %50 = phi i32 [ %22, %29 ], [ %39, %37 ]
  %51 = phi i32 [ %19, %29 ], [ %40, %37 ]
  %52 = phi i32 [ %26, %29 ], [ %46, %37 ]
  %53 = mul i32 %51, 10000
  %54 = mul i32 %50, 100
  %55 = add i32 %54, %53
  %56 = add i32 %55, %52
  br label %57

57:                                               ; preds = %49, %1
  %58 = phi i32 [ 10203, %1 ], [ %56, %49 ]
  ret i32 %58
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { i64, i64 } @swap(i64 %0, i64 %1) unnamed_addr #5 {
  %3 = add nsw i64 %1, 1
  %4 = add nsw i64 %0, -1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc { double, i32 } @mixed(double %0, i32 %1, i32 noundef range(i32 -2147483647, 6) %2) unnamed_addr #5 {
  %4 = sitofp i32 %2 to double
  %5 = fmul double %0, %4
  %6 = add nsw i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @large(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Large) align 4 captures(none) initializes((0, 48)) %0, ptr noundef byval(%struct.Large) align 8 captures(none) %1, i32 noundef range(i32 -2147483648, 5) %2) unnamed_addr #8 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %5 = mul i32 %2, 3
  %6 = shl i32 %2, 2
  %7 = shl i32 %2, 1
  %8 = load <4 x i32>, ptr %4, align 4, !tbaa !4
  %9 = insertelement <4 x i32> poison, i32 %2, i64 0
  %10 = insertelement <4 x i32> %9, i32 %7, i64 1
  %11 = insertelement <4 x i32> %10, i32 %5, i64 2
  %12 = insertelement <4 x i32> %11, i32 %6, i64 3
  %13 = add nsw <4 x i32> %8, %12
  store <4 x i32> %13, ptr %4, align 4, !tbaa !4
  %14 = shufflevector <4 x i32> %9, <4 x i32> poison, <4 x i32> zeroinitializer
  %15 = mul <4 x i32> %14, <i32 5, i32 6, i32 7, i32 8>
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %17 = load <4 x i32>, ptr %16, align 4, !tbaa !4
  %18 = add nsw <4 x i32> %17, %15
  store <4 x i32> %18, ptr %16, align 4, !tbaa !4
  %19 = mul i32 %2, 9
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = add nsw i32 %21, %19
  store i32 %22, ptr %20, align 4, !tbaa !4
  %23 = mul i32 %2, 10
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %25 = load i32, ptr %24, align 8, !tbaa !4
  %26 = add nsw i32 %25, %23
  store i32 %26, ptr %24, align 8, !tbaa !4
  %27 = mul i32 %2, 11
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = add nsw i32 %29, %27
  store i32 %30, ptr %28, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !tbaa.struct !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i24 @bytes3(i24 %0) unnamed_addr #5 {
  %2 = tail call i24 @llvm.fshl.i24(i24 %0, i24 %0, i24 8)
  ret i24 %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc <2 x float> @floats(<2 x float> %0) unnamed_addr #9 {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fmul float %2, 2.000000e+00
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 0
  %6 = fadd float %5, -1.000000e+00
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc i64 @many(i32 noundef range(i32 -2147483648, 5) %0, i64 noundef range(i64 -2147483648, 5) %1, ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %2, ptr noundef readonly byval(%struct.Large) align 8 captures(none) %3, i32 noundef range(i32 -2147483648, 5) %4) unnamed_addr #10 {
  %6 = mul nsw i32 %0, 3
  %7 = sext i32 %6 to i64
  %8 = mul nsw i64 %1, 10
  %9 = load i64, ptr %2, align 8, !tbaa !30
  %10 = mul nsw i64 %9, 14
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !32
  %13 = mul nsw i64 %12, 15
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = shl nsw i32 %15, 4
  %17 = sext i32 %16 to i64
  %18 = mul nsw i32 %4, 17
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %7, 4400277067685
  %21 = add nsw i64 %20, %8
  %22 = add nsw i64 %21, %19
  %23 = add i64 %22, %10
  %24 = add i64 %23, %13
  %25 = add i64 %24, %17
  ret i64 %25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i128 @wide(i128 noundef %0, i128 noundef range(i128 0, -170141183460469231731687303715884105728) %1, i32 noundef range(i32 0, 128) %2) unnamed_addr #11 {
  %4 = add i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %4)
  %5 = sub i128 %0, %1
  tail call fastcc void @mix128(i128 noundef %5)
  %6 = mul i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %6)
  %7 = or i128 %1, 1
  %8 = udiv i128 %0, %7
  tail call fastcc void @mix128(i128 noundef %8)
  %9 = mul i128 %8, %7
  %10 = sub i128 %0, %9
  tail call fastcc void @mix128(i128 noundef %10)
  %11 = sdiv i128 %0, %7
  tail call fastcc void @mix128(i128 noundef %11)
  %12 = mul i128 %11, %7
  %13 = sub i128 %0, %12
  tail call fastcc void @mix128(i128 noundef %13)
  %14 = zext nneg i32 %2 to i128
  %15 = shl i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %15)
  %16 = lshr i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %16)
  %17 = ashr i128 %0, %14
  tail call fastcc void @mix128(i128 noundef %17)
  %18 = icmp ult i128 %0, %1
  %19 = zext i1 %18 to i64
  %20 = icmp ugt i128 %0, %1
  %21 = select i1 %20, i64 0, i64 2
  %22 = or disjoint i64 %21, %19
  %23 = icmp slt i128 %0, %1
  %24 = select i1 %23, i64 4, i64 0
  %25 = or disjoint i64 %22, %24
  %26 = select i1 %23, i64 0, i64 8
  %27 = or disjoint i64 %25, %26
  %28 = icmp eq i128 %0, %1
  %29 = select i1 %28, i64 16, i64 0
  %30 = or disjoint i64 %27, %29
  tail call fastcc void @mix(i64 noundef %30)
  %31 = and i128 %1, %0
  tail call fastcc void @mix128(i128 noundef %31)
  %32 = xor i128 %1, -1
  %33 = or i128 %0, %32
  tail call fastcc void @mix128(i128 noundef %33)
  %34 = xor i128 %1, %0
  %35 = sub i128 0, %34
  tail call fastcc void @mix128(i128 noundef %35)
  %36 = shl i128 %0, 64
  %37 = ashr exact i128 %36, 64
  tail call fastcc void @mix128(i128 noundef %37)
  ret i128 %34
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @integers() unnamed_addr #12 {
  br label %4

1:                                                ; preds = %4
  %2 = load i64, ptr @hash, align 8, !tbaa !10
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.10, i64 noundef %2)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  ret void

4:                                                ; preds = %0, %4
  %5 = phi i64 [ 0, %0 ], [ %147, %4 ]
  %6 = tail call fastcc i64 @next()
  %7 = ashr i64 %6, %5
  %8 = tail call fastcc i64 @next()
  %9 = tail call fastcc i64 @next()
  %10 = and i64 %9, 63
  %11 = ashr i64 %8, %10
  %12 = tail call fastcc i64 @next()
  %13 = trunc i64 %12 to i32
  %14 = tail call fastcc i64 @next()
  %15 = trunc i64 %14 to i32
  %16 = tail call fastcc i64 @next()
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 31
  %19 = ashr i32 %15, %18
  %20 = or i32 %19, 1
  %21 = tail call fastcc i64 @next()
  %22 = trunc i64 %21 to i16
  %23 = tail call fastcc i64 @next()
  %24 = trunc i64 %23 to i8
  %25 = tail call fastcc i64 @next()
  %26 = trunc i64 %25 to i8
  %27 = tail call fastcc i64 @next()
  %28 = trunc i64 %27 to i16
  %29 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  %30 = add nsw i64 %29, %7
  tail call fastcc void @mix(i64 noundef %30)
  %31 = sub i64 %7, %29
  tail call fastcc void @mix(i64 noundef %31)
  %32 = mul i64 %29, %7
  tail call fastcc void @mix(i64 noundef %32)
  %33 = sdiv i64 %7, %29
  tail call fastcc void @mix(i64 noundef %33)
  %34 = srem i64 %7, %29
  tail call fastcc void @mix(i64 noundef %34)
  %35 = udiv i64 %7, %29
  tail call fastcc void @mix(i64 noundef %35)
  %36 = urem i64 %7, %29
  tail call fastcc void @mix(i64 noundef %36)
  %37 = sdiv i32 %13, %20
  %38 = sext i32 %37 to i64
  tail call fastcc void @mix(i64 noundef %38)
  %39 = srem i32 %13, %20
  %40 = sext i32 %39 to i64
  tail call fastcc void @mix(i64 noundef %40)
  %41 = udiv i32 %13, %20
  %42 = zext i32 %41 to i64
  tail call fastcc void @mix(i64 noundef %42)
  %43 = urem i32 %13, %20
  %44 = zext i32 %43 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = mul i32 %20, %13
  %46 = sext i32 %45 to i64
  tail call fastcc void @mix(i64 noundef %46)
  %47 = add i32 %20, %13
  %48 = zext i32 %47 to i64
  tail call fastcc void @mix(i64 noundef %48)
  %49 = ashr i64 %7, %5
  tail call fastcc void @mix(i64 noundef %49)
  %50 = lshr i64 %7, %5
  tail call fastcc void @mix(i64 noundef %50)
  %51 = shl i64 %7, %5
  tail call fastcc void @mix(i64 noundef %51)
  %52 = trunc nuw nsw i64 %5 to i32
  %53 = and i32 %52, 31
  %54 = ashr i32 %13, %53
  %55 = sext i32 %54 to i64
  tail call fastcc void @mix(i64 noundef %55)
  %56 = shl i32 %13, %53
  %57 = zext i32 %56 to i64
  tail call fastcc void @mix(i64 noundef %57)
  %58 = sext i16 %22 to i32
  %59 = sext i8 %24 to i32
  %60 = shl i64 %23, 56
  %61 = ashr exact i64 %60, 56
  %62 = shl i64 %21, 48
  %63 = mul i64 %62, %61
  %64 = ashr exact i64 %63, 48
  tail call fastcc void @mix(i64 noundef %64)
  %65 = trunc i64 %25 to i32
  %66 = and i32 %65, 255
  %67 = add i64 %25, %23
  %68 = and i64 %67, 255
  tail call fastcc void @mix(i64 noundef %68)
  %69 = lshr i32 %66, 3
  %70 = zext nneg i32 %69 to i64
  tail call fastcc void @mix(i64 noundef %70)
  %71 = ashr i32 %58, 2
  %72 = sext i32 %71 to i64
  tail call fastcc void @mix(i64 noundef %72)
  %73 = trunc i64 %27 to i32
  %74 = and i32 %73, 65535
  %75 = lshr i32 %74, 2
  %76 = zext nneg i32 %75 to i64
  tail call fastcc void @mix(i64 noundef %76)
  %77 = shl i64 %27, 3
  %78 = and i64 %77, 65528
  tail call fastcc void @mix(i64 noundef %78)
  %79 = sdiv i8 %24, 3
  %80 = sext i8 %79 to i64
  tail call fastcc void @mix(i64 noundef %80)
  %81 = urem i8 %26, 7
  %82 = zext nneg i8 %81 to i64
  tail call fastcc void @mix(i64 noundef %82)
  %83 = icmp slt i64 %7, %29
  %84 = zext i1 %83 to i64
  %85 = icmp sgt i32 %20, %13
  %86 = select i1 %85, i64 2, i64 0
  %87 = icmp slt i32 %58, %59
  %88 = select i1 %87, i64 4, i64 0
  %89 = icmp samesign ult i32 %66, %74
  %90 = select i1 %89, i64 8, i64 0
  %91 = icmp ult i64 %7, %29
  %92 = select i1 %91, i64 16, i64 0
  %93 = icmp slt i8 %24, %26
  %94 = select i1 %93, i64 32, i64 0
  %95 = trunc i64 %21 to i32
  %96 = and i32 %95, 65535
  %97 = icmp samesign ugt i32 %74, %96
  %98 = select i1 %97, i64 0, i64 64
  %99 = or disjoint i64 %92, %84
  %100 = or disjoint i64 %99, %86
  %101 = or disjoint i64 %100, %88
  %102 = or disjoint i64 %101, %94
  %103 = or disjoint i64 %102, %90
  %104 = or i64 %103, %98
  tail call fastcc void @mix(i64 noundef %104)
  %105 = tail call i32 @llvm.smax.i32(i32 %20, i32 %13)
  %106 = sext i32 %105 to i64
  tail call fastcc void @mix(i64 noundef %106)
  %107 = tail call i64 @llvm.smin.i64(i64 %7, i64 %29)
  tail call fastcc void @mix(i64 noundef %107)
  %108 = tail call i32 @llvm.umax.i32(i32 %66, i32 %74)
  %109 = zext nneg i32 %108 to i64
  tail call fastcc void @mix(i64 noundef %109)
  %110 = tail call i32 @llvm.abs.i32(i32 %59, i1 true)
  %111 = zext nneg i32 %110 to i64
  tail call fastcc void @mix(i64 noundef %111)
  %112 = tail call i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 25)
  %113 = zext i32 %112 to i64
  tail call fastcc void @mix(i64 noundef %113)
  %114 = tail call i64 @llvm.fshl.i64(i64 %7, i64 %7, i64 13)
  tail call fastcc void @mix(i64 noundef %114)
  %115 = shl nuw nsw i32 %66, 3
  %116 = lshr i32 %66, 5
  %117 = and i32 %115, 248
  %118 = or disjoint i32 %117, %116
  %119 = zext nneg i32 %118 to i64
  tail call fastcc void @mix(i64 noundef %119)
  %120 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %7)
  tail call fastcc void @mix(i64 noundef %120)
  %121 = or i32 %13, 1
  %122 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  tail call fastcc void @mix(i64 noundef %123)
  %124 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %29, i1 true)
  tail call fastcc void @mix(i64 noundef %124)
  %125 = tail call i32 @llvm.bswap.i32(i32 %13)
  %126 = zext i32 %125 to i64
  tail call fastcc void @mix(i64 noundef %126)
  %127 = tail call i64 @llvm.bswap.i64(i64 %7)
  tail call fastcc void @mix(i64 noundef %127)
  %128 = tail call i16 @llvm.bswap.i16(i16 %28)
  %129 = zext i16 %128 to i64
  tail call fastcc void @mix(i64 noundef %129)
  %130 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 %20)
  %131 = extractvalue { i32, i1 } %130, 1
  %132 = zext i1 %131 to i64
  tail call fastcc void @mix(i64 noundef %132)
  %133 = sext i32 %47 to i64
  tail call fastcc void @mix(i64 noundef %133)
  %134 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %13, i32 %20)
  %135 = extractvalue { i32, i1 } %134, 1
  %136 = zext i1 %135 to i64
  tail call fastcc void @mix(i64 noundef %136)
  tail call fastcc void @mix(i64 noundef %46)
  %137 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %7, i64 %29)
  %138 = extractvalue { i64, i1 } %137, 1
  %139 = zext i1 %138 to i64
  tail call fastcc void @mix(i64 noundef %139)
  tail call fastcc void @mix(i64 noundef %31)
  %140 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %13, i32 %20)
  %141 = extractvalue { i32, i1 } %140, 1
  %142 = zext i1 %141 to i64
  tail call fastcc void @mix(i64 noundef %142)
  %143 = zext i32 %45 to i64
  tail call fastcc void @mix(i64 noundef %143)
  %144 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %7, i64 %29)
  %145 = extractvalue { i64, i1 } %144, 1
  %146 = zext i1 %145 to i64
  tail call fastcc void @mix(i64 noundef %146)
  tail call fastcc void @mix(i64 noundef %32)
  %147 = add nuw nsw i64 %5, 1
  %148 = icmp eq i64 %147, 60
  br i1 %148, label %1, label %4, !llvm.loop !33
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @reals() unnamed_addr #12 {
  %1 = alloca double, align 8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %6

3:                                                ; preds = %6
  %4 = load i64, ptr @hash, align 8, !tbaa !10
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.11, i64 noundef %4)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  ret void

6:                                                ; preds = %0, %6
  %7 = phi i32 [ 0, %0 ], [ %107, %6 ]
  %8 = tail call fastcc i64 @next()
  %9 = sitofp i64 %8 to double
  %10 = fdiv double %9, 1.000000e+15
  %11 = tail call fastcc i64 @next()
  %12 = trunc i64 %11 to i32
  %13 = uitofp i32 %12 to double
  %14 = fmul double %13, 1.000000e-03
  %15 = fadd double %14, 1.000000e+00
  %16 = tail call fastcc i64 @next()
  %17 = trunc i64 %16 to i32
  %18 = sitofp i32 %17 to float
  %19 = fdiv float %18, 3.000000e+05
  %20 = tail call fastcc i64 @next()
  %21 = uitofp i64 %20 to float
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %22 = fmul double %10, %15
  %23 = bitcast double %22 to i64
  tail call fastcc void @mix(i64 noundef %23)
  %24 = fdiv double %10, %15
  %25 = bitcast double %24 to i64
  tail call fastcc void @mix(i64 noundef %25)
  %26 = fsub double %10, %15
  %27 = bitcast double %26 to i64
  tail call fastcc void @mix(i64 noundef %27)
  %28 = fneg double %10
  %29 = bitcast double %28 to i64
  tail call fastcc void @mix(i64 noundef %29)
  %30 = fpext float %19 to double
  %31 = bitcast double %30 to i64
  tail call fastcc void @mix(i64 noundef %31)
  %32 = tail call double @llvm.fabs.f64(double %10)
  %33 = bitcast double %32 to i64
  tail call fastcc void @mix(i64 noundef %33)
  store double 0.000000e+00, ptr %1, align 8, !tbaa !12
  %34 = fadd float %19, %21
  store float %34, ptr %1, align 8, !tbaa !12
  %35 = load i64, ptr %1, align 8, !tbaa !12
  tail call fastcc void @mix(i64 noundef %35)
  %36 = fptrunc double %10 to float
  store float %36, ptr %2, align 4, !tbaa !12
  %37 = load i64, ptr %1, align 8, !tbaa !12
  tail call fastcc void @mix(i64 noundef %37)
  %38 = fmul float %19, 5.000000e-01
  %39 = fsub float %38, %21
  store float %39, ptr %1, align 8, !tbaa !12
  %40 = load i64, ptr %1, align 8, !tbaa !12
  tail call fastcc void @mix(i64 noundef %40)
  %41 = fptosi double %10 to i64
  tail call fastcc void @mix(i64 noundef %41)
  %42 = fptosi float %19 to i32
  %43 = sext i32 %42 to i64
  tail call fastcc void @mix(i64 noundef %43)
  %44 = fptoui double %15 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = fmul double %15, 1.000000e+01
  %46 = fptoui double %45 to i32
  %47 = zext i32 %46 to i64
  tail call fastcc void @mix(i64 noundef %47)
  %48 = fdiv double %10, 1.000000e+02
  %49 = fptosi double %48 to i16
  %50 = sext i16 %49 to i64
  tail call fastcc void @mix(i64 noundef %50)
  %51 = fdiv double %15, 1.000000e+05
  %52 = fptoui double %51 to i8
  %53 = zext i8 %52 to i64
  tail call fastcc void @mix(i64 noundef %53)
  %54 = fcmp olt double %10, %15
  %55 = zext i1 %54 to i64
  %56 = fcmp ole double %10, %15
  %57 = select i1 %56, i64 2, i64 0
  %58 = or disjoint i64 %57, %55
  %59 = fcmp oeq double %10, %15
  %60 = select i1 %59, i64 4, i64 0
  %61 = or disjoint i64 %58, %60
  %62 = fcmp une double %10, %15
  %63 = select i1 %62, i64 8, i64 0
  %64 = or disjoint i64 %61, %63
  %65 = fcmp ogt float %19, %21
  %66 = select i1 %65, i64 16, i64 0
  %67 = or disjoint i64 %64, %66
  %68 = fcmp ult float %19, %21
  %69 = select i1 %68, i64 32, i64 0
  %70 = or disjoint i64 %67, %69
  tail call fastcc void @mix(i64 noundef %70)
  %71 = trunc nuw i32 %7 to i8
  %72 = urem i8 %71, 3
  %73 = icmp eq i8 %72, 0
  %74 = select i1 %73, double 0x7FF8000000000000, double %10
  %75 = fcmp olt double %74, %15
  %76 = select i1 %75, i64 1, i64 2
  %77 = fcmp ord double %74, 0.000000e+00
  %78 = select i1 %77, i64 4, i64 0
  %79 = fcmp une double %74, %15
  %80 = select i1 %79, i64 8, i64 0
  %81 = fcmp ult double %74, %15
  %82 = select i1 %81, i64 16, i64 0
  %83 = fcmp ogt double %74, %15
  %84 = fcmp one double %74, %15
  %85 = select i1 %84, i64 128, i64 0
  %86 = select i1 %73, i64 96, i64 32
  %87 = or disjoint i64 %86, %78
  %88 = or disjoint i64 %87, %76
  %89 = or disjoint i64 %88, %80
  %90 = or disjoint i64 %89, %82
  %91 = or disjoint i64 %90, %85
  tail call fastcc void @mix(i64 noundef %91)
  %92 = tail call double @llvm.sqrt.f64(double %15)
  %93 = bitcast double %92 to i64
  tail call fastcc void @mix(i64 noundef %93)
  %94 = tail call double @llvm.copysign.f64(double %15, double %10)
  %95 = bitcast double %94 to i64
  tail call fastcc void @mix(i64 noundef %95)
  %96 = fmul double %10, 0.000000e+00
  %97 = bitcast double %96 to i64
  tail call fastcc void @mix(i64 noundef %97)
  %98 = bitcast double %10 to i64
  %99 = lshr i64 %98, 63
  tail call fastcc void @mix(i64 noundef %99)
  %100 = select i1 %83, double %74, double %15
  %101 = bitcast double %100 to i64
  tail call fastcc void @mix(i64 noundef %101)
  %102 = tail call fastcc i64 @next()
  %103 = zext i64 %102 to i128
  %104 = shl nuw nsw i128 %103, 20
  %105 = uitofp nneg i128 %104 to double
  %106 = bitcast double %105 to i64
  tail call fastcc void @mix(i64 noundef %106)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %107 = add nuw nsw i32 %7, 1
  %108 = icmp eq i32 %107, 40
  br i1 %108, label %3, label %6, !llvm.loop !34
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @memory() unnamed_addr #12 {
  %1 = alloca [100 x i8], align 16
  %2 = alloca i32, align 4
  br label %4

3:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  br label %55

4:                                                ; preds = %0, %4
  %5 = phi i32 [ 0, %0 ], [ %28, %4 ]
  %6 = phi i64 [ 0, %0 ], [ %35, %4 ]
  %7 = phi i32 [ 0, %0 ], [ %50, %4 ]
  %8 = tail call fastcc i64 @next()
  %9 = trunc i64 %8 to i32
  %10 = add i32 %5, %9
  %11 = and i32 %10, 7
  %12 = tail call fastcc i64 @next()
  %13 = trunc i64 %12 to i32
  %14 = shl i32 %13, 3
  %15 = xor i32 %14, %5
  %16 = and i32 %15, 1016
  %17 = tail call fastcc i64 @next()
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 10
  %20 = sub i32 %5, %19
  %21 = and i32 %20, 2096128
  %22 = tail call fastcc i64 @next()
  %23 = trunc i64 %22 to i32
  %24 = shl i32 %23, 21
  %25 = and i32 %24, 65011712
  %26 = or disjoint i32 %16, %25
  %27 = or disjoint i32 %11, %26
  %28 = or disjoint i32 %27, %21
  %29 = tail call fastcc i64 @next()
  %30 = add i64 %29, %6
  %31 = and i64 %30, 1099511627775
  %32 = tail call fastcc i64 @next()
  %33 = shl i64 %32, 40
  %34 = and i64 %33, 1099511627776
  %35 = or disjoint i64 %34, %31
  %36 = tail call fastcc i64 @next()
  %37 = and i64 %36, 16777215
  %38 = zext nneg i32 %11 to i64
  tail call fastcc void @mix(i64 noundef %38)
  %39 = lshr i32 %15, 3
  %40 = and i32 %39, 127
  %41 = zext nneg i32 %40 to i64
  tail call fastcc void @mix(i64 noundef %41)
  %42 = shl nuw i32 %21, 11
  %43 = ashr exact i32 %42, 21
  %44 = sext i32 %43 to i64
  tail call fastcc void @mix(i64 noundef %44)
  %45 = shl nuw i32 %25, 6
  %46 = ashr exact i32 %45, 27
  %47 = sext i32 %46 to i64
  tail call fastcc void @mix(i64 noundef %47)
  tail call fastcc void @mix(i64 noundef %31)
  %48 = shl nuw i64 %34, 23
  %49 = ashr exact i64 %48, 63
  tail call fastcc void @mix(i64 noundef %49)
  tail call fastcc void @mix(i64 noundef %37)
  %50 = add nuw nsw i32 %7, 1
  %51 = icmp eq i32 %50, 30
  br i1 %51, label %3, label %4, !llvm.loop !35

52:                                               ; preds = %55
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 1
  br label %62

55:                                               ; preds = %3, %55
  %56 = phi i64 [ 0, %3 ], [ %60, %55 ]
  %57 = tail call fastcc i64 @next()
  %58 = trunc i64 %57 to i8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %56
  store i8 %58, ptr %59, align 1, !tbaa !12
  %60 = add nuw nsw i64 %56, 1
  %61 = icmp eq i64 %60, 100
  br i1 %61, label %52, label %55, !llvm.loop !36

62:                                               ; preds = %52, %62
  %63 = phi i32 [ 0, %52 ], [ %84, %62 ]
  %64 = tail call fastcc i64 @next()
  %65 = urem i64 %64, 40
  %66 = tail call fastcc i64 @next()
  %67 = urem i64 %66, 40
  %68 = tail call fastcc i64 @next()
  %69 = urem i64 %68, 50
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 %65
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %70, ptr nonnull align 1 %71, i64 %69, i1 false)
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 1
  %73 = load i32, ptr %72, align 1
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 3
  %75 = load i64, ptr %74, align 1
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %77 = load i16, ptr %76, align 1
  %78 = zext i32 %73 to i64
  tail call fastcc void @mix(i64 noundef %78)
  tail call fastcc void @mix(i64 noundef %75)
  %79 = zext i16 %77 to i64
  tail call fastcc void @mix(i64 noundef %79)
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(13) %53, ptr noundef nonnull align 1 dereferenceable(13) %54, i64 13, i1 false)
  %80 = trunc i64 %75 to i8
  %81 = trunc nuw nsw i64 %69 to i8
  %82 = urem i8 %81, 20
  %83 = zext nneg i8 %82 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %71, i8 %80, i64 %83, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %70, i8 90, i64 11, i1 false)
  %84 = add nuw nsw i32 %63, 1
  %85 = icmp eq i32 %84, 20
  br i1 %85, label %111, label %62, !llvm.loop !37

86:                                               ; preds = %111
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store volatile i32 5, ptr %2, align 4, !tbaa !4
  %87 = load volatile i32, ptr %2, align 4, !tbaa !4
  %88 = add nsw i32 %87, 3
  store volatile i32 %88, ptr %2, align 4, !tbaa !4
  %89 = load volatile i32, ptr %2, align 4, !tbaa !4
  %90 = load volatile i32, ptr %2, align 4, !tbaa !4
  %91 = mul nsw i32 %90, %89
  store volatile i32 %91, ptr %2, align 4, !tbaa !4
  %92 = load volatile i32, ptr %2, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  tail call fastcc void @mix(i64 noundef %93)
  %94 = tail call fastcc i64 @next()
  %95 = and i64 %94, 1
  %96 = add nuw nsw i64 %95, 1
  tail call fastcc void @mix(i64 noundef %96)
  %97 = tail call fastcc i64 @next()
  %98 = and i64 %97, 1
  %99 = sub nuw nsw i64 2, %98
  tail call fastcc void @mix(i64 noundef %99)
  %100 = tail call fastcc i64 @next()
  %101 = and i64 %100, 1
  %102 = add nuw nsw i64 %101, 1
  tail call fastcc void @mix(i64 noundef %102)
  %103 = tail call fastcc i64 @next()
  %104 = and i64 %103, 1
  %105 = sub nuw nsw i64 2, %104
  tail call fastcc void @mix(i64 noundef %105)
  %106 = tail call fastcc i64 @next()
  %107 = and i64 %106, 1
  %108 = sub nuw nsw i64 2, %107
  tail call fastcc void @mix(i64 noundef %108)
  tail call fastcc void @mix(i64 noundef 31)
  tail call fastcc void @mix(i64 noundef 38)
  %109 = load i64, ptr @hash, align 8, !tbaa !10
  %110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef nonnull @.str.12, i64 noundef %109)
  store i64 -3750763034362895579, ptr @hash, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret void

111:                                              ; preds = %62, %111
  %112 = phi i64 [ %116, %111 ], [ 0, %62 ]
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 %112
  %114 = load i8, ptr %113, align 1, !tbaa !12
  %115 = zext i8 %114 to i64
  tail call fastcc void @mix(i64 noundef %115)
  %116 = add nuw nsw i64 %112, 1
  %117 = icmp eq i64 %116, 100
  br i1 %117, label %86, label %111, !llvm.loop !38
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @ackermann(i32 noundef range(i32 0, 3) %0, i32 noundef %1) unnamed_addr #13 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = add nsw i32 %1, -1
  %8 = tail call fastcc i32 @ackermann(i32 noundef %0, i32 noundef %7)
  br label %9

9:                                                ; preds = %6, %4
  %10 = phi i32 [ %8, %6 ], [ 1, %4 ]
  %11 = icmp eq i32 %0, 1
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = icmp eq i32 %10, 0
  %14 = add nsw i32 %10, -1
  br i1 %13, label %15, label %18

15:                                               ; preds = %18, %12, %9, %2
  %16 = phi i32 [ %1, %2 ], [ %10, %9 ], [ %19, %18 ], [ 1, %12 ]
  %17 = add nsw i32 %16, 1
  ret i32 %17

18:                                               ; preds = %12
  %19 = tail call fastcc i32 @ackermann(i32 noundef 1, i32 noundef %14)
  br label %15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define internal fastcc range(i32 -2147483647, -2147483648) i32 @computed() unnamed_addr #3 {
  br label %20

1:                                                ; preds = %20
  %2 = and i64 %21, 7
  %3 = getelementptr inbounds nuw i32, ptr @table, i64 %2
  %4 = load i32, ptr %3, align 4, !tbaa !4
  %5 = add nsw i32 %4, %22
  br label %6

6:                                                ; preds = %1, %14, %16
  %7 = phi i32 [ %5, %1 ], [ %15, %14 ], [ %17, %16 ]
  %8 = getelementptr inbounds nuw i8, ptr @main.code, i64 %21
  %9 = load i8, ptr %8, align 1, !tbaa !12
  %10 = zext i8 %9 to i64
  %11 = getelementptr inbounds nuw ptr, ptr @computed.labels, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !39
  %13 = add nuw nsw i64 %21, 1
  br label %20

14:                                               ; preds = %20
  %15 = add nsw i32 %22, -100
  br label %6

16:                                               ; preds = %20
  %17 = shl nsw i32 %22, 1
  br label %6

18:                                               ; preds = %20
  %19 = add nsw i32 %22, 1
  ret i32 %19

20:                                               ; preds = %6, %0
  %21 = phi i64 [ %13, %6 ], [ 1, %0 ]
  %22 = phi i32 [ %7, %6 ], [ 5, %0 ]
  %23 = phi ptr [ %12, %6 ], [ blockaddress(@computed, %1), %0 ]
  indirectbr ptr %23, [label %1, label %14, label %16, label %18]
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #14

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @mix128(i128 noundef %0) unnamed_addr #11 {
  %2 = trunc i128 %0 to i64
  tail call fastcc void @mix(i64 noundef %2)
  %3 = lshr i128 %0, 64
  %4 = trunc nuw i128 %3 to i64
  tail call fastcc void @mix(i64 noundef %4)
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_add(i32 noundef %0, i32 noundef %1) #5 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_sub(i32 noundef %0, i32 noundef %1) #5 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal i32 @op_mul(i32 noundef %0, i32 noundef %1) #5 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i24 @llvm.fshl.i24(i24, i24, i24) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #19

attributes #0 = { nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #20 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = !{i64 0, i64 48, !12}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = !{!19, !21, i64 8}
!19 = !{!"", !20, i64 0, !21, i64 8, !22, i64 16}
!20 = !{!"p1 omnipotent char", !21, i64 0}
!21 = !{!"any pointer", !6, i64 0}
!22 = !{!"p1 int", !21, i64 0}
!23 = !{!19, !20, i64 0}
!24 = !{!19, !22, i64 16}
!25 = distinct !{!25, !9}
!26 = distinct !{!26, !9}
!27 = distinct !{!27, !9}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!31, !11, i64 0}
!31 = !{!"Pair", !11, i64 0, !11, i64 8}
!32 = !{!31, !11, i64 8}
!33 = distinct !{!33, !9}
!34 = distinct !{!34, !9}
!35 = distinct !{!35, !9}
!36 = distinct !{!36, !9}
!37 = distinct !{!37, !9}
!38 = distinct !{!38, !9}
!39 = !{!21, !21, i64 0}
