/**
 * Modules of the standard library whose own source does far more than a program sees of it, or is not read since the rest of them
 * is evaluated. In its place the machine runs a short text that does the same to the program: it calls the same functions in the
 * same order, and raises and prints the same.
 */
import { ARGUMENT_PARSERS, convertsArguments, derivesActions } from './argument-parsers';
import { ASYNCIO_LOCKS } from './asyncio-locks';
import { ASYNCIO_TASKS } from './asyncio-tasks';
import { ABSTRACT_COLLECTIONS } from './collections-abc';
import { COLLECTIONS } from './collections';
import { CHAINED_MAPPINGS } from './collections-user';
import { CONFIG_PARSER } from './configparser';
import { CONTEXT_VARIABLES } from './context-variables';
import { ASYNC_STACK, CONTEXT_MANAGERS, DECORATING, NULL_CONTEXT, OTHER_FOLDER, SUPPRESSING } from './contextlib';
import { CSV_FILES, DICT_WRITER, JSON_FILES } from './data-formats';
import { DECIMAL_CONTEXTS } from './decimal-contexts';
import { ENVIRONMENT, setsVariables } from './environment';
import { ERROR_MESSAGES, ERROR_NUMBERS } from './error-numbers';
import { OS_FILES, OS_NAMES, OS_PATH_FILES, OS_PATH_NAMES, usesFiles } from './file-systems';
import { GLOB, SHUTIL, TEMPFILE } from './file-tools';
import { FUTURES } from './futures';
import { hasNoTranslations, NULL_TRANSLATIONS, TRANSLATING, TRANSLATING_NAMES } from './gettext';
import { DOCSTRINGS, KINDS_OF_COROUTINES, KINDS_OF_FUNCTIONS, SIGNATURES } from './inspect';
import { GROUPED_ITEMS, MERGED_ITERATORS, SHARED_ITERATORS } from './itertools';
import { asksSomebody, KEYBOARD } from './keyboard';
import { LOG_BUFFERS } from './logging-buffers';
import { LOG_HANDLERS } from './logging-handlers';
import { LOGGERS } from './logging-loggers';
import { LOG_MESSAGES } from './logging-messages';
import { PATH_METHODS } from './path-methods';
import { PICKLE } from './pickle';

import { PROCESS_POOLS } from './process-pools';
import { makesProperties, PROPERTIES } from './properties';
import { PYTEST } from './pytest';
import { RANDOM_NUMBERS, SHUFFLING } from './random-numbers';
import { DOCTEST, JSON_ENCODER, LOCKS, QUEUE, SHARED_QUEUE } from './small-modules';
import { ARGUMENTS, changesArguments, READING, replacesInput, replacesStreams, STANDARD_STREAMS, STREAM_NAMES } from './standard-streams';
import { OPEN, TEXT_FILES } from './text-files';
import { FORMATTERS } from './string-formatters';
import { TEMPLATES } from './string-templates';
import { THREADS } from './threads';
import { TRACEBACK } from './traceback';
import { TYPE_HINTS } from './type-hints';
import { ASSERTIONS } from './unittest-assertions';
import { CASES } from './unittest-cases';
import { MOCK_CALLS } from './unittest-mock-calls';
import { MAGIC_METHODS, MOCKS } from './unittest-mocks';
import { PATCHES } from './unittest-patches';
import { RESULTS } from './unittest-results';
import { RUNNERS } from './unittest-runners';
import { SLEEP, THREAD_LOCKS } from './waiting-threads';
import { replacedNames } from './replaced-names';
import { helping, part, whole, type ModelledModule, type Part } from './module-parts';
import { ARGUMENT_ACTIONS } from './unevaluated/argument-actions';
import { ARGUMENT_PARSERS as STEPPED_PARSERS } from './unevaluated/argument-parsers';
import { UNEVALUATED } from './unevaluated/unevaluated-modules';
import { WARNINGS } from './warnings';
import { WEAK_REFERENCES } from './weak-references';

const MANAGERS = 'AbstractContextManager ContextDecorator closing ExitStack';

/** A generator that is a context manager may be used as a decorator. */
const decorates = (program: string): boolean => /\bcontextmanager\b[^]*^[ \t]*@\w+\(/m.test(program);

/** `with suppress(E), other():` */
const SEVERAL = /^[ \t]*(?:async[ \t]+)?with\b(?=[^\n]*\bsuppress\()[^\n]*\)[^\n(]*,/m;

/** `cm = nullcontext(x) if plain else opened()` */
const ELSEWHERE = /^(?![ \t]*(?:async[ \t]+)?with\b).*\bnullcontext\(/m;

/** Each task, and each thread, has a context of its own. */
const isOneContext = (program: string): boolean => !/\b(?:asyncio|threading|concurrent)\b/.test(program);

/** Something may run beside the program's own statements. */
const hasThreads = (program: string): boolean =>
  !/\basyncio\b/.test(program) && (/\bconcurrent\b/.test(program) || (/\bthreading\b/.test(program) && !locksOnly(program))); // prettier-ignore

/** Nothing else of `threading` is used than locks, for which nobody waits. */
function locksOnly(program: string): boolean {
  if (/\b(?:Thread|Timer|concurrent)\b/.test(program)) return false;
  return !/\bthreading\.(?!R?Lock\b)\w|\bfrom threading import\b(?![ \t]*(?:R?Lock,?[ \t]*)+$)/m.test(program);
}

/**
 * It has handlers, formatters, filters or adapters of its own, streams in memory that are written to, or messages with exceptions. Of
 * other modules of the package, only handlers that keep records are there.
 */
const isMoreThanLogging = (program: string): boolean =>
  /^[ \t]*class[ \t]+\w+\([^)]*\b(?:\w*Handler|\w*Formatter|Filter|Logger|LoggerAdapter)\b|\b(?:Buffering|Memory)Handler\(|\bStreamHandler\((?:stream=)?(?!sys\.)\w|\.exception\(|\bexc_info=|\.addFilter\(|\bLoggerAdapter\(/m.test(program) &&
  /\bimport logging\b|\bfrom logging import\b/.test(program) &&
  !/\blogging\.(?:config|handlers)\b(?![ \t]+import[ \t]+(?:(?:Buffering|Memory)Handler(?:,[ \t]*)?)+[ \t]*$)/m.test(program);

const isSeeded = (program: string): boolean => /\bseed\(/.test(program);

const MODELLED: ReadonlyMap<string, readonly Part[]> = new Map<string, readonly Part[]>([
  ['unittest', whole(ASSERTIONS, CASES, RESULTS, RUNNERS)],
  ['unittest.mock', [...whole(MOCK_CALLS, MOCKS), { text: MAGIC_METHODS, isUsedIn: (program) => /\.__\w+__\.(?:return_value|side_effect)\b/.test(program) }, ...whole(PATCHES)]], // prettier-ignore
  ['pytest', whole(PYTEST)],
  ['configparser', whole(CONFIG_PARSER)],
  ['queue', [{ text: QUEUE, isUsedIn: (program) => !hasThreads(program) }, { text: SHARED_QUEUE, isUsedIn: hasThreads }]], // prettier-ignore
  ['doctest', whole(DOCTEST)],
  ['errno', whole(ERROR_NUMBERS)],
  ['traceback', whole(TRACEBACK)],
  ['warnings', whole(WARNINGS)],
  ['logging', [{ text: [LOG_MESSAGES, LOG_HANDLERS, LOGGERS].join('\n\n'), isUsedIn: isMoreThanLogging }]],
  ['logging.handlers', [{ text: LOG_BUFFERS, isUsedIn: isMoreThanLogging }]],
  ['decimal', [part(DECIMAL_CONTEXTS, 'Context getcontext setcontext localcontext')]],
  ['contextlib', [part(CONTEXT_MANAGERS, MANAGERS), part(`${CONTEXT_MANAGERS}\n\n${ASYNC_STACK}`, 'AsyncExitStack'), { ...part(DECORATING, '_decorated'), isUsedIn: decorates }, part(OTHER_FOLDER, 'chdir'), part(SUPPRESSING, 'suppress', (program) => SEVERAL.test(program)), part(NULL_CONTEXT, 'nullcontext', (program) => ELSEWHERE.test(program))]], // prettier-ignore
  ['asyncio', [part(KINDS_OF_COROUTINES, 'iscoroutine iscoroutinefunction'), part(ASYNCIO_LOCKS, 'Lock Condition Event Semaphore BoundedSemaphore Queue PriorityQueue LifoQueue QueueEmpty QueueFull wait_for'), part(ASYNCIO_TASKS, 'TaskGroup timeout as_completed wait FIRST_COMPLETED FIRST_EXCEPTION ALL_COMPLETED to_thread get_running_loop get_event_loop Future add_done_callback shield')]], // prettier-ignore
  ['weakref', [part(WEAK_REFERENCES, 'ref WeakMethod WeakValueDictionary WeakKeyDictionary WeakSet')]],
  ['contextvars', [part(CONTEXT_VARIABLES, 'ContextVar Context Token copy_context', isOneContext)]],
  ['collections', [...COLLECTIONS, bases(CHAINED_MAPPINGS, 'ChainMap', false)]],
  ['collections.abc', [bases(ABSTRACT_COLLECTIONS, 'Hashable Callable Sized Container Iterable Iterator Collection Set MutableSet Mapping MutableMapping Sequence MutableSequence', true)]], // prettier-ignore
  ['argparse', [{ text: `${ARGUMENT_ACTIONS}\n\n${STEPPED_PARSERS}`, isUsedIn: derivesActions }, bases(ARGUMENT_PARSERS, 'ArgumentParser', false, convertsArguments)]], // prettier-ignore
  ['json', [bases(JSON_ENCODER, 'JSONEncoder', false), part(JSON_FILES, 'load dump')]],
  ['csv', [part(`${CSV_FILES}\n\n${DICT_WRITER}`, 'reader writer DictReader DictWriter', usesFiles)]],
  ['string', [bases(TEMPLATES, 'Template', false), bases(FORMATTERS, 'Formatter', false)]],
  ['itertools', [part(SHARED_ITERATORS, 'tee'), helping(GROUPED_ITEMS, 'groupby')]],
  ['heapq', [part(MERGED_ITERATORS, 'merge', (program) => /\bheapq\.merge\b|\bfrom heapq import\b[^\n]*\bmerge\b/.test(program))]], // prettier-ignore
  ['os', [part(OS_FILES, OS_NAMES), part(ENVIRONMENT, 'environ getenv putenv unsetenv', setsVariables), part(ERROR_MESSAGES, 'strerror')]],
  ['os.path', [part(OS_PATH_FILES, OS_PATH_NAMES)]],
  ['_io', [{ ...part(`${TEXT_FILES}\n\n${PATH_METHODS}`, 'open'), isUsedIn: usesFiles }]],
  ['io', [part(OPEN, 'open', (program) => /\bio\.open\b|\bfrom io import\b.*\bopen\b/.test(program))]],
  ['builtins', [{ ...part(OPEN, 'open'), isUsedIn: usesFiles }, { ...part(KEYBOARD, 'input'), isUsedIn: (program) => asksSomebody(program) && !replacesInput(program) }, { ...part(READING, 'input'), isUsedIn: (program) => asksSomebody(program) && replacesInput(program) }, part(PROPERTIES, 'property', makesProperties)]], // prettier-ignore
  ['shutil', [part(SHUTIL, 'copyfile copy copy2 move rmtree copytree')]],
  ['glob', [part(GLOB, 'glob iglob')]],
  ['tempfile', [part(TEMPFILE, 'gettempdir mkdtemp TemporaryDirectory NamedTemporaryFile')]],
  ['pickle', [part(PICKLE, 'dump load dumps loads PickleError PicklingError UnpicklingError HIGHEST_PROTOCOL DEFAULT_PROTOCOL')]],
  ['random', [part(RANDOM_NUMBERS, 'seed random uniform randint randrange choice choices shuffle sample gauss normalvariate triangular expovariate betavariate getrandbits', isSeeded), part(SHUFFLING, 'shuffle', (program) => !isSeeded(program))]], // prettier-ignore
  ['threading', [{ ...part(LOCKS, 'Lock RLock'), isUsedIn: locksOnly }, { text: `${THREADS}\n\n${THREAD_LOCKS}`, isUsedIn: (program) => !locksOnly(program) }]], // prettier-ignore
  ['concurrent.futures', whole(FUTURES)],
  ['inspect', [part(SIGNATURES, 'signature Signature Parameter BoundArguments formatannotation unwrap'), part(DOCSTRINGS, 'getdoc cleandoc'), part(KINDS_OF_COROUTINES, 'iscoroutine iscoroutinefunction'), part(KINDS_OF_FUNCTIONS, 'isclass isfunction ismethod isgenerator isgeneratorfunction isasyncgenfunction getgeneratorstate GEN_CREATED GEN_RUNNING GEN_SUSPENDED GEN_CLOSED isabstract isbuiltin ismodule isroutine getmembers getmro getattr_static')]], // prettier-ignore
  ['sys', [part(STANDARD_STREAMS, STREAM_NAMES, replacesStreams), part(ARGUMENTS, 'argv', changesArguments)]],
  ['gettext', [part(TRANSLATING, TRANSLATING_NAMES, hasNoTranslations), part(NULL_TRANSLATIONS, 'NullTranslations')]],
  ['typing', [{ ...part(TYPE_HINTS, 'get_type_hints'), isUsedIn: (program) => /\b(?:get_type_hints|[Ss]ignature)\b/.test(program) }]],
  ['multiprocessing', [part(PROCESS_POOLS, 'Pool'), part(LOCKS, 'Lock RLock')]],
  ['multiprocessing.pool', [part(PROCESS_POOLS, 'Pool ThreadPool AsyncResult')]],
  ['time', [part(SLEEP, 'sleep', hasThreads)]],
]);

/** What they do is written to streams, of which only the evaluator knows. */
const OF_STREAMS = /^unittest\b/;

/**
 * The same of classes that others are derived from.
 * @param isAsked whether the machine knows what `isinstance` says of other values
 * @param isNeeded whether a program of which no class is derived from them needs it, too
 */
function bases(text: string, names: string, isAsked: boolean, isNeeded: (program: string) => boolean = () => false): Part {
  const any = `(?:${names.replaceAll(' ', '|')})`;
  const derived = new RegExp(String.raw`^[ \t]*class[ \t]+\w+\s*\([^)]*\b${any}\b`, 'm');
  const asked = new RegExp(String.raw`\b(?:isinstance|issubclass)\([^\n]*\b${any}\b`);
  return part(text, names, (program) => (derived.test(program) || isNeeded(program)) && (isAsked || !asked.test(program)));
}

/**
 * What stands for a module in a program; undefined for any other module, and for one of which the program uses nothing that is modelled.
 * @param isEvaluated whether single statements of the program are evaluated
 * @param isShared whether other files use it as well, of which nobody knows yet what they mention
 */
export function modelledModule(
  name: string,
  program: string,
  isEvaluated: boolean,
  isShared = false,
): ModelledModule | undefined {
  const others = isEvaluated || !OF_STREAMS.test(name) ? MODELLED.get(name) : undefined;
  const parts = (isEvaluated ? undefined : UNEVALUATED.get(name)) ?? others ?? [];
  const used = parts.filter(({ isUsedIn }) => isUsedIn(program, isShared));
  const [first, ...more] = [...used, ...replacedNames(name, program, used)];
  if (!first) return undefined;
  const only = first.only && new Set([first, ...more].flatMap((one) => [...(one.only ?? [])]));
  return { text: [first, ...more].map(({ text }) => text).join('\n\n'), ...(only && { only }) };
}

/** Whether a class is one of these texts; what it keeps under names with `_` in front is no matter of people. */
export function isModelledClass(name: string): boolean {
  return isModelled(name.slice(0, Math.max(0, name.lastIndexOf('.'))));
}

export function isModelled(module: string): boolean {
  return MODELLED.has(module) || UNEVALUATED.has(module);
}

/** What such texts call for what no Python of theirs could say. */
const PRIMITIVES: ReadonlySet<string> = new Set('__unknown__ __is_known__ __typed__ __program_classes__ __method_names__ __field_names__ __is_generator__ __doctests__ __future__ __task__ __later__ __then__ __after__ __current__ __wake__ __on_disk__ __content__ __names_on_disk__ __folder__ __doubt__ __held__ __park__ __unpark__ __header__ __kind_of_function__ __bytes_of__ __origin__ __matcher__ __pieces__ __is_module__ __global__ __set_global__ __annotation_texts__ __caller__'.split(' ')); // prettier-ignore

/** @param module the one in which the name stands, as it is imported */
export function isPrimitiveOfModel(name: string, module: string | undefined): boolean {
  return module !== undefined && PRIMITIVES.has(name) && isModelled(module);
}
