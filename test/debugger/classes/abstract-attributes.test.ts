/** What instances of classes surely do not have whose bases are abstract classes of containers. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

describe.skipIf(!HAS_PYTHON)('classes of containers', () => {
  const answering = byEvaluator();
  afterAll(() => {
    answering.end();
  });

  async function has(name: string): Promise<string> {
    const lines = ['from collections.abc import MutableSet', 'class S(MutableSet):', '    def __init__(self):', '        self.a = 1', '    def __len__(self):', '        return 0', '    def __contains__(self, x):', '        return False', '    def __iter__(self):', '        return iter(())', '    def add(self, x):', '        pass', '    def discard(self, x):', '        pass', 's = S()', "try:", `    x = s.${name}`, "    print(True)", "except AttributeError:", "    print(False)"]; // prettier-ignore
    const machine = new Machine(python.parse(lines.join('\n')), answering.predictor);
    let state = launch(machine.source);
    while (state.status === 'running') state = await machine.step(state);
    return state.output;
  }

  it('have no names that such a class does not bring', async () => {
    expect(await has('_set')).toBe('False\n');
    expect(await has('add')).toBe('True\n');
  });

  it('have those that it brings, as far as anybody knows', async () => {
    expect(await has('isdisjoint').catch(() => 'not known')).not.toBe('False\n');
  });
});
