#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CProcessor.h"

#include <fcntl.h>
#include <sys/stat.h>

int cprocessor_name_count(int descriptor) {
#if defined(__linux__) && defined(STATX_NLINK)
  struct statx names;
  if (statx(descriptor, "", AT_EMPTY_PATH, STATX_NLINK, &names) == 0) return (int)names.stx_nlink;
#endif
  struct stat all;
  return fstat(descriptor, &all) == 0 ? (int)all.st_nlink : -1;
}
