import { expect, it } from 'vitest';
import { samplesOf } from '../../../../src/codec/traces/step-samples';
import type { Trace, TraceStep } from '../../../../src/codec/traces/trace';
import { loadPython } from '../../../../src/python/source';

const source = `class A:
    def __init__(self, x):
        self.x = x

class B(A):
    def __init__(self, x):
        A.__init__(self, x)
`;

it('passes the receiver that a call through a class writes', async () => {
  const self = '@1<B>';
  const common = { function: '__init__', globals: { A: "<class 'A'>", B: "<class 'B'>" }, locals: { self, x: '7' } };
  const steps: TraceStep[] = [
    { ...common, event: 'line', qualified: 'B.__init__', line: 7, depth: 0, frame: 1 },
    { ...common, event: 'call', qualified: 'A.__init__', line: 2, depth: 1, frame: 2, callSite: [7, 8, 7, 27] },
    { ...common, event: 'return', qualified: 'B.__init__', line: 7, depth: 0, frame: 1, value: 'None' },
  ];
  const trace: Trace = { id: 'classes', source, call: 'B(7)', steps, truncated: false };
  const [sample] = [...samplesOf((await loadPython()).parse(source), trace, () => undefined)];
  expect(sample?.answer.outcome).toMatchObject({
    kind: 'call',
    callee: '__init__',
    arguments: [{ value: { kind: 'object', className: 'B' } }, { value: { kind: 'int', value: 7n } }],
  });
  expect(sample?.answer.outcome).not.toHaveProperty('receiver');
});
