#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "CProcessor.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#elif defined(__APPLE__)
#include <sys/mount.h>
#include <sys/param.h>
#endif

bool cprocessor_find(int folder, const char *name, struct cprocessor_file *found) {
#if defined(__linux__) && defined(STATX_INO)
  struct statx info;
  int flags = *name ? AT_SYMLINK_NOFOLLOW : AT_EMPTY_PATH;
  if (statx(folder, name, flags, STATX_INO | STATX_SIZE, &info) == 0) {
    uint64_t device = (uint64_t)info.stx_dev_major << 32 | info.stx_dev_minor;
    *found = (struct cprocessor_file){device, info.stx_ino, info.stx_size};
    return true;
  }
  // A container may forbid the call.
  if (errno != EPERM && errno != ENOSYS) return false;
#endif
  struct stat all;
  int code = *name ? fstatat(folder, name, &all, AT_SYMLINK_NOFOLLOW) : fstat(folder, &all);
  if (code != 0) return false;
#ifdef __linux__
  uint64_t device = (uint64_t)major(all.st_dev) << 32 | minor(all.st_dev);
#else
  uint64_t device = (uint64_t)all.st_dev;
#endif
  *found = (struct cprocessor_file){device, (uint64_t)all.st_ino, (uint64_t)all.st_size};
  return true;
}

int cprocessor_start_writing(int descriptor, uint64_t offset, uint64_t count) {
#ifdef __linux__
  if (sync_file_range(descriptor, (off_t)offset, (off_t)count, SYNC_FILE_RANGE_WRITE) == 0) return 0;
  switch (errno) {
  // The file system has no such call, or a container forbids it.
  case ENOSYS: case EPERM: case EINVAL: case ESPIPE: return 0;
  default: return errno;
  }
#else
  return 0;
#endif
}

const char *cprocessor_unsupported_file_system(int descriptor) {
#if defined(__linux__)
  struct statfs info;
  if (fstatfs(descriptor, &info) != 0) return NULL;
  switch ((uint32_t)info.f_type) {
  case 0x6969: return "NFS";
  case 0xff534d42: case 0xfe534d42: case 0x517b: return "SMB";
  case 0x5346414f: return "AFS";
  case 0x00c36400: return "Ceph";
  case 0x0bd00bd0: return "Lustre";
  case 0x01021997: return "9p";
  case 0x65735546: return "FUSE";
  case 0x786f4256: return "vboxsf";
  case 0xbacbacbc: return "vmhgfs";
  }
#elif defined(__APPLE__)
  struct statfs info;
  if (fstatfs(descriptor, &info) == 0 && !(info.f_flags & MNT_LOCAL)) return "a server";
#endif
  return NULL;
}

int cprocessor_take_rights(int of, int to) {
  struct stat old, new;
  if (fstat(of, &old) != 0 || fstat(to, &new) != 0) return errno;
  if (old.st_nlink > 1) return EMLINK;
  bool is_same = old.st_uid == new.st_uid && old.st_gid == new.st_gid;
  if (!is_same && fchown(to, old.st_uid, old.st_gid) != 0) return errno;
  return fchmod(to, old.st_mode & 07777) == 0 ? 0 : errno;
}
