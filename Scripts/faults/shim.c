// Makes the system fail at a chosen call. Loaded before the C library of the tool under test.
//
// FAULT_AT=N counts the calls below and acts at the Nth; FAULT_DO says what happens there: "kill" ends the process as
// `kill -9` would, a number is the errno with which the call fails from then on. FAULT_CHANGE=FILE appends a line to the
// file whenever some file is flushed: somebody saves it between reading and writing.
// FAULT_COUNT=FILE: the number of calls is written there at the end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

// Whether this call is the one, or comes after it.
static int is_due(void) {
  const char *at = getenv("FAULT_AT");
  return atomic_fetch_add(&calls, 1) + 1 >= (at ? atoi(at) : 1 << 30);
}

// What happens at the call; always -1, as the failed call returns it.
static int fail(void) {
  const char *what = getenv("FAULT_DO");
  if (what && what[0] == 'k') {
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
  errno = what ? atoi(what) : EIO;
  return -1;
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%d\n", atomic_load(&calls));
  fclose(file);
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

static int opening(const char *path, int flags, mode_t mode) {
  if ((flags & O_ACCMODE) != O_RDONLY && is_due()) return fail();
  return REAL(open)(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opening(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opening(path, flags, mode);
}

// Only what goes to files; half of it arrives before the disk is full.
ssize_t write(int file, const void *bytes, size_t count) {
  struct stat status;
  if (file <= 2 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return REAL(write)(file, bytes, count);
  if (!is_due()) return REAL(write)(file, bytes, count);
  REAL(write)(file, bytes, count / 2);
  return fail();
}

int fsync(int file) {
  const char *changed = getenv("FAULT_CHANGE");
  if (changed) {
    int other = REAL(open)(changed, O_WRONLY | O_APPEND);
    if (other >= 0) {
      REAL(write)(other, "// saved\n", 9);
      close(other);
    }
  }
  return is_due() ? fail() : REAL(fsync)(file);
}

int fchmod(int file, mode_t mode) { return is_due() ? fail() : REAL(fchmod)(file, mode); }

int rename(const char *from, const char *to) { return is_due() ? fail() : REAL(rename)(from, to); }
