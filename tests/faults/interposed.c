/* Stands between the program and the C library and lets chosen calls fail, as a bad disk would.
 *
 * Loaded by LD_PRELOAD; the test arms one fault at a time through fault_arm. Only files whose path
 * contains the given part are touched.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { NONE, WRITE, SHORT, SYNC, READ, TRUNCATE, OPEN, UNLINK, SLOW, PROTECTED };

static int kind = NONE, code, passes, times, hits;
static useconds_t delay;
static time_t shift;
static char part[512];

void fault_arm(int new_kind, int new_code, int new_passes, int new_times, int new_delay,
               const char *new_part)
{
    code = new_code;
    passes = new_passes;
    times = new_times;
    delay = (useconds_t)new_delay;
    hits = 0;
    snprintf(part, sizeof part, "%s", new_part);
    kind = new_kind;
}

int fault_hits(void) { return hits; }

void fault_clock(long seconds) { shift = seconds; }

static int strikes(int wanted, const char *path)
{
    if (kind != wanted || times == 0 || strstr(path, part) == NULL)
        return 0;
    if (passes > 0) {
        passes--;
        return 0;
    }
    if (times > 0)
        times--;
    hits++;
    errno = code;
    return 1;
}

static int strikes_at(int wanted, int descriptor)
{
    char link[64], path[4096];
    if (kind != wanted)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strikes(wanted, path);
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = dlsym(RTLD_NEXT, #name)

#define WRITING(result, name, parameters, arguments, half)                                         \
    result name parameters                                                                         \
    {                                                                                              \
        REAL(name);                                                                                \
        if (strikes_at(SLOW, descriptor))                                                          \
            usleep(delay);                                                                         \
        if (strikes_at(WRITE, descriptor))                                                         \
            return -1;                                                                             \
        if (size > 1 && strikes_at(SHORT, descriptor))                                             \
            return real half;                                                                      \
        return real arguments;                                                                     \
    }

WRITING(ssize_t, write, (int descriptor, const void *data, size_t size),
        (descriptor, data, size), (descriptor, data, size / 2))
WRITING(ssize_t, pwrite, (int descriptor, const void *data, size_t size, off_t at),
        (descriptor, data, size, at), (descriptor, data, size / 2, at))
WRITING(ssize_t, pwrite64, (int descriptor, const void *data, size_t size, off64_t at),
        (descriptor, data, size, at), (descriptor, data, size / 2, at))

#define FAILING(result, name, wanted, parameters, arguments)                                       \
    result name parameters                                                                         \
    {                                                                                              \
        REAL(name);                                                                                \
        if (wanted == SYNC && strikes_at(SLOW, descriptor))                                        \
            usleep(delay);                                                                         \
        if (strikes_at(wanted, descriptor))                                                        \
            return -1;                                                                             \
        return real arguments;                                                                     \
    }

FAILING(int, fsync, SYNC, (int descriptor), (descriptor))
FAILING(int, fdatasync, SYNC, (int descriptor), (descriptor))
FAILING(int, ftruncate, TRUNCATE, (int descriptor, off_t size), (descriptor, size))
FAILING(int, ftruncate64, TRUNCATE, (int descriptor, off64_t size), (descriptor, size))
FAILING(ssize_t, read, READ, (int descriptor, void *data, size_t size), (descriptor, data, size))
FAILING(ssize_t, pread, READ, (int descriptor, void *data, size_t size, off_t at),
        (descriptor, data, size, at))
FAILING(ssize_t, pread64, READ, (int descriptor, void *data, size_t size, off64_t at),
        (descriptor, data, size, at))

#define OPENING(name)                                                                              \
    int name(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        REAL(name);                                                                                \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0;                  \
        va_end(rest);                                                                              \
        if (strikes(OPEN, path))                                                                   \
            return -1;                                                                             \
        if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && strikes(PROTECTED, path))                   \
            return -1;                                                                             \
        return real(path, flags, mode);                                                            \
    }

OPENING(open)
OPENING(open64)

int unlink(const char *path)
{
    REAL(unlink);
    return strikes(UNLINK, path) || strikes(PROTECTED, path) ? -1 : real(path);
}

int access(const char *path, int mode)
{
    REAL(access);
    return (mode & W_OK) && strikes(PROTECTED, path) ? -1 : real(path, mode);
}

int rename(const char *old, const char *new)
{
    REAL(rename);
    return strikes(PROTECTED, new) ? -1 : real(old, new);
}

/* The clock that people read; the one that only runs on stays as it is. */
int clock_gettime(clockid_t which, struct timespec *now)
{
    REAL(clock_gettime);
    int result = real(which, now);
    if (result == 0 && which == CLOCK_REALTIME)
        now->tv_sec += shift;
    return result;
}
