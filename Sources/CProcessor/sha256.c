#include "CProcessor.h"

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
// Source: FIPS 180-4, section 4.2.2.
static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t turned(uint32_t word, int bits) {
  return (word >> bits) | (word << (32 - bits));
}

// Names are those of FIPS 180-4, section 6.2.2.
void cprocessor_sha256_portable(uint32_t words[8], const void *bytes, size_t blocks) {
  const uint8_t *at = bytes;
  for (; blocks > 0; blocks--, at += 64) {
    uint32_t w[64];
    for (int t = 0; t < 16; t++)
      w[t] = (uint32_t)at[4 * t] << 24 | (uint32_t)at[4 * t + 1] << 16 |
             (uint32_t)at[4 * t + 2] << 8 | (uint32_t)at[4 * t + 3];
    for (int t = 16; t < 64; t++) {
      uint32_t s0 = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ (w[t - 15] >> 3);
      uint32_t s1 = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ (w[t - 2] >> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    uint32_t a = words[0], b = words[1], c = words[2], d = words[3];
    uint32_t e = words[4], f = words[5], g = words[6], h = words[7];
// Eight rounds bring every name back to its register.
#pragma clang loop unroll_count(8)
    for (int t = 0; t < 64; t++) {
      uint32_t s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + constants[t] + w[t];
      uint32_t s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    words[0] += a, words[1] += b, words[2] += c, words[3] += d;
    words[4] += e, words[5] += f, words[6] += g, words[7] += h;
  }
}

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

// The instructions keep the words as ABEF and CDGH. Source: Intel, "SHA Extensions" (2013).
__attribute__((target("sha,sse4.1,ssse3"))) static void sha256_instructions(
    uint32_t words[8], const uint8_t *at, size_t blocks) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bll, 0x0405060700010203ll);
  __m128i dcba = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)words), 0xb1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(words + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8);
  __m128i cdgh = _mm_blend_epi16(hgfe, dcba, 0xf0);
  for (; blocks > 0; blocks--, at += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[16];
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      if (four < 4)
        w[four] = _mm_shuffle_epi8(
            _mm_loadu_si128((const __m128i *)(at + 16 * four)), big_endian);
      else
        w[four] = _mm_sha256msg2_epu32(
            _mm_add_epi32(
                _mm_sha256msg1_epu32(w[four - 4], w[four - 3]),
                _mm_alignr_epi8(w[four - 1], w[four - 2], 4)),
            w[four - 1]);
      __m128i sum =
          _mm_add_epi32(w[four], _mm_load_si128((const __m128i *)(constants + 4 * four)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)words, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(words + 4), _mm_alignr_epi8(dchg, feba, 8));
}

static int has_instructions;
__attribute__((constructor)) static void look_for_instructions(void) {
  unsigned a, b, c, d;
  // Leaf 1: SSSE3 and SSE4.1; leaf 7: SHA.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & 1u << 9) || !(c & 1u << 19)) return;
  has_instructions = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29) != 0;
}

#elif defined(__aarch64__) && (defined(__ARM_FEATURE_SHA2) || defined(__ARM_FEATURE_CRYPTO))

#include <arm_neon.h>

// Source: Arm, "Neon Intrinsics", cryptography.
static void sha256_instructions(uint32_t words[8], const uint8_t *at, size_t blocks) {
  uint32x4_t abcd = vld1q_u32(words), efgh = vld1q_u32(words + 4);
  for (; blocks > 0; blocks--, at += 64) {
    const uint32x4_t abcd_before = abcd, efgh_before = efgh;
    uint32x4_t w[4];
    for (int four = 0; four < 4; four++)
      w[four] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(at + 16 * four)));
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      uint32x4_t *oldest = w + four % 4;
      uint32x4_t sum = vaddq_u32(*oldest, vld1q_u32(constants + 4 * four));
      if (four < 12)
        *oldest = vsha256su1q_u32(
            vsha256su0q_u32(*oldest, w[(four + 1) % 4]), w[(four + 2) % 4], w[(four + 3) % 4]);
      uint32x4_t abcd_now = abcd;
      abcd = vsha256hq_u32(abcd, efgh, sum);
      efgh = vsha256h2q_u32(efgh, abcd_now, sum);
    }
    abcd = vaddq_u32(abcd, abcd_before);
    efgh = vaddq_u32(efgh, efgh_before);
  }
  vst1q_u32(words, abcd);
  vst1q_u32(words + 4, efgh);
}

enum { has_instructions = 1 };

#else

enum { has_instructions = 0 };
#define sha256_instructions(words, at, blocks) cprocessor_sha256_portable(words, at, blocks)

#endif

int cprocessor_has_sha256(void) { return has_instructions; }

void cprocessor_sha256(uint32_t words[8], const void *bytes, size_t blocks) {
  if (has_instructions)
    sha256_instructions(words, bytes, blocks);
  else
    cprocessor_sha256_portable(words, bytes, blocks);
}
