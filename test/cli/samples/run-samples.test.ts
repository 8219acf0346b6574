/** Samples of runs: what is asked from a program's beginning to its end, with CPython's answers. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Sample } from '../../../src/cli/samples/evaluating-model';
import { PythonEvaluator } from '../../../src/cli/samples/python-evaluator';
import { runSamplesOf } from '../../../src/cli/samples/run-samples';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';
import type { SandboxTransport } from '../../../src/sandbox/transport';

const python = await loadPython();
const evaluator = new PythonEvaluator('python3', 'src/sandbox/python');
afterAll(() => {
  evaluator.end();
});

const PROGRAM = `
class Shelf:
    def __init__(self, names):
        self.names = list(names)

    def label(self):
        return "-".join(self.names) + "!" * len(self.names)

shelf = Shelf(["tea", "coffee"])
shelf.names.append("water melon")
print(shelf.label().upper())
`;

async function samplesOf(
  source: string,
  doubtedShare = 0,
  by: SandboxTransport = evaluator,
): Promise<{ samples: Sample[]; reasons: string[] }> {
  const samples: Sample[] = [];
  const reasons: string[] = [];
  const trace = { id: 'shop/shelf', source, call: null, steps: [], truncated: false };
  const options = { evaluator: by, maskedShare: 0, doubtedShare };
  for await (const sample of runSamplesOf(python.parse(source), trace, options, (reason) => void reasons.push(reason)))
    samples.push(sample);
  return { samples, reasons };
}

describe('samples of runs', () => {
  it('go on through calls, with the answers of CPython', async () => {
    const { samples, reasons } = await samplesOf(PROGRAM);
    expect(reasons).toEqual([]);
    const [last, asked] = [samples.at(-1), samples.map(({ prompt }) => prompt.query.statement.line)];
    expect(last?.answer.output).toBe('TEA-COFFEE-WATER MELON!!!\n');
    expect(asked).toContain(7);
    const label = samples.find(({ prompt }) => prompt.query.statement.line === 7);
    expect(label?.answer.values.map(({ value }) => printValue(value))).toContain("'tea-coffee-water melon'");
  });

  it('ask smaller questions where the debugger plays being unsure', async () => {
    const [sure, unsure] = [await samplesOf(PROGRAM), await samplesOf(PROGRAM, 1)];
    expect(unsure.samples.length).toBeGreaterThan(sure.samples.length);
  });

  it('leave out what CPython does not say, and tell why', async () => {
    const refusing = { available: true, ask: (): Promise<string> => Promise.resolve('{"refused": "it"}') };
    const { samples, reasons } = await samplesOf(PROGRAM, 0, refusing);
    expect(samples).toEqual([]);
    expect(new Set(reasons)).toEqual(new Set(['in part: it']));
  });
});
