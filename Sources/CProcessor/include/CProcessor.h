// What Swift cannot say: the processor's checksum, hash and prefetch instructions, three calls of the
// system's that Swift's modules do not show, and reading a mapped file that may become shorter.
#ifndef CPROCESSOR_H
#define CPROCESSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// CRC32C (Castagnoli, RFC 3720 appendix B.4) of `length` bytes, continuing from `crc`.
/// Start with 0; `cprocessor_crc32c(cprocessor_crc32c(0, a), b)` is the checksum of a and b.
uint32_t cprocessor_crc32c(uint32_t crc, const void *bytes, size_t length);

/// The same by tables, on any processor. The tests compare the two.
uint32_t cprocessor_crc32c_portable(uint32_t crc, const void *bytes, size_t length);

/// Whether `cprocessor_crc32c` uses an instruction of this processor.
int cprocessor_has_crc32c(void);

/// Folds so many blocks of 64 bytes into the eight words of a SHA-256 hash (FIPS 180-4, section 6.2.2).
/// Padding, and the words to begin with, are the caller's.
void cprocessor_sha256(uint32_t words[8], const void *bytes, size_t blocks);

/// The same on any processor. The tests compare the two.
void cprocessor_sha256_portable(uint32_t words[8], const void *bytes, size_t blocks);

/// Whether `cprocessor_sha256` uses instructions of this processor.
int cprocessor_has_sha256(void);

/// Asks the processor to fetch a cache line that will be written soon.
static inline void cprocessor_prefetch(const void *address) { __builtin_prefetch(address, 1, 3); }

/// Which file it is, and how large.
struct cprocessor_file {
  uint64_t device, number, size;
};

/// Looks at the file of a name in an open folder, or with an empty name at the open file itself. Links
/// are not followed. False if there is none.
///
/// Asks Linux for nothing else. Whoever asks for a file's times, as `fstat` does, lets its next write
/// set them to the nanosecond, which changes its inode each time (multigrain timestamps, Linux 6.13):
/// a commit that is written, looked at and synced took half as long again.
bool cprocessor_find(int folder, const char *name, struct cprocessor_file *found);

/// Gives a file the owner and the rights of another one, whose place it is going to take. Zero, or the number of
/// an error: EMLINK if the other has a second name, under which it would stay.
int cprocessor_take_rights(int of, int to);

/// Lets the disk begin with what was written, so that it works while the caller does. Makes nothing
/// durable: only a sync does. Zero, also where there is no such call; or the number of an error, which a
/// later sync need not repeat. Source: sync_file_range(2).
int cprocessor_start_writing(int descriptor, uint64_t offset, uint64_t count);

/// The file system of an open file, if it is one of a server or of another process, on which locks and
/// syncs cannot be relied upon; NULL for any other. Source: statfs(2).
const char *cprocessor_unsupported_file_system(int descriptor);

/// Copies from places of a mapped file one after another: `each` bytes from every offset, fewer at `end`, up
/// to which the file was mapped. Asks for all of them before it waits for one.
///
/// Returns at how many places it read: fewer than `count` if the file has become shorter, which elsewhere is
/// the signal SIGBUS. Whoever handled that signal before goes on doing so for all other addresses.
size_t cprocessor_gather(void *out, const void *mapping, uint64_t end, const uint64_t *offsets,
                         size_t count, size_t each);

#endif
