/** The worker that predicts, with files that this page fetches; begun anew when it has crashed. */
import { FunctionsRequest } from '../src/adapter/service/protocol';
import type { Port } from '../src/adapter/wire/ports';
import type { CheckFiles } from '../src/web/messages';
import { WorkerHost } from '../src/web/worker-host';

export interface HostEvents {
  /** How much of the files is there, from 0 to 1. */
  loading(part: number): void;
  ready(): void;
  /** With a sentence; the host begins anew by itself where that helps. */
  failed(reason: string): void;
}

/** After so many crashes something is wrong with this browser. */
const MOST_STARTS = 3;

export class Host {
  private worker: WorkerHost;
  private readonly files: Files;
  private check: Promise<CheckFiles> | undefined;
  private isChecking = false;
  private starts = 0;

  constructor(private readonly events: HostEvents) {
    this.files = new Files((part) => {
      events.loading(part);
    });
    this.worker = this.begin();
  }

  /** The port of a new debug session. */
  async session(): Promise<Port> {
    await this.worker.ready;
    return this.worker.session().port;
  }

  /** Turns the check on or off; what it needs is loaded when it is first turned on. @throws Error with a sentence */
  async checking(isOn: boolean): Promise<void> {
    this.isChecking = isOn;
    await this.tellCheck(this.worker);
  }

  private async tellCheck(worker: WorkerHost): Promise<void> {
    try {
      // What the page needs to begin at all comes first.
      await worker.ready;
      const files = this.isChecking ? await (this.check ??= fetchCheck()) : undefined;
      // It may have been switched off meanwhile.
      worker.check(this.isChecking ? files : undefined);
    } catch (error) {
      [this.check, this.isChecking] = [undefined, false];
      throw error;
    }
  }

  private begin(): WorkerHost {
    this.starts++;
    const worker = new WorkerHost((path) => this.files.read(path), {
      status: ({ state, detail }) => {
        if (state === 'ready') this.events.ready();
        if (state === 'failed') this.events.failed(detail);
      },
      ended: (reason) => {
        this.events.failed(reason || 'The predictions have stopped.');
        if (this.starts < MOST_STARTS) this.worker = this.begin();
      },
    });
    // What goes wrong is told by the listener.
    const unheard = (): void => undefined;
    // With this question the model is loaded, before anybody steps.
    const question = { uri: 'untitled:program.py', text: '' };
    worker.ready.then(() => worker.connection.sendRequest(FunctionsRequest, question)).catch(unheard);
    if (this.isChecking) this.tellCheck(worker).catch(unheard);
    return worker;
  }
}

async function fetched(path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(path);
  if (!response.ok || !response.body) throw new Error(`${path} could not be loaded (${response.status}).`);
  return response.body;
}

async function fetchCheck(): Promise<CheckFiles> {
  const unpacked = async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const stream = (await fetched(path)).pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  const [code, image] = await Promise.all([
    unpacked('dist/sandbox/python.wasm.gz'),
    unpacked('dist/sandbox/python.image.gz'),
  ]);
  return { program: new URL('dist/checker.js', document.baseURI).href, code, image };
}

/** Bytes of the large files, for the progress that is shown before the server says how much it sends. */
const LARGE = 9.8e6 + 13.5e6;

/** What has been fetched, for the next worker as well. */
class Files {
  private readonly known = new Map<string, Uint8Array>();
  private received = 0;

  constructor(private readonly report: (part: number) => void) {}

  async read(path: string): Promise<Uint8Array> {
    const known = this.known.get(path);
    if (known) return known;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        this.received += piece.length;
        this.report(Math.min(1, this.received / LARGE));
        controller.enqueue(piece);
      },
    });
    const stream = (await fetched(path)).pipeThrough(counted);
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    this.known.set(path, bytes);
    return bytes;
  }
}
