import { expect, it } from 'vitest';
import { PredictionError } from '../../../../src/codec/query';
import { launch } from '../../../../src/debugger/launch/launch';
import { Machine } from '../../../../src/debugger/machine/machine';
import { lookup } from '../../../../src/debugger/state/name-scopes';
import { topFrame } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import { printValue } from '../../../../src/python/values/print';

const PROGRAM = `from typing import NamedTuple

class Row(NamedTuple):
    name: str
    size: int = 3

row = Row("Ann")
items = iter(row)
pass
`;

it('an iterator over a named tuple has its items', async () => {
  const python = await loadPython();
  const source = python.parse(PROGRAM);
  const asked: string[] = [];
  const machine = new Machine(source, {
    predict: (query) => {
      asked.push(query.statement.tokens.map(({ text }) => text).join(' '));
      return Promise.reject(new PredictionError('nobody is asked'));
    },
  });
  let state = launch(source, { commandLine: [] });
  let items: string | undefined;
  while (state.status === 'running') {
    const held = lookup(state, topFrame(state), 'items');
    if (held) items = printValue(held);
    state = await machine.step(state);
  }
  expect(asked).toEqual([]);
  expect(items).toBe('<iterator tuple_iterator>');
});
