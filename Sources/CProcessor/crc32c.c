#include "CProcessor.h"

#include <string.h>

// Tables for eight bytes at a time (slicing by 8), built once from the reversed polynomial.
static uint32_t tables[8][256];

__attribute__((constructor)) static void build_tables(void) {
  for (uint32_t byte = 0; byte < 256; byte++) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ (0x82f63b78u & (0u - (crc & 1)));
    tables[0][byte] = crc;
  }
  for (uint32_t byte = 0; byte < 256; byte++)
    for (int slice = 1; slice < 8; slice++)
      tables[slice][byte] =
          (tables[slice - 1][byte] >> 8) ^ tables[0][tables[slice - 1][byte] & 0xff];
}

uint32_t cprocessor_crc32c_portable(uint32_t crc, const void *bytes, size_t length) {
  const uint8_t *at = bytes;
  crc = ~crc;
  while (length >= 8) {
    uint32_t low = crc ^ ((uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 |
                          (uint32_t)at[3] << 24);
    crc = tables[7][low & 0xff] ^ tables[6][(low >> 8) & 0xff] ^ tables[5][(low >> 16) & 0xff] ^
          tables[4][low >> 24] ^ tables[3][at[4]] ^ tables[2][at[5]] ^ tables[1][at[6]] ^
          tables[0][at[7]];
    at += 8;
    length -= 8;
  }
  while (length--) crc = (crc >> 8) ^ tables[0][(crc ^ *at++) & 0xff];
  return ~crc;
}

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("sse4.2"))) static uint32_t crc32c_instruction(
    uint32_t crc, const uint8_t *at, size_t length) {
  uint64_t wide = (uint32_t)~crc;
  while (length >= 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    wide = _mm_crc32_u64(wide, word);
    at += 8;
    length -= 8;
  }
  uint32_t narrow = (uint32_t)wide;
  while (length--) narrow = _mm_crc32_u8(narrow, *at++);
  return ~narrow;
}

static int has_instruction;
__attribute__((constructor)) static void look_for_instruction(void) {
  __builtin_cpu_init();
  has_instruction = __builtin_cpu_supports("sse4.2");
}

#elif defined(__aarch64__) && defined(__ARM_FEATURE_CRC32)

#include <arm_acle.h>

static uint32_t crc32c_instruction(uint32_t crc, const uint8_t *at, size_t length) {
  crc = ~crc;
  while (length >= 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    crc = __crc32cd(crc, word);
    at += 8;
    length -= 8;
  }
  while (length--) crc = __crc32cb(crc, *at++);
  return ~crc;
}

enum { has_instruction = 1 };

#else

enum { has_instruction = 0 };
#define crc32c_instruction(crc, at, length) cprocessor_crc32c_portable(crc, at, length)

#endif

int cprocessor_has_crc32c(void) { return has_instruction; }

uint32_t cprocessor_crc32c(uint32_t crc, const void *bytes, size_t length) {
  if (has_instruction) return crc32c_instruction(crc, bytes, length);
  return cprocessor_crc32c_portable(crc, bytes, length);
}
