/** Iterators that are kept have their items, and nobody has to say what makes them. */
import { expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import { answering, type Answer } from '../../support/scripted';

it.each([
  ['zip(*rows)', '(2, 4)'],
  ['reversed(rows)', '[1, 2]'],
])('%s', async (made, item) => {
  const python = await loadPython();
  const lines = ['rows = [[1, 2], [3, 4]]', `z = ${made}`, 'for pair in z:', '    last = pair'];
  const ofLoop = answering({ 4: (query): Answer => ({ binds: { last: query.lookup('pair') } }) });
  const machine = new Machine(python.parse(lines.join('\n')), ofLoop);
  let state = launch(machine.source);
  while (state.status === 'running') state = await machine.step(state);
  const last = state.globals.get('last');
  expect(last && printValue(last)).toBe(item);
});
