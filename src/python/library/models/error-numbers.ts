/** `errno` and `os.strerror`, with the numbers and messages of Linux, as Python that the machine runs. */

const ERRORS = `EPERM 1 Operation not permitted
ENOENT 2 No such file or directory
ESRCH 3 No such process
EINTR 4 Interrupted system call
EIO 5 Input/output error
EBADF 9 Bad file descriptor
ECHILD 10 No child processes
EAGAIN 11 Resource temporarily unavailable
ENOMEM 12 Cannot allocate memory
EACCES 13 Permission denied
EBUSY 16 Device or resource busy
EEXIST 17 File exists
EXDEV 18 Invalid cross-device link
ENODEV 19 No such device
ENOTDIR 20 Not a directory
EISDIR 21 Is a directory
EINVAL 22 Invalid argument
EMFILE 24 Too many open files
EFBIG 27 File too large
ENOSPC 28 No space left on device
EROFS 30 Read-only file system
EPIPE 32 Broken pipe
EDOM 33 Numerical argument out of domain
ERANGE 34 Numerical result out of range
ENAMETOOLONG 36 File name too long
ENOSYS 38 Function not implemented
ENOTEMPTY 39 Directory not empty
ELOOP 40 Too many levels of symbolic links
EADDRINUSE 98 Address already in use
ENETUNREACH 101 Network is unreachable
ECONNABORTED 103 Software caused connection abort
ECONNRESET 104 Connection reset by peer
ENOTCONN 107 Transport endpoint is not connected
ETIMEDOUT 110 Connection timed out
ECONNREFUSED 111 Connection refused
EHOSTUNREACH 113 No route to host
EALREADY 114 Operation already in progress
EINPROGRESS 115 Operation now in progress`.split('\n').map((row) => /^(\w+) (\d+) (.*)$/.exec(row) ?? []);

const shown = (text = ''): string => JSON.stringify(text);

export const ERROR_NUMBERS = [
  ...ERRORS.map(([, name = '', number = '']) => `${name} = ${number}`),
  'EWOULDBLOCK = EAGAIN',
  `errorcode = {${ERRORS.map(([, name, number = '']) => `${number}: ${shown(name)}`).join(', ')}}`,
].join('\n');

export const ERROR_MESSAGES = `_messages = {${ERRORS.map(([, , number = '', message]) => `${number}: ${shown(message)}`).join(', ')}}


def strerror(code):
    return _messages.get(code, f'Unknown error {code}')`;
