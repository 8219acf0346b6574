/**
 * `logging` as far as it prints: levels of loggers, `basicConfig`, and messages to `sys.stdout`; what goes to the error stream, as
 * messages do by default, is only told to people. Handlers to streams are followed, others are not.
 */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { argumentsOf, givenIn, missingArgument, type Given } from '../operands/leads';
import type { Bindings, State } from '../state/state';
import { libraryPath } from './built-ins/library-iterators';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';
import { legible, LEVELS, type Message, TO_ERRORS, unknown, written } from './log-messages';

/** What the step has to know of the frame. */
interface LoggingContext {
  imported(name: string): string | undefined;
  /** What the machine keeps beside the attributes of classes. */
  settings(key: string): Bindings | undefined;
}

/** Settings of `logging`; no qualified name looks so. */
const KEY = 'logging ';
const NONE: Value = { kind: 'none' };
const METHODS = /^(?:debug|info|warning|warn|error|critical|fatal|exception|log)$/;
const MESSAGE = '%(message)s';
const DEFAULT_FORMAT = '%(levelname)s:%(name)s:%(message)s';
const ROOT = 'root';

export function loggingStep(node: SyntaxNode, values: HeldValues, context: LoggingContext): InnerStep | undefined {
  const imported = (name: string): string | undefined => context.imported(name);
  if (node.type === 'attribute') {
    const level = LEVELS[libraryPath(node, imported)?.replace(/^logging\./, '') ?? ''];
    const isLevel = level !== undefined && libraryPath(node, imported)?.startsWith('logging.') === true;
    return isLevel ? { value: { kind: 'int', value: BigInt(level) }, inPlace: true } : undefined;
  }
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  if (!callee) return undefined;
  const path = libraryPath(callee, imported);
  const given = givenIn(node.get('arguments'));
  if (path?.startsWith('logging.')) return ofModule(path.slice('logging.'.length), given, values, context);
  const holder = callee.type === 'attribute' ? values.of(callee.get('object')) : undefined;
  const handler = handlerOf(holder);
  if (handler) return ofHandler(callee.get('attribute')?.text ?? '', handler, given, values);
  const name = loggerName(holder);
  return name === undefined ? undefined : ofLogger(callee.get('attribute')?.text ?? '', name, given, values, context);
}

/** A function of the module. */
function ofModule(
  name: string,
  given: readonly Given[],
  values: HeldValues,
  context: LoggingContext,
): InnerStep | undefined {
  if (METHODS.test(name)) return ofLogger(name, ROOT, given, values, context, DEFAULT_FORMAT);
  if (name === 'getLogger') {
    const [first] = given;
    const value = first && values.of(first.node);
    if (first && !value) return { needs: first.node };
    return { value: logger(value?.kind === 'str' ? value.value : value && value.kind !== 'none' ? '?' : ROOT) };
  }
  if (/^(?:Stream|Null|File)Handler$/.test(name)) {
    const [first] = given;
    const path = first && libraryPath(first.node.bare, (one) => context.imported(one));
    const value = first && path === undefined ? values.of(first.node) : undefined;
    const stream = name === 'NullHandler' ? 'nowhere' : name === 'FileHandler' ? 'a file' : streamOf(path, !first || value?.kind === 'none'); // prettier-ignore
    return { does: (state) => madeHandler(state, stream) };
  }
  if (name === 'Formatter') {
    const open = missingArgument(given, values);
    if (open) return { needs: open };
    const format = argumentsOf(given, values).find(({ keyword }, at) => keyword === 'fmt' || (at === 0 && !keyword));
    const isPlain = given.every(({ keyword }) => keyword === undefined || /^(?:fmt|datefmt)$/.test(keyword));
    const text = isPlain ? (format?.value ?? { kind: 'str', value: MESSAGE }) : unknown('a format');
    return { value: { kind: 'call', name: 'logging.Formatter', args: [text] } };
  }
  if (name !== 'basicConfig') return undefined;
  const open = missingArgument(
    given.filter(({ keyword }) => keyword !== 'stream'),
    values,
  );
  if (open) return { needs: open };
  return { does: (state) => [configured(state, given, values, context), NONE] };
}

/** A method of a logger. @param unset how a message looks where nothing says where it goes */
function ofLogger(
  method: string,
  name: string,
  given: readonly Given[],
  values: HeldValues,
  context: LoggingContext,
  unset = MESSAGE,
): InnerStep | undefined {
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const all = argumentsOf(given, values);
  const positional = all.filter(({ keyword }) => keyword === undefined).map(({ value }) => value);
  const [first] = positional;
  if (METHODS.test(method)) {
    const level = method === 'log' ? levelOf(first) : LEVELS[method === 'exception' ? 'ERROR' : method.toUpperCase()];
    const [text, ...args] = method === 'log' ? positional.slice(1) : positional;
    if (level === undefined || !text) return { value: unknown(`the level of ${method}`) };
    const asked = all.find(({ keyword }) => keyword === 'exc_info')?.value;
    const hasTraceback = asked ? !isPlainlyFalse(asked) : method === 'exception';
    return message({ level, name, text, args, hasTraceback, unset }, context);
  }
  if (method === 'addHandler') {
    const handler = handlerOf(first);
    if (handler) return { does: (state) => [withHandler(state, name, handler), NONE] };
  }
  if (method === 'setLevel') {
    const level = levelOf(first);
    return { does: (state) => [withSetting(state, `level ${name}`, level === undefined ? unknown('a level') : { kind: 'int', value: BigInt(level) }), NONE] }; // prettier-ignore
  }
  const effective = effectiveLevel(context.settings(KEY), name);
  if (method === 'isEnabledFor' && effective !== undefined && levelOf(first) !== undefined)
    return { value: { kind: 'bool', value: (levelOf(first) ?? 0) >= effective } };
  if (method === 'getEffectiveLevel' && effective !== undefined)
    return { value: { kind: 'int', value: BigInt(effective) } };
  // From now on it is not known what is printed.
  return { does: (state) => [withSetting(state, 'stream', unknown(method)), unknown(`${method} of a logger`)] };
}

function isPlainlyFalse(value: Value): boolean {
  return value.kind === 'none' || (value.kind === 'bool' && !value.value);
}

function message(told: Message, context: LoggingContext): InnerStep {
  const settings = context.settings(KEY);
  const { level, name, hasTraceback, unset } = told;
  const effective = effectiveLevel(settings, name);
  const outputs = outputsOf(settings, name);
  if (effective === undefined || outputs === undefined) return lost('where a message goes');
  const last: Output = { stream: 'stderr', level: LEVELS.WARNING ?? 0, format: { kind: 'str', value: unset } };
  const wanted = (outputs.length > 0 ? outputs : [last]).filter((one) => level >= effective && level >= one.level);
  const formatsTo = (stream: string): Value[] => wanted.flatMap((one) => (one.stream === stream ? one.format : []));
  const printed = formatsTo('stdout');
  if (printed.length > 0) {
    if (hasTraceback || printed.some(({ kind }) => kind !== 'str')) return lost('how a message is written');
    return innerCall('<log>', ...written(told, printed));
  }
  const shown = formatsTo('stderr').filter(({ kind }) => kind === 'str');
  if (shown.length === 0) return { value: NONE };
  const [locals, lines] = written(told, shown);
  const readable = Object.fromEntries(Object.entries(locals).map(([local, value]) => [local, legible(value)]));
  // Nothing hangs on what is written there; Python goes on where a message does not fit its format, too.
  const careful = ['try:', ...lines.map((line) => `    ${line}`), 'except Exception:', '    pass', 'return None'];
  return innerCall(TO_ERRORS, readable, careful);
}

/** Where a message is written, and how. */
interface Output {
  readonly stream: string;
  readonly level: number;
  readonly format: Value;
}

/** Those of a logger and of the ones above it; undefined where they are not known. */
function outputsOf(settings: Bindings | undefined, name: string): Output[] | undefined {
  const outputs: Output[] = [];
  const basic = settings?.get('stream');
  if (basic && basic.kind !== 'str') return undefined;
  for (let at = name; ; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : ROOT) {
    const handlers = settings?.get(`handlers ${at}`);
    for (const one of handlers?.kind === 'list' ? handlers.items : []) {
      const handler = handlerOf(one);
      if (!handler) return undefined;
      const level = settings?.get(`level of ${handler.number}`);
      const format = settings?.get(`format of ${handler.number}`) ?? { kind: 'str', value: MESSAGE };
      if (handler.stream === '' || (level && level.kind !== 'int')) return undefined;
      outputs.push({ stream: handler.stream, level: level ? Number(level.value) : 0, format });
    }
    if (at === ROOT) break;
  }
  if (basic) {
    const format = settings?.get('format') ?? { kind: 'str', value: DEFAULT_FORMAT };
    outputs.push({ stream: basic.value, level: 0, format });
  }
  return outputs;
}

interface Handler {
  readonly number: number;
  /** Empty where it is not known. */
  readonly stream: string;
}

const HANDLER = 'logging.StreamHandler';

function handlerOf(value: Value | undefined): Handler | undefined {
  const [number, stream] = value?.kind === 'call' && value.name === HANDLER ? value.args : [];
  return number?.kind === 'int' && stream?.kind === 'str' ? { number: Number(number.value), stream: stream.value } : undefined; // prettier-ignore
}

function handlerValue({ number, stream }: Handler): Value {
  return {
    kind: 'call',
    name: HANDLER,
    args: [
      { kind: 'int', value: BigInt(number) },
      { kind: 'str', value: stream },
    ],
  };
}

function streamOf(path: string | undefined, isDefault: boolean): string {
  return isDefault || path === 'sys.stderr' ? 'stderr' : path === 'sys.stdout' ? 'stdout' : '';
}

function madeHandler(state: State, stream: string): readonly [State, Value] {
  const number = state.classes.get(KEY)?.size ?? 0;
  return [withSetting(state, `handler ${number}`, NONE), handlerValue({ number, stream })];
}

function withHandler(state: State, name: string, handler: Handler): State {
  const before = state.classes.get(KEY)?.get(`handlers ${name}`);
  const items = before?.kind === 'list' ? before.items : [];
  return withSetting(state, `handlers ${name}`, { kind: 'list', items: [...items, handlerValue(handler)] });
}

/** A method of a handler. */
function ofHandler(
  method: string,
  { number }: Handler,
  given: readonly Given[],
  values: HeldValues,
): InnerStep | undefined {
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const [first] = argumentsOf(given, values).map(({ value }) => value);
  if (method === 'setLevel') {
    const level = levelOf(first);
    const value: Value = level === undefined ? unknown('a level') : { kind: 'int', value: BigInt(level) };
    return { does: (state) => [withSetting(state, `level of ${number}`, value), NONE] };
  }
  if (method === 'setFormatter') {
    const [format] = first?.kind === 'call' && first.name === 'logging.Formatter' ? first.args : [];
    return { does: (state) => [withSetting(state, `format of ${number}`, format ?? unknown('a format')), NONE] };
  }
  if (/^(?:flush|close)$/.test(method)) return { value: NONE };
  return { does: (state) => [withSetting(state, `format of ${number}`, unknown(method)), unknown(`${method} of a handler`)] }; // prettier-ignore
}

/** Something may be printed, and nobody knows what: the step is not sure at all. */
function lost(what: string): InnerStep {
  return { does: (state) => [{ ...state, last: { ...state.last, confidence: 0 } }, unknown(what)] };
}

/** The state once `basicConfig` has been called; only the first call counts. */
function configured(state: State, given: readonly Given[], values: HeldValues, context: LoggingContext): State {
  const value = (name: string): Value | undefined => values.of(given.find(({ keyword }) => keyword === name)?.node);
  const force = value('force');
  const isSet = context.settings(KEY)?.has('stream') === true && !(force?.kind === 'bool' && force.value);
  if (isSet) return state;
  const node = given.find(({ keyword }) => keyword === 'stream')?.node;
  const path = node && libraryPath(node.bare, (name) => context.imported(name));
  const isOpen = given.some(({ keyword, star }) => star !== undefined || /^(?:handlers|style)$/.test(keyword ?? ''));
  const isElsewhere = value('filename') !== undefined || !node || path === 'sys.stderr';
  const stream: Value = isOpen ? unknown('handlers') : isElsewhere ? { kind: 'str', value: 'stderr' } : path === 'sys.stdout' ? { kind: 'str', value: 'stdout' } : unknown('a stream'); // prettier-ignore
  const level = levelOf(value('level'));
  const format = value('format');
  const leveled = level === undefined ? state : withSetting(state, `level ${ROOT}`, { kind: 'int', value: BigInt(level) }); // prettier-ignore
  return withSetting(format ? withSetting(leveled, 'format', format) : leveled, 'stream', stream);
}

/** Of the logger, or of the nearest one above it that has a level; undefined where that is not known. */
function effectiveLevel(settings: Bindings | undefined, name: string): number | undefined {
  if (name === '?') return undefined;
  for (let at = name; at !== ROOT && at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const own = settings?.get(`level ${at}`);
    if (own && own.kind !== 'int') return undefined;
    if (own && own.value > 0n) return Number(own.value);
  }
  const root = settings?.get(`level ${ROOT}`);
  return root ? (root.kind === 'int' ? Number(root.value) : undefined) : LEVELS.WARNING;
}

function levelOf(value: Value | undefined): number | undefined {
  if (value?.kind === 'int') return Number(value.value);
  return value?.kind === 'str' ? LEVELS[value.value] : undefined;
}

function logger(name: string): Value {
  return { kind: 'call', name: 'logging.Logger', args: [{ kind: 'str', value: name }] };
}

function loggerName(value: Value | undefined): string | undefined {
  const [name] = value?.kind === 'call' && value.name === 'logging.Logger' ? value.args : [];
  return name?.kind === 'str' ? name.value : undefined;
}

function withSetting(state: State, name: string, value: Value): State {
  return { ...state, classes: new Map(state.classes).set(KEY, new Map(state.classes.get(KEY)).set(name, value)) };
}
