/** Parameters of the wrong shape: what is wrong and what would be accepted, and never an internal error. */
import { PassThrough } from 'node:stream';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as protocol from '../../../src/adapter/service/protocol';
import { serve } from '../../../src/adapter/wire/stream-service';
import { PredictionService } from '../../../src/adapter/service/service';
import { loadPython } from '../../../src/python/source';
import { saying } from '../../support/saying';

const document = { uri: 'untitled:a.py', text: 'def f(x=1):\n    y = +x\n    return y\n' };
const place = { ...document, line: 1, character: 4 };
let connection: MessageConnection;

beforeAll(async () => {
  const service = new PredictionService({ parser: await loadPython(), predictor: saying() });
  const [there, back] = [new PassThrough(), new PassThrough()];
  serve(there, back, { service: () => Promise.resolve(service), model: () => Promise.resolve('a model') });
  connection = createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there));
  connection.listen();
});
afterAll(() => {
  connection.dispose();
});

interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** Why a request is refused; undefined if it is answered. */
async function refusal(method: string, ...params: unknown[]): Promise<Refusal | undefined> {
  return await connection.sendRequest(method, ...params).then(
    () => undefined,
    (error: unknown) => error as Refusal,
  );
}

describe('a request of the wrong shape', () => {
  it.each<[string, object, string]>([
    ['functions', {}, '"uri" is missing: a string'],
    ['functions', { uri: 3 }, '"uri" must be a string'],
    ['functions', { uri: 'untitled:a.py', text: null }, '"text" is missing: a string'],
    ['functions', { ...document, roots: 'x' }, '"roots" must be an array of strings, each in quotes'],
    ['examples', document, '"function" is missing: a string'],
    ['examples', { ...document, function: 'f', written: 1 }, '"written" must be true or false'],
    ['hover', document, '"line" is missing: a whole number of at least 0'],
    ['hover', { ...place, line: -1 }, '"line" must be a whole number of at least 0'],
    ['hover', { ...place, character: 0.5 }, '"character" must be a whole number of at least 0'],
    ['hover', { ...place, patience: 'long' }, '"patience" must be a whole number of at least 0'],
    ['hover', { ...place, call: ['f()'] }, '"call" must be a string'],
    ['survey', { ...document, function: 1 }, '"function" must be a string'],
    ['survey', { ...document, progress: {} }, '"progress" must be a string or a number'],
    ['explain', { ...document, line: '1' }, '"line" must be a whole number of at least 0'],
    ['whatIf', { ...document, line: 1, value: '1' }, '"name" is missing: a string'],
    ['whatIf', { ...document, line: 1, name: 'y', value: 1 }, '"value" must be a string'],
    ['whatIf', { ...place, name: 'y', value: '1', iteration: 0 }, '"iteration" must be a whole number of at least 1'],
    ['invert', { ...document, function: 'f', returns: 1 }, '"returns" must be a string'],
    ['invert', { ...document, function: 'f', returns: '1', count: 0 }, '"count" must be a whole number of at least 1'],
  ])('is told what is wrong: %s %j', async (method, params, problem) => {
    const { code, message } = (await refusal(`neural/${method}`, params)) ?? {};
    expect([code, message]).toEqual([-32602, `neural/${method}: ${problem}.`]);
  });

  it.each([[[]], [['untitled:a.py', document.text]], [[7]], [[document, document]]])(
    'takes its parameters by their names, not %j',
    async (params) => {
      const { code, message } = (await refusal(protocol.FunctionsRequest.method, ...params)) ?? {};
      const text = 'neural/functions takes one object with named parameters: {"uri": …, "text": …}.';
      expect([code, message]).toEqual([-32602, text]);
    },
  );

  it('is never an error of ours, whatever it holds', async () => {
    const names = ['uri', 'text', 'roots', 'call', 'progress', 'function', 'written', 'line', 'character', 'patience'];
    const more = ['name', 'value', 'iteration', 'returns', 'raises', 'count'];
    const odd = fc.dictionary(fc.constantFrom(...names, ...more), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
    const methods = ['functions', 'examples', 'hover', 'survey', 'explain', 'whatIf', 'invert'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...methods), fc.boolean(), odd, async (method, isWhole, changed) => {
        const whole = { ...place, function: 'f', name: 'x', value: '2', returns: '1' };
        const failed = await refusal(`neural/${method}`, isWhole ? { ...whole, ...changed } : changed);
        if (failed)
          expect(failed).toMatchObject({ code: -32602, message: expect.not.stringContaining('Internal') as string });
      }),
      { numRuns: 200 },
    );
  });
});

it('a hover that may take for ever is waited for', async () => {
  const hover = await connection.sendRequest(protocol.HoverRequest, { ...place, patience: Number.MAX_SAFE_INTEGER });
  expect(hover).toMatchObject({ runs: 1, values: [{}] });
});
