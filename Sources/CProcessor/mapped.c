#include "CProcessor.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// Where this thread goes on if a page that it reads is gone; NULL while it reads none.
static _Thread_local sigjmp_buf *volatile retreat;
// What it reads.
static _Thread_local const char *volatile first, *volatile last;
static struct sigaction before;

static void page_is_gone(int number, siginfo_t *info, void *context) {
  const char *address = info->si_addr;
  if (retreat && address >= first && address < last) siglongjmp(*retreat, 1);
  if (before.sa_flags & SA_SIGINFO) return before.sa_sigaction(number, info, context);
  if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) return before.sa_handler(number);
  // Nobody's: the access is repeated, and ends the process as it would have.
  signal(number, SIG_DFL);
}

static void watch(void) {
  struct sigaction action = {0};
  action.sa_sigaction = page_is_gone;
  // So that the jump leaves nothing blocked, and a stack that is full can still be told of.
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGBUS, &action, &before) != 0) abort();
}

size_t cprocessor_gather(void *out, const void *mapping, uint64_t end, const uint64_t *offsets,
                         size_t count, size_t each) {
  static pthread_once_t watched = PTHREAD_ONCE_INIT;
  pthread_once(&watched, watch);
  const char *base = mapping;
  volatile size_t done = 0;
  sigjmp_buf here;
  sigjmp_buf *outer = retreat;
  if (sigsetjmp(here, 0) == 0) {
    first = base;
    last = base + end;
    retreat = &here;
    for (size_t place = 0; place < count; place++)
      for (size_t line = 0; line < each && line < 256; line += 64)
        __builtin_prefetch(base + offsets[place] + line, 0, 3);
    while (done < count) {
      uint64_t offset = offsets[done];
      size_t length = offset >= end ? 0 : end - offset < each ? (size_t)(end - offset) : each;
      memcpy((char *)out + done * each, base + offset, length);
      done++;
    }
  }
  retreat = outer;
  return done;
}
