/** Python's built-in exceptions, each with its base. */

const DERIVED: Readonly<Record<string, string>> = {
  BaseException: 'Exception GeneratorExit KeyboardInterrupt SystemExit BaseExceptionGroup',
  Exception:
    'ArithmeticError AssertionError AttributeError BufferError EOFError ExceptionGroup ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError Warning',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError',
  LookupError: 'IndexError KeyError',
  ImportError: 'ModuleNotFoundError',
  NameError: 'UnboundLocalError',
  OSError:
    'BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError',
  ConnectionError: 'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError',
  RuntimeError: 'NotImplementedError RecursionError',
  SyntaxError: 'IndentationError',
  IndentationError: 'TabError',
  ValueError: 'UnicodeError',
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
  Warning:
    'BytesWarning DeprecationWarning EncodingWarning FutureWarning ImportWarning PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning',
};

/** Exceptions of the standard library that ordinary programs catch, each with its base, or its bases. */
const LIBRARY: Readonly<Record<string, string>> = {
  FrozenInstanceError: 'AttributeError',
  JSONDecodeError: 'ValueError',
  StatisticsError: 'ValueError',
  AddressValueError: 'ValueError',
  NetmaskValueError: 'ValueError',
  DecimalException: 'ArithmeticError',
  InvalidOperation: 'DecimalException',
  DivisionByZero: 'DecimalException ZeroDivisionError',
  CycleError: 'ValueError',
  ArgumentError: 'Exception',
  ArgumentTypeError: 'Exception',
  TOMLDecodeError: 'ValueError',
  ZoneInfoNotFoundError: 'KeyError',
  IllegalMonthError: 'ValueError',
  // Of `binascii`; other modules have one, too, which programs meet less often.
  Error: 'ValueError',
  UnsupportedOperation: 'OSError ValueError',
  // Of `struct`, `zlib` and, up to Python 3.12, `re`.
  error: 'Exception',
  PatternError: 'error',
  CancelledError: 'BaseException',
  InvalidStateError: 'Exception',
  QueueEmpty: 'Exception',
  QueueFull: 'Exception',
  Empty: 'Exception',
  Full: 'Exception',
  CalledProcessError: 'SubprocessError',
  TimeoutExpired: 'SubprocessError',
  SubprocessError: 'Exception',
  ParseError: 'SyntaxError',
};

/** Where they are defined, which tracebacks show; left out where several modules have one of that name. */
const MODULES: Readonly<Record<string, string>> = {
  JSONDecodeError: 'json.decoder',
  FrozenInstanceError: 'dataclasses',
  StatisticsError: 'statistics',
  AddressValueError: 'ipaddress',
  NetmaskValueError: 'ipaddress',
  DecimalException: 'decimal',
  InvalidOperation: 'decimal',
  DivisionByZero: 'decimal',
  CycleError: 'graphlib',
  ArgumentError: 'argparse',
  ArgumentTypeError: 'argparse',
  TOMLDecodeError: 'tomllib',
  UnsupportedOperation: 'io',
  CancelledError: 'asyncio.exceptions',
  ParseError: 'xml.etree.ElementTree',
};

/** The module of a class of exceptions that is not the program's. */
export function exceptionModule(name: string): string | undefined {
  return isBuiltInException(name) ? 'builtins' : MODULES[name];
}

const baseOf: ReadonlyMap<string, string> = new Map(
  Object.entries(DERIVED).flatMap(([base, names]) => names.split(' ').map((name) => [name, base] as const)),
);
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['IOError', 'OSError'],
  ['EnvironmentError', 'OSError'],
]);

/** The class's own name: `OSError` for `IOError`. */
export function exceptionName(name: string): string {
  return ALIASES.get(name) ?? name;
}

export function isBuiltInException(name: string): boolean {
  return name === 'BaseException' || baseOf.has(exceptionName(name));
}

/** Where a program finds a class of exceptions of the library, if there is one place alone, and its module is no text of ours. */
export function exceptionPath(name: string): string | undefined {
  const module = MODULES[name];
  if (module === undefined || /^(?:asyncio|argparse)\b/.test(module)) return undefined;
  // What a module takes from a part of it is asked for there.
  return `${module === 'json.decoder' ? 'json' : module}.${name}`;
}

/** One of the standard library, by its last name. */
export function isLibraryException(name: string): boolean {
  return Object.hasOwn(LIBRARY, name);
}

/** The exception and its bases, in the order in which Python searches them; for any other class, only its name. */
export function exceptionAncestors(name: string): string[] {
  const own = exceptionName(name);
  const bases = (baseOf.get(own) ?? LIBRARY[own])?.split(' ') ?? [];
  const behind = bases.map(exceptionAncestors).reduceRight((later, order) => [...order.filter((one) => !later.includes(one)), ...later], []); // prettier-ignore
  return [...(own === 'ExceptionGroup' ? [own, 'BaseExceptionGroup'] : [own]), ...behind];
}

/** What built-in exceptions have beside what all of them have, with those that are derived from them. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  OSError: 'errno strerror filename filename2 winerror characters_written',
  ImportError: 'name path msg name_from',
  AttributeError: 'name obj',
  NameError: 'name',
  StopIteration: 'value',
  SystemExit: 'code',
  SyntaxError: 'msg filename lineno offset text end_lineno end_offset print_file_and_line',
  UnicodeError: 'encoding object start end reason',
  BaseExceptionGroup: 'message exceptions split subgroup derive',
};

/** Whether a built-in exception has no attribute but those that all of them have. */
export function isPlainException(name: string): boolean {
  return isBuiltInException(name) && !exceptionAncestors(name).some((one) => Object.hasOwn(ATTRIBUTES, one));
}

/** Whether a built-in exception may have an attribute of that name. */
export function mayHaveAttribute(exception: string, name: string): boolean {
  const own = exceptionAncestors(exception).map((one) =>
    Object.hasOwn(ATTRIBUTES, one) ? ATTRIBUTES[one] : undefined,
  );
  return ['args with_traceback add_note', ...own].some((names) => names?.split(' ').includes(name));
}
