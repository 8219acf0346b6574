/**
 * Modules of the standard library whose own source does far more than a program sees of it, or is not read since the rest of them
 * is evaluated. In its place the machine runs a short text that does the same to the program: it calls the same functions in the
 * same order, and raises and prints the same.
 */
import { ASYNCIO_LOCKS } from './asyncio-locks';
import { ABSTRACT_COLLECTIONS } from './collections-abc';
import { WRAPPED_CONTAINERS } from './collections-user';
import { CONFIG_PARSER } from './configparser';
import { CONTEXT_MANAGERS } from './contextlib';
import { DECIMAL_CONTEXTS } from './decimal-contexts';
import { RANDOM_NUMBERS } from './random-numbers';
import { DOCTEST, JSON_ENCODER, LOCKS, QUEUE, TRACEBACK } from './small-modules';
import { ASSERTIONS } from './unittest-assertions';
import { CASES } from './unittest-cases';
import { RUNNERS } from './unittest-runners';
import { WARNINGS } from './warnings';

export interface ModelledModule {
  readonly text: string;
  /** All that it defines, where that is a part of the module; the rest is as if there were no such text. */
  readonly only?: ReadonlySet<string>;
  /** Whether a program has a use for it; true if not given. */
  readonly isUsedIn?: (program: string) => boolean;
}

const MODELLED: ReadonlyMap<string, ModelledModule> = new Map<string, ModelledModule>([
  ['unittest', { text: [ASSERTIONS, CASES, RUNNERS].join('\n\n') }],
  ['configparser', { text: CONFIG_PARSER }],
  ['queue', { text: QUEUE }],
  ['doctest', { text: DOCTEST }],
  ['traceback', { text: TRACEBACK }],
  ['warnings', { text: WARNINGS }],
  ['decimal', part(DECIMAL_CONTEXTS, 'Context getcontext setcontext localcontext')],
  ['contextlib', part(CONTEXT_MANAGERS, 'AbstractContextManager ContextDecorator closing ExitStack')],
  ['asyncio', part(ASYNCIO_LOCKS, 'Lock Event Semaphore Queue QueueEmpty QueueFull wait_for')],
  ['collections', part(WRAPPED_CONTAINERS, 'UserDict UserList')],
  ['collections.abc', bases(ABSTRACT_COLLECTIONS, 'Hashable Callable Sized Container Iterable Iterator Collection Mapping MutableMapping Sequence MutableSequence')], // prettier-ignore
  ['json', bases(JSON_ENCODER, 'JSONEncoder')],
  ['random', { ...part(RANDOM_NUMBERS, 'seed random uniform randint randrange choice choices shuffle sample gauss normalvariate triangular expovariate betavariate getrandbits'), isUsedIn: (program) => /\bseed\(/.test(program) }], // prettier-ignore
  ['threading', { ...part(LOCKS, 'Lock RLock'), isUsedIn: (program) => /\bR?Lock\b/.test(program) && !/\bthreading\.(?!R?Lock\b)\w/.test(program) }], // prettier-ignore
]);

/** Names of a module of which others are evaluated. */
function part(text: string, names: string): ModelledModule {
  const only = names.split(' ');
  const mentioned = new RegExp(String.raw`\b(?:${only.join('|')})\b`);
  return { text, only: new Set(only), isUsedIn: (program) => mentioned.test(program) };
}

/** The same of classes that others are derived from: what `isinstance` says of other values they do not know. */
function bases(text: string, names: string): ModelledModule {
  const any = `(?:${names.replaceAll(' ', '|')})`;
  const derived = new RegExp(String.raw`^\s*class\s+\w+\s*\([^)]*\b${any}\b`, 'm');
  const asked = new RegExp(String.raw`\b(?:isinstance|issubclass)\([^\n]*\b${any}\b`);
  return { ...part(text, names), isUsedIn: (program) => derived.test(program) && !asked.test(program) };
}

/** What stands for a module; undefined for any other module. */
export function modelledModule(name: string): ModelledModule | undefined {
  return MODELLED.get(name);
}

/** What such texts call for what no Python of theirs could say. */
const PRIMITIVES: ReadonlySet<string> = new Set('__unknown__ __program_classes__ __method_names__ __is_generator__ __doctests__ __future__ __task__ __later__ __then__ __wake__'.split(' ')); // prettier-ignore

/** @param module the one in which the name stands, as it is imported */
export function isPrimitiveOfModel(name: string, module: string | undefined): boolean {
  return module !== undefined && PRIMITIVES.has(name) && MODELLED.has(module);
}
