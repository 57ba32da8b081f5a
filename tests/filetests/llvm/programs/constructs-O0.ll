; ModuleID = 'constructs.c'
source_filename = "constructs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Pair = type { i64, i64 }
%struct.Bytes3 = type { [3 x i8] }
%struct.Floats = type { float, float }
%struct.anon = type { ptr, ptr, ptr }
%struct.Mixed = type { double, i32 }
%struct.Large = type { [12 x i32] }
%union.Both = type { double }
%struct.Bits = type { i32, i64, i32 }

@.str = private unnamed_addr constant [12 x i8] c"two entries\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"machine\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"copies\00", align 1
@__const.main.p = private unnamed_addr constant %struct.Pair { i64 3, i64 9 }, align 8
@__const.main.m = private unnamed_addr constant { double, i32, [4 x i8] } { double 1.500000e+00, i32 7, [4 x i8] zeroinitializer }, align 8
@__const.main.b3 = private unnamed_addr constant %struct.Bytes3 { [3 x i8] c"abc" }, align 1
@__const.main.f = private unnamed_addr constant %struct.Floats { float 1.250000e+00, float -3.500000e+00 }, align 4
@.str.3 = private unnamed_addr constant [11 x i8] c"structures\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"wide\00", align 1
@operations = internal constant [3 x %struct.anon] [%struct.anon { ptr @.str.13, ptr @op_add, ptr null }, %struct.anon { ptr @.str.14, ptr @op_sub, ptr getelementptr (i8, ptr @operations, i64 24) }, %struct.anon { ptr @.str.15, ptr @op_mul, ptr getelementptr (i8, ptr @operations, i64 8) }], align 16
@.str.5 = private unnamed_addr constant [9 x i8] c"pointers\00", align 1
@main.code = internal constant [7 x i8] c"\00\02\01\00\00\02\03", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"computed\00", align 1
@.str.7 = private unnamed_addr constant [30 x i8] c"%d %u %lld %s %c %5d|%08x %f\0A\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@hash = internal global i64 -3750763034362895579, align 8
@.str.9 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@state = internal global i64 88172645463325252, align 8
@.str.10 = private unnamed_addr constant [9 x i8] c"integers\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"reals\00", align 1
@__const.memory.flags = private unnamed_addr constant [5 x i8] c"\01\00\01\00\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"add\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"sub\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"mul\00", align 1
@computed.labels = internal constant [4 x ptr] [ptr blockaddress(@computed, %17), ptr blockaddress(@computed, %34), ptr blockaddress(@computed, %46), ptr blockaddress(@computed, %58)], align 16
@table = internal constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16
@computed_targets = internal constant [1 x ptr] zeroinitializer, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [64 x i8], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Pair, align 8
  %9 = alloca %struct.Mixed, align 8
  %10 = alloca %struct.Large, align 8
  %11 = alloca %struct.Bytes3, align 1
  %12 = alloca %struct.Floats, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Pair, align 8
  %15 = alloca %struct.Mixed, align 8
  %16 = alloca %struct.Large, align 4
  %17 = alloca %struct.Bytes3, align 1
  %18 = alloca i24, align 4
  %19 = alloca %struct.Floats, align 4
  %20 = alloca i128, align 16
  %21 = alloca i32, align 4
  %22 = alloca i128, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %26

26:                                               ; preds = %42, %0
  %27 = load i32, ptr %2, align 4
  %28 = icmp slt i32 %27, 9
  br i1 %28, label %29, label %45

29:                                               ; preds = %26
  store i32 0, ptr %3, align 4
  br label %30

30:                                               ; preds = %38, %29
  %31 = load i32, ptr %3, align 4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %33, label %41

33:                                               ; preds = %30
  %34 = load i32, ptr %2, align 4
  %35 = load i32, ptr %3, align 4
  %36 = call i32 @two_entries(i32 noundef %34, i32 noundef %35)
  %37 = sext i32 %36 to i64
  call void @mix(i64 noundef %37)
  br label %38

38:                                               ; preds = %33
  %39 = load i32, ptr %3, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %3, align 4
  br label %30, !llvm.loop !5

41:                                               ; preds = %30
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %2, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %2, align 4
  br label %26, !llvm.loop !7

45:                                               ; preds = %26
  call void @show(ptr noundef @.str)
  store i32 0, ptr %5, align 4
  br label %46

46:                                               ; preds = %56, %45
  %47 = load i32, ptr %5, align 4
  %48 = icmp slt i32 %47, 64
  br i1 %48, label %49, label %59

49:                                               ; preds = %46
  %50 = call i64 @next()
  %51 = urem i64 %50, 97
  %52 = trunc i64 %51 to i8
  %53 = load i32, ptr %5, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 %54
  store i8 %52, ptr %55, align 1
  br label %56

56:                                               ; preds = %49
  %57 = load i32, ptr %5, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %5, align 4
  br label %46, !llvm.loop !8

59:                                               ; preds = %46
  store i32 -4, ptr %6, align 4
  br label %60

60:                                               ; preds = %70, %59
  %61 = load i32, ptr %6, align 4
  %62 = icmp slt i32 %61, 12
  br i1 %62, label %63, label %73

63:                                               ; preds = %60
  %64 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 0
  %65 = load i32, ptr %6, align 4
  %66 = add nsw i32 10, %65
  %67 = load i32, ptr %6, align 4
  %68 = call i32 @machine(ptr noundef %64, i32 noundef %66, i32 noundef %67)
  %69 = sext i32 %68 to i64
  call void @mix(i64 noundef %69)
  br label %70

70:                                               ; preds = %63
  %71 = load i32, ptr %6, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %6, align 4
  br label %60, !llvm.loop !9

73:                                               ; preds = %60
  call void @show(ptr noundef @.str.1)
  store i32 0, ptr %7, align 4
  br label %74

74:                                               ; preds = %87, %73
  %75 = load i32, ptr %7, align 4
  %76 = icmp slt i32 %75, 12
  br i1 %76, label %77, label %90

77:                                               ; preds = %74
  %78 = load i32, ptr %7, align 4
  %79 = call i32 @fibonacci(i32 noundef %78)
  %80 = zext i32 %79 to i64
  call void @mix(i64 noundef %80)
  %81 = load i32, ptr %7, align 4
  %82 = call i32 @lost(i32 noundef %81)
  %83 = sext i32 %82 to i64
  call void @mix(i64 noundef %83)
  %84 = load i32, ptr %7, align 4
  %85 = call i32 @rotate3(i32 noundef %84)
  %86 = zext i32 %85 to i64
  call void @mix(i64 noundef %86)
  br label %87

87:                                               ; preds = %77
  %88 = load i32, ptr %7, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %7, align 4
  br label %74, !llvm.loop !10

90:                                               ; preds = %74
  call void @show(ptr noundef @.str.2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.main.p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.main.m, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 48, i1 false)
  %91 = getelementptr inbounds { <{ i32, i32, i32, [9 x i32] }> }, ptr %10, i32 0, i32 0
  %92 = getelementptr inbounds <{ i32, i32, i32, [9 x i32] }>, ptr %91, i32 0, i32 0
  store i32 1, ptr %92, align 4
  %93 = getelementptr inbounds <{ i32, i32, i32, [9 x i32] }>, ptr %91, i32 0, i32 1
  store i32 2, ptr %93, align 4
  %94 = getelementptr inbounds <{ i32, i32, i32, [9 x i32] }>, ptr %91, i32 0, i32 2
  store i32 3, ptr %94, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 @__const.main.b3, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 @__const.main.f, i64 8, i1 false)
  store i32 0, ptr %13, align 4
  br label %95

95:                                               ; preds = %169, %90
  %96 = load i32, ptr %13, align 4
  %97 = icmp slt i32 %96, 5
  br i1 %97, label %98, label %172

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw { i64, i64 }, ptr %8, i32 0, i32 0
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw { i64, i64 }, ptr %8, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = call { i64, i64 } @swap(i64 %100, i64 %102)
  %104 = getelementptr inbounds nuw { i64, i64 }, ptr %14, i32 0, i32 0
  %105 = extractvalue { i64, i64 } %103, 0
  store i64 %105, ptr %104, align 8
  %106 = getelementptr inbounds nuw { i64, i64 }, ptr %14, i32 0, i32 1
  %107 = extractvalue { i64, i64 } %103, 1
  store i64 %107, ptr %106, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %14, i64 16, i1 false)
  %108 = load i32, ptr %13, align 4
  %109 = add nsw i32 %108, 1
  %110 = getelementptr inbounds nuw { double, i32 }, ptr %9, i32 0, i32 0
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw { double, i32 }, ptr %9, i32 0, i32 1
  %113 = load i32, ptr %112, align 8
  %114 = call { double, i32 } @mixed(double %111, i32 %113, i32 noundef %109)
  %115 = getelementptr inbounds nuw { double, i32 }, ptr %15, i32 0, i32 0
  %116 = extractvalue { double, i32 } %114, 0
  store double %116, ptr %115, align 8
  %117 = getelementptr inbounds nuw { double, i32 }, ptr %15, i32 0, i32 1
  %118 = extractvalue { double, i32 } %114, 1
  store i32 %118, ptr %117, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %15, i64 16, i1 false)
  %119 = load i32, ptr %13, align 4
  call void @large(ptr dead_on_unwind writable sret(%struct.Large) align 4 %16, ptr noundef byval(%struct.Large) align 8 %10, i32 noundef %119)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %16, i64 48, i1 false)
  %120 = getelementptr inbounds nuw %struct.Bytes3, ptr %11, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 1 %120, i64 3, i1 false)
  %121 = load i24, ptr %18, align 4
  %122 = call i24 @bytes3(i24 %121)
  %123 = getelementptr inbounds nuw %struct.Bytes3, ptr %17, i32 0, i32 0
  store i24 %122, ptr %123, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %17, i64 3, i1 false)
  %124 = load <2 x float>, ptr %12, align 4
  %125 = call <2 x float> @floats(<2 x float> %124)
  store <2 x float> %125, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %19, i64 8, i1 false)
  %126 = getelementptr inbounds nuw %struct.Pair, ptr %8, i32 0, i32 0
  %127 = load i64, ptr %126, align 8
  call void @mix(i64 noundef %127)
  %128 = getelementptr inbounds nuw %struct.Pair, ptr %8, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  call void @mix(i64 noundef %129)
  %130 = getelementptr inbounds nuw %struct.Mixed, ptr %9, i32 0, i32 0
  %131 = load double, ptr %130, align 8
  %132 = fmul double %131, 4.000000e+00
  %133 = fptosi double %132 to i64
  call void @mix(i64 noundef %133)
  %134 = getelementptr inbounds nuw %struct.Mixed, ptr %9, i32 0, i32 1
  %135 = load i32, ptr %134, align 8
  %136 = sext i32 %135 to i64
  call void @mix(i64 noundef %136)
  %137 = getelementptr inbounds nuw %struct.Large, ptr %10, i32 0, i32 0
  %138 = getelementptr inbounds [12 x i32], ptr %137, i64 0, i64 11
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.Large, ptr %10, i32 0, i32 0
  %141 = getelementptr inbounds [12 x i32], ptr %140, i64 0, i64 0
  %142 = load i32, ptr %141, align 4
  %143 = add nsw i32 %139, %142
  %144 = sext i32 %143 to i64
  call void @mix(i64 noundef %144)
  %145 = getelementptr inbounds nuw %struct.Bytes3, ptr %11, i32 0, i32 0
  %146 = getelementptr inbounds [3 x i8], ptr %145, i64 0, i64 0
  %147 = load i8, ptr %146, align 1
  %148 = sext i8 %147 to i32
  %149 = mul nsw i32 %148, 256
  %150 = getelementptr inbounds nuw %struct.Bytes3, ptr %11, i32 0, i32 0
  %151 = getelementptr inbounds [3 x i8], ptr %150, i64 0, i64 2
  %152 = load i8, ptr %151, align 1
  %153 = sext i8 %152 to i32
  %154 = add nsw i32 %149, %153
  %155 = sext i32 %154 to i64
  call void @mix(i64 noundef %155)
  %156 = getelementptr inbounds nuw %struct.Floats, ptr %12, i32 0, i32 0
  %157 = load float, ptr %156, align 4
  %158 = fmul float %157, 1.600000e+01
  %159 = fptosi float %158 to i64
  call void @mix(i64 noundef %159)
  %160 = getelementptr inbounds nuw %struct.Floats, ptr %12, i32 0, i32 1
  %161 = load float, ptr %160, align 4
  %162 = fmul float %161, 1.600000e+01
  %163 = fptosi float %162 to i64
  call void @mix(i64 noundef %163)
  %164 = load i32, ptr %13, align 4
  %165 = load i32, ptr %13, align 4
  %166 = sext i32 %165 to i64
  %167 = load i32, ptr %13, align 4
  %168 = call i64 @many(i8 noundef signext -3, i16 noundef signext -300, i32 noundef %164, i64 noundef 1099511627776, i8 noundef zeroext -56, i16 noundef zeroext -5536, i32 noundef -294967296, float noundef 1.500000e+00, double noundef -2.500000e+00, i64 noundef %166, i64 noundef 2, double noundef 3.250000e+00, i8 noundef signext -7, ptr noundef byval(%struct.Pair) align 8 %8, ptr noundef byval(%struct.Large) align 8 %10, i32 noundef %167)
  call void @mix(i64 noundef %168)
  br label %169

169:                                              ; preds = %98
  %170 = load i32, ptr %13, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %13, align 4
  br label %95, !llvm.loop !11

172:                                              ; preds = %95
  call void @show(ptr noundef @.str.3)
  store i128 1, ptr %20, align 16
  store i32 0, ptr %21, align 4
  br label %173

173:                                              ; preds = %207, %172
  %174 = load i32, ptr %21, align 4
  %175 = icmp slt i32 %174, 24
  br i1 %175, label %176, label %210

176:                                              ; preds = %173
  %177 = call i64 @next()
  %178 = zext i64 %177 to i128
  store i128 %178, ptr %22, align 16
  %179 = call i64 @next()
  %180 = and i64 %179, 63
  %181 = load i128, ptr %22, align 16
  %182 = zext i64 %180 to i128
  %183 = shl i128 %181, %182
  store i128 %183, ptr %22, align 16
  %184 = call i64 @next()
  %185 = zext i64 %184 to i128
  %186 = load i128, ptr %22, align 16
  %187 = or i128 %186, %185
  store i128 %187, ptr %22, align 16
  %188 = call i64 @next()
  %189 = and i64 %188, 127
  %190 = trunc i64 %189 to i32
  store i32 %190, ptr %23, align 4
  %191 = call i64 @next()
  %192 = and i64 %191, 127
  %193 = trunc i64 %192 to i32
  store i32 %193, ptr %24, align 4
  %194 = load i128, ptr %20, align 16
  %195 = shl i128 %194, 3
  %196 = load i128, ptr %22, align 16
  %197 = xor i128 %195, %196
  %198 = load i128, ptr %22, align 16
  %199 = load i32, ptr %24, align 4
  %200 = zext i32 %199 to i128
  %201 = lshr i128 %198, %200
  %202 = load i32, ptr %23, align 4
  %203 = call i128 @wide(i128 noundef %197, i128 noundef %201, i32 noundef %202)
  %204 = load i32, ptr %21, align 4
  %205 = sext i32 %204 to i128
  %206 = add i128 %203, %205
  store i128 %206, ptr %20, align 16
  br label %207

207:                                              ; preds = %176
  %208 = load i32, ptr %21, align 4
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %21, align 4
  br label %173, !llvm.loop !12

210:                                              ; preds = %173
  call void @show(ptr noundef @.str.4)
  call void @integers()
  call void @reals()
  call void @memory()
  store i32 0, ptr %25, align 4
  br label %211

211:                                              ; preds = %245, %210
  %212 = load i32, ptr %25, align 4
  %213 = icmp slt i32 %212, 9
  br i1 %213, label %214, label %248

214:                                              ; preds = %211
  %215 = load i32, ptr %25, align 4
  %216 = srem i32 %215, 3
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [3 x %struct.anon], ptr @operations, i64 0, i64 %217
  %219 = getelementptr inbounds nuw %struct.anon, ptr %218, i32 0, i32 1
  %220 = load ptr, ptr %219, align 8
  %221 = load i32, ptr %25, align 4
  %222 = mul nsw i32 %221, 7
  %223 = load i32, ptr %25, align 4
  %224 = sub nsw i32 %223, 3
  %225 = call i32 %220(i32 noundef %222, i32 noundef %224)
  %226 = sext i32 %225 to i64
  call void @mix(i64 noundef %226)
  %227 = load i32, ptr %25, align 4
  %228 = srem i32 %227, 3
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [3 x %struct.anon], ptr @operations, i64 0, i64 %229
  %231 = getelementptr inbounds nuw %struct.anon, ptr %230, i32 0, i32 0
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds i8, ptr %232, i64 0
  %234 = load i8, ptr %233, align 1
  %235 = sext i8 %234 to i64
  call void @mix(i64 noundef %235)
  %236 = load i32, ptr %25, align 4
  %237 = srem i32 %236, 3
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [3 x %struct.anon], ptr @operations, i64 0, i64 %238
  %240 = getelementptr inbounds nuw %struct.anon, ptr %239, i32 0, i32 2
  %241 = load ptr, ptr %240, align 8
  %242 = icmp eq ptr %241, null
  %243 = zext i1 %242 to i32
  %244 = sext i32 %243 to i64
  call void @mix(i64 noundef %244)
  br label %245

245:                                              ; preds = %214
  %246 = load i32, ptr %25, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %25, align 4
  br label %211, !llvm.loop !13

248:                                              ; preds = %211
  %249 = load ptr, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds ([3 x %struct.anon], ptr @operations, i64 0, i64 2), i32 0, i32 2), align 16
  %250 = ptrtoint ptr %249 to i64
  %251 = sub i64 %250, ptrtoint (ptr @operations to i64)
  call void @mix(i64 noundef %251)
  %252 = call i32 @ackermann(i32 noundef 2, i32 noundef 3)
  %253 = sext i32 %252 to i64
  call void @mix(i64 noundef %253)
  call void @show(ptr noundef @.str.5)
  %254 = call i32 @computed(ptr noundef @main.code, i32 noundef 5)
  %255 = sext i32 %254 to i64
  call void @mix(i64 noundef %255)
  call void @show(ptr noundef @.str.6)
  %256 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef -5, i32 noundef -294967296, i64 noundef -1234567890123, ptr noundef @.str.8, i32 noundef 120, i32 noundef 42, i32 noundef 2748, double noundef 1.500000e+00)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix(i64 noundef %0) #1 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @hash, align 8
  %4 = load i64, ptr %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, ptr @hash, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @two_entries(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr %5, align 4
  %8 = and i32 %7, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  br label %22

11:                                               ; preds = %2
  br label %12

12:                                               ; preds = %32, %11
  %13 = load i32, ptr %4, align 4
  %14 = mul nsw i32 %13, 3
  %15 = load i32, ptr %6, align 4
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %6, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp sgt i32 %17, 1000
  br i1 %18, label %19, label %21

19:                                               ; preds = %12
  %20 = load i32, ptr %6, align 4
  store i32 %20, ptr %3, align 4
  br label %42

21:                                               ; preds = %12
  br label %22

22:                                               ; preds = %37, %21, %10
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %23, %24
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr %6, align 4
  %28 = load i32, ptr %4, align 4
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr %4, align 4
  %30 = load i32, ptr %4, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %22
  br label %12

33:                                               ; preds = %22
  %34 = load i32, ptr %5, align 4
  %35 = and i32 %34, 2
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = load i32, ptr %5, align 4
  %39 = sub nsw i32 %38, 2
  store i32 %39, ptr %5, align 4
  store i32 5, ptr %4, align 4
  br label %22

40:                                               ; preds = %33
  %41 = load i32, ptr %6, align 4
  store i32 %41, ptr %3, align 4
  br label %42

42:                                               ; preds = %40, %19
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr @hash, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %3, i64 noundef %4)
  store i64 -3750763034362895579, ptr @hash, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @next() #1 {
  %1 = load i64, ptr @state, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @state, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @state, align 8
  %5 = load i64, ptr @state, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @state, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @state, align 8
  %9 = load i64, ptr @state, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @state, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @state, align 8
  ret i64 %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @machine(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  switch i32 %9, label %67 [
    i32 0, label %11
    i32 1, label %26
    i32 2, label %45
    i32 7, label %63
    i32 8, label %63
    i32 9, label %63
    i32 -3, label %66
  ]

10:                                               ; preds = %67, %61, %41
  br label %11

11:                                               ; preds = %3, %10
  %12 = load i32, ptr %8, align 4
  %13 = load i32, ptr %5, align 4
  %14 = icmp sge i32 %12, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  br label %70

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %8, align 4
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %24, %23
  store i32 %25, ptr %7, align 4
  br label %26

26:                                               ; preds = %3, %16
  %27 = load i32, ptr %7, align 4
  %28 = xor i32 %27, 85
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %8, align 4
  %30 = load i32, ptr %5, align 4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %26
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = and i32 %38, 3
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %44

41:                                               ; preds = %32
  %42 = load i32, ptr %8, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %8, align 4
  br label %10

44:                                               ; preds = %32, %26
  br label %45

45:                                               ; preds = %3, %44
  %46 = load i32, ptr %7, align 4
  %47 = mul nsw i32 %46, 7
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %7, align 4
  %49 = load i32, ptr %8, align 4
  %50 = load i32, ptr %5, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %45
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %8, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %8, align 4
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp sgt i32 %59, 40
  br i1 %60, label %61, label %62

61:                                               ; preds = %52
  br label %10

62:                                               ; preds = %52, %45
  br label %70

63:                                               ; preds = %3, %3, %3
  %64 = load i32, ptr %6, align 4
  %65 = sub nsw i32 0, %64
  store i32 %65, ptr %7, align 4
  br label %70

66:                                               ; preds = %3
  store i32 99, ptr %7, align 4
  br label %70

67:                                               ; preds = %3
  %68 = load i32, ptr %6, align 4
  %69 = mul nsw i32 %68, 2
  store i32 %69, ptr %7, align 4
  br label %10

70:                                               ; preds = %66, %63, %62, %15
  %71 = load i32, ptr %7, align 4
  ret i32 %71
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fibonacci(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %23, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %26

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %4, align 4
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %6, align 4
  store i32 %14, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = srem i32 %15, 3
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = add i32 %20, %19
  store i32 %21, ptr %4, align 4
  br label %22

22:                                               ; preds = %18, %11
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %7, !llvm.loop !14

26:                                               ; preds = %7
  %27 = load i32, ptr %3, align 4
  %28 = mul i32 %27, 65599
  %29 = load i32, ptr %4, align 4
  %30 = add i32 %28, %29
  ret i32 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @lost(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 1, ptr %3, align 4
  br label %5

5:                                                ; preds = %9, %1
  %6 = load i32, ptr %3, align 4
  store i32 %6, ptr %4, align 4
  %7 = load i32, ptr %3, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %3, align 4
  br label %9

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %5, label %13, !llvm.loop !15

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4
  %15 = mul nsw i32 %14, 1000
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %15, %16
  ret i32 %17
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate3(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  store i32 3, ptr %5, align 4
  br label %7

7:                                                ; preds = %22, %1
  %8 = load i32, ptr %2, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %2, align 4
  %10 = icmp sgt i32 %8, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %4, align 4
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %4, align 4
  %15 = load i32, ptr %6, align 4
  store i32 %15, ptr %5, align 4
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 4
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4
  %20 = load i32, ptr %5, align 4
  %21 = add i32 %20, %19
  store i32 %21, ptr %5, align 4
  br label %22

22:                                               ; preds = %18, %11
  br label %7, !llvm.loop !16

23:                                               ; preds = %7
  %24 = load i32, ptr %3, align 4
  %25 = mul i32 %24, 10000
  %26 = load i32, ptr %4, align 4
  %27 = mul i32 %26, 100
  %28 = add i32 %25, %27
  %29 = load i32, ptr %5, align 4
  %30 = add i32 %28, %29
  ret i32 %30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @swap(i64 %0, i64 %1) #1 {
  %3 = alloca %struct.Pair, align 8
  %4 = alloca %struct.Pair, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.Pair, ptr %4, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %7, align 8
  %11 = getelementptr inbounds nuw %struct.Pair, ptr %3, i32 0, i32 1
  %12 = getelementptr inbounds nuw %struct.Pair, ptr %4, i32 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = sub nsw i64 %13, 1
  store i64 %14, ptr %11, align 8
  %15 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { double, i32 } @mixed(double %0, i32 %1, i32 noundef %2) #1 {
  %4 = alloca %struct.Mixed, align 8
  %5 = alloca %struct.Mixed, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 1
  store i32 %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = getelementptr inbounds nuw %struct.Mixed, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sitofp i32 %12 to double
  %14 = fmul double %11, %13
  store double %14, ptr %9, align 8
  %15 = getelementptr inbounds nuw %struct.Mixed, ptr %4, i32 0, i32 1
  %16 = getelementptr inbounds nuw %struct.Mixed, ptr %5, i32 0, i32 1
  %17 = load i32, ptr %16, align 8
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %17, %18
  store i32 %19, ptr %15, align 8
  %20 = getelementptr i8, ptr %4, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 4, i1 false)
  %21 = load { double, i32 }, ptr %4, align 8
  ret { double, i32 } %21
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @large(ptr dead_on_unwind noalias writable sret(%struct.Large) align 4 %0, ptr noundef byval(%struct.Large) align 8 %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %2, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %19, %3
  %7 = load i32, ptr %5, align 4
  %8 = icmp slt i32 %7, 12
  br i1 %8, label %9, label %22

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = mul nsw i32 %10, %11
  %13 = getelementptr inbounds nuw %struct.Large, ptr %1, i32 0, i32 0
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [12 x i32], ptr %13, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, %12
  store i32 %18, ptr %16, align 4
  br label %19

19:                                               ; preds = %9
  %20 = load i32, ptr %5, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %5, align 4
  br label %6, !llvm.loop !17

22:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 8 %1, i64 48, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i24 @bytes3(i24 %0) #1 {
  %2 = alloca %struct.Bytes3, align 1
  %3 = alloca %struct.Bytes3, align 1
  %4 = alloca i24, align 4
  %5 = getelementptr inbounds nuw %struct.Bytes3, ptr %3, i32 0, i32 0
  store i24 %0, ptr %5, align 1
  %6 = getelementptr inbounds nuw %struct.Bytes3, ptr %2, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Bytes3, ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds [3 x i8], ptr %7, i64 0, i64 2
  %9 = load i8, ptr %8, align 1
  store i8 %9, ptr %6, align 1
  %10 = getelementptr inbounds i8, ptr %6, i64 1
  %11 = getelementptr inbounds nuw %struct.Bytes3, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds [3 x i8], ptr %11, i64 0, i64 0
  %13 = load i8, ptr %12, align 1
  store i8 %13, ptr %10, align 1
  %14 = getelementptr inbounds i8, ptr %6, i64 2
  %15 = getelementptr inbounds nuw %struct.Bytes3, ptr %3, i32 0, i32 0
  %16 = getelementptr inbounds [3 x i8], ptr %15, i64 0, i64 1
  %17 = load i8, ptr %16, align 1
  store i8 %17, ptr %14, align 1
  %18 = getelementptr inbounds nuw %struct.Bytes3, ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 1 %18, i64 3, i1 false)
  %19 = load i24, ptr %4, align 4
  ret i24 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal <2 x float> @floats(<2 x float> %0) #0 {
  %2 = alloca %struct.Floats, align 4
  %3 = alloca %struct.Floats, align 4
  store <2 x float> %0, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.Floats, ptr %2, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Floats, ptr %3, i32 0, i32 1
  %6 = load float, ptr %5, align 4
  %7 = fmul float %6, 2.000000e+00
  store float %7, ptr %4, align 4
  %8 = getelementptr inbounds nuw %struct.Floats, ptr %2, i32 0, i32 1
  %9 = getelementptr inbounds nuw %struct.Floats, ptr %3, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fsub float %10, 1.000000e+00
  store float %11, ptr %8, align 4
  %12 = load <2 x float>, ptr %2, align 4
  ret <2 x float> %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @many(i8 noundef signext %0, i16 noundef signext %1, i32 noundef %2, i64 noundef %3, i8 noundef zeroext %4, i16 noundef zeroext %5, i32 noundef %6, float noundef %7, double noundef %8, i64 noundef %9, i64 noundef %10, double noundef %11, i8 noundef signext %12, ptr noundef byval(%struct.Pair) align 8 %13, ptr noundef byval(%struct.Large) align 8 %14, i32 noundef %15) #1 {
  %17 = alloca i8, align 1
  %18 = alloca i16, align 2
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  %22 = alloca i16, align 2
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca double, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca double, align 8
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  store i8 %0, ptr %17, align 1
  store i16 %1, ptr %18, align 2
  store i32 %2, ptr %19, align 4
  store i64 %3, ptr %20, align 8
  store i8 %4, ptr %21, align 1
  store i16 %5, ptr %22, align 2
  store i32 %6, ptr %23, align 4
  store float %7, ptr %24, align 4
  store double %8, ptr %25, align 8
  store i64 %9, ptr %26, align 8
  store i64 %10, ptr %27, align 8
  store double %11, ptr %28, align 8
  store i8 %12, ptr %29, align 1
  store i32 %15, ptr %30, align 4
  %31 = load i8, ptr %17, align 1
  %32 = sext i8 %31 to i32
  %33 = load i16, ptr %18, align 2
  %34 = sext i16 %33 to i32
  %35 = mul nsw i32 %34, 2
  %36 = add nsw i32 %32, %35
  %37 = load i32, ptr %19, align 4
  %38 = mul nsw i32 %37, 3
  %39 = add nsw i32 %36, %38
  %40 = sext i32 %39 to i64
  %41 = load i64, ptr %20, align 8
  %42 = mul nsw i64 %41, 4
  %43 = add nsw i64 %40, %42
  %44 = load i8, ptr %21, align 1
  %45 = zext i8 %44 to i32
  %46 = mul nsw i32 %45, 5
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %43, %47
  %49 = load i16, ptr %22, align 2
  %50 = zext i16 %49 to i32
  %51 = mul nsw i32 %50, 6
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %48, %52
  %54 = load i32, ptr %23, align 4
  %55 = mul i32 %54, 7
  %56 = zext i32 %55 to i64
  %57 = add nsw i64 %53, %56
  %58 = load float, ptr %24, align 4
  %59 = fmul float %58, 8.000000e+00
  %60 = fptosi float %59 to i64
  %61 = add nsw i64 %57, %60
  %62 = load double, ptr %25, align 8
  %63 = fmul double %62, 9.000000e+00
  %64 = fptosi double %63 to i64
  %65 = add nsw i64 %61, %64
  %66 = load i64, ptr %26, align 8
  %67 = mul nsw i64 %66, 10
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %27, align 8
  %70 = mul nsw i64 %69, 11
  %71 = add nsw i64 %68, %70
  %72 = load double, ptr %28, align 8
  %73 = fmul double %72, 1.200000e+01
  %74 = fptosi double %73 to i64
  %75 = add nsw i64 %71, %74
  %76 = load i8, ptr %29, align 1
  %77 = sext i8 %76 to i32
  %78 = mul nsw i32 %77, 13
  %79 = sext i32 %78 to i64
  %80 = add nsw i64 %75, %79
  %81 = getelementptr inbounds nuw %struct.Pair, ptr %13, i32 0, i32 0
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %82, 14
  %84 = add nsw i64 %80, %83
  %85 = getelementptr inbounds nuw %struct.Pair, ptr %13, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %86, 15
  %88 = add nsw i64 %84, %87
  %89 = getelementptr inbounds nuw %struct.Large, ptr %14, i32 0, i32 0
  %90 = getelementptr inbounds [12 x i32], ptr %89, i64 0, i64 3
  %91 = load i32, ptr %90, align 4
  %92 = mul nsw i32 %91, 16
  %93 = sext i32 %92 to i64
  %94 = add nsw i64 %88, %93
  %95 = load i32, ptr %30, align 4
  %96 = mul nsw i32 %95, 17
  %97 = sext i32 %96 to i64
  %98 = add nsw i64 %94, %97
  ret i64 %98
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i128 @wide(i128 noundef %0, i128 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i32, align 4
  store i128 %0, ptr %4, align 16
  store i128 %1, ptr %5, align 16
  store i32 %2, ptr %6, align 4
  %7 = load i128, ptr %4, align 16
  %8 = load i128, ptr %5, align 16
  %9 = add i128 %7, %8
  call void @mix128(i128 noundef %9)
  %10 = load i128, ptr %4, align 16
  %11 = load i128, ptr %5, align 16
  %12 = sub i128 %10, %11
  call void @mix128(i128 noundef %12)
  %13 = load i128, ptr %4, align 16
  %14 = load i128, ptr %5, align 16
  %15 = mul i128 %13, %14
  call void @mix128(i128 noundef %15)
  %16 = load i128, ptr %4, align 16
  %17 = load i128, ptr %5, align 16
  %18 = or i128 %17, 1
  %19 = udiv i128 %16, %18
  call void @mix128(i128 noundef %19)
  %20 = load i128, ptr %4, align 16
  %21 = load i128, ptr %5, align 16
  %22 = or i128 %21, 1
  %23 = urem i128 %20, %22
  call void @mix128(i128 noundef %23)
  %24 = load i128, ptr %4, align 16
  %25 = load i128, ptr %5, align 16
  %26 = or i128 %25, 1
  %27 = sdiv i128 %24, %26
  call void @mix128(i128 noundef %27)
  %28 = load i128, ptr %4, align 16
  %29 = load i128, ptr %5, align 16
  %30 = or i128 %29, 1
  %31 = srem i128 %28, %30
  call void @mix128(i128 noundef %31)
  %32 = load i128, ptr %4, align 16
  %33 = load i32, ptr %6, align 4
  %34 = zext i32 %33 to i128
  %35 = shl i128 %32, %34
  call void @mix128(i128 noundef %35)
  %36 = load i128, ptr %4, align 16
  %37 = load i32, ptr %6, align 4
  %38 = zext i32 %37 to i128
  %39 = lshr i128 %36, %38
  call void @mix128(i128 noundef %39)
  %40 = load i128, ptr %4, align 16
  %41 = load i32, ptr %6, align 4
  %42 = zext i32 %41 to i128
  %43 = ashr i128 %40, %42
  call void @mix128(i128 noundef %43)
  %44 = load i128, ptr %4, align 16
  %45 = load i128, ptr %5, align 16
  %46 = icmp ult i128 %44, %45
  %47 = zext i1 %46 to i32
  %48 = load i128, ptr %4, align 16
  %49 = load i128, ptr %5, align 16
  %50 = icmp ule i128 %48, %49
  %51 = zext i1 %50 to i32
  %52 = shl i32 %51, 1
  %53 = or i32 %47, %52
  %54 = load i128, ptr %4, align 16
  %55 = load i128, ptr %5, align 16
  %56 = icmp slt i128 %54, %55
  %57 = zext i1 %56 to i32
  %58 = shl i32 %57, 2
  %59 = or i32 %53, %58
  %60 = load i128, ptr %4, align 16
  %61 = load i128, ptr %5, align 16
  %62 = icmp sge i128 %60, %61
  %63 = zext i1 %62 to i32
  %64 = shl i32 %63, 3
  %65 = or i32 %59, %64
  %66 = load i128, ptr %4, align 16
  %67 = load i128, ptr %5, align 16
  %68 = icmp eq i128 %66, %67
  %69 = zext i1 %68 to i32
  %70 = shl i32 %69, 4
  %71 = or i32 %65, %70
  %72 = sext i32 %71 to i64
  call void @mix(i64 noundef %72)
  %73 = load i128, ptr %4, align 16
  %74 = load i128, ptr %5, align 16
  %75 = and i128 %73, %74
  call void @mix128(i128 noundef %75)
  %76 = load i128, ptr %4, align 16
  %77 = load i128, ptr %5, align 16
  %78 = xor i128 %77, -1
  %79 = or i128 %76, %78
  call void @mix128(i128 noundef %79)
  %80 = load i128, ptr %4, align 16
  %81 = load i128, ptr %5, align 16
  %82 = xor i128 %80, %81
  %83 = sub i128 0, %82
  call void @mix128(i128 noundef %83)
  %84 = load i128, ptr %4, align 16
  %85 = trunc i128 %84 to i64
  %86 = sext i64 %85 to i128
  call void @mix128(i128 noundef %86)
  %87 = load i128, ptr %4, align 16
  %88 = load i128, ptr %5, align 16
  %89 = xor i128 %87, %88
  ret i128 %89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @integers() #1 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i16, align 2
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %13

13:                                               ; preds = %334, %0
  %14 = load i32, ptr %1, align 4
  %15 = icmp slt i32 %14, 60
  br i1 %15, label %16, label %337

16:                                               ; preds = %13
  %17 = call i64 @next()
  %18 = load i32, ptr %1, align 4
  %19 = and i32 %18, 63
  %20 = zext i32 %19 to i64
  %21 = ashr i64 %17, %20
  store i64 %21, ptr %2, align 8
  %22 = call i64 @next()
  store i64 %22, ptr %3, align 8
  %23 = call i64 @next()
  %24 = and i64 %23, 63
  %25 = load i64, ptr %3, align 8
  %26 = ashr i64 %25, %24
  store i64 %26, ptr %3, align 8
  %27 = call i64 @next()
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %4, align 4
  %29 = call i64 @next()
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %5, align 4
  %31 = load i32, ptr %5, align 4
  %32 = call i64 @next()
  %33 = and i64 %32, 31
  %34 = trunc i64 %33 to i32
  %35 = ashr i32 %31, %34
  %36 = or i32 %35, 1
  store i32 %36, ptr %5, align 4
  %37 = call i64 @next()
  %38 = trunc i64 %37 to i16
  store i16 %38, ptr %6, align 2
  %39 = call i64 @next()
  %40 = trunc i64 %39 to i8
  store i8 %40, ptr %7, align 1
  %41 = call i64 @next()
  %42 = trunc i64 %41 to i8
  store i8 %42, ptr %8, align 1
  %43 = call i64 @next()
  %44 = trunc i64 %43 to i16
  store i16 %44, ptr %9, align 2
  %45 = load i64, ptr %3, align 8
  %46 = icmp eq i64 %45, 0
  %47 = zext i1 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %3, align 8
  %50 = add nsw i64 %49, %48
  store i64 %50, ptr %3, align 8
  %51 = load i64, ptr %2, align 8
  %52 = load i64, ptr %3, align 8
  %53 = add nsw i64 %51, %52
  call void @mix(i64 noundef %53)
  %54 = load i64, ptr %2, align 8
  %55 = load i64, ptr %3, align 8
  %56 = sub nsw i64 %54, %55
  call void @mix(i64 noundef %56)
  %57 = load i64, ptr %2, align 8
  %58 = load i64, ptr %3, align 8
  %59 = mul nsw i64 %57, %58
  call void @mix(i64 noundef %59)
  %60 = load i64, ptr %2, align 8
  %61 = load i64, ptr %3, align 8
  %62 = sdiv i64 %60, %61
  call void @mix(i64 noundef %62)
  %63 = load i64, ptr %2, align 8
  %64 = load i64, ptr %3, align 8
  %65 = srem i64 %63, %64
  call void @mix(i64 noundef %65)
  %66 = load i64, ptr %2, align 8
  %67 = load i64, ptr %3, align 8
  %68 = udiv i64 %66, %67
  call void @mix(i64 noundef %68)
  %69 = load i64, ptr %2, align 8
  %70 = load i64, ptr %3, align 8
  %71 = urem i64 %69, %70
  call void @mix(i64 noundef %71)
  %72 = load i32, ptr %4, align 4
  %73 = load i32, ptr %5, align 4
  %74 = sdiv i32 %72, %73
  %75 = sext i32 %74 to i64
  call void @mix(i64 noundef %75)
  %76 = load i32, ptr %4, align 4
  %77 = load i32, ptr %5, align 4
  %78 = srem i32 %76, %77
  %79 = sext i32 %78 to i64
  call void @mix(i64 noundef %79)
  %80 = load i32, ptr %4, align 4
  %81 = load i32, ptr %5, align 4
  %82 = udiv i32 %80, %81
  %83 = zext i32 %82 to i64
  call void @mix(i64 noundef %83)
  %84 = load i32, ptr %4, align 4
  %85 = load i32, ptr %5, align 4
  %86 = urem i32 %84, %85
  %87 = zext i32 %86 to i64
  call void @mix(i64 noundef %87)
  %88 = load i32, ptr %4, align 4
  %89 = load i32, ptr %5, align 4
  %90 = mul nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  call void @mix(i64 noundef %91)
  %92 = load i32, ptr %4, align 4
  %93 = load i32, ptr %5, align 4
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  call void @mix(i64 noundef %95)
  %96 = load i64, ptr %2, align 8
  %97 = load i32, ptr %1, align 4
  %98 = and i32 %97, 63
  %99 = zext i32 %98 to i64
  %100 = ashr i64 %96, %99
  call void @mix(i64 noundef %100)
  %101 = load i64, ptr %2, align 8
  %102 = load i32, ptr %1, align 4
  %103 = and i32 %102, 63
  %104 = zext i32 %103 to i64
  %105 = lshr i64 %101, %104
  call void @mix(i64 noundef %105)
  %106 = load i64, ptr %2, align 8
  %107 = load i32, ptr %1, align 4
  %108 = and i32 %107, 63
  %109 = zext i32 %108 to i64
  %110 = shl i64 %106, %109
  call void @mix(i64 noundef %110)
  %111 = load i32, ptr %4, align 4
  %112 = load i32, ptr %1, align 4
  %113 = and i32 %112, 31
  %114 = ashr i32 %111, %113
  %115 = sext i32 %114 to i64
  call void @mix(i64 noundef %115)
  %116 = load i32, ptr %4, align 4
  %117 = load i32, ptr %1, align 4
  %118 = and i32 %117, 31
  %119 = shl i32 %116, %118
  %120 = zext i32 %119 to i64
  call void @mix(i64 noundef %120)
  %121 = load i16, ptr %6, align 2
  %122 = sext i16 %121 to i32
  %123 = load i8, ptr %7, align 1
  %124 = sext i8 %123 to i32
  %125 = mul nsw i32 %122, %124
  %126 = trunc i32 %125 to i16
  %127 = sext i16 %126 to i64
  call void @mix(i64 noundef %127)
  %128 = load i8, ptr %8, align 1
  %129 = zext i8 %128 to i32
  %130 = load i8, ptr %7, align 1
  %131 = sext i8 %130 to i32
  %132 = add nsw i32 %129, %131
  %133 = trunc i32 %132 to i8
  %134 = zext i8 %133 to i64
  call void @mix(i64 noundef %134)
  %135 = load i8, ptr %8, align 1
  %136 = zext i8 %135 to i32
  %137 = ashr i32 %136, 3
  %138 = trunc i32 %137 to i8
  %139 = sext i8 %138 to i64
  call void @mix(i64 noundef %139)
  %140 = load i16, ptr %6, align 2
  %141 = sext i16 %140 to i32
  %142 = ashr i32 %141, 2
  %143 = sext i32 %142 to i64
  call void @mix(i64 noundef %143)
  %144 = load i16, ptr %9, align 2
  %145 = zext i16 %144 to i32
  %146 = ashr i32 %145, 2
  %147 = sext i32 %146 to i64
  call void @mix(i64 noundef %147)
  %148 = load i16, ptr %9, align 2
  %149 = zext i16 %148 to i32
  %150 = shl i32 %149, 3
  %151 = trunc i32 %150 to i16
  %152 = zext i16 %151 to i64
  call void @mix(i64 noundef %152)
  %153 = load i8, ptr %7, align 1
  %154 = sext i8 %153 to i32
  %155 = sdiv i32 %154, 3
  %156 = sext i32 %155 to i64
  call void @mix(i64 noundef %156)
  %157 = load i8, ptr %8, align 1
  %158 = zext i8 %157 to i32
  %159 = srem i32 %158, 7
  %160 = sext i32 %159 to i64
  call void @mix(i64 noundef %160)
  %161 = load i64, ptr %2, align 8
  %162 = load i64, ptr %3, align 8
  %163 = icmp slt i64 %161, %162
  %164 = zext i1 %163 to i32
  %165 = load i32, ptr %4, align 4
  %166 = load i32, ptr %5, align 4
  %167 = icmp slt i32 %165, %166
  %168 = zext i1 %167 to i32
  %169 = mul nsw i32 2, %168
  %170 = add nsw i32 %164, %169
  %171 = load i16, ptr %6, align 2
  %172 = sext i16 %171 to i32
  %173 = load i8, ptr %7, align 1
  %174 = sext i8 %173 to i32
  %175 = icmp slt i32 %172, %174
  %176 = zext i1 %175 to i32
  %177 = mul nsw i32 4, %176
  %178 = add nsw i32 %170, %177
  %179 = load i8, ptr %8, align 1
  %180 = zext i8 %179 to i32
  %181 = load i16, ptr %9, align 2
  %182 = zext i16 %181 to i32
  %183 = icmp slt i32 %180, %182
  %184 = zext i1 %183 to i32
  %185 = mul nsw i32 8, %184
  %186 = add nsw i32 %178, %185
  %187 = load i64, ptr %2, align 8
  %188 = load i64, ptr %3, align 8
  %189 = icmp ult i64 %187, %188
  %190 = zext i1 %189 to i32
  %191 = mul nsw i32 16, %190
  %192 = add nsw i32 %186, %191
  %193 = load i8, ptr %7, align 1
  %194 = sext i8 %193 to i32
  %195 = load i8, ptr %8, align 1
  %196 = sext i8 %195 to i32
  %197 = icmp slt i32 %194, %196
  %198 = zext i1 %197 to i32
  %199 = mul nsw i32 32, %198
  %200 = add nsw i32 %192, %199
  %201 = load i16, ptr %9, align 2
  %202 = zext i16 %201 to i32
  %203 = load i16, ptr %6, align 2
  %204 = zext i16 %203 to i32
  %205 = icmp sle i32 %202, %204
  %206 = zext i1 %205 to i32
  %207 = mul nsw i32 64, %206
  %208 = add nsw i32 %200, %207
  %209 = sext i32 %208 to i64
  call void @mix(i64 noundef %209)
  %210 = load i32, ptr %4, align 4
  %211 = load i32, ptr %5, align 4
  %212 = icmp sgt i32 %210, %211
  br i1 %212, label %213, label %215

213:                                              ; preds = %16
  %214 = load i32, ptr %4, align 4
  br label %217

215:                                              ; preds = %16
  %216 = load i32, ptr %5, align 4
  br label %217

217:                                              ; preds = %215, %213
  %218 = phi i32 [ %214, %213 ], [ %216, %215 ]
  %219 = sext i32 %218 to i64
  call void @mix(i64 noundef %219)
  %220 = load i64, ptr %2, align 8
  %221 = load i64, ptr %3, align 8
  %222 = icmp slt i64 %220, %221
  br i1 %222, label %223, label %225

223:                                              ; preds = %217
  %224 = load i64, ptr %2, align 8
  br label %227

225:                                              ; preds = %217
  %226 = load i64, ptr %3, align 8
  br label %227

227:                                              ; preds = %225, %223
  %228 = phi i64 [ %224, %223 ], [ %226, %225 ]
  call void @mix(i64 noundef %228)
  %229 = load i8, ptr %8, align 1
  %230 = zext i8 %229 to i32
  %231 = load i16, ptr %9, align 2
  %232 = zext i16 %231 to i32
  %233 = icmp sgt i32 %230, %232
  br i1 %233, label %234, label %237

234:                                              ; preds = %227
  %235 = load i8, ptr %8, align 1
  %236 = zext i8 %235 to i32
  br label %240

237:                                              ; preds = %227
  %238 = load i16, ptr %9, align 2
  %239 = zext i16 %238 to i32
  br label %240

240:                                              ; preds = %237, %234
  %241 = phi i32 [ %236, %234 ], [ %239, %237 ]
  %242 = sext i32 %241 to i64
  call void @mix(i64 noundef %242)
  %243 = load i8, ptr %7, align 1
  %244 = sext i8 %243 to i32
  %245 = icmp slt i32 %244, 0
  br i1 %245, label %246, label %250

246:                                              ; preds = %240
  %247 = load i8, ptr %7, align 1
  %248 = sext i8 %247 to i32
  %249 = sub nsw i32 0, %248
  br label %253

250:                                              ; preds = %240
  %251 = load i8, ptr %7, align 1
  %252 = sext i8 %251 to i32
  br label %253

253:                                              ; preds = %250, %246
  %254 = phi i32 [ %249, %246 ], [ %252, %250 ]
  %255 = sext i32 %254 to i64
  call void @mix(i64 noundef %255)
  %256 = load i32, ptr %4, align 4
  %257 = lshr i32 %256, 7
  %258 = load i32, ptr %4, align 4
  %259 = shl i32 %258, 25
  %260 = or i32 %257, %259
  %261 = zext i32 %260 to i64
  call void @mix(i64 noundef %261)
  %262 = load i64, ptr %2, align 8
  %263 = shl i64 %262, 13
  %264 = load i64, ptr %2, align 8
  %265 = lshr i64 %264, 51
  %266 = or i64 %263, %265
  call void @mix(i64 noundef %266)
  %267 = load i8, ptr %8, align 1
  %268 = zext i8 %267 to i32
  %269 = shl i32 %268, 3
  %270 = load i8, ptr %8, align 1
  %271 = zext i8 %270 to i32
  %272 = ashr i32 %271, 5
  %273 = or i32 %269, %272
  %274 = trunc i32 %273 to i8
  %275 = zext i8 %274 to i64
  call void @mix(i64 noundef %275)
  %276 = load i64, ptr %2, align 8
  %277 = call i64 @llvm.ctpop.i64(i64 %276)
  %278 = trunc i64 %277 to i32
  %279 = sext i32 %278 to i64
  call void @mix(i64 noundef %279)
  %280 = load i32, ptr %4, align 4
  %281 = or i32 %280, 1
  %282 = call i32 @llvm.ctlz.i32(i32 %281, i1 true)
  %283 = sext i32 %282 to i64
  call void @mix(i64 noundef %283)
  %284 = load i64, ptr %3, align 8
  %285 = call i64 @llvm.cttz.i64(i64 %284, i1 true)
  %286 = trunc i64 %285 to i32
  %287 = sext i32 %286 to i64
  call void @mix(i64 noundef %287)
  %288 = load i32, ptr %4, align 4
  %289 = call i32 @llvm.bswap.i32(i32 %288)
  %290 = zext i32 %289 to i64
  call void @mix(i64 noundef %290)
  %291 = load i64, ptr %2, align 8
  %292 = call i64 @llvm.bswap.i64(i64 %291)
  call void @mix(i64 noundef %292)
  %293 = load i16, ptr %9, align 2
  %294 = call i16 @llvm.bswap.i16(i16 %293)
  %295 = zext i16 %294 to i64
  call void @mix(i64 noundef %295)
  %296 = load i32, ptr %4, align 4
  %297 = load i32, ptr %5, align 4
  %298 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %296, i32 %297)
  %299 = extractvalue { i32, i1 } %298, 1
  %300 = extractvalue { i32, i1 } %298, 0
  store i32 %300, ptr %10, align 4
  %301 = zext i1 %299 to i64
  call void @mix(i64 noundef %301)
  %302 = load i32, ptr %10, align 4
  %303 = sext i32 %302 to i64
  call void @mix(i64 noundef %303)
  %304 = load i32, ptr %4, align 4
  %305 = load i32, ptr %5, align 4
  %306 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %304, i32 %305)
  %307 = extractvalue { i32, i1 } %306, 1
  %308 = extractvalue { i32, i1 } %306, 0
  store i32 %308, ptr %10, align 4
  %309 = zext i1 %307 to i64
  call void @mix(i64 noundef %309)
  %310 = load i32, ptr %10, align 4
  %311 = sext i32 %310 to i64
  call void @mix(i64 noundef %311)
  %312 = load i64, ptr %2, align 8
  %313 = load i64, ptr %3, align 8
  %314 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %312, i64 %313)
  %315 = extractvalue { i64, i1 } %314, 1
  %316 = extractvalue { i64, i1 } %314, 0
  store i64 %316, ptr %11, align 8
  %317 = zext i1 %315 to i64
  call void @mix(i64 noundef %317)
  %318 = load i64, ptr %11, align 8
  call void @mix(i64 noundef %318)
  %319 = load i32, ptr %4, align 4
  %320 = load i32, ptr %5, align 4
  %321 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %319, i32 %320)
  %322 = extractvalue { i32, i1 } %321, 1
  %323 = extractvalue { i32, i1 } %321, 0
  store i32 %323, ptr %12, align 4
  %324 = zext i1 %322 to i64
  call void @mix(i64 noundef %324)
  %325 = load i32, ptr %12, align 4
  %326 = zext i32 %325 to i64
  call void @mix(i64 noundef %326)
  %327 = load i64, ptr %2, align 8
  %328 = load i64, ptr %3, align 8
  %329 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %327, i64 %328)
  %330 = extractvalue { i64, i1 } %329, 1
  %331 = extractvalue { i64, i1 } %329, 0
  store i64 %331, ptr %11, align 8
  %332 = zext i1 %330 to i64
  call void @mix(i64 noundef %332)
  %333 = load i64, ptr %11, align 8
  call void @mix(i64 noundef %333)
  br label %334

334:                                              ; preds = %253
  %335 = load i32, ptr %1, align 4
  %336 = add nsw i32 %335, 1
  store i32 %336, ptr %1, align 4
  br label %13, !llvm.loop !18

337:                                              ; preds = %13
  call void @show(ptr noundef @.str.10)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @reals() #1 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca %union.Both, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  store i32 0, ptr %1, align 4
  br label %10

10:                                               ; preds = %216, %0
  %11 = load i32, ptr %1, align 4
  %12 = icmp slt i32 %11, 40
  br i1 %12, label %13, label %219

13:                                               ; preds = %10
  %14 = call i64 @next()
  %15 = sitofp i64 %14 to double
  %16 = fdiv double %15, 1.000000e+15
  store double %16, ptr %2, align 8
  %17 = call i64 @next()
  %18 = trunc i64 %17 to i32
  %19 = uitofp i32 %18 to double
  %20 = fmul double %19, 1.000000e-03
  %21 = fadd double %20, 1.000000e+00
  store double %21, ptr %3, align 8
  %22 = call i64 @next()
  %23 = trunc i64 %22 to i32
  %24 = sitofp i32 %23 to float
  %25 = fdiv float %24, 3.000000e+05
  store float %25, ptr %4, align 4
  %26 = call i64 @next()
  %27 = uitofp i64 %26 to float
  store float %27, ptr %5, align 4
  %28 = load double, ptr %2, align 8
  %29 = load double, ptr %3, align 8
  %30 = fmul double %28, %29
  store double %30, ptr %6, align 8
  %31 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %31)
  %32 = load double, ptr %2, align 8
  %33 = load double, ptr %3, align 8
  %34 = fdiv double %32, %33
  store double %34, ptr %6, align 8
  %35 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %35)
  %36 = load double, ptr %2, align 8
  %37 = load double, ptr %3, align 8
  %38 = fsub double %36, %37
  store double %38, ptr %6, align 8
  %39 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %39)
  %40 = load double, ptr %2, align 8
  %41 = fneg double %40
  store double %41, ptr %6, align 8
  %42 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %42)
  %43 = load float, ptr %4, align 4
  %44 = fpext float %43 to double
  store double %44, ptr %6, align 8
  %45 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %45)
  %46 = load double, ptr %2, align 8
  %47 = call double @llvm.fabs.f64(double %46)
  store double %47, ptr %6, align 8
  %48 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %48)
  store i64 0, ptr %6, align 8
  %49 = load float, ptr %4, align 4
  %50 = load float, ptr %5, align 4
  %51 = fadd float %49, %50
  %52 = getelementptr inbounds [2 x float], ptr %6, i64 0, i64 0
  store float %51, ptr %52, align 8
  %53 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %53)
  %54 = load double, ptr %2, align 8
  %55 = fptrunc double %54 to float
  %56 = getelementptr inbounds [2 x float], ptr %6, i64 0, i64 1
  store float %55, ptr %56, align 4
  %57 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %57)
  %58 = load float, ptr %4, align 4
  %59 = fmul float %58, 5.000000e-01
  %60 = load float, ptr %5, align 4
  %61 = fsub float %59, %60
  %62 = getelementptr inbounds [2 x float], ptr %6, i64 0, i64 0
  store float %61, ptr %62, align 8
  %63 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %63)
  %64 = load double, ptr %2, align 8
  %65 = fptosi double %64 to i64
  call void @mix(i64 noundef %65)
  %66 = load float, ptr %4, align 4
  %67 = fptosi float %66 to i32
  %68 = sext i32 %67 to i64
  call void @mix(i64 noundef %68)
  %69 = load double, ptr %3, align 8
  %70 = fptoui double %69 to i64
  call void @mix(i64 noundef %70)
  %71 = load double, ptr %3, align 8
  %72 = fmul double %71, 1.000000e+01
  %73 = fptoui double %72 to i32
  %74 = zext i32 %73 to i64
  call void @mix(i64 noundef %74)
  %75 = load double, ptr %2, align 8
  %76 = fdiv double %75, 1.000000e+02
  %77 = fptosi double %76 to i16
  %78 = sext i16 %77 to i64
  call void @mix(i64 noundef %78)
  %79 = load double, ptr %3, align 8
  %80 = fdiv double %79, 1.000000e+05
  %81 = fptoui double %80 to i8
  %82 = zext i8 %81 to i64
  call void @mix(i64 noundef %82)
  %83 = load double, ptr %2, align 8
  %84 = load double, ptr %3, align 8
  %85 = fcmp olt double %83, %84
  %86 = zext i1 %85 to i32
  %87 = load double, ptr %2, align 8
  %88 = load double, ptr %3, align 8
  %89 = fcmp ole double %87, %88
  %90 = zext i1 %89 to i32
  %91 = shl i32 %90, 1
  %92 = or i32 %86, %91
  %93 = load double, ptr %2, align 8
  %94 = load double, ptr %3, align 8
  %95 = fcmp oeq double %93, %94
  %96 = zext i1 %95 to i32
  %97 = shl i32 %96, 2
  %98 = or i32 %92, %97
  %99 = load double, ptr %2, align 8
  %100 = load double, ptr %3, align 8
  %101 = fcmp une double %99, %100
  %102 = zext i1 %101 to i32
  %103 = shl i32 %102, 3
  %104 = or i32 %98, %103
  %105 = load float, ptr %4, align 4
  %106 = load float, ptr %5, align 4
  %107 = fcmp ogt float %105, %106
  %108 = zext i1 %107 to i32
  %109 = shl i32 %108, 4
  %110 = or i32 %104, %109
  %111 = load float, ptr %4, align 4
  %112 = load float, ptr %5, align 4
  %113 = fcmp oge float %111, %112
  %114 = xor i1 %113, true
  %115 = zext i1 %114 to i32
  %116 = shl i32 %115, 5
  %117 = or i32 %110, %116
  %118 = sext i32 %117 to i64
  call void @mix(i64 noundef %118)
  store double 0x7FF8000000000000, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %119 = load i32, ptr %1, align 4
  %120 = srem i32 %119, 3
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %13
  %123 = load double, ptr %2, align 8
  br label %126

124:                                              ; preds = %13
  %125 = load double, ptr %7, align 8
  br label %126

126:                                              ; preds = %124, %122
  %127 = phi double [ %123, %122 ], [ %125, %124 ]
  store double %127, ptr %9, align 8
  %128 = load double, ptr %9, align 8
  %129 = load double, ptr %3, align 8
  %130 = fcmp olt double %128, %129
  %131 = zext i1 %130 to i32
  %132 = load double, ptr %9, align 8
  %133 = load double, ptr %3, align 8
  %134 = fcmp olt double %132, %133
  %135 = xor i1 %134, true
  %136 = zext i1 %135 to i32
  %137 = shl i32 %136, 1
  %138 = or i32 %131, %137
  %139 = load double, ptr %9, align 8
  %140 = load double, ptr %9, align 8
  %141 = fcmp oeq double %139, %140
  %142 = zext i1 %141 to i32
  %143 = shl i32 %142, 2
  %144 = or i32 %138, %143
  %145 = load double, ptr %9, align 8
  %146 = load double, ptr %3, align 8
  %147 = fcmp une double %145, %146
  %148 = zext i1 %147 to i32
  %149 = shl i32 %148, 3
  %150 = or i32 %144, %149
  %151 = load double, ptr %9, align 8
  %152 = load double, ptr %3, align 8
  %153 = fcmp oge double %151, %152
  %154 = xor i1 %153, true
  %155 = zext i1 %154 to i32
  %156 = shl i32 %155, 4
  %157 = or i32 %150, %156
  %158 = load double, ptr %9, align 8
  %159 = load double, ptr %2, align 8
  %160 = fcmp ogt double %158, %159
  %161 = xor i1 %160, true
  %162 = zext i1 %161 to i32
  %163 = shl i32 %162, 5
  %164 = or i32 %157, %163
  %165 = load double, ptr %9, align 8
  %166 = call i1 @llvm.is.fpclass.f64(double %165, i32 3)
  %167 = zext i1 %166 to i32
  %168 = shl i32 %167, 6
  %169 = or i32 %164, %168
  %170 = load double, ptr %9, align 8
  %171 = load double, ptr %3, align 8
  %172 = fcmp ogt double %170, %171
  br i1 %172, label %177, label %173

173:                                              ; preds = %126
  %174 = load double, ptr %9, align 8
  %175 = load double, ptr %3, align 8
  %176 = fcmp olt double %174, %175
  br label %177

177:                                              ; preds = %173, %126
  %178 = phi i1 [ true, %126 ], [ %176, %173 ]
  %179 = zext i1 %178 to i32
  %180 = shl i32 %179, 7
  %181 = or i32 %169, %180
  %182 = sext i32 %181 to i64
  call void @mix(i64 noundef %182)
  %183 = load double, ptr %3, align 8
  %184 = call double @sqrt(double noundef %183) #8
  store double %184, ptr %6, align 8
  %185 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %185)
  %186 = load double, ptr %3, align 8
  %187 = load double, ptr %2, align 8
  %188 = call double @llvm.copysign.f64(double %186, double %187)
  store double %188, ptr %6, align 8
  %189 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %189)
  %190 = load double, ptr %8, align 8
  %191 = load double, ptr %2, align 8
  %192 = fmul double %190, %191
  store double %192, ptr %6, align 8
  %193 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %193)
  %194 = load double, ptr %2, align 8
  %195 = bitcast double %194 to i64
  %196 = icmp slt i64 %195, 0
  %197 = zext i1 %196 to i32
  %198 = icmp ne i32 %197, 0
  %199 = zext i1 %198 to i32
  %200 = sext i32 %199 to i64
  call void @mix(i64 noundef %200)
  %201 = load double, ptr %9, align 8
  %202 = load double, ptr %3, align 8
  %203 = fcmp ogt double %201, %202
  br i1 %203, label %204, label %206

204:                                              ; preds = %177
  %205 = load double, ptr %9, align 8
  br label %208

206:                                              ; preds = %177
  %207 = load double, ptr %3, align 8
  br label %208

208:                                              ; preds = %206, %204
  %209 = phi double [ %205, %204 ], [ %207, %206 ]
  store double %209, ptr %6, align 8
  %210 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %210)
  %211 = call i64 @next()
  %212 = zext i64 %211 to i128
  %213 = shl i128 %212, 20
  %214 = uitofp i128 %213 to double
  store double %214, ptr %6, align 8
  %215 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %215)
  br label %216

216:                                              ; preds = %208
  %217 = load i32, ptr %1, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %1, align 4
  br label %10, !llvm.loop !19

219:                                              ; preds = %10
  call void @show(ptr noundef @.str.11)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @memory() #1 {
  %1 = alloca %struct.Bits, align 8
  %2 = alloca i32, align 4
  %3 = alloca [100 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i16, align 2
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [5 x i8], align 1
  %15 = alloca i32, align 4
  %16 = alloca [6 x [7 x i32]], align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 24, i1 false)
  store i32 0, ptr %2, align 4
  br label %20

20:                                               ; preds = %125, %0
  %21 = load i32, ptr %2, align 4
  %22 = icmp slt i32 %21, 30
  br i1 %22, label %23, label %128

23:                                               ; preds = %20
  %24 = call i64 @next()
  %25 = load i32, ptr %1, align 8
  %26 = and i32 %25, 7
  %27 = zext i32 %26 to i64
  %28 = add i64 %27, %24
  %29 = trunc i64 %28 to i32
  %30 = load i32, ptr %1, align 8
  %31 = and i32 %29, 7
  %32 = and i32 %30, -8
  %33 = or i32 %32, %31
  store i32 %33, ptr %1, align 8
  %34 = call i64 @next()
  %35 = load i32, ptr %1, align 8
  %36 = lshr i32 %35, 3
  %37 = and i32 %36, 127
  %38 = zext i32 %37 to i64
  %39 = xor i64 %38, %34
  %40 = trunc i64 %39 to i32
  %41 = load i32, ptr %1, align 8
  %42 = and i32 %40, 127
  %43 = shl i32 %42, 3
  %44 = and i32 %41, -1017
  %45 = or i32 %44, %43
  store i32 %45, ptr %1, align 8
  %46 = call i64 @next()
  %47 = load i32, ptr %1, align 8
  %48 = shl i32 %47, 11
  %49 = ashr i32 %48, 21
  %50 = sext i32 %49 to i64
  %51 = sub i64 %50, %46
  %52 = trunc i64 %51 to i32
  %53 = load i32, ptr %1, align 8
  %54 = and i32 %52, 2047
  %55 = shl i32 %54, 10
  %56 = and i32 %53, -2096129
  %57 = or i32 %56, %55
  store i32 %57, ptr %1, align 8
  %58 = shl i32 %54, 21
  %59 = ashr i32 %58, 21
  %60 = call i64 @next()
  %61 = trunc i64 %60 to i32
  %62 = load i32, ptr %1, align 8
  %63 = and i32 %61, 31
  %64 = shl i32 %63, 21
  %65 = and i32 %62, -65011713
  %66 = or i32 %65, %64
  store i32 %66, ptr %1, align 8
  %67 = shl i32 %63, 27
  %68 = ashr i32 %67, 27
  %69 = call i64 @next()
  %70 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 1099511627775
  %73 = add i64 %72, %69
  %74 = load i64, ptr %70, align 8
  %75 = and i64 %73, 1099511627775
  %76 = and i64 %74, -1099511627776
  %77 = or i64 %76, %75
  store i64 %77, ptr %70, align 8
  %78 = call i64 @next()
  %79 = trunc i64 %78 to i32
  %80 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 1
  %81 = zext i32 %79 to i64
  %82 = load i64, ptr %80, align 8
  %83 = and i64 %81, 1
  %84 = shl i64 %83, 40
  %85 = and i64 %82, -1099511627777
  %86 = or i64 %85, %84
  store i64 %86, ptr %80, align 8
  %87 = shl i64 %83, 63
  %88 = ashr i64 %87, 63
  %89 = trunc i64 %88 to i32
  %90 = call i64 @next()
  %91 = trunc i64 %90 to i32
  %92 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 2
  %93 = load i32, ptr %92, align 8
  %94 = and i32 %91, 16777215
  %95 = and i32 %93, -16777216
  %96 = or i32 %95, %94
  store i32 %96, ptr %92, align 8
  %97 = load i32, ptr %1, align 8
  %98 = and i32 %97, 7
  %99 = zext i32 %98 to i64
  call void @mix(i64 noundef %99)
  %100 = load i32, ptr %1, align 8
  %101 = lshr i32 %100, 3
  %102 = and i32 %101, 127
  %103 = zext i32 %102 to i64
  call void @mix(i64 noundef %103)
  %104 = load i32, ptr %1, align 8
  %105 = shl i32 %104, 11
  %106 = ashr i32 %105, 21
  %107 = sext i32 %106 to i64
  call void @mix(i64 noundef %107)
  %108 = load i32, ptr %1, align 8
  %109 = shl i32 %108, 6
  %110 = ashr i32 %109, 27
  %111 = sext i32 %110 to i64
  call void @mix(i64 noundef %111)
  %112 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 1
  %113 = load i64, ptr %112, align 8
  %114 = and i64 %113, 1099511627775
  call void @mix(i64 noundef %114)
  %115 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  %117 = shl i64 %116, 23
  %118 = ashr i64 %117, 63
  %119 = trunc i64 %118 to i32
  %120 = sext i32 %119 to i64
  call void @mix(i64 noundef %120)
  %121 = getelementptr inbounds nuw %struct.Bits, ptr %1, i32 0, i32 2
  %122 = load i32, ptr %121, align 8
  %123 = and i32 %122, 16777215
  %124 = zext i32 %123 to i64
  call void @mix(i64 noundef %124)
  br label %125

125:                                              ; preds = %23
  %126 = load i32, ptr %2, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %2, align 4
  br label %20, !llvm.loop !20

128:                                              ; preds = %20
  store i32 0, ptr %4, align 4
  br label %129

129:                                              ; preds = %138, %128
  %130 = load i32, ptr %4, align 4
  %131 = icmp slt i32 %130, 100
  br i1 %131, label %132, label %141

132:                                              ; preds = %129
  %133 = call i64 @next()
  %134 = trunc i64 %133 to i8
  %135 = load i32, ptr %4, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 %136
  store i8 %134, ptr %137, align 1
  br label %138

138:                                              ; preds = %132
  %139 = load i32, ptr %4, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %4, align 4
  br label %129, !llvm.loop !21

141:                                              ; preds = %129
  store i32 0, ptr %5, align 4
  br label %142

142:                                              ; preds = %190, %141
  %143 = load i32, ptr %5, align 4
  %144 = icmp slt i32 %143, 20
  br i1 %144, label %145, label %193

145:                                              ; preds = %142
  %146 = call i64 @next()
  %147 = urem i64 %146, 40
  store i64 %147, ptr %6, align 8
  %148 = call i64 @next()
  %149 = urem i64 %148, 40
  store i64 %149, ptr %7, align 8
  %150 = call i64 @next()
  %151 = urem i64 %150, 50
  store i64 %151, ptr %8, align 8
  %152 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %153 = load i64, ptr %7, align 8
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 %153
  %155 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %156 = load i64, ptr %6, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 %156
  %158 = load i64, ptr %8, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %154, ptr align 1 %157, i64 %158, i1 false)
  %159 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %160 = load i64, ptr %6, align 8
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 %160
  %162 = getelementptr inbounds i8, ptr %161, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 1 %162, i64 4, i1 false)
  %163 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %164 = load i64, ptr %7, align 8
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 %164
  %166 = getelementptr inbounds i8, ptr %165, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 1 %166, i64 8, i1 false)
  %167 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %168 = load i64, ptr %8, align 8
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 %168
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %11, ptr align 1 %169, i64 2, i1 false)
  %170 = load i32, ptr %9, align 4
  %171 = zext i32 %170 to i64
  call void @mix(i64 noundef %171)
  %172 = load i64, ptr %10, align 8
  call void @mix(i64 noundef %172)
  %173 = load i16, ptr %11, align 2
  %174 = zext i16 %173 to i64
  call void @mix(i64 noundef %174)
  %175 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %176 = getelementptr inbounds i8, ptr %175, i64 3
  %177 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %178 = getelementptr inbounds i8, ptr %177, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %176, ptr align 1 %178, i64 13, i1 false)
  %179 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %180 = load i64, ptr %6, align 8
  %181 = getelementptr inbounds nuw i8, ptr %179, i64 %180
  %182 = load i64, ptr %10, align 8
  %183 = trunc i64 %182 to i32
  %184 = trunc i32 %183 to i8
  %185 = load i64, ptr %8, align 8
  %186 = urem i64 %185, 20
  call void @llvm.memset.p0.i64(ptr align 1 %181, i8 %184, i64 %186, i1 false)
  %187 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %188 = load i64, ptr %7, align 8
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 %188
  call void @llvm.memset.p0.i64(ptr align 1 %189, i8 90, i64 11, i1 false)
  br label %190

190:                                              ; preds = %145
  %191 = load i32, ptr %5, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %5, align 4
  br label %142, !llvm.loop !22

193:                                              ; preds = %142
  store i32 0, ptr %12, align 4
  br label %194

194:                                              ; preds = %203, %193
  %195 = load i32, ptr %12, align 4
  %196 = icmp slt i32 %195, 100
  br i1 %196, label %197, label %206

197:                                              ; preds = %194
  %198 = load i32, ptr %12, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 %199
  %201 = load i8, ptr %200, align 1
  %202 = zext i8 %201 to i64
  call void @mix(i64 noundef %202)
  br label %203

203:                                              ; preds = %197
  %204 = load i32, ptr %12, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %12, align 4
  br label %194, !llvm.loop !23

206:                                              ; preds = %194
  store volatile i32 5, ptr %13, align 4
  %207 = load volatile i32, ptr %13, align 4
  %208 = add nsw i32 %207, 3
  store volatile i32 %208, ptr %13, align 4
  %209 = load volatile i32, ptr %13, align 4
  %210 = load volatile i32, ptr %13, align 4
  %211 = mul nsw i32 %210, %209
  store volatile i32 %211, ptr %13, align 4
  %212 = load volatile i32, ptr %13, align 4
  %213 = sext i32 %212 to i64
  call void @mix(i64 noundef %213)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 1 @__const.memory.flags, i64 5, i1 false)
  store i32 0, ptr %15, align 4
  br label %214

214:                                              ; preds = %245, %206
  %215 = load i32, ptr %15, align 4
  %216 = icmp slt i32 %215, 5
  br i1 %216, label %217, label %248

217:                                              ; preds = %214
  %218 = call i64 @next()
  %219 = and i64 %218, 1
  %220 = load i32, ptr %15, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [5 x i8], ptr %14, i64 0, i64 %221
  %223 = load i8, ptr %222, align 1
  %224 = trunc i8 %223 to i1
  %225 = zext i1 %224 to i64
  %226 = xor i64 %225, %219
  %227 = icmp ne i64 %226, 0
  %228 = zext i1 %227 to i8
  store i8 %228, ptr %222, align 1
  %229 = load i32, ptr %15, align 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [5 x i8], ptr %14, i64 0, i64 %230
  %232 = load i8, ptr %231, align 1
  %233 = trunc i8 %232 to i1
  %234 = zext i1 %233 to i32
  %235 = load i32, ptr %15, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [5 x i8], ptr %14, i64 0, i64 %236
  %238 = load i8, ptr %237, align 1
  %239 = trunc i8 %238 to i1
  %240 = xor i1 %239, true
  %241 = zext i1 %240 to i32
  %242 = mul nsw i32 2, %241
  %243 = add nsw i32 %234, %242
  %244 = sext i32 %243 to i64
  call void @mix(i64 noundef %244)
  br label %245

245:                                              ; preds = %217
  %246 = load i32, ptr %15, align 4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %15, align 4
  br label %214, !llvm.loop !24

248:                                              ; preds = %214
  store i32 0, ptr %17, align 4
  br label %249

249:                                              ; preds = %271, %248
  %250 = load i32, ptr %17, align 4
  %251 = icmp slt i32 %250, 6
  br i1 %251, label %252, label %274

252:                                              ; preds = %249
  store i32 0, ptr %18, align 4
  br label %253

253:                                              ; preds = %267, %252
  %254 = load i32, ptr %18, align 4
  %255 = icmp slt i32 %254, 7
  br i1 %255, label %256, label %270

256:                                              ; preds = %253
  %257 = load i32, ptr %17, align 4
  %258 = mul nsw i32 %257, 10
  %259 = load i32, ptr %18, align 4
  %260 = sub nsw i32 %258, %259
  %261 = load i32, ptr %17, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [6 x [7 x i32]], ptr %16, i64 0, i64 %262
  %264 = load i32, ptr %18, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [7 x i32], ptr %263, i64 0, i64 %265
  store i32 %260, ptr %266, align 4
  br label %267

267:                                              ; preds = %256
  %268 = load i32, ptr %18, align 4
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %18, align 4
  br label %253, !llvm.loop !25

270:                                              ; preds = %253
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %17, align 4
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %17, align 4
  br label %249, !llvm.loop !26

274:                                              ; preds = %249
  %275 = getelementptr inbounds [6 x [7 x i32]], ptr %16, i64 0, i64 2
  %276 = getelementptr inbounds [7 x i32], ptr %275, i64 0, i64 3
  store ptr %276, ptr %19, align 8
  %277 = load ptr, ptr %19, align 8
  %278 = getelementptr inbounds i32, ptr %277, i64 8
  %279 = load i32, ptr %278, align 4
  %280 = load ptr, ptr %19, align 8
  %281 = getelementptr inbounds i32, ptr %280, i64 -5
  %282 = load i32, ptr %281, align 4
  %283 = add nsw i32 %279, %282
  %284 = sext i32 %283 to i64
  call void @mix(i64 noundef %284)
  %285 = getelementptr inbounds [6 x [7 x i32]], ptr %16, i64 0, i64 0
  %286 = getelementptr inbounds [7 x i32], ptr %285, i64 4
  %287 = getelementptr inbounds [7 x i32], ptr %286, i64 0, i64 0
  %288 = getelementptr inbounds i32, ptr %287, i64 2
  %289 = load i32, ptr %288, align 8
  %290 = sext i32 %289 to i64
  call void @mix(i64 noundef %290)
  call void @show(ptr noundef @.str.12)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ackermann(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %8, 1
  br label %27

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4
  %15 = sub nsw i32 %14, 1
  %16 = call i32 @ackermann(i32 noundef %15, i32 noundef 1)
  br label %25

17:                                               ; preds = %10
  %18 = load i32, ptr %3, align 4
  %19 = sub nsw i32 %18, 1
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = sub nsw i32 %21, 1
  %23 = call i32 @ackermann(i32 noundef %20, i32 noundef %22)
  %24 = call i32 @ackermann(i32 noundef %19, i32 noundef %23)
  br label %25

25:                                               ; preds = %17, %13
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ]
  br label %27

27:                                               ; preds = %25, %7
  %28 = phi i32 [ %9, %7 ], [ %26, %25 ]
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @computed(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %6, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %6, align 4
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds i8, ptr %8, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = getelementptr inbounds nuw [4 x ptr], ptr @computed.labels, i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8
  br label %64

17:                                               ; preds = %64
  %18 = load i32, ptr %6, align 4
  %19 = and i32 %18, 7
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %5, align 4
  %24 = add nsw i32 %23, %22
  store i32 %24, ptr %5, align 4
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = getelementptr inbounds nuw [4 x ptr], ptr @computed.labels, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8
  br label %64

34:                                               ; preds = %64
  %35 = load i32, ptr %5, align 4
  %36 = sub nsw i32 %35, 100
  store i32 %36, ptr %5, align 4
  %37 = load ptr, ptr %3, align 8
  %38 = load i32, ptr %6, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %6, align 4
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i64
  %44 = getelementptr inbounds nuw [4 x ptr], ptr @computed.labels, i64 0, i64 %43
  %45 = load ptr, ptr %44, align 8
  br label %64

46:                                               ; preds = %64
  %47 = load i32, ptr %5, align 4
  %48 = mul nsw i32 %47, 2
  store i32 %48, ptr %5, align 4
  %49 = load ptr, ptr %3, align 8
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %6, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i64
  %56 = getelementptr inbounds nuw [4 x ptr], ptr @computed.labels, i64 0, i64 %55
  %57 = load ptr, ptr %56, align 8
  br label %64

58:                                               ; preds = %64
  %59 = load i32, ptr %5, align 4
  %60 = load ptr, ptr @computed_targets, align 8
  %61 = icmp eq ptr %60, null
  %62 = zext i1 %61 to i32
  %63 = add nsw i32 %59, %62
  ret i32 %63

64:                                               ; preds = %46, %34, %17, %2
  %65 = phi ptr [ %16, %2 ], [ %33, %17 ], [ %45, %34 ], [ %57, %46 ]
  indirectbr ptr %65, [label %17, label %34, label %46, label %58]
}

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @mix128(i128 noundef %0) #1 {
  %2 = alloca i128, align 16
  store i128 %0, ptr %2, align 16
  %3 = load i128, ptr %2, align 16
  %4 = trunc i128 %3 to i64
  call void @mix(i64 noundef %4)
  %5 = load i128, ptr %2, align 16
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  call void @mix(i64 noundef %7)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @op_add(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @op_sub(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @op_mul(i32 noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
!19 = distinct !{!19, !6}
!20 = distinct !{!20, !6}
!21 = distinct !{!21, !6}
!22 = distinct !{!22, !6}
!23 = distinct !{!23, !6}
!24 = distinct !{!24, !6}
!25 = distinct !{!25, !6}
!26 = distinct !{!26, !6}
