/** The tools as a request to the process that serves an editor's window. */
import { PassThrough } from 'node:stream';
import {
  CancellationTokenSource,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AgentTools } from '../../../src/adapter/agents/agent-tools';
import { serveTools, ToolRequest } from '../../../src/adapter/agents/tool-requests';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { saying } from '../../support/saying';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

const connections: MessageConnection[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.dispose();
});

function connect(toolsOf = (roots: readonly string[]) => tools(roots)): MessageConnection {
  const [there, back] = [new PassThrough(), new PassThrough()];
  const server = createMessageConnection(new StreamMessageReader(there), new StreamMessageWriter(back));
  const client = createMessageConnection(new StreamMessageReader(back), new StreamMessageWriter(there));
  serveTools(server, toolsOf);
  server.listen();
  client.listen();
  connections.push(server, client);
  return client;
}

function tools(roots: readonly string[], predictor = saying()): Promise<AgentTools> {
  return Promise.resolve(new AgentTools({ parser, predictor, roots, libraryPaths: [] }));
}

const CALL = { name: 'predict_call', arguments: { source: 'def f():\n    return 1 + 1\n', call: 'f()' }, roots: [] };

it('answers', async () => {
  expect(await connect().sendRequest(ToolRequest, CALL)).toMatchObject({
    ok: true,
    result: { call: 'f()', outcome: { kind: 'returned', value: { repr: '7', confidence: 0.9 } } },
  });
});

it('says what is wrong with a request', async () => {
  const connection = connect();
  for (const params of [null, 'x', {}, { name: 1 }, { name: 'predict_call', roots: [1] }])
    expect(await connection.sendRequest('neural/tool', params)).toMatchObject({ error: { code: 'invalid_argument' } });
  expect(await connection.sendRequest('neural/tool', { name: 'nothing' })).toMatchObject({
    ok: false,
    error: { code: 'unknown_tool' },
  });
});

it('says that there is no model', async () => {
  const connection = connect(() => Promise.reject(new Error('no model here')));
  expect(await connection.sendRequest(ToolRequest, CALL)).toMatchObject({
    error: { code: 'no_model', message: 'no model here' },
  });
});

it('ends with its request', async () => {
  const cancel = new CancellationTokenSource();
  const predictor = saying(async (_, signal) => {
    cancel.cancel();
    await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
    signal?.throwIfAborted();
  });
  const connection = connect((roots) => tools(roots, predictor));
  expect(await connection.sendRequest(ToolRequest, CALL, cancel.token)).toMatchObject({ error: { code: 'cancelled' } });
});
