/** Parts of a statement that are programs of their own: one function, run to its end. */
import type { Query } from '../../codec/query';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { withoutIds } from '../objects/containers';
import { indexObjects } from '../objects/heap';
import type { ThrownException } from '../state/exceptions';
import { initial } from '../state/state';
import type { Result } from './routines/run-routine';
import { newFrame, topFrame, type Bindings, type State } from '../state/state';

/** Result of a part that was worked out. */
export type Worked = Result | { readonly exception: ThrownException; readonly confidence: number };

/** What a sum is made of step by step raises as `+` does. */
export function asPart(worked: Worked | undefined): Worked | undefined {
  if (!worked || !('exception' in worked)) return worked;
  const { message, ...rest } = worked.exception;
  const said = message?.replace(/^(unsupported operand type\(s\) for [^\s=]+)=:/, '$1:');
  return { ...worked, exception: { ...rest, ...(said !== undefined && { message: said }) } };
}

/** An exception that is less likely than that is none. */
const EVEN = 0.5;

/** A machine, as far as it is needed here. */
export interface Stepping {
  step(state: State, signal?: AbortSignal): Promise<State>;
}

/** Numbers of objects that a part makes are its own: neither those of the program, nor those of the part that it is a part of. */
function firstOwnId(locals: Bindings): number {
  let first = 2 ** 40;
  for (const id of indexObjects(locals.values()).keys()) if (id >= first) first = id + 1;
  return first;
}

/** A loop that goes round for ever costs nothing once its questions have been answered. */
const MOST_STEPS = 5000;

/** To the end of the one function of a program; the items that it yields, if it does. */
export async function roll(
  source: SourceFile,
  locals: Bindings,
  machine: Stepping,
  signal: AbortSignal | undefined,
): Promise<Worked | undefined> {
  const [info] = source.functions;
  if (!info || info.firstLine === 'end') return undefined;
  const frame = { ...newFrame(1, info, locals), line: info.firstLine, event: 'line' as const };
  let state: State = { ...initial(), frames: [frame], nextFrame: 2, nextId: firstOwnId(locals) };
  const items: Value[] = [];
  let confidence = 1;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    state = await machine.step(state, signal);
    confidence *= state.last.confidence;
    if (state.output !== '' || state.frames.length > 1) return undefined;
    // Of what hardly ever comes true nothing is said.
    if (state.failure) return confidence < EVEN ? undefined : { exception: state.failure, confidence };
    if (state.status === 'finished') {
      const value: Value | undefined = info.isGenerator ? { kind: 'list', items } : state.result;
      return value && value.kind !== 'unknown' ? { value: withoutIds(value), confidence } : undefined;
    }
    const { isYielding, value } = topFrame(state);
    if (!isYielding) continue;
    if (!value || value.kind === 'unknown') return undefined;
    items.push(value);
  }
  return undefined;
}

/** Values of the names that the function reads; undefined if it calls functions of the program, which have frames of their own. */
export function freeVariables(source: SourceFile, query: Query): Bindings | undefined {
  const [info] = source.functions;
  const free = new Map<string, Value>();
  for (const line of source.executableLines) {
    const statement = source.statementAt(line, info);
    if (statement?.calls.some(({ callee }) => callee !== undefined && query.isCallable(callee))) return undefined;
    for (const { kind, text } of statement?.tokens ?? []) {
      const value = kind === 'name' && !info?.locals.includes(text) ? query.lookup(text) : undefined;
      if (value?.kind === 'unknown') return undefined;
      if (value) free.set(text, value);
    }
  }
  return free;
}

/** Lines within lines within lines: what comes from so far within has gone round. */
const DEEPEST = 12;

export function isTooDeep(source: SourceFile): boolean {
  let depth = 0;
  for (let around = source.partOf; around && depth <= DEEPEST; around = around.partOf) depth++;
  return depth > DEEPEST;
}
