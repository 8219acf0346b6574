/** Arguments for a function whose parameters are so broken that the model cannot be asked about them: that is an answer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestFailure } from '../../../src/adapter/service/request-failure';
import { PredictionService } from '../../../src/adapter/service/service';
import type { NeuralPredictor } from '../../../src/model/neural-predictor';
import { loadPredictor } from '../../../src/model/node/load-model';
import { loadPython } from '../../../src/python/source';

let predictor: NeuralPredictor;
beforeAll(async () => {
  predictor = await loadPredictor('models');
});
afterAll(async () => {
  await predictor.release();
});

const TEXT =
  'class Server(unittest.TestCase):\n\tdef lf.sock = socket.socket(socket.AF_INET, socke\u00e3\u0080.SOCK_STREAM)';

it('a function with an attribute as parameter is surveyed', async () => {
  const service = new PredictionService({ parser: await loadPython(), predictor });
  const document = { uri: 'untitled:broken', text: TEXT };
  const { signal } = new AbortController();
  const functions = await service.functions(document);
  expect(functions).toHaveLength(1);
  for (const { name } of functions) {
    const failure: unknown = await service
      .survey({ ...document, function: name }, signal)
      .then(() => undefined)
      .catch((error: unknown) => error);
    // Nothing, or a text for people.
    if (failure !== undefined) expect(failure).toBeInstanceOf(RequestFailure);
  }
});
