/** One kind of fuzzing: cases that a seed makes, a way to try one, and what may come of it. */
import type { Random } from './random';

export interface Finding {
  /** Tells findings apart that have different causes: without numbers, paths and values. */
  readonly signature: string;
  /** What was seen, for people. */
  readonly text: string;
  /** It is about time: a machine with other work may be the reason. */
  readonly isTimed?: boolean;
}

/** @typeParam C a case: plain JSON, so that it can be written to a file and tried again */
export interface Kind<C> {
  readonly name: string;
  /** What is counted: "requests". */
  readonly unit: string;
  /** So many units have been tried so far. */
  readonly tried: number;
  /** Cases that run side by side, where they mostly wait. */
  readonly parallel?: number;
  /** @param index counts the cases of a seed, for kinds that go through a list first */
  make(random: Random, index: number): C;
  /** All that is wrong, and nothing for a case that is answered as it should be. */
  run(one: C): Promise<readonly Finding[]>;
  /** Smaller cases that may show the same: the smallest first. */
  smaller(one: C): Iterable<C>;
  /** A command line of the product that shows it, where there is one. */
  command?(one: C, path: string): string | undefined;
  close(): Promise<void>;
}

/** Without what differs from run to run. */
export function signatureOf(...parts: readonly string[]): string {
  return parts
    .join(' | ')
    .replace(/(?:\/[\w.@~+-]+)+/g, 'PATH')
    .replace(/\d+(?:\.\d+)?/g, 'N')
    .slice(0, 200);
}

/** What no text for people holds: traces of our own stack, internal errors. */
export function complaintsIn(text: string): Finding | undefined {
  // What the program is predicted to raise is none of ours.
  const lines = text.split('\n').filter((line) => !line.endsWith('(predicted, not caught)'));
  const at = lines.findIndex((line) =>
    /^\s+at .*[:(]\d*|internal error|^\w*Error: |UnhandledPromise|Segmentation/i.test(line),
  );
  if (at < 0) return undefined;
  const shown = lines.slice(Math.max(0, at - 1), at + 8).join('\n');
  return {
    signature: signatureOf('internal error', lines[at]?.trim() ?? '', lines[at + 1]?.trim() ?? ''),
    text: shown.slice(0, 1500),
  };
}
