/**
 * `logging` as far as it prints: levels of loggers, `basicConfig`, and messages to `sys.stdout`; what goes to the error stream, as
 * messages do by default, is only told to people. Handlers to streams are followed, others are not.
 */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { argumentsOf, givenIn, missingArgument, type Given } from '../operands/leads';
import { logger, loggerName, LOGGING, unfollowed, withLogSetting } from '../state/loggers';
import type { Bindings, State } from '../state/state';
import { libraryPath } from './built-ins/library-iterators';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';
import {
  type Handler,
  handlerOf,
  handlerValue,
  madeHandler,
  withHandler,
  withoutHandler,
  withRootHandlers,
} from './log-handlers';
import { attributeOfLogger, clearedHandlers, NO_HANDLERS, ROOT } from './logger-attributes';
import {
  legible,
  levelOf,
  LEVELS,
  type Message,
  nameOfLevel,
  type Output,
  streamOf,
  TO_ERRORS,
  unknown,
  written,
  writtenVaguely,
} from './log-messages';

/** What the step has to know of the frame. */
interface LoggingContext {
  imported(name: string): string | undefined;
  /** What the machine keeps beside the attributes of classes. */
  settings(key: string): Bindings | undefined;
  /** What runs the call. */
  readonly body: { readonly info: FunctionInfo };
}

const NONE: Value = { kind: 'none' };
const METHODS = /^(?:debug|info|warning|warn|error|critical|fatal|exception|log)$/;
const MESSAGE = '%(message)s';
const DEFAULT_FORMAT = '%(levelname)s:%(name)s:%(message)s';

export function loggingStep(node: SyntaxNode, values: HeldValues, context: LoggingContext): InnerStep | undefined {
  const imported = (name: string): string | undefined => context.imported(name);
  if (node.type === 'attribute') {
    const asked = attributeOfLogger(values.of(node.get('object')), node.get('attribute')?.text ?? '', context);
    if (asked) return { value: asked, inPlace: true };
    const level = LEVELS[libraryPath(node, imported)?.replace(/^logging\./, '') ?? ''];
    const isLevel = level !== undefined && libraryPath(node, imported)?.startsWith('logging.') === true;
    return isLevel ? { value: { kind: 'int', value: BigInt(level) }, inPlace: true } : undefined;
  }
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  if (!callee) return undefined;
  const cleared = clearedHandlers(callee, values);
  if (cleared !== undefined)
    return { does: (state) => [withLogSetting(state, `handlers ${cleared}`, NO_HANDLERS), NONE] };
  const path = libraryPath(callee, imported);
  const given = givenIn(node.get('arguments'));
  if (path?.startsWith('logging.')) return ofModule(path.slice('logging.'.length), node, given, values, context);
  const holder = callee.type === 'attribute' ? values.of(callee.get('object')) : undefined;
  const handler = handlerOf(holder);
  if (handler) return ofHandler(callee.get('attribute')?.text ?? '', handler, given, values);
  const name = loggerName(holder);
  return name === undefined ? undefined : ofLogger(callee.get('attribute')?.text ?? '', node, name, given, values, context); // prettier-ignore
}

/** What a logger says of itself. */
/** A function of the module. */
function ofModule(
  name: string,
  node: SyntaxNode,
  given: readonly Given[],
  values: HeldValues,
  context: LoggingContext,
): InnerStep | undefined {
  if (METHODS.test(name)) return ofLogger(name, node, ROOT, given, values, context, DEFAULT_FORMAT);
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
    if (first && path === undefined && !value) return { needs: first.node };
    const isInMemory = name === 'StreamHandler' && value?.kind === 'foreign';
    const stream = isInMemory ? 'memory' : name === 'NullHandler' ? 'nowhere' : name === 'FileHandler' ? 'a file' : streamOf(path, !first || value?.kind === 'none'); // prettier-ignore
    return { does: (state) => madeHandler(state, stream, isInMemory ? value : undefined) };
  }
  if (name === 'Formatter') {
    const open = missingArgument(given, values);
    if (open) return { needs: open };
    const format = argumentsOf(given, values).find(({ keyword }, at) => keyword === 'fmt' || (at === 0 && !keyword));
    const isPlain = given.every(({ keyword }) => keyword === undefined || /^(?:fmt|datefmt)$/.test(keyword));
    const text = isPlain ? (format?.value ?? { kind: 'str', value: MESSAGE }) : unknown('a format');
    return { value: { kind: 'call', name: 'logging.Formatter', args: [text] } };
  }
  if (name === 'getLevelName') return levelName(given, values);
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
  node: SyntaxNode,
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
    return message(
      { level, name, text, args, hasTraceback, unset, by: context.body.info, line: node.range.line },
      context,
    );
  }
  if (method === 'addHandler') {
    const handler = handlerOf(first);
    if (handler) return { does: (state) => [withHandler(state, name, handlerValue(handler)), NONE] };
    return { does: (state) => [withHandler(unfollowed(state, first), name, unknown('a handler')), NONE] };
  }
  if (method === 'removeHandler') {
    const handler = handlerOf(first);
    if (handler) return { does: (state) => [withoutHandler(state, name, handler), NONE] };
  }
  if (method === 'setLevel') {
    const level = levelOf(first);
    return { does: (state) => [withLogSetting(state, `level ${name}`, level === undefined ? unknown('a level') : { kind: 'int', value: BigInt(level) }), NONE] }; // prettier-ignore
  }
  const effective = effectiveLevel(context.settings(LOGGING), name);
  if (method === 'isEnabledFor' && effective !== undefined && levelOf(first) !== undefined)
    return { value: { kind: 'bool', value: (levelOf(first) ?? 0) >= effective } };
  if (method === 'getEffectiveLevel' && effective !== undefined)
    return { value: { kind: 'int', value: BigInt(effective) } };
  // From now on it is not known what is printed.
  return { does: (state) => [withLogSetting(state, 'stream', unknown(method)), unknown(`${method} of a logger`)] };
}

function isPlainlyFalse(value: Value): boolean {
  return value.kind === 'none' || (value.kind === 'bool' && !value.value);
}

function message(told: Message, context: LoggingContext): InnerStep {
  const settings = context.settings(LOGGING);
  const { level, name, hasTraceback, unset } = told;
  const effective = effectiveLevel(settings, name);
  const outputs = outputsOf(settings, name);
  if (effective === undefined || outputs === undefined) return lost('where a message goes');
  const last: Output = { stream: 'stderr', level: LEVELS.WARNING ?? 0, format: { kind: 'str', value: unset } };
  const wanted = (outputs.length > 0 ? outputs : [last]).filter((one) => level >= effective && level >= one.level);
  const printed = wanted.filter(({ stream }) => stream === 'stdout' || stream === 'memory');
  if (printed.length > 0) {
    if (hasTraceback || printed.some(({ format }) => format.kind !== 'str')) {
      const kept = printed.flatMap(({ to }) => to ?? []);
      return kept.length === 0 ? lost('how a message is written') : innerCall('<log>', ...writtenVaguely(kept));
    }
    return innerCall('<log>', ...written(told, printed));
  }
  const shown = wanted.filter(({ stream, format }) => stream === 'stderr' && format.kind === 'str');
  if (shown.length === 0) return { value: NONE };
  const [locals, lines] = written(told, shown);
  const readable = Object.fromEntries(Object.entries(locals).map(([local, value]) => [local, legible(value)]));
  // Nothing hangs on what is written there; Python goes on where a message does not fit its format, too.
  const careful = ['try:', ...lines.map((line) => `    ${line}`), 'except Exception:', '    pass', 'return None'];
  return innerCall(TO_ERRORS, readable, careful);
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
      outputs.push({ ...handler, level: level ? Number(level.value) : 0, format });
    }
    const goesOn = settings?.get(`propagate ${at}`);
    if (goesOn && goesOn.kind !== 'bool') return undefined;
    if (goesOn?.value === false) return outputs;
    if (at === ROOT) break;
  }
  if (basic) {
    const format = settings?.get('format') ?? { kind: 'str', value: DEFAULT_FORMAT };
    outputs.push({ stream: basic.value, level: 0, format });
  }
  return outputs;
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
    return { does: (state) => [withLogSetting(state, `level of ${number}`, value), NONE] };
  }
  if (method === 'setFormatter') {
    const [format] = first?.kind === 'call' && first.name === 'logging.Formatter' ? first.args : [];
    return { does: (state) => [withLogSetting(state, `format of ${number}`, format ?? unknown('a format')), NONE] };
  }
  if (/^(?:flush|close)$/.test(method)) return { value: NONE };
  return { does: (state) => [withLogSetting(state, `format of ${number}`, unknown(method)), unknown(`${method} of a handler`)] }; // prettier-ignore
}

/** Something may be printed, and nobody knows what: the step is not sure at all. */
function lost(what: string): InnerStep {
  return { does: (state) => [{ ...state, last: { ...state.last, confidence: 0 } }, unknown(what)] };
}

/** The state once `basicConfig` has been called; only the first call counts. */
function configured(before: State, given: readonly Given[], values: HeldValues, context: LoggingContext): State {
  const value = (name: string): Value | undefined => values.of(given.find(({ keyword }) => keyword === name)?.node);
  const force = value('force');
  const isForced = force?.kind === 'bool' && force.value;
  if (context.settings(LOGGING)?.has('stream') === true && !isForced) return before;
  const state = isForced ? withLogSetting(before, `handlers ${ROOT}`, NO_HANDLERS) : before;
  const node = given.find(({ keyword }) => keyword === 'stream')?.node;
  const path = node && libraryPath(node.bare, (name) => context.imported(name));
  const own = value('handlers');
  const listed = own?.kind === 'list' || own?.kind === 'tuple' ? own.items : undefined;
  const handlers = listed?.every((one) => handlerOf(one)) ? listed : undefined;
  const isOpen = given.some(({ keyword, star }) => star !== undefined || keyword === 'style' || (keyword === 'handlers' && !handlers)); // prettier-ignore
  const isElsewhere = value('filename') !== undefined || !node || path === 'sys.stderr';
  const stream: Value = isOpen ? unknown('handlers') : isElsewhere ? { kind: 'str', value: 'stderr' } : path === 'sys.stdout' ? { kind: 'str', value: 'stdout' } : unknown('a stream'); // prettier-ignore
  const level = levelOf(value('level'));
  const format = value('format');
  const leveled = level === undefined ? state : withLogSetting(state, `level ${ROOT}`, { kind: 'int', value: BigInt(level) }); // prettier-ignore
  const inMemory = path === undefined ? value('stream') : undefined;
  if (!isOpen && (handlers || inMemory?.kind === 'foreign')) {
    const [made, handler] = madeHandler(leveled, 'memory', inMemory);
    const begun = withLogSetting(handlers ? leveled : made, 'stream', { kind: 'str', value: 'nowhere' });
    return withRootHandlers(begun, handlers ?? [handler], format ?? { kind: 'str', value: DEFAULT_FORMAT });
  }
  return withLogSetting(format ? withLogSetting(leveled, 'format', format) : leveled, 'stream', stream);
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

/** `getLevelName` of a number, or of a name. */
function levelName(given: readonly Given[], values: HeldValues): InnerStep | undefined {
  const [first] = given;
  const value = first && values.of(first.node);
  if (first && !value) return { needs: first.node };
  const level = levelOf(value);
  if (value?.kind === 'str') return level === undefined ? undefined : { value: { kind: 'int', value: BigInt(level) } };
  return level === undefined ? undefined : { value: { kind: 'str', value: nameOfLevel(level) } };
}
