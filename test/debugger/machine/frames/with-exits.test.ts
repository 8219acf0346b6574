/** Who decides whether an exception leaves a `with` block: the model, as at any other branch. */
import { expect, it } from 'vitest';
import type { Outcome, Query } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import type { State } from '../../../../src/debugger/state/state';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import { answering, calls, isDone, returns, type Answer } from '../../../support/scripted';

const python = await loadPython();

const WITH = 8;
/** Raises in a block whose manager returns `result`. */
const program = (header: string, body = "n = n['missing']"): string => `class Guard:
    def __exit__(self, *details):
        return max(0, 0)
    def __bool__(self):
        return True

def f(n):
    ${header}
        ${body}
    return 5
`;

const branch = (isTrue: boolean): Outcome => ({ kind: 'next', successor: isTrue ? 0 : 1 });
const failing: Outcome = { kind: 'raise', exception: { type: 'KeyError', message: "'missing'" } };

interface Ran {
  readonly end: string;
  readonly asked: readonly Query[];
  readonly states: readonly State[];
}

/** @param judge what the model says of the branch at the end of the block */
async function run(
  text: string,
  { result = 'None', body = failing, judge }: { result?: string; body?: Outcome; judge?: (query: Query) => Answer },
): Promise<Ran> {
  const asked: Query[] = [];
  const predictor = answering({
    3: () => returns(parseValue(result)),
    5: () => returns(parseValue('True')),
    [WITH]: (query) => {
      if (query.statement.kind !== 'with') {
        asked.push(query);
        if (!judge) throw new Error('nobody asks');
        return judge(query);
      }
      return text.includes('Guard()') && !isDone(query) ? calls(query, 'Guard') : {};
    },
    9: () => ({ outcome: body }),
    10: () => returns(parseValue('5')),
    13: (query) => returns(query.lookup('n')),
  });
  const source = python.parse(text);
  const machine = new Machine(source, predictor);
  const states = [launch(source, { function: 'f', arguments: '{}' })];
  for (let state = states[0]; state?.status === 'running' && states.length < 40;)
    states.push((state = await machine.step(state)));
  const last = states.at(-1);
  return { end: last?.result ? printValue(last.result) : (last?.failure?.type ?? ''), asked, states };
}

const lines = (asked: readonly Query[]): string[] =>
  asked.map(({ statement }) => `${statement.line}: ${statement.tokens.map(({ text }) => text).join(' ')}`);

it.each(['1', "'x'", '[0]', '0', '[]', '<Guard>'])(
  'the model says whether %s swallows the exception',
  async (result) => {
    for (const isTrue of [true, false]) {
      const { end, asked, states } = await run(program('with Guard():'), {
        result,
        judge: () => ({ outcome: branch(isTrue), confidence: 0.75 }),
      });
      expect(end).toBe(isTrue ? '5' : 'KeyError');
      expect(asked).toHaveLength(1);
      const value = asked[0]?.lookup(asked[0].statement.tokens.find(({ kind }) => kind === 'name')?.text ?? '');
      expect(value && printValue(value)).toBe(result);
      expect(states.map(({ last }) => last.confidence)).toContain(0.75);
    }
  },
);

it.each([
  ['True', '5'],
  ['False', 'KeyError'],
  ['None', 'KeyError'],
])('%s says it itself', async (result, end) => {
  expect(await run(program('with Guard():'), { result })).toMatchObject({ end, asked: [] });
});

it('is not asked where there is no exception', async () => {
  const body = { kind: 'next', successor: 0 } as const;
  expect(await run(program('with Guard():'), { result: '1', body })).toMatchObject({ end: '5', asked: [] });
});

it('__bool__ of what is returned is entered', async () => {
  const { end, asked, states } = await run(program('with Guard():'), {
    result: '<Guard>',
    judge: (query) => {
      if (isDone(query)) return { outcome: branch(query.computed[0]?.value.kind === 'bool') };
      const receiver = query.lookup('returned_by_exit');
      if (!receiver) throw new Error('nothing was returned');
      return { outcome: { kind: 'call', callee: '__bool__', receiver, arguments: [], expression: '' } };
    },
  });
  expect([end, asked.length]).toEqual(['5', 2]);
  expect(states.map(({ frames }) => frames.at(-1)?.function.name)).toContain('__bool__');
});

it('what is not known lets the exception through, as an assumption', async () => {
  const { end, states } = await run(program('with Guard():'), { result: '<unknown>' });
  expect(end).toBe('KeyError');
  const assumed = states.flatMap(({ last }) => last.assumptions ?? []);
  expect(assumed.map(({ ways, chosen }) => ways[chosen])).toEqual(['the block of line 8 lets the exception through']);
});

it.each([
  ['with suppress(KeyError):', '5'],
  ['with contextlib.suppress(ValueError, LookupError):', '5'],
  ['with suppress(ValueError, OSError):', 'KeyError'],
  ['with suppress():', 'KeyError'],
])('%s is decided by the classes', async (header, end) => {
  expect(await run(program(header), {})).toMatchObject({ end, asked: [] });
});

it.each([
  ['with suppress(vendor.Broken, ValueError):', '8: except ( vendor . Broken , ValueError , )'],
  ['with suppress(*ERRORS) as s, open(n):', '8: except ( * ERRORS , )'],
])('%s asks like an except clause, where the classes are not known', async (header, question) => {
  for (const [outcome, end] of [
    [branch(true), '5'],
    [branch(false), 'KeyError'],
    [failing, 'KeyError'],
  ] as const) {
    const ran = await run(program(header), { judge: () => ({ outcome }) });
    expect([ran.end, lines(ran.asked)]).toEqual([end, [question]]);
    expect(ran.asked[0]?.handled).toMatchObject({ type: 'KeyError', message: "'missing'" });
  }
});

it('is not asked about a suppress of the program itself', async () => {
  const own = `${program('with suppress(n):')}\ndef suppress(n):\n    return n\n`;
  const source = await run(own, {});
  expect([source.end, source.asked]).toEqual(['KeyError', []]);
});

it('works on the first line of a file', async () => {
  const source = python.parse('with suppress(KeyError): x\ny = 1\n');
  const predictor = answering({
    1: ({ statement }) => ({ outcome: statement.kind === 'with' ? failing : branch(true) }),
    2: () => ({ binds: { y: '1' } }),
    3: () => ({ outcome: branch(true) }),
  });
  const machine = new Machine(source, predictor);
  let state = launch(source);
  for (let steps = 0; state.status === 'running' && steps < 20; steps++) state = await machine.step(state);
  expect(state.status).not.toBe('running');
});
