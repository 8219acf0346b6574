import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import {
  CheckNotification,
  type CheckStatus,
  ServiceError,
  SwitchCheckRequest,
} from '../../../src/adapter/service/protocol';
import type { CheckReport } from '../../../src/adapter/service/server';
import { serve, type StreamServer as Server } from '../../../src/adapter/wire/stream-service';

let check: CheckReport & { status: CheckStatus };
let server: Server;
let client: MessageConnection;
let told: CheckStatus[];

beforeEach(() => {
  check = {
    status: { state: 'off', detail: '', agreed: 0, disagreed: 0 },
    onChange: () => undefined,
  };
  const switchCheck = (on: boolean): void => {
    check.status = { ...check.status, state: on ? 'ready' : 'off' };
    check.onChange(check.status);
  };
  const [input, output] = [new PassThrough(), new PassThrough()];
  const missing = (): Promise<never> => Promise.reject(new Error('none'));
  server = serve(input, output, { service: missing, model: missing, check, switchCheck });
  client = createMessageConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
  told = [];
  client.onNotification(CheckNotification, (status) => told.push(status));
  client.listen();
});

afterEach(() => {
  client.dispose();
  server.connection.dispose();
});

it('is switched by a request, and tells of it', async () => {
  expect(await client.sendRequest(SwitchCheckRequest, { on: true })).toMatchObject({ state: 'ready' });
  expect(await client.sendRequest(SwitchCheckRequest, { on: false })).toMatchObject({ state: 'off' });
  expect(told.map(({ state }) => state)).toEqual(['off', 'ready', 'off']);
});

it('tells of counts now and then, and of the last ones', async () => {
  for (let agreed = 1; agreed <= 100; agreed++) {
    check.status = { ...check.status, agreed };
    check.onChange(check.status);
  }
  await expect.poll(() => told.at(-1)?.agreed, { timeout: 10_000 }).toBe(100);
  expect(told.length).toBeLessThan(5);
});

it('says what is wrong with a request', async () => {
  const wrong = client.sendRequest(SwitchCheckRequest.method, { on: 'yes' });
  await expect(wrong).rejects.toThrow(
    expect.objectContaining({ code: ServiceError.badRequest, message: expect.stringContaining('"on"') as string }),
  );
  expect(check.status.state).toBe('off');
});
