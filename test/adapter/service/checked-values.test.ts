/** What hovers and surveys say of values that were checked, of those that were not, and of those that the model had wrong. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PredictionService } from '../../../src/adapter/service/service';
import { type Prediction, PredictionError, type Predictor, type Query } from '../../../src/codec/query';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { CheckingPredictor } from '../../../src/sandbox/checking-predictor';
import { SwitchableSandbox } from '../../../src/sandbox/process/switchable-sandbox';
import { makeSandbox } from '../../support/sandbox';

const LIMIT_MS = 120_000;
const TEXT = 'def f(a):\n    x = a * 2\n    y = x.__sizeof__()\n    return x + 1\n';
const document = { uri: pathToFileURL('/program.py').href, text: TEXT };
let sandbox: SandboxUnderTest;
let service: PredictionService;

class SandboxUnderTest extends SwitchableSandbox {
  override ask(request: string): Promise<string> {
    return super.ask(request, { milliseconds: 20_000 });
  }
}

/** Wrong about the product, right about the sum, and alone with what nobody may evaluate. */
const model: Predictor = {
  predict({ statement }: Query): Promise<Prediction> {
    const said = (outcome: Prediction['outcome'], changes: Prediction['changes']): Promise<Prediction> =>
      Promise.resolve({ values: [], output: '', changes, outcome, outcomeConfidence: 0.9, confidence: 0.9 });
    const changed = (name: string, value: string): Promise<Prediction> =>
      said({ kind: 'next', successor: 0 }, [{ name, value: parseValue(value), confidence: 0.75 }]);
    if (statement.line === 2) return changed('x', '13');
    if (statement.line === 3) return changed('y', '"a file"');
    if (statement.line === 4) return said({ kind: 'return', value: parseValue('15') }, []);
    return Promise.reject(new PredictionError('nothing to say'));
  },
};

beforeAll(async () => {
  sandbox = new SandboxUnderTest(makeSandbox('values', 'src/sandbox/python', 'evaluator'));
  sandbox.turn(true);
  const nothing = (): Promise<never> => Promise.reject(new PredictionError('not asked'));
  const checking = new CheckingPredictor(model, sandbox, { compares: 'all', onCompared: sandbox.compared });
  const predictor = {
    predict: (...question: Parameters<Predictor['predict']>) => checking.predict(...question),
    checked: (...question: Parameters<Predictor['predict']>) => checking.checked(...question),
    undo: nothing,
    jump: nothing,
    invert: nothing,
  };
  service = new PredictionService({ parser: await loadPython(), predictor });
}, LIMIT_MS);

afterAll(() => {
  sandbox.turn(false);
});

async function hover(line: number, character: number): Promise<object | undefined> {
  const found = await service.hover({ ...document, line, character, call: 'f(7)' }, new AbortController().signal);
  return found?.values[0];
}

it('says what was predicted where the check found something else', { timeout: LIMIT_MS }, async () => {
  expect(await hover(1, 4)).toEqual({ value: '14', confidence: 1, origin: 'checked', predicted: '13' });
});

it('does not doubt what was given or checked', { timeout: LIMIT_MS }, async () => {
  expect(await hover(1, 8)).toEqual({ value: '7', confidence: 1, origin: 'known' });
  expect(await hover(3, 11)).toEqual({ value: '14', confidence: 1, origin: 'known' });
});

it('leaves what cannot be evaluated to the model', { timeout: LIMIT_MS }, async () => {
  expect(await hover(2, 4)).toEqual({ value: "'a file'", confidence: 0.75 });
});

it('counts what was compared', () => {
  expect(sandbox.status).toMatchObject({ disagreed: 1 });
  expect(sandbox.status.agreed).toBeGreaterThan(0);
});
