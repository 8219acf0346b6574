/** What a program is given by the system, the clock and the process that it runs in: nobody knows it before it runs. */
import { typeOfCall, typeOfMethod } from '../../python/library/library-types';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { UnknownValue, Value } from '../../python/values/value';

/** Why it is not known what an environment variable holds, for which there is nothing else where it is not set. */
export const UNSET = 'which environment variables are set is not known before the program runs';
/** They give None, or what they are given beside the name, for a variable that is not set. */
export const OF_VARIABLES = /^os\.(?:getenv|environ\.get)$/;

/** Built-in functions that ask outside the program. */
const OUTSIDE = new Set('input open'.split(' '));
const CLOCK = /^datetime\.(?:datetime|date)\.(?:now|today|utcnow)$/;
/** What a process is given. */
export const PROCESS =
  /^(?:sys\.(?:argv|stdin|path|executable|platform|version|version_info|modules|hexversion|implementation|flags|thread_info|prefix|base_prefix|exec_prefix|builtin_module_names|stdlib_module_names)|os\.(?:environ|environb|name|devnull))$/;
/** Functions of modules that are known otherwise: they ask the system, or the clock. */
const SYSTEM = new RegExp(
  [
    String.raw`^sys\.(?:getsizeof|getrefcount|getrecursionlimit|getswitchinterval|getfilesystemencoding|gettrace|getprofile|_getframe)$`,
    String.raw`^os\.(?!path\.|fspath$|fsencode$|fsdecode$)\w+$`,
    String.raw`^(?:os\.path|posixpath)\.(?:exists|lexists|isfile|isdir|islink|ismount|getsize|get[amc]time|abspath|realpath|expanduser|expandvars|samefile)$`,
    String.raw`^time\.(?:time|perf_counter|monotonic|process_time|thread_time)(?:_ns)?$`,
    String.raw`^uuid\.uuid[14]$`,
    String.raw`^random\.(?!Random$)\w+$`,
    String.raw`^pathlib\.(?:Path|PosixPath)\.(?:cwd|home)$`,
  ].join('|'),
);
/** Whether a function asks for something of that kind. */
export function isOutside(path: string): boolean {
  return OUTSIDE.has(path) || CLOCK.test(path) || SYSTEM.test(path);
}

/** What `open` gives depends on its mode; a text file is the usual one. */
const TYPES: Readonly<Record<string, string>> = { open: 'io.TextIOWrapper' };

/** The type of what such a function gives. */
export function typeOfOutside(path: string): string | undefined {
  const at = path.lastIndexOf('.');
  return typeOfCall(path) ?? TYPES[path] ?? typeOfMethod(path.slice(0, at), path.slice(at + 1));
}

/** Why that is not known. */
export function outside(path: string, text: string): string {
  if (OUTSIDE.has(path)) return `${path}() asks outside the program`;
  return notBeforeRun(`${text}()`);
}

const BEFORE_RUN = ' is not known before the program runs';

export function notBeforeRun(text: string): string {
  return text + BEFORE_RUN;
}

/** What is asked of the surroundings that leaves a value unknown, such as `sys.version_info >= (3, 12)`. */
export function askedBeforeRun(reason: string | undefined): string | undefined {
  return reason !== UNSET && reason?.endsWith(BEFORE_RUN) ? reason.slice(0, -BEFORE_RUN.length) : undefined;
}

/** A test of such a value is known by what it asks, also where it has got a name: `NEW = sys.version_info >= (3, 12)`. */
export function asTest(node: SyntaxNode, { reason }: UnknownValue, made: UnknownValue): UnknownValue {
  const asked = askedBeforeRun(reason) ?? '';
  if (!PROCESS.test(asked)) return made;
  return { ...made, reason: notBeforeRun(node.text.startsWith(asked) ? node.text : node.text.replace(/^\w+/, asked)) };
}

/** Methods of paths that look at files. */
const FILES = new Set(
  'exists is_file is_dir is_symlink read_text read_bytes open iterdir glob rglob walk stat resolve absolute owner group'.split(
    ' ',
  ),
);

/** What a method of a path gives that looks at a file. */
export function askedOfFile(
  callee: SyntaxNode,
  read: (node: SyntaxNode) => Value | undefined,
): UnknownValue | undefined {
  const holder = callee.type === 'attribute' ? callee.get('object') : undefined;
  const name = callee.get('attribute')?.text ?? '';
  const value = holder && FILES.has(name) ? read(holder) : undefined;
  if (value?.kind !== 'foreign' || !value.type.startsWith('pathlib.')) return undefined;
  const reason = `${callee.text}() asks outside the program`;
  const type = typeOfMethod('pathlib.Path', name);
  return { kind: 'unknown', reason, ...(type !== undefined && { type }) };
}
