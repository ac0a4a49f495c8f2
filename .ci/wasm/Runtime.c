// What Embedded Swift asks of a C library where there is none. Deterministic, for one thread.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks are powers of two, each behind a header that holds the exponent; freed ones wait in a list
// for the next of their size.
enum { header = 16, page = 65536, exponents = 32 };
static uintptr_t unused;
static void *freed[exponents];

static uintptr_t take_unused(size_t size) {
  if (unused == 0) unused = ((uintptr_t)&__heap_base + header - 1) & -(uintptr_t)header;
  uintptr_t block = unused;
  size_t have = __builtin_wasm_memory_size(0) * page;
  if (size > SIZE_MAX - block) return 0;
  if (block + size > have) {
    size_t pages = (block + size - have + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  unused = block + size;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header || size > SIZE_MAX / 2 - header) __builtin_trap();
  unsigned exponent = 5;
  while (((size_t)1 << exponent) < size + header) exponent++;
  void *block = freed[exponent];
  if (block) {
    freed[exponent] = *(void **)block;
  } else {
    uintptr_t start = take_unused((size_t)1 << exponent);
    if (start == 0) return 12;  // ENOMEM
    *(unsigned *)start = exponent;
    block = (void *)(start + header);
  }
  *result = block;
  return 0;
}

void free(void *block) {
  if (!block) return;
  unsigned exponent = *(unsigned *)((uintptr_t)block - header);
  *(void **)block = freed[exponent];
  freed[exponent] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; a++, b++, count--) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// Swift seeds its hash tables with it: the same seed every time gives the same run every time.
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *at = bytes; count > 0; at++, count--) *at = 7;
}

uintptr_t __stack_chk_guard = 0x57414c00;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two 128-bit integers, by halves: the compiler calls it for multiplications whose
// overflow is looked at.
typedef struct { uint64_t low, high; } Wide;

Wide __multi3(uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t half = 0xffffffff;
  uint64_t low = (a_low & half) * (b_low & half);
  uint64_t middle = (a_low >> 32) * (b_low & half) + (low >> 32);
  uint64_t other = (a_low & half) * (b_low >> 32) + (middle & half);
  return (Wide){
      .low = other << 32 | (low & half),
      .high = (a_low >> 32) * (b_low >> 32) + (middle >> 32) + (other >> 32) + a_high * b_low +
              a_low * b_high};
}
