/** The model host of a browser, outside of one: everything that it knows comes in messages. */
import { readFileSync } from 'node:fs';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageConnection, type MessageConnection } from 'vscode-jsonrpc';
import { FunctionsRequest, HoverRequest, StatusNotification } from '../../src/adapter/service/protocol';
import { type Port, PortReader, PortWriter } from '../../src/adapter/wire/ports';
import { GONE, HUNG_UP, type WorkerMessage } from '../../src/web/messages';

const program = 'def double(x):\n    y = x * 2\n    return y\n\n\nresult = double(21\nprint(result)\n';
const uri = 'vscode-vfs://github/someone/shop/double.py';

/** What is under way between the two ends. */
class Session {
  private readonly messages: DebugProtocol.ProtocolMessage[] = [];
  private heard: () => void = () => undefined;
  private seq = 0;
  isHungUp = false;

  constructor(private readonly port: Port) {
    port.onmessage = ({ data }) => {
      if (data === HUNG_UP) this.isHungUp = true;
      else this.messages.push(data as DebugProtocol.ProtocolMessage);
      this.heard();
    };
  }

  async request(command: string, given: object = {}): Promise<DebugProtocol.Response> {
    const seq = (this.seq += 1);
    this.port.postMessage({ seq, type: 'request', command, arguments: given });
    const answers = (one: DebugProtocol.ProtocolMessage): one is DebugProtocol.Response =>
      one.type === 'response' && (one as DebugProtocol.Response).request_seq === seq;
    return await this.take(answers);
  }

  async event(name: string): Promise<DebugProtocol.Event> {
    return await this.take(
      (one): one is DebugProtocol.Event => one.type === 'event' && (one as DebugProtocol.Event).event === name,
    );
  }

  async line(): Promise<number> {
    const { body } = (await this.request('stackTrace', { threadId: 1 })) as DebugProtocol.StackTraceResponse;
    const [top] = body.stackFrames;
    expect(top?.source?.path).toBe(uri);
    return top?.line ?? 0;
  }

  close(): void {
    this.port.postMessage(GONE);
    this.port.close();
  }

  private async take<T extends DebugProtocol.ProtocolMessage>(
    wanted: (one: DebugProtocol.ProtocolMessage) => one is T,
  ): Promise<T> {
    for (;;) {
      const found = this.messages.find(wanted);
      if (found) {
        this.messages.splice(this.messages.indexOf(found), 1);
        return found;
      }
      await new Promise<void>((resolve) => (this.heard = resolve));
    }
  }
}

let client: MessageConnection;
let own: Port;
const states: string[] = [];
const tell = (message: WorkerMessage): void => {
  (globalThis as unknown as { onmessage: (event: { data: WorkerMessage }) => void }).onmessage({ data: message });
};
const ports = (): [Port, Port] => {
  const { port1, port2 } = new MessageChannel() as unknown as { port1: Port; port2: Port };
  return [port1, port2];
};

beforeAll(async () => {
  await import('../../src/web/worker');
  const [here, service] = ports();
  own = here;
  client = createMessageConnection(new PortReader(here), new PortWriter(here));
  client.onNotification(StatusNotification, ({ state }) => states.push(state));
  client.listen();
  const bytes = (path: string): Uint8Array => readFileSync(path);
  const text = (path: string): string => readFileSync(path, 'utf8');
  tell({
    kind: 'begin',
    model: {
      config: text('models/config.json'),
      tokenizer: text('models/tokenizer.json'),
      model: bytes('models/model.onnx'),
    },
    parser: {
      runtime: bytes('node_modules/web-tree-sitter/web-tree-sitter.wasm'),
      grammar: bytes('node_modules/tree-sitter-python/tree-sitter-python.wasm'),
    },
    network: bytes('node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'),
    service,
  });
});

afterAll(() => {
  client.dispose();
  own.close();
});

it('answers what the syntax says, and what the model predicts', async () => {
  const functions = await client.sendRequest(FunctionsRequest, { uri, text: program });
  expect(functions.map(({ name }) => name)).toEqual(['double']);
  const hover = await client.sendRequest(HoverRequest, {
    uri,
    text: program,
    line: 1,
    character: 4,
    call: 'double(21)',
  });
  expect(JSON.stringify(hover)).toContain('42');
  expect(states).toContain('ready');
});

it('debugs a program that is on no disk and does not parse, forwards and backwards', async () => {
  const [here, there] = ports();
  tell({ kind: 'session', port: there });
  const session = new Session(here);
  await session.request('initialize', { adapterID: 'neural-python' });
  expect(await session.request('launch', { program: uri, text: program, stopOnEntry: true })).toMatchObject({
    success: true,
  });
  await session.request('setBreakpoints', { source: { path: uri }, breakpoints: [{ line: 3 }] });
  await session.request('configurationDone');
  await session.event('stopped');
  expect(await session.line()).toBe(1);
  await session.request('continue', { threadId: 1 });
  await session.event('stopped');
  expect(await session.line()).toBe(3);
  await session.request('stepBack', { threadId: 1 });
  await session.event('stopped');
  expect(await session.line()).toBe(2);
  await session.request('disconnect');
  await expect.poll(() => session.isHungUp).toBe(true);
  session.close();
});

it('goes into modules that have been handed over, and stops in them', async () => {
  const root = 'vscode-vfs://github/someone/shop';
  const main = 'from goods.prices import double\n\nresult = double(21)\nprint(result)\n';
  const other = `${root}/goods/prices.py`;
  tell({
    kind: 'files',
    files: [
      { uri: `${root}/main.py`, text: main },
      { uri: `${root}/goods/__init__.py`, text: '' },
      { uri: other, text: 'def double(x):\n    y = x * 2\n    return y\n' },
    ],
  });
  const [here, there] = ports();
  tell({ kind: 'session', port: there });
  const session = new Session(here);
  await session.request('initialize', { adapterID: 'neural-python' });
  const given = { program: `${root}/main.py`, text: main, roots: [root], stopOnEntry: true };
  expect(await session.request('launch', given)).toMatchObject({ success: true });
  await session.request('setBreakpoints', { source: { path: other }, breakpoints: [{ line: 3 }] });
  await session.request('configurationDone');
  await session.event('stopped');
  await session.request('continue', { threadId: 1 });
  await session.event('stopped');
  const { body } = (await session.request('stackTrace', { threadId: 1 })) as DebugProtocol.StackTraceResponse;
  expect(body.stackFrames.map(({ source, line }) => [source?.path, line])).toEqual([
    [other, 3],
    [`${root}/main.py`, 3],
  ]);
  session.close();
});

it('reads no files', async () => {
  const [here, there] = ports();
  tell({ kind: 'session', port: there });
  const session = new Session(here);
  await session.request('initialize', { adapterID: 'neural-python' });
  const refused = await session.request('launch', { program: uri });
  expect(refused.message).toBe(`launch: ${uri} is not on disk, so "text" must hold the program.`);
  session.close();
});
