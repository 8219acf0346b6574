/** What the timeline draws: the recorded steps of a window, in lanes, never more than a few elements per pixel column. */
import type { HistoryStep } from '../../../adapter/presentation/history-step';
import { isOnlyAnEnd } from '../../../adapter/presentation/iteration-ends';
import { isLoopHeader } from '../inlineText';
import type { Recording } from '../historyCopy';

export type MarkKind = 'loop' | 'output' | 'exception';

/** A call, from its first step to its last inside the window. */
export interface CallSpan {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly name: string;
}

/** Something at one place: several steps where there is less room than steps. */
export interface Mark {
  readonly kind: MarkKind;
  readonly step: number;
  readonly count: number;
}

/** The least confidence of the steps in a place. */
export interface Certainty {
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
}

/** Steps that are shown. */
export interface TimelineWindow {
  readonly from: number;
  readonly to: number;
}

export interface TimelineModel extends TimelineWindow {
  readonly first: number;
  readonly last: number;
  readonly current: number;
  /** Depth of the deepest call in the window, at most `DEEPEST`. */
  readonly depth: number;
  readonly calls: readonly CallSpan[];
  readonly marks: readonly Mark[];
  readonly certainties: readonly Certainty[];
}

/** Places side by side. */
const PLACES = 300;
/** Deeper calls share the last row. */
const DEEPEST = 7;

export function layout(recording: Recording, window?: TimelineWindow): TimelineModel {
  const { first, last, current } = recording;
  const from = Math.max(first, Math.min(window?.from ?? first, last));
  const to = Math.max(from, Math.min(window?.to ?? last, last));
  const steps = recording.steps.slice(from - first, to - first + 1);
  const width = Math.max(1, (to - from + 1) / PLACES);
  const calls = callsOf(steps, width);
  return {
    first,
    last,
    current,
    from,
    to,
    depth: Math.max(0, ...calls.map(({ depth }) => depth)),
    calls,
    marks: marksOf(steps, width),
    certainties: certaintiesOf(steps, width),
  };
}

/** Calls that begin in the same place as another of their depth are left out. */
function callsOf(steps: readonly HistoryStep[], width: number): CallSpan[] {
  const spans: CallSpan[] = [];
  const open: { from: number; name: string; depth: number }[] = [];
  const places = new Set<string>();
  const close = (to: number): void => {
    const call = open.pop();
    if (!call) return;
    const depth = Math.min(call.depth, DEEPEST);
    const place = `${depth}:${Math.floor(call.from / width)}`;
    if (places.has(place) && to - call.from < width) return;
    places.add(place);
    spans.push({ from: call.from, to, depth, name: call.name });
  };
  for (const { step, depth, event, function: name } of steps) {
    if (event === 'end') break;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) > depth) close(step - 1);
    if (event === 'call' && open.at(-1)?.depth === depth) close(step - 1);
    // A window or history may begin inside a call.
    if (open.at(-1)?.depth !== depth) open.push({ from: step, name, depth });
  }
  const end = steps.at(-1);
  while (end && open.length > 0) close(end.event === 'end' ? end.step - 1 : end.step);
  return spans.sort((a, b) => a.from - b.from || a.depth - b.depth);
}

function marksOf(steps: readonly HistoryStep[], width: number): Mark[] {
  const marks = new Map<string, Mark>();
  for (const step of steps) {
    for (const kind of kindsOf(step)) {
      const place = `${kind}:${Math.floor(step.step / width)}`;
      const known = marks.get(place);
      marks.set(place, { kind, step: known?.step ?? step.step, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...marks.values()];
}

function kindsOf(step: HistoryStep): MarkKind[] {
  const { event, output, text } = step;
  return [
    ...(event === 'line' && isLoopHeader(text) ? (['loop'] as const) : []),
    ...(output === '' ? [] : (['output'] as const)),
    ...(event === 'exception' && !isOnlyAnEnd(step) ? (['exception'] as const) : []),
  ];
}

/** Neighbours of about the same certainty are one; a place that has several is as sure as the least of them. */
function certaintiesOf(steps: readonly HistoryStep[], width: number): Certainty[] {
  const found: { from: number; to: number; confidence: number }[] = [];
  let place = -1;
  let began = 0;
  for (const { step, confidence } of steps) {
    const last = found.at(-1);
    const here = Math.floor(step / width);
    if (here !== place) began = step;
    place = here;
    if (last && Math.abs(last.confidence - confidence) < 0.02) {
      last.to = step;
      continue;
    }
    const isShared = last !== undefined && last.to >= began;
    const least = Math.min(confidence, isShared ? last.confidence : 1);
    if (isShared && (last.from >= began || least === last.confidence)) {
      last.to = step;
      last.confidence = least;
      continue;
    }
    if (isShared) last.to = began - 1;
    found.push({ from: isShared ? began : step, to: step, confidence: least });
  }
  return found;
}
