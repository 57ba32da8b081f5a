// What a projection does with a cell, a function for each conversion: see generate/precompiled.rs.
// clang-22 -O1 -ffp-contract=off -fno-stack-protector -S -emit-llvm cells.c -o cells.ll, without the lines that name the
// target and its features: types of fixed size are the same on every machine.
typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;

u8 copy_1(u8 cell) { return cell; }
u16 copy_2(u16 cell) { return cell; }
u32 copy_4(u32 cell) { return cell; }
u64 copy_8(u64 cell) { return cell; }

i64 extend_i8(i8 cell) { return cell; }
i64 extend_i16(i16 cell) { return cell; }
i64 extend_i32(i32 cell) { return cell; }
i64 extend_u8(u8 cell) { return cell; }
i64 extend_u16(u16 cell) { return cell; }
i64 extend_u32(u32 cell) { return cell; }
// The upper half of 128 bits.
i64 sign(i64 number) { return number >> 63; }

float float_of(i64 number) { return number; }
double double_of(i64 number) { return number; }
double widen(float cell) { return cell; }
i64 timestamp(i64 days, i64 units) { return (u64)days * units; }

// The bit of a nullable column in its byte of the new bitmap.
u8 null_bit(u8 byte, u32 from, u32 to) { return (byte >> from & 1) << to; }
