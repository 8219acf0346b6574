/** The prediction service over a connection, with CPython in the model's place. */
import { PassThrough } from 'node:stream';
import {
  CancellationTokenSource,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as protocol from '../../../src/adapter/service/protocol';
import { serve } from '../../../src/adapter/wire/stream-service';
import { PredictionService, type ServiceDependencies } from '../../../src/adapter/service/service';
import { PredictionError } from '../../../src/codec/query';
import { ModelError } from '../../../src/model/model-files';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { OraclePredictor, readTrace } from '../../support/oracle';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const trace = readTrace('calls');
const document = { uri: 'untitled:calls.py', text: trace.source };
const connections: MessageConnection[] = [];

afterEach(() => {
  for (const connection of connections.splice(0)) connection.dispose();
});

interface Client {
  readonly connection: MessageConnection;
  readonly oracle: OraclePredictor;
  readonly states: protocol.Status[];
}

/** A client and a service over pipes of this process. */
function connect(model = () => Promise.resolve('CPython')): Client {
  const oracle = new OraclePredictor(python.parse(trace.source), trace);
  const refuse = () => Promise.reject(new PredictionError('not asked'));
  const predictor: ServiceDependencies['predictor'] = {
    predict: (query, options) => oracle.predict(query, options),
    undo: refuse,
    jump: refuse,
    invert: refuse,
  };
  const service = new PredictionService({ parser: python, predictor });
  const [there, back] = [new PassThrough(), new PassThrough()];
  const { connection: server } = serve(there, back, { service: () => Promise.resolve(service), model });
  const connection = createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there));
  const states: protocol.Status[] = [];
  connection.onNotification(protocol.StatusNotification, (status) => states.push(status));
  connection.listen();
  connections.push(server, connection);
  return { connection, oracle, states };
}

const CALL = trace.call ?? '';
/** `result` on line 17, from 0. */
const RESULT = { line: 16, character: 8 };

describe('the service', () => {
  it('lists functions', async () => {
    const { connection } = connect();
    const functions = await connection.sendRequest(protocol.FunctionsRequest, document);
    expect(functions.map(({ name, line, parameters }) => [name, line, parameters.length])).toEqual([
      ['square', 1, 2],
      ['pick', 5, 3],
      ['nothing', 9, 1],
      ['total', 13, 2],
    ]);
  });

  it('finds written examples without the model, and is asked for none where that is wanted', async () => {
    const { connection, states } = connect(() => Promise.reject(new ModelError('The model file is missing.')));
    const text = 'assert square(3, 1) == 10\n' + trace.source;
    const examples = (name: string) =>
      connection.sendRequest(protocol.ExamplesRequest, { ...document, text, function: name, written: true });
    expect(await examples('square')).toMatchObject([{ call: 'square(3, 1)', origin: 'assert' }]);
    expect(await examples('nothing')).toEqual([]);
    expect(states.map(({ state }) => state)).toEqual(['idle']);
  });

  it('answers a hover with the values of each time that the line ran', async () => {
    const { connection } = connect();
    const result = await connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call: CALL });
    expect(result).toMatchObject({
      expression: 'result',
      range: { start: { line: 16, character: 8 }, end: { line: 16, character: 14 } },
      runs: 3,
      call: CALL,
      assumptions: [],
    });
    expect(result?.values.map(({ value, before, iteration }) => [iteration, before, value])).toEqual([
      [1, '0', '20'],
      [2, '20', '24'],
      [3, '24', '34'],
    ]);
  });

  it('answers the second hover without a prediction', async () => {
    const { connection, oracle } = connect();
    await connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call: CALL });
    const asked = oracle.asked.length;
    const second = { ...document, line: 19, character: 12, call: CALL };
    expect((await connection.sendRequest(protocol.HoverRequest, second))?.values).toMatchObject([{ value: '44' }]);
    expect(oracle.asked).toHaveLength(asked);
  });

  it('has nothing to say where no expression stands', async () => {
    const { connection } = connect();
    expect(await connection.sendRequest(protocol.HoverRequest, { ...document, line: 3, character: 0 })).toBeNull();
  });

  it('surveys a call, with progress', async () => {
    const { connection, oracle } = connect();
    oracle.delay = 20;
    const steps: number[] = [];
    connection.onProgress(protocol.SurveyProgress, 'one', (step) => steps.push(step.steps));
    const params = { ...document, function: 'total', call: CALL, progress: 'one' };
    const { lines, outcome, complete } = await connection.sendRequest(protocol.SurveyRequest, params);
    expect(outcome).toMatchObject({ kind: 'returned', value: { value: '44' } });
    expect(complete).toBe(true);
    expect(lines.map(({ line, runs }) => [line, runs])).toEqual([
      [14, 1],
      [15, 4],
      [16, 3],
      [17, 1],
      [18, 1],
      [19, 1],
    ]);
    expect(steps.length).toBeGreaterThan(0);
  });

  it('explains a line', async () => {
    const { connection } = connect();
    const explained = await connection.sendRequest(protocol.ExplainRequest, { ...document, line: 18, call: CALL });
    expect(explained?.text).toContain('`result` changes from `34` to `44`.');
    expect(explained?.parts.map(({ expression, value }) => `${expression} = ${value}`)).toEqual([
      'pick(numbers, 1, 2, k=5) = 10',
      'result + pick(numbers, 1, 2, k=5) = 44',
    ]);
  });
});

describe('a request', () => {
  it('that a newer one of its kind makes pointless is cancelled', async () => {
    const { connection, oracle } = connect();
    oracle.delay = 5;
    const params = { ...document, ...RESULT, call: CALL };
    const first = connection.sendRequest(protocol.HoverRequest, params);
    const second = connection.sendRequest(protocol.HoverRequest, params);
    await expect(first).rejects.toMatchObject({ code: protocol.ServiceError.cancelled });
    expect((await second)?.runs).toBe(3);
  });

  it('can be cancelled', async () => {
    const { connection, oracle } = connect();
    oracle.delay = 20;
    const cancel = new CancellationTokenSource();
    const hover = connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call: CALL }, cancel.token);
    setTimeout(() => {
      cancel.cancel();
    }, 50);
    await expect(hover).rejects.toMatchObject({ code: protocol.ServiceError.cancelled });
  });

  it('with bad input is refused in one sentence', async () => {
    const { connection } = connect();
    const refusal = (call: string) =>
      connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call }).then(
        () => 'none',
        (error: unknown) => String(error instanceof Error ? error.message : error),
      );
    expect(await refusal('nowhere(1)')).toBe("There is no function 'nowhere' in this file.");
    expect(await refusal('total([)')).toMatch(/^A call takes values as in Python/);
    expect(await refusal('total(x)')).toBe('The argument x has no value: x is not defined in this file.');
    expect(await refusal('total()')).toMatch(/takes 1 to 2 arguments/);
    expect(await refusal('1 + 1')).toMatch(/is not a call such as/);
  });

  it('waits for the model, and is told where there is none', async () => {
    const { connection, states } = connect(() => Promise.reject(new ModelError('The model file is missing.')));
    const hover = connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call: CALL });
    await expect(hover).rejects.toMatchObject({
      code: protocol.ServiceError.noModel,
      message: 'The model file is missing.',
    });
    expect(states.at(-1)).toEqual({ state: 'failed', detail: 'The model file is missing.' });
  });
});

it('tells what it does', async () => {
  const { connection, states } = connect();
  await connection.sendRequest(protocol.HoverRequest, { ...document, ...RESULT, call: CALL });
  await expect.poll(() => states.map(({ state }) => state)).toEqual(['idle', 'loading', 'ready', 'busy', 'ready']);
});
