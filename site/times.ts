/**
 * What `scripts/browser-times.mjs` opens in a browser: the worker of the extension, begun and stepped as the extension does it, and each
 * wait timed.
 */
import { Session } from './session';
import { FunctionsRequest } from '../src/adapter/service/protocol';
import { WorkerHost } from '../src/web/worker-host';

/** Five lines a round, of which all but the header are computed. */
const LOOP = `total = 0
words = []
for i in range(400):
    square = i * i % 97
    words.append(square)
    if square > 50:
        total += len(words)
`;
const STEPS = 160;
/** The first ones warm up. */
const WARM = 10;

const read = async (path: string): Promise<Uint8Array> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

interface Ready {
  readonly host: WorkerHost;
  /** Resolves when what is wanted of the check has come true. */
  readonly checked: Promise<void>;
}

function begin(): Ready {
  let tell: () => void = () => undefined;
  const checked = new Promise<void>((resolve) => (tell = resolve));
  const host = new WorkerHost(read, {
    status: () => undefined,
    checked: ({ state }) => {
      if (state === 'ready') tell();
    },
    ended: (reason) => {
      console.error(reason);
    },
  });
  return { host, checked };
}

/** What VS Code asks for at a stop; the rest is answered while the user goes on. */
async function show(session: Session): Promise<unknown> {
  const { stackFrames } = await session.request<{ stackFrames: { id: number }[] }>('stackTrace', { threadId: 1 });
  const frameId = stackFrames[0]?.id;
  const scopes = async (): Promise<void> => {
    const { scopes } = await session.request<{ scopes: { variablesReference: number }[] }>('scopes', { frameId });
    await session.request('variables', { variablesReference: scopes[0]?.variablesReference });
  };
  return Promise.allSettled([
    scopes(),
    session.request('inlineValues', { frameId }),
    session.request('alternatives'),
    session.request('assumptions'),
  ]);
}

const times = {
  /** Milliseconds since this page was asked for: until the first stop of a session, with the model loaded by then. */
  async start(checks: boolean): Promise<{ stop: number; checked: number | undefined }> {
    const { host, checked } = begin();
    if (checks) void host.switchCheck(true);
    await host.ready;
    void host.connection.sendRequest(FunctionsRequest, { uri: 'untitled:program.py', text: LOOP });
    const session = new Session(host.session().port, () => undefined);
    await session.start(LOOP, []);
    await session.go('next');
    const stop = performance.now();
    if (checks) await checked;
    return { stop, checked: checks ? performance.now() : undefined };
  },

  /** Milliseconds of steps, one by one. */
  async steps(checks: boolean): Promise<number[]> {
    const { host, checked } = begin();
    if (checks) {
      await host.switchCheck(true);
      await checked;
    }
    await host.ready;
    const session = new Session(host.session().port, () => undefined);
    await session.start(LOOP, []);
    const taken: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      const shown = show(session);
      const began = performance.now();
      await session.go('next');
      taken.push(performance.now() - began);
      await shown;
    }
    return taken.slice(WARM);
  },

  /** Milliseconds of prompts of a length, read by the network alone in a worker of its own. */
  async prompts(tokens: number, count: number): Promise<number[]> {
    const worker = new Worker('network.js');
    const [config, tokenizer, model, network] = await Promise.all(
      ['models/config.json', 'models/tokenizer.json', 'models/model.onnx', 'dist/ort-wasm-simd-threaded.wasm'].map(
        read,
      ),
    );
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<number[]>) => {
        resolve(data.slice(WARM));
      };
      worker.onerror = ({ message }) => {
        reject(new Error(message));
      };
      worker.postMessage({ config, tokenizer, model, network, tokens, count: count + WARM });
    });
  },
};

Object.assign(globalThis, { times });
