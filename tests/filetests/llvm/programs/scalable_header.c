// The functions of the header for RISC-V's vectors: what they give for lanes that are active, and for those that are not.
#include <riscv_vector.h>
int printf(const char*, ...);

static unsigned state = 1;
static unsigned long a[64], b[64], c[64];

__attribute__((noinline)) static void fill(int kind) {
    for (int i = 0; i < 128; i++) {
        unsigned edges[6] = {0, ~0u, 0x7fffffff, 0x80000000, 1, 0x80ff7f00};
        state = state * 1664525 + 1013904223;
        ((unsigned*)a)[i] = kind == 1 && state >> 31 ? edges[(state >> 8) % 6] : state ^ state >> 15;
        state = state * 1664525 + 1013904223;
        ((unsigned*)b)[i] = kind == 1 && state >> 31 ? edges[(state >> 8) % 6] : state ^ state >> 17;
        ((unsigned*)c)[i] = i * 0x01010101;
        if (kind == 2) {
            ((float*)a)[i] = (float)((int)(state >> 12) % 2000 - 1000) / 8;
            ((float*)b)[i] = (float)((int)(state >> 4) % 200 - 100) / 4;
        }
    }
}

static unsigned long digest;

__attribute__((noinline)) static void show(const char* name) {
    printf("%s %016lx\n", name, digest);
    digest = 0;
}

static const int lengths[] = {0, 1, 2, 3, 4, 5, 8, 9, 13, 16, 23, 32};

// `x`, `y` and `z` are vectors, of which lanes behind the last number are zero.
#define EACH(name, kind, c_type, type, bits, group, vector, zero, body)                                  \
    _Pragma("clang loop unroll(disable)")                                                                \
    for (int at = 0; at < 36; at++) {                                                                    \
        long n = lengths[at % 12], number = 0;                                                           \
        fill(kind ? kind : at / 12);                                                                     \
        _Pragma("clang loop unroll(disable)")                                                            \
        for (long i = 0; i < n;) {                                                                       \
            size_t vl = __riscv_vsetvl_e##bits##group(n - i), most = __riscv_vsetvlmax_e##bits##group(); \
            vector x = __riscv_vle##bits##_v_##type##group##_tu(zero(0, most), (c_type*)a + i, vl);      \
            vector y = __riscv_vle##bits##_v_##type##group##_tu(zero(0, most), (c_type*)b + i, vl);      \
            vector z = __riscv_vle##bits##_v_##type##group##_tu(zero(0, most), (c_type*)c + i, vl);      \
            body;                                                                                        \
            __riscv_vse##bits##_v_##type##group((c_type*)c + i, z, vl);                                  \
            i += vl;                                                                                     \
        }                                                                                                \
        digest = digest * 31 + number;                                                                   \
        for (int i = 0; i < 64; i++) digest = digest * 31 + c[i];                                        \
    }                                                                                                    \
    show(name)

#define INT(name, body) EACH(name, 0, int, i32, 32, m1, vint32m1_t, __riscv_vmv_v_x_i32m1, body)
#define BYTE(name, body) EACH(name, 0, unsigned char, u8, 8, m2, vuint8m2_t, __riscv_vmv_v_x_u8m2, body)
#define FLOAT(name, body) EACH(name, 2, float, f32, 32, m2, vfloat32m2_t, __riscv_vfmv_v_f_f32m2, body)

int main(void) {
    INT("add", z = __riscv_vadd(x, y, vl));
    INT("rsub", z = __riscv_vrsub(x, 77, vl));
    INT("div", z = __riscv_vdiv(x, y, vl));
    INT("rem", z = __riscv_vrem(x, __riscv_vand(y, 3, vl), vl));
    INT("mulh", z = __riscv_vmulh(x, y, vl));
    INT("sadd", z = __riscv_vsadd(x, y, vl));
    INT("sra", z = __riscv_vsra(x, __riscv_vreinterpret_u32m1(y), vl));
    INT("nmsac", z = __riscv_vnmsac(z, x, y, vl));
    INT("madd", z = __riscv_vmadd(z, x, y, vl));
    INT("undisturbed", z = __riscv_vmul_tu(z, x, y, vl / 2));
    INT("masked", z = __riscv_vxor_mu(__riscv_vmslt(x, y, vl), z, x, 99, vl));
    INT("both", z = __riscv_vsub_tumu(__riscv_vmsgt(x, 5, vl), z, x, y, vl - vl / 4));
    INT("compare", number = number * 5 + __riscv_vcpop(__riscv_vmsle(x, y, vl), vl) * 3 + __riscv_vfirst(__riscv_vmseq(x, -1, vl), vl));
    INT("masks", vbool32_t k = __riscv_vmandn(__riscv_vmsltu(__riscv_vreinterpret_u32m1(x), 1u << 31, vl), __riscv_vmsne(x, y, vl), vl);
        number += __riscv_vcpop(__riscv_vmnor(k, __riscv_vmseq_mu(k, k, x, 0, vl), vl), vl));
    INT("merge", z = __riscv_vmerge(x, y, __riscv_vmslt(x, 0, vl), vl));
    INT("sum", number = number * 7 + __riscv_vmv_x(__riscv_vredsum(x, __riscv_vmv_s_x_i32m1(5, 1), vl)));
    INT("largest", number = number * 7 + __riscv_vmv_x(__riscv_vredmax(__riscv_vmslt(x, 9, vl), x, __riscv_vmv_s_x_i32m1(-9, 1), vl)));
    INT("nothing", z = __riscv_vredor_tu(z, x, y, vl / 3));
    INT("strided", z = __riscv_vlse32_v_i32m1((int*)a + i, 8, vl); __riscv_vsse32((int*)c + 2 * i, 12, x, vl / 2));
    INT("indexed", z = __riscv_vluxei32_v_i32m1((int*)a, __riscv_vand(__riscv_vreinterpret_u32m1(y), 252, vl), vl));
    INT("scattered", __riscv_vsuxei32((int*)c, __riscv_vand(__riscv_vreinterpret_u32m1(y), 60, vl), x, vl));
    INT("masked store", __riscv_vse32(__riscv_vmsgt(x, y, vl), (int*)c + i + 1, x, vl));
    INT("widened", vint64m2_t w = __riscv_vwadd_vv(x, y, vl); w = __riscv_vadd(w, __riscv_vwmul(x, y, vl), vl);
        w = __riscv_vsub(w, __riscv_vsext_vf2(y, vl), vl); z = __riscv_vnsra(w, 7, vl));
    INT("slides", z = __riscv_vslide1up(__riscv_vslide1down(x, 5, vl), 6, vl); z = __riscv_vadd(z, __riscv_vslidedown(y, 1, vl), vl));
    INT("slide up", z = __riscv_vslideup(z, x, 1, vl); z = __riscv_vslideup(z, y, 9, vl));
    INT("gather", z = __riscv_vrgather(x, __riscv_vand(__riscv_vreinterpret_u32m1(y), 5, vl), vl));
    INT("numbers", z = __riscv_vadd(z, __riscv_vreinterpret_i32m1(__riscv_vid_v_u32m1(vl)), vl));
    BYTE("bytes divu", z = __riscv_vdivu(x, y, vl));
    BYTE("bytes minu", z = __riscv_vmaxu(__riscv_vminu(x, y, vl), 20, vl));
    BYTE("bytes ssubu", z = __riscv_vssubu(x, y, vl));
    BYTE("bytes sll", z = __riscv_vsll(x, 3, vl); z = __riscv_vsrl(z, y, vl));
    BYTE("bytes sum", number = number * 7 + __riscv_vmv_x(__riscv_vredsum(x, __riscv_vmv_s_x_u8m1(1, 1), vl)));
    BYTE("bytes macc", z = __riscv_vmacc(z, 3, x, vl));
    BYTE("bytes masked", z = __riscv_vadd_mu(__riscv_vmsgtu(x, y, vl), z, x, y, vl));
    BYTE("bytes rgather", z = __riscv_vrgather(x, __riscv_vand(y, 31, vl), vl));
    FLOAT("fadd", z = __riscv_vfadd(x, y, vl));
    FLOAT("frsub", z = __riscv_vfrsub(x, 2.5f, vl));
    FLOAT("fdiv", z = __riscv_vfmul(__riscv_vfdiv(x, __riscv_vfadd(y, 0.125f, vl), vl), y, vl));
    FLOAT("fmin", z = __riscv_vfmax(__riscv_vfmin(x, y, vl), -2, vl));
    FLOAT("fsgnj", z = __riscv_vfsgnjx(__riscv_vfsgnjn(x, y, vl), x, vl));
    FLOAT("fsqrt", z = __riscv_vfsqrt(__riscv_vfabs(x, vl), vl));
    FLOAT("fmacc", z = __riscv_vfmacc(x, y, y, vl));
    FLOAT("fnmsub", z = __riscv_vfnmsub(x, y, y, vl));
    FLOAT("fmsac", z = __riscv_vfmsac(x, 3, y, vl));
    FLOAT("fnmadd", z = __riscv_vfnmadd(x, y, y, vl));
    FLOAT("flt", z = __riscv_vmerge(x, y, __riscv_vmflt(x, y, vl), vl));
    FLOAT("fsum", union { float f; unsigned u; } s; s.f = __riscv_vfmv_f(__riscv_vfredosum(x, __riscv_vfmv_s_f_f32m1(0.5f, 1), vl)); number = number * 7 + s.u);
    FLOAT("fredmin", number = number * 7 + (long)__riscv_vfmv_f(__riscv_vfredmin(x, __riscv_vfmv_s_f_f32m1(3, 1), vl)));
    return 0;
}
