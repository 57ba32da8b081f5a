// The instructions of SSE2 to SSE4.2 that have intrinsics of their own in LLVM IR.
#include <nmmintrin.h>
#include <stdio.h>

static unsigned state = 1;

static unsigned next(void) {
    state = state * 1664525 + 1013904223;
    return state >> 8;
}

__attribute__((noinline)) static __m128i vector(int kind) {
    unsigned char bytes[16];
    for (int i = 0; i < 16; i++) bytes[i] = kind == 0 ? next() : (const unsigned char[]){0, 1, 0x7f, 0x80, 0xff}[next() % 5];
    return _mm_loadu_si128((const __m128i*)bytes);
}

static unsigned long long sum;

__attribute__((noinline)) static void add(__m128i value) {
    unsigned long long words[2];
    _mm_storeu_si128((__m128i*)words, value);
    sum = sum * 31 + words[0];
    sum = sum * 31 + words[1];
}

__attribute__((noinline)) static void show(const char* name) {
    printf("%s %016llx\n", name, sum);
    sum = 0;
}

#define EACH(name, operation)                                \
    _Pragma("clang loop unroll(disable)")                      \
    for (int i = 0; i < 64; i++) {                           \
        __m128i a = vector(i & 1), b = vector(i >> 1 & 1);   \
        add(operation);                                      \
    }                                                        \
    show(name)

int main(void) {
    EACH("madd", _mm_madd_epi16(a, b));
    EACH("maddubs", _mm_maddubs_epi16(a, b));
    EACH("mulhi", _mm_mulhi_epi16(a, b));
    EACH("mulhi unsigned", _mm_mulhi_epu16(a, b));
    EACH("mulhrs", _mm_mulhrs_epi16(a, b));
    EACH("avg 8", _mm_avg_epu8(a, b));
    EACH("avg 16", _mm_avg_epu16(a, b));
    EACH("sad", _mm_sad_epu8(a, b));
    EACH("packs 16", _mm_packs_epi16(a, b));
    EACH("packus 16", _mm_packus_epi16(a, b));
    EACH("packs 32", _mm_packs_epi32(a, b));
    EACH("packus 32", _mm_packus_epi32(a, b));
    EACH("shuffle", _mm_shuffle_epi8(a, b));
    EACH("sign 8", _mm_sign_epi8(a, b));
    EACH("sign 16", _mm_sign_epi16(a, b));
    EACH("sign 32", _mm_sign_epi32(a, b));
    EACH("hadd 16", _mm_hadd_epi16(a, b));
    EACH("hadds 16", _mm_hadds_epi16(a, b));
    EACH("hadd 32", _mm_hadd_epi32(a, b));
    EACH("hsub 16", _mm_hsub_epi16(a, b));
    EACH("hsubs 16", _mm_hsubs_epi16(a, b));
    EACH("hsub 32", _mm_hsub_epi32(a, b));
    EACH("shifts 16", _mm_xor_si128(_mm_sll_epi16(a, _mm_cvtsi32_si128(i / 3)), _mm_sra_epi16(b, _mm_cvtsi32_si128(i / 3))));
    EACH("shifts 32", _mm_xor_si128(_mm_sll_epi32(a, _mm_cvtsi32_si128(i)), _mm_sra_epi32(b, _mm_cvtsi32_si128(i))));
    EACH("shifts 64", _mm_xor_si128(_mm_sll_epi64(a, _mm_cvtsi32_si128(i * 2)), _mm_srl_epi64(b, _mm_cvtsi32_si128(i * 2))));
    EACH("right 16", _mm_srl_epi16(a, _mm_cvtsi32_si128(i / 3)));
    EACH("right 32", _mm_srl_epi32(a, b));
    EACH("numbers", _mm_xor_si128(_mm_slli_epi16(a, i / 3), _mm_srai_epi32(b, i)));
    EACH("tests", _mm_set_epi32(_mm_testz_si128(a, b), _mm_testc_si128(a, b), _mm_testnzc_si128(a, b), _mm_movemask_epi8(a)));
    EACH("crc", _mm_cvtsi64_si128(_mm_crc32_u64(_mm_crc32_u32(_mm_crc32_u16(_mm_crc32_u8(_mm_extract_epi32(a, 0), _mm_extract_epi8(b, 3)), _mm_extract_epi16(b, 3)), _mm_extract_epi32(b, 3)), _mm_extract_epi64(b, 0))));
    return 0;
}
