/** A step of the recorded history, as a timeline or a document of the predicted run shows it. */
import { lookup } from '../debugger/scopes';
import type { FrameEvent, State, StepSource } from '../debugger/state';
import type { SourceFile } from '../python/syntax';
import type { Client } from './client';
import { preview } from './presentation';

export interface HistoryStep {
  /** Number by which the step can be gone to. */
  readonly step: number;
  /** `end` once the program has ended. */
  readonly event: FrameEvent | 'end';
  readonly function: string;
  /** As the client counts lines. */
  readonly line: number;
  /** Text of that line. */
  readonly text: string;
  /** Frames below this one. */
  readonly depth: number;
  /** What the step that led here has changed. */
  readonly changes: readonly { readonly name: string; readonly value?: string; readonly confidence: number }[];
  /** What it has printed. */
  readonly output: string;
  /** Returned value, of a return event (and of the end). */
  readonly value?: string;
  /** Exception of an exception event, or the one that leaves the frame. */
  readonly exception?: { readonly type: string; readonly message?: string };
  readonly source: StepSource;
  /** Probability that the step is right. */
  readonly confidence: number;
}

/** Characters of a value. */
const VALUE_LENGTH = 200;

export function describeStep(state: State, step: number, source: SourceFile, client: Client): HistoryStep {
  const frame = state.frames.at(-1);
  const { last, failure, result } = state;
  const line = frame?.line ?? last.from?.line ?? 1;
  const exception = frame ? frame.exception : failure;
  const value = frame ? (frame.event === 'return' && !exception ? frame.value : undefined) : result;
  return {
    step,
    event: frame?.event ?? 'end',
    function: frame?.function.qualifiedName ?? '',
    line: client.line(line),
    text: lineText(source, line),
    depth: Math.max(0, state.frames.length - 1),
    changes: changesOf(state),
    output: last.output,
    ...(value && { value: preview(value, VALUE_LENGTH) }),
    ...(exception && {
      exception: {
        type: exception.type,
        ...(exception.message !== undefined && { message: exception.message }),
      },
    }),
    source: last.source,
    confidence: last.confidence,
  };
}

function changesOf(state: State): HistoryStep['changes'] {
  const { from, changes } = state.last;
  const frame = state.frames.find(({ id }) => id === from?.frame) ?? state.frames.at(-1);
  if (!frame) return [];
  return [...changes].map(([name, confidence]) => {
    const value = lookup(state, frame, name);
    return { name, ...(value && { value: preview(value, VALUE_LENGTH) }), confidence };
  });
}

const lines = new WeakMap<SourceFile, string[]>();

function lineText(source: SourceFile, line: number): string {
  const all = lines.get(source) ?? source.text.split(/\r\n?|\n/);
  lines.set(source, all);
  return all[line - 1] ?? '';
}
