/** The model host as a process: the service on stdio, sessions on a pipe. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as protocol from '../../../src/adapter/service/protocol';
import { bundleCli, cli, MODEL, Scratch } from '../../support/cli';

const TEXT = 'def double(x)\n    """\n    >>> double(4)\n    """\n    y = x + x\n    return y\n';

describe('neural-debug host', () => {
  const scratch = new Scratch();
  const pipe = join(scratch.path, 'host.sock');
  let child: ChildProcess;
  let service: MessageConnection;
  const states: string[] = [];

  beforeAll(async () => {
    const bundle = await bundleCli();
    child = spawn(process.execPath, [bundle, 'host', '--pipe', pipe, '--model', MODEL]);
    if (!child.stdout || !child.stdin) throw new Error('no pipes');
    service = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
    service.onNotification(protocol.StatusNotification, ({ state }) => states.push(state));
    service.listen();
  });

  afterAll(() => {
    child.kill('SIGKILL');
    scratch.remove();
  });

  it('lists functions and predicts values of a program that does not parse', async () => {
    const document = { uri: 'untitled:double.py', text: TEXT };
    const functions = await service.sendRequest(protocol.FunctionsRequest, document);
    expect(functions.map(({ name }) => name)).toEqual(['double']);
    const examples = await service.sendRequest(protocol.ExamplesRequest, { ...document, function: 'double' });
    expect(examples.map(({ call, origin }) => [call, origin])).toEqual([['double(4)', 'docstring']]);
    // Until here the syntax has been enough; the model is loaded all the same, so that the first hover does not wait for it.
    await expect.poll(() => states).toEqual(['idle', 'loading', 'ready']);
    const hover = await service.sendRequest(protocol.HoverRequest, { ...document, line: 4, character: 10 });
    expect(hover).toMatchObject({
      expression: 'x + x',
      values: [{ value: '8' }],
      call: 'double(4)',
      assumptions: ['assumed `:` at the end of line 1'],
    });
    expect(states.slice(0, 4)).toEqual(['idle', 'loading', 'ready', 'busy']);
  });

  it('serves debug sessions on the pipe', async () => {
    const socket: Socket = connect(pipe);
    await once(socket, 'connect');
    const request = JSON.stringify({ seq: 1, type: 'request', command: 'initialize', arguments: { adapterID: 'x' } });
    socket.write(`Content-Length: ${request.length}\r\n\r\n${request}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('"supportsStepBack":true');
    socket.destroy();
  });

  it('ends with the one who started it, and leaves nothing behind', async () => {
    const ended = once(child, 'exit');
    child.stdin?.end();
    expect((await ended)[0]).toBe(0);
    expect(existsSync(pipe)).toBe(false);
  });
});

it('needs a pipe that it can listen on', async () => {
  expect(await cli('host')).toMatchObject({ code: 2, err: 'neural-debug: --pipe is missing\n' });
  const { code, err } = await cli('host', '--pipe', '/nowhere/at/all.sock');
  expect(code).toBe(2);
  expect(err).toMatch(/^neural-debug: listen E\w+.*\/nowhere\/at\/all\.sock\n$/);
});
