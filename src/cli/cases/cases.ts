/** CRUXEval-style cases, one JSON object a line, and files of answers. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { TrueStep } from '../../debugger/machine/effects/known-events';
import { UsageError } from '../command';

export type { TrueStep } from '../../debugger/machine/effects/known-events';

export interface Case {
  readonly id: string;
  readonly code: string;
  /** The intact version of a broken program; the true steps come from it. */
  readonly intact?: string;
  /** How it was broken: kinds, joined by `+`. */
  readonly corruption?: string;
  /** Argument text of `f`; `entry` may name another function. */
  readonly input?: string;
  readonly output?: string;
  readonly entry?: string;
  /** Call expressions; the first is used instead of `input`. */
  readonly calls?: readonly string[];
  readonly steps?: readonly TrueStep[];
}

/** The call expression of a case. */
export function callOf(one: Case): string {
  return one.calls?.[0] ?? `${one.entry ?? 'f'}(${one.input ?? ''})`;
}

/** @throws UsageError if the file is missing or a line is not a case. */
export function readCases(path: string, limit = Number.POSITIVE_INFINITY): Case[] {
  if (!existsSync(path)) throw new UsageError(`no such file: ${path}`);
  if (!statSync(path).isFile()) throw new UsageError(`${path} is not a file`);
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, limit).map((line, i) => {
    try {
      const one: unknown = JSON.parse(line);
      if (isCase(one)) return one;
    } catch {
      // Reported below.
    }
    throw new UsageError(
      `${path}, case ${i + 1}: not a case (a JSON object with "id", "code" and, where given, true "steps")`,
    );
  });
}

function isCase(one: unknown): one is Case {
  const { id, code, steps = [] } = one as { id?: unknown; code?: unknown; steps?: unknown };
  return typeof id === 'string' && typeof code === 'string' && Array.isArray(steps) && steps.every(isStep);
}

function isStep(step: unknown): step is TrueStep {
  const { event, line, depth, locals } = step as Partial<Record<keyof TrueStep, unknown>>;
  return (
    typeof event === 'string' &&
    typeof line === 'number' &&
    typeof depth === 'number' &&
    typeof locals === 'object' &&
    locals !== null
  );
}
