/** Default values that a `def` works out when it is run: a function of our own does it, which gives them as one tuple. */
import { builtInValue } from '../../../python/definitions/builtin-names';
import type { FunctionInfo, Parameter } from '../../../python/syntax';
import { evaluatePath, type Lookup } from '../../../python/values/access-path';
import { parseValue } from '../../../python/values/literal';
import type { Value } from '../../../python/values/value';
import { innerCall, type InnerCall } from '../../inner/calls/inner-call';
import { CAUGHT } from '../control/except-clauses';
import { openCall } from '../../objects/containers';
import { lookup } from '../../state/name-scopes';
import { topFrame, type Frame, type State } from '../../state/state';
import { PREPARED } from './prepared-classes';

const NAME = '<defaults>';
/** What is worked out before the statement does anything. */
const FIRST: ReadonlySet<string> = new Set([NAME, CAUGHT, PREPARED]);
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;

/** What a default means that is a literal, or a name or attribute whose value is known; undefined for any other. */
export function readDefault(text: string, find: Lookup): Value | undefined {
  try {
    const value = parseValue(text);
    return openCall(value) === undefined ? value : undefined;
  } catch {
    return evaluatePath(text, (name) => find(name) ?? builtInValue(name));
  }
}

/** What has to be run before the function is there; undefined where nothing has, or it has been done. */
export function defaultsCall(state: State, info: FunctionInfo): InnerCall | undefined {
  const frame = topFrame(state);
  if (frame.computed.length > 0) return undefined;
  const open = openDefaults(info, (name) => lookup(state, frame, name));
  if (open.length === 0) return undefined;
  const texts = open.map((parameter) => parameter.default ?? '');
  // A function inside a class does not see the names of its body.
  const words = frame.function.kind === 'class' ? new Set(texts.join(' ').match(WORD)) : [];
  const locals = [...words].flatMap((name) => {
    const value = lookup(state, frame, name);
    return value ? [[name, value] as const] : [];
  });
  return innerCall(NAME, Object.fromEntries(locals), [`return (${texts.join(', ')},)`]);
}

/** Values of defaults by the names of parameters, once they have been worked out. */
export function computedDefaults(state: State, info: FunctionInfo): ReadonlyMap<string, Value> {
  const frame = topFrame(state);
  const value = frame.computed.findLast(({ expression }) => expression === NAME)?.value;
  if (value?.kind !== 'tuple') return new Map();
  const open = openDefaults(info, (name) => lookup(state, frame, name));
  return new Map(open.flatMap(({ name }, index) => (value.items[index] ? [[name, value.items[index]] as const] : [])));
}

/** All that has been computed was to be worked out first. */
export function isWorkedOut({ computed }: Frame): boolean {
  return computed.length > 0 && computed.every(({ expression }) => FIRST.has(expression));
}

/** Whether a definition in a frame has defaults that have to be worked out. */
export function hasOpenDefaults(info: FunctionInfo, find: Lookup): boolean {
  return openDefaults(info, find).length > 0;
}

function openDefaults({ parameters }: FunctionInfo, find: Lookup): Parameter[] {
  return parameters.filter(({ default: text }) => text !== undefined && readDefault(text, find) === undefined);
}
