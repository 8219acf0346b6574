/** The past, inferred from CPython's own states with predictors that answer from the recorded run. */
import { describe, expect, it } from 'vitest';
import {
  PredictionError,
  type Change,
  type Outcome,
  type Prediction,
  type Predictor,
  type Query,
} from '../../../src/codec/query';
import type { Trace, TraceStep } from '../../../src/codec/traces/trace';
import type { PriorState, BackwardQuery } from '../../../src/codec/backward/backward-query';
import { PriorStates, type Inferred } from '../../../src/debugger/backward/prior-states';
import { Machine } from '../../../src/debugger/machine/machine';
import { partialStateAt } from '../../../src/debugger/launch/partial-state';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { fitsValue } from '../../../src/debugger/backward/consistency';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { SourceFile, Statement } from '../../../src/python/syntax';
import type { Value } from '../../../src/python/values/value';
import { OraclePredictor, readTrace } from '../../support/oracle';
import { OraclePast } from '../../support/past';

const python = await loadPython();

interface Opened {
  readonly file: SourceFile;
  readonly before: PriorStates;
  readonly past: OraclePast;
}

function open(trace: Trace): Opened {
  const file = python.parse(trace.source);
  const past = new OraclePast(trace);
  return { file, past, before: new PriorStates(new Machine(file, new OraclePredictor(file, trace)), past) };
}

const values = (texts: Readonly<Record<string, string>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseValue(text)]));

/** The event of the frame that a backward step from `at` should arrive at: one that does something, or the call. */
function truePast(file: SourceFile, steps: readonly TraceStep[], at: number): TraceStep | undefined {
  const frame = steps[at]?.frame;
  return steps.slice(0, at).findLast((step, index) => {
    if (step.frame !== frame) return false;
    if (step.event === 'call') return true;
    const statement = file.statementAt(step.line);
    const last = steps.slice(0, index).findLast((other) => other.frame === frame);
    const isExit = file
      .statementAt(last?.line ?? 0)
      ?.enclosing.some(({ kind, line }) => kind === 'with' && line === step.line);
    return step.event === 'line' && !statement?.isTransparent && statement?.kind !== 'except' && isExit !== true;
  });
}

/** What cannot be told, by line and the line before: changes made by functions that are called, ways through `finally`. */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  loops: [],
  recursion: [],
  aliases: ['18 from 17', '40 from 39'],
  closures: ['33 from 36', '39 from 38', '40 from 39'],
  exceptions: ['20 from 11', '20 from 18', '30 from 26', '32 from 30', '46 from 40', '48 from 47', '49 from 47'],
};

describe('every recorded state', () => {
  it.each(Object.keys(BEYOND))('of %s has its past among the inferred', async (program) => {
    const trace = readTrace(program);
    const { file, before } = open(trace);
    const missed = new Set<string>();
    let count = 0;
    for (const [at, step] of trace.steps.entries()) {
      const truth = truePast(file, trace.steps, at);
      const kind = file.statementAt(step.line)?.kind;
      if (step.event !== 'line' || step.function === '<module>' || kind === 'except' || !truth) continue;
      count++;
      const known = partialStateAt(file, {
        line: step.line,
        locals: values(step.locals),
        globals: values(step.globals),
      });
      const inferred = await before.infer(known);
      const isFound = inferred.some(({ states: [state], isConfirmed }) => {
        const frame = state && topFrame(state);
        return isConfirmed && frame?.event === truth.event && frame.line === truth.line && agrees(frame.locals, truth);
      });
      if (!isFound) missed.add(`${step.line} from ${truth.line}`);
    }
    expect([...missed].sort()).toEqual(BEYOND[program]);
    expect(count).toBeGreaterThan(15);
  });
});

const program = `def f(a, i):
    total = 0
    for x in a:
        total += x
    if total > i:
        return total
    return a[i]`;
const source = python.parse(program);

function written(statement: Pick<Statement, 'tokens'> | undefined): string | undefined {
  return statement?.tokens.map(({ text }) => text).join(' ');
}

/** What the lines of `program` do, said with some doubt. */
const forwards: Predictor = {
  async predict(query: Query): Promise<Prediction> {
    await Promise.resolve();
    const { line } = query.statement;
    // Routines are programs of their own.
    if (written(query.statement) !== written(source.statementAt(line))) throw new PredictionError('that is not said');
    const int = (name: string): bigint => {
      const value = query.lookup(name);
      if (value?.kind !== 'int') throw new PredictionError(`${name} is not a number`);
      return value.value;
    };
    const a = query.lookup('a');
    const all = a?.kind === 'list' ? a.items : [];
    const change = (name: string, value: Value): Change => ({ name, value, confidence: 0.9 });
    const answer = (outcome: Outcome, ...changes: Change[]): Prediction => {
      return { values: [], output: '', changes, outcome, outcomeConfidence: 0.9, confidence: 0.9 };
    };
    switch (line) {
      case 2:
        return answer(next(0), change('total', parseValue('0')));
      case 3: {
        const [item] = query.iterator?.items ?? all;
        return item ? answer(next(0), change('x', item)) : answer(next(1));
      }
      case 4:
        return answer(next(0), change('total', { kind: 'int', value: int('total') + int('x') }));
      case 5:
        return answer(next(int('total') > int('i') ? 0 : 1));
      case 6:
        return answer({ kind: 'return', value: { kind: 'int', value: int('total') } });
      default: {
        const item = all[Number(int('i'))];
        return answer(item ? { kind: 'return', value: item } : { kind: 'raise', exception: { type: 'IndexError' } });
      }
    }
  },
};

const next = (successor: 0 | 1): Outcome => ({ kind: 'next', successor });

const said = (name: string, text: string, confidence = 0.5): PriorState => ({
  values: [{ name, value: parseValue(text), confidence }],
  confidence,
});
const NOTHING: PriorState = { values: [], confidence: 1 };

/** Infers with answers by line; what is not given has no answer. */
async function infer(known: State, answers: Readonly<Record<number, readonly PriorState[]>> = {}): Promise<Told> {
  const asked: string[] = [];
  const undo = async (query: BackwardQuery): Promise<PriorState[]> => {
    asked.push(`${query.statement.line} ${query.outcome.kind}`);
    await Promise.resolve();
    const pasts = answers[query.statement.line];
    if (!pasts) throw new PredictionError('no answer');
    return [...pasts];
  };
  const before = new PriorStates(new Machine(source, forwards), { undo });
  const inferred = await before.infer(known);
  return { asked, inferred, told: inferred.map((one) => told(one)) };
}

interface Told {
  readonly asked: readonly string[];
  readonly inferred: readonly Inferred[];
  readonly told: readonly string[];
}

/** `line 3, x = 1, y = <unknown> (confirmed, 0.9)`. */
function told({ states: [state], isConfirmed, probability }: Inferred): string {
  if (!state) return '';
  const { event, line, locals } = topFrame(state);
  const bound = [...locals].map(([name, value]) => `${name} = ${printValue(value)}`);
  return `${[`${event} ${line}`, ...bound].join(', ')} (${isConfirmed ? 'confirmed, ' : ''}${probability.toFixed(2)})`;
}

const at = (line: number, locals: Readonly<Record<string, string>>, ...unknown: string[]): State =>
  partialStateAt(source, { line, locals: values(locals), unknown });

describe('inferring the past', () => {
  it('prefers the past from which the model comes to where the program is', async () => {
    const known = at(3, { a: '[1, 2]', i: '5', total: '3', x: '2' });
    const { told: all } = await infer(known, { 4: [said('total', '9', 0.8), said('total', '1', 0.1)] });
    expect(all).toEqual([
      'line 4, a = [1, 2], i = 5, total = 1, x = 2 (confirmed, 0.33)',
      'line 4, a = [1, 2], i = 5, total = 9, x = 2 (0.30)',
      // What that line gives to `total` is written down, and it is something else.
      'line 2, a = [1, 2], i = 5, total = <unknown>, x = 2 (0.00)',
    ]);
  });

  it('finds the round of a loop that the item fits', async () => {
    const { inferred, told: all } = await infer(at(4, { a: '[1, 2, 3]', i: '5', total: '3', x: '3' }), {
      3: [NOTHING],
    });
    expect(all).toEqual([
      'line 3, a = [1, 2, 3], i = 5, total = 3, x = <unknown> (confirmed, 0.90)',
      'line 3, a = [1, 2, 3], i = 5, total = 3, x = <unknown> (0.10)',
    ]);
    expect(inferred[0]?.states[0]?.frames[0]?.iterators[0]?.taken).toBe(2);
  });

  it('goes back through a loop that is over', async () => {
    const { inferred } = await infer(at(5, { a: '[1, 2]', i: '5', total: '3', x: '2' }), { 3: [NOTHING] });
    expect(inferred[0]).toMatchObject({ isConfirmed: true });
    expect(inferred[0]?.states[0]?.frames[0]?.iterators[0]?.taken).toBe(2);
  });

  it('learns from an exception what an unknown value was', async () => {
    const known = partialStateAt(source, {
      line: 7,
      locals: values({ a: '[1, 2]', total: '3' }),
      unknown: ['i'],
      exception: { type: 'IndexError' },
    });
    const { asked, told: all, inferred } = await infer(known, { 7: [said('i', '1', 0.6), said('i', '4', 0.3)] });
    expect(asked).toEqual(['7 raise']);
    expect(all.slice(0, 3)).toEqual([
      'line 7, a = [1, 2], total = 3, i = 4 (confirmed, 0.62)',
      'line 7, a = [1, 2], total = 3, i = <unknown> (1.00)',
      'line 7, a = [1, 2], total = 3, i = 1 (0.14)',
    ]);
    // Usual values, of which those are offered that lead to the exception.
    expect(all.slice(3).map((text) => / i = (.*) \(confirmed/.exec(text)?.[1])).toEqual(['-1', '2', '3', '5', '10']);
    expect(inferred[0]?.states[0]?.last).toMatchObject({ source: 'inferred', changes: new Map([['i', 0.3]]) });
  });

  it('does not fill in an unknown value that is hardly more than a guess', async () => {
    const known = at(6, { a: '[]', total: '3' }, 'i');
    expect((await infer(known, { 5: [said('i', '2', 0.05)] })).told).toEqual([
      'line 5, a = [], total = 3, i = <unknown> (1.00)',
    ]);
  });

  it('asks nothing where nothing is known of what the statement did', async () => {
    const known = at(3, { a: '[1]' }, 'total', 'i', 'x');
    const { asked } = await infer(known);
    expect(asked).toEqual([]);
  });

  it('ends at the call, and before that at the caller', async () => {
    const { told: all, inferred } = await infer(at(2, { a: '[1]', i: '0' }));
    expect(all).toEqual(['call 1, a = [1], i = 0 (confirmed, 1.00)']);
    const [call] = inferred[0]?.states ?? [];
    expect(call && (await infer(call)).told).toEqual([]);
  });

  it('knows that a function cannot have begun where more than its parameters is known', async () => {
    expect((await infer(at(2, { a: '[1]', i: '0', total: '7' }))).told).toEqual([]);
    expect((await infer(at(2, { a: '[1]', i: '0' }, 'total'))).told).toHaveLength(1);
  });

  it('is as sure of an earlier state as of the one it follows from', async () => {
    const known = at(3, { a: '[1, 2]', i: '5', total: '3', x: '2' });
    const { inferred } = await infer(known, { 4: [said('total', '1', 0.5)] });
    const [first] = inferred[0]?.states ?? [];
    if (!first) throw new Error('nothing inferred');
    const [earlier] = (await infer(first, { 3: [NOTHING] })).inferred;
    expect(earlier).toMatchObject({ isConfirmed: true });
    expect(earlier?.probability).toBeCloseTo((0.45 / (0.45 + 0.5)) * 0.9);
  });

  it('stops when it is told to', async () => {
    const before = new PriorStates(new Machine(source, forwards), {
      undo: async () => await Promise.resolve([NOTHING]),
    });
    const signal = AbortSignal.abort();
    await expect(before.infer(at(7, { a: '[1]', i: '0', total: '0' }), signal)).rejects.toThrow(/abort/);
  });
});

function agrees(locals: ReadonlyMap<string, Value>, truth: TraceStep): boolean {
  return Object.entries(truth.locals).every(([name, text]) => {
    const value = locals.get(name);
    return value !== undefined && fitsValue(value, parseValue(text));
  });
}
