import { beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../../src/codec/query';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { Migration } from '../../../src/debugger/live-edit/migration';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { answering, calls, isDone, made, returns, type Answer, type Answers } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** The events of a call of `f`, as `event function:line`, with values of return events. */
async function run(text: string, answers: Answers, name = 'f'): Promise<{ events: string[]; end: State }> {
  const source = python.parse(text);
  const machine = new Machine(source, answering(answers));
  let state = launch(source, { function: name, arguments: '' });
  const events: string[] = [];
  for (;;) {
    const { event, function: info, line, value, exception } = topFrame(state);
    const shown = exception ? ` ${exception.type}` : event === 'return' && value ? ` ${printValue(value)}` : '';
    events.push(`${event} ${info.name}:${line}${shown}`);
    state = await machine.step(state);
    if (state.status !== 'running') return { events, end: state };
  }
}

const PAIR = 'def g():\n    yield 1\n    yield 2\n\n';
const pair: Answers = { 2: () => returns(parseValue('1')), 3: () => returns(parseValue('2')) };

describe('a generator', () => {
  it('goes on from its yield for each round of a loop, and is closed where the loop is left', async () => {
    const text =
      'def evens(i):\n    while True:\n        yield i\n        i = i + 2\n\n' +
      'def f():\n    for e in evens(0):\n        t = e\n        if e:\n            break\n    return t\n';
    const { events, end } = await run(text, {
      3: (query) => returns(query.lookup('i')),
      4: () => ({ binds: { i: '2' } }),
      7: (query) => calls(query, 'evens'),
      8: (query) => ({ binds: { t: query.lookup('e') } }),
      9: (query) => ({
        outcome: { kind: 'next', successor: printValue(query.lookup('e') ?? parseValue('0')) === '0' ? 1 : 0 },
      }),
      11: (query) => returns(query.lookup('t')),
    });
    // As CPython's tracing tells it.
    expect(events.join(', ')).toBe(
      'call f:6, line f:7, call evens:1, line evens:2, line evens:3, return evens:3 0, line f:8, line f:9, ' +
        'line f:7, call evens:3, line evens:4, line evens:2, line evens:3, return evens:3 2, line f:8, line f:9, ' +
        'line f:10, call evens:3, exception evens:3 GeneratorExit, return evens:3 GeneratorExit, line f:11, return f:11 2',
    );
    expect(end.generators.size).toBe(0);
  });

  it('ends its loop where it ends, and its items are unpacked', async () => {
    const text =
      "def g():\n    yield 'a', [1, 2]\n\ndef f():\n    for name, (x, y) in g():\n        pass\n    return name, x, y\n";
    const { events, end } = await run(text, {
      2: () => returns(parseValue("('a', [1, 2])")),
      5: (query) => calls(query, 'g'),
      7: (query) => {
        const items = ['name', 'x', 'y'].map((name) => query.lookup(name) ?? parseValue('None'));
        return returns({ kind: 'tuple', items });
      },
    });
    expect(events.slice(-5)).toEqual(['line f:5', 'call g:2', 'return g:2 None', 'line f:7', "return f:7 ('a', 1, 2)"]);
    expect(end.generators.size).toBe(0);
  });

  it('gives all its items to what takes them all', async () => {
    const both = (line: string) => `${PAIR}def f():\n    ${line}\n    return x\n`;
    const last = (query: Query): Answer => (isDone(query) ? { binds: { x: made(query) } } : calls(query, 'g'));
    for (const line of ['x = list(g())', 'x = [y for y in g()]', 'x = [*g()]']) {
      const { events } = await run(both(line), { ...pair, 6: last, 7: (query) => returns(query.lookup('x')) });
      expect(events.at(-1), line).toBe('return f:7 [1, 2]');
      expect(events.filter((event) => event.startsWith('call g'))).toHaveLength(3);
    }
  });

  it('waits under a name until its items are wanted', async () => {
    const text = `${PAIR}def f():\n    it = g()\n    a = next(it)\n    b = list(it)\n    c = next(it, 7)\n    d = next(it)\n`;
    const { events } = await run(text, {
      ...pair,
      // The model does not say which iterator it means.
      6: (query) => (isDone(query) ? { binds: { it: '<iterator generator>' } } : calls(query, 'g')),
      7: (query) => ({ binds: { a: made(query) } }),
      8: (query) => ({ binds: { b: query.lookup('it') } }),
      9: (query) => ({ binds: { c: made(query) } }),
    });
    expect(events.slice(-3)).toEqual(['line f:10', 'exception f:10 StopIteration', 'return f:10 StopIteration']);
    expect(events.filter((event) => event.startsWith('return g'))).toEqual([
      'return g:2 1',
      'return g:3 2',
      'return g:3 None',
    ]);
  });

  it('passes on what another one yields, and the items of a list', async () => {
    const text = `${PAIR}def h():\n    yield from g()\n    yield from [3]\n\ndef f():\n    x = list(h())\n    return x\n`;
    const { events } = await run(text, {
      ...pair,
      6: (query) => (isDone(query) ? returns(parseValue('<iterator generator>')) : calls(query, 'g')),
      7: () => returns(parseValue('[3]')),
      10: (query) => (isDone(query) ? { binds: { x: made(query) } } : calls(query, 'h')),
      11: (query) => returns(query.lookup('x')),
    });
    expect(events.at(-1)).toBe('return f:11 [1, 2, 3]');
    expect(events.slice(5, 12).join(', ')).toBe(
      'line g:2, return g:2 1, return h:6 1, call h:6, call g:2, line g:3, return g:3 2',
    );
  });

  it('goes through all its items where it is started by itself', async () => {
    const { events, end } = await run(PAIR, pair, 'g');
    expect(events).toEqual([
      'call g:1',
      'line g:2',
      'return g:2 1',
      'call g:2',
      'line g:3',
      'return g:3 2',
      'call g:3',
      'return g:3 None',
    ]);
    expect(end.status).toBe('finished');
  });

  it('goes on in an edited program', async () => {
    const text = `${PAIR}def f():\n    for x in g():\n        pass\n`;
    const [from, to] = [python.parse(text), python.parse(`# more\n${text.replace('pass', 'y = x')}`)];
    const machine = new Machine(from, answering({ ...pair, 6: (query) => calls(query, 'g') }));
    let state = launch(from, { function: 'f', arguments: '' });
    while (topFrame(state).line !== 7) state = await machine.step(state);
    const migration = new Migration(from, to);
    const moved = migration.convert(state);
    expect(moved && topFrame(moved).line).toBe(8);
    const other = new Machine(to, answering({ 4: () => returns(parseValue('5')), 8: () => ({ binds: { y: '0' } }) }));
    const lines: number[] = [];
    for (let next = moved; next?.status === 'running'; next = await other.step(next)) lines.push(topFrame(next).line);
    expect(lines).toEqual([8, 7, 3, 4, 4, 8, 7, 4, 4, 7]);
    expect(() => {
      new Migration(from, python.parse(text.replace('yield 1', 'yield 3'))).check(state);
    }).toThrow('is suspended and was changed');
  });

  it('that never ends is given up', async () => {
    const text = 'def g():\n    while True:\n        yield 1\n\ndef f():\n    return sum(g())\n';
    const unknown = { kind: 'unknown' } as const;
    const { end } = await run(text, { 3: () => returns(parseValue('1')), 6: () => returns(unknown) });
    expect(end.result).toMatchObject({ kind: 'unknown' });
  });

  it('yields what is unknown, without the model', async () => {
    const text = 'def g():\n    x = input()\n    yield x\n    yield\n\ndef f():\n    for y in g():\n        pass\n';
    const { events } = await run(text, { 7: (query) => calls(query, 'g') });
    expect(events.filter((event) => event.startsWith('return g'))).toEqual([
      'return g:3 <unknown>',
      'return g:4 None',
      'return g:4 None',
    ]);
  });
});
