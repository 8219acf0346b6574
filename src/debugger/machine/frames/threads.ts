/**
 * Threads of the text that stands for `threading`: all frames of one are put aside where it waits, and are back on the stack where
 * it goes on. Which one that is, the text says (`python/library/models/threads`).
 */
import { moduleOf } from '../../../python/definitions/definitions';
import type { FunctionInfo } from '../../../python/syntax';
import { returnedValue } from '../../calls/call-site';
import { NONE } from '../../objects/containers';
import type { Switching } from '../../operands/next-steps';
import { moved, topFrame, withTop, type Frame, type State, type WaitingCall } from '../../state/state';
import type { HandOver } from './generator-runs';

/** The function of the text in which a thread runs. */
const RUNNING = '_go_on';
/** The one that lets threads end before the program does. */
const ENDING = '_shutdown';

export function switched(state: State, { switches: { how, thread }, range, text }: Switching): HandOver {
  const frame = topFrame(state);
  if (how === 'goes on') {
    const waiting: WaitingCall = { computed: frame.computed, expression: text, range };
    const back = withTop(state, { ...frame, computed: [], waiting });
    const own = [...state.generators.values()].filter(({ parked }) => parked?.thread === thread);
    const frames = own.sort((one, other) => (one.parked?.at ?? 0) - (other.parked?.at ?? 0)).map(unparked);
    const generators = new Map([...state.generators].filter(([, one]) => one.parked?.thread !== thread));
    return { again: { ...back, generators, frames: [...back.frames, ...frames] } };
  }
  const base = state.frames.findLastIndex(({ function: info }) => info.name === RUNNING && isOfThreading(info));
  const below = state.frames[base];
  const goesOn: Frame = { ...frame, computed: [...frame.computed, returnedValue(text, range, NONE)] };
  if (!below?.waiting) return { again: withTop(state, goesOn) };
  const own = [...state.frames.slice(base + 1, -1), goesOn];
  const generators = new Map(state.generators);
  own.forEach((one, at) => generators.set(one.id, { ...one, parked: { thread, at } }));
  const { computed, expression, range: place } = below.waiting;
  const next = moved(below, { line: below.line, event: 'line' });
  const called = { ...next, computed: [...computed, returnedValue(expression, place, NONE)] };
  return { again: { ...state, generators, frames: [...state.frames.slice(0, base), called] } };
}

function unparked(frame: Frame): Frame {
  const awake: Frame & { parked?: unknown } = { ...frame };
  delete awake.parked;
  return awake;
}

/** What is to be called before the program ends: its threads go on until they end. */
export function ending(functions: readonly FunctionInfo[], { function: info }: Frame): FunctionInfo | undefined {
  const isProgram = info.kind === 'module' && info.importedAs === undefined;
  return isProgram ? functions.findLast((one) => one.name === ENDING && isOfThreading(one)) : undefined;
}

function isOfThreading(info: FunctionInfo): boolean {
  return moduleOf(info).importedAs === 'threading';
}
