/** Headers of `except` clauses, and which exceptions are kinds of others. */
import type { SourceFile, SourceToken, Statement } from '../python/syntax';
import { findClass, resolutionOrder } from './program';

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

export interface Clause {
  /** Names of exception types; empty for a bare `except:`; undefined where they are not plain names. */
  readonly types?: readonly string[];
  readonly name?: string;
  /** The body stands on the same line. */
  readonly inline: boolean;
}

/** Reads the header of an `except` clause. */
export function readClause(statement: Statement): Clause {
  const tokens = statement.tokens.slice(1);
  const types: SourceToken[] = [];
  let index = 0;
  for (let depth = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || (depth === 0 && (token.text === 'as' || token.text === ':'))) break;
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    types.push(token);
  }
  const name = tokens[index]?.text === 'as' ? tokens[index + 1]?.text : undefined;
  const inline = tokens.slice(index + (name === undefined ? 0 : 2)).length > 0;
  const plain = types.every(({ kind, text }) => kind === 'name' || text === '(' || text === ')' || text === ',');
  return {
    inline,
    ...(plain && { types: types.filter(({ kind }) => kind === 'name').map(({ text }) => text) }),
    ...(name !== undefined && { name }),
  };
}

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
