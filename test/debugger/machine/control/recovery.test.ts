/** Statements that are passed over. */
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../../src/debugger/launch/launch';
import { passedOver } from '../../../../src/debugger/machine/control/recovery';
import { Machine } from '../../../../src/debugger/machine/machine';
import { topFrame, type State } from '../../../../src/debugger/state/state';
import { loadPython } from '../../../../src/python/source';
import { HAS_PYTHON } from '../../../support/cpython';
import { byEvaluator } from '../../../support/run-comparison';

const python = await loadPython();

const PROGRAM = `def doubled(xs):
    for x in xs:
        y = 2 * x
        yield y

g = doubled([1, 2])
n = sum(g)
print(n)
`;

describe.skipIf(!HAS_PYTHON)('a statement that is passed over', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  /** On that line for the first time. */
  async function at(machine: Machine, line: number): Promise<State> {
    let state = launch(machine.source);
    while (topFrame(state).line !== line || topFrame(state).event !== 'line') state = await machine.step(state);
    return state;
  }

  it('ends no generator: whoever takes its items goes on without them', async () => {
    const machine = new Machine(python.parse(PROGRAM), predictor);
    const passed = passedOver(machine.source, await at(machine, 2), 'it takes too long')?.state;
    expect(passed?.frames.map(({ line, function: { name } }) => `${name}:${line}`)).toEqual(['<module>:8']);
    expect(['g', 'n'].map((name) => passed?.globals.get(name)?.kind)).toEqual(['unknown', 'unknown']);
  });

  it('is one of a generator like any other where it yields nothing', async () => {
    const machine = new Machine(python.parse(PROGRAM), predictor);
    const passed = passedOver(machine.source, await at(machine, 3), 'it takes too long')?.state;
    expect(passed && topFrame(passed).line).toBe(4);
    expect(passed && topFrame(passed).locals.get('y')?.kind).toBe('unknown');
  });
});
