/** Far jumps over a stand-in that answers what a test tells it: what is asked, and the state that an answer makes. */
import { describe, expect, it } from 'vitest';
import type { FunctionPredictor, Jump, JumpQuery } from '../../../src/codec/function/function-query';
import { PredictionError } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { FarJumps } from '../../../src/debugger/functions/far-jumps';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, withTop, type State } from '../../../src/debugger/state/state';
import type { Command } from '../../../src/debugger/session/commands/commands';
import { parseArguments, parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';
import { OraclePredictor } from '../../support/oracle';

const python = await loadPython();

const LOOP = `def total(xs, k):
    s = 0
    for x in xs:
        if x > k:
            s += x
    return s
`;

/** Says one thing, or nothing. */
class StandIn implements FunctionPredictor {
  readonly asked: JumpQuery[] = [];
  constructor(private readonly answer?: Pick<Jump, 'outcome'> & { changes?: Record<string, string> }) {}

  async jump(query: JumpQuery): Promise<Jump> {
    this.asked.push(query);
    if (!this.answer) throw new PredictionError('nothing');
    const changes = Object.entries(this.answer.changes ?? {}).map(([name, text]) => ({
      name,
      value: parseValue(text),
      confidence: 0.5,
    }));
    const { outcome } = this.answer;
    return await Promise.resolve({ changes, outcome, outcomeConfidence: 0.5, confidence: 0.5 });
  }

  invert(): never {
    throw new Error('not asked');
  }
}

const parsed = new Map<string, SourceFile>();

/** A program and its states have to know the same functions. */
function sourceOf(code: string): SourceFile {
  const source = parsed.get(code) ?? python.parse(code);
  parsed.set(code, source);
  return source;
}

/** The state at a line of a function with these locals. */
async function stateAt(code: string, call: string, line?: number, locals: Record<string, string> = {}): Promise<State> {
  const source = sourceOf(code);
  const [, name = '', given = ''] = /^(\w+)\((.*)\)$/.exec(call) ?? [];
  const start = launch(source, { function: name, arguments: parseArguments(given) });
  const first = await new Machine(source, new OraclePredictor(source)).step(start);
  const frame = topFrame(first);
  const values = Object.entries(locals).map(([local, text]) => [local, parseValue(text)] as const);
  return withTop(first, { ...frame, line: line ?? frame.line, locals: new Map([...frame.locals, ...values]) });
}

async function leap(
  code: string,
  state: State,
  command: Command,
  standIn: StandIn,
  breakpoints: readonly number[] = [],
): Promise<State | undefined> {
  return await new FarJumps(sourceOf(code), standIn, new Set(breakpoints)).leap(state, command);
}

const local = (state: State | undefined, name: string): string | undefined => {
  const value = state?.frames.at(-1)?.locals.get(name);
  return value && printValue(value);
};

describe('a far jump', () => {
  it('out of a function ends its call', async () => {
    const standIn = new StandIn({ outcome: { kind: 'return', value: parseValue('14') } });
    const state = await stateAt(LOOP, 'total([1, 5, 9], 3)');
    const after = await leap(LOOP, state, { kind: 'out' }, standIn);
    expect(standIn.asked).toMatchObject([{ line: 2, targets: [], loops: [] }]);
    const frame = after?.frames.at(-1);
    expect([frame?.event, frame?.value && printValue(frame.value)]).toEqual(['return', '14']);
    expect(after?.last).toMatchObject({ source: 'predicted', confidence: 0.5 });
  });

  it('that raises leaves the frame with the exception', async () => {
    const exception = { type: 'TypeError', message: 'no' };
    const standIn = new StandIn({ outcome: { kind: 'raise', exception } });
    const after = await leap(LOOP, await stateAt(LOOP, 'total([1], 3)'), { kind: 'out' }, standIn);
    expect(after?.frames.at(-1)).toMatchObject({ event: 'return', exception });
  });

  it('to a line knows the names there, and where its loop is', async () => {
    const standIn = new StandIn({ outcome: { kind: 'line', line: 5 }, changes: { s: '5', x: '9' } });
    const state = await stateAt(LOOP, 'total([1, 5, 9], 3)');
    const after = await leap(LOOP, state, { kind: 'to', line: 5 }, standIn);
    expect(standIn.asked[0]?.targets).toEqual([5]);
    expect([local(after, 's'), local(after, 'x'), after?.frames.at(-1)?.line]).toEqual(['5', '9', 5]);
    expect(after?.frames.at(-1)?.iterators).toMatchObject([{ line: 3, taken: 3 }]);
    expect(after?.last.changes.get('s')).toBe(0.5);
  });

  it('to a line whose loop variable is no item does not pretend to know where the loop is', async () => {
    const standIn = new StandIn({ outcome: { kind: 'line', line: 5 }, changes: { s: '5', x: '7' } });
    const after = await leap(LOOP, await stateAt(LOOP, 'total([1, 5, 9], 3)'), { kind: 'to', line: 5 }, standIn);
    expect(after?.frames.at(-1)?.iterators).toMatchObject([{ line: 3, iterable: { kind: 'unknown' } }]);
  });

  it('stops at breakpoints, up to three', async () => {
    const state = await stateAt(LOOP, 'total([1], 3)');
    const standIn = new StandIn({ outcome: { kind: 'line', line: 4 }, changes: { x: '1' } });
    await leap(LOOP, state, { kind: 'continue' }, standIn, [4, 6, 99]);
    expect(standIn.asked[0]?.targets).toEqual([4, 6]);
    expect(await leap(LOOP, state, { kind: 'continue' }, standIn, [3, 4, 5, 6])).toBeUndefined();
  });

  it('changes an object for all of its names, unless one of them still holds the old one', async () => {
    const code = 'def f(a):\n    b = a\n    b.append(1)\n    a = [9]\n    return b\n';
    const state = await stateAt(code, 'f([0])', 3);
    const frame = topFrame(state);
    const shared = withTop(state, {
      ...frame,
      locals: new Map([...frame.locals, ['b', frame.locals.get('a') ?? parseValue('0')]]),
    });
    const standIn = new StandIn({ outcome: { kind: 'line', line: 5 }, changes: { a: '[9]', b: '[0, 1]' } });
    const after = await leap(code, shared, { kind: 'to', line: 5 }, standIn);
    expect([local(after, 'a'), local(after, 'b')]).toEqual(['[9]', '[0, 1]']);
  });
});

describe('a far jump is not asked for', () => {
  const idle = new StandIn();

  it.each([
    ['one step is all there is', LOOP, 'total([1], 3)', { kind: 'over' }],
    ['another function is called', 'def g(x):\n    return x\ndef f(x):\n    return g(x)\n', 'f(1)', { kind: 'out' }],
    ['a global object may change', 'seen = []\ndef f(x):\n    seen.append(x)\n', 'f(1)', { kind: 'out' }],
    [
      'a block waits',
      'def f(x):\n    try:\n        x += 1\n    finally:\n        x += 2\n',
      'f(1)',
      { kind: 'to', line: 5 },
    ],
  ] as const)('where %s', async (_, code, call, command) => {
    expect(await leap(code, await stateAt(code, call), command, idle)).toBeUndefined();
    expect(idle.asked).toEqual([]);
  });

  it('where something that the function names is unknown', async () => {
    const state = await stateAt(LOOP, 'total([1], 3)', undefined, { k: '<unknown>' });
    expect(await leap(LOOP, state, { kind: 'out' }, idle)).toBeUndefined();
    expect(idle.asked).toEqual([]);
  });

  it('where a loop is somewhere that nobody knows', async () => {
    const state = await stateAt(LOOP, 'total([1], 3)', 4, { s: '0', x: '1' });
    expect(await leap(LOOP, state, { kind: 'out' }, idle)).toBeUndefined();
    expect(idle.asked).toEqual([]);
  });

  it('and is no loss where the model has no answer', async () => {
    expect(await leap(LOOP, await stateAt(LOOP, 'total([1], 3)'), { kind: 'out' }, new StandIn())).toBeUndefined();
  });
});
