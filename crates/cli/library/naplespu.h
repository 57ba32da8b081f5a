// The builtins of NaplesPU for C and C++, as declared functions that stock Clang accepts.
//
// Compile for i386 (--target=i386-none-elf -mno-sse -mno-mmx) or C-SKY (--target=csky-elf), then with `kernelsmith cc`.
// The lane mask belongs to a function: it has all lanes when the function starts, `write_mask_reg` changes it, and only the
// builtins called `masked` and `vector_mix` read it. Comparisons return a bit for each lane.
// Builtins for elements of 64 bits, and `crossprodv16i32`, are declared and refused by name: the machine has none.
#ifndef NAPLESPU_H
#define NAPLESPU_H

typedef int npu_v16i32 __attribute__((vector_size(64)));
typedef unsigned npu_v16u32 __attribute__((vector_size(64)));
typedef float npu_v16f32 __attribute__((vector_size(64)));
typedef long long npu_v8i64 __attribute__((vector_size(64)));
typedef double npu_v8f64 __attribute__((vector_size(64)));

// A variable in the scratchpad of the core.
#define NPU_SCRATCHPAD __attribute__((address_space(68), section("scratchpad")))

// Pointers into the scratchpad.
typedef const void __attribute__((address_space(68))) *npu_scratchpad_in;
typedef void __attribute__((address_space(68))) *npu_scratchpad_out;

// Numbers of control registers.
enum {
    NPU_CORE = 0,
    NPU_THREAD = 2,
    NPU_THREADS_ENABLED = 6,
    NPU_ARGC = 12,
    NPU_ARGV = 13
};

#ifdef __clang__
#pragma clang diagnostic ignored "-Wpsabi"
#endif
#ifdef __cplusplus
extern "C" {
#endif

// Vectors.
npu_v16i32 __builtin_npu_shufflei32(npu_v16i32, npu_v16i32);
npu_v16i32 __builtin_npu_vector_mixi32(npu_v16i32, npu_v16i32);
npu_v16f32 __builtin_npu_shufflef32(npu_v16f32, npu_v16i32);
npu_v16f32 __builtin_npu_vector_mixf32(npu_v16f32, npu_v16f32);
npu_v16i32 __builtin_npu_makevectori32(int);
npu_v16f32 __builtin_npu_makevectorf32(float);
npu_v16i32 __builtin_npu_crossprodv16i32(npu_v16i32, npu_v16i32);
int __builtin_npu_clzi32(int);
int __builtin_npu_ctzi32(int);
npu_v16i32 __builtin_npu_clzv16i32(npu_v16i32);
npu_v16i32 __builtin_npu_ctzv16i32(npu_v16i32);

// Masks.
int __builtin_npu_createmaskv16i32(npu_v16i32);
int __builtin_npu_read_mask_reg(void);
void __builtin_npu_write_mask_reg(int);
void __builtin_npu_write_mask_regv16i32(npu_v16i32);
int __builtin_npu_mask_cmpi32_eq(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_ne(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_sgt(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_sge(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_slt(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_sle(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_ugt(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_uge(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_ult(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpi32_ule(npu_v16i32, npu_v16i32);
int __builtin_npu_mask_cmpf32_eq(npu_v16f32, npu_v16f32);
int __builtin_npu_mask_cmpf32_ne(npu_v16f32, npu_v16f32);
int __builtin_npu_mask_cmpf32_gt(npu_v16f32, npu_v16f32);
int __builtin_npu_mask_cmpf32_ge(npu_v16f32, npu_v16f32);
int __builtin_npu_mask_cmpf32_lt(npu_v16f32, npu_v16f32);
int __builtin_npu_mask_cmpf32_le(npu_v16f32, npu_v16f32);

// The core.
int __builtin_npu_read_control_reg(int);
void __builtin_npu_write_control_reg(int, int);
void __builtin_npu_barrier(int, int);
void __builtin_npu_flush(int);
void __builtin_npu_dcacheinv(int);

// Blocks of memory.
npu_v16i32 __builtin_npu_block_loadv16i8(const void *);
npu_v16i32 __builtin_npu_block_loadv16i8_scratchpad(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16i8_masked(const void *);
npu_v16i32 __builtin_npu_block_loadv16i8_scratchpad_masked(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16u8(const void *);
npu_v16i32 __builtin_npu_block_loadv16u8_scratchpad(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16u8_masked(const void *);
npu_v16i32 __builtin_npu_block_loadv16u8_scratchpad_masked(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16i16(const void *);
npu_v16i32 __builtin_npu_block_loadv16i16_scratchpad(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16i16_masked(const void *);
npu_v16i32 __builtin_npu_block_loadv16i16_scratchpad_masked(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16u16(const void *);
npu_v16i32 __builtin_npu_block_loadv16u16_scratchpad(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16u16_masked(const void *);
npu_v16i32 __builtin_npu_block_loadv16u16_scratchpad_masked(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16i32_scratchpad(npu_scratchpad_in);
npu_v16i32 __builtin_npu_block_loadv16i32_masked(const void *);
npu_v16i32 __builtin_npu_block_loadv16i32_scratchpad_masked(npu_scratchpad_in);
npu_v16f32 __builtin_npu_block_loadv16f32_scratchpad(npu_scratchpad_in);
npu_v16f32 __builtin_npu_block_loadv16f32_masked(const void *);
npu_v16f32 __builtin_npu_block_loadv16f32_scratchpad_masked(npu_scratchpad_in);
void __builtin_npu_block_storev16i8(void *, npu_v16i32);
void __builtin_npu_block_storev16i8_scratchpad(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16i8_masked(void *, npu_v16i32);
void __builtin_npu_block_storev16i8_scratchpad_masked(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16i16(void *, npu_v16i32);
void __builtin_npu_block_storev16i16_scratchpad(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16i16_masked(void *, npu_v16i32);
void __builtin_npu_block_storev16i16_scratchpad_masked(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16i32_scratchpad(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16i32_masked(void *, npu_v16i32);
void __builtin_npu_block_storev16i32_scratchpad_masked(npu_scratchpad_out, npu_v16i32);
void __builtin_npu_block_storev16f32_scratchpad(npu_scratchpad_out, npu_v16f32);
void __builtin_npu_block_storev16f32_masked(void *, npu_v16f32);
void __builtin_npu_block_storev16f32_scratchpad_masked(npu_scratchpad_out, npu_v16f32);

// Lanes of the scratchpad, by their addresses.
npu_v16i32 __builtin_npu_gather_loadi32_scratchpad(npu_v16i32);
void __builtin_npu_scatter_storei32_scratchpad(npu_v16i32, npu_v16i32);
npu_v16i32 __builtin_npu_gather_loadi32_scratchpad_masked(npu_v16i32);
void __builtin_npu_scatter_storei32_scratchpad_masked(npu_v16i32, npu_v16i32);
npu_v16f32 __builtin_npu_gather_loadf32_scratchpad(npu_v16i32);
void __builtin_npu_scatter_storef32_scratchpad(npu_v16i32, npu_v16f32);
npu_v16f32 __builtin_npu_gather_loadf32_scratchpad_masked(npu_v16i32);
void __builtin_npu_scatter_storef32_scratchpad_masked(npu_v16i32, npu_v16f32);

// Elements of 64 bits: refused.
npu_v8i64 __builtin_npu_shufflei64(npu_v8i64, npu_v8i64);
npu_v8i64 __builtin_npu_vector_mixi64(npu_v8i64, npu_v8i64);
npu_v8i64 __builtin_npu_gather_loadi64_scratchpad(npu_v8i64);
void __builtin_npu_scatter_storei64_scratchpad(npu_v8i64, npu_v8i64);
npu_v8i64 __builtin_npu_gather_loadi64_scratchpad_masked(npu_v8i64);
void __builtin_npu_scatter_storei64_scratchpad_masked(npu_v8i64, npu_v8i64);
npu_v8i64 __builtin_npu_block_loadv8i64_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i64_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8i64_scratchpad_masked(npu_scratchpad_in);
void __builtin_npu_block_storev8i64_scratchpad(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i64_masked(void *, npu_v8i64);
void __builtin_npu_block_storev8i64_scratchpad_masked(npu_scratchpad_out, npu_v8i64);
npu_v8f64 __builtin_npu_shufflef64(npu_v8f64, npu_v8i64);
npu_v8f64 __builtin_npu_vector_mixf64(npu_v8f64, npu_v8f64);
npu_v8f64 __builtin_npu_gather_loadf64_scratchpad(npu_v8i64);
void __builtin_npu_scatter_storef64_scratchpad(npu_v8i64, npu_v8f64);
npu_v8f64 __builtin_npu_gather_loadf64_scratchpad_masked(npu_v8i64);
void __builtin_npu_scatter_storef64_scratchpad_masked(npu_v8i64, npu_v8f64);
npu_v8f64 __builtin_npu_block_loadv8f64_scratchpad(npu_scratchpad_in);
npu_v8f64 __builtin_npu_block_loadv8f64_masked(const void *);
npu_v8f64 __builtin_npu_block_loadv8f64_scratchpad_masked(npu_scratchpad_in);
void __builtin_npu_block_storev8f64_scratchpad(npu_scratchpad_out, npu_v8f64);
void __builtin_npu_block_storev8f64_masked(void *, npu_v8f64);
void __builtin_npu_block_storev8f64_scratchpad_masked(npu_scratchpad_out, npu_v8f64);
npu_v8i64 __builtin_npu_block_loadv8i8(const void *);
npu_v8i64 __builtin_npu_block_loadv8i8_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i8_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8i8_scratchpad_masked(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i16(const void *);
npu_v8i64 __builtin_npu_block_loadv8i16_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i16_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8i16_scratchpad_masked(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i32(const void *);
npu_v8i64 __builtin_npu_block_loadv8i32_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8i32_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8i32_scratchpad_masked(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u8(const void *);
npu_v8i64 __builtin_npu_block_loadv8u8_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u8_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8u8_scratchpad_masked(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u16(const void *);
npu_v8i64 __builtin_npu_block_loadv8u16_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u16_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8u16_scratchpad_masked(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u32(const void *);
npu_v8i64 __builtin_npu_block_loadv8u32_scratchpad(npu_scratchpad_in);
npu_v8i64 __builtin_npu_block_loadv8u32_masked(const void *);
npu_v8i64 __builtin_npu_block_loadv8u32_scratchpad_masked(npu_scratchpad_in);
void __builtin_npu_block_storev8i8(void *, npu_v8i64);
void __builtin_npu_block_storev8i8_scratchpad(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i8_masked(void *, npu_v8i64);
void __builtin_npu_block_storev8i8_scratchpad_masked(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i16(void *, npu_v8i64);
void __builtin_npu_block_storev8i16_scratchpad(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i16_masked(void *, npu_v8i64);
void __builtin_npu_block_storev8i16_scratchpad_masked(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i32(void *, npu_v8i64);
void __builtin_npu_block_storev8i32_scratchpad(npu_scratchpad_out, npu_v8i64);
void __builtin_npu_block_storev8i32_masked(void *, npu_v8i64);
void __builtin_npu_block_storev8i32_scratchpad_masked(npu_scratchpad_out, npu_v8i64);
int __builtin_npu_mask_cmpi64_eq(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_ne(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_sgt(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_sge(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_slt(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_sle(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_ugt(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_uge(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_ult(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpi64_ule(npu_v8i64, npu_v8i64);
int __builtin_npu_mask_cmpf64_eq(npu_v8f64, npu_v8f64);
int __builtin_npu_mask_cmpf64_ne(npu_v8f64, npu_v8f64);
int __builtin_npu_mask_cmpf64_gt(npu_v8f64, npu_v8f64);
int __builtin_npu_mask_cmpf64_ge(npu_v8f64, npu_v8f64);
int __builtin_npu_mask_cmpf64_lt(npu_v8f64, npu_v8f64);
int __builtin_npu_mask_cmpf64_le(npu_v8f64, npu_v8f64);
npu_v8f64 __builtin_npu_v16f32tov8f64(npu_v16f32);
npu_v16f32 __builtin_npu_v8f64tov16f32(npu_v8f64);
int __builtin_npu_createmaskv8i64(npu_v8i64);
void __builtin_npu_write_mask_regv8i64(npu_v8i64);
long long __builtin_npu_clzi64(long long);
npu_v8i64 __builtin_npu_clzv8i64(npu_v8i64);
long long __builtin_npu_ctzi64(long long);
npu_v8i64 __builtin_npu_ctzv8i64(npu_v8i64);

#ifdef __cplusplus
}
#endif
#endif
