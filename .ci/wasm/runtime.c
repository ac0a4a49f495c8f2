// The few functions of a C library that Embedded Swift needs. Memory is given out and never taken
// back: a replay is short. Random numbers are always the same, so that a run can be repeated.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t top;

void *aligned(size_t alignment, size_t size) {
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t start = (top + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  size_t have = __builtin_wasm_memory_size(0) * 65536;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) / 65536) == (size_t)-1)
    return NULL;
  top = end;
  return (void *)start;
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  *out = aligned(alignment, size);
  return *out ? 0 : 12;
}

void *malloc(size_t size) { return aligned(16, size); }
void free(void *pointer) { (void)pointer; }

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) return memcpy(to, from, count);
  while (count--) t[count] = f[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  while (count--) *t++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *l = left, *r = right;
  for (; count--; l++, r++)
    if (*l != *r) return *l < *r ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

int putchar(int character) { return character; }

// Guards of the stack, and the product of two 128-bit numbers, by schoolbook multiplication.

uintptr_t __stack_chk_guard = 0x5ac3d1;
void __stack_chk_fail(void) { __builtin_trap(); }

__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(right >> 64) + b * (uint64_t)(left >> 64);
  return (__int128)high << 64 | (other << 32 | (uint32_t)low);
}
