/** An attribute comes from where it was set, through all calls that hand on its object. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Cause, Provenance } from '../../../src/debugger/causes/provenance';
import { toEnd } from '../../../src/debugger/causes/suspects/run-outcome';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { byEvaluator } from '../../support/run-comparison';

const python = await loadPython();

const PROGRAM = `class Box:
    def __init__(self, size, name):
        self.size = size
        self.name = name

    def area(self):
        return self.size * 2

def make(n, name):
    made = Box(n, name)
    return made

def f(n, names):
    box = make(n + 1, names[0])
    names.append(box.area())
    return names
`;

describe.skipIf(!HAS_PYTHON)('an attribute', () => {
  const { predictor, end } = byEvaluator();
  afterAll(end);

  it('comes from the statement that set it', async () => {
    const source = python.parse(PROGRAM);
    const start = launch(source, { function: 'f', arguments: "3, ['a']" });
    const begun = { source, first: 0, last: 0, state: (index: number) => (index === 0 ? start : undefined) };
    const recording = await toEnd(begun, new Machine(source, predictor));
    const provenance = new Provenance(recording);
    const index = Array.from({ length: recording.last }, (_, i) => i).find(
      (i) => recording.state(i)?.frames.at(-1)?.line === 7,
    );
    const frame = recording.state(index ?? 0)?.frames.at(-1);
    const chain: string[] = [];
    for (let cause = frame && provenance.of('self.size', frame, index ?? 0); cause;) {
      chain.push(`${cause.line} ${cause.kind} ${cause.name}`);
      const next: Cause[] = provenance.causesOf(cause);
      expect(next.length).toBeLessThanOrEqual(3);
      // What it is made of, before the call that it was made in.
      cause = next.find(({ kind }) => kind === 'returned') ?? next[0];
    }
    expect(chain).toEqual([
      '15 argument self.size',
      '14 assigned box.size',
      '11 returned make()',
      '10 assigned made.size',
      '3 changed self.size',
      '10 argument size',
      '14 argument n',
      '13 start n',
    ]);
  });
});
