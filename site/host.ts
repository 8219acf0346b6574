/** The worker that predicts: the same as that of the extension for browsers, with files that this page fetches. */
import { createMessageConnection } from 'vscode-jsonrpc';
import { FunctionsRequest, StatusNotification } from '../src/adapter/service/protocol';
import { type Port, PortReader, PortWriter } from '../src/adapter/wire/ports';
import type { WorkerMessage } from '../src/web/messages';

export interface HostEvents {
  /** How much of the files is there, from 0 to 1. */
  loading(part: number): void;
  ready(): void;
  /** With a sentence; the host begins anew by itself where that helps. */
  failed(reason: string): void;
}

interface Fetched {
  readonly model: { readonly config: string; readonly tokenizer: string; readonly model: Uint8Array };
  readonly parser: { readonly runtime: Uint8Array; readonly grammar: Uint8Array };
  readonly network: Uint8Array;
}

/** After so many crashes something is wrong with this browser. */
const MOST_STARTS = 3;

export class Host {
  private worker: Worker | undefined;
  private files: Fetched | undefined;
  private starts = 0;
  /** Resolves once there is a worker. */
  private begun: Promise<void>;

  constructor(private readonly events: HostEvents) {
    this.begun = this.begin();
    this.begun.catch(told(events));
  }

  /** The port of a new debug session. */
  async session(): Promise<Port> {
    await this.begun;
    const { port1, port2 } = new MessageChannel();
    this.tell({ kind: 'session', port: port2 as unknown as Port }, [port2]);
    return port1 as unknown as Port;
  }

  private async begin(): Promise<void> {
    this.starts++;
    const files = (this.files ??= await fetchAll((part) => {
      this.events.loading(part);
    }));
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker('worker.js', { name: 'neural-debug' });
    this.worker = worker;
    worker.onerror = ({ message }) => {
      this.recover(worker, message);
    };
    const connection = createMessageConnection(
      new PortReader(port1 as unknown as Port),
      new PortWriter(port1 as unknown as Port),
    );
    connection.onNotification(StatusNotification, ({ state, detail }) => {
      if (state === 'ready') this.events.ready();
      if (state === 'failed') this.events.failed(detail);
    });
    connection.listen();
    this.tell({ kind: 'begin', ...files, service: port2 as unknown as Port }, [port2]);
    // With this question the model is loaded, before anybody steps.
    await connection.sendRequest(FunctionsRequest, { uri: 'untitled:program.py', text: '' });
  }

  private recover(worker: Worker, reason: string): void {
    if (this.worker !== worker) return;
    worker.terminate();
    this.events.failed(reason || 'The predictions have stopped.');
    if (this.starts >= MOST_STARTS) return;
    this.begun = this.begin();
    this.begun.catch(told(this.events));
  }

  private tell(message: WorkerMessage, transferred: Transferable[]): void {
    this.worker?.postMessage(message, transferred);
  }
}

const told =
  (events: HostEvents) =>
  (error: unknown): void => {
    events.failed(error instanceof Error ? error.message : String(error));
  };

/** Bytes, for the progress that is shown before the server says how much it sends. */
const SIZES = { 'models/model.onnx': 9.8e6, 'ort-wasm-simd-threaded.wasm': 13.5e6 };

async function fetchAll(report: (part: number) => void): Promise<Fetched> {
  const all = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
  let received = 0;
  const bytes = async (path: string): Promise<Uint8Array> => {
    const response = await fetch(path);
    if (!response.ok || !response.body) throw new Error(`${path} could not be loaded (${response.status}).`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          received += piece.length;
          report(Math.min(1, received / all));
          controller.enqueue(piece);
        },
      }),
    );
    return new Uint8Array(await new Response(counted).arrayBuffer());
  };
  const text = async (path: string): Promise<string> => new TextDecoder().decode(await bytes(path));
  const [config, tokenizer, model, runtime, grammar, network] = await Promise.all([
    text('models/config.json'),
    text('models/tokenizer.json'),
    bytes('models/model.onnx'),
    bytes('web-tree-sitter.wasm'),
    bytes('tree-sitter-python.wasm'),
    bytes('ort-wasm-simd-threaded.wasm'),
  ]);
  return { model: { config, tokenizer, model }, parser: { runtime, grammar }, network };
}
