import { beforeAll, describe, expect, it } from 'vitest';
import { withoutAsync } from '../../../src/debugger/calls/coroutines';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../src/debugger/state/state';
import { printValue } from '../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { Statement } from '../../../src/python/syntax';
import { answering, returns } from '../../support/scripted';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

function statement(text: string): Statement {
  const found = python.parse(`async def f():\n    ${text}\n        pass\n`).statementAt(2);
  if (!found) throw new Error('no statement');
  return found;
}

describe('a statement of a coroutine', () => {
  it('is asked about without the word that says when it runs', () => {
    const words = (text: string): string =>
      withoutAsync(statement(text))
        .tokens.map((token) => token.text)
        .join(' ');
    expect(words('async for x in g():')).toBe('for x in g ( )');
    expect(words('x = 1')).toBe('x = 1');
  });
});

describe('a coroutine', () => {
  const text =
    'import asyncio, somebody\nasync def g(x):\n    await asyncio.sleep(1)\n    return x\n\n' +
    'async def f():\n    a = await g(1)\n    b = g(2)\n    c = await somebody.knows()\n    return a\n\nr = asyncio.run(f())\n';
  const machine = (): Machine =>
    new Machine(
      python.parse(text),
      answering({ 4: (query) => returns(query.lookup('x')), 9: () => returns({ kind: 'unknown' }) }),
    );
  const run = async (start: State): Promise<string[]> => {
    const seen: string[] = [];
    for (let state = start; state.status === 'running'; state = await machine().step(state)) {
      const { event, function: info, line, locals, exception } = topFrame(state);
      const shown = ['b', 'c'].flatMap((name) => {
        const value = locals.get(name);
        return value ? [`${name}=${printValue(value)}`] : [];
      });
      seen.push([`${event} ${info.name}:${line}`, ...(exception ? [exception.type] : []), ...shown].join(' '));
    }
    return seen;
  };

  it('waits until it is awaited, and goes on where the loop has come back to it', async () => {
    const seen = await run(launch(python.parse(text)));
    expect(seen.slice(seen.indexOf('call f:6'))).toEqual([
      'call f:6',
      'line f:7',
      'call g:2',
      'line g:3',
      'return g:3',
      'return f:7',
      'call f:7',
      'call g:3',
      'exception g:3 StopIteration',
      'line g:4',
      'return g:4',
      'exception f:7 StopIteration',
      'line f:8',
      'line f:9 b=<iterator coroutine>',
      'line f:10 b=<iterator coroutine> c=<unknown>',
      'return f:10 b=<iterator coroutine> c=<unknown>',
      'return <module>:12',
    ]);
  });
});
