// The instructions of SSE to AVX2, FMA, F16C and BMI on floats, memory and words that have intrinsics of their own in LLVM IR.
#include <immintrin.h>
#include <stdio.h>

static unsigned state = 1;

static unsigned next(void) {
    state = state * 1664525 + 1013904223;
    return state >> 8;
}

static unsigned long long sum;

__attribute__((noinline)) static void show(const char* name) {
    printf("%s %016llx\n", name, sum);
    sum = 0;
}

// Zeros of both signs, denormals, ties, the edges of integers of 32 and 64 bits, infinities and numbers that are none.
static const unsigned floats[24] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3fc00000, 0xc0200000, 0x3f000000, 0x4f000000,
    0xcf000000, 0x4effffff, 0x5f000000, 0xdf000000, 0x7149f2ca, 0x000116c2, 0x800116c2, 0x7f800000,
    0xff800000, 0x7fc00000, 0xffc01234, 0x40500000, 0x40f80000, 0x477fefff, 0x38d1b717, 0x33000001,
};
static const unsigned long long doubles[24] = {
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000, 0xbff8000000000000, 0x4004000000000000, 0x3fe0000000000000,
    0x41dfffffffc00000, 0x41dfffffffe00000, 0x41dfffffffd99999, 0x41e0000000000000, 0xc1e0000000000000, 0xc1e0000000100000,
    0xc1e0000000133333, 0x43e0000000000000, 0xc3e0000000000000, 0x43dfffffffffffff, 0x7e37e43c8800759c, 0x0000000000000001,
    0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0xfff8000000001234, 0x4202a05f20000000, 0xc015666666666666,
};

typedef union {
    unsigned char bytes[32];
    unsigned words[8];
    unsigned long long longs[4];
    float f[8];
    double d[4];
} Lanes;

__attribute__((noinline)) static void fill(Lanes* lanes, int kind) {
    for (int i = 0; i < 8; i++) {
        if (kind == 0) lanes->words[i] = floats[next() % 24];
        if (kind == 1 && i < 4) lanes->longs[i] = doubles[next() % 24];
        if (kind == 2) lanes->words[i] = next() << 8 ^ next();
        if (kind == 3) lanes->words[i] = next() % 80;
    }
}

// Which number that is none a sum gives is not defined.
__attribute__((noinline)) static void add(Lanes* lanes, int bytes, int width) {
    for (int i = 0; i < bytes / 4; i++)
        if (width == 4 && lanes->f[i] != lanes->f[i]) lanes->words[i] = 0x7fc00000;
    for (int i = 0; i < bytes / 8; i++)
        if (width == 8 && lanes->d[i] != lanes->d[i]) lanes->longs[i] = 0x7ff8000000000000;
    for (int i = 0; i < bytes / 8; i++) sum = sum * 31 + lanes->longs[i];
}

#define EACH(name, from, width, type, operation)          \
    _Pragma("clang loop unroll(disable)")                 \
    for (int i = 0; i < 48; i++) {                        \
        Lanes a, b, c, r;                                 \
        fill(&a, from), fill(&b, from), fill(&c, from);   \
        type value = operation;                           \
        __builtin_memcpy(&r, &value, sizeof value);       \
        add(&r, sizeof value, width);                     \
    }                                                     \
    show(name)

#define PS(x) _mm_loadu_ps(x.f)
#define PD(x) _mm_loadu_pd(x.d)
#define PSY(x) _mm256_loadu_ps(x.f)
#define PDY(x) _mm256_loadu_pd(x.d)
#define SI(x) _mm_loadu_si128((const __m128i*)&x)
#define SIY(x) _mm256_loadu_si256((const __m256i*)&x)

// Lanes of four values that others are near enough to.
__attribute__((noinline)) static void near(const char* name, Lanes* lanes, int is_root) {
    int n = 0;
    for (int i = 0; i < 8; i++) {
        float x = (float)(i + 1) * 0.37f, y = lanes->f[i], exact = is_root ? y * y * x : y * x;
        n += exact > 0.999f && exact < 1.001f;
    }
    printf("%s %d\n", name, n);
}

int main(void) {
    EACH("min ps", 0, 0, __m128, _mm_min_ps(PS(a), PS(b)));
    EACH("max ps", 0, 0, __m128, _mm_max_ps(PS(a), PS(b)));
    EACH("min pd", 1, 0, __m128d, _mm_min_pd(PD(a), PD(b)));
    EACH("max pd", 1, 0, __m128d, _mm_max_pd(PD(a), PD(b)));
    EACH("min ss", 0, 0, __m128, _mm_min_ss(PS(a), PS(b)));
    EACH("max sd", 1, 0, __m128d, _mm_max_sd(PD(a), PD(b)));
    EACH("min ps 256", 0, 0, __m256, _mm256_min_ps(PSY(a), PSY(b)));
    EACH("max pd 256", 1, 0, __m256d, _mm256_max_pd(PDY(a), PDY(b)));
    EACH("hadd ps", 0, 4, __m128, _mm_hadd_ps(PS(a), PS(b)));
    EACH("hsub ps 256", 0, 4, __m256, _mm256_hsub_ps(PSY(a), PSY(b)));
    EACH("hadd pd 256", 1, 8, __m256d, _mm256_hadd_pd(PDY(a), PDY(b)));
    EACH("hsub pd", 1, 8, __m128d, _mm_hsub_pd(PD(a), PD(b)));
    EACH("addsub ps", 0, 4, __m128, _mm_addsub_ps(PS(a), PS(b)));
    EACH("addsub pd 256", 1, 8, __m256d, _mm256_addsub_pd(PDY(a), PDY(b)));
    EACH("fmaddsub ps 256", 0, 4, __m256, _mm256_fmaddsub_ps(PSY(a), PSY(b), PSY(c)));
    EACH("fmsubadd pd", 1, 8, __m128d, _mm_fmsubadd_pd(PD(a), PD(b), PD(c)));
    EACH("dp ps", 0, 4, __m128, _mm_dp_ps(PS(a), PS(b), 0xb7));
    EACH("dp ps 256", 0, 4, __m256, _mm256_dp_ps(PSY(a), PSY(b), 0xf5));
    EACH("dp pd", 1, 8, __m128d, _mm_dp_pd(PD(a), PD(b), 0x32));
    EACH("round ps", 0, 4, __m128, _mm_round_ps(PS(a), 0));
    EACH("floor ps 256", 0, 4, __m256, _mm256_round_ps(PSY(a), 9));
    EACH("ceil sd", 1, 8, __m128d, _mm_round_sd(PD(a), PD(b), 10));
    EACH("trunc ss", 0, 4, __m128, _mm_round_ss(PS(a), PS(b), 3));
    EACH("nearbyint pd", 1, 8, __m256d, _mm256_round_pd(PDY(a), 12));
    EACH("cmp eq_uq ps", 0, 0, __m128, _mm_cmp_ps(PS(a), PS(b), 8));
    EACH("cmp false ps", 0, 0, __m256, _mm256_cmp_ps(PSY(a), PSY(b), 11));
    EACH("cmp true pd", 1, 0, __m256d, _mm256_cmp_pd(PDY(a), PDY(b), 31));
    EACH("cmp nge ss", 0, 0, __m128, _mm_cmp_ss(PS(a), PS(b), 25));
    EACH("cmp neq_oq sd", 1, 0, __m128d, _mm_cmp_sd(PD(a), PD(b), 12));
    EACH("cmp true ss", 0, 0, __m128, _mm_cmp_ss(PS(a), PS(b), 15));
    EACH("cmpnlt sd", 1, 0, __m128d, _mm_cmpnlt_sd(PD(a), PD(b)));
    EACH("comi ss", 0, 0, long long,
         _mm_comieq_ss(PS(a), PS(b)) | _mm_comilt_ss(PS(a), PS(b)) << 1 | _mm_comile_ss(PS(a), PS(b)) << 2 |
             _mm_comigt_ss(PS(a), PS(b)) << 3 | _mm_comige_ss(PS(a), PS(b)) << 4 | _mm_comineq_ss(PS(a), PS(b)) << 5);
    EACH("ucomi sd", 1, 0, long long,
         _mm_ucomieq_sd(PD(a), PD(b)) | _mm_ucomilt_sd(PD(a), PD(b)) << 1 | _mm_ucomile_sd(PD(a), PD(b)) << 2 |
             _mm_ucomigt_sd(PD(a), PD(b)) << 3 | _mm_ucomige_sd(PD(a), PD(b)) << 4 | _mm_ucomineq_sd(PD(a), PD(b)) << 5);
    EACH("cvtps epi32", 0, 0, __m128i, _mm_cvtps_epi32(PS(a)));
    EACH("cvttps epi32 256", 0, 0, __m256i, _mm256_cvttps_epi32(PSY(a)));
    EACH("cvtpd epi32", 1, 0, __m128i, _mm_cvtpd_epi32(PD(a)));
    EACH("cvttpd epi32", 1, 0, __m128i, _mm_cvttpd_epi32(PD(a)));
    EACH("cvtpd epi32 256", 1, 0, __m128i, _mm256_cvtpd_epi32(PDY(a)));
    EACH("cvtss si32", 0, 0, long long, _mm_cvtss_si32(PS(a)));
    EACH("cvttss si64", 0, 0, long long, _mm_cvttss_si64(PS(a)));
    EACH("cvtsd si64", 1, 0, long long, _mm_cvtsd_si64(PD(a)));
    EACH("cvttsd si32", 1, 0, long long, _mm_cvttsd_si32(PD(a)));
    EACH("cvtpd ps", 1, 4, __m128, _mm_cvtpd_ps(PD(a)));
    EACH("cvtsd ss", 1, 4, __m128, _mm_cvtsd_ss(PS(a), PD(b)));
    EACH("cvtps ph", 0, 0, __m128i, _mm_cvtps_ph(_mm_and_ps(_mm_cmpord_ps(PS(a), PS(a)), PS(a)), 0));
    EACH("cvtps ph down", 0, 0, __m128i, _mm_cvtps_ph(_mm_and_ps(_mm_cmpord_ps(PS(a), PS(a)), PS(a)), 1));
    EACH("cvtps ph up", 0, 0, __m128i, _mm256_cvtps_ph(_mm256_and_ps(_mm256_cmp_ps(PSY(a), PSY(a), 7), PSY(a)), 2));
    EACH("cvtps ph cut", 0, 0, __m128i, _mm256_cvtps_ph(_mm256_and_ps(_mm256_cmp_ps(PSY(a), PSY(a), 7), PSY(a)), 3));
    EACH("insert ps", 0, 0, __m128, _mm_insert_ps(PS(a), PS(b), 0x9a));
    EACH("blendv ps", 2, 0, __m128, _mm_blendv_ps(PS(a), PS(b), PS(c)));
    EACH("blendv pd 256", 2, 0, __m256d, _mm256_blendv_pd(PDY(a), PDY(b), PDY(c)));
    EACH("blendv epi8", 2, 0, __m256i, _mm256_blendv_epi8(SIY(a), SIY(b), SIY(c)));
    EACH("testz ps", 2, 0, long long,
         _mm_testz_ps(PS(a), PS(b)) | _mm_testc_ps(PS(a), PS(b)) << 1 | _mm_testnzc_ps(PS(a), PS(b)) << 2);
    EACH("testz pd", 2, 0, long long,
         _mm_testz_pd(PD(a), PD(b)) | _mm_testc_pd(PD(a), PD(b)) << 1 | _mm_testnzc_pd(PD(a), PD(b)) << 2);
    EACH("movemask", 2, 0, long long, _mm256_movemask_ps(PSY(a)) | _mm256_movemask_pd(PDY(a)) << 8);
    EACH("permutevar ps 256", 2, 0, __m256, _mm256_permutevar_ps(PSY(a), SIY(b)));
    EACH("permutevar pd", 2, 0, __m128d, _mm_permutevar_pd(PD(a), SI(b)));
    EACH("permutevar8x32", 2, 0, __m256, _mm256_permutevar8x32_ps(PSY(a), SIY(b)));
    EACH("permutevar8x32 i", 2, 0, __m256i, _mm256_permutevar8x32_epi32(SIY(a), SIY(b)));
    EACH("sllv", 3, 0, __m256i, _mm256_sllv_epi32(SIY(a), SIY(b)));
    EACH("srlv 64", 3, 0, __m128i, _mm_srlv_epi64(SI(a), SI(b)));
    EACH("srav", 3, 0, __m256i, _mm256_srav_epi32(_mm256_slli_epi32(SIY(a), 25), SIY(b)));
    EACH("mpsadbw", 2, 0, __m128i, _mm_mpsadbw_epu8(SI(a), SI(b), 6));
    EACH("mpsadbw 256", 2, 0, __m256i, _mm256_mpsadbw_epu8(SIY(a), SIY(b), 0x2b));
    EACH("minpos", 2, 0, __m128i, _mm_minpos_epu16(SI(a)));
    EACH("maskload", 2, 0, __m256, _mm256_maskload_ps(a.f, SIY(b)));
    EACH("maskload 64", 2, 0, __m128i, _mm_maskload_epi64((long long*)a.longs, SI(b)));
    EACH("maskstore", 2, 0, __m256i, (_mm256_maskstore_epi32((int*)a.words, SIY(b), SIY(c)), SIY(a)));
    EACH("maskstore pd", 2, 0, __m256d, (_mm_maskstore_pd(a.d + 1, SI(b), PD(c)), PDY(a)));
    EACH("maskmoveu", 2, 0, __m256i, (_mm_maskmoveu_si128(SI(b), SI(c), (char*)a.bytes + 3), SIY(a)));
    EACH("lddqu", 2, 0, __m128i, _mm_lddqu_si128((const __m128i*)(a.bytes + 5)));
    EACH("gather", 3, 0, __m256, _mm256_i32gather_ps((const float*)floats, _mm256_and_si256(SIY(b), _mm256_set1_epi32(15)), 4));
    EACH("gather masked", 2, 0, __m128i,
         _mm_mask_i32gather_epi32(SI(a), (const int*)floats + 8, _mm_srai_epi32(SI(b), 28), SI(c), 4));
    EACH("gather 64", 3, 0, __m256d, _mm256_i32gather_pd((const double*)doubles, _mm_and_si128(SI(b), _mm_set1_epi32(15)), 8));
    EACH("gather half", 2, 0, __m128,
         _mm_mask_i64gather_ps(PS(a), (const float*)floats, _mm_srli_epi64(SI(b), 60), PS(c), 4));
    EACH("gather half 256", 2, 0, __m128i,
         _mm256_i64gather_epi32((const int*)floats, _mm256_srli_epi64(SIY(b), 60), 2));
    EACH("bextr", 2, 0, long long, _bextr_u64(a.longs[0], b.words[0] & 63, c.words[0] & 127) + _bextr_u32(a.words[0], b.words[1], 9));
    EACH("bextr control", 2, 0, long long, __bextr_u64(a.longs[0], b.longs[1]));
    EACH("bzhi", 3, 0, long long, _bzhi_u64(a.longs[1] * 0x9e3779b97f4a7c15, b.words[0]) + _bzhi_u32(~a.words[1], c.words[2]));
    EACH("pext", 2, 0, long long, _pext_u64(a.longs[0], b.longs[0]) + _pext_u32(a.words[2], b.words[2]));
    EACH("pdep", 2, 0, long long, _pdep_u64(a.longs[0], b.longs[0]) + _pdep_u32(a.words[2], b.words[2]));
    Lanes x, r;
    for (int i = 0; i < 8; i++) x.f[i] = (float)(i + 1) * 0.37f;
    _mm256_storeu_ps(r.f, _mm256_rcp_ps(PSY(x)));
    near("rcp 256", &r, 0);
    _mm256_storeu_ps(r.f, _mm256_rsqrt_ps(PSY(x)));
    near("rsqrt 256", &r, 1);
    for (int i = 0; i < 8; i++) r.f[i] = _mm_cvtss_f32(_mm_rcp_ss(_mm_set_ss(x.f[i])));
    near("rcp ss", &r, 0);
    for (int i = 0; i < 8; i++) r.f[i] = _mm_cvtss_f32(_mm_rsqrt_ss(_mm_set_ss(x.f[i])));
    near("rsqrt ss", &r, 1);
    return 0;
}
