/** Which exceptions are kinds of others, told by the names of their classes. */
import type { SourceFile } from '../../python/syntax';
import { findClass, resolutionOrder } from '../classes/definitions';

/** Built-in exceptions by their base. */
const DERIVED: Readonly<Record<string, string>> = {
  BaseException: 'Exception GeneratorExit KeyboardInterrupt SystemExit',
  Exception:
    'ArithmeticError AssertionError AttributeError BufferError EOFError ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemError TypeError ValueError Warning',
  ArithmeticError: 'FloatingPointError OverflowError ZeroDivisionError',
  LookupError: 'IndexError KeyError',
  ImportError: 'ModuleNotFoundError',
  NameError: 'UnboundLocalError',
  OSError:
    'BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError',
  ConnectionError: 'BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError',
  RuntimeError: 'NotImplementedError RecursionError',
  SyntaxError: 'IndentationError',
  ValueError: 'UnicodeError',
  UnicodeError: 'UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError',
};

const baseOf = new Map(
  Object.entries(DERIVED).flatMap(([base, names]) => names.split(' ').map((name) => [name, base] as const)),
);
const ALIASES: Readonly<Record<string, string>> = { IOError: 'OSError', EnvironmentError: 'OSError' };

/** Whether a class is (derived from) another, undefined where one of them is not known. */
export function isKindOf(source: SourceFile, type: string, base: string): boolean | undefined {
  const own = findClass(source, type);
  const wanted = ALIASES[base] ?? base;
  if (!own && !isBuiltIn(type)) return undefined;
  if (!findClass(source, wanted) && !isBuiltIn(wanted)) return undefined;
  const chain = own ? resolutionOrder(source, own).flatMap((info) => [info.name, ...info.bases]) : [type];
  return chain.some((name) => ancestors(ALIASES[name] ?? name).includes(wanted));
}

function isBuiltIn(type: string): boolean {
  return type === 'BaseException' || baseOf.has(type) || Object.hasOwn(ALIASES, type);
}

function ancestors(type: string): string[] {
  const found: string[] = [];
  for (let name: string | undefined = type; name !== undefined; name = baseOf.get(name)) found.push(name);
  return found;
}
