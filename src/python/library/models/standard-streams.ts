/** Streams of `sys` for programs that put others in their place: what is printed and read then goes to those. */
export const STANDARD_STREAMS = String.raw`import sys as _sys


class _Keyboard:
    def readline(self, size=-1):
        return __typed__() + '\n'

    def read(self, size=-1):
        return __unknown__('what is typed', 'str')

    def readlines(self, hint=-1):
        return __unknown__('what is typed', 'list[str]')

    def isatty(self):
        return True


stdout = _sys.stdout
stderr = _sys.stderr
stdin = _Keyboard()
__stdout__ = stdout
__stderr__ = stderr
__stdin__ = stdin
`;

export const STREAM_NAMES = 'stdout stderr stdin __stdout__ __stderr__ __stdin__';

/** `input` of what stands in the place of the keyboard. */
export const READING = String.raw`import sys


def input(prompt='', /):
    print(prompt, end='')
    line = sys.stdin.readline()
    if line == '':
        raise EOFError('EOF when reading a line')
    return line.removesuffix('\n')
`;

/** `sys.stdin = io.StringIO(text)` */
export const replacesInput = (program: string): boolean => /\bsys\.stdin[ \t]*=(?!=)|["']sys\.stdin["']|\bsys,[ \t]*["']stdin["']/.test(program);

export const replacesStreams = (program: string): boolean => /\bsys\.std(?:in|out|err)[ \t]*=(?!=)|["']sys\.std(?:in|out|err)["']|\bsys,[ \t]*["']std(?:in|out|err)["']/.test(program);

/** `sys.argv` of a program that puts other arguments in the place of those that it is started with, as its tests do. */
export const ARGUMENTS = 'import sys as _sys\n\nargv = _sys.argv\n';

const CHANGED =
  /\bargv\b\s*(?:\[[^\]\n]*\]\s*)?(?:[-+*|]?=(?!=)|\.\s*(?:append|extend|insert|pop|remove|clear|sort|reverse)\b)|\bdel\s+(?:\w+\s*\.\s*)?argv\b|["'](?:sys\.)?argv["']\s*,/;

export const changesArguments = (program: string): boolean => /\bsys\b/.test(program) && CHANGED.test(program);
