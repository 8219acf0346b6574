/** A backward predictor that answers from a recorded run of CPython: what the values were before a statement, each time it ended so. */
import { PredictionError } from '../../src/codec/query';
import type { Trace, TraceStep } from '../../src/codec/traces/trace';
import {
  maySay,
  type BackwardPredictor,
  type PriorState,
  type BackwardQuery,
} from '../../src/codec/backward/backward-query';
import { parseValue } from '../../src/python/values/literal';
import { sameValue } from '../../src/python/values/print';
import type { Value } from '../../src/python/values/value';

interface Recorded {
  readonly step: TraceStep;
  readonly next: TraceStep;
}

export class OraclePast implements BackwardPredictor {
  /** Lines asked about, in order. */
  readonly asked: number[] = [];
  private readonly recorded: readonly Recorded[];

  constructor({ steps }: Trace) {
    this.recorded = steps.flatMap((step, at) => {
      const next = steps.slice(at + 1).find((other) => other.frame === step.frame);
      return step.event === 'line' && next ? [{ step, next }] : [];
    });
  }

  async undo(query: BackwardQuery): Promise<PriorState[]> {
    await Promise.resolve();
    const { statement } = query;
    this.asked.push(statement.line);
    const fitting = this.recorded.filter((one) => one.step.line === statement.line && fits(query, one));
    const names = [...new Set(statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])))];
    const pasts = fitting.map(({ step }) =>
      names.flatMap((name) => {
        const [before, after] = [valueOf(step, name), query.lookup(name)];
        const isSame = before && after && sameValue(before, after);
        return isSame || !maySay(query, name) ? [] : [{ name, value: before, confidence: 0.9 }];
      }),
    );
    if (pasts.length === 0) throw new PredictionError(`line ${statement.line} has never ended so`);
    return pasts.map((values) => ({ values, confidence: 0.9 / pasts.length }));
  }
}

function fits(query: BackwardQuery, { next }: Recorded): boolean {
  const { statement, outcome } = query;
  const names = statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
  const isKnown = names.every((name) => {
    const [known, after] = [query.lookup(name), valueOf(next, name)];
    return !known || !after || known.kind === 'unknown' || known.kind === 'opaque' || sameValue(known, after);
  });
  if (!isKnown) return false;
  switch (outcome.kind) {
    case 'raise':
      return next.event === 'exception' && next.exception === outcome.exception.type;
    case 'return':
      return next.event === 'return' && sameValue(parseValue(next.value ?? 'None'), outcome.value);
    case 'next': {
      const target = statement.successors[outcome.successor];
      return target === (next.event === 'return' ? 'end' : next.line);
    }
  }
}

function valueOf({ locals, globals }: TraceStep, name: string): Value | undefined {
  const text = Object.hasOwn(locals, name) ? locals[name] : globals[name];
  return text === undefined ? undefined : parseValue(text);
}
