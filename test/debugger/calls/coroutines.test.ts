import { beforeAll, describe, expect, it } from 'vitest';
import { isAwaited, withoutAwaits } from '../../../src/debugger/calls/coroutines';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { Statement } from '../../../src/python/syntax';
import { answering, calls, isDone, made, returns } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

function statement(text: string): Statement {
  const found = python.parse(`async def f():\n    ${text}\n        pass\n`).statementAt(2);
  if (!found) throw new Error('no statement');
  return found;
}
const words = (text: string): string =>
  withoutAwaits(statement(text))
    .tokens.map((token) => token.text)
    .join(' ');

describe('a statement of a coroutine', () => {
  it('is asked about without the words that say when it runs', () => {
    expect(words('x = await g(1) + await h()')).toBe('x = g ( 1 ) + h ( )');
    expect(words('asyncio.run(main(1))')).toBe('main ( 1 )');
    expect(words('async for x in g():')).toBe('for x in g ( )');
    expect(words('x = 1')).toBe('x = 1');
  });

  it('runs what it awaits', () => {
    const plain = withoutAwaits(statement('x = await g(1) + h() + await o.m()'));
    expect(plain.calls.filter(({ range }) => isAwaited(plain, range)).map(({ text }) => text)).toEqual([
      'g(1)',
      'o.m()',
    ]);
    const run = withoutAwaits(statement('asyncio.run(main(other()))'));
    expect(run.calls.map(({ text, range }) => [text, isAwaited(run, range)])).toEqual([
      ['other()', false],
      ['main(other())', true],
    ]);
  });
});

describe('a coroutine', () => {
  const text =
    'import asyncio\nasync def g(x):\n    await asyncio.sleep(1)\n    return x\n\n' +
    'async def f():\n    a = await g(1)\n    b = g(2)\n    return a\n\nr = asyncio.run(f())\n';
  const machine = (): Machine =>
    new Machine(
      python.parse(text),
      answering({
        4: (query) => returns(query.lookup('x')),
        7: (query) => (isDone(query) ? { binds: { a: made(query) } } : calls(query, 'g')),
        8: (query) => (isDone(query) ? { binds: { b: made(query) } } : calls(query, 'g')),
        9: (query) => returns(query.lookup('a')),
        11: (query) => (isDone(query) ? { binds: { r: made(query) } } : calls(query, 'f')),
      }),
    );
  const run = async (start: State): Promise<string[]> => {
    const seen: string[] = [];
    for (let state = start; state.status === 'running'; state = await machine().step(state)) {
      const { event, function: info, line, locals } = topFrame(state);
      const b = locals.get('b');
      seen.push(`${event} ${info.name}:${line}${b ? ` b=${printValue(b)}` : ''}`);
    }
    return seen;
  };

  it('runs where it is awaited, and is unknown where it is not', async () => {
    const seen = await run(launch(python.parse(text), { function: 'f', arguments: '' }));
    expect(seen).toEqual([
      'call f:6',
      'line f:7',
      'call g:2',
      'line g:3',
      'line g:4',
      'return g:4',
      'line f:8',
      'line f:9 b=<unknown>',
      'return f:9 b=<unknown>',
    ]);
  });

  it('runs where the program starts it', async () => {
    const seen = await run(launch(python.parse(text)));
    expect(seen).toContain('call f:6');
    expect(seen.at(-1)).toBe('return <module>:11');
  });
});
