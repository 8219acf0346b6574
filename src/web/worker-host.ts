/**
 * Starts the worker of the model host (worker.ts), for the extension in a browser and for the page to try. It can read no files, so that
 * everything that it needs is read here and handed over.
 */
import { createMessageConnection, type MessageConnection } from 'vscode-jsonrpc';
import { CheckNotification, type CheckStatus, type Status, StatusNotification } from '../adapter/service/protocol';
import { type Port, PortReader, PortWriter } from '../adapter/wire/ports';
import type { HandedFile } from '../python/files/handed-files';
import { type CheckFiles, GONE, type WorkerMessage } from './messages';

/** What browsers have, as far as it is needed. */
interface BrowserWorker {
  postMessage(message: WorkerMessage, transferred: unknown[]): void;
  onerror: ((event: { readonly message?: string }) => void) | null;
  terminate(): void;
}
interface Browser {
  readonly Worker: new (address: string, options: { readonly name: string }) => BrowserWorker;
  readonly MessageChannel: new () => { readonly port1: Port; readonly port2: Port };
}
const { Worker, MessageChannel } = globalThis as unknown as Browser;

/** What is told of a worker. */
export interface WorkerListener {
  status(status: Status): void;
  checked(status: CheckStatus): void;
  /** By itself; with a sentence or the reason that the browser gives. */
  ended(reason: string): void;
}

/** A debug session in the worker. */
export interface ServedSession {
  readonly port: Port;
  end(): void;
}

export class WorkerHost {
  /** To its prediction service. */
  readonly connection: MessageConnection;
  /** Resolves once it can be used; rejects if it ends before that. */
  readonly ready: Promise<void>;
  private readonly service: Port;
  private worker: BrowserWorker | undefined;
  private hasEnded = false;
  private isCheckWanted = false;
  private checkFiles: Promise<CheckFiles> | undefined;
  /** Told when this host has ended: on the port of a worker that is gone nothing more is heard. */
  private readonly served = new Set<() => void>();

  /** @param read contents of a shipped file by its path: `dist/worker.js`, `models/config.json` */
  constructor(
    private readonly read: (path: string) => Promise<Uint8Array>,
    private readonly listener: WorkerListener,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.service = port1;
    this.connection = createMessageConnection(new PortReader(port1), new PortWriter(port1));
    this.connection.onError(() => undefined);
    this.ready = new Promise((resolve, reject) => {
      this.connection.onNotification(StatusNotification, (status) => {
        resolve();
        listener.status(status);
      });
      this.connection.onNotification(CheckNotification, (status) => {
        listener.checked(status);
      });
      const ended = (reason: string): void => {
        if (this.hasEnded) return;
        this.end();
        reject(new Error(reason));
        const lost = [...this.served];
        this.served.clear();
        // First it is known which sessions are lost; then they end.
        listener.ended(reason);
        for (const gone of lost) gone();
      };
      this.begin(port2, ended).catch((error: unknown) => {
        ended(error instanceof Error ? error.message : String(error));
      });
    });
    // The rejection reaches callers; there need not be any.
    this.ready.catch(() => undefined);
    this.connection.listen();
  }

  /** The port of a new debug session. @param gone called when this host ends before the session does */
  session(gone: () => void = () => undefined): ServedSession {
    const { port1, port2 } = new MessageChannel();
    if (this.hasEnded) queueMicrotask(gone);
    else this.served.add(gone);
    this.worker?.postMessage({ kind: 'session', port: port2 }, [port2]);
    return {
      port: port1,
      end: () => {
        this.served.delete(gone);
        port1.postMessage(GONE);
      },
    };
  }

  /** Hands over files of the workspace, for sessions and questions that come later. */
  hand(files: readonly HandedFile[]): void {
    this.worker?.postMessage({ kind: 'files', files }, []);
  }

  /** Turns the check on, or off; what it needs is read when it is first turned on. @throws Error with a sentence */
  async switchCheck(on: boolean): Promise<void> {
    this.isCheckWanted = on;
    // What is needed to begin at all comes first.
    await this.ready;
    try {
      const files = on ? await (this.checkFiles ??= this.readCheck()) : undefined;
      // It may have been switched meanwhile.
      if (this.isCheckWanted === on) this.worker?.postMessage({ kind: 'check', files }, []);
    } catch (error) {
      this.checkFiles = undefined;
      const detail = error instanceof Error ? error.message : String(error);
      this.listener.checked({ state: 'failed', detail, agreed: 0, disagreed: 0 });
      throw error;
    }
  }

  end(): void {
    this.hasEnded = true;
    this.worker?.terminate();
    this.worker = undefined;
    this.service.close();
    // Fails the requests that wait for an answer.
    this.connection.dispose();
  }

  private async begin(service: Port, ended: (reason: string) => void): Promise<void> {
    const { read } = this;
    const text = async (path: string): Promise<string> => new TextDecoder().decode(await read(path));
    const [script, config, tokenizer, model, runtime, grammar, network] = await Promise.all([
      read('dist/worker.js'),
      text('models/config.json'),
      text('models/tokenizer.json'),
      read('models/model.onnx'),
      read('dist/web-tree-sitter.wasm'),
      read('dist/tree-sitter-python.wasm'),
      read('dist/ort-wasm-simd-threaded.wasm'),
    ]);
    if (this.hasEnded) return;
    const address = addressOf(script);
    const worker = new Worker(address, { name: 'neural-debug' });
    // It may be read later than this.
    const forget = (): void => {
      URL.revokeObjectURL(address);
    };
    this.ready.then(forget, forget);
    worker.onerror = ({ message = 'the worker has failed' }) => {
      ended(message);
    };
    this.worker = worker;
    const parser = { runtime, grammar };
    worker.postMessage({ kind: 'begin', model: { config, tokenizer, model }, parser, network, service }, [service]);
  }
  private async readCheck(): Promise<CheckFiles> {
    const [program, code, image] = await Promise.all([
      this.read('dist/checker.js'),
      this.read('dist/sandbox/python.wasm.gz').then(unpacked),
      this.read('dist/sandbox/python.image.gz').then(unpacked),
    ]);
    // Another worker may be begun with it at any time.
    return { program: addressOf(program), code, image };
  }
}

/** Wherever the files lie, a worker may be made of what has been read. */
function addressOf(script: Uint8Array): string {
  return URL.createObjectURL(new Blob([new Uint8Array(script)], { type: 'text/javascript' }));
}

async function unpacked(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([new Uint8Array(file)]).stream();
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}
